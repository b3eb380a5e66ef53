//! The middle of the table: what is played for, the trick, the pots, the stock.

use super::places;
use super::ways::own_name;
use crate::house::Phase;
use crate::page::voice::{Voice, figure, said};
use cards::CardSet;
use engine::look_back::TakenTrick;
use engine::show::{Played, PotView, Way};
use engine::{Arg, Msg};
use learn::order::suit_of;
use maud::{Markup, html};
use words::OnTable;

pub(in crate::page) fn centre(voice: &Voice<'_>) -> Markup {
    if voice.sight.phase == Phase::Gathering {
        return welcome(voice);
    }
    if let Some(hand) = &voice.sight.ended {
        return super::told::told(voice, hand);
    }
    html! { (slip(voice)) (pots(voice)) (trick(voice)) (stock(voice)) }
}

/// What will be played here, while the chairs are taken.
fn welcome(voice: &Voice<'_>) -> Markup {
    html! {
        div.welcome {
            div.tri aria-hidden="true" { @for card in voice.picture() { (voice.deck().face(card)) } }
            h2 { (voice.title()) }
            p { (voice.words.about(voice.sight.game)) }
            p.gb { (voice.book()) }
        }
    }
}

/// The slip of paper that says what is played.
fn slip(voice: &Voice<'_>) -> Markup {
    let view = &voice.sight.view;
    let suit = std::iter::once(&view.headline).chain(&view.facts).find_map(suit_of);
    html! {
        div.slip {
            @if let Some(suit) = suit { (voice.deck().mark(suit)) }
            div {
                b { (voice.terms(&view.headline)) (own_name(voice, &view.headline)) }
                @if !view.facts.is_empty() || !view.pots.is_empty() { ul tabindex="0" {
                    (spares(voice))
                    @for fact in &view.facts { li { (told(voice, fact)) (own_name(voice, fact)) } }
                } }
            }
            a.order-of href={ "/rules/" (voice.sight.game) "/order" @if let Some(suit) = suit { "?trump=" (suit.letter()) } } data-hand="order" { (voice.told("web-order")) }
        }
    }
}

/// What a low table has no room to draw, in words: the cards turned up and the pots.
fn spares(voice: &Voice<'_>) -> Markup {
    let turned = &voice.sight.view.centre.turned;
    html! {
        @if !turned.is_empty() { li.spare.of-turned { (voice.told("web-turned")) ": " (names(voice, turned.iter().copied())) } }
        @for pot in &voice.sight.view.pots { li.spare.of-pots { (voice.say(&pot.name)) " " (figure(pot.amount)) } }
    }
}

/// A fact; what is tallied in strokes is laid out as grains, three by three, where the strokes would stand.
fn told(voice: &Voice<'_>, fact: &Msg) -> Markup {
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
        return voice.terms(fact);
    }
    let text = voice.say(&marked);
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

fn pots(voice: &Voice<'_>) -> Markup {
    let pots = &voice.sight.view.pots;
    html! { @if !pots.is_empty() { div.pots { @for pot in pots { (one_pot(voice, pot)) } } } }
}

fn one_pot(voice: &Voice<'_>, pot: &PotView) -> Markup {
    html! {
        div.pot {
            (chips(pot.amount))
            span { b { (figure(pot.amount)) } span { (voice.terms(&pot.name)) } }
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
fn trick(voice: &Voice<'_>) -> Markup {
    let sight = voice.sight;
    let centre = &sight.view.centre;
    let past = centre.trick.is_empty();
    let lying = if past { &centre.last_trick } else { &centre.trick };
    let plays = sight.view.prompt.as_ref().is_some_and(|prompt| matches!(prompt.ways.first(), Some(Way::Card { .. })));
    html! {
        div.mid.past[past && !lying.is_empty()] {
            @if !lying.is_empty() {
                ol.trick aria-label=(if past { voice.on_table(OnTable::LastTrick, 1) } else { voice.told("web-trick") }) {
                    @for (n, played) in lying.iter().enumerate() { (card(voice, lying, n, played)) }
                }
            }
            @if plays && (!past || lying.is_empty()) && !sight.paused { span.slot aria-hidden="true" {} }
            @if past && !lying.is_empty() {
                p.took { @match taker(lying) {
                    Some(taker) => (said(voice.words, &Msg::new("web-took").with("name", voice.name(taker)))),
                    None => (voice.on_table(OnTable::LastTrick, 1)),
                } }
            }
        }
        (looking_back(voice))
    }
}

/// The tricks that the visitor may look at again: the last one, or as many as the book allows.
fn looking_back(voice: &Voice<'_>) -> Markup {
    let centre = &voice.sight.view.centre;
    let lies = centre.trick.is_empty();
    let cards = |trick: &[Played]| trick.iter().map(|played| played.card).collect::<CardSet>();
    let is_last = |trick: &TakenTrick| cards(&trick.cards) == cards(&centre.last_trick);
    let last = html! {
        details.last id="last-trick" {
            summary { (voice.on_table(OnTable::LastTrick, 1)) }
            div.mini { (row(voice, &centre.last_trick)) }
        }
    };
    html! {
        @match &centre.taken[..] {
            [] if lies || centre.last_trick.is_empty() => {}
            [only] if lies && is_last(only) => {}
            [] => (last),
            [only] if is_last(only) => (last),
            taken => details.last id="last-trick" {
                summary { (voice.on_table(OnTable::Taken, taken.len())) }
                ol.mini.taken tabindex="0" {
                    @for trick in taken.iter().rev() {
                        li { small { (trick.number) ". " (voice.name(trick.taker)) } (row(voice, &trick.cards)) }
                    }
                }
            }
        }
    }
}

/// The cards of a taken trick side by side.
fn row(voice: &Voice<'_>, cards: &[Played]) -> Markup {
    html! {
        div.strip role="img" aria-label=(names(voice, cards.iter().map(|played| played.card))) {
            @for played in cards {
                figure.holds[played.winning] {
                    (voice.deck().face(played.card))
                    @if let Some(seat) = played.seat { figcaption { (voice.name(seat)) } }
                }
            }
        }
    }
}

fn names(voice: &Voice<'_>, cards: impl Iterator<Item = cards::Card>) -> String {
    cards.map(|card| voice.card(card)).collect::<Vec<_>>().join(", ")
}

fn taker(trick: &[Played]) -> Option<engine::Seat> {
    let mut winning = trick.iter().filter(|played| played.winning);
    match (winning.next(), winning.next()) {
        (Some(only), None) => only.seat,
        _ => None,
    }
}

/// A card of a trick, towards who played it. Where that may not be told, cards lie in a row.
fn card(voice: &Voice<'_>, trick: &[Played], n: usize, played: &Played) -> Markup {
    let place =
        played.seat.and_then(|seat| places::of(voice.sight, seat)).map_or_else(|| "p-row".to_owned(), |place| place.trick());
    let before = trick[..n].iter().filter(|other| other.seat == played.seat).count().min(3);
    let newest = n + 1 == trick.len() && !voice.sight.view.centre.trick.is_empty();
    let nth = format!("n{before}");
    let class: Vec<&str> =
        [Some(place.as_str()), Some(nth.as_str()), played.winning.then_some("holds"), newest.then_some("moved")]
            .into_iter()
            .flatten()
            .collect();
    html! {
        li class=(class.join(" ")) data-card=(played.card) {
            (voice.deck().face(played.card))
            span.vh {
                @if let Some(seat) = played.seat { (voice.name(seat)) ": " }
                (voice.card(played.card))
                @if played.winning { ", " (voice.told("web-holds")) }
            }
        }
    }
}

fn stock(voice: &Voice<'_>) -> Markup {
    let centre = &voice.sight.view.centre;
    html! {
        @if centre.stock + centre.discards + centre.turned.len() > 0 {
            div.stock {
                @if !centre.turned.is_empty() {
                    div.turned {
                        div.faces role="img" aria-label=(names(voice, centre.turned.iter().copied())) {
                            @for &card in &centre.turned { span data-card=(card) { (voice.deck().face(card)) } }
                        }
                        span { (voice.told("web-turned")) }
                    }
                }
                @if centre.stock > 0 {
                    div { (voice.deck().back()) span { (voice.on_table(OnTable::Stock, centre.stock)) } }
                }
                @if centre.discards > 0 {
                    div.aside { (voice.deck().back()) span { (voice.on_table(OnTable::LaidAside, centre.discards)) } }
                }
            }
        }
    }
}
