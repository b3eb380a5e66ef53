//! A solved position as JSON.

use super::hand::{Played, SolvedHand};
use super::line::{End, Trick};
use serde::Serialize;
use solver::outcome::Verdict;

/// A solved position, and what the play after it gave away.
#[derive(Serialize)]
pub(super) struct Solved {
    deal: u32,
    trick: usize,
    to_play: usize,
    /// Whose the values are.
    side: Vec<usize>,
    unit: &'static str,
    value: i16,
    /// The seats whose value it is: the side of who is to play.
    value_of: Vec<usize>,
    cards: Vec<(String, i16)>,
    line: Vec<(usize, String)>,
    /// The same line by tricks.
    tricks: Vec<TrickJson>,
    /// What the side had after the last card that was played.
    came_to: Option<i16>,
    losses: Vec<Loss>,
    /// Cards that were played and could not be looked at.
    unknown: usize,
}

/// A trick of the line.
#[derive(Serialize)]
struct TrickJson {
    trick: usize,
    cards: Vec<(usize, String)>,
    /// So many of them lay there already.
    lay: usize,
    taken_by: Option<usize>,
}

/// A card that gave something away. The values are those of the side that played it.
#[derive(Serialize)]
struct Loss {
    line: usize,
    trick: usize,
    seat: usize,
    card: String,
    value: i16,
    /// The seats whose values these are.
    value_of: Vec<usize>,
    best: i16,
    best_cards: Vec<String>,
}

impl Solved {
    pub(super) fn new(hand: &SolvedHand) -> Solved {
        let verdict = &hand.verdict;
        Solved {
            deal: hand.deal,
            trick: hand.trick,
            to_play: verdict.to_play.index(),
            side: seats(verdict),
            unit: verdict.unit.name(),
            value: verdict.value,
            value_of: seats(verdict),
            cards: verdict.cards.iter().map(|&(card, value)| (card.to_string(), value)).collect(),
            line: verdict.line.iter().map(|(seat, card)| (seat.index(), card.to_string())).collect(),
            tricks: hand.line.tricks.iter().map(to_json).collect(),
            came_to: hand.came_to(),
            losses: hand.played.iter().filter_map(loss).collect(),
            unknown: hand.unknown(),
        }
    }
}

/// The seats a verdict speaks of.
fn seats(verdict: &Verdict) -> Vec<usize> {
    verdict.side.iter().map(|seat| seat.index()).collect()
}

fn to_json(trick: &Trick) -> TrickJson {
    let taken_by = match trick.end {
        End::Taken(seat) => Some(seat.index()),
        End::Nobodys | End::Open => None,
    };
    let cards = trick.plays.iter().map(|(seat, card)| (seat.index(), card.to_string())).collect();
    TrickJson { trick: trick.number, cards, lay: trick.lay, taken_by }
}

fn loss(played: &Played) -> Option<Loss> {
    let (verdict, value) = played.loss()?;
    Some(Loss {
        line: played.line,
        trick: played.trick,
        seat: played.seat.index(),
        card: played.card.to_string(),
        value,
        value_of: seats(verdict),
        best: verdict.value,
        best_cards: verdict.best().map(|card| card.to_string()).collect(),
    })
}
