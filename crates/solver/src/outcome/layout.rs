//! Games of tricks: hands, an order of cards, and what is counted in the end.

use super::{Choices, Key, Play, Wish};
use arrayvec::ArrayVec;
use cards::{Card, CardSet, Suit};
use engine::trick::{Class, Order};

/// The most who play: an owner is two bits.
const SEATS: usize = 4;
/// The most cards that follow each other.
const LONGEST: usize = 13;
/// The lane of the trumps.
const TRUMPS: usize = 3;

/// The quantity that is counted. Seats are places in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// The tricks of these places together, one bit each.
    Tricks(u8),
    /// One against the rest, who each play for themselves: 1 if the one has more tricks than any of them, 0 if as many as the best,
    /// -1 if less.
    OverEach(u8),
    /// One against all others together: 1 if the one has more tricks than they, 0 if as many, -1 if less.
    OverAll(u8),
    /// The cards of this suit that these places take, each counted as one less than nothing; when all are out the play is over.
    Without(u8, Suit),
}

/// A deal: what does not change while it is played.
#[derive(Debug)]
pub struct Layout {
    seats: usize,
    score: Score,
    trumps: u64,
    /// Cards that need not be played to a lower trump, from the highest; nothing where there are none.
    privileged: [u64; 3],
    /// The suit that is better not taken.
    shunned: u64,
    /// Per lane and set of cards, their owners from the highest down.
    owners: [Vec<u32>; 4],
    cards: [Option<Card>; 64],
}

/// A position in a deal.
#[derive(Clone, Copy, Debug)]
pub struct LaidOut<'a> {
    layout: &'a Layout,
    hands: [u64; SEATS],
    all: u64,
    /// The card led, or nothing.
    led: u64,
    best: u64,
    winner: u8,
    len: u8,
    to_play: u8,
    left: u8,
    tricks: [u8; SEATS],
    /// Shunned cards on the table, and those taken by the side that is counted.
    on_table: u8,
    shunned: u8,
}

const fn lane(card: u64) -> u64 {
    0xffff << (card.trailing_zeros() / 16 * 16)
}

impl Layout {
    /// The layout of these hands, in the order of play, with the cards on the table among them; and where each card went.
    ///
    /// # Panics
    /// If more than four play.
    pub fn new(hands: &[CardSet], order: &Order, privileged: &[Card], score: Score) -> Layout {
        assert!(hands.len() <= SEATS, "a layout has room for {SEATS} hands, and {} were dealt", hands.len());
        let all = hands.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
        let mut layout = Layout {
            seats: hands.len(),
            score,
            trumps: if order.trumps().is_empty() { 0 } else { 0xffff << (16 * TRUMPS) },
            privileged: [0; 3],
            shunned: 0,
            owners: [const { Vec::new() }; 4],
            cards: [None; 64],
        };
        let mut classes: ArrayVec<Class, 4> = ArrayVec::new();
        let mut lanes: [Vec<Card>; 4] = [const { Vec::new() }; 4];
        for card in all {
            let class = order.class(card);
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
        for (at, lane) in lanes.iter_mut().enumerate() {
            lane.sort_by_key(|&card| order.strength(card));
            let mut owners = vec![0; 1 << lane.len().min(LONGEST)];
            for (n, &card) in lane.iter().enumerate() {
                layout.cards[16 * at + n] = Some(card);
                if matches!(score, Score::Without(_, suit) if card.suit() == Some(suit)) {
                    layout.shunned |= 1 << (16 * at + n);
                }
                if let Some(which) = privileged.iter().position(|&matador| matador == card) {
                    layout.privileged[which] = 1 << (16 * at + n);
                }
                let owner = hands.iter().position(|hand| hand.contains(card)).unwrap_or(0) as u32;
                for set in 1 << n..2 << n {
                    owners[set] = owner << 30 | owners[set ^ (1 << n)] >> 2;
                }
            }
            layout.owners[at] = owners;
        }
        layout
    }

    /// The number of a card.
    pub fn choice(&self, card: Card) -> Option<u8> {
        self.cards.iter().position(|&there| there == Some(card)).map(|at| at as u8)
    }

    /// The card of a number.
    pub fn card(&self, choice: u8) -> Option<Card> {
        self.cards[usize::from(choice) % 64]
    }

    fn bits(&self, cards: CardSet) -> u64 {
        cards.iter().filter_map(|card| self.choice(card)).fold(0, |bits, choice| bits | 1 << choice)
    }

    /// The position with these hands, these numbers of tricks taken, and this leader.
    pub fn start(&self, hands: &[CardSet], tricks: [u8; SEATS], leader: usize) -> LaidOut<'_> {
        let mut bits = [0; SEATS];
        for (place, &hand) in hands.iter().enumerate() {
            bits[place] = self.bits(hand);
        }
        LaidOut {
            layout: self,
            hands: bits,
            all: bits.iter().fold(0, |all, hand| all | hand),
            led: 0,
            best: 0,
            winner: leader as u8,
            len: 0,
            to_play: leader as u8,
            left: bits[leader].count_ones() as u8,
            tricks,
            on_table: 0,
            shunned: 0,
        }
    }
}

impl LaidOut<'_> {
    /// The seat to play, as a place in the order of play.
    pub fn to_play(&self) -> usize {
        usize::from(self.to_play)
    }

    fn is_on(&self, place: u8) -> bool {
        match self.layout.score {
            Score::Tricks(side) | Score::Without(side, _) => side >> place & 1 == 1,
            Score::OverEach(one) | Score::OverAll(one) => place == one,
        }
    }

    /// The cards that may be played.
    fn playable(&self) -> u64 {
        let hand = self.hands[self.to_play() % SEATS];
        if self.led == 0 {
            return hand;
        }
        let followers = lane(self.led);
        // A privileged card is owed only to a higher one.
        let mut owed = followers;
        if followers & self.layout.trumps != 0 {
            for card in self.layout.privileged {
                if card >= self.led {
                    owed &= !card;
                }
            }
        }
        if hand & owed == 0 { hand } else { hand & followers }
    }

    /// The holder of the highest trump, and the length of their run from the top.
    fn sure(&self) -> (usize, u8) {
        let trumps = self.all & self.layout.trumps;
        let owner = (0..self.layout.seats).max_by_key(|&place| self.hands[place] & self.layout.trumps).unwrap_or(0);
        let others = trumps & !self.hands[owner];
        // Trumps above the highest of the others.
        let run = if others == 0 { trumps } else { trumps & !(u64::MAX >> others.leading_zeros()) };
        (owner, run.count_ones() as u8)
    }

    fn beats(&self, card: u64) -> bool {
        card & (lane(self.led) | self.layout.trumps) != 0 && card > self.best
    }

    /// The priority of a card where a suit is better not taken: get rid of it under others, else keep low.
    fn shunning(&self, card: u64, ours: bool, last: bool) -> i32 {
        let rank = (card.trailing_zeros() % 16) as i32;
        let bad = if card & self.layout.shunned != 0 { 20 } else { 0 };
        if self.len == 0 {
            bad / 2 - rank
        } else if self.beats(card) {
            // The trick must be taken, or is harmless: with the highest card.
            if last && self.on_table == 0 { 5 + rank - bad } else { -rank - bad }
        } else if ours {
            rank - bad
        } else {
            30 + rank + bad
        }
    }

    fn result(&self, one: u8, tricks: [u8; SEATS]) -> i16 {
        let own = tricks[usize::from(one)];
        let others = (0..self.layout.seats).filter(|&place| place != usize::from(one)).map(|place| tricks[place]);
        let theirs: u8 = match self.layout.score {
            Score::OverAll(_) => others.sum(),
            _ => others.max().unwrap_or(0),
        };
        own.cmp(&theirs) as i16
    }
}

impl Play for LaidOut<'_> {
    fn wish(&self) -> Wish {
        if self.is_on(self.to_play) { Wish::High } else { Wish::Low }
    }

    fn choices(&self) -> Choices {
        let layout = self.layout;
        let own = self.hands[self.to_play()];
        // A card of somebody else, or the one that holds the trick, parts cards that would be equal.
        let others = self.all & !own | self.best;
        let special = layout.privileged.iter().fold(0, |all, card| all | card);
        let ours = self.len > 0 && self.is_on(self.winner) == self.is_on(self.to_play);
        let last = usize::from(self.len) + 1 == layout.seats;
        let mut weighed: ArrayVec<(i32, u8), 13> = ArrayVec::new();
        let mut left = self.playable();
        let mut above = 0u64;
        while left != 0 {
            let place = 63 - left.leading_zeros();
            let card = 1u64 << place;
            left ^= card;
            let same_lane = above & lane(card) != 0;
            let between = above.wrapping_sub(1) & !(card | (card - 1));
            let equal = same_lane && others & between == 0 && (above | card) & special == 0;
            above = card;
            if equal {
                continue;
            }
            if matches!(layout.score, Score::Without(..)) {
                weighed.push((self.shunning(card, ours, last), place as u8));
                continue;
            }
            let rank = (place % 16) as i32;
            let trump = if card & layout.trumps != 0 { 1 } else { 0 };
            let weight = if self.len == 0 {
                let higher = others & lane(card) & !(card | (card - 1));
                if higher == 0 { 40 + 8 * trump + rank } else { 10 - rank - 4 * trump }
            } else if self.beats(card) && !ours {
                if last { 60 - rank } else { 50 + rank - 20 * trump }
            } else if self.beats(card) {
                10 - rank - 10 * trump
            } else {
                30 - rank - 10 * trump
            };
            weighed.push((weight, place as u8));
        }
        weighed.sort_unstable_by_key(|&(weight, place)| (-weight, place));
        weighed.into_iter().map(|(_, place)| place).collect()
    }

    fn play(&mut self, choice: u8) {
        let card = 1u64 << choice;
        let place = self.to_play();
        self.hands[place] &= !card;
        self.all &= !card;
        if self.len == 0 {
            self.led = card;
        }
        if self.len == 0 || self.beats(card) {
            self.best = card;
            self.winner = self.to_play;
        }
        self.len += 1;
        self.on_table += u8::from(card & self.layout.shunned != 0);
        if usize::from(self.len) == self.layout.seats {
            self.tricks[usize::from(self.winner)] += 1;
            if self.is_on(self.winner) {
                self.shunned += self.on_table;
            }
            self.on_table = 0;
            self.left -= 1;
            (self.len, self.led, self.best) = (0, 0, 0);
            self.to_play = self.winner;
        } else {
            self.to_play = if place + 1 == self.layout.seats { 0 } else { self.to_play + 1 };
        }
    }

    fn range(&self) -> (i16, i16) {
        match self.layout.score {
            Score::Tricks(side) => {
                let won = (0..SEATS).filter(|&place| side >> place & 1 == 1).map(|place| i16::from(self.tricks[place])).sum();
                (won, won + i16::from(self.left))
            }
            Score::Without(..) => {
                let left = (self.all & self.layout.shunned).count_ones() as i16 + i16::from(self.on_table);
                (-i16::from(self.shunned) - left, -i16::from(self.shunned))
            }
            Score::OverEach(one) | Score::OverAll(one) => {
                // The highest trumps in one hand are tricks of its owner, come what may.
                let (owner, sure) = if self.len == 0 { self.sure() } else { (0, 0) };
                let (mut settled, free) = (self.tricks, self.left - sure);
                settled[owner] += sure;
                let with = |place: usize| {
                    let mut tricks = settled;
                    tricks[place] += free;
                    self.result(one, tricks)
                };
                // The worst is that the strongest of the others takes the rest.
                let others = (0..self.layout.seats).filter(|&place| place != usize::from(one));
                let strongest = others.max_by_key(|&place| settled[place]).unwrap_or(0);
                (with(strongest), with(usize::from(one)))
            }
        }
    }

    fn key(&self) -> Option<Key> {
        if self.len != 0 || self.left < 2 {
            return None;
        }
        let (mut cards, mut rest) = (0u128, u32::from(self.to_play));
        for at in 0..4 {
            let suit = (self.all >> (16 * at)) as usize & 0x1fff;
            cards = cards << 26 | u128::from(self.layout.owners[at][suit] >> 6);
            rest = rest << 4 | suit.count_ones();
        }
        for card in self.layout.privileged {
            rest = rest << 1 | u32::from(self.all & card != 0);
        }
        let counts = match self.layout.score {
            Score::Tricks(_) | Score::Without(..) => 0,
            Score::OverEach(_) | Score::OverAll(_) => self.tricks.iter().fold(0, |all, &one| all << 4 | u128::from(one)),
        };
        Some(Key { cards: cards | counts << 104, rest })
    }

    fn settled(&self) -> i16 {
        match self.layout.score {
            Score::Tricks(_) => self.range().0,
            Score::Without(..) => -i16::from(self.shunned),
            Score::OverEach(_) | Score::OverAll(_) => 0,
        }
    }
}
