//! What the house says at one table: its words, with the players' names and the names of the cards.

use cards::Card;
use cards::names::Tradition;
use engine::record::Record;
use engine::show::Party;
use engine::{Cite, Msg, Seat};
use words::{Language, OnTable, Words};

/// The words of one table.
pub(crate) struct Voice {
    /// All words of the language.
    pub(crate) words: Words,
    /// The machine name of the game.
    pub(crate) game: String,
    names: Vec<String>,
    tradition: Tradition,
}

impl Voice {
    /// The words of a game for these players.
    pub(crate) fn new(game: &str, names: Vec<String>) -> Voice {
        let catalogue = games::catalogue();
        let tradition = catalogue.iter().find(|entry| entry.facts.id == game).map(|entry| entry.facts.tradition);
        Voice {
            words: Words::new(Language::English),
            game: game.to_owned(),
            names,
            tradition: tradition.unwrap_or(Tradition::English),
        }
    }

    /// The words for the players of a record.
    pub(crate) fn of_record(record: &Record) -> Voice {
        Voice::new(&record.game, Seat::first(Seat::MOST).map(|seat| record.name_of(seat)).collect())
    }

    /// What the cards are called.
    pub(crate) fn tradition(&self) -> Tradition {
        self.tradition
    }

    /// A card by its name.
    pub(crate) fn card(&self, card: Card) -> String {
        self.words.card(card, self.tradition)
    }

    /// A player's name.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| format!("seat {seat}"))
    }

    /// A message in words.
    pub(crate) fn say(&self, msg: &Msg) -> String {
        self.words.say_in(&self.game, msg, &|seat| self.name(seat), self.tradition)
    }

    /// What explains it, if it needs explaining.
    pub(crate) fn gloss(&self, msg: &Msg) -> Option<String> {
        self.words.gloss_in(&self.game, msg, &|seat| self.name(seat), self.tradition)
    }

    /// What the game calls something on the table.
    pub(crate) fn on_table(&self, what: OnTable, many: usize) -> String {
        self.words.on_table(&self.game, what, many)
    }

    /// Who pays or is paid.
    pub(crate) fn party(&self, party: &Party) -> String {
        match party {
            Party::Seat(seat) => self.name(*seat),
            Party::Pot(pot) => self.words.pot(&self.game, pot),
            Party::Carried => "before the record".to_owned(),
        }
    }

    /// A rule as it is cited within its own game: `R57`, `II.10.13`.
    pub(crate) fn short(&self, cite: Cite) -> String {
        let inside = cite.0.strip_prefix(&self.game).map(|rest| rest.trim_start_matches([' ', ':']));
        inside.unwrap_or(cite.0).to_owned()
    }

    /// What a rule says, however it is cited: `R57`, `r57`, `II.10.13`, `voltarete R57`.
    pub(crate) fn rule(&self, cite: &str) -> Option<String> {
        self.words.rule(cite).or_else(|| self.words.rule(&format!("{} {cite}", self.game)))
    }
}
