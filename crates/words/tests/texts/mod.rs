//! The texts of a language as they stand in its files.

use std::collections::BTreeMap;
use words::Language;

/// The texts by id, an attribute behind a dot (`voltarete-pass.gloss`), each as its file has it.
pub(crate) fn texts(language: Language) -> BTreeMap<String, String> {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for file in language.files() {
        let (mut message, mut current) = (String::new(), String::new());
        for line in file.lines() {
            let attribute = line.strip_prefix("    .").and_then(|rest| rest.split_once(" ="));
            let id = line.split_once(" =").filter(|_| line.starts_with(|first: char| first.is_ascii_lowercase()));
            match (id, attribute) {
                (Some((id, text)), _) => {
                    message = id.to_owned();
                    current.clone_from(&message);
                    found.insert(current.clone(), text.trim().to_owned());
                }
                (None, Some((name, text))) => {
                    current = format!("{message}.{name}");
                    found.insert(current.clone(), text.trim().to_owned());
                }
                (None, None) if line.starts_with([' ', '}']) => {
                    let text = found.entry(current.clone()).or_default();
                    *text = format!("{text}\n{line}");
                }
                (None, None) => current.clear(),
            }
        }
    }
    found.remove("");
    found
}

/// The words of a text, without what is filled in, the names of variants and what is typed at a machine.
pub(crate) fn said(text: &str) -> String {
    let mut said = String::new();
    let (mut depth, mut typed) = (0_u32, false);
    for line in text.lines() {
        let line = line.trim_start();
        let variant = line.strip_prefix('*').unwrap_or(line).strip_prefix('[').and_then(|rest| rest.split_once(']'));
        // Within a variant the words are outside of the braces that choose it.
        let line = variant.map_or(line, |(_, words)| {
            depth = 0;
            words
        });
        for letter in line.chars() {
            match letter {
                '{' => depth += 1,
                // A figure stands for what is filled in, so that its neighbours do not meet.
                '}' => {
                    depth = depth.saturating_sub(1);
                    said.push_str(" 0 ");
                }
                '`' => typed = !typed,
                other if depth == 0 && !typed => said.push(other),
                _ => {}
            }
        }
        said.push(' ');
    }
    said
}

/// The words of a text in small letters, one after another.
pub(crate) fn words_of(text: &str) -> Vec<String> {
    let said = said(text).to_lowercase();
    let parts = said.split(|letter: char| !(letter.is_alphanumeric() || letter == '-' || letter == '’'));
    parts.map(|word| word.trim_matches(['-', '’']).to_owned()).filter(|word| !word.is_empty()).collect()
}

/// Does a text have these words one after another?
pub(crate) fn has(text: &str, phrase: &str) -> bool {
    let (words, wanted) = (words_of(text), words_of(phrase));
    !wanted.is_empty() && words.windows(wanted.len()).any(|some| some == wanted)
}

/// Faults found in the texts of a language, each with its id.
pub(crate) fn faults(language: Language, check: impl Fn(&str, &str) -> Option<String>) -> Vec<String> {
    let told = |(id, text): (&String, &String)| Some(format!("{} {id}: {} in “{text}”", language.tag(), check(id, text)?));
    texts(language).iter().filter_map(told).collect()
}
