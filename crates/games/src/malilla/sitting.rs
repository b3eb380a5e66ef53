//! Sitting down, partners, the first dealer and the favourite suit, and the deal (R5-R12).

use super::Malilla;
use super::action::Action;
use super::agreements::{Agreements, Favorito, PartnerChoice};
use super::breach::Breach;
use super::deck::{PACK, lot, order_of};
use super::state::{HAND, Hidden, MatchState, Open, Phase, SEATS, Said};
use cards::{Card, CardSet, Rank, Suit};
use engine::{Account, BadAgreement, Cause, Cite, Offer, Pile, Seat, SeatSet, Setup};

/// A balance of a setup stays within this.
const MOST_TANTOS: i64 = 1_000_000;

impl Malilla {
    /// Sits the company down, as the setup says.
    pub(super) fn sit_down(agreements: &Agreements, setup: &Setup) -> Result<Malilla, BadAgreement> {
        let round: [Seat; SEATS] = std::array::from_fn(Seat::at);
        let dealer = setup.dealer_of(SEATS)?.unwrap_or(round[0]);
        let match_state = MatchState {
            round,
            dealer,
            deal: 0,
            favorito: None,
            stronger: [round[0], round[1]],
            ladies: SeatSet::first(agreements.ladies()),
            last: None,
        };
        let open = Open::new(match_state.mano());
        let mut game = Malilla::seated(agreements, match_state, open);
        game.set_up(setup)?;
        match (setup.dealer, agreements.partner_choice) {
            (Some(_), _) if agreements.favorito == Favorito::Chosen && game.match_state.favorito.is_none() => {
                game.open.phase = Phase::Naming(dealer);
            }
            (Some(_), _) => game.begin_hand(),
            (None, PartnerChoice::FirstTwoKings) => game.open.phase = Phase::Kings,
            (None, PartnerChoice::WeakChooses) => game.open.phase = Phase::Weaker,
            (None, PartnerChoice::Agreed | PartnerChoice::AsSeated) => game.seek_dealer(),
        }
        Ok(game)
    }

    fn set_up(&mut self, setup: &Setup) -> Result<(), BadAgreement> {
        for (name, value) in &setup.lines {
            let bad = |why: &str| BadAgreement::Setup { name: name.chars().take(40).collect(), why: why.to_owned() };
            let number = value.trim().parse::<i64>().ok();
            let seats: Option<Vec<Seat>> =
                value.split_whitespace().map(|word| word.parse().ok().filter(|&seat| seat < SEATS).map(Seat::at)).collect();
            match name.as_str() {
                "favorito" if self.agreements.favorito == Favorito::None => return Err(bad("there is no favourite suit")),
                "favorito" => {
                    self.match_state.favorito = Some(value.trim().parse().map_err(|_| bad("takes a suit: O, C, E or B"))?);
                }
                "stronger" => {
                    let two = seats.and_then(|seats| <[Seat; 2]>::try_from(seats).ok()).filter(|[one, other]| one != other);
                    self.match_state.stronger = two.ok_or_else(|| bad("takes two seats"))?;
                }
                "ladies" => {
                    let ladies: SeatSet = seats.ok_or_else(|| bad("takes seats"))?.into_iter().collect();
                    if ladies.len() != self.agreements.ladies() {
                        return Err(bad("takes as many seats as there are ladies"));
                    }
                    self.match_state.ladies = ladies;
                }
                "balance" => {
                    let tantos = number.filter(|tantos| (-MOST_TANTOS..=MOST_TANTOS).contains(tantos));
                    self.carry(tantos.ok_or_else(|| bad("takes a number of tantos"))?);
                }
                "deal" => {
                    let last = i64::from(self.agreements.deals());
                    let deal = number.filter(|deal| (1..=last).contains(deal));
                    self.match_state.deal = deal.ok_or_else(|| bad("takes the number of a deal of the match"))? as u32 - 1;
                }
                _ => return Err(bad("there is no such line; there are: dealer, favorito, stronger, ladies, balance, deal")),
            }
        }
        Ok(())
    }

    /// Enters the first pair's lead from before the record begins (R31).
    fn carry(&mut self, tantos: i64) {
        let amount = tantos * self.agreements.tanto_value;
        let cause = Cause::new("malilla-cause-carried", Cite("malilla R31"));
        for seat in Seat::first(SEATS) {
            let sign = 1 - 2 * self.match_state.pair(seat).index() as i64;
            self.ledger.pay(0, Account::CARRIED, seat, sign * amount - self.ledger.balance(seat), cause);
        }
    }

    /// Cards are drawn or the pack cut: what comes of it depends on what for.
    pub(super) fn take_lots(&mut self, order: &[Card]) -> Result<(), Breach> {
        if order.len() != PACK.len() || CardSet::from_slice(order) != PACK {
            return Err(Breach::WrongPack);
        }
        match self.open.phase {
            Phase::Kings => self.first_two_kings(order),
            Phase::Weaker => self.draw_higher(order, self.weaker(), |game, higher, _| game.open.phase = Phase::Choosing(higher)),
            Phase::Ladies => {
                let ladies = self.match_state.ladies.iter().collect::<arrayvec::ArrayVec<Seat, SEATS>>();
                if let [one, other] = ladies[..] {
                    // The winner deals, the other names the favourite suit (R7).
                    self.draw_higher(order, [one, other], |game, higher, lower| game.give_honours(higher, lower));
                }
            }
            _ => self.cut_for_deal(order[0]),
        }
        Ok(())
    }

    /// Cards are dealt round until two players have each got a king (R5).
    fn first_two_kings(&mut self, order: &[Card]) {
        let mut first: Option<Seat> = None;
        for (at, &card) in order.iter().enumerate().filter(|(_, card)| card.rank() == Some(Rank::King)) {
            let seat = Seat::at(at % SEATS);
            self.open.say(seat, Said::Drew(card));
            match first {
                Some(other) if other != seat => {
                    self.sit_opposite(other, seat);
                    break;
                }
                _ => first = Some(seat),
            }
        }
        self.seek_dealer();
    }

    /// The two who are not thought stronger.
    fn weaker(&self) -> [Seat; 2] {
        let mut others = Seat::first(SEATS).filter(|seat| !self.match_state.stronger.contains(seat));
        std::array::from_fn(|at| others.next().unwrap_or(Seat::at(at)))
    }

    /// Two draw for the higher card; if they draw alike, again.
    fn draw_higher(&mut self, order: &[Card], two: [Seat; 2], then: fn(&mut Malilla, Seat, Seat)) {
        for (seat, &card) in two.into_iter().zip(order) {
            self.open.say(seat, Said::Drew(card));
        }
        // Fewer cards above it: a higher card.
        match lot(order[0]).cmp(&lot(order[1])) {
            std::cmp::Ordering::Less => then(self, two[0], two[1]),
            std::cmp::Ordering::Greater => then(self, two[1], two[0]),
            std::cmp::Ordering::Equal => {}
        }
    }

    pub(super) fn check_partner(&self, seat: Seat) -> Result<(), Breach> {
        if self.match_state.stronger.contains(&seat) { Ok(()) } else { Err(Breach::NotStronger) }
    }

    /// The weaker player who drew higher takes a partner; the others play together (R5).
    pub(super) fn choose_partner(&mut self, seat: Seat, partner: Seat) {
        self.open.say(seat, Said::Chose(partner));
        self.sit_opposite(seat, partner);
        self.seek_dealer();
    }

    /// These two sit opposite each other; the others keep their order.
    fn sit_opposite(&mut self, one: Seat, other: Seat) {
        let mut others = Seat::first(SEATS).filter(|&seat| seat != one && seat != other);
        let mut next = || others.next().unwrap_or(one);
        self.match_state.round = [one, next(), other, next()];
    }

    /// Partners sit: now who deals, and which suit is favourite (R6, R7).
    fn seek_dealer(&mut self) {
        let ladies = self.match_state.ladies;
        let lone_man = Seat::first(SEATS).find(|&seat| !ladies.contains(seat));
        let two = <[Seat; 2]>::try_from(ladies.iter().collect::<Vec<_>>()).ok();
        let opposed = two.is_some_and(|[one, other]| self.match_state.pair(one) != self.match_state.pair(other));
        match (ladies.len(), ladies.lowest(), lone_man) {
            (1, Some(lady), _) => self.give_honours(lady, lady),
            (3, _, Some(man)) => self.give_honours(man, man),
            (2, ..) if opposed => self.open.phase = Phase::Ladies,
            // Ladies who are partners draw like anybody (D1).
            _ => self.open.phase = Phase::Lot,
        }
    }

    /// One deals first, and one names the favourite suit, if there is to be one.
    fn give_honours(&mut self, dealer: Seat, namer: Seat) {
        self.match_state.dealer = dealer;
        match self.agreements.favorito {
            Favorito::None => self.begin_hand(),
            Favorito::Lot | Favorito::Chosen => self.open.phase = Phase::Naming(namer),
        }
    }

    /// The suits are given to the places from the right of the holder of the pack, who has the last; the card shown names the
    /// dealer, and its suit is the favourite (R6).
    fn cut_for_deal(&mut self, card: Card) {
        let Some(suit) = card.suit() else { return };
        let holder = self.match_state.round[SEATS - 1];
        self.open.say(holder, Said::Cut(card));
        self.match_state.dealer = self.match_state.round[suit as usize % SEATS];
        match self.agreements.favorito {
            Favorito::None => self.begin_hand(),
            Favorito::Chosen => self.open.phase = Phase::Naming(self.match_state.dealer),
            Favorito::Lot => {
                self.match_state.favorito = Some(suit);
                self.begin_hand();
            }
        }
    }

    pub(super) fn name_favorito(&mut self, seat: Seat, suit: Suit) {
        self.open.say(seat, Said::NamedFavorito(suit));
        self.match_state.favorito = Some(suit);
        self.begin_hand();
    }

    /// Offers before the first deal.
    pub(super) fn sitting_offers(&self, out: &mut Vec<Offer<Action>>) {
        match self.open.phase {
            Phase::Choosing(_) => out.extend(self.match_state.stronger.map(|seat| Offer::Word(Action::ChoosePartner(seat)))),
            Phase::Naming(_) => out.extend(Suit::ALL.map(|suit| Offer::Word(Action::NameFavorito(suit)))),
            _ => {}
        }
    }

    /// A hand about to be dealt.
    pub(super) fn begin_hand(&mut self) {
        let said = std::mem::take(&mut self.open.said);
        let first = self.open.turned.is_none();
        self.match_state.deal += 1;
        self.open = Open::new(self.match_state.mano());
        // The draw for the first deal stays visible until that deal begins.
        if first {
            self.open.said = said;
        }
        self.hidden = Hidden::NOTHING;
    }

    /// To whom the card at this place of the pack goes (R10).
    fn dealt_to(&self, at: usize) -> Seat {
        self.match_state.after(self.match_state.dealer, at / self.agreements.packet() % SEATS + 1)
    }

    pub(super) fn lay_out(&self, out: &mut Vec<Pile>) {
        match self.open.phase {
            Phase::Kings => out.extend((0..PACK.len()).map(|at| Pile::Hand(Seat::at(at % SEATS)))),
            Phase::Weaker => out.extend(self.weaker().map(Pile::Hand)),
            Phase::Ladies => out.extend(self.match_state.ladies.iter().map(Pile::Hand)),
            Phase::Lot => {}
            Phase::Shuffle => out.extend((0..PACK.len()).map(|at| Pile::Hand(self.dealt_to(at)))),
            _ => return,
        }
        out.resize(PACK.len(), Pile::Stock);
    }

    /// The cards are dealt, and the dealer's last is turned up (R10, R11).
    pub(super) fn deal_out(&mut self, order: &[Card]) -> Result<(), Breach> {
        if order.len() != PACK.len() || CardSet::from_slice(order) != PACK {
            return Err(Breach::WrongPack);
        }
        for (at, &card) in order.iter().enumerate() {
            let seat = self.dealt_to(at);
            self.hidden.hands[seat.index()].insert(card);
        }
        debug_assert!(self.hidden.hands.iter().all(|hand| hand.len() == HAND));
        let turned = order[PACK.len() - 1];
        let dealer = self.match_state.dealer;
        self.open.turned = Some(turned);
        if let Some(trump) = turned.suit() {
            self.open.order = order_of(trump);
        }
        self.open.shown[dealer.index()].insert(turned);
        self.open.say(dealer, Said::TurnedUp(turned));
        self.open.phase = Phase::Tricks;
        self.mark_turn_up(turned);
        Ok(())
    }
}
