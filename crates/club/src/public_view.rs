//! What everybody may see of an event, built up from its standing: names, calls, scores, places and prizes. No way to reach anybody, no
//! payment and no complaint has a place here.

use crate::category::{Annulment, Category, CategoryState, Minutes};
use crate::championship::{EventState, Filled};
use crate::entry::{CategoryId, EntryId, JogoId, Out, PersonId};
use crate::format::{Source, Stage};
use crate::jogo::{Correction, How, Jogo, Running, State};
use crate::options::{Format, HallBoard};
use crate::ranking::Ranking;
use crate::{Centavos, Championship, Purse, Time};
use std::collections::BTreeMap;

/// The machine name of how far an event is.
pub const fn state_name(state: EventState) -> &'static str {
    match state {
        EventState::Draft => "draft",
        EventState::Published => "published",
        EventState::Running => "running",
        EventState::ResultsHomologated => "homologated",
        EventState::PrizesPaid => "paid",
        EventState::Archived => "archived",
        EventState::Cancelled => "cancelled",
    }
}

/// An event as it hangs on the wall.
#[derive(Clone, Debug)]
pub struct Board {
    pub name: String,
    pub host: String,
    pub place: String,
    pub date: String,
    pub start: Time,
    pub state: EventState,
    pub target: u32,
    /// The machine name of the game.
    pub game: String,
    pub hall_board: HallBoard,
    pub calls: Vec<Call>,
    pub categories: Vec<BoardCategory>,
}

#[derive(Clone, Debug)]
pub struct BoardCategory {
    pub id: String,
    pub titulars: usize,
    pub state: CategoryState,
    pub fee: Centavos,
    /// Those that were drawn, or would be.
    pub entries: usize,
    pub purse: Purse,
    pub prize_pcts: [u8; 3],
    pub rounds: Vec<Vec<BoardJogo>>,
    /// A table of results each, with the number of its group.
    pub standings: Vec<(Option<usize>, Vec<BoardRow>)>,
    /// The names of those placed, the first first, once that is decided.
    pub places: Vec<String>,
    /// Everybody behind them, with the place they share.
    pub others: Vec<(usize, String)>,
    /// Those who stood out in a round.
    pub byes: Vec<String>,
    /// Beginning and expected end of the round in play.
    pub clock: Option<RoundClock>,
    /// The draw that counts, once it was made.
    pub draw: Option<Drawing>,
    /// The draws before it, which were annulled or repeated.
    pub former_draws: Vec<FormerDraw>,
}

/// Times of a round: its first call, and when its last jogo should be over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundClock {
    pub since: Time,
    pub until: Time,
}

/// The cards of a draw by hash, and the entries in its order with their numbers.
pub type Drawing = (Option<String>, Vec<(u32, String)>);

/// A draw that counts no longer.
#[derive(Clone, Debug)]
pub struct FormerDraw {
    pub drawing: Drawing,
    /// Time, person and reason of its annulment. Older logs repeat a draw without a reason.
    pub annulled: Option<(Time, String, String)>,
}

/// A jogo on the board.
#[derive(Clone, Debug)]
pub struct BoardJogo {
    pub id: JogoId,
    /// Its number as it is announced; a bye has none.
    pub number: Option<u32>,
    pub stage: Stage,
    pub state: State,
    pub table: Option<u32>,
    pub planned: Option<Time>,
    pub sides: [BoardSide; 2],
    /// Corrections of its score, each with the name of the person who made it (R27).
    pub corrections: Vec<(Correction, String)>,
}

#[derive(Clone, Debug)]
pub struct BoardSide {
    pub name: Option<String>,
    /// Origin of the entry, until it is known.
    pub from: Source,
    /// The number of the jogo it comes from.
    pub from_number: Option<u32>,
    /// Figure beside the name: partidas where there are several, tentos where there is one.
    pub figure: Option<u32>,
    pub won: bool,
    pub mark: Option<Mark>,
}

/// Remark on a side besides its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    Bye,
    Walkover,
    /// Lost by a ground of article 6, with its law.
    Ground(&'static str),
}

/// A line in a table of results.
#[derive(Clone, Debug)]
pub struct BoardRow {
    pub name: String,
    pub wins: u32,
    /// In a Swiss.
    pub buchholz: Option<u32>,
    /// Wins against those it is level with.
    pub among: u32,
    pub difference: i64,
    pub tentos: u32,
    /// Its place in the lots, where they decided.
    pub lot: Option<usize>,
    pub out: bool,
}

/// Jogo that is called, or will be.
#[derive(Clone, Debug)]
pub struct Call {
    pub table: u32,
    pub time: Time,
    /// End of the tolerance: from then on an entry may be declared absent (R19).
    pub until: Time,
    pub sides: [Option<String>; 2],
    /// Called already, and not at the table yet.
    pub called: bool,
}

/// So many calls stand on the board.
const CALLS: usize = 8;

impl Board {
    pub fn of(event: &Championship) -> Board {
        Board {
            name: event.name.clone(),
            host: event.host.clone(),
            place: event.place.clone(),
            date: event.date.clone(),
            start: event.start,
            state: event.state,
            target: event.options.target,
            game: event.options.game.to_string(),
            hall_board: event.options.hall_board,
            calls: calls(event),
            categories: {
                let numbers = event.numbered().map(|(number, id)| (id, number)).collect();
                event.categories.iter().map(|(id, category)| board_category(event, &numbers, (id, category))).collect()
            },
        }
    }

    /// A jogo, if it is on the board.
    pub fn jogo(&self, id: JogoId) -> Option<&BoardJogo> {
        self.categories.iter().flat_map(|category| category.rounds.iter().flatten()).find(|jogo| jogo.id == id)
    }
}

fn name(event: &Championship, entry: Option<EntryId>) -> Option<String> {
    event.entries.get(&entry?).map(|entry| entry.name.clone())
}

/// Those called and not seated yet, and then those the timetable calls next.
fn calls(event: &Championship) -> Vec<Call> {
    let sides = |jogo: &Jogo| jogo.entries.map(|entry| name(event, entry));
    let until = |time: Time| time.plus_minutes(event.options.lateness_tolerance);
    let called = event.jogos.values().filter(|jogo| matches!(jogo.state, State::Running(Running::Called)));
    let mut calls: Vec<Call> = called
        .filter_map(|jogo| {
            Some(Call { table: jogo.table?, time: jogo.planned?, until: until(jogo.planned?), sides: sides(jogo), called: true })
        })
        .collect();
    calls.sort_by_key(|call| (call.time, call.table));
    let in_play = |jogo: &Jogo| {
        let category = event.categories.get(&jogo.category);
        category.is_some_and(|category| category.state == CategoryState::InPlay(jogo.round))
    };
    let latest = event.jogos.values().filter_map(|jogo| jogo.planned).max().unwrap_or(event.start);
    let next = crate::schedule::plan(event, latest.max(event.start));
    let next = next.into_iter().filter_map(|slot| {
        let jogo = event.jogos.get(&slot.jogo).filter(|jogo| in_play(jogo))?;
        Some(Call { table: slot.table, time: slot.time, until: until(slot.time), sides: sides(jogo), called: false })
    });
    calls.extend(next);
    calls.truncate(CALLS);
    calls
}

/// The numbers of the jogos as they are announced.
type Numbers = BTreeMap<JogoId, u32>;

fn board_category(event: &Championship, numbers: &Numbers, (id, category): (&CategoryId, &Category)) -> BoardCategory {
    let drawn = category.order();
    let entries = if drawn.is_empty() { event.confirmed(id).len() } else { drawn.len() };
    let jogos = |round: &Vec<JogoId>| {
        round.iter().filter_map(|jogo| Some(board_jogo(event, numbers, (*jogo, event.jogos.get(jogo)?)))).collect::<Vec<_>>()
    };
    let rows = |standing: &Ranking| {
        let row = |row: &crate::ranking::Row| BoardRow {
            name: name(event, Some(row.entry)).unwrap_or_default(),
            wins: row.wins,
            buchholz: (category.options.format == Format::Swiss).then_some(row.buchholz),
            among: row.among,
            difference: row.difference,
            tentos: row.tentos,
            lot: row.lot,
            out: event.is_out(row.entry),
        };
        standing.rows.iter().map(row).collect::<Vec<_>>()
    };
    let standings = match category.options.format {
        _ if drawn.is_empty() => Vec::new(),
        Format::Swiss => vec![(None, rows(&event.swiss_standing(category)))],
        Format::Knockout => Vec::new(),
        _ => (0..category.groups.len()).map(|group| (Some(group), rows(&event.group_standing(category, group)))).collect(),
    };
    let is_decided = matches!(category.state, CategoryState::Decided | CategoryState::Homologated | CategoryState::Paid);
    let places = if is_decided { event.places(id).unwrap_or_default() } else { Vec::new() };
    let others = if is_decided { event.all_places(id).unwrap_or_default() } else { Vec::new() };
    let byes = category.byes.iter().filter_map(|&entry| name(event, Some(entry))).collect();
    let awarded = if is_decided { places.len().min(3) } else { 3 };
    let numbered = |&entry: &EntryId| {
        let entry = event.entries.get(&entry)?;
        Some((entry.number, entry.name.clone()))
    };
    let drawing = |minutes: &Minutes| (minutes.seed.clone(), minutes.order.iter().filter_map(numbered).collect());
    let told = |annulled: &Annulment| (annulled.at, person(event, annulled.by), annulled.reason.to_string());
    let former = |minutes: &Minutes| FormerDraw { drawing: drawing(minutes), annulled: minutes.annulled.as_ref().map(told) };
    let counts = category.minutes.len() - usize::from(category.drawn().is_some());
    BoardCategory {
        id: id.0.clone(),
        titulars: category.titulars,
        state: category.state,
        fee: category.options.fee,
        entries,
        purse: Purse::new(event.pool(id), &category.options, awarded),
        prize_pcts: category.options.prize_pcts,
        rounds: category.rounds.iter().map(jogos).collect(),
        standings,
        places: places.into_iter().take(3).filter_map(|entry| name(event, Some(entry))).collect(),
        others: others.into_iter().skip(3).filter_map(|(place, entry)| Some((place, name(event, Some(entry))?))).collect(),
        byes,
        clock: round_clock(event, category),
        draw: category.drawn().map(drawing),
        former_draws: category.minutes[..counts].iter().map(former).collect(),
    }
}

fn person(event: &Championship, person: PersonId) -> String {
    event.persons.get(&person).map_or_else(String::new, |person| person.name.to_string())
}

/// From the first set time of the round in play to the end of its last jogo, as the timetable has it.
fn round_clock(event: &Championship, category: &Category) -> Option<RoundClock> {
    let CategoryState::InPlay(round) = category.state else { return None };
    let jogos = || category.rounds.get(round).into_iter().flatten().filter_map(move |id| Some((id, event.jogos.get(id)?)));
    let since = jogos().filter_map(|(_, jogo)| jogo.planned).min()?;
    let latest = jogos().filter_map(|(_, jogo)| jogo.planned).max()?;
    let end = |time: Time, jogo: &Jogo| time.plus_minutes(event.options.slot(jogo.best_of));
    let called = jogos().filter_map(|(_, jogo)| Some(end(jogo.planned?, jogo)));
    let waits = jogos().any(|(_, jogo)| jogo.state == State::Scheduled);
    // The tables in use are free again when their jogos are over.
    let free = jogos().filter(|(_, jogo)| jogo.state.is_at_table()).filter_map(|(_, jogo)| Some(end(jogo.planned?, jogo)));
    let free = free.min().unwrap_or(latest);
    let slots = if waits { crate::schedule::plan(event, free) } else { Vec::new() };
    let next = slots.iter().filter_map(|slot| {
        let (_, jogo) = jogos().find(|(id, _)| **id == slot.jogo)?;
        Some(end(slot.time, jogo))
    });
    called.chain(next).max().map(|until| RoundClock { since, until })
}

fn board_jogo(event: &Championship, numbers: &Numbers, (id, jogo): (JogoId, &Jogo)) -> BoardJogo {
    let target = event.options.target;
    let sides = [0, 1].map(|side| {
        let outcome = jogo.outcome.as_ref();
        let won = outcome.is_some_and(|outcome| outcome.winner == Some(side))
            || jogo.state == State::Bye && jogo.entries[side].is_some();
        let several = jogo.best_of.needed() > 1;
        let figure = match (outcome, jogo.partidas.last()) {
            (Some(outcome), _) if several => {
                Some(outcome.partidas.iter().filter(|score| score[side] > score[1 - side]).count() as u32)
            }
            (Some(outcome), _) => outcome.partidas.last().map(|score| score[side]),
            (None, Some(_)) if several => Some(jogo.partidas_won(target)[side] as u32),
            (None, Some(partida)) => Some(partida.score[side]),
            (None, None) => None,
        };
        let known = if let Filled::By(entry) = event.side(jogo, side) { Some(entry) } else { None };
        BoardSide {
            name: name(event, known),
            from: jogo.laid.sides[side],
            from_number: jogo.laid.sides[side].jogo().and_then(|from| numbers.get(&from).copied()),
            figure,
            won,
            mark: mark(event, jogo, side),
        }
    });
    let named = |correction: &Correction| (correction.clone(), person(event, correction.by));
    let corrections = jogo.corrections.iter().map(named).collect();
    BoardJogo {
        id,
        number: numbers.get(&id).copied(),
        stage: jogo.laid.stage,
        state: jogo.state,
        table: jogo.table,
        planned: jogo.planned,
        sides,
        corrections,
    }
}

fn mark(event: &Championship, jogo: &Jogo, side: usize) -> Option<Mark> {
    let stays_empty = jogo.state == State::Bye && jogo.entries[side].is_none() || event.side(jogo, side) == Filled::Empty;
    if jogo.laid.sides[side] == Source::Nobody || stays_empty && jogo.outcome.is_none() {
        return Some(Mark::Bye);
    }
    let outcome = jogo.outcome.as_ref()?;
    let withdrew =
        || jogo.entries[side].and_then(|entry| event.entries.get(&entry)).is_some_and(|entry| entry.out == Some(Out::Withdrawn));
    match outcome.how {
        How::Walkover | How::Absent if outcome.winner != Some(side) => Some(Mark::Walkover),
        How::Ground(ground) if outcome.winner != Some(side) => Some(Mark::Ground(ground.law())),
        How::BothOut => Some(if withdrew() { Mark::Walkover } else { Mark::Ground("campeonato:6") }),
        _ => None,
    }
}
