//! A world these eyes cannot tell from the real one: the unseen cards dealt again, as the play allows.
//!
//! Hands are filled up, so what a player lacked once he may have drawn since. Every card in a hand came into it with the
//! deal or at one of the draws, and cannot have been there at a trick to which he rightly failed to play it. Of the moments
//! at which he got cards the played ones are given the earliest that fit, so that the latest stay open for those he holds:
//! a hand is possible if, and only if, its cards can be matched with these moments.

use super::Yukon;
use super::deck::{Duty, PACK};
use super::sitting::removed;
use super::state::{HAND, Hidden, Phase};
use super::view::View;
use crate::brazil::matched;
use cards::{Card, CardSet};
use engine::{Luck, Seat};

pub(super) fn imagine(view: &View, luck: &mut Luck) -> Yukon {
    Yukon {
        agreements: view.agreements.clone(),
        company: view.company.clone(),
        open: view.open.clone(),
        hidden: imagined(view, luck),
        ledger: view.ledger.clone(),
        reports: Vec::new(),
    }
}

/// A place for an unseen card.
#[derive(Clone, Copy)]
enum Place {
    /// In a hand, got after so many tricks.
    Hand(Seat, usize),
    /// In the monte.
    Stock,
}

fn imagined(view: &View, luck: &mut Luck) -> Hidden {
    let open = &view.open;
    if matches!(open.phase, Phase::DrawPairs | Phase::DrawDealer | Phase::Shuffle) {
        return Hidden::NOTHING;
    }
    let played: CardSet = open.plays.iter().map(|&(_, card)| card).collect();
    let unseen: Vec<Card> = (PACK - removed(&view.agreements, open) - played - view.hand).iter().collect();
    let pasts: Vec<Past> = Seat::first(4).map(|seat| Past::of(view, seat)).collect();
    let mut places = Vec::new();
    for &seat in open.players().iter().filter(|&&seat| !view.eyes.are(seat)) {
        places.extend(pasts[seat.index()].moments(view).into_iter().map(|moment| Place::Hand(seat, moment)));
    }
    places.extend(std::iter::repeat_n(Place::Stock, view.stock));
    let fits = |place: usize, card: usize| {
        let owner = open.shown.iter().position(|shown| shown.contains(unseen[card])).map(Seat::at);
        match places[place] {
            Place::Hand(seat, moment) => {
                owner.is_none_or(|owner| owner == seat) && pasts[seat.index()].came_after(unseen[card]) <= moment
            }
            Place::Stock => owner.is_none(),
        }
    };
    let cards = matched(unseen.len(), places.len(), &fits, &wrongly_kept(view, &unseen, &places), luck);
    let mut hidden = Hidden::NOTHING;
    if let Some(seat) = view.seat() {
        hidden.hands[seat.index()] = view.hand;
    }
    for (place, card) in places.iter().zip(cards) {
        match place {
            Place::Hand(seat, _) => hidden.hands[seat.index()].insert(unseen[card]),
            Place::Stock => hidden.stock.push(unseen[card]),
        }
    }
    hidden
}

/// Whoever must replace a wrong card holds one that would have been right: the pairs of place and card, one of which is so.
fn wrongly_kept(view: &View, unseen: &[Card], places: &[Place]) -> Vec<(usize, usize)> {
    let Some(offender) = view.open.mending.filter(|&seat| !view.eyes.are(seat)) else { return Vec::new() };
    let wrong = view.open.trick.plays().find(|(seat, _)| *seat == offender);
    let (Some(led), Some((_, wrong))) = (view.open.trick.led(), wrong) else { return Vec::new() };
    let right = Duty::new(&view.agreements).lacked(led, wrong);
    let at = |seat: Seat| (0..places.len()).filter(move |&n| matches!(places[n], Place::Hand(there, _) if there == seat));
    let cards = (0..unseen.len()).filter(|&card| right.contains(unseen[card]));
    cards.flat_map(|card| at(offender).map(move |place| (place, card))).collect()
}

/// What a seat has played, and what it was seen to lack.
#[derive(Default)]
struct Past {
    /// Trick and card.
    played: Vec<(usize, Card)>,
    /// Trick and the cards lacked at it.
    lacked: Vec<(usize, CardSet)>,
}

impl Past {
    fn of(view: &View, seat: Seat) -> Past {
        let (open, duty) = (&view.open, Duty::new(&view.agreements));
        let mut past = Past::default();
        for (at, &(player, card)) in open.plays.iter().enumerate().filter(|(_, (player, _))| *player == seat) {
            let trick = at / open.active;
            let (leader, led) = open.plays[trick * open.active];
            past.played.push((trick, card));
            // At an honour table only what was examined tells anything.
            let right = !view.agreements.honour() || open.proved.contains(&(at as u8));
            if right && leader != player {
                past.lacked.push((trick, duty.lacked(led, card)));
            }
        }
        past
    }

    /// After how many tricks, at the earliest, a card came into the hand that is there now.
    fn came_after(&self, card: Card) -> usize {
        self.came_before(card, usize::MAX)
    }

    fn came_before(&self, card: Card, trick: usize) -> usize {
        let lacked = self.lacked.iter().filter(|(at, cards)| *at < trick && cards.contains(card));
        lacked.map(|(at, _)| at + 1).max().unwrap_or(0)
    }

    /// The moments at which the cards still held were got, the latest possible.
    fn moments(&self, view: &View) -> Vec<usize> {
        let open = &view.open;
        let all = (PACK - removed(&view.agreements, open)).len();
        let refills = (all / open.active - HAND).min(open.takers.len());
        let mut left: Vec<usize> = std::iter::repeat_n(0, HAND).chain(1..=refills).collect();
        let mut free = Vec::new();
        for n in (0..left.len()).rev() {
            if left.len() == self.played.len() {
                break;
            }
            let moment = left.remove(n);
            match self.could_have_come(&left) {
                true => free.push(moment),
                false => left.insert(n, moment),
            }
        }
        free
    }

    /// Could the cards played have been got at these moments? Each in turn goes to the one that had to be played first.
    fn could_have_come(&self, moments: &[usize]) -> bool {
        let mut waiting: Vec<(usize, usize)> =
            self.played.iter().map(|&(trick, card)| (trick, self.came_before(card, trick))).collect();
        waiting.sort_unstable();
        for &moment in moments {
            if let Some(at) = waiting.iter().position(|&(trick, from)| from <= moment && moment <= trick) {
                waiting.remove(at);
            }
        }
        waiting.is_empty()
    }
}
