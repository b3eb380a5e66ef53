//! The wrong card at an honour table (D9).

use super::super::state::Phase;
use super::harness::{cards, deal, happens, plays, refuses, table, try_line, verbs};
use engine::{Game, Seat, Turn};

fn honour() -> super::super::Yukon {
    let mut game = table("option table honour; option players 2");
    deal(&mut game, &["7C 2O 3O 4O 2B", "4C SC 9B 10E 2E"], "3E 8B");
    game
}

#[test]
fn yukon_d9_a_wrong_card_noticed_is_replaced() {
    let mut game = honour();
    plays(&mut game, "7C 9B");
    assert_eq!(game.open.phase, Phase::Taking);
    assert_eq!(verbs(&game, 0), ["take"]);
    assert_eq!(verbs(&game, 1), ["amend"]);
    refuses(&mut game, "1 amend 10E", "yukon R4");
    happens(&mut game, "1 amend 4C");
    assert_eq!((game.open.phase, game.open.to_play), (Phase::Taking, Seat::at(0)));
    assert_eq!(game.open.shown[1], cards("9B"), "the card was seen by all");
    happens(&mut game, "0 take");
    assert_eq!(game.open.tricks(Seat::at(0)), 1);
}

#[test]
fn yukon_d9_another_notices_it_by_what_all_have_seen() {
    let mut game = honour();
    plays(&mut game, "7C 9B");
    refuses(&mut game, "0 accuse 1", "yukon D9");
    happens(&mut game, "1 amend 4C; 0 take; 0 play 2B; 1 play 10E");
    // The nine of clubs has been seen in their hand, and they do not follow with it.
    assert_eq!(verbs(&game, 0), ["take", "accuse"]);
    happens(&mut game, "0 accuse 1");
    assert_eq!(game.turn(), Turn::of(Seat::at(1)));
    refuses(&mut game, "0 take", "yukon D9");
    happens(&mut game, "1 amend 9B");
    assert_eq!((game.open.phase, game.open.to_play), (Phase::Taking, Seat::at(1)));
    assert_eq!(game.open.shown[1], cards("10E"));
}

#[test]
fn yukon_d9_taken_it_stands() {
    let mut game = honour();
    plays(&mut game, "7C 9B");
    happens(&mut game, "0 take");
    assert_eq!(game.open.tricks(Seat::at(0)), 1);
    refuses(&mut game, "0 accuse 1", "yukon:1");
    refuses(&mut game, "1 amend 4C", "yukon D9");
}

#[test]
fn yukon_d9_nobody_looks_into_a_hand() {
    let mut game = honour();
    plays(&mut game, "7C 4C");
    refuses(&mut game, "0 accuse 1", "yukon:1");
    happens(&mut game, "0 take; 0 play 2O; 1 play SC");
    // Right or wrong, it cannot be seen.
    refuses(&mut game, "0 accuse 1", "yukon D9");
    assert_eq!(game.open.phase, Phase::Taking);
}

#[test]
fn yukon_1_a_wrong_card_that_nothing_proves_is_answered_for_as_a_right_one() {
    let accused = |hand: &str| {
        let mut game = table("option table honour; option players 2");
        deal(&mut game, &["7C 2O 3O 4O 2B", hand], "3E 8B");
        plays(&mut game, "7C 9B");
        try_line(&mut game, "0 accuse 1").expect_err("nothing proves it")
    };
    let (wrong, right) = (accused("4C SC 9B 10E 2E"), accused("4E 5O 9B 10E 2E"));
    assert_eq!(wrong, right);
    assert_eq!((wrong.cite.0, wrong.why.id), ("yukon D9", "yukon-refused-not-proved"));
    // Every other refusal says another thing.
    let mut game = honour();
    plays(&mut game, "7C 4C");
    let said = |game: &mut super::super::Yukon, line: &str| try_line(game, line).expect_err("refused").why.id;
    assert_eq!(said(&mut game, "0 accuse 1"), "yukon-refused-accuse");
    assert_eq!(said(&mut game, "1 amend 9B"), "yukon-refused-amend");
    let mut game = honour();
    plays(&mut game, "7C 9B");
    assert_eq!(said(&mut game, "1 amend 10E"), "yukon-refused-still-wrong");
    let mut strict = table("option players 2");
    deal(&mut strict, &["7C 2O 3O 4O 5O", "4C SC 9B 10E 2E"], "");
    assert_eq!(said(&mut strict, "1 accuse 0"), "yukon-refused-honour");
}

#[test]
fn yukon_d9_not_at_a_strict_table() {
    let mut game = table("option players 2");
    deal(&mut game, &["7C 2O 3O 4O 5O", "4C SC 9B 10E 2E"], "");
    plays(&mut game, "7C");
    refuses(&mut game, "1 accuse 0", "yukon:1");
    refuses(&mut game, "1 amend 4C", "yukon:1");
    refuses(&mut game, "1 take", "yukon R4");
}
