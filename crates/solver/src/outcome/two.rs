//! Two hands and no trump, all cards open: the search position of Cientos' play.
//!
//! A suit is eight bits of a word, the ace the highest; a hand is one word. What is searched for is the difference of the points
//! counted in play: leads, tricks taken on the other's lead, the last trick, bazas and capote.

use super::{Choices, Key, Play, Wish};

/// Tricks of a whole hand.
pub(super) const TRICKS: u8 = 12;

/// A place in a suit from which on a card wins the last trick in full: the ten.
const TEN: u32 = 3;

/// No card is led.
const NONE: u8 = u8::MAX;

/// A position in the play of two.
#[derive(Clone, Copy, Debug)]
pub(super) struct Two {
    hands: [u32; 2],
    /// The card led, if one is.
    led: u8,
    turn: u8,
    /// Tricks taken by the first hand, whose side is counted, and those still to come.
    tricks: u8,
    left: u8,
    /// By how much the first hand is ahead in what was counted since the search began.
    ahead: i16,
}

/// What so many of the twelve tricks count, for who has them less for the other (R35).
const fn bazas(tricks: u8) -> i16 {
    match tricks {
        TRICKS => 40,
        7.. => 10,
        6 => 0,
        1.. => -10,
        0 => -40,
    }
}

impl Two {
    /// Both hands whole, the lead with this one of them, the first having taken so many tricks already.
    pub(super) fn new(hands: [u32; 2], leads: usize, tricks: u8) -> Two {
        Two { hands, led: NONE, turn: leads as u8, tricks, left: hands[0].count_ones() as u8, ahead: 0 }
    }

    /// The same with a card led that counts already.
    pub(super) fn after_lead(mut self, card: u8) -> Two {
        self.play(card);
        self.ahead = 0;
        self
    }

    /// Whose turn it is.
    pub(super) fn place(&self) -> usize {
        usize::from(self.turn)
    }

    /// One more for this hand.
    fn sign(turn: u8) -> i16 {
        1 - 2 * i16::from(turn)
    }

    fn suit_of(card: u8) -> u32 {
        0xff << (card & !7)
    }

    /// What may be played.
    fn playable(&self) -> u32 {
        let hand = self.hands[usize::from(self.turn) & 1];
        if self.led == NONE {
            return hand;
        }
        let following = hand & Two::suit_of(self.led);
        if following == 0 { hand } else { following }
    }

    /// How many tricks the one to lead takes without losing the lead, whatever the other plays.
    fn firm(&self) -> u8 {
        let (own, theirs) = (self.hands[usize::from(self.turn) & 1], self.hands[usize::from(1 - self.turn) & 1]);
        let in_suit = |suit: u32| {
            let (own, theirs) = (own >> (8 * suit) & 0xff, theirs >> (8 * suit) & 0xff);
            // Cards above the other's best; when they have drawn all of the other's, the rest is firm too.
            let top = if theirs == 0 { own } else { own & !((2u32 << (31 - theirs.leading_zeros())) - 1) };
            let firm = if top.count_ones() >= theirs.count_ones() { own } else { top };
            firm.count_ones() as u8
        };
        (0..4).map(in_suit).sum()
    }

    /// One of each group of cards that differ in nothing: between them lies no card of the other, and none or all wins the last trick in full.
    fn distinct(&self, playable: u32) -> u32 {
        let mut between = self.hands[usize::from(1 - self.turn) & 1];
        if self.led != NONE {
            between |= 1 << self.led;
        }
        // A card is left out if the next card above it that is still out is one's own, of the same suit and kind.
        let mut kept = 0;
        let mut rest = playable;
        let mut above: Option<u32> = None;
        while rest != 0 {
            let card = 31 - rest.leading_zeros();
            rest &= !(1 << card);
            let same = above.is_some_and(|above| {
                let gap = (1u32 << above) - (2u32 << card);
                above / 8 == card / 8 && (above % 8 >= TEN) == (card % 8 >= TEN) && between & gap == 0
            });
            if !same {
                kept |= 1 << card;
            }
            above = Some(card);
        }
        kept
    }
}

impl Play for Two {
    fn wish(&self) -> Wish {
        if self.turn == 0 { Wish::High } else { Wish::Low }
    }

    fn choices(&self) -> Choices {
        let cards = self.distinct(self.playable());
        let mut choices = Choices::new();
        let theirs = self.hands[usize::from(1 - self.turn) & 1];
        let mut late = Choices::new();
        for suit in 0..4 {
            let mut rest = cards & (0xff << (8 * suit));
            while rest != 0 {
                let card = 31 - rest.leading_zeros();
                rest &= !(1 << card);
                let in_suit = 0xffu32 << (8 * suit);
                let first = match self.led {
                    // Firm cards are led first.
                    NONE => theirs & in_suit & !(2u32 << card).wrapping_sub(1) == 0,
                    led => u32::from(led) / 8 == suit && card > u32::from(led),
                };
                match first {
                    true => choices.push(card as u8),
                    false => late.push(card as u8),
                }
            }
        }
        if self.led != NONE {
            choices.reverse();
        }
        late.reverse();
        choices.extend(late);
        choices
    }

    fn play(&mut self, choice: u8) {
        let turn = self.turn & 1;
        self.hands[usize::from(turn)] &= !(1 << choice);
        if self.led == NONE {
            self.led = choice;
            self.ahead += Two::sign(turn);
            self.turn = 1 - turn;
            return;
        }
        let takes = choice / 8 == self.led / 8 && choice > self.led;
        let (taker, with) = if takes { (turn, choice) } else { (1 - turn, self.led) };
        if takes {
            self.ahead += Two::sign(taker);
        }
        self.tricks += 1 - taker;
        self.left -= 1;
        if self.left == 0 {
            if u32::from(with) % 8 >= TEN {
                self.ahead += Two::sign(taker);
            }
            self.ahead += bazas(self.tricks);
        }
        self.led = NONE;
        self.turn = taker;
    }

    fn range(&self) -> (i16, i16) {
        if self.left == 0 {
            return (self.ahead, self.ahead);
        }
        let left = i16::from(self.left);
        if self.led != NONE {
            // Of a trick that is led only who serves can still gain.
            let (least, most) = (bazas(self.tricks), bazas(self.tricks + self.left));
            let (down, up) = if self.turn == 0 { (left - 1, left) } else { (left, left - 1) };
            return (self.ahead - down - 1 + least, self.ahead + up + 1 + most);
        }
        // Who leads takes what is firm; then a lead that is lost comes to nothing, every trick after it
        // costs at most one, and the last one more.
        let mine = if self.turn == 0 { self.tricks } else { TRICKS - self.left - self.tricks };
        let firm = self.firm();
        let least = i16::from(firm) - (left - i16::from(firm)) + bazas(mine + firm);
        let most = left + 1 + bazas(mine + self.left);
        if self.turn == 0 { (self.ahead + least, self.ahead + most) } else { (self.ahead - most, self.ahead - least) }
    }

    fn key(&self) -> Option<Key> {
        if self.led != NONE {
            return None;
        }
        // Which cards are gone does not matter, only whose of the rest is the higher and which win the last trick in full; nor does
        // it matter which suit is which.
        let mut suits = [0, 1, 2, 3].map(|suit| {
            let [own, theirs] = self.hands.map(|hand| hand >> (8 * suit) & 0xff);
            let all = own | theirs;
            let (mut whose, mut rest) = (0, all);
            while rest != 0 {
                let card = 31 - rest.leading_zeros();
                rest &= !(1 << card);
                whose = whose << 1 | own >> card & 1;
            }
            whose | all.count_ones() << 8 | (all >> TEN).count_ones() << 12
        });
        suits.sort_unstable();
        let cards = suits.iter().fold(0u128, |cards, &suit| cards << 16 | u128::from(suit));
        Some(Key { cards, rest: u32::from(self.turn) | u32::from(self.tricks) << 1 | 1 << 31 })
    }

    fn settled(&self) -> i16 {
        self.ahead
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::Forcing;

    /// The value found by trying everything.
    fn minimax(at: &Two) -> i16 {
        if at.left == 0 {
            return at.ahead;
        }
        let playable = at.playable();
        let values = (0..32u8).filter(|card| playable >> card & 1 == 1).map(|card| {
            let mut next = *at;
            next.play(card);
            minimax(&next)
        });
        match at.wish() {
            Wish::High => values.max(),
            Wish::Low => values.min(),
        }
        .expect("a card")
    }

    /// Bits that look like chance.
    struct Chance(u64);

    impl Chance {
        fn below(&mut self, n: u64) -> u64 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) % n
        }

        fn hands(&mut self, many: u32) -> [u32; 2] {
            let mut hands = [0u32; 2];
            for hand in 0..2 {
                while hands[hand].count_ones() < many {
                    let card = self.below(32);
                    if (hands[0] | hands[1]) >> card & 1 == 0 {
                        hands[hand] |= 1 << card;
                    }
                }
            }
            hands
        }
    }

    #[test]
    fn endings_agree_with_minimax() {
        let (mut chance, mut forcing) = (Chance(17), Forcing::with_memory(1 << 22));
        for number in 0..10_000 {
            let many = if number % 10 == 0 { 5 } else { 2 + number % 3 };
            let played = u64::from(12 - many);
            let at = Two::new(chance.hands(many), chance.below(2) as usize, chance.below(played + 1) as u8);
            forcing.forget();
            assert_eq!(forcing.value(&at), minimax(&at), "{at:?}");
        }
    }

    #[test]
    fn whole_hands_are_solved_at_once() {
        let (mut chance, mut forcing) = (Chance(5), Forcing::with_memory(1 << 24));
        let (mut budget, deals) = (u64::MAX, 200);
        for _ in 0..deals {
            let at = Two::new(chance.hands(12), 0, 0);
            forcing.forget();
            let (least, most) = at.range();
            assert!(forcing.within(&at, least + (most - least + 1) / 2, &mut budget).is_some());
        }
        let mean = (u64::MAX - budget) / deals;
        assert!(mean < 20_000, "{mean} positions for a whole hand");
    }
}
