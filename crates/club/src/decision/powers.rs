//! Powers over decisions: the roles that make them, which can be taken back, and the bounds of their texts.

use super::Decision;
use crate::entry::JogoId;
use crate::jogo::Proof;
use crate::role::Role;
use crate::{Text, TooLong};
use Role::*;

impl Decision {
    /// The roles that may decide it (2.1, 4.1, 4.2). What is told to a capataz, judge or player in addition (their own entry, their own
    /// jogo) is checked with the decision itself.
    pub const fn roles(&self) -> &'static [Role] {
        match self {
            Decision::Found { .. }
            | Decision::AddCategory { .. }
            | Decision::Appoint { .. }
            | Decision::Publish
            | Decision::Cancel { .. }
            | Decision::Archive
            | Decision::EditEvent { .. }
            | Decision::EditCategory { .. }
            | Decision::OpenEntries { .. }
            | Decision::CloseEntries { .. }
            | Decision::ReopenEntries { .. }
            | Decision::DrawByHash { .. }
            | Decision::DrawByTickets { .. }
            | Decision::AnnulDraw { .. }
            | Decision::DrawLots { .. }
            | Decision::StartRound { .. }
            | Decision::PayAward { .. }
            | Decision::AddTable
            | Decision::CloseTable { .. }
            | Decision::ReopenTable { .. }
            | Decision::Call { .. }
            | Decision::Walkover { .. } => &[Organising],
            // A desk takes back what it may decide; which that is depends on the decision.
            Decision::TakeBack { .. } => &[Organising, Evaluating, DeskEntries, DeskResults],
            Decision::WithdrawKit { .. } | Decision::GiveKit { .. } => &[Organising, DeskResults],
            Decision::Register { .. }
            | Decision::Enter { .. }
            | Decision::NameCapataz { .. }
            | Decision::Pay { .. }
            | Decision::Reverse { .. }
            | Decision::EditEntry { .. }
            | Decision::NoteOrigin { .. }
            | Decision::Withdraw { .. } => &[Organising, DeskEntries],
            Decision::Decide { .. }
            | Decision::HomologateCategory { .. }
            | Decision::Homologate { .. }
            | Decision::Correct { .. } => &[Evaluating],
            Decision::CheckIn { .. }
            | Decision::StartPartida { .. }
            | Decision::OpenTable { .. }
            | Decision::HaltTable { .. }
            | Decision::ResumeTable { .. }
            | Decision::LeaveTable { .. } => &[Organising, Judge],
            Decision::TakeTable { .. } => &[Room],
            Decision::AppointJudge { .. } | Decision::Warn { .. } => &[Organising, Evaluating],
            Decision::Tentos { .. } | Decision::UndoTentos { .. } => &[Judge, Capataz, Player],
            Decision::HandIn { .. }
            | Decision::RequestTampa { .. }
            | Decision::Substitute { .. }
            | Decision::ExchangeTestas { .. } => &[Capataz],
            // The results desk writes down the signatures of a súmula on paper (11.1).
            Decision::Sign { .. } => &[Capataz, DeskResults],
            Decision::FillSumula { .. } => &[DeskResults, Judge],
            Decision::Deliver { .. } => &[DeskResults],
            // Anybody may come and complain; a complaint without entitlement is rejected and logged (R36, C-28).
            Decision::Report { .. } => &Role::ALL,
            Decision::Uphold { .. } | Decision::Dismiss { .. } => &[Organising, Evaluating],
        }
    }

    /// Refuses texts of more letters than their places hold. They are not measured when they are read: older logs have longer ones.
    pub fn check_texts(&self) -> Result<(), TooLong> {
        match self {
            Decision::Found { name, host, place, date, options, .. }
            | Decision::EditEvent { name, host, place, date, options, .. } => {
                [name, host, place, date, &options.game].into_iter().try_for_each(Text::check)
            }
            Decision::Cancel { reason }
            | Decision::Correct { reason, .. }
            | Decision::TakeBack { reason, .. }
            | Decision::ReopenEntries { reason, .. }
            | Decision::AnnulDraw { reason, .. }
            | Decision::CloseTable { reason, .. }
            | Decision::WithdrawKit { reason, .. } => reason.check(),
            Decision::NoteOrigin { ctg, region, .. } => [ctg, region].into_iter().try_for_each(Text::check),
            Decision::Register { details, .. } => [&details.name].into_iter().chain(&details.contact).try_for_each(Text::check),
            Decision::Enter { name, .. } | Decision::EditEntry { name, .. } => name.check(),
            Decision::DrawByHash { cards, .. } => cards.iter().try_for_each(Text::check),
            Decision::OpenTable { table, commitment, .. } => [table, commitment].into_iter().try_for_each(Text::check),
            Decision::TakeTable { table, proof: Proof { record, sha256, seed, shuffles: _ }, .. } => {
                [table, record, sha256, seed].into_iter().try_for_each(Text::check)
            }
            Decision::Tentos { reason, .. } => reason.check(),
            Decision::Report { text, ruling, .. } => [text, ruling].into_iter().try_for_each(Text::check),
            Decision::Warn { text, .. } => text.check(),
            Decision::AddCategory { .. }
            | Decision::EditCategory { .. }
            | Decision::AddTable
            | Decision::ReopenTable { .. }
            | Decision::GiveKit { .. }
            | Decision::Appoint { .. }
            | Decision::Publish
            | Decision::Archive
            | Decision::OpenEntries { .. }
            | Decision::NameCapataz { .. }
            | Decision::Pay { .. }
            | Decision::Reverse { .. }
            | Decision::Withdraw { .. }
            | Decision::CloseEntries { .. }
            | Decision::DrawByTickets { .. }
            | Decision::DrawLots { .. }
            | Decision::StartRound { .. }
            | Decision::Decide { .. }
            | Decision::HomologateCategory { .. }
            | Decision::PayAward { .. }
            | Decision::Call { .. }
            | Decision::HandIn { .. }
            | Decision::CheckIn { .. }
            | Decision::AppointJudge { .. }
            | Decision::Walkover { .. }
            | Decision::StartPartida { .. }
            | Decision::HaltTable { .. }
            | Decision::ResumeTable { .. }
            | Decision::LeaveTable { .. }
            | Decision::UndoTentos { .. }
            | Decision::RequestTampa { .. }
            | Decision::Substitute { .. }
            | Decision::ExchangeTestas { .. }
            | Decision::FillSumula { .. }
            | Decision::Sign { .. }
            | Decision::Deliver { .. }
            | Decision::Homologate { .. }
            | Decision::Uphold { .. }
            | Decision::Dismiss { .. } => Ok(()),
        }
    }

    /// The jogo it is about.
    pub const fn jogo(&self) -> Option<JogoId> {
        match self {
            Decision::Call { jogo, .. }
            | Decision::HandIn { jogo, .. }
            | Decision::CheckIn { jogo, .. }
            | Decision::AppointJudge { jogo, .. }
            | Decision::Walkover { jogo, .. }
            | Decision::StartPartida { jogo }
            | Decision::OpenTable { jogo, .. }
            | Decision::HaltTable { jogo }
            | Decision::ResumeTable { jogo }
            | Decision::LeaveTable { jogo }
            | Decision::TakeTable { jogo, .. }
            | Decision::Tentos { jogo, .. }
            | Decision::UndoTentos { jogo }
            | Decision::RequestTampa { jogo, .. }
            | Decision::Substitute { jogo, .. }
            | Decision::ExchangeTestas { jogo, .. }
            | Decision::FillSumula { jogo, .. }
            | Decision::Sign { jogo, .. }
            | Decision::Deliver { jogo, .. }
            | Decision::Homologate { jogo }
            | Decision::Correct { jogo, .. }
            | Decision::Report { jogo, .. } => Some(*jogo),
            _ => None,
        }
    }

    /// Is it carried out by replaying the log?
    pub const fn replays(&self) -> bool {
        matches!(self, Decision::TakeBack { .. })
    }

    /// Can it be taken back, as long as nothing stands on it? Payments have receipts of their own, tentos their undo; what the card room
    /// and a complaint say stays, and an entry leaves by its withdrawal.
    pub const fn can_be_taken_back(&self) -> bool {
        match self {
            Decision::Appoint { .. }
            | Decision::Publish
            | Decision::Cancel { .. }
            | Decision::Archive
            | Decision::OpenEntries { .. }
            | Decision::Reverse { .. }
            | Decision::Withdraw { .. }
            | Decision::DrawLots { .. }
            | Decision::StartRound { .. }
            | Decision::Decide { .. }
            | Decision::HomologateCategory { .. }
            | Decision::PayAward { .. }
            | Decision::Call { .. }
            | Decision::CheckIn { .. }
            | Decision::AppointJudge { .. }
            | Decision::Walkover { .. }
            | Decision::StartPartida { .. }
            | Decision::RequestTampa { .. }
            | Decision::Substitute { .. }
            | Decision::ExchangeTestas { .. }
            | Decision::FillSumula { .. }
            | Decision::Sign { .. }
            | Decision::Deliver { .. }
            | Decision::Homologate { .. }
            | Decision::Correct { .. }
            | Decision::Uphold { .. }
            | Decision::Dismiss { .. }
            | Decision::Warn { .. } => true,
            Decision::Found { .. }
            | Decision::AddCategory { .. }
            | Decision::EditEvent { .. }
            | Decision::EditCategory { .. }
            | Decision::TakeBack { .. }
            | Decision::Register { .. }
            | Decision::Enter { .. }
            | Decision::NameCapataz { .. }
            | Decision::Pay { .. }
            | Decision::CloseEntries { .. }
            | Decision::EditEntry { .. }
            | Decision::NoteOrigin { .. }
            | Decision::ReopenEntries { .. }
            | Decision::DrawByHash { .. }
            | Decision::DrawByTickets { .. }
            | Decision::AnnulDraw { .. }
            | Decision::AddTable
            | Decision::CloseTable { .. }
            | Decision::ReopenTable { .. }
            | Decision::WithdrawKit { .. }
            | Decision::GiveKit { .. }
            | Decision::HandIn { .. }
            | Decision::OpenTable { .. }
            | Decision::HaltTable { .. }
            | Decision::ResumeTable { .. }
            | Decision::LeaveTable { .. }
            | Decision::TakeTable { .. }
            | Decision::Tentos { .. }
            | Decision::UndoTentos { .. }
            | Decision::Report { .. } => false,
        }
    }

    /// Is it a ruling of several members in one, as older logs have it?
    pub(crate) const fn is_joint_ruling(&self) -> bool {
        matches!(self, Decision::Uphold { members, .. } | Decision::Dismiss { members, .. } if !members.is_empty())
    }

    /// Does it tell of a table of the card room? Then only the card room can state it, no matter who asked for it.
    pub const fn tells_of_a_table(&self) -> bool {
        matches!(self, Decision::OpenTable { .. } | Decision::TakeTable { .. })
    }
}
