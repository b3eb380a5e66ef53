//! Imagined worlds: what was lacked at a trick can have been drawn since, and nothing else.

use super::super::deck::Jacks;
use super::harness::{cards, deal, happens, plays, table};
use cards::{Card, CardSet};
use engine::play_history::PlayHistory;
use engine::{Game, Rng, Seat, Viewer};
use std::collections::{BTreeMap, BTreeSet};

/// All cards that seat 1 holds in worlds seat 0 imagines.
fn held(game: &super::super::Yukon, rng: &mut Rng) -> CardSet {
    let view = game.view(Viewer::Seat(Seat::at(0)));
    let worlds = (0..400).map(|_| super::super::Yukon::imagine(&view, rng));
    worlds.fold(CardSet::EMPTY, |all, world| all | world.hand(Seat::at(1)))
}

#[test]
fn one_drawn_card_of_the_suit_lacked_is_possible_and_two_are_not() {
    let mut rng = Rng::new(7);
    let mut game = table("option players 2");
    deal(&mut game, &["7C 2O 3O 4O 5O", "9B 10E 2E 3E 4E"], "6C 8C");
    plays(&mut game, "7C 9B");
    // Seat 1 had neither hearts nor jacks; one card may have been drawn since.
    let view = game.view(Viewer::Seat(Seat::at(0)));
    let lacked = cards("1C 2C 3C 4C 5C 7C 8C 9C 10C CC RC SC SO SE SB");
    let mut most = 0;
    for _ in 0..400 {
        let world = super::super::Yukon::imagine(&view, &mut rng);
        most = most.max((world.hand(Seat::at(1)) & lacked).len());
    }
    assert_eq!(most, 1);
    assert!(held(&game, &mut rng).contains_all(lacked.without("7C".parse().expect("a card"))));
}

#[test]
fn who_must_replace_a_card_holds_a_right_one() {
    let mut rng = Rng::new(8);
    let mut game = table("option table honour; option players 2");
    deal(&mut game, &["7C 2B 3O 4O 5O", "4C 6B 9B 10E 2E"], "3E 8B");
    plays(&mut game, "7C 9B");
    happens(&mut game, "1 amend 4C; 0 take; 0 play 2B; 1 play 10E; 0 accuse 1");
    let view = game.view(Viewer::Seat(Seat::at(0)));
    for _ in 0..200 {
        let world = super::super::Yukon::imagine(&view, &mut rng);
        assert!(world.hand(Seat::at(1)).contains("9B".parse().expect("a card")));
    }
}

/// Could seat 1 hold these cards? Every card it has played or holds is matched with a moment at which it came into its hand,
/// tried one after another.
fn possible(view: &super::super::View, held: CardSet) -> bool {
    let (open, duty) = (&view.open, Jacks::new(&view.agreements));
    let course = PlayHistory { plays: &open.plays, players: 2, duty: &duty };
    let own: Vec<(usize, usize, Card)> =
        (0..open.plays.len()).filter(|&at| open.plays[at].0 == Seat::at(1)).map(|at| (at / 2, at, open.plays[at].1)).collect();
    let lacked = |trick: usize, card: Card| {
        let play = own.iter().find(|(at, ..)| *at == trick);
        play.is_some_and(|&(_, at, _)| at % 2 == 1 && course.lacks(at).contains(card))
    };
    let refills = open.takers.len().min(21);
    let moments: Vec<usize> = [0; 5].into_iter().chain(1..=refills).collect();
    let tricks = open.takers.len() + usize::from(!open.trick.is_empty());
    // From a moment on a card is there until it is played, or still.
    let fits = |moment: usize, until: usize, card: Card| {
        moment <= until && (moment..until.min(tricks)).all(|trick| !lacked(trick, card))
    };
    let cards: Vec<(usize, Card)> =
        own.iter().map(|&(trick, _, card)| (trick, card)).chain(held.iter().map(|card| (tricks, card))).collect();
    let mut taken: Vec<Option<usize>> = vec![None; moments.len()];
    fn place(card: usize, seen: &mut [bool], taken: &mut Vec<Option<usize>>, fits: &dyn Fn(usize, usize) -> bool) -> bool {
        for slot in 0..taken.len() {
            if seen[slot] || !fits(slot, card) {
                continue;
            }
            seen[slot] = true;
            if taken[slot].is_none_or(|other| place(other, seen, taken, fits)) {
                taken[slot] = Some(card);
                return true;
            }
        }
        false
    }
    let fits_slot = |slot: usize, card: usize| fits(moments[slot], cards[card].0, cards[card].1);
    (0..cards.len()).all(|card| place(card, &mut vec![false; moments.len()], &mut taken, &fits_slot))
}

#[test]
fn every_possible_hand_is_imagined_and_no_other() {
    let mut rng = Rng::new(11);
    let mut barred = 0;
    for seed in 0..6 {
        let mut order: Vec<Card> = super::super::deck::PACK.iter().collect();
        rng.shuffle(&mut order);
        let mut game = table("option players 2");
        game.shuffled(&order).expect("dealt");
        while game.hidden.stock.len() > 4 || game.open.trick.is_empty() {
            let seat = game.open.to_play;
            let card = rng.card(game.playable(seat)).expect("a card");
            happens(&mut game, &format!("{seat} play {card}"));
        }
        let view = game.view(Viewer::Seat(Seat::at(0)));
        let unseen: Vec<Card> = (game.hand(Seat::at(1)) | game.hidden.stock.iter().copied().collect()).iter().collect();
        let size = game.hand(Seat::at(1)).len();
        let subsets = (0u32..1 << unseen.len()).filter(|bits| bits.count_ones() as usize == size);
        let hands = subsets.map(|bits| (0..unseen.len()).filter(|n| bits >> n & 1 == 1).map(|n| unseen[n]).collect::<CardSet>());
        let (could, could_not): (Vec<CardSet>, Vec<CardSet>) = hands.partition(|&hand| possible(&view, hand));
        barred += could_not.len();
        let mut imagined: BTreeMap<CardSet, u32> = BTreeMap::new();
        for _ in 0..12_000 {
            *imagined.entry(super::super::Yukon::imagine(&view, &mut rng).hand(Seat::at(1))).or_default() += 1;
        }
        assert_eq!(imagined.keys().copied().collect::<BTreeSet<_>>(), could.iter().copied().collect(), "deal {seed}");
        // All have the same chance, within five standard errors.
        let fair = 12_000.0 / could.len() as f64;
        assert!(imagined.values().all(|&n| (f64::from(n) - fair).abs() < 5.0 * fair.sqrt()), "deal {seed}: {imagined:?}");
    }
    assert!(barred > 0, "nothing was ever ruled out");
}
