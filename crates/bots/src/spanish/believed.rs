//! Beliefs about the hidden cards of the Spanish games: by what a seat said, how many cards it drew, and what it played.

use super::bid::{best, fits};
use super::value::tenths;
use crate::belief::{Beliefs, Features, Judged, Layout, PLAYS, Plays, Property, Reader};
use cards::{CardSet, Rank};
use engine::Seat;
use games::ombre::spanish::View;
use games::ombre::spanish::bid::{Bid, Promise, Undertaking};
use games::ombre::spanish::state::{Entry, Partner, Said};
use games::ombre::trumps::Trumps;
use std::collections::HashMap;
use std::sync::LazyLock;

/// Parts of a seat in the auction and after it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Silent,
    PassedFirst,
    Passed,
    Overcalled,
    Entrada,
    Mediator,
    Solo,
    Forced,
    Partner,
}

const PARTS: usize = 9;

/// Classes of the number of cards drawn.
const AMOUNTS: usize = 5;

const LAYOUT: Layout = Layout {
    contexts: PARTS * AMOUNTS,
    properties: &[
        Property { name: "trumps", values: 11 },
        Property { name: "matadores", values: 8 },
        Property { name: "kings", values: 5 },
        Property { name: "tricks", values: 20 },
        Property { name: "fit", values: 2 },
        Property { name: "best", values: 16 },
        Property { name: "thrown-trumps", values: 6 },
        Property { name: "thrown-kings", values: 4 },
        Property { name: "thrown-caballos", values: 4 },
        Property { name: "plays", values: PLAYS },
    ],
};

// Places of the properties.
const TRUMPS: usize = 0;
const MATADORES: usize = 1;
const KINGS: usize = 2;
const TRICKS: usize = 3;
const FIT: usize = 4;
const BEST: usize = 5;
const THROWN_TRUMPS: usize = 6;
const THROWN_KINGS: usize = 7;
const THROWN_CABALLOS: usize = 8;
const PLAYED: usize = 9;

/// What was learnt of each game, by its machine name.
const TEXTS: [(&str, &str); 11] = [
    ("dosillo", include_str!("believed/dosillo.txt")),
    ("hombre", include_str!("believed/hombre.txt")),
    ("mediator", include_str!("believed/mediator.txt")),
    ("quadrillo", include_str!("believed/quadrillo.txt")),
    ("quadrillo_rey_forzado", include_str!("believed/quadrillo_rey_forzado.txt")),
    ("quadrillo_solitario", include_str!("believed/quadrillo_solitario.txt")),
    ("quintillo", include_str!("believed/quintillo.txt")),
    ("seisillo", include_str!("believed/seisillo.txt")),
    ("tresillo_36", include_str!("believed/tresillo_36.txt")),
    ("tresillo_refavor", include_str!("believed/tresillo_refavor.txt")),
    ("tresillo_simple", include_str!("believed/tresillo_simple.txt")),
];

static LEARNT: LazyLock<HashMap<&str, Vec<f32>>> =
    LazyLock::new(|| TEXTS.into_iter().map(|(game, text)| (game, LAYOUT.weights(text))).collect());

/// The beliefs in this view.
pub(super) fn beliefs(view: &View) -> Option<Beliefs> {
    let open = &view.open;
    let weights = LEARNT.get(view.terms.variant.id)?;
    let mut seats = [Known { part: Part::Silent, context: 0, standing: None, bid: None }; Seat::MOST];
    for &seat in open.round.players() {
        seats[seat.index()] = Known::of(view, seat);
    }
    let trumps = open.trump.and_then(|trump| view.terms.pack.trumps(trump));
    let partner = match open.partner {
        Partner::Seat(seat) => Some(seat),
        Partner::Unknown | Partner::Nobody => None,
    };
    let with_hombre = |seat: Seat| Some(seat) == open.hombre || Some(seat) == partner;
    // While the partner is unknown everybody plays against the Hombre, as far as anybody can tell.
    let foes = |seat: Seat, other: Seat| with_hombre(seat) != with_hombre(other);
    let pack = view.terms.pack.cards();
    let plays = trumps.map(|trumps| Plays::new(&trumps.order, pack, &open.play.plays, open.round.active, foes, |_| 0));
    Some(Beliefs { reader: Box::new(Hidden { view: view.clone(), seats, trumps, plays }), layout: &LAYOUT, weights })
}

/// What is known of a seat.
#[derive(Clone, Copy)]
struct Known {
    part: Part,
    context: usize,
    /// The bid that stood when it passed.
    standing: Option<Bid>,
    /// Its own last bid.
    bid: Option<Bid>,
}

impl Known {
    fn of(view: &View, seat: Seat) -> Known {
        let open = &view.open;
        let mut known = Known { part: Part::Silent, context: 0, standing: None, bid: None };
        let mut standing = None;
        for &(who, said) in &open.said {
            match said {
                Said::Bid(bid) => {
                    standing = Some(bid);
                    if who == seat {
                        (known.part, known.bid) = (Part::Overcalled, Some(bid));
                    }
                }
                Said::Pass if who == seat && known.part == Part::Silent => {
                    known.part = if standing.is_some() { Part::Passed } else { Part::PassedFirst };
                    known.standing = standing;
                }
                _ => {}
            }
        }
        if open.hombre == Some(seat) {
            known.part = match (open.entry, known.bid.map(|bid| bid.game)) {
                (Entry::Voluntary, Some(Undertaking::Entrada)) => Part::Entrada,
                (Entry::Voluntary, Some(Undertaking::Mediator)) => Part::Mediator,
                (Entry::Voluntary, Some(Undertaking::Solo)) => Part::Solo,
                _ => Part::Forced,
            };
        } else if open.partner == Partner::Seat(seat) {
            known.part = Part::Partner;
        }
        let amount = usize::from(open.exchange.thrown[seat.index()]).div_ceil(2).min(AMOUNTS - 1);
        known.context = known.part as usize * AMOUNTS + amount;
        known
    }
}

/// A reader of hidden cards.
struct Hidden {
    view: View,
    seats: [Known; Seat::MOST],
    trumps: Option<&'static Trumps>,
    plays: Option<Plays>,
}

impl Hidden {
    /// Is this hand fit for what its seat bid, or would it be for something it passed?
    fn fit(&self, known: &Known, hand: CardSet) -> bool {
        let view = &self.view;
        let fit = |bid: Bid| best(view, hand, bid.game, |suit| fits(view, bid, suit)).is_some();
        match known.bid {
            Some(bid) => fit(bid),
            None => [Undertaking::Entrada, Undertaking::Mediator, Undertaking::Solo].into_iter().any(|game| {
                let bids = Bid::ALL.into_iter().filter(|bid| bid.game == game && bid.promise == Promise::Enough);
                let above = |bid: &Bid| known.standing.is_none_or(|standing| bid.rank() > standing.rank());
                view.terms.variant.bids.contains(&game) && bids.filter(above).any(fit)
            }),
        }
    }
}

impl Reader for Hidden {
    fn features(&self, seat: Seat, hand: CardSet, aside: CardSet, found: &mut Features) {
        let known = &self.seats[seat.index()];
        if known.part == Part::Silent && aside.is_empty() && self.plays.is_none() {
            return;
        }
        let held = hand | self.plays.as_ref().map_or(CardSet::EMPTY, |plays| plays.of(seat));
        let mut add = |property: usize, value: usize| found.push(LAYOUT.entry(known.context, property, value));
        let pack = self.view.terms.pack;
        if known.context.is_multiple_of(AMOUNTS) && !matches!(known.part, Part::Silent | Part::Partner | Part::Forced) {
            add(FIT, usize::from(self.fit(known, held)));
            if self.trumps.is_none() || known.bid.is_none() {
                let best = pack.suits().map(|suit| tenths(held, pack, suit)).max().unwrap_or(0);
                add(BEST, (best.max(0) / 5) as usize);
            }
        }
        if let Some(trumps) = self.trumps {
            let kings = |cards: CardSet| ((cards - trumps.all()) & CardSet::rank(Rank::King)).len();
            add(TRUMPS, (held & trumps.all()).len());
            let bits = trumps.matadores.iter().enumerate().map(|(bit, &card)| usize::from(held.contains(card)) << bit);
            add(MATADORES, bits.sum());
            add(KINGS, kings(held));
            add(TRICKS, (tenths(held, pack, trumps.suit).max(0) / 5) as usize);
            if !aside.is_empty() {
                add(THROWN_TRUMPS, (aside & trumps.all()).len());
                add(THROWN_KINGS, kings(aside));
                add(THROWN_CABALLOS, ((aside - trumps.all()) & CardSet::rank(Rank::Knight)).len());
            }
        }
        if let Some(plays) = &self.plays {
            plays.features(&LAYOUT, &Judged { context: known.context, plays: PLAYED, points: None }, seat, hand, found);
        }
    }
}
