//! Settlement (mediator 5, family 5, hombre 5): game and calidades, bola, and the pot, each shared on its own.

use super::Core;
use super::ended::named;
use super::facts::MIDDLE;
use super::laws::Decision;
use super::result::{BolaPaid, Judged, Loss, Outcome, Payers};
use super::state::{Bola, Claimed, Concession};
use super::variant::{BolaLost, Rules};
use arrayvec::ArrayVec;
use engine::{Cause, Cite, Seat};

/// A sum that is shared by the Hombre and their partner: the odd tanto is always the Hombre's (mediator D4).
#[derive(Clone, Copy, Debug)]
pub(super) struct Shared {
    hombre: Seat,
    partner: Option<Seat>,
    moved: i64,
}

impl Shared {
    pub(super) fn new(hombre: Seat, partner: Option<Seat>) -> Shared {
        Shared { hombre, partner, moved: 0 }
    }

    /// The parts of the next tantos.
    fn parts(&mut self, amount: i64) -> [(Seat, i64); 2] {
        let Some(partner) = self.partner else { return [(self.hombre, amount), (self.hombre, 0)] };
        let before = (self.moved + 1) / 2;
        self.moved += amount;
        let own = (self.moved + 1) / 2 - before;
        [(self.hombre, own), (partner, amount - own)]
    }
}

/// Redirection of a settlement by the laws.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Aim {
    /// The only payer, in place of all who would pay.
    pub(super) payer: Option<Seat>,
    /// Settled as this, whatever the tricks.
    pub(super) as_if: Option<Outcome>,
    /// Payers and the players they pay for.
    pub(super) shares: ArrayVec<(Seat, Seat), 6>,
    pub(super) collects: Collects,
    /// The law that aims it, which explains what is paid.
    pub(super) law: Option<Cite>,
}

/// Award of a winner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Collects {
    #[default]
    All,
    /// Nothing, and the pot stays (mediator III.2, hombre XII.1).
    Nothing,
}

impl Aim {
    /// The payer of this adversary's debt.
    fn payer_for(&self, adversary: Seat) -> Seat {
        let share = self.shares.iter().find(|(_, of)| *of == adversary).map(|&(payer, _)| payer);
        self.payer.or(share).unwrap_or(adversary)
    }
}

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
    fn aimed(&self, judged: &Judged, aim: &Aim) -> Judged {
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
    fn items(&self, judged: &Judged, aim: &Aim) -> Items {
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
        let won = judged.outcome == Outcome::Won;
        let partner = self.partner();
        let loss = match (won, aim.payer) {
            (true, _) => Loss { game: Payers::Halves, pot: Payers::Halves },
            (false, Some(_)) => Loss { game: Payers::Hombre, pot: Payers::Hombre },
            (false, None) => self.loss(judged.outcome),
        };
        let payer = aim.payer.filter(|_| !won).unwrap_or(hombre);
        let shared = |payers: Payers| Shared::new(payer, partner.filter(|_| payers == Payers::Halves));
        let all = self.adversaries();
        // Who pays in the Hombre's place is not paid themselves.
        let unpaid = aim.payer.filter(|_| !won);
        let adversaries: ArrayVec<Seat, 6> = all.iter().copied().filter(|&seat| Some(seat) != unpaid).collect();
        let nothing = won && aim.collects == Collects::Nothing;
        if !nothing {
            self.pay_game(judged, &adversaries, &mut shared(loss.game), aim);
        }
        if !nothing || judged.bola == Some(BolaPaid::Lost) {
            // The desbola of cards laid down is the Hombre's alone (mediator VII.1, family D20).
            let laid_down = self.open.concession == Concession::LaidDown;
            let payers = if laid_down { Payers::Hombre } else { loss.game };
            self.pay_bola(judged, &adversaries, &mut shared(payers), aim);
        }
        if !nothing {
            self.pay_pot(judged, pot, (&all, unpaid), &mut shared(loss.pot), aim);
        }
    }

    fn pay_game(&mut self, judged: &Judged, adversaries: &[Seat], shared: &mut Shared, aim: &Aim) {
        let items = self.items(judged, aim);
        let zangano = self.open.zangano(&self.company);
        let won = judged.outcome == Outcome::Won;
        // Of a loss the zángano is paid like one adversary more (family R36).
        let paid = adversaries.iter().copied().chain(zangano.filter(|_| !won));
        for seat in paid {
            for &(amount, cause) in &items {
                self.between(shared, seat, if won { amount } else { -amount }, aim, cause);
            }
        }
        if let Some(zangano) = zangano.filter(|_| won) {
            let total: i64 = items.iter().map(|(amount, _)| amount).sum();
            let cause = Cause::new("spanish-cause-zangano", Cite("family R35"));
            for (amount, &seat) in split(total, adversaries.len()).zip(adversaries) {
                self.ledger.pay(self.company.deal, aim.payer_for(seat), zangano, amount, cause);
            }
        }
    }

    fn pay_bola(&mut self, judged: &Judged, adversaries: &[Seat], shared: &mut Shared, aim: &Aim) {
        let Some(bola) = judged.bola else { return };
        if !self.allowed_claims(judged).bola {
            return;
        }
        let price = self.terms.prices.bola[self.tariff()] * self.multiplier();
        let tried_free = self.terms.variant.bola_lost == BolaLost::Free && judged.outcome == Outcome::Won;
        let (amount, id) = match bola {
            BolaPaid::Made => (price, "spanish-cause-bola"),
            BolaPaid::Lost if tried_free => (0, "spanish-cause-bola-lost"),
            BolaPaid::Lost => (-price, "spanish-cause-bola-lost"),
            BolaPaid::Desbola => (-price, "spanish-cause-desbola"),
        };
        let cause = Cause::new(id, self.bola_reason(bola, aim)).each(price);
        for &seat in adversaries {
            self.between(shared, seat, amount, aim, cause);
        }
    }

    /// Moves an amount from an adversary to the Hombre's side; the other way if it is negative.
    fn between(&mut self, shared: &mut Shared, adversary: Seat, amount: i64, aim: &Aim, cause: Cause) {
        let deal = self.company.deal;
        for (seat, part) in shared.parts(amount.abs()) {
            if amount >= 0 {
                self.ledger.pay(deal, aim.payer_for(adversary), seat, part, cause);
            } else {
                self.ledger.pay(deal, seat, adversary, part, cause);
            }
        }
    }

    /// Won, the pot is lifted; puesta, as much is put in; codillo, as much goes to the adversaries (mediator 5.3, 5.4).
    /// The share of a codillo that would go to `unpaid` is nobody's (mediator D22).
    fn pay_pot(
        &mut self,
        judged: &Judged,
        pot: i64,
        (adversaries, unpaid): (&[Seat], Option<Seat>),
        shared: &mut Shared,
        aim: &Aim,
    ) {
        let (deal, reason) = (self.company.deal, self.reason(judged, aim));
        match judged.outcome {
            Outcome::Won => {
                let cause = Cause::new("spanish-cause-pot", reason);
                for (seat, part) in shared.parts(pot) {
                    self.ledger.pay(deal, MIDDLE, seat, part, cause);
                }
            }
            Outcome::Puesta => {
                let asked = self.codillo_was_asked_for();
                let cause = Cause::new(if asked { "spanish-cause-puesta-asked" } else { "spanish-cause-puesta" }, reason);
                for (seat, part) in shared.parts(pot) {
                    self.ledger.pay(deal, seat, MIDDLE, part, cause);
                }
            }
            Outcome::Codillo(winner) => {
                let cause = Cause::new("spanish-cause-codillo", reason);
                let winners: ArrayVec<Seat, 6> = match winner {
                    Some(winner) => [winner].into_iter().collect(),
                    None => adversaries.iter().copied().collect(),
                };
                for (amount, &to) in split(pot, winners.len()).zip(&winners).filter(|(_, to)| Some(**to) != unpaid) {
                    for (seat, part) in shared.parts(amount) {
                        self.ledger.pay(deal, seat, to, part, cause);
                    }
                }
            }
        }
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

/// A sum in as many parts, the first ones with the odd tantos.
pub(super) fn split(sum: i64, parts: usize) -> impl Iterator<Item = i64> {
    let many = (parts as i64).max(1);
    (0..parts as i64).map(move |at| sum / many + i64::from(at < sum % many))
}
