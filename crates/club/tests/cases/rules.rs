//! Rules that no acceptance case tells, and the list of those that are told.

use crate::desk::*;
use club::category::CategoryState;
use club::decision::Decision;
use club::entry::{Channel, EntryId, PersonId};
use club::format::Stage;
use club::incident::{Ground, HallRule, IncidentState};
use club::jogo::{Running, State};
use club::options::{BestOf, Format};
use club::{Centavos, Role};
use std::collections::BTreeSet;

fn e(number: u32) -> EntryId {
    EntryId(number)
}

fn pairs(many: usize) -> Desk {
    let mut desk = desk(|_, _| {});
    desk.entries(&duplas(), many);
    desk.draw(&duplas());
    desk.start(&duplas());
    desk
}

#[test]
fn r1_an_event_has_a_name_a_day_and_a_time() {
    let desk = pairs(4);
    assert_eq!((desk.event.name.as_str(), desk.event.start.to_string().as_str()), ("Campeonato", "15:00"));
    let mut again = desk;
    let found = again.event.log()[0].decision.clone();
    again.refused(ORGANISER, found, "championship:R1");
}

/// campeonato:1.
#[test]
fn r2_the_purpose_of_the_game_decides_nothing() {
    let laws = [Ground::I, Ground::II, Ground::III, Ground::IV, Ground::VI, Ground::VII, Ground::VIII].map(Ground::law);
    let hall = [HallRule::Shouting, HallRule::Crowding, HallRule::Blade].map(HallRule::law);
    assert!(!laws.iter().chain(&hall).any(|law| *law == "campeonato:1"));
}

#[test]
fn r4_an_entry_tells_where_it_was_taken() {
    let desk = pairs(2);
    assert!(desk.event.entries.values().all(|entry| entry.channel == Channel::Presencial));
}

/// R14: tickets must be those there are. R15: both minutes are kept.
#[test]
fn r12_who_was_absent_is_in_the_minutes_and_a_draw_can_be_repeated() {
    let mut desk = desk(|_, _| {});
    desk.entries(&duplas(), 3);
    desk.ok(ORGANISER, Decision::CloseEntries { category: duplas() });
    let draw = |order: &[u32]| Decision::DrawByTickets { category: duplas(), order: order.to_vec(), proxies: vec![e(2)] };
    desk.refused(ORGANISER, draw(&[1, 2, 2]), "championship:R13");
    desk.ok(ORGANISER, draw(&[3, 2, 1]));
    desk.refused(ORGANISER, draw(&[2, 3, 1]), "championship:R15");
    desk.ok(ORGANISER, Decision::AnnulDraw { category: duplas(), reason: text("número errado") });
    desk.ok(ORGANISER, draw(&[2, 3, 1]));
    let minutes = &desk.event.categories[&duplas()].minutes;
    assert_eq!(minutes.len(), 2);
    assert_eq!((minutes[1].proxies.as_slice(), minutes[1].order.as_slice()), (&[e(2)][..], &[e(2), e(3), e(1)][..]));
    desk.start(&duplas());
    desk.refused(ORGANISER, draw(&[1, 2, 3]), "championship:R12");
}

/// R32: the capataz hands in the line-up; R17 still wants a check-in.
#[test]
fn r20_a_partida_begins_when_both_are_there() {
    let mut desk = pairs(4);
    let jogo = desk.jogo(e(1), e(4));
    desk.call(jogo, 1);
    let (line_up, capataz, other) = (desk.titulars(e(1)), desk.capataz(e(1)), desk.capataz(e(4)));
    let hand_in = Decision::HandIn { jogo, entry: e(1), line_up: line_up.clone() };
    desk.refused(other, hand_in.clone(), "championship:R36");
    let stranger = Decision::HandIn { jogo, entry: e(1), line_up: vec![PersonId(1), line_up[1]] };
    desk.refused(capataz, stranger, "campeonato:4a");
    desk.ok(capataz, hand_in.clone());
    assert_eq!(desk.event.jogos[&jogo].handed[0].as_ref(), Some(&line_up));
    desk.refused(ORGANISER, Decision::StartPartida { jogo }, "championship:R20");
    desk.ok(ORGANISER, Decision::CheckIn { jogo, entry: e(1), line_up });
    desk.refused(capataz, hand_in, "championship:R32");
    let line_up = desk.titulars(e(4));
    desk.ok(ORGANISER, Decision::CheckIn { jogo, entry: e(4), line_up });
    desk.ok(ORGANISER, Decision::StartPartida { jogo });
}

/// R25: the desk writes down signatures that stand on paper. R30: what is not delivered in time is flagged, and not lost.
#[test]
fn r24_a_sumula_on_paper_is_taken_in_at_the_desk() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    desk.refused(RESULTS, Decision::FillSumula { jogo, partidas: vec![[24, 24]] }, "championship:R24");
    desk.ok(RESULTS, Decision::FillSumula { jogo, partidas: vec![[24, 18]] });
    for entry in [e(1), e(4)] {
        desk.ok(RESULTS, Decision::Sign { jogo, entry });
    }
    assert_eq!(desk.state(jogo), State::Signed);
    assert_eq!(desk.event.overdue(desk.clock), []);
    assert_eq!(desk.event.overdue(desk.clock.plus_minutes(11)), [jogo]);
    assert_eq!(desk.written(jogo), [[24, 18]]);
}

#[test]
fn r29_the_commission_homologates_what_a_capataz_will_not_sign() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    desk.score(jogo, e(1), 24);
    let capataz = desk.capataz(e(1));
    desk.ok(capataz, Decision::Sign { jogo, entry: e(1) });
    desk.homologate(jogo);
    assert_eq!(desk.state(jogo), State::Homologated);
}

/// campeonato:7, campeonato:salao.1, campeonato:salao.2: a warning, and nobody loses anything by it.
#[test]
fn r31_people_round_a_table_are_warned() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    for rule in [HallRule::Shouting, HallRule::Crowding] {
        desk.ok(EVALUATOR, Decision::Warn { rule, text: text("público") });
    }
    let laws: Vec<&str> = desk.event.warnings.iter().map(|(_, rule, _)| rule.law()).collect();
    assert_eq!(laws, ["campeonato:salao.1", "campeonato:salao.2"]);
    assert_eq!(desk.state(jogo), State::Running(Running::Playing));
}

#[test]
fn r45_a_ruling_keeps_who_ruled_and_is_made_once() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    let accused = desk.titulars(e(1))[0];
    let incident = desk.report(jogo, Ground::II, e(1), accused, EVALUATOR);
    desk.refused(EVALUATOR, Decision::Homologate { jogo }, "championship:R27");
    desk.ruled(Decision::Dismiss { incident, members: Vec::new() });
    assert!(matches!(&desk.event.incidents[&incident].state, IncidentState::Dismissed { by, .. } if by == &BOTH));
    desk.refused(EVALUATOR, Decision::Uphold { incident, members: Vec::new() }, "championship:R45");
    assert_eq!(desk.state(jogo), State::Running(Running::Playing));
}

/// R54: a bye is a win without tentos.
#[test]
fn r51_a_stage_changes_between_rounds_only() {
    let mut desk = desk(|_, options| options.format = Format::Swiss);
    desk.entries(&duplas(), 3);
    desk.draw(&duplas());
    desk.start(&duplas());
    desk.refused(ORGANISER, Decision::StartRound { category: duplas() }, "championship:R27");
    desk.play(e(1), e(2), [24, 3]);
    let standing = desk.event.swiss_standing(&desk.event.categories[&duplas()]);
    let third = standing.rows.iter().find(|row| row.entry == e(3)).expect("a row");
    assert_eq!((third.wins, third.tentos, third.difference), (1, 0, 0));
    desk.start(&duplas());
    assert_eq!(desk.event.categories[&duplas()].state, CategoryState::InPlay(1));
}

/// campeonato:9.VI: without a judge the players pay each other.
#[test]
fn r55_no_more_than_the_target_is_written() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    desk.score(jogo, e(1), 23);
    desk.score(jogo, e(1), 6);
    assert_eq!(desk.written(jogo), [[24, 0]]);
}

#[test]
fn r62_a_final_without_a_winner_moves_the_others_up() {
    let mut desk = desk(|_, options| options.best_of = [(Stage::Final, BestOf::One)].into());
    desk.entries(&duplas(), 4);
    desk.draw(&duplas());
    desk.start(&duplas());
    desk.play(e(1), e(4), [24, 1]);
    desk.play(e(2), e(3), [24, 2]);
    desk.start(&duplas());
    desk.play(e(4), e(3), [24, 9]);
    let jogo = desk.begin(e(1), e(2));
    let reports = [e(1), e(2)].map(|entry| {
        let person = desk.titulars(entry)[0];
        desk.report(jogo, Ground::II, entry, person, EVALUATOR)
    });
    for incident in reports {
        desk.ruled(Decision::Uphold { incident, members: Vec::new() });
    }
    desk.homologate(jogo);
    assert_eq!(desk.event.places(&duplas()).expect("places"), [e(4), e(3)]);
    let purse = desk.event.purse(&duplas()).expect("a purse");
    assert_eq!(purse.prizes, [Centavos(1800), Centavos(1500), Centavos(0)], "R61: third place is vacant");
    assert_eq!(desk.event.staff().filter(|(_, role)| *role == Role::Organising).count(), 2);
}

/// The laws of section 8.
const LAWS: [&str; 31] = [
    "salao.1", "salao.2", "salao.3", "1", "2a", "2b", "3a", "3b", "3.par.a", "3.par.b", "4a", "4b", "5a", "5b", "6.I", "6.II",
    "6.III", "6.IV", "6.V", "6.VI.a", "6.VI.b", "6.VII", "6.VIII", "6.par1", "6.par2", "6.par3", "7", "9.VI", "9.VII", "inscr.1",
    "inscr.2",
];

#[test]
fn every_rule_law_and_case_is_cited_by_a_test() {
    let told = [
        include_str!("day.rs"),
        include_str!("discipline.rs"),
        include_str!("entries.rs"),
        include_str!("formats.rs"),
        include_str!("rules.rs"),
        include_str!("../whole_days.rs"),
    ]
    .join("\n");
    let words: BTreeSet<&str> =
        told.split(|c: char| !(c.is_alphanumeric() || ":._".contains(c))).map(|word| word.trim_end_matches(['.', ':'])).collect();
    let cites = |rule: u32| {
        let named = words.iter().any(|word| word.starts_with(&format!("r{rule}_")));
        named || words.contains(format!("R{rule}").as_str()) || words.contains(format!("championship:R{rule}").as_str())
    };
    let rules: Vec<u32> = (1..=65).filter(|&rule| !cites(rule)).collect();
    let laws: Vec<&str> = LAWS.into_iter().filter(|law| !words.contains(format!("campeonato:{law}").as_str())).collect();
    let cases: Vec<u32> = (1..=44).filter(|case| !words.iter().any(|word| word.starts_with(&format!("c_{case:02}_")))).collect();
    assert!(
        rules.is_empty() && laws.is_empty() && cases.is_empty(),
        "not cited: rules {rules:?}, laws {laws:?}, cases {cases:?}"
    );
}
