//! A table of the room at which a jogo is played, as its judge watches it: what everybody at the table sees, and no hand.

use super::{count, of};
use crate::asset;
use crate::frame::{Context, Kind, framed};
use crate::table;
use crate::table_text::{TableText, text_of};
use ::table::VisitorView;
use club::jogo::NoTable;
use maud::{Markup, PreEscaped, html};
use words::Words;

/// Why a game has no table for a jogo, in words.
pub fn no_table(words: &Words, why: NoTable) -> String {
    let why = match why {
        NoTable::Unknown => "unknown",
        NoTable::TooMany => "too-many",
        NoTable::PartnersDrawn => "partners-drawn",
    };
    of(words, "web-club-no-room-table", "why", why)
}

/// The parts that change.
pub fn watched_parts(words: &Words, visitor_view: &VisitorView) -> Vec<(&'static str, String)> {
    let table_text = TableText::new(words, visitor_view);
    let bar =
        html! { (table_text.say(&visitor_view.view.headline)) @if visitor_view.paused { " · " (text_of(words, "web-paused")) } };
    [
        ("watch-bar", bar),
        ("seats", table::seats(&table_text)),
        ("centre", table::centre(&table_text)),
        ("said", table::said(&table_text)),
    ]
    .map(|(id, part)| (id, part.into_string()))
    .into()
}

/// The page of a judge who watches.
pub fn watch_page(
    context: &Context,
    words: &Words,
    visitor_view: &VisitorView,
    (desk, jogo, named): (&str, u32, &str),
    delay: u32,
) -> Markup {
    let table_text = TableText::new(words, visitor_view);
    let parts = watched_parts(words, visitor_view);
    let part = |id: &str| PreEscaped(parts.iter().find(|(known, _)| *known == id).map_or("", |(_, html)| html.as_str()));
    let within = html! {
        div.bar-part {
            span.gname { (table_text.title()) span.muted { " · " (named) } }
            span.muted.going id="watch-bar" { (part("watch-bar")) }
        }
    };
    let body = html! {
        main.grid id="main" data-club-live={ (desk) "/watch/" (jogo) "/live" } data-club-lost=(text_of(words, "web-club-kept")) {
            h1.vh { (table_text.title()) ", " (named) }
            section.baize.crowd[table::is_crowd(visitor_view)] data-seats=(visitor_view.plates.len()) data-deck=(table_text.deck().name()) aria-label=(text_of(words, "web-table")) {
                div.ring {}
                div.seats id="seats" { (part("seats")) }
                div.centre id="centre" { (part("centre")) }
            }
            section.asker aria-label=(text_of(words, "web-club-watch")) {
                div.actions {
                    p.question { (count(words, "web-club-watch-late", delay as usize)) }
                    div.buttons { a.btn.go href=(desk) { (text_of(words, "web-club-to-desk")) } }
                }
            }
            aside.drawer aria-label=(text_of(words, "web-beside")) {
                section.pane.pane-sheet { div.entries id="said" { (part("said")) } }
            }
        }
        script src=(asset("club.js")) defer {}
    };
    framed(context, words, table_text.title(), &Kind::Past { preview: None }, within, body)
}
