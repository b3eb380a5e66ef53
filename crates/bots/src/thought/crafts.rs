//! The games one can think about.

use super::craft::Craft;
use super::outlook::Ending;
use crate::{Advice, grand, minchiate, truco, voltarete, yukon};
use cards::{Card, CardSet};
use engine::{Eyes, Game, Luck, Seat, SeatSet, Side};
use games::grand::Grand;
use games::minchiate::Minchiate;
use games::ombre::trumps::ESPADILHA;
use games::ombre::voltarete::Voltarete;
use games::truco::Truco;
use games::yukon::Yukon;

impl Craft for Voltarete {
    type Novice = voltarete::Novice;

    const SOLVED: usize = 9;
    const ENDING: (usize, Ending) = (5, Ending::Open);

    fn novice(_: u64) -> voltarete::Novice {
        voltarete::Novice
    }

    fn seat(view: &Self::View) -> Option<Seat> {
        view.seat()
    }

    fn held(view: &Self::View) -> usize {
        view.hand.len()
    }

    fn card(card: Card) -> Option<Self::Action> {
        Some(games::ombre::voltarete::Action::Play(card))
    }

    fn advise(view: &Self::View) -> Option<Advice<Self::Action>> {
        voltarete::advise(view)
    }

    fn is_weighty(view: &Self::View, action: &Self::Action) -> bool {
        use games::ombre::voltarete::Action::*;
        // Nobody parts with Espadilha: few worlds may say so, and they err.
        let thrown = match action {
            Exchange(cards) | Buy(cards) | Discard4(cards) => *cards,
            Casca(None) => view.hand,
            _ => CardSet::EMPTY,
        };
        if thrown.contains(ESPADILHA) {
            return false;
        }
        let spoken = matches!(
            action,
            Pass | Licenca | Entro | Preferencia | So(_) | SoCopas | Respeito | Consent | Segundo | Casca(_) | Decline | Treze
        );
        let made = matches!(action, Name(_) | Exchange(_) | ReporCasca | Buy(_) | Discard4(_));
        spoken || made || matches!(action, OrderPlay | DeclareGeral | AskResposta | Give | Refuse | Play(_) | Stop | Continue)
    }

    /// A remissa is a debt that only waits for its hand.
    fn owes(game: &Self, seat: Seat) -> i64 {
        let remissas = game.view(Eyes::Public).company.remissas;
        remissas.iter().filter(|remissa| remissa.owner == seat).map(|remissa| remissa.amount).sum()
    }

    fn likelihood(view: &Self::View, world: &Self) -> f64 {
        voltarete::likelihood(view, world)
    }
}

impl Craft for Truco {
    type Novice = truco::Novice;

    // Between two cards anybody may call: no solver says what comes of it.
    const SOLVED: usize = 0;
    const ENDING: (usize, Ending) = (0, Ending::Hidden);

    fn novice(seed: u64) -> truco::Novice {
        truco::Novice::new(seed)
    }

    fn hasty(seed: u64) -> truco::Novice {
        truco::Novice::hasty(seed)
    }

    fn seat(view: &Self::View) -> Option<Seat> {
        view.seat()
    }

    fn held(view: &Self::View) -> usize {
        view.hand.len()
    }

    fn card(card: Card) -> Option<Self::Action> {
        Some(games::truco::Action::Play(card))
    }

    fn advise(view: &Self::View) -> Option<Advice<Self::Action>> {
        truco::Novice::new(0).advise(view)
    }

    fn is_weighty(_: &Self::View, action: &Self::Action) -> bool {
        use games::truco::Action::*;
        let called = matches!(action, Envido(_) | Flor(_) | Truco(_) | QueroE(_) | Double(_));
        let answered = matches!(action, EBoa | Segue | Answer(_) | Passo(_) | ComFlor(_) | AchicoE(_));
        called || answered || matches!(action, Play(_) | Leave(_))
    }

    /// Tentos are worth the partida they win.
    fn standing(game: &Self, seats: SeatSet, _: u32) -> f64 {
        let won = |sides: &[Side], ours: bool| sides.iter().find(|side| (side.seats == seats) == ours).map_or(0, |side| side.won);
        let sides = game.sides();
        truco::standing(won(&sides, true), won(&sides, false))
    }

    fn likelihood(view: &Self::View, world: &Self) -> f64 {
        truco::likelihood(view, world)
    }

    fn heard(view: &Self::View, world: &Self) -> f64 {
        truco::hears(view, world)
    }

    fn learnt(view: &Self::View, luck: &mut Luck) -> Option<Self::Action> {
        truco::bet(view, luck)
    }
}

impl Craft for Minchiate {
    type Novice = minchiate::Novice;

    const SOLVED: usize = 4;
    const ENDING: (usize, Ending) = (0, Ending::Hidden);

    fn novice(_: u64) -> minchiate::Novice {
        minchiate::Novice
    }

    fn seat(view: &Self::View) -> Option<Seat> {
        view.seat()
    }

    fn held(view: &Self::View) -> usize {
        view.hand.len()
    }

    fn card(card: Card) -> Option<Self::Action> {
        Some(games::minchiate::Action::Play(card))
    }

    fn advise(view: &Self::View) -> Option<Advice<Self::Action>> {
        minchiate::advise(view)
    }

    fn is_weighty(_: &Self::View, action: &Self::Action) -> bool {
        use games::minchiate::Action::*;
        matches!(action, Discard(_) | Play(_))
    }
}

impl Craft for Yukon {
    type Novice = yukon::Novice;

    const SOLVED: usize = 4;
    const ENDING: (usize, Ending) = (4, Ending::Open);

    fn novice(_: u64) -> yukon::Novice {
        yukon::Novice
    }

    fn seat(view: &Self::View) -> Option<Seat> {
        view.seat()
    }

    fn held(view: &Self::View) -> usize {
        view.hand.len()
    }

    fn card(card: Card) -> Option<Self::Action> {
        Some(games::yukon::Action::Play(card))
    }

    fn advise(view: &Self::View) -> Option<Advice<Self::Action>> {
        yukon::advise(view)
    }

    fn is_weighty(_: &Self::View, action: &Self::Action) -> bool {
        matches!(action, games::yukon::Action::Play(_))
    }
}

/// So far above the least bid others are thought about.
const JUMP: i64 = 10;

impl Craft for Grand {
    type Novice = grand::Novice;

    const SOLVED: usize = 6;
    // Two against two, and no privilege to force a card: where a queen lies is guessed half of the time, and open cards would always know.
    const ENDING: (usize, Ending) = (7, Ending::OpenLater);

    fn novice(_: u64) -> grand::Novice {
        grand::Novice
    }

    fn seat(view: &Self::View) -> Option<Seat> {
        view.seat()
    }

    fn held(view: &Self::View) -> usize {
        view.hand.len()
    }

    fn card(card: Card) -> Option<Self::Action> {
        Some(games::grand::Action::Play(card))
    }

    fn advise(view: &Self::View) -> Option<Advice<Self::Action>> {
        grand::advise(view)
    }

    fn is_weighty(view: &Self::View, action: &Self::Action) -> bool {
        use games::grand::Action::*;
        match action {
            Bid(points) => *points <= view.open.bid.map_or(0, |bid| bid.points) + JUMP,
            // Nobody trumps what is his partner's: few worlds may say that the lead is worth it, and they err.
            Play(card) => !grand::trumps_his_partner(view, *card),
            Pass | OpenCopas(_) | Choose(_) | Discard(_) | Exchange(..) | NoExchange | OpenPartner => true,
            _ => false,
        }
    }

    fn likelihood(view: &Self::View, world: &Self) -> f64 {
        grand::likelihood(view, world)
    }
}
