//! The figures of the laws: which side gets which tentos. What a figure needs is asked, at the desk of people and at a table of its state.
//!
//! Tentos due now are fines. Of those due at the settlement a pair is the first part and the truco, and the contest is over; one alone is
//! the truco, whatever it is worth by then.

use super::super::facts::{HEAP, well};
use super::super::stakes::FLOR;
use super::super::state::{SEATS, Side};
use super::charge::fault;
use engine::law::{Asked, Due, Field, HandFate, Payment, Ruling, Undecided};
use engine::{Cause, Msg, Seat, SeatSet};

type Figured = Result<(), Undecided>;

pub(super) const BY: Field<Seat> = Field::player("by");
/// The player whose cards were gathered.
pub(super) const GATHERED_OF: Field<Seat> = Field::player("gathered-of");
/// The player who was asked for a flor.
pub(super) const ASKED: Field<Seat> = Field::player("asked-for-flor");
/// T* of 5.5: the last stage accepted, or what the refused one brought; 1 if there was none.
pub(super) const TRUCO: Field<i64> = Field::number("truco", 4);
/// Flores that the other side could still sing.
pub(super) const HELD: Field<i64> = Field::number("flores-held", 2);
/// The refusal value of an envido or flor that is still open.
const PENDING: Field<i64> = Field::number("pending-first-part", 60);

/// F* of 5.5: envido or flor accepted or decided, or the refusal value of what waits; 0 if nothing was said.
const fn first_part_field(samples: &'static [i64]) -> Field<i64> {
    Field::deciding("first-part", 60, samples)
}

pub(super) const FIRST_PART: Field<i64> = first_part_field(&[0, 2]);
const SUNG: Field<i64> = first_part_field(&[0, 2]);
const FLOR_SUNG: Field<i64> = first_part_field(&[2, FLOR]);
const FLORES_SUNG: Field<i64> = first_part_field(&[FLOR, 2 * FLOR]);
const IN_TESTA: Field<i64> = first_part_field(&[0, 2, TESTA_CAP + 1]);

/// The most that is staked on envido or flor in a testa (truco:9.III.2).
const TESTA_CAP: i64 = 6;

fn impossible<T>(why: &'static str) -> Result<T, Undecided> {
    Err(Undecided::Impossible(Msg::new(why)))
}

/// At the desk players sit in the order of play, so that every other one is of the same side.
pub(super) fn side(seat: Seat) -> Side {
    if seat.index().is_multiple_of(2) { Side::A } else { Side::B }
}

fn seats(of: Side) -> SeatSet {
    SeatSet::first(SEATS).iter().filter(|&seat| side(seat) == of).collect()
}

fn pay(ruling: &mut Ruling, to: Side, amount: i64, due: Due, by: Seat) {
    let law = ruling.cites.first().copied().unwrap_or(engine::Cite(""));
    let cause = Cause::new(fault(law), law).by(by);
    ruling.payments.push(Payment { from: HEAP.into(), to: well(to).into(), amount, due, cause });
}

/// First part and truco to this side, and the contest ends.
fn forfeit(ruling: &mut Ruling, to: Side, parts: &[i64], by: Seat) {
    parts.iter().for_each(|&amount| pay(ruling, to, amount, Due::AtSettlement, by));
    ruling.hand = HandFate::Forfeited(seats(to));
    ruling.barred = seats(to.other());
}

fn truco_at_stake(asked: &Asked<'_>) -> Result<i64, Undecided> {
    match asked.ask(&TRUCO)? {
        0 => impossible("laws-impossible-truco-worth"),
        tentos => Ok(tentos),
    }
}

/// If nothing was said, one for the envido, or three for each flor that the other side holds and could still sing.
fn or_unsung(asked: &Asked<'_>, at_stake: i64) -> Result<i64, Undecided> {
    if at_stake > 0 { Ok(at_stake) } else { Ok((FLOR * asked.ask(&HELD)?).max(1)) }
}

/// First part and truco of whoever did it go to the opponents.
fn revert(asked: &Asked<'_>, ruling: &mut Ruling, by: Seat, first: i64) -> Figured {
    let truco = truco_at_stake(asked)?;
    forfeit(ruling, side(by).other(), &[first, truco], by);
    Ok(())
}

pub(super) fn both(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let by = asked.ask(&BY)?;
    let at_stake = asked.ask(&FIRST_PART)?;
    let first = or_unsung(asked, at_stake)?;
    revert(asked, ruling, by, first)
}

pub(super) fn both_testa(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let by = asked.ask(&BY)?;
    let at_stake = asked.ask(&IN_TESTA)?;
    if at_stake > TESTA_CAP {
        return impossible("laws-impossible-testa-stake");
    }
    let first = or_unsung(asked, at_stake)?;
    if at_stake == 0 && first > FLOR {
        return impossible("laws-impossible-testa-flores");
    }
    revert(asked, ruling, by, first)
}

/// The same, where so much at least is at stake.
fn both_from(asked: &Asked<'_>, ruling: &mut Ruling, field: &Field<i64>, least: i64, why: &'static str) -> Figured {
    let by = asked.ask(&BY)?;
    let first = asked.ask(field)?;
    if first < least {
        return impossible(why);
    }
    revert(asked, ruling, by, first)
}

pub(super) fn both_sung(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    both_from(asked, ruling, &SUNG, 1, "laws-impossible-points-sung")
}

pub(super) fn both_flor(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    both_from(asked, ruling, &FLOR_SUNG, FLOR, "laws-impossible-flor-sung")
}

/// All flores sung are lost with a false one.
pub(super) fn all_flores(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    both_from(asked, ruling, &FLORES_SUNG, 2 * FLOR, "laws-impossible-flores-sung")
}

/// The envido, and one for the truco that was not played.
pub(super) fn envido(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let by = asked.ask(&BY)?;
    match asked.ask(&SUNG)? {
        0 => return impossible("laws-impossible-points-sung"),
        first => forfeit(ruling, side(by).other(), &[first, 1], by),
    }
    Ok(())
}

pub(super) fn fine(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let by = asked.ask(&BY)?;
    pay(ruling, side(by).other(), 1, Due::Now, by);
    Ok(())
}

pub(super) fn truco(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let by = asked.ask(&BY)?;
    let truco = truco_at_stake(asked)?;
    forfeit(ruling, side(by).other(), &[truco], by);
    Ok(())
}

pub(super) fn hidden_flor(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let hider = asked.ask(&BY)?;
    hidden_by(asked, ruling, hider)
}

pub(super) fn flor_proved(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let hider = asked.ask(&ASKED)?;
    hidden_by(asked, ruling, hider)
}

/// Three for a hidden flor, and the truco, whoever wins the vazas.
fn hidden_by(asked: &Asked<'_>, ruling: &mut Ruling, hider: Seat) -> Figured {
    let truco = truco_at_stake(asked)?;
    let to = side(hider).other();
    pay(ruling, to, truco, Due::AtSettlement, hider);
    pay(ruling, to, FLOR, Due::Now, hider);
    ruling.barred = seats(to.other());
    Ok(())
}

pub(super) fn wrong_request(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let without_flor = asked.ask(&ASKED)?;
    pay(ruling, side(without_flor), 1, Due::Now, without_flor);
    Ok(())
}

fn companheiro(seat: Seat) -> Seat {
    Seat::at((seat.index() + 2) % SEATS)
}

/// By their own side: they pay these.
fn gathered(asked: &Asked<'_>, ruling: &mut Ruling, parts: &[i64]) -> Figured {
    let of = asked.ask(&GATHERED_OF)?;
    forfeit(ruling, side(of).other(), parts, companheiro(of));
    Ok(())
}

pub(super) fn gathered_by_own(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    gathered(asked, ruling, &[1, 1])
}

pub(super) fn gathered_against_flor(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    gathered(asked, ruling, &[FLOR, 1])
}

pub(super) fn gathered_settled(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    gathered(asked, ruling, &[1])
}

pub(super) fn gathered_by_others(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let of = asked.ask(&GATHERED_OF)?;
    forfeit(ruling, side(of), &[1, 1], of);
    Ok(())
}

pub(super) fn gathered_by_others_settled(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let of = asked.ask(&GATHERED_OF)?;
    forfeit(ruling, side(of), &[1], of);
    Ok(())
}

/// One for the envido, or three for each flor, and one for the truco.
pub(super) fn left_at_once(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let by = asked.ask(&BY)?;
    let first = or_unsung(asked, 0)?;
    forfeit(ruling, side(by).other(), &[first, 1], by);
    Ok(())
}

/// All that waits is refused, and the truco is lost as far as it was accepted.
pub(super) fn left_later(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let by = asked.ask(&BY)?;
    let pending = asked.ask(&PENDING)?;
    let truco = truco_at_stake(asked)?;
    let parts = [pending, truco];
    forfeit(ruling, side(by).other(), if pending > 0 { &parts } else { &parts[1..] }, by);
    Ok(())
}
