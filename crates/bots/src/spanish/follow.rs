//! The card to play to a trick that was led: take it where it matters and as cheaply as can be, leave it to a friend, ruff with care.

use super::knowledge::{Camp, Knowledge};
use super::lead::CardAdvice;
use crate::Advice;
use cards::{Card, CardSet, Rank};
use engine::Seat;
use games::ombre::spanish::Signal;
use games::ombre::spanish::state::Said;

/// The card to play.
pub(super) fn card(known: &Knowledge<'_>) -> CardAdvice {
    let (led, best, winner) = (known.trick().led()?, known.trick().best()?, known.trick().winner()?);
    if let Some(choice) = asked(known) {
        return Some(choice);
    }
    let behind = known.behind();
    let against = |seat: &&Seat| known.camp(**seat) != Camp::Friend;
    let held = |card: &Card| !behind.iter().filter(against).any(|&seat| known.may_beat(seat, *card));
    if known.camp(winner) == Camp::Friend && held(&best) && !wants_it(known, winner) {
        return leave(known);
    }
    let follows = known.hand.meets(known.trumps.order.followers(led));
    let winning = known.winning();
    let sure: CardSet = winning.iter().filter(held).collect();
    let last = behind.is_empty();
    if known.is_trump(led) {
        to_trumps(known, winning, sure)
    } else if follows {
        in_suit(known, winning, sure, last)
    } else {
        void(known, led, winning, sure, winner)
    }
}

/// The answer to a fellow's signal: a trick that is claimed is granted, a knock answered with the biggest trump; but one's only
/// trick is not given away (hombre A17, A18).
fn asked(known: &Knowledge<'_>) -> CardAdvice {
    if !known.compared() || known.is_hombre() {
        return None;
    }
    let fellow = known.others().find(|&seat| seat != known.hombre)?;
    let to_this = known.trick().plays().any(|(seat, _)| seat == fellow);
    let (_, said) = known.open.said.iter().rev().find(|(seat, _)| *seat == fellow)?;
    let Said::Signal(signal) = *said else { return None };
    // A signal goes with the card that lies here only if nothing was said since.
    if !to_this || known.open.signalled.is_some() {
        return None;
    }
    match signal {
        Signal::Golpe => {
            let trumps = known.winning() & known.own_trumps();
            known.highest(trumps).map(|card| Advice::perhaps(card, known.book.hombre("A18")))
        }
        Signal::Gano | Signal::AMi if known.tricks(known.me) > 0 => {
            let hombre_played = known.trick().plays().any(|(seat, _)| seat == known.hombre);
            if known.trick().winner() != Some(fellow) || !hombre_played {
                return None;
            }
            known.loser().map(|card| Advice::perhaps(card, known.book.hombre("A18")))
        }
        _ => None,
    }
}

/// In Hombre tricks count in one hand only: the stronger defender takes a fellow's trick if it makes them the one who beats the
/// Hombre, and a defender without a trick takes their only one (A17).
fn wants_it(known: &Knowledge<'_>, winner: Seat) -> bool {
    if !known.compared() || known.is_hombre() || winner == known.hombre {
        return false;
    }
    let (mine, theirs, his) = (known.tricks(known.me), known.tricks(winner), known.tricks(known.hombre));
    mine > theirs && mine >= 2 && mine + 1 >= his && cheap(known)
}

/// Can the trick be taken without a firm trump?
fn cheap(known: &Knowledge<'_>) -> bool {
    known.lowest(known.winning()).is_some_and(|card| !(known.is_trump(card) && known.is_firm(card)))
}

/// A friend has it: something useless goes with it.
fn leave(known: &Knowledge<'_>) -> CardAdvice {
    known.loser().map(Advice::bare)
}

/// Trumps were led.
fn to_trumps(known: &Knowledge<'_>, winning: CardSet, sure: CardSet) -> CardAdvice {
    let cheapest = known.lowest(sure);
    if let Some(card) = cheapest {
        return Some(Advice::perhaps(card, known.book.mediator("A30").filter(|_| doubtful(known))));
    }
    // Against the Hombre who plays last a big one in between makes them spend a bigger one.
    let between = known.behind().as_slice() == [known.hombre] && !known.is_partner();
    let trumps = (winning & known.own_trumps()) - CardSet::from_slice(&known.trumps.matadores);
    if between && let Some(card) = known.highest(trumps) {
        return Some(Advice::bare(card));
    }
    let own = known.lawful & known.own_trumps();
    known.lowest(own - known.firm(own)).or_else(|| known.loser()).map(Advice::bare)
}

/// Is it not known who holds the trick as it lies?
fn doubtful(known: &Knowledge<'_>) -> bool {
    known.trick().winner().is_some_and(|winner| known.camp(winner) == Camp::Unknown)
}

/// The suit is followed.
fn in_suit(known: &Knowledge<'_>, winning: CardSet, sure: CardSet, last: bool) -> CardAdvice {
    let reason = known.book.mediator("A30").filter(|_| doubtful(known));
    if let Some(card) = known.lowest(sure) {
        return Some(Advice::perhaps(card, reason));
    }
    // A king that may be ruffed later is played while it wins.
    let king = winning.iter().find(|card| card.rank() == Some(Rank::King) && known.is_firm(*card));
    if let Some(card) = king.filter(|_| !last) {
        return Some(Advice::bare(card));
    }
    known.lowest(known.lawful).map(Advice::bare)
}

/// The suit led is not in hand.
fn void(known: &Knowledge<'_>, led: Card, winning: CardSet, sure: CardSet, winner: Seat) -> CardAdvice {
    let ruffs = winning & known.own_trumps();
    let camp = known.camp(winner);
    let behind = known.behind();
    let overruffs = |seat: &Seat| known.camp(*seat) != Camp::Friend && known.known_void(*seat, led) && known.may_trump(*seat);
    let danger = behind.iter().any(overruffs);
    let rounds = led.suit().map_or(0, |suit| known.rounds(suit));
    // A guarded mate is not stripped for a ruff in front of the Hombre (A49).
    let mates = CardSet::from_slice(&known.trumps.matadores);
    let guards = !known.is_hombre()
        && behind.contains(&known.hombre)
        && known.own_trumps().len() == 2
        && known.own_trumps().meets(mates)
        && !known.is_bola();
    if guards && known.loser().is_some() {
        return known.loser().map(|card| Advice::perhaps(card, known.book.mediator("A49")));
    }
    // A fellow whose side nobody knows may hold it: no trump is spent on that unless the suit is new (A34).
    if camp == Camp::Unknown && !known.is_hombre() && rounds > 1 && !known.king_to_come() {
        return known.loser().map(Advice::bare);
    }
    let cheap = known.lowest(ruffs);
    let safe = known.lowest(sure & ruffs);
    match (danger, safe) {
        (false, _) if cheap.is_some() => {
            let reason = known.book.mediator(if rounds <= 1 { "A34" } else { "A32" });
            let told = reason.filter(|_| rounds <= 1 || safe == cheap && rounds > 2);
            cheap.map(|card| Advice::perhaps(card, told))
        }
        (true, Some(card)) => Some(Advice::bare(card)),
        // Not secure: a loser, and the trump stays (A32).
        (true, None) => {
            known.loser().map(|card| Advice::perhaps(card, known.book.mediator("A32").filter(|_| cheap.is_some() && rounds > 2)))
        }
        _ => known.loser().map(Advice::bare),
    }
}
