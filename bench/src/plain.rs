//! Plain alpha-beta for double-dummy endings: no table, no bounds, only the question "at least so many?" halved again and
//! again, equal cards tried once, high cards first. The floor a solver must beat.

use solver::search::Position;

struct Plain {
    hands: [u64; 4],
    trumps: u64,
}

#[derive(Clone, Copy)]
struct Trick {
    len: usize,
    led: u64,
    best: u64,
    winner: usize,
}

const NONE: Trick = Trick { len: 0, led: 0, best: 0, winner: 0 };

const fn suit(card: u64) -> u64 {
    0xffff << (card.trailing_zeros() / 16 * 16)
}

/// The tricks the leader's side can force.
pub fn tricks(position: &Position) -> u8 {
    let mut plain = Plain { hands: *position.hands(), trumps: position.trumps().map_or(0, |suit| 0xffff << (16 * suit)) };
    let (leader, left) = (position.leader(), position.tricks_left());
    let (mut least, mut most) = (0, left);
    while least < most {
        let middle = (least + most).div_ceil(2);
        if plain.first_side(leader, NONE, left as i8, middle as i8) {
            least = middle;
        } else {
            most = middle - 1;
        }
    }
    if leader & 1 == 0 { least } else { left - least }
}

impl Plain {
    fn first_side(&mut self, seat: usize, trick: Trick, left: i8, need: i8) -> bool {
        if trick.len == 0 && (need <= 0 || need > left) {
            return need <= 0;
        }
        let first = seat & 1 == 0;
        let hand = self.hands[seat];
        let following = hand & trick.led;
        let mut cards = if following == 0 { hand } else { following };
        let others = self.hands.iter().fold(trick.best, |all, hand| all | hand) & !hand;
        let mut last = 0u64;
        while cards != 0 {
            let card = 1 << (63 - cards.leading_zeros());
            cards ^= card;
            let equal = last & suit(card) != 0 && others & (last - 1) & !(card | (card - 1)) == 0;
            last = card;
            if equal {
                continue;
            }
            let mut next = trick;
            next.len += 1;
            if trick.len == 0 {
                next = Trick { len: 1, led: suit(card), best: card, winner: seat };
            } else if if card & suit(trick.best) != 0 { card > trick.best } else { card & self.trumps != 0 } {
                (next.best, next.winner) = (card, seat);
            }
            self.hands[seat] = hand ^ card;
            let answer = if next.len == 4 {
                self.first_side(next.winner, NONE, left - 1, need - i8::from(next.winner & 1 == 0))
            } else {
                self.first_side((seat + 1) & 3, next, left, need)
            };
            self.hands[seat] = hand;
            if answer == first {
                return answer;
            }
        }
        !first
    }
}
