//! The catalogue by shelves, and the pages that list every game: primers, rule books, laws, the referee's desks, and tables to watch.

use super::card::{Deck, picture};
use super::frame::{Context, layout};
use super::lobby::players;
use super::table_text::{said, text_of};
use engine::{Ease, Entry, Facts, Msg, Place};
use maud::{Markup, html};
use words::Words;

/// A shelf of the catalogue, with the place of each game in it.
pub(super) struct Shelf {
    pub(super) name: &'static str,
    pub(super) games: Vec<(usize, Entry)>,
}

impl Shelf {
    /// The games of one place, in the order of the catalogue.
    pub(super) fn at(&self, place: Place) -> impl Iterator<Item = &(usize, Entry)> {
        self.games.iter().filter(move |(_, entry)| entry.place == place)
    }

    pub(super) fn title(&self, words: &Words) -> String {
        words.shelf(self.name)
    }

    pub(super) fn about(&self, words: &Words) -> String {
        words.shelf_about(self.name)
    }
}

/// The shelves, each where its first game stands in the catalogue.
pub(super) fn shelves() -> Vec<Shelf> {
    let mut shelves: Vec<Shelf> = Vec::new();
    for (n, entry) in games::catalogue().into_iter().enumerate() {
        match shelves.iter_mut().find(|shelf| shelf.name == entry.shelf) {
            Some(shelf) => shelf.games.push((n, entry)),
            None => shelves.push(Shelf { name: entry.shelf, games: vec![(n, entry)] }),
        }
    }
    shelves
}

/// Players, minutes and difficulty of a game.
pub(super) fn chips(words: &Words, entry: &Entry) -> Markup {
    let (least, most) = entry.facts.minutes;
    html! {
        p.gf {
            span { (players(words, entry.facts)) }
            span { (said(words, &Msg::new("web-minutes").with("least", i64::from(least)).with("most", i64::from(most)))) }
            span { (text_of(words, ease(entry.ease))) }
        }
    }
}

/// The message of a difficulty.
pub(super) const fn ease(ease: Ease) -> &'static str {
    match ease {
        Ease::Easy => "web-ease-easy",
        Ease::Middling => "web-ease-middling",
        Ease::Demanding => "web-ease-demanding",
    }
}

/// Pages that list the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Index {
    Learn,
    Rules,
    Laws,
    Referee,
}

impl Index {
    const fn folder(self) -> &'static str {
        match self {
            Index::Learn => "/learn/",
            Index::Rules => "/rules/",
            Index::Laws => "/laws/",
            Index::Referee => "/referee/",
        }
    }

    const fn heading(self) -> &'static str {
        match self {
            Index::Learn => "primer-index",
            Index::Rules => "web-index-rules",
            Index::Laws => "web-index-laws",
            Index::Referee => "web-index-referee",
        }
    }

    const fn lead(self) -> &'static str {
        match self {
            Index::Learn => "primer-index-lead",
            Index::Rules => "web-index-rules-lead",
            Index::Laws => "web-index-laws-lead",
            Index::Referee => "web-index-referee-lead",
        }
    }

    /// The other pages a reader of this one may want.
    const fn beside(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Index::Learn => &[("/rules", "web-index-rules"), ("/hands", "web-book-gallery"), ("/laws", "web-index-laws")],
            Index::Rules => &[
                ("/learn", "primer-all"),
                ("/words", "web-words"),
                ("/hands", "web-book-gallery"),
                ("/laws", "web-index-laws"),
                ("/referee", "web-index-referee"),
            ],
            Index::Laws => &[("/referee", "web-index-referee"), ("/rules", "web-index-rules")],
            Index::Referee => &[("/laws", "web-index-laws"), ("/rules", "web-index-rules")],
        }
    }
}

/// A game that a reader has begun to learn.
#[derive(Clone, Copy)]
pub struct Learning {
    pub facts: &'static Facts,
    /// Number of things to repeat today.
    pub due: usize,
    /// Steps of its path, and those that are done.
    pub steps: usize,
    pub done: usize,
}

/// The games a reader learns, above the list of all.
fn learning(words: &Words, begun: &[Learning]) -> Markup {
    html! {
        @if !begun.is_empty() {
            section.due-list aria-labelledby="begun" {
                h2 id="begun" { (text_of(words, "memory-heading")) }
                ul { @for game in begun {
                    li {
                        a href={ "/learn/" (game.facts.id) "/path" } { b { (game.facts.title) } }
                        small { " " (said(words, &Msg::new("path-of").with("done", game.done).with("all", game.steps))) }
                        @if game.due > 0 { " " a.badge.ox href={ "/learn/" (game.facts.id) "/drill?due=1" } { (said(words, &Msg::new("memory-many").with("many", game.due))) } }
                    }
                } }
            }
        }
    }
}

/// A page that lists every game with a link to its own page of this kind; above them the games that its reader learns.
pub fn index(context: &Context, words: &Words, index: Index, begun: &[Learning]) -> Markup {
    let heading = text_of(words, index.heading());
    let line = |n: usize, facts: &'static Facts| {
        let deck = Deck::of(facts.pack);
        html! {
            li {
                a.shelved href={ (index.folder()) (facts.id) } {
                    span.tri data-deck=(deck.name()) aria-hidden="true" { @for card in picture(facts.pack, n) { (deck.face(card)) } }
                    span.gn { b { (facts.title) } @if index == Index::Laws { (many_laws(words, facts.id)) } @else { small { (words.about(facts.id)) } } }
                }
            }
        }
    };
    let body = html! {
        div.sec.big { h1 { (heading) } p.lead { (text_of(words, index.lead())) } }
        (learning(words, begun))
        @for shelf in shelves() {
            section.shelf id={ "shelf-" (shelf.name) } aria-label=(shelf.title(words)) {
                h2 { (shelf.title(words)) }
                p.muted { (shelf.about(words)) }
                ul.shelf-list { @for (n, entry) in &shelf.games { (line(*n, entry.facts)) } }
            }
        }
        p.cta { @for (path, text) in index.beside() { a.btn href=(path) { (text_of(words, text)) } } }
    };
    layout(context, words, &heading, body)
}

fn many_laws(words: &Words, game: &str) -> Markup {
    let many: usize = ::laws::of_game(game).into_iter().map(|book| book.laws().count()).sum();
    html! { small { (said(words, &Msg::new("web-many-laws").with("many", many))) } }
}
