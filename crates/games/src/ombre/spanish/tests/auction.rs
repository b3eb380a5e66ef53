//! Bids, calls and exchanges of Mediator (mediator 10.2, 10.3).

use super::super::games::mediator::Rules;
use super::super::state::Phase;
use super::harness::{Scenario, card, cards, hands};
use cards::Suit;
use engine::Seat;

const NO_KINGS: &str = "P1 2O 3O 4O 5O 6O 2C 3C 4C 5C 6C P2 1E 7O P3 7C 1O P4 1C 1B";

fn table(options: &str) -> Scenario<Rules> {
    let mut scenario = Scenario::at(&format!("setup favourite C; {options}"));
    scenario.deal(&hands(NO_KINGS), "");
    scenario
}

fn bids(scenario: &Scenario<Rules>, who: &str) -> Vec<String> {
    scenario.ways(who).into_iter().filter(|way| way != "pass").collect()
}

#[test]
fn case_m_11_the_mano_may_hold_or_go_up() {
    let mut scenario = table("");
    scenario.happens("P1 entrada; P2 pass; P3 entrada_favor; P4 pass");
    let ways = scenario.ways("P1");
    assert!(["pass", "entrada_favor", "mediator", "solo"].iter().all(|&way| ways.contains(way)), "{ways:?}");
    assert!(!ways.contains("entrada"));
}

#[test]
fn case_m_12_who_is_held_off_must_go_higher() {
    let mut scenario = table("");
    scenario.happens("P1 entrada; P2 pass; P3 mediator; P4 pass; P1 mediator");
    scenario.refuses("P3 mediator", "mediator R16");
    assert!(scenario.ways("P3").contains("mediator_favor"));
    scenario.happens("P3 pass");
    assert_eq!((scenario.game.core.open.hombre, scenario.phase()), (Some(Seat::at(0)), Phase::Declare));
}

#[test]
fn case_m_13_an_equal_bid_behind_is_refused() {
    let mut scenario = table("");
    scenario.happens("P1 pass; P2 entrada_favor; P3 pass").refuses("P4 entrada_favor", "mediator R16").happens("P4 mediator");
}

#[test]
fn case_m_14_nobody_raises_unforced() {
    let mut scenario = table("");
    scenario.happens("P1 entrada; P2 pass; P3 pass; P4 pass").refuses("P1 mediator", "mediator R14");
    assert_eq!(scenario.verbs("P1"), "call");
}

#[test]
fn case_m_15_a_pass_is_final() {
    let mut scenario = table("");
    scenario.happens("P1 pass; P2 mediator; P3 pass; P4 pass");
    assert_eq!((scenario.verbs("P1"), scenario.phase()), (String::new(), Phase::Declare));
}

#[test]
fn case_m_16_bola_beats_its_own_game_only() {
    let mut scenario = table("");
    scenario
        .happens("P1 pass; P2 mediator_favor; P3 mediator_bola; P4 solo; P2 solo; P3 pass; P4 solo_favor; P2 solo_bola; P4 pass");
    assert_eq!(scenario.game.core.open.hombre, Some(Seat::at(1)));
}

#[test]
fn case_m_17_all_pass_and_the_espadilla_must_enter() {
    let mut scenario = table("");
    scenario.happens("P1 pass; P2 pass; P3 pass; P4 pass");
    assert_eq!((scenario.game.core.open.hombre, scenario.verbs("P2")), (Some(Seat::at(1)), "call".to_owned()));
    // Any suit, the favourite too (R31).
    assert!(scenario.ways("P2").contains("call RE C"));
    scenario.happens("P2 call RE O");
    assert_eq!(scenario.verbs("P1"), "play");
}

#[test]
fn case_m_18_chillo_without_paso_is_a_voluntary_entry() {
    let mut scenario = Scenario::<Rules>::at("setup favourite C");
    scenario.deal(&hands("P1 2O P2 3O P3 4O P4 1E 5O"), "");
    scenario.happens("P1 pass; P2 pass; P3 pass").refuses("P3 chillo", "mediator R14");
    assert!(scenario.ways("P4").contains("chillo"));
    scenario.happens("P4 chillo");
    assert_eq!(scenario.game.core.open.entry, super::super::state::Entry::Voluntary);
    assert_eq!(scenario.phase(), Phase::Declare);
}

#[test]
fn r21_chillo_is_for_the_last_to_speak_with_the_espadilla() {
    let mut scenario = table("");
    scenario.happens("P1 pass").refuses("P2 chillo", "mediator R21");
}

#[test]
fn case_m_19_the_favourite_is_not_for_a_plain_bid() {
    let mut scenario = table("");
    scenario.happens("P1 pass; P2 entrada; P3 pass; P4 pass").refuses("P2 call RO C", "mediator R24");
    let mut scenario = table("option favour_undeclared true");
    scenario.happens("P1 pass; P2 entrada; P3 pass; P4 pass; P2 call RO C");
    assert_eq!(scenario.game.core.multiplier(), 2);
}

const THREE_KINGS: &str = "P1 RO RC RE 2O 3O 4O 5O 6O 7O 2C P2 RB";

fn calls(scenario: &Scenario<Rules>, trump: &str) -> String {
    let ways = scenario.ways("P1");
    let called = ways.iter().filter_map(|way| way.strip_prefix("call ")?.strip_suffix(trump));
    called.map(str::trim).collect::<Vec<_>>().join(" ")
}

#[test]
fn case_m_20_three_kings_and_the_entrada() {
    let mut scenario = Scenario::<Rules>::at("setup favourite C");
    scenario.deal(&hands(THREE_KINGS), "").happens("P1 entrada; P2 pass; P3 pass; P4 pass");
    assert_eq!((calls(&scenario, "B"), calls(&scenario, "O")), ("RC RE RO".to_owned(), "RB RC RE".to_owned()));
    scenario.refuses("P1 call RB B", "mediator R25").refuses("P1 call CB O", "mediator R26");
}

/// mediator:I.2, mediator:I.3: what was called and named stands, though another was meant.
#[test]
fn i_2_i_3_the_king_called_and_the_trump_named_stand() {
    let mut scenario = Scenario::<Rules>::at("setup favourite C");
    scenario.deal(&hands(THREE_KINGS), "").happens("P1 entrada; P2 pass; P3 pass; P4 pass; P1 call RE O");
    assert_eq!((scenario.game.core.open.called, scenario.game.core.open.trump), (Some(card("RE")), Some(Suit::Ouros)));
    assert_eq!(scenario.verbs("P1"), "concede_codillo play", "nothing can be called or named again");
}

#[test]
fn case_m_21_three_kings_and_the_mediator() {
    let mut scenario = Scenario::<Rules>::at("setup favourite C");
    scenario.deal(&hands(THREE_KINGS), "").happens("P1 mediator; P2 pass; P3 pass; P4 pass");
    assert_eq!((calls(&scenario, "B"), calls(&scenario, "O")), (String::new(), "RB".to_owned()));
    scenario.refuses("P1 call RC O", "mediator R30");
}

#[test]
fn r30a_a_mediator_that_could_not_be_declared_is_not_bid() {
    let mut scenario = Scenario::<Rules>::at("setup favourite B");
    scenario.deal(&hands(THREE_KINGS), "");
    scenario.refuses("P1 mediator_favor", "mediator R30a").refuses("P1 mediator_bola_favor", "mediator R30a");
    assert!(bids(&scenario, "P1").contains(&"mediator".to_owned()));
}

#[test]
fn case_m_22_four_kings_call_a_caballo() {
    let mut scenario = Scenario::<Rules>::at("setup favourite C");
    scenario.deal(&hands("P1 RO RC RE RB CC 2O 3O 4O 5O 6O"), "").happens("P1 mediator_favor; P2 pass; P3 pass; P4 pass");
    assert_eq!(calls(&scenario, "C"), "CB CE CO");
}

#[test]
fn case_m_23_the_king_comes_for_a_card_and_a_tanto() {
    for (bid, trump, tanto) in [("mediator", "E", 1), ("mediator_favor", "C", 2)] {
        let mut scenario = table("");
        let king = if trump == "E" { "RO" } else { "RE" };
        let giver = (1..=4).map(|n| format!("P{n}")).find(|who| scenario.held(who).contains(card(king))).expect("a holder");
        let hombre = if giver == "P2" { "P3" } else { "P2" };
        for n in 1..=4 {
            let who = format!("P{n}");
            scenario.happens(&format!("{who} {}", if who == hombre { bid } else { "pass" }));
        }
        let back = scenario.held(hombre).iter().next().expect("a card");
        scenario.happens(&format!("{hombre} call {king} {trump}"));
        assert!(scenario.held(hombre).contains(card(king)));
        scenario.refuses(&format!("{hombre} return_card {king}"), "mediator R32");
        let before = scenario.game.core.ledger.balance(Seat::at(super::harness::seat(&giver)));
        scenario.happens(&format!("{hombre} return_card {back}"));
        assert!(scenario.held(&giver).contains(back));
        assert_eq!(scenario.game.core.ledger.balance(Seat::at(super::harness::seat(&giver))) - before, tanto);
    }
}

#[test]
fn case_m_24_a_king_is_returned_only_where_it_was_agreed() {
    let dealt = "P1 2O 3O 4O 5O 6O 2C 3C 4C 5C 6C P2 1E 7O P3 RE 1O P4 1C 1B";
    let table = |options: &str| {
        let mut scenario = Scenario::<Rules>::at(&format!("setup favourite C; {options}"));
        scenario.deal(&hands(dealt), "");
        scenario
    };
    let mut off = table("");
    off.happens("P1 entrada; P2 pass; P3 pass; P4 pass; P1 call RE O");
    assert_eq!((off.phase(), off.verbs("P3")), (Phase::Tricks, String::new()));
    let mut on = table("option introduced_laws true");
    on.happens("P1 entrada; P2 pass; P3 pass; P4 pass; P1 call RE O");
    assert_eq!((on.verbs("P2"), on.verbs("P3")), ("keep".to_owned(), "keep return_king".to_owned()));
    on.refuses("P2 return_king", "mediator R33").happens("P2 keep; P3 return_king; P1 return_card 2O");
    assert_eq!((on.phase(), on.held("P1").contains(card("RE"))), (Phase::Tricks, true));
    assert_eq!(on.held("P3") & cards("2O"), cards("2O"));
    let mut forced = table("option introduced_laws true");
    forced.happens("P1 pass; P2 pass; P3 pass; P4 pass; P2 call RE O");
    assert_eq!(forced.phase(), Phase::Tricks);
}

#[test]
fn r13_the_deal_moves_to_the_right() {
    let mut scenario = table("");
    scenario.happens("P1 solo; P2 pass; P3 pass; P4 pass; P1 name O; P1 concede_codillo; P2 accept_codillo; P3 accept_codillo; P4 accept_codillo");
    assert_eq!((scenario.game.core.match_state.dealer, scenario.game.core.open.mano()), (Seat::at(0), Seat::at(1)));
}
