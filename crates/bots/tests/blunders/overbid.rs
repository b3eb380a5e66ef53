//! Bids that the bidder's own kind of reckoning calls worse than passing.

use crate::watch::{PLAYERS, Seated, is_seldom, watch};
use crate::{Deals, GRAND, VOLTARETE};
use bots::thought::{SearchGame, Thinking};
use bots::tutor;
use engine::{AnyGame, Offer, Viewer};
use games::grand::Grand;
use games::ombre::voltarete::Voltarete;
use rayon::prelude::*;
use std::collections::BTreeMap;

/// Worlds that tell whether a bid was sound: four times as many as the master thinks in.
const JUDGE: Thinking = Thinking::Worlds(32);

/// Thinking time of the bidders.
const BIDDERS: Thinking = Thinking::Worlds(16);

/// Deals of a long trial per deal whose bids are judged: a judgement costs as much as many deals.
const COST: u64 = 20;

/// Deals in which every bid is judged: of a long trial a part, otherwise a few.
fn deals(few: u64, of: Deals) -> u64 {
    (Deals { few: few * COST, ..of }.now() / COST).max(1)
}

/// Bids and overbids of each player.
type Bids = BTreeMap<&'static str, (u64, u64, Option<String>)>;

/// A bid is an overbid if it is clearly behind in the judge's worlds, while passing is not.
fn of_deal<G: SearchGame>(number: u64, bids: fn(&G::Action) -> bool, passes: fn(&G::Action) -> bool) -> Bids {
    let mut found = Bids::new();
    watch::<G>(number, Seated::All(BIDDERS), &mut |game, seat, player, view, action| {
        let passing = G::offered(view).iter().find_map(|offer| match offer {
            Offer::Word(word) if passes(word) => Some(word.to_string()),
            _ => None,
        });
        let (true, Some(passing)) = (bids(action), passing) else { return };
        let lessons = tutor::lessons(G::FACTS.id, &AnyGame::seen(game, Viewer::Seat(seat)), number, JUDGE);
        let of = |wanted: &str| lessons.iter().find(|lesson| lesson.action == wanted).map(|lesson| lesson.worlds);
        let bid = action.to_string();
        // What the judge has not tried they say nothing of.
        let (Some(bidding), Some(silence)) = (of(&bid), of(&passing)) else { return };
        let over = bidding < silence;
        let count = found.entry(player).or_default();
        count.0 += 1;
        count.1 += u64::from(over);
        if over && count.2.is_none() {
            count.2 = Some(format!("deal {number}, seat {}: {bid}, {lessons:?}", seat.index()));
        }
    });
    found
}

fn judged<G: SearchGame>(deals: u64, bids: fn(&G::Action) -> bool, passes: fn(&G::Action) -> bool) {
    let mut judged = 0;
    let found: Vec<Bids> = (0..deals).into_par_iter().map(|number| of_deal::<G>(number, bids, passes)).collect();
    for player in PLAYERS {
        let mine = || found.iter().filter_map(|bids| bids.get(player));
        let (all, over) = mine().fold((0, 0), |sum, count| (sum.0 + count.0, sum.1 + count.1));
        let first = mine().find_map(|count| count.2.clone());
        println!("| {} | bids what is worse than passing | {player} | {all} | {over} |", G::FACTS.id);
        judged += all;
        assert!(is_seldom(over, all), "{player}: {over} of {all} bids, {first:?}");
    }
    assert!(judged > 0, "{}: nobody bid in {deals} deals", G::FACTS.id);
}

#[test]
fn nobody_overbids_at_voltarete() {
    use games::ombre::voltarete::Action::*;
    let bids = |action: &_| matches!(action, Licenca | Entro | Preferencia | So(_) | SoCopas | Respeito | Segundo | Casca(_));
    judged::<Voltarete>(deals(10, VOLTARETE), bids, |action| matches!(action, Pass | Consent));
}

#[test]
fn nobody_overbids_at_grand() {
    use games::grand::Action::{Bid, Pass};
    judged::<Grand>(deals(1, GRAND), |action| matches!(action, Bid(_)), |action| *action == Pass);
}
