//! A teller of short tales: it opens a table, arranges a pack, and lets written words and cards happen at it.

use super::super::facts::{resti, segni};
use super::super::state::{Pair, Phase, Plays};
use super::super::tarocchi::{COUNTING, ORDER, PACK};
use super::super::{Action, Minchiate};
use cards::{Card, CardSet};
use engine::battery::scenario;
pub(super) use engine::battery::scenario::{card, cards};
use engine::trick::Trick;
use engine::{Game, Seat};

/// The dealer's sopramano, their partner, the cutter, the dealer.
pub(super) const ROLES: [&str; 4] = ["S1", "S2", "S3", "D"];

/// The side of the dealer, and the other.
#[derive(Clone, Copy)]
pub(super) enum Side {
    X,
    Y,
}

/// A table and what has happened at it.
#[derive(Clone)]
pub(super) struct Scenario {
    pub(super) game: Minchiate,
}

impl Scenario {
    /// A table under a heading written as in a record, the lines divided by `;`. The last seat deals, so that S1 is seat 0.
    pub(super) fn at(heading: &str) -> Scenario {
        Scenario { game: scenario::try_table(heading, |_| 3).expect("a table") }
    }

    /// An honour table.
    pub(super) fn honour() -> Scenario {
        Scenario::at("option table honour")
    }

    /// The pack is shuffled so: the cards written stand at their places, counted from 1, the rest fill up in their order.
    pub(super) fn pack(&mut self, places: &[(usize, &str)]) -> &mut Scenario {
        let mut order: Vec<Option<Card>> = vec![None; PACK.len()];
        let mut placed = CardSet::EMPTY;
        for &(from, text) in places {
            for (n, card) in ::cards::parse_cards(text).expect("cards").into_iter().enumerate() {
                order[from - 1 + n] = Some(card);
                placed.insert(card);
            }
        }
        let mut rest = (PACK - placed).iter();
        let order: Vec<Card> = order.into_iter().map(|card| card.or_else(|| rest.next()).expect("a card")).collect();
        self.game.shuffled(&order).expect("a pack");
        self
    }

    /// Deals these hands, stock and eleventh cards by putting them there: for what happens after the deal. Hands not full
    /// are filled with cards left over, worthless ones first.
    pub(super) fn hands(&mut self, hands: [&str; 4]) -> &mut Scenario {
        self.pack(&[]);
        let game = &mut self.game;
        let written = hands.map(cards);
        let mut rest: Vec<Card> = (PACK - written.iter().fold(CardSet::EMPTY, |all, &hand| all | hand)).iter().collect();
        rest.sort_by_key(|&card| COUNTING.contains(card));
        for (place, hand) in written.into_iter().enumerate() {
            let at = game.open.order[place].index();
            let fill: CardSet = rest.drain(..21usize.saturating_sub(hand.len())).collect();
            game.hidden.hands[at] = hand | fill;
            game.open.dealt[at] = game.hidden.hands[at].len() as u8;
        }
        game.hidden.stock = rest;
        game.open.stock = game.hidden.stock.len();
        game.begin_accusing();
        self
    }

    /// The same hands with nobody accusing: the first card can be led.
    pub(super) fn plays_with(&mut self, hands: [&str; 4]) -> &mut Scenario {
        self.hands(hands).happens("S1 no_more; S2 no_more; S3 no_more; D no_more")
    }

    /// Only these cards are left to the four, and the first seat named leads: for a trick in the middle of a gioco.
    pub(super) fn left(&mut self, hands: [&str; 4]) -> &mut Scenario {
        self.plays_with(["", "", "", ""]);
        let game = &mut self.game;
        let all: CardSet = game.all_cards().into_iter().fold(CardSet::EMPTY, |all, pile| all | pile);
        let written = hands.map(cards);
        let rest = written.iter().fold(all, |rest, &hand| rest - hand);
        for (place, hand) in written.into_iter().enumerate() {
            game.hidden.hands[game.open.order[place].index()] = hand;
        }
        game.hidden.stock = rest.iter().collect();
        game.open.stock = rest.len();
        self
    }

    /// All have seen that this card is in their hand: it was dealt them face up.
    pub(super) fn shows(&mut self, who: &str, what: &str) -> &mut Scenario {
        let at = self.seat(who).index();
        self.game.open.turned[at] = Some(card(what));
        self.game.open.shown[at].insert(card(what));
        self
    }

    pub(super) fn seat(&self, who: &str) -> Seat {
        let place = ROLES.iter().position(|&role| role == who).expect("a role");
        self.game.open.order[place]
    }

    /// These things happen, divided by `;`: who, by role, and what.
    pub(super) fn happens(&mut self, scenario: &str) -> &mut Scenario {
        for (who, what) in scenario::lines(scenario).map(scenario::split_line) {
            let seat = self.seat(who);
            scenario::happen(&mut self.game, seat, what);
        }
        self
    }

    /// This is refused by that rule, and nothing has changed.
    pub(super) fn refuses(&mut self, line: &str, cite: &str) -> &mut Scenario {
        let (who, what) = scenario::split_line(line);
        let seat = self.seat(who);
        scenario::refuse(&mut self.game, seat, what, cite);
        self
    }

    /// A trick written as in the cases: `S1:5C S2:3C S3:9C D:10C`.
    pub(super) fn trick(&mut self, plays: &str) -> &mut Scenario {
        for play in plays.split_whitespace() {
            let (who, card) = play.split_once(':').expect("who and what");
            self.happens(&format!("{who} play {card}"));
        }
        self
    }

    pub(super) fn pair(&self, side: Side) -> Pair {
        let dealers = self.game.match_state.pair(self.game.match_state.dealer);
        match side {
            Side::X => dealers,
            Side::Y => dealers.other(),
        }
    }

    /// The tally: by how many points the dealer's side is ahead.
    pub(super) fn tally(&self) -> i64 {
        self.game.ledger.balance(segni(self.pair(Side::X)))
    }

    /// By how many resti it is ahead.
    pub(super) fn resti(&self) -> i64 {
        self.game.ledger.balance(resti(self.pair(Side::X)))
    }

    /// Chips won by each role.
    pub(super) fn chips(&self) -> [i64; 4] {
        ROLES.map(|role| self.game.ledger.balance(self.seat(role)))
    }

    pub(super) fn phase(&self) -> Phase {
        self.game.open.phase
    }

    pub(super) fn won(&self, side: Side) -> CardSet {
        self.game.open.won[self.pair(side).index()]
    }

    /// The role that took the last trick.
    pub(super) fn taker(&self) -> &'static str {
        let taker = self.game.open.taken.last().expect("a trick").taker;
        ROLES[self.game.open.order.iter().position(|&seat| seat == taker).expect("a seat")]
    }

    /// Every card left is played, each the first lawful one.
    pub(super) fn plays_out(&mut self) -> &mut Scenario {
        while self.phase() == Phase::Tricks {
            let seat = self.game.open.to_play;
            let card = self.game.lawful(seat).first().expect("a card");
            self.game.act(seat, &Action::Play(card)).expect("a lawful card");
        }
        self
    }
}

/// The taker of a single trick.
pub(super) fn wins(plays: &str) -> &'static str {
    let mut trick = Trick::EMPTY;
    let mut written = Plays::new();
    for play in plays.split_whitespace() {
        let (who, what) = play.split_once(':').expect("who and what");
        let seat = Seat::at(ROLES.iter().position(|&role| role == who).expect("a role"));
        written.push((seat, card(what)));
        if what != "T0" {
            trick.play(seat, card(what), &ORDER);
        }
    }
    ROLES[trick.winner().expect("a winner").index()]
}
