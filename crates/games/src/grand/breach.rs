//! Refusals, each with its rule and its message.

use cards::{Card, Suit};
use engine::Seat;

engine::breaches! {
    /// A breach of the rules: the act is refused and nothing has changed.
    pub(super) enum Breach {
        /// The pack must be shuffled first.
        NotDealt = "grand section 3", "grand-refused-not-dealt";
        /// The cards given are not those to be shuffled.
        WrongPack = "grand section 3", "grand-refused-wrong-pack";
        /// The match is over.
        Over = "grand R28", "grand-refused-over";
        /// Another is to act.
        NotYourTurn { turn: Seat as "seat", rule: &'static str } = rule, "grand-refused-turn";
        /// They do not sit at this table, or play no cards in this hand.
        NotPlaying = "grand R20", "grand-refused-not-playing";
        /// This cannot be said or done now.
        NotNow { rule: &'static str } = rule, "grand-refused-not-now";
        /// Bids are multiples of five, from five on.
        NoFive = "grand R2", "grand-refused-no-five";
        /// A bid must be higher than the last.
        TooLow { standing: i64 as "standing" } = "grand R3", "grand-refused-too-low";
        /// No game can be played for more than a hundred.
        TooHigh = "grand R6", "grand-refused-too-high";
        /// Three have passed: the dealer must bid.
        DealerMustBid = "grand R4", "grand-refused-dealer";
        /// Nothing is led before there is a bid.
        NoBidYet = "grand R9", "grand-refused-no-bid";
        /// Copas is opened by the mão alone, at their first word.
        OnlyMaoOpens = "grand R7", "grand-refused-mao";
        /// The dealer's pair has too few points for it.
        TooEarlyForCopas = "grand R7", "grand-refused-seventy";
        /// Copas is opened with a heart.
        NotAHeart { card: Card as "card" } = "grand R7", "grand-refused-heart";
        /// The company has not agreed on the opening of Copas.
        NoOpening = "grand R7", "grand-refused-opening";
        /// The bid is above the limit of the game.
        AboveLimit { limit: i64 as "limit" } = "grand R8", "grand-refused-limit";
        /// Alone with too low a bid.
        NotAlone = "grand R16", "grand-refused-alone";
        /// In partnership with a bid of 25.
        MustBeAlone = "grand R16", "grand-refused-partners";
        /// Exactly eight cards are laid aside.
        EightCards = "grand R18", "grand-refused-eight";
        /// A trump below the eight would be kept.
        LowTrump { card: Card as "card" } = "grand R19", "grand-refused-low-trump";
        /// A card not held.
        NotHeld { card: Card as "card", rule: &'static str } = rule, "grand-refused-not-held";
        /// A card that does not lie open to be taken.
        NotOpened { card: Card as "card" } = "grand R21", "grand-refused-not-opened";
        /// The partner's cards must be opened first, or can be no more.
        PartnerClosed = "grand R21", "grand-refused-partner-closed";
        PartnerOpen = "grand R21", "grand-refused-partner-open";
        /// The suit led must be followed.
        MustFollow { suit: Suit as "suit" } = "grand R11", "grand-refused-follow";
        /// Trumps are led.
        MustTrump = "grand R11", "grand-refused-trump";
        /// An honour table's act at a strict table.
        HonourOnly = "grand R11", "grand-refused-honour";
        /// No wrong card to replace.
        NothingToAmend = "grand R11", "grand-refused-amend";
        /// The other card would be wrong too.
        StillWrong = "grand R11", "grand-refused-still-wrong";
        /// A card that is right on the face of it, or not there.
        NothingToAccuse = "grand R11", "grand-refused-accuse";
        /// No card in sight proves it.
        NotProved = "grand R11", "grand-refused-not-proved";
        /// The match does not end by time, or they have called it.
        NoTime = "grand R28", "grand-refused-time";
    }
}
