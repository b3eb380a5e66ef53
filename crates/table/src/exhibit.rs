//! A match as a record, and a record as a sight: how replays are made.

use super::visitor_view::{Occupant, Rights, SeatLabel, VisitorView};
use super::{
    By, Deadline, Denied, Event, Hints, Length, Line, Numbered, Openness, Pace, Phase, Rating, Rest, Table, TableConfig, TableId,
};
use cards::fair::to_hex;
use cards::parse_cards;
use engine::record::{At, Record};
use engine::show::HandView;
use engine::{AnyGame, Entry, Seat, TableView, Turn, Viewer};

/// Viewpoint from which a match is looked back at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// All hands open, as the books print them: only where the match is over.
    Open,
    /// Through the eyes of a seat, or of nobody in particular.
    Through(Viewer),
}

impl Look {
    /// Every way to look at a match of so many that is over.
    pub fn all(players: usize) -> Vec<Look> {
        let seats = Seat::first(players).map(|seat| Look::Through(Viewer::Seat(seat)));
        std::iter::once(Look::Open).chain(seats).chain([Look::Through(Viewer::Public)]).collect()
    }

    /// As an address has it.
    pub fn name(self) -> String {
        match self {
            Look::Open => "all".to_owned(),
            Look::Through(viewer) => viewer.seat().map_or_else(|| "public".to_owned(), |seat| seat.to_string()),
        }
    }

    /// The look of this name.
    pub fn from_name(name: &str) -> Option<Look> {
        match name {
            "all" => Some(Look::Open),
            "public" => Some(Look::Through(Viewer::Public)),
            seat => seat.parse().ok().and_then(Seat::new).map(|seat| Look::Through(Viewer::Seat(seat))),
        }
    }

    /// The eyes by which what happens is told.
    pub const fn viewer(self) -> Viewer {
        match self {
            Look::Open => Viewer::Public,
            Look::Through(viewer) => viewer,
        }
    }

    /// The table, looked at so.
    fn at(self, game: &dyn AnyGame) -> TableView {
        let mut view = game.show(self.viewer());
        if self == Look::Open {
            for seat in &mut view.seats {
                let own = game.show(Viewer::Seat(seat.seat)).seats.into_iter().find(|own| own.seat == seat.seat);
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
pub fn record(table_config: &TableConfig, events: &[Numbered]) -> Result<Record, super::Broken> {
    let entry = table_config.entry()?;
    let mut game = table_config.open()?;
    let mut record = Record {
        revision: Some(At::new(table_config.revision)),
        options: entry.in_full(&table_config.options)?.into_iter().map(At::new).collect(),
        commit: Some(table_config.commitment()),
        ..Record::new(entry.facts)
    };
    // The game before the last act of a person, and how many steps had been made.
    let mut before: Option<(Box<dyn AnyGame>, usize)> = None;
    let (mut people, mut begun) = (0, false);
    let mut seats: Vec<Option<String>> = vec![None; game.players()];
    let mut entropy = vec![None; game.players()];
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
                record.add_shuffle(&*game, &order);
                game.shuffled(&order).map_err(|refusal| broken(refusal.into()))?;
                before = None;
            }
            Event::Acted { seat, action, by, .. } => {
                let seat =
                    Seat::new(*seat).filter(|seat| seat.index() < seats.len()).ok_or_else(|| broken(Denied::NoSuchSeat))?;
                let here = game.boxed();
                game.act(seat, action).map_err(|why| broken(why.into()))?;
                match by {
                    By::Person => before = Some((here, record.steps.len())),
                    By::Room if people == 1 => {}
                    By::Room => before = None,
                }
                record.add_action(seat, action);
            }
            Event::TookBack => {
                if let Some((here, steps)) = before.take() {
                    game = here;
                    record.steps.truncate(steps);
                }
            }
            _ => {}
        }
    }
    record.seats = seats.into_iter().enumerate().filter_map(|(n, name)| Some(At::new((n, name?)))).collect();
    record.entropy = entropy.into_iter().enumerate().filter_map(|(n, added)| Some((u8::try_from(n).ok()?, added?))).collect();
    if game.turn() == Turn::Over || super::state::is_closed_by(events) {
        record.reveal = Some(table_config.seed);
    }
    Ok(record)
}

/// A record, as the table looked when the game stood so.
pub fn exhibit(id: TableId, entry: &Entry, record: &Record, game: &dyn AnyGame, number: u64, look: Look) -> VisitorView {
    let options: Vec<(String, String)> = record.options.iter().map(|option| option.value.clone()).collect();
    let plate = |seat: Seat| SeatLabel {
        name: Some(record.name_of(seat)),
        is: Occupant::Person,
        level: None,
        time: None,
        line: Line::Up,
    };
    let over = game.turn() == Turn::Over;
    VisitorView {
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
        refereed: false,
        plates: Seat::first(game.players()).map(plate).collect(),
        watchers: 0,
        me: look.viewer().seat(),
        view: look.at(game),
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
        played_out: None,
    }
}

impl Table {
    /// Number of events that may be looked back at while the match is played: those of the deals that are over. To look
    /// back into the hand being played is against the books.
    pub fn open_to_look_back(events: &[Numbered]) -> usize {
        events.iter().rposition(|event| matches!(event.event, Event::Shuffled { .. })).unwrap_or(0)
    }
}
