//! What forms, questions and answers are called.

use super::{Effect, forms};
use words::Words;

/// What an incident is called.
pub fn form_name(words: &Words, id: &str) -> String {
    said(words, &format!("laws-form-{id}")).unwrap_or_else(|| id.replace('-', " "))
}

/// A question.
pub fn question(words: &Words, key: &str) -> String {
    said(words, &format!("laws-ask-{key}")).unwrap_or_else(|| key.replace('-', " "))
}

/// An answer.
pub fn answer(words: &Words, answer: &str) -> String {
    said(words, &format!("laws-answer-{answer}")).unwrap_or_else(|| answer.replace('-', " "))
}

fn said(words: &Words, id: &str) -> Option<String> {
    words.text(id)
}

/// Every message the desk can say besides its own pages.
pub fn message_ids(game: &str) -> Vec<String> {
    let mut ids: Vec<String> = Effect::ALL.iter().map(|effect| effect.message().id.to_owned()).collect();
    for form in forms(game) {
        ids.push(format!("laws-form-{}", form.id));
        for key in form.keys() {
            ids.push(format!("laws-ask-{key}"));
            ids.extend(form.answers(key).iter().map(|answer| format!("laws-answer-{answer}")));
        }
    }
    ids.sort_unstable();
    ids.dedup();
    ids
}
