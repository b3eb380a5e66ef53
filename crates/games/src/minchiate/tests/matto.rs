//! The Matto's play, return and debt (M41-M46).

use super::super::state::Matto;
use super::harness::{Side, Tale, card, cards};

/// minchiate:7.1b.
#[test]
fn m41_the_matto_comes_back_for_a_worthless_card() {
    let mut tale = Tale::at("");
    tale.left(["RE 2B", "T0 3B", "3E 4B", "8E 5B"]);
    let x = tale.pair(Side::X).index();
    tale.game.open.won[x] = cards("6B");
    tale.trick("S1:RE S2:T0 S3:3E D:8E");
    assert_eq!((tale.taker(), tale.tally(), tale.won(Side::X), tale.won(Side::Y)), ("S1", 0, cards("T0"), cards("RE 3E 8E 6B")));
}

#[test]
fn m42_a_card_is_owed_until_a_trick_is_won() {
    let hands = ["RE 9C 2B", "T0 T30 3B", "3E 4C 4B", "8E RC 5B"];
    let mut tale = Tale::at("");
    tale.left(hands).trick("S1:RE S2:T0 S3:3E D:8E");
    assert_eq!(tale.game.open.matto, Matto::Owed(tale.pair(Side::X)));
    tale.trick("S1:9C S2:T30 S3:4C D:RC");
    assert_eq!((tale.won(Side::X), tale.won(Side::Y)), (cards("T0 9C RC T30"), cards("RE 3E 8E 4C")));
    let mut tale = Tale::honour();
    tale.left(hands).trick("S1:RE S2:T0 S3:3E D:8E").happens("S2 reclaim_matto").refuses("S2 give 9C", "minchiate R39");
    tale.trick("S1:9C S2:T30 S3:4C D:RC").refuses("S2 give RC", "minchiate R38").refuses("S2 give T30", "minchiate R38");
    tale.happens("S2 give 9C");
    assert_eq!((tale.won(Side::X), tale.game.open.matto), (cards("T0 4C RC T30"), Matto::Settled));
}

/// minchiate:7.1c.
#[test]
fn m43_who_wins_no_trick_loses_it() {
    let mut tale = Tale::at("option match_giochi 1");
    tale.left(["RE", "T0", "3E", "8E"]);
    let y = tale.pair(Side::Y).index();
    let others: Vec<_> = (super::super::tarocchi::PACK - cards("RE T0 3E 8E")).iter().take(80).collect();
    tale.game.open.won[y] = others.into_iter().collect();
    tale.trick("S1:RE S2:T0 S3:3E D:8E");
    assert_eq!(tale.won(Side::Y).len(), 84);
    assert!(tale.won(Side::Y).contains(card("T0")) && tale.won(Side::X).is_empty());
}

#[test]
fn m44_it_is_never_killed() {
    let mut tale = Tale::at("");
    tale.left(["T13 2B", "T0 3B", "T10 4B", "T5 6B"]);
    let x = tale.pair(Side::X).index();
    tale.game.open.won[x] = cards("7B");
    tale.trick("S1:T13 S2:T0 S3:T10 D:T5");
    assert_eq!((tale.taker(), tale.tally(), tale.won(Side::X)), ("S1", -3, cards("T0")));
}

#[test]
fn m45_it_stays_with_a_side_that_wins() {
    let mut tale = Tale::at("");
    tale.left(["4E 2B", "T0 3B", "3E 4B", "8E 6B"]).trick("S1:4E S2:T0 S3:3E D:8E");
    assert_eq!((tale.taker(), tale.won(Side::X), tale.game.open.matto), ("D", cards("4E T0 3E 8E"), Matto::Settled));
}

#[test]
fn m46_led_the_next_card_rules() {
    let mut tale = Tale::at("");
    tale.left(["T0 2E", "7B 3E", "QB T12", "T8 4E"]).trick("S1:T0 S2:7B").refuses("S3 play T12", "minchiate R24");
    tale.trick("S3:QB D:T8");
    assert_eq!((tale.taker(), tale.game.open.matto), ("D", Matto::Owed(tale.pair(Side::Y))));
    assert_eq!(tale.won(Side::Y), cards("T0"));
}
