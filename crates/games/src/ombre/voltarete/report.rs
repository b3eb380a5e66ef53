//! How a hand ended: in figures, in a sentence, and with the cards that were shown (R85, R87-R91, II.17.16).

use super::Voltarete;
use super::contract::Contract;
use super::state::Laid;
use cards::CardSet;
use engine::{Account, DealReport, Msg, Seat, SeatSet};
use std::fmt::Write as _;

impl Voltarete {
    /// Keeps how the hand ended.
    pub(super) fn report(&mut self) {
        let report = self.running_report();
        self.reports.push(report);
    }

    /// How the running hand stands.
    pub(super) fn running_report(&self) -> DealReport {
        let open = &self.open;
        let outcome = open.settlement.outcome;
        DealReport {
            number: self.company.deal,
            dealer: self.company.dealer,
            outcome,
            contract: open.contract.map(|contract| contract.worth().name),
            ombre: open.feito,
            trump: open.trump,
            tricks: open.play.won[..self.company.players].iter().copied().collect(),
            counted: Vec::new(),
            ended: outcome.and_then(|outcome| self.ended(outcome)),
            shown: outcome.map_or_else(Vec::new, |_| self.shown_at_the_end()),
        }
    }

    /// Who played what, and how it went.
    fn ended(&self, outcome: &'static str) -> Option<Msg> {
        let (feito, contract) = match (outcome, self.open.feito, self.open.contract) {
            ("passed", ..) => return Some(Msg::new("voltarete-ended-passed")),
            ("void", ..) => return Some(Msg::new("voltarete-ended-void")),
            (_, Some(feito), Some(contract)) => (feito, contract),
            _ => return None,
        };
        let laid = self.open.claims.claim.filter(|claim| claim.answers.is_empty()).map(|claim| claim.what);
        let id = match (outcome, laid) {
            ("win", Some(Laid::Won(_))) => "voltarete-ended-win-laid",
            ("win", Some(Laid::Granted)) => "voltarete-ended-win-granted",
            ("win", _) => "voltarete-ended-win",
            ("codilho", _) => "voltarete-ended-codilho",
            ("barred", _) => "voltarete-ended-barred",
            ("granted", _) if contract == Contract::Treze => "voltarete-ended-treze-granted",
            ("granted", _) => "voltarete-ended-granted",
            ("surrendered", _) => "voltarete-ended-surrendered",
            ("resposta", Some(Laid::Lost(_))) => "voltarete-ended-resposta-laid",
            _ => "voltarete-ended-resposta",
        };
        let ended =
            Msg::new(id).with("seat", feito).with("game", self.game_words(contract)).with("tricks", self.tricks_told(feito));
        Some(if outcome == "codilho" { ended.with("winners", SeatSet::from_iter(self.paid_codilho(feito))) } else { ended })
    }

    /// The game and its suit.
    fn game_words(&self, contract: Contract) -> Msg {
        let game = contract.said();
        // The suit is in the name of the games that have but one.
        match self.open.trump.filter(|_| contract.fixed_trump().is_none()) {
            Some(suit) => Msg::new("voltarete-game-in").with("contract", game).with("suit", suit),
            None => game,
        }
    }

    /// The tricks of the feito, and of each opponent from their right on: `5-3-1`.
    fn tricks_told(&self, feito: Seat) -> String {
        let each = [feito].into_iter().chain(self.open.opponents());
        let mut told = String::new();
        for (place, seat) in each.enumerate() {
            let won = self.open.play.of(seat);
            let _ = if place == 0 { write!(told, "{won}") } else { write!(told, "-{won}") };
        }
        told
    }

    /// Who got the codilho, or a part of it.
    fn paid_codilho(&self, feito: Seat) -> impl Iterator<Item = Seat> {
        let paid = self.ledger.of_deal(self.company.deal).iter();
        let codilho = |cite: &str| matches!(cite, "voltarete R103" | "voltarete R114");
        paid.filter(move |entry| entry.from == Account::from(feito) && codilho(entry.cause.cite.0))
            .filter_map(|entry| entry.to.as_seat())
    }

    /// Cards in the hands that all have seen: matadores that are paid for, hands laid down, what a law turned up.
    fn shown_at_the_end(&self) -> Vec<(Seat, CardSet)> {
        let of = |seat: Seat| {
            let hand = self.hand(seat);
            let open = if self.open.claims.exposed.contains(seat) { hand } else { CardSet::EMPTY };
            (seat, open | self.open.shown[seat.index()] & hand)
        };
        Seat::first(self.company.players).map(of).filter(|(_, cards)| !cards.is_empty()).collect()
    }
}
