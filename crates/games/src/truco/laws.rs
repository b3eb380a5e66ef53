//! The laws that can be claimed at a real table, and what each costs (section 8 of the rules).

use engine::Seat;
use serde::{Serialize, Serializer};

/// What follows from a law upheld.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// First part and truco go to the opponents; the contest ends.
    Revert,
    /// Three for the flor, and the truco, go to the opponents.
    Renege,
    /// The truco goes to the opponents; the contest ends.
    Truco,
    /// One tento to the opponents.
    Fine,
    /// The same pé deals again.
    Redeal,
}

/// A law that can be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Law {
    /// A bystander of a testa spoke.
    BystanderSpoke,
    /// Somebody not on turn in a testa looked at his cards before play had begun.
    LookedEarly,
    /// The same with a testa in progress.
    Looked,
    /// A signal in a testa volta.
    Senha,
    /// Cards shown without need in a testa.
    ShownNeedlessly,
    /// Cards shown after the testa was over.
    ShownAfter,
    /// A singer of points went to the baralho unshown.
    BaralhoUnshown,
    /// A singer passed and did not turn his cards up at the end.
    PassedUnshown,
    /// Cards stacked so that nobody saw it.
    Stacked,
    /// In a duel: a singer laid his cards face down and did not turn them up.
    FaceDownUnshown,
    /// A flor sung that is none, before the truco is played.
    FalseFlor,
    /// The same found out afterwards, or its points sung wrong.
    FalseFlorAfter,
    /// A singer of a flor does not show it.
    FlorUnshown,
    /// A flor hidden.
    HiddenFlor,
    /// One asked for his flor shows nothing.
    PecoRefused,
    /// One false flor among several.
    OneFalse,
    /// The winner of the envido does not show.
    EnvidoUnshown,
    /// Points sung that are not those shown.
    WrongSong,
    /// The same, no truco having been played.
    WrongSongUnplayed,
}

/// Every law: its number in the book and what it costs.
const LAWS: &[(Law, &str, &str, Ruling)] = &[
    (Law::BystanderSpoke, "9.III.3b", "truco:9.III.3b", Ruling::Revert),
    (Law::LookedEarly, "9.IV.3a", "truco:9.IV.3a", Ruling::Redeal),
    (Law::Looked, "9.IV.3b", "truco:9.IV.3b", Ruling::Fine),
    (Law::Senha, "9.V.1a", "truco:9.V.1a", Ruling::Fine),
    (Law::ShownNeedlessly, "9.V.1b", "truco:9.V.1b", Ruling::Fine),
    (Law::ShownAfter, "9.V.1c", "truco:9.V.1c", Ruling::Fine),
    (Law::BaralhoUnshown, "9.VIII.a.3", "truco:9.VIII.a.3", Ruling::Revert),
    (Law::PassedUnshown, "9.VIII.a.5", "truco:9.VIII.a.5", Ruling::Revert),
    (Law::Stacked, "9.VIII.b.2", "truco:9.VIII.b.2", Ruling::Truco),
    (Law::FaceDownUnshown, "9.VIII.k.2", "truco:9.VIII.k.2", Ruling::Revert),
    (Law::FalseFlor, "9.X.1", "truco:9.X.1", Ruling::Revert),
    (Law::FalseFlorAfter, "9.X.2", "truco:9.X.2", Ruling::Revert),
    (Law::FlorUnshown, "9.X.3", "truco:9.X.3", Ruling::Revert),
    (Law::HiddenFlor, "9.X.4", "truco:9.X.4", Ruling::Renege),
    (Law::PecoRefused, "9.XI.1", "truco:9.XI.1", Ruling::Renege),
    (Law::OneFalse, "9.XIII.g", "truco:9.XIII.g", Ruling::Revert),
    (Law::EnvidoUnshown, "9.XIV.3", "truco:9.XIV.3", Ruling::Revert),
    (Law::WrongSong, "9.XIV.7a", "truco:9.XIV.7a", Ruling::Revert),
    (Law::WrongSongUnplayed, "9.XIV.7b", "truco:9.XIV.7b", Ruling::Revert),
];

impl Law {
    /// Every law that can be claimed.
    pub fn all() -> impl Iterator<Item = Law> {
        LAWS.iter().map(|&(law, ..)| law)
    }

    fn row(self) -> &'static (Law, &'static str, &'static str, Ruling) {
        LAWS.iter().find(|row| row.0 == self).unwrap_or(&LAWS[0])
    }

    /// Its number in the book.
    pub fn id(self) -> &'static str {
        self.row().1
    }

    /// The law of this number.
    pub fn from_id(id: &str) -> Option<Law> {
        LAWS.iter().find(|row| row.1 == id).map(|row| row.0)
    }

    /// As it is cited.
    pub fn cite(self) -> &'static str {
        self.row().2
    }

    /// What it costs.
    pub fn ruling(self) -> Ruling {
        self.row().3
    }
}

impl Serialize for Law {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// An irregular act that all have seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// Against which law.
    pub law: Law,
    pub by: Seat,
}
