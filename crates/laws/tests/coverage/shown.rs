//! Coverage of the laws by tests. A test cites a law by its id in the lines above it (`/// voltarete:II.9.2,
//! voltarete:II.9.3.`) or in its body, or a table of its folder names the test and the law (`("case_h_44_", "hombre FIN.1")`).

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

const CRATES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// The laws cited by tests, each with the names of the tests.
pub(crate) fn shown() -> BTreeMap<String, BTreeSet<String>> {
    let mut files = Vec::new();
    for name in ["games", "club", "laws", "bots", "table", "pages", "live", "clubroom", "web"] {
        files.extend(sources(&Path::new(CRATES).join(name)));
    }
    let mut shown: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in &files {
        let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        // What the desk's own tests have in their bodies are questions to it, and show nothing by being asked.
        let asks = ["laws", "pages", "web"].iter().any(|name| path.starts_with(Path::new(CRATES).join(name)));
        for test in tests(&text) {
            let lines = test.above.iter().chain(test.body.iter().filter(|_| !asks));
            lines.flat_map(|line| cites(line)).for_each(|law| {
                shown.entry(law).or_default().insert(test.name.to_owned());
            });
        }
        for (name, laws) in tabled(&text) {
            let there = files.iter().filter(|other| other.parent() == path.parent());
            let is_there = there
                .into_iter()
                .any(|other| std::fs::read_to_string(other).is_ok_and(|text| text.contains(&format!("fn {name}"))));
            assert!(is_there, "{}: there is no test {name}", path.display());
            laws.into_iter().for_each(|law| {
                shown.entry(law).or_default().insert(name.to_owned());
            });
        }
    }
    shown
}

/// The Rust files of a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() && !path.ends_with("target") {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}

struct Test<'a> {
    name: &'a str,
    above: Vec<&'a str>,
    body: Vec<&'a str>,
}

/// The tests of a file: what stands directly above them, and their lines up to the brace that closes them.
fn tests(text: &str) -> Vec<Test<'_>> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (at, _) in lines.iter().enumerate().filter(|(_, line)| line.trim() == "#[test]") {
        let above = lines[..at].iter().rev().take_while(|line| line.trim_start().starts_with("//")).copied().collect();
        let Some(begin) = (at..lines.len()).find(|&line| lines[line].trim_start().starts_with("fn ")) else { continue };
        let indent = lines[begin].len() - lines[begin].trim_start().len();
        let closes = |line: &&str| line.len() == indent + 1 && line.trim() == "}";
        let body = lines[begin..].iter().take_while(|line| !closes(line)).copied().collect();
        let name = lines[begin].trim_start().trim_start_matches("fn ").split('(').next().unwrap_or_default();
        found.push(Test { name, above, body });
    }
    found
}

/// The laws a line cites: `voltarete:II.9.2`, and `X.1` behind `hombre:X.0`.
fn cites(line: &str) -> Vec<String> {
    let (mut found, mut book) = (Vec::new(), "");
    for word in line.split(|letter: char| !(letter.is_alphanumeric() || ".:".contains(letter))) {
        let word = word.trim_end_matches(['.', ':']);
        // A bare number may be anything; what follows a citation has its point.
        let Some((named, number)) = word.split_once(':').or_else(|| word.contains('.').then_some((book, word))) else { continue };
        let id = format!("{named}:{number}");
        if laws::book(named).is_some() && laws::law(&id).is_some_and(|law| law.id.0 == id) {
            (book, _) = (named, found.push(id));
        }
    }
    found
}

/// The rows of a table of tests: the beginning of a test's name, and the laws it shows, each book named before its numbers.
fn tabled(text: &str) -> Vec<(&str, Vec<String>)> {
    let row = |line: &'_ str| -> Option<(usize, usize)> {
        let rest = line.trim().strip_prefix("(\"")?.strip_suffix("\"),")?;
        let (name, _) = rest.split_once("\", \"")?;
        Some((name.len(), rest.len()))
    };
    let rows = text
        .lines()
        .filter(|line| row(line).is_some())
        .filter_map(|line| line.trim().strip_prefix("(\"")?.strip_suffix("\"),")?.split_once("\", \""));
    let laws = |cited: &str| {
        let (mut found, mut book) = (Vec::new(), "");
        for word in cited.split([' ', ';']).filter(|word| !word.is_empty()) {
            match laws::book(word) {
                Some(named) => book = named.id,
                None => found.extend(laws::law(&format!("{book}:{word}")).map(|law| law.id.0.to_owned())),
            }
        }
        found
    };
    rows.map(|(name, cited)| (name, laws(cited))).filter(|(name, laws)| name.ends_with('_') && !laws.is_empty()).collect()
}

#[test]
fn a_citation_is_found_above_a_test_in_it_and_in_a_table() {
    let text = "/// hombre:X.1, X.2b.\n#[test]\nfn one() {\n    refuses(\"voltarete:II.9.2\");\n}\n\n/// yukon:1.\nfn helper() {}\n(\"one\", \"x\"),\n(\"case_h_44_\", \"hombre FIN.1; mediator R5\"),\n";
    let test = tests(text).remove(0);
    let all: Vec<String> = test.above.iter().chain(&test.body).flat_map(|line| cites(line)).collect();
    assert_eq!((test.name, all.join(" ")), ("one", "hombre:X.1 hombre:X.2b voltarete:II.9.2".to_owned()));
    assert_eq!(tabled(text), [("case_h_44_", vec!["hombre:FIN.1".to_owned()])]);
    assert_eq!(tests(text).len(), 1, "a helper is no test");
}
