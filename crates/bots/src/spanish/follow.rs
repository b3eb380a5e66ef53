//! The card to play to a trick that was led: take it where it matters and as cheaply as can be, leave it to a friend, ruff with care.

use super::lead::Choice;
use super::sight::{Camp, Sight};
use crate::Advice;
use cards::{Card, CardSet, Rank};
use engine::Seat;
use games::ombre::spanish::Signal;
use games::ombre::spanish::state::Said;

/// The card to play.
pub(super) fn card(sight: &Sight<'_>) -> Choice {
    let (led, best, winner) = (sight.trick().led()?, sight.trick().best()?, sight.trick().winner()?);
    if let Some(choice) = asked(sight) {
        return Some(choice);
    }
    let behind = sight.behind();
    let against = |seat: &&Seat| sight.camp(**seat) != Camp::Friend;
    let held = |card: &Card| !behind.iter().filter(against).any(|&seat| sight.may_beat(seat, *card));
    if sight.camp(winner) == Camp::Friend && held(&best) && !wants_it(sight, winner) {
        return leave(sight);
    }
    let follows = sight.hand.meets(sight.trumps.order.followers(led));
    let winning = sight.winning();
    let sure: CardSet = winning.iter().filter(held).collect();
    let last = behind.is_empty();
    if sight.is_trump(led) {
        to_trumps(sight, winning, sure)
    } else if follows {
        in_suit(sight, winning, sure, last)
    } else {
        void(sight, led, winning, sure, winner)
    }
}

/// What a fellow has asked for with a card: a trick that is claimed is granted, a knock answered with the biggest trump; but the only
/// trick of one's own is not given away (hombre A17, A18).
fn asked(sight: &Sight<'_>) -> Choice {
    if !sight.compared() || sight.is_hombre() {
        return None;
    }
    let fellow = sight.others().find(|&seat| seat != sight.hombre)?;
    let to_this = sight.trick().plays().any(|(seat, _)| seat == fellow);
    let (_, said) = sight.open.said.iter().rev().find(|(seat, _)| *seat == fellow)?;
    let Said::Signal(signal) = *said else { return None };
    // A signal goes with the card that lies here only if nothing was said since.
    if !to_this || sight.open.signalled.is_some() {
        return None;
    }
    match signal {
        Signal::Golpe => {
            let trumps = sight.winning() & sight.own_trumps();
            sight.highest(trumps).map(|card| Advice::perhaps(card, sight.book.hombre("A18")))
        }
        Signal::Gano | Signal::AMi if sight.tricks(sight.me) > 0 => {
            let hombre_played = sight.trick().plays().any(|(seat, _)| seat == sight.hombre);
            if sight.trick().winner() != Some(fellow) || !hombre_played {
                return None;
            }
            sight.loser().map(|card| Advice::perhaps(card, sight.book.hombre("A18")))
        }
        _ => None,
    }
}

/// In Hombre tricks count in one hand only: the stronger defender takes a fellow's trick if it makes them the one who beats the
/// Hombre, and who has none takes their one (A17).
fn wants_it(sight: &Sight<'_>, winner: Seat) -> bool {
    if !sight.compared() || sight.is_hombre() || winner == sight.hombre {
        return false;
    }
    let (mine, theirs, his) = (sight.tricks(sight.me), sight.tricks(winner), sight.tricks(sight.hombre));
    mine > theirs && mine >= 2 && mine + 1 >= his && cheap(sight)
}

/// Can the trick be taken without a firm trump?
fn cheap(sight: &Sight<'_>) -> bool {
    sight.lowest(sight.winning()).is_some_and(|card| !(sight.is_trump(card) && sight.is_firm(card)))
}

/// A friend has it: something useless goes with it.
fn leave(sight: &Sight<'_>) -> Choice {
    sight.loser().map(Advice::bare)
}

/// Trumps were led.
fn to_trumps(sight: &Sight<'_>, winning: CardSet, sure: CardSet) -> Choice {
    let cheapest = sight.lowest(sure);
    if let Some(card) = cheapest {
        return Some(Advice::perhaps(card, sight.book.mediator("A30").filter(|_| doubtful(sight))));
    }
    // Against the Hombre who plays last a big one in between makes them spend a bigger one.
    let between = sight.behind().as_slice() == [sight.hombre] && !sight.is_partner();
    let trumps = (winning & sight.own_trumps()) - CardSet::from_slice(&sight.trumps.matadores);
    if between && let Some(card) = sight.highest(trumps) {
        return Some(Advice::bare(card));
    }
    let own = sight.lawful & sight.own_trumps();
    sight.lowest(own - sight.firm(own)).or_else(|| sight.loser()).map(Advice::bare)
}

/// Is it not known who holds the trick as it lies?
fn doubtful(sight: &Sight<'_>) -> bool {
    sight.trick().winner().is_some_and(|winner| sight.camp(winner) == Camp::Unknown)
}

/// The suit is followed.
fn in_suit(sight: &Sight<'_>, winning: CardSet, sure: CardSet, last: bool) -> Choice {
    let reason = sight.book.mediator("A30").filter(|_| doubtful(sight));
    if let Some(card) = sight.lowest(sure) {
        return Some(Advice::perhaps(card, reason));
    }
    // A king that may be ruffed later is played while it wins.
    let king = winning.iter().find(|card| card.rank() == Some(Rank::King) && sight.is_firm(*card));
    if let Some(card) = king.filter(|_| !last) {
        return Some(Advice::bare(card));
    }
    sight.lowest(sight.lawful).map(Advice::bare)
}

/// The suit led is not in hand.
fn void(sight: &Sight<'_>, led: Card, winning: CardSet, sure: CardSet, winner: Seat) -> Choice {
    let ruffs = winning & sight.own_trumps();
    let camp = sight.camp(winner);
    let behind = sight.behind();
    let overruffs = |seat: &Seat| sight.camp(*seat) != Camp::Friend && sight.known_void(*seat, led) && sight.may_trump(*seat);
    let danger = behind.iter().any(overruffs);
    let rounds = led.suit().map_or(0, |suit| sight.rounds(suit));
    // A guarded mate is not stripped for a ruff in front of the Hombre (A49).
    let mates = CardSet::from_slice(&sight.trumps.matadores);
    let guards = !sight.is_hombre()
        && behind.contains(&sight.hombre)
        && sight.own_trumps().len() == 2
        && sight.own_trumps().meets(mates)
        && !sight.is_bola();
    if guards && sight.loser().is_some() {
        return sight.loser().map(|card| Advice::perhaps(card, sight.book.mediator("A49")));
    }
    // A fellow whose side nobody knows may hold it: no trump is spent on that unless the suit is new (A34).
    if camp == Camp::Unknown && !sight.is_hombre() && rounds > 1 && !sight.king_to_come() {
        return sight.loser().map(Advice::bare);
    }
    let cheap = sight.lowest(ruffs);
    let safe = sight.lowest(sure & ruffs);
    match (danger, safe) {
        (false, _) if cheap.is_some() => {
            let reason = sight.book.mediator(if rounds <= 1 { "A34" } else { "A32" });
            let told = reason.filter(|_| rounds <= 1 || safe == cheap && rounds > 2);
            cheap.map(|card| Advice::perhaps(card, told))
        }
        (true, Some(card)) => Some(Advice::bare(card)),
        // Not secure: a loser, and the trump stays (A32).
        (true, None) => {
            sight.loser().map(|card| Advice::perhaps(card, sight.book.mediator("A32").filter(|_| cheap.is_some() && rounds > 2)))
        }
        _ => sight.loser().map(Advice::bare),
    }
}
