//! The room's own players at one table. They are shown views and think on threads of their own.

use bots::{Bot, Thinking};
use cards::fair;
use engine::{AnyView, Seat, SeatSet, Turn, Viewer};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use table::{Chair, Table};

/// Metric: thinking time of the bots for each answer, in seconds.
pub const THOUGHT: &str = "spadille_thought_seconds";

/// The players of the room who may be needed at a table, by seat.
#[derive(Clone)]
pub(super) struct Brains(Arc<Mutex<Vec<Seated>>>);

struct Seated {
    level: String,
    bot: Option<Box<dyn Bot>>,
    /// Plays if the other has no answer where there must be one.
    reserve: Option<Box<dyn Bot>>,
}

/// Whom to ask, what they are shown, and whether they must answer.
pub(super) struct BotTurn {
    seat: Seat,
    seen: AnyView,
    must: bool,
}

impl BotTurn {
    /// Is it put to this seat?
    pub(super) fn is_of(&self, seat: Seat) -> bool {
        self.seat == seat
    }

    /// Whom is it put to?
    pub(super) fn seat(&self) -> Seat {
        self.seat
    }

    /// Must they answer?
    pub(super) fn must(&self) -> bool {
        self.must
    }
}

/// Those who answer at once: they need no place among those who think.
const QUICK: [&str; 2] = ["novice", "random"];

/// Who plays for the room at one chair, if it comes to that.
pub(super) struct Wanted {
    game: &'static str,
    level: String,
    /// How long they think: as long as the table gives them.
    thinking: Thinking,
    /// Where the player takes their chance from, and where their reserve does.
    seeds: (u64, u64),
}

impl Brains {
    /// Nobody has been needed yet.
    pub(super) fn new() -> Brains {
        Brains(Arc::default())
    }

    /// Whom of its players the room must or may ask as the table stands. Those who only may speak are asked first: a card
    /// put down would take the word from them. Where a person must answer, no partner is asked before them: one answer may bind
    /// their whole side. Where each answers alone the partner waits, too: the person sees a table that waits for them.
    pub(super) fn questions(table: &Table) -> Vec<BotTurn> {
        let Turn::Seats { must, may } = table.game().turn() else { return Vec::new() };
        // On a chair that is kept for who comes later nobody sits yet.
        let sits = |chair: &Chair| *chair != Chair::Empty && !chair.is_played_by_person();
        let plays = |seat: &Seat| table.chairs().get(seat.index()).is_some_and(sits);
        let question = |seat: Seat| BotTurn { seat, seen: table.game().seen(Viewer::Seat(seat)), must: must.contains(seat) };
        let asked = must.minus(led_by_persons(table, must));
        may.minus(must).iter().chain(asked.iter()).filter(plays).map(question).collect()
    }

    /// Who is wanted at each chair: for a person who is away the usual one, who keeps nobody waiting.
    pub(super) fn wanted(table: &Table) -> Vec<Wanted> {
        let (game, thinking) = (table.entry().facts.id, Thinking::Within(table.table_config().deadline.time()));
        let wanted = |(n, chair): (usize, &Chair)| {
            let level = match chair {
                Chair::Bot { level, .. } => level.as_str(),
                _ => bots::USUAL,
            };
            let seed = |purpose: &str| {
                let hash = fair::entropy(&format!("spadille {purpose} {n} {}", fair::to_hex(&table.table_config().seed)));
                hash.iter().take(8).fold(0u64, |bits, &byte| bits << 8 | u64::from(byte))
            };
            Wanted { game, level: level.to_owned(), thinking, seeds: (seed("bot"), seed("reserve")) }
        };
        table.chairs().iter().enumerate().map(wanted).collect()
    }

    /// Does one of those who are asked think about it?
    pub(super) fn think(wanted: &[Wanted], questions: &[BotTurn]) -> bool {
        let asked = questions.iter().filter_map(|question| wanted.get(question.seat.index()));
        asked.into_iter().any(|wanted| !QUICK.contains(&wanted.level.as_str()))
    }

    /// Asks them in turn until one has something to do. This takes as long as they think.
    pub(super) fn choose(&self, wanted: &[Wanted], questions: &[BotTurn]) -> Option<(Seat, String)> {
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
    pub(super) fn reserve(&self, wanted: &[Wanted], question: &BotTurn) -> Option<String> {
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

/// Everybody on the sides of those persons among these who play themselves. Whose time is up, or who has left, is none of them.
fn led_by_persons(table: &Table, seats: SeatSet) -> SeatSet {
    let person = |seat: Seat| table.chairs().get(seat.index()).is_some_and(Chair::is_played_by_person);
    let sides = table.game().sides().into_iter().map(|side| side.seats);
    let led = sides.filter(|side| side.iter().any(|seat| seats.contains(seat) && person(seat)));
    led.fold(SeatSet::EMPTY, SeatSet::or)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Clock, Deadline, Name, PersonId, Request, TableConfig};

    #[test]
    fn the_deadline_of_the_table_is_handed_down_to_its_players() {
        let host = PersonId::new().expect("chance");
        for deadline in Deadline::ALL {
            let table_config = TableConfig { deadline, ..TableConfig::plain("grand", &host) };
            let wanted = Brains::wanted(&Table::open(table_config).expect("a table"));
            assert!(!wanted.is_empty() && wanted.iter().all(|wanted| wanted.thinking == Thinking::Within(deadline.time())));
        }
        assert_eq!(Thinking::Within(Deadline::default().time()), Thinking::default(), "as players think where nothing is said");
    }

    /// A partida of a person at seat 0 with the room's players around them, in which the other side has just called truco.
    fn called(me: &PersonId) -> Table {
        let clock = Some(Clock { base: 60, increment: 0 });
        let mut table = Table::open(TableConfig { clock, ..TableConfig::plain("truco", me) }).expect("a table");
        let name = Name::from_text("Ana").expect("a name");
        let fill = |seat| Request::Fill { seat, level: "novice".to_owned() };
        for request in [Request::Sit { seat: 0, name, entropy: None }, fill(1), fill(2), fill(3)] {
            let next = table.consider(me, request, 0, None).expect("a chair");
            table.happen(next);
        }
        loop {
            while let Some(next) = table.due() {
                table.happen(next);
            }
            let Turn::Seats { must, may } = table.game().turn() else { panic!("the partida is over, and nobody called") };
            let own = table.game().sides().into_iter().map(|side| side.seats).find(|side| side.contains(Seat::at(0)));
            let others = must.or(may).minus(own.expect("a side"));
            if let Some(next) = others.iter().find_map(|seat| table.room_acts(seat, "truco").ok()) {
                table.happen(next);
                return table;
            }
            let seat = must.lowest().expect("somebody must act");
            let mut novice = bots::bot("truco", "novice", 1, Thinking::default()).expect("a player");
            let action = novice.choose(&table.game().seen(Viewer::Seat(seat))).expect("an action");
            let next = table.room_acts(seat, &action).expect("allowed");
            table.happen(next);
        }
    }

    /// One answer binds both partners: the person of a side gives it, and the room only if they do not play in person.
    #[test]
    fn nobody_answers_for_a_person_who_can_answer_himself() {
        let me = PersonId::new().expect("chance");
        let must_answer = |table: &Table| Brains::questions(table).iter().filter(|question| question.must()).count();
        let mut table = called(&me);
        assert!(matches!(table.game().turn(), Turn::Seats { must, .. } if must.len() == 2 && must.contains(Seat::at(0))));
        assert_eq!(must_answer(&table), 0, "the partner leaves it to them");
        let left = table.consider(&me, Request::Leave, 0, None).expect("they may leave");
        table.happen(left);
        assert_eq!(must_answer(&table), 2, "the room answers for a side whose person has left");
        let back = table.consider(&me, Request::Return, 0, None).expect("they may come back");
        table.happen(back);
        assert_eq!(must_answer(&table), 0);
        table.happen(table.time_is_up(Seat::at(0)));
        assert_eq!(must_answer(&table), 2, "nor does a table wait for one whose time is up");
    }
}
