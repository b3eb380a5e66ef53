//! Every acceptance case and every rule of the rule file has its test, or a reason why a table of this house cannot have one.

use crate::coverage::Book;

const BOOK: Book = Book {
    sources: &[
        include_str!("cards.rs"),
        include_str!("counting.rs"),
        include_str!("hands.rs"),
        include_str!("honour.rs"),
        include_str!("laws.rs"),
        include_str!("sitting.rs"),
        include_str!("worlds.rs"),
    ],
    cases: 37,
    rules: 31,
    lettered: &[],
    shown: &[("ac6_gain", "R22"), ("ac23_a_capote", "R23"), ("ac5_turn_up", "R24"), ("ac24_renuncio_", "R27")],
    not_played: &[],
};

#[test]
fn every_case_and_every_rule_has_a_test_or_says_why_not() {
    BOOK.is_covered();
}
