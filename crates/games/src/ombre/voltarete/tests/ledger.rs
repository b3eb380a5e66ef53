//! Stakes, void hands, remissas, recambós: the match (AC5-AC9, AC63-AC68, R9-R22, R123-R142).

use super::super::state::{Closing, Phase};
use super::harness::{Scenario, cards, licenca};
use cards::Card;
use engine::{Game, Pile, Seat, Turn};

/// Both passages passed out.
const ALL_PASS_TWICE: &str = "mao pass; contrape pass; pe pass; mao pass; contrape pass; pe pass";

/// Cards in ouros from which the mão, in licença, can come to most results; a card of theirs lies in the talon.
const OUROS: [&str; 3] = ["1E 1O CO 3O RE 5E RC 4C 2B", "7O RO 4O 6E CE RB 5B CC 5C", "1B SO 2O 4E 3E SE CB 3B SC"];

/// The running hand is played by its mão in licença to these tricks.
fn mao_plays(scenario: &mut Scenario, tricks: [usize; 3]) -> &mut Scenario {
    scenario
        .deal(OUROS, "4B")
        .happens("mao licenca; contrape consent; pe consent; mao name O; mao exchange 2B; contrape buy; pe buy");
    scenario.happens("mao order_play").ends_with(tricks)
}

/// voltarete:II.18.1, voltarete:II.18.2, voltarete:II.18.3.
#[test]
fn voltarete_ac5() {
    let mut scenario = Scenario::at("setup dealer 0");
    assert_eq!(
        (scenario.bolo_now(), scenario.balances(), scenario.game.match_state.medalhao),
        (25, vec![-25, 0, 0], Seat::at(1))
    );
    mao_plays(&mut scenario, [5, 2, 2]);
    let before = scenario.balances()[1] + 25;
    assert_eq!((scenario.bolo_now(), scenario.balances()[1], scenario.game.match_state.medalhao), (25, before - 25, Seat::at(2)));
    assert_eq!(scenario.game.dealer(), Some(Seat::at(1)));
    let staked: Vec<i64> = scenario.game.ledger.of_deal(2).iter().map(|entry| entry.amount).collect();
    assert_eq!(staked, [20, 5], "B, who deals and holds the medalhão, pays both");
}

#[test]
fn voltarete_ac6() {
    let mut scenario = Scenario::at("setup dealer 0");
    scenario.deal(["2C", "1E 1O CO 3O RE 5E RC 4C 2B", "7O RO 4O 6E CE RB 5B CC 5C"], "4B");
    scenario.happens("mao pass; contrape licenca; pe consent; contrape name O; contrape exchange 2B; pe buy; mao buy");
    scenario.happens("contrape order_play").ends_with([2, 3, 4]);
    assert_eq!((scenario.outcome(), scenario.bolo()), (Some("codilho"), 26));
    let staked: Vec<(Seat, i64)> =
        scenario.game.ledger.of_deal(2).iter().filter_map(|entry| Some((entry.from.as_seat()?, entry.amount))).collect();
    assert_eq!((staked, scenario.bolo_now(), scenario.game.match_state.medalhao), (vec![(Seat::at(1), 5)], 31, Seat::at(1)));
}

/// voltarete:II.3.25.
#[test]
fn voltarete_ac7() {
    let mut scenario = Scenario::at("setup dealer 0");
    scenario.deal_any().happens("mao pass; contrape pass");
    assert_eq!(scenario.bolo_now(), 27);
    scenario.game.void_hand();
    assert_eq!((scenario.bolo_now(), scenario.balances(), scenario.game.dealer()), (25, vec![-25, 0, 0], Some(Seat::at(0))));
    // The bolo is still in the hand in which it was formed, and the same three speak in the same order.
    assert_eq!((scenario.phase(), scenario.game.match_state.life), (Phase::Shuffle, 1));
    assert_eq!(scenario.outcome(), Some("void"));
    scenario.deal_any().happens("1 pass; 2 pass; 0 pass");
}

#[test]
fn voltarete_ac8() {
    let mut scenario = Scenario::at("setup dealer 0");
    scenario.deal_any().happens(ALL_PASS_TWICE);
    assert_eq!((scenario.outcome(), scenario.bolo(), scenario.bolo_now()), (Some("passed"), 31, 36));
    assert_eq!((scenario.game.dealer(), scenario.game.match_state.medalhao), (Some(Seat::at(1)), Seat::at(1)));
}

/// voltarete:II.18.6.
#[test]
fn voltarete_ac9() {
    let scenario = Scenario::at("option medalhao off");
    assert_eq!((scenario.bolo_now(), scenario.game.match_state.life), (5, 1));
}

/// voltarete:II.2.1.
#[test]
fn voltarete_r9() {
    // Each sits where their suit lies; espadas deals first, and the others follow to their right as they drew.
    let mut scenario = Scenario::at("setup dealer drawn");
    let Turn::Shuffle(wanted) = scenario.game.turn() else { panic!("seats are to be drawn") };
    assert_eq!(wanted.cards, cards("2E 2C 2B"));
    let mut layout = Vec::new();
    scenario.game.layout(&mut layout);
    assert_eq!(layout, Seat::first(3).map(Pile::Hand).collect::<Vec<_>>());
    assert!(scenario.game.shuffled(&cards::parse_cards("2E 2C").expect("cards")).is_err());
    scenario.game.shuffled(&cards::parse_cards("2B 2E 2C").expect("cards")).expect("drawn");
    let places: Vec<usize> = scenario.game.match_state.places().iter().map(|seat| seat.index()).collect();
    assert_eq!((places, scenario.game.dealer()), (vec![1, 2, 0], Some(Seat::at(1))));
    assert_eq!((scenario.game.open.round.order[0], scenario.balances()), (Seat::at(2), vec![0, -25, 0]));
    // With four, a card of each suit.
    let four = Scenario::at("option players 4; setup dealer drawn");
    let Turn::Shuffle(wanted) = four.game.turn() else { panic!("seats are to be drawn") };
    assert_eq!(wanted.cards, cards("2E 2C 2B 2O"));
    // By agreement they sit as they please, and nothing is drawn.
    assert_eq!(Scenario::at("option seating free; setup dealer drawn").phase(), Phase::Shuffle);
}

#[test]
fn voltarete_r13() {
    // Packets of three to the right, beginning at the dealer's right; thirteen are left.
    let mut scenario = Scenario::at("setup dealer 1");
    let mut layout = Vec::new();
    scenario.game.layout(&mut layout);
    let threes = [2, 0, 1, 2, 0, 1, 2, 0, 1].into_iter().flat_map(|seat| [Pile::Hand(Seat::at(seat)); 3]);
    assert_eq!(layout, threes.chain([Pile::Stock; 13]).collect::<Vec<_>>());
    let pack: Vec<Card> = super::super::FACTS.pack.cards().iter().collect();
    scenario.game.shuffled(&pack).expect("dealt");
    let third: Vec<Card> = [3..6, 12..15, 21..24].into_iter().flat_map(|packet| pack[packet].to_vec()).collect();
    assert_eq!(scenario.hand("0"), third.into_iter().collect());
    assert_eq!(scenario.game.hidden.talon.to_vec(), pack[27..]);
    // By agreement in others.
    let mut scenario = Scenario::at("option deal_packets 4-5");
    scenario.game.shuffled(&pack).expect("dealt");
    assert_eq!(scenario.hand("mao"), pack[..4].iter().chain(&pack[12..17]).copied().collect());
    assert!(Scenario::try_at("option deal_packets 4-4").is_err());
}

#[test]
fn voltarete_r21() {
    // A bolo begun by respostas over a lifted one counts as formed in the hand that follows.
    let mut scenario = licenca("", 30, "mao", "O", ["1E 1O CO 3O RE 5E RC 4C 4B", OUROS[1], OUROS[2]]);
    scenario.happens("mao ask_resposta; contrape refuse; pe refuse").ends_with([5, 3, 1]);
    scenario.happens("contrape enter_now; pe enter_now");
    assert_eq!((scenario.bolo_now(), scenario.game.match_state.life), (65, 1));
    // So a resposta of that hand must enter.
    mao_plays(&mut scenario, [4, 4, 1]);
    assert_eq!((scenario.bolo(), scenario.remissas()), (130, vec![]));
}

#[test]
fn voltarete_ac63() {
    let mut scenario = Scenario::at("setup dealer 0");
    let stands = |scenario: &Scenario, balances: [i64; 3], bolo: i64, remissas: &[(usize, i64)], boxed: i64, medalhao: usize| {
        assert_eq!((scenario.bolo(), scenario.boxed()), (bolo, boxed));
        // The stakes of the next hand are paid already: they are not of this one.
        let next = scenario.game.match_state.deal;
        let paid = |seat: usize| {
            let of_next = scenario.game.ledger.of_deal(next).iter().filter(|entry| entry.from.as_seat() == Seat::new(seat));
            of_next.map(|entry| entry.amount).sum::<i64>()
        };
        let before: Vec<i64> = scenario.balances().iter().enumerate().map(|(seat, held)| held + paid(seat)).collect();
        assert_eq!(before, balances);
        let mut pending = remissas.to_vec();
        if bolo == 0 {
            pending.sort_by_key(|&(_, amount)| amount);
            pending.pop();
        }
        assert_eq!(scenario.remissas(), pending, "of an empty bolo the largest has entered");
        assert_eq!(scenario.game.match_state.medalhao.index(), medalhao);
    };
    // 1: A deals. C in licença.
    scenario.deal(["2C 7O RO 4O 6E CE RB 5B CC", "1E 1O CO 3O RE 5E RC 4C 2B", "1B SO 2O 4E 3E SE CB 3B SC"], "4B");
    scenario.happens("1 pass; 2 licenca; 0 consent; 2 name O; 2 exchange 2B; 0 buy; 1 buy; 2 order_play").ends_with([2, 5, 2]);
    assert_eq!(scenario.game.match_state.deal, 2);
    stands(&scenario, [-27, -3, 29], 0, &[], 1, 2);
    // 2: B deals and pays 25. C in licença, 4-4-1: the bolo was formed in this hand, the resposta must enter.
    let espadas = ["1E RE 7E 4E RC 5C CO 4O 2O", "2E CE 5E CC 4C RO 5O RB 5B", "1B SE 6E 3E SC 3C SO CB 4B"];
    scenario.deal(espadas, "6B");
    scenario.happens("2 licenca; 0 consent; 1 consent; 2 name E; 2 exchange 2O; 0 buy; 1 buy; 2 order_play").ends_with([4, 4, 1]);
    stands(&scenario, [-25, -26, 0], 50, &[], 1, 2);
    // 3: C deals. C enters in copas: codilho of 57 to A.
    scenario.deal(["7C RC 4C 6E CE RB 5B CO 5O", "1B SC 2C 4E 3E SE CB 3B SO", "1E 1C CC 3C RE 5E RO 4O 2B"], "4B");
    scenario.happens("0 pass; 1 pass; 2 entro; 2 name C; 2 exchange 2B; 0 buy; 1 buy; 2 order_play").ends_with([4, 2, 3]);
    stands(&scenario, [35, -23, -70], 57, &[], 1, 2);
    // 4: A deals. All pass; B to the casca, throws it in, and leaves the resposta as a remissa.
    scenario.deal_any().happens("1 pass; 2 pass; 0 pass; 1 casca; 1 repor_casca; 1 leave_remissa");
    stands(&scenario, [34, -34, -66], 65, &[(1, 65)], 1, 2);
    // 5: B deals. C só in bastos with three matadores: a resposta that must be left, a remissa being pending.
    scenario.deal(["1E 2B 1B 4B RC 5C 5O 4O 6E", "RB 7B 5B CC 4C RO 6O RE 5E", "CB SB 6B 3B SC 3C SO CE 4E"], "");
    scenario.happens("2 so B; 0 consent; 1 consent; 0 buy; 1 buy; 2 order_play").ends_with([4, 4, 1]);
    stands(&scenario, [43, -30, -84], 70, &[(1, 65), (2, 70)], 1, 2);
    // 6: C deals. A respeito in espadas, four matadores and the first five.
    scenario.deal(["1E 1B RE RO RC RB 7E 6E 7C", "CE 5E 7O 6O 5O", "4E 3E 6C 5C 4C"], "2E");
    scenario.happens("0 respeito; 0 exchange 7C; 1 buy; 2 buy; 0 order_play").taken_by("MMMMM").happens("0 stop");
    stands(&scenario, [153, -48, -107], 0, &[(1, 65), (2, 70)], 2, 2);
    // 7: A deals. The largest remissa has entered.
    assert_eq!((scenario.balances(), scenario.bolo_now(), scenario.remissas()), (vec![148, -48, -177], 75, vec![(1, 65)]));
}

/// voltarete:II.19.11.
#[test]
fn voltarete_ac64() {
    // The bolo is formed in hand 2; in hand 3 the choice is offered.
    let choice = |from: u32, hands: u32| {
        let mut scenario = Scenario::at(&format!("option remissa_from_hand {from}; setup dealer 0"));
        mao_plays(&mut scenario, [5, 2, 2]);
        for _ in 2..hands {
            scenario.deal_any().happens(ALL_PASS_TWICE);
        }
        assert_eq!(scenario.game.match_state.deal, hands);
        mao_plays(&mut scenario, [4, 4, 1]);
        scenario.phase() == Phase::Placing
    };
    assert_eq!([2, 3].map(|hand| choice(2, hand)), [false, true]);
    assert_eq!([2, 3, 4, 5].map(|hand| choice(4, hand)), [false, false, false, true]);
}

/// voltarete:II.19.1, voltarete:II.19.6.
#[test]
fn voltarete_ac66() {
    let mut scenario =
        Scenario::at("setup dealer 0; setup medalhao 2; setup box 9; setup bolo 26; setup life 2; option recambos 2");
    mao_plays(&mut scenario, [5, 2, 2]).settles("win", [-2, 34, -2], 0);
    // Medalhão, the ten, and the dealer's entry.
    assert_eq!((scenario.bolo_now(), scenario.boxed(), scenario.game.match_state.closing), (35, 0, Closing::InTheBolo));
    let staked: Vec<i64> = scenario.game.ledger.of_deal(2).iter().map(|entry| entry.amount).collect();
    assert_eq!(staked, [20, 10, 5]);
    mao_plays(&mut scenario, [5, 2, 2]).settles("win", [-2, -2, 39], 0);
    assert_eq!((scenario.phase(), scenario.boxed(), scenario.game.match_state.recambos), (Phase::Draw, 0, 1));
}

#[test]
fn voltarete_ac67() {
    let heading = "setup dealer 0; setup box 9; setup bolo 26; setup life 2; setup remissa 1 50; setup remissa 2 30";
    let mut scenario = Scenario::at(heading);
    mao_plays(&mut scenario, [5, 2, 2]);
    assert_eq!((scenario.bolo_now(), scenario.remissas()), (65, vec![(2, 30)]));
    mao_plays(&mut scenario, [5, 2, 2]);
    // What is left is played off, and nothing is taken from it.
    assert_eq!((scenario.bolo_now(), scenario.remissas(), scenario.game.match_state.closing), (35, vec![], Closing::Lifted));
    mao_plays(&mut scenario, [5, 2, 2]).settles("win", [39, -2, -2], 0);
    assert_eq!((scenario.phase(), scenario.boxed()), (Phase::Over, 0));
}

#[test]
fn voltarete_ac68() {
    let mut scenario = Scenario::at("setup bolo 43; setup life 2");
    mao_plays(&mut scenario, [3, 4, 2]);
    assert_eq!((scenario.outcome(), scenario.bolo(), scenario.bolo_now(), scenario.boxed()), (Some("codilho"), 48, 53, 0));
}
