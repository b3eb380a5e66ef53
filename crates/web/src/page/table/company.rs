//! What the company agreed, what was talked, and what the deal proves.

use crate::house::{ChatLine, HintTaken, Hints, Openness, Pace, Phase};
use crate::page::forms::doing;
use crate::page::term::term;
use crate::page::voice::{Voice, deadline, facts, hints, length, level, rating, rest, said};
use engine::Msg;
use maud::{Markup, html};

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
fn lines<'a>(voice: &'a Voice<'_>) -> Vec<Line<'a>> {
    let sight = voice.sight;
    let taken = sight.hints_taken.iter().rev().take(HINTS_SHOWN).filter(|_| sight.hints == Hints::Everybody).map(Line::Hint);
    let mut lines: Vec<Line<'_>> = sight.chat.iter().map(Line::Talk).chain(taken).collect();
    lines.sort_by_key(Line::number);
    lines
}

/// Who else has written, each once.
fn others<'a>(voice: &'a Voice<'_>) -> Vec<&'a str> {
    let own = voice.sight.me.and_then(|me| voice.sight.plates.get(me.index())).and_then(|plate| plate.name.as_deref());
    let mut names: Vec<&str> = voice.sight.chat.iter().map(|line| line.name.as_str()).filter(|name| Some(*name) != own).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// What was written, and whether more may be.
pub(super) fn chat(voice: &Voice<'_>) -> Markup {
    let sight = voice.sight;
    let lines = lines(voice);
    html! {
        @if lines.is_empty() { p.nothing { (voice.told("web-chat-empty")) } }
        ol { @for line in &lines {
            @match line {
                Line::Talk(line) => li data-from=(line.name) { b { (line.name) } " " span { (line.text) } },
                Line::Hint(taken) => li.took { (said(voice.words, &Msg::new("web-hint-taken").with("name", voice.name(taken.seat)))) },
            }
        } }
        @let others = others(voice);
        @if !others.is_empty() {
            p.mutes.js-only { @for name in others {
                button.btn.ghost type="button" data-mute=(name) aria-pressed="false" data-on=(said(voice.words, &Msg::new("web-hear-person").with("name", name.to_owned()))) {
                    (said(voice.words, &Msg::new("web-mute-person").with("name", name.to_owned())))
                }
            } }
        }
        @if !sight.rights.chat {
            p.closed data-closed="yes" {
                @if sight.phase == Phase::Playing && !sight.paused { (voice.told("web-chat-closed")) }
                @else { (voice.told("web-chat-seated")) }
            }
        }
    }
}

/// The terms of the table.
pub(super) fn company(voice: &Voice<'_>) -> Markup {
    let sight = voice.sight;
    let rights = sight.rights;
    html! {
        @if rights.pause || rights.leave || rights.resume {
            div.manners {
                @if rights.pause { (doing(voice, "pause", voice.told("web-pause"), "")) }
                @if rights.leave && !sight.paused { (doing(voice, "leave", voice.told("web-leave"), "")) }
            }
            p.small { (voice.told("web-leave-means")) }
        }
        (super::ending::proposing(voice))
        (players(voice))
        h3 { (voice.told("web-agreed")) }
        dl.agreed {
            div { dt { (voice.told("web-who-may-come")) } dd { (openness(voice, sight.openness)) } }
            div { dt { (voice.told("web-clock")) } dd {
                @match sight.clock {
                    None => (voice.told("web-clock-none")),
                    Some(clock) => (said(voice.words, &Msg::new("web-clock-of").with("minutes", i64::from(clock.base / 60)).with("seconds", i64::from(clock.increment)))),
                }
            } }
            div { dt { (voice.told("web-pace")) } dd { (pace(voice, sight.pace)) } }
            div { dt { (voice.told("web-deadline")) } dd { (deadline(voice.words, sight.deadline)) } }
            div { dt { (voice.told("web-length")) } dd { (length(voice.words, sight.length)) } }
            div { dt { (voice.told("web-rest")) } dd { (rest(voice.words, sight.rest)) } }
            div { dt { (voice.told("web-rated")) } dd { (rating(voice.words, sight.rating)) } }
            div { dt { (voice.told("web-hints")) } dd { (hints(voice.words, sight.hints)) } }
        }
        (agreements(voice))
        (fairness(voice))
    }
}

fn players(voice: &Voice<'_>) -> Markup {
    html! {
        ul.players {
            @for plate in &voice.sight.plates {
                @if let Some(name) = &plate.name {
                    li { b { (name) } @if let Some(name) = &plate.level { " " span.muted { (voice.told("web-bot")) ", " (level(voice.words, name)) } } }
                }
            }
        }
    }
}

fn openness(voice: &Voice<'_>, openness: Openness) -> String {
    match openness {
        Openness::Public => voice.told("web-public"),
        Openness::Invited => voice.told("web-invited"),
    }
}

fn pace(voice: &Voice<'_>, pace: Pace) -> String {
    match pace {
        Pace::Instant => voice.told("web-pace-instant"),
        Pace::Brisk => voice.told("web-pace-brisk"),
        Pace::Human => voice.told("web-pace-human"),
        Pace::Leisurely => voice.told("web-pace-leisurely"),
    }
}

/// What differs from the book's own custom, and behind it the rest.
fn agreements(voice: &Voice<'_>) -> Markup {
    let sight = voice.sight;
    let options = facts(sight.game).map_or(&[][..], |facts| facts.options);
    let is_default = |name: &str, value: &str| options.iter().any(|fact| fact.name == name && (fact.default)() == value);
    let (usual, other): (Vec<_>, Vec<_>) = sight.agreed.iter().partition(|(name, value)| is_default(name, value));
    let list = |agreed: &[&(&'static str, String)]| {
        html! { dl.agreed { @for (name, value) in agreed {
            div { dt { (term(&format!("/rules/{}#agreement-{name}", sight.game), &voice.words.option(sight.game, name), voice.words.option_name(sight.game, name))) } dd { (voice.words.value(sight.game, name, value)) } }
        } } }
    };
    html! {
        @if !other.is_empty() { (list(&other)) }
        details id="usual" { summary { (said(voice.words, &Msg::new("web-by-the-book").with("many", usual.len()))) } (list(&usual)) }
    }
}

/// What the house showed before the first card, and what that proves.
fn fairness(voice: &Voice<'_>) -> Markup {
    let sight = voice.sight;
    html! {
        h3 { (voice.told("web-fair")) }
        p.small { (voice.told("web-fair-proves")) }
        p.small { (voice.told("web-fair-proves-not")) }
        p.hash { span { (voice.told("web-commitment")) } code { (sight.commitment) } }
        @if let Some(seed) = &sight.revealed { p.hash { span { (voice.told("web-seed")) } code { (seed) } } }
    }
}
