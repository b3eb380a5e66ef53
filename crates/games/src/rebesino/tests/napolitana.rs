//! The napolitana (R33-R41).

use super::super::napolitana::End;
use super::harness::*;
use engine::Game;

const WINS: [&str; 4] = [
    "8O 7O 6O 3O 2O 5C 4E 2E 9B 4B 3B",
    "CO SO 9O RC SC 8C 7C 3C 3E 7B 5B",
    "1O 5O 1C 2C 1E CE 9E 8E 1B SB 2B",
    "RO 4O CC 9C 6C RE 6E 5E RB CB 6B",
];
const WINS_TRICKS: &str = "2E 3E 1O RE  4O 3O 9O 1C  3C 1E 6C 5C  5E 4E RC 1B  6B 4B 5B CE  6E 9B CO SB  9C 8O 8C 9E  CB 3B 7B 8E \
     RO 7O SO 5O  RB 6O SC 2C  CC 2O 7C 2B";

#[test]
fn case_16_the_napolitana_wins() {
    let game = played("", WINS, "4C SE 7E 8B", WINS_TRICKS);
    assert_eq!(net(&game), [0, -1, 12, -11]);
    assert_eq!(game.reports()[0].outcome, Some("napolitana"));
}

#[test]
fn case_17_the_napolitana_wins_from_all_alike() {
    assert_eq!(net(&played("option napolitana_shared true", WINS, "4C SE 7E 8B", WINS_TRICKS)), [-4, -4, 12, -4]);
}

#[test]
fn what_was_paid_at_once_is_set_right_where_there_is_a_napolitana() {
    assert_eq!(net(&played("option pay_at_once true", WINS, "4C SE 7E 8B", WINS_TRICKS)), [0, -1, 12, -11]);
}

fn both(hands: [&str; 4], asleep: &str, tricks: &str) -> [[i64; 4]; 2] {
    ["", "option napolitana_shared true"].map(|heading| net(&played(heading, hands, asleep, tricks)))
}

#[test]
fn case_18_the_napolitana_lets_rebesino_be_given() {
    let hands = [
        "SO 8O 5O SC 9C 1E 9E RB CB 9B 8B",
        "2O 7C 5C 3C 6E 4E 2E 7B 5B 3B 2B",
        "CO 4O 3O 4C 2C RE SE 8E 5E 3E SB",
        "1O RO 6O 1C RC CC CE 7E 1B 6B 4B",
    ];
    let tricks = "1E 6E RE CC  RB 7B SB 1O  CB 5B CO 1C  SO 2O 4O 1B  9B 3B SE RC  SC 7C 4C RO  9C 5C 2C CE  9E 4E 8E 7E \
         8B 2B 5E 6O  8O 3C 3O 6B  5O 2E 3E 4B";
    assert_eq!(both(hands, "9O 7O 8C 6C", tricks), [[24, 0, 0, -24], [8, 8, 8, -24]]);
}

#[test]
fn case_19_the_napolitana_cuts_in_time_though_another_beat_first() {
    let hands = [
        "7O 5O 3O 7E 6E 5E 4E 7B 6B 4B 3B",
        "1O 9O 4O 1C CC 7C 1E 1B 9B 5B 2B",
        "RO CO SO RC 9C 8C 6C RE SE 8E 8B",
        "8O 6O 2O SC 5C 4C 3C CE 9E 3E CB",
    ];
    let tricks = "3O CC RO 8O  RE CE 7E 1O  CO 6O 7O 1C  RC SC 7B 1E  9C 5C 6B 9B  SE 9E 6E 9O  8C 4C 5O 7C  SO 2O 5E 5B \
         8E 3E 4E 4O  6C 3C 4B 2B  8B CB 3B 1B";
    assert_eq!(both(hands, "2C 2E RB SB", tricks), [[0, 36, -36, 0], [-12, 36, -12, -12]]);
}

#[test]
fn case_20_another_cuts_and_the_napolitana_pays() {
    let hands = [
        "7C 4C 6E 5E 4E 3E 2E 9B 8B 7B 6B",
        "1O RO CO 8O RC 9C 2C 9E 8E CB SB",
        "7O 4O 3O 2O 5C RE CE 7E RB 5B 4B",
        "1C CC SC 8C 6C 3C 1E SE 1B 3B 2B",
    ];
    let tricks = "2E 9E 7E CC  1O 7O 1C 9B  RO 4O 1E 8B  RC 5C 1B 7C  CO 3O SE 7B  CB 5B SC 6B  9C RB 8C 4C  SB 4B 6C 6E \
         8O 2O 3C 5E  2C RE 3B 4E  8E CE 2B 3E";
    assert_eq!(both(hands, "SO 9O 6O 5O", tricks), [[0, -12, 24, -12], [4, 4, 4, -12]]);
}

#[test]
fn case_21_the_first_who_beat_has_the_cut_unless_the_napolitana_takes() {
    // The last two tricks of a hand in which P1 has nine: 6E is beaten by P2, then by N = P3, and P4 takes.
    let mut game = hand("", EARLY, "4B 7B 8B SB");
    game.open.plays.clear();
    let hands = ["6E 2O", "8E 3O", "CE 1O", "RE 5O"].map(cards);
    let aces = cards("1C 1E 1B");
    let mut filler = (super::super::deck::PACK - hands.iter().fold(cards("RC CC SC 9C"), |all, &hand| all | hand) - aces).iter();
    game.hidden.hands = hands;
    game.hidden.held = hands;
    for trick in 0..9 {
        for at in 0..4 {
            // P3 throws an ace on each of the first three tricks, keeping cards of the suits led.
            let card = if at == 2 && trick < 3 { aces.nth(trick) } else { filler.next() }.expect("a card");
            game.open.plays.push((engine::Seat::at(at), card));
            game.hidden.held[at].insert(card);
        }
        game.open.takers.push(seat(1));
    }
    game.open.tricks = [9, 0, 0, 0];
    game.open.declared = Some(seat(3));
    game.hidden.napolitana = Some(seat(3));
    game.open.to_play = seat(1);
    plays(&mut game, "6E 8E CE RE");
    game.open.takers.push(seat(4));
    let standing = game.standing();
    assert_eq!(standing.all, cut(1, 2));
    assert_eq!(standing.napolitana.map(|held| (held.seat, held.end)), Some((seat(3), End::Stands)));
    let paid = super::super::accounts(&standing);
    assert_eq!((paid[0].from, paid[0].to, paid[0].amount), (seat(3), seat(2), 24));
    assert_eq!(paid.iter().filter(|due| due.to == seat(3)).map(|due| due.amount).sum::<i64>(), 12);
}

#[test]
fn case_22_introduced() {
    let hands = [
        "RO SO 9O 8O 9C 9E 2E RB CB SB 8B",
        "7O 2O 6C 5C 2C 8E 7E 6E 4B 3B 2B",
        "CO 5O 4O RC 8C 7C 3C CE SE 3E 1B",
        "1O 6O 1C CC 4C 1E 5E 4E 9B 7B 6B",
    ];
    let tricks = "RB 4B 1B CC  3C 1O 9C 6C  RO 7O CO 1C  CB 3B RC 1E  SO 2O 5O 9B  SB 2B CE 7B  9O 8E 4O 6O  8B 7E SE 6B \
         8O 6E 8C 5E  9E 5C 3E 4C  2E 2C 7C 4E";
    assert_eq!(both(hands, "3O SC RE 5B", tricks), [[12, 0, 0, -12], [4, 4, 4, -12]]);
}

/// N = P4 holds the four aces; P2 leads everything from the second trick on.
const EARLY: [&str; 4] = [
    "2O 3O 4O 2C 3C 4C 2E 3E 4E 2B 3B",
    "RO CO SO RC CC SC RE CE SE RB CB",
    "5O 6O 7O 5C 6C 7C 5E 6E 7E 5B 6B",
    "1O 8O 9O 1C 8C 9C 1E 8E 9E 1B 9B",
];

#[test]
fn case_23_the_napolitana_that_cuts_too_early_pays_twelve() {
    let mut game = hand("", EARLY, "4B 7B 8B SB");
    plays(&mut game, "2O RO 5O 1C");
    plays(&mut game, "CO 6O 8O 3O  SO 7O 9O 4O  RE 5E 8E 2E  CE 6E 9E 3E  RC 5C 8C 2C");
    assert_eq!(game.open.tricks, [0, 6, 0, 0]);
    plays(&mut game, "SE 7E 1E 4E");
    assert_eq!(game.open.takers[6], seat(4));
    // Introduced, P4 must follow suit from now on (R38).
    plays(&mut game, "1B 2B RB 5B  9B 3B CB 6B");
    plays(&mut game, "CC 6C 9C 3C");
    plays(&mut game, "SC 7C 1O 4C");
    assert_eq!(net(&game), [0, 12, 0, -12]);
}

#[test]
fn r38_introduced_one_must_follow() {
    let mut game = hand("", EARLY, "4B 7B 8B SB");
    plays(&mut game, "2O RO 5O 1C  CO 6O 1O 3O");
    assert_eq!(game.open.to_play, seat(4));
    plays(&mut game, "8C 2C RC 5C  SO 7O");
    refuses(&mut game, "3 play 1E", "rebesino R25");
    plays(&mut game, "8O");
}

/// N = P1 holds the four aces and leads its lowest card, which nobody can beat.
const FIRST: [&str; 4] = [
    "1O 1C 1E 1B RB CB SB 9B 8B 7B 3B",
    "2O 3O 4O 5O 2C 3C 4C 5C 2E 3E 2B",
    "6O 7O 8O 9O 6C 7C 8C 9C 4E 5E 6E",
    "SO CO RO SC CC RC 7E 8E 9E SE CE",
];

#[test]
fn case_24_the_first_lead_of_the_lowest_card() {
    for (heading, privileged) in [("", true), ("option napolitana_first_trick kills", false)] {
        let mut game = hand(heading, FIRST, "4B 5B 6B RE");
        plays(&mut game, "3B 2B 6O SO");
        assert_eq!((game.open.takers[0], game.is_privileged(seat(1))), (seat(1), privileged));
        plays(&mut game, "7B 2O 7O CO");
        assert!(!game.is_privileged(seat(1)), "left with the second trick too");
        // Nobody owes or receives twelve; the only hope left is to take all.
        plays(&mut game, "8B 3O 8O RO  9B 4O 9O SC  SB 5O 6C CC  CB 2C 7C RC  RB 3C 8C 7E  1B 4C 9C 8E");
        plays(&mut game, "1O 5C 4E 9E  1C 2E 5E SE  1E 3E 6E CE");
        assert_eq!(net(&game), [24, -8, -8, -8]);
    }
}

#[test]
fn d7_declared_and_won_with_another_first_lead_it_is_introduced_by_nobody() {
    let mut game = hand("", FIRST, "4B 5B 6B RE");
    happens(&mut game, "0 declare");
    plays(&mut game, "7B 2B 6O SO");
    assert_eq!(game.standing().napolitana.map(|held| held.end), Some(End::Introduced(None)));
    assert!(!game.is_privileged(seat(1)));
}

#[test]
fn case_25_who_does_not_use_it_owes_nothing() {
    // P4 follows suit throughout, takes the second trick, and is an ordinary player.
    let mut game = hand("", EARLY, "4B 7B 8B SB");
    plays(&mut game, "2O RO 5O 8O  CO 6O 1O 3O");
    plays(&mut game, "8E 2E RE 5E");
    assert!(!game.is_privileged(seat(4)));
    while game.open.plays.len() < 44 && game.reports().len() < 2 {
        let who = game.open.to_play;
        let card = game.playable(who).first().expect("a card");
        happens(&mut game, &format!("{who} play {card}"));
    }
    assert_eq!(game.reports()[0].outcome, Some("partida"));
    let drawn = game.ledger().entries()[1..].iter().find(|entry| entry.cause.said().id == "rebesino-cause-drawn");
    assert!(drawn.is_some(), "the ace of oros was drawn, and is paid as any other");
}

#[test]
fn case_25_what_they_sell_is_paid_as_any_others() {
    let hands = [
        "RC SC 9C 2C RE RO CO RB CB 2B 3B",
        "3C 5C 6C CE SO 9O 8O SB 9B 4B 5B",
        "1O 1C 1E 1B 2E 3E 4E 5E 6E 7E 8E",
        "4C 7C 8C SE 7O 6O 5O 4O 8B 7B 6B",
    ];
    // P3 holds the four aces, follows suit, takes two tricks, and sells the ace of oros to P1 where they are void.
    let mut game = hand("", hands, "CC 9E 3O 2O");
    plays(&mut game, "2C 3C 1C 4C  1B 6B 2B 4B  2E SE RE CE  RC 5C 1O 7C");
    assert_eq!((game.open.tricks, game.is_privileged(seat(3))), ([2, 0, 2, 0], false));
    while game.reports()[0].outcome.is_none() {
        let who = game.open.to_play;
        let card = game.playable(who).first().expect("a card");
        happens(&mut game, &format!("{who} play {card}"));
    }
    assert_eq!(game.reports()[0].outcome, Some("partida"));
    let entries = game.ledger().entries().iter();
    let sold: Vec<_> = entries.filter(|entry| entry.cause.said().id == "rebesino-cause-sold").collect();
    assert!(sold.iter().any(|entry| (entry.from, entry.to, entry.amount) == (seat(1).into(), seat(3).into(), 2)), "{sold:?}");
}

#[test]
fn case_25_nor_does_who_was_void_throughout() {
    // P3 holds three aces and the caballo and fails to follow only where they are void: P1 gives Rebesino, and P3 pays like the others.
    let hands = [
        "1C RC SC 9C 8C 7C 6C 5C 4C 3C 2C",
        "RO CO SO 9O 8O 7O 6O 5O 4O 3O 2O",
        "CC 1O 1E 1B RE CE SE 9E 8E 7E 6E",
        "RB CB SB 9B 8B 7B 6B 5B 4B 3B 2B",
    ];
    let tricks = "1C 2O CC 2B  RC 3O 1O 3B  SC 4O 1E 4B  9C 5O 1B 5B  8C 6O 6E 6B  7C 7O 7E 7B  6C 8O 8E 8B  5C 9O 9E 9B  4C SO SE SB  \
        3C CO CE CB  2C RO RE RB";
    let game = played("", hands, "5E 4E 3E 2E", tricks);
    assert_eq!((net(&game), game.reports()[0].outcome), ([24, -8, -8, -8], Some("given")));
}

#[test]
fn r35_it_is_declared_before_the_first_card_or_used_in_silence() {
    let mut game = hand("", EARLY, "4B 7B 8B SB");
    refuses(&mut game, "0 declare", "rebesino R35");
    plays(&mut game, "2O RO 5O");
    assert_eq!(verbs(&game, 3), ["play", "declare"]);
    happens(&mut game, "3 declare");
    assert_eq!((game.open.declared, verbs(&game, 3)), (Some(seat(4)), vec!["play"]));
    plays(&mut game, "9O CO 6O 1O 3O");
    let standing = game.standing();
    assert_eq!(standing.napolitana.map(|held| held.end), Some(End::Introduced(Some(seat(2)))), "a trick taken once committed");
}

#[test]
fn r33_four_of_the_five_make_it() {
    let held = |text: &str| {
        let mut hands = [cards(""); 4];
        hands[2] = cards(text);
        super::super::robo::napolitana(&hands)
    };
    assert_eq!(held("1O 1C 1E 1B 2O"), Some(seat(3)));
    assert_eq!(held("1O CC 1E 1B"), Some(seat(3)));
    assert_eq!(held("1O 1C CC 1E 1B"), Some(seat(3)));
    assert_eq!(held("1O 1C 1B RC"), None);
}
