//! The table, drawn from a [`Sight`] alone: the same for every game.
//!
//! The page is made of parts, each the inside of an element of its own. When something happens at the table those parts that
//! changed are sent again; what a reader has typed or opened stands outside of them.

mod ask;
mod centre;
mod company;
mod ending;
mod hand;
mod hint;
mod places;
mod seats;
mod sheet;
mod steps;
mod told;
mod ways;

pub(super) use ending::result;
pub(super) use {centre::centre, hand::hand, places::is_crowd, seats::seats, sheet::said, sheet::sheet};

use super::frame::{Context, Kind, Waits, framed, layout};
use super::memo::Memo;
use super::voice::Voice;
use crate::house::{Counsel, Name, Phase, Sight};
use engine::Msg;
use maud::{Markup, PreEscaped, html};
use words::Words;

/// A region of the page that is swapped when it changes: the inside of the element of this id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The id of the element.
    pub id: &'static str,
    /// What is in it.
    pub html: String,
}

/// The parts of a table as this visitor sees it.
pub fn parts(words: &Words, sight: &Sight) -> Vec<Part> {
    drawn(&Voice::new(words, sight))
}

/// The same, where what was said at this table before is looked up.
pub fn parts_again(words: &Words, sight: &Sight, memo: Memo<'_>) -> Vec<Part> {
    drawn(&Voice::remembering(words, sight, memo))
}

fn drawn(voice: &Voice<'_>) -> Vec<Part> {
    let part = |id: &'static str, markup: Markup| Part { id, html: markup.into_string() };
    vec![
        part("bar", bar(voice)),
        part("seats", seats(voice)),
        part("centre", centre(voice)),
        part("hand", hand(voice)),
        part("proposal", ending::proposal(voice)),
        part("ask", ask::ask(voice)),
        part("sheet", sheet(voice)),
        part("earlier", sheet::earlier(voice)),
        part("before", sheet::before(voice)),
        part("said", said(voice)),
        part("chat", company::chat(voice)),
        part("company", company::company(voice)),
    ]
}

/// The page of a table.
pub fn page(context: &Context, words: &Words, sight: &Sight) -> Markup {
    let voice = Voice::new(words, sight);
    let parts = parts(words, sight);
    let part = |id: &str| PreEscaped(parts.iter().find(|part| part.id == id).map_or("", |part| part.html.as_str()));
    let thinks = matches!(sight.counsel, Some(Counsel::Thinks));
    let is_asked =
        (sight.view.prompt.is_some() && !thinks) || sight.rights.sit || sight.rights.go_on || sight.phase == Phase::Over;
    let waits = if is_asked { Waits::ForReader } else { Waits::ForOthers };
    let kind = Kind::Live { number: sight.number, socket: format!("/table/{}/live", sight.id), waits };
    let within = html! { div.bar-part id="bar" { (part("bar")) } };
    let deck = voice.deck().name();
    let body = html! {
        main.grid id="main" data-table=(sight.id) data-lang=(context.language.tag()) data-rules={ "/rules/" (sight.game) } data-law=(voice.told("web-wrong-law")) data-revoke=(voice.told("web-revoke"))
            data-guide-words=(voice.told("web-guide-words")) data-guide-cards=(voice.told("web-guide-cards"))
            data-guide-choose=(voice.told("web-guide-choose")) data-guide-slip=(voice.told("web-guide-slip")) {
            h1.vh { (voice.title()) ", " (voice.book()) }
            section.baize.crowd[is_crowd(sight)] data-seats=(sight.plates.len()) data-deck=(deck) aria-label=(voice.told("web-table")) {
                div.ring {}
                div.seats id="seats" { (part("seats")) }
                div.centre id="centre" { (part("centre")) }
                div.hand id="hand" { (part("hand")) }
            }
            section.asker aria-label=(voice.told("web-your-part")) {
                p.vh id="live" aria-live="polite" {}
                p.denied id="denied" role="alert" hidden {}
                div id="proposal" { (part("proposal")) }
                (sit_form(context, &voice))
                div id="ask" data-deck=(deck) { (part("ask")) }
            }
            (drawer(&voice, &part))
            dialog.slip-of id="paper" aria-label=(voice.told("web-hands")) {
                div.paper {}
                form.cta method="dialog" { button.btn { (voice.told("web-close")) } }
            }
        }
    };
    framed(context, words, voice.title(), &kind, within, body)
}

/// The page of a hand that is over: its slip, and what was said and done.
pub fn hand_page(context: &Context, words: &Words, sight: &Sight, number: u32) -> Option<Markup> {
    let voice = Voice::new(words, sight);
    let at = sight.hands.iter().position(|hand| hand.report.number == number)?;
    let hand = &sight.hands[at];
    let other = |at: Option<usize>| at.and_then(|at| sight.hands.get(at)).map(|hand| hand.report.number);
    let (earlier, later) = (other(at.checked_sub(1)), other(Some(at + 1)));
    let body = html! {
        h1.vh { (voice.title()) ", " (voice.say(&Msg::new("web-deal").with("number", i64::from(number)))) }
        div.hand-page {
            (told::told(&voice, hand))
            @if !hand.log.is_empty() { ol.log { @for line in &hand.log { li { (voice.say(line)) } } } }
            p.cta {
                @for (number, words) in [(earlier, "web-hand-earlier"), (later, "web-hand-later")] {
                    @if let Some(number) = number {
                        a.btn href={ "/table/" (sight.id) "/hand/" (number) } data-hand=(number) { (voice.told(words)) }
                    }
                }
                a.btn href={ "/table/" (sight.id) "/replay?hand=" (number) } { (voice.told("web-replay")) }
                a.btn.ghost href={ "/table/" (sight.id) } { (voice.told("web-back-to-table")) }
            }
        }
    };
    Some(layout(context, words, voice.title(), body))
}

/// What goes on, beside the name of the house.
fn bar(voice: &Voice<'_>) -> Markup {
    let sight = voice.sight;
    html! {
        span.gname { (voice.title()) span.muted { " · " (voice.book()) } }
        @if sight.me.is_none() && sight.phase != Phase::Gathering { span.badge.indigo { (voice.told("web-watching")) } }
        @if sight.watchers > 0 && sight.me.is_some() {
            span.muted.watchers { (voice.say(&Msg::new("web-watchers").with("many", sight.watchers))) }
        }
        @if sight.paused { span.badge.ox { (voice.told("web-paused")) } }
        @if sight.phase == Phase::Playing { span.muted.going { (going(voice)) } }
    }
}

/// What goes on: a hand, or that it is over.
fn going(voice: &Voice<'_>) -> String {
    match &voice.sight.ended {
        Some(hand) => voice.say(&Msg::new("web-told-over").with("number", i64::from(hand.report.number))),
        None => voice.say(&voice.sight.view.headline),
    }
}

/// The name a visitor would sit down with; the buttons to sit stand at the chairs.
fn sit_form(context: &Context, voice: &Voice<'_>) -> Markup {
    let sight = voice.sight;
    html! {
        @if sight.phase == Phase::Gathering || sight.rights.sit {
            form.sit-form id="sit-form" method="post" action={ "/table/" (sight.id) "/do/sit" } {
                label { span { (voice.told("web-your-name")) }
                    input type="text" name="name" maxlength=(Name::LONGEST) autocomplete="nickname"
                        value=(context.name.as_deref().unwrap_or_default()); }
                @if sight.phase == Phase::Gathering { label.entropy { span { (voice.told("web-entropy")) }
                    input type="text" name="entropy" maxlength="200" autocomplete="off" placeholder=(voice.told("web-entropy-hint")); } }
            }
        }
    }
}

/// Where the game hears what is said aloud, in whatever words.
fn aloud(voice: &Voice<'_>) -> Markup {
    html! {
        form.chat-form id="say-form" method="post" action={ "/table/" (voice.sight.id) "/act" } data-live="act" {
            input type="hidden" name="verb" value="say";
            label for="say-words" { (voice.told("web-aloud")) }
            input type="text" id="say-words" name="words" maxlength="160" autocomplete="off" required
                placeholder=(voice.told("web-aloud-hint"));
            button.btn { (voice.told("web-say-it")) }
        }
    }
}

/// What is said at every table.
const PHRASES: [&str; 5] = ["web-phrase-hello", "web-phrase-well", "web-phrase-luck", "web-phrase-sorry", "web-phrase-thanks"];

fn drawer<'p>(voice: &Voice<'_>, part: &impl Fn(&str) -> PreEscaped<&'p str>) -> Markup {
    let sight = voice.sight;
    let gathering = sight.phase == Phase::Gathering;
    let tab = |id: &'static str, first: bool, text: String| {
        html! {
            input.vh type="radio" name="tab" id={ "tab-" (id) } value=(id) checked[first];
            label for={ "tab-" (id) } { (text) }
        }
    };
    html! {
        aside.drawer id="drawer" aria-label=(voice.told("web-beside")) {
            h2.vh { (voice.told("web-beside")) }
            div.tabs role="radiogroup" aria-label=(voice.told("web-beside")) {
                (tab("sheet", !gathering, voice.told("web-tab-sheet")))
                (tab("talk", false, voice.told("web-tab-talk")))
                (tab("table", gathering, voice.told("web-tab-table")))
            }
            section.pane.pane-sheet aria-label=(voice.told("web-tab-sheet")) {
                div.entries { div id="sheet" { (part("sheet")) } div.earlier id="earlier" { (part("earlier")) } }
                div.log id="log" tabindex="0" role="group" aria-label=(voice.told("web-said")) {
                    div.before id="before" { (part("before")) }
                    div id="said" role="log" aria-live="off" aria-label=(voice.told("web-said")) { (part("said")) }
                }
            }
            section.pane.pane-talk aria-label=(voice.told("web-tab-talk")) {
                p.quiet.js-only { button.btn.ghost type="button" id="mute-talk" aria-pressed="false" data-on=(voice.told("web-talk-unmute")) { (voice.told("web-talk-mute")) } }
                div.talk id="chat" role="log" aria-live="polite" tabindex="0" { (part("chat")) }
                form.chat-form id="chat-form" method="post" action={ "/table/" (sight.id) "/do/chat" } data-live="do" data-do="chat" {
                    label.vh for="chat-text" { (voice.told("web-chat-label")) }
                    input type="text" id="chat-text" name="text" maxlength="400" autocomplete="off" required
                        placeholder=(voice.told("web-chat-label"));
                    button.btn { (voice.told("web-chat-send")) }
                    div.phrases.js-only role="group" aria-label=(voice.told("web-phrases")) {
                        @for phrase in PHRASES { button.chip type="button" data-phrase { span { (voice.told(phrase)) } } }
                    }
                }
                @if voice.hears_words() { (aloud(voice)) }
            }
            section.pane.pane-table id="company" aria-label=(voice.told("web-tab-table")) { (part("company")) }
        }
    }
}
