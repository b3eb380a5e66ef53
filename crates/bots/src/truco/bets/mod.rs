//! Bets learnt beforehand: what the master calls and answers in envido and truco.
//!
//! Who tries their calls in imagined worlds never bluffs, and is read from what they call. The master's calls come from a table
//! instead: how often to do what, learnt by regret on two small games (`spot` says what they tell apart) and kept in
//! `learnt.txt`. The table is made anew by [`learnt`], from a seed; nothing of it is written by hand.

mod deals;
mod learning;
mod spot;
#[cfg(test)]
mod tests;

use super::sight::{Ears, Known};
use super::{WORLDS, vazas};
use crate::thought::mixed;
use deals::Volta;
use engine::show::ToAct;
use engine::{Game, Luck};
use games::truco::stakes::{Cap, EnvidoCall};
use games::truco::state::{First, FlorCall, Phase, Reply};
use games::truco::view::Proposal;
use games::truco::{Action, View};
use learning::{Learning, Shares, picked};
use rayon::prelude::*;
use spot::{Form, MOST_MOVES, Move, SCORES, Spot, Truco, chance_class, envido_node, points_class, score_of, truco_node};

/// The table: a line for each form and score, a character for each share but that of stopping, in the order of [`Spot::all`].
const LEARNT: &str = include_str!("learnt.txt");

/// A share is written in so many parts.
const PARTS: u32 = 35;

/// What stands where nothing was learnt: the small games never come there.
const UNKNOWN: char = '.';

/// How much is learnt for each form and score.
pub struct Lessons {
    /// Deals of the envido.
    pub envidos: usize,
    /// Passes through voltas of the truco.
    pub trucos: usize,
    /// Voltas dealt for them.
    pub voltas: usize,
    /// The seed of all chance.
    pub seed: u64,
}

impl Default for Lessons {
    /// Those the table was made with.
    fn default() -> Lessons {
        Lessons { envidos: 200_000, trucos: 200_000, voltas: 16_000, seed: 24 }
    }
}

/// Learns all bets: the table as it is kept. `progress` is told of each pair of scores learnt.
pub fn learnt(lessons: &Lessons, progress: &(dyn Fn(usize) + Sync)) -> String {
    let form_lines = |form: Form| -> Vec<String> {
        let deals = |part: usize| {
            let mut luck = Luck::new(mixed(lessons.seed ^ part as u64));
            (0..lessons.voltas / 8).map(|_| Volta::deal(form, &mut luck)).collect::<Vec<Volta>>()
        };
        let voltas: Vec<Volta> = (0..8).into_par_iter().flat_map_iter(deals).collect();
        let pairs: Vec<[usize; 2]> = (0..SCORES).flat_map(|a| (a..SCORES).map(move |b| [a, b])).collect();
        let learn = |&scores: &[usize; 2]| {
            let mut learning = Learning::new(form, scores, mixed(lessons.seed + (scores[0] * SCORES + scores[1]) as u64));
            learning.learn(lessons.envidos, lessons.trucos, &voltas);
            progress(1);
            games::truco::state::Side::BOTH.map(|side| written(form, &|spot| learning.average(side, spot)))
        };
        let pairs_learnt: Vec<[String; 2]> = pairs.par_iter().map(learn).collect();
        let line = |ours: usize, theirs: usize| {
            let at = pairs.iter().position(|&pair| pair == [ours.min(theirs), ours.max(theirs)]).unwrap_or(0);
            pairs_learnt[at][usize::from(ours > theirs)].clone()
        };
        (0..SCORES)
            .flat_map(|ours| (0..SCORES).map(move |theirs| (ours, theirs)))
            .map(|(ours, theirs)| line(ours, theirs))
            .collect()
    };
    Form::ALL.into_iter().flat_map(form_lines).map(|line| line + "\n").collect()
}

/// A line of the table.
fn written(form: Form, shares: &dyn Fn(Spot) -> Option<Shares>) -> String {
    let digits = |spot: Spot| {
        let of = shares(spot);
        (1..spot.moves().len()).map(move |at| of.map_or(UNKNOWN, |of| digit(of[at])))
    };
    Spot::all(form).flat_map(digits).collect()
}

/// A share in one character; what is hardly ever done is never done.
fn digit(share: f64) -> char {
    char::from_digit((share * f64::from(PARTS)).round() as u32, PARTS + 1).unwrap_or('0')
}

/// The shares of a spot, as the table has them; none where nothing was learnt.
fn shares(form: Form, scores: [usize; 2], spot: Spot) -> Option<Shares> {
    let before = Form::ALL.into_iter().take_while(|&other| other != form).count() * SCORES * SCORES;
    let line = LEARNT.lines().nth(before + scores[0] * SCORES + scores[1])?;
    let at: usize = Spot::all(form).take(spot.number(form)).map(|spot| spot.moves().len() - 1).sum();
    let mut of: Shares = [0.0; MOST_MOVES];
    for (n, share) in of.iter_mut().enumerate().take(spot.moves().len()).skip(1) {
        *share = f64::from(char::from(*line.as_bytes().get(at + n - 1)?).to_digit(PARTS + 1)?) / f64::from(PARTS);
    }
    of[0] = (1.0 - of.iter().sum::<f64>()).max(0.0);
    Some(of)
}

/// What was learnt to say in this view; nothing where a card is to be played, or something else is asked than bets.
pub(crate) fn bet(view: &View, luck: &mut Luck) -> Option<Action> {
    let open = &view.open;
    let bets = open.phase == Phase::Contest && open.lei.is_none() && <games::truco::Truco as Game>::to_act(view) == ToAct::Must;
    let seat = view.seat().filter(|_| bets)?;
    let sight = Known::new(view, seat);
    // A flor comes before all bets (A12, A18).
    if sight.is_offered(&Action::Flor(FlorCall::Flor)) {
        return None;
    }
    let card = vazas::card(&sight).map(Action::Play);
    let bettor = Bettor::new(view, sight)?;
    match (view.pending.map(|pending| (pending.first.map(|first| first.what), pending.truco)), open.first) {
        (Some((Some(Proposal::Envido(_)), None)), First::Envido) => bettor.answers_envido(luck),
        (Some((None, Some(_))), _) => bettor.opens_envido(luck).or_else(|| bettor.answers_truco(luck)),
        // To call nothing is learnt, too: then a card is played, whatever the novice would say.
        (None, First::Open | First::Closed) if view.to_play == Some(seat) => {
            bettor.opens_envido(luck).or_else(|| bettor.raises_truco(luck)).or(card)
        }
        _ => None,
    }
    .filter(|action| view.offers.iter().any(|offer| offer.includes(action)))
}

/// Somebody who may bet.
struct Bettor<'a> {
    sight: Known<'a>,
    form: Form,
    scores: [usize; 2],
    place: usize,
}

impl<'a> Bettor<'a> {
    fn new(view: &View, sight: Known<'a>) -> Option<Bettor<'a>> {
        let form = match (view.open.active, view.open.cap) {
            (4, _) => Form::Roda,
            (2, Cap::Open) => Form::Duel,
            (2, Cap::Six) => Form::Testa,
            _ => return None,
        };
        let place = sight.order().position(|seat| seat == sight.seat)?;
        let scores = [sight.us, sight.them].map(score_of);
        Some(Bettor { sight, form, scores, place })
    }

    /// What lots say at a spot, among what may be done there.
    fn lot(&self, spot: Spot, luck: &mut Luck, may: impl Fn(Move) -> bool) -> Option<Move> {
        let moves = spot.moves();
        let mut of = shares(self.form, self.scores, spot)?;
        for (at, &chosen) in moves.iter().enumerate() {
            if !may(chosen) {
                of[at] = 0.0;
            }
        }
        let total: f64 = of.iter().sum();
        (total > 0.0).then(|| moves[picked(&of, moves.len(), luck.fraction() * total)])
    }

    fn may_call(&self, call: EnvidoCall) -> bool {
        self.sight.is_offered(&Action::Envido(call))
    }

    fn envido(&self, luck: &mut Luck) -> Option<Move> {
        let view = self.sight.view;
        let points = points_class(games::truco::points::envido(view.dealt));
        let spot = Spot::Envido { place: self.place, node: envido_node(&view.open.ladder), points };
        self.lot(spot, luck, |chosen| match chosen {
            Move::Call(call) => self.may_call(call),
            _ => true,
        })
    }

    fn opens_envido(&self, luck: &mut Luck) -> Option<Action> {
        let open = EnvidoCall::ALL.into_iter().any(|call| self.may_call(call)) && self.sight.view.open.ladder.is_empty();
        match open.then(|| self.envido(luck))?? {
            Move::Call(call) => Some(Action::Envido(call)),
            _ => None,
        }
    }

    fn answers_envido(&self, luck: &mut Luck) -> Option<Action> {
        Some(match self.envido(luck)? {
            Move::Call(call) => Action::Envido(call),
            Move::Take => Action::Answer(Reply::Quero),
            Move::Stop | Move::Raise => Action::Answer(Reply::NaoQuero),
        })
    }

    fn truco(&self, truco: Truco, luck: &mut Luck) -> Option<Move> {
        let worlds = self.sight.worlds(WORLDS, Ears::Facts, luck);
        let chance = chance_class(vazas::chance(&self.sight, &worlds));
        let spot = Spot::Truco { vaza: self.sight.view.open.vazas.len(), node: truco_node(truco), chance };
        self.lot(spot, luck, |_| true)
    }

    fn answers_truco(&self, luck: &mut Luck) -> Option<Action> {
        let (stage, _) = self.sight.view.open.calls.pending?;
        let raise = stage.next().map(Action::QueroE).filter(|raise| self.sight.is_offered(raise));
        Some(match (self.truco(Truco::Asked(stage), luck)?, raise) {
            (Move::Raise, Some(raise)) => raise,
            (Move::Take | Move::Raise, _) => Action::Answer(Reply::Quero),
            (Move::Stop | Move::Call(_), _) => Action::Answer(Reply::NaoQuero),
        })
    }

    fn raises_truco(&self, luck: &mut Luck) -> Option<Action> {
        let on = self.sight.view.open.calls.on;
        let raise = on.next().map(Action::Truco).filter(|raise| self.sight.is_offered(raise))?;
        (self.truco(Truco::Above(on), luck)? == Move::Raise).then_some(raise)
    }
}
