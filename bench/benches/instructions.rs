//! Instruction counts, by gungraun under valgrind: `cargo bench -p bench --bench instructions`. They repeat whatever else the
//! machine is doing.

use bench::{ceiling, deals, kernel};
use games::ombre::voltarete::Voltarete;
use gungraun::{library_benchmark, library_benchmark_group, main};
use std::hint::black_box;

const ROUNDS: u64 = 1_000;

#[library_benchmark]
fn ceiling_play() -> u64 {
    ceiling::play(black_box(ROUNDS))
}

#[library_benchmark]
fn ceiling_with_deal() -> u64 {
    ceiling::with_deal(black_box(ROUNDS))
}

#[library_benchmark]
fn kernel_play() -> u64 {
    kernel::play(black_box(ROUNDS))
}

#[library_benchmark]
fn voltarete_deals() -> i64 {
    deals::random_deals::<Voltarete>(black_box(ROUNDS))
}

library_benchmark_group!(name = throughput; benchmarks = ceiling_play, ceiling_with_deal, kernel_play, voltarete_deals);
main!(library_benchmark_groups = throughput);
