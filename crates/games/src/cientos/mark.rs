//! The end of a hand and of a game: marks, what is lacking, stakes and calidades (R40-R47).

use super::Cientos;
use super::agreements::Agreements;
use super::ganancias::Many;
use super::state::{Ending, HAND, HandReport, Mark, Outcome, Phase, SEATS, other};
use super::tally::Item;
use engine::agreement::Switch;
use engine::{Cause, Cite, DealReport, Msg, Seat};

/// Upper bound of the hands of a game at a strict table: in each somebody makes seven points or more, so that their mark rises by ten;
/// ten such hands show a hundred, and one more makes good what is lacking.
const MOST_HANDS: u32 = 22;

/// Hands after which a game at an honour table is broken off: a hand can be forfeited for nothing there.
const BROKEN_OFF: u32 = 60;

impl Mark {
    /// The mark after a hand of these points: tens, a rest of five or more giving another (R40-R42, D10).
    #[must_use]
    pub fn after(self, points: i64) -> Mark {
        let (raw, mark) = (self.mark + points, self.mark + (points + 5) / 10 * 10);
        let lack = |before: i64, goal: i64| match before {
            0 if self.mark < goal && mark >= goal && raw < goal => goal - raw,
            0 => 0,
            before => (before - points).max(0),
        };
        Mark { mark, lack50: lack(self.lack50, 50), lack100: lack(self.lack100, 100) }
    }

    /// Does this mark, with the points of the running hand, make the half game (R47)?
    pub fn has_half(self, points: i64) -> bool {
        self.mark + points >= 50 && points >= self.lack50
    }
}

/// Largest number of hands in a match, whatever the players do.
pub(super) fn most_hands(agreements: &Agreements) -> u32 {
    agreements.games * if agreements.honour() { BROKEN_OFF } else { MOST_HANDS }
}

/// The calidades an item is paid for: their number and message, with the cards' worth of it (R44).
fn calidad(item: Item) -> Option<(i64, &'static str)> {
    match item {
        Item::Blancas => Some((1, "cientos-cause-blancas")),
        Item::Pique => Some((1, "cientos-cause-pique")),
        Item::Repique => Some((2, "cientos-cause-repique")),
        Item::Secansa(secansa) => Some((secansa.length.calidades(), "cientos-cause-secansa")),
        Item::Set(set) if set.many == Many::Four => Some((1, "cientos-cause-catorce")),
        Item::Capote => Some((1, "cientos-cause-capote")),
        _ => None,
    }
}

/// The extent to which a hand was counted when it ended. A player who reaches a hundred by the last trick ends it before the
/// bazas are counted, and the other may lack just these ten.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Count {
    Whole,
    CutShort,
}

impl Cientos {
    /// All twelve tricks are played.
    pub(super) fn finish_hand(&mut self) {
        self.find_faults();
        self.count_bazas();
        self.end_hand(Count::Whole);
    }

    /// Somebody may have reached a hundred: what is left of the hand is neither played nor counted (R33). It is first looked through
    /// for faults, as at its end; if nobody has a hundred then, it goes on.
    pub(super) fn ended_by_count(&mut self) -> bool {
        if self.winner().is_none() {
            return false;
        }
        self.find_faults();
        let won = self.winner().is_some();
        if won {
            self.end_hand(Count::CutShort);
        }
        won
    }

    /// The hand is over: all of it is counted, or somebody has reached a hundred.
    pub(super) fn end_hand(&mut self, count: Count) {
        let points = Seat::first(2).map(|seat| self.open.points(seat)).collect::<Vec<_>>();
        let points = [points[0], points[1]];
        let winner = self.first_to_reach();
        let outcome = match winner {
            Some(seat) => {
                let loser = other(seat);
                let half = self.match_state.marks[loser.index()].has_half(points[loser.index()]);
                // Without an agreed double game every game is simple (R8, R43).
                if half || self.agreements.double_game == Switch::Off { Outcome::Simple(seat) } else { Outcome::Double(seat) }
            }
            None if self.agreements.honour() && self.match_state.hands >= BROKEN_OFF => Outcome::BrokenOff,
            None => Outcome::Marked,
        };
        self.pay_calidades(count, winner.map(other));
        let marks = [0, 1].map(|seat| self.match_state.marks[seat].after(points[seat]).mark);
        self.match_state.last = Some(Ending { outcome, points, marks });
        self.reports.push(HandReport { ending: self.match_state.last, ..self.running_hand() });
        match outcome {
            Outcome::Marked => {
                for seat in Seat::first(2) {
                    let mark = &mut self.match_state.marks[seat.index()];
                    *mark = mark.after(points[seat.index()]);
                }
                self.next_hand();
            }
            Outcome::Simple(seat) | Outcome::Double(seat) => {
                self.pay_game(seat, outcome);
                self.match_state.games[seat.index()] += 1;
                self.next_game();
            }
            Outcome::BrokenOff => self.next_game(),
        }
    }

    /// The first to reach a hundred. Both cannot reach it at once: every count is checked when it is made.
    fn first_to_reach(&self) -> Option<Seat> {
        let last = self.open.items.last().map(|&(seat, _)| seat);
        last.filter(|&seat| self.reached(seat)).or_else(|| self.winner())
    }

    /// Each game begins at nothing; the deal goes on alternating (R13, R46, D2).
    fn next_game(&mut self) {
        self.match_state.marks = [Mark::default(); 2];
        self.match_state.hands = 0;
        self.match_state.played += 1;
        match self.match_state.played < self.agreements.games {
            true => self.next_hand(),
            false => self.open.phase = Phase::Over,
        }
    }

    fn pay(&mut self, from: Seat, calidades: i64, cause: Cause) {
        let each = self.agreements.price();
        let cause = cause.count(calidades).each(each);
        self.ledger.pay(self.match_state.deal, from, other(from), calidades * each, cause);
    }

    /// Is everything counted that this seat can count in the hand? Bazas are not while it has more than half the tricks (D12).
    fn is_counted_out(&self, seat: Seat, count: Count) -> bool {
        count == Count::Whole || self.is_played_out() && usize::from(self.open.tricks(seat)) <= HAND / 2
    }

    /// Calidades 1 to 5 as they were counted, and the sixth unless the count of the loser of the game is still open (R44, R45, D12).
    fn pay_calidades(&mut self, count: Count, loser: Option<Seat>) {
        if self.agreements.calidades == Switch::Off {
            return;
        }
        let barred = self.open.barred;
        for &(seat, item) in self.open.items.clone().iter() {
            if let Some((many, id)) = calidad(item).filter(|_| !barred.contains(seat)) {
                self.pay(other(seat), many, Cause::new(id, Cite("cientos R44")));
            }
        }
        if loser.is_some_and(|loser| !self.is_counted_out(loser, count)) {
            return;
        }
        for seat in Seat::first(2) {
            if !self.is_counted_out(seat, count) {
                continue;
            }
            match self.open.points(seat) {
                ..5 => self.pay(seat, 2, Cause::new("cientos-cause-under-five", Cite("cientos R45"))),
                5..10 => self.pay(seat, 1, Cause::new("cientos-cause-under-ten", Cite("cientos R45"))),
                _ => {}
            }
        }
    }

    /// The stake, doubled in a double game, and the seventh calidad (R43, R44).
    fn pay_game(&mut self, winner: Seat, outcome: Outcome) {
        let (loser, stake) = (other(winner), self.agreements.game_stake);
        let (times, paid, quality) = match matches!(outcome, Outcome::Double(_)) {
            true => (2, "cientos-cause-double", "cientos-cause-calidad-double"),
            false => (1, "cientos-cause-simple", "cientos-cause-calidad-simple"),
        };
        let cause = Cause::new(paid, Cite("cientos R43")).count(times).each(stake);
        self.ledger.pay(self.match_state.deal, loser, winner, times * stake, cause);
        if self.agreements.calidades == Switch::On {
            self.pay(loser, times, Cause::new(quality, Cite("cientos R44")));
        }
    }

    /// The hand as it stands.
    pub(super) fn running_hand(&self) -> HandReport {
        HandReport {
            number: self.match_state.deal,
            dealer: self.match_state.dealer,
            ending: None,
            tricks: [0, 1].map(|seat| self.open.tricks(Seat::at(seat))),
            items: self.open.items.clone(),
            shown: self.open.shown,
        }
    }
}

impl HandReport {
    /// The result of the hand in a sentence.
    fn ended(&self, ending: Ending) -> Msg {
        let mano = other(self.dealer);
        let (id, winner) = match ending.outcome {
            Outcome::Simple(seat) => ("cientos-ended-simple", seat),
            Outcome::Double(seat) => ("cientos-ended-double", seat),
            Outcome::BrokenOff => ("cientos-ended-broken", mano),
            Outcome::Marked => ("cientos-ended-marked", mano),
        };
        let points = |seat: Seat| ending.points[seat.index()];
        let ended = Msg::new(id).with("seat", winner).with("mano", mano).with("pie", other(mano));
        let ended = ended.with("mano_points", points(mano)).with("pie_points", points(other(mano)));
        if ending.outcome != Outcome::Marked {
            return ended;
        }
        let mark = |seat: Seat| ending.marks[seat.index()];
        ended.with("mano_mark", mark(mano)).with("pie_mark", mark(other(mano)))
    }

    /// Items that each has counted, one by one; single points of the play are added up.
    fn counted(&self) -> Vec<Msg> {
        let single = |item: &Item| matches!(item, Item::Lead | Item::Trick | Item::Last);
        let items =
            self.items.iter().filter(|(_, item)| !single(item)).map(|&(seat, item)| super::show::counted(seat, item.words()));
        let play = Seat::first(SEATS).filter_map(|seat| {
            let points: i64 =
                self.items.iter().filter(|(whose, item)| *whose == seat && single(item)).map(|(_, item)| item.points()).sum();
            (points > 0).then(|| super::show::counted(seat, Msg::new("cientos-item-play").with("points", points)))
        });
        items.chain(play).collect()
    }

    pub(super) fn report(&self) -> DealReport {
        DealReport {
            number: self.number,
            dealer: self.dealer,
            outcome: self.ending.map(|ending| ending.outcome.word()),
            contract: None,
            ombre: None,
            trump: None,
            tricks: self.tricks.into_iter().collect(),
            counted: self.counted(),
            ended: self.ending.map(|ending| self.ended(ending)),
            shown: Seat::first(SEATS).zip(self.shown).filter(|(_, cards)| !cards.is_empty()).collect(),
        }
    }
}
