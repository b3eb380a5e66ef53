//! What an opponent can be charged with at a real table, and what each charge costs (section 8 of the rules).

use engine::{Cause, Cite, Seat};
use serde::{Serialize, Serializer};

/// What follows from a charge that is proved.
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

/// An irregularity that can be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Charge {
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

/// Every charge: the law it rests on, the fault in words, and what it costs.
const CHARGES: &[(Charge, &str, &str, Penalty)] = &[
    (Charge::BystanderSpoke, "truco:9.III.3b", "truco-cause-bystander-spoke", Penalty::Revert),
    (Charge::LookedEarly, "truco:9.IV.3a", "truco-cause-looked-early", Penalty::Redeal),
    (Charge::Looked, "truco:9.IV.3b", "truco-cause-looked", Penalty::Fine),
    (Charge::Senha, "truco:9.V.1a", "truco-cause-senha", Penalty::Fine),
    (Charge::ShownNeedlessly, "truco:9.V.1b", "truco-cause-shown-needlessly", Penalty::Fine),
    (Charge::ShownAfter, "truco:9.V.1c", "truco-cause-shown-after", Penalty::Fine),
    (Charge::BaralhoUnshown, "truco:9.VIII.a.3", "truco-cause-baralho-unshown", Penalty::Revert),
    (Charge::PassedUnshown, "truco:9.VIII.a.5", "truco-cause-passed-unshown", Penalty::Revert),
    (Charge::Stacked, "truco:9.VIII.b.2", "truco-cause-stacked", Penalty::Truco),
    (Charge::FaceDownUnshown, "truco:9.VIII.k.2", "truco-cause-face-down-unshown", Penalty::Revert),
    (Charge::FalseFlor, "truco:9.X.1", "truco-cause-false-flor", Penalty::Revert),
    (Charge::FalseFlorAfter, "truco:9.X.2", "truco-cause-false-flor-after", Penalty::Revert),
    (Charge::FlorUnshown, "truco:9.X.3", "truco-cause-flor-unshown", Penalty::Revert),
    (Charge::HiddenFlor, "truco:9.X.4", "truco-cause-hidden-flor", Penalty::Renege),
    (Charge::PecoRefused, "truco:9.XI.1", "truco-cause-peco-refused", Penalty::Renege),
    (Charge::OneFalse, "truco:9.XIII.g", "truco-cause-one-false", Penalty::Revert),
    (Charge::EnvidoUnshown, "truco:9.XIV.3", "truco-cause-envido-unshown", Penalty::Revert),
    (Charge::WrongSong, "truco:9.XIV.7a", "truco-cause-wrong-song", Penalty::Revert),
    (Charge::WrongSongUnplayed, "truco:9.XIV.7b", "truco-cause-wrong-song-unplayed", Penalty::Revert),
];

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

    /// What is paid for it is paid for this.
    pub(super) fn cause(self, by: Seat) -> Cause {
        Cause::new(self.row().2, Cite(self.cite())).by(by)
    }

    /// Is it paid by flores nobody has sung, so that what it brings tells of them (5.5)?
    pub fn tells_flores(self) -> bool {
        self.penalty() == Penalty::Revert
    }
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
