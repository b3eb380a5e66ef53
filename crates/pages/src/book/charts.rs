//! What a rule book draws: orders as rows of cards, tables of figures.

use super::{anchor, short};
use crate::card::Deck;
use cards::CardSet;
use engine::chart::{Chart, What};
use engine::{Cite, Facts, Msg, Seat};
use maud::{Markup, html};
use words::Words;

/// The words of a chart: those of a game, whose messages speak of cards and of nobody.
pub(super) struct ChartText<'a> {
    pub(super) words: &'a Words,
    pub(super) facts: &'static Facts,
}

impl ChartText<'_> {
    fn say(&self, msg: &Msg) -> String {
        self.words.say(msg, &|seat: Seat| seat.to_string(), self.facts.tradition)
    }

    fn names(&self, cards: CardSet) -> String {
        cards.iter().map(|card| self.words.card(card, self.facts.tradition)).collect::<Vec<_>>().join(", ")
    }
}

/// The rule by which a chart finds its chapter.
pub(super) fn cite(chart: &Chart) -> Option<Cite> {
    match chart {
        Chart::Order { cite, .. } => Some(*cite),
        Chart::Tariff { rows, .. } => rows.first().map(|row| row.cite),
    }
}

pub(super) fn chart(told: &ChartText<'_>, chart: &Chart) -> Markup {
    match chart {
        Chart::Order { heading, steps, .. } => order(told, heading, steps),
        Chart::Tariff { heading, columns, rows } => html! {
            figure.ord {
                figcaption { (told.say(heading)) }
                div.wide-table tabindex="0" role="group" aria-label=(told.say(heading)) { table.book-table {
                    thead { tr { td {} @for column in columns { th.num scope="col" { (told.say(column)) } } } }
                    tbody { @for row in rows {
                        tr {
                            th scope="row" {
                                @match &row.what {
                                    What::Said(msg) => (told.say(msg)),
                                    What::Cards(cards) => (small(told, *cards)),
                                }
                                " " a.law href={ "#" (anchor(told.facts.id, row.cite.0)) } { (short(told.words, told.facts.id, row.cite.0)) }
                            }
                            @for figure in &row.figures { td.num { @match figure { Some(figure) => (figure), None => "–" } } }
                        }
                    } }
                } }
            }
        },
    }
}

/// Cards from the highest down; equals stand in one frame.
pub(super) fn order(told: &ChartText<'_>, heading: &Msg, steps: &[CardSet]) -> Markup {
    let deck = Deck::of(told.facts.pack);
    html! {
        figure.ord {
            figcaption { (told.say(heading)) }
            ol.ranks data-deck=(deck.name()) {
                @for step in steps {
                    li.equals[step.len() > 1] {
                        span { @for card in step.iter() { i data-lights=(card) { (deck.face(card)) } } }
                        small { (told.names(*step)) }
                    }
                }
            }
        }
    }
}

/// Cards of a row in a table, small, with their names for who does not see them.
fn small(told: &ChartText<'_>, cards: CardSet) -> Markup {
    let deck = Deck::of(told.facts.pack);
    html! {
        span.few data-deck=(deck.name()) role="img" aria-label=(told.names(cards)) { @for card in cards.iter() { (deck.face(card)) } }
    }
}
