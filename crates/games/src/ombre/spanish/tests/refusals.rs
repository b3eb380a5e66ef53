//! Acts and agreements that are taken, or refused with what is true of them.

use super::super::bid::Bid;
use super::super::games::{dosillo, hombre, mediator, quadrillo, tresillo};
use super::super::state::Phase;
use super::super::{Dosillo, TresilloRefavor};
use super::harness::{Scenario, card, hands};
use super::rows::Row;
use cards::Suit;
use engine::battery::scenario;
use engine::{BadAgreement, Game as _, Seat};

const M_35: &str = "P1 1B 7E 6E 4E 3E 2O 4O 7O 6C 2B      P2 1E 2E RE SE 5E RO RC 5C 6B 4B
    P3 SO 3O 6O 1C 2C 7C RB CB 7B 5B      P4 CE CO 1O 5O CC SC 3C 4C SB 3B";

/// P1 plays solo in bastos with these cards, and nobody has exchanged.
fn laid_down(hand: &str) -> Scenario<hombre::Rules> {
    let mut scenario = Scenario::at("");
    scenario.deal(&hands(hand), "").happens("P1 solo; P2 pass; P3 pass; P1 name B");
    scenario.happens("P2 exchange; P3 exchange; P3 leave; P1 lay_down");
    scenario
}

/// hombre R38, XIV.1: five estuches cannot be beaten, and nobody is asked.
#[test]
fn xiv_1_a_game_that_cannot_be_lost_is_won_when_it_is_laid_down() {
    let scenario = laid_down("P1 1E 2B 1B RB CB RO 4C 5C 6C");
    scenario.settles("won", [31 + 22, -11, -11], -31);
    let paid = scenario.game.ledger().of_deal(1).iter().any(|entry| entry.cause.cite.0 == "hombre R38");
    assert!(paid, "by the rule of games laid down");
}

/// hombre R38, XIV.2: a doubtful game is granted, or played for nothing.
#[test]
fn xiv_2_a_doubtful_game_laid_down_is_granted_or_played() {
    let doubtful = || laid_down("P1 1E 2B 1B RB SB 7B RO 4C 5C");
    let mut granted = doubtful();
    granted.happens("P2 grant; P3 grant");
    assert_eq!((granted.outcome(), granted.fines().len()), (Some("won"), 0));
    let mut played = doubtful();
    played.happens("P2 play_on; P3 grant");
    assert_eq!((played.phase(), played.fines().len()), (Phase::Tricks, 0));
}

/// A hand of Mediator is over, and a fine of this player waits for the next, of which the second player is mano.
fn fined(by: usize) -> Scenario<mediator::Rules> {
    let fines = [(by, 20)];
    let row = Row { fines: &fines, ..Row::of("setup favourite O", 1, Bid::SOLO, Suit::Copas, "2111111") };
    row.settled()
}

/// mediator MUL.1: the mano names the card before the cut, and the player dealt it takes the fine.
#[test]
fn mul_1_the_mano_names_the_card_that_a_fine_goes_with() {
    let mut scenario = fined(4);
    assert_eq!((scenario.phase(), scenario.verbs("P1").as_str()), (Phase::Raffle, "raffle"));
    scenario.refuses("P2 raffle 3C", "mediator:MUL.2").refuses("P1 pass", "mediator R14").happens("P1 raffle 3C");
    assert_eq!(scenario.phase(), Phase::Shuffle);
    scenario.deal(&hands("P1 1E 7O 1B 1O RO CO P2 3C P3 RE P4 SE"), "");
    scenario.happens("P1 solo; P2 pass; P3 pass; P4 pass; P1 name E; P1 lay_down; P2 grant; P3 grant; P4 grant");
    let raffled =
        scenario.game.ledger().of_deal(2).iter().find(|entry| entry.cause.cite.0 == "mediator:MUL.1").expect("a raffle");
    assert_eq!((raffled.to, raffled.amount), (Seat::at(2).into(), 20));
}

/// mediator MUL.2: if the fine is the mano's own, the nearest to them decides.
#[test]
fn mul_2_who_was_fined_does_not_name_the_card() {
    let mut scenario = fined(2);
    scenario.refuses("P1 raffle 3C", "mediator:MUL.2").happens("P2 raffle 3C");
    assert_eq!(scenario.game.core.open.honour.raffle, Some(card("3C")));
}

/// mediator MUL.1: the card is one of the pack, agreed beforehand or named.
#[test]
fn mul_1_a_card_that_is_not_in_the_pack_is_refused() {
    let agreed = |card: &str| scenario::try_table::<TresilloRefavor>(&format!("option fine_card {card}"), |_| 2);
    assert!(matches!(agreed("6C"), Err(BadAgreement::Together { name: "fine_card", .. })));
    assert!(agreed("RO").is_ok());
    let fines = [(3, 20)];
    let row = Row { fines: &fines, ..Row::of("setup favourite E", 1, Bid::SOLO, Suit::Copas, "2111111") };
    row.settled::<tresillo::refavor::Rules>().refuses("P1 raffle 6C", "mediator:MUL.1");
}

/// family R17: with the king's suit there is always a favourite.
#[test]
fn r17_dosillo_rey_without_a_favourite_is_refused() {
    let agreed = |heading: &str| scenario::try_table::<Dosillo>(heading, |_| 1);
    let refused = agreed("option variant dosillo_rey; option favourite off");
    assert!(matches!(refused, Err(BadAgreement::Together { name: "favourite", .. })));
    assert!(agreed("option favourite off").is_ok() && agreed("option variant dosillo_rey").is_ok());
}

/// mediator IV.0, IV.4: as many cards as one holds can be shown at once, and each costs a polla.
#[test]
fn iv_0_a_whole_hand_can_be_dropped() {
    let mut scenario = Scenario::<mediator::Rules>::at("option table honour; setup favourite B");
    scenario.deal(&hands(M_35), "").happens("P1 pass; P2 solo; P3 pass; P4 pass; P2 name E");
    scenario.happens("P3 drop SO 3O 6O 1C 2C 7C RB CB 7B 5B").plays_out();
    scenario.happens("P1 content; P2 content; P3 content; P4 content");
    assert_eq!(scenario.fines().iter().map(|(_, fine)| fine).sum::<i64>(), 200);
}

/// mediator R58: no estuche at all is not too many.
#[test]
fn r58_no_estuches_are_refused_for_what_they_are() {
    let mut scenario = Scenario::<mediator::Rules>::at("option claims spoken; setup favourite B");
    scenario.deal(&hands("P1 1E 7O 1B 1O RO CO SO 2O 3O 4O"), "");
    scenario.happens("P1 solo; P2 pass; P3 pass; P4 pass; P1 name O; P1 lay_down; P2 grant; P3 grant; P4 grant");
    for many in [0, 13] {
        assert_eq!(why(&mut scenario, 0, &format!("claim_estuches {many}")), ("spanish-refused-estuche-count", "mediator R58"));
    }
}

/// The message and the rule with which an act is refused.
fn why<V: super::super::Variation>(scenario: &mut Scenario<V>, seat: usize, what: &str) -> (&'static str, &'static str) {
    let refused = scenario::try_act(&mut scenario.game, Seat::at(seat), what).expect_err("refused");
    (refused.why.id, refused.cite.0)
}

/// hombre R27: a player who has thrown nothing has nothing to look at.
#[test]
fn r27_a_discard_that_is_not_there_cannot_be_looked_at() {
    let mut scenario = Scenario::<hombre::Rules>::at("");
    scenario.deal(&hands("P1 1E 2B 1B RB CB SB 7B RO 4C"), "").happens("P1 solo; P2 pass; P3 pass; P1 name B");
    scenario.happens("P2 exchange; P3 exchange; P3 leave");
    assert_eq!(why(&mut scenario, 0, "view_discard"), ("spanish-refused-nothing-thrown", "hombre R27"));
}

/// family R19: in the solitario the king is handed over, so it is another's; the king of trumps is never called.
#[test]
fn r19_ones_own_king_is_not_called_in_the_solitario() {
    let mut scenario = Scenario::<quadrillo::solitario::Rules>::at("");
    scenario.deal(&hands("P1 RO RC 1E"), "").happens("P1 entrada; P2 pass; P3 pass; P4 pass");
    scenario
        .refuses("P1 call RO C", "family R19")
        .refuses("P1 call RC C", "mediator R25")
        .refuses("P1 call CE C", "mediator R26");
}

/// mediator IV.3, VII.4: what cannot be ordered is refused as such: the card is another's to hold.
#[test]
fn iv_3_a_card_that_was_not_shown_cannot_be_ordered() {
    let mut scenario = Scenario::<mediator::Rules>::at("option table honour; setup favourite B");
    scenario.deal(&hands(M_35), "").happens("P1 pass; P2 solo; P3 pass; P4 pass; P2 name E; P1 drop 2B 4O");
    assert_eq!(why(&mut scenario, 1, "order 6C"), ("spanish-refused-order", "mediator:IV.3"));
    scenario.happens("P2 order 4O");
}

/// hombre R18, NAM.2: the trump of a solo is held back once, and then waits for its name.
#[test]
fn r18_a_trump_is_held_back_once() {
    let mut scenario = Scenario::<hombre::Rules>::at("option table honour");
    scenario.deal(&hands("P2 1E 2B 1B RB CB SB 7B RO 4C"), "").happens("P1 pass; P2 solo; P3 pass; P2 hold_back");
    scenario.happens("P3 exchange; P1 exchange; P1 leave").refuses("P2 hold_back", "hombre R18").happens("P2 name B");
    assert_eq!((scenario.phase(), scenario.game.core.open.trump), (Phase::Tricks, Some(Suit::Bastos)));
    let mut two = Scenario::<dosillo::Rules>::at("option table honour; setup favourite E");
    two.deal(&hands("P2 1E 2B 1B RB CB SB 7B 4C"), "").happens("P1 pass; P2 solo; P2 hold_back; P1 exchange; P1 leave");
    two.refuses("P2 hold_back", "hombre R18").happens("P2 name B");
}
