//! The flor (T-35 to T-46).

use super::super::points::{flor, is_flor};
use super::super::state::{First, Phase, Side};
use super::harness::{PLAIN, Scenario};
use Side::{A, B};

#[test]
fn truco_t_35() {
    let value = |text: &str| flor(text.parse().expect("cards"));
    assert_eq!(
        ["7O 6O 5O", "7O 5O RO", "SC CC RC", "1O SO CO", "4O 4C 4E"].map(value),
        [Some(38), Some(32), Some(20), Some(21), None]
    );
    assert!(!is_flor("4O 4C 4E".parse().expect("cards")));
}

#[test]
fn truco_t_36() {
    let mut one = Scenario::dealt("", ["7O 5O RO", "3O RB 5C", "4C 5E 6B", "SE 7C 4E"]);
    one.happens("0 flor; 1 e_boa; 3 e_boa");
    assert_eq!(one.first(), Some((A, 3)));
    let mut two = Scenario::dealt("", ["7O 5O RO", "3O RB 5C", "4B 5B 6B", "SE 7C 4E"]);
    two.happens("0 flor; 1 e_boa; 2 flor; 3 e_boa");
    assert_eq!(two.first(), Some((A, 6)));
    let mut over = Scenario::dealt("", ["7O 5O RO", "3O RB 5C", "4C 5E 6B", "SE 7C 4E"]);
    over.happens("1 envido; 0 flor; 1 e_boa; 3 e_boa");
    assert_eq!(over.first(), Some((A, 3)));
    over.happens("0 pass_cards; 2 pass_cards").ends(3, 1);
}

#[test]
fn truco_t_37() {
    let mut scenario = Scenario::dealt("", ["7O 5O RO", "6C 4C 2C", "3E 4B SO", "1E 5E 6B"]);
    scenario.happens("0 flor; 1 flor; 3 e_boa").refuses("1 segue", "truco R50").refuses("2 segue", "truco R50");
    scenario.happens("0 segue");
    scenario.vaza("0 RO 1 2C 2 3E 3 1E", Some(B), 3).vaza("3 5E 0 7O 1 6C 2 SO", Some(A), 0).vaza(
        "0 5O 1 4C 2 4B 3 6B",
        Some(B),
        3,
    );
    scenario.ends(6, 1);
    assert_eq!(scenario.cites(1), ["truco R50", "truco R65"]);
}

/// p0 has a flor of 32 and p1 one of 33.
const TWO: [&str; 4] = ["7O 5O RO", "6C 5C 2C", "4B 3E SO", "SE 7B 4E"];

#[test]
fn truco_t_38() {
    let raised = || {
        let mut scenario = Scenario::dealt("", TWO);
        scenario.happens("0 flor; 1 contra_flor; 3 e_boa");
        scenario
    };
    let mut accepted = raised();
    accepted.happens("0 quero; 0 sing 32; 1 sing 33");
    assert_eq!(accepted.first(), Some((B, 6)));
    for refusal in ["0 nao_quero", "0 achico"] {
        let mut refused = raised();
        refused.refuses("2 quero", "truco R29").happens(refusal);
        assert_eq!(refused.first(), Some((B, 4)), "{refusal}");
    }
}

#[test]
fn truco_t_39() {
    let at = |score: &str, hands: [&str; 4]| Scenario::dealt(&format!("setup score {score}"), hands);
    let mut alone = at("14 11", ["7O 5O RO", "3O RB 5C", "4C 5E 6B", "SE 7C 4E"]);
    alone.happens("0 contra_flor_resto; 1 e_boa; 3 e_boa");
    assert_eq!(alone.first(), Some((A, 3)));
    let mut shrunk = at("14 11", TWO);
    shrunk.happens("0 contra_flor_resto; 1 achico; 3 e_boa");
    assert_eq!(shrunk.first(), Some((A, 4)));
    let accept = "0 contra_flor_resto; 1 flor; 3 e_boa; 1 quero; 0 sing 32; 1 sing 33";
    let mut accepted = at("14 11", TWO);
    accepted.happens(accept).ends(14, 27);
    assert!(accepted.is_over());
    let mut late = at("20 2", TWO);
    late.happens(accept);
    assert_eq!(late.first(), Some((B, 10)));
    late.happens("1 pass_cards; 3 pass_cards").ends(21, 12);
}

#[test]
fn truco_t_40() {
    let raised = |mut scenario: Scenario, first: usize, second: usize| {
        let third = if scenario.game.open.duel() { "" } else { "; 3 e_boa" };
        scenario.happens(&format!("{first} flor; {second} contra_flor{third}; {first} contra_flor_resto"));
        scenario
    };
    let roda = || raised(Scenario::dealt("setup score 14 11", TWO), 0, 1);
    let mut refused = roda();
    refused.happens("1 nao_quero");
    assert_eq!(refused.first(), Some((A, 6)));
    let mut accepted = roda();
    accepted.happens("1 quero; 0 sing 32; 1 sing 33");
    assert_eq!(accepted.first(), Some((B, 16)));
    let testa = || raised(Scenario::testa("").deal(TWO).clone(), 1, 0);
    let mut refused = testa();
    refused.happens("0 nao_quero");
    assert_eq!(refused.first(), Some((B, 6)));
    let mut accepted = testa();
    accepted.happens("0 quero; 1 sing 33; 0 sing 32");
    assert_eq!(accepted.first(), Some((B, 6)));
}

#[test]
fn truco_t_41() {
    let hands = ["4O 3O RO", "6C 5C 2C", "7E 6E 2E", "1B RC 4E"];
    let raised = || {
        let mut scenario = Scenario::dealt("", hands);
        scenario.happens("0 flor; 1 contra_flor; 2 flor; 3 e_boa");
        scenario
    };
    let mut accepted = raised();
    accepted.happens("2 quero; 0 sing 27; 1 sing 33; 2 sing 35");
    assert_eq!(accepted.first(), Some((A, 9)));
    let mut shrunk = raised();
    shrunk.happens("0 achico");
    assert_eq!(shrunk.first(), Some((B, 5)));
    let mut opened = Scenario::dealt("", hands);
    opened.happens("0 contra_flor_resto; 1 achico; 2 flor; 3 e_boa");
    assert_eq!(opened.first(), Some((A, 7)));
}

#[test]
fn truco_t_42() {
    let mut alone = Scenario::dealt("", ["1O SO CO", "3O RB 5C", "4C 5E 6B", "SE 7C 4E"]);
    alone.happens("0 achico; 1 e_boa; 3 e_boa");
    assert_eq!(alone.first(), Some((A, 3)));
    let mut opposed = Scenario::dealt("", ["1O SO CO", "SC CC RC", "4C 5E 6B", "SE 7C 4E"]);
    opposed.happens("0 achico").refuses("1 contra_flor", "truco R55").refuses("1 achico", "truco R55");
    opposed.happens("1 flor; 3 e_boa");
    assert_eq!(opposed.first(), Some((B, 4)));
}

#[test]
fn truco_t_43() {
    let hands = ["7O 5O RC", "3O RB 5C", "4B 5B 6B", "SE 7C 4E"];
    let mut at_once = Scenario::dealt("", hands);
    at_once.happens("0 flor; 1 e_boa; 3 e_boa; 0 admit").ends(0, 4);
    assert_eq!(at_once.cites(1), ["truco:9.X.1"; 2]);
    let mut after = Scenario::dealt("", ["7O 5O RC", "3O RB 5C", "1E 1B 6B", "SE 7C 4E"]);
    after.happens("0 flor; 1 e_boa; 3 e_boa; 2 truco; 1 quero");
    after.vaza("0 7O 1 5C 2 6B 3 4E", Some(A), 0).refuses("1 claim 9.X.1 0", "truco:9.X.1").vaza(
        "0 5O 1 RB 2 1E 3 SE",
        Some(A),
        2,
    );
    after.happens("0 show RC; 1 claim 9.X.2 0").all_gather().stand(0, 5);
    assert_eq!(after.cites(1), ["truco:9.X.2"; 2]);
    let mut several = Scenario::dealt("", hands);
    several.happens("0 flor; 1 e_boa; 2 flor; 3 e_boa; 0 admit").ends(0, 7);
    assert_eq!(several.cites(1), ["truco:9.XIII.g"; 2]);
    // Two cards of different suits on the table prove it as well.
    let mut seen = Scenario::dealt("", hands);
    seen.happens("0 flor; 1 e_boa; 3 e_boa").vaza("0 RC 1 3O 2 4B 3 4E", Some(B), 1);
    seen.happens("1 play RB; 2 play 5B; 3 play SE; 0 play 5O").proofs();
    seen.happens("3 claim 9.X.2 0").all_gather().stand(0, 4);
    // A strict table knows no false flor.
    Scenario::strict("").deal(hands).refuses("0 flor", "truco R43");
}

#[test]
fn truco_t_44() {
    let sung = |hidden: &str| {
        let mut scenario = Scenario::dealt("", ["7O 5O RO", hidden, "4B 3E SO", "1E 7B 4E"]);
        scenario.happens("0 flor; 1 e_boa; 3 e_boa").refuses("2 peco_flor 1", "truco:9.XI.2");
        scenario.happens("0 peco_flor 1; 3 truco; 0 quero");
        scenario.vaza("0 RO 1 3C 2 4B 3 4E", Some(B), 1).happens("1 pass_cards");
        scenario.vaza("2 3E 3 1E 0 5O", Some(B), 3);
        assert!(scenario.game.open.owing.contains(engine::Seat::at(1)));
        scenario
    };
    let mut hidden = sung("6C 5C 3C");
    hidden.happens("1 show 6C 5C").ends(3 + 3 + 2, 0);
    assert_eq!(hidden.cites(1), ["truco R49", "truco:9.XI.4", "truco:9.XI.4"]);
    let mut none = sung("6C 5E 3C");
    none.happens("1 show 6C 5E").ends(3, 2 + 1);
    assert_eq!(none.cites(1), ["truco R49", "truco R83", "truco:9.XI.3"]);
    // Who shows nothing is guilty (D39).
    let mut silent = sung("6C 5E 3C");
    silent.happens("1 gather; 0 show 7O; 0 claim 9.XI.1 1").all_gather().stand(8, 0);
}

/// truco:9.XIV.4.
#[test]
fn truco_t_45() {
    let hands = ["3C 7E 4O", "3O RB 5C", "4B 5B 6B", "SE 7C 4E"];
    let mut sung = Scenario::dealt("", hands);
    sung.happens("0 envido; 2 flor; 3 e_boa; 1 e_boa");
    assert_eq!(sung.first(), Some((A, 3)));
    let mut waived = Scenario::dealt("", hands);
    waived.happens("0 envido; 1 real_envido").refuses("2 flor", "truco:9.XIV.5");
    let mut first_come = Scenario::dealt("option flor_window first_come", hands);
    first_come.happens("0 envido; 1 real_envido").refuses("2 flor", "truco:9.XIV.5");
    // At a strict table the raise is held, and the holder cannot let their flor go by.
    let mut strict = Scenario::strict("");
    strict.deal(hands).happens("0 envido").is_held("1 real_envido");
    strict.refuses("2 waive_flor", "truco R43").refuses("0 quero", "truco R47");
    strict.happens("2 flor; 3 e_boa; 1 e_boa");
    assert_eq!(strict.first(), Some((A, 3)));
}

#[test]
fn truco_t_46() {
    let mut scenario = Scenario::dealt("setup score 21 20", ["7O 5O RO", "3O RB 5C", "4C 5E 6B", "SE 7C 4E"]);
    scenario.happens("1 truco; 0 flor; 1 e_boa; 3 e_boa");
    assert_eq!(scenario.game.open.phase, Phase::Show);
    scenario.ends(24, 20);
    assert!(scenario.is_over());
}

#[test]
fn d27_flor_e_flor_are_shown_at_once_when_both_would_be_out() {
    let mut scenario = Scenario::strict("setup score 18 19");
    scenario.deal(TWO).happens("0 flor; 1 flor; 3 e_boa; 0 segue").stand(18, 25);
    assert!(scenario.is_over());
    let mut one = Scenario::strict("setup score 12 19");
    one.deal(TWO).happens("0 flor; 1 flor; 3 e_boa; 0 segue");
    assert_eq!(one.first_part(), First::Closed);
    assert!(!one.is_over());
}

#[test]
fn r31_a_flor_may_be_sung_over_a_truco_even_accepted() {
    let mut scenario = Scenario::dealt("", ["3C 7E 4O", "3O RB 5C", "4B 5B 6B", "SE 7C 4E"]);
    scenario.happens("0 truco; 2 flor; 3 e_boa; 1 e_boa; 1 quero");
    assert_eq!((scenario.first(), scenario.game.open.calls.on.worth()), (Some((A, 3)), 2));
    let mut accepted = Scenario::dealt("", ["3C 7E 4O", "3O RB 5C", "4B 5B 6B", "SE 7C 4E"]);
    accepted.happens("0 truco; 1 quero; 2 flor; 3 e_boa; 1 e_boa");
    assert_eq!(accepted.first(), Some((A, 3)));
    accepted.refuses("2 envido", "truco R30");
}

#[test]
fn r43_a_strict_holder_sings_before_he_plays_answers_or_passes() {
    let mut scenario = Scenario::strict("");
    scenario.deal(["7O 5O RO", "3O RB 5C", "4C 5E 6B", "SE 7C 4E"]);
    for act in ["0 play 7O", "0 envido", "0 pass_cards", "0 go_to_baralho"] {
        scenario.refuses(act, "truco R43");
    }
    scenario.happens("1 truco").refuses("0 nao_quero", "truco R43").happens("0 flor; 1 e_boa; 3 e_boa; 0 nao_quero").stand(3, 1);
}

#[test]
fn r46_who_has_called_envido_sings_no_flor() {
    let mut scenario = Scenario::dealt("", ["7O 5O RO", "3O RB 5C", "4C 5E 6B", "SC 7C 6C"]);
    scenario
        .happens("0 envido")
        .refuses("0 flor", "truco R46")
        .happens("3 flor")
        .refuses("0 flor", "truco R46")
        .happens("0 e_boa; 1 waive_flor; 2 e_boa");
    assert_eq!(scenario.first(), Some((B, 3)));
}

#[test]
fn x4_a_hidden_flor_seen_by_all_costs_three_and_the_truco() {
    let mut scenario = Scenario::dealt("", ["7O 5O RO", "3O RB 5C", "4C 5E 6B", "SE 7C 4E"]);
    scenario
        .vaza("0 7O 1 5C 2 4C 3 4E", Some(A), 0)
        .vaza("0 5O 1 3O 2 5E 3 SE", Some(B), 1)
        .refuses("1 claim 9.X.4 0", "truco:9.X.4");
    scenario.vaza("1 RB 2 6B 3 7C 0 RO", None, 1).happens("1 claim 9.X.4 0").refuses("3 claim 9.X.4 0", "truco R93");
    scenario.all_gather().stand(0, 3 + 1);
    assert_eq!(scenario.cites(1), ["truco:9.X.4"; 2]);
    let mut unclaimed = Scenario::dealt("", PLAIN);
    unclaimed.refuses("0 claim 9.X.4 1", "truco:9.X.4").refuses("0 claim 9.X.4 2", "truco R93");
}
