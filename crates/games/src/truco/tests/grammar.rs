//! The call grammars as automata, written down a second time and walked through: no sequence outside them is accepted, none
//! inside them refused, and every one comes to the figures of the tables 5.1 to 5.3.

use super::super::stakes::Stage;
use super::super::state::{First, Phase, Side};
use super::super::{Action, Truco};
use super::harness::{PLAIN, Scenario};
use engine::{Game, Seat};
use std::collections::BTreeSet;

/// Lets every flor go by that waits to be sung.
fn waive_all(game: &mut Truco) {
    while let Some(seat) = game.open.window.iter().next() {
        game.act(seat, &Action::WaiveFlor).expect("a waiver");
    }
}

fn act(game: &Truco, seat: usize, word: &str) -> Option<Truco> {
    let mut after = game.clone();
    after.act(Seat::at(seat), &word.parse().expect("a word")).ok()?;
    Some(after)
}

/// 5.1: the ladder of the envido. `calls` are E, R and F; what they come to if refused and if accepted.
fn envido_figures(calls: &str, falta: i64, cap: i64) -> (i64, i64) {
    let worth = |calls: &str| -> i64 {
        let sum = calls.chars().map(|call| if call == 'E' { 2 } else { 3 }).sum::<i64>();
        if calls.ends_with('F') { falta } else { sum.min(cap) }
    };
    let before = &calls[..calls.len() - 1];
    (if before.is_empty() { 1 } else { worth(before) }, worth(calls))
}

/// May this call follow those?
fn envido_follows(calls: &str, next: char, falta: i64, cap: i64, full: i64) -> bool {
    let stake = if calls.is_empty() { 0 } else { envido_figures(calls, falta, cap).1 };
    match next {
        _ if calls.ends_with('F') => false,
        'F' => falta >= stake && (stake < full || cap < full || stake == cap),
        _ if stake >= cap.min(full) => false,
        'E' => !calls.contains('R') && calls.len() < 2,
        _ => true,
    }
}

fn walk_envido(game: &Truco, calls: &str, sides: [usize; 2], falta: i64, cap: i64, found: &mut usize) {
    const WORDS: [(char, &str); 3] = [('E', "envido"), ('R', "real_envido"), ('F', "falta_envido")];
    for (call, word) in WORDS {
        let seat = sides[calls.len() % 2];
        let after = act(game, seat, word);
        let allowed = envido_follows(calls, call, falta, cap, 24);
        assert_eq!(after.is_some(), allowed, "{word} after `{calls}` at falta {falta}");
        // The side that called last cannot raise itself.
        assert!(calls.is_empty() || act(game, sides[(calls.len() + 1) % 2], word).is_none());
        if let Some(mut after) = after {
            waive_all(&mut after);
            let calls = format!("{calls}{call}");
            let ladder = after.open.ladder;
            assert_eq!((ladder.refused, ladder.stake), envido_figures(&calls, falta, cap), "{calls}");
            *found += 1;
            walk_envido(&after, &calls, sides, falta, cap, found);
        }
    }
}

#[test]
fn the_envido_is_its_automaton() {
    for score in ["0 0", "15 9", "22 3", "23 14"] {
        let leader: i64 = score.split(' ').next().and_then(|tentos| tentos.parse().ok()).expect("tentos");
        let scenario = Scenario::dealt(&format!("setup score {score}"), PLAIN);
        let mut found = 0;
        walk_envido(&scenario.game, "", [0, 1], 24 - leader, i64::MAX, &mut found);
        assert!(found >= 13, "{found} sequences at {score}");
    }
    let mut testa = Scenario::testa("");
    testa.deal(PLAIN);
    let mut found = 0;
    walk_envido(&testa.game, "", [1, 0], 6, 6, &mut found);
    assert_eq!(found, 15, "sequences of a testa");
}

/// Every row of table 5.1, refused and accepted, as the tally has it in the end.
#[test]
fn table_5_1_is_paid() {
    for calls in ["E", "R", "F", "EE", "ER", "EER", "RR", "ERR", "EERR", "RRR", "EF", "RF", "EEF", "ERF", "EERF", "RRF"] {
        let mut scenario = Scenario::strict("");
        scenario.deal(PLAIN);
        for (n, call) in calls.chars().enumerate() {
            let word = ["envido", "real_envido", "falta_envido"]["ERF".find(call).expect("a call")];
            scenario.happens(&format!("{} {word}", n % 2));
        }
        let (refused, accepted) = envido_figures(calls, 24, i64::MAX);
        let (caller, asked) = ((calls.len() + 1) % 2, calls.len() % 2);
        let mut no = scenario.clone();
        no.happens(&format!("{asked} nao_quero"));
        let side = [Side::A, Side::B][caller];
        assert_eq!(no.first(), Some((side, refused)), "{calls}");
        scenario.happens(&format!("{asked} quero; 0 sing 7; 1 nao_mato; 2 nao_mato; 3 nao_mato"));
        if accepted == 24 {
            scenario.stand(24, 0);
        } else {
            assert_eq!(scenario.first(), Some((Side::A, accepted)), "{calls}");
        }
    }
}

/// The words of the flor and their answers.
const FLOR_WORDS: [&str; 9] =
    ["flor", "contra_flor", "contra_flor_resto", "achico", "e_boa", "waive_flor", "segue", "quero", "nao_quero"];

/// State of a fight of flores after these words: seat 0 opened, the others follow in order.
enum Fight {
    /// These words are open to these seats.
    Open(BTreeSet<(usize, &'static str)>),
    /// It is settled: tentos to this side, or to the one that sings or shows best.
    Over(Option<Side>, i64),
}

/// The automaton of 4.3, with the figures of 5.2; `resto` is what the leader lacks.
fn flor_fight(said: &[(usize, &'static str)], resto: i64) -> Fight {
    let opening = said[0].1;
    let b_spoke = said.iter().skip(1).take(3).any(|&(seat, word)| seat != 2 && !matches!(word, "e_boa" | "flor"));
    let next = said.len();
    if next < 4 {
        let words: &[&str] = match (next, opening) {
            (2, _) => &["flor", "waive_flor"],
            (_, "flor") if !b_spoke => &["e_boa", "flor", "achico", "contra_flor", "contra_flor_resto"],
            (_, "contra_flor_resto") if !b_spoke => &["e_boa", "flor", "achico"],
            _ => &["e_boa", "flor"],
        };
        return Fight::Open(
            words.iter().map(|&word| (next, FLOR_WORDS[FLOR_WORDS.iter().position(|&w| w == word).expect("a word")])).collect(),
        );
    }
    let sang: Vec<usize> =
        said[..4].iter().filter(|(_, word)| !matches!(*word, "e_boa" | "waive_flor")).map(|&(seat, _)| seat).collect();
    let of = |side: Side| sang.iter().filter(|&&seat| seat % 2 == side as usize).count() as i64;
    let (a, b) = (of(Side::A), of(Side::B));
    let all = 3 * (a + b);
    let shrunk_b = said[1..4].iter().any(|&(_, word)| word == "achico");
    match opening {
        _ if b == 0 => return Fight::Over(Some(Side::A), 3 * a),
        "achico" => return Fight::Over(Some(Side::B), 3 * b + a),
        _ if shrunk_b => return Fight::Over(Some(Side::A), 3 * a + b),
        _ => {}
    }
    let raised = said[1..4]
        .iter()
        .find(|(_, word)| matches!(*word, "contra_flor" | "contra_flor_resto"))
        .map(|&(_, word)| (Side::B, word));
    let mut pending = raised.or((opening == "contra_flor_resto").then_some((Side::A, "contra_flor_resto")));
    let mut over = false;
    for &(seat, word) in &said[4..] {
        let side = if seat % 2 == 0 { Side::A } else { Side::B };
        match (word, pending) {
            ("segue", _) => return Fight::Over(None, all),
            ("quero", Some((_, "contra_flor_resto"))) => return Fight::Over(None, all + resto),
            ("quero", _) => return Fight::Over(None, all),
            ("nao_quero" | "achico", Some((by, _))) => {
                let (own, other) = if by == Side::A { (a, b) } else { (b, a) };
                return Fight::Over(Some(by), if over { all } else { 3 * own + other });
            }
            (word, before) => {
                over = before.is_some_and(|(_, before)| before == "contra_flor");
                pending = Some((side, word));
            }
        }
    }
    let singers = |side: Side| sang.iter().copied().filter(move |&seat| seat % 2 == side as usize);
    Fight::Open(match pending {
        None => {
            singers(Side::A).flat_map(|seat| ["segue", "contra_flor", "contra_flor_resto"].map(|word| (seat, word))).collect()
        }
        Some((by, word)) => {
            let answers: &[&'static str] = if word == "contra_flor" {
                &["quero", "nao_quero", "achico", "contra_flor_resto"]
            } else {
                &["quero", "nao_quero", "achico"]
            };
            singers(by.other()).flat_map(|seat| answers.iter().map(move |&word| (seat, word))).collect()
        }
    })
}

fn walk_flor(game: &Truco, said: &mut Vec<(usize, &'static str)>, found: &mut usize) {
    match flor_fight(said, 10) {
        Fight::Over(winner, tentos) => {
            *found += 1;
            let open = &game.open;
            match winner {
                Some(side) => {
                    assert_eq!(open.first_score.map(|score| (score.to, score.tentos)), Some((side, tentos)), "{said:?}")
                }
                None => {
                    assert!(open.first == First::FlorSinging || open.first == First::Closed, "{said:?}");
                    assert_eq!(game.flor_score(Side::A).tentos, tentos, "{said:?}");
                }
            }
        }
        Fight::Open(words) => {
            for seat in 0..4 {
                for word in FLOR_WORDS {
                    let after = act(game, seat, word);
                    assert_eq!(after.is_some(), words.contains(&(seat, word)), "{seat} {word} after {said:?}");
                    if let Some(after) = after {
                        said.push((seat, word));
                        walk_flor(&after, said, found);
                        said.pop();
                    }
                }
            }
        }
    }
}

#[test]
fn the_flor_is_its_automaton() {
    let scenario = Scenario::dealt("setup score 14 11", PLAIN);
    assert!(act(&scenario.game, 0, "contra_flor").is_none(), "a contra-flor only replies");
    let mut found = 0;
    for opening in ["flor", "contra_flor_resto", "achico"] {
        let game = act(&scenario.game, 0, opening).expect("an opening");
        walk_flor(&game, &mut vec![(0, opening)], &mut found);
    }
    assert!(found > 250, "{found} fights");
}

/// The automaton of 4.4 for one against one: what is on, what waits and whose it is, who may raise.
#[derive(Clone, Copy, Debug)]
struct Trucking {
    on: i64,
    pending: Option<(i64, usize)>,
    right: Option<usize>,
}

impl Trucking {
    /// The state after a word of a seat, or the tentos of the other side and the end; `None` if the word is void.
    fn after(self, seat: usize, word: &str) -> Option<Result<Trucking, (usize, i64)>> {
        let stage = match word {
            "truco" => 1,
            "retruco" | "quero_retruco" => 2,
            "vale_quatro" | "quero_vale_quatro" => 3,
            _ => 0,
        };
        match (word, self.pending) {
            ("truco", None) if self.on == 0 => Some(Ok(Trucking { pending: Some((1, seat)), ..self })),
            ("retruco" | "vale_quatro", None) if self.on + 1 == stage && self.on > 0 && self.right == Some(seat) => {
                Some(Ok(Trucking { pending: Some((stage, seat)), right: None, ..self }))
            }
            ("quero", Some((pending, by))) if by != seat => Some(Ok(Trucking { on: pending, pending: None, right: Some(seat) })),
            ("nao_quero", Some((pending, by))) if by != seat => Some(Err((by, pending))),
            ("quero_retruco" | "quero_vale_quatro", Some((pending, by))) if by != seat && pending + 1 == stage => {
                Some(Ok(Trucking { on: pending, pending: Some((stage, seat)), right: None }))
            }
            _ => None,
        }
    }
}

fn walk_truco(game: &Truco, standing: Trucking, found: &mut usize) {
    const WORDS: [&str; 7] = ["truco", "retruco", "vale_quatro", "quero", "nao_quero", "quero_retruco", "quero_vale_quatro"];
    for seat in 0..2 {
        for word in WORDS {
            let expected = standing.after(seat, word);
            let after = act(game, seat, word);
            assert_eq!(after.is_some(), expected.is_some(), "{seat} {word} at {standing:?}");
            match (after, expected) {
                (Some(mut after), Some(Err((to, tentos)))) => {
                    waive_all(&mut after);
                    assert_eq!(after.open.phase, Phase::Claims);
                    let score = after.open.truco_score.expect("a score");
                    assert_eq!((score.to as usize, score.tentos), (to, tentos), "{seat} {word} at {standing:?}");
                    *found += 1;
                }
                (Some(after), Some(Ok(next))) => {
                    let worth = [Stage::Nothing, Stage::Truco, Stage::Retruco, Stage::ValeQuatro][next.on as usize];
                    assert_eq!(after.open.calls.on, worth);
                    *found += 1;
                    walk_truco(&after, next, found);
                }
                _ => {}
            }
        }
    }
}

#[test]
fn the_truco_is_its_automaton() {
    let scenario = Scenario::dealt("option players 2", ["3C 7E 4O", "3O RB 5C"]);
    let mut found = 0;
    walk_truco(&scenario.game, Trucking { on: 0, pending: None, right: None }, &mut found);
    // A vale quatro has 2 answers; a retruco those, and the raise at once or later: 8; a truco 20; and two may open.
    assert_eq!(found, 2 * (1 + 20));
}
