//! Marks, what is lacking, stakes and calidades (R40-R47; AC31-AC40).

use super::super::Cientos;
use super::super::mark::{Count, most_hands};
use super::super::state::{Mark, Outcome};
use super::super::tally::Item;
use super::hands::{AC9, AC10, AC11, AC12, AC13};
use super::harness::{MANO, PIE, happens, hold, names, played, points, table, tricks};
use engine::{Game, Turn, Viewer};

#[test]
fn case_31_half_game() {
    let mark = Mark::default().after(46);
    assert_eq!(mark, Mark { mark: 50, lack50: 4, lack100: 0 });
    assert!(!mark.has_half(3) && mark.has_half(4));
    assert_eq!(mark.after(3).lack50, 1, "what was made in part is less");
    assert_eq!(mark.after(12), Mark { mark: 60, lack50: 0, lack100: 0 });
    // In the next hand the other wins by a tercera mayor; by then mano has made three points by their punto, or four.
    let pie = "1E RE CE 1C RC 9C 1B RB 9B 1O CO 2O";
    for (oros, value, outcome) in [("9O", 34, Outcome::Double(PIE)), ("SO", 35, Outcome::Simple(PIE))] {
        let mut game = table("setup mark 0 50 4 0; setup mark 1 100 0 3");
        hold(&mut game, &format!("RO {oros} 8O 7O CC SC 8C SE 2E 8E CB 2B"), pie);
        happens(&mut game, &format!("0 punto {value}; 0 play 8C; 1 secansa tercera as"));
        assert_eq!((game.turn(), game.match_state.last.expect("an end").outcome), (Turn::Over, outcome));
    }
}

#[test]
fn case_32_game_by_rounding() {
    let mark = Mark { mark: 60, ..Mark::default() }.after(36);
    assert_eq!(mark, Mark { mark: 100, lack50: 0, lack100: 4 });
    // The opponent at 80 reaches a hundred only by what they make; the first wins with four.
    let mut game = table("setup mark 0 100 0 4; setup mark 1 80");
    hold(&mut game, AC9[0], AC9[1]);
    names(&mut game, MANO);
    assert_eq!((game.turn(), game.winners().lowest()), (Turn::Over, Some(MANO)), "the punto counts four");
}

/// cientos:mark.1.
#[test]
fn mark_1_what_is_lacking_is_told_to_everybody() {
    let game = table("setup mark 0 100 0 4; setup mark 1 50 3 0");
    for viewer in [Viewer::Public, Viewer::Seat(MANO), Viewer::Seat(PIE)] {
        let seats = Cientos::show(&game.view(viewer)).seats;
        let told = |seat, id: &str| {
            seats.iter().find(|view| view.seat == seat).is_some_and(|view| view.figures.iter().any(|figure| figure.id == id))
        };
        assert!(told(MANO, "cientos-figure-lack100") && told(PIE, "cientos-figure-lack50"), "{viewer:?}");
    }
}

#[test]
fn case_33_won_in_the_middle() {
    let mut game = table("setup mark 0 70");
    hold(&mut game, "1O RO SO 1C RC SC 1E RE SE 1B 8B 7B", "CO 2O 8O 7O CC 2C 8C CE 2E 8E CB 2B");
    // Four aces, three kings, three sotas: twenty; the pie has the punto, so that there is no pique.
    happens(&mut game, "0 catorce as; 0 tres rey; 0 tres sota");
    tricks(&mut game, "1O/CO RO/2O SO/8O 1C/CC RC/2C SC/8C 1E/CE RE/2E SE/8E");
    assert_eq!((points(&game), game.match_state.last), ([29, 4], None));
    happens(&mut game, "0 play 1B");
    assert_eq!((game.turn(), game.match_state.last.expect("an end").points), (Turn::Over, [30, 4]));
    assert_eq!(game.reports()[0].tricks[..], [9, 0], "the rest is not played, and no bazas are counted");
}

#[test]
fn case_34_double() {
    for (heading, paid, outcome) in [("", 8, Outcome::Double(MANO)), ("option double_game false; ", 4, Outcome::Simple(MANO))] {
        let mut game = table(&format!("{heading}setup mark 0 90; setup mark 1 40"));
        hold(&mut game, AC9[0], AC9[1]);
        names(&mut game, MANO);
        // The pie has eight by its secansas: 48.
        tricks(&mut game, "1E/7E RC/7C RE");
        assert_eq!(game.match_state.last.expect("an end").outcome, outcome);
        assert_eq!(game.ledger().balance(MANO), paid);
    }
    let half = Mark { mark: 40, ..Mark::default() };
    assert!(!half.has_half(9) && half.has_half(10));
}

#[test]
fn r43_where_no_double_game_was_agreed_nobody_speaks_of_one() {
    let mut game = table("option double_game false; option calidades true; setup mark 0 90; setup mark 1 30");
    hold(&mut game, AC9[0], AC9[1]);
    names(&mut game, MANO);
    tricks(&mut game, "1E/7E RC/7C RE");
    let report = &game.reports()[0];
    assert_eq!(report.outcome, Some("simple"));
    let facts = Cientos::show(&game.view(Viewer::Public)).facts;
    let told = format!("{:?} {facts:?} {:?}", report.ended, game.ledger().since(0));
    assert!(told.contains("cientos-outcome-won") && !told.contains("double"), "{told}");
    // Nor of what is lacking to the half game, which only decides whether a game is double.
    let game = table("option double_game false; setup mark 0 50 4 0");
    let seats = format!("{:?}", Cientos::show(&game.view(Viewer::Public)).seats);
    assert!(!seats.contains("cientos-figure-lack50"), "{seats}");
}

/// The money of a hand with calidades at one chip each.
fn money([mano, pie, scenario]: [&str; 3]) -> i64 {
    played("option calidades true", mano, pie, scenario).0.ledger().balance(MANO)
}

#[test]
fn case_35_calidades() {
    assert_eq!(money(AC11), 5);
}

#[test]
fn case_36_capote_against_a_quinta() {
    assert_eq!(money(AC13), 0);
}

#[test]
fn case_37_calidades_of_the_pie() {
    assert_eq!(money(AC12), -4);
}

#[test]
fn case_38_price() {
    let agreed = |heading: &str| table(heading).agreements.price();
    assert_eq!((agreed(""), agreed("option game_stake 20"), agreed("option calidad_price 3")), (1, 5, 3));
    let mut game = table("option calidades true; setup mark 0 90; setup mark 1 30");
    hold(&mut game, AC9[0], AC9[1]);
    names(&mut game, MANO);
    tricks(&mut game, "1E/7E RC/7C RE");
    assert_eq!(game.ledger().balance(MANO), 8 + 2);
}

#[test]
fn case_39_sextas() {
    let mut game = table("option calidades true");
    super::harness::endless(&mut game);
    hold(&mut game, "1O RO CO SO 2O 9O CC SC 2C 9C 8C 7E", "1E RE CE SE 2E 1C RC 8E 1B RB CB 7C");
    names(&mut game, MANO);
    tricks(&mut game, "7E/8E");
    let quintas: i64 = game
        .open
        .items
        .iter()
        .filter_map(|(seat, item)| match item {
            Item::Secansa(secansa) if *seat == MANO => Some(secansa.length.calidades()),
            _ => None,
        })
        .sum();
    assert_eq!(quintas, 3);
}

#[test]
fn case_40_counts() {
    for ([mano, pie], paid) in [([7, 10], -1), ([4, 10], -2), ([10, 12], 0), ([8, 8], 0)] {
        let mut game = table("option calidades true");
        hold(&mut game, AC9[0], AC9[1]);
        for (seat, many) in [(MANO, mano), (PIE, pie)] {
            (0..many).for_each(|_| game.open.items.push(seat, Item::Lead));
        }
        game.end_hand(Count::Whole);
        assert_eq!(game.ledger().balance(MANO), paid, "{mano} and {pie}");
    }
}

/// R45: a game that is won by the bazas does not cut its hand short: all twelve tricks were played, and a low count is paid (D12).
#[test]
fn r45_who_counted_too_little_pays_though_the_game_is_over() {
    let mut game = table("option calidades true; setup mark 0 30");
    hold(&mut game, AC10[0], AC10[1]);
    names(&mut game, MANO);
    tricks(&mut game, AC10[2]);
    let last = game.match_state.last.expect("an end");
    assert_eq!((game.turn(), last.outcome, last.points), (Turn::Over, Outcome::Double(MANO), [70, 5]));
    // The quinta, the pique, five points of the pie; the game double, and its stake.
    assert_eq!(game.ledger().balance(MANO), 1 + 1 + 1 + 2 + 8);
}

/// R45, D12: a game that is won by the twelfth trick ends before the bazas are counted, so nobody pays for a low count.
#[test]
fn r45_who_reaches_a_hundred_by_the_last_trick_cuts_the_count_short() {
    let mut game = table("option calidades true; setup mark 1 100 0 5");
    hold(&mut game, AC10[0], AC10[1]);
    names(&mut game, MANO);
    tricks(&mut game, AC10[2]);
    let last = game.match_state.last.expect("an end");
    assert_eq!((game.turn(), last.outcome, last.points), (Turn::Over, Outcome::Simple(PIE), [60, 5]));
    // The quinta and the pique; against them the game simple, and its stake.
    assert_eq!(game.ledger().balance(MANO), 1 + 1 - 1 - 4);
}

/// R45, D12: all twelve tricks are played, six of them the loser's: their count is complete, and they pay for it though the game was won
/// by the last trick.
#[test]
fn r45_a_loser_whose_count_is_complete_pays_though_the_last_trick_won_the_game() {
    let [mano, pie, scenario] = super::hands::AC14;
    let mut game = table("option calidades true");
    game.match_state.marks[0].mark = 88;
    hold(&mut game, mano, pie);
    names(&mut game, MANO);
    tricks(&mut game, scenario);
    let last = game.match_state.last.expect("an end");
    assert_eq!((last.outcome, last.points), (Outcome::Double(MANO), [12, 7]));
    // Fewer than ten; the game double, and its stake.
    assert_eq!(game.ledger().balance(MANO), 1 + 2 + 8);
}

#[test]
fn r46_each_game_begins_at_nothing() {
    let mut game = table("option games 2; setup mark 0 90; setup mark 1 40");
    hold(&mut game, AC9[0], AC9[1]);
    names(&mut game, MANO);
    tricks(&mut game, "1E/7E RC/7C RE");
    assert!(matches!(game.turn(), Turn::Shuffle(_)));
    assert_eq!((game.match_state.marks, game.match_state.games, game.dealer()), ([Mark::default(); 2], [1, 0], Some(MANO)));
    assert_eq!(most_hands(&game.agreements), 44);
}
