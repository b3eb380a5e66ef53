//! Imagined worlds: not to follow proves a void or a napolitana, and every world that fits has the same chance.

use super::super::Rebesino;
use super::super::deck::PACK;
use super::harness::*;
use cards::{Card, CardSet};
use engine::{Game, Rng, Seat, Viewer};
use std::collections::BTreeMap;

/// Every deal of these cards into the hands of these sizes, the rest lying asleep.
fn deals(cards: &[Card], sizes: &[usize], found: &mut Vec<Vec<CardSet>>) {
    fn place(cards: &[Card], at: usize, room: &mut Vec<usize>, hands: &mut Vec<CardSet>, found: &mut Vec<Vec<CardSet>>) {
        let Some(&card) = cards.get(at) else { return found.push(hands.clone()) };
        for hand in 0..hands.len() {
            if room[hand] > 0 {
                room[hand] -= 1;
                hands[hand].insert(card);
                place(cards, at + 1, room, hands, found);
                hands[hand].remove(card);
                room[hand] += 1;
            }
        }
    }
    place(cards, 0, &mut sizes.to_vec(), &mut vec![CardSet::EMPTY; sizes.len()], found);
}

/// Could these hands, after the exchange, have played as all saw it?
fn fits(game: &Rebesino, hands: &[CardSet; 4]) -> bool {
    let asleep = PACK - hands.iter().fold(cards(""), |all, &hand| all | hand);
    let texts = hands.map(|hand| hand.to_string());
    let mut again = hand(&heading(game), [&texts[0], &texts[1], &texts[2], &texts[3]], &asleep.to_string());
    if let Some(declared) = game.open.declared {
        // A declaration was made in turn, before its player's first card.
        let at = game.open.plays.iter().position(|(player, _)| *player == declared).unwrap_or(game.open.plays.len());
        return game.open.plays.iter().enumerate().all(|(n, &(player, card))| {
            let said = n != at || again.act(declared, &super::super::Action::Declare).is_ok();
            said && again.act(player, &super::super::Action::Play(card)).is_ok()
        });
    }
    game.open.plays.iter().all(|&(player, card)| again.act(player, &super::super::Action::Play(card)).is_ok())
}

fn heading(game: &Rebesino) -> String {
    use engine::Agreements as _;
    ["table", "napolitana_first_trick"]
        .map(|name| format!("option {name} {}", game.agreements.get(name).expect("an option")))
        .join("; ")
}

/// Compares what this seat imagines with every world that fits, found by trying them all. Gives back how many there are.
fn compare(game: &Rebesino, viewer: Seat, seed: u64) -> usize {
    let view = game.view(Viewer::Seat(viewer));
    let played: CardSet = game.open.plays.iter().map(|&(_, card)| card).collect();
    let known: CardSet = view.monte.iter().filter_map(|asleep| asleep.card).collect();
    let unseen: Vec<Card> = (PACK - played - view.hand - known).iter().collect();
    let others: Vec<Seat> = Seat::first(4).filter(|&seat| seat != viewer).collect();
    let asleep = view.monte.len() - known.len();
    let sizes: Vec<usize> = others.iter().map(|seat| view.sizes[seat.index()]).chain([asleep]).collect();
    let mut all = Vec::new();
    deals(&unseen, &sizes, &mut all);
    let worlds: Vec<[CardSet; 4]> = all
        .into_iter()
        .map(|dealt| {
            let mut hands = [view.hand; 4];
            others.iter().zip(&dealt).for_each(|(seat, &hand)| hands[seat.index()] = hand);
            hands
        })
        .filter(|hands| {
            let held = std::array::from_fn(|seat| hands[seat] | game.open.played_by(Seat::at(seat)));
            fits(game, &held)
        })
        .collect();
    let tries = (worlds.len() * 60).max(600);
    let mut seen: BTreeMap<[CardSet; 4], f64> = BTreeMap::new();
    let mut rng = Rng::new(seed);
    for _ in 0..tries {
        *seen.entry(Rebesino::imagine(&view, &mut rng).hidden.hands).or_default() += 1.0;
    }
    assert!(seen.keys().all(|hands| worlds.contains(hands)), "seat {viewer}: an impossible world was imagined");
    assert_eq!(seen.len(), worlds.len(), "seat {viewer}: a possible world was not imagined");
    let fair = tries as f64 / worlds.len() as f64;
    assert!(seen.values().all(|&n| (n - fair).abs() < 6.0 * fair.sqrt()), "seat {viewer}: {fair} expected, {seen:?}");
    worlds.len()
}

/// A hand played at random until this number of tricks is left.
fn random(rng: &mut Rng, heading: &str, hands: Option<[&str; 4]>, left: usize) -> Rebesino {
    let mut game = table(heading);
    match hands {
        Some(hands) => deal(&mut game, &hands, ""),
        None => {
            let mut order: Vec<Card> = PACK.iter().collect();
            rng.shuffle(&mut order);
            game.shuffled(&order).expect("dealt");
        }
    }
    let discard = rng.card(game.hand(Seat::at(3)) - hands.map_or(cards(""), |hands| cards(hands[3]))).expect("a card");
    declines(&mut game, &discard.to_string());
    while game.open.takers.len() + left < 11 {
        let (who, of) = (game.open.to_play, game.playable(game.open.to_play));
        happens(&mut game, &format!("{who} play {}", rng.card(of).expect("a card")));
    }
    game
}

#[test]
fn every_ending_that_fits_is_imagined_with_the_same_chance() {
    let mut rng = Rng::new(3);
    for seed in 0..10 {
        let game = random(&mut rng, "", None, 1);
        compare(&game, Seat::at(seed as usize % 4), seed);
    }
}

/// P2 holds the four aces; a player who fails to follow may be P2 with the napolitana.
const ACES: [&str; 4] = ["", "1O 1C 1E 1B 2O 3C 4E 5B 6O 7C 8E", "", ""];

#[test]
fn endings_with_a_possible_napolitana_are_imagined_exactly() {
    let (mut rng, mut kept) = (Rng::new(4), 0);
    for seed in 0..24 {
        let game = random(&mut rng, "", Some(ACES), 1);
        let viewer = [0, 2, 3][seed as usize % 3];
        compare(&game, Seat::at(viewer), seed);
        kept += usize::from((0..game.open.plays.len()).any(|at| game.kept_back(at)));
    }
    assert!(kept > 6, "the privilege was used {kept} times");
}

#[test]
fn who_fails_to_follow_early_may_hold_the_suit_yet() {
    let mut game = hand(
        "",
        [
            "2O 3O 4O 2C 3C 4C 2E 3E 4E 2B 3B",
            "RO CO SO RC CC SC RE CE SE RB CB",
            "5O 6O 7O 5C 6C 7C 5E 6E 7E 5B 6B",
            "1O 8O 9O 1C 8C 9C 1E 8E 9E 1B 9B",
        ],
        "4B 7B 8B SB",
    );
    plays(&mut game, "2O RO 5O 1C");
    let view = game.view(Viewer::Seat(Seat::at(0)));
    let mut rng = Rng::new(5);
    let worlds: Vec<Rebesino> = (0..600).map(|_| Rebesino::imagine(&view, &mut rng)).collect();
    let oros = cards("1O RO CO SO 9O 8O 7O 6O 5O 4O 3O 2O");
    let kept = worlds.iter().filter(|world| world.hand(Seat::at(3)).meets(oros)).count();
    assert!(kept > 0, "a napolitana need not follow");
    for world in worlds.iter().filter(|world| world.hand(Seat::at(3)).meets(oros)) {
        assert_eq!(world.hidden.napolitana, Some(Seat::at(3)));
    }
    // P2 holds the caballo and no ace: with two pay cards of their own nobody else can have it.
    let own = game.view(Viewer::Seat(Seat::at(3)));
    assert!(own.has_napolitana());
    // Once two aces lie elsewhere it was a void.
    let mut two = hand(
        "",
        [
            "1O 1E 4O 2C 3C 4C 2E 3E 4E 2B 3B",
            "RO CO SO RC CC SC RE CE SE RB CB",
            "5O 6O 7O 5C 6C 7C 5E 6E 7E 5B 6B",
            "2O 1C 8C 9C 1B 9B 8E 9E 8B 7B SB",
        ],
        "4B 3O 8O 9O",
    );
    plays(&mut two, "4O RO 5O 2O  CO 6O 1C 1O");
    let view = two.view(Viewer::Seat(Seat::at(0)));
    assert!((0..300).all(|_| !Rebesino::imagine(&view, &mut rng).hand(Seat::at(3)).meets(oros)));
}

#[test]
fn who_declares_holds_it() {
    let (mut rng, mut game) = (Rng::new(6), table(""));
    deal(&mut game, &ACES, "");
    let discard = game.hand(Seat::at(3)).first().expect("a card").to_string();
    declines(&mut game, &discard);
    let lead = game.hand(Seat::at(0)).first().expect("a card");
    happens(&mut game, &format!("0 play {lead}; 1 declare; 1 play 1B"));
    let view = game.view(Viewer::Seat(Seat::at(2)));
    assert!((0..200).all(|_| Rebesino::imagine(&view, &mut rng).hidden.napolitana == Some(Seat::at(1))));
    while game.open.takers.len() < 10 {
        let (who, of) = (game.open.to_play, game.playable(game.open.to_play));
        happens(&mut game, &format!("{who} play {}", rng.card(of).expect("a card")));
    }
    compare(&game, Seat::at(2), 7);
}

#[test]
fn the_card_a_dealer_took_may_be_the_one_they_discarded() {
    let imagined = |acts: &str, tries: usize| {
        let mut game = table("option table honour");
        deal(&mut game, &["RO SO", "2O 3O", "4O 5O", "6O 7O 8O"], "6E 1C 9B");
        happens(&mut game, "0 decline; 1 decline; 2 decline");
        happens(&mut game, acts);
        let view = game.view(Viewer::Seat(seat(1)));
        let mut rng = Rng::new(13);
        let thrown_again = |_: &usize| {
            let hidden = Rebesino::imagine(&view, &mut rng).hidden;
            let discard = hidden.monte.iter().find(|sleeper| sleeper.by == Some(seat(4))).map(|sleeper| sleeper.card);
            hidden.drew[3] == discard
        };
        (0..tries).filter(thrown_again).count()
    };
    // Of thirteen cards one was drawn and one discarded, and any of them may be either.
    let (tries, expected) = (5_200, 400.0);
    let found = imagined("3 take; 3 see; 3 discard 6E", tries) as f64;
    assert!((found - expected).abs() < 5.0 * f64::sqrt(expected), "{found}");
    // Kept only after the discard, it cannot have been discarded.
    assert_eq!(imagined("3 take; 3 discard 6O", 400), 0);
}
