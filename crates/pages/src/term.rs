//! Terms on a page: links to the page of words, which the script opens as a pop-up in their place.

use super::memo::{Memo, Wanted};
use super::table_text::{TableText, text_of};
use engine::Msg;
use maud::{Markup, PreEscaped, Render, html};
use words::{Piece, Words, plain};

/// Where the words of a game are explained.
pub(super) fn place(game: &str, anchor: Option<&str>) -> String {
    match anchor {
        Some(anchor) => format!("/words/{game}#{anchor}"),
        None => format!("/words/{game}"),
    }
}

/// A term on the table, which brings its meaning along; the page that says more opens beside the table.
pub(super) fn term(href: &str, meaning: &str, text: impl Render) -> Markup {
    html! { a.term href=(href) target="_blank" data-meaning=(meaning) { (text) } }
}

impl TableText<'_> {
    /// A message whose terms are explained: the whole of it if it has a meaning of its own, else the words of the game in it.
    pub(super) fn terms(&self, msg: &Msg) -> Markup {
        let mark = || self.marked(msg);
        let find = |memo: Memo<'_>| memo.find(Wanted::Terms(self.visitor_view.game), msg, || Some(mark().into_string()));
        self.memo.map_or_else(mark, |memo| PreEscaped(find(memo).unwrap_or_default()))
    }

    fn marked(&self, msg: &Msg) -> Markup {
        let (game, text) = (self.visitor_view.game, self.say(msg));
        if let Some(meaning) = self.meaning(msg) {
            return term(&place(game, meaning.anchor.as_deref()), &meaning.text, text);
        }
        html! {
            @for piece in self.words.pieces_of(game, msg, &text) {
                @match piece {
                    Piece::Text(text) => (text),
                    Piece::Word(text, word) => (term(&place(game, Some(&word.anchor)), &word.meaning, text)),
                }
            }
        }
    }

    /// A message whose words of the game lead to what they mean: the script brings the meaning when it is asked for.
    pub(super) fn linked(&self, msg: &Msg) -> Markup {
        let link = || self.links(msg);
        let find = |memo: Memo<'_>| memo.find(Wanted::Linked(self.visitor_view.game), msg, || Some(link().into_string()));
        self.memo.map_or_else(link, |memo| PreEscaped(find(memo).unwrap_or_default()))
    }

    fn links(&self, msg: &Msg) -> Markup {
        let (game, text) = (self.visitor_view.game, self.say(msg));
        html! {
            @for piece in self.words.pieces_of(game, msg, &text) {
                @match piece {
                    Piece::Text(text) => (text),
                    Piece::Word(text, word) => a.term href=(place(game, Some(&word.anchor))) target="_blank" { (text) },
                }
            }
        }
    }

    /// The words of the game in a message and what they mean; the whole message if it has a meaning of its own.
    pub(super) fn explained(&self, msg: &Msg) -> Vec<(String, String)> {
        let text = self.say(msg);
        if let Some(meaning) = self.gloss(msg).or_else(|| self.meaning(msg).map(|meaning| meaning.text)) {
            return vec![(text, meaning)];
        }
        let word = |piece| match piece {
            Piece::Text(_) => None,
            Piece::Word(text, word) => Some((str::to_owned(text), word.meaning.clone())),
        };
        self.words.pieces_of(self.visitor_view.game, msg, &text).into_iter().filter_map(word).collect()
    }
}

/// A text of the rule book whose terms lead to the words at the end of the page.
pub(super) fn marked(words: &Words, game: &str, id: &str, text: &str) -> Markup {
    html! {
        @for piece in words.pieces_of_id(game, id, text) {
            @match piece {
                Piece::Text(text) => (text),
                Piece::Word(text, word) => { a.term href=(place(game, Some(&word.anchor))) { (text) } },
            }
        }
    }
}

/// The pop-up of a meaning, empty until the script opens it.
pub(super) fn pop_up(words: &Words) -> Markup {
    html! {
        div.meaning id="meaning" popover hidden role="dialog" tabindex="-1" aria-label=(text_of(words, "web-words-meaning")) {
            b {}
            p {}
            a href="/words" { (text_of(words, "web-words-more")) }
        }
    }
}

/// Pairs without those whose word stands before them.
pub(super) fn once(pairs: impl Iterator<Item = (String, String)>) -> Vec<(String, String)> {
    let mut seen: Vec<(String, String)> = Vec::new();
    for (text, meaning) in pairs {
        if seen.iter().all(|(known, _)| plain(known) != plain(&text)) {
            seen.push((text, meaning));
        }
    }
    seen
}
