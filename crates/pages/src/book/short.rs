//! The head of a rule book: the aim, then the game in five minutes.

use super::{Book, anchor, short};
use crate::learn;
use crate::table_text::text_of;
use crate::term::marked;
use maud::{Markup, html};

/// The aim, as the primer says it.
pub(super) fn aim(book: &Book<'_>) -> Markup {
    html! { div.book-aim { h2 id="aim" { (text_of(book.words, "primer-heading-aim")) } (learn::aim(book.words, book.entry)) } }
}

/// The primer's drawings and payments, then a hand step by step: the first rule of each chapter, which leads to the chapter.
pub(super) fn in_five_minutes(book: &Book<'_>) -> Markup {
    let (words, game) = (book.words, book.facts.id);
    html! {
        section.in-short aria-labelledby="in-short" {
            h2 id="in-short" { (text_of(words, "web-book-short")) }
            div.primer.within { (learn::in_short(words, book.entry)) }
            h3 { (text_of(words, "web-book-steps")) }
            ol.steps-of {
                @for chapter in &book.chapters {
                    @if let Some(cite) = chapter.rules.first() {
                        li {
                            a href={ "#" (chapter.name) } { (words.chapter(chapter)) }
                            p { (marked(words, game, &words::rule_id(cite), &words.rule(cite).unwrap_or_default())) " " a.law href={ "#" (anchor(game, cite)) } { (short(words, game, cite)) } }
                        }
                    }
                }
            }
        }
    }
}
