//! Malilla: the points each side can force in a hand, tricks included, by whole hands of twelve cards.
//!
//! Both sides share 72 points, and a side that has all of them has taken every trick: who makes most points makes most tantos too, the
//! capote included. The frame is that of all games; what it knows of this one are the duties to beat and to trump, what is certain to
//! whom (the highest trumps, and the cards that nobody can beat or trump any more), and that small cards differ by nothing but their order.

use super::solved::Solved;
use super::verdict::{Probe, Unit, Verdict, Wanted};
use super::{Choices, Forcing, Key, Play, Wish};
use arrayvec::ArrayVec;
use cards::{Card, CardSet, Suit};
use engine::duty::Duty;
use engine::{AnyGame, Eyes, Seat};
use games::malilla::deck::{Cargar, HAND_POINTS, RANKS, worth};
use games::malilla::state::{Pair, Phase, SEATS};
use games::malilla::{Malilla, View};

/// Cards of a suit.
const SUIT: usize = 12;
/// The lowest card of a suit with points; each above it has one more.
const FIRST_OF_VALUE: u32 = 7;
/// All cards with points.
const VALUES: u64 = 0x0f80_0f80_0f80_0f80;

/// A hand of the game: what does not change while it is played. A card is a bit, sixteen to a suit, the stronger the higher.
#[derive(Debug)]
struct Dealt {
    trumps: u64,
    /// Per suit and set of its cards, their owners from the highest down, two bits each.
    owners: Box<[[u32; 1 << SUIT]; 4]>,
}

/// The number of a card.
fn choice(card: Card) -> Option<u8> {
    let (suit, rank) = (card.suit()?, card.rank()?);
    let from_top = RANKS.iter().position(|&known| known == rank)?;
    Some((16 * suit as usize + SUIT - 1 - from_top) as u8)
}

/// The card of a number.
fn card(choice: u8) -> Option<Card> {
    let (suit, rank) = (usize::from(choice / 16), usize::from(choice % 16));
    Some(Card::new(*Suit::ALL.get(suit)?, *RANKS.get((SUIT - 1).checked_sub(rank)?)?))
}

fn bits(cards: CardSet) -> u64 {
    cards.iter().filter_map(choice).fold(0, |bits, choice| bits | 1 << choice)
}

/// The suit of a card, as bits.
#[inline(always)]
const fn lane(card: u64) -> u64 {
    0xfff << (card.trailing_zeros() & 48)
}

/// What a card counts.
#[inline(always)]
const fn points(card: u64) -> i16 {
    let rank = card.trailing_zeros() & 15;
    rank.saturating_sub(FIRST_OF_VALUE - 1) as i16
}

/// What some cards count.
#[inline(always)]
fn sum(cards: u64) -> i16 {
    let (mut left, mut sum) = (cards & VALUES, 0);
    while left != 0 {
        sum += points(left);
        left &= left - 1;
    }
    sum
}

/// What the highest so many of these cards count.
#[inline(always)]
fn highest(cards: u64, many: u32) -> i16 {
    let (mut left, mut sum) = (cards & VALUES, 0);
    for _ in 0..many {
        if left == 0 {
            break;
        }
        let card = 1 << (63 - left.leading_zeros());
        sum += points(card);
        left ^= card;
    }
    sum
}

/// What the lowest so many of these cards count.
#[inline(always)]
fn lowest(cards: u64, many: u32) -> i16 {
    let blank = (cards & !VALUES).count_ones();
    let (mut left, mut sum) = (cards & VALUES, 0);
    for _ in blank..many {
        if left == 0 {
            break;
        }
        sum += points(left);
        left &= left - 1;
    }
    sum
}

/// The cards of this card's suit that beat it.
#[inline(always)]
const fn above(card: u64) -> u64 {
    lane(card) & !(card | (card - 1))
}

/// Of these cards of one suit those above every card of the others.
#[inline(always)]
const fn run(own: u64, others: u64) -> u64 {
    if others == 0 { own } else { own & !(u64::MAX >> others.leading_zeros()) }
}

impl Dealt {
    fn new(hands: &[u64; SEATS], trump: Suit) -> Dealt {
        let mut owners = Box::new([[0; 1 << SUIT]; 4]);
        for (suit, owners) in owners.iter_mut().enumerate() {
            for rank in 0..SUIT {
                let card = 1u64 << (16 * suit + rank);
                let owner = hands.iter().position(|hand| hand & card != 0).unwrap_or(0) as u32;
                for set in 1 << rank..2 << rank {
                    owners[set] = owner << 22 | owners[set ^ (1 << rank)] >> 2;
                }
            }
        }
        Dealt { trumps: 0xfff << (16 * trump as u32), owners }
    }
}

/// A position in it. Places are in the order of play; those of the first pair are even, and wish the result high.
#[derive(Clone, Copy, Debug)]
struct At<'a> {
    dealt: &'a Dealt,
    hands: [u64; SEATS],
    /// The suit led, or nothing.
    led: u64,
    best: u64,
    winner: u8,
    len: u8,
    to_play: u8,
    /// Tricks not yet taken.
    tricks: u8,
    /// The points on the table, those of the first pair, and those nobody has taken yet, tricks included.
    table: i16,
    taken: i16,
    left: i16,
}

impl At<'_> {
    #[inline(always)]
    fn place(&self) -> usize {
        usize::from(self.to_play) % SEATS
    }

    #[inline(always)]
    fn all(&self) -> u64 {
        self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
    }

    /// Does the partner of whoever is to play hold the trick?
    #[inline(always)]
    fn partner_holds(&self) -> bool {
        self.len >= 2 && (self.winner ^ self.to_play) & 1 == 0
    }

    #[inline(always)]
    fn playable(&self) -> u64 {
        let hand = self.hands[self.place()];
        if self.len == 0 {
            return hand;
        }
        let following = hand & self.led;
        let free = if following == 0 { hand } else { following };
        if self.partner_holds() {
            return free;
        }
        let trumps = self.dealt.trumps;
        let winning = match following == 0 {
            // Who follows a suit that was trumped has no card above the trump.
            false => following & above(self.best),
            true if self.best & trumps != 0 => hand & above(self.best),
            true => hand & trumps,
        };
        if winning == 0 { free } else { winning }
    }

    #[inline(always)]
    fn beats(&self, card: u64) -> bool {
        card & lane(self.best) != 0 && card > self.best || card & self.dealt.trumps != 0 && self.best & self.dealt.trumps == 0
    }

    /// What is certain to each pair when a trick is to be led, even places first.
    #[inline]
    fn sure(&self) -> [i16; 2] {
        let trumps = self.dealt.trumps;
        let pairs = [self.hands[0] | self.hands[2], self.hands[1] | self.hands[3]];
        let mut sure = [0, 0];
        for pair in 0..2 {
            // The highest trumps of a pair take what they count; those in one hand fall to different tricks.
            let top = run(pairs[pair] & trumps, pairs[1 - pair] & trumps);
            if top != 0 {
                let in_hand = |place: usize| (top & self.hands[place]).count_ones() as i16;
                sure[pair] = sum(top) + in_hand(pair).max(in_hand(pair + 2));
            }
        }
        let pair = self.place() % 2;
        sure[pair] = sure[pair].max(self.cashed());
        sure
    }

    /// What the leader's pair makes at least if the leader plays out, suit by suit, the cards that nobody can beat as long as no
    /// opponent can trump them: they, what the opponents must throw to them, and what the partner can.
    #[inline]
    fn cashed(&self) -> i16 {
        let (me, trumps) = (self.place(), self.dealt.trumps);
        let [own, next, partner, last] = [0, 1, 2, 3].map(|step| self.hands[(me + step) % SEATS]);
        let mut made = 0;
        for suit in [0xfffu64, 0xfff << 16, 0xfff << 32, 0xfff << 48] {
            let top = run(own & suit, (next | partner | last) & suit);
            let mut rounds = top.count_ones();
            for foe in [next, last] {
                if suit != trumps && foe & trumps != 0 {
                    rounds = rounds.min((foe & suit).count_ones());
                }
            }
            if rounds == 0 {
                continue;
            }
            made += rounds as i16 + highest(top, rounds) + highest(partner & suit, rounds);
            made += lowest(next & suit, rounds) + lowest(last & suit, rounds);
        }
        made
    }

    /// How promising a card is to lead.
    fn leading(&self, card: u64, others: u64) -> i32 {
        let (me, trumps) = (self.place(), self.dealt.trumps);
        let worth = i32::from(points(card));
        let suit = lane(card);
        let foes = [self.hands[(me + 1) % SEATS], self.hands[(me + 3) % SEATS]];
        let ruffed = suit != trumps && foes.iter().any(|hand| hand & suit == 0 && hand & trumps != 0);
        if others & above(card) == 0 {
            return if ruffed { 10 - 3 * worth } else { 70 + 3 * worth + i32::from(suit == trumps) };
        }
        let partner = self.hands[(me + 2) % SEATS];
        let foe_best = (foes[0] | foes[1]) & suit;
        let partners = run(partner & suit, foe_best) != 0 || partner & suit == 0 && partner & trumps != 0 && !ruffed;
        let rank = (card.trailing_zeros() & 15) as i32;
        if partners { 50 + 2 * worth - rank } else { 30 - 4 * worth - rank - if suit == trumps { 6 } else { 0 } }
    }

    /// May an opponent still to play take the trick from this card?
    fn falls(&self, card: u64) -> bool {
        let trumps = self.dealt.trumps;
        // The cards of later opponents: the next, and, from the first place, the last.
        let later = |step: u8| self.len + step < SEATS as u8;
        let takes = |step: u8| {
            let hand = self.hands[usize::from(self.to_play + step) % SEATS];
            let follows = hand & self.led;
            let winning = if follows != 0 {
                follows & above(card) & self.led
            } else if card & trumps != 0 {
                hand & trumps & above(card)
            } else {
                hand & trumps
            };
            winning != 0
        };
        later(1) && takes(1) || later(3) && takes(3)
    }

    fn answering(&self, card: u64) -> i32 {
        let worth = i32::from(points(card));
        let rank = (card.trailing_zeros() & 15) as i32;
        let trump = if card & self.dealt.trumps != 0 { 12 } else { 0 };
        let beats = self.beats(card);
        if self.partner_holds() && !beats {
            return if self.falls(self.best) { 40 - 4 * worth - rank - trump } else { 60 + 5 * worth - trump - rank };
        }
        if beats {
            return if self.falls(card) { 30 - 4 * worth - rank - trump } else { 70 + 3 * worth - rank - trump };
        }
        35 - 5 * worth - rank - trump
    }
}

impl Play for At<'_> {
    #[inline(always)]
    fn wish(&self) -> Wish {
        if self.to_play & 1 == 0 { Wish::High } else { Wish::Low }
    }

    fn choices(&self) -> Choices {
        let own = self.hands[self.place()];
        let others = self.all() & !own | self.best;
        let mut weighed: ArrayVec<(i32, u8), SUIT> = ArrayVec::new();
        let mut left = self.playable();
        let mut higher = 0u64;
        while left != 0 {
            let place = 63 - left.leading_zeros();
            let card = 1u64 << place;
            left ^= card;
            // Small cards with nothing between them are one.
            let between = higher.wrapping_sub(1) & !(card | (card - 1));
            let equal = higher & lane(card) & !VALUES != 0 && others & between == 0;
            higher = card;
            if equal {
                continue;
            }
            let weight = if self.len == 0 { self.leading(card, others) } else { self.answering(card) };
            weighed.push((weight, place as u8));
        }
        weighed.sort_unstable_by_key(|&(weight, place)| (-weight, place));
        weighed.into_iter().map(|(_, place)| place).collect()
    }

    fn play(&mut self, choice: u8) {
        let card = 1u64 << choice;
        let place = self.place();
        self.hands[place] &= !card;
        self.table += points(card);
        if self.len == 0 {
            (self.led, self.best, self.winner) = (lane(card), card, self.to_play);
        } else if self.beats(card) {
            (self.best, self.winner) = (card, self.to_play);
        }
        self.len += 1;
        if usize::from(self.len) < SEATS {
            self.to_play = (self.to_play + 1) % SEATS as u8;
            return;
        }
        let gained = self.table + 1;
        self.left -= gained;
        if self.winner & 1 == 0 {
            self.taken += gained;
        }
        self.tricks -= 1;
        (self.len, self.led, self.best, self.table, self.to_play) = (0, 0, 0, 0, self.winner);
    }

    fn range(&self) -> (i16, i16) {
        if self.len != 0 || self.tricks == 0 {
            return (self.taken, self.taken + self.left);
        }
        let [first, second] = self.sure();
        (self.taken + first, self.taken + self.left - second)
    }

    /// Who holds the cards of each suit from the highest down, and which of those with points are left: that is all that matters.
    fn key(&self) -> Option<Key> {
        if self.len != 0 || self.tricks < 2 {
            return None;
        }
        let all = self.all();
        let (mut cards, mut rest) = (0u128, u32::from(self.to_play));
        for suit in 0..4 {
            let set = (all >> (16 * suit)) as usize & 0xfff;
            let owners = self.dealt.owners[suit][set];
            cards = cards << 29 | u128::from(owners) << 5 | (set >> FIRST_OF_VALUE) as u128;
            rest = rest << 4 | set.count_ones();
        }
        Some(Key { cards, rest })
    }

    fn settled(&self) -> i16 {
        self.taken
    }
}

fn seen(face: &dyn AnyGame, eyes: Eyes) -> Option<View> {
    face.seen(eyes).view::<Malilla>().cloned()
}

impl Solved for Malilla {
    /// The points that the side to play can force in this hand, those it has taken and its tricks included.
    fn verdict(face: &dyn AnyGame, forcing: &mut Forcing, budget: u64, wanted: Wanted) -> Option<Verdict> {
        let view = seen(face, Eyes::Public)?;
        let (open, company) = (&view.open, &view.company);
        let trump = open.trump().filter(|_| open.phase == Phase::Tricks)?;
        let seats: ArrayVec<Seat, { Seat::MOST }> = company.round.into_iter().collect();
        let place = |seat: Seat| seats.iter().position(|&there| there == seat);
        let mut hands = [0; SEATS];
        for (hand, &seat) in hands.iter_mut().zip(&seats) {
            *hand = bits(seen(face, Eyes::Seat(seat))?.hand);
        }
        let mut whole = hands;
        for (seat, card) in open.trick.plays() {
            whole[place(seat)?] |= 1 << choice(card)?;
        }
        let dealt = Dealt::new(&whole, trump);
        let [(first_tricks, first), (second_tricks, second)] = Pair::BOTH.map(|pair| open.piled(company.members(pair)));
        let taken = (first_tricks + worth(first)) as i16;
        let gone = (second_tricks + worth(second)) as i16;
        let leader = open.trick.plays().next().map_or(open.to_play, |(seat, _)| seat);
        let leads = place(leader)? as u8;
        let mut position = At {
            dealt: &dealt,
            hands: whole,
            led: 0,
            best: 0,
            winner: leads,
            len: 0,
            to_play: leads,
            tricks: whole[usize::from(leads)].count_ones() as u8,
            table: 0,
            taken,
            left: HAND_POINTS as i16 - taken - gone,
        };
        for (_, card) in open.trick.plays() {
            position.play(choice(card)?);
        }
        let own = seen(face, Eyes::Seat(open.to_play))?;
        let lawful = Cargar(open.order()).playable(own.hand, &open.trick);
        let question = Probe {
            position,
            seats: seats.clone(),
            high: company.members(Pair::First).into_iter().collect(),
            to_play: open.to_play,
            playable: lawful.iter().filter_map(|card| Some((card, choice(card)?))).collect(),
            unit: Unit::Points,
            whole: HAND_POINTS as i16,
            card: &card,
            place: At::place,
        };
        question.answer(forcing, budget, wanted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::malilla::deck::{PACK, points as of_card};

    #[test]
    fn every_card_has_its_number_and_its_points() {
        for one in PACK {
            let number = choice(one).expect("a number");
            assert_eq!(card(number), Some(one));
            assert_eq!(i64::from(points(1 << number)), of_card(one));
        }
        assert_eq!(bits(PACK).count_ones(), 48);
        assert_eq!(i64::from(sum(bits(PACK))), worth(PACK));
    }
}
