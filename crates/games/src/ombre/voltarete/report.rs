//! Results of hands: in figures, in a sentence, and with the cards that were shown (R85, R87-R91, II.17.16).

use super::Voltarete;
use super::contract::Contract;
use super::state::{LaidAs, SEATS};
use crate::ombre::tricks::Round;
use cards::{CardSet, Suit};
use engine::{Account, DealReport, Ledger, Msg, Seat, SeatSet};
use std::fmt::Write as _;

/// A hand as it is told of when it is over, or as it stands. Its sentences are made when they are asked for.
#[derive(Clone, Debug)]
pub(super) struct HandReport {
    number: u32,
    dealer: Seat,
    players: usize,
    outcome: Option<&'static str>,
    contract: Option<Contract>,
    feito: Option<Seat>,
    trump: Option<Suit>,
    round: Round<SEATS>,
    won: [u8; SEATS],
    /// As what cards were laid down, if that ended the hand.
    laid: Option<LaidAs>,
    /// Cards in the hands that all have seen: matadores that are paid for, hands laid down, what a law turned up.
    shown: [CardSet; SEATS],
}

impl Voltarete {
    /// Keeps how the hand ended.
    pub(super) fn keep(&mut self) {
        let hand = self.running_hand();
        self.reports.push(hand);
    }

    /// Summary of the running hand.
    pub(super) fn running_hand(&self) -> HandReport {
        let open = &self.open;
        let shown = |seat: Seat| {
            let hand = self.hand(seat);
            if open.claims.exposed.contains(seat) { hand } else { open.shown[seat.index()] & hand }
        };
        HandReport {
            number: self.match_state.deal,
            dealer: self.match_state.dealer,
            players: self.match_state.players,
            outcome: open.settlement.outcome,
            contract: open.contract,
            feito: open.feito,
            trump: open.trump,
            round: open.round,
            won: open.play.won,
            laid: open.claims.claim.filter(|claim| claim.answers.is_empty()).map(|claim| claim.what),
            shown: std::array::from_fn(|seat| shown(Seat::at(seat))),
        }
    }
}

impl HandReport {
    pub(super) fn report(&self, ledger: &Ledger) -> DealReport {
        let shown = Seat::first(self.players).map(|seat| (seat, self.shown[seat.index()]));
        DealReport {
            number: self.number,
            dealer: self.dealer,
            outcome: self.outcome,
            contract: self.contract.map(|contract| contract.worth().name),
            ombre: self.feito,
            trump: self.trump,
            tricks: self.won[..self.players].iter().copied().collect(),
            counted: Vec::new(),
            ended: self.outcome.and_then(|outcome| self.ended(outcome, ledger)),
            shown: shown.filter(|(_, cards)| self.outcome.is_some() && !cards.is_empty()).collect(),
        }
    }

    /// The contract, its player and the outcome, in a sentence.
    fn ended(&self, outcome: &'static str, ledger: &Ledger) -> Option<Msg> {
        let (feito, contract) = match (outcome, self.feito, self.contract) {
            ("passed", ..) => return Some(Msg::new("voltarete-ended-passed")),
            ("void", ..) => return Some(Msg::new("voltarete-ended-void")),
            (_, Some(feito), Some(contract)) => (feito, contract),
            _ => return None,
        };
        let id = match (outcome, self.laid) {
            ("win", Some(LaidAs::Won(_))) => "voltarete-ended-win-laid",
            ("win", Some(LaidAs::Granted)) => "voltarete-ended-win-granted",
            ("win", _) => "voltarete-ended-win",
            ("codilho", _) => "voltarete-ended-codilho",
            ("barred", _) => "voltarete-ended-barred",
            ("granted", _) if contract == Contract::Treze => "voltarete-ended-treze-granted",
            ("granted", _) => "voltarete-ended-granted",
            ("surrendered", _) => "voltarete-ended-surrendered",
            ("resposta", Some(LaidAs::Lost(_))) => "voltarete-ended-resposta-laid",
            _ => "voltarete-ended-resposta",
        };
        let ended =
            Msg::new(id).with("seat", feito).with("game", self.game_words(contract)).with("tricks", self.tricks_told(feito));
        let winners = || SeatSet::from_iter(self.paid_codilho(feito, ledger));
        Some(if outcome == "codilho" { ended.with("winners", winners()) } else { ended })
    }

    /// The game and its suit.
    fn game_words(&self, contract: Contract) -> Msg {
        let game = contract.said();
        // The suit is in the name of the games that have but one.
        match self.trump.filter(|_| contract.fixed_trump().is_none()) {
            Some(suit) => Msg::new("voltarete-game-in").with("contract", game).with("suit", suit),
            None => game,
        }
    }

    /// The tricks of the feito, and of each opponent from their right on: `5-3-1`.
    fn tricks_told(&self, feito: Seat) -> String {
        let mut told = self.won[feito.index()].to_string();
        for seat in self.round.after(feito) {
            let _ = write!(told, "-{}", self.won[seat.index()]);
        }
        told
    }

    /// Receivers of the codilho, or of a part of it.
    fn paid_codilho(&self, feito: Seat, ledger: &Ledger) -> impl Iterator<Item = Seat> {
        let paid = ledger.of_deal(self.number).iter();
        let codilho = |cite: &str| matches!(cite, "voltarete R103" | "voltarete R114");
        paid.filter(move |entry| entry.from == Account::from(feito) && codilho(entry.cause.cite.0))
            .filter_map(|entry| entry.to.as_seat())
    }
}
