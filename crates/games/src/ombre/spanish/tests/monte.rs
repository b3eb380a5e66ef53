//! The laws of the draw at honour tables (hombre X-XVI, NAM; cases H-12 to H-14, H-24, H-28, H-33 to H-43).

use super::super::bid::Bid;
use super::super::games::{
    dosillo,
    hombre::{Hombre, Rules},
};
use super::super::laws::{Exposed, Irregularity, Looker};
use super::super::state::{Hidden, Phase};
use super::harness::{Scenario, card, cards, hands};
use super::rows::Row;
use cards::Suit;
use engine::battery::scenario;
use engine::{Game as _, Rng, Seat, Viewer};

const HONOUR: &str = "option table honour";
const DEALT: &str = "P1 1E 2B 1B RB CB SB 7B RO 4C   P2 2E 3C 4O SE CO 1O 7O 7C 6C   P3 4B 6B SC 1C 3E 2C 3B 7E 5C";
const MONTE: &str = "2O 5O 4E 3O CE SO 6E 5E RE 6O 5B CC RC";

fn dealt() -> Scenario<Rules> {
    let mut scenario = Scenario::at(HONOUR);
    scenario.deal(&hands(DEALT), MONTE);
    scenario
}

/// P1 plays an entrada in bastos and has exchanged nothing.
fn entrada() -> Scenario<Rules> {
    let mut scenario = dealt();
    scenario.happens("P1 entrada; P2 pass; P3 pass; P1 name B; P1 exchange");
    scenario
}

/// hombre:NAM.1, R17.
#[test]
fn case_h_12_who_draws_without_naming_may_have_it_named() {
    let mut scenario = dealt();
    scenario.happens("P1 entrada; P2 pass; P3 pass; P1 exchange 4C").refuses("P2 exchange 2E", "hombre R16");
    let mut quick = scenario.clone();
    scenario.happens("P3 name O; P2 name C");
    assert_eq!((scenario.game.core.open.trump, scenario.phase()), (Some(Suit::Copas), Phase::Exchange));
    quick.happens("P1 name B").refuses("P2 name C", "mediator R24");
    assert_eq!(quick.game.core.open.trump, Some(Suit::Bastos));
    let mut let_stand = dealt();
    let_stand.happens("P1 entrada; P2 pass; P3 pass; P1 exchange 4C; P3 name O").refuses("P1 name B", "mediator R24");
    let_stand.happens("P2 pass");
    assert_eq!(let_stand.game.core.open.trump, Some(Suit::Ouros));
}

/// hombre:NAM.2, NAM.3, R18, R19.
#[test]
fn case_h_13_a_lead_without_a_word_is_trump() {
    let mut scenario = dealt();
    scenario.happens("P1 solo; P2 pass; P3 pass; P1 hold_back; P2 exchange; P3 exchange; P3 leave; P1 play 1B");
    assert_eq!(scenario.game.core.open.trump, Some(Suit::Bastos));
    let mut middle = dealt();
    middle.happens("P1 pass; P2 solo; P3 pass; P2 hold_back; P3 exchange; P1 exchange; P1 leave; P1 play RO; P3 name O");
    assert_eq!(middle.game.core.open.trump, Some(Suit::Ouros));
    let mut in_time = dealt();
    in_time.happens("P1 pass; P2 solo; P3 pass; P2 hold_back; P2 name C; P3 exchange");
    assert_eq!(in_time.game.core.open.trump, Some(Suit::Copas));
}

/// hombre:NAM.2, R18, D23: until the first card is led the solo player loses nothing; then the defenders name the trump.
#[test]
fn nam_2_the_defenders_name_the_trump_of_a_solo_only_when_a_card_is_led() {
    let mut scenario = dealt();
    scenario.happens("P1 pass; P2 solo; P3 pass; P2 hold_back; P3 exchange; P1 exchange; P1 leave");
    scenario.refuses("P3 name O", "hombre R18").refuses("P1 name O", "hombre R18").refuses("P3 play 4B", "mediator R35");
    let mut in_time = scenario.clone();
    in_time.happens("P2 name C");
    assert_eq!((in_time.game.core.open.trump, in_time.phase()), (Some(Suit::Copas), Phase::Tricks));
    scenario.happens("P1 play RO").refuses("P2 name C", "hombre R18").refuses("P1 play 1E", "mediator R35");
    for viewer in engine::battery::all_viewers(3) {
        let trick = Hombre::show(&scenario.game.view(viewer)).centre.trick;
        assert_eq!(trick.iter().map(|played| (played.seat, played.card)).collect::<Vec<_>>(), [(Some(Seat::at(0)), card("RO"))]);
    }
    // The player at the Hombre's right has the last word (R17).
    scenario.happens("P1 name B; P3 pass");
    let play = &scenario.game.core.open.play;
    assert_eq!((scenario.game.core.open.trump, play.plays.as_slice()), (Some(Suit::Bastos), &[(Seat::at(0), card("RO"))][..]));
    assert_eq!((scenario.phase(), play.to_play, scenario.held("P1").len()), (Phase::Tricks, Seat::at(1), 8));
}

/// hombre:DEAL.3, R5, R6. The dealer is never in doubt here, and the next is at their right.
#[test]
fn case_h_14_the_deal_goes_to_the_right() {
    let mut scenario = Scenario::<Rules>::at("");
    let first = scenario.game.dealer();
    scenario.deal(&hands(DEALT), MONTE).happens("P1 pass; P2 pass; P3 pass");
    assert_eq!((first, scenario.game.dealer()), (Some(Seat::at(2)), Some(Seat::at(0))));
}

/// hombre:CAL.1, CAL.2, R39.
#[test]
fn case_h_24_what_is_asked_for() {
    // Seven estuches, and the first five tricks made.
    let asks = |claims: &str| {
        let mut scenario = Scenario::<Rules>::at("option claims spoken");
        scenario.deal(&hands(DEALT), MONTE).happens("P1 solo; P2 pass; P3 pass; P1 name B");
        scenario.happens("P2 exchange 2E 3C 4O SE CO; P3 exchange SC 1C 3E 2C 7E 5C; P3 leave");
        scenario.tricks("T1 P1: 1E 7O 3B -> P1   T2 P1: 2B 7C 4B -> P1   T3 P1: 1B 6C 5B -> P1   T4 P1: RB 5O 6B -> P1   T5 P1: CB 4E 6O -> P1");
        scenario.happens("P1 stop").happens(claims).happens("P1 content; P2 content; P3 content");
        scenario
    };
    asks("P1 claim_game; P1 claim_estuches 3").settles("won", [31 + 18, -9, -9], -31);
    asks("P1 claim_game; P1 claim_estuches 7").settles("won", [31 + 26, -13, -13], -31);
    asks("P1 claim_game").settles("won", [31 + 12, -6, -6], -31);
    asks("P1 claim_game; P1 claim_estuches 8").settles("won", [31, 0, 0], -31);
    asks("P1 claim_game; P1 claim_bola").settles("won", [31, 0, 0], -31);
    // Nothing is paid that nobody asks for, but for the middle.
    asks("").settles("won", [31, 0, 0], -31);
}

/// hombre:XVI.1.
#[test]
fn case_h_28_the_hombre_asks_for_a_trick() {
    let mut scenario = entrada();
    scenario
        .happens("P2 exchange; P3 exchange; P3 leave")
        .refuses("P1 golpe", "hombre R26")
        .refuses("P3 leave_trick", "hombre:XVI.1");
    scenario.happens("P1 gano; P1 play RO; P2 play 4O; P3 leave_trick; P3 play SC");
    assert_eq!(scenario.faults(), [(0, Irregularity::Signalled), (2, Irregularity::LeftTrick)]);
    let mut row = Row::of("option table honour", 1, Bid::ENTRADA, Suit::Ouros, "11111").played::<Rules>();
    row.game.core.note_at(Seat::at(0), Irregularity::Signalled, 0);
    row.game.core.note_at(Seat::at(2), Irregularity::LeftTrick, 0);
    row.game.core.settle();
    row.settles("won", [27 + 6 - 41, -3 + 82, -3 - 41], -27);
    // Nobody grants it: the two share what the Hombre pays.
    let mut alone = Row::of("option table honour", 1, Bid::ENTRADA, Suit::Ouros, "11111").played::<Rules>();
    alone.game.core.note_at(Seat::at(0), Irregularity::Signalled, 0);
    alone.game.core.settle();
    alone.settles("won", [27 + 6 - 41, -3 + 21, -3 + 20], -27);
}

/// hombre:X.2, X.2b, X.3, X.5, R23.
#[test]
fn case_h_34_one_card_too_many() {
    let mut scenario = entrada();
    scenario.refuses("P3 overdraw 4B", "hombre:X.0").happens("P2 overdraw 2E 3C 7C 6C");
    assert_eq!((scenario.held("P2").len(), scenario.game.core.open.exchange.stock.len()), (10, 8));
    let mut found = scenario.clone();
    scenario.refuses("P1 own_up", "hombre:X.0").happens("P2 own_up");
    scenario::draw(&mut scenario.game, "4O");
    assert_eq!((scenario.held("P2").len(), scenario.game.core.open.exchange.stock.len()), (9, 9));
    assert_eq!(scenario.game.core.hidden.monte[4], card("4O"), "on top of the monte");
    assert!(scenario.fines().is_empty());
    found.happens("P3 exchange 4B").refuses("P2 own_up", "hombre:X.0").happens("P3 recount 1");
    assert_eq!((found.fines(), found.outcome()), (vec![(1, 41)], Some("void")));
    assert_eq!(found.game.dealer(), Some(Seat::at(2)), "the same dealer");
}

/// hombre:X.3: the lot may give back the espadilla that made its holder enter, and the next to draw may have it.
#[test]
fn x_3_the_espadilla_that_was_shown_may_go_back_to_the_monte() {
    let mut scenario = Scenario::<Rules>::at("option table honour; option chillar true");
    scenario
        .deal(&hands("P1 2O P3 1E 4B 6B"), "")
        .happens("P1 pass; P2 pass; P3 chillo; P3 name C; P3 overdraw 4B 6B; P3 own_up");
    scenario::draw(&mut scenario.game, "1E");
    scenario.happens("P1 exchange 2O");
    assert!(scenario.held("P1").contains(card("1E")));
    let view = scenario.game.view(Viewer::Seat(Seat::at(1)));
    let mut rng = Rng::new(5);
    let worlds: Vec<Hidden> = (0..200).map(|_| Hombre::imagine(&view, &mut rng).core.hidden).collect();
    let holds = |seat: usize| move |world: &Hidden| world.hands[seat].contains(card("1E"));
    assert!(worlds.iter().any(holds(0)) && worlds.iter().any(holds(2)));
}

/// hombre:X.4.
#[test]
fn case_h_35_one_card_too_few() {
    let mut scenario = entrada();
    scenario.happens("P2 underdraw 2E 3C 7C 6C SE");
    assert_eq!(scenario.held("P2").len(), 8);
    scenario::draw(&mut scenario.game, "7C");
    assert_eq!((scenario.held("P2").len(), scenario.held("P2").contains(card("7C"))), (9, true));
    assert_eq!(scenario.game.core.hidden.discards[1], cards("2E 3C 6C SE"));
    assert!(scenario.fines().is_empty());
}

/// hombre:XI.0, XI.1, D17.
#[test]
fn case_h_36_a_card_of_the_monte_before_the_hombre_draws() {
    let mut scenario = dealt();
    scenario.happens("P2 expose");
    assert_eq!((scenario.fines(), scenario.outcome(), scenario.middle()), (vec![(1, 27)], Some("void"), 27));
    assert_eq!(scenario.game.dealer(), Some(Seat::at(2)));
    let mut named = dealt();
    named.happens("P1 entrada; P2 expose");
    named.settles("void", [17, -44, 0], 0);
    Scenario::<Rules>::at("").deal(&hands(DEALT), MONTE).refuses("P2 expose", "mediator 8");
}

/// hombre:XI.2, D11.
#[test]
fn case_h_37_a_mate_of_the_monte() {
    let mut scenario = Scenario::<Rules>::at(HONOUR);
    scenario.deal(&hands("P1 1E 1O RO CO SO 2B 3B 4B 5B P2 2E P3 3E"), "7O");
    scenario.happens("P1 entrada; P2 pass; P3 pass; P1 name O; P1 exchange; P3 expose");
    assert_eq!((scenario.phase(), scenario.held("P1").contains(card("7O"))), (Phase::Return, true));
    scenario.refuses("P1 return_card 7O", "mediator R32").happens("P1 return_card 2B");
    assert_eq!((scenario.phase(), scenario.held("P1").len()), (Phase::Exchange, 9));
    let mut row = Row { held: "P1 1E 7O 1B", ..Row::of(HONOUR, 1, Bid::ENTRADA, Suit::Ouros, "11111") }.played::<Rules>();
    row.game.core.note_at(Seat::at(2), Irregularity::Exposed(Exposed::Mate), 0);
    row.game.core.settle();
    row.settles("won", [39, 0, -12 - 41], -27);
    // Any other card lies open there for all, and costs half a pozo alone.
    let mut plain = entrada();
    plain.happens("P3 expose");
    assert_eq!(plain.game.view(Viewer::Seat(Seat::at(1))).open.exchange.turned, Some(card("2O")));
    plain.happens("P2 exchange 2E");
    assert_eq!(plain.game.core.open.shown[1], cards("2O"));
}

/// hombre:XI.4.
#[test]
fn case_h_38_the_hombre_turns_up_a_card() {
    let mut scenario = entrada();
    scenario.happens("P1 expose");
    assert_eq!((scenario.fines(), scenario.outcome()), (vec![(0, 81)], Some("annulled")));
    assert_eq!(scenario.game.dealer(), Some(Seat::at(0)), "the deal passes");
}

/// hombre:XI.4: in the auction too, by the player who has named the highest game; by another the same dealer deals again (XI.1).
#[test]
fn xi_4_who_has_bid_and_turns_up_a_card_loses_game_and_deal() {
    let mut scenario = dealt();
    scenario.happens("P1 entrada; P1 expose");
    assert_eq!(
        (scenario.fines(), scenario.outcome(), scenario.ended()),
        (vec![(0, 81)], Some("annulled"), "spanish-ended-annulled")
    );
    assert_eq!(scenario.game.dealer(), Some(Seat::at(0)), "the deal passes");
    let mut outbid = dealt();
    outbid.happens("P1 entrada; P2 solo; P1 expose");
    assert_eq!((outbid.outcome(), outbid.game.dealer()), (Some("void"), Some(Seat::at(2))));
}

/// A comparison that ends so, with something done against the laws.
fn row(takers: &str, by: usize, what: Irregularity) -> Scenario<Rules> {
    let mut scenario =
        Row { held: "P1 1B", ..Row::of("option table honour; setup middle 4", 1, Bid::ENTRADA, Suit::Ouros, takers) }.played();
    scenario.game.core.note_at(Seat::at(by), what, 0);
    scenario.game.core.settle();
    scenario
}

/// hombre:XII.1.
#[test]
fn case_h_40_the_hombre_looks_at_another_discard() {
    let saw = Irregularity::SawDiscard { of: Seat::at(1) };
    row("111112222", 0, saw).settles("won", [-41, 0, 0], 0);
    row("111122223", 0, saw).settles("puesta", [-37 - 41, 3, 3], 31);
    row("111222233", 0, saw).settles("codillo", [-37, 34, 3], 0);
}

/// hombre:XII.2, XII.3.
#[test]
fn case_h_41_a_defender_looks_at_a_discard() {
    row("111222233", 2, Irregularity::SawDiscard { of: Seat::at(0) }).settles("won", [37, 0, -47], -31);
    row("111222233", 2, Irregularity::SawDiscard { of: Seat::at(1) }).settles("won", [37, 0, -47], -31);
    let mut scenario = entrada();
    scenario.happens("P2 exchange 2E 3C; P3 exchange; P3 leave").refuses("P3 peek 0", "hombre:XII.1").happens("P3 peek 1");
    assert_eq!(scenario.game.view(Viewer::Seat(Seat::at(2))).seen_discards[1], cards("2E 3C"));
    assert_eq!(scenario.game.view(Viewer::Seat(Seat::at(0))).seen_discards[1], cards(""));
}

/// mediator:III.1-III.3 in the Hombre: the polla waits for the next winner like every other fine (mediator D16, hombre 5).
#[test]
fn iii_1_the_polla_of_an_early_card_waits_like_any_fine() {
    let early = row("111112222", 2, Irregularity::Early);
    assert_eq!(early.fines(), [(2, 27)]);
    early.settles("won", [37, -3, -3 - 27], -31);
}

/// hombre:XIII.1, XIII.2, XIII.3, R24.
#[test]
fn case_h_42_the_cards_left() {
    let mut another = entrada();
    another.happens("P2 exchange; P3 exchange; P2 look");
    assert_eq!(another.faults(), [(1, Irregularity::LookedAtRest(Looker::Another))]);
    assert_eq!(another.game.core.open.exchange.seen, cards(MONTE), "all may look now");
    another.refuses("P1 look", "hombre R24");
    let mut late = entrada();
    late.happens("P2 exchange; P3 exchange; P3 leave; P1 play RO; P3 look");
    assert_eq!(late.faults(), [(2, Irregularity::LookedAtRest(Looker::Last))]);
    let mut right = entrada();
    right.happens("P2 exchange; P3 exchange; P3 look");
    assert!(right.faults().is_empty());
}

/// hombre:XIV.3, XIV.4, R10b.
#[test]
fn case_h_43_cards_put_away_too_soon() {
    let mut mixed = dealt();
    mixed.refuses("P1 throw_in", "hombre:XIV.3").happens("P1 pass; P2 pass; P2 throw_in; P3 solo");
    mixed.settles("void", [0, -22, 22], 0);
    assert_eq!(mixed.game.dealer(), Some(Seat::at(2)));
    let mut laid = dealt();
    laid.happens("P1 pass; P2 pass; P2 lay_on_monte; P3 solo; P3 name O");
    assert_eq!((laid.fines(), laid.phase()), (vec![(1, 41)], Phase::Exchange));
    let mut passed = dealt();
    passed.happens("P1 pass; P2 pass; P2 throw_in; P3 pass");
    assert_eq!((passed.outcome(), passed.fines().len()), (Some("passed"), 0));
}

/// family:DOS.2, R14: the laws of the draw hold in Dosillo.
#[test]
fn dos_2_faults_of_the_draw_between_two() {
    let mut scenario = Scenario::<dosillo::Rules>::at("option table honour; setup favourite E");
    scenario.deal(&hands("P1 1E 7C RC 4C RB 6B 3E 2E P2 4B 2C 1B 3B 7B 5B 1C SE"), "SC 4E 7E");
    scenario.happens("P1 entrada; P2 pass; P1 exchange 6B 3E; P2 name C");
    assert_eq!(scenario.game.core.open.trump, Some(Suit::Copas), "named for the Hombre");
    scenario.happens("P2 overdraw 4B; P1 recount 1");
    assert_eq!(scenario.outcome(), Some("void"));
    // Between two a fine goes straight to the other.
    assert_eq!(scenario.game.core.ledger.balance(Seat::at(0)), -20 + 40);
}
