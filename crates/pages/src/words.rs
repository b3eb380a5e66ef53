//! The words of the books: an index of all, by letter and by game, and a page of meanings for each game.

use super::frame::{Context, layout};
use super::table_text::{said, text_of};
use super::term::place;
use engine::{Entry, Facts, Msg};
use maud::{Markup, html};
use std::collections::BTreeMap;
use words::{Language, Vocabulary, Word, Words, plain};

/// Longest word that can be asked for.
const LONGEST: usize = 60;
/// Most words in an answer.
const MOST: usize = 40;

/// The games with words of their own: of a family, whose games share a glossary, the first.
fn speakers() -> Vec<&'static Facts> {
    let catalogue = games::catalogue();
    let is_first = |(n, entry): &(usize, &Entry)| {
        !catalogue[..*n].iter().any(|other| other.family.is_some() && other.family == entry.family)
    };
    catalogue.iter().enumerate().filter(is_first).map(|(_, entry)| entry.facts).collect()
}

fn form(words: &Words, asked: Option<&str>) -> Markup {
    html! {
        form.asking method="get" action="/words" role="search" {
            label for="word" { (text_of(words, "web-words-ask")) }
            input type="text" id="word" name="word" maxlength=(LONGEST) autocomplete="off" value=(asked.unwrap_or_default());
            button.btn { (text_of(words, "web-rules-look-up")) }
        }
    }
}

/// Links to the letters under which something stands on this page.
fn letters(words: &Words, all: impl Iterator<Item = char>) -> Markup {
    html! {
        nav.letters aria-label=(text_of(words, "web-words-letters")) {
            @for letter in all { a href={ "#letter-" (letter) } { (letter) } }
        }
    }
}

/// Runs of words under one letter.
fn by_letter(words: &[Word]) -> Vec<(char, &[Word])> {
    words.chunk_by(|one, next| one.letter() == next.letter()).map(|run| (run[0].letter(), run)).collect()
}

/// A word in an index, with the games it belongs to.
struct Indexed<'a> {
    name: &'a str,
    places: Vec<(&'static Facts, &'a str)>,
}

/// The words of all games by letter; games that share a word stand together.
fn indexed(words: &Words) -> BTreeMap<char, Vec<Indexed<'_>>> {
    let mut by_name: BTreeMap<(char, String), Indexed<'_>> = BTreeMap::new();
    for facts in speakers() {
        for word in words.vocabulary(facts.id).map(Vocabulary::words).unwrap_or_default() {
            let key = (word.letter(), plain(word.name()));
            let one = by_name.entry(key).or_insert_with(|| Indexed { name: word.name(), places: Vec::new() });
            one.places.push((facts, &word.anchor));
        }
    }
    let mut index: BTreeMap<char, Vec<Indexed<'_>>> = BTreeMap::new();
    for ((letter, _), one) in by_name {
        index.entry(letter).or_default().push(one);
    }
    index
}

/// The page of all words; with what was looked up.
pub fn words_index(context: &Context, words: &Words, asked: Option<&str>) -> Markup {
    let heading = text_of(words, "web-words");
    let asked: Option<String> =
        asked.map(|asked| asked.trim().chars().filter(|letter| !letter.is_control()).take(LONGEST).collect());
    let asked = asked.filter(|asked| !asked.is_empty());
    let index = indexed(words);
    let body = html! {
        div.sec.big { h1 { (heading) } p.lead { (text_of(words, "web-words-lead")) } }
        (form(words, asked.as_deref()))
        @match &asked {
            Some(asked) => (answer(words, asked)),
            None => {
                section aria-labelledby="by-game" {
                    h2 id="by-game" { (text_of(words, "web-words-games")) }
                    ul.word-games { @for entry in games::catalogue() { li { a.chip href=(place(entry.facts.id, None)) { (entry.facts.title) } } } }
                }
                (letters(words, index.keys().copied()))
                @for (letter, all) in &index {
                    section.letter aria-labelledby={ "letter-" (letter) } {
                        h2 id={ "letter-" (letter) } { (letter) }
                        ul.word-index { @for one in all { (line(one)) } }
                    }
                }
            },
        }
        (leads(words, None))
    };
    layout(context, words, &heading, body)
}

/// A word of the index, which leads to its meaning; of several games, one link each.
fn line(one: &Indexed<'_>) -> Markup {
    html! { li { @match &one.places[..] {
        [(facts, anchor)] => { a href=(place(facts.id, Some(anchor))) { (one.name) } small { " " (facts.title) } },
        many => { (one.name) small { @for (facts, anchor) in many { " " a href=(place(facts.id, Some(anchor))) { (facts.title) } } } },
    } } }
}

/// The words with this in one of their names, in all games; or those that are spelled nearly so.
fn answer(words: &Words, asked: &str) -> Markup {
    let vocabularies = || speakers().into_iter().filter_map(|facts| Some((facts, words.vocabulary(facts.id)?)));
    let found: Vec<(&Facts, &Word)> = vocabularies()
        .flat_map(|(facts, all)| all.find(asked).unwrap_or_default().into_iter().map(move |word| (facts, word)))
        .collect();
    let mut near: Vec<&str> = vocabularies().filter_map(|(_, all)| all.find(asked).err()).flatten().collect();
    near.sort_unstable();
    near.dedup();
    let exactly = |(_, word): &&(&Facts, &Word)| word.names.iter().any(|name| plain(name) == plain(asked));
    let (first, rest): (Vec<_>, Vec<_>) = found.iter().partition(exactly);
    html! {
        section.explained id="explained" role="status" {
            h2 { (asked) }
            @if found.is_empty() {
                p { (text_of(words, "web-words-none")) }
                @if !near.is_empty() {
                    p { (text_of(words, "web-words-near")) @for word in near.iter().take(MOST) { " " a.chip href={ "/words?word=" (word) } { (word) } } }
                }
            } @else {
                dl.glossary { @for (facts, word) in first.iter().chain(&rest).take(MOST) {
                    div {
                        dt { a href=(place(facts.id, Some(&word.anchor))) { (word.names.join(", ")) } " " small { (facts.title) } }
                        dd { (word.meaning) (elsewhere(word)) }
                    }
                } }
            }
        }
    }
}

/// The page of the words of one game.
pub fn words_of(context: &Context, words: &Words, facts: &'static Facts) -> Markup {
    let heading = said(words, &Msg::new("web-words-of").with("game", facts.title.to_owned()));
    let all = words.vocabulary(facts.id).map(Vocabulary::words).unwrap_or_default();
    let runs = by_letter(all);
    let body = html! {
        div.sec.big {
            h1 { (heading) }
            p.gb { cite { (facts.book.title) } ", " (words.imprint(&facts.book)) " · " (said(words, &Msg::new("web-words-many").with("many", all.len()))) }
        }
        (form(words, None))
        (letters(words, runs.iter().map(|(letter, _)| *letter)))
        @for (letter, run) in &runs {
            section.letter aria-labelledby={ "letter-" (letter) } {
                h2 id={ "letter-" (letter) } { (letter) }
                dl.glossary { @for word in *run { (entry(word, "")) } }
            }
        }
        (leads(words, Some(facts)))
    };
    layout(context, words, &heading, body)
}

/// A word with its meaning; `before` stands before its anchors, where the page has other places of these names.
pub(super) fn entry(word: &Word, before: &str) -> Markup {
    html! {
        div id={ (before) (word.anchor) } {
            dt { @for alias in &word.aliases { span id={ (before) (alias) } {} } (word.names.join(", ")) }
            dd { (word.meaning) (elsewhere(word)) }
        }
    }
}

/// The names of a word in the other languages, those that share one together.
fn elsewhere(word: &Word) -> Markup {
    let mut names: Vec<(&str, Vec<Language>)> = Vec::new();
    for (language, name) in &word.elsewhere {
        match names.iter_mut().find(|(known, _)| known == name) {
            Some((_, languages)) => languages.push(*language),
            None => names.push((name, vec![*language])),
        }
    }
    let tags =
        |languages: &[Language]| languages.iter().map(|language| language.tag().to_uppercase()).collect::<Vec<_>>().join(" ");
    html! {
        small.elsewhere { @for (n, (name, languages)) in names.iter().enumerate() {
            @if n > 0 { " · " }
            (tags(languages)) " " i lang=[languages.first().map(|language| language.tag())] { (name) }
        } }
    }
}

/// Links onward: the rule book of a game, the words of all games, the lobby.
fn leads(words: &Words, game: Option<&'static Facts>) -> Markup {
    html! {
        p.cta {
            @if let Some(facts) = game { a.btn.go href={ "/rules/" (facts.id) } { (text_of(words, "web-rules")) } }
            a.btn href="/words" { (text_of(words, "web-words-all")) }
            a.btn.ghost href="/" { (text_of(words, "web-back-to-lobby")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{SignedIn, Theme};

    /// Largest page of words, before compression.
    const LARGEST: usize = 60_000;

    fn context(language: Language) -> Context {
        Context { language, theme: Theme::Auto, name: None, signed_in: SignedIn::Nobody, path: "/words".to_owned() }
    }

    fn ids(page: &str) -> Vec<&str> {
        page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
    }

    #[test]
    fn every_game_has_a_page_of_words_in_every_language_that_is_small_and_has_each_place_once() {
        for language in Language::ALL {
            let words = Words::new(language);
            for facts in games::catalogue().into_iter().map(|entry| entry.facts) {
                let page = words_of(&context(language), &words, facts).into_string();
                assert!(page.len() < LARGEST, "{} in {language:?}: {} bytes", facts.id, page.len());
                let (mut ids, all) = (ids(&page), words.vocabulary(facts.id).expect("a game"));
                for word in all.words() {
                    assert!(ids.contains(&word.anchor.as_str()), "{}: #{}", facts.id, word.anchor);
                }
                let many = ids.len();
                ids.sort_unstable();
                ids.dedup();
                assert_eq!(ids.len(), many, "{} in {language:?}: an id stands twice", facts.id);
            }
        }
    }

    #[test]
    fn the_index_of_all_words_is_small_and_leads_to_places_that_are_there() {
        for language in Language::ALL {
            let words = Words::new(language);
            let page = words_index(&context(language), &words, None).into_string();
            assert!(page.len() < LARGEST, "{language:?}: {} bytes", page.len());
            let mut led = 0;
            for link in page.split("href=\"/words/").skip(1).filter_map(|rest| rest.split('"').next()) {
                let (game, anchor) = link.split_once('#').unwrap_or((link, ""));
                let all = words.vocabulary(game).unwrap_or_else(|| panic!("{game} is no game"));
                assert!(anchor.is_empty() || all.at(anchor).is_some(), "{language:?}: {link} leads nowhere");
                led += 1;
            }
            assert!(led > 300, "{language:?}: {led} links");
        }
    }

    #[test]
    fn a_search_finds_a_word_under_its_name_in_another_language_and_forgives_a_slip() {
        let words = Words::new(Language::Italian);
        let found = |asked: &str| words_index(&context(Language::Italian), &words, Some(asked)).into_string();
        assert!(found("revoke").contains("href=\"/words/voltarete#revoke\""));
        assert!(found("codilha").contains("href=\"/words?word=codilho\""));
        assert!(!found("<b>xyzzy").contains("<b>xyzzy"));
    }
}
