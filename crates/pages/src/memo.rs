//! What was put into words at a table. Other eyes read the same, and so do all after the next act: it is looked up, not said again.

use engine::{Arg, Msg};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock};

/// Cache of messages without arguments in one language, the same at every table. Its size is the number of messages.
#[derive(Default)]
pub struct Plain(RwLock<HashMap<u64, Option<String>>>);

/// Cache of messages of one table in one language.
#[derive(Default)]
pub struct Said(Mutex<Sayings>);

#[derive(Default)]
struct Sayings {
    /// The names that were said.
    names: Vec<Option<String>>,
    said: HashMap<u64, (Msg, Option<String>)>,
}

/// So much is remembered at a table; then it begins anew.
const MOST: usize = 256;

/// Caches of translated messages.
#[derive(Clone, Copy)]
pub struct Memo<'a> {
    pub plain: &'a Plain,
    pub said: &'a Said,
}

/// What is wanted of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Wanted<'w> {
    /// Its words, as this game says it.
    Words(&'w str),
    /// What explains it.
    Gloss(&'w str),
    /// Its words with their terms marked, as HTML.
    Terms(&'w str),
    /// Its words with links to the meaning of their terms, as HTML.
    Linked(&'w str),
    /// The words of a message of the room.
    Told,
    /// What a rule says.
    Rule,
    /// The same with links to the meaning of its terms, as HTML.
    LinkedRule(&'w str),
}

impl Said {
    fn lock(&self) -> MutexGuard<'_, Sayings> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where others sit now than when it was said, nothing was said.
    pub(super) fn of(&self, names: &[Option<&str>]) {
        let mut company = self.lock();
        let is_same = company.names.iter().map(Option::as_deref).eq(names.iter().copied());
        if !is_same {
            *company = Sayings { names: names.iter().map(|name| name.map(str::to_owned)).collect(), said: HashMap::new() };
        }
    }
}

impl Memo<'_> {
    /// What a message is in words; it is said if it was not said before.
    pub(super) fn find(self, wanted: Wanted<'_>, msg: &Msg, say: impl FnOnce() -> Option<String>) -> Option<String> {
        let key = key(wanted, msg);
        if msg.args.is_empty() {
            return self.plain.find(key, say);
        }
        if let Some((known, said)) = self.said.lock().said.get(&key)
            && known == msg
        {
            return said.clone();
        }
        let said = say();
        let mut company = self.said.lock();
        if company.said.len() >= MOST {
            company.said.clear();
        }
        company.said.insert(key, (msg.clone(), said.clone()));
        said
    }

    /// What a rule says.
    pub(super) fn rule(self, wanted: Wanted<'_>, cite: &'static str, say: impl FnOnce() -> Option<String>) -> Option<String> {
        self.plain.find(key(wanted, &Msg::new(cite)), say)
    }
}

impl Plain {
    fn find(&self, key: u64, say: impl FnOnce() -> Option<String>) -> Option<String> {
        if let Some(said) = self.0.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return said.clone();
        }
        let said = say();
        self.0.write().unwrap_or_else(PoisonError::into_inner).insert(key, said.clone());
        said
    }
}

fn key(wanted: Wanted<'_>, msg: &Msg) -> u64 {
    let mut hasher = DefaultHasher::new();
    wanted.hash(&mut hasher);
    weigh(msg, &mut hasher);
    hasher.finish()
}

fn weigh(msg: &Msg, hasher: &mut DefaultHasher) {
    msg.id.hash(hasher);
    for (name, arg) in &msg.args {
        name.hash(hasher);
        std::mem::discriminant(arg).hash(hasher);
        match arg {
            Arg::Number(number) => number.hash(hasher),
            Arg::Seat(seat) => seat.hash(hasher),
            Arg::Seats(seats) => seats.hash(hasher),
            Arg::Card(card) => card.hash(hasher),
            Arg::Cards(cards) => cards.hash(hasher),
            Arg::Suit(suit) => suit.hash(hasher),
            Arg::Msg(inner) => weigh(inner, hasher),
            Arg::Text(text) => text.hash(hasher),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_said_is_not_said_again_until_others_sit_there() {
        let (plain, said) = (Plain::default(), Said::default());
        let memo = Memo { plain: &plain, said: &said };
        let names = [Some("Ana"), None];
        let msg = Msg::new("trick").with("number", 3_i64);
        let say = |words: &str| memo.find(Wanted::Words("truco"), &msg, || Some(words.to_owned()));
        said.of(&names);
        assert_eq!(say("first").as_deref(), Some("first"));
        assert_eq!(say("second").as_deref(), Some("first"));
        let gloss = memo.find(Wanted::Gloss("truco"), &msg, || None);
        assert_eq!(gloss, None, "what explains it is another thing");
        let other = Msg::new("trick").with("number", 4_i64);
        assert_eq!(memo.find(Wanted::Words("truco"), &other, || Some("other".to_owned())).as_deref(), Some("other"));
        said.of(&names);
        assert_eq!(say("third").as_deref(), Some("first"));
        said.of(&[None, None]);
        assert_eq!(say("fourth").as_deref(), Some("fourth"), "somebody else may sit there");
    }
}
