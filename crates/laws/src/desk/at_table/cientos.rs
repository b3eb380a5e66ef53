//! Cientos: nothing is paid for a fault, so all that follows is what becomes of cards and counts.

use super::super::stood::{Field, Stood};
use super::{Given, is, said};
use cards::Suit;
use engine::Seat;
use engine::law::{Lawful, Ruling};
use games::cientos::Cientos;
use games::cientos::laws::{Incident, Standing, Surplus};
use games::cientos::tally::Class;

pub(super) fn fields() -> Vec<Field> {
    vec![Field::player("by", 2)]
}

pub(super) fn ruling(incident: &str, given: &Given, stood: &Stood) -> Option<Ruling> {
    let seat = stood.player("by").unwrap_or(Seat::at(0));
    let begun = if is(given, "play-begun") { Standing::Played } else { Standing::BeforePlay };
    let (named, led) = (Some(Suit::Ouros), Some(Suit::Copas));
    let (standing, incident) = match (incident, said(given, "what")) {
        ("count-at-end", _) if said(given, "over-or-short") == "over" => {
            let cause = if is(given, "drew-it") { Surplus::Drawn } else { Surplus::Dealt };
            (Standing::Played, Incident::TooMany { seat, cause })
        }
        ("count-at-end", _) => (Standing::Played, Incident::TooFew),
        ("too-many-drawn", _) => {
            let cause = if is(given, "left-short") { Surplus::LeftShort } else { Surplus::Drawn };
            (begun, Incident::TooMany { seat, cause })
        }
        ("led-another-suit", _) => (Standing::Played, Incident::LedAnother { named, led }),
        ("announced-wrong", "smaller-sequence-first") => (begun, Incident::SmallerFirst(Class::Secansas)),
        ("announced-wrong", "smaller-set-first") => (begun, Incident::SmallerFirst(Class::Sets)),
        ("announced-wrong", "not-shown") => (begun, Incident::NotShown),
        ("announced-wrong", "in-discard") => (begun, Incident::FalseSet { seat }),
        ("announced-wrong", "one-set-for-another") => (begun, Incident::WrongCatorce),
        ("announced-wrong", "blank-not-shown") => (begun, Incident::BlancasKept),
        ("revoke", _) => (Standing::Played, Incident::NotFollowed),
        ("suit-changed", _) => {
            let announced = is(given, "said-in-time").then_some(Suit::Ouros);
            (Standing::Played, Incident::ChangedSuit { announced, led: Some(Suit::Ouros) })
        }
        _ => return None,
    };
    Some(Cientos::rule(&standing, &incident))
}
