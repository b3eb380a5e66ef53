//! Every acceptance case and every rule of the rule file has its test, or a reason why a table of this house cannot have one.

use crate::coverage::Book;

const BOOK: Book = Book {
    sources: &[
        include_str!("accounts.rs"),
        include_str!("deal.rs"),
        include_str!("endings.rs"),
        include_str!("honour.rs"),
        include_str!("match_.rs"),
        include_str!("napolitana.rs"),
        include_str!("play.rs"),
        include_str!("worlds.rs"),
    ],
    cases: 50,
    rules: 62,
    lettered: &["R35a", "R46b", "R56a"],
    shown: &[
        ("case_1_", "R1 R7"),
        ("case_10_", "R6"),
        ("case_3_", "R10 R11 R12 R23"),
        ("r58_three_", "R13"),
        ("case_46_", "R14"),
        ("r59_who_loses_", "R15"),
        ("dar_4_and_5_", "R16"),
        ("r25_suit_", "R26"),
        ("r24_the_mano_", "R27"),
        ("case_6_", "R28"),
        ("case_26_", "R30"),
        ("case_32_", "R32"),
        ("case_16_", "R34 R40 R49"),
        ("case_25_who_", "R35a"),
        ("r35_it_is_", "R36"),
        ("case_24_", "R37"),
        ("case_20_", "R39"),
        ("case_12_", "R42 R48"),
        ("case_14_", "R43"),
        ("case_19_", "R44"),
        ("case_15_", "R45"),
        ("case_8_", "R47"),
        ("case_35_", "R52"),
        ("case_37_", "R54"),
        ("case_50_", "R60"),
    ],
    not_played: &[
        ("R9", "the house shuffles and cuts"),
        ("R41", "a courtesy, and no table asks for it"),
        ("R46b", "there is nobody to disagree with: every payment and every refusal cites its rule"),
    ],
};

#[test]
fn every_case_and_every_rule_has_a_test_or_says_why_not() {
    BOOK.is_covered();
}
