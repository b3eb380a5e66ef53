//! `spadille new`: a fresh record.

use crate::args::NewArgs;
use crate::failure::Failure;
use crate::files::{Overwrite, write_whole};
use crate::house;
use engine::record::{At, Record, write};
use std::process::ExitCode;

/// Writes a record in which nothing has happened yet, but whose seed decides every deal.
pub(crate) fn run(args: &NewArgs) -> Result<ExitCode, Failure> {
    let entry = house::game(&args.game)?;
    let options = house::options(&args.options);
    let seats = house::open(&entry, &options)?.players();
    if args.names.len() > seats {
        return Err(Failure::Names { seats, given: args.names.len() });
    }
    let record = Record {
        seats: args.names.iter().cloned().enumerate().map(At::new).collect(),
        seed: Some(house::seed(args.seed)?),
        ..Record::of_new_match(&entry, &options)?
    };
    match &args.output {
        None => crate::print(write(&record).as_bytes()),
        Some(path) => {
            write_whole(path, &write(&record), Overwrite::forced(args.force))?;
            Ok(ExitCode::SUCCESS)
        }
    }
}
