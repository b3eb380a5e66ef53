//! Each language addresses the reader in one way and keeps to one spelling, as `docs/words.md` says.

use words::Language;

/// What nobody writes here, and what they write instead.
struct Shunned {
    language: Language,
    instead: &'static str,
    words: &'static [&'static str],
}

const SHUNNED: [Shunned; 4] = [
    Shunned {
        language: Language::Portuguese,
        instead: "modern Brazilian spelling and words",
        words: &[
            "facto",
            "registo",
            "ficheiro",
            "palavra-passe",
            "utilizador",
            "ligação",
            "partilhar",
            "ecrã",
            "equipa",
            "planeiam",
            "noutra",
            "noutro",
            "noutras",
            "noutros",
            "donde",
            "porquê?",
            "demasiado",
            "demasiados",
            "demasiadas",
            "baralhar",
            "baralhada",
            "deitar",
            "lho",
            "lha",
            "lhos",
            "consigo",
        ],
    },
    Shunned {
        language: Language::Portuguese,
        instead: "você, or the verb in the third person",
        words: &[
            "tu", "te", "ti", "teu", "teus", "tua", "tuas", "contigo", "tens", "podes", "deves", "és", "queres", "jogas", "sabes",
        ],
    },
    Shunned {
        language: Language::Spanish,
        instead: "usted",
        words: &[
            "tú",
            "tu",
            "tus",
            "te",
            "ti",
            "tuyo",
            "tuya",
            "contigo",
            "tienes",
            "puedes",
            "debes",
            "eres",
            "quieres",
            "juegas",
            "pasas",
            "nombras",
            "descartas",
            "dilo",
            "haz",
        ],
    },
    Shunned {
        language: Language::Italian,
        instead: "tu",
        words: &[
            "per lei",
            "con lei",
            "dal suo link",
            "al suo tavolo può",
            "aspetti che",
            "ne apra",
            "ne usi",
            "scelga",
            "clicchi",
            "copi questo",
        ],
    },
];

/// What a file says, line by line: neither comments nor ids.
fn said(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split_once(" = ").map_or(line, |(_, said)| said))
}

/// Does a line have this word, or these words one after another?
fn has(line: &str, word: &str) -> bool {
    let part_of_a_word = |letter: char| letter.is_alphanumeric() || letter == '-';
    line.match_indices(word).any(|(at, _)| {
        let (before, after) = (line[..at].chars().next_back(), line[at + word.len()..].chars().next());
        !before.is_some_and(part_of_a_word) && !after.is_some_and(part_of_a_word)
    })
}

#[test]
fn each_language_keeps_to_one_address_and_one_spelling() {
    let mut found = Vec::new();
    for Shunned { language, instead, words } in SHUNNED {
        for line in language.files().flat_map(said) {
            let small = line.to_lowercase();
            found.extend(
                words
                    .iter()
                    .filter(|word| has(&small, word))
                    .map(|word| format!("{}: `{word}` in “{line}” (write {instead})", language.tag())),
            );
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn apostrophes_are_curly_in_every_language() {
    let straight = |line: &&str| line.contains('\'');
    let found: Vec<&str> = Language::ALL.into_iter().flat_map(Language::files).flat_map(said).filter(straight).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_word_is_found_alone_and_not_within_another() {
    assert!(has("não sei porquê?", "porquê?") && has("te toca", "te"));
    assert!(!has("este tento", "te") && !has("o porquê de tudo", "porquê?"));
}
