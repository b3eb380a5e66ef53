//! Doubles, partial answers and the lei without flor as automata, written down a second time from sections 4.5, 4.6 and 5 of
//! the rules and walked through: no sequence outside them is accepted, none inside them refused, and every one comes to its
//! figures.

use super::super::stakes::Stage;
use super::super::state::Reply::{self, NaoQuero, Quero};
use super::super::state::{First, Phase, Side};
use super::super::{Action, RaiseLater, Truco};
use super::harness::{PLAIN, Scenario};
use engine::{Game, Seat};

pub(super) fn act(game: &Truco, seat: usize, word: &str) -> Option<Truco> {
    let mut after = game.clone();
    after.act(Seat::at(seat), &word.parse().expect("a word")).ok()?;
    Some(after)
}

/// The calls of the envido, and what each adds; the falta takes the place of all.
const CALLS: [(char, &str, i64); 3] = [('E', "envido", 2), ('R', "real_envido", 3), ('F', "falta_envido", 0)];

/// The falta at 9 to 12, the score at which these walks begin.
const FALTA: i64 = 12;
const SCORE: [i64; 2] = [9, 12];

/// The longest ladder that is climbed.
const LADDER: usize = 3;

/// Relation of two proposals that wait for one answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Joined {
    Not,
    EnvidoFirst,
    TrucoFirst,
    Lei,
}

/// One against one: what is asked, by whom, and how the truco stands. Seat 0 is the mão and has the better points.
#[derive(Clone, Debug)]
struct Position {
    /// The calls that wait, and who called last.
    asked: Option<(String, usize)>,
    joined: Joined,
    closed: bool,
    on: usize,
    pending: Option<(usize, usize)>,
    right: Option<usize>,
    /// May a stage be raised later than in its answer, by agreement, or this one because it was accepted in one breath with an
    /// envido (D22)?
    raises: RaiseLater,
    late: RaiseLater,
    /// Sides that have called or answered a truco, and open no envido any more.
    trucked: [bool; 2],
    scores: [i64; 2],
}

/// Effect of a word.
enum Next {
    On(Position),
    /// The contest is over with these scores.
    Over([i64; 2]),
}

fn stake(calls: &str) -> i64 {
    let worth = |call: char| CALLS.iter().find(|(known, ..)| *known == call).map_or(0, |(.., worth)| *worth);
    if calls.ends_with('F') { FALTA } else { calls.chars().map(worth).sum() }
}

fn refused(calls: &str) -> i64 {
    if calls.len() == 1 { 1 } else { stake(&calls[..calls.len() - 1]) }
}

impl Position {
    const BEGIN: Position = Position {
        asked: None,
        joined: Joined::Not,
        closed: false,
        on: 0,
        pending: None,
        right: None,
        raises: RaiseLater::Yes,
        late: RaiseLater::No,
        trucked: [false; 2],
        scores: SCORE,
    };

    /// R34, R35: what may follow.
    fn follows(calls: &str, next: char) -> bool {
        match next {
            _ if calls.ends_with('F') => false,
            'F' => FALTA >= stake(calls),
            'E' => !calls.contains('R') && calls.len() < 2,
            _ => true,
        }
    }

    fn call(&self, seat: usize, call: char) -> Option<Next> {
        let mut next = self.clone();
        let calls = match &self.asked {
            Some((calls, by)) if *by != seat && self.joined != Joined::Lei && Position::follows(calls, call) => calls.clone(),
            None if !self.closed && !self.trucked[seat] && self.pending.is_none_or(|(_, by)| by != seat) => String::new(),
            _ => return None,
        };
        next.asked = Some((format!("{calls}{call}"), seat));
        // From a raise on, answers concern the first part alone (R71).
        next.joined = Joined::Not;
        Some(Next::On(next))
    }

    fn double(&self, seat: usize, call: char, joined: Joined) -> Option<Next> {
        let free = self.asked.is_none() && !self.closed && self.pending.is_none() && self.on == 0 && !self.trucked[seat];
        let mut next = self.clone();
        next.asked = Some((call.to_string(), seat));
        next.joined = joined;
        next.pending = Some((1, seat));
        next.trucked[seat] = true;
        free.then_some(Next::On(next))
    }

    /// A stage of the truco with nothing before it: an opening, or the raise one has a right to.
    fn truco(&self, seat: usize, stage: usize) -> Option<Next> {
        let later = self.raises == RaiseLater::Yes || self.late == RaiseLater::Yes;
        let raise = || later && self.on > 0 && self.on + 1 == stage && self.right == Some(seat);
        let right = if stage == 1 { self.on == 0 } else { raise() };
        let mut next = self.clone();
        next.pending = Some((stage, seat));
        next.right = None;
        next.late = RaiseLater::No;
        next.trucked[seat] = true;
        (right && self.asked.is_none() && self.pending.is_none()).then_some(Next::On(next))
    }

    fn quero_e(&self, seat: usize, stage: usize) -> Option<Next> {
        let (pending, by) = self.pending.filter(|_| self.asked.is_none())?;
        let mut next = self.clone();
        next.on = pending;
        next.late = RaiseLater::No;
        next.pending = Some((stage, seat));
        next.trucked[seat] = true;
        (by != seat && pending + 1 == stage).then_some(Next::On(next))
    }

    /// Yes or no to the first part, and to the truco, as far as they are asked.
    fn answer(&self, seat: usize, first: Reply, truco: Reply) -> Option<Next> {
        let mut next = self.clone();
        let both = self.joined != Joined::Not;
        if let Some((calls, by)) = &self.asked {
            if *by == seat {
                return None;
            }
            let (to, tentos) = if first == Quero { (0, stake(calls)) } else { (*by, refused(calls)) };
            next.scores[to] += tentos;
            next.asked = None;
            next.closed = true;
            next.joined = Joined::Not;
            if !both {
                return Some(Next::On(next));
            }
        }
        let (stage, by) = self.pending.filter(|&(_, by)| by != seat)?;
        next.trucked[seat] = true;
        next.pending = None;
        if truco == NaoQuero {
            next.scores[by] += stage as i64;
            return Some(Next::Over(next.scores));
        }
        next.on = stage;
        next.right = Some(seat);
        next.late = if both { RaiseLater::Yes } else { RaiseLater::No };
        Some(Next::On(next))
    }

    fn after(&self, seat: usize, word: &str) -> Option<Next> {
        if let Some((call, ..)) = CALLS.iter().find(|(_, name, _)| *name == word) {
            return self.call(seat, *call);
        }
        if let Some((one, other)) = word.strip_prefix("double ").and_then(|double| double.split_once(' ')) {
            let (name, joined) = if one == "truco" { (other, Joined::TrucoFirst) } else { (one, Joined::EnvidoFirst) };
            let (call, ..) = CALLS.iter().find(|(_, known, _)| *known == name)?;
            return self.double(seat, *call, joined);
        }
        // Of two proposals one is named as refused, by its name or by its place; alone neither can be (R69).
        let parts = match (word, self.joined) {
            (_, Joined::Not) => None,
            ("passo_truco_quero_envido", _) => Some((Quero, NaoQuero)),
            ("passo_envido_quero_truco", _) => Some((NaoQuero, Quero)),
            ("passo_1_quero_2", Joined::TrucoFirst) => Some((Quero, NaoQuero)),
            ("passo_2_quero_1", Joined::TrucoFirst) | ("passo_1_quero_2", _) => Some((NaoQuero, Quero)),
            ("passo_2_quero_1", _) => Some((Quero, NaoQuero)),
            _ => None,
        };
        match word {
            "truco" => self.truco(seat, 1),
            "retruco" => self.truco(seat, 2),
            "vale_quatro" => self.truco(seat, 3),
            "quero_retruco" => self.quero_e(seat, 2),
            "quero_vale_quatro" => self.quero_e(seat, 3),
            "quero" => self.answer(seat, Quero, Quero),
            "nao_quero" => self.answer(seat, NaoQuero, NaoQuero),
            _ => parts.and_then(|(first, truco)| self.answer(seat, first, truco)),
        }
    }
}

/// Every word of the second alphabet, and some that never fit.
const WORDS: [&str; 24] = [
    "envido",
    "real_envido",
    "falta_envido",
    "truco",
    "retruco",
    "vale_quatro",
    "quero",
    "nao_quero",
    "quero_retruco",
    "quero_vale_quatro",
    "passo_1_quero_2",
    "passo_2_quero_1",
    "passo_truco_quero_envido",
    "passo_envido_quero_truco",
    "double envido truco",
    "double real_envido truco",
    "double falta_envido truco",
    "double truco envido",
    "double truco real_envido",
    "double truco falta_envido",
    "double flor truco",
    "com_flor_quero",
    "achico_nao_quero",
    "say_lei",
];

/// Flores go by, and points are sung as they are: the mão has seven, the other five.
fn settled(mut game: Truco) -> Truco {
    while let Some(seat) = game.open.window.iter().next() {
        game.act(seat, &Action::WaiveFlor).expect("a waiver");
    }
    if game.open.first == First::Singing {
        for word in WORDS {
            assert!(act(&game, 0, word).is_none() && act(&game, 1, word).is_none(), "{word} while points are sung");
        }
        game.act(Seat::at(0), &Action::Sing(7)).expect("the mão sings");
        game.act(Seat::at(1), &Action::NaoMato).expect("the other gives it up");
    }
    game
}

fn walk(game: &Truco, standing: &Position, found: &mut usize) {
    for seat in 0..2 {
        for word in WORDS {
            let expected = standing.after(seat, word);
            let after = act(game, seat, word);
            assert_eq!(after.is_some(), expected.is_some(), "{seat} {word} at {standing:?}");
            let (Some(after), Some(expected)) = (after, expected) else { continue };
            let after = settled(after);
            *found += 1;
            match expected {
                Next::Over(scores) => {
                    assert_ne!(after.open.phase, Phase::Contest, "{seat} {word} at {standing:?}");
                    assert_eq!(Side::BOTH.map(|side| after.score(side)), scores, "{seat} {word} at {standing:?}");
                }
                Next::On(next) => {
                    let first = after.open.first_score.map_or(0, |score| score.tentos);
                    assert_eq!(next.scores.iter().sum::<i64>() - SCORE.iter().sum::<i64>(), first, "{seat} {word}");
                    let on = [Stage::Nothing, Stage::Truco, Stage::Retruco, Stage::ValeQuatro][next.on];
                    assert_eq!(after.open.calls.on, on, "{seat} {word} at {standing:?}");
                    if next.asked.as_ref().is_none_or(|(calls, _)| calls.len() <= LADDER) {
                        walk(&after, &next, found);
                    }
                }
            }
        }
    }
}

/// Every agreement these words depend on, and the heading that makes it.
const AGREED: [(RaiseLater, &str); 4] = [
    (RaiseLater::Yes, ""),
    (RaiseLater::Yes, "option flor_window first_come"),
    (RaiseLater::No, "option raise_later false"),
    (RaiseLater::No, "option raise_later false; option flor_window first_come"),
];

#[test]
fn doubles_are_their_automaton() {
    for (raises, heading) in AGREED {
        let mut scenario = Scenario::strict(&format!("option players 2; setup score 9 12; {heading}"));
        scenario.deal([PLAIN[0], PLAIN[1]]);
        let mut found = 0;
        walk(&scenario.game, &Position { raises, ..Position::BEGIN }, &mut found);
        assert!(found > 2_000, "{found} words were walked");
    }
}

#[test]
fn the_lei_is_its_automaton() {
    for (raises, heading) in AGREED {
        for by in 0..2 {
            let mut scenario = Scenario::strict(&format!("option players 2; setup score 9 12; {heading}"));
            scenario.happens(&format!("{by} say_lei")).deal([PLAIN[0], PLAIN[1]]);
            let mut trucked = [false; 2];
            trucked[by] = true;
            let asked = Some(("F".to_owned(), by));
            let lei = Position { asked, joined: Joined::Lei, pending: Some((1, by)), trucked, raises, ..Position::BEGIN };
            let mut found = 0;
            walk(&scenario.game, &lei, &mut found);
            // Six answers; after the three that accept the truco, its raise in nine words, in six if the next comes at once.
            let words = if raises == RaiseLater::Yes { 9 } else { 6 };
            assert_eq!(found, 6 + 3 * words);
        }
    }
}
