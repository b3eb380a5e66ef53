//! The file a store is kept in: nobody else reads it, and it is noticed if it is taken away.

use std::path::{Path, PathBuf};
use store::StoreError;

/// The file, as it was opened. One that was taken away can still be written to, and everything written is lost.
pub(super) struct Kept {
    path: PathBuf,
    log: PathBuf,
    mark: Option<(u64, u64)>,
}

impl Kept {
    pub(super) fn new(path: &str) -> Kept {
        let path = PathBuf::from(path);
        Kept { log: PathBuf::from(format!("{}-wal", path.display())), mark: mark(&path), path }
    }

    pub(super) fn is_there(&self) -> Result<(), StoreError> {
        let gone = || StoreError::Unavailable(format!("{} was taken away or replaced", self.path.display()));
        if self.mark.is_some() && mark(&self.path) == self.mark { Ok(()) } else { Err(gone()) }
    }

    pub(super) fn log_length(&self) -> u64 {
        std::fs::metadata(&self.log).map_or(0, |log| log.len())
    }
}

/// By which a file is told from another in its place.
#[cfg(unix)]
fn mark(path: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(path).ok().map(|file| (file.dev(), file.ino()))
}

/// By which a file is known to be there.
#[cfg(not(unix))]
fn mark(path: &Path) -> Option<(u64, u64)> {
    path.exists().then_some((0, 0))
}

/// In the file are the seeds of running matches and the key of the cookies: nobody else on the machine may read it. What SQLite
/// lays beside it gets the same rights.
pub(super) fn keep_to_oneself(path: &str) -> Result<(), StoreError> {
    let mut file = std::fs::OpenOptions::new();
    file.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
    match file.open(path) {
        // One that is there but cannot be written says so better when it is written to.
        Ok(_) => Ok(()),
        Err(_) if Path::new(path).exists() => Ok(()),
        Err(error) => Err(StoreError::Unavailable(format!("{path}: {error}"))),
    }
}
