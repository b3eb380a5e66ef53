//! The opponents' play (A55-A82): both want the feito to lose; the forte plays for codilho, the fraco for resposta.

use super::feito::CardAdvice;
use super::knowledge::Knowledge;
use super::talon::is_forte;
use crate::Advice;
use cards::{Card, CardSet, Rank, Suit};
use engine::Seat;

/// The card to play.
pub(super) fn card(known: &Knowledge<'_>) -> CardAdvice {
    match known.trick().led() {
        None => lead(known),
        Some(led) => follow(known, led),
    }
}

/// Has this player the better of the two hands against the feito: more tricks, or as many and trumps to make more?
fn forte(known: &Knowledge<'_>) -> bool {
    let mine = known.tricks(known.me);
    let theirs = fellows(known).map(|seat| known.tricks(seat)).max().unwrap_or(0);
    mine > theirs || mine == theirs && is_forte(known.hand, known.trumps.suit)
}

/// The others against the same feito.
fn fellows<'a>(known: &'a Knowledge<'_>) -> impl Iterator<Item = Seat> + 'a {
    known.others().filter(|&seat| seat != known.alone)
}

// --- leading ---

fn lead(known: &Knowledge<'_>) -> CardAdvice {
    let trumps = known.own_trumps();
    let plain = known.hand - trumps;
    let masters = known.masters(trumps);
    let firm = known.masters(plain);
    let feito_may_trump = known.may_trump(known.alone);
    if forte(known) && feito_may_trump {
        // Superior trumps stop the feito's small ones, and many kings want them gone (A74-A76); with less the helper's trumps
        // should live (A73).
        if masters.len() >= 3 {
            return known.highest(masters).map(|card| Advice::new(card, "A76"));
        }
        if masters.len() == 2 && firm.len() >= 2 {
            return known.highest(masters).map(|card| Advice::new(card, "A75"));
        }
    }
    // The feito cannot cut: master cards are tricks (A84).
    if !feito_may_trump && let Some(card) = known.highest(firm) {
        return Some(Advice::new(card, "A84"));
    }
    let feito_last = known.behind().last() == Some(&known.alone);
    // To the fellow's void when they play last: they overcut, or make the feito cut high (A70).
    if !feito_last && let Some(card) = fellows_void(known, plain) {
        let cuts = known.behind().last().is_some_and(|&seat| known.known_void(seat, card) && known.may_trump(seat));
        return Some(Advice::perhaps(card, cuts.then_some("A70")));
    }
    // A king the feito must still follow to is made at once: so the forte, who plays as a feito would (A49, A73), and so a player who
    // has no trick yet (A56).
    let follows = |card: &Card| !known.known_void(known.alone, *card);
    let kings: CardSet = firm.iter().filter(follows).collect();
    if let Some(card) = kings.iter().min_by_key(|&card| known.length(card)) {
        let as_feito = forte(known) && card.rank() == Some(Rank::King);
        return Some(Advice::perhaps(card, as_feito.then_some("A49").or(first_trick(known))));
    }
    shortest(known, plain).or_else(|| {
        // Only trumps are left: the highest if it is sure, else the smallest, for the fellow's sake if they play last (A77).
        let small = || known.lowest(trumps).map(|card| Advice::perhaps(card, (!feito_last).then_some("A77")));
        known.highest(masters).map(Advice::bare).or_else(small)
    })
}

/// A card of a suit which a fellow is known to be void of while they may have trumps.
fn fellows_void(known: &Knowledge<'_>, plain: CardSet) -> Option<Card> {
    let cuts = |card: &Card| fellows(known).any(|seat| known.known_void(seat, *card) && known.may_trump(seat));
    let cards: CardSet = plain.iter().filter(cuts).collect();
    known.lowest(cards)
}

/// Each is to make a trick, no matter which is the forte (A56).
fn first_trick(known: &Knowledge<'_>) -> Option<&'static str> {
    (known.tricks(known.me) == 0).then_some("A56")
}

/// Help for the forte: the other opponent helps them up to four tricks (A56).
fn helping(known: &Knowledge<'_>) -> Option<&'static str> {
    let fewer = fellows(known).all(|seat| known.tricks(seat) < 4);
    (!forte(known) && fewer).then_some("A56")
}

/// Why a trick is taken from the feito, who has played: they are overcut (A67), or it is the first.
fn taking(known: &Knowledge<'_>, led: Card) -> Option<&'static str> {
    let cut = !known.is_trump(led) && known.trick().best().is_some_and(|best| known.is_trump(best));
    cut.then_some("A67").or(first_trick(known))
}

/// A singleton, else the shortest suit, the lowest of it (A68). With a void besides the book would keep a singleton.
fn shortest(known: &Knowledge<'_>, plain: CardSet) -> CardAdvice {
    let suits = Suit::ALL.map(|suit| known.of_suit(suit) & plain);
    let suit = suits.into_iter().filter(|cards| !cards.is_empty()).min_by_key(|cards| cards.len())?;
    let void = suits.iter().filter(|cards| cards.is_empty()).count() > 1;
    let kept = void && suit.len() == 1;
    known.lowest(suit).map(|card| Advice::perhaps(card, (!kept).then_some("A68")))
}

// --- following ---

fn follow(known: &Knowledge<'_>, led: Card) -> CardAdvice {
    let behind = known.behind();
    let feito_behind = behind.contains(&known.alone);
    let feito_holds = known.trick().winner() == Some(known.alone);
    match (feito_behind, feito_holds) {
        (true, _) => before_the_feito(known, led),
        (false, true) => against_the_feito(known, led),
        (false, false) => beside_a_fellow(known),
    }
}

/// The feito holds the trick and has played.
fn against_the_feito(known: &Knowledge<'_>, led: Card) -> CardAdvice {
    let winning = known.winning();
    let cheapest = known.lowest(winning);
    let take = |card: Option<Card>| card.map(|card| Advice::perhaps(card, taking(known, led)));
    let Some(&fellow) = known.behind().last() else {
        // Last: the trick is taken from them, even with a second overcut (A67).
        return take(cheapest).or_else(|| known.loser().map(Advice::bare));
    };
    let follows = known.hand.meets(known.trumps.order.followers(led));
    if follows && !known.is_trump(led) {
        // A master card takes it; otherwise it is left to the fellow, who may have better (A56).
        let firm = known.lowest(known.masters(winning));
        let hopeless = known.trick().best().is_some_and(|best| !known.may_beat(fellow, best));
        return match (firm, hopeless) {
            (Some(_), _) => take(firm),
            (None, true) if cheapest.is_some() => take(cheapest),
            _ => known.lowest(known.lawful()).map(|card| Advice::perhaps(card, cheapest.and_then(|_| helping(known)))),
        };
    }
    take(cheapest).or_else(|| known.loser().map(Advice::bare))
}

/// A fellow holds the trick and the feito has played: it is left to them, and losers are thrown on it (A56). But tricks count
/// only in one hand: the forte, who looks for a codilho, takes what costs them no sure trump (A55).
fn beside_a_fellow(known: &Knowledge<'_>) -> CardAdvice {
    let costs_nothing = |card: &Card| !(known.is_trump(*card) && known.is_master(*card));
    match known.lowest(known.winning()).filter(costs_nothing) {
        Some(card) if forte(known) && known.tricks(known.alone) < 5 => Some(Advice::new(card, "A55")),
        _ => known.loser().map(|card| Advice::perhaps(card, helping(known))),
    }
}

/// The feito plays after: what is put in makes them spend (A61, A64).
fn before_the_feito(known: &Knowledge<'_>, led: Card) -> CardAdvice {
    let winning = known.winning();
    let best = known.trick().best();
    let fellow_safe = best.is_some_and(|best| !known.may_beat(known.alone, best));
    if fellow_safe {
        return known.loser().map(|card| Advice::perhaps(card, helping(known)));
    }
    let firm: CardSet = winning.iter().filter(|&card| !known.may_beat(known.alone, card)).collect();
    if let Some(card) = known.lowest(firm) {
        return Some(Advice::perhaps(card, first_trick(known)));
    }
    if known.is_trump(led) {
        // A big one in between, for the forte's sake if their trump is small and the feito plays last (A64); it makes them spend one in
        // any case (A61).
        let trumps = winning & known.own_trumps();
        let between = known.behind().as_slice() == [known.alone] && !forte(known) && !known.trumps.matadores.contains(&led);
        let reason = if between { "A64" } else { "A61" };
        return known.highest(trumps).map(|card| Advice::new(card, reason)).or_else(|| known.loser().map(Advice::bare));
    }
    let follows = known.hand.meets(known.trumps.order.followers(led));
    if follows {
        return known.lowest(known.lawful()).map(Advice::bare);
    }
    // Both cut: the biggest trump that is no matador, so that their big ones fall (A61); else a loser is thrown.
    let matadores = CardSet::from_slice(&known.trumps.matadores);
    known
        .highest((winning & known.own_trumps()) - matadores)
        .map(|card| Advice::new(card, "A61"))
        .or_else(|| known.loser().map(Advice::bare))
}
