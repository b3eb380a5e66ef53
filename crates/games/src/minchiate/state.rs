//! What lasts (the company and the pairs), what lies open in the running gioco, and what is hidden.
//!
//! The three are different types on purpose: a view takes the open parts as they are and cannot hold the hidden one.

use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::trick::Trick;
use engine::{Cite, Seat, SeatSet};
use serde::Serialize;

/// Seats at the table.
pub(super) const SEATS: usize = 4;

/// Cards to a hand, and tricks to a gioco.
pub(super) const HAND: usize = 21;

/// The eleventh card of the second round is dealt face up.
pub(super) const ROUND: usize = 10;

/// Where the gioco stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Lots are to be drawn for partners or the first deal.
    Draw,
    /// The pack is to be shuffled.
    Shuffle,
    /// The pack is to be cut.
    Cut,
    /// The dealer has miscounted in this round and can still set it right.
    Correct(u8),
    /// Those who robbed lay cards aside.
    Discard,
    /// An honour table: each counts his hand.
    Check,
    /// Hands reported wrong are made right.
    Mend,
    /// The verzigole are accused.
    Accuse,
    Tricks,
    /// Who did not answer chooses whether to take his card back.
    Choice,
    /// An honour table before the cards are mixed: revokes can be called.
    Inspection,
    /// An honour table: the scorers total.
    Count,
    /// An open match: go on or rise?
    Between,
    /// The match is over.
    Over,
}

/// One of the two pairs. They are fixed for the match, whoever deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Pair {
    /// Who sit at the first and the third place.
    First,
    Second,
}

impl Pair {
    pub const BOTH: [Pair; 2] = [Pair::First, Pair::Second];

    /// Its place in arrays.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponents.
    pub const fn other(self) -> Pair {
        match self {
            Pair::First => Pair::Second,
            Pair::Second => Pair::First,
        }
    }
}

/// A dealer's mistake the match begins with: no program deals wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Misdeal {
    /// Who gets the wrong number.
    pub seat: Seat,
    /// In which round, 1 or 2.
    pub round: u8,
    /// How many cards he gets in it.
    pub cards: u8,
}

/// What lasts from gioco to gioco. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Company {
    /// Who sits where, in the order of play; partners are opposite.
    pub round: [Seat; SEATS],
    pub dealer: Seat,
    /// The number of the gioco.
    pub deal: u32,
    /// Mistakes of the first deal.
    pub misdeals: Vec<Misdeal>,
    /// Resti that seats of each pair have paid alone, to both opponents (7.3f).
    pub alone: [i64; 2],
}

impl Company {
    /// The place of a seat.
    pub fn place(&self, seat: Seat) -> usize {
        self.round.iter().position(|&there| there == seat).unwrap_or(0)
    }

    /// The seat so many places on.
    pub fn after(&self, seat: Seat, steps: usize) -> Seat {
        self.round[(self.place(seat) + steps) % SEATS]
    }

    /// The pair of a seat.
    pub fn pair(&self, seat: Seat) -> Pair {
        Pair::BOTH[self.place(seat) % 2]
    }

    /// The two of a pair.
    pub fn members(&self, pair: Pair) -> [Seat; 2] {
        [self.round[pair.index()], self.round[pair.index() + 2]]
    }

    /// Who gathers the tricks of a pair (R3).
    pub fn collector(&self, pair: Pair) -> Seat {
        self.members(pair)[0]
    }

    /// Who keeps its marks (R3).
    pub fn scorer(&self, pair: Pair) -> Seat {
        self.members(pair)[1]
    }
}

/// What a mark is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    Rob,
    /// An eleventh card turned up.
    Turned,
    /// A verzigola accused.
    Verzigola,
    Kill,
}

impl Cause {
    pub const ALL: [Cause; 4] = [Cause::Rob, Cause::Turned, Cause::Verzigola, Cause::Kill];

    /// The word for it in an action.
    pub const fn name(self) -> &'static str {
        match self {
            Cause::Rob => "rob",
            Cause::Turned => "turned",
            Cause::Verzigola => "verzigola",
            Cause::Kill => "kill",
        }
    }

    /// The rule that gives it.
    pub(super) const fn cite(self) -> Cite {
        Cite(match self {
            Cause::Rob => "minchiate R7",
            Cause::Turned => "minchiate R11",
            Cause::Verzigola => "minchiate R18",
            Cause::Kill => "minchiate R32",
        })
    }
}

/// How a mark stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// Earned and not yet marked.
    Due,
    Made,
    /// Struck out: what it was for was given back.
    Struck,
}

/// A mark: earned, made, or struck out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Mark {
    pub cause: Cause,
    pub pair: Pair,
    /// For which cards.
    pub cards: CardSet,
    /// How many points.
    pub points: i64,
    /// In which trick, from 1; 0 before the play.
    pub trick: u8,
    /// How it stands.
    pub standing: Standing,
}

/// A trick taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Taken {
    /// The cards in the order played.
    pub plays: Plays,
    /// Who took it.
    pub taker: Seat,
}

/// The cards of a trick in the order played, the Matto included.
pub type Plays = ArrayVec<(Seat, Card), SEATS>;

/// Where the Matto is between its playing and the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Matto {
    /// Not yet lost in a trick, or settled.
    Settled,
    /// Lying with the winners, its owner not having taken it back.
    Lost(Seat),
    /// Taken back, and a card owed for it by this pair.
    Owed(Pair),
}

/// A revoke called, and whether it was one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Called {
    /// Who is said not to have answered.
    pub seat: Seat,
    /// In which trick, from 1.
    pub trick: u8,
    /// Was it so?
    pub upheld: bool,
}

/// A wrong card taken back into the hand, another lying in its place (7.3c).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Exchange {
    pub seat: Seat,
    /// His card of which trick, from 0.
    pub trick: usize,
    /// The card taken back.
    pub back: Card,
    /// The card laid down for it.
    pub laid: Card,
    /// To how many tricks he had played by then.
    pub after: usize,
}

/// Something said or done that all could hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// Cut so deep.
    Cut(u8),
    /// Robbed these cards.
    Robbed(CardSet),
    /// Was stopped by this card.
    Stopped(Card),
    /// Was dealt this card face up.
    Turned(Card),
    /// Set his deal right.
    Corrected,
    /// Laid so many cards aside.
    Discarded(u8),
    /// Found his hand right.
    Confirmed,
    /// Said that he has so many cards.
    Reported(u8),
    /// Asked for a card of the stock.
    Asked(u8),
    /// Accused this verzigola.
    Accused(Verzigole),
    /// Has nothing more to accuse.
    NoMore,
    /// Had honours killed.
    Killed(CardSet),
    /// Marked what was due.
    Marked(Cause, CardSet),
    /// Took the Matto back.
    Reclaimed,
    /// Gave this card for it.
    Gave(Card),
    /// Was said not to have answered in this trick, and it was so.
    Revoked(u8),
    /// Was said not to have answered in this trick, and it was not so.
    Cleared(u8),
    /// Took this card back.
    TookBack(Card),
    /// Let his card run.
    LetRun,
    /// Has nothing more to say before the cards are mixed.
    Content,
    /// Claimed the last trick.
    ClaimedLast,
    /// Claimed the cards above forty-two.
    ClaimedCards,
    /// Made the total of his pair: verzigole, cards, last trick, cards above forty-two.
    Total(Total),
    /// Asked for a ruling.
    Appealed,
    PlayOn,
    Rise,
}

/// A verzigola as it was accused.
pub type Verzigole = super::verzigole::Verzigola;

/// The final count of one pair, in the order of the book (R41).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Total {
    /// Verzigole in the cards won.
    pub verzigole: i64,
    /// Cards that count, each for itself.
    pub cards: i64,
    /// The last trick.
    pub last: i64,
    /// Cards above forty-two.
    pub above: i64,
}

/// What lies open in the running gioco.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Open {
    /// Where it stands.
    pub phase: Phase,
    /// Sopramano of the dealer, his partner, the cutter, the dealer.
    pub order: [Seat; SEATS],
    /// How many cards were lifted.
    pub cut: Option<u8>,
    /// The card that stopped the robbing in the cut: it lies undermost, seen by all.
    pub undermost: Option<Card>,
    /// Cards of the pack that lie face down.
    pub stock: usize,
    /// Cards that stopped a robbing from the stock: they lie face up.
    pub stopped: ArrayVec<Card, SEATS>,
    /// Cards each was dealt, robbed ones aside.
    pub dealt: [u8; SEATS],
    /// Cards each has robbed.
    pub robbed: [u8; SEATS],
    /// The eleventh card of each.
    pub turned: [Option<Card>; SEATS],
    /// Cards in each hand that all know to be there.
    pub shown: [CardSet; SEATS],
    /// Cards that all have seen each take up, and that are in his hand or among his discards.
    pub taken_up: [CardSet; SEATS],
    /// Cards each has laid aside.
    pub discarded: [u8; SEATS],
    /// Who has still to discard, to count or to set his hand right.
    pub pending: SeatSet,
    /// Whose hands were reported wrong.
    pub reported: SeatSet,
    /// Whose hands were wrong when the first card was led.
    pub wrong: SeatSet,
    /// Whose turn it is to accuse, by place from the dealer's sopramano.
    pub speaker: usize,
    pub accused: Vec<(Seat, Verzigole)>,
    /// Every mark earned.
    pub marks: Vec<Mark>,
    /// The cards on the table.
    pub plays: Plays,
    /// The same without the Matto, which neither leads nor wins.
    pub trick: Trick,
    /// Who plays next.
    pub to_play: Seat,
    /// The tricks taken.
    pub taken: Vec<Taken>,
    /// The cards each pair has won.
    pub won: [CardSet; 2],
    /// Where the Matto is.
    pub matto: Matto,
    pub called: Vec<Called>,
    /// Cards taken back for others after a call.
    pub exchanged: Vec<Exchange>,
    /// Who chooses whether to take back his card of which trick, from 0.
    pub choice: Option<(Seat, usize)>,
    /// Who has nothing more to say.
    pub content: SeatSet,
    /// Pairs that claimed the last trick.
    pub claimed_last: [bool; 2],
    /// Pairs that claimed their cards above forty-two.
    pub claimed_cards: [bool; 2],
    /// Who has asked for a ruling.
    pub appealed: SeatSet,
    /// What was said.
    pub said: Vec<(Seat, Said)>,
    /// How the gioco ended.
    pub outcome: Option<&'static str>,
}

/// What nobody but its owner, or nobody at all, may see.
#[derive(Clone, Debug, Default)]
pub(super) struct Hidden {
    /// The cards in each hand.
    pub(super) hands: [CardSet; SEATS],
    /// What each laid aside.
    pub(super) discards: [CardSet; SEATS],
    /// The face-down cards of the pack, the top one last.
    pub(super) stock: Vec<Card>,
}

impl Open {
    /// A gioco about to be dealt.
    pub(super) fn new(order: [Seat; SEATS]) -> Open {
        Open {
            phase: Phase::Shuffle,
            order,
            cut: None,
            undermost: None,
            stock: 0,
            stopped: ArrayVec::new(),
            dealt: [0; SEATS],
            robbed: [0; SEATS],
            turned: [None; SEATS],
            shown: [CardSet::EMPTY; SEATS],
            taken_up: [CardSet::EMPTY; SEATS],
            discarded: [0; SEATS],
            pending: SeatSet::EMPTY,
            reported: SeatSet::EMPTY,
            wrong: SeatSet::EMPTY,
            speaker: 0,
            accused: Vec::new(),
            // Room for what a gioco usually comes to: playing a card allocates nothing.
            marks: Vec::with_capacity(32),
            plays: ArrayVec::new(),
            trick: Trick::EMPTY,
            to_play: order[0],
            taken: Vec::with_capacity(HAND),
            won: [CardSet::EMPTY; 2],
            matto: Matto::Settled,
            called: Vec::new(),
            exchanged: Vec::new(),
            choice: None,
            content: SeatSet::EMPTY,
            claimed_last: [false; 2],
            claimed_cards: [false; 2],
            appealed: SeatSet::EMPTY,
            said: Vec::with_capacity(64),
            outcome: None,
        }
    }

    /// Who cuts: he sits below the hand of the dealer (R4).
    pub fn cutter(&self) -> Seat {
        self.order[2]
    }

    /// The card that must be answered: the first that is not the Matto (R29).
    pub fn led(&self) -> Option<Card> {
        self.trick.led()
    }

    /// Tricks each seat has taken.
    pub fn tricks(&self) -> [u8; SEATS] {
        let mut tricks = [0; SEATS];
        self.taken.iter().for_each(|taken| tricks[taken.taker.index() % SEATS] += 1);
        tricks
    }

    pub(super) fn say(&mut self, seat: Seat, said: Said) {
        self.said.push((seat, said));
    }
}
