//! What a person at the terminal has learnt: one small text file per game in the data directory.

use crate::failure::Failure;
use crate::files::{Overwrite, write_whole};
use learn::Progress;
use learn::memory::Day;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

/// Progress in a game, with the file it is kept in.
pub(crate) struct Learnt {
    path: PathBuf,
    pub(crate) progress: Progress,
}

impl Learnt {
    /// Reads what is known of this game; a beginner's progress if there is no file.
    pub(crate) fn open(folder: Option<PathBuf>, game: &str) -> Result<Learnt, Failure> {
        let folder = folder.unwrap_or_else(|| PathBuf::from(web::serve::default_database()).with_file_name("learnt"));
        let path = folder.join(format!("{game}.txt"));
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(Failure::Read { path, error }),
        };
        Ok(Learnt { path, progress: Progress::from_text(&text) })
    }

    /// Writes it down.
    pub(crate) fn save(&self) -> Result<(), Failure> {
        if let Some(folder) = self.path.parent() {
            std::fs::create_dir_all(folder).map_err(|error| Failure::Write { path: folder.to_owned(), error })?;
        }
        write_whole(&self.path, &self.progress.to_text(), Overwrite::Always)
    }
}

/// The day.
pub(crate) fn today() -> Day {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Day::of_millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
