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

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Setup, Viewer};

    fn view(trick: &[&str]) -> TableView {
        let entry = games::catalogue().into_iter().next().expect("a game");
        let mut view = (entry.open)(&[], &Setup::default()).expect("a table").show(Viewer::Public);
        let played = |text: &&str| Played { seat: None, card: text.parse().expect("a card"), winning: false };
        view.centre.last_trick = trick.iter().map(played).collect();
        view
    }

    #[test]
    fn the_last_trick_of_a_deal_that_is_over_is_not_shown_in_the_next() {
        let mut past = Past::default();
        past.ended(view(&["1E", "2E", "RE"]));
        assert!(past.without(view(&["1E", "2E", "RE"])).centre.last_trick.is_empty());
        assert_eq!(past.without(view(&["1E", "2E", "CE"])).centre.last_trick.len(), 3);
    }

    #[test]
    fn the_draw_is_told_until_the_cards_are_dealt() {
        let drawn = |more: &[&'static str]| {
            let mut view = view(&[]);
            view.log = ["voltarete-pass"].iter().chain(more).map(|&id| Msg::new(id)).collect();
            view
        };
        let mut past = Past::default();
        past.drawn(drawn(&[]));
        assert_eq!(past.without(drawn(&[])).log.len(), 1);
        past.dealt();
        assert!(past.without(drawn(&[])).log.is_empty());
        assert_eq!(past.without(drawn(&["voltarete-so"])).log, [Msg::new("voltarete-so")]);
    }
}
