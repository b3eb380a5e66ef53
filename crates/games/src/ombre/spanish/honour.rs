//! Honour tables: cards played against the duty, mended, called, and what follows (mediator REN.1-REN.7, family RF.2-RF.4).

use super::Core;
use super::action::Action;
use super::breach::Breach;
use super::duty::Bound;
use super::laws::{Harm, Incident, Irregularity, Thrown, TooSoon};
use super::state::{Partner, Phase, SEATS, Said};
use super::terms::{King, Switch};
use arrayvec::ArrayVec;
use cards::{Card, CardSet, Suit};
use engine::duty::Duty;
use engine::trick::Trick;
use engine::{Offer, Seat, SeatSet};
use serde::Serialize;

/// Records of an honour table. All of them are open.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Books {
    /// Cards examined: the player, and the trick counted from 1.
    pub examined: ArrayVec<(Seat, u8), 96>,
    /// Faults against the laws, each with the number of tricks played by then.
    pub faults: ArrayVec<(Incident, u8), 24>,
    /// Demands that a law permits: the creditor and the debtor.
    pub demanded: ArrayVec<(Seat, Seat), 12>,
    /// Players fined once for all faults found when the play was over.
    pub found_late: SeatSet,
    /// Cards that an accusation not proved has shown each not to have held.
    pub cleared: [CardSet; SEATS],
    /// Cards that lie there before their turn.
    pub early: ArrayVec<(Seat, Card), 6>,
    /// A player whose next card the others choose, and the cards they choose from.
    pub ordered: Option<(Seat, CardSet)>,
    /// The Hombre's side plays open what it is told to.
    pub spread: Switch,
    /// The last full trick lies there: nobody has lifted it or led to the next (mediator REN.5).
    pub unlifted: Switch,
    /// The first card, led before the trump of a solo is named (hombre R18).
    pub led: Option<Card>,
    /// The player who has lifted a trick, its number from 0, and its owner.
    pub lifted: Option<(Seat, u8, Seat)>,
    /// A player who put the cards away though others could still speak.
    pub threw: Option<(Seat, Thrown)>,
    /// Discards looked at: the viewer and the owner.
    pub peeked: ArrayVec<(Seat, Seat), 12>,
    /// Which trump a defender has named for the Hombre, if the other may still name another.
    pub proposed: Option<(Seat, Suit)>,
    /// Number of fines pending when the hand began.
    pub waiting: usize,
    /// The card that the oldest of them goes with, if it was named for this hand.
    pub raffle: Option<Card>,
}

impl Books {
    pub const EMPTY: Books = Books {
        examined: ArrayVec::new_const(),
        faults: ArrayVec::new_const(),
        demanded: ArrayVec::new_const(),
        found_late: SeatSet::EMPTY,
        cleared: [CardSet::EMPTY; SEATS],
        early: ArrayVec::new_const(),
        ordered: None,
        spread: Switch::Off,
        unlifted: Switch::Off,
        led: None,
        lifted: None,
        threw: None,
        peeked: ArrayVec::new_const(),
        proposed: None,
        waiting: 0,
        raffle: None,
    };
}

/// A play as it can be looked into.
#[derive(Clone, Copy)]
pub(super) struct Looked {
    pub(super) seat: Seat,
    pub(super) card: Card,
    /// The trick before it.
    pub(super) trick: Trick,
    /// The duty then: before a king was out, with the kings that were forced.
    pub(super) duty: Bound<'static>,
    /// The tricks taken before it, and how many by the Hombre's side.
    pub(super) tricks: u8,
}

impl Core {
    /// Every play of the hand with what bound it.
    pub(super) fn looked_through(&self) -> impl Iterator<Item = Looked> + '_ {
        let players = self.open.round.active;
        let trumps = self.duty().map(|duty| duty.trumps);
        let forced = self.open.trump.filter(|_| self.entrada() && self.terms.king == King::FirstOut);
        let forced = forced.map_or(CardSet::EMPTY, |trump| self.terms.forced_kings(trump));
        let mut bound = forced;
        let mut trick = Trick::EMPTY;
        self.open.play.plays.iter().enumerate().filter_map(move |(at, &(seat, card))| {
            let trumps = trumps?;
            if at % players == 0 {
                trick = Trick::EMPTY;
            }
            let looked = Looked { seat, card, trick, duty: Bound { trumps, forced: bound }, tricks: (at / players) as u8 };
            if forced.contains(card) {
                bound = CardSet::EMPTY;
            }
            trick.play(seat, card, &trumps.order);
            Some(looked)
        })
    }

    /// The hand of a seat before its play in this trick, counted from 0, if it holds `now` today.
    fn held_then(&self, seat: Seat, trick: usize, now: CardSet) -> CardSet {
        let since = self.open.play.plays.iter().skip(trick * self.open.round.active);
        now | since.filter(|(player, _)| *player == seat).map(|&(_, card)| card).collect()
    }

    /// Was the play of this seat in this trick wrong, if it holds `now` today?
    fn was_wrong(&self, seat: Seat, trick: usize, now: CardSet) -> Option<(Looked, bool)> {
        let looked = self.looked_through().find(|looked| looked.seat == seat && usize::from(looked.tricks) == trick)?;
        let held = self.held_then(seat, trick, now);
        Some((looked, !looked.duty.playable(held, &looked.trick).contains(looked.card)))
    }

    // --- a card taken back in time (REN.6) ---

    /// The seat's card in the trick on the table, if it was wrong: the one being played, or a full one not lifted yet.
    fn mendable(&self, seat: Seat) -> Option<Looked> {
        let full = self.open.honour.unlifted == Switch::On;
        let trick = self.open.play.takers.len().checked_sub(usize::from(full))?;
        let played = self.open.play.plays.iter().skip(trick * self.open.round.active).any(|(player, _)| *player == seat);
        let (looked, wrong) = self.was_wrong(seat, trick, self.hand(seat)).filter(|_| played)?;
        wrong.then_some(looked)
    }

    pub(super) fn amending(&self, seat: Seat) -> CardSet {
        let Some(looked) = self.mendable(seat).filter(|_| self.terms.honour()) else { return CardSet::EMPTY };
        let held = self.hand(seat).with(looked.card);
        looked.duty.playable(held, &looked.trick)
    }

    pub(super) fn amend(&mut self, seat: Seat, card: Card) {
        let (Some(looked), Some(duty)) = (self.mendable(seat), self.duty()) else { return };
        let harm = self.harm_of(looked.card);
        let first = usize::from(looked.tricks) * self.open.round.active;
        let mut back = self.open.play.take_back(first, &self.open.round, &duty.trumps.order);
        for (player, played) in &mut back {
            if *player == seat {
                self.hidden.hands[seat.index()].insert(*played);
                self.hidden.hands[seat.index()].remove(card);
                self.open.shown[seat.index()].insert(*played);
                self.open.shown[seat.index()].remove(card);
                *played = card;
            }
        }
        self.open.say(seat, Said::Amend(card));
        let mut taker = None;
        for (player, played) in back {
            taker = self.open.play.put_down(player, played, &self.open.round, &duty.trumps.order);
        }
        if self.entrada() && self.terms.king == King::FirstOut {
            self.open.partner = Partner::Unknown;
            let plays: ArrayVec<(Seat, Card), 40> = self.open.play.plays.iter().copied().collect();
            plays.iter().for_each(|&(player, played)| self.finds_partner(player, played));
        }
        let in_hand = self.open.called.is_some_and(|called| !self.open.play.played().contains(called));
        if self.entrada() && self.open.giver.is_none() && self.open.phase == Phase::Claims && in_hand {
            // The end of play had made the partner known: judged anew, there is no bola before the called king is out (mediator R52).
            self.open.partner = Partner::Unknown;
        }
        self.note_at(seat, Irregularity::TakenBack { harm }, looked.tricks);
        if let Some(taker) = taker {
            // A full trick is judged anew: it may be another's, and the hand may go on.
            self.open.phase = Phase::Tricks;
            self.trick_taken(taker);
        }
    }

    /// A mate, a king, or a card nothing of its suit can beat any more (IV.5).
    pub(super) fn harm_of(&self, card: Card) -> Harm {
        let Some(trumps) = self.duty().map(|duty| duty.trumps) else { return Harm::None };
        let (order, gone) = (&trumps.order, self.open.play.played());
        let higher = |other: Card| order.strength(other) > order.strength(card) && !gone.contains(other);
        let firm = !order.followers(card).iter().any(higher);
        let harmful = trumps.matadores.contains(&card) || self.terms.pack.kings().contains(card) || firm;
        if harmful { Harm::Presumed } else { Harm::None }
    }

    // --- a card called (REN.1-REN.5) ---

    pub(super) fn check_accuse(&self, seat: Seat, other: Seat, trick: u8) -> Result<(), Breach> {
        if !self.terms.honour() {
            return Err(Breach::HonourOnly);
        }
        let open = &self.open;
        let looked_into = open.honour.examined.contains(&(other, trick)) || open.honour.examined.is_full();
        // Before a trick is lifted no revoke in it is complete (REN.5).
        let unlifted = open.phase == Phase::Tricks && open.honour.unlifted == Switch::On;
        let full = (1..=open.play.takers.len() - usize::from(unlifted)).contains(&usize::from(trick));
        if seat == other || looked_into || !full || !open.round.plays_cards(other) {
            return Err(Breach::NothingToCall);
        }
        // While cards are played only what all have seen can prove it; afterwards the cards are turned over.
        let over = open.phase == Phase::Claims;
        let seen = open.shown[other.index()];
        let proved = self.was_wrong(other, usize::from(trick) - 1, seen).is_some_and(|(_, wrong)| wrong);
        if over || proved { Ok(()) } else { Err(Breach::NothingToCall) }
    }

    pub(super) fn accuse_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if !self.terms.honour() {
            return;
        }
        for &other in self.open.round.players() {
            for trick in 1..=self.open.play.takers.len() as u8 {
                if self.check_accuse(seat, other, trick).is_ok() {
                    out.push(Offer::Word(Action::Accuse(other, trick)));
                }
            }
        }
    }

    pub(super) fn accuse(&mut self, other: Seat, trick: u8) {
        let at = usize::from(trick) - 1;
        let _ = self.open.honour.examined.try_push((other, trick));
        let Some((looked, wrong)) = self.was_wrong(other, at, self.hand(other)) else { return };
        if !wrong {
            self.open.say(other, Said::Right(looked.card));
            self.open.honour.cleared[other.index()] |= looked.duty.lacks(&looked.trick, looked.card);
            return;
        }
        self.open.say(other, Said::Wrong(looked.card));
        let over = self.open.phase == Phase::Claims;
        if over && self.open.honour.found_late.contains(other) {
            // Several found only when all is played are paid as one (REN.3).
            return;
        }
        if over {
            self.open.honour.found_late = self.open.honour.found_late.with(other);
        }
        self.note_at(other, irregularity(&looked), trick - 1);
    }

    pub(super) fn honour_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        self.amend_offers(seat, out);
        self.accuse_offers(seat, out);
    }

    pub(super) fn amend_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let cards = self.amending(seat);
        if !cards.is_empty() {
            out.push(Offer::Card { of: cards, make: Action::Amend });
        }
    }
}

/// The kind of a wrong card: a revoke, or a king before any was out.
fn irregularity(looked: &Looked) -> Irregularity {
    if !looked.duty.forced.contains(looked.card) {
        return Irregularity::Revoke;
    }
    let follows = |led: Card| looked.duty.trumps.order.followers(led).contains(looked.card);
    Irregularity::King(match looked.trick.led() {
        None => TooSoon::Led,
        Some(led) if follows(led) => TooSoon::Followed,
        Some(_) => TooSoon::Thrown,
    })
}
