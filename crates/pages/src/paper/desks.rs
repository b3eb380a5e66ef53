//! Papers of the desks: the card of a capataz, the form of an incident, the sheet of the till (11.2).

use super::sheet::{Sheets, Tick, Type};
use super::{Draft, Paper, named, reais};
use club::Role;
use club::entry::{CategoryId, Entry, IncidentId, Part};
use club::incident::Incident;

/// What a capataz must know: who speaks, what is handed in and signed, and until when one can complain.
const TOLD: [&str; 7] = [
    "campeonato:2b",
    "campeonato:3.par.a",
    "campeonato:3.par.b",
    "campeonato:4a",
    "campeonato:4b",
    "campeonato:6.par3",
    "campeonato:9.VII",
];
const BLANK: &str = "______________";
/// So many lines are left to write on.
const LINES: usize = 4;

impl Draft<'_> {
    /// A card for the capataz of every entry that is not out, to be cut out.
    pub(super) fn capataz_cards(&self, sheets: &mut Sheets) {
        for category in self.event.categories.keys() {
            for (_, entry) in self.event.entries_of(category).filter(|(_, entry)| entry.out.is_none()) {
                self.capataz_card(sheets, category, entry);
            }
        }
    }

    fn capataz_card(&self, sheets: &mut Sheets, category: &CategoryId, entry: &Entry) {
        sheets.need(200.0);
        sheets.gap(8.0);
        let top = sheets.mark();
        if let Some(address) = self.address {
            sheets.code((430.0, 6.0), 58.0, address);
            sheets.place((424.0, 72.0), Type::Tiny, &self.say("web-club-reg-scan"), 80.0);
        }
        sheets.text(Type::Heading, &format!("{} · {}. {}", self.category(&category.0), entry.number, entry.name));
        let capataz = entry.capataz.map_or_else(|| BLANK.to_owned(), |capataz| self.person(capataz));
        sheets.text(Type::Bold, &format!("{}: {capataz}", self.of("web-club-role", "role", "capataz")));
        let member = |&(person, part): &(club::entry::PersonId, Part)| match part {
            Part::Titular => self.person(person),
            Part::Reserve => format!("{} ({})", self.person(person), self.say("web-club-reserve")),
        };
        sheets.text(Type::Text, &entry.members.iter().map(member).collect::<Vec<_>>().join(", "));
        // The link and its PIN are written or glued here: they are shown once, when the link is given.
        sheets.text(Type::Text, "PIN: ____________");
        sheets.gap(18.0);
        for law in TOLD {
            let Some(text) = self.words.rule(law) else { continue };
            sheets.text(Type::Small, &text);
        }
        sheets.frame_since(top);
        sheets.gap(10.0);
    }

    /// Every incident with what is known of it, and a blank form behind them.
    pub(super) fn incidents(&self, sheets: &mut Sheets) {
        for (&id, incident) in &self.event.incidents {
            self.incident(sheets, Some((id, incident)));
            sheets.turn();
            self.head(sheets, Paper::Incidents);
        }
        self.incident(sheets, None);
    }

    fn incident(&self, sheets: &mut Sheets, of: Option<(IncidentId, &Incident)>) {
        let incident = of.map(|(_, incident)| incident);
        let or_blank = |known: Option<String>| known.unwrap_or_else(|| BLANK.to_owned());
        let jogo = incident.and_then(|incident| self.event.jogos.get(&incident.jogo));
        let table = or_blank(jogo.and_then(|jogo| jogo.table).map(|table| table.to_string()));
        let number = self.of(
            "web-club-jogo",
            "jogo",
            or_blank(incident.and_then(|incident| self.event.number_of(incident.jogo)).map(|n| n.to_string())),
        );
        let at = format!("{}: {}", self.say("web-club-at"), or_blank(incident.map(|incident| incident.at.to_string())));
        sheets.row(Type::Text, &[(0.0, &number), (170.0, &self.of("web-club-table", "table", table)), (340.0, &at)]);
        let reporter = |incident: &Incident| {
            let role = self.of("web-club-role", "role", club::role::role_name(incident.reported_by.role));
            format!("{} · {role}", self.person(incident.reported_by.person))
        };
        let accused = |incident: &Incident| format!("{} · {}", self.person(incident.person), self.entry(Some(incident.entry)));
        let lines = [("web-club-complains", incident.map(reporter)), ("web-club-accused", incident.map(accused))];
        for (label, known) in lines {
            sheets.gap(6.0);
            sheets.text(Type::Text, &format!("{}: {}", self.say(label), known.unwrap_or_else(|| BLANK.repeat(3))));
        }
        sheets.gap(8.0);
        sheets.text(Type::Bold, &self.say("web-club-ground"));
        for (name, ground) in named::GROUNDS {
            sheets.gap(3.0);
            sheets.row(Type::Text, &[(16.0, &self.of("web-club-ground-of", "ground", name))]);
            let is_it = incident.is_some_and(|incident| incident.ground == ground);
            sheets.tick(0.0, if is_it { Tick::Crossed } else { Tick::Open });
        }
        self.written(sheets, "web-club-facts", incident.map(|incident| incident.text.as_str()));
        self.written(sheets, "web-club-ruling-is", incident.map(|incident| incident.ruling.as_str()));
        if let Some(incident) = incident {
            sheets.text(Type::Bold, &self.of("web-club-incident-state", "state", named::incident_state(&incident.state)));
        }
        // R37: two members of the commissions rule.
        let (member, capataz) = (self.of("web-club-role", "role", "evaluating"), self.of("web-club-role", "role", "capataz"));
        sheets.signature(&[&member, &member, &capataz]);
    }

    /// What was written, or lines to write on.
    fn written(&self, sheets: &mut Sheets, label: &'static str, known: Option<&str>) {
        sheets.gap(8.0);
        sheets.text(Type::Bold, &self.say(label));
        match known.filter(|known| !known.is_empty()) {
            Some(known) => sheets.text(Type::Text, known),
            None => {
                for _ in 0..LINES {
                    sheets.gap(14.0);
                    sheets.rule(0.0, Sheets::width());
                }
            }
        }
    }

    /// What came in, what went back, what is won and what stays, category by category.
    pub(super) fn till(&self, sheets: &mut Sheets) {
        for category in &self.board.categories {
            let id = CategoryId::from(category.id.as_str());
            sheets.text(Type::Heading, &self.category(&category.id));
            for (_, entry) in self.event.entries_of(&id) {
                for payment in &entry.payments {
                    let (receipt, at) = (self.of("web-club-receipt", "number", payment.receipt), payment.at.to_string());
                    let name = format!("{}. {}", entry.number, entry.name);
                    let back = payment.reversed_by.map(|back| self.of("web-club-back", "number", back)).unwrap_or_default();
                    let cells =
                        [(0.0, receipt.as_str()), (90.0, &at), (140.0, &name), (310.0, &back), (430.0, &reais(payment.amount))];
                    sheets.row(Type::Text, &cells);
                }
            }
            sheets.rule(0.0, Sheets::width());
            let taken = self.event.entries_of(&id).map(|(_, entry)| entry.paid()).sum();
            let prizes = (0..3).map(|n| (self.of("web-club-place-of", "place", n + 1), category.purse.prizes[n]));
            let totals = std::iter::once((self.say("web-club-till"), taken));
            for (label, amount) in totals.chain(prizes).chain([(self.say("web-club-house"), category.purse.house)]) {
                sheets.row(Type::Bold, &[(140.0, &label), (430.0, &reais(amount))]);
            }
            sheets.gap(12.0);
        }
        let organisers = self.event.staff().filter(|(_, role)| *role == Role::Organising).map(|(person, _)| self.person(person));
        let organisers: Vec<String> = organisers.take(3).collect();
        sheets.signature(&organisers.iter().map(String::as_str).collect::<Vec<_>>());
    }
}
