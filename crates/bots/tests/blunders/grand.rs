//! Blunders at Grand.

use crate::ending;
use crate::watch::{Blunder, Kind, Taken};
use cards::{Card, CardSet, Rank, Suit};
use engine::{Offer, Seat};
use games::grand::contract::Contract;
use games::grand::deck::order_of;
use games::grand::{Action, Grand, View};

/// Cards of a suit that suffice as trumps for a bid.
const LONG: usize = 6;

/// The blunders looked for.
pub(crate) fn blunders() -> Vec<Blunder<Grand>> {
    vec![
        Blunder { name: "trumps their partner's trick for nothing", cite: "A2", kind: Kind::Certain, look: trumps_their_partner },
        Blunder { name: "bids over his partner on nothing", cite: "A1, A9", kind: Kind::Certain, look: bids_on_nothing },
        Blunder { name: "throws a sure card away", cite: "A2", kind: Kind::Doubtful, look: throws_a_sure_card },
        Blunder { name: "takes hearts he could leave", cite: "A3", kind: Kind::Doubtful, look: takes_hearts },
        ending::the_wrong_one(),
    ]
}

/// The cards that may be played.
fn playable(view: &View) -> Option<CardSet> {
    view.offers.iter().find_map(|offer| match *offer {
        Offer::Card { of, .. } => Some(of),
        _ => None,
    })
}

/// Last to play in Whist, with a partner who holds the trick and no trump in it: it is trumped, though another card would do and the
/// lead gains nothing: in no world is that better than the best of the other cards, and in some it is worse.
fn trumps_their_partner(view: &View, action: &Action) -> Option<Taken> {
    let (Some(contract @ Contract::Whist(_)), Action::Play(card)) = (view.open.contract, action) else { return None };
    let (trick, trumps, of) = (&view.open.trick, order_of(contract).trumps(), playable(view)?);
    let holds = trick.len() == 3 && trick.winner()? == view.match_state.partner(view.seat()?);
    if !holds || !of.meets(trumps) || trumps.contains_all(of) || trick.cards().meets(trumps) {
        return None;
    }
    if !trumps.contains(*card) {
        return Some(Taken::No);
    }
    let mut worse = false;
    for verdict in ending::verdicts::<Grand>(view) {
        let verdict = verdict?;
        let other = (of - trumps).iter().filter_map(|card| verdict.after(card)).max()?;
        let trumped = verdict.after(*card)?;
        if trumped > other {
            return Some(Taken::No);
        }
        worse |= trumped < other;
    }
    Taken::when(worse)
}

/// To a trick they do not take, where tricks are wanted: the highest card left of a plain suit, though a lower one of some suit could
/// be played.
fn throws_a_sure_card(view: &View, action: &Action) -> Option<Taken> {
    let (Some(contract @ (Contract::Whist(_) | Contract::Grand)), Action::Play(card)) = (view.open.contract, action) else {
        return None;
    };
    let (trick, order, of) = (&view.open.trick, order_of(contract), playable(view)?);
    let (led, best) = (trick.led()?, trick.best()?);
    let played: CardSet = view.open.plays.iter().map(|&(_, card)| card).collect();
    let out = games::grand::FACTS.pack.cards() - played - view.hand;
    let sure = |card: &Card| !(out & order.followers(*card)).iter().any(|other| order.strength(other) > order.strength(*card));
    let losing = of - order.beating(of, best, led) - order.trumps();
    let high: CardSet = losing.iter().filter(sure).collect();
    (!high.is_empty() && high != losing).then(|| Taken::when(high.contains(*card)))?
}

/// The partner's bid stands, and they bid on with neither ace nor king nor dama, no long suit for Whist, and jacks enough to take
/// hearts with in Copas.
fn bids_on_nothing(view: &View, action: &Action) -> Option<Taken> {
    let partners = view.open.bid?.seat == view.match_state.partner(view.seat()?);
    let high = view.hand.iter().any(|card| matches!(card.rank(), Some(Rank::Ace | Rank::King | Rank::Knight)));
    let long = Suit::ALL.into_iter().any(|suit| (view.hand & CardSet::suit(suit)).len() >= LONG);
    let low = view.hand.iter().filter(|card| card.rank() == Some(Rank::Jack)).count() < 2;
    let may_pass = view.offers.iter().any(|offer| matches!(offer, Offer::Word(Action::Pass)));
    (partners && !high && !long && !low && may_pass).then(|| Taken::when(matches!(action, Action::Bid(_))))?
}

/// Last to play in Copas: a trick with hearts that an opponent holds is taken, though a lower card could be played.
fn takes_hearts(view: &View, action: &Action) -> Option<Taken> {
    let (Some(contract @ Contract::Copas), Action::Play(card)) = (view.open.contract, action) else { return None };
    let (trick, order, of) = (&view.open.trick, order_of(contract), playable(view)?);
    let (me, led, best) = (view.seat()?, trick.led()?, trick.best()?);
    let opponent = |seat: Seat| view.match_state.pair(seat) != view.match_state.pair(me);
    let winning = order.beating(of, best, led);
    let hearts = trick.cards().meets(CardSet::suit(Suit::Copas));
    let may = trick.len() == 3 && hearts && opponent(trick.winner()?) && !winning.is_empty() && winning != of;
    may.then(|| Taken::when(winning.contains(*card)))?
}
