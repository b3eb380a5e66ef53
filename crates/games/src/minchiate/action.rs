//! Everything a player can say or do, and its one text form.

use super::state::Cause;
use cards::{Card, CardSet};
use engine::Seat;

engine::actions! {
    /// Everything a player can say or do.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Action {
        /// Lifts so many cards (R4).
        Cut(many: i64) = "cut", "minchiate-cut" over "minchiate-heading-cut";
        /// The dealer sets a mistake right (7.2b, 7.2c).
        CorrectDeal = "correct_deal", "minchiate-correct-deal" under "minchiate:7.2b";
        /// The dealer does not notice it.
        DealOn = "deal_on", "minchiate-deal-on";
        /// Lays these aside for what was robbed (R15).
        Discard(cards: CardSet) = "discard", "minchiate-discard" over "minchiate-heading-discard";
        /// The hand is right (R17).
        ConfirmCount = "confirm_count", "minchiate-confirm-count";
        /// Has so many cards (7.2).
        ReportCount(many: i64) = "report_count", "minchiate-report-count" under "minchiate:7.2a";
        /// Lays a card too many aside (7.2e).
        DiscardSurplus(card: Card) = "discard_surplus", "minchiate-discard-surplus" over "minchiate-heading-surplus" under "minchiate:7.2e";
        /// Asks for the card so many from the top of the stock (7.2f).
        AskTop(place: i64) = "ask_top", "minchiate-ask-top" over "minchiate-heading-top" under "minchiate:7.2f";
        /// Asks for the card so many from the bottom of the stock (7.2f).
        AskBottom(place: i64) = "ask_bottom", "minchiate-ask-bottom" over "minchiate-heading-bottom" under "minchiate:7.2f";
        /// Accuses this verzigola (R18).
        Accuse(cards: CardSet) = "accuse", "minchiate-accuse";
        /// Has nothing more to accuse (R19).
        NoMore = "no_more", "minchiate-no-more";
        /// A card played.
        Play(card: Card) = "play", "minchiate-play" over "minchiate-heading-play";
        /// Has a mark made that is due (7.4a).
        Mark(cause: Cause, cards: CardSet) = "mark", "minchiate-mark" takes "rob, turned, verzigola or kill, and cards" under "minchiate:7.4a";
        /// Takes the Matto back (7.1b, 7.4b).
        ReclaimMatto = "reclaim_matto", "minchiate-reclaim-matto" under "minchiate:7.1b";
        /// Gives a worthless card for it (R38).
        Give(card: Card) = "give", "minchiate-give" over "minchiate-heading-give";
        /// Says that this seat did not answer in this trick (7.3a).
        CallRevoke(seat: Seat, trick: u8) = "call_revoke", "minchiate-call-revoke" takes "a seat and the number of a trick" under "minchiate:7.3a";
        /// Takes a wrong card back and lays this one in its place (7.3c).
        TakeBack(card: Card) = "take_back", "minchiate-take-back" over "minchiate-heading-take-back" under "minchiate:7.3c";
        /// Lets it run (7.3c).
        LetRun = "let_run", "minchiate-let-run" under "minchiate:7.3c";
        /// Has nothing more to say before the cards are mixed.
        Content = "content", "minchiate-content" done "minchiate-done-content";
        /// Counts the last trick (7.4d).
        ClaimLast = "claim_last", "minchiate-claim-last" under "minchiate:7.4d";
        /// Counts the cards above forty-two (7.4c).
        ClaimCards = "claim_cards", "minchiate-claim-cards" under "minchiate:7.4c";
        /// Makes the total.
        Total = "total", "minchiate-total" done "minchiate-done-total";
        /// Asks for a ruling (7.5).
        Appeal = "appeal", "minchiate-appeal" under "minchiate:7.5";
        /// Plays another gioco.
        PlayOn = "play_on", "minchiate-play-on" done "minchiate-done-play-on";
        /// Ends an open match between two giochi.
        Rise = "rise", "minchiate-rise" done "minchiate-done-rise";
    }
    plays Play;
}
