//! Sitting down, the favourite, the stakes of a hand and its deal (mediator R1-R13, family R1-R4, hombre R1-R6).

use super::Core;
use super::action::Action;
use super::breach::Breach;
use super::facts::MIDDLE;
use super::state::{Hidden, MONTE, MatchState, Open, Phase, SEATS, Said};
use super::terms::{Seating, Terms, Zangano};
use super::variant::{Reckoning, Staker};
use crate::ombre::stock::Stock;
use crate::ombre::tricks::Round;
use arrayvec::ArrayVec;
use cards::{Card, CardSet, Rank, Suit};
use engine::trick::Trick;
use engine::{Account, BadAgreement, Cause, Cite, Ledger, Pile, Seat, Setup};

/// The order in which cards are compared when they are drawn (mediator D32).
const DRAWN_HIGH: [Rank; 10] = {
    use Rank::*;
    [King, Knight, Jack, Seven, Six, Five, Four, Three, Two, Ace]
};

/// Rank of a card in drawing lots: lower numbers are higher cards.
pub(super) fn drawn_rank(card: Card) -> (usize, usize) {
    let rank = card.rank().and_then(|rank| DRAWN_HIGH.iter().position(|&high| high == rank)).unwrap_or(10);
    (rank, card.suit().map_or(4, |suit| suit as usize))
}

impl Core {
    pub(super) fn sit_down(terms: Terms, setup: &Setup) -> Result<Core, BadAgreement> {
        let persons = terms.persons();
        if let Some(card) = terms.fine_card.filter(|&card| !terms.pack.cards().contains(card)) {
            return Err(BadAgreement::Together { name: "fine_card", why: format!("{card} is not in the pack of this game") });
        }
        // Who may join has a seat, and no place yet.
        let sitting = if terms.zangano == Zangano::MayJoin { persons - 1 } else { persons };
        let places: ArrayVec<Seat, SEATS> = Seat::first(sitting).collect();
        if setup.dealer.is_some_and(|seat| seat.index() >= sitting) {
            return Err(BadAgreement::Setup { name: "dealer".to_owned(), why: "there is no such seat".to_owned() });
        }
        let dealer = setup.dealer.unwrap_or(places[sitting - 1]);
        let mut core = Core {
            open: Open::new(Round { order: [dealer; SEATS], active: terms.variant.players }, Trick::EMPTY),
            match_state: MatchState {
                places,
                dealer,
                favourite: None,
                deal: 0,
                joining: None,
                fines: ArrayVec::new(),
                piles: ArrayVec::new(),
                last: None,
            },
            hidden: Hidden::NOTHING,
            ledger: Ledger::default(),
            reports: Vec::new(),
            terms,
        };
        core.set_up(setup)?;
        if terms.seating == Seating::Drawn && setup.dealer.is_none() {
            core.open.phase = Phase::Draw;
        } else {
            core.seated();
        }
        Ok(core)
    }

    fn set_up(&mut self, setup: &Setup) -> Result<(), BadAgreement> {
        for (name, value) in &setup.lines {
            let bad = |why: &str| BadAgreement::Setup { name: name.clone(), why: why.to_owned() };
            match name.as_str() {
                "middle" => {
                    let tantos = value.parse().ok().filter(|tantos| (0..=1_000_000).contains(tantos));
                    let tantos = tantos.ok_or_else(|| bad("takes a number of tantos"))?;
                    let cause = Cause::new("spanish-cause-carried", Cite("mediator R65"));
                    self.ledger.pay(0, Account::CARRIED, MIDDLE, tantos, cause);
                }
                "favourite" => {
                    let suit: Suit = value.parse().map_err(|_| bad("takes a suit"))?;
                    if !self.terms.favourites().any(|there| there == suit) {
                        return Err(bad("this suit cannot be the favourite"));
                    }
                    self.match_state.favourite = Some(suit);
                }
                _ => return Err(bad("there is no such line; there are: dealer, favourite, middle")),
            }
        }
        Ok(())
    }

    // --- seats and favourite ---

    /// Four draw a suit each, three one of the first three; others a card of the pack (mediator R1, hombre D3, family D21).
    pub(super) fn lots(&self) -> CardSet {
        match self.match_state.places.len() {
            places @ (3 | 4) => Suit::ALL[..places].iter().map(|&suit| Card::new(suit, Rank::Two)).collect(),
            _ => self.terms.pack.cards(),
        }
    }

    pub(super) fn draw_seats(&mut self, order: &[Card]) -> Result<(), Breach> {
        let lots = self.lots();
        if order.len() != lots.len() || CardSet::from_slice(order) != lots {
            return Err(Breach::WrongPack);
        }
        let mut drawn: Vec<(Seat, Card)> = Seat::first(self.match_state.places.len()).zip(order.iter().copied()).collect();
        drawn.sort_by_key(|&(_, card)| drawn_rank(card));
        self.match_state.places = drawn.iter().map(|&(seat, _)| seat).collect();
        self.match_state.dealer = self.match_state.places[self.match_state.places.len() - 1];
        self.seated();
        Ok(())
    }

    /// The company sits: the favourite is turned, unless it is known or there is none.
    fn seated(&mut self) {
        let mut suits = self.terms.favourites();
        match (suits.next(), suits.next()) {
            (Some(only), None) => self.match_state.favourite = Some(only),
            (Some(_), Some(_)) if self.match_state.favourite.is_none() => {
                self.open.phase = Phase::Favourite;
                return;
            }
            _ => {}
        }
        drop(suits);
        self.begin_hand();
    }

    /// The cards of which one is turned (mediator R3, family R10).
    pub(super) fn favourite_cards(&self) -> CardSet {
        let suits = self.terms.favourites().map(CardSet::suit);
        suits.fold(CardSet::EMPTY, |all, suit| all | suit) & self.terms.pack.cards()
    }

    pub(super) fn turn_favourite(&mut self, order: &[Card]) -> Result<(), Breach> {
        let cards = self.favourite_cards();
        if order.len() != cards.len() || CardSet::from_slice(order) != cards {
            return Err(Breach::WrongPack);
        }
        self.match_state.favourite = order[0].suit();
        self.begin_hand();
        Ok(())
    }

    // --- the stakes ---

    /// Begins a hand: the stakes and the dealer, then the shuffle (mediator R7, R13, family R4, R34, hombre R1).
    pub(super) fn begin_hand(&mut self) {
        self.match_state.deal += 1;
        self.ready_table();
        let mano = self.open.mano();
        let (deal, terms) = (self.match_state.deal, self.terms);
        let cause = Cause::new("spanish-cause-stake", Cite(terms.variant.rules.stake));
        match terms.variant.stakes.by {
            Staker::Mano => self.ledger.pay(deal, mano, MIDDLE, terms.ante, cause),
            Staker::Everybody => {
                for &seat in self.open.round.players() {
                    self.ledger.pay(deal, seat, MIDDLE, terms.ante, cause);
                }
            }
        }
    }

    /// Before the pack is cut it is said with which card a fine goes, where none was agreed: by the mano, or by the nearest to them
    /// who has a part in it (mediator MUL.1, MUL.2).
    pub(super) fn names_raffle(&self) -> Option<Seat> {
        let raffled = self.terms.variant.reckoning != Reckoning::Compared && self.terms.fine_card.is_none();
        let fine = self.match_state.fines.first().filter(|_| raffled)?;
        self.open.round.players().iter().copied().find(|&seat| seat != fine.by)
    }

    pub(super) fn check_raffle(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let turn = self.names_raffle().unwrap_or(self.open.mano());
        match *action {
            _ if seat != turn => Err(Breach::NotYourTurn { turn, rule: "mediator:MUL.2" }),
            Action::Raffle(card) if self.terms.pack.cards().contains(card) => Ok(()),
            Action::Raffle(card) => Err(Breach::NoRaffle { card }),
            _ => Err(Breach::untimely(action)),
        }
    }

    pub(super) fn name_raffle(&mut self, seat: Seat, card: Card) {
        self.open.say(seat, Said::Raffle(card));
        self.open.honour.raffle = Some(card);
        self.open.phase = Phase::Shuffle;
    }

    /// A clean table for the next hand.
    pub(super) fn ready_table(&mut self) {
        let match_state = &self.match_state;
        let mut order = [match_state.dealer; SEATS];
        for (place, seat) in order.iter_mut().enumerate().take(match_state.places.len()) {
            *seat = match_state.right_of(match_state.dealer, place + 1);
        }
        self.open = Open::new(Round { order, active: self.terms.variant.players }, self.open.play.last);
        self.hidden = Hidden::NOTHING;
        self.open.honour.waiting = self.match_state.fines.len();
        if self.names_raffle().is_some() {
            self.open.phase = Phase::Raffle;
        }
    }

    // --- the deal ---

    /// Destination of each card: packets to the right, beginning with the mano, then the rest.
    pub(super) fn deal_layout(&self, out: &mut Vec<Pile>) {
        for &packet in self.terms.packets {
            for &seat in self.open.round.players() {
                out.extend(std::iter::repeat_n(Pile::Hand(seat), usize::from(packet)));
            }
        }
        out.extend(std::iter::repeat_n(Pile::Stock, self.terms.variant.monte));
    }

    pub(super) fn deal_out(&mut self, order: &[Card]) -> Result<(), Breach> {
        let (variant, pack) = (self.terms.variant, self.terms.pack.cards());
        if order.len() != pack.len() || CardSet::from_slice(order) != pack {
            return Err(Breach::WrongPack);
        }
        let mut top = 0;
        for &packet in self.terms.packets {
            for seat in self.open.round.players() {
                let next = top + usize::from(packet);
                self.hidden.hands[seat.index()] |= CardSet::from_slice(&order[top..next]);
                top = next;
            }
        }
        let monte = variant.monte.min(MONTE);
        self.hidden.monte[..monte].copy_from_slice(&order[top..top + monte]);
        self.open.exchange.stock = Stock::of(monte);
        self.open.phase = Phase::Auction;
        Ok(())
    }
}
