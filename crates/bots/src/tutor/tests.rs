//! Tests of the tutor: the reasons fit what they are given for, the figures have their unit, and nothing stands where it
//! cannot be understood.

use super::*;
use crate::Player;
use crate::thought::SearchGame;
use cards::{Card, CardSet, Rank, Suit};
use engine::{Action as _, Agreements as _, Seat, Setup, Shuffler, Turn, Viewer};
use games::grand::Grand;
use games::minchiate::Minchiate;
use games::minchiate::tarocchi::{COUNTING, KINGS, MATTO, TAROCCHI};
use games::ombre::trumps::Trumps;
use games::ombre::voltarete::Voltarete;
use games::truco::Truco;
use games::yukon::Yukon;
use games::yukon::deck::points;
use std::collections::BTreeMap;

/// Which words and cards a reason may stand behind.
type Fits = &'static [(&'static str, &'static [&'static str])];

/// Novices play matches of a game under these agreements; every choice is shown with its reason.
fn advised<G: SearchGame>(options: &[(&str, &str)], mut look: impl FnMut(&G::View, &G::Action, Option<&str>)) {
    for number in 0..6 {
        let mut agreements = G::Agreements::default();
        options.iter().for_each(|(name, value)| agreements.set(name, value).expect("an option"));
        let mut game = G::open(&agreements, &Setup::default()).expect("a table");
        let mut shuffler = Shuffler::new([number; 32]);
        for _ in 0..1_500 {
            match game.turn() {
                Turn::Over => break,
                Turn::Shuffle(wanted) => game.shuffled(&shuffler.order(&wanted)).expect("a deal"),
                Turn::Seats { must, may } => {
                    let spoken = may.iter().chain(must.iter()).find_map(|seat| {
                        let view = game.view(Viewer::Seat(seat));
                        G::novice(0).choose(&view).map(|action| (seat, view, action))
                    });
                    let (seat, view, action): (Seat, G::View, G::Action) = spoken.expect("somebody acts");
                    look(&view, &action, reason_of::<G>(&view, &action));
                    game.act(seat, &action).expect("allowed");
                }
            }
        }
    }
}

/// The reason of a choice, if it is the book's and has one.
fn reason_of<G: SearchGame>(view: &G::View, action: &G::Action) -> Option<&'static str> {
    G::advise(view).filter(|advice| advice.action == *action)?.reason.map(|reason| reason.0)
}

/// Every reason stands only behind what it may stand behind; how often each was given.
fn counted<G: SearchGame>(options: &[(&str, &str)], fits: Fits) -> BTreeMap<(String, String), usize> {
    let mut given = BTreeMap::new();
    advised::<G>(options, |_, action, reason| {
        let verb = action.verb().to_owned();
        if let Some(reason) = reason {
            let known = fits.iter().find(|(known, _)| *known == reason);
            let verbs = known.unwrap_or_else(|| panic!("{reason} for `{action}` is not in the list")).1;
            assert!(verbs.contains(&&*verb), "{reason} says nothing for `{action}`");
        }
        *given.entry((verb, reason.unwrap_or_default().to_owned())).or_default() += 1;
    });
    given
}

/// Positions that the reasons of Voltarete fit (chapters XI to XXI).
const VOLTARETE: Fits = &[
    ("R13", &["deal"]),
    ("R91", &["accept"]),
    ("R93", &["ask_pagas"]),
    ("R108", &["casca"]),
    ("R135", &["leave_remissa"]),
    ("R137", &["enter"]),
    ("A1", &["pass"]),
    ("A2", &["licenca", "entro"]),
    ("A3", &["licenca", "entro", "preferencia", "name"]),
    ("A6", &["name"]),
    ("A15", &["segundo"]),
    ("A16", &["repor_casca"]),
    ("A17", &["pass"]),
    ("A18", &["casca"]),
    ("A19", &["casca"]),
    ("A22", &["casca", "pass", "treze", "discard4"]),
    ("A25", &["respeito"]),
    ("A27", &["respeito"]),
    ("A28", &["respeito"]),
    ("A29", &["so", "so_copas"]),
    ("A31", &["continue", "stop"]),
    ("A32", &["stop"]),
    ("A33", &["declare_geral"]),
    ("A55", &["give", "play"]),
    ("A83", &["exchange"]),
    ("A86", &["exchange"]),
    ("A87", &["buy"]),
    ("A89", &["buy"]),
    ("A90", &["buy"]),
    ("A92", &["buy"]),
    ("A97", &["buy"]),
    ("A98", &["buy"]),
    ("A102", &["accuse", "make_play"]),
    ("A9", &["play"]),
    ("A10", &["play"]),
    ("A39", &["play"]),
    ("A40", &["play"]),
    ("A41", &["play"]),
    ("A43", &["play"]),
    ("A44", &["play"]),
    ("A46", &["play"]),
    ("A47", &["play"]),
    ("A49", &["play"]),
    ("A50", &["play"]),
    ("A51", &["play"]),
    ("A53", &["play"]),
    ("A56", &["play"]),
    ("A61", &["play"]),
    ("A64", &["play"]),
    ("A67", &["play"]),
    ("A68", &["play"]),
    ("A70", &["play"]),
    ("A75", &["play"]),
    ("A76", &["play"]),
    ("A77", &["play"]),
    ("A84", &["play"]),
];

#[test]
fn voltarete_reasons_are_for_what_is_done() {
    for players in ["3", "4"] {
        let given = counted::<Voltarete>(&[("players", players)], VOLTARETE);
        assert!(given.keys().filter(|(verb, reason)| verb == "play" && !reason.is_empty()).count() > 10, "{given:?}");
        assert!(given.keys().all(|(verb, reason)| verb != "consent" || reason.is_empty()), "{given:?}");
    }
}

#[test]
fn voltarete_reasons_fit_the_card_that_is_played() {
    let mut checked = 0;
    advised::<Voltarete>(&[], |view, action, reason| {
        let (games::ombre::voltarete::Action::Play(card), Some(reason), Some(suit)) = (action, reason, view.open.trump) else {
            return;
        };
        let (card, trumps) = (*card, Trumps::of(suit));
        let led = view.open.play.trick.led();
        let is_trump = trumps.all().contains(card);
        let cuts = is_trump && led.is_some_and(|led| !trumps.all().contains(led));
        let many = (view.hand & trumps.all()).len();
        let leads = led.is_none();
        let holds = |rank: Rank| card.suit().is_some_and(|suit| view.hand.contains(Card::new(suit, rank)));
        let fits = match reason {
            "A49" => leads && card.rank() == Some(Rank::King),
            "A9" => !leads && card.rank() == Some(Rank::King) && view.open.round.order.first().copied() == view.seat(),
            "A50" => leads && [Rank::King, Rank::Knight].iter().all(|&rank| holds(rank)),
            "A67" => cuts && view.open.play.trick.best().is_some_and(|best| trumps.all().contains(best)),
            "A39" | "A40" | "A41" | "A43" | "A44" | "A46" | "A47" | "A75" | "A76" | "A77" => leads && is_trump,
            "A51" => leads && !is_trump && many > 0,
            "A56" => view.open.feito != view.seat(),
            "A84" => leads && !is_trump,
            "A61" | "A64" => !leads && is_trump,
            "A68" | "A70" => leads && !is_trump,
            _ => true,
        };
        assert!(fits, "{reason} says nothing for {card} in {}", view.hand);
        checked += 1;
    });
    assert!(checked > 100, "only {checked} cards");
}

/// Positions that the reasons of Truco fit.
const TRUCO: Fits = &[
    ("9.VIII.d.2", &["report_count"]),
    ("R93", &["claim"]),
    ("R16", &["announce_testa"]),
    ("R13", &["cut"]),
    ("R91", &["show"]),
    ("R51", &["sing"]),
    ("R48", &["e_boa", "flor"]),
    ("R50", &["segue"]),
    ("R76", &["flor"]),
    ("R77", &["com_flor_quero", "com_flor_nao_quero"]),
    ("A1", &["falta_envido"]),
    ("A2", &["nao_quero"]),
    ("A3", &["achico"]),
    ("A4", &["contraflor_resto"]),
    ("A5", &["truco", "retruco", "vale_quatro"]),
    ("A6", &["lei", "achico_quero", "achico_nao_quero"]),
    ("A7", &["nao_mato"]),
    ("A8", &["sing"]),
    ("A9", &["quero", "passo_truco_quero_envido", "passo_envido_quero_truco"]),
    ("A10", &["quero_retruco", "quero_vale_quatro"]),
    ("A16", &["play", "nao_quero"]),
    ("R82", &["play"]),
    ("R83", &["play"]),
    ("A17", &["envido", "falta_envido"]),
    ("A18", &["flor"]),
    ("A19", &["envido", "real_envido"]),
    ("A22", &["falta_envido"]),
];

#[test]
fn truco_reasons_are_for_what_is_done() {
    for players in ["2", "4"] {
        let given = counted::<Truco>(&[("players", players)], TRUCO);
        assert!(given.keys().filter(|(_, reason)| !reason.is_empty()).count() > 8, "{given:?}");
        assert!(given.keys().any(|(verb, reason)| verb == "play" && reason == "A16"), "{given:?}");
    }
}

/// Positions that the reasons of Minchiate fit.
const MINCHIATE: Fits = &[
    ("R4", &["cut"]),
    ("R18", &["accuse"]),
    ("R38", &["reclaim_matto", "give"]),
    ("R41", &["total"]),
    ("7.2e", &["discard_surplus"]),
    ("7.2f", &["draw_missing"]),
    ("7.3a", &["call_revoke"]),
    ("7.4a", &["mark"]),
    ("7.4c", &["claim_cards"]),
    ("7.4d", &["claim_last"]),
    ("A1", &["discard"]),
    ("A2", &["discard"]),
    ("R28", &["play"]),
    ("R32", &["play"]),
    ("A3", &["play"]),
    ("A5", &["play"]),
    ("A6", &["play"]),
    ("A9", &["play"]),
    ("A15", &["play"]),
    ("A16", &["play"]),
    ("A21", &["play"]),
    ("A22", &["play"]),
];

#[test]
fn minchiate_reasons_are_for_what_is_done() {
    for table in ["strict", "honour"] {
        let given = counted::<Minchiate>(&[("table", table)], MINCHIATE);
        assert!(given.keys().filter(|(verb, reason)| verb == "play" && !reason.is_empty()).count() > 5, "{given:?}");
    }
}

#[test]
fn minchiate_reasons_fit_the_card_that_is_played() {
    let mut checked = 0;
    advised::<Minchiate>(&[], |view, action, reason| {
        let (games::minchiate::Action::Play(card), Some(reason)) = (action, reason) else { return };
        let (card, leads) = (*card, view.open.led().is_none());
        let honour = (COUNTING & TAROCCHI).contains(card);
        let takes = view
            .open
            .trick
            .best()
            .zip(view.open.led())
            .is_some_and(|(best, led)| games::minchiate::tarocchi::ORDER.beats(card, best, led));
        let fits = match reason {
            "A3" => leads && KINGS.contains(card),
            "A5" | "A6" => leads && !TAROCCHI.contains(card) && !KINGS.contains(card),
            "A9" | "A16" => !leads && honour,
            "A22" => takes && honour,
            "A15" => takes && honour,
            "R32" => takes && !honour,
            // Led it is low; played to a trick it takes nothing, though another tarocco would.
            "A21" => !leads && !takes && (view.hand & TAROCCHI).without(MATTO).len() > usize::from(TAROCCHI.contains(card)),
            "R28" => card == MATTO,
            _ => false,
        };
        assert!(fits, "{reason} says nothing for {card} in {}", view.hand);
        checked += 1;
    });
    assert!(checked > 100, "only {checked} cards");
}

#[test]
fn yukon_reasons_fit_the_card_that_is_played() {
    let mut given: BTreeMap<Option<String>, usize> = BTreeMap::new();
    advised::<Yukon>(&[], |view, action, reason| {
        *given.entry(reason.map(str::to_owned)).or_default() += 1;
        let (games::yukon::Action::Play(card), Some(reason)) = (action, reason) else { return };
        let trick = &view.open.trick;
        let takes = trick.best().zip(trick.led()).is_none_or(|(best, led)| games::yukon::deck::ORDER.beats(*card, best, led));
        let fits = match reason {
            // It wins, or it brings points to a trick that is won already.
            "A1" => takes || points(*card) > 0,
            "A2" => trick.is_empty() && points(*card) == 0 && view.stock > 0,
            _ => false,
        };
        assert!(fits, "{reason} says nothing for {card}");
    });
    assert!(given.len() >= 3, "with and without a reason: {given:?}");
}

#[test]
fn grand_reasons_fit_what_is_done() {
    use games::grand::Action;
    use games::grand::contract::Contract;
    let mut given: BTreeMap<Option<String>, usize> = BTreeMap::new();
    advised::<Grand>(&[], |view, action, reason| {
        *given.entry(reason.map(str::to_owned)).or_default() += 1;
        let Some(reason) = reason else { return };
        let hearts = CardSet::suit(Suit::Copas);
        let fits = match (reason, action) {
            ("R4", Action::Bid(_)) | ("A9", Action::Pass) | ("A1", Action::Choose(_)) | ("R14", Action::Take) => true,
            ("A2", Action::Play(_)) => matches!(view.open.contract, Some(Contract::Whist(_) | Contract::Grand)),
            ("A3", Action::Play(_)) => view.open.contract == Some(Contract::Copas),
            ("A4", Action::Play(_)) => matches!(view.open.contract, Some(Contract::Eucre(..))),
            ("A5", Action::Play(card)) => hearts.contains(*card) && !view.open.trick.led().is_none_or(|led| hearts.contains(led)),
            _ => false,
        };
        assert!(fits, "{reason} says nothing for `{action}`");
    });
    assert!(given.len() >= 4, "{given:?}");
}

fn lesson(action: &str, value: f64, worlds: usize, reason: Option<&'static str>) -> Lesson {
    Lesson {
        action: action.to_owned(),
        alike: Vec::new(),
        value: (worlds > 0).then_some(value),
        won: None,
        worlds,
        is_the_books: reason.is_some(),
        reason: reason.map(Reason),
        against: None,
    }
}

/// In the order of the race: candidates that stayed before those dropped, and the refused at the end.
fn race() -> Vec<Lesson> {
    vec![
        lesson("best", 2.0, 90, None),
        lesson("second", 1.0, 90, None),
        lesson("late", -1.0, 60, None),
        lesson("early", 1.5, 16, None),
        lesson("last", -3.0, 24, None),
        Lesson { is_the_books: true, ..lesson("book", -2.0, 16, None) },
        lesson("refused", 0.0, 0, None),
    ]
}

#[test]
fn those_that_stayed_are_told_before_those_that_fell_behind_with_the_books_own_choice() {
    let told = top_lessons(race());
    let actions: Vec<&str> = told.iter().map(|lesson| &*lesson.action).collect();
    assert_eq!(actions, ["best", "second", "late", "early", "book"]);
    let behind: Vec<bool> = told.iter().map(|lesson| lesson.fell_behind(&told[0])).collect();
    assert_eq!(behind, [false, false, true, true, true], "that it fell behind can be told");
}

/// The hints of a game as novices play it, each with its view and what is told.
fn hints<G: SearchGame>(options: &[(&str, &str)], worlds: usize, mut look: impl FnMut(&G::View, &[Lesson])) {
    let mut choices = 0;
    advised::<G>(options, |view, action, _| {
        choices += 1;
        if choices % 40 == 0 && G::is_weighty(action) {
            look(view, &top_lessons(lessons_of::<G>(view, 7, Thinking::Worlds(worlds), Candour::Mixed)));
        }
    });
}

/// Every way has a size, no two that are told came to the same, and where the tutor leaves the book's advice a world shows why.
fn as_a_teacher_tells<G: SearchGame>(options: &[(&str, &str)]) -> [usize; 2] {
    let [mut weighed, mut left] = [0; 2];
    hints::<G>(options, 8, |view, told| {
        let Some(best) = told.first().filter(|best| best.worlds > 0) else { return };
        weighed += 1;
        assert!(told.iter().all(|lesson| lesson.value.is_some()), "{told:?}");
        assert!(told.iter().all(|lesson| lesson.won.is_some() == best.won.is_some()), "{told:?}");
        assert!(best.against.is_none(), "{told:?}");
        let mut ways: Vec<&String> = told.iter().flat_map(|lesson| lesson.alike.iter().chain([&lesson.action])).collect();
        let all = ways.len();
        ways.sort();
        ways.dedup();
        assert_eq!(ways.len(), all, "no way is told twice: {told:?}");
        for against in told.iter().filter_map(|lesson| lesson.against.as_ref()) {
            left += 1;
            assert!(against.value < against.best, "{against:?}");
            let me = G::seat(view);
            assert!(against.hands.iter().all(|hand| Some(hand.seat) != me && !hand.cards.is_empty()), "{against:?}");
        }
    });
    [weighed, left]
}

#[test]
fn hints_are_given_as_a_teacher_gives_them() {
    let told = [
        as_a_teacher_tells::<Voltarete>(&[]),
        as_a_teacher_tells::<Truco>(&[("players", "2")]),
        as_a_teacher_tells::<Yukon>(&[]),
        as_a_teacher_tells::<Grand>(&[]),
    ];
    assert!(told.iter().all(|[weighed, _]| *weighed > 5), "{told:?}");
    assert!(told.iter().map(|[_, left]| left).sum::<usize>() > 0, "the tutor left no advice: {told:?}");
}

/// Earlier gains are no part of a choice's value: far into a match, with hundreds of tentos won and lost, a choice is worth what
/// one deal can bring.
#[test]
fn a_worth_is_counted_from_here_on() {
    let entry = games::entry("voltarete").expect("the game");
    let mut game = (entry.open)(&[], &Setup::default()).expect("a table");
    let (mut shuffler, mut found) = (Shuffler::new([9; 32]), None);
    let mut novices: Vec<_> =
        (0..game.players()).filter_map(|_| crate::bot("voltarete", "novice", 1, Thinking::default())).collect();
    while found.is_none() {
        shuffler.deal(&mut *game).expect("a deal");
        let Turn::Seats { must, .. } = game.turn() else { break };
        let seat = must.lowest().expect("somebody must act");
        let seen = game.seen(Viewer::Seat(seat));
        let action = novices[seat.index()].choose(&seen).expect("an action");
        let won = game.sides().iter().find(|side| side.seats.contains(seat)).map_or(0, |side| side.won);
        if won.abs() > 60 && action == "pass" {
            found = lessons("voltarete", &seen, 1, Thinking::Worlds(4)).first().and_then(|best| best.value);
        }
        game.act(seat, &action).expect("allowed");
    }
    assert!(found.is_some_and(|value| value.abs() < 30.0), "{found:?}");
}

#[test]
fn what_leaves_no_choice_is_told_all_the_same() {
    assert_eq!(top_lessons(vec![lesson("deal", 0.0, 0, Some("R13"))]).len(), 1);
    assert!(top_lessons(Vec::new()).is_empty());
}

#[test]
fn every_game_has_its_worth() {
    let worths: Vec<_> = games::catalogue().iter().map(|entry| (entry.facts.id, worth(entry.facts.id))).collect();
    let of = |game: &str| worths.iter().find(|(id, _)| *id == game).and_then(|(_, worth)| *worth);
    assert!(worths.iter().all(|(_, worth)| worth.is_some()), "{worths:?}");
    assert_eq!(
        (of("voltarete"), of("truco"), of("grand")),
        (Some(ScoreUnit::Tentos), Some(ScoreUnit::Chance), Some(ScoreUnit::Points))
    );
    assert_eq!(worth("no such game"), None);
}

#[test]
fn figures_are_told_in_their_unit() {
    assert_eq!(ScoreUnit::Tentos.figure(1.5), "+1.50");
    assert_eq!(ScoreUnit::Points.figure(-12.54), "−12.5");
    assert_eq!(ScoreUnit::Chance.figure(0.5421), "54.2%");
    assert_eq!(ScoreUnit::Chance.difference(-0.0131), "−1.3");
    assert_eq!((ScoreUnit::Tentos.figure(-0.001), ScoreUnit::Points.difference(0.04)), ("0.00".to_owned(), "0.0".to_owned()));
}

/// The score of Truco is a chance for every action.
#[test]
fn the_worth_of_truco_is_a_chance() {
    let entry = games::catalogue().into_iter().find(|entry| entry.facts.id == "truco").expect("the game");
    let mut game = (entry.open)(&[("players".to_owned(), "2".to_owned())], &Setup::default()).expect("a table");
    let (mut weighed, mut shuffler) = (0, Shuffler::new([5; 32]));
    while weighed < 3 {
        shuffler.deal(&mut *game).expect("a deal");
        let Turn::Seats { must, .. } = game.turn() else { panic!("nothing was worth a thought") };
        let seat = must.lowest().expect("somebody must act");
        let lessons = lessons("truco", &game.seen(Viewer::Seat(seat)), 1, Thinking::Worlds(2));
        let values: Vec<f64> = lessons.iter().filter_map(|lesson| lesson.value).collect();
        assert!(values.iter().all(|value| (0.0..=1.0).contains(value)), "{lessons:?}");
        weighed += usize::from(values.len() > 1);
        game.act(seat, &lessons[0].action).expect("allowed");
    }
}
