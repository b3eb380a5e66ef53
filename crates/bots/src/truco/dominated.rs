//! Dominated actions: never taken and never advised.

use super::knowledge::Knowledge;
use games::truco::points::{envido, power};
use games::truco::stakes::PARTIDA;
use games::truco::state::{Joint, Leaving, Reply};
use games::truco::view::Proposal;
use games::truco::{Action, FACTS, Passo, volta_winner};

/// The most points of an envido: nobody sings more, and of equals the earlier counts.
const MOST_POINTS: i64 = 33;

impl Knowledge<'_> {
    /// Is there something else that never costs more, whatever the others hold?
    pub(super) fn is_dominated(&self, action: &Action) -> bool {
        match action {
            // Who stays, plays on and refuses every raise loses what leaving costs and no more, and may still win (A16). Where the
            // last of a side leaves a proposal, that is its refusal.
            Action::Leave(Leaving::Pass | Leaving::Baralho) => true,
            Action::Answer(Reply::NaoQuero) => self.should_take(),
            Action::Answer(Reply::Quero) => self.should_refuse(),
            Action::Passo(passo) => self.should_take_part(*passo),
            _ => false,
        }
    }

    /// Do these tentos, given up for nothing, win the opponents the partida?
    pub(super) fn loses_by(&self, refused: i64) -> bool {
        refused > 0 && self.them + refused >= PARTIDA
    }

    /// The same of one part of two: can it not be lost, or is the partida lost by refusing it?
    fn should_take_part(&self, passo: Passo) -> bool {
        let Some(pending) = self.view.pending else { return false };
        let truco_first = self.view.open.calls.joint == Some(Joint::TrucoFirst);
        let refuses_truco = match passo {
            Passo::Truco => true,
            Passo::Envido => false,
            Passo::First => truco_first,
            Passo::Second => !truco_first,
        };
        let (refused, won) = match refuses_truco {
            true => (pending.truco, self.vazas_are_won()),
            false => (pending.first, self.points_are_won()),
        };
        won || refused.is_some_and(|part| self.loses_by(part.nao_quero))
    }

    /// Can what is asked not be lost, or is the partida lost by refusing it?
    fn should_take(&self) -> bool {
        let Some(pending) = self.view.pending else { return false };
        let refused: i64 = [pending.first, pending.truco].into_iter().flatten().map(|part| part.nao_quero).sum();
        if self.loses_by(refused) {
            return true;
        }
        match (pending.first, pending.truco) {
            (Some(part), None) => matches!(part.what, Proposal::Envido(_)) && self.points_are_won(),
            (None, Some(_)) => self.vazas_are_won(),
            (Some(_), Some(_)) => self.points_are_won() && self.vazas_are_won(),
            (None, None) => false,
        }
    }

    /// Is a truco asked whose vazas are lost for certain, as this hand sees, and which can be refused for less?
    fn should_refuse(&self) -> bool {
        let Some((None, Some(truco))) = self.view.pending.map(|pending| (pending.first, pending.truco)) else { return false };
        let open = &self.view.open;
        let to_come = self.order().filter(|&seat| self.stays(seat) && !open.vaza.iter().any(|&(player, _)| player == seat));
        let alone = open.vazas.len() == 2 && to_come.eq([self.seat]);
        let Some(card) = self.view.hand.first().filter(|_| alone && self.view.hand.len() == 1) else { return false };
        let vaza = || open.vaza.iter().copied().chain([(self.seat, card)]);
        let most = vaza().map(|(_, card)| power(card)).max();
        let mut top = vaza().filter(|&(_, card)| Some(power(card)) == most).map(|(seat, _)| self.view.sides[seat.index()]);
        let Some(first) = top.next() else { return false };
        let taken = top.all(|side| side == first).then_some(first);
        let winner = volta_winner(&[open.vazas[0], open.vazas[1], taken], first);
        winner == Some(self.side.other()) && self.them + truco.nao_quero < PARTIDA
    }

    /// Can nobody sing more, nor as much before us?
    pub(super) fn points_are_won(&self) -> bool {
        let before = self.order().take_while(|&seat| seat != self.seat);
        envido(self.view.dealt) == MOST_POINTS && before.filter(|&seat| self.stays(seat)).all(|seat| self.with_us(seat))
    }

    /// Does this hand win the vazas, whatever the others hold: with as many cards as are needed that no unseen card reaches?
    pub(super) fn vazas_are_won(&self) -> bool {
        let open = &self.view.open;
        let seen = open.plays.iter().map(|&(_, card)| card).collect::<cards::CardSet>() | self.view.dealt;
        let theirs = open.vaza.iter().filter(|(seat, _)| !self.with_us(*seat)).map(|&(_, card)| power(card)).max();
        let unseen = (FACTS.pack.cards() - seen).iter().map(power).max().unwrap_or(0);
        let has_played = open.vaza.iter().any(|&(seat, _)| seat == self.seat);
        // To a vaza that is still open to this hand what lies there counts, too.
        let to_beat = if has_played { unseen } else { theirs.unwrap_or(0).max(unseen) };
        let sure = self.view.hand.iter().filter(|&card| power(card) > to_beat).count();
        let needed = match open.vazas.as_slice() {
            [Some(first)] if *first == self.side => 1,
            // After a parda, or in the last vaza, the next vaza decides: it must be this hand's to win.
            [None, ..] | [_, _] if !has_played => 1,
            [None, ..] | [_, _] => return false,
            [Some(_)] if has_played => return false,
            _ => 2,
        };
        sure >= needed && self.stays(self.seat)
    }
}
