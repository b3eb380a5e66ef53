//! Writes pages of every game, in many situations, to a folder: for whoever works on their look.
//!
//! `cargo run -p web --example gallery -- FOLDER [LANGUAGE]`, then serve the folder and open `index.html`.

#[path = "../tests/seen/rooms.rs"]
mod rooms;

use engine::show::Choice;
use engine::{Entry, Seat, Turn, Viewer};
use maud::{Markup, html};
use pages::{Context, Lobby, MyTurn, Replay, SignedIn, Stop, Theme, assets};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use store::{Blunders, Listed, MatchResult};
use table::{
    Clock, Deadline, Hints, Look, Name, Next, Openness, Pace, PersonId, Phase, Request, Rest, Table, TableConfig, TableId, Token,
    VisitorView,
};
use words::{Language, Words};

/// Why the gallery could not be written.
type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let mut args = std::env::args().skip(1);
    let folder = PathBuf::from(args.next().ok_or("give a folder")?);
    let language = args.next().as_deref().and_then(Language::from_tag).unwrap_or_default();
    let gallery = Gallery { folder, language, words: Words::new(language) };
    std::fs::create_dir_all(gallery.folder.join("assets"))?;
    for name in [
        "look.css",
        "pages.css",
        "table.css",
        "replay.css",
        "reading.css",
        "spadille.js",
        "cards.svg",
        "icon.svg",
        "manifest.webmanifest",
        "serif.woff2",
        "serif-italic.woff2",
        "sans.woff2",
        "sans-bold.woff2",
    ] {
        let asset = assets::find(name).ok_or("a file is missing")?;
        std::fs::write(gallery.folder.join("assets").join(name), asset.bytes)?;
    }
    let mut pages = gallery.plain()?;
    for (name, visitor_view) in rooms::rooms() {
        pages.push(gallery.table(&format!("room-{name}"), &visitor_view)?);
    }
    for entry in games::catalogue() {
        pages.extend(gallery.game(&entry)?);
    }
    let index = html! { ul { @for page in &pages { li { a href=(page) { (page) } } } } };
    std::fs::write(gallery.folder.join("index.html"), index.into_string())?;
    Ok(())
}

/// Where pages go, and in which language.
struct Gallery {
    folder: PathBuf,
    language: Language,
    words: Words,
}

/// A table of a game, and the person whose pages are written.
struct Sitting {
    table: Table,
    me: PersonId,
    bots: Vec<Box<dyn bots::Bot>>,
}

impl Sitting {
    fn open(entry: &Entry, options: &[(&str, &str)]) -> Result<Sitting, Failure> {
        let me = PersonId::new()?;
        let table_config = TableConfig {
            id: TableId::new()?,
            game: entry.facts.id.to_owned(),
            revision: engine::Revision::FIRST,
            options: options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect(),
            openness: Openness::Public,
            invitation: Token::new()?,
            clock: Some(Clock { base: 900, increment: 15 }),
            pace: Pace::Human,
            deadline: Deadline::default(),
            hints: Hints::default(),
            rest: Rest::None,
            rating: table::Rating::default(),
            length: table::Length::Whole,
            chairs: table::Chairs::Free,
            host: me.clone(),
            opened: 0,
            seed: [7; 32],
        };
        let table = Table::open(table_config)?;
        let level = bots::USUAL;
        let bots = (0..table.chairs().len() as u64)
            .filter_map(|seed| bots::bot(entry.facts.id, level, seed, bots::Thinking::default()))
            .collect();
        Ok(Sitting { table, me, bots })
    }

    fn ask(&mut self, request: Request) -> Result<(), Failure> {
        let next = self.table.consider(&self.me, request, 4_000, None)?;
        self.happen(next);
        Ok(())
    }

    fn happen(&mut self, next: Next) {
        self.table.happen(next);
        while let Some(next) = self.table.due() {
            self.table.happen(next);
        }
    }

    fn fill(&mut self) -> Result<(), Failure> {
        let level = bots::USUAL;
        for seat in 1..self.table.chairs().len() {
            self.ask(Request::Fill { seat, level: level.to_owned() })?;
        }
        Ok(())
    }

    /// Whoever must act does.
    fn step(&mut self) -> Result<(), Failure> {
        let Turn::Seats { must, .. } = self.table.game().turn() else { return Ok(()) };
        let seat = must.iter().next().ok_or("nobody must act")?;
        let action = self.bots[seat.index()].choose(&self.table.game().seen(engine::Viewer::Seat(seat))).ok_or("no action")?;
        let next = self.table.room_acts(seat, &action)?;
        self.happen(next);
        Ok(())
    }

    fn visitor_view(&self) -> VisitorView {
        self.table.visitor_view(Some(&self.me), &[3_000; Seat::MOST])
    }
}

/// What makes a situation different from others, for who looks at pages.
fn situation(visitor_view: &VisitorView) -> Option<String> {
    let prompt = visitor_view.view.prompt.as_ref()?;
    let kind = |way: &Choice| match way {
        Choice::Word { .. } => "word".to_owned(),
        Choice::Card { verb, .. } | Choice::Cards { verb, .. } | Choice::Number { verb, .. } => (*verb).to_owned(),
    };
    let kinds: BTreeSet<String> = prompt.ways.iter().map(kind).collect();
    let kinds: Vec<String> = kinds.into_iter().collect();
    let many = if matches!(prompt.ways.first(), Some(Choice::Card { .. })) {
        visitor_view.view.centre.trick.len().to_string()
    } else {
        String::new()
    };
    let question = prompt.question.id.split_once('-').map_or("", |(_, rest)| rest);
    Some(format!("{question}-{}{many}", kinds.join("-")))
}

impl Gallery {
    fn context(&self, path: &str) -> Context {
        let (language, theme) = (self.language, Theme::Auto);
        Context { language, theme, name: Some("Ana".to_owned()), signed_in: SignedIn::Guest, path: path.to_owned() }
    }

    fn write(&self, name: &str, page: Markup) -> Result<String, Failure> {
        let file = format!("{name}.html");
        std::fs::write(Path::new(&self.folder).join(&file), page.into_string())?;
        Ok(file)
    }

    fn table(&self, name: &str, visitor_view: &VisitorView) -> Result<String, Failure> {
        self.write(name, pages::table::page(&self.context("/table/x"), &self.words, visitor_view))
    }

    /// The pages without a table.
    fn plain(&self) -> Result<Vec<String>, Failure> {
        let words = &self.words;
        let listed = |game: &str, phase: Phase, names: &[&str]| -> Result<Listed, Failure> {
            let names = names.iter().map(|name| (!name.is_empty()).then(|| (*name).to_owned())).collect();
            Ok(Listed { id: TableId::new()?, game: game.to_owned(), phase, names, changed: 0 })
        };
        let mine = vec![
            (listed("voltarete", Phase::Playing, &["Ana", "Bento", "Clara"])?, MyTurn::Mine),
            (listed("grand", Phase::Playing, &["Ana", "Duarte", "Elvira", "Fausto"])?, MyTurn::Others),
        ];
        let lobby = Lobby {
            page: 1,
            goes_on: false,
            filter: pages::Filter::default(),
            open: vec![
                listed("truco", Phase::Gathering, &["Bento", "", "Davi", ""])?,
                listed("minchiate", Phase::Gathering, &["Lucia", "Piero", "Nora", ""])?,
            ],
            running: vec![listed("yukon", Phase::Playing, &["Rui", "Inês"])?],
            mine: mine.clone(),
        };
        let result = |game: &str, score: i64, place: u32| -> Result<MatchResult, Failure> {
            Ok(MatchResult {
                person: PersonId::new()?,
                table: TableId::new()?,
                game: game.to_owned(),
                score,
                place,
                sides: 3,
                against: store::Against::Bots("novice".to_owned()),
                side: 0,
                rating: table::Rating::Unrated,
                skill: None,
                at: 0,
            })
        };
        let results = [result("voltarete", 42, 1)?, result("voltarete", -17, 3)?, result("truco", 24, 1)?];
        let mut results = results.to_vec();
        let rated = table::Rating::Rated;
        let skill = Some(table::Skill { rating: 27.4, uncertainty: 3.1 });
        results.push(MatchResult { against: store::Against::People, rating: rated, skill, ..result("mediator", 12, 1)? });
        let blunders = (0..14_u32).map(|n| {
            let (person, table) = (PersonId::new()?, TableId::new()?);
            let (game, given_away) = ("voltarete".to_owned(), (17 * n + 5) % 9 + (14 - n) / 3);
            Ok(Blunders { person, table, game, judged: 40, given_away, at: u64::from(n) })
        });
        let blunders = blunders.rev().collect::<Result<_, Failure>>()?;
        let achieved = pages::Achieved { results, blunders, unread: 3, is_read: false };
        let entry = games::catalogue().into_iter().next().ok_or("no game")?;
        Ok(vec![
            self.write("lobby", pages::lobby(&self.context("/"), words, &lobby))?,
            self.write("mine", pages::mine(&self.context("/mine"), words, &mine))?,
            self.write("account", pages::account(&self.context("/account"), words, &achieved, &[], None))?,
            self.write("open", pages::open_form(&self.context("/open/x"), words, &entry, None, &[]))?,
            self.write("upload", pages::upload(&self.context("/replay"), words, Some("line 3: no such game"), "spadille 1\n"))?,
            self.write("message", pages::message(&self.context("/x"), words, "404", "There is nothing here."))?,
        ])
    }

    /// The pages of a game: before the match, at each kind of question, watching, after it, and a replay.
    fn game(&self, entry: &Entry) -> Result<Vec<String>, Failure> {
        let id = entry.facts.id;
        let mut pages = Vec::new();
        let at = |name: &str, visitor_view: &VisitorView| self.table(&format!("{id}-{name}"), visitor_view);
        let mut sitting = Sitting::open(entry, &[])?;
        pages.push(at("0-empty", &sitting.visitor_view())?);
        sitting.ask(Request::Sit { seat: 0, name: Name::from_text("Ana")?, entropy: None })?;
        pages.push(at("1-gathering", &sitting.visitor_view())?);
        sitting.fill()?;
        let mut seen = BTreeSet::new();
        for step in 0..6_000 {
            if sitting.table.phase() == Phase::Over {
                break;
            }
            let visitor_view = sitting.visitor_view();
            let must = visitor_view.view.prompt.as_ref().is_some_and(|prompt| prompt.must);
            if let Some(name) = situation(&visitor_view).filter(|_| must && step > 20)
                && seen.insert(name.clone())
                && seen.len() <= 24
            {
                pages.push(at(&name, &visitor_view)?);
                if seen.len() == 6 {
                    pages.push(at("watching", &sitting.table.visitor_view(None, &[]))?);
                    pages.push(self.replay(&sitting, entry)?);
                }
            } else if !must && seen.len() == 5 && !visitor_view.view.centre.trick.is_empty() {
                pages.push(at("waiting", &visitor_view)?);
            }
            sitting.step()?;
        }
        pages.push(at("9-over", &sitting.visitor_view())?);
        Ok(pages)
    }

    fn replay(&self, sitting: &Sitting, entry: &Entry) -> Result<String, Failure> {
        let visitor_view = sitting.visitor_view();
        let log = visitor_view.view.log.len() as u64;
        let say = |n: usize| self.words.say(&visitor_view.view.log[n], &|seat: Seat| format!("{seat}"), entry.facts.tradition);
        let stops = (0..visitor_view.view.log.len()).map(|n| Stop { at: n as u64 + 1, words: say(n) }).collect();
        let (looks, address) = (Look::all(visitor_view.plates.len()), "/table/x/replay".to_owned());
        let look = visitor_view.me.map_or(Look::Open, |me| Look::Through(Viewer::Seat(me)));
        let replay = Replay {
            visitor_view,
            at: log,
            last: log + 20,
            look,
            looks,
            stops,
            verified: None,
            download: Some("/x".to_owned()),
            address,
            analysis: pages::Analysis::Closed,
            sharing: pages::Sharing::None,
        };
        self.write(
            &format!("{}-replay", entry.facts.id),
            pages::replay(&self.context("/table/x/replay"), &self.words, &replay, ""),
        )
    }
}
