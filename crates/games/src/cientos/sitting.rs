//! Cutting for mano, and the deal (R7, R10-R13).

use super::Cientos;
use super::agreements::{Agreements, Courtesy};
use super::breach::Breach;
use super::deck::{PACK, lot};
use super::state::{HAND, Hidden, Mark, MatchState, Open, Phase, SEATS, Said, other};
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::{BadAgreement, Pile, Seat, Setup};

impl Cientos {
    /// Sits the company down, as the setup says.
    pub(super) fn sit_down(agreements: &Agreements, setup: &Setup) -> Result<Cientos, BadAgreement> {
        let dealer = setup.dealer_of(SEATS)?.unwrap_or(Seat::at(1));
        let match_state =
            MatchState { dealer, deal: 0, marks: [Mark::default(); SEATS], games: [0; SEATS], played: 0, hands: 0, last: None };
        let mut game = Cientos::seated(agreements, match_state, Open::new(other(dealer)));
        for (name, value) in &setup.lines {
            game.set_up(name, value)?;
        }
        match setup.dealer {
            Some(_) => game.begin_hand(),
            None => game.open.phase = Phase::Cut,
        }
        Ok(game)
    }

    /// Marks made before the record begins.
    fn set_up(&mut self, name: &str, value: &str) -> Result<(), BadAgreement> {
        let bad = |why: &str| BadAgreement::Setup { name: name.chars().take(40).collect(), why: why.to_owned() };
        if name != "mark" {
            return Err(bad("there is no such line; there are: dealer, mark"));
        }
        let numbers: Option<ArrayVec<i64, 4>> = value.split_whitespace().take(4).map(|text| text.parse().ok()).collect();
        let (seat, mark) = match numbers.as_deref() {
            Some(&[seat, mark]) => (seat, Mark { mark, ..Mark::default() }),
            Some(&[seat, mark, lack50, lack100]) => (seat, Mark { mark, lack50, lack100 }),
            _ => return Err(bad("takes a seat and its mark, then what it lacks for fifty and for a hundred")),
        };
        let lacks = (0..=5).contains(&mark.lack50) && (0..=5).contains(&mark.lack100);
        // A hundred is shown only by a player who lacks something to it.
        let fits = mark.mark % 10 == 0 && (0..=140).contains(&mark.mark) && (mark.mark >= 100) == (mark.lack100 > 0);
        if !(0..2).contains(&seat) || !lacks || !fits || mark.lack50 > 0 && mark.mark < 50 {
            return Err(bad("a mark is tens below a hundred, or a hundred with what is lacking to it"));
        }
        self.match_state.marks[seat as usize] = mark;
        Ok(())
    }

    /// Each cuts a card: the higher is mano, and with a lady the lady; those who cut alike cut again (R7, D1).
    pub(super) fn take_cut(&mut self, order: &[Card]) -> Result<(), Breach> {
        if order.len() != PACK.len() || CardSet::from_slice(order) != PACK {
            return Err(Breach::WrongPack);
        }
        self.open.cut = Seat::first(2).zip(order.iter().copied()).collect();
        let [(_, one), (_, two)] = self.open.cut[..] else { return Err(Breach::WrongPack) };
        self.open.say(Seat::at(0), Said::Cut(one));
        self.open.say(Seat::at(1), Said::Cut(two));
        let higher = match lot(one).cmp(&lot(two)) {
            std::cmp::Ordering::Greater => Seat::at(0),
            std::cmp::Ordering::Less => Seat::at(1),
            std::cmp::Ordering::Equal => return Ok(()),
        };
        let mano = match self.agreements.courtesy {
            Courtesy::Nobody => higher,
            Courtesy::Lady => Seat::at(0),
        };
        self.match_state.dealer = other(mano);
        self.begin_hand();
        Ok(())
    }

    /// The next hand, dealt by the other (R13).
    pub(super) fn next_hand(&mut self) {
        self.match_state.dealer = other(self.match_state.dealer);
        self.begin_hand();
    }

    pub(super) fn begin_hand(&mut self) {
        self.match_state.deal += 1;
        self.match_state.hands += 1;
        let cut = std::mem::take(&mut self.open.said);
        self.open = Open::new(self.match_state.mano());
        // What was cut is still to be read when the first hand begins.
        if self.match_state.deal == 1 {
            self.open.said = cut;
        }
        self.hidden = Hidden::NOTHING;
    }

    /// Twelve to each by twos or threes, mano first; the rest is the monte (R11, R12).
    pub(super) fn lay_out(&self, out: &mut Vec<Pile>) {
        match self.open.phase {
            Phase::Cut => out.extend(Seat::first(2).map(Pile::Hand)),
            Phase::Shuffle => {
                let packet = usize::from(self.agreements.packets);
                for _ in 0..HAND / packet {
                    for seat in [self.match_state.mano(), self.match_state.dealer] {
                        out.extend(std::iter::repeat_n(Pile::Hand(seat), packet));
                    }
                }
            }
            Phase::Lottery(_) => {}
            _ => return,
        }
        out.resize(PACK.len(), Pile::Stock);
    }

    /// The cards are dealt.
    pub(super) fn deal_out(&mut self, order: &[Card]) -> Result<(), Breach> {
        if order.len() != PACK.len() || CardSet::from_slice(order) != PACK {
            return Err(Breach::WrongPack);
        }
        let mut layout = Vec::with_capacity(PACK.len());
        self.lay_out(&mut layout);
        for (&card, pile) in order.iter().zip(layout) {
            match pile {
                Pile::Hand(seat) => self.hidden.hands[seat.index()].insert(card),
                Pile::Stock => self.hidden.stock.push(card),
            }
        }
        self.open.phase = Phase::Discard(self.match_state.mano());
        self.lay_open_blancas();
        Ok(())
    }

    /// A strict table shows cartas blancas by itself, before any discard: nobody can keep them back (R15, `acus.11`).
    fn lay_open_blancas(&mut self) {
        let seat = Seat::first(SEATS).find(|&seat| self.check_blancas(seat).is_ok());
        if let Some(seat) = seat.filter(|_| !self.agreements.honour()) {
            self.show_blancas(seat);
        }
    }
}
