//! An honour table counts its hands, and sets wrong ones right in time (R17, 7.2).

use super::breach::Breach;
use super::laws::MISDEAL;
use super::state::{HAND, Phase, SEATS, Said};
use super::{Action, Minchiate};
use cards::{Card, CardSet, Suit};
use engine::law::Value;
use engine::{Offer, Seat, SeatSet};

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

    pub(super) fn check_report(&self, seat: Seat, many: i64) -> Result<(), Breach> {
        let held = self.hand(seat).len();
        if i64::try_from(held) != Ok(many) || held == HAND {
            return Err(Breach::NoWrongHand);
        }
        if self.reportable(seat) { Ok(()) } else { Err(Breach::NoSuchPlace) }
    }

    pub(super) fn confirm(&mut self, seat: Seat) {
        self.open.say(seat, Said::Confirmed);
        self.counted_hand(seat);
    }

    /// A wrong hand is told in time: the dealer answers for mistakes of the deal, and for those alone (7.2a, D29).
    pub(super) fn report_hand(&mut self, seat: Seat) {
        self.open.say(seat, Said::Reported(self.hand(seat).len() as u8));
        self.open.reported = self.open.reported.with(seat);
        let dealt = usize::from(self.open.dealt[seat.index() % SEATS]);
        let wrong = dealt.abs_diff(HAND) as i64;
        if wrong > 0 {
            let dealer = self.placed(self.match_state.dealer);
            let facts = [("cards-looked-at", Value::yes_if(true)), ("dealt-by", dealer), ("wrong-cards", Value::Number(wrong))];
            self.apply(seat, &MISDEAL, &facts, CardSet::EMPTY);
        }
        self.counted_hand(seat);
    }

    fn counted_hand(&mut self, seat: Seat) {
        self.open.pending = self.open.pending.without(seat);
        if self.open.pending.is_empty() {
            self.open.pending = self.open.reported;
            self.open.phase = Phase::Mend;
            if self.open.pending.is_empty() {
                self.begin_accusing();
            }
        }
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

    pub(super) fn check_surplus(&self, seat: Seat, card: Card) -> Result<(), Breach> {
        if self.hand(seat).len() <= HAND {
            return Err(Breach::NotNow { rule: "minchiate:7.2e" });
        }
        if !self.hand(seat).contains(card) {
            return Err(Breach::NotHeld { card, rule: "minchiate:7.2e" });
        }
        let emptied = card.suit().filter(|_| !self.surplus(seat).contains(card));
        emptied.map_or(Ok(()), |suit| Err(Breach::FreeDiscard { suit }))
    }

    pub(super) fn check_ask(&self, seat: Seat, place: i64) -> Result<(), Breach> {
        if self.hand(seat).len() >= HAND {
            return Err(Breach::NotNow { rule: "minchiate:7.2f" });
        }
        if (1..=self.open.stock as i64).contains(&place) { Ok(()) } else { Err(Breach::NoSuchPlace) }
    }

    pub(super) fn discard_surplus(&mut self, seat: Seat, card: Card) {
        self.lay_aside(seat, CardSet::of(card));
        self.open.say(seat, Said::Discarded(1));
        self.mended(seat);
    }

    /// The card at this place of the stock, whose top is last, called by this number.
    pub(super) fn ask(&mut self, seat: Seat, index: usize, place: i64) {
        self.take_from_stock(seat, index, place as usize);
        self.mended(seat);
    }

    fn mended(&mut self, seat: Seat) {
        if self.hand(seat).len() == HAND {
            self.open.pending = self.open.pending.without(seat);
        }
        if self.open.pending.is_empty() {
            self.begin_accusing();
        }
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
