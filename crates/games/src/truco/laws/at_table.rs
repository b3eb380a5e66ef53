//! A fault at a table becomes an incident of the desk, whose questions the state of the table answers; and its ruling takes effect: the one
//! place where the laws move anything.

use super::super::Truco;
use super::super::facts::well;
use super::super::stakes::{FLOR, FlorEnd};
use super::super::state::{First, Phase, Said, Score, Side};
use super::charge::{Charge, Penalty};
use super::conduct::{ONLOOKER, SPOKE};
use super::incidents::{
    CARDS_GATHERED, FALSE_FLOR, HIDDEN_FLOR, LOOKED_EARLY, MISDEAL, PECO_FLOR, PROOF_NOT_SHOWN, SHOWED_CARDS, STACKED_CARDS,
    WRONG_SONG,
};
use super::{DESK, figures};
use engine::law::{Due, Facts, Form, HandFate, Kind, Payment, Ruling, Unanswered, Value};
use engine::{Account, Seat, SeatSet};

/// When a wrong number of cards was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum CountTiming {
    BeforePlay,
    /// Somebody of the contest had played.
    Late,
}

/// What a player who was asked for a flor has shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Shown {
    Flor,
    NoFlor,
}

/// What happened, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Happened {
    /// Something an opponent has claimed, or its doer owned up to.
    Charged { charge: Charge, by: Seat },
    /// A wrong number of cards is told.
    WrongCount { by: Seat, told: CountTiming },
    /// A testa player's cards are gathered before they have played.
    Gathered { of: Seat, by: Seat },
    /// A *peço flor* is answered.
    Asked { asked: Seat, shown: Shown },
}

/// Answers to the questions of words.
pub(in super::super) type Answers = &'static [(&'static str, &'static str)];

pub(in super::super) const fn charged(charge: Charge) -> (Form, Answers) {
    match charge {
        Charge::BystanderSpoke => (ONLOOKER, &[("one-of-four", "yes"), ("cleared-error", "yes")]),
        Charge::LookedEarly => (LOOKED_EARLY, &[("testa-announced", "yes"), ("testa-running", "no")]),
        Charge::Looked => (LOOKED_EARLY, &[("testa-announced", "yes"), ("testa-running", "yes")]),
        Charge::Senha => (SPOKE, &[("kind", "senha"), ("volta", "testa")]),
        Charge::ShownNeedlessly => (SHOWED_CARDS, &[("volta", "testa"), ("after-testa", "no")]),
        Charge::ShownAfter => (SHOWED_CARDS, &[("volta", "testa"), ("after-testa", "yes"), ("last-testa", "no")]),
        Charge::BaralhoUnshown => (PROOF_NOT_SHOWN, &[("what", "went-to-baralho")]),
        Charge::PassedUnshown => (PROOF_NOT_SHOWN, &[("what", "passed-in-vazas")]),
        Charge::Stacked => (STACKED_CARDS, &[("visible", "no")]),
        Charge::FaceDownUnshown => (PROOF_NOT_SHOWN, &[("what", "first-card-down")]),
        Charge::FalseFlor => (FALSE_FLOR, &[("what", "none-held"), ("after-truco", "no")]),
        Charge::FalseFlorAfter => (FALSE_FLOR, &[("what", "none-held"), ("after-truco", "yes")]),
        Charge::FlorUnshown => (PROOF_NOT_SHOWN, &[("what", "flor-unshown")]),
        Charge::HiddenFlor => (HIDDEN_FLOR, &[("said-diminutive", "no")]),
        Charge::PecoRefused => (PROOF_NOT_SHOWN, &[("what", "asked-flor")]),
        Charge::OneFalse => (FALSE_FLOR, &[("what", "one-of-several")]),
        Charge::EnvidoUnshown => (PROOF_NOT_SHOWN, &[("what", "envido-unshown")]),
        Charge::WrongSong => (WRONG_SONG, &[("what", "cards-differ"), ("after-truco", "yes")]),
        Charge::WrongSongUnplayed => (WRONG_SONG, &[("what", "cards-differ"), ("after-truco", "no")]),
    }
}

impl Happened {
    /// Whose hidden flor came out by it.
    fn hider(self) -> Option<Seat> {
        match self {
            Happened::Charged { charge, by } if charge.penalty() == Penalty::Renege => Some(by),
            Happened::Asked { asked, shown: Shown::Flor } => Some(asked),
            Happened::Charged { .. }
            | Happened::WrongCount { .. }
            | Happened::Gathered { .. }
            | Happened::Asked { shown: Shown::NoFlor, .. } => None,
        }
    }

    /// Is it paid by flores that the other side has not sung?
    fn pays_unsung(self) -> bool {
        match self {
            Happened::Charged { charge, .. } => charge.tells_flores(),
            Happened::WrongCount { told, .. } => told == CountTiming::Late,
            Happened::Gathered { .. } | Happened::Asked { .. } => false,
        }
    }
}

/// An incident at a table, and the state that answers its questions.
struct AtTable<'a> {
    game: &'a Truco,
    happened: Happened,
    said: Answers,
}

impl Facts for AtTable<'_> {
    fn fact(&self, key: &'static str, _: Kind) -> Option<Value> {
        let game = self.game;
        if let Some((_, word)) = self.said.iter().find(|(known, _)| *known == key) {
            return Some(Value::Word(word));
        }
        let doer = self.doer();
        let against = |seats: SeatSet| seats.iter().filter(|&seat| game.side(seat) != game.side(doer)).count();
        Some(match key {
            _ if [figures::BY.key, figures::GATHERED_OF.key, figures::ASKED.key].contains(&key) => {
                Value::Player(game.desk_seat(doer))
            }
            _ if key == figures::FIRST_PART.key => Value::Number(self.first_part()),
            _ if key == figures::TRUCO.key => Value::Number(game.truco_at_stake()),
            _ if key == figures::HELD.key => Value::Number(against(game.unsung_flores()) as i64),
            "flor-against" => Value::yes_if(against(game.held_flores()) > 0),
            "first-part-settled" => Value::yes_if(game.open.first_score.is_some()),
            _ => return None,
        })
    }
}

impl AtTable<'_> {
    /// The player of whom the desk asks.
    fn doer(&self) -> Seat {
        match self.happened {
            Happened::Charged { by, .. } | Happened::WrongCount { by, .. } => by,
            Happened::Gathered { of, .. } => of,
            Happened::Asked { asked, .. } => asked,
        }
    }

    /// All flores sung are lost with a false one.
    fn first_part(&self) -> i64 {
        let at_stake = self.game.first_part_at_stake();
        match self.happened {
            Happened::Charged { charge: Charge::FalseFlor | Charge::FalseFlorAfter | Charge::OneFalse, .. } => {
                at_stake.max(FLOR * self.game.open.flores.sung.len() as i64)
            }
            Happened::Charged { .. } | Happened::WrongCount { .. } | Happened::Gathered { .. } | Happened::Asked { .. } => {
                at_stake
            }
        }
    }
}

impl Truco {
    /// The desk is asked what follows, and it follows.
    pub(in super::super) fn rule_on(&mut self, happened: Happened) {
        if let Some(hider) = happened.hider() {
            // A hidden flor is paid once, asked for or seen.
            if self.open.paid_flor.contains(hider) {
                return;
            }
            self.open.paid_flor = self.open.paid_flor.with(hider);
        }
        let ruling = self.ruled(happened);
        for seat in self.paid_unsung(happened).iter() {
            self.open.shown[seat.index()] |= self.hidden.hands[seat.index()];
        }
        if ruling.hand == HandFate::DealtAgain {
            self.void_deal(match happened {
                Happened::Charged { charge, by } => Some((by, Said::Ruled(charge))),
                Happened::WrongCount { .. } | Happened::Gathered { .. } | Happened::Asked { .. } => None,
            });
        } else {
            self.apply(happened, &ruling);
        }
    }

    /// The ruling of the desk, its causes with the seats of this table.
    fn ruled(&self, happened: Happened) -> Ruling {
        let same_side = |one: Seat, other: Seat| self.side(one) == self.side(other);
        let ((form, said), fault_of): ((Form, Answers), Seat) = match happened {
            Happened::Charged { charge, by } => (charged(charge), by),
            Happened::WrongCount { by, told: CountTiming::Late } => ((MISDEAL, &[("play-begun", "yes")]), by),
            Happened::WrongCount { by, told: CountTiming::BeforePlay } => {
                ((MISDEAL, &[("play-begun", "no"), ("announced", "yes")]), by)
            }
            Happened::Gathered { of, by } if same_side(of, by) => ((CARDS_GATHERED, &[("by-whom", "own-side")]), by),
            Happened::Gathered { of, .. } => ((CARDS_GATHERED, &[("by-whom", "opponents")]), of),
            Happened::Asked { asked, shown: Shown::Flor } => {
                ((PECO_FLOR, &[("asker-sang-flor", "yes"), ("flor-proved", "yes")]), asked)
            }
            Happened::Asked { asked, shown: Shown::NoFlor } => {
                ((PECO_FLOR, &[("asker-sang-flor", "yes"), ("flor-proved", "no")]), asked)
            }
        };
        let mut ruling = DESK.at_table(&form, &AtTable { game: self, happened, said }).unwrap_or_else(Unanswered::halt);
        ruling.payments.iter_mut().for_each(|payment| payment.cause = payment.cause.by(fault_of));
        ruling
    }

    /// The seat at the desk, where every other one is of side A.
    fn desk_seat(&self, seat: Seat) -> Seat {
        let of = self.side(seat);
        let before = Seat::first(self.match_state.players).filter(|&other| other < seat && self.side(other) == of).count();
        Seat::at(2 * before + of.index())
    }

    /// Whose unsung flores it pays: they are shown.
    fn paid_unsung(&self, happened: Happened) -> SeatSet {
        let against = |doer: Seat, seats: SeatSet| seats.iter().filter(|&seat| self.side(seat) != self.side(doer)).collect();
        match happened {
            Happened::Charged { by, .. } | Happened::WrongCount { by, .. } if happened.pays_unsung() && self.is_unsaid() => {
                against(by, self.unsung_flores())
            }
            Happened::Gathered { of, by } if self.side(of) == self.side(by) => against(of, self.held_flores()),
            Happened::Charged { .. } | Happened::WrongCount { .. } | Happened::Gathered { .. } | Happened::Asked { .. } => {
                SeatSet::EMPTY
            }
        }
    }

    fn apply(&mut self, happened: Happened, ruling: &Ruling) {
        let scores = |due| ruling.payments.iter().filter(move |payment| payment.due == due).map(score).collect();
        let (fines, mut parts): (Vec<Score>, Vec<Score>) = (scores(Due::Now), scores(Due::AtSettlement));
        self.open.fines.extend(fines);
        // Where cards are gathered, a first part that is settled stands.
        if let (Happened::Gathered { .. }, Some(settled)) = (happened, self.open.first_score) {
            parts.insert(0, settled);
        }
        match parts[..] {
            [first, truco] => {
                self.open.first_score = Some(first);
                self.open.truco_score = Some(truco);
                self.open.reverted = true;
            }
            [truco] => self.open.forfeited = self.open.forfeited.or(Some((truco.to, truco.cause))),
            [] | [_, _, _, ..] => {}
        }
        if matches!(ruling.hand, HandFate::Forfeited(_)) && self.open.phase == Phase::Contest {
            self.end_contest("ruled");
        }
    }

    fn held_flores(&self) -> SeatSet {
        self.open.contestants().iter().copied().filter(|&seat| self.holds_flor(seat)).collect()
    }

    /// Flores that can still be sung.
    fn unsung_flores(&self) -> SeatSet {
        self.held_flores().iter().filter(|&seat| self.flor_right(seat)).collect()
    }

    /// T*: the last stage accepted, or what the refused one brought; 1 if there was none.
    pub(in super::super) fn truco_at_stake(&self) -> i64 {
        self.open.calls.refused.map_or(self.open.calls.on.worth(), |stage| stage.refused())
    }

    /// Has nothing been said of the first part that counts?
    fn is_unsaid(&self) -> bool {
        self.open.first_score.is_none() && self.open.first == First::Open
    }

    /// F*: what the first part is worth as it stands, a proposal counting as refused; 0 if nothing was said.
    pub(in super::super) fn first_part_at_stake(&self) -> i64 {
        let open = &self.open;
        let sung = FLOR * open.flores.sung.len() as i64;
        match (open.first_score, open.first) {
            (Some(score), _) => score.tentos,
            (None, First::Open) => 0,
            (None, First::Envido | First::Lei) => open.ladder.refused,
            (None, First::Singing) => open.ladder.stake,
            // What is sung for is the same for both sides.
            (None, First::FlorSinging) => self.flor_score(Side::A).tentos,
            (None, First::FlorAsked | First::FlorRound) => self.flores_refused().unwrap_or(sung),
            (None, First::FlorChoice) => sung,
            (None, First::Closed) => sung.max(1),
        }
    }

    /// What the flores bring if they end here: a raise that waits is refused, and a side that shrank has lost (5.2).
    fn flores_refused(&self) -> Option<i64> {
        let flores = &self.open.flores;
        let (end, winner) = match (flores.raise, flores.shrunk) {
            (_, Some(side)) => (FlorEnd::Shrunk, side.other()),
            (Some((side, _)), None) => (self.flor_refused(), side),
            (None, None) => return None,
        };
        let (won, lost) = (self.flores_of(winner), self.flores_of(winner.other()));
        (won > 0).then(|| end.tentos(won, lost, flores.resto, self.open.cap))
    }
}

fn score(payment: &Payment) -> Score {
    let to = if payment.to == Account::from(well(Side::A)) { Side::A } else { Side::B };
    Score { to, tentos: payment.amount, cause: payment.cause }
}
