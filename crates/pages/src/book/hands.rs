//! The worked hands of the books, in a list and on the page: each can be played through where it stands.

use super::Book;
use crate::diagram::diagram;
use crate::frame::{Context, layout};
use crate::replay::Replay;
use crate::table_text::{TableText, said, text_of};
use crate::worked::Worked;
use engine::{Facts, Msg, Seat};
use maud::{Markup, html};
use words::{Language, Words};

/// How a hand ended, in a sentence; its name, if it is not a whole one.
fn how(words: &Words, facts: &Facts, hand: &Worked) -> String {
    let ended = || {
        let record = hand.record().ok()?;
        let game = record.replay(&games::catalogue()).ok()?.game;
        let name = |seat: Seat| record.name_of(seat);
        let report = game.reports().into_iter().rfind(|report| report.ended.is_some() || report.outcome.is_some())?;
        match (&report.ended, report.outcome) {
            (Some(ended), _) => Some(words.say(ended, &name, facts.tradition)),
            (None, outcome) => outcome.map(|outcome| words.outcome(facts.id, outcome)),
        }
    };
    ended().unwrap_or_else(|| title(hand))
}

/// The name of a hand, as it is read: `XVII 1a`, `kill king`.
fn title(hand: &Worked) -> String {
    hand.name.replace('-', " ")
}

/// A hand that opens where it stands; without a script it leads to its replay.
fn one(words: &Words, facts: &Facts, hand: &Worked) -> Markup {
    html! {
        details.worked id={ "hand-" (hand.name) } data-worked={ (hand.address()) "/part" } {
            summary { b { (how(words, facts, hand)) } " " span.law lang=(Language::English.tag()) { (title(hand)) } }
            @if words.language() == Language::English { p.small { (hand.comment()) } }
            div.worked-part aria-live="polite" {}
            p { a href=(hand.address()) { (text_of(words, "web-book-play-through")) } }
        }
    }
}

/// The hands of a game, in its book.
pub(super) fn of_game(book: &Book<'_>) -> Markup {
    let hands: Vec<&Worked> = Worked::of(book.facts.id).collect();
    html! {
        @if !hands.is_empty() {
            section.chapter aria-labelledby="hands" {
                h2 id="hands" { (text_of(book.words, "web-book-hands")) }
                p.muted { (text_of(book.words, "web-book-hands-mean")) }
                @for hand in hands { (one(book.words, book.facts, hand)) }
            }
        }
    }
}

/// All hands of all books.
pub fn gallery(context: &Context, words: &Words) -> Markup {
    let heading = text_of(words, "web-book-gallery");
    let games: Vec<&'static Facts> =
        games::catalogue().into_iter().map(|entry| entry.facts).filter(|facts| Worked::of(facts.id).next().is_some()).collect();
    let body = html! {
        div.sec.big { h1 { (heading) } p.lead { (text_of(words, "web-book-hands-mean")) } }
        p.presets { @for facts in &games { a.chip href={ "#" (facts.id) } { (facts.title) } } }
        @for facts in &games {
            section.chapter aria-labelledby=(facts.id) {
                h2 id=(facts.id) { (facts.title) }
                p.gb { cite { (facts.book.title) } ", " (words.imprint(&facts.book)) " · " a href={ "/rules/" (facts.id) } {
                    (said(words, &Msg::new("web-rules-of").with("game", facts.title.to_owned()))) } }
                @for hand in Worked::of(facts.id) { (one(words, facts, hand)) }
            }
        }
    };
    layout(context, words, &heading, body)
}

/// A step of a hand, to be put into a page.
pub fn part(words: &Words, replay: &Replay) -> Markup {
    diagram(&TableText::new(words, &replay.visitor_view), replay)
}
