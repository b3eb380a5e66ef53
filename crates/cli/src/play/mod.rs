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
use crate::files::abandon;
use crate::paint::{Look, Paint, Paper, legend, won_or_lost};
use crate::sheet;
use crate::voice::Voice;
use cards::fair::to_hex;
use commands::Command;
use console::measure_text_width;
use engine::{ActError, Msg, TableView};
use menu::{Menu, Reading, own_hand};
use news::{Deed, Ended};
use sitting::{Begun, Next, Sitting};
use std::io::{BufRead, IsTerminal, Read, Write};
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
    voice: Voice,
    pace: Duration,
    /// Does somebody type who can be asked to press a key?
    typed: bool,
}

/// Plays a match.
pub(crate) fn run(args: &PlayArgs) -> Result<ExitCode, Failure> {
    let mut sitting = Sitting::new(args)?;
    let paint = Paint::stdout();
    let usual = if paint.paper == Paper::Roll { 0 } else { PACE };
    let screen = Screen {
        voice: Voice::new(sitting.entry.facts.id, sitting.names.clone()),
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
                    return Err(Failure::BotFailed { seat: seat.index(), why: format!("{action}: {refused}") });
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
        format!("{} ", self.voice.say(&Msg::new(id)))
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
                Some(command) => self.print(&command.answer(sitting, &self.voice, &self.paint()))?,
                None if line.is_empty() => return Ok(true),
                None => self.print(&self.paint().wrapped("", 2, &no_command(&line)))?,
            }
        }
    }

    /// Who plays what with whom, and what the house promises. False if the player leaves at once.
    fn welcome(&self, sitting: &Sitting) -> Result<bool, Failure> {
        let (facts, paint) = (sitting.entry.facts, self.paint());
        let mut lines = vec![
            paint.look(Look::Heading, facts.title),
            paint.look(Look::Faint, &format!("{}, {} {}", facts.book.title, facts.book.place, facts.book.year)),
            String::new(),
        ];
        lines.extend(paint.wrapped("", 0, facts.about));
        lines.push(String::new());
        for (name, level) in sitting.names.iter().zip(&sitting.levels) {
            let who = level.as_ref().map_or_else(|| "you".to_owned(), |level| format!("a bot, {level}"));
            lines.push(format!("  {} – {who}", paint.look(Look::Strong, name)));
        }
        lines.push(String::new());
        lines.extend(paint.wrapped("", 0, match sitting.begun() {
            Begun::Here => "All shuffles come from a secret seed. Its fingerprint is shown now, the seed itself when the match is over:",
            Begun::Before => "The match goes on. The seed it began with is not known: what is shuffled from now on comes from another, whose fingerprint is shown now, the seed itself when the match is over; the record can no longer be verified:",
        }));
        lines.extend(in_hex(&sitting.commitment(), &paint));
        if let Some(path) = &sitting.keep {
            lines.push(format!("The record is kept in {}.", path.display()));
        }
        lines.push(String::new());
        lines.extend(paint.wrapped("", 0, &format!("The cards: {}.", legend(facts.pack.cards(), facts.tradition))));
        lines.extend(paint.wrapped("", 0, "Write rules to read how the game is played, help to see what can be written."));
        lines.push(String::new());
        self.repaint(&lines)?;
        self.wait(sitting, &self.frame("told-frame-begin"))
    }

    /// Asks the player until they do something the rules allow.
    fn ask(&self, sitting: &mut Sitting) -> Result<Answer, Failure> {
        let view = sitting.view();
        self.repaint(&table::table(&view, &self.voice, &self.paint()))?;
        let Some(prompt) = &view.prompt else { return Ok(Answer::Left) };
        let menu = Menu::new(prompt, own_hand(&view), &self.voice);
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
                    self.print(&command.answer(sitting, &self.voice, &self.paint()))?;
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
                Reading::Ask { what, .. } | Reading::Tell(what) => what,
                Reading::Act(action) => match sitting.act(sitting.me, &action)? {
                    Ok(()) => return Ok(Answer::Acted(action)),
                    Err(ActError::Refused(refusal)) => {
                        format!("Refused: {} ({})", self.voice.say(&refusal.why), self.voice.short(refusal.cite))
                    }
                    Err(ActError::Unreadable(bad)) => {
                        format!("Not understood: {bad}. {}", or_help(Command::meant(&line, menu.verbs())))
                    }
                },
            };
            self.print(&self.paint().wrapped("", 2, &answer))?;
        }
    }

    /// Asks for the number that a verb wants; Enter alone means the middle. Nothing at the end of input.
    fn number(&self, what: &str, verb: &str, from: i64, to: i64) -> Result<Option<Reading>, Failure> {
        let middle = from + (to - from) / 2;
        let Some(line) = self.line(&format!("{what}: a number from {from} to {to} (Enter: {middle}) > "))? else {
            return Ok(None);
        };
        Ok(Some(match if line.is_empty() { Ok(middle) } else { line.parse::<i64>() } {
            Ok(number) => Reading::Act(format!("{verb} {number}")),
            Err(_) => Reading::Tell("That is no number.".to_owned()),
        }))
    }

    /// Shows what has happened: on a terminal the table as it now is, for a moment; else what is new.
    fn tell(&self, before: &TableView, after: &TableView, deed: Option<&Deed<'_>>) -> Result<(), Failure> {
        match self.paint().paper {
            Paper::Roll => self.print(&news::news(before, after, deed, &self.voice, &self.paint())),
            // The player needs no pause to see what they did themselves, nor before a question to them.
            Paper::Terminal { .. } if deed.is_none_or(|deed| after.eyes.are(deed.seat)) || before.deal != after.deal => Ok(()),
            Paper::Terminal { .. } => {
                self.repaint(&table::table(after, &self.voice, &self.paint()))?;
                let full = after.centre.trick.is_empty() && !before.centre.trick.is_empty();
                std::thread::sleep(if full { self.pace * 3 } else { self.pace });
                Ok(())
            }
        }
    }

    /// The settlement of a deal. False if the player leaves.
    fn settle(&self, sitting: &Sitting, before: &TableView, after: &TableView, deed: Option<&Deed<'_>>) -> Result<bool, Failure> {
        let reports = sitting.face.reports();
        let Some(report) = reports.iter().rev().find(|report| report.outcome.is_some()) else { return Ok(true) };
        let ended = Ended { report, deed, stood: &sitting.stood, face: &*sitting.face };
        let lines = news::settlement(before, after, &ended, &self.voice, &self.paint());
        self.repaint(&lines)?;
        self.wait(sitting, &self.frame("told-frame-go-on"))
    }

    /// The end of the match: what each has, who won, the seed, and where the record is.
    fn farewell(&self, sitting: &Sitting) -> Result<ExitCode, Failure> {
        let paint = self.paint();
        let mut lines = vec![String::new(), paint.look(Look::Heading, &self.voice.say(&Msg::new("told-frame-over")))];
        let (sides, winners) = (sheet::sides(&*sitting.face, &self.voice), sheet::winners(&*sitting.face, &self.voice));
        let wide = sides.iter().map(|(names, _)| measure_text_width(names)).max().unwrap_or(0).max(12);
        lines.extend(sides.iter().map(|(names, won)| format!("  {names:<wide$} {:>6}", won_or_lost(*won))));
        lines.extend(winners.map(|names| format!("  Won by {names}.")));
        // Chips that nobody won.
        let left = sheet::pots(&*sitting.face, &self.voice).into_iter().filter(|(_, amount)| *amount > 0);
        lines.extend(left.map(|(pot, amount)| format!("  left in {pot}: {amount}")));
        if let Some(seed) = sitting.revealed() {
            lines.extend([String::new(), "The seed of all shuffles was".to_owned()]);
            lines.extend(in_hex(&seed, &paint));
            lines.push("and its fingerprint, shown before the first card,".to_owned());
            lines.extend(in_hex(&sitting.commitment(), &paint));
        }
        lines.extend(self.kept(sitting));
        self.print(&lines)?;
        Ok(ExitCode::SUCCESS)
    }

    fn leave(&self, sitting: &Sitting) -> Result<ExitCode, Failure> {
        self.print(&self.goodbye(sitting))?;
        Ok(ExitCode::SUCCESS)
    }

    /// What is said to who leaves before the end.
    fn goodbye(&self, sitting: &Sitting) -> Vec<String> {
        let mut lines = vec![self.voice.say(&Msg::new("told-frame-leave"))];
        lines.extend(self.kept(sitting));
        lines.extend(sitting.keep.as_ref().map(|path| format!("  spadille play --resume {}   goes on with it", path.display())));
        lines
    }

    fn kept(&self, sitting: &Sitting) -> Vec<String> {
        match &sitting.keep {
            Some(path) => vec![
                format!("The record is in {}.", path.display()),
                format!("  spadille replay {}   shows every deal and payment", path.display()),
                format!("  spadille verify {}   checks the shuffles once the match is over", path.display()),
            ],
            None => vec!["No record was kept; --record FILE keeps one.".to_owned()],
        }
    }
}

/// What is said to a line that is no command where nothing else is asked for.
fn no_command(line: &str) -> String {
    let word: String = line.split_whitespace().next().unwrap_or_default().chars().take(24).collect();
    format!("Not understood: nothing is asked for now, and `{word}` is no command. {}", or_help(Command::meant(line, [])))
}

/// What was meant, perhaps, and where to look for all that can be written.
fn or_help(meant: Option<&str>) -> String {
    let meant = meant.map_or_else(String::new, |word| format!("Did you mean {word}? "));
    format!("{meant}Write help to see what can be written.")
}

/// A seed or a fingerprint in one line, or in two where one is too narrow.
fn in_hex(bytes: &[u8; 32], paint: &Paint) -> Vec<String> {
    let text = to_hex(bytes);
    let (left, right) = text.split_at(text.len() / 2);
    paint.wrapped("  ", 2, &if paint.columns < 68 { format!("{left} {right}") } else { text.clone() })
}
