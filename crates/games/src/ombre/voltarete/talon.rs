//! Exchanging and buying cards (R37-R51, R57-R60, R99, R105).

use super::Voltarete;
use super::action::Action;
use super::agreements::End;
use super::breach::Breach;
use super::contract::Contract;
use super::stage::{Awaited, Stage};
use super::state::{HAND, Phase, Said};
use crate::ombre::trumps::{BLACK_ACES, ESPADILHA};
use cards::{CardSet, Suit};
use engine::{Offer, Seat};

/// Nobody may buy nine cards: it would look like a pack that was stacked (R37, R49).
const MOST_BOUGHT: usize = 8;

/// Number of the thirteen cards that the fourth player puts aside.
pub(super) const ASIDE: usize = 4;

impl Voltarete {
    /// Takes `many` cards from the end of the talon where cards are drawn.
    pub(super) fn draw(&mut self, many: usize) -> CardSet {
        self.draw_from(self.agreements.draw_from, many)
    }

    fn draw_from(&mut self, end: End, many: usize) -> CardSet {
        let stock = &mut self.open.talon.stock;
        let drawn = match end {
            End::Top => stock.draw_top(many),
            End::Bottom => stock.draw_bottom(many),
        };
        CardSet::from_slice(&self.hidden.talon[drawn])
    }

    /// Lays these cards aside and draws `draw` others.
    pub(super) fn replace(&mut self, seat: Seat, discards: CardSet, draw: usize) {
        let drawn = self.draw(draw);
        self.take_in(seat, discards, drawn);
    }

    fn take_in(&mut self, seat: Seat, discards: CardSet, drawn: CardSet) {
        let at = seat.index();
        self.hidden.hands[at] = (self.hidden.hands[at] - discards) | drawn;
        self.hidden.discards[at] |= discards;
        self.open.talon.discarded[at] += discards.len();
        self.open.talon.bought[at] += drawn.len();
        self.open.say(seat, Said::Took(drawn.len() as u8));
    }

    // --- the feito's exchange ---

    /// Cards the feito may lay aside, and their smallest and largest number.
    fn exchangeable(&self, feito: Seat) -> (CardSet, usize, usize) {
        let hand = self.hand(feito);
        match self.open.contract {
            Some(Contract::Respeito) => (hand - BLACK_ACES, 1, HAND - 2),
            Some(Contract::Segundo) => (hand, 1, self.agreements.segundo_max),
            _ => (hand, 1, MOST_BOUGHT),
        }
    }

    fn exchange_offers(&self, feito: Seat, out: &mut Vec<Offer<Action>>) {
        let (of, at_least, at_most) = self.exchangeable(feito);
        out.push(Offer::Cards { of, must: CardSet::EMPTY, at_least, at_most, make: Action::Exchange });
    }

    fn check_exchange(&self, feito: Seat, action: &Action) -> Result<(), Breach> {
        let discards = match *action {
            Action::Exchange(discards) => discards,
            Action::Name(_) => return Err(self.open.trump.map_or(Breach::untimely(action), |suit| Breach::SuitFixed { suit })),
            Action::AskResposta => return Err(Breach::NoResposta),
            _ => return Err(Breach::untimely(action)),
        };
        let rule = match self.open.contract {
            Some(Contract::Respeito) => "voltarete R39",
            Some(Contract::Segundo) => "voltarete R40",
            _ => "voltarete R37",
        };
        let (of, from, to) = self.exchangeable(feito);
        if let Some(card) = (discards - of).first() {
            let kept = self.hand(feito).contains(card) || self.open.talon.turned == Some(card);
            return Err(if kept { Breach::MustKeep { card } } else { Breach::NotHeld { card, rule } });
        }
        if (from..=to).contains(&discards.len()) { Ok(()) } else { Err(Breach::CardCount { rule, from, to }) }
    }

    fn exchange(&mut self, feito: Seat, action: &Action) {
        let Action::Exchange(discards) = *action else { return };
        // The turned card is one of those that come in (R39, R40).
        match self.open.talon.turned {
            Some(turned) => {
                let drawn = self.draw(discards.len() - 1).with(turned);
                self.open.shown[feito.index()].insert(turned);
                self.take_in(feito, discards, drawn);
            }
            None => self.replace(feito, discards, discards.len()),
        }
        self.begin_buying();
    }

    // --- the casca ---

    fn casca_choice(&mut self, seat: Seat, action: &Action) {
        if let Action::Name(suit) = *action {
            self.open.trump = Some(suit);
            self.open.say(seat, Said::Named(suit));
            self.begin_buying();
        } else {
            self.open.say(seat, Said::ReporCasca);
            self.settle_repor_casca();
        }
    }

    // --- the opponents buy ---

    /// The opponents buy, first the one at the feito's right (R45, R46).
    pub(super) fn begin_buying(&mut self) {
        self.open.phase = Phase::Buying;
        self.open.talon.buyer = 1;
    }

    /// The player to buy now.
    fn buyer(&self) -> Option<Seat> {
        self.open.opponents().nth(self.open.talon.buyer.checked_sub(1)?)
    }

    fn most_bought(&self) -> usize {
        let limit = if self.open.talon.buyer == 2 { self.agreements.last_buyer_max } else { MOST_BOUGHT };
        limit.min(self.open.talon.stock.len())
    }

    fn buy_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let of = self.hand(seat);
        out.push(Offer::Cards { of, must: CardSet::EMPTY, at_least: 0, at_most: self.most_bought(), make: Action::Buy });
    }

    /// Another buys now. What the feito can no longer do is refused by its own rule.
    fn not_to_buy(&self, _: Seat, action: &Action) -> Breach {
        match action {
            Action::Exchange(_) if self.open.contract.is_some_and(Contract::is_so) => Breach::SoExchangesNothing,
            Action::ReporCasca | Action::AskResposta if self.open.plays(Contract::Casca) => Breach::CascaNamed,
            Action::AskResposta => Breach::NoResposta,
            Action::Buy(_) if self.open.talon.buyer == 1 => self.not_your_turn("voltarete R46"),
            Action::Buy(_) => self.not_your_turn("voltarete R47"),
            _ => Breach::untimely(action),
        }
    }

    fn check_buy(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let Action::Buy(discards) = *action else { return Err(self.not_to_buy(seat, action)) };
        let rule = if self.open.talon.buyer == 1 { "voltarete R46" } else { "voltarete R47" };
        match (discards - self.hand(seat)).first() {
            Some(card) => Err(Breach::NotHeld { card, rule }),
            None if discards.len() > self.most_bought() => Err(Breach::CardCount { rule, from: 0, to: self.most_bought() }),
            None => Ok(()),
        }
    }

    fn buy(&mut self, seat: Seat, action: &Action) {
        let Action::Buy(discards) = *action else { return };
        let first = self.open.talon.buyer == 1;
        // The first buyer takes what they do not pass, and pass from the other end (R46, II.7.33-34).
        let end = match (first, self.agreements.pass_from) {
            (true, End::Bottom) => End::Top,
            (true, End::Top) => End::Bottom,
            (false, _) => self.agreements.draw_from,
        };
        let drawn = self.draw_from(end, discards.len());
        self.take_in(seat, discards, drawn);
        // In the obliged game Espadilha drawn after a casca is shown before it joins the hand (R110).
        let passage = &self.open.passage;
        let obliged = passage.obliged && passage.passed_twice.contains(seat) && self.open.plays(Contract::Casca);
        if obliged && drawn.contains(ESPADILHA) {
            self.open.shown[seat.index()].insert(ESPADILHA);
            self.open.say(seat, Said::ShowedEspadilha);
        }
        if first {
            self.open.say(seat, Said::PassedOn(self.open.talon.stock.len() as u8));
            self.open.talon.buyer = 2;
        } else {
            self.open.phase = Phase::Opening;
            self.void_for_espadilha();
        }
    }

    // --- the thirteen ---

    fn check_treze_discard(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        const RULE: &str = "voltarete R99";
        match *action {
            Action::Discard4(discards) => match (discards - self.hand(seat)).first() {
                Some(card) => Err(Breach::NotHeld { card, rule: RULE }),
                None if discards.len() != ASIDE => Err(Breach::CardCount { rule: RULE, from: ASIDE, to: ASIDE }),
                None => Ok(()),
            },
            Action::AskResposta => self.check_treze_surrender(),
            Action::DeclareGeral => Err(Breach::NoGeralInTreze),
            Action::Name(_) => Err(Breach::NotNow { rule: "voltarete R105" }),
            _ => Err(Breach::untimely(action)),
        }
    }

    fn treze_discard(&mut self, seat: Seat, action: &Action) {
        let Action::Discard4(discards) = *action else { return self.ask_resposta(seat) };
        self.hidden.hands[seat.index()] -= discards;
        self.hidden.discards[seat.index()] |= discards;
        self.open.talon.discarded[seat.index()] = ASIDE;
        self.open.phase = Phase::Naming;
    }
}

pub(super) static EXCHANGE: Stage = Stage {
    awaited: Awaited::feito,
    others: |game, _, action| match action {
        Action::Exchange(_) => game.not_your_turn("voltarete R37"),
        _ => Breach::untimely(action),
    },
    offers: Voltarete::exchange_offers,
    check: Voltarete::check_exchange,
    perform: Voltarete::exchange,
    ..Stage::IDLE
};

pub(super) static CASCA_CHOICE: Stage = Stage {
    awaited: Awaited::feito,
    others: |game, _, action| match action {
        Action::Name(_) | Action::ReporCasca => game.not_your_turn("voltarete R58"),
        _ => Breach::untimely(action),
    },
    offers: |game, seat, out| {
        out.extend(Suit::ALL.map(|suit| Offer::Word(Action::Name(suit))));
        game.offer_words(seat, &[Action::ReporCasca], out);
    },
    check: |_, _, action| match action {
        Action::Name(_) | Action::ReporCasca => Ok(()),
        _ => Err(Breach::untimely(action)),
    },
    perform: Voltarete::casca_choice,
    ..Stage::IDLE
};

pub(super) static BUYING: Stage = Stage {
    awaited: |game| Awaited::one(game.buyer()),
    others: Voltarete::not_to_buy,
    offers: Voltarete::buy_offers,
    check: Voltarete::check_buy,
    perform: Voltarete::buy,
    ..Stage::IDLE
};

pub(super) static TREZE_DISCARD: Stage = Stage {
    awaited: Awaited::feito,
    others: |game, _, _| game.not_your_turn("voltarete R99"),
    offers: |game, seat, out| {
        let of = game.hand(seat);
        out.push(Offer::Cards { of, must: CardSet::EMPTY, at_least: ASIDE, at_most: ASIDE, make: Action::Discard4 });
        game.offer_words(seat, &[Action::AskResposta], out);
    },
    check: Voltarete::check_treze_discard,
    perform: Voltarete::treze_discard,
    ..Stage::IDLE
};
