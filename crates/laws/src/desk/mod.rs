//! The referee's desk: what happened is told by answering questions, and the first row of the table whose answers are all given decides.
//!
//! The tables are data (`voltarete.txt`). A question is asked only if a row that can still decide needs its answer, in the order of
//! the rows; so the exception is asked for before its rule, as the procedure of the book wants it.

mod case;
mod effect;
mod find;
mod form;
mod settle;
mod standing;
mod words;

pub use self::words::{answer, form_name, message_ids, question};
pub use case::{Case, Unruled, Verdict};
pub use effect::Effect;
pub use find::suggested;
pub use form::{BadTable, Form, Given, Next, Question, Row, Ruled};
pub use settle::{Settlement, settle};
pub use standing::{BadStanding, Contract, Geral, SEATS, Standing, seat_of};

use std::sync::LazyLock;

/// The tables of the books, as text.
const TABLES: [(&str, &str); 6] = [
    ("voltarete", include_str!("voltarete.txt")),
    ("truco", include_str!("truco.txt")),
    ("minchiate", include_str!("minchiate.txt")),
    ("malilla", include_str!("malilla.txt")),
    ("cientos", include_str!("cientos.txt")),
    ("rebesino", include_str!("rebesino.txt")),
];

/// The incidents of every book that has a table. That all can be read is a test.
static FORMS: LazyLock<Vec<(&str, Vec<Form>)>> =
    LazyLock::new(|| TABLES.into_iter().map(|(book, text)| (book, form::read(book, text).unwrap_or_default())).collect());

/// The incidents the desk of a game knows; none if it has no desk.
pub fn forms(game: &str) -> &'static [Form] {
    FORMS.iter().find(|(book, _)| *book == game).map_or(&[], |(_, forms)| forms)
}

/// Every game that has a desk.
pub fn games() -> impl Iterator<Item = &'static str> {
    TABLES.into_iter().map(|(book, _)| book)
}

/// What the desk of a game can do with how the table stood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// It counts what everybody pays.
    Tentos,
    /// It says what follows, and the players count.
    Nothing,
}

/// Whether the desk of this game counts what everybody pays: [`settle()`] knows the figures of Voltarete.
pub fn counts(game: &str) -> Counts {
    if game == TABLES[0].0 { Counts::Tentos } else { Counts::Nothing }
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
        for (book, text) in TABLES {
            let forms = form::read(book, text).unwrap_or_else(|bad| panic!("{book}: {bad:?}"));
            cite_laws(&forms);
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
