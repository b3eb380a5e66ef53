//! After a hand: the visitor's own cards that cost most, asked again before the answer is shown.

use super::replay::{Past, after};
use super::table::table_id;
use super::{App, Caller, Problem};
use crate::analysis::{Hand, found_from_the_seat};
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use engine::{Seat, Viewer};
use pages::{Answer, Decided, Decision, Played};
use serde::Deserialize;
use std::cmp::Reverse;
use std::sync::Arc;
use table::{Look, TableId, exhibit};

/// Most decisions asked about: a lesson longer than a hand is not read.
const MOST: usize = 3;

/// The decision the reader has answered.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(super) struct Answered {
    /// Step before which it was taken.
    at: Option<u64>,
    /// Card tried there; without one the answer is just shown.
    card: Option<String>,
}

pub(super) async fn of_hand(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((table, number)): Path<(String, u32)>,
    Query(answered): Query<Answered>,
) -> Response {
    let answer = async {
        let id = table_id(&table)?;
        let visitor_view = app.room.look(&id, caller.visitor()).await?;
        let me = visitor_view.me.filter(|_| visitor_view.opens_past_hands()).ok_or(Problem::NotFound)?;
        if !visitor_view.hands.iter().any(|hand| hand.report.number == number) {
            return Err(Problem::NotFound);
        }
        let turn = app.desks.analyses.turn(caller.address).await?;
        let past = Past::of(&app, &id, &visitor_view).await?;
        let hand = app.board.hand(Hand { id: id.clone(), record: past.record.clone(), deal: number }).await;
        let plays = hand.ok_or(Problem::NotFound)?;
        let found = {
            let plays = Arc::clone(&plays);
            move || decisions(&past, id, me, &plays, &answered)
        };
        let decisions = turn.work(found).await??;
        let others = plays.iter().filter(|play| play.seat != me && play.is_costly()).cloned().collect();
        let judged = plays.iter().filter(|play| play.seat == me && play.cost().is_some()).count();
        let decided = Decided { number, judged, decisions, others };
        let words = app.room.lexicon().of(caller.language);
        Ok(pages::decided(&caller.context(), words, &visitor_view, &decided).into_response())
    };
    answer.await.unwrap_or_else(|problem: Problem| problem.page(&app, &caller))
}

/// The costliest cards of a seat, in the order they were played.
fn costliest(plays: &[Played], seat: Seat) -> Vec<&Played> {
    let mut own: Vec<&Played> = plays.iter().filter(|play| play.seat == seat && play.is_costly()).collect();
    own.sort_by_key(|play| (Reverse(play.cost()), play.at));
    own.truncate(MOST);
    own.sort_by_key(|play| play.at);
    own
}

fn decisions(past: &Past, id: TableId, me: Seat, plays: &[Played], answered: &Answered) -> Result<Vec<Decision>, Problem> {
    let catalogue = games::catalogue();
    let entry = catalogue.iter().find(|entry| entry.facts.id == past.record.game).ok_or(Problem::NotFound)?;
    let decision = |play: &Played| {
        let at = usize::try_from(play.at).map_err(|_| Problem::NotFound)?;
        let game = after(&past.record, at).map_err(|error| Problem::Bad(error.to_string()))?.game;
        let answer = (answered.at == Some(play.at)).then(|| Answer {
            tried: answered.card.as_ref().and_then(|card| card.parse().ok()),
            seen: found_from_the_seat(&*game, play),
        });
        let look = Look::Through(Viewer::Seat(me));
        let visitor_view = exhibit(id.clone(), entry, &past.record, &*game, play.at, look);
        let number = 1 + plays.iter().filter(|other| other.seat == me && other.at < play.at).count();
        Ok(Decision { visitor_view, number, played: play.clone(), answer })
    };
    costliest(plays, me).into_iter().map(decision).collect()
}
