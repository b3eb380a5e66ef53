//! A position of a Spanish game in the frame of all games: up to six hands, a king that may still make a partner, and for Hombre the
//! comparison of the three.

use crate::outcome::{Choices, Key, Play, Wish};
use crate::search::lanes::{Lanes, MOST, SUITS, TRUMPS, count, lane, suit_of, top, which};
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::trick::Class;
use games::ombre::trumps::Trumps;

/// The most who play.
const SEATS: usize = 6;

/// No card.
const NONE: u8 = u8::MAX;

/// Partner of the Hombre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Camp {
    /// The king that tells it has not been played.
    Open,
    Alone,
    /// This place.
    With(u8),
}

/// The constants of a hand.
#[derive(Debug)]
pub(super) struct HandFacts {
    seats: usize,
    hombre: usize,
    /// Are the tricks of a camp counted, or those of the Hombre compared with each other's?
    counted: bool,
    matadores: Lanes,
    /// The kings that make a partner.
    forced: Lanes,
    /// Can the owners of the cards left, from the highest down, stand for the cards? Not if a king among trumps must be known.
    relative: bool,
    owners: [Vec<u64>; SUITS],
    cards: [Option<Card>; 64],
    hands: [Lanes; SEATS],
}

impl HandFacts {
    /// These hands, the cards on the table among them; nothing if they are too many for the frame.
    pub(super) fn new(hands: &[CardSet], trumps: &Trumps, hombre: usize, forced: CardSet, counted: bool) -> Option<HandFacts> {
        if hands.len() > SEATS {
            return None;
        }
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
        let mut laid = HandFacts {
            seats: hands.len(),
            hombre,
            counted,
            matadores: 0,
            forced: 0,
            relative: !forced.meets(trumps.all()),
            owners: [const { Vec::new() }; SUITS],
            cards: [None; 64],
            hands: [0; SEATS],
        };
        for (at, lane) in lanes.iter_mut().enumerate() {
            lane.sort_by_key(|&card| trumps.order.strength(card));
            let mut owners = vec![0u64; 1 << lane.len()];
            for (n, &card) in lane.iter().enumerate() {
                let bit = 1 << (16 * at + n);
                laid.cards[16 * at + n] = Some(card);
                laid.matadores |= if trumps.matadores.contains(&card) { bit } else { 0 };
                laid.forced |= if forced.contains(card) { bit } else { 0 };
                let owner = hands.iter().position(|hand| hand.contains(card)).unwrap_or(0);
                laid.hands[owner] |= bit;
                for set in 1 << n..2usize << n {
                    owners[set] = owners[set ^ (1 << n)] | (owner as u64) << (3 * (set.count_ones() - 1));
                }
            }
            laid.owners[at] = owners;
        }
        Some(laid)
    }

    /// The number of a card.
    pub(super) fn choice(&self, card: Card) -> Option<u8> {
        self.cards.iter().position(|&there| there == Some(card)).map(|at| at as u8)
    }

    /// The card of a number.
    pub(super) fn card(&self, choice: u8) -> Option<Card> {
        self.cards.get(usize::from(choice)).copied().flatten()
    }
}

/// A position.
#[derive(Clone, Copy, Debug)]
pub(super) struct At<'a> {
    laid: &'a HandFacts,
    hands: [Lanes; SEATS],
    led: u8,
    best: u8,
    winner: u8,
    len: u8,
    to_play: u8,
    left: u8,
    partner: Camp,
    tricks: [u8; SEATS],
}

impl At<'_> {
    /// The position with this leader, these numbers of tricks taken, and the partner known or not.
    pub(super) fn start<'a>(laid: &'a HandFacts, tricks: &[u8], partner: Camp, leader: usize) -> At<'a> {
        let mut taken = [0; SEATS];
        taken[..tricks.len()].copy_from_slice(tricks);
        let leads = leader as u8;
        let left = laid.hands[leader].count_ones() as u8;
        At { laid, hands: laid.hands, led: NONE, best: NONE, winner: leads, len: 0, to_play: leads, left, partner, tricks: taken }
    }

    /// The place to play.
    pub(super) fn place(&self) -> usize {
        usize::from(self.to_play) % SEATS
    }

    fn all(&self) -> Lanes {
        self.hands.iter().fold(0, |all, hand| all | hand)
    }

    fn in_camp(&self, place: usize) -> bool {
        place == self.laid.hombre || self.partner == Camp::With(place as u8)
    }

    /// The kings that may not be played yet.
    fn forced(&self) -> Lanes {
        if self.partner == Camp::Open { self.laid.forced } else { 0 }
    }

    fn playable(&self) -> Lanes {
        let hand = self.hands[self.place()];
        let all = if self.led == NONE {
            hand
        } else {
            let led = 1 << self.led;
            let followers = hand & lane(which(led));
            let owed = followers & !(self.laid.matadores & !(led - 1));
            if owed == 0 { hand } else { followers }
        };
        let others = all & !self.forced();
        if others == 0 { all } else { others }
    }

    fn beats(&self, card: Lanes) -> bool {
        self.led == NONE || card & (lane(which(1 << self.led)) | lane(TRUMPS)) != 0 && card > 1 << self.best
    }

    /// The tricks of the Hombre's camp.
    fn camp_tricks(&self) -> u8 {
        (0..self.laid.seats).filter(|&place| self.in_camp(place)).map(|place| self.tricks[place]).sum()
    }

    /// Sure trumps of a place, whatever is led: all but as many as there are higher ones against it.
    fn sure(&self, place: usize, against: u32) -> u8 {
        let mut own = suit_of(self.hands[place], TRUMPS);
        let (mut number, mut sure) = (0u8, 0);
        while own != 0 {
            let card = top(own);
            own ^= card;
            number += 1;
            sure = sure.max(number.saturating_sub(count(against & !(card * 2 - 1)) as u8));
        }
        sure
    }

    fn sure_alone(&self, place: usize) -> u8 {
        self.sure(place, suit_of(self.all() & !self.hands[place], TRUMPS))
    }

    /// The most sure trumps of one hand of a camp against the other.
    fn sure_of(&self, camp: bool) -> u8 {
        let seats = 0..self.laid.seats;
        let foes = seats.clone().filter(|&place| self.in_camp(place) != camp);
        let theirs = foes.fold(0, |all, place| all | suit_of(self.hands[place], TRUMPS));
        seats.filter(|&place| self.in_camp(place) == camp).map(|place| self.sure(place, theirs)).max().unwrap_or(0)
    }

    /// The outcomes still possible when the Hombre and the two others have at least these numbers of tricks, and nine are played.
    fn compared(&self, [hombre, one, other]: [u8; 3]) -> (i16, i16) {
        let left = (self.left + self.tricks.iter().sum::<u8>()).saturating_sub(hombre + one + other);
        let (mut least, mut most) = (1, -1);
        for more in 0..=left {
            for theirs in 0..=left - more {
                let (h, a, b) = (hombre + more, one + theirs, other + left - more - theirs);
                let outcome = match h.cmp(&a.max(b)) {
                    std::cmp::Ordering::Greater => 1,
                    std::cmp::Ordering::Less if a != b => -1,
                    _ => 0,
                };
                least = least.min(outcome);
                most = most.max(outcome);
            }
        }
        (least, most)
    }
}

impl Play for At<'_> {
    fn wish(&self) -> Wish {
        if self.in_camp(self.place()) { Wish::High } else { Wish::Low }
    }

    fn choices(&self) -> Choices {
        let own = self.hands[self.place()];
        let best = if self.best == NONE { 0 } else { 1 << self.best };
        let others = self.all() & !own | best;
        let special = self.laid.matadores | self.forced();
        let friend = self.len > 0 && self.in_camp(usize::from(self.winner)) == self.in_camp(self.place());
        let mut weighed: ArrayVec<(i32, u8), MOST> = ArrayVec::new();
        let mut left = self.playable();
        let mut higher: Lanes = 0;
        while left != 0 {
            let at = 63 - left.leading_zeros();
            let card: Lanes = 1 << at;
            left ^= card;
            // Cards of one hand and kind with nothing of the others between them are one.
            let between = higher.wrapping_sub(1) & !(card | (card - 1));
            let kind = |card: Lanes| (card & special != 0, card & self.forced() != 0);
            let equal = higher & lane(which(card)) != 0 && others & between == 0 && kind(card) == kind(higher);
            higher = card;
            if equal || weighed.is_full() {
                continue;
            }
            let rank = (at % 16) as i32;
            let trump = if which(card) == TRUMPS { 6 } else { 0 };
            let firm = suit_of(others, which(card)) < suit_of(card, which(card));
            let weight = match (self.len, self.beats(card)) {
                (0, _) if firm => 40 + rank,
                (0, _) => 20 - rank - trump,
                (_, true) if !friend => 40 - rank - trump,
                (_, true) => 10 - rank - trump,
                (_, false) => 25 - rank - trump,
            };
            weighed.push((weight, at as u8));
        }
        weighed.sort_unstable_by_key(|&(weight, at)| (-weight, at));
        weighed.into_iter().map(|(_, at)| at).collect()
    }

    fn play(&mut self, choice: u8) {
        let card: Lanes = 1 << choice;
        let place = self.place();
        self.hands[place] &= !card;
        if card & self.forced() != 0 {
            self.partner = if place == self.laid.hombre { Camp::Alone } else { Camp::With(place as u8) };
        }
        if self.beats(card) {
            (self.best, self.winner) = (choice, self.to_play);
        }
        if self.led == NONE {
            self.led = choice;
        }
        self.len += 1;
        if usize::from(self.len) < self.laid.seats {
            self.to_play = if usize::from(self.to_play) + 1 == self.laid.seats { 0 } else { self.to_play + 1 };
            return;
        }
        self.tricks[usize::from(self.winner)] += 1;
        self.left -= 1;
        (self.led, self.best, self.len, self.to_play) = (NONE, NONE, 0, self.winner);
    }

    fn range(&self) -> (i16, i16) {
        let fresh = self.len == 0 && self.left > 0;
        if !self.laid.counted {
            let places = [0, 1, 2].map(|step| (self.laid.hombre + step) % 3);
            let sure = |place: usize| if fresh { self.sure_alone(place) } else { 0 };
            return self.compared(places.map(|place| self.tricks[place] + sure(place)));
        }
        let left = i16::from(self.left);
        if self.partner == Camp::Open && self.left > 0 {
            let hombre = self.tricks[self.laid.hombre];
            let others = (0..self.laid.seats).filter(|&place| place != self.laid.hombre).map(|place| self.tricks[place]);
            let sure = if fresh { self.sure_alone(self.laid.hombre) } else { 0 };
            return (i16::from(hombre + sure), i16::from(hombre + others.max().unwrap_or(0)) + left);
        }
        let taken = i16::from(self.camp_tricks());
        if !fresh {
            return (taken, taken + left);
        }
        (taken + i16::from(self.sure_of(true)), taken + left - i16::from(self.sure_of(false)))
    }

    /// The key: the owners of the cards of each suit from the highest down, and the rest of the state.
    fn key(&self) -> Option<Key> {
        if self.len != 0 || self.left < 2 {
            return None;
        }
        let all = self.all();
        let open = self.partner == Camp::Open;
        let absolute = open && !self.laid.relative;
        if absolute {
            return None;
        }
        let (mut cards, mut rest) = (0u128, u32::from(self.to_play));
        for (suit, owners) in self.laid.owners.iter().enumerate() {
            let set = suit_of(all, suit);
            cards = cards << (3 * count(set)) | u128::from(owners[set as usize]);
            rest = rest << 4 | count(set);
        }
        if open || !self.laid.counted {
            // Whose the tricks are matters as long as nobody knows the camps, and where each counts their own.
            for &tricks in &self.tricks[..self.laid.seats] {
                cards = cards << 4 | u128::from(tricks);
            }
        }
        let partner = match self.partner {
            Camp::Open => 7,
            Camp::Alone => 6,
            Camp::With(place) => u32::from(place),
        };
        Some(Key { cards, rest: (rest << 3 | partner) << 2 | (self.laid.matadores & all).count_ones() })
    }

    fn settled(&self) -> i16 {
        if self.laid.counted && self.partner != Camp::Open { i16::from(self.camp_tricks()) } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::Forcing;
    use engine::Rng;
    use games::ombre::spanish::pack::Stripped;

    /// The value by trying everything.
    fn minimax(at: &At<'_>) -> i16 {
        let (least, most) = if at.left == 0 { at.range() } else { (0, 1) };
        if least == most {
            return least;
        }
        let playable = at.playable();
        let values = (0..64u8).filter(|card| playable >> card & 1 == 1).map(|card| {
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

    /// Compares `many` endings of two or three cards with the plain search, for every possible partner.
    fn agrees(pack: Stripped, seats: usize, many: usize, counted: bool) {
        let (mut rng, mut forcing) = (Rng::new(seats as u64), Forcing::with_memory(1 << 20));
        let suits: Vec<_> = pack.suits().collect();
        for number in 0..many {
            let each = if seats < 5 { 2 + number % 2 } else { 2 };
            let mut cards: Vec<Card> = pack.cards().iter().collect();
            rng.shuffle(&mut cards);
            // Kings are where the choice is: half of the endings keep more of them.
            if number % 2 == 0 {
                let kings = pack.kings();
                cards.sort_by_key(|card| !kings.contains(*card) || card.suit() == Some(suits[0]));
                cards.truncate(seats * each + 4);
                rng.shuffle(&mut cards);
            }
            let hands: Vec<CardSet> = cards.chunks(each).take(seats).map(CardSet::from_slice).collect();
            let trump = *rng.one(&suits).expect("a suit");
            let trumps = pack.trumps(trump).expect("trumps");
            let all = hands.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
            let kings = (pack.kings() - trumps.all()) & all;
            let hombre = rng.below(seats);
            let partner = match rng.below(3) {
                // Before a king is out all of them are in hand; where none is left nobody could become the partner.
                0 if counted && kings.len() + 1 >= pack.kings().len() && number % 2 == 0 => Camp::Open,
                1 if counted => Camp::With(((hombre + 1 + rng.below(seats - 1)) % seats) as u8),
                _ => Camp::Alone,
            };
            let forced = if partner == Camp::Open { kings } else { CardSet::EMPTY };
            let laid = HandFacts::new(&hands, trumps, hombre, forced, counted).expect("few hands");
            // Tricks taken before, as they may lie.
            let mut tricks = vec![0; seats];
            let played = if counted { 3 } else { 9 - each };
            (0..played).for_each(|_| tricks[rng.below(seats)] += 1);
            let at = At::start(&laid, &tricks, partner, rng.below(seats));
            forcing.forget();
            assert_eq!(forcing.value(&at), minimax(&at), "{number}: {at:?}");
        }
    }

    #[test]
    fn endings_of_hombre_agree_with_minimax() {
        agrees(Stripped::Forty, 3, 10_000, false);
    }

    #[test]
    fn endings_with_a_king_to_come_agree_with_minimax() {
        agrees(Stripped::Forty, 4, 10_000, true);
    }

    #[test]
    fn endings_of_five_and_six_agree_with_minimax() {
        agrees(Stripped::Forty, 5, 3_000, true);
        agrees(Stripped::ThirtySix, 6, 1_000, true);
    }
}
