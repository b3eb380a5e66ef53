//! One match between players, from its seed.

use super::SimulateError;
use crate::Player;
use crate::roster::Roster;
use cards::fair::{self, Seed};
use cards::shuffle::{Key, shuffle};
use engine::{DealReport, Eyes, LedgerEntry, Refusal, Seat, Setup, ShuffleFor, Side, Turn};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

/// No deal of any game takes so many actions.
const MOST_ACTIONS: u32 = 20_000;

/// Makes the player of a name and a seed.
pub(super) type Maker<G> = fn(&str, u64) -> Option<Box<dyn Player<G>>>;

/// Who plays what, from which seed.
pub(super) struct Table<'a, G: Roster> {
    pub(super) agreements: G::Agreements,
    pub(super) bots: &'a [&'a str],
    pub(super) player: Maker<G>,
    pub(super) seed: u64,
}

/// What is counted of deals: the contract, the place of who played it, and how it ended.
pub(super) type Kind = (Option<&'static str>, Option<&'static str>, &'static str);

/// A match played, as far as it was played.
#[derive(Clone, Debug, Default)]
pub(super) struct Played {
    pub(super) deals: u64,
    /// What each of the parties won, in the order in which their first players were named.
    pub(super) net: Vec<i64>,
    /// Was it played to its end?
    pub(super) end: End,
    /// The party that won it, if somebody did.
    pub(super) winner: Option<usize>,
    pub(super) counts: BTreeMap<Kind, u64>,
}

/// Where a match ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum End {
    /// Where the game says so.
    Over,
    /// In the middle: enough was played.
    #[default]
    Cut,
}

impl<G: Roster> Table<'_, G> {
    /// The key of all shuffles of a round of matches: the seed of the simulation and the number of the round, as little-endian
    /// bytes.
    fn key(&self, round: u64) -> Key {
        let mut seed: Seed = [0; 32];
        seed[..8].copy_from_slice(&self.seed.to_le_bytes());
        seed[8..16].copy_from_slice(&round.to_le_bytes());
        fair::key(&seed, &[])
    }

    /// The players by seat, once it is known who plays with whom. Player `n` sits `number` places further in match `number`;
    /// places go by turns to a seat of each side, so that who are partners stay partners.
    fn seated(&self, number: u64, sides: &[Side]) -> Vec<(usize, Box<dyn Player<G>>)> {
        let many = self.bots.len();
        let mut seated: Vec<(Seat, usize, Box<dyn Player<G>>)> = by_turns(sides)
            .into_iter()
            .enumerate()
            .filter_map(|(place, seat)| {
                let bot = (place + many - (number % many as u64) as usize) % many;
                let luck = mixed(self.seed ^ mixed(number.wrapping_mul(many as u64) + bot as u64));
                Some((seat, bot, (self.player)(self.bots[bot], luck)?))
            })
            .collect();
        seated.sort_by_key(|&(seat, ..)| seat);
        seated.into_iter().map(|(_, bot, player)| (bot, player)).collect()
    }

    /// Plays match `number` to its end, or up to so many deals, or until somebody says that it is enough.
    pub(super) fn play(&self, number: u64, most_deals: u64, enough: &AtomicBool) -> Result<Played, SimulateError> {
        let mut game = G::open(&self.agreements, &Setup::default())?;
        let mut players = Vec::new();
        let key = self.key(number / self.bots.len() as u64);
        let (mut shuffles, mut deals, mut actions) = (0, 0, 0);
        // The order of the seats round the table, as it stood in each deal.
        let mut orders: BTreeMap<u32, Vec<Seat>> = BTreeMap::new();
        let mut order = seats_in_order(&game);
        loop {
            let deal = game.deal_number();
            match game.turn() {
                Turn::Over => break,
                Turn::Shuffle(wanted) => {
                    if wanted.purpose == ShuffleFor::Deal {
                        if deals == most_deals || enough.load(Ordering::Relaxed) {
                            break;
                        }
                        deals += 1;
                        orders.insert(deal, order.clone());
                    }
                    actions = 0;
                    let shuffled = game.shuffled(&shuffle(wanted.cards, &key, shuffles));
                    shuffled.map_err(|refusal| refused(number, deal, "the house", "shuffle", refusal))?;
                    shuffles += 1;
                    if wanted.purpose == ShuffleFor::Draw {
                        order = seats_in_order(&game);
                    }
                }
                Turn::Seats { must, may } => {
                    if players.is_empty() {
                        players = self.seated(number, &game.sides());
                    }
                    actions += 1;
                    if actions > MOST_ACTIONS {
                        return Err(SimulateError::Endless { number, deal, actions });
                    }
                    // Who only may speak is heard first: a card put down would take the word from him.
                    let asked = may.iter().chain(must.iter()).find_map(|seat| {
                        let (bot, player) = players.get_mut(seat.index())?;
                        match player.choose(&game.view(Eyes::Seat(seat))) {
                            None if may.contains(seat) => None,
                            choice => Some((seat, *bot, choice)),
                        }
                    });
                    let Some((seat, bot, Some(action))) = asked else {
                        let bot = asked.map_or("nobody", |(_, bot, _)| self.bots[bot]).to_owned();
                        return Err(SimulateError::Silent { number, deal, bot });
                    };
                    let done = game.act(seat, &action);
                    done.map_err(|refusal| refused(number, deal, self.bots[bot], &action.to_string(), refusal))?;
                }
            }
        }
        let sides = game.sides();
        let end = if game.turn() == Turn::Over { End::Over } else { End::Cut };
        let mut played = Played { deals, end, net: vec![0; sides.len()], ..Played::default() };
        let winners = game.winners();
        for side in &sides {
            let staked: i64 = if end == End::Cut { side.seats.iter().map(|seat| unplayed_stakes(&game, seat)).sum() } else { 0 };
            let bot = side.seats.lowest().and_then(|seat| players.get(seat.index())).map(|&(bot, _)| bot);
            let Some(party) = bot.map(|bot| bot % sides.len()) else { continue };
            played.net[party] = side.won - staked;
            if side.seats == winners {
                played.winner = Some(party);
            }
        }
        for report in game.reports() {
            let Some(outcome) = report.outcome else { continue };
            let place = orders.get(&report.number).and_then(|order| place::<G>(order, &report));
            *played.counts.entry((report.contract, place, outcome)).or_default() += 1;
        }
        Ok(played)
    }
}

/// The seats as they are filled: one of each side by turns.
fn by_turns(sides: &[Side]) -> Vec<Seat> {
    let most = sides.iter().map(|side| side.seats.len()).max().unwrap_or(0);
    (0..most).flat_map(|turn| sides.iter().filter_map(move |side| side.seats.iter().nth(turn))).collect()
}

fn refused(number: u64, deal: u32, bot: &str, action: &str, refusal: Refusal) -> SimulateError {
    SimulateError::Refused { number, deal, bot: bot.to_owned(), action: action.to_owned(), refusal }
}

/// The place of who plays alone, counted from the dealer's right.
fn place<G: Roster>(order: &[Seat], report: &DealReport) -> Option<&'static str> {
    let at = |seat: Seat| order.iter().position(|&there| there == seat);
    let (ombre, dealer) = (at(report.ombre?)?, at(report.dealer)?);
    G::PLACES.get((ombre + order.len() - dealer - 1) % order.len()).copied()
}

/// What a seat has staked on a deal that is not played because the match was cut short.
fn unplayed_stakes<G: Roster>(game: &G, seat: Seat) -> i64 {
    let entries = game.ledger().of_deal(game.deal_number()).iter();
    let amount = |entry: &LedgerEntry| match (entry.to.as_seat(), entry.from.as_seat()) {
        (Some(to), _) if to == seat => entry.amount,
        (_, Some(from)) if from == seat => -entry.amount,
        _ => 0,
    };
    entries.map(amount).sum()
}

/// The seats in the order in which they sit round the table.
fn seats_in_order<G: Roster>(game: &G) -> Vec<Seat> {
    G::show(&game.view(Eyes::Public)).seats.iter().map(|seat| seat.seat).collect()
}

/// Bits that look like chance, from a number (the finaliser of SplitMix64).
fn mixed(number: u64) -> u64 {
    let mut bits = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}
