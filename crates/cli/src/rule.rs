//! `spadille rule`: the referee's desk in the terminal.

use crate::args::RuleArgs;
use crate::failure::Failure;
use crate::paint::{Look, Paint};
use crate::speech::Speech;
use ::laws::desk::{self, Case, Finding, Form, Question, Unruled};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::process::ExitCode;
use words::Words;

pub(crate) fn run(args: &RuleArgs, speech: &Speech) -> Result<ExitCode, Failure> {
    let asked = crate::laws::searched(&args.game)?;
    let Some((game, forms)) = desk::asked_at(asked).filter(|(_, forms)| !forms.is_empty()) else {
        return Err(Failure::NoDesk { game: asked });
    };
    let answer = Answer { game, asked, words: speech.words(), paint: Paint::stdout(), json: args.json };
    let told = if let Some(path) = &args.file {
        let text = read(path)?;
        let cases = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        RuleOutput::concat(cases.map(|line| answer.ruled(line)).collect::<Result<Vec<_>, _>>()?)
    } else {
        match &args.what[..] {
            [] => RuleOutput::closed(forms.into_iter().flat_map(|form| answer.named(form)).collect()),
            [first, ..] if desk::form(game, first).is_some() => {
                answer.ruled(&format!("{} | {}", args.what.join(" "), args.stood))?
            }
            told => RuleOutput::closed(answer.suggested(&told.join(" "))?),
        }
    };
    let printed = crate::print(told.lines.into_iter().map(|line| line + "\n").collect::<String>().as_bytes())?;
    Ok(if told.open { ExitCode::from(OPEN) } else { printed })
}

/// Exit code of `--json` where a question is still open.
const OPEN: u8 = 3;

/// The lines of an answer, and whether it is a question to a program.
struct RuleOutput {
    lines: Vec<String>,
    open: bool,
}

impl RuleOutput {
    fn closed(lines: Vec<String>) -> RuleOutput {
        RuleOutput { lines, open: false }
    }

    fn concat(each: Vec<RuleOutput>) -> RuleOutput {
        let open = each.iter().any(|told| told.open);
        RuleOutput { lines: each.into_iter().flat_map(|told| told.lines).collect(), open }
    }
}

/// A file of cases is no longer than this.
const LONGEST: u64 = 1 << 20;

/// The text of a file; `-` is standard input.
fn read(path: &Path) -> Result<String, Failure> {
    let failed = |error| Failure::Read { path: path.to_owned(), error };
    let mut text = String::new();
    if path == Path::new("-") {
        io::stdin().lock().take(LONGEST).read_to_string(&mut text).map_err(failed)?;
    } else {
        File::open(path).and_then(|file| file.take(LONGEST).read_to_string(&mut text)).map_err(failed)?;
    }
    Ok(text)
}

/// How the desk answers.
struct Answer<'a> {
    game: &'static str,
    /// The game, or a book that is no game, whose laws are searched.
    asked: &'static str,
    words: &'a Words,
    paint: Paint,
    json: bool,
}

impl Answer<'_> {
    /// The incidents and laws that speak of what was told.
    fn suggested(&self, told: &str) -> Result<Vec<String>, Failure> {
        let found = desk::Guide::of(self.asked).found(told);
        let what: String = told.chars().filter(|letter| !letter.is_control()).take(60).collect();
        if found.is_empty() {
            Err(Failure::NoLaw { what })
        } else {
            let lines = |item: desk::Found| match item {
                desk::Found::Incident(form, _) => self.named(form),
                desk::Found::Elsewhere(game, form, _) => {
                    let name = self.paint.look(Look::Strong, &format!("{game} {}", form.id));
                    self.paint.wrapped(&format!("  {name} "), 4, &desk::form_name(self.words, form.id))
                }
                desk::Found::Law(law) => {
                    let number = self.paint.look(Look::Strong, law.number());
                    self.paint.wrapped(&format!("  {number} "), 4, &self.words.rule(law.id.0).unwrap_or_default())
                }
            };
            Ok(found.into_iter().flat_map(lines).collect())
        }
    }

    fn named(&self, form: &Form) -> Vec<String> {
        let name = self.paint.look(Look::Strong, form.id);
        self.paint.wrapped(&format!("  {name} "), 4, &desk::form_name(self.words, form.id))
    }

    /// The ruling of a case, or the question that is still open.
    fn ruled(&self, text: &str) -> Result<RuleOutput, Failure> {
        let case = Case::read(text).map_err(|why| Failure::Unruled(why.to_string()))?;
        match case.finding(self.game) {
            Ok(finding) if self.json => Ok(RuleOutput::closed(vec![serde_json::to_string_pretty(&finding).unwrap_or_default()])),
            Ok(finding) => Ok(RuleOutput::closed(self.render(&finding))),
            Err(Unruled::Open(question)) if self.json => {
                let asked = serde_json::json!({ "ask": desk::asked_in_words(self.words, &question) });
                Ok(RuleOutput { lines: vec![serde_json::to_string_pretty(&asked).unwrap_or_default()], open: true })
            }
            Err(Unruled::Open(question)) => Ok(RuleOutput::closed(self.asked(&question))),
            Err(Unruled::Impossible(why)) => Err(Failure::Unruled(self.say(&why))),
            Err(Unruled::Contradicts(which)) => {
                Err(Failure::Unruled(self.say(&desk::contradiction(self.words, self.game, &which))))
            }
            Err(why) => Err(Failure::Unruled(why.to_string())),
        }
    }

    fn say(&self, msg: &engine::Msg) -> String {
        self.words.say(msg, &|seat| desk::player(self.words, self.game, seat, &[]), cards::names::Tradition::Portuguese)
    }

    fn asked(&self, question: &Question) -> Vec<String> {
        let asked = desk::asked_in_words(self.words, question);
        let mut lines = self.paint.wrapped("", 0, &asked.text);
        lines.extend(self.paint.wrapped(&format!("  ({}) ", asked.law), 4, &asked.why));
        if let Some(most) = asked.most {
            lines.push(format!("  {}", self.paint.look(Look::Strong, &format!("{}=0..{most}", asked.key))));
        }
        for (answer, text) in asked.answers.iter().zip(&asked.texts) {
            let written = self.paint.look(Look::Strong, &format!("{}={answer}", asked.key));
            lines.extend(self.paint.wrapped(&format!("  {written} "), 4, text));
        }
        lines
    }

    fn render(&self, finding: &Finding) -> Vec<String> {
        let say = |msg: &engine::Msg| self.say(msg);
        let mut lines: Vec<String> =
            finding.ruled.effects.iter().flat_map(|effect| self.paint.wrapped("", 2, &say(&effect.message()))).collect();
        for id in &finding.ruled.laws {
            let number = id.split_once(':').map_or(id.as_str(), |(_, number)| number);
            let text = self.words.rule(id).unwrap_or_default();
            lines.extend(self.paint.wrapped(&format!("  {} ", self.paint.look(Look::Strong, number)), 4, &text));
        }
        lines.extend(finding.ruling.notes.iter().map(|note| format!("  {}", say(note))));
        for desk::Paid { from, to, amount, why } in desk::paid(self.words, self.game, &finding.ruling, &[]) {
            lines.push(format!("  {from} -> {to}: {amount} ({why})"));
        }
        lines
    }
}
