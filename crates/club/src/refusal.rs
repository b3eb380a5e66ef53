//! Refusals of the regulation, each with its rule.

use crate::entry::{EntryId, JogoId, PersonId};
use engine::{Cite, Msg, Refusal};

/// A decision that cannot be made. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Breach {
    /// This role does not decide that.
    NotYours,
    UnknownPerson(PersonId),
    UnknownCategory,
    UnknownEntry(EntryId),
    UnknownJogo(JogoId),
    UnknownIncident,
    /// The event, the category or the jogo does not stand so that this can be done.
    NotNow {
        cite: &'static str,
    },
    /// The name is taken, or empty.
    BadName,
    /// A text of more letters than its place holds.
    TooLong {
        most: usize,
    },
    /// Prizes of more than the whole pool.
    PrizesTooHigh,
    /// Options no day can be played by.
    BadOptions,
    EntriesClosed,
    /// In two entries of one category.
    TwiceInCategory(PersonId),
    /// Not the number of players the category asks for.
    WrongNumber,
    TooManyReserves,
    NoCapataz,
    /// Not the fee.
    WrongAmount,
    NothingToReverse,
    TooFewEntries,
    /// More than one day can hold.
    TooMany,
    /// Not one card or ticket for every entry.
    BadDraw,
    /// These cards are missing, drawn already or not of the pack, counted from 1 in the order of the entries.
    BadCards(Vec<u32>),
    /// Jogos of the last round are still open.
    RoundOpen,
    /// Capatazes must draw lots first.
    TieOpen(Vec<EntryId>),
    NotTied,
    TableTaken,
    NoSuchTable,
    /// Somebody would play at two tables.
    Clash(PersonId),
    /// Not registered in this entry.
    NotRegistered(PersonId),
    Banned(PersonId),
    EntryOut(EntryId),
    /// The judge belongs to one of the entries.
    JudgeConflict,
    /// The judge alone pays, where there is one.
    JudgePays,
    NoTentos,
    /// Substitutions only at the end of a partida.
    PartidaRunning,
    NotReserve(PersonId),
    NotPlaying(PersonId),
    /// A signature is missing.
    Unsigned,
    IncidentOpen,
    /// Two members of a commission must rule.
    TwoMembers,
    Excused,
    /// The next round has begun.
    TooLate,
    /// A score that is no score of a finished jogo.
    BadScore,
    AlreadyPaid,
    NotThatEntry,
    /// Decisions that stand on the one to be taken back, by their numbers, the latest first.
    StandsOn(Vec<u32>),
    /// It cannot be taken back, or was already.
    NotReturnable,
    /// It is corrected, repeated or taken back with a reason only.
    NoReason,
    /// It is used already and cannot be changed any more.
    Used,
    /// The draw is annulled before it is repeated.
    DrawStands,
    /// The table has no whole kit.
    NoKit,
}

impl Breach {
    /// The rule or law it rests on, and the name of its message.
    pub fn parts(&self) -> (&'static str, &'static str) {
        match self {
            Breach::NotYours => ("championship:2.1", "not-yours"),
            Breach::UnknownPerson(_) => ("championship:R6", "unknown-person"),
            Breach::UnknownCategory => ("championship:R3", "unknown-category"),
            Breach::UnknownEntry(_) => ("championship:R6", "unknown-entry"),
            Breach::UnknownJogo(_) => ("championship:R16", "unknown-jogo"),
            Breach::UnknownIncident => ("championship:R45", "unknown-incident"),
            Breach::NotNow { cite } => (cite, "not-now"),
            Breach::BadName => ("championship:R1", "bad-name"),
            Breach::TooLong { .. } => ("championship:R1", "too-long"),
            Breach::PrizesTooHigh => ("championship:R58", "prizes-too-high"),
            Breach::BadOptions => ("championship:7", "bad-options"),
            Breach::EntriesClosed => ("campeonato:inscr.1", "entries-closed"),
            Breach::TwiceInCategory(_) => ("championship:R9", "twice-in-category"),
            Breach::WrongNumber => ("championship:R3", "wrong-number"),
            Breach::TooManyReserves => ("championship:R8", "too-many-reserves"),
            Breach::NoCapataz => ("campeonato:2a", "no-capataz"),
            Breach::WrongAmount => ("championship:R5", "wrong-amount"),
            Breach::NothingToReverse => ("championship:R11", "nothing-to-reverse"),
            Breach::TooFewEntries => ("championship:R63", "too-few-entries"),
            Breach::TooMany => ("championship:7", "too-many"),
            Breach::BadDraw => ("championship:R13", "bad-draw"),
            Breach::BadCards(_) => ("championship:R13", "bad-cards"),
            Breach::RoundOpen => ("championship:R27", "round-open"),
            Breach::TieOpen(_) => ("championship:R52", "tie-open"),
            Breach::NotTied => ("championship:R52", "not-tied"),
            Breach::TableTaken => ("championship:R16", "table-taken"),
            Breach::NoSuchTable => ("championship:R16", "no-such-table"),
            Breach::Clash(_) => ("championship:R16", "clash"),
            Breach::NotRegistered(_) => ("campeonato:4a", "not-registered"),
            Breach::Banned(_) => ("campeonato:6.par1", "banned"),
            Breach::EntryOut(_) => ("campeonato:6.par1", "entry-out"),
            Breach::JudgeConflict => ("championship:R18", "judge-conflict"),
            Breach::JudgePays => ("campeonato:3b", "judge-pays"),
            Breach::NoTentos => ("championship:R21", "no-tentos"),
            Breach::PartidaRunning => ("campeonato:4b", "partida-running"),
            Breach::NotReserve(_) => ("championship:R33", "not-reserve"),
            Breach::NotPlaying(_) => ("championship:R33", "not-playing"),
            Breach::Unsigned => ("campeonato:3.par.a", "unsigned"),
            Breach::IncidentOpen => ("championship:R45", "incident-open"),
            Breach::TwoMembers => ("championship:R37", "two-members"),
            Breach::Excused => ("championship:R40", "excused"),
            Breach::TooLate => ("championship:R27", "too-late"),
            Breach::BadScore => ("championship:R24", "bad-score"),
            Breach::AlreadyPaid => ("championship:R58", "already-paid"),
            Breach::NotThatEntry => ("championship:R36", "not-that-entry"),
            Breach::StandsOn(_) => ("championship:R27", "stands-on"),
            Breach::NotReturnable => ("championship:R27", "not-returnable"),
            Breach::NoReason => ("championship:R27", "no-reason"),
            Breach::Used => ("championship:R6", "used"),
            Breach::DrawStands => ("championship:R15", "draw-stands"),
            Breach::NoKit => ("championship:R16", "no-kit"),
        }
    }

    pub fn cite(&self) -> Cite {
        Cite(self.parts().0)
    }
}

impl From<Breach> for Refusal {
    fn from(breach: Breach) -> Refusal {
        let (cite, name) = breach.parts();
        Refusal { cite: Cite(cite), why: Msg::new("club-refused").with("why", name.to_owned()) }
    }
}
