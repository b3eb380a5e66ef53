//! Side payments, where they must be asked for (mediator R58-R60, hombre R39).

use super::Core;
use super::action::{Action, Calidad};
use super::breach::Breach;
use super::result::{BolaPaid, Judged, Outcome};
use super::state::Said;
use super::terms::{Claims, Switch};
use super::variant::{Desbola, Reckoning};
use engine::{Offer, Seat};
use serde::Serialize;

/// The trumps of the longest suit.
const MOST_ESTUCHES: i64 = 12;

/// Payments demanded after a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Demanded {
    /// The game itself.
    pub game: bool,
    pub estuches: Option<u8>,
    pub primeras: bool,
    pub bola: bool,
    /// Too much was asked, or the same twice: all is lost.
    pub forfeited: bool,
}

impl Demanded {
    pub const NOTHING: Demanded = Demanded { game: false, estuches: None, primeras: false, bola: false, forfeited: false };
}

/// Side payments: all but the pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Allowed {
    pub(super) game: bool,
    /// As they count.
    pub(super) estuches: i64,
    pub(super) primeras: bool,
    pub(super) bola: bool,
}

impl Core {
    /// The side payments due: all of them, or those asked for rightly.
    pub(super) fn allowed_claims(&self, judged: &Judged) -> Allowed {
        let asked = self.open.claims;
        let count = |many: usize| self.terms.variant.estuches(self.terms.estuches, many);
        let primeras = judged.primeras && self.terms.primeras > 0;
        if self.terms.claims == Claims::Auto {
            return Allowed { game: true, estuches: count(judged.estuches.len()), primeras, bola: true };
        }
        // Who asks for more than they have loses it all; in the Hombre the game too, which is asked for like the rest (mediator CAL.1,
        // hombre CAL.1, CAL.2).
        let asked_for = if asked.forfeited { Demanded::NOTHING } else { asked };
        Allowed {
            // A game that a fault turned round is paid as the ruling says, no matter who asked (mediator 5.6).
            game: asked_for.game || !self.asks_for_game() || judged.outcome != self.judge().outcome,
            estuches: count(usize::from(asked_for.estuches.unwrap_or(0))),
            primeras: primeras && asked_for.primeras,
            bola: asked_for.bola || self.lost_bola_is_due(judged),
        }
    }

    /// Is all but the middle paid only if it is asked for (hombre R39)?
    fn asks_for_game(&self) -> bool {
        self.terms.variant.reckoning == Reckoning::Compared
    }

    /// A bola that was cut is known to all, and paid without asking.
    fn lost_bola_is_due(&self, judged: &Judged) -> bool {
        judged.bola == Some(BolaPaid::Lost)
    }

    /// Does this seat belong to those who are to be paid?
    fn is_paid(&self, seat: Seat) -> bool {
        let of_side = self.side().contains(seat);
        of_side == (self.judge().outcome == Outcome::Won) && self.open.round.plays_cards(seat)
    }

    pub(super) fn check_claim(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let open = &self.open;
        if open.answered.contains(seat) || !open.round.plays_cards(seat) {
            return Err(Breach::NotNow { rule: "mediator R60" });
        }
        match *action {
            Action::Content => Ok(()),
            Action::Accuse(other, trick) => self.check_accuse(seat, other, trick),
            Action::Contest | Action::Demand(_) => self.check_fault(seat, action),
            Action::Claim(_) | Action::Estuches(_) if self.terms.claims == Claims::Auto => Err(Breach::untimely(action)),
            Action::Claim(_) | Action::Estuches(_) if open.claims.forfeited || !self.is_paid(seat) => {
                Err(Breach::NotNow { rule: "mediator R58" })
            }
            Action::Claim(Calidad::Game) if !self.asks_for_game() => Err(Breach::untimely(action)),
            // hombre:XV.4: nobody is paid for a desbola there.
            Action::Claim(Calidad::Desbola) if self.terms.variant.prices.desbola == Desbola::Nothing => {
                Err(Breach::untimely(action))
            }
            Action::Claim(Calidad::Primeras) if self.terms.primeras == 0 => Err(Breach::untimely(action)),
            Action::Estuches(many) if !(1..=MOST_ESTUCHES).contains(&many) => {
                Err(Breach::EstucheCount { most: MOST_ESTUCHES as usize })
            }
            Action::Claim(_) | Action::Estuches(_) => Ok(()),
            _ => Err(Breach::untimely(action)),
        }
    }

    pub(super) fn claim_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        out.push(Offer::Word(Action::Content));
        if self.check_claim(seat, &Action::Estuches(1)).is_ok() {
            let items = [Calidad::Game, Calidad::Primeras, Calidad::Bola, Calidad::Desbola].map(Action::Claim);
            out.extend(items.into_iter().filter(|item| self.check_claim(seat, item).is_ok()).map(Offer::Word));
            out.push(Offer::Number { from: 1, to: MOST_ESTUCHES, make: Action::Estuches });
        }
        self.amend_offers(seat, out);
        self.accuse_offers(seat, out);
        self.fault_offers(seat, out);
    }

    pub(super) fn claim(&mut self, seat: Seat, action: &Action) {
        let judged = self.judge();
        let asked = self.open.claims;
        self.open.honour.unlifted = Switch::Off;
        match *action {
            Action::Accuse(other, trick) => self.accuse(other, trick),
            Action::Contest | Action::Demand(_) => self.commit_fault(seat, action),
            Action::Claim(item) => {
                self.open.say(seat, Said::Claim(item));
                let (held, already) = match item {
                    // Both defenders are paid, and either may ask.
                    Calidad::Game => (true, false),
                    Calidad::Primeras => (judged.primeras, asked.primeras),
                    Calidad::Bola => (judged.bola == Some(BolaPaid::Made), asked.bola),
                    Calidad::Desbola => (judged.bola == Some(BolaPaid::Desbola), asked.bola),
                };
                let claims = &mut self.open.claims;
                claims.forfeited |= !held || already;
                claims.game |= item == Calidad::Game;
                claims.primeras |= item == Calidad::Primeras;
                claims.bola |= matches!(item, Calidad::Bola | Calidad::Desbola);
            }
            Action::Estuches(many) => {
                let many = many as u8;
                self.open.say(seat, Said::Estuches(many));
                self.open.claims.forfeited |= asked.estuches.is_some() || usize::from(many) > judged.estuches.len();
                self.open.claims.estuches = Some(many);
            }
            _ => {
                self.open.say(seat, Said::Content);
                self.open.answered = self.open.answered.with(seat);
                if self.open.round.playing().minus(self.open.answered).is_empty() {
                    self.settle();
                }
            }
        }
    }
}
