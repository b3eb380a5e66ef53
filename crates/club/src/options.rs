//! Options that the regulation leaves to the organiser (section 7), with their defaults.

use crate::format::Stage;
use crate::{Centavos, Line};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// To which unit prizes are rounded down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PrizeRounding {
    #[default]
    Centavo,
    FiveCentavos,
    FiftyCentavos,
    Real,
}

impl PrizeRounding {
    /// The unit in centavos.
    pub const fn unit(self) -> i64 {
        match self {
            PrizeRounding::Centavo => 1,
            PrizeRounding::FiveCentavos => 5,
            PrizeRounding::FiftyCentavos => 50,
            PrizeRounding::Real => 100,
        }
    }
}

/// Form in which the entries of a category meet (6.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    #[default]
    Knockout,
    GroupsKnockout,
    Swiss,
    RoundRobin,
}

/// Way to decide third place in a knockout (R47).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThirdPlace {
    /// The losers of the semifinals meet.
    #[default]
    Match,
    /// The semifinalist beaten by the champion.
    LostToChampion,
}

/// Number of partidas in a jogo (R28).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BestOf {
    #[default]
    One,
    Three,
}

impl BestOf {
    /// The partidas needed to win.
    pub const fn needed(self) -> usize {
        match self {
            BestOf::One => 1,
            BestOf::Three => 2,
        }
    }

    /// The most that can be played.
    pub const fn most(self) -> u32 {
        match self {
            BestOf::One => 1,
            BestOf::Three => 3,
        }
    }
}

/// Penalty for a drunken player in an entry that has a reserve (R43, D19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ViWithReserve {
    #[default]
    Continue,
    LosePartida,
    LoseJogo,
}

/// Extent of a person's ban (R42).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BanScope {
    #[default]
    Championship,
    Category,
}

/// Treatment of the earlier results of a disqualified entry in a group or a Swiss (R56).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PastResults {
    #[default]
    Stand,
    Annul,
}

/// Treatment of the place that a disqualified entry has reached (R60).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DisqualifiedPlace {
    #[default]
    Lost,
    Kept,
}

/// Which reserves get a medal (5.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReserveMedals {
    #[default]
    Played,
    All,
    None,
}

/// When it is looked at how people are dressed (articles 5 and 6.VIII).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DressCheck {
    /// At every check-in.
    #[default]
    AtCall,
    /// When somebody complains.
    OnReport,
}

/// Presence of a board on the wall of the hall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HallBoard {
    #[default]
    Shown,
    Off,
}

/// Entries after the closing (R10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LateEntries {
    #[default]
    Refused,
    /// Until the draw.
    UntilDraw,
}

impl LateEntries {
    fn is_usual(&self) -> bool {
        *self == LateEntries::default()
    }
}

/// Method of drawing the order (R13, R14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawMethod {
    #[default]
    Hash,
    Tickets,
}

/// The options of one category.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CategoryOptions {
    pub fee: Centavos,
    pub reserve_fee: Centavos,
    pub max_reserves: usize,
    /// Of the pool, in percent: first, second, third.
    pub prize_pcts: [u8; 3],
    pub prize_rounding: PrizeRounding,
    pub format: Format,
    pub third_place: ThirdPlace,
    /// Number of groups; by default the most in which each has three entries or more.
    pub groups: Option<usize>,
    /// Number of rounds of a Swiss; by default enough to separate all entries.
    pub swiss_rounds: Option<usize>,
    /// Stages played for more than one partida.
    pub best_of: BTreeMap<Stage, BestOf>,
    pub draw_method: DrawMethod,
    #[serde(skip_serializing_if = "LateEntries::is_usual")]
    pub late_entries: LateEntries,
    pub vi_with_reserve: ViWithReserve,
    pub dq_past_results: PastResults,
    pub dq_place: DisqualifiedPlace,
    pub medals_for_reserves: ReserveMedals,
}

impl CategoryOptions {
    /// The regulation's options for a category by number of titulars: single players 8,00 and no reserve, pairs 15,00 and one
    /// (R5, R8).
    pub fn of_titulars(titulars: usize) -> CategoryOptions {
        match titulars {
            0 | 1 => CategoryOptions::default(),
            _ => CategoryOptions { fee: Centavos(1500), max_reserves: 1, ..CategoryOptions::default() },
        }
    }

    /// Can a category be played with these options?
    pub fn can_be_played(&self) -> bool {
        let fees = [self.fee, self.reserve_fee];
        let amounts = fees.iter().all(|fee| (0..=MOST_FEE).contains(&fee.0));
        amounts && self.max_reserves <= 2 && self.swiss_rounds.is_none_or(|rounds| (1..=50).contains(&rounds))
    }
}

impl CategoryOptions {
    /// The most entries: where all play all of a group, their jogos grow with the square of it.
    pub fn most_entries(&self) -> usize {
        match (self.format, self.groups) {
            (Format::RoundRobin, _) | (Format::GroupsKnockout, Some(0 | 1)) => 64,
            _ => 128,
        }
    }
}

/// Minutes from the set time after which a walkover may be pronounced, where the club says nothing else.
pub const USUAL_TOLERANCE: u32 = 10;
/// The highest fee, in centavos: a million.
pub const MOST_FEE: i64 = 100_000_000;

impl Default for CategoryOptions {
    fn default() -> CategoryOptions {
        CategoryOptions {
            fee: Centavos(800),
            reserve_fee: Centavos(0),
            max_reserves: 0,
            prize_pcts: [30, 25, 20],
            prize_rounding: PrizeRounding::default(),
            format: Format::default(),
            third_place: ThirdPlace::default(),
            groups: None,
            swiss_rounds: None,
            best_of: BTreeMap::new(),
            draw_method: DrawMethod::default(),
            late_entries: LateEntries::default(),
            vi_with_reserve: ViWithReserve::default(),
            dq_past_results: PastResults::default(),
            dq_place: DisqualifiedPlace::default(),
            medals_for_reserves: ReserveMedals::default(),
        }
    }
}

/// The options of the whole event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct EventOptions {
    /// The machine name of the game that is played.
    pub game: Line,
    /// The tentos that win a partida.
    pub target: u32,
    pub tables: u32,
    pub minutes_per_partida: u32,
    pub changeover_minutes: u32,
    pub lateness_tolerance: u32,
    /// Minutes within which a súmula must reach the desk; it is flagged afterwards (R30).
    pub delivery_minutes: u32,
    /// So long before the first call the entries are to be closed (R10). The organiser closes them; no clock does.
    pub close_entries_before: u32,
    pub dress_check: DressCheck,
    pub ban_scope: BanScope,
    pub hall_board: HallBoard,
    /// By how many seconds a judge sees later what happens at a table of the card room.
    #[serde(skip_serializing_if = "is_none")]
    pub watch_delay: u32,
}

const fn is_none(seconds: &u32) -> bool {
    *seconds == 0
}

impl Default for EventOptions {
    fn default() -> EventOptions {
        EventOptions {
            game: Line::cut("truco"),
            target: 24,
            tables: 4,
            minutes_per_partida: 40,
            changeover_minutes: 5,
            lateness_tolerance: 0,
            delivery_minutes: 10,
            close_entries_before: 15,
            dress_check: DressCheck::default(),
            ban_scope: BanScope::default(),
            hall_board: HallBoard::default(),
            watch_delay: 0,
        }
    }
}

impl EventOptions {
    /// Options that a new event is offered. Files without a tolerance were written with none, so the default stays 0.
    pub fn usual() -> EventOptions {
        EventOptions { lateness_tolerance: USUAL_TOLERANCE, ..EventOptions::default() }
    }

    /// Can a day be played with these options: figures that a clock and a hall can hold?
    pub fn can_be_played(&self) -> bool {
        let times = [self.minutes_per_partida, self.changeover_minutes];
        let waits = [self.lateness_tolerance, self.delivery_minutes, self.close_entries_before];
        (1..=1_000).contains(&self.target)
            && (1..=500).contains(&self.tables)
            && times.iter().chain(&waits).all(|&minutes| minutes <= 600)
            && self.watch_delay <= 3600
    }

    /// Minutes for which a jogo keeps its table (R64).
    pub fn slot(&self, best_of: BestOf) -> u32 {
        best_of.most() * self.minutes_per_partida + self.changeover_minutes
    }
}
