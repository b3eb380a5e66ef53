//! *Descarte y robo*: which cards are thrown for new ones (hombre A6-A14).

use super::bid::fits;
use super::reason::Book;
use super::value::tenths;
use crate::Advice;
use cards::{Card, CardSet, Rank, Suit};
use engine::Offer;
use games::ombre::spanish::{Action, View};

/// Tenths of a trick with which a defender may beat the Hombre, and takes the bulk of the draw (A7).
const STRONG: i32 = 18;

/// The first defender with a hand that cannot takes only a couple (A7).
const COUPLE: usize = 2;

/// The cards to exchange.
pub(super) fn exchange(view: &View) -> Option<Advice<Action>> {
    let (trump, me) = (view.open.trump.or_else(|| likely_trump(view))?, view.seat()?);
    let trumps = view.terms.pack.trumps(trump)?;
    let book = Book::of(view);
    let most = view.offers.iter().find_map(|offer| match *offer {
        Offer::Cards { at_most, .. } => Some(at_most),
        _ => None,
    })?;
    let king = |card: &Card| card.rank() == Some(Rank::King);
    let useless: CardSet = (view.hand - trumps.all()).iter().filter(|card| !king(card)).collect();
    let hombre = view.open.hombre == Some(me);
    let first = view.open.exchange.at == 1 && view.open.round.active > 2;
    let strong = tenths(view.hand, view.terms.pack, trump) >= STRONG;
    let (many, reason) = match (hombre, first) {
        (true, _) => (most, book.hombre("A10")),
        (false, true) if !strong && leaves_little(view) => (most.min(COUPLE), book.hombre("A7")),
        (false, true) => (most, book.hombre(if strong { "A7" } else { "A9" })),
        (false, false) => (most, book.hombre("A10")),
    };
    // The lowest of the shortest suits first, so as to be void in one (A10).
    let mut order: Vec<Card> = useless.iter().collect();
    let length = |card: &Card| (useless & trumps.order.followers(*card)).len();
    order.sort_by_key(|card| (length(card), trumps.order.strength(*card)));
    let thrown: CardSet = order.into_iter().take(many).collect();
    Some(Advice::perhaps(Action::Exchange(thrown), reason))
}

/// The trump of a Hombre who has not named it yet (NAM.2): of the suits their bid allows, the one of which this hand has least.
fn likely_trump(view: &View) -> Option<Suit> {
    let bid = view.open.bid?;
    let suits = view.terms.pack.suits().filter(|&suit| fits(view, bid, suit));
    suits.min_by_key(|&suit| (view.hand & CardSet::suit(suit)).len())
}

/// Has the Hombre taken enough cards that the two others must share the rest (A9)?
fn leaves_little(view: &View) -> bool {
    let taken = view.open.hombre.map_or(0, |hombre| view.open.exchange.thrown[hombre.index()]);
    taken >= 6
}
