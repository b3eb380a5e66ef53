//! Whole hands of the acceptance cases, with their exact points (AC9-AC14, AC47) and how they begin (AC2-AC8).

use super::super::state::{Outcome, Phase};
use super::super::tally::Item;
use super::harness::{MANO, PIE, endless, happens, hold, names, played, points, table, tricks};
use engine::{Game, Turn};

pub(super) const AC9: [&str; 3] = [
    "RO 2O 9O 7O RC CC SC 1E RE SE CB 2B",
    "1O 8O 2C 9C 8C 7C 2E 9E 8E 7E 9B 8B",
    "1E/7E RC/7C RE/8E CB/8B CC/8C SC/9C SE/9E 2B/9B RO/1O 2C/7O 2E/9O 8O/2O",
];
pub(super) const AC10: [&str; 3] = [
    "CO 9O RC 8C 1E SE 2E 9E 8E 7E 1B CB",
    "1O RO SO 8O 7O 1C SC 9C 7C RE 8B 7B",
    "1E/RE SE/7B 2E/7C 9E/7O 1B/8B 8E/8O CB/9C 7E/SC RC/1C 1O/9O RO/CO SO/8C",
];
pub(super) const AC11: [&str; 3] = [
    "1O RO CO SO 2O 8O CC 2C CE 2E 9E 8E",
    "7O 1C RC SC 8C 7C SE 7E 1B RB SB 9B",
    "1O/7O RO/7E CO/7C CE/SE SO/8C 2E/9B 2O/SC 9E/SB 8E/RB 8O/RC CC/1C 1B/2C",
];
pub(super) const AC12: [&str; 3] = [
    "CO 2O 9O 8O 7O RC CC 2E 8E 1B RB 9B",
    "RO SO 1C SC 2C 9C 8C 7C SE SB 8B 7B",
    "1B/7B RB/8B CO/RO 1C/CC SE/8E SO/7O SB/9B SC/RC 2O/7C 9O/8C 2E/9C 8O/2C",
];
pub(super) const AC13: [&str; 3] = [
    "RO CO 7O 1E RE CE SE 7E 1B SB 9B 8B",
    "2O 9O 1C RC SC 2C 9C 8C 7C 2E 8E RB",
    "1E/8E 1B/RB RE/2E RO/9O CE/7C SB/8C CO/2O SE/9C 9B/2C 8B/SC 7E/RC 7O/1C",
];
pub(super) const AC47: [&str; 3] = [
    "1O RO CO SO 2O 1C SC 2C 9C 8C 7C 7E",
    "9O 7O CC RE CE 2E 8E 1B CB SB 2B 9B",
    "1C/CC 1O/7O SC/8E RO/9O 2C/9B CO/2E 9C/2B SO/SB 8C/CE 2O/CB 7C/RE 7E/1B",
];

pub(super) const AC14: [&str; 3] = [
    "SO 2O 9O 8O CC 9C 7C 1E CE SE 7E 7B",
    "1O 7O RC 2C 8C 2E 9E 8E 1B CB 9B 8B",
    "1E/8E CE/9E SE/2E 7E/7O SO/1O 1B/7B RC/7C CB/8O 9B/9C 8B/9O 2C/CC 2O/8C",
];

fn whole([mano, pie, scenario]: [&str; 3]) -> [i64; 2] {
    played("", mano, pie, scenario).1
}

#[test]
fn case_9_majority() {
    assert_eq!(whole(AC9), [28, 12]);
    // Marks 30 and 10.
    let mut game = table("");
    hold(&mut game, AC9[0], AC9[1]);
    names(&mut game, MANO);
    tricks(&mut game, AC9[2]);
    assert_eq!([game.match_state.marks[0].mark, game.match_state.marks[1].mark], [30, 10]);
    let report = &game.reports()[0];
    assert_eq!(report.tricks[..], [9, 3]);
    // The slip tells what was marked, and the single points of the play in one sum.
    let ended = format!("{:?}", report.ended);
    assert!(ended.contains("mano_mark") && ended.contains("30") && ended.contains("pie_mark"), "{ended}");
    let sums: Vec<String> =
        report.counted.iter().map(|line| format!("{line:?}")).filter(|line| line.contains("cientos-item-play")).collect();
    assert_eq!(sums.len(), 2, "{sums:?}");
}

#[test]
fn case_10_pique() {
    assert_eq!(whole(AC10), [70, 5]);
}

#[test]
fn case_11_repique_by_mano() {
    assert_eq!(whole(AC11), [111, 3]);
}

#[test]
fn case_12_repique_by_pie() {
    assert_eq!(whole(AC12), [18, 101]);
}

#[test]
fn case_13_capote_with_a_low_last_card() {
    assert_eq!(whole(AC13), [52, 25]);
}

#[test]
fn case_14_tied_punto_six_tricks_each() {
    assert_eq!(whole(AC14), [12, 7]);
}

#[test]
fn case_47_precedence_in_the_repique() {
    assert_eq!(whole(AC47), [148, 3]);
}

#[test]
fn case_48_game_won_in_the_middle() {
    let mut game = table("option calidades true");
    hold(&mut game, AC47[0], AC47[1]);
    names(&mut game, MANO);
    let four: Vec<&str> = AC47[2].split(' ').take(4).collect();
    let until = four.join(" ");
    let until = until.rsplit_once('/').expect("the fourth lead").0;
    tricks(&mut game, until);
    assert_eq!(game.turn(), Turn::Over);
    let last = game.match_state.last.expect("an end");
    assert_eq!((last.outcome, last.points), (Outcome::Double(MANO), [100, 3]));
    // Quintas 2, repique 2, the game double 2 and its stake 8; nobody pays for a low count.
    assert_eq!(game.ledger().balance(MANO), 2 + 2 + 2 + 8);
}

/// Mano leads after both have named what they have; how the count stands once the pie has served.
fn after_names(mano: &str, pie: &str, lead: &str, serve: &str) -> super::super::Cientos {
    let mut game = table("");
    endless(&mut game);
    hold(&mut game, mano, pie);
    names(&mut game, MANO);
    tricks(&mut game, &format!("{lead}/{serve}"));
    game
}

#[test]
fn case_2_repique_the_books_example() {
    // A quinta that is also the punto, and a catorce: 5 + 15 + 14 = 34, so 94 before playing.
    let game = after_names("RO CO SO 2O 9O RC RE RB 7C 7E 7B 9C", "1O 8O 7O 1C CC 8C 1E CE 8E SB 8B 2B", "RC", "1C");
    assert_eq!(points(&game), [95, 1]);
    assert!(game.open.items.contains(&(MANO, Item::Repique)));
}

#[test]
fn case_3_a_tie_bars_it() {
    // The punto is tied at 49: 15 + 14 and a three are 32, and stay it.
    let game = after_names("RO CO SO 2O 9O RC RE RB 2C 2E 7E 7B", "1B CB SB 2B 8B 1O 8O CC 9C 8C SE 9E", "RC", "CC");
    assert_eq!(points(&game), [15 + 14 + 3 + 1, 0]);
}

#[test]
fn case_5_the_lead_makes_the_pique_though_the_trick_is_lost() {
    let game = after_names("1O RO CO SO 2O 9O RC CC SC 2C RE 7B", "8O 7O 1C 9C 8C 7C CE SE 1E 9E CB SB", "7B", "CB");
    assert_eq!(points(&game), [60, 1]);
}

#[test]
fn case_7_pie_cannot_pique() {
    let game = after_names("8O 7O 1C 9C 8C 7C CE SE 1E 9E CB SB", "1O RO CO SO 2O 9O RC CC SC 2C RE 7B", "8O", "9O");
    assert_eq!(points(&game), [1, 30]);
}

#[test]
fn case_8_pie_repiques_though_mano_has_led() {
    let game = after_names(AC12[0], AC12[1], "1B", "7B");
    assert_eq!(points(&game), [1, 95]);
}

#[test]
fn case_4_pique_the_books_example() {
    // Punto 6, sexta 16 and two threes: 28, and the pie nothing.
    let mano = "1O RO CO SO 2O 9O 1C RC 1E RE 7B 8B";
    let mut game = after_names(mano, "8O 7O CC 2C 8C CE 2E 8E CB 2B 9B SB", "1O", "8O");
    assert_eq!(points(&game)[0], 28 + 1);
    happens(&mut game, "0 play RO; 1 play 7O");
    assert_eq!(points(&game)[0], 60);
    happens(&mut game, "0 play CO; 1 play 8C");
    assert_eq!(points(&game)[0], 61);
}

#[test]
fn case_6_the_first_trick_lost() {
    let mano = "1O RO CO SO 2O 9O 1C RC 1E RE 7B 8B";
    let mut game = after_names(mano, "8O 7O CC 2C 8C CE 2E 8E CB 2B 9B SB", "7B", "CB");
    assert_eq!(points(&game), [29, 1]);
    while game.open.phase == Phase::Tricks && game.open.takers.len() < 11 {
        let seat = game.open.to_play;
        let card = game.playable(seat).first().expect("a card");
        happens(&mut game, &format!("{seat} play {card}"));
    }
    assert!(points(&game)[0] < 60 && !game.open.items.contains(&(MANO, Item::Pique)), "{:?}", game.open.items);
    assert_eq!(points(&game)[1], i64::from(game.open.items.iter().filter(|(seat, _)| *seat == PIE).count() as u8));
}

#[test]
fn case_26_the_last_trick() {
    for (with, mano) in [("2O", 2), ("9O", 1)] {
        let mut game = table("");
        hold(&mut game, AC9[0], AC9[1]);
        game.open.takers = [PIE; 12].into_iter().collect();
        game.count_lead(PIE);
        game.count_trick(MANO, PIE, with.parse().expect("a card"));
        assert_eq!(points(&game), [mano, 1], "{with}");
    }
}
