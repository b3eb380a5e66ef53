//! Pagas that must be asked for, and the geral (chapters XIV and XVII of the laws, R93).

use super::super::state::Phase;
use super::harness::{Scenario, licenca, so};

/// The mão in licença in ouros with the three matadores and no more.
const MATADORES: [&str; 3] = ["1E 7O 1B 2O RE 5E RC 4C 6B", "1O RO 3O 6E CE RB 5B CC 5C", "CO SO 4O 4E 3E SE CB 3B SC"];
const PLAIN: [&str; 3] = ["1E 1O CO 2O RE 5E RC 4C 6B", "7O RO 3O 6E CE RB 5B CC 5C", "1B SO 4O 4E 3E SE CB 3B SC"];

const ON_REQUEST: &str = "option payment_claims on_request";

/// The mão has won their licença with three matadores, and not the first five; each owes them 2 + 3.
fn won(options: &str) -> Scenario {
    let mut scenario = licenca(&format!("{ON_REQUEST}; {options}"), 30, "mao", "O", MATADORES);
    scenario.happens("mao order_play").ends_with([5, 3, 1]);
    assert_eq!((scenario.phase(), scenario.delta()), (Phase::Pagas, vec![29, 0, 0]));
    scenario
}

/// All are content, the next hand is shuffled, and its last packet is still to be dealt.
fn next_deal(scenario: &mut Scenario) -> &mut Scenario {
    scenario.happens("0 content; 1 content; 2 content").deal_any()
}

/// voltarete:II.17.1.
#[test]
fn voltarete_l_17_1() {
    // Asked, it is paid; a player who is content asks no more until the cards are dealt.
    let mut scenario = won("");
    scenario.happens("mao ask_pagas 1 all; mao ask_pagas 2 all");
    scenario.settles("win", [39, -5, -5], 0);
    scenario.refuses("mao ask_pagas 1 all", "voltarete:II.17.2").refuses("contrape ask_pagas 0 base", "voltarete:II.17.2");
    scenario.happens("0 content").refuses("0 ask_pagas 1 all", "voltarete R93");
}

#[test]
fn voltarete_l_17_2() {
    // Entry and first five asked: only the entry is owed. The matadores may still be asked.
    let mut scenario = won("");
    scenario.happens("mao ask_pagas 1 base; mao ask_pagas 1 primeiras").refuses("mao ask_pagas 1 primeiras", "voltarete:II.17.2");
    assert_eq!(scenario.delta(), [31, -2, 0]);
    scenario.happens("mao ask_pagas 1 matadores");
    assert_eq!(scenario.delta(), [34, -5, 0]);
}

#[test]
fn voltarete_l_17_3() {
    // The pé has paid the right five: the contra-pé owes as much, however wrongly it is asked.
    let mut scenario = won("");
    scenario.happens("mao ask_pagas 2 all; mao ask_pagas 1 primeiras");
    assert_eq!(scenario.delta(), [39, -5, -5]);
    // And a feito who has paid one in full pays the other in full.
    let mut lost = licenca(ON_REQUEST, 30, "mao", "O", MATADORES);
    lost.happens("mao order_play").ends_with([4, 4, 1]).all_enter();
    lost.happens("contrape ask_pagas 0 all; pe ask_pagas 0 base").settles("resposta", [-40, 5, 5], 60);
}

#[test]
fn voltarete_l_17_3_in_any_order() {
    // The wrong asking comes first: when the pé has paid the right five, the contra-pé owes them too.
    let mut scenario = won("");
    scenario.happens("mao ask_pagas 1 primeiras");
    assert_eq!(scenario.delta(), [29, 0, 0]);
    scenario.happens("mao ask_pagas 2 all");
    assert_eq!(scenario.delta(), [39, -5, -5]);
    // A feito who lost, likewise.
    let mut lost = licenca(ON_REQUEST, 30, "mao", "O", MATADORES);
    lost.happens("mao order_play").ends_with([4, 4, 1]).all_enter();
    lost.happens("pe ask_pagas 0 geral; contrape ask_pagas 0 all").settles("resposta", [-40, 5, 5], 60);
}

#[test]
fn voltarete_l_17_3_asked_too_little_first() {
    // The contra-pé paid the two that were asked; when the pé has paid the right five, the contra-pé owes the rest.
    let mut scenario = won("");
    scenario.happens("mao ask_pagas 1 base");
    assert_eq!(scenario.delta(), [31, -2, 0]);
    scenario.happens("mao ask_pagas 2 all").settles("win", [39, -5, -5], 0);
    // Also if the right sum comes together item by item.
    let mut scenario = won("");
    scenario.happens("mao ask_pagas 1 matadores; mao ask_pagas 2 base");
    assert_eq!(scenario.delta(), [34, -3, -2]);
    scenario.happens("mao ask_pagas 2 matadores").settles("win", [39, -5, -5], 0);
    // A feito who lost pays both in full, whichever asked too little, and when.
    for asked in ["pe ask_pagas 0 base; contrape ask_pagas 0 all", "contrape ask_pagas 0 all; pe ask_pagas 0 base"] {
        let mut lost = licenca(ON_REQUEST, 30, "mao", "O", MATADORES);
        lost.happens("mao order_play").ends_with([4, 4, 1]).all_enter();
        lost.happens(asked).settles("resposta", [-40, 5, 5], 60);
    }
    // A player who was not asked at all owes nothing yet.
    let mut scenario = won("");
    scenario.happens("mao ask_pagas 2 all");
    assert_eq!(scenario.delta(), [34, 0, -5]);
}

#[test]
fn voltarete_l_17_4() {
    let mut scenario = won("");
    scenario.happens("mao ask_pagas 1 base; mao ask_pagas 2 base");
    next_deal(&mut scenario);
    assert_eq!((scenario.phase(), scenario.verbs("0").as_str()), (Phase::Dealing, "ask_pagas deal"));
    // While the last packet is still to be dealt it is paid, and by one as by the other (II.17.3); after it, lost.
    let before = scenario.balances();
    let mut late = scenario.clone();
    scenario.happens("0 ask_pagas 1 matadores");
    assert_eq!(scenario.balances(), [before[0] + 6, before[1] - 3, before[2] - 3]);
    late.refuses("1 deal", "voltarete R13").happens("0 deal").refuses("0 ask_pagas 2 matadores", "voltarete:II.17.4");
    assert_eq!((late.phase(), late.balances()), (Phase::Round1, before));
}

/// voltarete:II.21.p10.
#[test]
fn voltarete_option_claim_deadline() {
    // By the law of the French game the cut of the next pack is the end of it: until then it is paid, after it no more.
    let mut scenario = won("option claim_deadline next_cut");
    scenario.happens("mao ask_pagas 1 base");
    assert_eq!(scenario.delta(), [31, -2, 0]);
    next_deal(&mut scenario).refuses("0 ask_pagas 2 base", "voltarete:II.17.4");
    assert_eq!(scenario.phase(), Phase::Round1);
    // Our book thinks that too short a time, and gives them until the last card is dealt.
    let mut scenario = won("");
    let before = next_deal(&mut scenario).happens("0 ask_pagas 2 base").balances();
    scenario.happens("0 deal").refuses("0 ask_pagas 1 base", "voltarete:II.17.4");
    assert_eq!((scenario.phase(), scenario.balances()), (Phase::Round1, before));
}

/// voltarete:II.17.6.
#[test]
fn voltarete_l_17_6() {
    let mut scenario = Scenario::at(&format!("{ON_REQUEST}; setup bolo 20; setup life 2"));
    scenario
        .deal(["", "", ""], "1E 2E 1B")
        .happens("mao pass; contrape pass; pe pass; mao pass; contrape casca; contrape repor_casca");
    scenario.all_enter().happens("mao ask_pagas 1 all; pe ask_pagas 1 base").rules("surrendered", [5, -39, 5], 58);
}

/// Suits of ouros and copas exchanged.
fn in_copas(hand: &str) -> String {
    let cards = hand.split_whitespace().map(|card| match card.split_at(1) {
        (rank, "O") => format!("{rank}C"),
        (rank, "C") => format!("{rank}O"),
        _ => card.to_owned(),
    });
    cards.collect::<Vec<_>>().join(" ")
}

#[test]
fn voltarete_l_17_12() {
    let [mao, contrape, pe] = PLAIN.map(in_copas);
    let mut scenario = licenca(ON_REQUEST, 30, "mao", "C", [&mao, &contrape, &pe]);
    scenario.happens("mao order_play").ends_with([5, 3, 1]);
    // They ask at the ordinary rate, and remember that it was in copas.
    scenario.happens("mao ask_pagas 1 base; mao ask_pagas 2 base");
    assert_eq!(scenario.delta(), [33, -2, -2]);
    let mut later = scenario.clone();
    // The contra-pé pays the rest, and so the pé owes it too (II.17.3).
    scenario.happens("mao ask_pagas 1 base favorita");
    assert_eq!(scenario.delta(), [37, -4, -4]);
    next_deal(&mut later).happens("0 deal").refuses("0 ask_pagas 2 base favorita", "voltarete:II.17.4");
}

/// voltarete:II.17.16.
#[test]
fn voltarete_l_17_16() {
    let mut scenario = so(ON_REQUEST, 30, "E", ["1E 2E 1B RE CE SE RO 4O 4C", "7E 6E 7O", "5E 4E 6O"]);
    scenario.happens("mao order_play").taken_by_keeping("MMMMM", "SE 4O 4C RO").happens("mao stop");
    assert_eq!(scenario.game.open.shown[0], super::harness::cards("SE"));
    scenario.happens("mao ask_pagas 1 all; mao ask_pagas 2 all").rules("win", [58, -14, -14], 0);
}

/// voltarete:II.17.18.
#[test]
fn voltarete_l_17_18() {
    let hands = ["1E 7O 1B 1O 4E 5E 4C 5C 4B", "RO CO 3O RE CE RB 5B CC RC", "SO 2O 4O 6E 3E SE CB 3B SC"];
    let mut scenario = so(ON_REQUEST, 30, "O", hands);
    scenario.happens("mao order_play").ends_with([4, 4, 1]).all_enter();
    scenario.happens("contrape ask_pagas 0 all; pe ask_pagas 0 all").rules("resposta", [-50, 10, 10], 60);
}

#[test]
fn voltarete_r93() {
    // A strict table pays exactly and by itself; an honour table waits to be asked.
    let mut strict = licenca("", 30, "mao", "O", MATADORES);
    strict.happens("mao order_play").ends_with([5, 3, 1]).settles("win", [39, -5, -5], 0);
    let mut honour = licenca("option table honour", 30, "mao", "O", MATADORES);
    honour.happens("mao order_play").ends_with([5, 3, 1]).happens("mao content; contrape content; pe content");
    assert_eq!((honour.phase(), honour.delta()), (Phase::Pagas, vec![29, 0, 0]));
}

#[test]
fn voltarete_l_14_3() {
    // Declared, it cannot be taken back: the first trick is lost, and with it the geral, though seven make the hand.
    let mut scenario =
        licenca("", 30, "mao", "O", ["1E 1O CO 2O RE RB RC CC 6B", "7O RO 3O 6E CE CB 5B SC 5C", "1B SO 4O 4E 3E SE SB 3B 6C"]);
    scenario.happens("mao declare_geral").taken_by("C........").rules("win", [2, 14, 14], 0);
}

/// voltarete:II.14.5.
#[test]
fn voltarete_l_14_5() {
    let hands = ["1E 7O RO CO SO RE RC 4C 4B", "1O 3O 6E CE CB 5B SC 5C 6B", "2O 4O 5O 4E 3E SE SB 3B 6C"];
    let mut scenario = licenca("", 30, "mao", "O", hands);
    scenario.happens("mao order_play").taken_by_keeping("MMMMM", "4C 4B").happens("mao continue").taken_by("...C");
    scenario.rules("win", [22, 4, 4], 0);
}
