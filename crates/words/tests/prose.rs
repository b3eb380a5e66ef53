//! A comment on a public item begins with a noun or a verb, and names that were given up do not come back. Each finder is shown a
//! planted fault. Sentences of documents are held by `games/tests/docs/prose.rs`.

use std::path::{Path, PathBuf};

/// Crates whose public items are all documented in this form.
const HELD: [&str; 16] = [
    "bots", "cards", "club", "clubroom", "engine", "games", "laws", "learn", "live", "pages", "solver", "sql", "store", "table",
    "web", "words",
];

/// First words that make a comment a question.
const QUESTIONS: [&str; 8] = ["What", "Who", "Whom", "Whose", "Whoever", "How", "Where", "So many"];

/// Identifiers that were given up, wherever they stand in code but for the names of published schemas.
const GONE: [&str; 13] = [
    "Eyes",
    "Luck",
    "Craft",
    "Tale",
    "Telling",
    "HandTold",
    "ToldHand",
    "Sitter",
    "Misdeed",
    "Shield",
    "RefusedWay",
    "Ways",
    "ToldLaw",
];

/// Names that no type, function or module has any more; a variant or a variable may have them.
const UNDECLARED: [&str; 20] = [
    "Voice", "Sight", "Charter", "Company", "Plate", "Course", "Told", "Done", "Laid", "Standing", "Way", "Between", "Heard",
    "Worth", "told", "kept", "asides", "teller", "luck", "craft",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Files below a folder with this ending, each with its text.
fn files(folder: &Path, ending: &str) -> Vec<(PathBuf, String)> {
    fn walk(at: &Path, ending: &str, found: &mut Vec<(PathBuf, String)>) {
        for path in std::fs::read_dir(at).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if path.is_dir() {
                if !path.ends_with("target") {
                    walk(&path, ending, found);
                }
            } else if path.extension().is_some_and(|end| end == ending) {
                let text = std::fs::read_to_string(&path).expect("a text");
                found.push((path, text));
            }
        }
    }
    let mut found = Vec::new();
    walk(folder, ending, &mut found);
    found.sort();
    assert!(!found.is_empty(), "no .{ending} below {}", folder.display());
    found
}

fn assert_none(found: &[String]) {
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

fn places(files: &[(PathBuf, String)], find: impl Fn(&str) -> Vec<(usize, String)>) -> Vec<String> {
    let place = |path: &Path| path.strip_prefix(root()).unwrap_or(path).display().to_string();
    files
        .iter()
        .flat_map(|(path, text)| find(text).into_iter().map(|(n, fault)| format!("{}:{n}: {fault}", place(path))))
        .collect()
}

/// The text of a comment that begins with a question word.
fn asks(line: &str) -> Option<&str> {
    let said = line.strip_prefix("/// ")?;
    let begins = |word: &str| said.strip_prefix(word).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric));
    QUESTIONS.iter().any(|&word| begins(word)).then_some(said)
}

/// Comments on public items that begin with a question word, by line.
fn asking_heads(text: &str) -> Vec<(usize, String)> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let is_head = |n: usize| n == 0 || !lines[n - 1].starts_with("///");
    let is_public = |n: usize| {
        let item = lines[n..].iter().find(|line| !line.starts_with("///") && !line.starts_with("#["));
        item.is_some_and(|line| line.starts_with("pub ") || line.starts_with("#[macro_export]"))
    };
    let found = lines.iter().enumerate().filter(|(n, _)| is_head(*n) && is_public(*n));
    found.filter_map(|(n, line)| Some((n + 1, asks(line)?.to_owned()))).collect()
}

/// Code without comments and texts: what stands in them is prose.
fn code(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let (mut rest, mut before) = (line, ' ');
        let mut in_text = false;
        while let Some(c) = rest.chars().next() {
            if !in_text && rest.starts_with("//") {
                break;
            }
            if c == '"' && before != '\\' && before != '\'' {
                in_text = !in_text;
            } else if !in_text {
                out.push(c);
            }
            before = if before == '\\' { ' ' } else { c };
            rest = &rest[c.len_utf8()..];
        }
        out.push('\n');
    }
    out
}

fn identifiers(line: &str) -> Vec<&str> {
    line.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|word| !word.is_empty()).collect()
}

/// Names that were given up, by line.
fn names_that_left(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (n, line) in code(text).lines().enumerate().filter(|(_, line)| !line.contains("schema(as")) {
        let words = identifiers(line);
        found.extend(words.iter().filter(|word| GONE.contains(word)).map(|word| (n + 1, (*word).to_owned())));
        let declared = words.windows(2).filter(|pair| matches!(pair[0], "struct" | "enum" | "trait" | "type" | "fn" | "mod"));
        found.extend(declared.filter(|pair| UNDECLARED.contains(&pair[1])).map(|pair| (n + 1, pair.join(" "))));
    }
    found
}

#[test]
fn no_comment_on_a_public_item_begins_with_a_question_word() {
    for name in HELD {
        assert_none(&places(&files(&root().join("crates").join(name).join("src"), "rs"), asking_heads));
    }
}

#[test]
fn names_that_were_given_up_do_not_come_back() {
    for folder in ["crates", "bench", "fuzz"] {
        let sources = files(&root().join(folder), "rs");
        let others: Vec<_> = sources.into_iter().filter(|(path, _)| !path.ends_with("words/tests/prose.rs")).collect();
        assert_none(&places(&others, names_that_left));
    }
}

#[test]
fn a_question_word_at_the_head_of_a_public_comment_is_found() {
    let head = |text: &str| asking_heads(text).into_iter().map(|(n, _)| n).collect::<Vec<_>>();
    assert_eq!(head("/// Who sits there.\n#[derive(Clone)]\npub struct A;\n"), [1]);
    assert_eq!(head("fn a() {}\n    /// So many cards.\n    pub cards: usize,\n"), [2]);
    assert_eq!(head("/// The player.\n/// Who sits there.\npub struct A;\n"), [] as [usize; 0], "only the head counts");
    assert_eq!(head("/// Whole tricks.\npub struct A;\n"), [] as [usize; 0], "a longer word is another");
    assert_eq!(head("/// Who sits there.\nstruct A;\n"), [] as [usize; 0], "a private item");
}

#[test]
fn a_name_that_was_given_up_is_found() {
    let found = |text: &str| names_that_left(text).into_iter().map(|(_, name)| name).collect::<Vec<_>>();
    assert_eq!(found("use engine::{Eyes, Seat};\n"), ["Eyes"]);
    assert_eq!(found("pub struct Told;\nfn kept() {}\n"), ["struct Told", "fn kept"]);
    assert_eq!(found("// Eyes\nlet a = \"Eyes\"; Wanted::Told;\n"), [] as [String; 0], "prose and variants");
}
