//! Naming trump and king, and what is given for a king (A13-A19).

use super::bid::{best, strongest};
use super::reason::Book;
use super::value::tenths;
use super::words;
use crate::Advice;
use cards::{Card, CardSet, Rank, Suit};
use games::ombre::spanish::bid::Undertaking;
use games::ombre::spanish::{Action, View};
use games::ombre::trumps::is_long;

/// Tenths of a trick below which a called king is returned, where it may be: two tricks are not in sight (mediator R33).
const TWO_TRICKS: i32 = 16;

/// Trump and king: the suit in which the hand makes most, and of the kings that can be called with it the one that helps most.
pub(super) fn declaration(view: &View) -> Option<Advice<Action>> {
    let offered: Vec<&Action> = words(view).collect();
    let suit_of = |word: &Action| match *word {
        Action::Name(suit) | Action::Call(_, suit) => Some(suit),
        _ => None,
    };
    let game = view.open.bid.map_or(Undertaking::Entrada, |bid| bid.game);
    let among = |suit: Suit| offered.iter().any(|word| suit_of(word) == Some(suit));
    let sound = best(view, view.hand, game, among).map(|(suit, _)| suit);
    let trump = sound.or_else(|| strongest(view, Suit::ALL.into_iter().filter(|&suit| among(suit))))?;
    let calls = offered.iter().filter_map(|word| if let Action::Call(card, suit) = word { Some((*card, *suit)) } else { None });
    let best = calls.filter(|&(_, suit)| suit == trump).max_by_key(|&(card, _)| worth_calling(view, game, card, trump));
    match best {
        Some((card, _)) => Some(Advice::perhaps(Action::Call(card, trump), why(view, game, card, trump))),
        None => Some(Advice::bare(Action::Name(trump))),
    }
}

/// Every card is dealt as likely to one as to another: the king of the favourite, as where nothing is said (mediator D17).
pub(super) fn raffle(view: &View) -> Option<Advice<Action>> {
    let suit = view.match_state.favourite.or_else(|| view.terms.pack.suits().next())?;
    Some(Advice::bare(Action::Raffle(Card::new(suit, Rank::King))))
}

/// Tenths of a trick by which a suit must be better to be named instead of the one proposed.
const BETTER: i32 = 5;

/// Another has named the trump for a Hombre who did not, and the player at the Hombre's right has the last word: what hurts the Hombre
/// is what the defenders hold (hombre R17).
pub(super) fn proposal(view: &View) -> Option<Advice<Action>> {
    let (_, proposed) = view.open.honour.proposed?;
    let named = words(view).filter_map(|word| if let Action::Name(suit) = word { Some(*suit) } else { None });
    let count = |suit: Suit| tenths(view.hand, view.terms.pack, suit);
    let own = strongest(view, named).filter(|&suit| count(suit) >= count(proposed) + BETTER);
    Some(Advice::bare(own.map_or(Action::Pass, Action::Name)))
}

/// The plain cards of a suit in the player's hand.
fn own(view: &View, suit: Suit, trump: Suit) -> CardSet {
    let trumps = view.terms.pack.trumps(trump).map_or(CardSet::EMPTY, |trumps| trumps.all());
    (view.hand & CardSet::suit(suit)) - trumps
}

/// Priority of a king. Bought, it joins its caballo or sota, else a short suit (A19); called, it is best where the Hombre has a
/// singleton (A13), else beside a guarded caballo (A14); never in a void suit if there is another, nor one's own (A17).
fn worth_calling(view: &View, game: Undertaking, card: Card, trump: Suit) -> (bool, i32, bool) {
    let Some(suit) = card.suit() else { return (false, 0, false) };
    let cards = own(view, suit, trump);
    let holds = |rank| cards.contains(Card::new(suit, rank));
    let bought = game == Undertaking::Mediator || view.terms.king == games::ombre::spanish::King::HandedOver;
    let many = cards.len() as i32;
    let wanted = match (bought, many) {
        (_, 0) => 0,
        (true, _) if holds(Rank::Knight) => 40 - many,
        (true, _) if holds(Rank::Jack) => 30 - many,
        (true, _) => 20 - many,
        (false, 1) => 30,
        (false, 2 | 3) if holds(Rank::Knight) => 20 - many,
        // Well guarded, the others will lead it themselves (A15).
        (false, _) => 10 - many,
    };
    (!view.hand.contains(card), wanted, is_long(suit))
}

fn why(view: &View, game: Undertaking, card: Card, trump: Suit) -> Option<&'static str> {
    let book = Book::of(view);
    let suit = card.suit()?;
    let cards = own(view, suit, trump);
    let knight = cards.contains(Card::new(suit, Rank::Knight));
    let jack = cards.contains(Card::new(suit, Rank::Jack));
    let number = match (game, cards.len()) {
        _ if view.hand.contains(card) => "A5",
        (_, 0) => return None,
        (Undertaking::Mediator, _) if knight || jack => "A19",
        (Undertaking::Mediator, _) => return None,
        (_, 1) => "A13",
        (_, 2 | 3) if knight => "A14",
        _ => return None,
    };
    book.mediator(number)
}

/// The card given for the king, or thrown for a mate of the monte: a lone one, to make a void; else one of the suit of the king if it is
/// long there (A16, A19).
pub(super) fn returned(view: &View) -> Option<Advice<Action>> {
    let (trump, called) = (view.open.trump?, view.open.called);
    let trumps = view.terms.pack.trumps(trump)?;
    let received: CardSet = called.into_iter().chain(view.open.exchange.given).collect();
    let plain = view.hand - trumps.all() - received;
    let losers: CardSet = plain.iter().filter(|card| card.rank() != Some(Rank::King)).collect();
    let length = |card: Card| card.suit().map_or(0, |suit| own(view, suit, trump).len());
    let of_king = |card: Card| called.is_some_and(|called| card.suit() == called.suit());
    let best = losers.iter().min_by_key(|&card| {
        // The suit of the king keeps its company if it is short.
        let order = match (length(card), of_king(card)) {
            (1, false) => 0,
            (4.., true) => 1,
            (2, false) => 2,
            (3, true) => 3,
            (_, false) => 4,
            (_, true) => 5,
        };
        (order, trumps.order.strength(card))
    });
    let book = Book::of(view);
    let reason = best.and_then(|card| match (length(card), of_king(card)) {
        (1, false) => book.mediator("A19"),
        (4.., true) => book.mediator("A16"),
        _ => None,
    });
    let smallest = trumps.order.lowest(plain).or_else(|| trumps.order.lowest(view.hand - received));
    best.or(smallest).map(|card| Advice::perhaps(Action::ReturnCard(card), reason))
}

/// The called king goes back to the Hombre if its holder does not see two tricks (mediator R33); other players keep still.
pub(super) fn king(view: &View) -> Advice<Action> {
    let holds = view.open.called.is_some_and(|card| view.hand.contains(card));
    let count = view.open.trump.map_or(0, |trump| tenths(view.hand, view.terms.pack, trump));
    Advice::bare(if holds && count < TWO_TRICKS { Action::ReturnKing } else { Action::Keep })
}
