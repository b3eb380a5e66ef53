//! Plays the day of an event that plays itself.

use super::{Event, Undecided};
use club::championship::EventState;
use club::demo::Demo;
use club::simulate::run;
use std::sync::Arc;
use std::time::Duration;

/// Was the day played to its end?
pub(super) fn is_over(event: &Event) -> bool {
    event.standing().state == EventState::Archived
}

/// Plays a day from where it stands to its end, as long as somebody looks at it. It stops where somebody else decides something: then it
/// is their day.
pub(super) async fn play(event: Arc<Event>, demo: Demo, attention: Duration) {
    let day = demo.day();
    let Ok(Ok(whole)) = tokio::task::spawn_blocking(move || run(&day)).await else { return };
    let from = usize::try_from(event.number()).unwrap_or(usize::MAX);
    for (n, logged) in whole.log().iter().enumerate().skip(from) {
        if event.number() != n as u64 {
            return;
        }
        if event.unseen_for() > attention {
            event.rests();
            // Whoever has looked in this moment was told that it plays.
            if event.unseen_for() > attention || !event.begins_to_play() {
                return;
            }
        }
        let decision = logged.decision.clone();
        let decided: Result<u64, Undecided> =
            event.decide_at(logged.by, Some(logged.at), None, move |_| Ok(vec![decision.clone()])).await;
        if let Err(error) = decided {
            tracing::warn!(%error, "a day that plays itself stopped");
            return;
        }
        tokio::time::sleep(demo.speed.pause()).await;
    }
}
