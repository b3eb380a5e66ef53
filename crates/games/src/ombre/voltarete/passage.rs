//! The two passages: who makes himself, and in which game (R23-R36, R52-R56, R98, R108-R112).

use super::Voltarete;
use super::action::Action;
use super::agreements::{Obrigada, Switch};
use super::breach::Breach;
use super::contract::Contract;
use super::facts::BOLO;
use super::stakes::FIRST_PASSAGE;
use super::state::{Phase, Said};
use crate::ombre::auction::{Auction, Heard};
use crate::ombre::trumps::{BLACK_ACES, ESPADILHA};
use cards::{Card, CardSet, Suit};
use engine::show::RefusedWay;
use engine::{Cite, Offer, Seat};

impl Voltarete {
    /// Who is to speak.
    pub(super) fn speaker(&self) -> Seat {
        self.open.order[self.open.auction.speaker()]
    }

    fn is_pe(&self, seat: Seat) -> bool {
        self.open.order[2] == seat
    }

    pub(super) fn hand(&self, seat: Seat) -> CardSet {
        self.hidden.hands[seat.index()]
    }

    // --- the first passage ---

    /// Why this game cannot be named now by the speaker, if it cannot.
    fn first_breach(&self, contract: Contract) -> Option<Breach> {
        let auction = &self.open.auction;
        if contract == Contract::Respeito && !self.hand(self.speaker()).contains_all(BLACK_ACES) {
            return Some(Breach::NoBlackAces);
        }
        match auction.standing() {
            Some(_) if contract == Contract::Licenca => Some(Breach::LicencaOvercalls),
            Some((_, standing)) if !auction.stands(contract.level(), Contract::level) => Some(Breach::TooLow { standing }),
            None if contract == Contract::Preferencia => Some(Breach::NothingToConsentTo),
            _ => None,
        }
    }

    /// The games of the first passage that the speaker cannot name now, and why.
    pub(super) fn closed_first_games(&self) -> Vec<RefusedWay> {
        let games = FIRST_PASSAGE.into_iter().filter_map(|contract| Some((contract, self.first_breach(contract)?)));
        games.map(|(contract, breach)| RefusedWay { what: contract.worth().name.to_owned(), why: breach.into() }).collect()
    }

    pub(super) fn first_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let standing = self.open.auction.standing().is_some();
        out.push(Offer::Word(if standing { Action::Consent } else { Action::Pass }));
        for contract in FIRST_PASSAGE {
            if self.first_breach(contract).is_some() {
                continue;
            }
            match contract {
                Contract::Licenca if self.is_pe(seat) => out.push(Offer::Word(Action::Entro)),
                Contract::Licenca => out.push(Offer::Word(Action::Licenca)),
                Contract::Preferencia => out.push(Offer::Word(Action::Preferencia)),
                Contract::So => {
                    out.push(Offer::Word(Action::So(None)));
                    for suit in [Suit::Ouros, Suit::Espadas, Suit::Bastos] {
                        out.push(Offer::Word(Action::So(Some(suit))));
                    }
                }
                Contract::SoCopas => out.push(Offer::Word(Action::SoCopas)),
                _ => out.push(Offer::Word(Action::Respeito)),
            }
        }
    }

    pub(super) fn speak_first(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let speaker = self.speaker();
        if seat != speaker {
            return Err(Breach::NotYourTurn { turn: speaker });
        }
        let standing = self.open.auction.standing().is_some();
        // A suit named at once binds to só in that suit; só in copas is the higher game (R26, D9).
        let (contract, named) = match *action {
            Action::Pass if standing => return Err(Breach::PassIsConsent),
            Action::Consent if !standing => return Err(Breach::NothingToConsentTo),
            Action::Pass => {
                self.pass_with_tento(seat);
                return self.hear(|auction| auction.pass());
            }
            Action::Consent => {
                if self.agreements.tento_on_consent == Switch::On {
                    self.ledger.pay(self.company.deal, seat, BOLO, 1, Cite("voltarete R28"));
                    self.open.passes[seat.index()] += 1;
                }
                self.open.say(seat, Said::Consent);
                return self.hear(|auction| auction.pass());
            }
            Action::Licenca if self.is_pe(seat) => return Err(Breach::LicencaIsNotForPe),
            Action::Entro if !self.is_pe(seat) => return Err(Breach::EntroIsForPe),
            Action::Licenca | Action::Entro => (Contract::Licenca, None),
            Action::Preferencia => (Contract::Preferencia, None),
            Action::So(Some(Suit::Copas)) | Action::SoCopas => (Contract::SoCopas, None),
            Action::So(suit) => (Contract::So, suit),
            Action::Respeito => (Contract::Respeito, None),
            Action::Segundo | Action::Casca(_) => return Err(Breach::WrongPassage),
            _ => return Err(Breach::NotNow),
        };
        if let Some(breach) = self.first_breach(contract) {
            return Err(breach);
        }
        self.open.named = named;
        self.open.say(seat, named.map_or(Said::Bid(contract), |suit| Said::BidIn(contract, suit)));
        // Nothing beats respeito, and only one hand can hold both aces (R32).
        self.hear(|auction| if contract == Contract::Respeito { auction.take(contract) } else { auction.bid(contract) })
    }

    /// The word goes on, or the first passage is over.
    fn hear(&mut self, speak: impl FnOnce(&mut Auction<Contract>) -> Heard<Contract>) -> Result<(), Breach> {
        match speak(&mut self.open.auction) {
            Heard::GoesOn => {}
            Heard::AllPassed => self.open_second_passage(),
            Heard::Made(place, contract) => self.make_feito(self.open.order[place], contract),
        }
        Ok(())
    }

    fn pass_with_tento(&mut self, seat: Seat) {
        self.ledger.pay(self.company.deal, seat, BOLO, 1, Cite("voltarete R25"));
        self.open.passes[seat.index()] += 1;
        self.open.say(seat, Said::Pass);
    }

    // --- the second passage ---

    fn open_second_passage(&mut self) {
        let bolo = self.ledger.balance(BOLO);
        self.open.obliged = self.company.players == 4
            && match self.agreements.espadilha_obrigada {
                Obrigada::Always => true,
                Obrigada::UpTo(limit) => bolo <= limit,
                Obrigada::Never => false,
            };
        self.open.auction = Auction::new(3);
        self.open.phase = Phase::Round2;
    }

    /// Must the speaker go, by holding Espadilha or by being the pé (R108)?
    pub(super) fn duty(&self, seat: Seat) -> Option<Breach> {
        if !self.open.obliged {
            None
        } else if self.hand(seat).contains(ESPADILHA) {
            Some(Breach::EspadilhaObliged)
        } else if self.is_pe(seat) && self.agreements.pe_obrigado == Switch::On {
            Some(Breach::PeObliged)
        } else {
            None
        }
    }

    /// The cards that may be kept going to the casca, and whether one may keep none.
    fn keepable(&self, seat: Seat) -> (CardSet, bool) {
        let hand = self.hand(seat);
        // An obliged holder does not fulfil his duty by throwing Espadilha away (D50); at an honour table he can try.
        if self.open.obliged && hand.contains(ESPADILHA) && !self.agreements.honour() {
            (CardSet::of(ESPADILHA), false)
        } else {
            (hand, true)
        }
    }

    pub(super) fn second_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if self.agreements.honour() || self.duty(seat).is_none() {
            out.push(Offer::Word(Action::Pass));
        }
        out.push(Offer::Word(Action::Segundo));
        let (of, none) = self.keepable(seat);
        if none {
            out.push(Offer::Word(Action::Casca(None)));
        }
        out.push(Offer::Card { of, make: |card| Action::Casca(Some(card)) });
    }

    pub(super) fn speak_second(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let speaker = self.speaker();
        if seat != speaker {
            return Err(Breach::NotYourTurn { turn: speaker });
        }
        match *action {
            Action::Pass => {
                if let Some(duty) = self.duty(seat).filter(|_| !self.agreements.honour()) {
                    return Err(duty);
                }
                self.pass_with_tento(seat);
                self.open.passed_twice = self.open.passed_twice.with(seat);
                if self.open.auction.pass() == Heard::AllPassed {
                    self.all_passed_twice();
                }
                Ok(())
            }
            Action::Segundo => {
                self.open.say(seat, Said::Bid(Contract::Segundo));
                self.make_feito(seat, Contract::Segundo);
                Ok(())
            }
            Action::Casca(keep) => self.go_to_casca(seat, keep),
            Action::Licenca | Action::Entro | Action::Preferencia | Action::So(_) | Action::SoCopas | Action::Respeito => {
                Err(Breach::WrongPassage)
            }
            _ => Err(Breach::NotNow),
        }
    }

    fn go_to_casca(&mut self, seat: Seat, keep: Option<Card>) -> Result<(), Breach> {
        let (of, none) = self.keepable(seat);
        match keep {
            Some(card) if !self.hand(seat).contains(card) => return Err(Breach::NotHeld { card }),
            Some(card) if !of.contains(card) => return Err(Breach::MustKeepEspadilha),
            None if !none => return Err(Breach::MustKeepEspadilha),
            _ => {}
        }
        self.open.say(seat, if keep.is_some() { Said::CascaKeeping } else { Said::Bid(Contract::Casca) });
        self.open.feito = Some(seat);
        self.open.contract = Some(Contract::Casca);
        let discards = self.hand(seat) - keep.map_or(CardSet::EMPTY, CardSet::of);
        self.replace(seat, discards, discards.len());
        self.open.phase = Phase::CascaChoice;
        Ok(())
    }

    /// All have passed twice: the hand is finished, or goes to the fourth player (R55, R98).
    fn all_passed_twice(&mut self) {
        if self.company.players == 4 {
            self.open.phase = Phase::Quarto;
        } else {
            self.finish_passed_out();
        }
    }

    pub(super) fn finish_passed_out(&mut self) {
        self.open.outcome = Some("passed");
        self.open.measure = self.ledger.balance(BOLO);
        self.gather_respostas(self.open.order[0], &[]);
        self.place_respostas();
    }

    pub(super) fn quarto_speaks(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let quarto = self.company.dealer;
        if seat != quarto {
            return Err(Breach::NotYourTurn { turn: quarto });
        }
        match action {
            Action::Decline => {
                self.open.say(seat, Said::Decline);
                self.espadilha_comes_out();
                self.finish_passed_out();
                Ok(())
            }
            Action::Treze => {
                self.open.say(seat, Said::Bid(Contract::Treze));
                self.open.feito = Some(seat);
                self.open.contract = Some(Contract::Treze);
                self.open.active = 4;
                let (from, to) = self.open.talon;
                self.hidden.hands[seat.index()] = CardSet::from_slice(&self.hidden.talon[from..to]);
                self.open.bought[seat.index()] = to - from;
                self.open.talon = (to, to);
                self.open.phase = Phase::TrezeDiscard;
                Ok(())
            }
            _ => Err(Breach::NotNow),
        }
    }

    // --- the feito is known ---

    fn make_feito(&mut self, feito: Seat, contract: Contract) {
        self.open.feito = Some(feito);
        self.open.contract = Some(contract);
        self.open.trump = contract.fixed_trump().or(self.open.named);
        if contract.turns() {
            self.turn_up(feito);
        } else if self.open.trump.is_none() {
            self.open.phase = Phase::Naming;
        } else {
            self.trump_is_fixed();
        }
    }

    /// The top card of the talon is the trump, and the feito must keep it (R39, R40, R54).
    fn turn_up(&mut self, feito: Seat) {
        if self.open.contract == Some(Contract::Respeito) {
            self.open.shown[feito.index()] |= BLACK_ACES;
        }
        let turned = self.draw(1).first();
        self.open.turned = turned;
        self.open.trump = turned.and_then(Card::suit);
        if let Some(card) = turned {
            self.open.say(feito, Said::Turned(card));
        }
        self.open.phase = Phase::Exchange;
    }

    /// The trump is fixed: the feito exchanges, or in só the opponents buy.
    fn trump_is_fixed(&mut self) {
        match self.open.contract {
            Some(Contract::Licenca | Contract::Preferencia) => self.open.phase = Phase::Exchange,
            Some(Contract::Treze) => self.begin_play(),
            _ => self.begin_buying(),
        }
    }

    pub(super) fn name_trump(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let feito = self.open.feito.ok_or(Breach::NotNow)?;
        let treze = self.open.contract == Some(Contract::Treze);
        if seat != feito {
            return Err(Breach::NotYourTurn { turn: feito });
        }
        match *action {
            Action::Name(suit) => {
                self.open.trump = Some(suit);
                self.open.say(seat, Said::Named(suit));
                self.trump_is_fixed();
                Ok(())
            }
            Action::AskResposta if treze => self.ask_treze_surrender(seat),
            Action::Exchange(_) if self.open.contract.is_some_and(Contract::is_so) => Err(Breach::SoExchangesNothing),
            Action::So(_) | Action::SoCopas | Action::Respeito | Action::Preferencia => Err(Breach::NotNow),
            _ => Err(Breach::NotNow),
        }
    }
}
