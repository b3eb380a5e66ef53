//! Envido and truco: what to call, and what to answer.

use super::knowledge::{Ears, Knowledge};
use super::{Novice, vazas};
use crate::Advice;
use games::truco::stakes::{EnvidoCall, PARTIDA, Stage};
use games::truco::state::{First, Joint, Reply};
use games::truco::view::{Figures, Proposal};
use games::truco::{Action, Double, Passo};

/// From this chance on an envido is called, and a truco.
const HOPEFUL: f64 = 0.55;

/// From this chance on a call is raised.
const CONFIDENT: f64 = 0.75;

/// Below this chance a call is a bluff.
pub(super) const POOR: f64 = 0.3;

impl Novice {
    /// On turn with nothing pending: an envido, a truco or its raise, or nothing but the card.
    pub(super) fn opens(&mut self, known: &Knowledge<'_>) -> Vec<Advice<Action>> {
        let worlds = known.worlds(self.worlds, Ears::Hints, &mut self.rng);
        let first = matches!(known.view.open.first, First::Open).then(|| known.envido_chance(&worlds));
        let truco = vazas::chance(known, &worlds);
        let mut words = Vec::new();
        if let Some(chance) = first {
            let both = chance >= CONFIDENT && truco >= CONFIDENT && self.rng.happens(1, 6);
            if both && known.us + 4 < PARTIDA {
                let double = Double::Envido(EnvidoCall::Envido, Joint::EnvidoFirst);
                words.push(Advice::bare(Action::Double(double)));
            }
            words.extend(self.opens_envido(known, chance));
        }
        words.extend(self.calls_truco(known, truco));
        words
    }

    /// As much as the hand promises; with one tento to go the falta, which nobody can raise (A1).
    fn opens_envido(&mut self, known: &Knowledge<'_>, chance: f64) -> Option<Advice<Action>> {
        let bluff = chance < POOR && self.rng.happens(1, 16);
        if !bluff && (chance < HOPEFUL || self.rng.happens(1, 6)) {
            return None;
        }
        if known.us + 1 >= PARTIDA {
            return Some(Advice::new(Action::Envido(EnvidoCall::Falta), "A1"));
        }
        let real = chance >= CONFIDENT && self.rng.happens(1, 3);
        let call = if real { EnvidoCall::Real } else { EnvidoCall::Envido };
        // The mão wins ties, and may be bolder (A19); of a bluff with points the book says nothing.
        let mao = !bluff && known.order().next() == Some(known.seat);
        Some(Advice::perhaps(Action::Envido(call), mao.then_some("A19")))
    }

    /// A raise of the envido, if the hand bears it and there is something more to win.
    fn raises_envido(&mut self, known: &Knowledge<'_>, chance: f64, figures: Figures) -> Vec<Advice<Action>> {
        let falta = known.view.open.cap.falta(known.us.max(known.them));
        let bluff = chance < POOR && self.rng.happens(1, 30);
        let raise = bluff || chance >= CONFIDENT && known.us + figures.quero < PARTIDA && self.rng.happens(2, 3);
        let mut words = Vec::new();
        if raise && (chance > 0.9 || known.fight(chance, falta) > known.fight(chance, figures.quero) + 0.04) {
            // Level or ahead the falta wins the partida (A22), but in a testa, where it is worth no more than six.
            words.push(Advice::perhaps(Action::Envido(EnvidoCall::Falta), (known.us + falta >= PARTIDA).then_some("A22")));
        }
        if raise {
            let real = Advice::bare(Action::Envido(EnvidoCall::Real));
            let simple = Advice::bare(Action::Envido(EnvidoCall::Envido));
            words.extend(if self.rng.happens(1, 2) { [real, simple] } else { [simple, real] });
        }
        words
    }

    /// Truco, or the raise the side has a right to: on a good hand three times of four, on a poor one now and then (A5), and
    /// always when losing it would cost no more.
    fn calls_truco(&mut self, known: &Knowledge<'_>, chance: f64) -> Option<Advice<Action>> {
        let on = known.view.open.calls.on;
        let next = on.next()?;
        let better = known.fight(chance, next.worth()) > known.fight(chance, on.worth());
        let nothing_to_lose = known.them + on.worth() >= PARTIDA;
        let enough = known.us + on.worth() >= PARTIDA;
        let bluff = chance < POOR && self.rng.happens(1, 14);
        let call = nothing_to_lose || bluff || better && chance >= HOPEFUL && self.rng.happens(3, 4);
        (call && !enough).then(|| Advice::perhaps(Action::Truco(next), bluff.then_some("A5")))
    }

    /// An answer to whatever is asked.
    pub(super) fn answers_call(&mut self, known: &Knowledge<'_>) -> Vec<Advice<Action>> {
        let Some(pending) = known.view.pending else { return Vec::new() };
        let worlds = known.worlds(self.worlds, Ears::Hints, &mut self.rng);
        let (first, truco) = (known.envido_chance(&worlds), vazas::chance(known, &worlds));
        match (pending.first, pending.truco) {
            (Some(envido), Some(call)) => {
                let mut words = self.raises_envido(known, first, envido);
                let answer = parts(takes(known, first, envido), takes(known, truco, call));
                // Who refuses both has nothing to name first.
                let both = answer == Action::Answer(Reply::NaoQuero);
                words.push(Advice::perhaps(answer, (!both).then_some("A9")));
                // What cannot be refused is taken.
                words.push(Advice::bare(Action::Answer(Reply::Quero)));
                words
            }
            (Some(envido), None) => {
                let mut words = self.raises_envido(known, first, envido);
                words.push(answer(known, takes(known, first, envido), envido));
                words
            }
            (None, Some(call)) => self.answers_truco(known, first, truco, call),
            (None, None) => Vec::new(),
        }
    }

    /// With good points an envido comes before the answer (A17); *quero* comes before a raise (A10).
    fn answers_truco(&mut self, known: &Knowledge<'_>, first: f64, chance: f64, call: Figures) -> Vec<Advice<Action>> {
        let mut words = Vec::new();
        if known.view.open.first == First::Open && first >= HOPEFUL {
            let word = if known.us + 1 >= PARTIDA { EnvidoCall::Falta } else { EnvidoCall::Envido };
            words.push(Advice::new(Action::Envido(word), "A17"));
        }
        let next = match call.what {
            Proposal::Truco(stage) => stage.next(),
            _ => None,
        };
        let lost_anyway = known.them + call.nao_quero >= PARTIDA;
        let bluff = chance < POOR && self.rng.happens(1, 30);
        let raises = lost_anyway || bluff || chance >= CONFIDENT && self.rng.happens(2, 3);
        if let Some(stage) = next.filter(|_| raises && known.us + call.quero < PARTIDA) {
            words.push(Advice::new(Action::QueroE(stage), "A10"));
        }
        // To refuse costs one, less than to leave (A16).
        let reply = takes(known, chance, call);
        let cheap = reply == Reply::NaoQuero && call.nao_quero == Stage::Truco.refused();
        words.push(Advice::perhaps(Action::Answer(reply), cheap.then_some("A16")));
        words
    }

    /// Is the truco part of a lei to be taken?
    pub(super) fn takes_truco(&mut self, known: &Knowledge<'_>) -> Reply {
        let worlds = known.worlds(self.worlds, Ears::Hints, &mut self.rng);
        let figures =
            Figures { what: Proposal::Truco(Stage::Truco), quero: Stage::Truco.worth(), nao_quero: Stage::Truco.refused() };
        takes(known, vazas::chance(known, &worlds), figures)
    }
}

/// Is it better to fight for this than to give it up?
pub(super) fn takes(known: &Knowledge<'_>, chance: f64, figures: Figures) -> Reply {
    if known.fight(chance, figures.quero) >= known.give(figures.nao_quero) { Reply::Quero } else { Reply::NaoQuero }
}

/// An answer to points or a flor: what is more than one lacks is not worth its price (A2).
pub(super) fn answer(known: &Knowledge<'_>, reply: Reply, figures: Figures) -> Advice<Action> {
    let too_much = reply == Reply::NaoQuero && known.us + figures.quero > PARTIDA;
    Advice::perhaps(Action::Answer(reply), too_much.then_some("A2"))
}

/// An answer to two proposals in one breath: what is refused is named first (A9).
pub(super) fn parts(first: Reply, truco: Reply) -> Action {
    match (first, truco) {
        (Reply::Quero, Reply::NaoQuero) => Action::Passo(Passo::Truco),
        (Reply::NaoQuero, Reply::Quero) => Action::Passo(Passo::Envido),
        (both, _) => Action::Answer(both),
    }
}
