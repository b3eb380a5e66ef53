//! The play of one deal of a record: what could be forced, and where the cards that were played gave something away.

use super::line::{Line, act};
use super::memory;
use crate::args::SolveArgs;
use crate::failure::{Failure, Next};
use crate::files::bad_record;
use crate::house;
use crate::speech::Speech;
use bots::Thinking;
use cards::Card;
use engine::record::{Record, Step};
use engine::{AnyGame, Msg, Seat, Viewer};
use solver::outcome::{Forcing, Unsolved, Verdict, Wanted, solve, why_unsolved};
use std::path::Path;

/// Positions looked at before a question is given up: some minutes.
const BUDGET: u64 = 300_000_000;

/// Positions looked at when a hand is gone back through: its early tricks may cost too much.
const EACH: u64 = 300_000;

/// A position of a record, solved, and the play that came after it in its deal.
pub(super) struct SolvedHand {
    pub(super) deal: u32,
    /// The trick that is being played, from 1.
    pub(super) trick: usize,
    /// What could be forced.
    pub(super) verdict: Verdict,
    /// A line of best play, as far as anything is left to play for.
    pub(super) line: Line,
    /// The cards that were played from here on.
    pub(super) played: Vec<Played>,
}

/// A card that was played.
pub(super) struct Played {
    /// The line of the record.
    pub(super) line: usize,
    /// The trick, from 1.
    pub(super) trick: usize,
    /// Who played it.
    pub(super) seat: Seat,
    pub(super) card: Card,
    /// What could be forced before it, if that was found.
    pub(super) verdict: Option<Verdict>,
}

impl Played {
    /// What could be forced before a card that gave something away, and what was left after it.
    pub(super) fn loss(&self) -> Option<(&Verdict, i16)> {
        let verdict = self.verdict.as_ref()?;
        verdict.after(self.card).filter(|&value| value < verdict.value).map(|value| (verdict, value))
    }
}

impl SolvedHand {
    /// The cards that were played and could not be looked at.
    pub(super) fn unknown(&self) -> usize {
        self.played.iter().filter(|played| played.verdict.is_none()).count()
    }

    /// What the side of the position had in the end: what could be forced, less what it gave away, and more by what was given to
    /// it. Nothing unless every card is known, nor where more than two sides play and no sum is shared out.
    pub(super) fn came_to(&self) -> Option<i16> {
        let side = self.verdict.side;
        let (mut value, mut others) = (self.verdict.value, None);
        for played in &self.played {
            let verdict = played.verdict.as_ref()?;
            let cost = verdict.cost(played.card)?;
            value += if verdict.side == side { -cost } else { cost };
            if verdict.side != side && *others.get_or_insert(verdict.side) != verdict.side {
                return None;
            }
        }
        (!self.played.is_empty()).then_some(value)
    }
}

/// A place in a record: the game as it stood.
struct Place {
    /// How many steps were taken.
    steps: usize,
    deal: u32,
    trick: usize,
    game: Box<dyn AnyGame>,
}

/// A step of this game that plays a card, and who does it.
fn played(game: &dyn AnyGame, step: &Step) -> Option<(Seat, Card)> {
    let Step::Act { seat, action } = step else { return None };
    Some((Seat::new(*seat)?, game.card_played(action)?))
}

/// The place after so many steps, and the cards played in its deal, each with the place before it; without a number the end, and
/// the last deal in which cards were played.
fn places(file: &Path, record: &Record, asked: Option<usize>) -> Result<(Vec<(Played, Place)>, Place), Failure> {
    let (mut steps, mut deal, mut trick) = (0, 0, 0);
    let mut plays: Vec<(Played, Place)> = Vec::new();
    let mut asked_for: Option<Place> = None;
    let mut watch = |game: &dyn AnyGame, step: Option<&Step>| {
        let (number, here) = (game.deal_number(), steps);
        steps += 1;
        if number != deal {
            (deal, trick) = (number, 0);
        }
        let play = step.and_then(|step| played(game, step));
        let reached = asked == Some(here);
        if !reached && play.is_none() || asked_for.as_ref().is_some_and(|place| place.deal != number) {
            return;
        }
        let leads = usize::from(game.show(Viewer::Public).centre.trick.is_empty());
        let place = || Place { steps: here, deal, trick: trick + leads, game: game.boxed() };
        if reached {
            asked_for = Some(place());
        }
        if let Some((seat, card)) = play {
            if plays.last().is_some_and(|(_, before)| before.deal != number) {
                plays.clear();
            }
            let place = place();
            trick += leads;
            plays.push((Played { line: record.steps[here].line, trick, seat, card, verdict: None }, place));
        }
    };
    let replay = record.replay_watched(&::games::catalogue(), &mut watch).map_err(|error| bad_record(file, record, error))?;
    let end = || {
        let leads = usize::from(replay.game.show(Viewer::Public).centre.trick.is_empty());
        let number = replay.game.deal_number();
        let before = plays.last().filter(|(_, before)| before.deal == number).map_or(0, |(played, _)| played.trick);
        Place { steps: record.steps.len(), deal: number, trick: before + leads, game: replay.game.boxed() }
    };
    let place = asked_for.unwrap_or_else(end);
    Ok((plays, place))
}

/// The steps taken behind this line.
fn behind(file: &Path, record: &Record, line: usize) -> Result<usize, Failure> {
    let last = record.steps.last().map_or(0, |step| step.line);
    if line > last {
        return Err(Failure::BeyondEnd { path: file.to_owned(), line, last, steps: record.steps.len() });
    }
    Ok(record.steps.iter().filter(|step| step.line <= line).count())
}

/// The position behind the line that is asked for; without one, the play of the last deal from as early on as it can be solved.
pub(super) fn solved(file: &Path, record: &Record, args: &SolveArgs, speech: &Speech) -> Result<SolvedHand, Failure> {
    let asked = args.at.map(|line| behind(file, record, line)).transpose()?;
    let (mut plays, place) = places(file, record, asked)?;
    let mut forcing = Forcing::with_memory(memory(args));
    let mut values = |game: &dyn AnyGame| solve(game, &mut forcing, EACH, Wanted::Values);
    let from = match asked {
        Some(asked) => {
            plays.retain(|(_, before)| before.steps >= asked);
            place
        }
        None => {
            // The table may stand where a card is to be played, perhaps in a deal in which none was played yet.
            let open = values(&*place.game).is_some();
            plays.retain(|(_, before)| !open || before.deal == place.deal);
            let mut known = 0;
            for (played, before) in plays.iter_mut().rev() {
                played.verdict = values(&*before.game);
                match played.verdict {
                    Some(_) => known += 1,
                    None => break,
                }
            }
            let least = if open { 0 } else { plays.len().min(1) };
            plays.drain(..plays.len() - known.max(least));
            plays.first().map_or(place, |(_, before)| Place { game: before.game.boxed(), ..*before })
        }
    };
    let solving = Msg::new("told-solve-wait").with("trick", from.trick).with("deal", i64::from(from.deal));
    let sign = house::spinner(speech.say(&solving));
    let verdict = solve(&*from.game, &mut forcing, BUDGET, Wanted::Line);
    let verdict = verdict.ok_or_else(|| unsolved(file, record, &from, &plays, &mut forcing));
    sign.finish_and_clear();
    let verdict = verdict?;
    for (played, before) in plays.iter_mut().filter(|(played, _)| played.verdict.is_none()) {
        // What was found of the first position, however long it took, is known of the card that was played there.
        played.verdict = match before.steps == from.steps {
            true => Some(verdict.clone()),
            false => solve(&*before.game, &mut forcing, EACH, Wanted::Values),
        };
    }
    let taught = taught(&*from.game, &mut forcing, &verdict);
    let verdict = Verdict { line: taught.unwrap_or(verdict.line), ..verdict };
    let line = Line::played(&*from.game, from.trick, &verdict.line);
    let played = plays.into_iter().map(|(played, _)| played).collect();
    Ok(SolvedHand { deal: from.deal, trick: from.trick, verdict, line, played })
}

/// A line of best play in which everybody plays, of cards that are worth the same, the one a teacher would: the book's own choice.
/// Nothing if not all of its positions can be solved at once.
fn taught(any_game: &dyn AnyGame, forcing: &mut Forcing, verdict: &Verdict) -> Option<Vec<(Seat, Card)>> {
    let mut any_game = any_game.boxed();
    let game = any_game.facts().id;
    let (mut verdict, mut line) = (verdict.clone(), Vec::new());
    while !verdict.line.is_empty() {
        let seat = verdict.to_play;
        let book = bots::bot(game, bots::USUAL, 0, Thinking::default())?.choose(&any_game.seen(Viewer::Seat(seat)));
        let books = book.as_deref().and_then(|action| action.split_whitespace().last()?.parse::<Card>().ok());
        let card = verdict.best().find(|&card| Some(card) == books).or_else(|| verdict.best().next())?;
        line.push((seat, card));
        if !act(&mut *any_game, seat, card) {
            return None;
        }
        match solve(&*any_game, forcing, EACH, Wanted::Line) {
            Some(next) => verdict = next,
            // After the last card there is nothing to solve.
            None => return (verdict.line.len() == 1).then_some(line),
        }
    }
    Some(line)
}

/// The first line from which on the play of these cards can be gone back through at once.
fn quick(plays: &[(Played, Place)], forcing: &mut Forcing) -> Option<usize> {
    let is_quick = |(_, before): &&(Played, Place)| solve(&*before.game, forcing, EACH, Wanted::Values).is_some();
    plays.iter().rev().take_while(is_quick).last().map(|(played, _)| played.line)
}

/// Why there is no answer, and where there is one at once: later in the deal, or in the next in which a card is played.
fn unsolved(file: &Path, record: &Record, from: &Place, later: &[(Played, Place)], forcing: &mut Forcing) -> Failure {
    let why = why_unsolved(&*from.game);
    let is_card = |step: &engine::record::At<Step>| played(&*from.game, &step.value).is_some();
    let next = match (quick(later, forcing), why) {
        (Some(line), _) => Next::Before(line),
        (None, Unsolved::NoPlay) => {
            let next = record.steps[from.steps..].iter().position(is_card).map(|n| from.steps + n);
            let plays = next.and_then(|step| places(file, record, Some(step)).ok()).map_or_else(Vec::new, |(plays, _)| plays);
            let last = record.steps.iter().rev().find(|step| is_card(step)).map(|step| step.line);
            quick(&plays, forcing).or(last).map_or(Next::NoCard, Next::Before)
        }
        (None, _) => Next::NotSoFar,
    };
    Failure::Unsolved { path: file.to_owned(), why, game: from.game.facts().title, next }
}
