//! The table to be drawn, from a view alone.

use super::agreements::ViewTricks;
use super::aim::made;
use super::count::Counted;
use super::deck::{HAND_POINTS, sorted};
use super::facts::FACTS;
use super::state::{Pair, Phase, SEATS};
use super::view::View;
use cards::{Card, CardSet};
use engine::look_back::taken_tricks;
use engine::show::{Centre, HandView, Played, PotView, SeatView, ToAct, last_said};
use engine::{LookBack, Msg, Seat, SeatSet};

/// Message of a log line: the speaker and their words.
pub(super) const SAID: &str = "malilla-said";

pub(super) fn seats(view: &View) -> Vec<SeatView> {
    view.match_state.round.iter().map(|&seat| seat_view(view, seat)).collect()
}

pub(super) fn pots(_: &View) -> Vec<PotView> {
    Vec::new()
}

pub(super) fn headline(view: &View) -> Msg {
    match (view.open.phase, view.open.trump()) {
        (Phase::Kings | Phase::Weaker, _) => Msg::new("malilla-drawing-partners"),
        (Phase::Choosing(seat), _) => Msg::new("malilla-choosing").with("seat", seat),
        (Phase::Ladies | Phase::Lot, _) => Msg::new("malilla-drawing-dealer"),
        (Phase::Naming(seat), _) => Msg::new("malilla-naming").with("seat", seat),
        (Phase::Over, _) => Msg::new("malilla-over"),
        (Phase::Inspection, _) => Msg::new("malilla-inspection"),
        (_, Some(suit)) => Msg::new("malilla-trump").with("suit", suit),
        (_, None) => Msg::new("malilla-dealing"),
    }
}

pub(super) fn facts(view: &View) -> Vec<Msg> {
    let (open, match_state) = (&view.open, &view.match_state);
    let mut facts = Vec::new();
    if match_state.deal > 0 {
        let deal = Msg::new("malilla-fact-deal").with("number", i64::from(match_state.deal)).with("seat", match_state.dealer);
        facts.push(deal.with("deals", i64::from(view.agreements.deals())));
    }
    if !matches!(open.phase, Phase::Kings | Phase::Weaker | Phase::Choosing(_)) {
        for pair in Pair::BOTH {
            let [one, other] = match_state.members(pair);
            facts.push(Msg::new("malilla-fact-pair").with("one", one).with("other", other));
        }
    }
    if let Some(suit) = match_state.favorito {
        facts.push(Msg::new("malilla-fact-favorito").with("suit", suit));
    }
    let times = view.tanto / view.agreements.tanto_value.max(1);
    if open.turned.is_some() && times > 1 {
        facts.push(Msg::new("malilla-fact-times").with("times", times));
    }
    if let Some(last) = match_state.last {
        facts.push(last_words(view, &last));
    }
    facts
}

/// Result of the previous hand.
fn last_words(view: &View, last: &Counted) -> Msg {
    let Some(winner) = last.winner else { return Msg::new("malilla-last-even") };
    let [one, other] = view.match_state.members(winner);
    let ids = ["malilla-last-won", "malilla-last-capote", "malilla-last-not-counted"];
    let words = Msg::new(last.outcome.among(ids));
    words.with("one", one).with("other", other).with("points", last.points[winner.index()])
}

fn seat_view(view: &View, seat: Seat) -> SeatView {
    let open = &view.open;
    let at = seat.index();
    let mut roles = Vec::new();
    if view.match_state.deal > 0 {
        if view.match_state.dealer == seat {
            roles.push(Msg::new("malilla-role-pie"));
        }
        if view.match_state.mano() == seat {
            roles.push(Msg::new("malilla-role-mano"));
        }
    }
    let own = view.viewer.are(seat);
    SeatView {
        seat,
        roles,
        hand: if own { HandView::Faces(sorted(view.hand, open.trump())) } else { HandView::Backs(view.sizes[at]) },
        shown: lies_open(view, seat),
        tricks: open.tricks(seat),
        chips: view.ledger.balance(seat),
        figures: figures(view, seat),
        said: last_said(&open.said, seat),
        to_act: view.to_act[at],
        out: false,
    }
}

/// The points of a seat's pair in the running hand, which all can count.
fn figures(view: &View, seat: Seat) -> Vec<Msg> {
    if view.open.takers.is_empty() {
        return Vec::new();
    }
    vec![Msg::new("malilla-figure-made").with("points", made(view, seat)).with("all", HAND_POINTS)]
}

/// The cards of a hand that lie open. The card turned up lies in the middle, and is taken into the hand before the first lead (D15).
fn lies_open(view: &View, seat: Seat) -> CardSet {
    let open = &view.open;
    let shown = open.shown[seat.index()];
    match open.turned {
        Some(card) if !open.exposed.contains(seat) => shown.without(card),
        _ => shown,
    }
}

pub(super) fn centre(view: &View) -> Centre {
    let open = &view.open;
    let played = |(seat, card): (Seat, Card), best: Option<Card>| Played { seat: Some(seat), card, winning: best == Some(card) };
    let complete = open.takers.len() * SEATS;
    let last = open.plays.get(complete.saturating_sub(SEATS)..complete).unwrap_or(&[]);
    let taker = open.takers.last();
    let best = last.iter().find(|(seat, _)| Some(seat) == taker).map(|&(_, card)| card);
    let taken = taken_tricks(&open.plays, SEATS, &open.takers, &open.piles);
    let own = view.seat().filter(|seat| seat.index() < SEATS).map(|seat| view.match_state.members(view.match_state.pair(seat)));
    let own: SeatSet = own.into_iter().flatten().collect();
    let rule = match view.agreements.view_tricks {
        ViewTricks::OwnAndPartner => FACTS.look_back,
        ViewTricks::LastOnly => LookBack::Last,
    };
    Centre {
        trick: open.trick.plays().map(|play| played(play, open.trick.best())).collect(),
        last_trick: last.iter().map(|&play| played(play, best)).collect(),
        turned: open.turned.into_iter().filter(|_| open.plays.is_empty()).collect(),
        stock: 0,
        discards: 0,
        ..Centre::default()
    }
    .looking_back(rule, own, taken)
}

pub(super) fn question(view: &View, asked: ToAct) -> Msg {
    let must = asked == ToAct::Must;
    match view.open.phase {
        Phase::Choosing(_) => Msg::new("malilla-ask-partner"),
        Phase::Naming(_) => Msg::new("malilla-ask-favorito"),
        Phase::Tricks if must && view.open.trick.is_empty() => Msg::new("malilla-ask-lead"),
        Phase::Tricks if must => Msg::new("malilla-ask-play"),
        Phase::Lifting if must => Msg::new("malilla-ask-lift"),
        Phase::Changing if must => Msg::new("malilla-ask-change"),
        Phase::Inspection if must => Msg::new("malilla-ask-content"),
        _ => Msg::new("malilla-ask-besides"),
    }
}
