//! The verzigole are accused, each from their own hand, in the order of play (R18-R21).

use super::breach::Breach;
use super::state::{Cause, HAND, Phase, SEATS, Said, Verzigola};
use super::verzigole::verzigole;
use super::{Action, Minchiate};
use cards::CardSet;
use engine::{Offer, Seat, SeatSet};

impl Minchiate {
    pub(super) fn begin_accusing(&mut self) {
        self.open.phase = Phase::Accuse;
        self.open.speaker = 0;
    }

    /// The player to accuse.
    pub(super) fn accuser(&self) -> Seat {
        self.open.order[self.open.speaker % SEATS]
    }

    /// Verzigole this seat could still accuse.
    fn unaccused(&self, seat: Seat) -> impl Iterator<Item = Verzigola> + '_ {
        let said = move |one: &Verzigola| self.open.accused.iter().any(|(who, known)| *who == seat && known.cards == one.cards);
        verzigole(self.hand(seat)).into_iter().filter(move |one| !said(one))
    }

    /// Those who may still accuse: each from their turn on, until the first card is played (R18, R20).
    #[inline(always)]
    pub(super) fn accusers(&self) -> SeatSet {
        match self.open.phase {
            Phase::Tricks if self.open.unplayed() => SeatSet::first(SEATS),
            Phase::Accuse => self.open.order.iter().take(self.open.speaker + 1).copied().collect(),
            _ => SeatSet::EMPTY,
        }
    }

    pub(super) fn accuse_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        out.extend(self.unaccused(seat).map(|one| Offer::Word(Action::Accuse(one.cards))));
    }

    pub(super) fn check_accuse(&self, seat: Seat, cards: CardSet) -> Result<(), Breach> {
        let accusers = self.accusers();
        if accusers.is_empty() {
            let rule = self.open.rule();
            let before = matches!(self.open.phase, Phase::Cut | Phase::Correct(_) | Phase::Discard | Phase::Check | Phase::Mend);
            return Err(if before { Breach::NotNow { rule } } else { Breach::AccusedTooLate });
        }
        if !accusers.contains(seat) {
            return Err(Breach::NotYourTurn { turn: self.accuser(), rule: self.open.rule() });
        }
        if self.unaccused(seat).any(|one| one.cards == cards) { Ok(()) } else { Err(Breach::NoVerzigola) }
    }

    /// The cards accused are named and known to all (R21).
    pub(super) fn accuse(&mut self, seat: Seat, cards: CardSet) {
        let Some(one) = self.unaccused(seat).find(|one| one.cards == cards) else { return };
        let at = seat.index() % SEATS;
        self.open.shown[at] |= one.cards;
        self.open.taken_up[at] -= one.cards;
        self.open.accused.push((seat, one));
        self.open.say(seat, Said::Accused(one));
        self.earn(Cause::Verzigola, self.match_state.pair(seat), one.cards, one.points, 0);
    }

    pub(super) fn no_more(&mut self, seat: Seat) {
        self.open.say(seat, Said::NoMore);
        self.open.speaker += 1;
        if self.open.speaker == SEATS {
            self.begin_play();
        }
    }

    /// The first card is led: hands that are wrong now stay so, and cost the final count (7.2d).
    fn begin_play(&mut self) {
        self.open.wrong = Seat::first(SEATS).filter(|&seat| self.hand(seat).len() != HAND).collect();
        self.open.phase = Phase::Tricks;
        self.open.to_play = self.holder_from(self.open.order[0]).unwrap_or(self.open.order[0]);
    }
}
