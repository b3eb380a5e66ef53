//! The ways to answer a question, as buttons.

use super::hand::own;
use super::steps::{Step, step, steps};
use crate::house::Counsel;
use crate::page::book::link;
use crate::page::referee;
use crate::page::term::{once, place, term};
use crate::page::voice::{Voice, said};
use cards::{Card, CardSet};
use engine::show::{Deed, Prompt, Way};
use engine::{Arg, Msg};
use learn::order::suit_of;
use maud::{Markup, html};

/// Where a way to answer stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// On the cards of the hand: one tap does it. Only the first way does, so that no slip of a finger gives a hand away.
    Hand,
    /// On the cards of the hand: several are chosen, and a button sends them.
    Choice,
    /// On the cards of the hand: to play them is against the rules, and an honour table lets it happen.
    Wrong,
    /// Among the buttons.
    Button,
}

/// The role of the `n`th of these ways for this hand.
pub(super) fn role(ways: &[Way], way: &Way, n: usize, hand: CardSet) -> Role {
    match way {
        Way::Card { of, .. } if n == 0 && hand.contains_all(*of) => Role::Hand,
        Way::Card { of, verb, deed: Deed::Play, .. } if hand.contains_all(*of) && plays(ways.first(), verb) => Role::Wrong,
        Way::Cards { of, .. } if hand.contains_all(*of) => Role::Choice,
        _ => Role::Button,
    }
}

/// Does a way play a card by this verb?
fn plays(way: Option<&Way>, by: &str) -> bool {
    matches!(way, Some(Way::Card { verb, deed: Deed::Play, .. }) if *verb == by)
}

/// More words of one verb than this share a list.
const LISTED: usize = 24;
/// Ranges of no more numbers than this are buttons.
const FEW: i64 = 8;

/// A way to answer, with its number and its words.
pub(super) type Kept<'a> = (usize, &'a Way, String);

/// The buttons of a prompt.
pub(super) fn ways(voice: &Voice<'_>, prompt: &Prompt) -> Markup {
    let hand: CardSet = own(voice).into_iter().collect();
    // The same thing may be said in two ways; a button is needed once.
    let mut texts: Vec<String> = Vec::new();
    let mut kept: Vec<Kept<'_>> = Vec::new();
    for (n, way) in prompt.ways.iter().enumerate() {
        let text = voice.say(heading(way));
        if !matches!(way, Way::Word { .. }) || !texts.contains(&text) {
            texts.push(text.clone());
            kept.push((n, way, text));
        }
    }
    let mut runs: Vec<Vec<&Kept<'_>>> = Vec::new();
    for one in &kept {
        let same =
            |run: &&mut Vec<&Kept<'_>>| verb(one.1).is_some() && run.first().is_some_and(|first| verb(first.1) == verb(one.1));
        match runs.iter_mut().find(same) {
            Some(run) => run.push(one),
            None => runs.push(vec![one]),
        }
    }
    let has_figure = |(_, way, _): &&Kept<'_>| matches!(way, Way::Word { action, .. } if figure(prompt, action).is_some());
    let answers = kept.iter().filter(has_figure).count() == 2;
    let (runs, lists): (Vec<_>, Vec<_>) = runs.into_iter().partition(|run| run.len() <= LISTED);
    let is_word = |(_, way, _): &&&Kept<'_>| matches!(way, Way::Word { .. });
    let all: Vec<&Kept<'_>> = kept.iter().filter(|one| runs.iter().flatten().any(|other| other.0 == one.0)).collect();
    let all: Vec<&Kept<'_>> = all.iter().filter(is_word).copied().collect();
    // More words than can be overlooked are asked for in two steps.
    let stepped: Vec<Step<'_, '_>> = if all.len() > CROWD { steps(&all) } else { Vec::new() };
    let words = if stepped.is_empty() { all.len() } else { stepped.len() };
    html! {
        form.ways.answers[answers].few[words <= FEW_WORDS].row[words > FEW_WORDS].many[words > CROWD] method="post" action={ "/table/" (voice.sight.id) "/act" } data-live="act" {
            @for one in &stepped { (step(voice, prompt, one)) }
            @for run in runs.iter().filter(|_| stepped.is_empty()) {
                @match shared(voice, run) {
                    Some(gloss) => (grouped(voice, prompt, run, &gloss)),
                    None => { @for (n, way, text) in run {
                        @if let Way::Word { action, words } = way { (word(voice, prompt, *n, (action, words), text, voice.gloss(words))) }
                    } },
                }
            }
        }
        @for run in &lists { (listed(voice, run)) }
        @for (n, way, text) in &kept {
            @match (role(&prompt.ways, way, *n, hand), way) {
                (Role::Choice, Way::Cards { verb, must, at_least, at_most, .. }) => {
                    (choice(voice, prompt, verb, text, must.len().max(*at_least)..=*at_most, must.len()))
                }
                (Role::Button, Way::Card { verb, of, .. }) => (picker(voice, verb, text, *of)),
                (Role::Button, Way::Cards { verb, of, must, at_least, at_most, .. }) => {
                    (several(voice, prompt, verb, text, *of, *must, (*at_least).max(must.len())..=*at_most))
                }
                (_, Way::Number { verb, from, to, .. }) => (number(voice, prompt, verb, text, *from, *to)),
                _ => {}
            }
        }
    }
}

fn heading(way: &Way) -> &Msg {
    match way {
        Way::Word { words, .. } => words,
        Way::Card { heading, .. } | Way::Cards { heading, .. } | Way::Number { heading, .. } => heading,
    }
}

/// The verb of a word with more behind it.
fn verb(way: &Way) -> Option<&str> {
    match way {
        Way::Word { action, .. } => action.split_once(' ').map(|(verb, _)| verb),
        _ => None,
    }
}

/// The id of a button, the same as long as it does the same.
pub(super) fn button_id(action: &str) -> String {
    format!("act-{}", action.replace(|letter: char| !letter.is_ascii_alphanumeric(), "-"))
}

/// The figure that the question gives under the name of this answer: what is at stake if it is given.
fn figure(prompt: &Prompt, action: &str) -> Option<i64> {
    named_number(&prompt.question, &action.replace('_', "-"))
}

fn named_number(msg: &Msg, name: &str) -> Option<i64> {
    msg.args.iter().find_map(|(known, arg)| match arg {
        Arg::Number(number) if *known == name => Some(*number),
        Arg::Msg(inner) => named_number(inner, name),
        _ => None,
    })
}

/// Is there one thing to do, so that it is the main one? Beside a hint only what the tutor would do is.
fn is_main(voice: &Voice<'_>, prompt: &Prompt) -> bool {
    prompt.must && prompt.ways.len() == 1 && !matches!(voice.sight.counsel, Some(Counsel::Says(_)))
}

/// More words than this are many: the question has room for them while it is asked.
const CROWD: usize = 6;
/// No more words than this stand on a phone one under the other, each with what it means beside it; more stand in columns.
const FEW_WORDS: usize = 3;

/// The class of a button that sends what was chosen.
fn sends(voice: &Voice<'_>, prompt: &Prompt) -> &'static str {
    if is_main(voice, prompt) { "btn go" } else { "btn" }
}

pub(super) fn word(
    voice: &Voice<'_>,
    prompt: &Prompt,
    n: usize,
    (action, words): (&str, &Msg),
    text: &str,
    gloss: Option<String>,
) -> Markup {
    let figure = figure(prompt, action);
    let class = match (n, figure) {
        (0, Some(_)) => "btn call yes",
        (0, None) if is_main(voice, prompt) => "btn call go",
        _ => "btn call",
    };
    html! {
        button class=(class) id=(button_id(action)) name="action" value=(action) data-sure=[sure(voice, action, text)] {
            span { @if let Some(suit) = suit_of(words) { (voice.deck().mark(suit)) " " } (text) (own_name(voice, words)) }
            @if let Some(figure) = figure { b { (figure) } }
            @if let Some(gloss) = gloss { small { (gloss) } }
        }
    }
}

/// The reader's own name of the suit a message speaks of, beside the book's.
pub(super) fn own_name(voice: &Voice<'_>, msg: &Msg) -> Markup {
    html! { @if let Some(own) = suit_of(msg).and_then(|suit| voice.own_suit(suit)) { span.own-name { " (" (own) ")" } } }
}

/// What is said before a concession is made or a hand laid open: a second tap does it.
fn sure(voice: &Voice<'_>, action: &str, text: &str) -> Option<String> {
    let asks = games::entry(voice.sight.game).is_some_and(|entry| (entry.asks_first)(action));
    asks.then(|| said(voice.words, &Msg::new("web-sure").with("what", text.to_owned())))
}

/// No fewer words of one verb than this stand together, under what they have in common.
const GROUPED: usize = 3;
/// Words of more letters than this need the room of three columns to stand side by side.
const LONG: usize = 14;

/// What all words of a verb mean, or all but one of them.
fn shared(voice: &Voice<'_>, run: &[&Kept<'_>]) -> Option<String> {
    let glosses: Vec<Option<String>> = run.iter().map(|(_, way, _)| voice.gloss(heading(way))).collect();
    let is_shared = |gloss: &&String| glosses.iter().flatten().filter(|other| other == gloss).count() + 1 >= run.len();
    glosses.iter().flatten().find(is_shared).filter(|_| run.len() >= GROUPED).cloned()
}

/// Words of one verb, with what they mean told once.
fn grouped(voice: &Voice<'_>, prompt: &Prompt, run: &[&Kept<'_>], gloss: &str) -> Markup {
    let is_long = run.iter().any(|(.., text)| text.chars().count() > LONG);
    html! {
        div.group.long[is_long] {
            small { (gloss) }
            @for (n, way, text) in run {
                @if let Way::Word { action, words } = way { (word(voice, prompt, *n, (action, words), text, voice.gloss(words).filter(|own| own != gloss))) }
            }
        }
    }
}

/// Many words of one verb, as a list.
fn listed(voice: &Voice<'_>, run: &[&Kept<'_>]) -> Markup {
    let id = run.first().and_then(|(_, way, _)| verb(way)).map(button_id).unwrap_or_default();
    let shared = shared(voice, run);
    let own = |way: &Way| voice.gloss(heading(way)).filter(|gloss| Some(gloss) != shared.as_ref());
    html! {
        form.listed method="post" action={ "/table/" (voice.sight.id) "/act" } data-live="act" {
            @if let Some(gloss) = &shared { small { (gloss) } }
            select name="action" id={ (id) "-list" } aria-label=(voice.told("web-choose")) {
                @for (_, way, text) in run { @if let Way::Word { action, .. } = way { option value=(action) { (text) @if let Some(gloss) = own(way) { " · " (gloss) } } } }
            }
            button.btn id=(id) { (voice.told("web-say-it")) }
        }
    }
}

/// The button that sends the cards chosen in the hand. The script counts them.
fn choice(
    voice: &Voice<'_>,
    prompt: &Prompt,
    verb: &str,
    text: &str,
    many: std::ops::RangeInclusive<usize>,
    chosen: usize,
) -> Markup {
    html! {
        p.choice {
            button class=(sends(voice, prompt)) form="play" id=(button_id(verb)) name="verb" value=(verb) data-least=(many.start()) data-most=(many.end()) {
                span { (text) } b.counted { (chosen) }
            }
            small { (limits(voice, &many)) }
        }
    }
}

/// How many cards are asked for.
fn limits(voice: &Voice<'_>, many: &std::ops::RangeInclusive<usize>) -> String {
    let (least, most) = (*many.start(), *many.end());
    if least == most {
        return said(voice.words, &Msg::new("web-exactly").with("many", most));
    }
    said(voice.words, &Msg::new("web-from-to").with("least", least).with("most", most))
}

/// One card of these, when a word would otherwise be the first thing to say.
fn picker(voice: &Voice<'_>, verb: &str, text: &str, of: CardSet) -> Markup {
    html! {
        details.picker id={ (button_id(verb)) "-of" } {
            summary.btn { (text) }
            form method="post" action={ "/table/" (voice.sight.id) "/act" } data-live="act" {
                @for card in sorted(voice, of) {
                    @let action = format!("{verb} {card}");
                    button id=(button_id(&action)) name="action" value=(action) aria-label=(voice.card(card)) { (voice.deck().face(card)) }
                }
            }
        }
    }
}

/// Several of these, which are not all in the hand.
fn several(
    voice: &Voice<'_>,
    prompt: &Prompt,
    verb: &str,
    text: &str,
    of: CardSet,
    must: CardSet,
    many: std::ops::RangeInclusive<usize>,
) -> Markup {
    html! {
        details.picker open id={ (button_id(verb)) "-of" } {
            summary.btn { (text) }
            form method="post" action={ "/table/" (voice.sight.id) "/act" } data-live="act" {
                @for card in sorted(voice, of) {
                    label.pick { input.vh type="checkbox" id={ "of-" (card) } name="card" value=(card) checked[must.contains(card)]
                        aria-label=(voice.card(card)); (voice.deck().face(card)) }
                }
                button class=(sends(voice, prompt)) id=(button_id(verb)) name="verb" value=(verb) data-least=(many.start()) data-most=(many.end()) {
                    span { (text) } b.counted { (must.len()) }
                }
                small { (limits(voice, &many)) }
            }
        }
    }
}

/// Cards in the order of the hand, and behind them the others.
fn sorted(voice: &Voice<'_>, of: CardSet) -> Vec<Card> {
    let hand = own(voice);
    let held: Vec<Card> = hand.iter().copied().filter(|&card| of.contains(card)).collect();
    let rest = of - held.iter().copied().collect();
    held.into_iter().chain(rest.iter()).collect()
}

fn number(voice: &Voice<'_>, prompt: &Prompt, verb: &str, text: &str, from: i64, to: i64) -> Markup {
    let id = button_id(verb);
    html! {
        form.number method="post" action={ "/table/" (voice.sight.id) "/act" } data-live="act" {
            @if to - from < FEW {
                span { (text) }
                @for n in from..=to {
                    button.btn.call id={ (id) "-" (n) } name="action" value={ (verb) " " (n) } { (n) }
                }
            } @else {
                label for={ (id) "-n" } { (text) }
                input type="number" id={ (id) "-n" } name="number" min=(from) max=(to) value=((from + to) / 2) required;
                button class={ (sends(voice, prompt)) " sends" } id=(id) name="verb" value=(verb) { (text) }
            }
        }
    }
}

/// At an honour table: the laws behind what may be said of others' play, each with the way to its place in the book.
pub(super) fn lawful(voice: &Voice<'_>, prompt: &Prompt) -> Markup {
    let is_honour = voice.sight.is_on_honour();
    let mut laws: Vec<(&'static engine::law::Law, String)> = Vec::new();
    for msg in prompt.ways.iter().filter(|way| is_honour && matches!(way, Way::Word { .. })).map(heading) {
        if let Some(law) = laws::behind(msg.id).filter(|law| laws.iter().all(|(known, _)| known.id != law.id)) {
            laws.push((law, voice.say(msg)));
        }
    }
    html! {
        @if !laws.is_empty() {
            p.lawful { (voice.told("web-by-law")) @for (law, act) in &laws {
                " " (term(&link(voice.sight.game, law.id.0), &voice.words.rule(law.id.0).unwrap_or_default(), html! { (act) " · " span.law { (voice.short(law.id)) } }))
            } }
        }
    }
}

/// What is refused, and by which rule; and what the words mean.
pub(super) fn notes(voice: &Voice<'_>, prompt: &Prompt) -> Markup {
    let glosses: Vec<(String, String)> = {
        // The words of this table: the question and its answers, the headline, the facts, the plates and the pots.
        let view = &voice.sight.view;
        let plates = view.seats.iter().flat_map(|seat| seat.roles.iter().chain(&seat.figures));
        let pots = view.pots.iter().map(|pot| &pot.name);
        let words = prompt.ways.iter().map(heading).chain([&prompt.question, &view.headline]).chain(&view.facts);
        once(words.chain(plates).chain(pots).flat_map(|msg| voice.explained(msg)))
    };
    let mut refused: Vec<(String, engine::Cite, Vec<String>)> = Vec::new();
    for way in &prompt.refused {
        let what = match way.what.parse::<Card>() {
            Ok(card) => voice.card(card),
            Err(_) => voice.words.contract(voice.sight.game, &way.what),
        };
        let (why, cite) = (voice.say(&way.why.why), way.why.cite);
        match refused.iter_mut().find(|(known, ..)| *known == why) {
            Some((.., whats)) => whats.push(what),
            None => refused.push((why, cite, vec![what])),
        }
    }
    html! {
        @if !glosses.is_empty() || !refused.is_empty() {
            details.notes id="notes" {
                summary { (voice.told("web-notes")) }
                div.beside tabindex="0" {
                @if !glosses.is_empty() {
                    dl { @for (text, gloss) in &glosses { div { dt { (text) } dd { (gloss) } } } }
                }
                @if !refused.is_empty() {
                    h3 { (voice.told("web-refused")) }
                    dl.refused { @for (why, cite, whats) in &refused {
                        div { dt { (whats.join(", ")) } dd { (why) " " a.law href=(link(voice.sight.game, cite.0)) { (voice.short(*cite)) } } }
                    } }
                }
                p {
                    a href={ "/rules/" (voice.sight.game) } target="_blank" { (voice.told("web-rules")) } " · "
                    a href=(place(voice.sight.game, None)) target="_blank" { (voice.told("web-words-all")) }
                }
                @if voice.sight.is_on_honour() { p { a id="desk" href=(referee::desk_link(voice)) target="_blank" { (voice.told("web-desk")) } } }
                }
            }
        }
    }
}
