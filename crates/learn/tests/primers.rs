//! Every game has a primer, and what it shows is what the game says.

use cards::{Card, CardSet};
use engine::chart::Chart;
use learn::{Primer, Unit, primer};
use words::{Language, Words};

fn all() -> Vec<(&'static str, Primer)> {
    let (mut ready, mut unready) = (Vec::new(), Vec::new());
    for entry in games::catalogue() {
        match primer(&entry) {
            Ok(primer) => ready.push((entry.facts.id, primer)),
            Err(why) => unready.push(why.to_string()),
        }
    }
    assert!(unready.is_empty(), "{}", unready.join("\n"));
    ready
}

/// Place of a card in an order, from the highest.
fn place(steps: &[CardSet], card: Card) -> Option<usize> {
    steps.iter().position(|step| step.contains(card))
}

#[test]
fn every_game_of_the_catalogue_has_a_primer() {
    let primers = all();
    assert_eq!(primers.len(), games::catalogue().len());
    for (game, primer) in primers {
        assert!(!primer.aim.is_empty() && !primer.orders.is_empty(), "{game}");
        assert!((2..=3).contains(&primer.cases.len()), "{game}: two or three cases");
        assert!((4..=5).contains(&primer.words.len()), "{game}: five words at most");
    }
}

/// The winner that the game declares while it replays the record is the one its charts give the trick to.
#[test]
fn the_winner_of_every_trick_shown_follows_from_the_orders_drawn() {
    for (game, primer) in all() {
        let trick = &primer.trick;
        let (led, best) = (trick.led(), trick.best());
        let first = primer.orders.iter().find_map(|chart| match chart {
            Chart::Order { steps, .. } => steps.iter().any(|step| step.contains(best)).then_some(steps),
            Chart::Tariff { .. } => None,
        });
        let Some(steps) = first else {
            // A trump of a suit whose order is drawn in another one: nothing else in the trick is a trump.
            let trumps = trick.plays.iter().filter(|(_, card)| card.suit() == trick.trump).count();
            assert!(trick.trump.is_some() && best.suit() == trick.trump && trumps == 1, "{game}: {best} takes {led}");
            continue;
        };
        let highest = trick.plays.iter().filter_map(|&(_, card)| place(steps, card)).min();
        assert_eq!(place(steps, best), highest, "{game}: {best} takes the trick led with {led}");
        assert!(trick.plays.iter().any(|&(seat, card)| seat == trick.winner && card == best), "{game}");
    }
}

#[test]
fn a_trick_shown_has_a_card_of_every_player_of_the_hand() {
    for (game, primer) in all() {
        let players = games::entry(game).map(|entry| entry.facts.players).unwrap_or_default();
        let seats: std::collections::BTreeSet<usize> = primer.trick.plays.iter().map(|(seat, _)| seat.index()).collect();
        assert_eq!(seats.len(), primer.trick.plays.len(), "{game}: a seat plays once");
        assert!(players.contains(&seats.len()), "{game}: {} cards", seats.len());
    }
}

/// Texts of a trick are true: a plain lead that is trumped, or a lead of trumps.
#[test]
fn a_trick_said_to_be_trumped_is_trumped() {
    let mut trumped = 0;
    for (game, primer) in all() {
        let Some(Chart::Order { steps, heading, .. }) =
            primer.orders.first().filter(|_| primer.told.id.starts_with("primer-ombre"))
        else {
            continue;
        };
        assert_eq!(heading.id, "chart-trump", "{game}");
        let is_trump = |card: Card| place(steps, card).is_some();
        assert!(is_trump(primer.trick.best()), "{game}");
        assert_eq!(is_trump(primer.trick.led()), primer.told.id == "primer-ombre-trumps", "{game}");
        trumped += 1;
    }
    assert_eq!(trumped, games::catalogue().iter().filter(|entry| entry.shelf == "ombre").count());
}

#[test]
fn the_trick_of_minchiate_kills_a_papa_and_that_of_rebesino_sells_an_ace() {
    let by_game = |wanted: &str| all().into_iter().find(|(game, _)| *game == wanted).expect("a primer").1;
    let minchiate = by_game("minchiate");
    let papa = games::minchiate::tarocchi::value(minchiate.trick.led());
    assert_eq!(Some(papa), minchiate.cases.first().map(|case| case.figure));
    assert_ne!(minchiate.trick.winner.index() % 2, minchiate.trick.plays[0].0.index() % 2, "an opponent takes it");
    let rebesino = by_game("rebesino").trick;
    let sold = |&&(_, card): &&(_, Card)| games::rebesino::deck::PAY.contains(card) && card.suit() != rebesino.led().suit();
    assert_eq!(rebesino.plays.iter().filter(sold).count(), 1);
}

#[test]
fn the_figures_of_a_variant_are_its_own() {
    let figures = |wanted: &str| {
        let primer = all().into_iter().find(|(game, _)| *game == wanted).expect("a primer").1;
        primer.cases.iter().map(|case| case.figure).collect::<Vec<_>>()
    };
    assert_ne!(figures("quintillo"), figures("seisillo"));
    assert_ne!(figures("quadrillo"), figures("hombre"));
    for (game, primer) in all() {
        assert!(primer.cases.iter().all(|case| case.figure != 0), "{game}");
        let pays = primer.cases.iter().any(|case| case.figure < 0);
        assert!(primer.unit != Unit::Points || !pays, "{game}: points are not paid");
    }
}

/// Amounts that move between players in a record.
fn paid(text: &str) -> Vec<i64> {
    let record = engine::record::Record::from_text(text).expect("a record");
    let replay = record.replay(&games::catalogue()).expect("a replay");
    let between = |entry: &&engine::LedgerEntry| entry.from.as_seat().is_some() && entry.to.as_seat().is_some();
    replay.game.ledger().entries().iter().filter(between).map(|entry| entry.amount).collect()
}

/// The worked hands pay what the primers tell: a lost game, the capote of Malilla, the partida of Rebesino.
#[test]
fn worked_hands_pay_the_figures_of_the_cases() {
    let hands = [
        ("voltarete", "primer-voltarete-paid-lost", include_str!("../../../records/voltarete/xvii-1a.spadille")),
        ("hombre", "primer-hombre-paid-lost", include_str!("../../../records/hombre/game-1a.spadille")),
        ("dosillo", "primer-spanish-paid-lost", include_str!("../../../records/dosillo/entrada-puesta.spadille")),
        ("tresillo_simple", "primer-spanish-paid-solo", include_str!("../../../records/tresillo_simple/solo-won.spadille")),
        ("malilla", "primer-malilla-paid-capote", include_str!("../../../records/malilla/capote.spadille")),
        ("rebesino", "primer-rebesino-paid-partida", include_str!("../../../records/rebesino/ordinary-hand.spadille")),
        ("rebesino", "primer-rebesino-paid-rebesino", include_str!("../../../records/rebesino/rebesino-given.spadille")),
    ];
    let primers = all();
    for (game, text, record) in hands {
        let cases = primers.iter().filter(|(known, _)| *known == game).flat_map(|(_, primer)| &primer.cases);
        let figures: Vec<i64> = cases.filter(|case| case.text.id == text).map(|case| case.figure.abs()).collect();
        assert!(
            matches!(figures[..], [figure] if paid(record).contains(&figure)),
            "{game}: {text} {figures:?}, {:?}",
            paid(record)
        );
    }
}

#[test]
fn every_word_is_a_term_of_the_games_own_glossary() {
    let ids = words::term_ids();
    for (game, primer) in all() {
        let family = games::entry(game).and_then(|entry| entry.family);
        for word in primer.words {
            assert!(ids.iter().any(|id| id == word), "{game}: {word} is no term");
            let own = [Some(game), family].into_iter().flatten().any(|page| word.starts_with(&format!("term-{page}-")));
            assert!(own, "{game}: {word} is a term of another game");
        }
    }
}

#[test]
fn every_sentence_is_said_in_four_languages_and_no_figure_is_typed() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (game, primer) in all() {
            let tradition = games::entry(game).map(|entry| entry.facts.tradition).expect("a game");
            for msg in primer.messages() {
                let company = words::TableNames { names: &|seat| seat.to_string(), tradition };
                assert!(words.try_say(msg, company).is_ok_and(|text| !text.trim().is_empty()), "{language:?} {game}: {}", msg.id);
            }
        }
        let lines = language.files().flat_map(str::lines).filter(|line| line.starts_with("primer-"));
        let typed: Vec<&str> = lines.filter(|line| line.bytes().any(|byte| byte.is_ascii_digit())).collect();
        assert!(typed.is_empty(), "{language:?}: {typed:?}");
    }
}
