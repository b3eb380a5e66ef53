//! Texts in the reader's language: message ids become sentences here and nowhere else.
//!
//! One folder a language (`locales/en`), one file a concern; a new file is found by its place. A message a game does not have of
//! its own is its family's: `grand-pass` is said as `brazil-pass` where there is no other. A message is a word or a sentence; its
//! `.gloss`, where it has one, explains a word of the old books to a newcomer. Rules are explained under an id made from their
//! citation.

mod book;
mod cite;
mod embedded;
mod glossary;
mod language;
mod learn;
mod on_table;
mod spelling;
mod terms;
mod vocabulary;

pub use book::{Chapter, book_of, chapters};
pub use glossary::{Term, answer_form_ids, term_ids};
pub use language::Language;
pub use learn::{advice, learn, word_to_ask};
pub use on_table::OnTable;
pub use spelling::{near, plain};
pub use terms::{avoided, synonyms};
pub use vocabulary::{Meaning, Piece, Vocabulary, Word};

use cards::names::Tradition;
use cards::{Card, CardSet, Suit};
use engine::{Arg, Entry, Msg, Seat, SeatSet};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use std::sync::OnceLock;
use vocabulary::Vocabularies;

/// All texts of one language.
///
/// ```
/// use words::{Language, Words};
///
/// let words = Words::new(Language::Portuguese);
/// assert!(words.rule("voltarete R57").is_some());
/// assert_eq!(words.text("no-such-message"), None);
/// ```
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// Made when a word is first looked up.
    vocabularies: OnceLock<Vocabularies>,
}

/// Context of a message: the names of the players and of the cards.
#[derive(Clone, Copy)]
pub struct TableNames<'a> {
    /// The name of each seat.
    pub names: &'a dyn Fn(Seat) -> String,
    /// Names of the cards.
    pub tradition: Tradition,
}

/// Why a message could not be said as it should.
#[derive(Debug)]
pub enum Unsaid {
    /// The language has no such message.
    Missing(String),
    /// The message asks for something it was not given.
    Broken(String, Vec<FluentError>),
}

impl Words {
    /// The words of a language.
    pub fn new(language: Language) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // The marks that isolate arguments in mixed scripts show as rubbish in many terminals.
        bundle.set_use_isolating(false);
        for text in language.files() {
            // A file with a fault still gives its sound messages; the tests allow no fault.
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(sound, _)| sound);
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle, vocabularies: OnceLock::new() }
    }

    /// Which language this is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message in words. One that the language lacks is said by its id, so that nothing is ever silent.
    ///
    /// ```
    /// use cards::names::Tradition;
    /// use engine::{Msg, Seat};
    /// use words::{Language, Words};
    ///
    /// let names = |seat: Seat| ["Ana", "Bento", "Clara"][seat.index()].to_owned();
    /// let said = Words::new(Language::English).say(&Msg::new("no-such-message"), &names, Tradition::Spanish);
    /// assert_eq!(said, "no-such-message", "a missing message is said by its id");
    /// ```
    pub fn say(&self, msg: &Msg, names: &dyn Fn(Seat) -> String, tradition: Tradition) -> String {
        self.try_say(msg, TableNames { names, tradition }).unwrap_or_else(|_| msg.id.to_owned())
    }

    /// The message in words, or what is wrong with it.
    pub fn try_say(&self, msg: &Msg, company: TableNames<'_>) -> Result<String, Unsaid> {
        self.pattern(msg.id, None, &self.args(msg, company))
    }

    /// The explanation of a message for a newcomer, if it has one.
    pub fn gloss(&self, msg: &Msg, names: &dyn Fn(Seat) -> String, tradition: Tradition) -> Option<String> {
        self.pattern(msg.id, Some("gloss"), &self.args(msg, TableNames { names, tradition })).ok()
    }

    /// The message as this game says it: in its own words, where it says something another way than its family.
    pub fn say_in(&self, game: &str, msg: &Msg, names: &dyn Fn(Seat) -> String, tradition: Tradition) -> String {
        let company = TableNames { names, tradition };
        let own = own_id(game, msg.id).and_then(|id| self.pattern(&id, None, &self.args(msg, company)).ok());
        own.unwrap_or_else(|| self.say(msg, names, tradition))
    }

    /// The explanation of a message for a player of this game, if it has one.
    pub fn gloss_in(&self, game: &str, msg: &Msg, names: &dyn Fn(Seat) -> String, tradition: Tradition) -> Option<String> {
        let company = TableNames { names, tradition };
        let own = own_id(game, msg.id).and_then(|id| self.pattern(&id, Some("gloss"), &self.args(msg, company)).ok());
        own.or_else(|| self.gloss(msg, names, tradition))
    }

    /// The text of a rule, by its citation: `voltarete R57`, `voltarete:II.10.13`.
    pub fn rule(&self, cite: &str) -> Option<String> {
        self.plain(&rule_id(cite))
    }

    /// The text of a rule for a player of this game, in any form of citation: `R57`, `II.10.13`, `mediator R57`. A number is one of the
    /// game's own book; a number that book has not is nobody's.
    pub fn rule_in(&self, game: &str, asked: &str) -> Option<String> {
        let own = |book: &str| self.rule(&format!("{book} {asked}"));
        self.rule(asked).or_else(|| own(game)).or_else(|| own(book_of(game)))
    }

    /// A message that asks for nothing, by its id.
    pub fn text(&self, id: &str) -> Option<String> {
        self.plain(id)
    }

    /// A game's contract by its machine name.
    pub fn contract(&self, game: &str, name: &str) -> String {
        self.named(&format!("{game}-{name}"), name)
    }

    /// Name of a deal's outcome in this game, by its machine name.
    pub fn outcome(&self, game: &str, name: &str) -> String {
        self.named(&format!("{game}-outcome-{name}"), name)
    }

    /// The explanation of that outcome, if it has one.
    pub fn outcome_gloss(&self, game: &str, name: &str) -> Option<String> {
        self.gloss_of(&id(&format!("{game}-outcome-{name}")))
    }

    /// A pot of this game in a sentence, by its machine name.
    pub fn pot(&self, game: &str, name: &str) -> String {
        self.named(&format!("{game}-pot-{name}"), name)
    }

    /// Title of a chapter of a rule book.
    pub fn chapter(&self, chapter: &Chapter) -> String {
        self.named(&chapter.title(), chapter.name)
    }

    /// The introduction of a game in the lobby.
    pub fn about(&self, game: &str) -> String {
        self.named(&format!("{game}-about"), game)
    }

    /// The title of a shelf of the catalogue.
    pub fn shelf(&self, shelf: &str) -> String {
        self.named(&format!("shelf-{shelf}"), shelf)
    }

    /// The sentence about a shelf of the catalogue.
    pub fn shelf_about(&self, shelf: &str) -> String {
        self.named(&format!("shelf-{shelf}-about"), "")
    }

    /// The explanation of an agreement of this game, by its machine name.
    pub fn option(&self, game: &str, name: &str) -> String {
        self.named(&format!("{game}-option-{name}"), name)
    }

    /// Short name of an agreement, where its explanation does not fit.
    pub fn option_name(&self, game: &str, name: &str) -> String {
        let named = self.pattern(&id(&format!("{game}-option-{name}")), Some("name"), &FluentArgs::new());
        named.unwrap_or_else(|_| name.replace('_', " "))
    }

    /// Name of an answer to an agreement: of this game, or else the general one. A number is itself.
    pub fn value(&self, game: &str, name: &str, value: &str) -> String {
        let own = self.plain(&id(&format!("{game}-value-{name}-{value}")));
        own.or_else(|| self.plain(&id(&format!("value-{value}")))).unwrap_or_else(|| self.answer_form(value))
    }

    /// Answers to an agreement that a declaration describes: *a number from 2*, *that of the house*. A name without words is itself.
    pub fn answer_form(&self, declared: &str) -> String {
        self.plain(&glossary::answer_form_id(declared)).unwrap_or_else(|| declared.replace('_', " "))
    }

    /// A card in the reader's words, where the table has none of its own.
    ///
    /// ```
    /// use cards::names::Tradition;
    /// use words::{Language, Words};
    ///
    /// let knave = "SE".parse().unwrap();
    /// assert_eq!(Words::new(Language::Italian).card(knave, Tradition::English), "fante di picche");
    /// assert_eq!(Words::new(Language::Italian).card(knave, Tradition::Spanish), "sota de espadas");
    /// ```
    pub fn card(&self, card: Card, table: Tradition) -> String {
        self.language.cards(table).card(card)
    }

    /// A suit in the reader's words, where the table has none of its own.
    pub fn suit(&self, suit: Suit, table: Tradition) -> &'static str {
        self.language.cards(table).suit(suit)
    }

    /// A place at this game's table, by its machine name.
    pub fn role(&self, game: &str, name: &str) -> String {
        self.named(&format!("{game}-role-{name}"), name)
    }

    /// Name of `many` things on the table in this game; the general name, if the game has no word of
    /// its own.
    pub fn on_table(&self, game: &str, what: OnTable, many: usize) -> String {
        let args = FluentArgs::from_iter([("many", many as i64)]);
        let said =
            self.pattern(&id(&format!("{game}-{}", what.id())), None, &args).or_else(|_| self.pattern(what.id(), None, &args));
        said.unwrap_or_else(|_| what.id().to_owned())
    }

    /// A word of this game with its meaning: `casca`, `so_copas`, `codilho`.
    pub fn word(&self, game: &str, name: &str) -> Option<(String, String)> {
        // As the screen prints it, or as it is written: accents, capitals, hyphens and blanks do not matter.
        let name = plain(name).replace(' ', "-");
        let spellings = [name.clone(), name.replace('-', "")];
        spellings.iter().find_map(|name| {
            ["", "role-", "outcome-"].iter().find_map(|kind| {
                let id = id(&format!("{game}-{kind}{name}"));
                Some((self.plain(&id)?, self.gloss_of(&id)?))
            })
        })
    }

    fn vocabularies(&self) -> &Vocabularies {
        self.vocabularies.get_or_init(|| Vocabularies::new(self))
    }

    fn named(&self, text: &str, name: &str) -> String {
        self.plain(&id(text)).unwrap_or_else(|| name.to_owned())
    }

    /// The gloss of a message without arguments, by its id.
    fn gloss_of(&self, id: &str) -> Option<String> {
        self.pattern(id, Some("gloss"), &FluentArgs::new()).ok()
    }

    fn plain(&self, id: &str) -> Option<String> {
        self.pattern(id, None, &FluentArgs::new()).ok()
    }

    fn pattern(&self, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Result<String, Unsaid> {
        let message = self.bundle.get_message(id).or_else(|| self.bundle.get_message(&of_family(id)?));
        let pattern = match attribute {
            None => message.and_then(|message| message.value()),
            Some(name) => message.and_then(|message| message.get_attribute(name)).map(|attribute| attribute.value()),
        };
        let pattern = pattern.ok_or_else(|| Unsaid::Missing(id.to_owned()))?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        if errors.is_empty() { Ok(text) } else { Err(Unsaid::Broken(id.to_owned(), errors)) }
    }

    fn args(&self, msg: &Msg, company: TableNames<'_>) -> FluentArgs<'static> {
        let value = |arg: &Arg| -> FluentValue<'static> {
            match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Seat(seat) => FluentValue::from((company.names)(*seat)),
                Arg::Seats(seats) => FluentValue::from(self.names(*seats, company)),
                Arg::Card(card) => FluentValue::from(self.card(*card, company.tradition)),
                Arg::Cards(cards) => FluentValue::from(self.list(*cards, company.tradition)),
                Arg::Suit(suit) => FluentValue::from(self.suit(*suit, company.tradition)),
                Arg::Msg(inner) => FluentValue::from(self.say(inner, company.names, company.tradition)),
                Arg::Text(text) => FluentValue::from(text.clone()),
            }
        };
        msg.args.iter().map(|(name, arg)| (*name, value(arg))).collect()
    }

    /// Some cards in a sentence.
    fn list(&self, cards: CardSet, tradition: Tradition) -> String {
        self.joined(cards.iter().map(|card| self.card(card, tradition)).collect(), "list-no-cards")
    }

    /// Some players in a sentence.
    fn names(&self, seats: SeatSet, company: TableNames<'_>) -> String {
        self.joined(seats.iter().map(company.names).collect(), "list-nobody")
    }

    /// One name after another, or this message if there is none.
    fn joined(&self, mut names: Vec<String>, none: &str) -> String {
        let said = match (names.pop(), names.is_empty()) {
            (None, _) => self.pattern(none, None, &FluentArgs::new()),
            (Some(only), true) => Ok(only),
            (Some(last), false) => {
                let args = FluentArgs::from_iter([("all", names.join(", ")), ("last", last)]);
                self.pattern("list-of", None, &args)
            }
        };
        said.unwrap_or_default()
    }
}

/// The family of a game, if it has one.
fn family(game: &str) -> Option<&'static str> {
    games::entry(game)?.family
}

/// The message of the family that stands in for one of a game: `grand-pass` becomes `brazil-pass`, `rule-grand-r1` `rule-brazil-r1`.
fn of_family(id: &str) -> Option<String> {
    let id_of = |entry: Entry| self::id(entry.facts.id);
    let (kind, rest) = id.strip_prefix("rule-").map_or(("", id), |rest| ("rule-", rest));
    let of_game = |entry: Entry| Some((entry.family?, rest.strip_prefix(&*id_of(entry))?.strip_prefix('-')?));
    // Of two names that fit, the longer leaves the shorter rest.
    let (family, rest) = games::catalogue().into_iter().filter_map(of_game).min_by_key(|(_, rest)| rest.len())?;
    Some(format!("{kind}{family}-{rest}"))
}

/// The message of a game that comes before this one of its family: `grand-pass` before `brazil-pass`.
fn own_id(game: &str, message: &str) -> Option<String> {
    Some(format!("{}-{}", id(game), message.strip_prefix(family(game)?)?.strip_prefix('-')?))
}

/// The id of a machine name.
fn id(name: &str) -> String {
    name.replace('_', "-")
}

/// The id under which a rule is explained.
///
/// ```
/// assert_eq!(words::rule_id("voltarete:II.10.13"), "rule-voltarete-ii-10-13");
/// ```
pub fn rule_id(cite: &str) -> String {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { '-' };
    format!("rule-{}", cite.chars().map(plain).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_a_game_lacks_is_its_familys() {
        assert_eq!(of_family("grand-pass").as_deref(), Some("brazil-pass"));
        assert_eq!(of_family("rule-yukon-r1").as_deref(), Some("rule-brazil-r1"));
        assert_eq!(of_family("rule-quadrillo-solitario-r1").as_deref(), Some("rule-spanish-r1"), "the longer name");
        assert_eq!(of_family("tresillo-36-about").as_deref(), Some("spanish-about"));
        assert_eq!((of_family("truco-quero"), of_family("web-home"), of_family("brazil-pass")), (None, None, None));
        let mut words = Words::new(Language::English);
        let family = FluentResource::try_new("brazil-frob = Frob\n    .gloss = What it is".to_owned()).expect("a message");
        words.bundle.add_resource_overriding(family);
        assert_eq!(words.contract("grand", "frob"), "Frob");
        assert_eq!(words.word("yukon", "frob"), Some(("Frob".to_owned(), "What it is".to_owned())));
        let game = FluentResource::try_new("grand-frob = Fro".to_owned()).expect("a message");
        words.bundle.add_resource_overriding(game);
        assert_eq!((words.contract("grand", "frob"), words.contract("yukon", "frob")), ("Fro".to_owned(), "Frob".to_owned()));
        let (frob, nobody, table) = (Msg::new("brazil-frob"), |_: Seat| String::new(), Tradition::English);
        let said = ["grand", "yukon"].map(|game| words.say_in(game, &frob, &nobody, table));
        assert_eq!(said, ["Fro", "Frob"], "what its family says alike, a game may say its own way");
        assert_eq!(words.gloss_in("grand", &frob, &nobody, table).as_deref(), Some("What it is"));
    }
}
