//! A deal in the form of the search, and the positions of it.

use crate::search::lanes::{Lanes, MOST, SUITS, TRUMPS, lane, which};
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::trick::Class;
use games::ombre::trumps::Trumps;

/// The most who play: an owner is two bits.
pub const SEATS: usize = 4;

/// What does not change while a deal is played. Seats are places in the order of play.
#[derive(Debug)]
pub struct Deal {
    pub(super) seats: usize,
    pub(super) feito: usize,
    /// The cards that need not be played to a lower trump.
    pub(super) matadores: Lanes,
    /// Per lane and set of cards, their owners from the highest down.
    pub(super) owners: [Vec<u32>; SUITS],
    cards: [Option<Card>; 64],
}

/// Who plays after a seat, of so many.
#[inline(always)]
pub(super) const fn after<const N: usize>(seat: usize) -> usize {
    if seat + 1 == N { 0 } else { seat + 1 }
}

/// A trick while it is played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trick {
    pub(super) cards: Lanes,
    /// The card led.
    pub(super) led: Lanes,
    pub(super) best: Lanes,
    /// The lowest card that would have done as well as the best.
    pub(super) lowest: Lanes,
    pub(super) leader: usize,
    pub(super) winner: usize,
    pub(super) len: usize,
}

impl Trick {
    /// A trick of one card, and the lowest of those equal to it.
    #[inline(always)]
    pub(super) fn led(card: Lanes, lowest: Lanes, leader: usize) -> Trick {
        Trick { cards: card, led: card, best: card, lowest, leader, winner: leader, len: 1 }
    }

    /// Would this card win it?
    #[inline(always)]
    pub(super) fn is_beaten_by(&self, card: Lanes) -> bool {
        card & (lane(which(self.led)) | lane(TRUMPS)) != 0 && card > self.best
    }

    /// With one card more.
    #[inline(always)]
    pub(super) fn with(&self, card: Lanes, lowest: Lanes, seat: usize) -> Trick {
        let mut next = *self;
        next.cards |= card;
        next.len += 1;
        if self.is_beaten_by(card) {
            (next.best, next.lowest, next.winner) = (card, lowest, seat);
        }
        next
    }
}

/// A position in a deal.
#[derive(Clone, Copy, Debug)]
pub struct OmbreHand {
    pub(super) hands: [Lanes; SEATS],
    pub(super) trick: Option<Trick>,
    pub(super) to_play: usize,
    pub(super) tricks: [u8; SEATS],
}

impl Deal {
    /// The deal of these hands, in the order of play, with the cards on the table among them; and which of them is the feito.
    ///
    /// # Panics
    /// If more than four play.
    pub fn new(hands: &[CardSet], trumps: &Trumps, feito: usize) -> Deal {
        assert!(hands.len() <= SEATS, "the search of ombre has room for {SEATS} hands, and {} were dealt", hands.len());
        let all = hands.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
        let mut classes: ArrayVec<Class, TRUMPS> = ArrayVec::new();
        let mut lanes = [const { ArrayVec::<Card, MOST>::new_const() }; SUITS];
        for card in all {
            let class = trumps.order.class(card);
            let at = if class == Class::TRUMPS {
                TRUMPS
            } else {
                classes.iter().position(|&known| known == class).unwrap_or_else(|| {
                    classes.push(class);
                    classes.len() - 1
                })
            };
            lanes[at].push(card);
        }
        let mut deal = Deal { seats: hands.len(), feito, matadores: 0, owners: [const { Vec::new() }; SUITS], cards: [None; 64] };
        for (at, lane) in lanes.iter_mut().enumerate() {
            lane.sort_by_key(|&card| trumps.order.strength(card));
            let mut owners = vec![0; 1 << lane.len()];
            for (n, &card) in lane.iter().enumerate() {
                deal.cards[16 * at + n] = Some(card);
                if trumps.matadores.contains(&card) {
                    deal.matadores |= 1 << (16 * at + n);
                }
                let owner = hands.iter().position(|hand| hand.contains(card)).unwrap_or(0) as u32;
                for set in 1 << n..2 << n {
                    owners[set] = owner << 30 | owners[set ^ (1 << n)] >> 2;
                }
            }
            deal.owners[at] = owners;
        }
        deal
    }

    fn bits(&self, cards: CardSet) -> Lanes {
        let held = |card: &Option<Card>| card.is_some_and(|card| cards.contains(card));
        self.cards.iter().enumerate().filter(|(_, card)| held(card)).fold(0, |bits, (at, _)| bits | 1 << at)
    }

    /// The card of a bit.
    pub(super) fn card(&self, bit: Lanes) -> Option<Card> {
        self.cards[bit.trailing_zeros() as usize % 64]
    }

    /// The position in which these cards are held, so many tricks taken, and this place leads.
    pub fn start(&self, hands: &[CardSet], tricks: [u8; SEATS], leader: usize) -> OmbreHand {
        let mut bits = [0; SEATS];
        for (place, &hand) in hands.iter().enumerate() {
            bits[place] = self.bits(hand);
        }
        OmbreHand { hands: bits, trick: None, to_play: leader, tricks }
    }

    /// The position after this card.
    pub fn play(&self, hand: &OmbreHand, card: Card) -> OmbreHand {
        self.after(hand, self.bits(CardSet::of(card)))
    }

    /// The same, for a card of the search.
    pub(super) fn after(&self, hand: &OmbreHand, card: Lanes) -> OmbreHand {
        let mut next = *hand;
        let seat = hand.to_play;
        next.hands[seat] &= !card;
        let trick = match hand.trick {
            Some(trick) => trick.with(card, card, seat),
            None => Trick::led(card, card, seat),
        };
        if trick.len == self.seats {
            next.tricks[trick.winner] += 1;
            (next.trick, next.to_play) = (None, trick.winner);
        } else {
            (next.trick, next.to_play) = (Some(trick), self.next(seat));
        }
        next
    }

    /// Who plays after a seat.
    #[inline(always)]
    pub(super) fn next(&self, seat: usize) -> usize {
        if seat + 1 == self.seats { 0 } else { seat + 1 }
    }

    /// The cards of a hand that may follow: a trump owes trumps, but of the matadores only those that are lower.
    #[inline(always)]
    pub(super) fn playable(&self, hand: Lanes, led: Lanes) -> Lanes {
        let followers = hand & lane(which(led));
        let owed = followers & !(self.matadores & !(led - 1));
        if owed == 0 { hand } else { followers }
    }
}

impl OmbreHand {
    /// Whose turn it is, as a place in the order of play.
    pub fn to_play(&self) -> usize {
        self.to_play
    }
}
