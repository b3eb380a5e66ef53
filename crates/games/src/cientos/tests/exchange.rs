//! The cut, the deal, cartas blancas, the discard and the look at the monte (R7-R20; AC25).

use super::super::Action;
use super::super::state::Phase;
use super::super::tally::Item;
use super::harness::{
    MANO, PIE, card, cards, deal, endless, happens, names, offered, points, refuses, table, tricks, try_table, verbs,
};
use engine::battery::scenario::draw;
use engine::{Game, Pile, Seat, Turn, Viewer};

const BLANCAS: &str = "1O 2O 9O 8O 1C 9C 7C 2E 8E 7E 1B 9B";

#[test]
fn r7_the_higher_card_is_mano() {
    let mut game = table("setup dealer drawn");
    draw(&mut game, "9O 9C");
    assert_eq!((game.open.phase, game.dealer()), (Phase::Cut, None), "who cut alike cut again");
    draw(&mut game, "9O RC");
    assert_eq!(game.dealer(), Some(Seat::at(0)));
    let mut game = table("setup dealer drawn; option courtesy lady");
    draw(&mut game, "9O RC");
    assert_eq!(game.match_state.mano(), Seat::at(0));
}

#[test]
fn r11_by_twos_or_threes_mano_first() {
    for (packets, first) in [("2", 2), ("3", 3)] {
        let game = table(&format!("option packets {packets}"));
        let mut layout = Vec::new();
        game.layout(&mut layout);
        assert!(layout[..first].iter().all(|pile| *pile == Pile::Hand(MANO)) && layout[first] == Pile::Hand(PIE));
        assert_eq!(layout.iter().filter(|pile| **pile == Pile::Stock).count(), 8);
    }
}

#[test]
fn r15_a_strict_table_shows_cartas_blancas_by_itself() {
    let mut game = table("");
    deal(&mut game, BLANCAS, "RO", "");
    assert_eq!((verbs(&game, 0), points(&game), game.open.blancas[0]), (vec!["discard"], [10, 0], cards(BLANCAS)));
    refuses(&mut game, "0 blancas", "cientos R15");
    refuses(&mut game, "1 blancas", "cientos R15");
}

#[test]
fn r15_the_pie_shows_cartas_blancas_before_manos_discard() {
    let mut game = table("");
    deal(&mut game, "RO", BLANCAS, "");
    assert_eq!((game.open.phase, points(&game)), (Phase::Discard(MANO), [0, 10]));
    let seats = super::super::Cientos::show(&game.view(Viewer::Seat(MANO))).seats;
    assert!(seats.iter().any(|seat| seat.seat == PIE && seat.shown == cards(BLANCAS)), "mano sees them before they discard");
    // They count before everything else: the game can be over with them.
    let mut game = table("setup mark 1 90");
    deal(&mut game, "RO", BLANCAS, "");
    assert_eq!((game.turn(), game.winners().lowest()), (Turn::Over, Some(PIE)));
    // At an honour table it is for them to show: at once, or at the latest before their own discard (D14).
    let dealt = || {
        let mut game = table("option table honour");
        deal(&mut game, "RO", BLANCAS, "");
        game
    };
    let mut game = dealt();
    assert_eq!((verbs(&game, 1), points(&game)), (vec!["blancas"], [0, 0]));
    happens(&mut game, "1 blancas");
    assert_eq!((points(&game), game.open.phase), ([0, 10], Phase::Discard(MANO)));
    refuses(&mut game, "1 blancas", "cientos R15");
    let mut game = dealt();
    happens(&mut game, "0 discard RO; 0 draw 1; 1 blancas");
    assert_eq!(points(&game), [0, 10]);
    let mut game = dealt();
    happens(&mut game, "0 discard RO; 0 draw 1; 1 discard 7C");
    refuses(&mut game, "1 blancas", "cientos D14");
}

#[test]
fn case_25_blancas_keep_from_repique() {
    // The case cannot be dealt as it is written: beside these cartas blancas no suit leaves the pie a run of five (mano has the ace and
    // the diez of oros, the ace and the nine of copas and of bastos, the diez of espadas). Instead of a quinta and a catorce the pie has
    // a quarta and two catorces beside the punto of 5: 37 in all.
    let pie = "RO RC RE RB SO SC SE SB CB 2B 8B 7B";
    let dealt = |heading: &str| {
        let mut game = table(heading);
        endless(&mut game);
        deal(&mut game, BLANCAS, pie, "7O 8C");
        game
    };
    let repiqued = |game: &super::super::Cientos| game.open.items.iter().any(|(_, item)| *item == Item::Repique);
    let mut game = dealt("");
    happens(&mut game, "0 discard 7C; 1 discard 7B; 1 leave");
    names(&mut game, MANO);
    tricks(&mut game, "1O/RO");
    assert_eq!((repiqued(&game), points(&game)), (false, [10 + 1, 5 + 4 + 28]));
    // Kept back at an honour table, they count nothing and keep from nothing (`acus.11`).
    let mut game = dealt("option table honour");
    happens(&mut game, "0 discard 7C; 0 draw 1; 1 discard 7B; 1 draw 1; 1 leave; 0 play 1O");
    names(&mut game, PIE);
    happens(&mut game, "1 show; 1 play RO");
    assert_eq!((repiqued(&game), points(&game)), (true, [1, 37 + 60]));
}

#[test]
fn r16_mano_throws_out_one_to_five() {
    let mut game = table("");
    deal(&mut game, "1O RO CO SO 2O 9O 8O 7O 1C RC CC SC", "2C 9C 8C 7C 1E RE CE SE 2E 9E 8E 7E", "");
    refuses(&mut game, "0 discard", "cientos R16");
    let six: Vec<String> = game.hand(MANO).iter().take(6).map(|card| card.to_string()).collect();
    refuses(&mut game, &format!("0 discard {}", six.join(" ")), "cientos R16");
    let foreign = game.hand(PIE).first().expect("a card");
    refuses(&mut game, &format!("0 discard {foreign}"), "cientos R16");
    happens(&mut game, &format!("0 discard {}", six[..5].join(" ")));
    assert_eq!((game.hand(MANO).len(), game.hidden.stock.len()), (12, 3));
    // The discard is final once cards are drawn (R20, `desc.5`).
    refuses(&mut game, &format!("0 discard {}", six[5]), "cientos R16");
}

/// cientos:desc.4.
#[test]
fn r17_mano_sees_what_they_leave_and_the_pie_how_many() {
    let mut game = table("");
    deal(&mut game, "7O 8O", "1O RO", "7B 8B 9B 2B SB CB RB 1B");
    let two: Vec<String> = game.hand(MANO).iter().take(2).map(|card| card.to_string()).collect();
    happens(&mut game, &format!("0 discard {}", two.join(" ")));
    assert_eq!(game.view(Viewer::Seat(MANO)).left, [card("9B"), card("2B"), card("SB")]);
    assert!(game.view(Viewer::Seat(PIE)).left.is_empty() && game.view(Viewer::Public).left.is_empty());
    assert_eq!(game.most_discards(PIE), 6);
    // What the pie draws of it mano still knows.
    happens(&mut game, "1 discard 1O RO");
    assert!(game.hand(PIE).contains_all(cards("9B 2B")));
    assert_eq!(game.view(Viewer::Seat(MANO)).left, [card("9B"), card("2B"), card("SB")]);
}

#[test]
fn r19_a_suit_one_lacks_cannot_be_named_and_is_not_told_to_be_led() {
    let mut game = table("");
    deal(&mut game, "1O RO CO SO 2O 9O 8O 7O 1C RC CC SC", "2C 9C 8C 7C 1E RE CE SE 2E 9E 8E 7E", "1B RB");
    happens(&mut game, "0 discard 7O; 1 discard 7C; 1 look");
    assert_eq!(game.open.phase, Phase::LookMano);
    let lacking: Action = "name E".parse().expect("an action");
    let refusal = game.act(MANO, &lacking).expect_err("mano holds no espadas");
    assert_eq!((refusal.cite.0, refusal.why.id), ("cientos R19", "cientos-refused-no-suit"));
    happens(&mut game, "0 name C");
}

#[test]
fn r18_the_pie_throws_out_at_least_one() {
    let mut game = table("");
    deal(&mut game, "1O RO CO SO 2O 9O 8O 7O 1C RC CC SC", "2C 9C 8C 7C 1E RE CE SE 2E 9E 8E 7E", "");
    let hand: Vec<String> = game.hand(MANO).iter().map(|card| card.to_string()).collect();
    happens(&mut game, &format!("0 discard {}", hand[..5].join(" ")));
    refuses(&mut game, "1 discard", "cientos R18");
    let hand: Vec<String> = game.hand(PIE).iter().map(|card| card.to_string()).collect();
    refuses(&mut game, &format!("1 discard {}", hand[..4].join(" ")), "cientos R18");
    happens(&mut game, &format!("1 discard {}", hand[..3].join(" ")));
    assert_eq!(game.open.phase, Phase::Accuse, "nothing is left to look at");
}

/// A deal in which the top card of the monte went to this seat too, found before the discard, and mano lets it stand.
fn thirteen(seat: Seat) -> super::super::Cientos {
    let mut game = table("");
    deal(&mut game, "1O RO CO SO 2O 9O 8O 7O 1C RC CC SC", "2C 9C 8C 7C 1E RE CE SE 2E 9E 8E 7E", "1B RB CB SB 2B 9B 8B 7B");
    let extra = game.hidden.stock.pop_at(0).expect("a card");
    game.hidden.hands[seat.index()].insert(extra);
    game
}

#[test]
fn case_43_thirteen_to_pie() {
    let mut game = thirteen(PIE);
    happens(&mut game, "0 discard 7O 8O 9O SC CC");
    assert_eq!((game.hand(MANO).len(), game.hidden.stock.len()), (12, 2), "mano has all five of theirs");
    assert_eq!(game.most_discards(PIE), 3);
    happens(&mut game, "1 discard 7C 7E 8E");
    assert_eq!((game.open.drawn[1], game.hand(PIE).len(), game.open.phase), (2, 12, Phase::Accuse));
}

#[test]
fn case_44_thirteen_to_mano() {
    let mut game = thirteen(MANO);
    refuses(&mut game, "0 discard 7O 8O 9O SC CC RC", "cientos R16");
    happens(&mut game, "0 discard 7O 8O 9O SC CC");
    assert_eq!((game.open.drawn[0], game.hand(MANO).len(), game.hidden.stock.len()), (4, 12, 3), "the pie keeps their three");
    let mut game = thirteen(MANO);
    happens(&mut game, "0 discard 7O 8O");
    assert_eq!((game.open.drawn[0], game.hand(MANO).len()), (1, 12));
}

#[test]
fn r19_who_looks_names_a_suit() {
    let mut game = table("");
    deal(&mut game, "1O 1C", "RO RC", "");
    happens(&mut game, "0 discard 1O; 1 discard RO");
    assert_eq!(verbs(&game, 1), ["look", "leave"]);
    happens(&mut game, "1 look");
    assert_eq!(game.view(Viewer::Seat(PIE)).looked.len(), 6);
    assert!(game.view(Viewer::Seat(MANO)).looked.is_empty());
    happens(&mut game, "0 name C");
    assert_eq!(game.view(Viewer::Seat(MANO)).looked.len(), 6);
    let other = game.hand(MANO).iter().find(|card| card.suit() != Some(cards::Suit::Copas)).expect("a card");
    refuses(&mut game, &format!("0 play {other}"), "cientos R19");
    happens(&mut game, "0 play 1C");
    // Who does not name a suit does not look.
    let mut game = table("");
    deal(&mut game, "1O 1C", "RO RC", "");
    happens(&mut game, "0 discard 1O; 1 discard RO; 1 look; 0 leave");
    assert!(game.view(Viewer::Seat(MANO)).looked.is_empty());
    assert_eq!(offered(&game, MANO, "play").len(), 12);
}

#[test]
fn a_mark_that_cannot_be_is_refused() {
    for bad in ["0 105", "0 100", "2 10", "0 40 3 0", "0 50 6 0", "none"] {
        assert!(try_table(&format!("setup mark {bad}")).is_err(), "{bad}");
    }
    assert!(try_table("setup mark 0 50 4 0; setup mark 1 100 0 5").is_ok());
}
