//! Eucre (G24-G35).

use super::super::Grand;
use super::super::deck::{low_trumps, order_of};
use super::super::state::Phase;
use super::harness::{card, cards, contract, deal, happens, legal, marks, plays, refuses, table, verbs, words};
use cards::CardSet;
use engine::{Game, Rng, Seat, Viewer};

#[test]
fn grand_g24() {
    let order = order_of(contract("eucre C"));
    let falling = |text: &str| {
        let cards = cards::parse_cards(text).expect("cards");
        assert!(cards.windows(2).all(|pair| order.strength(pair[0]) > order.strength(pair[1])), "{text}");
    };
    falling("SC SO 1C RC CC 10C 9C 8C 7C 6C 5C 4C 3C 2C");
    falling("1O RO CO 10O 9O 8O 7O 6O 5O 4O 3O 2O");
    falling("1E RE CE SE 10E 9E 8E 7E 6E 5E 4E 3E 2E");
    assert_eq!(order.trumps().len(), 14);
}

#[test]
fn grand_g25() {
    assert_eq!(legal("eucre C", "SO", "9C 1O"), cards("9C"));
    assert_eq!(legal("eucre C", "5O", "SO 9C 2E"), cards("SO 9C 2E"));
}

#[test]
fn grand_g26() {
    let mut game = table("");
    deal(&mut game, &["7E 6E 2E 8E 1E SB 2O 3O 4O 5O 6O 7O 8O"]);
    happens(&mut game, "0 bid 5; 1 pass; 2 pass; 3 pass; 0 choose eucre E");
    refuses(&mut game, "0 discard 6E 2E 2O 3O 4O 5O 6O 7O", "grand R19");
    refuses(&mut game, "0 discard 7E 6E 2E 2O 3O 4O 5O", "grand R18");
    refuses(&mut game, "0 discard 7E 6E 2E 2O 3O 4O 5O 6O 7O", "grand R18");
    happens(&mut game, "0 discard 7E 6E 2E 2O 3O 4O 5O 6O");
    assert_eq!(game.hand(Seat::at(0)), cards("8E 1E SB 7O 8O"));
    assert_eq!(low_trumps("E".parse().expect("a suit")), cards("7E 6E 5E 4E 3E 2E"));
}

#[test]
fn grand_g27() {
    for (tricks, points) in [(3, 5), (4, 10), (5, 20), (2, -25)] {
        assert_eq!(marks("eucre C", 5, tricks), (points, 0));
    }
}

#[test]
fn grand_g28() {
    assert_eq!(marks("eucre C", 10, 3), (-30, 0));
    assert_eq!(marks("eucre C", 10, 4), (10, 0));
}

#[test]
fn grand_g29() {
    assert_eq!(marks("eucre C", 15, 4), (-35, 0));
    assert_eq!(marks("eucre C", 15, 5), (20, 0));
}

#[test]
fn grand_g30() {
    assert_eq!(marks("eucre C", 20, 5), (20, 0));
    assert_eq!(marks("eucre C", 20, 4), (-40, 0));
}

#[test]
fn grand_g31() {
    assert_eq!(marks("eucre C alone", 20, 5), (25, 0));
    assert_eq!(marks("eucre C alone", 20, 4), (-40, 0));
}

fn bid(points: i64) -> Grand {
    let mut game = table("");
    deal(&mut game, &["1O"]);
    happens(&mut game, &format!("0 bid {points}; 1 pass; 2 pass; 3 pass"));
    game
}

/// grand:21.
#[test]
fn grand_g32() {
    refuses(&mut bid(25), "0 choose eucre C", "grand R16");
    happens(&mut bid(25), "0 choose eucre C alone");
    assert_eq!(marks("eucre C alone", 25, 5), (25, 0));
    assert_eq!(marks("eucre C alone", 25, 4), (-50, 0));
}

#[test]
fn grand_g33() {
    refuses(&mut bid(15), "0 choose eucre C alone", "grand R16");
    happens(&mut bid(20), "0 choose eucre C alone");
    happens(&mut bid(20), "0 choose eucre C");
}

/// A lone bidder of 25 in espadas; all four have laid eight cards aside.
fn alone(heading: &str) -> Grand {
    let mut game = table(heading);
    deal(
        &mut game,
        &[
            "SE 1E RE 10E 3O 4O 5O 6O 7O 8O 9O 10O SO",
            "1B 2B 3B 4B 5B 2C 3C 5C 6C 7C 8C 9C 10C",
            "SB CE 1C 4C 2O 6B 7B 8B 9B 10B CB 2E 3E",
            "RB RC CC SC 1O RO CO 4E 5E 6E 7E 8E 9E",
        ],
    );
    happens(&mut game, "0 bid 25; 1 pass; 2 pass; 3 pass; 0 choose eucre E alone");
    happens(&mut game, "3 discard 4E 5E 6E 7E RC CC SC CO; 1 discard 2B 3B 4B 5B 2C 3C 5C 6C");
    happens(&mut game, "0 discard 4O 5O 6O 7O 8O 9O 10O SO; 2 discard 6B 7B 8B 9B 10B CB 2E 3E");
    assert_eq!(game.open.phase, Phase::Exchange);
    assert_eq!(game.open.shown[2], cards("SB CE 1C 4C 2O"));
    game
}

#[test]
fn grand_g34() {
    let mut game = alone("");
    refuses(&mut game, "0 exchange 3O 7C", "grand R21");
    refuses(&mut game, "1 no_exchange", "grand R20");
    happens(&mut game, "0 exchange 3O SB");
    assert_eq!(game.hand(Seat::at(0)), cards("SE SB 1E RE 10E"));
    assert_eq!(game.open.shown[2], cards("CE 1C 4C 2O"));
    refuses(&mut game, "1 exchange 7C 3O", "grand R21");
    refuses(&mut game, "3 exchange RB 1C", "grand R21");
    let mut other = game.clone();
    happens(&mut game, "1 exchange 7C 1C");
    assert_eq!((game.open.phase, game.hand(Seat::at(1))), (Phase::Tricks, cards("1B 8C 9C 10C 1C")));
    happens(&mut other, "1 no_exchange; 3 exchange RB CE");
    assert!(other.hand(Seat::at(3)).contains(card("CE")));
    assert_eq!(other.open.phase, Phase::Tricks);
    // Each from their own partner, who opens their five and gets the card given.
    let mut own = alone("option eucre_defender_exchange own_partner");
    happens(&mut own, "0 no_exchange");
    assert_eq!(words(&own, 1), ["no_exchange", "open_partner"]);
    refuses(&mut own, "1 exchange 7C 8E", "grand R21");
    happens(&mut own, "1 open_partner; 1 exchange 7C 8E");
    assert!(own.hand(Seat::at(3)).contains(card("7C")) && own.hand(Seat::at(1)).contains(card("8E")));
    // What was given is known to the giver, and to nobody else but the receiver.
    let mut rng = Rng::new(3);
    let held = |viewer: usize, rng: &mut Rng| {
        let view = own.view(Viewer::Seat(Seat::at(viewer)));
        (0..60).fold(CardSet::EMPTY, |all, _| all | Grand::imagine(&view, rng).hand(Seat::at(3)))
    };
    assert_eq!(held(1, &mut rng).len(), 5);
    assert!(held(0, &mut rng).len() > 5);
    // Nobody may.
    let mut off = alone("option eucre_defender_exchange off");
    happens(&mut off, "0 no_exchange");
    assert_eq!(off.open.phase, Phase::Tricks);
}

/// grand:20.
#[test]
fn grand_g35() {
    let mut game = alone("");
    happens(&mut game, "0 exchange 3O SB; 1 no_exchange; 3 no_exchange");
    refuses(&mut game, "2 play CE", "grand R20");
    assert_eq!(verbs(&game, 0), ["play"]);
    plays(&mut game, "SE 7C 8E");
    assert_eq!((game.open.takers.len(), game.open.to_play), (1, Seat::at(0)));
    plays(&mut game, "SB 8C 9E 1E 9C RB RE 10C 1O 10E 1B RO");
    assert_eq!((game.deal_number(), [0, 1].map(|pair| game.total(pair))), (2, [25, 0]));
}

#[test]
fn grand_r19_nobody_is_imagined_with_a_low_trump() {
    let game = alone("");
    let mut rng = Rng::new(5);
    for viewer in [Viewer::Public, Viewer::Seat(Seat::at(0)), Viewer::Seat(Seat::at(3))] {
        let view = game.view(viewer);
        for _ in 0..50 {
            let world = Grand::imagine(&view, &mut rng);
            assert!(Seat::first(4).all(|seat| !world.hand(seat).meets(cards("7E 6E 5E 4E 3E 2E"))));
            assert_eq!(world.hand(Seat::at(2)), cards("SB CE 1C 4C 2O"), "the open hand is known to all");
        }
    }
}
