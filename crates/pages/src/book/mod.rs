//! The rule book of a game: its aim, the game in five minutes, then the whole: its chapters in the order of a hand, the orders of its cards, what is counted and paid, what the book leaves to
//! agreement, the laws, the worked hands, the advice and the words. It is drawn from the facts, the words and the charts of any game.

mod charts;
mod hands;
mod laws;
mod order;
mod search;
mod short;

pub use hands::{gallery, part};
pub use order::order_page;

use super::asset;
use super::card::{Deck, picture};
use super::frame::{Context, layout};
use super::table_text::{said, short, text_of};
use super::term::marked;
use super::words::entry;
use crate::worked::{self, Cited, Names, What, Worked};
use charts::{ChartText, chart};
use engine::{Cite, Entry, Facts, Msg, OptionFact, Seat};
use maud::{Markup, html};
use words::{Chapter, Words};

/// A game's book in a language.
struct Book<'a> {
    words: &'a Words,
    entry: &'a Entry,
    facts: &'static Facts,
    chapters: Vec<Chapter>,
}

/// The page of a game's rules; with what was looked up in it.
pub fn rules(context: &Context, words: &Words, entry: &Entry, asked: Option<&str>) -> Markup {
    let facts = entry.facts;
    let book = Book { words, entry, facts, chapters: words::chapters(facts.id) };
    let heading = said(words, &Msg::new("web-rules-of").with("game", facts.title.to_owned()));
    let laws = laws::entries(words, facts.id);
    let body = html! {
        div.book data-book=(facts.id) {
            (contents(&book, !laws.is_empty()))
            article {
                header.book-head {
                    p.eyebrow { (facts.book.title) " · " (words.imprint(&facts.book)) }
                    h1 { (heading) }
                    p.lead { (words.about(facts.id)) }
                    p { a.primer-link href={ "/learn/" (facts.id) } { (text_of(words, "primer-first")) } }
                    span.tri data-deck=(Deck::of(facts.pack).name()) aria-hidden="true" { @for card in picture(facts.pack, 0) { (Deck::of(facts.pack).face(card)) } }
                    p.go-on id="go-on-reading" hidden { a href="#whole-book" { (text_of(words, "web-book-go-on")) " " b {} } }
                }
                (search::form(&book, asked))
                @if let Some(asked) = asked { (search::answer(&book, &laws, asked)) }
                (short::aim(&book))
                (short::in_five_minutes(&book))
                h2.whole id="whole-book" { (text_of(words, "web-book-whole")) }
                @for chapter in &book.chapters { (one_chapter(&book, chapter)) }
                (options(&book))
                (laws::section(&book, &laws))
                (laws::at_an_honour_table(&book))
                (hands::of_game(&book))
                (advice(&book))
                (glossary(&book))
                p.cta {
                    a.btn.go href={ "/open/" (facts.id) } { (text_of(words, "web-open-table")) }
                    a.btn href={ "/laws/" (facts.id) } { (said(words, &Msg::new("web-laws-of").with("game", facts.title.to_owned()))) }
                    a.btn.ghost href="/" { (text_of(words, "web-back-to-lobby")) }
                }
            }
            script src=(asset("book.js")) defer {}
        }
    };
    layout(context, words, &heading, body)
}

/// What stands in the book, beside it.
fn contents(book: &Book<'_>, has_laws: bool) -> Markup {
    let words = book.words;
    let rest = [
        ("agreements", "web-book-options", !book.facts.options.is_empty()),
        ("laws", "web-book-laws", has_laws),
        ("honour", "web-book-honour", has_laws),
        ("hands", "web-book-hands", Worked::of(book.facts.id).next().is_some()),
        ("advice", "web-rules-advice", true),
        ("words", "web-book-words", true),
    ];
    html! {
        nav.contents aria-label=(text_of(words, "web-book-contents")) {
            p.eyebrow { (book.facts.title) }
            ul {
                li { a href="#aim" { (text_of(words, "primer-heading-aim")) } }
                li { a href="#in-short" { (text_of(words, "web-book-short")) } }
                @for chapter in &book.chapters { li { a href={ "#" (chapter.name) } { (words.chapter(chapter)) } } }
                @for (id, name, _) in rest.iter().filter(|(.., has)| *has) { li { a href={ "#" (id) } { (text_of(words, name)) } } }
            }
        }
    }
}

fn one_chapter(book: &Book<'_>, chapter: &Chapter) -> Markup {
    let last = book.chapters.last().is_some_and(|last| last.name == chapter.name);
    let is_here = |cite: Cite| {
        let holds = |chapter: &Chapter| chapter.rules.iter().any(|rule| rule == cite.0);
        holds(chapter) || last && !book.chapters.iter().any(holds)
    };
    let told = ChartText { words: book.words, facts: book.facts };
    html! {
        section.chapter aria-labelledby=(chapter.name) {
            h2 id=(chapter.name) { (book.words.chapter(chapter)) }
            ol.rules { @for cite in &chapter.rules { (rule(book, cite)) } }
            @for drawn in (book.entry.charts)().iter().filter(|drawn| charts::cite(drawn).is_some_and(is_here)) { (chart(&told, drawn)) }
        }
    }
}

/// A rule: its number, what it says, and what in the worked hands cites it.
fn rule(book: &Book<'_>, cite: &str) -> Markup {
    let game = book.facts.id;
    html! {
        li id=(anchor(game, cite)) {
            span.law { (short(book.words, game, cite)) }
            p { (marked(book.words, game, &words::rule_id(cite), &book.words.rule(cite).unwrap_or_default())) }
            (cited_by(book, cite))
        }
    }
}

/// The payments and refusals of the worked hands that rest on a rule, each leading to where it is seen.
fn cited_by(book: &Book<'_>, cite: &str) -> Markup {
    let citing: Vec<&(Cited, Names)> = worked::citing(book.facts.id).filter(|(cited, _)| cited.cite.0 == cite).collect();
    let of = |what: What| citing.iter().filter(move |(cited, _)| cited.what == what).take(MOST_CITED);
    html! {
        @if !citing.is_empty() {
            details.cited {
                summary { (said(book.words, &Msg::new("web-book-cited").with("many", citing.len()))) }
                @for (what, heading) in [(What::Payment, "web-book-payments"), (What::Refusal, "web-book-refusals")] {
                    @if of(what).next().is_some() {
                        b { (text_of(book.words, heading)) }
                        ul { @for (cited, names) in of(what) {
                            @let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
                            li { a href={ (cited.hand.address()) "?at=" (cited.at) } { (book.words.say(&cited.why, &name, book.facts.tradition)) } }
                        } }
                    }
                }
            }
        }
    }
}

/// So many hands are named under a rule, of each kind.
const MOST_CITED: usize = 4;

/// What the book leaves to agreement, and what holds if nothing is agreed.
fn options(book: &Book<'_>) -> Markup {
    let (words, game) = (book.words, book.facts.id);
    let row = |fact: &OptionFact| {
        let default = (fact.default)();
        html! {
            tr id={ "agreement-" (fact.name) } {
                th scope="row" { (words.option_name(game, fact.name)) }
                td { (words.option(game, fact.name)) " " (citation(book, fact.cite)) }
                td { (words.value(game, fact.name, &default)) }
            }
        }
    };
    html! {
        @if !book.facts.options.is_empty() {
            section.chapter aria-labelledby="agreements" {
                h2 id="agreements" { (text_of(words, "web-book-options")) }
                div.wide-table tabindex="0" role="group" aria-labelledby="agreements" { table.book-table {
                    thead { tr {
                        th scope="col" { (text_of(words, "web-book-option")) }
                        th scope="col" { (text_of(words, "web-book-means")) }
                        th scope="col" { (text_of(words, "web-book-default")) }
                    } }
                    tbody { @for fact in book.facts.options { (row(fact)) } }
                } }
            }
        }
    }
}

fn advice(book: &Book<'_>) -> Markup {
    let game = book.facts.id;
    html! {
        section.chapter aria-labelledby="advice" {
            h2 id="advice" { (text_of(book.words, "web-rules-advice")) }
            ol.rules { @for number in words::advice(game) { (rule(book, &format!("{game} {number}"))) } }
        }
    }
}

/// The words of the game and what they mean.
fn glossary(book: &Book<'_>) -> Markup {
    let (words, game) = (book.words, book.facts.id);
    let all = words.vocabulary(game).map(words::Vocabulary::words).unwrap_or_default();
    html! {
        section.chapter aria-labelledby="words" {
            h2 id="words" { (text_of(words, "web-book-words")) }
            dl.glossary { @for word in all { (entry(word, "word-")) } }
            p { a href={ "/words/" (game) } { (said(words, &Msg::new("web-words-of").with("game", book.facts.title.to_owned()))) } }
        }
    }
}

/// A rule's number that leads to the rule, if it is told.
fn citation(book: &Book<'_>, cite: &str) -> Markup {
    let game = book.facts.id;
    let id = words::rule_id(cite);
    let told = book.chapters.iter().flat_map(|chapter| &chapter.rules).any(|rule| words::rule_id(rule) == id);
    html! {
        @match book.words.cited(game, cite) {
            Some(number) if told => { a.law href={ "#" (anchor(game, cite)) } { (number) } },
            Some(number) => { span.law { (number) } },
            None => {},
        }
    }
}

/// By which a rule, a law or an advice is found on the page of a game: `r57`, `ii-10-13`, `mediator-r5`.
fn anchor(game: &str, cite: &str) -> String {
    let inside = cite.strip_prefix(game).map_or(cite, |rest| rest.trim_start_matches([' ', ':']));
    words::rule_id(inside).trim_start_matches("rule-").to_owned()
}

/// Where a rule, a law or an advice of a game is told.
pub(super) fn link(game: &str, cite: &str) -> String {
    format!("/rules/{game}#{}", anchor(game, cite))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_found_by_its_own_anchor_and_that_of_a_relative_by_its_name() {
        assert_eq!(link("voltarete", "voltarete R57"), "/rules/voltarete#r57");
        assert_eq!(link("voltarete", "voltarete:II.10.13"), "/rules/voltarete#ii-10-13");
        assert_eq!(link("dosillo", "mediator R5"), "/rules/dosillo#mediator-r5");
    }

    /// Whatever cites a rule on a table leads to a place that is there.
    #[test]
    fn every_citation_of_the_worked_hands_has_its_place_in_the_book() {
        let lexicon = Words::new(words::Language::English);
        let context = Context {
            language: words::Language::English,
            theme: super::super::Theme::Auto,
            name: None,
            signed_in: super::super::SignedIn::Nobody,
            path: "/".to_owned(),
        };
        for entry in games::catalogue() {
            let game = entry.facts.id;
            let page = rules(&context, &lexicon, &entry, None).into_string();
            let times = |cite: &str| page.matches(&format!("id=\"{}\"", anchor(game, cite))).count();
            let lost = worked::citing(game).map(|(cited, _)| cited.cite.0).filter(|cite| times(cite) != 1);
            assert_eq!(lost.collect::<Vec<_>>(), [""; 0], "{game}: these lead nowhere, or to two places");
        }
    }
}
