//! Eucre before the play: eight cards laid aside, and the exchanges of a lone hand (R17-R21).

use super::Grand;
use super::action::Action;
use super::agreements::DefenderExchange;
use super::breach::Breach;
use super::deck::low_trumps;
use super::state::{HAND, KEPT, Phase, SEATS, Said};
use cards::{Card, CardSet};
use engine::{Offer, Seat, SeatSet};

/// Cards laid aside.
const ASIDE: usize = HAND - KEPT;

impl Grand {
    /// The low trumps in a hand, which must be laid aside.
    fn must_go(&self, seat: Seat) -> CardSet {
        let trump = self.open.contract.and_then(|contract| contract.trump());
        trump.map_or(CardSet::EMPTY, |trump| self.hand(seat) & low_trumps(trump))
    }

    /// Those who have still to lay cards aside: all may do so at once (R18).
    pub(super) fn discarding(&self) -> SeatSet {
        SeatSet::first(SEATS).minus(self.open.discarded)
    }

    pub(super) fn discard_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let must = self.must_go(seat);
        out.push(Offer::Cards { of: self.hand(seat), must, at_least: ASIDE, at_most: ASIDE, make: Action::Discard });
    }

    pub(super) fn check_discard(&self, seat: Seat, cards: CardSet) -> Result<(), Breach> {
        self.in_turn(seat)?;
        if let Some(card) = (cards - self.hand(seat)).first() {
            return Err(self.not_held(card));
        }
        if cards.len() != ASIDE {
            return Err(Breach::EightCards);
        }
        (self.must_go(seat) - cards).first().map_or(Ok(()), |card| Err(Breach::LowTrump { card }))
    }

    pub(super) fn discard(&mut self, seat: Seat, cards: CardSet) {
        self.hidden.hands[seat.index()] = self.hand(seat) - cards;
        self.hidden.discards[seat.index()] = cards;
        self.open.discarded = self.open.discarded.with(seat);
        self.open.aside[seat.index()] = ASIDE;
        self.open.say(seat, Said::Discarded);
        if self.discarding().is_empty() {
            match self.dummy() {
                Some(partner) => {
                    self.open.shown[partner.index()] = self.hand(partner);
                    self.open.phase = Phase::Exchange;
                }
                None => self.begin_play(),
            }
        }
    }

    /// The player who decides about an exchange now.
    pub(super) fn exchanger(&self) -> Option<Seat> {
        match self.open.phase {
            Phase::Exchange => self.open.bid.map(|bid| bid.seat),
            Phase::DefenderExchange => self.open.exchanger,
            _ => None,
        }
    }

    /// The player whose open cards can be taken now.
    fn giver(&self) -> Option<Seat> {
        match (self.open.phase, self.agreements.eucre_defender_exchange) {
            (Phase::Exchange, _) | (Phase::DefenderExchange, DefenderExchange::OpenedHand) => self.dummy(),
            (Phase::DefenderExchange, DefenderExchange::OwnPartner) => {
                let partner = self.open.exchanger.map(|seat| self.match_state.partner(seat));
                partner.filter(|&partner| self.open.partner_open == Some(partner))
            }
            _ => None,
        }
    }

    /// May they have their partner's cards opened?
    fn may_open_partner(&self) -> bool {
        self.open.phase == Phase::DefenderExchange
            && self.agreements.eucre_defender_exchange == DefenderExchange::OwnPartner
            && self.giver().is_none()
    }

    pub(super) fn exchange_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        out.push(Offer::Word(Action::NoExchange));
        if self.may_open_partner() {
            out.push(Offer::Word(Action::OpenPartner));
        }
        let Some(giver) = self.giver() else { return };
        for give in self.hand(seat) {
            out.extend(self.open.shown[giver.index()].iter().map(|take| Offer::Word(Action::Exchange(give, take))));
        }
    }

    pub(super) fn check_open_partner(&self, seat: Seat) -> Result<(), Breach> {
        self.in_turn(seat)?;
        if self.may_open_partner() { Ok(()) } else { Err(Breach::PartnerOpen) }
    }

    pub(super) fn check_exchange(&self, seat: Seat, give: Card, take: Card) -> Result<(), Breach> {
        self.in_turn(seat)?;
        let giver = self.giver().ok_or(Breach::PartnerClosed)?;
        if !self.hand(seat).contains(give) {
            return Err(self.not_held(give));
        }
        if self.open.shown[giver.index()].contains(take) { Ok(()) } else { Err(Breach::NotOpened { card: take }) }
    }

    pub(super) fn decline(&mut self, seat: Seat) {
        self.open.say(seat, Said::NoExchange);
        self.declined(seat);
    }

    pub(super) fn open_partner(&mut self, seat: Seat) {
        let partner = self.match_state.partner(seat);
        self.open.say(seat, Said::OpenedPartner);
        self.open.partner_open = Some(partner);
        self.open.shown[partner.index()] = self.hand(partner);
    }

    pub(super) fn exchange(&mut self, seat: Seat, give: Card, take: Card) {
        let Some(giver) = self.giver() else { return };
        self.swap(seat, giver, give, take);
        match self.open.phase {
            Phase::Exchange => self.defenders_turn(),
            _ => self.begin_play(),
        }
    }

    /// The card taken is seen by all; the one given goes face down aside, or to the partner who opened their five (D10).
    fn swap(&mut self, seat: Seat, giver: Seat, give: Card, take: Card) {
        self.open.say(seat, Said::Exchanged(take));
        let (own, other) = (seat.index(), giver.index());
        // Who had opened their own five before gives away a card that all know.
        let was_seen = self.open.shown[own].contains(give);
        self.hidden.hands[own].remove(give);
        self.hidden.hands[own].insert(take);
        self.hidden.hands[other].remove(take);
        self.open.shown[other].remove(take);
        self.open.shown[own].remove(give);
        self.open.shown[own].insert(take);
        if self.dummy() == Some(giver) {
            self.hidden.discards[own].insert(give);
            self.open.aside[own] += 1;
        } else {
            self.hidden.hands[other].insert(give);
            self.hidden.given = Some(give);
            self.open.gave = Some(seat);
            if was_seen {
                self.open.shown[other].insert(give);
            }
        }
    }

    /// After the bidder the opponent at their left decides, then the other.
    fn declined(&mut self, seat: Seat) {
        if self.open.phase == Phase::Exchange {
            return self.defenders_turn();
        }
        let first = self.open.bid.map(|bid| self.match_state.left_of(bid.seat, 1));
        if first == Some(seat) {
            self.open.exchanger = Some(self.match_state.partner(seat));
        } else {
            self.begin_play();
        }
    }

    fn defenders_turn(&mut self) {
        if self.agreements.eucre_defender_exchange == DefenderExchange::Off {
            return self.begin_play();
        }
        self.open.phase = Phase::DefenderExchange;
        self.open.exchanger = self.open.bid.map(|bid| self.match_state.left_of(bid.seat, 1));
    }

    /// The partner of a lone bidder, whose cards lie open and who takes no part in the play (R20).
    pub(super) fn dummy(&self) -> Option<Seat> {
        self.open.bid.filter(|_| self.open.alone()).map(|bid| self.match_state.partner(bid.seat))
    }
}
