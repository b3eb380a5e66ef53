//! Words as a player says them, bound as the book binds them (R26, R66, R67, 7.1).

use super::Truco;
use super::action::Action;
use super::breach::Breach;
use super::calls::Unanswered;
use super::lexicon::{Moment, ParsedUtterance, Topic, hear};
use super::stakes::{EnvidoCall, Stage};
use super::state::{Doubtful, First, FlorCall, Form, Phase, Reply, Said};
use engine::Seat;

/// So much can be said in a volta.
const MOST_SAID: usize = 500;

impl Truco {
    pub(super) fn check_utter(&self, seat: Seat, words: &str) -> Result<(), Breach> {
        let bystander = self.open.phase == Phase::Contest && self.open.form == Form::Testa && !self.open.fights(seat);
        if bystander && !self.agreements.real_table() {
            Err(Breach::Silence)
        } else if self.open.said.len() >= MOST_SAID {
            Err(Breach::Already { rule: "truco R27" })
        } else {
            self.check_meaning(seat, words)
        }
    }

    /// At a strict table words that would bind but for the speaker's cards are refused as the act is: if they were mere
    /// talk, all would hear what they hold.
    fn check_meaning(&self, seat: Seat, words: &str) -> Result<(), Breach> {
        if self.agreements.real_table() || !self.agreements.talk_binds() {
            return Ok(());
        }
        let heard = hear(words, self.moment(seat));
        let meant = if let ParsedUtterance::Sounds(sound) = heard { Some(sounds_like(sound)) } else { self.meant(heard) };
        let Some(meant) = meant else { return Ok(()) };
        use Breach::{FalseSong, LeiFlor, MustSingFlor, NoFlor, SongTooLow};
        match self.check(seat, &meant) {
            Err(breach @ (MustSingFlor | NoFlor | LeiFlor | FalseSong | SongTooLow)) => Err(breach),
            _ => Ok(()),
        }
    }

    pub(super) fn utter(&mut self, seat: Seat, words: &str) {
        if self.open.phase == Phase::Contest && !self.open.fights(seat) {
            self.bystander_speaks(seat);
            self.open.say(seat, Said::Talk(words.to_owned()));
            return;
        }
        match self.bound(seat, words) {
            Some(action) => {
                self.open.say(seat, Said::Bound(words.to_owned(), action.clone()));
                self.perform(seat, &action);
            }
            None => {
                self.note_doubtful(seat, words);
                self.open.say(seat, Said::Talk(words.to_owned()));
            }
        }
    }

    fn moment(&self, seat: Seat) -> Moment {
        let song_is_due = matches!(self.open.first, First::Singing | First::FlorSinging) && self.next_singer() == Some(seat);
        if song_is_due { Moment::Song } else { Moment::Other }
    }

    /// The action these words bind this seat to, if any: a word the rules do not allow now is void.
    pub(super) fn bound(&self, seat: Seat, words: &str) -> Option<Action> {
        if !self.agreements.talk_binds() {
            return None;
        }
        let action = match hear(words, self.moment(seat)) {
            // Asked of the first opponent who has not sung (R59).
            ParsedUtterance::PecoFlor => {
                self.open.after(seat).find(|&from| self.check_peco(seat, from).is_ok()).map(Action::PecoFlor)
            }
            // A holder must add FLOR; by one who holds none it is sung, with every consequence (R67).
            ParsedUtterance::Florzinha if !self.holds_flor(seat) => Some(Action::Flor(FlorCall::Flor)),
            heard => self.meant(heard),
        };
        action.filter(|action| self.check(seat, action).is_ok())
    }

    /// The action meant, now that it is known what waits for an answer. An answer that names another call is no clear yes.
    fn meant(&self, heard: ParsedUtterance) -> Option<Action> {
        let pending = self.open.calls.pending.map(|(stage, _)| stage);
        match heard {
            // *Quero retruco* over a retruco accepts it and raises nothing.
            ParsedUtterance::Means(Action::QueroE(stage)) if pending == Some(stage) => Some(Action::Answer(Reply::Quero)),
            ParsedUtterance::Means(action) => Some(action),
            ParsedUtterance::Accepts(topic) => self.is_asked(topic).then_some(Action::Answer(Reply::Quero)),
            _ => None,
        }
    }

    /// Is this, or is this a part of, what waits for an answer? Yes to one part first is yes to both (R70).
    fn is_asked(&self, topic: Topic) -> bool {
        let open = &self.open;
        let truco = |stage| open.calls.pending.is_some_and(|(pending, _)| pending == stage);
        let envido = |call| call == EnvidoCall::Envido || open.ladder.last() == Some(call);
        match (self.question().map(|(question, _)| question), topic) {
            (Some(Unanswered::Envido | Unanswered::Both | Unanswered::Lei), Topic::Envido(call)) => envido(call),
            (Some(Unanswered::Truco | Unanswered::Both | Unanswered::Lei), Topic::Truco(stage)) => truco(stage),
            (Some(Unanswered::Flor), Topic::Flor(call)) => open.flores.raise.is_some_and(|(_, raise)| raise == call),
            (Some(Unanswered::Both | Unanswered::Lei), Topic::First | Topic::Second | Topic::All) => true,
            (Some(_), Topic::All) => true,
            _ => false,
        }
    }

    fn note_doubtful(&mut self, seat: Seat, words: &str) {
        if !self.agreements.talk_binds() || self.open.phase != Phase::Contest {
            return;
        }
        if let ParsedUtterance::Sounds(sound) = hear(words, Moment::Other) {
            let meant = sounds_like(sound);
            self.open.doubtful = self.check(seat, &meant).is_ok().then_some((seat, sound));
        }
    }

    /// The table as it would be if a doubtful word were taken for what it sounds like; only the opponents can so take it.
    pub(super) fn understood(&self, by: Seat) -> Option<Truco> {
        let (speaker, sound) = self.open.doubtful?;
        if self.side(speaker) == self.side(by) || !self.open.fights(by) {
            return None;
        }
        let meant = sounds_like(sound);
        self.check(speaker, &meant).ok()?;
        let mut game = self.clone();
        game.open.doubtful = None;
        game.open.say(speaker, Said::Word(meant.clone()));
        game.perform(speaker, &meant);
        Some(game)
    }
}

const fn sounds_like(sound: Doubtful) -> Action {
    match sound {
        Doubtful::Truco => Action::Truco(Stage::Truco),
        Doubtful::Quero => Action::Answer(Reply::Quero),
    }
}
