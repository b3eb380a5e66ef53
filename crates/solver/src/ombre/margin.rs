//! Lead of the feito, and its bounds in the table.

use crate::search::table::Bounds;

/// By how much the feito may still fall behind each of two opponents, or is behind already, if less than nothing. Where all
/// others count together both numbers are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Margin(pub(super) [i8; 2]);

impl Margin {
    /// Is it at least as good for them as another?
    #[inline(always)]
    pub(super) fn covers(self, other: Margin) -> bool {
        self.0[0] >= other.0[0] && self.0[1] >= other.0[1]
    }

    /// The worse of the two.
    #[inline(always)]
    pub(super) fn worse(self) -> i8 {
        self.0[0].min(self.0[1])
    }

    /// After a trick of the feito.
    #[inline(always)]
    pub(super) fn up(self) -> Margin {
        self.down([-1; 2])
    }

    /// After tricks of their opponents.
    #[inline(always)]
    pub(super) fn down(self, theirs: [i8; 2]) -> Margin {
        Margin([self.0[0] - theirs[0], self.0[1] - theirs[1]])
    }
}

/// Proved bound: from this standing on the feito reaches the aim, or up to it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Proved {
    /// With this standing and better ones.
    Reached(Margin),
    /// With this standing and worse ones.
    Missed(Margin),
}

/// Standings are written as numbers from nothing up.
const NOUGHT: i8 = 15;
const REACHED: u8 = 32;

impl Bounds for Proved {
    /// Is the aim reached from here?
    type Probe = Margin;
    type Answer = bool;

    #[inline(always)]
    fn answer(self, here: Margin) -> Option<bool> {
        match self {
            Proved::Reached(from) => here.covers(from).then_some(true),
            Proved::Missed(from) => from.covers(here).then_some(false),
        }
    }

    #[inline(always)]
    fn with(self, other: Proved) -> Option<Proved> {
        if self.cover(other) { Some(self) } else { other.cover(self).then_some(other) }
    }

    #[inline(always)]
    fn cover(self, other: Proved) -> bool {
        match (self, other) {
            (Proved::Reached(this), Proved::Reached(that)) => that.covers(this),
            (Proved::Missed(this), Proved::Missed(that)) => this.covers(that),
            _ => false,
        }
    }

    #[inline(always)]
    fn pack(self) -> [u8; 2] {
        let (Proved::Reached(from) | Proved::Missed(from)) = self;
        let [one, other] = from.0.map(|by| (by + NOUGHT) as u8);
        [if let Proved::Reached(_) = self { one | REACHED } else { one }, other]
    }

    #[inline(always)]
    fn unpack([one, other]: [u8; 2]) -> Proved {
        let from = Margin([one & !REACHED, other].map(|by| by as i8 - NOUGHT));
        if one & REACHED != 0 { Proved::Reached(from) } else { Proved::Missed(from) }
    }
}
