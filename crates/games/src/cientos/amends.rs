//! Irregularities at an honour table and their repair (section 8).

use super::Cientos;
use super::action::Action;
use super::breach::Breach;
use super::deck::{DUTY, PACK};
use super::laws::{ANNOUNCED_WRONG, CORRECTED, COUNT_AT_END, LED_ANOTHER_SUIT, REVOKE, SUIT_CHANGED, TOO_MANY_DRAWN};
use super::state::{FIVE, Fault, HAND, Named, Phase, Said, other};
use crate::brazil::{Examined, Replaced};
use cards::{Card, CardSet, Suit};
use engine::duty::Follow;
use engine::law::{CardFate, Value};
use engine::play_history::PlayHistory;
use engine::trick::Trick;
use engine::{Offer, Seat};

impl Cientos {
    fn examined(&self) -> Examined<'_, Follow<'static>> {
        Examined { course: PlayHistory { plays: &self.open.plays, players: 2, duty: &DUTY }, trick: self.open.takers.len() }
    }

    /// The cards with which a seat can put its wrong card right; none if it is right.
    fn mends(&self, seat: Seat) -> CardSet {
        if self.open.phase == Phase::Taking { self.examined().mends(seat, self.hand(seat)) } else { CardSet::EMPTY }
    }

    /// Has this seat drawn too many, as all can see?
    fn too_many(&self, seat: Seat) -> bool {
        self.held(seat).len() > HAND
    }

    /// Optional actions of a seat at an honour table.
    pub(super) fn amend_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if self.check_blancas(seat).is_ok() {
            out.push(Offer::Word(Action::Blancas));
        }
        let of = self.mends(seat);
        if !of.is_empty() {
            out.push(Offer::Card { of, make: Action::Amend });
        }
        if self.check_take_back(seat).is_ok() {
            out.push(Offer::Word(Action::TakeBack));
        }
        if self.check_recount(seat).is_ok() {
            out.push(Offer::Word(Action::Recount));
        }
        out.extend(
            Suit::ALL
                .into_iter()
                .filter(|&suit| self.check_demand(seat, suit).is_ok())
                .map(|suit| Offer::Word(Action::Demand(suit))),
        );
        out.extend(
            Suit::ALL
                .into_iter()
                .filter(|&suit| self.check_announce(seat, suit).is_ok())
                .map(|suit| Offer::Word(Action::Announce(suit))),
        );
    }

    fn honour_table(&self, law: &'static str) -> Result<(), Breach> {
        if self.agreements.honour() { Ok(()) } else { Err(Breach::HonourOnly { law }) }
    }

    pub(super) fn check_amend(&self, seat: Seat, card: Card) -> Result<(), Breach> {
        self.honour_table("cientos:jugar.2")?;
        // Amends are made while the trick lies on the table.
        let law = if self.open.phase == Phase::Taking { "cientos:jugar.2" } else { "cientos D15" };
        let mends = self.mends(seat);
        let free = || self.ruled(seat, &REVOKE, &[("trick-covered", Value::yes_if(false))]).card == CardFate::AtChoice;
        if mends.is_empty() || !free() {
            return Err(Breach::NoIncident { law });
        }
        match (self.hand(seat).contains(card), mends.contains(card), self.open.trick.led().and_then(Card::suit)) {
            (false, ..) => Err(Breach::NotHeld { card, rule: law }),
            (_, true, _) => Ok(()),
            (_, _, Some(suit)) => Err(Breach::MustFollow { suit }),
            _ => Err(Breach::NoIncident { law }),
        }
    }

    /// Another card takes the place of the wrong one; all have seen that.
    pub(super) fn amend(&mut self, seat: Seat, card: Card) {
        let Some(wrong) = self.examined().play_of(seat) else { return };
        let (open, at) = (&mut self.open, seat.index());
        let (hand, shown) = (&mut self.hidden.hands[at], &mut open.shown[at]);
        Replaced { plays: &mut open.plays, trick: &mut open.trick, hand, shown }.by(card, wrong, 2, &DUTY);
        let _ = open.mended.try_push(wrong as u8);
        open.say(seat, Said::Amended(card));
        open.to_play = open.trick.winner().unwrap_or(seat);
    }

    /// The leader won the trick before and changes suit without a word: the player who followed may take the card back (`jugar.3`).
    pub(super) fn check_take_back(&self, seat: Seat) -> Result<(), Breach> {
        let law = "cientos:jugar.3";
        self.honour_table(law)?;
        let led = self.open.trick.led().and_then(Card::suit);
        let announced = Value::yes_if(self.open.announced.is_some() && self.open.announced == led);
        let served = self.open.trick.plays().nth(1).is_some_and(|(server, _)| server == seat);
        let ruled = || self.ruled(seat, &SUIT_CHANGED, &[("change-announced", announced)]);
        let free = self.misleads() && ruled().card == CardFate::AtChoice;
        if self.open.phase == Phase::Taking && served && free { Ok(()) } else { Err(Breach::NoIncident { law }) }
    }

    /// Did the leader of this trick lead to the one before, take it, and now lead another suit than was to be expected: the one they
    /// announced, or else the same again?
    fn misleads(&self) -> bool {
        let tricks = self.open.takers.len();
        let led = self.open.trick.plays().next();
        let before = tricks.checked_sub(1).and_then(|trick| self.open.plays.get(trick * 2));
        match (led, before, self.open.takers.last()) {
            (Some((leader, card)), Some(&(led_before, last)), Some(&taker)) => {
                let expected = self.open.announced.or(last.suit());
                leader == led_before && leader == taker && card.suit() != expected
            }
            _ => false,
        }
    }

    pub(super) fn take_back(&mut self, seat: Seat) {
        let Some((_, card)) = self.open.plays.pop() else { return };
        self.hidden.hands[seat.index()].insert(card);
        self.open.shown[seat.index()].insert(card);
        self.open.say(seat, Said::TookBack(card));
        let mut trick = Trick::EMPTY;
        for (leader, led) in self.open.trick.plays().take(1) {
            trick.play(leader, led, &super::deck::ORDER);
        }
        self.open.announced = trick.led().and_then(Card::suit);
        self.open.trick = trick;
        self.open.to_play = seat;
        self.open.phase = Phase::Tricks;
    }

    /// The leader says the suit they change to (R31).
    pub(super) fn check_announce(&self, seat: Seat, suit: Suit) -> Result<(), Breach> {
        let law = "cientos:jugar.4";
        self.honour_table(law)?;
        if self.open.phase != Phase::Tricks || !self.open.trick.is_empty() || self.open.announced.is_some() {
            return Err(Breach::NotNow { rule: "cientos R31" });
        }
        self.in_turn_of(seat, self.open.to_play)?;
        if !self.hand(seat).meets(CardSet::suit(suit)) {
            return Err(Breach::NoSuit { suit, rule: "cientos R31" });
        }
        let keeps = self.open.takers.last() == Some(&seat);
        if keeps { Ok(()) } else { Err(Breach::NoIncident { law }) }
    }

    /// Mano named another suit to look at the cards left: the other may have them lead it, or any (`desc.3`).
    pub(super) fn check_demand(&self, seat: Seat, _suit: Suit) -> Result<(), Breach> {
        let law = "cientos:desc.3";
        self.honour_table(law)?;
        if self.open.phase != Phase::Answer {
            return Err(Breach::NotNow { rule: self.open.rule() });
        }
        self.in_turn_of(seat, self.match_state.dealer)?;
        let led = self.open.trick.led().and_then(Card::suit);
        let another = self.open.named_suit.zip(led).is_some_and(|(named, led)| named != led);
        let wrong = another && self.ruled(other(seat), &LED_ANOTHER_SUIT, &[]).card == CardFate::TakenBack;
        let first = self.open.demanded.is_none();
        if wrong && first { Ok(()) } else { Err(Breach::NoIncident { law }) }
    }

    pub(super) fn demand(&mut self, seat: Seat, suit: Suit) {
        let Some((mano, card)) = self.open.plays.pop() else { return };
        self.hidden.hands[mano.index()].insert(card);
        self.open.shown[mano.index()].insert(card);
        self.open.trick = Trick::EMPTY;
        self.open.demanded = Some(suit);
        self.open.to_play = mano;
        self.open.phase = Phase::Accuse;
        self.open.say(seat, Said::Demanded(suit));
    }

    /// The other has drawn a card too many: before anything is named it is drawn by lot, afterwards it costs the hand.
    pub(super) fn check_recount(&self, seat: Seat) -> Result<(), Breach> {
        let law = "cientos:robo.1";
        self.honour_table(law)?;
        // What has been named of a hand cannot be unsaid: the card is drawn before that, or found in play.
        let spoken = self.open.phase == Phase::Accuse && self.open.named.iter().any(|named| *named != Named::default());
        if spoken || matches!(self.open.phase, Phase::Cut | Phase::Shuffle | Phase::Lottery(_) | Phase::Over) {
            return Err(Breach::NotNow { rule: self.open.rule() });
        }
        let found = self.too_many(other(seat)) && !self.open.barred.contains(other(seat));
        if found { Ok(()) } else { Err(Breach::NoIncident { law }) }
    }

    pub(super) fn recount(&mut self, seat: Seat) {
        let offender = other(seat);
        self.open.say(offender, Said::Miscounted);
        let left_short = ("left-short", Value::yes_if(self.took_six(offender)));
        if self.ruled(offender, &TOO_MANY_DRAWN, &[left_short]).barred.contains(offender) {
            self.bar(offender);
            // The opponent's count may now be enough to win.
            self.ended_by_count();
        } else {
            self.open.phase = Phase::Lottery(offender);
        }
    }

    /// Did mano draw a card that was the pie's?
    fn took_six(&self, seat: Seat) -> bool {
        seat == self.match_state.mano() && usize::from(self.open.drawn[seat.index()]) > FIVE
    }

    /// The other draws one card out of the shuffled hand: the first of it in a shuffled pack. It goes to the discards, or back to
    /// the monte if mano took six (`robo.1`, `robo.2`).
    pub(super) fn take_lot(&mut self, order: &[Card]) -> Result<(), Breach> {
        let Phase::Lottery(offender) = self.open.phase else { return Err(Breach::NotNow { rule: self.open.rule() }) };
        if order.len() != PACK.len() || CardSet::from_slice(order) != PACK {
            return Err(Breach::WrongPack);
        }
        let at = offender.index();
        if let Some(&card) = order.iter().find(|&&card| self.hand(offender).contains(card)) {
            self.hidden.hands[at].remove(card);
            self.open.lots[at] += 1;
            let took_six = self.took_six(offender);
            match took_six {
                true => self.hidden.stock.insert(0, card),
                false => self.hidden.discards[at].insert(card),
            }
            self.open.returned |= took_six;
        }
        let pie = self.match_state.dealer;
        self.open.phase = if self.open.discarded[pie.index()] == 0 { Phase::Discard(pie) } else { Phase::Accuse };
        Ok(())
    }

    /// The faults found when the hand is over, or somebody says that the game is: a card too many, and sets that were never held
    /// (`dar.11`, `acus.6`, `acus.9`). One catorce said for another is still corrected before its player has played (`acus.8`).
    pub(super) fn find_faults(&mut self) {
        // Cartas blancas can end a game before anything is named.
        if matches!(self.open.phase, Phase::Discard(_)) {
            return;
        }
        for seat in Seat::first(2) {
            let drew = [("over-or-short", Value::Word("over")), ("drew-it", Value::yes_if(true))];
            let found = self.too_many(seat) && !self.open.barred.contains(seat);
            if found && self.ruled(seat, &COUNT_AT_END, &drew).barred.contains(seat) {
                self.open.say(seat, Said::Miscounted);
                self.bar(seat);
            }
        }
        for seat in Seat::first(2) {
            let Some(fault) = self.named_falsely(seat).filter(|_| self.open.found[seat.index()].is_none()) else { continue };
            let what = match fault {
                Fault::WrongCatorce => "one-set-for-another",
                Fault::FalseSet => "in-discard",
            };
            let begun = Value::yes_if(!self.open.played(seat).is_empty());
            let ruling = self.ruled(seat, &ANNOUNCED_WRONG, &[("what", Value::Word(what)), ("play-begun", begun)]);
            match self.correctable(seat).filter(|_| ruling.follows.contains(&CORRECTED.says)) {
                Some(correction) => self.correct(seat, correction),
                None => {
                    self.open.say(seat, Said::FalseSet);
                    self.open.found[seat.index()] = Some(fault);
                    self.apply_faults();
                }
            }
        }
    }
}
