//! Position of a search: four hands, the trumps, the trick so far, and the seat to play.

use arrayvec::ArrayVec;

/// A position in plain trick play. Seats are numbered in the order of play; partners sit opposite.
///
/// A hand is four suits of sixteen bits, the stronger card in the higher bit; only thirteen bits of each suit are used.
///
/// ```
/// use solver::search::{BadPosition, Position, Solver};
///
/// // One card each, all spades: the seat that leads has the highest.
/// let position = Position::new([1 << 12, 1 << 11, 1 << 10, 1 << 9], None, 0).unwrap();
/// assert_eq!(Solver::with_memory(1 << 20).tricks(&position), 1);
/// assert_eq!(Position::new([1, 1, 2, 4], None, 0), Err(BadPosition::Twice));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    hands: [u64; 4],
    trumps: Option<usize>,
    leader: usize,
    trick: ArrayVec<u64, 3>,
}

/// Why a position cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadPosition {
    /// A card beyond the thirteenth of a suit.
    NoSuchCard,
    /// The same card twice.
    Twice,
    /// Hands of unequal length, or none at all.
    Unequal,
    /// A suit or seat that does not exist.
    NoSuchPlace,
    /// A card in the trick that its player, who could follow suit, was not allowed to play.
    Revoked,
}

const ALL: u64 = 0x1fff_1fff_1fff_1fff;

impl Position {
    /// A position at the beginning of a trick: the hands in the order of play, the suit of trumps, and the seat that leads.
    pub fn new(hands: [u64; 4], trumps: Option<usize>, leader: usize) -> Result<Position, BadPosition> {
        Position::in_trick(hands, trumps, leader, &[])
    }

    /// A position in the middle of a trick: the hands without the cards that lie on the table, and those cards in the order
    /// in which they were played, beginning with the leader's.
    pub fn in_trick(hands: [u64; 4], trumps: Option<usize>, leader: usize, trick: &[u64]) -> Result<Position, BadPosition> {
        if leader > 3 || trumps.is_some_and(|suit| suit > 3) || trick.len() > 3 {
            return Err(BadPosition::NoSuchPlace);
        }
        let mut whole = hands;
        for (n, &card) in trick.iter().enumerate() {
            if card.count_ones() != 1 {
                return Err(BadPosition::NoSuchCard);
            }
            let seat = (leader + n) & 3;
            let led = 0xffff << (trick[0].trailing_zeros() / 16 * 16);
            if card & led == 0 && hands[seat] & led != 0 {
                return Err(BadPosition::Revoked);
            }
            if whole.iter().any(|hand| hand & card != 0) {
                return Err(BadPosition::Twice);
            }
            whole[seat] |= card;
        }
        if whole.iter().any(|hand| hand & !ALL != 0) {
            return Err(BadPosition::NoSuchCard);
        }
        let all = whole.iter().fold(0, |all, hand| all | hand);
        if all.count_ones() != whole.iter().map(|hand| hand.count_ones()).sum::<u32>() {
            return Err(BadPosition::Twice);
        }
        if whole[0] == 0 || whole.iter().any(|hand| hand.count_ones() != whole[0].count_ones()) {
            return Err(BadPosition::Unequal);
        }
        Ok(Position { hands, trumps, leader, trick: trick.iter().copied().collect() })
    }

    /// The hands, without the cards on the table.
    pub fn hands(&self) -> &[u64; 4] {
        &self.hands
    }

    /// The suit of trumps.
    pub fn trumps(&self) -> Option<usize> {
        self.trumps
    }

    /// The leader of this trick.
    pub fn leader(&self) -> usize {
        self.leader
    }

    /// The cards on the table.
    pub fn trick(&self) -> &[u64] {
        &self.trick
    }

    /// The seat to play.
    pub fn to_play(&self) -> usize {
        (self.leader + self.trick.len()) & 3
    }

    /// The cards that may be played: of the suit led, if there are any.
    pub fn playable(&self) -> u64 {
        let hand = self.hands[self.to_play()];
        let Some(led) = self.trick.first() else { return hand };
        let following = hand & (0xffff << (led.trailing_zeros() / 16 * 16));
        if following == 0 { hand } else { following }
    }

    /// The position after this card, which must be playable, and who won the trick if it was the last of one.
    pub fn play(&self, card: u64) -> (Position, Option<usize>) {
        let mut next = self.clone();
        next.hands[self.to_play()] &= !card;
        if next.trick.try_push(card).is_ok() {
            return (next, None);
        }
        let led = self.trick[0].trailing_zeros() / 16;
        let strength = |card: u64| {
            let suit = card.trailing_zeros() / 16;
            (self.trumps == Some(suit as usize), suit == led, card)
        };
        let mut winner = (self.leader, strength(self.trick[0]));
        for (n, &other) in self.trick[1..].iter().chain([&card]).enumerate() {
            if strength(other) > winner.1 {
                winner = ((self.leader + n + 1) & 3, strength(other));
            }
        }
        next.trick.clear();
        next.leader = winner.0;
        (next, Some(winner.0))
    }

    /// Tricks still to be won, the one on the table among them.
    pub fn tricks_left(&self) -> u8 {
        let leader = self.hands[self.leader].count_ones() as u8;
        leader + u8::from(!self.trick.is_empty())
    }
}
