//! Faults of a real table, each paid once and by its own law (section 8 of the rules).

use super::super::state::{First, Phase, Side};
use super::harness::{PLAIN, Scenario};
use Side::{A, B};

/// Seats 0 and 1 hold a flor each.
const TWO: [&str; 4] = ["7O 5O RO", "6C 5C 2C", "3E 4B SO", "1E 5E 6B"];

#[test]
fn xi_4_a_hidden_flor_is_paid_once_though_it_is_asked_for_and_seen() {
    let played = || {
        let mut scenario = Scenario::dealt("", TWO);
        scenario.happens("0 flor; 1 e_boa; 2 waive_flor; 3 e_boa; 0 peco_flor 1");
        scenario.vaza("0 RO 1 2C 2 3E 3 1E", Some(B), 3).vaza("3 5E 0 7O 1 6C 2 SO", Some(A), 0);
        scenario
    };
    let mut asked = played();
    asked.vaza("0 5O 1 5C 2 4B 3 6B", Some(B), 3).refuses("0 claim 9.X.4 1", "truco R93");
    asked.all_gather().stand(3 + 3 + 1, 0);
    assert_eq!(asked.cites(1), ["truco R49", "truco:9.XI.4", "truco:9.XI.4"]);
    // Seen and claimed before the end, it is not paid again to the player who had asked.
    let mut seen = played();
    seen.happens("0 play 5O; 1 show 5C; 0 claim 9.X.4 1").happens("1 play 5C; 2 play 4B; 3 play 6B");
    seen.all_gather().stand(3 + 3 + 1, 0);
    assert_eq!(seen.cites(1), ["truco R49", "truco:9.X.4", "truco:9.X.4"]);
    // Who would not show, and then does, has hidden one flor and not two.
    let mut silent = Scenario::dealt("", TWO);
    silent.happens("0 flor; 1 e_boa; 2 waive_flor; 3 e_boa; 0 peco_flor 1; 2 truco; 3 nao_quero; 0 show 7O 5O RO; 1 gather");
    silent.happens("0 claim 9.XI.1 1; 1 show 6C 5C 2C").refuses("0 claim 9.X.4 1", "truco R93");
    silent.all_gather().stand(3 + 3 + 1, 0);
}

#[test]
fn viii_b_2_the_first_part_is_answered_before_the_truco_is_claimed() {
    let mut scenario = Scenario::dealt("", ["7O 5C RC", "6C 5O 2B", "3E 4B SO", "1E 5E 6B"]);
    scenario.happens("0 play 7O; 1 play_stacked 6C 5O; 2 envido; 3 real_envido").refuses("0 claim 9.VIII.b.2 1", "truco R29");
    scenario.happens("2 nao_quero; 0 claim 9.VIII.b.2 1").all_gather().stand(1, 2);
}

/// F* of a raise that waits is what its refusal brings (5.2, 5.5).
#[test]
fn iii_3b_a_contra_flor_that_waits_counts_as_refused() {
    let spoken = |flores: &str| {
        let mut scenario = Scenario::testa("");
        scenario.happens("0 announce_testa").deal(TWO).happens(flores);
        scenario.happens("2 utter \"isso esta errado\"; 1 claim 9.III.3b 2").gathered();
        scenario.scores()
    };
    assert_eq!(spoken("1 flor; 0 contra_flor"), (0, 4 + 1));
    assert_eq!(spoken("1 flor; 0 contra_flor; 1 contra_flor_resto"), (0, 6 + 1));
    assert_eq!(spoken("1 flor; 0 flor"), (0, 6 + 1));
    let mut shrunk = Scenario::dealt("", TWO);
    shrunk.happens("3 truco; 0 achico; 1 flor");
    assert_eq!((shrunk.first_part(), shrunk.game.first_part_at_stake()), (First::FlorRound, 4));
}

#[test]
fn iv_3_an_early_look_is_a_new_deal_before_play_and_a_tento_after() {
    let mut scenario = Scenario::testa("");
    scenario.happens("0 announce_testa").deal(PLAIN).happens("3 look").refuses("0 claim 9.IV.3b 3", "truco:9.IV.3b");
    let mut before = scenario.clone();
    before.happens("0 claim 9.IV.3a 3").stand(0, 0);
    assert_eq!((before.game.open.phase, before.game.match_state.deal), (Phase::Cutting, 2));
    scenario.happens("1 play 3O").refuses("0 claim 9.IV.3a 3", "truco:9.IV.3a").happens("0 claim 9.IV.3b 3");
    scenario.refuses("0 claim 9.IV.3b 3", "truco R93").happens("0 go_to_baralho").gathered().stand(1, 1 + 1);
}

#[test]
fn d15_only_who_was_silenced_by_his_companheiro_hides_nothing() {
    // A strict table makes nobody guilty of what it did not let them do.
    let hands = ["7O 5C RO", "6C 5B 2B", "3E 4E SE", "1B 3B 6B"];
    let mut strict = Scenario::strict("option flor_window first_come");
    strict.deal(hands).happens("0 envido; 1 real_envido; 3 flor; 0 e_boa; 2 e_boa; 3 peco_flor 2");
    strict.vaza("0 7O 1 6C 2 3E 3 1B", Some(B), 3).happens("3 play 3B; 0 play 5C; 1 play 5B; 2 play 4E").stand(0, 3 + 1);
    // Too slow for an opponent: they had to sing at once (R46).
    let mut slow = Scenario::dealt("option flor_window first_come", hands);
    slow.happens("0 envido; 1 real_envido; 0 nao_quero").vaza("0 7O 1 6C 2 3E 3 1B", Some(B), 3);
    slow.vaza("3 3B 0 5C 1 5B 2 4E", Some(B), 3).happens("2 show SE; 1 claim 9.X.4 2").all_gather().stand(0, 2 + 3 + 1);
    // Silenced by their own side.
    let mut silenced = Scenario::dealt("option flor_window first_come", hands);
    silenced.happens("1 envido; 0 nao_quero").vaza("0 7O 1 6C 2 3E 3 1B", Some(B), 3);
    silenced.vaza("3 3B 0 5C 1 5B 2 4E", Some(B), 3).happens("2 show SE").refuses("1 claim 9.X.4 2", "truco:9.X.4");
}

/// So every volta brings a tento, and a partida has an end.
#[test]
fn d27_flores_that_carry_both_sides_out_are_shown_at_once() {
    let mut scenario = Scenario::dealt("setup score 20 20", TWO);
    scenario.happens("0 flor; 1 flor; 2 waive_flor; 3 e_boa; 0 segue").all_gather().stand(20, 26);
    assert!(scenario.is_over());
    // Two false flores carry nobody out: the truco is played.
    let mut both = Scenario::dealt("setup score 20 20", PLAIN);
    both.happens("0 flor; 1 flor; 2 waive_flor; 3 e_boa; 0 segue; 0 truco; 1 nao_quero").all_gather().stand(21, 20);
}

#[test]
fn viii_d_2_a_wrong_count_is_told_in_time_when_ones_own_testa_begins() {
    let mut scenario = Scenario::testa("setup score 17 3");
    scenario.happens("0 announce_testa; 0 misdeal 2 4").deal(["7O 5O RC", "6C 5C 2B", "3E 4B SO 7C", "1E 5E 6B"]);
    scenario.vaza("1 6C 0 7O", Some(A), 0).vaza("0 5O 1 2B", Some(B), 1).vaza("1 5C 0 RC", Some(A), 0).all_gather().stand(18, 3);
    let mut late = scenario.clone();
    late.happens("2 play 3E; 2 report_count").all_gather().stand(18, 3 + 2);
    scenario.happens("2 report_count").stand(18, 3).deal(PLAIN);
    // The testa that is over stands, and the volta is still one of testas (R18, R24).
    assert_eq!((scenario.game.open.contest, scenario.game.open.contestants().len(), scenario.game.match_state.volta), (1, 2, 2));
    scenario.vaza("2 6B 3 SE", Some(B), 3).vaza("3 7B 2 5O", Some(B), 3).all_gather().stand(18, 3 + 1);
    assert_eq!(scenario.game.match_state.volta, 3);
}

#[test]
fn r18_the_lei_belongs_to_the_volta_and_stands_when_it_is_dealt_again() {
    let mut scenario = Scenario::at("setup score 9 20");
    scenario.happens("0 say_lei; 3 exposed 1 1").deal(["7O 5O 4C", "RC 5C 6C", "3E 4B SO"]).happens("1 refuse_exposed");
    scenario.refuses("2 say_lei", "truco R73").deal(["7O 5O 4C", "RC 5C 6B", "3E 4B SO"]);
    assert_eq!(scenario.first_part(), First::Lei);
    scenario.happens("1 nao_quero").gathered().stand(9 + 2, 20);
}

#[test]
fn v_2_gathered_cards_cost_two_or_four_whatever_was_called() {
    let testa = |flor: &str| {
        let mut scenario = Scenario::testa("");
        scenario.deal([flor, "3O RB 5C", "4C 5O 6B", "SE 7B 4E"]);
        scenario
    };
    testa("3C 7E 4O").happens("0 truco; 1 quero_retruco; 0 quero; 3 gather 1").gathered().stand(2, 0);
    testa("7O 6O 4O").happens("1 envido; 3 gather 1").gathered().stand(4, 0);
    testa("7O 6O 4O").happens("2 gather 1").gathered().stand(0, 2);
    // What was settled before stands.
    testa("3C 7E 4O").happens("0 envido; 1 real_envido; 0 nao_quero; 3 gather 1").gathered().stand(1, 2);
}

#[test]
fn v_1_every_card_shown_without_need_is_a_fault_of_its_own() {
    let mut scenario = Scenario::testa("");
    scenario.deal(PLAIN).happens("0 show 3C; 1 claim 9.V.1b 0").refuses("1 claim 9.V.1b 0", "truco R93");
    scenario.happens("0 show 7E; 1 claim 9.V.1b 0").refuses("1 claim 9.V.1b 0", "truco R93");
    scenario.happens("1 show 3O; 0 go_to_baralho").gathered().stand(0, 2 + 1 + 1);
}
