//! Faults claimed at a real table, until the cards are gathered (R93). A claim holds if what all have seen proves it: so no
//! offer to claim, and no refusal of a claim, tells a hidden card. What it brings can: a first part in which nothing was said
//! is paid by the flores that are held (5.5).

use super::super::Truco;
use super::super::breach::Breach;
use super::super::points;
use super::super::stakes::Stage;
use super::super::state::{First, Leaving, Phase, Said, Song, Stay};
use super::at_table::Happened;
use super::charge::{Charge, Fault, Penalty};
use cards::Suit;
use engine::Seat;

impl Truco {
    pub(in super::super) fn check_claim(&self, seat: Seat, law: Charge, against: Seat) -> Result<(), Breach> {
        self.check_real()?;
        self.check_fights(seat)?;
        let penalty = law.penalty();
        let turned_over = self.open.reverted && matches!(penalty, Penalty::Revert | Penalty::Truco | Penalty::Renege);
        let paid = penalty == Penalty::Renege && self.open.paid_flor.contains(against);
        let ruled = self.open.ruled.contains(&(law, against)) && self.fault_of(law, against).is_none();
        if against.index() >= self.match_state.players {
            Err(Breach::NoSuchSeat)
        } else if self.side(seat) == self.side(against) {
            Err(Breach::OwnSide { rule: "truco R93" })
        } else if turned_over || paid || ruled {
            Err(Breach::Already { rule: "truco R93" })
        } else if !self.evident(law, against) {
            Err(Breach::NotProved { law })
        } else if penalty == Penalty::Truco && self.first_part_waits() {
            // It ends the contest and brings the truco alone: what the first part waits for is answered first (R29).
            Err(Breach::AnswerFirst)
        } else {
            Ok(())
        }
    }

    /// Is the first part proposed, held or being sung?
    fn first_part_waits(&self) -> bool {
        let running = !matches!(self.open.first, First::Open | First::Closed);
        self.open.phase == Phase::Contest && (running || self.open.held.is_some())
    }

    /// Does what all have seen prove this fault?
    fn evident(&self, law: Charge, seat: Seat) -> bool {
        let open = &self.open;
        let known = open.known(seat);
        let at = seat.index();
        let passed = open.stay[at] == Stay::Out(Leaving::Pass);
        let thrown = open.stay[at] == Stay::Out(Leaving::Baralho);
        let over = open.phase == Phase::Claims;
        let sang_points = matches!(open.songs[at], Some(Song::Points(_))) && open.flores.sung.is_empty();
        let sang_flor = open.flores.sung.contains(seat);
        let several = open.flores.sung.len() > 1;
        // A flor of the other side is no reason why this one is not false (truco:9.X).
        let alone = self.flores_of(self.side(seat)) == 1;
        let unproved = self.owes_proof(seat);
        match law {
            Charge::LookedEarly => open.plays.is_empty() && open.phase == Phase::Contest && self.fault_of(law, seat).is_some(),
            Charge::BystanderSpoke
            | Charge::Looked
            | Charge::Senha
            | Charge::ShownNeedlessly
            | Charge::ShownAfter
            | Charge::Stacked => self.fault_of(law, seat).is_some(),
            Charge::BaralhoUnshown => sang_points && thrown && unproved,
            Charge::FlorUnshown => sang_flor && unproved && (thrown || over && !passed) && !self.false_flor(seat),
            Charge::PassedUnshown => (sang_points || sang_flor) && passed && unproved && over && !open.duel(),
            Charge::FaceDownUnshown => (sang_points || sang_flor) && passed && unproved && over && open.duel(),
            Charge::EnvidoUnshown => {
                sang_points
                    && !passed
                    && !thrown
                    && unproved
                    && over
                    && self.song_winner() == Some(seat)
                    && !self.wrong_song(seat)
            }
            Charge::FalseFlor => sang_flor && alone && open.phase == Phase::Contest && self.false_flor(seat),
            Charge::FalseFlorAfter => {
                let afterwards = open.phase != Phase::Contest;
                sang_flor && afterwards && (alone && self.false_flor(seat) || self.wrong_flor_points(seat))
            }
            Charge::OneFalse => sang_flor && several && self.false_flor(seat),
            Charge::HiddenFlor => open.fights(seat) && !sang_flor && points::is_flor(known) && !open.silenced.contains(seat),
            Charge::PecoRefused => {
                let asked = open.asked_flor.iter().any(|&(_, asked)| asked == seat);
                asked && over && !points::is_flor(known) && !points::of_two_suits(known)
            }
            Charge::WrongSong => sang_points && self.truco_was_called() && self.wrong_song(seat),
            Charge::WrongSongUnplayed => sang_points && !self.truco_was_called() && self.wrong_song(seat),
        }
    }

    /// Where the act stands among those nobody has claimed. Who looked before play had begun pays as soon as it has
    /// (truco:9.IV.3).
    fn fault_of(&self, law: Charge, by: Seat) -> Option<usize> {
        let early = Fault { law: Charge::LookedEarly, by };
        let looked = law == Charge::Looked && !self.open.plays.is_empty();
        self.open.faults.iter().position(|&fault| fault == Fault { law, by } || looked && fault == early)
    }

    fn truco_was_called(&self) -> bool {
        self.open.calls.on != Stage::Nothing || self.open.calls.refused.is_some()
    }

    /// Do their open cards exclude a flor?
    fn false_flor(&self, seat: Seat) -> bool {
        let known = self.open.known(seat);
        let unknown = usize::from(self.open.dealt[seat.index()]).saturating_sub(known.len());
        Suit::ALL.into_iter().all(|suit| (known & cards::CardSet::suit(suit)).len() + unknown < 3)
    }

    /// Do their open cards contradict the points they sang?
    fn wrong_song(&self, seat: Seat) -> bool {
        let Some(Song::Points(sung)) = self.open.songs[seat.index()] else { return false };
        let known = self.open.known(seat);
        let held = points::envido(known);
        let all = known.len() == usize::from(self.open.dealt[seat.index()]);
        // Once they have shown, a pair of another total is what they show against their song.
        let shown = self.open.phase == Phase::Claims && held >= 20 && !points::proves(known, sung);
        !known.is_empty() && (held > sung || all && held != sung || shown)
    }

    fn wrong_flor_points(&self, seat: Seat) -> bool {
        let Some(Song::Points(sung)) = self.open.songs[seat.index()] else { return false };
        points::flor(self.open.known(seat)).is_some_and(|held| held != sung)
    }

    pub(in super::super) fn claim(&mut self, law: Charge, against: Seat) {
        // Each act is claimed once, another of the same kind again.
        if let Some(at) = self.fault_of(law, against) {
            self.open.faults.remove(at);
        }
        self.open.ruled.push((law, against));
        self.open.say(against, Said::Ruled(law));
        self.rule_on(Happened::Charged { charge: law, by: against });
    }

    /// Owning up to a false flor: they lay their cards open.
    pub(in super::super) fn check_admit(&self, seat: Seat) -> Result<(), Breach> {
        self.check_real()?;
        self.check_fights(seat)?;
        let guilty = self.open.flores.sung.contains(seat) && !self.holds_flor(seat);
        if guilty && !self.open.reverted { Ok(()) } else { Err(Breach::NotNow { rule: "truco:9.X.1" }) }
    }

    pub(in super::super) fn admit(&mut self, seat: Seat) {
        self.open.shown[seat.index()] |= self.hidden.hands[seat.index()];
        let law = match (self.open.flores.sung.len(), self.open.phase) {
            (2.., _) => Charge::OneFalse,
            (_, Phase::Contest) => Charge::FalseFlor,
            (_, Phase::Draw | Phase::Cutting | Phase::Shuffle | Phase::Exposed | Phase::Show | Phase::Claims | Phase::Over) => {
                Charge::FalseFlorAfter
            }
        };
        if self.open.phase == Phase::Show {
            self.has_shown(seat);
        }
        self.claim(law, seat);
    }
}
