//! The wrong card at an honour table (D17).

use super::super::state::Phase;
use super::harness::{cards, deal, happens, plays, refuses, table, verbs};
use engine::{Game, Rng, Seat, Turn, Viewer};

fn honour() -> super::super::Grand {
    let mut game = table("option table honour");
    deal(&mut game, &["7C 1O", "4C 9B 3C", "8C 10C", "9C 2B"]);
    happens(&mut game, "0 bid 5; 1 pass; 2 pass; 3 pass; 0 choose grand");
    game
}

#[test]
fn grand_d17_a_wrong_card_noticed_is_replaced() {
    let mut game = honour();
    plays(&mut game, "7C 9B");
    refuses(&mut game, "3 accuse 1", "grand R11");
    refuses(&mut game, "1 amend 9B", "grand D17");
    happens(&mut game, "1 amend 4C; 2 play 8C; 3 play 9C");
    assert_eq!(game.open.shown[1], cards("9B"));
    assert_eq!(verbs(&game, 3), ["take"]);
    happens(&mut game, "3 take");
    assert_eq!(game.open.to_play, Seat::at(3));
}

#[test]
fn grand_d17_another_notices_it_by_what_all_have_seen() {
    let mut game = honour();
    plays(&mut game, "7C 9B");
    happens(&mut game, "1 amend 4C; 2 play 8C; 3 play 9C; 3 take; 3 play 2B; 0 play 1O; 1 play 3C");
    happens(&mut game, "3 accuse 1");
    assert_eq!((game.open.phase, game.turn()), (Phase::Mending, Turn::of(Seat::at(1))));
    let view = game.view(Viewer::Seat(Seat::at(0)));
    let mut rng = Rng::new(2);
    for _ in 0..50 {
        let world = super::super::Grand::imagine(&view, &mut rng);
        assert!(world.hand(Seat::at(1)).meets(cards("9B")), "who must replace a card holds a right one");
    }
    refuses(&mut game, "2 play 10C", "grand D17");
    happens(&mut game, "1 amend 9B");
    assert_eq!((game.open.phase, game.open.shown[1]), (Phase::Tricks, cards("3C")));
}

#[test]
fn grand_d17_taken_it_stands() {
    let mut game = honour();
    plays(&mut game, "7C 9B 8C 9C");
    assert_eq!(verbs(&game, 1), ["amend"]);
    happens(&mut game, "3 take");
    refuses(&mut game, "3 accuse 1", "grand R11");
    refuses(&mut game, "1 amend 4C", "grand R11");
}

#[test]
fn grand_d17_not_at_a_strict_table() {
    let mut game = table("");
    deal(&mut game, &["7C 1O", "4C 9B", "8C", "9C"]);
    happens(&mut game, "0 bid 5; 1 pass; 2 pass; 3 pass; 0 choose grand; 0 play 7C");
    refuses(&mut game, "1 play 9B", "grand R11");
    refuses(&mut game, "1 accuse 0", "grand R11");
    refuses(&mut game, "1 take", "grand R10");
}
