//! The laws of the book on irregularities (section 8), what they decide, and the one place where that is carried out.

use super::Minchiate;
use super::agreements::RevokePayer;
use super::facts::{resti, segni};
use super::state::{HAND, Pair, Phase};
use super::tarocchi::MATTO;
use cards::CardSet;
use engine::law::{CardFate, Class, Due, Law, Lawful, Moment, Ruling, Shield};
use engine::{Cause, Cite, Seat};

/// What each card too many or too few costs the dealer (7.2a).
const FINE: i64 = 20;

/// How the table stood, as far as a law can ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who sit together.
    pub pairs: [[Seat; 2]; 2],
    pub dealers: Pair,
    pub payer: RevokePayer,
    /// What a resto is worth to each player.
    pub resto: i64,
    pub cards: Cards,
}

/// How far the hand has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cards {
    InPlay,
    /// Played out and still apart.
    Played,
    /// Mixed to be totalled.
    Mixed,
}

/// What happened, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Incident {
    /// The dealer gave somebody so many cards.
    Misdealt { dealt: usize, noticed: Noticed },
    /// A seat has more or fewer cards than twenty-one.
    WrongHand { seat: Seat, told: Told },
    /// A seat did not answer: by it these honours were killed, so many points marked for them, and this was made.
    Revoke { seat: Seat, killed: CardSet, marked: i64, made: Made },
    /// The Matto fell in a trick that its side lost.
    MattoLost { debt: Debt },
    /// A side left something out of its count.
    Forgotten(Forgotten),
    /// A case that no other law settles.
    Doubt,
}

/// When a wrong deal was noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noticed {
    /// In the first round, before anybody looked at their cards.
    FirstRound,
    /// In the second, before the eleventh card was turned.
    SecondRound,
    /// A player told it before the first card was led.
    Reported,
}

/// What the player of a wrong hand said of it before the first card was led.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    TooMany,
    TooFew,
    Silent,
}

/// What a wrong card made safe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// Itself: an honour or a tarocco.
    Safe,
    Nothing,
}

/// Whether a card can be given for the Matto.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Debt {
    /// Now or from a trick still to be won.
    Payable,
    /// The side has won no worthless card at all.
    Hopeless,
}

/// What was left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forgotten {
    Mark,
    Matto,
    CardsAbove,
    LastTrick,
    Other,
}

impl Lawful for Minchiate {
    type Standing = Standing;
    type Incident = Incident;

    const LAWS: &'static [Law] = &[
        Law::new("minchiate:4.1", "book 56", Class::Conduct).shielding(Shield::Everybody),
        Law::new("minchiate:4.2", "book 56", Class::Honour).shielding(Shield::Others).until(Moment::PlayBegun),
        Law::new("minchiate:5.1", "book 62", Class::Conduct).shielding(Shield::Everybody),
        Law::new("minchiate:5.2", "book 62", Class::Enforce).shielding(Shield::Everybody).until(Moment::PlayBegun),
        Law::new("minchiate:6.1", "book 74", Class::Enforce).shielding(Shield::Everybody),
        Law::new("minchiate:6.2", "book 76", Class::Referee).shielding(Shield::Everybody),
        Law::new("minchiate:6.3", "book 76", Class::Enforce).shielding(Shield::Everybody),
        Law::new("minchiate:7.1a", "book 84", Class::Enforce).shielding(Shield::Doer),
        Law::new("minchiate:7.1b", "book 84", Class::Enforce).shielding(Shield::Doer),
        Law::new("minchiate:7.1c", "book 84", Class::Enforce).shielding(Shield::Others),
        Law::new("minchiate:7.2a", "book 86", Class::Referee).shielding(Shield::Others),
        Law::new("minchiate:7.2b", "book 86", Class::Referee).shielding(Shield::Doer).until(Moment::CardsLookedAt),
        Law::new("minchiate:7.2c", "book 86", Class::Referee).shielding(Shield::Doer).until(Moment::CardsLookedAt),
        Law::new("minchiate:7.2d", "book 88", Class::Honour).shielding(Shield::Others).until(Moment::PlayBegun),
        Law::new("minchiate:7.2e", "book 90", Class::Honour).shielding(Shield::Doer).until(Moment::PlayBegun),
        Law::new("minchiate:7.2f", "book 90", Class::Honour).shielding(Shield::Doer).until(Moment::PlayBegun),
        Law::new("minchiate:7.3a", "book 92", Class::Honour).shielding(Shield::Others).until(Moment::CardsMixed),
        Law::new("minchiate:7.3b", "book 92", Class::Honour).shielding(Shield::Others).until(Moment::CardsMixed),
        Law::new("minchiate:7.3c", "book 92", Class::Honour).shielding(Shield::Doer).until(Moment::CardsMixed),
        Law::new("minchiate:7.3d", "book 92", Class::Honour).shielding(Shield::Everybody).until(Moment::CardsMixed),
        Law::new("minchiate:7.3e", "book 92", Class::Honour).shielding(Shield::Others).until(Moment::CardsMixed),
        Law::new("minchiate:7.3f", "book 94", Class::Honour).shielding(Shield::Others),
        Law::new("minchiate:7.4a", "book 96", Class::Honour).shielding(Shield::Others).until(Moment::Counted),
        Law::new("minchiate:7.4b", "book 98", Class::Honour).shielding(Shield::Doer).until(Moment::Counted),
        Law::new("minchiate:7.4c", "book 98", Class::Honour).shielding(Shield::Others).until(Moment::Counted),
        Law::new("minchiate:7.4d", "book 98", Class::Honour).shielding(Shield::Others).until(Moment::Counted),
        Law::new("minchiate:7.4e", "book 98", Class::Honour).shielding(Shield::Others).until(Moment::Counted),
        Law::new("minchiate:7.5", "book 100", Class::Referee).shielding(Shield::Everybody),
        Law::new("minchiate:play.1", "book 64", Class::Prevent).shielding(Shield::Others),
    ];

    fn rule(standing: &Standing, incident: &Incident) -> Ruling {
        match *incident {
            Incident::Misdealt { dealt, noticed: Noticed::Reported } => {
                let (from, to) = (segni(standing.dealers), segni(standing.dealers.other()));
                let wrong = dealt.abs_diff(HAND) as i64;
                let cause = Cause::new("minchiate-cause-misdealt", Cite("minchiate:7.2a")).count(wrong).each(FINE);
                Ruling::by("minchiate:7.2a").paying(from, to, wrong * FINE, Due::Now, cause)
            }
            Incident::Misdealt { noticed: Noticed::FirstRound, .. } => Ruling::by("minchiate:7.2b"),
            Incident::Misdealt { noticed: Noticed::SecondRound, .. } => Ruling::by("minchiate:7.2c"),
            Incident::WrongHand { seat, told: Told::Silent } => {
                Ruling { barred: standing.pair(seat).1.into_iter().collect(), ..Ruling::by("minchiate:7.2d") }
            }
            Incident::WrongHand { told: Told::TooMany, .. } => Ruling::by("minchiate:7.2e"),
            Incident::WrongHand { told: Told::TooFew, .. } => Ruling::by("minchiate:7.2f"),
            Incident::Revoke { .. } if standing.cards == Cards::Mixed => Ruling::by("minchiate:7.3d"),
            Incident::Revoke { seat, killed, marked, made } => revoke(standing, seat, killed, marked, made),
            Incident::MattoLost { debt: Debt::Payable } => {
                Ruling { restored: CardSet::of(MATTO), ..Ruling::by("minchiate:7.1b") }
            }
            Incident::MattoLost { debt: Debt::Hopeless } => {
                Ruling { restored: CardSet::of(MATTO), ..Ruling::by("minchiate:7.1c") }
            }
            Incident::Forgotten(what) => Ruling::by(match what {
                Forgotten::Mark => "minchiate:7.4a",
                Forgotten::Matto => "minchiate:7.4b",
                Forgotten::CardsAbove => "minchiate:7.4c",
                Forgotten::LastTrick => "minchiate:7.4d",
                Forgotten::Other => "minchiate:7.4e",
            }),
            Incident::Doubt => Ruling::by("minchiate:7.5"),
        }
    }
}

/// One whole resto, each time it is called; honours killed go back, and what was made safe is at the offender's choice as long as there
/// is play to go back to (7.3, D32).
fn revoke(standing: &Standing, seat: Seat, killed: CardSet, marked: i64, made: Made) -> Ruling {
    let (pair, _) = standing.pair(seat);
    let mut ruling = Ruling::by("minchiate:7.3a");
    match standing.payer {
        RevokePayer::Side => {
            let cause = Cause::new("minchiate-cause-revoke", Cite("minchiate:7.3a")).by(seat);
            ruling = ruling.paying(resti(pair), resti(pair.other()), 1, Due::Now, cause);
        }
        RevokePayer::OffenderAlone => {
            ruling = ruling.and_by("minchiate:7.3f");
            for opponent in standing.pairs[pair.other().index()] {
                let cause = Cause::new("minchiate-cause-revoke", Cite("minchiate:7.3f")).by(seat);
                ruling = ruling.paying(seat, opponent, standing.resto, Due::Now, cause);
            }
        }
    }
    if !killed.is_empty() {
        let cause = Cause::new("minchiate-cause-killed-by-revoke", Cite("minchiate:7.3b")).by(seat).cards(killed);
        ruling = ruling.and_by("minchiate:7.3b").paying(segni(pair), segni(pair.other()), marked, Due::Now, cause);
        ruling.restored = killed;
    }
    if made == Made::Safe && standing.cards == Cards::InPlay {
        ruling = ruling.and_by("minchiate:7.3c");
        ruling.card = CardFate::AtChoice;
    }
    ruling
}

impl Standing {
    fn pair(&self, seat: Seat) -> (Pair, [Seat; 2]) {
        let second = self.pairs[Pair::Second.index()].contains(&seat);
        let pair = if second { Pair::Second } else { Pair::First };
        (pair, self.pairs[pair.index()])
    }
}

impl Minchiate {
    fn standing(&self) -> Standing {
        Standing {
            pairs: Pair::BOTH.map(|pair| self.company.members(pair)),
            dealers: self.company.pair(self.company.dealer),
            payer: self.agreements.revoke_payer,
            resto: self.agreements.resto(),
            cards: match self.open.phase {
                Phase::Inspection => Cards::Played,
                Phase::Count | Phase::Between | Phase::Over => Cards::Mixed,
                _ => Cards::InPlay,
            },
        }
    }

    /// What the laws decide here.
    pub(super) fn ruling(&self, incident: &Incident) -> Ruling {
        Minchiate::rule(&self.standing(), incident)
    }

    /// Asks the laws about what this seat did, and carries out what they decide of points, chips and cards taken.
    pub(super) fn apply(&mut self, seat: Seat, incident: &Incident) -> Ruling {
        let ruling = self.ruling(incident);
        for payment in &ruling.payments {
            self.ledger.pay(self.company.deal, payment.from, payment.to, payment.amount, payment.cause);
        }
        // What the wrong side holds goes to the other: killed honours from the offender's, the Matto to its owner's or from it.
        let pair = self.company.pair(seat);
        let gives = if self.open.won[pair.index()].meets(ruling.restored) { pair } else { pair.other() };
        self.open.won[gives.index()] -= ruling.restored;
        self.open.won[gives.other().index()] |= ruling.restored;
        if ruling.cites.contains(&Cite("minchiate:7.3f")) {
            self.company.alone[pair.index()] += 1;
        }
        ruling
    }
}
