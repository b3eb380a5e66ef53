//! Which acceptance cases and rules of a rule file its tests show. A case is shown by the name of a test (`case_25_`,
//! `ac34_ac35_`), a rule by the name of a test (`r17_to_r22_`), by a citation in one, or by the table of its book, which names
//! the test.

use std::collections::BTreeSet;

/// A rule file, and the tests that show it.
pub(crate) struct Book {
    /// All tests of the game.
    pub(crate) sources: &'static [&'static str],
    /// Number of its acceptance cases.
    pub(crate) cases: u32,
    /// The number of its last rule.
    pub(crate) rules: u32,
    /// Rules with a letter.
    pub(crate) lettered: &'static [&'static str],
    /// Which test shows which rules, where it does not say so itself: the beginning of its name, and the rules.
    pub(crate) shown: &'static [(&'static str, &'static str)],
    /// Rules that no test can show here, each with the reason.
    pub(crate) not_played: &'static [(&'static str, &'static str)],
}

impl Book {
    fn lines(&self) -> impl Iterator<Item = &'static str> {
        self.sources.iter().flat_map(|text| text.lines()).map(str::trim_start).filter(|line| !line.starts_with("//!"))
    }

    /// The names of tests, in words: those of functions, and those that a table gives to a macro.
    fn names(&self) -> impl Iterator<Item = Vec<&'static str>> {
        let name = |line: &'static str| line.strip_prefix("fn ").or_else(|| line.starts_with("ac").then_some(line));
        self.lines().filter_map(name).map(|name| name.split(['(', ':']).next().unwrap_or(name).split('_').collect())
    }

    fn missing_cases(&self) -> Vec<u32> {
        let named = self.names().flat_map(|words| {
            let told = words
                .iter()
                .filter_map(|word| word.strip_prefix("ac"))
                .chain(words.get(1).copied().filter(|_| words[0] == "case"));
            told.filter_map(|number| number.parse().ok()).collect::<Vec<u32>>()
        });
        let named: BTreeSet<u32> = named.collect();
        (1..=self.cases).filter(|case| !named.contains(case)).collect()
    }

    fn shown(&self) -> BTreeSet<String> {
        let mut shown = BTreeSet::new();
        for words in self.names() {
            let rule = |at: usize| {
                words
                    .get(at)
                    .and_then(|word| word.strip_prefix('r'))
                    .filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
            };
            for (at, first) in (0..words.len()).filter_map(|at| rule(at).map(|first| (at, first))) {
                shown.insert(format!("R{first}"));
                if let (Some(&"to"), Some(last)) = (words.get(at + 1), rule(at + 2)) {
                    let (first, last) = (first.parse().unwrap_or(0), last.parse().unwrap_or(0));
                    shown.extend((first..=last).map(|number: u32| format!("R{number}")));
                }
            }
        }
        let cited = self.lines().filter(|line| line.starts_with("//") || line.contains('"'));
        for text in cited.chain(self.shown.iter().map(|(_, rules)| *rules)) {
            shown.extend(
                text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| word.starts_with('R')).map(str::to_owned),
            );
        }
        shown
    }

    fn missing_rules(&self) -> Vec<String> {
        let shown = self.shown();
        let all = (1..=self.rules).map(|number| format!("R{number}")).chain(self.lettered.iter().map(|&rule| rule.to_owned()));
        let excused = |rule: &str| self.not_played.iter().any(|(there, _)| *there == rule);
        all.filter(|rule| !shown.contains(rule) && !excused(rule)).collect()
    }

    /// Tests of the table that are not there, and rules it excuses though they are shown.
    fn wrong(&self) -> Vec<&'static str> {
        let is_there = |name: &str| self.sources.iter().any(|text| text.contains(&format!("fn {name}")));
        let (shown, tables) = (self.shown(), self.shown.iter().map(|(name, _)| *name));
        let idle = self.not_played.iter().map(|(rule, _)| *rule).filter(|rule| shown.contains(*rule));
        tables.filter(|name| !is_there(name)).chain(idle).collect()
    }

    /// Panics unless every case and every rule is shown, or says why not.
    #[track_caller]
    pub(crate) fn is_covered(&self) {
        assert_eq!((self.missing_cases(), self.missing_rules(), self.wrong()), (vec![], vec![], vec![]));
    }
}

#[test]
fn what_no_test_shows_is_found() {
    let book = Book {
        sources: &[
            "//! R7\nfn case_1_one() {\n// (R3)\n}\nfn ac3_ac4_r5_to_r6_two() {}\n    ac5_three: \"\";\nfn trial() { refuses(\"game R8\"); }",
        ],
        cases: 6,
        rules: 8,
        lettered: &["R8a"],
        shown: &[("case_1_", "R1"), ("case_9_", "R2")],
        not_played: &[("R4", "a bow"), ("R3", "a bow")],
    };
    assert_eq!(
        (book.missing_cases(), book.missing_rules(), book.wrong()),
        (vec![2, 6], vec!["R7".to_owned(), "R8a".to_owned()], vec!["case_9_", "R3"])
    );
}
