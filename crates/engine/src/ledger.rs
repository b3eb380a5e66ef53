//! Chips and points move only through the ledger: from, to, how many, the rule that says so, and the case in words.

use crate::{Cite, Msg, Seat};
use cards::{CardSet, Suit};

/// A pot of a game, by its place in [`crate::Facts::pots`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pot(pub u8);

const POTS: usize = 8;
const CARRIED: u8 = (Seat::MOST + POTS) as u8;
const ACCOUNTS: usize = CARRIED as usize + 1;

/// Holder of chips: a seat, a pot, or the source of the chips carried in from before the record begins.
///
/// ```
/// use engine::{Account, Pot, Seat};
///
/// assert_eq!(Account::from(Seat::at(1)).as_seat(), Some(Seat::at(1)));
/// assert_eq!(Account::from(Pot(0)).name(&["bolo"]), "bolo");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(transparent)]
pub struct Account(u8);

impl Account {
    /// Source of the chips that lay on the table before the record begins.
    pub const CARRIED: Account = Account(CARRIED);

    /// The account of a pot, for tables written down in code.
    pub const fn pot(pot: Pot) -> Account {
        Account(Seat::MOST as u8 + pot.0 % POTS as u8)
    }

    /// The seat, if it is a seat's.
    pub fn as_seat(self) -> Option<Seat> {
        Seat::new(usize::from(self.0))
    }

    /// The pot, if it is a pot's.
    pub fn as_pot(self) -> Option<Pot> {
        (Seat::MOST as u8..CARRIED).contains(&self.0).then(|| Pot(self.0 - Seat::MOST as u8))
    }

    /// Its name, given the names of the pots.
    pub fn name(self, pots: &[&str]) -> String {
        match (self.as_seat(), self.as_pot()) {
            (Some(seat), _) => seat.to_string(),
            (_, Some(pot)) => pots.get(usize::from(pot.0)).map_or_else(|| format!("pot {}", pot.0), |&name| name.to_owned()),
            _ => "carried".to_owned(),
        }
    }
}

impl From<Seat> for Account {
    #[inline(always)]
    fn from(seat: Seat) -> Account {
        Account(seat.index() as u8)
    }
}

impl From<Pot> for Account {
    #[inline(always)]
    fn from(pot: Pot) -> Account {
        Account::pot(pot)
    }
}

impl std::fmt::Debug for Account {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (self.as_seat(), self.as_pot()) {
            (Some(seat), _) => write!(f, "{seat:?}"),
            (_, Some(pot)) => write!(f, "{pot:?}"),
            _ => f.write_str("carried"),
        }
    }
}

/// Why chips move: the rule, and this case of it in words. Plain figures and cards, so that a payment allocates nothing.
///
/// ```
/// use engine::{Cause, Cite};
///
/// const MATADORES: Cause = Cause::new("game-cause-matadores", Cite("game R41")).count(3).each(2);
/// assert_eq!(MATADORES.said().args.len(), 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cause {
    /// By which rule.
    pub cite: Cite,
    id: &'static str,
    // A ledger is most of what a match keeps: `NONE` spares the room of an option.
    count: i32,
    each: i32,
    cards: CardSet,
    seat: Option<Seat>,
    suit: Option<Suit>,
}

/// No such figure in this case.
const NONE: i32 = i32::MIN;

impl Cause {
    /// The cause said by this message, under this rule.
    pub const fn new(id: &'static str, cite: Cite) -> Cause {
        Cause { cite, id, count: NONE, each: NONE, cards: CardSet::EMPTY, seat: None, suit: None }
    }

    /// The same cause with the number of things paid for: `$count` in the message.
    #[must_use]
    pub const fn count(self, count: i64) -> Cause {
        Cause { count: count as i32, ..self }
    }

    /// So much for each: `$each` in the message.
    #[must_use]
    pub const fn each(self, each: i64) -> Cause {
        Cause { each: each as i32, ..self }
    }

    /// The cards it is paid for: `$cards` in the message.
    #[must_use]
    pub const fn cards(self, cards: CardSet) -> Cause {
        Cause { cards, ..self }
    }

    /// The same cause with the seat that did it: `$seat` in the message.
    #[must_use]
    pub const fn by(self, seat: Seat) -> Cause {
        Cause { seat: Some(seat), ..self }
    }

    /// The suit it was in: `$suit` in the message.
    #[must_use]
    pub const fn suit(self, suit: Option<Suit>) -> Cause {
        Cause { suit, ..self }
    }

    /// The cause in words.
    pub fn said(&self) -> Msg {
        let mut said = Msg::new(self.id);
        for (name, figure) in [("count", self.count), ("each", self.each)] {
            if figure != NONE {
                said = said.with(name, i64::from(figure));
            }
        }
        if !self.cards.is_empty() {
            said = said.with("cards", self.cards);
        }
        if let Some(seat) = self.seat {
            said = said.with("seat", seat);
        }
        match self.suit {
            Some(suit) => said.with("suit", suit),
            None => said,
        }
    }
}

impl serde::Serialize for Cause {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut cause = serializer.serialize_struct("Cause", 2)?;
        cause.serialize_field("cite", &self.cite)?;
        cause.serialize_field("cause", &self.said())?;
        cause.end()
    }
}

/// One movement. Never of zero chips: what is not paid leaves no trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct LedgerEntry {
    /// The deal in which it happened, from 1; 0 before the first.
    pub deal: u32,
    pub from: Account,
    pub to: Account,
    pub amount: i64,
    /// By which rule, and why.
    #[serde(flatten)]
    pub cause: Cause,
}

/// All movements of a match and what they come to.
///
/// ```
/// use engine::{Cause, Cite, Ledger, Pot, Seat};
///
/// let mut ledger = Ledger::default();
/// ledger.pay(1, Seat::at(0), Pot(0), 5, Cause::new("game-cause-stake", Cite("game R7")));
/// assert_eq!((ledger.balance(Seat::at(0)), ledger.balance(Pot(0)), ledger.total()), (-5, 5, 0));
/// assert_eq!(ledger.entries()[0].cause.cite, Cite("game R7"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Ledger {
    entries: Vec<LedgerEntry>,
    balances: [i64; ACCOUNTS],
}

impl Ledger {
    /// Moves chips. A negative amount moves them the other way; nothing moves from an account to itself.
    #[inline]
    pub fn pay(&mut self, deal: u32, from: impl Into<Account>, to: impl Into<Account>, amount: i64, cause: Cause) {
        let (from, to) = (from.into(), to.into());
        let (from, to, amount) = if amount < 0 { (to, from, -amount) } else { (from, to, amount) };
        if amount == 0 || from == to {
            return;
        }
        self.balances[usize::from(from.0)] -= amount;
        self.balances[usize::from(to.0)] += amount;
        self.entries.push(LedgerEntry { deal, from, to, amount, cause });
    }

    /// The balance of an account, which began with nothing.
    #[inline]
    pub fn balance(&self, account: impl Into<Account>) -> i64 {
        self.balances[usize::from(account.into().0)]
    }

    /// All movements in their order.
    pub fn entries(&self) -> &[LedgerEntry] {
        &self.entries
    }

    /// The movements of one deal.
    pub fn of_deal(&self, deal: u32) -> &[LedgerEntry] {
        let from = self.entries.partition_point(|entry| entry.deal < deal);
        let to = self.entries.partition_point(|entry| entry.deal <= deal);
        &self.entries[from..to]
    }

    /// The same balances, with the movements from this deal on only: enough to show a running match.
    pub fn since(&self, deal: u32) -> Ledger {
        let from = self.entries.partition_point(|entry| entry.deal < deal);
        Ledger { entries: self.entries[from..].to_vec(), balances: self.balances }
    }

    /// The sum over all accounts: always zero.
    pub fn total(&self) -> i64 {
        self.balances.iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const CAUSE: Cause = Cause::new("test", Cite("test"));

    proptest! {
        #[test]
        fn chips_are_conserved_and_entries_explain_balances(
            moves in prop::collection::vec((0usize..8, 0u8..9, -500i64..500), 0..60)
        ) {
            let mut ledger = Ledger::default();
            for (n, &(from, to, amount)) in moves.iter().enumerate() {
                let to = if to == 8 { Account::CARRIED } else { Pot(to).into() };
                ledger.pay(n as u32, Seat::at(from), to, amount, CAUSE);
                prop_assert_eq!(ledger.total(), 0);
            }
            for seat in Seat::first(8) {
                let explained: i64 = ledger.entries().iter().map(|e| {
                    if e.to == seat.into() { e.amount } else if e.from == seat.into() { -e.amount } else { 0 }
                }).sum();
                prop_assert_eq!(explained, ledger.balance(seat));
            }
            prop_assert!(ledger.entries().iter().all(|e| e.amount > 0));
        }
    }

    #[test]
    fn a_deal_has_its_entries() {
        let mut ledger = Ledger::default();
        for deal in [1, 1, 3] {
            ledger.pay(deal, Seat::at(0), Pot(0), 5, CAUSE);
        }
        assert_eq!([0, 1, 2, 3].map(|deal| ledger.of_deal(deal).len()), [0, 2, 0, 1]);
    }
}
