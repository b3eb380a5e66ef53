//! The settlement of a hand at the table (mediator 5, family 5, hombre 5): what is paid, by which rule, as the laws aim it.

use super::Core;
use super::ended::named;
use super::facts::MIDDLE;
use super::laws::Decision;
use super::paid::{Aim, Collects, Hand, Paid};
use super::result::{BolaPaid, Judged, Outcome, Payers};
use super::state::{Bola, Claimed, Concession};
use super::variant::{BolaLost, Rules};
use arrayvec::ArrayVec;
use engine::{Cause, Cite, Seat};

/// Payment to or by each adversary, bola and pot aside.
type Items = ArrayVec<(i64, Cause), 3>;

impl Core {
    /// The hand is over: everybody pays.
    pub(super) fn settle(&mut self) {
        let judged = self.judge();
        let decisions = self.decisions(&judged);
        self.settle_by(judged, &decisions);
    }

    /// The same, as these decisions aim it.
    pub(super) fn settle_by(&mut self, judged: Judged, decisions: &[Decision]) {
        let aims = self.aims(&judged, decisions);
        let pot = self.terms.contested(self.ledger.balance(MIDDLE));
        for (times, aim) in aims.iter().enumerate() {
            let paid = self.aimed(&judged, aim);
            // A pot is lifted once, however many faults are paid for.
            let pot = if times > 0 && paid.outcome == Outcome::Won { 0 } else { pot };
            self.pay(&paid, pot, aim);
        }
        let judged = self.aimed(&judged, &aims[0]);
        self.open.outcome = Some(named(&judged).0);
        let ended = self.ended(&judged);
        decisions.iter().for_each(|decision| self.carry_out(decision));
        if judged.outcome == Outcome::Won && aims[0].collects == Collects::All {
            self.winner_takes_fine();
        }
        self.close(ended, self.shown_at_end(&judged));
    }

    /// The hand as it is paid. A bola that the offence of a defender may have cut is paid as made, by them (mediator 5.6).
    pub(super) fn aimed(&self, judged: &Judged, aim: &Aim) -> Judged {
        let outcome = aim.as_if.unwrap_or(judged.outcome);
        let by_defender = aim.payer.is_some_and(|payer| !self.side().contains(payer));
        let bola = match judged.bola {
            Some(BolaPaid::Lost) if by_defender && outcome == Outcome::Won => Some(BolaPaid::Made),
            bola => bola.filter(|_| aim.as_if.is_none()),
        };
        Judged { outcome, bola, primeras: judged.primeras && outcome == Outcome::Won, ..*judged }
    }

    pub(super) fn cause(&self, id: &'static str, rule: impl Fn(&Rules) -> &'static str) -> Cause {
        Cause::new(id, Cite(rule(&self.terms.variant.rules)))
    }

    /// The rule by which the game and the pot are paid: a law, what ended the hand before its tricks did, or the count of tricks.
    fn reason(&self, judged: &Judged, aim: &Aim) -> Cite {
        let rules = &self.terms.variant.rules;
        let by_tricks = match judged.outcome {
            Outcome::Won => rules.win,
            Outcome::Puesta if self.codillo_was_asked_for() => "hombre:SIG.1",
            Outcome::Puesta => rules.puesta,
            Outcome::Codillo(_) => rules.codillo,
        };
        let granted = self.open.question == Some(Claimed::Win);
        let cut = self.open.bola == Bola::Bid && judged.bola == Some(BolaPaid::Lost);
        aim.law.unwrap_or(Cite(match self.open.concession {
            Concession::Accepted | Concession::Refused => "mediator R56",
            Concession::LaidDown => "mediator:VII.1",
            Concession::No if granted => rules.granted,
            Concession::No if cut => "mediator R50",
            Concession::No => by_tricks,
        }))
    }

    /// The rule by which a bola or a desbola is paid.
    fn bola_reason(&self, bola: BolaPaid, aim: &Aim) -> Cite {
        aim.law.unwrap_or(Cite(match (bola, self.open.bola) {
            (BolaPaid::Desbola, _) if self.open.concession == Concession::LaidDown => "mediator:VII.1",
            (BolaPaid::Desbola, _) => "mediator R55",
            (BolaPaid::Made | BolaPaid::Lost, Bola::Bid) => "mediator R50",
            (BolaPaid::Made | BolaPaid::Lost, Bola::Forfeited) => "hombre R32",
            (BolaPaid::Made | BolaPaid::Lost, Bola::Tried | Bola::No) => self.terms.variant.rules.bola,
        }))
    }

    /// Game, estuches and primeras, from or to each adversary (mediator 5.1, 5.3).
    pub(super) fn items(&self, judged: &Judged, aim: &Aim) -> Items {
        let (at, times) = (self.tariff(), self.multiplier());
        let calidades = self.terms.prices.calidades[at] * times;
        let mut items = Items::new();
        let names = ["spanish-cause-entrada", "spanish-cause-mediator", "spanish-cause-solo"];
        let game = self.terms.prices.game[at] * times;
        let claims = self.allowed_claims(judged);
        items.push((if claims.game { game } else { 0 }, Cause::new(names[at], self.reason(judged, aim)).each(times)));
        let many = claims.estuches;
        let cause = self.cause("spanish-cause-estuches", |rules| rules.tariff).count(many).each(calidades);
        items.push((many * calidades, cause.cards(judged.estuches)));
        if claims.primeras {
            let cause = self.cause("spanish-cause-primeras", |rules| rules.tariff).each(self.terms.primeras * calidades);
            items.push((self.terms.primeras * calidades, cause));
        }
        items
    }

    fn pay(&mut self, judged: &Judged, pot: i64, aim: &Aim) {
        let Some(hombre) = self.open.hombre else { return };
        let id = match judged.outcome {
            Outcome::Won => "spanish-cause-pot",
            Outcome::Puesta if self.codillo_was_asked_for() => "spanish-cause-puesta-asked",
            Outcome::Puesta => "spanish-cause-puesta",
            Outcome::Codillo(_) => "spanish-cause-codillo",
        };
        let (adversaries, game, loss) = (self.adversaries(), self.items(judged, aim), self.loss(judged.outcome));
        // The desbola of cards laid down is the Hombre's alone (mediator VII.1, family D20).
        let laid_down = self.open.concession == Concession::LaidDown;
        let hand = Hand {
            hombre,
            partner: self.partner(),
            adversaries: &adversaries,
            zangano: self.open.zangano(&self.match_state),
            outcome: judged.outcome,
            game: &game,
            bola: self.bola(judged, aim),
            pot: (pot, Cause::new(id, self.reason(judged, aim))),
            loss,
            bola_by: if laid_down { Payers::Hombre } else { loss.game },
            aim,
        };
        let (deal, ledger) = (self.match_state.deal, &mut self.ledger);
        hand.pay(|Paid { from, to, amount, cause }| ledger.pay(deal, from, to, amount, cause));
    }

    /// The payment by each adversary for a bola, or to them for one that was lost, or for a desbola.
    pub(super) fn bola(&self, judged: &Judged, aim: &Aim) -> Option<(i64, Cause)> {
        let bola = judged.bola.filter(|_| self.allowed_claims(judged).bola)?;
        let price = self.terms.prices.bola[self.tariff()] * self.multiplier();
        let tried_free = self.terms.variant.bola_lost == BolaLost::Free && judged.outcome == Outcome::Won;
        let (amount, id) = match bola {
            BolaPaid::Made => (price, "spanish-cause-bola"),
            BolaPaid::Lost if tried_free => (0, "spanish-cause-bola-lost"),
            BolaPaid::Lost => (-price, "spanish-cause-bola-lost"),
            BolaPaid::Desbola => (-price, "spanish-cause-desbola"),
        };
        Some((amount, Cause::new(id, self.bola_reason(bola, aim)).each(price)))
    }

    /// The player who returned a called king of their own will, and made two tricks or more (mediator R34, D22).
    pub(super) fn returner(&self) -> Option<Seat> {
        let returned = self.entrada() && self.terms.king == super::terms::King::NamedReturnable;
        self.open.giver.filter(|&giver| returned && self.open.play.of(giver) >= 2)
    }

    /// The cards that are shown at the end: estuches that are paid for, and the card that makes the partner.
    fn shown_at_end(&self, judged: &Judged) -> ArrayVec<(Seat, cards::CardSet), { super::state::SEATS }> {
        let called = self.open.called.map_or(cards::CardSet::EMPTY, cards::CardSet::of);
        let wanted = judged.estuches | called;
        let players = self.open.round.players().iter();
        players.map(|&seat| (seat, self.at_play(seat) & wanted)).filter(|(_, cards)| !cards.is_empty()).collect()
    }
}
