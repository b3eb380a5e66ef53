//! Duties of players at an honour table: to put their own cards right, and to call what the others did wrong (section 8).

use crate::Advice;
use engine::play_history::PlayHistory;
use engine::{Offer, Seat};
use games::malilla::deck::Cargar;
use games::malilla::state::SEATS;
use games::malilla::{Action, View};

/// A claim that would be lost if it were not made.
pub(super) fn claim(view: &View) -> Option<Advice<Action>> {
    view.offers.iter().find_map(|offer| match *offer {
        Offer::Card { of, make } => {
            let card = of.first().filter(|&card| matches!(make(card), Action::Correct(_)))?;
            Some(Advice::bare(Action::Correct(card)))
        }
        Offer::Word(action @ Action::Call(..)) => Some(Advice::new(action, "R27")),
        Offer::Word(action @ Action::CallRenuncio(seat, trick)) if is_proved(view, seat, trick) => {
            Some(Advice::new(action, "R17"))
        }
        _ => None,
    })
}

/// Do the cards in sight prove a renuncio of this seat? When the hand is over they tell everything.
fn is_proved(view: &View, seat: Seat, trick: u8) -> bool {
    let duty = Cargar(view.open.order());
    let course = PlayHistory { plays: &view.open.plays, players: SEATS, duty: &duty };
    let at = usize::from(trick).checked_sub(1).and_then(|trick| course.play_in(seat, trick));
    at.is_some_and(|at| course.is_revoke(at, view.open.shown[seat.index() % SEATS]))
}
