//! Four players: the fourth, the casca das treze, Espadilha obliged (AC69-AC80, R98-R112, chapters XIV-XVI of the laws).

use super::super::contract::Contract;
use super::super::state::Phase;
use super::harness::{Scenario, card, cards, licenca};

const NEVER: &str = "option players 4; option espadilha_obrigada never";
const ALL_PASS: &str = "mao pass; contrape pass; pe pass";

/// All have passed twice, and the fourth has taken the thirteen. The bolo holds 11 more than `carried`.
fn treze(options: &str, carried: i64, thirteen: &str) -> Scenario {
    let mut scenario = Scenario::at(&format!("{NEVER}; {options}; setup bolo {carried}; setup life 2"));
    scenario.deal(["", "", ""], thirteen).happens(ALL_PASS).happens(ALL_PASS);
    assert_eq!((scenario.phase(), scenario.bolo()), (Phase::Quarto, carried + 11));
    scenario.happens("quarto treze");
    scenario
}

/// Thirteen with the three matadores of ouros and no more, of which nine are kept.
fn ouros(options: &str, carried: i64) -> Scenario {
    let mut scenario = treze(options, carried, "1E 7O 1B RO CO SO 2O 3O RE RC 4O 5O 4C");
    scenario.happens("quarto discard4 3O 4O 5O 4C; quarto name O");
    scenario
}

/// The same three matadores in a hand that can be held to four tricks.
fn weak(options: &str, carried: i64) -> Scenario {
    let mut scenario = treze(options, carried, "1E 7O 1B 6O 4E 5E 4C 5C 4B 5B 3E 6C 6B");
    scenario.happens("quarto discard4 3E 6C 6B 5B; quarto name O");
    scenario
}

#[test]
fn voltarete_ac69() {
    let hands = ["1E 1O CO 3O RE 5E RC 4C 4B", "7O RO 4O 6E CE RB 5B CC 5C", "1B SO 2O 4E 3E SE CB 3B SC"];
    let mut scenario = licenca("option players 4", 30, "mao", "O", hands);
    scenario.refuses("quarto order_play", "voltarete R61").happens("mao order_play").refuses("quarto play 2E", "voltarete R98");
    scenario.ends_with([5, 2, 2]).settles("win", [29 + 4, -2, -2, 0], 0);
}

/// voltarete:II.15.8, voltarete:II.17.7.
#[test]
fn voltarete_ac70() {
    let mut scenario = ouros("", 20);
    scenario.taken_by("QQQQQ....").settles("win", [-10, -10, -10, 30 + 30], 0);
    assert_eq!(scenario.boxed(), 1);
}

#[test]
fn voltarete_ac71() {
    weak("", 20).ends_with([2, 2, 1, 4]).settles("codilho", [19, 18, 18, -55], 31);
    weak("", 21).ends_with([2, 2, 1, 4]).settles("codilho", [19, 19, 18, -56], 32);
}

#[test]
fn voltarete_ac72() {
    let mut scenario = treze("", 19, "1E 7C 1B 1C 6C 4O 5O 6O 4E 5E 4B 5B 6B");
    scenario.happens("quarto discard4 6C 6O 5E 6B; quarto name C");
    scenario.ends_with([2, 2, 1, 4]).settles("codilho", [28, 28, 28, -84], 30);
}

#[test]
fn voltarete_ac73() {
    let mut scenario = ouros("", 20);
    scenario.refuses("quarto declare_geral", "voltarete R104").taken_by("QQQQQ");
    assert_eq!(scenario.phase(), Phase::Tricks, "he is not asked to stop");
    scenario.taken_by("....").settles("win", [-10, -10, -10, 60], 0);
}

/// voltarete:II.15.10.
#[test]
fn voltarete_ac74() {
    let mut scenario = ouros("", 20);
    for (seat, who) in ["mao", "contrape", "pe", "quarto"].iter().enumerate() {
        assert_eq!(scenario.game.open.play.to_play.index(), seat, "{who}");
        let any = scenario.game.playable(scenario.game.open.play.to_play).first().expect("a card");
        scenario.plays(&any.to_string());
    }
    let mut scenario = weak("", 20);
    scenario.ends_with([2, 2, 1, 4]);
    assert_eq!((scenario.outcome(), scenario.counted()), (Some("codilho"), vec![2, 2, 1, 4]));
    // Five are theirs, however the others divide theirs.
    let mut scenario = weak("", 20);
    scenario.ends_with([4, 0, 0, 5]);
    assert_eq!(scenario.outcome(), Some("win"));
}

/// Four players, Espadilha obliged, all have passed once.
fn obliged(options: &str, hands: [&str; 3], talon: &str) -> Scenario {
    let mut scenario = Scenario::at(&format!("option players 4; {options}"));
    scenario.deal(hands, talon).happens(ALL_PASS);
    scenario
}

/// voltarete:II.15.4, voltarete:II.16.1.
#[test]
fn voltarete_ac75() {
    let mut scenario = obliged("", ["", "1E RE", ""], "RO");
    let mut first = scenario.clone();
    scenario.happens("mao pass").refuses("contrape pass", "voltarete R108");
    scenario.refuses("contrape casca", "voltarete R111").refuses("contrape casca RE", "voltarete R111");
    assert_eq!(scenario.verbs("contrape"), "casca segundo");
    let mut segundo = scenario.clone();
    segundo.happens("contrape segundo");
    scenario.happens("contrape casca 1E");
    // The mão goes without it: nobody after them is obliged, or need show it.
    first.happens("mao casca; mao name O; contrape buy RE; pe buy");
    assert_eq!(first.game.open.shown, [cards::CardSet::EMPTY; 4]);
    first.happens("mao order_play");
}

/// voltarete:II.16.2.
#[test]
fn voltarete_ac76() {
    let mut scenario = obliged("", ["", "4C", ""], "RO RC CO CC SO SC 1O 1C 2O 2C 2B 3B 1E");
    scenario.happens("mao pass; contrape pass").refuses("pe pass", "voltarete R108");
    scenario.happens("pe casca; pe name O; mao buy; contrape buy 4C");
    assert_eq!(scenario.game.open.shown[1], cards::CardSet::EMPTY, "he has drawn another card");
    let mut scenario = obliged("", ["", "4C", ""], "RO RC CO CC SO SC 1O 1C 2O 1E 2B 3B 4B");
    scenario.happens("mao pass; contrape pass; pe casca; pe name O; mao buy; contrape buy 4C");
    assert_eq!(scenario.game.open.shown[1], cards("1E"));
    let mut segundo = obliged("", ["", "4C", "5C"], "RO 1E RC CO CC SO SC 1O 1C 2O 2B 3B 4B");
    segundo.happens("mao pass; contrape pass; pe segundo; pe exchange 5C; mao buy; contrape buy 4C");
    assert!(segundo.hand("contrape").contains(card("1E")));
    assert_eq!(segundo.game.open.shown[1], cards::CardSet::EMPTY);
}

/// voltarete:II.16.3.
#[test]
fn voltarete_ac77() {
    for (carried, obliges) in [(113, false), (112, true)] {
        let heading = format!("option espadilha_obrigada up_to 120; setup bolo {carried}; setup life 2");
        let mut scenario = obliged(&heading, ["1E", "", ""], "");
        assert_eq!((scenario.bolo(), scenario.game.open.passage.obliged), (carried + 8, obliges));
        if obliges {
            scenario.refuses("mao pass", "voltarete R108");
        } else {
            scenario.happens("mao pass; contrape pass; pe pass");
        }
    }
}

#[test]
fn voltarete_ac78() {
    let mut scenario = obliged("setup bolo 20; setup life 2", ["", "", ""], "1E");
    scenario.happens("mao pass; contrape pass; pe casca; pe repor_casca; pe enter_now");
    scenario.settles("surrendered", [5, 5, -40, 0], 60);
}

/// voltarete:II.1.p1, voltarete:II.15.9, voltarete:II.17.8.
#[test]
fn voltarete_ac79() {
    let thirteen = "1E 7O 1B RO CO SO 2O 3O RE RC 4O 5O 4C";
    let mut scenario = treze("", 20, thirteen);
    scenario.happens("quarto ask_resposta");
    let mut agreed = scenario.clone();
    scenario.happens("mao give; contrape give; pe refuse").refuses("quarto ask_resposta", "voltarete R107");
    scenario.happens("quarto discard4 3O 4O 5O 4C").refuses("quarto ask_resposta", "voltarete R107").happens("quarto name O");
    scenario.refuses("quarto ask_resposta", "voltarete R61");
    // L-15.9: all three agree.
    agreed.happens("mao give; contrape give; pe give; quarto enter_now").settles("granted", [5, 5, 5, -46], 62);
    treze("option treze_surrender refused", 20, thirteen).refuses("quarto ask_resposta", "voltarete R107");
}

/// voltarete:II.19.22.
#[test]
fn voltarete_ac80() {
    // Also L-19.22: it cannot wait, though they cannot win it.
    let scenario = Scenario::at("option players 4; setup remissa 3 60; setup remissa 0 50");
    assert_eq!((scenario.bolo_now(), scenario.balances(), scenario.remissas()), (65, vec![0, 0, 0, -65], vec![(0, 50)]));
}

#[test]
fn voltarete_r98() {
    // The fourth may let the hand go: it is finished, the tentos stay, the deal moves on.
    let mut scenario = Scenario::at(NEVER);
    scenario.deal_any().happens(ALL_PASS).happens(ALL_PASS).refuses("mao treze", "voltarete R98");
    assert_eq!(scenario.verbs("quarto"), "decline treze");
    scenario.happens("quarto decline").settles("passed", [0, 0, 0, 0], 31);
    assert_eq!((scenario.bolo_now(), scenario.game.match_state.dealer.index()), (36, 0));
}

/// voltarete:II.15.7.
#[test]
fn voltarete_r99() {
    // All thirteen, four put aside, and the others keep what they were dealt.
    let mut scenario = treze("", 20, "1E 7O 1B RO CO SO 2O 3O RE RC 4O 5O 4C");
    let before = scenario.hand("mao");
    assert_eq!((scenario.hand("quarto").len(), scenario.talon()), (13, 0));
    scenario.refuses("quarto discard4 3O 4O 5O", "voltarete R99").refuses("quarto discard4 3O 4O 5O 2C", "voltarete R99");
    // R105: they put them aside before they name.
    scenario.refuses("quarto name O", "voltarete R105").happens("quarto discard4 3O 4O 5O 4C; quarto name O");
    assert_eq!((scenario.hand("quarto").len(), scenario.hand("mao"), scenario.phase()), (9, before, Phase::Tricks));
}

#[test]
fn voltarete_l_14_9() {
    // All nine tricks, and no geral.
    let mut scenario = treze("", 20, "1E 1B RE CE SE 7E 6E RO RC 4C 5C 4O 5O");
    scenario.happens("quarto discard4 4C 5C 4O 5O; quarto name E").taken_by("QQQQQQQQQ").rules("win", [-7, -7, -7, 52], 0);
}

/// voltarete:II.15.11.
#[test]
fn voltarete_l_15_11() {
    let mut scenario = treze("", 39, "1E 1O 3O 4O 5O 6E 5E 4E 6B 5B 4B 6C 5C");
    scenario.happens("quarto discard4 6C 5C 4B 4E; quarto name O").ends_with([2, 2, 2, 3]).rules(
        "codilho",
        [22, 22, 21, -65],
        50,
    );
}

/// voltarete:II.15.4, voltarete:II.15.5, voltarete:II.16.2.
#[test]
fn voltarete_r108() {
    // Espadilha in nobody's hand: the pé must go; with `pe_obrigado` off they need not.
    let mut scenario = obliged("", ["", "", ""], "1E");
    scenario.happens("mao pass; contrape pass").refuses("pe pass", "voltarete R108");
    assert_eq!(scenario.verbs("pe"), "casca segundo");
    let mut scenario = obliged("option pe_obrigado off", ["", "", ""], "1E");
    scenario.happens("mao pass; contrape pass; pe pass");
    assert_eq!(scenario.phase(), Phase::Quarto);
    // Three players are never obliged.
    let mut scenario = Scenario::at("");
    scenario.deal(["1E", "", ""], "").happens(ALL_PASS).happens("mao pass");
}

#[test]
fn voltarete_r109() {
    // A segundo fulfils the duty; and a player who goes first of their own will frees the others.
    let mut scenario = obliged("", ["1E", "", ""], "RO");
    scenario.happens("mao segundo");
    assert_eq!(scenario.game.open.contract, Some(Contract::Segundo));
    let mut scenario = obliged("", ["", "1E", ""], "RO");
    scenario.happens("mao segundo");
    assert_eq!(scenario.game.open.feito.map(engine::Seat::index), Some(0));
}

/// voltarete:II.16.3.
#[test]
fn voltarete_r112() {
    // Never obliged, by agreement: the holder may pass twice.
    let mut scenario = Scenario::at(NEVER);
    scenario.deal(["1E", "", ""], "").happens(ALL_PASS).happens(ALL_PASS);
    assert_eq!(scenario.phase(), Phase::Quarto);
}

#[test]
fn voltarete_option_no_reposta_above_limit() {
    let options = "option espadilha_obrigada up_to 50; option no_reposta_above_limit on; setup life 2";
    for (carried, phase) in [(40, Phase::Placing), (41, Phase::Shuffle)] {
        let mut scenario = obliged(&format!("{options}; setup bolo {carried}"), ["", "", "1E"], "");
        scenario.happens("mao pass; contrape pass; pe casca 1E; pe repor_casca");
        assert_eq!((scenario.phase(), scenario.bolo()), (phase, carried + 10));
        assert_eq!(scenario.remissas().len(), usize::from(phase == Phase::Shuffle), "above the limit it is left as a remissa");
    }
    assert!(Scenario::try_at("option players 4; option no_reposta_above_limit on").is_err(), "there is no limit to be above");
}
