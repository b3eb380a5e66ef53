//! Deals of whist in the notation of the bridge players: `N:` and four hands of four suits each.

use engine::Msg;
use solver::search::Position;

/// The suits in the order in which a hand has them.
const SUITS: &str = "SHDC";
/// The seats in the order of play.
const SEATS: &str = "NESW";
/// The ranks from the lowest on.
const RANKS: &str = "23456789TJQKA";

/// What is wrong with a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum BadDeal {
    /// It does not begin with a seat.
    First(String),
    /// Not four hands.
    Hands(usize),
    /// A hand that has not four suits.
    Suits {
        seat: char,
        /// As it is written.
        hand: String,
        /// How many it has.
        suits: usize,
    },
    /// A character that is no card, in a suit by its message.
    Rank { seat: char, suit: &'static str, letter: char },
    /// A card that is there twice.
    Twice {
        card: String,
        /// Who has it.
        first: char,
        /// Who has it too.
        second: char,
    },
    /// A card that is twice in one hand.
    Doubled { card: String, seat: char },
    /// Hands of different lengths.
    Length {
        seat: char,
        /// So many cards it has.
        has: u32,
        /// So many others have.
        wanted: u32,
        /// One of them.
        other: char,
    },
    /// No card at all.
    Empty,
    /// A trump that is no suit.
    Trump(String),
    /// A leader who does not sit there.
    Leader(String),
    /// A line of a file that says too little.
    Fields,
}

impl BadDeal {
    /// What is wrong, in words.
    pub(crate) fn message(&self) -> Msg {
        let letter = |letter: &char| letter.to_string();
        match self {
            BadDeal::First(text) => Msg::new("told-deal-first").with("text", text.clone()),
            BadDeal::Hands(hands) => Msg::new("told-deal-hands").with("hands", *hands),
            BadDeal::Suits { seat, hand, suits } => {
                Msg::new("told-deal-suits").with("seat", letter(seat)).with("hand", hand.clone()).with("suits", *suits)
            }
            BadDeal::Rank { seat, suit, letter: wrong } => {
                let msg = Msg::new("told-deal-rank").with("seat", letter(seat)).with("letter", letter(wrong));
                msg.with("suit", Msg::new(suit)).with("ranks", RANKS.to_owned())
            }
            BadDeal::Twice { card, first, second } => {
                let msg = Msg::new("told-deal-twice").with("card", card.clone());
                msg.with("first", letter(first)).with("second", letter(second))
            }
            BadDeal::Doubled { card, seat } => {
                Msg::new("told-deal-doubled").with("card", card.clone()).with("seat", letter(seat))
            }
            BadDeal::Length { seat, has, wanted, other } => {
                let msg = Msg::new("told-deal-length").with("seat", letter(seat)).with("has", i64::from(*has));
                msg.with("wanted", i64::from(*wanted)).with("other", letter(other))
            }
            BadDeal::Empty => Msg::new("told-deal-empty"),
            BadDeal::Trump(text) => Msg::new("told-deal-trump").with("text", text.clone()),
            BadDeal::Leader(text) => Msg::new("told-deal-leader").with("text", text.clone()),
            BadDeal::Fields => Msg::new("told-deal-fields"),
        }
    }
}

/// So much of what was written as can be shown again.
fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

/// The place of a text of one letter among these letters.
fn place(letters: &str, text: &str) -> Option<usize> {
    letters.find(text).filter(|_| text.len() == 1)
}

/// The letter at a place of the table.
fn seat(place: usize) -> char {
    char::from(SEATS.as_bytes()[place % 4])
}

/// The name of a card: its suit and its rank.
pub(super) fn name(card: u64) -> String {
    let place = card.trailing_zeros() as usize;
    [&SUITS[place / 16..=place / 16], &RANKS[place % 16..=place % 16]].concat()
}

/// Reads a deal: hands clockwise from the one named, each with its spades, hearts, diamonds and clubs.
pub(super) fn position(deal: &str, trump: &str, leader: &str) -> Result<Position, BadDeal> {
    let deal = deal.trim();
    let (first, hands) = deal.split_once(':').ok_or_else(|| BadDeal::First(short(deal)))?;
    let first = place(SEATS, first).ok_or_else(|| BadDeal::First(short(first)))?;
    let leader = place(SEATS, leader).ok_or_else(|| BadDeal::Leader(short(leader)))?;
    let trumps = match trump {
        "N" | "NT" => None,
        _ => Some(place(SUITS, trump).ok_or_else(|| BadDeal::Trump(short(trump)))?),
    };
    let hands: Vec<&str> = hands.split_whitespace().collect();
    if hands.len() != 4 {
        return Err(BadDeal::Hands(hands.len()));
    }
    let mut cards = [0u64; 4];
    for (n, written) in hands.iter().enumerate() {
        let at = (first + n) % 4;
        for card in hand(written, seat(at))? {
            match (0..4).find(|&other| cards[other] & card != 0) {
                Some(other) if other == at => return Err(BadDeal::Doubled { card: name(card), seat: seat(at) }),
                Some(other) => return Err(BadDeal::Twice { card: name(card), first: seat(other), second: seat(at) }),
                None => cards[at] |= card,
            }
        }
    }
    same_length(&cards, first)?;
    Position::new(cards, trumps, leader).map_err(|_| BadDeal::Empty)
}

/// The cards of a hand.
fn hand(written: &str, seat: char) -> Result<Vec<u64>, BadDeal> {
    const NAMES: [&str; 4] = ["told-deal-spades", "told-deal-hearts", "told-deal-diamonds", "told-deal-clubs"];
    let suits: Vec<&str> = written.split('.').collect();
    if suits.len() != 4 {
        return Err(BadDeal::Suits { seat, hand: short(written), suits: suits.len() });
    }
    let letters = suits.iter().enumerate().flat_map(|(suit, ranks)| ranks.chars().map(move |letter| (suit, letter)));
    let card = |(suit, letter): (usize, char)| match RANKS.find(letter) {
        Some(rank) => Ok(1 << (16 * suit + rank)),
        None => Err(BadDeal::Rank { seat, suit: NAMES[suit], letter }),
    };
    letters.map(card).collect()
}

/// All hands are as long as most are: the one that differs is named.
fn same_length(cards: &[u64; 4], first: usize) -> Result<(), BadDeal> {
    let many = cards.map(u64::count_ones);
    let alike = |at: &usize| many.iter().filter(|&&other| other == many[*at]).count();
    // Of the longest that are alike, the first.
    let usual = (0..4).map(|n| (first + n) % 4).rev().max_by_key(|at| (alike(at), many[*at])).unwrap_or(first);
    match (0..4).map(|n| (first + n) % 4).find(|&at| many[at] != many[usual]) {
        Some(at) => Err(BadDeal::Length { seat: seat(at), has: many[at], wanted: many[usual], other: seat(usual) }),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::Speech;

    fn bad(deal: &str) -> String {
        Speech::english().say(&position(deal, "N", "N").expect_err("no deal").message())
    }

    #[test]
    fn what_is_wrong_with_a_deal_is_said_exactly() {
        for (deal, said) in [
            ("92..K5.8", "a deal begins with the seat of its first hand, N:, E:, S: or W:, not with `92..K5.8`"),
            ("X:9... 8... 7... 6...", "a deal begins with the seat of its first hand, N:, E:, S: or W:, not with `X`"),
            ("N:9... 8... 7...", "a deal has 4 hands with blanks between them, and this one has 3"),
            (
                "N:9... 8... 7.. 6...",
                "the hand of S (`7..`) has 3 of 4 suits: write spades.hearts.diamonds.clubs, and the dots of an empty suit too",
            ),
            ("E:9... 8... .1.. 6...", "the hand of W has `1` in its hearts: the cards are 23456789TJQKA"),
            ("N:9... 8... .9.. .9..", "H9 is there twice: in the hands of S and W"),
            ("N:99... 8... 7... 6...", "S9 is there twice in the hand of N"),
            ("N:98... 76... 5... 43...", "the hand of S has 1 of 2 cards: N has 2"),
            ("N:... ... ... ...", "the hands are empty"),
        ] {
            assert_eq!(bad(deal), said, "{deal}");
        }
        assert_eq!(position("N:9... 8... 7... 6...", "X", "N"), Err(BadDeal::Trump("X".to_owned())));
        assert_eq!(position("N:9... 8... 7... 6...", "N", "NE"), Err(BadDeal::Leader("NE".to_owned())));
    }
}
