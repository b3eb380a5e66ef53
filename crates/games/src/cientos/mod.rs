//! Cientos, complete: the Spanish piquet for two, with and without calidades, strict and honour tables.
//!
//! The rules are numbered as in the rule file (`R1` to `R47`). One file a concern, in the order of a hand: `sitting` · `exchange` ·
//! `accuse` · `play` · `amends` · `laws` · `tally` · `mark`; what is seen of it: `view` · `show` · `imagine`.

mod accuse;
mod action;
mod agreements;
mod aim;
mod amends;
mod breach;
mod charts;
pub mod deck;
mod exchange;
mod facts;
pub mod ganancias;
mod imagine;
#[warn(clippy::wildcard_enum_match_arm)]
mod laws;
pub mod mark;
mod play;
mod show;
mod sitting;
pub mod state;
pub mod tally;
mod view;
mod worth;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use agreements::{Agreements, Courtesy};
pub use facts::FACTS;
pub use view::View;

use breach::Breach;
use cards::{Card, CardSet};
use engine::{DealReport, Figure, Game, Offer, Pile, Refusal, Seat, SeatSet, Shuffle, ShuffleFor, Turn};
use state::{HandReport, Hidden, MatchState, Open, Phase, other};

engine::parts! {
    /// A match of Cientos.
    pub struct Cientos keeping HandReport;
}

impl Cientos {
    /// The player to act; at an honour table the other may speak besides.
    #[inline]
    fn awaited(&self) -> Option<Seat> {
        match self.open.phase {
            Phase::Cut | Phase::Shuffle | Phase::Lottery(_) | Phase::Over => None,
            Phase::Discard(seat) | Phase::Draw(seat) => Some(seat),
            Phase::LookPie => Some(self.match_state.dealer),
            Phase::LookMano => Some(self.match_state.mano()),
            Phase::Accuse | Phase::Answer | Phase::Tricks | Phase::Taking => Some(self.open.to_play),
        }
    }

    /// Only who is awaited.
    #[inline]
    fn in_turn_of(&self, seat: Seat, turn: Seat) -> Result<(), Breach> {
        if seat == turn { Ok(()) } else { Err(Breach::NotYourTurn { turn, rule: self.open.rule() }) }
    }

    /// May this seat do this now? What is offered is what this accepts.
    #[inline]
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        match (self.open.phase, action) {
            _ if seat.index() >= 2 => Err(Breach::NotPlaying),
            (Phase::Cut | Phase::Shuffle | Phase::Lottery(_), _) => Err(Breach::NotDealt),
            (Phase::Over, _) => Err(Breach::Over),
            (Phase::Accuse | Phase::Answer | Phase::Tricks, &Action::Play(card)) => self.check_play(seat, card),
            (Phase::Taking, Action::Take) => self.in_turn_of(seat, self.open.to_play),
            (_, Action::Blancas) => self.check_blancas(seat),
            (_, &Action::Discard(cards)) => self.check_discard(seat, cards),
            (_, &Action::Draw(number)) => self.check_draw(seat, number),
            (_, Action::Look | Action::Leave | Action::Name(_)) => self.check_look(seat, action),
            (_, Action::Punto(_) | Action::Secansa(..) | Action::Catorce(_) | Action::Tres(_)) => self.check_name(seat, action),
            (_, Action::Show) => self.check_show(seat),
            (_, &Action::Withdraw(rank)) => self.check_withdraw(seat, rank),
            (_, &Action::Ask(rank)) => self.check_ask(seat, rank),
            (_, &Action::Announce(suit)) => self.check_announce(seat, suit),
            (_, &Action::Amend(card)) => self.check_amend(seat, card),
            (_, Action::TakeBack) => self.check_take_back(seat),
            (_, &Action::Demand(suit)) => self.check_demand(seat, suit),
            (_, Action::Recount) => self.check_recount(seat),
            (_, Action::Play(_) | Action::Take) => Err(Breach::NotNow { rule: self.open.rule() }),
        }
    }

    #[inline]
    fn perform(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Play(card) => self.play(seat, card),
            Action::Blancas => self.show_blancas(seat),
            Action::Discard(cards) => self.discard(seat, cards),
            Action::Draw(number) => self.draw(seat, number),
            Action::Look => self.look(seat),
            Action::Leave => self.open.phase = Phase::Accuse,
            Action::Name(suit) => self.name_suit(seat, suit),
            Action::Punto(_) | Action::Secansa(..) | Action::Catorce(_) | Action::Tres(_) => self.name(seat, action),
            Action::Show => self.show_named(seat),
            Action::Withdraw(_) => self.withdraw(seat),
            Action::Ask(rank) => self.ask(seat, rank),
            Action::Announce(suit) => {
                self.open.announced = Some(suit);
                self.open.say(seat, state::Said::Announced(suit));
            }
            Action::Take => self.gather(),
            Action::Amend(card) => self.amend(seat, card),
            Action::TakeBack => self.take_back(seat),
            Action::Demand(suit) => self.demand(seat, suit),
            Action::Recount => self.recount(seat),
        }
    }
}

impl Game for Cientos {
    engine::by_parts!(worth: worth::worth);

    fn taker_of_rest(view: &View) -> Option<engine::rest::Taker> {
        view::taker_of_rest(view)
    }

    fn desk() -> Option<&'static engine::law::Desk> {
        Some(&laws::DESK)
    }

    fn charts() -> Vec<engine::chart::Chart> {
        charts::charts()
    }

    fn players(&self) -> usize {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        let shuffle = |purpose: ShuffleFor| Turn::Shuffle(Shuffle { cards: deck::PACK, purpose });
        match (self.open.phase, self.awaited()) {
            (Phase::Cut | Phase::Lottery(_), _) => shuffle(ShuffleFor::Draw),
            (Phase::Shuffle, _) => shuffle(ShuffleFor::Deal),
            (_, Some(seat)) if self.agreements.honour() => Turn::Seats { must: SeatSet::of(seat), may: SeatSet::of(other(seat)) },
            (_, Some(seat)) => Turn::of(seat),
            (_, None) => Turn::Over,
        }
    }

    fn most_deals(&self) -> u32 {
        mark::most_hands(&self.agreements)
    }

    fn dealer(&self) -> Option<Seat> {
        (self.match_state.deal > 0).then_some(self.match_state.dealer)
    }

    fn layout(&self, out: &mut Vec<Pile>) {
        self.lay_out(out);
    }

    fn shuffled(&mut self, order: &[Card]) -> Result<(), Refusal> {
        let done = match self.open.phase {
            Phase::Cut => self.take_cut(order),
            Phase::Shuffle => self.deal_out(order),
            Phase::Lottery(_) => self.take_lot(order),
            Phase::Over => Err(Breach::Over),
            _ => Err(Breach::NotNow { rule: self.open.rule() }),
        };
        done.map_err(Refusal::from)
    }

    #[inline]
    fn offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if self.awaited() != Some(seat) {
            return;
        }
        match self.open.phase {
            Phase::Discard(_) | Phase::Draw(_) | Phase::LookPie | Phase::LookMano => self.exchange_offers(seat, out),
            Phase::Accuse | Phase::Answer | Phase::Tricks => {
                self.accuse_offers(seat, out);
                self.play_offers(seat, out);
                self.ask_offers(seat, out);
            }
            Phase::Taking => out.push(Offer::Word(Action::Take)),
            _ => {}
        }
    }

    #[inline]
    fn card_asked(&self) -> Option<(Seat, CardSet)> {
        let plain = self.open.phase == Phase::Tricks && !self.agreements.honour() && self.agreements.sets_shown();
        plain.then(|| (self.open.to_play, self.playable(self.open.to_play)))
    }

    fn optional_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if self.agreements.honour() && self.awaited().is_some() && seat.index() < 2 {
            self.amend_offers(seat, out);
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check(seat, action)?;
        self.perform(seat, action);
        Ok(())
    }

    /// The player with more games won; none if they are equal.
    fn winners(&self) -> SeatSet {
        let [one, two] = self.match_state.games;
        match one.cmp(&two) {
            _ if self.open.phase != Phase::Over => SeatSet::EMPTY,
            std::cmp::Ordering::Greater => SeatSet::of(Seat::at(0)),
            std::cmp::Ordering::Less => SeatSet::of(Seat::at(1)),
            std::cmp::Ordering::Equal => SeatSet::EMPTY,
        }
    }

    fn reports(&self) -> Vec<DealReport> {
        let running = (self.match_state.deal > 0 && self.open.phase != Phase::Over).then(|| self.running_hand());
        self.reports.iter().chain(&running).map(HandReport::report).collect()
    }

    /// The marks, the points of the running hand, and the points missing.
    fn figures(&self) -> Vec<Figure> {
        let of_seat = |seat: Seat| {
            let mark = self.match_state.marks[seat.index()];
            let figures =
                [("mark", mark.mark), ("hand", self.open.points(seat)), ("lack50", mark.lack50), ("lack100", mark.lack100)];
            figures.map(|(name, value)| Figure { name, seat: Some(seat), value })
        };
        Seat::first(2).flat_map(of_seat).collect()
    }

    fn all_cards(&self) -> Vec<CardSet> {
        if matches!(self.open.phase, Phase::Cut | Phase::Shuffle) {
            return vec![deck::PACK];
        }
        let mut piles = self.hidden.hands.to_vec();
        piles.extend(self.hidden.discards);
        piles.push(self.hidden.stock.iter().copied().collect());
        piles.push(self.open.plays.iter().map(|&(_, card)| card).collect());
        piles
    }
}
