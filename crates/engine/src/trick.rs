//! The trick kernel: one place that says what following suit, trumping, overtaking and winning are.
//!
//! A game brings an [`Order`] (which cards belong together under its contract, and which beats which) and picks its duty
//! from the functions here, or writes one of its own out of the same sets.

use crate::Seat;
use cards::{Card, CardSet, Pack};
use std::fmt;

/// The most cards a trick can have.
pub const MOST: usize = 8;

/// A class of cards that follow each other: a suit, or the trumps whatever their printed suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Class(u8);

const CLASSES: usize = 5;

impl Class {
    pub const TRUMPS: Class = Class(4);
}

/// Which cards follow which, and which beats which, under one contract.
///
/// ```
/// use cards::{Card, Rank, Suit};
/// use engine::trick::Order;
///
/// const RANKS: [Rank; 3] = [Rank::Ace, Rank::King, Rank::Seven];
/// let [ouros, copas, espadas, bastos] = Suit::ALL.map(|suit| Card::of_suit(suit, RANKS));
/// let order = Order::new([&ouros, &copas, &espadas, &bastos], &bastos);
/// let card = |text: &str| text.parse::<Card>().unwrap();
/// assert!(order.beats(card("7B"), card("1O"), card("1O")), "a trump beats the suit led");
/// assert!(!order.beats(card("1C"), card("7O"), card("7O")), "a discard does not");
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Order {
    class: [u8; Card::INDICES],
    strength: [u8; Card::INDICES],
    /// Per class, the cards that follow it; the last are the trumps.
    members: [CardSet; CLASSES],
}

impl Order {
    /// An order from its suits and trumps, each written from the highest card down. Cards in none of them win nothing.
    pub const fn new(suits: [&[Card]; 4], trumps: &[Card]) -> Order {
        let mut order = Order { class: [0; Card::INDICES], strength: [0; Card::INDICES], members: [CardSet::EMPTY; CLASSES] };
        let mut class = 0;
        while class < CLASSES {
            let (cards, above) = if class < 4 { (suits[class], 0) } else { (trumps, 64) };
            let mut n = 0;
            while n < cards.len() {
                let index = cards[n].index();
                order.class[index] = class as u8;
                order.strength[index] = above + (cards.len() - n) as u8;
                n += 1;
            }
            // A trump belongs to the trumps alone, whatever list of a suit names it too.
            order.members[class] = CardSet::from_slice(cards);
            if class < 4 {
                order.members[class] = order.members[class].minus(CardSet::from_slice(trumps));
            }
            class += 1;
        }
        order
    }

    /// The same order, in which these cards of one class are equals, as strong as the weakest of them: of equals the first
    /// played stays.
    #[must_use]
    pub const fn equal(mut self, cards: &[Card]) -> Order {
        let mut least = u8::MAX;
        let mut n = 0;
        while n < cards.len() {
            let strength = self.strength[cards[n].index()];
            least = if strength < least { strength } else { least };
            n += 1;
        }
        while n > 0 {
            n -= 1;
            self.strength[cards[n].index()] = least;
        }
        self
    }

    /// The class of a card.
    #[inline(always)]
    pub const fn class(&self, card: Card) -> Class {
        Class(self.class[card.index()])
    }

    /// The cards of a class.
    #[inline(always)]
    pub const fn members(&self, class: Class) -> CardSet {
        self.members[class.0 as usize % CLASSES]
    }

    #[inline(always)]
    pub const fn trumps(&self) -> CardSet {
        self.members[4]
    }

    /// The cards that follow when this one is led.
    #[inline(always)]
    pub const fn followers(&self, led: Card) -> CardSet {
        self.members(self.class(led))
    }

    /// The strength of a card within its class; every trump is stronger than every other card.
    #[inline(always)]
    pub const fn strength(&self, card: Card) -> u8 {
        self.strength[card.index()]
    }

    /// Does `card`, played later, beat `best`, in a trick to which `led` was led?
    #[inline(always)]
    pub const fn beats(&self, card: Card, best: Card, led: Card) -> bool {
        let class = self.class[card.index()];
        let can_win = (class == self.class[led.index()]) | (class == Class::TRUMPS.0);
        can_win & (self.strength[card.index()] > self.strength[best.index()])
    }

    /// The cards of this set that would beat `best` in a trick to which `led` was led.
    pub fn beating(&self, cards: CardSet, best: Card, led: Card) -> CardSet {
        cards.iter().filter(|&card| self.beats(card, best, led)).collect()
    }

    /// The strongest card of a set.
    pub fn highest(&self, cards: CardSet) -> Option<Card> {
        cards.iter().max_by_key(|&card| self.strength(card))
    }

    /// The weakest card of a set.
    pub fn lowest(&self, cards: CardSet) -> Option<Card> {
        cards.iter().min_by_key(|&card| self.strength(card))
    }
}

impl fmt::Debug for Order {
    /// The table is long: its trumps tell it from others.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Order").field("trumps", &self.trumps()).finish_non_exhaustive()
    }
}

/// The largest pack has every card of the others.
const EVERY_CARD: CardSet = Pack::Minchiate97.cards();

/// A trick on the table.
///
/// ```
/// use cards::{Card, Rank, Suit};
/// use engine::Seat;
/// use engine::trick::{Order, Trick};
///
/// let suits = Suit::ALL.map(|suit| Card::of_suit(suit, [Rank::Ace, Rank::King, Rank::Seven]));
/// let order = Order::new([&suits[0], &suits[1], &suits[2], &suits[3]], &suits[3]);
/// let mut trick = Trick::EMPTY;
/// for (seat, card) in ["RO", "1O", "7B"].into_iter().enumerate() {
///     trick.play(Seat::at(seat), card.parse().unwrap(), &order);
/// }
/// assert_eq!((trick.winner(), trick.best()), (Some(Seat::at(2)), "7B".parse().ok()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trick {
    cards: [Card; MOST],
    seats: [Seat; MOST],
    count: u8,
    best: u8,
    /// The cards that follow the one led; before that, all.
    following: CardSet,
    /// The class led and the strength of the best card, so that neither is looked up again.
    led_class: u8,
    best_strength: u8,
}

impl Default for Trick {
    fn default() -> Trick {
        Trick::EMPTY
    }
}

impl Trick {
    /// No card played yet.
    pub const EMPTY: Trick = {
        let any = Card::new(cards::Suit::Ouros, cards::Rank::Ace);
        let (cards, seats, following) = ([any; MOST], [Seat::at(0); MOST], EVERY_CARD);
        Trick { cards, seats, count: 0, best: 0, following, led_class: 0, best_strength: 0 }
    };

    /// Number of cards played to it.
    #[inline(always)]
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Nothing led yet?
    #[inline(always)]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The card led.
    #[inline(always)]
    pub const fn led(&self) -> Option<Card> {
        if self.count == 0 { None } else { Some(self.cards[0]) }
    }

    /// The card that holds the trick so far.
    #[inline(always)]
    pub const fn best(&self) -> Option<Card> {
        if self.count == 0 { None } else { Some(self.cards[self.best as usize % MOST]) }
    }

    /// The seat that wins the trick so far.
    #[inline(always)]
    pub const fn winner(&self) -> Option<Seat> {
        if self.count == 0 { None } else { Some(self.seats[self.best as usize % MOST]) }
    }

    /// Plays a card. On equal strength the earlier card stays.
    #[inline(always)]
    pub fn play(&mut self, seat: Seat, card: Card, order: &Order) {
        let at = self.count as usize % MOST;
        self.cards[at] = card;
        self.seats[at] = seat;
        let (class, strength) = (order.class[card.index()], order.strength[card.index()]);
        if at == 0 {
            (self.led_class, self.following) = (class, order.members(Class(class)));
        }
        let can_win = (class == self.led_class) | (class == Class::TRUMPS.0);
        let better = can_win & (strength > self.best_strength);
        self.best = std::hint::select_unpredictable(better, at as u8, self.best);
        self.best_strength = std::hint::select_unpredictable(better, strength, self.best_strength);
        self.count += 1;
    }

    /// The plays, in order.
    pub fn plays(&self) -> impl DoubleEndedIterator<Item = (Seat, Card)> + Clone + '_ {
        (0..self.len()).map(|n| (self.seats[n], self.cards[n]))
    }

    /// The cards down.
    pub fn cards(&self) -> CardSet {
        self.plays().map(|(_, card)| card).collect()
    }
}

impl serde::Serialize for Trick {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.plays())
    }
}

/// The duty to follow suit: the cards of the class led if there are any, else all.
///
/// ```
/// use cards::{Card, CardSet, Rank, Suit};
/// use engine::Seat;
/// use engine::trick::{Order, Trick, follow};
///
/// let suits = Suit::ALL.map(|suit| Card::of_suit(suit, [Rank::Ace, Rank::King]));
/// let order = Order::new([&suits[0], &suits[1], &suits[2], &suits[3]], &[]);
/// let hand: CardSet = "1O RC".parse().unwrap();
/// let mut trick = Trick::EMPTY;
/// trick.play(Seat::at(0), "RO".parse().unwrap(), &order);
/// assert_eq!(follow(hand, &trick).to_string(), "1O");
/// ```
#[inline(always)]
pub fn follow(hand: CardSet, trick: &Trick) -> CardSet {
    let following = hand & trick.following;
    std::hint::select_unpredictable(following.is_empty(), hand, following)
}

/// The duty to follow suit, and to trump if one cannot.
#[inline(always)]
pub fn follow_or_trump(hand: CardSet, trick: &Trick, trumps: CardSet) -> CardSet {
    let (following, trumps) = (hand & trick.following, hand & trumps);
    match (following.is_empty(), trumps.is_empty()) {
        (false, _) => following,
        (true, false) => trumps,
        (true, true) => hand,
    }
}

/// The duty to beat the trick with one of these cards if one can, for games that have it.
pub fn overtake(playable: CardSet, trick: &Trick, order: &Order) -> CardSet {
    let (Some(led), Some(best)) = (trick.led(), trick.best()) else { return playable };
    let beating = order.beating(playable, best, led);
    if beating.is_empty() { playable } else { beating }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::{Rank, Suit};

    const fn suit(suit: Suit) -> [Card; 4] {
        [Card::new(suit, Rank::Ace), Card::new(suit, Rank::King), Card::new(suit, Rank::Knight), Card::new(suit, Rank::Jack)]
    }

    fn order() -> Order {
        let [o, c, e, b] = Suit::ALL.map(suit);
        Order::new([&o, &c, &[], &b], &e)
    }

    fn set(text: &str) -> CardSet {
        text.parse().expect("cards")
    }

    fn trick(cards: &str, order: &Order) -> Trick {
        let mut trick = Trick::EMPTY;
        for (n, card) in cards::parse_cards(cards).expect("cards").into_iter().enumerate() {
            trick.play(Seat::at(n), card, order);
        }
        trick
    }

    #[test]
    fn the_highest_trump_wins_else_the_highest_of_the_suit_led() {
        let order = order();
        for (cards, winner) in [("SO CO 1C", 1), ("SO 1C CO", 2), ("1O SE RO", 1), ("SE 1O RE", 2), ("SO 1C 1B", 0)] {
            assert_eq!(trick(cards, &order).winner(), Some(Seat::at(winner)), "{cards}");
        }
    }

    #[test]
    fn of_equals_the_first_played_stays() {
        let order = order().equal(&[Card::new(Suit::Espadas, Rank::King), Card::new(Suit::Espadas, Rank::Jack)]);
        for (cards, winner) in [("SO RE SE", 1), ("SO SE RE", 1), ("SE RE 1E", 2), ("RE CE SE", 1)] {
            assert_eq!(trick(cards, &order).winner(), Some(Seat::at(winner)), "{cards}");
        }
    }

    #[test]
    fn duties() {
        let order = order();
        let led = trick("CO", &order);
        assert_eq!(follow(set("SO 1C 1E"), &led), set("SO"));
        assert_eq!(follow(set("1C 1E"), &led), set("1C 1E"));
        assert_eq!(follow_or_trump(set("1C 1E"), &led, order.trumps()), set("1E"));
        assert_eq!(follow_or_trump(set("1C SC"), &led, order.trumps()), set("1C SC"));
        assert_eq!(follow_or_trump(set("SO 1E"), &led, order.trumps()), set("SO"));
        assert_eq!(overtake(set("SO RO 1O"), &led, &order), set("RO 1O"));
        assert_eq!(overtake(set("SO"), &led, &order), set("SO"));
        assert_eq!(follow(set("1C 1E"), &Trick::EMPTY), set("1C 1E"));
    }
}
