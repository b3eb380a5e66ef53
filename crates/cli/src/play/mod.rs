//! `spadille play`: a table in the terminal, drawn from what the player sees and nothing else.

mod commands;
mod hint;
mod menu;
pub(crate) mod news;
mod past;
mod sitting;
mod table;

use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::faults;
use crate::files::abandon;
use crate::paint::{Look, Paint, Paper, legend, won_or_lost};
use crate::sheet;
use crate::speech::Speech;
use crate::table_text::TableText;
use cards::fair::to_hex;
use commands::Command;
use console::measure_text_width;
use engine::{ActError, Msg, TableView};
use menu::{Menu, Reading, own_hand};
use news::{Deed, Ended};
use sitting::{Begun, Next, Sitting};
use std::io::{BufRead, IsTerminal, Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// A line longer than this was not typed.
const LONGEST_LINE: u64 = 1 << 16;

/// The usual time between the moves of bots in a terminal.
const PACE: u64 = 400;

/// How the program ends that was stopped with Ctrl-C, as shells expect it.
const INTERRUPTED: i32 = 130;

/// What the player answered.
enum Answer {
    Acted(String),
    /// They left, or there is nobody to answer.
    Left,
}

/// The terminal as a place to sit.
struct Screen {
    table_text: TableText,
    pace: Duration,
    /// Does somebody type who can be asked to press a key?
    typed: bool,
}

/// Plays a match.
pub(crate) fn run(args: &PlayArgs, speech: &Speech) -> Result<ExitCode, Failure> {
    let mut sitting = Sitting::new(args)?;
    let paint = Paint::stdout();
    let usual = if paint.paper == Paper::Roll { 0 } else { PACE };
    let screen = Screen {
        table_text: TableText::new(speech, sitting.entry.facts.id, sitting.names.clone()),
        pace: Duration::from_millis(args.pace.unwrap_or(usual)),
        typed: paint.paper != Paper::Roll && std::io::stdin().is_terminal(),
    };
    let goodbye = screen.goodbye(&sitting);
    let kept = sitting.keep.clone();
    ctrlc::set_handler(move || {
        // The record on the disk is whole at any moment; only what was being written beside it must go.
        if let Some(path) = &kept {
            abandon(path);
        }
        let _ = std::io::stdout().lock().write_all(format!("\n{}\n", goodbye.join("\n")).as_bytes());
        std::process::exit(INTERRUPTED);
    })?;
    if !screen.welcome(&sitting)? {
        return screen.leave(&sitting);
    }
    loop {
        let (before, ended) = (sitting.view(), sitting.deals_ended());
        let mut deed = None;
        match sitting.next()? {
            Next::Over => return screen.farewell(&sitting),
            Next::Shuffle => sitting.shuffle()?,
            Next::Bot(seat, action) => {
                if let Err(refused) = sitting.act(seat, &action)? {
                    return Err(Failure::BotRefused { seat: seat.index(), action, why: screen.refused(&refused) });
                }
                deed = Some((seat, action));
            }
            Next::Me => match screen.ask(&mut sitting)? {
                Answer::Acted(action) => deed = Some((sitting.me, action)),
                Answer::Left => return screen.leave(&sitting),
            },
        }
        let deed = deed.as_ref().map(|(seat, action)| Deed { seat: *seat, action });
        let after = sitting.view();
        if sitting.deals_ended() > ended {
            if !screen.settle(&sitting, &before, &after, deed.as_ref())? {
                return screen.leave(&sitting);
            }
            sitting.settled();
        }
        screen.tell(&before, &after, deed.as_ref())?;
    }
}

impl Screen {
    /// The terminal as it is now: its window may have been made wider or narrower since.
    fn paint(&self) -> Paint {
        Paint::stdout()
    }

    fn print(&self, lines: &[String]) -> Result<(), Failure> {
        let paint = self.paint();
        let text: String = lines.iter().flat_map(|line| paint.fitted(line)).map(|line| line + "\n").collect();
        let mut out = std::io::stdout().lock();
        out.write_all(text.as_bytes())?;
        Ok(out.flush()?)
    }

    /// Paints over what stands there, where that can be done.
    fn repaint(&self, lines: &[String]) -> Result<(), Failure> {
        if self.paint().paper != Paper::Roll {
            std::io::stdout().lock().write_all(b"\x1b[2J\x1b[H")?;
        }
        self.print(lines)
    }

    /// What the player writes; nothing at the end of input.
    fn line(&self, prompt: &str) -> Result<Option<String>, Failure> {
        let mut out = std::io::stdout().lock();
        out.write_all(prompt.as_bytes())?;
        out.flush()?;
        drop(out);
        let mut bytes = Vec::new();
        std::io::stdin().lock().take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        if self.paint().paper == Paper::Roll || bytes.is_empty() {
            self.print(&[String::new()])?;
        }
        Ok((!bytes.is_empty()).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    /// What the frame asks, with room for the answer.
    fn frame(&self, id: &'static str) -> String {
        format!("{} ", self.table_text.say(&Msg::new(id)))
    }

    /// Waits for a key, where somebody can press one; commands are answered meanwhile, and no word is lost. False if they leave.
    fn wait(&self, sitting: &Sitting, asked: &str) -> Result<bool, Failure> {
        if !self.typed {
            return Ok(true);
        }
        loop {
            let Some(line) = self.line(&self.paint().look(Look::Faint, asked))? else { return Ok(false) };
            match Command::read(&line) {
                Some(Command::Quit) => return Ok(false),
                Some(command) => self.print(&command.answer(sitting, &self.table_text, &self.paint()))?,
                None if line.is_empty() => return Ok(true),
                None => self.print(&self.paint().wrapped("", 2, &self.no_command(&line)))?,
            }
        }
    }

    /// Who plays what with whom, and what the house promises. False if the player leaves at once.
    fn welcome(&self, sitting: &Sitting) -> Result<bool, Failure> {
        let (facts, paint) = (sitting.entry.facts, self.paint());
        let mut lines = vec![
            paint.look(Look::Heading, facts.title),
            paint.look(Look::Faint, &format!("{}, {}", facts.book.title, self.table_text.words().imprint(&facts.book))),
            String::new(),
        ];
        lines.extend(paint.wrapped("", 0, &self.table_text.words().about(facts.id)));
        lines.push(String::new());
        for (name, level) in sitting.names.iter().zip(&sitting.levels) {
            let who = level.as_ref().map_or_else(|| self.table_text.text("told-play-you"), |level| self.bot(level));
            lines.push(format!("  {} – {who}", paint.look(Look::Strong, name)));
        }
        lines.push(String::new());
        let seed = match sitting.begun() {
            Begun::Here => "told-play-seed",
            Begun::Before => "told-play-seed-unknown",
        };
        lines.extend(paint.wrapped("", 0, &self.table_text.text(seed)));
        lines.extend(in_hex(&sitting.commitment(), &paint));
        if let Some(path) = &sitting.keep {
            lines.push(self.table_text.say(&Msg::new("told-play-keeps").with("file", path.display().to_string())));
        }
        lines.push(String::new());
        let legend = legend(facts.pack.cards(), self.table_text.tradition());
        lines.extend(paint.wrapped("", 0, &self.table_text.say(&Msg::new("told-play-cards").with("legend", legend))));
        lines.extend(paint.wrapped("", 0, &self.table_text.text("told-play-commands")));
        lines.push(String::new());
        self.repaint(&lines)?;
        self.wait(sitting, &self.frame("told-frame-begin"))
    }

    /// Asks the player until they do something the rules allow.
    fn ask(&self, sitting: &mut Sitting) -> Result<Answer, Failure> {
        let view = sitting.view();
        self.repaint(&table::table(&view, &self.table_text, &self.paint()))?;
        let Some(prompt) = &view.prompt else { return Ok(Answer::Left) };
        let menu = Menu::new(prompt, own_hand(&view), &self.table_text);
        loop {
            let Some(line) = self.line("> ")? else { return Ok(Answer::Left) };
            let line = match (line.is_empty(), menu.unwritten()) {
                (true, None) => continue,
                (true, Some(action)) => action,
                (false, _) => line,
            };
            match Command::read(&line) {
                Some(Command::Quit) => return Ok(Answer::Left),
                Some(command) => {
                    self.print(&command.answer(sitting, &self.table_text, &self.paint()))?;
                    continue;
                }
                None => {}
            }
            let reading = match menu.read(&line, &|text| (sitting.entry.spell)(text).is_ok()) {
                Reading::Ask { what, verb, from, to } => match self.number(&what, &verb, from, to)? {
                    Some(reading) => reading,
                    None => return Ok(Answer::Left),
                },
                reading => reading,
            };
            let answer = match reading {
                Reading::Ask { what, .. } => what,
                Reading::Tell(what) => self.table_text.say(&what),
                Reading::Act(action) => match sitting.act(sitting.me, &action)? {
                    Ok(()) => return Ok(Answer::Acted(action)),
                    Err(refused @ ActError::Refused(_)) => {
                        self.table_text.say(&Msg::new("told-play-refused").with("why", self.refused(&refused)))
                    }
                    Err(ActError::Unreadable(bad)) => {
                        let unread = Msg::new("told-play-unread").with("why", faults::action(&bad));
                        format!("{} {}", self.table_text.say(&unread), self.or_help(Command::meant(&line, menu.verbs())))
                    }
                },
            };
            self.print(&self.paint().wrapped("", 2, &answer))?;
        }
    }

    /// Asks for the number that a verb wants; Enter alone means the middle. Nothing at the end of input.
    fn number(&self, what: &str, verb: &str, from: i64, to: i64) -> Result<Option<Reading>, Failure> {
        let middle = from + (to - from) / 2;
        let asked = Msg::new("told-play-number").with("what", what.to_owned()).with("from", from).with("to", to);
        let asked = self.table_text.say(&asked.with("middle", middle));
        let Some(line) = self.line(&format!("{asked} "))? else { return Ok(None) };
        Ok(Some(match if line.is_empty() { Ok(middle) } else { line.parse::<i64>() } {
            Ok(number) => Reading::Act(format!("{verb} {number}")),
            Err(_) => Reading::Tell(Msg::new("told-play-no-number")),
        }))
    }

    /// Shows what has happened: on a terminal the table as it now is, for a moment; else what is new.
    fn tell(&self, before: &TableView, after: &TableView, deed: Option<&Deed<'_>>) -> Result<(), Failure> {
        match self.paint().paper {
            Paper::Roll => self.print(&news::news(before, after, deed, &self.table_text, &self.paint())),
            // The player needs no pause to see what they did themselves, nor before a question to them.
            Paper::Terminal { .. } if deed.is_none_or(|deed| after.viewer.are(deed.seat)) || before.deal != after.deal => Ok(()),
            Paper::Terminal { .. } => {
                self.repaint(&table::table(after, &self.table_text, &self.paint()))?;
                let full = after.centre.trick.is_empty() && !before.centre.trick.is_empty();
                std::thread::sleep(if full { self.pace * 3 } else { self.pace });
                Ok(())
            }
        }
    }

    /// The settlement of a deal. False if the player leaves.
    fn settle(&self, sitting: &Sitting, before: &TableView, after: &TableView, deed: Option<&Deed<'_>>) -> Result<bool, Failure> {
        let reports = sitting.game.reports();
        let Some(report) = reports.iter().rev().find(|report| report.outcome.is_some()) else { return Ok(true) };
        let ended = Ended { report, deed, stood: &sitting.stood, game: &*sitting.game };
        let lines = news::settlement(before, after, &ended, &self.table_text, &self.paint());
        self.repaint(&lines)?;
        self.wait(sitting, &self.frame("told-frame-go-on"))
    }

    /// The end of the match: what each has, who won, the seed, and where the record is.
    fn farewell(&self, sitting: &Sitting) -> Result<ExitCode, Failure> {
        let paint = self.paint();
        let mut lines = vec![String::new(), paint.look(Look::Heading, &self.table_text.say(&Msg::new("told-frame-over")))];
        let (sides, winners) = (sheet::sides(&*sitting.game, &self.table_text), sheet::winners(&*sitting.game, &self.table_text));
        let wide = sides.iter().map(|(names, _)| measure_text_width(names)).max().unwrap_or(0).max(12);
        lines.extend(sides.iter().map(|(names, won)| format!("  {names:<wide$} {:>6}", won_or_lost(*won))));
        lines.extend(winners.map(|names| format!("  {}", self.table_text.say(&Msg::new("told-play-won").with("names", names)))));
        // Chips that nobody won.
        let left = sheet::pots(&*sitting.game, &self.table_text).into_iter().filter(|(_, amount)| *amount > 0);
        let told = |pot, amount: i64| self.table_text.say(&Msg::new("told-play-left").with("pot", pot).with("amount", amount));
        lines.extend(left.map(|(pot, amount)| format!("  {}", told(pot, amount))));
        if let Some(seed) = sitting.revealed() {
            lines.extend([String::new(), self.table_text.text("told-play-seed-was")]);
            lines.extend(in_hex(&seed, &paint));
            lines.push(self.table_text.text("told-play-fingerprint"));
            lines.extend(in_hex(&sitting.commitment(), &paint));
        }
        lines.extend(self.save(sitting));
        self.print(&lines)?;
        Ok(ExitCode::SUCCESS)
    }

    fn leave(&self, sitting: &Sitting) -> Result<ExitCode, Failure> {
        self.print(&self.goodbye(sitting))?;
        Ok(ExitCode::SUCCESS)
    }

    /// What is said to who leaves before the end.
    fn goodbye(&self, sitting: &Sitting) -> Vec<String> {
        let mut lines = vec![self.table_text.say(&Msg::new("told-frame-leave"))];
        lines.extend(self.save(sitting));
        let resume = |path: &PathBuf| {
            format!("  spadille play --resume {}   {}", path.display(), self.table_text.text("told-play-resumes"))
        };
        lines.extend(sitting.keep.as_ref().map(resume));
        lines
    }

    /// What is said to a line that is no command where nothing else is asked for.
    fn no_command(&self, line: &str) -> String {
        let word: String = line.split_whitespace().next().unwrap_or_default().chars().take(24).collect();
        let told = self.table_text.say(&Msg::new("told-play-no-command").with("word", word));
        format!("{told} {}", self.or_help(Command::meant(line, [])))
    }

    /// What was meant, perhaps, and where to look for all that can be written.
    fn or_help(&self, meant: Option<&str>) -> String {
        let meant = meant.map(|word| self.table_text.say(&Msg::new("told-play-meant").with("word", word.to_owned())));
        meant.into_iter().chain([self.table_text.text("told-play-help")]).collect::<Vec<_>>().join(" ")
    }

    /// Why something cannot be done, and by which rule.
    fn refused(&self, refused: &ActError) -> String {
        match refused {
            ActError::Refused(refusal) => {
                format!("{} ({})", self.table_text.say(&refusal.why), self.table_text.short(refusal.cite))
            }
            ActError::Unreadable(bad) => self.table_text.say(&faults::action(bad)),
        }
    }

    /// Who plays as a bot of this level.
    fn bot(&self, level: &str) -> String {
        let level = self.table_text.words().text(&format!("web-level-{level}")).unwrap_or_else(|| level.to_owned());
        self.table_text.say(&Msg::new("told-play-bot").with("level", level))
    }

    fn save(&self, sitting: &Sitting) -> Vec<String> {
        match &sitting.keep {
            Some(path) => vec![
                self.table_text.say(&Msg::new("told-play-kept").with("file", path.display().to_string())),
                format!("  spadille replay {}   {}", path.display(), self.table_text.text("told-play-replays")),
                format!("  spadille verify {}   {}", path.display(), self.table_text.text("told-play-verifies")),
            ],
            None => vec![self.table_text.text("told-play-unkept")],
        }
    }
}

/// A seed or a fingerprint in one line, or in two where one is too narrow.
fn in_hex(bytes: &[u8; 32], paint: &Paint) -> Vec<String> {
    let text = to_hex(bytes);
    let (left, right) = text.split_at(text.len() / 2);
    paint.wrapped("  ", 2, &if paint.columns < 68 { format!("{left} {right}") } else { text.clone() })
}
