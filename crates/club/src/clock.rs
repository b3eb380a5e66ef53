//! The time of day in the hall.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Seconds since midnight, local time, on the day of the event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "u32", try_from = "u32")]
pub struct Time(pub u32);

/// No day is longer than a month.
const LATEST: u32 = 31 * 24 * 60 * 60;

impl TryFrom<u32> for Time {
    type Error = String;

    fn try_from(seconds: u32) -> Result<Time, String> {
        if seconds <= LATEST { Ok(Time(seconds)) } else { Err(format!("{seconds} seconds are no time of the day")) }
    }
}

impl From<Time> for u32 {
    fn from(time: Time) -> u32 {
        time.0
    }
}

impl Time {
    /// This hour and minute.
    pub const fn at(hour: u32, minute: u32) -> Time {
        Time(hour * 3600 + minute * 60)
    }

    /// Returns the time `minutes` later.
    ///
    /// ```
    /// use club::Time;
    ///
    /// assert_eq!(Time::at(13, 50).plus_minutes(20), Time::at(14, 10));
    /// ```
    #[must_use]
    pub const fn plus_minutes(self, minutes: u32) -> Time {
        Time(self.0.saturating_add(minutes.saturating_mul(60)))
    }

    /// Returns the time `minutes` earlier, but never before midnight.
    #[must_use]
    pub const fn minus_minutes(self, minutes: u32) -> Time {
        Time(self.0.saturating_sub(minutes.saturating_mul(60)))
    }
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.0 / 3600, self.0 / 60 % 60)
    }
}
