//! Every acceptance case and every rule of the rule file has its test, or a reason why a table of this house cannot have one.

use crate::coverage::Book;

const BOOK: Book = Book {
    sources: &[
        include_str!("cards_.rs"),
        include_str!("exchange.rs"),
        include_str!("hands.rs"),
        include_str!("honour.rs"),
        include_str!("marks.rs"),
        include_str!("names.rs"),
        include_str!("worlds.rs"),
    ],
    cases: 48,
    rules: 47,
    lettered: &[],
    shown: &[
        ("r7_the_higher_", "R1"),
        ("case_38_", "R8"),
        ("r11_by_twos_", "R12"),
        ("r46_each_", "R13"),
        ("case_43_", "R14"),
        ("case_15_", "R23"),
        ("case_17_", "R24"),
        ("case_23_", "R27"),
        ("case_9_", "R29 R35"),
        ("case_46_", "R31"),
        ("jugar_2_", "R32"),
        ("case_33_", "R33 R41"),
        ("case_26_", "R34"),
        ("case_2_", "R36"),
        ("case_4_", "R37"),
        ("case_3_", "R38"),
        ("case_28_", "R39"),
        ("case_30_", "R40"),
        ("case_31_", "R42"),
        ("case_34_", "R43 R47"),
        ("case_35_", "R44"),
        ("case_40_", "R45"),
    ],
    not_played: &[
        ("R9", "the table keeps the marks: no sixes and threes are taken out for them"),
        ("R10", "the house shuffles and cuts"),
    ],
};

#[test]
fn every_case_and_every_rule_has_a_test_or_says_why_not() {
    BOOK.is_covered();
}
