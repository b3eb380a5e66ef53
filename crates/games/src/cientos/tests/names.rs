//! Names, the other's answers, and the points that count (R21-R28; AC15-AC22, AC28, AC29).

use super::super::state::{Answer, Outcome};
use super::super::tally::Item;
use super::harness::{MANO, PIE, cards, endless, happens, hold, names, offered, points, refuses, table, tricks};
use engine::{Game, Turn};

/// Both name all they have; what each counts of the items that fit.
fn counted(mano: &str, pie: &str, first: &str, fits: fn(&Item) -> bool) -> [i64; 2] {
    let mut game = table("");
    endless(&mut game);
    hold(&mut game, mano, pie);
    names(&mut game, MANO);
    tricks(&mut game, first);
    let of =
        |seat| game.open.items.iter().filter(|(whose, item)| *whose == seat && fits(item)).map(|(_, item)| item.points()).sum();
    [of(MANO), of(PIE)]
}

fn is_secansa(item: &Item) -> bool {
    matches!(item, Item::Secansa(_))
}

fn is_set(item: &Item) -> bool {
    matches!(item, Item::Set(_))
}

#[test]
fn case_15_shade() {
    let points = counted("1O RO CO 9C 8C 7C 1E 2E 8E RB SB 9B", "RE CE SE SO 9O 1C CC 2C 7E 1B CB 2B", "RB/1B", is_secansa);
    assert_eq!(points, [6, 0]);
}

#[test]
fn case_16_equal_secansas() {
    let points = counted("RO CO SO 2O 9C 8C 7C 1E 8E RB 9B 7B", "RE CE SE 2E 1O 8O 1C CC SC 1B CB 2B", "RB/1B", is_secansa);
    assert_eq!(points, [0, 0]);
}

#[test]
fn case_17_the_higher_catorce_annuls_the_others() {
    let points = counted("2O 2C 2E 2B SO SC SE SB 9O 8C 7E 9B", "RO RC RE RB 1O CC 8E 7B 7O 9C CE 8B", "9O/7O", is_set);
    assert_eq!(points, [0, 14]);
}

#[test]
fn case_18_a_smaller_catorce_in_the_shade() {
    let points = counted("1O 1C 1E 1B 2O 2C 2E 2B 9O 8C 7E 9B", "RO RC RE RB SO CC 8E 7B 7O 9C CE 8B", "9O/7O", is_set);
    assert_eq!(points, [28, 0]);
}

#[test]
fn case_19_any_catorce_beats_any_three() {
    let points = counted("1O 1C 1E RO CO 9C 8C SE 9E SB 9B 8B", "2O 2C 2E 2B SO RC 7C CE 8E RB CB 7B", "9C/7C", is_set);
    assert_eq!(points, [0, 14]);
}

#[test]
fn case_20_the_best_three_decides() {
    let points = counted("1O 1C 1E SO SC SE 9C 8C 9E 2B 9B 8B", "RO RC RE 2O 2C CO 7C CE 8E 1B CB 7B", "9C/7C", is_set);
    assert_eq!(points, [6, 0]);
}

#[test]
fn case_21_the_wrong_order_loses_the_larger() {
    let mano = "1O 1C 1E 1B SO SC SE SB 9O 8C 7E 9B";
    let mut game = table("");
    endless(&mut game);
    hold(&mut game, mano, "RO RC RE RB 2O CC 8E 7B 7O 9C CE 8B");
    happens(&mut game, "0 catorce sota");
    refuses(&mut game, "0 catorce as", "cientos:acus.4");
    tricks(&mut game, "9O/7O");
    assert_eq!(points(&game)[0], 1);
    assert!(game.open.items.contains(&(PIE, Item::Set(game.open.named[1].sets[0]))));
    // With no catorce on the other side: 14, and not 28.
    let mut game = table("");
    endless(&mut game);
    hold(&mut game, mano, "RO RC RE 2B 2O CC 8E 7B 7O 9C CE 8B");
    happens(&mut game, "0 catorce sota");
    refuses(&mut game, "0 catorce as", "cientos:acus.4");
    tricks(&mut game, "9O/7O");
    assert_eq!(points(&game)[0], 14 + 1);
}

/// cientos:acus.3, cientos:acus.4.
#[test]
fn case_22_forgotten() {
    // Quarta al rey in oros, tercera al nueve in copas, catorce of kings; the pie has the punto.
    let mut game = table("");
    endless(&mut game);
    hold(&mut game, "RO CO SO 2O 9C 8C 7C RC RE RB 7E 8B", "1O 9O 8O 1C CC SC 1E CE 9E CB 2B 9B");
    happens(&mut game, "0 secansa quarta rey; 0 catorce rey; 0 secansa tercera nueve");
    tricks(&mut game, "7E/9E");
    assert_eq!(points(&game), [4 + 14 + 3 + 1, 3 + 1]);
    // A quinta in oros, and the quarta in copas was named.
    let mut game = table("");
    hold(&mut game, "1O RO CO SO 2O 2C 9C 8C 7C 7E 9B 8B", "9O 8O 1C RC CC SE RE CE 1B RB 2B 9E");
    happens(&mut game, "0 secansa quarta diez");
    refuses(&mut game, "0 secansa quinta as", "cientos:acus.4");
}

#[test]
fn r21_one_class_after_another() {
    let mut game = table("");
    hold(&mut game, "RO CO SO 2O 9C 8C 7C 1O 1C 1E 1B 9E", "9O 8O 7O RC CC 2C RE SE 2E RB SB 9B");
    happens(&mut game, "0 catorce as");
    refuses(&mut game, "0 secansa quinta as", "cientos R26");
    refuses(&mut game, "0 punto 51", "cientos R26");
    refuses(&mut game, "0 catorce rey", "cientos R21");
}

/// cientos:acus.10.
#[test]
fn r22_what_is_not_good_stays_hidden() {
    let mut game = table("");
    hold(&mut game, "RO 2O 9O 7O RC CC SC 1E RE SE CB 2B", "1O 8O 2C 9C 8C 7C 2E 9E 8E 7E 9B 8B");
    happens(&mut game, "0 punto 36");
    assert_eq!((game.open.named[0].answers[0], game.open.shown[0]), (Some(Answer::Good), cards("RO 2O 9O 7O")));
    happens(&mut game, "0 secansa tercera rey");
    assert_eq!((game.open.named[0].answers[1], game.open.shown[0]), (Some(Answer::NotGood), cards("RO 2O 9O 7O")));
    // The pie must name what they said was better before they serve (R28, `acus.5`).
    happens(&mut game, "0 play 1E");
    refuses(&mut game, "1 play 7E", "cientos:acus.5");
    assert!(offered(&game, PIE, "punto").is_empty());
    assert_eq!(offered(&game, PIE, "secansa"), ["secansa quarta diez"]);
    happens(&mut game, "1 secansa quarta diez; 1 secansa quarta diez; 1 play 7E");
    assert_eq!(points(&game), [4 + 1, 8]);
}

#[test]
fn r22_equal_is_shown_and_counts_for_nobody() {
    let mut game = table("");
    hold(&mut game, "SO 2O 9O 8O CC 9C 7C 1E CE SE 7E 7B", "1O 7O RC 2C 8C 2E 9E 8E 1B CB 9B 8B");
    happens(&mut game, "0 punto 38");
    assert_eq!((game.open.named[0].answers[0], game.open.shown[0].len()), (Some(Answer::Equal), 4));
    happens(&mut game, "0 play 1E");
    assert!(offered(&game, PIE, "punto").is_empty());
}

/// cientos:acus.7.
#[test]
fn r25_which_of_the_four_is_missing() {
    let mut game = table("option show_sets false");
    hold(&mut game, "1O 1C 1E SO SC SE 9C 8C 9E 2B 9B 8B", "RO RC RE 2O 2C CO 7C CE 8E 1B CB 7B");
    happens(&mut game, "0 tres as; 0 play 9C");
    assert!(game.open.shown[0].is_empty());
    assert_eq!(offered(&game, PIE, "ask"), ["ask as"]);
    happens(&mut game, "1 ask as");
    assert_eq!(game.open.lacked[0], cards("1B"));
    refuses(&mut game, "1 ask as", "cientos R25");
    // Where sets are shown there is nothing to ask.
    let mut game = table("");
    hold(&mut game, "1O 1C 1E SO SC SE 9C 8C 9E 2B 9B 8B", "RO RC RE 2O 2C CO 7C CE 8E 1B CB 7B");
    happens(&mut game, "0 tres as; 0 play 9C");
    assert_eq!(game.open.shown[0], cards("1O 1C 1E"));
    refuses(&mut game, "1 ask as", "cientos R25");
}

#[test]
fn case_28_end_by_precedence() {
    let mut game = table("setup mark 0 100 0 3; setup mark 1 100 0 3");
    hold(&mut game, "CO SO 2O SC 8C 7C SE 8E 7E SB 8B 7B", "RO 9O 8O 7O 1C RC 9C 1E CE 9E 1B CB");
    names(&mut game, MANO);
    assert_eq!(game.open.named[0].answers[1..], [Some(Answer::Good); 2]);
    happens(&mut game, "0 play 7E; 1 punto 34");
    assert_eq!(game.turn(), Turn::Over);
    assert!(matches!(game.match_state.last.expect("an end").outcome, Outcome::Simple(PIE) | Outcome::Double(PIE)));
}

#[test]
fn r39_all_secansas_of_the_pie_come_before_manos_sets() {
    // Mano at 90 has a catorce, the pie at 40 the punto, six, and two terceras: 52, and the game is simple.
    let mut game = table("setup mark 0 90; setup mark 1 40");
    hold(&mut game, "CO 9O 1C CC SC 1E CE SE 1B CB SB 9B", "1O RO SO 2O 8O 7O 9C 8C 7C 9E 8E 7E");
    happens(&mut game, "0 catorce caballo; 0 play 9O; 1 punto 56; 1 secansa tercera nueve");
    assert_eq!((points(&game), game.match_state.last), ([0, 9], None), "the pie may name more of them");
    happens(&mut game, "1 secansa tercera nueve; 1 play 7O");
    let last = game.match_state.last.expect("an end");
    assert_eq!((last.outcome, last.points), (Outcome::Simple(MANO), [14, 12]));
}

#[test]
fn r33_the_same_secansas_pay_the_same_whenever_they_are_settled() {
    // With the first quinta mano has a hundred, whether it counts at once or only when the pie has let the punto go.
    let (mano, pie) = ("1O RO CO SO 2O SC 2C 9C 8C 7C 7E 8E", "9O 8O 1C RC 1E RE SE 9E 1B CB 2B 8B");
    for scenario in ["0 punto 51; 0 secansa quinta as", "0 secansa quinta as; 0 secansa quinta sota; 0 play 7E; 1 play 9E"] {
        let mut game = table("option calidades true; setup mark 0 90");
        hold(&mut game, mano, pie);
        happens(&mut game, scenario);
        // The quinta, the game double and its stake: no second quinta, and no repique.
        assert_eq!((game.turn(), game.ledger().balance(MANO)), (Turn::Over, 1 + 2 + 8), "{scenario}");
    }
}

#[test]
fn case_29_a_catorce_comes_before_play() {
    let mut game = table("setup mark 0 90; setup mark 1 90");
    hold(&mut game, "RO CO 2O 9O 7O RC CC SC 2C 9E 7E 8B", "1O 1C 1E 1B SE RE 2E SB 2B 9B 8O 7C");
    names(&mut game, MANO);
    assert_eq!(points(&game)[0], 9);
    happens(&mut game, "0 play 8B; 1 catorce as");
    assert_eq!(game.winners().lowest(), Some(PIE));
}
