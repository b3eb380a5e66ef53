//! The table to be drawn, from a view alone.

use super::action::{contract_words, game_words};
use super::agreements::EndMode;
use super::facts::FACTS;
use super::state::Phase;
use super::view::View;
use crate::brazil::sorted;
use cards::Card;
use engine::look_back::taken_tricks;
use engine::show::{Centre, HandView, Played, PotView, SeatView, ToAct, last_said};
use engine::{Msg, Seat, SeatSet};

/// Message of a log line: the speaker and their words.
pub(super) const SAID: &str = "grand-said";

pub(super) fn seats(view: &View) -> Vec<SeatView> {
    view.match_state.round.iter().map(|&seat| seat_view(view, seat)).collect()
}

pub(super) fn pots(_: &View) -> Vec<PotView> {
    Vec::new()
}

pub(super) fn headline(view: &View) -> Msg {
    let open = &view.open;
    match (open.phase, open.bid, open.contract) {
        (Phase::DrawPairs, ..) => Msg::new("grand-drawing-pairs"),
        (Phase::DrawDealer, ..) => Msg::new("grand-drawing-dealer"),
        (Phase::Shuffle, ..) => Msg::new("grand-dealing"),
        (Phase::Over, ..) => Msg::new("grand-over"),
        (_, Some(bid), Some(contract)) => {
            let what = contract_words(contract);
            Msg::new("grand-plays").with("seat", bid.seat).with("contract", what).with("points", bid.points)
        }
        (Phase::Choice, Some(bid), None) => Msg::new("grand-choosing").with("seat", bid.seat).with("points", bid.points),
        (_, Some(bid), None) => Msg::new("grand-bid-stands").with("seat", bid.seat).with("points", bid.points),
        _ => Msg::new("grand-bidding"),
    }
}

pub(super) fn facts(view: &View) -> Vec<Msg> {
    let (open, match_state) = (&view.open, &view.match_state);
    let mut facts = Vec::new();
    if match_state.deal > 0 {
        facts.push(Msg::new("grand-fact-hand").with("number", i64::from(match_state.deal)).with("seat", match_state.dealer));
    }
    if open.phase != Phase::DrawPairs {
        for pair in [0, 1] {
            let (one, other) = (match_state.round[pair], match_state.round[pair + 2]);
            let msg = Msg::new("grand-fact-pair").with("one", one).with("other", other);
            facts.push(msg.with("points", view.ledger.balance(one)).with("defeats", match_state.defeats[pair]));
        }
    }
    facts.push(match view.agreements.end_mode {
        EndMode::Points => Msg::new("grand-fact-target").with("points", view.agreements.target),
        EndMode::Time => Msg::new("grand-fact-time").with("minutes", i64::from(view.agreements.time_limit)),
        EndMode::Hands => Msg::new("grand-fact-hands").with("hands", i64::from(view.agreements.hand_limit)),
    });
    if let Some(last) = match_state.last {
        let msg = Msg::new("grand-fact-last").with("seat", last.bid.seat).with("points", last.bid.points);
        facts.push(msg.with("contract", game_words(last.contract)).with("outcome", last.outcome));
    }
    if let Some(victory) = match_state.victory {
        for pair in [0, 1] {
            let msg =
                Msg::new("grand-fact-count").with("one", match_state.round[pair]).with("other", match_state.round[pair + 2]);
            facts.push(msg.with("total", victory.reckoning.totals[pair]).with("given", victory.reckoning.given[pair]));
        }
        match victory.winners.is_empty() {
            true => facts.push(Msg::new("grand-fact-drawn")),
            false => facts.extend(victory.winners.iter().map(|seat| Msg::new("grand-fact-winner").with("seat", seat))),
        }
    }
    facts
}

fn seat_view(view: &View, seat: Seat) -> SeatView {
    let (open, match_state) = (&view.open, &view.match_state);
    let at = seat.index();
    let mut roles = Vec::new();
    if match_state.deal > 0 {
        if match_state.dealer == seat {
            roles.push(Msg::new("grand-role-dealer"));
        }
        if match_state.left_of(match_state.dealer, 1) == seat {
            roles.push(Msg::new("grand-role-mao"));
        }
        if open.contract.is_some() && open.bid.is_some_and(|bid| bid.seat == seat) {
            roles.push(Msg::new("grand-role-bidder"));
        }
        if view.dummy == Some(seat) {
            roles.push(Msg::new("grand-role-open"));
        }
    }
    let hand = if view.viewer.are(seat) {
        HandView::Faces(sorted(view.hand, open.order()))
    } else if view.dummy == Some(seat) && open.shown[at].len() == view.sizes[at] {
        HandView::Faces(sorted(open.shown[at], open.order()))
    } else {
        HandView::Backs(view.sizes[at])
    };
    SeatView {
        seat,
        roles,
        hand,
        shown: open.shown[at],
        tricks: open.tricks(seat),
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
    let complete = open.takers.len() * open.active();
    let last = open.plays.get(complete.saturating_sub(open.active())..complete).unwrap_or(&[]);
    let taker = open.takers.last();
    let best = last.iter().find(|(seat, _)| Some(seat) == taker).map(|&(_, card)| card);
    let taken = taken_tricks(&open.plays, open.active(), &open.takers, &open.takers);
    let own = view.seat().map_or(SeatSet::EMPTY, SeatSet::of);
    Centre {
        trick: open.trick.plays().map(|play| played(play, open.trick.best())).collect(),
        last_trick: last.iter().map(|&play| played(play, best)).collect(),
        turned: Vec::new(),
        stock: 0,
        discards: open.aside.iter().sum(),
        ..Centre::default()
    }
    .looking_back(FACTS.look_back, own, taken)
}

pub(super) fn question(view: &View, asked: ToAct) -> Msg {
    let must = asked == ToAct::Must;
    let open = &view.open;
    match open.phase {
        _ if !must => Msg::new("grand-ask-besides"),
        Phase::Bidding => match open.bid {
            Some(bid) => Msg::new("grand-ask-bid-over").with("points", bid.points),
            None => Msg::new("grand-ask-bid"),
        },
        Phase::Choice => Msg::new("grand-ask-choose"),
        Phase::Discard => Msg::new("grand-ask-discard"),
        Phase::Exchange | Phase::DefenderExchange => Msg::new("grand-ask-exchange"),
        Phase::Tricks if open.trick.is_empty() => Msg::new("grand-ask-lead"),
        Phase::Taking => Msg::new("grand-ask-take"),
        Phase::Mending => Msg::new("grand-ask-mend"),
        _ => Msg::new("grand-ask-play"),
    }
}
