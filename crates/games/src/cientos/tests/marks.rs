//! Marks, what is lacking, stakes and calidades (R40-R47; AC31-AC40).

use super::super::Cientos;
use super::super::mark::most_hands;
use super::super::state::{Mark, Outcome};
use super::super::tally::Item;
use super::hands::{AC9, AC11, AC12, AC13};
use super::harness::{MANO, PIE, hold, names, played, table, tricks};
use engine::{Eyes, Game, Turn};

#[test]
fn case_31_half_game() {
    let mark = Mark::default().after(46);
    assert_eq!(mark, Mark { mark: 50, lack50: 4, lack100: 0 });
    assert!(!mark.has_half(3) && mark.has_half(4));
    assert_eq!(mark.after(3).lack50, 1, "what was made in part is less");
    assert_eq!(mark.after(12), Mark { mark: 60, lack50: 0, lack100: 0 });
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
    for eyes in [Eyes::Public, Eyes::Seat(MANO), Eyes::Seat(PIE)] {
        let seats = Cientos::show(&game.view(eyes)).seats;
        let told = |seat, id: &str| {
            seats.iter().find(|view| view.seat == seat).is_some_and(|view| view.figures.iter().any(|figure| figure.id == id))
        };
        assert!(told(MANO, "cientos-figure-lack100") && told(PIE, "cientos-figure-lack50"), "{eyes:?}");
    }
}

#[test]
fn case_33_won_in_the_middle() {
    // From 72 the 28th point would end it; from 80 mano has twenty with the lead to a later trick.
    let mut game = table("setup mark 0 90");
    hold(&mut game, AC9[0], AC9[1]);
    names(&mut game, MANO);
    tricks(&mut game, "1E/7E RC/7C RE");
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.reports()[0].tricks[..], [2, 0], "the rest is not played");
}

#[test]
fn case_34_double() {
    for (heading, paid) in [("", 8), ("option double_game false; ", 4)] {
        let mut game = table(&format!("{heading}setup mark 0 90; setup mark 1 40"));
        hold(&mut game, AC9[0], AC9[1]);
        names(&mut game, MANO);
        // The pie has eight by its secansas: 48.
        tricks(&mut game, "1E/7E RC/7C RE");
        assert_eq!(game.company.last.expect("an end").outcome, Outcome::Double(MANO));
        assert_eq!(game.ledger().balance(MANO), paid);
    }
    let half = Mark { mark: 40, ..Mark::default() };
    assert!(!half.has_half(9) && half.has_half(10));
}

/// The money of a hand with calidades at one chip each.
fn money([mano, pie, tale]: [&str; 3]) -> i64 {
    played("option calidades true", mano, pie, tale).0.ledger().balance(MANO)
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
        game.end_hand();
        assert_eq!(game.ledger().balance(MANO), paid, "{mano} and {pie}");
    }
}

#[test]
fn r46_each_game_begins_at_nothing() {
    let mut game = table("option games 2; setup mark 0 90; setup mark 1 40");
    hold(&mut game, AC9[0], AC9[1]);
    names(&mut game, MANO);
    tricks(&mut game, "1E/7E RC/7C RE");
    assert!(matches!(game.turn(), Turn::Shuffle(_)));
    assert_eq!((game.company.marks, game.company.games, game.dealer()), ([Mark::default(); 2], [1, 0], Some(MANO)));
    assert_eq!(most_hands(&game.agreements), 44);
}
