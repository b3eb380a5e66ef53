//! Tricks (R69-R86).

use super::Voltarete;
use super::action::{Action, Lost, Won};
use super::breach::Breach;
use super::contract::{Contract, Geral};
use super::stage::{Awaited, Stage};
use super::state::{HAND, LaidAs, Phase, Said};
use cards::{Card, CardSet};
use engine::duty::Duty;
use engine::{Offer, Seat, SeatSet};

impl Voltarete {
    /// The mão leads to the first trick, not the feito (R69).
    pub(super) fn begin_play(&mut self) {
        self.open.phase = Phase::Tricks;
        self.open.play.to_play = self.open.round.order[0];
    }

    #[inline]
    pub(super) fn awaited_in_tricks(&self) -> Awaited {
        let must = SeatSet::of(self.open.play.to_play);
        Awaited { must, may: self.open.round.playing().minus(must) }
    }

    /// The legal cards; an honour table may let others be played too.
    #[inline]
    pub(super) fn playable(&self, seat: Seat) -> CardSet {
        let hand = self.hand(seat);
        self.open.trumps().map_or(hand, |trumps| trumps.playable(hand, &self.open.play.trick))
    }

    #[inline]
    pub(super) fn play_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let playable = self.playable(seat);
        out.push(Offer::Card { of: playable, make: Action::Play });
        if self.agreements.honour() {
            out.extend(Offer::card(self.hand(seat) - playable, Action::Play));
        }
    }

    #[inline]
    pub(super) fn check_play(&self, seat: Seat, card: Card) -> Result<(), Breach> {
        let turn = self.open.play.to_play;
        if seat != turn {
            let plays = self.open.round.plays_cards(seat);
            return Err(if plays { Breach::NotYourTurn { turn, rule: "voltarete R69" } } else { Breach::NotPlaying });
        }
        if !self.hand(seat).contains(card) {
            let rule = if self.open.play.trick.is_empty() { "voltarete R69" } else { "voltarete R72" };
            return Err(Breach::NotHeld { card, rule });
        }
        if self.agreements.honour() || self.playable(seat).contains(card) { Ok(()) } else { Err(self.revoke_breach()) }
    }

    /// The rule a revoke would break.
    pub(super) fn revoke_breach(&self) -> Breach {
        match (self.open.play.trick.led(), self.open.trumps()) {
            (Some(led), Some(trumps)) if trumps.all().contains(led) => Breach::MustTrump,
            (Some(led), _) => led.suit().map_or(Breach::MustTrump, |suit| Breach::MustFollow { suit }),
            _ => Breach::NotPlaying,
        }
    }

    /// The card is played; perhaps the trick is full.
    #[inline]
    pub(super) fn put_down(&mut self, seat: Seat, card: Card) {
        let Some(trumps) = self.open.trumps() else { return };
        let open = &mut self.open;
        self.hidden.hands[seat.index()].remove(card);
        open.shown[seat.index()].remove(card);
        if open.play.put_down(seat, card, &open.round, &trumps.order).is_some() {
            match open.play.takers.len() {
                HAND => self.end_of_play(),
                5 if self.may_stop() => self.open.phase = Phase::StopOrGeral,
                _ => {}
            }
        }
    }

    fn check_in_tricks(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        match *action {
            Action::Play(card) => self.check_play(seat, card),
            Action::Amend(card) => self.check_amend(seat, card),
            Action::Accuse(other, trick) => self.check_accusation(seat, other, trick).map(drop),
            Action::SayCodilho(to) => self.check_say_codilho(seat, to),
            Action::AskResposta | Action::ReporCasca if self.open.plays(Contract::Casca) => Err(Breach::CascaNamed),
            Action::AskResposta => Err(Breach::NoResposta),
            Action::DeclareGeral if self.open.plays(Contract::Treze) => Err(Breach::NoGeralInTreze),
            _ => match laid_by(action) {
                Some((laid, _)) => self.check_laying(seat, laid),
                None => Err(Breach::untimely(action)),
            },
        }
    }

    fn act_in_tricks(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Play(card) => self.put_down(seat, card),
            Action::Amend(card) => self.amend(seat, card),
            Action::Accuse(other, trick) => self.accuse(other, trick),
            Action::SayCodilho(to) => self.say_codilho(seat, to),
            _ => {
                if let Some((laid, said)) = laid_by(action) {
                    self.lay_down(seat, laid, said);
                }
            }
        }
    }

    /// Is it the moment of R85: the first five tricks are the feito's, and no geral was declared?
    fn may_stop(&self) -> bool {
        let open = &self.open;
        open.geral == Geral::No && open.primeiras() && !open.plays(Contract::Treze) && open.feito_may_win()
    }

    /// The choice is the feito's. The others may still mend a revoke, not having played to the next trick (II.10.15).
    fn check_stop(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        match *action {
            Action::Stop | Action::Continue if self.open.feito == Some(seat) => Ok(()),
            Action::Amend(card) if self.agreements.honour() => self.check_amend(seat, card),
            Action::Accuse(other, trick) if self.agreements.honour() => self.check_accusation(seat, other, trick).map(drop),
            _ if self.open.feito == Some(seat) => Err(Breach::NotNow { rule: "voltarete R85" }),
            _ => Err(self.not_your_turn("voltarete R85")),
        }
    }

    fn stop_or_go_on(&mut self, seat: Seat, action: &Action) {
        match action {
            Action::Stop => {
                self.open.say(seat, Said::Stop);
                self.show_matadores(seat, self.matadores(seat));
                self.end_of_play();
            }
            Action::Continue => {
                self.open.say(seat, Said::Continue);
                self.open.geral = Geral::Tried;
                self.open.phase = Phase::Tricks;
            }
            _ => self.act_in_tricks(seat, action),
        }
    }

    /// Matadores that are paid for, and not yet played, are shown (R85, R119, II.17.16).
    pub(super) fn show_matadores(&mut self, feito: Seat, matadores: CardSet) {
        let unplayed = matadores & self.hand(feito);
        self.open.shown[feito.index()] |= unplayed;
        self.open.matadores = Some((feito, unplayed)).filter(|_| !unplayed.is_empty());
    }

    /// The play is over. At an honour table revokes can be accused until the cards are mixed.
    pub(super) fn end_of_play(&mut self) {
        if self.agreements.honour() {
            self.open.phase = Phase::Inspection;
        } else {
            self.settle_played();
        }
    }

    /// Takes back every card from the play number `from` on: each returns to its owner's hand, seen by all.
    pub(super) fn take_back(&mut self, from: usize) {
        let Some(trumps) = self.open.trumps() else { return };
        let open = &mut self.open;
        for (seat, card) in open.play.take_back(from, &open.round, &trumps.order) {
            self.hidden.hands[seat.index()].insert(card);
            open.shown[seat.index()].insert(card);
        }
        // What is played anew can be looked into anew; and a hand laid open stays so from here on.
        let full = open.play.takers.len();
        open.honour.examined.retain(|(_, trick)| usize::from(*trick) <= full);
        for (_, _, at) in &mut open.claims.exposures {
            *at = from.min(*at);
        }
        open.phase = Phase::Tricks;
        open.settlement.content = SeatSet::EMPTY;
        // Matadores shown on stopping stay in sight as cards of the hand; the hand is not over.
        open.matadores = None;
        // A geral was tried only if the five first tricks still stand.
        if open.geral == Geral::Tried && full < 5 {
            open.geral = Geral::No;
        }
    }
}

/// As what an act lays cards down, and how it is heard.
const fn laid_by(action: &Action) -> Option<(LaidAs, Said)> {
    match *action {
        Action::ClaimWin(won) => Some((LaidAs::Won(won), Said::ClaimWin(won))),
        Action::Concede(lost) => Some((LaidAs::Lost(lost), Said::Concede(lost))),
        Action::ClaimCodilho => Some((LaidAs::Codilho, Said::ClaimCodilho)),
        Action::GrantWin => Some((LaidAs::Granted, Said::GrantWin)),
        _ => None,
    }
}

/// Everything that lays cards down.
const LAYING: &[Action] = &[
    Action::ClaimWin(Won::Hand),
    Action::ClaimWin(Won::Primeiras),
    Action::ClaimWin(Won::Geral),
    Action::Concede(Lost::Resposta),
    Action::Concede(Lost::Codilho),
    Action::ClaimCodilho,
    Action::GrantWin,
];

pub(super) static TRICKS: Stage = Stage {
    awaited: Voltarete::awaited_in_tricks,
    others: |_, _, _| Breach::NotPlaying,
    offers: Voltarete::play_offers,
    optional_offers: |game, seat, out| {
        game.offer_words(seat, LAYING, out);
        game.revoke_offers(seat, out);
        if game.agreements.honour() {
            game.open.opponents().for_each(|to| game.offer_words(seat, &[Action::SayCodilho(to)], out));
        }
    },
    check: Voltarete::check_in_tricks,
    perform: Voltarete::act_in_tricks,
};

pub(super) static STOP_OR_GERAL: Stage = Stage {
    awaited: |game| {
        let feito = Awaited::feito(game);
        let may = if game.agreements.honour() { game.open.round.playing().minus(feito.must) } else { SeatSet::EMPTY };
        Awaited { may, ..feito }
    },
    others: |game, seat, _| match game.open.round.plays_cards(seat) {
        true => game.not_your_turn("voltarete R85"),
        false => Breach::NotPlaying,
    },
    offers: |game, seat, out| game.offer_words(seat, &[Action::Stop, Action::Continue], out),
    optional_offers: Voltarete::revoke_offers,
    check: Voltarete::check_stop,
    perform: Voltarete::stop_or_go_on,
};
