//! The Matto's play, return and debt (M41-M46).

use super::super::state::Matto;
use super::harness::{Scenario, Side, card, cards};

/// minchiate:7.1b.
#[test]
fn m41_the_matto_comes_back_for_a_worthless_card() {
    let mut scenario = Scenario::at("");
    scenario.left(["RE 2B", "T0 3B", "3E 4B", "8E 5B"]);
    let x = scenario.pair(Side::X).index();
    scenario.game.open.won[x] = cards("6B");
    scenario.trick("S1:RE S2:T0 S3:3E D:8E");
    assert_eq!(
        (scenario.taker(), scenario.tally(), scenario.won(Side::X), scenario.won(Side::Y)),
        ("S1", 0, cards("T0"), cards("RE 3E 8E 6B"))
    );
}

#[test]
fn m42_a_card_is_owed_until_a_trick_is_won() {
    let hands = ["RE 9C 2B", "T0 T30 3B", "3E 4C 4B", "8E RC 5B"];
    let mut scenario = Scenario::at("");
    scenario.left(hands).trick("S1:RE S2:T0 S3:3E D:8E");
    assert_eq!(scenario.game.open.matto, Matto::Owed(scenario.pair(Side::X)));
    scenario.trick("S1:9C S2:T30 S3:4C D:RC");
    assert_eq!((scenario.won(Side::X), scenario.won(Side::Y)), (cards("T0 9C RC T30"), cards("RE 3E 8E 4C")));
    let mut scenario = Scenario::honour();
    scenario.left(hands).trick("S1:RE S2:T0 S3:3E D:8E").happens("S2 reclaim_matto").refuses("S2 give 9C", "minchiate R39");
    scenario.trick("S1:9C S2:T30 S3:4C D:RC").refuses("S2 give RC", "minchiate R38").refuses("S2 give T30", "minchiate R38");
    scenario.happens("S2 give 9C");
    assert_eq!((scenario.won(Side::X), scenario.game.open.matto), (cards("T0 4C RC T30"), Matto::Settled));
}

/// minchiate:7.1c.
#[test]
fn m43_who_wins_no_trick_loses_it() {
    let mut scenario = Scenario::at("option match_giochi 1");
    scenario.left(["RE", "T0", "3E", "8E"]);
    let y = scenario.pair(Side::Y).index();
    let others: Vec<_> = (super::super::tarocchi::PACK - cards("RE T0 3E 8E")).iter().take(80).collect();
    scenario.game.open.won[y] = others.into_iter().collect();
    scenario.trick("S1:RE S2:T0 S3:3E D:8E");
    assert_eq!(scenario.won(Side::Y).len(), 84);
    assert!(scenario.won(Side::Y).contains(card("T0")) && scenario.won(Side::X).is_empty());
}

#[test]
fn m44_it_is_never_killed() {
    let mut scenario = Scenario::at("");
    scenario.left(["T13 2B", "T0 3B", "T10 4B", "T5 6B"]);
    let x = scenario.pair(Side::X).index();
    scenario.game.open.won[x] = cards("7B");
    scenario.trick("S1:T13 S2:T0 S3:T10 D:T5");
    assert_eq!((scenario.taker(), scenario.tally(), scenario.won(Side::X)), ("S1", -3, cards("T0")));
}

#[test]
fn m45_it_stays_with_a_side_that_wins() {
    let mut scenario = Scenario::at("");
    scenario.left(["4E 2B", "T0 3B", "3E 4B", "8E 6B"]).trick("S1:4E S2:T0 S3:3E D:8E");
    assert_eq!((scenario.taker(), scenario.won(Side::X), scenario.game.open.matto), ("D", cards("4E T0 3E 8E"), Matto::Settled));
}

#[test]
fn m46_led_the_next_card_rules() {
    let mut scenario = Scenario::at("");
    scenario.left(["T0 2E", "7B 3E", "QB T12", "T8 4E"]).trick("S1:T0 S2:7B").refuses("S3 play T12", "minchiate R24");
    scenario.trick("S3:QB D:T8");
    assert_eq!((scenario.taker(), scenario.game.open.matto), ("D", Matto::Owed(scenario.pair(Side::Y))));
    assert_eq!(scenario.won(Side::Y), cards("T0"));
}
