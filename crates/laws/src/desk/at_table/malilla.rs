//! Malilla: the side of whoever did it pays, each to the opponent at their right.

use super::super::stood::{Field, Stood};
use super::{Given, is, said};
use engine::Seat;
use engine::law::{Lawful, Ruling};
use games::malilla::Malilla;
use games::malilla::deck::Renuncio;
use games::malilla::laws::{Count, Incident, Misdealt, Noticed, Play, Standing, Tricks};

const SEATS: usize = 4;

pub(super) fn fields() -> Vec<Field> {
    let player = |key| Field::player(key, SEATS);
    vec![player("by"), player("dealer"), player("winner"), Field::number("tanto", 1000, 1), Field::number("turn-up", 1000, 0)]
}

pub(super) fn ruling(incident: &str, given: &Given, stood: &Stood) -> Option<Ruling> {
    let round = [0, 1, 2, 3].map(Seat::at);
    let dealer = stood.player("dealer").unwrap_or(round[3]);
    let tanto = stood.number("tanto").max(1);
    let standing = Standing { round, dealer, turn_up: stood.number("turn-up") * tanto, tanto };
    let seat = stood.player("by").unwrap_or(round[0]);
    let right_of = |seat: Seat| round[(seat.index() + 1) % SEATS];
    let play = |begun: &str| if is(given, begun) { Play::Begun } else { Play::NotBegun };
    let incident = match incident {
        "misdeal" if said(given, "cause") == "pack" => Incident::Misdealt(Misdealt::ByPack),
        "misdeal" => Incident::Misdealt(Misdealt::ByDealer),
        "wrong-dealer" => Incident::WrongDealer { rightful: right_of(dealer), found: play("play-begun") },
        "count-at-end" if said(given, "over-or-short") == "over" => Incident::WrongHand { seat, cards: Count::TooMany },
        "count-at-end" => Incident::WrongHand { seat, cards: Count::TooFew },
        "led-out-of-turn" => Incident::LedOutOfTurn(seat),
        "revoke" => {
            let kind = match said(given, "kind") {
                "not-followed" => Renuncio::Suit,
                "not-beaten" => Renuncio::Beat,
                "not-trumped" => Renuncio::Trump,
                _ => Renuncio::OverTrump,
            };
            if kind != Renuncio::Suit && is(given, "partner-winning") {
                return None;
            }
            let noticed = match (is(given, "trick-covered"), is(given, "warned")) {
                (true, _) => Noticed::Lifted,
                (false, true) => Noticed::Warned,
                (false, false) => Noticed::InTime,
            };
            Incident::Renuncio { seat, kind, noticed }
        }
        "spoke" if !is(given, "hand-over") => Incident::Spoke(seat),
        "looked-at-tricks" if said(given, "whose-tricks") == "opponents" => Incident::LookedBack(Tricks::Theirs),
        "looked-at-tricks" if said(given, "last-trick") == "no" => Incident::LookedBack(Tricks::Older),
        "lifted-trick" => {
            let winner = stood.player("winner").filter(|&winner| winner.index() % 2 != seat.index() % 2);
            Incident::Lifted { seat, winner: winner.unwrap_or(right_of(seat)), next: play("next-led") }
        }
        "showed-hand" => Incident::ShowedHand(seat),
        "short-cut" => Incident::ShortCut,
        "dealt-otherwise" => Incident::Packets,
        "substitute" => Incident::Substitute,
        _ => return None,
    };
    Some(Malilla::rule(&standing, &incident))
}
