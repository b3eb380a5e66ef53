//! A ruling takes effect: the one place where the laws move anything.

use super::super::Truco;
use super::super::facts::well;
use super::super::stakes::{FLOR, FlorEnd};
use super::super::state::{First, Phase, Said, Score, Side};
use super::{FirstPart, Incident, Standing};
use engine::law::{Due, HandFate, Lawful, Payment, Ruling};
use engine::{Account, Seat};

impl Truco {
    /// The laws are asked what follows, and it follows.
    pub(in super::super) fn rule_on(&mut self, incident: Incident) {
        let standing = self.standing();
        let ruling = Truco::rule(&standing, &incident);
        for seat in standing.paid_unsung(&incident).iter() {
            self.open.shown[seat.index()] |= self.hidden.hands[seat.index()];
        }
        if let Some(hider) = incident.hider() {
            self.open.paid_flor = self.open.paid_flor.with(hider);
        }
        if ruling.hand == HandFate::DealtAgain {
            self.void_deal(match incident {
                Incident::Charged { charge, by } => Some((by, Said::Ruled(charge))),
                _ => None,
            });
        } else {
            self.apply(&ruling);
        }
    }

    fn apply(&mut self, ruling: &Ruling) {
        let (fines, parts): (Vec<Score>, Vec<Score>) = {
            let scores = |due| ruling.payments.iter().filter(move |payment| payment.due == due).map(score).collect();
            (scores(Due::Now), scores(Due::AtSettlement))
        };
        self.open.fines.extend(fines);
        match parts[..] {
            [first, truco] => {
                self.open.first_score = Some(first);
                self.open.truco_score = Some(truco);
                self.open.reverted = true;
            }
            [truco] => self.open.forfeited = self.open.forfeited.or(Some((truco.to, truco.cause))),
            _ => {}
        }
        if matches!(ruling.hand, HandFate::Forfeited(_)) && self.open.phase == Phase::Contest {
            self.end_contest("ruled");
        }
    }

    /// How the table stands, as far as a law can ask.
    pub(in super::super) fn standing(&self) -> Standing {
        let holders = self.open.contestants().iter().copied().filter(|&seat| self.holds_flor(seat));
        Standing {
            sides: std::array::from_fn(|seat| self.side(Seat::at(seat % self.company.players))),
            first: self.first_part(),
            truco: self.truco_at_stake(),
            sung: self.open.flores.sung.len() as i64,
            holders: holders.clone().collect(),
            unsung: holders.filter(|&seat| self.flor_right(seat)).collect(),
            paid: self.open.paid_flor,
        }
    }

    /// T*: the last stage accepted, or what the refused one brought; 1 if there was none.
    pub(in super::super) fn truco_at_stake(&self) -> i64 {
        self.open.calls.refused.map_or(self.open.calls.on.worth(), |stage| stage.refused())
    }

    fn first_part(&self) -> FirstPart {
        let open = &self.open;
        let sung = FLOR * open.flores.sung.len() as i64;
        match (open.first_score, open.first) {
            (Some(score), _) => FirstPart::Settled(score),
            (None, First::Open) => FirstPart::Unsaid,
            (None, First::Envido | First::Lei) => FirstPart::AtStake(open.ladder.refused),
            (None, First::Singing) => FirstPart::AtStake(open.ladder.stake),
            // What is sung for is the same for both sides.
            (None, First::FlorSinging) => FirstPart::AtStake(self.flor_score(Side::A).tentos),
            (None, First::FlorAsked | First::FlorRound) => FirstPart::AtStake(self.flores_refused().unwrap_or(sung)),
            (None, First::FlorChoice) => FirstPart::AtStake(sung),
            (None, First::Closed) => FirstPart::AtStake(sung.max(1)),
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
}

fn score(payment: &Payment) -> Score {
    let to = if payment.to == Account::from(well(Side::A)) { Side::A } else { Side::B };
    Score { to, tentos: payment.amount, cause: payment.cause }
}
