//! Write something to all.

use super::super::CHAT_KEPT;
use super::{Phase, Table};
use crate::{ChatLine, Denied, Event, Name, PersonId};

pub(super) fn check(table: &Table, person: &PersonId, name: Name, text: &str, key: Option<String>) -> Result<Event, Denied> {
    table.of_the_company(person)?;
    if !table.may_talk() {
        return Err(Denied::Silence);
    }
    let text = text.split(|letter: char| letter.is_whitespace() || letter.is_control()).filter(|word| !word.is_empty());
    let text = text.collect::<Vec<_>>().join(" ");
    if text.is_empty() || text.chars().count() > Denied::LONGEST_CHAT {
        return Err(Denied::Chat);
    }
    // Whoever sits here is heard under the name on their plate.
    let plate = table.seat_of(person).and_then(|seat| table.chairs[seat.index()].name().cloned());
    Ok(Event::Chatted { person: person.clone(), name: plate.unwrap_or(name), text, key })
}

pub(super) fn apply(table: &mut Table, person: PersonId, name: &Name, text: String, key: Option<String>) {
    table.remember(person, key, None);
    table.chat.push_back(ChatLine { number: table.number, name: name.to_string(), text });
    table.chat.drain(..table.chat.len().saturating_sub(CHAT_KEPT));
}

impl Table {
    /// May one talk now? Not while a match is played: talk is an irregularity in these books, and a pause in the middle of a hand
    /// would be the best moment for it. Where the referee has stopped the table, they preside.
    pub fn may_talk(&self) -> bool {
        self.phase() != Phase::Playing || (self.halted && self.table_config.chairs.are_refereed())
    }
}
