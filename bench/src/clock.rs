//! The time a thread has worked, which others at the same machine cannot lengthen by taking their turns.

use rustix::time::{ClockId, clock_gettime};
use std::time::Duration;

/// How long this thread has been at work.
pub fn worked() -> Duration {
    let told = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(told.tv_sec.unsigned_abs(), told.tv_nsec.unsigned_abs() as u32)
}

/// What this took of the thread's time at work.
pub fn timed<T>(run: impl FnOnce() -> T) -> (T, Duration) {
    let from = worked();
    let done = run();
    (done, worked().saturating_sub(from))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_takes_time_and_sleep_does_not() {
        let (sum, taken) = timed(|| (0..20_000_000u64).fold(0, |sum, n| std::hint::black_box(sum ^ n)));
        assert!(sum < 1 << 32 && taken > Duration::ZERO);
        let ((), asleep) = timed(|| std::thread::sleep(Duration::from_millis(50)));
        assert!(asleep < Duration::from_millis(25), "{asleep:?}");
    }
}
