//! Imagined worlds: near the end of a hand every one that fits what was seen appears, equally often, and no other.

use super::super::{Grand, View};
use super::harness::{happens, table};
use cards::{Card, CardSet};
use engine::trick::{Trick, follow};
use engine::{Game, Rng, Seat, Viewer};
use std::collections::BTreeMap;

/// Could these hands have played as all saw it?
fn fits(view: &View, hands: &[CardSet; 4]) -> bool {
    let (plays, order) = (&view.open.plays, view.open.order());
    let mut trick = Trick::EMPTY;
    plays.iter().enumerate().all(|(at, &(seat, card))| {
        if at % 4 == 0 {
            trick = Trick::EMPTY;
        }
        let later = plays.iter().skip(at).filter(|(player, _)| *player == seat).map(|&(_, card)| card);
        let held = later.fold(hands[seat.index()], CardSet::with);
        let lawful = follow(held, &trick).contains(card);
        trick.play(seat, card, order);
        lawful
    })
}

/// All ways to give the cards to seats 1 to 3, in these numbers.
fn each_deal(cards: CardSet, sizes: [usize; 4], hands: [CardSet; 4], found: &mut dyn FnMut([CardSet; 4])) {
    let Some(card) = cards.first() else { return found(hands) };
    for seat in 1..4 {
        if hands[seat].len() < sizes[seat] {
            let mut more = hands;
            more[seat].insert(card);
            each_deal(cards.without(card), sizes, more, found);
        }
    }
}

#[test]
fn every_consistent_world_appears_equally_often_and_no_other() {
    let mut rng = Rng::new(13);
    let mut barred = 0;
    for (seed, contract) in ["grand", "whist C", "copas", "whist E"].into_iter().enumerate() {
        let mut order: Vec<Card> = super::super::deck::PACK.iter().collect();
        rng.shuffle(&mut order);
        let mut game = table("");
        game.shuffled(&order).expect("dealt");
        happens(&mut game, &format!("0 bid 5; 1 pass; 2 pass; 3 pass; 0 choose {contract}"));
        while game.open.takers.len() < 10 && game.deal_number() == 1 || game.open.trick.len() < 2 {
            let seat = game.open.to_play;
            let card = rng.card(game.playable(seat)).expect("a card");
            happens(&mut game, &format!("{seat} play {card}"));
        }
        let view = game.view(Viewer::Seat(Seat::at(0)));
        let unseen = (1..4).fold(CardSet::EMPTY, |all, seat| all | game.hidden.hands[seat]);
        let own = [view.hand, CardSet::EMPTY, CardSet::EMPTY, CardSet::EMPTY];
        let mut imagined: BTreeMap<[CardSet; 4], u32> = BTreeMap::new();
        each_deal(unseen, view.sizes, own, &mut |hands| match fits(&view, &hands) {
            true => assert!(imagined.insert(hands, 0).is_none()),
            false => barred += 1,
        });
        let worlds = imagined.len();
        let many = 100 * worlds as u32;
        for _ in 0..many {
            *imagined.entry(Grand::imagine(&view, &mut rng).hidden.hands).or_default() += 1;
        }
        assert_eq!(imagined.len(), worlds, "deal {seed}: worlds that do not fit");
        assert!(imagined.values().all(|&n| n.abs_diff(100) < 60), "deal {seed}: {imagined:?}");
    }
    assert!(barred > 0, "nothing was ever ruled out");
}
