//! A jogo at a table of the card room: opened by the desk, halted by its judge, and taken into the súmula by the room alone.

use crate::desk::*;
use club::decision::Decision;
use club::entry::{EntryId, JogoId, PersonId};
use club::format::Stage;
use club::incident::Ground;
use club::jogo::{Flow, Proof, Running, State};
use club::options::BestOf;
use club::{Actor, Role};

fn proof() -> Proof {
    Proof { record: text("abcdefghjk"), sha256: text(&"0".repeat(64)), seed: text(&"1".repeat(64)), shuffles: 9 }
}

fn take(jogo: JogoId, table: &str, score: Option<[u32; 2]>) -> Decision {
    Decision::TakeTable { jogo, table: text(table), score, proof: proof() }
}

/// Two pairs at a table of the room, with a judge.
fn at_a_table(best_of: BestOf) -> (Desk, JogoId, Actor) {
    let mut desk = desk(|_, options| options.best_of = [(Stage::Final, best_of)].into());
    let entries = desk.entries(&duplas(), 2);
    desk.draw(&duplas());
    desk.start(&duplas());
    let jogo = desk.jogo(entries[0], entries[1]);
    desk.call(jogo, 1);
    for &entry in &entries {
        let line_up = desk.titulars(entry);
        desk.ok(ORGANISER, Decision::CheckIn { jogo, entry, line_up });
    }
    desk.person(950);
    desk.ok(EVALUATOR, Decision::AppointJudge { jogo, judge: PersonId(950) });
    open(&mut desk, jogo, "aaaaaaaaaa");
    (desk, jogo, Actor { person: PersonId(950), role: Role::Judge })
}

fn open(desk: &mut Desk, jogo: JogoId, table: &str) {
    let line_up = desk.event.jogos[&jogo].line_up.clone().map(|players| players.expect("checked in"));
    let seats = vec![Some(line_up[0][0]), Some(line_up[1][0]), Some(line_up[0][1]), Some(line_up[1][1])];
    let commitment = text(&"2".repeat(64));
    desk.ok(ORGANISER, Decision::OpenTable { jogo, table: text(table), commitment, seats });
}

/// R20, R24, R25: what the room wrote down is the score of the partida, and the súmula goes its usual way.
#[test]
fn r20_what_was_played_at_a_table_of_the_room_is_the_score() {
    let (mut desk, jogo, judge) = at_a_table(BestOf::One);
    assert_eq!(desk.state(jogo), State::Running(Running::Playing));
    // Nobody else counts meanwhile, and nobody but the room says what was played.
    let tentos = Decision::Tentos { jogo, side: 0, amount: 1, reason: text("truco") };
    desk.refused(judge, tentos, "championship:R21");
    desk.refused(RESULTS, Decision::FillSumula { jogo, partidas: vec![[24, 0]] }, "championship:R24");
    for by in [ORGANISER, EVALUATOR, RESULTS, judge] {
        desk.refused(by, take(jogo, "aaaaaaaaaa", Some([24, 11])), "championship:2.1");
    }
    desk.refused(Actor::ROOM, take(jogo, "bbbbbbbbbb", Some([24, 11])), "championship:R24");
    desk.refused(Actor::ROOM, take(jogo, "aaaaaaaaaa", Some([24, 24])), "championship:R24");
    desk.ok(Actor::ROOM, take(jogo, "aaaaaaaaaa", Some([24, 11])));
    assert_eq!((desk.state(jogo), desk.written(jogo)), (State::Played, vec![[24, 11]]));
    assert_eq!(desk.event.jogos[&jogo].rooms[0].proof, Some(proof()));
    desk.hand_in(jogo);
    assert_eq!(desk.state(jogo), State::Homologated);
}

/// R18, R22: the judge halts it and lets it go on; a complaint suspends it, and nothing is taken until the ruling.
#[test]
fn r22_a_judge_halts_it_and_a_complaint_suspends_it() {
    let (mut desk, jogo, judge) = at_a_table(BestOf::One);
    desk.ok(judge, Decision::HaltTable { jogo });
    desk.refused(judge, Decision::HaltTable { jogo }, "championship:R20");
    assert_eq!(desk.event.jogos[&jogo].open_table().map(|room| room.flow), Some(Flow::Halted));
    desk.ok(ORGANISER, Decision::ResumeTable { jogo });
    let other = Actor { person: PersonId(951), ..judge };
    desk.person(951);
    desk.refused(other, Decision::HaltTable { jogo }, "championship:2.1");

    let person = desk.titulars(EntryId(2))[0];
    let incident = desk.report(jogo, Ground::II, EntryId(2), person, judge);
    desk.refused(Actor::ROOM, take(jogo, "aaaaaaaaaa", Some([24, 11])), "championship:R24");
    desk.ruled(Decision::Dismiss { incident, members: Vec::new() });
    desk.ok(Actor::ROOM, take(jogo, "aaaaaaaaaa", Some([24, 11])));
}

/// R43: a reserve who comes in during a partida takes the chair.
#[test]
fn r43_a_reserve_takes_the_chair() {
    let (mut desk, jogo, _) = at_a_table(BestOf::One);
    let reserve = desk.event.entries[&EntryId(1)].reserves().next().expect("a reserve");
    desk.upheld(jogo, Ground::VI, EntryId(1));
    let room = desk.event.jogos[&jogo].open_table().expect("it is played on");
    assert!(room.seats.contains(&Some(reserve)) && room.seats.len() == 4, "{room:?}");
    assert_eq!(room.flow, Flow::Halted, "whoever was put out plays on");
}

/// R28: every partida has a table of its own; one that nobody won, or that was left, is played again.
#[test]
fn r28_every_partida_has_its_table() {
    let (mut desk, jogo, judge) = at_a_table(BestOf::Three);
    desk.ok(Actor::ROOM, take(jogo, "aaaaaaaaaa", None));
    assert_eq!(desk.state(jogo), State::Running(Running::Ready), "nobody won: it begins again");
    open(&mut desk, jogo, "bbbbbbbbbb");
    desk.ok(Actor::ROOM, take(jogo, "bbbbbbbbbb", Some([10, 24])));
    assert_eq!(desk.state(jogo), State::Running(Running::BetweenPartidas));
    open(&mut desk, jogo, "cccccccccc");
    desk.ok(judge, Decision::LeaveTable { jogo });
    assert_eq!(desk.state(jogo), State::Running(Running::BetweenPartidas));
    desk.refused(Actor::ROOM, take(jogo, "cccccccccc", Some([24, 0])), "championship:R24");
    // With real cards, then.
    desk.ok(judge, Decision::StartPartida { jogo });
    desk.ok(judge, Decision::Tentos { jogo, side: 1, amount: 24, reason: text("") });
    assert_eq!(desk.written(jogo), [[10, 24], [0, 24]]);
}
