//! Roster of players by game: a game has all players if it is a [`SearchGame`], and else the one who leaves all to chance.

use crate::lab::{Learn, Measure, learnt, measured};
use crate::thought::{Club, Ismcts, Manner, Master, SearchGame, Thinking};
use crate::tutor::Tutor;
use crate::{Bot, Player, Random, Seated};
use engine::{Agreements, BadAgreement, Game, Seat, Setup};
use std::marker::PhantomData;

/// The names of the players every game has that one can think about, the weakest first.
const NAMES: &[&str] = &["random", "novice", "club", "master"];

/// Players not listed for tables: the arena knows them, and callers that use their names.
const GUESTS: &[&str] = &["observer"];

/// Simulations of the observer for each world that the club player looks at, per candidate.
const SIMULATIONS: usize = 8;

/// Default player: it answers at once.
pub const USUAL: &str = "novice";

/// Makes the player of a name and a seed, with this thinking time if it searches.
pub(crate) type Maker<G> = fn(&str, u64, Thinking) -> Option<Box<dyn Player<G>>>;

/// Sits a company down under these options.
pub(crate) type Opener<G> = fn(&[(String, String)]) -> Result<G, BadAgreement>;

/// The players of a game, and what else is known of it.
pub(crate) struct Roster<G: Game> {
    /// The machine name of the game: not always that of `G`, which may stand for a family.
    pub(crate) game: &'static str,
    pub(crate) open: Opener<G>,
    /// The names of all players, the weakest first.
    pub(crate) names: &'static [&'static str],
    /// Those of every game one can think about, and its own.
    pub(crate) guests: [&'static [&'static str]; 2],
    pub(crate) player: Maker<G>,
    /// Names of the places at its table, counted from the dealer's right.
    pub(crate) places: &'static [&'static str],
    /// The debt of a seat that no ledger shows yet.
    pub(crate) owes: fn(&G, Seat) -> i64,
    pub(crate) tutor: Option<Tutor<G>>,
    /// Calibration of the claims, of a game one can think about.
    pub(crate) measure: Option<Measure<G>>,
    /// Learning of its beliefs.
    pub(crate) learn: Option<Learn<G>>,
}

impl<G: SearchGame> Roster<G> {
    /// Of a game one can think about.
    pub(crate) fn of_search_game() -> Roster<G> {
        Roster {
            game: G::FACTS.id,
            open: opened,
            names: NAMES,
            guests: [GUESTS, G::GUESTS],
            player: |name, seed, thinking| match name {
                "novice" => Some(Box::new(G::novice(seed))),
                "club" => Some(Box::new(Club::new(seed, thinking))),
                "master" => Some(Box::new(Master::new(seed, thinking))),
                "observer" => Some(Box::new(Ismcts::new(seed, thinking.deeper(SIMULATIONS), Manner::default()))),
                _ => G::guest(name, seed).or_else(|| (Roster::of_chance().player)(name, seed, thinking)),
            },
            places: G::PLACES,
            owes: G::owes,
            tutor: Some(Tutor::of_search_game()),
            measure: Some(measured::<G>),
            learn: Some(learnt::<G>),
        }
    }
}

impl<G: Game> Roster<G> {
    /// Of a game nobody knows more of than its rules.
    fn of_chance() -> Roster<G> {
        Roster {
            game: G::FACTS.id,
            open: opened,
            names: &NAMES[..1],
            guests: [&[]; 2],
            player: |name, seed, _| match name {
                "random" => Some(Box::new(Random::new(seed))),
                _ => None,
            },
            places: &[],
            owes: |_, _| 0,
            tutor: None,
            measure: None,
            learn: None,
        }
    }

    /// The names of all who may be matched in the arena.
    pub(crate) fn contenders(&self) -> Vec<&'static str> {
        self.names.iter().chain(self.guests.into_iter().flatten()).copied().collect()
    }
}

/// Sits a company of this game down under these options.
fn opened<G: Game>(options: &[(String, String)]) -> Result<G, BadAgreement> {
    let mut agreements = G::Agreements::default();
    for (name, value) in options {
        agreements.set(name, value)?;
    }
    G::open(&agreements, &Setup::default())
}

/// A game of which it is asked whether it is a [`SearchGame`]: its own `roster` comes before that of the trait, and exists only then.
struct Candidate<G>(PhantomData<G>);

impl<G: SearchGame> Candidate<G> {
    fn roster(&self) -> Roster<G::Kin> {
        Roster { game: G::FACTS.id, open: |options| opened::<G>(options).map(G::kin), ..Roster::of_search_game() }
    }
}

#[allow(dead_code, reason = "every game of a build may be a craft")]
trait AnyRoster<G: Game> {
    fn roster(&self) -> Roster<G>;
}

impl<G: Game> AnyRoster<G> for Candidate<G> {
    fn roster(&self) -> Roster<G> {
        Roster::of_chance()
    }
}

/// Something to be done with the type and the players of a game.
pub(crate) trait Work {
    type Output;

    fn with<G: Game>(self, roster: &Roster<G>) -> Self::Output;
}

/// Does something with the type of the game of this machine name, if there is one.
pub(crate) fn with_game<W: Work>(game: &str, work: W) -> Option<W::Output> {
    macro_rules! with {
        ($game:ty, $($field:tt)*) => {
            if game == <$game>::FACTS.id {
                return Some(work.with(&Candidate::<$game>(PhantomData).roster()));
            }
        };
    }
    games::each_game!(with);
    None
}

/// The names of all players of a game, the weakest first; none if there is no such game.
///
/// ```
/// assert_eq!(bots::names("voltarete"), ["random", "novice", "club", "master"]);
/// assert!(bots::names("whist").is_empty());
/// ```
pub fn names(game: &str) -> &'static [&'static str] {
    struct Names;
    impl Work for Names {
        type Output = &'static [&'static str];

        fn with<G: Game>(self, roster: &Roster<G>) -> Self::Output {
            roster.names
        }
    }
    with_game(game, Names).unwrap_or_default()
}

/// The names of all who may be matched in the arena: the players of a game and the guests; none if there is no such game.
pub fn contenders(game: &str) -> Vec<&'static str> {
    struct Contenders;
    impl Work for Contenders {
        type Output = Vec<&'static str>;

        fn with<G: Game>(self, roster: &Roster<G>) -> Self::Output {
            roster.contenders()
        }
    }
    with_game(game, Contenders).unwrap_or_default()
}

/// The player of this name at a game, its chance taken from this seed, who thinks so long if they think at all.
///
/// ```
/// use bots::{Thinking, bot};
/// use engine::{Viewer, Seat, Setup, Shuffler, Turn};
///
/// let mut game = (games::entry("malilla").unwrap().open)(&[], &Setup::default()).unwrap();
/// Shuffler::new([0; 32]).deal(&mut *game).unwrap();
/// let mut novice = bot("malilla", "novice", 7, Thinking::Worlds(1)).unwrap();
/// let Turn::Seats { must, .. } = game.turn() else { panic!("somebody is to act") };
/// let seat: Seat = must.lowest().unwrap();
/// let action = novice.choose(&game.seen(Viewer::Seat(seat))).unwrap();
/// game.act(seat, &action).unwrap();
/// ```
pub fn bot(game: &str, name: &str, seed: u64, thinking: Thinking) -> Option<Box<dyn Bot>> {
    struct ByName<'a>(&'a str, u64, Thinking);
    impl Work for ByName<'_> {
        type Output = Option<Box<dyn Bot>>;

        fn with<G: Game>(self, roster: &Roster<G>) -> Self::Output {
            let player = (roster.player)(self.0, self.1, self.2)?;
            Some(Box::new(Seated::new(player)))
        }
    }
    with_game(game, ByName(name, seed, thinking)).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Shuffler, Turn, Viewer};

    const BRIEF: Thinking = Thinking::Worlds(1);

    #[test]
    fn bots_by_name_play_a_whole_match_in_writing() {
        for entry in games::catalogue() {
            let mut game = (entry.open)(&[], &Setup::default()).expect("a table");
            let seats: Vec<Seat> = Seat::first(game.players()).collect();
            let mut bots: Vec<_> = seats.iter().map(|_| bot(entry.facts.id, USUAL, 1, BRIEF).expect("a bot")).collect();
            let mut shuffler = Shuffler::new([1; 32]);
            loop {
                shuffler.deal(&mut *game).expect("a deal");
                let Turn::Seats { must, .. } = game.turn() else { break };
                let seat = must.iter().next().expect("somebody must act");
                let action = bots[seat.index()].choose(&game.seen(Viewer::Seat(seat))).expect("an action");
                game.act(seat, &action).expect("allowed");
            }
            assert!(game.deal_number() > 0 && game.ledger().total() == 0);
        }
    }

    #[test]
    fn a_bot_shown_another_seats_turn_is_silent() {
        let entry = games::entry("voltarete").expect("the game");
        let game = (entry.open)(&[], &Setup::default()).expect("a table");
        let mut bot = bot(entry.facts.id, "novice", 1, BRIEF).expect("a bot");
        assert_eq!(bot.choose(&game.seen(Viewer::Seat(Seat::at(0)))), None, "seats are not yet drawn");
        assert_eq!(bot.choose(&game.seen(Viewer::Public)), None);
    }

    #[test]
    fn every_name_of_every_game_is_a_bot() {
        for entry in games::catalogue() {
            let id = entry.facts.id;
            assert!(names(id).contains(&USUAL), "{id} has no novice: implement bots::thought::Craft for it");
            assert!(names(id).iter().all(|name| bot(id, name, 1, BRIEF).is_some()), "{id}");
            assert!(bot(id, "nobody", 1, BRIEF).is_none());
        }
        assert!(names("no such game").is_empty());
    }
}
