//! Prose of the documents: a clause names its actor (`docs/words.md`).

use super::map::documents;

/// An example of how not to write, in `docs/words.md`.
const EXAMPLE: &str = "Who passes puts 1 tento |";

/// Prose of a document: without blocks and spans of code, and without the part that is made from declarations.
fn prose(text: &str) -> String {
    let written = text.split(super::MADE).next().unwrap_or_default();
    let outside: String = written.split("```").step_by(2).collect();
    outside.split('`').step_by(2).collect::<Vec<_>>().join("``")
}

/// Sentences and cells of a document, each on one line.
fn sentences(text: &str) -> Vec<String> {
    let paragraphs = text.split("\n\n").map(|paragraph| paragraph.split_whitespace().collect::<Vec<_>>().join(" "));
    paragraphs
        .flat_map(|text| text.split_inclusive(['.', '?', '!', '|']).map(|part| part.trim().to_owned()).collect::<Vec<_>>())
        .collect()
}

/// Does a sentence have *who* or *whoever* as a subject without an antecedent?
fn is_bare(sentence: &str) -> bool {
    let plain = |word: &str| word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
    let words: Vec<&str> = sentence.split_whitespace().collect();
    let lacks_actor = |at: usize| match at.checked_sub(1).map(|before| words[before]) {
        None => true,
        Some(before) if before.ends_with([':', ';', '—', '–']) => true,
        Some(before) if before.ends_with(',') => false,
        Some(before) => matches!(plain(before).as_str(), "for" | "to" | "by" | "of" | "than" | "as" | "from"),
    };
    !sentence.ends_with('?')
        && (0..words.len()).any(|at| match plain(words[at]).as_str() {
            "whoever" | "whomever" => true,
            "who" => lacks_actor(at),
            _ => false,
        })
}

#[test]
fn no_sentence_of_a_document_has_a_bare_who_as_its_subject() {
    for document in documents() {
        let text = std::fs::read_to_string(&document).expect("a document");
        let found: Vec<String> = sentences(&prose(&text)).into_iter().filter(|said| is_bare(said) && said != EXAMPLE).collect();
        assert!(found.is_empty(), "{}: {found:#?}", document.display());
    }
}

#[test]
fn a_planted_bare_subject_is_found() {
    for bare in ["Who deals is last.", "It is open to whoever asks.", "A game; who deals is last.", "This is for who reads."] {
        assert!(sentences(&prose(&format!("A page.\n\nA line. {bare}\n"))).iter().any(|said| is_bare(said)), "{bare}");
    }
    for named in ["A player who asks.", "Who may ask?", "`who` is a word.", "```\nWho asks\n```"] {
        assert!(!sentences(&prose(named)).iter().any(|said| is_bare(said)), "{named}");
    }
}
