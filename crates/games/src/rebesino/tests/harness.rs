//! The teller of short tales, at a table of Rebesino: seat 3 deals, so that seats 0 to 3 are P1, the mano, to P4, the dealer.

use super::super::hand_result::{All, Fate, HandResult, PayCard};
use super::super::state::SEATS;
use super::super::{Agreements, Rebesino};
use cards::Card;
pub(super) use engine::battery::scenario::{card, cards, deal, happens, plays, refuses, try_line, verbs};
use engine::{BadAgreement, Game, Seat};

/// A table under a heading written as in a record, the lines divided by `;`. Unless it says otherwise the last seat deals.
pub(super) fn try_table(heading: &str) -> Result<Rebesino, BadAgreement> {
    engine::battery::scenario::try_table(heading, |_: &Agreements| SEATS - 1)
}

pub(super) fn table(heading: &str) -> Rebesino {
    try_table(heading).expect("a table")
}

/// Deals the pack in its own order.
pub(super) fn deal_any(game: &mut Rebesino) {
    game.shuffled(&super::super::deck::PACK.iter().collect::<Vec<_>>()).expect("dealt");
}

/// Nobody exchanges, and the dealer discards this card.
pub(super) fn declines(game: &mut Rebesino, discard: &str) {
    happens(game, &format!("0 decline; 1 decline; 2 decline; 3 discard {discard}"));
}

/// A hand after the exchange: these four hands, and these four cards asleep.
pub(super) fn hand(heading: &str, hands: [&str; 4], asleep: &str) -> Rebesino {
    let mut game = table(heading);
    let (monte, discard) = asleep.rsplit_once(' ').expect("four cards");
    let pie = format!("{} {discard}", hands[3]);
    deal(&mut game, &[hands[0], hands[1], hands[2], &pie], monte);
    declines(&mut game, discard);
    game
}

/// The same, played as written; nobody objects at an honour table.
pub(super) fn played(heading: &str, hands: [&str; 4], asleep: &str, tricks: &str) -> Rebesino {
    let mut game = hand(heading, hands, asleep);
    plays(&mut game, tricks);
    agree(&mut game);
    game
}

/// All agree to settle, where that is asked.
pub(super) fn agree(game: &mut Rebesino) {
    for seat in Seat::first(SEATS) {
        if verbs(game, seat.index()).contains(&"agree") {
            happens(game, &format!("{seat} agree"));
        }
    }
}

pub(super) fn net(game: &Rebesino) -> [i64; 4] {
    std::array::from_fn(|seat| game.ledger().balance(Seat::at(seat)))
}

pub(super) fn seat(number: usize) -> Seat {
    Seat::at(number - 1)
}

/// A standing of P1 to P4 with these points and tricks; the players are counted from 1.
pub(super) fn standing(points: [i64; 4], tricks: [u8; 4]) -> HandResult {
    let order = std::array::from_fn(Seat::at);
    HandResult { points, tricks, ..HandResult::new(order, &Agreements::default()) }
}

/// Balances after the settlement of a hand.
pub(super) fn settled(standing: &HandResult) -> [i64; 4] {
    let mut net = [0; 4];
    for transfer in super::super::accounts(standing) {
        net[transfer.from.index()] -= transfer.amount;
        net[transfer.to.index()] += transfer.amount;
    }
    net
}

/// All five pay cards sold by this player to that one.
pub(super) fn sold(by: usize, to: usize) -> arrayvec::ArrayVec<PayCard, 5> {
    let card = |card: Card| PayCard { card, fate: Fate::Sold, by: Some(seat(by)), lies: Some(seat(to)), trick: 0 };
    super::super::deck::PAY.iter().map(card).collect()
}

pub(super) fn given(by: usize) -> Option<All> {
    Some(All::Given(seat(by)))
}

pub(super) fn cut(going: usize, owner: usize) -> Option<All> {
    Some(All::Cut(seat(going), Some(seat(owner))))
}
