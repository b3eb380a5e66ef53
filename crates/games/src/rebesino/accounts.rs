//! Payments for a hand, with their causes: a pure function of its standing (R47-R56).

use super::deck::{PARTIDA, REBESINO, STAKE, price};
use super::hand_result::{All, Fate, HandResult, PayCard};
use super::napolitana::{End, Napolitana};
use super::state::SEATS;
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::agreement::Switch;
use engine::{Cause, Cite, Seat, SeatSet};

/// Something to be paid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Transfer {
    pub from: Seat,
    pub to: Seat,
    pub amount: i64,
    pub cause: Cause,
    /// The pay card it is paid for.
    pub card: Option<Card>,
}

/// All that is paid for a hand.
pub type Transfers = ArrayVec<Transfer, 32>;

/// A claim of a player, no matter who pays it.
type Credits = ArrayVec<(Seat, i64), 16>;

const fn cause(id: &'static str, cite: &'static str) -> Cause {
    Cause::new(id, Cite(cite))
}

const PARTIDA_LOST: Cause = cause("rebesino-cause-partida", "rebesino R47");
const GIVEN: Cause = cause("rebesino-cause-given", "rebesino R48");
const CUT: Cause = cause("rebesino-cause-cut", "rebesino R48");
const NOT_CUT: Cause = cause("rebesino-cause-not-cut", "rebesino R39");
const INTRODUCED: Cause = cause("rebesino-cause-introduced", "rebesino R36");
const NAPOLITANA: Cause = cause("rebesino-cause-napolitana", "rebesino R49");
const COLLECTED: Cause = cause("rebesino-cause-napolitana-card", "rebesino R49");
const SHARED: Cause = cause("rebesino-cause-shared", "rebesino R50");
const RENUNCIO: Cause = cause("rebesino-cause-renuncio", "rebesino R51");
const COUNT: Cause = cause("rebesino-cause-count", "rebesino R16");

/// The payments for a finished hand.
pub fn accounts(standing: &HandResult) -> Transfers {
    let mut book = Book { standing, transfers: Transfers::new() };
    if standing.culprits().is_empty() {
        book.faultless();
    } else {
        book.faulty();
    }
    book.transfers
}

struct Book<'a> {
    standing: &'a HandResult,
    transfers: Transfers,
}

const EVERYBODY: SeatSet = SeatSet::first(SEATS);

impl Book<'_> {
    fn pay(&mut self, from: Seat, to: Seat, amount: i64, cause: Cause) {
        if from != to && amount != 0 {
            self.transfers.push(Transfer { from, to, amount, cause, card: None });
        }
    }

    fn pay_card(&mut self, from: Seat, to: Seat, card: &PayCard, cause: Cause) {
        if from != to {
            let cause = cause.cards(CardSet::of(card.card));
            self.transfers.push(Transfer { from, to, amount: price(card.card), cause, card: Some(card.card) });
        }
    }

    /// The table of section 5.3.
    fn faultless(&mut self) {
        let standing = self.standing;
        match (standing.napolitana, standing.all) {
            (None, Some(All::Given(all))) => self.each_pays(all),
            (None, Some(All::Cut(going, owner))) => {
                owner.into_iter().for_each(|owner| self.pay(going, owner, 3 * REBESINO, CUT));
                self.ordinary();
            }
            (None, None) => self.ordinary(),
            (Some(Napolitana { seat, end: End::Introduced(by) }), all) => {
                self.holder_pays(seat, by, STAKE, INTRODUCED);
                if all == Some(All::Given(seat)) {
                    self.each_pays(seat);
                }
            }
            (Some(Napolitana { seat, .. }), Some(All::Given(all))) => {
                self.holder_pays(seat, Some(all), 3 * REBESINO, NOT_CUT);
            }
            (Some(Napolitana { seat, .. }), Some(All::Cut(going, owner))) => {
                match owner {
                    Some(owner) if owner != seat => self.holder_pays(seat, Some(owner), 3 * REBESINO, NOT_CUT),
                    _ if standing.shared == Switch::On => self.thirds(seat, 3 * REBESINO),
                    _ => self.pay(going, seat, 3 * REBESINO, CUT),
                }
                self.holders_stake(seat);
            }
            (Some(Napolitana { seat, .. }), None) => self.holders_stake(seat),
        }
    }

    /// Rebesino given: everyone pays, and nothing else is paid (P2).
    fn each_pays(&mut self, all: Seat) {
        EVERYBODY.without(all).iter().for_each(|seat| self.pay(seat, all, REBESINO, GIVEN));
    }

    /// The partida and the pay cards, each from its debtor to its creditor.
    fn ordinary(&mut self) {
        let standing = self.standing;
        let Some((winner, loser)) = standing.winner(EVERYBODY).zip(standing.loser(EVERYBODY)) else { return };
        self.pay(loser, winner, PARTIDA, PARTIDA_LOST);
        for card in standing.cards.iter().filter(|card| standing.is_paid(card)) {
            let debtor = match card.fate {
                Fate::Sold | Fate::Under => card.lies,
                Fate::Drawn(_) | Fate::Led => card.by,
                Fate::Asleep => Some(loser),
            };
            if let Some(debtor) = debtor {
                self.pay_card(debtor, creditor(card, winner), card, paid_for(standing, card));
            }
        }
    }

    /// Collects the stake of a napolitana's holder: all five pay cards and the partida (R40, R49).
    fn holders_stake(&mut self, holder: Seat) {
        let standing = self.standing;
        if standing.shared == Switch::On {
            return self.thirds(holder, self.stake());
        }
        let Some(payer) = standing.loser(EVERYBODY.without(holder)) else { return };
        self.pay(payer, holder, PARTIDA, NAPOLITANA);
        for card in standing.cards.iter().filter(|card| standing.is_paid(card)) {
            let own = card.by.filter(|&by| by != holder && matches!(card.fate, Fate::Drawn(_) | Fate::Led));
            let debtor = own.or(card.lies).filter(|&debtor| debtor != holder).unwrap_or(payer);
            self.pay_card(debtor, holder, card, COLLECTED);
        }
    }

    /// Amount at stake: less the cards asleep, if those are not paid.
    fn stake(&self) -> i64 {
        let unpaid = self.standing.cards.iter().filter(|card| !self.standing.is_paid(card));
        STAKE - unpaid.map(|card| price(card.card)).sum::<i64>()
    }

    /// The holder of a napolitana pays this one, or where it is shared, or nobody is meant, all three.
    fn holder_pays(&mut self, holder: Seat, to: Option<Seat>, amount: i64, cause: Cause) {
        match to.filter(|_| self.standing.shared == Switch::Off) {
            Some(to) => self.pay(holder, to, amount, cause),
            None => EVERYBODY.without(holder).iter().for_each(|seat| self.pay(holder, seat, amount / 3, cause)),
        }
    }

    /// The three opponents of a napolitana pay in equal parts, odd tantos from the worst seated upwards (R50).
    fn thirds(&mut self, holder: Seat, amount: i64) {
        let opponents = self.standing.order.into_iter().filter(|&seat| seat != holder);
        for (seat, amount) in opponents.zip(parts(amount, 3)) {
            self.pay(seat, holder, amount, SHARED);
        }
    }

    /// Those at fault pay for all, in equal parts, and collect nothing (R51-R56, `dar.4`-`dar.9`).
    fn faulty(&mut self) {
        let standing = self.standing;
        let culprits = standing.culprits();
        let innocent = EVERYBODY.minus(culprits);
        let holder = standing.napolitana.filter(|held| !culprits.contains(held.seat));
        // A holder who was introduced and then did not follow pays that besides (R56a).
        if let Some(Napolitana { seat, end: End::Introduced(by) }) = standing.napolitana.filter(|_| holder.is_none()) {
            let by = by.filter(|by| !culprits.contains(*by));
            self.credit(SeatSet::of(seat), &by.map_or_else(|| equally(STAKE, innocent), |by| credit(by, STAKE)));
        }
        let holder_seat = holder.map(|held| held.seat);
        let meant = |to: Option<Seat>| to.filter(|to| innocent.contains(*to));
        // Where opponents stand together what one of them would have had is theirs.
        let owed = |to: Seat, amount: i64| match holder_seat.filter(|&held| standing.shared == Switch::On && to != held) {
            Some(held) => equally(amount, innocent.without(held)),
            None => credit(to, amount),
        };
        match (holder, standing.all) {
            (Some(Napolitana { seat, end: End::Introduced(by) }), _) => {
                let due = meant(by).map_or_else(|| halves(STAKE, seat, innocent), |by| owed(by, STAKE));
                return self.credit(culprits, &due);
            }
            (_, Some(All::Given(all))) if innocent.contains(all) => return self.credit(culprits, &owed(all, 3 * REBESINO)),
            (_, Some(All::Cut(_, owner))) => {
                let due = match (meant(owner), holder_seat) {
                    (Some(owner), _) => owed(owner, 3 * REBESINO),
                    (None, Some(held)) => halves(3 * REBESINO, held, innocent),
                    (None, None) => equally(3 * REBESINO, innocent),
                };
                self.credit(culprits, &due);
            }
            _ => {}
        }
        let stake = match holder_seat {
            Some(held) => credit(held, self.stake()),
            None => self.entitled(innocent),
        };
        self.credit(culprits, &stake);
    }

    /// Owners of the partida and the pay cards when the guilty are struck out (R51).
    fn entitled(&self, innocent: SeatSet) -> Credits {
        let standing = self.standing;
        let Some(winner) = standing.winner(innocent) else { return Credits::new() };
        let mut credits = credit(winner, PARTIDA);
        for card in standing.cards.iter().filter(|card| standing.is_paid(card)) {
            let to = creditor(card, winner);
            credits.push((if innocent.contains(to) { to } else { winner }, price(card.card)));
        }
        credits
    }

    /// Those at fault pay what these are owed, in equal parts, odd tantos from the worst seated upwards.
    fn credit(&mut self, culprits: SeatSet, credits: &Credits) {
        let total: i64 = credits.iter().map(|(_, amount)| amount).sum();
        let payers: ArrayVec<Seat, SEATS> = self.standing.order.into_iter().filter(|&seat| culprits.contains(seat)).collect();
        let mut left: ArrayVec<(Seat, i64), SEATS> = payers.iter().copied().zip(parts(total, payers.len())).collect();
        let mut owed = [[0; SEATS]; SEATS];
        for &(to, mut amount) in credits {
            for (payer, quota) in left.iter_mut() {
                let paid = amount.min(*quota);
                owed[payer.index()][to.index()] += paid;
                (amount, *quota) = (amount - paid, *quota - paid);
            }
        }
        for payer in payers {
            let cause = if self.standing.revoked.contains(payer) { RENUNCIO } else { COUNT };
            for to in Seat::first(SEATS) {
                self.pay(payer, to, owed[payer.index()][to.index()], cause);
            }
        }
    }
}

/// The creditor of a pay card, if this player wins the partida (R30).
fn creditor(card: &PayCard, winner: Seat) -> Seat {
    match card.fate {
        Fate::Sold | Fate::Under => card.by.unwrap_or(winner),
        Fate::Drawn(leader) => leader,
        Fate::Led | Fate::Asleep => winner,
    }
}

/// For what a pay card is paid.
pub(super) fn paid_for(standing: &HandResult, card: &PayCard) -> Cause {
    let id = match card.fate {
        Fate::Sold => "rebesino-cause-sold",
        Fate::Drawn(_) if standing.is_carambola(card) => "rebesino-cause-carambola",
        Fate::Drawn(_) => "rebesino-cause-drawn",
        Fate::Under => "rebesino-cause-under",
        Fate::Led => "rebesino-cause-led",
        Fate::Asleep => "rebesino-cause-asleep",
    };
    cause(id, "rebesino R30")
}

fn credit(to: Seat, amount: i64) -> Credits {
    [(to, amount)].into_iter().collect()
}

fn equally(amount: i64, among: SeatSet) -> Credits {
    among.iter().zip(parts(amount, among.len())).collect()
}

/// Half to the holder of a napolitana, the rest among the others (R55).
fn halves(amount: i64, holder: Seat, innocent: SeatSet) -> Credits {
    let others = innocent.without(holder);
    if others.is_empty() {
        return credit(holder, amount);
    }
    credit(holder, amount / 2).into_iter().chain(equally(amount / 2, others)).collect()
}

/// An amount in `many` parts, the first ones a tanto more where it does not divide.
fn parts(amount: i64, many: usize) -> impl Iterator<Item = i64> {
    let many = many.max(1) as i64;
    (0..many).map(move |part| amount / many + i64::from(part < amount % many))
}
