//! Agreements that the book leaves open (section 7 of the rules).

use engine::agreement::{Fidelity, Number, Switch, TrueFalse};
use serde::Serialize;

engine::choices! {
    /// Honours of the table by courtesy: the ladies are the players of the first seats.
    pub enum Courtesy {
        /// All draw alike.
        None = "none",
        /// One lady deals first.
        OneLady = "one_lady",
        /// Two ladies cut for the deal, and the men for the other seats.
        TwoLadies = "two_ladies",
        /// The one man among three ladies deals first.
        ThreeLadies = "three_ladies",
    }
}

engine::choices! {
    /// Cutting of the pack.
    pub enum CutRule {
        /// By the player at the dealer's left, four cards or more.
        Strict = "strict",
        /// As all four consent.
        Relaxed = "relaxed",
    }
}

engine::choices! {
    /// Effect on the napolitana of a trick made with the first lead.
    pub enum FirstTrick {
        /// Nothing, if its lowest card was led.
        Allowed = "allowed",
        /// It destroys it.
        Kills = "kills",
    }
}

engine::choices! {
    /// Winner of the suerte, the tantos put aside.
    pub enum Suerte {
        HighestEspada = "highest_espada",
        /// By the order of the suits: oros, copas, espadas, bastos.
        BestKing = "best_king",
    }
}

engine::agreements! {
    /// All agreements of a table.
    #[derive(Clone, Debug, PartialEq, Serialize)]
    pub struct Agreements {
        fidelity as "table": Fidelity = Fidelity::Strict,
            "Are irregular acts refused, or allowed and paid for?", "section 8";
        vueltas: i64 = 3, in Number(1..=100, "rounds of four deals"),
            "How many rounds does the match last? In each, everyone deals once.", "R58";
        mari_perez: Switch = Switch::Off, in TrueFalse,
            "Are the first and the last round paid double?", "R62";
        napolitana_shared: Switch = Switch::Off, in TrueFalse,
            "Do a napolitana’s three opponents pay and collect in equal parts?", "R50";
        napolitana_first_trick: FirstTrick = FirstTrick::Allowed,
            "May a player who leads their lowest card first, and takes the trick, still use the napolitana?", "R37";
        pay_asleep: Switch = Switch::On, in TrueFalse,
            "Are pay cards asleep in the monte paid for?", "R30";
        pay_at_once: Switch = Switch::Off, in TrueFalse,
            "Is a card sold or drawn paid for on the spot?", "R48";
        renuncio_streak: Switch = Switch::Off, in TrueFalse,
            "May a player who has made a renuncio make more at no further cost?", "R53";
        suerte_criterion: Suerte = Suerte::HighestEspada,
            "Which card dealt wins the penalties put aside?", "R57";
        courtesy_seating: Courtesy = Courtesy::None,
            "Which seats do ladies get? They are the first players named.", "R8";
        dote: i64 = 100, in Number(10..=10_000, "tantos"),
            "How many tantos does each player get at a time?", "R15";
        cut_rule: CutRule = CutRule::Strict,
            "How is the pack cut when people play?", "R9", noted;
        money_on_table: Switch = Switch::Off, in TrueFalse,
            "Do coins lie on the table in place of counters?", "R15", noted;
        tanto_value: i64 = 1, in Number(1..=1_000_000, "of your smallest coin"),
            "What is a tanto worth in money?", "R15", noted;
    }
}

impl Agreements {
    /// Is this an honour table?
    pub fn honour(&self) -> bool {
        self.fidelity == Fidelity::Honour
    }
}
