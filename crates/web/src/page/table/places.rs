//! Where everybody sits, as the visitor sees it: he himself at the near side, the next to play at his right hand, as in the
//! books, whose games go round against the sun.

use crate::house::Sight;
use engine::Seat;
use engine::show::SeatView;

/// A side of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Near,
    Right,
    Far,
    Left,
}

impl Place {
    /// Its class at a seat.
    pub(super) const fn seat(self) -> &'static str {
        match self {
            Place::Near => "s-me",
            Place::Right => "s-right",
            Place::Far => "s-top",
            Place::Left => "s-left",
        }
    }

    /// Its class at a card of a trick.
    pub(super) const fn trick(self) -> &'static str {
        match self {
            Place::Near => "p-me",
            Place::Right => "p-right",
            Place::Far => "p-top",
            Place::Left => "p-left",
        }
    }
}

/// The seats with their places, the near one last: so they are read, and so the others are before one's own cards.
pub(super) fn round(sight: &Sight) -> Vec<(Place, &SeatView)> {
    let seats = &sight.view.seats;
    let me = seats.iter().position(|seat| Some(seat.seat) == sight.me).unwrap_or(0);
    let place = |after: usize| match (after, seats.len()) {
        (0, _) => Place::Near,
        (1, 2) => Place::Far,
        (1, _) => Place::Right,
        (last, many) if last + 1 == many => Place::Left,
        _ => Place::Far,
    };
    let round = seats.iter().cycle().skip(me).take(seats.len()).enumerate();
    let mut round: Vec<(Place, &SeatView)> = round.map(|(after, seat)| (place(after), seat)).collect();
    if !round.is_empty() {
        round.rotate_left(1);
    }
    round
}

/// The place of a seat.
pub(super) fn of(sight: &Sight, seat: Seat) -> Option<Place> {
    round(sight).into_iter().find(|(_, there)| there.seat == seat).map(|(place, _)| place)
}
