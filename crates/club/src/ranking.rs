//! Ranking in a group, a round robin or a Swiss (6.2).

use crate::entry::EntryId;
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// A homologated jogo as a table of results counts it. Tentos beyond the target were never written (R55).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    pub sides: [EntryId; 2],
    /// Which side won; neither, if both were put out.
    pub winner: Option<usize>,
    pub tentos: [u32; 2],
}

/// An entry's line in a table of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    pub entry: EntryId,
    pub wins: u32,
    /// The wins of the opponents, in a Swiss.
    pub buchholz: u32,
    /// Wins against those with whom it is level so far: direct encounters.
    pub among: u32,
    pub difference: i64,
    pub tentos: u32,
    /// Its place in the lots that were drawn, from 1.
    pub lot: Option<usize>,
}

/// A table of results, best first, and those the rules cannot separate: their capatazes draw.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ranking {
    pub rows: Vec<Row>,
    pub tied: Vec<Vec<EntryId>>,
}

impl Ranking {
    pub fn entries(&self) -> impl Iterator<Item = EntryId> + '_ {
        self.rows.iter().map(|row| row.entry)
    }
}

/// Orders drawn between capatazes, the earlier first.
pub type Lots = [Vec<EntryId>];

fn row(entry: EntryId, tallies: &[Tally], byes: &BTreeSet<EntryId>) -> Row {
    let mut row =
        Row { entry, wins: u32::from(byes.contains(&entry)), buchholz: 0, among: 0, difference: 0, tentos: 0, lot: None };
    for tally in tallies {
        let Some(side) = tally.sides.iter().position(|&side| side == entry) else { continue };
        row.wins += u32::from(tally.winner == Some(side));
        row.difference += i64::from(tally.tentos[side]) - i64::from(tally.tentos[1 - side]);
        row.tentos += tally.tentos[side];
    }
    row
}

/// The wins of an entry against these others.
fn wins_among(entry: EntryId, others: &[EntryId], tallies: &[Tally]) -> u32 {
    let among = tallies.iter().filter(|tally| tally.sides.iter().all(|side| others.contains(side)));
    among.filter(|tally| tally.winner.is_some_and(|side| tally.sides[side] == entry)).count() as u32
}

/// The place of an entry in the last lots that name it.
fn lot(entry: EntryId, lots: &Lots) -> usize {
    lots.iter().rev().find_map(|lots| lots.iter().position(|&drawn| drawn == entry)).unwrap_or(usize::MAX)
}

/// Orders rows by a key, the greatest first; within equal keys as the lots fell. Equal rows without lots are tied.
fn ordered<K: Ord + Copy>(rows: Vec<Row>, lots: &Lots, key: impl Fn(&Row) -> K) -> Ranking {
    let mut rows: Vec<(Reverse<K>, usize, Row)> =
        rows.into_iter().map(|row| (Reverse(key(&row)), lot(row.entry, lots), row)).collect();
    rows.sort_by_key(|&(key, lot, row)| (key, lot, row.entry));
    let tied = rows.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)).filter(|tied| tied.len() > 1);
    let tied = tied.map(|tied| tied.iter().map(|(_, _, row)| row.entry).collect()).collect();
    let drawn = |lot: usize| (lot != usize::MAX).then(|| lot + 1);
    Ranking { rows: rows.into_iter().map(|(_, lot, row)| Row { lot: drawn(lot), ..row }).collect(), tied }
}

/// The entries that have as many wins as this one.
fn level_with(row: &Row, rows: &[Row]) -> Vec<EntryId> {
    rows.iter().filter(|other| other.wins == row.wins).map(|other| other.entry).collect()
}

/// A group or a round robin: wins; wins among the tied; difference and number of tentos; lots (R52).
pub fn of_group(entries: &[EntryId], tallies: &[Tally], lots: &Lots) -> Ranking {
    let mut rows: Vec<Row> = entries.iter().map(|&entry| row(entry, tallies, &BTreeSet::new())).collect();
    let all = rows.clone();
    for row in &mut rows {
        row.among = wins_among(row.entry, &level_with(row, &all), tallies);
    }
    ordered(rows, lots, |row| (row.wins, row.among, row.difference, row.tentos))
}

/// A Swiss: wins; Buchholz; difference of tentos; direct encounter; lots (R53).
pub fn of_swiss(entries: &[EntryId], tallies: &[Tally], byes: &BTreeSet<EntryId>, lots: &Lots) -> Ranking {
    let mut rows: Vec<Row> = entries.iter().map(|&entry| row(entry, tallies, byes)).collect();
    let wins = |entry: EntryId| row(entry, tallies, byes).wins;
    for row in &mut rows {
        let met = tallies.iter().filter_map(|tally| {
            let side = tally.sides.iter().position(|&side| side == row.entry)?;
            Some(tally.sides[1 - side])
        });
        row.buchholz = met.map(wins).sum();
    }
    let alike = |row: &Row| (row.wins, row.buchholz, row.difference);
    let all = rows.clone();
    for row in &mut rows {
        let tied: Vec<EntryId> = all.iter().filter(|other| alike(other) == alike(row)).map(|other| other.entry).collect();
        row.among = wins_among(row.entry, &tied, tallies);
    }
    ordered(rows, lots, |row| (alike(row), row.among))
}

/// The list by which a Swiss round is paired: wins, difference of tentos, order of the draw (R49).
pub fn pairing_list(drawn: &[EntryId], tallies: &[Tally], byes: &BTreeSet<EntryId>) -> Vec<EntryId> {
    let mut rows: Vec<Row> = drawn.iter().map(|&entry| row(entry, tallies, byes)).collect();
    // The sort is stable: equals keep the order of the draw.
    rows.sort_by_key(|row| Reverse((row.wins, row.difference)));
    rows.into_iter().map(|row| row.entry).collect()
}
