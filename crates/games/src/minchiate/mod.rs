//! Minchiate (Castiglion Fiorentino 1716), complete: four players in two pairs, strict and honour tables.
//!
//! The rules are numbered as in the rule file (`R1` to `R48`), the laws as in the book (`minchiate:<chapter>.<law>`). One file
//! a concern, in the order of a gioco: `seating` · `deal` · `hands` · `accuse` · `play` · `matto` · `revoke` · `count`; the
//! cards: `tarocchi` · `verzigole`; what is seen of it: `view` · `show` · `imagine`.

mod accuse;
mod action;
mod agreements;
mod breach;
mod count;
mod deal;
mod facts;
mod hands;
mod imagine;
mod matto;
mod play;
mod revoke;
mod seating;
mod show;
pub mod state;
pub mod tarocchi;
pub mod verzigole;
mod view;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use agreements::*;
pub use count::LAST;
pub use facts::{FACTS, RESTI, SEGNI};
pub use view::View;

use breach::Breach;
use cards::{Card, CardSet};
use count::ahead;
use engine::show::ToAct;
use engine::{BadAgreement, DealReport, Eyes, Facts, Game, Ledger, Luck, Offer, Pile, Refusal, Seat, SeatSet, Setup, Shuffle};
use engine::{ShuffleFor, Side, TableView, Turn};
use state::{Company, Hidden, Open, Pair, Phase, SEATS, Said};

/// A match of Minchiate.
#[derive(Clone, Debug)]
pub struct Minchiate {
    agreements: Agreements,
    company: Company,
    open: Open,
    hidden: Hidden,
    ledger: Ledger,
    reports: Vec<DealReport>,
}

impl Minchiate {
    /// The cards in a hand.
    fn hand(&self, seat: Seat) -> CardSet {
        self.hidden.hands[seat.index() % SEATS]
    }

    /// The two who keep the marks.
    fn scorers(&self) -> SeatSet {
        Pair::BOTH.iter().map(|&pair| self.company.scorer(pair)).collect()
    }

    /// Who must act, and who may though he need not.
    fn awaited(&self) -> (SeatSet, SeatSet) {
        let everyone = SeatSet::first(SEATS);
        let open = &self.open;
        let must = match open.phase {
            Phase::Draw | Phase::Shuffle | Phase::Over => return (SeatSet::EMPTY, SeatSet::EMPTY),
            Phase::Cut => SeatSet::of(open.cutter()),
            Phase::Correct(_) => SeatSet::of(self.company.dealer),
            Phase::Discard | Phase::Check | Phase::Mend => open.pending,
            Phase::Accuse => SeatSet::of(self.accuser()),
            Phase::Tricks => SeatSet::of(open.to_play),
            Phase::Choice => open.choice.map_or(SeatSet::EMPTY, |(seat, _)| SeatSet::of(seat)),
            Phase::Inspection | Phase::Between => everyone.minus(open.content),
            Phase::Count => self.scorers().minus(open.content),
        };
        let may = if self.agreements.honour() && self.before_totals() { everyone.minus(must) } else { SeatSet::EMPTY };
        (must, may)
    }

    /// The refusal of who acts when others are to.
    fn out_of_turn(&self) -> Breach {
        self.awaited().0.lowest().map_or(Breach::NotNow, |turn| Breach::NotYourTurn { turn })
    }

    fn try_act(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        if seat.index() >= SEATS {
            return Err(Breach::NotPlaying);
        }
        match (self.open.phase, *action) {
            (Phase::Over, _) => Err(Breach::Over),
            (Phase::Draw | Phase::Shuffle, _) => Err(Breach::NotDealt),
            (Phase::Tricks, Action::Play(card)) => self.play(seat, card),
            (_, Action::Mark(..) | Action::ReclaimMatto | Action::Give(_) | Action::CallRevoke(..) | Action::Appeal) => {
                self.act_besides(seat, action)
            }
            (Phase::Cut, _) => self.cut(seat, action),
            (Phase::Correct(round), _) => self.correct(seat, action, round),
            (Phase::Discard, _) => self.discard(seat, action),
            (Phase::Check, _) => self.check(seat, action),
            (Phase::Mend, _) => self.mend(seat, action),
            (Phase::Accuse, _) => self.accuse(seat, action),
            (Phase::Tricks | Phase::Choice | Phase::Inspection | Phase::Count, Action::Accuse(_)) => Err(Breach::AccusedTooLate),
            (Phase::Tricks, _) => Err(Breach::NotNow),
            (Phase::Choice, _) => self.choose(seat, action),
            (Phase::Inspection, _) => self.inspect(seat, action),
            (Phase::Count, _) => self.total(seat, action),
            (Phase::Between, _) => self.between(seat, action),
        }
    }

    /// What an honour table hears at any time before the totals (section 4.5).
    fn act_besides(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        if !self.before_totals() {
            return Err(if self.open.phase == Phase::Between { Breach::Totalled } else { Breach::NotNow });
        }
        match *action {
            Action::Mark(..) => self.mark(seat, action),
            Action::ReclaimMatto => self.reclaim(seat),
            Action::Give(card) => self.give(seat, card),
            Action::CallRevoke(other, trick) => match self.open.phase {
                Phase::Tricks | Phase::Inspection => self.call_revoke(seat, other, trick),
                Phase::Count => Err(Breach::Mixed),
                _ => Err(Breach::NotNow),
            },
            _ if self.open.appealed.contains(seat) => Err(Breach::SaidAlready),
            _ => {
                self.open.appealed = self.open.appealed.with(seat);
                self.open.say(seat, Said::Appealed);
                Ok(())
            }
        }
    }
}

impl Game for Minchiate {
    type Agreements = Agreements;
    type Action = Action;
    type View = View;

    const FACTS: &'static Facts = &FACTS;

    fn open(agreements: &Agreements, setup: &Setup) -> Result<Minchiate, BadAgreement> {
        Minchiate::sit_down(agreements, setup)
    }

    fn players(&self) -> usize {
        SEATS
    }

    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::Draw => Turn::Shuffle(Shuffle { cards: self.lots(), purpose: ShuffleFor::Draw }),
            Phase::Shuffle => Turn::Shuffle(Shuffle { cards: tarocchi::PACK, purpose: ShuffleFor::Deal }),
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

    fn most_deals(&self) -> u32 {
        self.agreements.most()
    }

    fn dealer(&self) -> Option<Seat> {
        (self.open.phase != Phase::Draw).then_some(self.company.dealer)
    }

    /// The cut comes after the shuffle and decides who gets what: until then the whole pack is one pile.
    fn layout(&self, out: &mut Vec<Pile>) {
        match self.open.phase {
            Phase::Draw => out.extend(Seat::first(SEATS).map(Pile::Hand)),
            Phase::Shuffle => out.extend(std::iter::repeat_n(Pile::Stock, tarocchi::PACK.len())),
            _ => {}
        }
    }

    fn shuffled(&mut self, order: &[Card]) -> Result<(), Refusal> {
        let done = match self.open.phase {
            Phase::Draw => self.draw(order),
            Phase::Shuffle => self.take_pack(order),
            Phase::Over => Err(Breach::Over),
            _ => Err(Breach::NotNow),
        };
        done.map_err(Refusal::from)
    }

    fn offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if !self.awaited().0.contains(seat) {
            return;
        }
        match self.open.phase {
            Phase::Cut => self.cut_offers(out),
            Phase::Correct(_) => out.extend([Offer::Word(Action::CorrectDeal), Offer::Word(Action::DealOn)]),
            Phase::Discard => self.discard_offers(seat, out),
            Phase::Check => self.check_offers(seat, out),
            Phase::Mend => self.mend_offers(seat, out),
            Phase::Accuse => self.accuse_offers(seat, out),
            Phase::Tricks => self.play_offers(seat, out),
            Phase::Choice => self.choice_offers(seat, out),
            Phase::Inspection => out.push(Offer::Word(Action::Content)),
            Phase::Count => self.total_offers(seat, out),
            Phase::Between => out.extend([Offer::Word(Action::PlayOn), Offer::Word(Action::Rise)]),
            Phase::Draw | Phase::Shuffle | Phase::Over => {}
        }
    }

    fn asides(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if !self.agreements.honour() || !self.before_totals() || seat.index() >= SEATS {
            return;
        }
        self.mark_offers(seat, out);
        self.matto_offers(seat, out);
        if matches!(self.open.phase, Phase::Tricks | Phase::Inspection) {
            self.revoke_offers(seat, out);
        }
        if !self.open.appealed.contains(seat) {
            out.push(Offer::Word(Action::Appeal));
        }
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

    fn sides(&self) -> Vec<Side> {
        let size = self.agreements.resto_points;
        let seats = |pair| self.company.members(pair).into_iter().collect();
        let won = |pair| ahead(&self.ledger, &self.company, self.open.phase, pair, size);
        Pair::BOTH.map(|pair| Side { seats: seats(pair), won: won(pair) }).into()
    }

    fn reports(&self) -> Vec<DealReport> {
        let mut reports = self.reports.clone();
        if !matches!(self.open.phase, Phase::Draw | Phase::Between | Phase::Over) {
            reports.push(self.report());
        }
        reports
    }

    fn all_cards(&self) -> Vec<CardSet> {
        if matches!(self.open.phase, Phase::Draw | Phase::Shuffle) {
            return vec![tarocchi::PACK];
        }
        let mut piles: Vec<CardSet> = self.hidden.hands.into_iter().chain(self.hidden.discards).collect();
        piles.push(CardSet::from_slice(&self.hidden.stock));
        piles.push(CardSet::from_slice(&self.open.stopped));
        let tricks = self.open.taken.iter().map(|taken| &taken.plays).chain([&self.open.plays]);
        piles.extend(tricks.map(|plays| plays.iter().map(|&(_, card)| card).collect::<CardSet>()));
        piles
    }

    fn show(view: &View) -> TableView {
        show::show(view)
    }

    fn offered(view: &View) -> &[Offer<Action>] {
        &view.offers
    }

    fn to_act(view: &View) -> ToAct {
        view.seat().map_or(ToAct::Waits, |seat| view.to_act.get(seat.index()).copied().unwrap_or(ToAct::Waits))
    }

    fn imagine(view: &View, luck: &mut Luck) -> Minchiate {
        imagine::imagine(view, luck)
    }
}
