//! A running match with its record: who sits where, whose turn it is, and what has happened.

use super::past::Past;
use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::files::{Overwrite, bad_record, read_record, write_whole};
use crate::house;
use bots::tutor::{Lesson, ScoreUnit, TIME, lessons, top_lessons, worth};
use bots::{Bot, Thinking};
use cards::fair::{self, Commitment, Seed};
use engine::record::{At, Record, Step, write};
use engine::{ActError, AnyGame, Entry, Seat, SeatSet, ShuffleFor, Shuffler, Side, TableView, Turn, Viewer};
use std::path::{Path, PathBuf};

/// Names for bots; the one the player bears is left out.
const NAMES: [&str; 9] = ["Bento", "Clara", "Duarte", "Eva", "Fausto", "Graça", "Hugo", "Inês", "Ana"];

/// A match, the player's seat, the bots, and the record of it all.
pub(super) struct Sitting {
    pub(super) entry: Entry,
    pub(super) game: Box<dyn AnyGame>,
    pub(super) me: Seat,
    pub(super) names: Vec<String>,
    /// The bot of each seat; none at the player's.
    pub(super) levels: Vec<Option<String>>,
    bots: Vec<Option<Box<dyn Bot>>>,
    record: Record,
    seed: Seed,
    shuffler: Shuffler,
    past: Past,
    /// How the sides stood when a deal was settled last.
    pub(super) stood: Vec<Side>,
    /// Where the record is kept, if it is.
    pub(super) keep: Option<PathBuf>,
}

/// Where a match began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Begun {
    /// At this table, with its seed.
    Here,
    /// In the record of another sitting, whose seed is not known.
    Before,
}

/// What happens next.
pub(super) enum Next {
    /// The house shuffles.
    Shuffle,
    /// A bot has decided.
    Bot(Seat, String),
    /// The player is asked.
    Me,
    /// Nothing: the match is over.
    Over,
}

impl Sitting {
    /// Sits the player down with their bots, as the arguments say: at a fresh table, or where a record left off.
    pub(super) fn new(args: &PlayArgs) -> Result<Sitting, Failure> {
        match (&args.resume, &args.game) {
            (Some(path), _) => Sitting::resumed(args, path),
            (None, game) => Sitting::fresh(args, game.as_deref().unwrap_or_default()),
        }
    }

    /// A table at which nothing has been dealt.
    fn fresh(args: &PlayArgs, game: &str) -> Result<Sitting, Failure> {
        let entry = house::game(game)?;
        let options = house::options(&args.options);
        let any_game = house::open(&entry, &options)?;
        let (me, seed) = (seat(args.seat, &*any_game)?, house::seed(args.seed)?);
        let mut others = NAMES.iter().filter(|&&name| name != args.name);
        let name = |seat| if seat == me { Some(args.name.clone()) } else { others.next().map(|&name| name.to_owned()) };
        let names: Vec<String> = Seat::first(any_game.players()).filter_map(name).collect();
        let record = Record {
            seats: names.iter().cloned().enumerate().map(At::new).collect(),
            commit: Some(fair::commit(&seed)),
            ..Record::of_new_match(&entry, &options)?
        };
        let sitting = Sitting { keep: args.record.clone(), ..Sitting::seated(args, entry, any_game, me, record, seed)? };
        sitting.save(Overwrite::forced(args.force))?;
        Ok(sitting)
    }

    /// The table of a record, at which play goes on. The seed of a match that was broken off is not in its record: what is
    /// shuffled from now on comes from another, and no seed can prove the whole any more.
    fn resumed(args: &PlayArgs, path: &Path) -> Result<Sitting, Failure> {
        let record = read_record(path)?;
        let (mut ended, mut stood) = (0, None);
        let mut watch = |game: &dyn AnyGame, _: Option<&Step>| {
            if stood.is_none() || deals_ended(game) > ended {
                (ended, stood) = (deals_ended(game), Some(game.sides()));
            }
        };
        let replay = record.replay_watched(&games::catalogue(), &mut watch);
        let replay = replay.map_err(|error| bad_record(path, &record, error))?;
        if replay.game.turn() == Turn::Over {
            return Err(Failure::Over { path: path.to_owned() });
        }
        let entry = house::game(&record.game)?;
        // Who does not say where they sat is known by their name.
        let named = Seat::first(replay.game.players()).find(|&seat| record.name_of(seat) == args.name);
        let me = named.filter(|_| args.seat == 0).map_or_else(|| seat(args.seat, &*replay.game), Ok)?;
        let seed = record.seed.map_or_else(|| house::seed(args.seed), Ok)?;
        // A file that says more than the record, in comments, is not written over.
        let kept = std::fs::read_to_string(path).is_ok_and(|text| text == write(&record)).then(|| path.to_owned());
        let shuffler = Shuffler::numbered(fair::key(&seed, &record.entropy), replay.shuffles.len() as u64);
        let record = Record { commit: None, reveal: None, ..record };
        let sitting = Sitting {
            shuffler,
            stood: stood.unwrap_or_else(|| replay.game.sides()),
            keep: args.record.clone().or(kept),
            ..Sitting::seated(args, entry, replay.game, me, record, seed)?
        };
        let in_place = args.record.is_none();
        sitting.save(if in_place { Overwrite::Always } else { Overwrite::forced(args.force) })?;
        Ok(sitting)
    }

    /// The player and their bots at this table.
    fn seated(
        args: &PlayArgs,
        entry: Entry,
        game: Box<dyn AnyGame>,
        me: Seat,
        record: Record,
        seed: Seed,
    ) -> Result<Sitting, Failure> {
        let seats = game.players();
        let mut levels = house::bot_names(bots::names(entry.facts.id), &args.bots, seats - 1)?.into_iter();
        let levels: Vec<Option<String>> = Seat::first(seats).map(|seat| if seat == me { None } else { levels.next() }).collect();
        let bots = Seat::first(seats).zip(&levels).map(|(seat, level)| {
            let level = level.as_ref()?;
            bots::bot(entry.facts.id, level, bot_seed(&seed, seat), Thinking::default())
        });
        let bots = bots.collect();
        let names = Seat::first(seats).map(|seat| record.name_of(seat)).collect();
        let shuffler = Shuffler::new(fair::key(&seed, &[]));
        let (past, stood) = (Past::default(), game.sides());
        Ok(Sitting { entry, game, me, names, levels, bots, record, seed, shuffler, past, stood, keep: None })
    }

    /// What the player sees, without what belongs to a hand that is over.
    pub(super) fn view(&self) -> TableView {
        self.past.without(self.game.show(Viewer::Seat(self.me)))
    }

    /// What the tutor says of what the player could do now.
    pub(super) fn lessons(&self) -> Vec<Lesson> {
        let seed = bot_seed(&self.seed, self.me);
        top_lessons(lessons(self.entry.facts.id, &self.game.seen(Viewer::Seat(self.me)), seed, Thinking::Within(TIME)))
    }

    /// In what the tutor weighs the ways of this game.
    pub(super) fn worth(&self) -> Option<ScoreUnit> {
        worth(self.entry.facts.id)
    }

    /// The seed, once the match is over.
    pub(super) fn revealed(&self) -> Option<Seed> {
        (self.game.turn() == Turn::Over).then_some(self.seed)
    }

    /// Where the match began: a seed is promised for all of it or known for all of it, or it is neither.
    pub(super) fn begun(&self) -> Begun {
        if self.record.commit.is_some() || self.record.seed.is_some() { Begun::Here } else { Begun::Before }
    }

    /// What the house promises before the first card.
    pub(super) fn commitment(&self) -> Commitment {
        fair::commit(&self.seed)
    }

    /// What happens next. Bots who only may speak are heard first: a card put down would take the word from them. Of several
    /// who must answer the player is asked first: one answer may bind them and their partner.
    pub(super) fn next(&mut self) -> Result<Next, Failure> {
        let (must, may) = match self.game.turn() {
            Turn::Over => return Ok(Next::Over),
            Turn::Shuffle(_) => return Ok(Next::Shuffle),
            Turn::Seats { must, may } => (must, may),
        };
        let asked = if must.contains(self.me) { SeatSet::EMPTY } else { must };
        for seat in may.iter().chain(asked.iter()) {
            let Some(Some(bot)) = self.bots.get_mut(seat.index()) else { continue };
            match bot.choose(&self.game.seen(Viewer::Seat(seat))) {
                Some(action) => return Ok(Next::Bot(seat, action)),
                None if must.contains(seat) => {
                    return Err(Failure::BotSilent { seat: seat.index() });
                }
                None => {}
            }
        }
        Ok(Next::Me)
    }

    /// The house shuffles what the game asks for.
    pub(super) fn shuffle(&mut self) -> Result<(), Failure> {
        if let Turn::Shuffle(wanted) = self.game.turn() {
            let order = self.shuffler.order(&wanted);
            self.record.add_shuffle(&*self.game, &order);
            self.game
                .shuffled(&order)
                .map_err(|refusal| engine::BadAgreement::Setup { name: "shuffle".to_owned(), why: refusal.to_string() })?;
            match wanted.purpose {
                ShuffleFor::Draw => self.past.drawn(self.game.show(Viewer::Seat(self.me))),
                ShuffleFor::Deal => self.past.dealt(),
            }
            self.save(Overwrite::Always)?;
        }
        Ok(())
    }

    /// Somebody acts. What the rules refuse changes nothing.
    pub(super) fn act(&mut self, seat: Seat, action: &str) -> Result<Result<(), ActError>, Failure> {
        let ended = self.deals_ended();
        let done = (self.entry.spell)(action).map_err(ActError::from);
        let done = done.and_then(|spelt| self.game.act(seat, &spelt).map(|()| spelt));
        match done {
            Err(refused) => Ok(Err(refused)),
            Ok(spelt) => {
                self.record.add_action(seat, &spelt);
                if self.deals_ended() > ended {
                    self.past.ended(self.game.show(Viewer::Seat(self.me)));
                }
                if self.game.turn() == Turn::Over && self.record.commit.is_some() {
                    self.record.reveal = Some(self.seed);
                }
                self.save(Overwrite::Always)?;
                Ok(Ok(()))
            }
        }
    }

    /// How many deals have come to an end.
    pub(super) fn deals_ended(&self) -> usize {
        deals_ended(&*self.game)
    }

    /// What the last deal brought is told: the next is held against how the sides stand now.
    pub(super) fn settled(&mut self) {
        self.stood = self.game.sides();
    }

    /// The record as it stands. The seed is in it only when the match is over.
    pub(super) fn text(&self) -> String {
        write(&self.record)
    }

    fn save(&self, overwrite: Overwrite) -> Result<(), Failure> {
        self.keep.as_ref().map_or(Ok(()), |path| write_whole(path, &self.text(), overwrite))
    }
}

fn deals_ended(game: &dyn AnyGame) -> usize {
    game.reports().iter().filter(|report| report.outcome.is_some()).count()
}

/// The seat of this number.
fn seat(number: usize, game: &dyn AnyGame) -> Result<Seat, Failure> {
    let last = game.players() - 1;
    Seat::new(number).filter(|seat| seat.index() <= last).ok_or(Failure::Seat { seat: number, last })
}

/// Chance for the bot of a seat: from the seed, so that a game can be had again, but through a hash, so that it tells
/// nothing of the shuffles.
fn bot_seed(seed: &Seed, seat: Seat) -> u64 {
    let hash = fair::entropy(&format!("spadille bot {seat} {}", fair::to_hex(seed)));
    hash.iter().take(8).fold(0, |bits, &byte| bits << 8 | u64::from(byte))
}
