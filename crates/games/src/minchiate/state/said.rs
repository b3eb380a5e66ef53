//! What was said and done that all could hear.

use super::{Cause, Total};
use crate::minchiate::verzigole::Verzigola;
use cards::{Card, CardSet};
use serde::Serialize;

/// Something said or done that all could hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// Cut so deep.
    Cut(u8),
    /// Robbed these cards.
    Robbed(CardSet),
    /// Was stopped by this card.
    Stopped(Card),
    /// Was dealt this card face up.
    Turned(Card),
    /// Set his deal right.
    Corrected,
    /// Laid so many cards aside.
    Discarded(u8),
    /// Found his hand right.
    Confirmed,
    /// Said that he has so many cards.
    Reported(u8),
    /// Asked for a card of the stock.
    Asked(u8),
    /// Accused this verzigola.
    Accused(Verzigola),
    /// Has nothing more to accuse.
    NoMore,
    /// Had honours killed.
    Killed(CardSet),
    /// Marked what was due.
    Marked(Cause, CardSet),
    /// Took the Matto back.
    Reclaimed,
    /// Gave this card for it.
    Gave(Card),
    /// Was said not to have answered in this trick, and it was so.
    Revoked(u8),
    /// Was said not to have answered in this trick, and it was not so.
    Cleared(u8),
    /// Took this card back.
    TookBack(Card),
    /// Let his card run.
    LetRun,
    /// Has nothing more to say before the cards are mixed.
    Content,
    /// Claimed the last trick.
    ClaimedLast,
    /// Claimed the cards above forty-two.
    ClaimedCards,
    /// Made the total of his pair: verzigole, cards, last trick, cards above forty-two.
    Total(Total),
    /// Asked for a ruling.
    Appealed,
    PlayOn,
    Rise,
}
