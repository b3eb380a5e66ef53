//! Every acceptance case, rule and law of the three rule files has its test, or a reason why a table of this house cannot have one.

use super::super::laws::desk;
use engine::law::Class;
use std::collections::BTreeSet;

/// All tests of the family.
const SOURCES: [&str; 17] = [
    include_str!("auction.rs"),
    include_str!("cards.rs"),
    include_str!("concessions.rs"),
    include_str!("family.rs"),
    include_str!("forced.rs"),
    include_str!("hombre.rs"),
    include_str!("honour.rs"),
    include_str!("laws.rs"),
    include_str!("mediator.rs"),
    include_str!("monte.rs"),
    include_str!("reasons.rs"),
    include_str!("refusals.rs"),
    include_str!("rows.rs"),
    include_str!("rulings.rs"),
    include_str!("sitting.rs"),
    include_str!("zangano.rs"),
    include_str!("harness.rs"),
];

/// Which test shows which rules and laws, where its name does not say so: the beginning of the name, and the citations.
const SHOWN: &[(&str, &str)] = &[
    ("case_m_06_", "mediator R1 R8"),
    ("r3_the_favourite_", "mediator R3 R62"),
    ("case_m_07_", "mediator R4"),
    ("case_m_08_", "mediator DEAL.5"),
    ("deal_6_", "mediator DEAL.6"),
    ("r9_ten_cards_", "mediator R9"),
    ("case_m_09_", "mediator R12 R13 DEAL.1; hombre R3 DEAL.1"),
    ("case_m_47_", "mediator R5 R7 R65"),
    ("case_m_11_", "mediator R14 R15 R16 R22 R23"),
    ("case_m_14_", "mediator R17 I.1 I.4"),
    ("case_m_15_", "mediator R18"),
    ("case_m_16_", "mediator R19"),
    ("case_m_17_", "mediator R20 R31 R52 VIII.6 INT.6"),
    ("r21_chillo_", "mediator R21"),
    ("case_m_18_", "mediator R21 I.5"),
    ("case_m_19_", "mediator R24"),
    ("case_m_20_", "mediator R25 R29 CALL.1 CALL.2"),
    ("case_m_22_", "mediator R26"),
    ("r27_nobody_is_told_", "mediator R27"),
    ("case_m_38_", "mediator R28"),
    ("case_m_21_", "mediator R30 CALL.3"),
    ("r30a_", "mediator R30a"),
    ("case_m_23_", "mediator R32 GIVE.1"),
    ("case_m_24_", "mediator R33 INT.1"),
    ("case_m_72_", "mediator R34 INT.2 INT.3"),
    ("case_m_30_", "mediator R35 R53"),
    ("case_m_04_", "mediator R36"),
    ("cases_m_25_to_m_29_", "mediator R37 R39 R40"),
    ("case_m_03_", "mediator R38"),
    ("case_m_57_", "mediator R43"),
    ("case_m_41_", "mediator R44"),
    ("case_m_32_", "mediator R45 R48 R49 VIII.1 VIII.7"),
    ("cases_m_34_m_50_", "mediator R46"),
    ("case_m_49_", "mediator R47 VIII.5"),
    ("cases_m_42_m_43_", "mediator R50 VIII.4"),
    ("case_m_52_", "mediator R51"),
    ("case_m_31_", "mediator R54"),
    ("case_m_44_", "mediator R55"),
    ("r56_", "mediator R56 VII.2"),
    ("case_m_62_", "mediator VII.3"),
    ("r57_a_lone_hombre_", "mediator R57 VII.5"),
    ("case_m_61_", "mediator VII.1"),
    ("case_m_70_", "mediator R58 R59 CAL.1 CAL.2"),
    ("r60_", "mediator R60"),
    ("case_m_73_", "mediator R61 R63"),
    ("case_m_39_", "mediator LIG.1 INT.4"),
    ("case_m_36_", "mediator LIG.2"),
    ("case_m_71_", "mediator MUL.1"),
    ("ren_5_", "mediator REN.5"),
    ("a_bola_that_an_offence_cut_", "mediator REN.9"),
    ("case_h_05_", "hombre R2 R16"),
    ("case_h_07_", "hombre R1 R7 R8 R9"),
    ("case_h_08_", "hombre R10 R45"),
    ("case_h_10_", "hombre R11 R20 R25"),
    ("case_h_15_", "hombre R12"),
    ("case_h_16_", "hombre R13 R14"),
    ("cases_h_09_h_11_", "hombre R15 R21 R22"),
    ("case_h_29_", "hombre R26"),
    ("r27_the_discard_", "hombre R27"),
    ("cases_h_25_to_h_27_", "hombre R28 R29 SIG.1 SIG.2"),
    ("cases_h_06_h_32_", "hombre R30 R31 XV.1"),
    ("cases_h_30_h_31_", "hombre R32 XV.2 XV.3"),
    ("cases_h_20_to_h_23_", "hombre R33"),
    ("case_h_17_", "hombre R34 R35 R36"),
    ("case_h_02_", "hombre R37"),
    ("xiv_1_", "hombre R38 XIV.1"),
    ("xiv_2_", "hombre XIV.2"),
    ("xv_4_", "hombre XV.4"),
    ("case_h_44_", "hombre FIN.1"),
    ("case_h_45_", "hombre R40 R41"),
    ("case_h_34_", "hombre X.5"),
    ("d21_", "family R1"),
    ("r2_thirty_six_", "family R2"),
    ("qui_1_t36_1_", "family R3 QUI.1 T36.1"),
    ("case_f_27_", "family R4"),
    ("case_f_04_", "family R5"),
    ("case_f_05_", "family R6"),
    ("case_f_19_", "family R7 R8"),
    ("case_f_20_", "family R9"),
    ("case_f_06_", "family R10"),
    ("case_f_10_", "family R11"),
    ("case_f_09_", "family R12 R13"),
    ("case_f_11_", "family R14 R15"),
    ("case_f_21_the_suit_", "family R16 DOS.1"),
    ("case_f_22_", "family R17"),
    ("case_f_34_", "family R18"),
    ("case_f_24_", "family R19 SOL.1"),
    ("case_f_12_", "family R20 R26 RF.6"),
    ("case_f_13_", "family R21 R25 R28 RF.5"),
    ("r22_r23_r24_", "family R22 R23 R24"),
    ("r27_a_solo_", "family R27"),
    ("case_f_14_", "family RF.1"),
    ("case_f_26_", "family R29 R32 QUI.2"),
    ("case_f_15_", "family R30"),
    ("case_f_25_", "family R31"),
    ("case_f_17_", "family R33"),
    ("case_f_45_", "family R34 ZAN.1"),
    ("case_f_41_", "family R35"),
    ("case_f_42_", "family R36"),
    ("case_f_43_", "family R37"),
    ("case_f_46_", "family R38"),
];

/// Rules that no test can show here, each with the reason.
const NOT_PLAYED: &[(&str, &str)] = &[
    ("mediator R2", "the table asks nobody who is a lady: the courtesy is noted, and the company seats itself"),
    ("mediator R6", "the laws are read on their own page"),
    (
        "mediator R10",
        "every order of the pack is as likely as any other, however it is given: the indulgence is noted and changes nothing",
    ),
    ("mediator R11", "a bow"),
    ("mediator R42", "the table shows trump, trick and Hombre at all times"),
    ("mediator R64", "a ledger has no chips that could run out; what each begins with is noted"),
    ("mediator R66", "advice on how much to stake"),
    ("hombre R42", "most_hands is agreed, and a match that is over is begun anew"),
    ("hombre R44", "who sits at a seat is the room's to say"),
    ("mediator:REN.8", "whether a bola was tried only because a revoker would pay is a matter of intent"),
    ("mediator:REN.10", "onlookers have no voice at the table"),
    ("mediator:INT.5", "what was not agreed is not in the record"),
    ("hombre:LEAVE.2", "who sits at a seat is the room's to say"),
];

const BOOKS: [&str; 3] = ["mediator", "hombre", "family"];

/// Every citation in the tests: those written in full and those that follow a book's name, in comments, in calls and in the table.
fn shown() -> BTreeSet<String> {
    let mut shown = BTreeSet::new();
    let tables = SHOWN.iter().map(|(_, cites)| *cites);
    let comments = SOURCES.iter().flat_map(|text| text.lines()).filter(|line| line.trim_start().starts_with("///"));
    for text in comments.chain(tables) {
        let mut book = "";
        for word in text.split(|letter: char| !(letter.is_alphanumeric() || ".:".contains(letter))) {
            let (named, rest) = word.split_once(':').unwrap_or((if BOOKS.contains(&word) { word } else { book }, word));
            if BOOKS.contains(&named) {
                book = named;
                let rest = rest.trim_end_matches(['.', ':']);
                let law = rest.contains('.');
                shown.insert(format!("{book}{}{rest}", if law { ':' } else { ' ' }));
            }
        }
    }
    shown
}

/// Tests are named after cases, one or a range of them: `case_m_07_`, `cases_h_20_to_h_23_`.
fn cases_named() -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    // The heading of a file tells what is in it, and shows nothing.
    for line in SOURCES.iter().flat_map(|text| text.lines()).filter(|line| !line.starts_with("//!")) {
        let words: Vec<&str> = line.trim_start_matches("fn ").split(['_', '(']).collect();
        let at = |n: usize| -> Option<(String, u32)> {
            let letter = words.get(n).filter(|word| ["m", "h", "f"].contains(word))?;
            Some((letter.to_uppercase(), words.get(n + 1)?.parse().ok()?))
        };
        if !line.starts_with("fn case") {
            let told = line.split(|letter: char| !(letter.is_alphanumeric() || letter == '-'));
            named.extend(told.filter(|word| line.trim_start().starts_with("//") && word.contains('-')).map(str::to_owned));
            continue;
        }
        for n in 0..words.len() {
            let Some((letter, first)) = at(n) else { continue };
            let last = if words.get(n + 2) == Some(&"to") { at(n + 3).map_or(first, |(_, last)| last) } else { first };
            named.extend((first..=last).map(|number| format!("{letter}-{number:02}")));
        }
    }
    named
}

#[test]
fn every_acceptance_case_has_a_test() {
    let named = cases_named();
    let all = [("M", 73), ("H", 46), ("F", 46)].into_iter();
    let all = all.flat_map(|(letter, last)| (1..=last).map(move |number| format!("{letter}-{number:02}")));
    let missing: Vec<String> = all.filter(|case| !named.contains(case)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_rule_is_shown_by_a_test_or_says_why_not() {
    let shown = shown();
    let numbered = [("mediator", 66), ("hombre", 45), ("family", 38)].into_iter();
    let numbered = numbered.flat_map(|(book, last)| (1..=last).map(move |number| format!("{book} R{number}")));
    let all = numbered.chain(["mediator R30a", "hombre R10b"].map(str::to_owned));
    let excused = |rule: &String| NOT_PLAYED.iter().any(|(there, _)| there == rule);
    let missing: Vec<String> = all.filter(|rule| !shown.contains(rule) && !excused(rule)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// A law that only says how to behave needs no test.
#[test]
fn every_law_is_shown_by_a_test_or_says_why_not() {
    let shown = shown();
    let laws = desk("mediator").expect("a desk").laws.iter().filter(|law| law.class != Class::Conduct).map(|law| law.id.0);
    let excused = |law: &&str| NOT_PLAYED.iter().any(|(there, _)| there == law);
    let missing: Vec<&str> = laws.filter(|law| !shown.contains(*law) && !excused(law)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn what_is_excused_is_shown_nowhere() {
    let shown = shown();
    let idle: Vec<&str> = NOT_PLAYED.iter().map(|(there, _)| *there).filter(|there| shown.contains(*there)).collect();
    assert!(idle.is_empty(), "{idle:?}");
}

#[test]
fn every_test_that_is_named_is_there() {
    let is_there = |name: &str| SOURCES.iter().any(|text| text.contains(&format!("fn {name}")));
    let gone: Vec<&str> = SHOWN.iter().map(|(name, _)| *name).filter(|name| !is_there(name)).collect();
    assert!(gone.is_empty(), "{gone:?}");
}
