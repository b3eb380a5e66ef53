//! Games in which the cards taken count: who must follow, who beats whom, what each card is worth, and what is drawn.

use super::{Choices, Key};
use arrayvec::ArrayVec;
use cards::{Card, CardSet};

/// The most who play.
pub(super) const SEATS: usize = 4;
/// The most cards of one ending.
pub(super) const MOST: usize = 64;
const NONE: u8 = u8::MAX;

/// Properties of a card in its game. Cards of one lane are compared with each other; equals must be of one kind.
#[derive(Clone, Copy, Debug)]
pub(super) struct Nature {
    /// The lane: cards that are compared with each other. The last are the trumps.
    pub(super) lane: u8,
    /// Which of its lane is stronger.
    pub(super) power: u8,
    /// Its value.
    pub(super) worth: i16,
    /// Only cards of one kind can be equals.
    pub(super) kind: u8,
}

/// The lane of the trumps, which beat every other.
pub(super) const TRUMPS: u8 = 4;

/// The cards of an ending: what does not change while it is played. A card is a bit; within its lane the stronger is the higher.
#[derive(Debug)]
pub(super) struct Deck {
    seats: usize,
    cards: ArrayVec<Card, MOST>,
    natures: ArrayVec<Nature, MOST>,
    /// Per card, those that must be played when it is led.
    follows: [u64; MOST],
    /// Per card, those of its lane.
    lanes: [u64; MOST],
    /// Per card, those that would beat it.
    over: [u64; MOST],
    /// Cards of which a player who cannot follow owes one, if they hold any.
    owed: u64,
    /// This card may always be played; it neither leads nor wins.
    fool: u64,
    /// Cards yet to be drawn, in their order.
    stock: ArrayVec<u8, MOST>,
}

/// Rules from which a deck is built: the natures of cards and the duties of the game.
pub(super) struct Book<'a> {
    /// The nature of each card.
    pub(super) nature: &'a dyn Fn(Card) -> Nature,
    /// The cards that must be played when this one is led.
    pub(super) follows: &'a dyn Fn(Card) -> CardSet,
    /// Cards of which a player who cannot follow owes one.
    pub(super) owed: CardSet,
    /// The card that may always be played.
    pub(super) fool: Option<Card>,
}

impl Deck {
    /// The deck of these hands, the cards on the table among them, and of the cards to be drawn; nothing if they are too many.
    ///
    /// # Panics
    /// If more than four play.
    pub(super) fn new(hands: &[CardSet], stock: &[Card], book: &Book<'_>) -> Option<Deck> {
        assert!(hands.len() <= SEATS, "a deck is dealt to {SEATS} hands at most, and {} were dealt", hands.len());
        let all = hands.iter().fold(stock.iter().copied().collect::<CardSet>(), |all, &hand| all | hand);
        if all.len() > MOST || hands.iter().any(|hand| hand.len() > super::MOST) {
            return None;
        }
        let mut cards: ArrayVec<Card, MOST> = all.iter().collect();
        cards.sort_by_key(|&card| {
            let nature = (book.nature)(card);
            (nature.lane, nature.power)
        });
        let natures: ArrayVec<Nature, MOST> = cards.iter().map(|&card| (book.nature)(card)).collect();
        let mut deck = Deck {
            seats: hands.len(),
            natures,
            follows: [0; MOST],
            lanes: [0; MOST],
            over: [0; MOST],
            owed: 0,
            fool: 0,
            stock: ArrayVec::new(),
            cards,
        };
        deck.owed = deck.bits(book.owed);
        deck.fool = book.fool.map_or(0, |card| deck.bits(CardSet::of(card)));
        deck.stock = stock.iter().filter_map(|&card| deck.choice(card)).collect();
        for at in 0..deck.cards.len() {
            let own = deck.natures[at];
            deck.follows[at] = deck.bits((book.follows)(deck.cards[at]));
            for (other, nature) in deck.natures.iter().enumerate() {
                let bit = 1 << other;
                if nature.lane == own.lane {
                    deck.lanes[at] |= bit;
                }
                if nature.lane == own.lane && nature.power > own.power || nature.lane == TRUMPS && own.lane != TRUMPS {
                    deck.over[at] |= bit & !deck.fool;
                }
            }
        }
        Some(deck)
    }

    /// The number of a card.
    pub(super) fn choice(&self, card: Card) -> Option<u8> {
        self.cards.iter().position(|&there| there == card).map(|at| at as u8)
    }

    /// The card of a number.
    pub(super) fn card(&self, choice: u8) -> Option<Card> {
        self.cards.get(usize::from(choice)).copied()
    }

    /// These cards, as far as they are in the deck.
    pub(super) fn bits(&self, cards: CardSet) -> u64 {
        cards.iter().filter_map(|card| self.choice(card)).fold(0, |bits, choice| bits | 1 << choice)
    }

    /// The value of these cards.
    pub(super) fn worth(&self, mut cards: u64) -> i16 {
        let mut worth = 0;
        while cards != 0 {
            worth += self.natures[cards.trailing_zeros() as usize].worth;
            cards &= cards - 1;
        }
        worth
    }

    /// The fool.
    pub(super) fn fool(&self) -> u64 {
        self.fool
    }

    /// The cards not yet drawn after `drawn` of them.
    pub(super) fn undrawn(&self, drawn: u8) -> u64 {
        self.stock[usize::from(drawn).min(self.stock.len())..].iter().fold(0, |bits, &choice| bits | 1 << choice)
    }
}

/// A trick just taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taken {
    /// By which place.
    pub(super) by: usize,
    /// The cards in it.
    pub(super) cards: u64,
    /// The card that took it.
    pub(super) with: u8,
}

/// The play as it stands: hands, the trick on the table, whose turn it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Round {
    pub(super) hands: [u64; SEATS],
    /// The cards on the table.
    pub(super) table: u64,
    led: u8,
    best: u8,
    winner: u8,
    len: u8,
    to_play: u8,
    /// Number of cards drawn from the stock.
    pub(super) drawn: u8,
}

impl Round {
    /// These cards held, the cards on the table among them, and this place leads.
    pub(super) fn new(deck: &Deck, hands: &[CardSet], leader: usize) -> Round {
        let mut bits = [0; SEATS];
        for (place, &hand) in hands.iter().enumerate() {
            bits[place] = deck.bits(hand);
        }
        Round { hands: bits, table: 0, led: NONE, best: NONE, winner: leader as u8, len: 0, to_play: leader as u8, drawn: 0 }
    }

    /// The seat to play.
    pub(super) fn turn(&self) -> usize {
        // No deck is dealt to more: the remainder only spares the check of an index.
        usize::from(self.to_play) % SEATS
    }

    /// All cards in hands.
    pub(super) fn held(&self) -> u64 {
        self.hands.iter().fold(0, |all, hand| all | hand)
    }

    fn playable(&self, deck: &Deck) -> u64 {
        let hand = self.hands[self.turn()];
        if self.led == NONE {
            return hand;
        }
        let (following, owed) = (hand & deck.follows[usize::from(self.led)] & !deck.fool, hand & deck.owed & !deck.fool);
        if following != 0 {
            following | hand & deck.fool
        } else if owed != 0 {
            owed | hand & deck.fool
        } else {
            hand
        }
    }

    fn beats(&self, deck: &Deck, choice: u8) -> bool {
        self.best == NONE || deck.over[usize::from(self.best)] >> choice & 1 == 1
    }

    /// Plays a card; gives the trick if it is full.
    pub(super) fn play(&mut self, deck: &Deck, choice: u8) -> Option<Taken> {
        let card = 1u64 << choice;
        self.hands[self.turn()] &= !card;
        self.table |= card;
        self.len += 1;
        if card & deck.fool == 0 {
            if self.beats(deck, choice) {
                (self.best, self.winner) = (choice, self.to_play);
            }
            if self.led == NONE {
                self.led = choice;
            }
        }
        if usize::from(self.len) < deck.seats {
            self.to_play = if usize::from(self.to_play) + 1 == deck.seats { 0 } else { self.to_play + 1 };
            return None;
        }
        let taken = Taken { by: usize::from(self.winner) % SEATS, cards: self.table, with: self.best };
        (self.table, self.led, self.best, self.len, self.to_play) = (0, NONE, NONE, 0, self.winner);
        // The winner draws first, then the others in their turn.
        for step in 0..deck.seats {
            if let Some(&card) = deck.stock.get(usize::from(self.drawn)) {
                self.hands[(taken.by + step) % deck.seats] |= 1 << card;
                self.drawn += 1;
            }
        }
        Some(taken)
    }

    /// The cards worth trying, one of each group of equals, the most promising first; `with` are the places on their side.
    pub(super) fn choices(&self, deck: &Deck, with: u8) -> Choices {
        let own = self.hands[self.turn()];
        let others = self.held() & !own;
        let best = if self.best == NONE { 0 } else { 1 << self.best };
        // Cards to be drawn may come between two of them in time.
        let between_any = others | best | deck.undrawn(self.drawn);
        let ours = self.len > 0 && with >> self.winner & 1 == 1;
        let last = usize::from(self.len) + 1 == deck.seats;
        let mut weighed: ArrayVec<(i32, u8), MOST> = ArrayVec::new();
        let mut left = self.playable(deck);
        let mut above = NONE;
        while left != 0 {
            let at = 63 - left.leading_zeros() as usize;
            let card = 1u64 << at;
            left ^= card;
            let nature = &deck.natures[at];
            let equal = above != NONE && {
                let higher = 1u64 << above;
                let between = (higher - 1) & !(card | (card - 1)) & deck.lanes[at];
                deck.lanes[at] & higher != 0 && deck.natures[usize::from(above)].kind == nature.kind && between_any & between == 0
            };
            above = at as u8;
            if equal {
                continue;
            }
            let (power, worth) = (i32::from(nature.power), 2 * i32::from(nature.worth));
            let trump = if nature.lane == TRUMPS { 20 } else { 0 };
            let weight = if self.len == 0 {
                let master = deck.over[at] & others & deck.lanes[at] == 0;
                if master { 40 + power } else { 20 - power - worth - trump }
            } else if card & deck.fool != 0 {
                if ours { 0 } else { 35 }
            } else if ours {
                50 + worth - power - trump
            } else if self.beats(deck, at as u8) {
                if last { 90 + worth - power - trump } else { 70 + power - trump }
            } else {
                30 - worth - power - trump
            };
            weighed.push((weight, at as u8));
        }
        weighed.sort_unstable_by_key(|&(weight, at)| (-weight, at));
        weighed.into_iter().map(|(_, at)| at).collect()
    }

    /// The key of the position at the beginning of a trick: the hands and the leader.
    pub(super) fn key(&self, deck: &Deck) -> Option<Key> {
        if self.len != 0 {
            return None;
        }
        let (mut cards, width) = (0u128, deck.cards.len());
        if deck.stock.is_empty() {
            // Who holds a card never changes.
            cards = u128::from(self.held());
        } else {
            for &hand in &self.hands[..deck.seats] {
                cards = cards << width | u128::from(hand);
            }
        }
        Some(Key { cards, rest: u32::from(self.to_play) })
    }

    /// Can the table tell all positions of this deck apart?
    pub(super) fn fits(deck: &Deck) -> bool {
        deck.stock.is_empty() || deck.seats * deck.cards.len() <= 128
    }
}
