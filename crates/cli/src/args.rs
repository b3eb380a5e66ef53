//! What can be written behind `spadille`.

use crate::speech::Tongue;
use cards::fair::Seed;
use clap::{Args, Parser, Subcommand};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;
use web::http::USUAL_PEOPLE;

/// A card room for the trick-taking games of old rule books, played as they are written.
///
/// Without a command the card room is opened for the browsers of this machine, as by `spadille serve`.
#[derive(Debug, Parser)]
#[command(name = "spadille", version, propagate_version = true)]
pub(crate) struct Cli {
    /// The language the program speaks: en, pt, es or it; what LC_ALL, LC_MESSAGES or LANG says if not given
    #[arg(long = "lang", value_name = "TAG", global = true)]
    pub(crate) language: Option<Tongue>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games of the house with their books and options, or one of them
    Games {
        /// One game only
        game: Option<String>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Open the card room: lobby, live tables and replays for browsers
    Serve(ServeArgs),
    /// Copy everything a room keeps into a file, also while it is open
    Backup(BackupArgs),
    /// Run a championship from its file: simulate, verify the draw, print results and papers
    #[command(subcommand)]
    Club(crate::club::args::ClubCommand),
    /// Read the primer of a game: its aim, the order of the cards, one trick, what it pays, the words to know
    Learn {
        /// The game (see `spadille games`)
        game: String,
    },
    /// Do exercises of a game: a freshly dealt question, your answer, and the rule behind it
    Drill(DrillArgs),
    /// Tell how a game is played, rule by rule, or explain one of its rules or words
    Rules(RulesArgs),
    /// Explain the words of a game, or one word of it; without a game, of all
    Words(WordsArgs),
    /// Tell the laws of a game on what goes wrong at a table: all, one of them, or those that speak of what happened
    Laws(LawsArgs),
    /// Ask the referee: what follows from what happened at a table
    Rule(RuleArgs),
    /// Play a game in the terminal against bots
    Play(PlayArgs),
    /// Let a record happen again and show what came of it
    Replay(ReplayArgs),
    /// Find out what could have been won, with all cards open
    Solve(SolveArgs),
    /// Let bots play many deals, each pack in all seatings, and count how they end
    Simulate(SimulateArgs),
    /// Match two bots: the same cards played again with other seats, and how surely one is better
    Arena(ArenaArgs),
    /// Check that the deals of a finished match were not changed
    Verify {
        /// The record, or - for standard input
        file: PathBuf,
    },
    /// Write a fresh record with a seed of its own
    New(NewArgs),
    /// Print the completions of a shell
    Completions {
        /// Which shell
        shell: clap_complete::Shell,
    },
}

impl Default for Command {
    fn default() -> Command {
        Command::Serve(ServeArgs {
            listen: DEFAULT_ADDRESS,
            db: None,
            base_url: None,
            keep_days: None,
            people_an_address: USUAL_PEOPLE,
        })
    }
}

/// What players are called who do not say their names.
const DEFAULT_NAME: &str = "Ana";

/// Where the card room listens if nothing else is said: on this machine alone.
const DEFAULT_ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 7253);

#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// Where to listen; 0.0.0.0:7253 lets the whole network in, port 0 takes any free one
    #[arg(long, value_name = "ADDRESS", default_value_t = DEFAULT_ADDRESS)]
    pub(crate) listen: SocketAddr,
    /// Where tables are kept: a file for SQLite, or postgres://...; a file in your data directory if not given
    #[arg(long, value_name = "DATABASE", env = "DATABASE_URL", hide_env_values = true)]
    pub(crate) db: Option<String>,
    /// The address by which the outside knows the room, such as `https://cards.example.org`
    #[arg(long, value_name = "URL")]
    pub(crate) base_url: Option<String>,
    /// Remove matches at which nothing has happened for so many days; finished ones stay. Without it only tables that were never begun go, after a week
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) keep_days: Option<u32>,
    /// How many people may share an address, as in a hall: sockets, connections and requests of one address are bounded in proportion
    #[arg(long, value_name = "PEOPLE", default_value_t = USUAL_PEOPLE)]
    pub(crate) people_an_address: NonZeroU32,
}

#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    /// The file to be written; it must not be there yet
    pub(crate) file: PathBuf,
    /// Where the room keeps its tables, as for `spadille serve`
    #[arg(long, value_name = "DATABASE", env = "DATABASE_URL", hide_env_values = true)]
    pub(crate) db: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    /// The game (see `spadille games`)
    #[arg(required_unless_present = "resume", conflicts_with = "resume")]
    pub(crate) game: Option<String>,
    /// Go on with a match whose record was kept; you are known by --name or --seat
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Agree on an option of the game; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", conflicts_with = "resume")]
    pub(crate) options: Vec<Agreement>,
    /// The seat you take, counted from 0
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seat: usize,
    /// What you are called
    #[arg(long, default_value = DEFAULT_NAME, value_parser = player_name)]
    pub(crate) name: String,
    /// The bots against you: one for all, or one for each other seat in order
    #[arg(long, value_delimiter = ',', value_name = "BOT,...")]
    pub(crate) bots: Vec<String>,
    /// The seed of all shuffles: a number such as 43, or up to 64 hexadecimal digits such as 0x2b; drawn by chance if not given
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<SeedArg>,
    /// Keep a record in this file, written anew after everything that happens
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Let --record overwrite a file that exists
    #[arg(long)]
    pub(crate) force: bool,
    /// Milliseconds between the moves of bots (400 in a terminal, else 0)
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(..=60_000))]
    pub(crate) pace: Option<u64>,
}

#[derive(Debug, Args)]
pub(crate) struct DrillArgs {
    /// The game (see `spadille games`)
    pub(crate) game: String,
    /// One kind of exercise: trick, play, say, count, advice or law; otherwise what you may have forgotten, then all in turn
    #[arg(long)]
    pub(crate) kind: Option<String>,
    /// The number of the first question: the same number asks the same question
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Number of questions; otherwise until you stop
    #[arg(long)]
    pub(crate) count: Option<u64>,
    /// The folder in which your answers are remembered; otherwise one in your data directory
    #[arg(long)]
    pub(crate) memory: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct RulesArgs {
    /// The game (see `spadille games`)
    pub(crate) game: String,
    /// A rule such as R8, or a word of the game
    #[arg(value_name = "RULE OR WORD")]
    pub(crate) what: Vec<String>,
}

#[derive(Debug, Args)]
pub(crate) struct WordsArgs {
    /// The game (see `spadille games`) and a word of it; or a word of any game, in any language of the house
    #[arg(value_name = "GAME OR WORD")]
    pub(crate) what: Vec<String>,
}

#[derive(Debug, Args)]
pub(crate) struct LawsArgs {
    /// The game (see `spadille games`), or a book of laws such as campeonato
    pub(crate) game: String,
    /// A law such as II.10.15, or what happened, in any language of the house
    #[arg(value_name = "LAW OR WORDS")]
    pub(crate) what: Vec<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// What can be asked of the referee.
const RULE_EXAMPLES: &str = "\
Examples:
  spadille rule voltarete
      what the referee can be asked
  spadille rule voltarete she looked at my discards
      the incidents that speak of it
  spadille rule voltarete looked-at-discards counted-only=no role=opponent
      what follows; a question that is still open is asked
  spadille rule voltarete looked-at-discards counted-only=no role=opponent --stood \"bolo=30 by=2 whole-hand=no remissa-pending=no\"
      the same, with what everybody pays
  spadille rule truco misdeal play-begun=yes by=1 + spoke volta=testa by=2
      two faults of one hand, ruled on together

Exit codes of --json: 0 with a ruling, 3 with a question that is still open (\"ask\": key, text, answers, law and why).";

#[derive(Debug, Args)]
#[command(after_help = RULE_EXAMPLES)]
pub(crate) struct RuleArgs {
    /// The game
    pub(crate) game: String,
    /// An incident with the answers given so far, or what happened in your own words
    #[arg(value_name = "WHAT HAPPENED")]
    pub(crate) what: Vec<String>,
    /// How the table stood: `bolo=30 by=2 whole-hand=no`
    #[arg(long, value_name = "STANDING", default_value = "")]
    pub(crate) stood: String,
    /// Rule on every line of a file: `INCIDENT KEY=ANSWER ... | STANDING`; - is standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["what", "stood"])]
    pub(crate) file: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    /// The record, or - for standard input
    pub(crate) file: PathBuf,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Tell every word and card on a line of its own
    #[arg(short, long, conflicts_with = "json")]
    pub(crate) verbose: bool,
    /// Stop behind this line of the record
    #[arg(long, value_name = "LINE")]
    pub(crate) until: Option<usize>,
}

/// What can be solved, one of each kind.
const SOLVE_EXAMPLES: &str = "\
Examples:
  spadille solve match.spadille
      the last deal: who could force what, a line of best play,
      and where the play gave something away
  spadille solve match.spadille --at 40
      the same from the position behind line 40 on
  spadille solve --pbn \"N:AQ.K.5. K3.A.7. 42.Q.A. J5.J.K.\" --trump S --leader W
      four tricks of whist with spades as trumps: N has A and Q of spades,
      K of hearts, 5 of diamonds and no club; then come E, S and W";

#[derive(Debug, Args)]
#[command(after_help = SOLVE_EXAMPLES)]
pub(crate) struct SolveArgs {
    /// The record, or - for standard input; its last hand is solved from as early on as can be
    #[arg(required_unless_present_any = ["pbn", "deals"])]
    pub(crate) file: Option<PathBuf>,
    /// Solve the position behind this line of the record, and the play from there on
    #[arg(long, value_name = "LINE", requires = "file")]
    pub(crate) at: Option<usize>,
    /// Solve a deal of whist: the seat of the first hand, then the hands clockwise, each as spades.hearts.diamonds.clubs
    #[arg(long, value_name = "DEAL", conflicts_with_all = ["file", "deals"])]
    pub(crate) pbn: Option<String>,
    /// Solve a file of such deals, one a line, with trump and leader behind tabs
    #[arg(long, value_name = "FILE", conflicts_with = "file")]
    pub(crate) deals: Option<PathBuf>,
    /// The trump of a deal of whist: S, H, D, C, or N for none
    #[arg(long, value_name = "SUIT", default_value = "N")]
    pub(crate) trump: String,
    /// Who leads in a deal of whist: N, E, S or W
    #[arg(long, value_name = "SEAT", default_value = "N")]
    pub(crate) leader: String,
    /// The most memory that the tables of solved positions may take, in megabytes
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    pub(crate) memory: u32,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct SimulateArgs {
    /// The game (see `spadille games`)
    pub(crate) game: String,
    /// How many deals are played; every pack in all seatings before the next
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = how_many)]
    pub(crate) deals: u64,
    /// How many matches are played, each to its end, instead of so many deals; each pack is played in all seatings, so that N matches with k seats use N/k packs
    #[arg(long, value_name = "N", conflicts_with = "deals", value_parser = how_many)]
    pub(crate) matches: Option<u64>,
    /// The bots: one for all seats, one for each side, or one for each seat
    #[arg(long, value_delimiter = ',', value_name = "BOT,...")]
    pub(crate) bots: Vec<String>,
    /// The seed, a number such as 43, or up to 16 hexadecimal digits such as 0x2b: the same one gives the same result
    #[arg(long, value_name = "SEED", default_value = "1", value_parser = short_seed)]
    pub(crate) seed: u64,
    /// Agree on an option of the game; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<Agreement>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ArenaArgs {
    /// The game (see `spadille games`)
    pub(crate) game: String,
    /// The two bots: random, novice, club, master, or observer, who searches trees and plays in the arena only
    #[arg(long, value_delimiter = ',', value_name = "BOT,BOT", default_value = "club,novice")]
    pub(crate) bots: Vec<String>,
    /// How many deals are played, each in all seatings; fewer than ten tell nothing for sure
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = how_many)]
    pub(crate) deals: u64,
    /// How many matches are played, each to its end and in all seatings, instead of so many deals
    #[arg(long, value_name = "N", conflicts_with = "deals", value_parser = how_many)]
    pub(crate) matches: Option<u64>,
    /// The seed, a number such as 43, or up to 16 hexadecimal digits such as 0x2b: the same one gives the same result
    #[arg(long, value_name = "SEED", default_value = "1", value_parser = short_seed)]
    pub(crate) seed: u64,
    /// How many imagined worlds a thinking bot looks at for each choice
    #[arg(long, value_name = "W", default_value_t = 16, value_parser = worlds)]
    pub(crate) worlds: usize,
    /// How many seconds a choice takes instead, from 0.01 to 60: the master thinks so long, the player of the club a quarter of it
    #[arg(long, value_name = "S", conflicts_with = "worlds", value_parser = seconds)]
    pub(crate) seconds: Option<Duration>,
    /// Agree on an option of the game; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<Agreement>,
    /// Write a row for each deal into this file
    #[arg(long, value_name = "FILE")]
    pub(crate) csv: Option<PathBuf>,
    /// Draw how the difference settled into this file
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct NewArgs {
    /// The game (see `spadille games`)
    pub(crate) game: String,
    /// Agree on an option of the game; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<Agreement>,
    /// The name of a player, the first for seat 0; may be repeated
    #[arg(long = "seat-name", value_name = "NAME", value_parser = player_name)]
    pub(crate) names: Vec<String>,
    /// The seed of all shuffles: a number such as 43, or up to 64 hexadecimal digits such as 0x2b; drawn by chance if not given
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<SeedArg>,
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Overwrite a file that exists
    #[arg(long)]
    pub(crate) force: bool,
}

/// An option of a game as it is written: `NAME=VALUE`.
#[derive(Clone, Debug)]
pub(crate) struct Agreement(pub(crate) (String, String));

impl FromStr for Agreement {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Agreement, &'static str> {
        match text.split_once('=').map(|(name, value)| (name.trim(), value.trim())) {
            None | Some(("", _) | (_, "")) => Err("an option is written NAME=VALUE"),
            Some((name, value)) => Ok(Agreement((name.to_owned(), value.to_owned()))),
        }
    }
}

/// A seed as it is written: what can be a decimal number is one, all else are hexadecimal digits, behind `0x` or not. Short ones
/// stand for themselves with zeros before them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeedArg(pub(crate) Seed);

/// Digits of a whole seed, as it is shown at the end: it is never taken for a decimal number.
const WHOLE: usize = 64;

impl FromStr for SeedArg {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<SeedArg, &'static str> {
        if !text.is_empty() && text.len() < WHOLE && text.bytes().all(|digit| digit.is_ascii_digit()) {
            let number: u64 =
                text.parse().map_err(|_| "the greatest number is 18446744073709551615; hexadecimal digits stand behind 0x")?;
            let mut seed: Seed = [0; 32];
            seed[24..].copy_from_slice(&number.to_be_bytes());
            return Ok(SeedArg(seed));
        }
        let digits = text.strip_prefix("0x").unwrap_or(text);
        let seed = if digits.is_empty() { None } else { cards::fair::from_hex(&format!("{digits:0>64}")) };
        seed.map(SeedArg).ok_or("a seed is a number, or written with 1 to 64 hexadecimal digits")
    }
}

/// The same of eight bytes, from which many deals are played.
fn short_seed(text: &str) -> Result<u64, &'static str> {
    match text.parse::<SeedArg>()?.0.split_last_chunk() {
        Some((zeros, last)) if zeros.iter().all(|&byte| byte == 0) => Ok(u64::from_be_bytes(*last)),
        _ => Err("a seed of many deals has at most 16 hexadecimal digits"),
    }
}

/// A number of deals or matches one can play.
fn how_many(text: &str) -> Result<u64, &'static str> {
    text.parse().ok().filter(|&many| many > 0).ok_or("how many are to be played, 1 at least")
}

/// A number of worlds one can look at.
fn worlds(text: &str) -> Result<usize, &'static str> {
    text.parse().ok().filter(|worlds| (1..=4096).contains(worlds)).ok_or("from 1 to 4096 worlds")
}

/// A time one can think.
fn seconds(text: &str) -> Result<Duration, &'static str> {
    let known = text.parse().ok().filter(|seconds| (0.01..=60.0).contains(seconds));
    known.map(Duration::from_secs_f64).ok_or("from 0.01 to 60 seconds")
}

/// A name that can stand in a record: one line, no comment.
fn player_name(text: &str) -> Result<String, &'static str> {
    let name = text.trim();
    if name.is_empty() || name.chars().count() > 24 || name.contains(|letter: char| letter.is_control() || letter == '#') {
        return Err("a name has 1 to 24 letters and no `#`");
    }
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_do_not_contradict_each_other() {
        <Cli as clap::CommandFactory>::command().debug_assert();
    }

    #[test]
    fn short_seeds_have_zeros_before_them() {
        let seed = |text: &str| text.parse::<SeedArg>().map(|seed| seed.0);
        assert_eq!(seed("1ff").map(|seed| (seed[29], seed[30], seed[31])), Ok((0, 1, 0xff)));
        assert!(seed("").is_err() && seed("xy").is_err() && seed(&"0".repeat(65)).is_err() && seed("é").is_err());
        assert!(seed("0x").is_err() && seed("-1").is_err() && seed("+1").is_err());
    }

    /// A seed means the same wherever it is written; one that was shown in full is read as it was shown.
    #[test]
    fn what_can_be_a_number_is_one() {
        let last = |text: &str| text.parse::<SeedArg>().map(|seed| seed.0[31]);
        assert_eq!((last("10"), last("0x10"), last("1f"), last("0x1F")), (Ok(10), Ok(16), Ok(31), Ok(31)));
        assert_eq!(last(&format!("{:0>64}", "10")), Ok(16), "a whole seed is hexadecimal");
        assert_eq!((short_seed("43"), short_seed("0x2b"), short_seed("2b")), (Ok(43), Ok(43), Ok(43)));
        assert_eq!(short_seed("18446744073709551615"), Ok(u64::MAX));
        assert!(last("18446744073709551616").is_err(), "a number too great is not taken for something else");
        assert!(short_seed("0x10000000000000000").is_err() && short_seed("xyz").is_err());
    }

    #[test]
    fn names_fit_into_one_line_of_a_record() {
        assert_eq!(player_name(" Dona Inês "), Ok("Dona Inês".to_owned()));
        assert!(["", "  ", "a\nb", "a#b", &"x".repeat(25)].iter().all(|name| player_name(name).is_err()));
    }
}
