//! `spadille drill`: exercises of a game in the terminal, answered by number.

use crate::args::DrillArgs;
use crate::failure::Failure;
use crate::learnt::{Learnt, today};
use crate::paint::{Look, Paint};
use crate::speech::Speech;
use crate::table_text::TableText;
use ::laws::desk;
use ::learn::drill::{Answer, Drill, Kind, Picks, Reason, What, drill, fresh, kinds, name};
use engine::law::Value;
use engine::{Entry, Msg, Seat};
use std::io::{BufRead, Write};
use std::process::ExitCode;

/// Letters of an answer, at most.
const LONGEST: usize = 200;

pub(crate) fn run(args: &DrillArgs, speech: &Speech) -> Result<ExitCode, Failure> {
    let entry = crate::house::game(&args.game)?;
    let known = kinds(&entry);
    let wanted = match args.kind.as_deref() {
        None => None,
        Some(kind) => Some(Kind::from_name(kind).filter(|kind| known.contains(kind)).ok_or_else(|| Failure::NoDrill {
            kind: kind.chars().take(40).collect(),
            known: known.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", "),
        })?),
    };
    let table_text = TableText::new(speech, entry.facts.id, Seat::first(Seat::MOST).map(name).collect());
    let page = Page { table_text, paint: Paint::stdout(), entry };
    let first = match args.seed {
        Some(seed) => seed,
        None => u64::from(getrandom::u32().map_err(std::io::Error::other)?),
    };
    let mut learnt = Learnt::open(args.memory.clone(), page.entry.facts.id)?;
    // A question asked for by its number is that question; otherwise what is due comes first.
    let due = if args.seed.is_some() { Vec::new() } else { learnt.progress.memory.due(today()) };
    let mut due: Vec<_> = due.into_iter().map(|card| card.topic.clone()).collect();
    due.retain(|topic| wanted.is_none_or(|kind| topic.kind() == kind));
    if !due.is_empty() {
        page.print(&[page.table_text.say(&Msg::new("memory-due").with("many", due.len()))])?;
    }
    let mut due = due.into_iter();
    let (mut asked, mut right) = (0usize, 0usize);
    for number in 0..args.count.unwrap_or(u64::MAX) {
        let seed = first.wrapping_add(number);
        let kind = wanted.or_else(|| known.get(seed as usize % known.len().max(1)).copied());
        let repeated = due.next().and_then(|topic| fresh(&page.entry, &topic, seed));
        let Some(drill) = repeated.or_else(|| drill(&page.entry, kind?, seed)) else { continue };
        page.print(&page.question(&drill))?;
        let Some(picked) = page.read(&drill)? else { break };
        asked += 1;
        right += usize::from(drill.is_solved_by(&picked));
        page.print(&page.answer(&drill, &picked))?;
        if learnt.progress.answered(&drill, None, &picked, today()) {
            learnt.save()?;
        }
    }
    let score = Msg::new("drill-score").with("right", right).with("asked", asked);
    page.print(&[String::new(), page.table_text.say(&score)])?;
    Ok(ExitCode::SUCCESS)
}

struct Page {
    table_text: TableText,
    paint: Paint,
    entry: Entry,
}

impl Page {
    fn print(&self, lines: &[String]) -> Result<(), Failure> {
        let mut out = std::io::stdout().lock();
        for line in lines {
            writeln!(out, "{line}")?;
        }
        out.flush()?;
        Ok(())
    }

    fn text(&self, text: &str) -> Vec<String> {
        self.paint.wrapped("  ", 2, text)
    }

    fn heading(&self, id: &'static str) -> String {
        self.paint.look(Look::Faint, &self.table_text.text(id))
    }

    /// The question, what is seen of the table, and the choices by number.
    fn question(&self, drill: &Drill) -> Vec<String> {
        let table = &drill.table;
        let mut lines = vec![String::new(), self.paint.look(Look::Heading, &self.table_text.text(drill.kind.title()))];
        let facts: Vec<String> = table.facts.iter().map(|fact| self.table_text.say(fact)).collect();
        if !facts.is_empty() {
            lines.extend(self.text(&self.paint.look(Look::Faint, &facts.join(" · "))));
        }
        if let Some(incident) = &drill.incident {
            let words = self.table_text.words();
            lines.extend(self.text(&self.paint.look(Look::Strong, &desk::form_name(words, incident.form))));
            for &(key, value) in &incident.told {
                let answer = match value {
                    Value::Word(word) => desk::answer(words, word),
                    Value::Player(seat) => desk::player(words, self.entry.facts.id, seat, &[]),
                    Value::Number(number) => number.to_string(),
                };
                lines.extend(self.text(&format!("{} {answer}", desk::question(words, key))));
            }
        }
        if !table.log.is_empty() {
            lines.push(self.heading("drill-said-before"));
            lines.extend(table.log.iter().flat_map(|line| self.text(&self.table_text.say(line))));
        }
        if drill.kind != Kind::Trick && !table.trick.is_empty() {
            let played = |&(seat, card): &(Seat, cards::Card)| {
                format!("{} {}", self.table_text.name(seat), self.paint.card(card, self.table_text.tradition()))
            };
            lines.push(self.heading("drill-on-table"));
            lines.extend(self.text(&table.trick.iter().map(played).collect::<Vec<_>>().join(" · ")));
        }
        if !table.hand.is_empty() {
            lines.push(self.heading("drill-your-cards"));
            lines.extend(self.text(&self.paint.cards(table.hand.iter().copied(), self.table_text.tradition())));
        }
        lines.extend(self.paint.wrapped("", 0, &self.paint.look(Look::Strong, &self.table_text.say(&drill.question))));
        for (n, choice) in drill.choices.iter().enumerate() {
            lines.extend(self.paint.wrapped(&format!("{:>4}  ", n + 1), 6, &self.content(choice)));
        }
        lines
    }

    fn content(&self, choice: &Answer) -> String {
        match &choice.what {
            What::Card(card) => {
                format!("{}  {}", self.paint.card(*card, self.table_text.tradition()), self.table_text.card(*card))
            }
            What::Cards(cards) if cards.is_empty() => self.table_text.text("drill-no-card"),
            What::Cards(cards) => self.paint.cards(cards.iter(), self.table_text.tradition()),
            What::Said(msg) => self.table_text.say(msg),
            What::Number(number) => number.to_string(),
            What::Follows(sentences) => sentences.iter().map(|said| self.table_text.say(said)).collect::<Vec<_>>().join(" "),
        }
    }

    /// The choices picked, from the first line that names some; none at the end of the input or at `q`.
    fn read(&self, drill: &Drill) -> Result<Option<Vec<usize>>, Failure> {
        let prompt = match drill.picks {
            Picks::One => "drill-prompt",
            Picks::All => "drill-prompt-all",
        };
        loop {
            self.print(&[self.table_text.text(prompt)])?;
            let mut line = String::new();
            if std::io::stdin().lock().read_line(&mut line)? == 0 || line.trim() == "q" {
                return Ok(None);
            }
            let numbers = line.chars().take(LONGEST).collect::<String>();
            let picked: Vec<usize> = numbers
                .split(|letter: char| !letter.is_ascii_digit())
                .filter_map(|number| number.parse::<usize>().ok()?.checked_sub(1))
                .filter(|&number| number < drill.choices.len())
                .collect();
            if !picked.is_empty() {
                return Ok(Some(picked));
            }
        }
    }

    /// Right or not, the right answer, and why.
    fn answer(&self, drill: &Drill, picked: &[usize]) -> Vec<String> {
        let verdict = if drill.is_solved_by(picked) { "drill-right" } else { "drill-wrong" };
        let right = drill.choices.iter().filter(|choice| choice.right).map(|choice| self.content(choice));
        let mut lines = vec![self.paint.look(Look::Strong, &self.table_text.text(verdict))];
        lines.extend(self.text(&format!(
            "{}: {}",
            self.table_text.text("drill-answer-is"),
            right.collect::<Vec<_>>().join(" · ")
        )));
        lines.extend(drill.reasons.iter().flat_map(|reason| self.text(&self.reason(reason))));
        if drill.kind == Kind::Say {
            for (choice, why) in drill.choices.iter().filter_map(|choice| Some((choice, choice.why.as_ref()?))) {
                lines.extend(self.text(&format!("{}: {}", self.content(choice), self.reason(why))));
            }
        }
        lines
    }

    fn reason(&self, reason: &Reason) -> String {
        let says = reason.says.as_ref().map(|says| self.table_text.say(says));
        let rule = reason.cite.as_deref().map(|cite| {
            let told = self.table_text.words().rule(cite).map(|rule| format!("{rule} ")).unwrap_or_default();
            let number = self.table_text.words().cited(self.entry.facts.id, cite).unwrap_or_else(|| cite.to_owned());
            format!("{told}({number})")
        });
        says.into_iter().chain(rule).collect::<Vec<_>>().join(" ")
    }
}
