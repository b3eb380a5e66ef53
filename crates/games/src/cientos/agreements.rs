//! Agreements that the book leaves open (section 7 of the rules).

use engine::agreement::{Ask, Few, Fidelity, Number, Switch, TrueFalse, Values};
use serde::Serialize;

engine::choices! {
    /// Courtesy owed to a lady in the cut.
    pub enum Courtesy {
        /// The higher card is mano.
        Nobody = "none",
        /// The first seat is a lady's: she is mano, no matter who cuts higher (R7).
        Lady = "lady",
    }
}

engine::agreements! {
    /// All agreements of a table.
    #[derive(Clone, Debug, PartialEq, Serialize)]
    pub struct Agreements {
        fidelity as "table": Fidelity = Fidelity::Strict,
            "Are irregular acts refused, or can they happen and be dealt with as the book says?", "section 8";
        calidades: Switch = Switch::Off, in TrueFalse,
            "Are feats also paid one by one?", "R44";
        game_stake: i64 = 4, in Number(1..=1_000_000, "chips"),
            "What is a single game worth?", "R43";
        calidad_price: Option<i64> = None, in Price,
            "What is a calidad worth? A quarter of the game, unless you name a price.", "R44";
        double_game: Switch = Switch::On, in TrueFalse,
            "Does a loser who has not made fifty pay double?", "R43";
        packets: u8 = 2, in Few([2, 3]),
            "How many cards are dealt at a time?", "R11";
        show_sets: Switch = Switch::On, in TrueFalse,
            "Are catorces and threes shown, or only declared?", "R27";
        courtesy: Courtesy = Courtesy::Nobody,
            "Does a lady have the first seat, and is she mano whatever card she cuts?", "R7";
        games: u32 = 1, in Number(1..=100, "games"),
            "How many games make the match?", "R46, D13";
    }
}

/// The price of a calidad in chips; by default a quarter of the game.
struct Price;

impl Ask<Option<i64>> for Price {
    fn read(&self, text: &str) -> Option<Option<i64>> {
        if text == "quarter" {
            return Some(None);
        }
        text.parse().ok().filter(|price| (0..=1_000_000).contains(price)).map(Some)
    }

    fn write(&self, price: &Option<i64>) -> Option<String> {
        Some(price.map_or_else(|| "quarter".to_owned(), |price| price.to_string()))
    }

    fn values(&self) -> Values {
        Values::Text("chips, or `quarter`")
    }

    fn expected(&self) -> String {
        "a whole number from 0 to 1000000, or `quarter`".to_owned()
    }
}

impl Agreements {
    /// May irregular acts happen?
    pub fn honour(&self) -> bool {
        self.fidelity == Fidelity::Honour
    }

    /// The price of a calidad, a quarter of the game unless something else was agreed (R44).
    pub fn price(&self) -> i64 {
        self.calidad_price.unwrap_or((self.game_stake / 4).max(1))
    }

    /// Are sets laid open when they are named?
    pub fn sets_shown(&self) -> bool {
        self.show_sets == Switch::On
    }
}
