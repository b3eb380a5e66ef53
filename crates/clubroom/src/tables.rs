//! A jogo as a table of the room: which table, who sits where, and what its match comes to as a score on the súmula.

use club::entry::PersonId;
use club::jogo::{Jogo, NoTable, Side};
use engine::{AnyGame, Entry, Seat, SeatSet, Turn};
use table::TableConfig;

/// The chairs of the two entries at a table, and what must be agreed so that they stay partners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    pub options: Vec<(String, String)>,
    /// Person on each seat; bots play on the others, and seats of guests stay free.
    pub seats: Vec<Option<PersonId>>,
    /// The chairs the room plays on.
    pub rooms: Vec<usize>,
}

/// How games say that partners are those who sit opposite each other.
const AGREED: [(&str, &str); 3] = [("partners", "agreed"), ("pairs", "chosen"), ("partner_choice", "agreed")];
/// Where this is to be agreed, partners are drawn in any case.
const DRAWN: &str = "pairs_draw";

impl Seating {
    /// The table of a game for these two line-ups. The entries sit alternately, so that partners sit opposite each other.
    pub fn new(game: &str, line_up: [&[PersonId]; 2]) -> Result<Seating, NoTable> {
        let entry = TableConfig::entry_of(game).map_err(|_| NoTable::Unknown)?;
        let titulars = line_up[0].len().max(line_up[1].len());
        let has = |name: &str| entry.facts.options.iter().any(|option| option.name == name);
        if titulars > 1 && has(DRAWN) {
            return Err(NoTable::PartnersDrawn);
        }
        let enough = entry.facts.players.iter().copied().filter(|&players| players >= 2 * titulars).min();
        let enough = enough.ok_or(NoTable::TooMany)?;
        let players = ("players", enough.to_string());
        let agreed = AGREED.iter().map(|&(name, value)| (name, value.to_owned())).chain([players]);
        let options: Vec<(String, String)> =
            agreed.filter(|(name, _)| has(name)).map(|(name, value)| (name.to_owned(), value)).collect();
        let any_game = opened(&entry, &options).ok_or(NoTable::Unknown)?;
        if any_game.players() < 2 * titulars {
            return Err(NoTable::TooMany);
        }
        let seats: Vec<Option<PersonId>> = (0..any_game.players()).map(|n| line_up[n % 2].get(n / 2).copied()).collect();
        let guests = any_game.guests();
        let is_rooms = |n: &usize| seats[*n].is_none() && Seat::new(*n).is_some_and(|seat| !guests.contains(seat));
        let rooms = (0..seats.len()).filter(is_rooms).collect();
        Ok(Seating { options, seats, rooms })
    }
}

fn opened(entry: &Entry, options: &[(String, String)]) -> Option<Box<dyn AnyGame>> {
    let options = entry.in_full(options).ok()?;
    (entry.open)(&options, &engine::Setup::default()).ok()
}

/// The chairs of a side of a jogo.
fn chairs(jogo: &Jogo, seats: &[Option<PersonId>], side: Side) -> SeatSet {
    let plays = |person: &PersonId| jogo.line_up[side].as_ref().is_some_and(|players| players.contains(person));
    let its = seats.iter().enumerate().filter(|(_, person)| person.as_ref().is_some_and(plays));
    its.filter_map(|(n, _)| Seat::new(n)).collect()
}

/// What the sides of these chairs have won together, each side once.
fn won(game: &dyn AnyGame, chairs: SeatSet) -> i64 {
    let has = |seats: SeatSet| seats.iter().any(|seat| chairs.contains(seat));
    game.sides().iter().filter(|side| has(side.seats)).map(|side| side.won).sum()
}

/// A match that is over as a score on the súmula, which ends when one side has the target (R24, R55). What is counted up to the target is
/// written as it was counted. Where a game counts otherwise, whoever won has the target, and the other lacks what they are behind.
/// Nothing, if neither came out ahead.
pub fn score(game: &dyn AnyGame, jogo: &Jogo, seats: &[Option<PersonId>], target: u32) -> Option<[u32; 2]> {
    if game.turn() != Turn::Over {
        return None;
    }
    let chairs = [0, 1].map(|side| chairs(jogo, seats, side));
    let won = chairs.map(|chairs| won(game, chairs));
    let winners = game.winners();
    let wins = chairs.map(|chairs| chairs.iter().any(|seat| winners.contains(seat)));
    let winner: Side = match wins {
        [true, false] => 0,
        [false, true] => 1,
        _ if won[0] == won[1] => return None,
        _ => usize::from(won[1] > won[0]),
    };
    let [ahead, behind] = [won[winner], won[1 - winner]];
    let whole = i64::from(target);
    let counted = ahead >= whole && (0..whole).contains(&behind);
    let lost = if counted { behind } else { (whole - (ahead - behind).max(1)).max(0) };
    let mut score = [u32::try_from(lost).unwrap_or_default(); 2];
    score[winner] = target;
    Some(score)
}

#[cfg(test)]
mod tests {
    use super::{NoTable, Seating};
    use club::entry::PersonId;

    const ALONE: [&[PersonId]; 2] = [&[PersonId(1)], &[PersonId(2)]];
    const PAIRS: [&[PersonId]; 2] = [&[PersonId(1), PersonId(3)], &[PersonId(2), PersonId(4)]];

    /// Every game of the house has a table for a jogo of one against one, and every game of four whose partners are not drawn for pairs.
    #[test]
    fn every_game_has_a_table_for_a_jogo() {
        for entry in games::catalogue() {
            let id = entry.facts.id;
            let alone = Seating::new(id, ALONE).unwrap_or_else(|why| panic!("{id}: {why}"));
            assert_eq!(alone.seats[..2], [Some(PersonId(1)), Some(PersonId(2))], "{id}");
            assert!(alone.rooms.iter().all(|seat| *seat >= 2), "{id}");
            let most = entry.facts.players.iter().max().copied().unwrap_or_default();
            match Seating::new(id, PAIRS) {
                Ok(pairs) => assert_eq!(pairs.seats[..4], [1, 2, 3, 4].map(|n| Some(PersonId(n))), "{id}"),
                Err(NoTable::PartnersDrawn) => assert_eq!(id, "yukon"),
                Err(why) => assert!(why == NoTable::TooMany && most < 4, "{id}: {why}"),
            }
        }
    }

    /// Partners sit opposite each other, and win and lose together where the game has partners.
    #[test]
    fn partners_stay_partners() {
        for game in ["truco", "malilla", "minchiate", "grand"] {
            let seating = Seating::new(game, PAIRS).expect("a table");
            let entry = table::TableConfig::entry_of(game).expect("a game");
            let any_game = super::opened(&entry, &seating.options).expect("opened");
            let of = |n: usize| engine::Seat::new(n).expect("a seat");
            assert!(any_game.sides().iter().any(|side| side.seats.contains(of(0)) && side.seats.contains(of(2))), "{game}");
        }
    }
}
