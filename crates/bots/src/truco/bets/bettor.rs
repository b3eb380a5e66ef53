//! Learnt bets at a table.

use super::super::calls::parts;
use super::super::knowledge::{Ears, Knowledge};
use super::super::vazas;
use super::learning::picked;
use super::shares;
use super::spot::{
    Before, Flores, Form, Move, Spot, Truco, chance_class, envido_node, flor_class, points_class, score_of, truco_node,
};
use engine::show::ToAct;
use engine::{Game, Rng};
use games::truco::points::flor;
use games::truco::stakes::{Cap, EnvidoCall};
use games::truco::state::{First, FlorCall, Phase, Reply, Said};
use games::truco::view::{Figures, Proposal};
use games::truco::{Action, FACTS, View};

/// Decision of the learnt table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Bet {
    Say(Action),
    /// Nothing is called: a card is played.
    Play,
}

/// The learnt word in this view, with the chance in the vazas estimated from `worlds` worlds; `None` where the question is not a
/// bet.
pub(crate) fn bet(view: &View, worlds: usize, rng: &mut Rng) -> Option<Bet> {
    let open = &view.open;
    let bets = open.phase == Phase::Contest && open.lei.is_none();
    let seat = view.seat().filter(|_| bets)?;
    let known = Knowledge::new(view, seat);
    let must = <games::truco::Truco as Game>::to_act(view) == ToAct::Must;
    let bettor = Bettor::new(view, known, worlds)?;
    // A flor comes before all bets, asked for or not (A12, A18).
    if let Some(points) = flor(view.dealt).filter(|_| bettor.says_flor()) {
        return bettor.flor(points, rng).filter(|action| bettor.known.is_offered(action)).map(Bet::Say);
    }
    if !must {
        return None;
    }
    let said = match (view.pending.map(|pending| (pending.first, pending.truco)), open.first) {
        (Some((Some(Figures { what: Proposal::Envido(_), .. }), None)), First::Envido) => bettor.answers_envido(rng),
        (Some((Some(first @ Figures { what: Proposal::Envido(_), .. }), Some(truco))), First::Envido) => {
            bettor.answers_both(first, truco, rng)
        }
        (Some((None, Some(_))), _) => bettor.opens_envido(Before::Truco, rng).or_else(|| bettor.answers_truco(rng)),
        // To call nothing is learnt, too.
        (None, First::Open | First::Closed) if view.to_play == Some(seat) => {
            let called = bettor.opens_envido(Before::Nothing, rng).or_else(|| bettor.raises_truco(rng));
            return Some(called.map_or(Bet::Play, Bet::Say));
        }
        _ => None,
    };
    said.filter(|action| bettor.known.is_offered(action)).map(Bet::Say)
}

/// Somebody who may bet.
struct Bettor<'a> {
    known: Knowledge<'a>,
    form: Form,
    scores: [usize; 2],
    place: usize,
    worlds: usize,
}

impl<'a> Bettor<'a> {
    fn new(view: &View, known: Knowledge<'a>, worlds: usize) -> Option<Bettor<'a>> {
        let form = match (view.open.active, view.open.cap) {
            (4, _) => Form::Roda,
            (2, Cap::Open) => Form::Duel,
            (2, Cap::Six) => Form::Testa,
            _ => return None,
        };
        let place = known.order().position(|seat| seat == known.seat)?;
        let scores = [known.us, known.them].map(score_of);
        Some(Bettor { known, form, scores, place, worlds })
    }

    /// Draws a move at a spot from the table, among the legal moves that no other dominates.
    fn lot(&self, spot: Spot, rng: &mut Rng, may: impl Fn(Move) -> bool) -> Option<Move> {
        let moves = spot.moves();
        let mut of = shares(self.form, self.scores, spot)?;
        for (at, &chosen) in moves.iter().enumerate() {
            if !may(chosen) {
                of[at] = 0.0;
            }
        }
        let total: f64 = of.iter().sum();
        (total > 0.0).then(|| moves[picked(&of, moves.len(), rng.fraction() * total)])
    }

    /// The chance in the vazas as far as the facts tell it, in classes.
    fn chance(&self, rng: &mut Rng) -> usize {
        let worlds = self.known.worlds(self.worlds, Ears::Facts, rng);
        chance_class(vazas::chance(&self.known, &worlds))
    }

    /// May this be done, and is nothing else as good in any case?
    fn may(&self, action: &Action) -> bool {
        self.known.is_offered(action) && !self.known.is_dominated(action)
    }

    fn may_call(&self, call: EnvidoCall) -> bool {
        self.known.is_offered(&Action::Envido(call))
    }

    fn points(&self) -> usize {
        points_class(games::truco::points::envido(self.known.view.dealt))
    }

    fn opens_envido(&self, before: Before, rng: &mut Rng) -> Option<Action> {
        let open = EnvidoCall::ALL.into_iter().any(|call| self.may_call(call)) && self.known.view.open.ladder.is_empty();
        if !open {
            return None;
        }
        let spot = Spot::Open { place: self.place, before, points: self.points(), chance: self.chance(rng) };
        let may = |chosen: Move| match chosen {
            Move::Call(call) => self.may_call(call),
            _ => true,
        };
        match self.lot(spot, rng, may)? {
            Move::Call(call) => Some(Action::Envido(call)),
            _ => None,
        }
    }

    /// The move on an envido that was called, if refusing it is not dominated.
    fn in_envido(&self, rng: &mut Rng, refusable: impl Fn() -> bool) -> Option<Move> {
        let spot = Spot::Envido { place: self.place, node: envido_node(&self.known.view.open.ladder), points: self.points() };
        let may = |chosen: Move| match chosen {
            Move::Call(call) => self.may_call(call),
            Move::Stop => refusable(),
            _ => true,
        };
        shares(self.form, self.scores, spot)?;
        Some(self.lot(spot, rng, may).unwrap_or(Move::Take))
    }

    fn answers_envido(&self, rng: &mut Rng) -> Option<Action> {
        Some(match self.in_envido(rng, || self.may(&Action::Answer(Reply::NaoQuero)))? {
            Move::Call(call) => Action::Envido(call),
            Move::Stop => Action::Answer(Reply::NaoQuero),
            _ => Action::Answer(Reply::Quero),
        })
    }

    /// An envido and a truco in one breath: each is answered as it would be alone, but that the truco is not raised.
    fn answers_both(&self, envido: Figures, truco: Figures, rng: &mut Rng) -> Option<Action> {
        let Proposal::Truco(stage) = truco.what else { return None };
        let refusable = || !self.known.points_are_won() && !self.known.loses_by(envido.nao_quero);
        let (first, given) = match self.in_envido(rng, refusable)? {
            Move::Call(call) => return Some(Action::Envido(call)),
            Move::Stop => (Reply::NaoQuero, envido.nao_quero),
            _ => (Reply::Quero, 0),
        };
        // What was given up already is lost, too.
        let refusable = !self.known.vazas_are_won() && !self.known.loses_by(given + truco.nao_quero);
        let truco = match self.in_truco(Truco::Asked(stage), rng, |chosen| chosen != Move::Stop || refusable)? {
            Move::Stop => Reply::NaoQuero,
            _ => Reply::Quero,
        };
        Some(parts(first, truco))
    }

    fn truco(&self, truco: Truco, rng: &mut Rng) -> Option<Move> {
        self.in_truco(truco, rng, |chosen| match (truco, chosen) {
            (Truco::Asked(_), Move::Stop) => self.may(&Action::Answer(Reply::NaoQuero)),
            (Truco::Asked(_), Move::Take) => self.may(&Action::Answer(Reply::Quero)),
            _ => true,
        })
    }

    /// The move in the truco, among the legal ones.
    fn in_truco(&self, truco: Truco, rng: &mut Rng, may: impl Fn(Move) -> bool) -> Option<Move> {
        let spot = Spot::Truco { vaza: self.known.view.open.vazas.len(), node: truco_node(truco), chance: self.chance(rng) };
        shares(self.form, self.scores, spot)?;
        self.lot(spot, rng, &may).or_else(|| spot.moves().iter().copied().find(|&chosen| may(chosen)))
    }

    fn answers_truco(&self, rng: &mut Rng) -> Option<Action> {
        let (stage, _) = self.known.view.open.calls.pending?;
        let raise = stage.next().map(Action::QueroE).filter(|raise| self.known.is_offered(raise));
        Some(match (self.truco(Truco::Asked(stage), rng)?, raise) {
            (Move::Raise, Some(raise)) => raise,
            (Move::Raise, None) if !self.may(&Action::Answer(Reply::Quero)) => Action::Answer(Reply::NaoQuero),
            (Move::Take | Move::Raise, _) => Action::Answer(Reply::Quero),
            _ => Action::Answer(Reply::NaoQuero),
        })
    }

    fn raises_truco(&self, rng: &mut Rng) -> Option<Action> {
        let on = self.known.view.open.calls.on;
        let raise = on.next().map(Action::Truco).filter(|raise| self.known.is_offered(raise))?;
        (self.truco(Truco::Above(on), rng)? == Move::Raise).then_some(raise)
    }

    /// Is a word of the flor to be said that was learnt?
    fn says_flor(&self) -> bool {
        let open = &self.known.view.open;
        match open.first {
            First::FlorRound => open.flores.opener.is_some_and(|opener| !self.known.with_us(opener)),
            First::FlorChoice | First::FlorAsked => true,
            First::Open | First::Envido => true,
            _ => false,
        }
    }

    fn flor(&self, points: i64, rng: &mut Rng) -> Option<Action> {
        let open = &self.known.view.open;
        let said = match (open.first, open.flores.opening, open.flores.raise) {
            (First::FlorRound, FlorCall::Resto, _) => Flores::Resto,
            (First::FlorRound, FlorCall::Flor, None) => Flores::Sung,
            (First::FlorRound, ..) => return None,
            (First::FlorChoice, ..) => Flores::Both,
            (First::FlorAsked, _, Some((_, FlorCall::ContraFlor))) => Flores::Contra,
            (First::FlorAsked, ..) => Flores::All,
            _ => Flores::Silence,
        };
        let action = |chosen: Move| match chosen {
            Move::Flor(call) => Action::Flor(call),
            Move::Take => Action::Answer(Reply::Quero),
            _ if said == Flores::Both => Action::Segue,
            _ => Action::Answer(Reply::NaoQuero),
        };
        let spot = Spot::Flor { said, class: flor_class(points) };
        self.lot(spot, rng, |chosen| self.may(&action(chosen))).map(action)
    }
}

/// The chance that these points beat those of the envido's opener, for a player who knows the table: as often as the table opens
/// with that word on each. Nothing if nobody did, or another's word came between.
pub(crate) fn read_opening(view: &View, own: i64) -> Option<f64> {
    let seat = view.seat()?;
    let known = Knowledge::new(view, seat);
    let (opener, call) = view.open.said.iter().find_map(|(who, said)| match said {
        Said::Word(Action::Envido(call)) => Some((*who, *call)),
        _ => None,
    })?;
    if known.with_us(opener) {
        return None;
    }
    let reader = Bettor::new(view, known, 0)?;
    let place = reader.known.order().position(|seat| seat == opener)?;
    let at = EnvidoCall::ALL.iter().position(|&known| known == call)? + 1;
    let (mut won, mut all) = (0.0, 0.0);
    let scores = [reader.scores[1], reader.scores[0]];
    let pack = FACTS.pack.cards() - view.dealt;
    let mut rng = Rng::new(own.unsigned_abs());
    for _ in 0..400 {
        let points = games::truco::points::envido(rng.cards(pack, 3));
        let chance = rng.below(super::spot::CHANCES);
        let spot = Spot::Open { place, before: Before::Nothing, points: points_class(points), chance };
        let likely = shares(reader.form, scores, spot).map_or(0.0, |of| of[at]);
        // Of equals the earlier wins (R10).
        let wins = own > points || own == points && reader.place < place;
        all += likely;
        won += if wins { likely } else { 0.0 };
    }
    (all > 0.0).then(|| won / all)
}
