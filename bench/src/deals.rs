//! Whole random deals through the public rules: shuffle, bidding, buying, play, payment.

use cards::fair::key;
use cards::shuffle::shuffle;
use engine::{Game, Luck, Offer, Setup, Turn};

/// Plays so many whole deals of a game at random, match after match; the sum of what the seats hold keeps it honest.
///
/// # Panics
/// If the game cannot be opened, or refuses what it offers.
pub fn random_deals<G: Game>(deals: u64) -> i64 {
    let mut luck = Luck::new(1);
    let mut offers: Vec<Offer<G::Action>> = Vec::new();
    let (mut played, mut number, mut sum) = (0, 0, 0);
    let key = key(&[7; 32], &[]);
    while played < deals {
        let opened = G::open(&G::Agreements::default(), &Setup::default());
        let mut game = opened.unwrap_or_else(|bad| panic!("{bad}"));
        let mut last = 0;
        while played < deals {
            match game.turn() {
                Turn::Over => break,
                Turn::Shuffle(wanted) => {
                    number += 1;
                    let order = shuffle(wanted.cards, &key, number);
                    game.shuffled(&order).unwrap_or_else(|refusal| panic!("{refusal}"));
                }
                Turn::Seats { must, .. } => {
                    let Some(seat) = must.iter().next() else { break };
                    offers.clear();
                    game.offers(seat, &mut offers);
                    // In the play a card; what else could be said there is left unsaid.
                    let offer = match offers.first() {
                        Some(card @ Offer::Card { .. }) => card,
                        _ => &offers[luck.below(offers.len())],
                    };
                    let Some(action) = offer.any(&mut luck) else { break };
                    game.act(seat, &action).unwrap_or_else(|refusal| panic!("{refusal}"));
                }
            }
            played += u64::from(game.deal_number() - last);
            last = game.deal_number();
        }
        sum +=
            engine::Seat::first(game.players()).map(|seat| game.ledger().balance(seat) * (1 + seat.index() as i64)).sum::<i64>();
    }
    sum
}
