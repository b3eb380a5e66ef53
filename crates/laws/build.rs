//! Finds where the games cite their laws, so that a law can tell which acts, payments and refusals rest on it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The Rust files of a folder, without those of tests.
fn sources(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() && !path.ends_with("tests") {
            found.extend(sources(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    Ok(found)
}

/// The literals of a line that is not a comment.
fn literals(line: &str) -> Vec<&str> {
    let code = line.trim_start();
    if code.starts_with("//") { Vec::new() } else { code.split('"').skip(1).step_by(2).collect() }
}

/// `voltarete:II.10.15`: a book, a colon, a number.
fn is_law(literal: &str) -> bool {
    literal.split_once(':').is_some_and(|(book, number)| {
        !book.is_empty()
            && book.bytes().all(|byte| byte.is_ascii_lowercase())
            && number.starts_with(|first: char| first.is_ascii_alphanumeric())
            && !number.contains(' ')
    })
}

/// `voltarete-cause-revoke-suit`: the id of a message.
fn is_message(literal: &str) -> bool {
    literal.contains('-') && literal.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

fn main() -> io::Result<()> {
    let games = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../games/src");
    println!("cargo::rerun-if-changed={}", games.display());
    let mut cited: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in sources(&games)? {
        for line in fs::read_to_string(path)?.lines().filter(|line| !line.contains("Law::new(")) {
            let literals = literals(line);
            for law in literals.iter().filter(|literal| is_law(literal)) {
                let by = cited.entry((*law).to_owned()).or_default();
                by.extend(literals.iter().filter(|literal| is_message(literal)).map(|message| (*message).to_owned()));
            }
        }
    }
    let mut table = "pub(crate) const CITED: &[(&str, &[&str])] = &[\n".to_owned();
    for (law, by) in &cited {
        let _ = writeln!(table, "    ({law:?}, &{by:?}),", by = by.iter().collect::<Vec<_>>());
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("cited.rs"), table + "];\n")
}
