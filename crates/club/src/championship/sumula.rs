//! The súmula: scores, signatures, delivery, homologation (R24 to R30).

use super::Championship;
use super::table::close_partida;
use crate::category::CategoryState;
use crate::entry::{EntryId, JogoId, PersonId};
use crate::jogo::{Complete, Correction, Delivered, Flag, How, Jogo, Partida, Running, State};
use crate::role::{Actor, Role};
use crate::{Breach, Note, Time};

/// The cards of a pack as it is given out.
const PACK: u32 = 40;

impl Championship {
    /// The jogo these scores make, played to its end and not beyond.
    fn scored(&self, jogo: &Jogo, partidas: &[[u32; 2]]) -> Result<Jogo, Breach> {
        let target = self.options.target;
        let mut next = Jogo { partidas: Vec::new(), outcome: None, state: State::Running(Running::Playing), ..jogo.clone() };
        for &score in partidas {
            let over = score.iter().filter(|&&tentos| tentos >= target).count() != 1;
            if next.outcome.is_some() || over || score.iter().any(|&tentos| tentos > target) {
                return Err(Breach::BadScore);
            }
            next.partidas.push(Partida { tentos: Vec::new(), score });
            close_partida(&mut next, target);
        }
        if next.outcome.is_some() { Ok(next) } else { Err(Breach::BadScore) }
    }

    /// A jogo kept on paper comes in with the scores of its partidas; what was entered tento by tento stands.
    pub(super) fn fill_sumula(&mut self, by: Actor, id: JogoId, partidas: &[[u32; 2]]) -> Result<(), Breach> {
        let jogo = self.jogo(id)?;
        if by.role == Role::Judge && jogo.judge != Some(by.person) {
            return Err(Breach::NotYours);
        }
        let by_tentos = jogo.partidas.iter().any(|partida| !partida.tentos.is_empty());
        // What the card room counted stands, and what it counts now is left first.
        let by_room = jogo.open_table().is_some() || jogo.partidas.iter().any(|partida| partida.score != [0, 0]);
        // Typed again, until somebody has signed.
        let by_proof = jogo.rooms.iter().any(|room| room.proof.is_some());
        let is_typed_again = jogo.state == State::Played && jogo.signed == [None; 2] && !by_tentos && !by_proof;
        let is_first = matches!(jogo.state, State::Running(Running::Ready | Running::Playing)) && !by_tentos && !by_room;
        if !is_first && !is_typed_again {
            return Err(Breach::NotNow { cite: "championship:R24" });
        }
        let next = self.scored(jogo, partidas)?;
        *self.jogo_mut(id)? = next;
        Ok(())
    }

    /// A capataz signs; on paper both have, and the results desk says so (R25).
    pub(super) fn sign(&mut self, by: Actor, id: JogoId, entry: EntryId) -> Result<(), Breach> {
        if by.role != Role::DeskResults {
            self.check_capataz(by, entry)?;
        }
        let capataz = self.entry(entry)?.capataz.ok_or(Breach::NoCapataz)?;
        let jogo = self.jogo(id)?;
        let side = jogo.side_of(entry).ok_or(Breach::NotThatEntry)?;
        // After a correction the capatazes sign the new version, also where the old one was delivered or homologated.
        let again = matches!(jogo.state, State::Delivered | State::Homologated) && !jogo.corrections.is_empty();
        if jogo.state != State::Played && !(again && jogo.signed[side].is_none()) {
            return Err(Breach::NotNow { cite: "championship:R25" });
        }
        let jogo = self.jogo_mut(id)?;
        jogo.signed[side] = Some(capataz);
        if jogo.state == State::Played && jogo.signed.iter().all(Option::is_some) {
            jogo.state = State::Signed;
        }
        Ok(())
    }

    /// When each jogo was played to its end; one that goes on again was not.
    pub(super) fn note_ends(&mut self, at: Time) {
        for jogo in self.jogos.values_mut() {
            match jogo.state {
                State::Played => _ = jogo.played_at.get_or_insert(at),
                State::Running(_) => jogo.played_at = None,
                _ => {}
            }
        }
    }

    /// Was this jogo played and not delivered in time? It is flagged, and nobody loses anything by it (R30).
    pub fn is_overdue(&self, jogo: &Jogo, now: Time) -> bool {
        let waits = matches!(jogo.state, State::Played | State::Signed);
        waits && jogo.played_at.is_some_and(|at| now > at.plus_minutes(self.options.delivery_minutes))
    }

    /// Jogos that were played and not delivered in time.
    pub fn overdue(&self, now: Time) -> Vec<JogoId> {
        self.jogos.iter().filter(|(_, jogo)| self.is_overdue(jogo, now)).map(|(&id, _)| id).collect()
    }

    /// Only the winner's capataz delivers; what is missing is flagged and changes no result (R26, C-29, C-30).
    pub(super) fn deliver(&mut self, id: JogoId, bearer: PersonId, things: Delivered) -> Result<(), Breach> {
        let jogo = self.jogo(id)?;
        match jogo.state {
            State::Signed => {}
            State::Played => return Err(Breach::Unsigned),
            _ => return Err(Breach::NotNow { cite: "championship:R26" }),
        }
        let winner = jogo.outcome.as_ref().and_then(|outcome| outcome.winner).and_then(|side| jogo.entries[side]);
        let by_winner = winner.and_then(|entry| self.entries.get(&entry)).is_some_and(|entry| entry.capataz == Some(bearer));
        let table = jogo.table;
        let jogo = self.jogo_mut(id)?;
        if !by_winner {
            jogo.flags.push(Flag::DeliveredByOther);
            return Ok(());
        }
        if things.cards != PACK {
            jogo.flags.push(Flag::PackShort);
        }
        if [things.tentos, things.tampa].contains(&Complete::Missing) {
            jogo.flags.push(Flag::ThingsMissing);
        }
        jogo.state = State::Delivered;
        if things.cards != PACK {
            self.withdrawn_kits.extend(table);
        }
        Ok(())
    }

    /// Without a signature the commission may still homologate from `played`, on its own finding (R29).
    pub(super) fn homologate(&mut self, id: JogoId) -> Result<(), Breach> {
        let jogo = self.jogo(id)?;
        match jogo.state {
            State::Delivered | State::Decided | State::Signed | State::Played => {}
            _ => return Err(Breach::NotNow { cite: "championship:R27" }),
        }
        if self.has_open_incident(Some(id)) {
            return Err(Breach::IncidentOpen);
        }
        self.jogo_mut(id)?.state = State::Homologated;
        Ok(())
    }

    /// A wrong score is corrected before the next round starts. Both versions stay, with the signatures under the first; the capatazes may
    /// sign the second (R27, R45, C-41).
    pub(super) fn correct(
        &mut self,
        id: JogoId,
        partidas: &[[u32; 2]],
        (by, at, reason): (PersonId, Time, &Note),
    ) -> Result<(), Breach> {
        let jogo = self.jogo(id)?;
        let Some(outcome) = jogo.outcome.as_ref().filter(|outcome| outcome.how == How::Played) else {
            return Err(Breach::NotNow { cite: "championship:R27" });
        };
        let state = match jogo.state {
            State::Played | State::Signed => State::Played,
            state @ (State::Delivered | State::Homologated) => state,
            _ => return Err(Breach::NotNow { cite: "championship:R27" }),
        };
        if self.category_of(jogo)?.state != CategoryState::InPlay(jogo.round) {
            return Err(Breach::TooLate);
        }
        let (before, signed, reason) = (outcome.partidas.clone(), jogo.signed, reason.clone());
        let mut next = Jogo { state, signed: [None; 2], ..self.scored(jogo, partidas)? };
        let after = next.outcome.as_ref().map(|outcome| outcome.partidas.clone()).unwrap_or_default();
        next.corrections.push(Correction { before, after, signed, reason, by, at });
        *self.jogo_mut(id)? = next;
        Ok(())
    }
}
