//! *Descarte y robo*: cards thrown for as many of the monte (hombre R20-R24, family R14).

use super::Core;
use super::action::Action;
use super::bid::Undertaking;
use super::breach::Breach;
use super::state::{Entry, Phase, Said};
use cards::CardSet;
use engine::{Offer, Seat};

impl Core {
    /// Trump is named: cards are exchanged where there is a monte, the Hombre first unless they play with what they have.
    pub(super) fn begin_exchange(&mut self) {
        if self.terms.variant.monte == 0 {
            return self.begin_play();
        }
        let keeps = self.open.bid.is_some_and(|bid| bid.game == Undertaking::Solo) || self.open.entry == Entry::Fondo;
        self.open.exchange.at = usize::from(keeps);
        self.open.phase = Phase::Exchange;
        self.next_exchange();
    }

    /// The Hombre, then the player on their right, then the next; the mano does not matter (hombre R20).
    pub(super) fn exchanger(&self) -> Option<Seat> {
        let hombre = self.open.hombre?;
        match self.open.exchange.at {
            0 => Some(hombre),
            steps => self.open.round.after(hombre).nth(steps - 1),
        }
    }

    /// The most that may be thrown: never all, and no more than are left (hombre R21, R22).
    fn most_thrown(&self) -> usize {
        (self.terms.variant.hand - 1).min(self.open.exchange.stock.len())
    }

    pub(super) fn check_exchange(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let turn = self.exchanger().unwrap_or(self.open.mano());
        let most = self.most_thrown();
        match *action {
            _ if seat != turn => Err(Breach::NotYourTurn { turn, rule: "hombre R20" }),
            Action::Exchange(cards) => match (cards - self.hand(seat)).first() {
                Some(card) => Err(Breach::NotHeld { card, rule: "hombre R21" }),
                None if cards.len() > most => Err(Breach::CardCount { most, rule: "hombre R21" }),
                None => Ok(()),
            },
            _ => Err(Breach::untimely(action)),
        }
    }

    pub(super) fn exchange_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        out.push(Offer::Cards {
            of: self.hand(seat),
            must: CardSet::EMPTY,
            at_least: 0,
            at_most: self.most_thrown(),
            make: Action::Exchange,
        });
    }

    pub(super) fn exchange(&mut self, seat: Seat, cards: CardSet) {
        let at = seat.index();
        self.throw_and_draw(seat, cards, cards.len());
        if let Some(turned) = self.open.exchange.turned.take_if(|_| !cards.is_empty()) {
            self.open.shown[at].insert(turned);
        }
        self.next_exchange();
    }

    /// Exchanges these cards for `many` of the monte.
    pub(super) fn throw_and_draw(&mut self, seat: Seat, cards: CardSet, many: usize) {
        let at = seat.index();
        self.hidden.hands[at] -= cards;
        self.hidden.discards[at] |= cards;
        self.take_of_monte(seat, many);
        // What all have seen of a hand may lie among the discards now.
        self.open.shown[at] = CardSet::EMPTY;
        self.open.exchange.thrown[at] += cards.len() as u8;
        self.open.exchange.last = Some(seat);
        self.open.say(seat, Said::Exchanged(cards.len() as u8));
        self.open.exchange.at += 1;
    }

    /// Takes `many` cards of the monte into a hand.
    pub(super) fn take_of_monte(&mut self, seat: Seat, many: usize) -> CardSet {
        let places = self.open.exchange.stock.draw_top(many);
        let drawn = CardSet::from_slice(&self.hidden.monte[places]);
        self.hidden.hands[seat.index()] |= drawn;
        drawn
    }

    pub(super) fn next_exchange(&mut self) {
        let exchange = &self.open.exchange;
        if self.open.trump.is_none() && self.entrada() {
            // Drawn, and no trump named: it is anybody's now (hombre R17).
            self.open.phase = Phase::Declare;
            return;
        }
        if exchange.at < self.open.round.active && !exchange.stock.is_empty() {
            return;
        }
        if exchange.stock.is_empty() || exchange.last.is_none() { self.begin_play() } else { self.open.phase = Phase::Leftover }
    }

    /// The last to exchange may look at what is left; if they do, everybody may (hombre R24).
    pub(super) fn check_leftover(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let turn = self.open.exchange.last.unwrap_or(self.open.mano());
        match action {
            _ if seat != turn => Err(Breach::NotYourTurn { turn, rule: "hombre R24" }),
            Action::Look | Action::Leave => Ok(()),
            _ => Err(Breach::untimely(action)),
        }
    }

    pub(super) fn answer_leftover(&mut self, seat: Seat, action: &Action) {
        if *action == Action::Look {
            self.open.exchange.seen = self.left_of_monte();
        }
        self.open.say(seat, if *action == Action::Look { Said::Look } else { Said::Leave });
        self.begin_play();
    }
}
