//! Tests of the searching players.

use super::candidates::candidates;
use super::outlook::next_choice;
use super::playout::play_best;
use super::*;
use crate::arena::{Bout, Unit, arena};
use crate::{Player, Random, tutor};
use engine::show::ToAct;
use engine::{Action, AnyGame, Game, Offer, Rng, Seat, Setup, Shuffler, Turn, Viewer};
use games::grand::Grand;
use games::ombre::spanish::{Hombre, Mediator, Quadrillo};
use games::ombre::voltarete::Voltarete;
use games::truco::Truco;
use games::yukon::Yukon;
use solver::outcome::Forcing;
use std::time::{Duration, Instant};

/// Deals of a long trial: many with `SPADILLE_LONG` set, a few otherwise.
fn deals(few: u64) -> u64 {
    if std::env::var_os("SPADILLE_LONG").is_some() { 200 } else { few }
}

/// Plays deals of a game at random to a number of actions, and shows every view in which a seat must act.
fn look_on<G: Game>(seed: u64, actions: usize, look: &mut dyn FnMut(&G, Seat, &G::View)) {
    let mut game = G::open(&G::Agreements::default(), &Setup::default()).expect("a table");
    let mut random = Random::new(seed);
    let mut shuffler = Shuffler::new([seed as u8; 32]);
    for _ in 0..actions {
        match game.turn() {
            Turn::Over => return,
            Turn::Shuffle(wanted) => Game::shuffled(&mut game, &shuffler.order(&wanted)).expect("a deal"),
            Turn::Seats { must, .. } => {
                let seat = must.lowest().expect("somebody must act");
                let view = game.view(Viewer::Seat(seat));
                look(&game, seat, &view);
                let action = Player::<G>::choose(&mut random, &view).expect("an action");
                Game::act(&mut game, seat, &action).expect("allowed");
            }
        }
    }
}

/// No player of any game does what the rules refuse, or is silent where they must act: the arena would tell.
#[test]
fn thinking_players_are_never_refused() {
    for (entry, bots) in
        games::catalogue().iter().flat_map(|entry| [["master", "club"], ["observer", "novice"]].map(|bots| (entry, bots)))
    {
        let bout = Bout {
            game: entry.facts.id,
            options: &[],
            bots,
            unit: Unit::Deal,
            many: deals(2),
            seed: 11,
            thinking: Thinking::Worlds(1),
        };
        let compared = arena(&bout, &mut |_| {});
        assert!(compared.is_ok(), "{}, {bots:?}: {compared:?}", entry.facts.id);
    }
}

fn all_are_offered<G: SearchGame>() {
    let mut seen = 0;
    let mut look = |game: &G, seat: Seat, view: &G::View| {
        let own = Player::<G>::choose(&mut G::novice(1), view).expect("the novice answers");
        let found = candidates::<G>(view, &own, &mut Rng::new(1));
        assert_eq!(found[0], own, "{}", G::FACTS.id);
        for action in &found {
            let mut next = game.clone();
            assert!(Game::act(&mut next, seat, action).is_ok(), "{}: {action}", G::FACTS.id);
        }
        seen += usize::from(found.len() > 1);
    };
    // A match at random can be short: several are looked at.
    (3..8).for_each(|seed| look_on::<G>(seed, 150, &mut look));
    assert!(seen > 20, "{}: only {seen} choices", G::FACTS.id);
}

#[test]
fn candidates_are_offered_and_the_novices_own_is_the_first() {
    all_are_offered::<Voltarete>();
    all_are_offered::<games::truco::Truco>();
    all_are_offered::<games::minchiate::Minchiate>();
    all_are_offered::<Yukon>();
    all_are_offered::<Grand>();
}

#[test]
fn the_same_seed_chooses_the_same() {
    look_on::<Voltarete>(5, 60, &mut |_, _, view| {
        let choose = || Club::<Voltarete>::new(9, Thinking::Worlds(4)).choose(view);
        assert_eq!(choose(), choose());
    });
}

#[test]
fn nobody_thinks_much_longer_than_he_is_given() {
    let time = Duration::from_millis(40);
    let mut took: [Vec<Duration>; 2] = [Vec::new(), Vec::new()];
    look_on::<Yukon>(2, 12, &mut |_, _, view| {
        let begun = Instant::now();
        assert!(Master::<Yukon>::new(1, Thinking::Within(time)).choose(view).is_some());
        took[0].push(begun.elapsed());
    });
    // In the last tricks of Grand every trial is several.
    look_on::<Grand>(5, 90, &mut |_, _, view| {
        let cards = Grand::offered(view).first().and_then(search_game::to_play::<Grand>).filter(|cards| cards.len() > 1);
        if cards.is_some() && Grand::held(view) <= Grand::ending(view).0 {
            let begun = Instant::now();
            assert!(Master::<Grand>::new(1, Thinking::Within(time)).choose(view).is_some());
            took[1].push(begun.elapsed());
        }
    });
    // The other tests take their turns on the same threads: most answers tell.
    for took in &mut took {
        took.sort();
        assert!(took.len() > 5 && took[took.len() / 2] < time * 25, "{took:?} for {time:?}");
    }
}

/// Everything seen is in every likely world too: a world that does not fit is unlikely, never impossible.
fn are_of_the_view<G: SearchGame>(seeds: std::ops::Range<u64>) {
    let mut believed = 0;
    for seed in seeds {
        look_on::<G>(seed, 120, &mut |_, seat, view| {
            let world = master::likely::<G>(view)(view, &mut Rng::new(seed));
            let seen = |view: &G::View| serde_json::to_string(view).expect("a view");
            assert_eq!(seen(&world.view(Viewer::Seat(seat))), seen(view), "{}", G::FACTS.id);
            believed += u32::from(G::beliefs(view).is_some());
        });
    }
    assert!(believed > 40, "{}: {believed}", G::FACTS.id);
}

#[test]
fn likely_worlds_are_worlds_of_the_view() {
    are_of_the_view::<Voltarete>(1..5);
    are_of_the_view::<Hombre>(1..5);
    are_of_the_view::<Mediator>(1..5);
    are_of_the_view::<Quadrillo>(1..5);
    are_of_the_view::<Grand>(1..4);
    are_of_the_view::<games::malilla::Malilla>(1..4);
    are_of_the_view::<games::minchiate::Minchiate>(1..3);
    are_of_the_view::<Yukon>(1..4);
}

/// Nobody does what their own worlds say is worse than something else that was tried as long, but for the book's own choice, which is
/// left only for what leads beyond doubt.
#[test]
fn nobody_prefers_what_his_own_worlds_call_worse() {
    let (mut by_worth, mut by_the_book) = (0, 0);
    look_on::<Grand>(8, 60, &mut |game, seat, view| {
        let lessons = tutor::lessons("grand", &AnyGame::seen(game, Viewer::Seat(seat)), 1, Thinking::Worlds(4));
        let [best, rest @ ..] = &lessons[..] else { panic!("a seat that must act has something to do") };
        let mut tried = rest.iter().filter(|lesson| lesson.worlds == best.worlds);
        let leads = tried.all(|lesson| lesson.value <= best.value);
        assert!(leads || best.is_the_books, "{lessons:?}");
        by_worth += u32::from(leads);
        by_the_book += u32::from(!leads);
        assert_eq!(Grand::to_act(view), ToAct::Must);
    });
    assert!(by_worth > 0 && by_the_book > 0, "{by_worth} by their worth, {by_the_book} by the book");
}

/// Size of the hand from which the club player's worlds are solved: the rest is played at once, with all cards open.
/// Where a hand is already won or lost nothing is.
#[test]
fn the_player_of_the_club_solves_his_worlds() {
    let (mut asked, mut solved, mut forcing) = (0, 0, Forcing::with_memory(1 << 17));
    look_on::<Voltarete>(3, 400, &mut |_, seat, view| {
        let [Offer::Card { of, make }, ..] = *Voltarete::offered(view) else { return };
        let Some(card) = of.first().filter(|&card| Voltarete::card(card) == Some(make(card))) else { return };
        let mut world = Voltarete::imagine(view, &mut Rng::new(1));
        let (deal, lying) = (Game::deal_number(&world), view.open.play.plays.len());
        let played = |world: &Voltarete| world.view(Viewer::Public).open.play.plays.len();
        Game::act(&mut world, seat, &make(card)).expect("allowed");
        if Game::deal_number(&world) == deal && played(&world) == lying + 1 {
            assert_eq!(club::way::<Voltarete>(view).ending, Ending::Open);
            play_best(&mut world, &mut forcing);
            asked += 1;
            solved += u32::from(Game::deal_number(&world) != deal || played(&world) != lying + 1);
        }
    });
    assert!(asked > 50 && 4 * solved > 3 * asked, "{solved} of {asked} worlds were solved");
    // In Truco no solver says what is called between two cards.
    look_on::<Truco>(3, 40, &mut |_, _, view| assert_eq!(club::way::<Truco>(view).ending, Ending::Hidden));
}

/// Worlds in which the same was seen and heard up to a choice cannot be told apart by the player who makes it: not by a byte of
/// their view.
#[test]
fn who_has_seen_the_same_sees_the_same() {
    let (mut alike, mut choices) = (0, 0);
    look_on::<Grand>(5, 400, &mut |_, seat, view| {
        let [Offer::Card { of, make }] = *Grand::offered(view) else { return };
        let Some(card) = of.first().filter(|&card| of.len() > 1 && Grand::card(card) == Some(make(card))) else { return };
        let mut views: std::collections::HashMap<u64, String> = std::collections::HashMap::new();
        for number in 0..12 {
            let mut world = Grand::imagine(view, &mut Rng::new(number));
            Game::act(&mut world, seat, &make(card)).expect("allowed");
            let Some((seen, cards, _)) = next_choice(&mut world, seat, number).expect("no standstill") else { continue };
            let sees = format!("{:?}", world.view(Viewer::Seat(seat)));
            assert!(cards.len() > 1);
            choices += 1;
            alike += usize::from(views.insert(seen, sees.clone()).is_some_and(|other| {
                assert_eq!(other, sees);
                true
            }));
        }
    });
    assert!(choices > 300 && alike > 30, "{alike} of {choices} choices were like another");
}

#[test]
fn the_tutor_names_the_books_advice() {
    let mut named = 0;
    look_on::<Voltarete>(6, 40, &mut |game, seat, view| {
        let lessons = tutor::lessons("voltarete", &AnyGame::seen(game, Viewer::Seat(seat)), 1, Thinking::Worlds(1));
        let own = Player::<Voltarete>::choose(&mut crate::voltarete::Novice, view).map(|action| action.to_string());
        let advised: Vec<_> = lessons.iter().filter(|lesson| lesson.reason.is_some()).map(|lesson| &lesson.action).collect();
        assert!(advised.is_empty() || advised == [&own.expect("an answer")], "{lessons:?}");
        named += advised.len();
    });
    assert!(named > 10);
    let game = Yukon::open(&Default::default(), &Setup::default()).expect("a table");
    assert!(tutor::lessons("no such game", &AnyGame::seen(&game, Viewer::Public), 1, Thinking::Worlds(1)).is_empty());
}

/// A falta on few points is not tried beside another choice; where it is the novice's own, it is weighed against the others.
#[test]
fn an_own_choice_that_is_not_worth_trying_is_weighed_against_the_others() {
    let falta: games::truco::Action = "falta_envido".parse().expect("a word");
    let mut rash = 0;
    let mut look = |_: &Truco, _, view: &<Truco as Game>::View| {
        let offered = Truco::offered(view).iter().any(|offer| offer.includes(&falta));
        if !offered || Truco::is_worth_trying(view, &falta) {
            return;
        }
        let own = Player::<Truco>::choose(&mut Truco::novice(1), view).expect("an answer");
        let tried = |own| candidates::<Truco>(view, own, &mut Rng::new(1));
        let beside = tried(&own);
        assert!(beside.iter().skip(1).all(|action| !action.to_string().contains("falta")), "nor with a truco: {beside:?}");
        let weighed = tried(&falta);
        assert!(weighed[0] == falta && weighed.len() > 1, "{weighed:?}");
        rash += 1;
    };
    // A match of chance is soon over.
    (1..=8).for_each(|seed| look_on::<Truco>(seed, 400, &mut look));
    assert!(rash > 5, "{rash}");
}

/// A plain tutor advises no call that the cards are not worth, and weighs none; among the learnt bets there are some.
#[test]
fn a_plain_tutor_does_not_bluff() {
    let (mut bluffs, mut asked) = (0, 0);
    let mut look = |game: &Truco, seat: Seat, view: &<Truco as Game>::View| {
        let bluff = |action: &str| action.parse().is_ok_and(|action| Truco::is_bluff(view, &action));
        let offered = Truco::offered(view);
        if !["envido", "truco"]
            .iter()
            .any(|&word| offered.iter().any(|offer| word.parse().is_ok_and(|word| offer.includes(&word))))
        {
            return;
        }
        let seen = AnyGame::seen(game, Viewer::Seat(seat));
        let plain = tutor::candid_lessons("truco", &seen, 3, Thinking::Worlds(1), tutor::Candour::Plain);
        assert!(plain.iter().all(|lesson| !bluff(&lesson.action)), "{plain:?}");
        let mixed = tutor::lessons("truco", &seen, 3, Thinking::Worlds(1));
        asked += 1;
        bluffs += usize::from(mixed.iter().any(|lesson| bluff(&lesson.action)));
    };
    (1..=6).for_each(|seed| look_on::<Truco>(seed, 200, &mut look));
    assert!(asked > 20 && bluffs > 5, "{bluffs} of {asked}");
}

#[test]
fn verbs_of_candidates_are_of_the_game() {
    look_on::<Voltarete>(7, 60, &mut |_, _, view| {
        let own = Player::<Voltarete>::choose(&mut crate::voltarete::Novice, view).expect("an answer");
        let found = candidates::<Voltarete>(view, &own, &mut Rng::new(1));
        // Claims, accusations and words of good order are never candidates beside others.
        assert!(found.iter().skip(1).all(|action| Voltarete::is_weighty(action) && !action.verb().is_empty()));
    });
}
