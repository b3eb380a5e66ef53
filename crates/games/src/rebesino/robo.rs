//! The exchange with the monte, and what an honour table lets go wrong in it (R17-R23).

use super::Rebesino;
use super::action::Action;
use super::breach::Breach;
use super::deck::{NAPOLITANA, PAY};
use super::state::{HAND, Meddling, Phase, Robo, SEATS, Said, Sleeper};
use cards::{Card, CardSet};
use engine::{Offer, Seat, SeatSet};

impl Rebesino {
    fn is_pie(&self, seat: Seat) -> bool {
        seat == self.match_state.dealer
    }

    pub(super) fn robo_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let (hand, honour) = (self.hand(seat), self.agreements.honour());
        if self.is_pie(seat) {
            out.push(Offer::Card { of: hand, make: Action::Discard });
            let meddling: &[Action] = match self.open.meddling {
                Meddling::Nothing => &[Action::Take, Action::See],
                Meddling::Aside => &[Action::See, Action::PutBack],
                Meddling::Drew | Meddling::Saw => &[],
            };
            out.extend(meddling.iter().filter(|_| honour).cloned().map(Offer::Word));
            return;
        }
        out.push(Offer::Card { of: hand, make: Action::Exchange });
        out.extend([Action::Look, Action::Decline].map(Offer::Word));
        if honour {
            out.push(Offer::Word(Action::Peek));
            out.push(Offer::Card { of: hand, make: Action::DiscardOnly });
            if !self.match_state.barred.contains(seat) {
                out.push(Offer::Cards { of: hand, must: CardSet::EMPTY, at_least: 2, at_most: 2, make: Action::ExchangeTwo });
            }
        }
    }

    pub(super) fn check_robo(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let rule = self.open.rule();
        let honest = matches!(action, Action::Exchange(_) | Action::Look | Action::Decline | Action::Discard(_));
        let known = honest
            || matches!(
                action,
                Action::Peek
                    | Action::ExchangeTwo(_)
                    | Action::DiscardOnly(_)
                    | Action::Draw
                    | Action::Take
                    | Action::See
                    | Action::PutBack
            );
        if !known {
            return Err(Breach::NotNow { rule });
        }
        if !honest && !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        if *action == Action::Draw {
            return if self.open.forgot == Some(seat) { Ok(()) } else { Err(Breach::NotNow { rule: "rebesino R21" }) };
        }
        if seat != self.open.to_play {
            return Err(Breach::NotYourTurn { turn: self.open.to_play, rule });
        }
        let dealers = matches!(action, Action::Discard(_) | Action::Take | Action::See | Action::PutBack);
        if dealers != self.is_pie(seat) {
            return Err(Breach::NotNow { rule });
        }
        match *action {
            Action::Exchange(card) | Action::Discard(card) | Action::DiscardOnly(card) if !self.hand(seat).contains(card) => {
                Err(Breach::NotHeld { card, rule })
            }
            Action::ExchangeTwo(_) if self.match_state.barred.contains(seat) => Err(Breach::Barred),
            Action::ExchangeTwo(cards) if cards.len() != 2 => Err(Breach::NotTwo),
            Action::ExchangeTwo(cards) => match (cards - self.hand(seat)).first() {
                Some(card) => Err(Breach::NotHeld { card, rule }),
                None => Ok(()),
            },
            Action::Take if self.open.meddling != Meddling::Nothing => Err(Breach::NotNow { rule }),
            Action::See if !matches!(self.open.meddling, Meddling::Nothing | Meddling::Aside) => Err(Breach::NotNow { rule }),
            Action::PutBack if self.open.meddling != Meddling::Aside => Err(Breach::NotNow { rule }),
            _ => Ok(()),
        }
    }

    pub(super) fn rob(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Draw => return self.draw_late(seat),
            Action::Take => return self.take_aside(seat),
            Action::See => return self.see(seat),
            Action::PutBack => return self.put_back(seat),
            Action::ExchangeTwo(_) => return self.spoil(seat),
            _ => {}
        }
        self.open.forgot = None;
        let done = match *action {
            Action::Exchange(card) => {
                self.lay_under(seat, card);
                self.draw(seat);
                Robo::Exchanged
            }
            Action::Look => {
                self.look(seat);
                Robo::Looked
            }
            Action::Peek => {
                self.look(seat);
                Robo::Peeked
            }
            Action::DiscardOnly(card) => {
                self.lay_under(seat, card);
                self.open.forgot = Some(seat);
                Robo::Short
            }
            Action::Discard(card) => {
                self.lay_under(seat, card);
                Robo::Discarded
            }
            _ => Robo::Declined,
        };
        self.open.robo[seat.index()] = Some(done);
        self.open.say(seat, Said::Robo(done));
        match done {
            Robo::Discarded => {
                // Said after the discard: what is kept so cannot have been discarded.
                if self.open.meddling == Meddling::Aside {
                    self.keep_taken(seat);
                }
                self.begin_play();
            }
            _ => self.open.to_play = self.open.next(seat),
        }
    }

    /// First a card goes under the monte (R18).
    fn lay_under(&mut self, seat: Seat, card: Card) {
        self.hidden.hands[seat.index()].remove(card);
        self.hidden.monte.push(Sleeper { card, by: Some(seat), known: SeatSet::of(seat) });
    }

    /// Then the top one is taken.
    fn draw(&mut self, seat: Seat) {
        let top = self.hidden.monte.remove(0).card;
        self.hidden.hands[seat.index()].insert(top);
        self.hidden.drew[seat.index()] = Some(top);
    }

    /// The top card is looked at and goes under, so that it serves nobody else (R19).
    fn look(&mut self, seat: Seat) {
        let mut top = self.hidden.monte.remove(0);
        top.known = top.known.with(seat);
        self.hidden.monte.push(top);
    }

    /// Nobody has discarded since: the card forgotten may still be drawn (D17).
    fn draw_late(&mut self, seat: Seat) {
        self.draw(seat);
        self.open.forgot = None;
        self.open.robo[seat.index()] = Some(Robo::Exchanged);
        self.open.say(seat, Said::DrewLate);
    }

    fn take_aside(&mut self, seat: Seat) {
        self.open.forgot = None;
        self.hidden.took = Some(self.hidden.monte.remove(0));
        self.meddle(seat, Meddling::Aside);
    }

    /// A card taken and not seen goes back at no cost (`robo.10`).
    fn put_back(&mut self, seat: Seat) {
        if let Some(card) = self.hidden.took.take() {
            self.hidden.monte.insert(0, card);
        }
        self.open.meddling = Meddling::Nothing;
        self.open.say(seat, Said::PutBack);
    }

    /// The dealer sees a card of the monte, and pays for all as if it were theirs (`robo.9`).
    fn see(&mut self, seat: Seat) {
        self.open.forgot = None;
        if self.open.meddling == Meddling::Aside {
            return self.keep_taken(seat);
        }
        if let Some(top) = self.hidden.monte.first_mut() {
            top.known = top.known.with(seat);
        }
        self.meddle(seat, Meddling::Saw);
    }

    fn keep_taken(&mut self, seat: Seat) {
        if let Some(taken) = self.hidden.took {
            self.hidden.hands[seat.index()].insert(taken.card);
            self.hidden.drew[seat.index()] = Some(taken.card);
        }
        self.meddle(seat, Meddling::Drew);
    }

    fn meddle(&mut self, seat: Seat, meddling: Meddling) {
        self.open.meddling = meddling;
        self.open.say(seat, Said::Meddled(meddling));
    }

    /// Two cards exchanged: the hand is void and dealt again (`robo.5`).
    fn spoil(&mut self, seat: Seat) {
        self.match_state.barred = self.match_state.barred.with(seat);
        self.open.say(seat, Said::Spoilt);
        self.void_hand(seat);
    }

    /// All have exchanged: the mano leads.
    pub(super) fn begin_play(&mut self) {
        self.hidden.held = self.hidden.hands;
        self.hidden.napolitana = napolitana(&self.hidden.held);
        self.open.phase = Phase::Tricks;
        self.open.to_play = self.open.mano();
    }

    /// Players with a wrong number of cards, or treated so, now that all have exchanged (`dar.4`, `robo.8`, `robo.9`).
    pub(super) fn miscounted(&self) -> SeatSet {
        let short = Seat::first(SEATS).filter(|seat| self.open.robo[seat.index()] == Some(Robo::Short));
        let over = matches!(self.open.meddling, Meddling::Drew | Meddling::Saw).then_some(self.match_state.dealer);
        short.chain(over).collect()
    }
}

/// The holder of four of the five pay cards: there can be only one (R33).
pub(super) fn napolitana(held: &[CardSet; SEATS]) -> Option<Seat> {
    Seat::first(SEATS).find(|seat| (held[seat.index()] & PAY).len() >= NAPOLITANA)
}

const _: () = assert!(HAND * SEATS + 4 == super::deck::PACK.len());
