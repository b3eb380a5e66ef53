//! Which card takes the trick? Tricks of a match, won as the game has it.

use super::walk::Walk;
use super::{Answer, Drill, Kind, Picks, Reason, Table, Wanted, What, rules};
use cards::{Card, Suit};
use engine::chart::Chart;
use engine::{AnyGame, Entry, Msg, Rng, Seat, Viewer};

/// Acts of a walk, at most.
const LONGEST: usize = 500;

/// Tricks of a match passed over, at most.
const PASSED: usize = 8;

/// A trick that was completed.
struct Won {
    plays: Vec<(Seat, Card)>,
    /// None: nobody took it.
    best: Option<Card>,
    trump: Option<Suit>,
    facts: Vec<Msg>,
}

/// The tricks that the seats have taken.
fn taken(game: &dyn AnyGame) -> Vec<(Seat, u8)> {
    game.show(Viewer::Public).seats.iter().map(|seat| (seat.seat, seat.tricks)).collect()
}

/// The trick that this act completes.
fn completed(walk: &mut Walk) -> Option<Option<Won>> {
    let stop = walk.stop()?;
    let before = taken(walk.game.as_ref());
    let report = walk.game.reports().pop();
    let action = walk.act(&stop)?;
    let Some(card) = walk.game.card_played(&action) else { return Some(None) };
    let Some(mut plays) = stop.trick() else { return Some(None) };
    plays.push((stop.seat, card));
    let view = walk.game.show(Viewer::Public);
    if plays.len() < 2 || !view.centre.trick.is_empty() || view.deal != stop.view.deal {
        return Some(None);
    }
    let after = taken(walk.game.as_ref());
    let risen: Vec<Seat> = after.iter().filter(|now| before.contains(&(now.0, now.1.wrapping_sub(1)))).map(|now| now.0).collect();
    let best = match risen[..] {
        [winner] => plays.iter().find(|(seat, _)| *seat == winner).map(|&(_, card)| card),
        // A trick that counts for nobody; a trick that ends its deal is not looked at.
        [] if after == before => None,
        _ => return Some(None),
    };
    Some(Some(Won { plays, best, trump: report.and_then(|report| report.trump), facts: stop.view.facts }))
}

pub(super) fn ask(entry: &Entry, rng: &mut Rng, wanted: Wanted<'_>) -> Option<Drill> {
    let mut walk = Walk::begin(entry, rng)?;
    let mut passed = rng.below(PASSED);
    let ties = ties(entry);
    for _ in 0..LONGEST {
        let Some(won) = completed(&mut walk)? else { continue };
        if won.best.is_none() && !ties {
            continue;
        }
        let Some(drill) = drill(entry, won).filter(|drill| wanted.fits(drill)) else { continue };
        match passed.checked_sub(1) {
            Some(left) => passed = left,
            None => return Some(drill),
        }
    }
    None
}

/// Can cards of one order be equal, so that nobody takes the trick?
fn ties(entry: &Entry) -> bool {
    (entry.charts)().iter().any(|chart| matches!(chart, Chart::Order { heading, .. } if heading.id == "chart-order"))
}

fn drill(entry: &Entry, won: Won) -> Option<Drill> {
    let mut choices: Vec<Answer> =
        won.plays.iter().map(|&(_, card)| Answer::new(What::Card(card), Some(card) == won.best)).collect();
    if ties(entry) {
        choices.push(Answer::new(What::Said(Msg::new("drill-nobody")), won.best.is_none()));
    }
    let says = why(entry, &won);
    let table = Table { trump: won.trump, facts: won.facts, trick: won.plays, ..Table::default() };
    Some(Drill {
        kind: Kind::Trick,
        seed: 0,
        question: Msg::new("drill-ask-trick"),
        table,
        incident: None,
        picks: Picks::One,
        choices,
        reasons: vec![Reason::new(says, rules::of(entry)?.takes)],
    })
}

/// Why the best card takes the trick.
fn why(entry: &Entry, won: &Won) -> Msg {
    let Some(best) = won.best else { return Msg::new("drill-why-tie") };
    // The Matto, number 0, may be led and is no part of the trick.
    let led = won.plays.iter().map(|&(_, card)| card).find(|card| card.number() != Some(0)).unwrap_or(best);
    let charts = (entry.charts)();
    let above = Above { charts: &charts, trump: won.trump };
    let id = match (above.holds(best), above.holds(led)) {
        (Some("yukon-chart-yukons"), _) => "drill-why-yukon",
        (Some("chart-order"), _) => "drill-why-order",
        (Some(_), Some(_)) => "drill-why-trumps",
        (Some(_), None) => "drill-why-trumped",
        (None, _) => "drill-why-suit",
    };
    Msg::new(id).with("best", best).with("led", led)
}

/// The cards that beat every card of another suit.
struct Above<'a> {
    charts: &'a [Chart],
    trump: Option<Suit>,
}

impl Above<'_> {
    /// The heading of the order in which a card stands above the suits.
    fn holds(&self, card: Card) -> Option<&'static str> {
        let of_trump = |heading: &Msg| self.trump.is_some_and(|trump| heading.args.iter().any(|(_, arg)| *arg == trump.into()));
        let charted = self.charts.iter().find_map(|chart| match chart {
            Chart::Order { heading, steps, .. } => {
                let stands = steps.iter().any(|step| step.contains(card));
                let above = match heading.id {
                    "chart-trump" => of_trump(heading),
                    "minchiate-chart-tarocchi" | "yukon-chart-yukons" | "chart-order" => true,
                    _ => false,
                };
                (stands && above).then_some(heading.id)
            }
            Chart::Tariff { .. } => None,
        });
        charted.or_else(|| (card.suit().is_some() && card.suit() == self.trump).then_some("chart-trump"))
    }
}
