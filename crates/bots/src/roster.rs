//! Who plays what: the one place where the name of a game becomes its type.

use crate::thought::{Club, Craft, Ismcts, Manner, Master, Thinking};
use crate::tutor::Worth;
use crate::{Bot, Player, Random, Seated};
use engine::Game;
use games::grand::Grand;
use games::minchiate::Minchiate;
use games::ombre::voltarete::Voltarete;
use games::truco::Truco;
use games::yukon::Yukon;

/// The names of the players every game has, the weakest first.
pub(crate) const NAMES: &[&str] = &["random", "novice", "club", "master"];

/// The names of those who are not asked to sit down: the arena knows them, and who calls them by name.
pub(crate) const GUESTS: &[&str] = &["observer"];

/// For each world the player of the club looks at, which he does for each of his candidates, the observer makes so many
/// simulations.
const SIMULATIONS: usize = 8;

/// Who sits down where nobody is named: he answers at once.
pub const USUAL: &str = "novice";

/// A game for which there are players.
pub(crate) trait Roster: Craft {
    /// What the places at its table are called, counted from the dealer's right.
    const PLACES: &'static [&'static str];

    /// In what the tutor weighs its ways.
    const WORTH: Worth;

    /// The player of this name, its chance taken from this seed, who thinks so long if he thinks at all.
    fn player(name: &str, seed: u64, thinking: Thinking) -> Option<Box<dyn Player<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "novice" => Some(Box::new(Self::novice(seed))),
            "club" => Some(Box::new(Club::new(seed, thinking))),
            "master" => Some(Box::new(Master::new(seed, thinking))),
            "observer" => Some(Box::new(Ismcts::new(seed, thinking.deeper(SIMULATIONS), Manner::default()))),
            _ => None,
        }
    }
}

impl Roster for Voltarete {
    const PLACES: &'static [&'static str] = &["mao", "contrape", "pe", "quarto"];
    const WORTH: Worth = Worth::Tentos;
}

impl Roster for Truco {
    // Nobody plays against the rest.
    const PLACES: &'static [&'static str] = &[];
    const WORTH: Worth = Worth::Chance;
}

impl Roster for Minchiate {
    const PLACES: &'static [&'static str] = &["first", "opposite", "cutter", "dealer"];
    const WORTH: Worth = Worth::Points;
}

impl Roster for Yukon {
    // Nobody plays against the rest.
    const PLACES: &'static [&'static str] = &[];
    const WORTH: Worth = Worth::Points;
}

impl Roster for Grand {
    const PLACES: &'static [&'static str] = &["mao", "second", "third", "dealer"];
    const WORTH: Worth = Worth::Points;
}

/// Something to be done with the type of a game.
pub(crate) trait Work {
    /// What comes of it.
    type Done;

    /// Does it.
    fn with<G: Roster>(self) -> Self::Done;
}

/// Does something with the type of the game of this machine name, if there are players for it.
pub(crate) fn with_game<W: Work>(game: &str, work: W) -> Option<W::Done> {
    match game {
        _ if game == Voltarete::FACTS.id => Some(work.with::<Voltarete>()),
        _ if game == Truco::FACTS.id => Some(work.with::<Truco>()),
        _ if game == Minchiate::FACTS.id => Some(work.with::<Minchiate>()),
        _ if game == Yukon::FACTS.id => Some(work.with::<Yukon>()),
        _ if game == Grand::FACTS.id => Some(work.with::<Grand>()),
        _ => None,
    }
}

/// The names of all players of a game, the weakest first; none if there is no such game.
pub fn names(game: &str) -> &'static [&'static str] {
    struct Names;
    impl Work for Names {
        type Done = &'static [&'static str];

        fn with<G: Roster>(self) -> Self::Done {
            NAMES
        }
    }
    with_game(game, Names).unwrap_or_default()
}

/// The names of all who may be matched in the arena: the players of a game and the guests; none if there is no such game.
pub fn contenders(game: &str) -> Vec<&'static str> {
    let players = names(game);
    let guests = if players.is_empty() { &[] } else { GUESTS };
    players.iter().chain(guests).copied().collect()
}

/// The player of this name at a game, its chance taken from this seed, who thinks so long if he thinks at all.
pub fn bot(game: &str, name: &str, seed: u64, thinking: Thinking) -> Option<Box<dyn Bot>> {
    struct ByName<'a>(&'a str, u64, Thinking);
    impl Work for ByName<'_> {
        type Done = Option<Box<dyn Bot>>;

        fn with<G: Roster>(self) -> Self::Done {
            let player = G::player(self.0, self.1, self.2)?;
            Some(Box::new(Seated::<G>::new(player)))
        }
    }
    with_game(game, ByName(name, seed, thinking)).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::shuffle::shuffle;
    use engine::{Eyes, Seat, Setup, Turn};

    const BRIEF: Thinking = Thinking::Worlds(1);

    #[test]
    fn bots_by_name_play_a_whole_match_in_writing() {
        for entry in games::catalogue() {
            let mut game = (entry.open)(&[], &Setup::default()).expect("a table");
            let seats: Vec<Seat> = Seat::first(game.players()).collect();
            let mut bots: Vec<_> = seats.iter().map(|_| bot(entry.facts.id, USUAL, 1, BRIEF).expect("a bot")).collect();
            let mut shuffles = 0;
            loop {
                match game.turn() {
                    Turn::Over => break,
                    Turn::Shuffle(wanted) => {
                        game.shuffled(&shuffle(wanted.cards, &[1; 32], shuffles)).expect("a deal");
                        shuffles += 1;
                    }
                    Turn::Seats { must, .. } => {
                        let seat = must.iter().next().expect("somebody must act");
                        let action = bots[seat.index()].choose(&game.seen(Eyes::Seat(seat))).expect("an action");
                        game.act(seat, &action).expect("allowed");
                    }
                }
            }
            assert!(game.deal_number() > 0 && game.ledger().total() == 0);
        }
    }

    #[test]
    fn a_bot_shown_another_seats_turn_is_silent() {
        let entry = games::catalogue().into_iter().find(|entry| entry.facts.id == Voltarete::FACTS.id).expect("the game");
        let game = (entry.open)(&[], &Setup::default()).expect("a table");
        let mut bot = bot(entry.facts.id, "novice", 1, BRIEF).expect("a bot");
        assert_eq!(bot.choose(&game.seen(Eyes::Seat(Seat::at(0)))), None, "seats are not yet drawn");
        assert_eq!(bot.choose(&game.seen(Eyes::Public)), None);
    }

    #[test]
    fn every_name_of_every_game_is_a_bot() {
        for entry in games::catalogue() {
            let id = entry.facts.id;
            assert!(!names(id).is_empty(), "{id} has no players");
            assert!(names(id).iter().all(|name| bot(id, name, 1, BRIEF).is_some()), "{id}");
            assert!(bot(id, "nobody", 1, BRIEF).is_none());
        }
        assert!(names("no such game").is_empty());
    }
}
