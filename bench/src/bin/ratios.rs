//! Ratios to the ceiling, all measured in one interleaved run.
//!
//! `cargo run --profile dist -p bench --bin ratios [SAMPLES]`. The absolute figures belong to the machine; the ratios are the point.

use bench::{ceiling, deals, kernel};
use games::ombre::voltarete::Voltarete;
use std::time::Instant;

struct Measured {
    name: &'static str,
    run: fn(u64),
    rounds: u64,
    rates: Vec<f64>,
}

/// OpenSpiel's hearts in C++, with dealing: random playouts a second, as once measured on two shared cores.
const OPEN_SPIEL: f64 = 35_000.0;

fn measured() -> [Measured; 4] {
    [
        Measured {
            name: "ceiling: play",
            run: |n| {
                std::hint::black_box(ceiling::play(n));
            },
            rounds: 400_000,
            rates: vec![],
        },
        Measured {
            name: "kernel, 4 x 13 no trumps",
            run: |n| {
                std::hint::black_box(kernel::play(n));
            },
            rounds: 400_000,
            rates: vec![],
        },
        Measured {
            name: "ceiling: with deal",
            run: |n| {
                std::hint::black_box(ceiling::with_deal(n));
            },
            rounds: 400_000,
            rates: vec![],
        },
        Measured {
            name: "Voltarete, whole deals",
            run: |n| {
                std::hint::black_box(deals::random_deals::<Voltarete>(n));
            },
            rounds: 100_000,
            rates: vec![],
        },
    ]
}

fn main() {
    // `ratios only NAME ROUNDS` runs one of them alone, for a profiler.
    let args: Vec<String> = std::env::args().collect();
    if let [_, only, name, rounds] = &args[..]
        && only == "only"
        && let Some(measured) = measured().iter().find(|measured| measured.name.starts_with(name.as_str()))
    {
        return (measured.run)(rounds.parse().unwrap_or(1000));
    }
    let samples: usize = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(9).max(1);
    let mut all = measured();
    for _ in 0..samples {
        for measured in &mut all {
            let begun = Instant::now();
            (measured.run)(measured.rounds);
            measured.rates.push(measured.rounds as f64 / begun.elapsed().as_secs_f64());
        }
    }
    let median = |measured: &Measured| {
        let mut rates = measured.rates.clone();
        rates.sort_by(f64::total_cmp);
        rates[rates.len() / 2]
    };
    for measured in &all {
        println!("{:28} {:>12.0} a second", measured.name, median(measured));
    }
    let [play, kernel, dealt, voltarete] = all.each_ref().map(median);
    println!();
    let ratios = [("kernel / ceiling play", kernel / play, 0.30), ("Voltarete / ceiling dealt", voltarete / dealt, 0.15)];
    for (name, ratio, bar) in ratios {
        println!("{name:28} {ratio:>8.2}   (at least {bar:.2})");
    }
    // Not a ratio of one run: a figure of another program on another day, for the order of magnitude alone.
    println!("{:28} {:>8.1}   (at least 10)", "Voltarete / OpenSpiel", voltarete / OPEN_SPIEL);
    if ratios.iter().any(|(_, ratio, bar)| ratio < bar) {
        std::process::exit(1);
    }
}
