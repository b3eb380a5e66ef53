//! The laws of a book: what each says, where it stands, and how the house carries it out.

use super::{Book, anchor, short};
use crate::table_text::{said, text_of as word};
use crate::term::marked;
use ::laws::desk::{self, Carried, Form};
use engine::law::{Class, Law};
use maud::{Markup, html};
use words::Words;

/// A law and what it says.
pub(super) struct LawEntry {
    pub(super) law: &'static Law,
    pub(super) text: String,
}

/// The laws of a game that are put into words, in the order of the book.
pub(super) fn entries(words: &Words, game: &str) -> Vec<LawEntry> {
    let laws = ::laws::of_game(game).into_iter().flat_map(::laws::Book::laws);
    laws.filter_map(|law| Some(LawEntry { law, text: words.rule(law.id.0)? })).collect()
}

fn class(words: &Words, class: Class) -> String {
    match class {
        Class::Enforce => word(words, "web-book-law-enforce"),
        Class::Prevent => word(words, "web-book-law-prevent"),
        Class::Honour => word(words, "web-book-law-honour"),
        Class::Referee => word(words, "web-book-law-referee"),
        Class::Conduct => word(words, "web-book-law-conduct"),
    }
}

pub(super) fn section(book: &Book<'_>, laws: &[LawEntry]) -> Markup {
    let (words, game) = (book.words, book.facts.id);
    html! {
        @if !laws.is_empty() {
            section.chapter aria-labelledby="laws" {
                h2 id="laws" { (word(words, "web-book-laws")) }
                ol.rules { @for LawEntry { law, text } in laws {
                    li id=(anchor(game, law.id.0)) {
                        span.law { (short(words, game, law.id.0)) }
                        p { (marked(words, game, &words::rule_id(law.id.0), text)) }
                        small.margin { (class(words, law.class)) }
                        (super::cited_by(book, law.id.0))
                    }
                } }
            }
        }
    }
}

/// What can happen at an honour table, and what stays for real cards and why: every incident the referee's desk knows.
pub(super) fn at_an_honour_table(book: &Book<'_>) -> Markup {
    let (words, game) = (book.words, book.facts.id);
    let of = |carried: Carried| desk::forms(game).iter().filter(move |form| form.carried == carried);
    let named =
        |form: &Form| html! { a href={ "/referee/" (game) "?incident=" (form.id) } { (desk::form_name(words, form.id)) } };
    html! {
        @if !desk::forms(game).is_empty() {
            section.chapter aria-labelledby="honour" {
                h2 id="honour" { (word(words, "web-book-honour")) }
                p { (word(words, "web-book-honour-how")) }
                h3 { (word(words, "web-book-honour-open")) }
                ul { @for form in of(Carried::Open) { li { (named(form)) } } }
                h3 { (word(words, "web-book-honour-real")) }
                dl.real { @for &why in Carried::ALL.iter().filter(|why| **why != Carried::Open && of(**why).next().is_some()) {
                    div { dt { (said(words, &why.message())) } dd { ul { @for form in of(why) { li { (named(form)) } } } } }
                } }
            }
        }
    }
}
