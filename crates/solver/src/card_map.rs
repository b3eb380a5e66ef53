//! A deal under the trumps of ombre as the searches lay it out, and what may be played to a trick: the same for Voltarete and for the
//! games between camps.

use crate::search::follow::{Danger, InSuit, Replies, strongest};
use crate::search::lanes::{Lanes, MOST, SUITS, TRUMPS, count, lane, suit_of, which};
use crate::search::order::Moves;
use crate::search::weights::Weights;
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::trick::Class;
use games::ombre::trumps::Trumps;

/// The most who play: an owner is two bits.
pub const SEATS: usize = 4;

/// Which card is where. Seats are places in the order of play.
#[derive(Debug)]
pub(crate) struct CardMap {
    pub(crate) seats: usize,
    /// The cards that need not be played to a lower trump.
    pub(crate) matadores: Lanes,
    /// Per lane and set of cards, their owners from the highest down.
    pub(crate) owners: [Vec<u32>; SUITS],
    cards: [Option<Card>; 64],
}

/// The seat that plays after this one, of `N`.
#[inline(always)]
pub(crate) const fn after<const N: usize>(seat: usize) -> usize {
    if seat + 1 == N { 0 } else { seat + 1 }
}

/// A trick while it is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trick {
    pub(crate) cards: Lanes,
    /// The card led.
    pub(crate) led: Lanes,
    pub(crate) best: Lanes,
    /// The lowest card that would have done as well as the best.
    pub(crate) lowest: Lanes,
    pub(crate) leader: usize,
    pub(crate) winner: usize,
    pub(crate) len: usize,
}

impl Trick {
    /// A trick of one card, and the lowest of those equal to it.
    #[inline(always)]
    pub(crate) fn led(card: Lanes, lowest: Lanes, leader: usize) -> Trick {
        Trick { cards: card, led: card, best: card, lowest, leader, winner: leader, len: 1 }
    }

    /// With one card more.
    #[inline(always)]
    pub(crate) fn with(&self, card: Lanes, lowest: Lanes, seat: usize) -> Trick {
        let mut next = *self;
        next.cards |= card;
        next.len += 1;
        if card & (lane(which(self.led)) | lane(TRUMPS)) != 0 && card > self.best {
            (next.best, next.lowest, next.winner) = (card, lowest, seat);
        }
        next
    }
}

/// A position in a deal: the hands, the trick on the table, and the tricks taken by each.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub(crate) hands: [Lanes; SEATS],
    pub(crate) trick: Option<Trick>,
    pub(crate) to_play: usize,
    pub(crate) tricks: [u8; SEATS],
}

impl Position {
    /// The seat to play, as a place in the order of play.
    pub fn to_play(&self) -> usize {
        self.to_play
    }

    /// Tricks to come, that on the table among them.
    pub fn left(&self) -> u8 {
        self.hands[self.to_play].count_ones() as u8
    }
}

impl CardMap {
    /// These hands, in the order of play, with the cards on the table among them.
    ///
    /// # Panics
    /// If more than four play.
    pub(crate) fn new(hands: &[CardSet], trumps: &Trumps) -> CardMap {
        assert!(hands.len() <= SEATS, "the search has room for {SEATS} hands, and {} were dealt", hands.len());
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
        let mut laid = CardMap { seats: hands.len(), matadores: 0, owners: [const { Vec::new() }; SUITS], cards: [None; 64] };
        for (at, lane) in lanes.iter_mut().enumerate() {
            lane.sort_by_key(|&card| trumps.order.strength(card));
            let mut owners = vec![0; 1 << lane.len()];
            for (n, &card) in lane.iter().enumerate() {
                laid.cards[16 * at + n] = Some(card);
                if trumps.matadores.contains(&card) {
                    laid.matadores |= 1 << (16 * at + n);
                }
                let owner = hands.iter().position(|hand| hand.contains(card)).unwrap_or(0) as u32;
                for set in 1 << n..2 << n {
                    owners[set] = owner << 30 | owners[set ^ (1 << n)] >> 2;
                }
            }
            laid.owners[at] = owners;
        }
        laid
    }

    pub(crate) fn bits(&self, cards: CardSet) -> Lanes {
        let held = |card: &Option<Card>| card.is_some_and(|card| cards.contains(card));
        self.cards.iter().enumerate().filter(|(_, card)| held(card)).fold(0, |bits, (at, _)| bits | 1 << at)
    }

    /// The card of a bit.
    pub(crate) fn card(&self, bit: Lanes) -> Option<Card> {
        self.cards[bit.trailing_zeros() as usize % 64]
    }

    /// The position with these hands, these numbers of tricks taken, and this leader.
    pub(crate) fn start(&self, hands: &[CardSet], tricks: [u8; SEATS], leader: usize) -> Position {
        let mut held = [0; SEATS];
        for (place, &hand) in hands.iter().enumerate() {
            held[place] = self.bits(hand);
        }
        Position { hands: held, trick: None, to_play: leader, tricks }
    }

    /// The position after this card.
    pub(crate) fn after(&self, held: &Position, card: Lanes) -> Position {
        let (mut next, seat) = (*held, held.to_play);
        next.hands[seat] &= !card;
        let trick = match held.trick {
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

    /// The legal cards of the player to play.
    pub(crate) fn open_to(&self, held: &Position) -> Lanes {
        let own = held.hands[held.to_play];
        held.trick.map_or(own, |trick| self.playable(own, trick.led))
    }

    /// The seat that plays after this one.
    #[inline(always)]
    pub(crate) fn next(&self, seat: usize) -> usize {
        if seat + 1 == self.seats { 0 } else { seat + 1 }
    }

    /// The cards of a hand that may follow: a trump owes trumps, but of the matadores only those that are lower.
    #[inline(always)]
    pub(crate) fn playable(&self, hand: Lanes, led: Lanes) -> Lanes {
        let followers = hand & lane(which(led));
        let owed = followers & !(self.matadores & !(led - 1));
        if owed == 0 { hand } else { followers }
    }

    /// The legal cards of this seat, in move order, with the sides of the players.
    #[inline(always)]
    pub(crate) fn follows<const N: usize>(
        &self,
        hands: &[Lanes; SEATS],
        seat: usize,
        trick: &Trick,
        all: Lanes,
        weights: &Weights,
        is_friend: impl Fn(usize) -> bool,
    ) -> Replies {
        let own = hands[seat];
        let led = which(trick.led);
        let playable = self.playable(own, trick.led);
        if playable & (playable - 1) == 0 {
            return Replies::One(playable);
        }
        let (mut threat, mut help) = (0, 0);
        let mut other = seat;
        for _ in trick.len + 1..N {
            other = after::<N>(other);
            let could = strongest(hands[other], led, lane(TRUMPS));
            if is_friend(other) { help = could.max(help) } else { threat = could.max(threat) }
        }
        let best = trick.best;
        let safe = is_friend(trick.winner) && best > threat || help > best && help > threat;
        let danger = Danger { led, best, threat, safe };
        let others = all & !own | best;
        if playable & !lane(led) == 0 {
            Replies::InSuit(InSuit::new(playable, others, self.matadores, &danger))
        } else {
            Replies::Any(self.any(own, others, &danger, weights))
        }
    }

    /// The cards of a hand that need not follow suit.
    #[inline(always)]
    fn any(&self, own: Lanes, others: Lanes, danger: &Danger, f: &Weights) -> Moves {
        let mut moves = Moves::new();
        for suit in 0..SUITS {
            let mine = suit_of(own, suit);
            if mine == 0 {
                continue;
            }
            let length = count(mine) as i32;
            let mut base = 0;
            if suit == TRUMPS {
                base += f.ruff;
            } else {
                base += f.length * length;
                if mine > suit_of(others, suit) {
                    base += if length == 1 { f.bare_winner } else { f.winning_suit };
                }
                if length == 1 && own & lane(TRUMPS) != 0 {
                    base += f.last_of_suit;
                }
            }
            moves.add(own, others, self.matadores, suit, |card, _| {
                let rank = card.trailing_zeros() as i32;
                let wins = suit == TRUMPS && Lanes::from(card) << (16 * suit) > danger.best;
                let sure = Lanes::from(card) << (16 * suit) > danger.threat;
                let weight = match (wins, danger.safe) {
                    (true, true) => f.over + f.over_rank * rank,
                    (false, true) => f.under + f.under_rank * rank,
                    (true, false) if sure => f.sure + f.sure_rank * rank,
                    (true, false) => f.second_hand + f.second_hand_rank * rank,
                    (false, false) => f.loses + f.loses_rank * rank,
                };
                weight + base
            });
        }
        moves
    }
}
