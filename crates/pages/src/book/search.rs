//! Looking something up in a rule book: accents, capitals and the language do not matter.

use super::laws::LawEntry;
use super::{Book, anchor, short};
use crate::table_text::text_of;
use maud::{Markup, html};
use words::plain;

/// So many places are named.
const MOST: usize = 24;
const LONGEST: usize = 60;

pub(super) fn form(book: &Book<'_>, asked: Option<&str>) -> Markup {
    html! {
        form.asking method="get" action={ "/rules/" (book.facts.id) } role="search" {
            label for="word" { (text_of(book.words, "web-rules-ask")) }
            input type="text" id="word" name="word" maxlength=(LONGEST) autocomplete="off" value=(asked.unwrap_or_default())
                placeholder=(words::word_to_ask(book.facts.id).unwrap_or_default());
            button.btn { (text_of(book.words, "web-rules-look-up")) }
        }
    }
}

/// A place in the book where what was asked for is told.
struct Place {
    anchor: String,
    label: String,
    text: String,
}

/// Everything that can be found: rules, laws, advice, agreements.
fn places(book: &Book<'_>, laws: &[LawEntry]) -> Vec<Place> {
    let (words, game) = (book.words, book.facts.id);
    let at = |cite: &str, text: String| Place { anchor: anchor(game, cite), label: short(words, game, cite), text };
    let rules = book.chapters.iter().flat_map(|chapter| &chapter.rules).filter_map(|cite| Some(at(cite, words.rule(cite)?)));
    let advice = words::advice(game).into_iter().filter_map(|number| {
        let cite = format!("{game} {number}");
        Some(at(&cite, words.rule(&cite)?))
    });
    let laws = laws.iter().map(|told| at(told.law.id.0, told.text.clone()));
    let options = book.facts.options.iter().map(|fact| Place {
        anchor: format!("agreement-{}", fact.name),
        label: words.option_name(game, fact.name),
        text: words.option(game, fact.name),
    });
    rules.chain(laws).chain(options).chain(advice).collect()
}

/// Does a text speak of this: has it, for each word asked for, one that begins so?
fn speaks(text: &str, asked: &str) -> bool {
    let text = plain(text);
    let has: Vec<&str> = text.split(|letter: char| !letter.is_alphanumeric()).collect();
    let mut wanted = asked.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).peekable();
    // A word of which only the ending is another is the same word.
    let stem = |word: &str| word.chars().take(word.chars().count().max(5) - 1).collect::<String>();
    wanted.peek().is_some() && wanted.all(|word| has.iter().any(|known| known.starts_with(&stem(word))))
}

/// The word's meaning, if it is one of the game's, and every place that speaks of it.
pub(super) fn answer(book: &Book<'_>, laws: &[LawEntry], asked: &str) -> Markup {
    let (words, game) = (book.words, book.facts.id);
    let asked: String = asked.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(LONGEST).collect();
    let rule = || words.rule_in(game, &asked);
    let word = || words.word(game, &asked).map(|(word, gloss)| format!("{word}: {gloss}"));
    let term = words.glossary(game, &asked);
    let meaning = rule().or_else(word).or_else(|| term.as_ref().ok().map(|term| term.meaning.clone()));
    let spellings: Vec<String> = std::iter::once(plain(&asked)).chain(words::synonyms(&asked)).collect();
    let found: Vec<Place> = places(book, laws)
        .into_iter()
        .filter(|place| spellings.iter().any(|one| speaks(&place.text, one) || plain(&place.label) == *one))
        .take(MOST)
        .collect();
    let near = term.err().unwrap_or_default();
    html! {
        section.explained id="explained" role="status" {
            h2 { (asked) }
            @if let Some(meaning) = &meaning { p { (meaning) } }
            @if meaning.is_none() && found.is_empty() {
                p { (text_of(words, "web-rules-unknown")) }
                @if !near.is_empty() {
                    p { @for word in &near { a.chip href={ "/rules/" (game) "?word=" (word) } { (word) } " " } }
                }
            }
            @if !found.is_empty() {
                ol.found { @for place in &found { li { a href={ "#" (place.anchor) } { (place.label) } " " span { (place.text) } } } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::speaks;

    #[test]
    fn a_text_speaks_of_a_word_whatever_its_accents_and_its_ending() {
        assert!(speaks("Quem faz renúncia paga.", "renuncia") && speaks("The tricks are counted", "trick"));
        assert!(speaks("Revokes are punished", "revoke") && !speaks("Nobody is punished", "revoke"));
        assert!(speaks("Who takes a trick leads", "lead trick") && !speaks("", "a") && !speaks("anything", ""));
    }
}
