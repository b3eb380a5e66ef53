//! A table: what its charter and its events make.

mod happen;

use super::{By, Chair, Charter, ChatLine, Denied, Event, HintTaken, Name, Numbered, PersonId, Request};
use cards::fair::{self, Entropy, to_hex};
use cards::shuffle::shuffle;
use cards::{Card, CardSet};
use engine::show::HandView;
use engine::{AnyGame, BadAgreement, Entry, Eyes, Seat, SeatSet, TableView, Turn};
use std::collections::VecDeque;
use std::sync::Arc;

/// How far a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chairs are being taken.
    Gathering,
    /// It is played.
    Playing,
    /// It is over.
    Over,
}

/// A table of the room.
pub struct Table {
    charter: Arc<Charter>,
    entry: Entry,
    face: Box<dyn AnyGame>,
    chairs: Vec<Chair>,
    begun: bool,
    paused: bool,
    number: u64,
    shuffles: u64,
    previous: Option<Previous>,
    asked: Option<TakeBackAsked>,
    chat: VecDeque<ChatLine>,
    hinted: Vec<HintTaken>,
    keys: VecDeque<Known>,
    left: Vec<u64>,
}

/// The game before the last act.
struct Previous {
    seat: Seat,
    face: Box<dyn AnyGame>,
    /// The time it left him, without what he won by it.
    left: Option<u64>,
}

/// An act by which its sender knows it, and the number it got.
struct Known {
    person: PersonId,
    key: String,
    number: u64,
}

/// A question whether the last act may be taken back.
struct TakeBackAsked {
    seat: Seat,
    granted: SeatSet,
}

/// An event that may happen, and the game after it, if the game changes.
pub struct Next {
    /// What would happen.
    pub event: Event,
    face: Option<Box<dyn AnyGame>>,
}

impl Next {
    /// The game after it, if the game changes.
    pub fn face(&self) -> Option<&dyn AnyGame> {
        self.face.as_deref()
    }
}

/// Lines of talk that are kept at hand.
const CHAT_KEPT: usize = 40;
/// Acts by which a sender can still know his own again.
const KEYS_KEPT: usize = 256;

impl Table {
    /// A table just opened.
    pub fn open(charter: Charter) -> Result<Table, BadAgreement> {
        let entry = charter.entry()?;
        let face = charter.open()?;
        let players = face.players();
        let left = charter.clock.map_or(Vec::new(), |clock| vec![u64::from(clock.base) * 1000; players]);
        Ok(Table {
            charter: Arc::new(charter),
            entry,
            face,
            chairs: vec![Chair::Empty; players],
            begun: false,
            paused: false,
            number: 0,
            shuffles: 0,
            previous: None,
            asked: None,
            chat: VecDeque::new(),
            hinted: Vec::new(),
            keys: VecDeque::new(),
            left,
        })
    }

    /// A table at which this game stands so before these chairs, for tests that compare worlds no log has made.
    #[doc(hidden)]
    pub fn exhibited(charter: Charter, face: Box<dyn AnyGame>, chairs: Vec<Chair>) -> Result<Table, BadAgreement> {
        Ok(Table { face, chairs, begun: true, ..Table::open(charter)? })
    }

    /// The table that these events make. An event that cannot have happened is an error: nothing is left out.
    pub fn replay(charter: Charter, events: impl IntoIterator<Item = Numbered>) -> Result<Table, Broken> {
        let mut table = Table::open(charter)?;
        for Numbered { number, event, .. } in events {
            let next = table.again(event).map_err(|why| Broken::Event { number, why })?;
            if number != table.number + 1 {
                return Err(Broken::Gap { after: table.number, found: number });
            }
            table.happen(next);
        }
        Ok(table)
    }

    /// The terms.
    pub fn charter(&self) -> &Arc<Charter> {
        &self.charter
    }

    /// The game's entry in the catalogue.
    pub fn entry(&self) -> &Entry {
        &self.entry
    }

    /// The game as it stands.
    pub fn face(&self) -> &dyn AnyGame {
        &*self.face
    }

    /// The chairs, by seat.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// How many events have happened.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Does it rest?
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// The lines of talk at hand.
    pub fn chat(&self) -> impl Iterator<Item = &ChatLine> {
        self.chat.iter()
    }

    /// Who asked the tutor: all of it, for it is counted; nobody can ask twice where the table stands.
    pub fn hints_taken(&self) -> impl Iterator<Item = &HintTaken> {
        self.hinted.iter()
    }

    /// Who asks to take something back.
    pub fn asked(&self) -> Option<Seat> {
        self.asked.as_ref().map(|asked| asked.seat)
    }

    /// The time a seat has left, if there is a clock.
    pub fn time_left(&self, seat: usize) -> Option<u64> {
        self.left.get(seat).copied()
    }

    /// How far the match is.
    pub fn phase(&self) -> Phase {
        match (self.begun, self.face.turn()) {
            (false, _) => Phase::Gathering,
            (true, Turn::Over) => Phase::Over,
            (true, _) => Phase::Playing,
        }
    }

    /// Where a person sits.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.chairs.iter().position(|chair| chair.person() == Some(person)).and_then(Seat::new)
    }

    /// The number of what this person sent under this key, if it has happened already.
    pub fn number_of(&self, person: &PersonId, key: &str) -> Option<u64> {
        self.keys.iter().find(|known| known.person == *person && known.key == key).map(|known| known.number)
    }

    /// May one talk now? Not while a match is played: talk is an irregularity in these books, and a pause in the middle of a hand
    /// would be the best moment for it.
    pub fn may_talk(&self) -> bool {
        self.phase() != Phase::Playing
    }

    /// May this seat let the table rest? Not against the clock of another person: he would pay for it, or think for nothing.
    pub fn may_pause(&self, seat: Seat) -> bool {
        let other = |(n, chair): (usize, &Chair)| n != seat.index() && chair.is_played_by_person();
        self.charter.clock.is_none() || !self.chairs.iter().enumerate().any(other)
    }

    /// Can this seat take its last act back: nobody has acted since, and it learnt nothing by it, neither a card nor whether an
    /// accusation was right? Not when the match is over: then the secret of the shuffles lies open.
    pub fn can_take_back(&self, seat: Seat) -> bool {
        if self.phase() != Phase::Playing {
            return false;
        }
        let Some(previous) = self.previous.as_ref().filter(|previous| previous.seat == seat) else { return false };
        let eyes = Eyes::Seat(seat);
        self.asked.is_none() && (faces(&self.face.show(eyes)) - faces(&previous.face.show(eyes))).is_empty()
    }

    /// Must this seat still answer whether something may be taken back?
    pub fn awaits_answer_of(&self, seat: Seat) -> bool {
        self.asked.as_ref().is_some_and(|asked| asked.seat != seat && !asked.granted.contains(seat))
    }

    /// Nobody has answered for too long whether something may be taken back: it may not.
    pub fn lapse(&self) -> Option<Next> {
        let silent = Seat::first(self.chairs.len()).find(|seat| self.awaits_answer_of(*seat))?;
        Some(Next { event: Event::Declined { seat: silent.index() }, face: None })
    }

    /// What comes of a request, if it may be.
    pub fn consider(&self, person: &PersonId, request: Request, spent: u64, key: Option<String>) -> Result<Next, Denied> {
        let seated = || self.seat_of(person).ok_or(Denied::NotSeated);
        let begun = || if self.begun { Ok(()) } else { Err(Denied::NotBegun) };
        let playing = || match self.phase() {
            Phase::Gathering => Err(Denied::NotBegun),
            Phase::Playing => Ok(()),
            Phase::Over => Err(Denied::Over),
        };
        let gathering = || if self.begun { Err(Denied::Begun) } else { Ok(()) };
        let number = |seat: Seat| seat.index();
        let event = match request {
            Request::Sit { seat, name, entropy } => {
                gathering()?;
                if self.seat_of(person).is_some() {
                    return Err(Denied::Seated);
                }
                self.empty(seat)?;
                let name = self.own_name(name);
                Event::Sat { seat, person: person.clone(), name, entropy: entropy.as_ref().map(to_hex) }
            }
            Request::Stand => {
                gathering()?;
                Event::Stood { seat: number(seated()?) }
            }
            Request::Fill { seat, level } => {
                gathering()?;
                if self.seat_of(person).is_none() && *person != self.charter.host {
                    return Err(Denied::NotSeated);
                }
                self.empty(seat)?;
                if !bots::names(self.entry.facts.id).contains(&level.as_str()) {
                    return Err(Denied::NoSuchLevel);
                }
                Event::Filled { seat, level, name: self.spare_name() }
            }
            Request::Act { action } => {
                let seat = seated()?;
                begun()?;
                self.here(seat)?;
                return self.act(seat, &action, By::Person, spent, key);
            }
            Request::Chat { name, text } => {
                if self.seat_of(person).is_none() && *person != self.charter.host {
                    return Err(Denied::NotSeated);
                }
                if !self.may_talk() {
                    return Err(Denied::Silence);
                }
                let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
                if text.is_empty() || text.chars().count() > Denied::LONGEST_CHAT {
                    return Err(Denied::Chat);
                }
                // Who sits here is heard under the name on his plate.
                let plate = self.seat_of(person).and_then(|seat| self.chairs[seat.index()].name().cloned());
                Event::Chatted { person: person.clone(), name: plate.unwrap_or(name), text, key }
            }
            Request::Hint => {
                let seat = seated()?;
                self.here(seat)?;
                self.may_hint(seat)?;
                Event::Hinted { seat: number(seat) }
            }
            Request::Ask => {
                let seat = seated()?;
                self.here(seat)?;
                if !self.can_take_back(seat) {
                    return Err(Denied::NothingToTakeBack);
                }
                Event::Asked { seat: number(seat) }
            }
            Request::Grant | Request::Decline => {
                let seat = seated()?;
                self.here(seat)?;
                // Who asked may think better of it.
                let withdraws = matches!(request, Request::Decline) && self.asked() == Some(seat);
                if !self.awaits_answer_of(seat) && !withdraws {
                    return Err(Denied::NotAsked);
                }
                match request {
                    Request::Grant => Event::Granted { seat: number(seat) },
                    _ => Event::Declined { seat: number(seat) },
                }
            }
            Request::Pause => {
                let seat = seated()?;
                playing()?;
                self.here(seat)?;
                if self.paused {
                    return Err(Denied::Paused);
                }
                if !self.may_pause(seat) {
                    return Err(Denied::Timed);
                }
                Event::Paused { seat: number(seat) }
            }
            Request::Resume => {
                let seat = seated()?;
                if !self.paused {
                    return Err(Denied::NotPaused);
                }
                Event::Resumed { seat: number(seat) }
            }
            Request::Leave => {
                let seat = seated()?;
                playing()?;
                self.here(seat)?;
                Event::Away { seat: number(seat), spent }
            }
            Request::Return => {
                let seat = seated()?;
                if self.chairs.get(seat.index()).is_some_and(Chair::is_played_by_person) {
                    return Err(Denied::Here);
                }
                Event::Back { seat: number(seat) }
            }
        };
        Ok(Next { event, face: None })
    }

    /// What the house must do now of its own accord, if anything: begin, take back, shuffle.
    pub fn due(&self) -> Option<Next> {
        let plain = |event| Some(Next { event, face: None });
        if !self.begun {
            return if self.chairs.contains(&Chair::Empty) { None } else { plain(Event::Began) };
        }
        if self.paused {
            return None;
        }
        if let Some(asked) = &self.asked {
            let silent = |seat: &Seat| *seat != asked.seat && !asked.granted.contains(*seat);
            let all = Seat::first(self.chairs.len()).filter(silent).all(|seat| !self.chairs[seat.index()].is_played_by_person());
            return if all { plain(Event::TookBack) } else { None };
        }
        match self.face.turn() {
            Turn::Shuffle(wanted) => {
                let key = fair::key(&self.charter.seed, &self.entropy());
                let order = shuffle(wanted.cards, &key, self.shuffles);
                let text = order.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
                self.again(Event::Shuffled { order: text }).ok()
            }
            _ => None,
        }
    }

    /// What the players added to the shuffle.
    pub fn entropy(&self) -> Vec<(u8, Entropy)> {
        let added = |(seat, chair): (usize, &Chair)| match chair {
            Chair::Person { entropy: Some(entropy), .. } => u8::try_from(seat).ok().map(|seat| (seat, *entropy)),
            _ => None,
        };
        self.chairs.iter().enumerate().filter_map(added).collect()
    }

    /// The room acts for a seat.
    pub fn room_acts(&self, seat: Seat, action: &str) -> Result<Next, Denied> {
        self.act(seat, action, By::Room, 0, None)
    }

    /// The time of a seat is up.
    pub fn time_is_up(&self, seat: Seat) -> Next {
        let spent = self.time_left(seat.index()).unwrap_or_default();
        Next { event: Event::Away { seat: seat.index(), spent }, face: None }
    }

    fn act(&self, seat: Seat, action: &str, by: By, spent: u64, key: Option<String>) -> Result<Next, Denied> {
        match self.face.turn() {
            Turn::Over => return Err(Denied::Over),
            Turn::Shuffle(_) => return Err(Denied::Dealing),
            Turn::Seats { .. } if self.paused => return Err(Denied::Paused),
            Turn::Seats { .. } => {}
        }
        let action = (self.entry.spell)(action)?;
        let mut face = self.face.boxed();
        face.act(seat, &action)?;
        Ok(Next { event: Event::Acted { seat: seat.index(), action, by, spent, key }, face: Some(face) })
    }

    fn empty(&self, seat: usize) -> Result<(), Denied> {
        match self.chairs.get(seat) {
            None => Err(Denied::NoSuchSeat),
            Some(Chair::Empty) => Ok(()),
            Some(_) => Err(Denied::Taken),
        }
    }

    fn here(&self, seat: Seat) -> Result<(), Denied> {
        let here = self.chairs.get(seat.index()).is_some_and(Chair::is_played_by_person);
        if here { Ok(()) } else { Err(Denied::Away) }
    }

    fn is_taken(&self, name: &str) -> bool {
        self.chairs.iter().any(|chair| chair.name().is_some_and(|known| known.as_str() == name))
    }

    /// The name of one who sits down: two of one name are told apart as kings are.
    fn own_name(&self, name: Name) -> Name {
        let numbered = |number: &str| {
            let room = Name::LONGEST - number.len() - 1;
            let short: String = name.as_str().chars().take(room).collect();
            Name::from_text(&format!("{short} {number}")).ok()
        };
        let mut ways = std::iter::once(Some(name.clone())).chain(["II", "III", "IV"].map(numbered)).flatten();
        ways.find(|way| !self.is_taken(way.as_str())).unwrap_or(name)
    }

    /// A name for a player of the room that nobody at the table has.
    fn spare_name(&self) -> Name {
        const NAMES: [&str; 12] =
            ["Bento", "Clara", "Duarte", "Elvira", "Fausto", "Graça", "Horácio", "Inês", "Jacinto", "Leonor", "Matias", "Nora"];
        let free = NAMES.into_iter().find(|name| !self.is_taken(name)).unwrap_or("Bot");
        Name::from_text(free).unwrap_or_else(|_| unreachable!("the names of the room are names"))
    }
}

/// Every card these eyes see the face of.
fn faces(view: &TableView) -> CardSet {
    let mut seen: CardSet = view.centre.turned.iter().copied().collect();
    for played in view.centre.trick.iter().chain(&view.centre.last_trick) {
        seen.insert(played.card);
    }
    for seat in &view.seats {
        seen |= seat.shown;
        if let HandView::Faces(cards) = &seat.hand {
            seen |= cards.iter().copied().collect::<CardSet>();
        }
    }
    seen
}

/// Why a log does not make a table.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    /// The charter cannot be opened.
    #[error(transparent)]
    Charter(#[from] BadAgreement),
    /// An event cannot have happened.
    #[error("event {number} cannot have happened: {why}")]
    Event { number: u64, why: Denied },
    /// An event is missing.
    #[error("after event {after} comes event {found}")]
    Gap {
        /// The last sound one.
        after: u64,
        /// The next found.
        found: u64,
    },
    /// It is not written as events are.
    #[error("event {number} cannot be read: {why}")]
    Unreadable { number: u64, why: String },
}
