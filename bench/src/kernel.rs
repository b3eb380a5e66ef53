//! The trick kernel of the engine on the ceiling's own deal: 4 x 13 cards, no trumps, random legal play.

use crate::ceiling::{Chance, deal};
use cards::{Card, CardSet, Rank, Suit};
use engine::Seat;
use engine::trick::{Order, Trick, follow};

const RANKS: [Rank; 13] = [
    Rank::Ace,
    Rank::King,
    Rank::Knight,
    Rank::Jack,
    Rank::Ten,
    Rank::Nine,
    Rank::Eight,
    Rank::Seven,
    Rank::Six,
    Rank::Five,
    Rank::Four,
    Rank::Three,
    Rank::Two,
];

const fn suit(suit: Suit) -> [Card; 13] {
    let mut cards = [Card::new(suit, Rank::Ace); 13];
    let mut n = 0;
    while n < 13 {
        cards[n] = Card::new(suit, RANKS[n]);
        n += 1;
    }
    cards
}

static WHIST: Order = Order::new([&suit(Suit::Ouros), &suit(Suit::Copas), &suit(Suit::Espadas), &suit(Suit::Bastos)], &[]);

/// The same hands as the ceiling's: its bit `16 s + r` is the card of suit `s` and the `r`-th rank from below.
fn hands(dealt: [u64; 4]) -> [CardSet; 4] {
    dealt.map(|bits| {
        let cards = (0..64u32).filter(|bit| bits >> bit & 1 == 1);
        cards.map(|bit| Card::new(Suit::ALL[bit as usize / 16], RANKS[12 - bit as usize % 16])).collect()
    })
}

/// A random member of a set, from sixteen random bits.
#[inline(always)]
fn pick(cards: CardSet, chance: u64) -> Option<Card> {
    cards.nth((((chance & 0xffff) * cards.len() as u64) >> 16) as usize)
}

#[inline(always)]
fn playout(mut hands: [CardSet; 4], chance: &mut Chance) -> u32 {
    let (mut leader, mut tricks) = (0, 0);
    for _ in 0..13 {
        let bits = chance.bits();
        let mut trick = Trick::EMPTY;
        for step in 0..4 {
            let at = (leader + step) & 3;
            let Some(card) = pick(follow(hands[at], &trick), bits >> (16 * step)) else { return tricks };
            hands[at].remove(card);
            trick.play(Seat::at(at), card, &WHIST);
        }
        leader = trick.winner().map_or(leader, Seat::index);
        tricks += u32::from(leader & 1 == 0);
    }
    tricks
}

/// So many playouts of the ceiling's deal through the kernel.
pub fn play(playouts: u64) -> u64 {
    let mut chance = Chance::new(1);
    let dealt = hands(deal(&mut chance));
    (0..playouts).map(|_| u64::from(playout(std::hint::black_box(dealt), &mut chance))).sum()
}

#[cfg(test)]
mod tests {
    /// The kernel plays the ceiling's game: over many playouts of the same deal it wins as many tricks.
    #[test]
    fn kernel_and_ceiling_play_the_same_game() {
        let (ours, bare) = (super::play(40_000) as f64 / 40_000.0, crate::ceiling::play(40_000) as f64 / 40_000.0);
        assert!((ours - bare).abs() < 0.05, "mean tricks {ours} and {bare}");
    }
}
