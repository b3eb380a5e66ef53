//! What a player can do, what is refused, and that nothing is left to agreement.

use cards::Card;
use engine::agreement::unknown;
use engine::{BadAction, BadAgreement, Cite, Msg, OptionFact, Refusal, Seat};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;

#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Play(Card),
}

impl engine::Action for Action {
    fn verb(&self) -> &'static str {
        "play"
    }

    fn words(&self) -> Msg {
        let Action::Play(card) = *self;
        Msg::new("trial-play").with("card", card)
    }

    fn heading(_: &'static str) -> Msg {
        Msg::new("trial-heading-play")
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Action::Play(card) = self;
        write!(f, "play {card}")
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Action, BadAction> {
        let wrong = || BadAction::Arguments { verb: "play".to_owned(), expected: "a card" };
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            [] => Err(BadAction::Empty),
            ["play", card] => card.parse().map(Action::Play).map_err(|_| wrong()),
            ["play", ..] => Err(wrong()),
            [verb, ..] => Err(BadAction::Verb { verb: verb.chars().take(24).collect() }),
        }
    }
}

/// Nothing is left to agreement.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Agreements;

impl engine::Agreements for Agreements {
    fn facts() -> &'static [OptionFact] {
        &[]
    }

    fn set(&mut self, name: &str, _: &str) -> Result<(), BadAgreement> {
        Err(unknown::<Agreements>(name))
    }

    fn get(&self, _: &str) -> Option<String> {
        None
    }
}

pub(super) enum Breach {
    NotNow,
    WrongPack,
    NotYourTurn(Seat),
    NotHeld(Card),
    MustFollow,
}

impl From<Breach> for Refusal {
    fn from(breach: Breach) -> Refusal {
        let (cite, why) = match breach {
            Breach::NotNow => ("trial 1", Msg::new("trial-refused-now")),
            Breach::WrongPack => ("trial 1", Msg::new("trial-refused-pack")),
            Breach::NotYourTurn(turn) => ("trial 2", Msg::new("trial-refused-turn").with("seat", turn)),
            Breach::NotHeld(card) => ("trial 2", Msg::new("trial-refused-held").with("card", card)),
            Breach::MustFollow => ("trial 3", Msg::new("trial-refused-follow")),
        };
        Refusal { cite: Cite(cite), why }
    }
}
