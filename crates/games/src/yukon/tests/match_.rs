//! The match: 250 points, tricks, the ace of spades, the extra round (Y23-Y29).

use super::super::count::{Ace, Decision, SideResult, decide};
use super::super::state::{Phase, Round};
use super::harness::{deal, play_out, table};
use engine::{Cite, Game, Seat, SeatSet, Turn};

/// Points and tricks of each side; the ace of spades is with the side named.
fn after(target: i64, sides: &[(i64, u8)], ace: usize) -> Decision {
    let standing = |(side, &(points, tricks)): (usize, &(i64, u8))| SideResult {
        points,
        tricks,
        ace: if side == ace { Ace::Taken } else { Ace::Elsewhere },
    };
    let sides: Vec<SideResult> = sides.iter().enumerate().map(standing).collect();
    decide(&sides, target)
}

const R17: Cite = Cite("yukon R17");
const R18: Cite = Cite("yukon R18");
const R19: Cite = Cite("yukon R19");

/// yukon:9.
#[test]
fn yukon_y23() {
    assert_eq!(after(250, &[(180 + 70, 6), (195 + 55, 7)], 0), Decision::Won(1, R18));
}

#[test]
fn yukon_y24() {
    assert_eq!(after(250, &[(240 + 60, 4), (135 + 65, 9)], 1), Decision::Won(0, R17));
}

#[test]
fn yukon_y25() {
    assert_eq!(after(200, &[(280, 5), (220, 8)], 0), Decision::Won(1, R18));
}

/// yukon:9.
#[test]
fn yukon_y26() {
    assert_eq!(after(250, &[(250, 13), (250, 13)], 1), Decision::Won(1, R19));
}

/// yukon:9.
#[test]
fn yukon_y27() {
    assert_eq!(after(250, &[(255, 6), (262, 6), (108, 5)], 2), Decision::Extra(0, 1));
    // The round between the two, with all fifty-two cards, dealt by the one first at the last dealer's left.
    for (tricks, ace, winner) in [([14, 12], 1, 0), ([13, 13], 0, 0), ([13, 13], 1, 1)] {
        let mut game = table("option players 3; option stake 7; setup dealer 2");
        deal(&mut game, &["3O"], "");
        game.begin_extra(SeatSet::of(Seat::at(0)).with(Seat::at(1)));
        assert_eq!((game.dealer(), game.open.round), (Some(Seat::at(0)), Round::Extra));
        assert!(matches!(game.turn(), Turn::Shuffle(wanted) if wanted.cards.len() == 52));
        deal(&mut game, &["2B"], "");
        assert_eq!((game.hidden.stock.len(), game.turn()), (42, Turn::of(Seat::at(1))));
        // Who won which trick is told; the cards of the pack are laid into them.
        let mut pack = super::super::deck::PACK.without(super::super::deck::ACE_OF_SPADES).iter();
        let mut aces = 0;
        for (seat, many) in tricks.into_iter().enumerate() {
            for trick in 0..many {
                let led =
                    if seat == ace && trick == 0 { super::super::deck::ACE_OF_SPADES } else { pack.next().expect("a card") };
                aces += usize::from(led == super::super::deck::ACE_OF_SPADES);
                game.open.plays.push((Seat::at(seat), led));
                game.open.plays.push((Seat::at(1 - seat), pack.next().expect("a card")));
                game.open.takers.push(Seat::at(seat));
            }
        }
        assert_eq!(aces, 1);
        game.count();
        let victory = game.match_state.victory.expect("it always decides");
        assert_eq!((victory.winners, victory.cite), (SeatSet::of(Seat::at(winner)), Cite("yukon R20")));
        let balances = Seat::first(3).map(|seat| game.ledger.balance(seat)).collect::<Vec<_>>();
        let mut stakes = vec![-7; 3];
        stakes[winner] = 14;
        assert_eq!((game.open.phase, balances), (Phase::Over, stakes));
    }
}

#[test]
fn yukon_y28() {
    assert_eq!(after(250, &[(255, 5), (262, 4), (108, 8)], 2), Decision::Won(0, R18));
}

#[test]
fn yukon_y29() {
    assert_eq!(after(250, &[(252, 5), (251, 7), (122, 5)], 0), Decision::Won(1, R18));
    // Seat 0 is past the target after the first tricks, and all tricks are played all the same.
    let mut game = table("option players 3; option target 40; setup dealer 2");
    deal(&mut game, &["SE SO SC SB 10O", "10E 10C 10B 3C 4C", "1E RE RC 5C 6C"], "");
    play_out(&mut game);
    assert_eq!(game.reports()[0].tricks.iter().sum::<u8>(), 17);
}

#[test]
fn yukon_r16() {
    // A pair at 240 makes at least ten points somewhere in a round of 125 or the others reach 250 in the end.
    let mut game = table("setup round 125 0; setup round 115 10; option stake 3");
    while game.turn() != Turn::Over {
        deal(&mut game, &["3O"], "");
        play_out(&mut game);
    }
    let victory = game.match_state.victory.expect("a winner");
    assert_eq!(victory.winners.len(), 2);
    assert!(game.deal_number() <= 2, "with 250 points in the sheet two rounds more are the most");
    assert_eq!(game.ledger.total(), 0);
}
