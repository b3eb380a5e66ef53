//! What could have been played in a match whose cards all may be seen.
//!
//! It is found on threads of its own, a few at a time, within a bounded number of positions; what was found of a hand is kept for
//! a while, since who steps through it asks again.

use bots::tutor::{self, Candour, Lesson};
use cards::Card;
use engine::record::{Record, RecordError, Step};
use engine::show::{Choice, Deed};
use engine::{AnyGame, Msg, Seat, Turn, Viewer};
use pages::{Looked, Played, Seen};
use solver::outcome::{Forcing, Verdict, Wanted, solve};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use table::TableId;
use tokio::sync::Semaphore;

/// Positions looked at for what a reader stands before, and for each play of the hand.
const HERE: u64 = 600_000;
const EACH: u64 = 200_000;
/// So long the plays of a hand are looked through, from the last backwards.
const PATIENCE: Duration = Duration::from_millis(1500);
/// So long those of a hand whose cards are only counted.
const COUNTED: Duration = Duration::from_millis(400);
/// Room for the table of positions.
const MEMORY: usize = 16 << 20;
/// No line that is tried is longer.
const LONGEST_LINE: usize = 84;

/// So many look at once: tables that are played come first.
const AT_ONCE: usize = 1;
/// What was found of hands is kept in so many bytes; the oldest give way.
const KEPT: usize = 4 << 20;

/// The cards of a line as an address has them, up to the first that is none.
pub fn line(text: &str) -> Vec<Card> {
    text.split(',').map_while(|card| card.parse().ok()).take(LONGEST_LINE).collect()
}

/// A step of this game that plays a card, and who does it.
fn played(game: &dyn AnyGame, step: &Step) -> Option<(Seat, Card)> {
    let Step::Act { seat, action } = step else { return None };
    Some((Seat::new(*seat)?, game.card_played(action)?))
}

/// Who must play a card now, and which they may.
fn asked(game: &dyn AnyGame) -> Option<(Seat, Vec<Card>)> {
    let Turn::Seats { must, .. } = game.turn() else { return None };
    let seat = must.lowest()?;
    let prompt = game.show(Viewer::Seat(seat)).prompt?;
    prompt.ways.iter().find_map(|way| match way {
        Choice::Card { of, deed: Deed::Play, .. } => Some((seat, of.iter().collect())),
        _ => None,
    })
}

/// Where players of the room take their chance from: the same line is always answered alike.
const SEED: u64 = 1834;
/// No more words than these stand between two cards.
const WORDS: usize = 24;

/// What the room's usual player would do for who must act.
fn usual(game: &dyn AnyGame) -> Option<(Seat, String)> {
    let Turn::Seats { must, .. } = game.turn() else { return None };
    let seat = must.lowest()?;
    let mut player = bots::bot(game.facts().id, bots::USUAL, SEED, bots::Thinking::Worlds(1))?;
    Some((seat, player.choose(&game.seen(Viewer::Seat(seat)))?))
}

/// Lets the room's usual player say what must be said before the next card, whoever must; as long as the deal lasts.
fn speak(game: &mut dyn AnyGame, deal: u32) {
    for _ in 0..WORDS {
        if asked(game).is_some() || is_over(game, deal) {
            return;
        }
        let Some((seat, word)) = usual(game) else { return };
        if game.act(seat, &word).is_err() {
            return;
        }
    }
}

/// Has this deal come to its end?
fn is_over(game: &dyn AnyGame, deal: u32) -> bool {
    game.deal_number() != deal || !matches!(game.turn(), Turn::Seats { .. })
}

/// Plays these cards on, each by who must act, as far as the rules allow it. Against whom one plays on, the room's usual players answer
/// for all others until it is one's turn again. Words that stand between two cards are the room's.
pub fn tried(game: &mut dyn AnyGame, line: &[Card], against: Option<Seat>) -> Vec<(Seat, Card)> {
    let mut tried = Vec::new();
    let deal = game.deal_number();
    let mut play = |game: &mut dyn AnyGame, card: Card| {
        let Some((seat, _)) = asked(game).filter(|_| !is_over(game, deal)) else { return false };
        let is_played = game.play_card(seat, card).is_ok();
        if is_played {
            tried.push((seat, card));
            speak(game, deal);
        }
        is_played
    };
    for &card in line {
        if !play(game, card) {
            break;
        }
    }
    if let Some(me) = against {
        // Where nobody has played a card yet, the room says what comes before it.
        if line.is_empty() {
            speak(game, deal);
        }
        for _ in 0..LONGEST_LINE {
            let others = asked(game).filter(|(seat, _)| *seat != me && !is_over(game, deal));
            let answer = others.and_then(|_| usual(game)).and_then(|(_, action)| game.card_played(&action));
            if !answer.is_some_and(|card| play(game, card)) {
                break;
            }
        }
    }
    tried
}

/// How the deal ended that was played on from here, if it did.
fn ended(game: &dyn AnyGame, deal: u32) -> Option<Msg> {
    game.reports().into_iter().find(|report| report.number == deal)?.ended
}

/// What could be forced where the match stood after so many steps, this line having been tried since.
fn looked(record: &Record, at: usize, deal: u32, game: &dyn AnyGame, tried: Vec<(Seat, Card)>) -> Looked {
    let mut forcing = Forcing::with_memory(MEMORY);
    let verdict = solve(game, &mut forcing, HERE, Wanted::Line);
    let played =
        record.steps.get(at).and_then(|step| played(game, &step.value)).filter(|_| tried.is_empty()).map(|(_, card)| card);
    let over = !tried.is_empty() && is_over(game, deal);
    let (asked, ended) = (asked(game).filter(|_| !over), over.then(|| ended(game, deal)).flatten());
    Looked { verdict: verdict.filter(|_| !over), played, tried, asked, ended }
}

/// The plays of a deal, and what could be forced before each.
fn hand(record: &Record, deal: u32, patience: Duration) -> Result<Vec<Played>, RecordError> {
    let mut plays: Vec<(Played, Box<dyn AnyGame>)> = Vec::new();
    let mut at = 0;
    record.replay_watched(&games::catalogue(), &mut |game, step| {
        if let Some((seat, card)) = step.and_then(|step| played(game, step)).filter(|_| game.deal_number() == deal) {
            plays.push((Played { at, seat, card, verdict: None }, game.boxed()));
        }
        at += 1;
    })?;
    let (mut forcing, since) = (Forcing::with_memory(MEMORY), Instant::now());
    for (played, game) in plays.iter_mut().rev() {
        if since.elapsed() > patience {
            break;
        }
        played.verdict = solve(&**game, &mut forcing, EACH, Wanted::Values);
    }
    Ok(plays.into_iter().map(|(played, _)| played).collect())
}

/// The deal to which this step belongs; the one that ended a deal belongs to it.
fn deal_of(record: &Record, at: usize) -> Result<u32, RecordError> {
    let mut deals = Vec::new();
    record.replay_watched(&games::catalogue(), &mut |game, _| deals.push(game.deal_number()))?;
    Ok(deals.get(at.saturating_sub(1)).copied().unwrap_or_default())
}

/// First step of the analysis of a hand: the first play, or this step, if a card is to be played here.
pub fn beginning(record: &Record, at: usize) -> Option<usize> {
    let deal = deal_of(record, at).ok()?;
    let (mut n, mut first, mut here) = (0, None, false);
    let watched = record.replay_watched(&games::catalogue(), &mut |game, step| {
        if step.and_then(|step| played(game, step)).is_some() && game.deal_number() == deal {
            first = first.or(Some(n));
            here |= n == at;
        }
        n += 1;
    });
    watched.ok()?;
    if here { Some(at) } else { first }
}

/// Worlds the tutor samples to find the better card from the seat.
const WORLDS: usize = 64;

/// Could the better card be found without seeing the other hands? `game` stands before the play.
pub fn found_from_the_seat(game: &dyn AnyGame, play: &Played) -> Option<Seen> {
    let name = game.facts().id;
    let seen = game.seen(Viewer::Seat(play.seat));
    let lessons = tutor::candid_lessons(name, &seen, SEED, bots::Thinking::Worlds(WORLDS), Candour::Plain);
    let (best, unit) = (lessons.first()?, tutor::worth(name)?);
    let plays = |action: &str, card: Card| game.card_played(action) == Some(card);
    let is_of = |lesson: &&Lesson| plays(&lesson.action, play.card) || lesson.alike.iter().any(|action| plays(action, play.card));
    let own = lessons.iter().find(is_of)?;
    let is_best = game
        .card_played(&best.action)
        .is_some_and(|card| play.verdict.as_ref().is_some_and(|verdict| verdict.best().any(|other| other == card)));
    let less = best.value.zip(own.value).map_or(0.0, |(best, own)| best - own);
    let is_clear = own.fell_behind(best) || less > unit.trifle();
    Some(if is_best && is_clear { Seen::FromTheSeat(best.reason) } else { Seen::OnlyOpen })
}

/// What a hand that is kept takes, in bytes.
fn weight(hand: &[Played]) -> usize {
    let verdict = |verdict: &Verdict| size_of_val(&*verdict.cards) + size_of_val(&*verdict.line);
    size_of_val(hand) + hand.iter().filter_map(|played| played.verdict.as_ref()).map(verdict).sum::<usize>()
}

/// The cards of a person in a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// Of which it could be found what each choice would have led to.
    pub judged: u32,
    /// Those among them that gave something away.
    pub given_away: u32,
}

/// Which hand: of which match, and which deal.
type Which = (TableId, u32);

/// The board on which matches are analysed.
pub struct Board {
    turns: Arc<Semaphore>,
    hands: Mutex<Vec<(Which, Arc<Vec<Played>>)>>,
}

/// Question to the board.
pub struct Inquiry {
    /// Which match, and what happened in it.
    pub id: TableId,
    pub record: Record,
    /// After how many steps.
    pub at: usize,
    /// The game then, the line that is tried having been played.
    pub game: Box<dyn AnyGame>,
    pub tried: Vec<(Seat, Card)>,
}

/// A hand of a match, with the record that has it to its end.
pub struct Hand {
    pub id: TableId,
    pub record: Record,
    pub deal: u32,
}

impl Default for Board {
    fn default() -> Board {
        Board { turns: Arc::new(Semaphore::new(AT_ONCE)), hands: Mutex::default() }
    }
}

impl Board {
    /// Looks at a position and at the hand it belongs to. Nothing if the house is closing.
    pub async fn look(self: &Arc<Self>, asked: Inquiry) -> Option<(Looked, Arc<Vec<Played>>)> {
        let board = Arc::clone(self);
        let turn = Arc::clone(&self.turns).acquire_owned().await.ok()?;
        let looking = tokio::task::spawn_blocking(move || {
            // Who has gone away in the meantime still holds their turn until the work is done.
            let _turn = turn;
            board.looked(asked)
        });
        looking.await.ok().flatten()
    }

    /// Counts the cards of a seat in a match that is over: those that could be judged, and those among them that gave something away.
    /// Between two hands others have their turn. Nothing if the house is closing.
    pub async fn count(&self, record: Arc<Record>, seat: Seat) -> Option<Counted> {
        let mut counted = Counted::default();
        let whole = Arc::clone(&record);
        let last = tokio::task::spawn_blocking(move || deal_of(&whole, whole.steps.len())).await.ok()?.ok()?;
        for deal in 0..=last {
            let (record, turn) = (Arc::clone(&record), Arc::clone(&self.turns).acquire_owned().await.ok()?);
            let plays = tokio::task::spawn_blocking(move || {
                let _turn = turn;
                hand(&record, deal, COUNTED)
            });
            let plays = plays.await.ok()?.ok()?;
            let costs = plays.iter().filter(|played| played.seat == seat).filter_map(Played::cost);
            for cost in costs {
                counted.judged += 1;
                counted.given_away += u32::from(cost > 0);
            }
        }
        Some(counted)
    }

    fn looked(&self, asked: Inquiry) -> Option<(Looked, Arc<Vec<Played>>)> {
        let Inquiry { id, record, at, game, tried } = asked;
        let deal = deal_of(&record, at).ok()?;
        let hand = self.searched(&Hand { id, record: record.clone(), deal })?;
        Some((looked(&record, at, deal, &*game, tried), hand))
    }

    /// The plays of a finished hand, and what could be forced before each. Nothing if the house is closing.
    pub async fn hand(self: &Arc<Self>, asked: Hand) -> Option<Arc<Vec<Played>>> {
        let board = Arc::clone(self);
        let turn = Arc::clone(&self.turns).acquire_owned().await.ok()?;
        let looking = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            board.searched(&asked)
        });
        looking.await.ok().flatten()
    }

    /// The same from the cache, or searched and cached.
    fn searched(&self, asked: &Hand) -> Option<Arc<Vec<Played>>> {
        let which = (asked.id.clone(), asked.deal);
        let known = self.hands().iter().find(|(known, _)| *known == which).map(|(_, hand)| Arc::clone(hand));
        if known.is_some() {
            return known;
        }
        let hand = Arc::new(hand(&asked.record, asked.deal, PATIENCE).ok()?);
        let mut hands = self.hands();
        hands.push((which, Arc::clone(&hand)));
        while hands.iter().map(|(_, hand)| weight(hand)).sum::<usize>() > KEPT && hands.len() > 1 {
            hands.remove(0);
        }
        Some(hand)
    }

    fn hands(&self) -> std::sync::MutexGuard<'_, Vec<(Which, Arc<Vec<Played>>)>> {
        self.hands.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
