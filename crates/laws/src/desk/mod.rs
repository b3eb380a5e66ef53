//! The referee's desk: what happened is told by answering questions, and the first row of the table whose answers are all given decides.
//!
//! The tables are data (`tables/`). A question is asked only if a row that can still decide needs its answer, in the order of
//! the rows; so the exception is asked for before its rule, as the procedure of the book wants it. What an honour table can carry is
//! decided by the same function as there (`at_table/`).

mod at_table;
mod case;
pub(crate) mod declared;
mod effect;
mod find;
mod form;
mod position;
mod settle;
mod standing;
mod stood;
mod voltarete;
mod words;

pub use self::words::{AskedInWords, Paid, answer, asked_in_words, field_name, form_name, message_ids, numbered, paid, question};
pub use at_table::fields;
pub use case::{Case, Finding, Unruled};
pub use effect::Effect;
pub use engine::law::Carried;
pub use find::{Found, Guide};
pub use form::{BadTable, Form, Given, Next, Question, Row, Ruled};
pub use position::position;
pub use settle::{Settlement, settle};
pub use standing::{BadStanding, Contract, Geral, PLACES, SEATS, Standing, seat_of};
pub use stood::{Field, Kind, Stood};

use std::sync::LazyLock;

/// A desk: the game, what it has that others of its table have not, and its tables with their books.
type Desk = (&'static str, &'static [&'static str], &'static [(&'static str, &'static str)]);

const SPANISH: &[(&str, &str)] =
    &[("mediator", include_str!("tables/spanish.txt")), ("hombre", include_str!("tables/monte.txt"))];

/// The desks whose tables are still text. A game that declares its own ([`engine::Game::desk`]) has none here.
const DESKS: [Desk; 14] = [
    ("voltarete", &[], &[("voltarete", include_str!("tables/voltarete.txt"))]),
    ("malilla", &[], &[("malilla", include_str!("tables/malilla.txt"))]),
    ("cientos", &[], &[("cientos", include_str!("tables/cientos.txt"))]),
    ("mediator", &["partner", "spared", "many", "claims", "returned"], SPANISH),
    ("hombre", &["alone", "many", "monte", "hombre"], SPANISH),
    ("dosillo", &["alone", "monte", "claims", "dosillo"], SPANISH),
    ("tresillo_refavor", &["alone", "many", "whole", "claims"], SPANISH),
    ("tresillo_simple", &["alone", "many", "whole", "claims"], SPANISH),
    ("tresillo_36", &["alone", "many", "whole", "claims"], SPANISH),
    ("quadrillo", &["partner", "halves", "many", "claims", "returned"], SPANISH),
    ("quadrillo_solitario", &["alone", "many", "whole", "claims"], SPANISH),
    ("quadrillo_rey_forzado", &["partner", "halves", "many", "claims", "forced"], SPANISH),
    ("quintillo", &["partner", "halves", "many", "claims", "forced"], SPANISH),
    ("seisillo", &["partner", "halves", "many", "claims", "forced"], SPANISH),
];

/// The incidents of every desk. That all can be read is a test.
static FORMS: LazyLock<Vec<(&str, Vec<Form>)>> = LazyLock::new(|| {
    let read = |game: &'static str| {
        let text = DESKS.into_iter().filter(|(desk, ..)| *desk == game);
        let read = text.flat_map(|(_, traits, tables)| {
            tables.iter().flat_map(|&(book, text)| form::read(book, traits, text).unwrap_or_default())
        });
        (game, declared::desk(game).map_or_else(|| read.collect(), declared::forms))
    };
    games::catalogue().into_iter().map(|entry| read(entry.facts.id)).filter(|(_, forms)| !forms.is_empty()).collect()
});

/// The incidents the desk of a game knows; none if it has no desk.
pub fn forms(game: &str) -> &'static [Form] {
    FORMS.iter().find(|(desk, _)| *desk == game).map_or(&[], |(_, forms)| forms)
}

/// Every game that has a desk.
pub fn games() -> impl Iterator<Item = &'static str> {
    FORMS.iter().map(|(game, _)| *game)
}

/// What the desk of a game counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// It settles the whole hand: [`settle()`] knows the figures of Voltarete.
    Hand,
    /// It says what the ruling itself orders to be paid.
    Ruling,
}

/// What the desk of this game counts.
pub fn counts(game: &str) -> Counts {
    if game == DESKS[0].0 { Counts::Hand } else { Counts::Ruling }
}

/// The incident of this name.
pub fn form(game: &str, id: &str) -> Option<&'static Form> {
    forms(game).iter().find(|form| form.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_can_be_read_and_cite_laws_that_exist() {
        for (game, traits, tables) in DESKS {
            for &(book, text) in tables {
                cite_laws(&form::read(book, traits, text).unwrap_or_else(|bad| panic!("{game}, {book}: {bad:?}")));
            }
        }
    }

    #[test]
    fn every_incident_says_whether_it_can_happen_at_an_honour_table() {
        for (game, _, tables) in DESKS {
            for (_, text) in tables {
                let lines: Vec<&str> = text.lines().collect();
                let forms = lines.windows(2).filter(|pair| pair[0].contains("form ") && !pair[0].starts_with('#'));
                let silent: Vec<&str> = forms.filter(|pair| !pair[1].contains("carried ")).map(|pair| pair[0]).collect();
                assert!(silent.is_empty(), "{game}: {silent:?}");
            }
        }
    }

    fn cite_laws(forms: &[Form]) {
        for form in forms {
            let cited = form.laws.iter().chain(form.rows.iter().flat_map(|row| &row.laws));
            for law in cited {
                assert!(crate::law(law).is_some(), "{}: {law} is no law", form.id);
            }
        }
    }
}
