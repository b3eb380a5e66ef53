//! Hands laid down as won or lost, at strict and honour tables (R87-R91, II.12.1-10).

use super::super::state::Phase;
use super::harness::{Scenario, licenca, so};
use engine::{Game, Seat, Viewer};

const HONOUR: &str = "option table honour; option payment_claims auto";

const HANDS: [&str; 3] = ["1E 1O CO 2O RE 5E RC 4C 6B", "7O RO 3O 6E CE RB 5B CC 5C", "1B SO 4O 4E 3E SE CB 3B SC"];

/// The mão in licença without matadores, the bolo at 30, play ordered.
fn table(options: &str) -> Scenario {
    let mut scenario = licenca(options, 30, "mao", "O", HANDS);
    scenario.happens("mao order_play");
    scenario
}

/// A só in espadas that cannot be lost.
fn sure(options: &str) -> Scenario {
    so(options, 30, "E", ["1E 2E 1B RE CE SE 7E RO RC", "6E 5E 6O 5O 4O", "4E 3E 5C 6C 4C"])
}

fn all_content(scenario: &mut Scenario) -> &mut Scenario {
    scenario.happens("mao content; contrape content; pe content").all_enter()
}

// --- a strict table ---

#[test]
fn voltarete_r87() {
    // Laid down as won and accepted by both, it is settled as claimed: the hand, with what matadores they hold.
    let mut scenario = sure("");
    scenario
        .happens("mao order_play; mao claim_win hand")
        .refuses("pe accept", "voltarete R87")
        .happens("contrape accept; pe accept");
    scenario.settles("win", [29 + 2 * (6 + 7), -13, -13], 0);
    // With the first five, as long as every trick so far is theirs.
    let mut scenario = sure("");
    scenario.happens("mao order_play").taken_by("MMM").happens("mao claim_win primeiras; contrape accept; pe accept");
    scenario.settles("win", [29 + 2 * (6 + 7 + 2), -15, -15], 0);
    let mut scenario = table("");
    scenario.taken_by("C").refuses("mao claim_win primeiras", "voltarete R87").refuses("mao claim_win geral", "voltarete R87");
    // With all nine, if they play for them.
    let mut scenario = sure("");
    scenario.happens("mao declare_geral; mao claim_win geral; contrape accept; pe accept");
    scenario.settles("win", [29 + 2 * (6 + 7 + 64), -77, -77], 0);
}

#[test]
fn voltarete_r87_made_to_play() {
    // One is enough to make them play, their cards known to all; and they lay them down but once.
    let mut scenario = table("");
    scenario.refuses("contrape claim_win hand", "voltarete R61").happens("mao claim_win hand; contrape accept; pe make_play");
    assert_eq!(scenario.phase(), Phase::Tricks);
    for viewer in [Viewer::Public, Viewer::Seat(Seat::at(1)), Viewer::Seat(Seat::at(2))] {
        assert_eq!(scenario.game.view(viewer).exposed[0], scenario.hand("mao"));
    }
    scenario.refuses("mao claim_win hand", "voltarete R87").ends_with([3, 4, 2]).settles("codilho", [-34, 32, 2], 30);
}

#[test]
fn voltarete_r88() {
    // An opponent's codilho stands if both agree, the feito being one of them.
    let mut scenario = table("");
    scenario.refuses("mao claim_codilho", "voltarete R88").happens("contrape claim_codilho; pe accept; mao accept");
    scenario.settles("codilho", [-34, 32, 2], 30);
    let mut scenario = table("");
    scenario.happens("contrape claim_codilho; pe accept; mao make_play").ends_with([5, 2, 2]).settles("win", [33, -2, -2], 0);
}

#[test]
fn voltarete_r89() {
    // The feito has won if both opponents say so, whatever they hold; nobody asks them.
    let mut scenario = table("");
    scenario.happens("pe grant_win").refuses("mao accept", "voltarete R89").happens("contrape accept");
    scenario.settles("win", [33, -2, -2], 0);
    let mut scenario = table("");
    scenario.happens("pe grant_win; contrape make_play").ends_with([4, 4, 1]).all_enter().settles("resposta", [-34, 2, 2], 60);
    // Who plays for geral is not cut short by it.
    let mut scenario = sure("");
    scenario.happens("mao declare_geral").refuses("pe grant_win", "voltarete R87");
}

#[test]
fn voltarete_r90() {
    // Lost by resposta, both accepting.
    let mut scenario = table("");
    scenario.happens("mao concede resposta; contrape accept; pe accept").all_enter().settles("resposta", [-34, 2, 2], 60);
    // By codilho, to the one who has more tricks so far; if these are equal the feito must play.
    let mut scenario = table("");
    scenario
        .refuses("mao concede codilho", "voltarete R90")
        .taken_by("P")
        .happens("mao concede codilho; contrape accept; pe accept");
    scenario.settles("codilho", [-34, 2, 32], 30);
    // Made to play, they can no longer win.
    let mut scenario = table("");
    scenario.happens("mao concede resposta; contrape make_play").refuses("mao claim_win hand", "voltarete R87");
    scenario.ends_with([5, 3, 1]).all_enter().settles("resposta", [-34, 2, 2], 60);
}

#[test]
fn voltarete_r85_given_up() {
    // Who gave the hand up, plays on and takes the first five is not asked to stop, and no geral is charged.
    let mut scenario = sure("");
    scenario.happens("mao order_play; mao concede resposta; contrape make_play").taken_by("MMMMM");
    assert_eq!(scenario.phase(), Phase::Tricks);
    // Base and at most four matadores to each, and the resposta.
    scenario.taken_by("MMMM").all_enter().settles("resposta", [-30 - 2 * (6 + 4), 10, 10], 60);
    let mut told = sure(HONOUR);
    told.happens("mao order_play; mao say_codilho 1").taken_by("MMMMM");
    assert_eq!(told.phase(), Phase::Tricks);
}

#[test]
fn voltarete_r91() {
    // A result already certain may be settled at once: five tricks are enough, four are left.
    let mut scenario = table("");
    scenario.taken_by("CMMMMM").happens("mao claim_win hand; contrape accept; pe accept").settles("win", [33, -2, -2], 0);
}

// --- an honour table ---

#[test]
fn voltarete_l_12_1() {
    let mut scenario = table(HONOUR);
    scenario.taken_by("MCM").happens("mao claim_win hand; contrape make_play").ends_with([4, 4, 1]);
    all_content(&mut scenario).rules("resposta", [-34, 2, 2], 60);
    assert!(scenario.game.open.honour.penalties.is_empty());
}

#[test]
fn voltarete_l_12_2() {
    // They alone say that the feito has won, who was not certain: a resposta.
    let mut scenario = table(HONOUR);
    scenario.happens("contrape grant_win");
    assert_eq!(scenario.game.view(Viewer::Public).exposed[1], scenario.hand("contrape"), "he has shown his cards");
    scenario.happens("pe make_play").ends_with([5, 3, 1]);
    all_content(&mut scenario).rules("win", [34, -32, -2], 30);
    // Had they been certain: none. (Five of the first six are theirs.)
    let mut scenario = table(HONOUR);
    scenario.taken_by("CMMMMM").happens("contrape grant_win; pe make_play").taken_by("...");
    assert_eq!(all_content(&mut scenario).bolo(), 0);
    scenario.rules("win", [34, -2, -2], 0);
}

#[test]
fn voltarete_l_12_3() {
    let mut scenario = table(HONOUR);
    scenario.taken_by("CC").happens("contrape grant_win; pe accept");
    all_content(&mut scenario).rules("win", [34, -2, -2], 0);
}

#[test]
fn voltarete_l_12_4() {
    let mut scenario = table(HONOUR);
    scenario.happens("contrape claim_codilho; pe make_play").ends_with([5, 3, 1]);
    all_content(&mut scenario).rules("win", [34, -32, -2], 30);
    // Neither certain nor lost to the feito: nothing (laws D53).
    let mut scenario = table(HONOUR);
    scenario.happens("contrape claim_codilho; pe make_play").ends_with([4, 4, 1]);
    all_content(&mut scenario).rules("resposta", [-34, 2, 2], 60);
    // Certain, they owe nothing: five tricks of nine are theirs.
    let mut scenario = table(HONOUR);
    scenario.taken_by("CCCCC").happens("contrape claim_codilho; pe make_play").taken_by("....");
    all_content(&mut scenario).rules("codilho", [-34, 32, 2], 30);
}

#[test]
fn voltarete_l_12_5() {
    let mut scenario = table(HONOUR);
    scenario.plays("RE 6E 4E").happens("mao claim_win hand; contrape accept; pe accept");
    scenario.refuses("mao accuse 1 1", "voltarete:II.12.5");
    all_content(&mut scenario).rules("win", [34, -2, -2], 0);
}

#[test]
fn voltarete_l_12_6() {
    // They lay down, the other consents: the right is lost to both, and not to the feito.
    let mut scenario = table(HONOUR);
    scenario.plays("RE 6E 4E").happens("contrape grant_win; pe accept");
    scenario.refuses("pe accuse 0 1", "voltarete:II.12.6").refuses("contrape accuse 0 1", "voltarete:II.12.6");
    scenario.happens("mao accuse 1 1");
    all_content(&mut scenario).rules("win", [34, -2, -2], 0);
}

/// voltarete:II.12.7.
#[test]
fn voltarete_l_12_7() {
    // Laid down as won after some tricks, the others may still examine them: their revoke is found, and undone.
    let mut scenario = table(HONOUR);
    scenario.plays("RC CC SC 5E CE 3E RB 3B 4C").happens("mao claim_win hand; contrape accept; pe accept; pe accuse 0 3");
    assert_eq!(
        (scenario.phase(), scenario.game.open.play.takers.len(), scenario.game.open.claims.claim),
        (Phase::Tricks, 2, None)
    );
    assert_eq!(scenario.game.open.honour.penalties.len(), 1);
}

#[test]
fn voltarete_l_12_8() {
    // Who lays down saying that they have lost can no longer win; an opponent's words are that the feito has won, and cost them
    // the resposta of II.12.2 besides.
    let mut scenario = table(HONOUR);
    scenario.happens("contrape grant_win; pe make_play").ends_with([3, 5, 1]);
    all_content(&mut scenario).rules("resposta", [-34, -28, 2], 90);
}

/// voltarete:II.12.9.
#[test]
fn voltarete_l_12_9() {
    // The feito lays down as lost: they are examined, and have lost the right to examine.
    let mut scenario = table(HONOUR);
    scenario.plays("RE 6E 4E").happens("mao concede resposta; contrape accept; pe accept");
    scenario.refuses("mao accuse 1 1", "voltarete:II.12.9").happens("pe accuse 0 1");
    all_content(&mut scenario).rules("resposta", [-34, 2, 2], 60);
}

#[test]
fn voltarete_l_12_10() {
    let mut scenario = table(HONOUR);
    scenario.refuses("contrape say_codilho 0", "voltarete R61").happens("mao say_codilho 1");
    scenario.refuses("mao say_codilho 2", "voltarete:II.12.10").refuses("mao claim_win hand", "voltarete:II.12.10");
    scenario.ends_with([5, 3, 1]);
    all_content(&mut scenario).rules("resposta", [-34, 2, 2], 60);
}
