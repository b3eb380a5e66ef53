//! The card to play: to take tricks, or in Copas to leave them to others.

use crate::Advice;
use cards::{Card, CardSet, Suit};
use engine::Seat;
use engine::trick::Order;
use games::grand::View;
use games::grand::contract::Contract;
use games::grand::deck::order_of;

/// The card to play of these, and the advice behind it.
pub(super) fn card(view: &View, seat: Seat, of: CardSet) -> Option<Advice<Card>> {
    let contract = view.open.contract.unwrap_or(Contract::Copas);
    let known = Knowledge { view, seat, order: order_of(contract) };
    let (card, reason) = match contract {
        Contract::Copas => known.shun(of).map(|card| (card, known.shunning(card)))?,
        Contract::Eucre(..) => known.take(of).map(|card| (card, known.takes(card).then_some("A4")))?,
        _ => known.take(of).map(|card| (card, known.takes(card).then_some("A2")))?,
    };
    Some(Advice::perhaps(card, reason))
}

struct Knowledge<'a> {
    view: &'a View,
    seat: Seat,
    order: &'static Order,
}

impl Knowledge<'_> {
    /// The cards that may still be in other hands.
    fn out(&self) -> CardSet {
        let played: CardSet = self.view.open.plays.iter().map(|&(_, card)| card).collect();
        let idle = self.view.dummy.map_or(CardSet::EMPTY, |dummy| self.view.open.shown[dummy.index()]);
        games::grand::FACTS.pack.cards() - played - self.view.hand - self.view.discards - idle
    }

    /// Can nothing still out beat this card when it is led?
    fn is_master(&self, card: Card) -> bool {
        self.out().iter().all(|other| self.order.class(other) != self.order.class(card) || !self.order.beats(other, card, card))
    }

    fn ours(&self, seat: Seat) -> bool {
        self.view.match_state.pair(seat) == self.view.match_state.pair(self.seat)
    }

    fn is_last(&self) -> bool {
        self.view.open.trick.len() + 1 == self.view.open.active()
    }

    /// Does this card take the trick as it lies, or, led, one that nobody can take from it?
    fn takes(&self, card: Card) -> bool {
        let trick = &self.view.open.trick;
        let beats = |(best, led)| self.order.beats(card, best, led);
        trick.best().zip(trick.led()).map_or_else(|| self.is_master(card), beats)
    }

    /// Why this card is played in Copas: a heart is thrown on another suit (A5), or a trick is left to others, lest hearts be in
    /// it (A3). A player takes one because it costs nothing, or because they must.
    fn shunning(&self, card: Card) -> Option<&'static str> {
        let led = self.view.open.trick.led();
        let follows = led.is_none_or(|led| self.order.followers(led).contains(card));
        if follows { (!self.takes(card)).then_some("A3") } else { CardSet::suit(Suit::Copas).contains(card).then_some("A5") }
    }

    /// The weakest card of the least use: no trump if it can be helped, nor a card that has become the highest of its suit.
    fn least(&self, of: CardSet) -> Option<Card> {
        let plain = of - self.order.trumps();
        let losers: CardSet = plain.iter().filter(|&card| !self.is_master(card)).collect();
        self.order.lowest(losers).or_else(|| self.order.lowest(plain)).or_else(|| self.order.lowest(of))
    }

    fn take(&self, of: CardSet) -> Option<Card> {
        let trick = &self.view.open.trick;
        let (Some(led), Some(best), Some(winner)) = (trick.led(), trick.best(), trick.winner()) else { return self.lead(of) };
        let winning = self.order.beating(of, best, led);
        let partner_holds = self.ours(winner) && winner != self.seat && (self.is_last() || self.is_master(best));
        if partner_holds || winning.is_empty() {
            return self.least(of);
        }
        if self.is_last() {
            return self.order.lowest(winning);
        }
        // In the middle only what is likely to hold is worth spending.
        let sure: CardSet = winning.iter().filter(|&card| self.is_master(card) || self.order.trumps().contains(card)).collect();
        let third = trick.len() + 2 == self.view.open.active();
        self.order.lowest(sure).or_else(|| if third { self.order.highest(winning) } else { self.least(of) })
    }

    /// The bidders draw trumps; masters are cashed; else the lowest of the longest suit.
    fn lead(&self, of: CardSet) -> Option<Card> {
        let trumps = of & self.order.trumps();
        let bidding = self.view.open.bid.is_some_and(|bid| self.ours(bid.seat));
        let masters: CardSet = of.iter().filter(|&card| self.is_master(card)).collect();
        let high_trumps = masters & trumps;
        if bidding && !high_trumps.is_empty() && !(self.out() & self.order.trumps()).is_empty() {
            return self.order.highest(high_trumps);
        }
        if let Some(card) = self.order.highest(masters - trumps).or_else(|| self.order.highest(masters)) {
            return Some(card);
        }
        let longest = Suit::ALL.into_iter().map(|suit| (of - trumps) & CardSet::suit(suit)).max_by_key(|cards| cards.len());
        longest.and_then(|cards| self.order.lowest(cards)).or_else(|| self.order.lowest(of))
    }

    fn shun(&self, of: CardSet) -> Option<Card> {
        let trick = &self.view.open.trick;
        let hearts = of & CardSet::suit(Suit::Copas);
        let (Some(led), Some(best)) = (trick.led(), trick.best()) else {
            return self.order.lowest(of - hearts).filter(|&card| !self.is_master(card)).or_else(|| self.order.lowest(of));
        };
        let follows = of.meets(self.order.followers(led));
        if !follows {
            // Hearts first, and the highest of them; then whatever is high (A5).
            return self.order.highest(hearts).or_else(|| self.order.highest(of));
        }
        let winning = self.order.beating(of, best, led);
        let under = self.order.highest(of - winning);
        let clean = !trick.cards().meets(CardSet::suit(Suit::Copas));
        match under {
            // The last to play may take a clean trick with their highest card, and be rid of it.
            _ if self.is_last() && clean && hearts.is_empty() => self.order.highest(of),
            Some(card) => Some(card),
            None if self.is_last() => self.order.highest(of),
            None => self.order.lowest(of),
        }
    }
}

/// Is this a trump on a trick that is the partner's already, the last card to it, though there is something else to play (A2)?
pub(crate) fn trumps_their_partner(view: &View, card: Card) -> bool {
    let Some(contract @ Contract::Whist(_)) = view.open.contract else { return false };
    let (trick, trumps) = (&view.open.trick, order_of(contract).trumps());
    let partners = view.seat().zip(trick.winner()).is_some_and(|(me, winner)| view.match_state.partner(me) == winner);
    let last = trick.len() == 3 && !trick.cards().meets(trumps);
    partners && last && trumps.contains(card) && !trumps.contains_all(view.hand)
}
