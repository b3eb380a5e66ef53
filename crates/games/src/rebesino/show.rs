//! The table to be drawn, from a view alone.

use super::agreements::Agreements;
use super::deck::ORDER;
use super::facts::{FACTS, SUERTE};
use super::state::{Phase, SEATS};
use super::view::View;
use crate::brazil::sorted;
use cards::Card;
use engine::agreement::Switch;
use engine::look_back::taken_tricks;
use engine::show::{Centre, HandView, Played, PotView, SeatView, ToAct, last_said};
use engine::{Msg, Seat, SeatSet};

/// Message of a log line: the speaker and their words.
pub(super) const SAID: &str = "rebesino-said";

pub(super) fn seats(view: &View) -> Vec<SeatView> {
    view.match_state.round.iter().map(|&seat| seat_view(view, seat)).collect()
}

pub(super) fn headline(view: &View) -> Msg {
    Msg::new(match view.open.phase {
        Phase::Seats => "rebesino-drawing",
        Phase::Shuffle => "rebesino-dealing",
        Phase::Robo => "rebesino-robbing",
        Phase::Tricks => "rebesino-playing",
        Phase::Reveal => "rebesino-revealing",
        Phase::Over => "rebesino-over",
    })
}

/// Rounds the match lasts, and the one this hand belongs to.
fn rounds(view: &View, agreements: &Agreements) -> (i64, i64) {
    let last = agreements.vueltas;
    ((i64::from(view.match_state.counted) / SEATS as i64 + 1).min(last), last)
}

pub(super) fn facts(view: &View) -> Vec<Msg> {
    let (match_state, agreements) = (&view.match_state, &view.agreements);
    let mut facts = Vec::new();
    if view.open.phase != Phase::Seats {
        let (round, last) = rounds(view, agreements);
        facts.push(Msg::new("rebesino-fact-round").with("number", round).with("last", last).with("seat", match_state.dealer));
        if agreements.mari_perez == Switch::On && (round == 1 || round == last) {
            facts.push(Msg::new("rebesino-fact-double"));
        }
    }
    if matches!(view.open.phase, Phase::Robo | Phase::Tricks) && view.has_napolitana() && view.seat().is_some() {
        facts.push(Msg::new("rebesino-fact-napolitana"));
    }
    if let Some(seat) = view.open.declared {
        facts.push(Msg::new("rebesino-fact-declared").with("seat", seat));
    }
    if let Some(last) = match_state.last.filter(|_| view.open.plays.is_empty() || view.open.phase == Phase::Over) {
        facts.push(last.ended());
    }
    facts
}

pub(super) fn pots(view: &View) -> Vec<PotView> {
    let amount = view.ledger.balance(SUERTE);
    if amount == 0 { Vec::new() } else { vec![PotView { name: Msg::new("rebesino-pot-suerte"), amount }] }
}

fn seat_view(view: &View, seat: Seat) -> SeatView {
    let open = &view.open;
    let at = seat.index();
    let mut roles = Vec::new();
    if open.phase != Phase::Seats {
        if view.match_state.dealer == seat {
            roles.push(Msg::new("rebesino-role-pie"));
        }
        if open.mano() == seat {
            roles.push(Msg::new("rebesino-role-mano"));
        }
    }
    let own = view.viewer.are(seat);
    SeatView {
        seat,
        roles,
        hand: if own { HandView::Faces(sorted(view.hand, &ORDER)) } else { HandView::Backs(view.sizes[at]) },
        shown: open.shown[at],
        tricks: open.tricks[at],
        chips: view.ledger.balance(seat),
        figures: Vec::new(),
        said: last_said(&open.said, seat),
        to_act: view.to_act[at],
        out: false,
    }
}

pub(super) fn centre(view: &View) -> Centre {
    let open = &view.open;
    let played = |(seat, card): (Seat, Card), best: Option<Card>| Played { seat: Some(seat), card, winning: best == Some(card) };
    let last = open.takers.len().checked_sub(1).map_or(&[][..], |last| open.plays.chunks(SEATS).nth(last).unwrap_or(&[]));
    let best = last.iter().find(|(seat, _)| Some(seat) == open.takers.last()).map(|&(_, card)| card);
    let taken = taken_tricks(&open.plays, SEATS, &open.takers, &open.takers);
    let own = view.seat().map_or(SeatSet::EMPTY, SeatSet::of);
    Centre {
        trick: open.trick.plays().map(|play| played(play, open.trick.best())).collect(),
        last_trick: last.iter().map(|&play| played(play, best)).collect(),
        turned: Vec::new(),
        stock: view.monte.len(),
        discards: 0,
        ..Centre::default()
    }
    .looking_back(FACTS.look_back, own, taken)
}

pub(super) fn question(view: &View, asked: ToAct) -> Msg {
    let must = asked == ToAct::Must;
    Msg::new(match view.open.phase {
        Phase::Robo if must && view.viewer.are(view.match_state.dealer) => "rebesino-ask-discard",
        Phase::Robo if must => "rebesino-ask-robo",
        Phase::Tricks if must && view.open.leads() => "rebesino-ask-lead",
        Phase::Tricks if must => "rebesino-ask-play",
        Phase::Reveal => "rebesino-ask-agree",
        _ => "rebesino-ask-besides",
    })
}
