//! The words of a game in one list: the terms of its glossary and the explained messages of its table, each under an anchor that
//! is the same in every language.

use crate::glossary::{Term, slug};
use crate::spelling::{near, plain};
use crate::{Language, TableNames, Words, family, id, of_family};
use engine::Msg;
use std::collections::HashMap;

/// A word of a game with its meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// Its place on the page of the game's words: `codilho`.
    pub anchor: String,
    /// Further places of the same word, one for each message of the table that says it: `outcome-codilho`.
    pub aliases: Vec<String>,
    pub names: Vec<String>,
    pub meaning: String,
    /// Its names in the other languages.
    pub elsewhere: Vec<(Language, String)>,
    /// Names in English, under which it is found in every language.
    also: Vec<String>,
}

impl Word {
    /// The name under which it is listed.
    pub fn name(&self) -> &str {
        self.names.first().map_or("", String::as_str)
    }

    /// The capital letter under which it is listed.
    pub fn letter(&self) -> char {
        let first = plain(self.name()).chars().find(|letter| letter.is_alphanumeric());
        first.map_or('#', |letter| letter.to_ascii_uppercase())
    }

    /// Does one of its names, in any language, contain this?
    pub fn speaks_of(&self, asked: &str) -> bool {
        let asked = plain(asked);
        let elsewhere = self.elsewhere.iter().map(|(_, name)| name);
        !asked.is_empty() && self.names.iter().chain(&self.also).chain(elsewhere).any(|name| plain(name).contains(&asked))
    }
}

/// A part of a text: plain, or a word of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'t, 'w> {
    Text(&'t str),
    Word(&'t str, &'w Word),
}

/// The meaning of a message of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meaning {
    pub text: String,
    /// Its place among the words of the game, if it has one.
    pub anchor: Option<String>,
}

/// The words of one game, by the alphabet.
///
/// ```
/// use words::{Language, Words};
///
/// let words = Words::new(Language::English);
/// let vocabulary = words.vocabulary("voltarete").unwrap();
/// assert_eq!(vocabulary.find("codilho").unwrap()[0].anchor, "codilho");
/// ```
#[derive(Debug, Default)]
pub struct Vocabulary {
    words: Vec<Word>,
    places: HashMap<String, usize>,
    /// Names as they are looked up: in small letters without accents.
    called: HashMap<String, usize>,
    /// Names found in running text: those of the book, which no language translates.
    names: HashMap<String, usize>,
    /// Number of words in the longest of these names.
    longest: usize,
}

impl Vocabulary {
    /// All words, by the alphabet.
    pub fn words(&self) -> &[Word] {
        &self.words
    }

    /// The word at this anchor.
    pub fn at(&self, anchor: &str) -> Option<&Word> {
        self.places.get(anchor).map(|&n| &self.words[n])
    }

    /// The words with this in one of their names, those of exactly this name first; else names that are spelled nearly so.
    pub fn find(&self, asked: &str) -> Result<Vec<&Word>, Vec<&str>> {
        let is_named = |word: &Word| word.names.iter().chain(&word.also).any(|name| plain(name) == plain(asked));
        let mut found: Vec<&Word> = self.words.iter().filter(|word| word.speaks_of(asked)).collect();
        found.sort_by_key(|word| !is_named(word));
        if found.is_empty() { Err(near(asked, self.words.iter().map(Word::name))) } else { Ok(found) }
    }

    /// The words found in an English text.
    pub fn words_in(&self, text: &str) -> Vec<&Word> {
        let word = |piece| if let Piece::Word(_, word) = piece { Some(word) } else { None };
        self.pieces(text, text).into_iter().filter_map(word).collect()
    }

    /// The word of this name, or of which this is the plural.
    fn named(&self, key: &str) -> Option<usize> {
        let plural = || self.names.get(key.strip_suffix("es")?);
        self.names.get(key).or_else(|| self.names.get(key.strip_suffix('s')?)).or_else(plural).copied()
    }

    /// The pieces of a text; each word is marked once, and only where the English text leaves it in the book's language too.
    fn pieces<'t>(&self, text: &'t str, english: &str) -> Vec<Piece<'t, '_>> {
        let spans = spans(text);
        let untranslated = format!(" {} ", spans_of(english).join(" "));
        let (mut pieces, mut seen, mut from, mut at) = (Vec::new(), Vec::new(), 0, 0);
        while at < spans.len() {
            let most = self.longest.min(spans.len() - at);
            let found = (1..=most).rev().find_map(|many| {
                let (start, end) = (spans[at].0, spans[at + many - 1].1);
                let key = spans_of(&text[start..end]).join(" ");
                let joined = spans[at..at + many].windows(2).all(|pair| is_joint(&text[pair[0].1..pair[1].0]));
                let n = self.named(&key).filter(|_| joined && untranslated.contains(&format!(" {key} ")))?;
                Some((many, start, end, n))
            });
            match found {
                Some((many, start, end, n)) if !seen.contains(&n) => {
                    seen.push(n);
                    pieces.push(Piece::Text(&text[from..start]));
                    pieces.push(Piece::Word(&text[start..end], &self.words[n]));
                    (from, at) = (end, at + many);
                }
                Some((many, ..)) => at += many,
                None => at += 1,
            }
        }
        pieces.push(Piece::Text(&text[from..]));
        pieces.retain(|piece| *piece != Piece::Text(""));
        pieces
    }
}

/// Does this stand between two words of one name?
fn is_joint(between: &str) -> bool {
    matches!(between, " " | "-" | "\u{a0}")
}

/// The spans of the words of a text, in bytes.
fn spans(text: &str) -> Vec<(usize, usize)> {
    let mut spans: Vec<(usize, usize)> = Vec::new();
    for (at, letter) in text.char_indices().filter(|(_, letter)| letter.is_alphanumeric()) {
        match spans.last_mut().filter(|(_, end)| *end == at) {
            Some((_, end)) => *end = at + letter.len_utf8(),
            None => spans.push((at, at + letter.len_utf8())),
        }
    }
    spans
}

/// The words of a text in small letters. Accents count: the book's *só* is not the English *so*.
fn spans_of(text: &str) -> Vec<String> {
    spans(text).into_iter().map(|(start, end)| text[start..end].to_lowercase()).collect()
}

/// The messages of a language as its files write them, by id and without attributes.
fn written(language: Language) -> HashMap<&'static str, &'static str> {
    let mut found = HashMap::new();
    for text in language.files() {
        let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1));
        let is_message = |at: &usize| text[*at..].starts_with(|first: char| first.is_ascii_alphabetic());
        for at in starts.filter(is_message) {
            let Some((id, rest)) = text[at..].split_once(" =") else { continue };
            // An indented line that opens with a dot is an attribute; any other belongs to the value.
            let end = rest.match_indices('\n').map(|(at, _)| at).find(|at| {
                let next = &rest[at + 1..];
                !next.starts_with(' ') || next.trim_start_matches(' ').starts_with('.')
            });
            found.insert(id, rest[..end.unwrap_or(rest.len())].trim());
        }
    }
    found
}

/// The glosses of a language as its files write them, by the id of their message.
fn written_glosses(language: Language) -> HashMap<&'static str, &'static str> {
    const GLOSS: &str = "\n    .gloss =";
    const CONTINUED: &str = "        ";
    let mut found = HashMap::new();
    for text in language.files() {
        for (at, _) in text.match_indices(GLOSS) {
            let before = text[..at].rsplit('\n').find(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()));
            let Some((id, _)) = before.and_then(|line| line.split_once(" =")) else { continue };
            let gloss = &text[at + GLOSS.len()..];
            let end = gloss.match_indices('\n').map(|(at, _)| at).find(|at| !gloss[at + 1..].starts_with(CONTINUED));
            found.insert(id, gloss[..end.unwrap_or(gloss.len())].trim());
        }
    }
    found
}

/// The words of every game in one language.
pub(crate) struct Vocabularies {
    of: HashMap<&'static str, Vocabulary>,
    english: HashMap<&'static str, &'static str>,
    english_glosses: HashMap<&'static str, &'static str>,
}

impl Vocabularies {
    pub(crate) fn new(words: &Words) -> Vocabularies {
        let files = Language::ALL.map(written);
        let terms: Vec<Term> = words.terms().collect();
        let explained: Vec<&str> = explained();
        let read = |game: &'static str| Reader { words, files: &files, game, family: family(game) }.read(&terms, &explained);
        let of = games::catalogue().into_iter().map(|entry| (entry.facts.id, read(entry.facts.id))).collect();
        let [english, ..] = files;
        Vocabularies { of, english, english_glosses: written_glosses(Language::English) }
    }

    /// The English text of the message that this one repeats; of any other its own.
    fn referred(&self, written: &'static str) -> &'static str {
        let repeated = written.strip_prefix("{ ").and_then(|rest| rest.strip_suffix(" }"));
        repeated.and_then(|id| self.english.get(id)).copied().unwrap_or(written)
    }

    /// The English gloss of a message, as it is written.
    fn english_gloss(&self, game: &str, msg: &Msg) -> &str {
        let own = crate::own_id(game, msg.id).and_then(|id| self.english_glosses.get(id.as_str()));
        own.or_else(|| self.english_glosses.get(msg.id)).copied().unwrap_or_default()
    }

    /// The English text of a message and of all messages in it, as it is written.
    fn english(&self, game: &str, msg: &Msg) -> String {
        let own = crate::own_id(game, msg.id).and_then(|id| self.english.get(id.as_str()));
        let text = own.or_else(|| self.english.get(msg.id)).copied().unwrap_or_default();
        let inner = msg.args.iter().filter_map(|(_, arg)| if let engine::Arg::Msg(inner) = arg { Some(inner) } else { None });
        std::iter::once(text.to_owned()).chain(inner.map(|inner| self.english(game, inner))).collect::<Vec<_>>().join(" ")
    }
}

/// The ids of all messages with a gloss, but for the terms.
fn explained() -> Vec<&'static str> {
    let mut lines = Language::English.files().flat_map(str::lines).peekable();
    let mut found = Vec::new();
    while let Some(line) = lines.next() {
        let Some((name, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '#'])) else { continue };
        if lines.peek().is_some_and(|next| next.starts_with("    .gloss =")) && !name.starts_with("term-") {
            found.push(name);
        }
    }
    found
}

/// The makings of one game's vocabulary.
struct Reader<'a> {
    words: &'a Words,
    files: &'a [HashMap<&'static str, &'static str>; Language::ALL.len()],
    game: &'static str,
    family: Option<&'static str>,
}

impl Reader<'_> {
    fn read(&self, terms: &[Term], explained: &[&'static str]) -> Vocabulary {
        let mut words: Vec<Word> = Vec::new();
        let mut names: Vec<(String, String)> = Vec::new();
        // What is a game's own comes before what is its family's.
        for page in [Some(self.game), self.family].into_iter().flatten() {
            for term in terms.iter().filter(|term| term.page == Some(page)) {
                if words.iter().any(|word| word.anchor == term.anchor) {
                    continue;
                }
                let id = format!("term-{page}-{}", term.anchor);
                let untranslated = self.untranslated(&id, term);
                names.extend(untranslated.into_iter().map(|name| (name, term.anchor.clone())));
                words.push(self.word(&id, &term.anchor, term.names.clone(), term.meaning.clone(), term.also.clone()));
            }
        }
        for whose in [Some(self.game), self.family].into_iter().flatten() {
            let prefix = format!("{}-", id(whose));
            for &id in explained {
                let Some(anchor) = id.strip_prefix(&prefix) else { continue };
                self.add(&mut words, id, anchor);
            }
        }
        words.sort_by_cached_key(|word| (word.letter(), plain(word.name()), word.anchor.clone()));
        ordered(words, names)
    }

    /// A message of the table: a place of a word that is there, or a word of its own.
    fn add(&self, words: &mut Vec<Word>, id: &str, anchor: &str) {
        let (Some(name), Some(meaning)) = (self.words.plain(id), self.words.gloss_of(id)) else { return };
        if words.iter().any(|word| word.anchor == anchor || word.aliases.iter().any(|alias| alias == anchor)) {
            return;
        }
        let is_named = |word: &&mut Word| word.names.iter().any(|known| plain(known) == plain(&name));
        match words.iter_mut().find(is_named) {
            Some(word) => word.aliases.push(anchor.to_owned()),
            None => words.push(self.word(id, anchor, vec![name], meaning, Vec::new())),
        }
    }

    fn word(&self, id: &str, anchor: &str, names: Vec<String>, meaning: String, also: Vec<String>) -> Word {
        let others = Language::ALL.into_iter().filter(|&language| language != self.words.language());
        let elsewhere = others.filter_map(|language| Some((language, self.text(language, id)?.to_owned()))).collect();
        Word { anchor: anchor.to_owned(), aliases: Vec::new(), names, meaning, elsewhere, also }
    }

    fn text(&self, language: Language, id: &str) -> Option<&'static str> {
        let file = &self.files[language as usize];
        file.get(id).or_else(|| file.get(of_family(id)?.as_str())).copied()
    }

    /// The names of a term that every language has.
    fn untranslated(&self, id: &str, term: &Term) -> Vec<String> {
        let in_english = if self.words.language() == Language::English { &term.names } else { &term.also };
        let of = |language: Language| self.text(language, id).unwrap_or_default().split(", ").map(str::to_lowercase);
        let others = || Language::ALL.into_iter().filter(|language| *language != Language::English);
        let is_everywhere = |name: &String| others().all(|language| of(language).any(|known| known == *name));
        in_english.iter().map(|name| name.to_lowercase()).filter(is_everywhere).collect()
    }
}

/// The vocabulary of these words, found in texts by these names. Of two words of one name the one whose anchor it is wins.
fn ordered(words: Vec<Word>, names: Vec<(String, String)>) -> Vocabulary {
    let mut vocabulary = Vocabulary::default();
    for (n, word) in words.iter().enumerate() {
        for place in std::iter::once(&word.anchor).chain(&word.aliases) {
            vocabulary.places.insert(place.clone(), n);
        }
        for name in &word.names {
            vocabulary.called.entry(plain(name)).or_insert(n);
        }
    }
    for (name, anchor) in names {
        let (key, n) = (spans_of(&name), vocabulary.places[&anchor]);
        vocabulary.longest = vocabulary.longest.max(key.len());
        if slug(&name) == anchor {
            vocabulary.names.insert(key.join(" "), n);
        } else {
            vocabulary.names.entry(key.join(" ")).or_insert(n);
        }
    }
    vocabulary.words = words;
    vocabulary
}

impl Words {
    /// The words of a game of the catalogue.
    pub fn vocabulary(&self, game: &str) -> Option<&Vocabulary> {
        self.vocabularies().of.get(game)
    }

    /// The words of the game in a message, said so, that has no gloss of its own.
    pub fn pieces_of<'t>(&self, game: &str, msg: &Msg, said: &'t str) -> Vec<Piece<'t, '_>> {
        let all = self.vocabularies();
        let none = || vec![Piece::Text(said)];
        all.of.get(game).map_or_else(none, |vocabulary| vocabulary.pieces(said, &all.english(game, msg)))
    }

    /// The words of the game in the gloss of a message.
    pub fn pieces_of_gloss<'t>(&self, game: &str, msg: &Msg, gloss: &'t str) -> Vec<Piece<'t, '_>> {
        let all = self.vocabularies();
        let english = || format!("{} {}", all.english_gloss(game, msg), all.english(game, msg));
        all.of.get(game).map_or_else(|| vec![Piece::Text(gloss)], |vocabulary| vocabulary.pieces(gloss, &english()))
    }

    /// The words of the game in the text of the message with this id; of its gloss, if the id ends in `.gloss`.
    pub fn pieces_of_id<'t>(&self, game: &str, id: &str, text: &'t str) -> Vec<Piece<'t, '_>> {
        let all = self.vocabularies();
        let (id, written) = match id.strip_suffix(".gloss") {
            Some(id) => (id, &all.english_glosses),
            None => (id, &all.english),
        };
        let english = || written.get(id).or_else(|| written.get(of_family(id)?.as_str())).copied().unwrap_or_default();
        all.of.get(game).map_or_else(|| vec![Piece::Text(text)], |vocabulary| vocabulary.pieces(text, all.referred(english())))
    }

    /// The meaning of a whole message: its gloss, or that of the word of the game it says.
    pub fn meaning(&self, game: &str, msg: &Msg, company: TableNames<'_>) -> Option<Meaning> {
        let vocabulary = self.vocabulary(game)?;
        if let Some(text) = self.gloss_in(game, msg, company.names, company.tradition) {
            let inside = |whose: &str| msg.id.strip_prefix(&*id(whose))?.strip_prefix('-');
            let anchor = inside(game).or_else(|| inside(family(game)?)).filter(|anchor| vocabulary.at(anchor).is_some());
            return Some(Meaning { text, anchor: anchor.map(str::to_owned) });
        }
        if !msg.args.is_empty() {
            return None;
        }
        let said = self.say_in(game, msg, company.names, company.tradition);
        let word = &vocabulary.words[*vocabulary.called.get(&plain(&said))?];
        Some(Meaning { text: word.meaning.clone(), anchor: Some(word.anchor.clone()) })
    }
}

#[cfg(test)]
#[path = "vocabulary/tests.rs"]
mod tests;
