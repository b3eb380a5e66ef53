//! Count and conversion (M47-M55).

use super::super::state::{Pair, Phase, Total};
use super::super::tarocchi::{COUNTING, PACK, SAGITTARIO, WORTHLESS};
use super::harness::{Scenario, Side, cards};
use ::cards::CardSet;
use engine::{Cause, Cite, Game, Seat, SeatSet};

/// These cards, filled up to `many` with worthless ones that nobody else has.
fn filled(text: &str, many: usize) -> CardSet {
    let own = cards(text);
    let fill = (WORTHLESS - CardSet::of(SAGITTARIO)).iter().take(many - own.len());
    fill.fold(own, CardSet::with)
}

/// Marks and totals of a gioco, entered so that the tally is `tally` points up for the dealer's side.
fn moves(scenario: &mut Scenario, side: Side, points: i64) {
    let pair = scenario.pair(side);
    scenario.game.mark_points(pair, points, Cause::new("minchiate-cause-count-last", Cite("minchiate R41")));
}

#[test]
fn m47_a_final_count() {
    let x = Total::of(filled("T0 T1 T2 T3 T13 T28 T29 T30 T40 RC RE RB", 48));
    assert_eq!((x, x.sum()), (Total { verzigole: 96, cards: 56, last: 0, above: 6 }, 158));
    let y = Total::of(filled("T4 T5 T20 T31 T32 T33 T34 T35 T36 T37 T38 T39 RO", 36)).and_last();
    assert_eq!((y, y.sum()), (Total { verzigole: 65, cards: 81, last: 10, above: 0 }, 156));
}

#[test]
fn m48_cards_above_forty_two() {
    assert_eq!((Total::of(filled("", 44)).sum(), Total::of(filled("", 40)).sum()), (2, 0));
}

#[test]
fn m49_every_trick() {
    let stock: CardSet = (WORTHLESS - CardSet::of(SAGITTARIO)).iter().take(13).collect();
    let all = Total::of(PACK - stock).and_last();
    assert_eq!((all, all.sum()), (Total { verzigole: 212, cards: 142, last: 10, above: 42 }, 406));
    let mut scenario = Scenario::at("");
    moves(&mut scenario, Side::X, all.sum());
    scenario.game.convert();
    assert_eq!((scenario.resti(), scenario.tally()), (6, 46));
}

#[test]
fn m50_the_sagittario_alone_gives_nothing() {
    assert_eq!(Total::of(cards("T29 T30 T32")).sum(), 10);
    assert!(!COUNTING.contains(SAGITTARIO));
}

#[test]
fn m51_the_carry_joins_marks_and_count() {
    let mut scenario = Scenario::at("setup carry 3 35");
    for (side, points) in [(Side::X, 40), (Side::Y, 18), (Side::X, 140), (Side::Y, 92)] {
        moves(&mut scenario, side, points);
    }
    scenario.game.convert();
    assert_eq!((scenario.resti(), scenario.tally()), (1, 45));
}

#[test]
fn m52_it_can_turn() {
    let mut scenario = Scenario::at("setup carry 3 35");
    moves(&mut scenario, Side::X, 60);
    moves(&mut scenario, Side::Y, 180);
    scenario.game.convert();
    assert_eq!((scenario.resti(), scenario.tally()), (-1, -25));
}

#[test]
fn m52a_the_carry_follows_the_pair() {
    let mut scenario = Scenario::at("setup carry 0 25");
    assert_eq!(scenario.tally(), -25);
    scenario.game.next_gioco();
    assert_eq!((scenario.game.match_state.deal, scenario.tally()), (2, 25));
}

/// minchiate:6.1.
#[test]
fn m53_sixty_is_a_resto() {
    for (points, resti, carry) in [(60, 1, 0), (59, 0, 59)] {
        let mut scenario = Scenario::at("");
        moves(&mut scenario, Side::X, points);
        scenario.game.convert();
        assert_eq!((scenario.resti(), scenario.tally()), (resti, carry));
    }
}

#[test]
fn m54_resti_of_another_size() {
    let mut scenario = Scenario::at("option resto_points 40");
    moves(&mut scenario, Side::Y, 135);
    scenario.game.convert();
    assert_eq!((scenario.resti(), scenario.tally()), (-3, -15));
}

/// minchiate:6.3.
#[test]
fn m55_settlement() {
    let heading = "option resto_value 2; setup resti 3 5; setup resti 0 2; setup carry 0 30";
    let mut scenario = Scenario::at(heading);
    scenario.game.settle();
    assert_eq!((scenario.chips(), scenario.phase()), ([-6, 6, -6, 6], Phase::Over));
    let mut scenario = Scenario::at(&format!("option broken_resto counts; {heading}"));
    scenario.game.settle();
    assert_eq!(scenario.chips(), [-4, 4, -4, 4]);
}

#[test]
fn r48_who_is_paid_has_won_and_nobody_else() {
    let settled = |heading: &str| {
        let mut scenario = Scenario::at(heading);
        scenario.game.settle();
        (scenario.game.winners(), scenario.game.sides().iter().map(|side| side.won).collect::<Vec<_>>(), scenario.chips())
    };
    let seats = |seats: [usize; 2]| seats.into_iter().map(Seat::at).collect::<SeatSet>();
    assert_eq!(settled("setup carry 0 30"), (SeatSet::EMPTY, vec![0, 0], [0; 4]), "odd points lapse");
    let counted = settled("option broken_resto counts; setup carry 0 30");
    assert_eq!(counted, (seats([0, 2]), vec![60, -60], [1, -1, 1, -1]), "or are one resto, and no more");
    assert_eq!(settled("setup carry 0 30; setup resti 3 1"), (seats([1, 3]), vec![-60, 60], [-1, 1, -1, 1]));
}

#[test]
fn r41_the_parts_are_counted_in_their_order() {
    let mut scenario = Scenario::at("option match_giochi 1");
    scenario.left(["T40 T6", "T7 T8", "T39 T11", "T9 T12"]);
    let y = scenario.pair(Side::Y).index();
    scenario.game.open.won[y] = filled("T36 T37 T38", 40);
    scenario.trick("S1:T40 S2:T7 S3:T39 D:T9 S1:T6 S2:T8 S3:T11 D:T12");
    let x = scenario.game.counted(Pair::BOTH[1 - y]);
    let total = scenario.game.counted(Pair::BOTH[y]);
    // The last trick is the dealer's; the others have forty-four cards and five Arie.
    assert_eq!(
        (total, x),
        (Total { verzigole: 50, cards: 50, last: 0, above: 2 }, Total { verzigole: 0, cards: 0, last: 10, above: 0 })
    );
    let amounts: Vec<i64> = scenario
        .game
        .ledger
        .entries()
        .iter()
        .filter(|entry| entry.cause.cite.0 == "minchiate R41")
        .map(|entry| entry.amount)
        .collect();
    assert_eq!(amounts, [50, 50, 2, 10]);
}
