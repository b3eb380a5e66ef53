//! Outcomes: what can follow from an incident, each with its sentence, its payments and what becomes of card, trick and hand.

use super::{Asked, CardFate, HandFate, Ruling, TrickFate, Undecided};
use crate::Msg;

/// The sentence of an outcome: its word in cases and JSON, and its message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sentence {
    pub token: &'static str,
    pub message: &'static str,
}

impl Sentence {
    /// In words.
    pub const fn words(self) -> Msg {
        Msg::new(self.message)
    }
}

impl serde::Serialize for Sentence {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.token)
    }
}

/// The figures of an outcome: asks what they need and adds payments, fates or notes to the ruling.
pub type Figures = fn(&Asked<'_>, &mut Ruling) -> Result<(), Undecided>;

/// One thing that follows. A ruling is some of them.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    pub says: Sentence,
    card: Option<CardFate>,
    trick: Option<TrickFate>,
    hand: Option<HandFate>,
    figures: Option<Figures>,
}

impl Outcome {
    /// A sentence that changes nothing. [`outcome!`](crate::outcome) makes the message of the token.
    pub const fn new(token: &'static str, message: &'static str) -> Outcome {
        Outcome { says: Sentence { token, message }, card: None, trick: None, hand: None, figures: None }
    }

    /// The same, and the wrong card goes this way.
    #[must_use]
    pub const fn card(self, fate: CardFate) -> Outcome {
        Outcome { card: Some(fate), ..self }
    }

    /// The same, and the trick goes this way.
    #[must_use]
    pub const fn trick(self, fate: TrickFate) -> Outcome {
        Outcome { trick: Some(fate), ..self }
    }

    /// The same, and the hand goes this way.
    #[must_use]
    pub const fn hand(self, fate: HandFate) -> Outcome {
        Outcome { hand: Some(fate), ..self }
    }

    /// The same, with these figures.
    #[must_use]
    pub const fn figures(self, figures: Figures) -> Outcome {
        Outcome { figures: Some(figures), ..self }
    }

    /// Adds it to a ruling, asking what its figures need.
    pub fn follow(&self, asked: &Asked<'_>, ruling: &mut Ruling) -> Result<(), Undecided> {
        ruling.follows.push(self.says);
        ruling.card = self.card.unwrap_or(ruling.card);
        ruling.trick = self.trick.unwrap_or(ruling.trick);
        ruling.hand = self.hand.unwrap_or(ruling.hand);
        self.figures.map_or(Ok(()), |figures| figures(asked, ruling))
    }
}

/// An [`Outcome`](crate::law::Outcome) by its token, whose message is `laws-effect-TOKEN`, or another one where it is named.
#[macro_export]
macro_rules! outcome {
    ($token:literal) => {
        $crate::law::Outcome::new($token, concat!("laws-effect-", $token))
    };
    ($token:literal, $message:literal) => {
        $crate::law::Outcome::new($token, $message)
    };
}

pub const ALLOWED: Outcome = outcome!("allowed");
pub const CARD_BACK: Outcome = outcome!("card-back").card(CardFate::TakenBack);
/// The wrong card alone is taken back and another takes its place.
pub const CARD_REPLACED: Outcome = outcome!("card-back").card(CardFate::Replaced);
/// The card lies where it was played.
pub const CARD_STAYS: Outcome = outcome!("card-stays");
pub const CONDUCT: Outcome = outcome!("conduct");
pub const CORRECTED: Outcome = outcome!("corrected");
pub const COUNTED_AGAIN: Outcome = outcome!("counted-again");
pub const DEAL_AGAIN: Outcome = outcome!("deal-again").hand(HandFate::DealtAgain);
pub const DEAL_PASSES: Outcome = outcome!("deal-passes").hand(HandFate::DealtAgain);
/// No row decides: what harmed somebody is made good.
pub const HARM: Outcome = outcome!("harm");
pub const MUST_PLAY: Outcome = outcome!("must-play");
pub const MUST_PLAY_IT: Outcome = outcome!("must-play-it");
pub const NO_PENALTY: Outcome = outcome!("no-penalty");
pub const NOTED_FIRST: Outcome = outcome!("noted-first");
pub const REFUSED: Outcome = outcome!("refused");
pub const RIGHTFUL_DEALS: Outcome = outcome!("rightful-deals").hand(HandFate::DealtAgain);
/// The book says nothing of it; the law cited is the nearest.
pub const SILENT: Outcome = outcome!("book-silent");
pub const STANDS: Outcome = outcome!("stands");
pub const TAKES_OR_LEAVES: Outcome = outcome!("takes-or-leaves").card(CardFate::AtChoice);
pub const TOO_LATE: Outcome = outcome!("too-late");
pub const WARNED: Outcome = outcome!("warned");
