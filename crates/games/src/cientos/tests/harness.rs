//! The teller of short tales, at a table of Cientos: seat 0 is mano.

use super::super::deck::{PACK, sorted};
use super::super::state::Phase;
use super::super::{Action, Cientos};
use cards::Card;
pub(super) use engine::battery::scenario::{card, cards, happens, refuses, verbs};
use engine::battery::scenario::{offers, try_table as split_line};
use engine::{Action as _, BadAgreement, Offer, Seat};

pub(super) const MANO: Seat = Seat::at(0);
pub(super) const PIE: Seat = Seat::at(1);

/// A table under a heading written as in a record, the lines divided by `;`. Unless it says otherwise seat 1 deals.
pub(super) fn try_table(heading: &str) -> Result<Cientos, BadAgreement> {
    split_line(heading, |_: &super::super::Agreements| 1)
}

pub(super) fn table(heading: &str) -> Cientos {
    try_table(heading).expect("a table")
}

/// Deals these hands and this monte, its top first; what is not written comes in the pack's order.
pub(super) fn deal(game: &mut Cientos, mano: &str, pie: &str, monte: &str) {
    engine::battery::scenario::deal(game, &[mano, pie], monte);
}

/// Deals so that after each has thrown out one card these are their hands. Mano leaves four and the pie the rest; nobody looks.
pub(super) fn hold(game: &mut Cientos, mano: &str, pie: &str) {
    let hands = [cards(mano), cards(pie)];
    let rest: Vec<Card> = sorted(PACK - hands[0] - hands[1]);
    let drawn = hands.map(|hand| hand.first().expect("a card"));
    let dealt: Vec<String> = (0..2).map(|at| hands[at].without(drawn[at]).with(rest[at]).to_string()).collect();
    let monte: Vec<String> = drawn.iter().chain(&rest[2..]).map(Card::to_string).collect();
    deal(game, &dealt[0], &dealt[1], &monte.join(" "));
    happens(game, &format!("0 discard {}", rest[0]));
    let honour = game.agreements.honour();
    if honour {
        happens(game, "0 draw 1");
    }
    happens(game, &format!("1 discard {}", rest[1]));
    if honour {
        happens(game, "1 draw 1");
    }
    happens(game, "1 leave");
    assert_eq!([game.hand(MANO), game.hand(PIE)], hands);
}

/// A seat names all it can, the best first.
pub(super) fn names(game: &mut Cientos, seat: Seat) {
    loop {
        let word = offers(game, seat).into_iter().find_map(|offer| match offer {
            Offer::Word(word) if matches!(word.verb(), "punto" | "secansa" | "catorce" | "tres") => Some(word),
            _ => None,
        });
        let Some(word) = word.filter(|_| matches!(game.open.phase, Phase::Accuse | Phase::Answer)) else { break };
        happens(game, &format!("{seat} {word}"));
    }
}

/// The cards of a tale: `1E/7E RC/7C`, the card led and the card served.
pub(super) fn tricks(game: &mut Cientos, scenario: &str) {
    for text in scenario.split([' ', '/']) {
        if game.open.phase == Phase::Answer {
            names(game, PIE);
        }
        let seat = game.open.to_play;
        happens(game, &format!("{seat} play {text}"));
    }
}

/// Marks so low that no game ends in the middle of a hand: the totals are those of the hand.
pub(super) fn endless(game: &mut Cientos) {
    for mark in &mut game.match_state.marks {
        mark.mark = -1000;
    }
}

/// The whole hand, both naming all they have; the exact points of each.
pub(super) fn played(heading: &str, mano: &str, pie: &str, scenario: &str) -> (Cientos, [i64; 2]) {
    let mut game = table(heading);
    endless(&mut game);
    hold(&mut game, mano, pie);
    names(&mut game, MANO);
    tricks(&mut game, scenario);
    let points = game.match_state.last.expect("the hand is over").points;
    (game, points)
}

/// The points of each so far.
pub(super) fn points(game: &Cientos) -> [i64; 2] {
    [game.open.points(MANO), game.open.points(PIE)]
}

/// Offers of this verb to a seat, as text.
pub(super) fn offered(game: &Cientos, seat: Seat, verb: &str) -> Vec<String> {
    let mut found = Vec::new();
    for offer in offers(game, seat) {
        offer.each(&mut |action: Action| {
            if action.verb() == verb {
                found.push(action.to_string());
            }
        });
    }
    found
}
