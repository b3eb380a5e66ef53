//! Text as the search reads it: normalised words, their stems, and the marks that part them.

use rust_stemmers::{Algorithm, Stemmer};
use std::collections::BTreeMap;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use words::Language;

/// A word or a mark of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Word(String),
    /// A comma or a colon: a denial ends here.
    Pause,
    /// The end of a sentence.
    Stop,
}

/// Spellings of the printers, each with the one the texts use.
const OLD_SPELLINGS: [(&str, &str); 2] = [("resposta", "reposta"), ("respostas", "repostas")];

/// The words of a text without capitals and accents (NFKD), and its marks.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    let text = text.to_lowercase().replace('\u{2019}', "'").replace("n't", " not");
    let mut tokens = Vec::new();
    let mut word = String::new();
    for letter in text.nfkd().filter(|&letter| !is_combining_mark(letter)).chain(['.']) {
        if letter.is_alphanumeric() {
            word.push(letter);
            continue;
        }
        if !word.is_empty() {
            let word = std::mem::take(&mut word);
            let today = OLD_SPELLINGS.iter().find(|(old, _)| *old == word).map(|(_, today)| (*today).to_owned());
            tokens.push(Token::Word(today.unwrap_or(word)));
        }
        match letter {
            ',' | ':' => tokens.push(Token::Pause),
            '.' | ';' | '!' | '?' => tokens.push(Token::Stop),
            _ => {}
        }
    }
    tokens
}

/// The words of a text alone.
pub(super) fn bare(text: &str) -> impl Iterator<Item = String> {
    tokens(text).into_iter().filter_map(|token| match token {
        Token::Word(word) => Some(word),
        Token::Pause | Token::Stop => None,
    })
}

/// Endings of the Romance languages that Snowball leaves on short words and on words without their accents, longest first.
const ENDINGS: [&str; 46] = [
    "ieron", "iendo", "assem", "aram", "avam", "aron", "aban", "ando", "endo", "indo", "aria", "asse", "aba", "ava", "ado",
    "ada", "ido", "ida", "ato", "ata", "uto", "uta", "ito", "ita", "are", "ere", "ire", "ou", "ar", "er", "ir", "ei", "eu", "iu",
    "am", "em", "an", "en", "io", "ia", "as", "os", "es", "is", "a", "o",
];

/// Shortest stem that an ending leaves.
const SHORTEST: usize = 3;

/// A stem without one more ending, or a last vowel.
fn shortened(stem: String) -> String {
    let ending =
        ENDINGS.into_iter().chain(["e", "i"]).find(|ending| stem.len() >= ending.len() + SHORTEST && stem.ends_with(ending));
    ending.and_then(|ending| stem.strip_suffix(ending)).map(str::to_owned).unwrap_or(stem)
}

/// The Snowball stemmers of the languages.
pub(super) struct Stems(BTreeMap<&'static str, Stemmer>);

impl Stems {
    pub(super) fn new() -> Stems {
        let algorithm = |language| match language {
            Language::English => Algorithm::English,
            Language::Portuguese => Algorithm::Portuguese,
            Language::Spanish => Algorithm::Spanish,
            Language::Italian => Algorithm::Italian,
        };
        Stems(Language::ALL.into_iter().map(|language| (language.tag(), Stemmer::create(algorithm(language)))).collect())
    }

    pub(super) fn of(&self, language: Language, word: &str) -> String {
        let stem = self.0.get(language.tag()).map_or_else(|| word.to_owned(), |stemmer| stemmer.stem(word).into_owned());
        match language {
            Language::English => stem,
            Language::Portuguese | Language::Spanish | Language::Italian => shortened(stem),
        }
    }
}
