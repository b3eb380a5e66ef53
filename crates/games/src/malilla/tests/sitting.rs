//! Partners, the first dealer, the favourite suit, the deal (AC2-AC5; R1, R5-R14).

use super::super::state::{Pair, Phase};
use super::harness::{FULL, balance, cards, deal, dealt, draw, happens, play_out, refuses, table, try_table, verbs};
use ::cards::Suit;
use engine::{Game, Pile, Seat, Turn};

fn together(game: &super::super::Malilla, one: usize, other: usize) -> bool {
    game.match_state.pair(Seat::at(one)) == game.match_state.pair(Seat::at(other))
}

#[test]
fn r1_partners_sit_opposite() {
    let game = table("");
    assert_eq!(game.players(), 4);
    assert!(together(&game, 0, 2) && together(&game, 1, 3) && !together(&game, 0, 1));
    assert_eq!(game.match_state.members(Pair::First), [0, 2].map(Seat::at));
}

#[test]
fn ac2_partners_by_the_first_two_kings() {
    let mut game = table("option partner_choice first_two_kings; setup dealer drawn");
    assert_eq!(game.open.phase, Phase::Kings);
    draw(&mut game, "4O RC 7B 2E SO 9O RE");
    assert!(together(&game, 1, 2) && together(&game, 0, 3));
    assert_eq!(game.open.phase, Phase::Lot);
    // A second king of the same player waits for a third.
    let mut game = table("option partner_choice first_two_kings; setup dealer drawn");
    draw(&mut game, "RC 4O 7B 2E RO 9O 3E SE 2B 3B 4B RE");
    assert!(together(&game, 0, 3) && together(&game, 1, 2));
}

#[test]
fn ac3_the_weaker_chooses() {
    let mut game = table("option partner_choice weak_chooses; setup dealer drawn");
    assert_eq!(game.open.phase, Phase::Weaker);
    draw(&mut game, "7O RO");
    assert_eq!((game.open.phase, game.turn()), (Phase::Choosing(Seat::at(3)), Turn::of(Seat::at(3))));
    assert_eq!(verbs(&game, 3), ["choose_partner"]);
    refuses(&mut game, "2 choose_partner 1", "malilla R5");
    refuses(&mut game, "3 choose_partner 2", "malilla R5");
    happens(&mut game, "3 choose_partner 1");
    assert!(together(&game, 3, 1) && together(&game, 2, 0));
    // Equal cards are drawn again; the players say which of them are stronger.
    let mut game = table("option partner_choice weak_chooses; setup stronger 2 3; setup dealer drawn");
    draw(&mut game, "RO RC");
    assert_eq!(game.open.phase, Phase::Weaker);
    draw(&mut game, "9O RC");
    happens(&mut game, "0 choose_partner 3");
    assert!(together(&game, 0, 3) && together(&game, 1, 2));
    assert!(try_table("setup stronger 2 2").is_err() && try_table("setup stronger 2 7").is_err());
}

#[test]
fn ac4_dealer_and_favorito() {
    let mut game = table("setup dealer drawn");
    assert_eq!((game.open.phase, game.dealer()), (Phase::Lot, None));
    draw(&mut game, "CE");
    assert_eq!((game.dealer(), game.match_state.favorito), (Some(Seat::at(2)), Some(Suit::Espadas)));
    assert_eq!(game.open.phase, Phase::Shuffle);
    for (shown, dealer) in [("2O", 0), ("RC", 1), ("9B", 3)] {
        let mut game = table("setup dealer drawn");
        draw(&mut game, shown);
        assert_eq!(game.dealer(), Some(Seat::at(dealer)), "{shown}");
    }
}

#[test]
fn r6_the_favorito_may_be_chosen_or_left_out() {
    let mut game = table("option favorito none; setup dealer drawn");
    draw(&mut game, "CE");
    assert_eq!((game.dealer(), game.match_state.favorito), (Some(Seat::at(2)), None));
    let mut game = table("option favorito chosen; setup dealer drawn");
    draw(&mut game, "CE");
    refuses(&mut game, "0 name_favorito O", "malilla R6");
    happens(&mut game, "2 name_favorito O");
    assert_eq!((game.match_state.favorito, game.open.phase), (Some(Suit::Ouros), Phase::Shuffle));
    assert_eq!(table("setup favorito E").match_state.favorito, Some(Suit::Espadas));
    assert!(try_table("option favorito none; setup favorito E").is_err());
}

#[test]
fn r7_courtesy() {
    // One lady deals and names.
    let mut game = table("option courtesy one_lady; setup ladies 2; setup dealer drawn");
    assert_eq!(game.open.phase, Phase::Naming(Seat::at(2)));
    happens(&mut game, "2 name_favorito C");
    assert_eq!((game.dealer(), game.match_state.favorito), (Some(Seat::at(2)), Some(Suit::Copas)));
    // Two who are not partners draw: one deals, the other names.
    let mut game = table("option courtesy two_ladies; setup dealer drawn");
    assert_eq!(game.open.phase, Phase::Ladies);
    draw(&mut game, "7O 7C");
    assert_eq!(game.open.phase, Phase::Ladies, "drawn alike, again");
    draw(&mut game, "7O SC");
    happens(&mut game, "0 name_favorito B");
    assert_eq!((game.dealer(), game.match_state.favorito), (Some(Seat::at(1)), Some(Suit::Bastos)));
    // Of three the lone man has the honours; without a favourite suit there is nothing to name.
    let mut game = table("option courtesy three_ladies; setup dealer drawn");
    happens(&mut game, "3 name_favorito E");
    assert_eq!(game.dealer(), Some(Seat::at(3)));
    let game = table("option courtesy three_ladies; option favorito none; setup dealer drawn");
    assert_eq!((game.dealer(), game.open.phase), (Some(Seat::at(3)), Phase::Shuffle));
    assert!(try_table("option courtesy one_lady; setup ladies 1 2").is_err());
}

#[test]
fn d1_two_ladies_who_are_partners_draw_like_anybody() {
    let game = table("option courtesy two_ladies; setup ladies 0 2; setup dealer drawn");
    assert_eq!(game.open.phase, Phase::Lot);
}

#[test]
fn ac5_turn_up() {
    for (rank, tantos) in [("9", 5), ("1", 4), ("R", 3), ("C", 2), ("S", 1), ("8", 0)] {
        for (heading, times) in [("setup favorito O", 1), ("setup favorito E", 2), ("setup favorito E; option tanto_value 3", 6)]
        {
            let hand = cards("9E 1E RE CE SE 8E 7E 6E 5E 4E 3E 2E").without(format!("{rank}E").parse().expect("a card"));
            let game = dealt(heading, ["", "", "", &format!("{hand} {rank}E")]);
            assert_eq!(balance(&game), -tantos * times, "{rank}E, {heading}");
            assert_eq!(game.open.trump(), Some(Suit::Espadas));
        }
    }
}

#[test]
fn r8_the_value_of_a_tanto_is_agreed() {
    let game = dealt("option tanto_value 5", FULL);
    assert_eq!(balance(&game), -15);
    assert!(try_table("option tanto_value 0").is_err());
}

#[test]
fn r9_r10_packets_of_four_from_the_right() {
    let piles = |heading: &str| {
        let mut layout = Vec::new();
        table(heading).layout(&mut layout);
        let seats = layout.iter().map(|pile| match pile {
            Pile::Hand(seat) => seat.index(),
            Pile::Stock => 9,
        });
        seats.collect::<Vec<_>>()
    };
    let fours = piles("");
    assert_eq!(fours[..20], [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 0, 0, 0, 0]);
    assert_eq!(piles("option packets 3-3-3-3")[..7], [0, 0, 0, 1, 1, 1, 2]);
    assert_eq!(piles("option packets 6-6")[..7], [0, 0, 0, 0, 0, 0, 1]);
    for heading in ["", "option packets 3-3-3-3", "option packets 6-6"] {
        assert_eq!(piles(heading).last(), Some(&3), "the last card is the dealer's");
        assert!((0..4).all(|seat| piles(heading).iter().filter(|&&there| there == seat).count() == 12));
    }
    assert!(try_table("option packets 5-5-2").is_err());
}

#[test]
fn r11_the_turned_card_is_the_dealers_and_shown_until_the_first_lead() {
    let mut game = dealt("", FULL);
    let turned = |game: &super::super::Malilla| super::super::Malilla::show(&game.view(engine::Viewer::Seat(Seat::at(0))));
    assert_eq!(turned(&game).centre.turned, ["RB".parse().expect("a card")]);
    assert!(game.hand(Seat::at(3)).contains("RB".parse().expect("a card")));
    happens(&mut game, "0 play 9C");
    assert!(turned(&game).centre.turned.is_empty());
    assert!(turned(&game).seats.iter().all(|seat| seat.shown.is_empty()), "it is taken into the hand (D15)");
}

#[test]
fn r12_the_deal_goes_to_the_right() {
    let mut game = table("setup dealer 3");
    for dealer in [3, 0, 1, 2, 3] {
        assert_eq!(game.dealer(), Some(Seat::at(dealer)));
        deal(&mut game, &["2O"], "");
        play_out(&mut game);
    }
}

#[test]
fn r13_everybody_has_twelve_cards() {
    let game = dealt("", FULL);
    assert!(Seat::first(4).all(|seat| game.hand(seat).len() == 12));
}

#[test]
fn r14_the_mano_leads_and_then_the_winner() {
    let mut game = dealt("", FULL);
    assert_eq!(game.turn(), Turn::of(Seat::at(0)));
    refuses(&mut game, "1 play 1O", "malilla R14");
    refuses(&mut game, "0 play 1O", "malilla R16");
    happens(&mut game, "0 play 2O; 1 play 1O; 2 play 1B; 3 play 3O");
    assert_eq!(game.turn(), Turn::of(Seat::at(2)));
}
