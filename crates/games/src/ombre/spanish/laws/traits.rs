//! The traits of a game, by which laws, incidents and rows hold there: derived from its declared differences.

use super::super::bid::Undertaking;
use super::super::terms::{King, Liability};
use super::super::variant::{AllPass, BolaLost, Chillada, Reckoning, Variant};
use super::registry::{HOLDS, LAWS};
use engine::law::declare::same;

/// Some of `N` values, chosen at compile time.
pub(super) struct Chosen<T: 'static, const N: usize> {
    all: [T; N],
    many: usize,
}

impl<T: Copy, const N: usize> Chosen<T, N> {
    /// The values whose condition holds, in their order.
    pub(super) const fn of(table: [(bool, T); N]) -> Chosen<T, N> {
        let mut chosen = Chosen { all: [table[0].1; N], many: 0 };
        let mut at = 0;
        while at < N {
            if table[at].0 {
                chosen.all[chosen.many] = table[at].1;
                chosen.many += 1;
            }
            at += 1;
        }
        chosen
    }

    pub(super) const fn as_slice(&'static self) -> &'static [T] {
        self.all.split_at(self.many).0
    }
}

const fn comes(kings: &[King], from: King) -> bool {
    let mut at = 0;
    while at < kings.len() {
        if kings[at] as usize == from as usize {
            return true;
        }
        at += 1;
    }
    false
}

const fn is_bid(bids: &[Undertaking], game: Undertaking) -> bool {
    let mut at = 0;
    while at < bids.len() {
        if bids[at] as usize == game as usize {
            return true;
        }
        at += 1;
    }
    false
}

/// Number of traits.
const TRAITS: usize = 22;

/// The traits of a game.
pub(super) const fn traits(variant: &Variant) -> Chosen<&'static str, TRAITS> {
    let kings = variant.kings;
    let (named, forced) = (comes(kings, King::Named), comes(kings, King::FirstOut));
    let partner = named || forced;
    let bought = is_bid(variant.bids, Undertaking::Mediator);
    let hombre = matches!(variant.reckoning, Reckoning::Compared);
    let monte = variant.monte > 0;
    let made_to_enter = matches!(variant.all_pass, AllPass::Chillar);
    let bare = matches!(variant.chillada, Chillada::Bare) && made_to_enter;
    let spared = matches!(variant.liability, Liability::ByTricks);
    Chosen::of([
        (true, variant.id),
        (partner, "partner"),
        (!partner, "alone"),
        (variant.players > 2, "many"),
        (monte, "monte"),
        (hombre, "compared"),
        (!hombre, "claims"),
        (!hombre && variant.players > 2, "raffled"),
        (partner && spared, "spared"),
        (partner && !spared, "halves"),
        (named || bought || comes(kings, King::HandedOver), "called"),
        (bought, "bought"),
        (comes(kings, King::NamedReturnable) && bare, "returned"),
        (forced, "forced"),
        // In the Hombre by agreement alone.
        (made_to_enter || hombre, "chillada"),
        (partner && bare, "bare"),
        (!variant.bola_bids.is_empty(), "bola_bid"),
        (matches!(variant.bola_lost, BolaLost::Free), "free_bola"),
        // Where the book says *in no other way*, no loser deals otherwise (family D7).
        (variant.hand != 12 && variant.players != 5, "packets"),
        (partner && !bought || comes(kings, King::HandedOver), "zangano"),
        (!partner && !monte, "whole"),
        (!partner && !hombre, "tendered"),
    ])
}

/// Is it one of these traits?
pub(super) const fn has(traits: &[&str], wanted: &str) -> bool {
    let mut at = 0;
    while at < traits.len() {
        if same(traits[at], wanted) {
            return true;
        }
        at += 1;
    }
    false
}

/// The reasons why a law cannot be asked about where its trait is missing.
const REASONS: [(&str, &str); 21] = [
    ("partner", "Here the Hombre always plays alone."),
    ("many", "Here there is only one defender."),
    ("monte", "Here no cards are drawn."),
    ("claims", "Here hombre:CAL.1 and hombre:CAL.2 hold in its place."),
    ("raffled", "Here fines are not raffled."),
    ("spared", "Here a partner always pays half, or there is none."),
    ("called", "Here no king is called."),
    ("bought", "Here no king is bought."),
    ("returned", "Here no called king is returned."),
    ("forced", "Here no king makes the partner by falling first."),
    ("chillada", "Here nobody is made to enter."),
    ("bare", "Here nobody is made to enter with a partner for the bare game."),
    ("bola_bid", "Here no bola is bid."),
    ("free_bola", "Here a bola that is lost is paid."),
    ("packets", "Here the book allows one way of dealing and no other."),
    ("zangano", "Here nobody sits out as zángano."),
    ("hombre", "It holds in the Hombre alone."),
    ("dosillo", "It holds in Dosillo alone."),
    ("tresillo_36", "It holds in the Tresillo of thirty-six cards alone."),
    ("quintillo", "It holds in Quintillo alone."),
    ("quadrillo_solitario", "It holds in Quadrillo solitario alone."),
];

const fn reason(missing: &str) -> &'static str {
    let mut at = 0;
    while at < REASONS.len() {
        if same(REASONS[at].0, missing) {
            return REASONS[at].1;
        }
        at += 1;
    }
    panic!("a trait of a law has no reason")
}

/// The laws that do not hold in a game with these traits, each with the reason.
pub(super) const fn definitions(traits: &[&str]) -> Chosen<(&'static str, &'static str), { LAWS.len() }> {
    let mut table = [(false, ("", "")); LAWS.len()];
    let mut at = 0;
    while at < LAWS.len() {
        if let Some(only) = HOLDS[at] {
            table[at] = (!has(traits, only), (LAWS[at].id.0, reason(only)));
        }
        at += 1;
    }
    Chosen::of(table)
}
