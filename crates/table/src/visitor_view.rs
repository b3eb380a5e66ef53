//! What one visitor sees of a table: all that pages and programs are made from.
//!
//! A sight is built up from what is open to everybody at the table and the [`TableView`] of the visitor's own eyes. It has no
//! place for a seed that is not yet shown, nor for another's cards.

use super::{
    Chair, Clock, Closed, Counsel, Deadline, HandSummary, HintTaken, Hints, Length, Name, Openness, Pace, Phase, Presence,
    Proposal, Rating, RatingChange, Rest, Table, TableId,
};
use cards::fair::to_hex;
use engine::{Seat, TableView, Turn, Viewer};
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// A table as one visitor sees it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = Sight)]
pub struct VisitorView {
    pub id: TableId,
    /// The machine name of the game.
    pub game: &'static str,
    /// All agreements, names and values.
    pub agreed: Vec<(&'static str, String)>,
    /// Admission to the table.
    pub openness: Openness,
    /// Time control of the players.
    pub clock: Option<Clock>,
    /// Pace of the bots.
    pub pace: Pace,
    /// Thinking time of the bots for each move.
    pub deadline: Deadline,
    /// Permission to ask the tutor.
    pub hints: Hints,
    /// Wait between two hands.
    pub rest: Rest,
    /// Whether the match changes the ratings of those who play it.
    pub rating: Rating,
    /// Length of the match.
    pub length: Length,
    /// Number of events so far.
    pub number: u64,
    /// Phase of the match.
    pub phase: Phase,
    /// Does the table rest?
    pub paused: bool,
    /// Does the person who opened the table referee, without a seat?
    pub refereed: bool,
    /// The plates on the chairs.
    pub plates: Vec<SeatLabel>,
    /// The number of watchers without a seat, for those who have one.
    pub watchers: usize,
    /// The visitor's seat.
    pub me: Option<Seat>,
    /// The table of the game, to be drawn.
    pub view: TableView,
    /// Chat messages, the newest last.
    pub chat: Vec<ChatLine>,
    /// Uses of the tutor, the latest last.
    pub hints_taken: Vec<HintTaken>,
    /// Answer of the tutor to the visitor, if they asked at this position.
    pub counsel: Option<Counsel>,
    /// Seat that asks to take an act back.
    pub asked: Option<Seat>,
    /// The hand that has just ended, until the next is dealt.
    #[schema(value_type = Option<HandSummary>)]
    pub ended: Option<Arc<HandSummary>>,
    /// The hands that are over, the latest last. Programs have read them as they ended.
    #[serde(skip)]
    pub hands: Vec<Arc<HandSummary>>,
    /// Players the next hand waits for, while it does.
    pub resting: Option<Resting>,
    /// Rights of the visitor besides the game.
    pub rights: Rights,
    /// The secret of the link, for those who may invite.
    pub invitation: Option<String>,
    /// Commitment to the seed, shown before the first card.
    pub commitment: String,
    /// The secret of the shuffles, when the match is over.
    pub revealed: Option<String>,
    /// Why the room ended the match, if it did.
    pub closed: Option<Closed>,
    /// Proposal to end the match.
    pub proposal: Option<Proposal>,
    /// Change of the visitor's rating, when a rated match is over.
    pub rating_change: Option<RatingChange>,
    /// The table of another match of the same people, for those of them who have not gone there yet.
    pub rematch: Option<TableId>,
    /// Player who let the room play this hand out, until the next is dealt.
    pub played_out: Option<Seat>,
}

impl VisitorView {
    /// May the visitor see all cards of the hands that are over? Anybody may when the match is; before, only a player whose others are
    /// bots, since nobody is betrayed by it.
    pub fn opens_past_hands(&self) -> bool {
        let is_bot = |label: &SeatLabel| label.is == Occupant::Bot;
        let others = |me: Seat| self.plates.iter().enumerate().filter(move |(n, _)| *n != me.index());
        self.phase == Phase::Over || self.me.is_some_and(|me| others(me).all(|(_, label)| is_bot(label)))
    }

    /// Is this table played on honour, so that there is something to accuse of and to rule on?
    pub fn is_on_honour(&self) -> bool {
        let terms = games::entry(self.game).map_or(&[][..], |entry| entry.honour);
        !terms.is_empty() && terms.iter().all(|term| self.agreed.iter().any(|(name, value)| (*name, value.as_str()) == *term))
    }
}

/// Label of a seat.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = Plate)]
pub struct SeatLabel {
    /// Name of the occupant.
    pub name: Option<String>,
    /// Kind of occupant.
    pub is: Occupant,
    /// Level of a bot.
    pub level: Option<String>,
    /// The time left.
    pub time: Option<TimeLeft>,
    /// The connection of a person.
    pub line: Line,
}

/// The connection of a person at the table, as the others see it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    #[default]
    Up,
    /// Lost a short while ago.
    Down,
    /// Lost for so long that others may let a bot play.
    Gone,
}

/// Occupant of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = Sitter)]
pub enum Occupant {
    Nobody,
    /// A person.
    Person,
    /// A person for whom the room plays.
    Away,
    /// A player of the room.
    Bot,
}

/// The time a seat has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TimeLeft {
    pub left: u64,
    /// Does it run?
    pub running: bool,
}

/// The rest between two hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Resting {
    /// Players who have said that they go on.
    pub ready: Vec<Seat>,
    /// Players who have not.
    pub awaited: Vec<Seat>,
    /// The table goes on by itself after so many milliseconds; nothing where it waits for one person alone.
    pub left: Option<u64>,
}

/// A line of talk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ChatLine {
    /// The number of its event.
    pub number: u64,
    /// Name of the writer.
    pub name: String,
    pub text: String,
}

/// Rights of a visitor besides the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct Rights {
    /// Take an empty chair.
    pub sit: bool,
    /// Get up again.
    pub stand: bool,
    /// Give empty chairs to players of the room.
    pub fill: bool,
    /// Write to all.
    pub chat: bool,
    /// Ask the tutor.
    pub hint: bool,
    /// Ask to take the last act back.
    pub ask: bool,
    /// Agree, or not, that something is taken back.
    pub answer: bool,
    /// Let the table rest.
    pub pause: bool,
    /// Let it go on.
    pub resume: bool,
    /// Stop the table as its referee.
    pub halt: bool,
    /// Let it go on.
    pub release: bool,
    /// Let the room play.
    pub leave: bool,
    /// Play oneself again.
    pub come_back: bool,
    /// Let the room play the hand out, whose rest is certain; and who takes it.
    pub play_out: Option<engine::rest::Taker>,
    /// Go on to the next hand.
    pub go_on: bool,
    /// Propose to end the match as it stands.
    pub propose_end: bool,
    /// Agree to it, or not.
    pub answer_end: bool,
}

impl Table {
    /// The table as a visitor sees it, when each seat has thought for so many milliseconds since it acted last.
    pub fn visitor_view(&self, visitor: Option<&super::PersonId>, thought: &[u64]) -> VisitorView {
        let me = visitor.and_then(|person| self.seat_of(person));
        let is_host = visitor.is_some_and(|person| *person == self.table_config().host);
        let over = self.phase() == Phase::Over;
        VisitorView {
            id: self.table_config().id.clone(),
            game: self.entry().facts.id,
            agreed: self.agreed().to_vec(),
            openness: self.table_config().openness,
            clock: self.table_config().clock,
            pace: self.table_config().pace,
            deadline: self.table_config().deadline,
            hints: self.table_config().hints,
            rest: self.table_config().rest,
            rating: self.table_config().rating,
            length: self.table_config().length,
            number: self.number(),
            phase: self.phase(),
            paused: self.is_paused() && !over,
            refereed: self.table_config().chairs.are_refereed(),
            plates: self.chairs().iter().enumerate().map(|(n, chair)| self.plate(n, chair, thought)).collect(),
            watchers: 0,
            me,
            view: self.at_its_end(self.game().show(me.map_or(Viewer::Public, Viewer::Seat))),
            chat: self.chat().cloned().collect(),
            hints_taken: self.hints_taken().copied().collect(),
            // The room knows what its tutor thinks: a table does not think.
            counsel: None,
            asked: self.asked(),
            ended: self.ended().cloned(),
            hands: self.hands().to_vec(),
            resting: self.rests().then(|| Resting {
                ready: self.ready().iter().collect(),
                awaited: self.awaited().iter().collect(),
                // The room knows how long it has waited.
                left: None,
            }),
            rights: self.rights(me, is_host),
            invitation: (!self.is_given() && (is_host || me.is_some()))
                .then(|| self.table_config().invitation.as_str().to_owned()),
            commitment: self.commitment().to_owned(),
            revealed: over.then(|| to_hex(&self.table_config().seed)),
            closed: self.closed(),
            proposal: self.end_proposed(),
            // The room reads ratings from the store: a table has none.
            rating_change: None,
            rematch: self.rematch().filter(|_| me.is_some()).cloned(),
            played_out: self.played_out(),
        }
    }

    fn plate(&self, n: usize, chair: &Chair, thought: &[u64]) -> SeatLabel {
        let is = match chair {
            Chair::Empty => Occupant::Nobody,
            Chair::Person { presence: Presence::Here, .. } => Occupant::Person,
            Chair::Person { presence: Presence::Away, .. } => Occupant::Away,
            Chair::Bot { .. } => Occupant::Bot,
        };
        let level = match chair {
            Chair::Bot { level, .. } => Some(level.clone()),
            _ => None,
        };
        let spent = thought.get(n).copied().unwrap_or_default();
        let time = self.time_left(n).map(|left| TimeLeft { left: left.saturating_sub(spent), running: self.runs(n) });
        // The room knows the connections: a table has none.
        SeatLabel { name: chair.name().map(Name::to_string), is, level, time, line: Line::Up }
    }

    /// Does the time of this seat run?
    pub fn runs(&self, n: usize) -> bool {
        let Some(seat) = Seat::new(n) else { return false };
        let must = matches!(self.game().turn(), Turn::Seats { must, .. } if must.contains(seat));
        let played = self.chairs().get(n).is_some_and(Chair::is_played_by_person);
        must && played && self.phase() == Phase::Playing && !self.is_paused() && !self.rests()
    }

    /// Does the desk of a championship give its chairs?
    fn is_given(&self) -> bool {
        self.table_config().chairs.are_given()
    }

    fn rights(&self, me: Option<Seat>, is_host: bool) -> Rights {
        let gathering = self.phase() == Phase::Gathering;
        let playing = self.phase() == Phase::Playing;
        let chair = me.and_then(|seat| self.chairs().get(seat.index()));
        let here = chair.is_some_and(Chair::is_played_by_person);
        Rights {
            sit: me.is_none() && self.has_room() && !self.is_given() && !(is_host && self.table_config().chairs.are_refereed()),
            stand: gathering && me.is_some(),
            fill: gathering && (is_host || me.is_some() && !self.is_given()) && self.table_config().rating == Rating::Unrated,
            chat: self.may_talk() && (me.is_some() || is_host),
            hint: here && me.is_some_and(|seat| self.may_hint(seat).is_ok()),
            ask: here && me.is_some_and(|seat| self.can_take_back(seat)),
            answer: here && me.is_some_and(|seat| self.awaits_answer_of(seat)),
            pause: playing && here && !self.is_paused() && me.is_some_and(|seat| self.may_pause(seat)),
            resume: playing && me.is_some() && self.is_paused() && !self.is_halted(),
            halt: is_host && playing && self.may_halt(),
            release: is_host && playing && self.may_release(),
            leave: playing && here && !self.is_given(),
            come_back: playing && me.is_some() && !here,
            play_out: me.filter(|_| here).and_then(|seat| self.taker_of_rest(seat)),
            go_on: me.is_some_and(|seat| self.awaits(seat)),
            propose_end: me.is_some_and(|seat| self.may_propose_end(seat).is_ok()),
            answer_end: here && me.is_some_and(|seat| self.awaits_end_answer_of(seat)),
        }
    }
}
