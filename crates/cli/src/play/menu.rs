//! What the player may do, as a list to choose from; and what they wrote, as an action.
//!
//! The first way of a prompt is the principal one. If it is a word, everything is numbered. If it is a card, the numbers are
//! the cards of the hand, and if it is a number, a number is what it says; the words behind it have letters, so that no slip
//! of a finger gives a hand away. The same where words are amounts, as bids are: there a number is the amount.

mod naming;
mod reading;

pub(super) use reading::Reading;

use crate::paint::{Look, Paint};
use crate::table_text::TableText;
use cards::names::Tradition;
use cards::{Card, CardSet};
use engine::show::{Choice, HandView, Prompt};
use engine::{Msg, TableView};

/// One thing to choose.
struct Item<'a> {
    key: String,
    words: String,
    way: &'a Choice,
}

impl Item<'_> {
    /// The first word of what it would do, if it is a word with more behind it.
    fn verb(&self) -> Option<&str> {
        match self.way {
            Choice::Word { action, .. } => action.split_once(' ').map(|(verb, _)| verb),
            _ => None,
        }
    }
}

/// More choices of one verb than this share a line.
const FOLDED: usize = 4;

/// What a bare number means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Numbers<'a> {
    /// A choice.
    Choices,
    /// A card of the hand.
    Cards,
    /// Itself: the prompt asks for a number first.
    Number,
    /// An amount behind this verb, as the choices name it.
    Amounts(&'a str),
}

/// The amount that a choice names, in its words as in its action, and the verb before it.
fn amount<'a>(action: &'a str, words: &str) -> Option<(&'a str, &'a str)> {
    let (verb, amount) = action.split_once(' ')?;
    let named = words.split(|letter: char| !letter.is_ascii_digit()).any(|part| part == amount);
    (is_number(&amount) && named).then_some((verb, amount))
}

/// The ways of a prompt with their keys.
pub(super) struct Menu<'a> {
    prompt: &'a Prompt,
    hand: Vec<Card>,
    tradition: Tradition,
    numbers: Numbers<'a>,
    items: Vec<Item<'a>>,
}

/// The player's own cards in the order shown.
pub(super) fn own_hand(view: &TableView) -> Vec<Card> {
    let own = view.seats.iter().find(|seat| view.viewer.are(seat.seat));
    match own.map(|seat| &seat.hand) {
        Some(HandView::Faces(cards)) => cards.clone(),
        _ => Vec::new(),
    }
}

/// What a way means, behind how it is written.
fn meaning(way: &Choice, table_text: &TableText) -> String {
    table_text.gloss(way.words()).map_or_else(String::new, |gloss| format!("; {gloss}"))
}

impl<'a> Menu<'a> {
    /// The menu of a prompt.
    pub(super) fn new(prompt: &'a Prompt, hand: Vec<Card>, table_text: &TableText) -> Menu<'a> {
        let numbers = Numbers::of(prompt, table_text);
        let mut menu = Menu { prompt, hand, tradition: table_text.tradition(), numbers, items: Vec::new() };
        let mut letters = 0;
        for way in &prompt.ways {
            let words = table_text.say(way.words());
            // The same thing may be said in two ways; a list needs it once.
            if menu.items.iter().any(|item| item.words == words) {
                continue;
            }
            let own = match (numbers, way) {
                (Numbers::Choices, _) => Some((menu.items.len() + 1).to_string()),
                (Numbers::Cards | Numbers::Number, _) if menu.items.is_empty() => Some(String::new()),
                (Numbers::Amounts(verb), Choice::Word { action, .. }) => {
                    amount(action, &words).filter(|(known, _)| *known == verb).map(|(_, amount)| amount.to_owned())
                }
                _ => None,
            };
            let key = own.unwrap_or_else(|| {
                letters += 1;
                letter(letters - 1)
            });
            menu.items.push(Item { key, words, way });
        }
        menu
    }

    /// The words with which an action can begin now.
    pub(super) fn verbs(&self) -> impl Iterator<Item = &'a str> {
        self.prompt.ways.iter().filter_map(|way| match way {
            Choice::Word { action, .. } => action.split_whitespace().next(),
            Choice::Card { verb, .. } | Choice::Cards { verb, .. } | Choice::Number { verb, .. } => Some(*verb),
        })
    }

    /// Are the numbers those of the cards?
    pub(super) fn cards_first(&self) -> bool {
        self.numbers == Numbers::Cards
    }

    /// What nothing written means, if it means something: of a number that is asked for, the middle.
    pub(super) fn unwritten(&self) -> Option<String> {
        match self.prompt.ways.first() {
            Some(Choice::Number { verb, from, to, .. }) => Some(format!("{verb} {}", middle(*from, *to))),
            _ => None,
        }
    }

    /// The lines to show.
    pub(super) fn lines(&self, table_text: &TableText, paint: &Paint) -> Vec<String> {
        let mut lines = paint.wrapped("", 0, &table_text.say(&self.prompt.question));
        if let Some(first) = lines.first_mut() {
            *first = paint.look(Look::Strong, first);
        }
        let runs: Vec<&[Item<'_>]> = self.items.chunk_by(|one, next| one.verb().is_some() && one.verb() == next.verb()).collect();
        let folded = |run: &&[Item<'_>]| run.len() > FOLDED;
        let wide =
            runs.iter().filter(|run| folded(run)).filter_map(|run| Some(run.first()?.key.len() + run.last()?.key.len() + 1));
        let width = if let Some(wide) = wide.max() {
            wide.max(4)
        } else {
            self.items.iter().map(|item| item.key.len()).max().unwrap_or(1).max(1)
        };
        let meaning = |way: &Choice| meaning(way, table_text);
        let mut line = |key: String, text: String| {
            let beginning = format!("  {}  ", paint.look(Look::Heading, &format!("{key:>width$}")));
            lines.extend(paint.wrapped(&beginning, width + 4, &text));
        };
        for run in runs {
            match run {
                // A long run of one verb stands in one paragraph, every choice with its key: none is left out.
                [first, .., last] if folded(&run) => {
                    let choice = |item: &Item<'_>| match (self.numbers, item.way) {
                        // The amount is the key: it stands once.
                        (Numbers::Amounts(verb), Choice::Word { .. }) if item.verb() == Some(verb) => {
                            format!("{verb} {}", paint.look(Look::Heading, &item.key))
                        }
                        _ => format!("{} {}", paint.look(Look::Heading, &item.key), item.words),
                    };
                    let choices: Vec<String> = run.iter().map(choice).collect();
                    let meaning = run.iter().all(|item| item.way.words().id == first.way.words().id).then(|| meaning(first.way));
                    let meaning = meaning.unwrap_or_default();
                    let written = match (self.numbers, first.way) {
                        (Numbers::Amounts(verb), _) if first.verb() == Some(verb) => {
                            format!(" – {}{meaning}", table_text.text("told-menu-number"))
                        }
                        (_, Choice::Word { action, .. }) => {
                            let or = table_text.say(&Msg::new("told-menu-or-write").with("action", action.clone()));
                            format!(" ({or}{meaning})")
                        }
                        _ => String::new(),
                    };
                    line(format!("{}…{}", first.key, last.key), format!("{}{written}", choices.join(" · ")));
                }
                _ => run.iter().for_each(|item| {
                    let how = self.how(item, table_text, paint);
                    line(item.key.clone(), format!("{}{}", item.words, how.unwrap_or_default()));
                }),
            }
        }
        lines.extend(self.refused(table_text, paint));
        lines
    }

    /// How to answer in this way, or what it means.
    fn how(&self, item: &Item<'_>, table_text: &TableText, paint: &Paint) -> Option<String> {
        let faint = |text: &str| text.split_whitespace().map(|word| paint.look(Look::Faint, word)).collect::<Vec<_>>().join(" ");
        let among = |of: CardSet| {
            let cards = self.hand.iter().copied().filter(|&card| of.contains(card));
            if of.len() == self.hand.len() { String::new() } else { format!(": {}", paint.cards(cards, table_text.tradition())) }
        };
        let (key, direct) = (&item.key, item.key.is_empty());
        let meaning = meaning(item.way, table_text);
        match item.way {
            Choice::Word { words, .. } => table_text.gloss(words).map(|gloss| format!(" {}", faint(&format!("– {gloss}")))),
            Choice::Card { of, .. } if direct => {
                Some(format!("{} {}", among(*of), faint(&format!("– {}{meaning}", table_text.text("told-menu-card")))))
            }
            Choice::Card { verb, of, .. } => {
                let example = of.first().map_or_else(String::new, |card| card.to_string());
                let how = Msg::new("told-menu-card-key").with("key", key.clone()).with("card", example);
                let how = table_text.say(&how.with("verb", (*verb).to_owned()));
                Some(format!("{} {}", among(*of), faint(&format!("– {how}{meaning}"))))
            }
            Choice::Cards { of, must, at_least, at_most, .. } => {
                let many = match (at_least.max(&must.len()), at_most) {
                    (0, most) => Msg::new("told-menu-up-to").with("most", *most),
                    (least, most) if least == most => Msg::new("told-menu-exactly").with("most", *most),
                    (least, most) => Msg::new("told-menu-between").with("least", *least).with("most", *most),
                };
                let how = table_text.say(&Msg::new("told-menu-cards").with("many", many));
                Some(format!("{} {}", among(*of), faint(&format!("– {how}{meaning}"))))
            }
            Choice::Number { from, to, .. } if direct => {
                let how = Msg::new("told-menu-from-to").with("from", *from).with("to", *to);
                let how = table_text.say(&how.with("middle", middle(*from, *to)));
                Some(format!(" {}", faint(&format!("– {how}{meaning}"))))
            }
            Choice::Number { verb, from, to, .. } => {
                let how = Msg::new("told-menu-from-to-verb").with("from", *from).with("to", *to);
                let how = table_text.say(&how.with("verb", (*verb).to_owned()).with("middle", middle(*from, *to)));
                Some(format!(" {}", faint(&format!("– {how}{meaning}"))))
            }
        }
    }

    /// What is refused and why, one line a reason.
    fn refused(&self, table_text: &TableText, paint: &Paint) -> Vec<String> {
        let mut reasons: Vec<(String, String)> = Vec::new();
        for refused in &self.prompt.refused {
            let why = format!("{} ({})", table_text.say(&refused.why.why), table_text.short(refused.why.cite));
            // Cards stand in a row, words behind commas.
            let (what, between) = match refused.what.parse::<Card>() {
                Ok(card) if self.cards_first() => (paint.card(card, table_text.tradition()), " "),
                _ => (table_text.words().contract(&table_text.game, &refused.what), ", "),
            };
            match reasons.iter_mut().find(|(known, _)| *known == why) {
                Some((_, whats)) => *whats = format!("{whats}{between}{what}"),
                None => reasons.push((why, what)),
            }
        }
        let line = |(why, whats): (String, String)| {
            paint.wrapped(&format!("  {}  ", paint.look(Look::Refused, "✗")), 5, &format!("{whats} – {why}"))
        };
        reasons.into_iter().flat_map(line).collect()
    }
}

impl<'a> Numbers<'a> {
    /// What a bare number means at this prompt.
    fn of(prompt: &'a Prompt, table_text: &TableText) -> Numbers<'a> {
        match prompt.ways.first() {
            Some(Choice::Card { .. } | Choice::Cards { .. }) => return Numbers::Cards,
            Some(Choice::Number { .. }) => return Numbers::Number,
            _ => {}
        }
        let amounts = prompt.ways.iter().filter_map(|way| match way {
            Choice::Word { action, words } => amount(action, &table_text.say(words)).map(|(verb, _)| verb),
            _ => None,
        });
        let verbs: Vec<&str> = amounts.collect();
        let several = verbs.iter().find(|verb| verbs.iter().filter(|other| other == verb).count() > 1);
        several.map_or(Numbers::Choices, |verb| Numbers::Amounts(verb))
    }
}

/// The number in the middle of these.
fn middle(from: i64, to: i64) -> i64 {
    from + (to - from) / 2
}

fn is_number(token: &&str) -> bool {
    !token.is_empty() && token.bytes().all(|b| b.is_ascii_digit())
}

/// The n-th letter, from `a`.
fn letter(n: usize) -> String {
    u8::try_from(n).ok().filter(|&n| n < 26).map_or_else(|| format!("z{n}"), |n| char::from(b'a' + n).to_string())
}
