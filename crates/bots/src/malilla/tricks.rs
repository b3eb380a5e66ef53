//! The card to play, by the book's advice.

use super::knowledge::Knowledge;
use super::lawful;
use crate::Advice;
use cards::{Card, CardSet, Rank, Suit};
use games::malilla::deck::{MALILLAS, VALUE, points};
use games::malilla::{DiscardSignal, LoneAce, View};

/// A card and the advice behind it.
type Chosen = Option<(Card, Option<&'static str>)>;

/// The card to play, and why.
pub(super) fn card(view: &View) -> Option<Advice<Card>> {
    let of = lawful(view)?;
    let known = Knowledge::new(view)?;
    let chosen = match view.open.trick.led() {
        None => known.lead(of),
        Some(led) => known.answer(of, led),
    };
    let (card, reason) = chosen.or_else(|| of.first().map(|card| (card, None)))?;
    Some(Advice::perhaps(card, reason))
}

fn of_suit(cards: CardSet, suit: Suit) -> CardSet {
    cards & CardSet::suit(suit)
}

/// A long plain suit.
const LONG: usize = 5;

impl Knowledge<'_> {
    fn plain(&self, cards: CardSet) -> CardSet {
        cards - self.trumps()
    }

    /// The lead: trumps with strength behind them, a suit the partner trumps or led, master cards, else a small card that gives
    /// nothing away.
    fn lead(&self, of: CardSet) -> Chosen {
        self.lead_for_a_ruff(of)
            .or_else(|| self.draw(of))
            .or_else(|| self.cash(of))
            .or_else(|| self.return_lead(of))
            .or_else(|| self.lone_ace(of))
            .or_else(|| self.guarded_king(of))
            .or_else(|| self.small(of))
    }

    /// The partner is void in a suit and may trump it: lead it, the master cards or the highest first, while something of value is
    /// out (A16, A22).
    fn lead_for_a_ruff(&self, of: CardSet) -> Chosen {
        let partner = self.partner();
        if self.is_void(partner, self.trumps()) {
            return None;
        }
        Suit::ALL.into_iter().find_map(|suit| {
            let (own, cards) = (of_suit(self.plain(of), suit), CardSet::suit(suit));
            let worth_it = self.is_void(partner, cards) && (cards & self.out).meets(VALUE);
            let card = self.order.highest(own).filter(|_| worth_it)?;
            Some((card, Some(if self.is_firm(card) { "A22" } else { "A16" })))
        })
    }

    /// With master cards or a long suit draw trumps, as long as the opponents may have any and ours are firm (A6).
    fn draw(&self, of: CardSet) -> Chosen {
        let trumps = of & self.trumps();
        let plain = self.plain(self.view.hand);
        let behind = !self.firm(plain).is_empty() || Suit::ALL.iter().any(|&suit| of_suit(plain, suit).len() >= LONG);
        if !behind || !self.opponents_may_trump() {
            return None;
        }
        let firm = self.order.highest(self.firm(trumps)).map(|card| (card, Some("A6")));
        // The partner's drawing is kept up (A24).
        firm.or_else(|| {
            let joins = self.trumps_led_by(self.partner()) > 0 && trumps.len() > 2;
            self.order.lowest(trumps - VALUE).filter(|_| joins).map(|card| (card, Some("A24")))
        })
    }

    /// A master card that no opponent is known to trump.
    fn cash(&self, of: CardSet) -> Chosen {
        let safe = |card: &Card| {
            let suit = self.order.followers(*card);
            let ruffs = |seat| self.is_void(seat, suit) && !self.is_void(seat, self.trumps());
            !self.opponents().into_iter().any(ruffs)
        };
        let firm: CardSet = self.firm(self.plain(of)).iter().filter(safe).collect();
        // The fewer of the suit are ours, the likelier the others follow.
        let best = firm.iter().min_by_key(|&card| (self.view.hand & self.order.followers(card)).len());
        best.or_else(|| self.order.highest(self.firm(of)).filter(|_| !self.opponents_may_trump())).map(|card| (card, Some("A2")))
    }

    /// The suit the partner led, if it is not ruinous: not a caballo, nor an ace or king that something beats (A3).
    fn return_lead(&self, of: CardSet) -> Chosen {
        let partner = self.partner();
        self.led_by(partner).find_map(|suit| {
            let own = of_suit(of, suit);
            let card = self.order.lowest(own - VALUE).or_else(|| self.order.highest(self.firm(own)))?;
            Some((card, Some("A3")))
        })
    }

    /// A lone ace, not of trumps, is led, where that is the custom (A28).
    fn lone_ace(&self, of: CardSet) -> Chosen {
        if self.view.agreements.lone_ace != LoneAce::LeadIt {
            return None;
        }
        let alone = |card: &Card| (self.view.hand & self.order.followers(*card)).len() == 1;
        let ace = self.plain(of).iter().find(|card| card.rank() == Some(Rank::Ace) && alone(card));
        ace.map(|card| (card, Some("A28")))
    }

    /// A king with one or two blank cards (A29).
    fn guarded_king(&self, of: CardSet) -> Chosen {
        let guarded = |card: &Card| {
            let suit = self.view.hand & self.order.followers(*card);
            (2..=3).contains(&suit.len())
                && !suit.without(*card).meets(VALUE)
                && self.out.meets(MALILLAS & self.order.followers(*card))
        };
        let king = self.plain(of).iter().find(|card| card.rank() == Some(Rank::King) && guarded(card));
        king.map(|card| (card, Some("A29")))
    }

    /// The lowest card of a suit with company, rather not one that the opponents led (A4, A26, A30).
    fn small(&self, of: CardSet) -> Chosen {
        let theirs: Vec<Suit> = self.opponents().into_iter().flat_map(|seat| self.led_by(seat).collect::<Vec<_>>()).collect();
        let suits = Suit::ALL.into_iter().map(|suit| (suit, of_suit(self.plain(of), suit))).filter(|(_, own)| !own.is_empty());
        let best = suits.max_by_key(|(suit, own)| {
            let blank = !(*own - VALUE).is_empty();
            let trumped = self.opponents().into_iter().any(|seat| self.is_void(seat, CardSet::suit(*suit)));
            (blank, own.len() > 1, !theirs.contains(suit), !trumped, own.len())
        });
        let Some((suit, own)) = best else { return self.order.lowest(of).map(|card| (card, None)) };
        let card = self.order.lowest(own)?;
        let reason = if own.len() > 1 && !theirs.contains(&suit) { Some("A4") } else { None };
        Some((card, reason.filter(|_| !VALUE.contains(card))))
    }

    /// The card to play to a trick.
    fn answer(&self, of: CardSet, led: Card) -> Chosen {
        let trick = &self.view.open.trick;
        let (best, winner) = (trick.best()?, trick.winner()?);
        if winner == self.partner() { self.over_partner(of, led, best) } else { self.over_opponent(of, led, best) }
    }

    /// The partner holds the trick: give points if it is safe, save it if it is not.
    fn over_partner(&self, of: CardSet, led: Card, best: Card) -> Chosen {
        let follows = of.meets(self.order.followers(led));
        if !self.can_be_taken(best, led) {
            return if follows { self.load(of) } else { self.discard(of, led) };
        }
        let winning = self.order.beating(of, best, led);
        if follows {
            // Never hold back the Malilla on the partner's lead (A31).
            let malilla = (winning & MALILLAS).first();
            let top = malilla.or_else(|| self.order.lowest(self.firm(winning)));
            let reason = if malilla.is_some() { Some("A31") } else { None };
            let asked = self.put_up_the_ace(of, led, best);
            return asked.or_else(|| top.map(|card| (card, reason))).or_else(|| self.least(of));
        }
        // Trump over the partner where the master card is out and something of value with it (A5).
        let suit = self.order.followers(led);
        let ruffs = winning & self.trumps();
        let worth_it = (suit & self.out).meets(VALUE) || trick_points(self.view) > 2;
        let ruff = self.order.lowest(ruffs).filter(|&card| worth_it && (!VALUE.contains(card) || self.is_firm(card)));
        ruff.map(|card| (card, Some("A5"))).or_else(|| self.least(of))
    }

    /// The partner led a trump below the eight: the ace is put up (A9).
    fn put_up_the_ace(&self, of: CardSet, led: Card, best: Card) -> Chosen {
        let low = self.trumps().contains(led) && led == best && !VALUE.contains(led) && led.rank() != Some(Rank::Eight);
        let ace = of.iter().find(|card| card.rank() == Some(Rank::Ace) && self.trumps().contains(*card));
        ace.filter(|_| low && self.view.open.trick.len() == 2).map(|card| (card, Some("A9")))
    }

    /// An opponent holds the trick: a player who can must win it.
    fn over_opponent(&self, of: CardSet, led: Card, best: Card) -> Chosen {
        let winning = self.order.beating(of, best, led);
        if winning.is_empty() {
            return self.least(of);
        }
        let safe: CardSet = winning.iter().filter(|&card| !self.can_be_taken(card, led)).collect();
        if safe.is_empty() {
            // Taken or not, spend the least; trumps that are worth nothing first.
            return self.order.lowest(winning).map(|card| (card, None));
        }
        // What takes the trick for good: with points if they are not firm, else as cheaply as can be.
        let loose: CardSet = (safe & VALUE).iter().filter(|&card| !self.is_firm(card)).collect();
        let early = self.view.open.takers.len() < 4;
        let malilla = (safe & MALILLAS).first().filter(|_| early && !self.later_is_none());
        let reason = malilla.map(|_| "A32");
        let card = malilla.or_else(|| self.order.highest(loose)).or_else(|| self.order.lowest(safe))?;
        Some((card, reason))
    }

    fn later_is_none(&self) -> bool {
        self.later().next().is_none()
    }

    /// Points for a trick that is the partner's: the dearest card that is not firm, else the lowest.
    fn load(&self, of: CardSet) -> Chosen {
        let loose: CardSet = (of & VALUE).iter().filter(|&card| !self.is_firm(card)).collect();
        let dearest = loose.iter().max_by_key(|&card| points(card));
        dearest.map(|card| (card, None)).or_else(|| self.least(of))
    }

    /// The least use: blank cards from the lowest up, the eight last (A21); no trump if it can be helped.
    fn least(&self, of: CardSet) -> Chosen {
        let plain = self.plain(of);
        let pool = if plain.is_empty() { of } else { plain };
        let blank = self.order.lowest(pool - VALUE);
        let reason =
            blank.filter(|_| self.view.open.trick.led().is_some_and(|led| self.order.followers(led).meets(of))).map(|_| "A21");
        blank.map(|card| (card, reason)).or_else(|| {
            let cheapest = pool.iter().min_by_key(|&card| (self.is_firm(card), points(card)));
            cheapest.map(|card| (card, None))
        })
    }

    /// A free card on a trick that is the partner's. While trumps are drawn it tells where one is firm (A19, A20); else it brings
    /// points.
    fn discard(&self, of: CardSet, led: Card) -> Chosen {
        let plain = self.plain(of);
        if plain.is_empty() {
            return self.least(of);
        }
        if !self.trumps().contains(led) {
            return self.load(plain);
        }
        let strong = Suit::ALL.into_iter().find(|&suit| !self.firm(of_suit(plain, suit)).is_empty());
        let Some(suit) = strong else {
            let tells = plain.iter().filter(|card| VALUE.contains(*card) || card.rank() == Some(Rank::Eight));
            return tells.max_by_key(|&card| points(card)).map(|card| (card, Some("A20"))).or_else(|| self.load(plain));
        };
        let shows_by_discard = match self.view.agreements.discard_signal {
            DiscardSignal::FirstDiscardShows => true,
            DiscardSignal::KeptSuitShows => false,
            DiscardSignal::Combined => self.trumps_led_by(self.partner()) > 2,
        };
        let wanted = of_suit(plain, suit);
        let pool = if shows_by_discard { wanted - self.firm(wanted) } else { plain - wanted };
        let dearest = pool.iter().max_by_key(|&card| (points(card), self.order.strength(card)));
        let card = if shows_by_discard { self.order.lowest(pool) } else { dearest };
        card.map(|card| (card, Some("A19"))).or_else(|| self.load(plain))
    }
}

/// The points in the trick.
fn trick_points(view: &View) -> i64 {
    view.open.trick.cards().iter().map(points).sum()
}
