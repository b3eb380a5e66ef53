//! Sitting down: balances carried over, and the seating (R9, R10, R22).

use super::Voltarete;
use super::agreements::{Agreements, Seating};
use super::breach::Breach;
use super::contract::cause;
use super::facts::{BOLO, BOX};
use super::state::{Closing, MatchState, Open, Phase, Remissa, SEATS};
use cards::{Card, CardSet, Rank, Suit};
use engine::trick::Trick;
use engine::{Account, BadAgreement, Cause, Seat, SeatSet, Setup};

/// The suits drawn for seats; the fourth only when four play (D30). The player who draws espadas deals first.
const DRAWN: [Suit; SEATS] = [Suit::Espadas, Suit::Copas, Suit::Bastos, Suit::Ouros];

/// The card of a suit that is drawn for seats.
const fn lot(suit: Suit) -> Card {
    Card::new(suit, Rank::Two)
}

impl Voltarete {
    /// Sits the company down, as the setup says.
    pub(super) fn sit_down(agreements: &Agreements, setup: &Setup) -> Result<Voltarete, BadAgreement> {
        agreements.check()?;
        let players = agreements.players;
        let round: [Seat; SEATS] = std::array::from_fn(Seat::at);
        let dealer = setup.dealer_of(players)?.unwrap_or(round[0]);
        let match_state = MatchState {
            players,
            round,
            dealer,
            medalhao: dealer,
            life: 0,
            remissas: Vec::new(),
            closing: Closing::Filling,
            recambos: 0,
            hands: 0,
            deal: 0,
            break_off: SeatSet::EMPTY,
        };
        let mut game = Voltarete::seated(agreements, match_state, Open::new(round, Trick::EMPTY, None));
        game.set_up(setup)?;
        if agreements.seating == Seating::Drawn && setup.dealer.is_none() {
            game.open.phase = Phase::Draw;
        } else {
            game.begin_hand();
        }
        Ok(game)
    }

    fn set_up(&mut self, setup: &Setup) -> Result<(), BadAgreement> {
        const BOLO_CARRIED: Cause = cause("voltarete-cause-bolo-carried", "voltarete R22");
        const BOX_CARRIED: Cause = cause("voltarete-cause-box-carried", "voltarete R125");
        for (name, value) in &setup.lines {
            let bad = |why: &str| BadAgreement::Setup { name: name.clone(), why: why.to_owned() };
            let tentos = |text: &str| {
                let tentos = text.parse().ok().filter(|tentos| (0..=1_000_000).contains(tentos));
                tentos.ok_or_else(|| bad("takes a number of tentos"))
            };
            let seat = |text: &str| {
                let seat = text.parse().ok().filter(|&seat| seat < self.match_state.players).and_then(Seat::new);
                seat.ok_or_else(|| bad("there is no such seat"))
            };
            match name.as_str() {
                "bolo" => self.ledger.pay(0, Account::CARRIED, BOLO, tentos(value)?, BOLO_CARRIED),
                "box" => {
                    let box_size = self.agreements.recambo_size;
                    let held = tentos(value)?;
                    if self.ledger.balance(BOX) + held > box_size {
                        return Err(bad("the box does not hold so many"));
                    }
                    self.ledger.pay(0, Account::CARRIED, BOX, held, BOX_CARRIED);
                }
                "life" => {
                    let hands = value.parse().ok().filter(|hands| (0..=1_000_000).contains(hands));
                    self.match_state.life = hands.ok_or_else(|| bad("takes a number of hands"))?;
                }
                "medalhao" if setup.dealer.is_none() => {
                    return Err(bad("needs a `dealer`: who draws espadas takes the medalhão"));
                }
                "medalhao" => self.match_state.medalhao = seat(value)?,
                "remissa" => {
                    let (owner, amount) = value.split_once(char::is_whitespace).ok_or_else(|| bad("takes a seat and tentos"))?;
                    let (owner, amount) = (seat(owner)?, tentos(amount.trim())?);
                    if amount == 0 {
                        return Err(bad("takes a seat and tentos"));
                    }
                    self.match_state.remissas.push(Remissa { owner, amount, deal: 0 });
                }
                _ => return Err(bad("there is no such line; there are: dealer, bolo, box, life, medalhao, remissa")),
            }
        }
        Ok(())
    }

    /// The cards drawn for seats.
    pub(super) fn lots(&self) -> CardSet {
        DRAWN[..self.match_state.players].iter().map(|&suit| lot(suit)).collect()
    }

    /// Each sits at the place that shows their suit; espadas deals first and takes the medalhão (R9, R10, D42).
    pub(super) fn draw_seats(&mut self, order: &[Card]) -> Result<(), Breach> {
        let drawn: CardSet = order.iter().copied().collect();
        if order.len() != self.match_state.players || drawn != self.lots() {
            return Err(Breach::WrongPack);
        }
        for (place, &suit) in DRAWN[..self.match_state.players].iter().enumerate() {
            let seat = order.iter().position(|&card| card == lot(suit)).ok_or(Breach::WrongPack)?;
            self.match_state.round[place] = Seat::at(seat);
        }
        self.match_state.dealer = self.match_state.round[0];
        self.match_state.medalhao = self.match_state.dealer;
        self.begin_hand();
        Ok(())
    }
}
