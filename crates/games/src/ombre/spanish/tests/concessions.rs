//! Games given up, laid down, claimed, and the end of the match (mediator 4.6-4.7, 6).

use super::super::bid::Bid;
use super::super::games::mediator::{Mediator, Rules};
use super::super::state::{Concession, Entry, Partner, Phase};
use super::harness::{Scenario, card, hands};
use super::rows::Row;
use cards::Suit;
use engine::{Game as _, Seat};

const DEALT: &str = "P1 2O 3O 4O 5O 6O 2C 3C 4C 5C 6C P2 1E 7O P3 RE 1O P4 1C 1B";

fn entrada() -> Scenario<Rules> {
    let mut scenario = Scenario::at("setup favourite B");
    scenario.deal(&hands(DEALT), "").happens("P1 entrada; P2 pass; P3 pass; P4 pass; P1 call RE O");
    scenario
}

#[test]
fn r56_a_codillo_offered_and_accepted_is_the_hombres_alone() {
    let mut scenario = entrada();
    scenario.refuses("P2 concede_codillo", "mediator R56").happens("P1 concede_codillo");
    // Nobody knows the partner: all three are asked.
    scenario.happens("P3 accept_codillo; P2 accept_codillo; P4 accept_codillo");
    assert_eq!((scenario.outcome(), scenario.game.core.match_state.deal), (Some("codillo"), 2));
    scenario.settles("codillo", [-28, 14, 0, 14], 0);
    assert_eq!(scenario.ended(), "spanish-ended-conceded");
}

/// mediator:VII.1, D44: only an adversary makes the Hombre play on, so a player who does is not their partner.
#[test]
fn vii_1_the_partner_may_not_make_the_hombre_play_on() {
    let mut scenario = entrada();
    scenario.happens("P1 concede_codillo").refuses("P3 play_on", "mediator:VII.1");
    assert_eq!((scenario.verbs("P3"), scenario.verbs("P2")), ("accept_codillo".to_owned(), "accept_codillo play_on".to_owned()));
    scenario.happens("P2 play_on");
    let mut rng = engine::Rng::new(44);
    for viewer in [engine::Viewer::Public, engine::Viewer::Seat(Seat::at(3))] {
        let view = scenario.game.view(viewer);
        let holds = |_| Mediator::imagine(&view, &mut rng).core.hand(Seat::at(1)).contains(card("RE"));
        assert!(!(0..60).any(holds));
    }
    scenario.happens("P3 accept_codillo; P4 accept_codillo");
    assert_eq!(scenario.game.core.open.concession, Concession::Refused);
    // The same once all know the partner.
    let mut known = entrada();
    known.game.core.open.partner = Partner::Seat(Seat::at(2));
    known.happens("P1 concede_codillo").refuses("P3 play_on", "mediator:VII.1").refuses("P3 accept_codillo", "mediator R56");
}

/// mediator D42: in a chillada no trick of the partner's frees them, so nothing is presumed.
#[test]
fn d42_a_conceded_chillada_is_paid_by_halves() {
    let row = |concession| {
        let row =
            Row { partner: Some(3), entry: Entry::Chillada, ..Row::of("setup favourite B", 1, Bid::ENTRADA, Suit::Ouros, "33") };
        Row { held: "P1 1E", concession, ..row }.settled::<Rules>()
    };
    for concession in [Concession::Accepted, Concession::LaidDown, Concession::Refused] {
        row(concession).settles("codillo", [-11, 11, -11, 11], 0);
    }
}

#[test]
fn case_m_62_refused_it_stays_a_codillo() {
    let mut scenario = entrada();
    scenario.happens("P1 concede_codillo; P2 play_on; P3 accept_codillo; P4 accept_codillo");
    assert_eq!((scenario.phase(), scenario.game.core.open.concession), (Phase::Tricks, Concession::Refused));
    scenario.refuses("P1 concede_codillo", "mediator R56");
    let mut row =
        Row { partner: Some(3), held: "P1 1B", ..Row::of("setup favourite B", 1, Bid::ENTRADA, Suit::Ouros, "1113322244") };
    row.concession = Concession::Refused;
    row.settled::<Rules>().settles("codillo", [-22, 11, 0, 11], 0);
}

#[test]
fn r57_a_lone_hombre_lays_down() {
    let mut scenario = Scenario::<Rules>::at("setup favourite B");
    scenario.deal(&hands(DEALT), "").happens("P1 solo; P2 pass; P3 pass; P4 pass; P1 name O; P1 lay_down");
    let view = scenario.game.view(engine::Viewer::Seat(Seat::at(1)));
    assert_eq!(view.exposed[0], scenario.held("P1"));
    let mut granted = scenario.clone();
    granted.happens("P2 grant; P3 grant; P4 grant");
    assert_eq!(granted.outcome(), Some("won"));
    scenario.happens("P2 grant; P3 play_on; P4 grant").refuses("P1 lay_down", "mediator R57");
    assert_eq!(scenario.phase(), Phase::Tricks);
}

#[test]
fn r57_with_a_partner_nobody_lays_down_here() {
    entrada().refuses("P1 lay_down", "mediator R57");
}

#[test]
fn r27_nobody_is_told_who_the_partner_is() {
    let scenario = entrada();
    for viewer in engine::battery::all_viewers(4) {
        let told = scenario.game.view(viewer);
        assert_eq!(told.open.partner, super::super::state::Partner::Unknown);
        assert_eq!(told.hand.contains(card("RE")), viewer == engine::Viewer::Seat(Seat::at(2)));
    }
}

#[test]
fn case_m_49_six_tricks_with_the_king_in_hand_end_it() {
    // P1 and P3 take six; the king that makes P3 the partner is never played.
    let mut scenario = Scenario::<Rules>::at("setup favourite B");
    scenario.deal(&hands("P1 1E 7O 1B 1O CO SO 2O 3O 2E 3E P2 4O 5O P3 RE 6O P4 RO"), "");
    scenario.happens("P1 entrada; P2 pass; P3 pass; P4 pass; P1 call RE O");
    let deal = scenario.game.core.match_state.deal;
    for lead in ["1E", "7O", "1B", "1O", "CO", "SO"] {
        if scenario.game.core.match_state.deal != deal {
            break;
        }
        scenario.happens(&format!("P1 play {lead}"));
        while !scenario.game.core.open.play.trick.is_empty() {
            let turn = scenario.game.core.open.play.to_play;
            let plays = scenario.game.core.playable(turn) - cards::CardSet::of(card("RE"));
            let low = plays.iter().last().expect("a card");
            scenario.happens(&format!("{turn} play {low}"));
        }
    }
    assert_eq!((scenario.outcome(), scenario.game.core.match_state.deal), (Some("won"), deal + 1));
    let last = scenario.game.core.match_state.last.as_ref().expect("a hand before");
    assert!(last.shown.iter().any(|&(seat, cards)| seat == Seat::at(2) && cards.contains(card("RE"))), "the king is shown");
}

#[test]
fn case_m_51_a_trick_lost_and_the_hand_ends_at_six() {
    let mut scenario = Scenario::<Rules>::at("setup favourite B");
    scenario.deal(&hands("P1 1E 7O 1B 1O RO CO SO 2O 3O 2E P2 RE P3 CE P4 SE"), "");
    scenario.happens("P1 solo; P2 pass; P3 pass; P4 pass; P1 name O");
    // The only plain card is lost to the king; every trick after that is P1's.
    scenario.tricks("T1 P1: 2E RE CE SE -> P2");
    while scenario.phase() == Phase::Tricks {
        let turn = scenario.game.core.open.play.to_play;
        let card = scenario.game.core.playable(turn).first().expect("a card");
        scenario.happens(&format!("{turn} play {card}"));
        assert_ne!(scenario.phase(), Phase::Bola, "no bola is possible");
    }
    assert_eq!(scenario.game.reports()[0].tricks[..], [6, 1, 0, 0], "the hand ends with the sixth");
    scenario.settles("won", [20 + 3 * 19, -19, -19, -19], -20);
}

/// A solo with four estuches and the first six tricks, paid to a player who asks.
fn spoken(claims: &str) -> Scenario<Rules> {
    let mut scenario = Scenario::<Rules>::at("option claims spoken; setup favourite B");
    scenario.deal(&hands("P1 1E 7O 1B 1O CO SO 2O 3O 2E 3E P2 RO 4O 5O P3 RE 6O"), "");
    scenario.happens("P1 solo; P2 pass; P3 pass; P4 pass; P1 name O");
    for lead in ["1E", "7O", "1B", "1O", "CO", "SO"] {
        scenario.happens(&format!("P1 play {lead}"));
        while !scenario.game.core.open.play.trick.is_empty() {
            let turn = scenario.game.core.open.play.to_play;
            let order = &scenario.game.core.duty().expect("a trump").trumps.order;
            let high = order.highest(scenario.game.core.playable(turn)).expect("a card");
            scenario.happens(&format!("{turn} play {high}"));
        }
    }
    scenario.happens("P1 stop");
    assert_eq!(scenario.phase(), Phase::Claims);
    scenario.happens(claims).happens("P1 content; P2 content; P3 content; P4 content");
    scenario
}

#[test]
fn case_m_70_what_is_asked_for_wrongly_is_lost() {
    spoken("P1 claim_estuches 4; P1 claim_primeras").settles("won", [65, -15, -15, -15], -20);
    let bare = [50, -10, -10, -10];
    spoken("P1 claim_estuches 5").settles("won", bare, -20);
    spoken("P1 claim_estuches 4; P1 claim_bola").settles("won", bare, -20);
    spoken("P1 claim_primeras; P1 claim_primeras").settles("won", bare, -20);
    // What nobody asks for is not paid.
    spoken("").settles("won", bare, -20);
}

#[test]
fn case_m_72_who_returned_a_king_pays_in_the_hombres_place() {
    let heading = "option introduced_laws true; setup favourite B";
    let mut row = Row { held: "P1 1B", ..Row::of(heading, 1, Bid::ENTRADA, Suit::Ouros, "1111133322") };
    row.giver = Some(3);
    row.settled::<Rules>().settles("puesta", [0, 1, -62, 1], 60);
}

/// mediator:INT.3, D22: of a codillo the share of the player who returned the king is simply not paid.
#[test]
fn int_3_a_codillo_in_the_hombres_place_leaves_ones_own_share_unpaid() {
    let heading = "option introduced_laws true; setup favourite B";
    let mut row = Row { held: "P1 1B", ..Row::of(heading, 1, Bid::ENTRADA, Suit::Ouros, "1111333222") };
    row.giver = Some(3);
    // The pot of 20 is 7, 7 and 6; the seven of P3 is theirs.
    row.settled::<Rules>().settles("codillo", [0, 1 + 7, -2 - 13 - 40, 1 + 6], 40);
}

#[test]
fn case_m_73_what_is_left_at_the_end_is_shared_and_drawn_for() {
    let ends = |middle: i64| {
        let heading = format!("option most_hands 1; setup favourite B; setup middle {}", middle - 20);
        Row { held: "P1 1B", ..Row::of(&heading, 1, Bid::SOLO, Suit::Ouros, "1111222333") }.settled::<Rules>()
    };
    let mut scenario = ends(250);
    assert_eq!((scenario.phase(), scenario.game.core.match_state.piles.as_slice()), (Phase::Lots, &[80, 80, 80, 10][..]));
    for drawn in ["RO 2O 3O 4O", "2O RB RC 4O", "1O 1C 1E 2B", "7O CO 3O SO"] {
        engine::battery::scenario::draw(&mut scenario.game, drawn);
    }
    assert_eq!((scenario.phase(), scenario.middle()), (Phase::Over, 0));
    let drawn: Vec<Vec<i64>> = (0..4)
        .map(|seat| {
            let account = engine::Account::from(Seat::at(seat));
            let entries = scenario.game.ledger().entries().iter();
            let won = entries.filter(|entry| entry.to == account && entry.cause.cite.0 == "mediator R63");
            won.map(|entry| entry.amount).collect()
        })
        .collect();
    assert_eq!(drawn, [vec![80], vec![10], vec![80], vec![80]]);
    // Four full pozos: one each.
    let scenario = ends(320);
    assert_eq!((scenario.phase(), scenario.middle()), (Phase::Over, 0));
}
