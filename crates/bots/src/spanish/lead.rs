//! The card to lead: the Hombre's, their partner's, and what is led against them (mediator A20-A46, hombre A15-A20).

use super::knowledge::{Camp, Knowledge};
use crate::Advice;
use cards::{Card, CardSet, Suit};
use engine::Seat;
use games::ombre::spanish::state::Partner;

/// A card and the advice behind it.
pub(super) type CardAdvice = Option<Advice<Card>>;

/// The card to lead.
pub(super) fn card(known: &Knowledge<'_>) -> CardAdvice {
    if known.is_hombre() {
        hombre(known)
    } else if known.is_partner() {
        partner(known)
    } else {
        defender(known)
    }
}

fn plain(known: &Knowledge<'_>) -> CardSet {
    known.lawful - known.trumps.all()
}

/// Of these the one of the shortest suit; of two in one suit the lower, which is as good.
fn fewest_companions(known: &Knowledge<'_>, cards: CardSet) -> Option<Card> {
    cards.iter().min_by_key(|&card| (known.length(card), known.strength(card)))
}

/// Firm plain cards that nobody against the player is known to ruff.
fn safe(known: &Knowledge<'_>, cards: CardSet) -> CardSet {
    known.firm(cards).iter().filter(|&card| !known.is_ruffed(card)).collect()
}

// --- the Hombre ---

fn hombre(known: &Knowledge<'_>) -> CardAdvice {
    let (plain, out) = (plain(known), known.trumps_out());
    let firm = known.firm(plain);
    if out.is_empty() && !firm.is_empty() {
        return fewest_companions(known, firm).map(|card| Advice::perhaps(card, known.book.mediator("A35")));
    }
    let trumps = known.own_trumps() & known.lawful;
    seek_partner(known, trumps)
        .or_else(|| draw(known, trumps, out))
        .or_else(|| fewest_companions(known, safe(known, plain)).map(Advice::bare))
        .or_else(|| exhaust(known, plain))
        .or_else(|| loser(known, plain))
        .or_else(|| known.highest(known.firm(trumps)).or_else(|| known.lowest(trumps)).map(Advice::bare))
        .or_else(|| known.lowest(known.lawful).map(Advice::bare))
}

/// With few trumps the Hombre looks for the called king at once, to learn who the partner is (A20).
fn seek_partner(known: &Knowledge<'_>, trumps: CardSet) -> CardAdvice {
    let called = known.open.called.filter(|_| known.open.partner == Partner::Unknown)?;
    let own = called.suit().map(|suit| known.of_suit(suit) & known.lawful)?;
    let firm = known.firm(trumps).len();
    let weak = firm < 2 || trumps.len() <= 4 && firm < 3;
    if known.hand.contains(called) || !weak {
        return None;
    }
    known.lowest(own).map(|card| Advice::perhaps(card, known.book.mediator("A20")))
}

/// Is it time to lead trumps, and which?
fn draw(known: &Knowledge<'_>, trumps: CardSet, out: CardSet) -> CardAdvice {
    if trumps.is_empty() || out.is_empty() {
        return None;
    }
    let book = known.book;
    let firm = known.firm(trumps);
    let (many, [espadilla, malilla, basto]) = (trumps.len(), known.trumps.matadores);
    let has = |card: Card| trumps.contains(card);
    let against = out.len();
    let alone = known.open.partner == Partner::Nobody;
    // A few of theirs fall to each of ours.
    let superior = many >= 4 && 2 * many > against || many > against || many >= 5;
    if !superior {
        return None;
    }
    let small = known.lowest(trumps - CardSet::from_slice(&known.trumps.matadores));
    match firm.len() {
        // Espadilla and basto over the malilla: small, and wait to catch it (A23).
        1 if has(espadilla) && has(basto) && !has(malilla) && out.contains(malilla) => {
            small.map(|card| Advice::perhaps(card, book.mediator("A23")))
        }
        1 if many >= 5 => known.highest(firm).map(|card| Advice::perhaps(card, book.hombre("A20"))),
        1 => None,
        // Malilla alone with trumps: small, never the malilla (A24).
        0 if has(malilla) && out.contains(espadilla) => small.map(|card| Advice::perhaps(card, book.mediator("A24"))),
        0 if many >= 5 => small.or_else(|| known.lowest(trumps)).map(Advice::bare),
        0 => None,
        _ if alone || many >= 5 => known.highest(firm).map(|card| Advice::perhaps(card, book.hombre("A20"))),
        _ => known.highest(firm).map(|card| Advice::perhaps(card, book.mediator("A20"))),
    }
}

/// While no king is out the Hombre exhausts suits, to find the partner early (family A16).
fn exhaust(known: &Knowledge<'_>, plain: CardSet) -> CardAdvice {
    if !known.king_to_come() {
        return None;
    }
    let suits = Suit::ALL.into_iter().map(|suit| (suit, known.of_suit(suit) & plain)).filter(|(_, own)| !own.is_empty());
    let foreign = suits.filter(|(suit, _)| !(known.hand & known.of_suit(*suit)).meets(known.view.terms.pack.kings()));
    let (_, own) = foreign.max_by_key(|(suit, own)| (known.rounds(*suit), own.len()))?;
    known.lowest(own).map(|card| Advice::perhaps(card, known.book.forced("A16", known.view)))
}

/// A loser, before the trumps are touched: of the longest suit the lowest, rather not one led twice already (A33).
fn loser(known: &Knowledge<'_>, plain: CardSet) -> CardAdvice {
    let worst = plain.iter().min_by_key(|&card| {
        let led = card.suit().map_or(0, |suit| known.rounds(suit));
        (led >= 2, std::cmp::Reverse(known.length(card)), known.strength(card))
    });
    worst.map(Advice::bare)
}

// --- the partner ---

fn partner(known: &Knowledge<'_>) -> CardAdvice {
    let book = known.book;
    let next: Vec<Seat> = known.open.round.after(known.me).collect();
    let hombre_last = next.last() == Some(&known.hombre);
    let hombre_next = next.first() == Some(&known.hombre);
    let trumps = known.own_trumps() & known.lawful;
    let espadilla = known.trumps.matadores[0];
    let unknown = known.open.partner == Partner::Unknown;
    let king = known.open.called.filter(|&card| known.lawful.contains(card));
    if hombre_last && trumps.contains(espadilla) && !known.trumps_out().is_empty() {
        return Some(Advice::perhaps(espadilla, book.mediator("A37")));
    }
    if let Some(card) = king.filter(|_| unknown) {
        let number = if hombre_next { "A39" } else { "A38" };
        return Some(Advice::perhaps(card, book.mediator(number)));
    }
    let plain = plain(known);
    let firm = fewest_companions(known, safe(known, plain)).map(|card| Advice::perhaps(card, book.mediator("A42")));
    // The Hombre's leads are returned (A27).
    let back = known.led_by(known.hombre).find_map(|suit| known.lowest(known.of_suit(suit) & plain));
    firm.or_else(|| back.map(|card| Advice::perhaps(card, book.mediator("A27"))))
        .or_else(|| ruff_of_friend(known, plain))
        .or_else(|| shortest(known, plain))
        .or_else(|| known.lowest(known.lawful).map(Advice::bare))
}

/// A suit that a friend is known to ruff (A41).
fn ruff_of_friend(known: &Knowledge<'_>, plain: CardSet) -> CardAdvice {
    let ruffs = |card: &Card| {
        let mut friends = known.others().filter(|&seat| known.camp(seat) == Camp::Friend);
        friends.any(|seat| known.known_void(seat, *card) && known.may_trump(seat)) && !known.is_ruffed(*card)
    };
    let cards: CardSet = plain.iter().filter(ruffs).collect();
    known.lowest(cards).map(|card| Advice::perhaps(card, known.book.mediator("A41")))
}

// --- against the Hombre ---

fn defender(known: &Knowledge<'_>) -> CardAdvice {
    let book = known.book;
    let called = known.open.called.filter(|_| known.open.partner == Partner::Unknown).and_then(Card::suit);
    let plain = plain(known);
    let others = called.map_or(plain, |suit| plain - known.of_suit(suit));
    // The lone king of refavor: a ruff is overruffed, else it is a trick (family A8).
    let lone = known.view.terms.refavour().map_or(CardSet::EMPTY, |suit| known.of_suit(suit) & plain);
    let towards = known.open.round.next(known.me) == known.hombre;
    if let Some(card) = lone.first().filter(|_| !towards) {
        return Some(Advice::perhaps(card, book.refavor("A8")));
    }
    let firm = fewest_companions(known, safe(known, others)).map(Advice::bare);
    let avoided = called.filter(|suit| !(known.of_suit(*suit) & plain).is_empty());
    let wary = avoided.and_then(|_| book.mediator("A45"));
    firm.or_else(|| ruff_of_friend(known, others).map(|advice| Advice::bare(advice.action)))
        .or_else(|| false_card(known, others, towards))
        .or_else(|| shortest(known, others).map(|advice| Advice::perhaps(advice.action, wary)))
        .or_else(|| known.lowest(plain).map(Advice::bare))
        .or_else(|| known.highest(known.firm(known.lawful)).or_else(|| known.lowest(known.lawful)).map(Advice::bare))
}

/// With the Hombre next to play a false card is led through them: the fellows sit behind (A46).
fn false_card(known: &Knowledge<'_>, plain: CardSet, towards: bool) -> CardAdvice {
    if !towards {
        return None;
    }
    let losers = plain - known.firm(plain);
    let worst = losers.iter().min_by_key(|&card| (known.length(card), known.strength(card)));
    worst.map(|card| Advice::perhaps(card, known.book.mediator("A46")))
}

/// The lowest of the shortest suit.
fn shortest(known: &Knowledge<'_>, plain: CardSet) -> CardAdvice {
    let losers = plain - known.firm(plain);
    let pool = if losers.is_empty() { plain } else { losers };
    pool.iter().min_by_key(|&card| (known.is_ruffed(card), known.length(card), known.strength(card))).map(Advice::bare)
}
