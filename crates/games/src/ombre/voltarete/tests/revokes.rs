//! Revokes at an honour table: mended, accused, undone, and what they cost (chapter X of the laws).
//!
//! The mão is feito in licença, the bolo holds 30, pagas are paid by themselves, and no feito has matadores.

use super::super::contract::Geral;
use super::super::state::Phase;
use super::harness::{Scenario, card, licenca};

const HONOUR: &str = "option table honour; option payment_claims auto";

const HANDS: [&str; 3] = ["1E 1O CO 2O RE 5E RC 4C 6B", "7O RO 3O 6E CE RB 5B CC 5C", "1B SO 4O 4E 3E SE CB 3B SC"];

fn played(options: &str, hands: [&str; 3]) -> Scenario {
    let mut scenario = licenca(&format!("{HONOUR}; {options}"), 30, "mao", "O", hands);
    scenario.happens("mao order_play");
    scenario
}

fn all_content(scenario: &mut Scenario) -> &mut Scenario {
    scenario.happens("mao content; contrape content; pe content").all_enter()
}

#[test]
fn voltarete_l_10_10() {
    // The contra-pé does not follow to the king of bastos in the third trick; it is noticed in the fifth.
    let mut scenario = played("", ["1E 1O CO 2O RE 5E RC 4B RB", "7O RO 3O 6E CE 6B 5B CC 5C", HANDS[2]]);
    scenario.taken_by_keeping("MM", "RB 4B 5B 6B 5C 3B CB").plays("RB 5C 3B").refuses("mao accuse 1 3", "voltarete:II.10.16");
    // The five of bastos, played to the next trick, proves it.
    scenario.plays("4B 5B CB");
    let lead = scenario.game.playable(scenario.game.open.play.to_play).first().expect("a card");
    scenario.plays(&lead.to_string()).happens("mao accuse 1 3");
    // All is undone to the third trick and played anew, every card seen being known.
    let open = &scenario.game.open;
    assert_eq!((open.play.takers.len(), open.play.plays.len(), open.play.to_play.index()), (2, 6, 0));
    assert_eq!((scenario.hand("mao").len(), scenario.hand("contrape").contains(card("5C"))), (7, true));
    assert!(open.shown[1].contains(card("5C")));
    scenario.plays("RB 5B 3B").ends_with([5, 2, 2]);
    all_content(&mut scenario).rules("win", [34, -32, -2], 30);
}

/// One trick of which the contra-pé is accused when the hand is over; was it a revoke?
fn revokes(trump: &str, hands: [&str; 3], trick: &str) -> bool {
    let mut scenario = licenca(HONOUR, 30, "mao", trump, hands);
    scenario.happens("mao order_play").plays(trick);
    while scenario.phase() != Phase::Inspection {
        if scenario.phase() == Phase::StopOrGeral {
            scenario.happens("mao stop");
            continue;
        }
        let any = scenario.game.playable(scenario.game.open.play.to_play).first().expect("a card");
        scenario.plays(&any.to_string());
    }
    scenario.happens("mao accuse 1 1");
    scenario.game.open.honour.penalties.iter().any(|owed| owed.owner.index() == 1)
}

#[test]
fn voltarete_l_10_12() {
    let pe = "1O 2O 3O 4O 5O 6O 7O 2B 3B";
    assert!(revokes("E", ["1E 5E RE RC 4C 6B 4B RB SB", "6E RO CC 5C 6C 7C CB 7B 5B", pe], "5E RO 2B"));
    // Their only trump the Basto, which an ordinary trump does not oblige.
    assert!(!revokes("E", ["1E 5E RE RC 4C 6B 4B RB SB", "1B RO CC 5C 6C 7C CB 7B 5B", pe], "5E RO 2B"));
}

#[test]
fn voltarete_l_10_13() {
    let hands = ["1E RC RO CO 4E 6B 4B RB SB", "2O 4C CC RE CE 7E CB 7B 5B", "3O 4O 5O 6O 1C 2C 3C 3B SC"];
    assert!(revokes("O", hands, "RC 2O SC"));
    assert!(!revokes("O", hands, "RC 4C SC"));
}

#[test]
fn voltarete_l_10_14() {
    let hands = ["7O 2O RO CO 4E 6B 4B RB SB", "1B RC CC RE CE 7E CB 7B 5B", "3O 4O 5O 6O 1C 2C 3C 3B SC"];
    assert!(revokes("O", hands, "7O RC 3O"));
    assert!(!revokes("O", hands, "2O RC 3O"));
}

#[test]
fn voltarete_l_10_15() {
    // The trick is turned, mão and pé have played to the next one: they mend it, and owe nothing.
    let mut scenario = played("", HANDS);
    scenario.taken_by_keeping("MM", "5E 6E CE 3E SE 5C 4E").plays("5E 5C SE");
    assert_eq!(scenario.game.open.play.to_play.index(), 2);
    let lead = scenario.game.playable(scenario.game.open.play.to_play).first().expect("a card");
    scenario.plays(&lead.to_string());
    let next = scenario.game.playable(scenario.game.open.play.to_play).first().expect("a card");
    scenario.plays(&next.to_string());
    scenario.refuses("contrape amend 5C", "voltarete:II.10.15").happens("contrape amend 6E");
    assert_eq!((scenario.game.open.play.takers.len(), scenario.game.open.play.trick.len()), (2, 2));
    assert_eq!(scenario.game.open.play.to_play.index(), 2);
    scenario.plays("SE").ends_with([5, 2, 2]);
    all_content(&mut scenario).rules("win", [34, -2, -2], 0);
}

#[test]
fn voltarete_l_10_15_accused() {
    // Accused before they have played on, they take it up without penalty.
    let mut scenario = played("", HANDS);
    scenario.happens("contrape claim_codilho; pe make_play");
    // Their cards lie open, and prove it at once.
    scenario.plays("RE 3O 4E").happens("mao accuse 1 1");
    assert_eq!((scenario.game.open.play.takers.len(), scenario.game.open.play.to_play.index()), (0, 1));
    assert!(scenario.game.open.honour.penalties.is_empty());
    scenario.plays("6E 4E");
}

#[test]
fn voltarete_l_10_16() {
    let mut scenario = played("", HANDS);
    scenario.taken_by_keeping("..C.M", "RE 3O 6E 4E").plays("RE 3O 4E").ends_with([4, 4, 1]);
    assert_eq!(scenario.phase(), Phase::Inspection);
    scenario.happens("mao accuse 1 6");
    all_content(&mut scenario).rules("win", [34, -32, -2], 30);
    assert_eq!(scenario.counted(), [5, 3, 1]);
}

#[test]
fn voltarete_l_10_16_geral() {
    // Undone with the trick is what was begun upon it: a geral is not tried any more if the first five do not stand.
    let hands = ["1E 7O RO CO SO RE RC 4C 4B", "1O 3O 6E CE CB 5B SC 5C 6B", "2O 4O 5O 4E 3E SE SB 3B 6C"];
    let mut scenario = played("", hands);
    scenario.plays("RE 5B 3E 1E 3O 2O 7O 1O 4O RO 6E 5O CO CE 6C").happens("mao continue");
    assert_eq!(scenario.game.open.geral, Geral::Tried);
    scenario.happens("mao accuse 1 1");
    assert_eq!((scenario.game.open.geral, scenario.game.open.play.takers.len()), (Geral::No, 0));
    scenario.ends_with([5, 3, 1]);
    all_content(&mut scenario).rules("win", [34, -32, -2], 30);
}

#[test]
fn voltarete_l_10_17() {
    let hands = ["1E 1B CO 2O RE 5E RC 4C 6C", "7O RO 3O 6E CE RB 5B CC 5C", "1O SO 4O 4E 3E SE 4B 3B SC"];
    let mut scenario = played("", hands);
    scenario.taken_by_keeping("C", "RB 4B SO 1B 2O").plays("RB SO 1B").ends_with([4, 4, 1]);
    scenario.happens("mao accuse 2 2");
    all_content(&mut scenario).rules("win", [34, -2, -32], 30);
    assert_eq!(scenario.counted(), [5, 4, 0]);
}

#[test]
fn voltarete_l_10_17_enough() {
    // One trick is made good only if it gives them the number to win: with three it does not.
    let hands = ["1E 1B CO 2O RE 5E RC 4C 6C", "7O RO 3O 6E CE RB 5B CC 5C", "1O SO 4O 4E 3E SE 4B 3B SC"];
    let mut scenario = played("", hands);
    scenario.taken_by_keeping("C", "RB 4B SO 1B 2O").plays("RB SO 1B").ends_with([3, 5, 1]);
    scenario.happens("mao accuse 2 2");
    all_content(&mut scenario).rules("codilho", [-34, 32, -28], 60);
    assert_eq!(scenario.counted(), [3, 5, 1]);
}

#[test]
fn voltarete_l_10_18() {
    let hands = ["1E 1O CO 2O CE 5E RC 4C 6B", "7O RO 3O 6E RE RB 5B CC 5C", HANDS[2]];
    let mut scenario = played("", hands);
    scenario.taken_by_keeping("...C", "RE 4E 5E 2O").plays("RE 4E 2O").ends_with([4, 4, 1]);
    scenario.happens("contrape accuse 0 5");
    all_content(&mut scenario).rules("codilho", [-64, 32, 2], 60);
    assert_eq!(scenario.counted(), [3, 5, 1]);
}

/// voltarete:II.10.19.
#[test]
fn voltarete_l_10_19() {
    // Who does not play the hand may not accuse.
    let mut scenario = licenca("option players 4; option table honour", 30, "mao", "O", HANDS);
    scenario.happens("mao order_play").plays("RE 3O 4E").refuses("quarto accuse 1 1", "voltarete R98");
}

#[test]
fn voltarete_l_10_20() {
    let hands = ["1E 1O CO 2O RE 5E RC 4C 6B", "7O RO 4O 4E CE RB 5B CC 5C", "1B SO 3O 6E 6C 3C CB 3B SC"];
    let mut scenario = played("", hands);
    scenario.taken_by_keeping("C", "4E 6E 3O RE 5E").plays("4E 3O 5E").ends_with([4, 4, 1]);
    scenario.happens("mao accuse 2 2");
    all_content(&mut scenario).rules("win", [34, -2, -32], 30);
    assert_eq!(scenario.counted(), [5, 4, 0]);
}

#[test]
fn voltarete_l_10_21() {
    // A card played stays played, unless it was a revoke.
    let mut scenario = played("", HANDS);
    scenario.plays("RE 6E").refuses("contrape amend CE", "voltarete:II.10.21");
}

#[test]
fn voltarete_l_10_28() {
    // Six tricks, one by a revoke that belongs to the contra-pé: five remain, and win (II.10.28-29).
    let hands = ["1E 1O CO 2O CE 5E RC 4C 6B", "7O RO 3O 6E RE RB 5B CC 5C", HANDS[2]];
    let mut scenario = played("", hands);
    scenario.taken_by_keeping("C", "RE 4E 5E 2O").plays("RE 4E 2O").ends_with([6, 2, 1]);
    scenario.happens("pe accuse 0 2");
    all_content(&mut scenario).rules("win", [4, -2, -2], 30);
    assert_eq!(scenario.counted(), [5, 3, 1]);
}

#[test]
fn voltarete_l_10_30() {
    let mut scenario = played("", HANDS);
    scenario.plays("RE 3O 4E").ends_with([2, 6, 1]);
    scenario.happens("pe accuse 1 1");
    all_content(&mut scenario).rules("codilho", [-34, 2, 2], 60);
    assert_eq!(scenario.counted(), [3, 5, 1]);
}

#[test]
fn voltarete_l_10_31() {
    // Twice they do not follow, and lose no trick by it: one resposta, and they can no longer win.
    let mut scenario = played("", HANDS);
    scenario.plays("RE 5B 4E RC RB SC").ends_with([3, 5, 1]);
    scenario.happens("mao accuse 1 1; mao accuse 1 2");
    all_content(&mut scenario).rules("resposta", [-34, -28, 2], 90);
}

#[test]
fn voltarete_l_10_28_named_by_both() {
    // One revoke, named by both others, is one: the contra-pé keeps the codilho (II.10.28-31 count revokes, not accusers).
    let mut scenario = played("", HANDS);
    scenario.plays("RE 3O 4E").ends_with([2, 6, 1]);
    scenario.happens("pe accuse 1 1").refuses("mao accuse 1 1", "voltarete:II.10.16");
    all_content(&mut scenario).rules("codilho", [-34, 2, 2], 60);
}

#[test]
fn voltarete_l_10_15_fifth_trick() {
    // The feito has the first five tricks and is asked to stop: the contra-pé, who has not played on, still mends the fifth.
    let hands = ["1E 7O RO CO SO RE RC 4C 4B", "1O 3O 6E CE CB 5B SC 5C 6B", "2O 4O 5O 4E 3E SE SB 3B 6C"];
    let mut scenario = played("", hands);
    scenario.plays("1E 3O 2O 7O 1O 4O RO 6B 5O RC 5C 6C RE 5B 3E");
    assert_eq!((scenario.phase(), scenario.verbs("contrape").as_str()), (Phase::StopOrGeral, "amend"));
    scenario.refuses("pe amend 4E", "voltarete:II.10.21").happens("contrape amend 6E").plays("3E");
    assert_eq!((scenario.phase(), scenario.game.open.honour.penalties.len()), (Phase::StopOrGeral, 0));
    scenario.happens("mao stop");
    all_content(&mut scenario);
    assert_eq!(scenario.outcome(), Some("win"));
}

#[test]
fn voltarete_l_10_15_the_feito_stops() {
    // The contra-pé revokes in the fifth trick and the feito stops: they never played on, so that nothing is established.
    let hands = ["1E 7O RO CO SO RE RC 4C 4B", "1O 3O 6E CE CB 5B SC 5C 6B", "2O 4O 5O 4E 3E SE SB 3B 6C"];
    let stopped = || {
        let mut scenario = played("", hands);
        scenario.plays("1E 3O 2O 7O 1O 4O RO 6B 5O RC 5C 6C RE 5B 3E").happens("mao stop");
        assert_eq!(scenario.phase(), Phase::Inspection);
        scenario
    };
    // They mend it themselves, even after saying that they are content.
    let mut scenario = stopped();
    assert!(scenario.verbs("contrape").contains("amend") && !scenario.verbs("pe").contains("amend"));
    scenario.refuses("mao amend 4B", "voltarete:II.10.21").refuses("contrape amend SC", "voltarete:II.10.15");
    scenario.happens("contrape content; contrape amend 6E").plays("3E");
    assert_eq!((scenario.phase(), scenario.game.open.honour.penalties.len()), (Phase::StopOrGeral, 0));
    scenario.happens("mao stop");
    let mended = all_content(&mut scenario).delta();
    assert_eq!(scenario.outcome(), Some("win"));
    // Accused, they take it up without penalty, and the hand goes on from there.
    let mut scenario = stopped();
    scenario.happens("mao accuse 1 5");
    assert_eq!((scenario.phase(), scenario.game.open.play.to_play.index()), (Phase::Tricks, 1));
    assert!(scenario.game.open.honour.penalties.is_empty() && scenario.game.open.honour.revokes == [0; 4]);
    scenario.plays("6E 3E").happens("mao stop");
    assert_eq!(all_content(&mut scenario).delta(), mended);
}

#[test]
fn voltarete_l_10_31_feito() {
    // The feito who revoked twice takes no bolo and no pagas, and pays none; only their resposta (laws D6).
    let hands = ["1E 1O CO 2O RE 5E RC 4C 6B", "7O RO 3O 6E CE RB 5B CC 5C", HANDS[2]];
    let mut scenario = played("", hands);
    scenario.plays("5E CE 3E RB 3B 4C 6E 4E RC");
    scenario.ends_with([5, 3, 1]).happens("contrape accuse 0 2; contrape accuse 0 3");
    all_content(&mut scenario).rules("barred", [-30, 0, 0], 60);
}

#[test]
fn voltarete_revoke_not_proved() {
    // While cards are in hand an accusation needs a card in sight that proves it: it is no way to look into another's hand.
    let mut scenario = played("", HANDS);
    scenario.plays("RE 6E 4E 5E CE 3E").refuses("mao accuse 1 1", "voltarete:II.10.16").ends_with([4, 4, 1]);
    // When the hand is over suspicion costs nothing, and the same accusation is not made twice.
    scenario.happens("mao accuse 1 1").refuses("mao accuse 1 1", "voltarete:II.10.16");
    scenario.refuses("mao accuse 1 10", "voltarete:II.10.16").refuses("mao accuse 0 1", "voltarete R98");
    assert!(scenario.game.open.honour.penalties.is_empty());
}

#[test]
fn voltarete_option_penalty_code() {
    // By the old tariff the revoker puts their resposta, and keeps the trick.
    let mut scenario = played("option penalty_code old_tariff", HANDS);
    scenario.plays("RE 3O 4E").ends_with([4, 4, 1]);
    scenario.happens("mao accuse 1 1");
    all_content(&mut scenario).rules("resposta", [-34, -28, 2], 90);
    assert_eq!(scenario.counted(), [4, 4, 1]);
}

#[test]
fn voltarete_r82() {
    // A strict table refuses the revoke itself, and all that goes with it.
    let mut scenario = licenca("", 30, "mao", "O", HANDS);
    scenario.happens("mao order_play").plays("RE").refuses("contrape play 3O", "voltarete R72").plays("6E 4E 1O");
    scenario.refuses("contrape play 5B", "voltarete R76").refuses("contrape accuse 0 1", "voltarete R82");
    scenario.refuses("mao amend 5E", "voltarete R82").refuses("mao say_codilho 1", "voltarete R82");
}

#[test]
fn voltarete_l_22_p8() {
    // The book's geral declared in copas: the feito cuts over though they hold the king of espadas, and spreads their cards.
    let mut scenario = Scenario::at(&format!("{HONOUR}; setup bolo 23; setup life 2"));
    let pe = "1E 1B CC SC 2C 3C 4C RE 5B";
    scenario.deal(["RB 4E 5E 6E CB 4O 5O 6O 7O", "RO RC 5C CO SO 1O 2O 3O 4B", pe], "7C");
    scenario.happens("mao pass; contrape pass; pe respeito; pe exchange 5B; mao buy; contrape buy; pe declare_geral");
    scenario.plays("4E 5C 2C").happens("pe claim_win geral; mao accept; contrape accept");
    assert_eq!(scenario.phase(), Phase::Inspection);
    // To lay down is to play on: the revoke is established, and all is played anew from there (laws D46).
    scenario.happens("contrape accuse 2 1");
    assert_eq!((scenario.game.open.play.plays.len(), scenario.game.open.play.to_play.index()), (0, 0));
    scenario.plays("4E 5C RE").taken_by("PPPPPPPP");
    all_content(&mut scenario).rules("win", [226, 226, -452], 30);
}
