//! What the interface says, as a program reads it. The house answers with its own types, which are made to be drawn; these are
//! the same texts from the other side, and the document describes them. A test holds the two against each other.

mod hand;
mod view;

pub use hand::{DealReport, HandTold, Resting, Won};
pub use view::{
    Arg, Card, Centre, Cite, Deed, Hand, Msg, Party, Played, PotView, Prompt, Refusal, RefusedWay, SeatView, SheetLine,
    TableView, ToAct, Way,
};

use crate::house::{Clock, Deadline, Hints, Openness, Pace, Phase, Rest};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A game of the catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Game {
    /// Its machine name.
    pub id: String,
    /// Its name in its own language.
    pub title: String,
    /// One sentence on it.
    pub about: String,
    /// The book it is played by.
    pub book: Book,
    /// How many can play.
    pub players: Vec<usize>,
    /// The machine name of its pack.
    pub pack: String,
    /// How many cards that has.
    pub cards: usize,
    /// How long a match takes among people, in minutes: from, to.
    pub minutes: (u32, u32),
    /// The revision of its rules.
    pub revision: u32,
    /// The machine names of its pots.
    pub pots: Vec<String>,
    /// What the book leaves to agreement.
    pub options: Vec<OptionFact>,
    /// The levels of the room's own players, the weakest first.
    pub bots: Vec<String>,
}

/// A rule book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Book {
    /// Its title.
    pub title: String,
    /// Where it was printed.
    pub place: String,
    /// When.
    pub year: String,
}

/// A question the book leaves open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct OptionFact {
    /// Its machine name.
    pub name: String,
    /// What may be answered, in words.
    pub values: String,
    /// What holds if nothing is agreed.
    pub default: String,
    /// What it means.
    pub about: String,
    /// Where it stands in the book.
    pub cite: String,
    /// What it changes.
    pub effect: Effect,
}

/// What an agreement changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// The game.
    Played,
    /// Nothing in play: it is written down for the company.
    NotedOnly,
}

/// A person, and the token by which the house knows them again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Person {
    /// Send it with every request, as `Authorization: Bearer`. It is a secret.
    pub token: String,
    /// Who.
    pub person: String,
    /// By which name.
    pub name: String,
}

/// A table just opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Opened {
    /// Which.
    pub id: String,
    /// The secret that opens its door for others.
    pub invitation: String,
    /// The address of the page that takes the invitation.
    pub link: String,
}

/// A table of the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Listed {
    /// Which.
    pub id: String,
    /// The machine name of the game.
    pub game: String,
    /// How far it is.
    pub phase: Phase,
    /// The names on the plates; none for an empty chair.
    pub names: Vec<Option<String>>,
    /// When it changed last, in milliseconds since 1970.
    pub changed: u64,
}

/// It has happened and is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Done {
    /// The number of the event.
    pub number: u64,
}

/// Why a request was not answered as asked. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Problem {
    /// The machine name of the reason.
    pub code: String,
    /// The reason in words.
    pub why: String,
    /// The rule behind it, if it is one of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cite: Option<String>,
    /// What that rule says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// A table as one visitor sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Sight {
    /// Which table.
    pub id: String,
    /// The machine name of the game.
    pub game: String,
    /// All agreements, names and values.
    pub agreed: Vec<(String, String)>,
    /// Who may come.
    pub openness: Openness,
    /// How long players may think.
    pub clock: Option<Clock>,
    /// How fast the room plays.
    pub pace: Pace,
    /// How long the room's players may think about a move.
    pub deadline: Deadline,
    /// Who may ask the tutor.
    pub hints: Hints,
    /// How long the table waits between two hands.
    pub rest: Rest,
    /// How many events have happened.
    pub number: u64,
    /// How far the match is.
    pub phase: Phase,
    /// Does the table rest?
    pub paused: bool,
    /// The plates on the chairs, by seat.
    pub plates: Vec<Plate>,
    /// The visitor's seat.
    pub me: Option<usize>,
    /// The table of the game.
    pub view: TableView,
    /// What was written, the newest last.
    pub chat: Vec<ChatLine>,
    /// Who has asked the tutor, the latest last.
    pub hints_taken: Vec<HintTaken>,
    /// What the tutor has for the visitor, if they asked it as the table stands.
    pub counsel: Option<Counsel>,
    /// The seat that asks to take something back.
    pub asked: Option<usize>,
    /// The hand that has just ended, until the next is dealt.
    pub ended: Option<HandTold>,
    /// Whom the next hand waits for, while it does.
    pub resting: Option<Resting>,
    /// What the visitor may do besides the game.
    pub rights: Rights,
    /// The secret of the link, for those who may invite.
    pub invitation: Option<String>,
    /// What the house showed before the first card: the SHA-256 of its seed.
    pub commitment: String,
    /// The seed, when the match is over.
    pub revealed: Option<String>,
}

/// What stands on the plate of a chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Plate {
    /// Who sits there.
    pub name: Option<String>,
    /// What sits there.
    pub is: Sitter,
    /// How strong a player of the room is.
    pub level: Option<String>,
    /// The time left, if there is a clock.
    pub time: Option<TimeLeft>,
}

/// What sits on a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody.
    Nobody,
    /// A person.
    Person,
    /// A person for whom the room plays.
    Away,
    /// A player of the room.
    Bot,
}

/// The time a seat has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TimeLeft {
    /// Milliseconds.
    pub left: u64,
    /// Does it run?
    pub running: bool,
}

/// A line of talk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ChatLine {
    /// The number of its event.
    pub number: u64,
    /// Who wrote it.
    pub name: String,
    /// What.
    pub text: String,
}

/// A seat asked the tutor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct HintTaken {
    /// The number of the event.
    pub number: u64,
    /// Which seat.
    pub seat: usize,
}

/// What the tutor has for a seat as the table stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Counsel {
    /// It still thinks.
    Thinks,
    /// It has thought.
    Says(Hint),
}

/// What the tutor says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Hint {
    /// What it would do, and behind it the other ways, by what they are worth.
    pub ways: Vec<Advised>,
    /// In what they are weighed.
    pub worth: Worth,
    /// In how many imagined worlds the first was tried; none if there is no choice, or one that only follows a form.
    pub worlds: usize,
}

/// In what the ways of a game are weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Worth {
    /// Tentos above the average of all sides.
    Tentos,
    /// Points above the average of all sides.
    Points,
    /// The chance to win the partida, from 0 to 1.
    Chance,
}

/// One way to act, and what it is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Advised {
    /// The action, as it is written in a record.
    pub action: String,
    /// What it comes to on the average when the deal is over: tentos or points above the average of all sides, or the chance to
    /// win the partida, from 0 to 1.
    pub value: Option<f64>,
    /// How much more that is than with the first way: mostly less.
    pub difference: Option<f64>,
    /// In how many imagined worlds it was tried: in fewer than the first if it fell clearly behind.
    pub worlds: usize,
    /// The book's advice or rule behind it, by its number: `/rules/GAME` tells it.
    pub advice: Option<String>,
}

/// What a visitor may do besides the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
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
    /// Let the room play.
    pub leave: bool,
    /// Play oneself again.
    pub come_back: bool,
    /// Go on to the next hand.
    pub go_on: bool,
}
