//! Offers to a seat: everything that would be accepted of it, but free words.

use super::Truco;
use super::action::{Action, Double, Passo, Stack};
use super::calls::Unanswered;
use super::laws::Charge;
use super::points::{LEAST_SONG, MOST_SONG, SIGNS};
use super::stakes::{EnvidoCall, Stage};
use super::state::{First, FlorCall, Leaving, Phase, Reply, Song};
use cards::CardSet;
use engine::{Offer, Seat};

/// Answers to whatever is asked.
const ANSWERS: &[Action] = &[Action::Answer(Reply::Quero), Action::Answer(Reply::NaoQuero)];

/// Answers to one part of a double proposal.
const PASSOS: &[Action] =
    &[Action::Passo(Passo::Truco), Action::Passo(Passo::Envido), Action::Passo(Passo::First), Action::Passo(Passo::Second)];

/// Answers to the lei with a flor.
const WITH_FLOR: &[Action] = &[
    Action::ComFlor(Reply::Quero),
    Action::ComFlor(Reply::NaoQuero),
    Action::AchicoE(Reply::Quero),
    Action::AchicoE(Reply::NaoQuero),
];

/// Answers that raise the truco.
const RAISES: &[Action] = &[Action::QueroE(Stage::Retruco), Action::QueroE(Stage::ValeQuatro)];

/// Words of the flor, in the order in which they are offered.
const FLORES: &[Action] = &[
    Action::Flor(FlorCall::Flor),
    Action::Flor(FlorCall::ContraFlor),
    Action::Flor(FlorCall::Resto),
    Action::Flor(FlorCall::Achico),
];

/// Replies to a flor.
const TO_FLORES: &[Action] = &[Action::EBoa, Action::Segue, Action::WaiveFlor];

const LEAVES: &[Action] = &[Action::Leave(Leaving::Pass), Action::Leave(Leaving::Baralho)];

/// Words that answer nothing.
const BESIDES: &[Action] = &[Action::AskRepeat, Action::AskTally, Action::Admit, Action::Look, Action::Senha(None)];

impl Truco {
    /// Offers that bring the game on: answers, calls, songs, cards. Speech being free, they go to more seats than those asked.
    pub(super) fn answers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        match self.open.phase {
            Phase::Draw | Phase::Shuffle | Phase::Over => {}
            Phase::Cutting => {
                if self.check(seat, &Action::Cut(1)).is_ok() {
                    out.push(Offer::Number { from: 1, to: 37, make: Action::Cut });
                }
            }
            Phase::Exposed => self.offer_words(seat, &[Action::AcceptExposed, Action::RefuseExposed], out),
            Phase::Contest => self.contest_offers(seat, out),
            Phase::Show => {
                self.offer_words(seat, &[Action::Gather], out);
                self.show_offers(seat, out);
            }
            Phase::Claims => self.offer_words(seat, &[Action::Gather], out),
        }
    }

    /// Optional offers to a seat.
    pub(super) fn besides(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        match self.open.phase {
            Phase::Draw | Phase::Shuffle | Phase::Exposed | Phase::Over => {}
            Phase::Cutting => self.cutting_offers(seat, out),
            Phase::Contest => {
                self.offer_words(seat, BESIDES, out);
                if SIGNS.first().is_some_and(|card| self.check_senha(seat, Some(card)).is_ok()) {
                    out.push(Offer::Card { of: SIGNS, make: |card| Action::Senha(Some(card)) });
                }
                if self.open.flores.sung.contains(seat) {
                    for from in self.open.after(seat) {
                        self.offer_words(seat, &[Action::PecoFlor(from)], out);
                    }
                }
                if self.agreements.real_table() {
                    self.stack_offers(seat, self.playable(seat), out);
                    self.show_offers(seat, out);
                    self.claim_offers(seat, out);
                }
                self.understood_offers(seat, out);
            }
            Phase::Show | Phase::Claims => {
                self.offer_words(seat, &[Action::Admit, Action::AskTally], out);
                if self.open.phase == Phase::Claims || !self.open.owing.contains(seat) {
                    self.show_offers(seat, out);
                }
                self.claim_offers(seat, out);
            }
        }
    }

    fn offer_words(&self, seat: Seat, words: &[Action], out: &mut Vec<Offer<Action>>) {
        out.extend(words.iter().filter(|word| self.check(seat, word).is_ok()).map(|word| Offer::Word(word.clone())));
    }

    fn cutting_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        self.offer_words(seat, &[Action::SayLei, Action::RequestTampa, Action::AnnounceTesta], out);
        if self.agreements.real_table() && seat == self.match_state.dealer {
            for to in Seat::first(self.match_state.players) {
                let exposed = (1..=3).map(|card| Action::Expose(to, card));
                let wrong = [2, 4].into_iter().map(|cards| Action::Misdeal(to, cards));
                let spoils: Vec<Action> = exposed.chain(wrong).collect();
                self.offer_words(seat, &spoils, out);
            }
        }
    }

    fn contest_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        out.extend(Offer::card(self.playable(seat), Action::Play));
        self.song_offers(seat, out);
        // Whole kinds of words are left out where none of them can be said: this is asked at every turn.
        let (open, real) = (&self.open, self.agreements.real_table());
        let free = open.floor_is_free();
        if !free {
            self.answer_offers(seat, out);
        }
        let replies = matches!(open.first, First::FlorChoice | First::FlorAsked);
        if replies || self.flor_right(seat) && (real || self.holds_flor(seat)) {
            self.offer_words(seat, FLORES, out);
        }
        if !open.window.is_empty() || matches!(open.first, First::FlorRound | First::FlorChoice) {
            self.offer_words(seat, TO_FLORES, out);
        }
        let ladder = self.envido_ladder(seat);
        let envidos = EnvidoCall::ALL.map(|call| ladder.as_ref().is_ok_and(|ladder| self.bars(ladder, call).is_ok()));
        let calls = EnvidoCall::ALL.into_iter().filter(|&call| envidos[call as usize]);
        out.extend(calls.map(|call| Offer::Word(Action::Envido(call))));
        let stage = open.calls.on.next().filter(|&stage| free && self.check_truco(seat, stage).is_ok());
        out.extend(stage.map(|stage| Offer::Word(Action::Truco(stage))));
        if open.first == First::Singing {
            self.offer_words(seat, &[Action::NaoMato], out);
        }
        if open.held.is_none() {
            self.offer_words(seat, LEAVES, out);
        }
        if real {
            self.offer_words(seat, &[Action::ReportCount], out);
        }
        // A double proposal is a truco first of all.
        if stage == Some(Stage::Truco) && open.first == First::Open {
            let said = |double: &Double| match *double {
                Double::Envido(call, _) => envidos[call as usize],
                Double::Flor => self.check_flor(seat, FlorCall::Flor).is_ok(),
            };
            out.extend(Double::all().filter(said).map(|double| Offer::Word(Action::Double(double))));
        }
    }

    /// Answers to what is asked: where nothing is asked nothing is answered.
    fn answer_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let question = self.check_asked(seat);
        if question.is_ok() {
            self.offer_words(seat, ANSWERS, out);
        }
        match question {
            Ok(Unanswered::Both | Unanswered::Lei) => self.offer_words(seat, PASSOS, out),
            Ok(Unanswered::Truco) => self.offer_words(seat, RAISES, out),
            _ => {}
        }
        if self.open.lei.is_some() {
            self.offer_words(seat, WITH_FLOR, out);
        }
    }

    fn song_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if self.next_singer() != Some(seat) {
            return;
        }
        if self.agreements.real_table() {
            out.push(Offer::Number { from: LEAST_SONG, to: MOST_SONG, make: Action::Sing });
        } else {
            let points = self.true_points(seat);
            if self.check_song(seat, Song::Points(points)).is_ok() {
                out.push(Offer::Word(Action::Sing(points)));
            }
        }
    }

    /// Cards laid on one another, every order of every two or three of them.
    fn stack_offers(&self, seat: Seat, playable: CardSet, out: &mut Vec<Offer<Action>>) {
        let stacks = playable.iter().flat_map(|a| (playable.without(a)).iter().map(move |b| [a, b]));
        for [a, b] in stacks {
            let pair: Stack = [a, b].into_iter().collect();
            let triples = playable.without(a).without(b).iter().map(|c| Stack::from([a, b, c]));
            let all: Vec<Action> = std::iter::once(pair.clone())
                .chain(triples)
                .flat_map(|stack| [Action::PlayMany(stack.clone()), Action::PlayStacked(stack)])
                .collect();
            self.offer_words(seat, &all, out);
        }
    }

    /// Cards to show.
    fn show_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let showable = self.showable(seat);
        if !showable.is_empty() {
            let (must, at_least, at_most) = (CardSet::EMPTY, 1, showable.len());
            out.push(Offer::Cards { of: showable, must, at_least, at_most, make: Action::Show });
        }
    }

    /// Others' cards gathered too early, and faults that can be claimed.
    fn claim_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        for other in Seat::first(self.match_state.players).filter(|&other| other != seat) {
            self.offer_words(seat, &[Action::GatherOf(other)], out);
            if self.open.fights(seat) && self.side(other) != self.side(seat) {
                let claims = Charge::all().map(|law| Action::Claim(law, other));
                out.extend(claims.filter(|claim| self.check(seat, claim).is_ok()).map(Offer::Word));
            }
        }
    }

    /// Further offers if a doubtful word is taken for the word it sounds like.
    fn understood_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let Some(game) = self.understood(seat) else { return };
        let mut more = Vec::new();
        if game.open.phase == Phase::Contest {
            game.contest_offers(seat, &mut more);
        }
        // What is offered in any case is not offered twice.
        let mut known = Vec::new();
        self.contest_offers(seat, &mut known);
        for offer in more {
            let mut new = false;
            offer.each(&mut |action| new |= !known.iter().any(|offer| offer.includes(&action)));
            if new {
                out.push(offer);
            }
        }
    }
}
