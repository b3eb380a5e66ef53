//! Simulations of the tree search on one thread, in the time that thread worked, interleaved with the bare ceiling in the same run.
//!
//! `cargo run --profile dist -p bench --bin ismcts [SAMPLES]`. The absolute figures belong to the machine, the ratio to the ceiling to
//! this run. `ismcts only NAME DECISIONS SIMULATIONS` runs one game alone: for a profiler, and for `openspiel.py`, which sets it
//! beside OpenSpiel's search.

use bench::ceiling;
use bench::clock::timed;
use bench::observed::{OBSERVED, Observed};
use bots::thought::{Manner, PER_WORLD, Playout, Worlds};
use std::time::Duration;

/// Deals of the ceiling to a sample.
const CEILING: u64 = 200_000;

/// Decisions to a sample, and simulations to a decision.
const DECISIONS: usize = 10;
const SIMULATIONS: usize = 10_000;

const RANDOM: Manner = Manner { worlds: Worlds::Any, playout: Playout::Random };

fn quantile(sorted: &[f64], of: f64) -> f64 {
    let at = (of * sorted.len() as f64) as usize;
    sorted.get(at.min(sorted.len().saturating_sub(1))).copied().unwrap_or(0.0)
}

fn sorted(mut figures: Vec<f64>) -> Vec<f64> {
    figures.sort_by(f64::total_cmp);
    figures
}

fn main() {
    // All is done on the one thread of this pool, and its clock is the one that is read.
    if let Err(why) = rayon::ThreadPoolBuilder::new().num_threads(1).build().map(|pool| pool.install(measure)) {
        eprintln!("{why}");
        std::process::exit(2);
    }
}

fn measure() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let [only, name, decisions, simulations] = &args[..]
        && only == "only"
        && let Some(observed) = OBSERVED.iter().find(|observed| observed.name.starts_with(name.as_str()))
    {
        let simulations = simulations.parse().unwrap_or(SIMULATIONS);
        let times = (observed.run)(decisions.parse().unwrap_or(DECISIONS), simulations, RANDOM);
        let all: Duration = times.iter().sum();
        println!("{:.0} a second", (times.len() * simulations) as f64 / all.as_secs_f64());
        return;
    }
    let samples: usize = args.first().and_then(|n| n.parse().ok()).unwrap_or(9).max(1);
    let mut bare = Vec::new();
    let mut times: [Vec<f64>; OBSERVED.len()] = Default::default();
    for _ in 0..samples {
        let (_, taken) = timed(|| std::hint::black_box(ceiling::with_deal(CEILING)));
        bare.push(CEILING as f64 / taken.as_secs_f64());
        for (Observed { run, .. }, times) in OBSERVED.iter().zip(&mut times) {
            times.extend(run(DECISIONS, SIMULATIONS, RANDOM).iter().map(Duration::as_secs_f64));
        }
    }
    let bare = quantile(&sorted(bare), 0.5);
    println!(
        "one thread, a new world for every {PER_WORLD} simulations, random playouts; {SIMULATIONS} simulations to a decision"
    );
    println!("{:20} {:>12} {:>12} {:>12} {:>12}", "", "a second", "of ceiling", "p50 ms", "p99 ms");
    println!("{:20} {bare:>12.0} {:>12} {:>12} {:>12}", "ceiling: with deal", "1", "", "");
    for (observed, times) in OBSERVED.iter().zip(times) {
        let times = sorted(times);
        let (half, most) = (quantile(&times, 0.5), quantile(&times, 0.99));
        // A thread's clock may tick in milliseconds: over all decisions that falls out, in one it does not.
        let rate = (SIMULATIONS * times.len()) as f64 / times.iter().sum::<f64>();
        let (half, most) = (1e3 * half, 1e3 * most);
        println!("{:20} {rate:>12.0} {:>12.4} {half:>12.2} {most:>12.2}", observed.name, rate / bare);
    }
}
