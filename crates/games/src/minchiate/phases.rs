//! Phases of a gioco: for each the awaited seats, the offers, the checks, and their rules.

use super::breach::Breach;
use super::state::{Open, Pair, Phase, SEATS, Said};
use super::{Action, Minchiate};
use cards::Card;
use engine::{Offer, Seat, SeatSet};

impl Open {
    /// The rule by which it is somebody's turn now, and by which nothing else can be done.
    pub(super) fn rule(&self) -> &'static str {
        match self.phase {
            Phase::Draw => "minchiate R1",
            Phase::Shuffle => "minchiate section 3",
            Phase::Cut => "minchiate R4",
            Phase::Correct(1) => "minchiate:7.2b",
            Phase::Correct(_) => "minchiate:7.2c",
            Phase::Discard => "minchiate R15",
            Phase::Check | Phase::Mend => "minchiate R17",
            Phase::Accuse => "minchiate R18",
            Phase::Tricks if self.unplayed() => "minchiate R22",
            Phase::Tricks if self.plays.is_empty() => "minchiate R31",
            // The order of play.
            Phase::Tricks => "minchiate section 2.1",
            Phase::Choice => "minchiate:7.3c",
            Phase::Inspection => "minchiate:7.3d",
            Phase::Count => "minchiate R41",
            Phase::Between => "minchiate section 6",
            Phase::Over => "minchiate R48",
        }
    }
}

impl Minchiate {
    /// Play waits for these.
    #[inline(always)]
    pub(super) fn must_act(&self) -> SeatSet {
        let open = &self.open;
        match open.phase {
            Phase::Tricks => SeatSet::of(open.to_play),
            Phase::Draw | Phase::Shuffle | Phase::Over => SeatSet::EMPTY,
            Phase::Cut => SeatSet::of(open.cutter()),
            Phase::Correct(_) => SeatSet::of(self.match_state.dealer),
            Phase::Discard | Phase::Check | Phase::Mend => open.pending,
            Phase::Accuse => SeatSet::of(self.accuser()),
            Phase::Choice => open.choice.map_or(SeatSet::EMPTY, |(seat, _)| SeatSet::of(seat)),
            Phase::Inspection | Phase::Between => SeatSet::first(SEATS).minus(open.content),
            Phase::Count => Pair::BOTH.iter().map(|&pair| self.match_state.scorer(pair)).collect::<SeatSet>().minus(open.content),
        }
    }

    /// These may speak, whether play waits for them or not: accusers until the first card, and all at an honour table.
    #[inline(always)]
    pub(super) fn may_speak(&self) -> SeatSet {
        let all = self.agreements.honour() && self.before_totals();
        if all { SeatSet::first(SEATS) } else { self.accusers() }
    }

    /// Offers to a seat for which play waits.
    #[inline(always)]
    pub(super) fn asked_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        match self.open.phase {
            Phase::Tricks => self.play_offers(seat, out),
            Phase::Draw | Phase::Shuffle | Phase::Over => {}
            Phase::Cut => self.cut_offers(out),
            Phase::Correct(_) => self.offer_words(seat, &[Action::CorrectDeal, Action::DealOn], out),
            Phase::Discard => self.discard_offers(seat, out),
            Phase::Check => self.check_offers(seat, out),
            Phase::Mend => self.mend_offers(seat, out),
            Phase::Accuse => {
                self.accuse_offers(seat, out);
                out.push(Offer::Word(Action::NoMore));
            }
            Phase::Choice => self.choice_offers(seat, out),
            Phase::Inspection => self.offer_words(seat, &[Action::Content], out),
            Phase::Count => self.offer_words(seat, &[Action::Total, Action::ClaimLast, Action::ClaimCards], out),
            Phase::Between => self.offer_words(seat, &[Action::PlayOn, Action::Rise], out),
        }
    }

    /// Optional statements of a seat (R20, section 4.5).
    pub(super) fn besides_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let speaks = self.open.phase == Phase::Accuse && self.accuser() == seat;
        if self.accusers().contains(seat) && !speaks {
            self.accuse_offers(seat, out);
        }
        if !self.agreements.honour() || !self.before_totals() || seat.index() >= SEATS {
            return;
        }
        self.mark_offers(seat, out);
        self.matto_offers(seat, out);
        if matches!(self.open.phase, Phase::Tricks | Phase::Inspection) {
            self.revoke_offers(seat, out);
        }
        self.offer_words(seat, &[Action::Appeal], out);
    }

    fn offer_words(&self, seat: Seat, words: &[Action], out: &mut Vec<Offer<Action>>) {
        out.extend(words.iter().filter(|word| self.check(seat, word).is_ok()).map(|&word| Offer::Word(word)));
    }

    /// May this seat do this now? What is offered is what this accepts.
    #[inline(always)]
    pub(super) fn check(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        match (self.open.phase, action) {
            (Phase::Tricks, &Action::Play(card)) => self.check_play(seat, card),
            _ if seat.index() >= SEATS => Err(Breach::NotPlaying),
            (Phase::Over, _) => Err(Breach::Over),
            (Phase::Draw | Phase::Shuffle, _) => Err(Breach::NotDealt),
            _ => self.check_word(seat, action),
        }
    }

    fn check_word(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        use Action as A;
        let checked = match (self.open.phase, *action) {
            (_, A::Mark(..) | A::ReclaimMatto | A::Give(_) | A::CallRevoke(..) | A::Appeal) => {
                return self.check_besides(seat, action);
            }
            (_, A::Accuse(cards)) => return self.check_accuse(seat, cards),
            (Phase::Cut, A::Cut(many)) => self.check_cut(many),
            (Phase::Discard, A::Discard(cards)) => self.check_discard(seat, cards),
            (Phase::Check, A::ReportCount(many)) => self.check_report(seat, many),
            (Phase::Mend, A::DiscardSurplus(card)) => self.check_surplus(seat, card),
            (Phase::Mend, A::AskTop(place) | A::AskBottom(place)) => self.check_ask(seat, place),
            (Phase::Choice, A::TakeBack(card)) => self.check_take_back(seat, card),
            (Phase::Count, A::ClaimLast) => self.check_claim_last(seat),
            (Phase::Count, A::ClaimCards) => self.check_claim_cards(seat),
            (Phase::Correct(_), A::CorrectDeal | A::DealOn) | (Phase::Check, A::ConfirmCount) => Ok(()),
            (Phase::Accuse, A::NoMore) | (Phase::Choice, A::LetRun) | (Phase::Inspection, A::Content) => Ok(()),
            (Phase::Count, A::Total) | (Phase::Between, A::PlayOn | A::Rise) => Ok(()),
            _ => return Err(Breach::NotNow { rule: self.open.rule() }),
        };
        self.in_turn(seat).and(checked)
    }

    /// Only those for whom play waits.
    fn in_turn(&self, seat: Seat) -> Result<(), Breach> {
        let (must, rule) = (self.must_act(), self.open.rule());
        if must.contains(seat) {
            return Ok(());
        }
        match self.open.phase {
            Phase::Check | Phase::Inspection | Phase::Between => Err(Breach::SaidAlready { rule }),
            Phase::Count => self.scoring(seat).and(Err(Breach::Totalled)),
            _ => Err(must.lowest().map_or(Breach::NotNow { rule }, |turn| Breach::NotYourTurn { turn, rule })),
        }
    }

    /// Checks a statement that an honour table allows at any time before the totals (section 4.5).
    fn check_besides(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let rule = self.open.rule();
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        if !self.before_totals() {
            return Err(if self.open.phase == Phase::Between { Breach::Totalled } else { Breach::NotNow { rule } });
        }
        match (*action, self.open.phase) {
            (Action::Mark(cause, cards), _) => self.due_mark(seat, cause, cards).map(|_| ()),
            (Action::ReclaimMatto, _) => self.check_reclaim(seat),
            (Action::Give(card), _) => self.check_give(seat, card),
            (Action::CallRevoke(other, trick), Phase::Tricks | Phase::Inspection) => self.check_call(seat, other, trick),
            (Action::CallRevoke(..), Phase::Count) => Err(Breach::Mixed),
            (Action::CallRevoke(..), _) => Err(Breach::NotNow { rule }),
            _ if self.open.appealed.contains(seat) => Err(Breach::SaidAlready { rule: "minchiate:7.5" }),
            _ => Ok(()),
        }
    }

    /// Does what was found to be allowed.
    #[inline(always)]
    pub(super) fn perform(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Play(card) => self.play(seat, card),
            _ => self.perform_word(seat, action),
        }
    }

    fn perform_word(&mut self, seat: Seat, action: &Action) {
        use Action::*;
        match *action {
            Play(card) => self.play(seat, card),
            Cut(many) => self.cut(seat, many),
            CorrectDeal => self.correct_deal(seat),
            DealOn => self.deal_on(),
            Discard(cards) => self.discard(seat, cards),
            ConfirmCount => self.confirm(seat),
            ReportCount(_) => self.report_hand(seat),
            DiscardSurplus(card) => self.discard_surplus(seat, card),
            AskTop(place) => self.ask(seat, self.open.stock - place as usize, place),
            AskBottom(place) => self.ask(seat, place as usize - 1, place),
            Accuse(cards) => self.accuse(seat, cards),
            NoMore => self.no_more(seat),
            Mark(cause, cards) => self.mark(seat, cause, cards),
            ReclaimMatto => self.reclaim(),
            Give(card) => self.give_card(seat, card),
            CallRevoke(other, trick) => self.call_revoke(other, trick),
            TakeBack(card) => self.take_back(seat, card),
            LetRun => self.let_run(seat),
            Content => self.content(seat),
            ClaimLast => self.claim_last(seat),
            ClaimCards => self.claim_cards(seat),
            Total => self.total(seat),
            Appeal => {
                self.open.appealed = self.open.appealed.with(seat);
                self.open.say(seat, Said::Appealed);
            }
            PlayOn => self.play_on(seat),
            Rise => self.rise(seat),
        }
    }

    pub(super) fn not_held(&self, card: Card) -> Breach {
        Breach::NotHeld { card, rule: self.open.rule() }
    }
}
