//! The Spanish games of the ombre family (Madrid 1807): Mediator, and all that are told by their difference from it.
//!
//! One core has the rules and is not generic: [`variant`] is the table of knobs, `terms` what a company has agreed. A file a concern,
//! in the order of a hand: `sitting` · `auction` · `declare` · `exchange` · `play` · `claims` · `result` · `settle` · `middle`; what an
//! honour table opens: `honour` (wrong cards), `faults` (the laws of the play), `monte` (the laws of the draw), and [`laws`], which rules
//! on all of it; what is seen: `view` · `show` · `imagine`. A game is a [`Variation`]: its constant, its agreements and its facts.
//!
//! Rules are cited by the files that state them: `mediator R16`, `hombre R8`, `family R22`.

mod action;
mod aim;
mod auction;
pub mod bid;
mod breach;
mod charts;
mod claims;
mod declare;
mod duty;
mod ended;
mod exchange;
mod facts;
mod faults;
mod games;
mod honour;
mod imagine;
#[warn(clippy::wildcard_enum_match_arm)]
pub mod laws;
mod middle;
mod monte;
pub mod pack;
mod paid;
mod play;
pub mod result;
#[warn(clippy::wildcard_enum_match_arm)]
mod settle;
mod show;
mod sitting;
pub mod state;
pub mod terms;
pub mod variant;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Calidad, Signal};
pub use facts::{FINES, MIDDLE};
pub use games::*;
pub use terms::{Claims, King, Terms, Zangano};
pub use view::View;

use breach::Breach;
use cards::{Card, CardSet, Pack};
use ended::HandReport;
use engine::show::ToAct;
use engine::{
    BadAgreement, DealReport, Facts, Figure, Game, Ledger, Offer, Pile, Refusal, Rng, Seat, SeatSet, Setup, Shuffle, Viewer,
};
use engine::{ShuffleFor, TableView, Turn};
use state::{Hidden, MatchState, Open, Phase, Said};
use std::marker::PhantomData;

/// A game of the family.
pub trait Variation: Clone + std::fmt::Debug + Send + Sync + 'static {
    type Agreements: engine::Agreements;

    const FACTS: &'static Facts;

    /// Can these agreements stand together?
    fn check(_: &Self::Agreements) -> Result<(), BadAgreement> {
        Ok(())
    }

    /// The terms these agreements make.
    fn terms(agreements: &Self::Agreements) -> Terms;
}

/// A match of a game of the family.
#[derive(Clone, Debug)]
pub struct Spanish<V> {
    core: Core,
    game: PhantomData<V>,
}

/// A match, whichever game it is.
#[derive(Clone, Debug)]
struct Core {
    terms: Terms,
    match_state: MatchState,
    open: Open,
    hidden: Hidden,
    ledger: Ledger,
    reports: Vec<HandReport>,
}

impl<V> Spanish<V> {
    /// The same match under the name of another game of the family: its terms say which it is.
    pub fn under<W>(self) -> Spanish<W> {
        Spanish { core: self.core, game: PhantomData }
    }
}

impl<V: Variation> Game for Spanish<V> {
    type Agreements = V::Agreements;
    type Action = Action;
    type View = View;

    const FACTS: &'static Facts = V::FACTS;

    fn open(agreements: &V::Agreements, setup: &Setup) -> Result<Spanish<V>, BadAgreement> {
        V::check(agreements)?;
        Core::sit_down(V::terms(agreements), setup).map(|core| Spanish { core, game: PhantomData })
    }

    fn desk() -> Option<&'static engine::law::Desk> {
        laws::desk(V::FACTS.id)
    }

    fn charts() -> Vec<engine::chart::Chart> {
        charts::charts(&V::terms(&V::Agreements::default()))
    }

    fn players(&self) -> usize {
        self.core.terms.persons()
    }

    #[inline]
    fn guests(&self) -> SeatSet {
        self.core.guest()
    }

    fn turn(&self) -> Turn {
        self.core.turn()
    }

    fn deal_number(&self) -> u32 {
        self.core.match_state.deal
    }

    fn most_deals(&self) -> u32 {
        self.core.terms.most_hands
    }

    fn dealer(&self) -> Option<Seat> {
        (self.core.match_state.deal > 0).then_some(self.core.match_state.dealer)
    }

    fn layout(&self, out: &mut Vec<Pile>) {
        self.core.layout(out);
    }

    fn shuffled(&mut self, order: &[Card]) -> Result<(), Refusal> {
        self.core.shuffled(order).map_err(Refusal::from)
    }

    #[inline]
    fn offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        self.core.offers(seat, out);
    }

    fn optional_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        self.core.optional_offers(seat, out);
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.core.check(seat, action)?;
        self.core.perform(seat, action);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        self.core.seen_by(viewer)
    }

    fn ledger(&self) -> &Ledger {
        &self.core.ledger
    }

    fn reports(&self) -> Vec<DealReport> {
        let runs = !matches!(self.core.open.phase, Phase::Draw | Phase::Favourite | Phase::Lots | Phase::Over);
        let running = runs.then(|| self.core.running_hand());
        self.core.reports.iter().chain(&running).map(HandReport::report).collect()
    }

    fn figures(&self) -> Vec<Figure> {
        self.core.figures()
    }

    fn all_cards(&self) -> Vec<CardSet> {
        self.core.all_cards()
    }

    fn show(view: &View) -> TableView {
        show::show(view)
    }

    fn offered(view: &View) -> &[Offer<Action>] {
        &view.offers
    }

    fn to_act(view: &View) -> ToAct {
        view.seat().map_or(ToAct::Waits, |seat| view.to_act.get(seat.index()).copied().unwrap_or(ToAct::Waits))
    }

    fn imagine(view: &View, rng: &mut Rng) -> Spanish<V> {
        Spanish { core: imagine::imagine(view, None, rng), game: PhantomData }
    }

    fn imagine_by(view: &View, belief: &dyn engine::belief::Belief, rng: &mut Rng) -> Spanish<V> {
        Spanish { core: imagine::imagine(view, Some(belief), rng), game: PhantomData }
    }
}

impl Core {
    fn hand(&self, seat: Seat) -> CardSet {
        self.hidden.hands[seat.index() % state::SEATS]
    }

    fn turn(&self) -> Turn {
        let draw = |cards| Turn::Shuffle(Shuffle { cards, purpose: ShuffleFor::Draw });
        match self.open.phase {
            _ if self.open.exchange.lot.is_some() => draw(self.terms.pack.cards()),
            Phase::Draw => draw(self.lots()),
            Phase::Favourite => draw(self.favourite_cards()),
            Phase::Lots => draw(self.terms.pack.cards()),
            Phase::Shuffle => Turn::Shuffle(Shuffle { cards: self.terms.pack.cards(), purpose: ShuffleFor::Deal }),
            Phase::Over => Turn::Over,
            _ => {
                let must = self.awaited();
                Turn::Seats { must, may: self.speaks().minus(must) }
            }
        }
    }

    /// Seats that must act. Depends on nothing hidden.
    #[inline]
    fn awaited(&self) -> SeatSet {
        let open = &self.open;
        match open.phase {
            // What is asked most often stands first.
            Phase::Tricks if !self.terms.honour() => SeatSet::of(open.play.to_play),
            Phase::Raffle => self.names_raffle().map_or(SeatSet::EMPTY, SeatSet::of),
            Phase::Auction => SeatSet::of(self.speaker()),
            Phase::Fondo => self.fondo_asked().map_or(SeatSet::EMPTY, SeatSet::of),
            Phase::Declare => self.namer().map_or(SeatSet::EMPTY, SeatSet::of),
            Phase::Redeem | Phase::Return => open.hombre.map_or(SeatSet::EMPTY, SeatSet::of),
            Phase::KingReturn | Phase::Answers => self.unanswered(),
            Phase::Exchange => self.exchanger().map_or(SeatSet::EMPTY, SeatSet::of),
            Phase::Leftover => open.exchange.last.map_or(SeatSet::EMPTY, SeatSet::of),
            Phase::Tricks | Phase::Bola => SeatSet::of(self.orderer().unwrap_or(open.play.to_play)),
            Phase::Claims => open.round.playing().minus(open.answered),
            _ => SeatSet::EMPTY,
        }
    }

    /// Seats that may speak and need not.
    #[inline]
    fn speaks(&self) -> SeatSet {
        let speaks = match self.open.phase {
            Phase::Tricks | Phase::Bola if self.terms.honour() => self.open.round.playing(),
            Phase::Tricks => self.open.hombre.into_iter().chain(self.discarders()).collect(),
            _ => self.at_the_monte(),
        };
        speaks.or(self.guest())
    }

    /// Persons with a seat and no place yet (family R38).
    fn guest(&self) -> SeatSet {
        if self.terms.zangano != Zangano::MayJoin || self.match_state.joining.is_some() {
            return SeatSet::EMPTY;
        }
        let guest = Seat::first(self.terms.persons()).find(|seat| !self.match_state.places.contains(seat));
        guest.map_or(SeatSet::EMPTY, SeatSet::of)
    }

    fn layout(&self, out: &mut Vec<Pile>) {
        match self.open.phase {
            _ if self.open.exchange.lot.is_some() => {
                out.extend(std::iter::repeat_n(Pile::Stock, self.terms.pack.cards().len()));
            }
            Phase::Draw => {
                let places = self.match_state.places.len();
                out.extend(Seat::first(places).map(Pile::Hand));
                out.extend(std::iter::repeat_n(Pile::Stock, self.lots().len() - places));
            }
            Phase::Favourite => out.extend(std::iter::repeat_n(Pile::Stock, self.favourite_cards().len())),
            Phase::Lots => self.lots_layout(out),
            Phase::Shuffle => self.deal_layout(out),
            _ => {}
        }
    }

    fn shuffled(&mut self, order: &[Card]) -> Result<(), Breach> {
        match self.open.phase {
            _ if self.open.exchange.lot.is_some() => self.draw_lot(order),
            Phase::Draw => self.draw_seats(order),
            Phase::Favourite => self.turn_favourite(order),
            Phase::Lots => self.draw_lots(order),
            Phase::Shuffle => self.deal_out(order),
            Phase::Over => Err(Breach::Over),
            _ => Err(Breach::NotNow { rule: "mediator R8" }),
        }
    }

    #[inline]
    fn offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        // A card at a strict table is what is asked for most.
        if self.open.phase == Phase::Tricks && !self.terms.honour() {
            if self.open.play.to_play == seat {
                self.play_offers(seat, out);
            }
            return;
        }
        self.other_offers(seat, out);
    }

    fn other_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if !self.awaited().contains(seat) || self.open.exchange.lot.is_some() {
            return;
        }
        let mut words = |words: &[Action]| {
            out.extend(words.iter().filter(|word| self.check(seat, word).is_ok()).map(|word| Offer::Word(word.clone())));
        };
        match self.open.phase {
            Phase::Raffle => out.push(Offer::Card { of: self.terms.pack.cards(), make: Action::Raffle }),
            Phase::Auction => self.word_offers(seat, out),
            Phase::Fondo => words(&[Action::Pass, Action::GoFondo]),
            Phase::Declare => self.declare_offers(seat, out),
            Phase::Redeem => self.redeem_offers(seat, out),
            Phase::Return => {
                let received: CardSet = self.open.called.into_iter().chain(self.open.exchange.given).collect();
                out.push(Offer::Card { of: self.hand(seat) - received, make: Action::ReturnCard });
            }
            Phase::KingReturn => words(&[Action::Keep, Action::ReturnKing]),
            Phase::Exchange => self.exchange_offers(seat, out),
            Phase::Leftover => words(&[Action::Look, Action::Leave]),
            Phase::Tricks if self.orderer().is_some() => self.order_offers(out),
            Phase::Tricks => self.play_offers(seat, out),
            Phase::Bola => self.bola_offers(seat, out),
            Phase::Answers => words(&[Action::Accept, Action::Grant, Action::PlayOn]),
            Phase::Claims => self.claim_offers(seat, out),
            _ => {}
        }
    }

    fn optional_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if self.guest().contains(seat) {
            if !matches!(self.turn(), Turn::Shuffle(_) | Turn::Over) {
                out.push(Offer::Word(Action::Join));
            }
            return;
        }
        if !self.open.round.plays_cards(seat) || self.open.exchange.lot.is_some() {
            return;
        }
        match self.open.phase {
            Phase::Tricks => {
                self.aside_offers(seat, out);
                self.honour_offers(seat, out);
                self.fault_offers(seat, out);
                self.monte_offers(seat, out);
            }
            Phase::Bola => {
                self.amend_offers(seat, out);
                self.fault_offers(seat, out);
            }
            Phase::Auction | Phase::Declare | Phase::Exchange | Phase::Leftover => self.monte_offers(seat, out),
            _ => {}
        }
    }

    /// May this seat do this now? What is offered is what this accepts.
    #[inline]
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        match (self.open.phase, action) {
            (Phase::Tricks, &Action::Play(card)) => self.check_play(seat, card),
            _ if seat.index() >= self.terms.persons() => Err(Breach::NotPlaying),
            (Phase::Draw | Phase::Favourite | Phase::Shuffle | Phase::Lots, _) => Err(Breach::NotDealt),
            (Phase::Over, _) => Err(Breach::Over),
            _ if self.open.exchange.lot.is_some() => Err(Breach::NotDealt),
            (_, Action::Join) if self.guest().contains(seat) => Ok(()),
            (_, Action::Join) => Err(Breach::NoPlace),
            _ if !self.open.round.plays_cards(seat) => Err(Breach::NotPlaying),
            (Phase::Raffle, _) => self.check_raffle(seat, action),
            _ if self.is_fault(action) => self.check_fault(seat, action),
            _ if self.is_at_monte(seat, action) => self.check_monte(seat, action),
            (Phase::Auction, _) => self.check_word(seat, action),
            (Phase::Fondo, _) => match (action, self.fondo_asked()) {
                (_, Some(turn)) if seat != turn => Err(Breach::NotYourTurn { turn, rule: "hombre R13" }),
                (Action::Pass | Action::GoFondo, _) => Ok(()),
                _ => Err(Breach::untimely(action)),
            },
            (Phase::Declare, Action::Exchange(_)) if self.draws_unnamed() => self.check_exchange(seat, action),
            (Phase::Declare, _) => self.check_declare(seat, action),
            (Phase::Redeem, _) => self.check_redeem(seat, action),
            (Phase::Return, _) => self.check_return(seat, action),
            (Phase::KingReturn, _) => self.check_king_return(seat, action),
            (Phase::Exchange, _) => self.check_exchange(seat, action),
            (Phase::Leftover, _) => self.check_leftover(seat, action),
            (Phase::Tricks | Phase::Bola | Phase::Claims, &Action::Amend(card)) if self.amending(seat).contains(card) => Ok(()),
            (Phase::Tricks | Phase::Bola | Phase::Claims, Action::Amend(_)) => Err(Breach::NothingToAmend),
            (Phase::Tricks, &Action::Accuse(other, trick)) => self.check_accuse(seat, other, trick),
            (Phase::Tricks, _) => self.check_aside(seat, action),
            (Phase::Bola, _) => self.check_bola(seat, action),
            (Phase::Answers, _) => self.check_answer(seat, action),
            (Phase::Claims, _) => self.check_claim(seat, action),
        }
    }

    #[inline]
    fn perform(&mut self, seat: Seat, action: &Action) {
        match (self.open.phase, action) {
            (Phase::Tricks | Phase::Bola, &Action::Play(card)) => self.put_down(seat, card),
            (_, Action::Join) => {
                self.match_state.joining = Some(seat);
                self.open.say(seat, Said::Join);
            }
            (Phase::Raffle, &Action::Raffle(card)) => self.name_raffle(seat, card),
            _ if self.is_fault(action) => self.commit_fault(seat, action),
            _ if self.is_at_monte(seat, action) => self.act_at_monte(seat, action),
            (Phase::Auction, _) => self.speak(seat, action),
            (Phase::Fondo, _) => self.answer_fondo(seat, action),
            (Phase::Declare, &Action::Exchange(cards)) => self.exchange(seat, cards),
            (Phase::Declare, _) => self.declare(seat, action),
            (Phase::Redeem, _) => self.answer_redeem(seat, action),
            (Phase::Return, &Action::ReturnCard(card)) => self.return_card(seat, card),
            (Phase::KingReturn, _) => self.answer_king_return(seat, action),
            (Phase::Exchange, &Action::Exchange(cards)) => self.exchange(seat, cards),
            (Phase::Leftover, _) => self.answer_leftover(seat, action),
            (Phase::Tricks | Phase::Bola | Phase::Claims, &Action::Amend(card)) => self.amend(seat, card),
            (Phase::Tricks, &Action::Accuse(other, trick)) => self.accuse(other, trick),
            (Phase::Tricks, _) => self.act_aside(seat, action),
            (Phase::Bola, _) => self.stop(seat),
            (Phase::Answers, _) => self.answer(seat, action),
            (Phase::Claims, _) => self.claim(seat, action),
            _ => {}
        }
    }

    fn all_cards(&self) -> Vec<CardSet> {
        const FORTY: CardSet = Pack::Spanish40.cards();
        if matches!(self.open.phase, Phase::Draw | Phase::Favourite | Phase::Raffle | Phase::Shuffle) {
            return vec![FORTY];
        }
        let mut piles: Vec<CardSet> = self.hidden.hands.into_iter().chain(self.hidden.discards).collect();
        piles.push(CardSet::from_slice(&self.hidden.monte[self.open.exchange.stock.places()]));
        piles.push(self.open.play.played());
        piles.push(FORTY - self.terms.pack.cards());
        piles
    }
}
