//! Open state of the running hand, by concern.

use super::action::{Lost, Won};
use super::contract::{Contract, Geral, Item};
use super::state::{Phase, SEATS, Said};
use crate::ombre::auction::Auction;
use crate::ombre::stock::Stock;
use crate::ombre::tricks::{Rivals, Round, Tricks};
use crate::ombre::trumps::Trumps;
use arrayvec::ArrayVec;
use cards::{Card, CardSet, Suit};
use engine::trick::Trick;
use engine::{Cause, Seat, SeatSet};
use serde::Serialize;

/// Cards laid down, and the players who have still to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Claim {
    /// The player who laid them down.
    pub by: Seat,
    pub what: LaidAs,
    /// Players who have still to answer: the next one first, then to the right.
    pub answers: SeatSet,
}

/// As what cards are laid down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LaidAs {
    /// The feito: won.
    Won(Won),
    /// The feito: lost.
    Lost(Lost),
    /// An opponent: codilho.
    Codilho,
    /// An opponent: the feito has won.
    Granted,
}

/// State of the asking of resposta.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Resposta {
    pub gave: SeatSet,
    pub refused: SeatSet,
}

/// A paga not yet asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Due {
    /// The debtor.
    pub from: Seat,
    pub to: Seat,
    pub item: Item,
    /// Tentos still owed.
    pub amount: i64,
    /// Tentos owed at first.
    pub full: i64,
    /// Of these, how many at the single rate: all, or half in copas.
    pub single: i64,
    /// By which rule, and for what.
    #[serde(flatten)]
    pub cause: Cause,
}

impl Due {
    /// Debtor and creditor.
    pub fn pair(&self) -> (Seat, Seat) {
        (self.from, self.to)
    }
}

/// A resposta to be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Owed {
    pub owner: Seat,
    /// By which rule, and for what.
    #[serde(flatten)]
    pub cause: Cause,
}

/// The two passages: the feito, and their game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Passage {
    /// The auction, with the player to speak.
    pub auction: Auction<Contract>,
    /// Tentos each has passed with.
    pub passes: [u8; SEATS],
    /// Players who have passed a second time.
    pub passed_twice: SeatSet,
    /// Is the holder of Espadilha obliged?
    pub obliged: bool,
    /// The suit a só was named in while it could still be overcalled.
    pub named: Option<Suit>,
}

/// The talon, and what was drawn from it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Talon {
    /// The cards left of it.
    pub stock: Stock,
    /// The card turned up.
    pub turned: Option<Card>,
    /// Cards each has laid aside.
    pub discarded: [usize; SEATS],
    /// Cards each has drawn.
    pub bought: [usize; SEATS],
    /// The player who must buy now, by place behind the feito: 1 or 2.
    pub buyer: usize,
}

/// Cards laid down, and the rights lost by it.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Claims {
    pub claim: Option<Claim>,
    /// Players who have already laid cards down.
    pub laid: SeatSet,
    /// Seats whose hands lie open.
    pub exposed: SeatSet,
    /// Players who have lost the right to examine.
    pub unexamining: SeatSet,
    /// Players who cannot win, having said that they have lost.
    pub resigned: SeatSet,
    /// Opponents who alone showed their cards: who, as what, and after how many plays.
    pub exposures: ArrayVec<(Seat, LaidAs, usize), 8>,
}

/// Records of an honour table.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Honour {
    /// Proved revokes of each.
    pub revokes: [u8; SEATS],
    /// Players who may not win, having revoked twice.
    pub barred: SeatSet,
    /// Cards examined: the player and the trick.
    pub examined: Vec<(Seat, u8)>,
    /// Cards that an accusation not proved has shown each not to have held.
    pub cleared: [CardSet; SEATS],
    /// Respostas by the laws.
    pub penalties: ArrayVec<Owed, 8>,
}

/// Settlement of the hand.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Settlement {
    /// Amount in the bolo when play ended.
    pub measure: i64,
    /// Respostas to be placed, the next last.
    pub owed: ArrayVec<Owed, 12>,
    /// Remissas left in this hand.
    pub left: ArrayVec<Seat, 12>,
    /// Pagas not yet asked for.
    pub dues: Vec<Due>,
    /// Pairs of debtor and creditor in which the creditor asked wrongly.
    pub misasked: Vec<(Seat, Seat)>,
    /// Players with nothing more to claim.
    pub content: SeatSet,
    /// Was the bolo lifted?
    pub lifted: bool,
    /// Outcome of the hand, once it is over.
    pub outcome: Option<&'static str>,
}

/// Open state of the running hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Open {
    /// Its phase.
    pub phase: Phase,
    /// Mão, contra-pé, pé, and the fourth; three of them play cards, or four in a treze.
    pub round: Round<SEATS>,
    /// Utterances, in order.
    pub said: ArrayVec<(Seat, Said), 64>,
    pub passage: Passage,
    pub contract: Option<Contract>,
    /// The player who plays the hand against the others.
    pub feito: Option<Seat>,
    pub trump: Option<Suit>,
    pub talon: Talon,
    /// State of the geral.
    pub geral: Geral,
    pub resposta: Option<Resposta>,
    /// Cards in each hand that all have seen.
    pub shown: [CardSet; SEATS],
    pub play: Tricks<SEATS>,
    pub claims: Claims,
    pub honour: Honour,
    pub settlement: Settlement,
    /// Matadores shown at the end of a hand, and whose they are: they lie there until the next word (R85, II.17.16).
    pub matadores: Option<(Seat, CardSet)>,
}

impl Open {
    /// A hand about to be dealt, with what is left of the one before.
    #[inline]
    pub(super) fn new(order: [Seat; SEATS], last: Trick, matadores: Option<(Seat, CardSet)>) -> Open {
        Open {
            phase: Phase::Shuffle,
            round: Round { order, active: 3 },
            said: ArrayVec::new(),
            passage: Passage {
                auction: Auction::new(3),
                passes: [0; SEATS],
                passed_twice: SeatSet::EMPTY,
                obliged: false,
                named: None,
            },
            contract: None,
            feito: None,
            trump: None,
            talon: Talon { stock: Stock::EMPTY, turned: None, discarded: [0; SEATS], bought: [0; SEATS], buyer: 0 },
            geral: Geral::No,
            resposta: None,
            shown: [CardSet::EMPTY; SEATS],
            play: Tricks::new(order[0], last),
            claims: Claims::default(),
            honour: Honour::default(),
            settlement: Settlement::default(),
            matadores,
        }
    }

    /// The trumps of the hand.
    #[inline]
    pub(super) fn trumps(&self) -> Option<&'static Trumps> {
        self.trump.map(Trumps::of)
    }

    pub(super) fn plays(&self, contract: Contract) -> bool {
        self.contract == Some(contract)
    }

    /// The feito's opponents, beginning at their right.
    pub(super) fn opponents(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let feito = self.feito;
        self.round.after(feito.unwrap_or(self.round.order[0])).filter(move |_| feito.is_some())
    }

    pub(super) fn is_opponent(&self, seat: Seat) -> bool {
        self.opponents().any(|opponent| opponent == seat)
    }

    /// Notes what was said, as long as there is room for more; with it the hand before is cleared away.
    pub(super) fn say(&mut self, seat: Seat, said: Said) {
        self.matadores = None;
        let _ = self.said.try_push((seat, said));
    }

    /// In a treze the opponents count their tricks together (R101).
    pub(super) fn rivals(&self) -> Rivals {
        if self.plays(Contract::Treze) { Rivals::Together } else { Rivals::Each }
    }

    /// Has the feito taken the first five tricks?
    pub(super) fn primeiras(&self) -> bool {
        self.feito.is_some_and(|feito| self.play.first_are(5, feito))
    }

    /// Has one opponent given resposta and the other refused? Then nobody can win but the refuser (R66).
    pub(super) fn split_answers(&self) -> bool {
        self.resposta.is_some_and(|resposta| resposta.gave.len() == 1)
    }

    /// May the feito still win the hand? R66 and their own giving up (II.12.8-10) bar them.
    pub(super) fn feito_may_win(&self) -> bool {
        !self.split_answers() && self.feito.is_none_or(|feito| !self.claims.resigned.contains(feito))
    }
}
