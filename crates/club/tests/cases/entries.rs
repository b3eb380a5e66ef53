use crate::desk::*;
use club::category::CategoryState;
use club::championship::EventState;
use club::decision::Decision;
use club::entry::{Channel, EntryId, Part, PersonId};
use club::options::{Format, PrizeRounding};
use club::{Breach, Centavos, drawn_order};

fn reais(text: &str) -> Centavos {
    Centavos(text.replace(',', "").parse().expect("an amount"))
}

/// Pool, prizes and the organiser's share of a category with this number of entries, before play.
fn purse(category: &club::entry::CategoryId, many: usize, fee: i64, rounding: PrizeRounding) -> [String; 5] {
    let mut desk = desk(|id, options| {
        if id == category {
            (options.fee, options.prize_rounding) = (Centavos(fee), rounding);
        }
    });
    desk.entries(category, many);
    let options = desk.event.categories[category].options.clone();
    let purse = club::Purse::new(desk.event.pool(category), &options, 3);
    [purse.pool, purse.prizes[0], purse.prizes[1], purse.prizes[2], purse.house].map(|amount| amount.to_string())
}

/// R5, R58.
#[test]
fn c_01_individual_pool() {
    assert_eq!(purse(&individual(), 16, 800, PrizeRounding::Centavo), ["128,00", "38,40", "32,00", "25,60", "32,00"]);
}

/// R3.
#[test]
fn c_02_pairs_pool() {
    assert_eq!(purse(&duplas(), 9, 1500, PrizeRounding::Centavo), ["135,00", "40,50", "33,75", "27,00", "33,75"]);
    let mut desk = desk(|_, _| {});
    desk.entries(&duplas(), 9);
    desk.entries(&individual(), 2);
    assert_eq!(desk.event.pool(&duplas()), reais("135,00"));
}

/// R58.
#[test]
fn c_03_whole_reais() {
    assert_eq!(purse(&duplas(), 9, 1500, PrizeRounding::Real), ["135,00", "40,00", "33,00", "27,00", "35,00"]);
}

/// R5.
#[test]
fn c_04_awkward_fee() {
    assert_eq!(purse(&individual(), 5, 733, PrizeRounding::Centavo), ["36,65", "10,99", "9,16", "7,33", "9,17"]);
}

#[test]
fn section_5_1_table_of_pools() {
    let rows = [
        (7, ["56,00", "16,80", "14,00", "11,20", "14,00"], ["105,00", "31,50", "26,25", "21,00", "26,25"]),
        (9, ["72,00", "21,60", "18,00", "14,40", "18,00"], ["135,00", "40,50", "33,75", "27,00", "33,75"]),
        (13, ["104,00", "31,20", "26,00", "20,80", "26,00"], ["195,00", "58,50", "48,75", "39,00", "48,75"]),
        (16, ["128,00", "38,40", "32,00", "25,60", "32,00"], ["240,00", "72,00", "60,00", "48,00", "60,00"]),
    ];
    for (many, alone, pairs) in rows {
        assert_eq!(purse(&individual(), many, 800, PrizeRounding::Centavo), alone);
        assert_eq!(purse(&duplas(), many, 1500, PrizeRounding::Centavo), pairs);
    }
}

/// R6, campeonato:inscr.2.
#[test]
fn c_05_unpaid() {
    let mut desk = desk(|_, _| {});
    desk.entries(&individual(), 7);
    let unpaid = desk.entry(&individual());
    desk.draw(&individual());
    let of = &desk.event.categories[&individual()];
    assert_eq!(of.order().len(), 7);
    assert!(!of.order().contains(&unpaid));
    assert_eq!(desk.event.pool(&individual()), reais("56,00"));
    assert_eq!(desk.event.pool(&individual()).percent(30, PrizeRounding::Centavo), reais("16,80"));
}

/// R10, campeonato:inscr.1.
#[test]
fn c_06_late_entry() {
    let mut desk = desk(|_, _| {});
    desk.entries(&individual(), 2);
    desk.draw(&individual());
    desk.person(900);
    let late = Decision::Enter {
        category: individual(),
        entry: EntryId(90),
        name: text("tarde"),
        capataz: Some(PersonId(900)),
        members: vec![(PersonId(900), Part::Titular)],
        channel: Channel::Presencial,
    };
    desk.refused(ORGANISER, late, "campeonato:inscr.1");
}

/// R7, campeonato:2a.
#[test]
fn c_07_no_capataz() {
    let mut desk = desk(|_, _| {});
    desk.person(900);
    let entry = EntryId(90);
    let members = vec![(PersonId(900), Part::Titular)];
    desk.ok(
        ORGANISER,
        Decision::Enter {
            category: individual(), entry, name: text("só"), capataz: None, members, channel: Channel::Secretaria
        },
    );
    desk.pay(entry);
    assert!(!desk.event.is_confirmed(&desk.event.entries[&entry]), "campeonato:2a");
    desk.ok(ORGANISER, Decision::NameCapataz { entry, capataz: PersonId(900) });
    assert!(desk.event.is_confirmed(&desk.event.entries[&entry]));
}

/// R8, R9.
#[test]
fn c_08_twice_in_one_category() {
    let mut desk = desk(|_, _| {});
    let pair = desk.entries(&duplas(), 1)[0];
    let reserve = desk.event.entries[&pair].reserves().next().expect("a reserve");
    desk.person(900);
    let members = vec![(reserve, Part::Titular), (PersonId(900), Part::Titular)];
    let again = Decision::Enter {
        category: duplas(),
        entry: EntryId(90),
        name: text("x"),
        capataz: Some(reserve),
        members,
        channel: Channel::Presencial,
    };
    desk.refused(ORGANISER, again, "championship:R9");
    let members = vec![(reserve, Part::Titular)];
    desk.ok(
        ORGANISER,
        Decision::Enter {
            category: individual(),
            entry: EntryId(90),
            name: text("x"),
            capataz: Some(reserve),
            members,
            channel: Channel::Presencial,
        },
    );
}

/// R13.
#[test]
fn c_09_draw_by_hash() {
    let seed = "RO-4C-1E-7B-SO-2E";
    let numbers: Vec<u32> = (1..=6).collect();
    assert_eq!(drawn_order(seed, &duplas(), &numbers), [1, 6, 5, 2, 4, 3]);
    assert_eq!(drawn_order(seed, &individual(), &numbers), [1, 6, 2, 5, 3, 4]);
}

/// R11, R54.
#[test]
fn c_39_withdrawal() {
    let mut desk = desk(|_, _| {});
    let entries = desk.entries(&duplas(), 5);
    desk.ok(ORGANISER, Decision::Withdraw { entry: entries[0] });
    assert_eq!(desk.event.entries[&entries[0]].paid(), Centavos(0), "refunded before closing");
    desk.draw(&duplas());
    assert_eq!(desk.event.pool(&duplas()), reais("60,00"));
    desk.start(&duplas());
    desk.ok(ORGANISER, Decision::Withdraw { entry: entries[1] });
    assert_eq!(desk.event.pool(&duplas()), reais("60,00"));
    let jogo = desk.event.jogos.values().find(|jogo| jogo.side_of(entries[1]).is_some()).expect("a jogo");
    let side = jogo.side_of(entries[1]).expect("a side");
    assert_eq!(jogo.outcome.as_ref().map(|outcome| (outcome.winner, outcome.tentos()[1 - side])), Some((Some(1 - side), 24)));
}

/// R63.
#[test]
fn c_44_cancelled_category() {
    let mut desk = desk(|_, _| {});
    let only = desk.entries(&individual(), 1)[0];
    desk.ok(ORGANISER, Decision::CloseEntries { category: individual() });
    assert_eq!(desk.event.categories[&individual()].state, CategoryState::Cancelled);
    assert_eq!(
        desk.event.entries[&only]
            .payments
            .iter()
            .filter(|payment| payment.reversed_by.is_some())
            .map(|payment| payment.amount)
            .sum::<Centavos>(),
        reais("8,00")
    );
}

/// R63: also where the entries leave between the closing and the draw.
#[test]
fn r63_a_category_deserted_before_its_draw_is_cancelled() {
    let mut desk = desk(|_, _| {});
    let entries = desk.entries(&individual(), 2);
    desk.ok(ORGANISER, Decision::CloseEntries { category: individual() });
    assert_eq!(desk.event.categories[&individual()].state, CategoryState::EntriesClosed);
    desk.ok(ORGANISER, Decision::Withdraw { entry: entries[0] });
    assert_eq!(desk.event.categories[&individual()].state, CategoryState::Cancelled);
    assert_eq!(desk.event.entries[&entries[1]].paid(), Centavos(0));
    desk.ok(ORGANISER, Decision::CloseEntries { category: duplas() });
    assert_eq!(desk.event.state, EventState::Cancelled, "no category is left");
    desk.ok(ORGANISER, Decision::Archive);
}

/// R61: a category without a place to award is paid when it is homologated, and the event can be archived.
#[test]
fn r61_an_event_without_awards_comes_to_its_end() {
    let mut desk = desk(|_, _| {});
    let entries = desk.entries(&individual(), 2);
    desk.ok(ORGANISER, Decision::CloseEntries { category: duplas() });
    desk.draw(&individual());
    entries.iter().for_each(|&entry| desk.ok(ORGANISER, Decision::Withdraw { entry }));
    desk.start(&individual());
    desk.decide_category(&individual());
    desk.ok(EVALUATOR, Decision::HomologateCategory { category: individual() });
    assert_eq!(desk.event.awards(&individual()).expect("awards"), []);
    assert_eq!(desk.event.state, EventState::PrizesPaid);
    desk.ok(ORGANISER, Decision::Archive);
}

/// Section 7: a day has a maximum number of entries.
#[test]
fn section_7_a_category_is_full() {
    for (format, most) in [(Format::RoundRobin, 64), (Format::Swiss, 128)] {
        let mut desk = desk(|_, options| options.format = format);
        let first = (0..most).map(|_| desk.entry(&individual())).max().expect("an entry");
        desk.person(90_000);
        let one_more = Decision::Enter {
            category: individual(),
            entry: EntryId(first.0 + 1),
            name: text("um a mais"),
            capataz: None,
            members: vec![(PersonId(90_000), Part::Titular)],
            channel: Channel::Presencial,
        };
        assert_eq!(desk.decide(ORGANISER, one_more.clone()), Err(Breach::TooMany), "{format:?}");
        desk.ok(ORGANISER, Decision::Withdraw { entry: first });
        desk.ok(ORGANISER, one_more);
    }
}

/// R13: the name of a category stands in the command by which anybody computes the draw again.
#[test]
fn r13_the_name_of_a_category_is_plain() {
    for name in ["duplas", "mista_2", "a-b"] {
        assert!(club::entry::CategoryId::from(name).is_plain(), "{name}");
    }
    for name in ["", "Duplas", "x'; rm -r", "duplas mistas", "prendas\n"] {
        assert!(!club::entry::CategoryId::from(name).is_plain(), "{name}");
    }
}

/// A list, and an event, of more lines than a day has are not read.
#[test]
fn files_have_an_end() {
    let list = format!("category,players\n{}", "individual,Ana\n".repeat(1_001));
    assert!(club::open_data::read_entries(&list).is_err());
    assert!(serde_json::from_str::<club::Time>("54000").is_ok());
    assert!(serde_json::from_str::<club::Time>("4294967295").is_err(), "no time of any day");
}
