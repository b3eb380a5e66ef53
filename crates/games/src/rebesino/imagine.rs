//! A world that the viewer cannot tell from the real one: the unseen cards dealt again, as the play allows.
//!
//! At a strict table who does not follow suit has none of it, or holds the napolitana. So there are several classes of worlds: those
//! in which everybody who did not follow was void, and for each player who may hold the napolitana, and for each four or five of
//! the pay cards it may consist of, those in which its holder kept cards back. The worlds of each class are counted, one class is
//! drawn by its number of worlds, and a world of it is dealt; a holder who turns out to have been void after all belongs to
//! the first class, and is dealt again. So every world has the same chance. At an honour table not following proves nothing.

use super::agreements::FirstTrick;
use super::deck::{AS, CABALLO, NAPOLITANA, PACK, PAY, REY, lower_than, of_suit};
use super::robo::napolitana;
use super::state::{HAND, Hidden, Meddling, Phase, Robo, SEATS, Said, Sleeper};
use super::view::View;
use cards::CardSet;
use engine::{Rng, Seat, SeatSet, Slot, deal_unseen, ways_to_deal};

pub(super) fn imagined(view: &View, rng: &mut Rng) -> Hidden {
    if matches!(view.open.phase, Phase::Seats | Phase::Shuffle) {
        return Hidden::NOTHING;
    }
    let table = Unseen::of(view);
    let classes = table.classes();
    let Some(hands) = table.drawn(&classes, rng) else {
        debug_assert!(false, "the real world is always one of those imagined");
        return Hidden::NOTHING;
    };
    table.hidden(hands, rng)
}

/// Possible places of the cards the viewer does not see.
struct Unseen<'a> {
    view: &'a View,
    unseen: CardSet,
    /// The hands of the others, the card the dealer took aside, the dealer's discard, the rest of the monte.
    slots: [Slot; PLACES],
}

const PLACES: usize = SEATS + 3;
const ASIDE: usize = SEATS;
const DISCARD: usize = SEATS + 1;
const MONTE: usize = SEATS + 2;

/// Worlds of one kind.
struct Class {
    slots: [Slot; PLACES],
    /// Cards that lie in a hand for certain.
    forced: Option<(Seat, CardSet)>,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Everybody who did not follow was void.
    Void,
    /// This holder of the napolitana kept cards back.
    KeptBack(Seat),
}

/// Evidence from a player's cards.
struct Evidence {
    /// Cards they lack, if they were void whenever they did not follow; `None` if that is impossible.
    void: Option<CardSet>,
    /// Cards they lack, if they hold the napolitana and used it; `None` if that is impossible.
    holder: Option<CardSet>,
}

impl<'a> Unseen<'a> {
    fn of(view: &'a View) -> Unseen<'a> {
        let open = &view.open;
        let played: CardSet = open.plays.iter().map(|&(_, card)| card).collect();
        let shown = open.shown.iter().fold(CardSet::EMPTY, |all, &cards| all | cards);
        let seen: CardSet = view.monte.iter().filter_map(|asleep| asleep.card).collect();
        let aside = open.meddling == Meddling::Aside;
        let took = view.took.and_then(|taken| taken.card);
        let taken_aside = took.filter(|_| aside).map_or(CardSet::EMPTY, CardSet::of);
        let unseen = PACK - played - shown - view.hand - seen - taken_aside;
        // The card the dealer took and holds: a player who knows it knows its place, unless it was discarded again.
        let dealers = took.filter(|card| !aside && unseen.contains(*card)).map_or(CardSet::EMPTY, CardSet::of);
        let mut slots = [Slot { size: 0, cannot: dealers }; PLACES];
        for seat in Seat::first(SEATS).filter(|&seat| !view.viewer.are(seat)) {
            slots[seat.index()].size = view.sizes[seat.index()] - open.shown[seat.index()].len();
        }
        slots[ASIDE].size = usize::from(aside && took.is_none());
        let unknown = |by: bool| {
            let asleep = view.monte.iter().filter(|asleep| asleep.card.is_none());
            asleep.filter(|asleep| (asleep.by == Some(view.match_state.dealer)) == by).count()
        };
        slots[DISCARD].size = unknown(true);
        slots[MONTE].size = unknown(false);
        slots[DISCARD].cannot = CardSet::EMPTY;
        slots[view.match_state.dealer.index()].cannot = CardSet::EMPTY;
        Unseen { view, unseen, slots }
    }

    fn classes(&self) -> Vec<Class> {
        let open = &self.view.open;
        let told: [Evidence; SEATS] = std::array::from_fn(|seat| self.evidence(Seat::at(seat)));
        let mut classes = Vec::new();
        let void = |slots: &mut [Slot; PLACES], seat: usize| match told[seat].void {
            Some(lacks) => {
                slots[seat].cannot |= lacks;
                true
            }
            None => false,
        };
        // Everybody else followed, or was void.
        let others_void = |but: Option<Seat>| {
            let mut slots = self.slots;
            let mut others = (0..SEATS).filter(|&seat| but.is_none_or(|but| but.index() != seat));
            others.all(|seat| void(&mut slots, seat)).then_some(slots)
        };
        match open.declared {
            None => classes.extend(others_void(None).map(|slots| Class { slots, forced: None, kind: Kind::Void })),
            Some(holder) => {
                if let Some((slots, lacks)) = others_void(Some(holder)).zip(told[holder.index()].void) {
                    self.holdings(holder, slots, lacks, Kind::Void, &mut classes);
                }
            }
        }
        for holder in Seat::first(SEATS).filter(|&seat| !self.view.viewer.are(seat)) {
            let possible = open.declared.is_none_or(|declared| declared == holder);
            if let Some((slots, lacks)) = others_void(Some(holder)).zip(told[holder.index()].holder.filter(|_| possible)) {
                self.holdings(holder, slots, lacks, Kind::KeptBack(holder), &mut classes);
            }
        }
        classes
    }

    /// The classes in which this player holds the napolitana, one for each set of pay cards it may consist of.
    fn holdings(&self, holder: Seat, slots: [Slot; PLACES], lacks: CardSet, kind: Kind, classes: &mut Vec<Class>) {
        let at = holder.index();
        if self.view.viewer.are(holder) {
            return classes.push(Class { slots, forced: None, kind });
        }
        let known = (self.view.open.played_by(holder) | self.view.open.shown[at]) & PAY;
        let open = self.unseen & PAY;
        for without in open.iter().map(CardSet::of).chain([CardSet::EMPTY]) {
            let forced = open - without;
            let fits = !forced.meets(lacks | slots[at].cannot) && forced.len() <= slots[at].size;
            if (known | forced).len() < NAPOLITANA || !fits {
                continue;
            }
            let mut slots = slots;
            slots[at] = Slot { size: slots[at].size - forced.len(), cannot: slots[at].cannot | lacks | PAY };
            classes.push(Class { slots, forced: Some((holder, forced)), kind });
        }
    }

    /// The evidence from a player's cards so far.
    fn evidence(&self, seat: Seat) -> Evidence {
        let open = &self.view.open;
        let own = self.view.viewer.are(seat);
        if self.view.agreements.honour() || own || open.phase != Phase::Tricks {
            return Evidence { void: Some(CardSet::EMPTY), holder: None };
        }
        let played = open.played_by(seat);
        let (mut void, mut holder, mut used) = (Some(CardSet::EMPTY), Some(CardSet::EMPTY), false);
        let mut later = played;
        for (at, &(_, card)) in open.plays.iter().enumerate().filter(|(_, (player, _))| *player == seat) {
            later.remove(card);
            let (trick, led) = (at / SEATS, open.plays[at - at % SEATS].1);
            if at.is_multiple_of(SEATS) {
                continue;
            }
            if of_suit(led).contains(card) {
                let there: CardSet = open.plays[at - at % SEATS..at].iter().map(|&(_, card)| card).collect();
                // The king played to the last trick but one is not played from king and caballo (R31).
                if card == REY && trick + 2 == HAND && !there.contains(AS) {
                    let lacks =
                        |lacked: Option<CardSet>| lacked.filter(|_| !later.contains(CABALLO)).map(|all| all.with(CABALLO));
                    (void, holder) = (lacks(void), lacks(holder));
                }
                continue;
            }
            let lacks = |lacked: Option<CardSet>, of: CardSet| lacked.filter(|_| !later.meets(of)).map(|all| all | of);
            void = lacks(void, of_suit(led));
            match self.excused(seat, trick) {
                Some(lower) => {
                    // Their lowest card was led first: they have none lower, nor played one (R37).
                    holder = holder.filter(|_| !played.meets(lower)).map(|all| all | lower);
                    used = true;
                }
                None => holder = lacks(holder, of_suit(led)),
            }
        }
        Evidence { void, holder: holder.filter(|_| used) }
    }

    /// If this player held the napolitana, had they the privilege at this trick? And which cards can they then not have held?
    fn excused(&self, seat: Seat, trick: usize) -> Option<CardSet> {
        let open = &self.view.open;
        let mut own = open.takers.iter().take(trick).enumerate().filter(|(_, taker)| **taker == seat).map(|(at, _)| at);
        let allowed = self.view.agreements.napolitana_first_trick == FirstTrick::Allowed;
        match (own.next(), own.next()) {
            (None, _) => Some(CardSet::EMPTY),
            (Some(0), None) if allowed && open.mano() == seat => open.plays.first().map(|&(_, led)| lower_than(led)),
            _ => None,
        }
    }

    /// The hands of a world, each world with the same chance.
    fn drawn(&self, classes: &[Class], rng: &mut Rng) -> Option<[CardSet; PLACES]> {
        let weigh = |class: &Class| ways_to_deal(self.left(class), &class.slots);
        let weights: Vec<f64> = match classes {
            [_] => vec![1.0],
            _ => classes.iter().map(weigh).collect(),
        };
        let total: f64 = weights.iter().sum();
        // A world that belongs to another class is dealt again: a world that fits turns up almost surely.
        for _ in 0..10_000 {
            let mut mark = rng.fraction() * total;
            let class = classes.iter().zip(&weights).find(|(_, weight)| {
                mark -= **weight;
                mark < 0.0
            });
            let class = class.map(|(class, _)| class).or(classes.last())?;
            let Some(dealt) = deal_unseen(self.left(class), &class.slots, rng) else { continue };
            let mut hands: [CardSet; PLACES] = std::array::from_fn(|place| dealt[place]);
            if let Some((seat, forced)) = class.forced {
                hands[seat.index()] |= forced;
            }
            match class.kind {
                Kind::KeptBack(holder) if !self.kept_back(holder, hands[holder.index()]) => {}
                _ => return Some(hands),
            }
        }
        None
    }

    fn left(&self, class: &Class) -> CardSet {
        class.forced.map_or(self.unseen, |(_, forced)| self.unseen - forced)
    }

    /// Did a holder of these cards keep any back?
    fn kept_back(&self, holder: Seat, hand: CardSet) -> bool {
        let told = self.evidence(holder);
        told.void.is_none_or(|lacks| hand.meets(lacks))
    }

    /// Did the dealer take a card of the monte into their hand and discard only then?
    fn drew_before_discarding(&self) -> bool {
        let said = |wanted: Said| self.view.open.said.iter().position(|&(_, said)| said == wanted);
        match (said(Said::Meddled(Meddling::Drew)), said(Said::Robo(Robo::Discarded))) {
            (Some(drew), Some(discarded)) => drew < discarded,
            _ => false,
        }
    }

    /// The world of these hands.
    fn hidden(&self, mut places: [CardSet; PLACES], rng: &mut Rng) -> Hidden {
        let (view, open) = (self.view, &self.view.open);
        let mut hidden = Hidden::NOTHING;
        for seat in Seat::first(SEATS) {
            let at = seat.index();
            hidden.hands[at] = if view.viewer.are(seat) { view.hand } else { places[at] | open.shown[at] };
        }
        let own = view.seat().map_or(SeatSet::EMPTY, SeatSet::of);
        for asleep in &view.monte {
            let place = if asleep.by == Some(view.match_state.dealer) { DISCARD } else { MONTE };
            let card = asleep.card.or_else(|| rng.card(places[place]));
            let Some(card) = card else { continue };
            places[place].remove(card);
            let known = if asleep.card.is_some() { own } else { SeatSet::EMPTY };
            hidden.monte.push(Sleeper { card, by: asleep.by, known: asleep.by.map_or(known, |by| known.with(by)) });
        }
        let begun = open.phase != Phase::Robo;
        for seat in Seat::first(SEATS) {
            let at = seat.index();
            let mut held = hidden.hands[at] | open.played_by(seat);
            if begun {
                hidden.held[at] = held;
            }
            if seat == view.match_state.dealer && self.drew_before_discarding() {
                // The very card they took may be the one they discarded.
                held |= hidden.monte.iter().filter(|sleeper| sleeper.by == Some(seat)).map(|sleeper| sleeper.card).collect();
            }
            let drew =
                open.robo[at] == Some(Robo::Exchanged) || seat == view.match_state.dealer && open.meddling == Meddling::Drew;
            hidden.drew[at] = if view.viewer.are(seat) { view.drew } else { drew.then(|| rng.card(held)).flatten() };
        }
        if begun {
            hidden.napolitana = napolitana(&hidden.held);
        }
        hidden.took = view.took.and_then(|taken| {
            let in_hand = hidden.drew[view.match_state.dealer.index()];
            let aside = places[ASIDE].first();
            let card = taken.card.or(if open.meddling == Meddling::Aside { aside } else { in_hand })?;
            let known = if taken.card.is_some() { own } else { SeatSet::EMPTY };
            Some(Sleeper { card, by: taken.by, known: taken.by.map_or(known, |by| known.with(by)) })
        });
        if let Some(took) = hidden.took.filter(|_| open.meddling == Meddling::Drew) {
            hidden.drew[view.match_state.dealer.index()] = Some(took.card);
        }
        hidden
    }
}
