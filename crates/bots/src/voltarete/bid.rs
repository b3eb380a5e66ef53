//! Entering: what to say in the two passages, which trump to name, and the fourth player's choice (A1-A30).

use super::value::{Holding, best_suit, with_turned};
use crate::Advice;
use cards::{Card, CardSet, Rank, Suit};
use engine::Offer;
use games::ombre::trumps::{BASTO, BLACK_ACES, ESPADILHA, manilha};
use games::ombre::voltarete::contract::Contract;
use games::ombre::voltarete::{Action, BOLO, Switch, View};

/// A bolo up to this is small: the pagas of a respeito are worth as much (A25, A26).
const SMALL_BOLO: i64 = 40;

/// Tenths of a trick from which a licença is asked that no table lists: three tricks in hand, and two to buy (A1, A2).
pub(super) const DARING: i32 = 33;

/// Tenths of a trick in the best suit that make a very bad hand.
const VERY_BAD: i32 = 6;

/// Tenths of a trick below which a casca is thrown in.
const HOPELESS_CASCA: i32 = 24;

/// Is this very action offered?
fn offered(view: &View, action: &Action) -> bool {
    view.offers.iter().any(|offer| matches!(offer, Offer::Word(word) if word == action))
}

/// The suits in which a licença is sound, with the tricks they may make.
fn licencas(hand: CardSet) -> impl Iterator<Item = (Suit, i32)> {
    let holdings = Suit::ALL.map(|suit| (suit, Holding::new(hand, suit)));
    holdings.into_iter().filter(|(_, holding)| holding.licenca().is_some()).map(|(suit, holding)| (suit, holding.tenths()))
}

/// The suits in which a só is sound, with the tricks they may make.
fn sos(hand: CardSet) -> impl Iterator<Item = (Suit, i32)> {
    let holdings = Suit::ALL.map(|suit| (suit, Holding::new(hand, suit)));
    holdings.into_iter().filter(|(_, holding)| holding.so().is_some()).map(|(suit, holding)| (suit, holding.tenths()))
}

/// Is a licença in this suit sound by the book's tables (A1-A5)?
pub fn licenca_is_sound(hand: CardSet, suit: Suit) -> bool {
    licencas(hand).any(|(sound, _)| sound == suit)
}

/// Is a só in this suit sound by the book's tables (A6)?
pub fn so_is_sound(hand: CardSet, suit: Suit) -> bool {
    sos(hand).any(|(sound, _)| sound == suit)
}

/// In how many suits the hand would be fit for a licença if a small card of that suit were turned.
fn turns_well(hand: CardSet) -> usize {
    Suit::ALL.into_iter().filter(|&suit| licenca_is_sound(with_turned(hand, suit), suit)).count()
}

/// Is respeito the game to make, and by which advice? (A13, A24-A28)
pub fn respeito_is_sound(hand: CardSet, bolo: i64) -> Option<&'static str> {
    if !hand.contains_all(BLACK_ACES) {
        return None;
    }
    match turns_well(hand) {
        // King, Manilha or big cards in every suit: any turn favours them, and the bolo is the same in every game.
        4 => Some("A27"),
        // Not every turn, but the bolo is small, so respeito risks little.
        3 if bolo <= SMALL_BOLO => Some("A25"),
        _ => None,
    }
}

fn best(suits: impl Iterator<Item = (Suit, i32)>) -> Option<Suit> {
    // Copas pays double, so it is taken of equals.
    suits.max_by_key(|&(suit, tenths)| (tenths, suit == Suit::Copas)).map(|(suit, _)| suit)
}

/// The word in the first passage.
pub(super) fn first_passage(view: &View) -> Advice<Action> {
    let (hand, bolo) = (view.hand, view.ledger.balance(BOLO));
    let standing = view.open.passage.auction.standing();
    if let Some(reason) = respeito_is_sound(hand, bolo).filter(|_| offered(view, &Action::Respeito)) {
        return Advice::new(Action::Respeito, reason);
    }
    // Só when it is sure or nearly so (A29), named at once: nobody is told more than the bid itself tells.
    if let Some(suit) = best(sos(hand)) {
        let (named, open) = (Action::So(Some(suit)), Action::So(None));
        let words = if suit == Suit::Copas { [Action::SoCopas, named] } else { [named, open] };
        if let Some(word) = words.into_iter().find(|word| offered(view, word)) {
            return Advice::new(word, "A29");
        }
    }
    match standing {
        None => {
            // At least as good as one of the smallest hands (A3), or tricks enough counted otherwise: one may dare more (A2).
            let reason = match (best(licencas(hand)), best_suit(hand)) {
                (Some(_), _) => Some("A3"),
                (None, (_, tenths)) if tenths >= DARING => Some("A2"),
                _ => None,
            };
            let word = [Action::Licenca, Action::Entro].into_iter().find(|word| offered(view, word));
            match (word, reason) {
                (Some(word), Some(reason)) => Advice::new(word, reason),
                // There are no three sure tricks.
                (_, None) => Advice::new(Action::Pass, "A1"),
                (None, Some(_)) => Advice::bare(Action::Pass),
            }
        }
        Some(_) => {
            // Preferência is a licença in copas, and overcalls one in any other suit.
            if licenca_is_sound(hand, Suit::Copas) && offered(view, &Action::Preferencia) {
                return Advice::new(Action::Preferencia, "A3");
            }
            // Both aces and a game of one's own that has been overcalled (A28, its exception).
            let overcalled = view.open.said.iter().any(|&(seat, _)| Some(seat) == view.seat());
            if overcalled && turns_well(hand) >= 3 && offered(view, &Action::Respeito) {
                return Advice::new(Action::Respeito, "A28");
            }
            // What others ask for says nothing of this hand: the book lists what is enough, and this is not.
            Advice::bare(Action::Consent)
        }
    }
}

/// Cards that are good whatever else is held, if this suit is turned: matadores, high trumps, kings, and the turned card.
fn good_if_turned(hand: CardSet, suit: Suit) -> usize {
    let high = [Rank::King, Rank::Knight].map(|rank| Card::new(suit, rank));
    let ace = if games::ombre::trumps::is_long(suit) { CardSet::of(Card::new(suit, Rank::Ace)) } else { CardSet::EMPTY };
    let trumps = BLACK_ACES | CardSet::of(manilha(suit)) | CardSet::from_slice(&high) | ace;
    1 + (hand & trumps).len() + Holding::new(hand, suit).kings()
}

/// Would a segundo keep four good cards whatever turns (A15)?
fn segundo_is_sound(hand: CardSet) -> bool {
    hand.meets(BLACK_ACES) && Suit::ALL.into_iter().filter(|&suit| good_if_turned(hand, suit) >= 4).count() >= 3
}

/// The card kept for the casca: Espadilha, else the Basto; some keep a king (A21).
fn card_to_keep(hand: CardSet, of: CardSet) -> Option<Card> {
    let kings = Suit::ALL.map(|suit| Card::new(suit, Rank::King));
    [ESPADILHA, BASTO].into_iter().chain(kings).find(|&card| hand.contains(card) && of.contains(card))
}

/// Is this a hand for the casca: of two suits (A18), or so bad that the good cards must be in the talon (A19)?
fn casca_is_sound(hand: CardSet) -> Option<&'static str> {
    let mut lengths = Suit::ALL.map(|suit| ((hand - BLACK_ACES) & CardSet::suit(suit)).len());
    lengths.sort_unstable();
    let (_, tenths) = best_suit(hand);
    if tenths <= VERY_BAD {
        Some("A19")
    } else if lengths[2] + lengths[3] == 9 {
        Some("A18")
    } else {
        None
    }
}

/// The word in the second passage.
pub(super) fn second_passage(view: &View) -> Advice<Action> {
    let hand = view.hand;
    let pe = view.open.round.order[2];
    let holder = hand.contains(ESPADILHA);
    let last = view.seat() == Some(pe);
    let obliged = view.open.passage.obliged && (holder || last && view.agreements.pe_obrigado == Switch::On);
    if segundo_is_sound(hand) {
        return Advice::new(Action::Segundo, "A15");
    }
    let of = view.offers.iter().find_map(|offer| match offer {
        Offer::Card { of, .. } => Some(*of),
        _ => None,
    });
    let casca = Action::Casca(card_to_keep(hand, of.unwrap_or_default()).or_else(|| {
        // Where something must be kept, it is what the rules name.
        let may_keep_none = offered(view, &Action::Casca(None));
        of.unwrap_or_default().first().filter(|_| !may_keep_none)
    }));
    if obliged {
        // The duty of the holder of Espadilha, and of the pé (R108).
        return Advice::new(casca, "R108");
    }
    if let Some(reason) = casca_is_sound(hand) {
        return Advice::new(casca, reason);
    }
    // With four the last should defend the bolo, unless it is large: then the fourth's game costs only the pagas (A22).
    if view.match_state.players == 4 && last {
        let small = view.ledger.balance(BOLO) <= SMALL_BOLO;
        return Advice::new(if small { casca } else { Action::Pass }, "A22");
    }
    Advice::new(Action::Pass, "A17")
}

/// The fourth player: the best nine of thirteen are strong (A22).
pub(super) fn quarto() -> Advice<Action> {
    Advice::new(Action::Treze, "A22")
}

/// The trump: the suit in which the game is sound, and of these the one that makes most.
pub(super) fn trump(view: &View) -> Advice<Action> {
    let hand = view.hand;
    let sound = match view.open.contract {
        Some(contract) if contract.is_so() => best(sos(hand)).zip(Some("A6")),
        Some(Contract::Licenca) => best(licencas(hand)).zip(Some("A3")),
        _ => None,
    };
    let (suit, _) = best_suit(hand);
    match sound {
        Some((suit, table)) => Advice::new(Action::Name(suit), table),
        None => Advice::bare(Action::Name(suit)),
    }
}

/// The casca looked at: named if there is any hope, thrown in if not (A16).
pub(super) fn casca_choice(view: &View) -> Advice<Action> {
    let (suit, tenths) = best_suit(view.hand);
    if tenths < HOPELESS_CASCA { Advice::new(Action::ReporCasca, "A16") } else { Advice::bare(Action::Name(suit)) }
}
