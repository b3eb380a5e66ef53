//! The time a thread has worked, which others at the same machine cannot lengthen by taking their turns.

use std::time::Duration;

/// How long this thread has been at work; where the system does not tell, nothing.
pub fn worked() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

/// What this took: the time at work, or else the time that went by.
pub fn timed<T>(run: impl FnOnce() -> T) -> (T, Duration) {
    let (begun, from) = (std::time::Instant::now(), worked());
    let done = run();
    let passed = begun.elapsed();
    (done, from.zip(worked()).map_or(passed, |(from, to)| to.saturating_sub(from)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_takes_time_and_sleep_does_not() {
        let (sum, taken) = timed(|| (0..20_000_000u64).fold(0, |sum, n| std::hint::black_box(sum ^ n)));
        assert!(sum < 1 << 32 && taken > Duration::ZERO);
        if worked().is_some() {
            let ((), asleep) = timed(|| std::thread::sleep(Duration::from_millis(50)));
            assert!(asleep < Duration::from_millis(25), "{asleep:?}");
        }
    }
}
