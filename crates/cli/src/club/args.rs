//! What can be written behind `spadille club`.

use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub(crate) enum ClubCommand {
    /// Play a whole event to its prizes and tell how it ended
    Simulate(SimulateArgs),
    /// Watch a day of forty entries that plays itself
    Demo(DemoArgs),
    /// Compute the draws of an event again, as anybody can with sha256sum
    Verify {
        /// The file of the event
        file: PathBuf,
    },
    /// Print the results of an event
    Results {
        /// The file of the event
        file: PathBuf,
        /// The jogos as CSV, the places with prizes and tie-breaks as CSV, or everything as JSON
        #[arg(long, value_enum, default_value = "csv")]
        format: ResultFormat,
    },
    /// Take entries from a CSV file into the file of an event
    Entries {
        /// The file of the event, whose entries are open
        file: PathBuf,
        /// category,name,players,reserves,capataz,contact,paid
        csv: PathBuf,
    },
    /// Print a paper of an event as PDF
    Paper(PaperArgs),
    /// Take an event out of a room as one file
    Export(ExportArgs),
    /// Bring an event into a room, and print a link for its organiser
    Import(ImportArgs),
}

#[derive(Debug, Args)]
pub(crate) struct SimulateArgs {
    /// How many entries
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(2..=128))]
    pub(crate) entries: u32,
    /// How many players an entry has
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=2))]
    pub(crate) players: u32,
    /// How they meet
    #[arg(long, value_enum, default_value = "knockout")]
    pub(crate) format: Meeting,
    /// The same number gives the same day
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// With walkovers, complaints, withdrawals and corrections
    #[arg(long)]
    pub(crate) trouble: bool,
    /// Where the whole event is written
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct DemoArgs {
    /// How quickly it goes by
    #[arg(long, value_enum, default_value = "fast")]
    pub(crate) speed: Pace,
    /// The same number gives the same day
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

#[derive(Debug, Args)]
pub(crate) struct PaperArgs {
    /// The file of the event
    pub(crate) file: PathBuf,
    /// Which paper
    #[arg(value_parser = clap::builder::PossibleValuesParser::new(pages::Paper::ALL.map(pages::Paper::name)))]
    pub(crate) paper: String,
    /// The PDF to be written
    pub(crate) out: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct ExportArgs {
    /// The event, as in its address
    pub(crate) event: String,
    /// Where the room keeps its tables, as for `spadille serve`
    #[arg(long, value_name = "DATABASE", env = "DATABASE_URL", hide_env_values = true)]
    pub(crate) db: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct ImportArgs {
    /// The file of the event
    pub(crate) file: PathBuf,
    /// Where the room keeps its tables, as for `spadille serve`
    #[arg(long, value_name = "DATABASE", env = "DATABASE_URL", hide_env_values = true)]
    pub(crate) db: Option<String>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum ResultFormat {
    Csv,
    Places,
    Json,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Meeting {
    Knockout,
    Groups,
    Swiss,
    RoundRobin,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Pace {
    Slow,
    Brisk,
    Fast,
    AtOnce,
}
