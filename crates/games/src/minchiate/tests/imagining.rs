//! Imagined worlds fit what was seen, and every one that fits appears.

use super::super::state::Phase;
use super::super::tarocchi::{Answer, MATTO, ORDER};
use super::super::{Minchiate, View};
use super::harness::{Scenario, cards};
use ::cards::{Card, CardSet};
use engine::battery::{Walk, agreed};
use engine::duty::Duty;
use engine::trick::Trick;
use engine::{Game, Rng, Seat, Setup, Viewer};
use std::collections::BTreeMap;

/// Does this world have every card where the viewer knows it can be?
fn fits(view: &View, world: &Minchiate) {
    for seat in Seat::first(4) {
        let at = seat.index();
        let (hand, discards) = (world.hidden.hands[at], world.hidden.discards[at]);
        assert!(hand.contains_all(view.open.shown[at]));
        assert!((hand | discards).contains_all(view.open.taken_up[at]));
        for plays in view.open.taken.iter().map(|taken| &taken.plays).chain([&view.open.plays]) {
            let led = plays.iter().map(|&(_, card)| card).find(|&card| card != MATTO);
            let own = plays.iter().find(|(player, _)| *player == seat).map(|&(_, card)| card);
            if let (Some(led), Some(own)) = (led, own) {
                assert!(!hand.meets(shown_void(led, own)), "seat {seat} answered {led} with {own}");
            }
        }
    }
    assert_eq!(world.hidden.stock.first().copied().filter(|_| view.open.undermost.is_some()), view.open.undermost);
}

#[test]
fn imagined_worlds_fit_what_was_seen() {
    let mut walk = Walk::<Minchiate>::new(agreed::<Minchiate>(&[("match_giochi", "3")]), Setup::default(), 5);
    let mut rng = Rng::new(5);
    let mut worlds = 0;
    walk.go(usize::MAX, &mut |walk| {
        if walk.game().open.phase == Phase::Tricks {
            let view = walk.game().view(Viewer::Seat(Seat::at(rng.below(4))));
            fits(&view, &Minchiate::imagine(&view, &mut rng));
            worlds += 1;
        }
    });
    assert!(worlds > 200, "{worlds}");
}

#[test]
fn every_consistent_ending_appears_equally_often() {
    // One card each; S2 answered swords with a tarocco, so it has none. Two of the four unseen cards lie in the stock.
    let mut scenario = Scenario::at("");
    scenario.left(["4E 1B", "T8 2B", "2E 3B", "9E 5E"]);
    scenario.trick("S1:4E S2:T8 S3:2E D:9E");
    let known = cards("4E T8 2E 9E 1B");
    let game = &mut scenario.game;
    let unseen = cards("2B 3B 5E 7E");
    let rest = super::super::tarocchi::PACK - known - unseen;
    game.hidden.stock = vec!["7E".parse().expect("a card")];
    game.open.stock = 1;
    // Everything else was played long ago.
    for chunk in rest.iter().collect::<Vec<_>>().chunks(4) {
        let plays = chunk.iter().map(|&card| (scenario.game.open.order[0], card)).collect();
        let taker = scenario.game.open.order[0];
        scenario.game.open.taken.push(super::super::state::Taken { plays, taker });
    }
    let view = scenario.game.view(Viewer::Seat(scenario.seat("S1")));
    let mut rng = Rng::new(9);
    let mut seen: BTreeMap<[CardSet; 4], u32> = BTreeMap::new();
    for _ in 0..6_000 {
        *seen.entry(Minchiate::imagine(&view, &mut rng).hidden.hands).or_default() += 1;
    }
    // S2 has one of two batons; the other three places take the remaining three cards in any order.
    assert_eq!(seen.len(), 12);
    assert!(seen.values().all(|&n| (380..=620).contains(&n)), "{seen:?}");
}

/// All ways to put the cards into places of these sizes.
fn each_deal(unseen: CardSet, sizes: &[usize], dealt: &mut Vec<CardSet>, found: &mut dyn FnMut(&[CardSet])) {
    let Some(card) = unseen.first() else { return found(dealt) };
    for place in 0..sizes.len() {
        if dealt[place].len() < sizes[place] {
            dealt[place].insert(card);
            each_deal(unseen.without(card), sizes, dealt, found);
            dealt[place].remove(card);
        }
    }
}

#[test]
fn near_the_end_every_world_appears_equally_often_and_no_other() {
    let mut rng = Rng::new(17);
    let (mut positions, mut barred) = (0, 0);
    let mut walk = Walk::<Minchiate>::new(agreed::<Minchiate>(&[("match_giochi", "4")]), Setup::default(), 6);
    walk.go(usize::MAX, &mut |walk| {
        // Two cards each are left; of what lies in the stock and was laid aside one eye has seen all but four cards.
        if walk.game().open.phase != Phase::Tricks || walk.game().open.taken.len() != 19 || walk.game().open.plays.len() != 1 {
            return;
        }
        let mut game = walk.game().clone();
        let viewer = game.open.order[1];
        let others: Vec<Seat> = game.open.order.into_iter().filter(|&seat| seat != viewer).collect();
        let stock: Vec<_> = game.hidden.stock.drain(4.min(game.hidden.stock.len())..).collect();
        let laid = others.iter().flat_map(|seat| std::mem::take(&mut game.hidden.discards[seat.index()])).chain(stock);
        // They are as good as played.
        let taker = viewer;
        for card in laid.collect::<CardSet>() {
            game.open.taken.push(super::super::state::Taken { plays: [(viewer, card)].into_iter().collect(), taker });
        }
        for seat in &others {
            game.open.discarded[seat.index()] = 0;
            game.open.taken_up[seat.index()] = CardSet::EMPTY;
            game.open.shown[seat.index()] = CardSet::EMPTY;
        }
        (game.open.stock, game.open.undermost) = (game.hidden.stock.len(), None);
        let view = game.view(Viewer::Seat(viewer));
        let sizes: Vec<usize> = others.iter().map(|seat| view.sizes[seat.index()]).chain([game.open.stock]).collect();
        let hands = others.iter().map(|&seat| game.hand(seat)).chain([CardSet::from_slice(&game.hidden.stock)]);
        let unseen = hands.fold(CardSet::EMPTY, |all, cards| all | cards);
        let mut worlds: BTreeMap<Vec<CardSet>, u32> = BTreeMap::new();
        each_deal(unseen, &sizes, &mut vec![CardSet::EMPTY; sizes.len()], &mut |dealt| {
            let lacks = |(seat, hand): (&Seat, &CardSet)| {
                view.open.taken.iter().map(|taken| &taken.plays).chain([&view.open.plays]).any(|plays| {
                    let led = plays.iter().map(|&(_, card)| card).find(|&card| card != MATTO);
                    let own = plays.iter().find(|(player, _)| player == seat).map(|&(_, card)| card);
                    led.zip(own).is_some_and(|(led, own)| hand.meets(shown_void(led, own)))
                })
            };
            match others.iter().zip(dealt).any(lacks) {
                true => barred += 1,
                false => assert!(worlds.insert(dealt.to_vec(), 0).is_none()),
            }
        });
        let possible = worlds.len();
        for _ in 0..100 * possible {
            let world = Minchiate::imagine(&view, &mut rng);
            let hands = others.iter().map(|&seat| world.hand(seat)).chain([CardSet::from_slice(&world.hidden.stock)]);
            *worlds.entry(hands.collect()).or_default() += 1;
        }
        assert_eq!(worlds.len(), possible, "worlds that do not fit");
        assert!(worlds.values().all(|&n| n.abs_diff(100) < 60), "{worlds:?}");
        positions += 1;
    });
    assert!(positions == 4 && barred > 0, "{positions} positions, {barred} deals ruled out");
}

/// Everything of the game that this viewer is shown.
fn leaves(game: &Minchiate, viewer: Viewer) -> String {
    let view = game.view(viewer);
    serde_json::to_string(&(&view, &Minchiate::show(&view))).expect("a view")
}

#[test]
fn wrong_deals_tell_no_eyes_what_they_cannot_know() {
    for (seed, mistakes) in [["0 1 9", "2 2 13"], ["1 1 12", "3 2 8"], ["0 2 10", "1 2 12"]].into_iter().enumerate() {
        let lines = mistakes.map(|mistake| ("misdeal".to_owned(), mistake.to_owned())).to_vec();
        let options = [("table", "honour"), ("match_giochi", "1")];
        let setup = Setup { dealer: Some(Seat::at(3)), lines, ..Setup::default() };
        let mut walk = Walk::<Minchiate>::new(agreed::<Minchiate>(&options), setup, seed as u64);
        let mut rng = Rng::new(seed as u64);
        walk.go(usize::MAX, &mut |walk| {
            let all = walk.game().all_cards().into_iter().map(CardSet::len).sum::<usize>();
            assert_eq!(all, 97, "{}", walk.describe());
            for viewer in Seat::first(4).map(Viewer::Seat).chain([Viewer::Public]) {
                let world = Minchiate::imagine(&walk.game().view(viewer), &mut rng);
                assert_eq!(leaves(&world, viewer), leaves(walk.game(), viewer), "{}", walk.describe());
            }
        });
        engine::battery::check_replay(&walk);
        assert_eq!(walk.game().open.phase, Phase::Over);
    }
}

/// Cards that a play to this lead shows not to be held.
fn shown_void(led: Card, card: Card) -> CardSet {
    let mut trick = Trick::EMPTY;
    trick.play(Seat::at(0), led, &ORDER);
    Answer::Full.lacks(&trick, card)
}
