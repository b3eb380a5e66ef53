//! What lasts (the company and its seats), what lies open in the running volta, and what is hidden.
//!
//! The three are different types on purpose: a view takes the open parts as they are and cannot hold the hidden one.

use super::agreements::Seating;
use super::laws::{Charge, Fault};
use super::stakes::{Cap, EnvidoCall, FlorEnd, Ladder, Stage};
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::{Cause, Seat, SeatSet};
use serde::Serialize;

/// Seats at the table, at most.
pub(super) const SEATS: usize = 4;

/// Cards to a hand.
pub(super) const HAND: usize = 3;

/// A side: a pair, or one player where two play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The side of the first mão.
    A,
    B,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::A, Side::B];

    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }

    pub(super) const fn index(self) -> usize {
        self as usize
    }
}

/// Where the volta stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Cards are drawn for the first deal.
    Draw,
    /// The pack is to be cut; until then the lei can be said.
    Cutting,
    /// The pack is to be dealt.
    Shuffle,
    /// A low card lies face up: its player accepts it or not.
    Exposed,
    /// A contest is fought.
    Contest,
    /// A real table: who owes a proof shows it.
    Show,
    /// A real table before the cards are gathered: faults can be claimed.
    Claims,
    /// The partida is over.
    Over,
}

/// The form of a volta (R20-R22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    Roda,
    /// One duel after the other.
    Testa,
}

/// What lasts from volta to volta. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Company {
    /// How many sit at the table.
    pub players: usize,
    /// How they sit.
    #[serde(skip)]
    pub seating: Seating,
    /// The mão of the first volta: he and his companheiro are side A.
    pub first: Seat,
    pub dealer: Seat,
    /// Which volta of the partida it is, from 1.
    pub volta: u32,
    /// Which deal, from 1: a void deal is dealt again.
    pub deal: u32,
    /// How often this volta was dealt in vain by somebody's fault.
    pub voided: u8,
    /// Is the tampa baralho in use?
    pub tampa: bool,
    /// The volta before, as it lay on the table when the cards were gathered.
    pub last: Option<Gathered>,
}

/// A volta that is over, as far as all saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Gathered {
    /// The cards played, in order.
    pub plays: ArrayVec<(Seat, Card), { HAND * SEATS }>,
    /// Cards shown, by seat.
    pub shown: [CardSet; SEATS],
    /// How it ended.
    pub outcome: Option<&'static str>,
}

/// How far the first part has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum First {
    Open,
    /// An envido waits for its answer.
    Envido,
    /// An envido is accepted: points are sung.
    Singing,
    /// A flor is sung: each declares for his own cards.
    FlorRound,
    /// Flor against flor: the first side lets it stand or raises.
    FlorChoice,
    /// A raise of the flor waits for its answer.
    FlorAsked,
    /// A raise is accepted: flores are sung in points.
    FlorSinging,
    /// The lei waits for its answer.
    Lei,
    /// Settled, or no longer to be had.
    Closed,
}

/// A word of the flor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FlorCall {
    /// *Flor*.
    Flor,
    /// *Contra-flor*.
    ContraFlor,
    /// *Contra-flor e o resto*.
    Resto,
    /// *Com flor me achico*.
    Achico,
}

/// The flores of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Flores {
    /// Who sang first.
    pub opener: Option<Seat>,
    /// With which word.
    pub opening: FlorCall,
    /// Who has sung a flor, truly or not.
    pub sung: SeatSet,
    /// Who has declared in the round, one way or the other.
    pub declared: SeatSet,
    /// The side that shrank.
    pub shrunk: Option<Side>,
    /// The last raise: whose side, and which word.
    pub raise: Option<(Side, FlorCall)>,
    /// Was there a contra-flor under the resto?
    pub over_contra: bool,
    /// What the leader lacked when the resto was said.
    pub resto: i64,
    /// How it ended, once it has.
    pub end: Option<FlorEnd>,
}

impl Flores {
    pub(super) const NONE: Flores = Flores {
        opener: None,
        opening: FlorCall::Flor,
        sung: SeatSet::EMPTY,
        declared: SeatSet::EMPTY,
        shrunk: None,
        raise: None,
        over_contra: false,
        resto: 0,
        end: None,
    };
}

/// Yes or no to a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// *Quero*.
    Quero,
    /// *Não quero*.
    NaoQuero,
}

/// How a player leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Leaving {
    /// He lays his cards face down before him.
    Pass,
    /// He throws them into the monte.
    Baralho,
}

/// Whether a player still fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stay {
    In,
    /// He has passed, or gone to the baralho.
    Out(Leaving),
}

/// A word or act whose effect waits until all have sung their flores or waived (R47).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Held {
    /// An answer to the envido, the truco, or both.
    Answer {
        by: Seat,
        /// To the first part.
        first: Option<Reply>,
        /// To the truco.
        truco: Option<Reply>,
    },
    /// A raise of the envido.
    Raise { by: Seat, call: EnvidoCall },
    /// The last of a side leaves.
    Leave { by: Seat, how: Leaving },
}

impl Held {
    /// Whose act it is.
    pub(super) const fn by(self) -> Seat {
        match self {
            Held::Answer { by, .. } | Held::Raise { by, .. } | Held::Leave { by, .. } => by,
        }
    }
}

/// Which half of a double proposal was named first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Joint {
    /// The envido, then the truco.
    EnvidoFirst,
    /// The truco, then the envido.
    TrucoFirst,
}

/// How the truco stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Calls {
    /// The stage accepted.
    pub on: Stage,
    /// The stage that waits for its answer, and whose it is.
    pub pending: Option<(Stage, Side)>,
    /// Who may raise.
    pub right: Option<Side>,
    /// The stage that was refused.
    pub refused: Option<Stage>,
    /// An envido was proposed in the same breath, and both wait for one answer.
    pub joint: Option<Joint>,
    /// It was accepted within a double or the lei, so that its raise may come later in any case (D22).
    pub late: bool,
}

impl Calls {
    pub(super) const NONE: Calls =
        Calls { on: Stage::Nothing, pending: None, right: None, refused: None, joint: None, late: false };
}

/// The lei do jogo, said before the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Lei {
    pub by: Seat,
    /// The truco part of an answer with flor, once there is one.
    pub with_flor: Option<Reply>,
}

/// A song of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Song {
    Points(i64),
    /// *Não mato*, *é bom*.
    NaoMato,
}

/// Tentos about to be entered: for whom, how many, and by which rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    pub to: Side,
    pub tentos: i64,
    /// By which rule, and for what.
    #[serde(flatten)]
    pub cause: Cause,
}

/// Something said or done that all could hear.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// An action that is its own words.
    Word(super::Action),
    /// Words that bound nothing.
    Talk(String),
    /// Words, and what they bound.
    Bound(String, super::Action),
    /// A card fell face up in the deal.
    Exposed(Card),
    /// Tentos claimed under this law.
    Ruled(Charge),
    /// A proof.
    Showed(CardSet),
}

/// What a doubtful word would mean if the opponents took it so (R66).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Doubtful {
    /// *Turco*, *trunfo*.
    Truco,
    /// *Quieto*.
    Quero,
}

/// What lies open in the running volta. Arrays go by seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Open {
    /// Where it stands.
    pub phase: Phase,
    /// Roda or testa.
    pub form: Form,
    /// The limit of its stakes.
    pub cap: Cap,
    /// Was testa announced?
    pub announced: bool,
    /// Where the pack was cut.
    pub cut: u8,
    /// A card about to fall face up: whose, and which of his three.
    pub turned: Option<(Seat, u8)>,
    /// How many cards each was dealt.
    pub dealt: [u8; SEATS],
    /// What was said in this volta.
    pub said: Vec<(Seat, Said)>,
    /// Who has looked at his cards.
    pub looked: SeatSet,
    /// The lei, if it was said.
    pub lei: Option<Lei>,
    /// Which contest of the volta runs: 0, or 1 in the second testa.
    pub contest: u8,
    /// The contestants in order of play, the mão first.
    pub order: [Seat; SEATS],
    /// How many there are.
    pub active: usize,
    /// Who still plays.
    pub stay: [Stay; SEATS],
    /// Cards played, in order, by all contests of the volta.
    pub plays: ArrayVec<(Seat, Card), { HAND * SEATS }>,
    /// How many each has played.
    pub played: [u8; SEATS],
    /// Cards laid on a card just played, for the next vazas.
    pub committed: [ArrayVec<Card, 2>; SEATS],
    /// Cards of each that all have seen though they were not played.
    pub shown: [CardSet; SEATS],
    /// The vaza on the table.
    pub vaza: ArrayVec<(Seat, Card), SEATS>,
    /// Who leads it.
    pub leader: Seat,
    /// Whose the vazas of this contest were; none for a parda.
    pub vazas: ArrayVec<Option<Side>, HAND>,
    /// Who took the vazas of this volta.
    pub taken: [u8; SEATS],
    /// How far the first part has come.
    pub first: First,
    pub ladder: Ladder,
    /// Who called or raised last.
    pub caller: Option<Seat>,
    /// The songs, of envido or of flores.
    pub songs: [Option<Song>; SEATS],
    /// The points of envido sung in the first testa, when the second is played.
    pub sung_before: [Option<Song>; SEATS],
    pub flores: Flores,
    pub calls: Calls,
    /// An act whose effect waits.
    pub held: Option<Held>,
    /// Who has still to sing or to waive before it takes effect.
    pub window: SeatSet,
    /// Who has called or raised an envido: he can no longer sing flor (R46).
    pub envidado: SeatSet,
    /// Who can no longer sing flor for another reason.
    pub mute: SeatSet,
    /// Who was cut off before he could sing, and so hides nothing (D15).
    pub silenced: SeatSet,
    /// Who has proposed envido, flor or truco (R90).
    pub proposed: SeatSet,
    /// Sides that have called or answered a truco (R30, D9).
    pub trucked: [bool; 2],
    /// Sides that have played a card, spoken or staked (R87).
    pub stirred: [bool; 2],
    /// Flores asked for: by whom, from whom.
    pub asked_flor: ArrayVec<(Seat, Seat), SEATS>,
    /// Was the pending proposal repeated on request?
    pub repeated: bool,
    /// Who has asked what is to be paid.
    pub asked_tally: SeatSet,
    /// A doubtful word the opponents may take for what it sounds like.
    pub doubtful: Option<(Seat, Doubtful)>,
    /// The tentos of the first part.
    pub first_score: Option<Score>,
    /// The tentos of the truco.
    pub truco_score: Option<Score>,
    pub fines: Vec<Score>,
    /// Irregular acts all have seen, and nobody has claimed yet.
    pub faults: Vec<Fault>,
    /// Whose hidden flor was paid: it is paid once, asked for or seen.
    pub paid_flor: SeatSet,
    pub ruled: Vec<(Charge, Seat)>,
    /// To whom the truco goes by law, whoever won the vazas.
    pub forfeited: Option<(Side, Cause)>,
    /// Were first part and truco both turned over by law?
    pub reverted: bool,
    /// Who has made a signal.
    pub signalled: SeatSet,
    /// Who has still to show.
    pub owing: SeatSet,
    /// Who has nothing more to claim.
    pub content: SeatSet,
    /// How the last contest ended.
    pub outcome: Option<&'static str>,
}

/// What nobody but its owner, or nobody at all, may see.
#[derive(Clone, Debug)]
pub(super) struct Hidden {
    /// The cards each was dealt, played or not.
    pub(super) dealt: [CardSet; SEATS],
    /// The cards each still holds, in the hand or face down before him.
    pub(super) hands: [CardSet; SEATS],
    /// The rest of the pack, and what was thrown into it.
    pub(super) monte: CardSet,
}

impl Hidden {
    pub(super) const NOTHING: Hidden =
        Hidden { dealt: [CardSet::EMPTY; SEATS], hands: [CardSet::EMPTY; SEATS], monte: CardSet::EMPTY };
}
