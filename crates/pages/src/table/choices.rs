//! The ways to answer a question, as buttons.

use super::hand::own;
use super::steps::{Step, step, steps};
use super::summary::messages;
use crate::book::link;
use crate::referee;
use crate::table_text::{TableText, said};
use crate::term::{once, place, term};
use cards::{Card, CardSet};
use engine::show::{Choice, Deed, Prompt};
use engine::{Arg, Msg};
use learn::order::suit_of;
use maud::{Markup, PreEscaped, html};
use table::Counsel;

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
pub(super) fn role(ways: &[Choice], way: &Choice, n: usize, hand: CardSet) -> Role {
    match way {
        Choice::Card { of, .. } if n == 0 && hand.contains_all(*of) => Role::Hand,
        Choice::Card { of, verb, deed: Deed::Play, .. } if hand.contains_all(*of) && plays(ways.first(), verb) => Role::Wrong,
        Choice::Cards { of, .. } if hand.contains_all(*of) => Role::Choice,
        _ => Role::Button,
    }
}

/// Does a way play a card by this verb?
fn plays(way: Option<&Choice>, by: &str) -> bool {
    matches!(way, Some(Choice::Card { verb, deed: Deed::Play, .. }) if *verb == by)
}

/// More words of one verb than this share a list.
const LISTED: usize = 24;
/// Ranges of no more numbers than this are buttons.
const FEW: i64 = 8;

/// A way to answer, with its number and its words.
pub(super) type Kept<'a> = (usize, &'a Choice, String);

/// The buttons of a prompt.
pub(super) fn ways(table_text: &TableText<'_>, prompt: &Prompt) -> Markup {
    let hand: CardSet = own(table_text).into_iter().collect();
    // The same thing may be said in two ways; a button is needed once.
    let mut texts: Vec<String> = Vec::new();
    let mut kept: Vec<Kept<'_>> = Vec::new();
    for (n, way) in prompt.ways.iter().enumerate() {
        let text = table_text.say(heading(way));
        if !matches!(way, Choice::Word { .. }) || !texts.contains(&text) {
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
    let has_figure = |(_, way, _): &&Kept<'_>| matches!(way, Choice::Word { action, .. } if figure(prompt, action).is_some());
    let answers = kept.iter().filter(has_figure).count() == 2;
    let (runs, lists): (Vec<_>, Vec<_>) = runs.into_iter().partition(|run| run.len() <= LISTED);
    let is_word = |(_, way, _): &&&Kept<'_>| matches!(way, Choice::Word { .. });
    let all: Vec<&Kept<'_>> = kept.iter().filter(|one| runs.iter().flatten().any(|other| other.0 == one.0)).collect();
    let all: Vec<&Kept<'_>> = all.iter().filter(is_word).copied().collect();
    // More words than can be overlooked are asked for in two steps.
    let stepped: Vec<Step<'_, '_>> = if all.len() > CROWD { steps(&all) } else { Vec::new() };
    let words = if stepped.is_empty() { all.len() } else { stepped.len() };
    html! {
        form.ways.answers[answers].few[words <= FEW_WORDS].row[words > FEW_WORDS].many[words > CROWD] method="post" action={ "/table/" (table_text.visitor_view.id) "/act" } data-live="act" {
            @for one in &stepped { (step(table_text, prompt, one)) }
            @for run in runs.iter().filter(|_| stepped.is_empty()) {
                @match shared(table_text, run) {
                    Some(gloss) => (grouped(table_text, prompt, run, &gloss)),
                    None => { @for (n, way, text) in run {
                        @if let Choice::Word { action, words } = way { (word(table_text, prompt, *n, (action, words), text, table_text.gloss(words))) }
                    } },
                }
            }
        }
        @for run in &lists { (listed(table_text, run)) }
        @for (n, way, text) in &kept {
            @match (role(&prompt.ways, way, *n, hand), way) {
                (Role::Choice, Choice::Cards { verb, must, at_least, at_most, .. }) => {
                    (choice(table_text, prompt, verb, text, must.len().max(*at_least)..=*at_most, must.len()))
                }
                (Role::Button, Choice::Card { verb, of, .. }) => (picker(table_text, verb, text, *of)),
                (Role::Button, Choice::Cards { verb, of, must, at_least, at_most, .. }) => {
                    (several(table_text, prompt, verb, text, *of, *must, (*at_least).max(must.len())..=*at_most))
                }
                (_, Choice::Number { verb, from, to, .. }) => (number(table_text, prompt, verb, text, *from, *to)),
                _ => {}
            }
        }
    }
}

fn heading(way: &Choice) -> &Msg {
    match way {
        Choice::Word { words, .. } => words,
        Choice::Card { heading, .. } | Choice::Cards { heading, .. } | Choice::Number { heading, .. } => heading,
    }
}

/// The verb of a word with more behind it.
fn verb(way: &Choice) -> Option<&str> {
    match way {
        Choice::Word { action, .. } => action.split_once(' ').map(|(verb, _)| verb),
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
fn is_main(table_text: &TableText<'_>, prompt: &Prompt) -> bool {
    prompt.must && prompt.ways.len() == 1 && !matches!(table_text.visitor_view.counsel, Some(Counsel::Says(_)))
}

/// More words than this are many: the question has room for them while it is asked.
const CROWD: usize = 6;
/// No more words than this stand on a phone one under the other, each with what it means beside it; more stand in columns.
const FEW_WORDS: usize = 3;

/// The class of a button that sends what was chosen.
fn sends(table_text: &TableText<'_>, prompt: &Prompt) -> &'static str {
    if is_main(table_text, prompt) { "btn go" } else { "btn" }
}

pub(super) fn word(
    table_text: &TableText<'_>,
    prompt: &Prompt,
    n: usize,
    (action, words): (&str, &Msg),
    text: &str,
    gloss: Option<String>,
) -> Markup {
    let figure = figure(prompt, action);
    let class = match (n, figure) {
        (0, Some(_)) => "btn call yes",
        (0, None) if is_main(table_text, prompt) => "btn call go",
        _ => "btn call",
    };
    html! {
        button class=(class) id=(button_id(action)) name="action" value=(action) data-sure=[sure(table_text, action, text)] {
            span { @if let Some(suit) = suit_of(words) { (table_text.deck().mark(suit)) " " } (text) (own_name(table_text, words)) }
            @if let Some(figure) = figure { b { (figure) } }
            @if let Some(gloss) = gloss { small { (gloss) } }
        }
    }
}

/// The reader's own name of the suit a message speaks of, beside the book's.
pub(super) fn own_name(table_text: &TableText<'_>, msg: &Msg) -> Markup {
    html! { @if let Some(own) = suit_of(msg).and_then(|suit| table_text.own_suit(suit)) { span.own-name { " (" (own) ")" } } }
}

/// What is said before a concession is made or a hand laid open: a second tap does it.
fn sure(table_text: &TableText<'_>, action: &str, text: &str) -> Option<String> {
    let asks = games::entry(table_text.visitor_view.game).is_some_and(|entry| (entry.asks_first)(action));
    asks.then(|| said(table_text.words, &Msg::new("web-sure").with("what", text.to_owned())))
}

/// No fewer words of one verb than this stand together, under what they have in common.
const GROUPED: usize = 3;
/// Words of more letters than this need the room of three columns to stand side by side.
const LONG: usize = 14;

/// What all words of a verb mean, or all but one of them.
fn shared(table_text: &TableText<'_>, run: &[&Kept<'_>]) -> Option<String> {
    let glosses: Vec<Option<String>> = run.iter().map(|(_, way, _)| table_text.gloss(heading(way))).collect();
    let is_shared = |gloss: &&String| glosses.iter().flatten().filter(|other| other == gloss).count() + 1 >= run.len();
    glosses.iter().flatten().find(is_shared).filter(|_| run.len() >= GROUPED).cloned()
}

/// Words of one verb, with what they mean told once.
fn grouped(table_text: &TableText<'_>, prompt: &Prompt, run: &[&Kept<'_>], gloss: &str) -> Markup {
    let is_long = run.iter().any(|(.., text)| text.chars().count() > LONG);
    html! {
        div.group.long[is_long] {
            small { (gloss) }
            @for (n, way, text) in run {
                @if let Choice::Word { action, words } = way { (word(table_text, prompt, *n, (action, words), text, table_text.gloss(words).filter(|own| own != gloss))) }
            }
        }
    }
}

/// Many words of one verb, as a list.
fn listed(table_text: &TableText<'_>, run: &[&Kept<'_>]) -> Markup {
    let id = run.first().and_then(|(_, way, _)| verb(way)).map(button_id).unwrap_or_default();
    let shared = shared(table_text, run);
    let own = |way: &Choice| table_text.gloss(heading(way)).filter(|gloss| Some(gloss) != shared.as_ref());
    html! {
        form.listed method="post" action={ "/table/" (table_text.visitor_view.id) "/act" } data-live="act" {
            @if let Some(gloss) = &shared { small { (gloss) } }
            select name="action" id={ (id) "-list" } aria-label=(table_text.text("web-choose")) {
                @for (_, way, text) in run { @if let Choice::Word { action, .. } = way { option value=(action) { (text) @if let Some(gloss) = own(way) { " · " (gloss) } } } }
            }
            button.btn id=(id) { (table_text.text("web-say-it")) }
        }
    }
}

/// The button that sends the cards chosen in the hand. The script counts them.
fn choice(
    table_text: &TableText<'_>,
    prompt: &Prompt,
    verb: &str,
    text: &str,
    many: std::ops::RangeInclusive<usize>,
    chosen: usize,
) -> Markup {
    html! {
        p.choice {
            button class=(sends(table_text, prompt)) form="play" id=(button_id(verb)) name="verb" value=(verb) data-least=(many.start()) data-most=(many.end()) {
                span { (text) } b.counted { (chosen) }
            }
            small { (limits(table_text, &many)) }
        }
    }
}

/// How many cards are asked for.
fn limits(table_text: &TableText<'_>, many: &std::ops::RangeInclusive<usize>) -> String {
    let (least, most) = (*many.start(), *many.end());
    if least == most {
        return said(table_text.words, &Msg::new("web-exactly").with("many", most));
    }
    said(table_text.words, &Msg::new("web-from-to").with("least", least).with("most", most))
}

/// One card of these, when a word would otherwise be the first thing to say.
fn picker(table_text: &TableText<'_>, verb: &str, text: &str, of: CardSet) -> Markup {
    html! {
        details.picker id={ (button_id(verb)) "-of" } {
            summary.btn { (text) }
            form method="post" action={ "/table/" (table_text.visitor_view.id) "/act" } data-live="act" {
                @for card in sorted(table_text, of) {
                    @let action = format!("{verb} {card}");
                    button id=(button_id(&action)) name="action" value=(action) aria-label=(table_text.card(card)) { (table_text.deck().face(card)) }
                }
            }
        }
    }
}

/// Several of these, which are not all in the hand.
fn several(
    table_text: &TableText<'_>,
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
            form method="post" action={ "/table/" (table_text.visitor_view.id) "/act" } data-live="act" {
                @for card in sorted(table_text, of) {
                    label.pick { input.vh type="checkbox" id={ "of-" (card) } name="card" value=(card) checked[must.contains(card)]
                        aria-label=(table_text.card(card)); (table_text.deck().face(card)) }
                }
                button class=(sends(table_text, prompt)) id=(button_id(verb)) name="verb" value=(verb) data-least=(many.start()) data-most=(many.end()) {
                    span { (text) } b.counted { (must.len()) }
                }
                small { (limits(table_text, &many)) }
            }
        }
    }
}

/// Cards in the order of the hand, and behind them the others.
fn sorted(table_text: &TableText<'_>, of: CardSet) -> Vec<Card> {
    let hand = own(table_text);
    let held: Vec<Card> = hand.iter().copied().filter(|&card| of.contains(card)).collect();
    let rest = of - held.iter().copied().collect();
    held.into_iter().chain(rest.iter()).collect()
}

fn number(table_text: &TableText<'_>, prompt: &Prompt, verb: &str, text: &str, from: i64, to: i64) -> Markup {
    let id = button_id(verb);
    html! {
        form.number method="post" action={ "/table/" (table_text.visitor_view.id) "/act" } data-live="act" {
            @if to - from < FEW {
                span { (text) }
                @for n in from..=to {
                    button.btn.call id={ (id) "-" (n) } name="action" value={ (verb) " " (n) } { (n) }
                }
            } @else {
                label for={ (id) "-n" } { (text) }
                input type="number" id={ (id) "-n" } name="number" min=(from) max=(to) value=((from + to) / 2) required;
                button class={ (sends(table_text, prompt)) " sends" } id=(id) name="verb" value=(verb) { (text) }
            }
        }
    }
}

/// At an honour table: the laws behind what may be said of others' play, each with the way to its place in the book.
pub(super) fn lawful(table_text: &TableText<'_>, prompt: &Prompt) -> Markup {
    let is_honour = table_text.visitor_view.is_on_honour();
    let mut laws: Vec<(&'static engine::law::Law, String)> = Vec::new();
    for msg in prompt.ways.iter().filter(|way| is_honour && matches!(way, Choice::Word { .. })).map(heading) {
        if let Some(law) = laws::behind(msg.id).filter(|law| laws.iter().all(|(known, _)| known.id != law.id)) {
            laws.push((law, table_text.say(msg)));
        }
    }
    html! {
        @if !laws.is_empty() {
            p.lawful { (table_text.text("web-by-law")) @for (law, act) in &laws {
                " " (term(&link(table_text.visitor_view.game, law.id.0), &table_text.words.rule(law.id.0).unwrap_or_default(), html! { (act) " · " span.law { (table_text.short(law.id)) } }))
            } }
        }
    }
}

/// The words of this table and what they mean; what is refused, and by which rule.
pub(super) fn notes(table_text: &TableText<'_>, prompt: Option<&Prompt>) -> Markup {
    let glosses: Vec<(String, String)> = {
        // The question and its answers, the aim, the slip of a hand that is over, the headline, the facts, the plates and the pots.
        let view = &table_text.visitor_view.view;
        let asked = prompt.map(|prompt| prompt.ways.iter().map(heading).chain([&prompt.question])).into_iter().flatten();
        let aims = view.aim.iter().chain(&view.worth);
        let over = table_text.visitor_view.ended.as_deref().map(messages).into_iter().flatten();
        let plates = view.seats.iter().flat_map(|seat| seat.roles.iter().chain(&seat.figures).chain(&seat.said));
        let pots = view.pots.iter().map(|pot| &pot.name);
        let words = asked.chain(aims).chain(over).chain([&view.headline]).chain(&view.facts);
        once(words.chain(plates).chain(pots).flat_map(|msg| table_text.explained(msg)))
    };
    let mut refused: Vec<(String, engine::Cite, Vec<String>)> = Vec::new();
    for way in prompt.map(|prompt| &prompt.refused[..]).unwrap_or_default() {
        let what = match way.what.parse::<Card>() {
            Ok(card) => table_text.card(card),
            Err(_) => table_text.words.contract(table_text.visitor_view.game, &way.what),
        };
        let (why, cite) = (table_text.linked(&way.why.why).into_string(), way.why.cite);
        match refused.iter_mut().find(|(known, ..)| *known == why) {
            Some((.., whats)) => whats.push(what),
            None => refused.push((why, cite, vec![what])),
        }
    }
    html! {
        @if !glosses.is_empty() || !refused.is_empty() {
            details.notes id="notes" {
                summary { (table_text.text("web-notes")) }
                div.beside tabindex="0" {
                @if !glosses.is_empty() {
                    dl.means { @for (text, gloss) in &glosses { div { dt { (text) } dd { (gloss) } } } }
                }
                @if !refused.is_empty() {
                    h3 { (table_text.text("web-refused")) }
                    dl.refused { @for (why, cite, whats) in &refused {
                        div { dt { (whats.join(", ")) } dd { (PreEscaped(why)) " " a.law href=(link(table_text.visitor_view.game, cite.0)) { (table_text.short(*cite)) } } }
                    } }
                }
                p {
                    a href={ "/rules/" (table_text.visitor_view.game) } target="_blank" { (table_text.text("web-rules")) } " · "
                    a href=(place(table_text.visitor_view.game, None)) target="_blank" { (table_text.text("web-words-all")) }
                }
                @if table_text.visitor_view.is_on_honour() { p { a id="desk" href=(referee::desk_link(table_text)) target="_blank" { (table_text.text("web-desk")) } } }
                }
            }
        }
    }
}
