//! The object-safe face of a game, for all who do not need its types: pages, terminal, records, bots by name.

use crate::action::VerbFact;
use crate::chart::Chart;
use crate::law::Desk;
use crate::rest::Taker;
use crate::{
    Action as _, Agreements, BadAction, BadAgreement, DealReport, Facts, Figure, Game, Hears, Ledger, Msg, Pile, Refusal, Seat,
    SeatSet, Setup, Side, TableView, Turn, Viewer,
};
use cards::Card;
use std::any::Any;

/// A running match of some game. Every [`Game`] has this face for free.
///
/// ```
/// use engine::{Viewer, Setup, Shuffler};
///
/// let entry = games::entry("malilla").unwrap();
/// let mut game = (entry.open)(&[], &Setup::default()).unwrap();
/// Shuffler::new([0; 32]).deal(&mut *game).unwrap();
/// assert_eq!((game.facts().id, game.ledger().total()), ("malilla", 0));
/// assert_eq!(game.show(Viewer::Public).seats.len(), 4);
/// ```
pub trait AnyGame: Send + Sync {
    /// Its entry in the catalogue.
    fn facts(&self) -> &'static Facts;
    /// See [`Game::players`].
    fn players(&self) -> usize;
    /// See [`Game::guests`].
    fn guests(&self) -> SeatSet;
    /// See [`Game::turn`].
    fn turn(&self) -> Turn;
    /// See [`Game::deal_number`].
    fn deal_number(&self) -> u32;
    /// See [`Game::dealer`].
    fn dealer(&self) -> Option<Seat>;
    /// See [`Game::layout`].
    fn layout(&self) -> Vec<Pile>;
    /// See [`Game::shuffled`].
    fn shuffled(&mut self, order: &[Card]) -> Result<(), Refusal>;
    /// Does what is written, as [`Game::act`].
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), ActError>;
    /// Plays a card.
    fn play_card(&mut self, seat: Seat, card: Card) -> Result<(), Refusal>;
    /// The card a written action plays, if that is what it does.
    fn card_played(&self, action: &str) -> Option<Card>;
    /// A written action as it is reported once it is done.
    fn done(&self, action: &str) -> Option<Msg>;
    /// Does what a record writes: silence that it leaves out comes first (see [`Game::silence`]).
    fn follow(&mut self, seat: Seat, action: &str) -> Result<(), ActError>;
    /// See [`Game::ledger`].
    fn ledger(&self) -> &Ledger;
    /// See [`Game::sides`].
    fn sides(&self) -> Vec<Side>;
    /// See [`Game::winners`].
    fn winners(&self) -> SeatSet;
    /// See [`Game::reports`].
    fn reports(&self) -> Vec<DealReport>;
    /// See [`Game::figures`].
    fn figures(&self) -> Vec<Figure>;
    /// The view of this viewer, for a bot.
    fn seen(&self, viewer: Viewer) -> AnyView;
    /// The table as this viewer sees it.
    fn show(&self, viewer: Viewer) -> TableView;
    /// See [`Game::taker_of_rest`].
    fn taker_of_rest(&self, seat: Seat) -> Option<Taker>;
    /// A copy.
    fn boxed(&self) -> Box<dyn AnyGame>;
}

/// A written action that could not be done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActError {
    /// It is no action of the game.
    #[error(transparent)]
    Unreadable(#[from] BadAction),
    /// The rules refuse it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// View of any game, type-erased: only code that knows the game can read it. The state of the game is not in it.
///
/// ```
/// use engine::{Viewer, Setup};
/// use games::{malilla::Malilla, yukon::Yukon};
///
/// let entry = games::entry("malilla").unwrap();
/// let seen = (entry.open)(&[], &Setup::default()).unwrap().seen(Viewer::Public);
/// assert!(seen.view::<Malilla>().is_some() && seen.view::<Yukon>().is_none());
/// ```
pub struct AnyView(Box<dyn Any + Send>);

impl AnyView {
    /// The view, if it is one of this game.
    pub fn view<G: Game>(&self) -> Option<&G::View> {
        self.0.downcast_ref()
    }
}

impl<G: Game> AnyGame for G {
    fn facts(&self) -> &'static Facts {
        G::FACTS
    }

    fn players(&self) -> usize {
        Game::players(self)
    }

    fn guests(&self) -> SeatSet {
        Game::guests(self)
    }

    fn turn(&self) -> Turn {
        Game::turn(self)
    }

    fn deal_number(&self) -> u32 {
        Game::deal_number(self)
    }

    fn dealer(&self) -> Option<Seat> {
        Game::dealer(self)
    }

    fn layout(&self) -> Vec<Pile> {
        let mut piles = Vec::new();
        Game::layout(self, &mut piles);
        piles
    }

    fn shuffled(&mut self, order: &[Card]) -> Result<(), Refusal> {
        Game::shuffled(self, order)
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), ActError> {
        let action: G::Action = action.parse()?;
        Ok(Game::act(self, seat, &action)?)
    }

    fn play_card(&mut self, seat: Seat, card: Card) -> Result<(), Refusal> {
        Game::act(self, seat, &G::Action::play(card))
    }

    fn card_played(&self, action: &str) -> Option<Card> {
        action.parse::<G::Action>().ok()?.plays()
    }

    fn done(&self, action: &str) -> Option<Msg> {
        Some(action.parse::<G::Action>().ok()?.done())
    }

    fn follow(&mut self, seat: Seat, action: &str) -> Result<(), ActError> {
        let action: G::Action = action.parse()?;
        let Err(refusal) = Game::act(self, seat, &action) else { return Ok(()) };
        let mut game = self.clone();
        while let Some((silent, word)) = game.silence() {
            if Game::act(&mut game, silent, &word).is_err() {
                break;
            }
            if Game::act(&mut game, seat, &action).is_ok() {
                *self = game;
                return Ok(());
            }
        }
        Err(refusal.into())
    }

    fn ledger(&self) -> &Ledger {
        Game::ledger(self)
    }

    fn sides(&self) -> Vec<Side> {
        Game::sides(self)
    }

    fn winners(&self) -> SeatSet {
        Game::winners(self)
    }

    fn reports(&self) -> Vec<DealReport> {
        Game::reports(self)
    }

    fn figures(&self) -> Vec<Figure> {
        Game::figures(self)
    }

    fn seen(&self, viewer: Viewer) -> AnyView {
        AnyView(Box::new(self.view(viewer)))
    }

    fn show(&self, viewer: Viewer) -> TableView {
        G::show(&self.view(viewer))
    }

    fn taker_of_rest(&self, seat: Seat) -> Option<Taker> {
        G::taker_of_rest(&self.view(Viewer::Seat(seat)))
    }

    fn boxed(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
}

/// Agreements as written: names and values.
pub type Options = [(String, String)];

/// Every question with its answer.
pub type Agreed = Vec<(&'static str, String)>;

/// A match just opened, or why it cannot be.
pub type Opened = Result<Box<dyn AnyGame>, BadAgreement>;

/// A game of the catalogue: its facts, and how to open it.
///
/// ```
/// use engine::Setup;
///
/// let entry = games::entry("truco").unwrap();
/// let options = [("players".to_owned(), "4".to_owned())];
/// assert_eq!((entry.open)(&options, &Setup::default()).unwrap().players(), 4);
/// assert!((entry.spell)("falta_envido").is_ok() && (entry.spell)("frob").is_err());
/// ```
#[derive(Clone, Copy)]
pub struct Entry {
    /// Its facts.
    pub facts: &'static Facts,
    /// Opens a match under these options, each a name and a value, and the revision of the setup, if the game knows it.
    pub open: fn(&Options, &Setup) -> Opened,
    /// The form in which a written action is kept, if it is one.
    pub spell: fn(&str) -> Result<String, BadAction>,
    /// The text form of playing a card.
    pub play: fn(Card) -> String,
    /// Every verb in the order of its declaration.
    pub verbs: &'static [VerbFact],
    /// Does this written action turn up cards or knowledge, by its nature or by ending something?
    pub tells: fn(&str) -> bool,
    /// Does this written action give up so much that a person is asked before it is done?
    pub asks_first: fn(&str) -> bool,
    /// All agreements under these options, defaults included, each a name and a value.
    pub agreed: fn(&Options) -> Result<Agreed, BadAgreement>,
    /// Charts of its rule book.
    pub charts: fn() -> Vec<Chart>,
    /// The referee's desk, if its laws are declared.
    pub desk: fn() -> Option<&'static Desk>,
    /// The family it belongs to: what the game has no words of its own for, its family may have.
    pub family: Option<&'static str>,
    /// Shelf of the catalogue: games that are learnt alike stand together.
    pub shelf: &'static str,
    pub place: Place,
    pub ease: Ease,
    /// Agreements of a short match, as names and values.
    pub short: &'static [(&'static str, &'static str)],
    /// Agreements of an honour table, as names and values.
    pub honour: &'static [(&'static str, &'static str)],
    pub listing: Listing,
}

/// Visibility of a game in the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listing {
    /// Everybody.
    Open,
    /// Callers that ask for it by name: a game that exists for tests.
    Trial,
}

/// Place of a game on its shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Front,
    /// A variant of a game at the front, listed behind it.
    Variant,
}

/// Effort a beginner needs before a first match makes sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ease {
    Easy,
    Middling,
    Demanding,
}

impl Entry {
    /// All agreements under these options, as a charter and a record keep them: also those that are the default today. Only a
    /// question to which nothing was answered, and that has no word for that, is left out.
    ///
    /// ```
    /// let entry = games::entry("voltarete").unwrap();
    /// let options = entry.in_full(&[("table".to_owned(), "honour".to_owned())]).unwrap();
    /// assert!(options.contains(&("table".to_owned(), "honour".to_owned())) && options.len() > 1);
    /// ```
    pub fn in_full(&self, options: &Options) -> Result<Vec<(String, String)>, BadAgreement> {
        let agreed = (self.agreed)(options)?.into_iter();
        Ok(agreed.filter(|(_, value)| !value.is_empty()).map(|(name, value)| (name.to_owned(), value)).collect())
    }

    /// Does the table hear what players say in words of their own?
    pub fn hears_words(&self) -> bool {
        self.facts.hears == Hears::Words
    }

    /// The entry of a game.
    pub fn of<G: Game>() -> Entry {
        fn agreements<G: Game>(options: &Options) -> Result<G::Agreements, BadAgreement> {
            let mut agreements = G::Agreements::default();
            for (name, value) in options {
                agreements.set(name, value)?;
            }
            Ok(agreements)
        }
        Entry {
            facts: G::FACTS,
            open: |options, setup| {
                let revision = Some(G::FACTS.under(setup.revision)?);
                Ok(Box::new(G::open(&agreements::<G>(options)?, &Setup { revision, ..setup.clone() })?))
            },
            spell: |text| Ok(text.parse::<G::Action>()?.to_string()),
            play: |card| G::Action::play(card).to_string(),
            tells: |text| text.parse::<G::Action>().is_ok_and(|action| action.reveals() || action.turns_up()),
            asks_first: |text| text.parse::<G::Action>().is_ok_and(|action| action.asks_first()),
            agreed: |options| {
                let agreements = agreements::<G>(options)?;
                let facts = G::Agreements::facts().iter();
                Ok(facts.map(|fact| (fact.name, agreements.get(fact.name).unwrap_or_default())).collect())
            },
            verbs: G::Action::VERBS,
            charts: G::charts,
            desk: G::desk,
            family: None,
            shelf: "others",
            place: Place::Front,
            ease: Ease::Middling,
            short: &[],
            honour: &[("table", "honour")],
            listing: Listing::Open,
        }
    }
}
