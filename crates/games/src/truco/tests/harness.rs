//! A teller of short tales: it opens a table, arranges a pack, and lets written words and cards happen at it.

use super::super::state::{First, Phase, Side};
use super::super::{Action, Agreements, Truco};
use engine::battery::scenario;
use engine::{Action as _, Game, Offer, Refusal, Seat, Turn};

/// Hands without a flor, for tales in which the cards do not matter.
pub(super) const PLAIN: [&str; 4] = ["3C 7E 4O", "3O RB 5C", "4C 5O 6B", "SE 7B 4E"];

/// A table and what has happened at it.
#[derive(Clone)]
pub(super) struct Scenario {
    pub(super) game: Truco,
}

impl Scenario {
    /// A real table under a heading written as in a record, the lines divided by `;`: `option players 2; setup score 15 9`.
    /// Unless it says otherwise the last seat deals, so that seat 0 is the mão.
    pub(super) fn at(heading: &str) -> Scenario {
        Scenario::try_at(heading).expect("a table")
    }

    /// A strict table.
    pub(super) fn strict(heading: &str) -> Scenario {
        Scenario::at(&format!("option fidelity strict; {heading}"))
    }

    /// A testa volta: seat 0 deals, and the first testa is `1 x 0`.
    pub(super) fn testa(heading: &str) -> Scenario {
        Scenario::at(&format!("setup volta 2; setup dealer 0; {heading}"))
    }

    pub(super) fn try_at(heading: &str) -> Result<Scenario, engine::BadAgreement> {
        let heading = format!("option fidelity real_table; {heading}");
        let game = scenario::try_table(&heading, |agreements: &Agreements| agreements.players - 1)?;
        Ok(Scenario { game })
    }

    /// Cuts if nobody has, and deals these hands to the seats. What is not written comes in the pack's order.
    pub(super) fn deal<const N: usize>(&mut self, hands: [&str; N]) -> &mut Scenario {
        if self.game.open.phase == Phase::Cutting {
            let cutter = self.game.match_state.cutter();
            self.happens(&format!("{cutter} cut 17"));
        }
        scenario::deal(&mut self.game, &hands, "");
        self
    }

    /// A real table with these hands dealt.
    pub(super) fn dealt<const N: usize>(heading: &str, hands: [&str; N]) -> Scenario {
        let mut scenario = Scenario::at(heading);
        scenario.deal(hands);
        scenario
    }

    pub(super) fn offers(&self, seat: usize) -> Vec<Offer<Action>> {
        scenario::offers(&self.game, Seat::at(seat))
    }

    /// Is this offered to the seat?
    pub(super) fn offered(&self, line: &str) -> bool {
        let (seat, action) = read(line);
        self.offers(seat.index()).iter().any(|offer| offer.includes(&action))
    }

    fn try_line(&mut self, line: &str) -> Result<(), Refusal> {
        let (seat, action) = read(line);
        // Free words are accepted and not offered.
        if action.verb() == "utter" {
            return self.game.act(seat, &action);
        }
        scenario::try_line(&mut self.game, line)
    }

    /// Somebody who has still to sing or to let their flor go by.
    fn waiver(&self) -> Option<String> {
        let seats = Seat::first(self.game.match_state.players);
        let waiver =
            seats.into_iter().find(|&seat| self.game.open.phase == Phase::Contest && self.game.check_waive(seat).is_ok());
        waiver.map(|seat| format!("{seat} waive_flor"))
    }

    /// These things happen, divided by `;`: the seat, and what. A seat not said to sing its flor waives it.
    pub(super) fn happens(&mut self, lines: &str) -> &mut Scenario {
        for line in scenario::lines(lines) {
            let (seat, action) = read(line);
            while self.game.check(seat, &action).is_err() {
                let Some(waiver) = self.waiver() else { break };
                self.try_line(&waiver).expect("a waiver");
            }
            if let Err(refusal) = self.try_line(line) {
                panic!("`{line}` is refused in {:?}, {:?}: {refusal:?}", self.game.open.phase, self.game.open.first);
            }
        }
        while let Some(waiver) = self.waiver() {
            self.try_line(&waiver).expect("a waiver");
        }
        self
    }

    /// This is said, and nobody has waived anything yet.
    pub(super) fn is_held(&mut self, line: &str) -> &mut Scenario {
        self.try_line(line).expect("it is accepted");
        assert!(self.game.open.held.is_some(), "`{line}` takes effect at once");
        self
    }

    /// This is refused, by this rule, and nothing has changed.
    pub(super) fn refuses(&mut self, line: &str, cite: &str) -> &mut Scenario {
        let before = format!("{:?}", self.game);
        match self.try_line(line) {
            Ok(()) => panic!("`{line}` is accepted"),
            Err(refusal) => assert_eq!(refusal.cite.0, cite, "`{line}`: {refusal:?}"),
        }
        assert_eq!(before, format!("{:?}", self.game), "`{line}` is refused and has changed something");
        self
    }

    /// Words that bind nothing: nothing changes but what was said.
    pub(super) fn just_talk(&mut self, line: &str) -> &mut Scenario {
        let mut before = self.game.open.clone();
        self.try_line(line).expect("talk is free");
        before.said = self.game.open.said.clone();
        before.doubtful = self.game.open.doubtful;
        assert_eq!(before, self.game.open, "`{line}` has changed something");
        self
    }

    /// A whole vaza: `0 3C 1 7O 2 1B 3 1E`. Its winner is this side, or none if it is parda, and this seat leads next.
    pub(super) fn vaza(&mut self, plays: &str, winner: Option<Side>, leader: usize) -> &mut Scenario {
        let before = self.game.open.vazas.len();
        let words: Vec<&str> = plays.split_whitespace().collect();
        for play in words.chunks(2) {
            self.happens(&format!("{} play {}", play[0], play[1]));
        }
        assert_eq!(self.game.open.vazas.get(before), Some(&winner), "{plays}");
        assert_eq!(self.game.open.leader, Seat::at(leader), "{plays}");
        self
    }

    /// Shows all owed proofs, claims nothing, and gathers the cards.
    pub(super) fn gathered(&mut self) -> &mut Scenario {
        self.proofs();
        self.all_gather()
    }

    /// Shows all cards of the players who owe a proof.
    pub(super) fn proofs(&mut self) -> &mut Scenario {
        while let Some(seat) = self.game.open.owing.iter().next().filter(|_| self.game.open.phase == Phase::Show) {
            let cards = self.game.showable(seat);
            self.happens(&format!("{seat} show {cards}"));
        }
        self
    }

    /// Nobody has anything more to claim.
    pub(super) fn all_gather(&mut self) -> &mut Scenario {
        assert_eq!(self.game.open.phase, Phase::Claims, "the contest is over");
        for seat in self.game.open.contestants().to_vec() {
            self.happens(&format!("{seat} gather"));
        }
        self
    }

    pub(super) fn scores(&self) -> (i64, i64) {
        (self.game.score(Side::A), self.game.score(Side::B))
    }

    pub(super) fn stand(&mut self, a: i64, b: i64) -> &mut Scenario {
        assert_eq!(self.scores(), (a, b));
        self
    }

    /// Proofs, no claims, and then the tally.
    pub(super) fn ends(&mut self, a: i64, b: i64) -> &mut Scenario {
        if self.game.open.phase != Phase::Over && self.game.agreements.real_table() {
            self.gathered();
        }
        self.stand(a, b)
    }

    /// Tentos of the first part so far.
    pub(super) fn first(&self) -> Option<(Side, i64)> {
        self.game.open.first_score.map(|score| (score.to, score.tentos))
    }

    pub(super) fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    pub(super) fn first_part(&self) -> First {
        self.game.open.first
    }

    /// The rules cited by the entries of the volta that was dealt as this.
    pub(super) fn cites(&self, deal: u32) -> Vec<&'static str> {
        self.game.ledger.of_deal(deal).iter().map(|entry| entry.cause.cite.0).collect()
    }
}

pub(super) fn read(line: &str) -> (Seat, Action) {
    let (seat, action) = line.split_once(' ').expect("a seat, and what");
    (Seat::at(seat.parse().expect("a seat")), action.parse().unwrap_or_else(|bad| panic!("`{line}`: {bad}")))
}
