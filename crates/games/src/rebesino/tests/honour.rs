//! Irregularities at an honour table and their price (section 8).

use super::super::laws::{DESK, law_of};
use super::super::state::{Found, Phase, Robo};
use super::super::{Rebesino, SUERTE};
use super::harness::*;
use engine::law::{Class, Facts, HandFate, Kind, Ruling, Undecided, Value};
use engine::{Game, Turn};

/// Facts of any number.
struct TestFacts<'a>(&'a [(&'static str, Value)]);

impl Facts for TestFacts<'_> {
    fn fact(&self, key: &'static str, _: Kind) -> Option<Value> {
        self.0.iter().find(|(known, _)| *known == key).map(|(_, value)| *value)
    }
}

fn rule(id: &str, facts: &[(&'static str, Value)]) -> Result<Ruling, Undecided> {
    DESK.rule(DESK.incidents().find(|form| form.id == id).expect("an incident"), &TestFacts(facts))
}

fn at_desk(id: &str, facts: &[(&'static str, Value)]) -> Ruling {
    rule(id, facts).expect("a ruling")
}

fn yes() -> Value {
    Value::yes_if(true)
}

fn no() -> Value {
    Value::yes_if(false)
}

const REVOKE: [&str; 4] = [
    "CO 9O 8O 5O 2O 7C 1E 8E 2E 4B 2B",
    "RO SO 7O 4O SC 4C RB CB SB 5B 3B",
    "RC CC 9C 8C 5C 2C SE 7E 6E 1B 9B",
    "1O 6O 3O 1C 6C 9E 5E 4E 3E 8B 6B",
];
const REVOKE_TRICKS: &str = "2E RO 6E 5E  2C 6C 7C 4C  2O 4O CC 1C  3B 9B 8B 4B  5C 1O 1E SC  5B 1B 6B 2B  7E 4E 8E RB  5O 7O RC 6O \
     SB SE 9E CO  SO 9C 3O 9O  CB 8C 3E 8O";

fn revoked(heading: &str) -> Rebesino {
    let mut game = hand(&format!("option table honour; {heading}"), REVOKE, "3C RE CE 7B");
    plays(&mut game, REVOKE_TRICKS);
    assert_eq!(game.open.phase, Phase::Reveal);
    game
}

#[test]
fn case_34_a_renuncio_pays_for_all() {
    let mut game = revoked("");
    // P2 was void in espadas; P4 held oros.
    happens(&mut game, "0 call 1 1; 0 call 3 3");
    assert_eq!(game.open.called.iter().map(|call| call.found).collect::<Vec<_>>(), [Found::Nothing, Found::Renuncio]);
    agree(&mut game);
    assert_eq!(net(&game), [8, 1, 3, -12]);
    assert_eq!(game.reports()[0].outcome, Some("faulty"));
}

#[test]
fn renuncio_8_what_nobody_calls_costs_nothing() {
    let mut game = revoked("");
    agree(&mut game);
    assert_eq!(game.reports()[0].outcome, Some("partida"));
    assert!(net(&game)[3] > 0, "P4 made no trick and wins the partida");
}

#[test]
fn renuncio_8_in_play_cards_in_sight_must_prove_it() {
    let mut game = hand("option table honour", REVOKE, "3C RE CE 7B");
    plays(&mut game, "2E RO 6E 5E  2C 6C 7C 4C  2O 4O CC 1C");
    // Not lifted yet: its player can still put it right.
    assert_eq!(verbs(&game, 3), ["amend"]);
    refuses(&mut game, "0 call 3 3", "rebesino R51");
    plays(&mut game, "3B 9B 8B 4B");
    refuses(&mut game, "3 amend 6O", "rebesino R25");
    refuses(&mut game, "0 call 3 3", "rebesino R51");
    plays(&mut game, "5C 1O");
    // The ace of oros is seen in P4's hand, but a napolitana could excuse it until two pay cards lie elsewhere.
    let excused = try_line(&mut game.clone(), "0 call 3 3").expect_err("not proved");
    assert_eq!(excused.why.id, "rebesino-refused-not-proved");
    plays(&mut game, "1E SC");
    happens(&mut game, "0 call 3 3");
    assert_eq!(game.open.called[0].found, Found::Renuncio);
    refuses(&mut game, "1 call 3 3", "rebesino R51");
}

#[test]
fn renuncio_8_before_that_it_is_simply_corrected() {
    let mut game = hand("option table honour", REVOKE, "3C RE CE 7B");
    plays(&mut game, "2E RO 6E 5E  2C 6C 7C 4C  2O 4O CC 1C");
    happens(&mut game, "3 amend 6O");
    assert_eq!((game.open.to_play, game.open.shown[3]), (seat(4), cards("1C")), "the six takes, and the ace was seen by all");
    assert_eq!(game.open.plays[11], (seat(4), card("6O")));
    refuses(&mut game, "3 amend 3O", "rebesino R25");
}

#[test]
fn case_36_three_renuncios_of_one_player() {
    let mut game = hand("option table honour", REVOKE, "3C RE CE 7B");
    // P4 keeps oros back three times.
    plays(&mut game, "2O 4O CC 1C");
    plays(&mut game, "RO SE 6C 5O  SO 6E 9E 8O");
    while game.open.phase == Phase::Tricks {
        let who = game.open.to_play;
        let of = game.playable(who);
        let card = of.first().expect("a card");
        happens(&mut game, &format!("{who} play {card}"));
    }
    happens(&mut game, "0 call 3 1; 0 call 3 2; 0 call 3 3");
    agree(&mut game);
    assert_eq!(net(&game)[3], -12 - 8);
    assert_eq!((game.ledger().balance(SUERTE), game.match_state.suerte), (8, [0, 0, 0, 8]));
    let repeated = [
        ("caller", Value::Word("player")),
        ("napolitana-introduced", no()),
        ("cards-mixed", no()),
        ("next-led", yes()),
        ("napolitana", no()),
        ("rebesino", Value::Word("no-rebesino")),
        ("again", yes()),
        ("by", Value::Player(seat(4))),
        ("times", Value::Number(3)),
        ("wins-partida", Value::Player(seat(1))),
        ("cards-owed", no()),
    ];
    let ruling = at_desk("revoke", &repeated);
    let paid: Vec<i64> = ruling.payments.iter().map(|payment| payment.amount).collect();
    assert_eq!((ruling.cites[0].0, paid), ("rebesino:renuncio.2", vec![8, 12]));
    // The next hand decides whose they are: the highest espada dealt to one of the others.
    assert_eq!(game.match_state.dealer, seat(1));
    deal(&mut game, &["2E 3E", "RE", "7E", "1E"], "");
    happens(&mut game, "1 decline; 2 decline; 3 decline; 0 discard 2E");
    while game.reports().len() < 3 {
        let who = match game.turn() {
            Turn::Seats { must, .. } => must.lowest().expect("somebody"),
            _ => break,
        };
        let line = if game.open.phase == Phase::Tricks {
            format!("{who} play {}", game.playable(who).first().expect("a card"))
        } else {
            format!("{who} agree")
        };
        happens(&mut game, &line);
    }
    let suerte = game.ledger().entries().iter().find(|entry| entry.from == SUERTE.into()).expect("the forfeit is won");
    assert_eq!((suerte.to, suerte.amount), (seat(2).into(), 8));
}

#[test]
fn r53_where_a_streak_is_allowed_it_costs_no_more() {
    let mut game = hand("option table honour; option renuncio_streak true", REVOKE, "3C RE CE 7B");
    plays(&mut game, "2O 4O CC 1C  RO SE 6C 5O");
    while game.open.phase == Phase::Tricks {
        let (who, of) = (game.open.to_play, game.playable(game.open.to_play));
        happens(&mut game, &format!("{who} play {}", of.first().expect("a card")));
    }
    happens(&mut game, "0 call 3 1; 0 call 3 2");
    agree(&mut game);
    assert_eq!((net(&game)[3], game.ledger().balance(SUERTE)), (-12, 0));
}

/// rebesino:renuncio.11.
#[test]
fn renuncio_11_and_12_the_napolitana_need_not_follow_until_it_is_introduced() {
    let hands = [
        "2O 3O 4O 2C 3C 4C 2E 3E 4E 2B 3B",
        "RO CO SO RC CC SC RE CE SE RB CB",
        "5O 6O 7O 5C 6C 7C 5E 6E 7E 5B 6B",
        "1O 8O 9O 1C 8C 9C 1E 8E 9E 1B 9B",
    ];
    let mut game = hand("option table honour", hands, "4B 7B 8B SB");
    plays(&mut game, "2O RO 5O 1C  CO 6O 1O 3O  8C 2C RC 5C  SO 7O 1E 4O");
    while game.open.phase == Phase::Tricks {
        let (who, of) = (game.open.to_play, game.playable(game.open.to_play));
        happens(&mut game, &format!("{who} play {}", of.first().expect("a card")));
    }
    happens(&mut game, "0 call 3 1; 0 call 3 4");
    let found: Vec<Found> = game.open.called.iter().map(|call| call.found).collect();
    assert_eq!(found, [Found::Nothing, Found::Renuncio]);
    let standing = game.standing();
    assert_eq!(law_of(&standing).0, "rebesino:renuncio.12");
    let privileged = [
        ("caller", Value::Word("player")),
        ("napolitana-introduced", no()),
        ("cards-mixed", no()),
        ("next-led", yes()),
        ("napolitana", yes()),
        ("holds-napolitana", yes()),
    ];
    let ruling = at_desk("revoke", &privileged);
    assert_eq!((ruling.cites[0].0, ruling.payments.len()), ("rebesino:renuncio.11", 0));
    agree(&mut game);
    assert_eq!(net(&game)[3], -24, "what it owes the introducer, and for all");
}

fn robo() -> Rebesino {
    let mut game = table("option table honour");
    deal(&mut game, &["RO SO", "2O 3O", "4O 5O", "6O 7O 8O"], "6E 1C 9B");
    game
}

#[test]
fn case_45_who_looks_first_may_not_draw() {
    let mut game = robo();
    happens(&mut game, "0 decline; 1 peek");
    assert_eq!((game.hand(seat(2)).len(), game.open.to_play), (11, seat(3)));
    assert_eq!(game.hidden.monte.last().map(|sleeper| sleeper.card), Some(card("6E")));
    assert!(game.miscounted().is_empty(), "the hand goes on");
    assert_eq!(at_desk("draw-wrong", &[("what", Value::Word("looked-first"))]).cites[0].0, "rebesino:robo.4");
}

#[test]
fn case_46_two_cards_exchanged_void_the_hand() {
    let mut game = robo();
    happens(&mut game, "0 decline; 1 decline; 2 exchange_two 4O 5O");
    assert_eq!(net(&game), [8, 8, -24, 8]);
    assert_eq!(
        (game.dealer(), game.deal_number(), game.match_state.counted),
        (Some(seat(4)), 2, 0),
        "the same player deals again"
    );
    assert_eq!(game.reports()[0].outcome, Some("void"));
    deal(&mut game, &["RO SO", "2O 3O", "4O 5O"], "");
    happens(&mut game, "0 decline; 1 decline");
    refuses(&mut game, "2 exchange_two 4O 5O", "rebesino R18");
    refuses(&mut game, "2 exchange_two 4O", "rebesino R18");
}

#[test]
fn robo_8_who_forgets_to_draw_may_until_the_next_acts() {
    let mut game = robo();
    happens(&mut game, "0 discard_only RO");
    assert_eq!(verbs(&game, 0), ["draw"]);
    let mut late = game.clone();
    happens(&mut late, "0 draw");
    assert!(late.hand(seat(1)).contains(card("6E")) && late.open.robo[0] == Some(Robo::Exchanged));
    happens(&mut game, "1 decline");
    refuses(&mut game, "0 draw", "rebesino R21");
    happens(&mut game, "2 decline; 3 discard 6O");
    assert_eq!((game.miscounted().iter().collect::<Vec<_>>(), game.hidden.monte.len()), (vec![seat(1)], 5));
    // Eleven tricks, the last without the mano.
    while game.open.phase == Phase::Tricks {
        let (who, of) = (game.open.to_play, game.playable(game.open.to_play));
        happens(&mut game, &format!("{who} play {}", of.first().expect("a card")));
    }
    assert_eq!((game.open.plays.len(), game.open.takers.len()), (43, 11));
    agree(&mut game);
    assert!(net(&game)[0] <= -12);
}

/// R28: a card put right gives the tenth trick to the player who was short from the beginning; the next player with a card leads
/// the last.
#[test]
fn r28_a_hand_played_out_leads_nothing_though_an_amended_trick_is_its_own() {
    let mut game = table("option table honour");
    let hands = [
        "1O RO CO 2O 3C 5E 5B RC 1E 6O RB",
        "7O 1B 2B 8C CB 6B 2C 2E 4C SO 5O",
        "6C 5C 3O SE 9E 6E 4O SC 3E SB 1C",
        "4B 8O 4E RE 3B 9C CC CE 9O 7B 7E 7C",
    ];
    deal(&mut game, &hands, "8E 8B 9B");
    happens(&mut game, "0 exchange 5B; 1 exchange 2B; 2 discard_only 5C; 3 discard 3B");
    plays(&mut game, "1E 2E 9E CE  RC 4C SC RE  8E 8C 3E 7E  RB 1B SB 4B  6B 6C 7B RO  8O 6O SO 3O  5O 4O 9O CO  1O 7O SE 4E");
    plays(&mut game, "5E 8B 6E CC  1C 9C 3C CB");
    happens(&mut game, "1 amend 2C");
    assert_eq!((game.open.trick.winner(), game.open.to_play), (Some(seat(3)), seat(4)));
    plays(&mut game, "7C 2O CB");
    assert_eq!(game.open.phase, Phase::Reveal);
}

#[test]
fn robo_9_and_10_the_dealer_has_no_card_to_draw() {
    let mut game = robo();
    happens(&mut game, "0 exchange RO; 1 decline; 2 decline; 3 take");
    assert_eq!(verbs(&game, 3), ["discard", "see", "put_back"]);
    let mut unseen = game.clone();
    happens(&mut unseen, "3 put_back; 3 discard 6O");
    assert!(unseen.miscounted().is_empty());
    happens(&mut game, "3 see");
    assert_eq!((game.hand(seat(4)).len(), verbs(&game, 3)), (13, vec!["discard"]));
    happens(&mut game, "3 discard 6O");
    assert_eq!((game.miscounted().iter().collect::<Vec<_>>(), game.hand(seat(4)).len()), (vec![seat(4)], 12));
    while game.open.phase == Phase::Tricks {
        let (who, of) = (game.open.to_play, game.playable(game.open.to_play));
        happens(&mut game, &format!("{who} play {}", of.first().expect("a card")));
    }
    assert_eq!(game.open.shown[3].len(), 1, "the card too many lies open");
    agree(&mut game);
    assert!(net(&game)[3] <= -12);
    // Only to see it costs the same.
    let mut saw = robo();
    happens(&mut saw, "0 decline; 1 decline; 2 decline; 3 see; 3 discard 6O");
    assert_eq!((saw.miscounted().iter().collect::<Vec<_>>(), saw.hand(seat(4)).len()), (vec![seat(4)], 11));
    let drew = |what: &'static str, by: usize, seen: Value| {
        let winner = Value::Player(seat(2));
        let facts = [
            ("what", Value::Word(what)),
            ("draw-seen", seen),
            ("by", Value::Player(seat(by))),
            ("wins-partida", winner),
            ("cards-owed", no()),
        ];
        at_desk("draw-wrong", &facts)
    };
    assert_eq!(drew("dealer-drew", 4, yes()).cites[0].0, "rebesino:robo.9");
    assert_eq!(drew("dealer-drew", 4, no()).cites[0].0, "rebesino:robo.10");
    let not_drawn = drew("thought-dealer", 1, no());
    assert_eq!((not_drawn.cites[0].0, not_drawn.barred), ("rebesino:robo.8", engine::SeatSet::of(seat(1))));
}

#[test]
fn case_49_who_lays_down_pays_what_is_left_and_draws_nothing() {
    let hands = [
        "1E 4O 2B 5E 6E 7E 8E 9E 3B 4B 5B",
        "2O 3O 2C 3C 4C 5C 6C 7C 8C 9C 6B",
        "1O 5O 6O 7O 8O 9O 7B 8B 9B SB CB",
        "RO CO SO 1C RC CC SC 2E 3E RB 1B",
    ];
    let mut game = hand("option table honour", hands, "4E SE CE RE");
    plays(&mut game, "3B 6B CB RB");
    plays(&mut game, "2E 5E 2C 5O  6E 3C 6O 3E  7E 4C 7O SO");
    happens(&mut game, "0 lay_down");
    assert_eq!(game.open.shown[0], cards("1E 4O 2B 8E 9E 4B 5B"));
    refuses(&mut game, "0 lay_down", "rebesino R46");
    plays(&mut game, "4O 2O 1O CO");
    let fate =
        |game: &Rebesino, text: &str| game.fate(game.open.plays.iter().position(|&(_, one)| one == card(text)).expect("played"));
    assert_eq!(fate(&game, "1O"), super::super::hand_result::Fate::Led, "drawn by a hand laid down: the winner's");
    plays(&mut game, "7B 1B 2B 5C");
    assert_eq!(fate(&game, "1B"), super::super::hand_result::Fate::Drawn(seat(3)));
    plays(&mut game, "RO 1E");
    assert_eq!(fate(&game, "1E"), super::super::hand_result::Fate::Led, "thrown, and yet not sold");
    assert_eq!(at_desk("laid-down-early", &[]).cites[0].0, "rebesino:general.7");
}

#[test]
fn case_47_a_discard_changed_is_put_aside_and_dealt_for() {
    let changed = |dealer: Value, by: usize| at_desk("discard-changed", &[("dealer", dealer), ("by", Value::Player(seat(by)))]);
    let ruling = changed(no(), 1);
    assert_eq!((ruling.cites[0].0, ruling.hand), ("rebesino:robo.1", HandFate::DealtAgain));
    assert_eq!((ruling.payments[0].from, ruling.payments[0].to, ruling.payments[0].amount), (seat(1).into(), SUERTE.into(), 8));
    assert_eq!(ruling.payments[0].cause.said().id, "rebesino-cause-changed", "nobody exchanged two cards");
    assert_eq!(changed(yes(), 4).cites[0].0, "rebesino:robo.2");
}

#[test]
fn a_standing_that_contradicts_itself_is_refused_with_what_is_wrong() {
    let refused = |facts: &[(&'static str, Value)]| match rule("draw-wrong", facts) {
        Err(Undecided::Impossible(why)) => why.id,
        other => panic!("{other:?}"),
    };
    let by = ("by", Value::Player(seat(1)));
    let thought = ("what", Value::Word("thought-dealer"));
    assert_eq!(refused(&[thought, by, ("wins-partida", Value::Player(seat(1)))]), "laws-impossible-winner-at-fault");
}

#[test]
fn every_law_is_told_once_and_those_of_honour_have_a_test() {
    let ids: std::collections::BTreeSet<&str> = DESK.laws.iter().map(|law| law.id.0).collect();
    assert_eq!((DESK.laws.len(), ids.len()), (56, 56));
    assert_eq!(DESK.laws.iter().filter(|law| law.class == Class::Honour).count(), 21);
}
