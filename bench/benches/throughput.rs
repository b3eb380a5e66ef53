//! Throughput of the ceiling, the trick kernel and whole deals, by divan: `cargo bench -p bench --bench throughput`.

use bench::{ceiling, deals, kernel};
use divan::counter::ItemsCount;
use games::ombre::voltarete::Voltarete;

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

#[divan::bench]
fn voltarete_deals(bencher: divan::Bencher<'_, '_>) {
    bencher.counter(ItemsCount::new(ROUNDS)).bench(|| deals::random_deals::<Voltarete>(ROUNDS));
}
