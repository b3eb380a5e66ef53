//! Next event in an imagined world: a choice that belongs to the tree, or something that only follows a form.

use super::super::search_game::{SearchGame, to_play};
use super::tree::Choices;
use engine::{Offer, Seat, ShuffleFor, Turn, Viewer};

/// Next event of a deal.
pub(super) enum Next<A> {
    /// A seat chooses between these.
    Choice(Choices),
    /// A seat does what leaves no choice, or what is left to the novice.
    Form(Seat, A),
    /// The deal is over.
    Over,
    /// The world has come to a standstill: it tells nothing.
    Stuck,
}

/// Seat that must act in a world.
pub(super) enum Waits {
    For(Seat),
    /// Nobody: the deal is over.
    Over,
    /// For something that no imagined world has.
    Stuck,
}

/// The seat the deal with this number waits for: the first of several that must act. Optional words are not said.
#[inline(always)]
pub(super) fn waits<G: SearchGame>(world: &G, deal: u32) -> Waits {
    match world.turn() {
        Turn::Over => Waits::Over,
        Turn::Shuffle(wanted) if wanted.purpose == ShuffleFor::Deal => Waits::Over,
        Turn::Shuffle(_) => Waits::Stuck,
        Turn::Seats { .. } if world.deal_number() != deal => Waits::Over,
        Turn::Seats { must, .. } => must.lowest().map_or(Waits::Stuck, Waits::For),
    }
}

/// Room to write down what is offered, used again and again.
pub(super) struct Desk<A> {
    pub(super) offers: Vec<Offer<A>>,
}

impl<A> Desk<A> {
    /// A desk with nothing on it.
    pub(super) fn new() -> Desk<A> {
        Desk { offers: Vec::new() }
    }
}

/// The next event in the deal with this number.
#[inline]
pub(super) fn next<G: SearchGame>(world: &G, deal: u32, desk: &mut Desk<G::Action>, chance: u64) -> Next<G::Action> {
    if let Some((seat, cards)) = world.card_asked() {
        return Next::Choice(Choices { seat, cards });
    }
    let seat = match waits(world, deal) {
        Waits::For(seat) => seat,
        Waits::Over => return Next::Over,
        Waits::Stuck => return Next::Stuck,
    };
    desk.offers.clear();
    world.offers(seat, &mut desk.offers);
    // Nearly always a card is asked for, and nothing else can be done. At an honour table the wrong ones lie behind it.
    if let [first, rest @ ..] = &desk.offers[..]
        && rest.iter().all(|offer| matches!(offer, Offer::Card { .. }))
        && let Some(cards) = to_play::<G>(first)
    {
        return Next::Choice(Choices { seat, cards });
    }
    spoken(world, seat, desk, chance)
}

/// The next event where more than a card can be chosen: the novice decides whether to speak or to play. Their words stand; the
/// tree chooses the card.
fn spoken<G: SearchGame>(world: &G, seat: Seat, desk: &Desk<G::Action>, chance: u64) -> Next<G::Action> {
    if let [Offer::Word(word)] = &desk.offers[..] {
        return Next::Form(seat, word.clone());
    }
    let view = world.view(Viewer::Seat(seat));
    let Some(own) = crate::Player::<G>::choose(&mut G::hasty(chance), &view) else { return Next::Stuck };
    let is_own = |card| G::card(card).as_ref() == Some(&own);
    let plays = |offer| to_play::<G>(offer).filter(|cards| cards.iter().any(is_own));
    match desk.offers.iter().find_map(plays) {
        Some(cards) => Next::Choice(Choices { seat, cards }),
        None => Next::Form(seat, own),
    }
}
