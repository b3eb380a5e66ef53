//! All laws, book by book.

use engine::law::Law;
use std::sync::LazyLock;

/// The laws of one rule file.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    /// Prefix of its citations: `voltarete` in `voltarete:II.10.15`.
    pub id: &'static str,
    table: &'static [Law],
}

/// Every book, in the order of the catalogue.
static BOOKS: LazyLock<Vec<Book>> = LazyLock::new(|| {
    let mut books: Vec<Book> = Vec::new();
    for entry in games::catalogue() {
        let declared = (entry.desk)().map_or(&[][..], |desk| desk.laws);
        for book in declared.iter().map(|law| Book { id: law.book(), table: declared }) {
            if books.iter().all(|known| known.id != book.id) {
                books.push(book);
            }
        }
    }
    books
});

impl Book {
    /// Its laws, in the order of the rule file.
    pub fn laws(self) -> impl Iterator<Item = &'static Law> {
        self.table.iter().filter(move |law| law.book() == self.id)
    }
}

/// Every book.
///
/// ```
/// let books: Vec<&str> = laws::books().map(|book| book.id).collect();
/// assert!(books.contains(&"voltarete") && books.contains(&"campeonato"));
/// ```
pub fn books() -> impl Iterator<Item = Book> {
    BOOKS.iter().copied()
}

/// The book of this name.
pub fn book(id: &str) -> Option<Book> {
    books().find(|book| book.id == id)
}

/// The books that hold at a table of this game, its own first; or the book of that name, if it is no game.
pub fn of_game(game: &str) -> Vec<Book> {
    let own = book(game);
    if let Some(desk) = crate::desk::declared::desk(game) {
        let mut books: Vec<Book> = own.into_iter().collect();
        for law in desk.laws {
            if books.iter().all(|known| known.id != law.book()) {
                books.extend(book(law.book()));
            }
        }
        return books;
    }
    own.into_iter().collect()
}

/// The game at whose desk the laws of this book are asked: its own, or the one that declares them beside its own.
pub fn game_of(book: &str) -> Option<&'static str> {
    let declares = |entry: &&engine::Entry| (entry.desk)().is_some_and(|desk| desk.laws.iter().any(|law| law.book() == book));
    let known = games::catalogue();
    let own = known.iter().find(|entry| entry.facts.id == book);
    own.or_else(|| known.iter().find(|entry| declares(entry))).map(|entry| entry.facts.id)
}

/// Every name under which laws are searched: the games, then the books that are no game, as the championship's.
///
/// ```
/// let names: Vec<&str> = laws::names().collect();
/// assert!(names.contains(&"truco") && names.contains(&"campeonato"));
/// ```
pub fn names() -> impl Iterator<Item = &'static str> {
    let games = games::catalogue().into_iter().map(|entry| entry.facts.id);
    games.chain(books().map(|book| book.id).filter(|id| games::entry(id).is_none()))
}

/// Every law of every book.
pub fn all() -> impl Iterator<Item = &'static Law> {
    books().flat_map(Book::laws)
}

/// The law of this citation, in capitals or not.
///
/// ```
/// assert_eq!(laws::law("VOLTARETE:ii.10.13").map(|law| law.number()), Some("II.10.13"));
/// assert!(laws::law("voltarete:II.99.1").is_none());
/// ```
pub fn law(id: &str) -> Option<&'static Law> {
    all().find(|law| law.id.0.eq_ignore_ascii_case(id))
}
