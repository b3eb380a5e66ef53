//! Statistics of the tutor's fresh hints in each game: how long they take, how often the book speaks, how often the tutor
//! leaves it, and how many ways stand in them. Where the solver reaches and cards differ, it is counted how often the hint is one
//! of the best with all cards open, and how often the master's own play is, with the same time.
//!
//! `cargo run --release -p bots --example hints -- 200 700 truco,voltarete`: hints a game, milliseconds for each, games (all if none
//! are named).

use bots::Thinking;
use bots::tutor::{Lesson, lessons, nothing_matters, top_lessons};
use cards::Card;
use engine::{AnyGame, AnyView, Seat, Setup, Shuffler, Turn, Viewer};
use solver::outcome::{Forcing, Verdict, Wanted, solve};
use std::time::{Duration, Instant};

/// Counts for one game.
#[derive(Default)]
struct Count {
    hints: usize,
    reasons: usize,
    left: usize,
    shown: usize,
    settled: usize,
    alike: usize,
    worlds: Vec<usize>,
    took: Vec<Duration>,
    /// Positions that were solved, and in which cards differ; hints, and the master's cards, that are among the best there.
    solved: usize,
    best_hints: usize,
    best_plays: usize,
}

/// Positions the solver may look at, and its memory in bytes.
const BUDGET: u64 = 2_000_000;
const MEMORY: usize = 1 << 24;

/// The forced value here with all cards open, if this seat is to play a card, the solver can tell it, and it matters which.
fn verdict(game: &dyn AnyGame, seat: Seat, forcing: &mut Forcing) -> Option<Verdict> {
    let verdict = solve(game, forcing, BUDGET, Wanted::Values)?;
    let differ = verdict.cards.iter().any(|&(_, value)| value != verdict.value);
    (verdict.to_play == seat && differ).then_some(verdict)
}

/// Is the card of this action one of the best? Nothing if it plays none.
fn is_best(verdict: &Verdict, action: &str) -> Option<bool> {
    let card: Card = action.strip_prefix("play ")?.parse().ok()?;
    Some(verdict.after(card)? == verdict.value)
}

impl Count {
    /// A hint beside what the solver says, and what the master does there.
    fn compare(&mut self, game: &str, verdict: &Verdict, hint: &str, seen: &AnyView, thinking: Thinking) {
        let seed = self.hints as u64;
        let played = bots::bot(game, "master", seed, thinking).and_then(|mut master| master.choose(seen));
        // Where either would rather say a word, cards are not compared.
        let (Some(hint), Some(played)) = (is_best(verdict, hint), played.and_then(|action| is_best(verdict, &action))) else {
            return;
        };
        self.solved += 1;
        self.best_hints += usize::from(hint);
        self.best_plays += usize::from(played);
    }
}

impl Count {
    fn add(&mut self, told: &[Lesson], took: Duration) {
        let Some(best) = told.first() else { return };
        self.hints += 1;
        let book = told.iter().find(|lesson| lesson.reason.is_some());
        self.reasons += usize::from(book.is_some());
        self.left += usize::from(book.is_some_and(|book| book.action != best.action));
        self.shown += usize::from(book.is_some_and(|book| book.against.is_some()));
        self.settled += usize::from(nothing_matters(told));
        self.alike += usize::from(told.iter().any(|lesson| !lesson.alike.is_empty()));
        self.worlds.push(best.worlds);
        self.took.push(took);
    }
}

/// Of sorted values the one at this share.
fn at<T: Copy>(values: &[T], share: f64) -> Option<T> {
    values.get(((values.len() as f64 * share) as usize).min(values.len().saturating_sub(1))).copied()
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: usize| args.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (hints, time) = (number(0, 200), Duration::from_millis(number(1, 1_000) as u64));
    let games: Option<Vec<&str>> = args.get(2).map(|names| names.split(',').collect());
    println!("game hints reason left shown settled merged worlds(p50) took(p50) took(p95) solved hint-best play-best");
    let mut forcing = Forcing::with_memory(MEMORY);
    for entry in games::catalogue() {
        let game = entry.facts.id;
        if games.as_ref().is_some_and(|names| !names.contains(&game)) {
            continue;
        }
        let mut count = Count::default();
        for seed in 1u8.. {
            if count.hints >= hints {
                break;
            }
            let Ok(mut any_game) = (entry.open)(&[], &Setup::default()) else { break };
            let mut shuffler = Shuffler::new([seed; 32]);
            let mut novices: Vec<_> = (0..any_game.players())
                .filter_map(|seat| bots::bot(game, "novice", u64::from(seed) * 8 + seat as u64, Thinking::default()))
                .collect();
            let mut asked = 0usize;
            while count.hints < hints {
                if shuffler.deal(&mut *any_game).is_err() {
                    break;
                }
                let Turn::Seats { must, may } = any_game.turn() else { break };
                let spoken = may.iter().chain(must.iter()).find_map(|seat: Seat| {
                    let seen = any_game.seen(Viewer::Seat(seat));
                    novices.get_mut(seat.index())?.choose(&seen).map(|action| (seat, seen, action))
                });
                let Some((seat, seen, action)) = spoken else { break };
                asked += 1;
                // Every third choice, so that deals and seats change soon.
                if must.contains(seat) && asked.is_multiple_of(3) {
                    let begun = Instant::now();
                    let said = top_lessons(lessons(game, &seen, asked as u64, Thinking::Within(time)));
                    if said.first().is_some_and(|best| best.worlds > 0) {
                        count.add(&said, begun.elapsed());
                        if let Some(verdict) = verdict(&*any_game, seat, &mut forcing) {
                            count.compare(game, &verdict, &said[0].action, &seen, Thinking::Within(time));
                        }
                    }
                }
                if any_game.act(seat, &action).is_err() || any_game.deal_number() > 12 {
                    break;
                }
            }
        }
        count.worlds.sort_unstable();
        count.took.sort_unstable();
        println!(
            "{game} {} {} {} {} {} {} {:?} {:?} {:?} {} {} {}",
            count.hints,
            count.reasons,
            count.left,
            count.shown,
            count.settled,
            count.alike,
            at(&count.worlds, 0.5),
            at(&count.took, 0.5),
            at(&count.took, 0.95),
            count.solved,
            count.best_hints,
            count.best_plays
        );
    }
}
