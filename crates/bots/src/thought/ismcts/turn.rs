//! What happens next in an imagined world: a choice that belongs to the tree, or something that only follows a form.

use super::super::candidates::novices_choice;
use super::super::craft::Craft;
use super::tree::Ways;
use cards::{Card, CardSet};
use engine::{Eyes, Offer, Seat, ShuffleFor, Turn};

/// What happens next.
pub(super) enum Next<'a, A> {
    /// A seat chooses between these.
    Choice(Ways<'a, A>),
    /// A seat does what leaves no choice, or what is left to the novice.
    Form(Seat, A),
    /// The deal is over.
    Over,
    /// The world has come to a standstill: it tells nothing.
    Stuck,
}

/// Who must act in a world.
pub(super) enum Waits {
    /// This seat.
    For(Seat),
    /// Nobody: the deal is over.
    Over,
    /// For something that no imagined world has.
    Stuck,
}

/// Whom the deal with this number waits for. Of several who must act it is the first; who only may speak keeps silent.
#[inline(always)]
pub(super) fn waits<G: Craft>(world: &G, deal: u32) -> Waits {
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
    words: Vec<A>,
}

impl<A> Desk<A> {
    /// A desk with nothing on it.
    pub(super) fn new() -> Desk<A> {
        Desk { offers: Vec::new(), words: Vec::new() }
    }
}

/// What happens next in the deal with this number.
#[inline]
pub(super) fn next<'a, G: Craft>(world: &G, deal: u32, desk: &'a mut Desk<G::Action>, chance: u64) -> Next<'a, G::Action> {
    let seat = match waits(world, deal) {
        Waits::For(seat) => seat,
        Waits::Over => return Next::Over,
        Waits::Stuck => return Next::Stuck,
    };
    desk.offers.clear();
    world.offers(seat, &mut desk.offers);
    // Nearly always a card is asked for, and nothing else can be done. At an honour table the wrong ones lie behind it.
    if let [Offer::Card { of, make }, ref rest @ ..] = desk.offers[..]
        && rest.iter().all(|offer| matches!(offer, Offer::Card { .. }))
        && is_play::<G>(of, make)
    {
        return Next::Choice(Ways { seat, cards: of, words: &[] });
    }
    spoken(world, seat, desk, chance)
}

/// Is this the offer to play a card?
#[inline(always)]
fn is_play<G: Craft>(of: CardSet, make: fn(Card) -> G::Action) -> bool {
    of.first().is_some_and(|card| G::card(card).is_some_and(|play| play == make(card)))
}

/// What happens where more than a card can be chosen. As at the root, what only follows a form is left to the novice; so are
/// parts of a hand and numbers, of which there may be hundreds.
fn spoken<'a, G: Craft>(world: &G, seat: Seat, desk: &'a mut Desk<G::Action>, chance: u64) -> Next<'a, G::Action> {
    if let [Offer::Word(word)] = &desk.offers[..] {
        return Next::Form(seat, word.clone());
    }
    let view = world.view(Eyes::Seat(seat));
    let (mut cards, mut forms) = (CardSet::EMPTY, 0);
    let words = &mut desk.words;
    words.clear();
    for offer in &desk.offers {
        match *offer {
            Offer::Word(ref word) if G::is_weighty(&view, word) => words.push(word.clone()),
            // A second family of cards to play are the wrong ones of an honour table.
            Offer::Card { of, make } if is_play::<G>(of, make) => cards = if cards.is_empty() { of } else { cards },
            Offer::Card { of, make } => words.extend(of.iter().map(make).filter(|word| G::is_weighty(&view, word))),
            Offer::Word(_) | Offer::Cards { .. } | Offer::Number { .. } => forms += 1,
        }
    }
    // Where nothing is offered but what has weight no form can be due, and the novice need not be asked.
    if forms == 0 && words.len() + cards.len() > 0 {
        return Next::Choice(Ways { seat, cards, words });
    }
    let Some(own) = novices_choice::<G>(&view, chance) else { return Next::Stuck };
    let many_parts = |offer: &Offer<G::Action>| matches!(offer, Offer::Cards { .. } | Offer::Number { .. });
    match G::is_weighty(&view, &own) && !desk.offers.iter().any(many_parts) {
        true => Next::Choice(Ways { seat, cards, words }),
        false => Next::Form(seat, own),
    }
}
