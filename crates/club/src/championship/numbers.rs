//! Numbers of jogos as they are announced, and what is known of a side before its round starts.

use super::Championship;
use super::rounds::Filled;
use crate::entry::JogoId;
use crate::format::Source;
use crate::jogo::{Jogo, Side};

impl Championship {
    /// Is this jogo a bye of the draw? Then it takes no table and has no number.
    pub fn is_bye_of_draw(&self, jogo: &Jogo) -> bool {
        jogo.laid.sides.iter().any(|source| match source {
            Source::Nobody => true,
            Source::LoserOf(other) => self.jogos.get(other).is_some_and(|other| other.laid.sides.contains(&Source::Nobody)),
            Source::Entry(_) | Source::WinnerOf(_) | Source::OfGroup(..) => false,
        })
    }

    /// Numbers the jogos that were just laid out, after all that have a number.
    pub(super) fn number_laid(&mut self, laid: &[JogoId]) {
        let mut last = self.jogos.values().filter_map(|jogo| jogo.number).max().unwrap_or_default();
        for id in laid {
            let is_played = self.jogos.get(id).is_some_and(|jogo| !self.is_bye_of_draw(jogo));
            if let Some(jogo) = self.jogos.get_mut(id).filter(|_| is_played) {
                last += 1;
                jogo.number = Some(last);
            }
        }
    }

    /// The jogos that are played, with their numbers.
    pub fn numbered(&self) -> impl Iterator<Item = (u32, JogoId)> + '_ {
        self.jogos.iter().filter_map(|(&id, jogo)| Some((jogo.number?, id)))
    }

    /// The number of a jogo, if it is played.
    pub fn number_of(&self, id: JogoId) -> Option<u32> {
        self.jogos.get(&id)?.number
    }

    /// The side of a jogo as far as it is known, also before its round starts: a bye of the draw has its winner at once.
    pub fn side(&self, jogo: &Jogo, side: Side) -> Filled {
        if let Some(entry) = jogo.entries[side] {
            return Filled::By(entry);
        }
        let before = jogo.laid.sides[side].jogo().and_then(|before| self.jogos.get(&before));
        if let (Source::WinnerOf(_), Some(before)) = (jogo.laid.sides[side], before) {
            match before.laid.sides {
                [Source::Nobody, Source::Nobody] => return Filled::Empty,
                [Source::Nobody, _] => return self.side(before, 1),
                [_, Source::Nobody] => return self.side(before, 0),
                [_, _] => {}
            }
        }
        match (self.category_of(jogo), jogo.laid.sides[side]) {
            (Ok(of), source @ (Source::Entry(_) | Source::WinnerOf(_) | Source::LoserOf(_) | Source::Nobody)) => {
                self.filled(of, source)
            }
            // The order of a group is open until its last jogo.
            (_, Source::OfGroup(..)) | (Err(_), _) => Filled::Open,
        }
    }
}
