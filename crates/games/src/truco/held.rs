//! Acts that would cut off another's flor are held until all concerned have sung or waived (R47, D15), and what follows
//! when they take effect.

use super::Truco;
use super::agreements::FlorWindow;
use super::breach::Breach;
use super::stakes::PARTIDA;
use super::state::{First, Held, Reply, Score};
use engine::{Seat, SeatSet};

impl Truco {
    /// An act that cuts these seats off. Every one of them is asked, whether it holds a flor or not, so that nothing shows.
    pub(super) fn hold(&mut self, held: Held, cut: SeatSet) {
        self.open.held = Some(held);
        if self.agreements.flor_window == FlorWindow::Guaranteed && !cut.is_empty() {
            self.open.window = cut;
            return;
        }
        self.cut_off(held.by(), cut);
        self.take_effect();
    }

    /// These sing no flor any more. A player silenced by their companheiro hides nothing (D15); one too slow for an opponent
    /// does, but not at a strict table, which lets nobody hide a flor.
    pub(super) fn cut_off(&mut self, by: Seat, cut: SeatSet) {
        // An accepted falta of the lei leaves its proposers in time until points are sung (R76).
        let cut: SeatSet = match self.open.held {
            Some(Held::Answer { first: Some(Reply::Quero), .. }) if self.open.first == First::Lei => {
                cut.iter().filter(|&seat| self.side(seat) == self.side(by)).collect()
            }
            _ => cut,
        };
        let excused = |seat: &Seat| !self.agreements.real_table() || self.side(*seat) == self.side(by);
        let silenced: SeatSet = cut.iter().filter(excused).collect();
        self.open.silenced = self.open.silenced.or(silenced);
        self.open.mute = self.open.mute.or(cut);
    }

    pub(super) fn check_waive(&self, seat: Seat) -> Result<(), Breach> {
        self.check_fights(seat)?;
        if !self.open.window.contains(seat) && !self.may_waive_in_round(seat) {
            return Err(Breach::NothingToWaive);
        }
        if self.must_sing(seat) { Err(Breach::MustSingFlor) } else { Ok(()) }
    }

    pub(super) fn waive(&mut self, seat: Seat) {
        if self.open.first == First::FlorRound {
            self.declare_none(seat);
            return;
        }
        self.open.mute = self.open.mute.with(seat);
        self.open.window = self.open.window.without(seat);
        if self.open.window.is_empty() {
            self.take_effect();
        }
    }

    /// The held act takes effect.
    fn take_effect(&mut self) {
        match self.open.held.take() {
            Some(Held::Raise { by, call }) => self.raise_envido(by, call),
            Some(Held::Answer { by, first, truco }) => {
                self.open.calls.joint = None;
                // The truco part waits until the first part is settled (R78).
                self.open.held = truco.map(|reply| Held::Answer { by, first: None, truco: Some(reply) });
                match first {
                    Some(Reply::Quero) => self.open.first = First::Singing,
                    Some(Reply::NaoQuero) => {
                        let score = self.envido_refused("truco R38");
                        self.close_first(score);
                    }
                    None => self.after_first(),
                }
            }
            Some(Held::Leave { by, how }) => self.side_leaves(by, how),
            None => {}
        }
    }

    /// Somebody sang: the envido part of a held act falls, its truco part waits for the flor to be fought out.
    pub(super) fn flor_over_held(&mut self) {
        self.open.window = SeatSet::EMPTY;
        self.open.held = match self.open.held {
            Some(Held::Answer { by, truco: Some(reply), .. }) => Some(Held::Answer { by, first: None, truco: Some(reply) }),
            Some(leave @ Held::Leave { .. }) => Some(leave),
            _ => None,
        };
    }

    /// The first part is over.
    pub(super) fn close_first(&mut self, score: Option<Score>) {
        self.open.first = First::Closed;
        self.open.first_score = score;
        self.open.repeated = false;
        self.after_first();
    }

    /// Continues with the held act; but if the first part carries a side out, no truco is played (R92).
    pub(super) fn after_first(&mut self) {
        if let Some(score) = self.open.first_score
            && self.score(score.to) + score.tentos >= PARTIDA
        {
            self.end_contest("saida");
            return;
        }
        match self.open.held.take() {
            Some(Held::Answer { by, truco: Some(reply), .. }) => self.answer_truco(by, reply),
            Some(Held::Leave { by, how }) => self.side_leaves(by, how),
            _ => {}
        }
    }
}
