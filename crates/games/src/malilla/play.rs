//! Tricks: leading, playing, and lifting them (R14-R20, jugar.1, jugar.5-7).

use super::Malilla;
use super::action::Action;
use super::breach::Breach;
use super::deck::{Cargar, Renuncio, worth};
use super::state::{Fault, HAND, Irregularity, Phase, SEATS, Said};
use cards::{Card, CardSet};
use engine::duty::Duty;
use engine::trick::Trick;
use engine::{Offer, Seat};

impl Malilla {
    #[inline(always)]
    pub(super) fn duty(&self) -> Cargar {
        Cargar(self.open.order())
    }

    #[inline(always)]
    pub(super) fn hand(&self, seat: Seat) -> CardSet {
        self.hidden.hands[seat.index() % SEATS]
    }

    /// The legal cards; an honour table may let others be played too.
    #[inline(always)]
    pub(super) fn lawful(&self, seat: Seat) -> CardSet {
        self.duty().playable(self.hand(seat), &self.open.trick)
    }

    #[inline]
    pub(super) fn play_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let lawful = self.lawful(seat);
        out.push(Offer::Card { of: lawful, make: Action::Play });
        let wrong = self.hand(seat) - lawful;
        if self.agreements.honour() && !wrong.is_empty() {
            out.push(Offer::Card { of: wrong, make: Action::Play });
        }
    }

    #[inline(always)]
    pub(super) fn check_play(&self, seat: Seat, card: Card) -> Result<(), Breach> {
        self.in_turn(seat)?;
        let hand = self.hand(seat);
        if !hand.contains(card) {
            return Err(Breach::NotHeld { card });
        }
        if !self.agreements.honour() && !self.lawful(seat).contains(card) {
            return Err(self.wrong_card(hand, card));
        }
        Ok(())
    }

    /// The rule that this card from this hand would break.
    pub(super) fn wrong_card(&self, hand: CardSet, card: Card) -> Breach {
        let kind = Renuncio::of(hand, &self.open.trick, card, self.open.order());
        match (kind, self.open.trick.led().and_then(Card::suit)) {
            (Renuncio::Suit, Some(suit)) => Breach::MustFollow { suit },
            (Renuncio::Suit, None) => Breach::NotNow { rule: kind.law() },
            (Renuncio::Beat, _) => Breach::MustBeat,
            (Renuncio::Trump, _) => Breach::MustTrump,
            (Renuncio::OverTrump, _) => Breach::MustOvertrump,
        }
    }

    /// Only who is to play, or whose the trick is.
    #[inline(always)]
    pub(super) fn in_turn(&self, seat: Seat) -> Result<(), Breach> {
        let turn = self.open.to_play;
        match seat {
            _ if seat == turn => Ok(()),
            _ if seat.index() < SEATS => Err(Breach::NotYourTurn { turn, rule: self.open.rule() }),
            _ => Err(Breach::NotPlaying),
        }
    }

    #[inline(always)]
    pub(super) fn play(&mut self, seat: Seat, card: Card) {
        let at = seat.index() % SEATS;
        self.hidden.hands[at].remove(card);
        let next = self.match_state.after(seat, 1);
        let open = &mut self.open;
        open.shown[at].remove(card);
        open.plays.push((seat, card));
        open.trick.play(seat, card, open.order);
        if open.trick.len() < SEATS {
            open.to_play = next;
        } else {
            self.trick_is_full();
        }
    }

    /// Gives the trick to its holder: at once at a strict table, at an honour table when it is lifted.
    pub(super) fn trick_is_full(&mut self) {
        let taker = self.open.trick.winner().unwrap_or(self.open.to_play);
        self.open.to_play = taker;
        match self.agreements.honour() {
            true => self.open.phase = Phase::Lifting,
            false => self.gather(taker),
        }
    }

    /// The trick is lifted by this seat, and its winner leads to the next (R14).
    pub(super) fn gather(&mut self, by: Seat) {
        let open = &mut self.open;
        let taker = open.to_play;
        let points = 1 + worth(open.trick.cards()) as u8;
        open.say(taker, Said::Took(points));
        open.takers.push(taker);
        open.piles.push(by);
        open.trick = Trick::EMPTY;
        open.warned = engine::SeatSet::EMPTY;
        open.phase = Phase::Tricks;
        if open.takers.len() == HAND {
            match self.agreements.honour() {
                true => self.open.phase = Phase::Inspection,
                false => self.settle(),
            }
        }
    }

    /// At an honour table anybody can lead before the player who has the lead (jugar.1).
    pub(super) fn check_lead(&self, seat: Seat, card: Card) -> Result<(), Breach> {
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        if self.open.phase != Phase::Tricks || !self.open.trick.is_empty() {
            return Err(Breach::NotNow { rule: "malilla:jugar.1" });
        }
        if self.open.to_play == seat {
            return Err(Breach::OwnLead);
        }
        if self.hand(seat).contains(card) { Ok(()) } else { Err(Breach::NotHeld { card }) }
    }

    pub(super) fn lead_out_of_turn(&mut self, seat: Seat, card: Card) {
        self.open.say(seat, Said::LedOutOfTurn(card));
        self.open.faults.push(Fault { seat, what: Irregularity::Lead });
        self.play(seat, card);
    }

    /// The winner lifts the trick; an opponent who does so lifts another's (jugar.5).
    pub(super) fn check_lift(&self, seat: Seat) -> Result<(), Breach> {
        if self.open.phase != Phase::Lifting || self.match_state.partner(self.open.to_play) == seat {
            return Err(if self.agreements.honour() { Breach::NothingToLift } else { Breach::HonourOnly });
        }
        Ok(())
    }

    pub(super) fn lift(&mut self, seat: Seat) {
        let wrong = self.match_state.pair(seat) != self.match_state.pair(self.open.to_play);
        if wrong {
            self.open.say(seat, Said::LiftedWrong);
            self.open.faults.push(Fault { seat, what: Irregularity::Lift });
        }
        self.gather(seat);
    }

    /// The last of the opponents' tricks that lies in front of this seat.
    pub(super) fn wrongly_piled(&self, seat: Seat) -> Option<usize> {
        let wrong =
            |(pile, taker): (&Seat, &Seat)| *pile == seat && self.match_state.pair(*pile) != self.match_state.pair(*taker);
        self.open.piles.iter().zip(&self.open.takers).rposition(wrong)
    }

    /// A trick can be given back until a card is led to the next.
    pub(super) fn check_return(&self, seat: Seat) -> Result<(), Breach> {
        let last = self.wrongly_piled(seat).is_some_and(|at| at + 1 == self.open.piles.len());
        match self.agreements.honour() {
            true if last && self.open.trick.is_empty() => Ok(()),
            true => Err(Breach::NothingToReturn),
            false => Err(Breach::HonourOnly),
        }
    }

    /// The trick goes back to whom it belongs, and nothing has happened (jugar.6).
    pub(super) fn return_trick(&mut self, seat: Seat) {
        self.give_back(seat);
        self.open.say(seat, Said::Returned);
        self.forgive(seat, Irregularity::Lift);
    }

    /// The last of the opponents' tricks that lies in front of this seat goes to its winner.
    pub(super) fn give_back(&mut self, seat: Seat) {
        if let Some(at) = self.wrongly_piled(seat) {
            self.open.piles[at] = self.open.takers[at];
        }
    }

    /// A fault of this kind is no longer to be called: the last one.
    pub(super) fn forgive(&mut self, seat: Seat, what: Irregularity) {
        if let Some(at) = self.open.faults.iter().rposition(|fault| *fault == Fault { seat, what }) {
            self.open.faults.remove(at);
        }
    }

    pub(super) fn check_show(&self, seat: Seat) -> Result<(), Breach> {
        match self.open.phase {
            _ if !self.agreements.honour() => Err(Breach::HonourOnly),
            Phase::Tricks | Phase::Lifting if self.hand(seat).is_empty() => Err(Breach::NotNow { rule: "malilla:jugar.7" }),
            Phase::Tricks | Phase::Lifting if self.open.exposed.contains(seat) => Err(Breach::ShownAlready),
            Phase::Tricks | Phase::Lifting => Ok(()),
            _ => Err(Breach::NotNow { rule: "malilla:jugar.7" }),
        }
    }

    /// All see this hand from now on (jugar.7).
    pub(super) fn show_hand(&mut self, seat: Seat) {
        self.open.exposed = self.open.exposed.with(seat);
        self.open.shown[seat.index() % SEATS] = self.hand(seat);
        self.open.say(seat, Said::ShowedHand);
        self.open.faults.push(Fault { seat, what: Irregularity::Shown });
    }
}
