//! The Tresillos, Dosillo, the Quadrillos, Quintillo and Seisillo (quadrille-family 10.1-10.4).

use super::super::bid::Bid;
use super::super::games::{dosillo, quadrillo, quintillo, tresillo};
use super::super::state::{Bola, Entry, Phase};
use super::harness::{Scenario, before, cards, hands};
use super::rows::Row;
use cards::Suit;
use engine::Seat;

type Refavor = Scenario<tresillo::refavor::Rules>;
type Simple = Scenario<tresillo::simple::Rules>;
type ThirtySix = Scenario<tresillo::thirty_six::Rules>;
type Dosillo = Scenario<dosillo::Rules>;
type Quadrillo = Scenario<quadrillo::called::Rules>;
type Solitario = Scenario<quadrillo::solitario::Rules>;
type Quintillo = Scenario<quintillo::five::Rules>;
type Seisillo = Scenario<quintillo::six::Rules>;

#[test]
fn cases_f_01_to_f_03_how_many_cards_each_gets() {
    fn sizes<V: super::super::Variation>(players: usize) -> (Vec<usize>, usize) {
        let mut scenario = Scenario::<V>::at("setup dealer 1");
        while scenario.phase() != Phase::Shuffle {
            let engine::Turn::Shuffle(wanted) = engine::Game::turn(&scenario.game) else { panic!("a favourite is to be turned") };
            let order: Vec<_> = wanted.cards.iter().collect();
            engine::Game::shuffled(&mut scenario.game, &order).expect("turned");
        }
        let mut layout = Vec::new();
        engine::Game::layout(&scenario.game, &mut layout);
        let held = |seat| layout.iter().filter(|&&pile| pile == engine::Pile::Hand(Seat::at(seat))).count();
        let stock = layout.iter().filter(|&&pile| pile == engine::Pile::Stock).count();
        ((0..players).map(held).collect(), stock)
    }
    assert_eq!(sizes::<tresillo::refavor::Rules>(3), (vec![10; 3], 0));
    assert_eq!(sizes::<tresillo::simple::Rules>(3), (vec![10; 3], 0));
    assert_eq!(sizes::<tresillo::thirty_six::Rules>(3), (vec![12; 3], 0));
    assert_eq!(sizes::<dosillo::Rules>(2), (vec![8; 2], 14));
    assert_eq!(sizes::<quintillo::five::Rules>(5), (vec![8; 5], 0));
    assert_eq!(sizes::<quintillo::six::Rules>(6), (vec![6; 6], 0));
}

#[test]
fn r2_thirty_six_cards_are_dealt_by_fours_or_by_threes() {
    let scenario = ThirtySix::at("option packets 3-3-3-3; setup favourite O");
    let mut layout = Vec::new();
    engine::Game::layout(&scenario.game, &mut layout);
    assert!(layout.chunk_by(|one, other| one == other).all(|packet| packet.len() == 3));
}

#[test]
fn case_f_06_refavor_solo_with_bola() {
    let mut scenario = Refavor::at("setup favourite C");
    let dealt = "P1 1E RO RC CC SC 1C 2C 3C RE RB      P2 1B 4C 5C 7C CE 5E 3E CB 6B 4B      P3 SE 7E 6E 4E 2E SB 7B 5B 3B 2B";
    scenario.deal(&hands(dealt), "").happens("P1 solo_refavor; P2 pass; P3 pass; P1 name O");
    scenario.tricks(
        "T1 P1: 1E 1B 2E -> P1   T2 P1: RO 7C 2B -> P1   T3 P1: RB 4B 3B -> P1   T4 P1: RE 3E 4E -> P1   T5 P1: RC 5C 5B -> P1
        T6 P1: 1C 4C 6E -> P1   T7 P1: 3C 5E 7E -> P1   T8 P1: 2C 6B 7B -> P1   T9 P1: CC CE SE -> P1   T10 P1: SC CB SB -> P1",
    )
    .settles("bola", [348, -164, -164], -20);
}

#[test]
fn case_f_07_refavor_mediator_lost_codillo() {
    let mut scenario = Refavor::at("setup favourite C");
    let dealt = "P1 RO RC CC RE CE SE 7E 6E RB 4B      P2 1E 1B 7C 4E 3E CB SB 7B 5B 3B      P3 SC 1C 2C 3C 4C 5C 5E 2E 6B 2B";
    scenario.deal(&before(dealt, "P1", "P2", "RB", "3B"), "");
    scenario.happens("P1 mediator_refavor; P2 pass; P3 pass; P1 call RB O; P1 return_card 3B");
    scenario.tricks(
        "T1 P1: RO 1E 2E -> P2   T2 P2: SB 2B RB -> P1   T3 P1: RC 7C 5C -> P1   T4 P1: RE 3E 5E -> P1   T5 P1: 6E 4E 4C -> P1
        T6 P1: 7E 1B 3C -> P2   T7 P2: CB 6B 4B -> P2   T8 P2: 7B 2C SE -> P2   T9 P2: 5B 1C CE -> P2   T10 P2: 3B SC CC -> P2",
    )
    .settles("codillo", [-48, 26, 22], 0);
}

#[test]
fn case_f_08_refavor_without_a_trump() {
    let mut scenario = Refavor::at("setup favourite C");
    let dealt = "P1 RC CC SC 1C RE CE SE RB CB SB      P2 2C 5C 7E 6E 5E 2E 5B 4B 3B 2B      P3 1E RO 1B 3C 4C 7C 4E 3E 7B 6B";
    scenario.deal(&hands(dealt), "").happens("P1 solo_refavor; P2 pass; P3 pass; P1 name O");
    scenario.tricks(
        "T1 P1: RB 2B 6B -> P1   T2 P1: RE 2E 3E -> P1   T3 P1: RC 5C 7C -> P1   T4 P1: SC 2C 4C -> P1   T5 P1: CC 3B 3C -> P1
        T6 P1: SB 4B 7B -> P1",
    );
    let mut stopped = scenario.clone();
    stopped.happens("P1 stop").settles("won", [132, -56, -56], -20);
    scenario.tricks("T7 P1: SE 5E 4E -> P1 T8 P1: CB 5B 1B -> P3").settles("bola_lost", [-108, 64, 64], -20);
}

#[test]
fn case_f_09_thirty_six_cards_mediator_puesta() {
    let mut scenario = ThirtySix::at("setup favourite C");
    let dealt = "P1 1B CO 2O 3O RC CC SC 1C 7C RE 7E 6E      P2 1E 7O 1O RO 4O 5O 3C SE 4E RB CB 4B
        P3 SO 2C 4C 5C CE 5E 2E SB 7B 6B 5B 2B";
    scenario.deal(&before(dealt, "P2", "P3", "RB", "2C"), "");
    scenario.happens("P1 pass; P2 mediator; P3 pass; P2 call RB O; P2 return_card 2C");
    scenario.tricks(
        "T1 P1: 7E SE CE -> P3   T2 P3: 5C 7C 3C -> P2   T3 P2: RB 2B 3O -> P1   T4 P1: RC 5O 4C -> P2   T5 P2: 4B SB 6E -> P3   T6 P3: 2E RE 4E -> P1
        T7 P1: SC 4O 2C -> P2   T8 P2: CB 5B 2O -> P1   T9 P1: CC RO 5E -> P2   T10 P2: 1O SO 1B -> P1   T11 P1: 1C 7O 6B -> P2   T12 P2: 1E 7B CO -> P2",
    )
    .settles("puesta", [3, -27, 4], 20);
}

#[test]
fn case_f_10_simple_tresillo_solo_won() {
    let mut scenario = Simple::at("setup favourite E; setup middle 20");
    let dealt = "P1 1C CC 2C 5C 6C 6E 4E CB 7B 5B      P2 3C CE SE 7E 3E 2E SB 6B 4B 2B      P3 1E 7C 1B RC SC 4C RE 5E RB 3B";
    scenario.deal(&hands(dealt), "").happens("P1 pass; P2 pass; P3 solo; P3 name C");
    scenario.tricks(
        "T1 P1: CB 2B RB -> P3   T2 P3: 4C 2C 3C -> P1   T3 P1: 7B 4B 3B -> P1   T4 P1: 6E 2E RE -> P3   T5 P3: 1E 6C 3E -> P3
        T6 P3: 7C 5C 6B -> P3   T7 P3: 5E 4E 7E -> P2   T8 P2: SE SC CC -> P1   T9 P1: 5B SB RC -> P3   T10 P3: 1B 1C CE -> P3",
    )
    .settles("won", [-13, -13, 66], -40);
}

#[test]
fn case_f_11_dosillo_puesta() {
    let mut scenario = Dosillo::at("setup favourite E");
    let monte = "SC 4E 7E 3C SB RE CC 5C 6C CE CB 6E 5E 2B";
    scenario.deal(&hands("P1 1E 7C RC 4C RB 6B 3E 2E P2 4B 2C 1B 3B 7B 5B 1C SE"), monte);
    scenario.happens("P1 entrada; P2 pass; P1 name C; P1 exchange 6B 3E 2E; P2 exchange 4B 3B 7B 5B SE; P2 leave");
    assert_eq!((scenario.held("P1"), scenario.held("P2")), (cards("1E 7C RC SC 4C 7E 4E RB"), cards("1B 1C CC 2C 3C 5C RE SB")));
    scenario.tricks("T1 P1: RB SB -> P1   T2 P1: 1E 5C -> P1   T3 P1: 7C 3C -> P1   T4 P1: 7E RE -> P2");
    scenario.tricks("T5 P2: 1B 4C -> P2   T6 P2: 1C SC -> P2   T7 P2: CC RC -> P1   T8 P1: 4E 2C -> P2");
    scenario.settles("puesta", [-21, 1], 20);
}

#[test]
fn case_f_15_quintillo_entrada_won() {
    let mut scenario = Quintillo::at("option king named");
    let dealt = "P1 1E 7O CO SO 3O 2C 4E RB      P2 1B 1O 1C 3C RE 5E 3E 4B      P3 RC CC 5C 6C 6E SB 6B 5B
        P4 SC 4C 7C CE SE CB 7B 2B      P5 RO 2O 4O 5O 6O 7E 2E 3B";
    scenario.deal(&hands(dealt), "").happens("P1 entrada; P2 pass; P3 pass; P4 pass; P5 pass; P1 call RE O");
    assert_eq!(scenario.middle(), 14);
    scenario.tricks(
        "T1 P1: 1E 1O 6C 7C 6O -> P1   T2 P1: 7O 1B 5C 2B 5O -> P1   T3 P1: 3O 3E 5B 4C 2O -> P5   T4 P5: 3B RB 4B 6B 7B -> P1
        T5 P1: CO 5E 6E SE RO -> P5   T6 P5: 2E 4E RE SB CE -> P2   T7 P2: 1C RC SC 7E 2C -> P3   T8 P3: CC CB 4O SO 3C -> P1",
    )
    .settles("won", [12, 11, -3, -3, -3], -14);
}

#[test]
fn case_f_16_quintillo_codillo() {
    let mut scenario = Quintillo::at("option king named");
    let dealt = "P1 1B 6B 3B CO 2C 5C 5E 3E      P2 1E 7B RO 4O 5O 1C 7C 7E      P3 2B RB CB 5B 6O CC SE 4E
        P4 1O 2O RC SC 6C RE 6E 2E      P5 SB 4B SO 3O 7O 3C 4C CE";
    scenario.deal(&hands(dealt), "").happens("P1 pass; P2 pass; P3 entrada; P4 pass; P5 pass; P3 call RE B");
    scenario.tricks(
        "T1 P1: 5E 7E SE 2E CE -> P5   T2 P5: 3C 2C 1C CC 6C -> P3   T3 P3: 6O 2O SO CO 5O -> P1   T4 P1: 3E 7C 4E RE 4B -> P5
        T5 P5: 7O 5C 4O 5B 1O -> P3   T6 P3: 2B 6E SB 3B 1E -> P2   T7 P2: RO CB SC 3O 1B -> P1   T8 P1: 6B 7B RB RC 4C -> P3",
    )
    .settles("codillo", [6, 6, -9, -8, 5], 0);
}

#[test]
fn case_f_17_seisillo_entrada_won() {
    let mut scenario = Seisillo::at("option king named");
    let dealt = "P1 1E 7C RC 3C SO 2B      P2 1C SC 3O 7O 5E CB      P3 1B 4C 5C RO 6B 5B
        P4 CC 2O 4O 6E 2E 4B      P5 1O RE SE 7E RB SB      P6 2C CO 5O CE 4E 7B";
    scenario.deal(&hands(dealt), "").happens("P1 entrada; P2 pass; P3 pass; P4 pass; P5 pass; P6 pass; P1 call RO C");
    scenario
        .tricks(
            "T1 P1: 2B CB 5B 4B SB 7B -> P2   T2 P2: 5E 5C 2E 7E 4E SO -> P3   T3 P3: 4C CC 1O 2C RC 1C -> P2
        T4 P2: 7O RO 4O SE 5O 3C -> P1   T5 P1: 1E SC 1B 6E RE CO -> P1   T6 P1: 7C 3O 6B 2O RB CE -> P1",
        )
        .settles("won", [13, -2, 12, -2, -2, -2], -17);
}

#[test]
fn case_f_18_seisillo_solo_puesta() {
    let mut scenario = Seisillo::at("");
    let dealt = "P1 7E SO 2O 4O 1C 4C      P2 1E 2E RE 6E RO RB      P3 CE 5C 7C 7B 6B 2B
        P4 CO 1O 5O 7O SC 4B      P5 1B SE 3O RC 3C 5B      P6 5E 4E CC 2C CB SB";
    scenario.deal(&hands(dealt), "").happens("P1 pass; P2 solo; P3 pass; P4 pass; P5 pass; P6 pass; P2 name E");
    scenario
        .tricks(
            "T1 P1: SO RO CE 7O 3O 2C -> P3   T2 P3: 6B 4B 5B SB 7E RB -> P1   T3 P1: 2O 6E 7C 5O SE CC -> P5
        T4 P5: RC CB 4C RE 5C SC -> P2   T5 P2: 1E 2B 1O 1B 4E 4O -> P2   T6 P2: 2E 7B CO 3C 5E 1C -> P2",
        )
        .settles("puesta", [6, -47, 6, 6, 6, 6], 17);
}

#[test]
fn case_f_19_refavor_stands_above_favour() {
    let mut scenario = Refavor::at("setup favourite C");
    scenario.deal(&hands("P1 2C P2 3C P3 4C"), "").happens("P1 mediator_favor; P2 mediator_refavor; P3 pass");
    assert!(scenario.ways("P1").contains("mediator_refavor"));
    let mut scenario = Refavor::at("setup favourite C");
    scenario.deal(&hands("P1 2C P2 3C P3 4C"), "").happens("P1 mediator_favor; P2 mediator_refavor; P3 mediator_bola");
    scenario.refuses("P1 mediator_refavor", "mediator R16").happens("P1 solo");
}

#[test]
fn case_f_20_nobody_bids_and_the_deal_moves() {
    let mut scenario = Refavor::at("setup favourite C");
    scenario.deal(&hands("P1 2C P2 3C P3 4C"), "").happens("P1 pass; P2 pass; P3 pass");
    assert_eq!((scenario.middle(), scenario.game.core.open.mano(), scenario.ended()), (40, Seat::at(1), "spanish-ended-passed"));
}

#[test]
fn case_f_21_a_suit_left_out_is_no_trump() {
    let mut scenario = Simple::at("option removed C; setup favourite O");
    scenario.deal(&hands("P1 2O"), "").happens("P1 solo; P2 pass; P3 pass").refuses("P1 name C", "mediator R24");
}

#[test]
fn case_f_22_the_king_of_copas_as_malilla() {
    let mut scenario = Dosillo::at("option variant dosillo_rey; option removed C");
    assert_eq!(scenario.game.core.match_state.favourite, Some(Suit::Copas));
    scenario.deal(&hands("P1 1E RC"), "").happens("P1 solo_favor; P2 pass; P1 name C");
    assert_eq!((scenario.game.core.multiplier(), scenario.game.core.terms.pack.cards().len()), (2, 30));
}

#[test]
fn case_f_23_quadrillo_has_no_mediator_and_no_favourite() {
    let mut scenario = Quadrillo::at("");
    scenario.deal(&hands("P1 1E"), "");
    assert_eq!(scenario.verbs("P1"), "entrada pass solo solo_bola");
    scenario.refuses("P1 mediator", "mediator R14").refuses("P1 entrada_favor", "mediator R14");
}

#[test]
fn case_f_24_the_king_is_handed_over() {
    let mut scenario = Solitario::at("");
    scenario
        .deal(&hands("P1 1E 7O 1B 2O 3O 4O 5O 6O RO CO P3 RC"), "")
        .happens("P1 entrada; P2 pass; P3 pass; P4 pass; P1 call RC O");
    assert_eq!((scenario.phase(), scenario.held("P1").contains(super::harness::card("RC"))), (Phase::Return, true));
    scenario.happens("P1 return_card 6O");
    assert_eq!(scenario.game.core.ledger.balance(Seat::at(2)), 0, "no tanto");
    let row = Row { held: "P1 1E 7O 1B", ..Row::of("", 1, Bid::ENTRADA, Suit::Ouros, "2111111") };
    row.settled::<quadrillo::solitario::Rules>().settles("won", [32, -4, -4, -4], -20);
    let mut passed = Solitario::at("");
    passed.deal(&hands("P1 1E"), "").happens("P1 pass; P2 pass; P3 pass; P4 pass");
    assert_eq!(passed.middle(), 40);
}

#[test]
fn case_f_25_a_chillada_like_any_other_entry() {
    let held = "P1 1E 7O P3 1B 1O";
    let row = Row { partner: Some(3), entry: Entry::Chillada, held, ..Row::of("", 1, Bid::ENTRADA, Suit::Ouros, "13131") };
    // Game 1, four estuches count 2, primeras 1.
    row.settled::<quintillo::five::Rules>().settles("won", [11, -4, 11, -4, -4], -10);
}

#[test]
fn case_f_26_a_bola_lost_costs_nothing() {
    let row = Row { partner: Some(3), bola: Bola::Tried, held: "P1 1B", ..Row::of("", 1, Bid::ENTRADA, Suit::Ouros, "131312") };
    row.settled::<quintillo::five::Rules>().settles("bola_lost", [8, -2, 8, -2, -2], -10);
}

#[test]
fn case_f_27_who_passes_pays() {
    let mut scenario = Quintillo::at("");
    scenario.deal(&hands("P1 1E"), "").happens("P1 pass; P2 pass; P3 pass; P4 pass; P5 pass");
    assert_eq!((scenario.middle(), scenario.verbs("P1")), (15, "name".to_owned()));
    let mut six = Seisillo::at("");
    six.deal(&hands("P1 1E"), "").happens("P1 pass; P2 pass; P3 pass; P4 pass; P5 pass; P6 pass");
    assert_eq!(six.middle(), 18);
}

/// A row of Quintillo or Seisillo with so much in the middle.
fn many<'a>(heading: &'a str, bid: Bid, takers: &'a str, held: &'a str) -> Row<'a> {
    Row { held, ..Row::of(heading, 1, bid, Suit::Ouros, takers) }
}

#[test]
fn cases_f_28_to_f_33_rows_of_five_and_six() {
    use quintillo::{five::Rules as Five, six::Rules as Six};
    let (five, six) = ("setup middle 4", "setup middle 5");
    many(five, Bid::SOLO, "11111", "P1 1E 7O 1B 1O RO").settled::<Five>().settles("won", [66, -13, -13, -13, -13], -14);
    let pair = Row { partner: Some(3), bola: Bola::Tried, ..many(five, Bid::ENTRADA, "13131313", "P1 1B") };
    pair.settled::<Five>().settles("bola", [25, -12, 25, -12, -12], -14);
    let solo = Row { bola: Bola::Tried, ..many(five, Bid::SOLO, "11111111", "P1 1E 7O 1B") };
    solo.settled::<Five>().settles("bola", [110, -24, -24, -24, -24], -14);
    let solo = Row { bola: Bola::Tried, ..many(six, Bid::SOLO, "111111", "P1 1E 7O 1B 1O") };
    solo.settled::<Six>().settles("bola", [167, -30, -30, -30, -30, -30], -17);
    let pair = Row { partner: Some(3), bola: Bola::Tried, ..many(six, Bid::ENTRADA, "131313", "P1 1B") };
    pair.settled::<Six>().settles("bola", [37, -14, 36, -14, -14, -14], -17);
    let none = Row { partner: Some(3), ..many(five, Bid::ENTRADA, "24524524", "P1 1B") };
    none.settled::<Five>().settles("desbola", [-24, 16, -23, 16, 15], 0);
}

#[test]
fn case_f_34_the_partner_always_pays_half() {
    let held = "P1 1E 1B 1O P2 7O RO CO SO";
    let row = Row { hombre: 2, partner: Some(1), held, ..Row::of("setup middle 20", 2, Bid::ENTRADA, Suit::Ouros, "1122233344") };
    row.settled::<quadrillo::called::Rules>().settles("puesta", [-28, -28, 8, 8], 40);
}

#[test]
fn case_f_35_favour_and_refavor() {
    let held = "P1 1E 7C 1B";
    let favour = Row { held, ..Row::of("setup favourite C", 1, Bid::SOLO_FAVOR, Suit::Copas, "2111111") };
    favour.settled::<tresillo::refavor::Rules>().settles("won", [72, -26, -26], -20);
    let refavor = Row { held: "P1 1E RO 1B", ..Row::of("setup favourite C", 1, Bid::SOLO_REFAVOR, Suit::Ouros, "2111111") };
    refavor.settled::<tresillo::refavor::Rules>().settles("won", [124, -52, -52], -20);
}
