use crate::desk::*;
use club::decision::Decision;
use club::entry::{EntryId, IncidentId, PersonId, Tradition};
use club::incident::{Distance, Dress, Ground, IncidentState, dress};
use club::jogo::{Running, State};
use club::open_data::{Head, read_event, write_event};
use club::options::{Format, ViWithReserve};
use club::{Actor, Breach, Championship, Logged, Role, Time};

fn e(number: u32) -> EntryId {
    EntryId(number)
}

/// Pairs drawn in the order of their numbers, the first round begun.
fn pairs(many: usize) -> Desk {
    let mut desk = desk(|_, _| {});
    desk.entries(&duplas(), many);
    desk.draw(&duplas());
    desk.start(&duplas());
    desk
}

/// R34, R38, R42, campeonato:6.I, campeonato:6.par1.
#[test]
fn c_18_ground_i() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    desk.score(jogo, e(4), 2);
    desk.score(jogo, e(1), 23);
    let climber = desk.titulars(e(1))[0];
    let by = desk.capataz(e(4));
    let incident = desk.report(jogo, Ground::I, e(1), climber, by);
    assert_eq!(desk.state(jogo), State::Suspended(Running::Playing));
    desk.ruled(Decision::Uphold { incident, members: Vec::new() });
    assert_eq!(desk.written(jogo), [[0, 24]]);
    desk.homologate(jogo);
    assert!(desk.event.is_out(e(1)));
    let partner = desk.titulars(e(1))[1];
    assert!(desk.event.is_banned(climber, &individual()) && desk.event.is_banned(climber, &duplas()));
    assert!(!desk.event.is_banned(partner, &individual()), "the partner is still free");
    let line_up = desk.titulars(e(1));
    desk.refused(ORGANISER, Decision::CheckIn { jogo, entry: e(1), line_up }, "campeonato:6.par1");
}

/// R38: campeonato:6.II, campeonato:6.III, campeonato:6.IV, campeonato:6.VII.
#[test]
fn c_19_grounds_ii_iii_iv_vii() {
    for ground in [Ground::II, Ground::III, Ground::IV, Ground::VII] {
        let mut desk = pairs(4);
        let jogo = desk.begin(e(1), e(4));
        desk.upheld(jogo, ground, e(1));
        assert_eq!(desk.written(jogo), [[0, 24]], "{ground:?}");
        assert!(desk.event.is_out(e(1)), "{ground:?}");
    }
}

/// R19, R65, campeonato:6.III.
#[test]
fn c_20_ground_iii_is_pronounced_by_a_person() {
    let mut desk = pairs(4);
    let jogo = desk.jogo(e(1), e(4));
    desk.call(jogo, 1);
    desk.event.jogos[&jogo].planned.expect("a set time");
    let line_up = desk.titulars(e(4));
    desk.ok(ORGANISER, Decision::CheckIn { jogo, entry: e(4), line_up });
    assert_eq!(desk.state(jogo), State::Running(Running::Called), "the clock alone decides nothing");
    desk.ok(ORGANISER, Decision::Walkover { jogo, entry: e(1) });
    assert_eq!(desk.written(jogo), [[0, 24]]);
    assert!(desk.event.is_out(e(1)));
}

/// R16, R65: until all are there another time or table may be set; it is in the log, and the capatazes are told what it was.
#[test]
fn r_65_a_set_time_is_changed_by_calling_again() {
    let mut desk = pairs(4);
    let (jogo, other) = (desk.jogo(e(1), e(4)), desk.jogo(e(2), e(3)));
    desk.ok(ORGANISER, Decision::Call { jogo, table: 1, time: Time::at(15, 0) });
    desk.ok(ORGANISER, Decision::Call { jogo: other, table: 2, time: Time::at(15, 0) });
    let line_up = desk.titulars(e(4));
    desk.ok(ORGANISER, Decision::CheckIn { jogo, entry: e(4), line_up: line_up.clone() });
    desk.refused(ORGANISER, Decision::Call { jogo, table: 2, time: Time::at(15, 0) }, "championship:R16");
    desk.ok(ORGANISER, Decision::Call { jogo, table: 3, time: Time::at(15, 20) });
    let moved = &desk.event.jogos[&jogo];
    let times = (moved.table, moved.planned, moved.planned_before);
    assert_eq!(times, (Some(3), Some(Time::at(15, 20)), Some(Time::at(15, 0))));
    assert_eq!(moved.line_up[1], Some(line_up), "who is there already need not come again");
    let calls = desk.event.log().iter().filter(|logged| matches!(logged.decision, Decision::Call { jogo: of, .. } if of == jogo));
    assert_eq!(calls.count(), 2);
    let line_up = desk.titulars(e(1));
    desk.ok(ORGANISER, Decision::CheckIn { jogo, entry: e(1), line_up });
    desk.refused(ORGANISER, Decision::Call { jogo, table: 3, time: Time::at(15, 30) }, "championship:R16");
}

/// R40, campeonato:6.V.
#[test]
fn c_21_ground_v() {
    for (distance, upheld) in
        [(Distance::Roda, true), (Distance::TestaAllowed, false), (Distance::TestaPlayed, true), (Distance::TestaPlaying, true)]
    {
        let mut desk = pairs(4);
        let jogo = desk.begin(e(1), e(4));
        let person = desk.titulars(e(1))[0];
        let incident = desk.report(jogo, Ground::V(distance), e(1), person, EVALUATOR);
        let ruling = Decision::Uphold { incident, members: Vec::new() };
        if upheld {
            desk.ruled(ruling);
            assert!(desk.event.is_out(e(1)));
        } else {
            desk.refused(EVALUATOR, ruling, "championship:R40");
            desk.ruled(Decision::Dismiss { incident, members: Vec::new() });
            assert_eq!(desk.state(jogo), State::Running(Running::Playing));
        }
    }
}

/// R43, campeonato:6.VI.a.
#[test]
fn c_22_ground_vi_with_reserve() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    desk.score(jogo, e(1), 10);
    desk.score(jogo, e(4), 8);
    let drunk = desk.titulars(e(1))[0];
    let reserve = desk.event.entries[&e(1)].reserves().next().expect("a reserve");
    desk.upheld(jogo, Ground::VI, e(1));
    let its = &desk.event.jogos[&jogo];
    assert_eq!((its.state, its.partidas[0].score), (State::Running(Running::Playing), [10, 8]));
    assert!(its.line_up[0].as_ref().is_some_and(|players| players.contains(&reserve) && !players.contains(&drunk)));
    assert!(desk.event.is_banned(drunk, &duplas()) && !desk.event.is_out(e(1)));

    let mut desk = desk_lose_jogo();
    let jogo = desk.begin(e(1), e(4));
    desk.upheld(jogo, Ground::VI, e(1));
    assert_eq!(desk.written(jogo), [[0, 24]]);
    assert!(!desk.event.is_out(e(1)), "the pair stays in the championship");
}

fn desk_lose_jogo() -> Desk {
    let mut desk = desk(|_, options| options.vi_with_reserve = ViWithReserve::LoseJogo);
    desk.entries(&duplas(), 4);
    desk.draw(&duplas());
    desk.start(&duplas());
    desk
}

/// R41, campeonato:6.VI.b.
#[test]
fn c_23_ground_vi_without_reserve() {
    let mut desk = desk(|_, options| options.max_reserves = 0);
    desk.entries(&individual(), 4);
    desk.draw(&individual());
    desk.start(&individual());
    let jogo = desk.begin(e(1), e(4));
    desk.upheld(jogo, Ground::VI, e(1));
    assert_eq!(desk.written(jogo), [[0, 24]]);
    assert!(desk.event.is_out(e(1)));
}

/// R39, R57, campeonato:6.VIII, campeonato:6.par2.
#[test]
fn c_24_ground_viii_in_groups() {
    let mut desk = desk(|_, options| options.format = Format::RoundRobin);
    desk.entries(&individual(), 4);
    desk.draw(&individual());
    for round in 0..3 {
        desk.start(&individual());
        let open: Vec<[EntryId; 2]> = desk
            .event
            .jogos
            .values()
            .filter(|jogo| jogo.state == State::Scheduled && jogo.round == round)
            .filter_map(|jogo| Some([jogo.entries[0]?, jogo.entries[1]?]))
            .collect();
        for [a, b] in open {
            if [a, b].contains(&e(1)) && round < 2 {
                let jogo = desk.begin(a, b);
                desk.upheld(jogo, Ground::VIII, e(1));
                let side = desk.event.jogos[&jogo].side_of(e(1)).expect("a side");
                assert_eq!(desk.written(jogo)[0][side], 0);
                desk.homologate(jogo);
                assert!(!desk.event.is_out(e(1)), "may come to the next round (campeonato:6.par2)");
            } else {
                desk.play(a, b, [24, 10]);
            }
        }
    }
}

/// Plays a round of pairs, the lower number winning.
fn play_round(desk: &mut Desk) {
    let open: Vec<[EntryId; 2]> = desk
        .event
        .jogos
        .values()
        .filter(|jogo| jogo.state == State::Scheduled)
        .filter_map(|jogo| Some([jogo.entries[0]?, jogo.entries[1]?]))
        .collect();
    for [a, b] in open {
        desk.play(a, b, if a < b { [24, 5] } else { [5, 24] });
    }
}

fn places(desk: &Desk) -> Vec<u32> {
    desk.event.places(&duplas()).expect("places").into_iter().map(|entry| entry.0).collect()
}

/// R39, R59.
#[test]
fn c_25_ground_viii_in_a_knockout() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    desk.upheld(jogo, Ground::VIII, e(1));
    desk.homologate(jogo);
    desk.play(e(2), e(3), [24, 5]);
    desk.start(&duplas());
    desk.play(e(1), e(3), [24, 5]);
    let last = desk.begin(e(4), e(2));
    desk.upheld(last, Ground::VIII, e(4));
    desk.homologate(last);
    desk.decide_category(&duplas());
    assert_eq!(places(&desk), [2, 4, 1, 3], "beaten in the semifinal, third; in the final, second");
    assert_eq!(desk.event.awards(&duplas()).expect("awards")[1].amount.to_string(), "15,00");
}

/// campeonato:5a, campeonato:5b.
#[test]
fn c_26_chiripa() {
    assert_eq!(dress(Dress::Chiripa, Tradition::Prenda), Some(Ground::VIII));
    assert_eq!(dress(Dress::Chiripa, Tradition::Peao), None);
    assert_eq!(dress(Dress::Incomplete, Tradition::Peao), Some(Ground::VIII));
}

/// R22, R35, campeonato:6.par3.
#[test]
fn c_27_late_complaint() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    desk.score(jogo, e(1), 24);
    let (person, by) = (desk.titulars(e(1))[0], desk.capataz(e(4)));
    let incident = desk.report(jogo, Ground::II, e(1), person, by);
    assert_eq!(desk.event.incidents[&incident].state, IncidentState::RejectedLate);
    assert_eq!(desk.state(jogo), State::Played);
    desk.hand_in(jogo);
}

/// R36, campeonato:2b.
#[test]
fn c_28_wrong_complainant() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    let person = desk.titulars(e(1))[0];
    for by in [Actor { person: PersonId(999), role: Role::Public }, Actor { person: desk.titulars(e(4))[1], role: Role::Player }]
    {
        let incident = desk.report(jogo, Ground::II, e(1), person, by);
        assert_eq!(desk.event.incidents[&incident].state, IncidentState::RejectedNotEntitled, "campeonato:2b");
    }
    assert_eq!(desk.state(jogo), State::Running(Running::Playing));
    desk.person(950);
    desk.ok(ORGANISER, Decision::AppointJudge { jogo, judge: PersonId(950) });
    let incident = desk.report(jogo, Ground::II, e(1), person, Actor { person: PersonId(950), role: Role::Judge });
    assert_eq!(desk.event.incidents[&incident].state, IncidentState::UnderReview);
}

#[test]
fn r37_two_members_rule() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    let person = desk.titulars(e(1))[0];
    let incident = desk.report(jogo, Ground::II, e(1), person, EVALUATOR);
    let uphold = Decision::Uphold { incident, members: Vec::new() };
    desk.refused(EVALUATOR, Decision::Uphold { incident: IncidentId(99), members: Vec::new() }, "championship:R45");
    desk.ok(EVALUATOR, uphold.clone());
    assert_eq!(desk.state(jogo), State::Suspended(Running::Playing), "one member is not enough");
    desk.refused(EVALUATOR, Decision::Homologate { jogo }, "championship:R27");
    // The same person does not rule twice, in whatever role.
    desk.refused(EVALUATOR, uphold.clone(), "championship:R37");
    desk.ok(ORGANISER, Decision::Appoint { person: EVALUATOR.person, role: Role::Organising });
    desk.refused(Actor { role: Role::Organising, ..EVALUATOR }, uphold.clone(), "championship:R37");
    desk.refused(Actor { person, role: Role::Evaluating }, uphold.clone(), "championship:2.1");
    // Another ruling of the second member takes the place of the first, and is confirmed in its turn.
    desk.ok(ORGANISER, Decision::Dismiss { incident, members: Vec::new() });
    assert!(!desk.event.is_out(e(1)));
    desk.ok(ORGANISER, uphold.clone());
    desk.ok(EVALUATOR, uphold);
    assert!(desk.event.is_out(e(1)));
    let by = vec![ORGANISER.person, EVALUATOR.person];
    assert!(matches!(&desk.event.incidents[&incident].state, IncidentState::Upheld { by: members, .. } if *members == by));
}

/// R60.
#[test]
fn c_31_finalist_disqualified() {
    let mut desk = pairs(4);
    play_round(&mut desk);
    desk.start(&duplas());
    desk.play(e(4), e(3), [5, 24]);
    let last = desk.begin(e(1), e(2));
    desk.upheld(last, Ground::IV, e(2));
    desk.homologate(last);
    desk.decide_category(&duplas());
    assert_eq!(places(&desk), [1, 3, 4]);
    let awards = desk.event.awards(&duplas()).expect("awards");
    assert_eq!(awards.iter().map(|award| award.amount.to_string()).collect::<Vec<_>>(), ["18,00", "15,00", "12,00"]);
}

/// R60.
#[test]
fn c_32_semifinal_loser_disqualified() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    desk.upheld(jogo, Ground::VII, e(4));
    desk.homologate(jogo);
    desk.play(e(2), e(3), [24, 5]);
    desk.start(&duplas());
    assert!(
        desk.event.jogos.values().any(|jogo| jogo.state == State::Bye && jogo.winner() == Some(e(3))),
        "third without playing"
    );
    desk.play(e(1), e(2), [24, 5]);
    desk.decide_category(&duplas());
    assert_eq!(places(&desk), [1, 2, 3]);
}

/// R44.
#[test]
fn c_33_both_disqualified_in_a_quarter_final() {
    let mut desk = pairs(8);
    let jogo = desk.begin(e(1), e(8));
    let people = [e(1), e(8)].map(|entry| (entry, desk.titulars(entry)[0]));
    let incidents = people.map(|(entry, person)| desk.report(jogo, Ground::II, entry, person, EVALUATOR));
    for incident in incidents {
        desk.ruled(Decision::Uphold { incident, members: Vec::new() });
    }
    desk.homologate(jogo);
    play_round(&mut desk);
    desk.start(&duplas());
    // The winner of 4 against 5 has a bye in the semifinal.
    assert!(desk.event.jogos.values().any(|jogo| jogo.round == 1 && jogo.state == State::Bye && jogo.winner() == Some(e(4))));
    play_round(&mut desk);
    desk.start(&duplas());
    play_round(&mut desk);
    desk.decide_category(&duplas());
    assert_eq!(places(&desk), [2, 4, 3], "the only loser of a semifinal is third");
}

/// R42.
#[test]
fn c_40_withdrawn_person() {
    let mut desk = desk(|_, _| {});
    desk.entries(&duplas(), 4);
    let drinker = desk.titulars(e(1))[0];
    let own = EntryId(90);
    let members = vec![(drinker, club::entry::Part::Titular)];
    let channel = club::entry::Channel::Presencial;
    desk.ok(
        ORGANISER,
        Decision::Enter { category: individual(), entry: own, name: text("só"), capataz: Some(drinker), members, channel },
    );
    let other = desk.entries(&individual(), 1)[0];
    desk.ok(ORGANISER, Decision::Pay { entry: own, amount: club::Centavos(800), receipt: 5000 });
    desk.draw(&duplas());
    desk.draw(&individual());
    desk.start(&duplas());
    desk.start(&individual());
    let jogo = desk.begin(e(1), e(4));
    desk.upheld(jogo, Ground::VII, e(1));
    assert!(desk.event.is_out(own));
    let theirs = desk.event.jogos.values().find(|jogo| jogo.side_of(own).is_some()).expect("a jogo");
    assert_eq!(theirs.winner(), Some(other));
    assert_eq!(theirs.outcome.as_ref().map(|outcome| outcome.tentos().into_iter().max()), Some(Some(24)));
    assert_eq!(desk.event.pool(&individual()).to_string(), "16,00");
}

/// C-40 speaks of an entry still in play: what was won before stays.
#[test]
fn c_40_a_category_that_is_decided_stays_as_it_is() {
    let mut desk = desk(|_, _| {});
    desk.entries(&duplas(), 4);
    let drinker = desk.titulars(e(1))[0];
    let own = EntryId(90);
    let members = vec![(drinker, club::entry::Part::Titular)];
    let channel = club::entry::Channel::Presencial;
    desk.ok(
        ORGANISER,
        Decision::Enter { category: individual(), entry: own, name: text("só"), capataz: Some(drinker), members, channel },
    );
    let other = desk.entries(&individual(), 1)[0];
    desk.ok(ORGANISER, Decision::Pay { entry: own, amount: club::Centavos(800), receipt: 5000 });
    desk.draw(&duplas());
    desk.draw(&individual());
    desk.start(&individual());
    desk.play(own, other, [24, 10]);
    desk.decide_category(&individual());
    desk.start(&duplas());
    let jogo = desk.begin(e(1), e(4));
    desk.upheld(jogo, Ground::VII, e(1));
    assert!(!desk.event.is_out(own));
    assert_eq!(desk.event.places(&individual()), Ok(vec![own, other]));
}

/// R41, R43: before the check-in too, an entry is out if and only if it cannot fill its seats any more.
#[test]
fn r41_ground_vi_before_the_check_in() {
    for reserves in [0, 1] {
        let mut desk = desk(|_, options| options.max_reserves = reserves);
        desk.entries(&duplas(), 4);
        desk.draw(&duplas());
        desk.start(&duplas());
        let jogo = desk.jogo(e(1), e(4));
        desk.call(jogo, 1);
        desk.upheld(jogo, Ground::VI, e(1));
        assert_eq!(desk.event.is_out(e(1)), reserves == 0);
        assert_eq!(desk.state(jogo) == State::Decided, reserves == 0);
        assert!(desk.event.jogos[&jogo].substitutions.is_empty(), "nobody plays yet");
    }
}

/// R41: a reserve on the bench puts nobody out, and nobody takes their place.
#[test]
fn r41_a_drunken_reserve_leaves_the_players_at_the_table() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    let reserve = desk.event.entries[&e(1)].reserves().next().expect("a reserve");
    let incident = desk.report(jogo, Ground::VI, e(1), reserve, EVALUATOR);
    desk.ruled(Decision::Uphold { incident, members: Vec::new() });
    assert!(!desk.event.is_out(e(1)) && desk.event.is_banned(reserve, &duplas()));
    assert_eq!(desk.state(jogo), State::Running(Running::Playing));
}

/// R37: in older logs one member wrote down who had ruled, and it was carried out. So it is still read; nobody decides so any more.
#[test]
fn r37_a_ruling_of_an_old_log_is_carried_out() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    let (climber, by) = (desk.titulars(e(1))[0], desk.capataz(e(4)));
    assert_eq!(desk.report(jogo, Ground::I, e(1), climber, by), IncidentId(1));
    let line = |verdict: &str, members: &str| {
        let ruling = format!(r#""decision":"{verdict}","incident":1,"members":{members}"#);
        format!(r#"{{"at":54000,"by":{{"person":2,"role":"evaluating"}},{ruling}}}"#)
    };
    let read = |text: &str| serde_json::from_str::<Logged>(text).expect("a line of the log");
    let upheld = read(&line("uphold", "[1,2]"));
    desk.refused(EVALUATOR, upheld.decision.clone(), "championship:R37");
    let mut log = desk.event.log().to_vec();
    log.push(upheld);
    let event = Championship::replay(&log).expect("an old event");
    assert_eq!(event.incidents[&IncidentId(1)].state, IncidentState::Upheld { by: BOTH.to_vec(), at: Time(54000) });
    assert!(event.is_out(e(1)) && event.is_banned(climber, &duplas()));
    let file = write_event(Head::new(-180), event.log());
    assert!(file.ends_with("\"members\":[1,2]}\n"), "{file}");
    assert!(read_event(file.as_bytes()).is_ok_and(|(_, again)| again == event), "another event from its file");
    *log.last_mut().expect("a line") = read(&line("dismiss", "[2,1]"));
    let event = Championship::replay(&log).expect("an old event");
    assert!(matches!(event.incidents[&IncidentId(1)].state, IncidentState::Dismissed { .. }) && !event.is_out(e(1)));
    // One member alone, the same twice, two others, or one who sits on no commission.
    for members in ["[2]", "[2,2]", "[1,1]", "[2,3]"] {
        *log.last_mut().expect("a line") = read(&line("uphold", members));
        assert!(matches!(Championship::replay(&log), Err((_, Breach::TwoMembers))), "{members}");
    }
}
