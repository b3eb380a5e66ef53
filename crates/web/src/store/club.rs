//! What is kept of championships: the decisions in their order, and the ways in.

use super::change::{Value, number, text};
use super::{Origin, StoreError};
use crate::table::TableId;

/// Something of a championship that is written down, in one transaction.
#[derive(Clone, Debug)]
pub enum ClubChange {
    /// A new event, and from where; one that came from no address is listed by itself.
    Found { club: TableId, config: String, at: u64, origin: Option<Origin>, plays: Plays },
    /// Events that were never founded, days that play themselves and drafts go, if nothing has changed since the time of each.
    Sweep { unplayed: u64, drafts: u64 },
    /// Decisions, one after another: all of them or none. If there is one of the first number or of this act already, it is a conflict;
    /// of an event that was swept they are refused.
    /// An archive comes with the earlier decisions it takes personal data out of, by their numbers.
    Decide {
        club: TableId,
        first: u64,
        at: u64,
        act: String,
        bodies: Vec<String>,
        redacted: Vec<(u64, String)>,
        listing: ClubListing,
    },
    /// A new way in; former ones of the same person in the same role end.
    Link { club: TableId, link: KeptLink, secret: String, pin: String },
    /// A link ends, and the devices that came in by it are out.
    EndLink { club: TableId, number: u32, at: u64 },
    /// An address tries a PIN at a link, both by their digests; tries before `forget` go.
    TryPin { club: TableId, link: String, address: String, at: u64, forget: u64 },
    /// The tries of an address that has shown the PIN go.
    ForgetTries { club: TableId, link: String, address: String },
    /// A device has shown the PIN of a link.
    Badge { club: TableId, link: u32, badge: String, at: u64 },
}

/// Who plays the day of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plays {
    People,
    Itself,
}

/// What the list of events says of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubListing {
    pub name: String,
    /// How far it is, as a machine name.
    pub state: String,
}

/// A link as it is kept, without its secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptLink {
    pub number: u32,
    pub person: u32,
    /// The machine name of the role.
    pub role: String,
    /// When, in milliseconds since 1970.
    pub issued: u64,
}

/// Decisions of a log that are read together: a long one is never in memory twice.
pub const LOG_PAGE: usize = 256;

/// What is asked of championships. Every column of an answer is text.
#[derive(Clone, Debug)]
pub enum ClubQuery<'q> {
    /// The newest events that were published, one of every address before the second of any: id, name, state.
    Newest(u32),
    /// The charter of an event.
    Charter(&'q TableId),
    /// The first [`LOG_PAGE`] decisions after this number: number, act, body.
    Log(&'q TableId, u64),
    /// The links that have not ended: number, person, role, issued.
    Links(&'q TableId),
    /// How many links there ever were.
    LinksEver(&'q TableId),
    /// The link of a secret, by its digest: number, digest of the PIN.
    Secret(&'q TableId, &'q str),
    /// Tries of PINs at a link after this time: how many.
    Tries(&'q TableId, &'q str, u64),
    /// The same of one address, by its digest.
    TriesOf(&'q TableId, &'q str, &'q str, u64),
    /// The link of a device, by the digest of its badge: number.
    Badge(&'q TableId, &'q str),
}

pub(super) type Statement = (&'static str, Vec<Value>);

/// Refuses a statement that had to find its event, and touched no row.
pub(super) fn found(statement: &str, touched: u64) -> Result<(), StoreError> {
    if touched == 0 && statement == LIST { Err(StoreError::Gone) } else { Ok(()) }
}

const FOUND: &str =
    "INSERT INTO clubs (id, charter, name, state, changed, origin, demo) VALUES ($1, $2, '', 'draft', $3, $4, $5)";
/// Decides by the row of the event alone, which an act at the same time locks or no longer finds.
const SWEEP: &str = "DELETE FROM clubs WHERE (name = '' OR demo = 1) AND changed < $1 OR state = 'draft' AND changed < $2";
/// Follow [`SWEEP`]: whatever belongs to no event.
const SWEEP_REST: [&str; 4] = [
    "DELETE FROM club_log WHERE NOT EXISTS (SELECT 1 FROM clubs WHERE clubs.id = club_log.club)",
    "DELETE FROM club_links WHERE NOT EXISTS (SELECT 1 FROM clubs WHERE clubs.id = club_links.club)",
    "DELETE FROM club_badges WHERE NOT EXISTS (SELECT 1 FROM clubs WHERE clubs.id = club_badges.club)",
    "DELETE FROM club_tries WHERE NOT EXISTS (SELECT 1 FROM clubs WHERE clubs.id = club_tries.club)",
];
const DECIDE: &str = "INSERT INTO club_log (club, number, at, act, body) VALUES ($1, $2, $3, $4, $5)";
/// Touches one row, or the event was swept.
const LIST: &str = "UPDATE clubs SET name = $2, state = $3, changed = $4 WHERE id = $1";
const END_LIKE: &str = "UPDATE club_links SET ended = $4 WHERE club = $1 AND person = $2 AND role = $3 AND ended IS NULL";
const LINK: &str = "INSERT INTO club_links (club, number, secret, pin, person, role, issued) VALUES ($1, $2, $3, $4, $5, $6, $7)";
const END_LINK: &str = "UPDATE club_links SET ended = $3 WHERE club = $1 AND number = $2 AND ended IS NULL";
const BADGE: &str = "INSERT INTO club_badges (badge, club, link, since) VALUES ($1, $2, $3, $4)";
const FORGET_OLD: &str = "DELETE FROM club_tries WHERE at < $1";
const TRY_PIN: &str = "INSERT INTO club_tries (club, link, address, at) VALUES ($1, $2, $3, $4)";
const FORGET_TRIES: &str = "DELETE FROM club_tries WHERE club = $1 AND link = $2 AND address = $3";
const REDACT: &str = "UPDATE club_log SET body = $3 WHERE club = $1 AND number = $2";

impl ClubChange {
    pub(super) fn statements(&self) -> Vec<Statement> {
        match self {
            ClubChange::Found { club, config, at, origin, plays } => {
                let from = text(origin.as_ref().map_or(club.as_str(), Origin::as_str));
                let is_demo = number((*plays == Plays::Itself).into());
                vec![(FOUND, vec![text(club.as_str()), text(config), number(*at), from, is_demo])]
            }
            ClubChange::Sweep { unplayed, drafts } => {
                let rest = SWEEP_REST.map(|sweep| (sweep, Vec::new()));
                [(SWEEP, vec![number(*unplayed), number(*drafts)])].into_iter().chain(rest).collect()
            }
            ClubChange::Decide { club, first, at, act, bodies, redacted, listing } => {
                let line = |(n, body): (usize, &String)| {
                    let own = first + n as u64;
                    // Those that follow the first have no act of their own.
                    let act = if n == 0 { act.clone() } else { format!("#{own}") };
                    (DECIDE, vec![text(club.as_str()), number(own), number(*at), Value::Text(act), text(body)])
                };
                let listed = vec![text(club.as_str()), text(&listing.name), text(&listing.state), number(*at)];
                let forgets = |(own, body): &(u64, String)| (REDACT, vec![text(club.as_str()), number(*own), text(body)]);
                bodies.iter().enumerate().map(line).chain(redacted.iter().map(forgets)).chain([(LIST, listed)]).collect()
            }
            ClubChange::Link { club, link, secret, pin } => {
                let (club, person, role, at) =
                    (text(club.as_str()), number(link.person.into()), text(&link.role), number(link.issued));
                let kept = vec![
                    club.clone(),
                    number(link.number.into()),
                    text(secret),
                    text(pin),
                    person.clone(),
                    role.clone(),
                    at.clone(),
                ];
                vec![(END_LIKE, vec![club, person, role, at]), (LINK, kept)]
            }
            ClubChange::EndLink { club, number: link, at } => {
                vec![(END_LINK, vec![text(club.as_str()), number((*link).into()), number(*at)])]
            }
            ClubChange::TryPin { club, link, address, at, forget } => vec![
                (FORGET_OLD, vec![number(*forget)]),
                (TRY_PIN, vec![text(club.as_str()), text(link), text(address), number(*at)]),
            ],
            ClubChange::ForgetTries { club, link, address } => {
                vec![(FORGET_TRIES, vec![text(club.as_str()), text(link), text(address)])]
            }
            ClubChange::Badge { club, link, badge, at } => {
                vec![(BADGE, vec![text(badge), text(club.as_str()), number((*link).into()), number(*at)])]
            }
        }
    }
}

impl ClubQuery<'_> {
    /// As a query both databases understand, and how many columns it has.
    pub(super) fn statement(&self) -> (&'static str, Vec<Value>, usize) {
        match self {
            ClubQuery::Newest(most) => (
                "SELECT id, name, state FROM (SELECT id, name, state, changed, \
                 ROW_NUMBER() OVER (PARTITION BY origin ORDER BY changed DESC) AS nth FROM clubs \
                 WHERE name <> '' AND state <> 'draft') AS by_origin ORDER BY nth, changed DESC LIMIT $1",
                vec![number((*most).into())],
                3,
            ),
            ClubQuery::Charter(club) => ("SELECT charter FROM clubs WHERE id = $1", vec![text(club.as_str())], 1),
            ClubQuery::Log(club, after) => (
                "SELECT CAST(number AS TEXT), act, body FROM club_log WHERE club = $1 AND number > $2 ORDER BY club_log.number LIMIT $3",
                vec![text(club.as_str()), number(*after), number(LOG_PAGE as u64)],
                3,
            ),
            ClubQuery::Links(club) => (
                "SELECT CAST(number AS TEXT), CAST(person AS TEXT), role, CAST(issued AS TEXT) FROM club_links \
                 WHERE club = $1 AND ended IS NULL ORDER BY club_links.number",
                vec![text(club.as_str())],
                4,
            ),
            ClubQuery::LinksEver(club) => {
                ("SELECT CAST(COUNT(*) AS TEXT) FROM club_links WHERE club = $1", vec![text(club.as_str())], 1)
            }
            ClubQuery::Secret(club, secret) => (
                "SELECT CAST(number AS TEXT), pin FROM club_links WHERE club = $1 AND secret = $2 AND ended IS NULL",
                vec![text(club.as_str()), text(secret)],
                2,
            ),
            ClubQuery::Tries(club, link, after) => (
                "SELECT CAST(COUNT(*) AS TEXT) FROM club_tries WHERE club = $1 AND link = $2 AND at > $3",
                vec![text(club.as_str()), text(link), number(*after)],
                1,
            ),
            ClubQuery::TriesOf(club, link, address, after) => (
                "SELECT CAST(COUNT(*) AS TEXT) FROM club_tries WHERE club = $1 AND link = $2 AND at > $3 AND address = $4",
                vec![text(club.as_str()), text(link), number(*after), text(address)],
                1,
            ),
            ClubQuery::Badge(club, badge) => (
                "SELECT CAST(link AS TEXT) FROM club_badges WHERE club = $1 AND badge = $2",
                vec![text(club.as_str()), text(badge)],
                1,
            ),
        }
    }
}
