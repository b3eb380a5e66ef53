//! Stories: what happened, told shortly in the words of a player, a paragraph for the laws that answer it.

use std::collections::HashMap;
use std::sync::LazyLock;
use words::Language;

/// Paragraphs: a line of laws, then a line a language with its stories, parted by semicolons.
const TEXTS: [&str; 6] = [
    include_str!("stories/truco.txt"),
    include_str!("stories/voltarete.txt"),
    include_str!("stories/spanish.txt"),
    include_str!("stories/rebesino.txt"),
    include_str!("stories/cientos.txt"),
    include_str!("stories/small.txt"),
];

/// Stories by paragraphs, and the paragraph of a law, whose citation is in small letters.
struct Stories {
    paragraphs: Vec<Vec<(Language, String)>>,
    of_law: HashMap<String, usize>,
}

static STORIES: LazyLock<Stories> = LazyLock::new(|| {
    let mut stories = Stories { paragraphs: Vec::new(), of_law: HashMap::new() };
    for paragraph in TEXTS.into_iter().flat_map(|text| text.split("\n\n")) {
        let mut lines = paragraph.trim().lines();
        let laws = lines.next().unwrap_or_default().split_whitespace();
        stories.of_law.extend(laws.map(|law| (law.to_lowercase(), stories.paragraphs.len())));
        let told = lines.filter_map(|line| line.split_once(' ')).filter_map(|(tag, told)| Some((Language::from_tag(tag)?, told)));
        let each = told.flat_map(|(language, told)| told.split(';').map(move |story| (language, story.trim().to_owned())));
        stories.paragraphs.push(each.collect());
    }
    stories
});

/// The stories that a law answers.
pub(super) fn of_law(id: &str) -> &'static [(Language, String)] {
    let Stories { paragraphs, of_law } = &*STORIES;
    of_law.get(&id.to_lowercase()).map_or(&[], |&paragraph| &paragraphs[paragraph])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_paragraph_is_told_in_all_languages_of_laws_that_exist_and_no_law_stands_in_two() {
        let mut named: Vec<&str> = Vec::new();
        for paragraph in TEXTS.into_iter().flat_map(|text| text.split("\n\n")) {
            let mut lines = paragraph.trim().lines();
            let laws = lines.next().unwrap_or_default();
            let told: Vec<&str> = lines.filter_map(|line| line.split(' ').next()).collect();
            assert_eq!(told, Language::ALL.map(Language::tag), "{laws}");
            for law in laws.split_whitespace() {
                assert!(crate::law(law).is_some(), "{law} is no law");
                assert!(!named.contains(&law), "{law} stands twice");
                named.push(law);
            }
        }
    }
}
