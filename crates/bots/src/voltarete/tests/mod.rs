//! Tests of the novice, named by fixture or advice.

mod advice;
mod smallest;

use cards::{Card, CardSet, parse_cards};
use engine::{Game, Pile, Seat, Setup, Viewer};
use games::ombre::voltarete::{Action, Agreements, View, Voltarete};

fn set(text: &str) -> CardSet {
    text.parse().expect("cards")
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

/// A hand dealt by seat 2, so that seat 0 is mão: these cards to the first seats, the rest of the pack as it comes.
fn dealt(agreements: &Agreements, hands: &[CardSet], bolo: Option<i64>) -> Voltarete {
    let lines = bolo.map(|bolo| ("bolo".to_owned(), (bolo - agreements.dealer_ante).to_string())).into_iter().collect();
    let mut game = Voltarete::open(agreements, &Setup { dealer: Some(Seat::at(2)), lines, ..Setup::default() }).expect("a table");
    let given = hands.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
    let mut rest = (Voltarete::FACTS.pack.cards() - given).iter();
    let mut hands: Vec<_> = hands.iter().map(|hand| hand.iter()).collect();
    let mut layout = Vec::new();
    game.layout(&mut layout);
    let place = |pile: Pile| match pile {
        Pile::Hand(seat) => hands.get_mut(seat.index()).and_then(Iterator::next).or_else(|| rest.next()),
        Pile::Stock => rest.next(),
    };
    let order: Vec<Card> = layout.into_iter().filter_map(place).collect();
    game.shuffled(&order).expect("a deal");
    game
}

/// The view of the mão, first to speak, with this hand.
fn first_to_speak(hand: CardSet, bolo: Option<i64>) -> View {
    dealt(&Agreements::default(), &[hand], bolo).view(Viewer::Seat(Seat::at(0)))
}

/// A só with these hands, nobody buying, and these cards played: what the player to play sees.
fn in_play(hands: [&str; 3], feito: usize, so: &str, plays: &str) -> View {
    let mut game = dealt(&Agreements::default(), &hands.map(set), None);
    let mut act = |seat: usize, action: Action| game.act(Seat::at(seat), &action).expect("an action");
    (0..feito).for_each(|seat| act(seat, Action::Pass));
    act(feito, so.parse().expect("a só"));
    (feito + 1..3).for_each(|seat| act(seat, Action::Consent));
    act((feito + 1) % 3, Action::Buy(CardSet::EMPTY));
    act((feito + 2) % 3, Action::Buy(CardSet::EMPTY));
    act(feito, Action::OrderPlay);
    for card in parse_cards(plays).expect("cards") {
        let seat = to_play(&game);
        game.act(seat, &Action::Play(card)).expect("a card that may be played");
    }
    game.view(Viewer::Seat(to_play(&game)))
}

fn to_play(game: &Voltarete) -> Seat {
    let seats = Seat::first(3).find(|&seat| {
        let view = game.view(Viewer::Seat(seat));
        Voltarete::to_act(&view) == engine::show::ToAct::Must
    });
    seats.expect("somebody must act")
}
