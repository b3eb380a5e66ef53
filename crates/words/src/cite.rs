//! Citations and imprints as a reader sees them. The lines of the text file a book was read from stay in the tables of the games.

use crate::{Words, id};
use engine::Book;
use fluent_bundle::FluentArgs;

/// Sections are cited by this word, in the tables of the games.
const SECTION: &str = "section ";

impl Words {
    /// A citation at the table of a game: `R57` of its own book or of its family, `Mediator R36` of another game's, `seção 8`. None if it
    /// names nothing but lines of a text file.
    pub fn cited(&self, game: &str, cite: &str) -> Option<String> {
        let parts: Vec<String> = cite.split(", ").filter(|part| !is_lines(part)).map(|part| self.part(game, part)).collect();
        (!parts.is_empty()).then(|| parts.join(", "))
    }

    fn part(&self, game: &str, part: &str) -> String {
        let (book, number) = match part.split_once([' ', ':']) {
            Some(split) if !part.starts_with(SECTION) => split,
            _ => ("", part),
        };
        let number = number.strip_prefix(SECTION).map_or_else(|| number.to_owned(), |section| self.section(section));
        match games::entry(book).filter(|entry| entry.facts.id != game) {
            Some(other) => format!("{} {number}", other.facts.title),
            None => number,
        }
    }

    fn section(&self, number: &str) -> String {
        let args = FluentArgs::from_iter([("number", number.to_owned())]);
        self.pattern("cite-section", None, &args).unwrap_or_else(|_| number.to_owned())
    }

    /// Place and year of a book's printing: `Lisboa 1834`.
    pub fn imprint(&self, book: &Book) -> String {
        let told = |name: String, otherwise: &str| self.text(&name).unwrap_or_else(|| otherwise.to_owned());
        let place = told(imprint_id("place", book.place), book.place);
        format!("{place} {}", told(imprint_id("year", book.year), book.year))
    }
}

/// The message of a place or of a time that is written differently in other languages: `imprint-place-lisbon`.
fn imprint_id(kind: &str, name: &str) -> String {
    id(&format!("imprint-{kind}-{}", name.to_lowercase().replace('.', "").replace(' ', "-")))
}

/// Is this part of a citation a line of a text file: `book 2137`, `001:2185`, `188-190`?
fn is_lines(part: &str) -> bool {
    let lines = part.strip_prefix("book ").unwrap_or(part);
    !lines.is_empty() && lines.chars().all(|letter| letter.is_ascii_digit() || "-:–".contains(letter))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn a_citation_names_rules_laws_and_sections_but_no_line_of_a_file() {
        let [english, portuguese] = [Language::English, Language::Portuguese].map(Words::new);
        assert_eq!(english.cited("voltarete", "voltarete R57").as_deref(), Some("R57"));
        assert_eq!(english.cited("voltarete", "voltarete:II.10.13").as_deref(), Some("II.10.13"));
        assert_eq!(english.cited("dosillo", "mediator R36").as_deref(), Some("Mediator R36"));
        assert_eq!(english.cited("dosillo", "family R11").as_deref(), Some("R11"));
        assert_eq!(english.cited("voltarete", "II.10, II.12, II.17").as_deref(), Some("II.10, II.12, II.17"));
        assert_eq!(portuguese.cited("cientos", "section 8").as_deref(), Some("seção 8"));
        assert_eq!(portuguese.cited("truco", "truco section 2").as_deref(), Some("seção 2"));
        assert_eq!(english.cited("truco", "book 82, D2").as_deref(), Some("D2"));
        for lines in ["book 2137", "book 102, 2866", "001:2185", "2580-2587"] {
            assert_eq!(english.cited("truco", lines), None, "{lines}");
        }
    }

    #[test]
    fn a_book_is_printed_in_a_place_of_the_readers_language() {
        let book = Book { title: "Jogos de cartas", place: "Brazil", year: "20th century" };
        let told = Language::ALL.map(|language| Words::new(language).imprint(&book));
        assert_eq!(told, ["Brazil 20th century", "Brasil século XX", "Brasil siglo XX", "Brasile XX secolo"]);
    }
}
