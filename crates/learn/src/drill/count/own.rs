//! Counts particular to one game: envido and flor, verzigole, contracts of Grand, and the announcements of Cientos.

use super::super::Reason;
use super::super::deal::dealt;
use super::Counted;
use cards::{Card, CardSet, Pack};
use engine::{Cite, Entry, Msg, Rng};
use games::cientos::ganancias;
use games::grand::contract::{Contract, EucreSide, STEP, score};
use games::minchiate::{tarocchi, verzigole as of_minchiate};
use games::truco::points;

/// Cards of a hand of Truco.
const TRUCO: usize = 3;

/// Cards of a hand of Cientos.
const CIENTOS: usize = 12;

/// Cards among which verzigole are looked for.
const VERZIGOLE: usize = 11;

/// Combinations counted in one exercise, at most.
const MOST: usize = 3;

fn set(cards: &[Card]) -> CardSet {
    cards.iter().copied().collect()
}

fn counted(question: &'static str, cards: Vec<Card>, answer: i64, mistakes: Vec<i64>, reasons: Vec<Reason>) -> Counted {
    Counted { question: Msg::new(question), trump: None, cards, answer, mistakes, reasons }
}

/// The points of envido in three cards.
pub(super) fn envido(_: &Entry, rng: &mut Rng) -> Option<Counted> {
    let cards = dealt(Pack::Spanish40.cards(), TRUCO, rng);
    let own = set(&cards);
    let answer = points::envido(own);
    // A lone court card is sung by its name and has no figure.
    if points::is_flor(own) || answer < 0 {
        return None;
    }
    let numbers: i64 = cards.iter().map(|&card| points::branca(card)).sum();
    let proof = points::proof(own, answer);
    let (id, cite) = if answer < 20 { ("drill-why-envido-one", "truco R6") } else { ("drill-why-envido-two", "truco R5") };
    let says = Msg::new(id).with("cards", proof).with("sum", answer);
    let mistakes = if answer < 20 { vec![answer + 20, numbers] } else { vec![answer - 20, numbers + 20, answer - 10] };
    Some(counted("drill-ask-envido", cards, answer, mistakes, vec![Reason::new(says, Cite(cite))]))
}

/// The points of a flor.
pub(super) fn flor(_: &Entry, rng: &mut Rng) -> Option<Counted> {
    let first = dealt(Pack::Spanish40.cards(), 1, rng);
    let suit = CardSet::suit(first.first()?.suit()?) & Pack::Spanish40.cards();
    let cards = dealt(suit, TRUCO, rng);
    let answer = points::flor(set(&cards))?;
    let says = Msg::new("drill-why-flor").with("cards", set(&cards)).with("sum", answer);
    let mistakes = vec![points::envido(set(&cards)), answer - 20];
    Some(counted("drill-ask-flor", cards, answer, mistakes, vec![Reason::new(says, Cite("truco R9"))]))
}

/// The verzigole among some cards.
pub(super) fn verzigole(_: &Entry, rng: &mut Rng) -> Option<Counted> {
    let mut cards = dealt(tarocchi::COUNTING.with(tarocchi::SAGITTARIO), VERZIGOLE, rng);
    cards = tarocchi::sorted(set(&cards));
    let found = of_minchiate::verzigole(set(&cards));
    if found.is_empty() || found.len() > MOST {
        return None;
    }
    let answer = of_minchiate::total(set(&cards));
    let line = |one: &of_minchiate::Verzigola| {
        let says = Msg::new("drill-why-verzigola").with("cards", one.cards).with("sum", one.points);
        Reason::new(says, Cite("minchiate V2"))
    };
    let mut reasons: Vec<Reason> = found.iter().map(line).collect();
    if set(&cards).contains(tarocchi::MATTO) {
        reasons.push(Reason::rule(Cite("minchiate V5")));
    }
    let mut mistakes: Vec<i64> = found.iter().map(|one| answer - one.points).filter(|&figure| figure > 0).collect();
    mistakes.push(answer - 5);
    mistakes.push(tarocchi::worth(set(&cards)));
    Some(counted("drill-ask-verzigole", cards, answer, mistakes, reasons))
}

/// Question: the points of a contract of Grand for the bidders.
pub(super) fn contract(_: &Entry, rng: &mut Rng) -> Option<Counted> {
    let all: Vec<Contract> = Contract::all().collect();
    let contract = *rng.one(&all)?;
    let bids: Vec<i64> = (1..=contract.limit() / STEP).map(|n| n * STEP).filter(|&bid| contract.way_fits(bid)).collect();
    let bid = *rng.one(&bids)?;
    let taken = rng.below(contract.tricks() + 1);
    let (ask, cite) = match contract {
        Contract::Whist(_) => ("drill-ask-whist", "grand section 5.1"),
        Contract::Grand => ("drill-ask-grand", "grand section 5.2"),
        Contract::Eucre(_, EucreSide::Partners) => ("drill-ask-eucre", "grand section 5.3"),
        Contract::Eucre(_, EucreSide::Alone) => ("drill-ask-eucre-alone", "grand section 5.3"),
        Contract::Copas => ("drill-ask-copas", "grand section 5.4"),
    };
    let result = score(contract, bid, taken);
    let mistakes = vec![-result.bidders, bid, -bid, score(contract, bid, taken.saturating_sub(1)).bidders, -(bid + STEP)];
    // A loss is plausible where there is a gain, and the other way round.
    let mut wrong: Vec<i64> = mistakes.into_iter().filter(|&figure| figure != result.bidders).collect();
    wrong.dedup();
    let says = Msg::new(match result.outcome {
        games::grand::contract::Outcome::Made => "drill-why-made",
        games::grand::contract::Outcome::Defeated => "drill-why-defeated",
    });
    let reason = Reason::new(says.with("bid", bid).with("sum", result.bidders), Cite(cite));
    let question = Msg::new(ask).with("bid", bid).with("taken", taken);
    Some(Counted { question, ..counted(ask, Vec::new(), result.bidders, wrong, vec![reason]) })
}

/// Twelve cards, suit by suit.
fn cientos(rng: &mut Rng) -> Vec<Card> {
    games::cientos::deck::sorted(set(&dealt(games::cientos::deck::PACK, CIENTOS, rng)))
}

/// The points of the best punto.
pub(super) fn punto(_: &Entry, rng: &mut Rng) -> Option<Counted> {
    let cards = cientos(rng);
    let puntos = ganancias::puntos(set(&cards));
    let &(value, of) = puntos.first()?;
    let answer = ganancias::punto_points(value);
    let says = Msg::new("drill-why-punto").with("cards", of).with("sum", i64::from(value)).with("points", answer);
    let mistakes = vec![i64::from(value), of.len() as i64];
    Some(counted("drill-ask-punto", cards, answer, mistakes, vec![Reason::new(says, Cite("cientos R22"))]))
}

/// The secansas of a hand.
pub(super) fn secansas(_: &Entry, rng: &mut Rng) -> Option<Counted> {
    let cards = cientos(rng);
    let found = ganancias::secansas(set(&cards));
    let answer: i64 = found.iter().map(|(secansa, _)| secansa.length.points()).sum();
    let line = |(secansa, of): &(ganancias::Secansa, CardSet)| {
        let says = Msg::new("drill-why-combination").with("cards", *of).with("sum", secansa.length.points());
        Reason::new(says, Cite("cientos R5"))
    };
    let reasons: Vec<Reason> = found.iter().map(line).collect();
    let mistakes = found.iter().map(|(_, of)| of.len() as i64).chain([answer + 3, answer + 4]).collect();
    (!found.is_empty()).then(|| counted("drill-ask-secansas", cards, answer, mistakes, reasons))
}

/// The catorces and threes of a hand.
pub(super) fn sets(_: &Entry, rng: &mut Rng) -> Option<Counted> {
    let cards = cientos(rng);
    let found = ganancias::sets(set(&cards));
    let answer: i64 = found.iter().map(|(one, _)| one.points()).sum();
    let line = |(one, of): &(ganancias::Set, CardSet)| {
        Reason::new(Msg::new("drill-why-combination").with("cards", *of).with("sum", one.points()), Cite("cientos R6"))
    };
    let reasons: Vec<Reason> = found.iter().map(line).collect();
    let mistakes = vec![answer + 3, answer + 11, answer - 3];
    (!found.is_empty()).then(|| counted("drill-ask-sets", cards, answer, mistakes, reasons))
}
