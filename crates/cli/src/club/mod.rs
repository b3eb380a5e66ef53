//! `spadille club`: a championship in the terminal, from its file.

pub(crate) mod args;
mod verify;

use crate::failure::Failure;
use crate::speech::{Speech, Tongue};
use ::club::demo::{Demo, Speed};
use ::club::open_data::{Head, places_csv, read_entries, read_event, results, results_csv, write_event};
use ::club::options::{CategoryOptions, EventOptions, Format};
use ::club::simulate::{Day, Trouble, run as play_day};
use ::club::{Actor, Breach, Championship, Decision, Role};
use args::{ClubCommand, DemoArgs, ExportArgs, ImportArgs, Meeting, Pace, PaperArgs, ResultFormat, SimulateArgs};
use clubroom::{Clubs, EventConfig};
use engine::Msg;
use pages::Paper;
use pages::club::words as said;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;
use table::EventId;
use web::serve::default_database;
use words::{Language, Words};

/// The clock of a simulated hall: that of Porto Alegre.
const ZONE: i16 = -180;

/// A paper is in the language that was asked for, else in the regulation's own; everything else is told as the machine speaks.
pub(crate) fn run(command: &ClubCommand, language: Option<Tongue>, speech: &Speech) -> Result<ExitCode, Failure> {
    match command {
        ClubCommand::Simulate(args) => simulate(args, speech),
        ClubCommand::Demo(args) => demo(args, speech),
        ClubCommand::Verify { file } => verify::run(file, speech),
        ClubCommand::Results { file, format } => {
            let (_, event) = read(file)?;
            let text = match format {
                ResultFormat::Csv => results_csv(&event),
                ResultFormat::Places => places_csv(&event),
                ResultFormat::Json => {
                    serde_json::to_string_pretty(&results(&event)).map_err(|error| Failure::Club(error.to_string()))? + "\n"
                }
            };
            crate::print(text.as_bytes())
        }
        ClubCommand::Entries { file, csv } => entries(file, csv, speech),
        ClubCommand::Paper(args) => paper(args, language, speech),
        ClubCommand::Export(args) => export(args, speech),
        ClubCommand::Import(args) => import(args, speech),
    }
}

/// A failure in words.
fn failed(speech: &Speech, msg: &Msg) -> Failure {
    Failure::Club(speech.say(msg))
}

/// A day that the regulation refuses.
fn refused_day(speech: &Speech, breach: &Breach) -> Failure {
    failed(speech, &Msg::new("told-club-refused-day").with("cite", breach.cite().0.to_owned()))
}

/// A file without an organiser.
fn without_founder(speech: &Speech, file: &Path) -> Failure {
    failed(speech, &Msg::new("told-club-no-founder").with("file", file.display().to_string()))
}

fn text_of(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| Failure::Read { path: path.to_owned(), error })
}

fn write_to(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    std::fs::write(path, bytes).map_err(|error| Failure::Write { path: path.to_owned(), error })
}

fn read(path: &Path) -> Result<(Head, Championship), Failure> {
    let file = std::fs::File::open(path).map_err(|error| Failure::Read { path: path.to_owned(), error })?;
    read_event(std::io::BufReader::new(file)).map_err(|bad| Failure::Club(format!("{}: {bad}", path.display())))
}

fn simulate(args: &SimulateArgs, speech: &Speech) -> Result<ExitCode, Failure> {
    let format = match args.format {
        Meeting::Knockout => Format::Knockout,
        Meeting::Groups => Format::GroupsKnockout,
        Meeting::Swiss => Format::Swiss,
        Meeting::RoundRobin => Format::RoundRobin,
    };
    let trouble = if args.trouble {
        Trouble {
            incidents: 4,
            withdrawals: 15,
            walkovers: 15,
            corrections: 30,
            refused_signatures: 30,
            returns: 10,
            repairs: 20,
        }
    } else {
        Trouble::default()
    };
    let titulars = args.players as usize;
    let options = CategoryOptions { format, ..CategoryOptions::of_titulars(titulars) };
    let day = Day { entries: args.entries, titulars, options, event: EventOptions::usual(), trouble, seed: args.seed };
    let event = play_day(&day).map_err(|breach| refused_day(speech, &breach))?;
    if let Some(out) = &args.out {
        write_to(out, write_event(Head::new(ZONE), event.log()).as_bytes())?;
    }
    crate::print(render(&event, speech).as_bytes())
}

/// How an event ended, or how far it is.
fn render(event: &Championship, speech: &Speech) -> String {
    let words = speech.words();
    let day = Msg::new("told-club-day").with("name", event.name.clone()).with("date", event.date.clone());
    let mut told = speech.say(&day.with("many", event.log().len())) + "\n";
    let results = results(event);
    for (id, category) in &event.categories {
        let jogos = results.jogos.iter().filter(|jogo| jogo.category == id.0 && jogo.jogo.is_some()).count();
        let entries = said::count(words, "web-club-entries-of", category.order().len());
        let line = Msg::new("told-club-category").with("category", said::category_name(words, &id.0)).with("entries", entries);
        let line = line.with("state", said::category_state(words, category.state)).with("many", jogos);
        told += &(speech.say(&line.with("pool", format!("R$ {}", event.pool(id)))) + "\n");
    }
    for place in results.places.iter().filter(|place| place.place <= 3) {
        let _ = writeln!(told, "  {}. {} (R$ {})", place.place, place.entry, place.prize);
    }
    told
}

/// Lets a day go by, a line a decision that matters to who watches.
fn demo(args: &DemoArgs, speech: &Speech) -> Result<ExitCode, Failure> {
    let speed = match args.speed {
        Pace::Slow => Speed::Slow,
        Pace::Brisk => Speed::Brisk,
        Pace::Fast => Speed::Fast,
        Pace::AtOnce => Speed::AtOnce,
    };
    let demo = Demo::new(args.seed, speed);
    let whole = play_day(&demo.day()).map_err(|breach| refused_day(speech, &breach))?;
    let mut event = Championship::new();
    let mut out = std::io::stdout().lock();
    for logged in whole.log() {
        event.decide(logged.by, logged.at, logged.decision.clone()).map_err(|breach| refused_day(speech, &breach))?;
        if let Some(line) = seen(&event, &logged.decision, speech) {
            writeln!(out, "{}  {line}", logged.at)?;
            out.flush()?;
            std::thread::sleep(speed.pause());
        }
    }
    out.write_all(render(&event, speech).as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// A decision as the hall sees it, with the entries of its jogo.
fn seen(event: &Championship, decision: &Decision, speech: &Speech) -> Option<String> {
    let jogo = decision.jogo().and_then(|jogo| event.jogo(jogo).ok());
    let sides = jogo.map(|jogo| {
        let name = |entry: Option<::club::entry::EntryId>| {
            entry.and_then(|entry| event.entry(entry).ok()).map_or("…", |entry| &entry.name)
        };
        format!("{} × {}", name(jogo.entries[0]), name(jogo.entries[1]))
    });
    match decision {
        Decision::Tentos { .. } => {
            let [a, b] = jogo?.partidas.last()?.score;
            Some(format!("{} {a}–{b}", sides?))
        }
        Decision::Enter { .. }
        | Decision::CloseEntries { .. }
        | Decision::DrawByHash { .. }
        | Decision::DrawByTickets { .. }
        | Decision::StartRound { .. }
        | Decision::Call { .. }
        | Decision::Walkover { .. }
        | Decision::Report { .. }
        | Decision::Homologate { .. }
        | Decision::PayAward { .. } => {
            let told = said::in_words(speech.words(), event, decision);
            Some(sides.map_or_else(|| told.clone(), |sides| format!("{told} ({sides})")))
        }
        _ => None,
    }
}

/// All entries of the list are taken, or none.
fn entries(file: &Path, csv: &Path, speech: &Speech) -> Result<ExitCode, Failure> {
    let (head, mut event) = read(file)?;
    let rows = read_entries(&text_of(csv)?).map_err(|bad| Failure::Club(format!("{}: {bad}", csv.display())))?;
    let (person, role) =
        event.staff().find(|(_, role)| *role == Role::Organising).ok_or_else(|| without_founder(speech, file))?;
    let at = event.log().last().map(|logged| logged.at).unwrap_or_default();
    let refused = |breach: Breach| {
        let msg = Msg::new("told-club-refused").with("file", csv.display().to_string());
        failed(speech, &msg.with("cite", breach.cite().0.to_owned()))
    };
    for decision in web::http::entries_of_csv(&rows, &event).map_err(refused)? {
        event.decide(Actor { person, role }, at, decision).map_err(refused)?;
    }
    write_to(file, write_event(head, event.log()).as_bytes())?;
    crate::print((speech.say(&Msg::new("told-club-entered").with("many", rows.len())) + "\n").as_bytes())
}

fn paper(args: &PaperArgs, language: Option<Tongue>, speech: &Speech) -> Result<ExitCode, Failure> {
    let (_, event) = read(&args.file)?;
    let Tongue(language) = language.unwrap_or(Tongue(Language::Portuguese));
    let unknown = || failed(speech, &Msg::new("told-club-no-paper").with("paper", args.paper.clone()));
    let paper = Paper::from_name(&args.paper).ok_or_else(unknown)?;
    write_to(&args.out, &paper.draw(&Words::new(language), &event, None))?;
    Ok(ExitCode::SUCCESS)
}

fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?)
}

fn export(args: &ExportArgs, speech: &Speech) -> Result<ExitCode, Failure> {
    let database = args.db.clone().unwrap_or_else(default_database);
    let unknown = || failed(speech, &Msg::new("told-club-no-event").with("event", args.event.clone()));
    let id = EventId::from_text(&args.event).ok_or_else(unknown)?;
    let file = runtime()?.block_on(async {
        let clubs = Clubs::new(sql::open(&database).await.map_err(|error| Failure::Club(error.to_string()))?);
        let event = clubs.event(&id).await.map_err(|error| Failure::Club(error.to_string()))?;
        Ok::<_, Failure>(write_event(Head::new(event.config.zone), event.standing().log()))
    })?;
    crate::print(file.as_bytes())
}

fn import(args: &ImportArgs, speech: &Speech) -> Result<ExitCode, Failure> {
    let database = args.db.clone().unwrap_or_else(default_database);
    let (head, event) = read(&args.file)?;
    let (person, role) =
        event.staff().find(|(_, role)| *role == Role::Organising).ok_or_else(|| without_founder(speech, &args.file))?;
    runtime()?.block_on(async {
        let store = sql::open(&database).await.map_err(|error| Failure::Club(error.to_string()))?;
        let clubs = Clubs::new(std::sync::Arc::clone(&store));
        let config = EventConfig { zone: head.zone, demo: None };
        let event = clubs.take_over(&config, None, event).await.map_err(|error| Failure::Club(error.to_string()))?;
        let issued = event.issue(Actor { person, role }).await.map_err(|error| Failure::Club(error.to_string()))?;
        // The link and its PIN are told once: before anything else can fail.
        let told = format!("/club/{}/in/{}\nPIN {}\n", event.id, issued.secret.as_str(), issued.pin);
        let code = crate::print(told.as_bytes())?;
        store.close().await.map_err(|error| Failure::Club(error.to_string()))?;
        Ok(code)
    })
}
