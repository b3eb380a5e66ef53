//! The primer of a game: two telephone screens, drawn from what the game computes.

use super::card::Deck;
use super::frame::{Context, layout};
use super::shelves::chips;
use super::table_text::{said, text_of};
use engine::chart::Chart;
use engine::{Entry, Msg, Seat};
use learn::{Primer, Shown, primer};
use maud::{Markup, html};
use words::Words;

/// The aim of a game in the sentences of its primer; nothing where no primer can be made.
pub(super) fn aim(words: &Words, entry: &Entry) -> Markup {
    let page = Page { words, entry, deck: Deck::of(entry.facts.pack) };
    html! { @if let Ok(primer) = primer(entry) { (page.aim(&primer)) } }
}

/// A primer without its aim, as a part of a longer page.
pub(super) fn in_short(words: &Words, entry: &Entry) -> Markup {
    let page = Page { words, entry, deck: Deck::of(entry.facts.pack) };
    html! { @if let Ok(primer) = primer(entry) { (page.rest(&primer)) } }
}

/// The words and drawings of a game's primer.
struct Page<'a> {
    words: &'a Words,
    entry: &'a Entry,
    deck: Deck,
}

/// The page of a primer.
pub fn learn(context: &Context, words: &Words, entry: &Entry) -> Markup {
    let facts = entry.facts;
    let page = Page { words, entry, deck: Deck::of(facts.pack) };
    let heading = said(words, &Msg::new("primer-title").with("game", facts.title.to_owned()));
    let body = html! {
        article.primer {
            header { h1 { (heading) } (chips(words, entry)) }
            @match primer(entry) {
                Ok(primer) => (page.lesson(&primer)),
                Err(unready) => p { (said(words, &Msg::new("primer-unready").with("why", unready.to_string()))) },
            }
            (page.ways_on())
        }
    };
    layout(context, words, &heading, body)
}

impl Page<'_> {
    fn say(&self, msg: &Msg) -> String {
        self.words.say(msg, &|seat: Seat| seat.to_string(), self.entry.facts.tradition)
    }

    fn heading(&self, id: &'static str) -> Markup {
        html! { h2 { (text_of(self.words, id)) } }
    }

    fn lesson(&self, primer: &Primer) -> Markup {
        html! {
            section { (self.heading("primer-heading-aim")) (self.aim(primer)) }
            (self.rest(primer))
        }
    }

    fn aim(&self, primer: &Primer) -> Markup {
        html! { @for msg in &primer.aim { p { (self.say(msg)) } } }
    }

    /// What follows the aim.
    fn rest(&self, primer: &Primer) -> Markup {
        html! {
            section {
                (self.heading("primer-heading-order"))
                p { (self.say(&primer.beats)) }
                @for chart in &primer.orders { (self.order(chart)) }
            }
            section { (self.heading("primer-heading-trick")) (self.trick(&primer.trick)) p { (self.say(&primer.told)) } (self.whole(&primer.trick)) }
            section {
                (self.heading(primer.unit.heading()))
                table.cases { tbody { @for case in &primer.cases {
                    tr { th scope="row" { (self.say(&case.text)) } td.num { (case.signed()) } }
                } } }
            }
            section {
                (self.heading("primer-heading-words"))
                dl { @for id in primer.words { (self.word(id)) } }
            }
        }
    }

    /// An order from the highest card down, small; the names are read out.
    fn order(&self, chart: &Chart) -> Markup {
        html! {
            @if let Chart::Order { heading, steps, .. } = chart {
                figure {
                    figcaption { (self.say(heading)) }
                    ol.small-ranks data-deck=(self.deck.name()) {
                        @for step in steps {
                            li.equals[step.len() > 1] {
                                @for card in step.iter() { (self.deck.face(card)) span.vh { (self.words.card(card, self.entry.facts.tradition)) " " } }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The cards in the order of play, with the one led and the one that wins.
    fn trick(&self, trick: &Shown) -> Markup {
        html! {
            ol.shown data-deck=(self.deck.name()) {
                @for (n, &(seat, card)) in trick.plays.iter().enumerate() {
                    li.takes[seat == trick.winner] {
                        (self.deck.face(card))
                        span { (self.words.card(card, self.entry.facts.tradition)) }
                        @if seat == trick.winner { b { (text_of(self.words, "primer-takes")) } }
                        @else if n == 0 { small { (text_of(self.words, "primer-led")) } }
                    }
                }
            }
        }
    }

    /// A link to the worked hand the trick comes from.
    fn whole(&self, trick: &Shown) -> Markup {
        html! {
            @if let Some(hand) = trick.hand { p { a href={ "/hand/" (self.entry.facts.id) "/" (hand) } { (text_of(self.words, "primer-hand")) } } }
        }
    }

    fn word(&self, id: &'static str) -> Markup {
        let term = Msg::new(id);
        let gloss = self.words.gloss(&term, &|seat: Seat| seat.to_string(), self.entry.facts.tradition);
        html! { div { dt { (self.say(&term)) } dd { (gloss.unwrap_or_default()) } } }
    }

    fn ways_on(&self) -> Markup {
        let game = self.entry.facts.id;
        html! {
            div.cta {
                a.btn.go href={ "/learn/" (game) "/path" } { (text_of(self.words, "path-link")) }
                form method="post" action={ "/play/" (game) } { button.btn { (text_of(self.words, "primer-play")) } }
                a.btn href={ "/learn/" (game) "/drill" } { (text_of(self.words, "drill-start")) }
                a.btn href={ "/rules/" (game) } { (text_of(self.words, "primer-rules")) }
                a.btn href={ "/laws/" (game) } { (text_of(self.words, "primer-laws")) }
                a.btn.ghost href="/learn" { (text_of(self.words, "primer-all")) }
            }
        }
    }
}
