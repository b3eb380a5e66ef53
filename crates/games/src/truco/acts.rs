//! Every act: why it would be refused, and what it does. What is offered is what the check accepts.

use super::Truco;
use super::action::Action;
use super::breach::Breach;
use super::state::{FlorCall, Form, Phase, Said, Song};
use engine::{Action as _, Seat};

/// The rule that says when an act has its moment; if it had it in the contest, the contest is over.
fn moment_of(action: &Action) -> &'static str {
    if action.moment().is_empty() { "truco R84" } else { action.moment() }
}

impl Truco {
    /// Why this act would be refused, if it would.
    pub(super) fn check(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        if seat.index() >= self.match_state.players {
            return Err(Breach::NoSuchSeat);
        }
        if let Action::Utter(words) = action
            && !matches!(self.open.phase, Phase::Draw | Phase::Shuffle | Phase::Over)
        {
            return self.check_utter(seat, words);
        }
        match self.open.phase {
            Phase::Draw | Phase::Shuffle => Err(Breach::NotDealt),
            Phase::Over => Err(Breach::Over),
            Phase::Cutting => self.check_before_deal(seat, action),
            Phase::Exposed => match (self.open.turned, action) {
                (Some((turn, _)), _) if turn != seat => Err(Breach::NotYourTurn { turn, rule: "truco R19" }),
                (_, Action::AcceptExposed | Action::RefuseExposed) => Ok(()),
                _ => Err(Breach::NotDealt),
            },
            Phase::Contest => self.check_in_contest(seat, action),
            Phase::Show | Phase::Claims => match *action {
                Action::Show(cards) => self.check_show(seat, cards),
                Action::Gather => self.check_gather(seat),
                Action::Claim(law, against) => self.check_claim(seat, law, against),
                Action::Admit => self.check_admit(seat),
                Action::AskTally => self.check_tally(seat),
                _ => Err(Breach::NotNow { rule: moment_of(action) }),
            },
        }
    }

    pub(super) fn check_in_contest(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        match *action {
            Action::Play(card) => self.check_play(seat, &[card]),
            Action::PlayMany(ref cards) | Action::PlayStacked(ref cards) => self.check_play(seat, cards),
            Action::Envido(call) => self.check_envido(seat, call),
            Action::Sing(points) => self.check_song(seat, Song::Points(points)),
            Action::NaoMato => self.check_song(seat, Song::NaoMato),
            Action::Flor(call) => self.check_flor(seat, call),
            Action::EBoa => self.check_e_boa(seat),
            Action::Segue => self.check_choice(seat),
            Action::WaiveFlor => self.check_waive(seat),
            Action::PecoFlor(from) => self.check_peco(seat, from),
            Action::Truco(stage) => self.check_truco(seat, stage),
            Action::QueroE(stage) => self.check_quero_e(seat, stage),
            Action::Answer(reply) => self.check_answer(seat, reply),
            Action::Passo(_) => self.check_passo(seat),
            Action::ComFlor(_) | Action::AchicoE(_) => self.check_lei_flor(seat),
            Action::Double(double) => self.check_double(seat, double),
            Action::Leave(how) => self.check_leave(seat, how),
            Action::AskRepeat => self.check_repeat(seat),
            Action::AskTally => self.check_tally(seat),
            Action::Show(cards) => self.check_show(seat, cards),
            Action::Claim(law, against) => self.check_claim(seat, law, against),
            Action::Admit => self.check_admit(seat),
            Action::GatherOf(of) => self.check_gather_of(seat, of),
            Action::Look => self.check_look(seat),
            Action::Senha(card) => self.check_senha(seat, card),
            Action::ReportCount => self.check_count(seat),
            Action::SayLei => Err(Breach::LeiTooLate),
            Action::Cut(_)
            | Action::RequestTampa
            | Action::AnnounceTesta
            | Action::Expose(..)
            | Action::Misdeal(..)
            | Action::AcceptExposed
            | Action::RefuseExposed
            | Action::Gather
            | Action::Utter(_) => Err(Breach::NotNow { rule: moment_of(action) }),
        }
    }

    /// Collector and payer may ask what is to be paid, even when the next testa has begun (R94).
    pub(super) fn check_tally(&self, seat: Seat) -> Result<(), Breach> {
        let after = self.open.contest == 1 || matches!(self.open.phase, Phase::Show | Phase::Claims);
        if self.open.form != Form::Testa || !after {
            Err(Breach::NotNow { rule: "truco R94" })
        } else if self.open.asked_tally.contains(seat) {
            Err(Breach::Already { rule: "truco R94" })
        } else {
            Ok(())
        }
    }

    /// Does what was checked.
    pub(super) fn perform(&mut self, seat: Seat, action: &Action) {
        match self.open.phase {
            Phase::Cutting if !matches!(action, Action::Utter(_)) => {
                self.before_deal(seat, action);
                return;
            }
            Phase::Contest => self.note_stir(seat, action),
            _ => {}
        }
        match *action {
            Action::Play(card) => self.play(seat, card),
            Action::PlayMany(ref cards) => self.play_many(seat, cards),
            Action::PlayStacked(ref cards) => self.play_stacked(seat, cards),
            Action::Envido(call) => self.envido(seat, call),
            Action::Sing(points) => self.song(seat, Song::Points(points)),
            Action::NaoMato => self.song(seat, Song::NaoMato),
            Action::Flor(call) => self.flor_word(seat, call),
            Action::EBoa => self.declare_none(seat),
            Action::Segue => self.segue(),
            Action::WaiveFlor => self.waive(seat),
            Action::PecoFlor(from) => self.open.asked_flor.push((seat, from)),
            Action::Truco(stage) => self.truco(seat, stage),
            Action::QueroE(stage) => self.quero_e(seat, stage),
            Action::Answer(reply) => self.answer(seat, reply),
            Action::Passo(passo) => self.passo(seat, passo),
            Action::ComFlor(reply) => self.lei_flor(seat, FlorCall::Flor, reply),
            Action::AchicoE(reply) => self.lei_flor(seat, FlorCall::Achico, reply),
            Action::Double(double) => self.double(seat, double),
            Action::Leave(how) => self.leave(seat, how),
            Action::AskRepeat => self.open.repeated = true,
            Action::AskTally => self.open.asked_tally = self.open.asked_tally.with(seat),
            Action::Show(cards) => self.show_cards(seat, cards),
            Action::Claim(law, against) => self.claim(law, against),
            Action::Admit => self.admit(seat),
            Action::Gather => self.gather(seat),
            Action::GatherOf(of) => self.gather_of(seat, of),
            Action::Look => self.look(seat),
            Action::Senha(card) => self.senha(seat, card),
            Action::ReportCount => self.report_count(seat),
            Action::Utter(ref words) => self.utter(seat, words),
            Action::AcceptExposed => self.begin_first_contest(),
            Action::RefuseExposed => self.void_deal(None),
            Action::Cut(_)
            | Action::RequestTampa
            | Action::AnnounceTesta
            | Action::SayLei
            | Action::Expose(..)
            | Action::Misdeal(..) => {}
        }
    }

    /// Records that a side has spoken or staked (R87). A player who acts without answering a doubtful word
    /// has let it go by.
    fn note_stir(&mut self, seat: Seat, action: &Action) {
        let silent = matches!(
            action,
            Action::Leave(_)
                | Action::WaiveFlor
                | Action::Look
                | Action::Senha(_)
                | Action::Show(_)
                | Action::Claim(..)
                | Action::GatherOf(_)
                | Action::AskTally
                | Action::ReportCount
                | Action::Utter(_)
        );
        if !silent {
            let side = self.side(seat);
            self.open.stirred[side.index()] = true;
            self.open.doubtful = None;
        }
    }

    pub(super) fn try_act(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        match self.check(seat, action) {
            Ok(()) => {}
            Err(breach) => {
                // The opponents may take a doubtful word for what it sounds like (R66).
                let understood = self.understood(seat).filter(|game| game.check(seat, action).is_ok());
                *self = understood.ok_or(breach)?;
            }
        }
        // Words and proofs are noted where it is known what they come to.
        if !matches!(action, Action::Utter(_) | Action::Show(_)) {
            self.open.say(seat, Said::Word(action.clone()));
        }
        self.perform(seat, action);
        Ok(())
    }
}
