//! Another match of the same people: one of them opens its table, and each takes a seat there, one place on.

use super::table::{remember, seat_all, table_id};
use super::{App, Caller, Problem};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use live::{Opening, Visitor};
use std::sync::Arc;
use store::Change;
use table::{Chairs, Denied, Occupant, Phase, Request, SeatLabel, TableId, VisitorView};

/// The seat in the rematch of somebody who sat here: the next one round the table that was taken.
fn moved_on(seat: usize, plates: &[SeatLabel]) -> usize {
    let taken = || plates.iter().enumerate().filter(|(_, plate)| plate.is != Occupant::Nobody).map(|(n, _)| n);
    taken().find(|&n| n > seat).or_else(|| taken().next()).unwrap_or(seat)
}

pub(super) async fn rematch(State(app): State<Arc<App>>, caller: Caller, Path(table): Path<String>) -> Response {
    let answer = async {
        let (table, person) = (table_id(&table)?, caller.person.clone().ok_or(Problem::Denied(Denied::NotSeated))?);
        let visitor_view = app.room.look(&table, caller.visitor()).await?;
        let me = visitor_view.me.ok_or(Problem::Denied(Denied::NotSeated))?;
        if visitor_view.phase != Phase::Over {
            return Err(Problem::Denied(Denied::NotOver));
        }
        let another = match &visitor_view.rematch {
            Some(another) => another.clone(),
            None => begin(&app, &caller, &table, &visitor_view).await?,
        };
        let pass = app.room.table_config(&another).await?.invitation.as_str().to_owned();
        let visitor = Visitor { person: Some(person.id.clone()), passes: vec![pass] };
        let there = app.room.look(&another, visitor.clone()).await?;
        // Somebody else may have taken the seat at a public table: any free one will do.
        let is_free = |n: &usize| there.plates.get(*n).is_some_and(|plate| plate.is == Occupant::Nobody);
        let seat =
            Some(moved_on(me.index(), &visitor_view.plates)).filter(is_free).or_else(|| (0..there.plates.len()).find(is_free));
        if let Some(seat) = seat.filter(|_| there.me.is_none() && there.rights.sit) {
            let sit = Request::Sit { seat, name: person.name.clone(), entropy: None };
            app.room.ask(&another, visitor, sit, None).await??;
        }
        Ok((remember(&app, &person), Redirect::to(&format!("/table/{another}"))))
    };
    answer.await.map_or_else(|problem: Problem| problem.page(&app, &caller), IntoResponse::into_response)
}

/// Opens a table under the same terms, with the same bots, and tells the others. Of two who do so at once one comes to the other's.
async fn begin(app: &App, caller: &Caller, table: &TableId, visitor_view: &VisitorView) -> Result<TableId, Problem> {
    let person = caller.person.clone().ok_or(Problem::Denied(Denied::NotSeated))?;
    let table_config = app.room.table_config(table).await?;
    let opening = Opening {
        game: table_config.game,
        options: table_config.options,
        openness: table_config.openness,
        clock: table_config.clock,
        pace: table_config.pace,
        deadline: table_config.deadline,
        hints: table_config.hints,
        rest: table_config.rest,
        rating: table_config.rating,
        length: table_config.length,
        // Players open it, and none of them referees.
        chairs: if table_config.chairs.are_refereed() { Chairs::Free } else { table_config.chairs },
    };
    if opening.chairs.are_given() {
        return Err(Problem::Denied(Denied::Given));
    }
    let another = app.open(caller.address, &person.id, opening).await?;
    let request = Request::Rematch { table: another.clone() };
    match app.room.ask(table, caller.visitor(), request, None).await? {
        Ok(_) => {
            let mut bots = vec![None; visitor_view.plates.len()];
            for (n, plate) in visitor_view.plates.iter().enumerate().filter(|(_, plate)| plate.is == Occupant::Bot) {
                bots[moved_on(n, &visitor_view.plates)] = plate.level.clone();
            }
            seat_all(app, &another, &person.id, &person.name, &bots, None).await?;
            Ok(another)
        }
        Err(Denied::Overtaken) => {
            // Nobody knows of the table that came second.
            app.room.store().change(Change::Unopened { table: another }).await?;
            let visitor_view = app.room.look(table, caller.visitor()).await?;
            visitor_view.rematch.ok_or(Problem::Denied(Denied::Overtaken))
        }
        Err(why) => Err(why.into()),
    }
}
