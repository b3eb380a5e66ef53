//! Exchanging and buying cards (R37-R51, R57-R60, R99, R105).

use super::Voltarete;
use super::action::Action;
use super::agreements::End;
use super::breach::Breach;
use super::contract::Contract;
use super::state::{HAND, Phase, Said};
use crate::ombre::trumps::{BLACK_ACES, ESPADILHA};
use cards::CardSet;
use engine::{Offer, Seat};

/// Nobody may buy nine cards: it would look like a pack that was stacked (R37, R49).
const MOST_BOUGHT: usize = 8;

impl Voltarete {
    /// Takes so many cards from the end of the talon where cards are drawn.
    pub(super) fn draw(&mut self, many: usize) -> CardSet {
        self.draw_from(self.agreements.draw_from, many)
    }

    fn draw_from(&mut self, end: End, many: usize) -> CardSet {
        let (from, to) = self.open.talon;
        let (drawn, left) = match end {
            End::Top => (from..from + many, (from + many, to)),
            End::Bottom => (to - many..to, (from, to - many)),
        };
        self.open.talon = left;
        CardSet::from_slice(&self.hidden.talon[drawn])
    }

    /// Cards left in the talon.
    pub(super) fn talon_left(&self) -> usize {
        self.open.talon.1 - self.open.talon.0
    }

    /// A player lays cards aside and draws so many.
    pub(super) fn replace(&mut self, seat: Seat, discards: CardSet, draw: usize) {
        let drawn = self.draw(draw);
        self.take_in(seat, discards, drawn);
    }

    fn take_in(&mut self, seat: Seat, discards: CardSet, drawn: CardSet) {
        let at = seat.index();
        self.hidden.hands[at] = (self.hidden.hands[at] - discards) | drawn;
        self.hidden.discards[at] |= discards;
        self.open.discarded[at] += discards.len();
        self.open.bought[at] += drawn.len();
        self.open.say(seat, Said::Took(drawn.len() as u8));
    }

    // --- the feito's exchange ---

    /// What the feito may lay aside, the fewest and the most.
    fn exchangeable(&self, feito: Seat) -> (CardSet, usize, usize) {
        let hand = self.hand(feito);
        match self.open.contract {
            Some(Contract::Respeito) => (hand - BLACK_ACES, 1, HAND - 2),
            Some(Contract::Segundo) => (hand, 1, self.agreements.segundo_max),
            _ => (hand, 1, MOST_BOUGHT),
        }
    }

    pub(super) fn exchange_offers(&self, out: &mut Vec<Offer<Action>>) {
        let Some(feito) = self.open.feito else { return };
        let (of, at_least, at_most) = self.exchangeable(feito);
        out.push(Offer::Cards { of, must: CardSet::EMPTY, at_least, at_most, make: Action::Exchange });
    }

    pub(super) fn exchange(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let feito = self.open.feito.ok_or(Breach::NotNow)?;
        if seat != feito {
            return Err(Breach::NotYourTurn { turn: feito });
        }
        let discards = match *action {
            Action::Exchange(discards) => discards,
            Action::Name(_) => return Err(self.open.trump.map_or(Breach::NotNow, |suit| Breach::SuitFixed { suit })),
            _ => return Err(Breach::NotNow),
        };
        let (of, from, to) = self.exchangeable(feito);
        if let Some(card) = (discards - of).first() {
            let kept = self.hand(feito).contains(card) || self.open.turned == Some(card);
            return Err(if kept { Breach::MustKeep { card } } else { Breach::NotHeld { card } });
        }
        if !(from..=to).contains(&discards.len()) {
            let rule = match self.open.contract {
                Some(Contract::Respeito) => "voltarete R39",
                Some(Contract::Segundo) => "voltarete R40",
                _ => "voltarete R37",
            };
            return Err(Breach::CardCount { rule, from, to });
        }
        // The turned card is one of those that come in (R39, R40).
        match self.open.turned {
            Some(turned) => {
                let drawn = self.draw(discards.len() - 1).with(turned);
                self.open.shown[feito.index()].insert(turned);
                self.take_in(feito, discards, drawn);
            }
            None => self.replace(feito, discards, discards.len()),
        }
        self.begin_buying();
        Ok(())
    }

    // --- the casca ---

    pub(super) fn casca_choice(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let feito = self.open.feito.ok_or(Breach::NotNow)?;
        if seat != feito {
            return Err(Breach::NotYourTurn { turn: feito });
        }
        match *action {
            Action::Name(suit) => {
                self.open.trump = Some(suit);
                self.open.say(seat, Said::Named(suit));
                self.begin_buying();
                Ok(())
            }
            Action::ReporCasca => {
                self.open.say(seat, Said::ReporCasca);
                self.settle_repor_casca();
                Ok(())
            }
            _ => Err(Breach::NotNow),
        }
    }

    // --- the opponents buy ---

    /// The opponents buy, first the one at the feito's right (R45, R46).
    pub(super) fn begin_buying(&mut self) {
        self.open.phase = Phase::Buying;
        self.open.buyer = 1;
    }

    /// Who buys now.
    pub(super) fn buyer(&self) -> Option<Seat> {
        self.open.opponents().nth(self.open.buyer.checked_sub(1)?)
    }

    fn most_bought(&self) -> usize {
        let limit = if self.open.buyer == 2 { self.agreements.last_buyer_max } else { MOST_BOUGHT };
        limit.min(self.talon_left())
    }

    pub(super) fn buy_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let of = self.hand(seat);
        out.push(Offer::Cards { of, must: CardSet::EMPTY, at_least: 0, at_most: self.most_bought(), make: Action::Buy });
    }

    pub(super) fn buy(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let buyer = self.buyer().ok_or(Breach::NotNow)?;
        if seat != buyer {
            return Err(Breach::NotYourTurn { turn: buyer });
        }
        let discards = match *action {
            Action::Buy(discards) => discards,
            Action::Exchange(_) if self.open.contract.is_some_and(Contract::is_so) => return Err(Breach::SoExchangesNothing),
            Action::ReporCasca if self.open.contract == Some(Contract::Casca) => return Err(Breach::CascaNamed),
            Action::AskResposta => return Err(Breach::NoResposta),
            _ => return Err(Breach::NotNow),
        };
        if let Some(card) = (discards - self.hand(seat)).first() {
            return Err(Breach::NotHeld { card });
        }
        let many = discards.len();
        if many > self.most_bought() {
            return Err(Breach::CardCount { rule: "voltarete R46", from: 0, to: self.most_bought() });
        }
        let first = self.open.buyer == 1;
        // The first buyer takes what he does not pass, and he passes from the other end (R46, II.7.33-34).
        let end = match (first, self.agreements.pass_from) {
            (true, End::Bottom) => End::Top,
            (true, End::Top) => End::Bottom,
            (false, _) => self.agreements.draw_from,
        };
        let drawn = self.draw_from(end, many);
        self.take_in(seat, discards, drawn);
        // In the obliged game Espadilha drawn after a casca is shown before it joins the hand (R110).
        let casca = self.open.contract == Some(Contract::Casca);
        if casca && self.open.obliged && self.open.passed_twice.contains(seat) && drawn.contains(ESPADILHA) {
            self.open.shown[seat.index()].insert(ESPADILHA);
            self.open.say(seat, Said::ShowedEspadilha);
        }
        if first {
            self.open.say(seat, Said::PassedOn(self.talon_left() as u8));
            self.open.buyer = 2;
        } else {
            self.open.phase = Phase::Opening;
            self.void_for_espadilha();
        }
        Ok(())
    }

    // --- the thirteen ---

    pub(super) fn treze_discard(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let feito = self.open.feito.ok_or(Breach::NotNow)?;
        if seat != feito {
            return Err(Breach::NotYourTurn { turn: feito });
        }
        match *action {
            Action::Discard4(discards) => {
                if let Some(card) = (discards - self.hand(seat)).first() {
                    return Err(Breach::NotHeld { card });
                }
                if discards.len() != 4 {
                    return Err(Breach::CardCount { rule: "voltarete R99", from: 4, to: 4 });
                }
                self.hidden.hands[seat.index()] -= discards;
                self.hidden.discards[seat.index()] |= discards;
                self.open.discarded[seat.index()] = 4;
                self.open.phase = Phase::Naming;
                Ok(())
            }
            Action::AskResposta => self.ask_treze_surrender(seat),
            Action::DeclareGeral => Err(Breach::NoGeralInTreze),
            _ => Err(Breach::NotNow),
        }
    }
}
