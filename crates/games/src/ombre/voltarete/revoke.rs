//! Revokes at an honour table: mending, accusing, and what follows (II.10.10-31).

use super::Voltarete;
use super::action::Action;
use super::breach::Breach;
use super::laws::{Found, Incident, Revoked};
use super::stage::{Awaited, Stage};
use super::state::{HAND, LaidAs, Phase, Said};
use crate::ombre::revoke::Looked;
use cards::Card;
use engine::{Offer, Seat};

impl Voltarete {
    /// The play so far, as it can be looked through.
    fn looked(&self) -> Option<Looked<'_>> {
        let trumps = self.open.trumps()?;
        Some(Looked { course: self.open.play.course(&self.open.round, trumps), hands: &self.hidden.hands })
    }

    pub(super) fn revoke_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let Some(looked) = self.looked().filter(|_| self.agreements.honour() && self.open.round.plays_cards(seat)) else {
            return;
        };
        if let Some(at) = looked.mendable(seat).filter(|_| self.may_mend()) {
            out.push(Offer::Card { of: looked.allowed(at), make: Action::Amend });
        }
        for other in self.open.round.after(seat) {
            for trick in 1..=HAND as u8 {
                if self.check_accusation(seat, other, trick).is_ok() {
                    out.push(Offer::Word(Action::Accuse(other, trick)));
                }
            }
        }
    }

    /// Can a revoke in a player's last card still be mended? Cards laid down count as played on (laws D46); but a feito who stops
    /// after five tricks keeps the others from playing on, and so from establishing theirs (II.10.15).
    fn may_mend(&self) -> bool {
        let stopped = self.open.claims.claim.is_none() && self.open.play.takers.len() < HAND;
        self.open.phase != Phase::Inspection || stopped
    }

    pub(super) fn check_amend(&self, seat: Seat, card: Card) -> Result<(), Breach> {
        let Some(looked) = self.looked().filter(|_| self.agreements.honour()) else { return Err(Breach::HonourOnly) };
        let at = looked.mendable(seat).filter(|_| self.may_mend()).ok_or(Breach::NothingToAmend)?;
        if looked.allowed(at).contains(card) { Ok(()) } else { Err(Breach::StillRevoke) }
    }

    /// The player mends their revoke: every card from there on is taken back, and they play another (II.10.15, II.10.21).
    pub(super) fn amend(&mut self, seat: Seat, card: Card) {
        let Some(at) = self.looked().and_then(|looked| looked.mendable(seat)) else { return };
        self.take_back(at);
        self.open.say(seat, Said::Amend);
        self.put_down(seat, card);
    }

    /// The law by which a seat has lost the right to examine.
    fn unexamining_law(&self, seat: Seat) -> &'static str {
        let conceded = |laid: LaidAs| matches!(laid, LaidAs::Lost(_));
        match self.open.claims.claim {
            _ if self.open.feito != Some(seat) => "voltarete:II.12.6",
            Some(claim) if claim.by == seat && conceded(claim.what) => "voltarete:II.12.9",
            _ => "voltarete:II.12.5",
        }
    }

    /// The play to be looked at, if this accusation can be made.
    pub(super) fn check_accusation(&self, by: Seat, seat: Seat, trick: u8) -> Result<usize, Breach> {
        let open = &self.open;
        let Some(looked) = self.looked().filter(|_| self.agreements.honour()) else { return Err(Breach::HonourOnly) };
        if by == seat || !open.round.plays_cards(by) || !open.round.plays_cards(seat) {
            return Err(Breach::NotPlaying);
        }
        if open.claims.unexamining.contains(by) {
            return Err(Breach::NoExamining { rule: self.unexamining_law(by) });
        }
        let at = usize::from(trick).checked_sub(1).and_then(|trick| looked.course.play_in(seat, trick));
        let at = at.ok_or(Breach::NoSuchTrick)?;
        if open.honour.examined.contains(&(seat, trick)) {
            return Err(Breach::AccusedAlready);
        }
        // While cards are in hand, cards that all have seen must prove it: those played later, or lying open.
        let seen = if open.claims.exposed.contains(seat) { self.hand(seat) } else { open.shown[seat.index()] };
        let proved = open.phase == Phase::Inspection || looked.course.is_revoke(at, seen);
        if proved { Ok(at) } else { Err(Breach::NotProved) }
    }

    /// A player says that another revoked in a trick (II.10.16-20).
    pub(super) fn accuse(&mut self, seat: Seat, trick: u8) {
        let number = usize::from(trick) - 1;
        let Some(looked) = self.looked() else { return };
        let Some(at) = looked.course.play_in(seat, number) else { return };
        if !looked.is_revoke(at) {
            // Suspicion is not proof, and costs nothing; but all have now seen that they could not follow.
            let lacks = looked.course.lacks(at);
            self.open.honour.examined.push((seat, trick));
            self.open.honour.cleared[seat.index()] |= lacks;
            return self.open.say(seat, Said::Cleared(trick));
        }
        let played_on = looked.course.last_of(seat) != Some(at);
        let found = if !played_on && self.may_mend() {
            Found::BeforePlayingOn
        } else if self.open.play.takers.len() < HAND {
            Found::InPlay
        } else {
            let taker = self.open.play.takers[number];
            let harmed = self.open.feito.filter(|&feito| feito == taker && seat != feito);
            Found::AtTheEnd {
                taker,
                rightful: looked.rightful_taker(at, self.open.feito),
                overspent: harmed.filter(|&feito| looked.overspent(at, feito)),
            }
        };
        let incident = Incident::Revoke { by: seat, trick: number, kind: kind(&looked, at), found };
        self.open.honour.examined.push((seat, trick));
        self.open.say(seat, Said::Revoked(trick));
        self.rule_on(&incident);
    }

    /// An honour table before the cards are mixed.
    fn check_inspection(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        match *action {
            Action::Accuse(other, trick) => self.check_accusation(seat, other, trick).map(drop),
            Action::Amend(card) => self.check_amend(seat, card),
            Action::Content if !self.open.settlement.content.contains(seat) => Ok(()),
            _ => Err(Breach::untimely(action)),
        }
    }

    fn inspect(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Accuse(other, trick) => return self.accuse(other, trick),
            Action::Amend(card) => return self.amend(seat, card),
            _ => {}
        }
        self.open.settlement.content = self.open.settlement.content.with(seat);
        if self.awaited().must.is_empty() {
            self.open.settlement.content = engine::SeatSet::EMPTY;
            self.settle_played();
        }
    }
}

/// The kind of breach of the duty.
fn kind(looked: &Looked<'_>, at: usize) -> Revoked {
    let (trumps, card) = (looked.course.duty, looked.course.plays[at].1);
    let led = looked.course.trick_before(at).led();
    let owed = looked.allowed(at);
    if led.is_some_and(|led| trumps.all().contains(led)) {
        let only_matadores = owed.iter().all(|card| trumps.matadores.contains(&card));
        if only_matadores { Revoked::Matador } else { Revoked::Trump }
    } else if trumps.all().contains(card) {
        Revoked::Ruff
    } else {
        Revoked::Suit
    }
}

pub(super) static INSPECTION: Stage = Stage {
    awaited: |game| {
        let content = game.open.settlement.content;
        Awaited { must: game.open.round.playing().minus(content), may: content }
    },
    others: |_, _, _| Breach::NotPlaying,
    offers: |game, seat, out| game.offer_words(seat, &[Action::Content], out),
    optional_offers: Voltarete::revoke_offers,
    check: Voltarete::check_inspection,
    perform: Voltarete::inspect,
};
