//! Hands whose rest is certain: who may have them played out, and that nothing could have changed what comes of it.

use crate::board::{Board, person};
use bots::Thinking;
use engine::rest::Taker;
use engine::{AnyGame, Seat, Turn, Viewer};
use table::{By, Denied, Event, Phase, Request};

/// Games without a claim of their own book.
const GAMES: [&str; 5] = ["yukon", "malilla", "cientos", "grand", "minchiate"];
/// Ways in which a certain rest is played on.
const WAYS: u64 = 6;

/// Plays at random until somebody's cards prove who takes the rest; nothing if the match is over before.
fn certain(board: &mut Board) -> Option<(Seat, Taker)> {
    while board.table.phase() == Phase::Playing {
        let seats = Seat::first(board.persons.len());
        if let Some(found) = seats.filter_map(|seat| Some((seat, board.table.taker_of_rest(seat)?))).next() {
            return Some(found);
        }
        board.act_at_random();
        board.settle();
    }
    None
}

/// The tricks of a deal, by seat: a plate may show those of a pair.
fn tricks(game: &dyn AnyGame, deal: u32) -> Vec<usize> {
    let report = game.reports().into_iter().find(|report| report.number == deal).expect("the deal");
    report.tricks.iter().map(|&many| usize::from(many)).collect()
}

/// Tricks by seat, and what each side has, when the running deal is over, each card played at random.
fn played_on(game: &dyn AnyGame, seed: u64) -> (Vec<usize>, Vec<i64>) {
    let (id, deal, mut game) = (game.facts().id, game.deal_number(), game.boxed());
    let mut bots: Vec<_> = (0..game.players() as u64)
        .map(|n| bots::bot(id, "random", seed * 8 + n, Thinking::default()).expect("a player"))
        .collect();
    while let Turn::Seats { must, .. } = game.turn() {
        let seat = must.lowest().expect("somebody must act");
        let action = bots[seat.index()].choose(&game.seen(Viewer::Seat(seat))).expect("an action");
        game.act(seat, &action).expect("allowed");
        if game.reports().iter().any(|report| report.number == deal && report.outcome.is_some()) || game.deal_number() != deal {
            break;
        }
    }
    (tricks(&*game, deal), game.sides().iter().map(|side| side.won).collect())
}

#[test]
fn a_certain_rest_goes_to_one_player_however_it_is_played() {
    for game in GAMES {
        let (mut found, mut taken, mut seed) = (0, 0, 0);
        while found < 2 || taken == 0 {
            seed += 1;
            assert!(seed < 40, "{game}: only {found} certain rests");
            let mut board = Board::seeded(game, seed);
            let Some((seat, taker)) = certain(&mut board) else { continue };
            found += 1;
            let table = &board.table;
            let takes = match taker {
                Taker::Viewer => seat,
                Taker::Opponent => Seat::at(1 - seat.index()),
            };
            let before = tricks(table.game(), table.game().deal_number());
            let (_, won) = played_on(table.game(), seed * WAYS);
            for way in 0..WAYS {
                let (after, has) = played_on(table.game(), seed * WAYS + way);
                // Cientos and Minchiate pay for what falls in which trick.
                if ["cientos", "minchiate"].contains(&game) {
                    assert_eq!(has, won, "{game}, seed {seed}: the order of the cards is worth something");
                }
                let others = |tricks: &[usize]| {
                    tricks.iter().enumerate().filter(|(at, _)| *at != takes.index()).map(|(_, many)| *many).sum::<usize>()
                };
                assert_eq!(others(&after), others(&before), "{game}, seed {seed}: {takes} does not take the rest");
                // A hand can end before its last trick: whoever has enough goes out.
                taken += after[takes.index()] - before[takes.index()];
            }
        }
    }
}

#[test]
fn the_room_plays_a_certain_hand_to_its_end_and_all_are_told_who_asked() {
    for game in GAMES {
        let mut board = (1..40)
            .map(|seed| Board::seeded(game, seed))
            .find_map(|mut board| certain(&mut board).map(|_| board))
            .expect("a certain rest");
        let (seat, taker) = certain(&mut board).expect("it is certain still");
        let who = board.persons[seat.index()].clone();
        let rights = |board: &Board, at: Seat| board.table.visitor_view(Some(&board.persons[at.index()]), &[]).rights;
        assert_eq!(rights(&board, seat).play_out, Some(taker), "{game}");
        let other = Seat::first(board.persons.len()).find(|&at| board.table.taker_of_rest(at).is_none()).expect("another");
        let refused = board.persons[other.index()].clone();
        assert_eq!(board.ask(&refused, Request::PlayOut), Err(Denied::NotCertain), "{game}: their cards prove nothing");
        assert_eq!(board.ask(&person(), Request::PlayOut), Err(Denied::NotSeated), "{game}");
        let (hands, number) = (board.table.hands().len(), board.log.len());
        board.ask(&who, Request::PlayOut).expect("certain");
        while board.table.hands().len() == hands {
            match board.table.due() {
                Some(next) => board.happen(next),
                // What is no card is left to the players.
                None => {
                    board.act_at_random();
                }
            }
        }
        let played = &board.log[number + 1..];
        let cards = |by: By| {
            let is_card = |event: &Event| match event {
                Event::Acted { action, by: who, .. } => *who == by && board.table.game().card_played(action).is_some(),
                _ => false,
            };
            played.iter().filter(|one| is_card(&one.event)).count()
        };
        assert!(cards(By::Room) > 1 && cards(By::Person) == 0, "{game}: {played:?}");
        let visitor_view = board.table.visitor_view(Some(&refused), &[]);
        assert_eq!(visitor_view.played_out, Some(seat), "{game}: who asked is told");
        assert!(!visitor_view.rights.ask, "{game}: nothing of it is taken back");
        board.settle();
        if board.table.phase() == Phase::Playing {
            assert_eq!(board.table.visitor_view(None, &[]).played_out, None, "{game}: another hand");
        }
        board.replays_alike();
    }
}

#[test]
fn an_honour_table_is_played_card_by_card() {
    let mut board = Board::playing("yukon", &[("table", "honour")]);
    assert_eq!(certain(&mut board), None);
}
