//! A word of a book keeps its one sense in every language: *mano* is a player where the English says so, and a stake is no *puesta*.

use std::collections::BTreeMap;
use words::{Language, Words};

/// The messages of a language by id, each with its attributes and without its arguments.
fn messages(language: Language) -> BTreeMap<String, String> {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    let mut last = String::new();
    for line in language.files().flat_map(str::lines).filter(|line| !line.starts_with('#')) {
        let (id, text) = match line.split_once(" =") {
            Some((id, text)) if !line.starts_with(' ') => (id.to_owned(), text),
            Some((name, text)) if name.starts_with("    .") => (format!("{}{}", base(&last), name.trim()), text),
            _ => (last.clone(), line),
        };
        found.entry(id.clone()).or_default().push_str(&spoken(text));
        last = id;
    }
    found
}

/// The id of a message without that of an attribute.
fn base(id: &str) -> &str {
    id.split_once('.').map_or(id, |(id, _)| id)
}

/// A text without what stands between braces, in small letters.
fn spoken(text: &str) -> String {
    let parts = text.split('{').enumerate();
    let outside = parts.map(|(n, part)| if n == 0 { part } else { part.split_once('}').map_or("", |(_, rest)| rest) });
    format!("{} ", outside.collect::<String>().to_lowercase())
}

fn times(text: &str, words: &[&str]) -> usize {
    text.split(|letter: char| !letter.is_alphabetic()).filter(|word| words.contains(word)).count()
}

#[test]
fn mano_is_the_player_alone_where_a_message_speaks_of_the_player() {
    let english = messages(Language::English);
    for language in [Language::Spanish, Language::Italian] {
        let messages = messages(language);
        let mut checked = 0;
        // English has the word for the player only: a second one in the translation is a hand.
        for (id, text) in english.iter().filter(|(_, text)| times(text, &["mano"]) > 0) {
            let said = messages.get(id).map_or("", String::as_str);
            assert!(times(said, &["mano", "manos", "mani"]) <= times(text, &["mano"]), "{}: {id} = {said}", language.tag());
            checked += 1;
        }
        assert!(checked > 40, "{checked}");
    }
}

/// The line of a seat shows its place and its figures beside each other.
#[test]
fn no_figure_beside_a_seat_is_called_as_its_place_is() {
    for language in Language::ALL {
        let messages = messages(language);
        let of = |game: &str, kind: &str| -> Vec<&str> {
            let begins = format!("{game}-{kind}-");
            let here = messages.iter().filter(|(id, _)| id.starts_with(&begins) && !id.contains('.'));
            here.flat_map(|(_, text)| text.split(|letter: char| !letter.is_alphabetic()))
                .filter(|word| !word.is_empty())
                .collect()
        };
        let games = games::catalogue();
        assert!(games.iter().any(|entry| !of(entry.facts.id, "figure").is_empty()), "no figures were read");
        for entry in &games {
            let (figures, roles) = (of(entry.facts.id, "figure"), of(entry.facts.id, "role"));
            let both: Vec<&&str> = figures.iter().filter(|word| roles.contains(word)).collect();
            assert!(both.is_empty(), "{} {}: {both:?}", language.tag(), entry.facts.id);
        }
    }
}

/// *Puesta* is how a hand ends, and *entrada* a game that is bid: neither is what is staked.
#[test]
fn a_stake_is_called_by_no_word_of_the_books() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let messages = messages(language);
        let mut checked = 0;
        for (id, text) in english.iter().filter(|(_, text)| times(text, &["stake", "stakes"]) > 0) {
            // Where the English speaks of the book's word too, it may stand there.
            let said = messages.get(id).map_or("", String::as_str);
            for (word, words) in [("puesta", &["puesta", "puestas"][..]), ("entrada", &["entrada", "entradas"])] {
                let own = times(text, &[word]) > 0;
                assert!(own || times(said, words) == 0, "{}: {id} = {said}", language.tag());
            }
            checked += 1;
        }
        assert!(checked > 20, "{checked}");
    }
    assert_eq!(Words::new(Language::Spanish).text("spanish-cause-stake").as_deref(), Some("apuesta inicial"));
}
