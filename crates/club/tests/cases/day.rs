use crate::desk::*;
use club::decision::Decision;
use club::entry::{EntryId, Part, PersonId};
use club::format::Stage;
use club::jogo::{Complete, Delivered, Flag, Running, State, Tampa};
use club::options::{BestOf, EventOptions};
use club::{Actor, Role, Time, schedule};

fn e(number: u32) -> EntryId {
    EntryId(number)
}

fn pairs(many: usize, best_of: BestOf) -> Desk {
    let mut desk = desk(|_, options| {
        options.best_of = [(Stage::Semifinal, best_of), (Stage::Final, best_of)].into();
    });
    desk.entries(&duplas(), many);
    desk.draw(&duplas());
    desk.start(&duplas());
    desk
}

/// R21, campeonato:3a, campeonato:3b.
#[test]
fn c_14_judge_against_the_players_will() {
    let mut desk = pairs(4, BestOf::One);
    let jogo = desk.begin(e(1), e(4));
    desk.score(jogo, e(1), 3);
    desk.person(950);
    desk.ok(EVALUATOR, Decision::AppointJudge { jogo, judge: PersonId(950) });
    let tentos = Decision::Tentos { jogo, side: 0, amount: 1, reason: text("truco") };
    let capataz = desk.capataz(e(1));
    desk.refused(capataz, tentos.clone(), "campeonato:3b");
    desk.ok(Actor { person: PersonId(950), role: Role::Judge }, tentos);
}

/// R18.
#[test]
fn c_15_judge_conflict() {
    let mut desk = pairs(4, BestOf::One);
    let jogo = desk.begin(e(1), e(4));
    let reserve = desk.event.entries[&e(4)].reserves().next().expect("a reserve");
    desk.refused(ORGANISER, Decision::AppointJudge { jogo, judge: reserve }, "championship:R18");
}

/// R23, R28, R33, campeonato:4b.
#[test]
fn c_16_substitution() {
    let mut desk = pairs(4, BestOf::Three);
    let jogo = desk.begin(e(1), e(4));
    desk.score(jogo, e(1), 14);
    desk.score(jogo, e(4), 9);
    let (out, comes_in) = (desk.titulars(e(1))[0], desk.event.entries[&e(1)].reserves().next().expect("a reserve"));
    let substitute = Decision::Substitute { jogo, entry: e(1), out, comes_in };
    let capataz = desk.capataz(e(1));
    desk.refused(capataz, substitute.clone(), "campeonato:4b");
    desk.score(jogo, e(1), 10);
    assert_eq!(desk.state(jogo), State::Running(Running::BetweenPartidas));
    desk.ok(capataz, substitute);
    assert!(desk.event.jogos[&jogo].line_up[0].as_ref().is_some_and(|players| players.contains(&comes_in)));
}

/// R17, campeonato:4a.
#[test]
fn c_17_unregistered_player() {
    let mut desk = pairs(4, BestOf::One);
    let jogo = desk.jogo(e(1), e(4));
    desk.call(jogo, 1);
    desk.person(950);
    let line_up = vec![desk.titulars(e(1))[0], PersonId(950)];
    desk.refused(ORGANISER, Decision::CheckIn { jogo, entry: e(1), line_up }, "campeonato:4a");
}

/// R25, R26, campeonato:3.par.a, campeonato:3.par.b.
#[test]
fn c_29_sumula() {
    let mut desk = pairs(4, BestOf::One);
    let jogo = desk.begin(e(1), e(4));
    desk.score(jogo, e(1), 24);
    let (winner, loser) = (desk.capataz(e(1)), desk.capataz(e(4)));
    desk.ok(winner, Decision::Sign { jogo, entry: e(1) });
    let things = Delivered { cards: 40, tentos: Complete::Complete, tampa: Complete::Complete };
    desk.refused(RESULTS, Decision::Deliver { jogo, bearer: winner.person, things }, "campeonato:3.par.a");
    desk.refused(winner, Decision::Sign { jogo, entry: e(4) }, "championship:R36");
    desk.ok(loser, Decision::Sign { jogo, entry: e(4) });
    desk.ok(RESULTS, Decision::Deliver { jogo, bearer: loser.person, things });
    assert_eq!(
        (desk.state(jogo), &desk.event.jogos[&jogo].flags[..]),
        (State::Signed, &[Flag::DeliveredByOther][..]),
        "campeonato:3.par.b"
    );
    desk.ok(RESULTS, Decision::Deliver { jogo, bearer: winner.person, things });
    desk.homologate(jogo);
}

/// R26.
#[test]
fn c_30_pack_short() {
    let mut desk = pairs(4, BestOf::One);
    let jogo = desk.begin(e(1), e(4));
    desk.score(jogo, e(1), 24);
    for entry in [e(1), e(4)] {
        let by = desk.capataz(entry);
        desk.ok(by, Decision::Sign { jogo, entry });
    }
    let by = desk.capataz(e(1)).person;
    desk.ok(
        RESULTS,
        Decision::Deliver {
            jogo,
            bearer: by,
            things: Delivered { cards: 39, tentos: Complete::Complete, tampa: Complete::Complete },
        },
    );
    assert_eq!(desk.event.jogos[&jogo].flags, [Flag::PackShort]);
    desk.homologate(jogo);
    assert_eq!(desk.event.jogos[&jogo].winner(), Some(e(1)));
    let next = desk.jogo(e(2), e(3));
    desk.refused(ORGANISER, Decision::Call { jogo: next, table: 1, time: Time::at(15, 45) }, "championship:R16");
}

/// R16, R64.
#[test]
fn c_36_person_in_both_categories() {
    let mut desk = desk(|_, _| {});
    desk.entries(&duplas(), 2);
    let her = desk.titulars(e(1))[0];
    let own = EntryId(90);
    let (members, channel) = (vec![(her, Part::Titular)], club::entry::Channel::Presencial);
    desk.ok(
        ORGANISER,
        Decision::Enter { category: individual(), entry: own, name: text("ela"), capataz: Some(her), members, channel },
    );
    desk.ok(ORGANISER, Decision::Pay { entry: own, amount: club::Centavos(800), receipt: 5000 });
    let other = desk.entries(&individual(), 1)[0];
    for category in [duplas(), individual()] {
        desk.draw(&category);
        desk.start(&category);
    }
    let plan = schedule::plan(&desk.event, Time::at(15, 45));
    assert_eq!(plan.len(), 2);
    assert_ne!(plan[0].time, plan[1].time, "the scheduler moves one");
    desk.begin(e(1), e(2));
    let jogo = desk.jogo(own, other);
    desk.refused(ORGANISER, Decision::Call { jogo, table: 2, time: Time::at(15, 45) }, "championship:R16");
}

/// R64.
#[test]
fn c_37_timetable() {
    for (tables, times) in [
        (2, ["15:00", "15:00", "15:45", "15:45", "16:30", "16:30", "17:15", "17:15"]),
        (4, ["15:00", "15:00", "15:00", "15:00", "15:45", "15:45", "16:30", "16:30"]),
    ] {
        let mut desk = desk_with(EventOptions { tables, ..EventOptions::default() }, |_, _| {});
        desk.entries(&duplas(), 8);
        desk.draw(&duplas());
        let plan = schedule::plan(&desk.event, Time::at(15, 0));
        assert_eq!(plan.iter().map(|slot| slot.time.to_string()).collect::<Vec<_>>(), times, "{tables} tables");
    }
}

/// Section 5.2.
#[test]
fn c_38_medals() {
    for (reserve_plays, medals) in [(false, 9), (true, 10)] {
        let mut desk = desk(|_, options| options.best_of = [(Stage::Final, BestOf::Three)].into());
        desk.entries(&duplas(), 4);
        desk.entries(&individual(), 4);
        for category in [duplas(), individual()] {
            desk.draw(&category);
            desk.start(&category);
            let first = if category == duplas() { 1 } else { 5 };
            let [a, b, c, d] = [0, 1, 2, 3].map(|n| e(first + n));
            desk.play(a, d, [24, 3]);
            desk.play(b, c, [24, 3]);
            desk.start(&category);
            desk.play(d, c, [24, 3]);
            let last = desk.begin(a, b);
            desk.score(last, a, 24);
            if reserve_plays && category == duplas() {
                let (out, comes_in) = (desk.titulars(b)[0], desk.event.entries[&b].reserves().next().expect("a reserve"));
                let by = desk.capataz(b);
                desk.ok(by, Decision::Substitute { jogo: last, entry: b, out, comes_in });
            }
            desk.ok(ORGANISER, Decision::StartPartida { jogo: last });
            desk.score(last, a, 24);
            desk.hand_in(last);
            desk.decide_category(&category);
        }
        let count =
            |category| desk.event.awards(category).expect("awards").iter().map(|award| award.medals.0.len()).sum::<usize>();
        assert_eq!(count(&duplas()) + count(&individual()), medals);
    }
}

/// R27.
#[test]
fn c_41_correction() {
    let mut desk = pairs(8, BestOf::One);
    desk.play(e(1), e(8), [24, 5]);
    let jogo = *desk.event.jogos.iter().find(|(_, jogo)| jogo.side_of(e(8)).is_some()).expect("a jogo").0;
    let correct = Decision::Correct { jogo, partidas: vec![[5, 24]], reason: text("trocados") };
    desk.ok(EVALUATOR, correct.clone());
    assert_eq!(
        desk.event
            .log()
            .iter()
            .filter(|logged| matches!(logged.decision, Decision::Homologate { .. } | Decision::Correct { .. }))
            .count(),
        2
    );
    for (a, b) in [(4, 5), (2, 7), (3, 6)] {
        desk.play(e(a), e(b), [24, 5]);
    }
    desk.start(&duplas());
    desk.jogo(e(8), e(4));
    desk.refused(EVALUATOR, correct, "championship:R27");
}

/// campeonato:salao.3.
#[test]
fn c_42_knife_at_the_door() {
    let mut desk = pairs(4, BestOf::One);
    let rule = club::incident::HallRule::Blade;
    assert_eq!(rule.law(), "campeonato:salao.3");
    desk.ok(ORGANISER, Decision::Warn { rule, text: text("faca") });
    assert!(desk.event.incidents.is_empty() && !desk.event.is_out(e(1)), "the knife alone is no ground");
    let jogo = desk.jogo(e(1), e(4));
    desk.call(jogo, 1);
    let person = desk.titulars(e(1))[0];
    desk.report(jogo, club::incident::Ground::III, e(1), person, ORGANISER);
}

/// campeonato:9.VII.
#[test]
fn c_43_tampa() {
    let mut desk = pairs(4, BestOf::One);
    let jogo = desk.begin(e(1), e(4));
    let by = desk.capataz(e(4));
    desk.ok(by, Decision::RequestTampa { jogo, entry: e(4) });
    assert_eq!(desk.event.jogos[&jogo].tampa, Tampa::InUse);
}

#[test]
fn section_2_1_nobody_decides_what_is_not_theirs() {
    let mut desk = pairs(4, BestOf::One);
    let jogo = desk.begin(e(1), e(4));
    let decisions = [
        Decision::Publish,
        Decision::StartRound { category: duplas() },
        Decision::Homologate { jogo },
        Decision::Uphold { incident: club::entry::IncidentId(1), members: Vec::new() },
        Decision::Sign { jogo, entry: e(1) },
        Decision::Pay { entry: e(1), amount: club::Centavos(1500), receipt: 77 },
        Decision::AppointJudge { jogo, judge: PersonId(3) },
    ];
    for decision in decisions {
        for role in Role::ALL.into_iter().filter(|role| !decision.roles().contains(role)) {
            for person in [1, 2, 3, 4, 100, 101, 999] {
                desk.refused(Actor { person: PersonId(person), role }, decision.clone(), "championship:2.1");
            }
        }
        // And nobody takes a role they were not given.
        for &role in decision.roles() {
            desk.refused(Actor { person: PersonId(999), role }, decision.clone(), "championship:2.1");
        }
    }
}
