//! The course of play at the table itself (R1, R63, R69-R83).

use super::super::agreements::Attribution;
use super::super::{View, Voltarete};
use super::harness::{Scenario, card, licenca};
use engine::{Game, Seat, TableView, Viewer};

const HANDS: [&str; 3] = ["1E 1O CO 2O RE 5E RC 4C 6B", "7O RO 3O 6E CE RB 5B CC 5C", "1B SO 4O 4E 3E SE CB 3B SC"];

fn table(options: &str, feito: &str) -> Scenario {
    let mut scenario = licenca(options, 30, feito, "O", HANDS);
    scenario.happens(&format!("{feito} order_play"));
    scenario
}

/// voltarete:II.10.1.
#[test]
fn voltarete_r1() {
    // Turn and deal run to the right: the player at the dealer's right is mão, and with four the dealer plays no cards.
    let order = |heading: &str| {
        let scenario = Scenario::at(heading);
        scenario.game.open.round.order[..3].iter().map(|seat| seat.index()).collect::<Vec<_>>()
    };
    assert_eq!(order("setup dealer 0"), [1, 2, 0]);
    assert_eq!(order("setup dealer 1"), [2, 0, 1]);
    assert_eq!(order("option players 4; setup dealer 1"), [2, 3, 0]);
}

#[test]
fn voltarete_r63() {
    // They may order play though they are sure to lose.
    let mut scenario = licenca("", 30, "mao", "O", [HANDS[2], HANDS[0], HANDS[1]]);
    scenario.happens("mao order_play").ends_with([0, 5, 4]).settles("codilho", [-34, 32, 2], 30);
}

/// voltarete:II.10.1, voltarete:II.10.2.
#[test]
fn voltarete_r69() {
    // The mão leads, not the feito; then the taker of the trick.
    for feito in ["mao", "contrape", "pe"] {
        let mut scenario = table("", feito);
        scenario.refuses("contrape play 6E", "voltarete R69").tricks("5E CE 3E -> contrape");
        assert_eq!(scenario.game.open.play.to_play, Seat::at(1));
        scenario.tricks("RB CB 6B -> contrape");
    }
}

#[test]
fn voltarete_r73() {
    // Trumped already, the suit must still be followed.
    let mut scenario = licenca("", 30, "mao", "O", ["1E 1O CO 2O RE 5E RC 4C 6B", "7O RO 3O RB 5B 4B 7B CC 5C", HANDS[2]]);
    scenario.happens("mao order_play; mao play RE; contrape play 3O").refuses("pe play SO", "voltarete R72").plays("4E");
    assert_eq!(scenario.game.open.play.won, [0, 1, 0, 0]);
}

#[test]
fn voltarete_r75() {
    // The Basto is no card of bastos: a player who holds no other is void.
    let mut scenario = licenca("", 30, "mao", "O", [HANDS[0], HANDS[1], "1B SO 4O 4E 3E SE SC 6C 3C"]);
    scenario.happens("mao order_play; mao play 6B; contrape play RB; pe play 3C");
}

/// voltarete:II.10.8, voltarete:II.10.9.
#[test]
fn voltarete_r76() {
    // To a trump a trump, any of theirs; without one whatever they like.
    let mut scenario = table("", "mao");
    scenario
        .plays("CO")
        .refuses("contrape play 5B", "voltarete R76")
        .plays("3O")
        .refuses("pe play 4E", "voltarete R76")
        .plays("1B");
    assert_eq!(scenario.game.open.play.won, [0, 0, 1, 0]);
}

#[test]
fn voltarete_r81() {
    // Led the Espadilha, the Manilha is obliged; but another trump may be played in its stead.
    let mut scenario = table("", "mao");
    scenario.plays("1E 3O").refuses("pe play SE", "voltarete R76").plays("4O");
    assert!(scenario.hand("contrape").contains(card("7O")) && scenario.hand("pe").contains(card("1B")));
}

fn seen(scenario: &Scenario, viewer: Viewer) -> TableView {
    let view: View = scenario.game.view(viewer);
    assert_eq!(
        view.agreements.history_attribution == Attribution::Shown,
        scenario.game.agreements.history_attribution == Attribution::Shown
    );
    Voltarete::show(&view)
}

/// voltarete:II.11.11, voltarete:II.11.14.
#[test]
fn voltarete_r83() {
    // Of a taken trick the cards may be seen, and not who played them; of the trick on the table both.
    for (options, told) in [("", false), ("option history_attribution shown", true)] {
        let mut scenario = table(options, "mao");
        scenario.plays("5E CE 3E RB");
        for viewer in [Viewer::Public, Viewer::Seat(Seat::at(2))] {
            let centre = seen(&scenario, viewer).centre;
            assert!(centre.last_trick.iter().all(|played| played.seat.is_some() == told));
            let order = if told { ["5E", "CE", "3E"] } else { ["3E", "5E", "CE"] };
            assert_eq!(centre.last_trick.iter().map(|played| played.card).collect::<Vec<_>>(), order.map(card));
            // All taken tricks lie there, card by card, in an order that does not tell who played what.
            let taken = if told { ["5E", "CE", "3E"] } else { ["3E", "5E", "CE"] }.map(card);
            assert_eq!(centre.taken[0].cards.iter().map(|played| played.card).collect::<Vec<_>>(), taken);
            assert!(centre.taken.iter().flat_map(|trick| &trick.cards).all(|played| played.seat.is_some() == told));
            assert_eq!(centre.trick.iter().map(|played| played.seat).collect::<Vec<_>>(), [Some(Seat::at(1))]);
        }
    }
}
