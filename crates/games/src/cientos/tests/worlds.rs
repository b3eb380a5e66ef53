//! A view contains no more than was said, and imagined worlds bear out all of it, each with the same chance.

use super::super::deck::PACK;
use super::super::ganancias::{best_punto, secansas, sets};
use super::super::state::Phase;
use super::super::{Cientos, View};
use super::harness::{MANO, PIE, cards, deal, happens, hold, names, table};
use cards::{Card, CardSet};
use engine::{Game, Rng, Seat, Viewer};
use std::collections::{BTreeMap, BTreeSet};

/// Everything shown to this viewer.
fn split_line(game: &Cientos, viewer: Viewer) -> String {
    let view: View = game.view(viewer);
    format!(
        "{}\n{}",
        serde_json::to_string(&view).expect("a view"),
        serde_json::to_string(&Cientos::show(&view)).expect("a table")
    )
}

/// Two worlds with these hands in which all that their owners threw out, drew and saw is the same where it is seen by both.
fn pair(hands: [[&str; 2]; 2]) -> [Cientos; 2] {
    let all = hands.map(|[mano, pie]| [cards(mano), cards(pie)]);
    let drawn = [0, 1].map(|at| (all[0][at] & all[1][at]).first().expect("a card they share"));
    let out = all.iter().flatten().fold(PACK, |out, &hand| out - hand);
    let out: Vec<Card> = out.iter().collect();
    all.map(|[mano, pie]| {
        let mut game = table("");
        let rest = (PACK - mano - pie).iter().filter(|card| !out[..5].contains(card));
        let monte: Vec<String> =
            drawn.iter().copied().chain(out[2..5].iter().copied()).chain(rest).map(|card| card.to_string()).collect();
        let dealt = [mano.without(drawn[0]).with(out[0]), pie.without(drawn[1]).with(out[1])].map(|hand| hand.to_string());
        deal(&mut game, &dealt[0], &dealt[1], &monte.join(" "));
        happens(&mut game, &format!("0 discard {}; 1 discard {}; 1 leave", out[0], out[1]));
        game
    })
}

/// Both worlds name and play alike; the viewer is shown the same after each step.
fn alike(hands: [[&str; 2]; 2], scenario: &str, viewer: Viewer) {
    let mut worlds = pair(hands);
    assert_ne!(worlds[0].all_cards(), worlds[1].all_cards(), "there is something to be told apart");
    for line in [""].into_iter().chain(scenario.split(';').map(str::trim)) {
        if !line.is_empty() {
            worlds.iter_mut().for_each(|game| happens(game, line));
        }
        assert_eq!(split_line(&worlds[0], viewer), split_line(&worlds[1], viewer), "after `{line}`");
    }
}

#[test]
fn a_punto_that_is_not_good_tells_no_suit() {
    // Mano's 36 lies in oros, or in bastos: the pie, who holds more, cannot tell.
    let pie = "1C CC 2C 9C 8C 7E 8E 9E RB 7B SO 8O";
    let one = ["RO 2O 9O 7O RC SC 1E CE SE CB SB 1B", pie];
    let two = ["RO 2O 9O 7O RC 7C 1E CE SE CB SB 1B", pie];
    alike([one, two], "0 punto 36", Viewer::Seat(PIE));
    alike([one, two], "0 punto 36", Viewer::Public);
}

#[test]
fn a_secansa_that_is_not_good_tells_no_suit() {
    let pie = "1C RC CC SC 7O 8O 8E 1E RB 9B 1B 8B";
    let one = ["RO CO SO CE 9O 7E 9E 2C 9C CB 7B 2B", pie];
    let two = ["RE CE SE CO 9O 7E 9E 2C 9C CB 7B 2B", pie];
    alike([one, two], "0 secansa tercera rey", Viewer::Seat(PIE));
}

#[test]
fn what_is_not_named_is_not_told() {
    // One holds a quinta and a catorce and keeps quiet, the other has neither.
    let pie = "1C RC CC SC 7O 8O 9E 8E RB 9B 1B 8B";
    let one = ["RO CO SO 2O 9O 2E 2C 2B CE 7E 1E 7B", pie];
    let two = ["RO CO SO 9C 9O 2E 2C 7C CE 7E RE 7B", pie];
    alike([one, two], "0 play 7E; 1 play 8E", Viewer::Seat(PIE));
    alike([one, two], "0 play 7E; 1 play 8E; 1 play 8B; 0 play 7B; 1 play 7O; 0 play RO", Viewer::Public);
}

#[test]
fn an_answer_tells_no_more_than_itself() {
    // "Good" of a punto of 47: the pie has 40 or 24, and mano is told the same.
    let mano = "RO CO 2O 9O 8O RC CC SC 7E 8E 9B 8B";
    let one = [mano, "1O SO 7O 1C 2C 9C 1E RE CE SE 7B RB"];
    let two = [mano, "1O SO 7O 1C 2C 8C 1E RE CE 9E 2B RB"];
    alike([one, two], "0 punto 47; 0 play 8B", Viewer::Seat(MANO));
}

/// Every hand the pie may hold, as often as it was imagined.
fn imagined(view: &View, seat: Seat, times: usize) -> BTreeMap<CardSet, u32> {
    let mut rng = Rng::new(7);
    let mut seen = BTreeMap::new();
    for _ in 0..times {
        let world = Cientos::imagine(view, &mut rng);
        *seen.entry(world.hand(seat)).or_default() += 1;
    }
    seen
}

#[test]
fn every_world_that_bears_out_what_was_said_is_imagined_and_no_other() {
    let mut game = table("");
    let (mano, pie) = ("RO 2O 9O 7O RC CC SC 1E RE SE CB 2B", "1O 8O 2C 9C 8C 7C 2E 9E 8E 7E 9B 8B");
    hold(&mut game, mano, pie);
    names(&mut game, MANO);
    happens(&mut game, "0 play RO");
    names(&mut game, PIE);
    // Both quartas are shown; of the rest mano knows only what was said of it.
    let scenario = "1 play 8O; 0 play RC; 1 play 7C; 0 play CC; 1 play 8C; 0 play SC; 1 play 9C; 0 play 2O; 1 play 1O; 1 play 2C; 0 play 7O; \
        1 play 2E; 0 play SE; 0 play 1E; 1 play 7E; 0 play RE; 1 play 8E";
    happens(&mut game, scenario);
    assert_eq!(game.open.phase, Phase::Tricks);
    let view = game.view(Viewer::Seat(MANO));
    let played = game.open.played(PIE);
    let known = game.open.shown[1] - played;
    let out = super::super::deck::PACK
        - game.open.played(MANO)
        - played
        - view.hand
        - view.discards
        - view.left.iter().copied().collect()
        - known;
    let drawn: CardSet = view.left.iter().take(1).copied().collect::<CardSet>() - played;
    let need = game.hand(PIE).len() - (known | drawn).len();
    // Every holding that was answered for so: no punto of 36, a quarta, and no set that beats three kings.
    let kings = sets(cards(mano))[0].0;
    let fits = |held: CardSet| {
        let quarta = secansas(held).first().is_some_and(|(best, _)| best.length.cards() >= 4);
        best_punto(held) < 36 && quarta && sets(held).first().is_none_or(|(set, _)| *set < kings)
    };
    let subsets = (0u32..1 << out.len()).filter(|bits| bits.count_ones() as usize == need);
    let hands =
        subsets.map(|bits| out.iter().enumerate().filter(|(n, _)| bits >> n & 1 == 1).map(|(_, card)| card).collect::<CardSet>());
    let could: BTreeSet<CardSet> = hands.map(|hand| hand | known | drawn).filter(|&hand| fits(hand | played)).collect();
    let seen = imagined(&view, PIE, could.len() * 200);
    assert_eq!(seen.keys().copied().collect::<BTreeSet<_>>(), could);
    assert!(could.len() > 3 && could.contains(&game.hand(PIE)), "{could:?}");
    // All have the same chance, within five standard errors.
    assert!(seen.values().all(|&n| (f64::from(n) - 200.0).abs() < 5.0 * 200f64.sqrt()), "{seen:?}");
}
