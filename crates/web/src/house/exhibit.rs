//! A match as a record, and a record as a sight: how replays are made.

use super::sight::{Plate, Rights, Sight, Sitter};
use super::{
    By, Charter, Deadline, Denied, Event, Hints, Length, Line, Numbered, Openness, Pace, Phase, Rating, Rest, Table, TableId,
};
use cards::fair::to_hex;
use cards::parse_cards;
use engine::record::{At, Record};
use engine::show::HandView;
use engine::{AnyGame, Entry, Eyes, Seat, TableView, Turn};

/// How one looks at a match that may be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// All hands open, as the books print them: only where the match is over.
    Open,
    /// Through the eyes of a seat, or of nobody in particular.
    Through(Eyes),
}

impl Look {
    /// Every way to look at a match of so many that is over.
    pub fn all(players: usize) -> Vec<Look> {
        let seats = Seat::first(players).map(|seat| Look::Through(Eyes::Seat(seat)));
        std::iter::once(Look::Open).chain(seats).chain([Look::Through(Eyes::Public)]).collect()
    }

    /// As an address has it.
    pub fn name(self) -> String {
        match self {
            Look::Open => "all".to_owned(),
            Look::Through(eyes) => eyes.seat().map_or_else(|| "public".to_owned(), |seat| seat.to_string()),
        }
    }

    /// The look of this name.
    pub fn from_name(name: &str) -> Option<Look> {
        match name {
            "all" => Some(Look::Open),
            "public" => Some(Look::Through(Eyes::Public)),
            seat => seat.parse().ok().and_then(Seat::new).map(|seat| Look::Through(Eyes::Seat(seat))),
        }
    }

    /// The eyes by which what happens is told.
    pub const fn eyes(self) -> Eyes {
        match self {
            Look::Open => Eyes::Public,
            Look::Through(eyes) => eyes,
        }
    }

    /// The table, looked at so.
    fn at(self, face: &dyn AnyGame) -> TableView {
        let mut view = face.show(self.eyes());
        if self == Look::Open {
            for seat in &mut view.seats {
                let own = face.show(Eyes::Seat(seat.seat)).seats.into_iter().find(|own| own.seat == seat.seat);
                if let Some(hand @ HandView::Faces(_)) = own.map(|own| own.hand) {
                    seat.hand = hand;
                }
            }
        }
        view
    }
}

/// The record of a match, as far as these events go. What was taken back has not happened. The seed is in it only if the match
/// is over with them.
pub fn record(charter: &Charter, events: &[Numbered]) -> Result<Record, super::Broken> {
    let entry = charter.entry()?;
    let mut face = charter.open()?;
    let mut record = Record {
        revision: Some(At::new(charter.revision)),
        options: entry.in_full(&charter.options)?.into_iter().map(At::new).collect(),
        commit: Some(charter.commitment()),
        ..Record::new(entry.facts)
    };
    // The game before the last act of a person, and how many steps had been made.
    let mut before: Option<(Box<dyn AnyGame>, usize)> = None;
    let (mut people, mut begun) = (0, false);
    let mut seats: Vec<Option<String>> = vec![None; face.players()];
    let mut entropy = vec![None; face.players()];
    for Numbered { number, event, .. } in events {
        let broken = |why: Denied| super::Broken::Event { number: *number, why };
        match event {
            Event::Sat { seat, name, entropy: added, .. } if *seat < seats.len() => {
                people += usize::from(seats[*seat].is_none());
                seats[*seat] = Some(name.to_string());
                // What is added once the match has begun changes no shuffle.
                if !begun {
                    entropy[*seat] = added.as_deref().and_then(cards::fair::from_hex);
                }
            }
            Event::Began => begun = true,
            Event::Stood { seat } if *seat < seats.len() => {
                people -= 1;
                seats[*seat] = None;
                entropy[*seat] = None;
            }
            Event::Filled { seat, name, .. } if *seat < seats.len() => seats[*seat] = Some(name.to_string()),
            Event::Shuffled { order } => {
                let order = parse_cards(order).map_err(|_| broken(Denied::Dealing))?;
                record.add_shuffle(&*face, &order);
                face.shuffled(&order).map_err(|refusal| broken(refusal.into()))?;
                before = None;
            }
            Event::Acted { seat, action, by, .. } => {
                let seat =
                    Seat::new(*seat).filter(|seat| seat.index() < seats.len()).ok_or_else(|| broken(Denied::NoSuchSeat))?;
                let here = face.boxed();
                face.act(seat, action).map_err(|why| broken(why.into()))?;
                match by {
                    By::Person => before = Some((here, record.steps.len())),
                    By::Room if people == 1 => {}
                    By::Room => before = None,
                }
                record.add_action(seat, action);
            }
            Event::TookBack => {
                if let Some((here, steps)) = before.take() {
                    face = here;
                    record.steps.truncate(steps);
                }
            }
            _ => {}
        }
    }
    record.seats = seats.into_iter().enumerate().filter_map(|(n, name)| Some(At::new((n, name?)))).collect();
    record.entropy = entropy.into_iter().enumerate().filter_map(|(n, added)| Some((u8::try_from(n).ok()?, added?))).collect();
    if face.turn() == Turn::Over || super::table::is_closed_by(events) {
        record.reveal = Some(charter.seed);
    }
    Ok(record)
}

/// A record, as the table looked when the game stood so.
pub fn exhibit(id: TableId, entry: &Entry, record: &Record, face: &dyn AnyGame, number: u64, look: Look) -> Sight {
    let options: Vec<(String, String)> = record.options.iter().map(|option| option.value.clone()).collect();
    let plate =
        |seat: Seat| Plate { name: Some(record.name_of(seat)), is: Sitter::Person, level: None, time: None, line: Line::Up };
    let over = face.turn() == Turn::Over;
    Sight {
        id,
        game: entry.facts.id,
        agreed: (entry.agreed)(&options).unwrap_or_default(),
        openness: Openness::Public,
        clock: None,
        pace: Pace::default(),
        deadline: Deadline::default(),
        hints: Hints::default(),
        rest: Rest::None,
        rating: Rating::default(),
        length: Length::Whole,
        number,
        phase: if over { Phase::Over } else { Phase::Playing },
        paused: false,
        plates: Seat::first(face.players()).map(plate).collect(),
        watchers: 0,
        me: look.eyes().seat(),
        view: look.at(face),
        chat: Vec::new(),
        hints_taken: Vec::new(),
        counsel: None,
        asked: None,
        ended: None,
        hands: Vec::new(),
        resting: None,
        rights: Rights::default(),
        invitation: None,
        commitment: record.commit.as_ref().map(to_hex).unwrap_or_default(),
        revealed: record.reveal.as_ref().filter(|_| over).map(to_hex),
        closed: None,
        proposal: None,
        rating_change: None,
        rematch: None,
    }
}

impl Table {
    /// How many of these events may be looked back at while the match is played: those of the deals that are over. To look
    /// back into the hand being played is against the books.
    pub fn open_to_look_back(events: &[Numbered]) -> usize {
        events.iter().rposition(|event| matches!(event.event, Event::Shuffled { .. })).unwrap_or(0)
    }
}
