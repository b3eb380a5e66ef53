//! A table of the room at which a jogo is played, as its judge watches it: what everybody at the table sees, and no hand.

use super::{count, of};
use crate::club::tables::NoTable;
use crate::house::Sight;
use crate::page::asset;
use crate::page::frame::{Context, Kind, framed};
use crate::page::table;
use crate::page::voice::{Voice, told};
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
pub fn watched_parts(words: &Words, sight: &Sight) -> Vec<(&'static str, String)> {
    let voice = Voice::new(words, sight);
    let bar = html! { (voice.say(&sight.view.headline)) @if sight.paused { " · " (told(words, "web-paused")) } };
    [("watch-bar", bar), ("seats", table::seats(&voice)), ("centre", table::centre(&voice)), ("said", table::said(&voice))]
        .map(|(id, part)| (id, part.into_string()))
        .into()
}

/// The page of a judge who watches.
pub fn watch_page(context: &Context, words: &Words, sight: &Sight, (desk, jogo): (&str, u32), delay: u32) -> Markup {
    let voice = Voice::new(words, sight);
    let parts = watched_parts(words, sight);
    let part = |id: &str| PreEscaped(parts.iter().find(|(known, _)| *known == id).map_or("", |(_, html)| html.as_str()));
    let within = html! {
        div.bar-part {
            span.gname { (voice.title()) span.muted { " · " (of(words, "web-club-jogo", "jogo", jogo)) } }
            span.muted.going id="watch-bar" { (part("watch-bar")) }
        }
    };
    let body = html! {
        main.grid id="main" data-club-live={ (desk) "/watch/" (jogo) "/live" } data-club-lost=(told(words, "web-club-kept")) {
            h1.vh { (voice.title()) ", " (of(words, "web-club-jogo", "jogo", jogo)) }
            section.baize.crowd[table::is_crowd(sight)] data-seats=(sight.plates.len()) data-deck=(voice.deck().name()) aria-label=(told(words, "web-table")) {
                div.ring {}
                div.seats id="seats" { (part("seats")) }
                div.centre id="centre" { (part("centre")) }
            }
            section.asker aria-label=(told(words, "web-club-watch")) {
                div.actions {
                    p.question { (count(words, "web-club-watch-late", delay as usize)) }
                    div.buttons { a.btn.go href=(desk) { (told(words, "web-club-to-desk")) } }
                }
            }
            aside.drawer aria-label=(told(words, "web-beside")) {
                section.pane.pane-sheet { div.entries id="said" { (part("said")) } }
            }
        }
        script src=(asset("club.js")) defer {}
    };
    framed(context, words, voice.title(), &Kind::Past { preview: None }, within, body)
}
