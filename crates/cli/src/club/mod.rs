//! `spadille club`: a championship in the terminal, from its file.

pub(crate) mod args;

use crate::failure::Failure;
use crate::speech::Tongue;
use ::club::category::CategoryState;
use ::club::demo::{Demo, Speed};
use ::club::open_data::{Head, read_entries, read_event, results, results_csv, write_event};
use ::club::options::{CategoryOptions, EventOptions, Format};
use ::club::simulate::{Day, Trouble, run as play_day};
use ::club::{Actor, Championship, Decision, Role};
use args::{ClubCommand, DemoArgs, ExportArgs, ImportArgs, Meeting, Pace, PaperArgs, ResultFormat, SimulateArgs};
use clubroom::{Clubs, EventConfig};
use pages::Paper;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;
use table::EventId;
use web::serve::default_database;
use words::{Language, Words};

/// The clock of a simulated hall: that of Porto Alegre.
const ZONE: i16 = -180;

/// A paper is in the language that was asked for, else in the regulation's own.
pub(crate) fn run(command: &ClubCommand, language: Option<Tongue>) -> Result<ExitCode, Failure> {
    match command {
        ClubCommand::Simulate(args) => simulate(args),
        ClubCommand::Demo(args) => demo(args),
        ClubCommand::Verify { file } => verify(file),
        ClubCommand::Results { file, format } => {
            let (_, event) = read(file)?;
            let text = match format {
                ResultFormat::Csv => results_csv(&event),
                ResultFormat::Json => {
                    serde_json::to_string_pretty(&results(&event)).map_err(|error| Failure::Club(error.to_string()))? + "\n"
                }
            };
            crate::print(text.as_bytes())
        }
        ClubCommand::Entries { file, csv } => entries(file, csv),
        ClubCommand::Paper(args) => paper(args, language),
        ClubCommand::Export(args) => export(args),
        ClubCommand::Import(args) => import(args),
    }
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

fn simulate(args: &SimulateArgs) -> Result<ExitCode, Failure> {
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
    let day = Day { entries: args.entries, titulars, options, event: EventOptions::default(), trouble, seed: args.seed };
    let event = play_day(&day).map_err(|breach| Failure::Club(format!("the day is refused by {}", breach.cite().0)))?;
    if let Some(out) = &args.out {
        write_to(out, write_event(Head::new(ZONE), event.log()).as_bytes())?;
    }
    crate::print(render(&event).as_bytes())
}

/// How an event ended, or how far it is.
fn render(event: &Championship) -> String {
    let mut told = format!("{}, {}: {} decisions\n", event.name, event.date, event.log().len());
    let results = results(event);
    for (id, category) in &event.categories {
        let state = match category.state {
            CategoryState::InPlay(round) => format!("round {}", round + 1),
            other => format!("{other:?}").to_lowercase(),
        };
        let jogos = results.jogos.iter().filter(|jogo| jogo.category == id.0).count();
        let _ = writeln!(
            told,
            "{}: {} entries, {jogos} jogos closed, {state}, pool R$ {}",
            id.0,
            category.order().len(),
            event.pool(id)
        );
    }
    for place in results.places.iter().filter(|place| place.place <= 3) {
        let _ = writeln!(told, "  {}. {} (R$ {})", place.place, place.entry, place.prize);
    }
    told
}

/// Lets a day go by, a line a decision that matters to who watches.
fn demo(args: &DemoArgs) -> Result<ExitCode, Failure> {
    let speed = match args.speed {
        Pace::Slow => Speed::Slow,
        Pace::Brisk => Speed::Brisk,
        Pace::Fast => Speed::Fast,
        Pace::AtOnce => Speed::AtOnce,
    };
    let demo = Demo::new(args.seed, speed);
    let whole = play_day(&demo.day()).map_err(|breach| Failure::Club(format!("the day is refused by {}", breach.cite().0)))?;
    let mut event = Championship::new();
    let mut out = std::io::stdout().lock();
    for logged in whole.log() {
        event
            .decide(logged.by, logged.at, logged.decision.clone())
            .map_err(|breach| Failure::Club(format!("the day is refused by {}", breach.cite().0)))?;
        if let Some(line) = seen(&event, &logged.decision) {
            writeln!(out, "{}  {line}", logged.at)?;
            out.flush()?;
            std::thread::sleep(speed.pause());
        }
    }
    out.write_all(render(&event).as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// What somebody in the hall sees of a decision.
fn seen(event: &Championship, decision: &Decision) -> Option<String> {
    let sides = |jogo: &::club::entry::JogoId| {
        let jogo = event.jogo(*jogo).ok()?;
        let name = |entry: Option<::club::entry::EntryId>| {
            entry.and_then(|entry| event.entry(entry).ok()).map_or("?", |entry| &entry.name)
        };
        Some(format!("{} x {}", name(jogo.entries[0]), name(jogo.entries[1])))
    };
    Some(match decision {
        Decision::Enter { name, .. } => format!("entered: {name}"),
        Decision::CloseEntries { .. } => "the entries are closed".to_owned(),
        Decision::DrawByHash { cards, .. } => format!("the draw: {}", ::club::seed_of(cards)),
        Decision::StartRound { .. } => "a round begins".to_owned(),
        Decision::Call { jogo, table, .. } => format!("table {table}: {}", sides(jogo)?),
        Decision::Tentos { jogo, .. } => {
            let score = event.jogo(*jogo).ok()?.partidas.last()?.score;
            format!("{} {}-{}", sides(jogo)?, score[0], score[1])
        }
        Decision::Walkover { jogo, .. } => format!("walkover: {}", sides(jogo)?),
        Decision::Report { jogo, ground, .. } => format!("a complaint by {}: {}", ground.law(), sides(jogo)?),
        Decision::Homologate { jogo } => format!("homologated: {}", sides(jogo)?),
        Decision::PayAward { place, .. } => format!("prize {} is handed over", place + 1),
        _ => return None,
    })
}

/// Tells every draw again: a line an entry as `sha256sum` prints it, in the order that follows; then what was found.
fn verify(file: &Path) -> Result<ExitCode, Failure> {
    let (_, event) = read(file)?;
    let mut told = String::new();
    let (mut draws, mut by_hand) = (0, 0);
    let all = event.categories.iter().flat_map(|(id, category)| category.minutes.iter().map(move |minutes| (id, minutes)));
    for (id, minutes) in all {
        if let Some(annulled) = &minutes.annulled {
            let _ = writeln!(told, "# {}: annulled at {}: {}", id.0, annulled.at, annulled.reason);
        }
        let numbers: Vec<u32> =
            minutes.order.iter().filter_map(|&entry| event.entry(entry).ok()).map(|entry| entry.number).collect();
        let Some(seed) = &minutes.seed else {
            let _ = writeln!(told, "# {}: drawn by tickets; there is nothing to compute", id.0);
            by_hand += 1;
            continue;
        };
        let _ = writeln!(told, "# {}: printf '%s' TEXT | sha256sum, in the order of the sums", id.0);
        if ::club::drawn_order(seed, id, &numbers) != numbers {
            return Err(Failure::Club(format!("the order of {} does not follow from its cards", id.0)));
        }
        draws += 1;
        for number in numbers {
            let text = format!("{seed}:{}:{number}", id.0);
            let _ = writeln!(told, "{}  {text}", ::club::digest_of(&text));
        }
    }
    let tables = promises(&event, &mut told)?;
    if draws + by_hand + tables == 0 {
        return Err(Failure::Club(format!("{}: nothing was drawn yet", file.display())));
    }
    let _ = writeln!(
        told,
        "verified: {} by cards, each in the order of its sums; {} by tickets, which nobody can compute; {}",
        counted(draws, "draw", "draws"),
        counted(by_hand, "draw", "draws"),
        counted(tables, "table of the card room kept its promise", "tables of the card room kept their promises"),
    );
    crate::print(told.as_bytes())
}

fn counted(many: usize, one: &str, several: &str) -> String {
    format!("{many} {}", if many == 1 { one } else { several })
}

/// Every table of the card room showed the seed it had promised before its first card.
fn promises(event: &Championship, told: &mut String) -> Result<usize, Failure> {
    let mut kept = 0;
    for (id, jogo) in &event.jogos {
        for room in &jogo.rooms {
            let Some(proof) = &room.proof else { continue };
            let promised = cards::fair::from_hex(&proof.seed).map(|seed| cards::fair::to_hex(&cards::fair::commit(&seed)));
            if promised.as_deref() != Some(room.commitment.as_str()) {
                return Err(Failure::Club(format!("the seed of jogo {id} at table {} is not the one promised", room.table)));
            }
            let _ = writeln!(told, "# jogo {id}: table {}, record {} with SHA-256 {}", room.table, proof.record, proof.sha256);
            kept += 1;
        }
    }
    Ok(kept)
}

/// All entries of the list are taken, or none.
fn entries(file: &Path, csv: &Path) -> Result<ExitCode, Failure> {
    let (head, mut event) = read(file)?;
    let rows = read_entries(&text_of(csv)?).map_err(|bad| Failure::Club(format!("{}: {bad}", csv.display())))?;
    let (person, role) = event
        .staff()
        .find(|(_, role)| *role == Role::Organising)
        .ok_or_else(|| Failure::Club(format!("{}: nobody has founded this event", file.display())))?;
    let at = event.log().last().map(|logged| logged.at).unwrap_or_default();
    let refused =
        |breach: ::club::Breach| Failure::Club(format!("{}: refused by {}; nothing was taken", csv.display(), breach.cite().0));
    for decision in web::http::entries_of_csv(&rows, &event).map_err(refused)? {
        event.decide(Actor { person, role }, at, decision).map_err(refused)?;
    }
    write_to(file, write_event(head, event.log()).as_bytes())?;
    crate::print(format!("{} entries were taken.\n", rows.len()).as_bytes())
}

fn paper(args: &PaperArgs, language: Option<Tongue>) -> Result<ExitCode, Failure> {
    let (_, event) = read(&args.file)?;
    let Tongue(language) = language.unwrap_or(Tongue(Language::Portuguese));
    let paper = Paper::from_name(&args.paper).ok_or_else(|| Failure::Club(format!("there is no paper `{}`", args.paper)))?;
    write_to(&args.out, &paper.draw(&Words::new(language), &event, None))?;
    Ok(ExitCode::SUCCESS)
}

fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?)
}

fn export(args: &ExportArgs) -> Result<ExitCode, Failure> {
    let database = args.db.clone().unwrap_or_else(default_database);
    let id = EventId::from_text(&args.event).ok_or_else(|| Failure::Club(format!("there is no event `{}`", args.event)))?;
    let file = runtime()?.block_on(async {
        let clubs = Clubs::new(sql::open(&database).await.map_err(|error| Failure::Club(error.to_string()))?);
        let event = clubs.event(&id).await.map_err(|error| Failure::Club(error.to_string()))?;
        Ok::<_, Failure>(write_event(Head::new(event.config.zone), event.standing().log()))
    })?;
    crate::print(file.as_bytes())
}

fn import(args: &ImportArgs) -> Result<ExitCode, Failure> {
    let database = args.db.clone().unwrap_or_else(default_database);
    let (head, event) = read(&args.file)?;
    let (person, role) = event
        .staff()
        .find(|(_, role)| *role == Role::Organising)
        .ok_or_else(|| Failure::Club(format!("{}: nobody has founded this event", args.file.display())))?;
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
