//! Marks claimed, the final count in its order, resti and carry, settlement (R41-R48, 7.4).

use super::agreements::BrokenResto;
use super::breach::Breach;
use super::facts::{resti, segni};
use super::laws::WRONG_NUMBER;
use super::show::total_words;
use super::state::{Cause as Earned, Mark, MarkState, MatchState, Pair, Phase, SEATS, Said, Total};
use super::tarocchi::{COUNTING, worth};
use super::{Action, Minchiate, verzigole};
use cards::CardSet;
use engine::law::Value;
use engine::{Cause, Cite, Ledger, Msg, Offer, Seat, SeatSet};

/// The cards a pair puts in: what it has above them counts one each (R41).
const OWN_CARDS: usize = 42;

/// The last trick (R41).
pub const LAST: i64 = 10;

/// Points by which a pair is ahead in the match, its resti in points of their size, those paid by one of them alone too. Once
/// the match is over odd points have lapsed or become a resto (section 6), and nobody has won by them.
pub(super) fn ahead(ledger: &Ledger, match_state: &MatchState, phase: Phase, pair: Pair, size: i64) -> i64 {
    let alone = match_state.alone[pair.other().index()] - match_state.alone[pair.index()];
    let odd = if phase == Phase::Over { 0 } else { ledger.balance(segni(pair)) };
    (ledger.balance(resti(pair)) + alone) * size + odd
}

/// The cause of a mark, with its cards.
pub(super) fn paid_for(what: Earned, cards: CardSet) -> Cause {
    let id = match what {
        Earned::Rob => "minchiate-cause-robbed",
        Earned::Turned => "minchiate-cause-turned-up",
        Earned::Verzigola => verzigole::cause(cards),
        Earned::Kill => "minchiate-cause-killed",
    };
    Cause::new(id, what.cite()).count(cards.len() as i64).cards(cards)
}

/// The cause of a part of the final count.
const fn counted_for(id: &'static str) -> Cause {
    Cause::new(id, Cite("minchiate R41"))
}

impl Total {
    /// The count of the cards a pair has won, without the last trick: verzigole, then every card again, then those above
    /// forty-two (R41).
    pub fn of(won: CardSet) -> Total {
        Total { verzigole: verzigole::total(won), cards: worth(won), last: 0, above: won.len().saturating_sub(OWN_CARDS) as i64 }
    }

    /// With the last trick.
    #[must_use]
    pub fn and_last(self) -> Total {
        Total { last: LAST, ..self }
    }

    /// The part of the count left to a pair that played with a wrong hand: the last trick and the cards above forty-two (7.2d).
    #[must_use]
    pub fn forfeited(self) -> Total {
        Total { verzigole: 0, cards: 0, ..self }
    }

    /// All of it.
    pub fn sum(self) -> i64 {
        self.verzigole + self.cards + self.last + self.above
    }
}

impl Minchiate {
    /// Marks that this seat, as scorer, can have made.
    pub(super) fn mark_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let pair = self.match_state.pair(seat);
        if self.match_state.scorer(pair) == seat && !self.open.content_to_total(seat) {
            let due = self.open.marks.iter().filter(|mark| mark.pair == pair && mark.standing == MarkState::Due);
            out.extend(due.map(|mark| Offer::Word(Action::Mark(mark.cause, mark.cards))));
        }
    }

    /// The mark that this scorer asks for: it must be due, and the total not yet made (7.4a).
    pub(super) fn due_mark(&self, seat: Seat, cause: Earned, cards: CardSet) -> Result<usize, Breach> {
        let pair = self.scoring(seat)?;
        let due =
            |mark: &Mark| mark.pair == pair && mark.standing == MarkState::Due && mark.cause == cause && mark.cards == cards;
        self.open.marks.iter().position(due).ok_or(Breach::NotDue)
    }

    /// The scorer has a mark made that is due.
    pub(super) fn mark(&mut self, seat: Seat, cause: Earned, cards: CardSet) {
        let Ok(at) = self.due_mark(seat, cause, cards) else { return };
        let mark = &mut self.open.marks[at];
        mark.standing = MarkState::Made;
        let (pair, points) = (mark.pair, mark.points);
        self.mark_points(pair, points, paid_for(cause, cards));
        self.open.say(seat, Said::Marked(cause, cards));
    }

    /// The pair this seat scores for, if it does and has not made its total.
    pub(super) fn scoring(&self, seat: Seat) -> Result<Pair, Breach> {
        let pair = self.match_state.pair(seat);
        let scorer = self.match_state.scorer(pair);
        if seat != scorer {
            return Err(Breach::ScorerOnly { scorer });
        }
        if self.open.content_to_total(seat) { Err(Breach::Totalled) } else { Ok(pair) }
    }

    /// Before the cards are mixed each says that they have nothing more to call.
    pub(super) fn content(&mut self, seat: Seat) {
        self.open.say(seat, Said::Content);
        self.open.content = self.open.content.with(seat);
        if self.open.content.len() == SEATS {
            self.open.content = engine::SeatSet::EMPTY;
            self.open.phase = Phase::Count;
        }
    }

    /// Did this pair take the last trick?
    fn took_last(&self, pair: Pair) -> bool {
        self.open.taken.last().is_some_and(|taken| self.match_state.pair(taken.taker) == pair)
    }

    pub(super) fn check_claim_last(&self, seat: Seat) -> Result<(), Breach> {
        let pair = self.match_state.pair(seat);
        let open = self.took_last(pair) && !self.open.claimed_last[pair.index()];
        if open { Ok(()) } else { Err(Breach::NoLast) }
    }

    pub(super) fn check_claim_cards(&self, seat: Seat) -> Result<(), Breach> {
        let pair = self.match_state.pair(seat);
        let open = self.open.won[pair.index()].len() > OWN_CARDS && !self.open.claimed_cards[pair.index()];
        if open { Ok(()) } else { Err(Breach::NoCardsAbove) }
    }

    /// Claims the last trick: an item not claimed before the scorers total is lost (7.4c, 7.4d).
    pub(super) fn claim_last(&mut self, seat: Seat) {
        self.open.claimed_last[self.match_state.pair(seat).index()] = true;
        self.open.say(seat, Said::ClaimedLast);
    }

    pub(super) fn claim_cards(&mut self, seat: Seat) {
        self.open.claimed_cards[self.match_state.pair(seat).index()] = true;
        self.open.say(seat, Said::ClaimedCards);
    }

    pub(super) fn total(&mut self, seat: Seat) {
        self.open.content = self.open.content.with(seat);
        if self.open.content.len() == Pair::BOTH.len() {
            self.count_up();
        }
    }

    /// The final count of a pair, as far as it may claim it and does.
    pub(super) fn counted(&self, pair: Pair) -> Total {
        let honour = self.agreements.honour();
        let mut total = Total::of(self.open.won[pair.index()]);
        if self.took_last(pair) && (!honour || self.open.claimed_last[pair.index()]) {
            total = total.and_last();
        }
        if honour && !self.open.claimed_cards[pair.index()] {
            total.above = 0;
        }
        let mut wrong = self
            .open
            .wrong
            .iter()
            .map(|seat| self.ruling(&WRONG_NUMBER, &[("play-begun", Value::yes_if(true)), ("by", self.placed(seat))]));
        let forfeited = wrong.any(|ruling| self.match_state.members(pair).iter().any(|&seat| ruling.barred.contains(seat)));
        if forfeited { total.forfeited() } else { total }
    }

    /// The final count: each part in the order of the book, for either pair (R41, R42).
    pub(super) fn count_up(&mut self) {
        self.close_matto();
        let totals = Pair::BOTH.map(|pair| self.counted(pair));
        for (pair, total) in Pair::BOTH.into_iter().zip(totals) {
            let won = self.open.won[pair.index()];
            let verzigole = verzigole::verzigole(won);
            let joined = verzigole.iter().fold(CardSet::EMPTY, |all, one| all | one.cards);
            let parts = [
                (total.verzigole, counted_for("minchiate-cause-count-verzigole").count(verzigole.len() as i64).cards(joined)),
                (total.cards, counted_for("minchiate-cause-count-cards").count((won & COUNTING).len() as i64)),
                (total.last, counted_for("minchiate-cause-count-last")),
                (total.above, counted_for("minchiate-cause-count-above").count(won.len() as i64)),
            ];
            for (points, cause) in parts {
                self.mark_points(pair, points, cause);
            }
            self.open.say(self.match_state.collector(pair), Said::Total(total));
        }
        let dealers = self.match_state.pair(self.match_state.dealer);
        let ahead = totals[dealers.index()].sum() - totals[dealers.other().index()].sum();
        self.open.outcome = Some(match ahead.signum() {
            1 => "dealers",
            -1 => "others",
            _ => "even",
        });
        self.convert();
        self.next_gioco();
    }

    /// The counts of both pairs aloud, in words.
    pub(super) fn counted_aloud(&self) -> Vec<Msg> {
        let told = |&(seat, said): &(Seat, Said)| {
            let Said::Total(total) = said else { return None };
            let [one, other] = self.match_state.members(self.match_state.pair(seat));
            Some(Msg::new("minchiate-counted").with("one", one).with("other", other).with("total", total_words(total)))
        };
        self.open.said.iter().filter_map(told).collect()
    }

    /// The result of both pairs in a sentence.
    pub(super) fn ended(&self) -> Option<Msg> {
        let total = |&(seat, said): &(Seat, Said)| match said {
            Said::Total(total) => Some((self.match_state.pair(seat), total.sum())),
            _ => None,
        };
        let mut totals: Vec<(Pair, i64)> = self.open.said.iter().filter_map(total).collect();
        totals.sort_by_key(|&(_, sum)| std::cmp::Reverse(sum));
        let [(first, more), (second, less)] = totals[..] else { return None };
        let names = |pair: Pair| SeatSet::from_iter(self.match_state.members(pair));
        let ended = Msg::new(if more == less { "minchiate-ended-even" } else { "minchiate-ended" });
        Some(ended.with("winners", names(first)).with("more", more).with("losers", names(second)).with("less", less))
    }

    /// The cards of the verzigole that each accused, which are shown to all (R18).
    pub(super) fn accused_cards(&self) -> Vec<(Seat, CardSet)> {
        let accused = |seat: Seat| {
            let own = self.open.said.iter().filter(|&&(speaker, _)| speaker == seat);
            let cards = own.map(|&(_, said)| if let Said::Accused(one) = said { one.cards } else { CardSet::EMPTY });
            (seat, cards.fold(CardSet::EMPTY, |all, cards| all | cards))
        };
        Seat::first(SEATS).map(accused).filter(|(_, cards)| !cards.is_empty()).collect()
    }

    /// Points become resti; the odd ones stay marked for the pair that is ahead (R45, R46).
    pub(super) fn convert(&mut self) {
        let size = self.agreements.resto_points;
        let won = self.ledger.balance(segni(Pair::First)) / size;
        let (deal, cite) = (self.match_state.deal, Cite("minchiate R46"));
        let become_resti = Cause::new("minchiate-cause-become-resti", cite).count(won.abs()).each(size);
        self.ledger.pay(deal, segni(Pair::First), segni(Pair::Second), won * size, become_resti);
        let resti_won = Cause::new("minchiate-cause-resti-won", cite).count(won.abs()).each(size);
        self.ledger.pay(deal, resti(Pair::Second), resti(Pair::First), won, resti_won);
    }

    /// The company rises: odd points lapse or count, and each loser pays a winner the net resti (R48).
    pub(super) fn settle(&mut self) {
        let deal = self.match_state.deal;
        let odd = self.ledger.balance(segni(Pair::First)).signum();
        if self.agreements.broken_resto == BrokenResto::Counts {
            let broken = Cause::new("minchiate-cause-broken-resto", Cite("minchiate:6.3"));
            self.ledger.pay(deal, resti(Pair::Second), resti(Pair::First), odd, broken);
        }
        let net = self.net_resti();
        let (losers, winners) = (self.match_state.members(Pair::Second), self.match_state.members(Pair::First));
        let paid = Cause::new("minchiate-cause-resti-paid", Cite("minchiate R48")).count(net.abs()).each(self.agreements.resto());
        for (loser, winner) in losers.into_iter().zip(winners) {
            self.ledger.pay(deal, loser, winner, net * self.agreements.resto(), paid);
        }
        self.open.phase = Phase::Over;
    }

    /// Resti by which the first pair is ahead: what one pair won the other lost.
    pub(super) fn net_resti(&self) -> i64 {
        self.ledger.balance(resti(Pair::First))
    }
}

impl super::state::Open {
    /// Has this scorer made their total?
    pub(super) fn content_to_total(&self, seat: Seat) -> bool {
        self.phase == Phase::Count && self.content.contains(seat)
    }
}
