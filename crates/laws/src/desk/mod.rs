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

/// The incidents of a book's laws.
static VOLTARETE: LazyLock<Vec<Form>> =
    LazyLock::new(|| form::read("voltarete", include_str!("voltarete.txt")).unwrap_or_default());

/// The incidents the desk of a game knows; none if it has no desk.
pub fn forms(game: &str) -> &'static [Form] {
    if game == "voltarete" { &VOLTARETE } else { &[] }
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
        let forms = form::read("voltarete", include_str!("voltarete.txt")).expect("a table");
        assert!(forms.len() > 60);
        for form in &forms {
            let cited = form.laws.iter().chain(form.rows.iter().flat_map(|row| &row.laws));
            for law in cited {
                assert!(crate::law(law).is_some(), "{}: {law} is no law", form.id);
            }
        }
    }
}
