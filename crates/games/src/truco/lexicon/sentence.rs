//! A sentence as words: small letters, no accents, one spelling for what is said one way.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Other spellings of words the lexicon knows. Articles say nothing; a *não* is a *não* however it is said.
const SPELLINGS: &[(&str, &[&str])] = &[
    ("nao", &["naum", "nan", "nem", "nunca", "jamais"]),
    ("", &["o", "a", "os", "as", "ao"]),
    ("envido", &["embido"]),
    ("contra flor", &["contraflor"]),
    ("primeiro", &["primeira", "1o", "1a"]),
    ("segundo", &["segunda", "2o", "2a"]),
    ("tres", &["treis"]),
];

/// The words of a sentence, each behind one space.
pub(super) struct Sentence(String);

impl Sentence {
    /// Letters typed with their accents apart are the same letters, and what is neither letter nor figure divides words.
    pub(super) fn new(text: &str) -> Sentence {
        let letters = text.nfkd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase);
        let plain: String = letters.map(|letter| if letter.is_alphanumeric() { letter } else { ' ' }).collect();
        let mut words = String::new();
        let all: Vec<&str> = plain.split_whitespace().collect();
        for (n, &word) in all.iter().enumerate() {
            words.push(' ');
            words.push_str(if is_slurred(word, all.get(n + 1).copied()) { "nao" } else { spelt(word) });
        }
        Sentence(words)
    }

    pub(super) fn words(&self) -> Vec<&str> {
        self.0.split_whitespace().collect()
    }
}

/// A *não* swallowed before its verb. Elsewhere *num* is *in a*.
fn is_slurred(word: &str, next: Option<&str>) -> bool {
    matches!(word, "num" | "n") && matches!(next, Some("quero" | "mato" | "passo"))
}

fn spelt(word: &str) -> &str {
    SPELLINGS.iter().find(|(_, others)| others.contains(&word)).map_or(word, |&(known, _)| known)
}

/// Is there a *não* among these words?
pub(super) fn negated(words: &[&str]) -> bool {
    words.contains(&"nao")
}
