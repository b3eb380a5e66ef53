//! Every payment says what it is for, every deal how it ended, and every choice what it means: in every language.

mod played;

use cards::names::Tradition;
use engine::show::Choice;
use engine::{Msg, Seat, TableView};
use played::{play, tables};
use std::collections::BTreeSet;
use words::{Language, TableNames, Words, book_of, rule_id};

fn name(seat: Seat) -> String {
    ["Ana", "Bento", "Clara", "Duarte"].get(seat.index()).map_or_else(|| seat.to_string(), |&name| name.to_owned())
}

const COMPANY: TableNames<'static> = TableNames { names: &name, tradition: Tradition::Portuguese };

/// Enough for some hands of every game, at every table.
const SEEDS: u64 = 6;
const EVENTS: u64 = 1_500;

fn languages() -> Vec<Words> {
    Language::ALL.into_iter().map(Words::new).collect()
}

/// Is a message wrong in any language: missing, empty or unresolved?
fn said_badly(languages: &[Words], msg: &Msg) -> bool {
    let says =
        |words: &Words| words.try_say(msg, COMPANY).is_ok_and(|text| !text.trim().is_empty() && !text.contains(['{', '}']));
    !languages.iter().all(says)
}

#[test]
fn every_payment_says_its_cause_in_four_languages() {
    let languages = languages();
    let (mut paid, mut silent) = (BTreeSet::new(), BTreeSet::new());
    for table in tables() {
        for seed in 0..SEEDS {
            for entry in play(&table, seed, EVENTS, &mut |_| {}).ledger().entries() {
                let said = entry.cause.said();
                paid.insert(said.id);
                if said_badly(&languages, &said) {
                    silent.insert((said.id, entry.cause.cite));
                }
            }
        }
    }
    assert!(silent.is_empty(), "payments that do not say what they are for: {silent:?}");
    assert!(paid.len() > 60, "only {} causes were heard: {paid:?}", paid.len());
}

#[test]
fn every_deal_that_is_over_says_how_it_ended_in_four_languages() {
    let languages = languages();
    let (mut told, mut silent) = (BTreeSet::new(), BTreeSet::new());
    for table in tables() {
        for seed in 0..SEEDS {
            let game = play(&table, seed, EVENTS, &mut |_| {});
            // The last deal may still run.
            for report in game.reports().iter().take_while(|report| report.number < game.deal_number()) {
                let outcome = (table.0.facts.id, report.outcome);
                match &report.ended {
                    Some(ended) if !said_badly(&languages, ended) => told.insert((ended.id, outcome)),
                    _ => silent.insert(outcome),
                };
            }
        }
    }
    assert!(silent.is_empty(), "deals that end without a word: {silent:?}");
    assert!(told.len() > 15, "only {} endings were heard: {told:?}", told.len());
}

#[test]
fn every_choice_says_what_it_means_in_four_languages() {
    let languages = languages();
    let (mut heard, mut silent) = (BTreeSet::new(), BTreeSet::new());
    let mut asked = |view: &TableView| {
        for msg in view.prompt.iter().flat_map(|prompt| &prompt.ways).map(Choice::words) {
            if !heard.insert(msg.id) {
                continue;
            }
            if !languages
                .iter()
                .all(|words| words.gloss(msg, &name, Tradition::Portuguese).is_some_and(|text| !text.contains('{')))
            {
                silent.insert(msg.id);
            }
        }
    };
    for table in tables() {
        for seed in 0..SEEDS {
            play(&table, seed, EVENTS, &mut asked);
        }
    }
    assert!(silent.is_empty(), "choices that do not say what they mean: {silent:?}");
    assert!(heard.len() > 120, "only {} choices were heard", heard.len());
}

/// The highest number of a rule in any book.
const HIGHEST: u32 = 150;

/// A number is a rule of the game's own book. Games that are told as differences from others have the numbers of their family's book.
#[test]
fn a_number_is_a_rule_of_the_games_own_book_or_nobodys() {
    for language in Language::ALL {
        let words = Words::new(language);
        let ids: Vec<&str> = language.files().flat_map(str::lines).filter_map(|line| Some(line.split_once(" =")?.0)).collect();
        let is_told = |id: &str| ids.contains(&id);
        let mut answered = 0;
        for entry in games::catalogue() {
            let game = entry.facts.id;
            let own = |number: u32| rule_id(&format!("{game} R{number}"));
            let book = if (1..=HIGHEST).any(|number| is_told(&own(number))) { game } else { "family" };
            assert_eq!(book_of(game), book, "{game}");
            for number in 1..=HIGHEST {
                let id = rule_id(&format!("{book} R{number}"));
                let answer = words.rule_in(game, &format!("R{number}"));
                assert_eq!(answer.is_some(), is_told(&id), "{game} R{number} in {language:?}: {answer:?}");
                assert_eq!(answer, is_told(&id).then(|| words.text(&id)).flatten(), "{game} R{number} in {language:?}");
                answered += usize::from(answer.is_some());
            }
        }
        assert!(answered > 300, "{answered} in {language:?}");
    }
}
