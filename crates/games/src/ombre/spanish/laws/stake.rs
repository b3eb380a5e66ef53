//! What a game of the family is played for where nothing else is agreed, and what is paid when a law orders *lo que se atraviere*.

use super::super::facts::MIDDLE;
use super::super::settle::split;
use super::super::variant::Reckoning;
use super::super::{Spanish, Variation};
use super::{Effect, Standing, Went};
use arrayvec::ArrayVec;
use engine::law::{Due, Payment};
use engine::{Account, Cause, Cite, Pot, Seat};

/// What a game is played for where nothing else is agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Usual {
    pub players: usize,
    pub polla: i64,
    pub pozo: i64,
    /// Where the polla of a card out of turn lies.
    pub out_of_turn: Pot,
    /// What a bola with a partner, or its contrary, is worth to each adversary.
    pub bola: i64,
    pub codillo: CodilloTo,
}

/// To whom the pot goes that a codillo costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodilloTo {
    /// To all adversaries, in parts.
    Adversaries,
    /// To the one who took most tricks (hombre D8).
    Winner,
}

impl<V: Variation> Spanish<V> {
    /// What this game is played for where nothing else is agreed.
    pub fn usual() -> Usual {
        let terms = V::terms(&V::Agreements::default());
        let codillo = match terms.variant.reckoning {
            Reckoning::Counted { .. } => CodilloTo::Adversaries,
            Reckoning::Compared => CodilloTo::Winner,
        };
        Usual {
            players: terms.variant.players,
            polla: terms.polla(),
            pozo: terms.pozo_size(),
            out_of_turn: terms.variant.out_of_turn(),
            bola: terms.prices.bola[0],
            codillo,
        }
    }
}

/// What these changes of the settlement bring by themselves, as far as the middle and the price of the game are known (mediator 5.6).
/// A defender pays for all, two of them in halves (D41), and the Hombre's side takes the middle; one of that side pays a puesta, or the
/// codillo that was lost.
pub fn changed(standing: &Standing, effects: &[Effect], law: Cite) -> Vec<Payment> {
    let cause = Cause::new("spanish-cause-at-stake", law);
    let pay = |from: Account, to: Account, amount: i64| Payment { from, to, amount, due: Due::AtSettlement, cause };
    let adversaries: ArrayVec<Seat, 6> = standing.adversaries().collect();
    // The Hombre takes the odd tanto (mediator D4).
    let partner = standing.players.iter().copied().filter(|&seat| standing.side.contains(seat) && standing.hombre != Some(seat));
    let side: ArrayVec<Seat, 6> = standing.hombre.into_iter().chain(partner).collect();
    let shared = |from: Account, amount: i64, among: &ArrayVec<Seat, 6>| -> Vec<Payment> {
        split(amount, among.len()).zip(among.clone()).map(|(part, seat)| pay(from, seat.into(), part)).collect()
    };
    // Who pays, and for whose fault.
    let staked = effects.iter().filter_map(|effect| match *effect {
        Effect::Stake(by) => Some((by, by)),
        Effect::StakeFor { payer, of } => Some((payer, of)),
        Effect::NoCollect | Effect::Share { .. } | Effect::AsCodillo => None,
    });
    let (own, mut against) = staked.partition::<Vec<_>, _>(|(_, of)| standing.side.contains(*of));
    let place = |seat: Seat| standing.players.iter().position(|&there| there == seat);
    against.sort_by_key(|&(payer, _)| place(payer));
    let mut paid: Vec<Payment> = Vec::new();
    for &(by, _) in &own {
        // Who pays in the Hombre's place is not paid themselves.
        let creditors: ArrayVec<Seat, 6> = adversaries.iter().copied().filter(|&seat| seat != by).collect();
        paid.extend(creditors.iter().map(|&seat| pay(by.into(), seat.into(), standing.unit)));
        match standing.went {
            // Game and estuches are everybody's, the pot only of whoever gave the codillo (hombre D8).
            Some(Went::Codillo(Some(winner))) => paid.push(pay(by.into(), winner.into(), standing.pot)),
            // A payer who is one of them leaves their own share unpaid (mediator D22).
            Some(Went::Codillo(None)) => paid.extend(shared(by.into(), standing.pot, &adversaries)),
            _ => paid.push(pay(by.into(), MIDDLE.into(), standing.pot)),
        }
    }
    if !against.is_empty() {
        paid.extend(shared(MIDDLE.into(), standing.pot, &side));
        let price = standing.unit * adversaries.len() as i64;
        let parts = split(price, against.len()).zip(against.clone());
        paid.extend(parts.flat_map(|(part, (payer, _))| shared(payer.into(), part, &side)));
    }
    for effect in effects {
        match *effect {
            Effect::AsCodillo => {
                for (half, payer) in split(standing.pot, side.len()).zip(side.clone()) {
                    paid.extend(shared(payer.into(), half, &adversaries));
                }
                for (part, payer) in split(standing.unit, side.len()).zip(side.clone()) {
                    paid.extend(adversaries.iter().map(|&seat| pay(payer.into(), seat.into(), part)));
                }
            }
            // A share is owed only where the Hombre has won.
            Effect::Share { payer, .. } if standing.went.is_none_or(|went| went == Went::Won) => {
                paid.extend(shared(payer.into(), standing.unit, &side));
            }
            Effect::Share { .. } | Effect::Stake(_) | Effect::StakeFor { .. } | Effect::NoCollect => {}
        }
    }
    paid.retain(|payment| payment.amount != 0 && payment.from != payment.to);
    paid
}
