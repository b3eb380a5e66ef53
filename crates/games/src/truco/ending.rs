//! The end of a contest: proofs, the order of settlement, and the next volta (R57, R92-R98).

use super::Truco;
use super::breach::Breach;
use super::facts::{HEAP, well};
use super::laws::{Happened, Shown};
use super::points;
use super::stakes::{FlorEnd, PARTIDA};
use super::state::{First, Form, Gathered, Phase, SEATS, Said, Score, Side, Song, Stay};
use crate::sentence;
use cards::CardSet;
use engine::{Account, DealReport, LedgerEntry, Msg, Seat, SeatSet};

impl Truco {
    /// The contest is over. At a strict table all is shown and settled by itself; at a real one proofs are owed and faults
    /// can be claimed.
    pub(super) fn end_contest(&mut self, outcome: &'static str) {
        self.open.outcome = Some(outcome);
        self.open.held = None;
        self.open.window = SeatSet::EMPTY;
        self.open.doubtful = None;
        self.open.first = First::Closed;
        if !self.agreements.real_table() {
            self.show_by_itself();
            self.compare_deferred(|game, seat| game.hidden.dealt[seat.index()]);
            self.answer_peco(|game, seat| game.hidden.dealt[seat.index()]);
            self.settle();
            return;
        }
        self.open.owing = self.open.contestants().iter().copied().filter(|&seat| self.owes_showing(seat)).collect();
        self.open.phase = Phase::Show;
        if self.open.owing.is_empty() {
            self.begin_claims();
        }
    }

    /// Must this seat show something at the end, and has it cards left to show?
    fn owes_showing(&self, seat: Seat) -> bool {
        let known = self.open.known(seat);
        let passed = matches!(self.open.stay[seat.index()], Stay::Out(_));
        let must = if self.open.flores.sung.is_empty() { self.song_winner() == Some(seat) || passed } else { true };
        let asked = self.open.asked_flor.iter().any(|&(_, asked)| asked == seat);
        let answered = points::is_flor(known) || points::of_two_suits(known);
        let owes = must && self.owes_proof(seat) || asked && !answered;
        owes && !(self.hidden.hands[seat.index()] - self.open.shown[seat.index()]).is_empty()
    }

    /// Every singer of a flor shows it, the winner of the envido their points, and a player asked for a flor their cards.
    fn show_by_itself(&mut self) {
        for at in 0..self.open.active {
            let seat = self.open.order[at];
            let dealt = self.hidden.dealt[seat.index()];
            let mut proof = CardSet::EMPTY;
            if self.open.flores.sung.contains(seat) {
                proof = dealt;
            } else if self.open.flores.sung.is_empty()
                && let Some(Song::Points(sung)) = self.open.songs[seat.index()]
                && self.song_winner() == Some(seat)
            {
                proof = if points::proves(self.open.known(seat), sung) { CardSet::EMPTY } else { points::proof(dealt, sung) };
            }
            if self.open.asked_flor.iter().any(|&(_, asked)| asked == seat) {
                proof |= self.answer_to_peco(seat);
            }
            let shown = proof - self.open.known(seat);
            if !shown.is_empty() {
                self.open.shown[seat.index()] |= shown;
                self.open.say(seat, Said::Showed(shown));
            }
        }
    }

    /// Two cards of different suits are enough, else all (R59).
    fn answer_to_peco(&self, seat: Seat) -> CardSet {
        let (known, dealt) = (self.open.known(seat), self.hidden.dealt[seat.index()]);
        if points::of_two_suits(known) {
            return CardSet::EMPTY;
        }
        let other = dealt.iter().find(|card| known.iter().any(|seen| seen.suit() != card.suit()));
        let pair = dealt
            .iter()
            .find_map(|card| dealt.iter().find(|other| other.suit() != card.suit()).map(|other| CardSet::of(card).with(other)));
        other.map(CardSet::of).or(pair).unwrap_or(dealt)
    }

    /// Flor e flor are compared: the highest takes all (R50).
    pub(super) fn compare_deferred(&mut self, cards: impl Fn(&Truco, Seat) -> CardSet) {
        if self.open.flores.end == Some(FlorEnd::Deferred) && self.open.first_score.is_none() {
            let highest = self.highest_flor(|seat| cards(self, seat));
            self.open.first_score = highest.map(|side| self.flor_score(side));
        }
    }

    /// Rules on every *peço flor* that these cards answer (R59, truco:9.XI.3-4).
    fn answer_peco(&mut self, cards: impl Fn(&Truco, Seat) -> CardSet) {
        for (_, asked) in self.open.asked_flor.clone() {
            let known = cards(self, asked);
            let shown = if points::is_flor(known) { Shown::Flor } else { Shown::NoFlor };
            // Who was cut off could not sing it, and hides nothing (D15).
            let hides_nothing = shown == Shown::Flor && self.open.silenced.contains(asked);
            if !hides_nothing && (shown == Shown::Flor || points::of_two_suits(known)) {
                self.rule_on(Happened::Asked { asked, shown });
            }
        }
    }

    /// Nothing more is owed: what lies open is compared, and faults can be claimed until all have gathered.
    fn begin_claims(&mut self) {
        self.compare_deferred(|game, seat| game.open.known(seat));
        self.answer_peco(|game, seat| game.open.known(seat));
        self.open.phase = Phase::Claims;
    }

    pub(super) fn check_gather(&self, seat: Seat) -> Result<(), Breach> {
        self.check_fights(seat)?;
        match self.open.phase {
            Phase::Show if self.open.owing.contains(seat) => Ok(()),
            Phase::Claims if self.open.content.contains(seat) => Err(Breach::Already { rule: "truco R93" }),
            Phase::Claims => Ok(()),
            _ => Err(Breach::NotNow { rule: "truco R57" }),
        }
    }

    /// Nothing more to show, or to claim. When all have said so the cards are gathered and the tentos entered.
    pub(super) fn gather(&mut self, seat: Seat) {
        if self.open.phase == Phase::Show {
            self.has_shown(seat);
            return;
        }
        self.open.content = self.open.content.with(seat);
        if self.open.contestants().iter().all(|&seat| self.open.content.contains(seat)) {
            self.settle();
        }
    }

    /// This seat has shown what it would.
    pub(super) fn has_shown(&mut self, seat: Seat) {
        self.open.owing = self.open.owing.without(seat);
        if self.open.owing.is_empty() && self.open.phase == Phase::Show {
            self.begin_claims();
        }
    }

    /// First part, truco, penalties, in this order, until a side has twenty-four (R92).
    fn settle(&mut self) {
        if let Some((to, cause)) = self.open.forfeited.filter(|_| !self.open.reverted) {
            self.open.truco_score = Some(Score { to, tentos: self.truco_at_stake(), cause });
        }
        let scores = [self.open.first_score, self.open.truco_score];
        let fines = self.open.fines.clone();
        for score in scores.into_iter().flatten().chain(fines) {
            if self.leader() < PARTIDA {
                self.ledger.pay(self.match_state.deal, HEAP, well(score.to), score.tentos, score.cause);
            }
        }
        if self.leader() >= PARTIDA {
            self.report();
            self.open.phase = Phase::Over;
        } else if self.open.form == Form::Testa && self.open.contest == 0 {
            self.begin_second_testa();
        } else {
            self.report();
            let (plays, shown) = (self.open.plays.clone(), self.open.shown);
            self.match_state.last = Some(Gathered { plays, shown, outcome: self.open.outcome });
            // The mão gathers the cards and is the next pé (R17).
            self.match_state.dealer = self.mao();
            self.begin_volta();
        }
    }

    /// Keeps how the volta ended: what each side got, in its order, and the cards that were shown.
    fn report(&mut self) {
        let deal = self.match_state.deal;
        let side = |entry: &LedgerEntry| Side::BOTH.into_iter().find(|&side| entry.to == Account::from(well(side)));
        let members =
            |side: Side| Seat::first(self.match_state.players).filter(|&seat| self.side(seat) == side).collect::<SeatSet>();
        let got = |entry: &LedgerEntry| {
            let got = Msg::new("truco-ended-got").with("side", members(side(entry)?));
            Some(got.with("tentos", entry.amount).with("cause", entry.cause.said()))
        };
        let ended = sentence::in_turn(self.ledger.of_deal(deal).iter().filter_map(got));
        let shown = Seat::first(self.match_state.players).map(|seat| (seat, self.open.shown[seat.index()]));
        let shown = shown.filter(|(_, cards)| !cards.is_empty()).collect();
        self.reports.push(DealReport { ended, shown, ..self.running_report() });
    }

    pub(super) fn running_report(&self) -> DealReport {
        DealReport {
            number: self.match_state.deal,
            dealer: self.match_state.dealer,
            outcome: self.open.outcome,
            contract: Some(match self.open.form {
                Form::Roda => "roda",
                Form::Testa => "testa",
            }),
            ombre: None,
            trump: None,
            tricks: self.open.taken[..self.match_state.players.min(SEATS)].iter().copied().collect(),
            counted: Vec::new(),
            ended: None,
            shown: Vec::new(),
        }
    }
}
