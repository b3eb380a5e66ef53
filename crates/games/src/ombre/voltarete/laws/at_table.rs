//! Incidents at an honour table: its state answers the questions of the desk, and the ruling is carried out.

use super::super::Voltarete;
use super::super::action::{Asked, Rate};
use super::super::agreements::PenaltyCode;
use super::super::facts::BOLO;
use super::super::state::{Due, Owed, SEATS};
use super::figures::{BOLO_HOLDS, BY, FEITO, GETS_TRICK, GIVES_TRICK, RIGHTFUL};
use super::outcomes::PAYS_IN_FULL;
use super::revoke::{Harm, Revoked};
use super::{DESK, counts, play, pots};
use engine::Seat;
use engine::law::{CardFate, Facts, Form, HandFate, Kind, Ruling, TrickFate, Unanswered, Value};

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

type Answers = Vec<(&'static str, Value)>;

const fn word(answer: &'static str) -> Value {
    Value::Word(answer)
}

impl Incident {
    const fn by(self) -> Seat {
        match self {
            Incident::Revoke { by, .. }
            | Incident::GrantedAlone { by, .. }
            | Incident::ClaimedCodilho { by, .. }
            | Incident::Conceded { by }
            | Incident::SaidCodilho { by }
            | Incident::HidEspadilha { by, .. } => by,
        }
    }
}

/// An incident of the desk, with the answers of the table.
struct AtTable<'a> {
    game: &'a Voltarete,
    by: Seat,
    said: Answers,
}

impl Facts for AtTable<'_> {
    fn fact(&self, key: &'static str, _: Kind) -> Option<Value> {
        if let Some((_, value)) = self.said.iter().find(|(known, _)| *known == key) {
            return Some(*value);
        }
        match key {
            _ if key == BY.key => Some(Value::Player(self.by)),
            _ if key == FEITO.key => self.game.open.feito.map(Value::Player),
            _ if key == BOLO_HOLDS.key => Some(Value::Number(self.game.ledger.balance(BOLO))),
            // The table settles its hands itself, and places what is owed.
            "whole-hand" | "remissa-pending" => Some(Value::yes_if(false)),
            _ => None,
        }
    }
}

impl Voltarete {
    /// The ruling of the desk on an incident of this table.
    pub(in super::super) fn ruled(&self, incident: &Incident) -> Ruling {
        let (form, said) = self.incident(incident);
        DESK.at_table(&form, &AtTable { game: self, by: incident.by(), said }).unwrap_or_else(Unanswered::halt)
    }

    /// The incident of the desk, and the answers that only this table knows.
    fn incident(&self, incident: &Incident) -> (Form, Answers) {
        let role = |by: Seat| word(if self.open.feito == Some(by) { "feito" } else { "opponent" });
        let espadilha = |what: &'static str, game: &'static str| {
            vec![("obliged", word("yes")), ("what", word(what)), ("next-game", word(game))]
        };
        match *incident {
            Incident::Revoke { by, kind, found, .. } => (play::REVOKE, self.revoke_answers(by, kind, found)),
            Incident::GrantedAlone { certain, .. } => {
                let said = vec![("wants", word("settled")), ("other-agrees", word("no")), ("certain", Value::yes_if(certain))];
                (play::GRANTED_WIN, said)
            }
            Incident::ClaimedCodilho { certain, feito_won, .. } => {
                (play::CLAIMED_CODILHO, vec![("certain", Value::yes_if(certain)), ("feito-won", Value::yes_if(feito_won))])
            }
            Incident::Conceded { by } => {
                (play::CONCEDED, vec![("said-codilho", word("no")), ("role", role(by)), ("both-accept", word("no"))])
            }
            Incident::SaidCodilho { .. } => (play::CONCEDED, vec![("said-codilho", word("yes"))]),
            Incident::HidEspadilha { then, .. } => (
                counts::ESPADILHA,
                match then {
                    Espadilha::Passed => espadilha("passed", "free-casca"),
                    Espadilha::KeptAfterSegundo => [espadilha("passed", "segundo"), vec![("drew", word("no"))]].concat(),
                    Espadilha::DrewAfterSegundo => [espadilha("passed", "segundo"), vec![("drew", word("yes"))]].concat(),
                    Espadilha::PeWent => espadilha("passed", "pe-casca"),
                    Espadilha::ThrownAway => espadilha("feito-threw", "free-casca"),
                },
            ),
        }
    }

    fn revoke_answers(&self, by: Seat, kind: Revoked, found: Found) -> Answers {
        let mut said = vec![
            ("caller", word("player")),
            ("misled", word("no")),
            ("cards-mixed", word("no")),
            ("played-on", Value::yes_if(found != Found::BeforePlayingOn)),
            ("again", Value::yes_if(self.open.honour.revokes[by.index()] > 0)),
            ("hand-over", Value::yes_if(matches!(found, Found::AtTheEnd { .. }))),
            ("kind", kind.value()),
        ];
        if let Found::AtTheEnd { taker, rightful, overspent } = found {
            let good = overspent.and_then(|harmed| Some((self.one_trick_for(harmed, by)?, harmed)));
            said.push((RIGHTFUL.key, Value::Player(rightful)));
            said.push((
                "harm",
                match good {
                    _ if taker != rightful => Harm::TrickTaken.value(),
                    Some(_) => Harm::Overspent.value(),
                    None => Harm::None.value(),
                },
            ));
            if let Some((from, to)) = good.filter(|_| taker == rightful) {
                said.extend([(GIVES_TRICK.key, Value::Player(from)), (GETS_TRICK.key, Value::Player(to))]);
            }
        }
        said
    }

    /// The giver of one trick to the harmed feito: the revoker, else another opponent; only if it gives the number to win.
    fn one_trick_for(&self, harmed: Seat, revoker: Seat) -> Option<Seat> {
        let (open, won) = (&self.open, self.open.play.won);
        let has_one = |seat: &Seat| won[seat.index()] > 0;
        let from = Some(revoker).filter(has_one).or_else(|| open.opponents().find(has_one))?;
        let leads =
            |tricks: [u8; SEATS]| tricks[harmed.index()] > open.rivals().most(open.opponents().map(|seat| tricks[seat.index()]));
        let mut then = won;
        then[from.index()] -= 1;
        then[harmed.index()] += 1;
        (open.play.made_good.is_none() && !leads(won) && leads(then)).then_some(from)
    }

    /// Asks the desk what follows, and lets it happen.
    pub(in super::super) fn rule_on(&mut self, incident: &Incident) {
        let ruling = self.ruled(incident);
        self.apply(incident, &ruling);
    }

    fn apply(&mut self, incident: &Incident, ruling: &Ruling) {
        // One reposta, however often somebody revokes (II.10.31).
        let again = matches!(*incident, Incident::Revoke { by, .. } if self.open.honour.revokes[by.index()] > 0);
        for payment in ruling.payments.iter().filter(|_| !again) {
            if let Some(owner) = payment.from.as_seat() {
                let _ = self.open.honour.penalties.try_push(Owed { owner, cause: payment.cause });
            }
        }
        let Incident::Revoke { by, trick, .. } = *incident else {
            self.open.claims.resigned = self.open.claims.resigned.or(ruling.barred);
            if ruling.hand == HandFate::DealtAgain {
                self.settle_void();
            }
            return;
        };
        let first = trick * self.open.round.active;
        if ruling.card == CardFate::TakenBack {
            let at = self.open.play.plays.iter().skip(first).position(|(player, _)| *player == by);
            return self.take_back(first + at.unwrap_or(0));
        }
        self.open.honour.revokes[by.index()] += 1;
        // The old tariff knows the reposta alone.
        if self.agreements.penalty_code == PenaltyCode::OldTariff {
            return;
        }
        self.open.honour.barred = self.open.honour.barred.or(ruling.barred);
        match ruling.trick {
            TrickFate::Stands => {}
            TrickFate::GoesTo(rightful) => self.open.play.give(trick, rightful),
            TrickFate::OneFrom { from, to } => self.open.play.make_good(from, to),
            // The trick is undone and the hand played anew from there; so is whatever was laid down since.
            TrickFate::PlayedAgain => {
                self.open.claims.claim = None;
                self.take_back(first);
            }
        }
    }

    /// The tentos that are paid of each due, if this is asked for (II.17.2, II.17.3). The desk decides between what was asked and the whole.
    pub(in super::super) fn asked_pagas(&self, by: Seat, of: Seat, asked: Asked) -> Vec<i64> {
        let settlement = &self.open.settlement;
        let dues = &settlement.dues;
        let mut paid: Vec<i64> = dues.iter().map(|due| asked_and_due(due, by, of, asked)).collect();
        let begun = dues.iter().filter(|due| due.amount < due.full).map(Due::pair);
        let mut pairs: Vec<(Seat, Seat)> = settlement.misasked.iter().copied().chain(begun).chain([(of, by)]).collect();
        pairs.sort_unstable();
        pairs.dedup();
        let right =
            |paid: &[i64], pair: (Seat, Seat)| dues.iter().zip(paid).all(|(due, &paid)| due.pair() != pair || due.amount == paid);
        // A pair put right can put right the next.
        for &(from, to) in pairs.iter().cycle().take(pairs.len() * pairs.len()) {
            let another = |due: &Due| (due.from == from) != (due.to == to) && right(&paid, due.pair());
            let one_paid = dues.iter().any(another);
            let said = vec![("what", word("asked-wrong")), ("one-paid", Value::yes_if(one_paid))];
            let ruling = DESK.at_table(&pots::PAYMENT, &AtTable { game: self, by: to, said }).unwrap_or_else(Unanswered::halt);
            if !right(&paid, (from, to)) && ruling.follows.contains(&PAYS_IN_FULL.says) {
                let rest = dues.iter().zip(&mut paid).filter(|(due, _)| due.pair() == (from, to));
                rest.for_each(|(due, paid)| *paid = due.amount);
            }
        }
        paid
    }

    /// Pays what is owed of each due, and notes a wrong asking: nothing of what was asked is due.
    pub(in super::super) fn pay_asked(&mut self, by: Seat, of: Seat, asked: Asked) {
        let paid = self.asked_pagas(by, of, asked);
        let settlement = &mut self.open.settlement;
        for (due, &amount) in settlement.dues.iter_mut().zip(&paid) {
            due.amount -= amount;
            self.ledger.pay(self.match_state.deal, due.from, due.to, amount, due.cause);
        }
        if !settlement.dues.iter().zip(&paid).any(|(due, &amount)| due.pair() == (of, by) && amount > 0) {
            settlement.misasked.push((of, by));
        }
    }
}

/// The part of a due that is asked for so, and owed (II.17.2, II.17.12).
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
