//! Terms on a page: links to the page of words, which the script opens as a pop-up in their place.

use super::memo::{Memo, Wanted};
use super::table_text::{TableText, text_of};
use engine::{Cite, Msg};
use maud::{Markup, PreEscaped, Render, html};
use words::{OnTable, Piece, Words, plain, rule_id};

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
        let text = self.say(msg);
        self.leading(self.words.pieces_of(self.visitor_view.game, msg, &text))
    }

    /// The text of the message of this game with this name, or of its gloss if the name ends in `.gloss`, its words linked.
    fn linked_id(&self, name: &str, text: &str) -> Markup {
        let id = format!("{}-{name}", self.visitor_view.game).replace('_', "-");
        self.leading(self.words.pieces_of_id(self.visitor_view.game, &id, text))
    }

    /// The introduction of the game.
    pub(super) fn about(&self) -> Markup {
        self.linked_id("about", &self.words.about(self.visitor_view.game))
    }

    /// The answer to an agreement.
    pub(super) fn value(&self, name: &str, value: &str) -> Markup {
        let (game, text) = (self.visitor_view.game, self.words.value(self.visitor_view.game, name, value));
        let ids = [format!("{game}-value-{name}-{value}"), format!("value-{value}")].map(|id| id.replace('_', "-"));
        let pieces = ids.iter().map(|id| self.words.pieces_of_id(game, id, &text)).max_by_key(Vec::len);
        self.leading(pieces.unwrap_or_default())
    }

    /// The explanation of an outcome.
    pub(super) fn outcome_gloss(&self, outcome: &str) -> Option<Markup> {
        let gloss = self.words.outcome_gloss(self.visitor_view.game, outcome)?;
        Some(self.linked_id(&format!("outcome-{outcome}.gloss"), &gloss))
    }

    /// The game's name of something on the table.
    pub(super) fn marked_on_table(&self, what: OnTable, many: usize) -> Markup {
        self.linked_id(what.id(), &self.on_table(what, many))
    }

    /// What a rule says, its words linked.
    pub(super) fn linked_rule(&self, cite: Cite) -> Option<Markup> {
        let rule = self.rule(cite)?;
        let link = || self.leading(self.words.pieces_of_id(self.visitor_view.game, &rule_id(cite.0), &rule)).into_string();
        let find = |memo: Memo<'_>| memo.rule(Wanted::LinkedRule(self.visitor_view.game), cite.0, || Some(link()));
        Some(PreEscaped(self.memo.map_or_else(|| Some(link()), find).unwrap_or_default()))
    }

    fn leading(&self, pieces: Vec<Piece<'_, '_>>) -> Markup {
        html! {
            @for piece in pieces {
                @match piece {
                    Piece::Text(text) => (text),
                    Piece::Word(text, word) => a.term href=(place(self.visitor_view.game, Some(&word.anchor))) { (text) },
                }
            }
        }
    }

    /// The words of the game in a message and in its gloss, and what they mean; before them the whole message, if it has a meaning of its
    /// own.
    pub(super) fn explained(&self, msg: &Msg) -> Vec<(String, String)> {
        let (game, text) = (self.visitor_view.game, self.say(msg));
        let gloss = self.gloss(msg);
        let word = |piece| match piece {
            Piece::Text(_) => None,
            Piece::Word(text, word) => Some((str::to_owned(text), word.meaning.clone())),
        };
        let within = self.words.pieces_of(game, msg, &text).into_iter().filter_map(word);
        let in_gloss = gloss.as_deref().map(|gloss| self.words.pieces_of_gloss(game, msg, gloss)).unwrap_or_default();
        let whole = gloss.clone().or_else(|| self.meaning(msg).map(|meaning| meaning.text));
        let whole = whole.map(|meaning| (text.clone(), meaning));
        whole.into_iter().chain(within).chain(in_gloss.into_iter().filter_map(word)).collect()
    }

    /// A contract or an outcome by its name, which leads to its place among the words of the game.
    pub(super) fn named(&self, name: &str, text: &str) -> Markup {
        let (game, anchor) = (self.visitor_view.game, name.replace('_', "-"));
        let word = self.words.vocabulary(game).and_then(|vocabulary| vocabulary.at(&anchor));
        html! { @match word { Some(_) => a.term href=(place(game, Some(&anchor))) { (text) }, None => (text) } }
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
