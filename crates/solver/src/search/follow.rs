//! Which card is tried first by a hand that follows.

use super::lanes::{Lanes, SUITS, above, bottom, count, lane, suit_of, top, which};
use super::order::{Move, Moves, Scene};

/// The cards of a hand that follows, in the order in which they are tried.
#[derive(Debug)]
pub(crate) enum Replies {
    /// Of the suit led.
    InSuit(InSuit),
    Any(Moves),
    /// One card alone may be played; nothing once it is taken.
    One(Lanes),
}

impl Replies {
    /// The best not yet taken.
    #[inline(always)]
    pub(crate) fn pick(&mut self) -> Option<Move> {
        match self {
            Replies::InSuit(cards) => cards.pick(),
            Replies::Any(moves) => moves.pick(),
            Replies::One(0) => None,
            Replies::One(card) => {
                let one = Move { card: *card, lowest: *card, suit: which(*card) };
                *card = 0;
                Some(one)
            }
        }
    }

    /// Takes away what a failed one speaks for too (see [`Moves::failed`]).
    #[inline(always)]
    pub(crate) fn failed(&mut self, failed: Move, mattered: Lanes) {
        match self {
            Replies::InSuit(cards) => cards.failed(failed, mattered),
            Replies::Any(moves) => moves.failed(failed, mattered),
            Replies::One(_) => {}
        }
    }
}

/// State of a trick: the card that holds it, and the threat to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Danger {
    /// The suit led.
    pub(crate) led: usize,
    /// The card that holds the trick.
    pub(crate) best: Lanes,
    /// The strongest card the other side could still put on it, or nothing.
    pub(crate) threat: Lanes,
    /// Is the trick ours whatever we play?
    pub(crate) safe: bool,
}

/// Cards of the suit led: first the cheapest that wins for sure, then the cheapest that holds the trick for now, then the
/// lowest; on a trick that is ours anyway, from the lowest up.
#[derive(Debug)]
pub(crate) struct InSuit {
    suit: usize,
    left: u32,
    others: u32,
    matadores: u32,
    winning: u32,
    sure: u32,
}

impl InSuit {
    /// The cards of a hand in the suit led; those of others, with the one that holds the trick, part cards that would be equal.
    #[inline(always)]
    pub(crate) fn new(hand: Lanes, others: Lanes, matadores: Lanes, danger: &Danger) -> InSuit {
        let suit = danger.led;
        let left = suit_of(hand, suit);
        let (mut winning, mut sure) = (0, 0);
        if !danger.safe && which(danger.best) == suit {
            winning = above(left, suit_of(danger.best, suit));
            sure = match danger.threat {
                0 => winning,
                threat if which(threat) == suit => above(winning, suit_of(threat, suit)),
                _ => 0,
            };
        }
        InSuit { suit, left, others: suit_of(others, suit), matadores: suit_of(matadores, suit), winning, sure }
    }

    #[inline(always)]
    fn pick(&mut self) -> Option<Move> {
        if self.left == 0 {
            return None;
        }
        let mut from = self.left;
        if from & self.winning != 0 {
            from &= if from & self.sure != 0 { self.sure } else { self.winning };
        }
        let low = bottom(from);
        // The group reaches up to the next card of somebody else.
        let end = bottom(self.others & !(low | (low - 1)));
        let mut group = self.left & !(low - 1) & end.wrapping_sub(1);
        if low & self.matadores == 0 {
            group &= !self.matadores;
        }
        self.left ^= group;
        let at = 16 * self.suit;
        Some(Move { card: Lanes::from(top(group)) << at, lowest: Lanes::from(low) << at, suit: self.suit })
    }

    #[inline(always)]
    fn failed(&mut self, failed: Move, mattered: Lanes) {
        let floor = bottom(suit_of(mattered, self.suit));
        if floor == 0 {
            self.left = 0;
        } else if suit_of(failed.card, self.suit) < floor {
            self.left &= !(floor - 1);
        }
    }
}

/// The strongest card that a hand could put on a trick of this suit, or nothing.
#[inline(always)]
pub(crate) fn strongest(hand: Lanes, led: usize, trumps: Lanes) -> Lanes {
    let following = hand & lane(led);
    let could = if following == 0 { hand & trumps } else { following };
    if could == 0 { 0 } else { 1 << (63 - could.leading_zeros()) }
}

impl Scene<'_> {
    /// The cards of a hand that follows: `best` holds the trick for the `winner`, and `place` cards lie on the table.
    #[inline(always)]
    pub(crate) fn follows(&self, best: Lanes, winner: usize, led: usize, place: usize, all: Lanes) -> Replies {
        let ahead = |n: usize| strongest(self.hand(n), led, self.trumps);
        // Place 1: opponent and partner come after; 2: one opponent; 3: nobody.
        let (threat, help) = match place {
            1 => (ahead(1), ahead(2)),
            2 => (ahead(1), 0),
            _ => (0, 0),
        };
        let ours = winner & 1 == self.seat & 1;
        let safe = ours && best > threat || help > best && help > threat;
        let danger = Danger { led, best, threat, safe };
        let own = self.hand(0);
        let others = all & !own | best;
        if own & lane(led) != 0 {
            Replies::InSuit(InSuit::new(own, others, 0, &danger))
        } else {
            Replies::Any(self.discards(others, place, &danger))
        }
    }

    /// The cards of a hand that cannot follow suit.
    fn discards(&self, others: Lanes, place: usize, danger: &Danger) -> Moves {
        let mut moves = Moves::new();
        let f = self.weights();
        let own = self.hand(0);
        let (best, threat) = (danger.best, danger.threat);
        let loses =
            |card: u32| if danger.safe { f.under + f.under_rank * rank(card) } else { f.loses + f.loses_rank * rank(card) };
        for suit in 0..SUITS {
            let mine = suit_of(own, suit);
            if mine == 0 {
                continue;
            }
            if lane(suit) & self.trumps != 0 {
                moves.add(own, others, 0, suit, |card, _| {
                    let trump = Lanes::from(card) << (16 * suit);
                    let weight = if trump < best {
                        loses(card)
                    } else if danger.safe {
                        f.over + f.over_rank * rank(card)
                    } else if trump > threat {
                        f.sure + f.sure_rank * rank(card)
                    } else if place == 1 {
                        // It will be beaten, but makes them spend a card.
                        f.second_hand + f.second_hand_rank * rank(card)
                    } else {
                        f.third_hand + f.third_hand_rank * rank(card)
                    };
                    weight + f.ruff
                });
                continue;
            }
            let length = count(mine) as i32;
            let theirs = suit_of(self.hand(1) | self.hand(3), suit);
            let partner = suit_of(self.hand(2), suit);
            let mut base = f.length * length;
            // A bare second-best, a winner, a suit the partner wins.
            if mine > theirs | partner {
                base += if length == 1 { f.bare_winner } else { f.winning_suit };
            } else if partner > theirs {
                base += f.partners_suit;
            } else if length == 2 && mine > (theirs ^ top(theirs)) | partner {
                base += f.guarded;
            }
            if length == 1 && own & self.trumps != 0 {
                base += f.last_of_suit;
            }
            moves.add(own, others, 0, suit, |card, _| loses(card) + base + if card > theirs { f.winner } else { 0 });
        }
        moves
    }
}

/// The rank of a card in its suit, from the lowest.
#[inline(always)]
fn rank(card: u32) -> i32 {
    card.trailing_zeros() as i32
}
