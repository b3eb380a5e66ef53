//! How much one address, or one socket, may ask for.

use governor::clock::DefaultClock;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use std::any::Any;
use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How long a connection may keep the house waiting.
const PATIENCE: Duration = Duration::from_secs(15);

/// The limits of a house.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests a second that change something, from one address.
    pub posts: NonZeroU32,
    /// Pages a second that one address may look at.
    pub pages: NonZeroU32,
    /// Tables an hour that one address may open.
    pub openings: NonZeroU32,
    /// Records an hour that one address may give the house to keep.
    pub records: NonZeroU32,
    /// Games an hour that people of one address may begin to learn: the progress of each is kept.
    pub lessons: NonZeroU32,
    /// Pictures a second that are drawn for one address; those of the cache are pages.
    pub pictures: NonZeroU32,
    /// Sign-ins a minute from one address, and to one account.
    pub sign_ins: NonZeroU32,
    /// Frames a second on one socket.
    pub frames: NonZeroU32,
    /// Sockets of one address.
    pub sockets: usize,
    /// Championships whose streams one address may watch at a time.
    pub events: usize,
    /// Streams of long championships of one address: what they send next stays in memory until it is taken.
    pub long_streams: usize,
    /// Bytes of large answers that are on their way to one address.
    pub outgoing: u64,
    /// Connections of one address.
    pub connections: usize,
    /// Connections in all: each takes a descriptor of the process.
    pub connections_in_all: usize,
    /// Timeout of a connection for sending a request and for taking an answer.
    pub patience: Duration,
}

const fn some(number: u32) -> NonZeroU32 {
    match NonZeroU32::new(number) {
        Some(number) => number,
        None => NonZeroU32::MIN,
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            posts: some(20),
            pages: some(30),
            openings: some(240),
            records: some(120),
            lessons: some(960),
            pictures: some(2),
            sign_ins: some(10),
            frames: some(20),
            sockets: 64,
            events: 4,
            long_streams: 8,
            outgoing: 32 << 20,
            connections: 256,
            connections_in_all: 768,
            patience: PATIENCE,
        }
    }
}

/// Number of people behind one address that the default limits are made for.
pub const USUAL_PEOPLE: NonZeroU32 = some(64);

impl Limits {
    /// Limits for houses of which so many people share an address, as in a hall or a school. What one address may do is in
    /// proportion; what one socket may, and how long anything may take, is the same for all.
    pub fn shared_by(self, people: NonZeroU32) -> Limits {
        let (people, usual) = (u64::from(people.get()), u64::from(USUAL_PEOPLE.get()));
        let many = |limit: u64| limit.saturating_mul(people).div_ceil(usual);
        let rate = |limit: NonZeroU32| some(u32::try_from(many(limit.get().into())).unwrap_or(u32::MAX));
        let count = |limit: usize| usize::try_from(many(limit as u64)).unwrap_or(usize::MAX);
        Limits {
            posts: rate(self.posts),
            pages: rate(self.pages),
            openings: rate(self.openings),
            records: rate(self.records),
            lessons: rate(self.lessons),
            pictures: rate(self.pictures),
            sign_ins: rate(self.sign_ins),
            sockets: count(self.sockets),
            events: count(self.events),
            long_streams: count(self.long_streams),
            outgoing: many(self.outgoing),
            connections: count(self.connections),
            ..self
        }
    }

    /// For measuring: nothing is too much.
    pub const NONE: Limits = Limits {
        posts: some(1_000_000),
        pages: some(1_000_000),
        openings: some(1_000_000),
        records: some(1_000_000),
        lessons: some(1_000_000),
        pictures: some(1_000_000),
        sign_ins: some(1_000_000),
        frames: some(1_000_000),
        sockets: usize::MAX,
        events: usize::MAX,
        long_streams: usize::MAX,
        outgoing: u64::MAX,
        connections: usize::MAX,
        connections_in_all: usize::MAX,
        patience: PATIENCE,
    };
}

type ByLogin = RateLimiter<String, DefaultKeyedStateStore<String>, DefaultClock>;
type ByAddress = RateLimiter<IpAddr, DefaultKeyedStateStore<IpAddr>, DefaultClock>;

/// Counts what each address asks for.
pub(super) struct Gate {
    limits: Limits,
    posts: ByAddress,
    pages: ByAddress,
    openings: ByAddress,
    records: ByAddress,
    lessons: ByAddress,
    pictures: ByAddress,
    sign_ins: ByAddress,
    logins: ByLogin,
    sockets: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// One socket of an address, as long as it is open.
pub(crate) struct Place {
    address: IpAddr,
    sockets: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// The place of a connection at the door. Whoever keeps a clone of it keeps the place, as a socket does that goes on after its request.
#[derive(Clone)]
pub(crate) struct Connection(#[expect(dead_code, reason = "it is held, and dropped")] Arc<dyn Any + Send + Sync>);

impl Connection {
    /// A connection that holds this.
    pub(crate) fn new(held: impl Any + Send + Sync) -> Connection {
        Connection(Arc::new(held))
    }
}

/// Counts the frames of one socket.
pub(super) type Credit = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

impl Gate {
    /// A gate with these limits.
    pub(super) fn new(limits: Limits) -> Gate {
        let burst = |per_second: NonZeroU32| Quota::per_second(per_second).allow_burst(per_second.saturating_mul(some(3)));
        // A quarter of an hour's worth at once.
        let by_the_hour = |many: NonZeroU32| Quota::per_hour(many).allow_burst(some(many.get().div_ceil(4)));
        Gate {
            limits,
            posts: RateLimiter::keyed(burst(limits.posts)),
            pages: RateLimiter::keyed(burst(limits.pages)),
            openings: RateLimiter::keyed(by_the_hour(limits.openings)),
            records: RateLimiter::keyed(by_the_hour(limits.records)),
            lessons: RateLimiter::keyed(by_the_hour(limits.lessons)),
            pictures: RateLimiter::keyed(burst(limits.pictures)),
            sign_ins: RateLimiter::keyed(Quota::per_minute(limits.sign_ins)),
            logins: RateLimiter::keyed(Quota::per_minute(limits.sign_ins)),
            sockets: Arc::default(),
        }
    }

    /// The limits.
    pub(super) fn limits(&self) -> Limits {
        self.limits
    }

    /// May this address change something now?
    pub(super) fn lets_post(&self, address: IpAddr) -> bool {
        self.posts.check_key(&address).is_ok()
    }

    /// May it look at a page?
    pub(super) fn lets_look(&self, address: IpAddr) -> bool {
        self.pages.check_key(&address).is_ok()
    }

    /// May it open a table?
    pub(super) fn lets_open(&self, address: IpAddr) -> bool {
        self.openings.check_key(&address).is_ok()
    }

    /// May it give the house a record to keep?
    pub(super) fn lets_keep(&self, address: IpAddr) -> bool {
        self.records.check_key(&address).is_ok()
    }

    /// May somebody there begin to learn one more game?
    pub(super) fn lets_learn(&self, address: IpAddr) -> bool {
        self.lessons.check_key(&address).is_ok()
    }

    /// May a picture be drawn for it?
    pub(super) fn lets_draw(&self, address: IpAddr) -> bool {
        self.pictures.check_key(&address).is_ok()
    }

    /// May it try to sign in?
    pub(super) fn lets_sign_in(&self, address: IpAddr) -> bool {
        self.sign_ins.check_key(&address).is_ok()
    }

    /// May this account be tried once more, from wherever?
    pub(super) fn lets_try(&self, login: &str) -> bool {
        self.logins.check_key(&login.to_owned()).is_ok()
    }

    /// A place for a socket of this address, if it has not too many.
    pub(super) fn place(&self, address: IpAddr) -> Option<Place> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let open = sockets.entry(address).or_default();
        if *open >= self.limits.sockets {
            return None;
        }
        *open += 1;
        Some(Place { address, sockets: Arc::clone(&self.sockets) })
    }

    /// What one socket may send.
    pub(super) fn credit(&self) -> Credit {
        RateLimiter::direct(Quota::per_second(self.limits.frames).allow_burst(self.limits.frames.saturating_mul(some(3))))
    }

    /// Forgets addresses that have been quiet.
    pub(super) fn tidy(&self) {
        self.posts.retain_recent();
        self.pages.retain_recent();
        self.openings.retain_recent();
        self.records.retain_recent();
        self.lessons.retain_recent();
        self.pictures.retain_recent();
        self.sign_ins.retain_recent();
        self.logins.retain_recent();
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = sockets.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_sockets_and_gets_them_back() {
        let gate = Gate::new(Limits { sockets: 2, ..Limits::default() });
        let here: IpAddr = [127, 0, 0, 1].into();
        let first = gate.place(here).expect("the first");
        let _second = gate.place(here).expect("the second");
        assert!(gate.place(here).is_none(), "a third");
        assert!(gate.place([127, 0, 0, 2].into()).is_some(), "another address");
        drop(first);
        assert!(gate.place(here).is_some(), "one was given back");
    }

    #[test]
    fn a_hall_behind_one_address_has_as_many_times_the_limits() {
        let usual = Limits::default();
        let same = usual.shared_by(USUAL_PEOPLE);
        assert_eq!((same.sockets, same.connections, same.pages), (usual.sockets, usual.connections, usual.pages));
        let hall = usual.shared_by(some(640));
        assert_eq!((hall.sockets, hall.connections, hall.posts.get()), (640, 2560, 200));
        assert_eq!(
            (hall.frames, hall.patience, hall.connections_in_all),
            (usual.frames, usual.patience, usual.connections_in_all)
        );
        assert_eq!(usual.shared_by(some(1)).sign_ins.get(), 1, "somebody may always try");
    }

    #[test]
    fn who_asks_too_often_is_told_to_wait() {
        let gate = Gate::new(Limits::default());
        let here: IpAddr = [127, 0, 0, 1].into();
        let let_through = (0..200).filter(|_| gate.lets_post(here)).count();
        assert!((60..200).contains(&let_through), "{let_through}");
        let shown = (0..300).filter(|_| gate.lets_look(here)).count();
        assert!((90..300).contains(&shown), "{shown}");
        let frames = gate.credit();
        assert!((0..200).any(|_| frames.check().is_err()));
    }
}
