//! What a fault costs, for outcomes whose payment does not hang on the rest of the hand.

use super::super::deck::{PARTIDA, REBESINO};
use super::super::facts::SUERTE;
use super::super::state::SEATS;
use super::hand::{again, base, pay};
use engine::law::{Asked, Due, Field, Payment, Ruling, Undecided};
use engine::{Account, Cause, Cite, Msg, Seat, SeatSet};

pub(super) const BY: Field<Seat> = Field::player("by");
const TIMES: Field<i64> = Field::usually("times", 11, 2);

fn owe(ruling: &mut Ruling, from: Seat, to: impl Into<Account>, amount: i64, due: Due, cause: Cause) {
    ruling.payments.push(Payment { from: from.into(), to: to.into(), amount, due, cause });
}

/// A player who alone held a wrong number of cards pays all that is at stake (`dar.4`).
pub(super) fn wrong_number(asked: &Asked<'_>, ruling: &mut Ruling) -> Result<(), Undecided> {
    let mut standing = base();
    standing.miscounted = SeatSet::of(asked.ask(&BY)?);
    pay(asked, standing, ruling)
}

/// Two partidas to each other player (`robo.5`).
pub(super) fn each_other(asked: &Asked<'_>, ruling: &mut Ruling) -> Result<(), Undecided> {
    let (by, cause) = (asked.ask(&BY)?, Cause::new("rebesino-cause-spoilt", Cite("rebesino R18")));
    let others = SeatSet::first(SEATS).without(by);
    others.iter().for_each(|other| owe(ruling, by, other, REBESINO, Due::Now, cause));
    Ok(())
}

/// Two partidas for the table (`robo.1`, `robo.2`).
pub(super) fn changed(asked: &Asked<'_>, ruling: &mut Ruling) -> Result<(), Undecided> {
    let law = ruling.cites.first().copied().unwrap_or(Cite("rebesino:robo.1"));
    owe(ruling, asked.ask(&BY)?, SUERTE, 2 * PARTIDA, Due::Now, Cause::new("rebesino-cause-changed", law));
    Ok(())
}

/// One partida for each time after the first (`renuncio.2`).
pub(super) fn partidas(asked: &Asked<'_>, ruling: &mut Ruling) -> Result<(), Undecided> {
    let (by, times) = (asked.ask(&BY)?, asked.ask(&TIMES)?);
    if times < 2 {
        return Err(Undecided::Impossible(Msg::new("laws-impossible-revoked-again")));
    }
    let (amount, cause) = again(times, PARTIDA);
    owe(ruling, by, SUERTE, amount, Due::AtSettlement, cause);
    Ok(())
}
