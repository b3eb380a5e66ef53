//! The search of the desk, measured on phrases of people who never saw its words, and on texts that have nothing to do with cards.

use laws::desk::{Found, Guide};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;
use words::{Language, Words};

/// Lines `N|GAME|LAW,LAW|LANGUAGE|PHRASE`.
const PHRASES: &str = include_str!("found/phrases.txt");
const NONSENSE: &str = include_str!("found/nonsense.txt");
/// The phrases and texts that the search was developed with.
const DEVELOPMENT: &str = include_str!("found/development.txt");
const NONSENSE_DEVELOPMENT: &str = include_str!("found/nonsense_development.txt");

/// Items of an answer that stand on the first screen.
const FIRST: usize = 3;

static GUIDES: LazyLock<BTreeMap<&'static str, Guide>> = LazyLock::new(|| {
    let languages: Vec<Words> = Language::ALL.into_iter().map(Words::new).collect();
    Guide::all(laws::names(), &languages)
});

/// Does the item answer for a law of this number?
fn answers_for(found: &Found, number: &str) -> bool {
    let is = |id: &str| laws::law(id).is_some_and(|law| law.number().eq_ignore_ascii_case(number));
    match found {
        Found::Law(law) => is(law.id.0),
        Found::Incident(form, _) | Found::Elsewhere(_, form, _) => {
            form.laws.iter().map(String::as_str).chain(form.ruled_laws()).any(is)
        }
    }
}

/// The lines whose law is not among the first items.
fn lost(phrases: &'static str) -> Vec<&'static str> {
    let found = |line: &&str| {
        let parts: Vec<&str> = line.splitn(5, '|').collect();
        let [_, game, laws, _, phrase] = parts[..] else { panic!("{line}") };
        let found = GUIDES[game].found(phrase);
        found.iter().take(FIRST).any(|item| laws.split(',').any(|law| answers_for(item, law)))
    };
    phrases.lines().filter(|line| !found(line)).collect()
}

#[test]
fn of_a_hundred_phrases_in_peoples_own_words_at_least_85_find_their_law_among_the_first_three() {
    let lost = lost(PHRASES);
    assert_eq!(PHRASES.lines().count(), 100);
    assert!(lost.len() <= 15, "{}: {lost:#?}", lost.len());
}

#[test]
fn nine_of_ten_phrases_of_the_development_set_find_their_law_and_it_has_every_language_and_most_games() {
    let lost = lost(DEVELOPMENT);
    assert!(lost.len() * 10 <= DEVELOPMENT.lines().count(), "{}: {lost:#?}", lost.len());
    let column = |n: usize| DEVELOPMENT.lines().filter_map(move |line| line.split('|').nth(n)).collect::<BTreeSet<_>>();
    assert_eq!(column(3), Language::ALL.map(Language::tag).into());
    assert!(column(1).len() >= 12, "{:?}", column(1));
}

#[test]
fn nine_of_ten_texts_that_have_nothing_to_do_with_cards_find_nothing_in_any_game() {
    for texts in [NONSENSE, NONSENSE_DEVELOPMENT] {
        let believed: Vec<&str> =
            texts.lines().filter(|line| GUIDES.values().any(|guide| !guide.found(line).is_empty())).collect();
        assert!(believed.len() * 10 <= texts.lines().count(), "{believed:#?}");
    }
}

#[test]
fn a_misspelt_word_is_read_as_the_texts_write_it() {
    for (told, wanted) in [("she lookd at my dsicards", "looked-at-discards"), ("ela olhou meu descrate", "looked-at-discards")] {
        let is = |found: &Found| matches!(found, Found::Incident(form, _) if form.id == wanted);
        assert!(GUIDES["cientos"].found(told).iter().take(FIRST).any(is), "{told}");
    }
}

#[test]
fn a_law_of_a_variant_is_answered_by_the_incident_of_its_desk_and_a_number_finds_its_law() {
    for (game, told, variant, number) in [
        ("mediator", "must the zangano pay", "", "ZAN.1"),
        ("quadrillo", "he played a king on the first trick though he had lower cards", "quadrillo_rey_forzado", "RF.2"),
    ] {
        let found = GUIDES[game].found(told);
        let is = |found: &Found| match found {
            Found::Elsewhere(at, form, _) => at.starts_with(variant) && form.laws.iter().any(|id| id.ends_with(number)),
            Found::Incident(..) | Found::Law(_) => false,
        };
        assert!(found.iter().take(FIRST).any(is), "{told}: {found:?}");
    }
    let numbered = GUIDES["voltarete"].found("voltarete:ii.10.15");
    assert!(matches!(numbered[..], [Found::Law(law)] if law.number() == "II.10.15"));
}

#[test]
fn laws_of_the_championship_are_found_by_themselves_and_their_incidents_are_trucos() {
    let guide = &GUIDES["campeonato"];
    for (told, wanted) in [
        ("he was drunk and could hardly stand", "drunk"),
        ("chegaram meia hora atrasados para o jogo", "late"),
        ("la súmula quedó sin firmar", "sumula"),
        ("è salito sul tavolo per festeggiare", "championship-conduct"),
    ] {
        let is = |found: &Found| matches!(found, Found::Incident(form, _) if form.id == wanted);
        assert!(guide.found(told).iter().take(FIRST).any(is), "{told}: {:?}", guide.found(told));
    }
    let asked = laws::desk::asked_at("campeonato").expect("the championship is asked about at a desk");
    assert_eq!(asked.0, "truco");
    assert!(asked.1.len() >= 10 && asked.1.len() < laws::desk::forms("truco").len() / 2);
}

#[test]
fn a_phrase_of_one_language_finds_what_is_told_only_in_another() {
    for (only, phrase) in [
        (Language::Italian, "he did not follow suit"),
        (Language::English, "no sirvió al palo"),
        (Language::Spanish, "non ha risposto al seme"),
        (Language::Portuguese, "he looked at my discards"),
    ] {
        let guide = Guide::new("cientos", &[Words::new(only)]);
        let wanted = if phrase.contains("discards") { "looked-at-discards" } else { "revoke" };
        let is = |found: &Found| matches!(found, Found::Incident(form, _) if form.id == wanted);
        assert!(guide.found(phrase).iter().take(FIRST).any(is), "{phrase} in {only:?}");
    }
}
