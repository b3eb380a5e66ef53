//! The laws of a game: all of them, or those that speak of what happened.

use super::frame::{Context, layout};
use super::table_text::{said, text_of};
use engine::law::Law;
use engine::{Facts, Msg};
use maud::{Markup, html};
use words::Words;

/// Search and the laws it found; all laws, if nothing was searched.
#[derive(Clone, Debug)]
pub struct LawSearch {
    /// A book of laws that is no game: the championship's.
    pub book: Option<&'static str>,
    pub what: String,
    pub found: Vec<&'static Law>,
}

/// The page of the laws of a game.
pub fn laws_page(context: &Context, words: &Words, facts: &'static Facts, asked: &LawSearch) -> Markup {
    let of_game = || said(words, &Msg::new("web-laws-of").with("game", facts.title.to_owned()));
    let heading = asked.book.and_then(|book| title(words, book)).unwrap_or_else(of_game);
    let body = html! {
        div.sec.big {
            h1 { (heading) }
            p.gb { cite { (facts.book.title) } ", " (words.imprint(&facts.book)) }
        }
        form.asking method="get" action={ "/laws/" (asked.book.unwrap_or(facts.id)) } role="search" {
            label for="what" { (text_of(words, "web-laws-ask")) }
            input type="text" id="what" name="what" maxlength="120" autocomplete="off" value=(asked.what);
            button.btn { (text_of(words, "web-rules-look-up")) }
        }
        p.kept-only role="status" { (text_of(words, "web-desk-kept")) }
        @if asked.found.is_empty() { p role="status" { (text_of(words, "web-laws-none")) } }
        ol.rules {
            @for law in &asked.found {
                li id=(law.number().to_lowercase()) {
                    span.law { (law.number()) }
                    div { p { (words.rule(law.id.0).unwrap_or_else(|| law.id.0.to_owned())) } p.gb { (facts_of(words, law)) } }
                }
            }
        }
        p.cta {
            @if !::laws::desk::forms(facts.id).is_empty() {
                a.btn.go href={ "/referee/" (asked.book.unwrap_or(facts.id)) } { (text_of(words, "web-desk")) }
            }
            a.btn href={ "/rules/" (facts.id) } { (text_of(words, "web-rules")) }
            a.btn.ghost href="/" { (text_of(words, "web-back-to-lobby")) }
        }
    };
    layout(context, words, &heading, body)
}

/// The title of a book that is no game; none if it only completes the books of games.
pub(super) fn title(words: &Words, book: &str) -> Option<String> {
    (book == "campeonato").then(|| text_of(words, "web-laws-championship"))
}

/// The decision a law rests on, where its book leaves it open. A line of the book's text file is nothing to a reader.
pub(super) fn decided(law: &Law) -> Option<Msg> {
    law.source.starts_with("decision ").then(|| ::laws::place(law))
}

/// How a law is carried out, whom it protects and until when; and the decision it rests on, if it does.
fn facts_of(words: &Words, law: &Law) -> String {
    let mut facts: Vec<String> = decided(law).map(|place| said(words, &place)).into_iter().collect();
    facts.push(said(words, &::laws::class(law.class)));
    facts.extend(law.shields.map(|shield| said(words, &::laws::shield(shield))));
    facts.extend(law.term.map(|term| said(words, &::laws::term(term))));
    facts.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn no_law_cites_a_line_of_a_text_file() {
        let words = Language::ALL.map(Words::new);
        let lines = |law: &&Law| !law.source.starts_with("decision ");
        assert!(::laws::all().filter(lines).count() > 500, "most laws stand in a book");
        for law in ::laws::all().filter(lines) {
            for words in &words {
                let told = facts_of(words, law);
                assert!(!told.contains(&said(words, &::laws::place(law))) && !told.is_empty(), "{}: {told}", law.id.0);
            }
        }
    }
}
