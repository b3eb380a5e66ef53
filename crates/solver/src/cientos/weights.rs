//! Weights of the circumstances in move ordering.
//!
//! The numbers have no meaning one by one. They were found by climbing: six hundred random hands, others than those of the tests
//! and benches, solved again and again, one or two numbers changed at a time, and a change kept if fewer positions had to be
//! looked at.

/// The kinds of a lead: one that wins where the winners of its suit draw all that the other has of it; another that wins; one
/// that a single card beats; the lowest of its suit; any other.
pub(super) const KINDS: usize = 5;

/// Weights of a lead by kind of card.
pub(super) struct Leads {
    pub(super) kind: [i16; KINDS],
    /// For each card of the suit in this hand...
    pub(super) own: [i16; KINDS],
    /// ...and in the other.
    pub(super) theirs: [i16; KINDS],
    /// For each step of its rank.
    pub(super) rank: [i16; KINDS],
    /// The only card of its suit.
    pub(super) bare: [i16; KINDS],
    /// Number of times it has proved good, as a power of two.
    pub(super) times: i16,
    /// Remembered by the table for these owners, for these lengths.
    pub(super) hints: [i16; 2],
}

/// Weights of an answer.
pub(super) struct Answers {
    /// It takes the trick...
    pub(super) takes: i16,
    /// ...by its rank.
    pub(super) takes_rank: i16,
    /// One that follows and loses, by its rank.
    pub(super) loses_rank: i16,
    /// One thrown to a suit this hand lacks, by its rank.
    pub(super) thrown_rank: i16,
    /// The last of its suit.
    pub(super) last_of_suit: i16,
    /// For each card of its suit in this hand...
    pub(super) own: i16,
    /// ...and in the other.
    pub(super) theirs: i16,
    /// It would win if led.
    pub(super) winner: i16,
    /// From a suit whose highest card is here.
    pub(super) winning_suit: i16,
    /// One of two that guard a suit.
    pub(super) guard: i16,
}

pub(super) struct Weights {
    pub(super) leads: Leads,
    pub(super) answers: Answers,
}

/// For tricks alone.
pub(super) const TRICKS: Weights = Weights {
    leads: Leads {
        kind: [3092, 1923, 1023, 778, 999],
        own: [314, 100, 103, 76, 117],
        theirs: [533, -438, -127, -99, -100],
        rank: [-58, 8, 35, -8, -8],
        bare: [305, -256, -187, 2, 516],
        times: 60,
        hints: [10838, 3202],
    },
    answers: Answers {
        takes: 1312,
        takes_rank: -139,
        loses_rank: -132,
        thrown_rank: -17,
        last_of_suit: -1583,
        own: -28,
        theirs: 5,
        winner: -177,
        winning_suit: 1,
        guard: -374,
    },
};

/// For tricks and the fall of the last.
pub(super) const ENDING: Weights = Weights {
    leads: Leads {
        kind: [1629, 1787, 1000, 709, 362],
        own: [263, 99, 147, -777, 89],
        theirs: [-36, -592, -100, -344, 63],
        rank: [76, 9, -16, -222, -31],
        bare: [-121, 195, 215, 172, -288],
        times: 116,
        hints: [9965, 3312],
    },
    answers: Answers {
        takes: 1292,
        takes_rank: -73,
        loses_rank: -370,
        thrown_rank: -791,
        last_of_suit: 218,
        own: -892,
        theirs: 982,
        winner: -725,
        winning_suit: -275,
        guard: 2,
    },
};
