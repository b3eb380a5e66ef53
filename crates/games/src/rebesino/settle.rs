//! The hand settled, forfeits won, the deal passed on, and the end of the match (R48, R57-R62).

use super::Rebesino;
use super::accounts::{Transfers, accounts, paid_for};
use super::agreements::Suerte;
use super::deck::{ALL_POINTS, ORDER, PARTIDA, price, worth};
use super::facts::SUERTE;
use super::hand_result::{All, Fate, HandResult, PayCard};
use super::laws::{DESK, DRAW_WRONG, again};
use super::napolitana::{End, Napolitana};
use super::state::{HAND, Paid, Phase, SEATS, Said};
use arrayvec::ArrayVec;
use cards::{Card, CardSet, Rank, Suit};
use engine::agreement::Switch;
use engine::law::{Unanswered, Value};
use engine::{Cause, Cite, DealReport, Msg, Seat, SeatSet};
use serde::Serialize;

/// Outcome of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The winner and the payer of the partida, each with their points.
    Partida { winner: (Seat, i64), loser: (Seat, i64) },
    /// The taker of every trick.
    Given(Seat),
    /// The player who went to Rebesino, and the one who cut it in time.
    Cut(Seat, Option<Seat>),
    /// The holder whose napolitana stood.
    Napolitana(Seat),
    /// The holder whose napolitana fell.
    Introduced(Seat),
    /// Somebody paid for all.
    Faulty(Seat),
    /// The player who spoilt the hand.
    Void(Seat),
}

impl Outcome {
    fn of(standing: &HandResult) -> Outcome {
        let everybody = SeatSet::first(SEATS);
        if let Some(culprit) = standing.culprits().lowest() {
            return Outcome::Faulty(culprit);
        }
        match (standing.all, standing.napolitana) {
            (Some(All::Given(all)), _) => Outcome::Given(all),
            (Some(All::Cut(going, owner)), _) => Outcome::Cut(going, owner),
            (_, Some(Napolitana { seat, end: End::Stands })) => Outcome::Napolitana(seat),
            (_, Some(Napolitana { seat, .. })) => Outcome::Introduced(seat),
            _ => {
                let (first, last) = (standing.order[0], standing.order[SEATS - 1]);
                let with_points = |seat: Seat| (seat, standing.points[seat.index()]);
                Outcome::Partida {
                    winner: with_points(standing.winner(everybody).unwrap_or(last)),
                    loser: with_points(standing.loser(everybody).unwrap_or(first)),
                }
            }
        }
    }

    /// Its machine name.
    pub const fn word(self) -> &'static str {
        match self {
            Outcome::Partida { .. } => "partida",
            Outcome::Given(_) => "given",
            Outcome::Cut(..) => "cut",
            Outcome::Napolitana(_) => "napolitana",
            Outcome::Introduced(_) => "introduced",
            Outcome::Faulty(_) => "faulty",
            Outcome::Void(_) => "void",
        }
    }

    /// The outcome in a sentence.
    pub fn ended(self) -> Msg {
        match self {
            Outcome::Partida { winner, loser } => {
                let ended = Msg::new("rebesino-ended-partida").with("seat", winner.0).with("fewest", winner.1);
                ended.with("other", loser.0).with("most", loser.1)
            }
            Outcome::Given(all) => Msg::new("rebesino-ended-given").with("seat", all),
            Outcome::Cut(going, Some(owner)) => Msg::new("rebesino-ended-cut").with("seat", going).with("other", owner),
            Outcome::Cut(going, None) => Msg::new("rebesino-ended-short").with("seat", going),
            Outcome::Napolitana(holder) => Msg::new("rebesino-ended-napolitana").with("seat", holder),
            Outcome::Introduced(holder) => Msg::new("rebesino-ended-introduced").with("seat", holder),
            Outcome::Faulty(culprit) => Msg::new("rebesino-ended-faulty").with("seat", culprit),
            Outcome::Void(culprit) => Msg::new("rebesino-ended-void").with("seat", culprit),
        }
    }
}

impl Rebesino {
    /// Twice in the first and the last round, where that is agreed (R62).
    fn times(&self) -> i64 {
        let (round, last) = (i64::from(self.match_state.counted) / SEATS as i64, self.agreements.vueltas - 1);
        let doubled = self.agreements.mari_perez == Switch::On && (round == 0 || round >= last);
        if doubled { 2 } else { 1 }
    }

    /// The pay cards of a full trick that are sold or drawn are paid for on the spot; what hangs on the endings in copas waits,
    /// since it would tell what is held.
    pub(super) fn pay_on_the_spot(&mut self, taker: Seat) {
        let trick = self.open.takers.len();
        if trick + 3 >= HAND {
            return;
        }
        let standing = HandResult::new(self.open.order, &self.agreements);
        for at in trick * SEATS..self.open.plays.len() {
            let (by, card) = self.open.plays[at];
            if price(card) == 0 {
                continue;
            }
            let card = PayCard { card, fate: self.fate(at), by: Some(by), lies: Some(taker), trick };
            let (from, to) = match card.fate {
                Fate::Sold | Fate::Under => (taker, by),
                Fate::Drawn(leader) => (by, leader),
                Fate::Led | Fate::Asleep => continue,
            };
            self.open.paid.push(Paid { card: card.card, from, to });
            let cause = paid_for(&standing, &card).cards(CardSet::of(card.card));
            self.ledger.pay(self.match_state.deal, from, to, price(card.card) * self.times(), cause);
        }
    }

    /// Returns payments on the spot that are not owed; those that are owed are not made twice (R48).
    fn settle_paid(&mut self, transfers: &mut Transfers) {
        let back = Cause::new("rebesino-cause-returned", Cite("rebesino R48"));
        for Paid { card, from, to } in self.open.paid.clone() {
            let owed = transfers.iter().position(|owed| (owed.card, owed.from, owed.to) == (Some(card), from, to));
            match owed {
                Some(at) => drop(transfers.remove(at)),
                None => {
                    let cause = back.cards(CardSet::of(card));
                    self.ledger.pay(self.match_state.deal, to, from, price(card) * self.times(), cause);
                }
            }
        }
    }

    /// Pays for the hand, and passes the deal on.
    pub(super) fn settle(&mut self) {
        let (deal, times) = (self.match_state.deal, self.times());
        let standing = self.standing();
        let mut transfers = accounts(&standing);
        self.settle_paid(&mut transfers);
        for transfer in transfers {
            self.ledger.pay(deal, transfer.from, transfer.to, transfer.amount * times, transfer.cause);
        }
        self.draw_suerte();
        self.forfeit_repeated(times);
        self.conclude(Outcome::of(&standing), self.counted(&standing));
        self.match_state.counted += 1;
        self.give_dotes();
        self.match_state.dealer = self.match_state.right_of(self.match_state.dealer, 1);
        if i64::from(self.match_state.counted) < self.agreements.vueltas * SEATS as i64 {
            self.begin_hand();
        } else {
            self.share_suerte();
            self.open.phase = Phase::Over;
        }
    }

    /// The hand is void by what the laws say of a player who exchanged two cards, and the same player deals again.
    pub(super) fn void_hand(&mut self, by: Seat) {
        let facts = [("what", Value::Word("discarded-twice")), ("by", Value::Player(by))];
        let (ruling, times) = (DESK.at_table(&DRAW_WRONG, &facts).unwrap_or_else(Unanswered::halt), self.times());
        for payment in &ruling.payments {
            self.ledger.pay(self.match_state.deal, payment.from, payment.to, payment.amount * times, payment.cause);
        }
        self.conclude(Outcome::Void(by), Vec::new());
        self.begin_hand();
    }

    /// Points of each player's tricks, and those asleep: forty in all (R4, R47).
    fn counted(&self, standing: &HandResult) -> Vec<Msg> {
        let each = self.open.order.into_iter().map(|seat| {
            let at = seat.index();
            let counted = Msg::new("rebesino-counted").with("seat", seat).with("points", standing.points[at]);
            counted.with("tricks", self.open.tricks[at])
        });
        let asleep = ALL_POINTS - standing.points.iter().sum::<i64>();
        each.chain([Msg::new("rebesino-counted-asleep").with("points", asleep)]).collect()
    }

    fn conclude(&mut self, outcome: Outcome, counted: Vec<Msg>) {
        let report = self.running_report();
        let shown = match outcome {
            Outcome::Void(_) => Vec::new(),
            // What counts of the tricks: the cards that carry points.
            Outcome::Partida { .. }
            | Outcome::Given(_)
            | Outcome::Cut(..)
            | Outcome::Napolitana(_)
            | Outcome::Introduced(_)
            | Outcome::Faulty(_) => Seat::first(SEATS)
                .map(|seat| (seat, self.open.taken(seat).iter().filter(|&card| worth(CardSet::of(card)) > 0).collect()))
                .filter(|(_, cards): &(Seat, CardSet)| !cards.is_empty())
                .collect(),
        };
        self.reports.push(DealReport { outcome: Some(outcome.word()), ended: Some(outcome.ended()), counted, shown, ..report });
        self.match_state.last = Some(outcome);
    }

    /// A second renuncio of one hand, and each further, costs a partida, put aside for the next (R53).
    fn forfeit_repeated(&mut self, times: i64) {
        if self.agreements.renuncio_streak == Switch::On {
            return;
        }
        for seat in Seat::first(SEATS) {
            let (amount, cause) = again(self.renuncios(seat), PARTIDA * times);
            self.ledger.pay(self.match_state.deal, seat, SUERTE, amount, cause);
            self.match_state.suerte[seat.index()] += amount;
        }
    }

    /// The hand of each as dealt, before the exchange.
    fn dealt(&self, seat: Seat) -> CardSet {
        let hidden = &self.hidden;
        let laid = hidden.monte.iter().chain(&hidden.took).filter(|sleeper| sleeper.by == Some(seat)).map(|sleeper| sleeper.card);
        let had = hidden.held[seat.index()] | laid.collect::<CardSet>();
        hidden.drew[seat.index()].map_or(had, |card| had.without(card))
    }

    /// Forfeits of the hands before go to the best card dealt among those who did not forfeit them; or they wait (R57).
    fn draw_suerte(&mut self) {
        for offender in Seat::first(SEATS) {
            let amount = self.match_state.suerte[offender.index()];
            let entitled = Seat::first(SEATS).filter(|&seat| seat != offender);
            let best = entitled.filter_map(|seat| Some((best_lot(self.agreements.suerte_criterion, self.dealt(seat))?, seat)));
            if let Some((_, winner)) = best.max_by_key(|&(worth, _)| worth).filter(|_| amount > 0) {
                let cause = Cause::new("rebesino-cause-suerte", Cite("rebesino R57"));
                self.ledger.pay(self.match_state.deal, SUERTE, winner, amount, cause);
                self.match_state.suerte[offender.index()] = 0;
            }
        }
    }

    /// At the end what nobody won is split among the three entitled, odd tantos from the best seated downwards (R61).
    fn share_suerte(&mut self) {
        for offender in Seat::first(SEATS) {
            let amount = std::mem::take(&mut self.match_state.suerte[offender.index()]);
            let entitled: ArrayVec<Seat, SEATS> = self.open.order.into_iter().rev().filter(|&seat| seat != offender).collect();
            for (part, &seat) in entitled.iter().enumerate() {
                let share = amount / 3 + i64::from((part as i64) < amount % 3);
                self.ledger.pay(
                    self.match_state.deal,
                    SUERTE,
                    seat,
                    share,
                    Cause::new("rebesino-cause-split", Cite("rebesino R61")),
                );
            }
        }
    }

    /// Gives another dote to each player who has lost theirs (R59).
    fn give_dotes(&mut self) {
        for seat in Seat::first(SEATS) {
            while self.chips(seat) <= 0 {
                self.match_state.dotes[seat.index()] += 1;
                self.open.say(seat, Said::Dote);
            }
        }
    }

    /// Chips before a player: their dotes and their balance.
    pub(super) fn chips(&self, seat: Seat) -> i64 {
        self.agreements.dote * i64::from(self.match_state.dotes[seat.index()]) + self.ledger.balance(seat)
    }

    /// The hand as it stands.
    pub(super) fn running_report(&self) -> DealReport {
        DealReport {
            number: self.match_state.deal,
            dealer: self.match_state.dealer,
            outcome: None,
            contract: None,
            ombre: None,
            trump: None,
            tricks: self.open.tricks.iter().copied().collect(),
            counted: Vec::new(),
            ended: None,
            shown: Vec::new(),
        }
    }
}

/// Rank of the best card of a hand for the forfeits; `None` if it has none.
fn best_lot(by: Suerte, dealt: CardSet) -> Option<u8> {
    match by {
        Suerte::HighestEspada => {
            let espadas = dealt.iter().filter(|card| card.suit() == Some(Suit::Espadas));
            espadas.map(|card| ORDER.strength(card)).max()
        }
        Suerte::BestKing => {
            let kings = dealt.iter().filter(|card: &Card| card.rank() == Some(Rank::King));
            kings.filter_map(|card| card.suit()).map(|suit| SEATS as u8 - suit as u8).max()
        }
    }
}
