//! The table to be drawn, from a view alone.

use super::action::Action;
use super::facts::{FACTS, well};
use super::points::power;
use super::stakes::{MALOS, Stage};
use super::state::{First, Form, Leaving, Phase, Reply, Side, Stay};
use super::view::{Figures, Proposal, View};
use cards::{Card, CardSet};
use engine::show::{Centre, HandView, Played, PotView, SeatView, ToAct, last_said};
use engine::{Action as _, Msg, Seat, SeatSet};

/// Message of a log line: the speaker and their words.
pub(super) const SAID: &str = "truco-said";

pub(super) fn seats(view: &View) -> Vec<SeatView> {
    Seat::first(view.match_state.players).map(|seat| seat_view(view, seat)).collect()
}

pub(super) fn pots(view: &View) -> Vec<PotView> {
    let name = |side| Msg::new("truco-poco").with("side", side_words(view, side));
    Side::BOTH.map(|side| PotView { name: name(side), amount: view.ledger.balance(well(side)) }).into()
}

/// A side, by its players.
fn side_words(view: &View, side: Side) -> Msg {
    let seats = Seat::first(view.match_state.players).filter(|seat| view.sides[seat.index()] == side);
    Msg::new("truco-side").with("seats", seats.collect::<SeatSet>())
}

pub(super) fn headline(view: &View) -> Msg {
    let open = &view.open;
    let number = i64::from(view.match_state.volta);
    match open.phase {
        Phase::Over => {
            let winner = if view.scores[0] > view.scores[1] { Side::A } else { Side::B };
            Msg::new("truco-over").with("side", side_words(view, winner))
        }
        Phase::Draw => Msg::new("truco-drawing"),
        _ if open.form == Form::Testa && open.active == 2 => {
            let msg = Msg::new("truco-duel").with("number", number).with("which", i64::from(open.contest) + 1);
            msg.with("mao", open.order[0]).with("pe", open.order[1])
        }
        _ => Msg::new("truco-volta").with("number", number).with("form", open.form),
    }
}

pub(super) fn facts(view: &View) -> Vec<Msg> {
    let open = &view.open;
    let mut facts: Vec<Msg> = Side::BOTH.map(|side| tally(view, side)).into();
    if let Some(pending) = view.pending {
        let each = [pending.first, pending.truco].into_iter().flatten();
        let owed = |figures| {
            Msg::new("truco-fact-pending").with("side", side_words(view, pending.asked)).with("proposal", figures_words(figures))
        };
        facts.extend(each.map(owed));
    }
    if let Some(score) = open.first_score {
        let provisional =
            Msg::new("truco-fact-provisional").with("side", side_words(view, score.to)).with("tentos", score.tentos);
        facts.push(provisional);
    }
    if open.calls.on != Stage::Nothing {
        let stage = Msg::new("truco-fact-on").with("stage", Action::Truco(open.calls.on).words());
        facts.push(stage.with("tentos", open.calls.on.worth()));
    }
    if let Some(side) = open.calls.right.filter(|_| open.calls.on.next().is_some()) {
        facts.push(Msg::new("truco-fact-raise").with("side", side_words(view, side)));
    }
    if !open.window.is_empty() {
        facts.push(Msg::new("truco-fact-held"));
    }
    if let Some(lei) = open.lei {
        facts.push(Msg::new("truco-fact-lei").with("seat", lei.by));
    }
    if open.form == Form::Testa {
        facts.push(Msg::new(if open.announced { "truco-fact-announced" } else { "truco-fact-unannounced" }));
    }
    if view.match_state.tampa {
        facts.push(Msg::new("truco-fact-tampa"));
    }
    facts
}

/// The tally of a side: laid out three by three, first the malos, then the buenos (5.6, R95).
fn tally(view: &View, side: Side) -> Msg {
    let tentos = view.scores[side as usize];
    let buenos = (tentos - MALOS).max(0);
    let threes = |tentos: i64| {
        let full = "||| ".repeat((tentos / 3) as usize);
        format!("{full}{}", "|".repeat((tentos % 3) as usize)).trim_end().to_owned()
    };
    let id = match tentos {
        0 => "truco-fact-nothing",
        1..=MALOS => "truco-fact-malos",
        _ => "truco-fact-buenos",
    };
    Msg::new(id)
        .with("side", side_words(view, side))
        .with("tentos", tentos)
        .with("malos", threes(tentos.min(MALOS)))
        .with("buenos", threes(buenos))
}

/// A proposal with both its figures.
fn figures_words(figures: Figures) -> Msg {
    let what = match figures.what {
        Proposal::Envido(call) => Action::Envido(call),
        Proposal::Flor(call) => Action::Flor(call),
        Proposal::Truco(stage) => Action::Truco(stage),
    };
    Msg::new("truco-pending").with("what", what.words()).with("quero", figures.quero).with("nao-quero", figures.nao_quero)
}

fn seat_view(view: &View, seat: Seat) -> SeatView {
    let open = &view.open;
    let at = seat.index();
    let mut roles = Vec::new();
    if open.phase != Phase::Draw {
        roles.push(side_words(view, view.sides[at]));
        let contest = &open.order[..open.active];
        if contest.first().is_some_and(|&mao| mao == seat) {
            roles.push(Msg::new("truco-role-mao"));
        }
        if view.match_state.dealer == seat {
            roles.push(Msg::new("truco-role-pe"));
        }
        match open.stay[at] {
            Stay::In => {}
            Stay::Out(Leaving::Pass) => roles.push(Msg::new("truco-role-passed")),
            Stay::Out(Leaving::Baralho) => roles.push(Msg::new("truco-role-baralho")),
        }
    }
    if let Some(card) = view.senhas[at] {
        roles.push(Msg::new("truco-role-senha").with("card", card));
    } else if open.signalled.contains(seat) {
        roles.push(Msg::new("truco-role-signalled"));
    }
    let own = view.viewer.are(seat) && view.has_looked();
    let before = view.match_state.last.as_ref().filter(|_| open.phase == Phase::Cutting);
    SeatView {
        seat,
        roles,
        hand: if own { HandView::Faces(sorted(view.hand)) } else { HandView::Backs(view.sizes[at]) },
        shown: before.map_or(open.shown[at], |last| last.shown[at]),
        tricks: open.taken[at],
        chips: view.scores[view.sides[at] as usize],
        figures: Vec::new(),
        said: last_said(&open.said, seat),
        to_act: view.to_act[at],
        out: open.stay[at] != Stay::In,
    }
}

/// A hand as a truco player sorts it: the strongest first.
fn sorted(hand: CardSet) -> Vec<Card> {
    let mut cards: Vec<Card> = hand.iter().collect();
    cards.sort_by_key(|&card| std::cmp::Reverse(power(card)));
    cards
}

pub(super) fn centre(view: &View) -> Centre {
    let open = &view.open;
    let before = view.match_state.last.as_ref().filter(|_| open.phase == Phase::Cutting);
    let plays = before.map_or(&open.plays, |last| &last.plays);
    // Cards lie face up before their players until the volta ends (R80).
    let earlier = plays.iter().filter(|play| !open.vaza.contains(play));
    let best = open.vaza.iter().map(|&(_, card)| power(card)).max();
    let played =
        |&(seat, card): &(Seat, Card), best: Option<u8>| Played { seat: Some(seat), card, winning: best == Some(power(card)) };
    Centre {
        trick: open.vaza.iter().map(|play| played(play, best)).collect(),
        last_trick: earlier.map(|play| played(play, None)).collect(),
        turned: open.committed.iter().flatten().copied().collect(),
        stock: view.monte,
        ..Centre::default()
    }
    .looking_back(FACTS.look_back, SeatSet::EMPTY, Vec::new())
}

/// May the viewer say yes to what is asked?
fn answers(view: &View) -> bool {
    view.offers.iter().any(|offer| offer.includes(&Action::Answer(Reply::Quero)))
}

pub(super) fn question(view: &View, asked: ToAct) -> Msg {
    let must = asked == ToAct::Must;
    let pending = view.pending.and_then(|pending| pending.first.or(pending.truco));
    match view.open.phase {
        Phase::Cutting if must => Msg::new("truco-ask-cut"),
        Phase::Cutting => Msg::new("truco-ask-before-deal"),
        Phase::Exposed => Msg::new("truco-ask-exposed"),
        Phase::Show if must => Msg::new("truco-ask-show"),
        Phase::Show | Phase::Claims => Msg::new("truco-ask-claims"),
        _ if !must => Msg::new("truco-ask-besides"),
        _ if !view.open.window.is_empty() => Msg::new("truco-ask-flor"),
        _ => match (view.open.first, pending) {
            (First::Singing | First::FlorSinging, _) => Msg::new("truco-ask-sing"),
            (First::FlorRound, _) => Msg::new("truco-ask-declare"),
            (First::FlorChoice, _) => Msg::new("truco-ask-choice"),
            (First::Lei, _) => Msg::new("truco-ask-lei"),
            // A player with a flor answers an envido with it, and with nothing else.
            (_, Some(figures)) if !answers(view) => Msg::new("truco-ask-with-flor").with("proposal", figures_words(figures)),
            (_, Some(figures)) => Msg::new("truco-ask-answer").with("proposal", figures_words(figures)),
            _ => Msg::new("truco-ask-play"),
        },
    }
}
