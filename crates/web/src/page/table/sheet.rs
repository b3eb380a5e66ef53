//! The score sheet, where every figure says by which rule it moved; and what was said.

use crate::page::voice::{Voice, figure, said as told, signed};
use engine::Msg;
use engine::show::{Party, SheetLine};
use maud::{Markup, html};

/// The score sheet, the newest deal first.
pub(in crate::page) fn sheet(voice: &Voice<'_>) -> Markup {
    let view = &voice.sight.view;
    let mut deals: Vec<u32> = view.sheet.iter().map(|line| line.deal).collect();
    deals.sort_unstable_by_key(|&deal| std::cmp::Reverse(deal));
    deals.dedup();
    html! {
        dl.totals {
            @for seat in &view.seats { div { dt { (voice.name(seat.seat)) } dd.m[seat.chips < 0] { (figure(seat.chips)) } } }
            @for pot in &view.pots { div.of-pot { dt { (voice.say(&pot.name)) } dd { (figure(pot.amount)) } } }
        }
        @if deals.is_empty() { p.nothing { (voice.told("web-sheet-empty")) } }
        @for deal in deals {
            h3 {
                (told(voice.words, &Msg::new("web-deal").with("number", i64::from(deal))))
                @if deal == view.deal { span { (voice.told("web-in-play")) } }
            }
            @for (n, line) in view.sheet.iter().enumerate().filter(|(_, line)| line.deal == deal) { (entry(voice, n, line)) }
        }
    }
}

/// One movement: what it is to the visitor, who paid whom, and, when it is opened, the rule.
fn entry(voice: &Voice<'_>, n: usize, line: &SheetLine) -> Markup {
    let me = voice.sight.me.map(Party::Seat);
    let (class, amount) = match me {
        Some(me) if line.to == me => ("p", signed(line.amount)),
        Some(me) if line.from == me => ("m", signed(-line.amount)),
        _ => ("", line.amount.to_string()),
    };
    html! {
        details.entry id={ "why-" (line.deal) "-" (n) } {
            summary {
                b class=(class) { (amount) }
                span { (voice.party(&line.from)) span.arrow { " → " } (voice.party(&line.to)) }
                span.law { (voice.short(line.cite)) }
                span.why { (voice.told("web-why")) }
            }
            p.because { (voice.rule(line.cite).unwrap_or_else(|| line.cite.0.to_owned())) }
        }
    }
}

/// What was said and done in this deal, the newest last.
pub(in crate::page) fn said(voice: &Voice<'_>) -> Markup {
    let log = &voice.sight.view.log;
    html! {
        @if log.is_empty() { p.nothing { (voice.told("web-said-nothing")) } }
        ol { @for msg in log { li { (voice.say(msg)) } } }
    }
}
