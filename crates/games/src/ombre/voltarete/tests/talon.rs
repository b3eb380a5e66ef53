//! Naming, exchanging and buying (AC23-AC29, R37-R51, R57-R60).

use super::super::contract::Contract;
use super::super::state::Phase;
use super::harness::{Scenario, card, cards};
use engine::{Game, Seat, Viewer};

const MAO: &str = "2O 3O 4O 5O 6O 7O 2C 3C 4C";
const CONTRAPE: &str = "RO CO SO 1O 5C 6C 7C 1C SC";
const PE: &str = "2E 3E 4E 5E 6E 7E SE CE RE";
const TALON: &str = "RC CC 1E 1B 2B 3B 4B 5B 6B 7B SB CB RB";

/// These three hands and this talon, and what was said.
fn table(options: &str, words: &str) -> Scenario {
    let mut scenario = Scenario::at(options);
    scenario.deal([MAO, CONTRAPE, PE], TALON).happens(words);
    scenario
}

const LICENCA: &str = "mao licenca; contrape consent; pe consent; mao name O";
const ALL_PASS: &str = "mao pass; contrape pass; pe pass";

#[test]
fn voltarete_ac23() {
    let mut scenario = table("", "mao licenca; contrape consent; pe consent");
    scenario.refuses("mao exchange 2O", "voltarete R35").happens("mao name O");
    scenario.refuses("mao exchange", "voltarete R37").refuses(&format!("mao exchange {MAO}"), "voltarete R37");
    let mut eight = scenario.clone();
    eight.happens("mao exchange 2O 3O 4O 5O 6O 7O 2C 3C");
    assert_eq!((eight.talon(), eight.hand("mao")), (5, cards("4C RC CC 1E 1B 2B 3B 4B 5B")));
    scenario.happens("mao exchange 2O");
    assert_eq!((scenario.talon(), scenario.hand("mao").contains(card("RC"))), (12, true));
}

/// voltarete:II.7.21, voltarete:II.7.22, voltarete:II.7.32, voltarete:II.8.14.
#[test]
fn voltarete_ac24() {
    let mut scenario = table("", "mao so O; contrape consent; pe consent");
    assert_eq!((scenario.talon(), scenario.phase()), (13, Phase::Buying));
    scenario.refuses("mao exchange 2C", "voltarete R38");
    scenario.refuses(&format!("contrape buy {CONTRAPE}"), "voltarete R46");
    scenario.happens("contrape buy RO CO SO 1O 5C 6C 7C 1C");
    assert_eq!(scenario.talon(), 5);
    scenario.happens("pe buy 2E 3E 4E");
    assert_eq!(scenario.hand("pe"), cards("5E 6E 7E SE CE RE 6B 7B SB"));
    // The two at the bottom are seen by nobody.
    assert_eq!(scenario.talon(), 2);
    for viewer in [Viewer::Public].into_iter().chain(Seat::first(3).map(Viewer::Seat)) {
        let view = serde_json::to_string(&scenario.game.view(viewer)).expect("a view");
        assert!(!view.contains("\"CB\"") && !view.contains("\"RB\""), "{viewer:?} sees what was left over");
    }
}

/// voltarete:II.7.33, voltarete:II.7.34.
#[test]
fn voltarete_ac25() {
    let mut scenario = table("", LICENCA);
    scenario.happens("mao exchange 2C 3C 4C 2O");
    assert_eq!(scenario.talon(), 9);
    scenario.happens("contrape buy 5C 6C 7C 1C");
    assert_eq!(scenario.hand("contrape"), cards("RO CO SO 1O SC 2B 3B 4B 5B"), "he takes the top four");
    scenario.happens("pe buy 2E 3E 4E 5E 6E");
    assert_eq!(scenario.hand("pe"), cards("7E SE CE RE 6B 7B SB CB RB"), "the last gets the bottom five");
}

/// voltarete:II.8.20.
#[test]
fn voltarete_ac26() {
    let mut scenario = Scenario::at("");
    scenario.deal(["1E 1B RC 4C 5O 6O 3E 4E 5B", "", ""], "7C SO 2B 1C 6B").happens("mao respeito");
    assert_eq!(scenario.game.open.trump, Some(cards::Suit::Copas));
    assert_eq!(scenario.game.open.shown[0], cards("1E 1B"));
    for kept in ["1E", "1B", "7C"] {
        scenario.refuses(&format!("mao exchange {kept} 5O"), "voltarete R39");
    }
    scenario.refuses("mao exchange", "voltarete R39");
    scenario.happens("mao exchange 5O 6O 3E 4E 5B");
    assert_eq!((scenario.hand("mao"), scenario.talon()), (cards("1E 1B 7C RC 4C SO 2B 1C 6B"), 8));
    let trumps = scenario.game.open.trumps().expect("a trump");
    assert_eq!(trumps.matadores_in(scenario.hand("mao")), cards("1E 7C 1B 1C RC"));
}

#[test]
fn voltarete_ac27() {
    let mut scenario = Scenario::at("");
    scenario.deal([MAO, "RO CO", PE], "SO").happens(ALL_PASS).happens("mao segundo");
    assert_eq!((scenario.game.open.talon.turned, scenario.game.open.trump), (Some(card("SO")), Some(cards::Suit::Ouros)));
    scenario.refuses(&format!("mao exchange {MAO}"), "voltarete R40").refuses("mao exchange SO 2O", "voltarete R39");
    scenario.happens("mao exchange 2C");
    assert_eq!((scenario.talon(), scenario.hand("mao")), (12, cards("2O 3O 4O 5O 6O 7O 3C 4C SO")));
}

#[test]
fn voltarete_ac28() {
    let mut none = table("", ALL_PASS);
    let mut one = none.clone();
    none.happens("mao casca");
    assert_eq!((none.talon(), none.hand("mao")), (4, cards("RC CC 1E 1B 2B 3B 4B 5B 6B")));
    one.happens("mao casca 7O");
    assert_eq!((one.talon(), one.hand("mao")), (5, cards("7O RC CC 1E 1B 2B 3B 4B 5B")));
    one.happens("mao name B");
    one.refuses("mao repor_casca", "voltarete R60").happens("contrape buy; pe buy");
    one.refuses("mao ask_resposta", "voltarete R60").refuses("mao repor_casca", "voltarete R60");
    one.happens("mao order_play").refuses("mao ask_resposta", "voltarete R60").refuses("mao repor_casca", "voltarete R60");
}

#[test]
fn voltarete_ac29() {
    let mut scenario = Scenario::at("");
    let hands = ["5E 7B 2B 3B 5B 6B 3C 4C 6C", "CO SO 4O 5O 1C 2C 5C 7C 4B", "1E CE SE 7E 6E CC SC CB SB"];
    scenario.deal(hands, "2E 1B RE RB RC RO 1O 2O 3O 6O 7O 3E 4E");
    scenario.happens(ALL_PASS).happens("mao pass; contrape pass; pe casca 1E; pe name E; mao buy; contrape buy 1C 2C 5C 7C 4B");
    assert_eq!(scenario.hand("pe"), cards("1E 2E 1B RE RB RC RO 1O 2O"));
    assert_eq!(scenario.hand("contrape"), cards("CO SO 3O 4O 5O 6O 7O 3E 4E"));
    assert_eq!((scenario.talon(), scenario.bolo()), (0, 30));
}

#[test]
fn voltarete_r38() {
    // In só nothing is exchanged, not even while the trump is still to be named.
    let mut scenario = table("", "mao so; contrape consent; pe consent");
    scenario.refuses("mao exchange 2C", "voltarete R38").happens("mao name O");
    assert_eq!(scenario.hand("mao"), cards(MAO));
}

#[test]
fn voltarete_r39() {
    // From one to seven cards are laid aside, and the turned card is the first that comes in.
    let mut scenario = Scenario::at("");
    scenario.deal(["1E 1B 2O 3O 4O 5O 6O 7O 2C", "", ""], "RE RB RC").happens("mao respeito");
    let mut seven = scenario.clone();
    seven.happens("mao exchange 2O 3O 4O 5O 6O 7O 2C");
    assert_eq!((seven.talon(), seven.hand("mao").len()), (6, 9));
    scenario.happens("mao exchange 2O");
    assert_eq!((scenario.talon(), scenario.hand("mao")), (12, cards("1E 1B 3O 4O 5O 6O 7O 2C RE")));
}

#[test]
fn voltarete_r40() {
    // With `segundo_max` 9 all nine may be replaced; the turned card is among them.
    let mut scenario = table("option segundo_max 9", ALL_PASS);
    scenario.happens("mao segundo").happens(&format!("mao exchange {MAO}"));
    assert_eq!((scenario.talon(), scenario.hand("mao")), (4, cards("RC CC 1E 1B 2B 3B 4B 5B 6B")));
}

/// voltarete:II.7.1, voltarete:II.8.7, voltarete:II.8.20.
#[test]
fn voltarete_r42() {
    // Any card may be laid aside, trumps included; but only cards that are held. All hear how many.
    let mut scenario = table("", LICENCA);
    scenario.refuses("mao exchange RO", "voltarete R37").happens("mao exchange 7O 6O 5O 4O");
    let said = &scenario.game.open.said;
    assert_eq!(said.last(), Some(&(Seat::at(0), super::super::state::Said::Took(4))));
}

#[test]
fn voltarete_r45() {
    // The opponents buy when the feito has exchanged, and not before.
    let mut scenario = table("", LICENCA);
    scenario.refuses("contrape buy", "voltarete R45").happens("mao exchange 2C").happens("contrape buy");
}

/// voltarete:II.8.7, voltarete:II.11.1.
#[test]
fn voltarete_r46() {
    // First the player at the feito's right; they pass what they do not buy, and all hear how many.
    let mut scenario = table("", LICENCA);
    scenario.happens("mao exchange 2C 3C 4C 2O 3O 4O 5O 6O").refuses("pe buy", "voltarete R46");
    scenario.refuses("contrape buy RO CO SO 1O 5C 6C", "voltarete R46").happens("contrape buy RO CO SO 1O");
    assert_eq!(scenario.game.open.said.last(), Some(&(Seat::at(1), super::super::state::Said::PassedOn(1))));
    scenario.refuses("pe buy 2E 3E", "voltarete R47").happens("pe buy 2E");
    assert_eq!(scenario.hand("pe"), cards("3E 4E 5E 6E 7E SE CE RE RB"));
}

#[test]
fn voltarete_r47() {
    // The last may buy eight; by agreement all nine.
    let words = "mao so O; contrape consent; pe consent; contrape buy";
    table("", words).refuses(&format!("pe buy {PE}"), "voltarete R47").happens("pe buy 2E 3E 4E 5E 6E 7E SE CE");
    let mut scenario = table("option last_buyer_max none", words);
    scenario.happens(&format!("pe buy {PE}"));
    assert_eq!(scenario.hand("pe"), cards("RC CC 1E 1B 2B 3B 4B 5B 6B"));
    // The limit of the first does not fall with it.
    let mut scenario = table("option last_buyer_max none", "mao so O; contrape consent; pe consent");
    scenario.refuses(&format!("contrape buy {CONTRAPE}"), "voltarete R46");
}

#[test]
fn voltarete_r48() {
    // What was passed cannot be had back.
    let mut scenario = table("", LICENCA);
    scenario.happens("mao exchange 2C; contrape buy 5C").refuses("contrape buy 6C", "voltarete R47");
    scenario.happens("pe buy").refuses("contrape buy 6C", "voltarete R45");
}

#[test]
fn voltarete_option_draw_from() {
    // Cards are drawn from the bottom, by agreement (II.7.33): the feito's, and the last buyer's.
    let mut scenario = table("option draw_from bottom; option pass_from top", LICENCA);
    scenario.happens("mao exchange 2C 3C");
    assert_eq!(scenario.hand("mao"), cards("2O 3O 4O 5O 6O 7O 4C CB RB"));
    scenario.happens("contrape buy 5C 6C");
    assert_eq!(scenario.hand("contrape"), cards("RO CO SO 1O 7C 1C SC 7B SB"));
    scenario.happens("pe buy 2E");
    assert_eq!(scenario.hand("pe"), cards("3E 4E 5E 6E 7E SE CE RE 6B"));
}

#[test]
fn voltarete_option_pass_from() {
    // Cards are drawn from the bottom and passed from the top, by agreement (II.7.33-34).
    let mut scenario = table("option draw_from bottom; option pass_from top", LICENCA);
    scenario.happens("mao exchange 2C").happens("contrape buy 5C 6C 7C");
    assert_eq!(scenario.hand("contrape"), cards("RO CO SO 1O 1C SC 7B SB CB"));
    scenario.happens("pe buy 2E 3E");
    assert_eq!(scenario.hand("pe"), cards("4E 5E 6E 7E SE CE RE 5B 6B"));
}

#[test]
fn voltarete_r57() {
    // All hear whether a card is kept, and nobody which.
    let mut scenario = table("", ALL_PASS);
    scenario.refuses("mao casca RE", "voltarete R57").happens("mao casca 7O");
    assert_eq!(scenario.game.open.said.iter().rev().nth(1).map(|&(_, said)| said), Some(super::super::state::Said::CascaKeeping));
    for viewer in [Viewer::Public, Viewer::Seat(Seat::at(1)), Viewer::Seat(Seat::at(2))] {
        let view = serde_json::to_string(&scenario.game.view(viewer)).expect("a view");
        assert!(!view.contains("\"7O\""), "{viewer:?} sees the card kept");
    }
    assert_eq!(scenario.game.open.contract, Some(Contract::Casca));
}

/// voltarete:II.9.10.
#[test]
fn voltarete_r58() {
    // They name, or throw it in of their own right; nobody is asked.
    let mut scenario = table("", ALL_PASS);
    scenario.happens("mao casca");
    assert_eq!((scenario.verbs("mao"), scenario.verbs("contrape")), ("name repor_casca".to_owned(), String::new()));
    scenario.refuses("mao order_play", "voltarete R61").happens("mao name B");
    assert_eq!(scenario.phase(), Phase::Buying, "naming tells the others to buy");
}

#[test]
fn voltarete_r59() {
    // A resposta, and five to each who had cards: no doubling, no matadores, whatever they hold.
    let mut scenario = table("setup bolo 20; setup life 2", ALL_PASS);
    scenario.happens("mao casca; mao repor_casca; mao enter_now");
    scenario.settles("surrendered", [-38, 5, 5], 56);
}

#[test]
fn voltarete_r60() {
    // A casca once named is played out, however hopeless; no resposta is offered.
    let mut scenario = table("", ALL_PASS);
    scenario.happens("mao casca; mao name O; contrape buy; pe buy");
    assert_eq!(scenario.verbs("mao"), "declare_geral order_play");
}
