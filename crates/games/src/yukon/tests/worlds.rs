//! Imagined worlds: what was lacked at a trick can have been drawn since, and nothing else.

use super::harness::{cards, deal, happens, plays, table};
use cards::CardSet;
use engine::{Eyes, Game, Luck, Seat};

/// All cards that seat 1 holds in worlds seat 0 imagines.
fn held(game: &super::super::Yukon, luck: &mut Luck) -> CardSet {
    let view = game.view(Eyes::Seat(Seat::at(0)));
    let worlds = (0..400).map(|_| super::super::Yukon::imagine(&view, luck));
    worlds.fold(CardSet::EMPTY, |all, world| all | world.hand(Seat::at(1)))
}

#[test]
fn one_drawn_card_of_the_suit_lacked_is_possible_and_two_are_not() {
    let mut luck = Luck::new(7);
    let mut game = table("option players 2");
    deal(&mut game, &["7C 2O 3O 4O 5O", "9B 10E 2E 3E 4E"], "6C 8C");
    plays(&mut game, "7C 9B");
    // Seat 1 had neither hearts nor jacks; one card may have been drawn since.
    let view = game.view(Eyes::Seat(Seat::at(0)));
    let lacked = cards("1C 2C 3C 4C 5C 7C 8C 9C 10C CC RC SC SO SE SB");
    let mut most = 0;
    for _ in 0..400 {
        let world = super::super::Yukon::imagine(&view, &mut luck);
        most = most.max((world.hand(Seat::at(1)) & lacked).len());
    }
    assert_eq!(most, 1);
    assert!(held(&game, &mut luck).contains_all(lacked.without("7C".parse().expect("a card"))));
}

#[test]
fn who_must_replace_a_card_holds_a_right_one() {
    let mut luck = Luck::new(8);
    let mut game = table("option table honour; option players 2");
    deal(&mut game, &["7C 2O 3O 4O 5O", "4C 6B 9B 10E 2E"], "3E 8B");
    plays(&mut game, "7C 9B");
    happens(&mut game, "0 accuse 1");
    let view = game.view(Eyes::Seat(Seat::at(0)));
    for _ in 0..200 {
        let world = super::super::Yukon::imagine(&view, &mut luck);
        assert!(world.hand(Seat::at(1)).meets(cards("1C 2C 3C 4C 5C 6C 8C 9C 10C CC RC SC SO SE SB")));
    }
}
