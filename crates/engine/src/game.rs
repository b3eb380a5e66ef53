//! Interface of a game.

use crate::belief::Belief;
use crate::chart::Chart;
use crate::law::Desk;
use crate::rest::Taker;
use crate::show::ToAct;
use crate::{
    Action, Agreements, BadAgreement, DealReport, Facts, Figure, Ledger, Offer, Refusal, Rng, Seat, SeatSet, Setup, Side,
    TableView, Viewer,
};
use cards::{Card, CardSet};
use serde::Serialize;

/// A rule book: a pure, deterministic state machine for a whole match. No I/O, no clock, no chance of its own.
///
/// ```
/// use engine::{Agreements, Game, Seat, Setup, Turn};
/// use games::yukon::Yukon;
///
/// let mut agreements = <Yukon as Game>::Agreements::default();
/// agreements.set("players", "2").unwrap();
/// let game = Yukon::open(&agreements, &Setup::default()).unwrap();
/// assert_eq!((Game::players(&game), Game::deal_number(&game)), (2, 0));
/// // Before the first deal the players draw for it, and nobody may act.
/// assert!(matches!(Game::turn(&game), Turn::Shuffle(_)) && !Game::turn(&game).may_act(Seat::at(0)));
/// ```
pub trait Game: Clone + Send + Sync + 'static {
    /// Answers to the questions that the book leaves open.
    type Agreements: Agreements;
    /// Everything a seat can say or do.
    type Action: Action;
    /// State visible to one viewer: its own type, built up, never a redacted copy of the state.
    type View: Serialize + Clone + Send + Sync + 'static;

    /// Its entry in the catalogue.
    const FACTS: &'static Facts;

    /// Sits the company down. Refused only if the agreements or the setup cannot be played.
    fn open(agreements: &Self::Agreements, setup: &Setup) -> Result<Self, BadAgreement>;

    /// Number of players.
    fn players(&self) -> usize;

    /// Seats that may stay empty when the match begins: a later player may still sit down there, and ask to join.
    fn guests(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// The next step: seats that must act, seats that may, a shuffle, or the end.
    fn turn(&self) -> Turn;

    /// The number of the deal, from 1; 0 before the first.
    fn deal_number(&self) -> u32;

    /// Upper bound of the deals of a match, whatever the players do.
    fn most_deals(&self) -> u32;

    /// The dealer, once they are known.
    fn dealer(&self) -> Option<Seat>;

    /// Destination of each card of the shuffled pack, top first, when [`Game::turn`] asks for a shuffle.
    fn layout(&self, out: &mut Vec<Pile>);

    /// Takes the shuffled cards that [`Game::turn`] asked for, top first.
    fn shuffled(&mut self, order: &[Card]) -> Result<(), Refusal>;

    /// Offers to this seat for the current turn; nothing is added if nothing is asked of it.
    fn offers(&self, seat: Seat, out: &mut Vec<Offer<Self::Action>>);

    /// The seat that must play a card and the cards it may play, where that is all anybody can do: what [`Game::turn`] and
    /// [`Game::offers`] say too, without writing it down. Playouts ask for every card; a game they need not be quick in says nothing.
    #[inline(always)]
    fn card_asked(&self) -> Option<(Seat, CardSet)> {
        None
    }

    /// The referee's desk: its laws and incidents, and the one decider of both table and desk. None: its laws are not declared yet.
    fn desk() -> Option<&'static Desk> {
        None
    }

    /// Optional offers to this seat, in turn or not: hands laid down, accusations, speech.
    fn optional_offers(&self, _seat: Seat, _out: &mut Vec<Offer<Self::Action>>) {}

    /// A seat whose silence counts as an action now, and that action: a record may leave it out.
    fn silence(&self) -> Option<(Seat, Self::Action)> {
        None
    }

    /// Does it. A refusal names its rule, and nothing has changed.
    fn act(&mut self, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;

    /// The view of this viewer.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// All payments so far, each with its rule.
    fn ledger(&self) -> &Ledger;

    /// The sides of the match, each with its score. Their number is known from the first; where lots decide the partners, the
    /// seats are those of the lots once they are drawn.
    fn sides(&self) -> Vec<Side> {
        let alone = |seat| Side { seats: SeatSet::of(seat), won: self.ledger().balance(seat) };
        Seat::first(self.players()).map(alone).collect()
    }

    /// The winners of the match: none before it is over, nor if no side alone has won most.
    fn winners(&self) -> SeatSet {
        let sides = self.sides();
        let most = sides.iter().map(|side| side.won).max().filter(|_| self.turn() == Turn::Over);
        let mut foremost = sides.iter().filter(|side| Some(side.won) == most);
        match (foremost.next(), foremost.next()) {
            (Some(side), None) => side.seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// Reports of the deals, the running one last.
    fn reports(&self) -> Vec<DealReport>;

    /// Figures of the match besides the ledger, for programs: debts, tokens, counts. All of them are public.
    fn figures(&self) -> Vec<Figure> {
        Vec::new()
    }

    /// Every card of the running deal, wherever it lies: the battery checks that none is lost or doubled.
    fn all_cards(&self) -> Vec<CardSet>;

    /// The table as the view's owner sees it, for pages, terminal and JSON: from the view alone.
    fn show(view: &Self::View) -> TableView;

    /// The offers to the view's own seat: the same as [`Game::offers`] and [`Game::optional_offers`] give for it.
    fn offered(view: &Self::View) -> &[Offer<Self::Action>];

    /// The part of the view's own seat in the turn, as the prompt says it, for callers that need no words.
    fn to_act(view: &Self::View) -> ToAct {
        match Self::show(view).prompt {
            Some(prompt) if prompt.must => ToAct::Must,
            Some(_) => ToAct::May,
            None => ToAct::Waits,
        }
    }

    /// The taker of every trick that is left, if the viewer's cards prove it; none where the book has its own words for that.
    fn taker_of_rest(_view: &Self::View) -> Option<Taker> {
        None
    }

    /// Charts of its rule book: the orders of the cards, and the values and prices of things.
    fn charts() -> Vec<Chart> {
        Vec::new()
    }

    /// A world that the viewer cannot tell from the real one.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;

    /// The same, drawn in proportion to the weights of a belief; a game that declares no heaps draws evenly.
    fn imagine_by(view: &Self::View, _belief: &dyn Belief, rng: &mut Rng) -> Self {
        Self::imagine(view, rng)
    }
}

/// Next step of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The program must shuffle these cards.
    Shuffle(Shuffle),
    /// Seats that must act, and seats that may and need not.
    Seats {
        /// Play waits for each of these.
        must: SeatSet,
        /// These may speak besides.
        may: SeatSet,
    },
    /// Nothing: the match is over.
    Over,
}

impl Turn {
    /// Only this seat must act, and nobody else may.
    ///
    /// ```
    /// use engine::{Seat, Turn};
    ///
    /// let turn = Turn::of(Seat::at(1));
    /// assert!(turn.may_act(Seat::at(1)) && !turn.may_act(Seat::at(0)));
    /// ```
    pub const fn of(seat: Seat) -> Turn {
        Turn::Seats { must: SeatSet::of(seat), may: SeatSet::EMPTY }
    }

    /// May this seat act now, whether it must or not?
    pub const fn may_act(&self, seat: Seat) -> bool {
        match self {
            Turn::Seats { must, may } => must.contains(seat) || may.contains(seat),
            _ => false,
        }
    }
}

/// Cards the program must shuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shuffle {
    pub cards: CardSet,
    pub purpose: ShuffleFor,
}

/// Purpose of a shuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShuffleFor {
    /// Drawing for seats, sides or the first deal.
    Draw,
    /// A deal.
    Deal,
}

/// Destination of a dealt card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pile {
    /// To a player.
    Hand(Seat),
    /// To the cards left over, in order.
    Stock,
}
