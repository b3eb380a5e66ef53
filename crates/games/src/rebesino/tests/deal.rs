//! Seats, deal and exchange (R7-R23).

use super::super::deck::{ORDER, PACK, price, worth};
use super::super::state::{Phase, Robo};
use super::harness::*;
use engine::{Game, Pile, Seat, Turn};

fn drawn(heading: &str, lots: &str) -> super::super::Rebesino {
    let mut game = table(&format!("setup dealer drawn; {heading}"));
    let first = cards::parse_cards(lots).expect("cards");
    let Turn::Shuffle(wanted) = game.turn() else { panic!("lots are drawn") };
    let rest = wanted.cards - cards::CardSet::from_slice(&first);
    game.shuffled(&first.into_iter().chain(rest).collect::<Vec<_>>()).expect("drawn");
    game
}

// Ana, Bea, Carlos and Diego are seats 0 to 3.
const ANA: Seat = Seat::at(0);
const BEA: Seat = Seat::at(1);
const CARLOS: Seat = Seat::at(2);
const DIEGO: Seat = Seat::at(3);

#[test]
fn case_1_seats_by_lot() {
    let game = drawn("", "1E SE RE CE");
    assert_eq!((game.dealer(), game.open.mano()), (Some(ANA), BEA));
    assert_eq!(game.open.order, [BEA, DIEGO, CARLOS, ANA], "from the worst seated to the best");
}

#[test]
fn case_2_two_ladies() {
    let game = drawn("option courtesy_seating two_ladies", "RO 7B SE 4C");
    assert_eq!(game.open.order, [DIEGO, CARLOS, BEA, ANA]);
    // Players with equal cards cut again.
    let again = drawn("option courtesy_seating two_ladies", "RO RB SE 4C");
    assert_eq!(again.open.phase, Phase::Seats);
}

#[test]
fn r8_one_lady_deals_and_so_does_the_one_man_among_three() {
    assert_eq!(drawn("option courtesy_seating one_lady", "SE CE RE").open.order, [BEA, CARLOS, DIEGO, ANA]);
    assert_eq!(drawn("option courtesy_seating three_ladies", "CE SE RE").open.order, [BEA, ANA, CARLOS, DIEGO]);
}

#[test]
fn case_3_eleven_each_in_packets_of_three_four_and_four() {
    let mut game = table("");
    let mut layout = Vec::new();
    game.layout(&mut layout);
    let packets: Vec<(Pile, usize)> = layout.chunk_by(|a, b| a == b).map(|packet| (packet[0], packet.len())).collect();
    let to = |seat: usize, many: usize| (Pile::Hand(Seat::at(seat)), many);
    let rounds = [3, 4].map(|many| [0, 1, 2, 3].map(|seat| to(seat, many))).concat();
    assert_eq!(packets[..8], rounds[..]);
    assert_eq!(packets[8..], [to(0, 4), to(1, 4), to(2, 4), to(3, 5), (Pile::Stock, 3)], "the dealer's twelfth comes last");
    deal_any(&mut game);
    let sizes = |game: &super::super::Rebesino| game.hidden.hands.map(|hand| hand.len());
    assert_eq!((sizes(&game), game.hidden.monte.len()), ([11, 11, 11, 12], 3));
    let discard = game.hand(DIEGO).first().expect("a card").to_string();
    declines(&mut game, &discard);
    assert_eq!((sizes(&game), game.hidden.monte.len()), ([11; 4], 4));
}

fn monte(game: &super::super::Rebesino) -> String {
    game.hidden.monte.iter().map(|sleeper| sleeper.card.to_string()).collect::<Vec<_>>().join(" ")
}

/// rebesino:robo.6.
#[test]
fn case_4_the_exchange() {
    let mut game = table("");
    deal(&mut game, &["RO", "2O", "1E", "CC"], "6E 1C 9B");
    happens(&mut game, "0 exchange RO");
    assert!(game.hand(ANA).contains(card("6E")) && monte(&game) == "1C 9B RO");
    happens(&mut game, "1 look");
    assert_eq!(monte(&game), "9B RO 1C");
    happens(&mut game, "2 exchange 1E");
    assert!(game.hand(CARLOS).contains(card("9B")) && monte(&game) == "RO 1C 1E");
    happens(&mut game, "3 discard CC");
    assert_eq!((monte(&game).as_str(), game.open.phase), ("RO 1C 1E CC", Phase::Tricks));
    assert_eq!(super::super::deck::worth(cards(&monte(&game))), 13);
}

#[test]
fn case_5_who_declines_leaves_the_monte_as_it_is() {
    for (act, next) in [("decline", "6E"), ("look", "1C")] {
        let mut game = table("");
        deal(&mut game, &["RO", "2O"], "6E 1C 9B");
        happens(&mut game, &format!("0 {act}; 1 exchange 2O"));
        assert!(game.hand(BEA).contains(card(next)), "{act}");
    }
}

/// rebesino:robo.7.
#[test]
fn r17_to_r22_one_after_another_and_the_dealer_never_draws() {
    let mut game = table("");
    deal(&mut game, &["RO", "2O", "3O", "4O"], "6E 1C 9B");
    refuses(&mut game, "1 decline", "rebesino R17");
    refuses(&mut game, "0 exchange 2O", "rebesino R17");
    refuses(&mut game, "0 discard RO", "rebesino R17");
    refuses(&mut game, "0 play RO", "rebesino R17");
    happens(&mut game, "0 exchange RO; 1 decline; 2 decline");
    refuses(&mut game, "0 exchange 6E", "rebesino R22");
    // Who neglected to draw cannot claim it now.
    refuses(&mut game, "1 exchange 2O", "rebesino R22");
    refuses(&mut game, "3 exchange 4O", "rebesino R22");
    refuses(&mut game, "3 look", "rebesino R22");
    assert_eq!(game.open.robo[0], Some(Robo::Exchanged));
}

#[test]
fn r21_a_strict_table_lets_nothing_go_wrong_in_the_exchange() {
    let mut game = table("");
    deal(&mut game, &["RO SO", "2O", "3O", "4O"], "6E 1C 9B");
    for act in ["peek", "exchange_two RO SO", "discard_only RO", "draw"] {
        refuses(&mut game, &format!("0 {act}"), "rebesino R21");
    }
    happens(&mut game, "0 decline; 1 decline; 2 decline");
    for act in ["take", "see", "put_back"] {
        refuses(&mut game, &format!("3 {act}"), "rebesino R21");
    }
    assert_eq!(verbs(&game, 3), ["discard"]);
}

#[test]
fn r2_to_r5_the_cards_what_they_count_and_what_is_paid_for_them() {
    assert_eq!(PACK.len(), 48);
    for suit in ["O", "C", "E", "B"] {
        let by_rank = ["1", "R", "C", "S", "9", "8", "7", "6", "5", "4", "3", "2"].map(|rank| card(&format!("{rank}{suit}")));
        assert!(by_rank.windows(2).all(|two| ORDER.strength(two[0]) > ORDER.strength(two[1])), "{suit}");
        assert_eq!(by_rank.map(|card| worth(cards(&card.to_string()))), [4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
    }
    assert_eq!(worth(PACK), 40);
    assert_eq!(["1C", "1E", "1B", "1O", "CC"].map(|text| price(card(text))), [1, 1, 1, 2, 3]);
    assert_eq!(PACK.iter().map(price).sum::<i64>(), 8, "and nothing else is paid for");
}
