//! A teller of short tales, in the notation of the rule files: `P1` is the mano, the others follow to the right.

use super::super::laws::Irregularity;
use super::super::state::Phase;
use super::super::{Spanish, Variation};
use cards::{Card, CardSet};
use engine::battery::scenario;
pub(super) use engine::battery::scenario::{card, cards};
use engine::{Account, Action as _, Game, Seat};
use std::collections::BTreeSet;

/// A table and what has happened at it.
#[derive(Clone)]
pub(super) struct Scenario<V: Variation> {
    pub(super) game: Spanish<V>,
    /// The hand last dealt.
    hand: u32,
}

/// Rules cited by payments made before a hand is settled.
const STAKES: [&str; 5] = ["mediator R7", "family R4", "hombre R1", "hombre R9", "mediator R65"];

pub(super) fn seat(who: &str) -> usize {
    who.trim_start_matches('P').trim_end_matches(':').parse::<usize>().expect("a player") - 1
}

/// The hands of a table of the rule files: `P1 1E 7O ... P2 ...`.
pub(super) fn hands(text: &str) -> Vec<String> {
    let mut hands: Vec<String> = Vec::new();
    let mut player = 0;
    for word in text.split_whitespace() {
        if word.starts_with('P') {
            player = seat(word);
            hands.resize(hands.len().max(player + 1), String::new());
        } else {
            hands[player].push_str(word);
            hands[player].push(' ');
        }
    }
    hands
}

/// The hands before a king and a card were exchanged.
pub(super) fn before(text: &str, hombre: &str, giver: &str, king: &str, returned: &str) -> Vec<String> {
    let mut hands = hands(text);
    let swap = |hand: &str, out: &str, into: &str| hand.replace(&format!("{out} "), &format!("{into} "));
    hands[seat(hombre)] = swap(&hands[seat(hombre)], king, returned);
    hands[seat(giver)] = swap(&hands[seat(giver)], returned, king);
    hands
}

impl<V: Variation> Scenario<V> {
    /// A table under a heading written as in a record, the lines divided by `;`. The last seat deals, so that seat 0 is the mano.
    pub(super) fn at(heading: &str) -> Scenario<V> {
        let players = |agreements: &V::Agreements| V::terms(agreements).persons() - 1;
        Scenario { game: scenario::try_table(heading, players).expect("a table"), hand: 0 }
    }

    /// Deals these hands from the mano on, and this monte, top first. What is not written comes in the pack's order.
    pub(super) fn deal(&mut self, hands: &[impl AsRef<str>], monte: &str) -> &mut Scenario<V> {
        let order = self.game.core.open.round.order;
        let hands: Vec<(Seat, &str)> = order.into_iter().zip(hands.iter().map(AsRef::as_ref)).collect();
        scenario::deal_to(&mut self.game, &hands, monte);
        self.hand = self.game.core.match_state.deal;
        self
    }

    fn seat(&self, who: &str) -> Seat {
        match who.strip_prefix('P') {
            Some(_) => self.game.core.open.round.order[seat(who)],
            None => Seat::at(who.parse().expect("a seat")),
        }
    }

    /// These things happen, divided by `;`: `P1 entrada; P2 pass`.
    pub(super) fn happens(&mut self, scenario: &str) -> &mut Scenario<V> {
        for (who, what) in scenario::lines(scenario).map(scenario::split_line) {
            let seat = self.seat(who);
            scenario::happen(&mut self.game, seat, what);
        }
        self
    }

    /// This is refused by that rule, and nothing has changed.
    pub(super) fn refuses(&mut self, line: &str, cite: &str) -> &mut Scenario<V> {
        let (who, what) = scenario::split_line(line);
        let seat = self.seat(who);
        scenario::refuse(&mut self.game, seat, what, cite);
        self
    }

    /// Actions of a seat as text, in alphabetical order.
    pub(super) fn ways(&self, who: &str) -> BTreeSet<String> {
        let mut ways = BTreeSet::new();
        for offer in scenario::offers(&self.game, self.seat(who)) {
            offer.each(&mut |action| ways.extend([action.to_string()]));
        }
        ways
    }

    /// The verbs a seat can use now, divided by blanks.
    pub(super) fn verbs(&self, who: &str) -> String {
        let mut verbs = BTreeSet::new();
        for offer in scenario::offers(&self.game, self.seat(who)) {
            offer.each(&mut |action| verbs.extend([action.verb()]));
        }
        verbs.into_iter().collect::<Vec<_>>().join(" ")
    }

    /// Tricks as the rule files write them: `T1 P1: 1O CO RO 7O -> P3`.
    #[track_caller]
    pub(super) fn tricks(&mut self, text: &str) -> &mut Scenario<V> {
        let mut words = text.split_whitespace().peekable();
        while let Some(word) = words.next() {
            assert!(word.starts_with('T'), "a trick begins with its number: {word}");
            let leader = self.seat(words.next().expect("who leads").trim_end_matches(':'));
            assert_eq!(self.game.core.open.play.to_play, leader, "{word}: another leads");
            let hand = self.game.core.match_state.deal;
            for played in words.by_ref().take_while(|&word| word != "->") {
                let turn = self.game.core.open.play.to_play;
                let (card, signal) = played.split_once('(').unwrap_or((played, ""));
                if !signal.is_empty() {
                    scenario::happen(&mut self.game, turn, signal.trim_end_matches(')'));
                }
                scenario::happen(&mut self.game, turn, &format!("play {card}"));
            }
            let taker = self.seat(words.next().expect("who takes it"));
            if self.game.core.match_state.deal == hand && self.phase() != Phase::Over {
                assert_eq!(self.game.core.open.play.takers.last(), Some(&taker), "{word}");
            }
        }
        self
    }

    /// Everybody plays some lawful card until the play is over.
    pub(super) fn plays_out(&mut self) -> &mut Scenario<V> {
        while self.phase() == Phase::Tricks {
            let turn = self.game.core.open.play.to_play;
            let card = self.game.core.playable(turn).first().expect("a card");
            scenario::happen(&mut self.game, turn, &format!("play {card}"));
        }
        self
    }

    /// Faults against the laws by seat, as the table recorded them.
    pub(super) fn faults(&self) -> Vec<(usize, Irregularity)> {
        self.game.core.open.honour.faults.iter().map(|(incident, _)| (incident.by.index(), incident.what)).collect()
    }

    /// Pending fines: their payers and amounts.
    pub(super) fn fines(&self) -> Vec<(usize, i64)> {
        self.game.core.match_state.fines.iter().map(|fine| (fine.by.index(), fine.amount)).collect()
    }

    pub(super) fn phase(&self) -> Phase {
        self.game.core.open.phase
    }

    pub(super) fn held(&self, who: &str) -> CardSet {
        self.game.core.hand(self.seat(who))
    }

    // --- what it came to ---

    fn moved(&self, account: impl Into<Account>, counts: impl Fn(u32, &str) -> bool) -> i64 {
        let account = account.into();
        let entries = self.game.ledger().entries().iter().filter(|entry| counts(entry.deal, entry.cause.cite.0));
        entries.map(|entry| entry.amount * (i64::from(entry.to == account) - i64::from(entry.from == account))).sum()
    }

    /// Checks the result of the last hand for each seat and the middle, stakes aside.
    #[track_caller]
    pub(super) fn settles<const N: usize>(&self, outcome: &str, net: [i64; N], mid: i64) -> &Scenario<V> {
        let (brought, middle) = self.brought(N);
        assert_eq!((self.outcome(), brought, middle), (Some(outcome), net.to_vec(), mid), "{:#?}", self.sheet());
        self
    }

    /// The same as figures: each of `N` seats, and the middle.
    pub(super) fn brought(&self, seats: usize) -> (Vec<i64>, i64) {
        let settled = |deal, cite: &str| deal == self.hand && !STAKES.contains(&cite);
        (Seat::first(seats).map(|seat| self.moved(seat, settled)).collect(), self.moved(super::super::MIDDLE, settled))
    }

    /// The payments of the hand last dealt, for the message of a failed test.
    fn sheet(&self) -> Vec<String> {
        let entries = self.game.ledger().of_deal(self.hand).iter();
        let line = |entry: &engine::LedgerEntry| {
            let (from, to) = (entry.from.name(&["middle", "fines"]), entry.to.name(&["middle", "fines"]));
            format!("{from} -> {to} {} {:?}", entry.amount, entry.cause.said().id)
        };
        entries.map(line).collect()
    }

    pub(super) fn outcome(&self) -> Option<&'static str> {
        let reports = self.game.reports();
        reports.into_iter().find(|report| report.number == self.hand).expect("the hand last dealt").outcome
    }

    /// Amount in the middle.
    pub(super) fn middle(&self) -> i64 {
        self.game.ledger().balance(super::super::MIDDLE)
    }

    /// The deal before the last: how it ended, in words.
    pub(super) fn ended(&self) -> &'static str {
        let reports = self.game.reports();
        let report = reports.into_iter().find(|report| report.number == self.hand).expect("the hand last dealt");
        report.ended.map_or("", |ended| ended.id)
    }
}

/// This trump card order, as it is written.
pub(super) fn written(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}
