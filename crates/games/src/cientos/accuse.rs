//! Naming what one holds, and what the other says of it (R21-R28).
//!
//! What is named is a value, a length and a head, or a rank: never a suit. The other's answer follows from their hand. Cards are laid
//! open only where the answer is good or equal.

use super::Cientos;
use super::action::Action;
use super::breach::Breach;
use super::ganancias::{Many, OF_SETS, Pip, Secansa, Set, best_punto, puntos, secansas, sets};
use super::state::{Answer, Fault, Phase, Said, Showing, other};
use super::tally::Class;
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::{Offer, Seat};
use std::cmp::Ordering;

impl From<Ordering> for Answer {
    /// The answer to something named, by comparison with one's own.
    fn from(own: Ordering) -> Answer {
        match own {
            Ordering::Less => Answer::Good,
            Ordering::Equal => Answer::Equal,
            Ordering::Greater => Answer::NotGood,
        }
    }
}

impl Cientos {
    /// The player to name next, if any.
    fn speaker(&self) -> Option<Seat> {
        match self.open.phase {
            Phase::Accuse => Some(self.match_state.mano()),
            Phase::Answer => Some(self.match_state.dealer),
            _ => None,
        }
    }

    /// May this seat name something of this class, and if so must it be better than what mano named?
    fn opened(&self, seat: Seat, class: Class) -> Result<Opened, Breach> {
        let named = &self.open.named[seat.index()];
        let mano = &self.open.named[self.match_state.mano().index()];
        if named.any(class) {
            let good = seat == self.match_state.dealer || mano.answer(class) == Some(Answer::Good);
            return if good { Ok(Opened::Shade) } else { Err(Breach::TooLate) };
        }
        if Class::ALL.into_iter().any(|later| later > class && named.any(later)) {
            return Err(Breach::TooLate);
        }
        if seat == self.match_state.mano() {
            return Ok(Opened::First);
        }
        // At a strict table what was said to be better is named in its turn, before anything that comes later.
        if !self.agreements.honour() && Class::ALL.into_iter().any(|earlier| earlier < class && self.owes(earlier)) {
            return Err(Breach::MustName);
        }
        let kept = self.must_show(class) && mano.shown[class as usize] == Showing::Kept;
        match mano.answer(class) {
            None => Ok(Opened::First),
            Some(Answer::NotGood) => Ok(Opened::Better),
            // Mano has not shown it before leading: it does not count (`acus.5`).
            Some(_) if kept => Ok(Opened::First),
            Some(_) => Err(Breach::TooLate),
        }
    }

    /// The values this seat can name.
    fn nameable_puntos(&self, seat: Seat) -> ArrayVec<u8, 4> {
        let least = match self.opened(seat, Class::Punto) {
            Ok(Opened::First) => 0,
            Ok(Opened::Better) => self.open.named[self.match_state.mano().index()].punto.map_or(0, |value| value + 1),
            _ => return ArrayVec::new(),
        };
        let mut values: ArrayVec<u8, 4> = puntos(self.held(seat)).iter().map(|&(value, _)| value).collect();
        values.retain(|value| *value >= least);
        let mut last = None;
        values.retain(|value| last.replace(*value) != Some(*value));
        values
    }

    /// The secansas this seat can name.
    fn nameable_secansas(&self, seat: Seat) -> ArrayVec<Secansa, 4> {
        let Ok(opened) = self.opened(seat, Class::Secansas) else { return ArrayVec::new() };
        let held: ArrayVec<Secansa, 4> = secansas(self.held(seat)).iter().map(|&(secansa, _)| secansa).collect();
        let named = &self.open.named[seat.index()].secansas;
        let bar = self.open.named[self.match_state.mano().index()].secansas.first();
        unnamed(&held, named).filter(|secansa| opened.admits(secansa, named.first(), bar)).collect()
    }

    /// The sets this seat can name: at an honour table where they are only spoken, also some it does not hold (`acus.6`, `acus.9`).
    fn nameable_sets(&self, seat: Seat) -> ArrayVec<Set, 16> {
        let Ok(opened) = self.opened(seat, Class::Sets) else { return ArrayVec::new() };
        let mut held: ArrayVec<Set, 16> = sets(self.held(seat)).iter().map(|&(set, _)| set).collect();
        if self.agreements.honour() && !self.agreements.sets_shown() {
            held.extend(self.false_sets(seat));
        }
        let named = &self.open.named[seat.index()].sets;
        let bar = self.open.named[self.match_state.mano().index()].sets.first();
        unnamed(&held, named).filter(|set| opened.admits(set, named.first(), bar)).collect()
    }

    /// Sets of which one card is missing, and catorces that could be said for the one that is held.
    fn false_sets(&self, seat: Seat) -> ArrayVec<Set, 10> {
        let held = self.held(seat);
        let four = OF_SETS.into_iter().any(|rank| (held & rank.cards()).len() == 4);
        let wrong = OF_SETS.into_iter().flat_map(|rank| {
            let many = (held & rank.cards()).len();
            let three = (many == 2).then_some(Set { many: Many::Three, rank });
            let catorce = (many == 3 || four && many < 4).then_some(Set { many: Many::Four, rank });
            [three, catorce]
        });
        wrong.flatten().collect()
    }

    /// Does this seat hold what it has named?
    pub(super) fn is_true(&self, seat: Seat, set: Set) -> bool {
        (self.held(seat) & set.rank.cards()).len() >= set.many.cards()
    }

    /// The sets this seat has named and does not hold.
    fn false_named(&self, seat: Seat) -> ArrayVec<Set, 5> {
        self.open.named[seat.index()].sets.iter().copied().filter(|&set| !self.is_true(seat, set)).collect()
    }

    /// The catorces this seat holds and has not named, the best first.
    fn unnamed_catorces(&self, seat: Seat) -> ArrayVec<Set, 5> {
        let named = &self.open.named[seat.index()].sets;
        let held = sets(self.held(seat));
        held.iter().map(|&(set, _)| set).filter(|set| set.many == Many::Four && !named.contains(set)).collect()
    }

    /// Has this seat named a set it does not hold? Only a catorce can be said for another, and only for one that is there.
    pub(super) fn named_falsely(&self, seat: Seat) -> Option<Fault> {
        let wrong = self.false_named(seat);
        let catorces = wrong.iter().all(|set| set.many == Many::Four);
        match wrong.len() {
            0 => None,
            many if catorces && many <= self.unnamed_catorces(seat).len() => Some(Fault::WrongCatorce),
            _ => Some(Fault::FalseSet),
        }
    }

    /// The one catorce said for another that this seat may still correct, and the one that was meant (`acus.8`).
    pub(super) fn correctable(&self, seat: Seat) -> Option<Correction> {
        let free = !self.open.corrected.contains(seat) && self.named_falsely(seat) == Some(Fault::WrongCatorce);
        match (&self.false_named(seat)[..], self.unnamed_catorces(seat).first()) {
            (&[said], Some(&meant)) if free => Some(Correction { said, meant }),
            _ => None,
        }
    }

    pub(super) fn accuse_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if self.speaker() != Some(seat) {
            return;
        }
        out.extend(self.nameable_puntos(seat).into_iter().map(|value| Offer::Word(Action::Punto(value))));
        let mut last = None;
        for Secansa { length, head } in self.nameable_secansas(seat) {
            if last.replace((length, head)) != Some((length, head)) {
                out.push(Offer::Word(Action::Secansa(length, head)));
            }
        }
        out.extend(self.nameable_sets(seat).into_iter().map(|set| Offer::Word(spoken(set))));
        if self.check_show(seat).is_ok() {
            out.push(Offer::Word(Action::Show));
        }
        let own = self.open.named[seat.index()].sets.iter();
        out.extend(
            own.filter(|set| self.check_withdraw(seat, set.rank).is_ok()).map(|set| Offer::Word(Action::Withdraw(set.rank))),
        );
    }

    /// May this be named now?
    pub(super) fn check_name(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let Some(turn) = self.speaker() else { return Err(Breach::NotNow { rule: self.open.rule() }) };
        self.in_turn_of(seat, turn)?;
        let held = self.held(seat);
        let named = &self.open.named[seat.index()];
        let set = |many: Many, rank: Pip| {
            let set = Set { many, rank };
            let known = sets(held).iter().any(|&(held, _)| held == set);
            let larger = named.sets.first().is_some_and(|first| set > *first);
            (Class::Sets, known, larger, self.nameable_sets(seat).contains(&set))
        };
        let (class, known, larger, open) = match *action {
            Action::Punto(value) => {
                let known = puntos(held).iter().any(|&(held, _)| held == value);
                (Class::Punto, known, false, self.nameable_puntos(seat).contains(&value))
            }
            Action::Secansa(length, head) => {
                let secansa = Secansa { length, head };
                let known = secansas(held).iter().any(|&(held, _)| held == secansa);
                let larger = named.secansas.first().is_some_and(|first| secansa > *first);
                (Class::Secansas, known, larger, self.nameable_secansas(seat).contains(&secansa))
            }
            Action::Catorce(rank) => set(Many::Four, rank),
            Action::Tres(rank) => set(Many::Three, rank),
            _ => return Err(Breach::NotNow { rule: self.open.rule() }),
        };
        match self.opened(seat, class) {
            _ if open => Ok(()),
            _ if !known => Err(Breach::NotYours),
            _ if larger => Err(Breach::Larger),
            Err(breach) => Err(breach),
            Ok(_) => Err(Breach::TooLate),
        }
    }

    /// It is named; of mano's first of each class the pie says what it is.
    pub(super) fn name(&mut self, seat: Seat, action: &Action) {
        let at = seat.index();
        let theirs = self.held(other(seat));
        let named = &mut self.open.named[at];
        let (class, said, own) = match *action {
            Action::Punto(value) => {
                named.punto = Some(value);
                (Class::Punto, Said::Punto(value), best_punto(theirs).cmp(&value))
            }
            Action::Secansa(length, head) => {
                let secansa = Secansa { length, head };
                named.secansas.push(secansa);
                let best = secansas(theirs).first().map(|&(best, _)| best);
                (Class::Secansas, Said::Secansa(secansa), best.cmp(&Some(secansa)))
            }
            Action::Catorce(rank) | Action::Tres(rank) => {
                let many = if matches!(action, Action::Catorce(_)) { Many::Four } else { Many::Three };
                let set = Set { many, rank };
                named.sets.push(set);
                let best = sets(theirs).first().map(|&(best, _)| best);
                (Class::Sets, Said::Set(set), best.cmp(&Some(set)))
            }
            _ => return,
        };
        self.open.say(seat, said);
        if seat == self.match_state.mano() && self.open.named[at].answers[class as usize].is_none() {
            let answer = Answer::from(own);
            self.open.named[at].answers[class as usize] = Some(answer);
            self.open.say(other(seat), Said::Answered(answer));
        }
        let named = &self.open.named[at];
        let worth = seat == self.match_state.dealer || named.answer(class) != Some(Answer::NotGood);
        let begun = named.shown[class as usize] == Showing::Shown;
        if worth && self.must_show(class) && (begun || !self.agreements.honour()) {
            self.lay_open(seat, class);
        }
        self.count_named();
        self.ended_by_count();
    }

    /// The cards of what was named of a class are laid open.
    fn lay_open(&mut self, seat: Seat, class: Class) {
        let (at, held) = (seat.index(), self.held(seat));
        let named = &self.open.named[at];
        let mut cards = CardSet::EMPTY;
        match class {
            Class::Punto => {
                let named = puntos(held).iter().find(|&&(value, _)| Some(value) == named.punto).map(|&(_, cards)| cards);
                cards |= named.unwrap_or(CardSet::EMPTY);
            }
            Class::Secansas => {
                for secansa in &named.secansas {
                    let next = secansas(held)
                        .iter()
                        .find(|(held, run)| held == secansa && !cards.contains_all(*run))
                        .map(|&(_, run)| run);
                    cards |= next.unwrap_or(CardSet::EMPTY);
                }
            }
            Class::Sets => cards |= named.sets.iter().fold(CardSet::EMPTY, |cards, set| cards | (held & set.rank.cards())),
        }
        self.open.named[at].shown[class as usize] = Showing::Shown;
        self.open.shown[at] |= cards;
        self.open.say(seat, Said::Showed(cards));
    }

    /// The classes this seat has named and must still lay open.
    fn unshown(&self, seat: Seat) -> impl Iterator<Item = Class> + '_ {
        let named = &self.open.named[seat.index()];
        let counts = move |class: Class| seat == self.match_state.dealer || named.answer(class) != Some(Answer::NotGood);
        let kept = move |class: Class| named.shown[class as usize] == Showing::Kept && self.must_show(class);
        Class::ALL.into_iter().filter(move |&class| named.any(class) && counts(class) && kept(class))
    }

    pub(super) fn check_show(&self, seat: Seat) -> Result<(), Breach> {
        let law = "cientos:acus.5";
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly { law });
        }
        let Some(turn) = self.speaker() else { return Err(Breach::NotNow { rule: self.open.rule() }) };
        self.in_turn_of(seat, turn)?;
        if self.unshown(seat).next().is_some() { Ok(()) } else { Err(Breach::NoIncident { law }) }
    }

    pub(super) fn show_named(&mut self, seat: Seat) {
        let classes: ArrayVec<Class, 3> = self.unshown(seat).collect();
        for class in classes {
            self.lay_open(seat, class);
        }
        self.count_named();
        self.ended_by_count();
    }

    /// One catorce said for another can be corrected before play, once: so nobody can sound the other's hand (`acus.8`).
    pub(super) fn check_withdraw(&self, seat: Seat, rank: Pip) -> Result<(), Breach> {
        let law = "cientos:acus.8";
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly { law });
        }
        let Some(turn) = self.speaker() else { return Err(Breach::NotNow { rule: self.open.rule() }) };
        self.in_turn_of(seat, turn)?;
        let wrong = self.correctable(seat).is_some_and(|correction| correction.said.rank == rank);
        if wrong { Ok(()) } else { Err(Breach::NoIncident { law }) }
    }

    pub(super) fn withdraw(&mut self, seat: Seat) {
        if let Some(correction) = self.correctable(seat) {
            self.correct(seat, correction);
            self.ended_by_count();
        }
    }

    /// The catorce that was meant takes the place of the one that was said, and mano is answered anew.
    pub(super) fn correct(&mut self, seat: Seat, Correction { said, meant }: Correction) {
        let named = &mut self.open.named[seat.index()];
        named.sets.iter_mut().filter(|set| **set == said).for_each(|set| *set = meant);
        named.sets.sort_by_key(|&set| std::cmp::Reverse(set));
        let best = named.sets.first().copied();
        self.open.corrected = self.open.corrected.with(seat);
        self.open.say(seat, Said::Withdrew(said));
        self.open.say(seat, Said::Set(meant));
        if seat == self.match_state.mano() {
            let theirs = sets(self.held(other(seat))).first().map(|&(set, _)| set);
            let answer = Answer::from(theirs.cmp(&best));
            self.open.named[seat.index()].answers[Class::Sets as usize] = Some(answer);
            self.open.say(other(seat), Said::Answered(answer));
        }
        self.count_named();
    }

    /// Has the pie said that mano's was not good, and named nothing yet?
    fn owes(&self, class: Class) -> bool {
        let (mano, pie) = (&self.open.named[self.match_state.mano().index()], &self.open.named[self.match_state.dealer.index()]);
        mano.answer(class) == Some(Answer::NotGood) && !pie.any(class)
    }

    /// Does the pie still owe anything that they said was better?
    pub(super) fn owes_better(&self) -> bool {
        Class::ALL.into_iter().any(|class| self.owes(class))
    }

    /// The question about a set of three: its owner must tell which of the four they lack (R25).
    pub(super) fn check_ask(&self, seat: Seat, rank: Pip) -> Result<(), Breach> {
        let rule = "cientos R25";
        if !matches!(self.open.phase, Phase::Answer | Phase::Tricks) {
            return Err(Breach::NotNow { rule });
        }
        self.in_turn_of(seat, self.open.to_play)?;
        let asked = other(seat);
        let three = self.open.named[asked.index()].sets.contains(&Set { many: Many::Three, rank });
        let known = self.agreements.sets_shown() || self.open.lacked[asked.index()].meets(rank.cards());
        if three && !known { Ok(()) } else { Err(Breach::NoIncident { law: rule }) }
    }

    pub(super) fn ask_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let ranks = OF_SETS.into_iter().filter(|&rank| self.check_ask(seat, rank).is_ok());
        out.extend(ranks.map(|rank| Offer::Word(Action::Ask(rank))));
    }

    pub(super) fn ask(&mut self, seat: Seat, rank: Pip) {
        let asked = other(seat);
        let missing: Option<Card> = (rank.cards() - self.held(asked)).first();
        if let Some(card) = missing {
            self.open.lacked[asked.index()].insert(card);
            self.open.say(asked, Said::Lacks(card));
        }
    }
}

/// One catorce said for another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Correction {
    said: Set,
    meant: Set,
}

/// State of a class for the player who names.
enum Opened {
    /// Nothing of it is named yet.
    First,
    /// Mano's was not good: something better.
    Better,
    /// The best is named and good: what is as high or lower counts in its shade.
    Shade,
}

impl Opened {
    fn admits<T: Ord>(&self, what: &T, own: Option<&T>, mano: Option<&T>) -> bool {
        match self {
            Opened::First => true,
            Opened::Better => mano.is_none_or(|mano| what > mano),
            Opened::Shade => own.is_none_or(|own| what <= own),
        }
    }
}

/// Those held that are not named yet, each as often as it is held.
fn unnamed<'a, T: Copy + PartialEq>(held: &'a [T], named: &'a [T]) -> impl Iterator<Item = T> + 'a {
    let before = |at: usize, what: T| held[..at].iter().filter(|&&other| other == what).count();
    let said = |what: T| named.iter().filter(|&&other| other == what).count();
    held.iter().copied().enumerate().filter(move |&(at, what)| before(at, what) >= said(what)).map(|(_, what)| what)
}

/// The action that names a set.
fn spoken(set: Set) -> Action {
    match set.many {
        Many::Four => Action::Catorce(set.rank),
        Many::Three => Action::Tres(set.rank),
    }
}
