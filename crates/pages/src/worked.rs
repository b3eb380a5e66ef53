//! The worked hands of the books: records that are part of the program, and what in them cites which rule.

use engine::record::{Record, RecordError};
use engine::{Cite, Msg, Seat, Turn, Viewer};
use std::sync::LazyLock;

/// A hand that a book plays through.
#[derive(Clone, Copy, Debug)]
pub struct Worked {
    /// The machine name of its game.
    pub game: &'static str,
    /// Its own.
    pub name: &'static str,
    /// The record, with what the book says of it.
    pub text: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/worked.rs"));

impl Worked {
    /// The hands of a game, in the order of their names.
    pub fn of(game: &str) -> impl Iterator<Item = &'static Worked> {
        WORKED.iter().filter(move |hand| hand.game == game)
    }

    /// The hand of this name.
    pub fn find(game: &str, name: &str) -> Option<&'static Worked> {
        Worked::of(game).find(|hand| hand.name == name)
    }

    /// Address of the page that plays it through.
    pub fn address(&self) -> String {
        format!("/hand/{}/{}", self.game, self.name)
    }

    /// Result according to the book, in English: the comment at the head of the record.
    pub fn comment(&self) -> String {
        let lines = self.text.lines().map_while(|line| line.strip_prefix('#')).map(str::trim);
        lines.filter(|line| !line.starts_with("expect ")).collect::<Vec<_>>().join(" ")
    }

    /// The hand as a record.
    pub fn record(&self) -> Result<Record, RecordError> {
        Record::from_text(self.text)
    }

    /// The step at which the cards are all dealt and somebody is asked: where a reader begins.
    pub fn beginning(record: &Record) -> usize {
        let (mut at, mut first) = (0, None);
        let watched = record.replay_watched(&games::catalogue(), &mut |game, _| {
            if first.is_none() && game.deal_number() > 0 && matches!(game.turn(), Turn::Seats { .. }) {
                first = Some(at);
            }
            at += 1;
        });
        watched.ok().and(first).unwrap_or(0)
    }
}

/// A payment or a refusal in a worked hand.
#[derive(Clone, Debug)]
pub struct Cited {
    pub hand: &'static Worked,
    /// After how many steps it is seen.
    pub at: u64,
    /// The rule it cites.
    pub cite: Cite,
    pub what: What,
    /// Why, in words.
    pub why: Msg,
}

/// Kind of citation of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    Payment,
    Refusal,
}

/// The names of the players of a hand, as its messages speak of them.
pub type Names = Vec<String>;

/// Every rule that is cited in a worked hand, each once a hand.
static CITED: LazyLock<Vec<(Cited, Names)>> =
    LazyLock::new(|| WORKED.iter().flat_map(|hand| cited_in(hand).unwrap_or_default()).collect());

fn cited_in(hand: &'static Worked) -> Result<Vec<(Cited, Names)>, RecordError> {
    let record = hand.record()?;
    let mut found: Vec<Cited> = Vec::new();
    let mut add = |cited: Cited| {
        if !found.iter().any(|known| known.cite == cited.cite && known.what == cited.what) {
            found.push(cited);
        }
    };
    let (mut at, mut paid, mut players) = (0, None, 0);
    record.replay_watched(&games::catalogue(), &mut |game, _| {
        players = game.players();
        let entries = game.ledger().entries();
        // What lay on the table before the hand was paid for nothing in it.
        for entry in &entries[paid.unwrap_or(entries.len()).min(entries.len())..] {
            add(Cited { hand, at, cite: entry.cause.cite, what: What::Payment, why: entry.cause.said() });
        }
        paid = Some(entries.len());
        if let Turn::Seats { must, .. } = game.turn() {
            for seat in Seat::first(game.players()).filter(|&seat| must.contains(seat)) {
                for refused in game.show(Viewer::Seat(seat)).prompt.map(|prompt| prompt.refused).unwrap_or_default() {
                    add(Cited { hand, at, cite: refused.why.cite, what: What::Refusal, why: refused.why.why });
                }
            }
        }
        at += 1;
    })?;
    let names: Names = Seat::first(players).map(|seat| record.name_of(seat)).collect();
    Ok(found.into_iter().map(|cited| (cited, names.clone())).collect())
}

/// Citations of rules in the worked hands of a game.
pub fn citing(game: &str) -> impl Iterator<Item = &'static (Cited, Names)> {
    CITED.iter().filter(move |(cited, _)| cited.hand.game == game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_worked_hand_is_read_and_begins_where_somebody_is_asked() {
        assert!(WORKED.len() > 50, "only {} hands were found", WORKED.len());
        for hand in WORKED.iter().filter(|hand| games::entry(hand.game).is_some()) {
            let record = hand.record().unwrap_or_else(|error| panic!("{}: {error}", hand.address()));
            assert!(Worked::beginning(&record) < record.steps.len(), "{}", hand.address());
            assert!(!hand.comment().is_empty() && !hand.comment().contains("expect"), "{}", hand.address());
        }
    }

    #[test]
    fn payments_and_refusals_of_the_hands_lead_to_their_rules() {
        let of = |what: What| citing("voltarete").filter(move |(cited, _)| cited.what == what).count();
        assert!(of(What::Payment) > 10 && of(What::Refusal) > 10, "{} {}", of(What::Payment), of(What::Refusal));
        assert!(citing("voltarete").all(|(cited, _)| cited.cite.0.starts_with("voltarete")));
    }
}
