//! Throughput of the ceiling, the trick kernel and whole deals, by divan: `cargo bench -p bench --bench throughput`.

use bench::deals::{Bench, GAMES};
use bench::{ceiling, kernel};
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

const ROUNDS: u64 = 20_000;

#[divan::bench]
fn ceiling_play(bencher: divan::Bencher<'_, '_>) {
    bencher.counter(ItemsCount::new(ROUNDS)).bench(|| ceiling::play(ROUNDS));
}

#[divan::bench]
fn ceiling_with_deal(bencher: divan::Bencher<'_, '_>) {
    bencher.counter(ItemsCount::new(ROUNDS)).bench(|| ceiling::with_deal(ROUNDS));
}

#[divan::bench]
fn kernel_play(bencher: divan::Bencher<'_, '_>) {
    bencher.counter(ItemsCount::new(ROUNDS)).bench(|| kernel::play(ROUNDS));
}

#[divan::bench(args = GAMES)]
fn games(bencher: divan::Bencher<'_, '_>, bench: Bench) {
    let rounds = bench.rounds / 10;
    bencher.counter(ItemsCount::new(rounds)).bench(|| (bench.run)(rounds));
}
