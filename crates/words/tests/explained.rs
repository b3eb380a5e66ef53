//! Every word of a book on a plate, a fact line, a pot or a question is explained: in every language.

mod played;

use cards::Suit;
use cards::names::Tradition;
use engine::{Arg, Msg, Seat, TableView};
use played::{play, tables};
use std::collections::{BTreeMap, BTreeSet};
use words::{Language, Piece, TableNames, Words, plain};

/// Stands for a name, a card or a text of a player, none of which is a word of the book.
const BLANK: &str = "§";

fn name(_: Seat) -> String {
    BLANK.to_owned()
}

const COMPANY: TableNames<'static> = TableNames { names: &name, tradition: Tradition::Portuguese };
/// Shorter words are articles and prepositions that two languages happen to share.
const SHORTEST: usize = 3;
const SEEDS: u64 = 3;
const EVENTS: u64 = 900;

/// The messages on the plates, the facts, the pots and the question.
fn messages(view: &TableView) -> impl Iterator<Item = &Msg> {
    let plates = view.seats.iter().flat_map(|seat| seat.roles.iter().chain(&seat.figures));
    let question = view.prompt.iter().map(|prompt| &prompt.question);
    let pots = view.pots.iter().map(|pot| &pot.name);
    std::iter::once(&view.headline)
        .chain(&view.aim)
        .chain(&view.worth)
        .chain(&view.facts)
        .chain(plates)
        .chain(pots)
        .chain(question)
}

/// The message without what a player or the pack brings into it.
fn blanked(msg: &Msg) -> Msg {
    let blank = |arg: &Arg| match arg {
        Arg::Number(number) => Arg::Number(*number),
        Arg::Msg(inner) => Arg::Msg(blanked(inner)),
        Arg::Seat(_) | Arg::Seats(_) | Arg::Card(_) | Arg::Cards(_) | Arg::Suit(_) | Arg::Text(_) => Arg::Text(BLANK.to_owned()),
    };
    Msg { id: msg.id, args: msg.args.iter().map(|(name, arg)| (*name, blank(arg))).collect() }
}

fn words_in(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase);
    words.filter(|word| word.chars().count() >= SHORTEST).collect()
}

/// The words of the book in a message: those that no language translates. The name of the game is none, nor is a suit.
fn untranslated(languages: &[Words], game: &str, msg: &Msg) -> BTreeSet<String> {
    let said = |words: &Words| words_in(&words.say_in(game, msg, &name, COMPANY.tradition));
    let shared = languages.iter().map(said).reduce(|one, other| one.intersection(&other).cloned().collect());
    let mut known = games::entry(game).map(|entry| words_in(entry.facts.title)).unwrap_or_default();
    known.extend(Suit::ALL.iter().flat_map(|&suit| words_in(languages[0].suit(suit, COMPANY.tradition))));
    shared.unwrap_or_default().difference(&known).cloned().collect()
}

/// Is this word marked where the message stands on a table, by itself, under another of its names, or as a part of the whole message?
fn is_marked(words: &Words, game: &str, msg: &Msg, word: &str) -> bool {
    if words.meaning(game, msg, COMPANY).is_some() {
        return true;
    }
    let said = words.say_in(game, msg, &name, COMPANY.tradition);
    let has = |piece: &Piece<'_, '_>| match piece {
        Piece::Text(_) => false,
        Piece::Word(text, found) => words_in(text).contains(word) || found.names.iter().any(|name| words_in(name).contains(word)),
    };
    words.pieces_of(game, msg, &said).iter().any(has)
}

#[test]
fn every_word_of_a_book_on_a_table_is_explained_in_four_languages() {
    let languages = Language::ALL.map(Words::new);
    let mut lost: BTreeMap<(&str, String), BTreeSet<&str>> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    for table in tables() {
        let game = table.0.facts.id;
        let mut asked = |view: &TableView| {
            for msg in messages(view).map(blanked) {
                if !seen.insert((game, format!("{msg:?}").replace(|letter: char| letter.is_ascii_digit(), ""))) {
                    continue;
                }
                for word in untranslated(&languages, game, &msg) {
                    if !languages.iter().all(|words| is_marked(words, game, &msg, &word)) {
                        lost.entry((game, word)).or_default().insert(msg.id);
                    }
                }
            }
        };
        for seed in 0..SEEDS {
            play(&table, seed, EVENTS, &mut asked);
        }
    }
    assert!(seen.len() > 300, "only {} messages were seen", seen.len());
    assert!(lost.is_empty(), "words of the books without a gloss: {lost:#?}");
}

#[test]
fn every_place_at_a_table_and_every_pot_is_explained_in_four_languages() {
    let languages = Language::ALL.map(Words::new);
    let mut silent: BTreeSet<(&str, &str)> = BTreeSet::new();
    for table in tables() {
        let game = table.0.facts.id;
        let mut asked = |view: &TableView| {
            for msg in view.seats.iter().flat_map(|seat| &seat.roles).chain(view.pots.iter().map(|pot| &pot.name)).map(blanked) {
                let is_explained = |words: &Words| {
                    let said = words.say_in(game, &msg, &name, COMPANY.tradition);
                    let is_word = |piece: &Piece<'_, '_>| matches!(piece, Piece::Word(..));
                    // A pot or a side called by the names of its players says no word.
                    let is_named = !said.contains(char::is_alphabetic);
                    is_named
                        || words.meaning(game, &msg, COMPANY).is_some()
                        || words.pieces_of(game, &msg, &said).iter().any(is_word)
                };
                if !languages.iter().all(is_explained) {
                    silent.insert((game, msg.id));
                }
            }
        };
        play(&table, 0, EVENTS, &mut asked);
    }
    assert!(silent.is_empty(), "places and pots without a gloss: {silent:?}");
}

#[test]
fn a_planted_word_without_a_gloss_is_found() {
    let languages = Language::ALL.map(Words::new);
    let fact = Msg::new("voltarete-fact-medalhao").with("seat", Arg::Text(BLANK.to_owned()));
    let words = untranslated(&languages, "voltarete", &fact);
    assert_eq!(words.iter().map(|word| plain(word)).collect::<Vec<_>>(), ["medalhao"]);
    assert!(is_marked(&languages[0], "voltarete", &fact, "medalhão"));
    assert!(!is_marked(&languages[0], "truco", &fact, "medalhão"), "a word of another game explains nothing here");
}
