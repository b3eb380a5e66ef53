//! An event as a file, written as it is taken: a reader who is slow holds a piece of it in memory, and no copy of all.

use axum::body::Body;
use club::open_data::{Head, write_event, write_lines};
use clubroom::Event;
use futures_util::{StreamExt, stream};
use std::convert::Infallible;
use std::sync::Arc;

/// Decisions that are written together.
const TOGETHER: usize = 64;

/// The file of an event as it stands now. The event and `held` are held as long as it is read.
pub(super) fn file_of<H: Send + 'static>(event: Arc<Event>, held: H) -> Body {
    let standing = event.standing();
    let head = write_event(Head::new(event.config.zone), &[]);
    let pieces = stream::unfold((0, (event, held)), move |(from, held)| {
        let log = standing.log();
        let some = &log[from..log.len().min(from + TOGETHER)];
        let piece = (!some.is_empty()).then(|| (Ok(write_lines(some)), (from + some.len(), held)));
        std::future::ready(piece)
    });
    Body::from_stream(stream::once(std::future::ready(Ok::<_, Infallible>(head))).chain(pieces))
}

#[cfg(test)]
mod tests {
    use super::*;
    use club::demo::{Demo, Speed};
    use clubroom::{Clubs, EventConfig};

    #[tokio::test]
    async fn a_file_is_written_piece_by_piece_and_is_whole() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = sql::open(&folder.path().join("room.db").to_string_lossy()).await.expect("a store");
        let whole = club::simulate::run(&Demo::new(7, Speed::AtOnce).day()).expect("a day");
        let event =
            Clubs::new(store).take_over(&EventConfig { zone: -180, demo: None }, None, whole.clone()).await.expect("taken");
        let held = Arc::new(());
        let mut pieces = file_of(event, Arc::clone(&held)).into_data_stream();
        let mut file = String::new();
        while let Some(piece) = pieces.next().await {
            let piece = piece.expect("a piece");
            assert_eq!(Arc::strong_count(&held), 2, "it is let go before its end");
            assert!(piece.iter().filter(|&&byte| byte == b'\n').count() <= TOGETHER);
            file.push_str(std::str::from_utf8(&piece).expect("text"));
        }
        assert!(whole.log().len() > 2 * TOGETHER, "one piece");
        assert!(file == write_event(Head::new(-180), whole.log()), "another event");
    }
}
