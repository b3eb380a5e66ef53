//! Agreements that the book leaves open (section 7 of the rules), with the book's defaults.

use engine::agreement::{Fidelity, Number, Switch, TrueFalse};
use serde::Serialize;

engine::choices! {
    /// Choice of the suit in which everything is paid double.
    pub enum Favorito {
        /// There is none.
        None = "none",
        /// The cut that finds the first dealer finds it too.
        Lot = "lot",
        /// The first dealer names it.
        Chosen = "chosen",
    }
}

engine::choices! {
    /// Finding of the partners.
    pub enum PartnerChoice {
        Agreed = "agreed",
        /// The two weaker draw, and the winner takes one of the two stronger.
        WeakChooses = "weak_chooses",
        /// Cards are dealt round, and the first two kings play together.
        FirstTwoKings = "first_two_kings",
        /// Seats are taken indifferently.
        AsSeated = "as_seated",
    }
}

engine::choices! {
    /// Number of ladies at the table, which decides who has its honours.
    pub enum Courtesy {
        None = "none",
        OneLady = "one_lady",
        TwoLadies = "two_ladies",
        ThreeLadies = "three_ladies",
    }
}

engine::choices! {
    /// Packets in which the twelve cards are dealt.
    pub enum Packets {
        Fours = "4-4-4",
        Threes = "3-3-3-3",
        Sixes = "6-6",
    }
}

engine::choices! {
    /// Which tricks may be looked at again.
    pub enum ViewTricks {
        OwnAndPartner = "own_and_partner",
        LastOnly = "last_only",
    }
}

engine::choices! {
    /// Permission to let another person take one's place.
    pub enum Substitutes {
        Forbidden = "forbidden",
        ByConsent = "by_consent",
    }
}

engine::choices! {
    /// Meaning of a partner's discard while trumps are drawn.
    pub enum DiscardSignal {
        FirstDiscardShows = "first_discard_shows",
        KeptSuitShows = "kept_suit_shows",
        /// The author's way: on the second trump the suit kept, later the first discard.
        Combined = "combined",
    }
}

engine::choices! {
    /// Treatment of a singleton ace.
    pub enum LoneAce {
        LeadIt = "lead_it",
        Wait = "wait",
    }
}

/// No match is longer: a figure above this is a slip of the pen.
const MOST_VUELTAS: u32 = 100;

/// No stake is higher.
const MOST_CHIPS: i64 = 1_000_000;

engine::agreements! {
    /// All agreements of a table.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    pub struct Agreements {
        fidelity as "table": Fidelity = Fidelity::Strict,
            "Are irregular acts refused, or allowed and penalised?", "book 2415, 2492-2517";
        favorito: Favorito = Favorito::Lot,
            "How is the favourite suit, in which everything is paid double, chosen?", "book 2392, 2450-2456";
        mari_perez: Switch = Switch::Off, in TrueFalse,
            "Are the first and the last round paid double?", "book 2630";
        partner_choice: PartnerChoice = PartnerChoice::Agreed,
            "How are partners chosen?", "book 2442-2448";
        courtesy: Courtesy = Courtesy::None,
            "How many ladies are playing? They get the first deal and the favourite suit.", "book 2452-2458";
        packets: Packets = Packets::Fours,
            "How many cards are dealt at a time?", "book 2470-2472";
        view_tricks: ViewTricks = ViewTricks::OwnAndPartner,
            "Which tricks may you look at again: those of your own side, or only the last one?", "book 2505-2507";
        substitutes: Substitutes = Substitutes::Forbidden,
            "May another player take your place if all agree?", "book 2519", noted;
        tanto_value: i64 = 1, in Number(1..=MOST_CHIPS, "chips"),
            "What is a tanto worth?", "book 2460";
        vueltas: u32 = 3, in Number(1..=MOST_VUELTAS, "a number"),
            "How many rounds of four deals make a match?", "D7";
        discard_signal: DiscardSignal = DiscardSignal::Combined,
            "How do the bots show their suit when they run out of trumps?", "book 2570-2580";
        lone_ace: LoneAce = LoneAce::LeadIt,
            "What do the bots do with an ace that is alone in its suit?", "book 2612-2614";
    }
}

impl Agreements {
    /// Is this an honour table?
    #[inline(always)]
    pub fn honour(&self) -> bool {
        self.fidelity == Fidelity::Honour
    }

    /// Number of deals in the match.
    pub fn deals(&self) -> u32 {
        self.vueltas * super::state::SEATS as u32
    }

    /// Number of cards dealt at a time.
    pub(super) fn packet(&self) -> usize {
        match self.packets {
            Packets::Fours => 4,
            Packets::Threes => 3,
            Packets::Sixes => 6,
        }
    }

    /// Number of ladies at the table.
    pub(super) fn ladies(&self) -> usize {
        match self.courtesy {
            Courtesy::None => 0,
            Courtesy::OneLady => 1,
            Courtesy::TwoLadies => 2,
            Courtesy::ThreeLadies => 3,
        }
    }
}
