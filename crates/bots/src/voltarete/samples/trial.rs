//! One hand played one way and another in the same worlds.

use super::super::bid::first_passage;
use crate::Player;
use crate::roster::Roster;
use crate::simulate::{Interval, mean_of};
use crate::thought::{SearchGame, Thinking, hear, mixed};
use cards::{Card, CardSet, Suit};
use engine::{Game, Pile, Rng, Seat, SeatSet, Setup, Turn, Viewer};
use games::ombre::voltarete::state::Phase;
use games::ombre::voltarete::{Action, Agreements, Voltarete};
use rayon::prelude::*;
use std::fmt;

/// Seat of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// First to speak and to play.
    Mao,
    /// In the middle.
    ContraPe,
    /// Last: the dealer.
    Pe,
}

impl Place {
    /// The three of them.
    pub const ALL: [Place; 3] = [Place::Mao, Place::ContraPe, Place::Pe];

    /// Seat 2 deals, so that seats are in the order of speaking.
    fn seat(self) -> Seat {
        Seat::at(self as usize)
    }
}

/// First word said with the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstBid {
    /// *Passo*; the second passage is open.
    Pass,
    /// *Licença*, or the pé's *entro*, in the suit of the trial.
    Licenca,
    /// *Só* in the suit of the trial.
    So,
    /// *Voltarete de respeito*, with both black aces.
    Respeito,
}

impl FirstBid {
    /// All of them.
    pub const ALL: [FirstBid; 4] = [FirstBid::Pass, FirstBid::Licenca, FirstBid::So, FirstBid::Respeito];

    /// The word for it in this suit and place.
    pub fn word(self, suit: Suit, place: Place) -> Action {
        match (self, suit, place) {
            (FirstBid::Pass, ..) => Action::Pass,
            (FirstBid::Licenca, _, Place::Pe) => Action::Entro,
            (FirstBid::Licenca, ..) => Action::Licenca,
            (FirstBid::So, Suit::Copas, _) => Action::SoCopas,
            (FirstBid::So, ..) => Action::So(Some(suit)),
            (FirstBid::Respeito, ..) => Action::Respeito,
        }
    }

    /// Which way this word is, if it is one of them.
    pub fn of(word: &Action) -> Option<FirstBid> {
        match word {
            Action::Pass => Some(FirstBid::Pass),
            Action::Licenca | Action::Entro => Some(FirstBid::Licenca),
            Action::So(_) | Action::SoCopas => Some(FirstBid::So),
            Action::Respeito => Some(FirstBid::Respeito),
            _ => None,
        }
    }
}

impl fmt::Display for FirstBid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FirstBid::Pass => "pass",
            FirstBid::Licenca => "licença",
            FirstBid::So => "só",
            FirstBid::Respeito => "respeito",
        })
    }
}

/// The player at all three seats.
#[derive(Clone, Copy, Debug)]
pub struct TrialPlayer<'a> {
    /// The name of the player.
    pub player: &'a str,
    /// Its thinking time, if it searches.
    pub thinking: Thinking,
}

/// Setting of a trial with a hand.
#[derive(Clone, Copy, Debug)]
pub struct TrialSpot<'a> {
    /// The trump of licença and só.
    pub suit: Suit,
    /// The seat of the hand.
    pub place: Place,
    /// Amount in the bolo; by default that of the first deal of a match.
    pub bolo: Option<i64>,
    /// The first words to try.
    pub ways: &'a [FirstBid],
}

/// Number of deals in which the holder of the hand was feito, and of those won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ending {
    /// Deals in which they were feito.
    pub feito: u32,
    /// Those of them that they won.
    pub won: u32,
}

/// Results of each first word, in the order given.
#[derive(Clone, Debug)]
pub struct Trial {
    /// Per way what each world brought from the deal on: chips above the average of the table.
    values: Vec<Vec<f64>>,
    /// Per way how often they were feito, and won.
    pub endings: Vec<Ending>,
}

impl Trial {
    /// The mean result of a first word, with its confidence interval.
    pub fn mean(&self, way: usize) -> (f64, Option<Interval>) {
        mean_of(&self.values[way])
    }

    /// The mean advantage of one first word over another, world by world, with its confidence interval.
    pub fn lead(&self, way: usize, over: usize) -> (f64, Option<Interval>) {
        let differences: Vec<f64> = self.values[way].iter().zip(&self.values[over]).map(|(one, other)| one - other).collect();
        mean_of(&differences)
    }
}

/// Plays a hand with each of these first words in `worlds` worlds. `hand` gives the nine cards of a world.
pub fn trial(
    hand: &(dyn Fn(&mut Rng) -> CardSet + Sync),
    question: TrialSpot<'_>,
    company: TrialPlayer<'_>,
    worlds: u64,
    seed: u64,
) -> Option<Trial> {
    let ways = question.ways;
    let played: Option<Vec<Vec<(f64, Ending)>>> = (0..worlds)
        .into_par_iter()
        .map(|number| {
            let mut rng = Rng::new(mixed(seed ^ mixed(number)));
            let world = dealt(hand, question.place, question.bolo, &mut rng)?;
            let chance = rng.bits();
            ways.iter().map(|&way| played_on(world.clone(), way, question, company, chance)).collect()
        })
        .collect();
    let played = played?;
    let values = (0..ways.len()).map(|way| played.iter().map(|world| world[way].0).collect()).collect();
    let count = |way: usize, of: fn(&Ending) -> u32| played.iter().map(|world| of(&world[way].1)).sum();
    let endings = (0..ways.len()).map(|way| Ending { feito: count(way, |one| one.feito), won: count(way, |one| one.won) });
    Some(Trial { values, endings: endings.collect() })
}

/// A first deal of a match in which this place holds the hand and all before it have passed, as the book would have them.
fn dealt(hand: &(dyn Fn(&mut Rng) -> CardSet + Sync), place: Place, bolo: Option<i64>, rng: &mut Rng) -> Option<Voltarete> {
    let (holder, agreements) = (place.seat(), Agreements::default());
    let lines = bolo.map(|bolo| ("bolo".to_owned(), (bolo - agreements.dealer_ante).to_string())).into_iter().collect();
    let empty = Voltarete::open(&agreements, &Setup { dealer: Some(Seat::at(2)), lines, ..Setup::default() }).ok()?;
    let mut layout = Vec::new();
    empty.layout(&mut layout);
    loop {
        let held = hand(rng);
        let mut rest: Vec<Card> = (Voltarete::FACTS.pack.cards() - held).iter().collect();
        rng.shuffle(&mut rest);
        let (mut held, mut rest) = (held.iter(), rest.into_iter());
        let next = |pile: &Pile| if *pile == Pile::Hand(holder) { held.next() } else { rest.next() };
        let order: Vec<Card> = layout.iter().filter_map(next).collect();
        let mut game = empty.clone();
        game.shuffled(&order).ok()?;
        let before = || Seat::first(3).take_while(|&seat| seat != holder);
        let passes = |seat: Seat| first_passage(&game.view(Viewer::Seat(seat))).action == Action::Pass;
        if before().all(passes) {
            before().try_for_each(|seat| game.act(seat, &Action::Pass).ok())?;
            return Some(game);
        }
    }
}

/// The deal played to its end after this way of speaking: what the holder won from then on above the average of the table, and
/// how it ended for them.
fn played_on(
    mut game: Voltarete,
    way: FirstBid,
    TrialSpot { suit, place, .. }: TrialSpot<'_>,
    company: TrialPlayer<'_>,
    chance: u64,
) -> Option<(f64, Ending)> {
    let (holder, deal) = (place.seat(), game.deal_number());
    let standing = |game: &Voltarete| Voltarete::standing(game, SeatSet::of(holder), deal);
    let before = standing(&game);
    let player = |seat: Seat| {
        (Roster::of_search_game().player)(company.player, chance.wrapping_add(seat.index() as u64), company.thinking)
    };
    let mut players: Vec<Box<dyn Player<Voltarete>>> = Seat::first(3).filter_map(player).collect();
    game.act(holder, &way.word(suit, place)).ok()?;
    loop {
        match game.turn() {
            Turn::Seats { must, may } if game.deal_number() == deal => {
                let named = way == FirstBid::Licenca
                    && must.contains(holder)
                    && game.view(Viewer::Seat(holder)).open.phase == Phase::Naming;
                let (seat, action) = if named {
                    (holder, Action::Name(suit))
                } else {
                    let (seat, action) = hear(&game, must, may, &mut |seat, view| players.get_mut(seat.index())?.choose(view))?;
                    (seat, action?)
                };
                game.act(seat, &action).ok()?;
            }
            _ => break,
        }
    }
    let report = game.reports().into_iter().find(|report| report.number == deal)?;
    let feito = report.ombre == Some(holder);
    let won = feito && report.outcome.is_some_and(|outcome| outcome == "win");
    let ending = Ending { feito: u32::from(feito), won: u32::from(won) };
    Some((standing(&game) - before, ending))
}

/// The first word a player says with the hand, and the trump they name if they ask licença and are allowed; `None` if they are
/// silent.
pub fn said(hand: CardSet, place: Place, who: TrialPlayer<'_>, seed: u64) -> Option<(Action, Option<Suit>)> {
    let holder = place.seat();
    let mut game = dealt(&|_| hand, place, None, &mut Rng::new(seed))?;
    let mut player = (Roster::<Voltarete>::of_search_game().player)(who.player, seed, who.thinking)?;
    let word = player.choose(&game.view(Viewer::Seat(holder)))?;
    if FirstBid::of(&word) != Some(FirstBid::Licenca) {
        return Some((word, None));
    }
    game.act(holder, &word).ok()?;
    while let Turn::Seats { must, .. } = game.turn()
        && !must.contains(holder)
    {
        game.act(must.lowest()?, &Action::Consent).ok()?;
    }
    match player.choose(&game.view(Viewer::Seat(holder)))? {
        Action::Name(suit) => Some((word, Some(suit))),
        _ => None,
    }
}
