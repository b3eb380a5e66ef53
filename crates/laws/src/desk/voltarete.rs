//! What the desk of Voltarete can be told of how the table stood; [`super::Standing`] reads it.

use super::standing::PLACES;
use super::stood::{Field, Kind};

/// Everything the settlement of a hand asks for.
pub(super) fn fields() -> Vec<Field> {
    let choice = |key, words| Field { key, kind: Kind::Choice(words), usual: String::new() };
    vec![
        Field { key: "bolo", kind: Kind::Number(999_999), usual: String::new() },
        choice("by", PLACES),
        choice("feito", PLACES),
        choice("contract", &["licenca", "segundo", "casca", "so", "respeito", "treze"]),
        Field { key: "tricks", kind: Kind::Figures, usual: String::new() },
        Field { key: "passes", kind: Kind::Figures, usual: String::new() },
        choice("copas", &["no", "yes"]),
        Field { key: "matadores", kind: Kind::Number(11), usual: String::new() },
        choice("primeiras", &["no", "yes"]),
        choice("geral", &["no", "tried", "declared"]),
    ]
}
