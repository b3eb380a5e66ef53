//! What the tutor says at the terminal: its ways as the menu beside it names them, each with its key.

use super::menu::{Menu, own_hand};
use super::sitting::Sitting;
use crate::paint::{Look, Paint, Side, columns};
use crate::voice::Voice;
use bots::tutor::{Lesson, Worth};
use engine::Msg;

/// What the tutor thinks of the ways to act, the best first, and what the book says for one of them.
pub(super) fn hint(sitting: &Sitting, voice: &Voice, paint: &Paint) -> Vec<String> {
    let (lessons, view) = (sitting.lessons(), sitting.view());
    let (Some(best), Some(worth)) = (lessons.first(), sitting.worth()) else { return vec![voice.told("told-hint-nothing")] };
    let menu = view.prompt.as_ref().map(|prompt| Menu::new(prompt, own_hand(&view), voice));
    let named = |action: &str| {
        let named = menu.as_ref().and_then(|menu| menu.named(action, paint, &|text| (sitting.entry.spell)(text).is_ok()));
        named.unwrap_or_else(|| (String::new(), action.to_owned()))
    };
    let unit = voice.say(&worth.unit());
    let [key, would, difference] = ["told-hint-key", "told-hint-would", "told-head-difference"].map(|id| voice.told(id));
    let heads = [key, would, unit, difference, String::new()];
    let mut rows = vec![heads.map(|text| paint.look(Look::Faint, &text)).to_vec()];
    rows.extend(lessons.iter().map(|lesson| {
        let (key, words) = named(&lesson.action);
        let [value, difference] = figures(lesson, best, worth);
        vec![paint.look(Look::Heading, &key), words, value, difference, beside(lesson, best, voice)]
    }));
    // Where there is no choice there is nothing to weigh.
    if best.value.is_none() {
        rows.iter_mut().for_each(|row| drop(row.drain(2..4)));
        rows[0].truncate(2);
    }
    let sides: &[Side] = match best.value {
        Some(_) => &[Side::Right, Side::Left, Side::Right, Side::Right, Side::Left],
        None => &[Side::Right, Side::Left, Side::Left],
    };
    let mut lines: Vec<String> = columns(&rows, sides).iter().map(|line| format!("  {line}")).collect();
    let meaning = if best.worlds == 0 { Msg::new("tutor-form") } else { worth.meaning(best.worlds) };
    lines.extend(paint.wrapped("  ", 2, &voice.say(&meaning)));
    lines.extend(lessons.iter().flat_map(|lesson| advice(lesson, best, &named(&lesson.action).1, voice, paint)));
    lines
}

/// What a way is worth, and how much more than the first; nothing if it fell behind, for it was tried in fewer worlds.
fn figures(lesson: &Lesson, best: &Lesson, worth: Worth) -> [String; 2] {
    let value = lesson.value.filter(|_| !lesson.fell_behind(best));
    let less = value.zip(best.value).filter(|_| lesson.action != best.action);
    let value = value.map_or_else(String::new, |value| worth.figure(value));
    [value, less.map_or_else(String::new, |(value, best)| worth.difference(value - best))]
}

/// The number of the advice behind a way, and whether it fell behind.
fn beside(lesson: &Lesson, best: &Lesson, voice: &Voice) -> String {
    let left = || voice.say(&Msg::new("tutor-left").with("worlds", lesson.worlds));
    let notes = [lesson.reason.map(|reason| reason.to_string()), lesson.fell_behind(best).then(left)];
    notes.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// What the book says for a way; of another than the first it is said for which.
fn advice(lesson: &Lesson, best: &Lesson, words: &str, voice: &Voice, paint: &Paint) -> Vec<String> {
    let Some(reason) = lesson.reason else { return Vec::new() };
    let text = voice.rule(&reason.to_string()).unwrap_or_default();
    let text = if lesson.action == best.action { text } else { format!("{words}: {text}") };
    paint.wrapped(&format!("  {} ", paint.look(Look::Strong, &reason.to_string())), 4, &text)
}
