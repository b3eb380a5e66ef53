//! Numbers of cards in a text: how many were thrown, drawn or dealt, and whether they agree.

use super::concepts::Hit;

/// Concepts of numbers that tell one count of cards from another.
const NUMBERS: [(&str, u8); 14] = [
    ("n2", 2),
    ("n3", 3),
    ("n4", 4),
    ("n5", 5),
    ("n6", 6),
    ("n7", 7),
    ("n8", 8),
    ("n9", 9),
    ("n10", 10),
    ("n11", 11),
    ("n12", 12),
    ("n13", 13),
    ("n14", 14),
    ("n20", 20),
];

/// Acts by which cards leave a hand, come into it and are in it.
const GIVEN: [&str; 3] = ["discard", "exchange", "play"];
const TAKEN: [&str; 3] = ["draw", "gather", "takeback"];
const HELD: [&str; 3] = ["receive", "deal", "have"];

/// Words between an act and the number of its cards.
const BEHIND: usize = 4;

/// The number that stands behind one of these acts, nearer than the next act.
fn number_of(hits: &[Hit], acts: &[&str]) -> Vec<u8> {
    let is_act = |hit: &&Hit| GIVEN.iter().chain(&TAKEN).chain(&HELD).any(|act| *act == hit.concept);
    let number = |act: &Hit| {
        let next = hits.iter().filter(is_act).map(|hit| hit.from).filter(|from| *from > act.to).min().unwrap_or(usize::MAX);
        let behind = hits.iter().filter(|hit| hit.from > act.to && hit.from <= act.to + BEHIND && hit.from < next);
        behind.filter_map(|hit| Some((hit.from, NUMBERS.iter().find(|(concept, _)| *concept == hit.concept)?.1))).min()
    };
    hits.iter().filter(|hit| acts.contains(&hit.concept)).filter_map(number).map(|(_, number)| number).collect()
}

/// Concepts that follow from the numbers: more or fewer cards drawn than thrown, or hands of different sizes.
pub(super) fn disagree(hits: &[Hit]) -> Vec<&'static str> {
    let [given, taken, held] = [&GIVEN, &TAKEN, &HELD].map(|acts| number_of(hits, acts));
    let pair = |of: &dyn Fn(u8, u8) -> bool| given.iter().any(|&given| taken.iter().any(|&taken| of(given, taken)));
    let told = [
        ("overdrawn", pair(&|given, taken| taken > given)),
        ("underdrawn", pair(&|given, taken| taken < given)),
        ("wrongcount", held.iter().any(|one| held.iter().any(|other| one != other))),
    ];
    told.into_iter().filter(|(_, follows)| *follows).map(|(name, _)| name).collect()
}
