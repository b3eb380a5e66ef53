//! Yukon and Grand.

use super::super::stood::{Field, Stood};
use super::{Given, is};
use engine::Seat;
use engine::law::{Lawful, Ruling};
use games::brazil::laws::{Incident, Standing};
use games::grand::Grand;
use games::yukon::Yukon;

pub(super) fn fields() -> Vec<Field> {
    vec![Field::player("by", 4), Field::number("sum", 1000, 0)]
}

pub(super) fn ruling(game: &str, incident: &str, given: &Given, stood: &Stood) -> Option<Ruling> {
    let standing = if is(given, "trick-covered") { Standing::Taken } else { Standing::Lying };
    let incident = match incident {
        "revoke" => Incident::WrongCard(stood.player("by").unwrap_or(Seat::at(0))),
        "count-wrong" => Incident::Counted(stood.number("sum")),
        _ => return None,
    };
    let mut ruling = match game {
        "yukon" => Yukon::rule(&standing, &incident),
        _ => Grand::rule(&standing, &incident),
    };
    ruling.cites.retain(|cite| cite.0.contains(':'));
    (!ruling.cites.is_empty()).then_some(ruling)
}
