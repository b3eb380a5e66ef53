//! Asking resposta (AC55-AC62, R63-R68, and the laws of chapter IX that are ordinary play).

use super::super::state::Phase;
use super::harness::{Scenario, licenca, so};

/// Licença in espadas, the mão feito without matadores.
const ESPADAS: [&str; 3] = ["1E RE 7E 4E RC 5C CO 4O 6B", "2E CE 5E CC 4C RO 5O RB 5B", "1B SE 6E 3E SC 3C SO CB 4B"];

fn asked(bolo: i64, answers: &str) -> Scenario {
    let mut scenario = licenca("", bolo, "mao", "E", ESPADAS);
    scenario.happens("mao ask_resposta").happens(answers);
    scenario
}

const ONE_REFUSES: &str = "contrape give; pe refuse";
const BOTH_REFUSE: &str = "contrape refuse; pe refuse";

/// voltarete:II.9.6, voltarete:II.17.9.
#[test]
fn voltarete_ac55() {
    let mut scenario = asked(60, "");
    scenario.refuses("pe give", "voltarete R64").happens("contrape give; pe give; mao enter_now");
    scenario.settles("granted", [-64, 2, 2], 120);
    assert_eq!(scenario.counted(), [0, 0, 0], "nothing is played");
    let mut scenario = Scenario::at("setup bolo 55; setup life 2");
    scenario.deal_any().happens("mao licenca; contrape consent; pe consent; mao name C; mao exchange 2O; contrape buy; pe buy");
    scenario.happens("mao ask_resposta; contrape give; pe give; mao enter_now").settles("granted", [-68, 4, 4], 120);
}

#[test]
fn voltarete_ac56() {
    let mut scenario = asked(60, ONE_REFUSES);
    scenario.ends_with([3, 2, 4]).settles("codilho", [-64, 2, 62], 60);
}

/// voltarete:II.9.5.
#[test]
fn voltarete_ac57() {
    let mut scenario = asked(60, ONE_REFUSES);
    scenario.ends_with([5, 2, 2]).happens("mao enter_now; pe enter_now").settles("resposta", [-64, 2, -58], 180);
}

#[test]
fn voltarete_ac58() {
    let mut scenario = asked(60, ONE_REFUSES);
    scenario.ends_with([2, 4, 3]).happens("mao enter_now; pe enter_now").settles("resposta", [-64, 2, -58], 180);
}

/// voltarete:II.9.8, voltarete:II.17.10.
#[test]
fn voltarete_ac59() {
    let mut scenario = asked(60, BOTH_REFUSE);
    scenario.ends_with([5, 3, 1]);
    let (mut one, mut none) = (scenario.clone(), scenario.clone());
    scenario.happens("contrape enter_now; pe enter_now").settles("win", [59 + 4, -62, -62], 120);
    assert_eq!((scenario.bolo_now(), scenario.boxed(), scenario.remissas()), (125, 1, vec![]));
    one.happens("contrape enter_now; pe leave_remissa").settles("win", [63, -62, -2], 60);
    assert_eq!((one.bolo_now(), one.remissas()), (65, vec![(2, 60)]));
    none.happens("contrape leave_remissa; pe leave_remissa").settles("win", [63, -2, -2], 0);
    assert_eq!((none.bolo_now(), none.remissas()), (65, vec![(2, 60)]), "the older enters first");
    // The medalhão has not moved.
    for scenario in [scenario, one, none] {
        assert_eq!(scenario.game.match_state.medalhao.index(), 2);
    }
}

#[test]
fn voltarete_ac60() {
    for tricks in [[3, 3, 3], [1, 4, 4]] {
        let mut scenario = asked(60, BOTH_REFUSE);
        scenario.ends_with(tricks).happens("mao enter_now; contrape enter_now; pe enter_now");
        scenario.settles("resposta", [-64, -58, -58], 240);
    }
}

#[test]
fn voltarete_ac61() {
    let mut scenario = asked(60, BOTH_REFUSE);
    scenario.ends_with([3, 5, 1]).happens("pe enter_now").settles("codilho", [-64, 62, -58], 120);
}

/// voltarete:II.9.7.
#[test]
fn voltarete_ac62() {
    // Before the others have bought, and after the first card, it is too late or too soon; after a casca named, never.
    let mut scenario = Scenario::at("");
    scenario.deal_any().happens("mao licenca; contrape consent; pe consent; mao name O");
    scenario.refuses("mao ask_resposta", "voltarete R61").happens("mao exchange 2O");
    scenario.refuses("mao ask_resposta", "voltarete R61").happens("contrape buy").refuses("mao ask_resposta", "voltarete R61");
    scenario.happens("pe buy; mao order_play").refuses("mao ask_resposta", "voltarete R61");
    let mut casca = Scenario::at("");
    casca.deal_any().happens("mao pass; contrape pass; pe pass; mao casca; mao name O; contrape buy; pe buy");
    casca.refuses("mao ask_resposta", "voltarete R60");
}

#[test]
fn voltarete_r61() {
    // Nobody plays before the feito has ordered it.
    let mut scenario = licenca("", 30, "contrape", "E", [ESPADAS[1], ESPADAS[0], ESPADAS[2]]);
    scenario.refuses("mao play RB", "voltarete R61").refuses("mao order_play", "voltarete R61");
    scenario.happens("contrape order_play; mao play RB");
}

/// voltarete:II.9.9.
#[test]
fn voltarete_r64() {
    // The player at the feito's right answers first, wherever they sit.
    let mut scenario = licenca("", 30, "contrape", "E", [ESPADAS[1], ESPADAS[0], ESPADAS[2]]);
    scenario.happens("contrape ask_resposta").refuses("mao give", "voltarete R64").happens("pe refuse; mao give");
    assert_eq!(scenario.phase(), Phase::Tricks);
}

/// voltarete:II.9.3.
#[test]
fn voltarete_r66() {
    // One gives: nobody can win but the refuser. The feito is not asked to stop, has no primeiras, and lays nothing down.
    let mut scenario = asked(60, ONE_REFUSES);
    scenario.refuses("mao claim_win hand", "voltarete R66").refuses("mao concede resposta", "voltarete R66");
    scenario.refuses("contrape claim_codilho", "voltarete R66");
    scenario.taken_by("MMMMM");
    assert_eq!(scenario.phase(), Phase::Tricks);
    // The refuser needs more than each of the others: four against four are not enough.
    let mut tie = asked(60, ONE_REFUSES);
    tie.ends_with([4, 1, 4]).happens("mao enter_now; pe enter_now").settles("resposta", [-64, 2, -58], 180);
}

#[test]
fn voltarete_r68() {
    // In respeito, só and segundo resposta can be asked too.
    let mut scenario = so("", 30, "E", ESPADAS);
    scenario.happens("mao ask_resposta; contrape give; pe give; mao enter_now").settles("granted", [-42, 6, 6], 60);
    let mut segundo = Scenario::at("setup bolo 22; setup life 2");
    segundo
        .deal(["2C", "", ""], "RO")
        .happens("mao pass; contrape pass; pe pass; mao segundo; mao exchange 2C; contrape buy; pe buy");
    segundo.happens("mao ask_resposta; contrape give; pe give; mao enter_now").settles("granted", [-38, 4, 4], 60);
}

/// voltarete:II.9.2.
#[test]
fn voltarete_l_9_2() {
    let mut scenario = asked(30, ONE_REFUSES);
    scenario.ends_with([6, 2, 1]).all_enter().rules("resposta", [-34, 2, -28], 90);
}

/// voltarete:II.9.4.
#[test]
fn voltarete_l_9_4() {
    let mut scenario = asked(30, ONE_REFUSES);
    scenario.ends_with([2, 5, 2]).all_enter().rules("resposta", [-34, 2, -28], 90);
}

/// voltarete:II.9.5.
#[test]
fn voltarete_l_9_5() {
    let mut scenario = asked(30, ONE_REFUSES);
    scenario.ends_with([3, 1, 5]).all_enter().rules("codilho", [-34, 2, 32], 30);
}

#[test]
fn voltarete_l_9_6() {
    // Só with the three matadores: granted, they are not paid.
    let mut scenario = so("", 30, "E", ["1E 2E 1B RO 4O 5O 4C 5C 6B", "RE", "CE"]);
    scenario.happens("mao ask_resposta; contrape give; pe give").all_enter().rules("granted", [-42, 6, 6], 60);
}

/// voltarete:II.9.12.
#[test]
fn voltarete_l_9_12a() {
    let mut scenario = asked(30, BOTH_REFUSE);
    scenario.ends_with([5, 3, 1]).all_enter().rules("win", [34, -32, -32], 60);
}

/// voltarete:II.9.12.
#[test]
fn voltarete_l_9_12b() {
    let mut scenario = asked(30, BOTH_REFUSE);
    scenario.ends_with([2, 5, 2]).all_enter().rules("codilho", [-34, 32, -28], 60);
}

/// voltarete:II.9.12.
#[test]
fn voltarete_l_9_12c() {
    let mut scenario = asked(30, BOTH_REFUSE);
    scenario.ends_with([4, 4, 1]).all_enter().rules("resposta", [-34, -28, -28], 120);
}

#[test]
fn voltarete_l_9_13() {
    // The feito cannot give the codilho to one of them before there are tricks, and never against the other's will.
    let mut scenario = licenca("", 30, "mao", "E", ESPADAS);
    scenario.happens("mao order_play").refuses("mao concede codilho", "voltarete R90");
    scenario.taken_by("C").happens("mao concede codilho; contrape accept; pe make_play");
    assert_eq!(scenario.phase(), Phase::Tricks);
}
