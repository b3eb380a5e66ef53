//! Changes and queries of championships as statements.

use crate::change::{Statement, Statements, Value, number, text};
use store::{ClubChange, ClubQuery, LOG_PAGE, Origin, Plays, StoreError};

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

impl Statements for ClubChange {
    fn statements(&self) -> Vec<Statement> {
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

/// A query that both databases understand, its values and how many columns it has.
pub(super) trait Query {
    fn statement(&self) -> (&'static str, Vec<Value>, usize);
}

impl Query for ClubQuery<'_> {
    fn statement(&self) -> (&'static str, Vec<Value>, usize) {
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
