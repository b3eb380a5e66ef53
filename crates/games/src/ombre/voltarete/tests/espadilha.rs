//! Espadilha obliged at an honour table: what its holder pays who passes all the same (chapter XVI of the laws).

use super::super::state::Phase;
use super::harness::{Scenario, card};
use engine::Seat;

/// Four at an honour table, pagas paid by themselves; all have passed once, and the bolo of 28 was formed in this hand.
fn table(hands: [&str; 3], talon: &str) -> Scenario {
    let mut scenario = Scenario::at("option players 4; option table honour; option payment_claims auto");
    scenario.deal(hands, talon).happens("mao pass; contrape pass; pe pass");
    scenario
}

fn all_content(scenario: &mut Scenario) -> &mut Scenario {
    scenario.happens("mao content; contrape content; pe content")
}

/// Nine cards for a casca in bastos without matadores.
const BASTOS: &str = "RB CB SB 7B 6B RC RO RE 2O";

#[test]
fn voltarete_l_16_4() {
    let mut scenario = table(["1E 4E 5E 4C 5C 4O 5O 6O 3E", "2B 3C", "1B 5B 4B"], BASTOS);
    scenario.happens("mao pass; contrape casca; contrape name B; pe buy; mao buy; contrape order_play").ends_with([2, 5, 2]);
    all_content(&mut scenario).rules("win", [-34, 39, -5, 0], 29);
}

#[test]
fn voltarete_l_16_5() {
    // Drawn after a casca it is shown by the table itself, so that it cannot be joined unseen: no resposta.
    let talon = format!("{BASTOS} 1E");
    let mut scenario = table(["4E 5E 4C 5C 4O 5O 6O 3E 3O", "2B 3C", "1B 5B 4B"], &talon);
    scenario.happens("mao pass; contrape casca; contrape name B; pe buy; mao buy 3O");
    assert!(scenario.game.open.shown[0].contains(card("1E")));
    scenario.happens("contrape order_play").ends_with([2, 5, 2]);
    all_content(&mut scenario).rules("win", [-5, 39, -5, 0], 0);
}

/// voltarete:II.16.6.
#[test]
fn voltarete_l_16_6() {
    // After a segundo it need not be shown.
    let mut scenario = table(["4E 5E 4C 5C 4O 5O 6O 3E 3O", "CB SB 7B 6B RC RO RE 2O 3C", "1B 5B 4B"], "RB 1E");
    scenario.happens("mao pass; contrape segundo; contrape exchange 2O; pe buy; mao buy 3O; contrape order_play");
    assert!(scenario.hand("mao").contains(card("1E")) && scenario.game.open.shown[0].is_empty());
    scenario.ends_with([2, 5, 2]);
    all_content(&mut scenario).rules("win", [-4, 37, -4, 0], 0);
}

/// The pé makes a segundo in ouros after the mão has passed twice with Espadilha.
fn segundo(mao_buys: &str) -> Scenario {
    let mut scenario = table(["1E 4E 5E 4C 5C 6C 4B 5B 3E", "7O 1B 3C", "1O RO CO 3O RE RC RB 2O 6B"], "SO");
    scenario.happens("mao pass; contrape pass; pe segundo; pe exchange 6B").happens(mao_buys);
    scenario.happens("contrape buy; pe order_play").ends_with([2, 2, 5]);
    all_content(&mut scenario);
    scenario
}

#[test]
fn voltarete_l_16_7() {
    segundo("mao buy").rules("win", [-34, -4, 38, 0], 30);
    // Who drew cards is taken to have drawn it.
    segundo("mao buy 3E").rules("win", [-4, -4, 38, 0], 0);
}

#[test]
fn voltarete_l_16_8() {
    let mut scenario = table(["1E", "", ""], "");
    scenario.happens("mao pass; contrape pass; pe casca; pe name O; mao buy; contrape buy");
    scenario.rules("void", [-28, 2, 1, 0], 55);
    // The same dealer deals again, and pays nothing.
    assert_eq!((scenario.phase(), scenario.game.match_state.dealer, scenario.bolo_now()), (Phase::Shuffle, Seat::at(3), 55));
}

#[test]
fn voltarete_l_16_8_thrown_in() {
    // The pé, who went obliged, cannot lose: not even by throwing their casca in.
    let mut scenario = table(["1E", "", ""], "");
    scenario.happens("mao pass; contrape pass; pe casca; pe repor_casca").rules("void", [-28, 2, 1, 0], 55);
}

#[test]
fn voltarete_l_16_9a() {
    let mut scenario = table(["1E", "", ""], "");
    scenario.happens("mao pass; contrape pass; pe casca; pe name O; mao buy 1E; contrape buy");
    scenario.rules("void", [-28, 2, 1, 0], 55);
}

#[test]
fn voltarete_l_16_9b() {
    let mut scenario = table(["4E 5E 4C 5C 6C 4B 5B 3E", "7O 1B 3C", "1E 2C"], "1O RO CO 3O RE 6E 6B 2O SO");
    scenario.happens("mao pass; contrape pass; pe casca; pe name O; mao buy; contrape buy; pe order_play").ends_with([2, 2, 5]);
    all_content(&mut scenario).rules("win", [-5, -5, 10, 0], 30);
}

/// voltarete:II.16.10.
#[test]
fn voltarete_l_16_10() {
    // The mão goes without Espadilha, of their own will: a later player need not show it, held or drawn.
    let mut scenario = table(["", "4C", ""], "RB CB SB 7B 6B RC RO RE 2O 1E");
    scenario.happens("mao casca; mao name B; contrape buy 4C; pe buy; mao order_play");
    assert!(scenario.hand("contrape").contains(card("1E")) && scenario.game.open.shown[1].is_empty());
    assert!(scenario.game.open.honour.penalties.is_empty());
}

#[test]
fn voltarete_l_16_4_treze() {
    // The holder passes, nobody goes, and the fourth takes the thirteen or lets them lie: the resposta is owed all the same.
    let mut scenario = Scenario::at("option players 4; option table honour; option payment_claims auto; option pe_obrigado off");
    scenario.deal(["1E", "", ""], "").happens("mao pass; contrape pass; pe pass");
    scenario.happens("mao pass; contrape pass; pe pass; quarto decline").rules("passed", [-31, 0, 0, 0], 62);
}
