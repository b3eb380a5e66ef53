//! A table is a log of events, and the game they make.

use crate::{BadAgreement, Game, Refusal, Seat, Setup};
use cards::Card;

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Event<A> {
    /// The program shuffled: the cards, top first.
    Shuffled(Vec<Card>),
    /// A seat acted.
    Acted(Seat, A),
}

/// The log of a table, and the game it makes. Only what the rules accept enters the log.
///
/// ```
/// use cards::shuffle::shuffle;
/// use engine::{Event, Game, Setup, TableLog, Turn};
/// use games::malilla::Malilla;
///
/// let mut table = TableLog::<Malilla>::open(Default::default(), Setup::default()).unwrap();
/// let Turn::Shuffle(wanted) = Game::turn(table.game()) else { panic!("a match begins with a shuffle") };
/// let order = shuffle(wanted.cards, &[0; 32], 0);
/// table.happen(Event::Shuffled(order.to_vec())).unwrap();
/// assert_eq!(table.replayed().unwrap().log(), table.log());
/// ```
#[derive(Clone)]
pub struct TableLog<G: Game> {
    agreements: G::Agreements,
    setup: Setup,
    opened: G,
    log: Vec<Event<G::Action>>,
    game: G,
}

impl<G: Game> TableLog<G> {
    /// A table at which nothing has happened yet.
    pub fn open(agreements: G::Agreements, setup: Setup) -> Result<TableLog<G>, BadAgreement> {
        let game = G::open(&agreements, &setup)?;
        Ok(TableLog { agreements, setup, opened: game.clone(), log: Vec::new(), game })
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The agreements of the match.
    pub fn agreements(&self) -> &G::Agreements {
        &self.agreements
    }

    /// The setup the match began with.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The events so far.
    pub fn log(&self) -> &[Event<G::Action>] {
        &self.log
    }

    /// Something happens, if the rules allow it.
    pub fn happen(&mut self, event: Event<G::Action>) -> Result<(), Refusal> {
        match &event {
            Event::Shuffled(order) => self.game.shuffled(order)?,
            Event::Acted(seat, action) => self.game.act(*seat, action)?,
        }
        self.log.push(event);
        Ok(())
    }

    /// The same table, made anew from its log.
    pub fn replayed(&self) -> Result<TableLog<G>, Refusal> {
        let mut again = TableLog { game: self.opened.clone(), log: Vec::new(), ..self.clone() };
        for event in &self.log {
            again.happen(event.clone())?;
        }
        Ok(again)
    }
}
