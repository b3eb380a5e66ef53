//! Suits not answered at an honour table: calls, the resto, honours given back, the choice (7.3).
//!
//! While the hand is played a call needs a card in sight that proves it, or it would be a way to look into a hand; when the
//! hand is over all cards have been seen, and any suspicion can be tried.

use super::agreements::{RevokePayer, TarotRevoke};
use super::breach::Breach;
use super::laws::{Harm, REVOKE};
use super::state::{Called, Cause, Exchange, Mark, MarkState, Phase, SEATS, Said};
use super::tarocchi::{Answer, COUNTING, KINGS, MATTO, TAROCCHI};
use super::{Action, Minchiate};
use cards::{Card, CardSet};
use engine::duty::Duty;
use engine::law::{CardFate, Value};
use engine::play_history::PlayHistory;
use engine::{Offer, Seat};

impl Minchiate {
    /// The duty whose breach costs a resto (D27).
    fn fined(&self) -> &'static Answer {
        match self.agreements.tarot_revoke {
            TarotRevoke::Uncovered => &Answer::Suit,
            TarotRevoke::AsSuit => &Answer::Full,
        }
    }

    /// A trick taken, to be looked through under this duty.
    fn trick_under(&self, trick: usize, duty: &'static Answer) -> Option<PlayHistory<'_, Answer>> {
        self.open.taken.get(trick).map(|taken| PlayHistory { plays: &taken.plays, players: SEATS, duty })
    }

    /// The card this seat played in a trick to answer another, and its number there.
    fn answer_in(&self, seat: Seat, trick: usize) -> Option<(usize, Card)> {
        let course = self.trick_under(trick, self.fined())?;
        let at = course.play_in(seat, 0)?;
        let (_, card) = course.plays[at];
        (card != MATTO && course.trick_before(at).led().is_some()).then_some((at, card))
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

    /// Do cards in sight prove that this seat had to answer otherwise? What was exchanged makes what it held another thing than
    /// what it has played since.
    fn is_proved(&self, seat: Seat, trick: usize) -> bool {
        let answered = self.answer_in(seat, trick).zip(self.trick_under(trick, self.fined()));
        answered.is_some_and(|((at, _), course)| course.is_revoke(at, self.seen_to_hold(seat, trick)))
    }

    /// The play that can be called: it looks as if it had not answered, nobody has called it yet, and there is proof of it or
    /// the hand is over (7.3d). All can see so much.
    fn callable(&self, seat: Seat, trick: u8) -> Result<usize, Breach> {
        let number = usize::from(trick).checked_sub(1).ok_or(Breach::NoCall)?;
        let (at, _) = self.answer_in(seat, number).ok_or(Breach::NoCall)?;
        let course = self.trick_under(number, &Answer::Full).ok_or(Breach::NoCall)?;
        let called = self.open.called.iter().any(|call| (call.seat, call.trick) == (seat, trick));
        let tarocco_led = course.trick_before(at).led().is_some_and(|led| TAROCCHI.contains(led));
        let free = tarocco_led && *self.fined() == Answer::Suit;
        if called || free || course.lacks(at).is_empty() {
            return Err(Breach::NoCall);
        }
        if self.open.phase == Phase::Tricks && !self.is_proved(seat, number) {
            return Err(Breach::NotProved);
        }
        Ok(number)
    }

    pub(super) fn revoke_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        for other in [1, 3].map(|step| self.match_state.after(seat, step)) {
            let tricks = (1..=self.open.taken.len() as u8).filter(|&trick| self.callable(other, trick).is_ok());
            out.extend(tricks.map(|trick| Offer::Word(Action::CallRevoke(other, trick))));
        }
    }

    pub(super) fn check_call(&self, by: Seat, seat: Seat, trick: u8) -> Result<(), Breach> {
        if seat.index() >= SEATS || self.match_state.pair(by) == self.match_state.pair(seat) {
            return Err(Breach::OwnSide);
        }
        self.callable(seat, trick).map(|_| ())
    }

    /// An opponent says that this seat did not answer (7.3a). Suspicion costs nothing.
    pub(super) fn call_revoke(&mut self, seat: Seat, trick: u8) {
        let number = usize::from(trick).saturating_sub(1);
        let upheld = self.is_proved(seat, number);
        self.open.called.push(Called { seat, trick, upheld });
        let Some((_, card)) = self.answer_in(seat, number).filter(|_| upheld) else {
            return self.open.say(seat, Said::Cleared(trick));
        };
        self.open.say(seat, Said::Revoked(trick));
        let (killed, marked) = self.killed_by(seat, number, card);
        let own = TAROCCHI.contains(card) || KINGS.contains(card);
        let safe = own && self.open.won[self.match_state.pair(seat).index()].contains(card);
        let harm = match (killed.is_empty(), safe) {
            (false, true) => Harm::Both,
            (false, false) => Harm::Killed,
            (true, true) => Harm::Safe,
            (true, false) => Harm::Neither,
        };
        let facts = [
            // A tarocco kept back costs a resto only where that is agreed, and then like a suit.
            ("tarot", Value::yes_if(false)),
            ("cards-mixed", Value::yes_if(false)),
            ("offender-alone", Value::yes_if(self.agreements.revoke_payer == RevokePayer::OffenderAlone)),
            ("harm", harm.value()),
            ("hand-over", Value::yes_if(self.open.phase == Phase::Inspection)),
            ("by", self.placed(seat)),
            ("resto", Value::Number(self.agreements.resto())),
            ("marked", Value::Number(marked)),
        ];
        let ruling = self.apply(seat, &REVOKE, &facts, killed);
        if !ruling.restored.is_empty() {
            self.kills_of(number).for_each(|mark| mark.standing = MarkState::Struck);
        }
        if ruling.card == CardFate::AtChoice {
            self.open.choice = Some((seat, number));
            self.open.phase = Phase::Choice;
        }
    }

    /// The marks for honours killed in a trick.
    fn kills_of(&mut self, trick: usize) -> impl Iterator<Item = &mut Mark> {
        let marks = self.open.marks.iter_mut();
        marks.filter(move |mark| mark.cause == Cause::Kill && usize::from(mark.trick) == trick + 1)
    }

    /// Honours of the others that this card killed, and the points made for them.
    fn killed_by(&self, seat: Seat, trick: usize, card: Card) -> (CardSet, i64) {
        let Some(taken) = self.open.taken.get(trick).filter(|taken| taken.taker == seat) else { return (CardSet::EMPTY, 0) };
        let best = self.trick_under(trick, &Answer::Full).and_then(|course| course.trick_of(0).best());
        if best != Some(card) {
            return (CardSet::EMPTY, 0);
        }
        let pair = self.match_state.pair(seat);
        let theirs = taken.plays.iter().filter(|(player, _)| self.match_state.pair(*player) != pair);
        let theirs: CardSet = theirs.map(|&(_, card)| card).collect();
        let made = self.open.marks.iter().filter(|mark| mark.cause == Cause::Kill && mark.standing == MarkState::Made);
        let marked = made.filter(|mark| usize::from(mark.trick) == trick + 1).map(|mark| mark.points).sum();
        ((theirs & COUNTING).without(MATTO) & self.open.won[pair.index()], marked)
    }

    /// The cards with which the wrong one could have been answered for (D32).
    fn replacements(&self, seat: Seat, trick: usize) -> CardSet {
        let answered = self.answer_in(seat, trick).zip(self.trick_under(trick, self.fined()));
        let Some(((at, _), course)) = answered else { return CardSet::EMPTY };
        course.duty.playable(self.hand(seat) & course.lacks(at), &course.trick_before(at))
    }

    pub(super) fn choice_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        out.push(Offer::Word(Action::LetRun));
        if let Some((_, at)) = self.open.choice.filter(|&(chooser, _)| chooser == seat) {
            out.extend(Offer::card(self.replacements(seat, at), Action::TakeBack));
        }
    }

    pub(super) fn check_take_back(&self, seat: Seat, card: Card) -> Result<(), Breach> {
        if !self.hand(seat).contains(card) {
            return Err(self.not_held(card));
        }
        let fits = self.open.choice.is_some_and(|(_, at)| self.replacements(seat, at).contains(card));
        if fits { Ok(()) } else { Err(Breach::NotNow { rule: self.open.rule() }) }
    }

    /// The wrong card is taken back into the hand, another lying in its place (7.3c).
    pub(super) fn take_back(&mut self, seat: Seat, card: Card) {
        if let Some((_, at)) = self.open.choice.take() {
            self.exchange(seat, at, card);
        }
        self.open.phase = Phase::Tricks;
    }

    /// The wrong card runs, and stays as made among the cards of its side (7.3c).
    pub(super) fn let_run(&mut self, seat: Seat) {
        self.open.say(seat, Said::LetRun);
        self.open.choice = None;
        self.open.phase = Phase::Tricks;
    }

    fn exchange(&mut self, seat: Seat, at: usize, card: Card) {
        let Some((_, wrong)) = self.answer_in(seat, at) else { return };
        let (index, pair) = (seat.index() % SEATS, self.match_state.pair(seat).index());
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
