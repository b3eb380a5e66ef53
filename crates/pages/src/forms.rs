//! The small forms that stand at a table.

use super::table_text::{TableText, level};
use engine::Seat;
use maud::{Markup, html};

/// A button that does something besides the game.
pub(super) fn doing(table_text: &TableText<'_>, what: &'static str, text: String, class: &'static str) -> Markup {
    html! {
        form.one method="post" action={ "/table/" (table_text.visitor_view.id) "/do/" (what) } data-live="do" data-do=(what) {
            button class={ "btn " (class) } id={ "do-" (what) } { (text) }
        }
    }
}

/// The levels of the room's players to choose from, the strongest first.
fn levels(table_text: &TableText<'_>) -> Markup {
    html! { @for name in bots::names(table_text.visitor_view.game).iter().rev() { option value=(name) selected[*name == bots::USUAL] { (level(table_text.words, name)) } } }
}

/// Gives a chair to a player of the room.
pub(super) fn fill(table_text: &TableText<'_>, seat: Seat) -> Markup {
    html! {
        form.fill method="post" action={ "/table/" (table_text.visitor_view.id) "/do/fill" } data-live="do" data-do="fill" {
            input type="hidden" name="seat" value=(seat);
            select name="level" id={ "level-" (seat) } aria-label=(table_text.text("web-level")) { (levels(table_text)) }
            button.btn id={ "fill-" (seat) } { (table_text.text("web-fill")) }
        }
    }
}

/// Gives all empty chairs to players of the room: the script asks for each.
pub(super) fn fill_all(table_text: &TableText<'_>, empty: &[Seat]) -> Markup {
    // There is one principal thing to do: to sit down, for whoever still can.
    let class = if table_text.visitor_view.rights.sit { "btn" } else { "btn go" };
    let seats: Vec<String> = empty.iter().map(Seat::to_string).collect();
    html! {
        form.fill.js-only method="post" action={ "/table/" (table_text.visitor_view.id) "/do/fill" } data-live="fill-all" data-seats=(seats.join(" ")) {
            select name="level" id="level-all" aria-label=(table_text.text("web-level")) { (levels(table_text)) }
            button class=(class) id="fill-all" { (table_text.text("web-fill-all")) }
        }
    }
}
