//! How a game is played: its central rules in their order, and what its words mean.

use super::card::{Deck, picture};
use super::frame::{Context, layout};
use super::voice::{said, told};
use engine::{Facts, Msg};
use maud::{Markup, html};
use words::Words;

/// What was asked for, and what came of it.
#[derive(Clone, Debug)]
pub struct Explained {
    /// The word or the rule.
    pub asked: String,
    /// What it means; or words that are written nearly so.
    pub found: Result<String, Vec<String>>,
}

/// Looks a rule, a word of the game or a line of the glossary up.
pub fn explained(words: &Words, facts: &Facts, asked: &str) -> Explained {
    let asked: String = asked.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(60).collect();
    let rule = || words.rule(&asked).or_else(|| words.rule(&format!("{} {asked}", facts.id)));
    let word = || words.word(facts.id, &asked).map(|(word, gloss)| format!("{word}: {gloss}"));
    let found = match rule().or_else(word) {
        Some(text) => Ok(text),
        None => words::glossary(facts.id, &asked).map(|term| term.meaning),
    };
    Explained { asked, found }
}

/// The page of a game.
pub fn rules(context: &Context, words: &Words, facts: &'static Facts, explained: Option<&Explained>) -> Markup {
    let heading = said(words, &Msg::new("web-rules-of").with("game", facts.title.to_owned()));
    let deck = Deck::of(facts.pack);
    let short = |cite: &'static str| cite.strip_prefix(facts.id).map_or(cite, str::trim);
    let body = html! {
        div.sec.big {
            h1 { (heading) }
            p.lead { (words.about(facts.id)) }
            p.gb { cite { (facts.book.title) } ", " (facts.book.place) " " (facts.book.year) }
            span.tri data-deck=(deck.name()) aria-hidden="true" { @for card in picture(facts.pack, 0) { (deck.face(card)) } }
        }
        form.asking method="get" action={ "/rules/" (facts.id) } role="search" {
            label for="word" { (told(words, "web-rules-ask")) }
            input type="text" id="word" name="word" maxlength="60" autocomplete="off"
                value=(explained.map_or("", |explained| &explained.asked))
                placeholder=(words::word_to_ask(facts.id).unwrap_or_default());
            button.btn { (told(words, "web-rules-look-up")) }
        }
        @if let Some(explained) = explained { (answer(words, facts, explained)) }
        ol.rules {
            @for cite in words::learn(facts.id) {
                li id=(anchor(short(cite))) { span.law { (short(cite)) } p { (words.rule(cite).unwrap_or_default()) } }
            }
        }
        h2 id="advice" { (told(words, "web-rules-advice")) }
        ol.rules {
            @for number in words::advice(facts.id) {
                li id=(anchor(&number)) { span.law { (number) } p { (words.rule(&format!("{} {number}", facts.id)).unwrap_or_default()) } }
            }
        }
        p.cta {
            a.btn.go href={ "/open/" (facts.id) } { (told(words, "web-open-table")) }
            a.btn href={ "/laws/" (facts.id) } { (said(words, &Msg::new("web-laws-of").with("game", facts.title.to_owned()))) }
            a.btn.ghost href="/" { (told(words, "web-back-to-lobby")) }
        }
    };
    layout(context, words, &heading, body)
}

/// By which a rule or an advice is found on the page: `r57`, `a39`.
fn anchor(short: &str) -> String {
    short.to_lowercase().replace(' ', "-")
}

/// Where a rule or an advice of a game is told: in its place on the page, or, if it has none there, as an answer.
pub(super) fn link(game: &str, short: &str) -> String {
    let listed = words::learn(game).iter().any(|cite| cite.strip_prefix(game).is_some_and(|rest| rest.trim() == short));
    if listed || words::advice(game).iter().any(|number| number == short) {
        return format!("/rules/{game}#{}", anchor(short));
    }
    format!("/rules/{game}?word={short}#explained")
}

fn answer(words: &Words, facts: &Facts, explained: &Explained) -> Markup {
    html! {
        section.explained id="explained" role="status" {
            h2 { (explained.asked) }
            @match &explained.found {
                Ok(meaning) => p { (meaning) },
                Err(near) => {
                    p { (told(words, "web-rules-unknown")) }
                    @if !near.is_empty() {
                        p { @for word in near { a.chip href={ "/rules/" (facts.id) "?word=" (word) } { (word) } " " } }
                    }
                }
            }
        }
    }
}
