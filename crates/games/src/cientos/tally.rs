//! Counting: what each ganancia is worth, in which order they count, and what thirty points before the other has any become
//! (R34-R39).

use super::Cientos;
use super::deck::LOW;
use super::ganancias::{Many, Secansa, Set, punto_points, puntos, secansas, sets};
use super::state::{Answer, Fault, HAND, Open, Phase, SEATS, Said, Showing, other};
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
        matches!(self, Item::Blancas) || self.class().is_some()
    }

    /// The class of what is named before play.
    const fn class(self) -> Option<Class> {
        match self {
            Item::Punto(_) => Some(Class::Punto),
            Item::Secansa(_) => Some(Class::Secansas),
            Item::Set(_) => Some(Class::Sets),
            Item::Blancas | Item::Repique | Item::Pique | Item::Lead | Item::Trick | Item::Last | Item::Bazas | Item::Capote => {
                None
            }
        }
    }
}

/// Items that each player has counted, in order, with their sum.
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

/// Decision of a class.
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
        let pie = &self.open.named[self.match_state.dealer.index()];
        let later = Class::ALL.into_iter().filter(|&other| other > class).any(|other| pie.any(other));
        later || self.open.plays.len() >= 2
    }

    /// The owner of a class (R22-R24, R27).
    fn owner(&self, class: Class) -> Owner {
        let (mano, pie) = (self.match_state.mano(), self.match_state.dealer);
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

    /// The items a seat has named of a class, in its order, without those a fault has cost it.
    fn named_items(&self, seat: Seat, class: Class) -> ArrayVec<Item, 5> {
        let named = &self.open.named[seat.index()];
        let items: ArrayVec<Item, 5> = match class {
            Class::Punto => named.punto.into_iter().map(Item::Punto).collect(),
            Class::Secansas => named.secansas.iter().copied().map(Item::Secansa).collect(),
            Class::Sets => named.sets.iter().copied().map(Item::Set).collect(),
        };
        items.into_iter().filter(|&item| !self.falls(seat, item)).collect()
    }

    /// Counts all that is decided of what was named, and what a fault found before gives the other.
    pub(super) fn count_named(&mut self) {
        self.open.items.retain(|_, item| item == Item::Blancas);
        self.count_classes();
        self.apply_faults();
    }

    /// Counts what was named in the order of the classes, until one is still open or somebody has reached a hundred (R33, R39).
    fn count_classes(&mut self) {
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
            for item in self.named_items(seat, class) {
                let open = &mut self.open;
                open.items.push(seat, item);
                // Thirty before the other has counted or tied anything of this class or one before it (R36, D7).
                let alone = !tied && open.ganancias(other(seat)) == 0;
                if alone && open.ganancias(seat) >= THIRTY && !open.has(seat, Item::Repique) {
                    open.items.push(seat, Item::Repique);
                }
                if self.reached(seat) {
                    return;
                }
            }
            // The pie may name more of their secansas: what comes later waits for them. Of puntos there is one.
            if seat == self.match_state.dealer && class != Class::Punto && !self.past(class) {
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
        if seat != self.match_state.mano() || open.points(seat) < THIRTY {
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
        if self.is_played_out() && !LOW.contains(with) {
            self.open.items.push(taker, Item::Last);
        }
    }

    /// The hand is played: more than six tricks count the bazas, all of them the capote (R35).
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

    /// Applies `dar.11`: a player with a card too many counts nothing; the other counts all their own items, even those lower or
    /// tied.
    pub(super) fn bar(&mut self, seat: Seat) {
        if self.open.barred.contains(seat) {
            return;
        }
        self.open.barred = self.open.barred.or(SeatSet::of(seat));
        self.apply_faults();
    }

    /// The faults found so far take away and give what the laws say. Doing it again changes nothing.
    pub(super) fn apply_faults(&mut self) {
        for seat in self.open.barred.iter() {
            self.count_all_of(other(seat));
        }
        for seat in Seat::first(SEATS) {
            if let Some(fault) = self.open.found[seat.index()] {
                self.strip(seat, fault);
            }
        }
    }

    /// Has a fault cost this seat this item?
    fn falls(&self, seat: Seat, item: Item) -> bool {
        match (self.open.found[seat.index()], item) {
            (None, _) => false,
            (Some(_), Item::Repique | Item::Pique) => true,
            (Some(Fault::FalseSet), item) => item.is_ganancia(),
            (Some(Fault::WrongCatorce), Item::Set(set)) => !self.is_true(seat, set),
            (Some(Fault::WrongCatorce), _) => false,
        }
    }

    /// A set was named that was never held. If one catorce was said for another it alone does not count, and all the other's sets do
    /// (`acus.9`); otherwise nothing that was named counts, and all that is the other's does (`acus.6`).
    fn strip(&mut self, seat: Seat, fault: Fault) {
        let mut items = std::mem::take(&mut self.open.items);
        items.retain(|whose, item| whose != seat || !self.falls(seat, item));
        self.open.items = items;
        match fault {
            Fault::FalseSet => self.count_all_of(other(seat)),
            Fault::WrongCatorce => self.count_held(other(seat), &[Class::Sets]),
        }
    }

    /// All that this seat held counts, whatever the other had.
    fn count_all_of(&mut self, seat: Seat) {
        self.count_held(seat, &Class::ALL);
    }

    /// Everything of these classes that a seat held takes the place of what it has counted of them; what counts is shown.
    fn count_held(&mut self, seat: Seat, classes: &[Class]) {
        // A player with such a fault of their own counts nothing of what they held (`acus.6`).
        if self.open.found[seat.index()] == Some(Fault::FalseSet) {
            return;
        }
        let held = self.held(seat);
        let mut found: ArrayVec<(Item, CardSet), 12> = ArrayVec::new();
        for class in classes {
            match class {
                Class::Punto => found.extend(puntos(held).first().map(|&(value, cards)| (Item::Punto(value), cards))),
                Class::Secansas => {
                    found.extend(secansas(held).iter().map(|&(secansa, cards)| (Item::Secansa(secansa), cards)));
                }
                Class::Sets => found.extend(sets(held).iter().map(|&(set, cards)| (Item::Set(set), cards))),
            }
        }
        self.open.items.retain(|whose, item| whose != seat || !item.class().is_some_and(|class| classes.contains(&class)));
        for (item, cards) in found {
            self.open.items.push(seat, item);
            self.open.shown[seat.index()] |= cards;
        }
    }

    /// The hand of a seat at the naming: its cards and those it has played.
    pub(super) fn held(&self, seat: Seat) -> CardSet {
        self.hand(seat) | self.open.played(seat)
    }

    /// The points of the game that a seat has made, by its marks and this hand, would win it (R41).
    pub(super) fn reached(&self, seat: Seat) -> bool {
        let (mark, points) = (self.match_state.marks[seat.index()], self.open.points(seat));
        match mark.lack100 {
            0 => mark.mark + points >= 100,
            lack => points >= lack,
        }
    }

    /// The winner of the game, if there is one.
    pub(super) fn winner(&self) -> Option<Seat> {
        Seat::first(2).find(|&seat| self.open.phase != Phase::Over && self.reached(seat))
    }
}
