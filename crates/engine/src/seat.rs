//! Seats, sets of seats, and viewers of a table.

use std::fmt;

/// A seat is a player: the number stays with them through the match, wherever they are drawn to sit.
///
/// ```
/// use engine::Seat;
///
/// assert_eq!(Seat::new(2).map(Seat::index), Some(2));
/// assert_eq!(Seat::new(Seat::MOST), None);
/// assert_eq!(Seat::first(3).last(), Some(Seat::at(2)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// No table has more.
    pub const MOST: usize = 8;

    /// Seat number `n`, if a table can have it.
    pub const fn new(n: usize) -> Option<Seat> {
        if n < Seat::MOST { Some(Seat(n as u8)) } else { None }
    }

    /// Seat number `n` of those a table can have, for tables written down in code.
    ///
    /// # Panics
    /// If there is no such seat.
    pub const fn at(n: usize) -> Seat {
        assert!(n < Seat::MOST, "no table has so many seats");
        Seat(n as u8)
    }

    /// The first `n` seats.
    pub fn first(n: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..n.min(Seat::MOST)).map(|n| Seat(n as u8))
    }

    #[inline(always)]
    pub const fn index(self) -> usize {
        (self.0 & 7) as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// Some of the seats.
///
/// ```
/// use engine::{Seat, SeatSet};
///
/// let pair: SeatSet = [Seat::at(0), Seat::at(2)].into_iter().collect();
/// assert!(pair.contains(Seat::at(2)) && !pair.contains(Seat::at(1)));
/// assert_eq!(SeatSet::first(4).minus(pair).len(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    /// This seat alone.
    #[inline(always)]
    pub const fn of(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.index())
    }

    /// The first `n` seats.
    pub const fn first(n: usize) -> SeatSet {
        SeatSet(((1u16 << n) - 1) as u8)
    }

    /// These and one more.
    #[inline(always)]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.index())
    }

    /// These without that one.
    #[inline(always)]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.index()))
    }

    /// Is this seat among them?
    #[inline(always)]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    /// Number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Nobody?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These and those.
    #[must_use]
    pub const fn or(self, others: SeatSet) -> SeatSet {
        SeatSet(self.0 | others.0)
    }

    /// These without those.
    #[must_use]
    pub const fn minus(self, others: SeatSet) -> SeatSet {
        SeatSet(self.0 & !others.0)
    }

    /// The seat of the lowest number.
    #[inline(always)]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats, by number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = left.lowest()?;
            left = left.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl serde::Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(feature = "schema")]
impl utoipa::PartialSchema for Seat {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        use utoipa::openapi::schema::{ObjectBuilder, Type};
        let number = ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0)).maximum(Some(Seat::MOST - 1));
        number.description(Some("A player: the number stays with them through the match.")).into()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for Seat {}

#[cfg(feature = "schema")]
impl utoipa::PartialSchema for SeatSet {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        utoipa::openapi::schema::ArrayBuilder::new().items(Seat::schema()).into()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for SeatSet {}

/// Viewer of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// A spectator, who sees what is open to all.
    Public,
}

impl Viewer {
    /// Is the viewer in that seat?
    pub fn are(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seat, if they are a player's.
    ///
    /// ```
    /// use engine::{Viewer, Seat};
    ///
    /// assert_eq!(Viewer::Seat(Seat::at(1)).seat(), Some(Seat::at(1)));
    /// assert_eq!(Viewer::Public.seat(), None);
    /// ```
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }
}

impl serde::Serialize for Viewer {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.seat().serialize(serializer)
    }
}
