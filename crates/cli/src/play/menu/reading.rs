//! What the player wrote, as an action.

use super::{Menu, Numbers, is_number};
use cards::names::Tradition;
use cards::{Card, CardSet};
use engine::Msg;
use engine::show::Choice;

/// What the player wrote.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::play) enum Reading {
    /// An action, as it is written.
    Act(String),
    /// Something that needs an answer and nothing else.
    Tell(Msg),
    /// A verb that wants a number.
    Ask {
        what: String,
        /// The verb to write before the number.
        verb: String,
        from: i64,
        to: i64,
    },
}

impl Menu<'_> {
    /// The action that was written: a key, a card or several, the words of a choice, or an action in full. Where words are
    /// asked for, what is an action is no card: `so` is a game, and the valete de ouros only where cards are asked for.
    pub(in crate::play) fn read(&self, text: &str, is_action: &dyn Fn(&str) -> bool) -> Reading {
        let text = &self.by_notation(text.trim(), is_action);
        let spelt = text.replace('♦', "O").replace('♥', "C").replace('♠', "E").replace('♣', "B");
        let tokens: Vec<&str> =
            spelt.split(|letter: char| letter.is_whitespace() || letter == ',').filter(|token| !token.is_empty()).collect();
        if let Some(item) = self.items.iter().find(|item| !item.key.is_empty() && item.key.eq_ignore_ascii_case(text)) {
            return match item.way {
                Choice::Word { action, .. } => Reading::Act(action.clone()),
                Choice::Card { verb, .. } => {
                    Reading::Tell(Msg::new("told-read-card").with("what", item.words.clone()).with("verb", (*verb).to_owned()))
                }
                Choice::Cards { verb, .. } => {
                    Reading::Tell(Msg::new("told-read-cards").with("what", item.words.clone()).with("verb", (*verb).to_owned()))
                }
                Choice::Number { verb, from, to, .. } => {
                    Reading::Ask { what: item.words.clone(), verb: (*verb).to_owned(), from: *from, to: *to }
                }
            };
        }
        if let (Some(Choice::Number { verb, .. }), [number]) = (self.prompt.ways.first(), &tokens[..])
            && is_number(number)
        {
            return Reading::Act(format!("{verb} {number}"));
        }
        if let [key, rest @ ..] = &tokens[..]
            && !rest.is_empty()
            && rest.iter().all(|token| token.parse::<Card>().is_ok())
            && let Some(item) = self.items.iter().find(|item| item.key.eq_ignore_ascii_case(key))
            && let Choice::Card { verb, .. } | Choice::Cards { verb, .. } = item.way
        {
            return Reading::Act(format!("{verb} {}", rest.join(" ")));
        }
        if let Some(item) = self.items.iter().find(|item| item.words.to_lowercase() == text.to_lowercase())
            && let Choice::Word { action, .. } = item.way
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

    /// The same with every card that is called by its name written in notation: `ás de bastos` is `1B`. What is an action
    /// already is left alone.
    fn by_notation(&self, text: &str, is_action: &dyn Fn(&str) -> bool) -> String {
        const ALL: [Tradition; 7] = [
            Tradition::Portuguese,
            Tradition::Gaucho,
            Tradition::Spanish,
            Tradition::English,
            Tradition::FrenchInPortuguese,
            Tradition::FrenchInSpanish,
            Tradition::FrenchInItalian,
        ];
        if is_action(text) {
            return text.to_owned();
        }
        let among = self.prompt.ways.iter().map(|way| match way {
            Choice::Card { of, .. } | Choice::Cards { of, .. } => *of,
            Choice::Word { .. } | Choice::Number { .. } => CardSet::EMPTY,
        });
        let among = among.fold(self.hand.iter().copied().collect(), |all: CardSet, of| all | of);
        // The clubs of the old books are paus to who plays today.
        let called = |name: &str| {
            let name = words::plain(name).replace("paus", "paos");
            let is = |tradition: Tradition, card: Card| words::plain(&tradition.card(card)) == name;
            [self.tradition].into_iter().chain(ALL).find_map(|tradition| among.iter().find(|&card| is(tradition, card)))
        };
        let part = |part: &str| match (called(part), part.trim().split_once(' ')) {
            (Some(card), _) => card.to_string(),
            (None, Some((verb, name))) => called(name).map_or_else(|| part.to_owned(), |card| format!("{verb} {card}")),
            (None, None) => part.to_owned(),
        };
        text.split(',').map(part).collect::<Vec<_>>().join(",")
    }

    /// The cards that these numbers and names mean; nothing if they are neither.
    fn as_cards(&self, tokens: &[&str]) -> Option<Result<Vec<Card>, Msg>> {
        if tokens.is_empty() || !tokens.iter().all(|token| is_number(token) || token.parse::<Card>().is_ok()) {
            return None;
        }
        if tokens == ["0"] {
            return Some(Ok(Vec::new()));
        }
        if !self.cards_first() && tokens.iter().all(is_number) {
            return Some(Err(self.no_choice(&tokens.join(" "))));
        }
        let card = |token: &&str| match token.parse::<Card>() {
            Ok(card) => Ok(card),
            Err(_) => {
                let number = token.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                let found = number.and_then(|number| self.hand.get(number)).copied();
                let missing = || Msg::new("told-read-no-card").with("card", (*token).to_owned()).with("last", self.hand.len());
                found.ok_or_else(missing)
            }
        };
        Some(tokens.iter().map(card).collect())
    }

    /// The refusal of a number that is no choice, with the keys that are.
    fn no_choice(&self, choice: &str) -> Msg {
        let keys: Vec<&str> = self.items.iter().map(|item| item.key.as_str()).filter(|key| !key.is_empty()).collect();
        let others: Vec<&str> = keys.iter().copied().filter(|key| !is_number(key)).collect();
        let among = match (self.numbers, &keys[..]) {
            (Numbers::Choices, [only]) => {
                return Msg::new("told-read-only-choice").with("choice", choice.to_owned()).with("only", (*only).to_owned());
            }
            (Numbers::Choices, [first, .., last]) => {
                Msg::new("told-read-from-to").with("first", (*first).to_owned()).with("last", (*last).to_owned())
            }
            _ if others.is_empty() => Msg::new("told-read-numbers"),
            _ => Msg::new("told-read-and-numbers").with("others", others.join(", ")),
        };
        Msg::new("told-read-no-choice").with("choice", choice.to_owned()).with("among", among)
    }

    /// The action that bare cards make.
    fn with_cards(&self, cards: &[Card]) -> Reading {
        let names = cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
        if !self.cards_first() {
            let verb = self.prompt.ways.iter().find_map(|way| match way {
                Choice::Card { verb, .. } | Choice::Cards { verb, .. } => Some(*verb),
                _ => None,
            });
            return Reading::Tell(match verb {
                Some(verb) => Msg::new("told-read-choose").with("verb", verb.to_owned()).with("cards", names),
                None => Msg::new("told-read-no-card-now"),
            });
        }
        let fits = |way: &&Choice| match (way, cards) {
            (Choice::Card { of, .. }, [card]) => of.contains(*card),
            _ => false,
        };
        match (self.prompt.ways.iter().find(fits).or(self.prompt.ways.first()), cards) {
            (Some(Choice::Card { .. }), []) => Reading::Tell(Msg::new("told-read-some")),
            (Some(Choice::Card { .. }), [_, _, ..]) => Reading::Tell(Msg::new("told-read-one")),
            (Some(Choice::Card { verb, .. } | Choice::Cards { verb, .. }), _) => {
                Reading::Act(format!("{verb} {names}").trim_end().to_owned())
            }
            _ => Reading::Act(names),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::Speech;
    use crate::table_text::TableText;
    use engine::show::{Deed, Prompt};

    fn card(text: &str) -> Card {
        text.parse().expect("a card")
    }

    fn prompt(ways: Vec<Choice>) -> Prompt {
        Prompt { question: Msg::new("voltarete-ask-play"), must: true, ways, refused: Vec::new() }
    }

    fn word(action: &str, id: &'static str) -> Choice {
        Choice::Word { action: action.to_owned(), words: Msg::new(id) }
    }

    fn read(prompt: &Prompt, hand: &[&str], text: &str) -> Reading {
        let table_text = TableText::new(&Speech::english(), "voltarete", vec!["Ana".to_owned()]);
        Menu::new(prompt, hand.iter().map(|text| card(text)).collect(), &table_text).read(text, &|text| text == "so")
    }

    #[test]
    fn words_are_numbered_and_cards_need_their_verb() {
        let casca = Choice::Card {
            verb: "casca",
            heading: Msg::new("voltarete-heading-casca"),
            of: CardSet::of(card("1E")),
            deed: Deed::Other,
        };
        let prompt = prompt(vec![word("pass", "voltarete-pass"), word("segundo", "voltarete-segundo"), casca]);
        assert_eq!(read(&prompt, &["1E"], "2"), Reading::Act("segundo".to_owned()));
        assert_eq!(read(&prompt, &["1E"], " passo "), Reading::Act("pass".to_owned()));
        assert_eq!(read(&prompt, &["1E"], "casca 1E"), Reading::Act("casca 1E".to_owned()));
        assert_eq!(
            read(&prompt, &["1E"], "1E"),
            Reading::Tell(Msg::new("told-read-choose").with("verb", "casca".to_owned()).with("cards", "1E".to_owned()))
        );
        assert_eq!(read(&prompt, &["1E"], "3 1e"), Reading::Act("casca 1e".to_owned()));
        assert!(matches!(read(&prompt, &["1E"], "9"), Reading::Tell(_)));
        assert_eq!(read(&prompt, &["SO"], "so"), Reading::Act("so".to_owned()), "a game, not the valete de ouros");
    }

    #[test]
    fn cards_are_numbered_and_words_have_letters() {
        let hand = ["1E", "RC", "5O"];
        let play = Choice::Card {
            verb: "play",
            heading: Msg::new("voltarete-heading-play"),
            of: CardSet::of(card("RC")),
            deed: Deed::Play,
        };
        let prompt = prompt(vec![play, word("claim_win hand", "voltarete-claim-hand")]);
        assert_eq!(read(&prompt, &hand, "2"), Reading::Act("play RC".to_owned()));
        assert_eq!(read(&prompt, &hand, "r♥"), Reading::Act("play RC".to_owned()));
        assert_eq!(read(&prompt, &hand, "a"), Reading::Act("claim_win hand".to_owned()));
        assert_eq!(read(&prompt, &hand, "1E"), Reading::Act("play 1E".to_owned()), "the rules say why not");
        assert_eq!(read(&prompt, &hand, "so"), Reading::Act("play SO".to_owned()), "a card, not a game");
        assert_eq!(read(&prompt, &hand, "1 2"), Reading::Tell(Msg::new("told-read-one")));
        assert!(matches!(read(&prompt, &hand, "4"), Reading::Tell(_)));
    }

    #[test]
    fn free_words_are_kept_as_they_were_written() {
        let table_text = TableText::new(&Speech::english(), "truco", vec!["Ana".to_owned()]);
        let play =
            Choice::Card { verb: "play", heading: Msg::new("truco-heading-play"), of: CardSet::of(card("RC")), deed: Deed::Play };
        let prompt = prompt(vec![play, word("envido", "truco-envido")]);
        let menu = Menu::new(&prompt, vec![card("RC")], &table_text);
        let read = |text: &str| menu.read(text, &|text| text.starts_with("say "));
        assert_eq!(read("say quatro e sete, trinta e um"), Reading::Act("say quatro e sete, trinta e um".to_owned()));
        assert_eq!(read("1"), Reading::Act("play RC".to_owned()));
    }

    #[test]
    fn several_cards_by_number_or_name() {
        let hand = ["1E", "RC", "5O"];
        let of: CardSet = "1E RC 5O".parse().expect("cards");
        let buy = Choice::Cards {
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

    #[test]
    fn a_number_that_is_asked_for_is_itself_and_nothing_written_its_middle() {
        let cut = Choice::Number { verb: "cut", heading: Msg::new("minchiate-heading-cut"), from: 1, to: 96 };
        let alone = prompt(vec![cut.clone(), word("request_tampa", "truco-request-tampa")]);
        assert_eq!(read(&alone, &[], "2"), Reading::Act("cut 2".to_owned()));
        assert_eq!(read(&alone, &[], "a"), Reading::Act("request_tampa".to_owned()));
        let table_text = TableText::new(&Speech::english(), "minchiate", Vec::new());
        assert_eq!(Menu::new(&alone, Vec::new(), &table_text).unwritten(), Some("cut 48".to_owned()));
        let behind = prompt(vec![word("request_tampa", "truco-request-tampa"), cut]);
        assert!(matches!(read(&behind, &[], "2"), Reading::Ask { verb, from: 1, to: 96, .. } if verb == "cut"));
        assert_eq!(Menu::new(&behind, Vec::new(), &table_text).unwritten(), None);
    }

    #[test]
    fn a_number_is_the_bid_where_bids_are_asked_for() {
        let bid =
            |points: i64| Choice::Word { action: format!("bid {points}"), words: Msg::new("grand-bid").with("points", points) };
        let prompt = prompt(std::iter::once(word("pass", "grand-pass")).chain((1..=20).map(|n| bid(5 * n))).collect());
        assert_eq!(read(&prompt, &[], "5"), Reading::Act("bid 5".to_owned()), "not the fifth choice");
        assert_eq!(read(&prompt, &[], "bid 15"), Reading::Act("bid 15".to_owned()));
        assert_eq!(read(&prompt, &[], "a"), Reading::Act("pass".to_owned()));
        assert!(matches!(read(&prompt, &[], "7"), Reading::Tell(told) if told.id == "told-read-no-choice"));
    }

    /// The answer to a number that is no choice, in every language.
    fn answers(prompt: &Prompt, text: &str) -> Vec<String> {
        let answer = |language: words::Language| {
            let table_text = TableText::new(&Speech::new(crate::speech::Tongue(language)), "voltarete", Vec::new());
            match Menu::new(prompt, Vec::new(), &table_text).read(text, &|_| false) {
                Reading::Tell(msg) => table_text.say(&msg),
                Reading::Act(_) | Reading::Ask { .. } => panic!("{text} is a choice"),
            }
        };
        words::Language::ALL.map(answer).to_vec()
    }

    #[test]
    fn a_number_that_is_no_choice_is_answered_with_those_that_are() {
        let alone = prompt(vec![word("pass", "voltarete-pass")]);
        assert_eq!(
            answers(&alone, "2"),
            [
                "There is no choice 2: the only one is 1.",
                "Não há escolha 2: a única é 1.",
                "No existe la opción 2: la única es 1.",
                "Non c’è la scelta 2: l’unica è 1.",
            ]
        );
        let bid =
            |points: i64| Choice::Word { action: format!("bid {points}"), words: Msg::new("grand-bid").with("points", points) };
        let amounts = prompt(vec![bid(5), bid(10)]);
        assert_eq!(
            answers(&amounts, "1"),
            [
                "There is no choice 1: the choices are the numbers shown.",
                "Não há escolha 1: as escolhas são os números mostrados.",
                "No existe la opción 1: las opciones son los números mostrados.",
                "Non c’è la scelta 1: le scelte sono i numeri mostrati.",
            ]
        );
        let both = prompt(vec![word("pass", "voltarete-pass"), bid(5), bid(10)]);
        assert_eq!(answers(&both, "1")[0], "There is no choice 1: the choices are a and the numbers shown.");
        let several = prompt(vec![word("pass", "voltarete-pass"), word("segundo", "voltarete-segundo")]);
        assert_eq!(answers(&several, "3")[0], "There is no choice 3: the choices are 1 to 2.");
    }

    #[test]
    fn cards_go_by_their_names_in_any_tradition() {
        let hand = ["1B", "RC", "5O"];
        let play = Choice::Card {
            verb: "play",
            heading: Msg::new("voltarete-heading-play"),
            of: CardSet::of(card("1B")),
            deed: Deed::Play,
        };
        let prompt = prompt(vec![play]);
        for name in ["ás de páos", "as de paos", "Ás de Bastos", "ás de paus", "ace of clubs", "play ás de bastos"] {
            assert_eq!(read(&prompt, &hand, name), Reading::Act("play 1B".to_owned()), "{name}");
        }
    }
}
