//! Features of played cards: each play judged by the hand it came from.

use super::{Features, Layout};
use cards::{Card, CardSet};
use engine::Seat;
use engine::trick::Order;

/// Judgements of a play: see `Plays::judged`.
pub const PLAYS: usize = 30;

/// Judgements of the points in a play: see `Plays::points`.
pub const POINTS: usize = 8;

/// A card as it was played, with everything about it that lies open.
struct Play {
    seat: Seat,
    card: Card,
    /// This card and all that the seat has played since.
    since: CardSet,
    /// Cards that would follow suit; none if it is a lead.
    followers: CardSet,
    /// Cards that would take the trick; none if it is a lead.
    beating: CardSet,
    /// Cards of its class below and above it.
    lower: CardSet,
    higher: CardSet,
    /// The highest cards left of each plain suit.
    masters: CardSet,
    is_lead: bool,
    is_last: bool,
    /// Does an opponent of the seat hold the trick?
    foe_holds: bool,
}

/// All plays of a deal, prepared to be judged quickly.
pub struct Plays {
    plays: Vec<Play>,
    trumps: CardSet,
    /// Values of the cards, where cards have values: cards in steps of their points.
    dear: Vec<CardSet>,
}

/// Places of the judgements of plays in a game's tables: the context, and the properties of plays and points.
pub struct Judged {
    pub context: usize,
    pub plays: usize,
    pub points: Option<usize>,
}

impl Plays {
    /// The plays of a deal; `foes` tells the opponents of each, `points` the value of a card.
    pub fn new(
        order: &Order,
        pack: CardSet,
        plays: &[(Seat, Card)],
        active: usize,
        foes: impl Fn(Seat, Seat) -> bool,
        points: impl Fn(Card) -> i64,
    ) -> Plays {
        let mut found: Vec<Play> = Vec::with_capacity(plays.len());
        let mut left = pack;
        for trick in plays.chunks(active.max(1)) {
            let mut best: Option<(Seat, Card)> = None;
            let led = trick.first().map(|&(_, card)| card);
            for (at, &(seat, card)) in trick.iter().enumerate() {
                let (followers, beating) = match (best, led) {
                    (Some((_, best)), Some(led)) => (order.followers(led), order.beating(pack, best, led)),
                    _ => (CardSet::EMPTY, CardSet::EMPTY),
                };
                let alike = order.followers(card);
                let below = |other: &Card| order.strength(*other) < order.strength(card);
                let lower: CardSet = alike.iter().filter(below).collect();
                let is_master = |card: &Card| {
                    let class = order.followers(*card) & left;
                    !class.iter().any(|other| order.strength(other) > order.strength(*card))
                };
                found.push(Play {
                    seat,
                    card,
                    since: CardSet::of(card),
                    followers,
                    beating,
                    lower,
                    higher: alike.without(card) - lower,
                    masters: if at == 0 { (left - order.trumps()).iter().filter(is_master).collect() } else { CardSet::EMPTY },
                    is_lead: at == 0,
                    is_last: at + 1 == active,
                    foe_holds: best.is_some_and(|(holder, _)| foes(seat, holder)),
                });
                if best.is_none_or(|(_, best)| led.is_some_and(|led| order.beats(card, best, led))) {
                    best = Some((seat, card));
                }
                left.remove(card);
            }
        }
        for at in (0..found.len()).rev() {
            let (seat, since) = (found[at].seat, found[at].since);
            found[..at].iter_mut().filter(|play| play.seat == seat).for_each(|play| play.since |= since);
        }
        let mut steps: Vec<i64> = pack.iter().map(&points).collect();
        steps.sort_unstable();
        steps.dedup();
        let dear = steps.into_iter().skip(1).map(|step| pack.iter().filter(|&card| points(card) >= step).collect()).collect();
        Plays { plays: found, trumps: order.trumps(), dear }
    }

    /// All cards a seat has played.
    pub fn of(&self, seat: Seat) -> CardSet {
        self.plays.iter().find(|play| play.seat == seat).map_or(CardSet::EMPTY, |play| play.since)
    }

    /// The features of a seat's plays, if it holds these cards now.
    pub fn features(&self, layout: &Layout, at: &Judged, seat: Seat, hand: CardSet, found: &mut Features) {
        for play in self.plays.iter().filter(|play| play.seat == seat) {
            let held = hand | play.since;
            if found.remaining_capacity() < 2 {
                return;
            }
            found.push(layout.entry(at.context, at.plays, self.judged(play, held)));
            if let Some((points, judged)) = at.points.zip(self.points(play, held)) {
                found.push(layout.entry(at.context, points, judged));
            }
        }
    }

    /// The kind of a play from this hand.
    fn judged(&self, play: &Play, held: CardSet) -> usize {
        let (lower, higher) = (held.meets(play.lower), held.meets(play.higher));
        let trump = self.trumps.contains(play.card);
        if play.is_lead {
            let passed_over = (held & play.masters).len() > usize::from(play.masters.contains(play.card));
            return match (trump, higher, lower) {
                (true, false, _) => 0,
                (true, true, true) => 1,
                (true, true, false) => 2,
                (false, false, false) => 3,
                (false, false, true) if play.masters.contains(play.card) => 4,
                (false, false, true) => 5 + usize::from(passed_over),
                (false, true, true) => 7 + usize::from(passed_over),
                (false, true, false) => 9 + usize::from(passed_over),
            };
        }
        let winning = held & play.beating;
        let cheapest = !(winning & play.lower).meets(play.beating);
        let follows = held.meets(play.followers);
        if play.beating.contains(play.card) {
            let ruffs = !follows;
            return match (ruffs, play.is_last, cheapest) {
                (false, true, true) => 11,
                (false, true, false) => 12,
                (false, false, true) if (winning & play.higher).is_empty() => 13,
                (false, false, true) => 14,
                (false, false, false) => 15 + usize::from(higher),
                (true, _, true) => 17 + usize::from(!play.foe_holds),
                (true, _, false) => 19,
            };
        }
        if follows {
            return match (winning.is_empty(), play.foe_holds, lower) {
                (true, true, false) => 20,
                (true, true, true) => 21,
                (true, false, false) => 22,
                (true, false, true) => 23,
                (false, true, _) => 24 + usize::from(play.is_last),
                (false, false, _) => 26,
            };
        }
        match (winning.is_empty(), play.foe_holds, lower) {
            (false, true, _) => 27,
            (_, _, true) => 28,
            (_, _, false) => 29,
        }
    }

    /// The kind of a play in points: to friend or foe, and whether more or less could have been given; nothing for a lead or where
    /// cards have no value.
    fn points(&self, play: &Play, held: CardSet) -> Option<usize> {
        if self.dear.is_empty() || play.is_lead || play.beating.contains(play.card) {
            return None;
        }
        let follows = held & play.followers;
        let free = (if follows.is_empty() { held - self.trumps } else { follows }) - play.beating;
        let rank = |card: Card| self.dear.iter().filter(|cards| cards.contains(card)).count();
        let own = rank(play.card);
        let dearer = self.dear.get(own).is_some_and(|cards| cards.meets(free));
        let cheaper = own > 0 && free.without(play.card).iter().any(|card| rank(card) < own);
        Some(match (play.foe_holds, play.is_last) {
            (false, last) => 2 * usize::from(last) + usize::from(dearer),
            (true, last) => 4 + 2 * usize::from(last) + usize::from(cheaper),
        })
    }
}
