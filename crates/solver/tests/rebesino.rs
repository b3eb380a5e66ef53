//! The last tricks of Rebesino, beside a plain search of its own.

use cards::CardSet;
use engine::{Game, Offer, Rng, Seat, SeatSet, Setup, Shuffler, Turn};
use games::rebesino::{Action, Agreements, Rebesino};
use solver::outcome::{Forcing, Solved, Unit, why_unsolved};

/// The player to play, with their legal cards.
fn asked(game: &Rebesino) -> (Seat, CardSet) {
    let Turn::Seats { must, .. } = game.turn() else { panic!("nobody plays") };
    let seat = must.lowest().expect("a seat");
    let mut offers = Vec::new();
    game.offers(seat, &mut offers);
    let of = offers.iter().find_map(|offer| match *offer {
        Offer::Card { of, .. } => Some(of),
        _ => None,
    });
    (seat, of.expect("cards"))
}

/// A match played at random until this number of tricks of a hand is left.
fn ending(seed: u64, left: usize) -> Rebesino {
    let setup = Setup { dealer: Some(Seat::at(seed as usize % 4)), ..Setup::default() };
    let mut game = Rebesino::open(&Agreements::default(), &setup).expect("a table");
    let mut rng = Rng::new(seed);
    Shuffler::numbered([7; 32], seed).deal(&mut game).expect("a deal");
    while game.reports()[0].tricks.iter().map(|&tricks| usize::from(tricks)).sum::<usize>() + left < 11 {
        let (seat, mut offers) = (asked(&game).0, Vec::new());
        game.offers(seat, &mut offers);
        let action = rng.one(&offers).cloned().and_then(|offer| offer.any(&mut rng)).expect("an offer");
        game.act(seat, &action).expect("allowed");
    }
    game
}

/// The points of each if every player plays the card that leaves them most, the first of equals.
fn plain(game: &Rebesino) -> [i64; 4] {
    if game.deal_number() > 1 {
        return std::array::from_fn(|seat| game.ledger().balance(Seat::at(seat)));
    }
    let (seat, of) = asked(game);
    let mut best: Option<[i64; 4]> = None;
    for card in of {
        let mut next = game.clone();
        next.act(seat, &Action::Play(card)).expect("allowed");
        let outcome = plain(&next);
        if best.is_none_or(|most| outcome[seat.index()] > most[seat.index()]) {
            best = Some(outcome);
        }
    }
    best.expect("a card")
}

#[test]
fn the_last_tricks_are_solved_as_by_a_plain_search() {
    let mut forcing = Forcing::with_memory(1 << 16);
    for seed in 0..120 {
        let game = ending(seed, 1 + seed as usize % 3);
        let (seat, of) = asked(&game);
        let verdict = game.solve(&mut forcing, 1_000_000).expect("an answer");
        assert_eq!((verdict.to_play, verdict.side, verdict.unit), (seat, SeatSet::of(seat), Unit::Tantos));
        assert_eq!(i64::from(verdict.value), plain(&game)[seat.index()], "{seed}");
        assert_eq!(verdict.cards.len(), of.len());
        assert_eq!(verdict.cards.iter().map(|&(_, value)| value).max(), Some(verdict.value));
        for &(card, value) in &verdict.cards {
            let mut next = game.clone();
            next.act(seat, &Action::Play(card)).expect("allowed");
            assert_eq!(i64::from(value), plain(&next)[seat.index()], "{seed}: {card}");
        }
    }
}

#[test]
fn earlier_in_the_hand_nothing_is_said() {
    let mut forcing = Forcing::with_memory(1 << 16);
    let game = ending(1, 9);
    assert!(game.solve(&mut forcing, 1_000_000).is_none());
    assert!(matches!(why_unsolved(&game), solver::outcome::Unsolved::Tricks { left: 9, most: 4 }));
    assert!(ending(1, 3).solve(&mut forcing, 2).is_none(), "a budget can make it fail, never wrong");
}
