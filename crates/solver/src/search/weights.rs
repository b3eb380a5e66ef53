//! How much each circumstance counts when cards are put in order.
//!
//! The numbers have no meaning one by one. They were found by climbing: hundreds of random deals of eleven and twelve cards
//! solved again and again, a few numbers changed at a time, and a change kept if fewer positions had to be looked at.

/// What counts for a lead.
#[derive(Debug)]
pub(super) struct Lead {
    /// For each card of the next hand in the suit.
    pub(super) left_length: i32,
    /// For each of the last hand.
    pub(super) right_length: i32,
    /// For each of one's own.
    pub(super) own_length: i32,
    /// For each of the partner's.
    pub(super) partner_length: i32,
    /// A trump.
    pub(super) trump: i32,
    /// The next hand may ruff.
    pub(super) left_ruffs: i32,
    /// The last hand may ruff.
    pub(super) right_ruffs: i32,
    /// The partner may ruff, and the last hand over him.
    pub(super) overruffed: i32,
    /// The partner may ruff.
    pub(super) partner_ruffs: i32,
    /// The only card of its suit, with trumps to ruff it later.
    pub(super) singleton: i32,
    /// The next hand holds the highest card...
    pub(super) left_top: i32,
    /// ...and the partner the second.
    pub(super) left_top_then_partner: i32,
    /// ...and the leader the second.
    pub(super) left_top_then_own: i32,
    /// ...and their side the second.
    pub(super) left_top_then_theirs: i32,
    /// The last hand holds the highest card...
    pub(super) right_top: i32,
    /// ...and the partner the second.
    pub(super) right_top_then_partner: i32,
    /// ...and the leader the second.
    pub(super) right_top_then_own: i32,
    /// ...and their side the second.
    pub(super) right_top_then_theirs: i32,
    /// The partner holds the highest card...
    pub(super) partner_top: i32,
    /// ...and our side the second.
    pub(super) partner_top_then_ours: i32,
    /// ...and the next hand the second.
    pub(super) partner_top_then_left: i32,
    /// The leader holds the highest card...
    pub(super) own_top: i32,
    /// ...and our side the second.
    pub(super) own_top_then_ours: i32,
    /// ...and the next hand the second.
    pub(super) own_top_then_left: i32,
    /// A card that wins...
    pub(super) wins: i32,
    /// ...for each card of the others below it.
    pub(super) wins_rank: i32,
    /// A card on which the partner wins...
    pub(super) partner_wins: i32,
    /// ...for each card below it.
    pub(super) partner_wins_rank: i32,
    /// The lowest card, of those that lose.
    pub(super) lowest: i32,
    /// Another that loses...
    pub(super) other: i32,
    /// ...for each card below it.
    pub(super) other_rank: i32,
    /// How often it has proved good before, in sixteenths.
    pub(super) history: i32,
}

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
    pub(super) lead: Lead,
    pub(super) follow: Follow,
}

/// Without trumps.
pub(super) const PLAIN: Weights = Weights {
    lead: Lead {
        left_length: 6,
        right_length: 0,
        own_length: 0,
        partner_length: 4,
        trump: -17,
        left_ruffs: -96,
        right_ruffs: -183,
        overruffed: -24,
        partner_ruffs: 76,
        singleton: 36,
        left_top: -4,
        left_top_then_partner: 64,
        left_top_then_own: 20,
        left_top_then_theirs: -1,
        right_top: 2,
        right_top_then_partner: 31,
        right_top_then_own: -2,
        right_top_then_theirs: -4,
        partner_top: -9,
        partner_top_then_ours: 0,
        partner_top_then_left: 1,
        own_top: 0,
        own_top_then_ours: -7,
        own_top_then_left: 4,
        wins: 23,
        wins_rank: 2,
        partner_wins: 63,
        partner_wins_rank: -1,
        lowest: -14,
        other: 1,
        other_rank: -4,
        history: 37,
    },
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
    lead: Lead {
        left_length: 6,
        right_length: 0,
        own_length: 0,
        partner_length: 6,
        trump: -47,
        left_ruffs: -96,
        right_ruffs: -182,
        overruffed: -24,
        partner_ruffs: 92,
        singleton: 36,
        left_top: -8,
        left_top_then_partner: 64,
        left_top_then_own: 20,
        left_top_then_theirs: -1,
        right_top: -6,
        right_top_then_partner: 31,
        right_top_then_own: 6,
        right_top_then_theirs: -4,
        partner_top: -6,
        partner_top_then_ours: 0,
        partner_top_then_left: 1,
        own_top: 0,
        own_top_then_ours: 25,
        own_top_then_left: 36,
        wins: 23,
        wins_rank: -2,
        partner_wins: 63,
        partner_wins_rank: -1,
        lowest: -14,
        other: -27,
        other_rank: -4,
        history: 37,
    },
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
