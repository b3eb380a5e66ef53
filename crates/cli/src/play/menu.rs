//! What the player may do, as a list to choose from; and what he wrote, as an action.
//!
//! The first way of a prompt is the principal one. If it is a word, everything is numbered. If it is a card, the numbers are
//! the cards of the hand, and the words behind it have letters, so that no slip of a finger gives a hand away.

use crate::paint::{Look, Paint};
use crate::voice::Voice;
use cards::{Card, CardSet};
use engine::show::{Hand, Prompt, Way};
use engine::{Msg, TableView};

/// One thing to choose.
struct Item<'a> {
    key: String,
    words: String,
    way: &'a Way,
}

impl Item<'_> {
    /// The first word of what it would do, if it is a word with more behind it.
    fn verb(&self) -> Option<&str> {
        match self.way {
            Way::Word { action, .. } => action.split_once(' ').map(|(verb, _)| verb),
            _ => None,
        }
    }
}

/// More choices of one verb than this share a line.
const FOLDED: usize = 4;

/// The ways of a prompt with their keys.
pub(super) struct Menu<'a> {
    prompt: &'a Prompt,
    hand: Vec<Card>,
    items: Vec<Item<'a>>,
}

/// What the player wrote.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Reading {
    /// An action, as it is written.
    Act(String),
    /// Something that needs an answer and nothing else.
    Tell(String),
}

/// The player's own cards in the order shown.
pub(super) fn own_hand(view: &TableView) -> Vec<Card> {
    let own = view.seats.iter().find(|seat| view.eyes.are(seat.seat));
    match own.map(|seat| &seat.hand) {
        Some(Hand::Faces(cards)) => cards.clone(),
        _ => Vec::new(),
    }
}

fn heading(way: &Way) -> &Msg {
    match way {
        Way::Word { words, .. } => words,
        Way::Card { heading, .. } | Way::Cards { heading, .. } | Way::Number { heading, .. } => heading,
    }
}

impl<'a> Menu<'a> {
    /// The menu of a prompt.
    pub(super) fn new(prompt: &'a Prompt, hand: Vec<Card>, voice: &Voice) -> Menu<'a> {
        let mut menu = Menu { prompt, hand, items: Vec::new() };
        let cards_first = menu.cards_first();
        for way in &prompt.ways {
            let words = voice.say(heading(way));
            // The same thing may be said in two ways; a list needs it once.
            if menu.items.iter().any(|item| item.words == words) {
                continue;
            }
            let key = match (cards_first, menu.items.len()) {
                (true, 0) => String::new(),
                (true, n) => letter(n - 1),
                (false, n) => (n + 1).to_string(),
            };
            menu.items.push(Item { key, words, way });
        }
        menu
    }

    /// Are the numbers those of the cards?
    pub(super) fn cards_first(&self) -> bool {
        matches!(self.prompt.ways.first(), Some(Way::Card { .. } | Way::Cards { .. }))
    }

    /// The lines to show.
    pub(super) fn lines(&self, voice: &Voice, paint: &Paint) -> Vec<String> {
        let mut lines = paint.wrapped("", 0, &voice.say(&self.prompt.question));
        if let Some(first) = lines.first_mut() {
            *first = paint.look(Look::Strong, first);
        }
        let runs: Vec<&[Item<'_>]> = self.items.chunk_by(|one, next| one.verb().is_some() && one.verb() == next.verb()).collect();
        let folded = |run: &&[Item<'_>]| run.len() > FOLDED;
        let width =
            if runs.iter().any(folded) { 4 } else { self.items.iter().map(|item| item.key.len()).max().unwrap_or(1).max(1) };
        let mut line = |key: String, text: String| {
            let beginning = format!("  {}  ", paint.look(Look::Heading, &format!("{key:>width$}")));
            lines.extend(paint.wrapped(&beginning, width + 4, &text));
        };
        for run in runs {
            match run {
                // A long run of one verb stands in one paragraph, every choice with its key: none is left out.
                [first, .., last] if folded(&run) => {
                    let choices: Vec<String> =
                        run.iter().map(|item| format!("{} {}", paint.look(Look::Heading, &item.key), item.words)).collect();
                    let written = match first.way {
                        Way::Word { action, .. } => format!(" (or write it, such as {action})"),
                        _ => String::new(),
                    };
                    line(format!("{}…{}", first.key, last.key), format!("{}{written}", choices.join(" · ")));
                }
                _ => run.iter().for_each(|item| {
                    let how = self.how(item, voice, paint);
                    line(item.key.clone(), format!("{}{}", item.words, how.unwrap_or_default()));
                }),
            }
        }
        lines.extend(self.refused(voice, paint));
        lines
    }

    /// How to answer in this way, or what it means.
    fn how(&self, item: &Item<'_>, voice: &Voice, paint: &Paint) -> Option<String> {
        let faint = |text: &str| text.split_whitespace().map(|word| paint.look(Look::Faint, word)).collect::<Vec<_>>().join(" ");
        let among = |of: CardSet| {
            let cards = self.hand.iter().copied().filter(|&card| of.contains(card));
            if of.len() == self.hand.len() { String::new() } else { format!(": {}", paint.cards(cards, voice.tradition())) }
        };
        let (key, direct) = (&item.key, item.key.is_empty());
        match item.way {
            Way::Word { words, .. } => voice.gloss(words).map(|gloss| format!(" {}", faint(&format!("– {gloss}")))),
            Way::Card { of, .. } if direct => Some(format!("{} {}", among(*of), faint("– its number or its name"))),
            Way::Card { verb, of, .. } => {
                let example = of.first().map_or_else(String::new, |card| card.to_string());
                Some(format!(
                    "{} {}",
                    among(*of),
                    faint(&format!("– write {key} and the card, such as {key} {example} (or {verb} {example})"))
                ))
            }
            Way::Cards { of, must, at_least, at_most, .. } => {
                let many = match (at_least.max(&must.len()), at_most) {
                    (0, most) => format!("up to {most}, or 0 for none"),
                    (least, most) if least == most => format!("exactly {most}"),
                    (least, most) => format!("{least} to {most}"),
                };
                Some(format!("{} {}", among(*of), faint(&format!("– {many}; numbers or names in a row, such as 2 3"))))
            }
            Way::Number { verb, from, to, .. } => {
                Some(format!(" {}", faint(&format!("– write {verb} and a number from {from} to {to}"))))
            }
        }
    }

    /// What is refused and why, one line a reason.
    fn refused(&self, voice: &Voice, paint: &Paint) -> Vec<String> {
        let mut reasons: Vec<(String, String)> = Vec::new();
        for refused in &self.prompt.refused {
            let why = format!("{} ({})", voice.say(&refused.why.why), voice.short(refused.why.cite));
            // Cards stand in a row, words behind commas.
            let (what, between) = match refused.what.parse::<Card>() {
                Ok(card) if self.cards_first() => (paint.card(card, voice.tradition()), " "),
                _ => (voice.words.contract(&voice.game, &refused.what), ", "),
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

    /// The action that was written: a key, a card or several, the words of a choice, or an action in full. Where words are
    /// asked for, what is an action is no card: `so` is a game, and the valete de ouros only where cards are asked for.
    pub(super) fn read(&self, text: &str, is_action: &dyn Fn(&str) -> bool) -> Reading {
        let text = text.trim();
        let spelt = text.replace('♦', "O").replace('♥', "C").replace('♠', "E").replace('♣', "B");
        let tokens: Vec<&str> =
            spelt.split(|letter: char| letter.is_whitespace() || letter == ',').filter(|token| !token.is_empty()).collect();
        if let Some(item) = self.items.iter().find(|item| !item.key.is_empty() && item.key.eq_ignore_ascii_case(text)) {
            return match item.way {
                Way::Word { action, .. } => Reading::Act(action.clone()),
                Way::Card { verb, .. } => Reading::Tell(format!("{}: write {verb} and the card.", item.words)),
                Way::Cards { verb, .. } => Reading::Tell(format!("{}: write {verb} and the cards.", item.words)),
                Way::Number { verb, from, to, .. } => {
                    Reading::Tell(format!("{}: write {verb} and a number from {from} to {to}.", item.words))
                }
            };
        }
        if let [key, rest @ ..] = &tokens[..]
            && !rest.is_empty()
            && rest.iter().all(|token| token.parse::<Card>().is_ok())
            && let Some(item) = self.items.iter().find(|item| item.key.eq_ignore_ascii_case(key))
            && let Way::Card { verb, .. } | Way::Cards { verb, .. } = item.way
        {
            return Reading::Act(format!("{verb} {}", rest.join(" ")));
        }
        if let Some(item) = self.items.iter().find(|item| item.words.to_lowercase() == text.to_lowercase())
            && let Way::Word { action, .. } = item.way
        {
            return Reading::Act(action.clone());
        }
        // Words behind a verb are kept as they were written, commas and all.
        if tokens.len() > 1 && tokens.iter().any(|token| token.parse::<Card>().is_err() && !is_number(token)) && is_action(text) {
            return Reading::Act(text.to_owned());
        }
        if !self.cards_first() && is_action(&tokens.join(" ")) {
            return Reading::Act(tokens.join(" "));
        }
        match self.as_cards(&tokens) {
            Some(Ok(cards)) => self.with_cards(&cards),
            Some(Err(answer)) => Reading::Tell(answer),
            None => Reading::Act(tokens.join(" ")),
        }
    }

    /// The cards that these numbers and names mean; nothing if they are neither.
    fn as_cards(&self, tokens: &[&str]) -> Option<Result<Vec<Card>, String>> {
        if tokens.is_empty() || !tokens.iter().all(|token| is_number(token) || token.parse::<Card>().is_ok()) {
            return None;
        }
        if tokens == ["0"] {
            return Some(Ok(Vec::new()));
        }
        if !self.cards_first() && tokens.iter().all(is_number) {
            return Some(Err(format!("There is no choice {}: the choices are 1 to {}.", tokens.join(" "), self.items.len())));
        }
        let card = |token: &&str| match token.parse::<Card>() {
            Ok(card) => Ok(card),
            Err(_) => {
                let number = token.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                let found = number.and_then(|number| self.hand.get(number)).copied();
                found.ok_or_else(|| format!("There is no card {token}: yours are 1 to {}.", self.hand.len()))
            }
        };
        Some(tokens.iter().map(card).collect())
    }

    /// The action that bare cards make.
    fn with_cards(&self, cards: &[Card]) -> Reading {
        let names = cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
        if !self.cards_first() {
            let verb = self.prompt.ways.iter().find_map(|way| match way {
                Way::Card { verb, .. } | Way::Cards { verb, .. } => Some(*verb),
                _ => None,
            });
            return Reading::Tell(match verb {
                Some(verb) => format!("To choose that card write {verb} {names}."),
                None => "No card is asked for now.".to_owned(),
            });
        }
        let fits = |way: &&Way| match (way, cards) {
            (Way::Card { of, .. }, [card]) => of.contains(*card),
            _ => false,
        };
        match (self.prompt.ways.iter().find(fits).or(self.prompt.ways.first()), cards) {
            (Some(Way::Card { .. }), []) => Reading::Tell("A card must be chosen.".to_owned()),
            (Some(Way::Card { .. }), [_, _, ..]) => Reading::Tell("One card at a time.".to_owned()),
            (Some(Way::Card { verb, .. } | Way::Cards { verb, .. }), _) => {
                Reading::Act(format!("{verb} {names}").trim_end().to_owned())
            }
            _ => Reading::Act(names),
        }
    }
}

fn is_number(token: &&str) -> bool {
    token.bytes().all(|b| b.is_ascii_digit())
}

/// The n-th letter, from `a`.
fn letter(n: usize) -> String {
    u8::try_from(n).ok().filter(|&n| n < 26).map_or_else(|| format!("z{n}"), |n| char::from(b'a' + n).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(text: &str) -> Card {
        text.parse().expect("a card")
    }

    fn prompt(ways: Vec<Way>) -> Prompt {
        Prompt { question: Msg::new("voltarete-ask-play"), must: true, ways, refused: Vec::new() }
    }

    fn word(action: &str, id: &'static str) -> Way {
        Way::Word { action: action.to_owned(), words: Msg::new(id) }
    }

    fn read(prompt: &Prompt, hand: &[&str], text: &str) -> Reading {
        let voice = Voice::new("voltarete", vec!["Ana".to_owned()]);
        Menu::new(prompt, hand.iter().map(|text| card(text)).collect(), &voice).read(text, &|text| text == "so")
    }

    #[test]
    fn words_are_numbered_and_cards_need_their_verb() {
        let casca = Way::Card { verb: "casca", heading: Msg::new("voltarete-heading-casca"), of: CardSet::of(card("1E")) };
        let prompt = prompt(vec![word("pass", "voltarete-pass"), word("segundo", "voltarete-segundo"), casca]);
        assert_eq!(read(&prompt, &["1E"], "2"), Reading::Act("segundo".to_owned()));
        assert_eq!(read(&prompt, &["1E"], " passo "), Reading::Act("pass".to_owned()));
        assert_eq!(read(&prompt, &["1E"], "casca 1E"), Reading::Act("casca 1E".to_owned()));
        assert_eq!(read(&prompt, &["1E"], "1E"), Reading::Tell("To choose that card write casca 1E.".to_owned()));
        assert_eq!(read(&prompt, &["1E"], "3 1e"), Reading::Act("casca 1e".to_owned()));
        assert!(matches!(read(&prompt, &["1E"], "9"), Reading::Tell(_)));
        assert_eq!(read(&prompt, &["SO"], "so"), Reading::Act("so".to_owned()), "a game, not the valete de ouros");
    }

    #[test]
    fn cards_are_numbered_and_words_have_letters() {
        let hand = ["1E", "RC", "5O"];
        let play = Way::Card { verb: "play", heading: Msg::new("voltarete-heading-play"), of: CardSet::of(card("RC")) };
        let prompt = prompt(vec![play, word("claim_win hand", "voltarete-claim-hand")]);
        assert_eq!(read(&prompt, &hand, "2"), Reading::Act("play RC".to_owned()));
        assert_eq!(read(&prompt, &hand, "r♥"), Reading::Act("play RC".to_owned()));
        assert_eq!(read(&prompt, &hand, "a"), Reading::Act("claim_win hand".to_owned()));
        assert_eq!(read(&prompt, &hand, "1E"), Reading::Act("play 1E".to_owned()), "the rules say why not");
        assert_eq!(read(&prompt, &hand, "so"), Reading::Act("play SO".to_owned()), "a card, not a game");
        assert_eq!(read(&prompt, &hand, "1 2"), Reading::Tell("One card at a time.".to_owned()));
        assert!(matches!(read(&prompt, &hand, "4"), Reading::Tell(_)));
    }

    #[test]
    fn free_words_are_kept_as_they_were_written() {
        let voice = Voice::new("truco", vec!["Ana".to_owned()]);
        let play = Way::Card { verb: "play", heading: Msg::new("truco-heading-play"), of: CardSet::of(card("RC")) };
        let prompt = prompt(vec![play, word("envido", "truco-envido")]);
        let menu = Menu::new(&prompt, vec![card("RC")], &voice);
        let read = |text: &str| menu.read(text, &|text| text.starts_with("say "));
        assert_eq!(read("say quatro e sete, trinta e um"), Reading::Act("say quatro e sete, trinta e um".to_owned()));
        assert_eq!(read("1"), Reading::Act("play RC".to_owned()));
    }

    #[test]
    fn several_cards_by_number_or_name() {
        let hand = ["1E", "RC", "5O"];
        let of: CardSet = "1E RC 5O".parse().expect("cards");
        let buy = Way::Cards {
            verb: "buy",
            heading: Msg::new("voltarete-heading-buy"),
            of,
            must: CardSet::EMPTY,
            at_least: 0,
            at_most: 3,
        };
        let prompt = prompt(vec![buy]);
        assert_eq!(read(&prompt, &hand, "2, 5o"), Reading::Act("buy RC 5O".to_owned()));
        assert_eq!(read(&prompt, &hand, "0"), Reading::Act("buy".to_owned()));
        assert_eq!(read(&prompt, &hand, "buy RC"), Reading::Act("buy RC".to_owned()));
    }
}
