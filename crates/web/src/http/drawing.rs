//! Streams of long events are drawn on threads of their own, few at a time: a viewer who waits for a drawing holds no thread.

use std::sync::Arc;
use tokio::sync::Semaphore;

/// Drawings at a time.
const AT_ONCE: usize = 2;

/// The threads that draw.
pub(super) struct Drawers(Arc<Semaphore>);

impl Default for Drawers {
    fn default() -> Drawers {
        Drawers(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

impl Drawers {
    /// Draws on one of the threads when it is free; it counts as taken until it is done, also for a viewer who has gone. None: it died.
    pub(super) async fn draw<T: Send + 'static>(&self, draw: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let permit = Arc::clone(&self.0).acquire_owned().await.ok()?;
        let drawn = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            draw()
        });
        drawn.await.ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// Forty viewers of one stream, half of whom go before they are drawn anything.
    #[tokio::test]
    async fn however_many_watch_few_threads_draw() {
        let (drawers, at_work) = (Arc::new(Drawers::default()), Arc::new(AtomicUsize::new(0)));
        let watch = |_| {
            let (drawers, at_work) = (Arc::clone(&drawers), Arc::clone(&at_work));
            let draw = move || {
                let together = at_work.fetch_add(1, Ordering::SeqCst) + 1;
                std::thread::sleep(std::time::Duration::from_millis(5));
                at_work.fetch_sub(1, Ordering::SeqCst);
                together
            };
            tokio::spawn(async move { drawers.draw(draw).await })
        };
        let mut viewers: Vec<_> = (0..40).map(watch).collect();
        let staying = viewers.split_off(20);
        viewers.iter().for_each(tokio::task::JoinHandle::abort);
        let mut most = 0;
        for viewer in staying {
            most = most.max(viewer.await.expect("a viewer").expect("drawn"));
        }
        assert!((1..=AT_ONCE).contains(&most), "{most} threads at a time");
    }

    /// A thread that is busy for a viewer who has gone is not taken by the next.
    #[tokio::test]
    async fn a_viewer_who_goes_leaves_the_thread_busy_until_it_is_done() {
        let drawers = Arc::new(Drawers::default());
        let (begun, is_begun) = tokio::sync::oneshot::channel();
        let (done, is_done) = std::sync::mpsc::channel::<()>();
        let draws = Arc::clone(&drawers);
        let viewer = tokio::spawn(async move {
            let draw = move || {
                let _ = begun.send(());
                is_done.recv()
            };
            draws.draw(draw).await
        });
        is_begun.await.expect("it is drawn");
        viewer.abort();
        assert!(viewer.await.is_err(), "they have gone");
        assert_eq!(drawers.0.available_permits(), AT_ONCE - 1);
        done.send(()).expect("somebody draws");
        assert!(drawers.draw(|| ()).await.is_some());
    }
}
