//! The wrong card at an honour table: noticed before the trick is taken it is replaced, afterwards it stands.
//!
//! Its player can always put it right. Another can say so only if cards that all have seen prove it, or saying so would
//! be a way to look into a hand; and since nothing follows once the trick is taken, there is no trying it later.

use cards::{Card, CardSet};
use engine::Seat;
use engine::duty::Duty;
use engine::play_history::PlayHistory;
use engine::trick::Trick;

/// The trick on the table, as an honour table looks at it.
#[derive(Clone, Copy, Debug)]
pub struct Examined<'a, D> {
    pub course: PlayHistory<'a, D>,
    /// Its number, from 0.
    pub trick: usize,
}

/// Verdict on a card of the table, without sight of its player's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Looks {
    /// Right on the face of it, or there is none.
    Right,
    /// It may be wrong, and nothing in sight proves it.
    Doubtful,
    /// Cards in sight prove it wrong.
    Wrong(Card),
}

impl<D: Duty> Examined<'_, D> {
    /// The number of a seat's play in this trick.
    pub fn play_of(&self, seat: Seat) -> Option<usize> {
        self.course.play_in(seat, self.trick)
    }

    /// The cards with which a seat that holds this hand can put its wrong card right; none if it is right.
    pub fn mends(&self, seat: Seat, hand: CardSet) -> CardSet {
        let wrong = self.play_of(seat).filter(|&at| self.course.is_revoke(at, hand));
        wrong.map_or(CardSet::EMPTY, |at| self.course.allowed(at, hand))
    }

    /// The verdict on a seat's card, given the cards of its hand that all have seen.
    pub fn looks(&self, seat: Seat, shown: CardSet) -> Looks {
        match self.play_of(seat) {
            Some(at) if self.course.is_revoke(at, shown) => Looks::Wrong(self.course.plays[at].1),
            Some(at) if !self.course.lacks(at).is_empty() => Looks::Doubtful,
            _ => Looks::Right,
        }
    }
}

/// The state that a replaced card changes.
pub struct Replaced<'a> {
    pub plays: &'a mut [(Seat, Card)],
    pub trick: &'a mut Trick,
    /// The hand of the player who replaces a card.
    pub hand: &'a mut CardSet,
    /// The cards in it that all have seen.
    pub shown: &'a mut CardSet,
}

impl Replaced<'_> {
    /// The card of play `at` goes back to the hand, seen by all, and this one takes its place; the cards of the others stay.
    pub fn by(self, card: Card, at: usize, players: usize, duty: &impl Duty) {
        let wrong = std::mem::replace(&mut self.plays[at].1, card);
        *self.hand = self.hand.with(wrong).without(card);
        *self.shown = self.shown.with(wrong).without(card);
        *self.trick = PlayHistory { plays: self.plays, players, duty }.trick_of(at);
    }
}

/// Gives a game the acts of an honour table: a wrong card put right by its player, or called wrong by another. The game says under which
/// duty it plays, which decision of the rules it rests on, who plays, and what it notes besides of a card replaced.
macro_rules! amends {
    ($Game:ident under $Duty:ty, $decision:literal;
     $game:ident: active $active:expr, playing $playing:expr, from($from:ident) $left:expr;
     notes($open:ident, $at:ident) $($note:expr)?;) => {
        use cards::{Card, CardSet};
        use engine::play_history::PlayHistory;
        use engine::law::{CardFate, Value};
        use engine::{Offer, Seat};
        use super::laws::{DESK, REVOKE};
        use $crate::brazil::laws::fate_of_card;
        use $crate::brazil::{Examined, Looks, Replaced};

        impl $Game {
            fn examined<'a>(&'a self, duty: &'a $Duty) -> Examined<'a, $Duty> {
                let $game = self;
                let course = PlayHistory { plays: &$game.open.plays, players: $active, duty };
                Examined { course, trick: $game.open.takers.len() }
            }

            /// The cards with which a seat can put its wrong card right; none if it is right.
            fn mends(&self, seat: Seat) -> CardSet {
                self.examined(&self.duty()).mends(seat, self.hand(seat))
            }

            /// May this card be called wrong? Cards that all have seen must prove it.
            fn accusable(&self, seat: Seat, accused: Seat) -> Result<Card, Breach> {
                let shown = self.open.shown.get(accused.index()).copied().unwrap_or(CardSet::EMPTY);
                match self.examined(&self.duty()).looks(accused, shown) {
                    Looks::Wrong(card) if seat != accused && self.fate_of_card() == CardFate::Replaced => Ok(card),
                    Looks::Doubtful if seat != accused => Err(Breach::NotProved),
                    _ => Err(Breach::NothingToAccuse),
                }
            }

            pub(super) fn amend_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
                if self.agreements.honour() {
                    out.extend(Offer::card(self.mends(seat), Action::Amend));
                }
            }

            pub(super) fn accuse_offers(&self, $from: Seat, out: &mut Vec<Offer<Action>>) {
                let $game = self;
                let others = $left.skip(1).filter(|&other| $game.check_accuse($from, other).is_ok());
                out.extend(others.map(|other| Offer::Word(Action::Accuse(other))));
            }

            pub(super) fn check_accuse(&self, seat: Seat, accused: Seat) -> Result<(), Breach> {
                let $game = self;
                if !$game.agreements.honour() {
                    return Err(Breach::HonourOnly);
                }
                if !$playing.contains(seat) {
                    return Err(Breach::NotPlaying);
                }
                $game.accusable(seat, accused).map(|_| ())
            }

            /// The card of that player is wrong: they must replace it.
            pub(super) fn accuse(&mut self, seat: Seat, accused: Seat) {
                if let Ok(card) = self.accusable(seat, accused) {
                    self.open.say(accused, Said::Wrong(card));
                    self.apply(accused, self.fate_of_card());
                }
            }

            pub(super) fn check_amend(&self, seat: Seat, card: Card) -> Result<(), Breach> {
                if !self.agreements.honour() {
                    return Err(Breach::HonourOnly);
                }
                if let Some(turn) = self.open.mending.filter(|&turn| turn != seat) {
                    return Err(Breach::NotYourTurn { turn, rule: self.open.rule() });
                }
                let mends = self.mends(seat);
                if mends.is_empty() || self.fate_of_card() != CardFate::Replaced {
                    return Err(Breach::NothingToAmend);
                }
                if !self.hand(seat).contains(card) {
                    return Err(Breach::NotHeld { card, rule: $decision });
                }
                if mends.contains(card) { Ok(()) } else { Err(Breach::StillWrong) }
            }

            /// Another card takes the place of the wrong one.
            pub(super) fn amend(&mut self, seat: Seat, card: Card) {
                let duty = self.duty();
                let Some($at) = self.examined(&duty).play_of(seat) else { return };
                let $game = &*self;
                let active = $active;
                let $open = &mut self.open;
                let (hand, shown) = (&mut self.hidden.hands[seat.index()], &mut $open.shown[seat.index()]);
                Replaced { plays: &mut $open.plays, trick: &mut $open.trick, hand, shown }.by(card, $at, active, &duty);
                $($note;)?
                $open.mending = None;
                $open.say(seat, Said::Amended(card));
                match $open.trick.winner().filter(|_| $open.trick.len() == active) {
                    Some(taker) => ($open.phase, $open.to_play) = (Phase::Taking, taker),
                    None => $open.phase = Phase::Tricks,
                }
            }

            /// Fate of a wrong card now.
            fn fate_of_card(&self) -> CardFate {
                fate_of_card(&DESK, &REVOKE, Value::yes_if(self.open.trick.is_empty()))
            }

            /// Carries a ruling on this seat's card out.
            fn apply(&mut self, seat: Seat, card: CardFate) {
                if card == CardFate::Replaced {
                    self.open.mending = Some(seat);
                    self.open.phase = Phase::Mending;
                }
            }
        }
    };
}

pub(crate) use amends;
