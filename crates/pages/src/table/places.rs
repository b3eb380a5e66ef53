//! Where everybody sits, as the visitor sees it: they themselves at the near side, the next to play at their right hand, as in
//! the books, whose games go round against the sun.

use engine::Seat;
use engine::show::SeatView;
use table::VisitorView;

/// A table of more seats is a crowd: several sit at one side, and on a narrow page all but the visitor sit in one row.
const ONE_A_SIDE: usize = 4;

/// A side of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Right,
    Far,
    Left,
    Near,
}

/// A place at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) side: Side,
    /// How many seats after the near one.
    after: usize,
}

impl Place {
    /// The place so many seats after the near one, of `many` seats. Both sides hold as many; one who is left over sits opposite.
    const fn new(after: usize, many: usize) -> Place {
        assert!(many <= Seat::MOST, "the style sheet has places for eight");
        let a_side = many.saturating_sub(1) / 2;
        let side = if after == 0 {
            Side::Near
        } else if after <= a_side {
            Side::Right
        } else if after + a_side >= many {
            Side::Left
        } else {
            Side::Far
        };
        Place { side, after }
    }

    /// Its classes at a seat.
    pub(super) fn seat(self) -> String {
        let side = match self.side {
            Side::Near => "s-me",
            Side::Right => "s-right",
            Side::Far => "s-top",
            Side::Left => "s-left",
        };
        format!("{side} a{}", self.after)
    }

    /// Its classes at a card of a trick.
    pub(super) fn trick(self) -> String {
        let side = match self.side {
            Side::Near => "p-me",
            Side::Right => "p-right",
            Side::Far => "p-top",
            Side::Left => "p-left",
        };
        format!("{side} a{}", self.after)
    }
}

/// Do several sit at one side of the table?
pub(crate) fn is_crowd(visitor_view: &VisitorView) -> bool {
    visitor_view.plates.len() > ONE_A_SIDE
}

/// The seats with their places, the near one last: so they are read, and so the others are before one's own cards.
pub(super) fn round(visitor_view: &VisitorView) -> Vec<(Place, &SeatView)> {
    let seats = &visitor_view.view.seats;
    let me = seats.iter().position(|seat| Some(seat.seat) == visitor_view.me).unwrap_or(0);
    let round = seats.iter().cycle().skip(me).take(seats.len()).enumerate();
    let mut round: Vec<(Place, &SeatView)> = round.map(|(after, seat)| (Place::new(after, seats.len()), seat)).collect();
    if !round.is_empty() {
        round.rotate_left(1);
    }
    round
}

/// The place of a seat.
pub(super) fn of(visitor_view: &VisitorView, seat: Seat) -> Option<Place> {
    round(visitor_view).into_iter().find(|(_, there)| there.seat == seat).map(|(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_hold_as_many_and_one_at_most_sits_opposite() {
        for many in 1..=Seat::MOST {
            let at = |side: Side| (0..many).filter(|&after| Place::new(after, many).side == side).count();
            assert_eq!((at(Side::Near), at(Side::Right)), (1, at(Side::Left)), "{many} seats");
            assert_eq!(at(Side::Far), usize::from(many % 2 == 0), "{many} seats");
        }
    }

    #[test]
    fn play_goes_round_by_the_right() {
        let sides: Vec<Side> = (0..6).map(|after| Place::new(after, 6).side).collect();
        assert_eq!(sides, [Side::Near, Side::Right, Side::Right, Side::Far, Side::Left, Side::Left]);
    }
}
