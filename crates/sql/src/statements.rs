//! The queries, in words both databases understand, and the rows in types. How the tables are made stands in `migrations`.

use sqlx::{ColumnIndex, Decode, Row, Type};
use store::{Account, Against, Blunders, LastSeen, Learnt, Listed, Listing, MatchResult, Session, StoreError};
use table::{Event, Numbered, PersonId, Phase, Rating, Skill, TableId};

pub(super) const SECRET: &str = "SELECT value FROM house WHERE name = 'secret'";
pub(super) const NEW_SECRET: &str = "INSERT INTO house (name, value) VALUES ('secret', $1) ON CONFLICT DO NOTHING";
pub(super) const PULSE: &str =
    "INSERT INTO house (name, value) VALUES ('pulse', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
pub(super) const OPEN_TABLE: &str = "INSERT INTO tables (id, charter, game, public, invitation, phase, names, changed, host, origin) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)";
pub(super) const CHARTER: &str = "SELECT charter FROM tables WHERE id = $1";
pub(super) const INVITED: &str = "SELECT id FROM tables WHERE invitation = $1";
pub(super) const APPEND: &str = "INSERT INTO events (table_id, number, at, body) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
/// The same for many at once, SQLite's own: a list of lists, as JSON. If one of them is there already, none is written.
pub(super) const APPEND_NEW: &str = "INSERT INTO events (table_id, number, at, body) \
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)";
/// The same, where those that are there already are left out.
pub(super) const APPEND_LIST: &str = "INSERT INTO events (table_id, number, at, body) \
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1) WHERE TRUE \
     ON CONFLICT DO NOTHING RETURNING table_id, number";
/// The same for many at once, PostgreSQL's own: in the order of their keys, so that no two writers wait for each other.
pub(super) const APPEND_ALL: &str = "INSERT INTO events (table_id, number, at, body) \
     SELECT * FROM UNNEST($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::TEXT[]) AS waiting (table_id, number, at, body) \
     ORDER BY 1, 2 ON CONFLICT DO NOTHING RETURNING table_id, number";
pub(super) const LIST: &str = "UPDATE tables SET phase = $2, names = $3, changed = $4 WHERE id = $1";
pub(super) const SIT: &str = "INSERT INTO sittings (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
/// A server whose clock is behind takes nothing back.
pub(super) const SEEN: &str = "UPDATE sittings SET seen = $3 WHERE person = $1 AND table_id = $2 AND seen < $3";
pub(super) const LAST_SEEN_AT: &str = "SELECT table_id, person, seen FROM sittings WHERE table_id = $1 AND seen > 0";
pub(super) const LAST_SEEN_SINCE: &str = "SELECT table_id, person, seen FROM sittings WHERE seen > $1";
pub(super) const RESULT: &str = "INSERT INTO results (person, table_id, game, score, place, players, at, against, side, rated, rating, \
     uncertainty) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING";
/// What was believed of a person before.
pub(super) const SKILL: &str = "SELECT rating, uncertainty FROM results WHERE person = $1 AND game = $2 AND rated = 1 \
     AND rating IS NOT NULL ORDER BY at DESC, table_id DESC LIMIT 1";
pub(super) const JUDGED: &str = "INSERT INTO blunders (person, table_id, game, judged, given_away, at) \
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
pub(super) const BLUNDERS: &str = "SELECT person, table_id, game, judged, given_away, at FROM blunders \
     WHERE person = $1 ORDER BY at DESC, table_id LIMIT $2";
pub(super) const LEARNT: &str = "INSERT INTO learnt (person, game, progress, at) VALUES ($1, $2, $3, $4) \
     ON CONFLICT (person, game) DO UPDATE SET progress = excluded.progress, at = excluded.at";
pub(super) const UNLEARN: &str =
    "DELETE FROM learnt WHERE at < $1 AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person = learnt.person)";
pub(super) const PROGRESS: &str = "SELECT person, game, progress, at FROM learnt WHERE person = $1 ORDER BY game";
pub(super) const EVENTS: &str = "SELECT number, at, body FROM events WHERE table_id = $1 AND number > $2 ORDER BY number";
pub(super) const OPENED_FROM: &str = "UPDATE tables SET origin = $2 WHERE id = $1";
/// One table of every address first, then the second of each; of one address one table of every host first, the newest of each.
pub(super) const PUBLIC: &str = "SELECT id, game, phase, names, changed FROM (SELECT id, game, phase, names, changed, \
     ROW_NUMBER() OVER (PARTITION BY origin ORDER BY of_host, changed DESC) AS nth FROM (SELECT id, game, phase, names, changed, \
     origin, ROW_NUMBER() OVER (PARTITION BY host ORDER BY changed DESC) AS of_host \
     FROM tables WHERE public = 1 AND phase = $1) AS by_host) AS by_origin \
     ORDER BY nth, changed DESC LIMIT $2 OFFSET $3";
pub(super) const OF_PERSON: &str = "SELECT id, game, phase, names, changed FROM tables \
     JOIN sittings ON sittings.table_id = tables.id WHERE sittings.person = $1 ORDER BY changed DESC LIMIT $2";
pub(super) const ADD_ACCOUNT: &str =
    "INSERT INTO accounts (person, login, hash, name, since, twin) VALUES ($1, $2, $3, $4, $5, $6)";
pub(super) const WITHOUT_TWIN: &str = "SELECT person, login FROM accounts WHERE twin IS NULL ORDER BY since";
pub(super) const NEW_TWIN: &str = "UPDATE accounts SET twin = $2 WHERE person = $1 \
     AND NOT EXISTS (SELECT 1 FROM accounts AS other WHERE other.twin = $2)";
pub(super) const ACCOUNT: &str = "SELECT person, login, hash, name, since FROM accounts WHERE login = $1";
pub(super) const ACCOUNT_OF: &str = "SELECT person, login, hash, name, since FROM accounts WHERE person = $1";
pub(super) const BEGIN_SESSION: &str = "INSERT INTO sessions (id, person, device, since) VALUES ($1, $2, $3, $4)";
pub(super) const END_SESSION: &str = "INSERT INTO sessions (id, person, device, since, ended) VALUES ($1, $2, '', $3, $3) \
     ON CONFLICT (id) DO UPDATE SET ended = excluded.ended WHERE sessions.person = excluded.person AND sessions.ended IS NULL";
pub(super) const END_OTHERS: &str = "UPDATE sessions SET ended = $3 WHERE person = $1 AND id <> $2 AND ended IS NULL";
pub(super) const SESSIONS: &str =
    "SELECT id, person, device, since FROM sessions WHERE person = $1 AND ended IS NULL ORDER BY since DESC LIMIT 100";
pub(super) const HAS_ENDED: &str = "SELECT id FROM sessions WHERE id = $1 AND ended IS NOT NULL";
pub(super) const NEW_PASSWORD: &str = "UPDATE accounts SET hash = $2 WHERE person = $1";
pub(super) const NEW_NAME: &str = "UPDATE accounts SET name = $2 WHERE person = $1";
pub(super) const SWEEP: [&str; 3] = [
    "DELETE FROM events WHERE table_id IN (SELECT id FROM tables WHERE phase = 'gathering' AND changed < $1)",
    "DELETE FROM sittings WHERE table_id IN (SELECT id FROM tables WHERE phase = 'gathering' AND changed < $1)",
    "DELETE FROM tables WHERE phase = 'gathering' AND changed < $1",
];
pub(super) const UNOPENED: [&str; 3] = [
    "DELETE FROM events WHERE table_id IN (SELECT id FROM tables WHERE id = $1 AND phase = 'gathering')",
    "DELETE FROM sittings WHERE table_id IN (SELECT id FROM tables WHERE id = $1 AND phase = 'gathering')",
    "DELETE FROM tables WHERE id = $1 AND phase = 'gathering'",
];
pub(super) const ABANDON: [&str; 3] = [
    "DELETE FROM sittings WHERE table_id IN (SELECT id FROM tables WHERE phase = 'playing' AND changed < $1 \
     AND NOT EXISTS (SELECT 1 FROM events WHERE events.table_id = tables.id AND events.at >= $1))",
    "DELETE FROM tables WHERE phase = 'playing' AND changed < $1 \
     AND NOT EXISTS (SELECT 1 FROM events WHERE events.table_id = tables.id AND events.at >= $1)",
    "DELETE FROM events WHERE at < $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = events.table_id)",
];
pub(super) const RESULTS: &str = "SELECT person, table_id, game, score, place, players, at, against, side, rated, \
     rating, uncertainty FROM results \
     WHERE person = $1 ORDER BY at DESC LIMIT $2";
pub(super) const KEEP_RECORD: &str = "INSERT INTO records (name, body) VALUES ($1, $2) ON CONFLICT DO NOTHING";
pub(super) const RECORD: &str = "SELECT body FROM records WHERE name = $1";

/// A phase as it is kept.
pub(super) const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering => "gathering",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}

/// The names of a listing as they are kept.
pub(super) fn names(listing: &Listing) -> String {
    serde_json::to_string(&listing.names).unwrap_or_default()
}

/// An event as it is kept.
pub(super) fn body(event: &Event) -> Result<String, StoreError> {
    serde_json::to_string(event).map_err(|error| StoreError::Unreadable(error.to_string()))
}

fn unreadable(what: &'static str) -> impl Fn() -> StoreError {
    move || StoreError::Unreadable(what.to_owned())
}

/// Columns by their place, whichever database the row is from.
fn text<'r, R>(row: &'r R, column: usize) -> Result<String, StoreError>
where
    R: Row,
    usize: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
{
    Ok(row.try_get(column)?)
}

fn number<'r, R>(row: &'r R, column: usize) -> Result<i64, StoreError>
where
    R: Row,
    usize: ColumnIndex<R>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    Ok(row.try_get(column)?)
}

/// A row of so many columns, all of them text.
pub(super) fn texts<'r, R>(row: &'r R, columns: usize) -> Result<Vec<String>, StoreError>
where
    R: Row,
    usize: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
{
    (0..columns).map(|column| text(row, column)).collect()
}

/// A row of [`EVENTS`].
pub(super) fn event<'r, R>(row: &'r R) -> Result<Numbered, StoreError>
where
    R: Row,
    usize: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    let event = serde_json::from_str(&text(row, 2)?).map_err(|error| StoreError::Unreadable(error.to_string()))?;
    Ok(Numbered { number: number(row, 0)?.unsigned_abs(), at: number(row, 1)?.unsigned_abs(), event })
}

/// A row of [`PUBLIC`] or [`OF_PERSON`].
pub(super) fn listed<'r, R>(row: &'r R) -> Result<Listed, StoreError>
where
    R: Row,
    usize: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    let phase = match text(row, 2)?.as_str() {
        "gathering" => Phase::Gathering,
        "playing" => Phase::Playing,
        "over" => Phase::Over,
        other => return Err(StoreError::Unreadable(format!("a table in phase `{other}`"))),
    };
    let names = serde_json::from_str(&text(row, 3)?).map_err(|error| StoreError::Unreadable(error.to_string()))?;
    let id = TableId::from_text(&text(row, 0)?).ok_or_else(unreadable("the name of a table"))?;
    Ok(Listed { id, game: text(row, 1)?, phase, names, changed: number(row, 4)?.unsigned_abs() })
}

/// A row of [`ACCOUNT`] or [`ACCOUNT_OF`].
pub(super) fn account<'r, R>(row: &'r R) -> Result<Account, StoreError>
where
    R: Row,
    usize: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    let person = PersonId::from_text(&text(row, 0)?).ok_or_else(unreadable("a person"))?;
    let (login, hash, name) = (text(row, 1)?, text(row, 2)?, text(row, 3)?);
    Ok(Account { person, login, hash, name, since: number(row, 4)?.unsigned_abs() })
}

/// A row of [`SESSIONS`].
pub(super) fn session<'r, R>(row: &'r R) -> Result<Session, StoreError>
where
    R: Row,
    usize: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    let person = PersonId::from_text(&text(row, 1)?).ok_or_else(unreadable("a person"))?;
    Ok(Session { id: text(row, 0)?, person, device: text(row, 2)?, since: number(row, 3)?.unsigned_abs() })
}

/// A row of [`LAST_SEEN_AT`] or [`LAST_SEEN_SINCE`].
pub(super) fn last_seen<'r, R>(row: &'r R) -> Result<LastSeen, StoreError>
where
    R: Row,
    usize: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    let table = TableId::from_text(&text(row, 0)?).ok_or_else(unreadable("a table"))?;
    let person = PersonId::from_text(&text(row, 1)?).ok_or_else(unreadable("a person"))?;
    Ok(LastSeen { table, person, at: number(row, 2)?.unsigned_abs() })
}

/// A row of [`RESULTS`].
pub(super) fn result<'r, R>(row: &'r R) -> Result<MatchResult, StoreError>
where
    R: Row,
    usize: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
    Option<f64>: Decode<'r, R::Database> + Type<R::Database>,
{
    let small = |column| Ok::<u32, StoreError>(u32::try_from(number(row, column)?).unwrap_or_default());
    let (rating, uncertainty) = (row.try_get::<Option<f64>, usize>(10)?, row.try_get::<Option<f64>, usize>(11)?);
    Ok(MatchResult {
        person: PersonId::from_text(&text(row, 0)?).ok_or_else(unreadable("a person"))?,
        table: TableId::from_text(&text(row, 1)?).ok_or_else(unreadable("the name of a table"))?,
        game: text(row, 2)?,
        score: number(row, 3)?,
        place: small(4)?,
        sides: small(5)?,
        at: number(row, 6)?.unsigned_abs(),
        against: Against::from_text(&text(row, 7)?),
        side: small(8)?,
        rating: if small(9)? == 1 { Rating::Rated } else { Rating::Unrated },
        skill: rating.zip(uncertainty).map(|(rating, uncertainty)| Skill { rating, uncertainty }),
    })
}

/// A row of [`SKILL`]; before the first rated match there is none.
pub(super) fn skill<'r, R>(row: Option<&'r R>) -> Result<Skill, StoreError>
where
    R: Row,
    usize: ColumnIndex<R>,
    f64: Decode<'r, R::Database> + Type<R::Database>,
{
    row.map_or(Ok(Skill::default()), |row| Ok(Skill { rating: row.try_get(0)?, uncertainty: row.try_get(1)? }))
}

/// A row of [`PROGRESS`].
pub(super) fn learnt<'r, R>(row: &'r R) -> Result<Learnt, StoreError>
where
    R: Row,
    usize: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    Ok(Learnt {
        person: PersonId::from_text(&text(row, 0)?).ok_or_else(unreadable("a person"))?,
        game: text(row, 1)?,
        progress: text(row, 2)?,
        at: number(row, 3)?.unsigned_abs(),
    })
}

/// A row of [`BLUNDERS`].
pub(super) fn blunders<'r, R>(row: &'r R) -> Result<Blunders, StoreError>
where
    R: Row,
    usize: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    let small = |column| Ok::<u32, StoreError>(u32::try_from(number(row, column)?).unwrap_or_default());
    Ok(Blunders {
        person: PersonId::from_text(&text(row, 0)?).ok_or_else(unreadable("a person"))?,
        table: TableId::from_text(&text(row, 1)?).ok_or_else(unreadable("the name of a table"))?,
        game: text(row, 2)?,
        judged: small(3)?,
        given_away: small(4)?,
        at: number(row, 5)?.unsigned_abs(),
    })
}
