//! Settlement rows: hands given by their result alone (mediator 10.6).

use super::super::Variation;
use super::super::bid::Bid;
use super::super::games::mediator::Rules;
use super::super::state::{Bola, Concession, Entry, Fine, Partner};
use super::harness::{Scenario, cards, hands};
use cards::{CardSet, Suit};
use engine::Seat;

/// A finished hand: the Hombre, the game, the partner, and the takers of the tricks, a digit each, counted from 1.
pub(super) struct Row<'a> {
    pub(super) heading: &'a str,
    pub(super) hombre: usize,
    pub(super) partner: Option<usize>,
    pub(super) bid: Bid,
    pub(super) trump: Suit,
    /// Trumps in each hand that matter.
    pub(super) held: &'a str,
    pub(super) bola: Bola,
    pub(super) entry: Entry,
    pub(super) takers: &'a str,
    pub(super) concession: Concession,
    /// The seat that returned the called king.
    pub(super) giver: Option<usize>,
    /// The seat that asked for a trick, and the number of cards played by then.
    pub(super) asked: Option<(usize, u8)>,
    /// Fines that wait.
    pub(super) fines: &'a [(usize, i64)],
}

impl<'a> Row<'a> {
    pub(super) const fn of(heading: &'a str, hombre: usize, bid: Bid, trump: Suit, takers: &'a str) -> Row<'a> {
        Row {
            heading,
            hombre,
            partner: None,
            bid,
            trump,
            held: "",
            bola: Bola::No,
            entry: Entry::Voluntary,
            takers,
            concession: Concession::No,
            giver: None,
            asked: None,
            fines: &[],
        }
    }

    /// The table after the row is settled.
    pub(super) fn settled<V: Variation>(&self) -> Scenario<V> {
        let mut scenario = self.played();
        scenario.game.core.settle();
        scenario
    }

    /// The table when the row is played and not yet settled.
    pub(super) fn played<V: Variation>(&self) -> Scenario<V> {
        let mut scenario = Scenario::<V>::at(self.heading);
        let players = scenario.game.core.terms.variant.players;
        // Everybody passes with cards that say nothing; what matters is put into their hands then.
        let first: Vec<&str> = vec![""; players];
        let pack = scenario.game.core.terms.pack.cards();
        let some = pack.first().expect("a card").to_string();
        let mut dealt = first.clone();
        dealt[0] = &some;
        scenario.deal(&dealt, "");
        let core = &mut scenario.game.core;
        let order = core.open.round.order;
        core.hidden.hands = [CardSet::EMPTY; 7];
        for (at, hand) in hands(self.held).iter().enumerate() {
            core.hidden.hands[order[at].index()] = cards(hand);
        }
        core.open.hombre = Some(order[self.hombre - 1]);
        core.open.partner = self.partner.map_or(Partner::Nobody, |partner| Partner::Seat(order[partner - 1]));
        core.open.bid = Some(self.bid);
        core.open.trump = Some(self.trump);
        core.open.bola = self.bola;
        core.open.entry = self.entry;
        core.open.concession = self.concession;
        core.open.giver = self.giver.map(|giver| order[giver - 1]);
        core.open.asked.extend(self.asked.map(|(asker, at)| (order[asker - 1], at)));
        core.open.honour.waiting = self.fines.len();
        for &(by, amount) in self.fines {
            core.ledger.pay(
                1,
                super::super::FINES,
                engine::Account::CARRIED,
                -amount,
                engine::Cause::new("spanish-cause-carried", engine::Cite("mediator R65")),
            );
            core.match_state.fines.push(Fine { by: order[by - 1], amount });
        }
        for digit in self.takers.chars() {
            let taker: Seat = order[digit.to_digit(10).expect("a digit") as usize - 1];
            core.open.play.takers.push(taker);
            core.open.play.won[taker.index()] += 1;
        }
        scenario
    }
}

const ROW: Row<'static> = Row::of("setup favourite O; setup middle 60", 1, Bid::SOLO_FAVOR, Suit::Ouros, "");

#[test]
fn case_m_41_bola_from_the_start_made() {
    let row = Row { bid: Bid::SOLO_BOLA_FAVOR, held: "P1 1E 7O 1B 1O RO", bola: Bola::Bid, takers: "1111111111", ..ROW };
    row.settled::<Rules>().settles("bola", [350, -90, -90, -90], -80);
}

/// A Mediator con bola with four estuches, cut. The tanto on the card returned is not part of the row.
fn cut(takers: &str) -> Scenario<Rules> {
    let heading = "setup favourite C";
    let row = Row { heading, bid: Bid::MEDIATOR_BOLA, held: "P1 1E 7O 1B 1O", bola: Bola::Bid, takers, ..ROW };
    row.settled()
}

#[test]
fn cases_m_42_m_43_bola_from_the_start_cut() {
    // With the tanto for the card: P1 -132, P2 +38.
    cut("111111112").settles("puesta", [-131, 37, 37, 37], 20);
    cut("111112").settles("puesta", [-131, 37, 37, 37], 20);
    cut("11112").settles("codillo", [-131, 44, 44, 43], 0);
}

#[test]
fn case_m_44_desbola_of_a_pair() {
    let heading = "setup favourite C";
    let row = Row { heading, hombre: 2, partner: Some(4), bid: Bid::ENTRADA, held: "P1 1E P4 1B", takers: "1313131313", ..ROW };
    row.settled::<Rules>().settles("desbola", [41, -41, 41, -41], 0);
}

#[test]
fn case_m_45_estuches_from_three_on() {
    let won = |held, options: &str| {
        let heading = format!("setup favourite C{options}");
        let row = Row { heading: &heading, bid: Bid::SOLO, held, takers: "2111111", ..ROW };
        row.settled::<Rules>()
    };
    won("P1 1E 7O", "").settles("won", [50, -10, -10, -10], -20);
    won("P1 1E 7O 1B 1O", "").settles("won", [62, -14, -14, -14], -20);
    won("P1 1E 7O 1B 1O", "; option estuche_count first_three_as_one").settles("won", [56, -12, -12, -12], -20);
}

#[test]
fn case_m_46_a_chillada_pays_the_game_alone() {
    let heading = "setup favourite O";
    let held = "P1 1E 7O P3 1B 1O";
    let row = Row { heading, partner: Some(3), bid: Bid::ENTRADA, entry: Entry::Chillada, held, takers: "131313", ..ROW };
    row.settled::<Rules>().settles("won", [12, -2, 12, -2], -20);
}

#[test]
fn case_m_47_the_pot_hand_after_hand() {
    let puesta = Row { heading: "", bid: Bid::SOLO, takers: "1111122222", ..ROW };
    let at = |middle: i64, options: &str, takers: &'static str| {
        let heading = format!("setup favourite C; setup middle {}; {options}", middle - 20);
        Row { heading: &heading, takers, ..puesta }.settled::<Rules>().middle()
    };
    // The next hand's polla is in the middle already.
    assert_eq!(at(20, "", puesta.takers), 40 + 20);
    assert_eq!(at(60, "", puesta.takers), 120 + 20);
    assert_eq!(at(140, "", "2111111"), 60 + 20);
    assert_eq!(at(140, "option pozo_pollas open", "2111111"), 20);
}

#[test]
fn case_m_48_a_codillo_leaves_the_middle_alone() {
    let heading = "setup favourite C; setup middle 40";
    let row = Row { heading, partner: Some(3), bid: Bid::ENTRADA, held: "P1 1B", takers: "1113222444", ..ROW };
    row.settled::<Rules>().settles("codillo", [-61, 31, -1, 31], 0);
}

#[test]
fn case_m_52_bola_and_primeras() {
    let row = Row { bid: Bid::SOLO_BOLA_FAVOR, held: "P2 1E", bola: Bola::Bid, takers: "1111111111", ..ROW };
    row.settled::<Rules>().settles("bola", [320, -80, -80, -80], -80);
    let row = Row { held: "P2 1E", bola: Bola::Tried, takers: "1111111111", ..ROW };
    row.settled::<Rules>().settles("bola", [326, -82, -82, -82], -80);
}

#[test]
fn case_m_71_fines_are_raffled_one_a_hand() {
    let fined = |held: &'static str| {
        let heading = "setup favourite O";
        let row = Row { heading, bid: Bid::SOLO, trump: Suit::Copas, held, takers: "2111111", fines: &[(2, 20), (2, 20)], ..ROW };
        let scenario = row.settled::<Rules>();
        assert_eq!(scenario.game.core.match_state.fines.len(), 1, "the other waits for the next hand");
        scenario
    };
    fined("P1 1B P4 RO").settles("won", [50, -10, -10, 10], -20);
    // Dealt to the player who was fined, the next lower card decides.
    fined("P1 1B P2 RO P3 CO").settles("won", [50, -10, 10, -10], -20);
}

/// mediator:MUL.2: the card is agreed before anybody is dealt one; where nothing is agreed the mano's choice is the favourite's
/// king (D17).
#[test]
fn mul_2_nobody_can_disagree_about_the_card_of_a_raffle() {
    let agreed = [("option fine_card 3C; setup favourite O", [50, -10, 10, -10]), ("setup favourite O", [50, -10, -10, 10])];
    for (heading, net) in agreed {
        let held = "P1 1B P3 3C P4 RO";
        let row = Row { heading, bid: Bid::SOLO, trump: Suit::Copas, held, takers: "2111111", fines: &[(2, 20)], ..ROW };
        row.settled::<Rules>().settles("won", net, -20);
    }
}
