//! How a running table stands, in the words of the desk: only what the eyes that look at it can see.

use super::fields;
use engine::show::{SeatView, TableView};

/// What the desk can be told of this table: pots, and who is what.
pub fn position(view: &TableView) -> String {
    let told = fields(view.game).into_iter().filter_map(|field| Some(format!("{}={}", field.key, answer(view, field.key)?)));
    told.collect::<Vec<_>>().join(" ")
}

fn answer(view: &TableView, key: &str) -> Option<String> {
    let voltarete = view.game == "voltarete";
    match key {
        "feito" => role(view, &["feito"]).and_then(place),
        "hombre" | "partner" => role(view, &[key]).map(number),
        "dealer" | "dealt-by" => role(view, &["dealer", "pie"]).map(number),
        "bolo" | "pot" => {
            pot(view, if voltarete { "bolo" } else { "middle" }).filter(|amount| *amount >= 0).map(|amount| amount.to_string())
        }
        "tricks" => {
            let of = |name: &str| role(view, &[name]).map(|seat| seat.tricks.min(9).to_string());
            Some([of("mao")?, of("contrape")?, of("pe")?].join(","))
        }
        _ => None,
    }
}

fn pot(view: &TableView, name: &str) -> Option<i64> {
    view.pots.iter().find(|pot| pot.name.id.rsplit('-').next() == Some(name)).map(|pot| pot.amount)
}

/// Who is one of these in this deal.
fn role<'a>(view: &'a TableView, names: &[&str]) -> Option<&'a SeatView> {
    let is =
        |seat: &&SeatView| seat.roles.iter().any(|role| names.iter().any(|name| role.id.ends_with(&format!("-role-{name}"))));
    view.seats.iter().find(is)
}

fn number(seat: &SeatView) -> String {
    (seat.seat.index() + 1).to_string()
}

/// Where a player of Voltarete sits.
fn place(seat: &SeatView) -> Option<String> {
    let places = [("mao", "mao"), ("contrape", "contra-pe"), ("pe", "pe"), ("quarto", "quarto")];
    let sits = |name: &str| seat.roles.iter().any(|role| role.id.ends_with(&format!("-role-{name}")));
    places.into_iter().find(|(role, _)| sits(role)).map(|(_, place)| place.to_owned())
}
