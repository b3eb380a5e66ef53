//! The table, drawn from a [`VisitorView`] alone: the same for every game.
//!
//! The page is made of parts, each the inside of an element of its own. When something happens at the table those parts that
//! changed are sent again; what a reader has typed or opened stands outside of them.

mod ask;
mod centre;
mod choices;
mod ending;
mod hand;
mod hint;
mod people;
mod places;
mod seats;
mod sheet;
mod steps;
mod summary;

pub(super) use ending::result;
pub(super) use {centre::centre, hand::hand, places::is_crowd, seats::seats, sheet::said, sheet::sheet};

use super::frame::{Context, Kind, Waits, framed, layout};
use super::memo::Memo;
use super::table_text::TableText;
use engine::Msg;
use maud::{Markup, PreEscaped, html};
use table::{Counsel, Name, Phase, VisitorView};
use words::Words;

/// A region of the page that is swapped when it changes: the inside of the element of this id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The id of the element.
    pub id: &'static str,
    /// Content.
    pub html: String,
}

/// The parts of a table as this visitor sees it.
pub fn parts(words: &Words, visitor_view: &VisitorView) -> Vec<Part> {
    drawn(&TableText::new(words, visitor_view))
}

/// The same, where what was said at this table before is looked up.
pub fn parts_again(words: &Words, visitor_view: &VisitorView, memo: Memo<'_>) -> Vec<Part> {
    drawn(&TableText::remembering(words, visitor_view, memo))
}

fn drawn(table_text: &TableText<'_>) -> Vec<Part> {
    let part = |id: &'static str, markup: Markup| Part { id, html: markup.into_string() };
    vec![
        part("bar", bar(table_text)),
        part("seats", seats(table_text)),
        part("centre", centre(table_text)),
        part("hand", hand(table_text)),
        part("proposal", ending::proposal(table_text)),
        part("ask", ask::ask(table_text)),
        part("sheet", sheet(table_text)),
        part("earlier", sheet::earlier(table_text)),
        part("before", sheet::before(table_text)),
        part("said", said(table_text)),
        part("chat", people::chat(table_text)),
        part("company", people::company(table_text)),
    ]
}

/// The page of a table.
pub fn page(context: &Context, words: &Words, visitor_view: &VisitorView) -> Markup {
    let table_text = TableText::new(words, visitor_view);
    let parts = parts(words, visitor_view);
    let part = |id: &str| PreEscaped(parts.iter().find(|part| part.id == id).map_or("", |part| part.html.as_str()));
    let thinks = matches!(visitor_view.counsel, Some(Counsel::Thinks));
    let is_asked = (visitor_view.view.prompt.is_some() && !thinks)
        || visitor_view.rights.sit
        || visitor_view.rights.go_on
        || visitor_view.phase == Phase::Over;
    let waits = if is_asked { Waits::ForReader } else { Waits::ForOthers };
    let kind = Kind::Live { number: visitor_view.number, socket: format!("/table/{}/live", visitor_view.id), waits };
    let within = html! { div.bar-part id="bar" { (part("bar")) } };
    let deck = table_text.deck().name();
    let body = html! {
        main.grid id="main" data-table=(visitor_view.id) data-lang=(context.language.tag()) data-rules={ "/rules/" (visitor_view.game) } data-law=(table_text.text("web-wrong-law")) data-revoke=(table_text.text("web-revoke"))
            data-guide-words=(table_text.text("web-guide-words")) data-guide-cards=(table_text.text("web-guide-cards"))
            data-guide-choose=(table_text.text("web-guide-choose")) data-guide-slip=(table_text.text("web-guide-slip")) {
            h1.vh { (table_text.title()) ", " (table_text.book()) }
            section.baize.crowd[is_crowd(visitor_view)] data-seats=(visitor_view.plates.len()) data-deck=(deck) aria-label=(table_text.text("web-table")) {
                div.ring {}
                div.seats id="seats" { (part("seats")) }
                div.centre id="centre" { (part("centre")) }
                div.hand id="hand" { (part("hand")) }
            }
            section.asker aria-label=(table_text.text("web-your-part")) {
                p.vh id="live" aria-live="polite" {}
                p.denied id="denied" role="alert" hidden {}
                div id="proposal" { (part("proposal")) }
                (sit_form(context, &table_text))
                div id="ask" data-deck=(deck) { (part("ask")) }
            }
            (drawer(&table_text, &part))
            dialog.slip-of id="paper" aria-label=(table_text.text("web-hands")) {
                div.paper {}
                form.cta method="dialog" { button.btn { (table_text.text("web-close")) } }
            }
        }
    };
    framed(context, words, table_text.title(), &kind, within, body)
}

/// The page of a hand that is over: its slip, and what was said and done.
pub fn hand_page(context: &Context, words: &Words, visitor_view: &VisitorView, number: u32) -> Option<Markup> {
    let table_text = TableText::new(words, visitor_view);
    let at = visitor_view.hands.iter().position(|hand| hand.report.number == number)?;
    let hand = &visitor_view.hands[at];
    let other = |at: Option<usize>| at.and_then(|at| visitor_view.hands.get(at)).map(|hand| hand.report.number);
    let (earlier, later) = (other(at.checked_sub(1)), other(Some(at + 1)));
    let body = html! {
        h1.vh { (table_text.title()) ", " (table_text.say(&Msg::new("web-deal").with("number", i64::from(number)))) }
        div.hand-page {
            (summary::hand_summary(&table_text, hand))
            @if !hand.log.is_empty() { ol.log { @for line in &hand.log { li { (table_text.linked(line)) } } } }
            p.cta {
                @for (number, words) in [(earlier, "web-hand-earlier"), (later, "web-hand-later")] {
                    @if let Some(number) = number {
                        a.btn href={ "/table/" (visitor_view.id) "/hand/" (number) } data-hand=(number) { (table_text.text(words)) }
                    }
                }
                a.btn href={ "/table/" (visitor_view.id) "/replay?hand=" (number) } { (table_text.text("web-replay")) }
                (crate::decided::opener(&table_text, number))
                a.btn.ghost href={ "/table/" (visitor_view.id) } { (table_text.text("web-back-to-table")) }
            }
        }
    };
    Some(layout(context, words, table_text.title(), body))
}

/// What goes on, beside the name of the house.
fn bar(table_text: &TableText<'_>) -> Markup {
    let visitor_view = table_text.visitor_view;
    html! {
        span.gname { (table_text.title()) span.muted { " · " (table_text.book()) } }
        @let referees = visitor_view.rights.halt || visitor_view.rights.release;
        @if referees { span.badge.indigo { (table_text.text("web-referee-you")) } }
        @if visitor_view.me.is_none() && visitor_view.phase != Phase::Gathering && !referees { span.badge.indigo { (table_text.text("web-watching")) } }
        @if visitor_view.watchers > 0 && visitor_view.me.is_some() {
            span.muted.watchers { (table_text.say(&Msg::new("web-watchers").with("many", visitor_view.watchers))) }
        }
        @if visitor_view.paused { span.badge.ox { (table_text.text("web-paused")) } }
        @if visitor_view.phase == Phase::Playing { span.muted.going { (going(table_text)) } }
    }
}

/// What goes on: a hand, or that it is over.
fn going(table_text: &TableText<'_>) -> String {
    match &table_text.visitor_view.ended {
        Some(hand) => table_text.say(&Msg::new("web-told-over").with("number", i64::from(hand.report.number))),
        None => table_text.say(&table_text.visitor_view.view.headline),
    }
}

/// The name a visitor would sit down with; the buttons to sit stand at the chairs.
fn sit_form(context: &Context, table_text: &TableText<'_>) -> Markup {
    let visitor_view = table_text.visitor_view;
    html! {
        @if visitor_view.phase == Phase::Gathering || visitor_view.rights.sit {
            form.sit-form id="sit-form" method="post" action={ "/table/" (visitor_view.id) "/do/sit" } {
                label { span { (table_text.text("web-your-name")) }
                    input type="text" name="name" maxlength=(Name::LONGEST) autocomplete="nickname"
                        value=(context.name.as_deref().unwrap_or_default()); }
                @if visitor_view.phase == Phase::Gathering { label.entropy { span { (table_text.text("web-entropy")) }
                    input type="text" name="entropy" maxlength="200" autocomplete="off" placeholder=(table_text.text("web-entropy-hint")); } }
            }
        }
    }
}

/// Where the game hears what is said aloud, in whatever words.
fn aloud(table_text: &TableText<'_>) -> Markup {
    html! {
        form.chat-form id="say-form" method="post" action={ "/table/" (table_text.visitor_view.id) "/act" } data-live="act" {
            input type="hidden" name="verb" value="say";
            label for="say-words" { (table_text.text("web-aloud")) }
            input type="text" id="say-words" name="words" maxlength="160" autocomplete="off" required
                placeholder=(table_text.text("web-aloud-hint"));
            button.btn { (table_text.text("web-say-it")) }
        }
    }
}

/// What is said at every table.
const PHRASES: [&str; 5] = ["web-phrase-hello", "web-phrase-well", "web-phrase-luck", "web-phrase-sorry", "web-phrase-thanks"];

fn drawer<'p>(table_text: &TableText<'_>, part: &impl Fn(&str) -> PreEscaped<&'p str>) -> Markup {
    let visitor_view = table_text.visitor_view;
    let gathering = visitor_view.phase == Phase::Gathering;
    let tab = |id: &'static str, first: bool, text: String| {
        html! {
            input.vh type="radio" name="tab" id={ "tab-" (id) } value=(id) checked[first];
            label for={ "tab-" (id) } { (text) }
        }
    };
    html! {
        aside.drawer id="drawer" aria-label=(table_text.text("web-beside")) {
            h2.vh { (table_text.text("web-beside")) }
            div.tabs role="radiogroup" aria-label=(table_text.text("web-beside")) {
                (tab("sheet", !gathering, table_text.text("web-tab-sheet")))
                (tab("talk", false, table_text.text("web-tab-talk")))
                (tab("table", gathering, table_text.text("web-tab-table")))
            }
            section.pane.pane-sheet aria-label=(table_text.text("web-tab-sheet")) {
                div.entries { div id="sheet" { (part("sheet")) } div.earlier id="earlier" { (part("earlier")) } }
                div.log id="log" tabindex="0" role="group" aria-label=(table_text.text("web-said")) {
                    div.before id="before" { (part("before")) }
                    div id="said" role="log" aria-live="off" aria-label=(table_text.text("web-said")) { (part("said")) }
                }
            }
            section.pane.pane-talk aria-label=(table_text.text("web-tab-talk")) {
                p.quiet.js-only { button.btn.ghost type="button" id="mute-talk" aria-pressed="false" data-on=(table_text.text("web-talk-unmute")) { (table_text.text("web-talk-mute")) } }
                div.talk id="chat" role="log" aria-live="polite" tabindex="0" { (part("chat")) }
                form.chat-form id="chat-form" method="post" action={ "/table/" (visitor_view.id) "/do/chat" } data-live="do" data-do="chat" {
                    label.vh for="chat-text" { (table_text.text("web-chat-label")) }
                    input type="text" id="chat-text" name="text" maxlength="400" autocomplete="off" required
                        placeholder=(table_text.text("web-chat-label"));
                    button.btn { (table_text.text("web-chat-send")) }
                    div.phrases.js-only role="group" aria-label=(table_text.text("web-phrases")) {
                        @for phrase in PHRASES { button.chip type="button" data-phrase { span { (table_text.text(phrase)) } } }
                    }
                }
                @if table_text.hears_words() { (aloud(table_text)) }
            }
            section.pane.pane-table id="company" aria-label=(table_text.text("web-tab-table")) { (part("company")) }
        }
    }
}
