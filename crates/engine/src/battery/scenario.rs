//! A teller of short tales for tests: it opens a table, arranges a pack, and lets written words and cards happen at it.
//!
//! What a tale says is written as in a record: `0 play 3C; 1 play 7O`. A game in which players are called by their part reads the
//! first word itself, and tells with [`try_act`], [`happen`] and [`refuse`].
//!
//! # Panics
//! Everything here panics where the tale is not as it is told: that is a failed test.

use crate::record::{At, Deal, arranged};
use crate::{Action as _, Agreements, BadAgreement, Game, Offer, Refusal, Seat, Setup, Turn};
use cards::{Card, CardSet};
use std::fmt::Debug;

/// These cards.
pub fn cards(text: &str) -> CardSet {
    text.parse().expect("cards")
}

/// This card.
pub fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

/// The parts of a tale, divided by `;`.
pub fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split(';').map(str::trim).filter(|line| !line.is_empty())
}

/// The seat a line speaks of, and its action.
pub fn split_line(line: &str) -> (&str, &str) {
    line.split_once(' ').expect("who, and what")
}

/// A table under a heading written as in a record, the lines divided by `;`. Unless it says otherwise this seat deals.
pub fn try_table<G: Game>(heading: &str, dealer: impl Fn(&G::Agreements) -> usize) -> Result<G, BadAgreement> {
    let mut agreements = G::Agreements::default();
    let mut setup = Vec::new();
    let mut named = None;
    for line in lines(heading) {
        match line.splitn(3, ' ').collect::<Vec<_>>()[..] {
            ["option", name, value] => agreements.set(name, value)?,
            ["setup", "dealer", "drawn"] => named = Some(None),
            ["setup", "dealer", seat] => named = Some(seat.parse().ok().map(Seat::at)),
            ["setup", name, value] => setup.push((name.to_owned(), value.to_owned())),
            _ => panic!("a heading has no line `{line}`"),
        }
    }
    let dealer = named.unwrap_or_else(|| Some(Seat::at(dealer(&agreements))));
    G::open(&agreements, &Setup { dealer, lines: setup, ..Setup::default() })
}

/// Deals these hands to the seats, in their order, and this stock, top first; what is not written comes in the pack's order.
pub fn deal<G: Game>(game: &mut G, hands: &[&str], stock: &str) {
    let hands: Vec<(Seat, &str)> = hands.iter().enumerate().map(|(seat, &hand)| (Seat::at(seat), hand)).collect();
    deal_to(game, &hands, stock);
}

/// Deals each of these seats its hand, and this stock, top first; what is not written comes in the pack's order.
pub fn deal_to<G: Game>(game: &mut G, hands: &[(Seat, &str)], stock: &str) {
    let Turn::Shuffle(wanted) = game.turn() else { panic!("no cards are to be dealt: {:?}", game.turn()) };
    let written = |text: &str| cards::parse_cards(text).expect("cards");
    let deal = Deal {
        number: game.deal_number(),
        hands: hands.iter().map(|&(seat, hand)| At::new((seat.index(), written(hand)))).collect(),
        stock: Some(At::new(written(stock))).filter(|stock| !stock.value.is_empty()),
        ..Deal::default()
    };
    let mut layout = Vec::new();
    game.layout(&mut layout);
    let order = arranged(&At::new(deal), &wanted, &layout, None, 0).expect("a deal");
    game.shuffled(&order).expect("dealt");
}

/// These cards are drawn by those who draw, in the order of the seats.
pub fn draw<G: Game>(game: &mut G, drawn: &str) {
    let first = cards::parse_cards(drawn).expect("cards");
    let rest = G::FACTS.pack.cards() - CardSet::from_slice(&first);
    let order: Vec<Card> = first.into_iter().chain(rest).collect();
    game.shuffled(&order).expect("drawn");
}

/// All offers to a seat: those of its turn and the optional ones.
pub fn offers<G: Game>(game: &G, seat: Seat) -> Vec<Offer<G::Action>> {
    let mut offers = Vec::new();
    game.offers(seat, &mut offers);
    game.optional_offers(seat, &mut offers);
    offers
}

/// A seat does what is written: what is offered is accepted, nothing else is, and chips are conserved.
pub fn try_act<G: Game>(game: &mut G, seat: Seat, what: &str) -> Result<(), Refusal> {
    let action: G::Action = what.parse().unwrap_or_else(|bad| panic!("`{what}`: {bad}"));
    let offered = offers(game, seat).iter().any(|offer| offer.includes(&action));
    let done = game.act(seat, &action);
    assert_eq!(done.is_ok(), offered, "what is offered is accepted, and nothing else: `{seat} {what}`, {done:?}");
    assert_eq!(game.ledger().total(), 0, "chips are conserved");
    done
}

/// A seat does what is written.
pub fn happen<G: Game>(game: &mut G, seat: Seat, what: &str) {
    if let Err(refusal) = try_act(game, seat, what) {
        panic!("`{seat} {what}` is refused at {:?}: {refusal:?}", game.turn());
    }
}

/// Checks that this rule refuses a seat's action, and that nothing changes.
pub fn refuse<G: Game + Debug>(game: &mut G, seat: Seat, what: &str, cite: &str) {
    let before = format!("{game:?}");
    match try_act(game, seat, what) {
        Ok(()) => panic!("`{seat} {what}` is not refused"),
        Err(refusal) => assert_eq!(refusal.cite.0, cite, "`{seat} {what}`: {refusal:?}"),
    }
    assert_eq!(before, format!("{game:?}"), "`{seat} {what}` is refused, but something has changed");
}

fn numbered(line: &str) -> (Seat, &str) {
    let (seat, what) = split_line(line);
    (Seat::at(seat.parse().expect("a seat")), what)
}

/// One line, seat and action.
pub fn try_line<G: Game>(game: &mut G, line: &str) -> Result<(), Refusal> {
    let (seat, what) = numbered(line);
    try_act(game, seat, what)
}

/// These things happen, divided by `;`.
pub fn happens<G: Game>(game: &mut G, scenario: &str) {
    for (seat, what) in lines(scenario).map(numbered) {
        happen(game, seat, what);
    }
}

/// This is refused by that rule, and nothing has changed.
pub fn refuses<G: Game + Debug>(game: &mut G, line: &str, cite: &str) {
    let (seat, what) = numbered(line);
    refuse(game, seat, what, cite);
}

/// The first seat that must act.
fn awaited<G: Game>(game: &G) -> Option<Seat> {
    match game.turn() {
        Turn::Seats { must, .. } => must.lowest(),
        _ => None,
    }
}

/// These cards are played, each by whose turn it is.
pub fn plays<G: Game>(game: &mut G, cards: &str) {
    for card in cards.split_whitespace() {
        let seat = awaited(game).expect("somebody must act");
        happen(game, seat, &format!("play {card}"));
    }
}

/// The verbs a seat can use now, in the order they are offered.
pub fn verbs<G: Game>(game: &G, seat: usize) -> Vec<&'static str> {
    let mut verbs = Vec::new();
    for offer in offers(game, Seat::at(seat)) {
        offer.each(&mut |action| verbs.push(action.verb()));
    }
    verbs.dedup();
    verbs
}

/// The deal is played to its end, each doing the first thing they may.
pub fn play_out<G: Game>(game: &mut G) {
    let deal = game.deal_number();
    while let Some(seat) = awaited(game).filter(|_| game.deal_number() == deal) {
        let mut first = None;
        offers(game, seat)[0].each(&mut |action| first = first.take().or(Some(action)));
        game.act(seat, &first.expect("an action")).expect("what was offered");
    }
}
