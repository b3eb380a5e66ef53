//! A line of play, trick by trick.

use cards::Card;
use engine::show::{Choice, HandView};
use engine::{AnyGame, Seat, TableView, Turn, Viewer};

/// A line of best play.
pub(super) struct Line {
    pub(super) tricks: Vec<Trick>,
    /// What comes after it.
    pub(super) rest: Rest,
}

/// What comes after a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rest {
    /// Cards with which nothing more can be won or lost.
    Idle,
    Nothing,
}

/// One trick of a line.
pub(super) struct Trick {
    /// Its number in the deal, from 1.
    pub(super) number: usize,
    /// Who plays what; who leads is the first.
    pub(super) plays: Vec<(Seat, Card)>,
    /// So many of them lay there already.
    pub(super) lay: usize,
    /// How it ends.
    pub(super) end: End,
}

/// How a trick ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// This seat takes it.
    Taken(Seat),
    /// Nobody takes it.
    Nobodys,
    /// The line stops before its last card: nothing is left to play for.
    Open,
}

impl Line {
    /// These cards played on from where the table stands, in this trick of the deal.
    pub(super) fn played(game: &dyn AnyGame, first: usize, line: &[(Seat, Card)]) -> Line {
        let mut game = game.boxed();
        let mut before = game.show(Viewer::Public);
        let deal = before.deal;
        let lying: Vec<_> = before.centre.trick.iter().filter_map(|played| Some((played.seat?, played.card))).collect();
        let mut tricks = vec![Trick { number: first, lay: lying.len(), plays: lying, end: End::Open }];
        for &(seat, card) in line {
            if tricks.last().is_some_and(|trick| trick.end != End::Open) {
                tricks.push(Trick { number: first + tricks.len(), plays: Vec::new(), lay: 0, end: End::Open });
            }
            let Some(trick) = tricks.last_mut().filter(|_| act(&mut *game, seat, card)) else { break };
            trick.plays.push((seat, card));
            let after = game.show(Viewer::Public);
            if after.deal != deal || after.centre.trick.is_empty() {
                trick.end = taker(&before, &after, &*game).map_or(End::Nobodys, End::Taken);
            }
            before = after;
        }
        // A trick to which the line adds nothing is none of its own.
        tricks.retain(|trick| trick.plays.len() > trick.lay);
        let holds = |hand: &HandView| match hand {
            HandView::Faces(cards) => !cards.is_empty(),
            HandView::Backs(many) => *many > 0,
        };
        let idle = before.deal == deal && before.seats.iter().any(|seat| holds(&seat.hand));
        Line { tricks, rest: if idle { Rest::Idle } else { Rest::Nothing } }
    }
}

/// Plays a card, after whatever must be done before and leaves no choice: cards drawn from the stock.
pub(super) fn act(game: &mut dyn AnyGame, seat: Seat, card: Card) -> bool {
    while game.play_card(seat, card).is_err() {
        let Some((forced, action)) = only_word(game) else { return false };
        if game.act(forced, &action).is_err() {
            return false;
        }
    }
    true
}

/// The one thing that can be said by the one who must say something.
fn only_word(game: &dyn AnyGame) -> Option<(Seat, String)> {
    let Turn::Seats { must, .. } = game.turn() else { return None };
    let seat = must.lowest()?;
    match game.show(Viewer::Seat(seat)).prompt?.ways.as_slice() {
        [Choice::Word { action, .. }] => Some((seat, action.clone())),
        _ => None,
    }
}

/// Who has a trick more than before; the last of a deal is told by its report.
fn taker(before: &TableView, after: &TableView, game: &dyn AnyGame) -> Option<Seat> {
    let reports = game.reports();
    let report = reports.iter().find(|report| report.number == before.deal).filter(|_| after.deal != before.deal);
    let tricks = |seat: Seat| match report {
        Some(report) => report.tricks.get(seat.index()).copied(),
        None => after.seats.iter().find(|there| there.seat == seat).map(|there| there.tricks),
    };
    before.seats.iter().find(|seat| tricks(seat.seat).is_some_and(|many| many > seat.tricks)).map(|seat| seat.seat)
}
