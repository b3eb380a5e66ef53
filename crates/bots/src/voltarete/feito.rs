//! The feito's play (A31-A53): draw trumps where that pays, make kings, cut with care.

use super::knowledge::Knowledge;
use crate::Advice;
use arrayvec::ArrayVec;
use cards::{Card, CardSet, Rank};
use games::ombre::trumps::{BASTO, ESPADILHA, is_long};
use games::ombre::voltarete::Action;

/// Number of trumps that is few beside many kings (A44).
const FEW: usize = 4;

/// A card and the advice behind it.
pub(super) type CardAdvice = Option<Advice<Card>>;

/// The card to play.
pub(super) fn card(known: &Knowledge<'_>) -> CardAdvice {
    match known.trick().led() {
        None => lead(known),
        Some(led) if known.is_trump(led) => to_a_trump(known),
        Some(led) => to_a_suit(known, led),
    }
}

/// After five tricks they stop, unless every card they have left is sure (A31, A32).
pub(super) fn stop_or_geral(known: &Knowledge<'_>) -> Advice<Action> {
    let firm = known.masters(known.hand) == known.hand;
    match (firm, known.trumps_out().is_empty()) {
        (true, true) => Advice::new(Action::Continue, "A31"),
        (true, false) => Advice::new(Action::Stop, "A31"),
        (false, _) => Advice::new(Action::Stop, "A32"),
    }
}

fn lead(known: &Knowledge<'_>) -> CardAdvice {
    let trumps = known.own_trumps();
    let plain = known.hand - trumps;
    let (out, firm) = (known.trumps_out(), known.masters(plain));
    // Nobody can cut: whatever has nothing above it is as good as a trump (A84).
    if out.is_empty() && !firm.is_empty() {
        return fewest_companions(known, firm).map(|card| Advice::new(card, "A84"));
    }
    if let Some(choice) = draw_trumps(known, trumps, out, firm) {
        return Some(choice);
    }
    if let Some(card) = fewest_companions(known, firm) {
        return Some(Advice::new(card, cashing(known, card)));
    }
    // A loser is led before the trumps are touched; of the one suit they have besides them it tires the opponent (A51).
    let loser = plain.iter().min_by_key(|&card| (std::cmp::Reverse(known.length(card)), known.strength(card)));
    if let Some(card) = loser {
        let one_suit = !trumps.is_empty() && !out.is_empty() && known.length(card) == plain.len();
        return Some(Advice::perhaps(card, one_suit.then_some("A51")));
    }
    let masters = known.masters(trumps);
    let stays_above = masters.len() >= 2 && !out.is_empty();
    let last = known.highest(masters).or_else(|| known.lowest(trumps));
    last.map(|card| Advice::perhaps(card, stays_above.then_some("A41")))
}

/// Why a master card is led: kings first, those with fewest companions (A49); of king and dama the smaller, which the next may
/// spare (A50); what has nothing above it any more is as good (A84).
fn cashing(known: &Knowledge<'_>, card: Card) -> &'static str {
    let held = |rank: Rank| card.suit().is_some_and(|suit| known.hand.contains(Card::new(suit, rank)));
    match card.rank() {
        Some(Rank::King) => "A49",
        _ if held(Rank::King) && held(Rank::Knight) => "A50",
        _ => "A84",
    }
}

/// Is it time to lead trumps, and which?
fn draw_trumps(known: &Knowledge<'_>, trumps: CardSet, out: CardSet, firm: CardSet) -> CardAdvice {
    if trumps.is_empty() || out.is_empty() {
        return None;
    }
    let masters = known.masters(trumps);
    let many = trumps.len();
    let [espadilha, manilha, _] = known.trumps.matadores;
    let long = is_long(known.trumps.suit);
    // Trumps are drawn before kings (A53, hand 1).
    let before_kings = (!firm.is_empty()).then_some("A53");
    let head = Card::new(known.trumps.suit, if long { Rank::Ace } else { Rank::King });
    // 1E 1B and the next trump below: Espadilha, then the king or ace (A47).
    if [ESPADILHA, BASTO, head].iter().all(|&card| trumps.contains(card)) && many >= 4 {
        return Some(Advice::new(espadilha, "A47"));
    }
    // Six with Espadilha and Manilha, or five when one is gone: in a long suit with a king, in a short one always (A39, A40).
    if many >= 5 && trumps.contains(espadilha) && trumps.contains(manilha) && (!long || !firm.is_empty()) {
        let six = many + known.trumps_spent() >= 6;
        return Some(Advice::perhaps(espadilha, if six { Some(if long { "A39" } else { "A40" }) } else { before_kings }));
    }
    // Six with Espadilha in a long suit, five in a short one, and a king: first a small one, then the big (A46).
    if trumps.contains(espadilha)
        && !trumps.contains(manilha)
        && masters.len() == 1
        && !firm.is_empty()
        && many >= if long { 6 } else { 5 }
    {
        return known.lowest(trumps).map(|card| Advice::new(card, "A46"));
    }
    // Superior in trumps: the highest, few of them beside many kings (A44), or as long as one stays above theirs (A41).
    let superior = many > out.len().div_ceil(2) && many >= 4 || many >= 3 && firm.len() >= 2 || many > out.len();
    let kings = (many <= FEW && firm.len() >= 2).then_some("A44").or(before_kings);
    if superior && masters.len() >= 2 {
        return known.highest(masters).map(|card| Advice::perhaps(card, kings.or(Some("A41"))));
    }
    if superior && masters.len() == 1 && (many >= 5 || !firm.is_empty()) {
        return known.highest(masters).map(|card| Advice::perhaps(card, kings));
    }
    // None of them sure, but some equal ones near the top: one of these drives the higher out.
    if many >= 4
        && masters.is_empty()
        && let Some(card) = equals(known, trumps | out, trumps)
    {
        return Some(Advice::perhaps(card, before_kings));
    }
    // Many small ones: the smallest, so that the big ones against them do not fall one by one (A43).
    if many >= 5 && masters.is_empty() {
        return known.lowest(trumps).map(|card| Advice::new(card, "A43"));
    }
    None
}

/// The highest of two or more trumps with none of theirs between them, and no more than three above.
fn equals(known: &Knowledge<'_>, left: CardSet, own: CardSet) -> Option<Card> {
    let order: ArrayVec<Card, 12> = known.trumps.sequence().iter().copied().filter(|&card| left.contains(card)).collect();
    order.windows(2).take(4).find(|pair| own.contains(pair[0]) && own.contains(pair[1])).map(|pair| pair[0])
}

/// Of these the one of the shortest suit; of two in one suit the lower, which is as good.
fn fewest_companions(known: &Knowledge<'_>, cards: CardSet) -> Option<Card> {
    cards.iter().min_by_key(|&card| (known.length(card), known.strength(card)))
}

/// Trumps are led to them.
fn to_a_trump(known: &Knowledge<'_>) -> CardAdvice {
    let winning = known.winning() & known.own_trumps();
    let behind = known.behind();
    let safe: CardSet = winning.iter().filter(|&card| !behind.iter().any(|&seat| known.may_beat(seat, card))).collect();
    // Taken as cheaply as can be.
    if let Some(card) = known.lowest(safe) {
        return Some(Advice::bare(card));
    }
    // Not to be held for sure: a small one, and the big ones stay above theirs.
    let trumps = known.lawful() & known.own_trumps();
    let small = trumps - known.masters(trumps);
    known.lowest(small).or_else(|| known.loser()).map(Advice::bare)
}

/// A plain suit is led to them.
fn to_a_suit(known: &Knowledge<'_>, led: Card) -> CardAdvice {
    let winning = known.winning();
    let behind = known.behind();
    let follows = known.hand.meets(known.trumps.order.followers(led));
    let held = |card: &Card| !behind.iter().any(|&seat| known.may_beat(seat, *card));
    let safe: CardSet = winning.iter().filter(held).collect();
    if follows {
        // A king is made when it can be, which is the mão's way (A9); otherwise the lowest, and damas wait to be led up to (A10).
        let mao = known.open.round.order.first() == Some(&known.me);
        return match known.lowest(safe) {
            Some(card) => Some(Advice::perhaps(card, (mao && card.rank() == Some(Rank::King)).then_some("A9"))),
            None => known.lowest(known.lawful()).map(|card| Advice::perhaps(card, waits(known, card).then_some("A10"))),
        };
    }
    let Some(next) = behind.first() else {
        // Last to play: cut with a small trump.
        return known.lowest(winning).or_else(|| known.loser()).map(Advice::bare);
    };
    // High enough not to be overcut, or with one of equal trumps; else rather a loser than a trump thrown away (A53).
    let void_behind = known.known_void(*next, led) && known.may_trump(*next);
    let cheap = known.lowest(winning & known.own_trumps());
    let losers = (known.hand - known.own_trumps()).iter().any(|card| !known.is_master(card));
    match (void_behind, known.lowest(safe)) {
        (false, _) if cheap.is_some() => cheap.map(|card| Advice::perhaps(card, safe.contains(card).then_some("A53"))),
        (true, Some(card)) => Some(Advice::new(card, "A53")),
        (true, None) if losers || cheap.is_none() => known.loser().map(|card| Advice::perhaps(card, cheap.map(|_| "A53"))),
        // Overcut or not, a high one would fall to the same trump (A53, hand 3).
        _ => cheap.map(|card| Advice::new(card, "A53")).or_else(|| known.loser().map(Advice::bare)),
    }
}

/// Has the pé a dama or a valete of this suit that waits to be led up to?
fn waits(known: &Knowledge<'_>, card: Card) -> bool {
    let is_pe = known.open.round.order.get(known.open.round.active.saturating_sub(1)) == Some(&known.me);
    let waiting = card.suit().map(|suit| [Rank::Knight, Rank::Jack].map(|rank| Card::new(suit, rank)));
    is_pe && waiting.is_some_and(|cards| cards.iter().any(|&other| other != card && known.hand.contains(other)))
}
