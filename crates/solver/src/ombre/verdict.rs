//! Voltarete: can the feito win, can they be held to a resposta, can they be given codilho?

use super::deal::Deal;
use super::search::Solver;
use crate::card_map::SEATS;
use cards::{Card, CardSet};
use engine::duty::Duty;
use engine::{AnyGame, Seat, Viewer};
use games::ombre::trumps::Trumps;
use games::ombre::voltarete::Voltarete;
use games::ombre::voltarete::result::Result3;
use games::ombre::voltarete::state::Phase;

/// The solution of a position in the play, with best play on all sides: its result, and that of each legal card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OmbreVerdict {
    /// The declarer, against the rest.
    pub feito: Seat,
    /// The seat to play.
    pub to_play: Seat,
    /// The result of the hand.
    pub result: Result3,
    /// The result after each legal card.
    pub cards: Vec<(Card, Result3)>,
    /// A line of best play: who plays what.
    pub line: Vec<(Seat, Card)>,
}

/// The forced result of the running hand, all cards open; `None` unless it is Voltarete and its tricks are being played. The
/// opponents are allies against the feito, but each counts their own tricks; in a treze they count together.
pub fn voltarete(game: &dyn AnyGame, solver: &mut Solver) -> Option<OmbreVerdict> {
    let hand_of = |seat: Seat| game.seen(Viewer::Seat(seat)).view::<Voltarete>().map(|view| view.hand);
    let open = game.seen(Viewer::Public).view::<Voltarete>()?.open.clone();
    if open.phase != Phase::Tricks {
        return None;
    }
    let (feito, trumps) = (open.feito?, Trumps::of(open.trump?));
    let seats = open.round.order.get(..open.round.active).filter(|seats| seats.len() <= SEATS)?;
    let mut whole = seats.iter().map(|&seat| hand_of(seat)).collect::<Option<Vec<CardSet>>>()?;
    let place = |seat: Seat| seats.iter().position(|&there| there == seat);
    for (seat, card) in open.play.trick.plays() {
        whole[place(seat)?].insert(card);
    }
    let deal = Deal::new(&whole, trumps, place(feito)?);
    let mut tricks = [0; SEATS];
    for (place, seat) in seats.iter().enumerate() {
        tricks[place] = open.play.won[seat.index()];
    }
    let leader = open.play.trick.plays().next().map_or(open.play.to_play, |(seat, _)| seat);
    let mut hand = deal.start(&whole, tricks, place(leader)?);
    for (_, card) in open.play.trick.plays() {
        hand = deal.play(&hand, card);
    }
    let mut search = solver.begin(&deal);
    let playable = trumps.playable(hand_of(open.play.to_play)?, &open.play.trick);
    let cards = playable.iter().map(|card| (card, search.result(&deal.play(&hand, card)))).collect();
    let line = search.line(&hand).into_iter().map(|(place, card)| (seats[place], card)).collect();
    Some(OmbreVerdict { feito, to_play: open.play.to_play, result: search.result(&hand), cards, line })
}
