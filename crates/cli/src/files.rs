//! Reading records and writing them so that nothing is ever half-written.

use crate::failure::{Failure, Refused};
use engine::record::{Fault, Record, RecordError};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// A record longer than this is no record: a whole match has some hundred kilobytes.
const LONGEST: u64 = 64 << 20;

/// What becomes of a file that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Overwrite {
    /// It stays, and nothing is written.
    Never,
    /// It gives way.
    Always,
}

impl Overwrite {
    /// As the flag `--force` says.
    pub(crate) fn forced(force: bool) -> Overwrite {
        if force { Overwrite::Always } else { Overwrite::Never }
    }
}

/// The record in a file; `-` is standard input.
pub(crate) fn read_record(path: &Path) -> Result<Record, Failure> {
    Ok(read_with_comment(path)?.0)
}

/// The same, with the comment that stands over it, line by line. What is written there for programs is left out.
pub(crate) fn read_with_comment(path: &Path) -> Result<(Record, Vec<String>), Failure> {
    let failed = |error| Failure::Read { path: path.to_owned(), error };
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        io::stdin().lock().take(LONGEST + 1).read_to_end(&mut bytes).map_err(failed)?;
    } else {
        File::open(path).map_err(failed)?.take(LONGEST + 1).read_to_end(&mut bytes).map_err(failed)?;
    }
    if bytes.len() as u64 > LONGEST {
        return Err(Failure::TooLong { path: path.to_owned() });
    }
    let record = Record::from_bytes(&bytes);
    let record = record.map_err(|error| Failure::Record { path: path.to_owned(), error: Box::new(error), refused: None })?;
    let text = String::from_utf8_lossy(&bytes);
    let comment = text.lines().map_while(|line| line.strip_prefix('#')).map(str::trim);
    Ok((record, comment.filter(|line| !line.starts_with("expect ")).map(str::to_owned).collect()))
}

/// What is wrong with a record that was read; of a refusal also why.
pub(crate) fn bad_record(path: &Path, record: &Record, error: RecordError) -> Failure {
    let refused = match &error.fault {
        Fault::Refused { refusal, .. } => Some(Box::new(Refused { record: record.clone(), refusal: refusal.clone() })),
        _ => None,
    };
    Failure::Record { path: path.to_owned(), error: Box::new(error), refused }
}

/// Is the way free for a file of this name?
pub(crate) fn check_free(path: &Path, overwrite: Overwrite) -> Result<(), Failure> {
    match (overwrite, path.try_exists()) {
        (Overwrite::Never, Ok(true)) => Err(Failure::Exists { path: path.to_owned() }),
        (_, Err(error)) => Err(Failure::Write { path: path.to_owned(), error }),
        _ => Ok(()),
    }
}

/// Can a file of this name be written once there is something to write? What is worth waiting for is asked before.
pub(crate) fn check_writable(path: &Path, overwrite: Overwrite) -> Result<(), Failure> {
    check_free(path, overwrite)?;
    let nameless = || Failure::NoFile { path: path.to_owned() };
    if path.is_dir() {
        return Err(nameless());
    }
    let beside = beside(path).ok_or_else(nameless)?;
    let tried = OpenOptions::new().write(true).create_new(true).open(&beside).and_then(|_| fs::remove_file(&beside));
    tried.map_err(|error| Failure::Write { path: path.to_owned(), error })
}

/// Writes a file as a whole: under another name first, then renamed, so that a crash leaves the old one or the new one.
pub(crate) fn write_whole(path: &Path, text: &str, overwrite: Overwrite) -> Result<(), Failure> {
    check_free(path, overwrite)?;
    let failed = |error| Failure::Write { path: path.to_owned(), error };
    let beside = beside(path).ok_or_else(|| Failure::NoFile { path: path.to_owned() })?;
    let written = (|| {
        let mut file = OpenOptions::new().write(true).create_new(true).open(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        drop(file);
        match overwrite {
            Overwrite::Always => fs::rename(&beside, path),
            // A link is refused if the name was taken meanwhile; a rename would not be.
            Overwrite::Never => fs::hard_link(&beside, path).and_then(|()| fs::remove_file(&beside)),
        }
    })();
    written.map_err(|error| {
        let _ = fs::remove_file(&beside);
        failed(error)
    })
}

/// Takes away what was being written to this file when the program is stopped.
pub(crate) fn abandon(path: &Path) {
    if let Some(beside) = beside(path) {
        let _ = fs::remove_file(beside);
    }
}

/// A name in the same folder that nobody else uses.
fn beside(path: &Path) -> Option<PathBuf> {
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name()?);
    name.push(format!(".{}.part", std::process::id()));
    Some(path.with_file_name(name))
}
