//! A jogo at a table of the card room: opened by the desk, halted by its judge, taken into the súmula by the room.

use super::Championship;
use super::table::close_partida;
use crate::entry::{JogoId, PersonId};
use crate::jogo::{Flow, Proof, RoomTable, Running, State};
use crate::role::Actor;
use crate::{Breach, Line};

const NOT_NOW: Breach = Breach::NotNow { cite: "championship:R20" };

impl Championship {
    /// The next partida begins at this table, where those who were checked in have their chairs (R20, R32).
    pub(super) fn open_table(
        &mut self,
        by: Actor,
        id: JogoId,
        table: &Line,
        commitment: &Line,
        seats: &[Option<PersonId>],
    ) -> Result<(), Breach> {
        super::check_name(table)?;
        let players: Vec<PersonId> = self.jogo(id)?.line_up.iter().flatten().flatten().copied().collect();
        let mut seated: Vec<PersonId> = seats.iter().flatten().copied().collect();
        seated.sort();
        let mut expected = players;
        expected.sort();
        if seated != expected {
            return Err(Breach::WrongNumber);
        }
        self.start_partida(by, id)?;
        let jogo = self.jogo_mut(id)?;
        jogo.rooms.push(RoomTable {
            table: table.clone(),
            commitment: commitment.clone(),
            seats: seats.to_vec(),
            flow: Flow::Plays,
            partida: jogo.partidas.len() - 1,
            proof: None,
        });
        Ok(())
    }

    fn open_table_of(&mut self, by: Actor, id: JogoId) -> Result<&mut RoomTable, Breach> {
        self.judged(by, id)?.open_table().ok_or(NOT_NOW)?;
        self.jogo_mut(id)?.rooms.last_mut().ok_or(NOT_NOW)
    }

    pub(super) fn set_flow(&mut self, by: Actor, id: JogoId, flow: Flow) -> Result<(), Breach> {
        let room = self.open_table_of(by, id)?;
        if room.flow == flow {
            return Err(NOT_NOW);
        }
        room.flow = flow;
        Ok(())
    }

    /// Nothing counts of what was played there.
    pub(super) fn leave_table(&mut self, by: Actor, id: JogoId) -> Result<(), Breach> {
        if self.jogo(id)?.state != State::Running(Running::Playing) {
            return Err(NOT_NOW);
        }
        self.open_table_of(by, id)?.flow = Flow::Left;
        self.begin_again(id)
    }

    /// The partida has not been played.
    fn begin_again(&mut self, id: JogoId) -> Result<(), Breach> {
        let jogo = self.jogo_mut(id)?;
        jogo.partidas.pop();
        jogo.state = State::Running(if jogo.partidas.is_empty() { Running::Ready } else { Running::BetweenPartidas });
        Ok(())
    }

    /// The score of the partida as the room counted it, capped as on paper (R24, R55). Without a score it is played again.
    pub(super) fn take_table(&mut self, id: JogoId, table: &Line, score: Option<[u32; 2]>, proof: &Proof) -> Result<(), Breach> {
        let target = self.options.target;
        let jogo = self.jogo(id)?;
        let is_its = jogo.open_table().is_some_and(|room| room.table == *table);
        if !is_its || jogo.state != State::Running(Running::Playing) {
            return Err(Breach::NotNow { cite: "championship:R24" });
        }
        let is_won = |score: [u32; 2]| score.iter().filter(|&&tentos| tentos == target).count() == 1;
        if score.is_some_and(|score| !is_won(score) || score.iter().any(|&tentos| tentos > target)) {
            return Err(Breach::BadScore);
        }
        let jogo = self.jogo_mut(id)?;
        if let Some(room) = jogo.rooms.last_mut() {
            room.proof = Some(proof.clone());
        }
        let Some(score) = score else { return self.begin_again(id) };
        if let Some(partida) = jogo.partidas.last_mut() {
            partida.score = score;
        }
        close_partida(jogo, target);
        Ok(())
    }
}
