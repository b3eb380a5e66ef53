//! The order of the cards under one contract, as a strip: what a table opens beside its hand.

use super::charts::{ChartText, order};
use crate::frame::{Context, layout};
use crate::table_text::text_of;
use cards::Suit;
use engine::Entry;
use maud::{Markup, html};
use words::Words;

/// The page of an order: the trumps of this suit, or of each while none is named, and the suits that are not trumps.
pub fn order_page(context: &Context, words: &Words, entry: &Entry, trump: Option<Suit>) -> Markup {
    let heading = text_of(words, "web-order");
    let strip = ChartText { words, facts: entry.facts };
    let body = html! {
        h1.vh { (entry.facts.title) ", " (heading) }
        div.hand-page data-lit="yes" {
            h2 { (heading) }
            p.muted { (text_of(words, "web-order-lit")) }
            @for (heading, steps) in learn::order::under(entry, trump) { (order(&strip, &heading, &steps)) }
            p { a href={ "/rules/" (entry.facts.id) } { (text_of(words, "web-rules")) } }
        }
    };
    layout(context, words, entry.facts.title, body)
}
