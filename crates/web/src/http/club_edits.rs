//! Forms that put right what was typed: events, fees, entries, kits, and the cards of a draw as people name them.

use super::club_acts::{Book, Form};
use cards::{Card, Pack};
use club::choices::{Choice, OF_CATEGORY, OF_EVENT, chosen, time};
use club::entry::{EntryId, Part, PersonId};
use club::founding::{DRAWS, FORMATS};
use club::jogo::Kit;
use club::options::{CategoryOptions, EventOptions, LateEntries};
use club::{Breach, CardName, Championship, Decision, Line, TooLong};
use serde::Serialize;
use serde::de::DeserializeOwned;
use unicode_normalization::UnicodeNormalization;

/// Options with the choices that a form has fields for; one whose answer is none is refused.
fn again<T: Serialize + DeserializeOwned + Clone>(form: &Form<'_>, known: &T, choices: &[Choice]) -> Result<T, Breach> {
    let asked: Vec<Choice> = choices.iter().copied().filter(|choice| !form.each(choice.name).is_empty()).collect();
    let (options, needs) = chosen(known, &asked, |name| form.text(name).to_owned());
    if needs.is_empty() { Ok(options) } else { Err(Breach::BadOptions) }
}

pub(super) fn edit_event(form: &Form<'_>, event: &Championship) -> Result<Decision, Breach> {
    let minutes = |name: &str, known: u32| form.text(name).parse().unwrap_or(known);
    let known = again(form, &event.options, &OF_EVENT)?;
    let options = EventOptions { minutes_per_partida: minutes("minutes", event.options.minutes_per_partida), ..known };
    let (name, host, place, date) = (form.whole("name")?, form.whole("host")?, form.whole("place")?, form.whole("date")?);
    let start = time(form.text("start")).unwrap_or(event.start);
    Ok(Decision::EditEvent { name, host, place, date, start, options })
}

fn one<T: Copy>(text: &str, answers: &[(&str, T)], known: T) -> T {
    answers.iter().find(|(name, _)| *name == text).map_or(known, |(_, answer)| *answer)
}

/// A person whose name was typed wrong.
pub(super) fn rename(form: &Form<'_>, event: &Championship) -> Result<Decision, Breach> {
    let person = form.person("person");
    let known = event.persons.get(&person).ok_or(Breach::UnknownPerson(person))?;
    let details = club::entry::Person { name: form.whole("name")?, ..known.clone() };
    Ok(Decision::Register { person, details })
}

pub(super) fn edit_category(form: &Form<'_>, event: &Championship) -> Result<Decision, Breach> {
    let category = form.category();
    let known = &event.category(&category)?.options;
    let options = CategoryOptions {
        fee: club::choices::amount(form.text("fee")).ok_or(Breach::WrongAmount)?,
        format: one(form.text("format"), &FORMATS, known.format),
        draw_method: one(form.text("draw"), &DRAWS, known.draw_method),
        late_entries: if form.text("late").is_empty() { LateEntries::Refused } else { LateEntries::UntilDraw },
        ..again(form, known, &OF_CATEGORY)?
    };
    Ok(Decision::EditCategory { category, options })
}

pub(super) fn give_kit(form: &Form<'_>) -> Decision {
    let kit = form.text("from").parse().map_or(Kit::New, |from| Kit::Borrowed { from });
    Decision::GiveKit { table: form.number("table"), kit }
}

/// A name that was changed renames its person, unless it is that of somebody known; an empty one leaves the entry.
pub(super) fn edit_entry(form: &Form<'_>, event: &Championship, entry: EntryId) -> Result<Vec<Decision>, Breach> {
    let of = event.entry(entry)?;
    let mut book = Book::new(event);
    let mut members = Vec::new();
    for (part, name) in [(Part::Titular, "player"), (Part::Reserve, "reserve")] {
        for (was, typed) in form.each(&format!("{name}_id")).into_iter().zip(form.each(name)) {
            if !typed.is_empty() {
                members.push((member(&mut book, event, was, typed)?, part));
            }
        }
    }
    let name = if form.text("name").is_empty() { Line::cut(&of.name) } else { form.whole("name")? };
    if name.as_str() != of.name || members != of.members {
        book.decisions.push(Decision::EditEntry { entry, name, members });
    }
    let (ctg, region) = (form.whole("ctg")?, form.whole("region")?);
    if (&ctg, &region) != (&of.origin.ctg, &of.origin.region) {
        book.decisions.push(Decision::NoteOrigin { entry, ctg, region });
    }
    Ok(book.decisions)
}

fn member(book: &mut Book<'_>, event: &Championship, was: &str, typed: &str) -> Result<PersonId, TooLong> {
    let known = was.parse().ok().map(PersonId).and_then(|id| Some((id, event.persons.get(&id)?)));
    match known {
        Some((id, person)) if person.name.as_str() == typed => Ok(id),
        Some((id, person)) if !book.knows(typed) => {
            let details = club::entry::Person { name: Line::try_from(typed)?, ..person.clone() };
            book.decisions.push(Decision::Register { person: id, details });
            Ok(id)
        }
        _ => book.person(typed, |name| club::entry::Person { name, tradition: club::entry::Tradition::Peao, contact: None }),
    }
}

/// A card by its letters, by the figure and suit printed on a Spanish pack, or by its name in any of the languages; else as it was
/// typed, to be refused at its place.
pub(super) fn card(typed: &str) -> CardName {
    let pack = Pack::Spanish40.cards();
    let by_letters = || typed.to_uppercase().parse().ok().filter(|&card: &Card| pack.contains(card));
    let plain = plain(typed);
    let found = by_letters().or_else(|| pack.iter().find(|&card| is_named(card, &plain)));
    found.map_or_else(|| CardName::cut(typed), |card| CardName::cut(&card.to_string()))
}

/// Small letters without accents, one blank between words.
fn plain(text: &str) -> String {
    let letters = text.nfd().filter(|letter| !('\u{300}'..='\u{36f}').contains(letter)).flat_map(char::to_lowercase);
    let spaced: String = letters.map(|letter| if letter.is_alphanumeric() { letter } else { ' ' }).collect();
    spaced.split(' ').filter(|word| !matches!(*word, "" | "de" | "of" | "di" | "da" | "the")).collect::<Vec<_>>().join(" ")
}

/// Names of the ranks as they are spoken and printed, in the order of the notation.
const RANKS: [(&str, &[&str]); 10] = [
    ("1", &["1", "as", "ace", "asso", "um", "uno", "one"]),
    ("2", &["2", "dois", "dos", "due", "two"]),
    ("3", &["3", "tres", "tre", "three"]),
    ("4", &["4", "quatro", "cuatro", "quattro", "four"]),
    ("5", &["5", "cinco", "cinque", "five"]),
    ("6", &["6", "seis", "sei", "six"]),
    ("7", &["7", "sete", "siete", "sette", "seven"]),
    ("S", &["10", "sota", "dez", "diez", "dieci", "ten", "jack", "fante", "s"]),
    ("C", &["11", "cavalo", "caballo", "cavallo", "knight", "onze", "once", "undici", "c"]),
    ("R", &["12", "rei", "rey", "re", "king", "doze", "doce", "dodici", "r"]),
];
const SUITS: [(char, &[&str]); 4] = [
    ('O', &["o", "ouros", "ouro", "oros", "oro", "denari", "coins"]),
    ('C', &["c", "copas", "copa", "coppe", "cups"]),
    ('E', &["e", "espadas", "espada", "spade", "swords"]),
    ('B', &["b", "bastos", "basto", "paus", "bastoni", "batons", "clubs"]),
];

fn is_named(card: Card, plain: &str) -> bool {
    let Some(suit) = card.suit().map(cards::Suit::letter) else { return false };
    let rank = card.to_string().trim_end_matches(suit).to_owned();
    let ranks = RANKS.iter().find(|(known, _)| *known == rank).map_or(&[][..], |(_, names)| names);
    let suits = SUITS.iter().find(|(known, _)| *known == suit).map_or(&[][..], |(_, names)| names);
    let is_said = |rank: &&str, suit: &&str| plain == format!("{rank} {suit}") || plain == format!("{rank}{suit}");
    ranks.iter().any(|rank| suits.iter().any(|suit| is_said(rank, suit)))
}

/// Scores as people write them: `24-18`, `24 x 22`, `24–22`, `24 a 20`, several behind one another. What is no score is one that nobody can
/// reach.
pub(super) fn scores(typed: &str, none: u32) -> Vec<[u32; 2]> {
    let between = |letter: char| letter.is_whitespace() || "-–—−xX×:/a,;.".contains(letter);
    if typed.chars().any(|letter| !letter.is_ascii_digit() && !between(letter)) {
        return vec![[none, none]];
    }
    let figures: Vec<u32> = typed
        .split(|letter: char| !letter.is_ascii_digit())
        .filter(|figure| !figure.is_empty())
        .map(|figure| figure.parse().unwrap_or(none))
        .collect();
    let pairs = figures.chunks(2).map(|pair| if let [a, b] = pair { [*a, *b] } else { [none, none] });
    pairs.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r13_a_card_is_read_as_it_is_printed_and_as_it_is_called() {
        for typed in ["RO", "ro", "12 de ouros", "12O", "12 oros", "rei de ouros", "Rey de Oros", "re di denari", "king of coins"]
        {
            assert_eq!(card(typed).as_str(), "RO", "{typed}");
        }
        for typed in ["10 de copas", "sota de copas", "SC", "10c"] {
            assert_eq!(card(typed).as_str(), "SC", "{typed}");
        }
        for typed in ["11 de paus", "cavalo de paus", "CB"] {
            assert_eq!(card(typed).as_str(), "CB", "{typed}");
        }
        for typed in ["8 de copas", "13 ouros", "rei", "ouros", "", "x"] {
            assert_eq!(card(typed).as_str(), typed, "{typed}");
        }
        for own in Pack::Spanish40.cards().iter() {
            assert_eq!(card(&own.to_string()).as_str(), own.to_string());
        }
    }

    #[test]
    fn r24_scores_are_read_as_people_write_them() {
        for typed in ["24-22", "24 x 22", "24x22", "24–22", "24 — 22", "24 a 22", "24:22", " 24 × 22 "] {
            assert_eq!(scores(typed, 9_999), [[24, 22]], "{typed}");
        }
        assert_eq!(scores("24-18, 20 x 24; 24–3", 9_999), [[24, 18], [20, 24], [24, 3]]);
        for typed in ["24", "24-", "vinte", "24-18 20"] {
            assert!(scores(typed, 9_999).contains(&[9_999, 9_999]), "{typed}");
        }
    }
}
