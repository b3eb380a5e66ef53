//! Solutions of positions with best play on all sides, in one form for all games.

use super::{Forcing, Play, Wish};
use arrayvec::ArrayVec;
use cards::Card;
use engine::{Msg, Seat, SeatSet};

/// The unit of a value. More is always better for the side it is told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// The hand: 1 if the side wins it, 0 if nobody does, -1 if it loses. The feito is the one who plays against the rest.
    Feito(Seat),
    /// The hand: 1 if the side wins it, -1 if it loses.
    Hand,
    /// The side's tricks when all are played.
    Tricks,
    /// The hearts the side will have taken, each counted as one less than nothing.
    Hearts,
    /// The points the side will have taken.
    Points,
    /// The points by which the side will be ahead of the other in what is still to be marked in this deal.
    Lead,
    /// The tantos the side will have won in this hand.
    Tantos,
    /// The side's tricks when all of the hand are played; `win` of them win it for the Hombre's side.
    Game {
        hombre: Seat,
        win: u8,
        /// All tricks of the hand.
        whole: u8,
    },
    /// The hand of the Hombre, who must have more tricks than each of two others: 1 if the side wins it, 0 if it is puesta, -1 if it
    /// loses.
    Compared(Seat),
}

impl Unit {
    /// A value of this side in words.
    pub fn text(self, value: i16, side: SeatSet) -> Msg {
        let many = i64::from(value);
        match self {
            Unit::Feito(feito) => match if side.contains(feito) { value } else { -value } {
                1.. => Msg::new("solved-feito"),
                0 => Msg::new("solved-resposta"),
                _ => Msg::new("solved-codilho"),
            },
            Unit::Hand if value > 0 => Msg::new("solved-won"),
            Unit::Hand => Msg::new("solved-lost"),
            Unit::Tricks => Msg::new("solved-tricks").with("many", many),
            Unit::Hearts => Msg::new("solved-hearts").with("many", -many),
            Unit::Points => Msg::new("solved-points").with("many", many),
            Unit::Lead if value == 0 => Msg::new("solved-even"),
            Unit::Lead if value > 0 => Msg::new("solved-ahead").with("many", many),
            Unit::Lead => Msg::new("solved-behind").with("many", -many),
            Unit::Tantos if value == 0 => Msg::new("solved-even"),
            Unit::Tantos if value > 0 => Msg::new("solved-gains").with("many", many),
            Unit::Tantos => Msg::new("solved-loses").with("many", -many),
            Unit::Game { hombre, win, whole } => {
                let (whole, win) = (i64::from(whole), i64::from(win));
                let tricks = if side.contains(hombre) { many } else { whole - many };
                match tricks {
                    _ if tricks == whole => Msg::new("solved-bola").with("many", tricks),
                    _ if tricks >= win => Msg::new("solved-hombre-wins").with("many", tricks),
                    _ if tricks + 1 == win => Msg::new("solved-puesta").with("many", tricks),
                    _ => Msg::new("solved-codillo").with("many", tricks),
                }
            }
            Unit::Compared(hombre) => match if side.contains(hombre) { value } else { -value } {
                1.. => Msg::new("solved-compared-won"),
                0 => Msg::new("solved-compared-puesta"),
                _ => Msg::new("solved-compared-codillo"),
            },
        }
    }

    /// Its machine name.
    pub const fn name(self) -> &'static str {
        match self {
            Unit::Feito(_) => "feito",
            Unit::Hand => "hand",
            Unit::Tricks => "tricks",
            Unit::Hearts => "hearts",
            Unit::Points => "points",
            Unit::Lead => "lead",
            Unit::Tantos => "tantos",
            Unit::Game { .. } => "game",
            Unit::Compared(_) => "compared",
        }
    }
}

/// The value of a position with best play on all sides, and that of each legal card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The seat to play.
    pub to_play: Seat,
    /// Those who play with them, themselves included: the values are theirs.
    pub side: SeatSet,
    /// The unit of the values.
    pub unit: Unit,
    /// The value of the position.
    pub value: i16,
    /// The value after each legal card.
    pub cards: Vec<(Card, i16)>,
    /// A line of best play, if one was asked for: who plays what, as far as anything is left to play for.
    pub line: Vec<(Seat, Card)>,
}

impl Verdict {
    /// The seat to play and the value of the position, in words.
    pub fn said(&self) -> Msg {
        Msg::new("solved-turn").with("seat", self.to_play).with("result", self.text(self.value))
    }

    /// A value of the side to play in words.
    pub fn text(&self, value: i16) -> Msg {
        self.unit.text(value, self.side)
    }

    /// The value after a card, if it is legal.
    pub fn after(&self, card: Card) -> Option<i16> {
        self.cards.iter().find(|&&(there, _)| there == card).map(|&(_, value)| value)
    }

    /// The cards that lead to as much as can be had.
    pub fn best(&self) -> impl Iterator<Item = Card> {
        self.cards.iter().filter(|&&(_, value)| value == self.value).map(|&(card, _)| card)
    }

    /// The loss by playing a card.
    pub fn cost(&self, card: Card) -> Option<i16> {
        self.after(card).map(|value| self.value - value)
    }
}

/// The extent of a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The value of the position and after each card.
    Values,
    /// And a line of best play.
    Line,
}

/// A position of some game as it is put to the search, and what is needed to tell the answer.
pub(super) struct Probe<'a, P: Play> {
    pub(super) position: P,
    /// The seat at each place.
    pub(super) seats: ArrayVec<Seat, { Seat::MOST }>,
    /// Those who wish the result high.
    pub(super) high: SeatSet,
    /// The seat to play.
    pub(super) to_play: Seat,
    /// The legal cards, with their numbers in the search.
    pub(super) playable: Vec<(Card, u8)>,
    /// The quantity that is counted.
    pub(super) unit: Unit,
    /// The constant sum of both sides' values.
    pub(super) whole: i16,
    /// The card of a number.
    pub(super) card: &'a dyn Fn(u8) -> Option<Card>,
    /// The place that is to play.
    pub(super) place: fn(&P) -> usize,
}

impl<P: Play> Probe<'_, P> {
    /// The answer, unless it costs too much.
    pub(super) fn answer(&self, forcing: &mut Forcing, budget: u64, wanted: Wanted) -> Option<Verdict> {
        let mut budget = budget;
        forcing.forget();
        let (least, most) = self.position.range();
        let value = forcing.within(&self.position, least + (most - least + 1) / 2, &mut budget)?;
        let high = self.position.wish() == Wish::High;
        let told = |value: i16| if high { value } else { self.whole - value };
        let mut cards = Vec::with_capacity(self.playable.len());
        for &(card, choice) in &self.playable {
            let mut next = self.position;
            next.play(choice);
            // No card leads to more than the best does.
            let likely = if high { value } else { value + 1 };
            cards.push((card, told(forcing.within(&next, likely, &mut budget)?)));
        }
        let line = match wanted {
            Wanted::Values => Vec::new(),
            Wanted::Line => self.told_line(&forcing.line_within(&self.position, value, &mut budget)),
        };
        let all = self.seats.iter().copied().collect::<SeatSet>();
        let side = if high { self.high } else { all.minus(self.high) };
        Some(Verdict { to_play: self.to_play, side, unit: self.unit, value: told(value), cards, line })
    }

    fn told_line(&self, line: &[u8]) -> Vec<(Seat, Card)> {
        let mut here = self.position;
        let told = line.iter().filter_map(|&choice| {
            let seat = *self.seats.get((self.place)(&here))?;
            here.play(choice);
            Some((seat, (self.card)(choice)?))
        });
        told.collect()
    }
}
