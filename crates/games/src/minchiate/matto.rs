//! The Matto's return, the card given for it, and the debt (R38-R40, 7.1, 7.4b).

use super::breach::Breach;
use super::laws::MATTO_PLAYED;
use super::state::{Matto, Phase, Said};
use super::tarocchi::{MATTO, WORTHLESS, cartaccia};
use super::{Action, Minchiate};
use cards::{Card, CardSet};
use engine::law::Value;
use engine::{Offer, Seat};

impl Minchiate {
    /// The Matto fell in a trick its side lost: taken back at once at a strict table, by word at an honour table.
    pub(super) fn matto_lost(&mut self, owner: Seat) {
        if self.agreements.honour() {
            self.open.matto = Matto::Lost(owner);
        } else {
            self.take_matto_back(owner);
        }
    }

    fn take_matto_back(&mut self, owner: Seat) {
        self.open.matto = Matto::Owed(self.match_state.pair(owner));
        self.open.say(owner, Said::Reclaimed);
        self.apply(owner, &MATTO_PLAYED, &[("what", Value::Word("matto-lost"))], CardSet::of(MATTO));
    }

    /// At a strict table the program pays the debt as soon as the side has won a worthless card (R39).
    pub(super) fn pay_for_matto(&mut self) {
        if !self.agreements.honour() {
            self.settle_debt();
        }
    }

    fn settle_debt(&mut self) {
        if let Matto::Owed(pair) = self.open.matto
            && let Some(card) = cartaccia(self.open.won[pair.index()])
        {
            self.give_card(self.match_state.collector(pair), card);
        }
    }

    pub(super) fn give_card(&mut self, seat: Seat, card: Card) {
        let pair = self.match_state.pair(seat);
        self.open.won[pair.index()].remove(card);
        self.open.won[pair.other().index()].insert(card);
        self.open.matto = Matto::Settled;
        self.open.say(seat, Said::Gave(card));
    }

    /// May this seat have it back: its owner, or the scorer of their side?
    fn may_reclaim(&self, seat: Seat) -> bool {
        let Matto::Lost(owner) = self.open.matto else { return false };
        seat == owner || seat == self.match_state.scorer(self.match_state.pair(owner))
    }

    /// The cards this seat's side can give for the Matto, if it owes one.
    fn givable(&self, seat: Seat) -> CardSet {
        let pair = self.match_state.pair(seat);
        if self.open.matto == Matto::Owed(pair) { self.open.won[pair.index()] & WORTHLESS } else { CardSet::EMPTY }
    }

    pub(super) fn matto_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if self.may_reclaim(seat) {
            out.push(Offer::Word(Action::ReclaimMatto));
        }
        out.extend(Offer::card(self.givable(seat), Action::Give));
    }

    pub(super) fn check_reclaim(&self, seat: Seat) -> Result<(), Breach> {
        if self.may_reclaim(seat) { Ok(()) } else { Err(Breach::NoMatto) }
    }

    /// The owner or their scorer takes the Matto back, as long as the totals are not made (7.4b, D33).
    pub(super) fn reclaim(&mut self) {
        if let Matto::Lost(owner) = self.open.matto {
            self.take_matto_back(owner);
        }
    }

    pub(super) fn check_give(&self, seat: Seat, card: Card) -> Result<(), Breach> {
        let pair = self.match_state.pair(seat);
        if self.open.matto != Matto::Owed(pair) {
            return Err(Breach::NothingOwed);
        }
        if !WORTHLESS.contains(card) {
            return Err(Breach::NotWorthless { card });
        }
        if self.open.won[pair.index()].contains(card) { Ok(()) } else { Err(Breach::NotWon { card }) }
    }

    /// Before the count: a debt that can be paid is paid; a side with no worthless card gives up the Matto itself (R40, D23).
    pub(super) fn close_matto(&mut self) {
        self.settle_debt();
        if let Matto::Owed(pair) = self.open.matto {
            let hopeless = [("what", Value::Word("matto-no-trick"))];
            self.apply(self.match_state.collector(pair), &MATTO_PLAYED, &hopeless, CardSet::of(MATTO));
        }
        self.open.matto = Matto::Settled;
    }

    /// Can marks still be made and the Matto still be had back?
    pub(super) fn before_totals(&self) -> bool {
        use Phase::*;
        matches!(self.open.phase, Discard | Check | Mend | Accuse | Tricks | Inspection | Count)
    }
}
