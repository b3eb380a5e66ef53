//! What only happens at a real table: looking too early, signals, needless cards, wrong counts, cards gathered too soon
//! (section 8 of the rules).

use super::Truco;
use super::breach::Breach;
use super::laws::{Fault, Law};
use super::points;
use super::stakes::{FLOR, FlorEnd};
use super::state::{First, Form, HAND, Phase, Said, Score, Side};
use cards::CardSet;
use engine::{Seat, SeatSet};

/// Whether the flores the opponents hold and could still sing are paid when nothing was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unsung {
    /// They are, and they are shown.
    Paid,
    /// They are not.
    Ignored,
}

impl Truco {
    pub(super) fn check_real(&self) -> Result<(), Breach> {
        if self.agreements.real_table() { Ok(()) } else { Err(Breach::RealTableOnly) }
    }

    /// Is he one of the two who sit this testa out?
    fn check_bystander(&self, seat: Seat) -> Result<(), Breach> {
        self.check_real()?;
        let stands_by = self.open.form == Form::Testa && self.open.phase == Phase::Contest && !self.open.fights(seat);
        if stands_by { Ok(()) } else { Err(Breach::NotNow) }
    }

    pub(super) fn fault(&mut self, law: Law, by: Seat) {
        self.open.faults.push(Fault { law, by });
    }

    pub(super) fn check_look(&self, seat: Seat) -> Result<(), Breach> {
        self.check_bystander(seat)?;
        if self.open.looked.contains(seat) || !self.may_void() { Err(Breach::Already) } else { Ok(()) }
    }

    /// Without the announcement of testa it carries no penalty (R16, truco:9.IV.3).
    pub(super) fn look(&mut self, seat: Seat) {
        self.open.looked = self.open.looked.with(seat);
        if self.open.announced {
            let law = if self.open.plays.is_empty() { Law::LookedEarly } else { Law::Looked };
            self.fault(law, seat);
        }
    }

    pub(super) fn check_senha(&self, seat: Seat) -> Result<(), Breach> {
        let allowed = match self.open.form {
            Form::Testa => self.agreements.real_table(),
            Form::Roda => self.agreements.senhas() && self.company.companion(seat).is_some(),
        };
        match () {
            () if !allowed => Err(Breach::NoSenhas),
            () if self.open.phase != Phase::Contest => Err(Breach::NotNow),
            () if self.open.signalled.contains(seat) => Err(Breach::Already),
            () => Ok(()),
        }
    }

    pub(super) fn senha(&mut self, seat: Seat) {
        self.open.signalled = self.open.signalled.with(seat);
        if self.open.form == Form::Testa {
            self.fault(Law::Senha, seat);
        }
    }

    /// A bystander has spoken (truco:9.III.3b).
    pub(super) fn bystander_speaks(&mut self, seat: Seat) {
        let fault = Fault { law: Law::BystanderSpoke, by: seat };
        if !self.open.faults.contains(&fault) {
            self.fault(fault.law, fault.by);
        }
    }

    /// The cards a seat may show: those it has looked at and not shown yet.
    pub(super) fn showable(&self, seat: Seat) -> CardSet {
        let during = matches!(self.open.phase, Phase::Contest | Phase::Show | Phase::Claims);
        if self.agreements.real_table() && during && self.open.looked.contains(seat) {
            self.hidden.hands[seat.index()] - self.open.shown[seat.index()]
        } else {
            CardSet::EMPTY
        }
    }

    pub(super) fn check_show(&self, seat: Seat, cards: CardSet) -> Result<(), Breach> {
        self.check_real()?;
        match (cards - self.showable(seat)).first() {
            Some(card) => Err(Breach::NotYourCard { card }),
            None if cards.is_empty() => Err(Breach::NotNow),
            None => Ok(()),
        }
    }

    /// Cards shown without need in a testa are a fault, and after it too, except in the last (truco:9.V.1).
    pub(super) fn show_cards(&mut self, seat: Seat, cards: CardSet) {
        let needed = self.open.owing.contains(seat) || self.open.fights(seat) && self.owes_proof(seat);
        let over = self.open.phase != Phase::Contest;
        let after = over || !self.open.fights(seat);
        if self.open.form == Form::Testa && !needed && !(over && self.open.contest == 1) {
            self.fault(if after { Law::ShownAfter } else { Law::ShownNeedlessly }, seat);
        }
        self.open.shown[seat.index()] |= cards;
        self.open.say(seat, Said::Showed(cards));
        if self.open.phase == Phase::Show && self.open.owing.contains(seat) {
            self.has_shown(seat);
        }
    }

    pub(super) fn check_count(&self, seat: Seat) -> Result<(), Breach> {
        self.check_real()?;
        self.check_fights(seat)?;
        let wrong = usize::from(self.open.dealt[seat.index()]) != HAND;
        match self.open.phase {
            Phase::Contest if wrong => Ok(()),
            Phase::Contest => Err(Breach::CountIsRight),
            _ => Err(Breach::NotNow),
        }
    }

    /// Told before anybody of his contest has played, the cards are dealt again: in the second testa he could not look before
    /// (R23). Afterwards he loses what was played and what remained to be played (truco:9.VIII.d).
    pub(super) fn report_count(&mut self, seat: Seat) {
        if self.open.contestants().iter().all(|seat| self.open.played[seat.index()] == 0) {
            self.void_deal(None);
        } else {
            self.forfeit(self.side(seat).other(), Unsung::Paid, "truco:9.VIII.d.3");
        }
    }

    pub(super) fn check_gather_of(&self, seat: Seat, of: Seat) -> Result<(), Breach> {
        self.check_bystander(seat)?;
        self.check_fights(of)?;
        if self.open.played[of.index()] == 0 { Ok(()) } else { Err(Breach::NotNow) }
    }

    /// A testa player's cards are gathered before he has played: by his own side he pays one for the envido, or three if the
    /// other has flor, and one for the truco; by the other side he is paid one and one (truco:9.V.2). A first part that is
    /// settled stands.
    pub(super) fn gather_of(&mut self, seat: Seat, of: Seat) {
        let opponents = self.side(of).other();
        let flores: SeatSet = self.of_side(opponents).filter(|&seat| self.holds_flor(seat)).collect();
        let (to, first, cite) = match () {
            () if self.side(seat) != self.side(of) => (self.side(of), 1, "truco:9.V.2c"),
            () if flores.is_empty() => (opponents, 1, "truco:9.V.2a"),
            () => (opponents, FLOR, "truco:9.V.2b"),
        };
        if first == FLOR {
            for seat in flores.iter() {
                self.open.shown[seat.index()] |= self.hidden.hands[seat.index()];
            }
        }
        let settled = self.open.first_score.unwrap_or(Score { to, tentos: first, cite });
        self.revert(settled, Score { to, tentos: 1, cite });
    }

    /// First part and truco to this side (section 5.5), and the contest ends.
    pub(super) fn forfeit(&mut self, to: Side, unsung: Unsung, cite: &'static str) {
        let first = self.first_at_stake(to, unsung);
        let truco = self.truco_at_stake();
        self.revert(Score { to, tentos: first, cite }, Score { to, tentos: truco, cite });
    }

    /// First part and truco go over by law.
    pub(super) fn revert(&mut self, first: Score, truco: Score) {
        self.open.first_score = Some(first);
        self.open.truco_score = Some(truco);
        self.open.reverted = true;
        if self.open.phase == Phase::Contest {
            self.end_contest("ruled");
        }
    }

    /// What the flores bring if they end here: a raise that waits is refused, and a side that shrank has lost (5.2).
    fn flores_refused(&self) -> Option<i64> {
        let flores = &self.open.flores;
        let (end, winner) = match (flores.raise, flores.shrunk) {
            (_, Some(side)) => (FlorEnd::Shrunk, side.other()),
            (Some((side, _)), None) => (self.flor_refused(), side),
            (None, None) => return None,
        };
        let (won, lost) = (self.flores_of(winner), self.flores_of(winner.other()));
        (won > 0).then(|| end.tentos(won, lost, flores.resto, self.open.cap))
    }

    /// T*: the truco too. The last stage accepted, or what the refused one brought; 1 if there was none.
    pub(super) fn truco_at_stake(&self) -> i64 {
        self.open.calls.refused.map_or(self.open.calls.on.worth(), |stage| stage.refused())
    }

    /// F*: the first part too, whoever won it. If nothing was said, one for the envido, or three for each flor that this side
    /// holds and could still sing: it shows them.
    pub(super) fn first_at_stake(&mut self, to: Side, unsung: Unsung) -> i64 {
        let open = &self.open;
        if let Some(score) = open.first_score {
            return score.tentos;
        }
        let sung = (self.flores_of(Side::A) + self.flores_of(Side::B)) * FLOR;
        match open.first {
            First::Envido | First::Lei => open.ladder.refused,
            First::Singing => open.ladder.stake,
            First::FlorSinging => self.flor_score(to).tentos,
            First::FlorAsked | First::FlorRound => self.flores_refused().unwrap_or(sung),
            First::FlorChoice => sung,
            First::Closed if sung > 0 => sung,
            First::Closed => 1,
            First::Open => {
                let flores: Vec<Seat> = self
                    .of_side(to)
                    .filter(|&seat| self.flor_right(seat) && points::is_flor(self.hidden.dealt[seat.index()]))
                    .collect();
                if flores.is_empty() || unsung == Unsung::Ignored {
                    return 1;
                }
                for &seat in &flores {
                    self.open.shown[seat.index()] |= self.hidden.hands[seat.index()];
                }
                FLOR * flores.len() as i64
            }
        }
    }
}
