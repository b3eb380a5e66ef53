//! What one pair of eyes knows: all that lies open, its own cards once it has looked at them, and nothing else.

use super::Truco;
use super::action::Action;
use super::agreements::Agreements;
use super::breach::Breach;
use super::calls::Unanswered;
use super::stakes::{EnvidoCall, FlorEnd, Stage};
use super::state::{Company, First, FlorCall, Open, Phase, SEATS, Side};
use cards::CardSet;
use engine::show::{RefusedWay, ToAct};
use engine::{Eyes, Ledger, Offer, Seat};
use serde::Serialize;

/// What waits for an answer, with both figures of each part.
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

/// What one pair of eyes knows. It is built up from the open part of the state and the owner's cards; the hidden part has no
/// place in it.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    pub eyes: Eyes,
    /// What was agreed.
    pub agreements: Agreements,
    pub company: Company,
    /// What lies open.
    pub open: Open,
    /// The balances, and the movements of this deal and the one before.
    pub ledger: Ledger,
    /// The sides of the seats.
    pub sides: [Side; SEATS],
    /// The tentos of each side.
    pub scores: [i64; 2],
    /// The cards the viewer was dealt, if he has looked at them.
    pub dealt: CardSet,
    /// Those he still holds.
    pub hand: CardSet,
    /// How many cards each holds.
    pub sizes: [usize; SEATS],
    /// Cards in nobody's hand.
    pub monte: usize,
    /// Who is to play to the vaza.
    pub to_play: Option<Seat>,
    /// What waits for an answer.
    pub pending: Option<Pending>,
    /// Whether play waits for each.
    pub to_act: [ToAct; SEATS],
    /// What the viewer may do.
    #[serde(serialize_with = "engine::show::as_ways")]
    pub offers: Vec<Offer<Action>>,
    /// What the viewer might think of, and why it is refused.
    pub refused: Vec<RefusedWay>,
}

impl Truco {
    pub(super) fn seen_by(&self, eyes: Eyes) -> View {
        // In a testa the cards of those who wait are unseen even by their owners (R23).
        let seated = eyes.seat().filter(|seat| seat.index() < self.company.players);
        let own = seated.filter(|&seat| self.open.looked.contains(seat));
        let mut offers = Vec::new();
        if let Some(seat) = seated {
            engine::Game::offers(self, seat, &mut offers);
            engine::Game::asides(self, seat, &mut offers);
        }
        let must = self.must_act();
        let may = self.may_act(must);
        let waits = |seat: Seat| match (must.contains(seat), may.contains(seat)) {
            (true, _) => ToAct::Must,
            (_, true) => ToAct::May,
            _ => ToAct::Waits,
        };
        let in_contest = self.open.phase == Phase::Contest;
        View {
            eyes,
            agreements: self.agreements.clone(),
            company: self.company.clone(),
            open: self.open.clone(),
            ledger: self.ledger.since(self.company.deal.saturating_sub(1)),
            sides: std::array::from_fn(|seat| self.side(Seat::at(seat % self.company.players))),
            scores: Side::BOTH.map(|side| self.score(side)),
            dealt: own.map_or(CardSet::EMPTY, |seat| self.hidden.dealt[seat.index()]),
            hand: own.map_or(CardSet::EMPTY, |seat| self.hidden.hands[seat.index()]),
            sizes: std::array::from_fn(|seat| self.hidden.hands[seat].len()),
            monte: self.hidden.monte.len(),
            to_play: self.open.to_play().filter(|_| in_contest && self.open.floor_is_free()),
            pending: self.pending().filter(|_| in_contest),
            to_act: std::array::from_fn(|seat| waits(Seat::at(seat))),
            refused: own.filter(|&seat| in_contest && must.contains(seat)).map_or_else(Vec::new, |seat| self.refused_ways(seat)),
            offers,
        }
    }

    /// What waits for an answer; nothing while an answer is held.
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

    /// What a player on turn might think of, and the rule against it.
    fn refused_ways(&self, seat: Seat) -> Vec<RefusedWay> {
        let mut words = Vec::new();
        if matches!(self.open.first, First::Open | First::Envido) {
            words.extend(EnvidoCall::ALL.map(Action::Envido));
        }
        let raise = self.open.calls.on.next().filter(|_| self.open.floor_is_free());
        words.extend(raise.map(Action::Truco));
        let mut refused: Vec<RefusedWay> = words
            .into_iter()
            .filter_map(|word| {
                let breach = self.check(seat, &word).err()?;
                Some(RefusedWay { what: word.to_string(), why: breach.into() })
            })
            .collect();
        if self.must_sing(seat) && self.open.floor_is_free() {
            let held = self.hidden.hands[seat.index()];
            refused.extend(held.iter().map(|card| RefusedWay { what: card.to_string(), why: Breach::MustSingFlor.into() }));
        }
        refused
    }
}

impl View {
    /// The seat that looks, if it is one.
    pub fn seat(&self) -> Option<Seat> {
        self.eyes.seat()
    }

    /// Has the viewer looked at his cards?
    pub fn has_looked(&self) -> bool {
        self.seat().is_some_and(|seat| self.open.looked.contains(seat))
    }
}
