//! Likelihood of a world, given the others' words and plays: hands that the book calls sound are seldom passed, and others
//! seldom named.

use super::bid::{DARING, so_is_sound};
use super::knowledge::Knowledge;
use super::value::{Holding, best_suit};
use crate::thought::Played;
use cards::{CardSet, Suit};
use engine::{Game, Seat, Viewer};
use games::ombre::voltarete::contract::Contract;
use games::ombre::voltarete::state::Said;
use games::ombre::voltarete::{View, Voltarete};

/// The chance that somebody does what the book does not advise.
const AGAINST_THE_BOOK: f64 = 0.2;

/// The likelihood of the others' bids and plays in this world.
pub(crate) fn likelihood(view: &View, world: &Voltarete) -> f64 {
    let others = view.open.round.order.iter().copied().take(3).filter(|&seat| view.seat() != Some(seat));
    let bids: f64 = others.map(|seat| of_seat(view, world, seat)).product();
    bids * of_play(view, world)
}

/// As the bids, so the cards.
fn of_play(view: &View, world: &Voltarete) -> f64 {
    let open = &view.open;
    let Some(known) = Knowledge::new(view).filter(|_| !open.play.plays.is_empty()) else { return 1.0 };
    let hands = std::array::from_fn(|seat| world.view(Viewer::Seat(Seat::at(seat))).hand);
    let played = Played { order: &known.trumps.order, plays: &open.play.plays, active: open.round.active };
    played.likelihood(hands, |seat| seat != known.me, |seat, other| (seat == known.alone) != (other == known.alone))
}

fn of_seat(view: &View, world: &Voltarete, seat: Seat) -> f64 {
    let (open, at) = (&view.open, seat.index());
    let played = open.play.plays.iter().filter(|(player, _)| *player == seat).map(|&(_, card)| card).collect::<CardSet>();
    let hand = world.view(Viewer::Seat(seat)).hand | played;
    if open.feito == Some(seat) && open.talon.discarded[at] > 0 {
        // Their nine cards as they made them: the better they are, the likelier.
        let tenths = open.trump.map_or(0, |trump| Holding::new(hand, trump).tenths());
        return (f64::from(tenths - 20) / 20.0).clamp(AGAINST_THE_BOOK / 2.0, 1.0);
    }
    if open.talon.discarded[at] > 0 {
        // Who has bought no longer has the hand they spoke on.
        return 1.0;
    }
    let mut standing = false;
    let mut chance = 1.0;
    for &(who, said) in &open.said {
        let named = matches!(said, Said::Bid(_) | Said::BidIn(..));
        if who == seat {
            let by_the_book = match said {
                Said::Bid(Contract::Licenca) => best_suit(hand).1 >= DARING || licenca(hand),
                Said::BidIn(_, suit) => so_is_sound(hand, suit),
                Said::Bid(Contract::So) => so(hand),
                Said::Pass | Said::Consent if standing => !so(hand),
                Said::Pass => !so(hand) && !licenca(hand) && best_suit(hand).1 < DARING,
                _ => true,
            };
            chance *= if by_the_book { 1.0 } else { AGAINST_THE_BOOK };
        }
        standing |= named;
    }
    chance
}

fn licenca(hand: CardSet) -> bool {
    Suit::ALL.into_iter().any(|suit| Holding::new(hand, suit).licenca().is_some())
}

fn so(hand: CardSet) -> bool {
    Suit::ALL.into_iter().any(|suit| so_is_sound(hand, suit))
}
