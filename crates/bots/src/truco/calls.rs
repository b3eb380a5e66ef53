//! Envido and truco: what to call, and what to answer.

use super::sight::{Ears, Known};
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
    pub(super) fn opens(&mut self, sight: &Known<'_>) -> Vec<Advice<Action>> {
        let worlds = sight.worlds(self.worlds, Ears::Hints, &mut self.luck);
        let first = matches!(sight.view.open.first, First::Open).then(|| sight.envido_chance(&worlds));
        let truco = vazas::chance(sight, &worlds);
        let mut words = Vec::new();
        if let Some(chance) = first {
            let both = chance >= CONFIDENT && truco >= CONFIDENT && self.luck.happens(1, 6);
            if both && sight.us + 4 < PARTIDA {
                let double = Double::Envido(EnvidoCall::Envido, Joint::EnvidoFirst);
                words.push(Advice::bare(Action::Double(double)));
            }
            words.extend(self.opens_envido(sight, chance));
        }
        words.extend(self.calls_truco(sight, truco));
        words
    }

    /// As much as the hand promises; with one tento to go the falta, which nobody can raise (A1).
    fn opens_envido(&mut self, sight: &Known<'_>, chance: f64) -> Option<Advice<Action>> {
        let bluff = chance < POOR && self.luck.happens(1, 16);
        if !bluff && (chance < HOPEFUL || self.luck.happens(1, 6)) {
            return None;
        }
        if sight.us + 1 >= PARTIDA {
            return Some(Advice::new(Action::Envido(EnvidoCall::Falta), "A1"));
        }
        let real = chance >= CONFIDENT && self.luck.happens(1, 3);
        let call = if real { EnvidoCall::Real } else { EnvidoCall::Envido };
        // The mão wins ties, and may be bolder (A19); of a bluff with points the book says nothing.
        let mao = !bluff && sight.order().next() == Some(sight.seat);
        Some(Advice::perhaps(Action::Envido(call), mao.then_some("A19")))
    }

    /// A raise of the envido, if the hand bears it and there is something more to win.
    fn raises_envido(&mut self, sight: &Known<'_>, chance: f64, figures: Figures) -> Vec<Advice<Action>> {
        let falta = sight.view.open.cap.falta(sight.us.max(sight.them));
        let bluff = chance < POOR && self.luck.happens(1, 30);
        let raise = bluff || chance >= CONFIDENT && sight.us + figures.quero < PARTIDA && self.luck.happens(2, 3);
        let mut words = Vec::new();
        if raise && (chance > 0.9 || sight.fight(chance, falta) > sight.fight(chance, figures.quero) + 0.04) {
            // Level or ahead the falta wins the partida (A22), but in a testa, where it is worth no more than six.
            words.push(Advice::perhaps(Action::Envido(EnvidoCall::Falta), (sight.us + falta >= PARTIDA).then_some("A22")));
        }
        if raise {
            let real = Advice::bare(Action::Envido(EnvidoCall::Real));
            let simple = Advice::bare(Action::Envido(EnvidoCall::Envido));
            words.extend(if self.luck.happens(1, 2) { [real, simple] } else { [simple, real] });
        }
        words
    }

    /// Truco, or the raise the side has a right to: on a good hand three times of four, on a poor one now and then (A5), and
    /// always when losing it would cost no more.
    fn calls_truco(&mut self, sight: &Known<'_>, chance: f64) -> Option<Advice<Action>> {
        let on = sight.view.open.calls.on;
        let next = on.next()?;
        let better = sight.fight(chance, next.worth()) > sight.fight(chance, on.worth());
        let nothing_to_lose = sight.them + on.worth() >= PARTIDA;
        let enough = sight.us + on.worth() >= PARTIDA;
        let bluff = chance < POOR && self.luck.happens(1, 14);
        let call = nothing_to_lose || bluff || better && chance >= HOPEFUL && self.luck.happens(3, 4);
        (call && !enough).then(|| Advice::perhaps(Action::Truco(next), bluff.then_some("A5")))
    }

    /// An answer to whatever is asked.
    pub(super) fn answers_call(&mut self, sight: &Known<'_>) -> Vec<Advice<Action>> {
        let Some(pending) = sight.view.pending else { return Vec::new() };
        let worlds = sight.worlds(self.worlds, Ears::Hints, &mut self.luck);
        let (first, truco) = (sight.envido_chance(&worlds), vazas::chance(sight, &worlds));
        match (pending.first, pending.truco) {
            (Some(envido), Some(call)) => {
                let mut words = self.raises_envido(sight, first, envido);
                let answer = parts(takes(sight, first, envido), takes(sight, truco, call));
                // Who refuses both has nothing to name first.
                let both = answer == Action::Answer(Reply::NaoQuero);
                words.push(Advice::perhaps(answer, (!both).then_some("A9")));
                words
            }
            (Some(envido), None) => {
                let mut words = self.raises_envido(sight, first, envido);
                words.push(answer(sight, takes(sight, first, envido), envido));
                words
            }
            (None, Some(call)) => self.answers_truco(sight, first, truco, call),
            (None, None) => Vec::new(),
        }
    }

    /// With good points an envido comes before the answer (A17); *quero* comes before a raise (A10).
    fn answers_truco(&mut self, sight: &Known<'_>, first: f64, chance: f64, call: Figures) -> Vec<Advice<Action>> {
        let mut words = Vec::new();
        if sight.view.open.first == First::Open && first >= HOPEFUL {
            let word = if sight.us + 1 >= PARTIDA { EnvidoCall::Falta } else { EnvidoCall::Envido };
            words.push(Advice::new(Action::Envido(word), "A17"));
        }
        let next = match call.what {
            Proposal::Truco(stage) => stage.next(),
            _ => None,
        };
        let lost_anyway = sight.them + call.nao_quero >= PARTIDA;
        let bluff = chance < POOR && self.luck.happens(1, 30);
        let raises = lost_anyway || bluff || chance >= CONFIDENT && self.luck.happens(2, 3);
        if let Some(stage) = next.filter(|_| raises && sight.us + call.quero < PARTIDA) {
            words.push(Advice::new(Action::QueroE(stage), "A10"));
        }
        // To refuse costs one, less than to leave (A16).
        let reply = takes(sight, chance, call);
        let cheap = reply == Reply::NaoQuero && call.nao_quero == Stage::Truco.refused();
        words.push(Advice::perhaps(Action::Answer(reply), cheap.then_some("A16")));
        words
    }

    /// Is the truco part of a lei to be taken?
    pub(super) fn takes_truco(&mut self, sight: &Known<'_>) -> Reply {
        let worlds = sight.worlds(self.worlds, Ears::Hints, &mut self.luck);
        let figures =
            Figures { what: Proposal::Truco(Stage::Truco), quero: Stage::Truco.worth(), nao_quero: Stage::Truco.refused() };
        takes(sight, vazas::chance(sight, &worlds), figures)
    }
}

/// Is it better to fight for this than to give it up?
pub(super) fn takes(sight: &Known<'_>, chance: f64, figures: Figures) -> Reply {
    if sight.fight(chance, figures.quero) >= sight.give(figures.nao_quero) { Reply::Quero } else { Reply::NaoQuero }
}

/// An answer to points or a flor: what is more than one lacks is not worth its price (A2).
pub(super) fn answer(sight: &Known<'_>, reply: Reply, figures: Figures) -> Advice<Action> {
    let too_much = reply == Reply::NaoQuero && sight.us + figures.quero > PARTIDA;
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
