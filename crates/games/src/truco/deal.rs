//! Sitting down, the draw for the first deal, the form of a volta, the cut and the deal (R11-R25).

use super::Truco;
use super::action::Action;
use super::agreements::{IndividualForm, Switch};
use super::breach::Breach;
use super::facts::{BEFORE, FACTS, well};
use super::points::{draw_rank, is_low};
use super::stakes::{Cap, LAST_SIX, PARTIDA, Stage};
use super::stakes::{EnvidoCall, Ladder};
use super::state::{First, Form, HAND, Hidden, Joint, Lei, MatchState, Open, Phase, SEATS, Said, Side};
use cards::{Card, CardSet};
use engine::{BadAgreement, Cause, Cite, Pile, Seat, Setup};

/// Cards of the pack.
const PACK: usize = 40;

/// Cards that must stay on the table when the pack is cut (R13).
const LEFT_ON_TABLE: i64 = 3;

/// So often a volta can be spoilt on purpose: by a card let fall, a wrong count, an early look.
pub(super) const MOST_VOID: u8 = 3;

impl Truco {
    /// Sits the company down, as the setup says.
    pub(super) fn sit_down(agreements: &super::Agreements, setup: &Setup) -> Result<Truco, BadAgreement> {
        agreements.check()?;
        let players = agreements.players;
        let wrong = |name: &str, why: &str| BadAgreement::Setup { name: name.to_owned(), why: why.to_owned() };
        let dealer = setup.dealer_of(players)?.unwrap_or(Seat::at(players - 1));
        let mut volta = 1;
        let mut ledger = engine::Ledger::default();
        for (name, value) in &setup.lines {
            match name.as_str() {
                "score" => {
                    let tentos: Vec<i64> = value.split_whitespace().map_while(|n| n.parse().ok()).collect();
                    let [a, b] = tentos[..] else { return Err(wrong(name, "takes the tentos of side A and of side B")) };
                    if !(0..PARTIDA).contains(&a) || !(0..PARTIDA).contains(&b) {
                        return Err(wrong(name, "a side has from 0 to 23 tentos"));
                    }
                    for (side, tentos) in Side::BOTH.into_iter().zip([a, b]) {
                        let more = tentos - ledger.balance(well(side));
                        ledger.pay(0, BEFORE, well(side), more, Cause::new("truco-cause-carried", Cite("truco R95")));
                    }
                }
                "volta" => {
                    let number = value.parse().ok().filter(|number| (1..=100).contains(number));
                    volta = number.ok_or_else(|| wrong(name, "takes a number from 1 to 100"))?;
                }
                _ => return Err(wrong(name, "there is no such line; there are: dealer, score, volta")),
            }
        }
        let mao = Seat::at((dealer.index() + 1) % players);
        let first = Seat::at((mao.index() + players - (volta as usize - 1) % players) % players);
        let tampa = agreements.tampa_baralho == Switch::On;
        let seating = agreements.seating;
        let match_state = MatchState { players, seating, first, dealer, volta: volta - 1, deal: 0, voided: 0, tampa, last: None };
        let seated = Truco::seated(agreements, match_state, Open::new(mao, Form::Roda, Cap::Open));
        let mut game = Truco { ledger, ..seated };
        if setup.dealer.is_some() {
            game.begin_volta();
        } else {
            game.open.phase = Phase::Draw;
        }
        Ok(game)
    }

    /// Cards are drawn until one has the highest: they deal first (R11). Those who tie for it draw again.
    pub(super) fn draw_for_deal(&mut self, order: &[Card]) -> Result<(), Breach> {
        if !is_pack(order) {
            return Err(Breach::WrongPack);
        }
        let mut drawers: Vec<Seat> = Seat::first(self.match_state.players).collect();
        let mut cards = order.iter();
        while drawers.len() > 1 {
            let drawn: Vec<(Seat, u8)> = drawers.iter().copied().zip(cards.by_ref().map(|&card| draw_rank(card))).collect();
            let Some(best) = drawn.iter().map(|&(_, rank)| rank).max() else { break };
            drawers = drawn.into_iter().filter(|&(_, rank)| rank == best).map(|(seat, _)| seat).collect();
        }
        self.match_state.dealer = drawers.first().copied().unwrap_or(Seat::at(0));
        self.match_state.first = self.match_state.right_of(self.match_state.dealer, 1);
        self.begin_volta();
        Ok(())
    }

    /// The form of the next volta and the limit of its stakes (R20, D4).
    fn form(&self) -> (Form, Cap) {
        let early = self.leader() < LAST_SIX;
        let even = self.match_state.volta.is_multiple_of(2);
        match self.agreements.individual_form {
            _ if self.match_state.players == SEATS && early && even => (Form::Testa, Cap::Six),
            _ if self.match_state.players == SEATS => (Form::Roda, Cap::Open),
            IndividualForm::Alternate if early && even => (Form::Roda, Cap::Six),
            IndividualForm::Testa if early => (Form::Roda, Cap::Six),
            _ => (Form::Roda, Cap::Open),
        }
    }

    /// The next volta: the company has its dealer already.
    pub(super) fn begin_volta(&mut self) {
        self.match_state.volta += 1;
        self.match_state.voided = 0;
        let (form, cap) = self.form();
        self.lay_out(form, cap);
    }

    /// A void deal: the same pé deals the same volta again (R18), in its form, under its lei if one was said. A testa that is
    /// over stands: the cards are dealt for the second alone.
    pub(super) fn void_deal(&mut self, because: Option<(Seat, Said)>) {
        self.match_state.voided += 1;
        let lei = self.open.lei.map(|lei| Lei { with_flor: None, ..lei });
        let contest = self.open.contest;
        self.lay_out(self.open.form, self.open.cap);
        self.open.lei = lei;
        self.open.contest = contest;
        if let Some((seat, said)) = because {
            self.open.say(seat, said);
        }
    }

    fn lay_out(&mut self, form: Form, cap: Cap) {
        self.match_state.deal += 1;
        let mut said = std::mem::take(&mut self.open.said);
        said.clear();
        self.open = Open::new(self.mao(), form, cap);
        self.open.said = said;
        self.open.dealt = [HAND as u8; SEATS];
        // At a strict table the program announces testa; at a real one the pé must (R16).
        self.open.announced = form == Form::Testa && !self.agreements.real_table();
        self.hidden = Hidden::NOTHING;
        self.hidden.monte = FACTS.pack.cards();
    }

    /// The mão of the volta.
    pub(super) fn mao(&self) -> Seat {
        self.match_state.right_of(self.match_state.dealer, 1)
    }

    pub(super) fn check_before_deal(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let real = self.agreements.real_table();
        match *action {
            Action::Cut(cards) => match cards {
                _ if seat != self.match_state.cutter() => Err(Breach::NotCutter { cutter: self.match_state.cutter() }),
                ..=0 => Err(Breach::Golpe),
                _ if cards > PACK as i64 - LEFT_ON_TABLE => Err(Breach::CutTooDeep),
                _ => Ok(()),
            },
            Action::SayLei if self.agreements.lei == Switch::Off => Err(Breach::LeiOff),
            Action::SayLei if self.open.form == Form::Testa => Err(Breach::LeiInTesta),
            Action::SayLei if self.open.lei.is_some() => Err(Breach::Already { rule: "truco R73" }),
            Action::SayLei => Ok(()),
            Action::RequestTampa if self.match_state.tampa => Err(Breach::Already { rule: "truco R14" }),
            Action::RequestTampa => Ok(()),
            Action::AnnounceTesta | Action::Expose(..) | Action::Misdeal(..) if !real => Err(Breach::RealTableOnly),
            Action::AnnounceTesta | Action::Expose(..) | Action::Misdeal(..) if seat != self.match_state.dealer => {
                Err(Breach::PeOnly)
            }
            Action::AnnounceTesta if self.open.form != Form::Testa => Err(Breach::NotNow { rule: "truco R16" }),
            Action::AnnounceTesta if self.open.announced => Err(Breach::Already { rule: "truco R16" }),
            Action::AnnounceTesta => Ok(()),
            Action::Expose(to, _) | Action::Misdeal(to, _) if to.index() >= self.match_state.players => Err(Breach::NoSuchSeat),
            Action::Expose(..) | Action::Misdeal(..) if self.match_state.voided >= MOST_VOID || self.spoilt() => {
                Err(Breach::Already { rule: "truco R18" })
            }
            Action::Expose(_, 1..=3) | Action::Misdeal(_, 2 | 4) => Ok(()),
            Action::Expose(..) | Action::Misdeal(..) => Err(Breach::NoSuchCount),
            Action::Utter(_) => Ok(()),
            _ if self.open.phase == Phase::Cutting => Err(Breach::Blind),
            _ => Err(Breach::NotDealt),
        }
    }

    /// Will something go wrong in this deal already?
    fn spoilt(&self) -> bool {
        self.open.turned.is_some() || self.open.dealt != [HAND as u8; SEATS]
    }

    /// May this volta still be dealt in vain?
    pub(super) fn may_void(&self) -> bool {
        self.match_state.voided < MOST_VOID
    }

    pub(super) fn before_deal(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Cut(cards) => {
                self.open.cut = cards as u8;
                self.open.phase = Phase::Shuffle;
            }
            Action::SayLei => self.open.lei = Some(Lei { by: seat, with_flor: None }),
            Action::RequestTampa => self.match_state.tampa = true,
            Action::AnnounceTesta => self.open.announced = true,
            Action::Expose(to, card) => self.open.turned = Some((to, card)),
            Action::Misdeal(to, cards) => self.open.dealt[to.index()] = cards,
            _ => {}
        }
    }

    /// Destination of each card of the shuffled pack: the cards lifted in the cut come to lie below, then one card at a time is
    /// dealt to the right, the mão first (R13, R15).
    pub(super) fn deal_layout(&self, out: &mut Vec<Pile>) {
        let players = self.match_state.players;
        let mut left = self.open.dealt;
        let mut piles = [Pile::Stock; PACK];
        let mut at = 0;
        let mut seat = self.mao();
        while left[..players].iter().any(|&cards| cards > 0) {
            if left[seat.index()] > 0 {
                left[seat.index()] -= 1;
                piles[at] = Pile::Hand(seat);
                at += 1;
            }
            seat = self.match_state.right_of(seat, 1);
        }
        let cut = usize::from(self.open.cut);
        out.extend((0..PACK).map(|place| piles[(place + PACK - cut) % PACK]));
    }

    pub(super) fn deal_out(&mut self, order: &[Card]) -> Result<(), Breach> {
        if !is_pack(order) {
            return Err(Breach::WrongPack);
        }
        let cut = usize::from(self.open.cut);
        let mut layout = Vec::with_capacity(PACK);
        self.deal_layout(&mut layout);
        let mut turned = None;
        let mut counted = [0; SEATS];
        self.hidden = Hidden::NOTHING;
        for dealt in 0..PACK {
            let place = (dealt + cut) % PACK;
            match layout[place] {
                Pile::Hand(seat) => {
                    self.hidden.dealt[seat.index()].insert(order[place]);
                    counted[seat.index()] += 1;
                    if self.open.turned == Some((seat, counted[seat.index()])) {
                        turned = Some((seat, order[place]));
                    }
                }
                Pile::Stock => self.hidden.monte.insert(order[place]),
            }
        }
        self.hidden.hands = self.hidden.dealt;
        for seat in self.match_state.players..SEATS {
            self.open.dealt[seat] = 0;
        }
        match turned {
            // A high card voids the deal by itself (R19).
            Some((seat, card)) if !is_low(card) => self.void_deal(Some((seat, Said::Exposed(card)))),
            Some((seat, card)) => {
                self.open.shown[seat.index()].insert(card);
                self.open.say(seat, Said::Exposed(card));
                self.open.phase = Phase::Exposed;
            }
            None => self.begin_first_contest(),
        }
        Ok(())
    }

    pub(super) fn begin_first_contest(&mut self) {
        let mao = self.mao();
        match self.open.form {
            Form::Roda => {
                let players = self.match_state.players;
                let order = std::array::from_fn(|step| self.match_state.right_of(mao, step % players));
                self.open.begin_contest(order, players);
            }
            Form::Testa if self.open.contest == 0 => self.begin_testa(mao),
            Form::Testa => self.begin_second_testa(),
        }
        if let Some(lei) = self.open.lei {
            self.lei_stands(lei);
        }
    }

    /// The second testa of a volta: the next seat that has not played, against their testa (R22).
    pub(super) fn begin_second_testa(&mut self) {
        let first = self.mao();
        let fought = [first, self.match_state.testa_of(first)];
        let mao = (1..SEATS).map(|step| self.match_state.right_of(first, step)).find(|seat| !fought.contains(seat));
        self.open.contest = 1;
        self.begin_testa(mao.unwrap_or(first));
    }

    fn begin_testa(&mut self, mao: Seat) {
        let testa = self.match_state.testa_of(mao);
        self.open.begin_contest([mao, testa, mao, testa], 2);
    }

    /// The lei is falta envido and truco in one breath, said before the cards (R73).
    fn lei_stands(&mut self, lei: Lei) {
        let side = self.side(lei.by);
        self.open.first = First::Lei;
        self.open.ladder = Ladder::EMPTY.with(EnvidoCall::Falta, self.falta(), self.open.cap);
        self.open.caller = Some(lei.by);
        self.open.calls.pending = Some((Stage::Truco, side));
        self.open.calls.joint = Some(Joint::EnvidoFirst);
        self.open.trucked[side.index()] = true;
        self.open.stirred[side.index()] = true;
        self.open.proposed = self.open.proposed.with(lei.by);
    }
}

/// Are these the forty cards, each once?
fn is_pack(order: &[Card]) -> bool {
    order.len() == PACK && order.iter().copied().collect::<CardSet>() == FACTS.pack.cards()
}
