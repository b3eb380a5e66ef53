//! Words for one table: messages with the names of its players and of its cards.

use crate::speech::Speech;
use cards::Card;
use cards::names::Tradition;
use engine::record::Record;
use engine::show::Party;
use engine::{Arg, Cite, Msg, Seat, SeatSet};
use words::{OnTable, Words};

/// The words of one table.
pub(crate) struct TableText {
    speech: Speech,
    /// The machine name of the game.
    pub(crate) game: String,
    names: Vec<String>,
    tradition: Tradition,
}

impl TableText {
    /// The words of a game for these players.
    pub(crate) fn new(speech: &Speech, game: &str, names: Vec<String>) -> TableText {
        let catalogue = games::catalogue();
        let tradition = catalogue.iter().find(|entry| entry.facts.id == game).map(|entry| entry.facts.tradition);
        let tradition = speech.words().language().cards(tradition.unwrap_or(Tradition::English));
        TableText { speech: speech.clone(), game: game.to_owned(), names, tradition }
    }

    /// The words for the players of a record.
    pub(crate) fn of_record(speech: &Speech, record: &Record) -> TableText {
        TableText::new(speech, &record.game, Seat::first(Seat::MOST).map(|seat| record.name_of(seat)).collect())
    }

    /// All words of the language.
    pub(crate) fn words(&self) -> &Words {
        self.speech.words()
    }

    /// All the program can say.
    pub(crate) fn speech(&self) -> &Speech {
        &self.speech
    }

    /// What the cards are called.
    pub(crate) fn tradition(&self) -> Tradition {
        self.tradition
    }

    /// A card by its name.
    pub(crate) fn card(&self, card: Card) -> String {
        self.words().card(card, self.tradition)
    }

    /// A player's name.
    pub(crate) fn name(&self, seat: Seat) -> String {
        let nameless = || self.speech.say(&Msg::new("told-seat").with("seat", seat.index()));
        self.names.get(seat.index()).cloned().unwrap_or_else(nameless)
    }

    /// The names of a side in a sentence.
    pub(crate) fn names(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.name(seat)).collect();
        match names.split_last() {
            Some((last, all)) if !all.is_empty() => {
                self.say(&Msg::new("list-of").with("all", Arg::Text(all.join(", "))).with("last", Arg::Text(last.clone())))
            }
            _ => names.concat(),
        }
    }

    /// A message in words.
    pub(crate) fn say(&self, msg: &Msg) -> String {
        self.words().say_in(&self.game, msg, &|seat| self.name(seat), self.tradition)
    }

    /// A message that asks for nothing.
    pub(crate) fn text(&self, id: &'static str) -> String {
        self.say(&Msg::new(id))
    }

    /// What explains it, if it needs explaining.
    pub(crate) fn gloss(&self, msg: &Msg) -> Option<String> {
        self.words().gloss_in(&self.game, msg, &|seat| self.name(seat), self.tradition)
    }

    /// What the game calls something on the table.
    pub(crate) fn on_table(&self, what: OnTable, many: usize) -> String {
        self.words().on_table(&self.game, what, many)
    }

    /// Who pays or is paid.
    pub(crate) fn party(&self, party: &Party) -> String {
        match party {
            Party::Seat(seat) => self.name(*seat),
            Party::Pot(pot) => self.words().pot(&self.game, pot),
            Party::Carried => self.text("told-carried"),
        }
    }

    /// A rule as it is cited within its own book: `R57`, `II.10.13`; of another with its name before it, `mediator R36`, as it can be
    /// asked for.
    pub(crate) fn short(&self, cite: Cite) -> String {
        let inside = cite.0.strip_prefix(&self.game).or_else(|| cite.0.strip_prefix(words::book_of(&self.game)));
        inside.map_or(cite.0, |rest| rest.trim_start_matches([' ', ':'])).to_owned()
    }

    /// What a rule says, however it is cited: `R57`, `r57`, `II.10.13`, `voltarete R57`.
    pub(crate) fn rule(&self, cite: &str) -> Option<String> {
        self.words().rule_in(&self.game, cite)
    }
}
