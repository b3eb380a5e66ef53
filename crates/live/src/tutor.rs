//! The tutor at one table: it thinks for who asks it, on threads of its own, and tells nobody else.

use super::thinkers::{Share, Thinkers, Urgency};
use bots::Thinking;
use bots::tutor::{Candour, TIME, candid_lessons, top_lessons, worth};
use cards::fair;
use engine::{AnyView, Seat, TableView, Viewer};
use std::sync::Arc;
use table::{Chair, Counsel, Denied, Hint, Table};
use tokio::sync::{Semaphore, oneshot};
use tokio::task::{AbortHandle, JoinSet};

/// Where its answer goes; nothing is for a visitor who may not even know of the table.
pub(super) type Answer = oneshot::Sender<Option<Result<Hint, Denied>>>;

/// What the tutor has told the seats of a table, and for whom it thinks.
#[derive(Default)]
pub(super) struct Tutor {
    /// One a seat at the most.
    counsels: Vec<Given>,
    thinking: JoinSet<Thought>,
    /// Who waits for an answer, and what their seat saw when they asked.
    waiting: Vec<(Seat, Arc<TableView>, Answer)>,
    /// Each seat is thought for once at a time: a thought that was begun runs to its end, though nobody may wait for it any more.
    turns: Vec<(Seat, Arc<Semaphore>)>,
}

/// What a seat was told, or will be.
struct Given {
    seat: Seat,
    /// What the seat saw when it asked.
    view: Arc<TableView>,
    counsel: Counsel,
    thought: AbortHandle,
}

/// What came of thinking for a seat that saw this.
pub(super) struct Thought {
    seat: Seat,
    view: Arc<TableView>,
    hint: Option<Hint>,
}

/// Advice of the tutor on every choice of a seat that sees this; none if it has nothing to do. It takes as long as it is
/// told to think.
pub fn hint(game: &str, seen: &AnyView, seed: u64, thinking: Thinking, candour: Candour) -> Option<Hint> {
    Hint::new(&top_lessons(candid_lessons(game, seen, seed, thinking, candour)), worth(game)?)
}

/// Bots against which people learn a game.
const BEGINNERS: [&str; 2] = ["random", bots::USUAL];

/// A tutor of one person among bots for beginners advises no bluff: what the cards are worth comes first.
fn candour(table: &Table) -> Candour {
    let people = table.chairs().iter().filter(|chair| chair.person().is_some()).count();
    let is_for_learning = |chair: &Chair| match chair {
        Chair::Bot { level, .. } => BEGINNERS.contains(&level.as_str()),
        Chair::Person { .. } | Chair::Empty => true,
    };
    if people == 1 && table.chairs().iter().all(is_for_learning) { Candour::Plain } else { Candour::Mixed }
}

impl Tutor {
    /// What it has for a seat that sees this. When the table has moved on, what it said is worth nothing any more.
    pub(super) fn counsel(&self, seat: Seat, view: &TableView) -> Option<&Counsel> {
        self.counsels.iter().find(|given| given.seat == seat && *given.view == *view).map(|given| &given.counsel)
    }

    /// Thinks for a seat. Its chance comes from what everybody may know: which table, which seat, which event.
    pub(super) fn think(&mut self, table: &Table, seat: Seat, thinkers: &Thinkers, share: Share) {
        let viewer = Viewer::Seat(seat);
        let (game, view, seen) = (table.entry().facts.id, Arc::new(table.game().show(viewer)), table.game().seen(viewer));
        let hash = fair::entropy(&format!("spadille hint {} {seat} {}", table.table_config().id, table.number()));
        let seed = hash.iter().take(8).fold(0u64, |bits, &byte| bits << 8 | u64::from(byte));
        self.drop_where(|given| given.seat == seat);
        let (turn, thinkers, shown) = (self.turn(seat), thinkers.clone(), Arc::clone(&view));
        let candour = candour(table);
        // It waits for the last thought for this seat, then takes its turn; who waits holds no thread.
        let thought = self.thinking.spawn(async move {
            let turn = turn.acquire_owned().await;
            let place = thinkers.place(share, Urgency::Awaited).await;
            // Both are held by the thought itself, which goes on even if nobody waits for it any more.
            let thought = tokio::task::spawn_blocking(move || {
                let hint = hint(game, &seen, seed, Thinking::Within(TIME), candour);
                drop((turn, place));
                hint
            });
            let hint = thought.await.unwrap_or_default();
            Thought { seat, view: shown, hint }
        });
        self.counsels.push(Given { seat, view, counsel: Counsel::Thinks, thought });
    }

    /// The turns of a seat, one at a time.
    fn turn(&mut self, seat: Seat) -> Arc<Semaphore> {
        if let Some((_, turn)) = self.turns.iter().find(|(whose, _)| *whose == seat) {
            return Arc::clone(turn);
        }
        let turn = Arc::new(Semaphore::new(1));
        self.turns.push((seat, Arc::clone(&turn)));
        turn
    }

    /// Something happened: what is thought of a table that stands so no more is thought for nobody, and what was not begun is
    /// not begun.
    pub(super) fn overtaken(&mut self, table: &Table) {
        self.drop_where(|given| table.game().show(Viewer::Seat(given.seat)) != *given.view);
    }

    /// Forgets these, and tells whoever waits for them.
    fn drop_where(&mut self, is_past: impl Fn(&Given) -> bool) {
        let past: Vec<Given> = self.counsels.extract_if(.., |given| is_past(given)).collect();
        for given in past {
            given.thought.abort();
            self.answer(given.seat, &given.view, Err(Denied::Overtaken));
        }
    }

    /// Has it counsel for a seat as the table stands, or thinks of one?
    pub(super) fn has_counsel(&self, seat: Seat, table: &Table) -> bool {
        self.counsel(seat, &table.game().show(Viewer::Seat(seat))).is_some()
    }

    /// Somebody waits for what it says to their seat.
    pub(super) fn wait(&mut self, seat: Seat, table: &Table, answer: Answer) {
        let view = Arc::new(table.game().show(Viewer::Seat(seat)));
        self.waiting.push((seat, Arc::clone(&view), answer));
        if let Some(Counsel::Says(hint)) = self.counsel(seat, &view).cloned() {
            self.answer(seat, &view, Ok(&hint));
        }
    }

    /// Waits until something was thought; for ever, if it thinks of nothing.
    pub(super) async fn thought(&mut self) -> Option<Thought> {
        match self.thinking.join_next().await {
            Some(thought) => thought.ok(),
            None => std::future::pending().await,
        }
    }

    /// Keeps what was thought if the table still stands so, and says to whom it is to be shown. If something happened in the
    /// meantime, the hint is dropped.
    pub(super) fn keep(&mut self, thought: Thought, table: &Table) -> Option<Seat> {
        let Thought { seat, view, hint } = thought;
        let Some(at) = self.counsels.iter().position(|given| given.seat == seat && given.view == view) else {
            self.answer(seat, &view, Err(Denied::Overtaken));
            return None;
        };
        match hint.filter(|_| table.game().show(Viewer::Seat(seat)) == *view) {
            Some(hint) => {
                self.counsels[at].counsel = Counsel::Says(hint.clone());
                self.answer(seat, &view, Ok(&hint));
            }
            None => {
                self.counsels.swap_remove(at);
                self.answer(seat, &view, Err(Denied::Overtaken));
            }
        }
        Some(seat)
    }

    /// Answers all who wait for what it says to this seat when it sees this.
    fn answer(&mut self, seat: Seat, view: &TableView, said: Result<&Hint, Denied>) {
        for (.., answer) in self.waiting.extract_if(.., |(whose, seen, _)| *whose == seat && **seen == *view) {
            // Who has gone in the meantime needs no answer.
            let _ = answer.send(Some(said.clone().cloned()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Turn;
    use table::{Name, PersonId, Request, TableConfig};

    /// A match of Yukon of one person against the room, dealt, at which their seat must act.
    fn asked() -> Table {
        let me = PersonId::new().expect("chance");
        let table_config =
            TableConfig { options: vec![("players".to_owned(), "2".to_owned())], ..TableConfig::plain("yukon", &me) };
        let mut table = Table::open(table_config).expect("a table");
        let name = Name::from_text("Ana").expect("a name");
        for request in [Request::Sit { seat: 0, name, entropy: None }, Request::Fill { seat: 1, level: "novice".to_owned() }] {
            let next = table.consider(&me, request, 0, None).expect("a chair");
            table.happen(next);
        }
        play_to(&mut table, Seat::at(0));
        table
    }

    /// The room plays until this seat must act.
    fn play_to(table: &mut Table, seat: Seat) {
        loop {
            while let Some(next) = table.due() {
                table.happen(next);
            }
            let Turn::Seats { must, .. } = table.game().turn() else { panic!("nobody must act") };
            if must.contains(seat) {
                return;
            }
            act(table, must.lowest().expect("somebody must act"));
        }
    }

    /// Does for a seat what the novice would.
    fn act(table: &mut Table, seat: Seat) {
        let mut novice = bots::bot("yukon", "novice", 1, Thinking::default()).expect("a player");
        let action = novice.choose(&table.game().seen(Viewer::Seat(seat))).expect("an action");
        let next = table.room_acts(seat, &action).expect("allowed");
        table.happen(next);
    }

    /// Who asks, plays and asks again, over and over, is thought for once at a time, and of what is past nothing more is begun.
    #[tokio::test]
    async fn a_seat_is_thought_for_once_at_a_time() {
        let (mut table, mut tutor, me) = (asked(), Tutor::default(), Seat::at(0));
        let (places, thinkers) = (6, Thinkers::new(6));
        let share = || Share::Address([198, 51, 100, 1].into());
        let mut answers = Vec::new();
        for _ in 0..4 {
            tutor.think(&table, me, &thinkers, share());
            let (sender, answer) = oneshot::channel();
            tutor.wait(me, &table, sender);
            answers.push(answer);
            tokio::time::sleep(TIME / 20).await;
            assert!(places - thinkers.free() <= 1, "one thought for one seat");
            if answers.len() < 4 {
                act(&mut table, me);
                play_to(&mut table, me);
                tutor.overtaken(&table);
                assert_eq!(tutor.counsel(me, &table.game().show(Viewer::Seat(me))), None);
            }
        }
        let last = answers.pop().expect("an answer");
        for past in answers {
            assert_eq!(past.await.expect("an answer"), Some(Err(Denied::Overtaken)), "nobody waits for what is past");
        }
        let hint = loop {
            assert!(places - thinkers.free() <= 1, "one thought for one seat");
            match tutor.thought().await.and_then(|thought| tutor.keep(thought, &table)) {
                Some(seat) if seat == me => break last.await.expect("an answer"),
                _ => {}
            }
        };
        assert!(matches!(hint, Some(Ok(_))), "{hint:?}");
        assert_eq!(thinkers.free(), places, "what was overtaken before it was begun is not thought of");
    }
}
