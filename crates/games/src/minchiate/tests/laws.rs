//! The laws of an honour table (M56-M65).

use super::super::state::{Phase, Total};
use super::harness::{Scenario, Side, card, cards};

/// Nobody robs: these cards stop all four.
const STOPPERS: &str = "2E 3E 5E 6E";

/// An honour table at which the dealer miscounts so, and does not notice it.
fn misdealt(mistakes: &str, places: &[(usize, &str)]) -> Scenario {
    let mut scenario = Scenario::at(&format!("option table honour; option match_giochi 1; {mistakes}"));
    scenario.pack(places).happens("S3 cut 1; D deal_on");
    scenario
}

#[test]
fn m56_a_card_too_few_costs_the_dealer_twenty() {
    let mut scenario = misdealt("setup misdeal 0 2 10", &[(1, "9E"), (85, STOPPERS), (91, "T17")]);
    assert_eq!(scenario.phase(), Phase::Check);
    scenario.refuses("S1 report_count 21", "minchiate R17").refuses("S2 report_count 21", "minchiate R17");
    scenario.happens("S1 report_count 20; S2 confirm_count; S3 confirm_count; D confirm_count");
    assert_eq!(scenario.tally(), -20);
    scenario.refuses("S1 ask_top 11", "minchiate:7.2f").happens("S1 ask_top 3");
    let hand = scenario.game.hand(scenario.seat("S1"));
    assert_eq!((hand.len(), hand.contains(card("T17")), scenario.phase()), (21, true, Phase::Accuse));
}

#[test]
fn m57_a_surplus_may_not_empty_a_suit() {
    let places = [(1, "9E"), (12, "5O 1C 2C 3C 4C 5C 6C 7C 8C 9C"), (52, "1B 2B 3B 4B 5B 6B 7B 8B 9B 10B SB CB"), (86, STOPPERS)];
    let mut scenario = misdealt("setup misdeal 0 2 10; setup misdeal 1 2 12", &places);
    scenario.happens("S1 report_count 20; S2 report_count 22; S3 confirm_count; D confirm_count");
    assert_eq!(scenario.tally(), -40);
    scenario.refuses("S2 discard_surplus 5O", "minchiate:7.2e").happens("S2 discard_surplus 1B; S1 ask_bottom 2");
    assert_eq!(scenario.phase(), Phase::Accuse);
    assert!(scenario.game.hidden.hands.iter().all(|hand| hand.len() == 21));
}

#[test]
fn m58_a_mistake_noticed_in_time_costs_nothing() {
    let mut scenario = Scenario::at("option table honour; setup misdeal 0 1 9");
    scenario.pack(&[(1, "9E"), (86, STOPPERS)]).happens("S3 cut 1").refuses("S1 correct_deal", "minchiate:7.2b");
    scenario.happens("D correct_deal; S1 confirm_count; S2 confirm_count; S3 confirm_count; D confirm_count");
    assert_eq!((scenario.tally(), scenario.phase()), (0, Phase::Accuse));
    assert!(scenario.game.hidden.hands.iter().all(|hand| hand.len() == 21));
}

#[test]
fn m59_a_wrong_hand_kept_silent_costs_the_final_count() {
    let total = Total { verzigole: 40, cards: 66, last: 10, above: 10 };
    assert_eq!(total.forfeited().sum(), 20);
    let mut scenario = misdealt("setup misdeal 1 2 12", &[(1, "9E"), (87, STOPPERS)]);
    scenario.happens("S1 confirm_count; S2 confirm_count; S3 confirm_count; D confirm_count");
    scenario.happens("S1 no_more; S2 no_more; S3 no_more; D no_more").plays_out();
    assert_eq!((scenario.phase(), scenario.game.open.taken.len()), (Phase::Inspection, 21));
    assert!(scenario.game.open.wrong.contains(scenario.seat("S2")));
    let won = Total::of(scenario.won(Side::X));
    let counted = scenario.game.counted(scenario.pair(Side::X));
    assert!(won.cards > 0, "the dealers won something to lose");
    assert_eq!((counted.verzigole, counted.cards), (0, 0));
    assert_eq!(scenario.game.counted(scenario.pair(Side::Y)).cards, Total::of(scenario.won(Side::Y)).cards);
}

/// `S2` has not answered the cups of `S1`, and the dealer has marked the king.
fn revoked(options: &str) -> Scenario {
    let mut scenario = Scenario::at(&format!("option table honour; option match_giochi 1; {options}"));
    scenario.left(["RC 6B", "T11 9C", "7C 8B", "2C 9B"]).trick("S1:RC S2:T11 S3:7C D:2C").happens("D mark kill RC");
    scenario.refuses("S1 call_revoke 1 1", "minchiate:7.3a");
    assert_eq!(scenario.tally(), 5);
    scenario
}

#[test]
fn m60_a_revoke_is_called() {
    let mut scenario = revoked("");
    scenario.shows("S2", "9C").refuses("D call_revoke 1 1", "minchiate:7.3a").happens("S1 call_revoke 1 1");
    assert_eq!((scenario.resti(), scenario.tally(), scenario.phase()), (-1, 0, Phase::Choice));
    assert!(scenario.won(Side::Y).contains(card("RC")));
    let mut back = scenario.clone();
    back.happens("S2 take_back 9C");
    assert_eq!(back.game.hand(back.seat("S2")), cards("T11"));
    assert!(back.won(Side::X).contains(card("9C")) && !back.won(Side::X).contains(card("T11")));
    scenario.happens("S2 let_run");
    assert!(scenario.won(Side::X).contains(card("T11")));
    assert_eq!(scenario.phase(), Phase::Tricks);
}

#[test]
fn m60_the_card_that_proves_it_may_be_played_too() {
    let mut scenario = revoked("");
    scenario.trick("S2:9C").happens("S3 call_revoke 1 1");
    assert_eq!((scenario.resti(), scenario.tally(), scenario.phase()), (-1, 0, Phase::Choice));
    scenario.refuses("S2 take_back 9C", "minchiate:7.3c").happens("S2 let_run");
    assert_eq!(scenario.phase(), Phase::Tricks);
}

#[test]
fn m60_a_card_taken_back_was_not_there_meanwhile() {
    let mut scenario = Scenario::honour();
    scenario.left(["RC 5E 3O", "T11 9C 6B 8C", "7C 6E 4O", "2C 7E 5O"]).trick("S1:RC S2:T11 S3:7C D:2C");
    scenario.trick("S2:8C S3:6E D:7E S1:5E").shows("S2", "9C").happens("S1 call_revoke 1 1; S2 take_back 9C");
    // They have T11 again, but in the second trick it lay with the first, and the 9 was still in their hand.
    assert!(scenario.game.seen_to_hold(scenario.seat("S2"), 1).contains(card("9C")));
    assert!(!scenario.game.seen_to_hold(scenario.seat("S2"), 1).contains(card("T11")));
    assert!(scenario.game.seen_to_hold(scenario.seat("S2"), 2).contains(card("T11")));
}

#[test]
fn m61_not_after_the_cards_are_mixed() {
    let mut scenario = revoked("");
    scenario.trick("S2:9C S3:8B D:9B S1:6B").happens("S1 content; S2 content; S3 content; D content");
    scenario.refuses("S1 call_revoke 1 1", "minchiate:7.3d");
    assert_eq!(scenario.resti(), 0);
}

/// `S2` twice throws swords on cups though they have one.
fn revoked_twice(options: &str) -> Scenario {
    let mut scenario = Scenario::at(&format!("option table honour; option match_giochi 1; {options}"));
    scenario.left(["RC QC 5B", "5E 6E 9C", "7C 8C 3B", "2C 3C 4B"]);
    scenario.trick("S1:RC S2:5E S3:7C D:2C S1:QC S2:6E S3:8C D:3C S1:5B S2:9C");
    scenario
}

#[test]
fn m62_each_revoke_costs_a_resto() {
    let mut scenario = revoked_twice("");
    scenario.happens("S1 call_revoke 1 1; S3 call_revoke 1 2").refuses("S3 call_revoke 1 1", "minchiate:7.3a");
    assert_eq!(scenario.resti(), -2);
}

#[test]
fn m63_the_offender_alone_pays() {
    let mut scenario = revoked_twice("option revoke_payer offender_alone; option resto_value 3");
    scenario.happens("S1 call_revoke 1 1");
    assert_eq!((scenario.chips(), scenario.resti()), ([3, -6, 3, 0], 0));
    // Their side has lost the resto all the same.
    let points = scenario.game.ledger.balance(super::super::facts::segni(super::super::state::Pair::First));
    let won: Vec<i64> = engine::Game::sides(&scenario.game).iter().map(|side| side.won).collect();
    assert_eq!(won, [60 + points, -60 - points]);
}

#[test]
fn m64_what_is_not_claimed_is_lost() {
    let mut scenario = Scenario::at("option table honour; option match_giochi 1");
    scenario.left(["T15", "T3", "T9", "T8"]).trick("S1:T15 S2:T3 S3:T9 D:T8");
    scenario.refuses("S1 mark kill T3", "minchiate R3").happens("S1 content; S2 content; S3 content; D content; D total");
    let mut careful = scenario.clone();
    scenario.happens("S3 total");
    assert_eq!((scenario.tally(), scenario.phase()), (-3, Phase::Over));
    careful.refuses("S3 claim_cards", "minchiate:7.4c").happens("S3 mark kill T3; S3 claim_last; S3 total");
    assert_eq!(careful.tally(), -16);
}

#[test]
fn m65_the_scorer_can_have_the_matto_back() {
    let mut scenario = Scenario::at("option table honour; option match_giochi 1");
    scenario.left(["RE 5B", "T0 10B", "3E 2B", "8E 4B"]);
    scenario.trick("S1:RE S2:T0 S3:3E D:8E S1:5B S2:10B S3:2B D:4B").happens("S1 content; S2 content; S3 content; D content");
    let mut forgotten = scenario.clone();
    scenario.refuses("S3 reclaim_matto", "minchiate:7.1b").happens("D reclaim_matto; D give 2B");
    assert_eq!((scenario.won(Side::X), scenario.won(Side::Y)), (cards("T0 5B 10B 4B"), cards("RE 3E 8E 2B")));
    forgotten.happens("D total; S3 total").refuses("D reclaim_matto", "minchiate R48");
    assert!(forgotten.won(Side::Y).contains(card("T0")));
}

#[test]
fn law_4_2_a_robber_may_miscount_at_an_honour_table() {
    let mut scenario = Scenario::honour();
    scenario.pack(&[(1, "T33"), (86, STOPPERS)]).happens("S3 cut 1; S3 discard");
    scenario.happens("S1 confirm_count; S2 confirm_count; S3 report_count 22; D confirm_count");
    assert_eq!((scenario.tally(), scenario.phase()), (0, Phase::Mend));
    scenario.happens("S3 discard_surplus T33");
    assert_eq!(scenario.phase(), Phase::Accuse);
}

#[test]
fn play_1_a_tarocco_not_given_is_prevented_or_fined() {
    let hands = ["RC 6B", "T11 9B", "7C 8B", "2C 7B"];
    let mut scenario = Scenario::honour();
    scenario.left(hands).trick("S1:RC").refuses("S2 play 9B", "minchiate R25");
    let mut scenario = Scenario::at("option table honour; option tarot_revoke as_suit");
    scenario.left(hands).trick("S1:RC S2:9B S3:7C D:2C").refuses("S1 call_revoke 1 1", "minchiate:7.3a");
    scenario.trick("S1:6B S2:T11").happens("S1 call_revoke 1 1");
    assert_eq!(scenario.resti(), -1);
}

#[test]
fn a_call_not_upheld_costs_nothing() {
    let mut scenario = Scenario::honour();
    scenario.left(["RC 6B", "T11 9B", "7C 8B", "2C 7B"]).trick("S1:RC S2:T11 S3:7C D:2C");
    scenario.refuses("S1 call_revoke 1 1", "minchiate:7.3a").trick("S2:9B S3:8B D:7B S1:6B");
    scenario.happens("S1 call_revoke 1 1").refuses("S1 call_revoke 1 1", "minchiate:7.3a");
    assert_eq!((scenario.resti(), scenario.phase()), (0, Phase::Inspection));
}

#[test]
fn a_table_asks_the_desk_and_knows_its_players_by_their_places() {
    use super::super::laws::{DESK, REVOKE, WRONG_NUMBER};
    use engine::law::{CardFate, Value};
    let scenario = Scenario::honour();
    let seat = scenario.game.match_state.round[1];
    let by = ("by", scenario.game.placed(seat));
    assert_eq!(by.1, Value::Player(engine::Seat::at(1)));
    let wrong = scenario.game.ruling(&WRONG_NUMBER, &[("play-begun", Value::yes_if(true)), by]);
    assert_eq!((wrong.cites[0].0, wrong.barred.contains(seat), wrong.barred.len()), ("minchiate:7.2d", true, 2));
    let facts = [
        ("tarot", Value::yes_if(false)),
        ("cards-mixed", Value::yes_if(false)),
        ("offender-alone", Value::yes_if(true)),
        ("harm", Value::Word("killed-and-safe")),
        ("hand-over", Value::yes_if(false)),
        by,
        ("resto", Value::Number(3)),
        ("marked", Value::Number(5)),
    ];
    let ruling = scenario.game.ruling(&REVOKE, &facts);
    assert_eq!((ruling.card, ruling.payments.len()), (CardFate::AtChoice, 3));
    assert_eq!((ruling.payments[0].from, ruling.payments[0].amount), (seat.into(), 3));
    assert_eq!(DESK.laws.len(), 29);
}
