//! The room's own players at one table. They are shown views and think on threads of their own.

use crate::house::{Chair, Table};
use bots::{Bot, Thinking};
use cards::fair;
use engine::{Eyes, Seat, Seen, Turn};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// How long each answer of the room's players took, in seconds, as it is told to those who watch over the house.
pub(crate) const THOUGHT: &str = "spadille_thought_seconds";

/// The players of the room who may be needed at a table, by seat.
#[derive(Clone)]
pub(super) struct Brains(Arc<Mutex<Vec<Seated>>>);

struct Seated {
    level: String,
    bot: Option<Box<dyn Bot>>,
    /// Plays if the other has no answer where there must be one.
    reserve: Option<Box<dyn Bot>>,
}

/// Whom to ask, what he is shown, and whether he must answer.
pub(super) struct Question {
    seat: Seat,
    seen: Seen,
    must: bool,
}

impl Question {
    /// Is it put to this seat?
    pub(super) fn is_of(&self, seat: Seat) -> bool {
        self.seat == seat
    }

    /// Whom is it put to?
    pub(super) fn seat(&self) -> Seat {
        self.seat
    }

    /// Must he answer?
    pub(super) fn must(&self) -> bool {
        self.must
    }
}

/// Who plays for the room at one chair, if it comes to that.
pub(super) struct Wanted {
    game: &'static str,
    level: String,
    /// How long he thinks: as long as the table gives him.
    thinking: Thinking,
    /// Where the player takes his chance from, and where his reserve does.
    seeds: (u64, u64),
}

impl Brains {
    /// Nobody has been needed yet.
    pub(super) fn new() -> Brains {
        Brains(Arc::default())
    }

    /// Whom of its players the room must or may ask as the table stands. Those who only may speak are asked first: a card
    /// put down would take the word from them.
    pub(super) fn questions(table: &Table) -> Vec<Question> {
        let Turn::Seats { must, may } = table.face().turn() else { return Vec::new() };
        let plays = |seat: &Seat| table.chairs().get(seat.index()).is_some_and(|chair| !chair.is_played_by_person());
        let question = |seat: Seat| Question { seat, seen: table.face().seen(Eyes::Seat(seat)), must: must.contains(seat) };
        may.minus(must).iter().chain(must.iter()).filter(plays).map(question).collect()
    }

    /// Who is wanted at each chair: for a person who is away the usual one, who keeps nobody waiting.
    pub(super) fn wanted(table: &Table) -> Vec<Wanted> {
        let (game, thinking) = (table.entry().facts.id, Thinking::Within(table.charter().deadline.time()));
        let wanted = |(n, chair): (usize, &Chair)| {
            let level = match chair {
                Chair::Bot { level, .. } => level.as_str(),
                _ => bots::USUAL,
            };
            let seed = |purpose: &str| {
                let hash = fair::entropy(&format!("spadille {purpose} {n} {}", fair::to_hex(&table.charter().seed)));
                hash.iter().take(8).fold(0u64, |bits, &byte| bits << 8 | u64::from(byte))
            };
            Wanted { game, level: level.to_owned(), thinking, seeds: (seed("bot"), seed("reserve")) }
        };
        table.chairs().iter().enumerate().map(wanted).collect()
    }

    /// Asks them in turn until one has something to do. This takes as long as they think.
    pub(super) fn choose(&self, wanted: &[Wanted], questions: &[Question]) -> Option<(Seat, String)> {
        let mut seated = self.seated(wanted);
        questions.iter().find_map(|question| {
            let player = seated.get_mut(question.seat.index())?;
            let begun = Instant::now();
            let answer = player.bot.as_mut().and_then(|bot| bot.choose(&question.seen));
            let (game, level) = (wanted.get(question.seat.index())?.game, player.level.clone());
            metrics::histogram!(THOUGHT, "game" => game, "level" => level).record(begun.elapsed());
            let answer = match (answer, question.must) {
                (None, true) => player.reserve.as_mut().and_then(|bot| bot.choose(&question.seen)),
                (answer, _) => answer,
            };
            answer.map(|action| (question.seat, action))
        })
    }

    /// An answer that the rules accept in any case, for a player whose own was refused. It waits for one who still thinks.
    pub(super) fn reserve(&self, wanted: &[Wanted], question: &Question) -> Option<String> {
        self.seated(wanted).get_mut(question.seat.index())?.reserve.as_mut()?.choose(&question.seen)
    }

    /// The players on their chairs; who is not there yet sits down.
    fn seated(&self, wanted: &[Wanted]) -> MutexGuard<'_, Vec<Seated>> {
        let mut seated = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for (n, Wanted { game, level, thinking, seeds }) in wanted.iter().enumerate() {
            if seated.get(n).is_none_or(|known| known.level != *level) {
                let new = Seated {
                    level: level.clone(),
                    bot: bots::bot(game, level, seeds.0, *thinking),
                    reserve: bots::bot(game, "random", seeds.1, *thinking),
                };
                match seated.get_mut(n) {
                    Some(known) => *known = new,
                    None => seated.push(new),
                }
            }
        }
        seated
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::{Charter, Deadline, PersonId};

    #[test]
    fn the_deadline_of_the_table_is_handed_down_to_its_players() {
        let host = PersonId::new().expect("chance");
        for deadline in Deadline::ALL {
            let charter = Charter { deadline, ..Charter::plain("grand", &host) };
            let wanted = Brains::wanted(&Table::open(charter).expect("a table"));
            assert!(!wanted.is_empty() && wanted.iter().all(|wanted| wanted.thinking == Thinking::Within(deadline.time())));
        }
        assert_eq!(Thinking::Within(Deadline::default().time()), Thinking::default(), "as players think where nothing is said");
    }
}
