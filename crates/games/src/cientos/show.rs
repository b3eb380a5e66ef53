//! The table to be drawn, from a view alone.

use super::deck::sorted;
use super::facts::FACTS;
use super::ganancias::{Many, Secansa, Set};
use super::state::{Answer, Outcome, Phase, Said};
use super::tally::Item;
use super::view::View;
use cards::{Card, CardSet};
use engine::show::{Centre, HandView, Played, Prompt, SeatView, SheetLine, ToAct, Way};
use engine::{Msg, Seat, TableView};

pub(super) fn show(view: &View) -> TableView {
    let said = view.open.said.iter();
    TableView {
        game: FACTS.id,
        eyes: view.eyes,
        deal: view.company.deal,
        headline: headline(view),
        facts: facts(view),
        seats: [view.company.mano(), view.company.dealer].into_iter().map(|seat| seat_view(view, seat)).collect(),
        centre: centre(view),
        pots: Vec::new(),
        sheet: view.ledger.entries().iter().map(|entry| SheetLine::new(entry, FACTS.pots)).collect(),
        log: said.map(|&(seat, said)| Msg::new("cientos-said").with("seat", seat).with("what", said_words(said))).collect(),
        prompt: prompt(view),
    }
}

fn headline(view: &View) -> Msg {
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

fn facts(view: &View) -> Vec<Msg> {
    let company = &view.company;
    let mut facts = Vec::new();
    if view.open.phase != Phase::Cut {
        facts.push(Msg::new("cientos-fact-hand").with("number", i64::from(company.deal)).with("seat", company.dealer));
    }
    if view.agreements.games > 1 {
        for seat in Seat::first(2) {
            let won = i64::from(company.games[seat.index()]);
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
    if let Some(last) = company.last {
        let outcome = Msg::new(match last.outcome {
            Outcome::Marked => "cientos-outcome-marked",
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
    let mark = view.company.marks[seat.index()];
    let mut figures = vec![
        Msg::new("cientos-figure-mark").with("points", mark.mark),
        Msg::new("cientos-figure-hand").with("points", view.open.points(seat)),
    ];
    let lacks = [("cientos-figure-lack50", mark.lack50), ("cientos-figure-lack100", mark.lack100)];
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
        roles.push(Msg::new(if view.company.mano() == seat { "cientos-role-mano" } else { "cientos-role-pie" }));
    }
    let own = view.eyes.are(seat);
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
        said: open.said.iter().rev().find(|(speaker, _)| *speaker == seat).map(|&(_, said)| said_words(said)),
        to_act: view.to_act[at],
        out: false,
    }
}

fn centre(view: &View) -> Centre {
    let open = &view.open;
    let played = |(seat, card): (Seat, Card), best: Option<Card>| Played { seat: Some(seat), card, winning: best == Some(card) };
    let complete = open.takers.len() * 2;
    let last = open.plays.get(complete.saturating_sub(2)..complete.min(open.plays.len())).unwrap_or(&[]);
    let taker = open.takers.last();
    let best = last.iter().find(|(seat, _)| Some(seat) == taker).map(|&(_, card)| card);
    Centre {
        trick: open.trick.plays().map(|play| played(play, open.trick.best())).collect(),
        last_trick: last.iter().map(|&play| played(play, best)).collect(),
        turned: Vec::new(),
        stock: view.stock,
        discards: usize::from(open.discarded[0] + open.discarded[1]),
    }
}

/// The word of a length, of a rank: the same in every language until the message says it.
fn word(choice: impl engine::agreement::Choice) -> String {
    choice.word().to_owned()
}

/// What somebody counts, in words.
fn item_words(item: Item) -> Msg {
    let points = item.points();
    match item {
        Item::Blancas => Msg::new("cientos-item-blancas").with("points", points),
        Item::Punto(value) => Msg::new("cientos-item-punto").with("points", points).with("value", i64::from(value)),
        Item::Secansa(Secansa { length, head }) => {
            Msg::new("cientos-item-secansa").with("points", points).with("length", word(length)).with("head", word(head))
        }
        Item::Set(Set { many: Many::Four, rank }) => {
            Msg::new("cientos-item-catorce").with("points", points).with("rank", word(rank))
        }
        Item::Set(Set { many: Many::Three, rank }) => {
            Msg::new("cientos-item-tres").with("points", points).with("rank", word(rank))
        }
        Item::Repique => Msg::new("cientos-item-repique").with("points", points),
        Item::Pique => Msg::new("cientos-item-pique").with("points", points),
        Item::Lead => Msg::new("cientos-item-lead").with("points", points),
        Item::Trick => Msg::new("cientos-item-trick").with("points", points),
        Item::Last => Msg::new("cientos-item-last").with("points", points),
        Item::Bazas => Msg::new("cientos-item-bazas").with("points", points),
        Item::Capote => Msg::new("cientos-item-capote").with("points", points),
    }
}

/// Who counts what, in words.
pub(super) fn counted(seat: Seat, item: Item) -> Msg {
    Msg::new("cientos-said").with("seat", seat).with("what", item_words(item))
}

/// What was said, in words.
fn said_words(said: Said) -> Msg {
    match said {
        Said::Cut(card) => Msg::new("cientos-said-cut").with("card", card),
        Said::Blancas => Msg::new("cientos-said-blancas"),
        Said::Drew(out, taken) => Msg::new("cientos-said-drew").with("thrown", i64::from(out)).with("taken", i64::from(taken)),
        Said::Looked => Msg::new("cientos-said-looked"),
        Said::Names(suit) => Msg::new("cientos-said-names").with("suit", suit),
        Said::Punto(value) => Msg::new("cientos-said-punto").with("value", i64::from(value)),
        Said::Secansa(Secansa { length, head }) => {
            Msg::new("cientos-said-secansa").with("length", word(length)).with("head", word(head))
        }
        Said::Set(Set { many: Many::Four, rank }) => Msg::new("cientos-said-catorce").with("rank", word(rank)),
        Said::Set(Set { many: Many::Three, rank }) => Msg::new("cientos-said-tres").with("rank", word(rank)),
        Said::Answered(Answer::Good) => Msg::new("cientos-said-good"),
        Said::Answered(Answer::Equal) => Msg::new("cientos-said-equal"),
        Said::Answered(Answer::NotGood) => Msg::new("cientos-said-not-good"),
        Said::Showed(cards) => Msg::new("cientos-said-showed").with("cards", cards),
        Said::Withdrew(set) => Msg::new("cientos-said-withdrew").with("rank", word(set.rank)),
        Said::Lacks(card) => Msg::new("cientos-said-lacks").with("card", card),
        Said::Counts(item) => item_words(item),
        Said::Amended(card) => Msg::new("cientos-said-amended").with("card", card),
        Said::TookBack(card) => Msg::new("cientos-said-took-back").with("card", card),
        Said::Demanded(suit) => Msg::new("cientos-said-demanded").with("suit", suit),
        Said::Announced(suit) => Msg::new("cientos-said-announced").with("suit", suit),
        Said::Miscounted => Msg::new("cientos-said-miscounted"),
        Said::FalseSet => Msg::new("cientos-said-false-set"),
    }
}

fn prompt(view: &View) -> Option<Prompt> {
    let seat = view.seat()?;
    if view.offers.is_empty() {
        return None;
    }
    let must = view.to_act[seat.index()] == ToAct::Must;
    let question = Msg::new(match view.open.phase {
        _ if !must => "cientos-ask-besides",
        Phase::Discard(_) if seat == view.company.mano() => "cientos-ask-discard-mano",
        Phase::Discard(_) => "cientos-ask-discard-pie",
        Phase::Draw(_) => "cientos-ask-draw",
        Phase::LookPie => "cientos-ask-look",
        Phase::LookMano => "cientos-ask-name",
        Phase::Accuse => "cientos-ask-accuse",
        Phase::Answer => "cientos-ask-answer",
        Phase::Tricks if view.open.trick.is_empty() => "cientos-ask-lead",
        Phase::Taking => "cientos-ask-take",
        _ => "cientos-ask-play",
    });
    Some(Prompt { question, must, ways: view.offers.iter().map(Way::new).collect(), refused: view.refused.clone() })
}
