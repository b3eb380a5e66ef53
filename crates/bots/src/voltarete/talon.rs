//! Discards and the number of cards to buy (A83-A98), and the opening of the play.

use super::value::{Holding, best_suit, pack};
use crate::Advice;
use cards::{Card, CardSet, Rank, Suit};
use engine::Offer;
use games::ombre::trumps::{Trumps, is_long};
use games::ombre::voltarete::contract::Contract;
use games::ombre::voltarete::{Action, View};

/// The customary number of cards passed on (R48, A97).
const PASSED: usize = 5;

/// A feito who buys no more than this is strong (A91).
const FEW: usize = 3;

/// Tenths of a trick from which an opponent is the forte, as far as they can tell.
const FORTE: i32 = 20;

/// Tenths of a trick below which the feito asks resposta: the codilho would cost as much, and go to an opponent.
const LOST: i32 = 22;

/// Tenths of a trick from which an opponent refuses a resposta.
const REFUSES: i32 = 45;

/// The cards of the offer, with their smallest and largest number.
fn allowed(view: &View) -> (CardSet, usize, usize) {
    let cards = view.offers.iter().find_map(|offer| match *offer {
        Offer::Cards { of, at_least, at_most, .. } => Some((of, at_least, at_most)),
        _ => None,
    });
    cards.unwrap_or((CardSet::EMPTY, 0, 0))
}

/// Cards not thrown away: trumps, kings, and a dama under her own king if trumps can be drawn (A83).
fn keepers(hand: CardSet, suit: Suit, with_damas: Damas) -> CardSet {
    let trumps = hand & Trumps::of(suit).all();
    let plain = hand - trumps;
    let kings: CardSet = plain.iter().filter(|card| card.rank() == Some(Rank::King)).collect();
    let under_king = |card: &Card| {
        card.rank() == Some(Rank::Knight) && card.suit().is_some_and(|suit| kings.contains(Card::new(suit, Rank::King)))
    };
    let damas: CardSet = match with_damas {
        Damas::Kept => plain.iter().filter(under_king).collect(),
        Damas::Thrown => CardSet::EMPTY,
    };
    trumps | kings | damas
}

/// Keeping of damas under their kings.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Damas {
    Kept,
    Thrown,
}

/// Discards in the order in which they go: the shortest suit first, so that a void is made, and in it the lowest.
fn in_order(discards: CardSet, hand: CardSet, suit: Suit) -> Vec<Card> {
    let order = &Trumps::of(suit).order;
    let mut cards: Vec<Card> = discards.iter().collect();
    cards.sort_by_key(|&card| {
        let length = card.suit().map_or(0, |own| ((hand & CardSet::suit(own)) - order.trumps()).len());
        (order.trumps().contains(card), length, order.strength(card))
    });
    cards
}

/// The wanted cards within the limits, padded with the lowest of the rest if there are too few.
fn between(wanted: &[Card], of: CardSet, hand: CardSet, suit: Suit, at_least: usize, at_most: usize) -> CardSet {
    let mut chosen: CardSet = wanted.iter().copied().filter(|&card| of.contains(card)).take(at_most).collect();
    for card in in_order(of - chosen, hand, suit) {
        if chosen.len() >= at_least {
            break;
        }
        chosen.insert(card);
    }
    chosen
}

/// The feito's exchange.
pub(super) fn exchange(view: &View) -> Advice<Action> {
    let (of, at_least, at_most) = allowed(view);
    let Some(suit) = view.open.trump else { return Advice::bare(Action::Exchange(of)) };
    let turned = view.open.contract.is_some_and(Contract::turns);
    let hand = view.hand;
    // With five trumps one can draw those of the others, and a dama under her king is as good as a trump (A83, A84).
    let draws = (hand & Trumps::of(suit).all()).len() >= 5;
    let kept = keepers(hand, suit, if draws { Damas::Kept } else { Damas::Thrown });
    let wanted = in_order(hand - kept, hand, suit);
    let discards = between(&wanted, of, hand, suit, at_least, at_most);
    Advice::new(Action::Exchange(discards), if turned && draws { "A86" } else { "A83" })
}

/// The four that the fourth player puts aside: the least useful in the suit in which the rest makes most.
pub(super) fn treze_discard(view: &View) -> Advice<Action> {
    let (of, at_least, at_most) = allowed(view);
    let choices = Suit::ALL.map(|suit| {
        let kept = keepers(view.hand, suit, Damas::Kept);
        let wanted = in_order(view.hand - kept, view.hand, suit);
        let discards = between(&wanted, of, view.hand, suit, at_least, at_most);
        (best_suit(view.hand - discards).1, discards)
    });
    let (_, discards) = choices.into_iter().fold((i32::MIN, CardSet::EMPTY), |best, one| if one.0 > best.0 { one } else { best });
    Advice::new(Action::Discard4(discards), "A22")
}

/// Trumps that can stand up to a geral: two, headed by the ace or king of a long suit, by the king or dama of a short one.
fn can_fight(hand: CardSet, suit: Suit) -> bool {
    let trumps = hand & Trumps::of(suit).all();
    let places = Trumps::of(suit).sequence().iter().position(|card| trumps.contains(*card));
    trumps.len() >= 2 && places.is_some_and(|place| place <= 4)
}

/// An opponent buys.
pub(super) fn buy(view: &View) -> Advice<Action> {
    let (of, _, at_most) = allowed(view);
    let Some(suit) = view.open.trump else { return Advice::bare(Action::Buy(CardSet::EMPTY)) };
    let left = view.open.talon.stock.len();
    let first = view.open.talon.buyer == 1;
    let hand = view.hand;
    let strong = is_forte(hand, suit);
    // The forte keeps trumps and kings alone; the fraco leaves their kings a small companion, to be able to duck (A87, A90).
    let mut kept = keepers(hand, suit, Damas::Thrown);
    if !strong {
        kept |= companions(hand, suit, kept);
    }
    let wanted = in_order(hand - kept, hand, suit);
    let feito_bought = view.open.feito.map_or(0, |feito| view.open.talon.bought[feito.index()]);
    // They are told how many to buy; where they keep so much that they buy fewer, what they keep is the reason (A87, A90).
    let own = if strong { "A87" } else { "A90" };
    let (many, told, otherwise) = match (first, view.open.contract) {
        // After a casca four or five cards are left: all or none (A98).
        (true, Some(Contract::Casca)) if strong && wanted.len() >= left => (left, "A98", own),
        (true, Some(Contract::Casca)) => (0, "A98", own),
        // Few cards bought by the feito: a geral threatens, and an opponent who can fight it buys all they can use (A91-A93).
        (true, _) if feito_bought <= FEW && can_fight(hand, suit) => (at_most, "A92", "A92"),
        // The forte throws all but trumps and kings, and buys as many (A87).
        (true, _) if strong && feito_bought > FEW => (at_most, own, own),
        // Five are passed: the other is supposed to have four good ones (A97).
        (true, _) => (left.saturating_sub(PASSED), "A97", own),
        (false, _) if strong => (at_most, "A89", own),
        (false, _) => (at_most, own, own),
    };
    let discards = between(&wanted, of, hand, suit, 0, many.min(at_most));
    let reason = if discards.len() < many.min(at_most) { otherwise } else { told };
    Advice::new(Action::Buy(discards), reason)
}

/// Has this opponent the better hand, as far as they can tell: two tricks in trumps and kings?
pub(super) fn is_forte(hand: CardSet, suit: Suit) -> bool {
    Holding::new(hand, suit).tenths() >= FORTE
}

/// The lowest card beside each king.
fn companions(hand: CardSet, suit: Suit, kept: CardSet) -> CardSet {
    let order = &Trumps::of(suit).order;
    let kings = (kept - order.trumps()).iter().filter_map(Card::suit);
    kings.filter_map(|own| order.lowest((hand & CardSet::suit(own)) - order.trumps() - kept)).collect()
}

/// The feito opens the play: geral declared, resposta asked, or play ordered.
pub(super) fn opening(view: &View) -> Advice<Action> {
    let Some(suit) = view.open.trump else { return Advice::bare(Action::OrderPlay) };
    let holding = Holding::new(view.hand, suit);
    if geral_is_sound(view, suit, &holding) {
        return Advice::new(Action::DeclareGeral, "A33");
    }
    let may_ask = view.offers.iter().any(|offer| matches!(offer, Offer::Word(Action::AskResposta)));
    if may_ask && holding.tenths() < LOST {
        return Advice::bare(Action::AskResposta);
    }
    Advice::bare(Action::OrderPlay)
}

/// Six trumps headed by four matadores in a long suit, three in a short one, the rest firm, and the lead (A31-A34).
fn geral_is_sound(view: &View, suit: Suit, holding: &Holding) -> bool {
    let mao = view.seat() == Some(view.open.round.order[0]);
    let headed = if is_long(suit) { 4 } else { 3 };
    let order = &Trumps::of(suit).order;
    let unseen = pack() - view.hand - view.discards;
    let firm = (view.hand - order.trumps())
        .iter()
        .all(|card| !(unseen & order.followers(card)).iter().any(|other| order.strength(other) > order.strength(card)));
    mao && firm && holding.trumps() >= 6 && holding.run() >= headed
}

/// An opponent is asked for a resposta: refused only with a hand that would win as the feito's; granted, it is
/// what the fraco looks for (A55).
pub(super) fn answer(view: &View) -> Advice<Action> {
    let tenths = view.open.trump.map_or(0, |suit| Holding::new(view.hand, suit).tenths());
    if tenths >= REFUSES { Advice::bare(Action::Refuse) } else { Advice::new(Action::Give, "A55") }
}
