//! Whole hands and single tricks (R24-R32, R42-R50).

use super::super::Rebesino;
use super::super::hand_result::Fate;
use super::harness::*;
use engine::{Game, Turn, Viewer};

/// AC6: an ordinary hand.
pub(super) const HANDS: [&str; 4] = [
    "SO 8O 4O CC 7C 4E 1B 9B 7B 4B 2B",
    "RO 9O 1E RE SE 8E 7E 6E 5E 3E 3B",
    "7O 6O 5O 1C CE RB CB SB 8B 6B 5B",
    "CO 2O RC SC 9C 6C 5C 4C 3C 2C 2E",
];
pub(super) const ASLEEP: &str = "1O 3O 8C 9E";
pub(super) const TRICKS: &str = "2B 3B 5B RC  5O 2O 4O RO  3E CE 2E 4E  6O CO SO 9O  2C 7C 1E 1C  6B SC 4B RE  7O 9C 8O SE \
     7B 8E 8B 6C  SB 5C 9B 7E  CB 4C 1B 6E  CC 5E RB 3C";

/// rebesino:general.5.
#[test]
fn case_6_full_ordinary_hand() {
    let mut game = hand("", HANDS, ASLEEP);
    let (all, last) = TRICKS.split_at(TRICKS.rfind("CC").expect("the last trick"));
    plays(&mut game, all);
    assert_eq!(game.open.tricks, [2, 1, 6, 1]);
    plays(&mut game, last);
    assert_eq!(net(&game), [-4, 1, -7, 10]);
    let report = &game.reports()[0];
    assert_eq!((report.outcome, &report.tricks[..]), (Some("partida"), &[3, 1, 6, 1][..]));
    assert_eq!(report.ended.as_ref().map(|said| said.id), Some("rebesino-ended-partida"));
    let points: Vec<String> = report
        .counted
        .iter()
        .flat_map(|line| line.args.iter().find(|(name, _)| *name == "points"))
        .map(|(_, value)| format!("{value:?}"))
        .collect();
    for (told, many) in points.iter().zip([12, 3, 18, 3, 4]) {
        assert!(told.contains(&format!("({many})")), "{points:?}");
    }
    assert_eq!(points.len(), 5, "each, and what sleeps");
    let shown = report.shown.iter().fold(cards(""), |all, &(_, cards)| all | cards);
    assert_eq!(super::super::deck::worth(shown), 36, "each shows what counts of the tricks taken; four points sleep");
    assert!(!shown.contains(card("2B")));
}

#[test]
fn case_7_pay_cards_asleep_are_not_paid_where_that_is_agreed() {
    assert_eq!(net(&played("option pay_asleep false", HANDS, ASLEEP, TRICKS)), [-4, 1, -5, 8]);
}

#[test]
fn case_48_mari_perez_doubles_the_first_and_the_last_round() {
    assert_eq!(net(&played("option mari_perez true", HANDS, ASLEEP, TRICKS)), [-8, 2, -14, 20]);
    assert_eq!(net(&played("option mari_perez true; option vueltas 1", HANDS, ASLEEP, TRICKS)), [-8, 2, -14, 20]);
}

const GIVEN: [&str; 4] = [
    "9O 6O 3O 5C 1E RE 6E 5E 3E 9B 7B",
    "1O RO 4O 6C 3C 8E 7E 2E 6B 5B 3B",
    "7O 1C RC CC 9C 8C CE SE RB SB 4B",
    "8O 5O 2O 7C 4C 2C 4E 1B CB 8B 2B",
];
const GIVEN_TRICKS: &str = "3O 4O 7O 5O  1C 7C 5C 6C  RC 4C 1E 3C  CC 2C RE 1O  CE 4E 6E 8E  SE 1B 5E 7E  RB CB 9B 6B  SB 8B 7B 5B \
     4B 2B 9O 3B  9C 8O 6O RO  8C 2O 3E 2E";

#[test]
fn case_12_rebesino_given() {
    let game = played("", GIVEN, "CO SO SC 9E", GIVEN_TRICKS);
    assert_eq!(net(&game), [-8, -8, 24, -8]);
    assert_eq!(game.reports()[0].outcome, Some("given"));
}

/// rebesino:general.2.
#[test]
fn case_13_what_was_paid_at_once_is_given_back() {
    let mut game = hand("option pay_at_once true", GIVEN, "CO SO SC 9E");
    let (before, after) = GIVEN_TRICKS.split_at(GIVEN_TRICKS.find("RB CB").expect("the seventh trick"));
    plays(&mut game, before);
    assert_eq!(net(&game), [1, 2, -4, 1]);
    plays(&mut game, after);
    assert_eq!(net(&game), [-8, -8, 24, -8]);
}

#[test]
fn pay_at_once_comes_to_the_same_in_an_ordinary_hand() {
    assert_eq!(net(&played("option pay_at_once true", HANDS, ASLEEP, TRICKS)), [-4, 1, -7, 10]);
}

#[test]
fn case_14_the_cut_in_time_is_of_who_beat_first() {
    let hands = [
        "8O 7C 6C 2C 8E 6E 3E 2E 7B 5B 3B",
        "SO 7O 3O CC 9C 8C 1B 9B 6B 4B 2B",
        "CO 9O 6O 2O 1C 3C SE 9E RB CB SB",
        "1O RO 4O SC 5C 4C 1E RE CE 7E 4E",
    ];
    let tricks = "2C 8C 1C SC  RB 1O 7B 9B  CB 1E 5B 6B  CO 4O 8O SO  SE 7E 8E CC  SB RO 3B 4B  9O RE 7C 7O  6O CE 6E 3O  9E 4E 3E 1B \
         3C 5C 6C 9C  2B 2O 4C 2E";
    let game = played("", hands, "5O RC 5E 8B", tricks);
    assert_eq!(net(&game), [1, 4, -36, 31]);
    assert_eq!(game.reports()[0].outcome, Some("cut"));
}

#[test]
fn case_15_cut_before_time_pays_nothing() {
    // P3 of case 12 has eight tricks, keeps no master card and loses the ninth.
    let mut game = hand("", GIVEN, "CO SO SC 9E");
    plays(&mut game, "3O 4O 7O 5O  1C 7C 5C 6C  RC 4C 1E 3C  CC 2C RE 1O  CE 4E 6E 8E  SE 1B 5E 7E  RB CB 9B 6B  SB 2B 7B 5B");
    assert_eq!(game.open.tricks, [0, 0, 8, 0]);
    plays(&mut game, "4B 8B 9O 3B");
    assert_eq!(game.open.tricks, [0, 0, 8, 1]);
    plays(&mut game, "8O 6O RO 9C  2E 8C 2O 3E");
    assert!(game.ledger().entries().iter().all(|entry| entry.amount <= 4), "no cut, no Rebesino");
    assert_eq!(game.reports()[0].outcome, Some("partida"));
}

/// The trick that is led by the mano after the exchange, and what becomes of the caballo in it.
fn first_trick(hands: [&str; 4], trick: &str) -> Rebesino {
    let mut game = table("option pay_at_once true");
    deal(&mut game, &hands, "");
    let pie = game.hand(seat(4)) - cards(hands[3]);
    let discard = pie.iter().find(|card| card.to_string().ends_with(['E', 'B'])).expect("a card to discard");
    declines(&mut game, &discard.to_string());
    plays(&mut game, trick);
    game
}

#[test]
fn case_26_caballo_taken_over() {
    let game = first_trick(["4C", "CC", "RC", "2C"], "4C CC RC 2C");
    assert_eq!((game.open.takers[0], net(&game)), (seat(3), [3, -3, 0, 0]));
}

#[test]
fn case_27_carambola() {
    let game = first_trick(["6C", "CC", "1C", "3C"], "6C CC 1C 3C");
    assert_eq!((game.open.takers[0], net(&game)), (seat(3), [4, -3, -1, 0]));
}

#[test]
fn case_28_under() {
    let game = first_trick(["RC 3C 4C 6C 7C 8C 9C SC 1C 1O 2O", "5C", "CC 1E 2E 3E 4E 5E 6E 7E 8E 9E SE", "2C"], "RC 5C CC 2C");
    assert_eq!((game.open.takers[0], net(&game), game.fate(2)), (seat(1), [-3, 0, 3, 0], Fate::Under));
}

#[test]
fn case_29_led_and_taken_over() {
    let game = first_trick(["CC", "4C", "1C", "2C"], "CC 4C 1C 2C");
    // The ace is drawn; the caballo waits for the winner of the partida.
    assert_eq!((net(&game), game.fate(0), game.fate(2)), ([1, 0, -1, 0], Fate::Led, Fate::Drawn(seat(1))));
}

#[test]
fn r25_suit_is_followed_and_nobody_need_beat() {
    let mut game = hand("", HANDS, ASLEEP);
    plays(&mut game, "2B");
    refuses(&mut game, "1 play RO", "rebesino R25");
    refuses(&mut game, "2 play 5B", "rebesino R24");
    refuses(&mut game, "1 play 9C", "rebesino R24");
    plays(&mut game, "3B 5B");
    assert_eq!(game.turn(), Turn::of(seat(4)), "P4 is void and plays what they like");
    plays(&mut game, "RC");
    assert_eq!((game.open.to_play, game.open.trick.is_empty()), (seat(3), true));
}

#[test]
fn r24_the_mano_leads_and_then_who_took() {
    let mut game = hand("", HANDS, ASLEEP);
    refuses(&mut game, "3 play 2E", "rebesino R24");
    plays(&mut game, "2B 3B 5B RC 5O");
    assert_eq!(game.open.to_play, seat(4));
}

#[test]
fn r29_own_tricks_may_be_looked_at_and_the_last_of_all() {
    let mut game = hand("", HANDS, ASLEEP);
    let looks = |game: &Rebesino, viewer: Viewer| {
        let taken = Rebesino::show(&game.view(viewer)).centre.taken;
        let cards =
            |trick: &engine::look_back::TakenTrick| trick.cards.iter().map(|played| played.card).collect::<cards::CardSet>();
        taken.iter().map(cards).collect::<Vec<_>>()
    };
    plays(&mut game, "2B 3B 5B RC  5O 2O 4O RO");
    assert_eq!(looks(&game, Viewer::Seat(seat(3))), [cards("2B 3B 5B RC"), cards("5O 2O 4O RO")], "their own, and the last");
    for viewer in [Viewer::Seat(seat(1)), Viewer::Public] {
        assert_eq!(looks(&game, viewer), [cards("5O 2O 4O RO")], "of another's only the last");
    }
    let last = Rebesino::show(&game.view(Viewer::Seat(seat(1)))).centre.last_trick;
    assert_eq!(last.iter().map(|played| played.card).collect::<cards::CardSet>(), cards("5O 2O 4O RO"));
}

#[test]
fn case_50_every_pay_card_has_one_status_and_forty_points_are_counted() {
    let mut rng = engine::Rng::new(50);
    for _ in 0..60 {
        let mut game = table("");
        let mut order: Vec<_> = super::super::deck::PACK.iter().collect();
        rng.shuffle(&mut order);
        game.shuffled(&order).expect("dealt");
        let discard = rng.card(game.hand(seat(4))).expect("a card");
        declines(&mut game, &discard.to_string());
        while game.open.plays.len() < 43 {
            let (who, of) = (game.open.to_play, game.playable(game.open.to_play));
            happens(&mut game, &format!("{who} play {}", rng.card(of).expect("a card")));
        }
        // One card is left, and it decides nothing but its own trick.
        let mut last = game.clone();
        let who = last.open.to_play;
        let card = last.hand(who).first().expect("a card");
        last.open.plays.push((who, card));
        last.open.trick.play(who, card, &super::super::deck::ORDER);
        let taker = last.open.trick.winner().expect("a winner");
        last.open.takers.push(taker);
        let standing = last.standing();
        let asleep: cards::CardSet = last.hidden.monte.iter().map(|sleeper| sleeper.card).collect();
        assert_eq!(standing.points.iter().sum::<i64>() + super::super::deck::worth(asleep), super::super::deck::ALL_POINTS);
        assert_eq!(standing.cards.len(), 5);
        assert!(standing.cards.iter().all(|card| (card.fate == Fate::Asleep) == asleep.contains(card.card)));
        happens(&mut game, &format!("{who} play {card}"));
        assert_eq!(net(&game).iter().sum::<i64>(), 0);
    }
}
