//! Actions and refusals; nothing is left to agreement.

use cards::Card;
use engine::agreement::unknown;
use engine::{BadAgreement, Cite, Msg, OptionFact, Refusal, Seat};
use serde::Serialize;

engine::actions! {
    #[derive(Clone, Debug, PartialEq)]
    pub enum Action {
        /// A card played.
        Play(card: Card) = "play", "trial-play" over "trial-heading-play" takes "a card";
    }
    plays Play;
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
