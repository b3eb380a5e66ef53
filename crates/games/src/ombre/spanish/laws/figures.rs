//! Fines and other payments that do not depend on the result of the hand.

use super::super::facts::{FINES, MIDDLE};
use super::super::paid::split;
use super::stake::{another, match_state, pair};
use engine::law::{Asked, Due, Field, Payment, Ruling, TrickFate, Undecided};
use engine::{Account, Cause, Cite, Msg, Seat};

const MOST: i64 = 100_000;

pub(super) const BY: Field<Seat> = Field::player("by");
pub(super) const OTHER: Field<Seat> = Field::player("other");
pub(super) const HOMBRE: Field<Seat> = Field::player("hombre");
const WINNER: Field<Seat> = Field::player("winner");
pub(super) const TELLER: Field<Seat> = Field::player("teller");
pub(super) const POLLA: Field<i64> = Field::number("polla", MOST);
pub(super) const POZO: Field<i64> = Field::number("pozo", MOST);
pub(super) const BOLA: Field<i64> = Field::number("bola", MOST);
pub(super) const POT: Field<i64> = Field::number("pot", MOST);
pub(super) const UNIT: Field<i64> = Field::number("unit", MOST);
pub(super) const CARDS: Field<i64> = Field::usually("cards", 12, 2);
pub(super) const TIMES: Field<i64> = Field::usually("times", 12, 2);

type Figured = Result<(), Undecided>;

/// The law that a ruling rests on.
pub(super) fn law(ruling: &Ruling) -> Cite {
    ruling.cites.first().copied().unwrap_or(Cite("mediator 8"))
}

/// Half a pozo, rounded against the player who owes it (hombre D7).
pub(super) const fn half(pozo: i64) -> i64 {
    (pozo + 1) / 2
}

/// Something paid at once, whatever the hand brings.
fn pays(ruling: &mut Ruling, from: Seat, to: impl Into<Account>, amount: i64) {
    let cause = Cause::new("spanish-cause-fine", law(ruling));
    ruling.payments.push(Payment { from: from.into(), to: to.into(), amount, due: Due::Now, cause });
}

/// A fine set apart; between two it goes straight to the other (family D22).
fn fine(asked: &Asked<'_>, ruling: &mut Ruling, by: Seat, amount: i64) {
    match asked.desk().players {
        2 => pays(ruling, by, Seat::at(1 - by.index().min(1)), amount),
        _ => pays(ruling, by, FINES, amount),
    }
}

/// Declares fines of the player who did it, each by its sum.
macro_rules! fines {
    ($($(#[$about:meta])* $name:ident = |$asked:ident| $sum:expr;)+) => {
        $($(#[$about])* pub(super) fn $name($asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
            fine($asked, ruling, $asked.ask(&BY)?, $sum);
            Ok(())
        })+
    };
}

fines! {
    polla = |asked| asked.ask(&POLLA)?;
    two_pollas = |asked| 2 * asked.ask(&POLLA)?;
    polla_each = |asked| cards(asked)? * asked.ask(&POLLA)?;
    /// The card they are made to play is free (mediator IV.3).
    polla_others = |asked| (cards(asked)? - 1) * asked.ask(&POLLA)?;
    half_pozo = |asked| half(asked.ask(&POZO)?);
    pozo = |asked| asked.ask(&POZO)?;
}

/// Two cards or more.
fn cards(asked: &Asked<'_>) -> Result<i64, Undecided> {
    match asked.ask(&CARDS)? {
        ..2 => Err(Undecided::Impossible(Msg::new("laws-impossible-cards-shown"))),
        cards => Ok(cards),
    }
}

pub(super) fn polla_out_of_turn(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    if asked.desk().has("compared") {
        return polla(asked, ruling);
    }
    pays(ruling, asked.ask(&BY)?, MIDDLE, asked.ask(&POLLA)?);
    Ok(())
}

pub(super) fn half_pozo_each(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let by = asked.ask(&BY)?;
    let other = another(asked, &OTHER, &[by])?;
    [by, other].into_iter().try_for_each(|seat| {
        fine(asked, ruling, seat, half(asked.ask(&POZO)?));
        Ok(())
    })
}

/// Half a pozo into the middle, for a king returned (mediator D22).
pub(super) fn half_pozo_middle(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let (from, cause) = (asked.ask(&BY)?.into(), Cause::new("spanish-cause-returned-king", law(ruling)));
    let amount = half(asked.ask(&POZO)?);
    ruling.payments.push(Payment { from, to: MIDDLE.into(), amount, due: Due::Now, cause });
    Ok(())
}

/// The player who took the hand pays the odd tanto (hombre D7).
fn together(asked: &Asked<'_>, ruling: &mut Ruling, by: Seat, left: Seat) -> Figured {
    let pozo = asked.ask(&POZO)?;
    fine(asked, ruling, by, half(pozo));
    fine(asked, ruling, left, pozo - half(pozo));
    Ok(())
}

pub(super) fn pozo_together(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let by = asked.ask(&BY)?;
    let left = another(asked, &OTHER, &[by])?;
    together(asked, ruling, by, left)
}

pub(super) fn pozo_of_pair(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let pair = pair(asked)?;
    let left = pair.side().find(|&seat| seat != pair.by).unwrap_or(pair.hombre);
    together(asked, ruling, pair.by, left)
}

/// A pozo to the adversaries, the odd tanto to the one nearest the mano (mediator VIII.3, D4).
pub(super) fn pozo_to_opponents(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let pair = pair(asked)?;
    let parts = split(asked.ask(&POZO)?, pair.adversaries().count()).zip(pair.adversaries());
    parts.for_each(|(part, seat)| pays(ruling, pair.by, seat, part));
    Ok(())
}

pub(super) fn misleader_fined(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let by = asked.ask(&BY)?;
    fine(asked, ruling, another(asked, &TELLER, &[by])?, asked.ask(&POLLA)?);
    Ok(())
}

/// The trick goes to the player whose it was.
pub(super) fn trick_rightful(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let by = asked.ask(&BY)?;
    ruling.trick = TrickFate::GoesTo(another(asked, &WINNER, &[by])?);
    Ok(())
}

/// Half of what the player who named the game would have won, against the payer (hombre D17).
pub(super) fn half_of_a_win(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let by = asked.ask(&BY)?;
    let namer = another(asked, &HOMBRE, &[by])?;
    let won = asked.ask(&POT)? + asked.ask(&UNIT)? * (asked.desk().players as i64 - 1);
    pays(ruling, by, namer, half(won));
    Ok(())
}

/// A codillo for the third player, the Hombre with the odd tanto (hombre XI.5, D17).
pub(super) fn third_codillo(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let match_state = match_state(asked)?;
    let defender = if match_state.by == match_state.hombre { another(asked, &OTHER, &[match_state.by])? } else { match_state.by };
    let sum = asked.ask(&POT)? + asked.ask(&UNIT)?;
    for third in match_state.adversaries().filter(|&seat| seat != defender) {
        pays(ruling, match_state.hombre, third, half(sum));
        pays(ruling, defender, third, sum / 2);
    }
    Ok(())
}

/// The Hombre asked for a trick, and this player left it to them.
fn granter(asked: &Asked<'_>) -> Result<(Seat, Seat), Undecided> {
    let hombre = asked.ask(&BY)?;
    Ok((hombre, another(asked, &OTHER, &[hombre])?))
}

/// The players besides these.
fn others(asked: &Asked<'_>, not: [Seat; 2]) -> impl Iterator<Item = Seat> {
    Seat::first(asked.desk().players).filter(move |seat| !not.contains(seat))
}

/// Half a pozo to the third player (hombre XVI.1).
pub(super) fn half_pozo_third(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let (hombre, granter) = granter(asked)?;
    let half = half(asked.ask(&POZO)?);
    others(asked, [hombre, granter]).for_each(|third| pays(ruling, hombre, third, half));
    Ok(())
}

pub(super) fn half_pozo_granter(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let (hombre, granter) = granter(asked)?;
    let half = half(asked.ask(&POZO)?);
    others(asked, [hombre, granter]).for_each(|third| pays(ruling, granter, third, half));
    Ok(())
}

pub(super) fn left_half_pozo_third(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let by = asked.ask(&BY)?;
    let hombre = another(asked, &HOMBRE, &[by])?;
    let half = half(asked.ask(&POZO)?);
    others(asked, [hombre, by]).for_each(|third| pays(ruling, by, third, half));
    Ok(())
}

/// The same to both defenders, if nobody granted the trick.
pub(super) fn half_pozo_both(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let hombre = asked.ask(&BY)?;
    let paid: Vec<Seat> = others(asked, [hombre; 2]).collect();
    split(half(asked.ask(&POZO)?), paid.len()).zip(paid).for_each(|(part, seat)| pays(ruling, hombre, seat, part));
    Ok(())
}

pub(super) fn middle(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    pays(ruling, asked.ask(&BY)?, MIDDLE, asked.ask(&POT)?);
    Ok(())
}

/// Each revoke after one that was noticed is paid for itself; the pot is lifted once (mediator REN.4, D30).
pub(super) fn each_is_paid(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let times = asked.ask(&TIMES)?;
    if times < 2 {
        return Err(Undecided::Impossible(Msg::new("laws-impossible-revoked-again")));
    }
    let again: Vec<Payment> = ruling.payments.iter().copied().filter(|payment| payment.from != MIDDLE.into()).collect();
    ruling.payments.extend(again.repeat(times as usize - 1));
    Ok(())
}
