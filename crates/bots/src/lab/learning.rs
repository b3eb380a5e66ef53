//! Learning of beliefs: the entries of a game's tables are moved until imagined deals have on average the features of real ones.
//!
//! Whenever a player chooses in self-play, the hidden cards as they lie are set against deals imagined by what is believed so far,
//! and each entry goes up by what real deals have more of it (the gradient of the likelihood of a log-linear model).

use super::{chance_of, played_deal};
use crate::Player;
use crate::belief::{BOUND, Features, Reader, Weighted};
use crate::roster::{Roster, Work, with_game};
use crate::thought::{SearchGame, Thinking};
use engine::{Game, Rng, Seat, Viewer};
use rayon::prelude::*;

/// Settings of a course of learning.
#[derive(Clone, Copy, Debug)]
pub struct Lessons<'a> {
    pub options: &'a [(String, String)],
    /// Players of the deals, by turns: deal by deal another.
    pub players: &'a [&'a str],
    pub thinking: Thinking,
    pub deals: u64,
    pub seed: u64,
}

/// The learning function of a game.
pub(crate) type Learn<G> = fn(&Roster<G>, &Lessons<'_>, &(dyn Fn(u64, f64) + Sync)) -> Option<String>;

/// Learns the beliefs of a game anew: the text of its tables. `progress` is told of the deals done and the mean distance of the
/// features, in entries per seat. Nothing if there is no such game, or nothing is learnt in it.
pub fn learn(game: &str, lessons: &Lessons<'_>, progress: &(dyn Fn(u64, f64) + Sync)) -> Option<String> {
    struct Learning<'a>(&'a Lessons<'a>, &'a (dyn Fn(u64, f64) + Sync));
    impl Work for Learning<'_> {
        type Output = Option<String>;

        fn with<G: Game>(self, roster: &Roster<G>) -> Self::Output {
            (roster.learn?)(roster, self.0, self.1)
        }
    }
    with_game(game, Learning(lessons, progress)).flatten()
}

/// Deals between two corrections.
const BATCH: u64 = 64;

/// One of this number of choices is a lesson.
const EACH: usize = 3;

/// Imagined deals of a lesson.
const WORLDS: usize = 2;

/// First step of an entry, in nats; later ones shrink with the squares of what was learnt before.
const STEP: f32 = 0.25;

/// Pull of an entry towards zero per lesson: what is seldom seen stays small.
const PULL: f32 = 0.002;

/// Part of the course that is not averaged.
const WARM: f64 = 0.5;

/// Differences of features, by entry, and the number of lessons.
type Gradient = (Vec<f32>, f32);

pub(crate) fn learnt<G: SearchGame>(
    roster: &Roster<G>,
    lessons: &Lessons<'_>,
    progress: &(dyn Fn(u64, f64) + Sync),
) -> Option<String> {
    let mut layout = None;
    let (mut weights, mut squares, mut sums): (Vec<f32>, Vec<f32>, Vec<f64>) = (Vec::new(), Vec::new(), Vec::new());
    let (mut done, mut averaged) = (0, 0.0);
    while done < lessons.deals {
        let numbers = done..(done + BATCH).min(lessons.deals);
        let gathered: Vec<Option<(&'static crate::belief::Layout, Gradient)>> =
            numbers.into_par_iter().map(|number| lesson(roster, lessons, number, &weights)).collect();
        done += BATCH;
        let Some(found) = gathered.iter().flatten().next().map(|(layout, _)| *layout) else { continue };
        if layout.is_none() {
            layout = Some(found);
            (weights, squares, sums) = (vec![0.0; found.size()], vec![0.0; found.size()], vec![0.0; found.size()]);
        }
        let mut gradient = vec![0.0; found.size()];
        let mut many = 0.0;
        for (_, (more, lessons)) in gathered.into_iter().flatten() {
            many += lessons;
            gradient.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        }
        if many == 0.0 {
            continue;
        }
        let distance = gradient.iter().map(|change| f64::from(change.abs() / many)).sum();
        for (at, change) in gradient.iter().enumerate() {
            let change = change / many - PULL * weights[at] * f32::from(*change != 0.0) / many.sqrt();
            squares[at] += change * change;
            if squares[at] > 0.0 {
                weights[at] = (weights[at] + STEP * change / (squares[at].sqrt() + 1e-4)).clamp(-BOUND, BOUND);
            }
        }
        if done as f64 >= WARM * lessons.deals as f64 {
            averaged += 1.0;
            sums.iter_mut().zip(&weights).for_each(|(sum, &weight)| *sum += f64::from(weight));
        }
        progress(done, distance);
    }
    let mean: Vec<f32> = sums.iter().map(|sum| (sum / f64::max(averaged, 1.0)) as f32).collect();
    Some(layout?.text(&mean))
}

/// What is learnt from one deal.
fn lesson<G: SearchGame>(
    roster: &Roster<G>,
    lessons: &Lessons<'_>,
    number: u64,
    weights: &[f32],
) -> Option<(&'static crate::belief::Layout, Gradient)> {
    let mut players: Vec<Box<dyn Player<G>>> = Vec::new();
    let mut rng = Rng::new(chance_of(lessons.seed ^ 1, number, Seat::at(0)));
    let mut found: Option<(&'static crate::belief::Layout, Gradient)> = None;
    let name = lessons.players[(number % lessons.players.len() as u64) as usize];
    let over = played_deal(roster, lessons.options, lessons.seed, number, |game, seat, view| {
        if players.is_empty() {
            let chance = |seat| chance_of(lessons.seed, number, seat);
            players =
                Seat::first(game.players()).filter_map(|seat| (roster.player)(name, chance(seat), lessons.thinking)).collect();
        }
        if rng.below(EACH) == 0
            && let Some(beliefs) = G::beliefs(view)
        {
            let (_, (gradient, many)) = found.get_or_insert_with(|| (beliefs.layout, (vec![0.0; beliefs.layout.size()], 0.0)));
            *many += 1.0;
            add(gradient, game, seat, &*beliefs.reader, 1.0);
            let belief = Weighted { reader: &*beliefs.reader, weights };
            for _ in 0..WORLDS {
                add(gradient, &G::imagine_by(view, &belief, &mut rng), seat, &*beliefs.reader, -1.0 / WORLDS as f32);
            }
        }
        players.get_mut(seat.index())?.choose(view)
    });
    over?;
    found
}

/// Adds the features of all seats but the viewer's.
fn add<G: SearchGame>(gradient: &mut [f32], world: &G, me: Seat, reader: &(dyn Reader + Send + Sync), times: f32) {
    for seat in Seat::first(world.players()).filter(|&seat| seat != me) {
        let [hand, aside] = G::cards(&world.view(Viewer::Seat(seat)));
        let mut features = Features::new();
        reader.features(seat, hand, aside, &mut features);
        features.iter().filter_map(|&entry| gradient.get_mut(usize::from(entry)).map(|sum| *sum += times)).for_each(drop);
    }
}
