//! The lobby: the games of the house, and the tables.

use super::card::{Deck, picture};
use super::filters::{Filter, chips as filters};
use super::frame::{Context, layout, lobby_layout};
use super::shelves::{Shelf, chips, shelves};
use super::table_text::{facts, said, text_of};
use engine::{Ease, Entry, Facts, Msg, Place};
use maud::{Markup, html};
use store::Listed;
use table::Phase;
use words::Words;

/// Contents of the lobby.
#[derive(Clone, Debug)]
pub struct Lobby {
    /// Tables with empty chairs.
    pub open: Vec<Listed>,
    /// Tables that are played.
    pub running: Vec<Listed>,
    /// Which page of both, from 1, and whether another follows.
    pub page: u32,
    pub goes_on: bool,
    /// The visitor's own.
    pub mine: Vec<(Listed, MyTurn)>,
    /// The games the visitor wants to see.
    pub filter: Filter,
}

/// For whom a table waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MyTurn {
    /// For the visitor.
    Mine,
    Others,
}

/// The lobby.
pub fn lobby(context: &Context, words: &Words, lobby: &Lobby) -> Markup {
    let catalogue = games::catalogue();
    let games = said(words, &Msg::new("web-hero").with("games", catalogue.len()));
    let first = catalogue.first().map(|entry| entry.facts);
    let body = html! {
        section.hero {
            div {
                h1 { (games) }
                p.lead { (text_of(words, "web-hero-lead")) }
                div.cta {
                    @if let Some(first) = first {
                        form method="post" action={ "/play/" (first.id) } {
                            button.btn.go.big { (said(words, &Msg::new("web-play-game").with("game", first.title.to_owned()))) }
                        }
                    }
                    a.btn.big href="#games" { (text_of(words, "web-choose-game")) }
                }
                (start_with(words, &catalogue))
                p.small.muted { (text_of(words, "web-no-account")) }
            }
            (hero_cards(first))
        }
        div.cols {
            section id="games" aria-labelledby="games-title" {
                div.sec { h2 id="games-title" { (text_of(words, "web-games")) } }
                (filters(words, lobby.filter))
                @if !catalogue.iter().any(|entry| lobby.filter.lets(entry)) {
                    p.nothing { (text_of(words, "web-filter-none")) " " a href="/#games" { (text_of(words, "web-filter-all")) } }
                }
                @for shelf in shelves() { (shelf_of(words, &shelf, lobby.filter)) }
            }
            aside.tables id="tables" data-now={ "/lobby?page=" (lobby.page) } aria-label=(text_of(words, "web-tables")) { (now(words, lobby)) }
        }
    };
    lobby_layout(context, words, &text_of(words, "web-card-room"), body)
}

/// The tables as they are now: the script asks for them again while somebody looks.
pub fn now(words: &Words, lobby: &Lobby) -> Markup {
    let mut mine: Vec<&(Listed, MyTurn)> = lobby.mine.iter().collect();
    // Those that wait for the visitor first.
    mine.sort_by_key(|(table, turn)| !is_wanted(table, *turn));
    html! {
        @if !mine.is_empty() {
            div.sec { h2 { (text_of(words, "web-your-tables")) } }
            @for (table, turn) in mine { (mine_row(words, table, *turn)) }
        }
        (tables(words, text_of(words, "web-open-tables"), text_of(words, "web-no-open-tables"), text_of(words, "web-sit"), &lobby.open))
        @if !lobby.running.is_empty() {
            (tables(words, text_of(words, "web-running-tables"), String::new(), text_of(words, "web-watch"), &lobby.running))
        }
        @if lobby.goes_on { p { a href={ "/?page=" (lobby.page + 1) "#tables" } { (text_of(words, "web-more-tables")) } } }
    }
}

/// Does a table wait for the visitor?
fn is_wanted(table: &Listed, turn: MyTurn) -> bool {
    table.phase == Phase::Playing && turn == MyTurn::Mine
}

/// A shelf: its games, and their variants folded behind them. A shelf of which the filter leaves nothing is not shown.
fn shelf_of(words: &Words, shelf: &Shelf, filter: Filter) -> Markup {
    let at = |place: Place| shelf.at(place).filter(|(_, entry)| filter.lets(entry)).collect::<Vec<_>>();
    let (front, variants) = (at(Place::Front), at(Place::Variant));
    html! { @if !front.is_empty() || !variants.is_empty() {
        div.family id={ "shelf-" (shelf.name) } {
            h3 { (shelf.title(words)) }
            p { (shelf.about(words)) " " a href={ "/learn#shelf-" (shelf.name) } { (text_of(words, "primer-shelf")) } }
        }
        ul.index { @for (n, entry) in front { (game(words, *n, entry)) } }
        @if !variants.is_empty() {
            details.variants open[filter.is_set()] {
                summary { (said(words, &Msg::new("web-more-variants").with("many", variants.len()))) }
                ul.index { @for (n, entry) in variants { (game(words, *n, entry)) } }
            }
        }
    } }
}

/// The games a newcomer learns first, as links to their primers.
fn start_with(words: &Words, catalogue: &[Entry]) -> Markup {
    let easy = catalogue.iter().filter(|entry| entry.ease == Ease::Easy);
    html! {
        p.start {
            span { (text_of(words, "web-start-with")) }
            @for entry in easy { " " a.chip href={ "/learn/" (entry.facts.id) } { (entry.facts.title) } }
        }
    }
}

fn hero_cards(first: Option<&Facts>) -> Markup {
    use cards::{Card, Rank, Suit};
    let cards = [(Suit::Ouros, Rank::Knight), (Suit::Espadas, Rank::Ace), (Suit::Copas, Rank::King)];
    let deck = Deck::of(first.map_or(cards::Pack::Spanish40, |facts| facts.pack));
    html! { div.herofan aria-hidden="true" { @for (suit, rank) in cards { span { (deck.face(Card::new(suit, rank))) } } } }
}

/// How many can play, in figures.
pub(super) fn players(words: &Words, facts: &Facts) -> String {
    let mut many = facts.players.to_vec();
    many.sort_unstable();
    let many = match (many.first(), many.last()) {
        (Some(least), Some(most)) if most - least > 1 && most - least + 1 == many.len() => format!("{least}–{most}"),
        (Some(least), Some(most)) if many.len() == 2 => said(words, &Msg::new("web-or").with("one", *least).with("other", *most)),
        _ => many.iter().map(usize::to_string).collect::<Vec<_>>().join(", "),
    };
    said(words, &Msg::new("web-players").with("many", many))
}

fn game(words: &Words, n: usize, entry: &Entry) -> Markup {
    let facts = entry.facts;
    let deck = Deck::of(facts.pack);
    html! {
        li.game id={ "game-" (facts.id) } {
            span.tri data-deck=(deck.name()) aria-hidden="true" { @for card in picture(facts.pack, n) { (deck.face(card)) } }
            div.gn {
                h4 { (facts.title) }
                p { (words.about(facts.id)) }
                @if entry.place == Place::Front { p.gb { cite { (facts.book.title) } ", " (words.imprint(&facts.book)) } }
                (chips(words, entry))
            }
            div.gd {
                form method="post" action={ "/play/" (facts.id) } { button.btn { (text_of(words, "web-play-now")) } }
                a.btn.ghost href={ "/open/" (facts.id) } { (text_of(words, "web-open-table")) }
                a.how href={ "/rules/" (facts.id) } aria-label={ (text_of(words, "web-rules")) ": " (facts.title) } { (text_of(words, "web-rules")) }
            }
        }
    }
}

fn title(table: &Listed) -> String {
    facts(&table.game).map_or_else(|| table.game.clone(), |facts| facts.title.to_owned())
}

fn names(words: &Words, table: &Listed) -> String {
    let names: Vec<&str> = table.names.iter().flatten().map(String::as_str).collect();
    if names.is_empty() { text_of(words, "web-nobody-yet") } else { names.join(", ") }
}

fn mine_row(words: &Words, table: &Listed, turn: MyTurn) -> Markup {
    let (class, state) = match (table.phase, turn) {
        (Phase::Gathering, _) => ("badge", text_of(words, "web-state-gathering")),
        (Phase::Over, _) => ("badge", text_of(words, "web-state-over")),
        (Phase::Playing, MyTurn::Mine) => ("badge full", text_of(words, "web-your-turn")),
        (Phase::Playing, MyTurn::Others) => ("badge", text_of(words, "web-state-waiting")),
    };
    html! {
        a.tab.panel.turn[is_wanted(table, turn)] id={ "mine-" (table.id) } href={ "/table/" (table.id) } {
            b { (title(table)) } span class=(class) { (state) } small { (names(words, table)) }
        }
    }
}

fn tables(words: &Words, heading: String, none: String, verb: String, tables: &[Listed]) -> Markup {
    html! {
        div.sec { h2 { (heading) } }
        @if tables.is_empty() { p.nothing { (none) } }
        @else {
            ul.open.panel {
                @for table in tables {
                    @let taken = table.names.iter().flatten().count();
                    li {
                        span { b { (title(table)) } small { (names(words, table)) } }
                        span.muted { (said(words, &Msg::new("web-of").with("taken", taken).with("all", table.names.len()))) }
                        a.btn id={ "go-" (table.id) } href={ "/table/" (table.id) } aria-label={ (verb) ": " (title(table)) ", " (names(words, table)) } { (verb) }
                    }
                }
            }
        }
    }
}

/// The visitor's tables.
pub fn mine(context: &Context, words: &Words, mine: &[(Listed, MyTurn)]) -> Markup {
    let heading = text_of(words, "web-your-tables");
    let body = html! {
        div.sec.big { h1 { (heading) } }
        @if mine.is_empty() {
            p.lead { (text_of(words, "web-no-tables-yet")) }
            p.cta { a.btn.go href="/#games" { (text_of(words, "web-choose-game")) } }
        }
        div.narrow { @for (table, turn) in mine { (mine_row(words, table, *turn)) } }
    };
    layout(context, words, &heading, body)
}

/// The tables that are played now, for visitors who came to watch.
pub fn watch(context: &Context, words: &Words, lobby: &Lobby) -> Markup {
    let heading = text_of(words, "web-nav-watch");
    let body = html! {
        div.sec.big { h1 { (heading) } p.lead { (text_of(words, "web-watch-lead")) } }
        div.narrow {
            (tables(words, text_of(words, "web-running-tables"), text_of(words, "web-no-running-tables"), text_of(words, "web-watch"), &lobby.running))
            @if lobby.goes_on { p { a href={ "/watch?page=" (lobby.page + 1) } { (text_of(words, "web-more-tables")) } } }
        }
        p.cta { a.btn href="/replay" { (text_of(words, "web-nav-replay")) } a.btn href="/hands" { (text_of(words, "web-book-gallery")) } }
    };
    layout(context, words, &heading, body)
}
