//! Voltarete (Lisbon 1834), complete: three or four players, strict and honour tables.
//!
//! The rules are numbered as in the rule file (`R1` to `R142`), the laws as in the book (`voltarete:II.<chapter>.<law>`). One
//! file a concern, in the order of a hand: `stakes` · `passage` · `talon` · `opening` · `play` · `claims` and
//! `revoke` · `result` · `settle` · `pagas`; what is seen of it: `view` · `show` · `imagine`.

mod action;
mod agreements;
mod breach;
mod certain;
mod claims;
pub mod contract;
mod facts;
mod imagine;
mod opening;
mod pagas;
mod passage;
mod play;
pub mod result;
mod revoke;
mod settle;
mod show;
mod stakes;
pub mod state;
mod talon;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Asked, Lost, Rate, Won};
pub use agreements::*;
pub use facts::{BOLO, BOX, FACTS};
pub use view::View;

use breach::Breach;
use cards::{Card, CardSet, Suit};
use engine::show::ToAct;
use engine::{BadAgreement, DealReport, Eyes, Facts, Game, Ledger, Luck, Offer, Pile, Refusal, Seat, SeatSet, Setup, Shuffle};
use engine::{ShuffleFor, TableView, Turn};
use state::{Company, Hidden, Laid, Open, Phase, Said};

/// A match of Voltarete.
#[derive(Clone, Debug)]
pub struct Voltarete {
    agreements: Agreements,
    company: Company,
    open: Open,
    hidden: Hidden,
    ledger: Ledger,
    reports: Vec<DealReport>,
}

impl Voltarete {
    /// Who must act, and who may though he need not.
    fn awaited(&self) -> (SeatSet, SeatSet) {
        let one = |seat: Option<Seat>| (seat.map_or(SeatSet::EMPTY, SeatSet::of), SeatSet::EMPTY);
        let open = &self.open;
        match open.phase {
            Phase::Draw | Phase::Shuffle | Phase::Over => (SeatSet::EMPTY, SeatSet::EMPTY),
            Phase::SplitDue => one(self.due_remissa().map(|at| self.company.remissas[at].owner)),
            Phase::Dealing => {
                let creditors = open.dues.iter().filter(|due| due.amount > 0).map(|due| due.to).collect();
                (SeatSet::of(self.company.dealer), creditors)
            }
            Phase::Round1 | Phase::Round2 => one(Some(self.speaker())),
            Phase::Quarto => one(Some(self.company.dealer)),
            Phase::TrezeDiscard | Phase::Naming | Phase::Exchange | Phase::CascaChoice | Phase::Opening | Phase::StopOrGeral => {
                one(open.feito)
            }
            Phase::Buying => one(self.buyer()),
            Phase::Answers => one(self.answerer()),
            Phase::Tricks => (SeatSet::of(open.to_play), open.playing().without(open.to_play)),
            Phase::Claim => one(self.claim_answerer()),
            Phase::Inspection => (open.playing().minus(open.content), open.content),
            Phase::Placing => one(open.owed.last().map(|owed| owed.owner)),
            Phase::Pagas => (self.undecided(), SeatSet::EMPTY),
        }
    }

    fn try_act(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        if seat.index() >= self.company.players {
            return Err(Breach::NotPlaying);
        }
        match self.open.phase {
            Phase::Tricks => match *action {
                Action::Play(card) => self.play(seat, card),
                _ => self.act_in_tricks(seat, action),
            },
            Phase::Round1 => self.speak_first(seat, action),
            Phase::Round2 => self.speak_second(seat, action),
            Phase::Naming => self.name_trump(seat, action),
            Phase::Exchange => self.exchange(seat, action),
            Phase::CascaChoice => self.casca_choice(seat, action),
            Phase::Buying => self.buy(seat, action),
            Phase::Opening => self.open_play(seat, action),
            Phase::Answers => self.answer(seat, action),
            Phase::StopOrGeral => self.stop_or_go_on(seat, action),
            Phase::Claim => self.answer_claim(seat, action),
            Phase::Inspection => self.inspect(seat, action),
            Phase::Placing => self.place(seat, action),
            Phase::Pagas => self.between(seat, action),
            Phase::Quarto => self.quarto_speaks(seat, action),
            Phase::TrezeDiscard => self.treze_discard(seat, action),
            Phase::SplitDue => match *action {
                Action::Split(now) => self.split_due(seat, now),
                _ => Err(Breach::NotNow),
            },
            Phase::Dealing => match *action {
                Action::AskPagas(debtor, asked) => self.ask_pagas(seat, debtor, asked),
                Action::Deal => self.finish_deal(seat),
                _ => Err(Breach::NotDealt),
            },
            Phase::Draw | Phase::Shuffle => Err(Breach::NotDealt),
            Phase::Over => Err(Breach::Over),
        }
    }

    /// Whatever can be done during the play besides playing a card.
    fn act_in_tricks(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        match *action {
            Action::ClaimWin(won) => self.lay_down(seat, Laid::Won(won), Said::ClaimWin(won)),
            Action::Concede(lost) => self.lay_down(seat, Laid::Lost(lost), Said::Concede(lost)),
            Action::ClaimCodilho => self.lay_down(seat, Laid::Codilho, Said::ClaimCodilho),
            Action::GrantWin => self.lay_down(seat, Laid::Granted, Said::GrantWin),
            Action::Amend(card) => self.amend(seat, card),
            Action::Accuse(other, trick) => self.accuse(seat, other, trick),
            Action::SayCodilho(to) => self.say_codilho(seat, to),
            Action::AskResposta | Action::ReporCasca if self.open.contract == Some(contract::Contract::Casca) => {
                Err(Breach::CascaNamed)
            }
            Action::AskResposta => Err(Breach::NoResposta),
            Action::DeclareGeral if self.open.contract == Some(contract::Contract::Treze) => Err(Breach::NoGeralInTreze),
            _ => Err(Breach::NotNow),
        }
    }
}

impl Game for Voltarete {
    type Agreements = Agreements;
    type Action = Action;
    type View = View;

    const FACTS: &'static Facts = &FACTS;

    fn open(agreements: &Agreements, setup: &Setup) -> Result<Voltarete, BadAgreement> {
        Voltarete::sit_down(agreements, setup)
    }

    fn players(&self) -> usize {
        self.company.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::Tricks => {
                let must = SeatSet::of(self.open.to_play);
                Turn::Seats { must, may: self.open.playing().minus(must) }
            }
            Phase::Draw => Turn::Shuffle(Shuffle { cards: self.lots(), purpose: ShuffleFor::Draw }),
            Phase::Shuffle => Turn::Shuffle(Shuffle { cards: facts::PACK, purpose: ShuffleFor::Deal }),
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
        self.agreements.most_hands.saturating_mul(self.agreements.recambos)
    }

    fn dealer(&self) -> Option<Seat> {
        (self.open.phase != Phase::Draw).then_some(self.company.dealer)
    }

    fn layout(&self, out: &mut Vec<Pile>) {
        match self.open.phase {
            Phase::Draw => out.extend(Seat::first(self.company.players).map(Pile::Hand)),
            Phase::Shuffle => self.deal_layout(out),
            _ => {}
        }
    }

    fn shuffled(&mut self, order: &[Card]) -> Result<(), Refusal> {
        let done = match self.open.phase {
            Phase::Draw => self.draw_seats(order),
            Phase::Shuffle => self.deal_out(order),
            Phase::Over => Err(Breach::Over),
            _ => Err(Breach::NotNow),
        };
        done.map_err(Refusal::from)
    }

    fn offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if self.open.phase == Phase::Tricks {
            if seat == self.open.to_play {
                self.play_offers(seat, out);
            }
        } else if self.awaited().0.contains(seat) {
            self.answers(seat, out);
        }
    }

    fn asides(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        match self.open.phase {
            Phase::Tricks if self.open.plays_cards(seat) => {
                self.claim_offers(seat, out);
                self.revoke_offers(seat, out);
                if self.agreements.honour() && self.open.feito == Some(seat) && !self.open.resigned.contains(seat) {
                    out.extend(self.open.opponents().map(|to| Offer::Word(Action::SayCodilho(to))));
                }
            }
            Phase::Inspection => self.revoke_offers(seat, out),
            Phase::Dealing => self.pagas_offers(seat, out),
            _ => {}
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.try_act(seat, action).map_err(Refusal::from)
    }

    fn view(&self, eyes: Eyes) -> View {
        self.seen_by(eyes)
    }

    fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    fn reports(&self) -> Vec<DealReport> {
        let mut reports = self.reports.clone();
        if !matches!(self.open.phase, Phase::Draw | Phase::Over) {
            reports.push(self.running_report());
        }
        reports
    }

    fn all_cards(&self) -> Vec<CardSet> {
        if matches!(self.open.phase, Phase::Draw | Phase::SplitDue | Phase::Shuffle) {
            return vec![facts::PACK];
        }
        let (from, to) = self.open.talon;
        let mut piles: Vec<CardSet> = self.hidden.hands.into_iter().chain(self.hidden.discards).collect();
        piles.push(CardSet::from_slice(&self.hidden.talon[from..to]));
        piles.push(self.open.plays.iter().map(|&(_, card)| card).collect());
        piles.push(self.on_the_table());
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

    fn imagine(view: &View, luck: &mut Luck) -> Voltarete {
        imagine::imagine(view, luck)
    }
}

impl Voltarete {
    /// The card turned up, as long as nobody has taken it in.
    fn on_the_table(&self) -> CardSet {
        self.open.turned.filter(|_| self.open.phase == Phase::Exchange).map_or(CardSet::EMPTY, CardSet::of)
    }

    /// What a seat can do of which something is asked.
    fn answers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let treze = self.open.contract == Some(contract::Contract::Treze);
        match self.open.phase {
            Phase::SplitDue => {
                let most = self.due_remissa().map_or(1, |at| self.company.remissas[at].amount);
                out.push(Offer::Number { from: 1, to: most, make: Action::Split });
            }
            Phase::Dealing => out.push(Offer::Word(Action::Deal)),
            Phase::Round1 => self.first_offers(seat, out),
            Phase::Round2 => self.second_offers(seat, out),
            Phase::Quarto => out.extend([Offer::Word(Action::Decline), Offer::Word(Action::Treze)]),
            Phase::TrezeDiscard => {
                let of = self.hand(seat);
                out.push(Offer::Cards { of, must: CardSet::EMPTY, at_least: 4, at_most: 4, make: Action::Discard4 });
            }
            Phase::Naming | Phase::CascaChoice => out.extend(Suit::ALL.map(|suit| Offer::Word(Action::Name(suit)))),
            Phase::Exchange => self.exchange_offers(out),
            Phase::Buying => self.buy_offers(seat, out),
            Phase::Opening => self.opening_offers(out),
            Phase::Answers => out.extend([Offer::Word(Action::Give), Offer::Word(Action::Refuse)]),
            Phase::StopOrGeral => out.extend([Offer::Word(Action::Stop), Offer::Word(Action::Continue)]),
            Phase::Claim => out.extend([Offer::Word(Action::Accept), Offer::Word(Action::MakePlay)]),
            Phase::Inspection => out.push(Offer::Word(Action::Content)),
            Phase::Placing => self.placing_offers(seat, out),
            Phase::Pagas => self.between_offers(seat, out),
            Phase::Tricks | Phase::Draw | Phase::Shuffle | Phase::Over => {}
        }
        match self.open.phase {
            Phase::CascaChoice => out.push(Offer::Word(Action::ReporCasca)),
            Phase::TrezeDiscard | Phase::Naming if treze && self.may_surrender_treze() => {
                out.push(Offer::Word(Action::AskResposta));
            }
            _ => {}
        }
    }
}
