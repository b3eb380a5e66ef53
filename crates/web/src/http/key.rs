//! Keys of acts: by them an act that is sent again is known.

use super::Problem;

/// The longest key of an act, in bytes.
const LONGEST: usize = 64;

/// The key a request brings, if it can be one. Control characters are in none: PostgreSQL takes no NUL.
pub(crate) fn checked(key: Option<&str>) -> Result<Option<&str>, Problem> {
    match key {
        Some(key) if key.len() > LONGEST => Err(Problem::Bad(format!("a key has at most {LONGEST} bytes"))),
        Some(key) if key.chars().any(char::is_control) => Err(Problem::Bad("a key has no control characters".to_owned())),
        key => Ok(key),
    }
}
