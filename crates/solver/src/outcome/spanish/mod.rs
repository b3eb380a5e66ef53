//! The Spanish games of the ombre family, all cards open.
//!
//! Where tricks are counted and it is certain who plays with whom, the camps' own search answers; the holder of a called king is
//! the partner, for the cards lie open. Three cases are searched plainly in the frame of all games (`plain`): Hombre, where each
//! defender counts their own tricks; the games for five and six; and a rey forzado before its king is out. There nobody is the
//! partner yet: all play against the Hombre until a king falls, and its player with them from then on.

mod plain;

use super::solved::Solved;
use super::verdict::{Probe, Unit, Verdict, Wanted};
use super::{Forcing, unsolved::Unsolved};
use crate::camps::{Deal, SEATS};
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::{AnyGame, Offer, Seat, SeatSet, Viewer};
use games::ombre::spanish::state::{Bola, Partner, Phase};
use games::ombre::spanish::variant::Reckoning;
use games::ombre::spanish::{Action, Spanish, Variation, View};
use games::ombre::trumps::Trumps;
use plain::{At, Camp, HandFacts};

/// A hand being played, as all cards open show it. Places are in the order of play.
struct OpenHand {
    view: View,
    seats: ArrayVec<Seat, { Seat::MOST }>,
    /// The hand of each, cards on the table included.
    hands: ArrayVec<CardSet, { Seat::MOST }>,
    trumps: &'static Trumps,
    hombre: Seat,
    partner: Camp,
    playable: CardSet,
}

impl OpenHand {
    /// The table of a game in the middle of its tricks.
    fn seen<V: Variation>(game: &dyn AnyGame) -> Option<OpenHand> {
        let view = game.seen(Viewer::Public).view::<Spanish<V>>()?.clone();
        let open = &view.open;
        if !matches!(open.phase, Phase::Tricks | Phase::Bola) {
            return None;
        }
        let (trumps, hombre, to_play) = (view.terms.pack.trumps(open.trump?)?, open.hombre?, open.play.to_play);
        let seats: ArrayVec<Seat, { Seat::MOST }> = open.round.players().iter().copied().collect();
        let mut hands = ArrayVec::new();
        let mut playable = CardSet::EMPTY;
        for &seat in &seats {
            let seen = game.seen(Viewer::Seat(seat));
            let own = seen.view::<Spanish<V>>()?;
            let laid = open.play.trick.plays().filter(|(player, _)| *player == seat).map(|(_, card)| card);
            hands.push(own.hand | laid.collect::<CardSet>());
            if seat == to_play {
                playable = offered(own).unwrap_or(CardSet::EMPTY);
            }
        }
        let place = |seat: Seat| seats.iter().position(|&there| there == seat);
        let partner = match (open.partner, open.called) {
            (Partner::Seat(seat), _) => Camp::With(place(seat)? as u8),
            (Partner::Nobody, _) => Camp::Alone,
            (Partner::Unknown, None) => Camp::Open,
            (Partner::Unknown, Some(called)) => match hands.iter().position(|hand: &CardSet| hand.contains(called)) {
                Some(holder) if seats[holder] != hombre => Camp::With(holder as u8),
                _ => Camp::Alone,
            },
        };
        Some(OpenHand { seats, hands, trumps, hombre, partner, playable, view: view.clone() })
    }

    fn place(&self, seat: Seat) -> usize {
        self.seats.iter().position(|&there| there == seat).unwrap_or(0)
    }

    /// The places of the Hombre's camp.
    fn camp(&self) -> ArrayVec<usize, 2> {
        let mut camp: ArrayVec<usize, 2> = ArrayVec::new();
        camp.push(self.place(self.hombre));
        if let Camp::With(partner) = self.partner {
            camp.push(usize::from(partner));
        }
        camp
    }

    fn leader(&self) -> usize {
        let open = &self.view.open;
        self.place(open.play.trick.plays().next().map_or(open.play.to_play, |(seat, _)| seat))
    }

    /// All tricks of the hand.
    fn whole(&self) -> u8 {
        self.view.terms.variant.hand as u8
    }

    fn counted(&self) -> bool {
        self.view.terms.variant.reckoning != Reckoning::Compared
    }

    fn unit(&self) -> Unit {
        match self.view.terms.variant.reckoning {
            Reckoning::Counted { win } => Unit::Game { hombre: self.hombre, win, whole: self.whole() },
            Reckoning::Compared => Unit::Compared(self.hombre),
        }
    }

    /// The answer of the camps' own search.
    fn by_camps(&self, forcing: &mut Forcing, budget: u64, wanted: Wanted) -> Option<Verdict> {
        let camp = self.camp();
        let play = &self.view.open.play;
        let deal = Deal::new(&self.hands, self.trumps, &camp);
        let taken = camp.iter().map(|&place| play.of(self.seats[place])).sum();
        let mut hand = deal.start(&self.hands, taken, self.leader());
        for (_, card) in play.trick.plays() {
            hand = deal.play(&hand, card);
        }
        let mut search = forcing.camps().begin(&deal, budget);
        let value = search.tricks(&hand, None)?;
        let to_play = play.to_play;
        let high = camp.contains(&self.place(to_play));
        let told = |tricks: u8| i16::from(if high { tricks } else { self.whole() - tricks });
        let mut cards = Vec::with_capacity(self.playable.len());
        for card in self.playable {
            // No card leads to more than the best does.
            let likely = if high { value } else { value + 1 };
            cards.push((card, told(search.tricks(&deal.play(&hand, card), Some(likely))?)));
        }
        let line =
            if wanted == Wanted::Line { self.to_cards(search.line(&hand, value), deal.taken(&hand), value) } else { Vec::new() };
        let side: SeatSet = camp.iter().map(|&place| self.seats[place]).collect();
        let all: SeatSet = self.seats.iter().copied().collect();
        let side = if high { side } else { all.minus(side) };
        Some(Verdict { to_play, side, unit: self.unit(), value: told(value), cards, line })
    }

    /// A line with the seats in it, as far as the hand goes on: with enough tricks it is over, unless all can be made.
    fn to_cards(&self, line: Vec<(usize, Card)>, taken: u8, value: u8) -> Vec<(Seat, Card)> {
        let open = &self.view.open;
        let on = value == self.whole() || open.bola != Bola::No || !self.counted();
        let win = self.view.terms.variant.win();
        let camp = self.camp();
        let (mut taken, mut trick) = (taken, open.play.trick);
        let mut told = Vec::with_capacity(line.len());
        for (place, card) in line {
            if !on && taken >= win && trick.is_empty() {
                break;
            }
            let seat = self.seats[place];
            told.push((seat, card));
            trick.play(seat, card, &self.trumps.order);
            if trick.len() == self.seats.len() {
                taken += u8::from(trick.winner().is_some_and(|winner| camp.contains(&self.place(winner))));
                trick = engine::trick::Trick::EMPTY;
            }
        }
        told
    }

    /// The answer of the plain search.
    fn plainly(&self, forcing: &mut Forcing, budget: u64, wanted: Wanted) -> Option<Verdict> {
        let open = &self.view.open;
        let forced = match self.partner {
            Camp::Open => open.trump.map_or(CardSet::EMPTY, |trump| self.view.terms.forced_kings(trump)),
            _ => CardSet::EMPTY,
        };
        let tricks: ArrayVec<u8, { Seat::MOST }> = self.seats.iter().map(|&seat| open.play.of(seat)).collect();
        let laid = HandFacts::new(&self.hands, self.trumps, self.place(self.hombre), forced, self.counted())?;
        let mut position = At::start(&laid, &tricks, self.partner, self.leader());
        for (_, card) in open.play.trick.plays() {
            super::Play::play(&mut position, laid.choice(card)?);
        }
        let camp: SeatSet = self.camp().iter().map(|&place| self.seats[place]).collect();
        let question = Probe {
            position,
            seats: self.seats.clone(),
            high: camp,
            to_play: open.play.to_play,
            playable: self.playable.iter().filter_map(|card| Some((card, laid.choice(card)?))).collect(),
            unit: self.unit(),
            // What one has the other has not: tricks, or the hand itself.
            whole: if self.counted() { i16::from(self.whole()) } else { 0 },
            card: &|choice| laid.card(choice),
            place: At::place,
        };
        let mut verdict = question.answer(forcing, budget, wanted)?;
        let high = camp.contains(verdict.to_play);
        let value = if high { verdict.value } else { question.whole - verdict.value };
        if self.counted() && self.partner != Camp::Open {
            let taken = self.camp().iter().map(|&place| tricks[place]).sum();
            let line = verdict.line.iter().map(|&(seat, card)| (self.place(seat), card)).collect();
            verdict.line = self.to_cards(line, taken, value.clamp(0, i16::from(self.whole())) as u8);
        }
        Some(verdict)
    }
}

/// The cards that may rightly be played.
fn offered(view: &View) -> Option<CardSet> {
    view.offers.iter().find_map(|offer| match *offer {
        Offer::Card { of, make } => of.first().filter(|&card| make(card) == Action::Play(card)).map(|_| of),
        _ => None,
    })
}

/// With more cards than this in five or six hands, or before a king is out, nothing is looked at.
const MOST_TRICKS: usize = 7;

impl<V: Variation> Solved for Spanish<V> {
    /// The tricks that the side to play can force in the whole hand; in Hombre whether it is won, puesta or codillo.
    fn verdict(game: &dyn AnyGame, forcing: &mut Forcing, budget: u64, wanted: Wanted) -> Option<Verdict> {
        let table = OpenHand::seen::<V>(game)?;
        if table.counted() && table.partner != Camp::Open && table.seats.len() <= SEATS {
            return table.by_camps(forcing, budget, wanted);
        }
        if left(&table) > MOST_TRICKS && table.counted() {
            return None;
        }
        table.plainly(forcing, budget, wanted)
    }

    fn why_unsolved(game: &dyn AnyGame) -> Option<Unsolved> {
        let table = OpenHand::seen::<V>(game)?;
        let plain = table.counted() && (table.partner == Camp::Open || table.seats.len() > SEATS);
        (plain && left(&table) > MOST_TRICKS).then(|| Unsolved::Tricks { left: left(&table), most: MOST_TRICKS })
    }
}

/// Tricks still to come.
fn left(table: &OpenHand) -> usize {
    usize::from(table.whole()) - table.view.open.play.takers.len()
}
