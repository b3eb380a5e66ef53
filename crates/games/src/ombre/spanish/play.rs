//! Tricks, the bola undertaken in the play, and games given up or laid down (mediator R35-R57, family R20-R29, hombre R25-R38).

use super::Core;
use super::action::{Action, Signal};
use super::breach::Breach;
use super::duty::Bound;
use super::laws::Irregularity;
use super::result::sure_trumps;
use super::state::{Bola, Claimed, Concession, Entry, Partner, Phase, Said};
use super::terms::{Claims, King, Switch};
use super::variant::{Chillada, Reckoning};
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::duty::Duty;
use engine::{Offer, Seat, SeatSet};

impl Core {
    /// The mano leads, not the Hombre (mediator R35).
    pub(super) fn begin_play(&mut self) {
        self.open.answered = SeatSet::EMPTY;
        self.open.play.to_play = self.open.mano();
        // A trump that nobody has named is what the Hombre leads; if another leads, the defenders name it (hombre R18, R19).
        let unnamed = self.open.trump.is_none() && self.open.hombre != Some(self.open.mano());
        self.open.phase = if unnamed { Phase::Declare } else { Phase::Tricks };
    }

    // --- who plays with whom ---

    /// The Hombre's partner, known or not.
    pub(super) fn partner(&self) -> Option<Seat> {
        match self.open.partner {
            Partner::Seat(seat) => Some(seat),
            Partner::Nobody => None,
            Partner::Unknown => {
                let called = self.open.called?;
                let holds = |seat: &Seat| self.hidden.hands[seat.index()].contains(called);
                self.open.round.players().iter().copied().find(holds).filter(|&seat| self.open.hombre != Some(seat))
            }
        }
    }

    /// The Hombre and their partner.
    pub(super) fn side(&self) -> SeatSet {
        self.open.hombre.into_iter().chain(self.partner()).collect()
    }

    /// Their adversaries, the nearest to the mano first.
    pub(super) fn adversaries(&self) -> ArrayVec<Seat, 6> {
        let side = self.side();
        self.open.round.players().iter().copied().filter(|&seat| !side.contains(seat)).take(6).collect()
    }

    /// The tricks of the Hombre's side.
    pub(super) fn side_tricks(&self) -> u8 {
        self.side().iter().map(|seat| self.open.play.of(seat)).sum()
    }

    /// Is a forced entry paid like any other?
    pub(super) fn as_voluntary(&self) -> bool {
        self.open.entry != Entry::Chillada || self.terms.variant.chillada == Chillada::AsVoluntary
    }

    // --- what may be played ---

    /// The duty as it stands now.
    #[inline]
    pub(super) fn duty(&self) -> Option<Bound<'static>> {
        let trump = self.open.trump?;
        Some(Bound { trumps: self.terms.pack.trumps(trump)?, forced: self.forced_now() })
    }

    /// The kings that may not be played yet.
    #[inline]
    fn forced_now(&self) -> CardSet {
        let waits = self.open.partner == Partner::Unknown && self.terms.king == King::FirstOut;
        self.open.trump.filter(|_| waits).map_or(CardSet::EMPTY, |trump| self.terms.forced_kings(trump))
    }

    #[inline]
    pub(super) fn playable(&self, seat: Seat) -> CardSet {
        let hand = self.hand(seat);
        self.duty().map_or(hand, |duty| duty.playable(hand, &self.open.play.trick))
    }

    #[inline]
    pub(super) fn check_play(&self, seat: Seat, card: Card) -> Result<(), Breach> {
        let turn = self.open.play.to_play;
        if seat != turn {
            return Err(Breach::NotYourTurn { turn, rule: "mediator R35" });
        }
        if !self.hand(seat).contains(card) {
            return Err(Breach::NotHeld { card, rule: "mediator R36" });
        }
        if !self.terms.honour() {
            return if self.playable(seat).contains(card) { Ok(()) } else { Err(self.wrong_card(card)) };
        }
        match (self.orderer(), self.committed(seat)) {
            (Some(turn), _) => Err(Breach::NotYourTurn { turn, rule: "mediator:VII.4" }),
            (_, Some(early)) if early != card => Err(Breach::NotNow { rule: "mediator:III.1" }),
            _ => Ok(()),
        }
    }

    /// The rule that a wrong card would break.
    pub(super) fn wrong_card(&self, card: Card) -> Breach {
        let led = self.open.play.trick.led();
        let Some(trumps) = self.duty().map(|duty| duty.trumps) else { return Breach::NotPlaying };
        if self.forced_now().contains(card) {
            let follows = led.is_some_and(|led| trumps.order.followers(led).contains(card));
            let rule = match led {
                None => "family R23",
                Some(_) if follows => "family R22",
                Some(_) => "family R24",
            };
            return Breach::KingTooSoon { card, rule };
        }
        match led {
            Some(led) if trumps.all().contains(led) => Breach::MustTrump,
            Some(led) => led.suit().map_or(Breach::MustTrump, |suit| Breach::MustFollow { suit }),
            None => Breach::NotPlaying,
        }
    }

    pub(super) fn play_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let playable = self.playable(seat);
        if !self.terms.honour() {
            return out.push(Offer::Card { of: playable, make: Action::Play });
        }
        if let Some(card) = self.committed(seat) {
            return out.push(Offer::Card { of: CardSet::of(card), make: Action::Play });
        }
        out.extend(Offer::card(playable, Action::Play));
        out.extend(Offer::card(self.hand(seat) - playable, Action::Play));
    }

    // --- a card is played ---

    #[inline]
    pub(super) fn put_down(&mut self, seat: Seat, card: Card) {
        if self.open.trump.is_none() {
            // Led without a word, it is of trump whatever it is (hombre R19).
            self.open.trump = card.suit();
        }
        let Some(trumps) = self.duty().map(|duty| duty.trumps) else { return };
        self.finds_partner(seat, card);
        let honour = self.terms.honour();
        let open = &mut self.open;
        open.honour.unlifted = Switch::Off;
        self.hidden.hands[seat.index()].remove(card);
        open.shown[seat.index()].remove(card);
        open.signalled = None;
        if open.phase == Phase::Bola {
            // Leading on is going for bola, said or not (mediator R45).
            open.phase = Phase::Tricks;
            open.bola = Bola::Tried;
        }
        if let Some(taker) = open.play.put_down(seat, card, &open.round, &trumps.order) {
            open.honour.early.clear();
            open.honour.unlifted = if honour { Switch::On } else { Switch::Off };
            self.trick_taken(taker);
        }
    }

    /// The called card, or the first king, tells who the partner is (mediator R27, family R20).
    pub(super) fn finds_partner(&mut self, seat: Seat, card: Card) {
        if self.open.partner != Partner::Unknown {
            return;
        }
        if self.open.called == Some(card) || self.forced_now().contains(card) {
            let own = self.open.hombre == Some(seat);
            self.open.partner = if own { Partner::Nobody } else { Partner::Seat(seat) };
            if !own && self.open.honour.spread == Switch::On {
                self.open.exposed = self.open.exposed.with(seat);
            }
        }
    }

    pub(super) fn trick_taken(&mut self, taker: Seat) {
        let (done, win) = (self.open.play.takers.len(), self.terms.variant.win());
        let all = done == self.terms.variant.hand;
        match self.open.bola {
            // A bola that is cut ends the hand (mediator R49, R50).
            Bola::Bid | Bola::Tried if !self.side().contains(taker) => return self.end_of_play(),
            // Won, and nothing is left to play for but a bola: the hand stops (mediator R53, hombre R37).
            Bola::No if self.open.concession == Concession::No && self.won_already(win) => {
                if done == usize::from(win) && self.may_go_on() {
                    self.open.phase = Phase::Bola;
                    return;
                }
                return self.end_of_play();
            }
            _ => {}
        }
        if all {
            self.end_of_play();
        } else if self.open.concession == Concession::No {
            self.clear_of_partnership(win);
        }
    }

    /// The hand goes on: a player who would have won with the Hombre is not their partner.
    fn clear_of_partnership(&mut self, win: u8) {
        let (Some(hombre), Partner::Unknown, Some(_)) = (self.open.hombre, self.open.partner, self.open.called) else { return };
        for &seat in self.open.round.players().iter().filter(|&&seat| seat != hombre) {
            if self.open.play.of(hombre) + self.open.play.of(seat) >= win {
                self.open.not_partner = self.open.not_partner.with(seat);
            }
        }
    }

    /// Has the Hombre's side won? Nobody knows before a king is out (family R28).
    fn won_already(&self, win: u8) -> bool {
        let unknown = self.open.partner == Partner::Unknown && self.open.called.is_none();
        !unknown && self.side_tricks() >= win
    }

    /// All tricks so far are the side's: may they go on for bola (mediator R45-R48, R52, family R29)?
    fn may_go_on(&self) -> bool {
        self.open.partner != Partner::Unknown && self.as_voluntary() && self.open.honour.spread == Switch::Off
    }

    pub(super) fn check_bola(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let turn = self.open.play.to_play;
        match *action {
            _ if seat != turn => Err(Breach::NotYourTurn { turn, rule: "mediator R45" }),
            Action::Stop => Ok(()),
            Action::Play(_) if self.hombre_viewed() => Err(Breach::NotNow { rule: "hombre R32" }),
            Action::Play(card) => self.check_play(seat, card),
            _ => Err(Breach::untimely(action)),
        }
    }

    pub(super) fn bola_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        out.push(Offer::Word(Action::Stop));
        if !self.hombre_viewed() {
            self.play_offers(seat, out);
        }
    }

    /// Has the Hombre looked at their discard since play began (hombre R32)?
    fn hombre_viewed(&self) -> bool {
        self.open.hombre.is_some_and(|hombre| self.open.exchange.viewed.contains(hombre))
    }

    /// Players who may still look at what they threw away (hombre R27).
    pub(super) fn discarders(&self) -> impl Iterator<Item = Seat> + '_ {
        let exchange = &self.open.exchange;
        let may_look = |seat: &Seat| exchange.thrown[seat.index()] > 0 && !exchange.viewed.contains(*seat);
        let players = if self.terms.variant.monte == 0 { &[] } else { self.open.round.players() };
        players.iter().copied().filter(may_look)
    }

    pub(super) fn stop(&mut self, seat: Seat) {
        self.open.honour.unlifted = Switch::Off;
        self.open.say(seat, Said::Stop);
        self.end_of_play();
    }

    /// The play is over. Where payments are asked for or faults called, that comes first.
    pub(super) fn end_of_play(&mut self) {
        self.open.answered = SeatSet::EMPTY;
        self.show_partner();
        if self.terms.honour() || self.terms.claims == Claims::Spoken {
            self.open.phase = Phase::Claims;
        } else {
            self.settle();
        }
    }

    /// Shows the called card: its holder must do so when the hand is over.
    fn show_partner(&mut self) {
        if self.open.partner != Partner::Unknown {
            return;
        }
        let players = self.open.round.players().iter().copied();
        let holder = self.open.called.and_then(|called| players.clone().find(|&seat| self.hand(seat).contains(called)));
        if let (Some(holder), Some(called)) = (holder, self.open.called) {
            self.open.shown[holder.index()].insert(called);
        }
        self.open.partner = self.partner().map_or(Partner::Nobody, Partner::Seat);
    }

    // --- what may be done besides ---

    pub(super) fn check_aside(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let open = &self.open;
        let hombre = open.hombre == Some(seat);
        match action {
            Action::Signal(_) if self.terms.signals == Switch::Off => Err(Breach::untimely(action)),
            // The Hombre asks for nothing; at an honour table it costs half a pozo (hombre XVI.1).
            Action::Signal(signal) if hombre && (!self.terms.honour() || *signal == Signal::Golpe) => Err(Breach::NoSignal),
            Action::Signal(_) if open.honour.faults.is_full() => Err(Breach::untimely(action)),
            Action::Signal(_) if open.play.to_play != seat || open.phase != Phase::Tricks => {
                Err(Breach::NotYourTurn { turn: open.play.to_play, rule: "hombre R26" })
            }
            Action::Signal(_) if open.signalled.is_some() => Err(Breach::SaidAlready { rule: "hombre R26" }),
            // At an honour table it can be done, and makes a codillo a puesta (hombre D22).
            Action::Signal(signal) if *signal != Signal::Golpe && !self.terms.honour() && self.may_not_ask(seat) => {
                Err(Breach::FourTricks)
            }
            Action::Signal(_) => Ok(()),
            Action::ViewDiscard if open.exchange.thrown[seat.index()] == 0 => Err(Breach::NothingThrown),
            Action::ViewDiscard if open.exchange.viewed.contains(seat) => Err(Breach::SaidAlready { rule: "hombre R27" }),
            Action::ViewDiscard if hombre && open.bola != Bola::No && !self.terms.honour() => {
                Err(Breach::NotNow { rule: "hombre R32" })
            }
            Action::ViewDiscard => Ok(()),
            Action::Concede | Action::LayDown if !hombre => Err(Breach::HombreOnly { rule: "mediator R56" }),
            Action::Concede | Action::LayDown if open.bola != Bola::No || open.phase != Phase::Tricks => {
                Err(Breach::untimely(action))
            }
            Action::Concede if self.terms.variant.reckoning == Reckoning::Compared => Err(Breach::untimely(action)),
            Action::Concede if open.concession != Concession::No || !open.exposed.is_empty() => {
                Err(Breach::SaidAlready { rule: "mediator R56" })
            }
            Action::LayDown if open.concession != Concession::No || !open.exposed.is_empty() => {
                Err(Breach::SaidAlready { rule: "mediator R57" })
            }
            // With a partner it is the worst of ways to give a game up: nobody is let do it at a strict table.
            Action::LayDown if open.partner != Partner::Nobody && !self.terms.honour() => {
                Err(Breach::NotNow { rule: "mediator R57" })
            }
            Action::Concede | Action::LayDown => Ok(()),
            _ => Err(Breach::untimely(action)),
        }
    }

    pub(super) fn aside_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        const WORDS: [Action; 6] = [
            Action::Signal(Signal::Gano),
            Action::Signal(Signal::AMi),
            Action::Signal(Signal::Golpe),
            Action::ViewDiscard,
            Action::Concede,
            Action::LayDown,
        ];
        out.extend(WORDS.into_iter().filter(|word| self.check_aside(seat, word).is_ok()).map(Offer::Word));
    }

    pub(super) fn act_aside(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Signal(signal) => {
                self.open.say(seat, Said::Signal(signal));
                self.open.signalled = Some(seat);
                if self.open.hombre == Some(seat) {
                    self.note(seat, Irregularity::Signalled);
                } else if signal != Signal::Golpe {
                    let _ = self.open.asked.try_push((seat, self.open.play.plays.len() as u8));
                }
            }
            Action::ViewDiscard => {
                self.open.say(seat, Said::ViewDiscard);
                self.open.exchange.viewed = self.open.exchange.viewed.with(seat);
                if self.open.hombre == Some(seat) && self.open.bola == Bola::Tried {
                    self.open.bola = Bola::Forfeited;
                    self.open.honour.unlifted = Switch::Off;
                    self.note(seat, Irregularity::ViewedDiscard);
                    self.end_of_play();
                }
            }
            Action::Concede => {
                self.open.honour.unlifted = Switch::Off;
                self.open.say(seat, Said::Concede);
                self.ask(Claimed::Codillo);
            }
            _ => {
                self.open.honour.unlifted = Switch::Off;
                self.open.say(seat, Said::LayDown);
                self.open.exposed = self.open.exposed.with(seat);
                if self.cannot_lose(seat) {
                    // Nobody is asked to grant what nobody can take (hombre XIV.1).
                    self.open.question = Some(Claimed::Win);
                    return self.end_of_play();
                }
                if self.open.partner == Partner::Nobody {
                    return self.ask(Claimed::Win);
                }
                // Codillo and desbola, the Hombre's alone (mediator VII.1).
                self.open.concession = Concession::LaidDown;
                self.end_of_play();
            }
        }
    }

    /// Has the Hombre, against any cards of the others, tricks enough in trumps that nobody can beat (hombre XIV.1)?
    fn cannot_lose(&self, hombre: Seat) -> bool {
        let sure = self.duty().map_or(0, |duty| sure_trumps(duty.trumps, self.hand(hombre), self.open.play.played()));
        let compared = self.terms.variant.reckoning == Reckoning::Compared;
        compared && usize::from(self.side_tricks()) + sure >= usize::from(self.terms.variant.win())
    }

    // --- what the adversaries answer ---

    fn ask(&mut self, question: Claimed) {
        self.open.question = Some(question);
        self.open.answered = match self.open.partner {
            Partner::Seat(partner) => SeatSet::of(partner),
            _ => SeatSet::EMPTY,
        };
        self.open.refused = SeatSet::EMPTY;
        self.open.phase = Phase::Answers;
    }

    pub(super) fn check_answer(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        // The right to make the Hombre play on is the adversaries' (mediator D44).
        if *action == Action::PlayOn && self.partner() == Some(seat) {
            return Err(Breach::AdversaryOnly { rule: "mediator:VII.1" });
        }
        if !self.unanswered().contains(seat) {
            return Err(Breach::AdversaryOnly { rule: "mediator R56" });
        }
        match (self.open.question, action) {
            (Some(Claimed::Codillo), Action::Accept) | (Some(Claimed::Win), Action::Grant) | (Some(_), Action::PlayOn) => Ok(()),
            _ => Err(Breach::untimely(action)),
        }
    }

    /// Everybody but the Hombre is asked while the partner is unknown; the partner can only accept.
    pub(super) fn answer(&mut self, seat: Seat, action: &Action) {
        self.open.answered = self.open.answered.with(seat);
        let said = match action {
            Action::Accept => Said::Accept,
            Action::Grant => Said::Grant,
            _ => Said::PlayOn,
        };
        self.open.say(seat, said);
        if said == Said::PlayOn {
            self.open.refused = self.open.refused.with(seat);
            // Only an adversary may say so.
            self.open.not_partner = self.open.not_partner.with(seat);
        }
        if !self.unanswered().is_empty() {
            return;
        }
        let refused = self.adversaries().iter().any(|&seat| self.open.refused.contains(seat));
        let question = self.open.question.take();
        if !refused {
            match question {
                Some(Claimed::Codillo) => self.open.concession = Concession::Accepted,
                _ => self.open.question = Some(Claimed::Win),
            }
            return self.end_of_play();
        }
        if question == Some(Claimed::Codillo) {
            self.open.concession = Concession::Refused;
        }
        self.open.answered = SeatSet::EMPTY;
        self.open.phase = Phase::Tricks;
    }
}
