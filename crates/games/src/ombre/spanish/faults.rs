//! Irregularities of the play at an honour table (mediator III-IX), and the demands for them.

use super::Core;
use super::action::Action;
use super::breach::Breach;
use super::laws::{Harm, Irregularity, Lift, Turn};
use super::state::{Bola, Concession, Partner, Phase, Said};
use super::terms::Switch;
use super::variant::Reckoning;
use cards::{Card, CardSet};
use engine::{Offer, Seat, SeatSet};

impl Core {
    /// The Hombre's side as far as all know it.
    fn known_side(&self) -> SeatSet {
        let partner = if let Partner::Seat(partner) = self.open.partner { Some(partner) } else { None };
        self.open.hombre.into_iter().chain(partner).collect()
    }

    /// Has the Hombre said to play alone, or has all seen that they do?
    fn plays_alone(&self, seat: Seat) -> bool {
        self.open.hombre == Some(seat) && self.open.partner == Partner::Nobody
    }

    /// The player whose next card another chooses: one who pulled out several, or whose hand lies open (mediator IV.3, VII.4).
    fn directed(&self) -> Option<Seat> {
        let turn = self.open.play.to_play;
        let open = self.open.honour.spread == Switch::On && self.open.exposed.contains(turn);
        let pulled = self.open.honour.ordered.is_some_and(|(seat, _)| seat == turn);
        (open || pulled).then_some(turn)
    }

    /// The player who chooses it: of several the nearest to the mano (mediator D31).
    pub(super) fn orderer(&self) -> Option<Seat> {
        let directed = self.directed()?;
        let side = self.known_side();
        let mut others = self.open.round.players().iter().copied().filter(|&seat| seat != directed);
        if side.contains(directed) { others.find(|&seat| !side.contains(seat)) } else { self.open.hombre }
    }

    /// The cards it is chosen from: what lies open and can be played, or what was pulled out.
    fn orders(&self) -> CardSet {
        let turn = self.open.play.to_play;
        self.open.honour.ordered.map_or_else(|| self.playable(turn), |(_, cards)| cards)
    }

    /// The card this seat has laid down before its turn, if it can be played now.
    pub(super) fn committed(&self, seat: Seat) -> Option<Card> {
        let early = self.open.honour.early.iter().find(|(there, _)| *there == seat).map(|&(_, card)| card);
        early.filter(|&card| self.playable(seat).contains(card))
    }

    /// Is this one of these acts? What is said of a trick or demanded when the play is over is claimed then.
    pub(super) fn is_fault(&self, action: &Action) -> bool {
        use Action::{Advise, Contest, Demand, Drop, Early, Lift, Order, Spread, Talk};
        let claims = self.open.phase == Phase::Claims;
        let acts = matches!(action, Early(_) | Drop(_) | Order(_) | Lift | Contest | Spread | Advise | Talk(_) | Demand(_));
        acts && !claims
    }

    pub(super) fn check_fault(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        if !self.terms.honour() {
            return Err(Breach::HonourOnly);
        }
        let open = &self.open;
        let turn = open.play.to_play;
        let tricks = open.phase == Phase::Tricks;
        let room = !open.honour.faults.is_full();
        let lies = |seat: Seat| open.honour.early.iter().any(|(there, _)| *there == seat);
        let held = |cards: CardSet| match (cards - self.hand(seat)).first() {
            Some(card) => Err(Breach::NotHeld { card, rule: "mediator:IV.0" }),
            None => Ok(()),
        };
        let free = tricks && room && open.trump.is_some() && self.directed().is_none() && open.honour.spread == Switch::Off;
        let timely = match *action {
            Action::Early(card) => {
                held(CardSet::of(card))?;
                let played = open.play.trick.plays().any(|(player, _)| player == seat);
                free && seat != turn && !played && !lies(seat) && !open.honour.early.is_full()
            }
            Action::Drop(cards) => {
                held(cards)?;
                free && !cards.is_empty() && !lies(seat) && !open.exposed.contains(seat) && !cards.meets(open.shown[seat.index()])
            }
            Action::Order(card) => {
                if self.orderer() != Some(seat) || !tricks {
                    return Err(Breach::untimely(action));
                }
                let rule = if open.honour.ordered.is_some() { "mediator:IV.3" } else { "mediator:VII.4" };
                return if self.orders().contains(card) { Ok(()) } else { Err(Breach::NoOrder { card, rule }) };
            }
            Action::Lift => {
                let lifts = free && open.play.trick.is_empty() && open.honour.lifted.is_none() && open.bola == Bola::No;
                lifts && open.play.takers.last().is_some_and(|&taker| taker != seat) && open.honour.early.is_empty()
            }
            Action::Contest => {
                let now = tricks && self.directed().is_none() && open.honour.early.is_empty() || open.phase == Phase::Claims;
                now && room && open.honour.lifted.is_some_and(|(by, ..)| by != seat)
            }
            Action::Spread => {
                let partnered = self.entrada() && open.partner != Partner::Nobody && self.known_side().contains(seat);
                let quiet = open.concession == Concession::No && open.exposed.is_empty() && open.honour.early.is_empty();
                free && partnered && quiet && open.bola == Bola::No
            }
            Action::Advise => open.phase == Phase::Bola && room && seat != turn && self.known_side().contains(seat),
            Action::Talk(_) => {
                // Against a bola in the Hombre the two may consult (hombre R31).
                tricks && room && (self.terms.variant.reckoning != Reckoning::Compared || open.bola == Bola::No)
            }
            Action::Demand(of) => {
                let demanded = open.honour.demanded.contains(&(seat, of)) || open.honour.demanded.is_full();
                open.phase == Phase::Claims && !demanded && self.may_demand(seat, of)
            }
            _ => false,
        };
        if timely { Ok(()) } else { Err(Breach::untimely(action)) }
    }

    /// Creditors of a demand: the other defender of one who played early, and the lone Hombre who lost, of one who showed a card
    /// (mediator III.3, IV.7).
    fn may_demand(&self, seat: Seat, of: Seat) -> bool {
        let side = self.side();
        if seat == of || side.contains(of) {
            return false;
        }
        let faults = self.open.honour.faults.iter().filter(|(incident, _)| incident.by == of);
        let alone = self.plays_alone(seat);
        faults.map(|(incident, _)| incident.what).any(|what| match what {
            Irregularity::Early => !side.contains(seat),
            Irregularity::Shown { harm: Harm::Presumed, .. } | Irregularity::TakenBack { harm: Harm::Presumed } => alone,
            _ => false,
        })
    }

    pub(super) fn fault_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        use super::laws::Talk::{AskPartner, ReadTricks, Warn};
        if !self.terms.honour() {
            return;
        }
        let hand = self.hand(seat);
        let early = hand.iter().filter(|&card| self.check_fault(seat, &Action::Early(card)).is_ok()).collect();
        out.extend(Offer::card(early, Action::Early));
        let drop: CardSet =
            hand.iter().filter(|&card| self.check_fault(seat, &Action::Drop(CardSet::of(card))).is_ok()).collect();
        if !drop.is_empty() {
            let at_most = drop.len();
            out.push(Offer::Cards { of: drop, must: CardSet::EMPTY, at_least: 1, at_most, make: Action::Drop });
        }
        let words = [Action::Lift, Action::Contest, Action::Spread, Action::Advise];
        let talk = [Warn, ReadTricks, AskPartner].map(Action::Talk);
        let demands = self.open.round.players().iter().map(|&other| Action::Demand(other));
        let all = words.into_iter().chain(talk).chain(demands);
        out.extend(all.filter(|word| self.check_fault(seat, word).is_ok()).map(Offer::Word));
    }

    /// Offers to the player who chooses another's card.
    pub(super) fn order_offers(&self, out: &mut Vec<Offer<Action>>) {
        out.extend(Offer::card(self.orders(), Action::Order));
    }

    pub(super) fn commit_fault(&mut self, seat: Seat, action: &Action) {
        // These acts come after the trick that was full: it counts as lifted (mediator REN.5).
        if matches!(action, Action::Early(_) | Action::Lift | Action::Spread | Action::Advise) {
            self.open.honour.unlifted = Switch::Off;
        }
        match *action {
            Action::Early(card) => {
                self.open.say(seat, Said::Early(card));
                self.open.shown[seat.index()].insert(card);
                let _ = self.open.honour.early.try_push((seat, card));
                self.note(seat, Irregularity::Early);
            }
            Action::Drop(cards) => self.drop_cards(seat, cards),
            Action::Order(card) => self.order(seat, card),
            Action::Lift => {
                let trick = self.open.play.takers.len() - 1;
                let rightful = self.open.play.takers[trick];
                self.open.say(seat, Said::Lift);
                self.open.play.give(trick, seat);
                self.open.play.to_play = seat;
                self.open.honour.lifted = Some((seat, trick as u8, rightful));
            }
            Action::Contest => self.contest(seat),
            Action::Spread => {
                self.open.say(seat, Said::Spread);
                self.open.honour.spread = Switch::On;
                self.open.exposed = self.open.exposed.with(seat).or(self.known_side());
            }
            Action::Advise => {
                self.open.say(seat, Said::Advise);
                self.note(seat, Irregularity::Advised);
                self.end_of_play();
            }
            Action::Talk(talk) => {
                self.open.say(seat, Said::Talk(talk));
                self.note(seat, Irregularity::Talked(talk));
            }
            Action::Demand(of) => {
                self.open.say(seat, Said::Demand(of));
                let _ = self.open.honour.demanded.try_push((seat, of));
            }
            _ => {}
        }
    }

    /// Shown in one's turn, a card must be played; of several the others choose. A lone player may show cards freely (IV.6).
    fn drop_cards(&mut self, seat: Seat, cards: CardSet) {
        cards.iter().for_each(|card| self.open.say(seat, Said::Drop(card)));
        self.open.shown[seat.index()] |= cards;
        let harm = if cards.iter().any(|card| self.harm_of(card) == Harm::Presumed) { Harm::Presumed } else { Harm::None };
        let own = self.open.play.to_play == seat;
        let turn = if own { Turn::Own } else { Turn::Another };
        self.note(seat, Irregularity::Shown { cards: cards.len() as u8, turn, harm });
        if !own || self.plays_alone(seat) {
            return;
        }
        match cards.first().filter(|_| cards.len() == 1) {
            Some(card) if self.playable(seat).contains(card) => self.put_down(seat, card),
            Some(_) => {}
            None => self.open.honour.ordered = Some((seat, cards)),
        }
    }

    /// The card that was ordered is played; nobody is made to revoke.
    fn order(&mut self, seat: Seat, card: Card) {
        let turn = self.open.play.to_play;
        self.open.say(seat, Said::Order(card));
        self.open.honour.ordered = None;
        if self.playable(turn).contains(card) {
            self.put_down(turn, card);
        }
    }

    /// Before who lifted it plays again the trick goes back; afterwards it stays, and they pay for it (mediator V.1, V.2).
    fn contest(&mut self, seat: Seat) {
        let Some((by, trick, rightful)) = self.open.honour.lifted.take() else { return };
        self.open.say(seat, Said::Contest);
        let next = (usize::from(trick) + 1) * self.open.round.active;
        let in_time = self.open.play.plays.len() == next && self.open.phase == Phase::Tricks;
        if in_time {
            self.open.play.give(usize::from(trick), rightful);
            self.open.play.to_play = rightful;
        }
        self.note_at(by, Irregularity::Lifted(if in_time { Lift::InTime } else { Lift::Late }), trick);
    }
}
