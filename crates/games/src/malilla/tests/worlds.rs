//! Imagined worlds: every world that fits what was seen appears, each as often as any other, and no other.

use super::super::Malilla;
use super::super::deck::PACK;
use super::harness::{FULL, cards, dealt, happens, plays, table};
use ::cards::{Card, CardSet};
use engine::duty::Duty;
use engine::trick::Trick;
use engine::{Game, Rng, Seat, Viewer};
use std::collections::BTreeMap;

#[test]
fn the_turned_card_is_with_the_dealer() {
    let mut rng = Rng::new(3);
    let view = dealt("", FULL).view(Viewer::Seat(Seat::at(0)));
    for _ in 0..100 {
        assert!(Malilla::imagine(&view, &mut rng).hand(Seat::at(3)).contains_all(cards("RB")));
    }
}

#[test]
fn not_beating_proves_that_nothing_higher_is_held() {
    let mut rng = Rng::new(4);
    let mut game = dealt("", FULL);
    // P2 follows the king with a five: neither ace nor Malilla.
    plays(&mut game, "RC 5C");
    let view = game.view(Viewer::Seat(Seat::at(0)));
    let held = (0..300).fold(CardSet::EMPTY, |all, _| all | Malilla::imagine(&view, &mut rng).hand(Seat::at(1)));
    assert!(!held.meets(cards("1C 9C")) && held.contains_all(cards("CC 8C 6C 4C 3C 2C")));
}

#[test]
fn at_an_honour_table_only_a_card_put_right_proves_anything() {
    let mut rng = Rng::new(5);
    let mut game = dealt("option table honour", FULL);
    plays(&mut game, "8O 7O");
    let held = |game: &Malilla, rng: &mut Rng| {
        let view = game.view(Viewer::Seat(Seat::at(0)));
        (0..300).fold(CardSet::EMPTY, |all, _| all | Malilla::imagine(&view, rng).hand(Seat::at(1)))
    };
    assert!(held(&game, &mut rng).contains_all(cards("9O 1O CO SO")));
    happens(&mut game, "1 correct SO");
    assert!(held(&game, &mut rng).contains_all(cards("7O 9O 1O")));
}

/// Could these hands have played as all saw it?
fn fits(view: &super::super::View, hands: &[CardSet; 4]) -> bool {
    let (plays, duty) = (&view.open.plays, super::super::deck::Cargar(view.open.order()));
    let mut trick = Trick::EMPTY;
    plays.iter().enumerate().all(|(at, &(seat, card))| {
        if at % 4 == 0 {
            trick = Trick::EMPTY;
        }
        let later = plays.iter().skip(at).filter(|(player, _)| *player == seat).map(|&(_, card)| card);
        let held = later.fold(hands[seat.index()], CardSet::with);
        let right = duty.playable(held, &trick).contains(card);
        trick.play(seat, card, duty.order());
        right
    })
}

#[test]
fn every_possible_ending_is_imagined_and_no_other() {
    let mut rng = Rng::new(21);
    let mut barred = 0;
    for seed in 0..8 {
        let mut order: Vec<Card> = PACK.iter().collect();
        rng.shuffle(&mut order);
        let mut game = table("");
        game.shuffled(&order).expect("dealt");
        while game.open.takers.len() < 10 {
            let seat = game.open.to_play;
            let card = rng.card(game.lawful(seat)).expect("a card");
            happens(&mut game, &format!("{seat} play {card}"));
        }
        let view = game.view(Viewer::Seat(Seat::at(0)));
        let unseen: Vec<Card> = Seat::first(4).skip(1).flat_map(|seat| game.hand(seat).iter().collect::<Vec<_>>()).collect();
        let turned = game.open.turned.expect("a card").to_owned();
        // Two cards to each of three: all ways to give them out.
        let mut possible = Vec::new();
        for ways in 0..3usize.pow(6) {
            let mut hands = [game.hand(Seat::at(0)), CardSet::EMPTY, CardSet::EMPTY, CardSet::EMPTY];
            let mut left = ways;
            for &card in &unseen {
                hands[left % 3 + 1].insert(card);
                left /= 3;
            }
            let turned_right = !unseen.contains(&turned) || hands[3].contains(turned);
            if hands.iter().all(|hand| hand.len() == 2) {
                match turned_right && fits(&view, &hands) {
                    true => possible.push(hands),
                    false => barred += 1,
                }
            }
        }
        let mut imagined: BTreeMap<Vec<CardSet>, u32> = BTreeMap::new();
        for _ in 0..20_000 {
            let world = Malilla::imagine(&view, &mut rng);
            *imagined.entry(Seat::first(4).map(|seat| world.hand(seat)).collect()).or_default() += 1;
        }
        assert_eq!(imagined.len(), possible.len(), "deal {seed}");
        assert!(possible.iter().all(|hands| imagined.contains_key(&hands[..])), "deal {seed}");
        let fair = 20_000.0 / possible.len() as f64;
        assert!(imagined.values().all(|&n| (f64::from(n) - fair).abs() < 5.0 * fair.sqrt()), "deal {seed}: {imagined:?}");
    }
    assert!(barred > 0, "nothing was ever ruled out");
}
