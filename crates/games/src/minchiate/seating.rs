//! Sitting down, lots, the beginning of a gioco, and what happens between giochi (R1-R3, section 6).

use super::agreements::{Found, Length};
use super::breach::Breach;
use super::facts::{resti, segni};
use super::state::{Hidden, MatchState, Misdeal, Open, Phase, ROUND, SEATS, Said};
use super::{Agreements, Minchiate};
use cards::{Card, CardSet, Rank, Suit};
use engine::{BadAgreement, Cause, Cite, DealReport, Seat, SeatSet, Setup};

/// The kings drawn as lots. The players with cups and coins are partners against swords and batons, the two kinds of the cartiglia
/// the book tells apart; cups deals first.
const LOTS: [Suit; SEATS] = [Suit::Copas, Suit::Espadas, Suit::Ouros, Suit::Bastos];

const fn lot(suit: Suit) -> Card {
    Card::new(suit, Rank::King)
}

/// A mistake of the dealer is one of a few cards.
const MOST_MISCOUNTED: usize = 3;

impl Minchiate {
    /// Sits the company down, as the setup says.
    pub(super) fn sit_down(agreements: &Agreements, setup: &Setup) -> Result<Minchiate, BadAgreement> {
        let round: [Seat; SEATS] = std::array::from_fn(Seat::at);
        let dealer = setup.dealer_of(SEATS)?.unwrap_or(round[0]);
        let match_state = MatchState { round, dealer, deal: 0, misdeals: Vec::new(), alone: [0; 2] };
        let mut game = Minchiate::seated(agreements, match_state, Open::new(round));
        game.set_up(setup)?;
        let drawn = agreements.partners == Found::Drawn || agreements.first_dealer == Found::Drawn;
        if drawn && setup.dealer.is_none() {
            game.open.phase = Phase::Draw;
        } else {
            game.begin_gioco();
        }
        Ok(game)
    }

    fn set_up(&mut self, setup: &Setup) -> Result<(), BadAgreement> {
        const CARRIED: Cause = Cause::new("minchiate-cause-carried", Cite("minchiate R46"));
        for (name, value) in &setup.lines {
            let bad = |why: &str| BadAgreement::Setup { name: name.clone(), why: why.to_owned() };
            let words: Vec<usize> = value.split_whitespace().map_while(|word| word.parse().ok()).collect();
            let seat = |n: usize| Seat::new(n).filter(|seat| seat.index() < SEATS).ok_or_else(|| bad("there is no such seat"));
            match (name.as_str(), &words[..]) {
                ("carry", &[n, points]) => {
                    let pair = self.match_state.pair(seat(n)?);
                    let points = i64::try_from(points).ok().filter(|&points| points < self.agreements.resto_points);
                    let points = points.ok_or_else(|| bad("so many points are a resto"))?;
                    self.ledger.pay(0, segni(pair.other()), segni(pair), points, CARRIED);
                }
                ("resti", &[n, many]) => {
                    let pair = self.match_state.pair(seat(n)?);
                    let many = i64::try_from(many).ok().filter(|&many| many <= 1_000_000);
                    let many = many.ok_or_else(|| bad("takes a seat and a number"))?;
                    self.ledger.pay(0, resti(pair.other()), resti(pair), many, CARRIED);
                }
                ("misdeal", &[n, round, cards]) => self.set_misdeal(seat(n)?, round, cards).map_err(bad)?,
                ("carry" | "resti", _) => return Err(bad("takes a seat and a number")),
                ("misdeal", _) => return Err(bad("takes a seat, a round and a number of cards")),
                _ => return Err(bad("there is no such line; there are: dealer, carry, resti, misdeal")),
            }
        }
        Ok(())
    }

    /// A mistake of the dealer: only an honour table knows any, for no program deals wrong.
    fn set_misdeal(&mut self, seat: Seat, round: usize, cards: usize) -> Result<(), &'static str> {
        if !self.agreements.honour() {
            return Err("at a strict table nobody deals wrong");
        }
        let due = match round {
            1 => ROUND,
            2 => ROUND + 1,
            _ => return Err("there are two rounds"),
        };
        if cards == due || cards.abs_diff(due) > MOST_MISCOUNTED {
            return Err("a mistake is one to three cards too many or too few");
        }
        let round = round as u8;
        if self.match_state.misdeals.iter().any(|known| (known.seat, known.round) == (seat, round)) {
            return Err("this seat and round is named twice");
        }
        self.match_state.misdeals.push(Misdeal { seat, round, cards: cards as u8 });
        if self.needed() > super::tarocchi::PACK.len() {
            return Err("there are not so many cards");
        }
        Ok(())
    }

    /// The cards drawn as lots.
    pub(super) fn lots(&self) -> CardSet {
        LOTS.iter().map(|&suit| lot(suit)).collect()
    }

    /// Partners and the first dealer by lot (R1).
    pub(super) fn draw(&mut self, order: &[Card]) -> Result<(), Breach> {
        let drawn: CardSet = order.iter().copied().collect();
        if order.len() != SEATS || drawn != self.lots() {
            return Err(Breach::WrongPack);
        }
        let drew = |suit: Suit| order.iter().position(|&card| card == lot(suit)).and_then(Seat::new).ok_or(Breach::WrongPack);
        if self.agreements.partners == Found::Drawn {
            for (place, suit) in LOTS.into_iter().enumerate() {
                self.match_state.round[place] = drew(suit)?;
            }
        }
        if self.agreements.first_dealer == Found::Drawn {
            self.match_state.dealer = drew(LOTS[0])?;
        }
        self.begin_gioco();
        Ok(())
    }

    /// A new gioco: the dealer's sopramano plays first, the dealer last.
    fn begin_gioco(&mut self) {
        self.match_state.deal += 1;
        let order = std::array::from_fn(|place| self.match_state.after(self.match_state.dealer, place + 1));
        self.open = Open::new(order);
        self.hidden = Hidden::NOTHING;
    }

    /// The gioco is counted: the deal passes to the sopramano (D3), or the match is over (section 6).
    pub(super) fn next_gioco(&mut self) {
        self.reports.push(self.report());
        if self.match_state.deal >= self.agreements.most() {
            self.settle();
        } else if self.agreements.match_giochi == Length::Open {
            self.open.content = SeatSet::EMPTY;
            self.open.phase = Phase::Between;
        } else {
            self.pass_the_deal();
        }
    }

    fn pass_the_deal(&mut self) {
        self.match_state.dealer = self.match_state.after(self.match_state.dealer, 1);
        self.begin_gioco();
    }

    /// In an open match all must want to go on; nobody can be held at the table.
    pub(super) fn play_on(&mut self, seat: Seat) {
        self.open.say(seat, Said::PlayOn);
        self.open.content = self.open.content.with(seat);
        if self.open.content.len() == SEATS {
            self.pass_the_deal();
        }
    }

    pub(super) fn rise(&mut self, seat: Seat) {
        self.open.say(seat, Said::Rise);
        self.settle();
    }

    /// Report of the running gioco.
    pub(super) fn report(&self) -> DealReport {
        DealReport {
            number: self.match_state.deal,
            dealer: self.match_state.dealer,
            outcome: self.open.outcome,
            contract: None,
            ombre: None,
            trump: None,
            tricks: self.open.tricks().into_iter().collect(),
            counted: self.counted_aloud(),
            ended: self.open.outcome.and_then(|_| self.ended()),
            shown: self.accused_cards(),
        }
    }
}
