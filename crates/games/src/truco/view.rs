//! The view of one viewer: all that lies open, their own cards once they have looked at them, and nothing else.

use super::Truco;
use super::action::Action;
use super::agreements::Agreements;
use super::breach::Breach;
use super::calls::Unanswered;
use super::stakes::{EnvidoCall, FlorEnd, Stage};
use super::state::{First, FlorCall, MatchState, Open, Phase, SEATS, Side};
use cards::{Card, CardSet};
use engine::Seat;
use engine::show::RefusedChoice;
use serde::Serialize;

/// Proposals that wait for an answer, with both figures of each part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Pending {
    /// The side that owes the answer.
    pub asked: Side,
    /// The first part.
    pub first: Option<Figures>,
    pub truco: Option<Figures>,
}

/// A proposal and what each answer to it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Figures {
    pub what: Proposal,
    /// Tentos at stake with *quero*.
    pub quero: i64,
    /// Tentos to the proposers with *não quero*.
    pub nao_quero: i64,
}

/// A proposal that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Proposal {
    /// An envido whose last call was this.
    Envido(EnvidoCall),
    /// A raise of the flor.
    Flor(FlorCall),
    /// A stage of the truco.
    Truco(Stage),
}

engine::views! {
    /// State visible to one viewer: the open part and the viewer's own cards. The hidden part of the state has no place in it. In
    /// a testa the cards of those who wait are hidden even from their owners (R23).
    pub struct View for SEATS of (game: Truco, own if |&seat| game.open.looked.contains(seat)) {
        /// The sides of the seats.
        sides: [Side; SEATS] = std::array::from_fn(|seat| game.side(Seat::at(seat % game.match_state.players)));
        /// The tentos of each side.
        scores: [i64; 2] = Side::BOTH.map(|side| game.score(side));
        /// The cards the viewer was dealt, if they have looked at them.
        dealt: CardSet = own.map_or(CardSet::EMPTY, |seat| game.hidden.dealt[seat.index()]);
        /// Those they still hold.
        hand: CardSet = own.map_or(CardSet::EMPTY, |seat| game.hidden.hands[seat.index()]);
        /// The cards named by signs of the viewer and their partner.
        senhas: [Option<Card>; SEATS] = own.map_or([None; SEATS], |seat| game.senhas_of(seat));
        /// Number of cards in each hand.
        sizes: [usize; SEATS] = game.hidden.hands.map(CardSet::len);
        /// Cards in nobody's hand.
        monte: usize = game.hidden.monte.len();
        /// The player to play to the vaza.
        to_play: Option<Seat> = game.open.to_play().filter(|_| game.in_contest() && game.open.floor_is_free());
        /// The proposals that wait for an answer.
        pending: Option<Pending> = game.pending().filter(|_| game.in_contest());
    }
}

impl Truco {
    fn in_contest(&self) -> bool {
        self.open.phase == Phase::Contest
    }

    /// The signs that this seat made or was shown.
    fn senhas_of(&self, seat: Seat) -> [Option<Card>; SEATS] {
        let is_shown = |other: Seat| other == seat || self.match_state.companion(seat) == Some(other);
        std::array::from_fn(|at| self.hidden.senhas[at].filter(|_| is_shown(Seat::at(at))))
    }

    /// The proposals that wait for an answer; none while an answer is held.
    fn pending(&self) -> Option<Pending> {
        let (question, asked) = self.question()?;
        let open = &self.open;
        let call = open.ladder.last().unwrap_or(EnvidoCall::Envido);
        let envido = Figures { what: Proposal::Envido(call), quero: open.ladder.stake, nao_quero: open.ladder.refused };
        let truco = open.calls.pending.map(|(stage, _)| Figures {
            what: Proposal::Truco(stage),
            quero: stage.worth(),
            nao_quero: stage.refused(),
        });
        let flor = open.flores.raise.map(|(side, call)| {
            let end = if call == FlorCall::Resto { FlorEnd::Resto } else { FlorEnd::ContraFlor };
            let figure =
                |end: FlorEnd| end.tentos(self.flores_of(side), self.flores_of(side.other()), open.flores.resto, open.cap);
            Figures { what: Proposal::Flor(call), quero: figure(end), nao_quero: figure(self.flor_refused()) }
        });
        let (first, truco) = match question {
            Unanswered::Envido => (Some(envido), None),
            Unanswered::Both | Unanswered::Lei => (Some(envido), truco),
            Unanswered::Flor => (flor, None),
            Unanswered::Truco => (None, truco),
        };
        Some(Pending { asked, first, truco })
    }

    /// Actions that a player in turn might think of, and the rule against each.
    fn refused_ways(&self, seat: Seat) -> Vec<RefusedChoice> {
        let mut words = Vec::new();
        if !self.in_contest() || !self.must_act().contains(seat) {
            return Vec::new();
        }
        if matches!(self.open.first, First::Open | First::Envido) {
            words.extend(EnvidoCall::ALL.map(Action::Envido));
        }
        let raise = self.open.calls.on.next().filter(|_| self.open.floor_is_free());
        words.extend(raise.map(Action::Truco));
        let mut refused: Vec<RefusedChoice> = words
            .into_iter()
            .filter_map(|word| {
                let breach = self.check(seat, &word).err()?;
                Some(RefusedChoice { what: word.to_string(), why: breach.into() })
            })
            .collect();
        if self.must_sing(seat) && self.open.floor_is_free() {
            let held = self.hidden.hands[seat.index()];
            refused.extend(held.iter().map(|card| RefusedChoice { what: card.to_string(), why: Breach::MustSingFlor.into() }));
        }
        refused
    }
}

impl View {
    /// Has the viewer looked at their cards?
    pub fn has_looked(&self) -> bool {
        self.seat().is_some_and(|seat| self.open.looked.contains(seat))
    }
}
