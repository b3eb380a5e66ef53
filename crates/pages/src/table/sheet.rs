//! The score sheet, where every figure says by which rule it moved; and what was said.

use super::ask::played_out;
use super::seats::{at_the_end, settled};
use super::summary::how;
use crate::table_text::{TableText, figure, said as text_of, signed};
use engine::Msg;
use engine::show::{Party, PotView, SheetLine};
use maud::{Markup, html};
use table::Phase;

/// So many finished hands are listed beside the table: each of their pages leads to the one before it.
const HANDS_SHOWN: usize = 6;
/// So many lines of the hand before stay beside the table.
const LINES_BEFORE: usize = 12;

/// The score sheet, the newest deal first.
pub(crate) fn sheet(table_text: &TableText<'_>) -> Markup {
    let view = &table_text.visitor_view.view;
    // While the slip of a hand lies there, the sheet says what it says: the next deal has not begun.
    let last = table_text.visitor_view.ended.as_ref().map_or(u32::MAX, |ended| ended.report.number);
    let mut deals: Vec<u32> = view.sheet.iter().map(|line| line.deal).filter(|&deal| deal <= last).collect();
    deals.sort_unstable_by_key(|&deal| std::cmp::Reverse(deal));
    deals.dedup();
    html! {
        dl.totals {
            @for seat in &view.seats {
                @let chips = settled(table_text, seat);
                div { dt { (table_text.name(seat.seat)) } dd.m[chips < 0] { (figure(chips)) } }
            }
            @for pot in &view.pots { div.of-pot { dt { (table_text.terms(&pot.name)) } dd { (figure(in_pot(table_text, pot))) } } }
        }
        @if deals.is_empty() { p.nothing { (table_text.text("web-sheet-empty")) } }
        @for deal in deals {
            h3 {
                (text_of(table_text.words, &Msg::new("web-deal").with("number", i64::from(deal))))
                @if deal == view.deal && table_text.visitor_view.phase == Phase::Playing { span { (table_text.text("web-in-play")) } }
            }
            @for (n, lines) in runs(&view.sheet, deal).into_iter().enumerate() { (entry(table_text, n, &lines)) }
        }
    }
}

/// What lies in a pot, by the same account as the chips of the seats.
fn in_pot(table_text: &TableText<'_>, pot: &PotView) -> i64 {
    let name = table_text.say(&pot.name);
    let parties = table_text.visitor_view.view.sheet.iter().flat_map(|line| [line.from, line.to]);
    let party = parties.into_iter().find(|party| matches!(party, Party::Pot(_)) && table_text.party(party) == name);
    party.map_or(pot.amount, |party| at_the_end(table_text, party, pot.amount))
}

/// The hands that are over, the latest first: how each ended and what it was to the visitor. Each leads to its slip.
pub(crate) fn earlier(table_text: &TableText<'_>) -> Markup {
    let visitor_view = table_text.visitor_view;
    html! {
        @if !visitor_view.hands.is_empty() {
            h3 { (table_text.text("web-hands")) }
            @for hand in visitor_view.hands.iter().rev().take(HANDS_SHOWN) {
                @let number = hand.report.number;
                @let won = visitor_view.me.and_then(|me| hand.of(me)).map(|won| won.hand);
                a href={ "/table/" (visitor_view.id) "/hand/" (number) } id={ "hand-" (number) } data-hand=(number) {
                    b.p[won > Some(0)].m[won.is_some_and(|won| won < 0)] { @if let Some(won) = won { (signed(won)) } }
                    span { (number) " · " (how(table_text, hand)) }
                    span.why { (table_text.text("web-look")) }
                }
            }
        }
    }
}

/// How the hand before this one came to its end.
pub(crate) fn before(table_text: &TableText<'_>) -> Markup {
    let Some(hand) = table_text.visitor_view.hands.last() else { return html! {} };
    html! {
        @if !hand.log.is_empty() {
            b { (text_of(table_text.words, &Msg::new("web-deal").with("number", i64::from(hand.report.number)))) }
            @for line in &hand.log[hand.log.len().saturating_sub(LINES_BEFORE)..] { p { (table_text.linked(line)) } }
            p { (how(table_text, hand)) }
        }
    }
}

/// The movements of a deal, those in a row by one rule and for one cause together: both are said once.
fn runs(sheet: &[SheetLine], deal: u32) -> Vec<Vec<&SheetLine>> {
    let lines: Vec<&SheetLine> = sheet.iter().filter(|line| line.deal == deal).collect();
    lines.chunk_by(|one, next| one.cite == next.cite && one.cause == next.cause).map(<[&SheetLine]>::to_vec).collect()
}

/// Movements by one rule: what they are to the visitor, who paid whom, and, when it is opened, the rule.
fn entry(table_text: &TableText<'_>, n: usize, lines: &[&SheetLine]) -> Markup {
    let Some(first) = lines.first() else { return html! {} };
    html! {
        details.entry id={ "why-" (first.deal) "-" (n) } {
            summary {
                // A summary holds no link: the words of the cause lead to their meanings below.
                span.cause { (table_text.say(&first.cause)) }
                @for line in lines { (movement(table_text, line)) }
                span.law { (table_text.short(first.cite)) }
                span.why { (table_text.text("web-why")) }
            }
            p.because { (table_text.linked(&first.cause)) }
            (table_text.because(first.cite))
        }
    }
}

fn movement(table_text: &TableText<'_>, line: &SheetLine) -> Markup {
    let me = table_text.visitor_view.me.map(Party::Seat);
    let (class, amount) = match me {
        Some(me) if line.to == me => (Some("p"), signed(line.amount)),
        Some(me) if line.from == me => (Some("m"), signed(-line.amount)),
        _ => (None, line.amount.to_string()),
    };
    html! { b class=[class] { (amount) } span { (table_text.party(&line.from)) " → " (table_text.party(&line.to)) } }
}

/// What was said and done in this deal, the newest last.
pub(crate) fn said(table_text: &TableText<'_>) -> Markup {
    let log = &table_text.visitor_view.view.log;
    let played_out = played_out(table_text);
    html! {
        @if log.is_empty() { p.nothing { (table_text.text("web-said-nothing")) } }
        ol { @for msg in log { li { (table_text.linked(msg)) } } @if let Some(words) = played_out { li { (words) } } }
    }
}
