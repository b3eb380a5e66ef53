//! Cartas blancas, the discard and the draw, and the look at the rest (R14-R20).

use super::Cientos;
use super::action::Action;
use super::breach::Breach;
use super::deck::FIGURES;
use super::state::{FIVE, HAND, Phase, Said, other};
use super::tally::Item;
use cards::{CardSet, Suit};
use engine::{Offer, Seat};

impl Cientos {
    /// Cards dealt to this seat beyond twelve, which mano has let stand: as many fewer are drawn (`dar.6`, `dar.7`).
    fn surplus(&self, seat: Seat) -> usize {
        self.hand(seat).len().saturating_sub(HAND)
    }

    /// Largest number of discards: mano five, the pie as many as mano left them (R16, R18).
    pub(super) fn most_discards(&self, seat: Seat) -> usize {
        if seat == self.match_state.mano() { FIVE } else { (self.hidden.stock.len() + self.surplus(seat)).min(HAND) }
    }

    /// Numbers of cards this seat may take: at an honour table also one too few or too many, if they are there.
    fn draws(&self, seat: Seat) -> std::ops::RangeInclusive<u8> {
        let thrown = self.open.discarded[seat.index()];
        thrown - 1..=(thrown + 1).min(self.hidden.stock.len() as u8)
    }

    pub(super) fn exchange_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        match self.open.phase {
            Phase::Discard(_) => {
                let (of, at_most) = (self.hand(seat), self.most_discards(seat));
                out.push(Offer::Cards { of, must: CardSet::EMPTY, at_least: 1, at_most, make: Action::Discard });
            }
            Phase::Draw(_) => {
                let (from, to) = (i64::from(*self.draws(seat).start()), i64::from(*self.draws(seat).end()));
                out.push(Offer::Number { from, to, make: |number| Action::Draw(number as u8) });
            }
            Phase::LookPie => out.extend([Offer::Word(Action::Look), Offer::Word(Action::Leave)]),
            Phase::LookMano => {
                out.extend(self.suits_held(seat).map(|suit| Offer::Word(Action::Name(suit))));
                out.push(Offer::Word(Action::Leave));
            }
            _ => {}
        }
    }

    fn suits_held(&self, seat: Seat) -> impl Iterator<Item = Suit> + use<> {
        let hand = self.hand(seat);
        Suit::ALL.into_iter().filter(move |&suit| hand.meets(CardSet::suit(suit)))
    }

    /// A hand without figures, shown before its discard: the pie too can show it at once, while mano thinks (R15, D14).
    pub(super) fn check_blancas(&self, seat: Seat) -> Result<(), Breach> {
        let rule = "cientos R15";
        match self.open.phase {
            _ if self.open.discarded[seat.index()] > 0 => Err(Breach::NotNow { rule: "cientos D14" }),
            Phase::Discard(_) if !self.open.blancas[seat.index()].is_empty() => Err(Breach::NotNow { rule }),
            Phase::Discard(_) if self.hand(seat).meets(FIGURES) => Err(Breach::NotBlancas),
            Phase::Discard(_) => Ok(()),
            _ => Err(Breach::NotNow { rule }),
        }
    }

    pub(super) fn show_blancas(&mut self, seat: Seat) {
        self.open.blancas[seat.index()] = self.hand(seat);
        self.open.say(seat, Said::Blancas);
        self.open.items.push(seat, Item::Blancas);
        self.ended_by_count();
    }

    /// One card at least; mano at most five, the pie at most those that are left (R16, R18, D3).
    pub(super) fn check_discard(&self, seat: Seat, cards: CardSet) -> Result<(), Breach> {
        let Phase::Discard(turn) = self.open.phase else { return Err(Breach::NotNow { rule: self.open.rule() }) };
        self.in_turn_of(seat, turn)?;
        let at_most = self.most_discards(seat);
        if let Some(card) = (cards - self.hand(seat)).first() {
            return Err(Breach::NotHeld { card, rule: self.open.rule() });
        }
        let rule = if at_most == FIVE { "cientos R16" } else { "cientos R18" };
        if (1..=at_most).contains(&cards.len()) { Ok(()) } else { Err(Breach::DiscardSize { at_most, rule }) }
    }

    pub(super) fn discard(&mut self, seat: Seat, cards: CardSet) {
        let (at, drawn) = (seat.index(), cards.len() - self.surplus(seat));
        self.hidden.hands[at] -= cards;
        self.hidden.discards[at] |= cards;
        self.open.discarded[at] = cards.len() as u8;
        match self.agreements.honour() {
            true => self.open.phase = Phase::Draw(seat),
            false => self.draw(seat, drawn as u8),
        }
    }

    pub(super) fn check_draw(&self, seat: Seat, number: u8) -> Result<(), Breach> {
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly { law: "cientos:robo.1" });
        }
        let Phase::Draw(turn) = self.open.phase else { return Err(Breach::NotNow { rule: self.open.rule() }) };
        self.in_turn_of(seat, turn)?;
        if self.draws(seat).contains(&number) { Ok(()) } else { Err(Breach::DrawSize) }
    }

    /// Cards are taken from the top. Mano sees at once which of their five they leave (R17).
    pub(super) fn draw(&mut self, seat: Seat, number: u8) {
        let at = seat.index();
        self.open.drawn[at] = number;
        self.open.say(seat, Said::Drew(self.open.discarded[at], number));
        for _ in 0..number {
            let Some(card) = self.hidden.stock.pop_at(0) else { break };
            self.hidden.hands[at].insert(card);
            if seat == self.match_state.dealer {
                self.hidden.to_pie.push(card);
            }
        }
        self.open.phase = match (seat == self.match_state.mano(), self.hidden.stock.is_empty()) {
            (true, _) => Phase::Discard(other(seat)),
            (false, false) => Phase::LookPie,
            (false, true) => Phase::Accuse,
        };
    }

    pub(super) fn check_look(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let rule = self.open.rule();
        match (self.open.phase, action) {
            (Phase::LookPie, Action::Look | Action::Leave) => self.in_turn_of(seat, self.match_state.dealer),
            (Phase::LookMano, Action::Leave) => self.in_turn_of(seat, self.match_state.mano()),
            (Phase::LookMano, &Action::Name(suit)) => {
                self.in_turn_of(seat, self.match_state.mano())?;
                let held = self.suits_held(seat).any(|there| there == suit);
                if held { Ok(()) } else { Err(Breach::NoSuit { suit, rule }) }
            }
            _ => Err(Breach::NotNow { rule }),
        }
    }

    /// The pie looks at what they leave, and then mano may too (R19).
    pub(super) fn look(&mut self, seat: Seat) {
        self.open.looked = self.open.looked.with(seat);
        self.open.say(seat, Said::Looked);
        self.open.phase = if seat == self.match_state.dealer { Phase::LookMano } else { Phase::Accuse };
    }

    /// Mano names the suit they will lead, and looks.
    pub(super) fn name_suit(&mut self, seat: Seat, suit: Suit) {
        self.open.say(seat, Said::Names(suit));
        self.open.named_suit = Some(suit);
        self.look(seat);
    }
}
