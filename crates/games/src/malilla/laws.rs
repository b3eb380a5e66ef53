//! The laws of the book on irregularities (section 8), what they decide, and the one place where that is carried out.

use super::Malilla;
use super::action::Action;
use super::breach::Breach;
use super::count::FINE;
use super::deck::Renuncio;
use super::state::{Fault, Misdeed, Phase, SEATS, Said};
use engine::law::{CardFate, Class, Due, HandFate, Law, Lawful, Moment, Ruling, Shield, TrickFate};
use engine::{Cause, Cite, Msg, Offer, Seat};

/// How the table stood, as far as a law can ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who sits where, each at the right of the one before.
    pub round: [Seat; SEATS],
    pub dealer: Seat,
    /// What the card turned up has brought the dealer's side, in chips.
    pub turn_up: i64,
    /// What a tanto is worth in this hand, in chips.
    pub tanto: i64,
}

/// When a renuncio came to light.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noticed {
    /// The offender saw it before the trick was lifted, by themselves or told by an opponent (D10).
    InTime,
    /// Their partner, or somebody who does not play, told them.
    Warned,
    /// The trick was lifted.
    Lifted,
}

/// How far the play has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    NotBegun,
    Begun,
}

/// Whose fault a misdeal is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misdealt {
    ByDealer,
    ByPack,
}

/// A wrong number of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    TooMany,
    TooFew,
}

/// Which tricks were looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tricks {
    /// The opponents'.
    Theirs,
    /// Those of their own side before the last, where only the last may be seen.
    Older,
}

/// What happened, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Incident {
    /// A card against the duty.
    Renuncio { seat: Seat, kind: Renuncio, noticed: Noticed },
    /// Led before whoever had the lead.
    LedOutOfTurn(Seat),
    /// Lifted a trick of the opponents; the next has been led, or not.
    Lifted { seat: Seat, winner: Seat, next: Play },
    /// Showed their hand on purpose.
    ShowedHand(Seat),
    /// Spoke of a play.
    Spoke(Seat),
    /// Too many or too few cards were dealt.
    Misdealt(Misdealt),
    /// A seat has played with a wrong number of cards.
    WrongHand { seat: Seat, cards: Count },
    /// Another than the rightful dealer dealt.
    WrongDealer { rightful: Seat, found: Play },
    /// Cut fewer than four cards, or none.
    ShortCut,
    /// Dealt otherwise than agreed.
    Packets,
    /// Looked at tricks that are not theirs to see.
    LookedBack(Tricks),
    /// Put another in their place.
    Substitute,
}

impl Lawful for Malilla {
    type Standing = Standing;
    type Incident = Incident;

    const LAWS: &'static [Law] = &[
        Law::new("malilla:dar.1", "book 2462-2466", Class::Prevent).shielding(Shield::Everybody),
        Law::new("malilla:dar.2", "book 2470-2472", Class::Prevent).shielding(Shield::Everybody),
        Law::new("malilla:dar.3", "book 2476", Class::Prevent).shielding(Shield::Others),
        Law::new("malilla:dar.4", "book 2476", Class::Referee).shielding(Shield::Doer),
        Law::new("malilla:dar.5", "book 2480", Class::Referee).shielding(Shield::Others),
        Law::new("malilla:dar.6", "book 2480", Class::Referee).shielding(Shield::Others),
        Law::new("malilla:dar.7", "book 2482", Class::Prevent).shielding(Shield::Everybody).until(Moment::PlayBegun),
        Law::new("malilla:dar.8", "book 2482-2484", Class::Referee).shielding(Shield::Others),
        Law::new("malilla:jugar.1", "book 2486", Class::Honour).shielding(Shield::Others),
        Law::new("malilla:ren.1", "book 2415, 2495", Class::Honour).shielding(Shield::Others),
        Law::new("malilla:ren.2", "book 2415, 2495", Class::Honour).shielding(Shield::Others),
        Law::new("malilla:ren.3", "book 2415, 2495", Class::Honour).shielding(Shield::Others),
        Law::new("malilla:ren.4", "book 2415, 2495", Class::Honour).shielding(Shield::Others),
        Law::new("malilla:ren.5", "book 2499", Class::Honour).shielding(Shield::Doer).until(Moment::TrickCovered),
        Law::new("malilla:ren.6", "book 2499", Class::Honour).shielding(Shield::Others),
        Law::new("malilla:ren.7", "book 2499-2501", Class::Honour).shielding(Shield::Others),
        Law::new("malilla:ren.8", "book 2492", Class::Enforce).shielding(Shield::Doer),
        Law::new("malilla:jugar.2", "book 2503", Class::Referee).shielding(Shield::Others),
        Law::new("malilla:jugar.3", "book 2505", Class::Prevent).shielding(Shield::Others),
        Law::new("malilla:jugar.4", "book 2507", Class::Prevent).shielding(Shield::Others),
        Law::new("malilla:jugar.5", "book 2509-2515", Class::Honour).shielding(Shield::Others),
        Law::new("malilla:jugar.6", "book 2515", Class::Honour).shielding(Shield::Doer).until(Moment::NextLead),
        Law::new("malilla:jugar.7", "book 2517", Class::Honour).shielding(Shield::Others),
        Law::new("malilla:jugar.8", "book 2519", Class::Prevent).shielding(Shield::Others),
        Law::new("malilla:jugar.9", "book 2497", Class::Enforce).shielding(Shield::Others),
        Law::new("malilla:jugar.10", "book 2584-2587", Class::Conduct).shielding(Shield::Everybody),
        Law::new("malilla:jugar.11", "book 2599-2603", Class::Conduct).shielding(Shield::Everybody),
        Law::new("malilla:jugar.12", "book 1942", Class::Conduct).shielding(Shield::Everybody),
    ];

    fn rule(standing: &Standing, incident: &Incident) -> Ruling {
        match *incident {
            Incident::Renuncio { noticed: Noticed::InTime, .. } => {
                Ruling { card: CardFate::Replaced, ..Ruling::by("malilla:ren.5").and_by("malilla:ren.7") }
            }
            Incident::Renuncio { seat, kind, noticed: Noticed::Warned } => {
                standing.fined(seat, "malilla-cause-renuncio", Ruling::by("malilla:ren.6").and_by(kind.law()))
            }
            Incident::Renuncio { seat, kind, noticed: Noticed::Lifted } => {
                standing.fined(seat, "malilla-cause-renuncio", Ruling::by(kind.law()))
            }
            Incident::LedOutOfTurn(seat) => standing.fined(seat, "malilla-cause-lead", Ruling::by("malilla:jugar.1")),
            Incident::Lifted { winner, next: Play::NotBegun, .. } => {
                Ruling { trick: TrickFate::GoesTo(winner), ..Ruling::by("malilla:jugar.6") }
            }
            Incident::Lifted { seat, winner, next: Play::Begun } => {
                let ruling = Ruling { trick: TrickFate::GoesTo(winner), ..Ruling::by("malilla:jugar.5") };
                standing.fined(seat, "malilla-cause-lift", ruling)
            }
            Incident::ShowedHand(seat) => standing.fined(seat, "malilla-cause-shown", Ruling::by("malilla:jugar.7")),
            Incident::Spoke(seat) => standing.fined(seat, "malilla-cause-spoke", Ruling::by("malilla:jugar.2")),
            Incident::Misdealt(Misdealt::ByDealer) => {
                standing.dealt_again("malilla-cause-misdeal", "malilla:dar.3", standing.right_of(standing.dealer))
            }
            Incident::Misdealt(Misdealt::ByPack) => standing.dealt_again("malilla-cause-pack", "malilla:dar.4", standing.dealer),
            Incident::WrongHand { seat, cards: Count::TooMany } => {
                standing.fined(seat, "malilla-cause-count", Ruling::by("malilla:dar.5"))
            }
            Incident::WrongHand { seat, cards: Count::TooFew } => {
                let [one, other] = standing.side(seat);
                let notes = vec![Msg::new("malilla-note-no-capote").with("one", one).with("other", other)];
                Ruling { notes, ..Ruling::by("malilla:dar.6") }
            }
            Incident::WrongDealer { rightful, found: Play::NotBegun } => {
                standing.dealt_again("malilla-cause-dealer", "malilla:dar.7", rightful)
            }
            // The hand counts; only the turn-up goes back, and ten tantos are lost.
            Incident::WrongDealer { found: Play::Begun, .. } => {
                let ruling = standing.returned("malilla-cause-dealer", Ruling::by("malilla:dar.8"));
                let ruling = standing.paying(standing.dealer, FINE * standing.tanto, "malilla-cause-dealer", ruling);
                Ruling { notes: vec![deals_next(standing.right_of(standing.dealer))], ..ruling }
            }
            Incident::ShortCut => Ruling::by("malilla:dar.1"),
            Incident::Packets => Ruling::by("malilla:dar.2"),
            Incident::LookedBack(Tricks::Theirs) => Ruling::by("malilla:jugar.3"),
            Incident::LookedBack(Tricks::Older) => Ruling::by("malilla:jugar.4"),
            Incident::Substitute => Ruling::by("malilla:jugar.8"),
        }
    }
}

/// Who deals next, to be said.
fn deals_next(seat: Seat) -> Msg {
    Msg::new("malilla-note-deals-next").with("seat", seat)
}

impl Standing {
    fn place(&self, seat: Seat) -> usize {
        self.round.iter().position(|&there| there == seat).unwrap_or(0)
    }

    fn right_of(&self, seat: Seat) -> Seat {
        self.round[(self.place(seat) + 1) % SEATS]
    }

    /// A seat and its partner.
    fn side(&self, seat: Seat) -> [Seat; 2] {
        [0, 2].map(|step| self.round[(self.place(seat) + step) % SEATS])
    }

    /// The side of this seat pays so many chips, each to the opponent at their right (D6).
    fn paying(&self, seat: Seat, chips: i64, cause: &'static str, ruling: Ruling) -> Ruling {
        let law = ruling.cites.first().copied().unwrap_or(Cite("malilla R27"));
        let cause = Cause::new(cause, law).count(chips / self.tanto).each(self.tanto);
        let paid = |ruling: Ruling, payer: Seat| ruling.paying(payer, self.right_of(payer), chips, Due::Now, cause);
        self.side(seat).into_iter().fold(ruling, paid)
    }

    /// Ten tantos, and no gain is counted (R27).
    fn fined(&self, seat: Seat, cause: &'static str, ruling: Ruling) -> Ruling {
        let barred = self.side(seat).into_iter().collect();
        Ruling { barred, ..self.paying(seat, FINE * self.tanto, cause, ruling) }
    }

    /// The turn-up goes back.
    fn returned(&self, cause: &'static str, ruling: Ruling) -> Ruling {
        if self.turn_up == 0 { ruling } else { self.paying(self.dealer, self.turn_up, cause, ruling) }
    }

    /// The turn-up goes back, and this seat deals anew.
    fn dealt_again(&self, cause: &'static str, law: &'static str, dealer: Seat) -> Ruling {
        Ruling { hand: HandFate::DealtAgain, notes: vec![deals_next(dealer)], ..self.returned(cause, Ruling::by(law)) }
    }
}

impl Malilla {
    fn standing(&self) -> Standing {
        let tanto = self.multiplier() * self.agreements.tanto_value;
        let turn_up = self.open.turned.map_or(0, super::deck::points) * tanto;
        Standing { round: self.company.round, dealer: self.company.dealer, turn_up, tanto }
    }

    /// Asks the laws about what happened, and carries out what they decide.
    pub(super) fn rule_on(&mut self, incident: &Incident) {
        let standing = self.standing();
        let ruling = Malilla::rule(&standing, incident);
        for payment in &ruling.payments {
            self.ledger.pay(self.company.deal, payment.from, payment.to, payment.amount, payment.cause);
        }
        self.open.barred = self.open.barred.or(ruling.barred);
        if let (TrickFate::GoesTo(_), Incident::Lifted { seat, .. }) = (ruling.trick, incident) {
            self.give_back(*seat);
        }
    }

    pub(super) fn call_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        for other in [1, 3].map(|step| self.company.after(seat, step)) {
            let known = Misdeed::ALL.into_iter().filter(|&what| self.check_call(seat, what, other).is_ok());
            out.extend(known.map(|what| Offer::Word(Action::Call(what, other))));
        }
    }

    pub(super) fn check_call(&self, by: Seat, what: Misdeed, seat: Seat) -> Result<(), Breach> {
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        if seat.index() >= SEATS || self.company.pair(by) == self.company.pair(seat) {
            return Err(Breach::OwnSide);
        }
        match self.open.phase {
            Phase::Tricks | Phase::Lifting | Phase::Inspection if self.open.faults.contains(&Fault { seat, what }) => Ok(()),
            Phase::Tricks | Phase::Lifting | Phase::Inspection => Err(Breach::NothingToCall),
            Phase::Kings
            | Phase::Weaker
            | Phase::Choosing(_)
            | Phase::Ladies
            | Phase::Lot
            | Phase::Naming(_)
            | Phase::Shuffle
            | Phase::Changing
            | Phase::Over => Err(Breach::NotNow { rule: self.open.rule() }),
        }
    }

    /// An opponent calls a fault that all have seen. A trick lifted wrongly goes back; before the next lead that is all (jugar.6).
    pub(super) fn call(&mut self, what: Misdeed, seat: Seat) {
        self.open.say(seat, Said::Called(what));
        let incident = match what {
            Misdeed::Lead => Incident::LedOutOfTurn(seat),
            Misdeed::Shown => Incident::ShowedHand(seat),
            Misdeed::Lift => {
                let next = if self.check_return(seat).is_ok() { Play::NotBegun } else { Play::Begun };
                let winner = self.wrongly_piled(seat).map_or(seat, |at| self.open.takers[at]);
                Incident::Lifted { seat, winner, next }
            }
        };
        self.forgive(seat, what);
        self.rule_on(&incident);
    }
}
