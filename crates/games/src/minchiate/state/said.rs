//! Log of everything said and done in the open.

use super::{Cause, Total};
use crate::minchiate::show::total_words;
use crate::minchiate::verzigole::Verzigola;
use cards::{Card, CardSet};
use engine::Msg;
use serde::Serialize;

engine::sayings! {
    /// Something said or done that all could hear.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Said {
        /// Cut so deep.
        Cut(many: u8) = "minchiate-cut";
        /// Robbed these cards.
        Robbed(cards: CardSet) = "minchiate-said-robbed";
        /// Was stopped by this card.
        Stopped(card: Card) = "minchiate-said-stopped";
        /// Was dealt this card face up.
        Turned(card: Card) = "minchiate-said-turned";
        /// Set their deal right.
        Corrected = "minchiate-said-correct-deal";
        /// Laid a number of cards aside.
        Discarded(many: u8) = "minchiate-said-discarded";
        /// Found their hand right.
        Confirmed = "minchiate-confirm-count";
        /// Stated their number of cards.
        Reported(many: u8) = "minchiate-report-count";
        /// Asked for a card of the stock.
        Asked(place: u8) = "minchiate-said-asked";
        /// Accused this verzigola.
        Accused(one: Verzigola) = (Msg::new("minchiate-said-accused").with("cards", one.cards).with("points", one.points));
        /// Has nothing more to accuse.
        NoMore = "minchiate-no-more";
        /// Had honours killed.
        Killed(cards: CardSet) = "minchiate-said-killed";
        /// Marked what was due.
        Marked(cause: Cause, cards: CardSet) = "minchiate-mark";
        /// Took the Matto back.
        Reclaimed = "minchiate-said-reclaimed";
        /// Gave this card for it.
        Gave(card: Card) = "minchiate-give";
        /// Was said not to have answered in this trick, and it was so.
        Revoked(trick: u8) = "minchiate-said-revoked";
        /// Was said not to have answered in this trick, and it was not so.
        Cleared(trick: u8) = "minchiate-said-cleared";
        /// Took this card back.
        TookBack(card: Card) = "minchiate-said-took-back";
        /// Let their card run.
        LetRun = "minchiate-said-let-run";
        /// Has nothing more to say before the cards are mixed.
        Content = "minchiate-content";
        /// Claimed the last trick.
        ClaimedLast = "minchiate-said-claim-last";
        /// Claimed the cards above forty-two.
        ClaimedCards = "minchiate-said-claim-cards";
        /// Made the total of their pair: verzigole, cards, last trick, cards above forty-two.
        Total(total: Total) = (total_words(*total));
        /// Asked for a ruling.
        Appealed = "minchiate-said-appeal";
        PlayOn = "minchiate-play-on";
        Rise = "minchiate-said-rise";
    }
}
