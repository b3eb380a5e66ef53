//! What people ask of a table, and why it may be denied.

use super::{Name, TableId};
use cards::fair::Entropy;
use engine::{ActError, BadAction, Cite, Msg, Refusal};

/// Request of a person at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    Sit {
        seat: usize,
        /// By which name.
        name: Name,
        /// What to add to the shuffle.
        entropy: Option<Entropy>,
    },
    /// Take the chair a championship's desk has given: no visitor asks for it themselves. Whoever sat there before is replaced.
    Take {
        seat: usize,
        /// By which name.
        name: Name,
        /// What to add to the shuffle.
        entropy: Option<Entropy>,
    },
    /// Halt the table, as its referee; for the judge of a championship the desk asks.
    Halt,
    /// Let it go on.
    Release,
    /// Get up, before the match.
    Stand,
    /// Give a chair to a player of the room.
    Fill {
        seat: usize,
        /// How strong it shall be.
        level: String,
    },
    /// Do something in the game.
    Act {
        /// What, as it is written in a record.
        action: String,
    },
    /// Write to all.
    Chat {
        /// By which name.
        name: Name,
        text: String,
    },
    /// Ask the tutor.
    Hint,
    /// Ask to take the last act back.
    Ask,
    /// Agree to it.
    Grant,
    Decline,
    /// Let the table rest.
    Pause,
    /// Let it go on.
    Resume,
    /// Let the room play.
    Leave,
    /// Another match of the same people, at this table: the page that opened it asks for this.
    Rematch {
        table: TableId,
    },
    /// Let the room play for somebody whose connection is gone.
    Replace {
        seat: usize,
    },
    /// Play oneself again.
    Return,
    /// Let the room play out a hand whose rest is certain.
    PlayOut,
    /// Go on to the next hand.
    GoOn,
    /// Propose to end the match as it stands.
    ProposeEnd,
    /// Agree to it.
    AgreeEnd,
    /// Do not agree, or no longer propose it.
    RefuseEnd,
}

/// Why a request is denied. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Denied {
    /// The rules of the game refuse it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// It is no action of the game.
    #[error(transparent)]
    Unreadable(#[from] BadAction),
    /// There is no such chair.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// Somebody sits there.
    #[error("that seat is taken")]
    Taken,
    /// Somebody proposes already to end the match.
    #[error("somebody has proposed already to end the match")]
    EndProposed,
    /// Somebody wants to play on.
    #[error("somebody wants to play on: propose it again in the next hand")]
    PlayOn,
    /// They sit at this table already.
    #[error("you have a seat at this table already")]
    Seated,
    /// They have no seat at this table.
    #[error("you have no seat at this table")]
    NotSeated,
    /// There is no such player of the room.
    #[error("there is no such player")]
    NoSuchLevel,
    /// The match has not begun.
    #[error("the match has not begun")]
    NotBegun,
    /// The match has begun.
    #[error("the match has begun")]
    Begun,
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The match is not over.
    #[error("the match is not over")]
    NotOver,
    /// The table rests.
    #[error("the table is paused")]
    Paused,
    /// It does not rest.
    #[error("the table is not paused")]
    NotPaused,
    /// The judge of the championship has halted it.
    #[error("the judge has halted the table")]
    Halted,
    /// The desk of a championship gives the chairs of this table.
    #[error("the desk of the championship gives the seats of this table")]
    Given,
    /// They opened the table as its referee.
    #[error("you referee at this table and take no seat")]
    IsReferee,
    /// Only the referee does that.
    #[error("only the referee of this table can do that")]
    NotReferee,
    /// The clock of another person runs.
    #[error("no rest while the clock of another person runs")]
    Timed,
    /// The room plays for them.
    #[error("the room plays for you: come back first")]
    Away,
    /// They play in person.
    #[error("you are at the table")]
    Here,
    /// Their connection is not gone.
    #[error("that player is at the table, or has been gone for less than a minute")]
    Present,
    /// Nobody waits for them.
    #[error("the table does not wait for that player")]
    NotAwaited,
    /// The cards are being dealt.
    #[error("the cards are being dealt")]
    Dealing,
    /// There is nothing of theirs to take back, or they have learnt something by it.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    #[error("nobody asks")]
    NotAsked,
    /// Nobody waits for them between two hands.
    #[error("the table does not wait for you")]
    NotResting,
    /// Their cards do not prove who takes the tricks that are left.
    #[error("your cards do not prove who takes the rest")]
    NotCertain,
    /// It is not their turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// Several people play, and it was not agreed that they may ask the tutor.
    #[error("no hints at this table: several people play, and it was opened without")]
    NoHints,
    /// At a rated table people play without bots and without the tutor.
    #[error("this table is rated: people only, and no hints")]
    IsRated,
    /// Something else was done under this key.
    #[error("something else was done under this key: take another")]
    KeyTaken,
    /// Their time is up, and the room plays for them.
    #[error("your time is up: the room plays for you until you have time again")]
    TimeUp,
    /// Too many tables of theirs are played by the room alone.
    #[error("too many tables of yours are played by bots alone: wait until one is over")]
    ManyShows,
    /// Too much has happened at the table besides the game.
    #[error("too much has happened at this table besides the game: open another one")]
    WornOut,
    /// Talk is closed while a hand is played.
    #[error("no talk while a hand is played")]
    Silence,
    /// It says nothing, or too much.
    #[error("write one to {} letters", Denied::LONGEST_CHAT)]
    Chat,
    /// The house could not write it down.
    #[error("the house could not write it down: nothing has happened, try again")]
    Unwritten,
    /// The laws ask what the table cannot answer: a fault of the program.
    #[error("the program cannot rule on this: nothing has happened, choose another act")]
    Unruled,
    /// Something happened in between.
    #[error("something happened in between: look again")]
    Overtaken,
}

impl Denied {
    /// The longest line of talk.
    pub const LONGEST_CHAT: usize = 400;

    /// The machine name, for programs.
    pub const fn name(&self) -> &'static str {
        match self {
            Denied::Refused(_) => "refused",
            Denied::Unreadable(_) => "unreadable",
            Denied::NoSuchSeat => "no_such_seat",
            Denied::EndProposed => "end_proposed",
            Denied::PlayOn => "play_on",
            Denied::Taken => "taken",
            Denied::Seated => "seated",
            Denied::NotSeated => "not_seated",
            Denied::NoSuchLevel => "no_such_level",
            Denied::NotBegun => "not_begun",
            Denied::Begun => "begun",
            Denied::Over => "over",
            Denied::NotOver => "not_over",
            Denied::Paused => "paused",
            Denied::NotPaused => "not_paused",
            Denied::Halted => "halted",
            Denied::Given => "given",
            Denied::IsReferee => "is_referee",
            Denied::NotReferee => "not_referee",
            Denied::Timed => "timed",
            Denied::Away => "away",
            Denied::Here => "here",
            Denied::Present => "present",
            Denied::NotAwaited => "not_awaited",
            Denied::Dealing => "dealing",
            Denied::NothingToTakeBack => "nothing_to_take_back",
            Denied::NotAsked => "not_asked",
            Denied::NotResting => "not_resting",
            Denied::NotCertain => "not_certain",
            Denied::NotYourTurn => "not_your_turn",
            Denied::NoHints => "no_hints",
            Denied::IsRated => "is_rated",
            Denied::KeyTaken => "key_taken",
            Denied::TimeUp => "time_up",
            Denied::ManyShows => "many_shows",
            Denied::WornOut => "worn_out",
            Denied::Silence => "silence",
            Denied::Chat => "chat",
            Denied::Unwritten => "unwritten",
            Denied::Unruled => "unruled",
            Denied::Overtaken => "overtaken",
        }
    }

    /// Message for the person, and the rule it rests on if it is one of the game.
    pub fn words(&self) -> (Msg, Option<Cite>) {
        let id = match self {
            Denied::Refused(refusal) => return (refusal.why.clone(), Some(refusal.cite)),
            Denied::Unreadable(_) => "web-denied-unreadable",
            Denied::NoSuchSeat => "web-denied-no-such-seat",
            Denied::EndProposed => "web-denied-end-proposed",
            Denied::PlayOn => "web-denied-play-on",
            Denied::Taken => "web-denied-taken",
            Denied::Seated => "web-denied-seated",
            Denied::NotSeated => "web-denied-not-seated",
            Denied::NoSuchLevel => "web-denied-no-such-level",
            Denied::NotBegun => "web-denied-not-begun",
            Denied::Begun => "web-denied-begun",
            Denied::Over => "web-denied-over",
            Denied::NotOver => "web-denied-not-over",
            Denied::Paused => "web-denied-paused",
            Denied::NotPaused => "web-denied-not-paused",
            Denied::Halted => "web-denied-halted",
            Denied::Given => "web-denied-given",
            Denied::IsReferee => "web-denied-is-referee",
            Denied::NotReferee => "web-denied-not-referee",
            Denied::Timed => "web-denied-timed",
            Denied::Away => "web-denied-away",
            Denied::Here => "web-denied-here",
            Denied::Present => "web-denied-present",
            Denied::NotAwaited => "web-denied-not-awaited",
            Denied::Dealing => "web-denied-dealing",
            Denied::NothingToTakeBack => "web-denied-nothing-to-take-back",
            Denied::NotAsked => "web-denied-not-asked",
            Denied::NotResting => "web-denied-not-resting",
            Denied::NotCertain => "web-denied-not-certain",
            Denied::NotYourTurn => "web-denied-not-your-turn",
            Denied::NoHints => "web-denied-no-hints",
            Denied::IsRated => "web-denied-is-rated",
            Denied::KeyTaken => "web-denied-key-taken",
            Denied::TimeUp => "web-denied-time-up",
            Denied::ManyShows => "web-denied-many-shows",
            Denied::WornOut => "web-denied-worn-out",
            Denied::Silence => "web-denied-silence",
            Denied::Chat => "web-denied-chat",
            Denied::Unwritten => "web-denied-unwritten",
            Denied::Unruled => "web-denied-unruled",
            Denied::Overtaken => "web-denied-overtaken",
        };
        (Msg::new(id), None)
    }
}

impl From<ActError> for Denied {
    fn from(action: ActError) -> Denied {
        match action {
            ActError::Unreadable(bad) => Denied::Unreadable(bad),
            ActError::Refused(refusal) => Denied::Refused(refusal),
        }
    }
}
