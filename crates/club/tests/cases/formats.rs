use crate::desk::*;
use club::decision::Decision;
use club::entry::{CategoryId, EntryId};
use club::format::Stage;
use club::jogo::State;
use club::options::Format;

/// A day of `many` individual entries, begun; the entries are their own numbers.
fn drawn(many: usize, format: Format) -> Desk {
    let mut desk = desk(|_, options| options.format = format);
    desk.entries(&individual(), many);
    desk.draw(&individual());
    desk
}

fn e(number: u32) -> EntryId {
    EntryId(number)
}

/// Number of jogos really played if nothing goes wrong.
fn jogos(many: usize) -> (usize, usize) {
    let mut desk = drawn(many, Format::Knockout);
    while desk.decide(ORGANISER, Decision::StartRound { category: individual() }).is_ok() {
        let open: Vec<[EntryId; 2]> = desk
            .event
            .jogos
            .values()
            .filter(|jogo| jogo.state == State::Scheduled)
            .filter_map(|jogo| Some([jogo.entries[0]?, jogo.entries[1]?]))
            .collect();
        for [a, b] in open {
            desk.play(a, b, [24, 10]);
        }
    }
    let of_state = |state: State| desk.event.jogos.values().filter(|jogo| jogo.state == state).count();
    let byes = desk.event.jogos.values().filter(|jogo| jogo.round == 0 && jogo.state == State::Bye).count();
    (of_state(State::Homologated), byes)
}

/// R46, R47.
#[test]
fn c_10_knockout_of_six() {
    let mut desk = drawn(6, Format::Knockout);
    desk.start(&individual());
    let round = |desk: &Desk, n: usize| -> Vec<[u32; 2]> {
        let both = |jogo: &club::jogo::Jogo| Some([jogo.entries[0]?.0, jogo.entries[1]?.0]);
        desk.event.jogos.values().filter(|jogo| jogo.round == n).filter_map(both).collect()
    };
    assert_eq!(round(&desk, 0), [[4, 5], [3, 6]], "e1 and e2 have byes");
    desk.play(e(4), e(5), [24, 3]);
    desk.play(e(3), e(6), [24, 3]);
    desk.start(&individual());
    assert_eq!(round(&desk, 1), [[1, 4], [2, 3]]);
    desk.play(e(1), e(4), [24, 3]);
    desk.play(e(2), e(3), [24, 3]);
    desk.start(&individual());
    assert_eq!(round(&desk, 2), [[4, 3], [1, 2]], "third place and final");
    assert_eq!(jogos(6), (6, 2));
}

/// R46, R47.
#[test]
fn c_11_counts() {
    for (entries, played, byes) in [(2, 1, 0), (3, 2, 1), (4, 4, 0), (5, 5, 3), (7, 7, 1), (8, 8, 0), (9, 9, 7), (16, 16, 0)] {
        assert_eq!(jogos(entries), (played, byes), "{entries} entries");
    }
}

fn places(desk: &Desk, category: &CategoryId) -> Vec<u32> {
    desk.event.places(category).expect("places").into_iter().map(|entry| entry.0).collect()
}

/// R47.
#[test]
fn c_12_three_entries() {
    let mut desk = drawn(3, Format::Knockout);
    desk.start(&individual());
    desk.play(e(2), e(3), [24, 3]);
    desk.start(&individual());
    desk.play(e(1), e(2), [24, 3]);
    desk.decide_category(&individual());
    assert_eq!(places(&desk, &individual()), [1, 2, 3]);
    assert!(desk.event.jogos.values().all(|jogo| jogo.laid.stage != Stage::Third || jogo.state == State::Bye));
    let awards = desk.event.awards(&individual()).expect("awards");
    assert_eq!(awards.iter().map(|award| award.amount.to_string()).collect::<Vec<_>>(), ["7,20", "6,00", "4,80"]);
}

/// R61.
#[test]
fn c_13_two_entries() {
    let mut desk = drawn(2, Format::Knockout);
    desk.start(&individual());
    desk.play(e(1), e(2), [3, 24]);
    desk.decide_category(&individual());
    assert_eq!(places(&desk, &individual()), [2, 1]);
    let purse = desk.event.purse(&individual()).expect("a purse");
    let told = [purse.pool, purse.prizes[0], purse.prizes[1], purse.prizes[2], purse.house].map(|amount| amount.to_string());
    assert_eq!(told, ["16,00", "4,80", "4,00", "0,00", "7,20"]);
}

/// Plays these results, each a pair and its score, in whatever order the rounds bring them.
fn play_all(desk: &mut Desk, results: &[(u32, u32, [u32; 2])]) {
    while desk.decide(ORGANISER, Decision::StartRound { category: individual() }).is_ok() {
        let open: Vec<[EntryId; 2]> = desk
            .event
            .jogos
            .values()
            .filter(|jogo| jogo.state == State::Scheduled && jogo.laid.stage != Stage::Final)
            .filter_map(|jogo| Some([jogo.entries[0]?, jogo.entries[1]?]))
            .collect();
        for [a, b] in open {
            let &(first, _, score) =
                results.iter().find(|(x, y, _)| [*x, *y] == [a.0, b.0] || [*y, *x] == [a.0, b.0]).expect("a result");
            let score = if first == a.0 { score } else { [score[1], score[0]] };
            desk.play(a, b, score);
        }
    }
}

/// R52.
#[test]
fn c_34_group_tie() {
    let mut desk = drawn(4, Format::RoundRobin);
    let (a, b, c, d) = (1, 2, 3, 4);
    play_all(
        &mut desk,
        &[(a, b, [24, 20]), (c, a, [24, 18]), (a, d, [24, 10]), (b, c, [24, 22]), (b, d, [24, 15]), (c, d, [24, 9])],
    );
    desk.decide_category(&individual());
    assert_eq!(places(&desk, &individual()), [c, a, b, d]);
    let standing = desk.event.group_standing(&desk.event.categories[&individual()], 0);
    assert_eq!(standing.rows[..3].iter().map(|row| row.difference).collect::<Vec<_>>(), [19, 12, 7]);
}

/// R49, R53.
#[test]
fn c_35_swiss_of_six() {
    let mut desk = drawn(6, Format::Swiss);
    let rounds = [
        [(1, 2, [24, 18]), (3, 4, [12, 24]), (5, 6, [24, 23])],
        [(4, 1, [24, 20]), (5, 2, [24, 17]), (6, 3, [24, 16])],
        [(4, 5, [19, 24]), (6, 1, [24, 14]), (2, 3, [24, 14])],
    ];
    for round in rounds {
        desk.start(&individual());
        for (a, b, score) in round {
            desk.play(e(a), e(b), score);
        }
    }
    desk.decide_category(&individual());
    assert_eq!(places(&desk, &individual()), [5, 6, 4, 1, 2, 3]);
    let rows = desk.event.swiss_standing(&desk.event.categories[&individual()]).rows;
    let told: Vec<(u32, u32, u32, i64)> =
        rows.iter().take(3).map(|row| (row.entry.0, row.wins, row.buchholz, row.difference)).collect();
    assert_eq!(told, [(5, 3, 5, 13), (6, 2, 4, 17), (4, 2, 4, 11)]);
}

#[test]
fn r48_groups_then_knockout() {
    let mut desk = desk(|_, options| (options.format, options.groups) = (Format::GroupsKnockout, Some(2)));
    desk.entries(&individual(), 6);
    desk.draw(&individual());
    // The lower number wins everything: groups are 1 3 5 and 2 4 6.
    for _ in 0..3 {
        desk.start(&individual());
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
    desk.start(&individual());
    desk.play(e(1), e(4), [24, 5]);
    desk.play(e(2), e(3), [24, 5]);
    desk.start(&individual());
    desk.play(e(4), e(3), [5, 24]);
    desk.play(e(1), e(2), [24, 5]);
    desk.decide_category(&individual());
    assert_eq!(places(&desk, &individual()), [1, 2, 3, 4]);
}

#[test]
fn r52_lots_separate_what_the_rules_cannot() {
    let mut desk = drawn(3, Format::RoundRobin);
    play_all(&mut desk, &[(1, 2, [24, 10]), (2, 3, [24, 10]), (3, 1, [24, 10])]);
    let undecided = Decision::Decide { category: individual() };
    desk.refused(EVALUATOR, undecided.clone(), "championship:R52");
    desk.refused(ORGANISER, Decision::DrawLots { category: individual(), order: vec![e(1), e(2)] }, "championship:R52");
    desk.ok(ORGANISER, Decision::DrawLots { category: individual(), order: vec![e(2), e(3), e(1)] });
    desk.ok(EVALUATOR, undecided);
    assert_eq!(places(&desk, &individual()), [2, 3, 1]);
}

/// R52: lots are asked for exactly when the next round, or the places, need them.
#[test]
fn r52_a_tie_is_told_when_it_stops_the_day() {
    let beats = |a: EntryId, b: EntryId| b.0 % 3 == (a.0 + 1) % 3;
    let mut desk = drawn(3, Format::GroupsKnockout);
    for _ in 0..3 {
        assert_eq!(desk.event.open_tie(&individual()), None, "the groups are still played");
        desk.start(&individual());
        let open = desk.event.jogos.values().filter(|jogo| jogo.state == State::Scheduled);
        let [a, b] = open.filter_map(|jogo| Some([jogo.entries[0]?, jogo.entries[1]?])).next().expect("a jogo");
        if beats(a, b) { desk.play(a, b, [24, 10]) } else { desk.play(b, a, [24, 10]) }
    }
    assert_eq!(desk.event.open_tie(&individual()), Some(vec![e(1), e(2), e(3)]));
    desk.refused(ORGANISER, Decision::StartRound { category: individual() }, "championship:R52");
    desk.ok(ORGANISER, Decision::DrawLots { category: individual(), order: vec![e(2), e(3), e(1)] });
    assert_eq!(desk.event.open_tie(&individual()), None);
    desk.start(&individual());

    // In a Swiss a tie stops nothing before the last round is over.
    let mut desk = drawn(4, Format::Swiss);
    desk.start(&individual());
    desk.play(e(1), e(2), [24, 10]);
    desk.play(e(3), e(4), [24, 10]);
    assert_eq!(desk.event.open_tie(&individual()), None);
}
