//! What an opponent can be charged with at a real table (section 8 of the rules).

use engine::{Cite, Seat};
use serde::{Serialize, Serializer};

/// The kind of penalty, by which it is checked whether a charge still can be brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Penalty {
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

macro_rules! charges {
    ($($(#[$about:meta])* $Charge:ident = $law:literal, $fault:literal, $penalty:ident;)+) => {
        /// An irregularity that can be claimed.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Charge {
            $($(#[$about])* $Charge),+
        }

        /// Every charge: the law it rests on, the fault in words, and what it costs.
        const CHARGES: &[(Charge, &str, &str, Penalty)] = &[$((Charge::$Charge, $law, $fault, Penalty::$penalty)),+];
    };
}

charges! {
    /// A bystander of a testa spoke.
    BystanderSpoke = "truco:9.III.3b", "truco-cause-bystander-spoke", Revert;
    /// Somebody not on turn in a testa looked at their cards before play had begun.
    LookedEarly = "truco:9.IV.3a", "truco-cause-looked-early", Redeal;
    /// The same with a testa in progress.
    Looked = "truco:9.IV.3b", "truco-cause-looked", Fine;
    /// A signal in a testa volta.
    Senha = "truco:9.V.1a", "truco-cause-senha", Fine;
    /// Cards shown without need in a testa.
    ShownNeedlessly = "truco:9.V.1b", "truco-cause-shown-needlessly", Fine;
    /// Cards shown after the testa was over.
    ShownAfter = "truco:9.V.1c", "truco-cause-shown-after", Fine;
    /// A singer of points went to the baralho unshown.
    BaralhoUnshown = "truco:9.VIII.a.3", "truco-cause-baralho-unshown", Revert;
    /// A singer passed and did not turn their cards up at the end.
    PassedUnshown = "truco:9.VIII.a.5", "truco-cause-passed-unshown", Revert;
    /// Cards stacked so that nobody saw it.
    Stacked = "truco:9.VIII.b.2", "truco-cause-stacked", Truco;
    /// In a duel: a singer laid their cards face down and did not turn them up.
    FaceDownUnshown = "truco:9.VIII.k.2", "truco-cause-face-down-unshown", Revert;
    /// A flor sung that is none, before the truco is played.
    FalseFlor = "truco:9.X.1", "truco-cause-false-flor", Revert;
    /// The same found out afterwards, or its points sung wrong.
    FalseFlorAfter = "truco:9.X.2", "truco-cause-false-flor-after", Revert;
    /// A singer of a flor does not show it.
    FlorUnshown = "truco:9.X.3", "truco-cause-flor-unshown", Revert;
    /// A flor hidden.
    HiddenFlor = "truco:9.X.4", "truco-cause-hidden-flor", Renege;
    /// One asked for their flor shows nothing.
    PecoRefused = "truco:9.XI.1", "truco-cause-peco-refused", Renege;
    /// One false flor among several.
    OneFalse = "truco:9.XIII.g", "truco-cause-one-false", Revert;
    /// The winner of the envido does not show.
    EnvidoUnshown = "truco:9.XIV.3", "truco-cause-envido-unshown", Revert;
    /// Points sung that are not those shown.
    WrongSong = "truco:9.XIV.7a", "truco-cause-wrong-song", Revert;
    /// The same, no truco having been played.
    WrongSongUnplayed = "truco:9.XIV.7b", "truco-cause-wrong-song-unplayed", Revert;
}

impl Charge {
    pub fn all() -> impl Iterator<Item = Charge> {
        CHARGES.iter().map(|&(charge, ..)| charge)
    }

    fn row(self) -> &'static (Charge, &'static str, &'static str, Penalty) {
        CHARGES.iter().find(|row| row.0 == self).unwrap_or(&CHARGES[0])
    }

    /// The number of its law in the book.
    pub fn id(self) -> &'static str {
        &self.cite()["truco:".len()..]
    }

    /// The charge under the law of this number.
    pub fn from_id(id: &str) -> Option<Charge> {
        Charge::all().find(|charge| charge.id() == id)
    }

    /// Its law, as it is cited.
    pub fn cite(self) -> &'static str {
        self.row().1
    }

    pub(super) fn penalty(self) -> Penalty {
        self.row().3
    }

    /// Is it paid by flores nobody has sung, so that what it brings tells of them (5.5)?
    pub fn tells_flores(self) -> bool {
        self.penalty() == Penalty::Revert
    }
}

/// Causes of payments that nobody need claim, by their law.
const UNCLAIMED: &[(&str, &str)] = &[
    ("truco:9.VIII.d.3", "truco-cause-wrong-count"),
    ("truco:9.V.2a", "truco-cause-gathered"),
    ("truco:9.V.2b", "truco-cause-gathered"),
    ("truco:9.V.2c", "truco-cause-gathered-by-others"),
    ("truco:9.XI.3", "truco-cause-no-flor"),
    ("truco:9.XI.4", "truco-cause-hidden-flor"),
];

/// The fault for which this law makes a side pay; leaving the hand is none, and is paid too.
pub(super) fn fault(law: Cite) -> &'static str {
    let claimed = CHARGES.iter().map(|&(_, law, fault, _)| (law, fault));
    claimed.chain(UNCLAIMED.iter().copied()).find(|(id, _)| *id == law.0).map_or("truco-cause-left", |(_, fault)| fault)
}

impl Serialize for Charge {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// An irregular act that all have seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// Against which law.
    pub law: Charge,
    pub by: Seat,
}
