//! Which card is tried first, by the weights of whist: what is left and right of one, and whose partner one is.

use super::deal::{Deal, Trick};
use crate::search::lanes::{Lanes, SUITS, TRUMPS, count, lane, suit_of, which};
use crate::search::order::{Moves, Plight, Scene};
use crate::search::weights::TRUMP;

/// The table as the one to play sees it.
pub(super) struct Around<'a> {
    deal: &'a Deal,
    hands: &'a [Lanes; 4],
    seat: usize,
}

impl<'a> Around<'a> {
    #[inline(always)]
    pub(super) fn new(deal: &'a Deal, hands: &'a [Lanes; 4], seat: usize) -> Around<'a> {
        Around { deal, hands, seat }
    }

    /// The hands as whist would seat them: one's own, the opponent on the left, the partner, the opponent on the right; a
    /// seat that nobody takes is empty.
    fn seated(&self) -> [Lanes; 4] {
        let own = self.hands[self.seat];
        let next = self.deal.next(self.seat);
        let all = self.hands.iter().fold(0, |all, hand| all | hand);
        if self.seat == self.deal.feito {
            let left = self.hands[next];
            [own, left, 0, all & !own & !left]
        } else {
            let feito = self.hands[self.deal.feito];
            let partner = all & !own & !feito;
            if next == self.deal.feito { [own, feito, partner, 0] } else { [own, 0, partner, feito] }
        }
    }

    /// The leads.
    pub(super) fn leads(&self, all: Lanes, plight: &Plight<'_>) -> Moves {
        let scene = Scene { hands: &self.seated(), trumps: lane(TRUMPS), matadores: self.deal.matadores, seat: 0 };
        scene.leads(all, plight)
    }

    /// The cards that follow to a trick.
    pub(super) fn follows(&self, trick: &Trick, all: Lanes) -> Moves {
        let deal = self.deal;
        let own = self.hands[self.seat];
        let friend = |seat: usize| (seat == deal.feito) == (self.seat == deal.feito);
        let (mut threat, mut help) = (0, 0);
        let mut seat = self.seat;
        for _ in trick.len + 1..deal.seats {
            seat = deal.next(seat);
            let following = self.hands[seat] & lane(which(trick.led));
            let could = if following == 0 { self.hands[seat] & lane(TRUMPS) } else { following };
            let strongest = if could == 0 { 0 } else { 1 << (63 - could.leading_zeros()) };
            if friend(seat) { help = strongest.max(help) } else { threat = strongest.max(threat) }
        }
        let safe = friend(trick.winner) && trick.best > threat || help > trick.best && help > threat;
        let last = trick.len + 1 == deal.seats;
        let f = &TRUMP.follow;
        let weigh = |card: Lanes| {
            let rank = (card.trailing_zeros() % 16) as i32;
            let wins = trick.is_beaten_by(card);
            match wins {
                true if safe => f.over + f.over_rank * rank,
                false if safe => f.under + f.under_rank * rank,
                true if card > threat => f.sure + f.sure_rank * rank,
                true if last => f.third_hand + f.third_hand_rank * rank,
                true => f.second_hand + f.second_hand_rank * rank,
                false => f.loses + f.loses_rank * rank,
            }
        };
        let mut moves = Moves::new();
        let others = all & !own | trick.best;
        let playable = deal.playable(own, trick.led);
        for suit in 0..SUITS {
            let mine = suit_of(playable, suit);
            if mine == 0 {
                continue;
            }
            let follows = suit == which(trick.led);
            let mut base = 0;
            if !follows && suit == TRUMPS {
                base = f.ruff;
            } else if !follows {
                let theirs = suit_of(all & !own, suit);
                let length = count(mine) as i32;
                base = f.length * length;
                if mine > theirs {
                    base += if length == 1 { f.bare_winner } else { f.winning_suit };
                }
                if length == 1 && own & lane(TRUMPS) != 0 {
                    base += f.last_of_suit;
                }
            }
            moves.add(playable, others, deal.matadores, suit, |card, _| weigh(Lanes::from(card) << (16 * suit)) + base);
        }
        moves
    }
}
