//! Deals played out under observation, to count blunders.

use bots::thought::{Club, Master, SearchGame, Thinking};
use bots::{Player, Random};
use engine::{Action, Offer, Rng, Seat, Setup, ShuffleFor, Shuffler, Turn, Viewer};
use rayon::prelude::*;
use std::collections::BTreeMap;

/// Those who are watched.
pub(crate) const PLAYERS: [&str; 3] = ["novice", "club", "master"];

/// A blunder that is looked for.
pub(crate) struct Blunder<G: SearchGame> {
    /// Its name.
    pub(crate) name: &'static str,
    /// The advice or rule it offends.
    pub(crate) cite: &'static str,
    /// Its certainty.
    pub(crate) kind: Kind,
    /// Judges a choice; `None` if there was no occasion.
    pub(crate) look: fn(&G::View, &G::Action) -> Option<Taken>,
}

/// Certainty of a blunder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Nothing can be said for it: nobody ever does it.
    Certain,
    /// Only exact counting shows it: players that search see it, the novice may not.
    Reckoned,
    /// There may be a reason now and then (the lead, a card kept for later): it is seldom done.
    Doubtful,
}

/// Was it done?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Taken {
    /// No: something else was chosen.
    No,
    Yes,
}

impl Taken {
    /// Yes if this is so.
    pub(crate) fn when(so: bool) -> Option<Taken> {
        Some(if so { Taken::Yes } else { Taken::No })
    }
}

/// Number of occasions and of blunders, with the first case.
#[derive(Clone, Debug, Default)]
pub(crate) struct Count {
    pub(crate) chances: u64,
    pub(crate) done: u64,
    /// Place of the first blunder.
    pub(crate) first: Option<String>,
}

impl Count {
    fn add(&mut self, other: Count) {
        self.chances += other.chances;
        self.done += other.done;
        self.first = self.first.take().or(other.first);
    }
}

/// Occasions per blunder that is tolerated.
const SELDOM: f64 = 20.0;

/// Is this no more than may come of one in twenty? A few among few occasions prove nothing: two standard errors are allowed, and one
/// case.
pub(crate) fn is_seldom(done: u64, chances: u64) -> bool {
    let expected = chances as f64 / SELDOM;
    done as f64 <= expected + 2.0 * expected.sqrt() + 1.0
}

/// The counts by player and number of the blunder.
pub(crate) type Counts = BTreeMap<(&'static str, usize), Count>;

/// Observer of a game: gets the table, the seat, its player, the view and the action.
pub(crate) type Look<'a, G> = dyn FnMut(&G, Seat, &'static str, &<G as engine::Game>::View, &<G as engine::Game>::Action) + 'a;

/// Players of a watched table.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Seated {
    /// The three players by turns, with this thinking time.
    All(Thinking),
    /// Such as do anything that is allowed.
    Chance,
}

impl Seated {
    /// The player of this seat in the match with this number.
    fn at(self, seat: Seat, number: u64) -> &'static str {
        match self {
            Seated::All(_) => PLAYERS[(seat.index() + number as usize) % PLAYERS.len()],
            Seated::Chance => "random",
        }
    }

    /// Their thinking time.
    fn thinking(self) -> Thinking {
        match self {
            Seated::All(thinking) => thinking,
            Seated::Chance => Thinking::Worlds(0),
        }
    }
}

/// Plays the first deal of match `number`; every choice is shown.
pub(crate) fn watch<G: SearchGame>(number: u64, match_state: Seated, look: &mut Look<'_, G>) {
    let mut game = G::open(&G::Agreements::default(), &Setup::default()).expect("a table");
    let (name, thinking) = (|seat: Seat| match_state.at(seat, number), match_state.thinking());
    let sit = |seat: Seat| -> Box<dyn Player<G>> {
        let seed = number.wrapping_mul(8).wrapping_add(seat.index() as u64);
        match name(seat) {
            "master" => Box::new(Master::new(seed, thinking)),
            "club" => Box::new(Club::new(seed, thinking)),
            "random" => Box::new(Random::new(seed)),
            _ => Box::new(G::novice(seed)),
        }
    };
    let mut players: Vec<Box<dyn Player<G>>> = Seat::first(game.players()).map(sit).collect();
    let mut key = [0; 32];
    key[..8].copy_from_slice(&number.to_le_bytes());
    let (mut shuffler, mut deals) = (Shuffler::new(key), 0);
    loop {
        match game.turn() {
            Turn::Over => return,
            Turn::Shuffle(wanted) => {
                deals += u32::from(wanted.purpose == ShuffleFor::Deal);
                if deals > 1 {
                    return;
                }
                engine::Game::shuffled(&mut game, &shuffler.order(&wanted)).expect("a deal");
            }
            Turn::Seats { must, may } => {
                // Those who only may speak are heard first.
                let choice = may.iter().chain(must.iter()).find_map(|seat| {
                    let view = engine::Game::view(&game, Viewer::Seat(seat));
                    players[seat.index()].choose(&view).map(|action| (seat, view, action))
                });
                let (seat, view, action) = choice.expect("somebody acts");
                look(&game, seat, name(seat), &view, &action);
                let done = engine::Game::act(&mut game, seat, &action);
                assert!(done.is_ok(), "{}, deal {number}: {} does {action}: {done:?}", G::FACTS.id, name(seat));
            }
        }
    }
}

/// Plays `deals` deals and counts these blunders; the progress is printed from time to time.
pub(crate) fn count<G: SearchGame>(deals: u64, thinking: Thinking, blunders: &[Blunder<G>]) -> Counts {
    let mut counts = Counts::new();
    let part = deals.div_ceil(20).max(1);
    for from in (0..deals).step_by(part as usize) {
        let numbers = from..deals.min(from + part);
        let found: Vec<Counts> = numbers.clone().into_par_iter().map(|number| of_deal::<G>(number, thinking, blunders)).collect();
        for ((player, blunder), count) in found.into_iter().flatten() {
            counts.entry((player, blunder)).or_default().add(count);
        }
        println!("{}: {} of {deals} deals", G::FACTS.id, numbers.end);
    }
    counts
}

fn of_deal<G: SearchGame>(number: u64, thinking: Thinking, blunders: &[Blunder<G>]) -> Counts {
    let mut counts = Counts::new();
    watch::<G>(number, Seated::All(thinking), &mut |_, seat, player, view, action| {
        for (at, blunder) in blunders.iter().enumerate() {
            let Some(done) = (blunder.look)(view, action) else { continue };
            let yes = done == Taken::Yes;
            let first = yes.then(|| format!("deal {number}, seat {}: {action}", seat.index()));
            counts.entry((player, at)).or_default().add(Count { chances: 1, done: u64::from(yes), first });
        }
    });
    counts
}

/// For each of these blunders, whether somebody could have committed it in the first deals of matches played at
/// random, and been seen: every offer is shown to the observer, parts of a hand by sample.
pub(crate) fn seen<G: SearchGame>(matches: u64, blunders: &[Blunder<G>]) -> Vec<bool> {
    let mut seen = vec![false; blunders.len()];
    for number in 0..matches {
        watch::<G>(number, Seated::Chance, &mut |_, _, _, view, _| {
            let mut rng = Rng::new(number);
            let tried: Vec<G::Action> = G::offered(view).iter().flat_map(|offer| some_of(offer, &mut rng)).collect();
            for (seen, blunder) in seen.iter_mut().zip(blunders).filter(|(seen, _)| !**seen) {
                *seen = tried.iter().any(|action| (blunder.look)(view, action) == Some(Taken::Yes));
            }
        });
        if seen.iter().all(|&seen| seen) {
            break;
        }
    }
    seen
}

/// Parts of a hand that are tried.
const PARTS: usize = 20;

/// Actions within an offer: all, but only some subsets of a hand and some numbers.
fn some_of<A: Action>(offer: &Offer<A>, rng: &mut Rng) -> Vec<A> {
    match *offer {
        Offer::Word(ref word) => vec![word.clone()],
        Offer::Card { of, make } => of.iter().map(make).collect(),
        Offer::Cards { .. } | Offer::Number { .. } => (0..PARTS).filter_map(|_| offer.any(rng)).collect(),
    }
}
