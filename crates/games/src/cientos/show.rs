//! The table to be drawn, from a view alone.

use super::deck::sorted;
use super::facts::FACTS;
use super::state::{Outcome, Phase};
use super::view::View;
use cards::{Card, CardSet};
use engine::agreement::Switch;
use engine::look_back::taken_tricks;
use engine::show::{Centre, HandView, Played, PotView, SeatView, ToAct, last_said};
use engine::{Msg, Seat, SeatSet};

/// Message of a log line: the speaker and their words.
pub(super) const SAID: &str = "cientos-said";

pub(super) fn seats(view: &View) -> Vec<SeatView> {
    [view.match_state.mano(), view.match_state.dealer].map(|seat| seat_view(view, seat)).into()
}

pub(super) fn pots(_: &View) -> Vec<PotView> {
    Vec::new()
}

pub(super) fn headline(view: &View) -> Msg {
    Msg::new(match view.open.phase {
        Phase::Cut => "cientos-cutting",
        Phase::Shuffle => "cientos-dealing",
        Phase::Discard(_) | Phase::Draw(_) | Phase::LookPie | Phase::LookMano => "cientos-exchanging",
        Phase::Lottery(_) => "cientos-lottery",
        Phase::Accuse | Phase::Answer => "cientos-naming",
        Phase::Tricks | Phase::Taking => "cientos-playing",
        Phase::Over => "cientos-over",
    })
}

pub(super) fn facts(view: &View) -> Vec<Msg> {
    let match_state = &view.match_state;
    let mut facts = Vec::new();
    if view.open.phase != Phase::Cut {
        facts.push(Msg::new("cientos-fact-hand").with("number", i64::from(match_state.deal)).with("seat", match_state.dealer));
    }
    if view.agreements.games > 1 {
        for seat in Seat::first(2) {
            let won = i64::from(match_state.games[seat.index()]);
            facts.push(Msg::new("cientos-fact-games").with("seat", seat).with("won", won));
        }
    }
    let (left, looked): (CardSet, CardSet) = (view.left.iter().copied().collect(), view.looked.iter().copied().collect());
    if !left.is_empty() && !view.open.returned {
        facts.push(Msg::new("cientos-fact-left").with("cards", left));
    }
    if !looked.is_empty() {
        facts.push(Msg::new("cientos-fact-looked").with("cards", looked));
    }
    if !view.discards.is_empty() {
        facts.push(Msg::new("cientos-fact-discards").with("cards", view.discards));
    }
    if let Some(suit) = view.open.named_suit.filter(|_| view.open.plays.is_empty()) {
        facts.push(Msg::new("cientos-fact-named").with("suit", suit));
    }
    if let Some(last) = match_state.last {
        let outcome = Msg::new(match last.outcome {
            Outcome::Marked => "cientos-outcome-marked",
            Outcome::Simple(_) if view.agreements.double_game == Switch::Off => "cientos-outcome-won",
            Outcome::Simple(_) => "cientos-outcome-simple",
            Outcome::Double(_) => "cientos-outcome-double",
            Outcome::BrokenOff => "cientos-outcome-broken",
        });
        let (one, two) = (last.points[0], last.points[1]);
        let fact = Msg::new("cientos-fact-last").with("outcome", outcome).with("first", Seat::at(0)).with("second", Seat::at(1));
        facts.push(fact.with("one", one).with("two", two));
    }
    facts
}

fn figures(view: &View, seat: Seat) -> Vec<Msg> {
    if matches!(view.open.phase, Phase::Cut) {
        return Vec::new();
    }
    let mark = view.match_state.marks[seat.index()];
    let mut figures = vec![
        Msg::new("cientos-figure-mark").with("points", mark.mark),
        Msg::new("cientos-figure-hand").with("points", view.open.points(seat)),
    ];
    // The half game decides only whether a game is double.
    let half = if view.agreements.double_game == Switch::On { mark.lack50 } else { 0 };
    let lacks = [("cientos-figure-lack50", half), ("cientos-figure-lack100", mark.lack100)];
    for (id, lack) in lacks.into_iter().filter(|(_, lack)| *lack > 0) {
        figures.push(Msg::new(id).with("points", lack));
    }
    figures
}

fn seat_view(view: &View, seat: Seat) -> SeatView {
    let open = &view.open;
    let at = seat.index();
    let mut roles = Vec::new();
    if open.phase != Phase::Cut {
        roles.push(Msg::new(if view.match_state.mano() == seat { "cientos-role-mano" } else { "cientos-role-pie" }));
    }
    let own = view.viewer.are(seat);
    // Cartas blancas are shown as they were dealt; a shown card lies open until it is played.
    let blancas = if open.discarded[at] == 0 { open.blancas[at] } else { CardSet::EMPTY };
    SeatView {
        seat,
        roles,
        hand: if own { HandView::Faces(sorted(view.hand)) } else { HandView::Backs(view.sizes[at]) },
        shown: (open.shown[at] | blancas) - open.played(seat),
        tricks: open.tricks(seat),
        chips: view.ledger.balance(seat),
        figures: figures(view, seat),
        said: last_said(&open.said, seat),
        to_act: view.to_act[at],
        out: false,
    }
}

pub(super) fn centre(view: &View) -> Centre {
    let open = &view.open;
    let played = |(seat, card): (Seat, Card), best: Option<Card>| Played { seat: Some(seat), card, winning: best == Some(card) };
    let complete = open.takers.len() * 2;
    let last = open.plays.get(complete.saturating_sub(2)..complete.min(open.plays.len())).unwrap_or(&[]);
    let taker = open.takers.last();
    let best = last.iter().find(|(seat, _)| Some(seat) == taker).map(|&(_, card)| card);
    let taken = taken_tricks(&open.plays, 2, &open.takers, &open.takers);
    let own = view.seat().map_or(SeatSet::EMPTY, SeatSet::of);
    Centre {
        trick: open.trick.plays().map(|play| played(play, open.trick.best())).collect(),
        last_trick: last.iter().map(|&play| played(play, best)).collect(),
        turned: Vec::new(),
        stock: view.stock,
        discards: usize::from(open.discarded[0] + open.discarded[1]),
        ..Centre::default()
    }
    .looking_back(FACTS.look_back, own, taken)
}

/// The line of a count: its player and its item.
pub(super) fn counted(seat: Seat, what: Msg) -> Msg {
    Msg::new(SAID).with("seat", seat).with("what", what)
}

pub(super) fn question(view: &View, asked: ToAct) -> Msg {
    let must = asked == ToAct::Must;
    Msg::new(match view.open.phase {
        _ if !must => "cientos-ask-besides",
        Phase::Discard(_) if view.viewer.are(view.match_state.mano()) => "cientos-ask-discard-mano",
        Phase::Discard(_) => "cientos-ask-discard-pie",
        Phase::Draw(_) => "cientos-ask-draw",
        Phase::LookPie => "cientos-ask-look",
        Phase::LookMano => "cientos-ask-name",
        Phase::Accuse => "cientos-ask-accuse",
        Phase::Answer => "cientos-ask-answer",
        Phase::Tricks if view.open.trick.is_empty() => "cientos-ask-lead",
        Phase::Taking => "cientos-ask-take",
        _ => "cientos-ask-play",
    })
}
