//! The text and the link by which a finished match is shared.

use super::frame::{Context, layout};
use super::table::result;
use super::voice::{Voice, figure, said};
use crate::house::Sight;
use engine::Msg;
use maud::{Markup, html};
use words::Words;

/// The page of a match that was shared: a text to copy, with the whole address of its record.
pub fn share(context: &Context, words: &Words, sight: &Sight, link: &str) -> Markup {
    let voice = Voice::new(words, sight);
    let heading = voice.told("web-share-title");
    let body = html! {
        div.sec.big { h1 { (heading) } p.lead { (result(&voice)) } p { (voice.told("web-share-means")) } }
        div.narrow {
            label.field { span { (voice.told("web-share-text")) }
                textarea id="share-text" rows="4" readonly { (text(&voice, link)) } }
            p.cta {
                button.btn.go.js-only type="button" data-copy="share-text" data-done=(voice.told("web-copied")) { (voice.told("web-share-copy")) }
                a.btn id="shared-record" href=(link) { (voice.told("web-share-see")) }
                a.btn.ghost href={ "/table/" (sight.id) } { (voice.told("web-back-to-table")) }
            }
        }
    };
    layout(context, words, &heading, body)
}

/// The game, where each stands, and the link.
fn text(voice: &Voice<'_>, link: &str) -> String {
    let mut seats: Vec<_> = voice.sight.view.seats.iter().collect();
    seats.sort_by_key(|seat| (std::cmp::Reverse(seat.chips), seat.seat));
    let standing: Vec<String> = seats.iter().map(|seat| format!("{} {}", voice.name(seat.seat), figure(seat.chips))).collect();
    let line = Msg::new("web-share-line").with("game", voice.title().to_owned()).with("standing", standing.join(", "));
    said(voice.words, &line.with("link", link.to_owned()))
}
