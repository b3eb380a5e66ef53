//! How much each circumstance counts when cards are put in order.
//!
//! The numbers have no meaning one by one. They were found by climbing: hundreds of random deals of eleven and twelve cards
//! solved again and again, a few numbers changed at a time, and a change kept if fewer positions had to be looked at.

/// What counts for a card that follows.
#[derive(Debug)]
pub(super) struct Follow {
    /// A card higher than needed on a trick that is ours...
    pub(super) over: i32,
    /// ...by its rank.
    pub(super) over_rank: i32,
    /// A low one...
    pub(super) under: i32,
    /// ...by its rank.
    pub(super) under_rank: i32,
    /// A card that wins for sure...
    pub(super) sure: i32,
    /// ...by its rank.
    pub(super) sure_rank: i32,
    /// Second hand, a card that will be beaten...
    pub(super) second_hand: i32,
    /// ...by its rank.
    pub(super) second_hand_rank: i32,
    /// Third hand, a card that will be beaten...
    pub(super) third_hand: i32,
    /// ...by its rank.
    pub(super) third_hand_rank: i32,
    /// A card that loses...
    pub(super) loses: i32,
    /// ...by its rank.
    pub(super) loses_rank: i32,
    /// A ruff.
    pub(super) ruff: i32,
    /// For each card of the suit discarded from.
    pub(super) length: i32,
    /// The only card of its suit, and a winner.
    pub(super) bare_winner: i32,
    /// From a suit one wins.
    pub(super) winning_suit: i32,
    /// From a suit the partner wins.
    pub(super) partners_suit: i32,
    /// One of two that guard the second place.
    pub(super) guarded: i32,
    /// The last of its suit, with trumps to ruff it later.
    pub(super) last_of_suit: i32,
    /// A winner.
    pub(super) winner: i32,
}

/// Both.
#[derive(Debug)]
pub(super) struct Weights {
    pub(super) follow: Follow,
}

/// Without trumps.
pub(super) const PLAIN: Weights = Weights {
    follow: Follow {
        over: 8,
        over_rank: -7,
        under: 4,
        under_rank: -5,
        sure: 92,
        sure_rank: -1,
        second_hand: 34,
        second_hand_rank: -2,
        third_hand: 26,
        third_hand_rank: -1,
        loses: -32,
        loses_rank: -1,
        ruff: -22,
        length: 4,
        bare_winner: -110,
        winning_suit: 3,
        partners_suit: 2,
        guarded: -17,
        last_of_suit: 34,
        winner: -3,
    },
};

/// With trumps.
pub(super) const TRUMP: Weights = Weights {
    follow: Follow {
        over: 8,
        over_rank: -3,
        under: 4,
        under_rank: -4,
        sure: 92,
        sure_rank: -1,
        second_hand: 38,
        second_hand_rank: -2,
        third_hand: 26,
        third_hand_rank: -1,
        loses: -32,
        loses_rank: -1,
        ruff: -22,
        length: 0,
        bare_winner: -108,
        winning_suit: 3,
        partners_suit: -14,
        guarded: -17,
        last_of_suit: 34,
        winner: -3,
    },
};
