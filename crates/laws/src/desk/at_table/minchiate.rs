//! Minchiate: restos and points go from pair to pair.

use super::super::stood::{Field, Stood};
use super::{Given, is, said};
use cards::CardSet;
use engine::Seat;
use engine::law::{Lawful, Ruling};
use games::minchiate::laws::{Cards, Forgotten, Incident, Made, Noticed, Standing, Told};
use games::minchiate::state::{HAND, Pair};
use games::minchiate::tarocchi::tarocco;
use games::minchiate::{Minchiate, RevokePayer};

/// An honour that counts 5, in the place of whichever was killed.
const HONOUR: u8 = 10;

pub(super) fn fields() -> Vec<Field> {
    let player = |key| Field::player(key, 4);
    vec![
        player("by"),
        player("dealer"),
        Field::number("wrong-cards", 21, 1),
        Field::number("marked", 60, 5),
        Field::number("resto", 10_000, 1),
    ]
}

pub(super) fn ruling(incident: &str, given: &Given, stood: &Stood) -> Option<Ruling> {
    let seat = stood.player("by").unwrap_or(Seat::at(0));
    let second = |seat: Seat| seat.index() % 2 == 1;
    let dealers = if second(stood.player("dealer").unwrap_or(Seat::at(3))) { Pair::Second } else { Pair::First };
    let standing = Standing {
        pairs: [[0, 2], [1, 3]].map(|pair| pair.map(Seat::at)),
        dealers,
        payer: if is(given, "offender-alone") { RevokePayer::OffenderAlone } else { RevokePayer::Side },
        resto: stood.number("resto"),
        cards: if is(given, "cards-mixed") { Cards::Mixed } else { Cards::InPlay },
    };
    let incident = match incident {
        "misdeal" => {
            let noticed = match (is(given, "cards-looked-at"), said(given, "round")) {
                (true, _) => Noticed::Reported,
                (false, "first") => Noticed::FirstRound,
                _ => Noticed::SecondRound,
            };
            Incident::Misdealt { dealt: HAND + stood.number("wrong-cards") as usize, noticed }
        }
        "count-at-deal" => {
            let told = match (is(given, "play-begun"), said(given, "over-or-short")) {
                (true, _) => Told::Silent,
                (false, "over") => Told::TooMany,
                _ => Told::TooFew,
            };
            Incident::WrongHand { seat, told }
        }
        "revoke" if !is(given, "tarot") => {
            let (killed, marked) = match said(given, "harm") {
                "honour-killed" => (CardSet::of(tarocco(HONOUR)), stood.number("marked")),
                _ => (CardSet::EMPTY, 0),
            };
            let made = if said(given, "harm") == "own-made-safe" { Made::Safe } else { Made::Nothing };
            Incident::Revoke { seat, killed, marked, made }
        }
        "forgotten-points" => Incident::Forgotten(match said(given, "what") {
            "marks" => Forgotten::Mark,
            "matto" => Forgotten::Matto,
            "cards-above" => Forgotten::CardsAbove,
            "last-trick" => Forgotten::LastTrick,
            _ => Forgotten::Other,
        }),
        "unforeseen" if !is(given, "about-resto") => Incident::Doubt,
        _ => return None,
    };
    let mut ruling = Minchiate::rule(&standing, &incident);
    // Which honour it was, nobody has told the desk.
    ruling.restored = CardSet::EMPTY;
    Some(ruling)
}
