//! Playing a lesson through: every stop with what happened before it.

use super::read::{BadLesson, Line, Numbered, Why};
use super::{Goal, Lesson, News, Said, Stop, Task, texts};
use cards::Card;
use engine::record::{Record, Step};
use engine::show::{Choice, Party, Prompt, SeatView, SheetLine};
use engine::{AnyGame, Seat, Viewer};

/// The message of this id, if it is a text of the lessons.
pub(super) fn known(id: &str) -> Option<&'static str> {
    texts::TEXTS.iter().copied().find(|known| *known == id)
}

/// A trick that was completed.
#[derive(Clone)]
struct Taken {
    plays: Vec<(Seat, Card)>,
    winner: Seat,
}

/// A lesson being played through.
struct Playing<'a> {
    pupil: Seat,
    lines: std::iter::Peekable<std::slice::Iter<'a, Numbered>>,
    says: Vec<Said>,
    news: Vec<News>,
    goal: Option<Goal>,
    watching: bool,
    deal: u32,
    tricks: Vec<(Seat, u8)>,
    plays: Vec<(Seat, Card)>,
    taken: Option<Taken>,
    stops: Vec<Stop>,
    ended: bool,
    fault: Option<BadLesson>,
}

/// Plays a lesson through.
pub(super) fn played(record: Record, pupil: Option<Seat>, lines: &[Numbered]) -> Result<Lesson, BadLesson> {
    let pupil = pupil.unwrap_or(Seat::at(0));
    let mut playing = Playing {
        pupil,
        lines: lines.iter().peekable(),
        says: Vec::new(),
        news: Vec::new(),
        goal: None,
        watching: false,
        deal: 0,
        tricks: Vec::new(),
        plays: Vec::new(),
        taken: None,
        stops: Vec::new(),
        ended: false,
        fault: None,
    };
    let mut at = 0;
    let watched = record.replay_watched(&games::catalogue(), &mut |game, step| {
        let line = record.steps.get(at).map_or(usize::MAX, |step| step.line);
        playing.see(game, step, line);
        at += 1;
    });
    watched.map_err(|fault| Why::Record(fault.fault).at(fault.line))?;
    if let Some(fault) = playing.fault {
        return Err(fault);
    }
    if playing.stops.len() < 2 {
        return Err(Why::Nothing.at(0));
    }
    Ok(Lesson { record, pupil, stops: playing.stops })
}

fn own(game: &dyn AnyGame, seat: Seat) -> Option<SeatView> {
    game.show(Viewer::Seat(seat)).seats.into_iter().find(|view| view.seat == seat)
}

/// The way of a prompt to which this action belongs.
pub(super) fn way<'p>(prompt: &'p Prompt, action: &str) -> Option<&'p Choice> {
    let verb = action.split_whitespace().next().unwrap_or_default();
    prompt.ways.iter().find(|way| match way {
        Choice::Word { action: known, .. } => known == action,
        Choice::Card { verb: known, .. } | Choice::Cards { verb: known, .. } | Choice::Number { verb: known, .. } => {
            *known == verb
        }
    })
}

impl Playing<'_> {
    /// The game before a step of the record, or at its end.
    fn see(&mut self, game: &dyn AnyGame, step: Option<&Step>, line: usize) {
        if self.ended || self.fault.is_some() {
            return;
        }
        if self.pupil.index() >= game.players() {
            self.fault = Some(Why::Seat(self.pupil.to_string()).at(0));
            return;
        }
        self.look(game);
        while let Some(&&(n, ref said)) = self.lines.peek() {
            if n >= line {
                break;
            }
            self.lines.next();
            if let Err(why) = self.follow(game, said) {
                self.fault = Some(why.at(n));
                return;
            }
        }
        if self.ended {
            return;
        }
        match step {
            Some(Step::Act { seat, action }) => self.act(game, *seat, action),
            Some(Step::Draw(_) | Step::Deal(_)) => {}
            None => self.end(game),
        }
    }

    /// What changed on the table since the step before.
    fn look(&mut self, game: &dyn AnyGame) {
        let view = game.show(Viewer::Public);
        let tricks: Vec<(Seat, u8)> = view.seats.iter().map(|seat| (seat.seat, seat.tricks)).collect();
        if view.deal != self.deal {
            self.deal = view.deal;
            self.plays.clear();
            if view.deal > 0 {
                self.news.push(News::Dealt);
            }
        } else {
            let before = |seat: Seat| self.tricks.iter().find(|(known, _)| *known == seat).map_or(0, |&(_, tricks)| tricks);
            let risen: Vec<Seat> = tricks.iter().filter(|(seat, now)| *now > before(*seat)).map(|(seat, _)| *seat).collect();
            if let [winner] = risen[..] {
                let plays = std::mem::take(&mut self.plays);
                self.taken = Some(Taken { plays, winner });
                self.news.push(News::Took { seat: winner });
            }
        }
        if self.plays.len() > 1 && view.centre.trick.is_empty() {
            self.plays.clear();
        }
        self.tricks = tricks;
    }

    fn follow(&mut self, game: &dyn AnyGame, line: &super::read::Line) -> Result<(), Why> {
        match line {
            Line::Say(said) => self.says.push(said.clone()),
            Line::Do(goal) => self.goal = Some(*goal),
            Line::Watch => self.watching = true,
            Line::Play => self.watching = false,
            Line::End => self.end(game),
            Line::AskTakes => {
                let just = matches!(self.news.last(), Some(News::Took { .. }));
                let taken = self.taken.clone().filter(|taken| just && taken.plays.len() > 1).ok_or(Why::NoTrick)?;
                // The answer is told at the next stop.
                let told = self.news.pop();
                self.stop(game, Task::Takes { trick: taken.plays, winner: taken.winner });
                self.news.extend(told);
            }
        }
        Ok(())
    }

    fn stop(&mut self, game: &dyn AnyGame, task: Task) {
        let (says, news) = (std::mem::take(&mut self.says), std::mem::take(&mut self.news));
        self.stops.push(Stop { says, news, task, game: game.boxed(), pupil: self.pupil });
    }

    fn act(&mut self, game: &dyn AnyGame, seat: usize, action: &str) {
        let Some(seat) = Seat::new(seat) else { return };
        let card = game.card_played(action);
        // A cut of the pack decides nothing that could be learnt.
        let asked = seat == self.pupil && !self.watching && game.deal_number() > 0;
        let prompt = game.show(Viewer::Seat(seat)).prompt.filter(|_| asked);
        if let Some(prompt) = prompt
            && way(&prompt, action).is_some()
        {
            let goal = self.goal.take().unwrap_or_else(|| usual(game, seat, action));
            self.stop(game, Task::Act { action: action.to_owned(), goal });
        } else if let Some(card) = card {
            self.news.push(News::Played { seat, card });
        } else if let Some(done) = game.done(action).filter(|_| game.deal_number() > 0) {
            self.news.push(News::Acted { seat, done });
        }
        self.plays.extend(card.map(|card| (seat, card)));
    }

    fn end(&mut self, game: &dyn AnyGame) {
        // The next hand may have been dealt already: it is no part of the lesson.
        if self.news.last() == Some(&News::Dealt) {
            self.news.pop();
        }
        let report = game.reports().into_iter().rfind(|report| report.ended.is_some());
        let deal = report.as_ref().map_or(0, |report| report.number);
        let pots = game.facts().pots;
        let all = game.ledger().of_deal(deal).iter().map(|entry| SheetLine::new(entry, pots));
        let me = Party::Seat(self.pupil);
        let sheet: Vec<SheetLine> = all.filter(|line| line.from == me || line.to == me).collect();
        let won = sheet.iter().map(|line| if line.to == me { line.amount } else { -line.amount }).sum();
        self.stop(game, Task::End { ended: report.and_then(|report| report.ended), won, sheet });
        self.ended = true;
    }
}

/// Does this card hold the trick for its player, once it is played?
pub(super) fn holds(game: &dyn AnyGame, seat: Seat, card: Card) -> bool {
    let tricks = |game: &dyn AnyGame| own(game, seat).map_or(0, |view| view.tricks);
    let mut after = game.boxed();
    if after.play_card(seat, card).is_err() {
        return false;
    }
    let trick = after.show(Viewer::Public).centre.trick;
    match trick.iter().any(|played| played.card == card) {
        true => trick.iter().any(|played| played.card == card && played.winning),
        false => tricks(&*after) > tricks(game),
    }
}

/// The goal of an act of which the lesson says nothing.
fn usual(game: &dyn AnyGame, seat: Seat, action: &str) -> Goal {
    let follows = !game.show(Viewer::Public).centre.trick.is_empty();
    match game.card_played(action).filter(|_| follows) {
        Some(card) if holds(game, seat, card) => Goal::Take,
        Some(_) => Goal::Leave,
        None => Goal::Exact,
    }
}
