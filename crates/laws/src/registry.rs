//! All laws, book by book.

use engine::law::{Law, Lawful};
use games::cientos::Cientos;
use games::grand::Grand;
use games::malilla::Malilla;
use games::minchiate::Minchiate;
use games::ombre::spanish::Mediator;
use games::ombre::voltarete::Voltarete;
use games::rebesino::Rebesino;
use games::truco::Truco;
use games::yukon::Yukon;

/// The laws of one rule file.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    /// What its laws are cited by: `voltarete` in `voltarete:II.10.15`.
    pub id: &'static str,
    table: &'static [Law],
}

/// Every book of laws. The three of the Spanish games stand in one table.
const BOOKS: [Book; 12] = [
    Book { id: "voltarete", table: Voltarete::LAWS },
    Book { id: "truco", table: Truco::LAWS },
    Book { id: "campeonato", table: crate::championship::LAWS },
    Book { id: "minchiate", table: Minchiate::LAWS },
    Book { id: "yukon", table: Yukon::LAWS },
    Book { id: "grand", table: Grand::LAWS },
    Book { id: "malilla", table: Malilla::LAWS },
    Book { id: "cientos", table: Cientos::LAWS },
    Book { id: "rebesino", table: Rebesino::LAWS },
    Book { id: "mediator", table: Mediator::LAWS },
    Book { id: "hombre", table: Mediator::LAWS },
    Book { id: "family", table: Mediator::LAWS },
];

/// The books that hold for every Spanish game of the ombre family, whichever has its own.
const SPANISH: [&str; 3] = ["mediator", "hombre", "family"];

impl Book {
    /// Its laws, in the order of the rule file.
    pub fn laws(self) -> impl Iterator<Item = &'static Law> {
        self.table.iter().filter(move |law| law.book() == self.id)
    }
}

/// Every book.
pub fn books() -> impl Iterator<Item = Book> {
    BOOKS.into_iter()
}

/// The book of this name.
pub fn book(id: &str) -> Option<Book> {
    books().find(|book| book.id == id)
}

/// The books that hold at a table of this game, its own first; or the book of that name, if it is no game.
pub fn of_game(game: &str) -> Vec<Book> {
    let own = book(game);
    let spanish = games::entry(game).and_then(|entry| entry.family) == Some("spanish") || SPANISH.contains(&game);
    let shared = SPANISH.into_iter().filter(|&id| spanish && id != game).filter_map(book);
    own.into_iter().chain(shared).collect()
}

/// Every law of every book.
pub fn all() -> impl Iterator<Item = &'static Law> {
    books().flat_map(Book::laws)
}

/// The law of this citation, in capitals or not.
pub fn law(id: &str) -> Option<&'static Law> {
    all().find(|law| law.id.0.eq_ignore_ascii_case(id))
}
