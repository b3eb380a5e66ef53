//! Malilla de compañeros (Madrid 1790), complete: four players in two pairs, strict and honour tables.
//!
//! The rules are numbered as in the rule file (`R1` to `R31`), the laws by their subject (`malilla:dar.1`, `malilla:ren.1`,
//! `malilla:jugar.1`). One file a concern, in the order of a hand: `sitting` · `play` · `renuncio` · `laws` · `count`; the cards: `deck`;
//! what is seen of it: `view` · `show` · `imagine`.

mod action;
mod agreements;
mod aim;
mod breach;
mod charts;
pub mod count;
pub mod deck;
mod facts;
mod imagine;
#[warn(clippy::wildcard_enum_match_arm)]
mod laws;
mod play;
mod renuncio;
mod show;
mod sitting;
pub mod state;
mod view;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use agreements::*;
pub use facts::FACTS;
pub use view::View;

use breach::Breach;
use cards::{Card, CardSet};
use engine::{DealReport, Figure, Game, Offer, Pile, Refusal, Seat, SeatSet, Shuffle, ShuffleFor, Side, Turn};
use state::{Hidden, MatchState, Open, Pair, Phase, SEATS};

engine::parts! {
    /// A match of Malilla.
    pub struct Malilla;
}

impl Malilla {
    /// Play waits for these.
    #[inline(always)]
    fn must_act(&self) -> SeatSet {
        match self.open.phase {
            Phase::Tricks | Phase::Lifting => SeatSet::of(self.open.to_play),
            Phase::Choosing(seat) | Phase::Naming(seat) => SeatSet::of(seat),
            Phase::Changing => self.changer().map_or(SeatSet::EMPTY, SeatSet::of),
            Phase::Inspection => SeatSet::first(SEATS).minus(self.open.content),
            Phase::Kings | Phase::Weaker | Phase::Ladies | Phase::Lot | Phase::Shuffle | Phase::Over => SeatSet::EMPTY,
        }
    }

    /// These may speak besides: all at an honour table, unless cards are being changed.
    #[inline(always)]
    fn may_speak(&self) -> SeatSet {
        let speaks = self.agreements.honour() && self.open.dealt() && self.open.phase != Phase::Changing;
        if speaks { SeatSet::first(SEATS).minus(self.must_act()) } else { SeatSet::EMPTY }
    }

    /// May this seat do this now? What is offered is what this accepts.
    #[inline(always)]
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        match (self.open.phase, action) {
            (Phase::Tricks, &Action::Play(card)) => self.check_play(seat, card),
            _ if seat.index() >= SEATS => Err(Breach::NotPlaying),
            (Phase::Over, _) => Err(Breach::Over),
            _ => self.check_word(seat, action),
        }
    }

    fn check_word(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let rule = self.open.rule();
        match (self.open.phase, *action) {
            (Phase::Kings | Phase::Weaker | Phase::Ladies | Phase::Lot | Phase::Shuffle, _) => Err(Breach::NotDealt { rule }),
            (Phase::Choosing(turn) | Phase::Naming(turn), _) if turn != seat => Err(Breach::NotYourTurn { turn, rule }),
            (Phase::Choosing(_), Action::ChoosePartner(partner)) => self.check_partner(partner),
            (Phase::Naming(_), Action::NameFavorito(_)) => Ok(()),
            (Phase::Choosing(_) | Phase::Naming(_), _) => Err(Breach::NotNow { rule }),
            (_, Action::LeadOutOfTurn(card)) => self.check_lead(seat, card),
            (_, Action::Lift) => self.check_lift(seat),
            (_, Action::ReturnTrick) => self.check_return(seat),
            (_, Action::Correct(card)) => self.check_correct(seat, card),
            (_, Action::Change(card)) => self.check_change(seat, Some(card)),
            (_, Action::Keep) => self.check_change(seat, None),
            (_, Action::Warn) => self.check_warn(seat),
            (_, Action::ShowHand) => self.check_show(seat),
            (_, Action::CallRenuncio(other, trick)) => self.check_call_renuncio(seat, other, trick),
            (_, Action::Call(what, other)) => self.check_call(seat, what, other),
            (Phase::Inspection, Action::Content) if self.open.content.contains(seat) => Err(Breach::SaidAlready),
            (Phase::Inspection, Action::Content) => Ok(()),
            _ => Err(Breach::NotNow { rule }),
        }
    }

    /// Does what was found to be allowed.
    #[inline(always)]
    fn perform(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Play(card) => self.play(seat, card),
            Action::ChoosePartner(partner) => self.choose_partner(seat, partner),
            Action::NameFavorito(suit) => self.name_favorito(seat, suit),
            Action::LeadOutOfTurn(card) => self.lead_out_of_turn(seat, card),
            Action::Lift => self.lift(seat),
            Action::ReturnTrick => self.return_trick(seat),
            Action::Correct(card) => self.correct(seat, card),
            Action::Change(card) => self.change(seat, Some(card)),
            Action::Keep => self.change(seat, None),
            Action::Warn => self.warn(seat),
            Action::ShowHand => self.show_hand(seat),
            Action::CallRenuncio(other, trick) => self.call_renuncio(other, trick),
            Action::Call(what, other) => self.call(what, other),
            Action::Content => self.content(seat),
        }
    }
}

impl Game for Malilla {
    engine::by_parts!(believed: imagine::believed);

    fn taker_of_rest(view: &View) -> Option<engine::rest::Taker> {
        view::taker_of_rest(view)
    }

    fn desk() -> Option<&'static engine::law::Desk> {
        Some(&laws::DESK)
    }

    fn charts() -> Vec<engine::chart::Chart> {
        charts::charts()
    }

    fn players(&self) -> usize {
        SEATS
    }

    #[inline(always)]
    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::Kings | Phase::Weaker | Phase::Ladies | Phase::Lot => {
                Turn::Shuffle(Shuffle { cards: deck::PACK, purpose: ShuffleFor::Draw })
            }
            Phase::Shuffle => Turn::Shuffle(Shuffle { cards: deck::PACK, purpose: ShuffleFor::Deal }),
            Phase::Over => Turn::Over,
            _ => Turn::Seats { must: self.must_act(), may: self.may_speak() },
        }
    }

    fn most_deals(&self) -> u32 {
        self.agreements.deals()
    }

    fn dealer(&self) -> Option<Seat> {
        (self.match_state.deal > 0).then_some(self.match_state.dealer)
    }

    fn layout(&self, out: &mut Vec<Pile>) {
        self.lay_out(out);
    }

    fn shuffled(&mut self, order: &[Card]) -> Result<(), Refusal> {
        let done = match self.open.phase {
            Phase::Kings | Phase::Weaker | Phase::Ladies | Phase::Lot => self.take_lots(order),
            Phase::Shuffle => self.deal_out(order),
            Phase::Over => Err(Breach::Over),
            _ => Err(Breach::NotNow { rule: self.open.rule() }),
        };
        done.map_err(Refusal::from)
    }

    #[inline(always)]
    fn offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if !self.must_act().contains(seat) {
            return;
        }
        match self.open.phase {
            Phase::Tricks => self.play_offers(seat, out),
            Phase::Lifting => out.push(Offer::Word(Action::Lift)),
            Phase::Changing => self.change_offers(seat, out),
            Phase::Inspection => out.push(Offer::Word(Action::Content)),
            _ => self.sitting_offers(out),
        }
    }

    #[inline(always)]
    fn card_asked(&self) -> Option<(Seat, CardSet)> {
        let seat = self.open.to_play;
        let cards_alone = self.open.phase == Phase::Tricks && !self.agreements.honour();
        cards_alone.then(|| (seat, self.lawful(seat)))
    }

    fn optional_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let speaks = self.may_speak().contains(seat) || self.must_act().contains(seat);
        if !self.agreements.honour() || !self.open.dealt() || self.open.phase == Phase::Changing || !speaks {
            return;
        }
        self.correct_offers(seat, out);
        if self.open.phase == Phase::Tricks && self.open.trick.is_empty() && self.open.to_play != seat {
            out.push(Offer::Card { of: self.hand(seat), make: Action::LeadOutOfTurn });
        }
        for word in [Action::Lift, Action::ReturnTrick, Action::Warn, Action::ShowHand] {
            let asked = word == Action::Lift && self.open.to_play == seat;
            if !asked && self.check(seat, &word).is_ok() {
                out.push(Offer::Word(word));
            }
        }
        self.renuncio_offers(seat, out);
        self.call_offers(seat, out);
    }

    #[inline(always)]
    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check(seat, action)?;
        self.perform(seat, action);
        Ok(())
    }

    /// Partners win and lose alike (R29).
    fn sides(&self) -> Vec<Side> {
        let side = |pair| {
            let members = self.match_state.members(pair);
            Side { seats: members.into_iter().collect(), won: self.ledger.balance(members[0]) }
        };
        Pair::BOTH.map(side).into()
    }

    fn reports(&self) -> Vec<DealReport> {
        let mut reports = self.reports.clone();
        if self.match_state.deal > 0 && self.open.phase != Phase::Over {
            reports.push(self.running_report());
        }
        reports
    }

    /// The points each side has taken in this hand so far; its tricks lie before all.
    fn figures(&self) -> Vec<Figure> {
        let points = self.counted().points;
        let figure = |pair: Pair| {
            let seat = Some(self.match_state.members(pair)[0]);
            Figure { name: "points", seat, value: points[pair.index()] }
        };
        Pair::BOTH.map(figure).into()
    }

    fn all_cards(&self) -> Vec<CardSet> {
        if !self.open.dealt() && self.open.phase != Phase::Over {
            return vec![deck::PACK];
        }
        let mut piles = self.hidden.hands.to_vec();
        piles.push(self.open.plays.iter().map(|&(_, card)| card).collect());
        piles
    }
}
