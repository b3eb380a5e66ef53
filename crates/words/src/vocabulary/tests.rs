use super::*;
use cards::names::Tradition;
use engine::Seat;
use std::collections::BTreeSet;

const NOBODY: TableNames<'static> = TableNames { names: &|seat: Seat| seat.to_string(), tradition: Tradition::Portuguese };

fn games() -> impl Iterator<Item = &'static str> {
    games::catalogue().into_iter().map(|entry| entry.facts.id)
}

#[test]
fn every_game_has_words_under_the_same_places_in_every_language() {
    let languages = Language::ALL.map(Words::new);
    let places = |words: &Words, game: &str| -> BTreeSet<String> {
        words.vocabulary(game).map(|all| all.places.keys().cloned().collect()).unwrap_or_default()
    };
    for game in games() {
        let english = places(&languages[0], game);
        assert!(english.len() > 10, "{game} has {} words", english.len());
        for words in &languages {
            assert_eq!(places(words, game), english, "{game} in {:?}", words.language());
        }
    }
}

#[test]
fn a_word_stands_once_and_has_a_name_in_each_other_language() {
    let languages = Language::ALL.map(Words::new);
    for (words, game) in languages.iter().flat_map(|words| games().map(move |game| (words, game))) {
        let vocabulary = words.vocabulary(game).expect("a game");
        let many: usize = vocabulary.words().iter().map(|word| 1 + word.aliases.len()).sum();
        assert_eq!(many, vocabulary.places.len(), "{game}: two words share a place");
        for word in vocabulary.words() {
            assert!(!word.meaning.is_empty() && !word.meaning.contains('{'), "{game}: {}", word.anchor);
            assert_eq!(word.elsewhere.len(), Language::ALL.len() - 1, "{game}: {}", word.anchor);
            assert!(word.elsewhere.iter().all(|(_, name)| !name.contains(['{', '\n'])), "{game}: {:?}", word.elsewhere);
        }
    }
}

#[test]
fn the_words_of_the_book_are_found_in_a_rule_once_each() {
    let words = Words::new(Language::English);
    let text = "The feito pays a reposta; the feito of a casca das treze pays twice.";
    let pieces = words.vocabulary("voltarete").expect("a game").pieces(text, text);
    let marked: Vec<&str> =
        pieces.iter().filter_map(|piece| if let Piece::Word(text, _) = piece { Some(*text) } else { None }).collect();
    assert_eq!(marked, ["feito", "reposta", "casca das treze"]);
    let text_of = |piece: &Piece<'static, '_>| match *piece {
        Piece::Text(text) | Piece::Word(text, _) => text,
    };
    let whole: String = pieces.iter().map(text_of).collect();
    assert_eq!(whole, text);
}

/// Portuguese *só* is the game só, and the adverb.
#[test]
fn an_everyday_word_is_no_word_of_the_book_where_the_english_text_translates_it() {
    let words = Words::new(Language::Portuguese);
    let vocabulary = words.vocabulary("voltarete").expect("a game");
    let is_marked =
        |english: &str| vocabulary.pieces("O feito joga só.", english).iter().any(|piece| matches!(piece, Piece::Word("só", _)));
    assert!(is_marked("The feito plays só.") && !is_marked("Only the feito plays, so to speak."));
}

#[test]
fn a_message_without_a_gloss_means_what_the_word_it_says_means() {
    let words = Words::new(Language::Spanish);
    let gloss = words.meaning("voltarete", &Msg::new("voltarete-casca"), NOBODY).expect("a gloss");
    assert_eq!(gloss.anchor.as_deref(), Some("casca"));
    assert!(words.meaning("voltarete", &Msg::new("web-home"), NOBODY).is_none());
}

#[test]
fn a_word_is_found_by_its_name_in_another_language_and_a_slip_is_forgiven() {
    let words = Words::new(Language::Italian);
    let vocabulary = words.vocabulary("voltarete").expect("a game");
    assert!(vocabulary.find("revoke").is_ok_and(|found| found[0].anchor == "revoke"));
    assert!(vocabulary.find("CODILHO").is_ok_and(|found| found[0].anchor == "codilho"));
    assert_eq!(vocabulary.find("codilha").err(), Some(vec!["codilho"]));
}
