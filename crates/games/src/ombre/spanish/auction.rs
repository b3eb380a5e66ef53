//! The auction (mediator R14-R23, family R7-R9, hombre R7-R13).

use super::Core;
use super::action::Action;
use super::bid::{Bid, Favour, Promise, Undertaking};
use super::breach::Breach;
use super::facts::MIDDLE;
use super::state::{Entry, Phase, Said};
use super::terms::{King, Switch};
use super::variant::{AllPass, Bidding};
use crate::ombre::auction::AuctionStep;
use crate::ombre::trumps::ESPADILHA;
use cards::{CardSet, Suit};
use engine::{Cause, Cite, Offer, Seat};

impl Core {
    /// The player to speak.
    pub(super) fn speaker(&self) -> Seat {
        self.open.round.order[self.open.auction.speaker()]
    }

    /// Is this one of the bids of the game?
    pub(super) fn is_bid_here(&self, bid: Bid) -> bool {
        let variant = self.terms.variant;
        let favour = match bid.favour {
            Favour::Plain => true,
            Favour::Favour => self.match_state.favourite.is_some(),
            Favour::Refavour => self.terms.refavour().is_some(),
        };
        let promised = bid.promise == Promise::Enough || variant.bola_bids.contains(&bid.game);
        favour && promised && variant.bids.contains(&bid.game)
    }

    /// May this suit be trump after this bid (mediator R24, D7, family R8)?
    pub(super) fn trump_fits(&self, bid: Bid, suit: Suit) -> bool {
        let (favourite, refavour) = (self.match_state.favourite, self.terms.refavour());
        let plain = Some(suit) != refavour && (Some(suit) != favourite || self.terms.undeclared == Switch::On);
        self.terms.pack.trumps(suit).is_some()
            && match bid.favour {
                Favour::Plain => plain,
                Favour::Favour => Some(suit) == favourite,
                Favour::Refavour => Some(suit) == refavour,
            }
    }

    /// Could who holds these cards declare this game (mediator R30a)?
    pub(super) fn declarable(&self, hand: CardSet, bid: Bid) -> bool {
        let fits = |suit: &Suit| self.trump_fits(bid, *suit);
        self.terms.pack.suits().filter(fits).any(|suit| !self.calls(bid) || !self.callable(hand, bid, suit).is_empty())
    }

    /// Is a king called in this game?
    pub(super) fn calls(&self, bid: Bid) -> bool {
        match bid.game {
            Undertaking::Entrada => matches!(self.terms.king, King::Named | King::NamedReturnable | King::HandedOver),
            Undertaking::Mediator => true,
            Undertaking::Solo => false,
        }
    }

    pub(super) fn check_word(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let rules = self.terms.variant.rules;
        let turn = self.speaker();
        if seat != turn {
            return Err(Breach::NotYourTurn { turn, rule: rules.speak });
        }
        match *action {
            Action::Pass => Ok(()),
            Action::Chillo => {
                let last = self.open.auction.speaker() + 1 == self.open.round.active && self.open.auction.standing().is_none();
                let bound = last && self.chillar() && self.hand(seat).contains(ESPADILHA);
                if bound { Ok(()) } else { Err(Breach::NoChillo) }
            }
            Action::Bid(bid) if !self.is_bid_here(bid) => Err(Breach::NoSuchBid { rule: rules.speak }),
            Action::Bid(bid) if !self.stands(bid) => Err(Breach::TooLow { rule: self.overbid_rule() }),
            Action::Bid(bid) if !self.declarable(self.hand(seat), bid) => Err(Breach::Undeclarable),
            Action::Bid(_) => Ok(()),
            _ => Err(Breach::untimely(action)),
        }
    }

    fn overbid_rule(&self) -> &'static str {
        match self.terms.variant.bidding {
            Bidding::Held => "mediator R16",
            Bidding::OneRound => "hombre R8",
        }
    }

    fn stands(&self, bid: Bid) -> bool {
        match (self.terms.variant.bidding, self.open.auction.standing()) {
            (Bidding::OneRound, Some((_, standing))) => bid.rank() > standing.rank(),
            _ => self.open.auction.stands(bid.rank(), Bid::rank),
        }
    }

    pub(super) fn word_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let words = [Action::Pass, Action::Chillo].into_iter();
        out.extend(words.filter(|word| self.check_word(seat, word).is_ok()).map(Offer::Word));
        // As `check_word` has it, what rules out most first.
        let hand = self.hand(seat);
        let bids = Bid::ALL.into_iter().filter(|&bid| self.stands(bid) && self.is_bid_here(bid) && self.declarable(hand, bid));
        out.extend(bids.map(|bid| Offer::Word(Action::Bid(bid))));
    }

    pub(super) fn speak(&mut self, seat: Seat, action: &Action) {
        let heard = match *action {
            Action::Pass => {
                self.pass(seat);
                self.open.auction.pass()
            }
            Action::Bid(bid) => {
                self.open.say(seat, Said::Bid(bid));
                self.bids(bid)
            }
            // Said without *paso*, it is an entry like any other (mediator R21).
            _ => {
                self.open.say(seat, Said::Chillo);
                self.open.shown[seat.index()].insert(ESPADILHA);
                self.open.auction.bid(Bid::ENTRADA)
            }
        };
        if matches!(action, Action::Bid(_) | Action::Chillo) && self.somebody_threw_in() == engine::law::HandFate::DealtAgain {
            return self.void_hand();
        }
        match heard {
            AuctionStep::GoesOn => {}
            AuctionStep::AllPassed => self.all_passed(),
            AuctionStep::Made(speaker, bid) => {
                let hombre = self.open.round.order[speaker];
                self.make_hombre(hombre, bid, Entry::Voluntary);
            }
        }
    }

    /// Passes. A player who passes without having bid owes the fee (family D13, hombre R9).
    fn pass(&mut self, seat: Seat) {
        let has_bid = self.open.said.iter().any(|&(speaker, said)| speaker == seat && matches!(said, Said::Bid(_)));
        if !has_bid {
            let cause = Cause::new("spanish-cause-pass", Cite(self.terms.variant.rules.pass));
            self.ledger.pay(self.match_state.deal, seat, MIDDLE, self.terms.pass_fee, cause);
        }
        self.open.say(seat, Said::Pass);
    }

    fn bids(&mut self, bid: Bid) -> AuctionStep<Bid> {
        match self.terms.variant.bidding {
            Bidding::Held => self.open.auction.bid(bid),
            Bidding::OneRound => self.open.auction.bid_once(bid),
        }
    }

    /// Does the holder of the espadilla enter when all pass?
    pub(super) fn chillar(&self) -> bool {
        self.terms.variant.all_pass == AllPass::Chillar || self.terms.chillar == Switch::On
    }

    fn all_passed(&mut self) {
        if !self.chillar() {
            return self.passed_out();
        }
        let players = self.open.round.players().iter().copied();
        match players.clone().find(|seat| self.hidden.hands[seat.index()].contains(ESPADILHA)) {
            Some(holder) => {
                self.open.say(holder, Said::Chillo);
                self.open.shown[holder.index()].insert(ESPADILHA);
                self.make_hombre(holder, Bid::ENTRADA, Entry::Chillada);
            }
            // It lies in the monte: anybody may go á fondo, the mano first (hombre R13, D16).
            None => {
                self.open.exchange.espadilla = true;
                self.open.phase = Phase::Fondo;
            }
        }
    }

    /// Nobody plays: the deal moves on and the middle stays (family R9, hombre R10).
    pub(super) fn passed_out(&mut self) {
        self.open.outcome = Some("passed");
        self.next_hand();
    }

    pub(super) fn make_hombre(&mut self, hombre: Seat, bid: Bid, entry: Entry) {
        self.open.hombre = Some(hombre);
        self.open.bid = Some(bid);
        self.open.entry = entry;
        self.open.phase = Phase::Declare;
    }
}
