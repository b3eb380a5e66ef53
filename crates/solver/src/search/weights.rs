//! Weights of the circumstances in ordering the cards of a hand that cannot follow suit.
//!
//! The numbers have no meaning one by one. They were found by climbing: hundreds of random deals of eleven and twelve cards
//! solved again and again, a few numbers changed at a time, and a change kept if fewer positions had to be looked at.

/// Weights of such a card.
#[derive(Debug)]
pub(crate) struct Weights {
    /// A ruff of a trick that is ours...
    pub(crate) over: i32,
    /// ...by its rank.
    pub(crate) over_rank: i32,
    /// Another card on such a trick...
    pub(crate) under: i32,
    /// ...by its rank.
    pub(crate) under_rank: i32,
    /// A ruff that wins for sure...
    pub(crate) sure: i32,
    /// ...by its rank.
    pub(crate) sure_rank: i32,
    /// Second hand, a ruff that will be beaten...
    pub(crate) second_hand: i32,
    /// ...by its rank.
    pub(crate) second_hand_rank: i32,
    /// Third hand, a ruff that will be beaten...
    pub(crate) third_hand: i32,
    /// ...by its rank.
    pub(crate) third_hand_rank: i32,
    /// A card that loses...
    pub(crate) loses: i32,
    /// ...by its rank.
    pub(crate) loses_rank: i32,
    /// For any trump.
    pub(crate) ruff: i32,
    /// For each card of the suit discarded from.
    pub(crate) length: i32,
    /// The only card of its suit, and a winner.
    pub(crate) bare_winner: i32,
    /// From a suit one wins.
    pub(crate) winning_suit: i32,
    /// From a suit the partner wins.
    pub(crate) partners_suit: i32,
    /// One of two that guard the second place.
    pub(crate) guarded: i32,
    /// The last of its suit, with trumps to ruff it later.
    pub(crate) last_of_suit: i32,
    /// A winner.
    pub(crate) winner: i32,
}

pub(crate) const PLAIN: Weights = Weights {
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
};

pub(crate) const TRUMP: Weights = Weights {
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
};
