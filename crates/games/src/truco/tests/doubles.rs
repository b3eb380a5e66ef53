//! Double proposals and the lei do jogo (T-47 to T-50).

use super::super::stakes::Stage;
use super::super::state::{First, Phase, Side};
use super::harness::{PLAIN, Scenario};
use Side::{A, B};

/// truco:9.VIII.i.
#[test]
fn truco_t_47() {
    let double = || {
        let mut scenario = Scenario::dealt("", PLAIN);
        scenario.happens("0 double envido truco");
        scenario
    };
    for answer in ["1 quero", "1 utter \"quero o envido e passo o truco\""] {
        let mut both = double();
        both.happens(answer);
        assert_eq!((both.first_part(), both.game.open.ladder.stake), (First::Singing, 2), "{answer}");
        both.happens("0 sing 7; 1 nao_mato; 2 nao_mato; 3 nao_mato");
        assert_eq!((both.first(), both.game.open.calls.on), (Some((A, 2)), Stage::Truco), "{answer}");
        assert_eq!(both.game.open.calls.right, Some(B), "{answer}");
    }
    double().happens("1 nao_quero").ends(2, 0);
    for answer in ["1 passo_truco_quero_envido", "1 passo_2_quero_1", "1 utter \"passo o truco e quero o envido\""] {
        let mut envido = double();
        envido.happens(answer).happens("0 sing 7; 1 nao_mato; 2 nao_mato; 3 nao_mato").ends(3, 0);
    }
    for answer in ["1 passo_envido_quero_truco", "1 passo_1_quero_2", "1 utter \"passo o primeiro e quero o segundo\""] {
        let mut truco = double();
        truco.happens(answer);
        assert_eq!((truco.first(), truco.game.open.calls.on), (Some((A, 1)), Stage::Truco), "{answer}");
    }
    // First and second follow the order in which they were proposed.
    let mut turned = Scenario::dealt("", PLAIN);
    turned.happens("0 double truco envido; 1 passo_1_quero_2");
    assert_eq!(turned.first_part(), First::Singing);
}

#[test]
fn r71_a_raise_takes_the_envido_out_of_the_double() {
    let mut scenario = Scenario::dealt("", PLAIN);
    scenario.happens("0 double envido truco; 1 real_envido").refuses("0 passo_1_quero_2", "truco R69");
    scenario.happens("0 nao_quero").refuses("0 quero", "truco R29").happens("1 quero");
    assert_eq!((scenario.first(), scenario.game.open.calls.on), (Some((B, 2)), Stage::Truco));
}

/// truco:9.XVI.12.
#[test]
fn r72_nao_ha_flor_sem_truco() {
    let mut scenario = Scenario::dealt("", ["7O 5O RO", "3O RB 5C", "4C 5E 6B", "SE 7C 4E"]);
    scenario.happens("0 double flor truco; 1 e_boa; 3 e_boa");
    assert_eq!((scenario.first(), scenario.game.open.calls.pending), (Some((A, 3)), Some((Stage::Truco, A))));
    scenario.happens("3 quero_retruco; 2 nao_quero").ends(3, 2);
}

/// A says the lei at this score.
fn lei(score: &str, hands: [&str; 4]) -> Scenario {
    let mut scenario = Scenario::at(&format!("setup score {score}"));
    scenario.happens("0 say_lei").refuses("1 say_lei", "truco R73").deal(hands);
    scenario
}

#[test]
fn truco_t_48() {
    let at = || lei("9 22", PLAIN);
    let mut all = at();
    all.refuses("0 envido", "truco R29").refuses("1 truco", "truco R60").happens("1 quero");
    assert_eq!((all.first_part(), all.game.open.ladder.stake), (First::Singing, 2));
    all.happens("0 sing 7; 1 nao_mato; 2 nao_mato; 3 nao_mato");
    assert_eq!((all.first(), all.game.open.calls.on, all.game.open.calls.right), (Some((A, 2)), Stage::Truco, Some(B)));
    at().happens("1 nao_quero").ends(11, 22);
    for answer in ["3 utter \"passo o truco e quero a falta envido\"", "3 passo_2_quero_1"] {
        at().happens(answer).happens("0 sing 7; 1 nao_mato; 2 nao_mato; 3 nao_mato").ends(12, 22);
    }
    at().happens("1 passo_envido_quero_truco");
}

#[test]
fn truco_t_49() {
    let both = ["7O 5O RO", "6C 5C 2C", "4B 3E SO", "SE 7B 4E"];
    let mut a = lei("9 20", both);
    a.happens("1 com_flor_quero; 2 e_boa; 0 flor; 0 sing 32; 1 sing 33").ends(9, 30);
    let mut a_wins = lei("9 20", ["7O 6O RO", "6C 5C 2C", "4B 3E SO", "SE 7B 4E"]);
    a_wins.happens("1 com_flor_quero; 2 e_boa; 0 flor; 0 sing 33; 1 sing 33");
    assert_eq!((a_wins.first(), a_wins.game.open.calls.on), (Some((A, 10)), Stage::Truco));
    let mut b = lei("9 20", ["3C 7E 4O", "6C 5C 2C", "4B 3E SO", "SE 7B 4E"]);
    b.happens("1 com_flor_nao_quero; 2 e_boa; 0 e_boa").ends(10, 23);
    let mut c = lei("9 20", both);
    c.happens("1 achico_quero; 2 e_boa; 0 flor");
    assert_eq!((c.first(), c.game.open.calls.on), (Some((A, 4)), Stage::Truco));
    let only_p2 = ["3C 7E 4O", "3O RB 5C", "4B 5B 6B", "SE 7C 4E"];
    let mut d = lei("9 20", only_p2);
    d.happens("1 quero; 2 flor; 3 e_boa; 1 e_boa");
    assert_eq!((d.first(), d.game.open.calls.on), (Some((A, 3)), Stage::Truco));
    let mut late = lei("9 20", only_p2);
    late.happens("1 quero; 0 sing 7").refuses("2 flor", "truco R45").happens("1 nao_mato; 2 nao_mato; 3 nao_mato");
    assert_eq!(late.first(), Some((A, 4)));
    let mut e = lei("9 20", ["3C 7E 4O", "3O RB 5C", "4C 5O 6B", "SE 5E 4E"]);
    e.happens("1 quero; 3 com_flor_nao_quero; 0 e_boa; 2 e_boa").ends(10, 23);
    // A strict holder answers with their flor, and nobody else does.
    let mut strict = Scenario::strict("setup score 9 20");
    strict.happens("0 say_lei").deal(both).refuses("1 quero", "truco R77").refuses("3 com_flor_quero", "truco R43");
}

#[test]
fn the_lei_can_be_said_in_words() {
    let mut scenario = Scenario::at("");
    scenario.happens("2 utter \"Na lei do jogo está tudo dito!\"");
    assert_eq!(scenario.game.open.lei.map(|lei| lei.by), Some(engine::Seat::at(2)));
    scenario.deal(PLAIN).happens("1 utter \"passo a falta envido e quero o truco\"");
    assert_eq!((scenario.first(), scenario.game.open.calls.on), (Some((A, 1)), Stage::Truco));
}

#[test]
fn truco_t_50() {
    let mut scenario = Scenario::at("");
    for bet in ["0 envido", "1 truco", "2 flor", "3 double envido truco"] {
        scenario.refuses(bet, "truco:9.XVI.11");
    }
    scenario.deal(PLAIN).refuses("0 say_lei", "truco:9.XVI.8");
    Scenario::testa("").refuses("1 say_lei", "truco R73");
    Scenario::at("option lei off").refuses("1 say_lei", "truco R73");
    assert_eq!(scenario.game.open.phase, Phase::Contest);
}
