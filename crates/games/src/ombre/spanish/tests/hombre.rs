//! Hombre (hombre 10).

use super::super::bid::Bid;
use super::super::games::hombre::{Hombre, Rules};
use super::super::result::{Outcome, compared};
use super::super::state::{Bola, Entry, Phase};
use super::harness::{Scenario, card, cards, hands};
use super::rows::Row;
use cards::{CardSet, Suit};
use engine::{Game as _, Seat};

/// The table of a worked game: the Hombre has named trump, and everybody holds these cards.
fn worked(hombre: usize, trump: &str, held: &str) -> Scenario<Rules> {
    let mut scenario = Scenario::at("");
    let dealt = hands(held);
    scenario.deal(&dealt, "");
    let players = ["P1", "P2", "P3"];
    for who in players {
        scenario.happens(&format!("{who} {}", if who == players[hombre] { "entrada" } else { "pass" }));
    }
    scenario.happens(&format!("{} name {trump}", players[hombre]));
    for step in 0..3 {
        scenario.happens(&format!("{} exchange", players[(hombre + step) % 3]));
    }
    let last = players[(hombre + 2) % 3];
    scenario.happens(&format!("{last} leave"));
    assert_eq!(scenario.middle(), 31);
    scenario
}

const GAME_1: &str = "P1 2E RE CE SE 6E RO CC 3C RB      P2 1E 7E 5E 4E 6O RC SC CB SB      P3 1B 3E SO 2O 3O 4O 1C 4C 5C";

#[test]
fn case_h_01_the_first_worked_game() {
    let begun = "T1 P1: RB SB 3E -> P3   T2 P3: 5C 3C SC -> P2   T3 P2: RC 4C CC -> P2";
    let table = || worked(0, "E", GAME_1);
    table()
        .tricks(begun)
        .tricks(
            "T4 P2: CB(golpe) 1B 2E -> P1   T5 P1: RE 1E 2O -> P2
        T6 P2: 6O 3O RO -> P1   T7 P1: CE 4E 4O -> P1   T8 P1: SE 5E 1C -> P1   T9 P1: 6E 7E SO -> P2",
        )
        .settles("puesta", [-37, 3, 3], 31);
    table()
        .tricks(begun)
        .tricks(
            "T4 P2: CB(golpe) 1B RO -> P3   T5 P3: 1C 2E 6O -> P1
        T6 P1: 6E 7E 2O -> P2   T7 P2: 1E 3O CE -> P2   T8 P2: 4E 4O RE -> P1   T9 P1: SE 5E SO -> P1",
        )
        .settles("codillo", [-37, 34, 3], 0);
    table().tricks(
        "T1 P1: RE 1E 3E -> P2   T2 P2: CB 1B RB -> P3   T3 P3: 5C CC RC -> P2   T4 P2: SC 4C 3C -> P2   T5 P2: 6O 2O RO -> P1
        T6 P1: 2E 4E 3O -> P1   T7 P1: CE 5E 4O -> P1   T8 P1: SE 7E 1C -> P1   T9 P1: 6E SB SO -> P1",
    )
    .settles("won", [37, -3, -3], -31);
}

const GAME_2: &str = "P1 6B RO 6O RC SC 1C 6C 7E 5E      P2 2B 1B RB CB 5B 3B SO CE 4E      P3 1E SB 7B 4B 1O 2O 4O RE SE";

#[test]
fn case_h_02_the_second_worked_game() {
    let table = || worked(1, "B", GAME_2);
    table().tricks(
        "T1 P1: RC 5B 7B -> P3   T2 P3: 4O RO SO -> P1   T3 P1: 5E 4E SE -> P3   T4 P3: RE 7E CE -> P3   T5 P3: 1E 6B 3B -> P3
        T6 P3: 1O 6O RB -> P2   T7 P2: 2B 4B SC -> P2   T8 P2: 1B SB 1C -> P2   T9 P2: CB 2O 6C -> P2",
    )
    .settles("puesta", [3, -37, 3], 31);
    // Five tricks make the Hombre safe, and the hand stops there (R37).
    table().tricks(
        "T1 P1: RC SO 4O -> P1   T2 P1: SC RB 1E -> P3   T3 P3: 2O RO 3B -> P2   T4 P2: 2B 4B 6B -> P2   T5 P2: 1B 7B 6C -> P2
        T6 P2: CB SB 1C -> P2   T7 P2: 5B 1O 6O -> P2",
    )
    .settles("won", [-3, 37, -3], -31);
    table().tricks(
        "T1 P1: RC RB 1E -> P3   T2 P3: 4O RO SO -> P1   T3 P1: 5E 4E SE -> P3   T4 P3: RE 7E CE -> P3   T5 P3: 2O 6O 5B -> P2
        T6 P2: 2B 4B 6B -> P2   T7 P2: 1B 7B 6C -> P2   T8 P2: CB SB 1C -> P2   T9 P2: 3B 1O SC -> P2",
    )
    .settles("won", [-3, 37, -3], -31);
}

const GAME_3: &str = "P1 1O RE SE 7E 3E 6B 5B 4B 3B      P2 1E SO 2O 5O RC CC 5C 6C RB      P3 7O 1B RO CO 3O 4O 6O SC SB";

#[test]
fn case_h_03_the_third_worked_game() {
    let table = || worked(2, "O", GAME_3);
    table().tricks(
        "T1 P1: 6B RB SB -> P2   T2 P2: RC SC 5B -> P2   T3 P2: CC RO 1O -> P1   T4 P1: 4B SO CO -> P3   T5 P3: 1B 3B 5O -> P3
        T6 P3: 7O 3E 1E -> P2   T7 P2: 6C 3O 7E -> P3   T8 P3: 4O SE 2O -> P2   T9 P2: 5C 6O RE -> P3",
    )
    .settles("puesta", [3, 3, -37], 31);
    table().tricks(
        "T1 P1: 6B RB SB -> P2   T2 P2: RC SC 5B -> P2   T3 P2: CC 6O 1O -> P1   T4 P1: 4B SO CO -> P3   T5 P3: 1B 3B 5O -> P3
        T6 P3: RO 3E 2O -> P3   T7 P3: 4O 7E 1E -> P2   T8 P2: 6C 3O SE -> P3   T9 P3: 7O RE 5C -> P3",
    )
    .settles("won", [-3, -3, 37], -31);
}

const GAME_4: &str = "P1 1E 2E 6E 5E 4E 3E 1O 3C 7B      P2 1B 7E 2O SC 4C 5C RB 6B 5B      P3 RE CE SE RO SO 3O RC 7C CB";

#[test]
fn case_h_04_the_fourth_worked_game() {
    let table = || worked(0, "E", GAME_4);
    table().tricks(
        "T1 P1: 1E 7E RE -> P1   T2 P1: 3C 4C RC -> P3   T3 P3: CB(gano) 7B 5B -> P3   T4 P3: RO 1O 2O -> P3   T5 P3: SO 3E 1B -> P2
        T6 P2: RB SE 2E -> P1   T7 P1: 6E 5C CE -> P3   T8 P3: 3O 5E 6B -> P1   T9 P1: 4E SC 7C -> P1",
    )
    .settles("puesta", [-37, 3, 3], 31);
    table().tricks(
        "T1 P1: 1E 7E RE -> P1   T2 P1: 2E 1B SE -> P1   T3 P1: 6E 4C CE -> P3   T4 P3: RO 1O 2O -> P3   T5 P3: SO 5E 5B -> P1
        T6 P1: 4E 5C 3O -> P1   T7 P1: 3E 6B 7C -> P1",
    )
    .settles("won", [37, -3, -3], -31);
}

#[test]
fn case_h_05_an_entrada_won_with_four() {
    let mut scenario = Scenario::<Rules>::at("");
    let dealt = "P1 1E 7O 1O 4O RC 7C 3E 4B 5B P2 2B 5C 5O CC CE 3B 3O 6C 2O P3 6E SB 2C 1C 2E SO RE RO 7E";
    scenario.deal(&hands(dealt), "RB 4E 4C CB 3C 1B 7B CO 6O SE 5E 6B SC");
    scenario.happens("P1 entrada; P2 pass; P3 pass; P1 name O");
    scenario.happens("P1 exchange 7C 3E 4B 5B; P2 exchange 2B 5C CC CE 3B; P3 exchange 6E SB 2C 1C");
    assert_eq!((scenario.phase(), scenario.held("P3")), (Phase::Tricks, cards("RO SO SC RE SE 7E 5E 2E 6B")));
    scenario.tricks(
        "T1 P1: 4O 3O SO -> P3   T2 P3: RE 4E 6C -> P3   T3 P3: 2E 1O 1B -> P2   T4 P2: 7B 6B CB -> P1   T5 P1: 1E 6O RO -> P1
        T6 P1: RC 3C SC -> P1   T7 P1: 7O 5O 5E -> P1   T8 P1: 4C 2O 7E -> P2   T9 P2: CO SE RB -> P2",
    )
    .settles("won", [37, -3, -3], -31);
}

/// The solo of H-06 when its cards are exchanged.
fn seven_estuches() -> Scenario<Rules> {
    let mut scenario = Scenario::<Rules>::at("");
    let dealt = "P1 1E 2B 1B RB CB SB 7B RO 4C P2 2E 3C 4O SE CO 1O 7O 7C 6C P3 4B 6B SC 1C 3E 2C 3B 7E 5C";
    scenario.deal(&hands(dealt), "2O 5O 4E 3O CE SO 6E 5E RE 6O 5B CC RC");
    scenario.happens("P1 solo; P2 pass; P3 pass; P1 name B; P2 exchange 2E 3C 4O SE CO; P3 exchange SC 1C 3E 2C 7E 5C");
    scenario
}

const FIVE: &str =
    "T1 P1: 1E 7O 3B -> P1   T2 P1: 2B 7C 4B -> P1   T3 P1: 1B 6C 5B -> P1   T4 P1: RB 5O 6B -> P1   T5 P1: CB 4E 6O -> P1";

#[test]
fn cases_h_06_h_32_seven_estuches_and_bola() {
    let mut scenario = seven_estuches();
    assert_eq!((scenario.verbs("P3"), scenario.verbs("P2")), ("leave look".to_owned(), String::new()));
    scenario.happens("P3 look");
    assert_eq!(scenario.game.view(engine::Viewer::Public).open.exchange.seen, cards("CC RC"));
    scenario.tricks(FIVE);
    let fellow = |scenario: &Scenario<Rules>, seat: usize| scenario.game.view(engine::Viewer::Seat(Seat::at(seat))).fellow;
    assert_eq!(fellow(&scenario, 1), CardSet::EMPTY);
    scenario.happens("P1 play SB");
    assert_eq!(
        (fellow(&scenario, 1), fellow(&scenario, 2), fellow(&scenario, 0)),
        (scenario.held("P3"), scenario.held("P2"), CardSet::EMPTY)
    );
    scenario.happens("P2 play 3O; P3 play 5E");
    scenario.tricks("T7 P1: RO 2O SO -> P1   T8 P1: 7B 1O 6E -> P1   T9 P1: 4C CE RE -> P1");
    scenario.settles("bola", [111, -40, -40], -31);
}

#[test]
fn case_h_07_one_round_without_holding() {
    let mut scenario = Scenario::<Rules>::at("");
    scenario.deal(&hands("P1 1E"), "").happens("P1 entrada; P2 pass; P3 pass");
    assert_eq!(scenario.middle(), 31);
    let mut scenario = Scenario::<Rules>::at("");
    scenario.deal(&hands("P1 1E"), "").happens("P1 pass; P2 entrada").refuses("P3 entrada", "hombre R8").happens("P3 solo");
    assert_eq!((scenario.middle(), scenario.game.core.open.hombre), (29, Some(Seat::at(2))));
    scenario.refuses("P2 solo", "hombre R16");
    // An outbid mano has no second word.
    let mut scenario = Scenario::<Rules>::at("");
    scenario.deal(&hands("P1 1E"), "").happens("P1 entrada; P2 solo; P3 pass");
    assert_eq!((scenario.phase(), scenario.game.core.open.hombre), (Phase::Declare, Some(Seat::at(1))));
}

#[test]
fn case_h_08_all_pass_and_all_ante_again() {
    let mut scenario = Scenario::<Rules>::at("");
    for _ in 0..2 {
        scenario.deal(&hands("P1 1E"), "").happens("P1 pass; P2 pass; P3 pass");
    }
    assert_eq!((scenario.middle(), scenario.game.core.terms.contested(scenario.middle())), (93, 81));
}

#[test]
fn cases_h_09_h_11_how_many_may_be_thrown() {
    let mut scenario = Scenario::<Rules>::at("");
    scenario.deal(&hands("P1 1E 2O 3O 4O 5O 6O 7O 2C 3C"), "").happens("P1 entrada; P2 pass; P3 pass; P1 name O");
    scenario.refuses("P1 exchange 1E 2O 3O 4O 5O 6O 7O 2C 3C", "hombre R21");
    let mut eight = scenario.clone();
    eight.happens("P1 exchange 1E 2O 3O 4O 5O 6O 7O 2C");
    scenario.happens("P1 exchange 2O 3O 4O 5O 6O 7O");
    let five: Vec<String> = scenario.held("P2").iter().take(5).map(|card| card.to_string()).collect();
    scenario.happens(&format!("P2 exchange {}", five.join(" ")));
    let three: Vec<String> = scenario.held("P3").iter().take(3).map(|card| card.to_string()).collect();
    scenario.refuses(&format!("P3 exchange {}", three.join(" ")), "hombre R21");
    scenario.happens(&format!("P3 exchange {}", three[..2].join(" ")));
    // A solo has no exchange of its own.
    let mut solo = Scenario::<Rules>::at("");
    solo.deal(&hands("P1 1E"), "").happens("P1 solo; P2 pass; P3 pass; P1 name O");
    assert_eq!((solo.verbs("P1"), solo.verbs("P2")), (String::new(), "exchange".to_owned()));
}

#[test]
fn case_h_10_the_exchange_begins_with_the_hombre() {
    let mut scenario = Scenario::<Rules>::at("");
    scenario.deal(&hands("P1 1E"), "").happens("P1 pass; P2 pass; P3 entrada; P3 name O").refuses("P1 exchange", "hombre R20");
    scenario.happens("P3 exchange; P1 exchange; P2 exchange; P2 leave");
    assert_eq!(scenario.verbs("P1").split(' ').next_back(), Some("play"));
}

#[test]
fn case_h_15_chillar_by_agreement() {
    let mut scenario = Scenario::<Rules>::at("option chillar true");
    scenario.deal(&hands("P1 2O P2 1E"), "").happens("P1 pass; P2 pass; P3 pass; P2 name C; P2 exchange");
    assert_eq!(scenario.game.core.open.hombre, Some(Seat::at(1)));
    // Off, the deal moves on and all stake again (R10).
    let mut off = Scenario::<Rules>::at("");
    off.deal(&hands("P1 2O P2 1E"), "").happens("P1 pass; P2 pass; P3 pass");
    assert_eq!((off.outcome(), off.middle()), (Some("passed"), 33 + 27));
}

/// mediator:I.5, which holds where `chillar` is agreed (8.1).
#[test]
fn i_5_the_last_to_speak_says_chillo_at_once() {
    let mut scenario = Scenario::<Rules>::at("option chillar true");
    scenario.deal(&hands("P1 2O P3 1E"), "").happens("P1 pass; P2 pass; P3 chillo; P3 name C; P3 exchange 1E");
    let open = &scenario.game.core.open;
    assert_eq!((open.entry, open.hombre, scenario.middle()), (Entry::Voluntary, Some(Seat::at(2)), 31));
    // A player who has seen it shown knows that nobody else holds it now.
    let view = scenario.game.view(engine::Viewer::Seat(Seat::at(0)));
    let mut rng = engine::Rng::new(5);
    for _ in 0..50 {
        let world = Hombre::imagine(&view, &mut rng).core.hidden;
        assert!((world.hands[2] | world.discards[2]).contains("1E".parse().expect("a card")));
    }
    let mut off = Scenario::<Rules>::at("");
    off.deal(&hands("P1 2O P3 1E"), "").happens("P1 pass; P2 pass").refuses("P3 chillo", "mediator R21");
}

/// hombre:XIV.3: a *chillo* is an entry, and a player who put their cards away before it spoilt the hand.
#[test]
fn xiv_3_cards_put_away_before_a_chillo() {
    let mut scenario = Scenario::<Rules>::at("option table honour; option chillar true");
    scenario.deal(&hands("P1 2O P3 1E"), "").happens("P1 pass; P2 pass; P2 throw_in; P3 chillo");
    assert_eq!(scenario.outcome(), Some("void"));
}

#[test]
fn case_h_16_a_fondo() {
    let fondo = |options: &str, monte: &str| {
        let mut scenario = Scenario::<Rules>::at(&format!("option chillar true; {options}"));
        scenario.deal(&hands("P1 2O"), monte).happens("P1 pass; P2 pass; P3 pass; P1 go_fondo");
        scenario
    };
    let scenario = fondo("", "4C 1E");
    assert_eq!((scenario.game.core.open.trump, scenario.verbs("P1")), (Some(Suit::Copas), "keep redeem".to_owned()));
    let mut redeemed = scenario.clone();
    redeemed.happens("P1 redeem");
    assert_eq!((redeemed.outcome(), redeemed.middle()), (Some("redeemed"), 33 + 18 + 27));
    let mut played = scenario;
    played.happens("P1 keep");
    assert_eq!((played.verbs("P1"), played.game.core.open.exchange.stock.len()), (String::new(), 4));
    // A black ace: they choose, and only then look (R13, R16).
    let mut chosen = fondo("", "1B 1E");
    assert_eq!((chosen.verbs("P1"), chosen.held("P1")), ("name".to_owned(), cards("1B")));
    chosen.refuses("P1 redeem", "hombre R14").happens("P1 name O");
    assert_eq!((chosen.verbs("P1"), chosen.held("P1").len()), ("keep redeem".to_owned(), 9));
    chosen.happens("P1 keep");
    assert_eq!((chosen.game.core.open.trump, chosen.game.core.open.exchange.stock.len()), (Some(Suit::Ouros), 4));
    assert_eq!(fondo("option fondo_mate_trump suit_shown", "1B 1E").game.core.open.trump, Some(Suit::Bastos));
    // Nobody goes: the hand is over (D16).
    let mut nobody = Scenario::<Rules>::at("option chillar true");
    nobody.deal(&hands("P1 2O"), "1E").happens("P1 pass; P2 pass; P3 pass; P1 pass; P2 pass; P3 pass");
    assert_eq!(nobody.outcome(), Some("passed"));
}

#[test]
fn case_h_17_every_distribution() {
    use Outcome::{Codillo, Puesta, Won};
    let (one, other) = (Seat::at(1), Seat::at(2));
    let table = |h: u8, a: u8, b: u8| compared(h, [(one, a), (other, b)]);
    for h in 0..=9u8 {
        for a in 0..=9 - h {
            let b = 9 - h - a;
            let expected = match (h, a.max(b), a.min(b)) {
                (6.., _, _) | (5, _, _) | (4, 3, 2) => Won,
                (4, 4, 1) | (3, 3, 3) | (1, 4, 4) => Puesta,
                _ => Codillo(Some(if a > b { one } else { other })),
            };
            assert_eq!(table(h, a, b), expected, "{h}: {a}-{b}");
        }
    }
    // H-18, H-19.
    assert_eq!([table(4, 3, 2), table(4, 4, 1), table(4, 5, 0)], [Won, Puesta, Codillo(Some(one))]);
    assert_eq!([table(1, 4, 4), table(1, 5, 3)], [Puesta, Codillo(Some(one))]);
}

const ROW: Row<'static> = Row::of("setup middle 4", 1, Bid::ENTRADA, Suit::Ouros, "");

#[test]
fn cases_h_20_to_h_23_rows() {
    let lost = Row { held: "P1 1E 7O 1B", bola: Bola::Tried, takers: "1111112", ..ROW };
    lost.settled::<Rules>().settles("bola_lost", [7, 12, 12], -31);
    let heading = "setup middle 54";
    let puesta = Row { heading, bid: Bid::SOLO, takers: "111122223", ..ROW };
    Row { held: "P2 1E 7O 1B 1O", ..puesta }.settled::<Rules>().settles("puesta", [-101, 10, 10], 81);
    Row { held: "P2 1E 7O P3 1B 1O", ..puesta }.settled::<Rules>().settles("puesta", [-93, 6, 6], 81);
    let codillo = Row { heading: "setup middle 35", takers: "222211133", ..ROW };
    codillo.settled::<Rules>().settles("codillo", [-68, 65, 3], 0);
    Row { held: "P1 1E 7O", takers: "111122233", ..ROW }.settled::<Rules>().settles("won", [37, -3, -3], -31);
}

#[test]
fn case_h_29_the_hombre_does_not_signal() {
    let mut scenario = worked(0, "E", GAME_1);
    scenario.refuses("P1 golpe", "hombre R26").happens("P1 play RB").refuses("P3 golpe", "hombre R26");
    scenario.happens("P2 golpe").refuses("P2 gano", "hombre R26").happens("P2 play SB");
    let mut silent = Scenario::<Rules>::at("option signals false");
    silent.deal(&hands("P1 1E"), "");
    silent.happens("P1 pass; P2 pass; P3 entrada; P3 name O; P3 exchange; P1 exchange; P2 exchange; P2 leave");
    assert_eq!(silent.verbs("P1"), "play");
}

#[test]
fn cases_h_25_to_h_27_what_asking_makes_of_a_codillo() {
    // P2 has three tricks when they ask, and holds the highest trumps left or not.
    let asked = |held: &'static str, takers: &'static str, at: u8| {
        let mut row = Row { held, takers, ..ROW };
        row.asked = Some((2, at));
        row.settled::<Rules>().outcome()
    };
    assert_eq!(asked("P1 1B", "222111233", 9), Some("codillo"), "H-25");
    assert_eq!(asked("P2 1E", "222111122", 9), Some("puesta"), "H-26");
    assert_eq!(asked("P1 1B", "222211112", 12), Some("puesta"), "H-27");
    let unasked = Row { held: "P1 1B", takers: "222211112", ..ROW };
    assert_eq!(unasked.settled::<Rules>().outcome(), Some("codillo"), "H-27");
}

/// P1 plays an entrada in oros without a trump, and P2 has all the trumps that matter; three tricks are P2's.
fn three_tricks(options: &str) -> Scenario<Rules> {
    let mut scenario = Scenario::<Rules>::at(options);
    let dealt = "P1 4C 5C 6C 7C 3E 4E 5E 3B 4B   P2 1E 7O 1B 1O RO CO SO 2O 3O   P3 1C 2C 3C 6E 7E 6B 7B SB SE";
    scenario.deal(&hands(dealt), "").happens("P1 entrada; P2 pass; P3 pass; P1 name O");
    scenario.happens("P1 exchange; P2 exchange; P3 exchange; P3 leave");
    scenario.tricks("T1 P1: 4C 3O 1C -> P2   T2 P2: 1E 2C 3B -> P2   T3 P2: 7O 3C 4B -> P2");
    scenario
}

/// hombre R29, D22, SIG.1.
#[test]
fn r29_who_has_four_tricks_may_not_ask_for_another() {
    three_tricks("").happens("P2 gano");
    let mut strict = three_tricks("");
    strict.tricks("T4 P2: 1B 6E 3E -> P2").refuses("P2 gano", "hombre R29").refuses("P2 a_mi", "hombre R29");
    strict.happens("P2 golpe");
    let warned = |scenario: &Scenario<Rules>, seat: usize| {
        let facts = Hombre::show(&scenario.game.view(engine::Viewer::Seat(Seat::at(seat)))).facts;
        facts.iter().any(|fact| fact.id == "spanish-fact-four-tricks")
    };
    let mut honour = three_tricks("option table honour");
    assert!(!warned(&honour, 1), "three tricks");
    honour.tricks("T4 P2: 1B 6E 3E -> P2");
    assert_eq!([0, 1, 2].map(|seat| warned(&honour, seat)), [false, true, false]);
    honour.happens("P2 gano").plays_out().happens("P1 content; P2 content; P3 content");
    assert_eq!(honour.outcome(), Some("puesta"));
    let ruled = honour.game.ledger().of_deal(1).iter().filter(|entry| entry.cause.said().id == "spanish-cause-puesta-asked");
    assert!(ruled.clone().all(|entry| entry.cause.cite.0 == "hombre:SIG.1"));
    assert_eq!(ruled.map(|entry| entry.amount).collect::<Vec<_>>(), [31], "the pot goes into the middle by that law");
    let mut unasked = three_tricks("option table honour");
    unasked.plays_out().happens("P1 content; P2 content; P3 content");
    assert_eq!(unasked.outcome(), Some("codillo"));
}

/// hombre D21: as in the Mediator, a player made to enter is paid the game alone, and goes for no bola.
#[test]
fn a_chillada_of_the_hombre_pays_no_estuches_and_allows_no_bola() {
    let mut scenario = Scenario::<Rules>::at("option chillar true");
    let dealt = "P1 1E 2B 1B RB CB SB 7B RO 4C P2 2E 3C 4O SE CO 1O 7O 7C 6C P3 4B 6B SC 1C 3E 2C 3B 7E 5C";
    scenario.deal(&hands(dealt), "2O 5O 4E 3O CE SO 6E 5E RE 6O 5B CC RC").happens("P1 pass; P2 pass; P3 pass; P1 name B");
    scenario.happens("P1 exchange; P2 exchange 2E 3C 4O SE CO; P3 exchange SC 1C 3E 2C 7E 5C; P3 leave").tricks(FIVE);
    // The five first tricks end the hand; seven estuches are not paid.
    scenario.settles("won", [33 + 6, -3, -3], -33);
}

/// hombre R27.
#[test]
fn r27_every_player_may_look_at_their_own_discard() {
    for table in ["", "option table honour"] {
        let mut scenario = Scenario::<Rules>::at(table);
        let dealt = "P1 1E 2B 1B RB CB SB 7B RO 4C P2 2E 3C 4O SE CO 1O 7O 7C 6C P3 4B 6B SC 1C 3E 2C 3B 7E 5C";
        scenario.deal(&hands(dealt), "CC 2O 5O 4E 3O CE SO 6E 5E RE 6O 5B RC");
        scenario.happens("P1 entrada; P2 pass; P3 pass; P1 name B; P1 exchange 4C; P2 exchange 2E SE; P3 exchange; P3 leave");
        scenario.refuses("P3 view_discard", "hombre R27").happens("P2 view_discard").refuses("P2 view_discard", "hombre R27");
        let told = |scenario: &Scenario<Rules>, viewer| {
            let facts = Hombre::show(&scenario.game.view(viewer)).facts;
            facts.into_iter().find(|fact| fact.id == "spanish-fact-discard").map(|fact| fact.args)
        };
        for viewer in engine::battery::all_viewers(3) {
            let own = (viewer == engine::Viewer::Seat(Seat::at(1))).then(|| vec![("cards", cards("2E SE").into())]);
            assert_eq!(told(&scenario, viewer), own, "a discard is seen by its owner alone");
        }
        // A defender who has looked takes nothing from the Hombre's bola.
        scenario.tricks(
            "T1 P1: 1E 7O 3B -> P1 T2 P1: 2B 7C 4B -> P1 T3 P1: 1B 6C 6B -> P1 T4 P1: RB 2O 5C -> P1 T5 P1: CB 3C 7E -> P1",
        );
        scenario.happens("P1 play SB");
    }
}

#[test]
fn cases_h_30_h_31_looking_at_ones_discard() {
    let table = |options: &str| {
        let mut scenario = Scenario::<Rules>::at(options);
        let dealt = "P1 1E 2B 1B RB CB SB 7B RO 4C P2 2E 3C 4O SE CO 1O 7O 7C 6C P3 4B 6B SC 1C 3E 2C 3B 7E 5C";
        scenario.deal(&hands(dealt), "CC 2O 5O 4E 3O CE SO 6E 5E RE 6O 5B RC");
        scenario.happens("P1 entrada; P2 pass; P3 pass; P1 name B; P1 exchange 4C; P2 exchange; P3 exchange; P3 leave");
        scenario
    };
    let five =
        "T1 P1: 1E 7O 3B -> P1   T2 P1: 2B 7C 4B -> P1   T3 P1: 1B 6C 6B -> P1   T4 P1: RB 2E 5C -> P1   T5 P1: CB 3C 7E -> P1";
    let mut looked = table("");
    looked.refuses("P2 view_discard", "hombre R27").happens("P1 view_discard").tricks(five);
    assert_eq!(looked.verbs("P1"), "stop");
    looked.refuses("P1 play SB", "hombre R32");
    let mut strict = table("");
    strict.tricks(five).happens("P1 play SB").refuses("P1 view_discard", "hombre R32");
    let mut honour = table("option table honour");
    honour.tricks(five).happens("P1 play SB; P1 view_discard; P1 content; P2 content; P3 content");
    // Seven estuches and the entrada are collected, the bola is paid, and a polla besides.
    honour.settles("bola_lost", [31 + 20 - 36 - 27, 18 - 10, 18 - 10], -31);
    // Nobody takes a fine of their own, though they won.
    let fines = honour.game.core.match_state.fines.as_slice();
    assert_eq!(fines.iter().map(|fine| (fine.by.index(), fine.amount)).collect::<Vec<_>>(), [(0, 27)]);
}

#[test]
fn case_h_44_fines_go_to_the_next_winners() {
    let mut scenario = Row { held: "P2 1B", takers: "222221133", ..Row::of("setup middle 4", 2, Bid::ENTRADA, Suit::Ouros, "") };
    scenario.fines = &[(2, 27), (3, 41)];
    let won = scenario.settled::<Rules>();
    assert_eq!(won.game.core.match_state.fines.len(), 1);
    won.settles("won", [-3, 37 + 41, -3], -31);
    let mut lost = Row { held: "P2 1B", takers: "222211113", ..Row::of("setup middle 4", 2, Bid::ENTRADA, Suit::Ouros, "") };
    lost.fines = &[(2, 27)];
    assert_eq!(lost.settled::<Rules>().game.core.match_state.fines.len(), 1);
    let mut third = Row { held: "P3 1B", takers: "333331122", ..Row::of("setup middle 4", 3, Bid::ENTRADA, Suit::Ouros, "") };
    third.fines = &[(2, 27)];
    third.settled::<Rules>().settles("won", [-3, -3, 37 + 27], -31);
}

#[test]
fn case_h_45_the_end() {
    let ends = |middle: i64| {
        let heading = format!("option most_hands 1; setup middle {}", middle - 27);
        let scenario = Row { heading: &heading, held: "P1 1B", takers: "222211133", ..ROW }.settled::<Rules>();
        scenario.game.core.match_state.piles.to_vec()
    };
    assert_eq!((ends(250), ends(170)), (vec![7], vec![81, 81, 8]));
}

#[test]
fn r27_the_discard_is_its_owners() {
    let mut scenario = Scenario::<Rules>::at("");
    scenario.deal(&hands("P1 1E 2O"), "3O").happens("P1 entrada; P2 pass; P3 pass; P1 name O; P1 exchange 2O");
    let seen = |seat: usize| scenario.game.view(engine::Viewer::Seat(Seat::at(seat))).discards;
    assert_eq!((seen(0), seen(1)), (CardSet::of(card("2O")), CardSet::EMPTY));
}
