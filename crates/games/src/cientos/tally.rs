//! Counting: what each ganancia is worth, in which order they count, and what thirty points before the other has any become
//! (R34-R39).

use super::Cientos;
use super::deck::LOW;
use super::ganancias::{Many, Secansa, Set, punto_points, puntos, secansas, sets};
use super::state::{Answer, HAND, Open, Phase, SEATS, Said, Showing, other};
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::{Msg, Seat, SeatSet};
use serde::Serialize;

/// The classes of what is named, in the order in which they count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    Punto,
    Secansas,
    Sets,
}

impl Class {
    /// In order.
    pub const ALL: [Class; 3] = [Class::Punto, Class::Secansas, Class::Sets];
}

/// Something counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    Blancas,
    /// A punto of this value.
    Punto(u8),
    Secansa(Secansa),
    Set(Set),
    /// Thirty by what is named alone: ninety.
    Repique,
    /// Thirty in play: sixty.
    Pique,
    /// A card led.
    Lead,
    /// A trick taken on the other's lead.
    Trick,
    /// The last trick, won with a card above the nine: one point more.
    Last,
    Bazas,
    Capote,
}

impl Item {
    /// Its points (section 5.5).
    pub const fn points(self) -> i64 {
        match self {
            Item::Blancas | Item::Bazas => 10,
            Item::Punto(value) => punto_points(value),
            Item::Secansa(secansa) => secansa.length.points(),
            Item::Set(set) => set.points(),
            Item::Repique => 60,
            Item::Pique => 30,
            Item::Lead | Item::Trick | Item::Last => 1,
            Item::Capote => 40,
        }
    }

    /// It in words, with its points.
    pub(super) fn words(self) -> Msg {
        let points = self.points();
        match self {
            Item::Blancas => Msg::new("cientos-item-blancas").with("points", points),
            Item::Punto(value) => Msg::new("cientos-item-punto").with("points", points).with("value", value),
            Item::Secansa(Secansa { length, head }) => {
                Msg::new("cientos-item-secansa").with("points", points).with("length", length).with("head", head)
            }
            Item::Set(Set { many: Many::Four, rank }) => {
                Msg::new("cientos-item-catorce").with("points", points).with("rank", rank)
            }
            Item::Set(Set { many: Many::Three, rank }) => Msg::new("cientos-item-tres").with("points", points).with("rank", rank),
            Item::Repique => Msg::new("cientos-item-repique").with("points", points),
            Item::Pique => Msg::new("cientos-item-pique").with("points", points),
            Item::Lead => Msg::new("cientos-item-lead").with("points", points),
            Item::Trick => Msg::new("cientos-item-trick").with("points", points),
            Item::Last => Msg::new("cientos-item-last").with("points", points),
            Item::Bazas => Msg::new("cientos-item-bazas").with("points", points),
            Item::Capote => Msg::new("cientos-item-capote").with("points", points),
        }
    }

    /// Is it one of those named before play, or cartas blancas?
    pub const fn is_ganancia(self) -> bool {
        matches!(self, Item::Blancas | Item::Punto(_) | Item::Secansa(_) | Item::Set(_))
    }
}

/// What each has counted, in order, with its sum.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(transparent)]
pub struct Tally {
    items: ArrayVec<(Seat, Item), 48>,
    /// It is asked for after every card.
    #[serde(skip)]
    points: [i64; SEATS],
}

impl Tally {
    /// The points of a seat.
    #[inline]
    pub const fn points(&self, seat: Seat) -> i64 {
        self.points[seat.index() % SEATS]
    }

    pub(super) fn push(&mut self, seat: Seat, item: Item) {
        // There are no more items than the rules can count; if there were, the last would be one too many.
        if self.items.try_push((seat, item)).is_ok() {
            self.points[seat.index() % SEATS] += item.points();
        }
    }

    /// Keeps those of which this is true.
    fn retain(&mut self, keeps: impl Fn(Seat, Item) -> bool) {
        for (seat, item) in std::mem::take(self).items {
            if keeps(seat, item) {
                self.push(seat, item);
            }
        }
    }
}

impl std::ops::Deref for Tally {
    type Target = [(Seat, Item)];

    fn deref(&self) -> &[(Seat, Item)] {
        &self.items
    }
}

/// From here on what is counted grows.
const THIRTY: i64 = 30;

/// How a class was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    /// This seat counts what it has named of it.
    Of(Seat),
    /// Both have as much: neither counts (R22, R23).
    Tied,
    /// Nobody has named anything.
    Nobody,
    /// The pie can still name something.
    Open,
}

impl Open {
    /// The points of a seat by what it has named and by cartas blancas.
    fn ganancias(&self, seat: Seat) -> i64 {
        let own = self.items.iter().filter(|(whose, item)| *whose == seat && item.is_ganancia());
        own.map(|(_, item)| item.points()).sum()
    }

    fn has(&self, seat: Seat, item: Item) -> bool {
        self.items.iter().any(|&(whose, counted)| whose == seat && counted == item)
    }
}

impl Cientos {
    /// Must what is named of this class be laid open to count?
    pub(super) fn must_show(&self, class: Class) -> bool {
        class != Class::Sets || self.agreements.sets_shown()
    }

    /// Is what this seat named of a class laid open, as far as it must be?
    fn is_shown(&self, seat: Seat, class: Class) -> bool {
        !self.must_show(class) || self.open.named[seat.index()].shown[class as usize] == Showing::Shown
    }

    /// Has the pie said all they will say of this class?
    fn past(&self, class: Class) -> bool {
        let pie = &self.open.named[self.company.dealer.index()];
        let later = Class::ALL.into_iter().filter(|&other| other > class).any(|other| pie.any(other));
        later || self.open.plays.len() >= 2
    }

    /// Whose a class is (R22-R24, R27).
    fn owner(&self, class: Class) -> Owner {
        let (mano, pie) = (self.company.mano(), self.company.dealer);
        let named = |seat: Seat| self.open.named[seat.index()].any(class);
        let (by_mano, by_pie) = (named(mano) && self.is_shown(mano, class), named(pie) && self.is_shown(pie, class));
        match self.open.named[mano.index()].answer(class) {
            Some(Answer::Good) if by_mano => Owner::Of(mano),
            Some(Answer::Equal) if by_mano => Owner::Tied,
            Some(Answer::Good | Answer::Equal) if self.open.plays.is_empty() => Owner::Open,
            _ if by_pie => Owner::Of(pie),
            _ if !self.past(class) => Owner::Open,
            // The pie said it was not good, and has shown nothing better in time: it counts after all (`acus.5`).
            Some(Answer::NotGood) => Owner::Of(mano),
            _ => Owner::Nobody,
        }
    }

    /// Counts all that is decided of what was named, in the order of the classes, until one is still open.
    pub(super) fn count_named(&mut self) {
        self.open.items.retain(|_, item| item == Item::Blancas);
        let mut tied = false;
        for class in Class::ALL {
            let seat = match self.owner(class) {
                Owner::Open => return,
                Owner::Nobody => continue,
                Owner::Tied => {
                    tied = true;
                    continue;
                }
                Owner::Of(seat) => seat,
            };
            let named = self.open.named[seat.index()].clone();
            let open = &mut self.open;
            match class {
                Class::Punto => named.punto.into_iter().for_each(|value| open.items.push(seat, Item::Punto(value))),
                Class::Secansas => named.secansas.iter().for_each(|&secansa| open.items.push(seat, Item::Secansa(secansa))),
                Class::Sets => named.sets.iter().for_each(|&set| open.items.push(seat, Item::Set(set))),
            }
            // Thirty before the other has counted or tied anything of this class or one before it (R36, D7).
            let alone = !tied && open.ganancias(other(seat)) == 0;
            if alone && open.ganancias(seat) >= THIRTY && !open.has(seat, Item::Repique) {
                open.items.push(seat, Item::Repique);
            }
            if self.reached(seat) {
                return;
            }
        }
    }

    /// Has anybody tied or counted anything before play that keeps the other from pique?
    fn keeps_from_pique(&self, seat: Seat) -> bool {
        let tied = Class::ALL.into_iter().any(|class| self.owner(class) == Owner::Tied);
        tied || self.open.ganancias(seat) > 0 || self.open.tricks(seat) > 0
    }

    /// A card is led: one point, and for mano perhaps the pique (R34, R37).
    pub(super) fn count_lead(&mut self, seat: Seat) {
        self.open.items.push(seat, Item::Lead);
        let open = &self.open;
        if seat != self.company.mano() || open.points(seat) < THIRTY {
            return;
        }
        let grown = open.has(seat, Item::Repique) || open.has(seat, Item::Pique);
        if !grown && !self.keeps_from_pique(other(seat)) {
            let open = &mut self.open;
            open.items.push(seat, Item::Pique);
            open.say(seat, Said::Counts(Item::Pique));
        }
    }

    /// A trick is taken with this card, to the lead of this seat: one point if it was the other's lead, and for the last trick one
    /// more, unless it was won with a nine, eight or seven (R34).
    pub(super) fn count_trick(&mut self, taker: Seat, led_by: Seat, with: Card) {
        if taker != led_by {
            self.open.items.push(taker, Item::Trick);
        }
        if self.open.takers.len() == HAND && !LOW.contains(with) {
            self.open.items.push(taker, Item::Last);
        }
    }

    /// The hand is played: who has more than six tricks counts the bazas, who has all the capote (R35).
    pub(super) fn count_bazas(&mut self) {
        for seat in Seat::first(2) {
            let item = match usize::from(self.open.tricks(seat)) {
                HAND => Item::Capote,
                7.. => Item::Bazas,
                _ => continue,
            };
            self.open.items.push(seat, item);
            self.open.say(seat, Said::Counts(item));
        }
    }

    /// Who holds a card too many counts nothing, and the other all that is theirs, even what was lower or tied (`dar.11`).
    pub(super) fn bar(&mut self, seat: Seat) {
        if self.open.barred.contains(seat) {
            return;
        }
        self.open.barred = self.open.barred.or(SeatSet::of(seat));
        self.count_all_of(other(seat));
    }

    /// A set was named that was never held. If one catorce was said for another it alone does not count, and all the other's sets do
    /// (`acus.9`); otherwise nothing that was named counts, and all that is the other's does (`acus.6`).
    pub(super) fn strip(&mut self, seat: Seat) {
        let held = sets(self.held(seat));
        let for_another = held.iter().any(|(set, _)| set.many == Many::Four);
        let falls = |item: Item| match item {
            Item::Set(set) if for_another => held.iter().all(|&(own, _)| own != set),
            Item::Repique | Item::Pique => true,
            item => !for_another && item.is_ganancia(),
        };
        self.open.items.retain(|whose, item| whose != seat || !falls(item));
        let theirs = self.held(other(seat));
        if for_another {
            self.open.items.retain(|whose, item| whose == seat || !matches!(item, Item::Set(_)));
            sets(theirs).iter().for_each(|&(set, _)| self.open.items.push(other(seat), Item::Set(set)));
        } else {
            self.count_all_of(other(seat));
        }
    }

    /// All that this seat held counts, whatever the other had.
    pub(super) fn count_all_of(&mut self, seat: Seat) {
        let held = self.held(seat);
        let counted = self.open.items.clone();
        let has = |kind: fn(&Item) -> bool| counted.iter().any(|(whose, item)| *whose == seat && kind(item));
        let mut found: ArrayVec<(Item, CardSet), 12> = ArrayVec::new();
        if !has(|item| matches!(item, Item::Punto(_))) {
            found.extend(puntos(held).first().map(|&(value, cards)| (Item::Punto(value), cards)));
        }
        if !has(|item| matches!(item, Item::Secansa(_))) {
            found.extend(secansas(held).iter().map(|&(secansa, cards)| (Item::Secansa(secansa), cards)));
        }
        if !has(|item| matches!(item, Item::Set(_))) {
            found.extend(sets(held).iter().map(|&(set, cards)| (Item::Set(set), cards)));
        }
        // What counts is shown.
        for (item, cards) in found {
            self.open.items.push(seat, item);
            self.open.shown[seat.index()] |= cards;
        }
    }

    /// What a seat held when it could name it: its hand and what it has played.
    pub(super) fn held(&self, seat: Seat) -> CardSet {
        self.hand(seat) | self.open.played(seat)
    }

    /// The points of the game that a seat has made, by its marks and this hand, would win it (R41).
    pub(super) fn reached(&self, seat: Seat) -> bool {
        let (mark, points) = (self.company.marks[seat.index()], self.open.points(seat));
        match mark.lack100 {
            0 => mark.mark + points >= 100,
            lack => points >= lack,
        }
    }

    /// Who has won the game, if anybody has.
    pub(super) fn winner(&self) -> Option<Seat> {
        Seat::first(2).find(|&seat| self.open.phase != Phase::Over && self.reached(seat))
    }
}
