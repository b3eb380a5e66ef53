//! The worked hands of chapter XVII, trick by trick (AC40-AC46). The same hands stand as whole records in `records/voltarete`.
//!
//! The book gives no stakes: licença, a bolo of 40 formed earlier, the resposta entered now.

use super::harness::{Scenario, licenca};

/// Hand 1 (book 556-582).
fn hand_1() -> Scenario {
    licenca("", 40, "mao", "E", ["2E RE CE SE 6E RB RO CC 3C", "1E 7E 5E 4E CB SB RC SC 6O", "1B 3E SO 2O 3O 4O 1C 4C 5C"])
}

/// Hand 2 (book 584-608).
fn hand_2() -> Scenario {
    licenca("", 40, "contrape", "B", ["6B RO 6O RC SC 1C 6C 6E 7E", "2B 1B RB CB 5B 3B CE 3E SO", "1E SB 7B 4B 1O 2O 4O RE SE"])
}

/// Hand 3 (book 610-628).
fn hand_3() -> Scenario {
    licenca("", 40, "pe", "O", ["1O RE SE 7E 3E 3B 4B 5B 6B", "1E SO 2O 5O RB RC CC 6C 5C", "7O 1B RO CO 3O 6O 4O SC SB"])
}

/// Hand 4 (book 630-646), as printed, or with the second's five of ouros read as that of copas.
fn hand_4(five: &str) -> Scenario {
    let second = format!("1B 7E RB 6B 1O {five} SC 3C 6C");
    licenca("", 40, "mao", "E", ["1E 2E 6E 5E 4E 3E 4C 4B 4O", &second, "RE CE SE RC 7C CB RO SO 2O"])
}

/// Hand 5 (book 648-662).
fn hand_5() -> Scenario {
    licenca("", 40, "contrape", "C", ["7C 1B RC 5C RB CB CE SE 3E", "1E 1C CC 2C 3C 4C 6C RO SB", "SC RE 7E 6E 5E 6B CO 3O 5O"])
}

/// Hand 6 (book 664-678).
fn hand_6() -> Scenario {
    licenca("", 40, "pe", "B", ["2B RB SB 4B SC 1C 2C 2O 7E", "3B 7B SO 1O 3O 6O RE 6E 3E", "1E 1B CB 5B 6B RC 3C 7C RO"])
}

/// Hand 7 (book 680-692), the casca of AC29, with five passes or three before it.
fn hand_7(bolo: i64, hands: [&str; 3], words: &str) -> Scenario {
    let mut scenario = Scenario::at(&format!("setup bolo {bolo}; setup life 2"));
    scenario.deal(hands, "2E 1B RE RB RC RO 1O 2O 3O 6O 7O 3E 4E").happens(words);
    scenario
}

const FEITO: &str = "1E CE SE 7E 6E CC SC CB SB";
const FIRST: &str = "5E 7B 2B 3B 5B 6B 3C 4C 6C";
const SECOND: &str = "CO SO 4O 5O 1C 2C 5C 7C 4B";

/// The line is played to its end: how, the tricks, what it brought each, and the bolo.
#[track_caller]
fn ends(mut scenario: Scenario, line: &str, outcome: &str, tricks: [u8; 3], delta: [i64; 3], bolo: i64) {
    scenario.happens(&format!("{} order_play", scenario.game.open.feito.expect("a feito"))).tricks(line).all_enter();
    scenario.settles(outcome, delta, bolo);
    assert_eq!(scenario.counted(), tricks);
    // Of a bolo lifted one tento goes to the box.
    assert_eq!(scenario.boxed(), i64::from(outcome == "win"));
}

#[test]
fn voltarete_ac40a() {
    ends(
        hand_1(),
        "
            RB CB 3E -> pe; 4C 3C SC -> contrape; RC 5C CC -> contrape
            SB 1B 2E -> mao; RO 6O 2O -> mao; RE 4E 3O -> mao
            CE 5E 4O -> mao; SE 1E SO -> contrape; 7E 1C 6E -> contrape
        ",
        "resposta",
        [4, 4, 1],
        [-44, 2, 2],
        80,
    );
}

#[test]
fn voltarete_ac40b() {
    ends(
        hand_1(),
        "
            RB CB 3E -> pe; 4C 3C SC -> contrape; RC 5C CC -> contrape
            SB 1B RO -> pe; 1C 6E 7E -> contrape; 6O 2O SE -> mao
            RE 4E 3O -> mao; 2E 5E 4O -> mao; CE 1E SO -> contrape
        ",
        "codilho",
        [3, 4, 2],
        [-44, 42, 2],
        40,
    );
}

#[test]
fn voltarete_ac40c() {
    ends(
        hand_1(),
        "
            RE 1E 3E -> contrape; CB 1B RB -> pe; 4C CC RC -> contrape
            SC 5C 3C -> contrape; 6O 2O RO -> mao; 2E 4E 3O -> mao
            CE 5E 4O -> mao; SE 7E SO -> mao; 6E SB 1C -> mao
        ",
        "win",
        [5, 3, 1],
        [43, -2, -2],
        0,
    );
}

#[test]
fn voltarete_ac40d() {
    ends(
        hand_1(),
        "
            RE 1E 3E -> contrape; CB 1B RB -> pe; 4C CC RC -> contrape
            SC 5C 3C -> contrape; SB 2O 6E -> mao; 2E 4E 3O -> mao
            CE 5E 4O -> mao; SE 7E 1C -> mao; RO 6O SO -> mao
        ",
        "win",
        [5, 3, 1],
        [43, -2, -2],
        0,
    );
}

#[test]
fn voltarete_ac41a() {
    ends(
        hand_2(),
        "
            RC 5B 7B -> pe; 1O RO SO -> mao; 6E 3E SE -> pe
            RE 7E CE -> pe; 2O 6O 3B -> contrape; 2B 4B 6B -> contrape
            1B SB 6C -> contrape; RB 1E 1C -> pe; 4O SC CB -> contrape
        ",
        "resposta",
        [1, 4, 4],
        [2, -44, 2],
        80,
    );
}

#[test]
fn voltarete_ac41b() {
    ends(
        hand_2(),
        "
            RC SO 1O -> mao; RO 3E 2O -> mao; 6E CE RE -> pe
            SE 7E 5B -> contrape; 2B 4B 6B -> contrape; 1B 7B 6O -> contrape
            RB SB 6C -> contrape; CB 1E 1C -> pe; 4O SC 3B -> contrape
        ",
        "win",
        [2, 5, 2],
        [-2, 43, -2],
        0,
    );
}

#[test]
fn voltarete_ac41c() {
    ends(
        hand_2(),
        "
            RC CB 1E -> pe; 1O RO SO -> mao; 6E 3E SE -> pe
            RE 7E CE -> pe; 2O 6O 5B -> contrape; 2B 4B 6B -> contrape
            1B 7B 6C -> contrape; RB SB 1C -> contrape; 3B 4O SC -> contrape
        ",
        "win",
        [1, 5, 3],
        [-2, 43, -2],
        0,
    );
}

#[test]
fn voltarete_ac42a() {
    ends(
        hand_3(),
        "
            3B RB SB -> contrape; RC SC 4B -> contrape; CC RO 1O -> mao
            5B SO CO -> pe; 1B 6B 5O -> pe; 3O 3E 2O -> contrape
            6C 4O 7E -> pe; 7O SE 1E -> contrape; 5C 6O RE -> pe
        ",
        "resposta",
        [1, 4, 4],
        [2, 2, -44],
        80,
    );
}

#[test]
fn voltarete_ac42b() {
    ends(
        hand_3(),
        "
            3B RB SB -> contrape; RC SC 4B -> contrape; CC 6O 1O -> mao
            5B SO CO -> pe; 1B 6B 5O -> pe; RO 3E 1E -> contrape
            2O 7O 7E -> pe; 3O SE 5C -> pe; 4O RE 6C -> pe
        ",
        "win",
        [1, 3, 5],
        [-2, -2, 43],
        0,
    );
}

#[test]
fn voltarete_ac43a() {
    ends(
        hand_4("5C"),
        "
            1E 7E SE -> mao; 4C 3C RC -> pe; CB 4B 6B -> pe
            RO 4O 1O -> pe; SO 3E 1B -> contrape; SC 7C 4E -> mao
            2E 6C CE -> mao; 6E 5C RE -> pe; 2O 5E RB -> mao
        ",
        "resposta",
        [4, 1, 4],
        [-44, 2, 2],
        80,
    );
}

#[test]
fn voltarete_ac43b() {
    // The book lets the second cut with the Basto, though they hold the ace of ouros: a revoke.
    let mut printed = hand_4("5O");
    printed.happens("mao order_play").tricks(
        "
         1E 7E SE -> mao; 4C 3C RC -> pe; CB 4B 6B -> pe
         RO 4O 5O -> pe",
    );
    printed.plays("SO 3E").refuses("contrape play 1B", "voltarete R72");
    ends(
        hand_4("5O"),
        "
            1E 7E SE -> mao; 4C 3C RC -> pe; CB 4B 6B -> pe
            RO 4O 5O -> pe; SO 3E 1O -> mao; 2E 1B CE -> mao
            6E 6C RE -> pe; 7C 5E SC -> mao; 4E RB 2O -> mao
        ",
        "win",
        [5, 0, 4],
        [43, -2, -2],
        0,
    );
}

#[test]
fn voltarete_ac43c() {
    ends(
        hand_4("5O"),
        "
            1E 7E SE -> mao; 2E 1B CE -> mao; 4C 3C RC -> pe
            CB 4B 6B -> pe; RO 4O 5O -> pe; SO 3E 1O -> mao
            6E 6C RE -> pe; 7C 4E SC -> mao; 5E RB 2O -> mao
        ",
        "win",
        [5, 0, 4],
        [43, -2, -2],
        0,
    );
}

#[test]
fn voltarete_ac44a() {
    ends(
        hand_5(),
        "
            RB SB 6B -> mao; CB 2C SC -> pe; 3O 5C RO -> mao
            CE 3C RE -> contrape; 1E 5O RC -> contrape; CC CO 1B -> mao
            SE 4C 7E -> contrape; 1C 6E 7C -> mao; 3E 6C 5E -> contrape
        ",
        "resposta",
        [4, 4, 1],
        [4, -48, 4],
        80,
    );
}

#[test]
fn voltarete_ac44b() {
    ends(
        hand_5(),
        "
            RB SB 6B -> mao; CB CC 3O -> contrape; 6C SC RC -> mao
            CE 2C 5E -> contrape; 1E 6E 5C -> contrape; 1C 7E 1B -> mao
            SE 3C RE -> contrape; RO 5O 7C -> mao; 3E 4C CO -> contrape
        ",
        "win",
        [4, 5, 0],
        [-4, 47, -4],
        0,
    );
}

#[test]
fn voltarete_ac44c() {
    ends(
        hand_5(),
        "
            RB SB 6B -> mao; CB CC 3O -> contrape; 6C SC 5C -> pe
            5O RC RO -> mao; CE 2C 5E -> contrape; 1E 6E 1B -> contrape
            1C 7E 7C -> mao; SE 3C RE -> contrape; 4C CO 3E -> contrape
        ",
        "win",
        [3, 5, 1],
        [-4, 47, -4],
        0,
    );
}

#[test]
fn voltarete_ac45a() {
    ends(
        hand_6(),
        "
            2O 6O RO -> pe; RC 2C 7B -> contrape; 3B 6B SB -> mao
            SC 3E 3C -> mao; 1C 6E 7C -> mao; 7E RE 5B -> pe
            CB RB 1O -> mao; 4B SO 1B -> pe; 1E 2B 3O -> pe
        ",
        "resposta",
        [4, 1, 4],
        [2, 2, -44],
        80,
    );
}

#[test]
fn voltarete_ac45b() {
    ends(
        hand_6(),
        "
            2O 6O RO -> pe; 6B SB 3B -> mao; 1C 7B 3C -> contrape
            SO 7C 7E -> contrape; RE CB RB -> mao; SC 1O RC -> pe
            5B 4B 3O -> pe; 1B 2B 3E -> mao; 2C 6E 1E -> pe
        ",
        "win",
        [3, 2, 4],
        [-2, -2, 43],
        0,
    );
}

#[test]
fn voltarete_ac45c() {
    ends(
        hand_6(),
        "
            2O 6O RO -> pe; 6B SB 3B -> mao; 1C 7B 3C -> contrape
            RE 5B 7E -> pe; CB RB 1O -> mao; SC 3O RC -> pe
            7C 2C 3E -> mao; 4B SO 1B -> pe; 1E 2B 6E -> pe
        ",
        "win",
        [3, 1, 5],
        [-2, -2, 43],
        0,
    );
}

#[test]
fn voltarete_ac46a() {
    let words = "mao pass; contrape pass; pe pass; mao pass; contrape pass; pe casca 1E; pe name E; mao buy;
        contrape buy 1C 2C 5C 7C 4B";
    // Four matadores are paid for, lost or won: 5 + 4 to each.
    ends(
        hand_7(30, [FIRST, SECOND, FEITO], words),
        "
            6C 3E RC -> contrape; 7O RO 5E -> mao; 6B 4E RB -> contrape
            CO 1O 7B -> contrape; SO 2O 2B -> contrape; 3O 1E 3B -> pe
            2E 5B 4O -> pe; 1B 3C 5O -> pe; RE 4C 6O -> pe
        ",
        "resposta",
        [1, 4, 4],
        [9, 9, -58],
        80,
    );
}

#[test]
fn voltarete_ac46b() {
    let words = "mao pass; contrape pass; pe pass; mao casca 1E; mao name E; contrape buy; pe buy 1C 2C 5C 7C 4B; mao order_play";
    let mut scenario = hand_7(32, [FEITO, FIRST, SECOND], words);
    scenario.tricks(
        "
         1E 5E 3E -> mao; 2E 2B 4E -> mao; 1B 3B 3O -> mao
         RE 5B 4O -> mao; RB 6B 5O -> mao",
    );
    let mut stopped = scenario.clone();
    stopped.happens("mao stop").settles("win", [61, -11, -11], 0);
    // They lead to the sixth trick: the geral is tried, and lost at the eighth; the bolo is still theirs.
    scenario.happens("mao continue").tricks(
        "
         RC 3C 6O -> mao; RO 4C 7O -> mao; 1O 6C CO -> pe
         SO 2O 7B -> pe",
    );
    scenario.settles("win", [13, 13, 13], 0);
    assert_eq!(scenario.counted(), [7, 0, 2]);
}
