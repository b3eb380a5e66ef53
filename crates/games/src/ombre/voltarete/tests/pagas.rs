//! Results and pagas (AC48-AC54, R62, R85, R86, R113-R121).

use super::super::Voltarete;
use super::super::contract::{Contract, Geral, Score};
use super::super::result::{Result3, result};
use super::super::state::Phase;
use super::harness::{Scenario, cards, licenca, so, suit};
use engine::{Game, Msg, Seat, Viewer};

/// Hands in ouros from which almost every count of tricks can be reached. The feito, the mão, has no matadores.
const OUROS: [&str; 3] = ["1E 1O CO 3O RE 5E RC 4C 4B", "7O RO 4O 6E CE RB 5B CC 5C", "1B SO 2O 4E 3E SE CB 3B SC"];

fn ouros(bolo: i64) -> Scenario {
    let mut scenario = licenca("", bolo, "mao", "O", OUROS);
    scenario.happens("mao order_play");
    scenario
}

#[test]
fn voltarete_ac48() {
    // All vectors that add up to nine: the wins and the ties of the table, and whatever is left a codilho.
    let wins = ["900", "810", "720", "711", "630", "621", "540", "531", "522", "432"];
    let ties = ["441", "333"];
    let mut seen = 0;
    for (f, a) in (0..=9u8).flat_map(|f| (0..=9 - f).map(move |a| (f, a))) {
        let b = 9 - f - a;
        let vector = format!("{f}{}{}", a.max(b), a.min(b));
        let expected = if wins.contains(&vector.as_str()) {
            Result3::Win
        } else if ties.contains(&vector.as_str()) {
            Result3::Resposta
        } else {
            Result3::Codilho
        };
        assert_eq!(result(f, a, b), expected, "{vector}");
        seen += 1;
    }
    assert_eq!(seen, 55);
}

#[test]
fn voltarete_ac49() {
    // The codilho is of the one with most tricks; the other, who also beat the feito, has only their paga.
    let mut scenario = ouros(41);
    scenario.ends_with([2, 4, 3]).settles("codilho", [-45, 43, 2], 41);
    // Of two alike both have half, the odd tento going to the one nearer the feito's right.
    let mut scenario = ouros(41);
    scenario.ends_with([1, 4, 4]).settles("codilho", [-45, 23, 22], 41);
}

#[test]
fn voltarete_option_codilho_tie() {
    let mut scenario = licenca("option codilho_tie nearest_right", 41, "mao", "O", OUROS);
    scenario.happens("mao order_play").ends_with([1, 4, 4]).settles("codilho", [-45, 43, 2], 41);
}

/// The payment of each opponent, by the table of AC50.
fn pays(contract: Contract, trump: &str, won: bool, matadores: usize, primeiras: bool, geral: Geral, all_nine: bool) -> i64 {
    Score { contract, trump: Some(suit(trump)), won, matadores, primeiras, geral, all_nine }.total()
}

#[test]
fn voltarete_ac50() {
    use Contract::{Casca, Licenca, Respeito, Segundo, So, SoCopas};
    use Geral::{Declared, No, Tried};
    for (case, x, contract, trump, won, matadores, primeiras, geral, all_nine) in [
        ("a", 2, Licenca, "O", true, 0, false, No, false),
        ("b", 4, Licenca, "C", true, 0, false, No, false),
        ("c", 9, Segundo, "E", true, 3, true, No, false),
        ("d", 9, Casca, "B", true, 4, false, No, false),
        ("e", 8, So, "O", true, 0, true, No, false),
        ("f", 24, SoCopas, "C", true, 4, true, No, false),
        ("g", 18, Respeito, "O", true, 4, true, No, false),
        ("h", 288, Respeito, "C", true, 4, true, Declared, true),
        ("i", 15, Licenca, "E", true, 5, true, Tried, true),
        ("j", 40, Segundo, "O", true, 4, true, Declared, true),
        ("k", 70, Casca, "C", true, 6, true, Tried, true),
        ("l", -53, So, "B", true, 3, true, Declared, false),
        ("m", -8, Licenca, "C", true, 0, true, Tried, false),
        ("n", -288, Respeito, "C", false, 4, false, Declared, false),
        ("o", -6, Licenca, "E", false, 4, false, No, false),
        ("p", -20, SoCopas, "C", false, 4, false, No, false),
        ("t", 158, SoCopas, "C", true, 9, true, Declared, true),
        ("u", 24, Respeito, "C", true, 0, false, No, false),
        ("v", -24, Respeito, "C", false, 0, false, No, false),
    ] {
        assert_eq!(pays(contract, trump, won, matadores, primeiras, geral, all_nine), x, "AC50{case}");
    }
}

/// A respeito of the mão with three matadores at once: the Manilha of the suit turns up.
fn respeito(manilha: &str) -> Scenario {
    let mut scenario = Scenario::at("setup bolo 55; setup life 2");
    scenario.deal(["1E 1B RE RB", "", ""], manilha).happens("mao respeito");
    let aside = (scenario.hand("mao") - cards("1E 1B RE RB")).first().expect("a card");
    scenario
        .happens(&format!("mao exchange {aside}; contrape buy; pe buy; mao ask_resposta; contrape give; pe give; mao enter_now"));
    scenario
}

/// voltarete:II.17.15.
#[test]
fn voltarete_ac50_q_r() {
    // Resposta granted: the base alone, doubled in copas, and no matadores.
    respeito("7O").settles("granted", [-84, 12, 12], 120);
    respeito("7C").settles("granted", [-108, 24, 24], 120);
}

#[test]
fn voltarete_ac50_s() {
    // A casca thrown in: five to each, whatever they have found.
    let mut scenario = Scenario::at("setup bolo 52; setup life 2");
    scenario
        .deal(["", "", ""], "1E 2E 1B RE CE SE 7E 6E 5E")
        .happens("mao pass; contrape pass; pe pass; mao casca; mao repor_casca");
    assert_eq!(scenario.all_enter().delta(), [-70, 5, 5]);
}

#[test]
fn voltarete_ac51() {
    let mut scenario = so("", 200, "C", ["1E 1B 7C 1C CC RE RB 1O 5O", "RC 2C 3C 4C RO", "SC 5C 6C"]);
    scenario.happens("mao order_play").taken_by_keeping("MMMMM", "1O 5O CC RB");
    scenario.happens("mao stop").settles("win", [199 + 48, -24, -24], 0);
    assert_eq!(scenario.boxed(), 1);
}

#[test]
fn voltarete_ac52() {
    // Where pagas are asked for, the hand lies on the table until they are: what they have not played is shown.
    for options in ["", "option payment_claims on_request"] {
        let mut scenario = so(options, 30, "E", ["1E 2E 1B RE CE SE RO 4O 4C", "7E 6E 7O", "5E 4E 6O"]);
        scenario.happens("mao order_play").taken_by_keeping("MMMMM", "CE SE 4O 4C").happens("mao stop");
        if scenario.phase() == Phase::Pagas {
            assert_eq!(scenario.game.open.shown[0], cards("CE SE"));
            scenario.happens("mao ask_pagas 1 all; mao ask_pagas 2 all");
        }
        // Six matadores: 6 + 6 + 2 from each.
        assert_eq!((scenario.delta(), scenario.outcome()), (vec![29 + 28, -14, -14], Some("win")));
    }
}

#[test]
fn voltarete_l_17_16_shown_to_all() {
    // Stopped after five tricks, the matadores not played lie there for all to see until the next word.
    let mut scenario = so("", 30, "E", ["1E 2E 1B RE CE SE RO 4O 4C", "7E 6E 7O", "5E 4E 6O"]);
    scenario.happens("mao order_play").taken_by_keeping("MMMMM", "CE SE 4O 4C").happens("mao stop");
    let shown = |scenario: &Scenario| Voltarete::show(&scenario.game.view(Viewer::Public)).facts;
    let fact = Msg::new("voltarete-fact-matadores").with("seat", Seat::at(0)).with("cards", cards("CE SE"));
    assert!(shown(&scenario).contains(&fact));
    scenario.deal_any();
    assert!(shown(&scenario).contains(&fact));
    scenario.happens("mao pass");
    assert!(!shown(&scenario).contains(&fact));
}

#[test]
fn voltarete_ac53() {
    // Whatever they lead, no choice is asked of them and no geral is tried.
    let mut scenario = ouros(30);
    scenario.taken_by("MMMMCMMPC").settles("win", [29 + 4, -2, -2], 0);
    assert_eq!(scenario.counted(), [6, 2, 1]);
}

/// voltarete:II.17.19, voltarete:II.17.20.
#[test]
fn voltarete_ac54() {
    let hands = ["1O RO CO 3O 5E 6E 5C 4C 4B", "1E 7O 1B RE CE RB CB RC 5B", "SO 2O 4O 4E 3E SE 3B SC 2C"];
    let mut scenario = licenca("", 30, "mao", "O", hands);
    scenario.happens("mao order_play").taken_by("CCCCC....").settles("codilho", [-34, 32, 2], 30);
}

#[test]
fn voltarete_r62() {
    // Geral is declared before play by the feito, and cannot be taken back; once a card is played it is too late.
    let mut scenario = licenca("", 30, "mao", "O", OUROS);
    scenario.refuses("contrape declare_geral", "voltarete R61");
    let mut ordered = scenario.clone();
    ordered.happens("mao order_play; mao play RE").refuses("mao declare_geral", "voltarete R62");
    scenario.happens("mao declare_geral").refuses("mao order_play", "voltarete R61");
    assert_eq!((scenario.game.open.geral, scenario.phase()), (Geral::Declared, Phase::Tricks));
}

/// A só in espadas that cannot lose a trick but by choice.
fn strong(bolo: i64) -> Scenario {
    so("", bolo, "E", ["1E 2E 1B RE CE SE 7E RO RC", "6E 5E 6O 5O 4O", "4E 3E 5C 6C 4C"])
}

/// voltarete:II.14.4.
#[test]
fn voltarete_r85() {
    // Five tricks theirs, no geral declared: they stop or go on, and nobody else may speak.
    let mut scenario = strong(30);
    scenario.happens("mao order_play").taken_by("MMMMM");
    assert_eq!((scenario.verbs("mao").as_str(), scenario.verbs("contrape").as_str()), ("continue stop", ""));
    scenario.refuses("mao play RC", "voltarete R85");
    // Leading on is a geral undeclared; made, it is paid besides base and matadores, and the first five are not.
    scenario.happens("mao continue").taken_by("MMMM").settles("win", [29 + 2 * (6 + 7 + 32), -45, -45], 0);
}

/// voltarete:II.17.17.
#[test]
fn voltarete_r86() {
    // A declared geral goes on by itself after five tricks.
    let mut scenario = strong(30);
    scenario.happens("mao declare_geral").taken_by("MMMMM");
    assert_eq!(scenario.phase(), Phase::Tricks);
    scenario.taken_by("MMMM").settles("win", [29 + 2 * (6 + 7 + 64), -77, -77], 0);
    // Lost at a later trick, the play still goes on, and the first five are still paid.
    let mut scenario = so("", 30, "E", ["1E 2E 1B RE CE SE RO 4C 5C", "6E 5E RC CC 6O", "4E 3E 6C 7C 5O"]);
    scenario.happens("mao declare_geral").taken_by("MMMMMMMCC").settles("win", [29 + 2 * (6 + 6 + 2 - 64), 50, 50], 0);
}

#[test]
fn voltarete_r86_lost() {
    // Declared, and the hand itself lost: the geral is paid on top of the loss (D35).
    let mut scenario = licenca("", 30, "mao", "O", OUROS);
    scenario.happens("mao declare_geral").ends_with([4, 4, 1]).all_enter();
    scenario.settles("resposta", [-30 - 2 * 18, 18, 18], 60);
}

#[test]
fn voltarete_r114() {
    for (tricks, delta) in [([3, 4, 2], [-34, 32, 2]), ([2, 3, 4], [-34, 2, 32]), ([1, 3, 5], [-34, 2, 32])] {
        ouros(30).ends_with(tricks).settles("codilho", delta, 30);
    }
}

/// voltarete:II.17.11.
#[test]
fn voltarete_r115() {
    // Copas doubles every paga, and neither resposta nor codilho.
    let swap = |hand: &str| {
        let cards = hand.split_whitespace().map(|card| {
            let (rank, suit) = card.split_at(1);
            format!(
                "{rank}{}",
                match suit {
                    "O" => "C",
                    "C" => "O",
                    other => other,
                }
            )
        });
        cards.collect::<Vec<_>>().join(" ")
    };
    let [mao, contrape, pe] = OUROS.map(swap);
    let mut scenario = licenca("", 30, "mao", "C", [&mao, &contrape, &pe]);
    scenario.happens("mao order_play").ends_with([4, 4, 1]).all_enter().settles("resposta", [-38, 4, 4], 60);
    let mut scenario = licenca("", 30, "mao", "C", [&mao, &contrape, &pe]);
    scenario.happens("mao order_play").ends_with([3, 4, 2]).settles("codilho", [-38, 34, 4], 30);
    let mut scenario = licenca("", 30, "mao", "C", [&mao, &contrape, &pe]);
    scenario.happens("mao order_play").ends_with([5, 2, 2]).settles("win", [29 + 8, -4, -4], 0);
}

#[test]
fn voltarete_r116() {
    // Every vector that the cards allow comes to the figures of its result.
    for (tricks, outcome, delta, bolo) in [
        ([5, 4, 0], "win", [33, -2, -2], 0),
        ([5, 3, 1], "win", [33, -2, -2], 0),
        ([4, 3, 2], "win", [33, -2, -2], 0),
        ([4, 4, 1], "resposta", [-34, 2, 2], 60),
        ([3, 3, 3], "resposta", [-34, 2, 2], 60),
        ([4, 5, 0], "codilho", [-34, 32, 2], 30),
        ([3, 1, 5], "codilho", [-34, 2, 32], 30),
    ] {
        let mut scenario = ouros(30);
        scenario.ends_with(tricks).all_enter().settles(outcome, delta, bolo);
        assert_eq!(scenario.counted(), tricks.map(|count| count as u8));
    }
}

#[test]
fn voltarete_r119() {
    // Matadores are counted in the nine cards played with, the purchase included; those not played are shown.
    let hands = ["1E 7O CO 3O RE RB RC CC 1B", "1O RO 4O 6E CE CB 5B SC 5C", "SO 2O 5O 4E 3E SE SB 3B 6C"];
    let mut scenario = licenca("", 30, "mao", "O", hands);
    scenario.happens("mao order_play").taken_by_keeping("MMMMM", "7O");
    scenario.happens("mao stop").settles("win", [29 + 2 * (2 + 3 + 2), -7, -7], 0);
}
