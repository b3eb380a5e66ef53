//! Laws that are simply part of the game and that no rule's own test shows: what all may know, and what the program does for everybody.

use super::super::Voltarete;
use super::super::state::{Phase, Said};
use super::harness::{Scenario, cards, licenca};
use ::cards::Suit;
use engine::show::TableView;
use engine::{Game, Pile, Seat, Turn, Viewer};

const MAO: &str = "2O 3O 4O 5O 6O 7O 2C 3C 4C";
const CONTRAPE: &str = "RO CO SO 1O 5C 6C 7C 1C SC";
const PE: &str = "2E 3E 4E 5E 6E 7E SE CE RE";
const TALON: &str = "RC CC 1E 1B 2B 3B 4B 5B 6B 7B SB CB RB";

/// Everybody who can look: the players, the fourth where there is one, and a spectator.
fn all_viewers(scenario: &Scenario) -> Vec<Viewer> {
    Seat::first(scenario.game.players()).map(Viewer::Seat).chain([Viewer::Public]).collect()
}

fn seen(scenario: &Scenario, viewer: Viewer) -> TableView {
    Voltarete::show(&scenario.game.view(viewer))
}

/// The mão in licença has thrown four, the contra-pé four, and nobody has played.
fn drawn() -> Scenario {
    let mut scenario = Scenario::at("");
    scenario.deal([MAO, CONTRAPE, PE], TALON).happens("mao licenca; contrape consent; pe consent; mao name O");
    scenario.happens("mao exchange 2C 3C 4C 2O; contrape buy 5C 6C 7C 1C");
    scenario
}

/// voltarete:II.7.2, voltarete:II.11.12.
#[test]
fn voltarete_ii_7_2_discards_and_talon_may_be_counted_and_who_drew_is_told() {
    let scenario = drawn();
    for viewer in all_viewers(&scenario) {
        let centre = seen(&scenario, viewer).centre;
        assert_eq!((centre.stock, centre.discards), (5, 8), "{viewer:?}");
    }
    let took = [(Seat::at(0), Said::Took(4)), (Seat::at(1), Said::PassedOn(5))];
    assert!(took.iter().all(|said| scenario.game.open.said.contains(said)), "{:?}", scenario.game.open.said);
}

/// voltarete:II.8.15.
#[test]
fn voltarete_ii_8_15_what_the_last_refuses_is_seen_by_nobody() {
    let mut scenario = drawn();
    scenario.happens("pe buy");
    assert_eq!((scenario.hand("pe"), scenario.talon()), (cards(PE), 5));
    for viewer in all_viewers(&scenario) {
        let view = serde_json::to_string(&scenario.game.view(viewer)).expect("a view");
        assert!(["6B", "7B", "SB", "CB", "RB"].iter().all(|card| !view.contains(&format!("\"{card}\""))), "{viewer:?}");
    }
}

const HANDS: [&str; 3] = ["1E 1O CO 2O RE 5E RC 4C 6B", "7O RO 3O 6E CE RB 5B CC 5C", "1B SO 4O 4E 3E SE CB 3B SC"];

/// voltarete:II.10.3.
#[test]
fn voltarete_ii_10_3_who_led_to_the_first_trick_deals_next() {
    for feito in ["mao", "contrape", "pe"] {
        let mut scenario = licenca("", 30, feito, "O", HANDS);
        scenario.happens(&format!("{feito} order_play"));
        let leader = scenario.game.open.play.to_play;
        scenario.taken_by(".........");
        if scenario.phase() == Phase::Placing {
            scenario.all_enter();
        }
        assert_eq!(scenario.game.dealer(), Some(leader), "{feito}");
    }
}

/// voltarete:II.11.2, voltarete:II.11.3, voltarete:II.11.9, voltarete:II.11.10, voltarete:II.11.13.
#[test]
fn voltarete_ii_11_the_table_answers_at_any_time_whoever_asks() {
    let mut scenario = licenca("", 30, "mao", "O", HANDS);
    scenario.happens("mao order_play").plays("5E CE 3E RB 3B");
    for viewer in all_viewers(&scenario) {
        let table = seen(&scenario, viewer);
        let trump = table.headline.args.iter().find(|(name, _)| *name == "suit").map(|(_, suit)| suit.clone());
        assert_eq!((table.headline.id, trump), ("voltarete-plays-in", Some(Suit::Ouros.into())), "what is trump, for {viewer:?}");
        let feito: Vec<Seat> = table
            .seats
            .iter()
            .filter(|seat| seat.roles.iter().any(|role| role.id == "voltarete-role-feito"))
            .map(|seat| seat.seat)
            .collect();
        assert_eq!(feito, [Seat::at(0)], "who is the feito");
        let holding: Vec<Option<Seat>> =
            table.centre.trick.iter().filter(|played| played.winning).map(|played| played.seat).collect();
        assert_eq!(holding, [Some(Seat::at(1))], "whose the trick is so far");
        let tricks: Vec<(usize, u8)> = table.seats.iter().map(|seat| (seat.seat.index(), seat.tricks)).collect();
        assert!([(0, 0), (1, 1), (2, 0)].iter().all(|of| tricks.contains(of)), "how many tricks each has: {tricks:?}");
    }
}

/// voltarete:II.15.1: the program shuffles in place of the player the law names, and the next dealer sits at that player's left.
#[test]
fn voltarete_ii_15_1_the_house_shuffles_and_the_deal_goes_round() {
    let mut scenario = Scenario::at("option players 4; setup dealer 3; option espadilha_obrigada never");
    let mut dealers = Vec::new();
    for _ in 0..4 {
        let Turn::Shuffle(wanted) = scenario.game.turn() else { panic!("the house shuffles") };
        assert_eq!(wanted.cards.len(), 40);
        // Nobody else has the pack in their hands.
        assert_eq!(["0", "1", "2", "3"].map(|seat| scenario.verbs(seat)), [""; 4]);
        let passes = "mao pass; contrape pass; pe pass";
        scenario.deal_any().happens(passes).happens(passes);
        dealers.push(scenario.seat("quarto").index());
        scenario.happens("quarto decline");
    }
    for deal in dealers.windows(2) {
        let opposite = (deal[0] + 2) % 4;
        let left = (opposite + 3) % 4;
        assert_eq!(deal[1], left, "{dealers:?}");
    }
}

/// voltarete:II.15.2: what is left of the pack stays where it lay, closed, for everybody to see how much it is.
#[test]
fn voltarete_ii_15_2_the_rest_stays_where_it_lies() {
    let mut scenario = Scenario::at("option players 4; setup dealer 3; option espadilha_obrigada never");
    let mut layout = Vec::new();
    scenario.game.layout(&mut layout);
    assert!(layout[..27].iter().all(|pile| matches!(pile, Pile::Hand(_))) && layout[27..] == [Pile::Stock; 13]);
    let passes = "mao pass; contrape pass; pe pass";
    scenario.deal_any();
    for acts in [passes, passes] {
        for viewer in all_viewers(&scenario) {
            let centre = seen(&scenario, viewer).centre;
            assert_eq!((centre.stock, centre.discards), (13, 0), "{viewer:?}");
        }
        scenario.happens(acts);
    }
    assert_eq!(scenario.talon(), 13, "nobody has touched it");
}

/// voltarete:II.15.12: in the casca das treze suit is followed as ever.
#[test]
fn voltarete_ii_15_12_the_ordinary_laws_hold_in_the_casca_das_treze() {
    let mut scenario = Scenario::at("option players 4; option espadilha_obrigada never; setup bolo 20; setup life 2");
    let passes = "mao pass; contrape pass; pe pass";
    scenario.deal(["RB 4B", "5B 6C", ""], "1E 7O 1B RO CO SO 2O 3O RE RC 4O 5O 4C").happens(passes).happens(passes);
    scenario.happens("quarto treze; quarto discard4 3O 4O 5O 4C; quarto name O");
    scenario.plays("RB").refuses("contrape play 6C", "voltarete R72");
}

/// voltarete:II.19.17, voltarete:II.19.18, voltarete:II.19.19.
#[test]
fn voltarete_ii_19_17_remissas_are_written_under_their_debtor_and_all_may_count() {
    let mut scenario = Scenario::at("setup remissa 1 40; setup remissa 2 30; setup bolo 10");
    scenario.deal_any();
    for viewer in all_viewers(&scenario) {
        let table = seen(&scenario, viewer);
        let written = |seat: usize, amount: i64| {
            table.facts.contains(&engine::Msg::new("voltarete-fact-remissa").with("seat", Seat::at(seat)).with("amount", amount))
        };
        assert!(written(1, 40) && written(2, 30), "{viewer:?}");
        let bolo = table.pots.iter().find(|pot| pot.name.id == "voltarete-bolo").map(|pot| pot.amount);
        assert_eq!(bolo, Some(scenario.bolo_now()), "{viewer:?}");
    }
}
