//! The laws on irregularities (Part II of the book): what happened becomes an [`Incident`], [`Lawful::rule`] says what follows, and
//! `apply` is the one place where a ruling moves anything.

mod apply;
mod table;

use super::Voltarete;
use super::action::{Asked, Rate};
use super::agreements::PenaltyCode;
use super::contract::cause;
use super::facts::BOLO;
use super::state::{Due, SEATS};
use crate::ombre::tricks::Rivals;
use arrayvec::ArrayVec;
use engine::law::{CardFate, Due as When, HandFate, Law, Lawful, Payment, Ruling, TrickFate};
use engine::{Cause, Seat, SeatSet};

/// How the table stood, as far as a law can ask.
#[derive(Clone, Debug)]
pub struct Standing {
    /// What the bolo holds: a resposta is as much.
    pub bolo: i64,
    pub code: PenaltyCode,
    pub feito: Option<Seat>,
    /// Beginning at the feito's right.
    pub opponents: ArrayVec<Seat, 3>,
    pub rivals: Rivals,
    pub tricks: [u8; SEATS],
    /// Revokes of each that were proved before.
    pub revokes: [u8; SEATS],
    /// Has a trick been given already to make a revoke good?
    pub made_good: bool,
    pub dues: Vec<Due>,
    /// Who was asked wrongly by whom: debtor and creditor.
    pub misasked: Vec<(Seat, Seat)>,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Incident {
    /// A card was played against the duty to follow, in this trick counted from 0.
    Revoke { by: Seat, trick: usize, kind: Revoked, found: Found },
    /// An opponent alone showed their cards and said that the feito had won. Was it certain?
    GrantedAlone { by: Seat, certain: bool },
    /// An opponent showed their cards and claimed codilho. Was it certain, and did the feito win?
    ClaimedCodilho { by: Seat, certain: bool, feito_won: bool },
    /// Somebody said that they had lost.
    Conceded { by: Seat },
    /// The feito told an opponent that they had codilho.
    SaidCodilho { by: Seat },
    /// The holder of Espadilha did not go to the casca as they were obliged to.
    HidEspadilha { by: Seat, then: Espadilha },
    /// Pagas were asked for.
    AskedPagas { by: Seat, of: Seat, asked: Asked },
}

/// How the duty was broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Revoked {
    /// A plain suit was not followed.
    Suit,
    /// A bound trump was not given.
    Trump,
    /// A plain suit that was held was ruffed.
    Ruff,
    /// A matador bound by a higher one was not given.
    Matador,
}

impl Revoked {
    const fn law(self) -> &'static str {
        match self {
            Revoked::Suit => "voltarete:II.10.10",
            Revoked::Trump => "voltarete:II.10.12",
            Revoked::Ruff => "voltarete:II.10.13",
            Revoked::Matador => "voltarete:II.10.14",
        }
    }

    /// The fault in words.
    const fn fault(self) -> &'static str {
        match self {
            Revoked::Suit => "voltarete-cause-revoke-suit",
            Revoked::Trump => "voltarete-cause-revoke-trump",
            Revoked::Ruff => "voltarete-cause-revoke-ruff",
            Revoked::Matador => "voltarete-cause-revoke-matador",
        }
    }
}

/// When a revoke was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// Before its player had played to the next trick.
    BeforePlayingOn,
    /// While the hand was played.
    InPlay,
    /// After the ninth trick: who took it, whose it would have been, and who had to spend too much on it.
    AtTheEnd { taker: Seat, rightful: Seat, overspent: Option<Seat> },
}

/// What became of an Espadilha that was hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Espadilha {
    /// Its holder passed twice.
    Passed,
    /// They passed twice, another made segundo, and they drew no cards.
    KeptAfterSegundo,
    /// They passed twice, another made segundo, and they drew cards.
    DrewAfterSegundo,
    /// They passed twice, and the pé went to the casca.
    PeWent,
    /// The feito threw it away going to the casca.
    ThrownAway,
}

impl Lawful for Voltarete {
    type Standing = Standing;
    type Incident = Incident;

    const LAWS: &'static [Law] = table::LAWS;

    fn rule(standing: &Standing, incident: &Incident) -> Ruling {
        match *incident {
            Incident::Revoke { by, kind, found, .. } => standing.revoke(by, kind, found),
            Incident::GrantedAlone { certain: true, .. } => Ruling::by("voltarete:II.12.2"),
            Incident::GrantedAlone { by, .. } => standing.resposta(by, "voltarete:II.12.2", "voltarete-cause-granted-alone"),
            Incident::ClaimedCodilho { by, certain: false, feito_won: true } => {
                standing.resposta(by, "voltarete:II.12.4", "voltarete-cause-codilho-claimed")
            }
            Incident::ClaimedCodilho { .. } => Ruling::by("voltarete:II.12.4"),
            Incident::Conceded { by } => barring(by, "voltarete:II.12.8"),
            Incident::SaidCodilho { by } => barring(by, "voltarete:II.12.10"),
            Incident::HidEspadilha { by, then } => standing.espadilha(by, then),
            Incident::AskedPagas { by, of, asked } => standing.pagas(by, of, asked),
        }
    }
}

/// This player can no longer win.
fn barring(seat: Seat, law: &'static str) -> Ruling {
    Ruling { barred: SeatSet::of(seat), ..Ruling::by(law) }
}

impl Standing {
    /// *A pena da reposta*: as much as the bolo holds when the hand is settled.
    fn resposta(&self, by: Seat, law: &'static str, fault: &'static str) -> Ruling {
        Ruling::by(law).paying(by, BOLO, self.bolo, When::AtSettlement, cause(fault, law))
    }

    fn revoke(&self, by: Seat, kind: Revoked, found: Found) -> Ruling {
        if found == Found::BeforePlayingOn {
            return Ruling { card: CardFate::TakenBack, ..Ruling::by("voltarete:II.10.15") };
        }
        // One resposta, however often somebody revokes; from the second on they cannot win (II.10.31).
        let again = self.revokes[by.index()] > 0;
        let mut ruling = if again { Ruling::by(kind.law()) } else { self.resposta(by, kind.law(), kind.fault()) };
        if self.code == PenaltyCode::OldTariff {
            return ruling;
        }
        if again {
            ruling = Ruling { barred: SeatSet::of(by), ..ruling.and_by("voltarete:II.10.31") };
        }
        match found {
            Found::InPlay => Ruling { trick: TrickFate::PlayedAgain, ..ruling.and_by("voltarete:II.10.16") },
            Found::AtTheEnd { taker, rightful, .. } if taker != rightful => {
                Ruling { trick: TrickFate::GoesTo(rightful), ..ruling.and_by("voltarete:II.10.16") }
            }
            Found::AtTheEnd { overspent: Some(harmed), .. } => match self.one_trick_for(harmed, by) {
                Some(from) => Ruling { trick: TrickFate::OneFrom { from, to: harmed }, ..ruling.and_by("voltarete:II.10.17") },
                None => ruling,
            },
            Found::BeforePlayingOn | Found::AtTheEnd { .. } => ruling,
        }
    }

    /// Who gives one trick to the harmed feito: the revoker, else another opponent; only if it gives the number to win.
    fn one_trick_for(&self, harmed: Seat, revoker: Seat) -> Option<Seat> {
        let has_one = |seat: &Seat| self.tricks[seat.index()] > 0;
        let from = Some(revoker).filter(has_one).or_else(|| self.opponents.iter().copied().find(has_one))?;
        let leads = |tricks: [u8; SEATS]| {
            tricks[harmed.index()] > self.rivals.most(self.opponents.iter().map(|seat| tricks[seat.index()]))
        };
        let mut then = self.tricks;
        then[from.index()] -= 1;
        then[harmed.index()] += 1;
        (!self.made_good && !leads(self.tricks) && leads(then)).then_some(from)
    }

    fn espadilha(&self, by: Seat, then: Espadilha) -> Ruling {
        match then {
            Espadilha::Passed => self.resposta(by, "voltarete:II.16.4", "voltarete-cause-espadilha-passed"),
            Espadilha::KeptAfterSegundo => self.resposta(by, "voltarete:II.16.7", "voltarete-cause-espadilha-kept"),
            // Who drew cards is taken to have drawn it.
            Espadilha::DrewAfterSegundo => Ruling::by("voltarete:II.16.7"),
            Espadilha::PeWent => {
                let resposta = self.resposta(by, "voltarete:II.16.8", "voltarete-cause-espadilha-pe");
                Ruling { hand: HandFate::DealtAgain, ..resposta }
            }
            Espadilha::ThrownAway => self.resposta(by, "voltarete:II.16.9", "voltarete-cause-espadilha-thrown"),
        }
    }

    /// What is asked and due is paid: one payment a due, in their order. Who has had the right sum from one, or paid it to one, is
    /// owed it, or owes it, with the other however it was asked, wrongly or too little, before or after (II.17.3).
    fn pagas(&self, by: Seat, of: Seat, asked: Asked) -> Ruling {
        let mut paid: Vec<i64> = self.dues.iter().map(|due| asked_and_due(due, by, of, asked)).collect();
        let begun = self.dues.iter().filter(|due| due.amount < due.full).map(Due::pair);
        let mut pairs: Vec<(Seat, Seat)> = self.misasked.iter().copied().chain(begun).chain([(of, by)]).collect();
        pairs.sort_unstable();
        pairs.dedup();
        let right = |paid: &[i64], pair: (Seat, Seat)| {
            self.dues.iter().zip(paid).all(|(due, &paid)| due.pair() != pair || due.amount == paid)
        };
        let mut by_another = false;
        // A pair put right can put right the next.
        for &(from, to) in pairs.iter().cycle().take(pairs.len() * pairs.len()) {
            let another = |due: &Due| (due.from == from) != (due.to == to) && right(&paid, due.pair());
            if !right(&paid, (from, to)) && self.dues.iter().any(another) {
                by_another = true;
                let rest = self.dues.iter().zip(&mut paid).filter(|(due, _)| due.pair() == (from, to));
                rest.for_each(|(due, paid)| *paid = due.amount);
            }
        }
        let payment = |(due, amount): (&Due, i64)| Payment {
            from: due.from.into(),
            to: due.to.into(),
            amount,
            due: When::Now,
            cause: due.cause,
        };
        let ruling = Ruling::by(if by_another { "voltarete:II.17.3" } else { "voltarete:II.17.2" });
        Ruling { payments: self.dues.iter().zip(paid).map(payment).collect(), ..ruling }
    }
}

/// How much of a due is asked for so, and owed (II.17.2, II.17.12).
fn asked_and_due(due: &Due, by: Seat, of: Seat, asked: Asked) -> i64 {
    if due.pair() != (of, by) || asked.item.is_some_and(|item| item != due.item) {
        return 0;
    }
    match asked.rate {
        Rate::Favorita if due.single < due.full => due.amount,
        Rate::Favorita => 0,
        // At the single rate the other half of a paga in copas stays owed.
        Rate::Single => (due.single - (due.full - due.amount)).max(0),
    }
}

/// A resposta that a law orders.
pub(super) fn ordered(payment: &Payment) -> Option<(Seat, Cause)> {
    let owner = Seat::first(SEATS).find(|&seat| payment.from == seat.into())?;
    (payment.due == When::AtSettlement).then_some((owner, payment.cause))
}
