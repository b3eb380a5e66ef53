//! A teller of short tales: it opens a table, arranges a pack, and lets written words and cards happen at it.

use super::super::contract::Contract;
use super::super::state::{HAND, Phase};
use super::super::{Action, Agreements, BOLO, BOX, FACTS, Voltarete};
use crate::ombre::trumps::Trumps;
use cards::{Card, CardSet, Suit};
use engine::battery::scenario;
pub(super) use engine::battery::scenario::{card, cards};
use engine::duty::Duty;
use engine::trick::Trick;
use engine::{Account, Action as _, Game, Offer, Seat};
use std::collections::{BTreeSet, HashSet};

/// The three who speak, and the fourth.
pub(super) const ROLES: [&str; 4] = ["mao", "contrape", "pe", "quarto"];

pub(super) fn suit(text: &str) -> Suit {
    text.parse().expect("a suit")
}

/// A table and what has happened at it.
#[derive(Clone)]
pub(super) struct Scenario {
    pub(super) game: Voltarete,
    /// The hand last dealt.
    hand: u32,
}

/// Rules cited by stakes and passes, which are in the bolo before a hand is settled.
const STAKES: [&str; 6] =
    ["voltarete R18", "voltarete R19", "voltarete R25", "voltarete R126", "voltarete R137", "voltarete:II.19.21"];

impl Scenario {
    /// A table under a heading written as in a record, the lines divided by `;`: `option players 4; setup bolo 30`. Unless
    /// it says otherwise the last seat deals, so that seat 0 is the mão.
    pub(super) fn at(heading: &str) -> Scenario {
        Scenario::try_at(heading).expect("a table")
    }

    pub(super) fn try_at(heading: &str) -> Result<Scenario, engine::BadAgreement> {
        let game = scenario::try_table(heading, |agreements: &Agreements| agreements.players - 1)?;
        Ok(Scenario { game, hand: 0 })
    }

    /// Deals these hands to mão, contra-pé and pé, and this talon, top first. What is not written comes in the pack's order.
    pub(super) fn deal(&mut self, hands: [&str; 3], talon: &str) -> &mut Scenario {
        let hands: Vec<(Seat, &str)> = self.game.open.round.order.into_iter().zip(hands).collect();
        scenario::deal_to(&mut self.game, &hands, talon);
        self.hand = self.game.match_state.deal;
        self
    }

    /// Deals the pack in its own order: for hands whose cards do not matter.
    pub(super) fn deal_any(&mut self) -> &mut Scenario {
        self.deal(["2O", "", ""], "")
    }

    /// The seat of a role in the running hand, or of a number.
    pub(super) fn seat(&self, who: &str) -> Seat {
        match ROLES.iter().position(|&role| role == who) {
            Some(place) => self.game.open.round.order[place],
            None => Seat::at(who.parse().expect("a role or a seat")),
        }
    }

    /// These things happen, divided by `;`: who, by role or seat, and what.
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

    /// All that a seat can do, asked of it or besides.
    fn offers(&self, who: &str) -> Vec<Offer<Action>> {
        scenario::offers(&self.game, self.seat(who))
    }

    /// The verbs a seat can use now, divided by blanks, in the order of the alphabet.
    pub(super) fn verbs(&self, who: &str) -> String {
        let mut verbs = BTreeSet::new();
        for offer in self.offers(who) {
            offer.each(&mut |action| verbs.extend([action.verb()]));
        }
        verbs.into_iter().collect::<Vec<_>>().join(" ")
    }

    pub(super) fn phase(&self) -> Phase {
        self.game.open.phase
    }

    pub(super) fn hand(&self, who: &str) -> CardSet {
        self.game.hidden.hands[self.seat(who).index()]
    }

    /// Number of cards left in the talon.
    pub(super) fn talon(&self) -> usize {
        self.game.open.talon.stock.len()
    }

    /// Tricks are played in the order written, each with its taker: `RB CB 3E -> pe; 4C 3C SC -> contrape`.
    pub(super) fn tricks(&mut self, tricks: &str) -> &mut Scenario {
        for line in tricks.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty()) {
            let (played, taker) = line.split_once(" -> ").expect("cards and their taker");
            let (seat, mut expected) = (self.seat(taker), self.counted());
            self.plays(played);
            expected[seat.index()] += 1;
            assert_eq!(self.counted(), expected, "{line}");
        }
        self
    }

    /// These cards are played, each by whose turn it is.
    pub(super) fn plays(&mut self, cards: &str) -> &mut Scenario {
        for card in cards.split_whitespace() {
            let seat = self.game.open.play.to_play;
            self.happens(&format!("{seat} play {card}"));
        }
        self
    }

    /// All play so that the next tricks are taken by these, a letter each: M, C, P or Q, or `.` for any.
    pub(super) fn taken_by(&mut self, takers: &str) -> &mut Scenario {
        self.taken_by_keeping(takers, "")
    }

    /// As [`Scenario::taken_by`], and nobody plays these cards.
    pub(super) fn taken_by_keeping(&mut self, takers: &str, kept: &str) -> &mut Scenario {
        let done = self.game.open.play.takers.len();
        let order = self.game.open.round.order;
        let wanted: Vec<Option<Seat>> = takers.chars().map(|letter| "MCPQ".find(letter).map(|place| order[place])).collect();
        let fits = |(taker, wanted): (&Seat, &Option<Seat>)| wanted.is_none_or(|wanted| wanted == *taker);
        let line = self.search(kept, done + wanted.len(), |all| all[done..].iter().zip(&wanted).all(fits));
        let line = line.unwrap_or_else(|| panic!("nobody can play so that {takers} take the tricks"));
        self.plays(&line)
    }

    /// All play so that the hand ends with these tricks, in the order of the roles; the feito does not take the first five.
    pub(super) fn ends_with<const N: usize>(&mut self, tricks: [usize; N]) -> &mut Scenario {
        let (order, feito) = (self.game.open.round.order, self.game.open.feito);
        let line = self.search("", HAND, |all| {
            let fits = |place: usize| all.iter().filter(|&&taker| taker == order[place]).count() <= tricks[place];
            (0..N).all(fits) && !(all.len() >= 5 && all[..5].iter().all(|&taker| Some(taker) == feito))
        });
        let line = line.unwrap_or_else(|| panic!("nobody can play so that the tricks are {tricks:?}"));
        self.plays(&line)
    }

    fn search(&self, kept: &str, until: usize, fits: impl Fn(&[Seat]) -> bool) -> Option<String> {
        let open = &self.game.open;
        let mut search = Search {
            trumps: open.trumps().expect("a trump"),
            order: open.round.players().to_vec(),
            kept: cards(kept),
            until,
            fits,
            dead: HashSet::new(),
            looked: 0,
        };
        let mut line = Vec::new();
        let mut takers = open.play.takers.to_vec();
        let found = search.finds(self.game.hidden.hands, open.play.trick, open.play.to_play, &mut takers, &mut line);
        found.then(|| line.iter().map(Card::to_string).collect::<Vec<_>>().join(" "))
    }

    /// Every resposta that its owner may place goes into the bolo.
    pub(super) fn all_enter(&mut self) -> &mut Scenario {
        while let Some(owed) = self.game.open.settlement.owed.last().filter(|_| self.phase() == Phase::Placing) {
            let seat = owed.owner;
            self.happens(&format!("{seat} enter_now"));
        }
        self
    }

    // --- what it came to ---

    fn moved(&self, account: impl Into<Account>, counts: impl Fn(u32, &str) -> bool) -> i64 {
        let account = account.into();
        let entries = self.game.ledger.entries().iter().filter(|entry| counts(entry.deal, entry.cause.cite.0));
        entries.map(|entry| entry.amount * (i64::from(entry.to == account) - i64::from(entry.from == account))).sum()
    }

    /// Result of the last hand for each seat, stakes and passes aside.
    pub(super) fn delta(&self) -> Vec<i64> {
        let settled = |deal, cite: &str| deal == self.hand && !STAKES.contains(&cite);
        Seat::first(self.game.match_state.players).map(|seat| self.moved(seat, settled)).collect()
    }

    /// The bolo when the hand last dealt was over.
    pub(super) fn bolo(&self) -> i64 {
        self.moved(BOLO, |deal, _| deal <= self.hand)
    }

    /// The bolo as it stands, the stakes of a new hand included.
    pub(super) fn bolo_now(&self) -> i64 {
        self.game.ledger.balance(BOLO)
    }

    pub(super) fn boxed(&self) -> i64 {
        self.game.ledger.balance(BOX)
    }

    /// Balance of each seat.
    pub(super) fn balances(&self) -> Vec<i64> {
        Seat::first(self.game.match_state.players).map(|seat| self.game.ledger.balance(seat)).collect()
    }

    /// Owner and amount of every remissa, in the order in which they were left.
    pub(super) fn remissas(&self) -> Vec<(usize, i64)> {
        self.game.match_state.remissas.iter().map(|remissa| (remissa.owner.index(), remissa.amount)).collect()
    }

    fn report(&self) -> engine::DealReport {
        let reports = self.game.reports();
        reports.into_iter().find(|report| report.number == self.hand).expect("the hand last dealt")
    }

    /// Outcome of the last hand.
    pub(super) fn outcome(&self) -> Option<&'static str> {
        self.report().outcome
    }

    /// The tricks of each seat in the hand last dealt.
    pub(super) fn counted(&self) -> Vec<u8> {
        self.report().tricks.to_vec()
    }

    /// The hand ended so: what it brought each seat, and what it left in the bolo.
    #[track_caller]
    pub(super) fn settles<const N: usize>(&self, outcome: &str, delta: [i64; N], bolo: i64) -> &Scenario {
        assert_eq!((self.outcome(), self.delta(), self.bolo()), (Some(outcome), delta.to_vec(), bolo));
        self
    }

    /// As [`Scenario::settles`], the tento of the recambó counted with its giver, as the cases of the laws count it.
    #[track_caller]
    pub(super) fn rules<const N: usize>(&self, outcome: &str, delta: [i64; N], bolo: i64) -> &Scenario {
        let mut raw = delta;
        let tento = self.moved(BOX, |deal, cite| deal == self.hand && cite == "voltarete R125");
        if let Some(feito) = self.report().ombre {
            raw[feito.index()] -= tento;
        }
        self.settles(outcome, raw, bolo)
    }
}

/// The auction and the exchange that bring one player into licença with all three holding these cards, and the bolo at
/// `bolo` when play is ordered. The feito is dealt one other card and finds their ninth on top of the talon; nobody buys.
pub(super) fn licenca(options: &str, bolo: i64, feito: &str, trump: &str, hands: [&str; 3]) -> Scenario {
    let place = ROLES.iter().position(|&role| role == feito).expect("a role");
    let heading = format!("{options}; setup bolo {}; setup life 2", bolo - 5 - place as i64);
    let mut scenario = Scenario::at(&heading);
    let held = hands.iter().fold(CardSet::EMPTY, |all, hand| all | cards(hand));
    let other = (FACTS.pack.cards() - held).first().expect("a card of the talon");
    let (eight, ninth) = hands[place].rsplit_once(' ').expect("nine cards");
    let dealt = format!("{eight} {other}");
    let mut hands = hands;
    hands[place] = &dealt;
    scenario.deal(hands, ninth);
    scenario.happens(
        [
            "mao licenca; contrape consent; pe consent",
            "mao pass; contrape licenca; pe consent",
            "mao pass; contrape pass; pe entro",
        ][place],
    );
    let (next, last) = [("contrape", "pe"), ("pe", "mao"), ("mao", "contrape")][place];
    scenario.happens(&format!("{feito} name {trump}; {feito} exchange {other}; {next} buy; {last} buy"));
    assert_eq!(scenario.game.open.contract, Some(Contract::Licenca));
    scenario
}

/// The mão plays só with these cards, the bolo at `bolo` when play is ordered; nobody buys.
pub(super) fn so(options: &str, bolo: i64, trump: &str, hands: [&str; 3]) -> Scenario {
    let mut scenario = Scenario::at(&format!("{options}; setup bolo {}; setup life 2", bolo - 5));
    scenario.deal(hands, "").happens(&format!("mao so {trump}; contrape consent; pe consent; contrape buy; pe buy"));
    scenario
}

/// A line of play that all three help to find.
struct Search<F> {
    trumps: &'static Trumps,
    order: Vec<Seat>,
    kept: CardSet,
    until: usize,
    fits: F,
    dead: HashSet<([CardSet; 4], Seat, Vec<usize>)>,
    looked: usize,
}

impl<F: Fn(&[Seat]) -> bool> Search<F> {
    fn finds(&mut self, hands: [CardSet; 4], trick: Trick, to_play: Seat, takers: &mut Vec<Seat>, line: &mut Vec<Card>) -> bool {
        let counts = || self.order.iter().map(|seat| takers.iter().filter(|taker| *taker == seat).count()).collect();
        let here = (hands, to_play, counts());
        if trick.is_empty() {
            if takers.len() == self.until {
                return true;
            }
            if self.dead.contains(&here) {
                return false;
            }
            self.looked += 1;
            assert!(self.looked < 100_000, "these cards do not come to that by any short search");
        }
        for card in self.trumps.playable(hands[to_play.index()], &trick) - self.kept {
            let (mut hands, mut trick) = (hands, trick);
            hands[to_play.index()].remove(card);
            trick.play(to_play, card, &self.trumps.order);
            let place = self.order.iter().position(|&seat| seat == to_play).expect("a player");
            let mut next = self.order[(place + 1) % self.order.len()];
            let full = trick.len() == self.order.len();
            if full {
                next = trick.winner().expect("a taker");
                trick = Trick::EMPTY;
                takers.push(next);
            }
            line.push(card);
            if (!full || (self.fits)(takers)) && self.finds(hands, trick, next, takers, line) {
                return true;
            }
            line.pop();
            if full {
                takers.pop();
            }
        }
        if trick.is_empty() {
            self.dead.insert(here);
        }
        false
    }
}
