//! Pairs of real worlds that differ only in the cards hidden from one viewer.
//!
//! An imagined world is made from a view, so a hidden fact that has slipped into the view comes back in it and is never
//! missed. Here both worlds are dealt. One is a [`Walk`]; the other gets the same log from the same start, but for some
//! cards of the last pack that change places face down. As long as no card is turned up that differs, whatever the viewer
//! is shown must be the same, byte for byte, after each event and behind each act of their own.

use super::Walk;
use super::seen::{Seen, named, offers};
use crate::{Action, Event, Game, Offer, Pile, Rng, Seat, ShuffleFor, Turn, Viewer};
use cards::{Card, CardSet};
use std::collections::BTreeMap;

/// Packs that are tried after an event until a second world fits what has happened.
const TRIES: usize = 6;
/// Numbers of exchanges of two cards that make the other pack, tried in this order.
const EXCHANGES: [usize; 6] = [1, 1, 1, 2, 3, 12];

/// Amount of the comparison.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Pairs of worlds in which somebody holds other cards.
    pub pairs: usize,
    /// Events of these after which everything shown to the viewer was compared.
    pub events: usize,
    /// Acts of their own that were tried in both worlds.
    pub own_acts: usize,
    /// Pairs that ended because an act turned cards up that differ, by its verb.
    pub turned_up: BTreeMap<String, usize>,
}

impl Compared {
    /// These and those.
    pub fn add(&mut self, more: Compared) {
        self.pairs += more.pairs;
        self.events += more.events;
        self.own_acts += more.own_acts;
        for (verb, times) in more.turned_up {
            *self.turned_up.entry(verb).or_default() += times;
        }
    }

    /// A proof that compares nothing proves nothing.
    ///
    /// # Panics
    /// If there were fewer pairs, events or acts of one's own.
    pub fn at_least(&self, pairs: usize, events: usize, own_acts: usize) {
        let enough = self.pairs >= pairs && self.events >= events && self.own_acts >= own_acts;
        assert!(enough, "{pairs} pairs, {events} events and {own_acts} own acts are wanted: {self:?}");
    }
}

/// Both worlds of a pair, for a test that looks at them itself.
pub struct Pair<'a, G: Game> {
    pub walk: &'a Walk<G>,
    pub other: &'a G,
    pub viewer: Viewer,
}

/// Viewer, length and verbs of a comparison.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    pub viewer: Viewer,
    pub seed: u64,
    pub events: usize,
    /// Verbs of acts that can lay cards open to the table: what else follows may then differ. Any other act tells nothing.
    pub opens: &'a [&'a str],
}

/// Plays `events` events and compares. `look` is called after each event that left two worlds alike.
///
/// # Panics
/// If the viewer can tell two worlds apart, with the record of the one and the pack of the other.
pub fn world_pairs<G: Game>(mut walk: Walk<G>, watch: Watch<'_>, look: &mut dyn FnMut(&Pair<'_, G>)) -> Compared {
    let Watch { viewer, seed, events, opens } = watch;
    let mut worlds = Worlds::<G> { viewer, opens, rng: Rng::new(seed), deal: None, other: None, compared: Compared::default() };
    for _ in 0..events {
        let before = walk.game().clone();
        let happened = walk.table().log().len();
        let accepts = |seat: Seat, action: &G::Action| {
            let other = worlds.other.as_ref();
            other.is_none_or(|other| other.game.clone().act(seat, action).is_ok())
        };
        if !walk.step(&accepts) {
            break;
        }
        if walk.table().log().len() > happened {
            worlds.follow(&walk, before);
        }
        if let Some(other) = worlds.other.as_ref().filter(|other| other.counted) {
            look(&Pair { walk: &walk, other: &other.game, viewer });
        }
    }
    worlds.compared
}

/// The worlds beside a walk.
struct Worlds<'a, G: Game> {
    viewer: Viewer,
    opens: &'a [&'a str],
    rng: Rng,
    deal: Option<Dealt<G>>,
    other: Option<Other<G>>,
    compared: Compared,
}

/// The other world of a pair.
struct Other<G: Game> {
    game: G,
    pack: Vec<Card>,
    counted: bool,
}

/// The deal a walk is in.
struct Dealt<G: Game> {
    /// The other world before the cards were dealt, or the same if there was none.
    before: G,
    pack: Vec<Card>,
    /// The places of the pack that are not dealt to the viewer.
    away: Vec<usize>,
    acts: Vec<(Seat, G::Action)>,
    /// Everything shown to the viewer after the deal and after each act.
    seen: Vec<Seen>,
    /// Cards somebody has named: they are where the act says.
    named: CardSet,
}

/// Result of a comparison.
#[derive(PartialEq)]
enum Alike {
    Yes,
    /// Cards were turned up that differ, and may.
    TurnedUp,
}

impl<G: Game> Worlds<'_, G> {
    /// The walk has taken a step.
    fn follow(&mut self, walk: &Walk<G>, before: G) {
        match (walk.table().log().last(), before.turn()) {
            (Some(Event::Acted(seat, action)), _) => self.acted(walk, *seat, action),
            (Some(Event::Shuffled(pack)), Turn::Shuffle(wanted)) if wanted.purpose == ShuffleFor::Deal => {
                self.dealt(before, pack, Seen::of(walk.game(), self.viewer));
            }
            // Who draws what is seen by all.
            (Some(Event::Shuffled(drawn)), _) => {
                self.deal = None;
                if let Some(mut other) = self.other.take() {
                    let drew = other.game.shuffled(drawn);
                    assert!(drew.is_ok(), "cards are drawn in one world and not in the other: {}", walk.describe());
                    let seen = Seen::of(walk.game(), self.viewer);
                    self.alike(walk, None, &seen, &other);
                    self.other = Some(other);
                }
            }
            (None, _) => {}
        }
        if self.other.is_none() {
            self.begin(walk);
        }
        if let Some(mut other) = self.other.take() {
            if !other.counted && other.game.all_cards() != walk.game().all_cards() {
                other.counted = true;
                self.compared.pairs += 1;
            }
            if other.counted {
                self.own_acts(walk, &other);
            }
            self.other = Some(other);
        }
    }

    fn dealt(&mut self, before: G, pack: &[Card], seen: Seen) {
        let mut layout = Vec::new();
        before.layout(&mut layout);
        let own = |at: usize| matches!(layout.get(at), Some(Pile::Hand(seat)) if self.viewer.are(*seat));
        self.deal = Some(Dealt {
            away: (0..pack.len()).filter(|&at| !own(at)).collect(),
            pack: pack.to_vec(),
            acts: Vec::new(),
            seen: vec![seen],
            named: CardSet::EMPTY,
            before: self.other.take().map_or(before, |other| other.game),
        });
    }

    fn acted(&mut self, walk: &Walk<G>, seat: Seat, action: &G::Action) {
        let seen = Seen::of(walk.game(), self.viewer);
        if let Some(mut other) = self.other.take() {
            self.other = match other.game.act(seat, action) {
                Ok(()) => (self.alike(walk, Some(action), &seen, &other) == Alike::Yes).then_some(other),
                Err(refusal) => self.refused(walk, seat, action, &refusal),
            };
        }
        if let Some(deal) = &mut self.deal {
            deal.acts.push((seat, action.clone()));
            deal.seen.push(seen);
            deal.named |= named(action);
        }
    }

    /// Others may hold cards with which they cannot act so; the viewer holds the same.
    fn refused(&self, walk: &Walk<G>, seat: Seat, action: &G::Action, refusal: &crate::Refusal) -> Option<Other<G>> {
        let own = self.viewer.are(seat);
        assert!(!own, "`{action}` is refused to seat {seat} in another world ({refusal}): {}", walk.describe());
        None
    }

    /// Looks for another world in which all that has happened in this deal could have happened.
    fn begin(&mut self, walk: &Walk<G>) {
        let Some(deal) = self.deal.take() else { return };
        for _ in 0..TRIES {
            let pack = self.another_pack(&deal);
            if let Some(other) = self.replayed(walk, &deal, pack) {
                self.other = Some(other);
                break;
            }
        }
        self.deal = Some(deal);
    }

    /// The pack with some cards in each other's place, none of them the owner's own or named by anybody.
    fn another_pack(&mut self, deal: &Dealt<G>) -> Vec<Card> {
        let mut pack = deal.pack.clone();
        let places: Vec<usize> = deal.away.iter().copied().filter(|&at| !deal.named.contains(pack[at])).collect();
        for _ in 0..self.rng.one(&EXCHANGES).copied().unwrap_or(1) {
            if let (Some(&one), Some(&other)) = (self.rng.one(&places), self.rng.one(&places)) {
                pack.swap(one, other);
            }
        }
        pack
    }

    /// The world of this pack in which everybody does the same, if it can be and the viewer is shown nothing else.
    fn replayed(&mut self, walk: &Walk<G>, deal: &Dealt<G>, pack: Vec<Card>) -> Option<Other<G>> {
        let mut trial = deal.before.clone();
        trial.shuffled(&pack).ok().filter(|()| pack != deal.pack)?;
        let possible = deal.acts.iter().all(|(seat, action)| trial.act(*seat, action).is_ok() || self.viewer.are(*seat));
        if !possible {
            return None;
        }
        let mut other = Other { game: deal.before.clone(), pack, counted: false };
        other.game.shuffled(&other.pack).ok()?;
        let mut alike = self.alike(walk, None, &deal.seen[0], &other);
        for ((seat, action), seen) in deal.acts.iter().zip(&deal.seen[1..]) {
            if alike != Alike::Yes {
                return None;
            }
            if let Err(refusal) = other.game.act(*seat, action) {
                return self.refused(walk, *seat, action, &refusal);
            }
            alike = self.alike(walk, Some(action), seen, &other);
        }
        (alike == Alike::Yes).then_some(other)
    }

    /// Compares what the viewer is shown of both worlds after an event.
    fn alike(&mut self, walk: &Walk<G>, action: Option<&G::Action>, one: &Seen, other: &Other<G>) -> Alike {
        let seen = Seen::of(&other.game, self.viewer);
        self.compared.events += usize::from(other.counted);
        self.same(walk, action, one, &seen, other)
    }

    fn same(&mut self, walk: &Walk<G>, action: Option<&G::Action>, one: &Seen, seen: &Seen, other: &Other<G>) -> Alike {
        if one == seen {
            return Alike::Yes;
        }
        let verb = action.map_or("deal", Action::verb);
        let opens = action.is_some_and(Action::turns_up) || self.opens.contains(&verb);
        let excused = one.hand != seen.hand || action.is_some_and(Action::reveals) || opens && one.open != seen.open;
        assert!(
            excused,
            "{:?} can tell two worlds apart after `{verb}`:\n{}\n\nthe one:\n{}\nthe other has the pack\n{}",
            self.viewer,
            one.parting(seen),
            walk.describe(),
            other.pack.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
        );
        *self.compared.turned_up.entry(verb.to_owned()).or_default() += 1;
        Alike::TurnedUp
    }

    /// Acts of one's own are accepted, refused and answered alike in both worlds: or a player could try them to look into the
    /// hands of others.
    fn own_acts(&mut self, walk: &Walk<G>, other: &Other<G>) {
        let Some(seat) = self.viewer.seat() else { return };
        let own = offers(walk.game(), seat);
        let anybodys: Vec<Offer<G::Action>> = Seat::first(walk.game().players()).flat_map(|seat| walk.offers(seat)).collect();
        let done = match self.rng.one(walk.table().log()) {
            Some(Event::Acted(_, action)) => Some(action.clone()),
            _ => None,
        };
        let some = |of: &[Offer<G::Action>], rng: &mut Rng| rng.one(of).and_then(|offer| offer.any(rng));
        let tried = [
            some(&own, &mut self.rng),
            some(&own, &mut self.rng),
            some(&anybodys, &mut self.rng),
            self.rng.one(walk.probes()).cloned(),
            done,
        ];
        for action in tried.into_iter().flatten() {
            let (mut one, mut two) = (walk.game().clone(), other.game.clone());
            let (real, answer) = (one.act(seat, &action), two.act(seat, &action));
            assert_eq!(real, answer, "seat {seat} learns from the answer to `{action}`: {}", walk.describe());
            self.compared.own_acts += 1;
            if real.is_ok() {
                let (one, two) = (Seen::of(&one, self.viewer), Seen::of(&two, self.viewer));
                self.same(walk, Some(&action), &one, &two, other);
            }
        }
    }
}
