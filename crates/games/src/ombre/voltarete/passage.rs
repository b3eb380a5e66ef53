//! The two passages: the feito, and their game (R23-R36, R52-R56, R98, R108-R112).

use super::Voltarete;
use super::action::Action;
use super::agreements::{Obrigada, Switch};
use super::breach::Breach;
use super::contract::{Contract, cause};
use super::facts::BOLO;
use super::stage::{Awaited, Stage};
use super::state::{Phase, Said};
use crate::ombre::auction::{Auction, AuctionStep};
use crate::ombre::trumps::{BLACK_ACES, ESPADILHA};
use cards::{Card, CardSet, Suit};
use engine::show::RefusedChoice;
use engine::{Offer, Seat};

/// The games of the first passage, from the lowest.
const FIRST_PASSAGE: [Contract; 5] =
    [Contract::Licenca, Contract::Preferencia, Contract::So, Contract::SoCopas, Contract::Respeito];

impl Voltarete {
    /// The player to speak.
    pub(super) fn speaker(&self) -> Seat {
        self.open.round.order[self.open.passage.auction.speaker()]
    }

    fn is_pe(&self, seat: Seat) -> bool {
        self.open.round.order[2] == seat
    }

    pub(super) fn hand(&self, seat: Seat) -> CardSet {
        self.hidden.hands[seat.index()]
    }

    // --- the first passage ---

    /// Can the speaker name this game now?
    fn check_game(&self, contract: Contract) -> Result<(), Breach> {
        let auction = &self.open.passage.auction;
        if contract == Contract::Respeito && !self.hand(self.speaker()).contains_all(BLACK_ACES) {
            return Err(Breach::NoBlackAces);
        }
        match auction.standing() {
            Some(_) if contract == Contract::Licenca => Err(Breach::LicencaOvercalls),
            Some((_, standing)) if !auction.stands(contract.level(), Contract::level) => Err(Breach::TooLow { standing }),
            None if contract == Contract::Preferencia => Err(Breach::NothingToPrefer),
            _ => Ok(()),
        }
    }

    /// The games of the first passage that the speaker cannot name now, and why.
    pub(super) fn closed_first_games(&self) -> Vec<RefusedChoice> {
        let games = FIRST_PASSAGE.into_iter().filter_map(|contract| Some((contract, self.check_game(contract).err()?)));
        games.map(|(contract, breach)| RefusedChoice { what: contract.worth().name.to_owned(), why: breach.into() }).collect()
    }

    fn check_first(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let standing = self.open.passage.auction.standing().is_some();
        match action {
            Action::Pass if standing => Err(Breach::PassIsConsent),
            Action::Consent if !standing => Err(Breach::NothingToConsentTo),
            Action::Pass | Action::Consent => Ok(()),
            Action::Licenca if self.is_pe(seat) => Err(Breach::LicencaIsNotForPe),
            Action::Entro if !self.is_pe(seat) => Err(Breach::EntroIsForPe),
            Action::Segundo | Action::Casca(_) => Err(Breach::WrongPassage),
            _ => match first_game(action) {
                Some((contract, _)) => self.check_game(contract),
                None => Err(Breach::untimely(action)),
            },
        }
    }

    fn speak_first(&mut self, seat: Seat, action: &Action) {
        let Some((contract, named)) = first_game(action) else {
            if *action == Action::Pass {
                self.pass_with_tento(seat);
            } else {
                if self.agreements.tento_on_consent == Switch::On {
                    self.ledger.pay(self.match_state.deal, seat, BOLO, 1, cause("voltarete-cause-consent", "voltarete R28"));
                    self.open.passage.passes[seat.index()] += 1;
                }
                self.open.say(seat, Said::Consent);
            }
            return self.hear(|auction| auction.pass());
        };
        self.open.passage.named = named;
        self.open.say(seat, named.map_or(Said::Bid(contract), |suit| Said::BidIn(contract, suit)));
        // Nothing beats respeito, and only one hand can hold both aces (R32).
        self.hear(|auction| if contract == Contract::Respeito { auction.take(contract) } else { auction.bid(contract) });
    }

    /// Why a seat does not speak now: it is bound by its word, or has passed, or another is first.
    fn not_to_speak(&self, seat: Seat, action: &Action) -> Breach {
        let (auction, place) = (&self.open.passage.auction, self.open.round.place(seat));
        match action {
            Action::AskPagas(..) => Breach::untimely(action),
            _ if !self.open.round.plays_cards(seat) => Breach::NotPlaying,
            _ if auction.standing().is_some_and(|(holder, _)| holder == place) => self.not_your_turn("voltarete R31"),
            _ if self.open.said.contains(&(seat, Said::Consent)) => self.not_your_turn("voltarete R28"),
            _ if auction.is_out(place) => self.not_your_turn("voltarete R25"),
            _ if auction.standing().is_some() => self.not_your_turn("voltarete R27"),
            _ if self.open.phase == Phase::Round1 => self.not_your_turn("voltarete R23"),
            _ => self.not_your_turn("voltarete R52"),
        }
    }

    /// The word goes on, or the first passage is over.
    fn hear(&mut self, speak: impl FnOnce(&mut Auction<Contract>) -> AuctionStep<Contract>) {
        match speak(&mut self.open.passage.auction) {
            AuctionStep::GoesOn => {}
            AuctionStep::AllPassed => self.open_second_passage(),
            AuctionStep::Made(place, contract) => self.make_feito(self.open.round.order[place], contract),
        }
    }

    fn pass_with_tento(&mut self, seat: Seat) {
        self.ledger.pay(self.match_state.deal, seat, BOLO, 1, cause("voltarete-cause-pass", "voltarete R25"));
        self.open.passage.passes[seat.index()] += 1;
        self.open.say(seat, Said::Pass);
    }

    // --- the second passage ---

    fn open_second_passage(&mut self) {
        let bolo = self.ledger.balance(BOLO);
        self.open.passage.obliged = self.match_state.players == 4
            && match self.agreements.espadilha_obrigada {
                Obrigada::Always => true,
                Obrigada::UpTo(limit) => bolo <= limit,
                Obrigada::Never => false,
            };
        self.open.passage.auction = Auction::new(3);
        self.open.phase = Phase::Round2;
    }

    /// Must the speaker go, by holding Espadilha or by being the pé (R108)?
    pub(super) fn duty(&self, seat: Seat) -> Option<Breach> {
        if !self.open.passage.obliged {
            None
        } else if self.hand(seat).contains(ESPADILHA) {
            Some(Breach::EspadilhaObliged)
        } else if self.is_pe(seat) && self.agreements.pe_obrigado == Switch::On {
            Some(Breach::PeObliged)
        } else {
            None
        }
    }

    /// The duty that a table enforces: at an honour table the holder of Espadilha may breach theirs and pay for it (II.16.4), the
    /// pé may not.
    pub(super) fn binding_duty(&self, seat: Seat) -> Option<Breach> {
        self.duty(seat).filter(|duty| !self.agreements.honour() || *duty == Breach::PeObliged)
    }

    /// The cards that may be kept going to the casca, and whether one may keep none.
    fn keepable(&self, seat: Seat) -> (CardSet, bool) {
        let hand = self.hand(seat);
        // An obliged holder does not fulfil their duty by throwing Espadilha away (D50); at an honour table they can try.
        if self.open.passage.obliged && hand.contains(ESPADILHA) && !self.agreements.honour() {
            (CardSet::of(ESPADILHA), false)
        } else {
            (hand, true)
        }
    }

    fn second_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        self.offer_words(seat, &[Action::Pass, Action::Segundo, Action::Casca(None)], out);
        let (of, _) = self.keepable(seat);
        out.push(Offer::Card { of, make: |card| Action::Casca(Some(card)) });
    }

    fn check_second(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let (of, none) = self.keepable(seat);
        match *action {
            Action::Pass => self.binding_duty(seat).map_or(Ok(()), Err),
            Action::Segundo => Ok(()),
            Action::Casca(Some(card)) if !self.hand(seat).contains(card) => Err(Breach::NotHeld { card, rule: "voltarete R57" }),
            Action::Casca(keep) => match keep.map_or(none, |card| of.contains(card)) {
                true => Ok(()),
                false => Err(Breach::MustKeepEspadilha),
            },
            Action::Licenca | Action::Entro | Action::Preferencia | Action::So(_) | Action::SoCopas | Action::Respeito => {
                Err(Breach::WrongPassage)
            }
            _ => Err(Breach::untimely(action)),
        }
    }

    fn speak_second(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Segundo => {
                self.open.say(seat, Said::Bid(Contract::Segundo));
                self.make_feito(seat, Contract::Segundo);
            }
            Action::Casca(keep) => self.go_to_casca(seat, keep),
            _ => {
                self.pass_with_tento(seat);
                self.open.passage.passed_twice = self.open.passage.passed_twice.with(seat);
                if self.open.passage.auction.pass() == AuctionStep::AllPassed {
                    self.all_passed_twice();
                }
            }
        }
    }

    fn go_to_casca(&mut self, seat: Seat, keep: Option<Card>) {
        self.open.say(seat, if keep.is_some() { Said::CascaKeeping } else { Said::Bid(Contract::Casca) });
        self.open.feito = Some(seat);
        self.open.contract = Some(Contract::Casca);
        let discards = self.hand(seat) - keep.map_or(CardSet::EMPTY, CardSet::of);
        self.replace(seat, discards, discards.len());
        self.open.phase = Phase::CascaChoice;
    }

    /// All have passed twice: the hand is finished, or goes to the fourth player (R55, R98).
    fn all_passed_twice(&mut self) {
        if self.match_state.players == 4 {
            self.open.phase = Phase::Quarto;
        } else {
            self.finish_passed_out();
        }
    }

    pub(super) fn finish_passed_out(&mut self) {
        self.open.settlement.outcome = Some("passed");
        self.open.settlement.measure = self.ledger.balance(BOLO);
        self.gather_respostas(self.open.round.order[0], &[]);
        self.place_respostas();
    }

    fn quarto_speaks(&mut self, seat: Seat, action: &Action) {
        if *action == Action::Decline {
            self.open.say(seat, Said::Decline);
            self.espadilha_comes_out();
            return self.finish_passed_out();
        }
        self.open.say(seat, Said::Bid(Contract::Treze));
        self.open.feito = Some(seat);
        self.open.contract = Some(Contract::Treze);
        self.open.round.active = 4;
        let all = self.open.talon.stock.len();
        self.hidden.hands[seat.index()] = self.draw(all);
        self.open.talon.bought[seat.index()] = all;
        self.open.phase = Phase::TrezeDiscard;
    }

    // --- the feito is known ---

    fn make_feito(&mut self, feito: Seat, contract: Contract) {
        self.open.feito = Some(feito);
        self.open.contract = Some(contract);
        self.open.trump = contract.fixed_trump().or(self.open.passage.named);
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
        self.open.talon.turned = turned;
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

    fn check_naming(&self, _: Seat, action: &Action) -> Result<(), Breach> {
        match action {
            Action::Name(_) => Ok(()),
            Action::AskResposta if self.open.plays(Contract::Treze) => self.check_treze_surrender(),
            Action::Exchange(_) if self.open.contract.is_some_and(Contract::is_so) => Err(Breach::SoExchangesNothing),
            // Nobody raises their own game once it is theirs.
            Action::So(_) | Action::SoCopas | Action::Respeito => Err(Breach::NotNow { rule: "voltarete R31" }),
            Action::Exchange(_) => Err(Breach::NotNow { rule: "voltarete R35" }),
            _ => Err(Breach::untimely(action)),
        }
    }

    fn name_trump(&mut self, seat: Seat, action: &Action) {
        let Action::Name(suit) = *action else { return self.ask_resposta(seat) };
        self.open.trump = Some(suit);
        self.open.say(seat, Said::Named(suit));
        self.trump_is_fixed();
    }
}

/// Every word that can be heard in the first passage, as it is offered; copas named at once is written `so_copas`.
const FIRST_WORDS: &[Action] = &[
    Action::Pass,
    Action::Consent,
    Action::Licenca,
    Action::Entro,
    Action::Preferencia,
    Action::So(None),
    Action::So(Some(Suit::Ouros)),
    Action::So(Some(Suit::Espadas)),
    Action::So(Some(Suit::Bastos)),
    Action::SoCopas,
    Action::Respeito,
];

/// The game of the first passage that a word names. A suit named at once binds to só in that suit; só in copas is the higher game
/// (R26, D9).
const fn first_game(action: &Action) -> Option<(Contract, Option<Suit>)> {
    match *action {
        Action::Licenca | Action::Entro => Some((Contract::Licenca, None)),
        Action::Preferencia => Some((Contract::Preferencia, None)),
        Action::So(Some(Suit::Copas)) => None,
        Action::So(suit) => Some((Contract::So, suit)),
        Action::SoCopas => Some((Contract::SoCopas, None)),
        Action::Respeito => Some((Contract::Respeito, None)),
        _ => None,
    }
}

pub(super) static FIRST: Stage = Stage {
    awaited: |game| Awaited::one(Some(game.speaker())),
    others: Voltarete::not_to_speak,
    offers: |game, seat, out| game.offer_words(seat, FIRST_WORDS, out),
    check: Voltarete::check_first,
    perform: Voltarete::speak_first,
    ..Stage::IDLE
};

pub(super) static SECOND: Stage = Stage {
    awaited: |game| Awaited::one(Some(game.speaker())),
    others: Voltarete::not_to_speak,
    offers: Voltarete::second_offers,
    check: Voltarete::check_second,
    perform: Voltarete::speak_second,
    ..Stage::IDLE
};

pub(super) static QUARTO: Stage = Stage {
    awaited: |game| Awaited::one(Some(game.match_state.dealer)),
    others: |game, _, _| game.not_your_turn("voltarete R98"),
    offers: |game, seat, out| game.offer_words(seat, &[Action::Decline, Action::Treze], out),
    check: |_, _, action| match action {
        Action::Decline | Action::Treze => Ok(()),
        _ => Err(Breach::untimely(action)),
    },
    perform: Voltarete::quarto_speaks,
    ..Stage::IDLE
};

pub(super) static NAMING: Stage = Stage {
    awaited: Awaited::feito,
    others: |game, _, action| match action {
        Action::Name(_) => game.not_your_turn("voltarete R35"),
        _ => Breach::untimely(action),
    },
    offers: |game, seat, out| {
        out.extend(Suit::ALL.map(|suit| Offer::Word(Action::Name(suit))));
        game.offer_words(seat, &[Action::AskResposta], out);
    },
    check: Voltarete::check_naming,
    perform: Voltarete::name_trump,
    ..Stage::IDLE
};
