//! The teller of short tales, at a table of Malilla.

use super::super::state::SEATS;
use super::super::{Agreements, Malilla};
use engine::battery::scenario;
pub(super) use engine::battery::scenario::{card, cards, deal, draw, happens, play_out, plays, refuses, try_line, verbs};
use engine::{BadAgreement, Game, Seat};

/// A table under a heading written as in a record, the lines divided by `;`. Unless it says otherwise the last seat deals, so that
/// seats 0 to 3 are P1 to P4.
pub(super) fn try_table(heading: &str) -> Result<Malilla, BadAgreement> {
    scenario::try_table(heading, |_: &Agreements| SEATS - 1)
}

pub(super) fn table(heading: &str) -> Malilla {
    try_table(heading).expect("a table")
}

/// A table at which these hands have been dealt; the last card of the last hand is turned up.
pub(super) fn dealt(heading: &str, hands: [&str; SEATS]) -> Malilla {
    let mut game = table(heading);
    deal(&mut game, &hands, "");
    game
}

/// Balance of the first pair, in chips; the others have won or lost as much.
pub(super) fn balance(game: &Malilla) -> i64 {
    let held: Vec<i64> = Seat::first(SEATS).map(|seat| game.ledger().balance(seat)).collect();
    let first = held[game.match_state.round[0].index()];
    for (place, seat) in game.match_state.round.iter().enumerate() {
        assert_eq!(held[seat.index()], if place % 2 == 0 { first } else { -first }, "{held:?}");
    }
    first
}

/// Bastos are trumps, P4 having turned up the king; P1 and P3 can make 44 points (AC22).
pub(super) const FULL: [&str; SEATS] = [
    "RO 8O 4O 2O 9C RC SC 7C 9E 1E 5B 2B",
    "1O CO SO 7O 6O 5O CC 5C SE 8E 6E 5E",
    "1C 3C 2C RE CE 7E 4E 3E 1B SB 8B 7B",
    "9O 3O 8C 6C 4C 2E 9B CB 6B 4B 3B RB",
];

/// The play of that hand, trick by trick.
pub(super) const FULL_PLAY: [&str; 12] = [
    "9C 5C 1C 4C",
    "9E 5E RE 2E",
    "2O 1O 1B 3O",
    "2C 8C RC CC",
    "2B 5O 7B CB",
    "9O 4O CO 8B",
    "3C 6C SC 6E",
    "5B 6O SB RB",
    "9B 7C SO 3E",
    "3B 8O 7O 4E",
    "4B RO 8E 7E",
    "6B 1E SE CE",
];

/// Espadas are trumps, P4 having turned up the ace; P1 and P3 make the capote (AC23).
pub(super) const CAPOTE: [&str; SEATS] = [
    "RO 7O 6O 3O 5C 9E 7E 5E 2E RB 8B 7B",
    "CO 8O 5O 2O 1C SC 7C 4E 3E 6B 4B 3B",
    "9O 1O 9C CC 6C 4C 2C RE CE SE 8E 6E",
    "SO 4O RC 8C 3C 9B 1B CB SB 5B 2B 1E",
];

pub(super) const CAPOTE_PLAY: [&str; 12] = [
    "9E 3E RE 1E",
    "2E 4E CE 2B",
    "9C 3C 5C 7C",
    "9O 4O RO 2O",
    "2C RC 7E SC",
    "3O CO 1O SO",
    "4C 8C 5E 1C",
    "6O 8O SE 5B",
    "6C SB 7B 3B",
    "6E CB 7O 4B",
    "8E 1B 8B 5O",
    "CC 9B RB 6B",
];

/// These tricks are played, each lifted by its winner at an honour table.
pub(super) fn tricks(game: &mut Malilla, tricks: &[&str]) {
    for trick in tricks {
        plays(game, trick);
        if game.agreements.honour() {
            let winner = game.open.to_play;
            happens(game, &format!("{winner} lift"));
        }
    }
}

/// All are content, and the cards are mixed.
pub(super) fn mix(game: &mut Malilla) {
    happens(game, "0 content; 1 content; 2 content; 3 content");
}
