//! Agreements that the book leaves open (section 7 of the rules), with the book's defaults.

pub use engine::agreement::Fidelity;

use engine::agreement::{Number, OrElse, Written};
use serde::Serialize;

engine::choices! {
    /// Finding of the partners or of the first dealer.
    pub enum Found {
        /// By agreement: as the seats are numbered.
        Agreed = "agreed",
        Drawn = "drawn",
    }

    /// Name of the coin a resto is paid in.
    pub enum Coin {
        /// A counter.
        Gettone = "gettone",
        Testone = "testone",
        Scudo = "scudo",
        Paolo = "paolo",
        Grosso = "grosso",
    }

    /// Treatment of odd points when the company rises.
    pub enum BrokenResto {
        Lapses = "lapses",
        /// They count as one resto more.
        Counts = "counts",
    }

    /// Payer of a revoke.
    pub enum RevokePayer {
        Side = "side",
        /// The offender, for the innocent partner too.
        OffenderAlone = "offender_alone",
    }

    /// Players who rob from the stock.
    pub enum RobRound {
        /// The dealer, then each of the others once.
        AllOnce = "all_once",
        DealerOnly = "dealer_only",
    }

    /// Treatment of a tarocco withheld when one must be answered with.
    pub enum TarotRevoke {
        /// The book fixes no fine: it is refused at every table.
        Uncovered = "uncovered",
        /// Possible at an honour table, and fined like a suit not answered.
        AsSuit = "as_suit",
    }

    /// Games named and not described.
    pub enum Fola {
        Off = "off",
    }

    /// Which way the play goes round; only drawn, never decided by.
    pub enum Direction {
        /// To the right.
        Counterclockwise = "counterclockwise",
        /// To the left.
        Clockwise = "clockwise",
    }
}

/// Length of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Length {
    /// This number of giochi.
    Giochi(u32),
    /// Until somebody rises.
    Open,
}

/// No match is longer.
const MOST_GIOCHI: u32 = 1000;

/// No stake is higher: a figure above this is a slip of the pen.
const MOST_CHIPS: i64 = 1_000_000;

engine::agreements! {
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    pub struct Agreements {
        fidelity as "table": Fidelity = Fidelity::Strict,
            "Are irregular acts refused, or allowed and penalised?", "book 86-98";
        partners: Found = Found::Drawn,
            "Are partners agreed or drawn by lot?", "book 52";
        first_dealer: Found = Found::Drawn,
            "Is the first dealer agreed or drawn by lot?", "book 52";
        resto_points: i64 = 60, in Number(1..=MOST_CHIPS, "points"),
            "How many points make a resto?", "book 74";
        resto_value: Option<i64> = None, in OrElse(Number(1..=MOST_CHIPS, "chips"), "that of the house"),
            "What is a resto worth to each player?", "book 76";
        resto_coin: Coin = Coin::Gettone,
            "What are the chips called?", "book 76", noted;
        house_stake: i64 = 1, in Number(1..=MOST_CHIPS, "chips"),
            "What is a resto worth if nothing is agreed?", "book 76";
        broken_resto: BrokenResto = BrokenResto::Lapses,
            "Do odd points at the end count as one more resto?", "book 76";
        revoke_payer: RevokePayer = RevokePayer::Side,
            "Who pays for a revoke: the pair, or the offender alone?", "book 92-94";
        rob_round: RobRound = RobRound::AllOnce,
            "Who robs from the monte?", "book 56, D11";
        tarot_revoke: TarotRevoke = TarotRevoke::Uncovered,
            "Is failing to play a tarocco prevented, or fined like not following suit?", "book 92, 100, D27";
        match_giochi: Length = Length::Giochi(4), in HOW_LONG,
            "How many giochi make a match, or does it last until somebody leaves?", "book 76";
        most_giochi: u32 = 100, in Number(1..=MOST_GIOCHI, "a number"),
            "After how many giochi does an open-ended match end?", "book 76";
        fola: Fola = Fola::Off,
            "A custom the book names but does not describe", "book 100, 128, D28", noted;
        pacts: String = String::new(), in LINE,
            "What else was agreed before play? For the referee.", "book 100", noted;
        direction: Direction = Direction::Counterclockwise,
            "Which way round is the table drawn?", "D1", noted;
    }
}

const HOW_LONG: Written<Length> = Written {
    read: |text| {
        let giochi = || text.parse().ok().filter(|giochi| (1..=MOST_GIOCHI).contains(giochi)).map(Length::Giochi);
        if text == "open" { Some(Length::Open) } else { giochi() }
    },
    write: |length| match length {
        Length::Giochi(giochi) => Some(giochi.to_string()),
        Length::Open => Some("open".to_owned()),
    },
    values: "a number, open",
    expected: "a whole number from 1 to 1000, or open",
};

/// Pacts are one line of plain text, read by a referee and not by the rules: a page is enough.
const LINE: Written<String> = Written {
    read: |text| {
        let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let plain = !line.contains(|letter: char| letter.is_control() || letter == '#');
        Some(line).filter(|line| plain && line.chars().count() <= 400)
    },
    write: |pacts| Some(pacts.clone()).filter(|pacts| !pacts.is_empty()),
    values: "text",
    expected: "one line of text without `#`, at most 400 letters",
};

impl Agreements {
    /// Is this an honour table?
    pub fn honour(&self) -> bool {
        self.fidelity == Fidelity::Honour
    }

    /// Value of a resto.
    pub fn resto(&self) -> i64 {
        self.resto_value.unwrap_or(self.house_stake)
    }

    /// The giochi a match has at most.
    pub fn most(&self) -> u32 {
        match self.match_giochi {
            Length::Giochi(giochi) => giochi,
            Length::Open => self.most_giochi,
        }
    }
}
