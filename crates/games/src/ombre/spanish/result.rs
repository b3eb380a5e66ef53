//! Result of a hand: won, puesta or codillo, and the side payments that come with it (mediator R44-R55, 5.2, hombre R29, R34-R37).

use super::Core;
use super::bid::Undertaking;
use super::state::{Bola, Claimed, Concession};
use super::terms::Liability;
use super::variant::{Contra, Desbola, Estuches, FAVOURITE, REFAVOUR, Reckoning, Variant};
use crate::ombre::trumps::Trumps;
use cards::CardSet;
use engine::Seat;

/// The fewest trumps in a row that count as estuches (mediator 5.2).
pub const FEWEST_ESTUCHES: usize = 3;

/// Outcome of the game itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Won,
    /// Lost: the Hombre puts as much as the pot into the middle.
    Puesta,
    /// Lost: as much goes to those who beat them; in a comparison to this one.
    Codillo(Option<Seat>),
}

/// Result of a bola that is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BolaPaid {
    Made,
    Lost,
    /// No trick at all.
    Desbola,
}

/// A hand judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    pub outcome: Outcome,
    pub bola: Option<BolaPaid>,
    pub primeras: bool,
    /// The run of trumps that is paid for, the Hombre's or their adversaries'.
    pub estuches: CardSet,
}

/// Payers of a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    /// Game, calidades and bola.
    pub game: Payers,
    pub pot: Payers,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payers {
    Hombre,
    Halves,
}

/// Tricks with which a defender asks for no more (hombre R29).
pub(super) const ASKS_NO_MORE: u8 = 4;

/// The comparison of the Hombre with two others, each for themselves (hombre R34-R36).
pub fn compared(hombre: u8, others: [(Seat, u8); 2]) -> Outcome {
    let [(one, a), (other, b)] = others;
    if hombre > a.max(b) {
        Outcome::Won
    } else if hombre == a.max(b) || a == b {
        Outcome::Puesta
    } else {
        Outcome::Codillo(Some(if a > b { one } else { other }))
    }
}

/// The payers of a loss when the partner has made `tricks` (mediator 5.3).
pub fn loss(liability: Liability, outcome: Outcome, tricks: u8) -> Loss {
    let few = match outcome {
        Outcome::Codillo(_) => tricks == 0,
        _ => tricks <= 1,
    };
    let if_few = if few { Payers::Halves } else { Payers::Hombre };
    match liability {
        Liability::Half => Loss { game: Payers::Halves, pot: Payers::Halves },
        Liability::ByTricks => Loss { game: Payers::Halves, pot: if_few },
        Liability::Introduced => Loss { game: if_few, pot: if_few },
    }
}

/// Trumps that nobody can beat in this hand, when these cards are played: a sure trick each (hombre D5).
pub(super) fn sure_trumps(trumps: &Trumps, held: CardSet, played: CardSet) -> usize {
    let unplayed = trumps.sequence().iter().filter(|&&trump| !played.contains(trump));
    unplayed.take_while(|&&trump| held.contains(trump)).count()
}

impl Variant {
    /// The value of `many` estuches.
    pub fn estuches(&self, counted: Estuches, many: usize) -> i64 {
        match (many, counted) {
            (0..FEWEST_ESTUCHES, _) => 0,
            (_, Estuches::Each) => many as i64,
            (_, Estuches::FirstThreeAsOne) => (many + 1 - FEWEST_ESTUCHES) as i64,
        }
    }
}

impl Core {
    /// The factor, under the trump, of all payments but the pot.
    pub(super) fn multiplier(&self) -> i64 {
        match self.open.trump {
            Some(trump) if self.terms.refavour() == Some(trump) => REFAVOUR,
            Some(trump) if self.match_state.favourite == Some(trump) => FAVOURITE,
            _ => 1,
        }
    }

    /// A hand as it was when play began.
    pub(super) fn at_play(&self, seat: Seat) -> CardSet {
        self.hand(seat) | self.open.play.played_by(seat)
    }

    pub(super) fn judge(&self) -> Judged {
        let (variant, play) = (self.terms.variant, &self.open.play);
        let (side, win) = (self.side_tricks(), variant.win());
        let all = play.takers.len() == variant.hand;
        let outcome = if self.open.question == Some(Claimed::Win) {
            Outcome::Won
        } else if self.open.concession != Concession::No {
            Outcome::Codillo(None)
        } else if self.open.bola == Bola::Bid && usize::from(side) < variant.hand {
            // Cut late it is still lost; the tricks made decide what becomes of the pot (mediator R50, D10).
            if side + 1 >= win { Outcome::Puesta } else { Outcome::Codillo(None) }
        } else {
            self.by_tricks(side)
        };
        let bola = match self.open.bola {
            Bola::Bid | Bola::Tried if usize::from(side) == variant.hand => Some(BolaPaid::Made),
            Bola::Bid | Bola::Tried | Bola::Forfeited => Some(BolaPaid::Lost),
            // No trick: not of a forced entry, and not of a bola that was cut (mediator R55, D11).
            Bola::No => {
                let none = side == 0 && all || self.open.concession == Concession::LaidDown;
                let paid = variant.prices.desbola == Desbola::AsBola && self.as_voluntary();
                (none && paid).then_some(BolaPaid::Desbola)
            }
        };
        let first = |many: u8| {
            let takers = &play.takers;
            takers.len() >= usize::from(many) && takers[..usize::from(many)].iter().all(|&taker| self.side().contains(taker))
        };
        let calidades = self.as_voluntary();
        Judged {
            outcome,
            bola,
            primeras: calidades && outcome == Outcome::Won && self.open.bola != Bola::Bid && first(win),
            estuches: if calidades { self.estuches() } else { CardSet::EMPTY },
        }
    }

    fn by_tricks(&self, side: u8) -> Outcome {
        match self.terms.variant.reckoning {
            Reckoning::Counted { win } if side >= win => Outcome::Won,
            Reckoning::Counted { win } if side + 1 == win => Outcome::Puesta,
            Reckoning::Counted { .. } => Outcome::Codillo(None),
            // What was asked for with four sure tricks makes no codillo (hombre R29).
            Reckoning::Compared if self.codillo_was_asked_for() => Outcome::Puesta,
            Reckoning::Compared => self.comparison(),
        }
    }

    /// The Hombre's tricks beside those of each defender.
    fn comparison(&self) -> Outcome {
        let adversaries = self.adversaries();
        let of = |at: usize| adversaries.get(at).map_or((self.open.mano(), 0), |&seat| (seat, self.open.play.of(seat)));
        compared(self.side_tricks(), [0, 1].map(of))
    }

    /// Is this the codillo of a defender who asked for tricks they might not ask for (hombre R29)?
    pub(super) fn codillo_was_asked_for(&self) -> bool {
        let codillo = self.terms.variant.reckoning == Reckoning::Compared;
        codillo && matches!(self.comparison(), Outcome::Codillo(Some(winner)) if self.overasked(winner))
    }

    /// Has this defender enough tricks, so that they may ask for no more (hombre R29)?
    pub(super) fn may_not_ask(&self, seat: Seat) -> bool {
        self.open.play.of(seat) >= ASKS_NO_MORE
    }

    /// Did this defender ask for a trick when four were theirs already, or as good as (hombre D5)?
    fn overasked(&self, seat: Seat) -> bool {
        let Some(trumps) = self.duty().map(|duty| duty.trumps) else { return false };
        let plays = &self.open.play.plays;
        self.open.asked.iter().filter(|(asker, _)| *asker == seat).any(|&(_, at)| {
            let at = usize::from(at);
            let before: CardSet = plays[..at.min(plays.len())].iter().map(|&(_, card)| card).collect();
            let sure = sure_trumps(trumps, self.at_play(seat) - before, before);
            let won = self.open.play.takers[..at / self.open.round.active].iter().filter(|&&taker| taker == seat).count();
            won + sure >= usize::from(ASKS_NO_MORE)
        })
    }

    /// The run of trumps from the espadilla down in the Hombre's side, or, if that has no mate, among the adversaries (5.2).
    pub(super) fn estuches(&self) -> CardSet {
        let Some(trumps) = self.duty().map(|duty| duty.trumps) else { return CardSet::EMPTY };
        let own = self.side().iter().fold(CardSet::EMPTY, |all, seat| all | self.at_play(seat));
        if own.meets(CardSet::from_slice(&trumps.matadores)) {
            return trumps.matadores_in(own);
        }
        let adversaries = self.adversaries();
        match self.terms.variant.contra {
            Contra::Joint => trumps.matadores_in(adversaries.iter().fold(CardSet::EMPTY, |all, &seat| all | self.at_play(seat))),
            Contra::OneHand => self.longest_run(trumps, &adversaries),
        }
    }

    fn longest_run(&self, trumps: &Trumps, seats: &[Seat]) -> CardSet {
        seats.iter().map(|&seat| trumps.matadores_in(self.at_play(seat))).max_by_key(|run| run.len()).unwrap_or(CardSet::EMPTY)
    }

    /// The payers of the loss of the Hombre's side.
    pub(super) fn loss(&self, outcome: Outcome) -> Loss {
        let partner = self.partner();
        let tricks = partner.map_or(0, |seat| self.open.play.of(seat));
        let alone = Loss { game: Payers::Hombre, pot: Payers::Hombre };
        let halves = Loss { game: Payers::Halves, pot: Payers::Halves };
        match (partner, self.open.concession) {
            (None, _) => alone,
            // Who was made to enter is helped by halves: no trick of the partner's frees them (mediator LIG.2, D42).
            _ if !self.as_voluntary() => halves,
            // Where the partner always pays half, also of a codillo that was conceded or laid down; not of the desbola (family D20).
            (_, Concession::Accepted | Concession::LaidDown) if self.terms.liability == Liability::Half => halves,
            (_, Concession::LaidDown) => alone,
            // Given up, nobody knows whether the partner would have made a trick (mediator R56).
            (_, Concession::Accepted) => alone,
            (_, Concession::Refused) if self.terms.liability != Liability::Half => {
                if tricks == 0 {
                    halves
                } else {
                    alone
                }
            }
            _ => loss(self.terms.liability, outcome, tricks),
        }
    }

    /// The undertaking, as a place in the tariff.
    pub(super) fn tariff(&self) -> usize {
        match self.open.bid.map(|bid| bid.game) {
            Some(Undertaking::Mediator) => 1,
            Some(Undertaking::Solo) => 2,
            _ => 0,
        }
    }
}
