//! What the tutor says to the visitor, beside the question it answers.

use crate::house::{Advised, Counsel, Hint, Hints, Sitter};
use crate::page::book;
use crate::page::voice::{Voice, said};
use bots::tutor::Worth;
use cards::Card;
use engine::show::{Prompt, Way};
use engine::{Arg, Msg};
use maud::{Markup, html};

/// The button that asks the tutor, as long as it has not been asked.
pub(super) fn hinting(voice: &Voice<'_>) -> Markup {
    html! {
        @if voice.sight.rights.hint && voice.sight.counsel.is_none() {
            form.one.hinting method="post" action={ "/table/" (voice.sight.id) "/do/hint" } data-live="do" data-do="hint" {
                button.btn.ghost id="do-hint" aria-keyshortcuts="h" { (voice.told("web-hint")) " " kbd.js-only { "h" } }
            }
        }
    }
}

/// What who asks for a hint is told at a table that is played without: the script says it to who presses the key.
pub(super) fn hintless(voice: &Voice<'_>) -> Markup {
    let sight = voice.sight;
    let people = sight.plates.iter().filter(|plate| matches!(plate.is, Sitter::Person | Sitter::Away)).count();
    let without = sight.me.is_some() && people > 1 && sight.hints == Hints::Alone;
    html! { @if without { p id="no-hints" hidden { (voice.told("web-denied-no-hints")) } } }
}

/// What the tutor has for the visitor.
pub(super) fn hint(voice: &Voice<'_>, prompt: &Prompt) -> Markup {
    match &voice.sight.counsel {
        None => html! {},
        Some(Counsel::Thinks) => html! { p.hint.thinks id="hint" { (voice.told("web-hint-thinks")) } },
        Some(Counsel::Says(hint)) => told(voice, prompt, hint),
    }
}

fn told(voice: &Voice<'_>, prompt: &Prompt, hint: &Hint) -> Markup {
    let Some(best) = hint.best() else { return html! {} };
    html! {
        section.hint id="hint" aria-labelledby="hint-said" {
            div.counsel {
                div.would {
                    p id="hint-said" { (voice.told("web-hint-would")) " " (way(voice, prompt, &best.action, Picture::Drawn)) }
                    form method="post" action={ "/table/" (voice.sight.id) "/act" } data-live="act" {
                        button.btn.go id="hint-do" name="action" value=(best.action) aria-describedby="hint-said" { (voice.told("web-hint-do")) }
                    }
                }
                (reasoned(voice, prompt, hint))
                @if hint.nothing_matters() { p.small { (voice.told("tutor-settled")) } }
                @for way in &hint.ways { (advice(voice, prompt, best, way)) (against(voice, hint, way)) }
                @if hint.worlds == 0 { p.small { (voice.told("tutor-form")) } }
            }
            @if hint.ways.len() > 1 { (worths(voice, prompt, hint)) }
        }
    }
}

/// Fewer imagined deals than these are a guess, and the hint says so.
const FEW: usize = 30;

/// Differences up to this are nothing that imagined deals can tell apart.
const fn trifle(worth: Worth) -> f64 {
    match worth {
        Worth::Tentos | Worth::Tantos => 0.1,
        Worth::Points => 1.0,
        Worth::Chance => 0.01,
    }
}

/// One plain sentence: how the first way stands beside the next, the figure behind it; and whether too few deals were tried to trust it.
fn reasoned(voice: &Voice<'_>, prompt: &Prompt, hint: &Hint) -> Markup {
    let (worth, next) = (hint.worth, hint.ways.get(1));
    let less = next.and_then(|next| next.difference).map(|difference| -difference);
    html! {
        @if let (Some(next), Some(less)) = (next, less) {
            p.reasoned {
                @if less > trifle(worth) {
                    (around(voice, &Msg::new("tutor-better").with("way", Arg::Text(BETWEEN.to_string())), prompt, &next.action))
                    " (" (worth.difference(less)) " " (said(voice.words, &worth.unit())) ")"
                } @else if less >= -trifle(worth) {
                    (around(voice, &Msg::new("tutor-level").with("way", Arg::Text(BETWEEN.to_string())), prompt, &next.action))
                } @else {
                    (voice.told("tutor-by-the-book"))
                }
            }
        }
        @if (1..FEW).contains(&hint.worlds) {
            p.small.few-worlds { (said(voice.words, &Msg::new("tutor-few-worlds").with("worlds", hint.worlds))) }
        }
    }
}

/// A sentence about one way.
fn around(voice: &Voice<'_>, sentence: &Msg, prompt: &Prompt, action: &str) -> Markup {
    let text = said(voice.words, sentence);
    let (before, after) = text.split_once(BETWEEN).unwrap_or((&text, ""));
    html! { (before) (way(voice, prompt, action, Picture::Named)) (after) }
}

/// The ways and what each is worth. A way that deals cannot tell from the first, or that stands above it by their chance alone, has no
/// figure of its own.
fn worths(voice: &Voice<'_>, prompt: &Prompt, hint: &Hint) -> Markup {
    let worth = hint.worth;
    html! {
        table.worths {
            caption.vh { (voice.told("web-hint-ways")) }
            thead { tr {
                th scope="col" { (voice.told("web-hint-way")) }
                th.num scope="col" { (said(voice.words, &worth.unit())) }
                th.num scope="col" { (voice.told("web-hint-difference")) }
            } }
            tbody { @for (n, one) in hint.ways.iter().enumerate() {
                tr {
                    th scope="row" {
                        (way(voice, prompt, &one.action, Picture::Named))
                        @if let Some(reason) = one.advice { " " span.law { (reason) } }
                        @if let Some(won) = one.won.filter(|_| !matches!(worth, Worth::Chance)) { " " span.early { (said(voice.words, &Msg::new("tutor-won").with("won", percent(won)))) } }
                        @if !one.alike.is_empty() { " " span.early { (alike(voice, prompt, one)) } }
                        @if hint.fell_behind(one) { " " span.early { (said(voice.words, &Msg::new("tutor-left").with("worlds", one.worlds))) } }
                    }
                    td.num { @if let Some(value) = one.value.filter(|_| n == 0 || one.difference.is_none_or(|less| less <= 0.0)) { (worth.figure(value)) } }
                    td.num { @match one.difference {
                        Some(less) if n > 0 && less < -trifle(worth) => (worth.difference(less)),
                        Some(_) if n > 0 => "≈",
                        _ => "",
                    } }
                }
            } }
        }
        p.small { (said(voice.words, &worth.meaning(hint.worlds))) }
    }
}

/// So many of a hundred.
fn percent(share: f64) -> i64 {
    (100.0 * share).round() as i64
}

/// The other ways that come to the same as this one.
fn alike(voice: &Voice<'_>, prompt: &Prompt, one: &Advised) -> Markup {
    // The sentence goes round what is drawn.
    let text = said(voice.words, &Msg::new("tutor-alike").with("ways", Arg::Text(BETWEEN.to_string())));
    let (before, after) = text.split_once(BETWEEN).unwrap_or((&text, ""));
    html! {
        (before)
        @for (n, action) in one.alike.iter().enumerate() {
            @if n > 0 { ", " }
            (way(voice, prompt, action, Picture::Named))
        }
        (after)
    }
}

/// Where in a sentence something is drawn.
const BETWEEN: char = '\u{fffc}';

/// A world in which the advice for a way goes wrong.
fn against(voice: &Voice<'_>, hint: &Hint, one: &Advised) -> Markup {
    let Some(against) = &one.against else { return html! {} };
    let [value, best] = [against.value, against.best].map(|worth| Arg::Text(hint.worth.figure(worth)));
    html! {
        p.small { (voice.told("tutor-wrong")) }
        @for hand in &against.hands {
            p.small { b { (voice.name(hand.seat)) } " " (drawn(voice, &hand.cards)) }
        }
        p.small { (said(voice.words, &Msg::new("tutor-comes").with("value", value).with("best", best))) }
    }
}

/// What the book says for a way; of another than the first it is said for which.
fn advice(voice: &Voice<'_>, prompt: &Prompt, best: &Advised, one: &Advised) -> Markup {
    let Some(reason) = one.advice else { return html! {} };
    let cite = format!("{} {reason}", voice.sight.game);
    let text = voice.words.rule(&cite).unwrap_or_default();
    html! {
        p.advice {
            a.law href=(book::link(voice.sight.game, &cite)) target="_blank" { (reason) }
            @if one.action != best.action { " " (way(voice, prompt, &one.action, Picture::Named)) ":" }
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
fn way(voice: &Voice<'_>, prompt: &Prompt, action: &str, picture: Picture) -> Markup {
    let (verb, rest) = action.split_once(' ').unwrap_or((action, ""));
    for (n, way) in prompt.ways.iter().enumerate() {
        match way {
            Way::Word { action: known, words } if known == action => return html! { b { (voice.say(words)) } },
            Way::Card { verb: known, of, heading, .. } if *known == verb => {
                if let Some(card) = rest.parse::<Card>().ok().filter(|card| of.contains(*card)) {
                    return html! { @if n > 0 { b { (voice.say(heading)) } " " } (cards(voice, &[card], picture)) };
                }
            }
            Way::Cards { verb: known, heading, .. } if *known == verb => {
                let chosen: Vec<Card> = rest.split_whitespace().filter_map(|card| card.parse().ok()).collect();
                // In the list the cards tell the ways apart: what is done with them is the same.
                let is_said = picture == Picture::Drawn || chosen.is_empty();
                return html! { @if is_said { b { (voice.say(heading)) } " " } (cards(voice, &chosen, picture)) };
            }
            Way::Number { verb: known, heading, .. } if *known == verb => return html! { b { (voice.say(heading)) " " (rest) } },
            _ => {}
        }
    }
    html! { b { (action) } }
}

/// Cards drawn small, with their names for one, and for who cannot see them.
fn cards(voice: &Voice<'_>, cards: &[Card], picture: Picture) -> Markup {
    match cards {
        [card] => html! {
            @if picture == Picture::Drawn { span.small-cards aria-hidden="true" { (voice.deck().face(*card)) } }
            b { (voice.card(*card)) }
        },
        _ => drawn(voice, cards),
    }
}

/// Cards drawn small, and named for who cannot see them.
fn drawn(voice: &Voice<'_>, cards: &[Card]) -> Markup {
    let names: Vec<String> = cards.iter().map(|&card| voice.card(card)).collect();
    html! {
        span.small-cards aria-hidden="true" { @for &card in cards { (voice.deck().face(card)) } }
        span.vh { (names.join(", ")) }
    }
}

/// Is this the card the tutor would play?
pub(super) fn is_advised(voice: &Voice<'_>, action: &str) -> bool {
    matches!(&voice.sight.counsel, Some(Counsel::Says(hint)) if hint.best().is_some_and(|best| best.action == action))
}

/// Is this one of several cards the tutor would choose?
pub(super) fn is_card_advised(voice: &Voice<'_>, card: Card) -> bool {
    let has = |action: &str| action.split_whitespace().skip(1).any(|one| one.parse() == Ok(card));
    matches!(&voice.sight.counsel, Some(Counsel::Says(hint)) if hint.best().is_some_and(|best| has(&best.action)))
}
