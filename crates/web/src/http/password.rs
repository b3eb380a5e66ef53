//! Passwords and their hashes, a few at a time.
//!
//! Each hash takes 19 MB. The threads that make them keep that room and use it again: given back and asked for anew, it would fall to
//! pieces, and the process would grow with every sign-in.

use super::desk::Turn;
use super::{App, Caller, HASHED_AT_ONCE, Problem};
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, PasswordVerifier, Version};
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::cell::RefCell;
use std::sync::LazyLock;

static HASHERS: LazyLock<Option<ThreadPool>> =
    LazyLock::new(|| ThreadPoolBuilder::new().num_threads(HASHED_AT_ONCE).build().ok());

thread_local! {
    static ROOM: RefCell<Vec<Block>> = const { RefCell::new(Vec::new()) };
}

/// The hash of a password, to be kept.
pub(super) async fn hashed(app: &App, caller: &Caller, password: String) -> Result<String, Problem> {
    on_a_hasher(app.desks.passwords.turn(caller.address).await?, move || hash(&password)).await
}

/// Is this the password of the hash? Without a hash it is not, and that takes as long.
pub(super) async fn is_right(app: &App, caller: &Caller, kept: Option<String>, password: String) -> Result<bool, Problem> {
    let compare = move || {
        Some(match kept {
            Some(kept) => verify(&kept, &password),
            None => hash(&password).is_none(),
        })
    };
    on_a_hasher(app.desks.passwords.turn(caller.address).await?, compare).await
}

/// The turn lasts until the work is done, whoever hangs up meanwhile.
async fn on_a_hasher<T: Send + 'static>(turn: Turn, work: impl FnOnce() -> Option<T> + Send + 'static) -> Result<T, Problem> {
    let (done, result) = tokio::sync::oneshot::channel();
    if let Some(hashers) = &*HASHERS {
        hashers.spawn(move || {
            let _turn = turn;
            let _ = done.send(work());
        });
    }
    result.await.ok().flatten().ok_or_else(|| Problem::Unavailable("a password could not be hashed".to_owned()))
}

fn hash(password: &str) -> Option<String> {
    let (salt, params) = (Salt::generate(), Params::default());
    let hash = PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(&params).ok()?,
        hash: Some(output(password, &salt)?),
        salt: Some(salt),
    };
    Some(hash.to_string())
}

fn verify(kept: &str, password: &str) -> bool {
    let Ok(kept) = PasswordHash::new(kept) else { return false };
    let usual = kept.algorithm == Algorithm::default().ident()
        && kept.version == Some(Version::default().into())
        && ParamsString::try_from(&Params::default()).is_ok_and(|params| params == kept.params);
    match (&kept.salt, &kept.hash) {
        // Outputs are compared in constant time.
        (Some(salt), Some(hash)) if usual => output(password, salt).is_some_and(|output| output == *hash),
        _ => Argon2::default().verify_password(password.as_bytes(), &kept).is_ok(),
    }
}

/// What the usual parameters make of a password and a salt.
fn output(password: &str, salt: &Salt) -> Option<Output> {
    let params = Params::default();
    let mut output = [0; Params::DEFAULT_OUTPUT_LEN];
    ROOM.with_borrow_mut(|room| {
        room.resize(params.block_count(), Block::default());
        let argon = Argon2::from(&params);
        argon.hash_password_into_with_memory(password.as_bytes(), salt, &mut output, room.as_mut_slice()).ok()
    })?;
    Output::new(&output).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use argon2::PasswordHasher;

    #[test]
    fn a_hash_fits_its_password_alone_whoever_made_it() {
        let own = hash("nine of the best").expect("a hash");
        assert!(verify(&own, "nine of the best") && !verify(&own, "nine of the rest"));
        assert!(Argon2::default().verify_password(b"nine of the best", own.as_str()).is_ok());
        let before: PasswordHash = Argon2::default().hash_password(b"nine of the best").expect("a hash");
        assert!(verify(&before.to_string(), "nine of the best") && !verify(&before.to_string(), ""));
        assert!(!verify("no hash", "nine of the best"));
    }
}
