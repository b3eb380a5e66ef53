//! The two endings in copas that the book works out (R31, R32).

use super::super::hand_result::Fate;
use super::harness::*;

/// A position with the last cards of each, P1 to lead, and these copas already played.
fn ending(hands: [&str; 4], gone: &str, leader: usize) -> super::super::Rebesino {
    let mut game = table("");
    deal_any(&mut game);
    let discard = game.hand(seat(4)).first().expect("a card").to_string();
    declines(&mut game, &discard);
    let left = cards(hands[0]).len();
    let rest = super::super::deck::PACK - hands.iter().fold(cards(""), |all, hand| all | cards(hand)) - cards(gone);
    let mut filler = cards(gone).iter().chain(rest);
    game.open.plays.clear();
    let tricks = 11 - left;
    for (at, text) in hands.iter().enumerate() {
        game.hidden.hands[at] = cards(text);
        game.hidden.held[at] = cards(text);
    }
    for _ in 0..tricks {
        for at in 0..4 {
            let card = filler.next().expect("a card");
            game.open.plays.push((engine::Seat::at(at), card));
            game.hidden.held[at].insert(card);
        }
        game.open.takers.push(seat(1));
    }
    game.hidden.napolitana = None;
    game.hidden.monte =
        filler.map(|card| super::super::state::Sleeper { card, by: None, known: engine::SeatSet::EMPTY }).collect();
    assert_eq!(game.hidden.monte.len(), 4);
    game.open.tricks = [tricks as u8, 0, 0, 0];
    game.open.to_play = seat(leader);
    game
}

/// This card was never played but sleeps, another having been played in its place.
fn lay_asleep(game: &mut super::super::Rebesino, text: &str) {
    let at = game.open.plays.iter().position(|&(_, played)| played == card(text)).expect("played");
    let (sleeper, by) = (game.hidden.monte[0].card, game.open.plays[at].0.index());
    game.open.plays[at].1 = sleeper;
    game.hidden.monte[0].card = card(text);
    game.hidden.held[by] = game.hidden.held[by].without(card(text)).with(sleeper);
}

/// The fate of a card in the hand as it is played.
fn fate(game: &super::super::Rebesino, text: &str) -> Fate {
    let at = game.open.plays.iter().position(|&(_, played)| played == card(text)).expect("played");
    game.fate(at)
}

#[test]
fn case_30_the_ace_is_gone_and_the_caballo_is_the_winners() {
    let mut game = ending(["4C 2B", "CC RC", "3B 4B", "5B 6B"], "1C", 1);
    plays(&mut game, "4C");
    refuses(&mut game, "1 play RC", "rebesino R31");
    plays(&mut game, "CC");
    assert_eq!(fate(&game, "CC"), Fate::Led);
}

#[test]
fn case_31_the_ace_sleeps_and_the_caballo_is_drawn() {
    let mut game = ending(["4C 2B", "CC RC", "3B 4B", "5B 6B"], "1C", 1);
    lay_asleep(&mut game, "1C");
    plays(&mut game, "4C");
    refuses(&mut game, "1 play RC", "rebesino R31");
    plays(&mut game, "CC");
    assert_eq!(fate(&game, "CC"), Fate::Drawn(seat(1)));
}

#[test]
fn r31_under_the_ace_the_king_may_be_kept() {
    let mut game = ending(["1C 2B", "CC RC", "3B 4B", "5B 6B"], "2C 3C 4C 5C", 1);
    plays(&mut game, "1C");
    assert_eq!(game.playable(seat(2)), cards("CC RC"));
}

#[test]
fn case_32_with_ace_caballo_and_three_both_are_the_winners() {
    let mut game = ending(["6B 5B 8E", "2O 3O 4O", "2C 7B 8B", "1C CC 3C"], "4C 5C 6C 7C 8C 9C SC RC", 3);
    plays(&mut game, "2C 1C");
    assert_eq!(fate(&game, "1C"), Fate::Led);
}

#[test]
fn case_33_with_other_copas_out_the_ace_is_drawn_and_the_caballo_sold() {
    let mut game = ending(["6C 5C 8E", "2O 3O 4O", "2C 7B 8B", "1C CC 3C"], "4C 7C 8C 9C SC RC", 3);
    plays(&mut game, "2C 1C 5C 2O");
    assert_eq!(fate(&game, "1C"), Fate::Drawn(seat(3)));
    plays(&mut game, "3C 6C 3O 7B  8E 4O 8B CC");
    let sold = game.ledger.entries().iter().filter(|entry| entry.cause.said().id == "rebesino-cause-sold");
    let sold: Vec<_> = sold.map(|entry| (entry.from, entry.to, entry.amount)).collect();
    assert!(sold.contains(&(seat(1).into(), seat(4).into(), 3)), "{sold:?}");
}

#[test]
fn r31_at_an_honour_table_the_caballo_counts_as_if_it_had_taken() {
    let mut game = ending(["4C 2B", "CC RC", "3B 4B", "5B 6B"], "1C", 1);
    game.agreements.fidelity = engine::agreement::Fidelity::Honour;
    plays(&mut game, "4C RC 3B 5B  CC 4B 6B");
    assert_eq!(fate(&game, "CC"), Fate::Led, "led now, and paid to the winner of the partida either way");
    let mut asleep = ending(["4C 2B", "CC RC", "3B 4B", "5B 6B"], "1C", 1);
    asleep.agreements.fidelity = engine::agreement::Fidelity::Honour;
    lay_asleep(&mut asleep, "1C");
    plays(&mut asleep, "4C RC 3B 5B  CC 4B 6B");
    assert_eq!(fate(&asleep, "CC"), Fate::Drawn(seat(1)), "as if the caballo had taken");
}
