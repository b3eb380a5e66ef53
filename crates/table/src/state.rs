//! A table: what its charter and its events make.

mod due;
mod names;
mod verbs;

pub(super) use verbs::is_closed_by;

use super::{Chair, ChatLine, Closed, Denied, Event, HandSummary, HintTaken, Numbered, PersonId, Request, TableConfig, TableId};
use cards::fair::to_hex;
use engine::{AnyGame, BadAgreement, Entry, Seat, SeatSet, Turn};
use std::collections::VecDeque;
use std::sync::Arc;

/// Phase of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chairs are being taken.
    Gathering,
    /// It is played.
    Playing,
    /// It is over.
    Over,
}

/// A table of the room.
pub struct Table {
    table_config: Arc<TableConfig>,
    entry: Entry,
    /// All agreements, and what the house showed before the first card: they never change, and are seen with every sight.
    agreed: Vec<(&'static str, String)>,
    commitment: String,
    game: Box<dyn AnyGame>,
    chairs: Vec<Chair>,
    begun: bool,
    paused: bool,
    halted: bool,
    number: u64,
    shuffles: u64,
    previous: Option<Previous>,
    asked: Option<TakeBackAsked>,
    chat: VecDeque<ChatLine>,
    hinted: Vec<HintTaken>,
    keys: VecDeque<Known>,
    left: Vec<u64>,
    hands: Vec<Arc<HandSummary>>,
    is_between_hands: bool,
    /// While the table rests between two hands: who goes on.
    rest: Option<SeatSet>,
    /// The table of another match of the same people.
    rematch: Option<TableId>,
    /// The hand that is played out, or the last one that was.
    played_out: Option<verbs::PlayedOut>,
    /// Who proposes to end the match, and in which deal that was refused last.
    end: Option<EndProposed>,
    end_refused: Option<u32>,
    closed: Option<Closed>,
    /// When the match began, in milliseconds since 1970.
    begun_at: Option<u64>,
    /// How many events can happen again and again, whatever the game does.
    besides: u64,
}

/// The game before the last act of a person.
struct Previous {
    seat: Seat,
    game: Box<dyn AnyGame>,
    /// The time it left the seat, without what it won by it.
    left: Option<u64>,
    /// How many hands were over then.
    hands: usize,
}

/// An act by which its sender knows it, and the number it got.
struct Known {
    person: PersonId,
    key: String,
    number: u64,
    /// What they did, if they acted.
    action: Option<String>,
}

/// A question whether the last act may be taken back.
struct TakeBackAsked {
    seat: Seat,
    granted: SeatSet,
}

/// A proposal to end the match.
struct EndProposed {
    seat: Seat,
    agreed: SeatSet,
}

/// An event that may happen, and the game after it, if the game changes.
pub struct Next {
    /// The event that follows.
    pub event: Event,
    game: Option<Box<dyn AnyGame>>,
}

impl Next {
    /// An event that changes nothing in the game.
    fn plain(event: Event) -> Next {
        Next { event, game: None }
    }

    /// The game after it, if the game changes.
    pub fn game(&self) -> Option<&dyn AnyGame> {
        self.game.as_deref()
    }
}

/// What may happen at a table besides the game: nobody writes into its log without end.
const MOST_BESIDES: u64 = 4000;
/// Lines of talk that are kept at hand.
const CHAT_KEPT: usize = 40;
/// Acts by which a sender can still know their own again: who lost an answer asks before they act again. Ten thousand tables remember them.
const KEYS_KEPT: usize = 64;

impl Table {
    /// A table just opened.
    pub fn open(table_config: TableConfig) -> Result<Table, BadAgreement> {
        let entry = table_config.entry()?;
        let game = table_config.open()?;
        let players = game.players();
        let left = table_config.clock.map_or(Vec::new(), |clock| vec![u64::from(clock.base) * 1000; players]);
        Ok(Table {
            agreed: (entry.agreed)(&table_config.options)?,
            commitment: to_hex(&table_config.commitment()),
            table_config: Arc::new(table_config),
            entry,
            game,
            chairs: vec![Chair::Empty; players],
            begun: false,
            paused: false,
            halted: false,
            number: 0,
            shuffles: 0,
            previous: None,
            asked: None,
            chat: VecDeque::new(),
            hinted: Vec::new(),
            keys: VecDeque::new(),
            left,
            hands: Vec::new(),
            is_between_hands: false,
            rest: None,
            rematch: None,
            played_out: None,
            end: None,
            end_refused: None,
            closed: None,
            begun_at: None,
            besides: 0,
        })
    }

    /// Are all chairs taken but those that may stay free for who comes later?
    pub(super) fn is_complete(&self) -> bool {
        let guests = self.game.guests();
        let is_taken =
            |(n, chair): (usize, &Chair)| *chair != Chair::Empty || Seat::new(n).is_some_and(|seat| guests.contains(seat));
        self.chairs.iter().enumerate().all(is_taken)
    }

    /// Can somebody still sit down?
    pub(super) fn has_room(&self) -> bool {
        match self.phase() {
            Phase::Gathering => true,
            Phase::Playing => self.game.guests().iter().any(|seat| self.chairs.get(seat.index()) == Some(&Chair::Empty)),
            Phase::Over => false,
        }
    }

    /// A table at which this game stands so before these chairs, for tests that compare worlds no log has made.
    #[doc(hidden)]
    pub fn exhibited(table_config: TableConfig, game: Box<dyn AnyGame>, chairs: Vec<Chair>) -> Result<Table, BadAgreement> {
        Ok(Table { game, chairs, begun: true, ..Table::open(table_config)? })
    }

    /// The table that these events make. An event that cannot have happened is an error: nothing is left out.
    pub fn replay(table_config: TableConfig, events: impl IntoIterator<Item = Numbered>) -> Result<Table, Broken> {
        let mut table = Table::open(table_config)?;
        for event in events {
            table.follow(event)?;
        }
        Ok(table)
    }

    /// The next event of the log happens here too.
    pub fn follow(&mut self, event: Numbered) -> Result<(), Broken> {
        let Numbered { number, event, at } = event;
        let next = self.again(event).map_err(|why| Broken::Event { number, why })?;
        if number != self.number + 1 {
            return Err(Broken::Gap { after: self.number, found: number });
        }
        self.happen_at(next, at);
        Ok(())
    }

    /// The terms.
    pub fn table_config(&self) -> &Arc<TableConfig> {
        &self.table_config
    }

    /// The game's entry in the catalogue.
    pub fn entry(&self) -> &Entry {
        &self.entry
    }

    /// All agreements, names and values.
    pub(super) fn agreed(&self) -> &[(&'static str, String)] {
        &self.agreed
    }

    /// Commitment to the seed, shown before the first card.
    pub(super) fn commitment(&self) -> &str {
        &self.commitment
    }

    /// The game as it stands.
    pub fn game(&self) -> &dyn AnyGame {
        &*self.game
    }

    /// The chairs, by seat.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// Number of events so far.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Does it rest?
    pub fn is_paused(&self) -> bool {
        self.paused || self.halted
    }

    /// Has the judge of a championship halted it?
    pub fn is_halted(&self) -> bool {
        self.halted
    }

    /// The lines of talk at hand.
    pub fn chat(&self) -> impl Iterator<Item = &ChatLine> {
        self.chat.iter()
    }

    /// Every use of the tutor, as it is counted. Nobody can ask twice at the same position.
    pub fn hints_taken(&self) -> impl Iterator<Item = &HintTaken> {
        self.hinted.iter()
    }

    /// The table of another match of the same people, once one of them has opened it.
    pub fn rematch(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }

    /// Seat that asks to take an act back.
    pub fn asked(&self) -> Option<Seat> {
        self.asked.as_ref().map(|asked| asked.seat)
    }

    /// The time a seat has left, if there is a clock.
    pub fn time_left(&self, seat: usize) -> Option<u64> {
        self.left.get(seat).copied()
    }

    /// Phase of the match.
    pub fn phase(&self) -> Phase {
        match (self.begun, self.game.turn()) {
            (false, _) => Phase::Gathering,
            (true, _) if self.closed.is_some() => Phase::Over,
            (true, Turn::Over) => Phase::Over,
            (true, _) => Phase::Playing,
        }
    }

    /// Seat of a person.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.chairs.iter().position(|chair| chair.person() == Some(person)).and_then(Seat::new)
    }

    /// The number of what this person sent under this key, if it has happened already.
    pub fn number_of(&self, person: &PersonId, key: &str) -> Option<u64> {
        self.known(person, key).map(|known| known.number)
    }

    fn known(&self, person: &PersonId, key: &str) -> Option<&Known> {
        self.keys.iter().find(|known| known.person == *person && known.key == key)
    }

    /// The number of this very request, if it has happened already under this key. Under the key of another act it is denied.
    pub fn done(&self, person: &PersonId, key: &str, request: &Request) -> Result<Option<u64>, Denied> {
        let Some(known) = self.known(person, key) else { return Ok(None) };
        let action = match request {
            Request::Act { action } => (self.entry.spell)(action).ok(),
            _ => None,
        };
        if action == known.action { Ok(Some(known.number)) } else { Err(Denied::KeyTaken) }
    }
}

/// Why a log does not make a table.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    /// The charter cannot be opened.
    #[error(transparent)]
    Charter(#[from] BadAgreement),
    /// An event cannot have happened.
    #[error("event {number} cannot have happened: {why}")]
    Event { number: u64, why: Denied },
    /// An event is missing.
    #[error("after event {after} comes event {found}")]
    Gap {
        /// The last sound one.
        after: u64,
        /// The next found.
        found: u64,
    },
    /// It is not written as events are.
    #[error("event {number} cannot be read: {why}")]
    Unreadable { number: u64, why: String },
}
