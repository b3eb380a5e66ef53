//! What the tutor says at the terminal: its ways as the menu beside it names them, each with its key.

use super::menu::{Menu, own_hand};
use super::sitting::Sitting;
use crate::paint::{Look, Paint, Side, columns};
use crate::table_text::TableText;
use bots::tutor::{Against, Imagined, Lesson, ScoreUnit, nothing_matters};
use engine::{Arg, Msg};

/// What the tutor thinks of the ways to act, the best first, and what the book says for one of them.
pub(super) fn hint(sitting: &Sitting, table_text: &TableText, paint: &Paint) -> Vec<String> {
    let (lessons, view) = (sitting.lessons(), sitting.view());
    let (Some(best), Some(worth)) = (lessons.first(), sitting.worth()) else { return vec![table_text.text("told-hint-nothing")] };
    let menu = view.prompt.as_ref().map(|prompt| Menu::new(prompt, own_hand(&view), table_text));
    let named = |action: &str| {
        let named = menu.as_ref().and_then(|menu| menu.named(action, paint, &|text| (sitting.entry.spell)(text).is_ok()));
        named.unwrap_or_else(|| (String::new(), action.to_owned()))
    };
    let [unit, wins] = [table_text.say(&worth.unit()), table_text.say(&Msg::new("tutor-wins"))];
    let [key, would, difference] = ["told-hint-key", "told-hint-would", "told-head-difference"].map(|id| table_text.text(id));
    let heads = [key, would, unit, difference, wins, String::new()];
    let mut rows = vec![heads.map(|text| paint.look(Look::Faint, &text)).to_vec()];
    rows.extend(lessons.iter().map(|lesson| {
        let (key, words) = named(&lesson.action);
        let [value, difference] = figures(lesson, best, worth);
        let won = lesson.won.map_or_else(String::new, |won| format!("{:.0}", 100.0 * won));
        let alike: Vec<String> = lesson.alike.iter().map(|action| named(action).1).collect();
        vec![paint.look(Look::Heading, &key), words, value, difference, won, beside(lesson, best, &alike, table_text)]
    }));
    // Where there is no choice there is nothing to weigh, and not every game has deals that are won.
    let mut sides = vec![Side::Right, Side::Left, Side::Right, Side::Right, Side::Right, Side::Left];
    let mut without = |columns: std::ops::Range<usize>| {
        rows.iter_mut().for_each(|row| drop(row.drain(columns.clone())));
        sides.drain(columns);
    };
    match (best.value, best.won) {
        (None, _) => without(2..5),
        (Some(_), None) => without(4..5),
        (Some(_), Some(_)) => {}
    }
    let mut lines: Vec<String> = columns(&rows, &sides).iter().map(|line| format!("  {}", line.trim_end())).collect();
    let meaning = match best.worlds {
        0 => Msg::new("tutor-form"),
        _ if nothing_matters(&lessons) => Msg::new("tutor-settled"),
        worlds => worth.meaning(worlds),
    };
    lines.extend(paint.wrapped("  ", 2, &table_text.say(&meaning)));
    for lesson in &lessons {
        lines.extend(advice(lesson, best, &named(&lesson.action).1, table_text, paint));
        lines.extend(lesson.against.iter().flat_map(|against| wrong(against, worth, table_text, paint)));
    }
    lines
}

/// What a way is worth, and how much more than the first.
fn figures(lesson: &Lesson, best: &Lesson, worth: ScoreUnit) -> [String; 2] {
    let less = lesson.value.zip(best.value).filter(|_| lesson.action != best.action);
    let value = lesson.value.map_or_else(String::new, |value| worth.figure(value));
    [value, less.map_or_else(String::new, |(value, best)| worth.difference(value - best))]
}

/// The number of the advice behind a way, what else comes to the same, and whether it fell behind.
fn beside(lesson: &Lesson, best: &Lesson, alike: &[String], table_text: &TableText) -> String {
    let left = || table_text.say(&Msg::new("tutor-left").with("worlds", lesson.worlds));
    let same = || table_text.say(&Msg::new("tutor-alike").with("ways", Arg::Text(alike.join(", "))));
    let reason = lesson.reason.map(|reason| reason.to_string());
    let notes = [reason, (!alike.is_empty()).then(same), lesson.fell_behind(best).then(left)];
    notes.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// A world in which the advice goes wrong.
fn wrong(against: &Against, worth: ScoreUnit, table_text: &TableText, paint: &Paint) -> Vec<String> {
    let hand = |hand: &Imagined| {
        let cards = hand.cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        table_text.say(&Msg::new("tutor-holds").with("seat", hand.seat).with("cards", Arg::Text(cards)))
    };
    let hands = against.hands.iter().map(hand).collect::<Vec<_>>().join("; ");
    let [value, best] = [against.value, against.best].map(|value| Arg::Text(worth.figure(value)));
    let comes = table_text.say(&Msg::new("tutor-comes").with("value", value).with("best", best));
    paint.wrapped("     ", 5, &format!("{} {hands}. {comes}", table_text.say(&Msg::new("tutor-wrong"))))
}

/// What the book says for a way; of another than the first it is said for which.
fn advice(lesson: &Lesson, best: &Lesson, words: &str, table_text: &TableText, paint: &Paint) -> Vec<String> {
    let Some(reason) = lesson.reason else { return Vec::new() };
    let text = table_text.rule(&reason.to_string()).unwrap_or_default();
    let text = if lesson.action == best.action { text } else { format!("{words}: {text}") };
    paint.wrapped(&format!("  {} ", paint.look(Look::Strong, &reason.to_string())), 4, &text)
}
