//! The table goes on though a player of the room fails.

use super::Actor;
use super::plan::Plan;
use crate::brains::{BotTurn, Brains};
use engine::Seat;
use table::Denied;

impl Actor {
    /// A player of the room wanted something the rules refuse. That is a fault of ours; the table must go on.
    pub(super) async fn act_in_reserve(&mut self, seat: Seat, action: &str, why: &Denied) {
        tracing::error!(table = %self.table.table_config().id, %seat, %why, "a player of the room was refused");
        tracing::trace!(action, "what was refused");
        self.reserve_for(|question| question.is_of(seat)).await;
    }

    /// Nobody of the room has anything to do. If one of them must, something is wrong with them, and the table must go on.
    pub(super) async fn play_on(&mut self) {
        self.plan = Plan::Wait;
        if Brains::questions(&self.table).iter().any(BotTurn::must) {
            tracing::error!(table = %self.table.table_config().id, "a player of the room has no answer");
            self.reserve_for(BotTurn::must).await;
        }
    }

    /// Lets the reserve answer one of the questions.
    async fn reserve_for(&mut self, wanted: impl Fn(&BotTurn) -> bool) {
        let Some(question) = Brains::questions(&self.table).into_iter().find(wanted) else { return };
        let (seat, brains, players) = (question.seat(), self.brains.clone(), Brains::wanted(&self.table));
        let answer = tokio::task::spawn_blocking(move || brains.reserve(&players, &question)).await.unwrap_or_default();
        if let Some(next) = answer.and_then(|action| self.table.room_acts(seat, &action).ok()) {
            self.house(next).await;
        }
    }
}
