//! Respostas placed, remissas, recambós and the end of a match (AC65, R124-R142, chapter XIX of the laws).

use super::super::state::{Closing, Phase};
use super::harness::Scenario;
use engine::{Game, Seat};

/// Cards in ouros from which the mão, in licença, can come to most results.
const OUROS: [&str; 3] = ["1E 1O CO 3O RE 5E RC 4C 2B", "7O RO 4O 6E CE RB 5B CC 5C", "1B SO 2O 4E 3E SE CB 3B SC"];

/// The mão of the running hand orders play in licença.
fn mao_orders(scenario: &mut Scenario) -> &mut Scenario {
    scenario
        .deal(OUROS, "4B")
        .happens("mao licenca; contrape consent; pe consent; mao name O; mao exchange 2B; contrape buy; pe buy");
    scenario.happens("mao order_play")
}

/// The running hand is played by its mão in licença to these tricks.
fn mao_plays(scenario: &mut Scenario, tricks: [usize; 3]) -> &mut Scenario {
    mao_orders(scenario).ends_with(tricks)
}

/// The mão loses by resposta having revoked: they owe two respostas of the bolo, and are asked how to place them.
fn two_respostas(heading: &str) -> Scenario {
    let mut scenario = Scenario::at(&format!("option table honour; option payment_claims auto; {heading}"));
    mao_orders(&mut scenario).plays("5E CE 3E RB 3B 4C").ends_with([4, 4, 1]);
    scenario.happens("contrape accuse 0 2; mao content; contrape content; pe content");
    scenario
}

/// The bolo of the next hands, each lifted by its mão, stakes aside.
fn bolos_to_come(scenario: &mut Scenario, hands: usize) -> Vec<i64> {
    let mut bolos = Vec::new();
    for _ in 0..hands {
        mao_plays(scenario, [5, 2, 2]);
        if scenario.phase() == Phase::Inspection {
            scenario.happens("0 content; 1 content; 2 content");
        }
        bolos.push(scenario.bolo_now() - 5);
    }
    bolos
}

/// voltarete:II.19.13.
#[test]
fn voltarete_ac65() {
    let heading = "setup bolo 35; setup life 2; setup remissa 2 70; setup remissa 1 65";
    let mut joint = two_respostas(heading);
    assert_eq!((joint.phase(), joint.verbs("0").as_str()), (Phase::Placing, "joint leave_remissa"));
    joint.refuses("0 enter_now", "voltarete R133");
    let mut separate = joint.clone();
    joint.happens("0 joint").settles("resposta", [-4, 2, 2], 40);
    assert_eq!(joint.remissas(), [(2, 70), (1, 65), (0, 80)]);
    assert_eq!(bolos_to_come(&mut joint, 3), [80, 70, 65]);
    separate.happens("0 leave_remissa");
    assert_eq!(separate.remissas(), [(2, 70), (1, 65), (0, 40), (0, 40)]);
    assert_eq!(bolos_to_come(&mut separate, 4), [70, 65, 40, 40]);
}

#[test]
fn voltarete_r136() {
    // Where they are free, each of the two goes where they like: now, or later, together or apart.
    let heading = "setup bolo 25; setup life 2";
    let mut scenario = two_respostas(heading);
    assert_eq!(scenario.verbs("0"), "enter_now leave_remissa");
    scenario.refuses("0 joint", "voltarete R136");
    let mut left = scenario.clone();
    scenario.happens("0 enter_now; 0 leave_remissa").settles("resposta", [-34, 2, 2], 60);
    assert_eq!(scenario.remissas(), [(0, 30)]);
    left.happens("0 leave_remissa");
    assert_eq!(left.verbs("0"), "enter_now joint leave_remissa");
    left.happens("0 joint");
    assert_eq!((left.remissas(), left.bolo()), (vec![(0, 60)], 30));
}

/// voltarete:II.19.23.
#[test]
fn voltarete_l_19_23() {
    // Joined they go before the smaller; of equals the older goes first.
    let mut scenario = two_respostas("setup bolo 25; setup life 2; setup remissa 1 50; setup remissa 2 60");
    scenario.happens("0 joint");
    assert_eq!(scenario.remissas(), [(1, 50), (2, 60), (0, 60)]);
    mao_plays(&mut scenario, [5, 2, 2]).happens("0 content; 1 content; 2 content");
    assert_eq!(scenario.remissas(), [(1, 50), (0, 60)]);
    assert_eq!(bolos_to_come(&mut scenario, 2), [60, 50]);
}

/// voltarete:II.19.8.
#[test]
fn voltarete_l_19_8() {
    let mut scenario = Scenario::at("setup bolo 25; setup life 2");
    mao_plays(&mut scenario, [4, 4, 1]).happens("mao leave_remissa").settles("resposta", [-4, 2, 2], 30);
    assert_eq!(scenario.remissas(), [(0, 30)]);
    // In the hand in which the bolo is formed it enters.
    let mut scenario = Scenario::at("");
    mao_plays(&mut scenario, [4, 4, 1]).settles("resposta", [-29, 2, 2], 50);
}

/// voltarete:II.19.10.
#[test]
fn voltarete_l_19_10() {
    let mut scenario = Scenario::at("setup bolo 25; setup life 2; setup remissa 0 40; setup remissa 1 90; setup remissa 2 60");
    assert_eq!(bolos_to_come(&mut scenario, 3), [90, 60, 40]);
}

/// voltarete:II.19.9.
#[test]
fn voltarete_r133() {
    // While an older remissa is pending a resposta waits, even in the hand in which the bolo was formed (D18).
    let mut scenario = Scenario::at("setup remissa 1 40; setup remissa 2 30");
    assert_eq!((scenario.bolo_now(), scenario.game.match_state.life, scenario.remissas()), (45, 1, vec![(2, 30)]));
    mao_plays(&mut scenario, [4, 4, 1]).settles("resposta", [-4, 2, 2], 45);
    assert_eq!(scenario.remissas(), [(2, 30), (0, 45)]);
    // By agreement it enters all the same.
    let mut scenario = Scenario::at("option reposta_with_remissa_pending enters; setup remissa 1 40; setup remissa 2 30");
    mao_plays(&mut scenario, [4, 4, 1]).settles("resposta", [-49, 2, 2], 90);
}

#[test]
fn voltarete_r132() {
    // Several decide in their order, the feito first and then to the right, each for themselves; a remissa of this very hand
    // binds nobody.
    let mut scenario = Scenario::at("setup bolo 25; setup life 2");
    scenario
        .deal(OUROS, "4B")
        .happens("mao licenca; contrape consent; pe consent; mao name O; mao exchange 2B; contrape buy; pe buy");
    scenario.happens("mao ask_resposta; contrape refuse; pe refuse").ends_with([3, 3, 3]);
    scenario.refuses("contrape enter_now", "voltarete R132").happens("mao leave_remissa");
    assert_eq!(scenario.verbs("contrape"), "enter_now leave_remissa");
    scenario.happens("contrape enter_now; pe leave_remissa").settles("resposta", [-4, -28, 2], 60);
    assert_eq!(scenario.remissas(), [(0, 30), (2, 30)]);
}

#[test]
fn voltarete_r137() {
    // One remissa enters a bolo, whole, paid by its owner; the dealer pays their five, and no medalhão is due.
    let mut scenario = Scenario::at("setup bolo 25; setup life 2; setup remissa 1 40; setup remissa 0 40; setup remissa 2 10");
    mao_plays(&mut scenario, [5, 2, 2]);
    let staked: Vec<(Option<Seat>, i64)> =
        scenario.game.ledger.of_deal(2).iter().map(|entry| (entry.from.as_seat(), entry.amount)).collect();
    assert_eq!(staked, [(Seat::new(1), 40), (Seat::new(0), 5)], "of equals the oldest");
    assert_eq!(scenario.remissas(), [(0, 40), (2, 10)]);
}

/// voltarete:II.19.21.
#[test]
fn voltarete_option_split_remissa() {
    // The owner says how much enters now; what is left stays owed.
    let mut scenario = Scenario::at("option split_remissa on; setup bolo 25; setup life 2; setup remissa 1 40");
    mao_plays(&mut scenario, [5, 2, 2]);
    assert_eq!(scenario.phase(), Phase::SplitDue);
    scenario
        .refuses("0 split 10", "voltarete R137")
        .refuses("1 split 41", "voltarete R137")
        .refuses("1 split 0", "voltarete R137");
    let mut whole = scenario.clone();
    scenario.happens("1 split 25");
    assert_eq!((scenario.bolo_now(), scenario.remissas()), (30, vec![(1, 15)]));
    whole.happens("1 split 40");
    assert_eq!((whole.bolo_now(), whole.remissas()), (45, vec![]));
}

/// voltarete:II.1.p1, voltarete:II.19.16.
#[test]
fn voltarete_r140() {
    // Broken off by the will of all: remissas and bolo are shared out, the owner's own part forgiven (D52).
    let mut scenario =
        Scenario::at("option divide_remissas_at_end by_agreement; setup bolo 25; setup life 2; setup remissa 1 50");
    let before = mao_plays(&mut scenario, [3, 4, 2]).balances();
    assert_eq!((scenario.phase(), scenario.bolo_now()), (Phase::Pagas, 30));
    // One who wants to go on is enough to go on.
    let mut goes_on = scenario.clone();
    goes_on.happens("0 break_off; 1 content; 2 break_off");
    assert_eq!((goes_on.phase(), goes_on.remissas()), (Phase::Shuffle, vec![(1, 50)]));
    scenario.happens("0 break_off; 1 break_off; 2 break_off");
    // Of 50, 16 to each; the two odd tentos to the two next at the owner's right. Of 30, ten to each.
    let shared: Vec<i64> = scenario.balances().iter().zip(before).map(|(now, before)| now - before).collect();
    assert_eq!((scenario.phase(), shared), (Phase::Over, vec![10 + 17, 10 - 34, 10 + 17]));
    assert_eq!((scenario.bolo_now(), scenario.boxed()), (0, 0));
    // Where it was not agreed, nobody is asked.
    let mut scenario = Scenario::at("setup bolo 25; setup life 2");
    mao_plays(&mut scenario, [3, 4, 2]);
    assert_eq!(scenario.phase(), Phase::Shuffle);
}

#[test]
fn voltarete_r125() {
    // A bolo lifted gives a tento to the box; a codilho and pagas give none.
    let mut scenario = Scenario::at("");
    mao_plays(&mut scenario, [3, 4, 2]);
    assert_eq!(scenario.boxed(), 0);
    mao_plays(&mut scenario, [5, 2, 2]);
    assert_eq!(scenario.boxed(), 1);
}

#[test]
fn voltarete_r126() {
    // With a box of two, a recambó is three lifted bolos; the third carries the box.
    let mut scenario = Scenario::at("option recambo_size 2");
    mao_plays(&mut scenario, [5, 2, 2]);
    mao_plays(&mut scenario, [5, 2, 2]);
    assert_eq!((scenario.bolo_now(), scenario.boxed(), scenario.game.match_state.closing), (27, 0, Closing::InTheBolo));
    mao_plays(&mut scenario, [5, 2, 2]);
    assert_eq!((scenario.phase(), scenario.bolo_now(), scenario.game.match_state.recambos), (Phase::Over, 0, 1));
    assert_eq!(scenario.balances().iter().sum::<i64>(), 0);
    scenario.refuses("0 pass", "voltarete R124");
}

#[test]
fn voltarete_r127() {
    // Respostas entered over the closing bolo are played off too, and give no tento.
    let mut scenario = Scenario::at("option recambo_size 1");
    mao_plays(&mut scenario, [5, 2, 2]);
    scenario
        .deal(OUROS, "4B")
        .happens("mao licenca; contrape consent; pe consent; mao name O; mao exchange 2B; contrape buy; pe buy");
    scenario.happens("mao ask_resposta; contrape refuse; pe refuse").ends_with([5, 3, 1]);
    // Formed in this hand, both enter: twice 26, and the next dealer's five.
    assert_eq!((scenario.bolo(), scenario.bolo_now(), scenario.game.match_state.closing), (52, 57, Closing::Lifted));
    mao_plays(&mut scenario, [5, 2, 2]);
    assert_eq!((scenario.phase(), scenario.boxed(), scenario.bolo_now()), (Phase::Over, 0, 0));
}

/// voltarete:II.19.4, voltarete:II.19.5.
#[test]
fn voltarete_r128() {
    // A new recambó: seats are drawn, and espadas deals, even if they dealt last; they take the medalhão (D42).
    let mut scenario = Scenario::at("option recambo_size 1; option recambos 2; setup dealer 0");
    mao_plays(&mut scenario, [5, 2, 2]);
    mao_plays(&mut scenario, [5, 2, 2]);
    assert_eq!((scenario.phase(), scenario.game.dealer()), (Phase::Draw, None));
    scenario.game.shuffled(&cards::parse_cards("2C 2E 2B").expect("cards")).expect("drawn");
    assert_eq!(
        (scenario.game.dealer(), scenario.bolo_now(), scenario.game.open.round.order[0]),
        (Some(Seat::at(1)), 25, Seat::at(0))
    );
    // Seats kept: all goes on to the right.
    let mut scenario = Scenario::at("option recambo_size 1; option recambos 2; option reseat_each_recambo off; setup dealer 0");
    mao_plays(&mut scenario, [5, 2, 2]);
    mao_plays(&mut scenario, [5, 2, 2]);
    assert_eq!(
        (scenario.phase(), scenario.game.dealer(), scenario.game.match_state.medalhao),
        (Phase::Shuffle, Some(Seat::at(2)), Seat::at(0))
    );
}

/// voltarete:II.18.2.
#[test]
fn voltarete_r141() {
    // The medalhão stays with its holder until a bolo must be formed without remissas.
    let mut scenario = Scenario::at("setup dealer 0");
    assert_eq!(scenario.game.match_state.medalhao.index(), 1);
    mao_plays(&mut scenario, [3, 4, 2]);
    scenario.deal_any().happens("mao pass; contrape pass; pe pass; mao pass; contrape pass; pe pass");
    assert_eq!(scenario.game.match_state.medalhao.index(), 1);
    mao_plays(&mut scenario, [5, 2, 2]);
    assert_eq!((scenario.game.match_state.medalhao.index(), scenario.bolo_now()), (2, 25));
}

#[test]
fn voltarete_r142() {
    // The deal moves to the right after every finished hand.
    let mut scenario = Scenario::at("setup bolo 25; setup life 2; setup dealer 2");
    mao_plays(&mut scenario, [3, 4, 2]);
    assert_eq!(scenario.game.dealer(), Some(Seat::at(0)));
    mao_plays(&mut scenario, [4, 4, 1]).all_enter();
    assert_eq!(scenario.game.dealer(), Some(Seat::at(1)));
    mao_plays(&mut scenario, [5, 2, 2]);
    assert_eq!(scenario.game.dealer(), Some(Seat::at(2)));
}

/// voltarete:II.18.5, voltarete:II.18.6.
#[test]
fn voltarete_option_stakes() {
    let scenario = Scenario::at("option dealer_ante 4; option medalhao_value 16");
    assert_eq!((scenario.bolo_now(), scenario.balances()), (20, vec![0, 0, -20]));
}
