//! The opponents' play (A55-A82): both want the feito to lose; the forte plays for codilho, the fraco for resposta.

use super::feito::Choice;
use super::sight::Known;
use super::talon::is_forte;
use crate::Advice;
use cards::{Card, CardSet, Rank, Suit};
use engine::Seat;

/// The card to play.
pub(super) fn card(sight: &Known<'_>) -> Choice {
    match sight.trick().led() {
        None => lead(sight),
        Some(led) => follow(sight, led),
    }
}

/// Has this player the better of the two hands against the feito: more tricks, or as many and trumps to make more?
fn forte(sight: &Known<'_>) -> bool {
    let mine = sight.tricks(sight.me);
    let theirs = fellows(sight).map(|seat| sight.tricks(seat)).max().unwrap_or(0);
    mine > theirs || mine == theirs && is_forte(sight.hand, sight.trumps.suit)
}

/// The others against the same feito.
fn fellows<'a>(sight: &'a Known<'_>) -> impl Iterator<Item = Seat> + 'a {
    sight.others().filter(|&seat| seat != sight.alone)
}

// --- leading ---

fn lead(sight: &Known<'_>) -> Choice {
    let trumps = sight.own_trumps();
    let plain = sight.hand - trumps;
    let masters = sight.masters(trumps);
    let firm = sight.masters(plain);
    let feito_may_trump = sight.may_trump(sight.alone);
    if forte(sight) && feito_may_trump {
        // Superior trumps stop the feito's small ones, and many kings want them gone (A74-A76); with less the helper's trumps
        // should live (A73).
        if masters.len() >= 3 {
            return sight.highest(masters).map(|card| Advice::new(card, "A76"));
        }
        if masters.len() == 2 && firm.len() >= 2 {
            return sight.highest(masters).map(|card| Advice::new(card, "A75"));
        }
    }
    // The feito cannot cut: firm cards are tricks (A84).
    if !feito_may_trump && let Some(card) = sight.highest(firm) {
        return Some(Advice::new(card, "A84"));
    }
    let feito_last = sight.behind().last() == Some(&sight.alone);
    // To the fellow's void when they play last: they overcut, or make the feito cut high (A70).
    if !feito_last && let Some(card) = fellows_void(sight, plain) {
        let cuts = sight.behind().last().is_some_and(|&seat| sight.known_void(seat, card) && sight.may_trump(seat));
        return Some(Advice::perhaps(card, cuts.then_some("A70")));
    }
    // A king the feito must still follow to is made at once: so the forte, who plays as a feito would (A49, A73), and so whoever
    // has no trick yet (A56).
    let follows = |card: &Card| !sight.known_void(sight.alone, *card);
    let kings: CardSet = firm.iter().filter(follows).collect();
    if let Some(card) = kings.iter().min_by_key(|&card| sight.length(card)) {
        let as_feito = forte(sight) && card.rank() == Some(Rank::King);
        return Some(Advice::perhaps(card, as_feito.then_some("A49").or(first_trick(sight))));
    }
    shortest(sight, plain).or_else(|| {
        // Only trumps are left: the highest if it is sure, else the smallest, for the fellow's sake if they play last (A77).
        let small = || sight.lowest(trumps).map(|card| Advice::perhaps(card, (!feito_last).then_some("A77")));
        sight.highest(masters).map(Advice::bare).or_else(small)
    })
}

/// A card of a suit which a fellow is known to be void of while they may have trumps.
fn fellows_void(sight: &Known<'_>, plain: CardSet) -> Option<Card> {
    let cuts = |card: &Card| fellows(sight).any(|seat| sight.known_void(seat, *card) && sight.may_trump(seat));
    let cards: CardSet = plain.iter().filter(cuts).collect();
    sight.lowest(cards)
}

/// Each is to make a trick, whoever is the forte (A56).
fn first_trick(sight: &Known<'_>) -> Option<&'static str> {
    (sight.tricks(sight.me) == 0).then_some("A56")
}

/// Who is not the forte helps the one who is, up to four tricks (A56).
fn helping(sight: &Known<'_>) -> Option<&'static str> {
    let fewer = fellows(sight).all(|seat| sight.tricks(seat) < 4);
    (!forte(sight) && fewer).then_some("A56")
}

/// Why a trick is taken from the feito, who has played: they are overcut (A67), or it is the first.
fn taking(sight: &Known<'_>, led: Card) -> Option<&'static str> {
    let cut = !sight.is_trump(led) && sight.trick().best().is_some_and(|best| sight.is_trump(best));
    cut.then_some("A67").or(first_trick(sight))
}

/// A singleton, else the shortest suit, the lowest of it (A68). With a void besides the book would keep a singleton.
fn shortest(sight: &Known<'_>, plain: CardSet) -> Choice {
    let suits = Suit::ALL.map(|suit| sight.of_suit(suit) & plain);
    let suit = suits.into_iter().filter(|cards| !cards.is_empty()).min_by_key(|cards| cards.len())?;
    let void = suits.iter().filter(|cards| cards.is_empty()).count() > 1;
    let kept = void && suit.len() == 1;
    sight.lowest(suit).map(|card| Advice::perhaps(card, (!kept).then_some("A68")))
}

// --- following ---

fn follow(sight: &Known<'_>, led: Card) -> Choice {
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
fn against_the_feito(sight: &Known<'_>, led: Card) -> Choice {
    let winning = sight.winning();
    let cheapest = sight.lowest(winning);
    let take = |card: Option<Card>| card.map(|card| Advice::perhaps(card, taking(sight, led)));
    let Some(&fellow) = sight.behind().last() else {
        // Last: the trick is taken from them, even with a second overcut (A67).
        return take(cheapest).or_else(|| sight.loser().map(Advice::bare));
    };
    let follows = sight.hand.meets(sight.trumps.order.followers(led));
    if follows && !sight.is_trump(led) {
        // A firm card takes it; otherwise it is left to the fellow, who may have better (A56).
        let firm = sight.lowest(sight.masters(winning));
        let hopeless = sight.trick().best().is_some_and(|best| !sight.may_beat(fellow, best));
        return match (firm, hopeless) {
            (Some(_), _) => take(firm),
            (None, true) if cheapest.is_some() => take(cheapest),
            _ => sight.lowest(sight.lawful()).map(|card| Advice::perhaps(card, cheapest.and_then(|_| helping(sight)))),
        };
    }
    take(cheapest).or_else(|| sight.loser().map(Advice::bare))
}

/// A fellow holds the trick and the feito has played: it is left to them, and losers are thrown on it (A56). But tricks count
/// only in one hand: the forte, who looks for a codilho, takes what costs them no sure trump (A55).
fn beside_a_fellow(sight: &Known<'_>) -> Choice {
    let costs_nothing = |card: &Card| !(sight.is_trump(*card) && sight.is_master(*card));
    match sight.lowest(sight.winning()).filter(costs_nothing) {
        Some(card) if forte(sight) && sight.tricks(sight.alone) < 5 => Some(Advice::new(card, "A55")),
        _ => sight.loser().map(|card| Advice::perhaps(card, helping(sight))),
    }
}

/// The feito plays after: what is put in makes them spend (A61, A64).
fn before_the_feito(sight: &Known<'_>, led: Card) -> Choice {
    let winning = sight.winning();
    let best = sight.trick().best();
    let fellow_safe = best.is_some_and(|best| !sight.may_beat(sight.alone, best));
    if fellow_safe {
        return sight.loser().map(|card| Advice::perhaps(card, helping(sight)));
    }
    let firm: CardSet = winning.iter().filter(|&card| !sight.may_beat(sight.alone, card)).collect();
    if let Some(card) = sight.lowest(firm) {
        return Some(Advice::perhaps(card, first_trick(sight)));
    }
    if sight.is_trump(led) {
        // A big one in between, for the forte's sake if their trump is small and the feito plays last (A64); it makes them spend one in
        // any case (A61).
        let trumps = winning & sight.own_trumps();
        let between = sight.behind().as_slice() == [sight.alone] && !forte(sight) && !sight.trumps.matadores.contains(&led);
        let reason = if between { "A64" } else { "A61" };
        return sight.highest(trumps).map(|card| Advice::new(card, reason)).or_else(|| sight.loser().map(Advice::bare));
    }
    let follows = sight.hand.meets(sight.trumps.order.followers(led));
    if follows {
        return sight.lowest(sight.lawful()).map(Advice::bare);
    }
    // Both cut: the biggest trump that is no matador, so that their big ones fall (A61); else a loser is thrown.
    let matadores = CardSet::from_slice(&sight.trumps.matadores);
    sight
        .highest((winning & sight.own_trumps()) - matadores)
        .map(|card| Advice::new(card, "A61"))
        .or_else(|| sight.loser().map(Advice::bare))
}
