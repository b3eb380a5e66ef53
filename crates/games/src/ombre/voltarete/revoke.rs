//! Revokes at an honour table: mending, accusing, and what follows (II.10.10-31).

use super::Voltarete;
use super::agreements::PenaltyCode;
use super::breach::Breach;
use super::state::{HAND, Phase, Said};
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::trick::Trick;
use engine::{Offer, Seat};

use super::action::Action;

impl Voltarete {
    /// What a seat held just before its play number `at`: what it holds now and has played since.
    fn held_at(&self, seat: Seat, at: usize) -> CardSet {
        let since = self.open.plays.iter().skip(at).filter(|(player, _)| *player == seat).map(|&(_, card)| card);
        since.fold(self.hand(seat), CardSet::with)
    }

    /// The trick as it stood before play number `at`.
    fn trick_before(&self, at: usize) -> Trick {
        let start = at - at % self.open.active;
        let mut trick = Trick::EMPTY;
        if let Some(trumps) = self.open.trumps() {
            for &(seat, card) in &self.open.plays[start..at] {
                trick.play(seat, card, &trumps.order);
            }
        }
        trick
    }

    /// What the rules would have allowed at play number `at`.
    fn allowed_at(&self, at: usize) -> CardSet {
        let Some(&(seat, _)) = self.open.plays.get(at) else { return CardSet::EMPTY };
        let held = self.held_at(seat, at);
        self.open.trumps().map_or(held, |trumps| trumps.playable(held, &self.trick_before(at)))
    }

    fn is_revoke(&self, at: usize) -> bool {
        self.open.plays.get(at).is_some_and(|&(_, card)| !self.allowed_at(at).contains(card))
    }

    /// Do cards that all have seen prove this play a revoke: those he played later, or lie open?
    fn is_proved(&self, at: usize) -> bool {
        let Some(&(seat, card)) = self.open.plays.get(at) else { return false };
        let open_hand = if self.open.exposed.contains(seat) { self.hand(seat) } else { self.open.shown[seat.index()] };
        let since = self.open.plays.iter().skip(at).filter(|(player, _)| *player == seat).map(|&(_, card)| card);
        let seen = since.fold(open_hand, CardSet::with);
        self.open.trumps().is_some_and(|trumps| !trumps.playable(seen, &self.trick_before(at)).contains(card))
    }

    /// The number of a seat's play in a trick, counted from 0.
    fn play_in_trick(&self, seat: Seat, trick: usize) -> Option<usize> {
        let start = trick * self.open.active;
        let plays = self.open.plays.get(start..)?;
        plays.iter().take(self.open.active).position(|(player, _)| *player == seat).map(|at| start + at)
    }

    /// A seat's last play, if it is a revoke that can still be mended: he has not played to the next trick.
    fn mendable(&self, seat: Seat) -> Option<usize> {
        let at = self.open.plays.iter().rposition(|(player, _)| *player == seat)?;
        self.is_revoke(at).then_some(at)
    }

    pub(super) fn revoke_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if !self.agreements.honour() || !self.open.plays_cards(seat) {
            return;
        }
        if self.open.phase == Phase::Tricks
            && let Some(at) = self.mendable(seat)
        {
            out.push(Offer::Card { of: self.allowed_at(at), make: Action::Amend });
        }
        if self.open.unexamining.contains(seat) {
            return;
        }
        for other in self.open.after(seat) {
            for trick in 0..HAND as u8 {
                if self.accusable(seat, other, trick + 1).is_ok() {
                    out.push(Offer::Word(Action::Accuse(other, trick + 1)));
                }
            }
        }
    }

    /// The player mends his revoke: every card from there on is taken back, and he plays another (II.10.15, II.10.21).
    pub(super) fn amend(&mut self, seat: Seat, card: Card) -> Result<(), Breach> {
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        let at = self.mendable(seat).ok_or(Breach::NothingToAmend)?;
        if !self.allowed_at(at).contains(card) {
            return Err(Breach::StillRevoke);
        }
        self.take_back(at);
        self.open.say(seat, Said::Amend);
        self.put_down_again(seat, card)
    }

    /// The play to be looked at, if this accusation can be made.
    fn accusable(&self, by: Seat, seat: Seat, trick: u8) -> Result<usize, Breach> {
        let open = &self.open;
        if by == seat || !open.plays_cards(by) || !open.plays_cards(seat) {
            return Err(Breach::NotPlaying);
        }
        if open.unexamining.contains(by) {
            return Err(Breach::NoExamining);
        }
        let at =
            usize::from(trick).checked_sub(1).and_then(|trick| self.play_in_trick(seat, trick)).ok_or(Breach::NoSuchTrick)?;
        if open.accused.contains(&(by, seat, trick)) {
            return Err(Breach::AccusedAlready);
        }
        if open.phase == Phase::Tricks && !self.is_proved(at) {
            return Err(Breach::NotProved);
        }
        Ok(at)
    }

    /// A player says that another revoked in a trick (II.10.16-20).
    pub(super) fn accuse(&mut self, by: Seat, seat: Seat, trick: u8) -> Result<(), Breach> {
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        let at = self.accusable(by, seat, trick)?;
        self.open.accused.push((by, seat, trick));
        if !self.is_revoke(at) {
            // Suspicion is not proof, and costs nothing; but all have now seen that he could not follow.
            if let (Some(trumps), Some(led)) = (self.open.trumps(), self.trick_before(at).led()) {
                self.open.cleared[seat.index()] |= trumps.shown_void(led, self.open.plays[at].1);
            }
            self.open.say(seat, Said::Cleared(trick));
            return Ok(());
        }
        self.open.say(seat, Said::Revoked(trick));
        let played_on = self.open.plays.iter().skip(at + 1).any(|(player, _)| *player == seat);
        let established = played_on || self.open.phase == Phase::Inspection;
        if !established {
            self.take_back(at);
            return Ok(());
        }
        if self.open.revokes[seat.index()] == 0 {
            self.penalise(seat, "voltarete:II.10.15");
        }
        self.open.revokes[seat.index()] += 1;
        match (self.agreements.penalty_code, self.open.takers.len()) {
            (PenaltyCode::OldTariff, _) => {}
            (PenaltyCode::Reformed, HAND) => self.transfer(at),
            (PenaltyCode::Reformed, _) => {
                // The trick is undone and the hand played anew from there; so is whatever was laid down since.
                self.open.claim = None;
                self.take_back(at - at % self.open.active);
            }
        }
        Ok(())
    }

    /// The hand is over: the trick goes to whom it would have belonged (II.10.16-18, II.10.20, laws D51).
    fn transfer(&mut self, at: usize) {
        let number = at / self.open.active;
        let (revoker, _) = self.open.plays[at];
        let taker = self.open.takers[number];
        let rightful = self.rightful_taker(at);
        if rightful != taker {
            self.open.takers[number] = rightful;
            self.open.recount();
        } else if Some(taker) == self.open.feito && revoker != taker && self.overspent(at, taker) {
            self.make_good(revoker, taker);
        }
    }

    /// Who would have taken the trick without the revoke: of the revoker's lawful cards the one best for the innocent; and
    /// if he ruffed, a later player who threw away what would have won is taken to have won it.
    fn rightful_taker(&self, at: usize) -> Seat {
        let Some(trumps) = self.open.trumps() else { return self.open.plays[at].0 };
        let (revoker, revoke_card) = self.open.plays[at];
        let before = self.trick_before(at);
        let ruffed = before.led().is_some_and(|led| !trumps.all().contains(led)) && trumps.all().contains(revoke_card);
        let end = at - at % self.open.active + self.open.active;
        let outcomes = self.allowed_at(at).iter().map(|instead| {
            let mut trick = before;
            trick.play(revoker, instead, &trumps.order);
            for later in at + 1..end {
                let (seat, card) = self.open.plays[later];
                let allowed = trumps.playable(self.held_at(seat, later), &trick);
                let winning = match (trick.best(), trick.led()) {
                    (Some(best), Some(led)) => trumps.order.beating(allowed, best, led),
                    _ => CardSet::EMPTY,
                };
                let better = if ruffed && !winning.contains(card) { trumps.order.lowest(winning) } else { None };
                trick.play(seat, better.unwrap_or(card), &trumps.order);
            }
            trick.winner().unwrap_or(revoker)
        });
        // The best for the innocent: the feito where an opponent revoked, else any other than the revoker.
        let outcomes: ArrayVec<Seat, HAND> = outcomes.take(HAND).collect();
        let innocent = |winner: &Seat| *winner != revoker;
        let feito = outcomes.iter().copied().find(|winner| innocent(winner) && Some(*winner) == self.open.feito);
        feito.or_else(|| outcomes.iter().copied().find(innocent)).unwrap_or(revoker)
    }

    /// Did the feito have to spend a matador or a high trump where a smaller one would have done (II.10.17)?
    fn overspent(&self, at: usize, feito: Seat) -> bool {
        let Some(trumps) = self.open.trumps() else { return false };
        let Some(own) = self.play_in_trick(feito, at / self.open.active).filter(|&own| own > at) else { return false };
        let (_, spent) = self.open.plays[own];
        let before = self.trick_before(at);
        let (revoker, _) = self.open.plays[at];
        let lower = trumps.order.lowest(self.allowed_at(at));
        let Some(instead) = lower else { return false };
        let mut trick = before;
        trick.play(revoker, instead, &trumps.order);
        for later in at + 1..own {
            let (seat, card) = self.open.plays[later];
            trick.play(seat, card, &trumps.order);
        }
        let (Some(best), Some(led)) = (trick.best(), trick.led()) else { return false };
        let enough = trumps.order.beating(trumps.playable(self.held_at(feito, own), &trick), best, led);
        trumps.order.lowest(enough).is_some_and(|least| trumps.order.strength(least) < trumps.order.strength(spent))
    }

    /// One trick from the revoker, else from another opponent, if it gives the feito the number to win.
    fn make_good(&mut self, revoker: Seat, feito: Seat) {
        let tricks = self.open.tricks;
        let has_one = |seat: &Seat| tricks[seat.index()] > 0;
        let from = Some(revoker).filter(has_one).or_else(|| self.open.opponents().find(has_one));
        let (Some(from), None) = (from, self.open.made_good) else { return };
        let before = self.open.clone();
        self.open.made_good = Some((from, feito));
        self.open.recount();
        if before.feito_leads() || !self.open.feito_leads() {
            self.open = before;
        }
    }
}
