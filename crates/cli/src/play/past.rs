//! What still lies in a view of the hand before: the draw for seats, the last trick of a deal that is over.

use engine::show::Played;
use engine::{Msg, TableView};

/// What need not be shown any more.
#[derive(Debug, Default)]
pub(super) struct Past {
    /// What was said when seats were drawn, in the log and by each seat, while the cards are not dealt.
    draw: Draw,
    /// The same, once they are.
    over: Draw,
    /// The last trick of the deal that ended last.
    trick: Vec<Played>,
}

#[derive(Debug, Default)]
struct Draw {
    log: Vec<Msg>,
    said: Vec<Msg>,
}

impl Past {
    /// Seats have been drawn, and this is told of it.
    pub(super) fn drawn(&mut self, view: TableView) {
        let said = view.seats.into_iter().filter_map(|seat| seat.said).collect();
        self.draw = Draw { log: view.log, said };
    }

    /// The cards are dealt: the draw is over.
    pub(super) fn dealt(&mut self) {
        let drawn = std::mem::take(&mut self.draw);
        if !drawn.log.is_empty() {
            self.over = drawn;
        }
    }

    /// A deal has come to its end with this view.
    pub(super) fn ended(&mut self, view: TableView) {
        self.trick = view.centre.last_trick;
    }

    /// The view without what is past.
    pub(super) fn without(&self, mut view: TableView) -> TableView {
        if view.log.starts_with(&self.over.log) {
            view.log.drain(..self.over.log.len());
        }
        for seat in &mut view.seats {
            seat.said = seat.said.take().filter(|said| !self.over.said.contains(said));
        }
        if view.centre.last_trick == self.trick {
            view.centre.last_trick.clear();
        }
        view
    }
}
