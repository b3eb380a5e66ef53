//! Many words to choose from, asked in two steps: first the game, then its suit, its favourite or its bola.

use super::choices::{Kept, word};
use crate::table_text::TableText;
use cards::Card;
use engine::show::{Choice, Prompt};
use engine::{Arg, Msg};
use maud::{Markup, html};

/// A first step: a word that says all, or one that opens others.
pub(super) enum Step<'k, 'a> {
    Word(&'k Kept<'a>),
    Game { label: String, of: Vec<&'k Kept<'a>> },
}

/// Labels of fewer letters do not tell one game from another.
const SHORTEST: usize = 2;
/// Actions have no more parts than these.
const PARTS: usize = 4;

/// The first steps to these words, in the order of the words.
pub(super) fn steps<'k, 'a>(words: &[&'k Kept<'a>]) -> Vec<Step<'k, 'a>> {
    by_parts(words, 1)
}

/// Words whose actions begin with the same parts, as long as what they say begins alike, too.
fn by_parts<'k, 'a>(words: &[&'k Kept<'a>], many: usize) -> Vec<Step<'k, 'a>> {
    let mut runs: Vec<Vec<&'k Kept<'a>>> = Vec::new();
    for &one in words {
        match runs.iter_mut().find(|run| parts(run[0], many) == parts(one, many)) {
            Some(run) => run.push(one),
            None => runs.push(vec![one]),
        }
    }
    let is_all = runs.len() == 1;
    let step = |run: Vec<&'k Kept<'a>>| match (label(&run), many < PARTS) {
        _ if run.len() == 1 => run.into_iter().map(Step::Word).collect(),
        (Some(label), _) if !is_all => vec![Step::Game { label, of: run }],
        (_, true) => by_parts(&run, many + 1),
        (_, false) => run.into_iter().map(Step::Word).collect(),
    };
    runs.into_iter().flat_map(step).collect()
}

/// The first parts of a written action.
fn parts<'k>((_, way, _): &'k Kept<'_>, many: usize) -> Vec<&'k str> {
    match way {
        Choice::Word { action, .. } => action.split([' ', '_']).take(many).collect(),
        Choice::Card { verb, .. } | Choice::Cards { verb, .. } | Choice::Number { verb, .. } => vec![verb],
    }
}

/// The whole words with which all of these begin, or end, with dots for the rest where none of them says only that.
fn label(run: &[&Kept<'_>]) -> Option<String> {
    let texts: Vec<Vec<&str>> = run.iter().map(|(.., text)| text.split(' ').collect()).collect();
    let first = texts.first()?;
    let begin = (0..first.len()).take_while(|&n| texts.iter().all(|text| text.get(n) == first.get(n))).count();
    let last = |text: &Vec<&'_ str>, n: usize| text.len().checked_sub(n + 1).map(|at| text[at].to_owned());
    let end = (0..first.len()).take_while(|&n| texts.iter().all(|text| last(text, n) == last(first, n))).count();
    let (head, tail) = (first[..begin].join(" "), first[first.len() - end..].join(" "));
    let bare = head.trim_end_matches([',', ':', ';']);
    let is_said = texts.iter().any(|text| text.len() == begin);
    let names = |label: &str| label.chars().count() >= SHORTEST;
    match (names(bare), names(&tail)) {
        (true, _) if is_said => Some(head),
        (true, _) => Some(format!("{bare} …")),
        (false, true) => Some(format!("… {tail}")),
        (false, false) => None,
    }
}

/// The card of which all of these speak.
fn card(run: &[&Kept<'_>]) -> Option<Card> {
    let of = |(_, way, _): &Kept<'_>| match way {
        Choice::Word { words, .. } => card_of(words),
        Choice::Card { .. } | Choice::Cards { .. } | Choice::Number { .. } => None,
    };
    let first = run.first().and_then(|one| of(one))?;
    run.iter().all(|one| of(one) == Some(first)).then_some(first)
}

fn card_of(msg: &Msg) -> Option<Card> {
    msg.args.iter().find_map(|(_, arg)| match arg {
        Arg::Card(card) => Some(*card),
        Arg::Msg(inner) => card_of(inner),
        _ => None,
    })
}

/// A first step; the words behind it open under it, and close those of another.
pub(super) fn step(table_text: &TableText<'_>, prompt: &Prompt, step: &Step<'_, '_>) -> Markup {
    let said = |(n, way, text): &Kept<'_>| {
        html! { @if let Choice::Word { action, words } = way { (word(table_text, prompt, *n, (action, words), text, table_text.gloss(words))) } }
    };
    match step {
        Step::Word(one) => said(one),
        Step::Game { label, of } => html! {
            details.step name="step" id={ "step-" (of.first().map_or(0, |(n, ..)| *n)) } {
                summary.btn.call {
                    @if let Some(card) = card(of) { span.small-cards aria-hidden="true" { (table_text.deck().face(card)) } }
                    span { (label) }
                }
                div { @for one in of { (said(one)) } }
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices(words: &[(&str, &str)]) -> Vec<(Choice, String)> {
        let way = |action: &str| Choice::Word { action: action.to_owned(), words: Msg::new("x") };
        words.iter().map(|(action, text)| (way(action), (*text).to_owned())).collect()
    }

    fn text_of(words: &[(&str, &str)]) -> Vec<String> {
        let ways = choices(words);
        let all: Vec<Kept<'_>> = ways.iter().enumerate().map(|(n, (way, text))| (n, way, text.clone())).collect();
        let one = |step: &Step<'_, '_>| match step {
            Step::Word((.., text)) => text.clone(),
            Step::Game { label, of } => format!("{label} ({})", of.len()),
        };
        steps(&all.iter().collect::<Vec<_>>()).iter().map(one).collect()
    }

    #[test]
    fn games_stand_before_their_suits_and_favourites() {
        let bids = [("pass", "Paso"), ("solo", "Solo"), ("solo_favor", "Solo in the favourite"), ("solo_bola", "Solo with bola")];
        assert_eq!(text_of(&bids), ["Paso", "Solo (3)"]);
        let higher = [("pass", "Paso"), ("mediator_bola", "Mediator with bola"), ("mediator_favor", "Mediator in the favourite")];
        assert_eq!(text_of(&higher), ["Paso", "Mediator … (2)"]);
        let points = [("pass", "Passo"), ("bid 5", "5 points"), ("bid 10", "10 points")];
        assert_eq!(text_of(&points), ["Passo", "… points (2)"]);
    }

    #[test]
    fn what_begins_with_one_verb_is_told_apart_by_what_stands_behind_it() {
        let calls = [
            ("call RC O", "King of cups, in coins"),
            ("call RC E", "King of cups, in swords"),
            ("call RE O", "King of swords, in coins"),
        ];
        assert_eq!(text_of(&calls), ["King of cups, in … (2)", "King of swords, in coins"]);
        let doubles =
            [("double envido truco", "Envido and truco"), ("double truco envido", "Truco and envido"), ("pass", "Pass")];
        assert_eq!(text_of(&doubles), ["Envido and truco", "Truco and envido", "Pass"]);
    }
}
