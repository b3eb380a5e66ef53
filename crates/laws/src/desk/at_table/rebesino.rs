//! Rebesino: a hand with a fault is settled by the accounts of the game. A pay card is owed to whoever was named for it; the others lie
//! asleep, so that the winner is paid for them.

use super::super::stood::{Field, Stood};
use super::{Given, is, said};
use cards::Card;
use engine::law::{Lawful, Ruling};
use engine::{Cite, Seat, SeatSet};
use games::rebesino::deck::PAY;
use games::rebesino::napolitana::{End, Napolitana};
use games::rebesino::standing::{All, Fate, PayCard, Standing};
use games::rebesino::{Agreements, Incident, Rebesino};

const SEATS: usize = 4;
/// The points of those who do not win, so that the winner is the one who was named.
const MANY: i64 = 10;

pub(super) fn fields() -> Vec<Field> {
    let player = |key| Field::player(key, SEATS);
    vec![
        player("by"),
        player("other"),
        player("winner"),
        player("given-by"),
        player("cut-by"),
        player("napolitana-of"),
        player("introduced-by"),
        player("owed-1o"),
        player("owed-1c"),
        player("owed-1e"),
        player("owed-1b"),
        player("owed-cc"),
        Field::number("times", 11, 2),
    ]
}

/// A pay card: sold by whoever is owed for it, or asleep.
fn pay_card(card: Card, seat: Seat, stood: &Stood) -> PayCard {
    match stood.player(&format!("owed-{card}").to_lowercase()) {
        Some(by) => PayCard { card, fate: Fate::Sold, by: Some(by), lies: Some(seat), trick: 0 },
        None => PayCard { card, fate: Fate::Asleep, by: None, lies: None, trick: 0 },
    }
}

pub(super) fn ruling(incident: &str, given: &Given, stood: &Stood) -> Option<Ruling> {
    let seat = stood.player("by").unwrap_or(Seat::at(0));
    let next = |from: Seat, step: usize| Seat::at((from.index() + step) % SEATS);
    let other = stood.player("other").filter(|&other| other != seat).unwrap_or(next(seat, 1));
    let mut standing = Standing::new([0, 1, 2, 3].map(Seat::at), &Agreements::default());
    let winner = stood.player("winner").filter(|&winner| winner != seat).unwrap_or(next(seat, 2));
    standing.points = [MANY; SEATS];
    standing.points[winner.index()] = 0;
    standing.tricks = [1; SEATS];
    standing.cards = PAY.iter().map(|card| pay_card(card, seat, stood)).collect();
    let all = stood.player("given-by");
    let innocent = |of: Option<Seat>, usual: Seat| of.filter(|&of| of != seat).unwrap_or(usual);
    let alone = |standing: &mut Standing| standing.miscounted = SeatSet::of(seat);
    let (first, cites): (Option<Incident>, Option<&'static str>) = match (incident, said(given, "what")) {
        ("misdeal", _) if said(given, "cause") == "dealer" && is(given, "play-begun") => {
            alone(&mut standing);
            (None, None)
        }
        ("draw-wrong", "looked-first") => return Some(Rebesino::rule(&standing, &Incident::Peeked(seat))),
        ("draw-wrong", "discarded-twice") => return Some(Rebesino::rule(&standing, &Incident::TwoExchanged(seat))),
        ("draw-wrong", "dealer-drew") if !is(given, "draw-seen") => {
            return Some(Rebesino::rule(&standing, &Incident::PutBack(seat)));
        }
        ("draw-wrong", "dealer-drew") => {
            alone(&mut standing);
            (Some(Incident::DealerDrew(seat)), None)
        }
        ("draw-wrong", "thought-dealer") => {
            alone(&mut standing);
            (Some(Incident::NotDrawn(seat)), None)
        }
        ("discard-changed", _) => {
            let seat = if is(given, "dealer") { Seat::at(SEATS - 1) } else { seat };
            let seat = if !is(given, "dealer") && seat == Seat::at(SEATS - 1) { Seat::at(0) } else { seat };
            return Some(Rebesino::rule(&standing, &Incident::Changed(seat)));
        }
        ("count-at-end", _) if is(given, "right-at-first") => {
            alone(&mut standing);
            (None, Some("rebesino:dar.10"))
        }
        ("count-at-end", _) => {
            alone(&mut standing);
            let over = said(given, "over-or-short") == "over";
            standing.all = match said(given, "rebesino") {
                "given" if over => Some(All::Given(seat)),
                "cut" if over => Some(All::Cut(seat, Some(innocent(stood.player("cut-by"), next(seat, 2))))),
                "given" | "cut" => Some(All::Cut(seat, None)),
                _ => None,
            };
            if is(given, "both-wrong") {
                standing.miscounted = standing.miscounted.with(other);
            }
            (None, None)
        }
        ("revoke", _) => {
            if said(given, "caller") == "outsider" {
                return None;
            }
            standing.revoked = SeatSet::of(seat);
            if is(given, "napolitana-introduced") {
                let by = (said(given, "introducer") == "another")
                    .then(|| stood.player("introduced-by").filter(|&by| by != seat).unwrap_or(next(seat, 1)));
                standing.napolitana = Some(Napolitana { seat, end: End::Introduced(by) });
            } else if is(given, "cards-mixed") || !is(given, "next-led") {
                return None;
            }
            let holder = innocent(stood.player("napolitana-of"), next(seat, 1));
            let holds = is(given, "napolitana") && standing.napolitana.is_none();
            if holds {
                standing.napolitana = Some(Napolitana { seat: holder, end: End::Stands });
            }
            let third = |not: Seat| (1..SEATS).map(|step| next(seat, step)).find(|&other| other != not);
            let going = if holds { all.filter(|&all| all != seat && all != holder).or(third(holder)) } else { None };
            let going = going.unwrap_or_else(|| innocent(all, next(seat, 1)));
            standing.all = match said(given, "rebesino") {
                _ if is(given, "napolitana-introduced") => None,
                "given" => Some(All::Given(going)),
                "cut" => {
                    let cutter = stood.player("cut-by").filter(|&by| by != seat && by != going);
                    Some(All::Cut(going, cutter.or(third(going))))
                }
                "cut-by-revoker" => Some(All::Cut(going, Some(seat))),
                _ => None,
            };
            let simple = standing.all.is_none() && standing.napolitana.is_none();
            if simple && is(given, "again") {
                (Some(Incident::Repeated(seat, stood.number("times"))), None)
            } else {
                if simple && is(given, "several") {
                    standing.revoked = standing.revoked.with(other);
                }
                (None, None)
            }
        }
        ("laid-down-early", _) => return Some(Rebesino::rule(&standing, &Incident::LaidDown(seat))),
        _ => return None,
    };
    // What the hand costs whoever is at fault, and what their act costs besides.
    let mut ruling = Rebesino::rule(&standing, &Incident::Faults(seat));
    if let Some(first) = first {
        let act = Rebesino::rule(&standing, &first);
        ruling.cites = [act.cites, ruling.cites].concat();
        ruling.payments.extend(act.payments);
    }
    if let Some(law) = cites {
        ruling.cites = vec![Cite(law)];
    }
    Some(ruling)
}
