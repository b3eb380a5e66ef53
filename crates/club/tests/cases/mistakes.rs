//! Mistakes of a day, each put right.

use crate::desk::*;
use club::category::CategoryState;
use club::championship::{EventState, Source};
use club::decision::{Decision, Logged};
use club::entry::{EntryId, JogoId, Part, PersonId};
use club::incident::Ground;
use club::jogo::{Complete, Delivered, Kit, Running, State};
use club::open_data::{Head, read_event, write_event};
use club::options::{CategoryOptions, EventOptions, Format, LateEntries};
use club::{Actor, Breach, Centavos, Championship, Role, Time};

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

fn take_back(number: u32) -> Decision {
    Decision::TakeBack { number, reason: text("engano") }
}

/// The number of the last decision.
fn last(desk: &Desk) -> u32 {
    desk.event.log().len() as u32
}

/// The log makes the same event again, and the same file byte for byte.
fn replays(desk: &Desk) {
    let file = write_event(Head::new(-180), desk.event.log());
    let (head, again) = read_event(file.as_bytes()).expect("an event");
    assert!(again == desk.event, "another event");
    assert_eq!(write_event(head, again.log()), file);
}

/// R27, R45: signatures stand for what was signed.
#[test]
fn a_score_corrected_after_its_signatures_keeps_both_versions_and_is_signed_again() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    desk.score(jogo, e(4), 22);
    desk.score(jogo, e(1), 24);
    for entry in [e(1), e(4)] {
        let by = desk.capataz(entry);
        desk.ok(by, Decision::Sign { jogo, entry });
    }
    let right = Decision::Correct { jogo, partidas: vec![[24, 20]], reason: text("contado errado") };
    desk.ok(EVALUATOR, right);
    let its = desk.event.jogos[&jogo].clone();
    let [correction] = &its.corrections[..] else { panic!("one correction") };
    assert_eq!((&correction.before[..], &correction.after[..]), (&[[24, 22]][..], &[[24, 20]][..]));
    assert_eq!(correction.signed, [Some(PersonId(100)), Some(PersonId(400))], "they signed the first version");
    assert_eq!((its.signed, its.state), ([None, None], State::Played), "nobody has signed the second");
    desk.hand_in(jogo);
    desk.ok(EVALUATOR, Decision::Correct { jogo, partidas: vec![[20, 24]], reason: text("trocado") });
    assert_eq!(desk.state(jogo), State::Homologated);
    assert_eq!(desk.event.jogos[&jogo].winner(), Some(e(4)));
    for entry in [e(1), e(4)] {
        let by = desk.capataz(entry);
        desk.ok(by, Decision::Sign { jogo, entry });
        desk.refused(by, Decision::Sign { jogo, entry }, "championship:R25");
    }
    assert_eq!(desk.state(jogo), State::Homologated);
    replays(&desk);
}

/// R24: what was typed wrong is typed again, until somebody has signed.
#[test]
fn a_sumula_typed_wrong_is_typed_again() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    desk.ok(RESULTS, Decision::FillSumula { jogo, partidas: vec![[24, 2]] });
    desk.ok(RESULTS, Decision::FillSumula { jogo, partidas: vec![[24, 22]] });
    assert_eq!(desk.written(jogo), [[24, 22]]);
    desk.ok(RESULTS, Decision::Sign { jogo, entry: e(1) });
    desk.refused(RESULTS, Decision::FillSumula { jogo, partidas: vec![[24, 21]] }, "championship:R24");
}

/// R19, R27: a walkover taken back leaves the jogo as it was called.
#[test]
fn a_walkover_is_taken_back_until_a_round_stands_on_it() {
    let mut desk = pairs(4);
    let jogo = desk.jogo(e(1), e(4));
    desk.call(jogo, 1);
    desk.clock = desk.clock.plus_minutes(30);
    desk.ok(ORGANISER, Decision::Walkover { jogo, entry: e(4) });
    let walkover = last(&desk);
    assert!(desk.event.is_out(e(4)));
    desk.refused(ORGANISER, Decision::TakeBack { number: walkover, reason: text("  ") }, "championship:R27");
    desk.ok(ORGANISER, take_back(walkover));
    assert_eq!((desk.state(jogo), desk.event.is_out(e(4))), (State::Running(Running::Called), false));
    desk.refused(ORGANISER, take_back(walkover), "championship:R27");
    desk.ok(ORGANISER, Decision::Walkover { jogo, entry: e(4) });
    let again = last(&desk);
    desk.homologate(jogo);
    let homologated = last(&desk);
    desk.play(e(2), e(3), [24, 3]);
    desk.start(&duplas());
    let round = last(&desk);
    let refused = desk.decide(ORGANISER, take_back(again));
    assert_eq!(refused, Err(Breach::StandsOn(vec![round, homologated])), "the latest first");
    desk.ok(ORGANISER, take_back(round));
    assert_eq!(desk.decide(ORGANISER, take_back(homologated)), Err(Breach::NotYours), "a finding of the other commission");
    desk.ok(EVALUATOR, take_back(homologated));
    desk.ok(ORGANISER, take_back(again));
    assert!(!desk.event.is_out(e(4)));
    // Its table has been used since: it is called to another, and nothing of it is lost.
    assert_eq!((desk.state(jogo), desk.event.jogos[&jogo].table), (State::Running(Running::Called), None));
    desk.call(jogo, 2);
    replays(&desk);
}

/// R11: the wrong pair was withdrawn. What had been paid counts again, and no number of a receipt is given twice.
#[test]
fn a_withdrawal_is_taken_back_before_and_after_the_closing() {
    let mut desk = desk(|_, _| {});
    let entries = desk.entries(&duplas(), 4);
    desk.ok(ORGANISER, Decision::Withdraw { entry: entries[0] });
    let wrong = last(&desk);
    desk.ok(ORGANISER, Decision::Withdraw { entry: entries[1] });
    let receipt = |desk: &Desk, entry: EntryId| desk.event.entries[&entry].payments[0].reversed_by;
    let second = receipt(&desk, entries[1]);
    desk.ok(ORGANISER, take_back(wrong));
    assert_eq!(desk.event.entries[&entries[0]].paid(), Centavos(1500));
    assert_eq!(receipt(&desk, entries[1]), second, "a receipt that was written keeps its number");
    let next = desk.event.next_receipt();
    assert!(Some(next) > second, "and no other has the numbers that were written");
    desk.draw(&duplas());
    desk.start(&duplas());
    let (a, b) = (entries[0], entries[3]);
    let jogo = desk.event.jogos.iter().find(|(_, jogo)| jogo.side_of(a).is_some()).map(|(id, _)| *id).expect("a jogo");
    let before = desk.event.jogos[&jogo].clone();
    desk.ok(ORGANISER, Decision::Withdraw { entry: b });
    let wrong = last(&desk);
    desk.ok(ORGANISER, take_back(wrong));
    assert_eq!(desk.event.jogos[&jogo], before);
    assert_eq!(desk.event.pool(&duplas()), Centavos(4500));
    replays(&desk);
}

/// R38, R42: a disqualification taken back waits for its second member again.
#[test]
fn a_disqualification_is_taken_back() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    desk.score(jogo, e(1), 9);
    desk.upheld(jogo, Ground::II, e(4));
    let ruling = last(&desk);
    assert!(desk.event.is_out(e(4)) && !desk.event.bans.is_empty());
    desk.ok(EVALUATOR, take_back(ruling));
    assert!(!desk.event.is_out(e(4)) && desk.event.bans.is_empty());
    assert_eq!(desk.state(jogo), State::Suspended(Running::Playing), "the first member's ruling stands");
    assert_eq!(desk.event.jogos[&jogo].partidas[0].score, [9, 0]);
    replays(&desk);
}

/// R27: homologations of a jogo, of a category, and the archive.
#[test]
fn what_was_homologated_or_archived_can_be_opened_again() {
    let mut desk = desk(|_, options| options.format = Format::Knockout);
    desk.ok(ORGANISER, Decision::CloseEntries { category: individual() });
    desk.entries(&duplas(), 2);
    desk.draw(&duplas());
    desk.start(&duplas());
    desk.play(e(1), e(2), [24, 12]);
    let jogo = desk.event.jogos.keys().next().copied().expect("a jogo");
    let homologated = last(&desk);
    desk.ok(EVALUATOR, take_back(homologated));
    assert_eq!(desk.state(jogo), State::Delivered);
    desk.homologate(jogo);
    desk.decide_category(&duplas());
    let decided = last(&desk);
    desk.ok(EVALUATOR, Decision::HomologateCategory { category: duplas() });
    let closed = last(&desk);
    assert_eq!(desk.decide(EVALUATOR, take_back(decided)), Err(Breach::StandsOn(vec![closed])));
    for award in desk.event.awards(&duplas()).expect("awards") {
        let to = desk.event.entries[&award.entry].capataz.expect("a capataz");
        let receipt = desk.event.next_receipt();
        desk.ok(ORGANISER, Decision::PayAward { category: duplas(), place: award.place, to, receipt });
    }
    let paid = last(&desk);
    desk.ok(ORGANISER, Decision::Archive);
    let archived = last(&desk);
    assert_eq!(desk.decide(ORGANISER, take_back(paid)), Err(Breach::StandsOn(vec![archived])));
    desk.ok(ORGANISER, take_back(archived));
    assert_eq!(desk.event.state, EventState::PrizesPaid);
    desk.ok(ORGANISER, take_back(paid));
    assert_eq!(desk.event.state, EventState::ResultsHomologated);
    replays(&desk);
}

/// R63: a championship cancelled by mistake goes on, and everybody has paid as before.
#[test]
fn a_cancelled_event_is_taken_up_again() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    desk.ok(ORGANISER, Decision::Cancel { reason: text("toque errado") });
    let cancelled = last(&desk);
    assert_eq!(desk.event.pool(&duplas()), Centavos(0));
    desk.ok(ORGANISER, take_back(cancelled));
    assert_eq!((desk.event.state, desk.event.pool(&duplas())), (EventState::Running, Centavos(6000)));
    desk.score(jogo, e(1), 24);
    replays(&desk);
}

/// R49: rounds of two Swiss categories share their numbers; an earlier one is not pulled from under a later one.
#[test]
fn a_paired_round_is_not_taken_back_under_a_later_one() {
    let mut desk = desk(|_, options| options.format = Format::Swiss);
    desk.entries(&duplas(), 4);
    desk.entries(&individual(), 4);
    for category in [duplas(), individual()] {
        desk.draw(&category);
    }
    desk.start(&duplas());
    let first = last(&desk);
    desk.start(&individual());
    let second = last(&desk);
    assert_eq!(desk.decide(ORGANISER, take_back(first)), Err(Breach::StandsOn(vec![second])));
    desk.ok(ORGANISER, take_back(second));
    desk.ok(ORGANISER, take_back(first));
    assert_eq!(desk.event.categories[&duplas()].state, CategoryState::Drawn);
    replays(&desk);
}

/// R10: entries closed too early are open again before the draw, and after it when the draw is annulled.
#[test]
fn entries_closed_too_early_reopen_before_the_draw() {
    let mut desk = desk(|_, _| {});
    desk.entries(&duplas(), 3);
    desk.ok(ORGANISER, Decision::CloseEntries { category: duplas() });
    desk.ok(ORGANISER, Decision::ReopenEntries { category: duplas(), reason: text("fila na porta") });
    let late = desk.entries(&duplas(), 1)[0];
    desk.draw(&duplas());
    let reopen = Decision::ReopenEntries { category: duplas(), reason: text("mais uma") };
    desk.refused(ORGANISER, reopen.clone(), "championship:R15");
    desk.ok(ORGANISER, Decision::AnnulDraw { category: duplas(), reason: text("faltava uma dupla") });
    assert!(desk.event.categories[&duplas()].order().is_empty() && desk.event.jogos.is_empty());
    desk.ok(ORGANISER, reopen);
    assert_eq!(desk.event.pool(&duplas()), Centavos(6000));
    assert!(desk.event.is_confirmed(&desk.event.entries[&late]));
    replays(&desk);
}

/// R15: a repeat needs its reason, and both minutes stay. Older logs have repeats without one.
#[test]
fn a_draw_is_repeated_with_a_reason_and_both_minutes_stay() {
    let mut desk = desk(|_, _| {});
    desk.entries(&duplas(), 4);
    desk.draw(&duplas());
    let again = Decision::DrawByTickets { category: duplas(), order: vec![4, 3, 2, 1], proxies: Vec::new() };
    desk.refused(ORGANISER, again.clone(), "championship:R15");
    desk.refused(ORGANISER, Decision::AnnulDraw { category: duplas(), reason: text("") }, "championship:R27");
    let before = desk.event.clone();
    desk.ok(ORGANISER, Decision::AnnulDraw { category: duplas(), reason: text("número trocado") });
    desk.ok(ORGANISER, again.clone());
    let minutes = &desk.event.categories[&duplas()].minutes;
    assert_eq!(minutes.len(), 2);
    assert_eq!(minutes[0].annulled.as_ref().map(|annulled| annulled.reason.as_str()), Some("número trocado"));
    assert_eq!(desk.event.categories[&duplas()].order(), [e(4), e(3), e(2), e(1)]);
    replays(&desk);
    let mut older = before;
    let logged = Logged { at: desk.clock, by: ORGANISER, decision: again };
    assert_eq!(older.accept(Source::Store, logged), Ok(()));
}

/// 2.2, R16: a table whose pack is short has another kit at once, a new one or a borrowed one.
#[test]
fn a_lost_card_kills_no_table() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    desk.score(jogo, e(1), 24);
    for entry in [e(1), e(4)] {
        let by = desk.capataz(entry);
        desk.ok(by, Decision::Sign { jogo, entry });
    }
    let things = Delivered { cards: 39, tentos: Complete::Complete, tampa: Complete::Complete };
    desk.ok(RESULTS, Decision::Deliver { jogo, bearer: PersonId(100), things });
    let next = desk.jogo(e(2), e(3));
    let call = |table: u32| Decision::Call { jogo: next, table, time: Time::at(15, 45) };
    desk.refused(ORGANISER, call(1), "championship:R16");
    desk.ok(RESULTS, Decision::GiveKit { table: 1, kit: Kit::New });
    assert_eq!(desk.event.kit_of(1), 5, "four tables had the first four");
    desk.ok(ORGANISER, call(1));
    desk.ok(ORGANISER, Decision::WithdrawKit { table: 1, reason: text("caiu o sete de ouros") });
    desk.ok(ORGANISER, Decision::GiveKit { table: 1, kit: Kit::Borrowed { from: 2 } });
    assert_eq!(desk.event.kit_of(1), 2);
    assert_eq!(desk.event.free_tables().collect::<Vec<_>>(), [3, 4], "the table that lent it has none");
    desk.refused(ORGANISER, Decision::GiveKit { table: 3, kit: Kit::Borrowed { from: 2 } }, "championship:R16");
    desk.ok(RESULTS, Decision::GiveKit { table: 2, kit: Kit::New });
    assert_eq!(desk.event.kit_of(2), 5, "the number of the kit that left is free again");
    replays(&desk);
}

/// R16: a table more, a table less.
#[test]
fn a_table_is_added_and_closed_during_the_day() {
    let mut desk = pairs(4);
    desk.ok(ORGANISER, Decision::AddTable);
    let jogo = desk.jogo(e(1), e(4));
    desk.call(jogo, 5);
    let close = |table: u32| Decision::CloseTable { table, reason: text("goteira") };
    desk.refused(ORGANISER, close(5), "championship:R16");
    desk.ok(ORGANISER, close(4));
    assert_eq!(desk.event.free_tables().collect::<Vec<_>>(), [1, 2, 3]);
    desk.ok(ORGANISER, Decision::ReopenTable { table: 4 });
    assert_eq!(desk.event.free_tables().count(), 4);
    for table in 1..=4 {
        desk.ok(ORGANISER, close(table));
    }
    assert!(club::schedule::plan(&desk.event, Time::at(15, 0)).iter().all(|slot| slot.table == 5));
    replays(&desk);
}

/// R1, R5, R6, R8: what was typed is edited until it is used.
#[test]
fn what_was_typed_is_edited_until_it_is_used() {
    let mut desk = desk(|_, _| {});
    let options = EventOptions { tables: 6, ..EventOptions::usual() };
    let edit = |options: &EventOptions| Decision::EditEvent {
        name: text("Campeonato do Clube"),
        host: text("Clube"),
        place: text("Ginásio"),
        date: text("16 de setembro"),
        start: Time::at(14, 30),
        options: options.clone(),
    };
    desk.ok(ORGANISER, edit(&options));
    assert_eq!((desk.event.place.as_str(), desk.event.options.tables, desk.event.start), ("Ginásio", 6, Time::at(14, 30)));
    let dearer = CategoryOptions { fee: Centavos(2000), ..desk.event.categories[&duplas()].options.clone() };
    let edit_duplas = Decision::EditCategory { category: duplas(), options: dearer };
    desk.ok(ORGANISER, edit_duplas);
    let entry = desk.entries(&duplas(), 4)[0];
    assert_eq!(desk.event.entries[&entry].paid(), Centavos(2000));
    let cheaper = CategoryOptions { fee: Centavos(1000), ..desk.event.categories[&duplas()].options.clone() };
    desk.refused(ORGANISER, Decision::EditCategory { category: duplas(), options: cheaper }, "championship:R6");
    desk.person(900);
    let members = vec![(PersonId(100), Part::Titular), (PersonId(900), Part::Titular)];
    let rename = |name: &str| Decision::EditEntry { entry, name: text(name), members: members.clone() };
    desk.ok(ORGANISER, rename("Os Tauras"));
    let twice = vec![(PersonId(100), Part::Titular), (PersonId(200), Part::Titular)];
    desk.refused(ORGANISER, Decision::EditEntry { entry, name: text("x"), members: twice }, "championship:R9");
    desk.ok(ORGANISER, Decision::NoteOrigin { entry, ctg: text("CTG Rincão"), region: text("3ª RT") });
    assert_eq!(desk.event.entries[&entry].origin.ctg.as_str(), "CTG Rincão");
    desk.draw(&duplas());
    desk.ok(ORGANISER, rename("Os Taura"));
    let other = vec![(PersonId(900), Part::Titular), (PersonId(101), Part::Titular)];
    desk.refused(ORGANISER, Decision::EditEntry { entry, name: text("x"), members: other }, "championship:R6");
    desk.start(&duplas());
    desk.begin(e(1), e(4));
    desk.refused(ORGANISER, edit(&EventOptions { target: 12, ..options.clone() }), "championship:R6");
    desk.ok(ORGANISER, edit(&EventOptions { lateness_tolerance: 15, ..options }));
    replays(&desk);
}

/// R10: late entries where the club has said so, and nowhere else.
#[test]
fn late_entries_are_taken_until_the_draw_where_the_regulation_allows() {
    let mut desk = desk(|id, options| {
        if *id == duplas() {
            options.late_entries = LateEntries::UntilDraw;
        }
    });
    for category in [duplas(), individual()] {
        desk.entries(&category, 2);
        desk.ok(ORGANISER, Decision::CloseEntries { category });
    }
    desk.entries(&duplas(), 1);
    desk.person(900);
    let late = Decision::Enter {
        category: individual(),
        entry: e(90),
        name: text("tarde"),
        capataz: None,
        members: vec![(PersonId(900), Part::Titular)],
        channel: club::entry::Channel::Presencial,
    };
    desk.refused(ORGANISER, late, "campeonato:inscr.1");
}

/// R37: a desk takes back what it may decide, and nobody else's.
#[test]
fn a_decision_is_taken_back_by_those_who_may_make_it() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    desk.score(jogo, e(1), 24);
    desk.ok(RESULTS, Decision::Sign { jogo, entry: e(4) });
    let signed = last(&desk);
    let capataz = desk.capataz(e(1));
    desk.refused(capataz, take_back(signed), "championship:2.1");
    desk.refused(EVALUATOR, take_back(signed), "championship:2.1");
    desk.ok(RESULTS, take_back(signed));
    assert_eq!(desk.event.jogos[&jogo].signed, [None, None], "the wrong capataz had signed");
    desk.refused(ORGANISER, take_back(1), "championship:R27");
    desk.refused(ORGANISER, take_back(0), "championship:R27");
    desk.refused(ORGANISER, take_back(u32::MAX), "championship:R27");
}

/// An appointment is not pulled from under what was decided by it.
#[test]
fn an_appointment_stands_as_long_as_something_was_decided_by_it() {
    let mut desk = pairs(4);
    desk.ok(ORGANISER, Decision::Appoint { person: PersonId(100), role: Role::Evaluating });
    let appointed = last(&desk);
    let by = Actor { person: PersonId(100), role: Role::Evaluating };
    desk.ok(by, Decision::Warn { rule: club::incident::HallRule::Blade, text: text("faca") });
    let warned = last(&desk);
    assert_eq!(desk.decide(ORGANISER, take_back(appointed)), Err(Breach::StandsOn(vec![warned])));
    desk.ok(EVALUATOR, take_back(warned));
    desk.ok(ORGANISER, take_back(appointed));
    assert!(!desk.event.has_role(by));
}

/// Returns are bounded: each replays the event, and looks at every entry and jogo for every decision.
#[test]
fn returns_are_bounded() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    let mut event: Championship = desk.event.clone();
    let warn = Decision::Warn { rule: club::incident::HallRule::Blade, text: text("faca") };
    let (mut replayed, share) = (0, 256 + event.entries.len() + event.jogos.len());
    let refused = loop {
        event.decide(ORGANISER, desk.clock, warn.clone()).expect("a warning");
        replayed += event.log().len() * share;
        if let Err(breach) = event.decide(ORGANISER, desk.clock, take_back(event.log().len() as u32)) {
            break breach;
        }
    };
    assert_eq!(refused, Breach::TooMany);
    assert!((995_000_000..1_005_000_000).contains(&replayed), "{replayed}");
    assert_eq!(event.jogo(jogo).map(|jogo| jogo.state), Ok(State::Running(Running::Playing)), "play goes on");
    let _: JogoId = jogo;
}

/// R63: a category in which nobody ever entered blocks neither the prizes nor the archive, opened or not.
#[test]
fn a_category_that_nobody_uses_blocks_nothing() {
    for opened in [false, true] {
        let mut desk = desk(|_, _| {});
        if !opened {
            let opens = |decision: &Decision| matches!(decision, Decision::OpenEntries { category } if *category == individual());
            let opening = desk.event.latest(opens).expect("it was opened");
            desk.ok(ORGANISER, take_back(opening));
        }
        desk.entries(&duplas(), 2);
        desk.draw(&duplas());
        desk.start(&duplas());
        desk.play(e(1), e(2), [24, 12]);
        desk.decide_category(&duplas());
        desk.ok(EVALUATOR, Decision::HomologateCategory { category: duplas() });
        assert_eq!(desk.event.state, EventState::ResultsHomologated);
        for award in desk.event.awards(&duplas()).expect("awards") {
            let to = desk.event.entries[&award.entry].capataz.expect("a capataz");
            let receipt = desk.event.next_receipt();
            desk.ok(ORGANISER, Decision::PayAward { category: duplas(), place: award.place, to, receipt });
        }
        assert_eq!(desk.event.state, EventState::PrizesPaid);
        desk.ok(ORGANISER, Decision::Archive);
        for decision in [Decision::OpenEntries { category: individual() }, Decision::CloseEntries { category: individual() }] {
            assert!(desk.decide(ORGANISER, decision).is_err(), "an archived event stays closed");
        }
        assert_eq!(desk.event.state, EventState::Archived);
        replays(&desk);
    }
}

/// 5.3: in files a ground has the number of the regulation; older files with small letters are read.
#[test]
fn a_ground_stands_in_files_by_its_number() {
    let mut desk = pairs(4);
    let jogo = desk.begin(e(1), e(4));
    desk.upheld(jogo, Ground::VII, e(4));
    let file = write_event(Head::new(-180), desk.event.log());
    assert!(file.contains("\"ground\":\"VII\"") && !file.contains("\"ground\":\"vii\""), "{file}");
    let older = file.replace("\"ground\":\"VII\"", "\"ground\":\"vii\"");
    assert!(read_event(older.as_bytes()).expect("an event").1 == desk.event);
    desk.homologate(jogo);
    let results = club::open_data::results(&desk.event);
    assert_eq!(results.jogos.iter().map(|row| row.how.as_str()).collect::<Vec<_>>(), ["VII"]);
}
