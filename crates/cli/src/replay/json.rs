//! A replay for programs: a fixed shape, in which a seat is its number and a pot its name.

use super::lines_of;
use cards::{CardSet, Suit};
use engine::record::{Record, Replay};
use engine::show::{Party, SheetLine};
use engine::{AnyGame, Cite, DealReport, Figure, Msg, Pot, Seat, SeatSet, Side, Turn};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// A record that has happened again.
#[derive(Serialize)]
pub(super) struct Replayed {
    game: String,
    revision: u32,
    status: &'static str,
    turn: Option<Waiting>,
    balances: Vec<i64>,
    pots: BTreeMap<&'static str, i64>,
    sides: Vec<Side>,
    winners: SeatSet,
    figures: Vec<Figure>,
    deals: Vec<Deal>,
}

#[derive(Serialize)]
struct Waiting {
    must: SeatSet,
    may: SeatSet,
}

#[derive(Serialize)]
struct Deal {
    number: u32,
    dealer: Seat,
    outcome: Option<&'static str>,
    contract: Option<&'static str>,
    ombre: Option<Seat>,
    trump: Option<Suit>,
    tricks: Vec<u8>,
    /// How it ended, in words: the message and what it speaks of.
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<Msg>,
    /// The cards shown at the end, and whose they were.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    shown: Vec<(Seat, CardSet)>,
    entries: Vec<Payment>,
}

#[derive(Serialize)]
struct Payment {
    #[serde(serialize_with = "as_account")]
    from: Party,
    #[serde(serialize_with = "as_account")]
    to: Party,
    amount: i64,
    rule: Cite,
    /// Why, in words: the message and what it speaks of.
    cause: Msg,
}

fn as_account<S: Serializer>(party: &Party, serializer: S) -> Result<S::Ok, S::Error> {
    match party {
        Party::Seat(seat) => seat.serialize(serializer),
        Party::Pot(pot) => serializer.serialize_str(pot),
        Party::Carried => serializer.serialize_str("carried"),
    }
}

impl Replayed {
    pub(super) fn new(record: &Record, replay: &Replay) -> Replayed {
        let game = &*replay.game;
        let (status, turn) = match game.turn() {
            Turn::Over => ("over", None),
            Turn::Shuffle(_) => ("shuffle", None),
            Turn::Seats { must, may } => ("playing", Some(Waiting { must, may })),
        };
        Replayed {
            game: record.game.clone(),
            revision: record.revision().0,
            status,
            turn,
            balances: Seat::first(game.players()).map(|seat| game.ledger().balance(seat)).collect(),
            pots: (0u8..).zip(game.facts().pots).map(|(n, &pot)| (pot, game.ledger().balance(Pot(n)))).collect(),
            sides: game.sides(),
            winners: game.winners(),
            figures: game.figures(),
            deals: game.reports().iter().map(|report| Deal::new(report, game)).collect(),
        }
    }
}

impl Deal {
    fn new(report: &DealReport, game: &dyn AnyGame) -> Deal {
        let payment =
            |line: SheetLine| Payment { from: line.from, to: line.to, amount: line.amount, rule: line.cite, cause: line.cause };
        Deal {
            number: report.number,
            dealer: report.dealer,
            outcome: report.outcome,
            contract: report.contract,
            ombre: report.ombre,
            trump: report.trump,
            tricks: report.tricks.to_vec(),
            ended: report.ended.clone(),
            shown: report.shown.clone(),
            entries: lines_of(game, report.number).into_iter().map(payment).collect(),
        }
    }
}
