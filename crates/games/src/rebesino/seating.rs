//! Sitting down by lot, and the deal (R7-R14).

use super::Rebesino;
use super::agreements::{Agreements, Courtesy};
use super::breach::Breach;
use super::deck::{ORDER, PACK};
use super::facts::SUERTE;
use super::state::{Hidden, MatchState, Open, Phase, SEATS, Said, Sleeper};
use cards::{Card, CardSet, Rank, Suit};
use engine::{Account, BadAgreement, Cause, Cite, Pile, Seat, SeatSet, Setup};

/// The dealer draws the ace; by the right sit the sota, who is mano, the caballo and the king (R7).
const BY_THE_RIGHT: [Rank; SEATS] = [Rank::Ace, Rank::Jack, Rank::Knight, Rank::King];

/// The packets of a deal: three cards and twice four (R10).
const PACKETS: [usize; 3] = [3, 4, 4];

const fn lot(rank: Rank) -> Card {
    Card::new(Suit::Espadas, rank)
}

impl Rebesino {
    /// Sits the company down, as the setup says.
    pub(super) fn sit_down(agreements: &Agreements, setup: &Setup) -> Result<Rebesino, BadAgreement> {
        let round: [Seat; SEATS] = std::array::from_fn(Seat::at);
        let dealer = setup.dealer_of(SEATS)?.unwrap_or(round[SEATS - 1]);
        let match_state = MatchState {
            round,
            dealer,
            deal: 0,
            counted: 0,
            suerte: [0; SEATS],
            barred: SeatSet::EMPTY,
            dotes: [1; SEATS],
            last: None,
        };
        let open = Open { phase: Phase::Seats, ..Open::new(round) };
        let mut game = Rebesino::seated(agreements, match_state, open);
        game.set_up(setup)?;
        if setup.dealer.is_some() {
            game.begin_hand();
        }
        Ok(game)
    }

    /// Forfeits put aside before the record begins.
    fn set_up(&mut self, setup: &Setup) -> Result<(), BadAgreement> {
        for (name, value) in &setup.lines {
            let bad = |why: &str| BadAgreement::Setup { name: name.chars().take(40).collect(), why: why.to_owned() };
            if name != "suerte" {
                return Err(bad("there is no such line; there are: dealer, suerte"));
            }
            let read = || {
                let (seat, amount) = value.split_once(' ')?;
                let seat: usize = seat.parse().ok().filter(|&seat| seat < SEATS)?;
                Some((seat, amount.trim().parse().ok().filter(|amount| (1..=10_000).contains(amount))?))
            };
            let (seat, amount) = read().ok_or_else(|| bad("takes a seat and an amount"))?;
            self.match_state.suerte[seat] += amount;
            self.ledger.pay(0, Account::CARRIED, SUERTE, amount, Cause::new("rebesino-cause-forfeit", Cite("rebesino R57")));
        }
        Ok(())
    }

    /// The cards drawn for seats, and who draws.
    pub(super) fn lots(&self) -> (CardSet, SeatSet) {
        let three = CardSet::from_slice(&[lot(Rank::King), lot(Rank::Knight), lot(Rank::Jack)]);
        let all = SeatSet::first(SEATS);
        match self.agreements.courtesy_seating {
            Courtesy::None => (three.with(lot(Rank::Ace)), all),
            Courtesy::OneLady => (three, all.without(Seat::at(0))),
            Courtesy::TwoLadies => (PACK, all),
            Courtesy::ThreeLadies => (three, all.without(Seat::at(3))),
        }
    }

    /// The lots, top first: one to each who draws, in the order of the seats.
    pub(super) fn take_lots(&mut self, order: &[Card]) -> Result<(), Breach> {
        let (cards, drawing) = self.lots();
        if order.len() != cards.len() || CardSet::from_slice(order) != cards {
            return Err(Breach::WrongPack);
        }
        // Who is given the honours draws no card: the ace is theirs.
        let mut drawn = [lot(Rank::Ace); SEATS];
        for (seat, &card) in drawing.iter().zip(order) {
            drawn[seat.index()] = card;
            self.open.say(seat, Said::Drew(card));
        }
        let round = match self.agreements.courtesy_seating {
            Courtesy::TwoLadies => by_twos(&drawn),
            _ => Some(by_rank(&drawn)),
        };
        // Players with equal cards cut again.
        if let Some(round) = round {
            self.match_state.round = round;
            self.match_state.dealer = round[0];
            self.begin_hand();
        }
        Ok(())
    }

    /// A hand about to be dealt by the dealer.
    pub(super) fn begin_hand(&mut self) {
        let said = std::mem::take(&mut self.open.said);
        self.match_state.deal += 1;
        let match_state = &self.match_state;
        let order = std::array::from_fn(|place| match_state.right_of(match_state.dealer, place + 1));
        self.open = Open::new(order);
        // What was drawn for the seats is still to be read when the first hand begins.
        if self.match_state.deal == 1 {
            self.open.said = said;
        }
        self.hidden = Hidden::NOTHING;
    }

    /// Three, four and four to each from the mano on; then the dealer's twelfth, and the monte (R10-R12).
    pub(super) fn lay_out(&self, out: &mut Vec<Pile>) {
        match self.open.phase {
            Phase::Seats => {
                let (cards, drawing) = self.lots();
                out.extend(drawing.iter().map(Pile::Hand));
                out.resize(cards.len(), Pile::Stock);
            }
            Phase::Shuffle => {
                for packet in PACKETS {
                    for seat in self.open.order {
                        out.extend(std::iter::repeat_n(Pile::Hand(seat), packet));
                    }
                }
                out.push(Pile::Hand(self.match_state.dealer));
                out.resize(PACK.len(), Pile::Stock);
            }
            _ => {}
        }
    }

    /// The cards are dealt.
    pub(super) fn deal_out(&mut self, order: &[Card]) -> Result<(), Breach> {
        if order.len() != PACK.len() || CardSet::from_slice(order) != PACK {
            return Err(Breach::WrongPack);
        }
        let mut cards = order.iter().copied();
        for packet in PACKETS {
            for seat in self.open.order {
                self.hidden.hands[seat.index()] |= cards.by_ref().take(packet).collect::<CardSet>();
            }
        }
        let dealer = self.match_state.dealer.index();
        self.hidden.hands[dealer] |= cards.by_ref().take(1).collect::<CardSet>();
        self.hidden.monte = cards.map(|card| Sleeper { card, by: None, known: SeatSet::EMPTY }).collect();
        self.open.phase = Phase::Robo;
        Ok(())
    }
}

/// The seats in playing order by the lots drawn: the others to the left of the ace, in the order in which their cards beat one
/// another.
fn by_rank(drawn: &[Card; SEATS]) -> [Seat; SEATS] {
    BY_THE_RIGHT.map(|rank| Seat::at(drawn.iter().position(|card| card.rank() == Some(rank)).unwrap_or(0)))
}

/// Two ladies cut for the deal, the other sitting at its left; two men for the seat opposite, the other being mano (R8).
fn by_twos(drawn: &[Card; SEATS]) -> Option<[Seat; SEATS]> {
    let higher = |one: usize, other: usize| {
        let (first, second) = (ORDER.strength(drawn[one]), ORDER.strength(drawn[other]));
        match first.cmp(&second) {
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some((Seat::at(one), Seat::at(other))),
            std::cmp::Ordering::Less => Some((Seat::at(other), Seat::at(one))),
        }
    };
    let ((dealer, left), (opposite, mano)) = higher(0, 1).zip(higher(2, 3))?;
    Some([dealer, mano, opposite, left])
}
