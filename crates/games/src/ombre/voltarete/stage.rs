//! Stages: the awaited seats, the offers, the checks and the effects of each phase, in one place. What is accepted is what
//! the check accepts, and what is offered is what passes the same check.

use super::Voltarete;
use super::action::Action;
use super::breach::Breach;
use super::state::Phase;
use super::{between, claims, opening, pagas, passage, play, revoke, settle, stakes, talon};
use engine::{Offer, Seat, SeatSet, Turn};

/// The facts of a phase.
pub(super) struct Stage {
    /// Seats that must act, and seats that may besides. Depends on nothing hidden.
    pub(super) awaited: fn(&Voltarete) -> Awaited,
    /// Why a seat that is not awaited may not act.
    pub(super) others: fn(&Voltarete, Seat, &Action) -> Breach,
    /// Offers to a seat that must act.
    pub(super) offers: fn(&Voltarete, Seat, &mut Vec<Offer<Action>>),
    /// Optional offers to an awaited seat.
    pub(super) optional_offers: fn(&Voltarete, Seat, &mut Vec<Offer<Action>>),
    /// Why an act of an awaited seat would be refused, if it would.
    pub(super) check: fn(&Voltarete, Seat, &Action) -> Result<(), Breach>,
    /// Does what was checked.
    pub(super) perform: fn(&mut Voltarete, Seat, &Action),
}

/// Seats that must act, and seats that may besides.
#[derive(Clone, Copy, Debug)]
pub(super) struct Awaited {
    pub(super) must: SeatSet,
    pub(super) may: SeatSet,
}

impl Awaited {
    pub(super) const NOBODY: Awaited = Awaited { must: SeatSet::EMPTY, may: SeatSet::EMPTY };

    pub(super) fn one(seat: Option<Seat>) -> Awaited {
        Awaited { must: seat.map_or(SeatSet::EMPTY, SeatSet::of), may: SeatSet::EMPTY }
    }

    /// The feito alone.
    pub(super) fn feito(game: &Voltarete) -> Awaited {
        Awaited::one(game.open.feito)
    }
}

impl From<Awaited> for Turn {
    #[inline]
    fn from(Awaited { must, may }: Awaited) -> Turn {
        Turn::Seats { must, may }
    }
}

impl Stage {
    /// Nobody acts.
    pub(super) const IDLE: Stage = Stage {
        awaited: |_| Awaited::NOBODY,
        others: |_, _, _| Breach::NotDealt { rule: "voltarete R13" },
        offers: |_, _, _| {},
        optional_offers: |_, _, _| {},
        check: |_, _, action| Err(Breach::untimely(action)),
        perform: |_, _, _| {},
    };
}

static DRAW: Stage = Stage { others: |_, _, _| Breach::NotDealt { rule: "voltarete R9" }, ..Stage::IDLE };
static SHUFFLE: Stage = Stage::IDLE;

impl Voltarete {
    pub(super) fn stage(&self) -> &'static Stage {
        match self.open.phase {
            Phase::Draw => &DRAW,
            Phase::SplitDue => &stakes::SPLIT_DUE,
            Phase::Shuffle => &SHUFFLE,
            Phase::Dealing => &pagas::DEALING,
            Phase::Round1 => &passage::FIRST,
            Phase::Round2 => &passage::SECOND,
            Phase::Quarto => &passage::QUARTO,
            Phase::TrezeDiscard => &talon::TREZE_DISCARD,
            Phase::Naming => &passage::NAMING,
            Phase::Exchange => &talon::EXCHANGE,
            Phase::CascaChoice => &talon::CASCA_CHOICE,
            Phase::Buying => &talon::BUYING,
            Phase::Opening => &opening::OPENING,
            Phase::Answers => &opening::ANSWERS,
            Phase::Tricks => &play::TRICKS,
            Phase::StopOrGeral => &play::STOP_OR_GERAL,
            Phase::Claim => &claims::CLAIM,
            Phase::Inspection => &revoke::INSPECTION,
            Phase::Placing => &settle::PLACING,
            Phase::Pagas => &pagas::PAGAS,
            Phase::Over => &between::OVER,
        }
    }

    pub(super) fn awaited(&self) -> Awaited {
        (self.stage().awaited)(self)
    }

    /// Why this act would be refused, if it would.
    pub(super) fn check(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        if seat.index() >= self.match_state.players {
            return Err(Breach::NotPlaying);
        }
        let stage = self.stage();
        let Awaited { must, may } = (stage.awaited)(self);
        if must.contains(seat) || may.contains(seat) {
            (stage.check)(self, seat, action)
        } else {
            Err((stage.others)(self, seat, action))
        }
    }

    /// It is another's turn, by this rule.
    pub(super) fn not_your_turn(&self, rule: &'static str) -> Breach {
        self.awaited().must.lowest().map_or(Breach::NotPlaying, |turn| Breach::NotYourTurn { turn, rule })
    }

    /// Offers those of these words that the check accepts.
    pub(super) fn offer_words(&self, seat: Seat, words: &[Action], out: &mut Vec<Offer<Action>>) {
        let check = self.stage().check;
        for word in words {
            if check(self, seat, word).is_ok() {
                out.push(Offer::Word(*word));
            }
        }
    }
}
