//! Tests of the observer.

use super::super::search_game::SearchGame;
use super::*;
use crate::Random;
use cards::Card;
use engine::show::ToAct;
use engine::{Agreements, Game, Offer, Setup, Shuffler, Turn, Viewer};
use games::grand::Grand;
use games::grand::contract::{Contract, score};
use games::minchiate::Minchiate;
use games::ombre::voltarete::Voltarete;
use games::truco::Truco;
use games::yukon::Yukon;
use solver::outcome::{Forcing, Solved, Verdict};

const RANDOM: Manner = Manner { worlds: Worlds::Any, playout: Playout::Random };
const NOVICE: Manner = Manner { worlds: Worlds::Likely, playout: Playout::Novice };

/// Plays a match at random for a number of actions, the words being the novices', and shows every view in which a seat must act.
fn look_on<G: SearchGame>(options: &[(&str, &str)], seed: u64, actions: usize, look: &mut dyn FnMut(&G, Seat, &G::View)) {
    let mut agreements = G::Agreements::default();
    for (name, value) in options {
        agreements.set(name, value).expect("an option");
    }
    let mut game = G::open(&agreements, &Setup::default()).expect("a table");
    let mut random = Random::new(seed);
    let mut shuffler = Shuffler::new([seed as u8; 32]);
    for _ in 0..actions {
        match game.turn() {
            Turn::Over => return,
            Turn::Shuffle(wanted) => game.shuffled(&shuffler.order(&wanted)).expect("a deal"),
            Turn::Seats { must, .. } => {
                let seat = must.lowest().expect("somebody must act");
                let view = game.view(Viewer::Seat(seat));
                look(&game, seat, &view);
                let action = match G::offered(&view) {
                    [Offer::Card { .. }, ..] => Player::<G>::choose(&mut random, &view),
                    _ => novices_choice::<G>(&view, seed),
                };
                let action = action.expect("an answer");
                game.act(seat, &action).expect("allowed");
            }
        }
    }
}

/// A card that is asked for without further ado is the one the tree plays.
#[test]
fn what_is_asked_for_is_a_card_of_the_play() {
    let mut asked = 0;
    look_on::<Grand>(&[], 5, 200, &mut |game, seat, view| {
        let Some((whose, cards)) = game.card_asked() else { return };
        let [Offer::Card { of, make }] = Grand::offered(view) else { panic!("more than a card") };
        assert!(whose == seat && *of == cards && cards.iter().all(|card| Grand::card(card) == Some(make(card))));
        asked += 1;
    });
    assert!(asked > 50);
}

/// All that is weighed may be done, everything was tried as often as was asked for, and the most visited stands first.
fn weighs_what_is_offered<G: SearchGame>(manner: Manner, simulations: usize) {
    let mut choices = 0;
    for seed in 0..3 {
        look_on::<G>(&[], seed, 60, &mut |game, seat, view| {
            let weighed = Ismcts::<G>::new(seed, Thinking::Worlds(simulations), manner).weighed(view);
            for way in &weighed {
                let mut next = game.clone();
                assert!(next.act(seat, &way.action).is_ok(), "{}: {}", G::FACTS.id, way.action);
            }
            assert!(weighed.is_sorted_by(|a, b| a.worlds >= b.worlds), "{}", G::FACTS.id);
            if weighed.len() > 1 {
                choices += 1;
                assert_eq!(weighed.iter().map(|way| way.worlds).sum::<usize>(), simulations, "{}", G::FACTS.id);
            }
            assert_eq!(G::to_act(view), ToAct::Must);
        });
    }
    assert!(choices > 15, "{}: only {choices} choices", G::FACTS.id);
}

#[test]
fn what_is_weighed_may_be_done_in_every_game() {
    weighs_what_is_offered::<Voltarete>(RANDOM, 60);
    weighs_what_is_offered::<Truco>(RANDOM, 60);
    weighs_what_is_offered::<Minchiate>(RANDOM, 60);
    weighs_what_is_offered::<Yukon>(RANDOM, 60);
    weighs_what_is_offered::<Grand>(RANDOM, 60);
}

#[test]
fn novices_may_play_the_worlds_on() {
    weighs_what_is_offered::<Voltarete>(NOVICE, 9);
    weighs_what_is_offered::<Truco>(NOVICE, 9);
    weighs_what_is_offered::<Minchiate>(NOVICE, 9);
    weighs_what_is_offered::<Yukon>(NOVICE, 9);
    weighs_what_is_offered::<Grand>(NOVICE, 9);
}

#[test]
fn the_same_seed_weighs_the_same() {
    look_on::<Voltarete>(&[], 5, 60, &mut |_, _, view| {
        let weighed = || Ismcts::<Voltarete>::new(9, Thinking::Worlds(200), RANDOM).weighed(view);
        assert_eq!(weighed(), weighed());
    });
}

#[test]
fn the_deadline_is_kept() {
    let time = Duration::from_millis(80);
    let (mut took, mut simulations) = (Vec::new(), usize::MAX);
    look_on::<Grand>(&[], 2, 40, &mut |_, _, view| {
        let begun = Instant::now();
        let weighed = Ismcts::<Grand>::new(1, Thinking::Within(time), RANDOM).weighed(view);
        took.push(begun.elapsed());
        if weighed.len() > 1 {
            simulations = simulations.min(weighed.iter().map(|way| way.worlds).sum());
        }
    });
    // The other tests take their turns on the same threads: most answers tell.
    took.sort();
    assert!(simulations > 20 && took[took.len() / 2] < time * 25, "{took:?} for {time:?}, {simulations} simulations");
}

/// A tree that may have no more nodes still weighs.
#[test]
fn a_full_tree_grows_no_more() {
    look_on::<Yukon>(&[], 3, 12, &mut |_, seat, view| {
        let own = novices_choice::<Yukon>(view, 1).expect("an answer");
        let ways = candidates::<Yukon>(view, &own, &mut Rng::new(1));
        let mut search = Search::<Yukon>::new(view, seat, &ways, 20, RANDOM, 1);
        search.grow(500, None);
        assert!(search.tree.len() <= 20 + ways.len() + 1);
        assert_eq!(search.tree.tally().map(|(visits, _)| visits).sum::<u32>(), 500);
    });
}

/// Number of worlds searched.
const LOOKS: usize = 16;

/// The cards that keep what can be forced in every world this view allows, if each of the others gives something away in most
/// of them: nothing if the worlds do not agree. Where the view leaves one world only it is what the solver says of that.
fn agreed<G: SearchGame + Solved>(
    view: &G::View,
    forcing: &mut Forcing,
    worth: fn(&G, &Verdict, Card) -> Option<i64>,
) -> Option<Vec<Card>> {
    let mut rng = Rng::new(1);
    let mut worse: Vec<(Card, usize)> = Vec::new();
    for _ in 0..LOOKS {
        let world = G::imagine(view, &mut rng);
        let verdict = world.solve(forcing, 1 << 20)?;
        let found: Option<Vec<(Card, i64)>> =
            verdict.cards.iter().map(|&(card, _)| Some((card, worth(&world, &verdict, card)?))).collect();
        let found = found?;
        let best = found.iter().map(|&(_, worth)| worth).max();
        worse.resize(found.len(), (found.first()?.0, 0));
        for (noted, (card, worth)) in worse.iter_mut().zip(found) {
            *noted = (card, noted.1 + usize::from(Some(worth) != best));
        }
    }
    let good: Vec<Card> = worse.iter().filter(|&&(_, worlds)| worlds == 0).map(|&(card, _)| card).collect();
    let clear = worse.iter().all(|&(_, worlds)| worlds == 0 || worlds * 2 > LOOKS);
    (clear && !good.is_empty() && good.len() < worse.len()).then_some(good)
}

/// In endings in which all worlds agree: how often the observer plays a card that keeps what can be forced, of how many.
fn endings<G: SearchGame + Solved>(
    options: &[(&str, &str)],
    held: usize,
    matches: u64,
    worth: fn(&G, &Verdict, Card) -> Option<i64>,
) -> (usize, usize) {
    let (mut right, mut all) = (0, 0);
    let mut forcing = Forcing::with_memory(1 << 20);
    for seed in 0..matches {
        look_on::<G>(options, seed, 120, &mut |_, _, view| {
            if !(2..=held).contains(&G::held(view)) {
                return;
            }
            let Some(good) = agreed::<G>(view, &mut forcing, worth) else { return };
            let chosen = Ismcts::<G>::new(seed, Thinking::Worlds(4_000), RANDOM).choose(view);
            all += 1;
            right += usize::from(good.iter().any(|&card| chosen == G::card(card)));
        });
    }
    (right, all)
}

/// Between two the last hands are known to both: the view leaves one world.
#[test]
fn endings_of_yukon_are_played_as_the_solver_would() {
    let (right, all) = endings::<Yukon>(&[("players", "2")], 4, 25, |_, verdict, card| verdict.after(card).map(i64::from));
    assert!(all >= 25 && right * 20 >= all * 19, "{right} of {all}");
}

/// The points of a hand of Whist, for the side to play, from the tricks that can be forced.
fn whist(game: &Grand, verdict: &Verdict, card: Card) -> Option<i64> {
    let open = game.view(Viewer::Public).open;
    let (Some(contract @ Contract::Whist(_)), Some(bid)) = (open.contract, open.bid) else { return None };
    let tricks = usize::try_from(verdict.after(card)?).ok()?;
    let (bids, taken) = match verdict.side.contains(bid.seat) {
        true => (1, tricks),
        false => (-1, 13 - tricks),
    };
    let score = score(contract, bid.points, taken);
    Some(bids * (score.bidders - score.opponents))
}

#[test]
fn endings_of_whist_are_played_as_the_solver_would() {
    let (right, all) = endings::<Grand>(&[], 3, 120, whist);
    assert!(all >= 25 && right * 20 >= all * 19, "{right} of {all}");
}
