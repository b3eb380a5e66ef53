//! Search knowledge of Truco beyond its rules.

use super::bets::{Bet, bet};
use super::exploiters::{self, Exploiter};
use super::knowledge::{Ears, Knowledge};
use super::{Novice, WORLDS, hears, likelihood, standing, vazas};
use crate::thought::{Ending, Learnt, SearchGame};
use crate::tutor::ScoreUnit;
use crate::{Advice, Player};
use cards::{Card, CardSet};
use engine::{Game, Rng, Seat, SeatSet, Side};
use games::truco::points::envido;
use games::truco::stakes::EnvidoCall;
use games::truco::{Action, Double, Truco, View};

/// Below this chance a call is a bluff.
const HONEST: f64 = 0.4;

/// On these points a falta that stakes much is worth trying.
const FALTA: i64 = 29;

/// Tentos that a falta may stake on any points.
const LITTLE: i64 = 6;

/// Is a falta worth trying? It is seldom taken: few worlds show what it wins and not what it stakes, so that a search there would
/// call it on anything.
fn bears_falta(view: &View) -> bool {
    let stake = view.open.cap.falta(view.scores[0].max(view.scores[1]));
    stake <= LITTLE || envido(view.dealt) >= FALTA
}

impl SearchGame for Truco {
    type Kin = Truco;
    type Novice = Novice;

    // Nobody plays against the rest.
    const PLACES: &'static [&'static str] = &[];
    const SCORE_UNIT: ScoreUnit = ScoreUnit::Chance;

    const GUESTS: &'static [&'static str] = exploiters::NAMES;

    fn kin(self) -> Self {
        self
    }

    fn guest(name: &str, seed: u64) -> Option<Box<dyn Player<Truco>>> {
        match name {
            exploiters::BETTOR => Some(Box::new(Novice::bettor(seed))),
            _ => Exploiter::named(name, seed).map(|player| Box::new(player) as Box<dyn Player<Truco>>),
        }
    }

    fn novice(seed: u64) -> Novice {
        Novice::new(seed)
    }

    fn hasty(seed: u64) -> Novice {
        Novice::hasty(seed)
    }

    fn seat(view: &Self::View) -> Option<Seat> {
        view.seat()
    }

    fn solved(_: &Self::View) -> usize {
        0
    }

    // Between two cards anybody may call: no solver says what comes of it.
    fn ending(_: &Self::View) -> (usize, Ending) {
        (0, Ending::Hidden)
    }

    fn cards(view: &Self::View) -> [CardSet; 2] {
        [view.hand, CardSet::EMPTY]
    }

    fn card(card: Card) -> Option<Self::Action> {
        Some(Action::Play(card))
    }

    fn advise(view: &Self::View) -> Option<Advice<Self::Action>> {
        Novice::new(0).advise(view)
    }

    fn is_weighty(action: &Self::Action) -> bool {
        use Action::*;
        let called = matches!(action, Envido(_) | Flor(_) | Truco(_) | QueroE(_) | Double(_));
        let answered = matches!(action, EBoa | Segue | Answer(_) | Passo(_) | ComFlor(_) | AchicoE(_));
        called || answered || matches!(action, Play(_))
    }

    fn is_worth_trying(view: &Self::View, action: &Self::Action) -> bool {
        let dominated = view.seat().is_some_and(|seat| Knowledge::new(view, seat).is_dominated(action));
        let falta = matches!(action, Action::Envido(EnvidoCall::Falta) | Action::Double(Double::Envido(EnvidoCall::Falta, _)));
        !dominated && (!falta || bears_falta(view))
    }

    fn is_bluff(view: &Self::View, action: &Self::Action) -> bool {
        let Some(seat) = view.seat() else { return false };
        let known = Knowledge::new(view, seat);
        let worlds = known.worlds(WORLDS, Ears::Facts, &mut Rng::new(0));
        let (points, vazas) = (|| known.envido_chance(&worlds) < HONEST, || vazas::chance(&known, &worlds) < HONEST);
        match action {
            Action::Envido(_) => points(),
            Action::Truco(_) | Action::QueroE(_) => vazas(),
            Action::Double(_) => points() || vazas(),
            _ => false,
        }
    }

    /// Tentos are worth the partida they win.
    fn standing(game: &Self, seats: SeatSet, _: u32) -> f64 {
        let won = |sides: &[Side], ours: bool| sides.iter().find(|side| (side.seats == seats) == ours).map_or(0, |side| side.won);
        let sides = game.sides();
        standing(won(&sides, true), won(&sides, false))
    }

    fn likelihood(view: &Self::View, world: &Self) -> f64 {
        likelihood(view, world)
    }

    fn heard(view: &Self::View, world: &Self) -> f64 {
        hears(view, world)
    }

    fn learnt(view: &Self::View, rng: &mut Rng) -> Option<Learnt<Self::Action>> {
        match bet(view, WORLDS, rng)? {
            Bet::Say(word) => Some(Learnt::Word(word)),
            Bet::Play => vazas::card(&Knowledge::new(view, view.seat()?)).map(Action::Play).map(Learnt::Card),
        }
    }
}
