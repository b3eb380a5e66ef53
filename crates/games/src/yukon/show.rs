//! The table to be drawn, from a view alone.

use super::aim::taken;
use super::deck::ORDER;
use super::facts::FACTS;
use super::sitting::removed;
use super::state::{Phase, Round, SEATS};
use super::view::View;
use crate::brazil::sorted;
use cards::Card;
use engine::look_back::taken_tricks;
use engine::show::{Centre, HandView, Played, PotView, SeatView, ToAct, last_said};
use engine::{Msg, Seat, SeatSet};

/// Message of a log line: the speaker and their words.
pub(super) const SAID: &str = "yukon-said";

pub(super) fn seats(view: &View) -> Vec<SeatView> {
    view.match_state.places().iter().map(|&seat| seat_view(view, seat)).collect()
}

pub(super) fn pots(_: &View) -> Vec<PotView> {
    Vec::new()
}

pub(super) fn headline(view: &View) -> Msg {
    match (view.open.phase, view.open.round) {
        (Phase::DrawPairs, _) => Msg::new("yukon-drawing-pairs"),
        (Phase::DrawDealer, _) => Msg::new("yukon-drawing-dealer"),
        (Phase::Shuffle, _) => Msg::new("yukon-dealing"),
        (Phase::Over, _) => Msg::new("yukon-over"),
        (_, Round::Points) => Msg::new("yukon-round"),
        (_, Round::Extra) => Msg::new("yukon-extra"),
    }
}

pub(super) fn facts(view: &View) -> Vec<Msg> {
    let (open, match_state) = (&view.open, &view.match_state);
    let mut facts = Vec::new();
    if !matches!(open.phase, Phase::DrawPairs | Phase::DrawDealer) {
        facts.push(Msg::new("yukon-fact-round").with("number", i64::from(match_state.deal)).with("seat", match_state.dealer));
    }
    if match_state.players == SEATS && open.phase != Phase::DrawPairs {
        for side in 0..match_state.sides() {
            if let [one, other] = match_state.members(side).iter().collect::<Vec<_>>()[..] {
                facts.push(Msg::new("yukon-fact-pair").with("one", one).with("other", other));
            }
        }
    }
    facts.push(Msg::new("yukon-fact-target").with("points", view.agreements.target));
    if let Some(card) = removed(&view.agreements, open).first() {
        facts.push(Msg::new("yukon-fact-removed").with("card", card));
    }
    if let Some(last) = match_state.last {
        facts.push(Msg::new("yukon-fact-last").with("outcome", last));
    }
    if let Some(victory) = match_state.victory {
        facts.extend(victory.winners.iter().map(|seat| Msg::new("yukon-fact-winner").with("seat", seat)));
    }
    facts
}

fn seat_view(view: &View, seat: Seat) -> SeatView {
    let open = &view.open;
    let at = seat.index();
    let mut roles = Vec::new();
    let begun = !matches!(open.phase, Phase::DrawPairs | Phase::DrawDealer);
    let out = begun && !open.playing().contains(seat);
    if begun {
        if view.match_state.dealer == seat {
            roles.push(Msg::new("yukon-role-dealer"));
        }
        if out {
            roles.push(Msg::new("yukon-role-out"));
        }
    }
    let own = view.viewer.are(seat);
    SeatView {
        seat,
        roles,
        hand: if own { HandView::Faces(sorted(view.hand, &ORDER)) } else { HandView::Backs(view.sizes[at]) },
        shown: open.shown[at],
        tricks: open.tricks(seat),
        chips: view.ledger.balance(seat),
        figures: figures(view, seat),
        said: last_said(&open.said, seat),
        to_act: view.to_act[at],
        out,
    }
}

/// The points of a seat's side in the running round, which all can count.
fn figures(view: &View, seat: Seat) -> Vec<Msg> {
    if view.open.takers.is_empty() || view.open.round == Round::Extra {
        return Vec::new();
    }
    vec![Msg::new("yukon-figure-round").with("points", taken(view, seat))]
}

pub(super) fn centre(view: &View) -> Centre {
    let open = &view.open;
    let played = |(seat, card): (Seat, Card), best: Option<Card>| Played { seat: Some(seat), card, winning: best == Some(card) };
    let complete = open.takers.len() * open.active;
    let last = open.plays.get(complete.saturating_sub(open.active)..complete).unwrap_or(&[]);
    let taker = open.takers.last();
    let best = last.iter().find(|(seat, _)| Some(seat) == taker).map(|&(_, card)| card);
    let taken = taken_tricks(&open.plays, open.active, &open.takers, &open.takers);
    let own = view.seat().map_or(SeatSet::EMPTY, SeatSet::of);
    Centre {
        trick: open.trick.plays().map(|play| played(play, open.trick.best())).collect(),
        last_trick: last.iter().map(|&play| played(play, best)).collect(),
        turned: Vec::new(),
        stock: view.stock,
        discards: 0,
        ..Centre::default()
    }
    .looking_back(FACTS.look_back, own, taken)
}

pub(super) fn question(view: &View, asked: ToAct) -> Msg {
    let must = asked == ToAct::Must;
    match view.open.phase {
        Phase::Tricks if must && view.open.trick.is_empty() => Msg::new("yukon-ask-lead"),
        Phase::Tricks if must => Msg::new("yukon-ask-play"),
        Phase::Taking if must => Msg::new("yukon-ask-take"),
        Phase::Mending if must => Msg::new("yukon-ask-mend"),
        _ => Msg::new("yukon-ask-besides"),
    }
}
