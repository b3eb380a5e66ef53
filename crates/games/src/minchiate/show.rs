//! The table to be drawn, from a view alone.

use super::agreements::Length;
use super::count::ahead;
use super::facts::{FACTS, resti, segni};
use super::state::{MarkState, Matto, Pair, Phase, Total};
use super::tarocchi::{MATTO, ORDER, sorted};
use super::view::View;
use cards::Card;
use engine::look_back::TakenTrick;
use engine::show::{Centre, HandView, Played, PotView, SeatView, ToAct, last_said};
use engine::trick::Trick;
use engine::{Msg, Pot, Seat, SeatSet};

/// Message of a log line: the speaker and their words.
pub(super) const SAID: &str = "minchiate-said";

pub(super) fn seats(view: &View) -> Vec<SeatView> {
    view.match_state.round.iter().map(|&seat| seat_view(view, seat)).collect()
}

pub(super) fn headline(view: &View) -> Msg {
    match view.open.phase {
        Phase::Over => Msg::new("minchiate-over"),
        Phase::Draw => Msg::new("minchiate-drawing"),
        Phase::Shuffle | Phase::Cut | Phase::Correct(_) => Msg::new("minchiate-dealing"),
        Phase::Discard => Msg::new("minchiate-discarding"),
        Phase::Check | Phase::Mend => Msg::new("minchiate-counting-hands"),
        Phase::Accuse => Msg::new("minchiate-accusing"),
        Phase::Tricks | Phase::Choice => Msg::new("minchiate-playing").with("trick", view.open.taken.len() + 1),
        Phase::Inspection => Msg::new("minchiate-played-out"),
        Phase::Count => Msg::new("minchiate-totalling"),
        Phase::Between => Msg::new("minchiate-between"),
    }
}

/// The two of a pair, for a message.
fn of_pair(msg: Msg, view: &View, pair: Pair) -> Msg {
    let [one, other] = view.match_state.members(pair);
    msg.with("one", one).with("other", other)
}

pub(super) fn facts(view: &View) -> Vec<Msg> {
    let (open, match_state) = (&view.open, &view.match_state);
    let mut facts =
        vec![Msg::new("minchiate-fact-gioco").with("number", i64::from(match_state.deal)).with("seat", match_state.dealer)];
    if let Length::Giochi(giochi) = view.agreements.match_giochi {
        facts.push(Msg::new("minchiate-fact-length").with("giochi", i64::from(giochi)));
    }
    for pair in Pair::BOTH {
        if open.phase != Phase::Draw {
            let msg = Msg::new("minchiate-fact-pair").with("points", view.ledger.balance(segni(pair)));
            facts.push(of_pair(msg.with("resti", view.ledger.balance(resti(pair))), view, pair));
        }
    }
    facts.extend(open.undermost.map(|card| Msg::new("minchiate-fact-undermost").with("card", card)));
    match open.matto {
        Matto::Settled => {}
        Matto::Lost(owner) => facts.push(Msg::new("minchiate-fact-matto-lost").with("seat", owner)),
        Matto::Owed(pair) => facts.push(of_pair(Msg::new("minchiate-fact-matto-owed"), view, pair)),
    }
    for mark in open.marks.iter().filter(|mark| mark.standing == MarkState::Due) {
        let msg = Msg::new("minchiate-fact-due").with("points", mark.points).with("cause", mark.cause);
        facts.push(of_pair(msg.with("cards", mark.cards), view, mark.pair));
    }
    facts.extend(open.wrong.iter().map(|seat| Msg::new("minchiate-fact-wrong").with("seat", seat)));
    if !view.agreements.pacts.is_empty() {
        facts.push(Msg::new("minchiate-fact-pacts").with("text", view.agreements.pacts.clone()));
    }
    facts
}

/// Marks and cards won by each pair, with the names of its two players; before the lots are drawn there are no pairs.
pub(super) fn pots(view: &View) -> Vec<PotView> {
    if view.open.phase == Phase::Draw {
        return Vec::new();
    }
    let of = |id: &'static str, pot: fn(Pair) -> Pot| {
        Pair::BOTH.map(|pair| PotView { name: of_pair(Msg::new(id), view, pair), amount: view.ledger.balance(pot(pair)) })
    };
    [of("minchiate-segni", segni), of("minchiate-resti", resti)].into_iter().flatten().collect()
}

fn seat_view(view: &View, seat: Seat) -> SeatView {
    let (open, match_state) = (&view.open, &view.match_state);
    let at = seat.index();
    let mut roles = Vec::new();
    if open.phase != Phase::Draw {
        if match_state.dealer == seat {
            roles.push(Msg::new("minchiate-role-dealer"));
        }
        if open.order[0] == seat {
            roles.push(Msg::new("minchiate-role-first"));
        }
        if open.cutter() == seat {
            roles.push(Msg::new("minchiate-role-cutter"));
        }
        let pair = match_state.pair(seat);
        roles.push(Msg::new(match pair {
            Pair::First => "minchiate-role-pair-first",
            Pair::Second => "minchiate-role-pair-second",
        }));
        let office = if match_state.scorer(pair) == seat { "minchiate-role-scorer" } else { "minchiate-role-collector" };
        roles.push(Msg::new(office));
    }
    SeatView {
        seat,
        roles,
        hand: if view.viewer.are(seat) { HandView::Faces(sorted(view.hand)) } else { HandView::Backs(view.sizes[at]) },
        shown: open.shown[at],
        tricks: open.tricks()[at],
        chips: ahead(&view.ledger, match_state, open.phase, match_state.pair(seat), view.agreements.resto_points),
        figures: Vec::new(),
        said: last_said(&open.said, seat),
        to_act: view.to_act[at],
        out: false,
    }
}

/// The cards of a trick, the best of them marked; the Matto is never the best.
fn played(plays: &[(Seat, Card)]) -> Vec<Played> {
    let mut trick = Trick::EMPTY;
    plays.iter().filter(|&&(_, card)| card != MATTO).for_each(|&(seat, card)| trick.play(seat, card, &ORDER));
    let best = trick.best();
    plays.iter().map(|&(seat, card)| Played { seat: Some(seat), card, winning: best == Some(card) }).collect()
}

pub(super) fn centre(view: &View) -> Centre {
    let open = &view.open;
    let taken = open.taken.iter().zip(1..).map(|(taken, number)| TakenTrick::new(number, taken.taker, &taken.plays, taken.taker));
    let own = view.seat().map_or(SeatSet::EMPTY, SeatSet::of);
    Centre {
        trick: played(&open.plays),
        last_trick: open.taken.last().map_or_else(Vec::new, |taken| played(&taken.plays)),
        turned: open.undermost.into_iter().chain(open.stopped.iter().copied()).collect(),
        stock: open.stock,
        discards: open.discarded.iter().map(|&many| usize::from(many)).sum(),
        ..Centre::default()
    }
    .looking_back(FACTS.look_back, own, taken.collect())
}

pub(super) fn total_words(total: Total) -> Msg {
    Msg::new("minchiate-said-total")
        .with("verzigole", total.verzigole)
        .with("cards", total.cards)
        .with("last", total.last)
        .with("above", total.above)
        .with("sum", total.sum())
}

pub(super) fn question(view: &View, asked: ToAct) -> Msg {
    let must = asked == ToAct::Must;
    match view.open.phase {
        _ if !must => Msg::new("minchiate-ask-besides"),
        Phase::Cut => Msg::new("minchiate-ask-cut"),
        Phase::Correct(round) => Msg::new("minchiate-ask-correct").with("round", i64::from(round)),
        Phase::Discard => {
            Msg::new("minchiate-ask-discard").with("many", view.seat().map_or(0, |seat| view.open.robbed[seat.index()]))
        }
        Phase::Check => Msg::new("minchiate-ask-check").with("many", view.hand.len()),
        Phase::Mend => Msg::new("minchiate-ask-mend").with("many", view.hand.len()),
        Phase::Accuse => Msg::new("minchiate-ask-accuse"),
        Phase::Tricks if view.open.plays.is_empty() => Msg::new("minchiate-ask-lead"),
        Phase::Tricks => Msg::new("minchiate-ask-play"),
        Phase::Choice => Msg::new("minchiate-ask-choice"),
        Phase::Inspection => Msg::new("minchiate-ask-inspection"),
        Phase::Count => Msg::new("minchiate-ask-total"),
        Phase::Between => Msg::new("minchiate-ask-between"),
        Phase::Draw | Phase::Shuffle | Phase::Over => headline(view),
    }
}
