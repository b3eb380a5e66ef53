//! The card to lead: the Hombre's, their partner's, and what is led against them (mediator A20-A46, hombre A15-A20).

use super::sight::{Camp, Sight};
use crate::Advice;
use cards::{Card, CardSet, Suit};
use engine::Seat;
use games::ombre::spanish::state::Partner;

/// A card and the advice behind it.
pub(super) type Choice = Option<Advice<Card>>;

/// The card to lead.
pub(super) fn card(sight: &Sight<'_>) -> Choice {
    if sight.is_hombre() {
        hombre(sight)
    } else if sight.is_partner() {
        partner(sight)
    } else {
        defender(sight)
    }
}

fn plain(sight: &Sight<'_>) -> CardSet {
    sight.lawful - sight.trumps.all()
}

/// Of these the one of the shortest suit; of two in one suit the lower, which is as good.
fn fewest_companions(sight: &Sight<'_>, cards: CardSet) -> Option<Card> {
    cards.iter().min_by_key(|&card| (sight.length(card), sight.strength(card)))
}

/// Firm plain cards that nobody against the player is known to ruff.
fn safe(sight: &Sight<'_>, cards: CardSet) -> CardSet {
    sight.firm(cards).iter().filter(|&card| !sight.is_ruffed(card)).collect()
}

// --- the Hombre ---

fn hombre(sight: &Sight<'_>) -> Choice {
    let (plain, out) = (plain(sight), sight.trumps_out());
    let firm = sight.firm(plain);
    if out.is_empty() && !firm.is_empty() {
        return fewest_companions(sight, firm).map(|card| Advice::perhaps(card, sight.book.mediator("A35")));
    }
    let trumps = sight.own_trumps() & sight.lawful;
    seek_partner(sight, trumps)
        .or_else(|| draw(sight, trumps, out))
        .or_else(|| fewest_companions(sight, safe(sight, plain)).map(Advice::bare))
        .or_else(|| exhaust(sight, plain))
        .or_else(|| loser(sight, plain))
        .or_else(|| sight.highest(sight.firm(trumps)).or_else(|| sight.lowest(trumps)).map(Advice::bare))
        .or_else(|| sight.lowest(sight.lawful).map(Advice::bare))
}

/// With few trumps the Hombre looks for the called king at once, to learn who the partner is (A20).
fn seek_partner(sight: &Sight<'_>, trumps: CardSet) -> Choice {
    let called = sight.open.called.filter(|_| sight.open.partner == Partner::Unknown)?;
    let own = called.suit().map(|suit| sight.of_suit(suit) & sight.lawful)?;
    let firm = sight.firm(trumps).len();
    let weak = firm < 2 || trumps.len() <= 4 && firm < 3;
    if sight.hand.contains(called) || !weak {
        return None;
    }
    sight.lowest(own).map(|card| Advice::perhaps(card, sight.book.mediator("A20")))
}

/// Is it time to lead trumps, and which?
fn draw(sight: &Sight<'_>, trumps: CardSet, out: CardSet) -> Choice {
    if trumps.is_empty() || out.is_empty() {
        return None;
    }
    let book = sight.book;
    let firm = sight.firm(trumps);
    let (many, [espadilla, malilla, basto]) = (trumps.len(), sight.trumps.matadores);
    let has = |card: Card| trumps.contains(card);
    let against = out.len();
    let alone = sight.open.partner == Partner::Nobody;
    // A few of theirs fall to each of ours.
    let superior = many >= 4 && 2 * many > against || many > against || many >= 5;
    if !superior {
        return None;
    }
    let small = sight.lowest(trumps - CardSet::from_slice(&sight.trumps.matadores));
    match firm.len() {
        // Espadilla and basto over the malilla: small, and wait to catch it (A23).
        1 if has(espadilla) && has(basto) && !has(malilla) && out.contains(malilla) => {
            small.map(|card| Advice::perhaps(card, book.mediator("A23")))
        }
        1 if many >= 5 => sight.highest(firm).map(|card| Advice::perhaps(card, book.hombre("A20"))),
        1 => None,
        // Malilla alone with trumps: small, never the malilla (A24).
        0 if has(malilla) && out.contains(espadilla) => small.map(|card| Advice::perhaps(card, book.mediator("A24"))),
        0 if many >= 5 => small.or_else(|| sight.lowest(trumps)).map(Advice::bare),
        0 => None,
        _ if alone || many >= 5 => sight.highest(firm).map(|card| Advice::perhaps(card, book.hombre("A20"))),
        _ => sight.highest(firm).map(|card| Advice::perhaps(card, book.mediator("A20"))),
    }
}

/// While no king is out the Hombre exhausts suits, to find the partner early (family A16).
fn exhaust(sight: &Sight<'_>, plain: CardSet) -> Choice {
    if !sight.king_to_come() {
        return None;
    }
    let suits = Suit::ALL.into_iter().map(|suit| (suit, sight.of_suit(suit) & plain)).filter(|(_, own)| !own.is_empty());
    let foreign = suits.filter(|(suit, _)| !(sight.hand & sight.of_suit(*suit)).meets(sight.view.terms.pack.kings()));
    let (_, own) = foreign.max_by_key(|(suit, own)| (sight.rounds(*suit), own.len()))?;
    sight.lowest(own).map(|card| Advice::perhaps(card, sight.book.forced("A16", sight.view)))
}

/// A loser, before the trumps are touched: of the longest suit the lowest, rather not one led twice already (A33).
fn loser(sight: &Sight<'_>, plain: CardSet) -> Choice {
    let worst = plain.iter().min_by_key(|&card| {
        let led = card.suit().map_or(0, |suit| sight.rounds(suit));
        (led >= 2, std::cmp::Reverse(sight.length(card)), sight.strength(card))
    });
    worst.map(Advice::bare)
}

// --- the partner ---

fn partner(sight: &Sight<'_>) -> Choice {
    let book = sight.book;
    let next: Vec<Seat> = sight.open.round.after(sight.me).collect();
    let hombre_last = next.last() == Some(&sight.hombre);
    let hombre_next = next.first() == Some(&sight.hombre);
    let trumps = sight.own_trumps() & sight.lawful;
    let espadilla = sight.trumps.matadores[0];
    let unknown = sight.open.partner == Partner::Unknown;
    let king = sight.open.called.filter(|&card| sight.lawful.contains(card));
    if hombre_last && trumps.contains(espadilla) && !sight.trumps_out().is_empty() {
        return Some(Advice::perhaps(espadilla, book.mediator("A37")));
    }
    if let Some(card) = king.filter(|_| unknown) {
        let number = if hombre_next { "A39" } else { "A38" };
        return Some(Advice::perhaps(card, book.mediator(number)));
    }
    let plain = plain(sight);
    let firm = fewest_companions(sight, safe(sight, plain)).map(|card| Advice::perhaps(card, book.mediator("A42")));
    // The Hombre's leads are returned (A27).
    let back = sight.led_by(sight.hombre).find_map(|suit| sight.lowest(sight.of_suit(suit) & plain));
    firm.or_else(|| back.map(|card| Advice::perhaps(card, book.mediator("A27"))))
        .or_else(|| ruff_of_friend(sight, plain))
        .or_else(|| shortest(sight, plain))
        .or_else(|| sight.lowest(sight.lawful).map(Advice::bare))
}

/// A suit that a friend is known to ruff (A41).
fn ruff_of_friend(sight: &Sight<'_>, plain: CardSet) -> Choice {
    let ruffs = |card: &Card| {
        let mut friends = sight.others().filter(|&seat| sight.camp(seat) == Camp::Friend);
        friends.any(|seat| sight.known_void(seat, *card) && sight.may_trump(seat)) && !sight.is_ruffed(*card)
    };
    let cards: CardSet = plain.iter().filter(ruffs).collect();
    sight.lowest(cards).map(|card| Advice::perhaps(card, sight.book.mediator("A41")))
}

// --- against the Hombre ---

fn defender(sight: &Sight<'_>) -> Choice {
    let book = sight.book;
    let called = sight.open.called.filter(|_| sight.open.partner == Partner::Unknown).and_then(Card::suit);
    let plain = plain(sight);
    let others = called.map_or(plain, |suit| plain - sight.of_suit(suit));
    // The lone king of refavor: who ruffs it is ruffed over, else it is a trick (family A8).
    let lone = sight.view.terms.refavour().map_or(CardSet::EMPTY, |suit| sight.of_suit(suit) & plain);
    let towards = sight.open.round.next(sight.me) == sight.hombre;
    if let Some(card) = lone.first().filter(|_| !towards) {
        return Some(Advice::perhaps(card, book.refavor("A8")));
    }
    let firm = fewest_companions(sight, safe(sight, others)).map(Advice::bare);
    let avoided = called.filter(|suit| !(sight.of_suit(*suit) & plain).is_empty());
    let wary = avoided.and_then(|_| book.mediator("A45"));
    firm.or_else(|| ruff_of_friend(sight, others).map(|advice| Advice::bare(advice.action)))
        .or_else(|| false_card(sight, others, towards))
        .or_else(|| shortest(sight, others).map(|advice| Advice::perhaps(advice.action, wary)))
        .or_else(|| sight.lowest(plain).map(Advice::bare))
        .or_else(|| sight.highest(sight.firm(sight.lawful)).or_else(|| sight.lowest(sight.lawful)).map(Advice::bare))
}

/// With the Hombre next to play a false card is led through them: the fellows sit behind (A46).
fn false_card(sight: &Sight<'_>, plain: CardSet, towards: bool) -> Choice {
    if !towards {
        return None;
    }
    let losers = plain - sight.firm(plain);
    let worst = losers.iter().min_by_key(|&card| (sight.length(card), sight.strength(card)));
    worst.map(|card| Advice::perhaps(card, sight.book.mediator("A46")))
}

/// The lowest of the shortest suit.
fn shortest(sight: &Sight<'_>, plain: CardSet) -> Choice {
    let losers = plain - sight.firm(plain);
    let pool = if losers.is_empty() { plain } else { losers };
    pool.iter().min_by_key(|&card| (sight.is_ruffed(card), sight.length(card), sight.strength(card))).map(Advice::bare)
}
