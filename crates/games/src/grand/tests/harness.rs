//! A teller of short tales: it opens a table, arranges a pack, and lets written words and cards happen at it.

use super::super::contract::{Contract, Score, score};
use super::super::deck::order_of;
use super::super::{Action, Agreements, Grand};
use cards::{Card, CardSet};
use engine::record::{At, Deal, arranged};
use engine::trick::{Trick, follow};
use engine::{Action as _, Agreements as _, BadAgreement, Game, Offer, Refusal, Seat, Setup, Turn};

pub(super) fn cards(text: &str) -> CardSet {
    text.parse().expect("cards")
}

pub(super) fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

/// A contract as it is chosen: `whist E`, `eucre C alone`.
pub(super) fn contract(text: &str) -> Contract {
    match format!("choose {text}").parse() {
        Ok(Action::Choose(contract)) => contract,
        other => panic!("`{text}` is no contract: {other:?}"),
    }
}

/// What bidders and opponents mark when the bidders take so many tricks, or in Copas hearts.
pub(super) fn marks(text: &str, bid: i64, taken: usize) -> (i64, i64) {
    let Score { bidders, opponents, .. } = score(contract(text), bid, taken);
    (bidders, opponents)
}

/// A trick played in order, by seats from 0 on.
fn trick(text: &str, played: &str) -> Trick {
    let mut trick = Trick::EMPTY;
    for (n, text_of_card) in played.split_whitespace().enumerate() {
        trick.play(Seat::at(n), card(text_of_card), order_of(contract(text)));
    }
    trick
}

/// The player who wins a trick, from 1.
pub(super) fn won(text: &str, played: &str) -> usize {
    trick(text, played).winner().map_or(0, |seat| seat.index() + 1)
}

/// What may be played from a hand to these cards.
pub(super) fn legal(text: &str, played: &str, hand: &str) -> CardSet {
    follow(cards(hand), &trick(text, played), order_of(contract(text)))
}

/// A table under a heading written as in a record, the lines divided by `;`. Unless it says otherwise seat 3 deals.
pub(super) fn try_table(heading: &str) -> Result<Grand, BadAgreement> {
    let mut agreements = Agreements::default();
    let mut lines = Vec::new();
    let mut dealer = Some(Seat::at(3));
    for line in heading.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        match line.splitn(3, ' ').collect::<Vec<_>>()[..] {
            ["option", name, value] => agreements.set(name, value)?,
            ["setup", "dealer", seat] => dealer = seat.parse().ok().map(Seat::at),
            ["setup", name, value] => lines.push((name.to_owned(), value.to_owned())),
            _ => panic!("a heading has no line `{line}`"),
        }
    }
    Grand::open(&agreements, &Setup { dealer, lines })
}

pub(super) fn table(heading: &str) -> Grand {
    try_table(heading).expect("a table")
}

/// Deals these hands to the seats, in their order; what is not written comes in the pack's order.
pub(super) fn deal(game: &mut Grand, hands: &[&str]) {
    let Turn::Shuffle(wanted) = game.turn() else { panic!("no cards are to be dealt: {:?}", game.open.phase) };
    let written = |text: &str| cards::parse_cards(text).expect("cards");
    let hands = hands.iter().enumerate().map(|(seat, hand)| At::new((seat, written(hand)))).collect();
    let deal = Deal { number: game.company.deal, hands, ..Deal::default() };
    let mut layout = Vec::new();
    game.layout(&mut layout);
    let order = arranged(&At::new(deal), &wanted, &layout, None, 0).expect("a deal");
    game.shuffled(&order).expect("dealt");
}

/// A table at which cards are dealt, each suit to one: ouros to seat 0, copas to 1, espadas to 2, paus to 3.
pub(super) fn dealt(heading: &str) -> Grand {
    let mut game = table(heading);
    deal(
        &mut game,
        &[
            "1O 2O 3O 4O 5O 6O 7O 8O 9O 10O SO CO RO",
            "1C 2C 3C 4C 5C 6C 7C 8C 9C 10C SC CC RC",
            "1E 2E 3E 4E 5E 6E 7E 8E 9E 10E SE CE RE",
        ],
    );
    game
}

/// These cards are drawn by those who draw, in the order of the seats.
pub(super) fn draw(game: &mut Grand, drawn: &str) {
    let first = cards::parse_cards(drawn).expect("cards");
    let rest = super::super::deck::PACK - CardSet::from_slice(&first);
    let order: Vec<Card> = first.into_iter().chain(rest).collect();
    game.shuffled(&order).expect("drawn");
}

fn offers(game: &Grand, seat: Seat) -> Vec<Offer<Action>> {
    let mut offers = Vec::new();
    game.offers(seat, &mut offers);
    game.asides(seat, &mut offers);
    offers
}

/// One line, seat and action: what is offered is accepted, and nothing else.
fn try_line(game: &mut Grand, line: &str) -> Result<(), Refusal> {
    let (seat, what) = line.split_once(' ').expect("who, and what");
    let action: Action = what.parse().expect("an action");
    let seat = Seat::at(seat.parse().expect("a seat"));
    let offered = offers(game, seat).iter().any(|offer| offer.includes(&action));
    let done = game.act(seat, &action);
    assert_eq!(done.is_ok(), offered, "what is offered is accepted, and nothing else: `{line}`, {done:?}");
    done
}

/// These things happen, divided by `;`.
pub(super) fn happens(game: &mut Grand, lines: &str) {
    for line in lines.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        if let Err(refusal) = try_line(game, line) {
            panic!("`{line}` is refused in {:?}: {refusal:?}", game.open.phase);
        }
    }
}

/// This is refused by that rule, and nothing has changed.
pub(super) fn refuses(game: &mut Grand, line: &str, cite: &str) {
    let before = format!("{game:?}");
    match try_line(game, line) {
        Ok(()) => panic!("`{line}` is not refused"),
        Err(refusal) => assert_eq!(refusal.cite.0, cite, "`{line}`"),
    }
    assert_eq!(before, format!("{game:?}"), "`{line}` is refused, but something has changed");
}

/// These cards are played, each by whose turn it is.
pub(super) fn plays(game: &mut Grand, cards: &str) {
    for card in cards.split_whitespace() {
        let seat = game.open.to_play;
        happens(game, &format!("{seat} play {card}"));
    }
}

/// What a seat can say and do now, as it is written, cards aside.
pub(super) fn words(game: &Grand, seat: usize) -> Vec<String> {
    let words = offers(game, Seat::at(seat)).into_iter().filter_map(|offer| match offer {
        Offer::Word(word) => Some(word.to_string()),
        _ => None,
    });
    words.collect()
}

/// The verbs a seat can use now.
pub(super) fn verbs(game: &Grand, seat: usize) -> Vec<&'static str> {
    let mut verbs = Vec::new();
    for offer in offers(game, Seat::at(seat)) {
        offer.each(&mut |action| verbs.push(action.verb()));
    }
    verbs.dedup();
    verbs
}

/// The hand is played to its end, each doing the first thing he may.
pub(super) fn play_out(game: &mut Grand) {
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

/// The totals of both pairs.
pub(super) fn totals(game: &Grand) -> [i64; 2] {
    [0, 1].map(|pair| game.total(pair))
}
