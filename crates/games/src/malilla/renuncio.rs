//! Wrong cards at an honour table: corrected, changed after, warned of, called (R17, ren.1-ren.7).
//!
//! While the hand is played a call needs a card in sight that proves it, or it would be a way to look into a hand; when the hand is
//! over all cards have been seen, and any suspicion can be tried. A correction proves itself: the card laid down instead is one that
//! the first should have been.

use super::Malilla;
use super::action::Action;
use super::breach::Breach;
use super::deck::{Cargar, Renuncio};
use super::laws::{Noticed, REVOKE};
use super::state::{Phase, SEATS, Said};
use cards::{Card, CardSet};
use engine::duty::Duty;
use engine::law::Value;
use engine::play_history::PlayHistory;
use engine::{Offer, Seat, SeatSet};

impl Malilla {
    fn course<'a>(&'a self, duty: &'a Cargar) -> PlayHistory<'a, Cargar> {
        PlayHistory { plays: &self.open.plays, players: SEATS, duty }
    }

    /// A seat's play in the trick on the table.
    fn lying(&self, seat: Seat) -> Option<usize> {
        self.course(&self.duty()).play_in(seat, self.open.takers.len())
    }

    /// The cards with which a seat can put its card on the table right; none if it is right.
    fn corrections(&self, seat: Seat) -> CardSet {
        let duty = self.duty();
        let course = self.course(&duty);
        let wrong = self.lying(seat).filter(|&at| course.is_revoke(at, self.hand(seat)));
        wrong.map_or(CardSet::EMPTY, |at| course.allowed(at, self.hand(seat)))
    }

    pub(super) fn correct_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let of = self.corrections(seat);
        if !of.is_empty() && !self.open.warned.contains(seat) {
            out.push(Offer::Card { of, make: Action::Correct });
        }
    }

    pub(super) fn check_correct(&self, seat: Seat, card: Card) -> Result<(), Breach> {
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        if !matches!(self.open.phase, Phase::Tricks | Phase::Lifting) || self.lying(seat).is_none() {
            return Err(Breach::NothingToCorrect);
        }
        if self.open.warned.contains(seat) {
            return Err(Breach::Warned);
        }
        let of = self.corrections(seat);
        match of.contains(card) {
            true => Ok(()),
            false if of.is_empty() => Err(Breach::NothingToCorrect),
            false if self.hand(seat).contains(card) => Err(Breach::StillWrong),
            false => Err(Breach::NotHeld { card }),
        }
    }

    /// The offender saw it: another card lies in the place of the wrong one, and those who played after may change theirs (ren.5,
    /// ren.7).
    pub(super) fn correct(&mut self, seat: Seat, card: Card) {
        let Some(at) = self.lying(seat) else { return };
        self.replace(at, card);
        self.open.say(seat, Said::Corrected(card));
        self.open.changing = self.open.plays.iter().skip(at + 1).map(|&(later, _)| later).collect();
        self.go_on();
    }

    /// Play `at` of the trick on the table becomes this card, which is right; the other goes back to the hand, seen by all.
    fn replace(&mut self, at: usize, card: Card) {
        let duty = self.duty();
        let (seat, wrong) = self.open.plays[at];
        let index = seat.index() % SEATS;
        self.open.plays[at].1 = card;
        let course = self.course(&duty);
        let (trick, lacks) = (course.trick_of(at), course.lacks(at));
        self.open.trick = trick;
        self.open.lacking[index] |= lacks;
        self.hidden.hands[index] = self.hidden.hands[index].with(wrong).without(card);
        self.open.shown[index] = self.open.shown[index].with(wrong).without(card);
    }

    /// The next player to be asked whether they change their card, in the order of play.
    pub(super) fn changer(&self) -> Option<Seat> {
        let mut seats = self.open.trick.plays().map(|(seat, _)| seat);
        seats.find(|&seat| self.open.changing.contains(seat))
    }

    /// The cards to which this seat may change: right ones, as the trick stands now.
    fn changes(&self, seat: Seat) -> CardSet {
        let duty = self.duty();
        let Some(at) = self.lying(seat) else { return CardSet::EMPTY };
        self.course(&duty).allowed(at, self.hand(seat)).without(self.open.plays[at].1)
    }

    pub(super) fn change_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        out.push(Offer::Word(Action::Keep));
        let of = self.changes(seat);
        if !of.is_empty() {
            out.push(Offer::Card { of, make: Action::Change });
        }
    }

    pub(super) fn check_change(&self, seat: Seat, card: Option<Card>) -> Result<(), Breach> {
        let turn = match (self.open.phase, self.changer()) {
            (Phase::Changing, Some(turn)) => turn,
            _ if !self.agreements.honour() => return Err(Breach::HonourOnly),
            _ => return Err(Breach::NotNow { rule: "malilla:ren.7" }),
        };
        if turn != seat {
            return Err(Breach::NotYourTurn { turn, rule: "malilla:ren.7" });
        }
        match card {
            None => Ok(()),
            Some(card) if self.changes(seat).contains(card) => Ok(()),
            Some(card) if self.hand(seat).contains(card) => Err(Breach::StillWrong),
            Some(card) => Err(Breach::NotHeld { card }),
        }
    }

    /// Changes the card on the table, or leaves it.
    pub(super) fn change(&mut self, seat: Seat, card: Option<Card>) {
        match card.zip(self.lying(seat)) {
            Some((card, at)) => {
                self.replace(at, card);
                self.open.say(seat, Said::Changed(card));
            }
            None => self.open.say(seat, Said::Kept),
        }
        self.open.changing = self.open.changing.without(seat);
        self.go_on();
    }

    /// After a correction: others change theirs, the trick is lifted, or the next plays.
    fn go_on(&mut self) {
        if !self.open.changing.is_empty() {
            self.open.phase = Phase::Changing;
        } else if self.open.trick.len() == SEATS {
            self.trick_is_full();
        } else {
            self.open.phase = Phase::Tricks;
        }
    }

    pub(super) fn check_warn(&self, seat: Seat) -> Result<(), Breach> {
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        let partner = self.match_state.partner(seat);
        let lies = matches!(self.open.phase, Phase::Tricks | Phase::Lifting) && self.suspect(partner, self.open.takers.len());
        if lies && !self.open.warned.contains(partner) { Ok(()) } else { Err(Breach::NothingToWarn) }
    }

    /// Records the warning: a player told of a wrong card by their partner has lost the right to correct it (ren.6).
    pub(super) fn warn(&mut self, seat: Seat) {
        self.open.warned = self.open.warned.with(self.match_state.partner(seat));
        self.open.say(seat, Said::Warned);
    }

    /// Does a seat's card in a trick look as if it could be wrong? All can see so much.
    fn suspect(&self, seat: Seat, trick: usize) -> bool {
        let duty = self.duty();
        let course = self.course(&duty);
        course.play_in(seat, trick).is_some_and(|at| !course.lacks(at).is_empty())
    }

    /// May this renuncio be called? In a trick that lies on the table only what the partner has warned of: anything else can still be
    /// corrected (D10).
    fn callable(&self, seat: Seat, trick: u8) -> Result<usize, Breach> {
        let number = usize::from(trick).checked_sub(1).ok_or(Breach::NothingToCall)?;
        if !self.suspect(seat, number) || self.open.called.contains(&(seat, trick)) {
            return Err(Breach::NothingToCall);
        }
        if number == self.open.takers.len() && !self.open.warned.contains(seat) {
            return Err(Breach::NotLifted);
        }
        let duty = self.duty();
        let course = self.course(&duty);
        let at = course.play_in(seat, number).ok_or(Breach::NothingToCall)?;
        let seen = self.open.shown[seat.index() % SEATS];
        let proved = self.open.phase == Phase::Inspection || course.is_revoke(at, seen);
        if proved { Ok(at) } else { Err(Breach::NotProved) }
    }

    pub(super) fn renuncio_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let tricks = self.open.plays.len().div_ceil(SEATS) as u8;
        for other in [1, 3].map(|step| self.match_state.after(seat, step)) {
            let callable = (1..=tricks).filter(|&trick| self.callable(other, trick).is_ok());
            out.extend(callable.map(|trick| Offer::Word(Action::CallRenuncio(other, trick))));
        }
    }

    pub(super) fn check_call_renuncio(&self, by: Seat, seat: Seat, trick: u8) -> Result<(), Breach> {
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        if seat.index() >= SEATS || self.match_state.pair(by) == self.match_state.pair(seat) {
            return Err(Breach::OwnSide);
        }
        match self.open.phase {
            Phase::Tricks | Phase::Lifting | Phase::Inspection => self.callable(seat, trick).map(drop),
            _ => Err(Breach::NotNow { rule: self.open.rule() }),
        }
    }

    /// An opponent says that this seat made a renuncio. Suspicion costs nothing.
    pub(super) fn call_renuncio(&mut self, seat: Seat, trick: u8) {
        let Ok(at) = self.callable(seat, trick) else { return };
        self.open.called.push((seat, trick));
        let duty = self.duty();
        let course = self.course(&duty);
        let now = self.hand(seat);
        if !course.is_revoke(at, now) {
            return self.open.say(seat, Said::Cleared(trick));
        }
        let held = course.held_before(seat, at, now);
        let kind = Renuncio::of(held, &course.trick_before(at), self.open.plays[at].1, duty.order());
        // A warning holds until the trick is lifted.
        let lifted = !self.open.warned.contains(seat);
        self.open.say(seat, Said::Renounced(trick));
        let said = [
            ("kind", kind.value()),
            ("partner-winning", Value::yes_if(false)),
            ("trick-covered", Value::yes_if(lifted)),
            ("noticed-by", Noticed::Partner.value()),
            ("cards-mixed", Value::yes_if(false)),
        ];
        self.rule_on(seat, &REVOKE, &said);
    }

    /// An honour table before the cards are mixed: when all are content the hand is counted (D11).
    pub(super) fn content(&mut self, seat: Seat) {
        self.open.content = self.open.content.with(seat);
        if self.open.content.len() == SEATS {
            self.open.content = SeatSet::EMPTY;
            self.settle();
        }
    }
}
