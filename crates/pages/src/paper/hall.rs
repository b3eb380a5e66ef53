//! Papers for the hall: who is called, what lies on each table, what hangs on the walls, and what a judge holds in the hand (11.2).

use super::sheet::{Sheets, Tick, Type};
use super::{Draft, Paper, lined_up, named};
use club::entry::JogoId;
use club::jogo::Jogo;
use engine::chart::{Chart, Row, What};
use engine::{Entry, Msg, Seat};

/// A place to write something.
const BLANK: &str = "__________";
/// What hangs on the walls: the order of the hall, drink and dress.
const NOTICES: [&str; 5] =
    ["campeonato:salao.1", "campeonato:salao.2", "campeonato:salao.3", "campeonato:6.VII", "campeonato:5a"];
/// Two labels stand beside each other, so wide and so high.
const LABEL: (f32, f32) = (244.0, 112.0);

impl Draft<'_> {
    /// The jogos of the round as they are called, with a box to tick for each side that has come.
    pub(super) fn call_sheet(&self, sheets: &mut Sheets) {
        let mut calls: Vec<(JogoId, &Jogo)> = lined_up(self.event).collect();
        calls.sort_by_key(|(id, jogo)| (jogo.planned.is_none(), jogo.planned, jogo.table, *id));
        for (id, jogo) in calls {
            sheets.need(56.0);
            let time = jogo.planned.map_or_else(|| BLANK.to_owned(), |time| time.to_string());
            let table =
                self.of("web-club-table", "table", jogo.table.map_or_else(|| BLANK.to_owned(), |table| table.to_string()));
            let number = named::jogo_said(self.words, self.event, id);
            let of = format!("{} · {}", self.category(&jogo.category.0), named::stage(self.words, jogo.laid.stage));
            sheets.row(Type::Bold, &[(0.0, &time), (70.0, &table), (170.0, &number), (250.0, &of)]);
            sheets.gap(4.0);
            let sides = [0, 1].map(|side| self.entry(jogo.entries[side]));
            let judge = jogo.judge.map_or_else(|| BLANK.to_owned(), |judge| self.person(judge));
            let judge = format!("{}: {judge}", self.of("web-club-role", "role", "judge"));
            sheets.row(Type::Text, &[(14.0, &sides[0]), (184.0, &sides[1]), (350.0, &judge)]);
            sheets.tick(0.0, Tick::Open);
            sheets.tick(170.0, Tick::Open);
            sheets.rule(0.0, Sheets::width());
            sheets.gap(6.0);
        }
    }

    /// A label for the kit of each table (2.2), to be cut out.
    pub(super) fn kit_labels(&self, sheets: &mut Sheets) {
        let (wide, high) = LABEL;
        let pack = games::entry(&self.event.options.game).map_or(0, |entry| entry.facts.pack.cards().len());
        let holds = self.count("web-club-kit-holds", pack);
        for first in (1..=self.event.options.tables).step_by(2) {
            sheets.need(high);
            for (n, kit) in (first..=self.event.options.tables).take(2).enumerate() {
                let (x, room) = (n as f32 * wide + 12.0, wide - 24.0);
                sheets.area((n as f32 * wide, 0.0), (wide, high));
                sheets.place((x, 40.0), Type::Title, &self.of("web-club-kit", "kit", self.event.kit_of(kit)), room);
                sheets.place((x, 60.0), Type::Heading, &self.of("web-club-table", "table", kit), room);
                sheets.place((x, 80.0), Type::Small, &self.event.name, room);
                sheets.place((x, 94.0), Type::Small, &holds, room);
            }
            sheets.gap(high);
        }
    }

    /// What everybody in the hall must know, a sheet each.
    pub(super) fn notices(&self, sheets: &mut Sheets) {
        for (n, law) in NOTICES.into_iter().enumerate() {
            if n > 0 {
                sheets.turn();
                self.head(sheets, Paper::Notices);
            }
            sheets.gap(60.0);
            sheets.text(Type::Poster, &self.words.rule(law).unwrap_or_default());
        }
    }

    /// What things are worth and what a fault costs: the tables and the grounds first, then the laws of the game, in Truco the two sides of
    /// one sheet.
    pub(super) fn judge_card(&self, sheets: &mut Sheets) {
        let game = self.event.options.game.as_str();
        let Some(entry) = games::entry(game) else { return };
        for chart in (entry.charts)() {
            self.chart(sheets, &entry, &chart);
            sheets.gap(6.0);
        }
        sheets.text(Type::Heading, &self.of("web-club-article-of", "article", "grounds"));
        for (name, _) in named::GROUNDS.into_iter().filter(|(name, _)| !name.contains('-')) {
            sheets.text(Type::Text, &self.of("web-club-ground-of", "ground", name));
            sheets.gap(1.5);
        }
        sheets.gap(6.0);
        // The championship's own regulation is a paper of its own.
        for law in laws::of_game(game).into_iter().filter(|book| book.id != "campeonato").flat_map(|book| book.laws()) {
            let Some(text) = self.words.rule(law.id.0) else { continue };
            let id = law.id.0.split_once(':').map_or(law.id.0, |(_, id)| id);
            sheets.text(Type::Fine, &format!("{id}  {text}"));
            // A little closer than other texts: all of it fits on the two sides of a sheet.
            sheets.gap(-0.8);
        }
    }

    pub(super) fn chart(&self, sheets: &mut Sheets, entry: &Entry, chart: &Chart) {
        let say = |msg: &Msg| self.words.say_in(entry.facts.id, msg, &|seat: Seat| seat.to_string(), entry.facts.tradition);
        let names = |cards: cards::CardSet| {
            cards.iter().map(|card| self.words.card(card, entry.facts.tradition)).collect::<Vec<_>>().join(", ")
        };
        match chart {
            Chart::Order { heading, steps, .. } => {
                sheets.text(Type::Bold, &say(heading));
                sheets.gap(3.0);
                if is_spanish(steps) {
                    self.order(sheets, steps);
                } else {
                    let steps: Vec<String> = steps.iter().zip(1..).map(|(&step, n)| format!("{n}. {}", names(step))).collect();
                    sheets.text(Type::Fine, &steps.join("   "));
                }
            }
            Chart::Tariff { heading, columns, rows } => {
                let (heading, columns) = (say(heading), columns.iter().map(say).collect::<Vec<_>>());
                let cells = |first: &str, figures: &[String], kind: Type| {
                    let places = figures.iter().enumerate().map(|(n, figure)| (260.0 + n as f32 * 110.0, figure.clone()));
                    let cells: Vec<(f32, String)> = std::iter::once((0.0, first.to_owned())).chain(places).collect();
                    (kind, cells)
                };
                let line = |row: &Row| {
                    let figures: Vec<String> = row
                        .figures
                        .iter()
                        .map(|figure| figure.map_or_else(|| "–".to_owned(), |figure| figure.to_string()))
                        .collect();
                    let what = match &row.what {
                        What::Said(msg) => say(msg),
                        What::Cards(cards) => names(*cards),
                    };
                    cells(&what, &figures, Type::Text)
                };
                for (kind, cells) in std::iter::once(cells(&heading, &columns, Type::Bold)).chain(rows.iter().map(line)) {
                    sheets.row(kind, &cells.iter().map(|(x, text)| (*x, text.as_str())).collect::<Vec<_>>());
                }
            }
        }
    }
}

/// Are all these cards of the Spanish pack of forty, which has its pictures?
fn is_spanish(steps: &[cards::CardSet]) -> bool {
    let pack = cards::Pack::Spanish40.cards();
    steps.iter().all(|step| step.iter().all(|card| pack.contains(card)))
}
