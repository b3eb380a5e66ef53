//! An action as the menu names it, and what to write for it.

use super::{Item, Menu, Reading};
use crate::paint::Paint;
use cards::Card;
use engine::show::Choice;

impl Menu<'_> {
    /// What to write for an action, and what it is called here; nothing if the prompt does not ask for it. What is to be written
    /// is read again before it is told: it means this action and no other.
    pub(in crate::play) fn named(
        &self,
        action: &str,
        paint: &Paint,
        is_action: &dyn Fn(&str) -> bool,
    ) -> Option<(String, String)> {
        let (verb, rest) = action.split_once(' ').unwrap_or((action, ""));
        let cards: Vec<Card> = rest.split_whitespace().filter_map(|card| card.parse().ok()).collect();
        let item = self.items.iter().find(|item| match item.way {
            Choice::Word { action: known, .. } => known == action,
            Choice::Card { verb: known, of, .. } => *known == verb && matches!(cards[..], [card] if of.contains(card)),
            Choice::Cards { verb: known, .. } | Choice::Number { verb: known, .. } => *known == verb,
        })?;
        let keys = self.keys(item, rest, &cards);
        let key = keys.into_iter().find(|key| self.read(key, is_action) == Reading::Act(action.to_owned()));
        Some((key.unwrap_or_else(|| action.to_owned()), self.words(item, rest, &cards, paint)))
    }

    /// What may be written for an item with these cards or this number, the shortest first.
    fn keys(&self, item: &Item<'_>, rest: &str, cards: &[Card]) -> Vec<String> {
        let place = |card: &Card| self.hand.iter().position(|held| held == card).map(|place| (place + 1).to_string());
        match item.way {
            Choice::Word { .. } => vec![item.key.clone()],
            Choice::Number { .. } => vec![rest.to_owned()],
            Choice::Cards { .. } if cards.is_empty() => vec!["0".to_owned()],
            Choice::Card { .. } | Choice::Cards { .. } => {
                let places = cards.iter().map(place).collect::<Option<Vec<String>>>().map(|places| places.join(" "));
                places.into_iter().chain([format!("{} {rest}", item.key)]).collect()
            }
        }
    }

    /// What an item is called with these cards or this number: a card that is simply played by its name alone.
    fn words(&self, item: &Item<'_>, rest: &str, cards: &[Card], paint: &Paint) -> String {
        let drawn = paint.cards(cards.iter().copied(), self.tradition);
        match (item.way, cards) {
            (Choice::Word { .. }, _) => item.words.clone(),
            (Choice::Card { .. }, [card]) if item.key.is_empty() => format!("{drawn} {}", self.tradition.card(*card)),
            (Choice::Number { .. }, _) => format!("{} {rest}", item.words),
            (_, []) => item.words.clone(),
            _ => format!("{} {drawn}", item.words),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::Paint;
    use crate::speech::Speech;
    use crate::table_text::TableText;
    use cards::shuffle::shuffle;
    use engine::{Rng, Setup, Turn, Viewer};

    /// One of the actions a way stands for.
    fn one_of(way: &Choice, rng: &mut Rng) -> Option<String> {
        Some(match way {
            Choice::Word { action, .. } => action.clone(),
            Choice::Card { verb, of, .. } => format!("{verb} {}", rng.card(*of)?),
            Choice::Cards { verb, of, must, at_least, .. } => {
                let rest = rng.cards(*of - *must, at_least.saturating_sub(must.len()));
                format!("{verb} {}", *must | rest).trim_end().to_owned()
            }
            Choice::Number { verb, from, .. } => format!("{verb} {from}"),
        })
    }

    /// Whatever may be done in any game is named, and what is told to be written means just that.
    #[test]
    fn what_is_named_is_read_as_it_was_meant() {
        let paint = Paint::stdout();
        for entry in games::catalogue() {
            let table_text = TableText::new(&Speech::english(), entry.facts.id, Vec::new());
            let mut game = (entry.open)(&[], &Setup::default()).expect("a table");
            let (mut rng, mut short, mut all) = (Rng::new(3), 0, 0);
            for step in 0..400 {
                match game.turn() {
                    Turn::Over => break,
                    Turn::Shuffle(wanted) => game.shuffled(&shuffle(wanted.cards, &[4; 32], step)).expect("a deal"),
                    Turn::Seats { must, .. } => {
                        let seat = must.lowest().expect("somebody must act");
                        let view = game.show(Viewer::Seat(seat));
                        let prompt = view.prompt.as_ref().expect("a question");
                        let menu = Menu::new(prompt, super::super::own_hand(&view), &table_text);
                        let is_action = |text: &str| (entry.spell)(text).is_ok();
                        for action in prompt.ways.iter().filter_map(|way| one_of(way, &mut rng)) {
                            let Some((key, words)) = menu.named(&action, &paint, &is_action) else {
                                // The same thing said in two ways stands once in the list.
                                continue;
                            };
                            assert_eq!(menu.read(&key, &is_action), Reading::Act(action.clone()), "{}: {key}", entry.facts.id);
                            assert!(!words.is_empty(), "{action}");
                            short += usize::from(key != action);
                            all += 1;
                        }
                        let way = rng.one(&prompt.ways).expect("a way");
                        let _ = one_of(way, &mut rng).map(|action| game.act(seat, &action));
                    }
                }
            }
            assert!(short * 10 > all * 9, "{}: {short} of {all} have a key", entry.facts.id);
        }
    }
}
