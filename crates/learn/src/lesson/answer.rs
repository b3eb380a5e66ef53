//! The pupil's answer at a stop, and the task in words.

use super::stops::{holds, way};
use super::{Goal, Stop, Task};
use cards::CardSet;
use engine::show::{Choice, Deed};
use engine::{ActError, Msg, Refusal, Seat};

/// Judgement of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is the act of the record, or the right answer.
    Right,
    /// It does what is asked in another way; the lesson goes on with its own act.
    RightToo,
    /// The rules allow it, but it is not what is asked.
    Other,
    /// The rules refuse it.
    Refused(Refusal),
    /// It is no action of the game.
    Unreadable,
}

impl Verdict {
    /// Does the lesson go on?
    pub const fn goes_on(&self) -> bool {
        match self {
            Verdict::Right | Verdict::RightToo => true,
            Verdict::Other | Verdict::Refused(_) | Verdict::Unreadable => false,
        }
    }
}

impl Stop {
    /// Judges an answer: a written action, or the number of a seat.
    pub fn answer(&self, given: &str) -> Verdict {
        match &self.task {
            Task::Act { action, goal } => self.acted(given, action, *goal),
            Task::Takes { winner, .. } => match given.parse().ok().and_then(Seat::new) {
                Some(seat) if seat == *winner => Verdict::Right,
                Some(_) => Verdict::Other,
                None => Verdict::Unreadable,
            },
            Task::End { .. } => Verdict::Right,
        }
    }

    fn acted(&self, given: &str, wanted: &str, goal: Goal) -> Verdict {
        let spell = games::entry(self.game.facts().id).map(|entry| entry.spell);
        let Some((given, wanted)) = spell.and_then(|spell| Some((spell(given).ok()?, spell(wanted).ok()?))) else {
            return Verdict::Unreadable;
        };
        match self.game.boxed().act(self.pupil, &given) {
            Err(ActError::Unreadable(_)) => return Verdict::Unreadable,
            Err(ActError::Refused(refusal)) => return Verdict::Refused(refusal),
            Ok(()) => {}
        }
        if given == wanted {
            return Verdict::Right;
        }
        let card = self.game.card_played(&given);
        let does = match goal {
            Goal::Exact => false,
            Goal::Legal => true,
            Goal::Take => card.is_some_and(|card| holds(&*self.game, self.pupil, card)),
            Goal::Leave => card.is_some_and(|card| !holds(&*self.game, self.pupil, card)),
        };
        if does { Verdict::RightToo } else { Verdict::Other }
    }

    /// The cards that may be played, where a card is asked for.
    pub fn playable(&self) -> Option<CardSet> {
        self.view().prompt?.ways.iter().find_map(|way| match way {
            Choice::Card { of, deed: Deed::Play, .. } => Some(*of),
            Choice::Card { deed: Deed::Other, .. } | Choice::Word { .. } | Choice::Cards { .. } | Choice::Number { .. } => None,
        })
    }

    /// Is a card to be played?
    pub fn asks_for_card(&self) -> bool {
        matches!(&self.task, Task::Act { action, .. } if self.game.card_played(action).is_some())
    }

    /// The task in words.
    pub fn asks(&self) -> Msg {
        match &self.task {
            Task::Act { action, goal } => self.asks_to_act(action, *goal),
            Task::Takes { .. } => Msg::new("lesson-ask-takes"),
            Task::End { .. } => Msg::new("lesson-end"),
        }
    }

    fn asks_to_act(&self, action: &str, goal: Goal) -> Msg {
        let card = self.game.card_played(action);
        let playable = self.playable().unwrap_or(CardSet::EMPTY);
        match (card, goal) {
            (Some(_), _) if playable.len() == 1 => Msg::new("lesson-do-only"),
            (Some(card), Goal::Exact) if self.view().centre.trick.is_empty() => Msg::new("lesson-do-lead").with("card", card),
            (Some(card), Goal::Exact) => Msg::new("lesson-do-card").with("card", card),
            (Some(_), Goal::Take) => Msg::new("lesson-do-take"),
            (Some(_), Goal::Leave) if playable.iter().any(|card| holds(&*self.game, self.pupil, card)) => {
                Msg::new("lesson-do-leave")
            }
            (Some(_), Goal::Leave) => Msg::new("lesson-do-cannot"),
            (_, Goal::Legal) => Msg::new("lesson-do-any"),
            (None, _) => self.asks_to_say(action),
        }
    }

    /// A word, or cards, or a number, under the label it has at a table.
    fn asks_to_say(&self, action: &str) -> Msg {
        let prompt = self.view().prompt;
        let rest = action.split_once(' ').map_or("", |(_, rest)| rest);
        match prompt.as_ref().and_then(|prompt| way(prompt, action)) {
            Some(Choice::Word { words, .. }) => Msg::new("lesson-do-say").with("what", words.clone()),
            Some(Choice::Cards { heading, .. } | Choice::Card { heading, .. }) => {
                let cards: CardSet = cards::parse_cards(rest).unwrap_or_default().into_iter().collect();
                match cards.is_empty() {
                    true => Msg::new("lesson-do-none").with("what", heading.clone()),
                    false => Msg::new("lesson-do-cards").with("what", heading.clone()).with("cards", cards),
                }
            }
            Some(Choice::Number { heading, .. }) => {
                Msg::new("lesson-do-number").with("what", heading.clone()).with("number", rest.parse::<i64>().unwrap_or_default())
            }
            None => Msg::new("lesson-do-any"),
        }
    }
}
