//! Tricks (R24-R32), the napolitana declared (R35), and hands laid down (R46).

use super::Rebesino;
use super::action::Action;
use super::breach::Breach;
use super::deck::{AS, CABALLO, ORDER, REY, of_suit, worth};
use super::state::{HAND, Phase, SEATS, Said};
use cards::{Card, CardSet};
use engine::trick::{self, Trick};
use engine::{Offer, Seat};

/// Caballo and king of copas, with which the caballo takes (R31).
const PAIR: CardSet = CardSet::of(CABALLO).with(REY);

/// Must the caballo take? Both are the last cards, copas were led by another, and the ace does not lie there (R31).
pub(super) fn caballo_takes(hand: CardSet, trick: &Trick) -> bool {
    hand == PAIR && trick.led().is_some_and(|led| of_suit(led).contains(CABALLO)) && !trick.cards().contains(AS)
}

impl Rebesino {
    #[inline]
    pub(super) fn hand(&self, seat: Seat) -> CardSet {
        self.hidden.hands[seat.index() % SEATS]
    }

    /// The legal cards; an honour table may let others be played too.
    #[inline]
    pub(super) fn playable(&self, seat: Seat) -> CardSet {
        let hand = self.hand(seat);
        if self.open.leads() {
            return hand;
        }
        let free = self.hidden.napolitana == Some(seat) && self.is_privileged(seat);
        let playable = if free { hand } else { trick::follow(hand, &self.open.trick) };
        if hand.len() == 2 && caballo_takes(hand, &self.open.trick) { CardSet::of(CABALLO) } else { playable }
    }

    #[inline]
    pub(super) fn play_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let playable = self.playable(seat);
        out.push(Offer::Card { of: playable, make: Action::Play });
        if self.can_declare(seat) {
            out.push(Offer::Word(Action::Declare));
        }
        if self.agreements.honour() {
            let wrong = self.hand(seat) - playable;
            if !wrong.is_empty() {
                out.push(Offer::Card { of: wrong, make: Action::Play });
            }
            if self.open.laid_down[seat.index()].is_none() {
                out.push(Offer::Word(Action::LayDown));
            }
        }
    }

    #[inline]
    pub(super) fn check_play(&self, seat: Seat, card: Card) -> Result<(), Breach> {
        self.in_turn(seat)?;
        if !self.hand(seat).contains(card) {
            return Err(Breach::NotHeld { card, rule: self.open.rule() });
        }
        if !self.agreements.honour() && !self.playable(seat).contains(card) {
            return Err(self.wrong_card(seat));
        }
        Ok(())
    }

    #[inline]
    pub(super) fn in_turn(&self, seat: Seat) -> Result<(), Breach> {
        let turn = self.open.to_play;
        if seat == turn { Ok(()) } else { Err(Breach::NotYourTurn { turn, rule: self.open.rule() }) }
    }

    /// The rule that a wrong card of this seat would break.
    pub(super) fn wrong_card(&self, seat: Seat) -> Breach {
        if caballo_takes(self.hand(seat), &self.open.trick) {
            return Breach::MustCaballo;
        }
        let suit = self.open.trick.led().and_then(Card::suit);
        suit.map_or(Breach::NotNow { rule: self.open.rule() }, |suit| Breach::MustFollow { suit })
    }

    #[inline]
    pub(super) fn play(&mut self, seat: Seat, card: Card) {
        if self.open.leads() {
            self.lift();
            let holding = self.hidden.hands.iter().filter(|hand| !hand.is_empty()).count();
            self.open.due = holding as u8;
        }
        self.hidden.hands[seat.index() % SEATS].remove(card);
        let open = &mut self.open;
        open.shown[seat.index() % SEATS].remove(card);
        open.plays.push((seat, card));
        open.trick.play(seat, card, &ORDER);
        if open.trick.len() < usize::from(open.due) {
            return self.open.to_play = self.next_holding(seat);
        }
        self.open.to_play = self.open.trick.winner().unwrap_or(seat);
        // At an honour table the trick lies until the next card is led, and a wrong card can be put right.
        let last = self.open.takers.len() + 1 == HAND;
        if last || !self.agreements.honour() {
            self.lift();
        } else {
            self.open.to_play = self.holding_from(self.open.to_play);
        }
        if last {
            self.end_play();
        }
    }

    /// The next player to the right who still has a card.
    #[inline]
    fn next_holding(&self, seat: Seat) -> Seat {
        self.holding_from(self.open.next(seat))
    }

    /// This player, or the next to the right who still has a card: a hand dealt short is played out first (R28).
    #[inline]
    pub(super) fn holding_from(&self, mut seat: Seat) -> Seat {
        for _ in 0..SEATS {
            if !self.hand(seat).is_empty() {
                break;
            }
            seat = self.open.next(seat);
        }
        seat
    }

    /// The trick goes to its winner, who leads (R24).
    pub(super) fn lift(&mut self) {
        let Some(taker) = self.open.trick.winner() else { return };
        if self.agreements.pay_at_once == engine::agreement::Switch::On {
            self.pay_on_the_spot(taker);
        }
        let to_play = self.holding_from(taker);
        let open = &mut self.open;
        open.say(taker, Said::Took(worth(open.trick.cards())));
        open.takers.push(taker);
        open.tricks[taker.index() % SEATS] += 1;
        open.trick = Trick::EMPTY;
        open.to_play = to_play;
    }

    /// Eleven tricks are played: an honour table looks at them, a strict one settles at once.
    fn end_play(&mut self) {
        if self.agreements.honour() {
            self.open.phase = Phase::Reveal;
            self.open.shown = self.hidden.hands;
        } else {
            self.settle();
        }
    }

    /// Before the first card of their own the holder may say that they have the napolitana (R35).
    pub(super) fn can_declare(&self, seat: Seat) -> bool {
        self.hidden.napolitana == Some(seat)
            && self.open.declared.is_none()
            && self.open.plays.len() < SEATS
            && self.open.plays.iter().all(|(player, _)| *player != seat)
    }

    pub(super) fn check_declare(&self, seat: Seat) -> Result<(), Breach> {
        self.in_turn(seat)?;
        if self.can_declare(seat) { Ok(()) } else { Err(Breach::NoNapolitana) }
    }

    pub(super) fn declare(&mut self, seat: Seat) {
        self.open.declared = Some(seat);
        self.open.say(seat, Said::Declared);
    }

    pub(super) fn check_lay_down(&self, seat: Seat) -> Result<(), Breach> {
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        self.in_turn(seat)?;
        if self.open.laid_down[seat.index()].is_none() { Ok(()) } else { Err(Breach::NotNow { rule: "rebesino R46" }) }
    }

    /// The hand lies open, and is played out so (R46, D18).
    pub(super) fn lay_down(&mut self, seat: Seat) {
        let at = seat.index();
        self.open.laid_down[at] = Some(self.open.plays.len() as u8);
        self.open.shown[at] = self.hand(seat);
        self.open.say(seat, Said::LaidDown);
    }
}
