//! Passing and going to the baralho (T-51 to T-56).

use super::super::stakes::Stage;
use super::super::state::{First, Phase, Side};
use super::harness::{PLAIN, Scenario};
use Side::{A, B};

const ONE_FLOR: [&str; 4] = ["7O 5O RO", "3O RB 5C", "4C 5E 6B", "SE 7C 4E"];
const TWO_FLORES: [&str; 4] = ["7O 5O RO", "3O RB 5C", "4B 5B 6B", "SE 7C 4E"];

/// truco:9.VIII.a.1, truco:9.XVI.7.
#[test]
fn truco_t_51() {
    let mut nothing = Scenario::dealt("", PLAIN);
    nothing.happens("1 pass_cards; 3 pass_cards").ends(2, 0);
    assert_eq!(nothing.cites(1), ["truco R87", "truco R88"]);
    Scenario::dealt("", ONE_FLOR).happens("1 pass_cards; 3 pass_cards; 0 flor").ends(4, 0);
    Scenario::dealt("", TWO_FLORES).happens("1 pass_cards; 3 go_to_baralho; 2 flor; 0 flor").ends(7, 0);
    let mut testa = Scenario::testa("");
    testa.deal(PLAIN).happens("1 pass_cards").gathered().stand(2, 0);
    let mut flor = Scenario::testa("");
    flor.deal(ONE_FLOR).happens("1 pass_cards; 0 flor").gathered().stand(4, 0);
}

/// truco:9.VIII.a.2, truco:9.XVI.5.
#[test]
fn truco_t_52() {
    let mut scenario = Scenario::dealt("", ["3C 7E 4O", "RB 5C 6O", "4C 5O 6B", "SE 7C 4E"]);
    scenario.vaza("0 3C 1 RB 2 4C 3 SE", Some(A), 0).happens("0 pass_cards");
    assert_eq!(scenario.game.open.to_play(), Some(engine::Seat::at(1)), "the passed seat is skipped");
    scenario.happens("1 truco; 0 quero");
    assert_eq!((scenario.game.open.calls.on, scenario.game.open.calls.right), (Stage::Truco, Some(A)));
    let mut opens = Scenario::dealt("", PLAIN);
    opens.happens("0 pass_cards; 0 envido; 1 quero");
    assert_eq!(opens.game.next_singer(), Some(engine::Seat::at(1)));
    opens.happens("1 sing 5; 2 sing 6; 3 nao_mato").refuses("0 flor", "truco R45");
    assert_eq!(opens.first(), Some((A, 2)));
}

/// truco:9.XVI.6.
#[test]
fn truco_t_53() {
    Scenario::dealt("", PLAIN).happens("0 play 3C; 1 play RB; 1 pass_cards; 3 pass_cards").ends(1, 0);
    Scenario::dealt("", PLAIN).happens("0 truco; 1 quero; 1 pass_cards; 3 pass_cards").ends(2, 0);
    let mut pending = Scenario::dealt("", PLAIN);
    pending.happens("0 truco; 1 quero; 2 pass_cards; 1 retruco; 0 pass_cards").ends(0, 2);
}

/// truco:9.XVI.4.
#[test]
fn truco_t_54() {
    let mut double = Scenario::testa("");
    double.deal(PLAIN).happens("0 double envido truco; 1 go_to_baralho").gathered().stand(2, 0);
    let mut raised = Scenario::testa("");
    raised.deal(PLAIN).happens("1 envido; 0 real_envido").refuses("1 pass_cards", "truco R29");
    raised.happens("1 go_to_baralho").proofs().refuses("1 quero", "truco R84");
    raised.gathered().stand(3, 0);
}

#[test]
fn truco_t_55() {
    let hands = ["6O SO 1B", "7C 1C 4E", "4C 5O 6B", "SE 7B 3E"];
    let fallen = || {
        let mut scenario = Scenario::testa("");
        scenario.deal(hands).happens("1 envido; 0 quero; 1 sing 28; 0 nao_mato; 1 pass_cards");
        assert_eq!((scenario.game.open.phase, scenario.first()), (Phase::Show, Some((B, 2))));
        scenario
    };
    fallen().happens("1 show 7C 1C").gathered().stand(1, 2);
    let mut closed = fallen();
    closed.happens("1 gather; 0 claim 9.VIII.k.2 1").all_gather().stand(3, 0);
}

#[test]
fn truco_t_56() {
    let mut scenario = Scenario::testa("");
    scenario.deal(["6O SO 1B", "7C 1C 4E", "4C 5O 6B", "SE 7B 3E"]);
    scenario.happens("1 envido; 0 quero; 1 sing 28; 0 nao_mato; 1 truco; 0 quero; 1 go_to_baralho");
    scenario.happens("0 claim 9.VIII.a.3 1").all_gather().stand(4, 0);
    assert_eq!(scenario.cites(1), ["truco:9.VIII.a.3"; 2]);
    // A strict table does not let them go.
    let mut strict = Scenario::strict("setup volta 2; setup dealer 0");
    strict.deal(["6O SO 1B", "7C 1C 4E", "4C 5O 6B", "SE 7B 3E"]).happens("1 envido; 0 quero; 1 sing 28; 0 nao_mato");
    strict.refuses("1 go_to_baralho", "truco R91").happens("1 pass_cards").stand(1, 2);
}

#[test]
fn r89_in_a_duel_the_baralho_refuses_what_could_still_be_opened() {
    // p1 has spoken, so that it is no leaving with nothing done; p0 could still open.
    let mut scenario = Scenario::testa("");
    scenario.deal(PLAIN).happens("1 play 3O; 1 go_to_baralho").gathered().stand(2, 0);
    assert_eq!(scenario.cites(1), ["truco R89", "truco R88"]);
    // Once they have played they could not.
    let mut later = Scenario::testa("");
    later.deal(PLAIN).happens("1 play 3O; 0 play 4O; 1 go_to_baralho").gathered().stand(1, 0);
}

#[test]
fn r90_a_proposer_who_passes_in_a_duel_may_still_answer_a_flor() {
    let mut scenario = Scenario::testa("");
    scenario
        .deal(["7O 5O RO", "6C 5C 2C", "4B 3E SO", "SE 7B 4E"])
        .happens("1 truco; 0 quero; 1 pass_cards; 0 flor; 1 flor; 0 segue");
    assert_eq!(scenario.game.open.phase, Phase::Show);
    scenario.gathered().stand(2, 6);
}

#[test]
fn a_leaver_answers_what_is_pending_only_as_the_last_of_his_side() {
    let mut scenario = Scenario::dealt("", PLAIN);
    scenario.happens("0 envido").refuses("1 pass_cards", "truco R29").happens("1 nao_quero; 3 pass_cards; 0 truco; 1 pass_cards");
    assert_eq!(scenario.first_part(), First::Closed);
    scenario.ends(2, 0);
}
