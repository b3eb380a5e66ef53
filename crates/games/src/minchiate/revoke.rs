//! Suits not answered at an honour table: calls, the resto, honours given back, the choice (7.3).
//!
//! While the hand is played a call needs a card in sight that proves it, or it would be a way to look into a hand; when the
//! hand is over all cards have been seen, and any suspicion can be tried.

use super::agreements::{RevokePayer, TarotRevoke};
use super::breach::Breach;
use super::facts::resti;
use super::state::{Called, Cause, Exchange, Phase, SEATS, Said, Standing};
use super::tarocchi::{COUNTING, KINGS, MATTO, ORDER, TAROCCHI, shown_void};
use super::{Action, Minchiate};
use cards::{Card, CardSet};
use engine::{Cite, Offer, Seat};

impl Minchiate {
    /// The card this seat played in a trick, and the card it had to answer.
    fn answer_in(&self, seat: Seat, trick: usize) -> Option<(Card, Card)> {
        let plays = &self.open.taken.get(trick)?.plays;
        let &(leader, led) = plays.iter().find(|&&(_, card)| card != MATTO)?;
        let &(_, card) = plays.iter().find(|(player, _)| *player == seat)?;
        (leader != seat && card != MATTO).then_some((led, card))
    }

    /// Of the cards that all have seen, those a seat held when it played to a trick: what it has played since, and what is
    /// known to be in its hand.
    pub(super) fn seen_to_hold(&self, seat: Seat, trick: usize) -> CardSet {
        let open = &self.open;
        let tricks = open.taken.iter().map(|taken| &taken.plays).chain([&open.plays]);
        let played = tricks.skip(trick).flatten().filter(|(player, _)| *player == seat).map(|&(_, card)| card);
        let mut held = played.fold(open.shown[seat.index() % SEATS], CardSet::with);
        for exchange in open.exchanged.iter().filter(|exchange| exchange.seat == seat && trick < exchange.after) {
            held.insert(exchange.laid);
            if trick > exchange.trick {
                held.remove(exchange.back);
            }
        }
        held
    }

    /// Do cards in sight prove that this seat had to answer otherwise?
    fn is_proved(&self, seat: Seat, trick: usize) -> bool {
        let due = |led: Card, card: Card| match self.agreements.tarot_revoke {
            TarotRevoke::Uncovered => ORDER.followers(led),
            TarotRevoke::AsSuit => shown_void(led, card),
        };
        self.answer_in(seat, trick).is_some_and(|(led, card)| self.seen_to_hold(seat, trick).meets(due(led, card)))
    }

    /// The play that can be called: it looks as if it had not answered, nobody has called it yet, and there is proof of it or
    /// the hand is over (7.3d). All can see so much.
    fn callable(&self, seat: Seat, trick: u8) -> Result<usize, Breach> {
        let at = usize::from(trick).checked_sub(1).ok_or(Breach::NoCall)?;
        let (led, card) = self.answer_in(seat, at).ok_or(Breach::NoCall)?;
        let called = self.open.called.iter().any(|call| (call.seat, call.trick) == (seat, trick));
        let fined = !TAROCCHI.contains(led) || self.agreements.tarot_revoke == TarotRevoke::AsSuit;
        if called || !fined || shown_void(led, card).is_empty() {
            return Err(Breach::NoCall);
        }
        if self.open.phase == Phase::Tricks && !self.is_proved(seat, at) {
            return Err(Breach::NotProved);
        }
        Ok(at)
    }

    pub(super) fn revoke_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        for other in [1, 3].map(|step| self.company.after(seat, step)) {
            let tricks = (1..=self.open.taken.len() as u8).filter(|&trick| self.callable(other, trick).is_ok());
            out.extend(tricks.map(|trick| Offer::Word(Action::CallRevoke(other, trick))));
        }
    }

    /// An opponent says that this seat did not answer (7.3a).
    pub(super) fn call_revoke(&mut self, by: Seat, seat: Seat, trick: u8) -> Result<(), Breach> {
        if seat.index() >= SEATS || self.company.pair(by) == self.company.pair(seat) {
            return Err(Breach::OwnSide);
        }
        let at = self.callable(seat, trick)?;
        let Some((_, card)) = self.answer_in(seat, at) else { return Err(Breach::NoCall) };
        let upheld = self.is_proved(seat, at);
        self.open.called.push(Called { seat, trick, upheld });
        if !upheld {
            // Suspicion costs nothing.
            self.open.say(seat, Said::Cleared(trick));
            return Ok(());
        }
        self.open.say(seat, Said::Revoked(trick));
        self.fine(seat);
        self.restore(seat, at, card);
        // What he made safe he may take back, as long as there is play to go back to (7.3c, D32).
        let own = TAROCCHI.contains(card) || KINGS.contains(card);
        let made = self.open.won[self.company.pair(seat).index()].contains(card);
        if own && made && self.open.phase == Phase::Tricks {
            self.open.choice = Some((seat, at));
            self.open.phase = Phase::Choice;
        }
        Ok(())
    }

    /// One whole resto, each time it is called (7.3a, 7.3e, 7.3f).
    fn fine(&mut self, seat: Seat) {
        let (deal, pair) = (self.company.deal, self.company.pair(seat));
        match self.agreements.revoke_payer {
            RevokePayer::Side => self.ledger.pay(deal, resti(pair), resti(pair.other()), 1, Cite("minchiate:7.3a")),
            RevokePayer::OffenderAlone => {
                self.company.alone[pair.index()] += 1;
                for opponent in self.company.members(pair.other()) {
                    self.ledger.pay(deal, seat, opponent, self.agreements.resto(), Cite("minchiate:7.3f"));
                }
            }
        }
    }

    /// Honours killed by the wrong card go back to those who played them, and their marks are struck out (7.3b).
    fn restore(&mut self, seat: Seat, at: usize, card: Card) {
        let taken = &self.open.taken[at];
        let led = taken.plays.iter().map(|&(_, card)| card).find(|&card| card != MATTO);
        let beaten = |other: Card| other == card || led.is_none_or(|led| !ORDER.beats(other, card, led));
        let won_by_it = taken.taker == seat && taken.plays.iter().all(|&(_, other)| beaten(other));
        if !won_by_it {
            return;
        }
        let pair = self.company.pair(seat);
        let theirs = taken.plays.iter().filter(|(player, _)| self.company.pair(*player) != pair);
        let theirs: CardSet = theirs.map(|&(_, card)| card).collect();
        let back = (theirs & COUNTING).without(MATTO) & self.open.won[pair.index()];
        self.open.won[pair.index()] -= back;
        self.open.won[pair.other().index()] |= back;
        let mut struck = 0;
        for mark in self.open.marks.iter_mut().filter(|mark| mark.cause == Cause::Kill && usize::from(mark.trick) == at + 1) {
            if mark.standing == Standing::Made {
                struck += mark.points;
            }
            mark.standing = Standing::Struck;
        }
        self.mark_points(pair.other(), struck, Cite("minchiate:7.3b"));
    }

    /// The cards with which the wrong one could have been answered for.
    fn replacements(&self, seat: Seat, at: usize) -> CardSet {
        let Some((led, _)) = self.answer_in(seat, at) else { return CardSet::EMPTY };
        let hand = self.hand(seat).without(MATTO);
        let following = hand & ORDER.followers(led);
        let tarocchi = self.agreements.tarot_revoke == TarotRevoke::AsSuit;
        if following.is_empty() && tarocchi { hand & TAROCCHI } else { following }
    }

    pub(super) fn choice_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        out.push(Offer::Word(Action::LetRun));
        if let Some((_, at)) = self.open.choice.filter(|&(chooser, _)| chooser == seat) {
            let of = self.replacements(seat, at);
            if !of.is_empty() {
                out.push(Offer::Card { of, make: Action::TakeBack });
            }
        }
    }

    /// He takes his card back into his hand, another lying in its place, or lets it run (7.3c).
    pub(super) fn choose(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let (chooser, at) = self.open.choice.ok_or(Breach::NotNow)?;
        if seat != chooser {
            return Err(Breach::NotYourTurn { turn: chooser });
        }
        match *action {
            Action::LetRun => self.open.say(seat, Said::LetRun),
            Action::TakeBack(card) => {
                if !self.hand(seat).contains(card) {
                    return Err(Breach::NotHeld { card });
                }
                if !self.replacements(seat, at).contains(card) {
                    return Err(Breach::NotNow);
                }
                self.exchange(seat, at, card);
            }
            _ => return Err(Breach::NotNow),
        }
        self.open.choice = None;
        self.open.phase = Phase::Tricks;
        Ok(())
    }

    fn exchange(&mut self, seat: Seat, at: usize, card: Card) {
        let Some((_, wrong)) = self.answer_in(seat, at) else { return };
        let (index, pair) = (seat.index() % SEATS, self.company.pair(seat).index());
        let after = self.open.taken.len() + usize::from(self.open.plays.iter().any(|(player, _)| *player == seat));
        self.open.exchanged.push(Exchange { seat, trick: at, back: wrong, laid: card, after });
        for play in self.open.taken[at].plays.iter_mut().filter(|(player, _)| *player == seat) {
            play.1 = card;
        }
        self.open.won[pair] = self.open.won[pair].without(wrong).with(card);
        self.hidden.hands[index] = self.hidden.hands[index].without(card).with(wrong);
        self.open.shown[index] = self.open.shown[index].without(card).with(wrong);
        self.open.taken_up[index].remove(card);
        self.open.say(seat, Said::TookBack(wrong));
    }
}
