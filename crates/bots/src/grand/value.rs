//! Value of thirteen cards as a bid, game by game.

use arrayvec::ArrayVec;
use cards::{Card, CardSet, Rank, Suit};
use games::grand::contract::{Contract, STEP, score};
use games::grand::deck::order_of;

/// Tenths of a trick a partner of whom nothing is known is trusted with.
const PARTNER: i64 = 22;

/// Tenths of a trick.
const TRICK: i64 = 10;

fn of_suit(hand: CardSet, suit: Suit) -> CardSet {
    hand & CardSet::suit(suit)
}

/// The tenths of tricks that the high cards of a suit are good for.
fn high(cards: CardSet) -> i64 {
    let worth = |card: Card| match card.rank() {
        Some(Rank::Ace) => 10,
        Some(Rank::King) if cards.len() > 1 => 7,
        Some(Rank::Knight) if cards.len() > 2 => 4,
        _ => 0,
    };
    cards.iter().map(worth).sum()
}

/// The tenths of tricks that a hand and an unknown partner are good for in a contract of tricks.
fn tricks(hand: CardSet, contract: Contract) -> i64 {
    let order = order_of(contract);
    match contract {
        Contract::Whist(trump) => {
            let plain = Suit::ALL.into_iter().filter(|&suit| suit != trump).map(|suit| high(of_suit(hand, suit))).sum::<i64>();
            let trumps = of_suit(hand, trump);
            plain + high(trumps) + TRICK * (trumps.len() as i64 - 3).max(0) + PARTNER
        }
        Contract::Grand => {
            let length = |suit| {
                let cards = of_suit(hand, suit);
                let solid = cards.contains(Card::new(suit, Rank::Ace));
                if solid { TRICK * (cards.len() as i64 - 4).max(0) } else { 0 }
            };
            Suit::ALL.into_iter().map(|suit| high(of_suit(hand, suit)) + length(suit)).sum::<i64>() + PARTNER
        }
        Contract::Eucre(..) => {
            // Five cards each: bowers and high trumps take, and the aces of the other suits now and then.
            let trump = |card: &Card| order.trumps().contains(*card);
            let strong = hand.iter().filter(trump).map(|card| match 78 - i64::from(order.strength(card)) {
                0 => 10,
                1 | 2 => 8,
                3..=5 => 5,
                6..=7 => 3,
                _ => 0,
            });
            let aces = hand.iter().filter(|card| !trump(card) && card.rank() == Some(Rank::Ace)).count() as i64;
            (strong.sum::<i64>() + 4 * aces).min(5 * TRICK) + TRICK / 2
        }
        Contract::Copas => 0,
    }
}

/// The high cards with which hearts might be taken.
fn danger(hand: CardSet) -> usize {
    let high = |card: &Card| matches!(card.rank(), Some(Rank::Ace | Rank::King | Rank::Knight | Rank::Jack));
    hand.iter().filter(high).count()
}

/// The expected points of the bidders under a contract, made or not.
fn outlook(hand: CardSet, contract: Contract, bid: i64) -> i64 {
    points(contract, bid, tricks_taken(hand, contract), danger(hand))
}

/// The tricks the bidders may expect.
fn tricks_taken(hand: CardSet, contract: Contract) -> i64 {
    (tricks(hand, contract) / TRICK).clamp(0, contract.tricks() as i64)
}

/// The points of a bid with this number of tricks and of high cards.
fn points(contract: Contract, bid: i64, taken: i64, danger: usize) -> i64 {
    match contract {
        Contract::Copas if danger <= 1 => 10 - bid,
        // Hearts are taken, by both: the bid is lost.
        Contract::Copas => -bid - danger as i64,
        _ => {
            let marks = score(contract, bid, taken as usize);
            marks.bidders - marks.opponents
        }
    }
}

fn choosable(bid: i64) -> impl Iterator<Item = Contract> {
    Contract::all().filter(move |contract| bid <= contract.limit() && contract.way_fits(bid))
}

/// The game to choose with this bid.
pub(super) fn best(hand: CardSet, bid: i64) -> Contract {
    choosable(bid).max_by_key(|&contract| outlook(hand, contract, bid)).unwrap_or(Contract::Grand)
}

/// The highest bid that some game can be expected to meet; nothing if there is none.
pub(super) fn worth(hand: CardSet) -> i64 {
    let (danger, taken) = (danger(hand), |contract: Contract| tricks_taken(hand, contract));
    let expected: ArrayVec<(Contract, i64), 20> = Contract::all().map(|contract| (contract, taken(contract))).collect();
    let pays = |bid: i64| {
        let fits = |contract: Contract| bid <= contract.limit() && contract.way_fits(bid);
        expected.iter().any(|&(contract, taken)| fits(contract) && points(contract, bid, taken, danger) > 0)
    };
    (1..=13).rev().map(|fives| fives * STEP).find(|&bid| pays(bid)).unwrap_or(0)
}
