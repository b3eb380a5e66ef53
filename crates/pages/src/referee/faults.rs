//! Several faults of one hand, of one player or of several: each is told for itself, all are ruled on together, and each can be taken away
//! again. The address names them all.

use super::super::table_text::text_of;
use super::FromTable;
use ::laws::desk::{self, Given};
use engine::{Facts, Seat};
use maud::{Markup, html};
use words::Words;

/// A fault: the incident and the answers to its questions.
pub type Fault = (String, Given);

/// Most faults of one hand.
pub const MOST_FAULTS: usize = 6;

/// Text as it stands in an address.
pub(crate) fn encoded(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b',' => out.push(char::from(byte)),
            b' ' => out.push('+'),
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

/// `II.10.15` of `voltarete:II.10.15`.
pub(super) fn number(law: &str) -> &str {
    law.split_once(':').map_or(law, |(_, number)| number)
}

/// A fault as an address says it: `revoke kind=suit caller=player`.
fn written((id, given): &Fault) -> String {
    given.iter().fold(id.clone(), |text, (key, answer)| format!("{text} {key}={answer}"))
}

/// The hidden fields by which a form keeps the faults told before.
pub(super) fn hidden_fields(faults: &[Fault]) -> Markup {
    html! { @for fault in faults { input type="hidden" name="with" value=(written(fault)); } }
}

/// Pages of one desk, for a visitor who comes from a table or not.
#[derive(Clone, Copy)]
pub(super) struct Desk<'a> {
    pub(super) words: &'a Words,
    pub(super) facts: &'static Facts,
    pub(super) from: &'a FromTable,
    /// How the table stood.
    pub(super) stood: &'a str,
}

impl Desk<'_> {
    /// The address of a page: the faults told before, and the incident that is asked about.
    pub(super) fn address(&self, before: &[Fault], asked: Option<(&str, &Given)>) -> String {
        let mut query = String::new();
        if let Some((id, given)) = asked {
            query.push_str(&format!("&incident={id}"));
            query.extend(given.iter().map(|(key, answer)| format!("&{key}={answer}")));
        }
        query.extend(before.iter().map(|fault| format!("&with={}", encoded(&written(fault)))));
        if !self.stood.is_empty() {
            query.push_str(&format!("&stood={}", encoded(self.stood)));
        }
        query.push_str(&self.from.query());
        match query.strip_prefix('&') {
            Some(query) => format!("/referee/{}?{query}", self.facts.id),
            None => format!("/referee/{}", self.facts.id),
        }
    }

    /// A player by name, or by seat.
    pub(super) fn player(&self, seat: usize) -> String {
        Seat::new(seat).map_or_else(String::new, |seat| desk::player(self.words, self.facts.id, seat, &self.from.names))
    }

    /// The name of a fault, with the player who committed it if that was asked.
    pub(super) fn name(&self, (id, given): &Fault) -> String {
        let by = given.get("by").and_then(|by| by.parse::<usize>().ok()?.checked_sub(1));
        let name = desk::form_name(self.words, id);
        by.map_or_else(|| name.clone(), |seat| format!("{name}: {}", self.player(seat)))
    }

    /// The faults told before, each with the way back to its questions and the way to take it away; `asked` is the incident below.
    pub(super) fn listed(&self, before: &[Fault], asked: Option<&Fault>) -> Markup {
        let without = |n: usize| -> Vec<Fault> {
            before.iter().enumerate().filter(|(place, _)| *place != n).map(|(_, fault)| fault.clone()).collect()
        };
        html! {
            @if !before.is_empty() {
                section.faults {
                    h2 { (text_of(self.words, "web-desk-faults")) }
                    ol {
                        @for (n, fault) in before.iter().enumerate() {
                            @let others = without(n);
                            @let opened: Vec<Fault> = others.iter().cloned().chain(asked.cloned()).collect();
                            @let name = self.name(fault);
                            li {
                                a href=(self.address(&opened, Some((&fault.0, &fault.1)))) { (name) }
                                a.btn.ghost.no-print href=(self.address(&others, asked.map(|(id, given)| (id.as_str(), given))))
                                    aria-label={ (text_of(self.words, "web-desk-remove")) ": " (name) } { (text_of(self.words, "web-desk-remove")) }
                            }
                        }
                    }
                }
            }
        }
    }
}
