//! Doubles, partial answers and the lei as automata, written down a second time from sections 4.5, 4.6 and 5 of the rules and
//! walked through: no sequence outside them is accepted, none inside them refused, and every one comes to its figures.

use super::super::stakes::Stage;
use super::super::state::{First, Phase, Side};
use super::super::{Action, Truco};
use super::harness::{PLAIN, Tale};
use engine::{Game, Seat};
use std::collections::BTreeSet;

fn act(game: &Truco, seat: usize, word: &str) -> Option<Truco> {
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

/// How two proposals wait for one answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Joined {
    Not,
    EnvidoFirst,
    TrucoFirst,
    Lei,
}

/// One against one: what is asked, by whom, and how the truco stands. Seat 0 is the mão and has the better points.
#[derive(Clone, Debug)]
struct Standing {
    /// The calls that wait, and who called last.
    asked: Option<(String, usize)>,
    joined: Joined,
    closed: bool,
    on: usize,
    pending: Option<(usize, usize)>,
    right: Option<usize>,
    /// Who has called or answered a truco, and opens no envido any more.
    trucked: [bool; 2],
    scores: [i64; 2],
}

/// What a word leads to.
enum Next {
    On(Standing),
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

impl Standing {
    const BEGIN: Standing = Standing {
        asked: None,
        joined: Joined::Not,
        closed: false,
        on: 0,
        pending: None,
        right: None,
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
            Some((calls, by)) if *by != seat && self.joined != Joined::Lei && Standing::follows(calls, call) => calls.clone(),
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
        let right = if stage == 1 { self.on == 0 } else { self.on > 0 && self.on + 1 == stage && self.right == Some(seat) };
        let mut next = self.clone();
        next.pending = Some((stage, seat));
        next.right = None;
        next.trucked[seat] = true;
        (right && self.asked.is_none() && self.pending.is_none()).then_some(Next::On(next))
    }

    fn quero_e(&self, seat: usize, stage: usize) -> Option<Next> {
        let (pending, by) = self.pending.filter(|_| self.asked.is_none())?;
        let mut next = self.clone();
        next.on = pending;
        next.pending = Some((stage, seat));
        next.trucked[seat] = true;
        (by != seat && pending + 1 == stage).then_some(Next::On(next))
    }

    /// Yes or no to the first part, and to the truco, as far as they are asked.
    fn answer(&self, seat: usize, first: bool, truco: bool) -> Option<Next> {
        let mut next = self.clone();
        let both = self.joined != Joined::Not;
        if let Some((calls, by)) = &self.asked {
            if *by == seat {
                return None;
            }
            let (to, tentos) = if first { (0, stake(calls)) } else { (*by, refused(calls)) };
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
        if !truco {
            next.scores[by] += stage as i64;
            return Some(Next::Over(next.scores));
        }
        next.on = stage;
        next.right = Some(seat);
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
            ("passo_truco_quero_envido", _) => Some((true, false)),
            ("passo_envido_quero_truco", _) => Some((false, true)),
            ("passo_1_quero_2", joined) => Some(if joined == Joined::TrucoFirst { (true, false) } else { (false, true) }),
            ("passo_2_quero_1", joined) => Some(if joined == Joined::TrucoFirst { (false, true) } else { (true, false) }),
            _ => None,
        };
        match word {
            "truco" => self.truco(seat, 1),
            "retruco" => self.truco(seat, 2),
            "vale_quatro" => self.truco(seat, 3),
            "quero_retruco" => self.quero_e(seat, 2),
            "quero_vale_quatro" => self.quero_e(seat, 3),
            "quero" => self.answer(seat, true, true),
            "nao_quero" => self.answer(seat, false, false),
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

fn walk(game: &Truco, standing: &Standing, found: &mut usize) {
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

#[test]
fn doubles_are_their_automaton() {
    let mut tale = Tale::strict("option players 2; setup score 9 12");
    tale.deal([PLAIN[0], PLAIN[1]]);
    let mut found = 0;
    walk(&tale.game, &Standing::BEGIN, &mut found);
    assert!(found > 5_000, "{found} words were walked");
}

#[test]
fn the_lei_is_its_automaton() {
    for by in 0..2 {
        let mut tale = Tale::strict("option players 2; setup score 9 12");
        tale.happens(&format!("{by} say_lei")).deal([PLAIN[0], PLAIN[1]]);
        let mut trucked = [false; 2];
        trucked[by] = true;
        let asked = Some(("F".to_owned(), by));
        let lei = Standing { asked, joined: Joined::Lei, pending: Some((1, by)), trucked, ..Standing::BEGIN };
        let mut found = 0;
        walk(&tale.game, &lei, &mut found);
        // Six answers; after the three that accept the truco, its raise in nine words.
        assert_eq!(found, 6 + 3 * 9);
    }
}

/// The four answers of who has flor: is it kept up, and is the truco accepted?
const WITH_FLOR: [(&str, bool, bool); 4] = [
    ("com_flor_quero", true, true),
    ("com_flor_nao_quero", true, false),
    ("achico_quero", false, true),
    ("achico_nao_quero", false, false),
];

/// The answers of who has none: to the falta, and to the truco.
const WITHOUT: [(&str, bool, bool); 6] = [
    ("quero", true, true),
    ("nao_quero", false, false),
    ("passo_truco_quero_envido", true, false),
    ("passo_envido_quero_truco", false, true),
    ("passo_1_quero_2", false, true),
    ("passo_2_quero_1", true, false),
];

/// The resto at 9 to 11.
const RESTO: i64 = 13;

/// The lei among four, said by seat 0: what has been said to it. At a real table no word depends on a card.
#[derive(Clone, Debug, Default)]
struct Lei {
    /// The answer without flor that is held: whose, to the falta, to the truco.
    held: Option<(usize, bool, bool)>,
    /// Who can sing no more, for he answered or let it go by.
    gone: BTreeSet<usize>,
    sung: BTreeSet<usize>,
    /// Who sang first; from his right on each declares.
    opener: Option<usize>,
    declared: BTreeSet<usize>,
    /// The answer with flor: is it kept up, is the truco accepted?
    answer: Option<(bool, bool)>,
}

impl Lei {
    /// Who declares next: every opponent of the opener, and his companheiro if he may still sing.
    fn declarer(&self) -> Option<usize> {
        let opener = self.opener?;
        (1..4)
            .map(|step| (opener + step) % 4)
            .find(|&seat| !self.declared.contains(&seat) && (seat % 2 != opener % 2 || !self.gone.contains(&seat)))
    }

    /// The words open to each seat; nothing if all is said.
    fn words(&self) -> BTreeSet<(usize, &'static str)> {
        let mut words = BTreeSet::new();
        let with_flor = |seat: usize| WITH_FLOR.map(|(word, ..)| (seat, word));
        match (self.opener, self.held) {
            (None, None) => {
                for seat in [1, 3] {
                    words.extend(with_flor(seat));
                    words.extend(WITHOUT.map(|(word, ..)| (seat, word)));
                }
            }
            (None, Some(_)) => {
                for seat in (0..4).filter(|seat| !self.gone.contains(seat)) {
                    words.insert((seat, "waive_flor"));
                    if seat % 2 == 0 {
                        words.insert((seat, "flor"));
                    } else {
                        words.extend(with_flor(seat));
                    }
                }
            }
            (Some(opener), _) => {
                let Some(seat) = self.declarer() else { return words };
                let waives = seat % 2 == opener % 2 || seat % 2 == 1 && self.answer.is_some();
                words.insert((seat, if waives { "waive_flor" } else { "e_boa" }));
                if !self.gone.contains(&seat) {
                    match seat % 2 == 1 && self.answer.is_none() {
                        true => words.extend(with_flor(seat)),
                        false => words.extend([(seat, "flor")]),
                    }
                }
            }
        }
        words
    }

    fn said(&self, seat: usize, word: &str) -> Lei {
        let mut next = self.clone();
        if let Some((_, falta, truco)) = WITHOUT.iter().find(|(known, ..)| *known == word) {
            next.held = Some((seat, *falta, *truco));
            next.gone.insert(seat);
            return next;
        }
        if let Some((_, kept, truco)) = WITH_FLOR.iter().find(|(known, ..)| *known == word) {
            next.answer = Some((*kept, *truco));
        }
        if matches!(word, "e_boa" | "waive_flor") {
            next.gone.insert(seat);
        } else {
            next.opener.get_or_insert(seat);
            next.sung.insert(seat);
        }
        if next.opener.is_some() {
            next.declared.insert(seat);
        }
        next
    }

    /// What it comes to, once all is said: the first part, unless it is still to be sung, and whether the truco is accepted.
    fn end(&self, resto: i64) -> (Result<(Side, i64), i64>, Option<bool>) {
        let of = |side: usize| self.sung.iter().filter(|&&seat| seat % 2 == side).count() as i64;
        let (a, b) = (of(0), of(1));
        let truco = self.answer.map(|(_, truco)| truco).or(self.held.map(|(.., truco)| truco));
        let first = match (a, b, self.answer) {
            (0, 0, _) => match self.held {
                Some((_, true, _)) => Err(resto),
                _ => Ok((Side::A, 1)),
            },
            (_, 0, _) => Ok((Side::A, 3 * a)),
            (0, _, _) => Ok((Side::B, 3 * b)),
            (_, _, Some((false, _))) => Ok((Side::A, 3 * a + b)),
            _ => Err(3 * (a + b) + resto),
        };
        (first, truco)
    }
}

fn walk_lei(game: &Truco, lei: &Lei, found: &mut usize) {
    let words = lei.words();
    if words.is_empty() {
        *found += 1;
        let (first, truco) = lei.end(RESTO);
        match first {
            Ok(score) => {
                assert_eq!(game.open.first_score.map(|score| (score.to, score.tentos)), Some(score), "{lei:?}");
                match truco {
                    Some(true) => {
                        assert_eq!((game.open.calls.on, game.open.calls.right), (Stage::Truco, Some(Side::B)), "{lei:?}")
                    }
                    _ => {
                        let score = game.open.truco_score.map(|score| (score.to, score.tentos));
                        assert_eq!((game.open.phase == Phase::Contest, score), (false, Some((Side::A, 1))), "{lei:?}");
                    }
                }
            }
            Err(stake) if lei.sung.is_empty() => {
                assert_eq!((game.open.first, game.open.ladder.stake), (First::Singing, stake), "{lei:?}");
            }
            Err(stake) => {
                assert_eq!((game.open.first, game.flor_score(Side::A).tentos), (First::FlorSinging, stake), "{lei:?}");
            }
        }
        return;
    }
    const OTHERS: [&str; 9] =
        ["flor", "e_boa", "waive_flor", "contra_flor", "contra_flor_resto", "achico", "envido", "truco", "quero_retruco"];
    let alphabet = WITH_FLOR.iter().chain(&WITHOUT).map(|(word, ..)| *word).chain(OTHERS);
    for word in alphabet.collect::<Vec<_>>() {
        for seat in 0..4 {
            let after = act(game, seat, word);
            assert_eq!(after.is_some(), words.contains(&(seat, word)), "{seat} {word} at {lei:?}");
            if let Some(after) = after {
                walk_lei(&after, &lei.said(seat, word), found);
            }
        }
    }
}

#[test]
fn the_lei_with_flor_is_its_automaton() {
    // No flor carries a side out at this score.
    let mut tale = Tale::at("setup score 9 11");
    tale.happens("0 say_lei").deal(PLAIN);
    let mut found = 0;
    walk_lei(&tale.game, &Lei::default(), &mut found);
    assert!(found > 300, "{found} ends");
}
