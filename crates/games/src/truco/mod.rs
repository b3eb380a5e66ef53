//! Truco Cego (Campeonato Farroupilha), complete: two against two in roda and testa, one against one, strict and real tables.
//!
//! The rules are numbered as in the rule file (`R1` to `R99`), the laws as in the book (`truco:9.<article>`). One file a
//! concern, in the order of a volta: `deal` · `rights` · `envido` · `flor` · `calls` · `lei` · `held` ·
//! `vazas` · `leave` · `ending`; the real table: `irregular` · `claims` · `laws`; words: `lexicon` ·
//! `speech`; what is worth what: `points` · `stakes`; what is seen of it: `view` · `show` · `imagine`.
//!
//! Every act is checked by one function and done by another: what is offered is what the first accepts.

mod action;
mod agreements;
mod breach;
mod calls;
mod claims;
mod company;
mod deal;
mod ending;
mod envido;
mod facts;
mod flor;
mod held;
mod imagine;
mod irregular;
pub mod laws;
mod leave;
mod lei;
pub mod lexicon;
mod offers;
mod open;
pub mod points;
mod rights;
mod show;
mod speech;
pub mod stakes;
pub mod state;
mod vazas;
pub mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Double, LONGEST_WORDS, Passo, Stack};
pub use agreements::*;
pub use facts::{FACTS, HEAP, well};
pub use vazas::volta_winner;
pub use view::View;

use breach::Breach;
use cards::{Card, CardSet};
use deal::MOST_VOID;
use engine::show::ToAct;
use engine::{BadAgreement, DealReport, Eyes, Facts, Game, Ledger, Luck, Offer, Pile, Refusal, Seat, SeatSet, Setup, Shuffle};
use engine::{ShuffleFor, TableView, Turn};
use state::{Company, First, FlorCall, Form, Hidden, Open, Phase, Said, Side, Song};

/// A partida of Truco Cego.
#[derive(Clone, Debug)]
pub struct Truco {
    agreements: Agreements,
    company: Company,
    open: Open,
    hidden: Hidden,
    ledger: Ledger,
    reports: Vec<DealReport>,
}

impl Truco {
    /// Who must act, and who may though he need not. It depends on nothing hidden.
    fn awaited(&self) -> (SeatSet, SeatSet) {
        let open = &self.open;
        let one = |seat: Option<Seat>| seat.map_or(SeatSet::EMPTY, SeatSet::of);
        let all = SeatSet::first(self.company.players);
        let must = match open.phase {
            Phase::Draw | Phase::Shuffle | Phase::Over => return (SeatSet::EMPTY, SeatSet::EMPTY),
            Phase::Cutting => SeatSet::of(self.company.cutter()),
            Phase::Exposed => return (one(open.turned.map(|(seat, _)| seat)), SeatSet::EMPTY),
            Phase::Contest => self.awaited_in_contest(),
            Phase::Show => open.owing,
            Phase::Claims => open.contestants().iter().copied().filter(|&seat| !open.content.contains(seat)).collect(),
        };
        let may = |seat: Seat| match open.phase {
            Phase::Contest => self.agreements.real_table() || self.may_speak(seat),
            _ => true,
        };
        (must, all.iter().filter(|&seat| !must.contains(seat) && may(seat)).collect())
    }

    fn awaited_in_contest(&self) -> SeatSet {
        let open = &self.open;
        let one = |seat: Option<Seat>| seat.map_or(SeatSet::EMPTY, SeatSet::of);
        if !open.window.is_empty() {
            return open.window;
        }
        match open.first {
            First::FlorRound => one(self.next_declarer()),
            First::FlorChoice => open.flores.opener.map_or(SeatSet::EMPTY, |opener| self.singers(self.side(opener))),
            First::Singing | First::FlorSinging => one(self.next_singer()),
            First::FlorAsked => self.asked_side().map_or(SeatSet::EMPTY, |side| self.singers(side)),
            _ => match self.asked_side() {
                Some(side) => self.of_side(side).collect(),
                None => one(open.to_play()),
            },
        }
    }

    /// May this seat speak though play does not wait for it?
    fn may_speak(&self, seat: Seat) -> bool {
        let open = &self.open;
        let pending = open.first == First::Envido || open.calls.pending.is_some();
        // This is asked at every turn: nothing is looked into that decides nothing.
        let sings = || pending && open.window.is_empty() && open.first != First::FlorRound && self.flor_right(seat);
        let asks = || open.flores.sung.contains(seat) && open.after(seat).any(|from| self.check_peco(seat, from).is_ok());
        let signals = || self.check_senha(seat).is_ok() || self.check_tally(seat).is_ok();
        open.fights(seat) && (open.floor_is_free() || sings() || asks()) || signals()
    }

    /// Why this act would be refused, if it would.
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        if seat.index() >= self.company.players {
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
                (Some((turn, _)), _) if turn != seat => Err(Breach::NotYourTurn { turn }),
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
                _ => Err(Breach::NotNow),
            },
        }
    }

    fn check_in_contest(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
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
            Action::Senha => self.check_senha(seat),
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
            | Action::Utter(_) => Err(Breach::NotNow),
        }
    }

    /// Collector and payer may ask what is to be paid, even when the next testa has begun (R94).
    fn check_tally(&self, seat: Seat) -> Result<(), Breach> {
        let after = self.open.contest == 1 || matches!(self.open.phase, Phase::Show | Phase::Claims);
        match () {
            () if self.open.form != Form::Testa || !after => Err(Breach::NotNow),
            () if self.open.asked_tally.contains(seat) => Err(Breach::Already),
            () => Ok(()),
        }
    }

    /// Does what was checked.
    fn perform(&mut self, seat: Seat, action: &Action) {
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
            Action::Senha => self.senha(seat),
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

    /// A side that has spoken or staked is no longer one that has done nothing (R87); and whoever acts on nothing doubtful
    /// has let a doubtful word go by.
    fn note_stir(&mut self, seat: Seat, action: &Action) {
        let silent = matches!(
            action,
            Action::Leave(_)
                | Action::WaiveFlor
                | Action::Look
                | Action::Senha
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

    fn try_act(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
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

impl Game for Truco {
    type Agreements = Agreements;
    type Action = Action;
    type View = View;

    const FACTS: &'static Facts = &FACTS;

    fn open(agreements: &Agreements, setup: &Setup) -> Result<Truco, BadAgreement> {
        Truco::sit_down(agreements, setup)
    }

    fn players(&self) -> usize {
        self.company.players
    }

    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::Draw => Turn::Shuffle(Shuffle { cards: FACTS.pack.cards(), purpose: ShuffleFor::Draw }),
            Phase::Shuffle => Turn::Shuffle(Shuffle { cards: FACTS.pack.cards(), purpose: ShuffleFor::Deal }),
            Phase::Over => Turn::Over,
            _ => {
                let (must, may) = self.awaited();
                Turn::Seats { must, may }
            }
        }
    }

    fn deal_number(&self) -> u32 {
        self.company.deal
    }

    /// Every volta brings a tento, and at a real table three deals of each can be spoilt.
    fn most_deals(&self) -> u32 {
        let deals = if self.agreements.real_table() { 1 + u32::from(MOST_VOID) } else { 1 };
        deals * (2 * stakes::PARTIDA as u32 - 1)
    }

    fn dealer(&self) -> Option<Seat> {
        (self.open.phase != Phase::Draw).then_some(self.company.dealer)
    }

    fn layout(&self, out: &mut Vec<Pile>) {
        match self.open.phase {
            Phase::Draw => {
                out.extend(Seat::first(self.company.players).map(Pile::Hand));
                out.extend((self.company.players..FACTS.pack.cards().len()).map(|_| Pile::Stock));
            }
            Phase::Shuffle => self.deal_layout(out),
            _ => {}
        }
    }

    fn shuffled(&mut self, order: &[Card]) -> Result<(), Refusal> {
        let done = match self.open.phase {
            Phase::Draw => self.draw_for_deal(order),
            Phase::Shuffle => self.deal_out(order),
            Phase::Over => Err(Breach::Over),
            _ => Err(Breach::NotNow),
        };
        done.map_err(Refusal::from)
    }

    fn offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if self.awaited().0.contains(seat) {
            self.answers(seat, out);
        }
    }

    fn asides(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if seat.index() >= self.company.players {
            return;
        }
        // Speech is not tied to the turn: who is not asked may say the same as who is, and the rules sort it out.
        if !self.awaited().0.contains(seat) {
            self.answers(seat, out);
        }
        self.besides(seat, out);
    }

    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.try_act(seat, action).map_err(Refusal::from)
    }

    fn view(&self, eyes: Eyes) -> View {
        self.seen_by(eyes)
    }

    fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Tentos lie in the common heap of a side, its poço.
    fn sides(&self) -> Vec<engine::Side> {
        let of = |side| Seat::first(self.company.players).filter(|&seat| self.side(seat) == side).collect();
        Side::BOTH.map(|side| engine::Side { seats: of(side), won: self.score(side) }).into()
    }

    fn reports(&self) -> Vec<DealReport> {
        let mut reports = self.reports.clone();
        if !matches!(self.open.phase, Phase::Draw | Phase::Over) {
            reports.push(DealReport { outcome: None, ..self.running_report() });
        }
        reports
    }

    fn all_cards(&self) -> Vec<CardSet> {
        if self.open.phase == Phase::Draw {
            return vec![FACTS.pack.cards()];
        }
        let mut piles: Vec<CardSet> = self.hidden.hands.to_vec();
        piles.push(self.hidden.monte);
        piles.push(self.open.plays.iter().map(|&(_, card)| card).collect());
        piles.extend(self.open.committed.iter().map(|cards| cards.iter().copied().collect::<CardSet>()));
        piles
    }

    fn show(view: &View) -> TableView {
        show::show(view)
    }

    fn offered(view: &View) -> &[Offer<Action>] {
        &view.offers
    }

    fn to_act(view: &View) -> ToAct {
        match view.seat() {
            Some(seat) if !view.offers.is_empty() => view.to_act.get(seat.index()).copied().unwrap_or(ToAct::Waits),
            _ => ToAct::Waits,
        }
    }

    fn imagine(view: &View, luck: &mut Luck) -> Truco {
        imagine::imagine(view, luck)
    }
}
