//! The novice is lawful at every table, better than chance, and true to the book.

use super::{Novice, advise};
use crate::{Player, Random, Reason};
use cards::{Card, CardSet};
use engine::show::ToAct;
use engine::{Agreements as _, Game, Pile, Seat, Setup, Shuffler, Turn, Viewer};
use games::malilla::deck::PACK;
use games::malilla::{Action, Agreements, Malilla};

/// A match with the first pair played by novices and the second by chance; how many tantos the first has won.
fn played(table: &str, number: u64) -> i64 {
    let mut agreements = Agreements::default();
    for (name, value) in [("table", table), ("vueltas", "1")] {
        agreements.set(name, value).expect("an option");
    }
    let dealer = Seat::new(number as usize % 4);
    let mut game = Malilla::open(&agreements, &Setup { dealer, ..Setup::default() }).expect("a table");
    let (mut novice, mut chance) = (Novice, Random::new(number));
    let mut shuffler = Shuffler::numbered([9; 32], 1000 * number);
    loop {
        shuffler.deal(&mut game).expect("a deal");
        let Turn::Seats { must, may } = game.turn() else { break };
        // Seats that may speak are heard before seats that must act.
        let seats: Vec<Seat> = may.iter().chain(must.iter()).collect();
        let spoken = seats.into_iter().find_map(|seat| {
            let view = game.view(Viewer::Seat(seat));
            let first_pair = seat.index() % 2 == 0;
            let player: &mut dyn Player<Malilla> = if first_pair { &mut novice } else { &mut chance };
            if !first_pair && Malilla::to_act(&view) != ToAct::Must {
                return None;
            }
            player.choose(&view).map(|action| (seat, action))
        });
        let (seat, action) = spoken.expect("somebody acts");
        game.act(seat, &action).expect("a lawful action");
    }
    game.ledger().balance(Seat::at(0))
}

#[test]
fn the_novice_beats_chance_clearly() {
    for table in ["strict", "honour"] {
        let margins: Vec<i64> = (0..60).map(|number| played(table, number)).collect();
        let mean = margins.iter().sum::<i64>() as f64 / margins.len() as f64;
        let spread = (margins.iter().map(|&n| (n as f64 - mean).powi(2)).sum::<f64>() / (margins.len() - 1) as f64).sqrt();
        let error = spread / (margins.len() as f64).sqrt();
        println!("{table}: {mean:.1} tantos a match of four deals, standard error {error:.1}");
        assert!(mean > 3.0 * error, "{table}: {mean:.1} tantos a match, error {error:.1}");
    }
}

/// Deals these hands; what is not written comes in the pack's order, and the last card written for the dealer, seat 3, is turned up.
fn dealt(hands: [&str; 4]) -> Malilla {
    let setup = Setup { dealer: Some(Seat::at(3)), ..Setup::default() };
    let mut game = Malilla::open(&Agreements::default(), &setup).expect("a table");
    let written = hands.map(|hand| cards::parse_cards(hand).expect("cards"));
    let mut rest = (PACK - written.iter().flatten().copied().collect::<CardSet>()).iter();
    let mut piles = written.map(|hand| {
        let more: Vec<Card> = rest.by_ref().take(12 - hand.len()).collect();
        more.into_iter().chain(hand).collect::<Vec<Card>>().into_iter()
    });
    let mut layout = Vec::new();
    game.layout(&mut layout);
    let order: Vec<Card> = layout
        .iter()
        .map(|pile| match pile {
            Pile::Hand(seat) => piles[seat.index()].next().expect("twelve cards"),
            Pile::Stock => panic!("all cards are dealt"),
        })
        .collect();
    game.shuffled(&order).expect("dealt");
    game
}

/// The advice to the next player after these cards.
fn advised(hands: [&str; 4], plays: &str) -> (Option<Reason>, Action) {
    let mut game = dealt(hands);
    let turn = |game: &Malilla| match game.turn() {
        Turn::Seats { must, .. } => must.lowest().expect("a seat"),
        turn => panic!("nobody must act: {turn:?}"),
    };
    for text in plays.split_whitespace() {
        let seat = turn(&game);
        game.act(seat, &card(text)).expect("a lawful card");
    }
    let advice = advise(&game.view(Viewer::Seat(turn(&game)))).expect("advice");
    (advice.reason, advice.action)
}

fn card(text: &str) -> Action {
    Action::Play(text.parse().expect("a card"))
}

#[test]
fn a6_with_firm_cards_behind_them_trumps_are_drawn() {
    let (reason, action) = advised(["9B 1B RB 9O 1O RO 2C 3C 4C 5E 6E 7E", "", "", "8B"], "");
    assert_eq!((reason, action), (Some(Reason("A6")), card("9B")));
}

#[test]
fn a28_a_lone_ace_is_led() {
    let (reason, action) = advised(["1O 2C 3C 4C 5C 6C 2E 3E 4E 5E 6E 2B", "9O", "", "8B"], "");
    assert_eq!((reason, action), (Some(Reason("A28")), card("1O")));
}

#[test]
fn a29_a_guarded_king_is_led() {
    let (reason, action) = advised(["RO 2O 3C 4C 5C 6C 7C 3E 4E 5E 6E 2B", "9O 9C 9E", "", "8B"], "");
    assert_eq!((reason, action), (Some(Reason("A29")), card("RO")));
}

#[test]
fn a31_the_malilla_is_not_held_back_on_the_partners_lead() {
    let (reason, action) = advised(["RO 2O 3C 4C 5C 6C 7C 3E 4E 5E 6E 2B", "3O", "9O SO", "1O 8B"], "RO 3O");
    assert_eq!((reason, action), (Some(Reason("A31")), card("9O")));
}

#[test]
fn a21_small_cards_are_thrown_from_the_lowest_up() {
    let (reason, action) = advised(["9O 3C 4C 5C 6C 7C 3E 4E 5E 6E 2B 3B", "8O 2O 5O", "", "8B"], "9O");
    assert_eq!((reason, action), (Some(Reason("A21")), card("2O")));
}

#[test]
fn points_are_given_to_a_partner_who_holds_the_trick_for_good() {
    let (_, action) = advised(["9O 3C 4C 5C 6C 7C 3E 4E 5E 6E 2B 3B", "2O 5O", "RO 3O CO", "8O 8B"], "9O 2O");
    assert_eq!(action, card("RO"));
}
