//! The actor of a table: its only writer.

mod following;
mod plan;
mod ratings;
mod reserve;
mod showing;

use super::attendance::Attendance;
use super::brains::Brains;
use super::hourglass::Hourglass;
use super::lines::Lines;
use super::shares::{Shares, Show};
use super::tutor::{Answer, Thought, Tutor};
use super::viewer::Drawn;
use super::{Closing, Frame, Lanes, Lexicon, Room, Sayings, Viewer, Visitor, news, now};
use engine::Seat;
use plan::{Plan, Tempo};
use ratings::Ratings;
use std::sync::Arc;
use std::time::Duration;
use store::{Appended, Sharing, Store, StoreError};
use table::{Chair, Denied, Event, Line, Next, Numbered, Openness, PersonId, Phase, Request, Resting, Table, VisitorView};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

/// How long a table at which nothing goes on stays awake without anybody looking.
const SLEEPY: Duration = Duration::from_secs(60);
/// After the store refused something the house wanted to do, it tries again after this.
const RETRY: Duration = Duration::from_secs(2);

/// What an actor is asked.
pub(super) enum Command {
    /// Show the table once.
    Look { visitor: Visitor, reply: oneshot::Sender<Option<VisitorView>> },
    /// Do something; no answer means that the visitor may not even know of the table.
    Ask { visitor: Visitor, request: Request, key: Option<String>, reply: oneshot::Sender<Option<Result<u64, Denied>>> },
    /// Ask the tutor, and wait for what it says.
    Hint { visitor: Visitor, reply: Answer },
    /// Show the table and every change of it.
    Watch { visitor: Visitor, viewer: Viewer, reply: oneshot::Sender<bool> },
    /// Show everything again.
    Resync { viewer: u64 },
    /// Another server has written at the table.
    Compare,
    /// Any server has seen people of the table.
    Seen,
    /// Somebody looks no longer.
    Unwatch { viewer: u64 },
}

/// The only writer of a table.
pub(super) struct Actor {
    table: Table,
    store: Arc<dyn Store>,
    lexicon: Arc<Lexicon>,
    sayings: Sayings,
    closing: watch::Receiver<Closing>,
    viewers: Vec<Viewer>,
    lines: Lines,
    /// When the server began: nobody could come back before.
    begun: Instant,
    /// The people of the table who were connected here when that was noted last.
    connected: Vec<PersonId>,
    /// The connections as they were shown last.
    lines_shown: Vec<Line>,
    brains: Brains,
    ratings: Option<Ratings>,
    plan: Plan,
    tutor: Tutor,
    hourglass: Hourglass,
    thinkers: Lanes,
    shares: Shares,
    attendance: Attendance,
    /// Was somebody of the table connected when that was noted last?
    attended: bool,
    /// The place of a table among its visitor's shows, while the room's players play among themselves.
    show: Option<Show>,
    /// How long the room's players go on after somebody has looked.
    attention: Duration,
    /// When somebody looked last.
    looked_at: Instant,
    /// The room's players have stopped, since nobody looks.
    dozes: bool,
    /// When the rest between two hands began, while it lasts.
    rests_since: Option<Instant>,
    /// Something could not be written down: the house does nothing of its own accord before this.
    not_before: Instant,
}

/// What wakes an actor.
enum Wake {
    Command(Command),
    Thought(Tempo, Option<(Seat, String)>),
    Advised(Option<Thought>),
    Due,
    Late(Seat),
    /// The connection of somebody has been gone for a while.
    Lines,
    Compare,
    Sleepy,
    Closing,
    Gone,
}

impl Actor {
    /// The actor of a table at which these people were seen then by any server.
    pub(super) fn new(table: Table, seen: &[(PersonId, u64)], room: &Room) -> Actor {
        let mut lines = room.attendance.wakes(&table.table_config().id);
        lines.note(&table, std::iter::empty(), Instant::now());
        lines.learn(seen, (Instant::now(), now()), room.begun);
        Actor {
            hourglass: Hourglass::new(table.chairs().len()),
            lines,
            begun: room.begun,
            connected: Vec::new(),
            table,
            store: Arc::clone(&room.store),
            lexicon: Arc::clone(&room.lexicon),
            sayings: Sayings::default(),
            closing: room.closing.subscribe(),
            viewers: Vec::new(),
            lines_shown: Vec::new(),
            brains: Brains::new(),
            ratings: None,
            plan: Plan::Wait,
            tutor: Tutor::default(),
            thinkers: room.thinkers.clone(),
            shares: room.shares.clone(),
            attendance: room.attendance.clone(),
            attended: false,
            show: None,
            attention: room.attention,
            looked_at: Instant::now(),
            dozes: false,
            rests_since: None,
            not_before: Instant::now(),
        }
    }

    /// Takes commands until nobody is left who could send one, or nobody has looked for a while.
    pub(super) async fn run(mut self, mut commands: mpsc::Receiver<Command>) {
        self.turn_the_glass();
        self.make_plan();
        loop {
            self.learn_ratings().await;
            match self.wake(&mut commands).await {
                Wake::Command(command) => self.take(command).await,
                Wake::Thought(asked, Some((seat, action))) => {
                    self.plan = Plan::Act(asked.acts_at(), seat, action);
                }
                Wake::Thought(_, None) => self.play_on().await,
                Wake::Advised(thought) => {
                    if let Some(seat) = thought.and_then(|thought| self.tutor.keep(thought, &self.table)) {
                        self.show_to(seat);
                    }
                }
                Wake::Due => self.do_what_is_due().await,
                Wake::Late(seat) => {
                    let late = self.table.time_is_up(seat);
                    self.house(late).await;
                }
                Wake::Lines => self.show_all(),
                Wake::Compare => {
                    self.compare().await;
                }
                Wake::Sleepy | Wake::Gone => break,
                Wake::Closing => {
                    for viewer in &self.viewers {
                        let _ = viewer.frames.try_send(Frame::Bye { why: "restart" });
                    }
                    break;
                }
            }
        }
        self.viewers.clear();
        self.note_attendance();
        if self.table.phase() == Phase::Playing {
            self.attendance.sleeps(&self.table.table_config().id, std::mem::take(&mut self.lines));
        }
        // Nobody can knock any more; who had knocked before is answered.
        commands.close();
        while let Some(command) = commands.recv().await {
            self.take(command).await;
        }
    }

    async fn wake(&mut self, commands: &mut mpsc::Receiver<Command>) -> Wake {
        let late = self.next_late();
        self.note_lines();
        self.note_attendance();
        let lines = self.lines.next_change(Instant::now()).filter(|_| !self.viewers.is_empty());
        let is_quiet = self.viewers.is_empty() && late.is_none() && matches!(self.plan, Plan::Wait);
        let is_shown = !self.viewers.is_empty() && self.table.phase() != Phase::Over;
        let compared = self.store.compared_every().filter(|_| is_shown);
        let due = match &self.plan {
            Plan::House(at) | Plan::Lapse(at) | Plan::Rest(at) | Plan::Act(at, ..) => Some(*at),
            _ => None,
        };
        let thinking = async {
            match &mut self.plan {
                Plan::Think(asked, thought) => (*asked, thought.ready().await),
                _ => std::future::pending().await,
            }
        };
        tokio::select! {
            command = commands.recv() => command.map_or(Wake::Gone, Wake::Command),
            (asked, thought) = thinking => Wake::Thought(asked, thought),
            advised = self.tutor.thought() => Wake::Advised(advised),
            () = at(due) => Wake::Due,
            () = at(late.map(|(when, _)| when)) => Wake::Late(late.map_or(Seat::at(0), |(_, seat)| seat)),
            () = at(lines) => Wake::Lines,
            () = at(compared.map(|after| Instant::now() + after)) => Wake::Compare,
            () = at(is_quiet.then(|| Instant::now() + SLEEPY)) => Wake::Sleepy,
            _ = self.closing.changed() => Wake::Closing,
        }
    }

    /// Whose time is up first, and when.
    fn next_late(&self) -> Option<(Instant, Seat)> {
        let now = Instant::now();
        let seats = Seat::first(self.table.chairs().len()).filter(|seat| self.table.runs(seat.index()));
        let late = seats.filter_map(|seat| {
            let left = self.table.time_left(seat.index())?;
            Some((now + Duration::from_millis(left.saturating_sub(self.hourglass.thought(now, seat.index()))), seat))
        });
        late.min_by_key(|(when, _)| *when).map(|(when, seat)| (when.max(self.not_before), seat))
    }

    async fn take(&mut self, command: Command) {
        match command {
            // The lines are noted before the next wait.
            Command::Seen => return,
            Command::Compare => {
                self.compare().await;
                return;
            }
            _ => {}
        }
        self.attend();
        if let Command::Ask { visitor, .. } | Command::Look { visitor, .. } = &command
            && let Some(person) = &visitor.person
        {
            self.lines.heard(person, Instant::now());
            self.hear(person);
        }
        match command {
            Command::Compare | Command::Seen => {}
            Command::Look { visitor, reply } => {
                // What is looked at is what is written, whoever wrote it.
                if self.store.sharing() == Sharing::Shared {
                    self.compare().await;
                }
                let _ = reply.send(self.lets_in(&visitor).then(|| self.visitor_view(visitor.person.as_ref())));
            }
            Command::Ask { visitor, request, key, reply } => {
                let answer = if self.lets_in(&visitor) { Some(self.ask(visitor.person, request, key).await) } else { None };
                let _ = reply.send(answer);
            }
            Command::Hint { visitor, reply } if self.lets_in(&visitor) => self.counsel(visitor, reply).await,
            Command::Hint { reply, .. } => {
                let _ = reply.send(None);
            }
            Command::Watch { visitor, mut viewer, reply } => {
                let lets_in = self.lets_in(&visitor);
                let _ = reply.send(lets_in);
                if lets_in {
                    let drawn = Drawn::new(self.visitor_view(viewer.person.as_ref()), viewer.format, self.easel(), None);
                    if drawn.is_some_and(|drawn| viewer.show(self.table.number(), &drawn).is_ok()) {
                        self.viewers.push(viewer);
                    }
                }
            }
            Command::Resync { viewer } => {
                if self.store.sharing() == Sharing::Shared {
                    self.compare().await;
                }
                let number = self.table.number();
                if let Some(place) = self.viewers.iter().position(|known| known.id == viewer) {
                    let visitor_view = self.visitor_view(self.viewers[place].person.as_ref());
                    let drawn = Drawn::new(visitor_view, self.viewers[place].format, self.easel(), None);
                    self.viewers[place].forget();
                    if drawn.is_none_or(|drawn| self.viewers[place].show(number, &drawn).is_err()) {
                        self.viewers.swap_remove(place);
                    }
                }
            }
            Command::Unwatch { viewer } => self.viewers.retain(|known| known.id != viewer),
        }
    }

    /// May this visitor know of the table?
    fn lets_in(&self, visitor: &Visitor) -> bool {
        let table_config = self.table.table_config();
        let known =
            visitor.person.as_ref().is_some_and(|person| *person == table_config.host || self.table.seat_of(person).is_some());
        known
            || table_config.openness == Openness::Public
            || visitor.passes.iter().any(|pass| table_config.invitation.opens(pass))
    }

    /// The time of those runs who must act.
    fn turn_the_glass(&mut self) {
        let table = &self.table;
        self.hourglass.run(Instant::now(), |seat| table.runs(seat));
    }

    fn visitor_view(&self, person: Option<&PersonId>) -> VisitorView {
        let now = Instant::now();
        let mut visitor_view = self.table.visitor_view(person, &self.hourglass.all(now));
        for (seat, plate) in visitor_view.plates.iter_mut().enumerate() {
            plate.line = self.lines.line(seat, now);
        }
        // For the players alone: a watcher's own line would count itself now and then.
        visitor_view.watchers = visitor_view.me.map_or(0, |_| self.watchers());
        let counsel = visitor_view.me.and_then(|seat| self.tutor.counsel(seat, &visitor_view.view)).cloned();
        let left = self.rest_ends().map(|end| u64::try_from((end - Instant::now()).as_millis()).unwrap_or(u64::MAX));
        let resting = visitor_view.resting.map(|resting| Resting { left, ..resting });
        let rating_change = person.and_then(|person| self.rating_change(person));
        VisitorView { counsel, resting, rating_change, ..visitor_view }
    }

    /// A person asks the tutor and waits for what it says.
    async fn counsel(&mut self, visitor: Visitor, reply: Answer) {
        let asked = self.ask(visitor.person.clone(), Request::Hint, None).await;
        let seat = visitor.person.and_then(|person| self.table.seat_of(&person)).ok_or(Denied::NotSeated);
        match asked.and(seat) {
            Ok(seat) => self.tutor.wait(seat, &self.table, reply),
            Err(why) => {
                let _ = reply.send(Some(Err(why)));
            }
        }
    }

    /// A person asks for something.
    async fn ask(&mut self, person: Option<PersonId>, request: Request, key: Option<String>) -> Result<u64, Denied> {
        let person = person.ok_or(Denied::NotSeated)?;
        // A sender who lost our answer sends the same again: it has happened and does not happen twice.
        if let Some(key) = key.as_deref()
            && let Some(number) = self.table.done(&person, key, &request)?
        {
            return Ok(number);
        }
        if let Request::Replace { seat } = request
            && self.lines.line(seat, Instant::now()) != Line::Gone
        {
            return Err(Denied::Present);
        }
        let spent = self.table.seat_of(&person).map_or(0, |seat| self.hourglass.thought(Instant::now(), seat.index()));
        let next = match self.table.consider(&person, request.clone(), spent, key.clone()) {
            Ok(next) => next,
            // What is wrong as the table stands here may be right as it stands elsewhere.
            Err(_) if self.store.sharing() == Sharing::Shared && self.compare().await => {
                self.table.consider(&person, request, spent, key.clone())?
            }
            Err(why) => return Err(why),
        };
        let (chairs, is_fill) = (self.table.chairs(), matches!(next.event, Event::Filled { .. }));
        let is_last = chairs.iter().filter(|chair| **chair == Chair::Empty).count() == 1;
        if is_fill && is_last && !chairs.iter().any(Chair::is_played_by_person) {
            self.show = self.shares.show(&self.share());
            if self.show.is_none() {
                return Err(Denied::ManyShows);
            }
        }
        // The tutor is asked once as the table stands: it has nothing else to say.
        if let Event::Hinted { seat } = next.event
            && Seat::new(seat).is_some_and(|seat| self.tutor.has_counsel(seat, &self.table))
        {
            return Ok(self.table.number());
        }
        match self.happen(next).await {
            // What overtook it may be itself, written before by a sender who lost our answer.
            Err(Denied::Overtaken) => key.and_then(|key| self.table.number_of(&person, &key)).ok_or(Denied::Overtaken),
            answer => answer,
        }
    }

    async fn do_what_is_due(&mut self) {
        match std::mem::replace(&mut self.plan, Plan::Wait) {
            Plan::House(_) => match self.table.closes(now()).or_else(|| self.table.due()) {
                Some(next) => self.house(next).await,
                // What could not be written down was a player's act: they are asked again.
                None => self.make_plan(),
            },
            Plan::Lapse(_) => {
                if let Some(next) = self.table.lapse() {
                    self.house(next).await;
                }
            }
            Plan::Rest(_) => {
                if let Some(next) = self.table.rested() {
                    self.house(next).await;
                }
            }
            Plan::Act(_, seat, action) => match self.table.room_acts(seat, &action) {
                Ok(next) => self.house(next).await,
                Err(why) => self.act_in_reserve(seat, &action, &why).await,
            },
            other => self.plan = other,
        }
    }

    /// The house does something of its own accord; if it cannot be written down, it tries again later.
    async fn house(&mut self, next: Next) {
        if let Err(why) = self.happen(next).await {
            if why == Denied::Overtaken {
                // Another server did it: that is how they share a table.
                tracing::debug!(table = %self.table.table_config().id, "the house was overtaken");
            } else {
                tracing::error!(table = %self.table.table_config().id, %why, "the house could not go on");
                self.not_before = Instant::now() + RETRY;
            }
            // After it was overtaken it has a new plan, if it could read what happened.
            if matches!(self.plan, Plan::Wait) {
                self.plan = Plan::House(Instant::now() + RETRY);
            }
        }
    }

    /// Writes down, lets happen, shows to everybody.
    async fn happen(&mut self, next: Next) -> Result<u64, Denied> {
        let number = self.table.number() + 1;
        let at = now();
        let appended = Appended {
            table: self.table.table_config().id.clone(),
            event: Numbered { number, at, event: next.event.clone() },
            listing: news::listing_after(&self.table, &next),
            results: news::results_after(&self.table, &next, at),
        };
        match self.store.append(appended).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                if !self.compare().await {
                    self.catch_up().await;
                }
                return Err(Denied::Overtaken);
            }
            Err(error) => {
                tracing::error!(table = %self.table.table_config().id, %error, "not written down");
                metrics::counter!("spadille_unwritten_total").increment(1);
                return Err(Denied::Unwritten);
            }
        }
        metrics::counter!("spadille_events_total").increment(1);
        if let Event::Acted { seat, .. } | Event::Away { seat, .. } = next.event {
            self.hourglass.turn_over(seat);
        }
        let hinted = if let Event::Hinted { seat } = next.event { Seat::new(seat) } else { None };
        self.table.happen_at(next, at);
        self.tutor.overtaken(&self.table);
        if let Some(seat) = hinted {
            self.tutor.think(&self.table, seat, &self.thinkers.tutor, self.share());
        }
        self.turn_the_glass();
        self.show_all();
        self.make_plan();
        Ok(number)
    }
}

/// Waits until then, or for ever.
async fn at(when: Option<Instant>) {
    match when {
        Some(when) => tokio::time::sleep_until(when).await,
        None => std::future::pending().await,
    }
}
