//! Truco: tentos go from the heap to the well of a side.

use super::super::stood::{Field, Stood};
use super::{Given, is, said};
use engine::law::{Lawful, Ruling};
use engine::{Seat, SeatSet};
use games::truco::Truco;
use games::truco::laws::{Charge, FirstPart, Incident, Standing, Told};
use games::truco::state::Side;

const SEATS: usize = 4;

pub(super) fn fields() -> Vec<Field> {
    vec![
        Field::player("by", SEATS),
        Field::number("first-part", 60, 0),
        Field::number("truco", 4, 1),
        Field::number("flores-sung", 4, 1),
        Field::number("flores-held", 2, 0),
    ]
}

pub(super) fn ruling(incident: &str, given: &Given, stood: &Stood) -> Option<Ruling> {
    let by = stood.player("by").unwrap_or(Seat::at(0));
    let incident = happened(incident, given, by)?;
    let flores = if is(given, "flor-against") { stood.number("flores-held").max(1) } else { stood.number("flores-held") };
    let against = [1, 3].map(|step| Seat::at((by.index() + step) % SEATS));
    let holders: SeatSet = against.into_iter().take(flores as usize).collect();
    let standing = Standing {
        sides: [Side::A, Side::B, Side::A, Side::B],
        first: match stood.number("first-part") {
            0 => FirstPart::Unsaid,
            tentos => FirstPart::AtStake(tentos),
        },
        truco: stood.number("truco").max(1),
        sung: stood.number("flores-sung"),
        holders,
        unsung: holders,
        paid: SeatSet::EMPTY,
    };
    Some(Truco::rule(&standing, &incident))
}

fn happened(incident: &str, given: &Given, by: Seat) -> Option<Incident> {
    let charge = match (incident, said(given, "what")) {
        ("misdeal", _) if is(given, "play-begun") => return Some(Incident::WrongCount { by, told: Told::Late }),
        ("misdeal", _) if is(given, "announced") => return Some(Incident::WrongCount { by, told: Told::BeforePlay }),
        ("cards-gathered", _) => {
            let step = if said(given, "by-whom") == "opponents" { 1 } else { 2 };
            return Some(Incident::Gathered { of: by, by: Seat::at((by.index() + step) % SEATS) });
        }
        ("looked-early", _) if !is(given, "testa-announced") => return None,
        ("looked-early", _) if is(given, "testa-running") => Charge::Looked,
        ("looked-early", _) => Charge::LookedEarly,
        ("onlooker", _) if is(given, "cleared-error") => Charge::BystanderSpoke,
        ("spoke", _) if said(given, "kind") == "senha" => Charge::Senha,
        ("showed-cards", _) if !is(given, "after-testa") => Charge::ShownNeedlessly,
        ("showed-cards", _) if !is(given, "last-testa") => Charge::ShownAfter,
        ("stacked-cards", _) if !is(given, "visible") => Charge::Stacked,
        ("proof-not-shown", "went-to-baralho") => Charge::BaralhoUnshown,
        ("proof-not-shown", "passed-in-vazas") => Charge::PassedUnshown,
        ("proof-not-shown", "first-card-down") => Charge::FaceDownUnshown,
        ("proof-not-shown", "flor-unshown") => Charge::FlorUnshown,
        ("proof-not-shown", "asked-flor") => Charge::PecoRefused,
        ("proof-not-shown", _) => Charge::EnvidoUnshown,
        ("false-flor", "one-of-several") => Charge::OneFalse,
        ("false-flor", "wrong-points") => Charge::FalseFlorAfter,
        ("false-flor", _) if is(given, "after-truco") => Charge::FalseFlorAfter,
        ("false-flor", _) => Charge::FalseFlor,
        ("hidden-flor", _) if !is(given, "said-diminutive") => Charge::HiddenFlor,
        ("wrong-song", "cards-differ") if is(given, "after-truco") => Charge::WrongSong,
        ("wrong-song", "cards-differ") => Charge::WrongSongUnplayed,
        _ => return None,
    };
    Some(Incident::Charged { charge, by })
}
