//! Beliefs about the hidden cards of Grand: by what a seat bid, the game that was chosen, and what it played.

use super::value::worth;
use crate::belief::{Beliefs, Features, Judged, Layout, PLAYS, POINTS, Plays, Property, Reader};
use cards::{CardSet, Suit};
use engine::Seat;
use games::grand::View;
use games::grand::contract::{Contract, STEP};
use games::grand::deck::order_of;
use games::grand::state::Said;
use std::sync::LazyLock;

/// Seats at the table.
const SEATS: usize = 4;

/// First words of a seat: none, a pass first, over an opponent's bid, over the partner's; then bids by their points.
const PASSED: usize = 1;
const PASSED_OVER: usize = 2;
const PASSED_PARTNER: usize = 3;
const BID: usize = 4;
const BIDS: usize = 6;
/// The declarer, by game and bid; then the partner, and the same words of opponents in play.
const DECLARER: usize = BID + BIDS;
const GAMES: usize = 4;

const LAYOUT: Layout = Layout {
    contexts: DECLARER + GAMES * BIDS,
    properties: &[
        Property { name: "worth", values: 14 },
        Property { name: "over", values: 6 },
        Property { name: "trumps", values: 12 },
        Property { name: "longest", values: 11 },
        Property { name: "thrown-trumps", values: 6 },
        Property { name: "plays", values: PLAYS },
        Property { name: "points", values: POINTS },
    ],
};

// Places of the properties.
const WORTH: usize = 0;
const OVER: usize = 1;
const TRUMPS: usize = 2;
const LONGEST: usize = 3;
const THROWN_TRUMPS: usize = 4;
const PLAYED: usize = 5;
const HEARTS: usize = 6;

static LEARNT: LazyLock<Vec<f32>> = LazyLock::new(|| LAYOUT.weights(include_str!("believed.txt")));

/// The beliefs in this view.
pub(super) fn beliefs(view: &View) -> Beliefs {
    let open = &view.open;
    let mut seats = [Known::default(); SEATS];
    for seat in view.match_state.round {
        seats[seat.index() % SEATS] = Known::of(view, seat);
    }
    let foes = |seat: Seat, other: Seat| view.match_state.pair(seat) != view.match_state.pair(other);
    let hearts = |card: cards::Card| i64::from(open.contract == Some(Contract::Copas) && card.suit() == Some(Suit::Copas));
    let plays = open.contract.map(|contract| {
        Plays::new(order_of(contract), games::grand::FACTS.pack.cards(), &open.plays, open.active(), foes, hearts)
    });
    Beliefs { reader: Box::new(Hidden { seats, contract: open.contract, plays }), layout: &LAYOUT, weights: &LEARNT }
}

/// What is known of a seat.
#[derive(Clone, Copy, Default)]
struct Known {
    context: usize,
    /// The points it bid, or that stood when it passed.
    points: i64,
}

impl Known {
    fn of(view: &View, seat: Seat) -> Known {
        let open = &view.open;
        let (mut known, mut standing) = (Known::default(), None);
        for &(who, said) in &open.said {
            match said {
                Said::Bid(points) => {
                    if who == seat {
                        known = Known { context: BID + bid_class(points), points };
                    }
                    standing = Some((who, points));
                }
                Said::Pass if who == seat && known.context < BID => {
                    known.context = match standing {
                        None => PASSED,
                        Some((bidder, _)) if view.match_state.partner(bidder) == seat => PASSED_PARTNER,
                        Some(_) => PASSED_OVER,
                    };
                    known.points = standing.map_or(0, |(_, points)| points);
                }
                _ => {}
            }
        }
        let game = open.contract.map(|contract| match contract {
            Contract::Whist(_) => 0,
            Contract::Grand => 1,
            Contract::Eucre(..) => 2,
            Contract::Copas => 3,
        });
        if let (Some(game), Some(bid)) = (game, open.bid.filter(|bid| bid.seat == seat)) {
            known = Known { context: DECLARER + game * BIDS + bid_class(bid.points), points: bid.points };
        }
        known
    }
}

fn bid_class(points: i64) -> usize {
    usize::try_from(points / STEP - 1).unwrap_or(0).min(BIDS - 1)
}

/// A reader of hidden cards.
struct Hidden {
    seats: [Known; SEATS],
    contract: Option<Contract>,
    plays: Option<Plays>,
}

impl Reader for Hidden {
    fn features(&self, seat: Seat, hand: CardSet, aside: CardSet, found: &mut Features) {
        let Known { context, points } = self.seats[seat.index() % SEATS];
        let held = hand | self.plays.as_ref().map_or(CardSet::EMPTY, |plays| plays.of(seat));
        let mut add = |property: usize, value: usize| found.push(LAYOUT.entry(context, property, value));
        if context > 0 {
            let worth = worth(held | aside);
            add(WORTH, usize::try_from(worth / STEP).unwrap_or(0));
            add(OVER, usize::try_from((worth - points) / STEP + 2).unwrap_or(0));
        }
        if let Some(contract) = self.contract {
            add(TRUMPS, (held & order_of(contract).trumps()).len());
            add(LONGEST, Suit::ALL.into_iter().map(|suit| (held & CardSet::suit(suit)).len()).max().unwrap_or(0));
            if !aside.is_empty() {
                add(THROWN_TRUMPS, (aside & order_of(contract).trumps()).len());
            }
        }
        if let Some(plays) = &self.plays {
            plays.features(&LAYOUT, &Judged { context, plays: PLAYED, points: Some(HEARTS) }, seat, hand, found);
        }
    }
}
