//! One match between players, from its seed.

use super::SimulateError;
use crate::Player;
use crate::roster::Roster;
use crate::thought::{MOST_ACTIONS, Thinking, hear, mixed, settled};
use cards::fair::{self, Seed};
use cards::shuffle::Key;
use engine::{DealReport, Game, Refusal, Seat, ShuffleFor, Shuffler, Side, Turn, Viewer};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

/// The players of a game, with their seed.
pub(crate) struct BotTable<'a, G: Game> {
    pub(crate) options: &'a [(String, String)],
    pub(crate) bots: &'a [&'a str],
    pub(crate) roster: &'a Roster<G>,
    pub(crate) seed: u64,
    /// Thinking time of the players that search.
    pub(crate) thinking: Thinking,
}

/// Kind of deal that is counted: the contract, the place of its player, and the outcome.
pub(crate) type Kind = (Option<&'static str>, Option<&'static str>, &'static str);

/// A match played, as far as it was played.
#[derive(Clone, Debug, Default)]
pub(crate) struct Played {
    pub(crate) deals: u64,
    /// Net result of each party, in the order in which their first players were named.
    pub(crate) net: Vec<i64>,
    /// Was it played to its end?
    pub(crate) end: End,
    /// The party that won it, if somebody did.
    pub(crate) winner: Option<usize>,
    pub(crate) counts: BTreeMap<Kind, u64>,
}

/// End of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum End {
    /// The game is over.
    Over,
    /// In the middle: enough was played.
    #[default]
    Cut,
}

impl<G: Game> BotTable<'_, G> {
    /// The key of all shuffles of a round of matches: the seed of the simulation and the number of the round, as little-endian
    /// bytes.
    fn key(&self, round: u64) -> Key {
        let mut seed: Seed = [0; 32];
        seed[..8].copy_from_slice(&self.seed.to_le_bytes());
        seed[8..16].copy_from_slice(&round.to_le_bytes());
        fair::key(&seed, &[])
    }

    /// The players by seat, once it is known who plays with whom. Player `n` sits `number` places further in match `number`;
    /// places go by turns to a seat of each side, so that partners stay partners.
    fn seated(&self, number: u64, sides: &[Side]) -> Vec<(usize, Box<dyn Player<G>>)> {
        let many = self.bots.len();
        let mut seated: Vec<(Seat, usize, Box<dyn Player<G>>)> = by_turns(sides)
            .into_iter()
            .enumerate()
            .filter_map(|(place, seat)| {
                let bot = (place + many - (number % many as u64) as usize) % many;
                let rng = mixed(self.seed ^ mixed(number.wrapping_mul(many as u64) + bot as u64));
                Some((seat, bot, (self.roster.player)(self.bots[bot], rng, self.thinking)?))
            })
            .collect();
        seated.sort_by_key(|&(seat, ..)| seat);
        seated.into_iter().map(|(_, bot, player)| (bot, player)).collect()
    }

    /// Plays match `number` to its end, or up to a number of deals, or until the caller stops it.
    pub(crate) fn play(&self, number: u64, most_deals: u64, enough: &AtomicBool) -> Result<Played, SimulateError> {
        let mut game = (self.roster.open)(self.options)?;
        let mut players = Vec::new();
        let mut shuffler = Shuffler::new(self.key(number / self.bots.len() as u64));
        let (mut deals, mut actions) = (0, 0);
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
                    let shuffled = game.shuffled(&shuffler.order(&wanted));
                    shuffled.map_err(|refusal| refused(number, deal, "the house", "shuffle", refusal))?;
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
                    let asked = hear(&game, must, may, &mut |seat, view| players.get_mut(seat.index())?.1.choose(view));
                    let bot = |seat: Seat| players.get(seat.index()).map_or("nobody", |&(bot, _)| self.bots[bot]);
                    let Some((seat, Some(action))) = asked else {
                        let bot = asked.map_or("nobody", |(seat, _)| bot(seat)).to_owned();
                        return Err(SimulateError::Silent { number, deal, bot });
                    };
                    let done = game.act(seat, &action);
                    done.map_err(|refusal| refused(number, deal, bot(seat), &action.to_string(), refusal))?;
                }
            }
        }
        let sides = game.sides();
        let end = if game.turn() == Turn::Over { End::Over } else { End::Cut };
        let mut played = Played { deals, end, net: vec![0; sides.len()], ..Played::default() };
        let winners = game.winners();
        for side in &sides {
            let bot = side.seats.lowest().and_then(|seat| players.get(seat.index())).map(|&(bot, _)| bot);
            let Some(party) = bot.map(|bot| bot % sides.len()) else { continue };
            // Cut short, a match is at the stakes of a deal that is not played.
            let played_out = if end == End::Cut { game.deal_number().saturating_sub(1) } else { game.deal_number() };
            played.net[party] = settled(&game, self.roster.owes, side, played_out);
            if side.seats == winners {
                played.winner = Some(party);
            }
        }
        for report in game.reports() {
            let Some(outcome) = report.outcome else { continue };
            let place = orders.get(&report.number).and_then(|order| place(self.roster.places, order, &report));
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

/// The place of the lone player, counted from the dealer's right.
fn place(places: &'static [&'static str], order: &[Seat], report: &DealReport) -> Option<&'static str> {
    let at = |seat: Seat| order.iter().position(|&there| there == seat);
    let (ombre, dealer) = (at(report.ombre?)?, at(report.dealer)?);
    places.get((ombre + order.len() - dealer - 1) % order.len()).copied()
}

/// The seats in the order in which they sit round the table.
fn seats_in_order<G: Game>(game: &G) -> Vec<Seat> {
    G::show(&game.view(Viewer::Public)).seats.iter().map(|seat| seat.seat).collect()
}
