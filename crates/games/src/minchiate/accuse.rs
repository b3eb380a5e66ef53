//! The verzigole are accused, each from his own hand, in the order of play (R18-R21).

use super::breach::Breach;
use super::state::{Cause, HAND, Phase, SEATS, Said, Verzigole};
use super::verzigole::verzigole;
use super::{Action, Minchiate};
use engine::{Offer, Seat};

impl Minchiate {
    pub(super) fn begin_accusing(&mut self) {
        self.open.phase = Phase::Accuse;
        self.open.speaker = 0;
    }

    /// Whose turn it is to accuse.
    pub(super) fn accuser(&self) -> Seat {
        self.open.order[self.open.speaker % SEATS]
    }

    /// What this seat could still accuse.
    fn unaccused(&self, seat: Seat) -> impl Iterator<Item = Verzigole> + '_ {
        let said = move |one: &Verzigole| self.open.accused.iter().any(|(who, known)| *who == seat && known.cards == one.cards);
        verzigole(self.hand(seat)).into_iter().filter(move |one| !said(one))
    }

    pub(super) fn accuse_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        out.extend(self.unaccused(seat).map(|one| Offer::Word(Action::Accuse(one.cards))));
        out.push(Offer::Word(Action::NoMore));
    }

    pub(super) fn accuse(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let turn = self.accuser();
        if seat != turn {
            return Err(Breach::NotYourTurn { turn });
        }
        match *action {
            Action::Accuse(cards) => {
                let one = self.unaccused(seat).find(|one| one.cards == cards).ok_or(Breach::NoVerzigola)?;
                // The cards accused are named and known to all (R21).
                let at = seat.index() % SEATS;
                self.open.shown[at] |= one.cards;
                self.open.taken_up[at] -= one.cards;
                self.open.accused.push((seat, one));
                self.open.say(seat, Said::Accused(one));
                self.earn(Cause::Verzigola, self.company.pair(seat), one.cards, one.points, 0);
            }
            Action::NoMore => {
                self.open.say(seat, Said::NoMore);
                self.open.speaker += 1;
                if self.open.speaker == SEATS {
                    self.begin_play();
                }
            }
            _ => return Err(Breach::NotNow),
        }
        Ok(())
    }

    /// The first card is led: hands that are wrong now stay so, and cost the final count (7.2d).
    fn begin_play(&mut self) {
        self.open.wrong = Seat::first(SEATS).filter(|&seat| self.hand(seat).len() != HAND).collect();
        self.open.phase = Phase::Tricks;
        self.open.to_play = self.holder_from(self.open.order[0]).unwrap_or(self.open.order[0]);
    }
}
