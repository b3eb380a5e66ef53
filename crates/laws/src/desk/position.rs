//! The position of a running table, in the words of the desk: only what its viewer can see.

use super::{declared, fields};
use engine::Seat;
use engine::show::{SeatView, TableView};
use std::collections::BTreeSet;

/// Facts of this table for the desk: pots and roles.
pub fn position(view: &TableView) -> String {
    let told = fields(view.game).into_iter().filter_map(|field| Some(format!("{}={}", field.key, answer(view, field.key)?)));
    told.collect::<Vec<_>>().join(" ")
}

/// The seats of a table in the order of the desk: beginning with the mão where the book names places.
pub fn seats(view: &TableView) -> Vec<Seat> {
    let places = declared::desk(view.game).map_or(&[][..], |desk| desk.places);
    let placed = places.iter().filter_map(|place| role(view, &[place.replace('-', "").as_str()])).map(|seat| seat.seat);
    let placed: Vec<Seat> = placed.collect();
    if placed.is_empty() {
        view.seats.iter().map(|seat| seat.seat).collect::<BTreeSet<_>>().into_iter().collect()
    } else {
        placed
    }
}

fn answer(view: &TableView, key: &str) -> Option<String> {
    let number = |seat: &SeatView| seats(view).iter().position(|known| *known == seat.seat).map(|at| (at + 1).to_string());
    match key {
        "feito" | "hombre" | "partner" => role(view, &[key]).and_then(number),
        "dealer" | "dealt-by" => role(view, &["dealer", "pie"]).and_then(number),
        "bolo" => pot(view, "bolo"),
        "pot" => pot(view, "middle"),
        _ => {
            let place = key.strip_prefix("tricks-")?.replace('-', "");
            role(view, &[place.as_str()]).map(|seat| seat.tricks.min(9).to_string())
        }
    }
}

fn pot(view: &TableView, name: &str) -> Option<String> {
    let pot = view.pots.iter().find(|pot| pot.name.id.rsplit('-').next() == Some(name))?;
    (pot.amount >= 0).then(|| pot.amount.to_string())
}

/// The seat with one of these roles in this deal.
fn role<'a>(view: &'a TableView, names: &[&str]) -> Option<&'a SeatView> {
    let is =
        |seat: &&SeatView| seat.roles.iter().any(|role| names.iter().any(|name| role.id.ends_with(&format!("-role-{name}"))));
    view.seats.iter().find(is)
}
