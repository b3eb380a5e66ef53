//! Irregularities at an honour table (section 8; AC23, AC24, AC41, AC42, AC45, AC46).

use super::super::ganancias::Pip;
use super::super::state::{Answer, Fault, Outcome, Phase};
use super::super::tally::Item;
use super::hands::AC9;
use super::harness::{MANO, PIE, cards, deal, endless, happens, hold, offered, points, refuses, table, tricks, verbs};
use engine::battery::scenario::draw;
use engine::law::Class;

fn honour(heading: &str) -> super::super::Cientos {
    let mut game = table(&format!("option table honour; {heading}"));
    endless(&mut game);
    game
}

#[test]
fn the_book_has_forty_three_laws() {
    let laws = super::super::laws::DESK.laws;
    assert_eq!(laws.len(), 43);
    assert_eq!(laws.iter().filter(|law| law.class == Class::Honour).count(), 15);
}

#[test]
fn case_23_not_shown() {
    let (mano, pie) = ("RO CO SO 2O 9O 7C 8C 1E SE 9E 7B 9B", "RC CC SC 1O 8O 1C RE CE 8E 1B SB 8B");
    let mut game = honour("");
    hold(&mut game, mano, pie);
    happens(&mut game, "0 secansa quinta rey");
    assert!(game.open.shown[0].is_empty());
    happens(&mut game, "0 play 7B");
    assert_eq!(offered(&game, PIE, "secansa"), ["secansa quarta as"]);
    happens(&mut game, "1 secansa quarta as; 1 show; 1 play 8B");
    let secansas =
        |seat| game.open.items.iter().filter(|(whose, item)| *whose == seat && matches!(item, Item::Secansa(_))).count();
    assert_eq!([secansas(MANO), secansas(PIE)], [0, 1]);
    // Shown in time it counts, and the other's does not.
    let mut game = honour("");
    hold(&mut game, mano, pie);
    happens(&mut game, "0 secansa quinta rey; 0 show; 0 play 7B");
    assert!(offered(&game, PIE, "secansa").is_empty());
    happens(&mut game, "1 play 8B");
    assert_eq!(points(&game)[0], 15 + 1);
}

#[test]
fn acus_5_the_pie_shows_too_or_manos_counts() {
    let mut game = honour("");
    hold(&mut game, AC9[0], AC9[1]);
    happens(&mut game, "0 secansa tercera rey; 0 play 1E; 1 play 7E");
    assert!(game.open.items.iter().any(|(seat, item)| *seat == MANO && matches!(item, Item::Secansa(_))));
}

#[test]
fn case_24_a_false_three() {
    let mut game = honour("option show_sets false");
    hold(&mut game, "RO RC 2O 9O 7O CC SC 1E SE 7E 2B 7B", "CO CE CB 1O 8O 9C 8C 2E 9E 8E 9B 8B");
    assert!(offered(&game, MANO, "tres").contains(&"tres rey".to_owned()));
    happens(&mut game, "0 tres rey; 0 play 1E; 1 play 8E; 0 take");
    assert!(offered(&game, PIE, "tres").is_empty(), "three kings are better than three caballos");
    while game.match_state.last.is_none() {
        let seat = game.open.to_play;
        let what = if game.open.phase == Phase::Taking {
            "take".to_owned()
        } else {
            format!("play {}", game.playable(seat).first().expect("a card"))
        };
        happens(&mut game, &format!("{seat} {what}"));
    }
    let report = &engine::Game::reports(&game)[0];
    let counted: Vec<String> = report.counted.iter().map(|msg| format!("{msg:?}")).collect();
    let tres: Vec<&String> = counted.iter().filter(|line| line.contains("cientos-item-tres")).collect();
    assert!(tres.len() == 1 && tres[0].contains("caballo"), "{tres:?}");
}

const WITHOUT: [&str; 2] = ["RO RC RE 2O 9O 7O CC SC 1E SE 7E 7B", "CO CE CB 1O 8O 9C 8C 2E 9E 8E 9B 8B"];

#[test]
fn acus_8_corrects_one_catorce_said_for_another_before_play() {
    // Mano has four sotas and says kings, which are better than the pie's caballos; the sotas are not.
    let mut game = honour("option show_sets false");
    hold(&mut game, "SO SC SE SB RO RC RE 9O 8C 7E 9B 7B", "CO CC CE CB 1O 8O 9C 7C 2E 9E 1B 8B");
    happens(&mut game, "0 catorce rey");
    assert_eq!(game.open.named[0].answers[2], Some(Answer::Good));
    happens(&mut game, "0 withdraw rey");
    assert_eq!((game.open.named[0].sets.len(), game.open.named[0].sets[0].rank), (1, Pip::Sota));
    assert_eq!(game.open.named[0].answers[2], Some(Answer::NotGood));
    happens(&mut game, "0 play 7E; 1 catorce caballo; 1 play 9E");
    assert_eq!(points(&game)[1], 14);
}

#[test]
fn acus_8_is_no_way_to_sound_the_others_hand() {
    // Neither a three, nor a catorce for which no other is held, is one said for another.
    for said in ["tres as", "catorce rey"] {
        let mut game = honour("option show_sets false");
        hold(&mut game, "RO RC RE 2O 9O 7O CC 1C 1E SE 7E 7B", WITHOUT[1]);
        happens(&mut game, &format!("0 {said}"));
        assert!(offered(&game, MANO, "withdraw").is_empty(), "{said}");
        let rank = said.split_once(' ').expect("a rank").1;
        refuses(&mut game, &format!("0 withdraw {rank}"), "cientos:acus.8");
    }
    // And it is corrected once: the second wrong catorce falls after play (`acus.9`).
    let mut game = honour("option show_sets false");
    hold(&mut game, "1O 1C 1E 1B SO SC SE SB 9O 8C 7E 9B", "RO RC 2O 2C CO CC 7O 9C CE 8E 8B 7B");
    happens(&mut game, "0 catorce rey; 0 withdraw rey; 0 catorce caballo");
    assert_eq!(game.open.named[0].sets[0].rank, Pip::As);
    refuses(&mut game, "0 withdraw caballo", "cientos:acus.8");
}

/// A table without shown sets, at which mano stands at 90.
fn ninety(mano: &str, pie: &str) -> super::super::Cientos {
    let mut game = table("option table honour; option show_sets false; setup mark 0 90");
    hold(&mut game, mano, pie);
    game
}

#[test]
fn acus_6_a_false_catorce_does_not_win_the_game() {
    let mut game = ninety(WITHOUT[0], WITHOUT[1]);
    happens(&mut game, "0 catorce rey; 0 play 1E; 1 play 8E");
    // Looked through, nothing mano named counts and all of the pie's does: the punto of 37, a tercera, three caballos.
    assert_eq!((game.match_state.last, game.open.found), (None, [Some(Fault::FalseSet), None]));
    assert_eq!(points(&game), [1, 4 + 3 + 3]);
    // The hand goes on, and is not looked through for the same fault again.
    happens(&mut game, "0 take");
    assert_eq!((game.open.phase, points(&game)), (Phase::Tricks, [1, 4 + 3 + 3]));
}

#[test]
fn acus_8_corrects_a_catorce_that_would_win_the_game() {
    // Punto and quinta bring mano to 90. They say four kings for their four sotas, and the pie has four caballos.
    let mut game = table("option table honour; option show_sets false; setup mark 0 70");
    hold(&mut game, "RO SO 2O 9O 8O 7O SC SE SB 7C 7E 7B", "CO CC CE CB 1C RC 9C 1E RE 9E 1B 9B");
    happens(&mut game, "0 punto 54; 0 secansa quinta sota; 0 show; 0 catorce rey");
    assert_eq!((game.match_state.last, game.open.phase, points(&game)), (None, Phase::Accuse, [20, 0]));
    assert_eq!((game.open.named[0].sets[0].rank, game.open.named[0].answers[2]), (Pip::Sota, Some(Answer::NotGood)));
}

#[test]
fn dar_11_thirteen_cards_do_not_win_the_game() {
    let mut game = one_too_many();
    game.match_state.marks[0].mark = 90;
    happens(&mut game, "1 discard 8C; 1 draw 1; 1 leave; 0 punto 51; 0 show; 0 secansa quinta as; 0 show");
    assert_eq!((game.match_state.last, game.open.phase), (None, Phase::Accuse));
    // Punto 39, the quarta and the tercera, three tens: all of it is the pie's.
    assert_eq!(points(&game), [0, 4 + 4 + 3 + 3]);
    happens(&mut game, "0 play 1E; 1 play RE");
    assert_eq!(points(&game), [0, 4 + 4 + 3 + 3]);
}

#[test]
fn dar_11_what_a_recount_gives_between_lead_and_serve_stays() {
    let mut game = one_too_many();
    happens(&mut game, "1 discard 8C; 1 draw 1; 1 leave; 0 play 1E; 1 recount");
    assert_eq!(points(&game), [0, 4 + 4 + 3 + 3]);
    let mut named = game.clone();
    happens(&mut game, "1 play RE");
    assert_eq!(points(&game), [0, 4 + 4 + 3 + 3]);
    // To name a little of it takes nothing away.
    happens(&mut named, "1 secansa tercera nueve; 1 show; 1 play RE");
    assert_eq!(points(&named), [0, 4 + 4 + 3 + 3]);
    // It can be enough for the game.
    let mut game = one_too_many();
    game.match_state.marks[1].mark = 90;
    happens(&mut game, "1 discard 8C; 1 draw 1; 1 leave; 0 play 1E; 1 recount");
    assert!(matches!(game.match_state.last.expect("an end").outcome, Outcome::Simple(PIE) | Outcome::Double(PIE)));
}

/// Mano throws out four and takes five.
fn one_too_many() -> super::super::Cientos {
    let mut game = honour("");
    deal(&mut game, "1O RO CO SO 9O 8O 7O 1C RC 7C 1E 7E", "2O CC SC 2C 9C 8C CE 2E 9E 9B 8B 7B", "1B RB CB SB 2B RE SE 8E");
    happens(&mut game, "0 discard 7O 7C 7E 8O; 0 draw 5");
    game
}

#[test]
fn case_41_card_too_many_in_play() {
    let mut game = honour("");
    let monte = "CC CB RB 1B CE 9B 2E SB";
    deal(&mut game, "1O RO SO 9O 8O 7O 1E RE 1C 2C 7E 8B", "RC SC 9C 8C 7C CO 2O SE 9E 8E 2B 7B", monte);
    happens(&mut game, "0 discard 1C 2C 7E 8B; 0 draw 5; 1 discard 7B; 1 draw 1; 1 leave; 0 punto 55; 0 show");
    let play = |game: &mut super::super::Cientos, scenario: &str| {
        for trick in scenario.split(' ') {
            let (led, served) = trick.split_once('/').expect("two cards");
            let leader = game.open.to_play;
            happens(game, &format!("{leader} play {led}; {} play {served}", 1 - leader.index()));
            let taker = game.open.to_play;
            happens(game, &format!("{taker} take"));
        }
    };
    play(&mut game, "1O/2O RO/CO SO/9B");
    assert_eq!(points(&game), [6 + 3, 0]);
    happens(&mut game, "0 play 9O; 1 recount");
    // All that is the pie's counts: their punto of 44, though it was lower, and their tercera al nueve.
    assert_eq!(points(&game), [0, 4 + 3]);
    happens(&mut game, "1 play 2B; 0 take");
    play(&mut game, "8O/7C 7O/8C 1E/8E RE/9E CE/SE 1B/9C CC/RC SC/RB");
    // Seven tricks more and the bazas bring mano nothing; the pie has a trick, a lead and the last.
    assert_eq!(game.match_state.last.expect("an end").points, [0, 7 + 1 + 1 + 1]);
}

#[test]
fn dar_11_is_found_at_the_end_at_the_latest() {
    let mut game = one_too_many();
    happens(&mut game, "1 discard 8C; 1 draw 1; 1 leave");
    while game.match_state.last.is_none() {
        let seat = game.open.to_play;
        let what = if game.open.phase == Phase::Taking {
            "take".to_owned()
        } else {
            format!("play {}", game.playable(seat).first().expect("a card"))
        };
        happens(&mut game, &format!("{seat} {what}"));
    }
    assert_eq!(game.match_state.last.expect("an end").points[0], 0);
}

#[test]
fn case_42_drew_one_too_many() {
    let mut game = one_too_many();
    assert!(verbs(&game, 1).contains(&"recount"));
    happens(&mut game, "1 recount");
    assert_eq!(game.open.phase, Phase::Lottery(MANO));
    draw(&mut game, "7O 1B 2B");
    assert_eq!((game.hand(MANO).len(), game.hidden.discards[0]), (12, cards("7O 7C 7E 8O 1B")));
    assert_eq!(game.open.phase, Phase::Discard(PIE));
}

#[test]
fn robo_2_mano_took_six() {
    let mut game = honour("");
    deal(&mut game, "1O RO CO SO 9O 8O 7O 1C RC 7C 1E 7E", "2O CC SC 2C 9C 8C RE CE SE 2E 9E 8E", "1B RB CB SB 2B 9B 8B 7B");
    happens(&mut game, "0 discard 9O 7O 7C 7E 8O; 0 draw 6; 1 recount");
    draw(&mut game, "1B");
    assert_eq!((game.hand(MANO).len(), game.hidden.stock.len(), game.hidden.stock[0]), (12, 3, "1B".parse().expect("a card")));
}

#[test]
fn dar_12_a_card_too_few() {
    let mut game = honour("");
    deal(&mut game, "1O RO CO SO 9O 8O 7O 1C RC 7C 1E 7E", "2O CC SC 2C 9C 8C RE CE SE 2E 9E 8E", "1B RB CB SB 2B 9B 8B 7B");
    happens(&mut game, "0 discard 7O 7C; 0 draw 2; 1 discard 8C 8E; 1 draw 1; 1 leave");
    let mut last = 0;
    while game.match_state.last.is_none() {
        let seat = game.open.to_play;
        last = game.open.trick.len();
        let what = if game.open.phase == Phase::Taking {
            "take".to_owned()
        } else {
            format!("play {}", game.playable(seat).first().expect("a card"))
        };
        happens(&mut game, &format!("{seat} {what}"));
    }
    assert_eq!(last, 1, "nobody served to the last trick");
    assert_eq!(engine::Game::reports(&game)[0].tricks.iter().sum::<u8>(), 12);
}

#[test]
fn dar_12_both_a_card_short_the_last_trick_counts() {
    let mut game = honour("");
    deal(&mut game, "1O RO CO SO 2O 9O 8O 7O 1C RC CC SC", "2C 9C 8C 7C RE CE SE 2E 9E 8E 7E 9B", "1E 1B");
    happens(&mut game, "0 discard 7O 8O; 0 draw 1; 1 discard 7C 7E; 1 draw 1; 1 leave");
    for lead in "1O RO CO SO 2O 9O 1C RC CC 1E SC".split(' ') {
        let served = |game: &super::super::Cientos| game.playable(PIE).first().expect("a card");
        happens(&mut game, &format!("0 play {lead}"));
        let card = served(&game);
        happens(&mut game, &format!("1 play {card}; 0 take"));
    }
    // Eleven leads, the last trick and the bazas; a player a card short makes no capote.
    assert_eq!(game.match_state.last.expect("an end").points, [11 + 1 + 10, 0]);
}

#[test]
fn case_45_named_suit() {
    let mut game = honour("");
    deal(&mut game, "1O 1C 1E", "RO RC RE", "");
    happens(&mut game, "0 discard 1O; 0 draw 1; 1 discard RO; 1 draw 1; 1 look; 0 name C; 0 play 1E");
    assert_eq!(offered(&game, PIE, "demand").len(), 4);
    happens(&mut game, "1 demand O");
    let oros = game.hand(MANO) & super::super::deck::of_suit(cards::Suit::Ouros);
    refuses(&mut game, "0 play 1E", "cientos:desc.3");
    happens(&mut game, &format!("0 play {}", oros.first().expect("oros")));
    assert!(offered(&game, PIE, "demand").is_empty());
}

/// cientos:jugar.1, cientos:jugar.4.
#[test]
fn case_46_unannounced_change() {
    let start = || {
        let mut game = honour("");
        hold(&mut game, "1O RO CO 7O 1C RC 9C 7C 1E 9E 8B 7B", "SO 2O 9O 8O CC SC 8C RE 7E 1B RB CB");
        happens(&mut game, "0 play 1O; 1 play 8O; 0 take");
        game
    };
    let mut game = start();
    happens(&mut game, "0 play 1C; 1 play 7E; 1 take_back");
    assert_eq!((game.open.phase, game.open.to_play), (Phase::Tricks, PIE));
    happens(&mut game, "1 play 8C");
    refuses(&mut game, "1 take_back", "cientos:jugar.3");
    // A card that was rightly served too; not if the change was said.
    let mut game = start();
    happens(&mut game, "0 play 1C; 1 play 8C; 1 take_back; 1 play SC; 0 take");
    let mut game = start();
    happens(&mut game, "0 announce C; 0 play 1C; 1 play 8C");
    refuses(&mut game, "1 take_back", "cientos:jugar.3");
    // A suit announced and another led is a change that was not said; so is the same suit led on after a change was announced.
    let mut game = start();
    happens(&mut game, "0 announce E; 0 play 1C; 1 play 8C; 1 take_back");
    let mut game = start();
    happens(&mut game, "0 announce C; 0 play RO; 1 play 9O; 1 take_back");
    // Nor if the suit is the same.
    let mut game = start();
    happens(&mut game, "0 play RO; 1 play 9O");
    refuses(&mut game, "1 take_back", "cientos:jugar.3");
}

#[test]
fn jugar_2_a_revoke_is_put_right() {
    let mut game = honour("");
    hold(&mut game, "1O RO CO 7O 1C RC 9C 7C 1E 9E 8B 7B", "SO 2O 9O 8O CC SC 8C RE 7E 1B RB CB");
    happens(&mut game, "0 play 1O; 1 play 7E");
    refuses(&mut game, "1 amend RE", "cientos R30");
    happens(&mut game, "1 amend 8O; 0 take");
    assert_eq!(game.open.shown[1], cards("7E"));
    refuses(&mut game, "1 amend 9O", "cientos D15");
}

#[test]
fn nothing_of_this_happens_at_a_strict_table() {
    let mut game = table("");
    hold(&mut game, AC9[0], AC9[1]);
    for (line, law) in [
        ("1 recount", "cientos:robo.1"),
        ("1 demand O", "cientos:desc.3"),
        ("0 show", "cientos:acus.5"),
        ("0 withdraw rey", "cientos:acus.8"),
        ("1 take_back", "cientos:jugar.3"),
        ("0 draw 2", "cientos:robo.1"),
        ("0 announce O", "cientos:jugar.4"),
    ] {
        refuses(&mut game, line, law);
    }
    tricks(&mut game, "1E");
    refuses(&mut game, "1 amend 7E", "cientos:jugar.2");
}
