//! Imagined worlds: every world that fits what was seen can appear, and no other.

use cards::{Card, CardSet, Pack};
use engine::battery::{Walk, agreed};
use engine::duty::Duty;
use engine::trick::Trick;
use engine::{Game, Rng, Seat, Setup, Viewer};
use games::ombre::trumps::Trumps;
use games::ombre::voltarete::state::Phase;
use games::ombre::voltarete::{View, Voltarete};
use std::collections::BTreeSet;

/// Could these hands, in the seats' order, have played as all saw it, at a table where nobody revokes?
fn fits(view: &View, trumps: &Trumps, hands: &[CardSet; 4]) -> bool {
    let plays = &view.open.play.plays;
    let mut trick = Trick::EMPTY;
    plays.iter().enumerate().all(|(at, &(seat, card))| {
        if at % view.open.round.active == 0 {
            trick = Trick::EMPTY;
        }
        let later = plays.iter().skip(at).filter(|(player, _)| *player == seat).map(|&(_, card)| card);
        let held = later.fold(hands[seat.index()], CardSet::with);
        let lawful = trumps.playable(held, &trick).contains(card);
        trick.play(seat, card, &trumps.order);
        lawful
    })
}

/// Every pair of one-card hands for the two others that fits what the viewer saw, found by trying them all.
fn all_endings(view: &View, viewer: Seat, trumps: &Trumps) -> BTreeSet<[CardSet; 4]> {
    let played: CardSet = view.open.play.plays.iter().map(|&(_, card)| card).collect();
    let shown = view.open.shown.iter().fold(CardSet::EMPTY, |all, &cards| all | cards);
    let unseen = Pack::Spanish40.cards() - played - view.hand - view.discards - shown;
    let others: Vec<Seat> = view.match_state.places().iter().copied().filter(|&seat| seat != viewer).collect();
    let can_hold = |seat: Seat| -> Vec<Card> {
        let known = view.open.shown[seat.index()];
        if known.is_empty() { unseen.iter().collect() } else { known.iter().collect() }
    };
    let mut endings = BTreeSet::new();
    for first in can_hold(others[0]) {
        for second in can_hold(others[1]).into_iter().filter(|&second| second != first) {
            let mut hands = [CardSet::EMPTY; 4];
            hands[viewer.index()] = view.hand;
            hands[others[0].index()] = CardSet::of(first);
            hands[others[1].index()] = CardSet::of(second);
            if fits(view, trumps, &hands) {
                endings.insert(hands);
            }
        }
    }
    endings
}

#[test]
fn every_consistent_ending_of_voltarete_can_be_imagined_and_no_other() {
    let mut positions = 0;
    for seed in 0..40 {
        let options = [("table", "strict"), ("players", "3")];
        let mut walk = Walk::<Voltarete>::new(agreed::<Voltarete>(&options), Setup::default(), seed);
        walk.go(400, &mut |walk| {
            let open = &walk.game().view(Viewer::Public).open;
            if open.phase != Phase::Tricks
                || open.play.takers.len() != 8
                || !open.play.trick.is_empty()
                || !open.claims.exposed.is_empty()
                || positions >= 24
            {
                return;
            }
            let viewer = open.round.order[seed as usize % 3];
            let view = walk.game().view(Viewer::Seat(viewer));
            let Some(trumps) = open.trump.map(Trumps::of) else { return };
            let expected = all_endings(&view, viewer, trumps);
            let mut rng = Rng::new(seed);
            let mut imagined = BTreeSet::new();
            // The rarest of these equally likely worlds is missed once in e^20 tries.
            for _ in 0..expected.len() * 30 {
                let world = Voltarete::imagine(&view, &mut rng);
                imagined.insert(std::array::from_fn(|seat| world.view(Viewer::Seat(Seat::at(seat))).hand));
            }
            assert_eq!(imagined, expected, "seat {viewer}: {}", walk.describe());
            positions += 1;
        });
    }
    assert!(positions >= 10, "only {positions} endings were reached");
}
