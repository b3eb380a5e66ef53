//! The payments of a hand (mediator 5, family 5, hombre 5): game and calidades, bola, and the pot, each shared on its own. A pure
//! function of the facts: the table settles by it, and the desk tells by it what was at stake.

use super::facts::MIDDLE;
use super::result::{Loss, Outcome, Payers};
use arrayvec::ArrayVec;
use engine::{Account, Cause, Cite, Seat};

/// A sum that is shared by two: the odd tanto is always the first one's, the Hombre's before the partner's (mediator D4).
#[derive(Clone, Copy, Debug)]
struct Shared {
    first: Seat,
    second: Option<Seat>,
    moved: i64,
}

impl Shared {
    const fn new(first: Seat, second: Option<Seat>) -> Shared {
        Shared { first, second, moved: 0 }
    }

    /// The parts of the next tantos.
    fn parts(&mut self, amount: i64) -> [(Seat, i64); 2] {
        let Some(second) = self.second else { return [(self.first, amount), (self.first, 0)] };
        let before = (self.moved + 1) / 2;
        self.moved += amount;
        let own = (self.moved + 1) / 2 - before;
        [(self.first, own), (second, amount - own)]
    }
}

/// A settlement aimed elsewhere, as the laws aim it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Aim {
    /// The player who pays instead of all who would.
    pub(super) payer: Option<Seat>,
    /// The player who pays half of it (mediator D41).
    pub(super) with: Option<Seat>,
    /// Settled as this, whatever the tricks.
    pub(super) as_if: Option<Outcome>,
    /// Pairs of a player and the adversary for whom they pay.
    pub(super) shares: ArrayVec<(Seat, Seat), 6>,
    pub(super) collects: Collects,
    /// The law that aims it, which explains what is paid.
    pub(super) law: Option<Cite>,
}

/// The part of their winnings that winners are given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Collects {
    #[default]
    All,
    /// Nothing, and the pot stays (mediator III.2, hombre XII.1).
    Nothing,
}

/// The facts by which a hand is paid, in the seats of a table or of the desk.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand<'a> {
    pub(super) hombre: Seat,
    pub(super) partner: Option<Seat>,
    /// The nearest to the mano first.
    pub(super) adversaries: &'a [Seat],
    pub(super) zangano: Option<Seat>,
    pub(super) outcome: Outcome,
    /// Game and calidades: what each adversary pays, or is paid where the game is lost.
    pub(super) game: &'a [(i64, Cause)],
    /// Payment of each adversary for a bola; negative amounts are paid to them.
    pub(super) bola: Option<(i64, Cause)>,
    pub(super) pot: (i64, Cause),
    /// The payers of a loss, unless it is aimed at one.
    pub(super) loss: Loss,
    pub(super) bola_by: Payers,
    pub(super) aim: &'a Aim,
}

/// One movement of a settlement.
#[derive(Clone, Copy, Debug)]
pub(super) struct Paid {
    pub(super) from: Account,
    pub(super) to: Account,
    pub(super) amount: i64,
    pub(super) cause: Cause,
}

impl Hand<'_> {
    /// Pays all of it, in its order: game, bola, pot.
    pub(super) fn pay(&self, pay: impl FnMut(Paid)) {
        let won = self.won();
        let payers = |by: Payers| if won { Payers::Halves } else { by };
        let payer = self.aim.payer.map(|payer| Shared::new(payer, self.aim.with));
        let mut settling = Settling { hand: self, payer, pay };
        let nothing = won && self.aim.collects == Collects::Nothing;
        if !nothing {
            settling.game(&mut self.shared(payers(self.loss.game)));
        }
        if let Some((amount, cause)) = self.bola.filter(|(amount, _)| !nothing || *amount < 0) {
            let mut shared = self.shared(if self.bola_by == Payers::Hombre { self.bola_by } else { payers(self.bola_by) });
            self.paid().for_each(|seat| settling.between(&mut shared, seat, amount, cause));
        }
        if !nothing {
            settling.pot(&mut self.shared(payers(self.loss.pot)));
        }
    }

    fn won(&self) -> bool {
        self.outcome == Outcome::Won
    }

    /// The player who pays in the Hombre's place, and is not paid themselves (mediator D22).
    fn unpaid(&self) -> Option<Seat> {
        self.aim.payer.filter(|_| !self.won())
    }

    /// The adversaries who pay or are paid.
    fn paid(&self) -> impl Iterator<Item = Seat> + Clone {
        let unpaid = self.unpaid();
        self.adversaries.iter().copied().filter(move |&seat| Some(seat) != unpaid)
    }

    /// The Hombre's side as it shares a sum, or the one player who pays in its place.
    fn shared(&self, payers: Payers) -> Shared {
        match self.unpaid() {
            Some(payer) => Shared::new(payer, None),
            None => Shared::new(self.hombre, self.partner.filter(|_| payers == Payers::Halves)),
        }
    }
}

/// A settlement under way.
struct Settling<'a, P> {
    hand: &'a Hand<'a>,
    /// The player or the two players who pay for all adversaries.
    payer: Option<Shared>,
    pay: P,
}

impl<P: FnMut(Paid)> Settling<'_, P> {
    fn game(&mut self, shared: &mut Shared) {
        let (hand, won) = (self.hand, self.hand.won());
        // Of a loss the zángano is paid like one adversary more (family R36).
        for seat in hand.paid().chain(hand.zangano.filter(|_| !won)) {
            for &(amount, cause) in hand.game {
                self.between(shared, seat, if won { amount } else { -amount }, cause);
            }
        }
        if let Some(zangano) = hand.zangano.filter(|_| won) {
            let total: i64 = hand.game.iter().map(|(amount, _)| amount).sum();
            let cause = Cause::new("spanish-cause-zangano", Cite("family R35"));
            for (amount, seat) in split(total, hand.paid().count()).zip(hand.paid()) {
                self.collect(seat, zangano, amount, cause);
            }
        }
    }

    /// Moves an amount from an adversary to the Hombre's side; the other way if it is negative.
    fn between(&mut self, shared: &mut Shared, adversary: Seat, amount: i64, cause: Cause) {
        for (seat, part) in shared.parts(amount.abs()) {
            if amount >= 0 {
                self.collect(adversary, seat, part, cause);
            } else {
                self.move_to(seat, adversary, part, cause);
            }
        }
    }

    /// Collects the debt of an adversary, from them or from those who pay for them.
    fn collect(&mut self, adversary: Seat, to: Seat, amount: i64, cause: Cause) {
        let share = self.hand.aim.shares.iter().find(|(_, of)| *of == adversary).map(|&(payer, _)| payer);
        let parts = match &mut self.payer {
            Some(payers) => payers.parts(amount),
            None => [(share.unwrap_or(adversary), amount), (adversary, 0)],
        };
        parts.into_iter().for_each(|(payer, part)| self.move_to(payer, to, part, cause));
    }

    /// Won, the pot is lifted; puesta, as much is put in; codillo, as much goes to the adversaries (mediator 5.3, 5.4).
    fn pot(&mut self, shared: &mut Shared) {
        let (pot, cause) = self.hand.pot;
        match self.hand.outcome {
            Outcome::Won => shared.parts(pot).into_iter().for_each(|(seat, part)| self.move_to(MIDDLE, seat, part, cause)),
            Outcome::Puesta => {
                shared.parts(pot).into_iter().for_each(|(seat, part)| self.move_to(seat, MIDDLE, part, cause));
            }
            Outcome::Codillo(winner) => {
                let unpaid = self.hand.unpaid();
                let alone = winner.map(|winner| [winner]);
                let winners = alone.as_ref().map_or(self.hand.adversaries, |alone| alone);
                // The share that would go to the payer is nobody's (mediator D22).
                for (amount, &to) in split(pot, winners.len()).zip(winners).filter(|(_, to)| Some(**to) != unpaid) {
                    shared.parts(amount).into_iter().for_each(|(seat, part)| self.move_to(seat, to, part, cause));
                }
            }
        }
    }

    fn move_to(&mut self, from: impl Into<Account>, to: impl Into<Account>, amount: i64, cause: Cause) {
        let (from, to) = (from.into(), to.into());
        if amount != 0 && from != to {
            (self.pay)(Paid { from, to, amount, cause });
        }
    }
}

/// A sum in as many parts, the first ones with the odd tantos.
pub(super) fn split(sum: i64, parts: usize) -> impl Iterator<Item = i64> {
    let many = (parts as i64).max(1);
    (0..parts as i64).map(move |at| sum / many + i64::from(at < sum % many))
}
