//! The middle of the table: what is played for, the trick, the pots, the stock.

use super::choices::own_name;
use super::places;
use crate::table_text::{TableText, figure, said};
use cards::CardSet;
use engine::look_back::TakenTrick;
use engine::show::{Choice, Played, PotView};
use engine::{Arg, Msg};
use learn::order::suit_of;
use maud::{Markup, html};
use table::Phase;
use words::OnTable;

pub(crate) fn centre(table_text: &TableText<'_>) -> Markup {
    if table_text.visitor_view.phase == Phase::Gathering {
        return welcome(table_text);
    }
    if let Some(hand) = &table_text.visitor_view.ended {
        return super::summary::hand_summary(table_text, hand);
    }
    html! { (slip(table_text)) (pots(table_text)) (trick(table_text)) (stock(table_text)) }
}

/// What will be played here, while the chairs are taken.
fn welcome(table_text: &TableText<'_>) -> Markup {
    html! {
        div.welcome {
            div.tri aria-hidden="true" { @for card in table_text.picture() { (table_text.deck().face(card)) } }
            h2 { (table_text.title()) }
            p { (table_text.about()) }
            p.gb { (table_text.book()) }
        }
    }
}

/// The slip of paper that says what is played.
fn slip(table_text: &TableText<'_>) -> Markup {
    let view = &table_text.visitor_view.view;
    let suit = std::iter::once(&view.headline).chain(&view.facts).find_map(suit_of);
    html! {
        div.slip {
            @if let Some(suit) = suit { (table_text.deck().mark(suit)) }
            div {
                b { (table_text.terms(&view.headline)) (own_name(table_text, &view.headline)) }
                @if !view.facts.is_empty() || !view.pots.is_empty() { ul tabindex="0" {
                    (spares(table_text))
                    @for fact in &view.facts { li { (render_fact(table_text, fact)) (own_name(table_text, fact)) } }
                } }
            }
            a.order-of href={ "/rules/" (table_text.visitor_view.game) "/order" @if let Some(suit) = suit { "?trump=" (suit.letter()) } } data-hand="order" { (table_text.text("web-order")) }
        }
    }
}

/// What a low table has no room to draw, in words: the cards turned up and the pots.
fn spares(table_text: &TableText<'_>) -> Markup {
    let turned = &table_text.visitor_view.view.centre.turned;
    html! {
        @if !turned.is_empty() { li.spare.of-turned { (table_text.text("web-turned")) ": " (names(table_text, turned.iter().copied())) } }
        @for pot in &table_text.visitor_view.view.pots { li.spare.of-pots { (table_text.linked(&pot.name)) " " (figure(pot.amount)) } }
    }
}

/// A fact; what is tallied in strokes is laid out as grains, three by three, where the strokes would stand.
fn render_fact(table_text: &TableText<'_>, fact: &Msg) -> Markup {
    const HERE: char = '\u{e000}';
    let mut tallies: Vec<String> = Vec::new();
    let args = fact.args.iter().map(|(name, arg)| match arg {
        Arg::Text(text) if text.contains('|') && text.chars().all(|stroke| stroke == '|' || stroke == ' ') => {
            tallies.push(text.clone());
            (*name, Arg::Text(format!("{HERE}{}{HERE}", tallies.len() - 1)))
        }
        other => (*name, other.clone()),
    });
    let marked = Msg { id: fact.id, args: args.collect() };
    if tallies.is_empty() {
        return table_text.terms(fact);
    }
    let text = table_text.say(&marked);
    html! {
        @for (n, piece) in text.split(HERE).enumerate() {
            @match piece.parse::<usize>().ok().filter(|_| n % 2 == 1).and_then(|tally| tallies.get(tally)) {
                Some(strokes) => (grains(strokes)),
                None => (piece),
            }
        }
    }
}

/// Strokes in threes, as grains of maize: two below and one above.
fn grains(strokes: &str) -> Markup {
    let threes: Vec<&str> = strokes.split_whitespace().collect();
    html! {
        svg.grains viewBox={ "0 0 " (threes.len() * 24) " 16" } aria-hidden="true" {
            @for (n, three) in threes.iter().enumerate() {
                @for (grain, _) in three.chars().enumerate() {
                    ellipse cx=(n * 24 + [5, 14, 9][grain.min(2)]) cy=([11, 11, 4][grain.min(2)]) rx="3.6" ry="2.9" {}
                }
            }
        }
    }
}

fn pots(table_text: &TableText<'_>) -> Markup {
    let pots = &table_text.visitor_view.view.pots;
    html! { @if !pots.is_empty() { div.pots { @for pot in pots { (one_pot(table_text, pot)) } } } }
}

fn one_pot(table_text: &TableText<'_>, pot: &PotView) -> Markup {
    html! {
        div.pot {
            (chips(pot.amount))
            span { b { (figure(pot.amount)) } span { (table_text.terms(&pot.name)) } }
        }
    }
}

/// A heap of chips. It is an ornament, higher for more; the figure is the truth.
fn chips(amount: i64) -> Markup {
    let heights = match amount {
        ..=0 => [0, 0],
        1..=5 => [2, 0],
        6..=20 => [2, 3],
        21..=60 => [3, 5],
        _ => [5, 7],
    };
    html! {
        svg.heap viewBox="0 0 92 64" aria-hidden="true" {
            @for (stack, &height) in heights.iter().enumerate() {
                @for n in 0..height {
                    ellipse class=(["c1", "c2"][stack]) cx=([26, 64][stack]) cy=(54 - 6 * n) rx="20" ry="7" {}
                }
                @if height > 0 { ellipse.rim cx=([26, 64][stack]) cy=(60 - 6 * height) rx="12" ry="3.8" {} }
            }
        }
    }
}

/// The trick; while there is none, the one before it lies there faintly until the next card.
fn trick(table_text: &TableText<'_>) -> Markup {
    let visitor_view = table_text.visitor_view;
    let centre = &visitor_view.view.centre;
    let past = centre.trick.is_empty();
    let lying = if past { &centre.last_trick } else { &centre.trick };
    let plays = visitor_view.view.prompt.as_ref().is_some_and(|prompt| matches!(prompt.ways.first(), Some(Choice::Card { .. })));
    html! {
        div.mid.past[past && !lying.is_empty()] {
            @if !lying.is_empty() {
                ol.trick aria-label=(if past { table_text.on_table(OnTable::LastTrick, 1) } else { table_text.text("web-trick") }) {
                    @for (n, played) in lying.iter().enumerate() { (card(table_text, lying, n, played)) }
                }
            }
            @if plays && (!past || lying.is_empty()) && !visitor_view.paused { span.slot aria-hidden="true" {} }
            @if past && !lying.is_empty() {
                p.took { @match taker(lying) {
                    Some(taker) => (said(table_text.words, &Msg::new("web-took").with("name", table_text.name(taker)))),
                    None => (table_text.on_table(OnTable::LastTrick, 1)),
                } }
            }
        }
        (looking_back(table_text))
    }
}

/// The tricks that the visitor may look at again: the last one, or as many as the book allows.
fn looking_back(table_text: &TableText<'_>) -> Markup {
    let centre = &table_text.visitor_view.view.centre;
    let lies = centre.trick.is_empty();
    let cards = |trick: &[Played]| trick.iter().map(|played| played.card).collect::<CardSet>();
    let is_last = |trick: &TakenTrick| cards(&trick.cards) == cards(&centre.last_trick);
    let last = html! {
        details.last id="last-trick" {
            summary { (table_text.on_table(OnTable::LastTrick, 1)) }
            div.mini { (row(table_text, &centre.last_trick)) }
        }
    };
    html! {
        @match &centre.taken[..] {
            [] if lies || centre.last_trick.is_empty() => {}
            [only] if lies && is_last(only) => {}
            [] => (last),
            [only] if is_last(only) => (last),
            taken => details.last id="last-trick" {
                summary { (table_text.on_table(OnTable::Taken, taken.len())) }
                ol.mini.taken tabindex="0" {
                    @for trick in taken.iter().rev() {
                        li { small { (trick.number) ". " (table_text.name(trick.taker)) } (row(table_text, &trick.cards)) }
                    }
                }
            }
        }
    }
}

/// The cards of a taken trick side by side.
fn row(table_text: &TableText<'_>, cards: &[Played]) -> Markup {
    html! {
        div.strip role="img" aria-label=(names(table_text, cards.iter().map(|played| played.card))) {
            @for played in cards {
                figure.holds[played.winning] {
                    (table_text.deck().face(played.card))
                    @if let Some(seat) = played.seat { figcaption { (table_text.name(seat)) } }
                }
            }
        }
    }
}

fn names(table_text: &TableText<'_>, cards: impl Iterator<Item = cards::Card>) -> String {
    cards.map(|card| table_text.card(card)).collect::<Vec<_>>().join(", ")
}

fn taker(trick: &[Played]) -> Option<engine::Seat> {
    let mut winning = trick.iter().filter(|played| played.winning);
    match (winning.next(), winning.next()) {
        (Some(only), None) => only.seat,
        _ => None,
    }
}

/// A card of a trick, towards who played it. Where that may not be told, cards lie in a row.
fn card(table_text: &TableText<'_>, trick: &[Played], n: usize, played: &Played) -> Markup {
    let place = played
        .seat
        .and_then(|seat| places::of(table_text.visitor_view, seat))
        .map_or_else(|| "p-row".to_owned(), |place| place.trick());
    let before = trick[..n].iter().filter(|other| other.seat == played.seat).count().min(3);
    let newest = n + 1 == trick.len() && !table_text.visitor_view.view.centre.trick.is_empty();
    let nth = format!("n{before}");
    let class: Vec<&str> =
        [Some(place.as_str()), Some(nth.as_str()), played.winning.then_some("holds"), newest.then_some("moved")]
            .into_iter()
            .flatten()
            .collect();
    html! {
        li class=(class.join(" ")) data-card=(played.card) {
            (table_text.deck().face(played.card))
            span.vh {
                @if let Some(seat) = played.seat { (table_text.name(seat)) ": " }
                (table_text.card(played.card))
                @if played.winning { ", " (table_text.text("web-holds")) }
            }
        }
    }
}

fn stock(table_text: &TableText<'_>) -> Markup {
    let centre = &table_text.visitor_view.view.centre;
    html! {
        @if centre.stock + centre.discards + centre.turned.len() > 0 {
            div.stock {
                @if !centre.turned.is_empty() {
                    div.turned {
                        div.faces role="img" aria-label=(names(table_text, centre.turned.iter().copied())) {
                            @for &card in &centre.turned { span data-card=(card) { (table_text.deck().face(card)) } }
                        }
                        span { (table_text.text("web-turned")) }
                    }
                }
                @if centre.stock > 0 {
                    div { (table_text.deck().back()) span { (table_text.marked_on_table(OnTable::Stock, centre.stock)) } }
                }
                @if centre.discards > 0 {
                    div.aside { (table_text.deck().back()) span { (table_text.marked_on_table(OnTable::LaidAside, centre.discards)) } }
                }
            }
        }
    }
}
