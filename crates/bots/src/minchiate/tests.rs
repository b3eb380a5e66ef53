//! The novice is lawful at every table, and better than chance.

use super::{Novice, advise};
use crate::{Player, Random, Reason};
use engine::show::ToAct;
use engine::{Agreements as _, Game, Seat, Setup, Shuffler, Turn, Viewer};
use games::minchiate::state::Phase;
use games::minchiate::tarocchi::{COUNTING, KINGS};
use games::minchiate::{Action, Agreements, Minchiate, RESTI, SEGNI, View, verzigole};

/// A match with the first pair played by novices and the second by chance; by how many points the first is ahead.
fn played(table: &str, number: u64) -> i64 {
    let mut agreements = Agreements::default();
    for (name, value) in [("table", table), ("partners", "agreed"), ("first_dealer", "agreed")] {
        agreements.set(name, value).expect("an option");
    }
    let dealer = Seat::new(number as usize % 4);
    let mut game = Minchiate::open(&agreements, &Setup { dealer, ..Setup::default() }).expect("a table");
    let mut novice = Novice;
    let mut chance = Random::new(number);
    let mut shuffler = Shuffler::numbered([7; 32], 1000 * number);
    loop {
        shuffler.deal(&mut game).expect("a deal");
        let Turn::Seats { must, may } = game.turn() else { break };
        // Seats that may speak are heard before seats that must act.
        let seats: Vec<Seat> = may.iter().chain(must.iter()).collect();
        let spoken = seats.into_iter().find_map(|seat| {
            let view = game.view(Viewer::Seat(seat));
            let first_pair = seat.index() % 2 == 0;
            let player: &mut dyn Player<Minchiate> = if first_pair { &mut novice } else { &mut chance };
            if !first_pair && Minchiate::to_act(&view) != ToAct::Must {
                return None;
            }
            player.choose(&view).map(|action| (seat, action))
        });
        let (seat, action) = spoken.expect("somebody acts");
        game.act(seat, &action).expect("a lawful action");
    }
    game.ledger().balance(RESTI[0]) * 60 + game.ledger().balance(SEGNI[0])
}

#[test]
fn the_novice_beats_chance_clearly() {
    for table in ["strict", "honour"] {
        let margins: Vec<i64> = (0..24).map(|number| played(table, number)).collect();
        let mean = margins.iter().sum::<i64>() as f64 / margins.len() as f64;
        let spread = (margins.iter().map(|&n| (n as f64 - mean).powi(2)).sum::<f64>() / (margins.len() - 1) as f64).sqrt();
        let error = spread / (margins.len() as f64).sqrt();
        println!("{table}: {mean:.0} points a match, standard error {error:.0}");
        assert!(mean > 3.0 * error, "{table}: {mean:.1} points a match, error {error:.1}: {margins:?}");
    }
}

/// Every view in which a novice must act, in a few matches between novices.
fn views(wanted: impl Fn(&View) -> bool) -> Vec<View> {
    let mut found = Vec::new();
    for number in 0..6 {
        let mut game = Minchiate::open(&Agreements::default(), &Setup::default()).expect("a table");
        let mut shuffler = Shuffler::new([number; 32]);
        loop {
            shuffler.deal(&mut game).expect("a deal");
            let Turn::Seats { must, .. } = game.turn() else { break };
            let seat = must.lowest().expect("somebody must act");
            let view = game.view(Viewer::Seat(seat));
            let action = Novice.choose(&view).expect("an action");
            game.act(seat, &action).expect("a lawful action");
            found.extend(wanted(&view).then_some(view));
        }
    }
    found
}

#[test]
fn a3_the_first_lead_is_a_king() {
    let leads = views(|view| view.open.phase == Phase::Tricks && view.open.taken.is_empty() && view.open.plays.is_empty());
    let with_king: Vec<&View> = leads.iter().filter(|view| view.hand.meets(KINGS)).collect();
    assert!(with_king.len() > 5, "only {} leads", with_king.len());
    for view in with_king {
        let advice = advise(view).expect("advice");
        assert!(matches!(advice.action, Action::Play(card) if KINGS.contains(card)), "{advice:?}");
        assert_eq!(advice.reason, Some(Reason("A3")));
    }
}

#[test]
fn a1_a2_no_card_that_counts_is_discarded() {
    let discards = views(|view| view.open.phase == Phase::Discard);
    assert!(discards.len() > 5, "only {} discards", discards.len());
    for view in discards {
        let advice = advise(&view).expect("advice");
        assert!(matches!(advice.action, Action::Discard(cards) if !cards.meets(COUNTING)), "{advice:?}");
    }
}

#[test]
fn r18_every_verzigola_is_accused() {
    let silent =
        views(|view| view.open.phase == Phase::Accuse && advise(view).is_some_and(|advice| advice.action == Action::NoMore));
    assert!(silent.iter().any(|view| !view.open.accused.is_empty()), "nobody accused anything");
    for view in silent {
        let seat = view.seat().expect("a seat");
        let accused = view.open.accused.iter().filter(|(who, _)| *who == seat).count();
        assert_eq!(accused, verzigole::verzigole(view.hand).len());
    }
}
