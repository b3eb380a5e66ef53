//! A hand that is over, as it is told to everybody: who played what, what was shown, who paid whom, and what each has now.

use engine::show::{Played, SheetLine};
use engine::{AnyGame, DealReport, LedgerEntry, Msg, Seat, Side, Turn, Viewer};
use serde::Serialize;
use utoipa::ToSchema;

/// A finished hand. All of it lies open: it is made of reports, of the ledger, and of what everybody saw.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HandTold)]
pub struct HandSummary {
    /// Report of the deal.
    pub report: DealReport,
    /// Every payment of the hand.
    pub paid: Vec<SheetLine>,
    /// Result of each side.
    pub won: Vec<Won>,
    /// The last trick, where a card ended the hand.
    pub trick: Vec<Played>,
    /// Messages up to its last act.
    pub log: Vec<Msg>,
}

/// Result of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Won {
    /// Its seats.
    pub seats: Vec<Seat>,
    /// In this hand.
    pub hand: i64,
    /// In all, at its end.
    pub in_all: i64,
}

/// Who did what ended a hand: nobody where the house did.
pub(super) struct Deed<'a> {
    pub(super) seat: Seat,
    pub(super) action: &'a str,
}

impl HandSummary {
    /// The hand that ended between these two, if one did. `stood` is what the side of a seat had when the hand before was over.
    pub(super) fn between(
        before: &dyn AnyGame,
        after: &dyn AnyGame,
        deed: Option<&Deed<'_>>,
        stood: impl Fn(Seat) -> i64,
    ) -> Option<HandSummary> {
        let ends = after.deal_number() != before.deal_number() || (after.turn() == Turn::Over && before.turn() != Turn::Over);
        if !ends {
            return None;
        }
        let report =
            after.reports().into_iter().rfind(|report| report.number == before.deal_number() && report.outcome.is_some())?;
        let paid = after.ledger().of_deal(report.number).iter().map(|entry| SheetLine::new(entry, after.facts().pots)).collect();
        let mut won: Vec<Won> = Vec::new();
        for side in after.sides() {
            let in_all = stands(after, &side, report.number);
            let hand = in_all - side.seats.lowest().map_or(0, &stood);
            won.push(Won { seats: side.seats.iter().collect(), hand, in_all });
        }
        let seen = before.show(Viewer::Public);
        Some(HandSummary { won, trick: last_trick(before, &report, deed), paid, log: seen.log, report })
    }

    /// Result and total of the side of a seat.
    pub fn of(&self, seat: Seat) -> Option<&Won> {
        self.won.iter().find(|won| won.seats.contains(&seat))
    }
}

/// What a side had when this deal was over: what the next deal has moved already is not of it.
fn stands(game: &dyn AnyGame, side: &Side, deal: u32) -> i64 {
    let of_side = |account: engine::Account| account.as_seat().is_some_and(|seat| side.seats.contains(seat));
    let moved = |entry: &LedgerEntry| match (of_side(entry.from), of_side(entry.to)) {
        (false, true) => entry.amount,
        (true, false) => -entry.amount,
        _ => 0,
    };
    // Where the score of a side lies in a pot, nothing that its seats move is of the score.
    let held: i64 = side.seats.iter().map(|seat| game.ledger().balance(seat)).sum();
    let since: i64 = game.ledger().entries().iter().filter(|entry| entry.deal > deal).map(moved).sum();
    if held == side.won { side.won - since } else { side.won }
}

/// The trick whose last card ended the hand: the cards that lay there and the one just played.
fn last_trick(before: &dyn AnyGame, report: &DealReport, deed: Option<&Deed<'_>>) -> Vec<Played> {
    let played = deed.and_then(|deed| Some((deed.seat, before.card_played(deed.action)?)));
    let (Some((seat, card)), seen) = (played, before.show(Viewer::Public)) else { return Vec::new() };
    let took = |seat: Seat| report.tricks.get(seat.index()).copied().unwrap_or_default();
    let more = |seat: Seat| seen.seats.iter().any(|there| there.seat == seat && took(seat) > there.tricks);
    let lay = seen.centre.trick.into_iter().map(|played| Played { winning: played.seat.is_some_and(more), ..played });
    lay.chain([Played { seat: Some(seat), card, winning: more(seat) }]).collect()
}
