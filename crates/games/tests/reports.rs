//! The report of an act says the same as the log of the table, also where the act ended the hand and left no log.

use cards::shuffle::shuffle;
use engine::show::Choice;
use engine::{AnyGame, Arg, Entry, Msg, Rng, Seat, Setup, Turn, Viewer};
use std::collections::{BTreeMap, BTreeSet};

/// Matches of each game at each kind of table.
const MATCHES: u64 = 12;
/// Buttons that are words said aloud, of acts that leave no other line in the log.
const SPOKEN: [&str; 3] = ["spanish-stop", "spanish-recount", "truco-refuse-exposed"];
/// Acts of one match at most.
const ACTS: u64 = 1200;

/// One of the actions a way stands for.
fn one_of(way: &Choice, rng: &mut Rng) -> Option<String> {
    Some(match way {
        Choice::Word { action, .. } => action.clone(),
        Choice::Card { verb, of, .. } => format!("{verb} {}", rng.card(*of)?),
        Choice::Cards { verb, of, must, at_least, .. } => {
            let rest = rng.cards(*of - *must, at_least.saturating_sub(must.len()));
            format!("{verb} {}", *must | rest).trim_end().to_owned()
        }
        Choice::Number { verb, from, .. } => format!("{verb} {from}"),
    })
}

/// The messages that the log has of acts of each verb, and the buttons and reports of those that ended a hand.
#[derive(Default)]
struct Reports {
    logged: BTreeMap<String, BTreeSet<&'static str>>,
    ended: BTreeMap<String, (&'static str, &'static str)>,
}

/// The label of an action's button.
fn button(game: &dyn AnyGame, seat: Seat, action: &str) -> &'static str {
    let ways = game.show(Viewer::Seat(seat)).prompt.map_or_else(Vec::new, |prompt| prompt.ways);
    let found = ways.iter().find(|way| matches!(way, Choice::Word { action: written, .. } if written == action));
    found.map_or("", |way| way.words().id)
}

/// The words of a line of the log.
fn said(line: &Msg) -> Option<&'static str> {
    line.args.iter().find_map(|(name, arg)| match arg {
        Arg::Msg(what) if *name == "what" => Some(what.id),
        _ => None,
    })
}

fn acted(game: &mut dyn AnyGame, seat: Seat, action: &str, heard: &mut Reports) {
    let before = game.show(Viewer::Public);
    let told = (button(game, seat, action), game.done(action).map_or("", |done| done.id));
    if game.act(seat, action).is_err() {
        return;
    }
    let after = game.show(Viewer::Public);
    let verb = action.split(' ').next().unwrap_or_default().to_owned();
    if game.card_played(action).is_some() {
        return;
    }
    if before.deal != after.deal {
        heard.ended.insert(verb, told);
    } else if let Some(line) = after.log.get(before.log.len()) {
        heard.logged.entry(verb).or_default().extend(said(line));
    }
}

fn play(entry: &Entry, honour: &[(&str, &str)], heard: &mut Reports) {
    let options: Vec<(String, String)> = honour.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    for seed in 0..MATCHES {
        let mut game = (entry.open)(&options, &Setup::default()).expect("a table");
        let mut rng = Rng::new(seed);
        for step in 0..ACTS {
            match game.turn() {
                Turn::Over => break,
                Turn::Shuffle(wanted) => {
                    let order = shuffle(wanted.cards, &[seed as u8; 32], step);
                    game.shuffled(&order).expect("a shuffle");
                }
                Turn::Seats { must, may } => {
                    let seats: Vec<Seat> =
                        if rng.below(8) == 0 { must.iter().chain(may.iter()).collect() } else { must.iter().collect() };
                    let Some(&seat) = rng.one(&seats) else { break };
                    let Some(prompt) = game.show(Viewer::Seat(seat)).prompt else { continue };
                    let Some(way) = rng.one(&prompt.ways) else { continue };
                    let Some(action) = one_of(way, &mut rng) else { continue };
                    acted(&mut *game, seat, &action, heard);
                }
            }
        }
    }
}

#[test]
fn the_act_that_ends_a_hand_is_reported_as_the_log_reports_it_elsewhere() {
    let (mut wrong, mut ended) = (Vec::new(), 0);
    for entry in games::catalogue() {
        let mut heard = Reports::default();
        play(&entry, &[], &mut heard);
        play(&entry, entry.honour, &mut heard);
        ended += heard.ended.len();
        for (verb, (button, report)) in heard.ended {
            let logged = heard.logged.get(&verb).cloned().unwrap_or_default();
            // A button that is the word said aloud is the log's own word for it.
            if report.is_empty() || report == button && !logged.contains(button) && !SPOKEN.contains(&button) {
                wrong.push(format!("{} {verb}: reported by its button {button}; the log has {logged:?}", entry.facts.id));
            }
        }
    }
    assert!(ended > 40, "only {ended} acts ended a hand");
    assert!(wrong.is_empty(), "{wrong:#?}");
}
