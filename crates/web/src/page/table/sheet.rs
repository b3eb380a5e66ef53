//! The score sheet, where every figure says by which rule it moved; and what was said.

use super::seats::{at_the_end, settled};
use super::told::how;
use crate::house::Phase;
use crate::page::voice::{Voice, figure, said as told, signed};
use engine::Msg;
use engine::show::{Party, PotView, SheetLine};
use maud::{Markup, html};

/// So many finished hands are listed beside the table: each of their pages leads to the one before it.
const HANDS_SHOWN: usize = 6;
/// So many lines of the hand before stay beside the table.
const LINES_BEFORE: usize = 12;

/// The score sheet, the newest deal first.
pub(in crate::page) fn sheet(voice: &Voice<'_>) -> Markup {
    let view = &voice.sight.view;
    // While the slip of a hand lies there, the sheet says what it says: the next deal has not begun.
    let last = voice.sight.ended.as_ref().map_or(u32::MAX, |ended| ended.report.number);
    let mut deals: Vec<u32> = view.sheet.iter().map(|line| line.deal).filter(|&deal| deal <= last).collect();
    deals.sort_unstable_by_key(|&deal| std::cmp::Reverse(deal));
    deals.dedup();
    html! {
        dl.totals {
            @for seat in &view.seats {
                @let chips = settled(voice, seat);
                div { dt { (voice.name(seat.seat)) } dd.m[chips < 0] { (figure(chips)) } }
            }
            @for pot in &view.pots { div.of-pot { dt { (voice.terms(&pot.name)) } dd { (figure(in_pot(voice, pot))) } } }
        }
        @if deals.is_empty() { p.nothing { (voice.told("web-sheet-empty")) } }
        @for deal in deals {
            h3 {
                (told(voice.words, &Msg::new("web-deal").with("number", i64::from(deal))))
                @if deal == view.deal && voice.sight.phase == Phase::Playing { span { (voice.told("web-in-play")) } }
            }
            @for (n, lines) in runs(&view.sheet, deal).into_iter().enumerate() { (entry(voice, n, &lines)) }
        }
    }
}

/// What lies in a pot, by the same account as the chips of the seats.
fn in_pot(voice: &Voice<'_>, pot: &PotView) -> i64 {
    let name = voice.say(&pot.name);
    let parties = voice.sight.view.sheet.iter().flat_map(|line| [line.from, line.to]);
    let party = parties.into_iter().find(|party| matches!(party, Party::Pot(_)) && voice.party(party) == name);
    party.map_or(pot.amount, |party| at_the_end(voice, party, pot.amount))
}

/// The hands that are over, the latest first: how each ended and what it was to the visitor. Each leads to its slip.
pub(in crate::page) fn earlier(voice: &Voice<'_>) -> Markup {
    let sight = voice.sight;
    html! {
        @if !sight.hands.is_empty() {
            h3 { (voice.told("web-hands")) }
            @for hand in sight.hands.iter().rev().take(HANDS_SHOWN) {
                @let number = hand.report.number;
                @let won = sight.me.and_then(|me| hand.of(me)).map(|won| won.hand);
                a href={ "/table/" (sight.id) "/hand/" (number) } id={ "hand-" (number) } data-hand=(number) {
                    b.p[won > Some(0)].m[won.is_some_and(|won| won < 0)] { @if let Some(won) = won { (signed(won)) } }
                    span { (number) " · " (how(voice, hand)) }
                    span.why { (voice.told("web-look")) }
                }
            }
        }
    }
}

/// How the hand before this one came to its end.
pub(in crate::page) fn before(voice: &Voice<'_>) -> Markup {
    let Some(hand) = voice.sight.hands.last() else { return html! {} };
    html! {
        @if !hand.log.is_empty() {
            b { (told(voice.words, &Msg::new("web-deal").with("number", i64::from(hand.report.number)))) }
            @for line in &hand.log[hand.log.len().saturating_sub(LINES_BEFORE)..] { p { (voice.say(line)) } }
            p { (how(voice, hand)) }
        }
    }
}

/// The movements of a deal, those in a row by one rule and for one cause together: both are said once.
fn runs(sheet: &[SheetLine], deal: u32) -> Vec<Vec<&SheetLine>> {
    let lines: Vec<&SheetLine> = sheet.iter().filter(|line| line.deal == deal).collect();
    lines.chunk_by(|one, next| one.cite == next.cite && one.cause == next.cause).map(<[&SheetLine]>::to_vec).collect()
}

/// Movements by one rule: what they are to the visitor, who paid whom, and, when it is opened, the rule.
fn entry(voice: &Voice<'_>, n: usize, lines: &[&SheetLine]) -> Markup {
    let Some(first) = lines.first() else { return html! {} };
    html! {
        details.entry id={ "why-" (first.deal) "-" (n) } {
            summary {
                span.cause { (voice.say(&first.cause)) }
                @for line in lines { (movement(voice, line)) }
                span.law { (voice.short(first.cite)) }
                span.why { (voice.told("web-why")) }
            }
            (voice.because(first.cite))
        }
    }
}

fn movement(voice: &Voice<'_>, line: &SheetLine) -> Markup {
    let me = voice.sight.me.map(Party::Seat);
    let (class, amount) = match me {
        Some(me) if line.to == me => (Some("p"), signed(line.amount)),
        Some(me) if line.from == me => (Some("m"), signed(-line.amount)),
        _ => (None, line.amount.to_string()),
    };
    html! { b class=[class] { (amount) } span { (voice.party(&line.from)) " → " (voice.party(&line.to)) } }
}

/// What was said and done in this deal, the newest last.
pub(in crate::page) fn said(voice: &Voice<'_>) -> Markup {
    let log = &voice.sight.view.log;
    html! {
        @if log.is_empty() { p.nothing { (voice.told("web-said-nothing")) } }
        ol { @for msg in log { li { (voice.linked(msg)) } } }
    }
}
