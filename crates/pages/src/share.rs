//! The text and the link by which a finished match is shared.

use super::frame::{Context, layout};
use super::table::result;
use super::table_text::{TableText, figure, said};
use engine::Msg;
use maud::{Markup, html};
use table::VisitorView;
use words::Words;

/// The page of a match that was shared: a text to copy, with the whole address of its record.
pub fn share(context: &Context, words: &Words, visitor_view: &VisitorView, link: &str) -> Markup {
    let table_text = TableText::new(words, visitor_view);
    let heading = table_text.text("web-share-title");
    let body = html! {
        div.sec.big { h1 { (heading) } p.lead { (result(&table_text)) } p { (table_text.text("web-share-means")) } }
        div.narrow {
            label.field { span { (table_text.text("web-share-text")) }
                textarea id="share-text" rows="4" readonly { (text(&table_text, link)) } }
            p.cta {
                button.btn.go.js-only type="button" data-copy="share-text" data-done=(table_text.text("web-copied")) { (table_text.text("web-share-copy")) }
                a.btn id="shared-record" href=(link) { (table_text.text("web-share-see")) }
                a.btn.ghost href={ "/table/" (visitor_view.id) } { (table_text.text("web-back-to-table")) }
            }
        }
    };
    layout(context, words, &heading, body)
}

/// The game, where each stands, and the link.
fn text(table_text: &TableText<'_>, link: &str) -> String {
    let mut seats: Vec<_> = table_text.visitor_view.view.seats.iter().collect();
    seats.sort_by_key(|seat| (std::cmp::Reverse(seat.chips), seat.seat));
    let standing: Vec<String> =
        seats.iter().map(|seat| format!("{} {}", table_text.name(seat.seat), figure(seat.chips))).collect();
    let line = Msg::new("web-share-line").with("game", table_text.title().to_owned()).with("standing", standing.join(", "));
    said(table_text.words, &line.with("link", link.to_owned()))
}
