//! Tricks, and honours killed in them (R22-R37).

use super::agreements::TarotRevoke;
use super::breach::Breach;
use super::state::{Cause, HAND, Phase, SEATS, Said, Taken};
use super::tarocchi::{COUNTING, KINGS, MATTO, ORDER, TAROCCHI, playable, worth};
use super::{Action, Minchiate};
use cards::{Card, CardSet};
use engine::trick::Trick;
use engine::{Offer, Seat};

impl Minchiate {
    /// The first from this seat on that still has cards: a hand dealt short has none for the last trick (D30).
    pub(super) fn holder_from(&self, seat: Seat) -> Option<Seat> {
        if !self.hand(seat).is_empty() {
            return Some(seat);
        }
        (1..SEATS).map(|step| self.match_state.after(seat, step)).find(|&seat| !self.hand(seat).is_empty())
    }

    /// The legal cards.
    #[inline(always)]
    pub(super) fn lawful(&self, seat: Seat) -> CardSet {
        playable(self.hand(seat), &self.open.trick)
    }

    /// Illegal cards that an honour table lets be played: a suit not answered; a tarocco withheld only where that is fined (D27).
    pub(super) fn unlawful(&self, seat: Seat) -> CardSet {
        let (hand, lawful) = (self.hand(seat), self.lawful(seat));
        let Some(led) = self.open.led().filter(|_| self.agreements.honour()) else { return CardSet::EMPTY };
        let has_suit = !TAROCCHI.contains(led) && hand.meets(ORDER.followers(led));
        if has_suit || self.agreements.tarot_revoke == TarotRevoke::AsSuit { hand - lawful } else { CardSet::EMPTY }
    }

    pub(super) fn play_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        out.push(Offer::Card { of: self.lawful(seat), make: Action::Play });
        out.extend(Offer::card(self.unlawful(seat), Action::Play));
    }

    #[inline(always)]
    pub(super) fn check_play(&self, seat: Seat, card: Card) -> Result<(), Breach> {
        let turn = self.open.to_play;
        if seat != turn {
            let rule = self.open.rule();
            return Err(if seat.index() < SEATS { Breach::NotYourTurn { turn, rule } } else { Breach::NotPlaying });
        }
        if !self.hand(seat).contains(card) {
            return Err(Breach::NotHeld { card, rule: "minchiate R24" });
        }
        if !self.lawful(seat).contains(card) && !self.unlawful(seat).contains(card) {
            return Err(self.revoke_breach(seat));
        }
        Ok(())
    }

    /// The rule another card would break.
    pub(super) fn revoke_breach(&self, seat: Seat) -> Breach {
        let suit = self.open.led().filter(|&led| self.hand(seat).meets(ORDER.followers(led))).and_then(Card::suit);
        suit.map_or(Breach::MustTarocco, |suit| Breach::MustFollow { suit })
    }

    #[inline(always)]
    pub(super) fn play(&mut self, seat: Seat, card: Card) {
        let at = seat.index() % SEATS;
        self.hidden.hands[at].remove(card);
        self.open.shown[at].remove(card);
        self.open.taken_up[at].remove(card);
        let _ = self.open.plays.try_push((seat, card));
        if card != MATTO {
            self.open.trick.play(seat, card, &ORDER);
        }
        match self.next_to_play(seat) {
            Some(next) => self.open.to_play = next,
            None => self.take_trick(),
        }
    }

    /// The next player to this trick; `None` if it is full.
    #[inline(always)]
    fn next_to_play(&self, seat: Seat) -> Option<Seat> {
        if self.open.wrong.is_empty() {
            return (self.open.plays.len() < SEATS).then(|| self.match_state.after(seat, 1));
        }
        let played = |seat: Seat| self.open.plays.iter().any(|(player, _)| *player == seat);
        let mut others = (1..SEATS).map(|step| self.match_state.after(seat, step));
        others.find(|&seat| !played(seat) && !self.hand(seat).is_empty())
    }

    /// The trick is full: it goes to the pair of the highest tarocco, or of the highest card of the suit led (R30).
    fn take_trick(&mut self) {
        let plays = std::mem::take(&mut self.open.plays);
        let trick = std::mem::replace(&mut self.open.trick, Trick::EMPTY);
        let leader = plays.first().map_or(self.open.to_play, |&(seat, _)| seat);
        let taker = trick.winner().unwrap_or(leader);
        let pair = self.match_state.pair(taker);
        let (mut cards, mut lost) = (CardSet::EMPTY, CardSet::EMPTY);
        for &(seat, card) in &plays {
            let of = if self.match_state.pair(seat) == pair { &mut cards } else { &mut lost };
            of.insert(card);
        }
        let owner = lost.contains(MATTO).then(|| plays.iter().find(|&&(_, card)| card == MATTO)).flatten();
        let owner = owner.map(|&(seat, _)| seat);
        self.open.won[pair.index()] |= cards | lost;
        self.open.taken.push(Taken { plays, taker });
        // A king is killed by a tarocco only; lost to a card of the suit led it is lost without mark (R33).
        let by_tarocco = trick.best().is_some_and(|best| TAROCCHI.contains(best));
        let killed = (lost & COUNTING).without(MATTO) - if by_tarocco { CardSet::EMPTY } else { KINGS };
        if !killed.is_empty() {
            self.open.say(taker, Said::Killed(killed));
            self.earn(Cause::Kill, pair, killed, worth(killed), self.open.taken.len() as u8);
        }
        if let Some(owner) = owner {
            self.matto_lost(owner);
        }
        self.pay_for_matto();
        match self.holder_from(taker).filter(|_| self.open.taken.len() < HAND) {
            Some(next) => self.open.to_play = next,
            None => self.end_of_play(),
        }
    }

    /// The play is over. At an honour table revokes can be called until the cards are mixed; what a hand dealt too large has
    /// left lies open.
    fn end_of_play(&mut self) {
        if self.agreements.honour() {
            self.open.shown = self.hidden.hands;
            self.open.phase = Phase::Inspection;
        } else {
            self.count_up();
        }
    }
}
