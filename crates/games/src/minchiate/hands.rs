//! An honour table counts its hands, and sets wrong ones right in time (R17, 7.2).

use super::breach::Breach;
use super::state::{HAND, Phase, SEATS, Said};
use super::{Action, Minchiate};
use cards::{Card, CardSet, Suit};
use engine::{Cite, Offer, Seat, SeatSet};

/// What each card too many or too few costs the dealer (7.2a).
const FINE: i64 = 20;

impl Minchiate {
    /// Cards missing in the hands reported short, this one's with them.
    fn missing(&self, seats: SeatSet) -> usize {
        seats.iter().map(|seat| HAND.saturating_sub(self.hand(seat).len())).sum()
    }

    /// Can this hand be reported? It is wrong, and what it lacks lies in the stock.
    fn reportable(&self, seat: Seat) -> bool {
        self.hand(seat).len() != HAND && self.missing(self.open.reported.with(seat)) <= self.open.stock
    }

    pub(super) fn check_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        out.push(Offer::Word(Action::ConfirmCount));
        if self.reportable(seat) {
            out.push(Offer::Word(Action::ReportCount(self.hand(seat).len() as i64)));
        }
    }

    pub(super) fn check(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        if !self.open.pending.contains(seat) {
            return Err(match action {
                Action::ConfirmCount | Action::ReportCount(_) => Breach::SaidAlready,
                _ => Breach::NotNow,
            });
        }
        match *action {
            Action::ConfirmCount => self.open.say(seat, Said::Confirmed),
            Action::ReportCount(many) => {
                let held = self.hand(seat).len();
                if i64::try_from(held) != Ok(many) || held == HAND {
                    return Err(Breach::NoWrongHand);
                }
                if !self.reportable(seat) {
                    return Err(Breach::NoSuchPlace);
                }
                self.open.say(seat, Said::Reported(held as u8));
                self.open.reported = self.open.reported.with(seat);
                self.fine_the_dealer(seat);
            }
            _ => return Err(Breach::NotNow),
        }
        self.open.pending = self.open.pending.without(seat);
        if self.open.pending.is_empty() {
            self.open.pending = self.open.reported;
            self.open.phase = Phase::Mend;
            if self.open.pending.is_empty() {
                self.begin_accusing();
            }
        }
        Ok(())
    }

    /// The dealer pays for his own mistakes only: a robber's wrong discard is the robber's (7.2a, D29).
    fn fine_the_dealer(&mut self, seat: Seat) {
        let wrong = usize::from(self.open.dealt[seat.index() % SEATS]).abs_diff(HAND) as i64;
        let others = self.company.pair(self.company.dealer).other();
        self.mark_points(others, wrong * FINE, Cite("minchiate:7.2a"));
    }

    /// Cards that may go without emptying a suit (7.2e, D31).
    fn surplus(&self, seat: Seat) -> CardSet {
        let hand = self.hand(seat);
        let last = Suit::ALL.iter().map(|&suit| hand & CardSet::suit(suit)).filter(|cards| cards.len() == 1);
        last.fold(hand, |free, cards| free - cards)
    }

    pub(super) fn mend_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if self.hand(seat).len() > HAND {
            out.push(Offer::Card { of: self.surplus(seat), make: Action::DiscardSurplus });
        } else {
            let to = self.open.stock as i64;
            out.push(Offer::Number { from: 1, to, make: Action::AskTop });
            out.push(Offer::Number { from: 1, to, make: Action::AskBottom });
        }
    }

    pub(super) fn mend(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        if !self.open.pending.contains(seat) {
            return Err(self.out_of_turn());
        }
        let held = self.hand(seat).len();
        match *action {
            Action::DiscardSurplus(card) if held > HAND => {
                if !self.hand(seat).contains(card) {
                    return Err(Breach::NotHeld { card });
                }
                if let Some(suit) = card.suit().filter(|_| !self.surplus(seat).contains(card)) {
                    return Err(Breach::FreeDiscard { suit });
                }
                self.lay_aside(seat, CardSet::of(card));
                self.open.say(seat, Said::Discarded(1));
            }
            Action::AskTop(place) if held < HAND => {
                let at = self.place_asked(place)?;
                self.take_from_stock(seat, self.open.stock - at, at);
            }
            Action::AskBottom(place) if held < HAND => {
                let at = self.place_asked(place)?;
                self.take_from_stock(seat, at - 1, at);
            }
            _ => return Err(Breach::NotNow),
        }
        if self.hand(seat).len() == HAND {
            self.open.pending = self.open.pending.without(seat);
        }
        if self.open.pending.is_empty() {
            self.begin_accusing();
        }
        Ok(())
    }

    fn place_asked(&self, place: i64) -> Result<usize, Breach> {
        usize::try_from(place).ok().filter(|place| (1..=self.open.stock).contains(place)).ok_or(Breach::NoSuchPlace)
    }

    /// The card is given face down; only the one that lay open in the cut is known to all (7.2f).
    fn take_from_stock(&mut self, seat: Seat, index: usize, place: usize) {
        let card: Card = self.hidden.stock.remove(index);
        let at = seat.index() % SEATS;
        self.hidden.hands[at].insert(card);
        self.open.stock = self.hidden.stock.len();
        self.open.say(seat, Said::Asked(place as u8));
        if self.open.undermost == Some(card) {
            self.open.undermost = None;
            self.open.shown[at].insert(card);
        }
    }
}
