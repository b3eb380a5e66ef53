//! Opening the event, entries and their money (R1 to R11).

use super::{Championship, EventState, check_name};
use crate::category::{Category, CategoryState};
use crate::entry::{CategoryId, Channel, Entry, EntryId, Origin, Out, Part, Payment, Person, PersonId};
use crate::options::CategoryOptions;
use crate::role::Role;
use crate::{Breach, Centavos, Time};

/// The highest number a desk may write on a receipt.
const MOST_RECEIPTS: u32 = 1_000_000_000;
/// The highest number of a person or an entry, low enough that others can follow.
const HIGHEST: u32 = 1_000_000_000;
/// The most people of an event, its categories, and the entries of one category together with those withdrawn.
const MOST_PERSONS: usize = 4_000;
const MOST_CATEGORIES: usize = 16;
const MOST_ENTERED: usize = 1_000;

impl Championship {
    pub(super) fn add_category(
        &mut self,
        category: &CategoryId,
        titulars: usize,
        options: &CategoryOptions,
    ) -> Result<(), Breach> {
        if self.state != EventState::Draft {
            return Err(Breach::NotNow { cite: "championship:R3" });
        }
        if !category.is_plain() || self.categories.contains_key(category) {
            return Err(Breach::BadName);
        }
        if self.categories.len() >= MOST_CATEGORIES {
            return Err(Breach::TooMany);
        }
        if titulars == 0 || titulars > 8 {
            return Err(Breach::WrongNumber);
        }
        if options.prize_pcts.iter().map(|&pct| u32::from(pct)).sum::<u32>() > 100 {
            return Err(Breach::PrizesTooHigh);
        }
        if !options.can_be_played() {
            return Err(Breach::BadOptions);
        }
        self.categories.insert(category.clone(), Category::new(titulars, options.clone()));
        Ok(())
    }

    /// Judges and capatazes are appointed to a jogo and an entry, not here.
    pub(super) fn appoint(&mut self, person: PersonId, role: Role) -> Result<(), Breach> {
        self.person(person)?;
        if !matches!(role, Role::Organising | Role::Evaluating | Role::DeskEntries | Role::DeskResults) {
            return Err(Breach::NotYours);
        }
        self.staff.insert((person, role));
        Ok(())
    }

    pub(super) fn publish(&mut self) -> Result<(), Breach> {
        if self.state != EventState::Draft || self.categories.is_empty() {
            return Err(Breach::NotNow { cite: "championship:R1" });
        }
        self.state = EventState::Published;
        Ok(())
    }

    /// Registering again corrects a mistake.
    pub(super) fn register(&mut self, person: PersonId, details: &Person) -> Result<(), Breach> {
        check_name(&details.name)?;
        if matches!(self.state, EventState::Archived | EventState::Cancelled) {
            return Err(Breach::NotNow { cite: "championship:R6" });
        }
        if person.0 > HIGHEST || self.persons.len() >= MOST_PERSONS && !self.persons.contains_key(&person) {
            return Err(Breach::TooMany);
        }
        self.persons.insert(person, details.clone());
        Ok(())
    }

    pub(super) fn open_entries(&mut self, category: &CategoryId) -> Result<(), Breach> {
        // A category may begin when another is over.
        let over = matches!(self.state, EventState::ResultsHomologated | EventState::PrizesPaid);
        let open = over || matches!(self.state, EventState::Published | EventState::Running);
        let of = self.category_mut(category)?;
        if !open || of.state != CategoryState::Announced {
            return Err(Breach::NotNow { cite: "championship:R10" });
        }
        of.state = CategoryState::EntriesOpen;
        Ok(())
    }

    /// Enough people, nobody banned, and nobody in two entries of the category; `own` is the entry that is changed.
    pub(super) fn check_members(
        &self,
        of: &Category,
        category: &CategoryId,
        members: &[(PersonId, Part)],
        own: Option<EntryId>,
    ) -> Result<(), Breach> {
        let many = |part: Part| members.iter().filter(|&&(_, its)| its == part).count();
        if many(Part::Titular) != of.titulars {
            return Err(Breach::WrongNumber);
        }
        if many(Part::Reserve) > of.options.max_reserves {
            return Err(Breach::TooManyReserves);
        }
        for (n, &(person, _)) in members.iter().enumerate() {
            self.person(person)?;
            if self.is_banned(person, category) {
                return Err(Breach::Banned(person));
            }
            let here = members[..n].iter().any(|&(other, _)| other == person);
            if here || self.entries_of(category).any(|(id, entry)| own != Some(id) && entry.out.is_none() && entry.has(person)) {
                return Err(Breach::TwiceInCategory(person));
            }
        }
        Ok(())
    }

    pub(super) fn enter(
        &mut self,
        category: &CategoryId,
        id: EntryId,
        name: &str,
        capataz: Option<PersonId>,
        members: &[(PersonId, Part)],
        channel: Channel,
    ) -> Result<(), Breach> {
        let of = self.category(category)?;
        if !Championship::takes_entries(of) {
            return Err(Breach::EntriesClosed);
        }
        check_name(name)?;
        if self.entries.contains_key(&id) {
            return Err(Breach::BadName);
        }
        let entered = self.entries_of(category).count();
        let held = self.entries_of(category).filter(|(_, entry)| entry.out.is_none()).count();
        if id.0 > HIGHEST || entered >= MOST_ENTERED || held >= of.options.most_entries() {
            return Err(Breach::TooMany);
        }
        self.check_members(of, category, members, None)?;
        if let Some(capataz) = capataz {
            self.person(capataz)?;
        }
        let number = self.entries_of(category).map(|(_, entry)| entry.number).max().unwrap_or(0) + 1;
        let entry = Entry {
            category: category.clone(),
            number,
            name: name.to_owned(),
            origin: Origin::default(),
            capataz,
            members: members.to_vec(),
            channel,
            payments: Vec::new(),
            out: None,
            came_in: Vec::new(),
        };
        self.entries.insert(id, entry);
        Ok(())
    }

    pub(super) fn name_capataz(&mut self, entry: EntryId, capataz: PersonId) -> Result<(), Breach> {
        self.person(capataz)?;
        self.entry(entry)?;
        if let Some(entry) = self.entries.get_mut(&entry) {
            entry.capataz = Some(capataz);
        }
        Ok(())
    }

    /// The price of an entry: the fee, and the price of each reserve (R5).
    pub fn fee(&self, entry: &Entry) -> Centavos {
        let Some(category) = self.categories.get(&entry.category) else { return Centavos(0) };
        category.options.fee + Centavos(category.options.reserve_fee.0 * entry.reserves().count() as i64)
    }

    /// A receipt has a number of its own, low enough that others can follow.
    pub(super) fn take_receipt(&mut self, receipt: u32) -> Result<(), Breach> {
        if receipt > MOST_RECEIPTS || !self.receipts.insert(receipt) { Err(Breach::AlreadyPaid) } else { Ok(()) }
    }

    /// The number the next receipt should have.
    pub fn next_receipt(&self) -> u32 {
        self.receipts.last().map_or(1, |last| last + 1)
    }

    /// Paid and spoken for: what is drawn (R6, campeonato:2a, campeonato:inscr.2).
    pub fn is_confirmed(&self, entry: &Entry) -> bool {
        entry.out.is_none() && entry.capataz.is_some() && entry.paid() == self.fee(entry)
    }

    pub(super) fn pay(&mut self, id: EntryId, amount: Centavos, receipt: u32, at: Time) -> Result<(), Breach> {
        let entry = self.entry(id)?;
        if !Championship::takes_entries(self.category(&entry.category)?) {
            return Err(Breach::EntriesClosed);
        }
        if entry.out.is_some() || amount != self.fee(entry) - entry.paid() || amount <= Centavos(0) {
            return Err(Breach::WrongAmount);
        }
        self.take_receipt(receipt)?;
        if let Some(entry) = self.entries.get_mut(&id) {
            entry.payments.push(Payment { amount, receipt, at, reversed_by: None });
        }
        Ok(())
    }

    /// Money goes back until the entries are closed, and when a category is cancelled (R11, R63).
    pub(super) fn reverse(&mut self, id: EntryId, receipt: u32, reversal: u32) -> Result<(), Breach> {
        let entry = self.entry(id)?;
        if !matches!(self.category(&entry.category)?.state, CategoryState::EntriesOpen | CategoryState::Cancelled) {
            return Err(Breach::NotNow { cite: "championship:R11" });
        }
        let payments = &entry.payments;
        let at = payments.iter().position(|payment| payment.receipt == receipt && payment.reversed_by.is_none());
        let at = at.ok_or(Breach::NothingToReverse)?;
        self.take_receipt(reversal)?;
        if let Some(entry) = self.entries.get_mut(&id) {
            entry.payments[at].reversed_by = Some(reversal);
        }
        Ok(())
    }

    /// Before closing the money goes back with it; afterwards it stays, and the jogos are walkovers (R11).
    pub(super) fn withdraw(&mut self, id: EntryId) -> Result<(), Breach> {
        let entry = self.entry(id)?;
        if entry.out.is_some() {
            return Err(Breach::EntryOut(id));
        }
        let open = match self.category(&entry.category)?.state {
            CategoryState::EntriesOpen => true,
            CategoryState::EntriesClosed | CategoryState::Drawn | CategoryState::InPlay(_) => false,
            _ => return Err(Breach::NotNow { cite: "championship:R11" }),
        };
        let category = entry.category.clone();
        if let Some(entry) = self.entries.get_mut(&id) {
            entry.out = Some(Out::Withdrawn);
        }
        if open {
            self.refund(&category, |entry| entry == id);
        }
        Ok(())
    }

    pub(super) fn close_entries(&mut self, category: &CategoryId) -> Result<(), Breach> {
        if self.category(category)?.state != CategoryState::EntriesOpen {
            return Err(Breach::NotNow { cite: "championship:R10" });
        }
        self.category_mut(category)?.state = CategoryState::EntriesClosed;
        Ok(())
    }

    /// A category that waits for its draw with fewer than two confirmed entries is cancelled, and its money goes back (R63).
    pub(super) fn cancel_deserted(&mut self) {
        let waits = self.categories.iter().filter(|(_, of)| of.state == CategoryState::EntriesClosed).map(|(id, _)| id);
        let deserted: Vec<CategoryId> = waits.filter(|id| self.confirmed(id).len() < 2).cloned().collect();
        for category in &deserted {
            self.refund(category, |_| true);
            if let Some(of) = self.categories.get_mut(category) {
                of.state = CategoryState::Cancelled;
            }
        }
        if !deserted.is_empty() {
            self.advance();
        }
    }

    /// Everything paid for these entries of a category goes back. A decision replayed writes the numbers it wrote before.
    pub(super) fn refund(&mut self, category: &CategoryId, is_one: impl Fn(EntryId) -> bool) {
        let mut next = self.next_receipt();
        let written = self.refunds.entry(self.number).or_default();
        let mut known = written.clone().into_iter();
        let entries = self.entries.iter_mut().filter(|(id, entry)| entry.category == *category && is_one(**id));
        let paid = entries.flat_map(|(_, entry)| &mut entry.payments).filter(|payment| payment.reversed_by.is_none());
        for payment in paid {
            let reversal = known.next().unwrap_or_else(|| {
                written.push(next);
                next += 1;
                next - 1
            });
            payment.reversed_by = Some(reversal);
            self.receipts.insert(reversal);
        }
    }
}
