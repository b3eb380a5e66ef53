//! Complaints, rulings and what follows (R34 to R45).

use super::{Ban, Championship};
use crate::category::CategoryState;
use crate::entry::{EntryId, IncidentId, JogoId, Out, PersonId};
use crate::incident::{Consequence, Ground, Incident, IncidentState, Verdict};
use crate::jogo::{How, Outcome, Running, Side, State};
use crate::options::{BanScope, ViWithReserve};
use crate::role::{Actor, Role};
use crate::{Breach, Time};

/// The most complaints of one person who sits on no commission: all are written down, and nobody fills the book with them.
const MOST_REPORTS: usize = 30;

impl Championship {
    /// Complaints are received only during the jogo, from a capataz, the judge or a commission; all are written down (R35, R36).
    pub(super) fn report(&mut self, by: Actor, at: Time, id: IncidentId, told: Incident) -> Result<(), Breach> {
        // The highest number is nobody's: another must be able to follow.
        if id.0 == u32::MAX || self.incidents.contains_key(&id) {
            return Err(Breach::BadName);
        }
        self.person(told.person)?;
        let jogo = self.jogo(told.jogo)?;
        jogo.side_of(told.entry).ok_or(Breach::NotThatEntry)?;
        if !self.entry(told.entry)?.concerns(told.person) {
            return Err(Breach::NotRegistered(told.person));
        }
        if jogo.state == State::Scheduled {
            return Err(Breach::NotNow { cite: "championship:R35" });
        }
        let its_capataz = |entry: EntryId| self.entries.get(&entry).is_some_and(|entry| entry.capataz == Some(by.person));
        let entitled = match by.role {
            Role::Capataz => jogo.entries.into_iter().flatten().any(its_capataz),
            Role::Judge => jogo.judge == Some(by.person),
            role => role.is_commission(),
        };
        let state = if !jogo.state.is_at_table() {
            IncidentState::RejectedLate
        } else if !entitled {
            IncidentState::RejectedNotEntitled
        } else {
            IncidentState::UnderReview
        };
        if state == IncidentState::UnderReview
            && let Some(jogo) = self.jogos.get_mut(&told.jogo)
            && let State::Running(running) = jogo.state
        {
            jogo.state = State::Suspended(running);
        }
        self.incidents.insert(id, Incident { state, at, ..told });
        Ok(())
    }

    /// Has somebody who sits on no commission made all the complaints of one person?
    pub(super) fn has_complained_enough(&self, by: Actor) -> bool {
        let before = self.incidents.values().filter(|incident| incident.reported_by.person == by.person).count();
        before >= MOST_REPORTS && !by.role.is_commission()
    }

    pub(super) fn has_open_incident(&self, jogo: Option<JogoId>) -> bool {
        let open = self.incidents.values().filter(|incident| incident.state.is_open());
        open.into_iter().any(|incident| jogo.is_none_or(|jogo| incident.jogo == jogo))
    }

    /// A member's ruling. Two different members must make the same, each for themselves; then it is carried out (R37, D17). Until then a
    /// member may change their mind, and a different ruling of another takes the place of the first.
    /// In older logs one of them wrote down who had ruled together.
    pub(super) fn rule(
        &mut self,
        by: Actor,
        id: IncidentId,
        (verdict, together): (Verdict, &[PersonId]),
        at: Time,
    ) -> Result<(), Breach> {
        let incident = self.incidents.get(&id).ok_or(Breach::UnknownIncident)?;
        if verdict == Verdict::Uphold && incident.state.is_open() && incident.ground.is_excused() {
            return Err(Breach::Excused);
        }
        match incident.state {
            IncidentState::UnderReview if !together.is_empty() => {
                self.check_rulers(by, together)?;
                self.rule_together(id, verdict, together.to_vec(), at)
            }
            IncidentState::Proposed { .. } if !together.is_empty() => Err(Breach::TwoMembers),
            IncidentState::Proposed { verdict: first, by: member, .. } if first == verdict => {
                if member == by.person {
                    return Err(Breach::TwoMembers);
                }
                self.rule_together(id, verdict, vec![member, by.person], at)
            }
            IncidentState::UnderReview | IncidentState::Proposed { .. } => {
                self.set_state(id, IncidentState::Proposed { verdict, by: by.person, at });
                Ok(())
            }
            IncidentState::RejectedLate
            | IncidentState::RejectedNotEntitled
            | IncidentState::Upheld { .. }
            | IncidentState::Dismissed { .. } => Err(Breach::NotNow { cite: "championship:R45" }),
        }
    }

    fn rule_together(&mut self, id: IncidentId, verdict: Verdict, members: Vec<PersonId>, at: Time) -> Result<(), Breach> {
        match verdict {
            Verdict::Uphold => self.uphold(id, members, at),
            Verdict::Dismiss => self.dismiss(id, members, at),
        }
    }

    /// Two different members of the commissions must have ruled, the one who writes it down among them (R37).
    fn check_rulers(&self, by: Actor, members: &[PersonId]) -> Result<(), Breach> {
        let sits =
            |person: &PersonId| [Role::Organising, Role::Evaluating].iter().any(|&role| self.staff.contains(&(*person, role)));
        let are_two = members.iter().any(|&member| member != by.person) && members.contains(&by.person);
        if are_two && members.iter().all(sits) { Ok(()) } else { Err(Breach::TwoMembers) }
    }

    /// Back to where the jogo stood, unless another incident still holds it up.
    fn resume(&mut self, id: JogoId) {
        let held = self.has_open_incident(Some(id));
        if let Some(jogo) = self.jogos.get_mut(&id)
            && let (State::Suspended(running), false) = (jogo.state, held)
        {
            jogo.state = State::Running(running);
        }
    }

    fn dismiss(&mut self, id: IncidentId, by: Vec<PersonId>, at: Time) -> Result<(), Breach> {
        let jogo = self.incidents.get(&id).ok_or(Breach::UnknownIncident)?.jogo;
        self.set_state(id, IncidentState::Dismissed { by, at });
        self.resume(jogo);
        Ok(())
    }

    fn set_state(&mut self, id: IncidentId, state: IncidentState) {
        if let Some(incident) = self.incidents.get_mut(&id) {
            incident.state = state;
        }
    }

    fn uphold(&mut self, id: IncidentId, by: Vec<PersonId>, at: Time) -> Result<(), Breach> {
        let Incident { jogo, ground, entry, person, .. } = *self.incidents.get(&id).ok_or(Breach::UnknownIncident)?;
        let side = self.jogo(jogo)?.side_of(entry).ok_or(Breach::NotThatEntry)?;
        self.set_state(id, IncidentState::Upheld { by, at });
        match ground.consequence() {
            Consequence::EntryOut => {
                self.lose(jogo, side, ground);
                self.put_out(entry);
                self.ban(person, jogo, ground);
            }
            Consequence::JogoLost => self.lose(jogo, side, ground),
            Consequence::PlayerOut => self.player_out(jogo, (entry, side), person, ground),
        }
        self.resume(jogo);
        Ok(())
    }

    /// A drunken player: a reserve saves the entry, without one it is out (R41, R43, D19).
    fn player_out(&mut self, id: JogoId, (entry, side): (EntryId, Side), person: PersonId, ground: Ground) {
        self.ban(person, id, ground);
        let Some(category) = self.jogos.get(&id).map(|jogo| jogo.category.clone()) else { return };
        let plays =
            self.jogos.get(&id).and_then(|jogo| jogo.line_up[side].as_ref()).is_some_and(|players| players.contains(&person));
        let free = |reserve: &PersonId| {
            let playing =
                self.jogos.get(&id).and_then(|jogo| jogo.line_up[side].as_ref()).is_some_and(|players| players.contains(reserve));
            !playing && !self.is_banned(*reserve, &category)
        };
        let reserve = self.entries.get(&entry).and_then(|entry| entry.members.iter().map(|&(member, _)| member).find(free));
        match reserve {
            _ if !self.fills_its_seats(entry) => {
                self.lose(id, side, ground);
                self.put_out(entry);
                return;
            }
            Some(reserve) if plays => self.replace(id, entry, side, (person, reserve)),
            _ => {}
        }
        match self.categories.get(&category).map(|category| category.options.vi_with_reserve) {
            Some(ViWithReserve::LoseJogo) => self.lose(id, side, ground),
            Some(ViWithReserve::LosePartida) => self.lose_partida(id, side),
            _ => {}
        }
    }

    /// The running partida goes to the other side.
    fn lose_partida(&mut self, id: JogoId, side: Side) {
        let target = self.options.target;
        let Some(jogo) = self.jogos.get_mut(&id) else { return };
        if !matches!(jogo.state, State::Suspended(Running::Playing)) {
            return;
        }
        if let Some(partida) = jogo.partidas.last_mut() {
            partida.score = [0; 2];
            partida.score[1 - side] = target;
        }
        super::table::close_partida(jogo, target);
    }

    /// The jogo is lost, whatever had been played; if the other side has lost it too, nobody wins (R38, R39, R44).
    fn lose(&mut self, id: JogoId, side: Side, ground: Ground) {
        let target = self.options.target;
        let Some(jogo) = self.jogos.get_mut(&id) else { return };
        let both = jogo.outcome.as_ref().is_some_and(|outcome| outcome.winner == Some(side));
        jogo.outcome = Some(if both {
            Outcome { winner: None, how: How::BothOut, partidas: Vec::new() }
        } else {
            Outcome::without_play(1 - side, How::Ground(ground), jogo.best_of, target)
        });
        jogo.state = State::Decided;
    }

    /// Out for the whole championship (campeonato:6.par1).
    pub(super) fn put_out(&mut self, entry: EntryId) {
        if let Some(entry) = self.entries.get_mut(&entry)
            && entry.out.is_none()
        {
            entry.out = Some(Out::Disqualified);
        }
    }

    /// The offender is out as a person, in both categories; an entry that cannot fill its seats without them is out too (R42, C-40).
    fn ban(&mut self, person: PersonId, jogo: JogoId, ground: Ground) {
        let Some(category) = self.jogos.get(&jogo).map(|jogo| jogo.category.clone()) else { return };
        self.bans.insert(person, Ban { jogo, ground, category: category.clone() });
        if self.options.ban_scope == BanScope::Category {
            return;
        }
        let hit: Vec<EntryId> = self
            .entries
            .iter()
            .filter(|(_, entry)| entry.category != category && entry.out.is_none() && entry.has(person))
            .filter(|(_, entry)| self.categories.get(&entry.category).is_some_and(|of| !is_settled(of.state)))
            .map(|(&id, _)| id)
            .collect();
        for id in hit {
            if !self.fills_its_seats(id) {
                self.put_out(id);
            }
        }
    }

    /// Has this entry as many people as it has seats, without those who are banned (R41)?
    fn fills_its_seats(&self, entry: EntryId) -> bool {
        let Some(entry) = self.entries.get(&entry) else { return false };
        let left = entry.members.iter().filter(|&&(member, _)| !self.is_banned(member, &entry.category)).count();
        self.categories.get(&entry.category).is_some_and(|category| left >= category.titulars)
    }
}

/// Nothing is played in this category any more: what was won there stays (C-40).
const fn is_settled(state: CategoryState) -> bool {
    matches!(state, CategoryState::Decided | CategoryState::Homologated | CategoryState::Paid | CategoryState::Cancelled)
}
