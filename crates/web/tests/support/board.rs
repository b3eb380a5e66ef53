//! A table without a room around it: requests become events, and the log is kept at hand.

use bots::Bot;
use cards::fair::entropy;
use engine::show::{Choice, HandView};
use engine::{Rng, Seat, TableView, Turn, Viewer};
use table::{
    Clock, Deadline, Denied, Event, Hints, Name, Next, Numbered, Openness, Pace, PersonId, Phase, Request, Rest, Table,
    TableConfig, TableId, Token,
};

/// A table, who sits at it, and its log.
pub(crate) struct Board {
    pub(crate) table: Table,
    pub(crate) host: PersonId,
    pub(crate) persons: Vec<PersonId>,
    pub(crate) log: Vec<Numbered>,
    bots: Vec<Box<dyn Bot>>,
    rng: Rng,
    before: Vec<TableView>,
}

/// Somebody new.
pub(crate) fn person() -> PersonId {
    PersonId::new().expect("chance")
}

/// A name.
pub(crate) fn name(text: &str) -> Name {
    Name::from_text(text).expect("a name")
}

const NAMES: [&str; 8] = ["Ana", "Bento", "Clara", "Duarte", "Elvira", "Fausto", "Inês", "Nora"];

fn table_config(game: &str, options: &[(&str, &str)], clock: Option<Clock>, seed: u64) -> TableConfig {
    TableConfig {
        id: TableId::of_text(game),
        game: game.to_owned(),
        revision: engine::Revision::FIRST,
        options: options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect(),
        openness: Openness::Public,
        invitation: Token::new().expect("chance"),
        clock,
        pace: Pace::Instant,
        deadline: Deadline::default(),
        hints: Hints::default(),
        rest: Rest::None,
        rating: table::Rating::default(),
        length: table::Length::Whole,
        chairs: table::Chairs::Free,
        host: person(),
        opened: 0,
        seed: entropy(&seed.to_string()),
    }
}

impl Board {
    fn new(table_config: TableConfig, seed: u64) -> Board {
        let (game, host) = (table_config.game.clone(), table_config.host.clone());
        let table = Table::open(table_config).expect("a table");
        let bots = (0..table.chairs().len() as u64)
            .map(|n| bots::bot(&game, "random", seed * 8 + n, bots::Thinking::default()).expect("a player"))
            .collect();
        Board { table, host, persons: Vec::new(), log: Vec::new(), bots, rng: Rng::new(seed), before: Vec::new() }
    }

    /// A table just opened.
    pub(crate) fn open(game: &str, options: &[(&str, &str)]) -> Board {
        Board::new(table_config(game, options, None, 1), 1)
    }

    fn with_all_seated(mut self) -> Board {
        for seat in 0..self.table.chairs().len() {
            let who = person();
            self.sit(&who, seat).expect("a chair");
            self.persons.push(who);
        }
        self.settle();
        self
    }

    /// A table at which everybody sits and the first cards are dealt.
    pub(crate) fn playing(game: &str, options: &[(&str, &str)]) -> Board {
        Board::open(game, options).with_all_seated()
    }

    /// The same with other cards for every seed.
    #[allow(dead_code, reason = "not every test plays several deals")]
    pub(crate) fn seeded(game: &str, seed: u64) -> Board {
        Board::new(table_config(game, &[], None, seed), seed).with_all_seated()
    }

    /// The same where the room ends the match.
    #[allow(dead_code, reason = "not every test ends a match early")]
    pub(crate) fn of_length(game: &str, length: table::Length, rating: table::Rating) -> Board {
        Board::new(TableConfig { length, rating, ..table_config(game, &[], None, 1) }, 1).with_all_seated()
    }

    /// The same with a clock.
    pub(crate) fn timed(game: &str, clock: Clock) -> Board {
        Board::new(table_config(game, &[], Some(clock), 1), 1).with_all_seated()
    }

    /// The same with a referee, who is the host.
    pub(crate) fn refereed(game: &str, clock: Option<Clock>) -> Board {
        Board::new(TableConfig { chairs: table::Chairs::Refereed, ..table_config(game, &[], clock, 1) }, 1).with_all_seated()
    }

    /// A table with a referee at which nobody sits yet.
    pub(crate) fn refereed_and_empty(game: &str) -> Board {
        Board::new(TableConfig { chairs: table::Chairs::Refereed, ..table_config(game, &[], None, 1) }, 1)
    }

    /// The same with players of the room on these chairs.
    pub(crate) fn with_bots(game: &str, options: &[(&str, &str)], bots: &[usize]) -> Board {
        Board::open(game, options).with_bots_on(bots)
    }

    /// The same at a table that rests between hands.
    #[allow(dead_code, reason = "not every test looks at the rest between hands")]
    pub(crate) fn that_rests(game: &str, bots: &[usize], seed: u64) -> Board {
        Board::new(TableConfig { rest: Rest::Usual, ..table_config(game, &[], None, seed) }, seed).with_bots_on(bots)
    }

    fn with_bots_on(mut self, bots: &[usize]) -> Board {
        for seat in 0..self.table.chairs().len() {
            let (who, host) = (person(), self.host.clone());
            if bots.contains(&seat) {
                self.ask(&host, Request::Fill { seat, level: "random".to_owned() }).expect("filled");
            } else {
                self.sit(&who, seat).expect("a chair");
            }
            self.persons.push(who);
        }
        self.settle();
        self
    }

    /// The terms.
    pub(crate) fn table_config(&self) -> TableConfig {
        (**self.table.table_config()).clone()
    }

    /// The name on the plate of a seat.
    pub(crate) fn name(&self, seat: Seat) -> Name {
        self.table.chairs()[seat.index()].name().expect("somebody").clone()
    }

    /// Sits somebody down.
    pub(crate) fn sit(&mut self, who: &PersonId, seat: usize) -> Result<u64, Denied> {
        let added = self.rng.happens(1, 2).then(|| entropy("something of mine"));
        self.ask(who, Request::Sit { seat, name: name(NAMES[seat % NAMES.len()]), entropy: added })
    }

    /// Asks something of the table.
    pub(crate) fn ask(&mut self, who: &PersonId, request: Request) -> Result<u64, Denied> {
        self.ask_keyed(who, request, 0, None)
    }

    /// Asks something, after so many milliseconds, under a key.
    pub(crate) fn ask_keyed(&mut self, who: &PersonId, request: Request, spent: u64, key: Option<&str>) -> Result<u64, Denied> {
        let next = self.table.consider(who, request, spent, key.map(str::to_owned))?;
        self.happen(next);
        Ok(self.table.number())
    }

    /// Lets something happen.
    pub(crate) fn happen(&mut self, next: Next) {
        if matches!(next.event, Event::Acted { .. }) {
            self.before = self.views();
        }
        let number = self.table.number() + 1;
        self.log.push(Numbered { number, at: number, event: next.event.clone() });
        self.table.happen_at(next, number);
    }

    /// Lets the house do what is due.
    pub(crate) fn settle(&mut self) {
        while let Some(next) = self.table.closes(self.log.len() as u64).or_else(|| self.table.due()) {
            self.happen(next);
        }
    }

    /// Who must act.
    pub(crate) fn to_act(&self) -> Seat {
        match self.table.game().turn() {
            Turn::Seats { must, .. } => must.lowest().expect("somebody must act"),
            other => panic!("nobody is asked: {other:?}"),
        }
    }

    /// Who must act, and something they may do.
    pub(crate) fn some_action(&mut self) -> (Seat, String) {
        let seat = self.to_act();
        let seen = self.table.game().seen(Viewer::Seat(seat));
        (seat, self.bots[seat.index()].choose(&seen).expect("something to do"))
    }

    /// One who may speak though nobody waits for them, and a word of theirs.
    pub(crate) fn some_aside(&mut self) -> Option<(Seat, String)> {
        let Turn::Seats { must, may } = self.table.game().turn() else { return None };
        let speakers: Vec<Seat> = may.minus(must).iter().collect();
        let seat = *self.rng.one(&speakers)?;
        let ways = self.table.game().show(Viewer::Seat(seat)).prompt?.ways;
        let words: Vec<String> =
            ways.into_iter().filter_map(|way| if let Choice::Word { action, .. } = way { Some(action) } else { None }).collect();
        Some((seat, self.rng.one(&words)?.clone()))
    }

    /// Who must act does this; says who did.
    pub(crate) fn act_with(&mut self, action: &str) -> Seat {
        let seat = self.to_act();
        let who = self.persons[seat.index()].clone();
        self.ask(&who, Request::Act { action: action.to_owned() }).expect("allowed");
        seat
    }

    /// Who must act does something.
    pub(crate) fn act_at_random(&mut self) -> (Seat, String) {
        let (seat, action) = self.some_action();
        let chair = &self.table.chairs()[seat.index()];
        let next = if chair.is_played_by_person() {
            let act = Request::Act { action: action.clone() };
            self.table.consider(&self.persons[seat.index()], act, 0, None)
        } else {
            self.table.room_acts(seat, &action)
        };
        self.happen(next.expect("allowed"));
        (seat, action)
    }

    /// Plays on until the match is over.
    pub(crate) fn play_to_the_end(&mut self) {
        while self.table.phase() == Phase::Playing {
            self.act_at_random();
            self.settle();
        }
    }

    /// A table at which everything was done at random: acts, talk, rests, questions, leaving and coming back.
    pub(crate) fn played_at_random(game: &str, seed: u64, events: usize) -> Board {
        let clock = seed.is_multiple_of(2).then_some(Clock { base: 300, increment: 3 });
        let rest = if seed.is_multiple_of(3) { Rest::Usual } else { Rest::None };
        let mut board = Board::new(TableConfig { rest, ..table_config(game, &[], clock, seed) }, seed).with_all_seated();
        while board.log.len() < events && board.table.phase() == Phase::Playing {
            board.something_else();
            if matches!(board.table.game().turn(), Turn::Seats { .. }) && !board.table.is_paused() {
                board.act_at_random();
            }
            board.settle();
        }
        board
    }

    fn something_else(&mut self) {
        let who = self.persons[self.rng.below(self.persons.len())].clone();
        let talk = Request::Chat { name: name("Ana"), text: "well".to_owned() };
        let all = [
            Request::Ask,
            Request::Grant,
            Request::Grant,
            Request::Decline,
            Request::Pause,
            Request::Resume,
            Request::Leave,
            Request::Return,
            Request::GoOn,
            Request::PlayOut,
            talk,
        ];
        for _ in 0..4 {
            if let Some(request) = self.rng.one(&all) {
                // Much of it is denied as things stand, and that is as it should be.
                let _ = self.ask_keyed(&who, request.clone(), 17, Some("k"));
                self.settle();
            }
        }
    }

    /// What all eyes see: those of every seat, and the public's.
    pub(crate) fn views(&self) -> Vec<TableView> {
        let viewer = Seat::first(self.table.chairs().len()).map(Viewer::Seat).chain([Viewer::Public]);
        viewer.map(|viewer| self.table.game().show(viewer)).collect()
    }

    /// What all eyes saw before the last act.
    pub(crate) fn views_before_last(&self) -> Vec<TableView> {
        self.before.clone()
    }

    /// How many cards of its hand a seat had seen nowhere before the last act.
    pub(crate) fn new_faces(&self, seat: Seat) -> usize {
        let before = serde_json::to_string(&self.before[seat.index()]).expect("JSON");
        let now = &self.views()[seat.index()];
        match now.seats.iter().find(|view| view.seat == seat).map(|view| &view.hand) {
            Some(HandView::Faces(cards)) => cards.iter().filter(|card| !before.contains(&format!("\"{card}\""))).count(),
            _ => 0,
        }
    }

    /// The table its log makes.
    pub(crate) fn replayed(&self) -> Table {
        Table::replay(self.table_config(), self.log.clone()).expect("the log makes a table")
    }

    /// Checks that the log makes the same table for everybody.
    pub(crate) fn replays_alike(&mut self) {
        let again = self.replayed();
        let visitors = self.persons.iter().chain([&self.host]).map(Some).chain([None]);
        for visitor in visitors {
            let visitor_view = |table: &Table| serde_json::to_string(&table.visitor_view(visitor, &[])).expect("JSON");
            assert_eq!(visitor_view(&again), visitor_view(&self.table));
        }
    }
}
