//! Who plays what: the one place where the name of a game becomes its type.

use crate::{Bot, Player, Random, Seated, grand, minchiate, truco, voltarete, yukon};
use engine::Game;
use games::grand::Grand;
use games::minchiate::Minchiate;
use games::ombre::voltarete::Voltarete;
use games::truco::Truco;
use games::yukon::Yukon;

/// A game for which there are players.
pub(crate) trait Roster: Game {
    /// The names of its players, the weakest first.
    const NAMES: &'static [&'static str];

    /// What the places at its table are called, counted from the dealer's right.
    const PLACES: &'static [&'static str];

    /// The player of this name, its chance taken from this seed.
    fn player(name: &str, seed: u64) -> Option<Box<dyn Player<Self>>>;
}

impl Roster for Voltarete {
    const NAMES: &'static [&'static str] = &["random", "novice"];
    const PLACES: &'static [&'static str] = &["mao", "contrape", "pe", "quarto"];

    fn player(name: &str, seed: u64) -> Option<Box<dyn Player<Voltarete>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "novice" => Some(Box::new(voltarete::Novice)),
            _ => None,
        }
    }
}

impl Roster for Truco {
    const NAMES: &'static [&'static str] = &["random", "novice"];
    // Nobody plays against the rest.
    const PLACES: &'static [&'static str] = &[];

    fn player(name: &str, seed: u64) -> Option<Box<dyn Player<Truco>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "novice" => Some(Box::new(truco::Novice::new(seed))),
            _ => None,
        }
    }
}

impl Roster for Minchiate {
    const NAMES: &'static [&'static str] = &["random", "novice"];
    const PLACES: &'static [&'static str] = &["first", "opposite", "cutter", "dealer"];

    fn player(name: &str, seed: u64) -> Option<Box<dyn Player<Minchiate>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "novice" => Some(Box::new(minchiate::Novice)),
            _ => None,
        }
    }
}

impl Roster for Yukon {
    const NAMES: &'static [&'static str] = &["random", "novice"];
    // Nobody plays against the rest.
    const PLACES: &'static [&'static str] = &[];

    fn player(name: &str, seed: u64) -> Option<Box<dyn Player<Yukon>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "novice" => Some(Box::new(yukon::Novice)),
            _ => None,
        }
    }
}

impl Roster for Grand {
    const NAMES: &'static [&'static str] = &["random", "novice"];
    const PLACES: &'static [&'static str] = &["mao", "second", "third", "dealer"];

    fn player(name: &str, seed: u64) -> Option<Box<dyn Player<Grand>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "novice" => Some(Box::new(grand::Novice)),
            _ => None,
        }
    }
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
            G::NAMES
        }
    }
    with_game(game, Names).unwrap_or_default()
}

/// The player of this name at a game, its chance taken from this seed.
pub fn bot(game: &str, name: &str, seed: u64) -> Option<Box<dyn Bot>> {
    struct ByName<'a>(&'a str, u64);
    impl Work for ByName<'_> {
        type Done = Option<Box<dyn Bot>>;

        fn with<G: Roster>(self) -> Self::Done {
            let player = G::player(self.0, self.1)?;
            Some(Box::new(Seated::<G>::new(player)))
        }
    }
    with_game(game, ByName(name, seed)).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::shuffle::shuffle;
    use engine::{Eyes, Seat, Setup, Turn};

    #[test]
    fn bots_by_name_play_a_whole_match_in_writing() {
        for entry in games::catalogue() {
            let mut game = (entry.open)(&[], &Setup::default()).expect("a table");
            let name = names(entry.facts.id).last().expect("a player");
            let seats: Vec<Seat> = Seat::first(game.players()).collect();
            let mut bots: Vec<_> = seats.iter().map(|_| bot(entry.facts.id, name, 1).expect("a bot")).collect();
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
        let mut bot = bot(entry.facts.id, "novice", 1).expect("a bot");
        assert_eq!(bot.choose(&game.seen(Eyes::Seat(Seat::at(0)))), None, "seats are not yet drawn");
        assert_eq!(bot.choose(&game.seen(Eyes::Public)), None);
    }

    #[test]
    fn every_name_of_every_game_is_a_bot() {
        for entry in games::catalogue() {
            let id = entry.facts.id;
            assert!(!names(id).is_empty(), "{id} has no players");
            assert!(names(id).iter().all(|name| bot(id, name, 1).is_some()), "{id}");
            assert!(bot(id, "nobody", 1).is_none());
        }
        assert!(names("no such game").is_empty());
    }
}
