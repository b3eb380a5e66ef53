//! The teller of short tales, at a table of Grand.

use super::super::contract::{Contract, Score, score};
use super::super::deck::order_of;
use super::super::{Action, Grand};
use cards::CardSet;
use engine::battery::scenario::offers;
pub(super) use engine::battery::scenario::{card, cards, draw, happens, play_out, plays, refuses, verbs};
use engine::trick::{Trick, follow};
use engine::{BadAgreement, Offer, Seat};

/// A contract as it is chosen: `whist E`, `eucre C alone`.
pub(super) fn contract(text: &str) -> Contract {
    match format!("choose {text}").parse() {
        Ok(Action::Choose(contract)) => contract,
        other => panic!("`{text}` is no contract: {other:?}"),
    }
}

/// Points of bidders and opponents when the bidders take `taken` tricks, or in Copas hearts.
pub(super) fn marks(text: &str, bid: i64, taken: usize) -> (i64, i64) {
    let Score { bidders, opponents, .. } = score(contract(text), bid, taken);
    (bidders, opponents)
}

/// A trick played in order, by seats from 0 on.
fn trick(text: &str, played: &str) -> Trick {
    let mut trick = Trick::EMPTY;
    for (n, text_of_card) in played.split_whitespace().enumerate() {
        trick.play(Seat::at(n), card(text_of_card), order_of(contract(text)));
    }
    trick
}

/// The player who wins a trick, from 1.
pub(super) fn won(text: &str, played: &str) -> usize {
    trick(text, played).winner().map_or(0, |seat| seat.index() + 1)
}

/// The legal cards of a hand after these plays.
pub(super) fn legal(text: &str, played: &str, hand: &str) -> CardSet {
    follow(cards(hand), &trick(text, played))
}

/// A table under a heading written as in a record, the lines divided by `;`. Unless it says otherwise seat 3 deals.
pub(super) fn try_table(heading: &str) -> Result<Grand, BadAgreement> {
    engine::battery::scenario::try_table(heading, |_| 3)
}

pub(super) fn table(heading: &str) -> Grand {
    try_table(heading).expect("a table")
}

/// Deals these hands to the seats, in their order; what is not written comes in the pack's order.
pub(super) fn deal(game: &mut Grand, hands: &[&str]) {
    engine::battery::scenario::deal(game, hands, "");
}

/// A table at which cards are dealt, each suit to one: ouros to seat 0, copas to 1, espadas to 2, paus to 3.
pub(super) fn dealt(heading: &str) -> Grand {
    let mut game = table(heading);
    deal(
        &mut game,
        &[
            "1O 2O 3O 4O 5O 6O 7O 8O 9O 10O SO CO RO",
            "1C 2C 3C 4C 5C 6C 7C 8C 9C 10C SC CC RC",
            "1E 2E 3E 4E 5E 6E 7E 8E 9E 10E SE CE RE",
        ],
    );
    game
}

/// Actions of a seat as text, cards aside.
pub(super) fn words(game: &Grand, seat: usize) -> Vec<String> {
    let words = offers(game, Seat::at(seat)).into_iter().filter_map(|offer| match offer {
        Offer::Word(word) => Some(word.to_string()),
        _ => None,
    });
    words.collect()
}

/// The totals of both pairs.
pub(super) fn totals(game: &Grand) -> [i64; 2] {
    [0, 1].map(|pair| game.total(pair))
}
