//! Incidents and the grounds of disqualification (4.4, 5.3).

use crate::entry::{EntryId, JogoId, PersonId, Tradition};
use crate::role::Actor;
use crate::{Note, Time};
use serde::{Deserialize, Serialize};

/// A ground of article 6. Each says what it must know to be judged.
///
/// In files it has the number of the regulation; older files have it in small letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ground {
    /// Climbing on chairs or tables.
    #[serde(alias = "i")]
    I,
    /// Disrespect, foul language.
    #[serde(alias = "ii")]
    II,
    /// Not keeping the set times.
    #[serde(alias = "iii")]
    III,
    /// Not accepting decisions with respect.
    #[serde(alias = "iv")]
    IV,
    /// More than two metres from the table while a vaza is contested.
    #[serde(alias = "v")]
    V(Distance),
    /// Signs of drunkenness.
    #[serde(alias = "vi")]
    VI,
    /// Drinking alcohol.
    #[serde(alias = "vii")]
    VII,
    /// Dress.
    #[serde(alias = "viii")]
    VIII,
}

/// Position of a player who left the table, within the volta (R40).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Distance {
    /// All four play.
    Roda,
    /// In a testa, still having cards to play.
    TestaPlaying,
    /// In a testa, having played, without leave.
    TestaPlayed,
    /// In a testa, having played, and the opponent allowed it.
    TestaAllowed,
}

/// Consequence for a player found guilty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consequence {
    /// The entry loses the jogo and is out for good (R38).
    EntryOut,
    /// The player is out, a reserve comes in; without a reserve the entry is out (R41, R43).
    PlayerOut,
    /// The entry loses this jogo and may come to its next round (R39).
    JogoLost,
}

/// Every ground: its law and what follows.
const GROUNDS: [(&str, Consequence); 8] = [
    ("campeonato:6.I", Consequence::EntryOut),
    ("campeonato:6.II", Consequence::EntryOut),
    ("campeonato:6.III", Consequence::EntryOut),
    ("campeonato:6.IV", Consequence::EntryOut),
    ("campeonato:6.V", Consequence::EntryOut),
    ("campeonato:6.VI", Consequence::PlayerOut),
    ("campeonato:6.VII", Consequence::EntryOut),
    ("campeonato:6.VIII", Consequence::JogoLost),
];

impl Ground {
    const fn index(self) -> usize {
        match self {
            Ground::I => 0,
            Ground::II => 1,
            Ground::III => 2,
            Ground::IV => 3,
            Ground::V(_) => 4,
            Ground::VI => 5,
            Ground::VII => 6,
            Ground::VIII => 7,
        }
    }

    pub const fn law(self) -> &'static str {
        GROUNDS[self.index()].0
    }

    /// The number in article 6, as files have it.
    pub const fn numeral(self) -> &'static str {
        ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"][self.index()]
    }

    pub const fn consequence(self) -> Consequence {
        GROUNDS[self.index()].1
    }

    /// Is it no fault at all, if the facts are as told (R40)?
    pub const fn is_excused(self) -> bool {
        matches!(self, Ground::V(Distance::TestaAllowed))
    }
}

/// Dress of a player, as far as article 5 concerns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dress {
    /// Complete or alternative pilcha.
    Pilcha,
    /// The same, with a chiripá.
    Chiripa,
    Incomplete,
}

/// The ground this dress gives, if any (campeonato:5a, 5b): a chiripá is no dress for a prenda.
pub const fn dress(worn: Dress, by: Tradition) -> Option<Ground> {
    match (worn, by) {
        (Dress::Pilcha, _) | (Dress::Chiripa, Tradition::Peao) => None,
        (Dress::Chiripa, Tradition::Prenda) | (Dress::Incomplete, _) => Some(Ground::VIII),
    }
}

/// Progress of an incident (R45).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IncidentState {
    /// After the last tento (R35).
    RejectedLate,
    /// Not from a capataz, the judge or a commission (R36).
    RejectedNotEntitled,
    UnderReview,
    /// One member has ruled; a second one must rule the same (R37).
    Proposed {
        verdict: Verdict,
        by: PersonId,
        at: Time,
    },
    /// Upheld and carried out, by these members.
    Upheld {
        by: Vec<PersonId>,
        at: Time,
    },
    Dismissed {
        by: Vec<PersonId>,
        at: Time,
    },
}

impl IncidentState {
    /// Does it still wait for a ruling?
    pub const fn is_open(&self) -> bool {
        matches!(self, IncidentState::UnderReview | IncidentState::Proposed { .. })
    }
}

/// A ruling on an incident.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    Uphold,
    Dismiss,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Incident {
    pub jogo: JogoId,
    pub ground: Ground,
    pub entry: EntryId,
    /// The person responsible.
    pub person: PersonId,
    pub reported_by: Actor,
    pub at: Time,
    pub text: Note,
    /// The ruling of a referee's desk it rests on, if there is one.
    #[serde(default, skip_serializing_if = "Note::is_empty")]
    pub ruling: Note,
    pub state: IncidentState,
}

impl Incident {
    pub(crate) fn new(
        (jogo, ground): (JogoId, Ground),
        (entry, person): (EntryId, PersonId),
        (reported_by, at): (Actor, Time),
        (text, ruling): (&Note, &Note),
    ) -> Incident {
        let state = IncidentState::UnderReview;
        Incident { jogo, ground, entry, person, reported_by, at, text: text.clone(), ruling: ruling.clone(), state }
    }
}

/// A rule of the hall: a warning, and no more than that (D26).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HallRule {
    Shouting,
    Crowding,
    Blade,
}

impl HallRule {
    pub const fn law(self) -> &'static str {
        match self {
            HallRule::Shouting => "campeonato:salao.1",
            HallRule::Crowding => "campeonato:salao.2",
            HallRule::Blade => "campeonato:salao.3",
        }
    }
}
