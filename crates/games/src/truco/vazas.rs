//! The vazas: playing cards, who wins a vaza, who wins the volta (R79-R84).

use super::Truco;
use super::action::Stack;
use super::breach::Breach;
use super::laws::Charge;
use super::points::power;
use super::state::{First, HAND, Score, Side};
use cards::{Card, CardSet};
use engine::Seat;

impl Truco {
    /// Is this seat on turn, with nothing waiting for an answer?
    fn check_on_turn(&self, seat: Seat) -> Result<(), Breach> {
        self.check_fights(seat)?;
        if !self.open.floor_is_free() {
            return Err(if self.open.held.is_some() { Breach::Held } else { Breach::AnswerFirst });
        }
        match self.open.to_play() {
            _ if !self.open.stays(seat) => Err(Breach::Passed),
            Some(turn) if turn != seat => Err(Breach::NotYourTurn { turn, rule: "truco R79" }),
            Some(_) => Ok(()),
            None => Err(Breach::NotNow { rule: "truco R84" }),
        }
    }

    /// The cards a seat may play now.
    pub(super) fn playable(&self, seat: Seat) -> CardSet {
        let may = self.check_on_turn(seat).is_ok() && !self.must_sing(seat);
        if may { self.hidden.hands[seat.index()] } else { CardSet::EMPTY }
    }

    pub(super) fn check_play(&self, seat: Seat, cards: &[Card]) -> Result<(), Breach> {
        self.check_on_turn(seat)?;
        let hand = self.hidden.hands[seat.index()];
        if let Some(&card) = cards.iter().find(|&&card| !hand.contains(card)) {
            return Err(self.not_held(card));
        }
        let left = HAND - usize::from(self.open.played[seat.index()]).min(HAND);
        let twice = || cards.iter().copied().collect::<CardSet>().len() < cards.len();
        if self.must_sing(seat) {
            Err(Breach::MustSingFlor)
        } else if cards.len() > 1 && !self.agreements.real_table() {
            Err(Breach::RealTableOnly)
        } else if cards.len() > left || cards.len() > 1 && twice() {
            Err(Breach::NotNow { rule: "truco R81" })
        } else {
            Ok(())
        }
    }

    /// A card on the table stays there (R80); any other was dealt to somebody else, or to nobody.
    pub(super) fn not_held(&self, card: Card) -> Breach {
        let lies = Seat::first(self.match_state.players).any(|seat| self.open.known(seat).contains(card));
        Breach::NotYourCard { card, rule: if lies { "truco R80" } else { "truco R15" } }
    }

    pub(super) fn play(&mut self, seat: Seat, card: Card) {
        self.put_down(seat, card);
        self.advance();
    }

    /// Several cards laid on one another: the lower were played first (R81).
    pub(super) fn play_many(&mut self, seat: Seat, cards: &Stack) {
        for &later in cards.iter().skip(1) {
            self.hidden.hands[seat.index()].remove(later);
            self.open.committed[seat.index()].push(later);
        }
        if let Some(&card) = cards.first() {
            self.play(seat, card);
        }
    }

    /// The same so that nobody sees it: a fault all find out when the stack is looked at (truco:9.VIII.b.2).
    pub(super) fn play_stacked(&mut self, seat: Seat, cards: &Stack) {
        self.fault(Charge::Stacked, seat);
        self.play_many(seat, cards);
    }

    fn put_down(&mut self, seat: Seat, card: Card) {
        self.hidden.hands[seat.index()].remove(card);
        let side = self.side(seat);
        let open = &mut self.open;
        open.plays.push((seat, card));
        open.played[seat.index()] += 1;
        open.vaza.push((seat, card));
        open.stirred[side.index()] = true;
    }

    /// Goes on to the next who must play; cards laid down before are played by themselves.
    pub(super) fn advance(&mut self) {
        loop {
            match self.open.to_play() {
                Some(seat) if !self.open.committed[seat.index()].is_empty() => {
                    let card = self.open.committed[seat.index()].remove(0);
                    self.put_down(seat, card);
                }
                Some(_) => return,
                None if self.open.vaza.is_empty() => return,
                None => {
                    if let Some(winner) = self.finish_vaza() {
                        self.vazas_decided(winner);
                        return;
                    }
                }
            }
        }
    }

    /// Completes the vaza: its winner leads the next. Returns the winner of the volta once it is certain.
    fn finish_vaza(&mut self) -> Option<Side> {
        let best = self.open.vaza.iter().map(|&(_, card)| power(card)).max()?;
        let mut top = self.open.vaza.iter().filter(|&&(_, card)| power(card) == best).map(|&(seat, _)| seat);
        // Of partners who tie the earlier leads next; of opponents who tie neither wins, and the leader leads again (R82).
        let first = top.next()?;
        let side = self.side(first);
        let parda = top.any(|seat| self.side(seat) != side);
        let led = self.open.vaza.first().map_or(first, |&(seat, _)| seat);
        if !parda {
            self.open.taken[first.index()] += 1;
        }
        self.open.vazas.push((!parda).then_some(side));
        self.open.leader = if parda { led } else { first };
        self.open.vaza.clear();
        volta_winner(&self.open.vazas, side)
    }

    fn vazas_decided(&mut self, to: Side) {
        let stage = self.open.calls.on;
        self.open.truco_score = Some(Score { to, tentos: stage.worth(), cause: stage.won_cause() });
        if self.open.first == First::Open {
            self.open.first = First::Closed;
        }
        self.end_contest("vazas");
    }
}

/// The table of R83: the side that has won the volta, once it is certain. `earliest` is the side of the earliest seat among
/// those who tied in the vaza just played: it decides when all three are pardas.
pub fn volta_winner(vazas: &[Option<Side>], earliest: Side) -> Option<Side> {
    match *vazas {
        [Some(first), Some(second)] if first == second => Some(first),
        [Some(first), None] => Some(first),
        [None, Some(second)] => Some(second),
        [Some(first), Some(_), None] => Some(first),
        [_, _, Some(third)] => Some(third),
        [_, _, None] => Some(earliest),
        _ => None,
    }
}
