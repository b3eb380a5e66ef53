//! Log of everything said and done in the open.

use crate::truco::Action;
use crate::truco::laws::Charge;
use cards::{Card, CardSet};
use engine::{Action as _, Msg};
use serde::Serialize;

engine::sayings! {
    /// Something said or done that all could hear.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Said {
        /// An action that is its own words.
        Word(action: Action) = (action.words());
        /// Words that bound nothing.
        Talk(words: String) = "truco-talk";
        /// Words, and what they bound.
        Bound(words: String, action: Action) = (Msg::new("truco-bound").with("words", words.clone()).with("what", action.words()));
        /// A card fell face up in the deal.
        Exposed(card: Card) = "truco-fell-open";
        /// Tentos claimed under this law.
        Ruled(law: Charge) = (Msg::new("truco-ruled").with("law", law.cite().to_owned()));
        /// A proof.
        Showed(cards: CardSet) = "truco-show";
    }
}
