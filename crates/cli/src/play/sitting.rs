//! A running match with its record: who sits where, whose turn it is, and what has happened.

use super::past::Past;
use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::files::{Overwrite, write_whole};
use crate::house;
use bots::Bot;
use cards::fair::{self, Commitment, Seed};
use cards::shuffle::{Key, shuffle};
use engine::record::{At, Record, write};
use engine::{Entry, Eyes, Face, Seat, SeatSet, ShuffleFor, TableView, Turn, UnseatedAction};
use std::path::PathBuf;

/// Names for bots; the one the player bears is left out.
const NAMES: [&str; 9] = ["Bento", "Clara", "Duarte", "Eva", "Fausto", "Graça", "Hugo", "Inês", "Ana"];

/// A match, the player's seat, the bots, and the record of it all.
pub(super) struct Sitting {
    pub(super) entry: Entry,
    pub(super) face: Box<dyn Face>,
    pub(super) me: Seat,
    pub(super) names: Vec<String>,
    /// The bot of each seat; none at the player's.
    pub(super) levels: Vec<Option<String>>,
    bots: Vec<Option<Box<dyn Bot>>>,
    record: Record,
    seed: Seed,
    key: Key,
    shuffles: u64,
    past: Past,
    /// Where the record is kept, if it is.
    pub(super) keep: Option<PathBuf>,
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
    /// Sits the player down with his bots, as the arguments say. Nothing has been dealt.
    pub(super) fn new(args: &PlayArgs) -> Result<Sitting, Failure> {
        let entry = house::game(&args.game)?;
        let options = house::options(&args.options);
        let face = house::open(&entry, &options)?;
        let last = face.players() - 1;
        let me = Seat::new(args.seat).filter(|seat| seat.index() <= last).ok_or(Failure::Seat { seat: args.seat, last })?;
        let seed = house::seed(args.seed)?;
        let mut levels = house::bot_names(entry.facts.id, &args.bots, last)?.into_iter();
        let levels: Vec<Option<String>> =
            Seat::first(face.players()).map(|seat| if seat == me { None } else { levels.next() }).collect();
        let mut others = NAMES.iter().filter(|&&name| name != args.name);
        let name = |seat| if seat == me { Some(args.name.clone()) } else { others.next().map(|&name| name.to_owned()) };
        let names: Vec<String> = Seat::first(face.players()).filter_map(name).collect();
        let bots = Seat::first(face.players()).zip(&levels).map(|(seat, level)| {
            let level = level.as_ref()?;
            bots::bot(entry.facts.id, level, bot_seed(&seed, seat))
        });
        let record = Record {
            options: options.into_iter().map(At::new).collect(),
            seats: names.iter().cloned().enumerate().map(At::new).collect(),
            commit: Some(fair::commit(&seed)),
            ..Record::new(entry.facts)
        };
        let bots = bots.collect();
        let key = fair::key(&seed, &[]);
        let keep = args.record.clone();
        let sitting =
            Sitting { entry, face, me, names, levels, bots, record, seed, key, shuffles: 0, past: Past::default(), keep };
        sitting.save(Overwrite::forced(args.force))?;
        Ok(sitting)
    }

    /// What the player sees, without what belongs to a hand that is over.
    pub(super) fn view(&self) -> TableView {
        self.past.without(self.face.show(Eyes::Seat(self.me)))
    }

    /// The seed, once the match is over.
    pub(super) fn revealed(&self) -> Option<Seed> {
        self.record.reveal
    }

    /// What the house promises before the first card.
    pub(super) fn commitment(&self) -> Commitment {
        fair::commit(&self.seed)
    }

    /// What happens next. Bots who only may speak are heard first: a card put down would take the word from them. Of several
    /// who must answer the player is asked first: one answer may bind him and his partner.
    pub(super) fn next(&mut self) -> Result<Next, Failure> {
        let (must, may) = match self.face.turn() {
            Turn::Over => return Ok(Next::Over),
            Turn::Shuffle(_) => return Ok(Next::Shuffle),
            Turn::Seats { must, may } => (must, may),
        };
        let asked = if must.contains(self.me) { SeatSet::EMPTY } else { must };
        for seat in may.iter().chain(asked.iter()) {
            let Some(Some(bot)) = self.bots.get_mut(seat.index()) else { continue };
            match bot.choose(&self.face.seen(Eyes::Seat(seat))) {
                Some(action) => return Ok(Next::Bot(seat, action)),
                None if must.contains(seat) => {
                    return Err(Failure::BotFailed { seat: seat.index(), why: "it had to act and did not".to_owned() });
                }
                None => {}
            }
        }
        Ok(Next::Me)
    }

    /// The house shuffles what the game asks for.
    pub(super) fn shuffle(&mut self) -> Result<(), Failure> {
        if let Turn::Shuffle(wanted) = self.face.turn() {
            let order = shuffle(wanted.cards, &self.key, self.shuffles);
            self.record.add_shuffle(&*self.face, &order);
            self.face
                .shuffled(&order)
                .map_err(|refusal| engine::BadAgreement::Setup { name: "shuffle".to_owned(), why: refusal.to_string() })?;
            self.shuffles += 1;
            match wanted.purpose {
                ShuffleFor::Draw => self.past.drawn(self.face.show(Eyes::Seat(self.me))),
                ShuffleFor::Deal => self.past.dealt(),
            }
            self.save(Overwrite::Always)?;
        }
        Ok(())
    }

    /// Somebody acts. What the rules refuse changes nothing.
    pub(super) fn act(&mut self, seat: Seat, action: &str) -> Result<Result<(), UnseatedAction>, Failure> {
        let ended = self.deals_ended();
        let done = (self.entry.spell)(action).map_err(UnseatedAction::from);
        let done = done.and_then(|spelt| self.face.act(seat, &spelt).map(|()| spelt));
        match done {
            Err(refused) => Ok(Err(refused)),
            Ok(spelt) => {
                self.record.add_action(seat, &spelt);
                if self.deals_ended() > ended {
                    self.past.ended(self.face.show(Eyes::Seat(self.me)));
                }
                if self.face.turn() == Turn::Over {
                    self.record.reveal = Some(self.seed);
                }
                self.save(Overwrite::Always)?;
                Ok(Ok(()))
            }
        }
    }

    /// How many deals have come to an end.
    pub(super) fn deals_ended(&self) -> usize {
        self.face.reports().iter().filter(|report| report.outcome.is_some()).count()
    }

    /// The record as it stands. The seed is in it only when the match is over.
    pub(super) fn text(&self) -> String {
        write(&self.record)
    }

    fn save(&self, overwrite: Overwrite) -> Result<(), Failure> {
        self.keep.as_ref().map_or(Ok(()), |path| write_whole(path, &self.text(), overwrite))
    }
}

/// Chance for the bot of a seat: from the seed, so that a game can be had again, but through a hash, so that it tells
/// nothing of the shuffles.
fn bot_seed(seed: &Seed, seat: Seat) -> u64 {
    let hash = fair::entropy(&format!("spadille bot {seat} {}", fair::to_hex(seed)));
    hash.iter().take(8).fold(0, |bits, &byte| bits << 8 | u64::from(byte))
}
