//! The bidders of Voltarete against the sample hands of chapters XII and XIII: what the book would say with a hand, or what the
//! same hand played both ways has shown to be no worse.

use bots::Thinking;
use bots::voltarete::samples::{FirstBid, Place, SAMPLES, Sample, Trial, TrialPlayer, TrialSpot, said, trial};
use games::ombre::trumps::BLACK_ACES;
use games::ombre::voltarete::Action;

/// Result of a trial of thousands of worlds (docs/sample-hands.md).
#[derive(Clone, Copy, Debug, PartialEq)]
enum Shown {
    /// The other way brings more.
    Better,
    /// Neither way is better by much.
    Even,
}

/// Hands on which a bidder may leave the book. With both black aces the licenças of chapter XII are outdone by the respeito of
/// chapter XXII while the bolo is small (A26, A28); the Basto with king, dama and valete is too little for any game; and two of
/// the smallest sós are worth as much with cards bought.
const EXCEPTIONS: [(&str, FirstBid, Shown); 11] = [
    ("LS1", FirstBid::Respeito, Shown::Better),
    ("LS3", FirstBid::Respeito, Shown::Better),
    ("LS6", FirstBid::Respeito, Shown::Better),
    ("LS10", FirstBid::Pass, Shown::Better),
    ("LL1", FirstBid::Respeito, Shown::Better),
    ("LL4", FirstBid::Respeito, Shown::Better),
    ("LL7", FirstBid::Respeito, Shown::Better),
    ("LL12", FirstBid::Respeito, Shown::Better),
    ("SS3", FirstBid::Respeito, Shown::Better),
    ("SS6", FirstBid::Licenca, Shown::Even),
    ("SL4", FirstBid::Licenca, Shown::Even),
];

const NOVICE: TrialPlayer<'static> = TrialPlayer { player: "novice", thinking: Thinking::Worlds(1) };

/// The departure of a player from the book with a hand that neither the book nor a trial calls good.
fn against_the_book(sample: &Sample, place: Place, who: TrialPlayer<'_>) -> Option<String> {
    let Some((word, named)) = said(sample.hand(), place, who, 1834) else { return Some("silent".to_owned()) };
    let way = FirstBid::of(&word);
    let excepted = EXCEPTIONS.iter().any(|&(id, other, _)| id == sample.id && way == Some(other));
    let in_its_suit = match &word {
        Action::So(suit) => *suit == Some(sample.suit),
        _ => named.is_none_or(|suit| suit == sample.suit),
    };
    let agrees = (way == Some(sample.asked.way()) && in_its_suit) || excepted;
    (!agrees).then(|| format!("{} ({}), {place:?}: {word} {named:?}", sample.id, sample.named))
}

#[test]
fn voltarete_xii_and_xiii_the_novice_says_what_the_book_says_in_every_place() {
    for sample in &SAMPLES {
        for place in Place::ALL {
            let (word, named) = said(sample.hand(), place, NOVICE, 1834).expect("a word");
            assert_eq!(word, sample.asked.way().word(sample.suit, place), "{}", sample.id);
            assert!(named.is_none_or(|suit| suit == sample.suit), "{}: {named:?}", sample.id);
        }
    }
}

fn agrees(who: TrialPlayer<'_>) {
    let astray: Vec<String> = SAMPLES.iter().filter_map(|sample| against_the_book(sample, Place::Mao, who)).collect();
    assert!(astray.is_empty(), "{}: {astray:#?}", who.player);
}

#[test]
fn voltarete_xii_and_xiii_the_player_of_the_club_agrees_with_the_book_or_with_a_trial() {
    agrees(TrialPlayer { player: "club", thinking: Thinking::Worlds(256) });
}

#[test]
fn voltarete_xii_and_xiii_the_master_agrees_with_the_book_or_with_a_trial() {
    agrees(TrialPlayer { player: "master", thinking: Thinking::Worlds(64) });
}

/// The hand of the mão played these ways by novices.
fn tried(sample: &Sample, ways: &[FirstBid], worlds: u64) -> Trial {
    let question = TrialSpot { suit: sample.suit, place: Place::Mao, bolo: None, ways };
    trial(&|_| sample.hand(), question, NOVICE, worlds, 1834).expect("played")
}

/// Each exception is measured: the hand played both ways in the same worlds.
#[test]
fn voltarete_xii_and_xiii_no_exception_without_a_trial() {
    for (id, way, shown) in EXCEPTIONS {
        let sample = SAMPLES.iter().find(|sample| sample.id == id).expect("a sample hand");
        let ways = [way, sample.asked.way()];
        let trial = tried(sample, &ways, 800);
        let (lead, interval) = trial.lead(0, 1);
        let interval = interval.expect("many worlds");
        match shown {
            Shown::Better => assert!(interval.low > 0.0, "{id}: {lead}, {interval:?}"),
            Shown::Even => assert!(interval.high > 0.0 && lead.abs() < 5.0, "{id}: {lead}, {interval:?}"),
        }
    }
}

/// Each of the smallest hands is worth asking with: the book's way beats passing, but for the one that is excepted (A3, A6).
/// With both black aces a player who passes makes segundo, and may do better still (A14): these hands are left out.
#[test]
fn voltarete_a3_a6_with_the_smallest_hands_the_books_way_beats_passing() {
    let excepted = |id: &str| EXCEPTIONS.iter().any(|&(excepted, way, _)| excepted == id && way == FirstBid::Pass);
    let asked = |sample: &&Sample| !excepted(sample.id) && !sample.cards().contains_all(BLACK_ACES);
    for sample in SAMPLES.iter().filter(asked) {
        let ways = [sample.asked.way(), FirstBid::Pass];
        let trial = tried(sample, &ways, 300);
        let (lead, interval) = trial.lead(0, 1);
        assert!(lead > 0.0, "{}: {lead}, {interval:?}", sample.id);
    }
}

/// The page for readers has every hand, with its line in the book and what the book names.
#[test]
fn the_page_tells_of_every_hand() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/sample-hands.md");
    let page = std::fs::read_to_string(page).expect("the page");
    for sample in &SAMPLES {
        let (rest, begin) = (sample.hand() - sample.cards(), format!("| {} | {} | {} |", sample.id, sample.line, sample.named));
        let row = page.lines().find(|line| line.starts_with(&begin)).unwrap_or_else(|| panic!("{begin}"));
        assert!(row[begin.len()..].trim_start().starts_with(&rest.to_string()), "{}: {rest}", sample.id);
    }
}

/// The page says how its table is read in the words of the program that makes it, and links the advice to where it is.
#[test]
fn the_page_explains_its_letters() {
    let page = include_str!("../../../docs/sample-hands.md");
    let program = include_str!("../examples/sample_hands.rs");
    let legend =
        program.split_once("const LEGEND: &str = \"\\\n").and_then(|(_, rest)| rest.split_once("\";")).expect("a legend").0;
    assert!(legend.contains("O ouros, C copas, E espadas, B bastos") && page.contains(legend), "{legend}");
    assert!(page.contains("[A26, A28](../crates/words/locales/en/advice.ftl)"));
    let advice = include_str!("../../words/locales/en/advice.ftl");
    for number in [9, 10, 11, 26, 28] {
        assert!(advice.contains(&format!("\nrule-voltarete-a{number} = ")), "A{number}");
    }
}
