//! Faults at an honour table. The desk rules on them, its questions answered by the state, when the hand is settled, or at once where a fault
//! ends the hand. The rulings are carried out here alone.

use super::super::Core;
use super::super::facts::{FINES, MIDDLE};
use super::super::paid::{Aim, Collects};
use super::super::result::{BolaPaid, Judged, Outcome};
use super::super::state::Bola;
use super::super::variant::Reckoning;
use super::deal::{KING_RETURNED, MISNAMED};
use super::irregularity::{Draw, Exposed, Harm, Incident, Irregularity, Lift, Looker, Talk, Thrown, TooSoon, Turn};
use super::monte::{DREW_WRONG, EXPOSED_MONTE, LOOKED_AT_REST, SAW_DISCARD, SIGNALLED, THREW_IN, VIEWED_DISCARD};
use super::outcomes::{MATE_TO_HOMBRE, NO_COLLECT, PAYS_AT_STAKE, PAYS_FOR_HOMBRE, PAYS_SHARES};
use super::play::{ADVISED_BOLA, KING_TOO_SOON, LIFTED_TRICK, PLAYED_EARLY, REVOKE, SHOWED_CARD, TALKED};
use super::stake::{Role, Went};
use engine::law::{Due, Facts, Form, HandFate, Kind, Outcome as Follows, Ruling, Unanswered, Value};
use engine::{Account, Cite, Seat, SeatSet};

/// Answers to the questions of words.
type Answers = &'static [(&'static str, &'static str)];

/// The incident of the desk, and what is answered by the act alone.
const fn incident(what: Irregularity) -> (Form, Answers) {
    match what {
        Irregularity::Early => (PLAYED_EARLY, &[]),
        Irregularity::Shown { .. } => (SHOWED_CARD, &[]),
        Irregularity::Lifted(Lift::InTime) => (LIFTED_TRICK, &[("misled", "no"), ("played-on", "no")]),
        Irregularity::Lifted(Lift::Late) => (LIFTED_TRICK, &[("misled", "no"), ("played-on", "yes")]),
        Irregularity::Advised => (ADVISED_BOLA, &[]),
        Irregularity::Talked(Talk::Warn) => (TALKED, &[("what", "warned")]),
        Irregularity::Talked(Talk::ReadTricks) => (TALKED, &[("what", "read-tricks")]),
        Irregularity::Talked(Talk::AskPartner) => (TALKED, &[("what", "asked-partner")]),
        Irregularity::Revoke => (REVOKE, &[("caller", "player"), ("complete", "yes"), ("more-than-once", "no")]),
        Irregularity::TakenBack { .. } => (REVOKE, &[("caller", "player"), ("complete", "no")]),
        Irregularity::King(TooSoon::Followed) => (KING_TOO_SOON, &[("what", "followed")]),
        Irregularity::King(TooSoon::Led) => (KING_TOO_SOON, &[("what", "led")]),
        Irregularity::King(TooSoon::Thrown) => (KING_TOO_SOON, &[("what", "thrown")]),
        Irregularity::Drawn(Draw::OwnedUp) => (DREW_WRONG, &[("what", "owned-up")]),
        Irregularity::Drawn(Draw::FoundOut) => (DREW_WRONG, &[("what", "found-out")]),
        Irregularity::Drawn(Draw::Short) => (DREW_WRONG, &[("what", "fewer-drawn")]),
        Irregularity::Exposed(Exposed::Before) => (EXPOSED_MONTE, &[("together", "no")]),
        Irregularity::Exposed(Exposed::After) => {
            (EXPOSED_MONTE, &[("together", "no"), ("when", "after-exchange"), ("mate", "no")])
        }
        Irregularity::Exposed(Exposed::Mate) => {
            (EXPOSED_MONTE, &[("together", "no"), ("when", "after-exchange"), ("mate", "yes")])
        }
        Irregularity::SawDiscard { .. } => (SAW_DISCARD, &[]),
        Irregularity::LookedAtRest(Looker::Last) => (LOOKED_AT_REST, &[("what", "last"), ("play-begun", "yes")]),
        Irregularity::LookedAtRest(Looker::Another) => (LOOKED_AT_REST, &[("what", "another"), ("somebody-looked", "no")]),
        Irregularity::ThrewIn(Thrown::Mixed) => (THREW_IN, &[("what", "mixed")]),
        Irregularity::ThrewIn(Thrown::Laid) => (THREW_IN, &[("what", "laid-on-top")]),
        Irregularity::ViewedDiscard => (VIEWED_DISCARD, &[("bola-asked", "yes")]),
        Irregularity::Signalled => (SIGNALLED, &[("what", "asked")]),
        Irregularity::LeftTrick => (SIGNALLED, &[("what", "left-it")]),
        Irregularity::Misnamed => (MISNAMED, &[]),
        Irregularity::ReturnedKing => (KING_RETURNED, &[("agreed", "yes"), ("chillada", "no")]),
    }
}

/// An incident at a table, and the state that answers its questions.
struct AtTable<'a> {
    core: &'a Core,
    incident: Incident,
    /// Tricks made before it.
    trick: u8,
    judged: Option<&'a Judged>,
    said: Answers,
}

impl Facts for AtTable<'_> {
    fn fact(&self, key: &'static str, _: Kind) -> Option<Value> {
        if let Some((_, word)) = self.said.iter().find(|(known, _)| *known == key) {
            return Some(Value::Word(word));
        }
        let (core, by) = (self.core, self.incident.by);
        let outcome = self.judged.map(|judged| judged.outcome);
        let player = |seat: Seat| Value::Player(core.desk_seat(seat));
        Some(match key {
            "by" => player(by),
            "hombre" => player(self.hombre()?),
            "partner" => player(core.partner()?),
            "other" => player(self.granter()?),
            "winner" => player(self.taker()?),
            "gave-codillo" => player(match outcome? {
                Outcome::Codillo(Some(winner)) => winner,
                Outcome::Codillo(None) | Outcome::Won | Outcome::Puesta => *core.adversaries().first()?,
            }),
            "role" => self.role().value(),
            "lone-hombre" => Value::yes_if(core.partner().is_none()),
            "went" => match outcome? {
                Outcome::Won => Went::Won,
                Outcome::Puesta => Went::Puesta,
                Outcome::Codillo(_) => Went::Codillo,
            }
            .value(),
            "won-by-hombre" => Value::yes_if(outcome == Some(Outcome::Won)),
            "bola-due" => Value::yes_if(self.judged.is_some_and(|judged| self.bola_due(judged))),
            "bola-made" => Value::yes_if(self.judged.is_some_and(|judged| judged.bola == Some(BolaPaid::Made))),
            "undecided" => Value::yes_if(core.was_undecided(usize::from(self.trick))),
            "demanded" => Value::yes_if(!core.demanding(by).is_empty()),
            "trick" => Value::Word(self.trick_of()),
            "when" => Value::Word(if self.hombre().is_some() { "before-exchange" } else { "before-named" }),
            "whose-discard" => Value::Word(self.whose_discard()),
            "granted" => Value::yes_if(core.granters(self.trick).len() == 1),
            "tricks-made" => Value::Word(if core.open.play.of(by) >= 3 { "three-or-more" } else { "two" }),
            "own-turn" | "harmful" | "how-many" | "cards" => self.shown(key)?,
            "polla" => Value::Number(core.terms.polla()),
            "pozo" => Value::Number(core.terms.pozo_size()),
            "pot" => Value::Number(core.terms.contested(core.ledger.balance(MIDDLE))),
            "unit" => Value::Number(self.judged.map_or_else(|| core.unit(), |judged| self.unit(judged))),
            "bola" => Value::Number(core.terms.prices.bola[core.tariff()] * core.multiplier()),
            _ => return None,
        })
    }
}

impl AtTable<'_> {
    /// The player of the game, or the highest bidder so far.
    fn hombre(&self) -> Option<Seat> {
        self.core.hombre_so_far()
    }

    /// Everything that each adversary pays or is paid as the hand is settled after this fault, but pot and bola.
    fn unit(&self, judged: &Judged) -> i64 {
        let aim = self.core.aim_at(self.incident, judged);
        self.core.items(&self.core.aimed(judged, &aim), &aim).iter().map(|(amount, _)| amount).sum()
    }

    /// Is a bola or desbola paid as the hand is settled after this fault?
    fn bola_due(&self, judged: &Judged) -> bool {
        let aim = self.core.aim_at(self.incident, judged);
        self.core.bola(&self.core.aimed(judged, &aim), &aim).is_some_and(|(amount, _)| amount != 0)
    }

    fn role(&self) -> Role {
        let (by, partner) = (self.incident.by, self.core.partner());
        match (self.hombre() == Some(by), partner) {
            (true, None) => Role::LoneHombre,
            (true, Some(_)) => Role::PairedHombre,
            (false, partner) if partner == Some(by) => Role::PairedHombre,
            (false, _) => Role::Defender,
        }
    }

    fn taker(&self) -> Option<Seat> {
        self.core.open.play.takers.get(usize::from(self.trick)).copied()
    }

    /// The player who granted the trick that the Hombre asked for.
    fn granter(&self) -> Option<Seat> {
        self.core.granters(self.trick).iter().next()
    }

    /// The side whose discard was seen.
    fn whose_discard(&self) -> &'static str {
        let of_hombre = |of: Seat| self.hombre() == Some(of);
        if matches!(self.incident.what, Irregularity::SawDiscard { of } if of_hombre(of)) { "hombre" } else { "defender" }
    }

    /// The side that made the trick; one that nobody made hurts nobody.
    fn trick_of(&self) -> &'static str {
        let side = self.core.side();
        match self.taker() {
            Some(taker) if side.contains(taker) => "side-of-hombre",
            Some(taker) if taker == self.incident.by => "own",
            None if !side.contains(self.incident.by) => "own",
            Some(_) | None => "other-defender",
        }
    }

    /// The facts of cards that were shown.
    fn shown(&self, key: &str) -> Option<Value> {
        let (cards, turn, harm) = if let Irregularity::Shown { cards, turn, harm } = self.incident.what {
            (cards, turn, harm)
        } else if let Irregularity::TakenBack { harm } = self.incident.what {
            (1, Turn::Another, harm)
        } else {
            return None;
        };
        Some(match key {
            "own-turn" => Value::yes_if(turn == Turn::Own),
            "harmful" => Value::yes_if(harm == Harm::Presumed),
            "how-many" => Value::Word(if cards == 1 { "one" } else { "two-or-more" }),
            "cards" => Value::Number(i64::from(cards)),
            _ => return None,
        })
    }
}

/// A ruling on what was done, in the seats of the table.
#[derive(Clone, Debug)]
pub(in super::super) struct Decision {
    pub(in super::super) by: Seat,
    pub(in super::super) ruling: Ruling,
}

impl Decision {
    fn follows(&self, outcome: Follows) -> bool {
        self.ruling.follows.contains(&outcome.says)
    }

    fn law(&self) -> Option<Cite> {
        self.ruling.cites.first().copied()
    }
}

impl Core {
    /// The seat at the desk, where players are counted from the mano.
    fn desk_seat(&self, seat: Seat) -> Seat {
        Seat::at(self.open.round.players().iter().position(|&there| there == seat).unwrap_or_default())
    }

    /// The player of the game, or the highest bidder so far.
    pub(in super::super) fn hombre_so_far(&self) -> Option<Seat> {
        let named = self.open.auction.standing().map(|(speaker, _)| self.open.round.order[speaker]);
        self.open.hombre.or(named)
    }

    /// The ruling of the desk on what was done after so many tricks.
    pub(in super::super) fn decide(&self, incident: Incident, trick: u8, judged: Option<&Judged>) -> Decision {
        let (form, said) = self::incident(incident.what);
        let mut ruling = self
            .terms
            .variant
            .desk()
            .at_table(&form, &AtTable { core: self, incident, trick, judged, said })
            .unwrap_or_else(Unanswered::halt);
        let players = self.open.round.players();
        let seated = |seat: Seat| players.get(seat.index()).copied().unwrap_or(seat);
        let account = |account: Account| account.as_seat().map_or(account, |seat| seated(seat).into());
        for payment in &mut ruling.payments {
            (payment.from, payment.to) = (account(payment.from), account(payment.to));
        }
        ruling.barred = ruling.barred.iter().map(seated).collect();
        Decision { by: incident.by, ruling }
    }

    /// The price each adversary would pay for the game that is named, with the estuches as held now (hombre D17).
    fn unit(&self) -> i64 {
        let bid = self.open.bid.or(self.open.auction.standing().map(|(_, bid)| bid));
        let game = bid.map_or(0, |bid| self.terms.prices.game[bid.game as usize]);
        let estuches = if self.open.trump.is_some() { self.estuches().len() } else { 0 };
        (game + self.terms.variant.estuches(self.terms.estuches, estuches)) * self.multiplier()
    }

    /// Could the game, or a bola, still be won or lost after so many tricks (mediator D14)?
    pub(in super::super) fn was_undecided(&self, tricks: usize) -> bool {
        let hand = self.terms.variant.hand;
        let side = self.side();
        let takers = &self.open.play.takers[..tricks.min(self.open.play.takers.len())];
        let won = takers.iter().filter(|&&taker| side.contains(taker)).count();
        let left = hand - tricks.min(hand);
        if self.open.bola != Bola::No && won == tricks {
            return true;
        }
        match self.terms.variant.reckoning {
            Reckoning::Counted { win } => won < usize::from(win) && won + left >= usize::from(win),
            Reckoning::Compared => {
                let best = self.adversaries().iter().map(|seat| takers.iter().filter(|taker| *taker == seat).count()).max();
                won < hand / 2 + 1 && won + left > best.unwrap_or(0)
            }
        }
    }

    /// Notes what was done. The laws speak when the hand is settled, so that nobody learns from them what is still hidden.
    pub(in super::super) fn note(&mut self, by: Seat, what: Irregularity) {
        let trick = self.open.play.takers.len() as u8;
        self.note_at(by, what, trick);
    }

    pub(in super::super) fn note_at(&mut self, by: Seat, what: Irregularity, trick: u8) {
        let _ = self.open.honour.faults.try_push((Incident { by, what }, trick));
    }

    /// The players who demand of this one what a law lets them demand.
    fn demanding(&self, of: Seat) -> SeatSet {
        self.open.honour.demanded.iter().filter(|(_, there)| *there == of).map(|&(by, _)| by).collect()
    }

    /// The players who left the Hombre the trick they asked for.
    fn granters(&self, trick: u8) -> SeatSet {
        let left = self.open.honour.faults.iter().filter(|(fault, at)| fault.what == Irregularity::LeftTrick && *at == trick);
        left.map(|(fault, _)| fault.by).collect()
    }

    /// The rulings on everything that was done in the hand.
    pub(in super::super) fn decisions(&self, judged: &Judged) -> Vec<Decision> {
        let returned = self.returner().map(|by| (Incident { by, what: Irregularity::ReturnedKing }, 0));
        // A trick that one player granted is ruled on together with the asking.
        let alone = |(fault, at): &&(Incident, u8)| fault.what != Irregularity::LeftTrick || self.granters(*at).len() > 1;
        let faults = returned.iter().chain(self.open.honour.faults.iter().filter(alone));
        faults.map(|&(fault, trick)| self.decide(fault, trick, Some(judged))).collect()
    }

    /// Rules on what ends the hand, or goes on, at once.
    pub(in super::super) fn rule_now(&mut self, by: Seat, what: Irregularity) -> HandFate {
        let decision = self.decide(Incident { by, what }, self.open.play.takers.len() as u8, None);
        self.carry_out(&decision);
        decision.ruling.hand
    }

    /// Pays what a ruling orders: what lies apart, what goes into the middle, and what goes to a player. What was at stake is the settlement's.
    pub(in super::super) fn carry_out(&mut self, decision: &Decision) {
        for payment in decision.ruling.payments.iter().filter(|payment| payment.due == Due::Now) {
            match payment.from.as_seat() {
                Some(by) if payment.to == FINES.into() => self.fine(by, payment.amount, payment.cause.cite.0),
                Some(_) | None => self.ledger.pay(self.match_state.deal, payment.from, payment.to, payment.amount, payment.cause),
            }
        }
    }

    /// The settlement by which this player pays what was at stake (mediator 5.6).
    fn staked(&self, by: Seat, judged: &Judged) -> Aim {
        let as_if = match (self.side().contains(by), judged.outcome == Outcome::Won) {
            (true, true) => Some(Outcome::Puesta),
            (false, false) => Some(Outcome::Won),
            (true, false) | (false, true) => None,
        };
        Aim { payer: Some(by), as_if, ..Aim::default() }
    }

    /// The settlement that follows a fault which costs what was at stake: a king returned is paid for in the Hombre's place.
    fn aim_at(&self, Incident { by, what }: Incident, judged: &Judged) -> Aim {
        if what == Irregularity::ReturnedKing { Aim { payer: Some(by), ..Aim::default() } } else { self.staked(by, judged) }
    }

    /// The payers of what was at stake, one after another: each fault that was found in its time counts for itself (mediator REN.4, D30).
    pub(in super::super) fn aims(&self, judged: &Judged, decisions: &[Decision]) -> Vec<Aim> {
        if let Some(returned) = decisions.iter().find(|decision| decision.follows(PAYS_FOR_HOMBRE)) {
            return vec![Aim { payer: Some(returned.by), law: returned.ruling.cites.last().copied(), ..Aim::default() }];
        }
        let staked = |decision: &Decision| Aim { law: decision.law(), ..self.staked(decision.by, judged) };
        let mut aims: Vec<Aim> = decisions.iter().filter(|decision| decision.follows(PAYS_AT_STAKE)).map(staked).collect();
        if aims.is_empty() {
            aims.push(Aim::default());
        }
        for decision in decisions {
            if decision.follows(NO_COLLECT) {
                aims[0].collects = Collects::Nothing;
            }
            let demanding = self.demanding(decision.by);
            let pays_for =
                |of: &Seat| decision.follows(MATE_TO_HOMBRE) || decision.follows(PAYS_SHARES) && demanding.contains(*of);
            for of in self.adversaries().into_iter().filter(|&of| of != decision.by).filter(pays_for) {
                let _ = aims[0].shares.try_push((decision.by, of));
            }
        }
        aims
    }
}
