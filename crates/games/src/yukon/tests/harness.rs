//! A teller of short tales: it opens a table, arranges a pack, and lets written cards happen at it.

use super::super::{Action, Agreements, Yukon};
use cards::{Card, CardSet};
use engine::record::{At, Deal, arranged};
use engine::{Action as _, Agreements as _, BadAgreement, Game, Offer, Refusal, Seat, Setup, Turn};

pub(super) fn cards(text: &str) -> CardSet {
    text.parse().expect("cards")
}

pub(super) fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

/// A table under a heading written as in a record, the lines divided by `;`. Unless it says otherwise the last seat deals.
pub(super) fn try_table(heading: &str) -> Result<Yukon, BadAgreement> {
    let mut agreements = Agreements::default();
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
    let dealer = dealer.unwrap_or(Some(Seat::at(agreements.players - 1)));
    Yukon::open(&agreements, &Setup { dealer, lines })
}

pub(super) fn table(heading: &str) -> Yukon {
    try_table(heading).expect("a table")
}

/// Deals these hands to the seats, in their order, and this monte, top first; what is not written comes in the pack's order.
pub(super) fn deal(game: &mut Yukon, hands: &[&str], stock: &str) {
    let Turn::Shuffle(wanted) = game.turn() else { panic!("no cards are to be dealt: {:?}", game.open.phase) };
    let written = |text: &str| cards::parse_cards(text).expect("cards");
    let deal = Deal {
        number: game.company.deal,
        hands: hands.iter().enumerate().map(|(seat, hand)| At::new((seat, written(hand)))).collect(),
        stock: Some(At::new(written(stock))),
        ..Deal::default()
    };
    let mut layout = Vec::new();
    game.layout(&mut layout);
    let order = arranged(&At::new(deal), &wanted, &layout, None, 0).expect("a deal");
    game.shuffled(&order).expect("dealt");
}

/// These cards are drawn by those who draw, in the order of the seats.
pub(super) fn draw(game: &mut Yukon, drawn: &str) {
    let first = cards::parse_cards(drawn).expect("cards");
    let rest = super::super::deck::PACK - CardSet::from_slice(&first);
    let order: Vec<Card> = first.into_iter().chain(rest).collect();
    game.shuffled(&order).expect("drawn");
}

fn offers(game: &Yukon, seat: Seat) -> Vec<Offer<Action>> {
    let mut offers = Vec::new();
    game.offers(seat, &mut offers);
    game.asides(seat, &mut offers);
    offers
}

/// One line, seat and action: what is offered is accepted, and nothing else.
pub(super) fn try_line(game: &mut Yukon, line: &str) -> Result<(), Refusal> {
    let (seat, what) = line.split_once(' ').expect("who, and what");
    let action: Action = what.parse().expect("an action");
    let seat = Seat::at(seat.parse().expect("a seat"));
    let offered = offers(game, seat).iter().any(|offer| offer.includes(&action));
    let done = game.act(seat, &action);
    assert_eq!(done.is_ok(), offered, "what is offered is accepted, and nothing else: `{line}`, {done:?}");
    done
}

/// These things happen, divided by `;`.
pub(super) fn happens(game: &mut Yukon, lines: &str) {
    for line in lines.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        if let Err(refusal) = try_line(game, line) {
            panic!("`{line}` is refused in {:?}: {refusal:?}", game.open.phase);
        }
    }
}

/// This is refused by that rule, and nothing has changed.
pub(super) fn refuses(game: &mut Yukon, line: &str, cite: &str) {
    let before = format!("{game:?}");
    match try_line(game, line) {
        Ok(()) => panic!("`{line}` is not refused"),
        Err(refusal) => assert_eq!(refusal.cite.0, cite, "`{line}`"),
    }
    assert_eq!(before, format!("{game:?}"), "`{line}` is refused, but something has changed");
}

/// These cards are played, each by whose turn it is.
pub(super) fn plays(game: &mut Yukon, cards: &str) {
    for card in cards.split_whitespace() {
        let seat = game.open.to_play;
        happens(game, &format!("{seat} play {card}"));
    }
}

/// The verbs a seat can use now.
pub(super) fn verbs(game: &Yukon, seat: usize) -> Vec<&'static str> {
    let mut verbs = Vec::new();
    for offer in offers(game, Seat::at(seat)) {
        offer.each(&mut |action| verbs.push(action.verb()));
    }
    verbs.dedup();
    verbs
}

/// The round is played to its end, each playing the first card he may.
pub(super) fn play_out(game: &mut Yukon) {
    let deal = game.deal_number();
    while let Turn::Seats { must, .. } = game.turn() {
        if game.deal_number() != deal {
            break;
        }
        let seat = must.lowest().expect("somebody must act");
        let mut first = None;
        offers(game, seat)[0].each(&mut |action| first = first.take().or(Some(action)));
        game.act(seat, &first.expect("an action")).expect("what was offered");
    }
}
