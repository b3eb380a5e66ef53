//! Certificates, the log on paper, and the cards of a pack as small pictures.

use super::sheet::{Ink, Sheets, Type};
use super::{Draft, Paper, named};
use cards::{Card, CardSet, Suit};
use club::decision::Decision;
use engine::Msg;

/// Width and height of a card on a judge's card.
const CARD: (f32, f32) = (21.0, 31.0);

impl Draft<'_> {
    /// A certificate for each of the first three, a sheet each.
    pub(super) fn certificates(&self, sheets: &mut Sheets) {
        let mut first = true;
        for id in self.event.categories.keys() {
            for award in self.event.awards(id).unwrap_or_default() {
                let Some(entry) = self.event.entries.get(&award.entry) else { continue };
                if !std::mem::take(&mut first) {
                    sheets.turn();
                    self.head(sheets, Paper::Certificates);
                }
                sheets.gap(90.0);
                sheets.centred(Type::Heading, &format!("{} {}", self.event.host, self.say("web-club-reg-has")));
                sheets.gap(26.0);
                sheets.centred(Type::Poster, &entry.name);
                sheets.gap(14.0);
                let people: Vec<String> = award.medals.0.iter().map(|&person| self.person(person)).collect();
                sheets.centred(Type::Heading, &people.join(" · "));
                sheets.gap(30.0);
                sheets.centred(Type::Title, &self.of("web-club-reg-place", "place", award.place + 1));
                sheets.gap(10.0);
                let msg = Msg::new("web-club-reg-in").with("category", self.category(&id.0));
                sheets.centred(Type::Heading, &crate::table_text::said(self.words, &msg.with("name", self.event.name.clone())));
                sheets.gap(40.0);
                sheets.centred(Type::Text, &format!("{}, {}", self.event.place, self.event.date));
                sheets.gap(70.0);
                let roles = ["organising", "evaluating"].map(|role| self.of("web-club-role", "role", role));
                sheets.signature(&[&roles[0], &roles[1]]);
            }
        }
    }

    /// Every decision in words but the single tentos, which stand in the súmulas.
    pub(super) fn log(&self, sheets: &mut Sheets) {
        for (n, logged) in self.event.log().iter().enumerate() {
            if matches!(logged.decision, Decision::Tentos { .. } | Decision::UndoTentos { .. }) {
                continue;
            }
            let number = u32::try_from(n + 1).unwrap_or(u32::MAX);
            let back =
                if self.event.is_taken_back(number) { format!(" [{}]", self.say("web-club-taken-back")) } else { String::new() };
            let maker = named::maker(self.words, self.event, logged);
            let what = named::in_words(self.words, self.event, &logged.decision);
            sheets.text(Type::Small, &format!("{number}  {}  {maker}: {what}{back}", logged.at));
        }
    }

    /// The order of the cards as pictures, the highest first; equals stand together.
    pub(super) fn order(&self, sheets: &mut Sheets, steps: &[CardSet]) {
        let mut x = 0.0;
        sheets.need(CARD.1 + 8.0);
        for (n, step) in steps.iter().enumerate() {
            let wide = step.len() as f32 * (CARD.0 + 2.0);
            if x + wide > Sheets::width() {
                sheets.gap(CARD.1 + 6.0);
                sheets.need(CARD.1 + 8.0);
                x = 0.0;
            }
            for card in step.iter() {
                picture(sheets, (x, 2.0), card);
                x += CARD.0 + 2.0;
            }
            if n + 1 < steps.len() {
                sheets.place((x, 2.0 + CARD.1 / 2.0 + 3.0), Type::SmallBold, ">", 10.0);
            }
            x += 10.0;
        }
        sheets.gap(CARD.1 + 8.0);
    }
}

/// The figure printed on a card of a Spanish pack.
fn printed(card: Card) -> String {
    match card.to_string().trim_end_matches(char::is_alphabetic) {
        "" => match card.to_string().chars().next() {
            Some('S') => "10",
            Some('C') => "11",
            _ => "12",
        }
        .to_owned(),
        figure => figure.to_owned(),
    }
}

/// A card: its figure in the corner, its suit below.
fn picture(sheets: &mut Sheets, (x, down): (f32, f32), card: Card) {
    sheets.area((x, down), CARD);
    sheets.place((x + 2.5, down + 10.0), Type::SmallBold, &printed(card), CARD.0);
    let (middle, low) = (x + CARD.0 / 2.0, down + 21.0);
    match card.suit() {
        Some(Suit::Ouros) => {
            sheets.disc((middle, low), 6.5, Ink::Gold);
            sheets.disc((middle, low), 3.0, Ink::White);
        }
        Some(Suit::Copas) => {
            sheets.shape(
                &[(middle - 5.5, low - 6.0), (middle + 5.5, low - 6.0), (middle + 3.0, low + 1.0), (middle - 3.0, low + 1.0)],
                Ink::Red,
            );
            sheets.shape(
                &[(middle - 1.0, low + 1.0), (middle + 1.0, low + 1.0), (middle + 4.0, low + 7.0), (middle - 4.0, low + 7.0)],
                Ink::Red,
            );
        }
        Some(Suit::Espadas) => {
            sheets.shape(
                &[
                    (middle, low - 8.0),
                    (middle + 1.4, low - 5.0),
                    (middle + 1.4, low + 3.0),
                    (middle - 1.4, low + 3.0),
                    (middle - 1.4, low - 5.0),
                ],
                Ink::Blue,
            );
            sheets.shape(
                &[(middle - 5.0, low + 3.0), (middle + 5.0, low + 3.0), (middle + 5.0, low + 4.6), (middle - 5.0, low + 4.6)],
                Ink::Blue,
            );
            sheets.shape(
                &[(middle - 1.0, low + 4.6), (middle + 1.0, low + 4.6), (middle + 1.0, low + 8.0), (middle - 1.0, low + 8.0)],
                Ink::Blue,
            );
        }
        Some(Suit::Bastos) => {
            sheets.shape(
                &[(middle - 3.2, low - 7.5), (middle + 3.2, low - 7.5), (middle + 1.6, low + 8.0), (middle - 1.6, low + 8.0)],
                Ink::Green,
            );
            sheets.shape(&[(middle + 1.5, low - 2.0), (middle + 5.0, low - 5.0), (middle + 2.0, low + 1.0)], Ink::Green);
        }
        None => {}
    }
}
