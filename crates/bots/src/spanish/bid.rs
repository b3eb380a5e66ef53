//! Bids: the tricks each game needs in hand, and the suit that has them.

use super::reason::Book;
use super::value::{is_entrada, is_solo, tenths};
use super::words;
use crate::Advice;
use cards::{CardSet, Rank, Suit};
use games::ombre::spanish::bid::{Bid, Favour, Promise, Undertaking};
use games::ombre::spanish::state::{Phase, Said};
use games::ombre::spanish::terms::Switch;
use games::ombre::spanish::variant::Reckoning;
use games::ombre::spanish::{Action, King, View};

/// The tenths of a trick that each game wants in hand beyond what is half of the tricks, when all cards are dealt: with a partner, with
/// a king bought, alone.
struct Wanted {
    entrada: i32,
    mediator: i32,
    solo: i32,
}

/// Less in the hand of the mano, who leads (A8).
const MANO: i32 = 4;

/// Tenths of a trick from which the last to speak enters at Hombre with a hand that no table lists.
const DARING: i32 = 30;

/// A fondo or a casual hand below this is given up.
const HOPELESS: i32 = 24;

/// Thresholds of each game at this table. The longer the play, the more of the rest falls to others; with a monte a third of a
/// hand may still improve.
fn wanted(view: &View) -> Wanted {
    let win = 10 * i32::from(view.terms.variant.win());
    match (view.terms.king, view.terms.variant.monte > 0) {
        (_, true) => Wanted { entrada: win - 10, mediator: win, solo: win },
        // The king that is called comes into the hand.
        (King::HandedOver, _) => Wanted { entrada: win - 10, mediator: win, solo: win },
        // Against two fewer tricks are lost to what nobody foresees than against three.
        _ if view.terms.variant.players == 3 => Wanted { entrada: win, mediator: win - 13, solo: win - 3 },
        _ => Wanted { entrada: win - 18, mediator: win - 9, solo: win },
    }
}

/// May this suit be trump after this bid (mediator R24, family R8)?
pub(super) fn fits(view: &View, bid: Bid, suit: Suit) -> bool {
    let (favourite, refavour) = (view.match_state.favourite, view.terms.refavour());
    let plain = Some(suit) != refavour && (Some(suit) != favourite || view.terms.undeclared == Switch::On);
    view.terms.pack.trumps(suit).is_some()
        && match bid.favour {
            Favour::Plain => plain,
            Favour::Favour => Some(suit) == favourite,
            Favour::Refavour => Some(suit) == refavour,
        }
}

/// Is this hand fit for this undertaking in this suit, and by how many tenths?
pub(super) fn margin(view: &View, hand: CardSet, game: Undertaking, suit: Suit) -> Option<i32> {
    let terms = &view.terms;
    let count = tenths(hand, terms.pack, suit);
    if terms.variant.reckoning == Reckoning::Compared {
        // The tables of least hands; the last to speak after two passes may risk more, for the strength is in the monte (A3).
        let last =
            view.open.phase == Phase::Auction && view.open.said.iter().filter(|(_, said)| *said == Said::Pass).count() == 2;
        let sound = match game {
            Undertaking::Solo => is_solo(hand, suit),
            _ => is_entrada(hand, suit) || last && count >= DARING,
        };
        return sound.then_some(count);
    }
    let wanted = wanted(view);
    let need = match game {
        Undertaking::Entrada => wanted.entrada,
        Undertaking::Mediator => wanted.mediator,
        Undertaking::Solo => wanted.solo,
    };
    let own_king = if game == Undertaking::Entrada && terms.king == King::FirstOut { lone_kings(hand, suit) } else { 0 };
    let left = count - need - 6 * own_king;
    (left >= 0).then_some(left)
}

/// Kings that are hardly guarded: one of them may make the Hombre their own partner (family A11).
fn lone_kings(hand: CardSet, trump: Suit) -> i32 {
    let lone = |suit: &Suit| {
        let own = hand & CardSet::suit(*suit);
        own.iter().any(|card| card.rank() == Some(Rank::King)) && own.len() <= 2
    };
    Suit::ALL.iter().filter(|suit| **suit != trump && lone(suit)).count() as i32
}

/// The suit in which this undertaking is sound that has most to spare.
pub(super) fn best(view: &View, hand: CardSet, game: Undertaking, suits: impl Fn(Suit) -> bool) -> Option<(Suit, i32)> {
    let sound = view.terms.pack.suits().filter(|&suit| suits(suit));
    sound.filter_map(|suit| Some((suit, margin(view, hand, game, suit)?))).max_by_key(|&(_, margin)| margin)
}

/// The bid, or a pass.
pub(super) fn word(view: &View) -> Advice<Action> {
    let mano = view.seat() == Some(view.open.round.order[0]);
    let book = Book::of(view);
    let offered = || words(view).filter_map(|word| if let Action::Bid(bid) = word { Some(*bid) } else { None });
    // The dearest game the hand is fit for; of its bids the one in the suit that pays most. No bola is promised: it can be asked later.
    for game in [Undertaking::Solo, Undertaking::Mediator, Undertaking::Entrada] {
        let fit = |bid: &Bid| {
            let eager = if mano && view.terms.variant.reckoning != Reckoning::Compared { MANO } else { 0 };
            let sound = best(view, view.hand, game, |suit| fits(view, *bid, suit));
            let forward =
                || view.terms.pack.suits().filter(|&suit| fits(view, *bid, suit)).any(|suit| near(view, game, suit, eager));
            (sound.is_some() || forward()).then_some((*bid, sound.is_some()))
        };
        let bids = offered().filter(|bid| bid.game == game && bid.promise == Promise::Enough);
        if let Some((bid, listed)) = bids.filter_map(|bid| fit(&bid)).max_by_key(|(bid, _)| bid.favour) {
            let reason = match (game, listed) {
                (Undertaking::Solo, true) => book.hombre("A4").or(book.mediator("A11")),
                (Undertaking::Entrada, true) => listed_entrada(view, book).or(book.mediator("A1")),
                (Undertaking::Mediator, true) => book.mediator("A7"),
                (_, false) => book.mediator("A8"),
            };
            return Advice::perhaps(
                Action::Bid(bid),
                reason.filter(|_| view.terms.variant.monte == 0 || book.hombre("A1").is_some()),
            );
        }
    }
    let stands = view.open.auction.standing().is_some();
    let few = book.hombre("A1").or(book.mediator("A12")).filter(|_| !stands);
    Advice::perhaps(Action::Pass, few)
}

/// Hombre's own reason to enter: three tricks in hand, or the last word after two passes.
fn listed_entrada(view: &View, book: Book) -> Option<&'static str> {
    let listed = view.terms.pack.suits().any(|suit| is_entrada(view.hand, suit));
    book.hombre(if listed { "A1" } else { "A3" })
}

/// Would a few tenths more make it sound?
fn near(view: &View, game: Undertaking, suit: Suit, by: i32) -> bool {
    if by == 0 {
        return false;
    }
    let wanted = wanted(view);
    let need = match game {
        Undertaking::Entrada => wanted.entrada,
        Undertaking::Mediator => wanted.mediator,
        Undertaking::Solo => return false,
    };
    let own_king = if view.terms.king == King::FirstOut { lone_kings(view.hand, suit) } else { 0 };
    tenths(view.hand, view.terms.pack, suit) - 6 * own_king + by >= need
}

/// The suit in which the hand makes most among those that are offered.
pub(super) fn strongest(view: &View, suits: impl Iterator<Item = Suit>) -> Option<Suit> {
    let playable = suits.filter(|&suit| view.terms.pack.trumps(suit).is_some());
    playable.max_by_key(|&suit| (tenths(view.hand, view.terms.pack, suit), view.match_state.favourite == Some(suit)))
}

/// Nine new cards, seen: played if there is any hope. A trump that is named before they are seen is the one of which most are out.
pub(super) fn redeem(view: &View) -> Option<Advice<Action>> {
    let named = words(view).filter_map(|word| if let Action::Name(suit) = word { Some(*suit) } else { None });
    let out = |suit: Suit| view.terms.pack.trumps(suit).map_or(0, |trumps| (trumps.all() - view.discards).len());
    let Some(trump) = view.open.trump else { return named.max_by_key(|&suit| out(suit)).map(Action::Name).map(Advice::bare) };
    let hope = tenths(view.hand, view.terms.pack, trump) >= HOPELESS;
    Some(Advice::bare(if hope { Action::Keep } else { Action::Redeem }))
}
