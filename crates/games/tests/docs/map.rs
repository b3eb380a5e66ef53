//! Invariants of `ARCHITECTURE.md`: each names the tests or types that hold it, and these exist. Links of all documents lead somewhere.

use std::path::{Path, PathBuf};

const MAP: &str = include_str!("../../../../ARCHITECTURE.md");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Invariants of a page: each with its text and what is said to hold it.
fn invariants(page: &str) -> Vec<(&str, Vec<&str>)> {
    let paragraphs = page.split("\n\n").filter_map(|paragraph| paragraph.trim().strip_prefix("**Invariant:**"));
    let parted = paragraphs.map(|invariant| invariant.split_once("*Held by*").unwrap_or((invariant, "")));
    parted.map(|(text, holders)| (text.trim(), holders.split('`').skip(1).step_by(2).collect())).collect()
}

/// Rust sources under a path: the file itself, or all of a folder.
fn sources(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let entries = std::fs::read_dir(path).into_iter().flatten().filter_map(Result::ok);
    let mut found: Vec<PathBuf> = entries.flat_map(|entry| sources(&entry.path())).collect();
    found.retain(|path| path.extension().is_some_and(|extension| extension == "rs"));
    found
}

/// Does a source define a function, type or trait of this name?
fn defines(source: &str, name: &str) -> bool {
    ["fn", "struct", "enum", "trait", "type"].iter().any(|kind| {
        let wanted = format!("{kind} {name}");
        let ends = |at: usize| !source[at + wanted.len()..].starts_with(|next: char| next.is_alphanumeric() || next == '_');
        source.match_indices(&wanted).any(|(at, _)| ends(at))
    })
}

/// Reason why a holder such as `crates/web/tests/leak.rs::name` is none, if it is none.
fn fault(holder: &str) -> Option<String> {
    let Some((path, name)) = holder.split_once("::") else { return Some(format!("{holder} is not PATH::NAME")) };
    let files = sources(&root().join(path));
    if files.is_empty() {
        return Some(format!("{path} does not exist"));
    }
    let is_there = files.iter().filter_map(|file| std::fs::read_to_string(file).ok()).any(|source| defines(&source, name));
    (!is_there).then(|| format!("{path} defines no {name}"))
}

#[test]
fn every_invariant_of_the_map_names_tests_or_types_that_exist() {
    let invariants = invariants(MAP);
    assert!(invariants.len() > 30, "{}", invariants.len());
    for (text, holders) in invariants {
        assert!(!holders.is_empty(), "nothing holds: {text}");
        let faults: Vec<String> = holders.into_iter().filter_map(fault).collect();
        assert!(faults.is_empty(), "{faults:?} in: {text}");
    }
}

#[test]
fn an_invariant_without_a_holder_and_a_holder_that_is_gone_are_found() {
    let page =
        "**Invariant:** Nothing leaks.\n\n**Invariant:** It rains.\n*Held by* `crates/games/src/lib.rs::catalogue`, `crates/a`.";
    assert_eq!(
        invariants(page),
        [("Nothing leaks.", vec![]), ("It rains.", vec!["crates/games/src/lib.rs::catalogue", "crates/a"])]
    );
    assert_eq!(fault("crates/games/src/lib.rs::catalogue"), None);
    assert_eq!(fault("crates/games/src::catalogue"), None);
    for gone in ["crates/games/src/lib.rs::catalog", "crates/games/src/no_such.rs::catalogue", "crates/games/src/lib.rs"] {
        assert!(fault(gone).is_some(), "{gone}");
    }
}

/// Lines of code under a path that serve no test and are no comment, each with its file.
fn code(path: &str) -> Vec<(PathBuf, String)> {
    let is_test = |file: &PathBuf| file.components().any(|part| matches!(part.as_os_str().to_str(), Some("tests" | "tests.rs")));
    let from = root().join(path).canonicalize().expect("a folder of the sources");
    let files = sources(&from).into_iter().filter(|file| !is_test(&file.strip_prefix(&from).expect("below it").to_owned()));
    let lines: Vec<(PathBuf, String)> = files
        .flat_map(|file| {
            let source = std::fs::read_to_string(&file).expect("a source");
            let served = source.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
            let lines = served.lines().filter(|line| !line.trim_start().starts_with("//"));
            lines.map(|line| (file.clone(), line.to_owned())).collect::<Vec<_>>()
        })
        .collect();
    assert!(lines.len() > 500, "{path} has no sources");
    lines
}

fn ids() -> Vec<&'static str> {
    games::catalogue().iter().map(|entry| entry.facts.id).collect()
}

#[test]
fn the_engine_names_no_game() {
    let names = [ids(), vec!["ombre"]].concat();
    let is_name = |word: &str| names.iter().any(|name| name.eq_ignore_ascii_case(word));
    let found: Vec<String> = code("crates/engine/src")
        .into_iter()
        .filter(|(_, line)| line.split(|letter: char| !letter.is_alphanumeric() && letter != '_').any(is_name))
        .map(|(_, line)| line.trim().to_owned())
        .collect();
    assert_eq!(found, ["pub ombre: Option<Seat>,"], "the declarer of a report alone has a word of the books");
}

#[test]
fn the_rules_do_no_input_or_output_and_read_no_clock() {
    const OUTSIDE: [&str; 10] = [
        "std::fs",
        "std::io",
        "std::net",
        "std::env",
        "std::time",
        "std::process",
        "std::thread",
        "println!",
        "Instant",
        "getrandom",
    ];
    let outside = |line: &str| OUTSIDE.iter().any(|word| line.contains(word));
    let found: Vec<(PathBuf, String)> = code("crates/games/src").into_iter().filter(|(_, line)| outside(line)).collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn no_page_and_no_terminal_table_names_a_game() {
    let quoted: Vec<String> = ids().iter().map(|id| format!("\"{id}\"")).collect();
    for path in ["crates/pages/src", "crates/cli/src/play"] {
        let names = |line: &str| quoted.iter().any(|id| line.contains(id));
        let found: Vec<(PathBuf, String)> = code(path).into_iter().filter(|(_, line)| names(line)).collect();
        assert!(found.is_empty(), "{found:#?}");
    }
}

/// Documents for people: those at the root and in `docs`, and those of single crates.
pub(super) fn documents() -> Vec<PathBuf> {
    let folders = ["", "docs", "bench", "crates/solver"].map(|folder| root().join(folder));
    let entries = folders.iter().flat_map(|folder| std::fs::read_dir(folder).expect("a folder")).filter_map(Result::ok);
    entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|extension| extension == "md")).collect()
}

/// Relative targets of the links of a text, without their places on the page.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target);
    targets.filter_map(|target| target.split('#').next()).filter(|target| !target.is_empty() && !target.contains("://"))
}

#[test]
fn every_link_of_a_document_leads_to_a_file() {
    assert_eq!(links("[a](b.md#c), [d](#e), [f](https://g.org), [h](../i)").collect::<Vec<_>>(), ["b.md", "../i"]);
    let mut found = 0;
    for document in documents() {
        let text = std::fs::read_to_string(&document).expect("a document");
        for target in links(&text) {
            found += 1;
            let path = document.parent().unwrap_or(Path::new("")).join(target);
            assert!(path.exists(), "{} links to {target}", document.display());
        }
    }
    assert!(found > 40, "{found}");
}
