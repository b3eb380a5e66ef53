//! Verzigole: their worth and their accusing (M19-M30).

use super::super::verzigole::{total, verzigole};
use super::harness::{Scenario, cards};

#[track_caller]
fn counts(hand: &str, points: i64) {
    assert_eq!(total(cards(hand)), points, "{hand}");
}

/// Without and with the Matto.
#[track_caller]
fn counts_both(hand: &str, without: i64, with: i64) {
    counts(hand, without);
    counts(&format!("{hand} T0"), with);
}

#[test]
fn m19_ganellino_and_two_papi() {
    counts_both("T1 T2 T3", 11, 16);
}

#[test]
fn m20_papi() {
    counts_both("T2 T3 T4", 9, 14);
    counts_both("T3 T4 T5", 9, 14);
    counts_both("T2 T3 T4 T5", 12, 17);
}

#[test]
fn m21_ganellino_morte_caprone() {
    counts_both("T1 T13 T28", 15, 20);
}

#[test]
fn m22_diecine() {
    counts_both("T10 T20 T30", 15, 20);
    counts_both("T20 T30 T40", 20, 25);
    counts_both("T10 T20 T30 T40", 25, 30);
}

#[test]
fn m23_kings() {
    counts_both("RO RC RE RB", 20, 25);
    counts_both("RO RE RB", 15, 20);
    counts("RO RE", 0);
}

#[test]
fn m24_runs_of_the_book() {
    for (run, points) in [
        ("T28 T29 T30", 15),
        ("T31 T32 T33", 15),
        ("T35 T36 T37", 25),
        ("T36 T37 T38", 30),
        ("T37 T38 T39", 30),
        ("T38 T39 T40", 30),
    ] {
        counts(run, points);
    }
}

#[test]
fn m25_ganellino_matto_trombe() {
    counts("T1 T0 T40", 20);
}

#[test]
fn m26_a_long_run_is_one() {
    counts_both("T28 T29 T30 T31 T32 T33", 30, 35);
    assert_eq!(verzigole(cards("T28 T29 T30 T31 T32 T33")).len(), 1);
}

#[test]
fn m27_what_is_none() {
    for hand in ["T10 T20 T40", "T10 T30 T40", "T26 T27 T28", "T1 T2 T4 T5", "T0 T2 T3"] {
        counts(hand, 0);
    }
}

#[test]
fn m28_a_card_serves_in_several() {
    let hand = cards("T0 T1 T2 T3 T10 T13 T20 T28 T29 T30 T40");
    let mut points: Vec<i64> = verzigole(hand).iter().map(|one| one.points).collect();
    points.sort_unstable();
    assert_eq!((points, total(hand)), (vec![16, 20, 20, 20, 30], 106));
}

/// minchiate:5.2.
#[test]
fn m29_what_is_not_accused_is_lost_until_the_final_count() {
    let mut scenario = Scenario::at("");
    scenario.plays_with(["T31 T32 T33 4E", "", "", ""]).happens("S1 play 4E").refuses("S1 accuse T31 T32 T33", "minchiate R20");
    assert_eq!((scenario.tally(), scenario.game.open.marks.len()), (0, 0));
    counts("T31 T32 T33", 15);
}

#[test]
fn m30_partners_do_not_join_their_hands() {
    let mut scenario = Scenario::at("");
    scenario
        .hands(["T31 T32", "", "T33", ""])
        .refuses("S1 accuse T31 T32 T33", "minchiate R18")
        .happens("S1 no_more; S2 no_more");
    scenario.refuses("S3 accuse T31 T32 T33", "minchiate R18");
}

#[test]
fn r18_accused_in_order_and_marked_at_once() {
    let mut scenario = Scenario::at("");
    scenario.hands(["T0 T1 T2 T3 T40", "RB", "", "RO RC RE"]).refuses("D accuse RO RC RE", "minchiate R18");
    scenario.refuses("S1 accuse T1 T2 T3", "minchiate R18").happens("S1 accuse T0 T1 T2 T3");
    assert_eq!(scenario.tally(), -16);
    scenario.refuses("S1 accuse T0 T1 T2 T3", "minchiate R18").happens("S1 accuse T0 T1 T40; S1 no_more; S2 no_more; S3 no_more");
    scenario.happens("D accuse RO RC RE");
    assert_eq!(scenario.tally(), -36 + 15);
}

#[test]
fn r20_accusing_is_open_until_the_first_card() {
    let mut scenario = Scenario::at("");
    scenario.plays_with(["T31 T32 T33", "RO RC RE", "", ""]);
    // Nobody has accused anything: it is not too late.
    scenario.happens("S2 accuse RO RC RE");
    assert_eq!(scenario.tally(), 15);
    scenario
        .happens("S1 play T31")
        .refuses("S1 accuse T31 T32 T33", "minchiate R20")
        .refuses("S2 accuse RO RC RE", "minchiate R20");
}

#[test]
fn r20_who_has_had_their_turn_may_still_accuse() {
    let mut scenario = Scenario::at("");
    scenario.hands(["T31 T32 T33", "", "", ""]).happens("S1 no_more; S1 accuse T31 T32 T33");
    assert_eq!(scenario.tally(), -15);
}
