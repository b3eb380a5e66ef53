//! What the tutor says to the visitor, beside the question it answers.

use crate::book;
use crate::table_text::{TableText, said};
use bots::tutor::ScoreUnit;
use cards::Card;
use engine::show::{Choice, Prompt};
use engine::{Arg, Msg};
use maud::{Markup, html};
use table::{Advised, Counsel, Hint, Hints, Occupant};

/// The button that asks the tutor, as long as it has not been asked.
pub(super) fn hinting(table_text: &TableText<'_>) -> Markup {
    html! {
        @if table_text.visitor_view.rights.hint && table_text.visitor_view.counsel.is_none() {
            form.one.hinting method="post" action={ "/table/" (table_text.visitor_view.id) "/do/hint" } data-live="do" data-do="hint" {
                button.btn.ghost id="do-hint" aria-keyshortcuts="h" { (table_text.text("web-hint")) " " kbd.js-only { "h" } }
            }
        }
    }
}

/// What who asks for a hint is told at a table that is played without: the script says it to who presses the key.
pub(super) fn hintless(table_text: &TableText<'_>) -> Markup {
    let visitor_view = table_text.visitor_view;
    let people = visitor_view.plates.iter().filter(|plate| matches!(plate.is, Occupant::Person | Occupant::Away)).count();
    let without = visitor_view.me.is_some() && people > 1 && visitor_view.hints == Hints::Alone;
    html! { @if without { p id="no-hints" hidden { (table_text.text("web-denied-no-hints")) } } }
}

/// What the tutor has for the visitor.
pub(super) fn hint(table_text: &TableText<'_>, prompt: &Prompt) -> Markup {
    match &table_text.visitor_view.counsel {
        None => html! {},
        Some(Counsel::Thinks) => html! { p.hint.thinks id="hint" { (table_text.text("web-hint-thinks")) } },
        Some(Counsel::Says(hint)) => render_hint(table_text, prompt, hint),
    }
}

fn render_hint(table_text: &TableText<'_>, prompt: &Prompt, hint: &Hint) -> Markup {
    let Some(best) = hint.best() else { return html! {} };
    html! {
        section.hint id="hint" aria-labelledby="hint-said" {
            div.counsel {
                div.would {
                    p id="hint-said" { (table_text.text("web-hint-would")) " " (way(table_text, prompt, &best.action, Picture::Drawn)) }
                    form method="post" action={ "/table/" (table_text.visitor_view.id) "/act" } data-live="act" {
                        button.btn.go id="hint-do" name="action" value=(best.action) aria-describedby="hint-said" { (table_text.text("web-hint-do")) }
                    }
                }
                (reasoned(table_text, prompt, hint))
                @if hint.nothing_matters() { p.small { (table_text.text("tutor-settled")) } }
                @for way in &hint.ways { (advice(table_text, prompt, best, way)) (against(table_text, hint, way)) }
                @if hint.worlds == 0 { p.small { (table_text.text("tutor-form")) } }
            }
            @if hint.ways.len() > 1 { (worths(table_text, prompt, hint)) }
        }
    }
}

/// Fewer imagined deals than these are a guess, and the hint says so.
const FEW: usize = 30;

/// One plain sentence: how the first way stands beside the next, the figure behind it; and whether too few deals were tried to trust it.
fn reasoned(table_text: &TableText<'_>, prompt: &Prompt, hint: &Hint) -> Markup {
    let (worth, next) = (hint.worth, hint.ways.get(1));
    let less = next.and_then(|next| next.difference).map(|difference| -difference);
    html! {
        @if let (Some(next), Some(less)) = (next, less) {
            p.reasoned {
                @if less > worth.trifle() {
                    (around(table_text, &Msg::new("tutor-better").with("way", Arg::Text(BETWEEN.to_string())), prompt, &next.action))
                    " (" (worth.difference(less)) " " (said(table_text.words, &worth.unit())) ")"
                } @else if less >= -worth.trifle() {
                    (around(table_text, &Msg::new("tutor-level").with("way", Arg::Text(BETWEEN.to_string())), prompt, &next.action))
                } @else {
                    (table_text.text("tutor-by-the-book"))
                }
            }
        }
        @if (1..FEW).contains(&hint.worlds) {
            p.small.few-worlds { (said(table_text.words, &Msg::new("tutor-few-worlds").with("worlds", hint.worlds))) }
        }
    }
}

/// A sentence about one way.
fn around(table_text: &TableText<'_>, sentence: &Msg, prompt: &Prompt, action: &str) -> Markup {
    let text = said(table_text.words, sentence);
    let (before, after) = text.split_once(BETWEEN).unwrap_or((&text, ""));
    html! { (before) (way(table_text, prompt, action, Picture::Named)) (after) }
}

/// The ways and what each is worth. A way that deals cannot tell from the first, or that stands above it by their chance alone, has no
/// figure of its own.
fn worths(table_text: &TableText<'_>, prompt: &Prompt, hint: &Hint) -> Markup {
    let worth = hint.worth;
    html! {
        table.worths {
            caption.vh { (table_text.text("web-hint-ways")) }
            thead { tr {
                th scope="col" { (table_text.text("web-hint-way")) }
                th.num scope="col" { (said(table_text.words, &worth.unit())) }
                th.num scope="col" { (table_text.text("web-hint-difference")) }
            } }
            tbody { @for (n, one) in hint.ways.iter().enumerate() {
                tr {
                    th scope="row" {
                        (way(table_text, prompt, &one.action, Picture::Named))
                        @if let Some(reason) = one.advice { " " span.law { (reason) } }
                        @if let Some(won) = one.won.filter(|_| !matches!(worth, ScoreUnit::Chance)) { " " span.early { (said(table_text.words, &Msg::new("tutor-won").with("won", percent(won)))) } }
                        @if !one.alike.is_empty() { " " span.early { (alike(table_text, prompt, one)) } }
                        @if hint.fell_behind(one) { " " span.early { (said(table_text.words, &Msg::new("tutor-left").with("worlds", one.worlds))) } }
                    }
                    td.num { @if let Some(value) = one.value.filter(|_| n == 0 || one.difference.is_none_or(|less| less <= 0.0)) { (worth.figure(value)) } }
                    td.num { @match one.difference {
                        Some(less) if n > 0 && less < -worth.trifle() => (worth.difference(less)),
                        Some(_) if n > 0 => "≈",
                        _ => "",
                    } }
                }
            } }
        }
        p.small { (said(table_text.words, &worth.meaning(hint.worlds))) }
    }
}

/// So many of a hundred.
fn percent(share: f64) -> i64 {
    (100.0 * share).round() as i64
}

/// The other ways that come to the same as this one.
fn alike(table_text: &TableText<'_>, prompt: &Prompt, one: &Advised) -> Markup {
    // The sentence goes round what is drawn.
    let text = said(table_text.words, &Msg::new("tutor-alike").with("ways", Arg::Text(BETWEEN.to_string())));
    let (before, after) = text.split_once(BETWEEN).unwrap_or((&text, ""));
    html! {
        (before)
        @for (n, action) in one.alike.iter().enumerate() {
            @if n > 0 { ", " }
            (way(table_text, prompt, action, Picture::Named))
        }
        (after)
    }
}

/// Where in a sentence something is drawn.
const BETWEEN: char = '\u{fffc}';

/// A world in which the advice for a way goes wrong.
fn against(table_text: &TableText<'_>, hint: &Hint, one: &Advised) -> Markup {
    let Some(against) = &one.against else { return html! {} };
    let [value, best] = [against.value, against.best].map(|worth| Arg::Text(hint.worth.figure(worth)));
    html! {
        p.small { (table_text.text("tutor-wrong")) }
        @for hand in &against.hands {
            p.small { b { (table_text.name(hand.seat)) } " " (drawn(table_text, &hand.cards)) }
        }
        p.small { (said(table_text.words, &Msg::new("tutor-comes").with("value", value).with("best", best))) }
    }
}

/// What the book says for a way; of another than the first it is said for which.
fn advice(table_text: &TableText<'_>, prompt: &Prompt, best: &Advised, one: &Advised) -> Markup {
    let Some(reason) = one.advice else { return html! {} };
    let cite = format!("{} {reason}", table_text.visitor_view.game);
    let text = table_text.words.rule(&cite).unwrap_or_default();
    html! {
        p.advice {
            a.law href=(book::link(table_text.visitor_view.game, &cite)) target="_blank" { (reason) }
            @if one.action != best.action { " " (way(table_text, prompt, &one.action, Picture::Named)) ":" }
            " " (text)
        }
    }
}

/// How one card is shown: several are drawn in any case, for their names would fill lines.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Picture {
    /// Small, before its name.
    Drawn,
    /// By its name alone.
    Named,
}

/// An action as its button says it: the word, or the cards.
fn way(table_text: &TableText<'_>, prompt: &Prompt, action: &str, picture: Picture) -> Markup {
    let (verb, rest) = action.split_once(' ').unwrap_or((action, ""));
    for (n, way) in prompt.ways.iter().enumerate() {
        match way {
            Choice::Word { action: known, words } if known == action => return html! { b { (table_text.say(words)) } },
            Choice::Card { verb: known, of, heading, .. } if *known == verb => {
                if let Some(card) = rest.parse::<Card>().ok().filter(|card| of.contains(*card)) {
                    return html! { @if n > 0 { b { (table_text.say(heading)) } " " } (cards(table_text, &[card], picture)) };
                }
            }
            Choice::Cards { verb: known, heading, .. } if *known == verb => {
                let chosen: Vec<Card> = rest.split_whitespace().filter_map(|card| card.parse().ok()).collect();
                // In the list the cards tell the ways apart: what is done with them is the same.
                let is_said = picture == Picture::Drawn || chosen.is_empty();
                return html! { @if is_said { b { (table_text.say(heading)) } " " } (cards(table_text, &chosen, picture)) };
            }
            Choice::Number { verb: known, heading, .. } if *known == verb => {
                return html! { b { (table_text.say(heading)) " " (rest) } };
            }
            _ => {}
        }
    }
    html! { b { (action) } }
}

/// Cards drawn small, with their names for one, and for who cannot see them.
fn cards(table_text: &TableText<'_>, cards: &[Card], picture: Picture) -> Markup {
    match cards {
        [card] => html! {
            @if picture == Picture::Drawn { span.small-cards aria-hidden="true" { (table_text.deck().face(*card)) } }
            b { (table_text.card(*card)) }
        },
        _ => drawn(table_text, cards),
    }
}

/// Cards drawn small, and named for who cannot see them.
fn drawn(table_text: &TableText<'_>, cards: &[Card]) -> Markup {
    let names: Vec<String> = cards.iter().map(|&card| table_text.card(card)).collect();
    html! {
        span.small-cards aria-hidden="true" { @for &card in cards { (table_text.deck().face(card)) } }
        span.vh { (names.join(", ")) }
    }
}

/// Is this the card the tutor would play?
pub(super) fn is_advised(table_text: &TableText<'_>, action: &str) -> bool {
    matches!(&table_text.visitor_view.counsel, Some(Counsel::Says(hint)) if hint.best().is_some_and(|best| best.action == action))
}

/// Is this one of several cards the tutor would choose?
pub(super) fn is_card_advised(table_text: &TableText<'_>, card: Card) -> bool {
    let has = |action: &str| action.split_whitespace().skip(1).any(|one| one.parse() == Ok(card));
    matches!(&table_text.visitor_view.counsel, Some(Counsel::Says(hint)) if hint.best().is_some_and(|best| has(&best.action)))
}
