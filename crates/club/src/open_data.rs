//! Import and export of an event as plain files: entries as CSV, results as CSV and JSON, the whole event as one file.

use crate::category::{Category, CategoryState};
use crate::championship::Source;
use crate::decision::Logged;
use crate::entry::{CategoryId, EntryId};
use crate::jogo::{How, State};
use crate::options::Format;
use crate::ranking::Ranking;
use crate::{Breach, Centavos, Championship, Line, Names, TooLong};
use serde::{Deserialize, Serialize};
use std::io::{BufRead, Read};

/// An entry as a club writes it in a table: `category,name,players,reserves,capataz,contact,paid`, several names with a semicolon.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntryRow {
    pub category: Line,
    pub name: Line,
    pub players: Names,
    pub reserves: Names,
    pub capataz: Line,
    pub contact: Line,
    pub paid: Line,
}

fn names(text: &str) -> Vec<&str> {
    text.split(';').map(str::trim).filter(|name| !name.is_empty()).collect()
}

fn said(text: &str) -> Option<&str> {
    Some(text.trim()).filter(|text| !text.is_empty())
}

impl EntryRow {
    pub fn players(&self) -> Vec<&str> {
        names(&self.players)
    }

    pub fn reserves(&self) -> Vec<&str> {
        names(&self.reserves)
    }

    pub fn capataz(&self) -> Option<&str> {
        said(&self.capataz)
    }

    pub fn contact(&self) -> Option<Line> {
        said(&self.contact).map(Line::cut)
    }

    /// Refuses cells of more letters than their places hold.
    fn check(&self) -> Result<(), TooLong> {
        [&self.players, &self.reserves].into_iter().try_for_each(Names::check)?;
        [&self.category, &self.name, &self.capataz, &self.contact, &self.paid].into_iter().try_for_each(Line::check)
    }

    pub fn is_paid(&self) -> bool {
        matches!(self.paid.trim().to_lowercase().as_str(), "yes" | "sim" | "sí" | "si" | "sì" | "x" | "1" | "paid" | "pago")
    }
}

/// Why a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadFile {
    /// A line that is not what it should be, counted from 1.
    Line { line: usize, why: String },
    /// A decision the regulation refuses, counted from 1.
    Refused { decision: usize, breach: Breach },
}

impl std::fmt::Display for BadFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BadFile::Line { line, why } => write!(f, "line {line}: {why}"),
            BadFile::Refused { decision, breach } => write!(f, "decision {decision} is refused by {}", breach.cite().0),
        }
    }
}

impl std::error::Error for BadFile {}

/// The most lines of a list of entries.
const MOST_ROWS: usize = 1_000;
/// The longest line of an event's file and the longest file, in bytes.
const LONGEST_LINE: usize = 64 << 10;
const LONGEST_FILE: usize = 8 << 20;

fn too_long(most: usize) -> BadFile {
    BadFile::Line { line: most + 2, why: format!("there are more than {most} lines") }
}

/// The entries of a CSV file with a first line of names.
///
/// ```
/// use club::open_data::read_entries;
///
/// let rows = read_entries("category,name,players\nduplas,Os Tauras,Ana;Bento\n").unwrap();
/// assert_eq!((rows.len(), rows[0].players()), (1, vec!["Ana", "Bento"]));
/// ```
pub fn read_entries(text: &str) -> Result<Vec<EntryRow>, BadFile> {
    let mut reader = csv::ReaderBuilder::new().trim(csv::Trim::All).flexible(true).from_reader(text.as_bytes());
    let bad = |(n, error): (usize, csv::Error)| BadFile::Line { line: n + 2, why: error.to_string() };
    let rows = reader.deserialize().take(MOST_ROWS + 1).enumerate();
    let fits = |(n, row): (usize, EntryRow)| match row.check() {
        Ok(()) => Ok(row),
        Err(error) => Err(BadFile::Line { line: n + 2, why: error.to_string() }),
    };
    let rows = rows.map(|(n, row)| row.map_err(|error| bad((n, error))).and_then(|row| fits((n, row))));
    let rows: Vec<EntryRow> = rows.collect::<Result<_, _>>()?;
    if rows.len() > MOST_ROWS { Err(too_long(MOST_ROWS)) } else { Ok(rows) }
}

/// A jogo in the results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ResultRow {
    pub category: String,
    pub round: usize,
    pub stage: String,
    /// Its number as it is announced; a bye has none.
    pub jogo: Option<u32>,
    pub first: String,
    pub second: String,
    pub winner: String,
    /// `24-18 20-24 24-3`.
    pub score: String,
    /// `played`, `walkover`, `absent`, `both_out`, a ground from `I` to `VIII`, `bye`, or nothing while it is not decided.
    pub how: String,
    /// The score before its last correction.
    pub corrected: String,
}

/// A place in the results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlaceRow {
    pub category: String,
    /// From 1; entries beaten in the same round share theirs.
    pub place: usize,
    pub entry: String,
    pub players: String,
    pub prize: Centavos,
    pub wins: u32,
    /// In a Swiss.
    pub buchholz: Option<u32>,
    /// Wins against those it was level with.
    pub direct: Option<u32>,
    pub difference: Option<i64>,
    pub tentos: Option<u32>,
    /// Its place in the lots, where they decided.
    pub lot: Option<usize>,
}

/// The results of an event, open to all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Results {
    pub event: String,
    pub date: String,
    pub places: Vec<PlaceRow>,
    pub jogos: Vec<ResultRow>,
}

/// The results as far as they are homologated.
pub fn results(event: &Championship) -> Results {
    let name = |entry: Option<EntryId>| {
        entry.and_then(|entry| event.entries.get(&entry)).map_or_else(String::new, |entry| entry.name.clone())
    };
    let closed = event.jogos.iter().filter(|(_, jogo)| matches!(jogo.state, State::Homologated | State::Bye));
    let row = |(id, jogo): (&crate::entry::JogoId, &crate::jogo::Jogo)| {
        let how = match jogo.outcome.as_ref().map(|outcome| outcome.how) {
            _ if jogo.state == State::Bye => "bye".to_owned(),
            Some(How::Played) => "played".to_owned(),
            Some(How::Walkover) => "walkover".to_owned(),
            Some(How::Absent) => "absent".to_owned(),
            Some(How::BothOut) => "both_out".to_owned(),
            Some(How::Ground(ground)) => ground.numeral().to_owned(),
            None => String::new(),
        };
        let scores = |partidas: &[[u32; 2]]| partidas.iter().map(|[a, b]| format!("{a}-{b}")).collect::<Vec<_>>().join(" ");
        ResultRow {
            category: jogo.category.0.clone(),
            round: jogo.round + 1,
            stage: jogo.laid.stage.to_string(),
            jogo: event.number_of(*id),
            first: name(jogo.entries[0]),
            second: name(jogo.entries[1]),
            winner: name(jogo.winner()),
            score: jogo.outcome.as_ref().map(|outcome| scores(&outcome.partidas)).unwrap_or_default(),
            how,
            corrected: jogo.corrections.last().map(|correction| scores(&correction.before)).unwrap_or_default(),
        }
    };
    let is_decided =
        |state: CategoryState| matches!(state, CategoryState::Decided | CategoryState::Homologated | CategoryState::Paid);
    let decided = event.categories.iter().filter(|(_, category)| is_decided(category.state));
    let places = decided.flat_map(|(id, of)| places_of(event, id, of));
    Results { event: event.name.clone(), date: event.date.clone(), places: places.collect(), jogos: closed.map(row).collect() }
}

/// Every place of a category with what decided it.
fn places_of(event: &Championship, id: &CategoryId, of: &Category) -> Vec<PlaceRow> {
    let awards = event.awards(id).unwrap_or_default();
    let swiss = (of.options.format == Format::Swiss).then(|| event.swiss_standing(of));
    let groups = (0..of.groups.len()).map(|group| event.group_standing(of, group));
    let standings: Vec<Ranking> = swiss.into_iter().chain(groups).collect();
    let row = |(place, entry): (usize, EntryId)| {
        let told = event.entries.get(&entry)?;
        let by = standings.iter().flat_map(|standing| &standing.rows).find(|row| row.entry == entry);
        let won = || event.jogos.values().filter(|jogo| jogo.category == *id && jogo.winner() == Some(entry)).count() as u32;
        let names = told.members.iter().filter_map(|(person, _)| event.persons.get(person)).map(|person| person.name.as_str());
        let prize = awards.iter().find(|award| award.entry == entry).map_or(Centavos(0), |award| award.amount);
        Some(PlaceRow {
            category: id.0.clone(),
            place,
            entry: told.name.clone(),
            players: names.collect::<Vec<_>>().join("; "),
            prize,
            wins: by.map_or_else(won, |row| row.wins),
            buchholz: by.filter(|_| of.options.format == Format::Swiss).map(|row| row.buchholz),
            direct: by.map(|row| row.among),
            difference: by.map(|row| row.difference),
            tentos: by.map(|row| row.tentos),
            lot: by.and_then(|row| row.lot),
        })
    };
    event.all_places(id).unwrap_or_default().into_iter().filter_map(row).collect()
}

/// Places, prizes and tie-breaks as CSV.
pub fn places_csv(event: &Championship) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    for row in results(event).places {
        let safe = PlaceRow { entry: cell(&row.entry), players: cell(&row.players), category: cell(&row.category), ..row };
        // A vector takes whatever is written to it.
        let _ = writer.serialize(safe);
    }
    writer.into_inner().map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default()
}

/// The content of a cell, escaped so that no spreadsheet takes it for a formula.
fn cell(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{text}") } else { text.to_owned() }
}

/// The jogos as CSV.
pub fn results_csv(event: &Championship) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    for row in results(event).jogos {
        let safe = ResultRow {
            first: cell(&row.first),
            second: cell(&row.second),
            winner: cell(&row.winner),
            category: cell(&row.category),
            ..row
        };
        // A vector takes whatever is written to it.
        let _ = writer.serialize(safe);
    }
    writer.into_inner().map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default()
}

/// The first line of an event's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The version of the file.
    pub spadille_club: u32,
    /// The hall's clock: minutes east of Greenwich.
    pub zone: i16,
}

impl Head {
    pub const fn new(zone: i16) -> Head {
        Head { spadille_club: 1, zone }
    }
}

/// The whole event as one file: a first line, then a line a decision.
///
/// ```
/// use club::Championship;
/// use club::open_data::{Head, read_event, write_event};
///
/// let file = write_event(Head::new(-180), Championship::new().log());
/// assert_eq!(read_event(file.as_bytes()).unwrap().0.zone, -180);
/// ```
pub fn write_event(head: Head, log: &[Logged]) -> String {
    let head = serde_json::to_string(&head).unwrap_or_default();
    head + "\n" + &write_lines(log)
}

/// The lines of these decisions.
pub fn write_lines(log: &[Logged]) -> String {
    log.iter().map(|logged| serde_json::to_string(logged).unwrap_or_default() + "\n").collect()
}

/// The lines of a file, read one at a time. A line or a file that is too long is not read to its end.
struct Lines<R> {
    file: R,
    /// The number of the last line, from 1.
    line: usize,
    read: usize,
}

impl<R: BufRead> Lines<R> {
    /// The next line, or nothing after the last.
    fn next(&mut self) -> Result<Option<Vec<u8>>, BadFile> {
        self.line += 1;
        let bad = |why: String| BadFile::Line { line: self.line, why };
        let mut line = Vec::new();
        let most = LONGEST_LINE as u64 + 1;
        self.read += self.file.by_ref().take(most).read_until(b'\n', &mut line).map_err(|error| bad(error.to_string()))?;
        if line.len() > LONGEST_LINE {
            return Err(bad(format!("it is longer than {LONGEST_LINE} bytes")));
        }
        if self.read > LONGEST_FILE {
            return Err(bad(format!("the file is longer than {LONGEST_FILE} bytes")));
        }
        Ok(if line.is_empty() { None } else { Some(line) })
    }
}

/// Reads the file of an event line by line and lets it happen again.
pub fn read_event(file: impl BufRead) -> Result<(Head, Championship), BadFile> {
    let unread = |line: usize, error: &serde_json::Error| BadFile::Line { line, why: error.to_string() };
    let mut lines = Lines { file, line: 0, read: 0 };
    let head = lines.next()?.unwrap_or_default();
    let head: Head = serde_json::from_slice(&head).map_err(|error| unread(1, &error))?;
    if head.spadille_club != 1 {
        return Err(BadFile::Line { line: 1, why: format!("version {} of the file is not known", head.spadille_club) });
    }
    let mut event = Championship::new();
    while let Some(line) = lines.next()? {
        if line.trim_ascii().is_empty() {
            continue;
        }
        let logged: Logged = serde_json::from_slice(&line).map_err(|error| unread(lines.line, &error))?;
        let long = |error: TooLong| BadFile::Line { line: lines.line, why: error.to_string() };
        logged.decision.check_texts().map_err(long)?;
        let decision = event.log().len() + 1;
        event.accept(Source::File, logged).map_err(|breach| BadFile::Refused { decision, breach })?;
    }
    Ok((head, event))
}
