//! `spadille learn`: the primer of a game in the terminal.

use crate::failure::Failure;
use crate::paint::{Look, Paint};
use crate::speech::Speech;
use crate::table_text::TableText;
use ::learn::{Primer, Shown, primer};
use engine::Msg;
use engine::chart::Chart;
use std::process::ExitCode;

pub(crate) fn run(game: &str, speech: &Speech) -> Result<ExitCode, Failure> {
    let entry = crate::house::game(game)?;
    let primer = primer(&entry)?;
    let (facts, paint) = (entry.facts, Paint::stdout());
    let page = Page { table_text: TableText::new(speech, facts.id, Vec::new()), paint };
    let title = speech.say(&Msg::new("primer-title").with("game", facts.title.to_owned()));
    let mut lines = vec![paint.look(Look::Heading, &title)];
    lines.extend(paint.wrapped("  ", 2, &speech.words().about(facts.id)));
    lines.extend(page.lesson(&primer));
    let ways = format!("spadille play {0} · spadille rules {0} · spadille laws {0}", facts.id);
    lines.extend([String::new(), paint.look(Look::Faint, &ways)]);
    crate::print(lines.into_iter().map(|line| line + "\n").collect::<String>().as_bytes())
}

struct Page {
    table_text: TableText,
    paint: Paint,
}

impl Page {
    fn lesson(&self, primer: &Primer) -> Vec<String> {
        let mut lines = self.heading("primer-heading-aim");
        lines.extend(primer.aim.iter().flat_map(|msg| self.text(msg)));
        lines.extend(self.heading("primer-heading-order"));
        lines.extend(self.text(&primer.beats));
        lines.extend(primer.orders.iter().flat_map(|chart| self.order(chart)));
        lines.extend(self.heading("primer-heading-trick"));
        lines.extend(self.trick(&primer.trick));
        lines.extend(self.text(&primer.told));
        lines.extend(self.heading(primer.unit.heading()));
        for case in &primer.cases {
            let figure = self.paint.look(Look::Strong, &format!("{:>5}", case.signed()));
            lines.extend(self.paint.wrapped(&format!("{figure}  "), 7, &self.table_text.say(&case.text)));
        }
        lines.extend(self.heading("primer-heading-words"));
        lines.extend(primer.words.iter().flat_map(|&id| self.word(id)));
        lines
    }

    fn heading(&self, id: &'static str) -> Vec<String> {
        vec![String::new(), self.paint.look(Look::Strong, &self.table_text.text(id))]
    }

    fn text(&self, msg: &Msg) -> Vec<String> {
        self.paint.wrapped("  ", 2, &self.table_text.say(msg))
    }

    /// An order from the highest card down; equals are joined by a sign.
    fn order(&self, chart: &Chart) -> Vec<String> {
        let Chart::Order { heading, steps, .. } = chart else { return Vec::new() };
        let card = |card| self.paint.card(card, self.table_text.tradition());
        let step = |step: &cards::CardSet| step.iter().map(card).collect::<Vec<_>>().join("=");
        let cards = steps.iter().map(step).collect::<Vec<_>>().join(" ");
        let mut lines = self.paint.wrapped("  ", 2, &self.paint.look(Look::Faint, &self.table_text.say(heading)));
        lines.extend(self.paint.wrapped("    ", 4, &cards));
        lines
    }

    /// The cards in the order of play, with the one led and the one that wins.
    fn trick(&self, trick: &Shown) -> Vec<String> {
        let line = |(n, &(seat, card)): (usize, &(engine::Seat, cards::Card))| {
            let note = match (seat == trick.winner, n) {
                (true, _) => format!("  {}", self.paint.look(Look::Strong, &self.table_text.text("primer-takes"))),
                (false, 0) => format!("  {}", self.paint.look(Look::Faint, &self.table_text.text("primer-led"))),
                (false, _) => String::new(),
            };
            let short = self.paint.card(card, self.table_text.tradition());
            format!("    {short}  {}{note}", self.table_text.card(card))
        };
        trick.plays.iter().enumerate().map(line).collect()
    }

    fn word(&self, id: &'static str) -> Vec<String> {
        let term = Msg::new(id);
        let name = self.paint.look(Look::Strong, &self.table_text.say(&term));
        self.paint.wrapped(&format!("  {name} "), 4, &format!("– {}", self.table_text.gloss(&term).unwrap_or_default()))
    }
}
