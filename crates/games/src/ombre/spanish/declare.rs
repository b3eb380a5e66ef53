//! Naming trump and king, and what is exchanged for it (mediator R24-R34, family R19-R20, hombre R13-R16).

use super::Core;
use super::action::Action;
use super::bid::{Bid, Promise, Undertaking};
use super::breach::Breach;
use super::laws::Irregularity;
use super::state::{Bola, Entry, Partner, Phase, Said};
use super::terms::{FondoMate, King};
use crate::ombre::trumps::BLACK_ACES;
use cards::{Card, CardSet, Rank, Suit};
use engine::{Cause, Cite, Offer, Seat, SeatSet};

impl Core {
    /// The cards that can be called after this bid by the holder of these, under this trump: a king not of trump, and a caballo
    /// only by the holder of all kings. A called card is never one's own (mediator R25-R30, family D17).
    pub(super) fn callable(&self, hand: CardSet, bid: Bid, trump: Suit) -> CardSet {
        let pack = self.terms.pack;
        let plain = pack.cards() - CardSet::suit(trump);
        let kings = pack.kings();
        let caballos = if hand.contains_all(kings) { pack.of_rank(Rank::Knight) - hand } else { CardSet::EMPTY };
        let bought = bid.game == Undertaking::Mediator || self.terms.king == King::HandedOver;
        let kings = if bought { kings - hand } else { kings };
        (kings | caballos) & plain
    }

    pub(super) fn check_declare(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let rule = self.terms.variant.rules.name;
        let (Some(hombre), Some(bid)) = (self.open.hombre, self.open.bid) else { return Err(Breach::untimely(action)) };
        if seat != hombre {
            return Err(Breach::NotYourTurn { turn: hombre, rule });
        }
        let (Action::Call(_, suit) | Action::Name(suit)) = *action else { return Err(Breach::untimely(action)) };
        // Who was made to enter may name any suit (mediator R31, D9).
        let fits = match self.open.entry {
            Entry::Voluntary => self.trump_fits(bid, suit),
            Entry::Chillada | Entry::Fondo => self.terms.pack.trumps(suit).is_some(),
        };
        if !fits && !self.names_what_is_out(action) {
            return Err(Breach::NoTrump { suit, rule });
        }
        match *action {
            Action::Call(card, _) if self.calls(bid) => {
                let own = self.terms.pack.kings().contains(card) && card.suit() != Some(suit);
                let rule = match card.rank() {
                    Some(Rank::Knight) => "mediator R26",
                    // A king that must come from another hand.
                    Some(Rank::King) if own && bid.game == Undertaking::Mediator => "mediator R30",
                    Some(Rank::King) if own => "family R19",
                    _ => "mediator R25",
                };
                if self.callable(self.hand(seat), bid, suit).contains(card) { Ok(()) } else { Err(Breach::NoCall { card, rule }) }
            }
            Action::Name(_) if !self.calls(bid) => Ok(()),
            _ => Err(Breach::untimely(action)),
        }
    }

    /// At an honour table of Dosillo the suit that was left out can be named by mistake (family R16).
    fn names_what_is_out(&self, action: &Action) -> bool {
        let two = self.terms.honour() && self.terms.variant.players == 2;
        two && matches!(*action, Action::Name(suit) if self.terms.pack.trumps(suit).is_none())
    }

    pub(super) fn declare_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if self.unnamed() {
            return;
        }
        if self.draws_unnamed() {
            self.exchange_offers(seat, out);
        }
        let calls = self.open.bid.is_some_and(|bid| self.calls(bid));
        for suit in Suit::ALL {
            if !calls {
                out.extend(Some(Action::Name(suit)).filter(|name| self.check_declare(seat, name).is_ok()).map(Offer::Word));
                continue;
            }
            let high = self.terms.pack.kings() | self.terms.pack.of_rank(Rank::Knight);
            let words = high.iter().map(|card| Action::Call(card, suit));
            out.extend(words.filter(|call| self.check_declare(seat, call).is_ok()).map(Offer::Word));
        }
    }

    pub(super) fn declare(&mut self, seat: Seat, action: &Action) {
        let (Action::Call(_, suit) | Action::Name(suit)) = *action else { return };
        if self.names_what_is_out(action) {
            self.open.say(seat, Said::Named(suit));
            self.rule_now(seat, Irregularity::Misnamed);
            return;
        }
        self.open.trump = Some(suit);
        if self.open.bid.is_some_and(|bid| bid.promise == Promise::Bola) {
            self.open.bola = Bola::Bid;
        }
        let Action::Call(card, _) = *action else {
            self.open.say(seat, Said::Named(suit));
            let forced = self.entrada() && self.terms.king == King::FirstOut;
            self.open.partner = if forced { Partner::Unknown } else { Partner::Nobody };
            return self.begin_exchange();
        };
        self.open.say(seat, Said::Called(card, suit));
        self.open.called = Some(card);
        // Only who holds all kings calls a caballo, and all know it then (mediator R26).
        if card.rank() == Some(Rank::Knight) {
            self.open.shown[seat.index()] |= self.terms.pack.kings();
        }
        if !self.entrada() || self.terms.king == King::HandedOver {
            self.hand_over(seat, card);
            return;
        }
        self.open.partner = Partner::Unknown;
        if self.returnable() {
            self.open.phase = Phase::KingReturn;
        } else {
            self.begin_play();
        }
    }

    pub(super) fn entrada(&self) -> bool {
        self.open.bid.is_some_and(|bid| bid.game == Undertaking::Entrada)
    }

    /// Can the called king be returned (mediator R33, R31, family R31)?
    fn returnable(&self) -> bool {
        let voluntary = self.open.entry == Entry::Voluntary || self.as_voluntary();
        voluntary && self.terms.king == King::NamedReturnable
    }

    /// The holder gives the called card, face up: they have no choice (mediator R32, family R19).
    fn hand_over(&mut self, hombre: Seat, card: Card) {
        let players = self.open.round.players();
        let Some(giver) = players.iter().copied().find(|seat| self.hidden.hands[seat.index()].contains(card)) else { return };
        self.hidden.hands[giver.index()].remove(card);
        self.hidden.hands[hombre.index()].insert(card);
        self.open.shown[hombre.index()].insert(card);
        self.open.giver = Some(giver);
        self.open.partner = Partner::Nobody;
        self.open.say(giver, Said::Gave(card));
        self.open.phase = Phase::Return;
    }

    pub(super) fn check_return(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let turn = self.open.hombre.unwrap_or(self.open.mano());
        match *action {
            _ if seat != turn => Err(Breach::NotYourTurn { turn, rule: "mediator R32" }),
            Action::ReturnCard(card) if !self.hand(seat).contains(card) => Err(Breach::NotHeld { card, rule: "mediator R32" }),
            Action::ReturnCard(card) if [self.open.called, self.open.exchange.given].contains(&Some(card)) => {
                Err(Breach::JustReceived { card })
            }
            Action::ReturnCard(_) => Ok(()),
            _ => Err(Breach::untimely(action)),
        }
    }

    pub(super) fn return_card(&mut self, hombre: Seat, card: Card) {
        let Some(giver) = self.open.giver else { return self.throw_for_mate(hombre, card) };
        self.hidden.hands[hombre.index()].remove(card);
        self.hidden.hands[giver.index()].insert(card);
        self.hidden.returned = Some(card);
        // A king that all know of may be the one given back: nobody knows then.
        let called = self.open.called.map_or(CardSet::EMPTY, CardSet::of);
        self.open.shown[hombre.index()] = self.open.shown[hombre.index()] & called;
        self.open.say(hombre, Said::Returned);
        if !self.entrada() {
            let tanto = self.terms.variant.return_tanto * self.multiplier();
            let cause = Cause::new("spanish-cause-returned-card", Cite("mediator R32"));
            self.ledger.pay(self.match_state.deal, hombre, giver, tanto, cause);
        }
        self.begin_play();
    }

    // --- a king returned of one's own will (mediator R33) ---

    pub(super) fn check_king_return(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        match action {
            _ if self.open.hombre == Some(seat) || self.open.answered.contains(seat) => {
                Err(Breach::NotNow { rule: "mediator R33" })
            }
            Action::Keep => Ok(()),
            Action::ReturnKing if self.open.called.is_some_and(|card| self.hand(seat).contains(card)) => Ok(()),
            Action::ReturnKing => Err(Breach::NotTheKing),
            _ => Err(Breach::untimely(action)),
        }
    }

    /// Everybody is asked, so that nobody learns who could.
    pub(super) fn answer_king_return(&mut self, seat: Seat, action: &Action) {
        if *action == Action::ReturnKing {
            if let (Some(hombre), Some(card)) = (self.open.hombre, self.open.called) {
                self.hand_over(hombre, card);
            }
            return;
        }
        self.open.say(seat, Said::Keep);
        self.open.answered = self.open.answered.with(seat);
        if self.open.answered.len() + 1 == self.open.round.active {
            self.begin_play();
        }
    }

    // --- á fondo (hombre R13-R15) ---

    /// The player asked whether they go á fondo: the nearest to the mano who has not declined.
    pub(super) fn fondo_asked(&self) -> Option<Seat> {
        self.open.round.players().iter().copied().find(|&seat| !self.open.answered.contains(seat))
    }

    pub(super) fn answer_fondo(&mut self, seat: Seat, action: &Action) {
        if *action == Action::Pass {
            self.open.answered = self.open.answered.with(seat);
            self.open.say(seat, Said::Pass);
            if self.open.answered.len() == self.open.round.active {
                self.passed_out();
            }
            return;
        }
        self.open.say(seat, Said::GoFondo);
        let at = seat.index();
        self.hidden.discards[at] = std::mem::take(&mut self.hidden.hands[at]);
        self.open.exchange.thrown[at] = self.terms.variant.hand as u8;
        // The nine lie as the shuffle left them: the first of them is as good as any drawn at random.
        let Some(turned) = self.take_of_monte(seat, 1).first() else { return };
        self.open.shown[at].insert(turned);
        self.open.say(seat, Said::Turned(turned));
        self.make_hombre(seat, Bid::ENTRADA, Entry::Fondo);
        let chooses = BLACK_ACES.contains(turned) && self.terms.fondo_mate == FondoMate::Choice;
        self.open.phase = Phase::Redeem;
        if let Some(suit) = turned.suit().filter(|_| !chooses) {
            self.see_fondo(seat, suit);
        }
    }

    /// The trump is known: now, and not before, the other eight are looked at (hombre R13, R16).
    fn see_fondo(&mut self, seat: Seat, trump: Suit) {
        self.open.trump = Some(trump);
        self.take_of_monte(seat, self.terms.variant.hand - 1);
    }

    pub(super) fn check_redeem(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let turn = self.open.hombre.unwrap_or(self.open.mano());
        match *action {
            _ if seat != turn => Err(Breach::NotYourTurn { turn, rule: "hombre R14" }),
            Action::Redeem | Action::Keep if self.open.trump.is_some() => Ok(()),
            Action::Name(suit) if self.open.trump.is_none() && self.terms.pack.trumps(suit).is_some() => Ok(()),
            Action::Name(suit) => Err(Breach::NoTrump { suit, rule: "hombre R13" }),
            _ => Err(Breach::untimely(action)),
        }
    }

    pub(super) fn redeem_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let names = Suit::ALL.into_iter().map(Action::Name);
        let words = [Action::Redeem, Action::Keep].into_iter().chain(names);
        out.extend(words.filter(|word| self.check_redeem(seat, word).is_ok()).map(Offer::Word));
    }

    pub(super) fn answer_redeem(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Redeem => {
                self.open.say(seat, Said::Redeem);
                let cause = Cause::new("spanish-cause-redeem", Cite("hombre R14"));
                self.ledger.pay(self.match_state.deal, seat, super::facts::MIDDLE, self.terms.fondo_redeem, cause);
                self.open.outcome = Some("redeemed");
                self.next_hand();
            }
            Action::Name(suit) => {
                self.open.say(seat, Said::Named(suit));
                self.see_fondo(seat, suit);
            }
            _ => self.begin_exchange(),
        }
    }

    /// Those who are asked and have not answered, the Hombre aside.
    pub(super) fn unanswered(&self) -> SeatSet {
        let asked = self.open.round.playing().minus(self.open.answered);
        self.open.hombre.map_or(asked, |hombre| asked.without(hombre))
    }
}
