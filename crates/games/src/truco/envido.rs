//! The envido: calls, raises, and the singing of points (R30-R42).

use super::Truco;
use super::breach::Breach;
use super::points::{self, LEAST_SONG, MOST_SONG};
use super::stakes::{EnvidoCall, Ladder};
use super::state::{First, Held, Score, Song};
use engine::{Cause, Cite, Seat, SeatSet};

impl Truco {
    pub(super) fn check_envido(&self, seat: Seat, call: EnvidoCall) -> Result<(), Breach> {
        self.envido_ladder(seat).and_then(|ladder| self.bars(&ladder, call))
    }

    pub(super) fn bars(&self, ladder: &Ladder, call: EnvidoCall) -> Result<(), Breach> {
        ladder.bars(call, self.falta(), self.open.cap, self.agreements.max_simple_envidos)
    }

    /// The calls over which this seat may put another, if it may say envido at all (R30, R31, R33).
    pub(super) fn envido_ladder(&self, seat: Seat) -> Result<Ladder, Breach> {
        let open = &self.open;
        self.check_fights(seat)?;
        if open.held.is_some() {
            return Err(Breach::Held);
        }
        match open.first {
            First::Open if open.played[seat.index()] > 0 => Err(Breach::EnvidoAfterCard),
            First::Open if open.trucked[self.side(seat).index()] => Err(Breach::EnvidoAfterTruco),
            First::Open | First::Envido if self.must_sing(seat) => Err(Breach::MustSingFlor),
            First::Open => self.check_may_open(seat).map(|()| Ladder::EMPTY),
            First::Envido if self.asked_side() != Some(self.side(seat)) => Err(Breach::NotAsked { rule: "truco R29" }),
            First::Envido => Ok(open.ladder),
            First::Closed => Err(Breach::FirstPartOver { rule: "truco R30" }),
            First::Lei => Err(Breach::AnswerFirst),
            _ => Err(Breach::NotNow { rule: "truco R30" }),
        }
    }

    pub(super) fn envido(&mut self, seat: Seat, call: EnvidoCall) {
        if self.open.first == First::Open {
            self.raise_envido(seat, call);
            return;
        }
        // A raise cuts off the companheiro of the one raised over: they had to sing at once (R46).
        let companion = self.open.caller.and_then(|caller| self.companion(caller)).filter(|&other| self.flor_right(other));
        self.hold(Held::Raise { by: seat, call }, companion.map_or(SeatSet::EMPTY, SeatSet::of));
    }

    /// The call stands; a raise is acceptance of all before it (R32).
    pub(super) fn raise_envido(&mut self, seat: Seat, call: EnvidoCall) {
        let falta = self.falta();
        if let Some(companion) = self.open.caller.and_then(|caller| self.companion(caller)) {
            self.open.mute = self.open.mute.with(companion);
        }
        let open = &mut self.open;
        open.ladder = open.ladder.with(call, falta, open.cap);
        open.caller = Some(seat);
        open.envidado = open.envidado.with(seat);
        open.proposed = open.proposed.with(seat);
        open.first = First::Envido;
        // From a raise on, answers concern the first part alone (R71).
        open.calls.joint = None;
        open.repeated = false;
    }

    /// Tentos to the last caller for a refusal (R38).
    pub(super) fn envido_refused(&self, rule: &'static str) -> Option<Score> {
        let id = self.open.ladder.last().map_or("truco-cause-envido-refused", EnvidoCall::refused_cause);
        let cause = Cause::new(id, Cite(rule));
        self.open.caller.map(|by| Score { to: self.side(by), tentos: self.open.ladder.refused, cause: cause.by(by) })
    }

    /// The next to sing, in order of play: of envido all who still play, of flores all who sang (R39, R51).
    pub(super) fn next_singer(&self) -> Option<Seat> {
        let open = &self.open;
        open.contestants().iter().copied().find(|&seat| {
            let due = match open.first {
                First::Singing => open.stays(seat),
                First::FlorSinging => open.flores.sung.contains(seat),
                _ => false,
            };
            due && open.songs[seat.index()].is_none()
        })
    }

    /// The best song so far.
    fn best_song(&self) -> Option<i64> {
        let points = |song: &Option<Song>| match song {
            Some(Song::Points(points)) => Some(*points),
            _ => None,
        };
        self.open.songs.iter().filter_map(points).max()
    }

    /// The true points of a seat in what is being sung.
    pub(super) fn true_points(&self, seat: Seat) -> i64 {
        let dealt = self.hidden.dealt[seat.index()];
        match self.open.first {
            First::FlorSinging => points::flor(dealt).unwrap_or_else(|| points::envido(dealt)),
            _ => points::envido(dealt),
        }
    }

    pub(super) fn check_song(&self, seat: Seat, song: Song) -> Result<(), Breach> {
        self.check_fights(seat)?;
        let rule = if self.open.first == First::FlorSinging { "truco R51" } else { "truco R39" };
        let turn = self.next_singer().ok_or(Breach::NotNow { rule })?;
        if seat != turn {
            return Err(Breach::NotYourTurn { turn, rule });
        }
        let best = self.best_song();
        match song {
            _ if self.must_sing(seat) => Err(Breach::MustSingFlor),
            Song::NaoMato if self.open.first == First::FlorSinging => Err(Breach::AllSing),
            // The mão always sings, or the player who sings in their place (R39).
            Song::NaoMato if best.is_none() => Err(Breach::MaoMustSing),
            Song::NaoMato => Ok(()),
            Song::Points(points) if !(LEAST_SONG..=MOST_SONG).contains(&points) => Err(Breach::FalseSong),
            Song::Points(_) if self.agreements.real_table() => Ok(()),
            Song::Points(points) if points != self.true_points(seat) => Err(Breach::FalseSong),
            Song::Points(points) if self.open.first == First::Singing && best.is_some_and(|best| points <= best) => {
                Err(Breach::SongTooLow)
            }
            Song::Points(_) => Ok(()),
        }
    }

    pub(super) fn song(&mut self, seat: Seat, song: Song) {
        let late: SeatSet = self.cut_off_by(seat);
        self.open.songs[seat.index()] = Some(song);
        if !late.is_empty() {
            self.cut_off(seat, late);
        }
        if self.next_singer().is_some() {
            return;
        }
        let Some(winner) = self.song_winner() else { return };
        let to = self.side(winner);
        let score = match self.open.first {
            First::Singing => Score { to, tentos: self.open.ladder.stake, cause: self.envido_won(winner) },
            _ => self.flor_score(to),
        };
        self.close_first(Some(score));
    }

    /// With which points the envido was won, in words.
    fn envido_won(&self, winner: Seat) -> Cause {
        let id = self.open.ladder.last().map_or("truco-cause-envido", EnvidoCall::won_cause);
        let sung = match self.open.songs[winner.index()] {
            Some(Song::Points(points)) => points,
            _ => 0,
        };
        Cause::new(id, Cite("truco R41")).by(winner).count(sung)
    }

    /// The seat whose song is best; of equal songs the earlier (R10).
    pub(super) fn song_winner(&self) -> Option<Seat> {
        self.earliest_best(|seat| match self.open.songs[seat.index()] {
            Some(Song::Points(points)) => Some(points),
            _ => None,
        })
    }
}
