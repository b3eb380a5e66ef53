//! Decisions to be thought about: the first of the play, by the seat that must make it, in real deals.

use crate::clock::timed;
use bots::thought::{Ismcts, Manner, SearchGame};
use bots::{Player, Thinking};
use cards::fair::key;
use engine::{Game, Offer, Setup, Shuffler, Turn, Viewer};
use games::grand::Grand;
use games::grand::contract::Contract;
use games::minchiate::Minchiate;
use games::ombre::voltarete::Voltarete;
use games::truco::Truco;
use games::yukon::Yukon;
use std::time::Duration;

/// Of so many matches the first deals are looked through for decisions.
const MATCHES: u64 = 1_000;

/// A game whose first decisions of the play are thought about.
#[derive(Clone, Copy)]
pub struct Observed {
    /// What is measured.
    pub name: &'static str,
    /// So many decisions, so many simulations each, in this manner: what each decision took.
    pub run: fn(usize, usize, Manner) -> Vec<Duration>,
}

/// Whist as Grand has it, and the other games of the catalogue.
pub const OBSERVED: [Observed; 5] = [
    Observed { name: "grand, whist", run: decisions::<Grand> },
    Observed { name: "voltarete", run: decisions::<Voltarete> },
    Observed { name: "yukon", run: decisions::<Yukon> },
    Observed { name: "truco", run: decisions::<Truco> },
    Observed { name: "minchiate", run: decisions::<Minchiate> },
];

/// A game of which the decisions are worth measuring.
trait Wanted: SearchGame {
    /// Is this a decision of the kind that is measured?
    fn is_wanted(_view: &Self::View) -> bool {
        true
    }
}

impl Wanted for Grand {
    fn is_wanted(view: &Self::View) -> bool {
        matches!(view.open.contract, Some(Contract::Whist(_)))
    }
}

impl Wanted for Voltarete {}
impl Wanted for Yukon {}
impl Wanted for Truco {}
impl Wanted for Minchiate {}

/// What each of so many decisions took, at so many simulations.
fn decisions<G: Wanted>(many: usize, simulations: usize, manner: Manner) -> Vec<Duration> {
    let views = (0..MATCHES).filter_map(first_play::<G>).take(many);
    let timed = |view: G::View| {
        let mut observer = Ismcts::<G>::new(1, Thinking::Worlds(simulations), manner);
        let (weighed, taken) = timed(|| observer.weighed(&view));
        assert!(weighed.iter().map(|way| way.worlds).sum::<usize>() == simulations, "every simulation comes to an end");
        taken
    };
    views.map(timed).collect()
}

/// The view of who makes the first choice between cards in the first deal of a match, all being novices; nothing if the deal
/// came to no play, or to another than is wanted.
fn first_play<G: Wanted>(number: u64) -> Option<G::View> {
    let mut game = G::open(&G::Agreements::default(), &Setup::default()).ok()?;
    let mut novices: Vec<G::Novice> = (0..game.players() as u64).map(|seat| G::novice(number ^ seat)).collect();
    let mut shuffler = Shuffler::numbered(key(&[11; 32], &[]), (number << 8) + 1);
    loop {
        shuffler.deal(&mut game).ok()?;
        let Turn::Seats { must, .. } = game.turn() else { return None };
        if game.deal_number() > 1 {
            return None;
        }
        let seat = must.lowest()?;
        let view = game.view(Viewer::Seat(seat));
        if let [Offer::Card { of, make }, ..] = G::offered(&view)
            && of.len() > 1
            && of.first().is_some_and(|card| G::card(card) == Some(make(card)))
        {
            return G::is_wanted(&view).then_some(view);
        }
        let action = novices.get_mut(seat.index())?.choose(&view)?;
        Game::act(&mut game, seat, &action).ok()?;
    }
}
