//! A jogo at its table: call, check-in, judge, tentos, substitutions (R16 to R23, R32, R33).

use super::Championship;
use super::undo::Pass;
use crate::category::CategoryState;
use crate::entry::{CategoryId, EntryId, JogoId, Part, PersonId};
use crate::jogo::{Flow, How, Jogo, Outcome, Partida, Running, Side, State, Substitution, Tampa, Tento};
use crate::role::{Actor, Role};
use crate::{Breach, Line, Time};

impl Championship {
    /// Everybody of the two entries of a jogo who may play in it.
    fn members_of(&self, jogo: &Jogo) -> impl Iterator<Item = PersonId> + '_ {
        let entries = jogo.entries;
        entries
            .into_iter()
            .flatten()
            .filter_map(|entry| self.entries.get(&entry))
            .flat_map(|entry| entry.members.iter().map(|&(person, _)| person))
    }

    pub fn is_banned(&self, person: PersonId, category: &CategoryId) -> bool {
        use crate::options::BanScope;
        let bans = |ban: &super::Ban| self.options.ban_scope == BanScope::Championship || ban.category == *category;
        self.bans.get(&person).is_some_and(bans)
    }

    /// A jogo is called to a free table, and nobody is called to two (R16). One whose table was taken meanwhile goes on at another.
    pub(super) fn call(&mut self, id: JogoId, table: u32, time: Time) -> Result<(), Breach> {
        let jogo = self.jogo(id)?;
        let in_play = matches!(self.category_of(jogo)?.state, CategoryState::InPlay(round) if round == jogo.round);
        // Called again it has another table, or another time (R65).
        let waits = matches!(jogo.state, State::Scheduled | State::Running(Running::Called));
        let has_lost_table = jogo.state.is_at_table() && jogo.table.is_none();
        if !(waits || has_lost_table) || !in_play || jogo.entries.contains(&None) {
            return Err(Breach::NotNow { cite: "championship:R16" });
        }
        if table == 0 || table > self.options.tables {
            return Err(Breach::NoSuchTable);
        }
        match self.pass {
            Pass::First => self.check_free(id, table)?,
            Pass::Replay => self.clear(id, table),
        }
        let jogo = self.jogo_mut(id)?;
        jogo.planned_before = jogo.planned.filter(|before| *before != time).or(jogo.planned_before);
        if jogo.state == State::Scheduled {
            jogo.state = State::Running(Running::Called);
        }
        (jogo.table, jogo.planned) = (Some(table), Some(time));
        Ok(())
    }

    /// Is the table free and whole, and none of the players at another?
    fn check_free(&self, id: JogoId, table: u32) -> Result<(), Breach> {
        let busy = || self.jogos.iter().filter(|(other, at)| **other != id && at.state.is_at_table()).map(|(_, at)| at);
        if busy().any(|other| other.table == Some(table)) || self.closed_tables.contains_key(&table) {
            return Err(Breach::TableTaken);
        }
        if self.withdrawn_kits.contains(&table) {
            return Err(Breach::NoKit);
        }
        let elsewhere = |person: &PersonId| busy().any(|other| self.members_of(other).any(|member| member == *person));
        self.members_of(self.jogo(id)?).find(elsewhere).map_or(Ok(()), |person| Err(Breach::Clash(person)))
    }

    /// A jogo that comes back to its table when a decision is taken back leaves it to the one that was called there since.
    fn clear(&mut self, id: JogoId, table: u32) {
        let others = self.jogos.iter_mut().filter(|(other, _)| **other != id).map(|(_, at)| at);
        for other in others.filter(|other| other.state.is_at_table() && other.table == Some(table)) {
            other.table = None;
        }
    }

    /// The tables at which nobody is, with their kits whole.
    pub fn free_tables(&self) -> impl Iterator<Item = u32> + '_ {
        self.open_tables().filter(|&table| !self.is_busy(table))
    }

    /// The jogo, if it is this judge's, or its maker acts for a commission or a desk.
    pub(super) fn judged(&self, by: Actor, id: JogoId) -> Result<&Jogo, Breach> {
        let jogo = self.jogo(id)?;
        if by.role == Role::Judge && jogo.judge != Some(by.person) { Err(Breach::NotYours) } else { Ok(jogo) }
    }

    fn check_line_up(&self, jogo: &Jogo, entry: EntryId, line_up: &[PersonId]) -> Result<(), Breach> {
        let its = self.entry(entry)?;
        if line_up.len() != self.category_of(jogo)?.titulars {
            return Err(Breach::WrongNumber);
        }
        for (n, &person) in line_up.iter().enumerate() {
            if !its.has(person) || line_up[..n].contains(&person) {
                return Err(Breach::NotRegistered(person));
            }
            if self.is_banned(person, &jogo.category) {
                return Err(Breach::Banned(person));
            }
        }
        Ok(())
    }

    /// Hands in the line-up in seat order, by the capataz; the desk that checks the entry in sees it (R32).
    pub(super) fn hand_in(&mut self, by: Actor, id: JogoId, entry: EntryId, line_up: &[PersonId]) -> Result<(), Breach> {
        self.check_capataz(by, entry)?;
        let jogo = self.jogo(id)?;
        let side = jogo.side_of(entry).ok_or(Breach::NotThatEntry)?;
        if jogo.state != State::Running(Running::Called) || jogo.line_up[side].is_some() {
            return Err(Breach::NotNow { cite: "championship:R32" });
        }
        self.check_line_up(jogo, entry, line_up)?;
        self.jogo_mut(id)?.handed[side] = Some(line_up.to_vec());
        Ok(())
    }

    pub(super) fn check_in(&mut self, by: Actor, id: JogoId, entry: EntryId, line_up: &[PersonId]) -> Result<(), Breach> {
        let jogo = self.judged(by, id)?;
        let side = jogo.side_of(entry).ok_or(Breach::NotThatEntry)?;
        if self.is_out(entry) {
            return Err(Breach::EntryOut(entry));
        }
        if jogo.state != State::Running(Running::Called) {
            return Err(Breach::NotNow { cite: "championship:R17" });
        }
        self.check_line_up(jogo, entry, line_up)?;
        let jogo = self.jogo_mut(id)?;
        jogo.line_up[side] = Some(line_up.to_vec());
        if jogo.line_up.iter().all(Option::is_some) {
            jogo.state = State::Running(Running::Ready);
        }
        Ok(())
    }

    /// A judge sits even against the players' will (campeonato:3a), but never one of theirs (D11).
    pub(super) fn appoint_judge(&mut self, id: JogoId, judge: PersonId) -> Result<(), Breach> {
        self.person(judge)?;
        let jogo = self.jogo(id)?;
        if !matches!(jogo.state, State::Running(Running::Called | Running::Ready | Running::Playing | Running::BetweenPartidas)) {
            return Err(Breach::NotNow { cite: "championship:R18" });
        }
        let entries = jogo.entries.into_iter().flatten().filter_map(|entry| self.entries.get(&entry));
        if entries.into_iter().any(|entry| entry.concerns(judge)) {
            return Err(Breach::JudgeConflict);
        }
        self.jogo_mut(id)?.judge = Some(judge);
        Ok(())
    }

    /// An entry that is not there at the set time is out (ground III), when a person says so (R19, D12).
    pub(super) fn walkover(&mut self, id: JogoId, entry: EntryId, at: Time) -> Result<(), Breach> {
        let jogo = self.jogo(id)?;
        let side = jogo.side_of(entry).ok_or(Breach::NotThatEntry)?;
        let late = jogo.planned.is_some_and(|planned| at > planned.plus_minutes(self.options.lateness_tolerance));
        if jogo.state != State::Running(Running::Called) || jogo.line_up[side].is_some() || !late {
            return Err(Breach::NotNow { cite: "championship:R19" });
        }
        let target = self.options.target;
        let jogo = self.jogo_mut(id)?;
        jogo.outcome = Some(Outcome::without_play(1 - side, How::Walkover, jogo.best_of, target));
        jogo.state = State::Decided;
        self.put_out(entry);
        Ok(())
    }

    pub(super) fn start_partida(&mut self, by: Actor, id: JogoId) -> Result<(), Breach> {
        let jogo = self.judged(by, id)?;
        if !matches!(jogo.state, State::Running(Running::Ready | Running::BetweenPartidas)) {
            return Err(Breach::NotNow { cite: "championship:R20" });
        }
        let jogo = self.jogo_mut(id)?;
        jogo.partidas.push(Partida::default());
        jogo.state = State::Running(Running::Playing);
        let (entries, line_up) = (jogo.entries, jogo.line_up.clone());
        for (entry, players) in entries.into_iter().zip(line_up) {
            entry.into_iter().for_each(|entry| self.note_reserves(entry, players.as_deref().unwrap_or_default()));
        }
        Ok(())
    }

    /// Reserves among these players have now played (5.2).
    fn note_reserves(&mut self, entry: EntryId, players: &[PersonId]) {
        let Some(entry) = self.entries.get_mut(&entry) else { return };
        for &player in players {
            if entry.members.contains(&(player, Part::Reserve)) && !entry.came_in.contains(&player) {
                entry.came_in.push(player);
            }
        }
    }

    /// Checks the payer of tentos: the judge where there is one (R21, campeonato:3b), else a person of the two entries.
    fn check_payer(&self, by: Actor, jogo: &Jogo) -> Result<(), Breach> {
        let entries = jogo.entries.into_iter().flatten().filter_map(|entry| self.entries.get(&entry));
        match jogo.judge {
            Some(judge) if by.role == Role::Judge && by.person == judge => Ok(()),
            Some(_) => Err(Breach::JudgePays),
            None if entries.into_iter().any(|entry| entry.concerns(by.person)) => Ok(()),
            None => Err(Breach::NotYours),
        }
    }

    pub(super) fn pay_tentos(&mut self, by: Actor, id: JogoId, side: Side, amount: u32, reason: &Line) -> Result<(), Breach> {
        let jogo = self.jogo(id)?;
        self.check_payer(by, jogo)?;
        let target = self.options.target;
        // Where the card room counts, nobody else does.
        if jogo.state != State::Running(Running::Playing) || jogo.open_table().is_some() {
            return Err(Breach::NotNow { cite: "championship:R21" });
        }
        if side > 1 || amount == 0 || amount > target {
            return Err(Breach::NoTentos);
        }
        let jogo = self.jogo_mut(id)?;
        let Some(partida) = jogo.partidas.last_mut() else { return Err(Breach::NoTentos) };
        partida.tentos.push(Tento { side, amount, reason: reason.clone(), by: by.person });
        partida.recount(target);
        close_partida(jogo, target);
        Ok(())
    }

    /// The last payment of the running partida is taken back; the log keeps both.
    pub(super) fn undo_tentos(&mut self, by: Actor, id: JogoId) -> Result<(), Breach> {
        let jogo = self.jogo(id)?;
        self.check_payer(by, jogo)?;
        let target = self.options.target;
        let open = matches!(jogo.state, State::Running(Running::Playing | Running::BetweenPartidas) | State::Played);
        if !open || jogo.signed.iter().any(Option::is_some) {
            return Err(Breach::NotNow { cite: "championship:R21" });
        }
        let jogo = self.jogo_mut(id)?;
        let partida = jogo.partidas.last_mut().filter(|partida| !partida.tentos.is_empty()).ok_or(Breach::NoTentos)?;
        partida.tentos.pop();
        partida.recount(target);
        (jogo.state, jogo.outcome) = (State::Running(Running::Playing), None);
        Ok(())
    }

    /// The capataz of this entry, and no other (R36).
    pub(super) fn check_capataz(&self, by: Actor, entry: EntryId) -> Result<(), Breach> {
        if self.entry(entry)?.capataz == Some(by.person) { Ok(()) } else { Err(Breach::NotThatEntry) }
    }

    pub(super) fn request_tampa(&mut self, by: Actor, id: JogoId, entry: EntryId) -> Result<(), Breach> {
        self.check_capataz(by, entry)?;
        let jogo = self.jogo(id)?;
        jogo.side_of(entry).ok_or(Breach::NotThatEntry)?;
        if !jogo.state.is_at_table() {
            return Err(Breach::NotNow { cite: "campeonato:9.VII" });
        }
        self.jogo_mut(id)?.tampa = Tampa::InUse;
        Ok(())
    }

    fn between_partidas(&self, by: Actor, id: JogoId, entry: EntryId) -> Result<(&Jogo, Side), Breach> {
        self.check_capataz(by, entry)?;
        let jogo = self.jogo(id)?;
        let side = jogo.side_of(entry).ok_or(Breach::NotThatEntry)?;
        match jogo.state {
            State::Running(Running::BetweenPartidas) => Ok((jogo, side)),
            State::Running(Running::Playing) => Err(Breach::PartidaRunning),
            _ => Err(Breach::NotNow { cite: "championship:R33" }),
        }
    }

    /// At the end of a partida, by a registered reserve; the player replaced may come back at a later one (R33, D15).
    pub(super) fn substitute(
        &mut self,
        by: Actor,
        id: JogoId,
        entry: EntryId,
        out: PersonId,
        comes_in: PersonId,
    ) -> Result<(), Breach> {
        let (jogo, side) = self.between_partidas(by, id, entry)?;
        let line_up = jogo.line_up[side].as_deref().unwrap_or_default();
        if !line_up.contains(&out) {
            return Err(Breach::NotPlaying(out));
        }
        if !self.entry(entry)?.has(comes_in) || line_up.contains(&comes_in) {
            return Err(Breach::NotReserve(comes_in));
        }
        if self.is_banned(comes_in, &jogo.category) {
            return Err(Breach::Banned(comes_in));
        }
        self.replace(id, entry, side, (out, comes_in));
        Ok(())
    }

    /// One player takes the place of another.
    pub(super) fn replace(&mut self, id: JogoId, entry: EntryId, side: Side, (out, comes_in): (PersonId, PersonId)) {
        if let Some(jogo) = self.jogos.get_mut(&id) {
            // A reserve who comes in during a partida takes the chair too (R43).
            let open = jogo.open_table().is_some();
            if let Some(room) = jogo.rooms.last_mut().filter(|_| open)
                && let Some(chair) = room.seats.iter_mut().flatten().find(|chair| **chair == out)
            {
                *chair = comes_in;
                // A player who goes out plays no further card: the judge lets the table go on when the reserve sits there.
                room.flow = Flow::Halted;
            }
            let after_partida = jogo.partidas.len();
            jogo.substitutions.push(Substitution { after_partida, side, out, comes_in });
            for player in jogo.line_up[side].iter_mut().flatten().filter(|player| **player == out) {
                *player = comes_in;
            }
        }
        self.note_reserves(entry, &[comes_in]);
    }

    /// The same players in other seats, so that others meet in the testas.
    pub(super) fn exchange_testas(&mut self, by: Actor, id: JogoId, entry: EntryId, line_up: &[PersonId]) -> Result<(), Breach> {
        let (jogo, side) = self.between_partidas(by, id, entry)?;
        self.check_line_up(jogo, entry, line_up)?;
        let mut seats = [jogo.line_up[side].clone().unwrap_or_default(), line_up.to_vec()];
        seats.iter_mut().for_each(|seats| seats.sort());
        if seats[0] != seats[1] {
            return Err(Breach::NotRegistered(line_up[0]));
        }
        self.jogo_mut(id)?.line_up[side] = Some(line_up.to_vec());
        Ok(())
    }
}

/// Ends the partida when a side has reached the target, and the jogo when it has won enough of them (R28).
pub(super) fn close_partida(jogo: &mut Jogo, target: u32) {
    let Some(winner) = jogo.partidas.last().and_then(|partida| partida.winner(target)) else { return };
    if jogo.partidas_won(target)[winner] >= jogo.best_of.needed() {
        let partidas = jogo.partidas.iter().map(|partida| partida.score).collect();
        jogo.outcome = Some(Outcome { winner: Some(winner), how: How::Played, partidas });
        jogo.state = State::Played;
    } else {
        jogo.state = State::Running(Running::BetweenPartidas);
    }
}
