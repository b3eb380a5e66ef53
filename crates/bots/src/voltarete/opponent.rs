//! The opponents' play (A55-A82): both want the feito to lose; the forte plays for codilho, the fraco for resposta.

use super::feito::Choice;
use super::sight::Sight;
use super::talon::is_forte;
use cards::{Card, CardSet, Suit};
use engine::Seat;

/// The card to play.
pub(super) fn card(sight: &Sight<'_>) -> Choice {
    match sight.trick().led() {
        None => lead(sight),
        Some(led) => follow(sight, led),
    }
}

/// Has this player the better of the two hands against the feito: more tricks, or as many and trumps to make more?
fn forte(sight: &Sight<'_>) -> bool {
    let mine = sight.tricks(sight.me);
    let theirs = fellows(sight).map(|seat| sight.tricks(seat)).max().unwrap_or(0);
    mine > theirs || mine == theirs && is_forte(sight.hand, sight.trumps.suit)
}

/// The others against the same feito.
fn fellows<'a>(sight: &'a Sight<'_>) -> impl Iterator<Item = Seat> + 'a {
    sight.others().filter(|&seat| seat != sight.alone)
}

// --- leading ---

fn lead(sight: &Sight<'_>) -> Choice {
    let trumps = sight.own_trumps();
    let plain = sight.hand - trumps;
    let masters = sight.masters(trumps);
    let firm = sight.masters(plain);
    let feito_may_trump = sight.may_trump(sight.alone);
    if forte(sight) && feito_may_trump {
        // Superior trumps stop the feito's small ones, and many kings want them gone (A74-A76); with less the helper's trumps
        // should live (A73).
        if masters.len() >= 3 {
            return sight.highest(masters).map(|card| (card, "A76"));
        }
        if masters.len() == 2 && firm.len() >= 2 {
            return sight.highest(masters).map(|card| (card, "A75"));
        }
    }
    // The feito cannot cut: firm cards are tricks.
    if !feito_may_trump && let Some(card) = sight.highest(firm) {
        return Some((card, "A73"));
    }
    let feito_last = sight.behind().last() == Some(&sight.alone);
    // To the fellow's void when he plays last: he overcuts, or makes the feito cut high (A70).
    if !feito_last && let Some(card) = fellows_void(sight, plain) {
        return Some((card, "A70"));
    }
    // A king the feito must still follow to is made at once.
    let follows = |card: &Card| !sight.known_void(sight.alone, *card);
    let kings: CardSet = firm.iter().filter(follows).collect();
    if let Some(card) = kings.iter().min_by_key(|&card| sight.length(card)) {
        return Some((card, "A73"));
    }
    shortest(sight, plain).or_else(|| {
        // Only trumps are left: the highest if it is sure, else the smallest (A77).
        sight.highest(masters).or_else(|| sight.lowest(trumps)).map(|card| (card, "A77"))
    })
}

/// A card of a suit which a fellow is known to be void of while he may have trumps.
fn fellows_void(sight: &Sight<'_>, plain: CardSet) -> Option<Card> {
    let cuts = |card: &Card| fellows(sight).any(|seat| sight.known_void(seat, *card) && sight.may_trump(seat));
    let cards: CardSet = plain.iter().filter(cuts).collect();
    sight.lowest(cards)
}

/// A singleton, else the shortest suit, the lowest of it (A68).
fn shortest(sight: &Sight<'_>, plain: CardSet) -> Choice {
    let suits = Suit::ALL.map(|suit| sight.of_suit(suit) & plain);
    let suit = suits.into_iter().filter(|cards| !cards.is_empty()).min_by_key(|cards| cards.len())?;
    sight.lowest(suit).map(|card| (card, "A68"))
}

// --- following ---

fn follow(sight: &Sight<'_>, led: Card) -> Choice {
    let behind = sight.behind();
    let feito_behind = behind.contains(&sight.alone);
    let feito_holds = sight.trick().winner() == Some(sight.alone);
    match (feito_behind, feito_holds) {
        (true, _) => before_the_feito(sight, led),
        (false, true) => against_the_feito(sight, led),
        (false, false) => beside_a_fellow(sight),
    }
}

/// The feito holds the trick and has played.
fn against_the_feito(sight: &Sight<'_>, led: Card) -> Choice {
    let winning = sight.winning();
    let cheapest = sight.lowest(winning);
    let Some(&fellow) = sight.behind().last() else {
        // Last: the trick is taken from him, even with a second overcut (A67).
        return cheapest.map(|card| (card, "A67")).or_else(|| sight.loser().map(|card| (card, "A56")));
    };
    let follows = sight.hand.meets(sight.trumps.order.followers(led));
    if follows && !sight.is_trump(led) {
        // A firm card takes it; otherwise it is left to the fellow, who may have better (A56).
        let firm = sight.lowest(sight.masters(winning));
        let hopeless = sight.trick().best().is_some_and(|best| !sight.may_beat(fellow, best));
        return match (firm, hopeless) {
            (Some(card), _) => Some((card, "A9")),
            (None, true) if cheapest.is_some() => cheapest.map(|card| (card, "A67")),
            _ => sight.lowest(sight.lawful()).map(|card| (card, "A56")),
        };
    }
    cheapest.map(|card| (card, "A67")).or_else(|| sight.loser().map(|card| (card, "A56")))
}

/// A fellow holds the trick and the feito has played: it is left to him, and losers are thrown on it (A56). But tricks count
/// only in one hand: the forte takes what costs him no sure trump (A57).
fn beside_a_fellow(sight: &Sight<'_>) -> Choice {
    let costs_nothing = |card: &Card| !(sight.is_trump(*card) && sight.is_master(*card));
    match sight.lowest(sight.winning()).filter(costs_nothing) {
        Some(card) if forte(sight) && sight.tricks(sight.alone) < 5 => Some((card, "A57")),
        _ => sight.loser().map(|card| (card, "A56")),
    }
}

/// The feito plays after: what is put in makes him spend (A61, A64).
fn before_the_feito(sight: &Sight<'_>, led: Card) -> Choice {
    let winning = sight.winning();
    let best = sight.trick().best();
    let fellow_safe = best.is_some_and(|best| !sight.may_beat(sight.alone, best));
    if fellow_safe {
        return sight.loser().map(|card| (card, "A56"));
    }
    let firm: CardSet = winning.iter().filter(|&card| !sight.may_beat(sight.alone, card)).collect();
    if let Some(card) = sight.lowest(firm) {
        return Some((card, "A61"));
    }
    if sight.is_trump(led) {
        // A big one in between, for the forte's sake (A64); a fellow's high one is let run (A66).
        let trumps = winning & sight.own_trumps();
        return sight.highest(trumps).map(|card| (card, "A64")).or_else(|| sight.loser().map(|card| (card, "A66")));
    }
    let follows = sight.hand.meets(sight.trumps.order.followers(led));
    if follows {
        return sight.lowest(sight.lawful()).map(|card| (card, "A56"));
    }
    // Both cut: the biggest trump that is no matador, so that his big ones fall (A61); else a loser is thrown.
    let matadores = CardSet::from_slice(&sight.trumps.matadores);
    sight
        .highest((winning & sight.own_trumps()) - matadores)
        .map(|card| (card, "A61"))
        .or_else(|| sight.loser().map(|card| (card, "A56")))
}
