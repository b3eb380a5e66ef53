//! Voltarete: can the feito win, can he be held to a resposta, can he be given codilho?

use super::{Forcing, Hand, Layout, Play, Score};
use cards::{Card, CardSet};
use engine::{Eyes, Face, Seat};
use games::ombre::trumps::Trumps;
use games::ombre::voltarete::Voltarete;
use games::ombre::voltarete::result::Result3;
use games::ombre::voltarete::state::Phase;

/// What is certain of a position in the play, if nobody errs: the result, and what each playable card leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who plays for himself against the rest.
    pub feito: Seat,
    /// Whose turn it is.
    pub to_play: Seat,
    /// What the hand comes to.
    pub result: Result3,
    /// What it comes to after each card that may be played.
    pub cards: Vec<(Card, Result3)>,
    /// A line of best play: who plays what.
    pub line: Vec<(Seat, Card)>,
}

fn result(value: i16) -> Result3 {
    match value {
        1.. => Result3::Win,
        0 => Result3::Resposta,
        _ => Result3::Codilho,
    }
}

/// What can be forced in the running hand, all cards open: nothing unless it is Voltarete and its tricks are being played. The opponents are
/// allies against the feito, but each counts his own tricks; in a treze they count together.
pub fn voltarete(face: &dyn Face, forcing: &mut Forcing) -> Option<Verdict> {
    let hand_of = |seat: Seat| face.seen(Eyes::Seat(seat)).view::<Voltarete>().map(|view| view.hand);
    let open = face.seen(Eyes::Public).view::<Voltarete>()?.open.clone();
    if open.phase != Phase::Tricks {
        return None;
    }
    let (feito, trumps) = (open.feito?, Trumps::of(open.trump?));
    let seats = &open.order[..open.active];
    let mut whole = seats.iter().map(|&seat| hand_of(seat)).collect::<Option<Vec<CardSet>>>()?;
    let place = |seat: Seat| seats.iter().position(|&there| there == seat);
    let score = if open.active == 4 { Score::OverAll } else { Score::OverEach };
    for (seat, card) in open.trick.plays() {
        whole[place(seat)?].insert(card);
    }
    let layout = Layout::new(&whole, &trumps.order, &trumps.matadores, score(place(feito)? as u8));
    let mut tricks = [0; 4];
    for (place, seat) in seats.iter().enumerate() {
        tricks[place] = open.tricks[seat.index()];
    }
    let leader = open.trick.plays().next().map_or(open.to_play, |(seat, _)| seat);
    let mut hand = layout.start(&whole, tricks, place(leader)?);
    for (_, card) in open.trick.plays() {
        hand.play(layout.choice(card)?);
    }
    forcing.forget();
    let playable = trumps.playable(hand_of(open.to_play)?, &open.trick);
    let after = |card: Card| -> Option<Hand<'_>> {
        let mut next = hand;
        next.play(layout.choice(card)?);
        Some(next)
    };
    let result_of = |forcing: &mut Forcing, hand: &Hand<'_>| result(forcing.value(hand));
    let cards = playable.iter().filter_map(|card| Some((card, result_of(forcing, &after(card)?)))).collect();
    let mut here = hand;
    let line = forcing.line(&hand).into_iter().filter_map(|choice| {
        let seat = seats[here.to_play()];
        here.play(choice);
        Some((seat, layout.card(choice)?))
    });
    let line = line.collect();
    Some(Verdict { feito, to_play: open.to_play, result: result_of(forcing, &hand), cards, line })
}
