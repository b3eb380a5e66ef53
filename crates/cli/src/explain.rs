//! What a rule says and a word means, for who asks at the table or before they sit down.

use crate::args::RulesArgs;
use crate::failure::Failure;
use crate::house;
use crate::paint::{Look, Paint};
use crate::speech::Speech;
use crate::table_text::TableText;
use engine::{Cite, Msg};
use std::process::ExitCode;

/// `spadille rules`: the rules of play of a game, or one of its rules or words.
pub(crate) fn run(args: &RulesArgs, speech: &Speech) -> Result<ExitCode, Failure> {
    let entry = house::game(&args.game)?;
    let (table_text, paint) = (TableText::new(speech, entry.facts.id, Vec::new()), Paint::stdout());
    let what = args.what.join(" ");
    let lines = if what.is_empty() {
        let mut lines = vec![paint.look(Look::Heading, entry.facts.title), String::new()];
        lines.extend(tour(&table_text, &paint));
        lines
    } else {
        render(&what, &table_text, &paint).map_err(|near| Failure::Unexplained { what: short(&what), near })?
    };
    crate::print(lines.into_iter().map(|line| line + "\n").collect::<String>().as_bytes())
}

/// The rules of play in their order, each with its citation.
pub(crate) fn tour(table_text: &TableText, paint: &Paint) -> Vec<String> {
    let rule = |cite: &&'static str| {
        let text = table_text.rule(cite).unwrap_or_default();
        paint.wrapped(&format!("  {} ", paint.look(Look::Strong, &table_text.short(Cite(cite)))), 4, &text)
    };
    words::learn(&table_text.game).iter().flat_map(rule).collect()
}

/// What to ask, for example: a rule of this game, and a word of it.
pub(crate) fn examples(table_text: &TableText) -> (String, &'static str) {
    let rule = words::learn(&table_text.game).last().map_or_else(String::new, |cite| table_text.short(Cite(cite)));
    (rule, words::word_to_ask(&table_text.game).unwrap_or_default())
}

/// A rule, a word of the game, or a line of the glossary; else the words that are written nearly so.
pub(crate) fn render(what: &str, table_text: &TableText, paint: &Paint) -> Result<Vec<String>, Vec<String>> {
    let lines = |name: &str, text: &str| paint.wrapped(&format!("  {} ", paint.look(Look::Strong, name)), 4, text);
    if let Some(text) = table_text.rule(what) {
        // `r8` is R8 everywhere else.
        let capital = what.chars().nth(1).is_some_and(|second| second.is_ascii_digit());
        return Ok(lines(&if capital { what.to_uppercase() } else { what.to_owned() }, &text));
    }
    if let Some((word, gloss)) = table_text.words().word(&table_text.game, what) {
        return Ok(lines(&word, &format!("– {gloss}")));
    }
    let term = table_text.words().glossary(&table_text.game, what)?;
    let name = term.names.first().map_or(what, String::as_str);
    Ok(lines(name, &format!("– {}", term.meaning)))
}

/// The answer to who asks at the table.
pub(crate) fn answer(what: &str, table_text: &TableText, paint: &Paint) -> Vec<String> {
    render(what, table_text, paint).unwrap_or_else(|near| {
        let (rule, word) = examples(table_text);
        let missing = Failure::Unexplained { what: short(what), near }.text(table_text.speech());
        let ask = Msg::new("told-explain-ask").with("rule", rule).with("word", word.to_owned());
        paint.wrapped("", 2, &format!("{missing} {}", table_text.say(&ask)))
    })
}

/// A text as a failure repeats it.
pub(crate) fn short(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(24).collect()
}
