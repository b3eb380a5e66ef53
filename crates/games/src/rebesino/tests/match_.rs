//! The match: forfeits, dotes, rounds (R57-R62).

use super::super::state::Phase;
use super::super::{Agreements, SUERTE};
use super::harness::*;
use engine::{Agreements as _, Game, Turn};

/// The hand is played to its end, each playing the first card they may, and is settled.
fn play_out(game: &mut super::super::Rebesino) {
    let deal = game.deal_number();
    while let Turn::Seats { must, .. } = game.turn() {
        if game.deal_number() != deal {
            break;
        }
        let who = must.lowest().expect("somebody");
        let line = match game.open.phase {
            Phase::Robo if game.dealer() == Some(who) => format!("{who} discard {}", game.hand(who).first().expect("a card")),
            Phase::Robo => format!("{who} decline"),
            Phase::Tricks => format!("{who} play {}", game.playable(who).first().expect("a card")),
            _ => format!("{who} agree"),
        };
        happens(game, &line);
    }
}

/// rebesino:robo.11.
#[test]
fn case_47_the_forfeit_goes_to_the_highest_espada_dealt_to_the_others() {
    let mut game = table("setup suerte 0 8");
    deal(&mut game, &["1E", "RE", "7E", "SE"], "");
    play_out(&mut game);
    let won = game.ledger().entries().iter().find(|entry| entry.from == SUERTE.into()).expect("won");
    assert_eq!((won.to, won.amount, won.cause.cite.0), (seat(2).into(), 8, "rebesino R57"));
}

#[test]
fn r57_a_card_drawn_does_not_count_and_the_best_king_may_decide() {
    // P2 draws the king of espadas; dealt to nobody it wins nothing.
    let mut game = table("setup suerte 0 8");
    deal(&mut game, &["1E 2C", "2E 3C", "9E", "SE"], "RE");
    happens(&mut game, "0 decline; 1 exchange 3C");
    play_out(&mut game);
    let won = |game: &super::super::Rebesino| {
        game.ledger().entries().iter().find(|entry| entry.from == SUERTE.into()).map(|entry| entry.to)
    };
    let other_espadas = won(&game).expect("won");
    assert_ne!(other_espadas, seat(1).into());
    let mut kings = table("option suerte_criterion best_king; setup suerte 0 8");
    deal(&mut kings, &["RO", "RB", "RC", "RE"], "");
    play_out(&mut kings);
    assert_eq!(won(&kings), Some(seat(3).into()), "copas comes before espadas and bastos");
}

#[test]
fn r58_three_rounds_of_four_deals_end_the_match() {
    for (heading, deals) in [("", 12), ("option vueltas 1", 4)] {
        let mut game = table(heading);
        let mut dealers = Vec::new();
        while game.turn() != Turn::Over {
            dealers.extend(game.dealer().map(engine::Seat::index));
            deal_any(&mut game);
            play_out(&mut game);
        }
        assert_eq!((game.deal_number(), dealers.len()), (deals, deals as usize));
        assert_eq!(dealers[..4], [3, 0, 1, 2], "the deal passes to the right");
        assert_eq!(net(&game).iter().sum::<i64>(), 0);
    }
}

#[test]
fn r59_who_loses_a_dote_is_given_another() {
    let mut game = table("option dote 10");
    deal_any(&mut game);
    game.ledger.pay(1, seat(1), seat(2), 10, engine::Cause::new("rebesino-cause-forfeit", engine::Cite("rebesino R59")));
    play_out(&mut game);
    assert!(game.match_state.dotes[0] >= 2 && game.chips(seat(1)) > 0);
    let chips =
        game.figures().into_iter().find(|figure| figure.name == "chips" && figure.seat == Some(seat(1))).expect("a figure");
    assert_eq!(chips.value, 10 * i64::from(game.match_state.dotes[0]) + game.ledger().balance(seat(1)));
}

#[test]
fn r61_what_nobody_won_is_split_at_the_end() {
    let mut game = table("option vueltas 1");
    for _ in 0..3 {
        deal_any(&mut game);
        play_out(&mut game);
    }
    // Forfeited in the last hand: two of the three entitled, from the best seated down, have a tanto more.
    game.match_state.suerte[0] = 8;
    game.ledger.pay(3, seat(1), SUERTE, 8, engine::Cause::new("rebesino-cause-forfeit", engine::Cite("rebesino R57")));
    let espadas = "1E RE CE SE 9E 8E 7E 6E 5E 4E 3E";
    deal(&mut game, &[espadas, "", "", ""], "2E");
    assert_eq!(game.dealer(), Some(seat(3)));
    play_out(&mut game);
    assert_eq!(game.turn(), Turn::Over);
    let split: Vec<_> = game
        .ledger()
        .entries()
        .iter()
        .filter(|entry| entry.from == SUERTE.into())
        .map(|entry| (entry.to, entry.amount))
        .collect();
    assert_eq!(split, [(seat(3).into(), 3), (seat(2).into(), 3), (seat(4).into(), 2)]);
    assert_eq!(game.ledger().balance(SUERTE), 0);
}

#[test]
fn r62_mari_perez_leaves_the_rounds_between_single() {
    let mut agreements = Agreements::default();
    agreements.set("mari_perez", "true").expect("an option");
    let mut game = table("option mari_perez true; option vueltas 3");
    for hand in 0..12 {
        let before = game.ledger().entries().len();
        deal_any(&mut game);
        play_out(&mut game);
        let even = game.ledger().entries()[before..].iter().all(|entry| entry.amount % 2 == 0);
        assert!(even || (4..8).contains(&hand), "hand {hand}");
    }
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn what_cannot_be_agreed_is_refused() {
    for heading in ["setup suerte 7 8", "setup suerte 0", "setup pot 3", "option vueltas 0", "setup dealer 6"] {
        assert!(try_table(heading).is_err(), "{heading}");
    }
}
