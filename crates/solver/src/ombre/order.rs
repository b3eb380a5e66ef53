//! Which card is tried first, by the weights of whist: what is left and right of one, and whose partner one is.

use super::deal::{Deal, Trick, after};
use crate::search::follow::{Danger, InSuit, Replies, strongest};
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
    #[inline(always)]
    pub(super) fn follows<const N: usize>(&self, trick: &Trick, all: Lanes) -> Replies {
        let deal = self.deal;
        let own = self.hands[self.seat];
        let playable = deal.playable(own, trick.led);
        if playable & (playable - 1) == 0 {
            return Replies::One(playable);
        }
        let friend = |seat: usize| (seat == deal.feito) == (self.seat == deal.feito);
        let led = which(trick.led);
        let (mut threat, mut help) = (0, 0);
        let mut seat = self.seat;
        for _ in trick.len + 1..N {
            seat = after::<N>(seat);
            let could = strongest(self.hands[seat], led, lane(TRUMPS));
            if friend(seat) { help = could.max(help) } else { threat = could.max(threat) }
        }
        let best = trick.best;
        let safe = friend(trick.winner) && best > threat || help > best && help > threat;
        let danger = Danger { led, best, threat, safe };
        let others = all & !own | best;
        if playable & !lane(led) == 0 {
            Replies::InSuit(InSuit::new(playable, others, deal.matadores, &danger))
        } else {
            Replies::Any(self.any(others, &danger))
        }
    }

    /// The cards of a hand that need not follow suit.
    fn any(&self, others: Lanes, danger: &Danger) -> Moves {
        let f = &TRUMP;
        let own = self.hands[self.seat];
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
            moves.add(own, others, self.deal.matadores, suit, |card, _| {
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
