//! The figures of a rule are those of the game that cites it: what the books tell of tricks and prices is compared with the terms
//! by which the games are played.

mod played;

use engine::chart::{Chart, Row};
use engine::{Arg, Entry};
use played::{play, tables};
use std::collections::{BTreeMap, BTreeSet};
use words::{Language, Words, chapters, learn};

/// Enough for some hands of every game, at every table.
const SEEDS: u64 = 6;
const EVENTS: u64 = 1_500;

/// Numbers as they are written out, in each language, from two on: *one* is also an article.
const WRITTEN: [(&[&str], i64); 17] = [
    (&["two", "dois", "duas", "dos", "due"], 2),
    (&["three", "três", "tres", "tre"], 3),
    (&["four", "quatro", "cuatro", "quattro"], 4),
    (&["five", "cinco", "cinque"], 5),
    (&["six", "seis", "sei"], 6),
    (&["seven", "sete", "siete", "sette"], 7),
    (&["eight", "oito", "ocho", "otto"], 8),
    (&["nine", "nove", "nueve"], 9),
    (&["ten", "dez", "diez", "dieci"], 10),
    (&["twelve", "doze", "doce", "dodici"], 12),
    (&["thirteen", "treze", "trece", "tredici"], 13),
    (&["fourteen", "catorze", "catorce", "quattordici"], 14),
    (&["thirty", "trinta", "treinta", "trenta"], 30),
    (&["forty-two"], 42),
    (&["forty", "quarenta", "cuarenta", "quaranta"], 40),
    (&["fifty"], 50),
    (&["sixty"], 60),
];

/// The numbers in a text.
fn numbers(text: &str) -> BTreeSet<i64> {
    let tokens = text.split(|letter: char| !letter.is_alphanumeric() && letter != '-').map(str::to_lowercase);
    let written = |word: &str| WRITTEN.iter().find(|(names, _)| names.contains(&word)).map(|&(_, number)| number);
    tokens.filter_map(|word| word.parse().ok().or_else(|| written(&word))).collect()
}

/// The lines of what the rule book of a game says that things count or cost.
fn rows(entry: &Entry) -> Vec<Row> {
    let of = |chart: Chart| match chart {
        Chart::Tariff { rows, .. } => rows,
        Chart::Order { .. } => Vec::new(),
    };
    (entry.charts)().into_iter().flat_map(of).collect()
}

/// The games of the Spanish family: their books are told as differences from one another.
fn family() -> impl Iterator<Item = Entry> {
    games::catalogue().into_iter().filter(|entry| entry.family == Some("spanish"))
}

/// The figures of a game's terms.
fn terms(entry: &Entry) -> BTreeSet<i64> {
    rows(entry).into_iter().flat_map(|row| row.figures).flatten().collect()
}

/// Every rule that a payment cites at these tables, with the figures of those payments, by game.
fn paid(tables: &[played::Table]) -> BTreeMap<(&'static str, &'static str), BTreeSet<i64>> {
    let mut paid: BTreeMap<_, BTreeSet<i64>> = BTreeMap::new();
    for table in tables {
        for seed in 0..SEEDS {
            for entry in play(table, seed, EVENTS, &mut |_| {}).ledger().entries() {
                let figures = paid.entry((table.0.facts.id, entry.cause.cite.0)).or_default();
                let said = entry.cause.said().args.into_iter();
                figures.extend(said.filter_map(|(_, arg)| if let Arg::Number(figure) = arg { Some(figure) } else { None }));
                figures.insert(entry.amount);
            }
        }
    }
    paid
}

/// Rules whose figures are no price and no part of one, and what they are.
const LIMITS: &[(&str, &str)] = &[
    ("cientos R43", "the points below which a game is double"),
    ("malilla R22", "half of all points: what is above is paid"),
    ("rebesino R49", "all that the napolitana collects, which is paid card by card"),
    ("rebesino R51", "all that is at stake, which is paid to several"),
    ("mediator:INT.2", "the tricks of who returned a king; the fine is counted in pozos"),
];

/// Every payment of every game: a rule that names figures names one of that payment or of the game's terms.
#[test]
fn every_payment_cites_a_rule_with_a_figure_of_its_own_game() {
    let words = Words::new(Language::English);
    let (mut strange, mut heard) = (BTreeSet::new(), 0);
    for ((game, cite), figures) in paid(&tables()) {
        let told = words.rule(cite).unwrap_or_else(|| panic!("{game}: nothing is told of {cite}"));
        let entry = games::entry(game).expect("a game");
        let (told, known) = (numbers(&told), &figures | &terms(&entry));
        heard += 1;
        let is_limit = LIMITS.iter().any(|(limit, _)| *limit == cite);
        if !told.is_empty() && told.is_disjoint(&known) && !is_limit {
            strange.insert((game, cite, told));
        }
    }
    assert!(strange.is_empty(), "these payments are explained with the figures of another game: {strange:?}");
    assert!(heard > 250, "only {heard} payments were heard");
}

/// In the Spanish family every number of a cited rule is one of the game's terms: a puesta with four is not explained by five.
/// Laws count in pollas and pozos.
#[test]
fn every_payment_of_the_spanish_games_cites_a_rule_with_the_figures_of_its_own_terms() {
    let words = Words::new(Language::English);
    let tables: Vec<_> = tables().into_iter().filter(|(entry, _)| entry.family == Some("spanish")).collect();
    let mut heard = BTreeSet::new();
    for (game, cite) in paid(&tables).into_keys().filter(|(_, cite)| !cite.contains(':')) {
        let entry = games::entry(game).expect("a game");
        let told = numbers(&words.rule(cite).expect("words"));
        assert!(
            told.is_subset(&terms(&entry)),
            "{game} cites {cite}, which speaks of {told:?}; its terms are {:?}",
            terms(&entry)
        );
        heard.insert((game, cite));
    }
    assert!(heard.len() > 80, "only {} payments were heard", heard.len());
}

/// Each figure of the terms of a Spanish game stands in the rule that is said to tell it, in every language.
#[test]
fn every_figure_of_the_spanish_games_stands_in_the_rule_it_cites() {
    for words in Language::ALL.map(Words::new) {
        for entry in family() {
            let rows = rows(&entry);
            assert!(rows.len() > 8, "{} has no tariff", entry.facts.id);
            for row in rows {
                let told = words.rule(row.cite.0).unwrap_or_else(|| panic!("nothing is told of {}", row.cite));
                let figure = row.figures[0].expect("a figure");
                let place = (words.language(), entry.facts.id, row.cite);
                assert!(numbers(&told).contains(&figure), "{place:?} does not say {figure}: {told}");
            }
        }
    }
}

/// Texts with the figures of one game stand in no tour and no rule book of another that has other figures.
#[test]
fn no_spanish_game_tells_the_figures_of_another() {
    let cites = |entry: &Entry| rows(entry).into_iter().map(|row| row.cite.0).collect::<BTreeSet<_>>();
    let all: BTreeSet<&str> = family().flat_map(|entry| cites(&entry)).collect();
    for entry in family() {
        let game = entry.facts.id;
        let book = chapters(game).into_iter().flat_map(|chapter| chapter.rules).collect::<BTreeSet<_>>();
        let told = book.iter().map(String::as_str).chain(learn(game));
        let own = cites(&entry);
        let strange: Vec<&str> = told.filter(|cite| all.contains(cite) && !own.contains(cite)).collect();
        assert!(strange.is_empty(), "{game} tells the figures of another game: {strange:?}");
        let missing: Vec<&&str> = own.iter().filter(|cite| !book.contains(**cite)).collect();
        assert!(missing.is_empty(), "{game}: its rule book has no place for {missing:?}");
    }
}
