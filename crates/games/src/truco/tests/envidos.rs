//! The envido (T-20 to T-34).

use super::super::Truco;
use super::super::action::song_words;
use super::super::points::{CAVALO, REI, SOTA, envido};
use super::super::state::{First, Phase, Side, Song};
use super::harness::{PLAIN, Scenario};
use Side::{A, B};
use cards::CardSet;
use engine::{Game, Msg, Seat, Viewer};

fn points(text: &str) -> i64 {
    envido(text.parse().expect("cards"))
}

#[test]
fn truco_t_20() {
    assert_eq!(["5O SO 1B", "SO RO 1B", "2O 4C 7E", "RO CC SE", "6O 7O 1B"].map(points), [25, 20, 7, REI, 33]);
}

#[test]
fn truco_t_21() {
    let order = ["SO SC SE", "CO SC SE", "RO CC SE", "SO CC 1E", "7E 2O CC", "SO RO CB", "6O 7O 1B"].map(points);
    assert_eq!(order, [SOTA, CAVALO, REI, 1, 7, 20, 33]);
    assert!(order.is_sorted());
    assert_eq!(points("7O 5O 6O"), 33, "of a flor the best two count (D16)");
}

/// truco:9.VIII.g: nobody has the mão’s place but the mão, not even their companheiro.
#[test]
fn truco_t_22() {
    let mut scenario = Scenario::dealt("", ["5O SO 1B", "7C RC 4E", "4B 3B 6E", "7E 2O CC"]);
    scenario.happens("0 envido; 1 quero").refuses("0 nao_mato", "truco:9.XIV.2").refuses("1 sing 27", "truco R39");
    scenario.happens("0 sing 25; 1 sing 27; 2 nao_mato; 3 nao_mato");
    assert_eq!(scenario.first(), Some((B, 2)));
    scenario.happens("0 truco; 1 nao_quero");
    assert_eq!(scenario.game.open.owing, engine::SeatSet::of(engine::Seat::at(1)));
    scenario.happens("1 show 7C RC").ends(1, 2);
    assert_eq!(scenario.cites(1), ["truco R41", "truco R64"]);
    // At a strict table nobody can sing what does not beat the best.
    let mut strict = Scenario::strict("");
    strict.deal(["5O SO 1B", "7C RC 4E", "4B 3B 6E", "7E 2O CC"]).happens("0 envido; 1 quero; 0 sing 25; 1 sing 27");
    strict.refuses("2 sing 27", "truco R39").refuses("2 sing 33", "truco R40");
}

#[test]
fn truco_t_23() {
    Scenario::dealt("", PLAIN)
        .happens("0 envido; 1 real_envido; 0 falta_envido; 1 nao_quero")
        .happens("0 truco; 1 nao_quero")
        .ends(6, 0);
    let mut scenario = Scenario::dealt("", PLAIN);
    scenario.happens("0 envido; 1 envido; 0 real_envido; 1 quero");
    assert_eq!((scenario.first_part(), scenario.game.open.ladder.stake), (First::Singing, 7));
}

#[test]
fn truco_t_24() {
    for (calls, refused, accepted) in [
        ("0 envido", 1, 2),
        ("0 real_envido", 1, 3),
        ("0 falta_envido", 1, 24),
        ("0 envido; 1 envido", 2, 4),
        ("0 envido; 1 real_envido", 2, 5),
        ("0 real_envido; 1 real_envido", 3, 6),
        ("0 real_envido; 1 real_envido; 0 real_envido", 6, 9),
        ("0 envido; 1 envido; 0 real_envido", 4, 7),
    ] {
        let mut scenario = Scenario::dealt("", PLAIN);
        scenario.happens(calls);
        assert_eq!((scenario.game.open.ladder.refused, scenario.game.open.ladder.stake), (refused, accepted), "{calls}");
    }
}

#[test]
fn truco_t_25() {
    let hands = ["5O SO 1B", "7C RC 4E", "4B 3E 6O", "7E 2O CC"];
    let songs = "0 sing 25; 1 sing 27; 2 nao_mato; 3 nao_mato";
    let mut whole = Scenario::dealt("", hands);
    whole.happens("0 falta_envido; 1 quero").happens(songs).ends(0, 24);
    assert!(whole.is_over());
    let at = |score: &str| Scenario::dealt(&format!("setup score {score}"), hands);
    let mut b_wins = at("15 9");
    b_wins.happens("0 falta_envido; 1 quero").happens(songs);
    assert_eq!(b_wins.first(), Some((B, 9)));
    let mut a_wins = at("15 9");
    a_wins.happens("0 falta_envido; 1 quero; 0 sing 25; 1 nao_mato; 2 nao_mato; 3 nao_mato").ends(24, 9);
    let mut raised = at("15 9");
    raised.happens("0 envido; 1 real_envido; 0 falta_envido; 1 quero");
    assert_eq!(raised.game.open.ladder.stake, 9);
}

/// truco:9.XV.c.2.
#[test]
fn truco_t_26() {
    let hands = ["5O SO 1B", "7C RC 4E", "4B 3E 6O", "7E 2O CC"];
    let mut scenario = Scenario::dealt("setup score 23 14", hands);
    scenario.happens("0 envido; 1 real_envido").refuses("0 falta_envido", "truco:9.XV.c.1");
    let mut refused = scenario.clone();
    refused.happens("0 nao_quero");
    assert_eq!(refused.first(), Some((B, 2)));
    scenario.happens("0 quero; 0 sing 25; 1 sing 27; 2 nao_mato; 3 nao_mato");
    assert_eq!(scenario.first(), Some((B, 5)));
    let mut falta = Scenario::dealt("setup score 23 14", hands);
    falta.happens("0 falta_envido").refuses("1 real_envido", "truco R34");
    assert_eq!(falta.game.open.ladder.stake, 1);
    falta.happens("1 nao_quero").ends(24, 14);
    assert!(falta.is_over());
}

#[test]
fn truco_t_27() {
    let mut scenario = Scenario::dealt("", PLAIN);
    scenario.happens("0 real_envido").refuses("1 envido", "truco:9.XV.b.2").just_talk("1 utter \"envido\"");
    assert_eq!(scenario.first_part(), First::Envido);
}

#[test]
fn truco_t_28() {
    let mut scenario = Scenario::dealt("", ["3C 7E 4O", "4E RB 5C", "4C 5O 6B", "SE 7C 3O"]);
    scenario.happens("0 play 3C; 1 play 4E").refuses("1 envido", "truco:9.VIII.f.2");
    scenario.happens("2 envido; 1 real_envido; 0 nao_quero");
    assert_eq!(scenario.first(), Some((B, 2)));
}

#[test]
fn truco_t_29() {
    let mut scenario = Scenario::dealt("", PLAIN);
    scenario.happens("2 envido; 1 nao_quero").refuses("3 real_envido", "truco R30");
    assert_eq!(scenario.first(), Some((A, 1)));
}

#[test]
fn truco_t_30() {
    let mut scenario = Scenario::dealt("", ["1E 3C 4O", "RB 5C 6O", "4C 5O 6B", "SE 7C 4E"]);
    scenario.happens("0 truco").refuses("2 envido", "truco:9.XVI.1").refuses("0 envido", "truco:9.XVI.1");
    scenario.happens("1 envido").refuses("1 quero", "truco R29");
    scenario.happens("0 nao_quero; 1 quero").refuses("3 envido", "truco R30");
    scenario.vaza("0 3C 1 RB 2 4C 3 SE", Some(A), 0).vaza("0 1E 1 5C 2 5O 3 7C", Some(A), 0).ends(2, 1);
}

#[test]
fn truco_t_31() {
    let testa = || Scenario::testa("").deal(PLAIN).clone();
    for (calls, refused, accepted) in [
        ("1 envido; 0 envido; 1 real_envido", 4, 6),
        ("1 envido; 0 envido; 1 real_envido; 0 falta_envido", 6, 6),
        ("1 falta_envido", 1, 6),
        ("1 real_envido; 0 real_envido", 3, 6),
        ("1 envido; 0 real_envido; 1 real_envido", 5, 6),
        ("1 real_envido; 0 real_envido; 1 falta_envido", 6, 6),
    ] {
        let mut scenario = testa();
        scenario.happens(calls);
        assert_eq!((scenario.game.open.ladder.refused, scenario.game.open.ladder.stake), (refused, accepted), "{calls}");
    }
    testa().happens("1 real_envido; 0 real_envido").refuses("1 real_envido", "truco R36").refuses("1 envido", "truco R36");
    let mut most = testa();
    most.happens("1 falta_envido; 0 quero; 1 sing 5; 0 nao_mato");
    most.happens("1 truco; 0 quero_retruco; 1 quero_vale_quatro; 0 quero");
    assert_eq!(most.first().map_or(0, |(_, tentos)| tentos) + most.game.open.calls.on.worth(), 10);
}

#[test]
fn truco_t_32() {
    let mut scenario = Scenario::dealt("", ["7E 2O CC", "7C 4C 1B", "4B 3E 6O", "5E SB 6B"]);
    scenario.happens("0 envido; 1 quero").happens("0 utter \"um sete\"");
    assert_eq!(scenario.game.open.songs[0], Some(Song::Points(1)));
    scenario.happens("1 utter \"quatro e sete, trinta e um\"");
    assert_eq!(scenario.game.open.songs[1], Some(Song::Points(4)));
}

#[test]
fn truco_t_33() {
    let sung = || {
        let mut scenario = Scenario::dealt("", ["6B 5B SO", "7C 5C 4E", "4C 4O 5O", "1E 1B 7E"]);
        scenario.happens("0 envido; 1 quero; 0 sing 31; 1 sing 33; 2 nao_mato; 3 nao_mato");
        assert_eq!(scenario.first(), Some((B, 2)));
        scenario
    };
    let vazas = |scenario: &mut Scenario| {
        scenario.vaza("0 SO 1 4E 2 4C 3 1E", Some(B), 3).vaza("3 1B 0 5B 1 5C 2 4O", Some(B), 3);
        scenario.refuses("0 claim 9.XIV.7a 1", "truco:9.XIV.7a").happens("1 show 7C");
    };
    let mut called = sung();
    called.happens("3 truco; 0 quero");
    vazas(&mut called);
    called.happens("0 claim 9.XIV.7a 1").all_gather().stand(4, 0);
    assert_eq!(called.cites(1), ["truco:9.XIV.7a"; 2]);
    let mut uncalled = sung();
    vazas(&mut uncalled);
    uncalled.happens("2 claim 9.XIV.7b 1").all_gather().stand(3, 0);
    let mut unclaimed = sung();
    vazas(&mut unclaimed);
    unclaimed.all_gather().stand(0, 3);
}

#[test]
fn truco_t_34() {
    let mut scenario = Scenario::dealt("", PLAIN);
    scenario.happens("0 envido; 1 nao_quero").refuses("0 sing 25", "truco R39");
    scenario.happens("0 pass_cards; 2 pass_cards");
    assert_eq!(scenario.game.open.phase, Phase::Claims, "nobody owes a proof");
}

#[test]
fn r26_speech_can_be_tied_to_the_turn() {
    let mut scenario = Scenario::dealt("option speech turn", PLAIN);
    scenario.refuses("1 envido", "truco R26").refuses("2 truco", "truco R26").happens("0 envido; 3 real_envido; 2 nao_quero");
    assert_eq!(scenario.first(), Some((B, 2)));
}

#[test]
fn r27_a_proposal_is_repeated_on_request_once() {
    let mut scenario = Scenario::dealt("", PLAIN);
    scenario.happens("0 envido; 1 ask_repeat").refuses("3 ask_repeat", "truco R27").refuses("2 ask_repeat", "truco R29");
}

#[test]
fn r36_no_raise_goes_over_the_whole_partida() {
    let mut scenario = Scenario::dealt("option max_simple_envidos unlimited", PLAIN);
    for n in 0..12 {
        scenario.happens(&format!("{} envido", n % 2));
    }
    assert_eq!(scenario.game.open.ladder.stake, 24);
    scenario.refuses("0 envido", "truco R36").refuses("0 falta_envido", "truco R36");
}

/// Points of one's own cards (R5, R9) are shown to their owner alone, until the first part is scored; at a real table nobody is
/// helped.
#[test]
fn own_points_are_shown_to_their_owner_and_not_at_a_real_table() {
    let hands = ["5O SO 1B", "7C RC 4E", "4B 3B 6E", "7E 2E CE"];
    let own = |scenario: &Scenario, viewer: Viewer| -> Vec<Msg> {
        let table = Truco::show(&scenario.game.view(viewer));
        table.worth.into_iter().collect()
    };
    let cards = |text: &str| -> CardSet { text.parse().expect("cards") };
    let told = |id, points: i64, proof| vec![Msg::new(id).with("points", song_words(points)).with("cards", cards(proof))];
    let mut strict = Scenario::strict("");
    strict.deal(hands);
    assert_eq!(own(&strict, Viewer::Seat(Seat::at(0))), told("truco-worth-envido", 25, "5O SO"));
    assert_eq!(own(&strict, Viewer::Seat(Seat::at(3))), told("truco-worth-flor", 29, "7E 2E CE"));
    assert_eq!(own(&strict, Viewer::Public), []);
    assert_eq!(own(&Scenario::dealt("", hands), Viewer::Seat(Seat::at(0))), [], "a real table");
}
