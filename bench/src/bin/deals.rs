//! Random play of every game of the catalogue, single thread, as ratios to the ceiling of the same run, by the time at work.
//!
//! `cargo run --profile dist -p bench --bin deals [SAMPLES]`. The absolute figures belong to the machine; the ratios are the point.
//! `deals only GAME ROUNDS` plays one of them alone, for a profiler.

use bench::ceiling;
use bench::clock::timed;
use bench::deals::GAMES;

/// Deals of the ceiling to a sample.
const CEILING: u64 = 400_000;

fn rate(rounds: u64, run: impl FnOnce()) -> f64 {
    rounds as f64 / timed(run).1.as_secs_f64()
}

fn median(rates: &mut [f64]) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let [only, name, rounds] = &args[..]
        && only == "only"
        && let Some(bench) = GAMES.iter().find(|bench| bench.game == name)
    {
        std::hint::black_box((bench.run)(rounds.parse().unwrap_or(bench.rounds)));
        return;
    }
    let samples: usize = args.first().and_then(|n| n.parse().ok()).unwrap_or(5).max(1);
    let mut bare = Vec::new();
    let mut rates: [Vec<f64>; GAMES.len()] = Default::default();
    for _ in 0..samples {
        bare.push(rate(CEILING, || {
            std::hint::black_box(ceiling::with_deal(CEILING));
        }));
        for (bench, rates) in GAMES.iter().zip(&mut rates) {
            rates.push(rate(bench.rounds, || {
                std::hint::black_box((bench.run)(bench.rounds));
            }));
        }
    }
    let bare = median(&mut bare);
    println!("{:20} {:>12} {:>12}", "", "a second", "of ceiling");
    println!("{:20} {bare:>12.0} {:>12}", "ceiling: with deal", "1");
    for (bench, rates) in GAMES.iter().zip(&mut rates) {
        let rate = median(rates);
        println!("{:20} {rate:>12.0} {:>12.4}", bench.to_string(), rate / bare);
    }
}
