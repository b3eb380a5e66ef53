//! Single pieces of advice, on the book's own hands where it has one.

use super::{card, dealt, first_to_speak, in_play, set, to_play};
use crate::voltarete::advise;
use crate::{Advice, Reason};
use engine::{Game, Seat, Setup, Shuffler, Turn, Viewer};
use games::ombre::voltarete::state::Phase;
use games::ombre::voltarete::{Action, Agreements, Fidelity, View, Voltarete};

fn advice(view: &View) -> Advice<Action> {
    advise(view).expect("something to do")
}

fn plays(view: &View) -> (String, &'static str) {
    let Advice { action, reason } = advice(view);
    (action.to_string(), cited(reason))
}

/// The number that stands behind a choice; nothing where the book does not say why.
fn cited(reason: Option<Reason>) -> &'static str {
    reason.map_or("", |reason| reason.0)
}

/// The hands of chapter XVII: mão, contra-pé, pé.
const HAND_1: [&str; 3] = ["2E RE CE SE 6E RB RO CC 3C", "1E 7E 5E 4E CB SB RC SC 6O", "1B 3E SO 2O 3O 4O 1C 4C 5C"];
const HAND_3: [&str; 3] = ["1O RE SE 7E 3E 3B 4B 5B 6B", "1E SO 2O 5O RB RC CC 6C 5C", "7O 1B RO CO 3O 6O 4O SC SB"];
const HAND_4: [&str; 3] = ["1E 2E 6E 5E 4E 3E 4C 4B 4O", "1B 7E RB 6B 1O 5C SC 3C 6C", "RE CE SE RC 7C CB RO SO 2O"];
const HAND_6: [&str; 3] = ["2B RB SB 4B SC 1C 2C 2O 7E", "3B 7B SO 1O 3O 6O RE 6E 3E", "1E 1B CB 5B 6B RC 3C 7C RO"];

#[test]
fn voltarete_fx1_respeito_whatever_the_bolo() {
    let hand = set("1E 1B 7C 1C CC RE RB 1O 5O");
    for bolo in [200, 30] {
        let advice = advice(&first_to_speak(hand, Some(bolo)));
        assert_eq!((advice.action, cited(advice.reason)), (Action::Respeito, "A27"), "bolo {bolo}");
    }
    assert!(crate::voltarete::so_is_sound(hand, cards::Suit::Copas), "só in copas is the safe game");
}

/// Só when it is sure or nearly so: a player free to ask licença does not even try it on less.
#[test]
fn voltarete_a29_a_so_that_is_not_sound_is_not_tried() {
    let tries = |hand: &str, word: &str| {
        let view = first_to_speak(set(hand), None);
        <Voltarete as crate::thought::SearchGame>::is_worth_trying(&view, &word.parse().expect("a word"))
    };
    let licenca = "1E 2E 1B 5E 4C 5C 6C 4O 5O";
    assert!(tries(licenca, "licenca") && !tries(licenca, "so E") && !tries(licenca, "so"));
    let so = "1E 2E 1B RE RC 5C 6C 4O 5O";
    assert!(crate::voltarete::so_is_sound(set(so), cards::Suit::Espadas) && tries(so, "so E") && !tries(so, "so O"));
}

#[test]
fn voltarete_fx3_passes() {
    let advice = advice(&first_to_speak(set("5E 3E RO 5O 6O 5C 6C 3B 4B"), None));
    assert_eq!((advice.action, cited(advice.reason)), (Action::Pass, "A1"));
}

#[test]
fn voltarete_a53_hand_1_trumps_before_kings() {
    assert_eq!(plays(&in_play(HAND_1, 0, "so E", "")), ("play RE".to_owned(), "A53"));
}

#[test]
fn voltarete_a53_hand_3_cuts_small() {
    let view = in_play(HAND_3, 2, "so O", "3B RB SB RC SC 4B CC");
    assert_eq!(plays(&view), ("play 6O".to_owned(), "A53"));
}

#[test]
fn voltarete_a40_hand_4_leads_the_big_trumps_one_after_the_other() {
    assert_eq!(plays(&in_play(HAND_4, 0, "so E", "")), ("play 1E".to_owned(), "A40"));
    assert_eq!(plays(&in_play(HAND_4, 0, "so E", "1E 7E SE")).0, "play 2E");
}

#[test]
fn voltarete_a46_hand_6_a_small_trump_before_the_king() {
    assert_eq!(plays(&in_play(HAND_6, 2, "so B", "2O 6O RO")), ("play 5B".to_owned(), "A46"));
}

#[test]
fn voltarete_a56_an_opponent_makes_a_trick_of_the_feitos() {
    // Hand 1: the feito leads the king of páos, and the pé, void and last, cuts with their small trump: nobody was cut before
    // them, so that is no overcutting (A67), but each is to make one.
    assert_eq!(plays(&in_play(HAND_1, 0, "so E", "RB CB")), ("play 3E".to_owned(), "A56"));
}

#[test]
fn voltarete_a83_the_feito_throws_all_but_trumps_and_kings() {
    let hand = set("1E 2E 1B RC 6O 5C 3B 5O 4B");
    let mut game = dealt(&Agreements::default(), &[hand], None);
    for (seat, action) in [(0, "licenca"), (1, "consent"), (2, "consent"), (0, "name E")] {
        game.act(Seat::at(seat), &action.parse().expect("an action")).expect("allowed");
    }
    let advice = advice(&game.view(Viewer::Seat(Seat::at(0))));
    assert_eq!((advice.action, cited(advice.reason)), (Action::Exchange(set("6O 5C 3B 5O 4B")), "A83"));
}

#[test]
fn voltarete_a97_the_fraco_passes_five() {
    let (hand, weak) = (set("1E 2E 1B RC 6O 5C 3B 5O 4B"), set("3E 4C 6C 2O 3O 4O 5B 6B 7B"));
    let mut game = dealt(&Agreements::default(), &[hand, weak], None);
    for (seat, action) in [(0, "licenca"), (1, "consent"), (2, "consent"), (0, "name E"), (0, "exchange 6O 5C 3B 5O 4B")] {
        game.act(Seat::at(seat), &action.parse().expect("an action")).expect("allowed");
    }
    let Advice { action: Action::Buy(discards), reason } = advice(&game.view(Viewer::Seat(Seat::at(1)))) else {
        panic!("the contra-pé buys")
    };
    // Eight are left in the talon: they take three of them, and keep their trump.
    assert_eq!((discards.len(), cited(reason), discards.contains(card("3E"))), (3, "A97", false));
}

#[test]
fn voltarete_a33_a_geral_is_declared_with_six_trumps_and_the_rest_firm() {
    let firm = ["1E 2E 1B RE CE 7E RC RO RB", "3E 4E 5E 6E SC 1C 2C 3C 4C", "SE 7B 6B 5B 4B 3B 2B 1O 2O"];
    let order = |hands: [&str; 3]| {
        let mut game = dealt(&Agreements::default(), &hands.map(set), None);
        for (seat, action) in [(0, "so E"), (1, "consent"), (2, "consent"), (1, "buy"), (2, "buy")] {
            game.act(Seat::at(seat), &action.parse().expect("an action")).expect("allowed");
        }
        advice(&game.view(Viewer::Seat(Seat::at(0)))).action
    };
    assert_eq!(order(firm), Action::DeclareGeral);
    // With one false card the odds are against it (A32).
    let false_card = ["1E 2E 1B RE CE 7E RC RO CB", "3E 4E 5E 6E SC 1C 2C 3C 4C", "SE RB 6B 5B 4B 3B 2B 1O 2O"];
    assert_eq!(order(false_card), Action::OrderPlay);
}

/// Hand 1 at an honour table, after these cards.
fn honour(plays: &[&str]) -> Voltarete {
    let agreements = Agreements { fidelity: Fidelity::Honour, ..Agreements::default() };
    let mut game = dealt(&agreements, &HAND_1.map(set), None);
    for (seat, action) in [(0, "so E"), (1, "consent"), (2, "consent"), (1, "buy"), (2, "buy"), (0, "order_play")] {
        game.act(Seat::at(seat), &action.parse().expect("an action")).expect("allowed");
    }
    for played in plays {
        let seat = to_play(&game);
        game.act(seat, &Action::Play(card(played))).expect("a card that is held");
    }
    game
}

#[test]
fn voltarete_a_revoke_is_accused_when_it_is_known_and_not_before() {
    // The contra-pé holds two páos and throws an ouro on the king; a páo comes from them in the next trick.
    let suspected = honour(&["RB", "6O", "1C", "RO"]);
    assert_eq!(advise(&suspected.view(Viewer::Seat(Seat::at(2)))), None);
    let known = honour(&["RB", "6O", "1C", "RO", "CB"]);
    for seat in [0, 2] {
        let advice = advice(&known.view(Viewer::Seat(Seat::at(seat))));
        assert_eq!(advice.action, Action::Accuse(Seat::at(1), 1), "seat {seat}");
    }
    assert_eq!(advise(&known.view(Viewer::Seat(Seat::at(1)))), None, "nobody accuses himself");
}

#[test]
fn voltarete_a102_what_is_not_certain_is_played() {
    let mut game = honour(&[]);
    game.act(Seat::at(0), &"claim_win hand".parse().expect("a claim")).expect("allowed");
    let answer = advice(&game.view(Viewer::Seat(Seat::at(1))));
    assert_eq!((answer.action, cited(answer.reason)), (Action::MakePlay, "A102"));
}

#[test]
fn voltarete_r91_what_is_certain_is_granted() {
    // Five matadores: five tricks whatever the others do.
    let hands = ["1E 2E 1B RE CE 7B 6B 5C 4C", "3E 4E 5E 6E SC 1C 2C 3C RC", "SE 7E RB 5B 4B 3B 2B 1O 2O"];
    let mut game = dealt(&Agreements::default(), &hands.map(set), None);
    let before = [(0, "so E"), (1, "consent"), (2, "consent"), (1, "buy"), (2, "buy"), (0, "order_play"), (0, "claim_win hand")];
    for (seat, action) in before {
        game.act(Seat::at(seat), &action.parse().expect("an action")).expect("allowed");
    }
    assert_eq!(advice(&game.view(Viewer::Seat(Seat::at(1)))).action, Action::Accept);
}

#[test]
fn voltarete_r93_no_paga_is_forgotten() {
    let agreements = Agreements { fidelity: Fidelity::Honour, ..Agreements::default() };
    let mut game = Voltarete::open(&agreements, &Setup::default()).expect("a table");
    let (mut shuffler, mut asked) = (Shuffler::new([2; 32]), 0);
    loop {
        shuffler.deal(&mut game).expect("a deal");
        if game.turn() == Turn::Over {
            break;
        }
        let seat = to_play(&game);
        let view = game.view(Viewer::Seat(seat));
        let action = advice(&view).action;
        if view.open.phase == Phase::Pagas && action == Action::Content {
            assert!(
                view.open.settlement.dues.iter().all(|due| due.to != seat || due.amount == 0),
                "deal {}",
                view.match_state.deal
            );
        }
        asked += usize::from(matches!(action, Action::AskPagas(..)));
        game.act(seat, &action).expect("allowed");
    }
    assert!(asked > 0);
}

#[test]
fn voltarete_r108_the_duty_of_espadilha_is_honoured_at_an_honour_table() {
    let agreements = Agreements { fidelity: Fidelity::Honour, players: 4, ..Agreements::default() };
    // Seat 2 deals, so seat 3 is mão and seat 0 the contra-pé: they hold Espadilha.
    let mut game = dealt(&agreements, &[set("1E 5E 5O 6O 5C 6C 3B 4B 4O")], None);
    for seat in [3, 0, 1, 3] {
        game.act(Seat::at(seat), &Action::Pass).expect("allowed");
    }
    let view = game.view(Viewer::Seat(Seat::at(0)));
    assert!(view.open.passage.obliged);
    let advice = advice(&view);
    assert_eq!((advice.action, cited(advice.reason)), (Action::Casca(Some(card("1E"))), "R108"));
}
