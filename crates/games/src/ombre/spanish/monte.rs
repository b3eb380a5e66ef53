//! Irregularities of the draw at an honour table (hombre X-XVI, NAM): in the Hombre, and in Dosillo.

use super::Core;
use super::action::Action;
use super::bid::Undertaking;
use super::breach::Breach;
use super::laws::{Draw, Exposed, Irregularity, Looker, Thrown};
use super::state::{Bola, Entry, Phase, Said};
use super::variant::Reckoning;
use cards::{CardSet, Suit};
use engine::law::HandFate;
use engine::{Offer, Seat, SeatSet};

impl Core {
    /// Seats with optional actions at an honour table with a monte, before the cards are played.
    pub(super) fn at_the_monte(&self) -> SeatSet {
        let phase = matches!(self.open.phase, Phase::Auction | Phase::Declare | Phase::Exchange | Phase::Leftover);
        let there = self.terms.honour() && self.terms.variant.monte > 0 && phase;
        if there { self.open.round.playing() } else { SeatSet::EMPTY }
    }

    /// Is this one of these acts, of a seat that does not answer what it is asked?
    pub(super) fn is_at_monte(&self, seat: Seat, action: &Action) -> bool {
        use Action::{Expose, HoldBack, LeaveTrick, Look, Name, Overdraw, OwnUp, Pass, Peek, Play, Recount, Throw, Underdraw};
        let phase = self.open.phase;
        match action {
            Expose | Peek(_) | Throw(_) | LeaveTrick | HoldBack | Overdraw(_) | Underdraw(_) | OwnUp | Recount(_) => true,
            Look => phase == Phase::Tricks || phase == Phase::Leftover && self.open.exchange.last != Some(seat),
            Name(_) => phase == Phase::Exchange || self.unnamed(),
            Pass => self.unnamed(),
            Play(_) => self.solo_unnamed(),
            _ => false,
        }
    }

    /// May the Hombre draw before they have named the trump (NAM.1)?
    pub(super) fn draws_unnamed(&self) -> bool {
        let draws = self.terms.honour() && self.terms.variant.monte > 0 && self.entrada();
        draws && self.open.phase == Phase::Declare && self.open.exchange.at == 0
    }

    /// Has the Hombre drawn, or gone without?
    fn hombre_has_drawn(&self) -> bool {
        matches!(self.open.phase, Phase::Exchange | Phase::Leftover) && self.open.exchange.at > 0
    }

    pub(super) fn check_monte(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        if !self.terms.honour() {
            return Err(Breach::HonourOnly);
        }
        let (open, exchange) = (&self.open, &self.open.exchange);
        let hombre = open.hombre == Some(seat);
        let room = !open.honour.faults.is_full();
        let timely = match *action {
            Action::Expose => {
                let lies = !exchange.stock.is_empty() && exchange.turned.is_none() && exchange.seen.is_empty();
                let fondo = open.entry == Entry::Fondo;
                self.at_the_monte().contains(seat) && lies && room && !fondo && open.honour.threw.is_none() && !self.unnamed()
            }
            Action::Peek(of) => {
                let there = open.round.plays_cards(of) && exchange.thrown[of.index()] > 0 && seat != of;
                let again = open.honour.peeked.contains(&(seat, of)) || open.honour.peeked.is_full();
                open.phase == Phase::Tricks && there && !again && room && open.entry != Entry::Fondo
            }
            Action::Look => {
                let rest = matches!(open.phase, Phase::Tricks | Phase::Leftover) && !exchange.stock.is_empty();
                let rightful = open.phase == Phase::Leftover && exchange.last == Some(seat);
                rest && exchange.seen.is_empty() && exchange.last.is_some() && room && !rightful
            }
            Action::Throw(_) => {
                let passed = open.auction.is_out(open.round.place(seat)) && open.auction.standing().is_none();
                let game = self.terms.variant.reckoning == Reckoning::Compared;
                game && open.phase == Phase::Auction && passed && open.honour.threw.is_none() && exchange.turned.is_none()
            }
            Action::LeaveTrick => {
                let trick = open.play.takers.len() as u8;
                let asked = open.honour.faults.iter().any(|(fault, at)| fault.what == Irregularity::Signalled && *at == trick);
                let left = open
                    .honour
                    .faults
                    .iter()
                    .any(|(fault, at)| fault.what == Irregularity::LeftTrick && fault.by == seat && *at == trick);
                let played = open.play.trick.plays().any(|(player, _)| player == seat);
                open.phase == Phase::Tricks && asked && !left && !played && !hombre && room
            }
            Action::HoldBack => {
                let solo = open.bid.is_some_and(|bid| bid.game == Undertaking::Solo);
                // Once only: after the exchange the trump waits for its name.
                hombre && solo && open.phase == Phase::Declare && self.terms.variant.monte > 0 && !self.unnamed()
            }
            // The trump of a player who has drawn without naming one: theirs if they are quick, else the others' (NAM.1, NAM.2).
            Action::Name(suit) => {
                let waits = open.trump.is_none() && (open.phase == Phase::Exchange || self.unnamed());
                // A solo player loses nothing until the first card is led; then the defenders name it (hombre R18, D23).
                if self.solo_unnamed() && hombre == open.honour.led.is_some() {
                    return Err(Breach::NotNow { rule: "hombre R18" });
                }
                let own = hombre && open.honour.proposed.is_none();
                let others = self.unnamed() && !hombre && self.names_for_hombre(seat);
                if waits && (own || others) && !self.suits(suit) {
                    return Err(Breach::NoTrump { suit, rule: "hombre R17" });
                }
                waits && (own || others)
            }
            Action::Play(card) => {
                let turn = open.mano();
                if seat != turn {
                    return Err(Breach::NotYourTurn { turn, rule: "mediator R35" });
                }
                if !self.hand(seat).contains(card) {
                    return Err(Breach::NotHeld { card, rule: "mediator R36" });
                }
                open.honour.led.is_none()
            }
            Action::Pass => self.unnamed() && open.honour.proposed.is_some() && self.names_for_hombre(seat),
            Action::Overdraw(cards) | Action::Underdraw(cards) => {
                let over = matches!(action, Action::Overdraw(_));
                let turn = open.phase == Phase::Exchange && self.exchanger() == Some(seat) && room;
                let drawn = if over { cards.len() + 1 } else { cards.len() };
                let fits = !cards.is_empty() && cards.len() < self.terms.variant.hand && drawn <= exchange.stock.len();
                if let Some(card) = (cards - self.hand(seat)).first() {
                    return Err(Breach::NotHeld { card, rule: "hombre R23" });
                }
                turn && fits && exchange.turned.is_none() && open.trump.is_some()
            }
            Action::OwnUp => self.overdrawn(seat) && self.nobody_since(seat),
            Action::Recount(of) => {
                let phase = matches!(open.phase, Phase::Exchange | Phase::Leftover | Phase::Tricks);
                seat != of && phase && self.overdrawn(of) && (open.phase != Phase::Tricks || self.open.trump.is_some())
            }
            _ => false,
        };
        if timely { Ok(()) } else { Err(Breach::untimely(action)) }
    }

    /// Can this suit be trump of the game that was bid?
    fn suits(&self, suit: Suit) -> bool {
        let bid = self.open.bid.filter(|_| self.open.entry == Entry::Voluntary);
        bid.map_or(self.terms.pack.trumps(suit).is_some(), |bid| self.trump_fits(bid, suit))
    }

    /// Does this seat hold one card too many, as all can count?
    fn overdrawn(&self, seat: Seat) -> bool {
        self.open.round.plays_cards(seat)
            && self.hand(seat).len() + self.open.play.played_by(seat).len() > self.terms.variant.hand
    }

    /// Has nobody exchanged since this seat did?
    fn nobody_since(&self, seat: Seat) -> bool {
        self.open.exchange.last == Some(seat) && matches!(self.open.phase, Phase::Exchange | Phase::Leftover)
    }

    /// The trump is still to be named though its time is over: by the Hombre if they speak first, or for them.
    pub(super) fn unnamed(&self) -> bool {
        let drawn = self.open.exchange.at > 0;
        self.open.phase == Phase::Declare && self.terms.variant.monte > 0 && drawn && self.open.trump.is_none()
    }

    /// The trump of a solo is unnamed, and another than the Hombre leads: named until then, it costs nothing (hombre R18).
    fn solo_unnamed(&self) -> bool {
        self.unnamed() && !self.entrada()
    }

    /// May this defender name the trump: anybody, as long as nobody has; then the one at the Hombre's right (hombre R17).
    fn names_for_hombre(&self, seat: Seat) -> bool {
        let right = self.open.hombre.map(|hombre| self.open.round.next(hombre));
        match self.open.honour.proposed {
            None => self.open.hombre != Some(seat),
            Some((by, _)) => by != seat && right == Some(seat),
        }
    }

    /// The player who must speak while the trump is unnamed.
    pub(super) fn namer(&self) -> Option<Seat> {
        let hombre = self.open.hombre?;
        let honour = &self.open.honour;
        if self.solo_unnamed() && honour.led.is_none() {
            return Some(self.open.mano());
        }
        Some(if honour.proposed.is_some() || honour.led.is_some() { self.open.round.next(hombre) } else { hombre })
    }

    pub(super) fn monte_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if !self.terms.honour() || self.terms.variant.monte == 0 {
            return;
        }
        let players = self.open.round.players().iter();
        let seats = players.flat_map(|&other| [Action::Peek(other), Action::Recount(other)]);
        let words = [Action::Expose, Action::Look, Action::LeaveTrick, Action::HoldBack, Action::OwnUp];
        let thrown = [Thrown::Mixed, Thrown::Laid].map(Action::Throw);
        let names = Suit::ALL.map(Action::Name).into_iter().chain([Action::Pass]);
        let names = names.filter(|_| self.unnamed() || self.open.phase == Phase::Exchange);
        // Who must answer anyway is offered their own words elsewhere.
        let all = words.into_iter().chain(thrown).chain(seats).chain(names);
        out.extend(all.filter(|word| self.check_monte(seat, word).is_ok()).map(Offer::Word));
        let hand = self.hand(seat);
        if self.solo_unnamed() {
            let leads = hand.iter().filter(|&card| self.check_monte(seat, &Action::Play(card)).is_ok()).collect();
            out.extend(Offer::card(leads, Action::Play));
        }
        for (make, over) in [(Action::Overdraw as fn(CardSet) -> Action, 1), (Action::Underdraw, 0)] {
            let least = hand.first().map(CardSet::of).unwrap_or(CardSet::EMPTY);
            if self.check_monte(seat, &make(least)).is_ok() {
                let at_most = (self.terms.variant.hand - 1).min(self.open.exchange.stock.len() - over);
                out.push(Offer::Cards { of: hand, must: CardSet::EMPTY, at_least: 1, at_most, make });
            }
        }
    }

    pub(super) fn act_at_monte(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Expose => self.expose(seat),
            Action::Peek(of) => {
                self.open.say(seat, Said::Peek(of));
                let _ = self.open.honour.peeked.try_push((seat, of));
                self.note(seat, Irregularity::SawDiscard { of });
            }
            Action::Look => {
                let last = self.open.exchange.last == Some(seat);
                self.open.say(seat, Said::Look);
                self.note(seat, Irregularity::LookedAtRest(if last { Looker::Last } else { Looker::Another }));
                self.open.exchange.seen = self.left_of_monte();
                if self.open.phase == Phase::Leftover {
                    self.begin_play();
                }
            }
            Action::Throw(thrown) => {
                self.open.say(seat, Said::Throw(thrown));
                self.open.honour.threw = Some((seat, thrown));
            }
            Action::LeaveTrick => {
                self.open.say(seat, Said::LeaveTrick);
                self.note(seat, Irregularity::LeftTrick);
            }
            Action::HoldBack => {
                self.open.say(seat, Said::HoldBack);
                self.begin_exchange();
            }
            Action::Name(suit) => self.name_late(seat, suit),
            Action::Play(card) => {
                self.open.shown[seat.index()].insert(card);
                self.open.honour.led = Some(card);
            }
            Action::Pass => {
                self.open.say(seat, Said::Pass);
                if let Some((_, suit)) = self.open.honour.proposed.take() {
                    self.trump_is(suit);
                }
            }
            Action::Overdraw(cards) => self.draw_wrong(seat, cards, cards.len() + 1),
            Action::Underdraw(cards) => self.draw_wrong(seat, cards, cards.len() - 1),
            Action::OwnUp => self.own_up(seat),
            Action::Recount(of) => {
                self.open.say(seat, Said::Recount(of));
                self.rule_now(of, Irregularity::Drawn(Draw::FoundOut));
                self.void_hand();
            }
            _ => {}
        }
    }

    pub(super) fn left_of_monte(&self) -> CardSet {
        CardSet::from_slice(&self.hidden.monte[self.open.exchange.stock.places()])
    }

    // --- a card of the monte turned up (XI) ---

    fn expose(&mut self, seat: Seat) {
        let Some(&card) = self.hidden.monte[self.open.exchange.stock.places()].first() else { return };
        self.open.say(seat, Said::Expose(card));
        // In the auction the Hombre is the player who has named the highest game.
        if self.hombre_so_far() == Some(seat) {
            self.rule_now(seat, Irregularity::Exposed(Exposed::Before));
            self.open.hombre = Some(seat);
            self.open.outcome = Some("annulled");
            return self.next_hand();
        }
        if !self.hombre_has_drawn() {
            self.rule_now(seat, Irregularity::Exposed(Exposed::Before));
            return self.void_hand();
        }
        let mates = self.duty().map_or(CardSet::EMPTY, |duty| CardSet::from_slice(&duty.trumps.matadores));
        if !mates.contains(card) {
            self.open.exchange.turned = Some(card);
            return self.note(seat, Irregularity::Exposed(Exposed::After));
        }
        self.note(seat, Irregularity::Exposed(Exposed::Mate));
        let Some(hombre) = self.open.hombre else { return };
        let _ = self.open.exchange.stock.draw_top(1);
        self.hidden.hands[hombre.index()].insert(card);
        self.open.shown[hombre.index()].insert(card);
        self.open.exchange.given = Some(card);
        self.open.phase = Phase::Return;
    }

    /// The Hombre throws another card for the mate they were given (XI.2).
    pub(super) fn throw_for_mate(&mut self, hombre: Seat, card: cards::Card) {
        let at = hombre.index();
        self.hidden.hands[at].remove(card);
        self.hidden.discards[at].insert(card);
        self.open.shown[at] &= self.open.exchange.given.map_or(CardSet::EMPTY, CardSet::of);
        self.open.exchange.thrown[at] += 1;
        self.open.say(hombre, Said::Exchanged(1));
        self.open.phase = Phase::Exchange;
        self.next_exchange();
    }

    // --- the trump named late, or for the Hombre (NAM) ---

    fn name_late(&mut self, seat: Seat, suit: Suit) {
        let right = self.open.hombre.map(|hombre| self.open.round.next(hombre));
        self.open.say(seat, Said::Named(suit));
        if self.open.hombre == Some(seat) {
            return self.trump_is(suit);
        }
        let only = self.open.round.active == 2;
        if only || right == Some(seat) {
            self.open.honour.proposed = None;
            self.trump_is(suit);
        } else {
            self.open.honour.proposed = Some((seat, suit));
        }
    }

    /// The trump is this suit: the exchange goes on, or the play begins.
    fn trump_is(&mut self, suit: Suit) {
        self.open.trump = Some(suit);
        if self.open.bid.is_some_and(|bid| bid.promise == super::bid::Promise::Bola) {
            self.open.bola = Bola::Bid;
        }
        if self.open.phase != Phase::Declare {
            return;
        }
        // A solo is named for the Hombre when all have drawn (NAM.2); a Hombre who has drawn names it before the others draw.
        if self.open.exchange.at < self.open.round.active && !self.open.exchange.stock.is_empty() {
            self.open.phase = Phase::Exchange;
        } else {
            self.begin_play();
            if let Some(card) = self.open.honour.led.take() {
                self.put_down(self.open.mano(), card);
            }
        }
    }

    // --- a wrong number drawn (X) ---

    fn draw_wrong(&mut self, seat: Seat, cards: CardSet, many: usize) {
        self.throw_and_draw(seat, cards, many);
        if many < cards.len() {
            // The missing card comes at random out of what they threw (X.4).
            self.open.exchange.lot = Some(seat);
        }
        self.next_exchange();
    }

    fn own_up(&mut self, seat: Seat) {
        self.open.say(seat, Said::OwnUp);
        self.rule_now(seat, Irregularity::Drawn(Draw::OwnedUp));
        self.open.exchange.lot = Some(seat);
    }

    /// A card at random: of a hand too large to the top of the monte, or of a discard back to its hand (X.3, X.4).
    pub(super) fn draw_lot(&mut self, order: &[cards::Card]) -> Result<(), Breach> {
        let pack = self.terms.pack.cards();
        if order.len() != pack.len() || CardSet::from_slice(order) != pack {
            return Err(Breach::WrongPack);
        }
        let Some(seat) = self.open.exchange.lot.take() else { return Err(Breach::NotNow { rule: "hombre R23" }) };
        let at = seat.index();
        let too_many = self.overdrawn(seat);
        let from = if too_many { self.hidden.hands[at] } else { self.hidden.discards[at] };
        let Some(&card) = order.iter().find(|&&card| from.contains(card)) else { return Ok(()) };
        if too_many {
            self.hidden.hands[at].remove(card);
            if let Some(place) = self.open.exchange.stock.put_back() {
                self.hidden.monte[place] = card;
            }
        } else {
            self.hidden.discards[at].remove(card);
            self.hidden.hands[at].insert(card);
            self.open.exchange.thrown[at] -= 1;
            self.rule_now(seat, Irregularity::Drawn(Draw::Short));
        }
        Ok(())
    }

    /// The hand is void: the same dealer deals again, and nothing is staked anew (mediator R13).
    pub(super) fn void_hand(&mut self) {
        self.open.outcome = Some("void");
        self.deal_again();
    }

    /// Fate of a bid after a player has put the cards away: XIV.3 or XIV.4.
    pub(super) fn somebody_threw_in(&mut self) -> HandFate {
        match self.open.honour.threw.take() {
            Some((by, thrown)) => self.rule_now(by, Irregularity::ThrewIn(thrown)),
            None => HandFate::Stands,
        }
    }
}
