//! An event on paper: what a hall hangs up, fills in and signs when the lights go out.

mod bracket;
mod desks;
mod hall;
mod regulation;
mod sheet;
mod sumula;
#[cfg(test)]
mod tests;
mod wall;

use crate::club::words as named;
use club::category::{Category, CategoryState};
use club::entry::{Entry, EntryId, JogoId};
use club::jogo::Jogo;
use club::options::Format;
use club::public_view::{Board, BoardCategory};
use club::{Centavos, Championship, Role};
use engine::Msg;
use sheet::{Sheets, Size, Type};
use std::collections::BTreeMap;
use words::Words;

/// A paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    Regulation,
    Entries,
    Receipts,
    Draw,
    LineUps,
    Sumulas,
    BlankSumula,
    Bracket,
    Standings,
    Prizes,
    CapatazCards,
    CallSheet,
    Incidents,
    JudgeCard,
    KitLabels,
    Till,
    Notices,
    Certificates,
    Log,
}

impl Paper {
    pub const ALL: [Paper; 19] = [
        Paper::Regulation,
        Paper::Entries,
        Paper::Receipts,
        Paper::Draw,
        Paper::LineUps,
        Paper::Sumulas,
        Paper::BlankSumula,
        Paper::Bracket,
        Paper::Standings,
        Paper::Prizes,
        Paper::CapatazCards,
        Paper::CallSheet,
        Paper::Incidents,
        Paper::JudgeCard,
        Paper::KitLabels,
        Paper::Till,
        Paper::Notices,
        Paper::Certificates,
        Paper::Log,
    ];

    /// The machine name.
    pub const fn name(self) -> &'static str {
        match self {
            Paper::Regulation => "regulation",
            Paper::Entries => "entries",
            Paper::Receipts => "receipts",
            Paper::Draw => "draw",
            Paper::LineUps => "line-ups",
            Paper::Sumulas => "sumulas",
            Paper::BlankSumula => "blank-sumula",
            Paper::Bracket => "bracket",
            Paper::Standings => "standings",
            Paper::Prizes => "prizes",
            Paper::CapatazCards => "capataz-cards",
            Paper::CallSheet => "call-sheet",
            Paper::Incidents => "incidents",
            Paper::JudgeCard => "judge-card",
            Paper::KitLabels => "kit-labels",
            Paper::Till => "till",
            Paper::Notices => "notices",
            Paper::Certificates => "certificates",
            Paper::Log => "log",
        }
    }

    /// The paper of a machine name.
    pub fn from_name(name: &str) -> Option<Paper> {
        Paper::ALL.into_iter().find(|paper| paper.name() == name)
    }

    /// May this role print it? Money is for the organiser and the entries desk, complaints for those who hear them.
    pub const fn is_for(self, role: Role) -> bool {
        match self {
            Paper::Receipts | Paper::Till => matches!(role, Role::Organising | Role::DeskEntries),
            Paper::Incidents | Paper::Log => matches!(role, Role::Organising | Role::Evaluating),
            Paper::Prizes => matches!(role, Role::Organising),
            Paper::Sumulas | Paper::LineUps | Paper::CapatazCards | Paper::CallSheet => {
                !matches!(role, Role::Capataz | Role::Player | Role::Public)
            }
            _ => true,
        }
    }

    /// Is there nothing yet to stand on it?
    pub fn is_blank(self, event: &Championship) -> bool {
        match self {
            Paper::Receipts => !event.entries.values().any(|entry| entry.payments.iter().any(|paid| paid.reversed_by.is_none())),
            Paper::Draw => event.categories.values().all(|category| category.minutes.is_empty()),
            Paper::LineUps | Paper::CallSheet => lined_up(event).next().is_none(),
            Paper::CapatazCards => event.entries.values().all(|entry| entry.out.is_some()),
            Paper::Sumulas => sumula::asked(event).next().is_none(),
            Paper::Prizes | Paper::Certificates => {
                event.categories.keys().all(|id| event.awards(id).unwrap_or_default().is_empty())
            }
            Paper::Standings => !event.categories.values().any(has_standings),
            Paper::Entries | Paper::Bracket | Paper::Till => event.categories.is_empty(),
            Paper::Regulation | Paper::BlankSumula => false,
            Paper::Incidents | Paper::JudgeCard | Paper::KitLabels | Paper::Notices => false,
            Paper::Log => event.log().is_empty(),
        }
    }

    /// The paper of an event in a language, as PDF. One that is still blank says so. With the public address of the event its code stands
    /// on what people carry.
    pub fn draw(self, words: &Words, event: &Championship, address: Option<&str>) -> Vec<u8> {
        let board = Board::of(event);
        let mut sheets = Sheets::new(if self == Paper::Bracket { bracket::size(&board) } else { Size::A4 });
        let draft = Draft { words, event, board, address };
        draft.head(&mut sheets, self);
        match self {
            _ if self.is_blank(event) => sheets.text(Type::Text, &draft.say("web-club-paper-blank")),
            Paper::Regulation => draft.regulation(&mut sheets),
            Paper::Entries => draft.entries(&mut sheets),
            Paper::Receipts => draft.receipts(&mut sheets),
            Paper::Draw => draft.minutes(&mut sheets),
            Paper::LineUps => draft.line_ups(&mut sheets),
            Paper::Sumulas => draft.sumulas(&mut sheets),
            Paper::BlankSumula => draft.sumula(&mut sheets, None),
            Paper::Bracket => draft.bracket(&mut sheets),
            Paper::Standings => draft.standings(&mut sheets),
            Paper::Prizes => draft.prizes(&mut sheets),
            Paper::CapatazCards => draft.capataz_cards(&mut sheets),
            Paper::CallSheet => draft.call_sheet(&mut sheets),
            Paper::Incidents => draft.incidents(&mut sheets),
            Paper::JudgeCard => draft.judge_card(&mut sheets),
            Paper::KitLabels => draft.kit_labels(&mut sheets),
            Paper::Till => draft.till(&mut sheets),
            Paper::Notices => draft.notices(&mut sheets),
            Paper::Certificates => draft.certificates(&mut sheets),
            Paper::Log => draft.log(&mut sheets),
        }
        let name = draft.of("web-club-paper", "paper", self.name());
        sheets.finish(|n, all| {
            let page = Msg::new("web-club-reg-page").with("n", n.to_string()).with("all", all.to_string());
            format!("{} · {name} · {}", event.name, crate::table_text::said(words, &page))
        })
    }
}

struct Draft<'a> {
    words: &'a Words,
    event: &'a Championship,
    board: Board,
    /// The address of the public board, if it is known.
    address: Option<&'a str>,
}

/// Is there something to tell of who is ahead? A knockout tells it when it is decided.
fn has_standings(category: &Category) -> bool {
    let is_decided = matches!(category.state, CategoryState::Decided | CategoryState::Homologated | CategoryState::Paid);
    is_decided || category.options.format != Format::Knockout && !category.order().is_empty()
}

/// The jogos whose line-ups are printed: those of the round each category is in, and of one that is played those of its last.
fn lined_up(event: &Championship) -> impl Iterator<Item = (JogoId, &Jogo)> {
    let mut rounds = BTreeMap::new();
    for jogo in event.jogos.values() {
        let round = match event.categories.get(&jogo.category).map(|category| &category.state) {
            Some(CategoryState::InPlay(round)) => *round,
            Some(CategoryState::Decided | CategoryState::Homologated | CategoryState::Paid) => jogo.round,
            _ => continue,
        };
        let last = rounds.entry(&jogo.category).or_insert(round);
        *last = round.max(*last);
    }
    let is_asked = move |jogo: &Jogo| rounds.get(&jogo.category) == Some(&jogo.round) && jogo.entries.iter().all(Option::is_some);
    event.jogos.iter().filter(move |(_, jogo)| is_asked(jogo)).map(|(&id, jogo)| (id, jogo))
}

fn reais(amount: Centavos) -> String {
    format!("R$ {amount}")
}

impl Draft<'_> {
    fn say(&self, id: &'static str) -> String {
        named::say(self.words, id)
    }

    fn of(&self, id: &'static str, name: &'static str, value: impl ToString) -> String {
        named::of(self.words, id, name, value)
    }

    fn count(&self, id: &'static str, many: usize) -> String {
        named::count(self.words, id, many)
    }

    fn category(&self, id: &str) -> String {
        named::category_name(self.words, id)
    }

    fn person(&self, person: club::entry::PersonId) -> String {
        self.event.persons.get(&person).map_or_else(String::new, |person| person.name.to_string())
    }

    fn entry(&self, entry: Option<EntryId>) -> String {
        entry
            .and_then(|entry| self.event.entries.get(&entry))
            .map_or_else(|| "________________".to_owned(), |entry| entry.name.clone())
    }

    fn head(&self, sheets: &mut Sheets, paper: Paper) {
        let event = self.event;
        sheets.text(Type::Title, &event.name);
        sheets.text(Type::Text, &format!("{} · {} · {}, {}", event.host, event.place, event.date, event.start));
        sheets.rule(0.0, sheets.wide());
        sheets.gap(6.0);
        sheets.text(Type::Heading, &self.of("web-club-paper", "paper", paper.name()));
        sheets.gap(4.0);
    }

    fn entries(&self, sheets: &mut Sheets) {
        for category in &self.board.categories {
            let id = club::entry::CategoryId::from(category.id.as_str());
            sheets.text(Type::Heading, &self.category(&category.id));
            for (_, entry) in self.event.entries_of(&id) {
                let state = if entry.out.is_some() {
                    self.say("web-club-out")
                } else if self.event.is_confirmed(entry) {
                    self.say("web-club-confirmed")
                } else {
                    self.say("web-club-unpaid")
                };
                let members = entry.members.iter().map(|&(person, _)| self.person(person)).collect::<Vec<_>>().join(", ");
                sheets.row(
                    Type::Text,
                    &[(0.0, &entry.number.to_string()), (28.0, &entry.name), (150.0, &members), (395.0, &state)],
                );
            }
            sheets.gap(10.0);
        }
    }

    fn receipts(&self, sheets: &mut Sheets) {
        for entry in self.event.entries.values() {
            for payment in entry.payments.iter().filter(|payment| payment.reversed_by.is_none()) {
                self.receipt(sheets, Some(payment.receipt), payment.amount, entry, &self.say("web-club-entry-fee"));
            }
        }
    }

    /// One receipt, in a frame. What is not handed out yet has no number: it is written by hand.
    fn receipt(&self, sheets: &mut Sheets, number: Option<u32>, amount: Centavos, entry: &Entry, what: &str) {
        let number = number.map_or_else(|| "______".to_owned(), |number| number.to_string());
        sheets.need(120.0);
        sheets.gap(10.0);
        sheets.row(Type::Bold, &[(0.0, &self.of("web-club-receipt", "number", number)), (400.0, &reais(amount))]);
        sheets.text(Type::Text, &format!("{what} · {} · {}. {}", self.category(&entry.category.0), entry.number, entry.name));
        let capataz = entry.capataz.map(|capataz| self.person(capataz)).unwrap_or_default();
        sheets.text(Type::Text, &format!("{}: {capataz}", self.of("web-club-role", "role", "capataz")));
        if let Some(address) = self.address {
            sheets.code((430.0, -34.0), 58.0, address);
        }
        sheets.signature(&[&self.event.host, &capataz]);
        sheets.frame(104.0);
        sheets.gap(8.0);
    }

    fn minutes(&self, sheets: &mut Sheets) {
        for (id, category) in &self.event.categories {
            for (n, minutes) in category.minutes.iter().enumerate() {
                sheets.text(Type::Heading, &format!("{} · {} · {}", self.category(&id.0), n + 1, minutes.at));
                if let Some(annulled) = &minutes.annulled {
                    let by = self.person(annulled.by);
                    sheets.text(Type::Bold, &named::annulled(self.words, annulled.at, &by, &annulled.reason));
                }
                if let Some(seed) = &minutes.seed {
                    sheets.text(Type::Text, &self.say("web-club-draw-means"));
                    sheets.text(Type::Bold, seed);
                    sheets.text(Type::Small, &format!("printf '%s' '{seed}:{}:1' | sha256sum", id.0));
                }
                for (place, entry) in minutes.order.iter().enumerate() {
                    let Some(of) = self.event.entries.get(entry) else { continue };
                    let capataz = of.capataz.map(|capataz| self.person(capataz)).unwrap_or_default();
                    let by = if minutes.proxies.contains(entry) { self.say("web-club-proxy") } else { capataz };
                    let (place, number) = ((place + 1).to_string(), of.number.to_string());
                    sheets.row(Type::Text, &[(0.0, &place), (30.0, &number), (60.0, &of.name), (300.0, &by)]);
                }
                let signs =
                    self.event.staff().filter(|(_, role)| *role == Role::Organising).map(|(person, _)| self.person(person));
                let signs: Vec<String> = signs.collect();
                sheets.signature(&signs.iter().map(String::as_str).take(3).collect::<Vec<_>>());
                sheets.gap(8.0);
            }
        }
    }

    fn line_ups(&self, sheets: &mut Sheets) {
        for (id, jogo) in lined_up(self.event) {
            for side in 0..2 {
                sheets.need(110.0);
                let stage = named::stage(self.words, jogo.laid.stage);
                let heading =
                    format!("{} · {stage} · {}", named::jogo_said(self.words, self.event, id), self.entry(jogo.entries[side]));
                sheets.text(Type::Bold, &heading);
                let known = jogo.line_up[side].as_ref().or(jogo.handed[side].as_ref());
                let titulars = jogo.entries[side]
                    .and_then(|entry| self.event.entries.get(&entry))
                    .map_or(0, |entry| entry.titulars().count());
                for seat in 0..titulars {
                    let name = known.and_then(|players| players.get(seat)).map(|&player| self.person(player));
                    let seat = self.of("web-club-player", "number", seat + 1);
                    sheets.row(
                        Type::Text,
                        &[(0.0, &seat), (90.0, &name.unwrap_or_else(|| "____________________________".to_owned()))],
                    );
                }
                sheets.signature(&[&self.of("web-club-role", "role", "capataz")]);
            }
        }
    }

    fn each(&self, sheets: &mut Sheets, draw: impl Fn(&mut Sheets, &BoardCategory)) {
        for category in &self.board.categories {
            sheets.text(Type::Heading, &self.category(&category.id));
            draw(sheets, category);
            sheets.gap(10.0);
        }
    }

    fn standings(&self, sheets: &mut Sheets) {
        self.each(sheets, |sheets, category| {
            for (group, rows) in &category.standings {
                if let Some(group) = group.filter(|_| category.standings.len() > 1) {
                    sheets.text(Type::Bold, &self.of("web-club-group", "group", named::group_name(group)));
                }
                self.table(sheets, rows);
                sheets.gap(6.0);
            }
            if !category.byes.is_empty() {
                sheets.text(Type::Text, &self.of("web-club-byes", "names", category.byes.join(", ")));
            }
            for (n, name) in category.places.iter().enumerate() {
                let place = self.of("web-club-place-of", "place", n + 1);
                sheets.row(Type::Bold, &[(0.0, &place), (130.0, name), (400.0, &reais(category.purse.prizes[n]))]);
            }
            for (place, name) in &category.others {
                sheets.row(Type::Text, &[(0.0, &self.of("web-club-place-of", "place", place)), (130.0, name)]);
            }
        });
    }

    /// A table of results, each column with its name: what decided between two stands beside them (R52, R53).
    fn table(&self, sheets: &mut Sheets, rows: &[club::public_view::BoardRow]) {
        let is_swiss = rows.iter().any(|row| row.buchholz.is_some());
        let heads =
            ["web-club-won", "web-club-buchholz", "web-club-among", "web-club-difference", "web-club-tentos-for", "web-club-lot"];
        let heads = heads.map(|id| named::say(self.words, id));
        let line =
            |sheets: &mut Sheets, kind: Type, first: [&str; 2], [won, buchholz, among, difference, tentos, lot]: [&str; 6]| {
                let middle = if is_swiss { [buchholz, difference, among] } else { [among, difference, tentos] };
                let [a, b, c] = middle;
                let cells = [(0.0, first[0]), (24.0, first[1]), (200.0, won), (255.0, a), (325.0, b), (410.0, c), (476.0, lot)];
                sheets.row(kind, &cells);
            };
        let [won, buchholz, among, difference, tentos, lot] = &heads;
        line(sheets, Type::Fine, ["", &self.say("web-club-entry")], [won, buchholz, among, difference, tentos, lot]);
        for (n, row) in rows.iter().enumerate() {
            let figures = [
                row.wins.to_string(),
                row.buchholz.map(|sum| sum.to_string()).unwrap_or_default(),
                row.among.to_string(),
                format!("{:+}", row.difference),
                row.tentos.to_string(),
                row.lot.map(|lot| lot.to_string()).unwrap_or_default(),
            ];
            line(sheets, Type::Text, [&(n + 1).to_string(), &row.name], figures.each_ref().map(String::as_str));
        }
    }

    fn prizes(&self, sheets: &mut Sheets) {
        for (id, category) in &self.event.categories {
            for award in self.event.awards(id).unwrap_or_default() {
                let Some(entry) = self.event.entries.get(&award.entry) else { continue };
                let place = self.of("web-club-place-of", "place", award.place + 1);
                let medals = self.count("web-club-medals", award.medals.0.len());
                let number = category.receipts[award.place].map(|(_, receipt)| receipt);
                self.receipt(sheets, number, award.amount, entry, &format!("{place} · {medals}"));
            }
        }
    }
}
