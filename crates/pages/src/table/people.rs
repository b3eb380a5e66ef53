//! What the company agreed, what was talked, and what the deal proves.

use crate::forms::doing;
use crate::table_text::{TableText, deadline, facts, hints, length, level, rating, rest, said};
use crate::term::term;
use engine::Msg;
use maud::{Markup, html};
use table::{ChatLine, HintTaken, Hints, Openness, Pace, Phase};

/// Something told beside the table.
enum Line<'a> {
    Talk(&'a ChatLine),
    Hint(&'a HintTaken),
}

impl Line<'_> {
    fn number(&self) -> u64 {
        match self {
            Line::Talk(line) => line.number,
            Line::Hint(taken) => taken.number,
        }
    }
}

/// So many hints are told of; all are counted beside the seats.
const HINTS_SHOWN: usize = 40;

/// What was written, and who asked the tutor where others play too; the newest last.
fn lines<'a>(table_text: &'a TableText<'_>) -> Vec<Line<'a>> {
    let visitor_view = table_text.visitor_view;
    let taken = visitor_view
        .hints_taken
        .iter()
        .rev()
        .take(HINTS_SHOWN)
        .filter(|_| visitor_view.hints == Hints::Everybody)
        .map(Line::Hint);
    let mut lines: Vec<Line<'_>> = visitor_view.chat.iter().map(Line::Talk).chain(taken).collect();
    lines.sort_by_key(Line::number);
    lines
}

/// Who else has written, each once.
fn others<'a>(table_text: &'a TableText<'_>) -> Vec<&'a str> {
    let own = table_text
        .visitor_view
        .me
        .and_then(|me| table_text.visitor_view.plates.get(me.index()))
        .and_then(|plate| plate.name.as_deref());
    let mut names: Vec<&str> =
        table_text.visitor_view.chat.iter().map(|line| line.name.as_str()).filter(|name| Some(*name) != own).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// What was written, and whether more may be.
pub(super) fn chat(table_text: &TableText<'_>) -> Markup {
    let visitor_view = table_text.visitor_view;
    let lines = lines(table_text);
    html! {
        @if lines.is_empty() { p.nothing { (table_text.text("web-chat-empty")) } }
        ol { @for line in &lines {
            @match line {
                Line::Talk(line) => li data-from=(line.name) { b { (line.name) } " " span { (line.text) } },
                Line::Hint(taken) => li.took { (said(table_text.words, &Msg::new("web-hint-taken").with("name", table_text.name(taken.seat)))) },
            }
        } }
        @let others = others(table_text);
        @if !others.is_empty() {
            p.mutes.js-only { @for name in others {
                button.btn.ghost type="button" data-mute=(name) aria-pressed="false" data-on=(said(table_text.words, &Msg::new("web-hear-person").with("name", name.to_owned()))) {
                    (said(table_text.words, &Msg::new("web-mute-person").with("name", name.to_owned())))
                }
            } }
        }
        @if !visitor_view.rights.chat {
            p.closed data-closed="yes" {
                @if visitor_view.phase == Phase::Playing && !visitor_view.paused { (table_text.text("web-chat-closed")) }
                @else { (table_text.text("web-chat-seated")) }
            }
        }
    }
}

/// The terms of the table.
pub(super) fn company(table_text: &TableText<'_>) -> Markup {
    let visitor_view = table_text.visitor_view;
    let rights = visitor_view.rights;
    html! {
        @if rights.pause || rights.leave || rights.resume {
            div.manners {
                @if rights.pause { (doing(table_text, "pause", table_text.text(if visitor_view.refereed { "web-referee-call" } else { "web-pause" }), "")) }
                @if rights.leave && !visitor_view.paused { (doing(table_text, "leave", table_text.text("web-leave"), "")) }
            }
            p.small { (table_text.text("web-leave-means")) }
        }
        (super::ending::proposing(table_text))
        (players(table_text))
        h3 { (table_text.text("web-agreed")) }
        dl.agreed {
            div { dt { (table_text.text("web-who-may-come")) } dd { (openness(table_text, visitor_view.openness)) } }
            @if visitor_view.refereed { div { dt { (table_text.text("web-referee-of")) } dd { (table_text.text("web-referee-host")) } } }
            div { dt { (table_text.text("web-clock")) } dd {
                @match visitor_view.clock {
                    None => (table_text.text("web-clock-none")),
                    Some(clock) => (said(table_text.words, &Msg::new("web-clock-of").with("minutes", i64::from(clock.base / 60)).with("seconds", i64::from(clock.increment)))),
                }
            } }
            div { dt { (table_text.text("web-pace")) } dd { (pace(table_text, visitor_view.pace)) } }
            div { dt { (table_text.text("web-deadline")) } dd { (deadline(table_text.words, visitor_view.deadline)) } }
            div { dt { (table_text.text("web-length")) } dd { (length(table_text.words, visitor_view.length)) } }
            div { dt { (table_text.text("web-rest")) } dd { (rest(table_text.words, visitor_view.rest)) } }
            div { dt { (table_text.text("web-rated")) } dd { (rating(table_text.words, visitor_view.rating)) } }
            div { dt { (table_text.text("web-hints")) } dd { (hints(table_text.words, visitor_view.hints)) } }
        }
        (agreements(table_text))
        (fairness(table_text))
    }
}

fn players(table_text: &TableText<'_>) -> Markup {
    html! {
        ul.players {
            @for plate in &table_text.visitor_view.plates {
                @if let Some(name) = &plate.name {
                    li { b { (name) } @if let Some(name) = &plate.level { " " span.muted { (table_text.text("web-bot")) ", " (level(table_text.words, name)) } } }
                }
            }
        }
    }
}

fn openness(table_text: &TableText<'_>, openness: Openness) -> String {
    match openness {
        Openness::Public => table_text.text("web-public"),
        Openness::Invited => table_text.text("web-invited"),
    }
}

fn pace(table_text: &TableText<'_>, pace: Pace) -> String {
    match pace {
        Pace::Instant => table_text.text("web-pace-instant"),
        Pace::Brisk => table_text.text("web-pace-brisk"),
        Pace::Human => table_text.text("web-pace-human"),
        Pace::Leisurely => table_text.text("web-pace-leisurely"),
    }
}

/// What differs from the book's own custom, and behind it the rest.
fn agreements(table_text: &TableText<'_>) -> Markup {
    let visitor_view = table_text.visitor_view;
    let options = facts(visitor_view.game).map_or(&[][..], |facts| facts.options);
    let is_default = |name: &str, value: &str| options.iter().any(|fact| fact.name == name && (fact.default)() == value);
    let (usual, other): (Vec<_>, Vec<_>) = visitor_view.agreed.iter().partition(|(name, value)| is_default(name, value));
    let list = |agreed: &[&(&'static str, String)]| {
        html! { dl.agreed { @for (name, value) in agreed {
            div { dt { (term(&format!("/rules/{}#agreement-{name}", visitor_view.game), &table_text.words.option(visitor_view.game, name), table_text.words.option_name(visitor_view.game, name))) } dd { (table_text.value(name, value)) } }
        } } }
    };
    html! {
        @if !other.is_empty() { (list(&other)) }
        details id="usual" { summary { (said(table_text.words, &Msg::new("web-by-the-book").with("many", usual.len()))) } (list(&usual)) }
    }
}

/// What the house showed before the first card, and what that proves.
fn fairness(table_text: &TableText<'_>) -> Markup {
    let visitor_view = table_text.visitor_view;
    html! {
        h3 { (table_text.text("web-fair")) }
        p.small { (table_text.text("web-fair-proves")) }
        p.small { (table_text.text("web-fair-proves-not")) }
        p.hash { span { (table_text.text("web-commitment")) } code { (visitor_view.commitment) } }
        @if let Some(seed) = &visitor_view.revealed { p.hash { span { (table_text.text("web-seed")) } code { (seed) } } }
    }
}
