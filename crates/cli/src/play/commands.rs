//! What the player can ask besides playing: why, what was said, the score sheet, help.

use super::hint::hint;
use super::menu::own_hand;
use super::news::paid;
use super::sitting::Sitting;
use super::table::{Numbers, in_a_row, side_by_side};
use crate::explain;
use crate::failure::Failure;
use crate::files::{Overwrite, write_whole};
use crate::paint::{Look, Paint, legend};
use crate::sheet::{self, Cites};
use crate::table_text::TableText;
use cards::Card;
use engine::{Entry, LookBack, Msg, TableView};
use std::path::Path;
use words::OnTable;

#[derive(Debug, PartialEq, Eq)]
pub(super) enum Command<'a> {
    /// Why: the last payments with their rules, or a rule, or a word.
    Why(&'a str),
    /// What the tutor would do, and what else could be done.
    Hint,
    /// What was said in this hand.
    Log,
    /// The taken tricks that the book lets the player look at.
    Tricks,
    /// Every payment of this hand and the last.
    Sheet,
    /// The own cards by name.
    Hand,
    /// How cards are read and written.
    Cards,
    /// The order of the cards under the present trump.
    Order,
    /// How the game is played.
    Rules,
    /// The record into a file.
    Save(&'a str),
    /// How to write what.
    Help,
    Quit,
}

impl<'a> Command<'a> {
    /// The words of all of them.
    const WORDS: [&'static str; 12] =
        ["hint", "log", "tricks", "sheet", "hand", "order", "cards", "rules", "save", "help", "quit", "exit"];

    /// What may have been meant by a line that is no command: one of them, or one of these verbs.
    pub(super) fn meant<'b>(line: &str, verbs: impl IntoIterator<Item = &'b str>) -> Option<&'b str> {
        let word = line.split_whitespace().next()?;
        let meant = words::near(word, Command::WORDS.into_iter().chain(verbs)).first().copied();
        // Who wrote the word itself has not mistaken the word.
        meant.filter(|&meant| meant != words::plain(word))
    }

    /// The command that was written, if it is one.
    pub(super) fn read(line: &'a str) -> Option<Command<'a>> {
        let line = line.trim();
        if let Some(what) = line.strip_prefix('?') {
            return Some(Command::Why(what.trim()));
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word.to_ascii_lowercase().as_str(), rest.trim()) {
            ("hint", "") => Some(Command::Hint),
            ("log", "") => Some(Command::Log),
            ("tricks", "") => Some(Command::Tricks),
            ("sheet", "") => Some(Command::Sheet),
            ("hand", "") => Some(Command::Hand),
            ("order", "") => Some(Command::Order),
            ("cards", "") => Some(Command::Cards),
            ("rules", "") => Some(Command::Rules),
            ("rules", what) => Some(Command::Why(what)),
            ("save", file) => Some(Command::Save(file)),
            ("help", "") => Some(Command::Help),
            ("quit" | "exit" | "q", "") => Some(Command::Quit),
            _ => None,
        }
    }

    /// The answer. Nothing is said on leaving: the table does that.
    pub(super) fn answer(&self, sitting: &Sitting, table_text: &TableText, paint: &Paint) -> Vec<String> {
        let view = sitting.view();
        match *self {
            Command::Why("") => why(sitting, table_text, paint),
            Command::Why(what) => explain::answer(what, table_text, paint),
            Command::Hint => hint(sitting, table_text, paint),
            Command::Log if view.log.is_empty() => vec![table_text.say(&Msg::new("told-frame-unsaid"))],
            Command::Log => view.log.iter().map(|msg| format!("  {}", table_text.say(msg))).collect(),
            Command::Tricks => tricks(&view, table_text, paint),
            Command::Sheet => {
                let mut lines = sheet::payments(&view.sheet, Cites::Shown, table_text, paint);
                if lines.is_empty() {
                    lines.push(table_text.say(&Msg::new("told-frame-unpaid")));
                }
                lines
            }
            Command::Hand => {
                let cards = own_hand(&view);
                let names: Vec<String> = cards.iter().map(|&card| table_text.card(card)).collect();
                let mut lines = side_by_side(&cards, table_text, paint, Numbers::Hidden);
                lines.extend(paint.wrapped("  ", 2, &names.join(", ")));
                lines
            }
            Command::Cards => {
                let facts = sitting.entry.facts;
                paint.wrapped("  ", 2, &legend(facts.pack.cards(), table_text.tradition()))
            }
            Command::Order => order(&sitting.entry, &view, table_text, paint),
            Command::Rules => explain::tour(table_text, paint),
            Command::Save("") => vec![table_text.text("told-play-save-where")],
            Command::Save(file) => vec![match write_whole(Path::new(file), &sitting.text(), Overwrite::Never) {
                Ok(()) => table_text.say(&Msg::new("told-play-saved").with("file", file.to_owned())),
                Err(Failure::Exists { .. }) => table_text.say(&Msg::new("told-play-exists").with("file", file.to_owned())),
                Err(failure) => table_text.say(&Msg::new("told-play-unsaved").with("why", failure.text(table_text.speech()))),
            }],
            Command::Help => help(&sitting.entry, table_text, paint),
            Command::Quit => Vec::new(),
        }
    }
}

/// The payments of the last hand, or of this one if it is the first, each with its rule explained.
fn why(sitting: &Sitting, table_text: &TableText, paint: &Paint) -> Vec<String> {
    let view = sitting.view();
    let last = view.sheet.iter().map(|line| line.deal).min().unwrap_or(view.deal);
    let lines = paid(&view, last);
    if lines.is_empty() {
        return vec![table_text.say(&Msg::new("told-frame-unpaid"))];
    }
    let mut out = vec![paint.look(Look::Strong, &table_text.say(&Msg::new("told-play-why").with("number", i64::from(last))))];
    out.extend(sheet::payments(&lines, Cites::Shown, table_text, paint));
    out.extend(sheet::rules(&lines, table_text, paint));
    out
}

/// The tricks that may be looked at again, each with its number and the player before whom it lies.
fn tricks(view: &TableView, table_text: &TableText, paint: &Paint) -> Vec<String> {
    if view.centre.taken.is_empty() {
        return vec![table_text.text("told-frame-no-tricks")];
    }
    let mut lines = vec![paint.look(Look::Strong, &table_text.on_table(OnTable::Taken, view.centre.taken.len()))];
    for trick in &view.centre.taken {
        let title = format!("{}. {}", trick.number, table_text.name(trick.taker));
        lines.extend(in_a_row(&title, &trick.cards, table_text, paint));
    }
    lines
}

/// The orders of the cards under the present trump, from the highest down; one's own cards have a star.
fn order(entry: &Entry, view: &TableView, table_text: &TableText, paint: &Paint) -> Vec<String> {
    let trump = std::iter::once(&view.headline).chain(&view.facts).find_map(learn::order::suit_of);
    let own = own_hand(view);
    let card = |card: Card| {
        let star = if own.contains(&card) { "*" } else { "" };
        format!("{}{star}", paint.card(card, table_text.tradition()))
    };
    let mut lines = Vec::new();
    for (heading, steps) in learn::order::under(entry, trump) {
        lines.push(paint.look(Look::Strong, &table_text.say(&heading)));
        let steps: Vec<String> = steps.iter().map(|step| step.iter().map(card).collect::<Vec<_>>().join(" = ")).collect();
        lines.extend(paint.wrapped("  ", 2, &steps.join("  ")));
    }
    lines
}

/// How to write what, with examples of the game that is played.
fn help(entry: &Entry, table_text: &TableText, paint: &Paint) -> Vec<String> {
    let line =
        |what: &str, text: &str| paint.wrapped(&format!("  {}", paint.look(Look::Heading, &format!("{what:<14} "))), 17, text);
    let first = entry.facts.pack.cards().first();
    let card = first.map_or_else(String::new, |card| card.to_string());
    let name = first.map_or_else(String::new, |card| table_text.card(card));
    let (rule, word) = explain::examples(table_text);
    let mut lines = line(&format!("2, {card}, 2 5 7"), &table_text.say(&Msg::new("told-help-keys").with("name", name)));
    lines.extend(line(&first.map_or_else(String::new, entry.play), &table_text.text("told-help-action")));
    if entry.hears_words() {
        lines.extend(line("say WORDS", &table_text.text("told-help-say")));
    }
    let asking = [
        ("rules", table_text.text("told-help-rules")),
        ("?", table_text.text("told-help-why")),
        (&*format!("? {rule}"), table_text.say(&Msg::new("told-help-rule").with("word", word.to_owned()))),
        ("hint", table_text.text("told-help-hint")),
        ("log", table_text.text("told-help-log")),
        ("tricks", table_text.text("told-help-tricks")),
        ("sheet", table_text.text("told-help-sheet")),
        ("hand", table_text.text("told-help-hand")),
        ("order", table_text.text("told-help-order")),
        (
            "cards",
            table_text.say(&Msg::new("told-help-cards").with("legend", legend(entry.facts.pack.cards(), table_text.tradition()))),
        ),
        ("save FILE", table_text.text("told-help-save")),
        ("quit", table_text.text("told-help-quit")),
    ];
    // Games whose cards stay face up on the table have no tricks to look back at.
    let told = |what: &str| what != "tricks" || entry.facts.look_back != LookBack::OnTable;
    lines.extend(asking.iter().filter(|(what, _)| told(what)).flat_map(|(what, text)| line(what, text)));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::Speech;
    use engine::look_back::TakenTrick;
    use engine::{Seat, Setup, Viewer};

    #[test]
    fn taken_tricks_are_told_with_their_number_their_taker_and_their_cards() {
        let entry = games::entry("mediator").expect("a game");
        let names = ["Ana", "Bento", "Clara", "Duarte"].map(str::to_owned).to_vec();
        let (table_text, paint) = (TableText::new(&Speech::english(), "mediator", names), Paint::terminal(80, 60));
        let mut view = (entry.open)(&[], &Setup::default()).expect("a table").show(Viewer::Public);
        assert_eq!(tricks(&view, &table_text, &paint), ["There is no earlier trick to look at."]);
        let plays =
            [(0, "4E"), (1, "RE"), (2, "5E"), (3, "6O")].map(|(seat, card)| (Seat::at(seat), card.parse().expect("a card")));
        view.centre.taken = vec![TakenTrick::new(3, Seat::at(1), &plays, Seat::at(1))];
        let told = tricks(&view, &table_text, &paint);
        let line = console::strip_ansi_codes(&told[1]);
        assert_eq!((told.len(), line.contains("3. Bento")), (2, true), "{line}");
        let told_cards =
            plays.map(|(seat, card)| format!("{} {}", table_text.name(seat), paint.card(card, table_text.tradition())));
        assert!(told_cards.iter().all(|card| line.contains(&*console::strip_ansi_codes(card))), "{line}");
    }

    /// Before a trump is named all are drawn; one's own cards are marked (voltarete R6).
    #[test]
    fn the_order_of_the_cards_marks_those_of_ones_own_hand() {
        let entry = games::entry("yukon").expect("a game");
        let names = ["Ana", "Bento", "Clara", "Duarte"].map(str::to_owned).to_vec();
        let (table_text, paint) = (TableText::new(&Speech::english(), "yukon", names), Paint::terminal(80, 60));
        let mut view = (entry.open)(&[], &Setup::default()).expect("a table").show(Viewer::Seat(Seat::at(0)));
        let stars = |view: &TableView| order(&entry, view, &table_text, &paint).join("\n").matches('*').count();
        assert_eq!(stars(&view), 0);
        let seat = view.seats.iter_mut().find(|seat| seat.seat == Seat::at(0)).expect("a seat");
        seat.hand = engine::show::HandView::Faces(["1E"].iter().map(|card| card.parse().expect("a card")).collect());
        assert_eq!(stars(&view), 1, "{:?}", order(&entry, &view, &table_text, &paint));
    }

    #[test]
    fn every_word_is_a_command_and_a_slip_is_forgiven() {
        for word in Command::WORDS {
            assert!(Command::read(word).is_some(), "{word}");
        }
        assert_eq!(Command::read("hnt"), None);
        assert_eq!((Command::meant("hnt", []), Command::meant("HELPP me", [])), (Some("hint"), Some("help")));
        assert_eq!(Command::meant("trucco", ["truco", "envido"]), Some("truco"));
        assert_eq!((Command::meant("frobnicate", ["truco"]), Command::meant("", [])), (None, None));
    }
}
