//! Every law of every book is in the registry, once, with its words; and laws are found by what happened.

use std::collections::BTreeSet;
use std::sync::LazyLock;
use words::{Language, Words};

/// The ids of the rule files, written down apart from the tables of the games.
fn listed() -> Vec<&'static str> {
    include_str!("ids.txt").lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect()
}

#[test]
fn all_laws_are_registered_none_twice_and_none_missing() {
    let (listed, registered): (Vec<&str>, Vec<&str>) = (listed(), laws::all().map(|law| law.id.0).collect());
    let (once, known): (BTreeSet<_>, BTreeSet<_>) = (registered.iter().collect(), listed.iter().collect());
    assert_eq!(registered.len(), once.len(), "a law is registered twice");
    assert_eq!(listed.len(), known.len(), "the list names a law twice");
    let missing: Vec<_> = known.difference(&once).collect();
    let unknown: Vec<_> = once.difference(&known).collect();
    assert!(missing.is_empty() && unknown.is_empty(), "missing {missing:?}, unknown {unknown:?}");
    assert_eq!(registered.len(), 807);
}

#[test]
fn every_law_says_in_every_language_what_it_is() {
    for language in Language::ALL {
        let words = Words::new(language);
        for law in laws::all() {
            let text = words.rule(law.id.0).unwrap_or_default();
            assert!(text.ends_with(['.', '?', '”', '!', ')']) && text.len() > 15, "{language:?} {}: {text:?}", law.id.0);
            assert!(law.source.contains(|letter: char| letter.is_ascii_digit()), "{} stands nowhere", law.id.0);
            assert!(law.shields.is_some(), "{} protects nobody", law.id.0);
        }
    }
}

fn first(game: &str, happened: &str, among: usize) -> Vec<&'static str> {
    static WORDS: LazyLock<Vec<Words>> = LazyLock::new(|| Language::ALL.into_iter().map(Words::new).collect());
    let finder = laws::Finder::new(&laws::of_game(game), WORDS.iter());
    finder.find(happened).into_iter().take(among).map(|law| law.number()).collect()
}

#[test]
fn a_law_is_found_by_what_happened_in_any_language() {
    let quarrels = [
        ("voltarete", "played out of turn", "II.10.6"),
        ("voltarete", "renuncia", "II.10.10"),
        ("voltarete", "RENÚNCIA", "II.10.10"),
        ("voltarete", "cartas a mais", "II.13.1"),
        ("voltarete", "carta de más al final", "II.13.1"),
        ("voltarete", "she looked at my discards", "II.8.2"),
        ("voltarete", "he looked at the last trick", "II.11.11"),
        ("voltarete", "the wind mixed the cards", "II.20.1"),
        ("truco", "they said they had a flor and had none", "9.X.1"),
        ("truco", "wrong number of cards", "9.VIII.d.3"),
        ("cientos", "trece cartas", "dar.6"),
        ("malilla", "showed his hand", "jugar.7"),
        ("rebesino", "carta in più", "dar.4"),
        ("minchiate", "non ha risposto al seme", "7.3a"),
    ];
    let lost = quarrels.into_iter().filter_map(|(game, happened, number)| {
        let found = first(game, happened, 12);
        (!found.contains(&number)).then(|| format!("{game}: {happened} finds {found:?}, not {number}"))
    });
    let lost: Vec<String> = lost.collect();
    assert!(lost.is_empty(), "{lost:#?}");
    assert_eq!(first("voltarete", "ii.10.15", 9), ["II.10.15"]);
    assert!(first("yukon", "xyzzy", 9).is_empty());
}

/// The Lisbon printer sets *reposta* and *resposta* for the same penalty (laws D1): records and readers use both.
#[test]
fn a_reposta_is_found_under_its_old_spelling_too() {
    let found = |asked: &str| first("voltarete", asked, usize::MAX).into_iter().collect::<std::collections::BTreeSet<_>>();
    assert!(found("reposta").len() > 20, "{:?}", found("reposta"));
    // An answer is a *resposta* in Portuguese, too: the old spelling may find more, never less.
    assert!(found("resposta").is_superset(&found("reposta")));
}

#[test]
fn a_law_knows_what_rests_on_it() {
    let by = laws::cited_by("voltarete:II.12.2");
    assert_eq!(by.payments, ["voltarete-cause-granted-alone"]);
    assert!(!laws::cited_by("voltarete:II.10.16").refusals.is_empty());
    assert_eq!(laws::cited_by("voltarete:II.22.p1"), laws::CitedBy::default());
}
