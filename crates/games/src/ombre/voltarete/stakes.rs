//! Sitting down, the stakes of a hand, dealing, the void hand, and what happens between hands (R9-R22, R123-R142).

use super::Voltarete;
use super::agreements::{ClaimDeadline, Divide, Seating, Switch};
use super::breach::Breach;
use super::contract::{Contract, Geral};
use super::facts::{BOLO, BOX, PACK};
use super::state::{Closing, Company, Due, HAND, Hidden, Open, Owed, Phase, Remissa, SEATS, TALON};
use crate::ombre::auction::Auction;
use crate::ombre::trumps::ESPADILHA;
use arrayvec::ArrayVec;
use cards::{Card, CardSet, Rank, Suit};
use engine::trick::Trick;
use engine::{Account, BadAgreement, Cite, DealReport, Pile, Seat, SeatSet, Setup};

/// The suits drawn for seats; the fourth only when four play (D30). Who draws espadas deals first.
const DRAWN: [Suit; SEATS] = [Suit::Espadas, Suit::Copas, Suit::Bastos, Suit::Ouros];

/// The card of a suit that is drawn for seats.
const fn lot(suit: Suit) -> Card {
    Card::new(suit, Rank::Two)
}

impl Hidden {
    pub(super) const NOTHING: Hidden =
        Hidden { hands: [CardSet::EMPTY; SEATS], talon: [ESPADILHA; TALON], discards: [CardSet::EMPTY; SEATS], espadilha: None };
}

impl Open {
    /// A hand about to be dealt.
    #[inline]
    pub(super) fn new(order: [Seat; SEATS], last_trick: Trick, dues: Vec<Due>) -> Open {
        Open {
            phase: Phase::Shuffle,
            order,
            active: 3,
            auction: Auction::new(3),
            passes: [0; SEATS],
            passed_twice: SeatSet::EMPTY,
            obliged: false,
            said: ArrayVec::new(),
            contract: None,
            feito: None,
            named: None,
            trump: None,
            turned: None,
            shown: [CardSet::EMPTY; SEATS],
            exposed: SeatSet::EMPTY,
            talon: (0, 0),
            discarded: [0; SEATS],
            bought: [0; SEATS],
            buyer: 0,
            geral: Geral::No,
            resposta: None,
            trick: Trick::EMPTY,
            to_play: order[0],
            plays: ArrayVec::new(),
            last_trick,
            takers: ArrayVec::new(),
            tricks: [0; SEATS],
            claim: None,
            laid: SeatSet::EMPTY,
            unexamining: SeatSet::EMPTY,
            resigned: SeatSet::EMPTY,
            exposures: ArrayVec::new(),
            made_good: None,
            revokes: [0; SEATS],
            accused: Vec::new(),
            cleared: [CardSet::EMPTY; SEATS],
            penalties: ArrayVec::new(),
            measure: 0,
            owed: ArrayVec::new(),
            left: ArrayVec::new(),
            dues,
            content: SeatSet::EMPTY,
            lifted: false,
            outcome: None,
        }
    }
}

impl Voltarete {
    /// Sits the company down, as the setup says.
    pub(super) fn sit_down(agreements: &super::Agreements, setup: &Setup) -> Result<Voltarete, BadAgreement> {
        agreements.check()?;
        let players = agreements.players;
        let round: [Seat; SEATS] = std::array::from_fn(Seat::at);
        let dealer = setup.dealer.unwrap_or(round[0]);
        let mut game = Voltarete {
            agreements: agreements.clone(),
            company: Company {
                players,
                round,
                dealer,
                medalhao: dealer,
                life: 0,
                remissas: Vec::new(),
                closing: Closing::Filling,
                recambos: 0,
                hands: 0,
                deal: 0,
                break_off: SeatSet::EMPTY,
            },
            open: Open::new(round, Trick::EMPTY, Vec::new()),
            hidden: Hidden::NOTHING,
            ledger: engine::Ledger::default(),
            reports: Vec::new(),
        };
        if setup.dealer.is_some_and(|seat| seat.index() >= players) {
            return Err(BadAgreement::Setup { name: "dealer".to_owned(), why: "there is no such seat".to_owned() });
        }
        game.set_up(setup)?;
        if agreements.seating == Seating::Drawn && setup.dealer.is_none() {
            game.open.phase = Phase::Draw;
        } else {
            game.begin_hand();
        }
        Ok(game)
    }

    fn set_up(&mut self, setup: &Setup) -> Result<(), BadAgreement> {
        const CARRIED: Cite = Cite("voltarete R22");
        for (name, value) in &setup.lines {
            let bad = |why: &str| BadAgreement::Setup { name: name.clone(), why: why.to_owned() };
            let tentos = |text: &str| {
                let tentos = text.parse().ok().filter(|tentos| (0..=1_000_000).contains(tentos));
                tentos.ok_or_else(|| bad("takes a number of tentos"))
            };
            let seat = |text: &str| {
                let seat = text.parse().ok().filter(|&seat| seat < self.company.players).and_then(Seat::new);
                seat.ok_or_else(|| bad("there is no such seat"))
            };
            match name.as_str() {
                "bolo" => self.ledger.pay(0, Account::CARRIED, BOLO, tentos(value)?, CARRIED),
                "box" => {
                    let box_size = self.agreements.recambo_size;
                    let held = tentos(value)?;
                    if self.ledger.balance(BOX) + held > box_size {
                        return Err(bad("the box does not hold so many"));
                    }
                    self.ledger.pay(0, Account::CARRIED, BOX, held, Cite("voltarete R125"));
                }
                "life" => {
                    let hands = value.parse().ok().filter(|hands| (0..=1_000_000).contains(hands));
                    self.company.life = hands.ok_or_else(|| bad("takes a number of hands"))?;
                }
                "medalhao" if setup.dealer.is_none() => {
                    return Err(bad("needs a `dealer`: who draws espadas takes the medalhão"));
                }
                "medalhao" => self.company.medalhao = seat(value)?,
                "remissa" => {
                    let (owner, amount) = value.split_once(char::is_whitespace).ok_or_else(|| bad("takes a seat and tentos"))?;
                    let (owner, amount) = (seat(owner)?, tentos(amount.trim())?);
                    if amount == 0 {
                        return Err(bad("takes a seat and tentos"));
                    }
                    self.company.remissas.push(Remissa { owner, amount, deal: 0 });
                }
                _ => return Err(bad("there is no such line; there are: dealer, bolo, box, life, medalhao, remissa")),
            }
        }
        Ok(())
    }

    /// The cards drawn for seats.
    pub(super) fn lots(&self) -> CardSet {
        DRAWN[..self.company.players].iter().map(|&suit| lot(suit)).collect()
    }

    /// Each sits at the place that shows his suit; espadas deals first and takes the medalhão (R9, R10, D42).
    pub(super) fn draw_seats(&mut self, order: &[Card]) -> Result<(), Breach> {
        let drawn: CardSet = order.iter().copied().collect();
        if order.len() != self.company.players || drawn != self.lots() {
            return Err(Breach::WrongPack);
        }
        for (place, &suit) in DRAWN[..self.company.players].iter().enumerate() {
            let seat = order.iter().position(|&card| card == lot(suit)).ok_or(Breach::WrongPack)?;
            self.company.round[place] = Seat::at(seat);
        }
        self.company.dealer = self.company.round[0];
        self.company.medalhao = self.company.dealer;
        self.begin_hand();
        Ok(())
    }

    /// STAKES (R18-R22, R126, R137), then the shuffle.
    pub(super) fn begin_hand(&mut self) {
        self.company.deal += 1;
        self.company.hands += 1;
        let deal = self.company.deal;
        self.ready_table();
        let empty = self.ledger.balance(BOLO) == 0;
        self.company.life = if empty { 1 } else { self.company.life + 1 };
        if empty {
            match self.due_remissa() {
                Some(_) if self.agreements.split_remissa == Switch::On => {
                    self.open.phase = Phase::SplitDue;
                    return;
                }
                Some(at) => {
                    let remissa = self.company.remissas.remove(at);
                    self.ledger.pay(deal, remissa.owner, BOLO, remissa.amount, Cite("voltarete R137"));
                }
                None if self.agreements.medalhao == Switch::On => {
                    let holder = self.company.medalhao;
                    self.ledger.pay(deal, holder, BOLO, self.agreements.medalhao_value, Cite("voltarete R19"));
                    self.company.medalhao = self.company.right_of(holder, 1);
                }
                None => {}
            }
        }
        self.complete_stakes();
    }

    /// The rest of the stakes: the box of a full recambó, and the dealer's entry.
    pub(super) fn complete_stakes(&mut self) {
        let deal = self.company.deal;
        let boxed = self.ledger.balance(BOX);
        if self.company.closing == Closing::Filling && boxed >= self.agreements.recambo_size {
            self.ledger.pay(deal, BOX, BOLO, boxed, Cite("voltarete R126"));
            self.company.closing = Closing::InTheBolo;
        }
        self.ledger.pay(deal, self.company.dealer, BOLO, self.agreements.dealer_ante, Cite("voltarete R18"));
        self.open.phase = Phase::Shuffle;
    }

    /// A clean table for the next hand, pagas still owed aside.
    fn ready_table(&mut self) {
        let company = &self.company;
        let mut order = [company.dealer; SEATS];
        for (place, seat) in order.iter_mut().enumerate().take(3) {
            *seat = company.right_of(company.dealer, place + 1);
        }
        let mut dues = std::mem::take(&mut self.open.dues);
        // Settled pagas are kept beside those still owed: who was paid rightly by one is owed it by the other (II.17.3).
        if dues.iter().all(|due| due.amount == 0) {
            dues.clear();
        }
        let last_trick = self.open.last_trick;
        self.open = Open::new(order, last_trick, dues);
        self.hidden = Hidden::NOTHING;
    }

    /// The remissa that falls due: the largest, the oldest of equals (R137, D43).
    pub(super) fn due_remissa(&self) -> Option<usize> {
        let remissas = self.company.remissas.iter().enumerate();
        remissas.rev().max_by_key(|(_, remissa)| remissa.amount).map(|(at, _)| at)
    }

    /// The owner of the remissa that falls due lets a part of it enter now (option `split_remissa`).
    pub(super) fn split_due(&mut self, seat: Seat, now: i64) -> Result<(), Breach> {
        let at = self.due_remissa().ok_or(Breach::NotNow)?;
        let remissa = self.company.remissas[at];
        if seat != remissa.owner {
            return Err(Breach::NotYourTurn { turn: remissa.owner });
        }
        if !(1..=remissa.amount).contains(&now) {
            return Err(Breach::NoSuchPart { most: remissa.amount });
        }
        self.ledger.pay(self.company.deal, seat, BOLO, now, Cite("voltarete:II.19.21"));
        match remissa.amount - now {
            0 => drop(self.company.remissas.remove(at)),
            rest => self.company.remissas[at].amount = rest,
        }
        self.complete_stakes();
        Ok(())
    }

    /// Where each card goes: packets to the right, beginning at the dealer's right, and the thirteen left (R13).
    pub(super) fn deal_layout(&self, out: &mut Vec<Pile>) {
        for &packet in self.agreements.deal_packets.sizes() {
            for seat in &self.open.order[..3] {
                out.extend(std::iter::repeat_n(Pile::Hand(*seat), usize::from(packet)));
            }
        }
        out.extend(std::iter::repeat_n(Pile::Stock, TALON));
    }

    /// The cards are dealt.
    pub(super) fn deal_out(&mut self, order: &[Card]) -> Result<(), Breach> {
        if order.len() != PACK.len() {
            return Err(Breach::WrongPack);
        }
        let mut hands = [CardSet::EMPTY; SEATS];
        let mut top = 0;
        for &packet in self.agreements.deal_packets.sizes() {
            for seat in &self.open.order[..3] {
                let next = top + usize::from(packet);
                hands[seat.index()] |= CardSet::from_slice(&order[top..next]);
                top = next;
            }
        }
        let talon = CardSet::from_slice(&order[3 * HAND..]);
        // Forty places and all forty cards: none is missing and none doubled.
        if hands.iter().fold(talon, |all, &hand| all | hand) != PACK {
            return Err(Breach::WrongPack);
        }
        self.hidden.hands = hands;
        self.hidden.talon.copy_from_slice(&order[3 * HAND..]);
        self.open.talon = (0, TALON);
        self.hidden.espadilha =
            self.open.order[..3].iter().copied().find(|seat| self.hidden.hands[seat.index()].contains(ESPADILHA));
        let waits = !self.open.dues.is_empty() && self.agreements.claim_deadline == ClaimDeadline::EndOfNextDeal;
        self.open.phase = if waits { Phase::Dealing } else { Phase::Round1 };
        if !waits {
            self.open.dues.clear();
        }
        Ok(())
    }

    /// The dealer deals the last packet: pagas not asked for are lost (II.17.4).
    pub(super) fn finish_deal(&mut self, seat: Seat) -> Result<(), Breach> {
        if seat != self.company.dealer {
            return Err(Breach::NotYourTurn { turn: self.company.dealer });
        }
        self.open.dues.clear();
        self.open.phase = Phase::Round1;
        Ok(())
    }

    /// *Vai a mão abaixo*: the hand is annulled, each takes back what he passed with, and the same dealer deals again (R15).
    pub(super) fn void_hand(&mut self) {
        let deal = self.company.deal;
        self.open.outcome = Some("void");
        self.report();
        for seat in self.open.order {
            let passed = i64::from(std::mem::take(&mut self.open.passes[seat.index()]));
            self.ledger.pay(deal, BOLO, seat, passed, Cite("voltarete R15"));
        }
        if self.company.hands >= self.agreements.most_hands {
            return self.rise();
        }
        self.company.deal += 1;
        self.company.hands += 1;
        self.ready_table();
    }

    /// Keeps how the hand ended.
    pub(super) fn report(&mut self) {
        let report = self.running_report();
        self.reports.push(report);
    }

    /// How the running hand stands.
    pub(super) fn running_report(&self) -> DealReport {
        let open = &self.open;
        DealReport {
            number: self.company.deal,
            dealer: self.company.dealer,
            outcome: open.outcome,
            contract: open.contract.map(|contract| contract.worth().name),
            ombre: open.feito,
            trump: open.trump,
            tricks: open.tricks[..self.company.players].iter().copied().collect(),
            counted: Vec::new(),
        }
    }

    /// The hand is over: the next one, a new recambó, or the end of the match (R126-R128, R142).
    pub(super) fn next_hand(&mut self) {
        self.report();
        // What entered over a lifted bolo counts as formed in the hand that follows (R21).
        if self.open.lifted {
            self.company.life = 0;
        }
        let played_off =
            self.company.closing == Closing::Lifted && self.company.remissas.is_empty() && self.ledger.balance(BOLO) == 0;
        if played_off {
            self.next_recambo();
        } else if self.company.hands >= self.agreements.most_hands {
            self.rise();
        } else {
            self.company.dealer = self.company.right_of(self.company.dealer, 1);
            self.begin_hand();
        }
    }

    /// The recambó is over (R126-R128, D51).
    fn next_recambo(&mut self) {
        self.company.recambos += 1;
        self.company.hands = 0;
        self.company.closing = Closing::Filling;
        if self.company.recambos >= self.agreements.recambos {
            self.open.phase = Phase::Over;
        } else if self.agreements.reseat_each_recambo == Switch::On && self.agreements.seating == Seating::Drawn {
            self.ready_table();
            self.open.phase = Phase::Draw;
        } else {
            self.company.dealer = self.company.right_of(self.company.dealer, 1);
            self.begin_hand();
        }
    }

    /// There is no time to go on: what is left is shared out (R140).
    fn rise(&mut self) {
        self.share_out();
        self.next_recambo();
    }

    /// One more wants to break the game off; when all do, what is left is shared out (R140, D52).
    pub(super) fn break_off(&mut self, seat: Seat) -> Result<(), Breach> {
        if self.agreements.divide_remissas_at_end != Divide::ByAgreement {
            return Err(Breach::NoBreakOff);
        }
        if self.company.break_off.contains(seat) {
            return Err(Breach::NotNow);
        }
        self.company.break_off = self.company.break_off.with(seat);
        if self.company.break_off.len() == self.company.players {
            self.report();
            self.share_out();
            self.open.phase = Phase::Over;
        }
        Ok(())
    }

    fn share_out(&mut self) {
        const CITE: Cite = Cite("voltarete R140");
        let players = self.company.players as i64;
        for remissa in std::mem::take(&mut self.company.remissas) {
            // The owner's own part is forgiven; odd tentos go to those next at his right.
            let (each, odd) = (remissa.amount / players, remissa.amount % players);
            for step in 1..self.company.players {
                let seat = self.company.right_of(remissa.owner, step);
                let share = each + i64::from(step as i64 <= odd);
                self.ledger.pay(self.company.deal, remissa.owner, seat, share, CITE);
            }
        }
        let bolo = self.ledger.balance(BOLO) + self.ledger.balance(BOX);
        self.ledger.pay(self.company.deal, BOX, BOLO, self.ledger.balance(BOX), CITE);
        let (each, odd) = (bolo / players, bolo % players);
        for step in 1..=self.company.players {
            let seat = self.company.right_of(self.company.dealer, step);
            self.ledger.pay(self.company.deal, BOLO, seat, each + i64::from(step as i64 <= odd), CITE);
        }
        self.open.dues.clear();
    }

    /// A resposta by the laws: one for each fault that carries it, placed when the hand is settled.
    pub(super) fn penalise(&mut self, owner: Seat, cite: &'static str) {
        let _ = self.open.penalties.try_push(Owed { owner, cite: Cite(cite) });
    }
}

/// The games of the first passage, for offers.
pub(super) const FIRST_PASSAGE: [Contract; 5] =
    [Contract::Licenca, Contract::Preferencia, Contract::So, Contract::SoCopas, Contract::Respeito];
