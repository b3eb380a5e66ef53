//! A teller of short tales for the tests: it opens a table, arranges a pack, and lets written words and cards happen at it.

use cards::{Card, CardSet};
use engine::record::{At, Deal, arranged};
use engine::{Action as _, Agreements, BadAgreement, Game, Offer, Refusal, Seat, Setup, Turn};
use std::fmt::Debug;

pub(crate) fn cards(text: &str) -> CardSet {
    text.parse().expect("cards")
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

/// A table under a heading written as in a record, the lines divided by `;`. Unless it says otherwise the last seat deals.
pub(crate) fn try_table<G: Game>(heading: &str, last: impl Fn(&G::Agreements) -> usize) -> Result<G, BadAgreement> {
    let mut agreements = G::Agreements::default();
    let mut lines = Vec::new();
    let mut dealer = None;
    for line in heading.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        match line.splitn(3, ' ').collect::<Vec<_>>()[..] {
            ["option", name, value] => agreements.set(name, value)?,
            ["setup", "dealer", "drawn"] => dealer = Some(None),
            ["setup", "dealer", seat] => dealer = Some(seat.parse().ok().map(Seat::at)),
            ["setup", name, value] => lines.push((name.to_owned(), value.to_owned())),
            _ => panic!("a heading has no line `{line}`"),
        }
    }
    let dealer = dealer.unwrap_or_else(|| Some(Seat::at(last(&agreements))));
    G::open(&agreements, &Setup { dealer, lines, ..Setup::default() })
}

/// Deals these hands to the seats, in their order, and this stock, top first; what is not written comes in the pack's order.
pub(crate) fn deal<G: Game>(game: &mut G, hands: &[&str], stock: &str) {
    let Turn::Shuffle(wanted) = game.turn() else { panic!("no cards are to be dealt: {:?}", game.turn()) };
    let written = |text: &str| cards::parse_cards(text).expect("cards");
    let deal = Deal {
        number: game.deal_number(),
        hands: hands.iter().enumerate().map(|(seat, hand)| At::new((seat, written(hand)))).collect(),
        stock: Some(At::new(written(stock))).filter(|stock| !stock.value.is_empty()),
        ..Deal::default()
    };
    let mut layout = Vec::new();
    game.layout(&mut layout);
    let order = arranged(&At::new(deal), &wanted, &layout, None, 0).expect("a deal");
    game.shuffled(&order).expect("dealt");
}

/// These cards are drawn by those who draw, in the order of the seats.
pub(crate) fn draw<G: Game>(game: &mut G, drawn: &str) {
    let first = cards::parse_cards(drawn).expect("cards");
    let rest = G::FACTS.pack.cards() - CardSet::from_slice(&first);
    let order: Vec<Card> = first.into_iter().chain(rest).collect();
    game.shuffled(&order).expect("drawn");
}

/// What a seat is offered, in answer to the turn or besides.
pub(crate) fn offers<G: Game>(game: &G, seat: Seat) -> Vec<Offer<G::Action>> {
    let mut offers = Vec::new();
    game.offers(seat, &mut offers);
    game.asides(seat, &mut offers);
    offers
}

/// One line, seat and action: what is offered is accepted, and nothing else.
pub(crate) fn try_line<G: Game>(game: &mut G, line: &str) -> Result<(), Refusal> {
    let (seat, what) = line.split_once(' ').expect("who, and what");
    let action: G::Action = what.parse().expect("an action");
    let seat = Seat::at(seat.parse().expect("a seat"));
    let offered = offers(game, seat).iter().any(|offer| offer.includes(&action));
    let done = game.act(seat, &action);
    assert_eq!(done.is_ok(), offered, "what is offered is accepted, and nothing else: `{line}`, {done:?}");
    done
}

/// These things happen, divided by `;`.
pub(crate) fn happens<G: Game>(game: &mut G, lines: &str) {
    for line in lines.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        if let Err(refusal) = try_line(game, line) {
            panic!("`{line}` is refused at {:?}: {refusal:?}", game.turn());
        }
    }
}

/// This is refused by that rule, and nothing has changed.
pub(crate) fn refuses<G: Game + Debug>(game: &mut G, line: &str, cite: &str) {
    let before = format!("{game:?}");
    match try_line(game, line) {
        Ok(()) => panic!("`{line}` is not refused"),
        Err(refusal) => assert_eq!(refusal.cite.0, cite, "`{line}`"),
    }
    assert_eq!(before, format!("{game:?}"), "`{line}` is refused, but something has changed");
}

/// Who must act first.
fn awaited<G: Game>(game: &G) -> Option<Seat> {
    match game.turn() {
        Turn::Seats { must, .. } => must.lowest(),
        _ => None,
    }
}

/// These cards are played, each by whose turn it is.
pub(crate) fn plays<G: Game>(game: &mut G, cards: &str) {
    for card in cards.split_whitespace() {
        let seat = awaited(game).expect("somebody must act");
        happens(game, &format!("{seat} play {card}"));
    }
}

/// The verbs a seat can use now.
pub(crate) fn verbs<G: Game>(game: &G, seat: usize) -> Vec<&'static str> {
    let mut verbs = Vec::new();
    for offer in offers(game, Seat::at(seat)) {
        offer.each(&mut |action| verbs.push(action.verb()));
    }
    verbs.dedup();
    verbs
}

/// The deal is played to its end, each doing the first thing he may.
pub(crate) fn play_out<G: Game>(game: &mut G) {
    let deal = game.deal_number();
    while let Some(seat) = awaited(game).filter(|_| game.deal_number() == deal) {
        let mut first = None;
        offers(game, seat)[0].each(&mut |action| first = first.take().or(Some(action)));
        game.act(seat, &first.expect("an action")).expect("what was offered");
    }
}
