//! The cards and what they make: punto, secansas, sets (R2-R6; AC1, AC27, AC30).

use super::super::deck::{FIGURES, ORDER, PACK};
use super::super::ganancias::{Length, Many, Pip, Set, punto_points, puntos, secansas, sets};
use super::super::state::Mark;
use super::harness::{card, cards};

#[test]
fn r2_thirty_two_cards() {
    assert_eq!(PACK.len(), 32);
    assert!(!PACK.meets(cards("3O 4C 5E 6B")));
}

#[test]
fn r3_the_two_is_the_ten() {
    let oros = ["1O", "RO", "CO", "SO", "2O", "9O", "8O", "7O"];
    for pair in oros.windows(2) {
        assert!(ORDER.beats(card(pair[0]), card(pair[1]), card(pair[1])), "{pair:?}");
    }
    assert_eq!(puntos(cards("1O RO CO SO 2O 9O 8O 7O"))[0].0, 75);
}

#[test]
fn r4_figures() {
    assert_eq!(FIGURES.len(), 12);
    assert!(!FIGURES.meets(cards("1O 2O")));
}

#[test]
fn r5_secansas() {
    let of = |text: &str| secansas(cards(text)).iter().map(|&(secansa, _)| secansa).collect::<Vec<_>>();
    let found = of("1O RO CO RC CC SC 2C 9E 8E 7E");
    assert_eq!(
        found.iter().map(|secansa| secansa.length).collect::<Vec<_>>(),
        [Length::Quarta, Length::Tercera, Length::Tercera]
    );
    assert_eq!(found.iter().map(|secansa| secansa.head).collect::<Vec<_>>(), [Pip::Rey, Pip::As, Pip::Nueve]);
    assert!(of("1O RO SO 2O 8O 7O").is_empty());
    let whole = of("1O RO CO SO 2O 9O 8O 7O");
    assert_eq!((whole[0].length, whole[0].length.points()), (Length::Octava, 18));
    let points = [3, 4, 5, 6, 7].map(|many| {
        let run: Vec<&str> = ["1B", "RB", "CB", "SB", "2B", "9B", "8B"].into_iter().take(many).collect();
        of(&run.join(" "))[0].length.points()
    });
    assert_eq!(points, [3, 4, 15, 16, 17]);
}

#[test]
fn r6_sets() {
    let of = |text: &str| sets(cards(text)).iter().map(|&(set, _)| set).collect::<Vec<_>>();
    let found = of("2O 2C 2E 2B 1O 1C 1E RO RC 9O 9C 9E 9B");
    assert_eq!(found, [Set { many: Many::Four, rank: Pip::Diez }, Set { many: Many::Three, rank: Pip::As }]);
    assert_eq!(found.iter().map(|set| set.points()).collect::<Vec<_>>(), [14, 3]);
}

#[test]
fn case_1_punto_values() {
    let found = [35, 34, 44, 45, 51, 54, 55, 64, 75, 24].map(punto_points);
    assert_eq!(found, [4, 3, 4, 5, 5, 5, 6, 6, 8, 2]);
    assert_eq!(puntos(cards("RC CC SC 2C 9C 8C 7C"))[0].0, 64);
    assert_eq!(puntos(cards("9C 8C 7C"))[0].0, 24);
}

#[test]
fn case_27_a_seven_beats_an_ace_of_another_suit() {
    assert!(!ORDER.beats(card("1B"), card("7E"), card("7E")));
}

#[test]
fn case_30_marks() {
    let marks = [24, 25, 4, 5, 46, 44].map(|points| Mark::default().after(points).mark);
    assert_eq!(marks, [20, 30, 0, 10, 50, 40]);
}
