//! The lei with flor as an automaton, written down a second time from section 4.6 of the rules and walked through.

use super::super::stakes::Stage;
use super::super::state::Reply::{self, NaoQuero, Quero};
use super::super::state::{First, Phase, Side};
use super::super::{FlorWindow, Truco};
use super::harness::{PLAIN, Scenario};
use super::joint::act;
use std::collections::BTreeSet;

/// Presence of a flor in the answer to the lei.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flor {
    KeptUp,
    Shrunk,
}

/// The four answers of a player with flor: for the flor, and to the truco.
const WITH_FLOR: [(&str, Flor, Reply); 4] = [
    ("com_flor_quero", Flor::KeptUp, Quero),
    ("com_flor_nao_quero", Flor::KeptUp, NaoQuero),
    ("achico_quero", Flor::Shrunk, Quero),
    ("achico_nao_quero", Flor::Shrunk, NaoQuero),
];

/// The answers of a player without flor: to the falta, and to the truco.
const WITHOUT: [(&str, Reply, Reply); 6] = [
    ("quero", Quero, Quero),
    ("nao_quero", NaoQuero, NaoQuero),
    ("passo_truco_quero_envido", Quero, NaoQuero),
    ("passo_envido_quero_truco", NaoQuero, Quero),
    ("passo_1_quero_2", NaoQuero, Quero),
    ("passo_2_quero_1", Quero, NaoQuero),
];

/// The song of the mão, after which no proposer sings their flor any more (R76).
const SONG: &str = "sing 7";

/// The resto at 9 to 11.
const RESTO: i64 = 13;

/// The lei among four, said by seat 0: what has been said to it. At a real table no word depends on a card.
#[derive(Clone, Debug)]
struct Lei {
    window: FlorWindow,
    /// The answer without flor, to the falta and to the truco; it is held, unless the first who comes is heard.
    held: Option<(Reply, Reply)>,
    /// Seats that can no longer sing: they answered or let it go by.
    gone: BTreeSet<usize>,
    sung: BTreeSet<usize>,
    /// The first to sing; the others declare in turn from their right.
    opener: Option<usize>,
    declared: BTreeSet<usize>,
    /// The answer with flor: for it, and to the truco.
    answer: Option<(Flor, Reply)>,
}

impl Lei {
    /// The next to declare: every opponent of the opener, and their companheiro if they may still sing.
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
                if self.window == FlorWindow::FirstCome {
                    words.extend([(0, "flor"), (2, "flor")]);
                }
            }
            // Nothing is held: the falta is to be sung, and till then the proposers are in time.
            (None, Some((Quero, _))) if self.window == FlorWindow::FirstCome && self.gone.len() < 4 => {
                words.extend([(0, "flor"), (2, "flor"), (0, SONG)]);
            }
            (None, Some(_)) if self.window == FlorWindow::FirstCome => {}
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
            next.held = Some((*falta, *truco));
            next.gone.insert(seat);
            // They have spoken for their companheiro too (D15).
            if self.window == FlorWindow::FirstCome {
                next.gone.extend([1, 3]);
            }
            return next;
        }
        if word == SONG {
            next.gone.extend(0..4);
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

    /// The result, once all is said: the first part, unless it is still to be sung, and the answer to the truco.
    fn end(&self, resto: i64) -> (Result<(Side, i64), i64>, Option<Reply>) {
        let of = |side: usize| self.sung.iter().filter(|&&seat| seat % 2 == side).count() as i64;
        let (a, b) = (of(0), of(1));
        let truco = self.answer.map(|(_, truco)| truco).or(self.held.map(|(_, truco)| truco));
        let first = match (a, b, self.answer) {
            (0, 0, _) => match self.held {
                Some((Quero, _)) => Err(resto),
                _ => Ok((Side::A, 1)),
            },
            (_, 0, _) => Ok((Side::A, 3 * a)),
            (0, _, _) => Ok((Side::B, 3 * b)),
            (_, _, Some((Flor::Shrunk, _))) => Ok((Side::A, 3 * a + b)),
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
                    Some(Quero) => {
                        assert_eq!((game.open.calls.on, game.open.calls.right), (Stage::Truco, Some(Side::B)), "{lei:?}")
                    }
                    // A flor came before any answer: the truco still waits for its own.
                    None => assert_eq!(game.open.calls.pending, Some((Stage::Truco, Side::A)), "{lei:?}"),
                    Some(NaoQuero) => {
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
    const OTHERS: [&str; 10] =
        [SONG, "flor", "e_boa", "waive_flor", "contra_flor", "contra_flor_resto", "achico", "envido", "truco", "quero_retruco"];
    let answers = WITH_FLOR.map(|(word, ..)| word).into_iter().chain(WITHOUT.map(|(word, ..)| word));
    for word in answers.chain(OTHERS) {
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
    for (window, heading) in [(FlorWindow::Guaranteed, ""), (FlorWindow::FirstCome, "option flor_window first_come; ")] {
        // No flor carries a side out at this score.
        let mut scenario = Scenario::at(&format!("{heading}setup score 9 11"));
        scenario.happens("0 say_lei").deal(PLAIN);
        let none = BTreeSet::new();
        let lei = Lei { window, held: None, gone: none.clone(), sung: none.clone(), opener: None, declared: none, answer: None };
        let mut found = 0;
        walk_lei(&scenario.game, &lei, &mut found);
        assert!(found > 60, "{found} ends");
    }
}

#[test]
fn r76_where_nothing_is_held_a_proposer_sings_until_points_are_sung() {
    let hands = ["7O 5C RC", "6C 4O 2B", "3E 4E SE", "1E 5B 6O"];
    let lei = || {
        let mut scenario = Scenario::strict("option flor_window first_come; setup score 9 20");
        scenario.happens("0 say_lei").deal(hands);
        scenario
    };
    let mut after = lei();
    after.happens("1 quero; 2 flor; 3 e_boa; 1 e_boa");
    assert_eq!((after.first(), after.game.open.calls.on), (Some((Side::A, 3)), Stage::Truco));
    let mut before = lei();
    before.happens("2 flor; 3 e_boa; 1 e_boa; 1 quero");
    assert_eq!((before.first(), before.game.open.calls.on), (Some((Side::A, 3)), Stage::Truco));
    let mut late = lei();
    late.happens("1 quero; 0 sing 25").refuses("2 flor", "truco R45");
    // At a strict table the one who sings first sings their flor.
    let mut own = Scenario::strict("option flor_window first_come; setup score 9 20");
    own.happens("0 say_lei").deal(["3E 4E SE", "6C 4O 2B", "7O 5C RC", "1E 5B 6O"]);
    own.happens("1 quero").refuses("0 sing 24", "truco R43").happens("0 flor; 1 e_boa; 3 e_boa");
    assert_eq!(own.first(), Some((Side::A, 3)));
}
