//! The players around the table.

use super::places::{Place, Side, round};
use crate::forms::{doing, fill};
use crate::table_text::{TableText, figure, level, said};
use cards::CardSet;
use engine::show::{HandView, Party, SeatView, SheetLine, ToAct};
use engine::{Arg, Msg};
use maud::{Markup, html};
use table::{Hints, Line, Occupant, Phase, SeatLabel};
use words::OnTable;

/// More backs than this are only counted.
const BACKS: usize = 8;

/// The seats, those of one side of the table together.
pub(crate) fn seats(table_text: &TableText<'_>) -> Markup {
    let round = round(table_text.visitor_view);
    html! {
        @for side in round.chunk_by(|(one, _), (next, _)| one.side == next.side) {
            @let seats = html! { @for (place, seat) in side { (one(table_text, *place, seat)) } };
            @match side.first().map(|(place, _)| place.side) {
                Some(Side::Right) => div.side.at-right { (seats) },
                Some(Side::Left) => div.side.at-left { (seats) },
                _ => (seats),
            }
        }
    }
}

fn one(table_text: &TableText<'_>, place: Place, seat: &SeatView) -> Markup {
    let visitor_view = table_text.visitor_view;
    let plate = visitor_view.plates.get(seat.seat.index());
    let playing = visitor_view.phase == Phase::Playing && !visitor_view.paused;
    let turn = (playing && seat.to_act == ToAct::Must).then_some("turn");
    let mine = Some(seat.seat) == visitor_view.me;
    let out = (seat.out && seat.to_act == ToAct::Waits).then_some("out");
    let places = place.seat();
    let class = [Some("seat"), Some(places.as_str()), turn, mine.then_some("mine"), out];
    let class: Vec<&str> = class.into_iter().flatten().collect();
    html! {
        div class=(class.join(" ")) id={ "seat-" (seat.seat) } role="group" aria-label=(label(table_text, seat)) {
            @if let Some(plate) = plate {
                @if plate.is == Occupant::Nobody && visitor_view.phase == Phase::Gathering { (empty(table_text, seat)) }
                @else { (plated(table_text, seat, plate)) }
            }
            @if visitor_view.phase != Phase::Gathering {
                @if !mine { (held(table_text, seat)) }
                (tricks(table_text, seat))
                @if let Some(words) = &seat.said { @if !mine && is_fresh(table_text, seat) { p.said { (table_text.linked(words)) } } }
            }
        }
    }
}

/// Who sits there, and how many cards they hold face down: where there is no room to draw the backs, they are still counted.
fn label(table_text: &TableText<'_>, seat: &SeatView) -> String {
    let name = table_text.name(seat.seat);
    match seat.hand {
        HandView::Backs(many) if many > 0 && Some(seat.seat) != table_text.visitor_view.me => {
            format!("{name}, {}", said(table_text.words, &Msg::new("web-cards").with("many", many)))
        }
        _ => name,
    }
}

/// Is what they said last still in the air? A card says itself. While cards are played, only the very last word is, and only
/// where the log tells of cards too, so that one can know that nothing came after it.
fn is_fresh(table_text: &TableText<'_>, seat: &SeatView) -> bool {
    let view = &table_text.visitor_view.view;
    if seat.said.as_ref().is_some_and(|said| matches!(&said.args[..], [(_, Arg::Card(_))])) {
        return false;
    }
    let lying: CardSet = view.centre.trick.iter().chain(&view.centre.last_trick).map(|played| played.card).collect();
    let tells = view.log.iter().any(|msg| speaks_of(msg, lying));
    let speaker = |msg: &Msg| msg.args.iter().find_map(|(_, arg)| if let Arg::Seat(seat) = arg { Some(*seat) } else { None });
    lying.is_empty() || (tells && view.log.last().and_then(speaker) == Some(seat.seat))
}

/// Does a message speak of one of these cards alone?
fn speaks_of(msg: &Msg, cards: CardSet) -> bool {
    msg.args.iter().any(|(_, arg)| match arg {
        Arg::Card(card) => cards.contains(*card),
        Arg::Msg(inner) => speaks_of(inner, cards),
        _ => false,
    })
}

/// A chair nobody sits on yet.
fn empty(table_text: &TableText<'_>, seat: &SeatView) -> Markup {
    let rights = table_text.visitor_view.rights;
    html! {
        div.chair {
            b { (table_text.name(seat.seat)) }
            span.role { (table_text.text("web-chair-empty")) }
            @if rights.sit {
                button.btn.go form="sit-form" name="seat" value=(seat.seat) id={ "sit-" (seat.seat) } { (table_text.text("web-sit")) }
            }
            @if rights.fill { (fill(table_text, seat.seat)) }
        }
    }
}

fn plated(table_text: &TableText<'_>, seat: &SeatView, plate: &SeatLabel) -> Markup {
    let visitor_view = table_text.visitor_view;
    let name = table_text.name(seat.seat);
    let mine = Some(seat.seat) == visitor_view.me;
    let mut roles: Vec<Markup> = Vec::new();
    if mine {
        roles.push(html! { (table_text.text("web-you")) });
    }
    roles.extend(seat.roles.iter().chain(&seat.figures).map(|role| table_text.terms(role)));
    // Where several play, it is no secret who asks the tutor.
    let taken =
        visitor_view.hints_taken.iter().filter(|taken| taken.seat == seat.seat && visitor_view.hints == Hints::Everybody).count();
    if taken > 0 {
        roles.push(html! { (said(table_text.words, &Msg::new("web-hints-taken").with("many", taken))) });
    }
    let acts = visitor_view.phase == Phase::Playing && !visitor_view.paused && seat.to_act == ToAct::Must;
    let bot = plate.level.as_ref().map(|name| level(table_text.words, name));
    let line = Some(plate.line).filter(|_| plate.is == Occupant::Person && !mine);
    let missed = match line {
        Some(Line::Down) => Some("web-line-down"),
        Some(Line::Gone) => Some("web-line-gone"),
        Some(Line::Up) | None => None,
    };
    html! {
        div.plate.down[missed.is_some()] {
            span.av aria-hidden="true" { (name.chars().next().unwrap_or('?')) }
            span.who {
                b { (name) @if plate.is == Occupant::Bot { " " span.bot title=[bot.as_deref()] { (table_text.text("web-bot")) } } }
                span.role {
                    @for (n, role) in roles.iter().enumerate() { @if n > 0 { " · " } (role) }
                    @if let Some(missed) = missed { @if !roles.is_empty() { " · " } (table_text.text(missed)) }
                    @if plate.is == Occupant::Away { @if !roles.is_empty() { " · " } (table_text.text("web-away")) }
                    @if acts { span.acts { @if !roles.is_empty() { " · " } (table_text.text("web-to-act")) } }
                    @else if roles.is_empty() { @if let Some(bot) = &bot { (bot) } }
                }
            }
            @if visitor_view.phase != Phase::Gathering {
                span.chips {
                    @if seat.tricks > 0 { span.took-n aria-hidden="true" { i {} (seat.tricks) } }
                    span.vh { (table_text.text("web-has")) " " } (figure(settled(table_text, seat)))
                }
            }
            @if let Some(time) = plate.time {
                span.clock.on[time.running] data-left=(time.left) data-running=[time.running.then_some("yes")] { (clock(time.left)) }
            }
        }
        @if mine && visitor_view.rights.stand { (doing(table_text, "stand", table_text.text("web-stand"), "ghost")) }
    }
}

/// The chips of a seat; while the slip of a hand lies there, what they were at its end, whatever the next deal has moved already.
pub(super) fn settled(table_text: &TableText<'_>, seat: &SeatView) -> i64 {
    at_the_end(table_text, Party::Seat(seat.seat), seat.chips)
}

/// An account without what was moved after the hand that has just ended.
pub(super) fn at_the_end(table_text: &TableText<'_>, party: Party, now: i64) -> i64 {
    let Some(ended) = &table_text.visitor_view.ended else { return now };
    let since = table_text.visitor_view.view.sheet.iter().filter(|line| line.deal > ended.report.number);
    let moved = |line: &SheetLine| match (line.from == party, line.to == party) {
        (false, true) => line.amount,
        (true, false) => -line.amount,
        _ => 0,
    };
    now - since.map(moved).sum::<i64>()
}

/// A time as minutes and seconds.
fn clock(left: u64) -> String {
    format!("{}:{:02}", left / 60_000, left / 1000 % 60)
}

/// The cards of another: those that lie open, and the backs of the rest.
fn held(table_text: &TableText<'_>, seat: &SeatView) -> Markup {
    let deck = table_text.deck();
    let (faces, backs) = match &seat.hand {
        HandView::Faces(cards) => (cards.clone(), 0),
        HandView::Backs(many) => (seat.shown.iter().collect(), *many),
    };
    html! { @if !faces.is_empty() || backs > 0 { div.held {
        @if !faces.is_empty() {
            div.faces role="img" aria-label=(faces.iter().map(|&card| table_text.card(card)).collect::<Vec<_>>().join(", ")) {
                @for card in faces { span data-card=(card) { (deck.face(card)) } }
            }
        }
        @if backs > 0 {
            div.backs aria-hidden="true" {
                @for _ in 0..backs.min(BACKS) { (deck.back()) }
                span.count { (backs) }
            }
        }
    } } }
}

fn tricks(table_text: &TableText<'_>, seat: &SeatView) -> Markup {
    html! {
        @if seat.tricks > 0 {
            div.pile {
                span aria-hidden="true" { @for _ in 0..seat.tricks.min(6) { i {} } }
                (table_text.marked_on_table(OnTable::Tricks, usize::from(seat.tricks)))
            }
        }
    }
}
