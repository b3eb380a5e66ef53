//! The súmula: to be filled in by hand, with everything that is known of its jogo (11.2).

use super::sheet::{Sheets, Type};
use super::{Draft, Paper, named};
use club::category::CategoryState;
use club::entry::JogoId;
use club::incident::IncidentState;
use club::jogo::{Complete, Delivered, How, Jogo, State};
use club::{Championship, Decision, Time};

/// Ten millimetres, in points.
const TEN_MM: f32 = 28.35;
/// A place to write something.
const BLANK: &str = "________";
const LONG_BLANK: &str = "______________________________________________________";

/// What the log tells of a jogo beyond what it came to.
#[derive(Default)]
struct JogoTimes {
    began: Option<Time>,
    delivered: Option<(Delivered, Time)>,
    bearer: Option<club::entry::PersonId>,
}

/// The jogos whose súmulas are printed: those of the round each category is in; of one that is played, all.
pub(super) fn asked(event: &Championship) -> impl Iterator<Item = (JogoId, &Jogo)> {
    let is_asked = |jogo: &Jogo| {
        let state = event.categories.get(&jogo.category).map(|category| category.state);
        let is_over = matches!(state, Some(CategoryState::Decided | CategoryState::Homologated | CategoryState::Paid));
        let met = jogo.entries.iter().all(Option::is_some) && !matches!(jogo.state, State::Bye | State::Void);
        met && (is_over || state == Some(CategoryState::InPlay(jogo.round)))
    };
    event.jogos.iter().filter(move |(_, jogo)| is_asked(jogo)).map(|(&id, jogo)| (id, jogo))
}

impl Draft<'_> {
    pub(super) fn sumulas(&self, sheets: &mut Sheets) {
        for (n, (id, jogo)) in asked(self.event).enumerate() {
            if n > 0 {
                sheets.turn();
                self.head(sheets, Paper::Sumulas);
            }
            self.sumula(sheets, Some((id, jogo)));
        }
    }

    fn times(&self, id: JogoId) -> JogoTimes {
        let mut told = JogoTimes::default();
        for logged in self.event.log() {
            match &logged.decision {
                Decision::StartPartida { jogo } | Decision::OpenTable { jogo, .. } if *jogo == id => {
                    told.began.get_or_insert(logged.at);
                }
                Decision::Deliver { jogo, things, bearer } if *jogo == id => {
                    (told.delivered, told.bearer) = (Some((*things, logged.at)), Some(*bearer));
                }
                _ => {}
            }
        }
        told
    }

    pub(super) fn sumula(&self, sheets: &mut Sheets, of: Option<(JogoId, &Jogo)>) {
        let jogo = of.map(|(_, jogo)| jogo);
        let told = of.map_or_else(JogoTimes::default, |(id, _)| self.times(id));
        self.where_and_when(sheets, of, &told);
        for side in 0..2 {
            let players = jogo.and_then(|jogo| jogo.line_up[side].as_ref().or(jogo.handed[side].as_ref()));
            let players = players.map(|players| players.iter().map(|&player| self.person(player)).collect::<Vec<_>>().join(", "));
            sheets.text(Type::Bold, &self.entry(jogo.and_then(|jogo| jogo.entries[side])));
            let players = players.unwrap_or_else(|| LONG_BLANK[..30].to_owned());
            let entry = jogo.and_then(|jogo| jogo.entries[side]).and_then(|entry| self.event.entries.get(&entry));
            let reserves = entry.map(|entry| entry.reserves().map(|person| self.person(person)).collect::<Vec<_>>().join(", "));
            let reserves = reserves
                .map_or_else(|| LONG_BLANK[..20].to_owned(), |names| if names.is_empty() { "–".to_owned() } else { names });
            sheets.text(Type::Text, &format!("{}: {players}", self.say("web-club-line-up")));
            sheets.text(Type::Text, &format!("{}: {reserves}", self.say("web-club-reg-reserves-are")));
            sheets.gap(4.0);
        }
        let played = jogo.map_or(0, |jogo| jogo.partidas.len() as u32);
        let is_over = jogo.is_some_and(|jogo| jogo.outcome.is_some());
        let most = jogo.map_or(1, |jogo| jogo.best_of.most());
        for partida in 1..=(if is_over { played } else { most }) {
            sheets.gap(8.0);
            let score = jogo.and_then(|jogo| jogo.partidas.get(partida as usize - 1)).map(|partida| partida.score);
            let heading = self.of("web-club-partida", "number", partida);
            let heading = score.map_or(heading.clone(), |[a, b]| format!("{heading}: {a}–{b}"));
            sheets.text(Type::Heading, &heading);
            let target = self.event.options.target;
            for side in 0..2 {
                sheets.text(Type::Bold, &self.entry(jogo.and_then(|jogo| jogo.entries[side])));
                let filled = score.map_or(0, |score| score[side]);
                // Twelve a row, of ten millimetres where one partida is played; a longer target is written in figures.
                let half = (target / 2).min(12);
                for (row, label) in [(0, "web-club-malos"), (1, "web-club-buenos")].into_iter().filter(|_| target <= 24) {
                    let rest = if row == 0 { half } else { target - half };
                    sheets.boxes(&self.say(label), (row * half, rest), filled, if most == 1 { TEN_MM } else { 14.0 });
                }
            }
        }
        sheets.gap(6.0);
        for correction in jogo.into_iter().flat_map(|jogo| &jogo.corrections) {
            sheets.text(Type::Bold, &named::corrected(self.words, correction, self.person(correction.by)));
            let signed: Vec<String> = correction.signed.into_iter().flatten().map(|person| self.person(person)).collect();
            if !signed.is_empty() {
                sheets.text(Type::Text, &self.of("web-club-signed-before", "names", signed.join(", ")));
            }
        }
        self.what_happened(sheets, of);
        // Lines to write on, as many as the sheet has room for.
        while !is_over && sheets.room() > 190.0 {
            sheets.gap(14.0);
            sheets.rule(0.0, Sheets::width());
        }
        self.proofs(sheets, jogo);
        self.things(sheets, &told);
        self.signatures(sheets, jogo, &told);
    }

    fn where_and_when(&self, sheets: &mut Sheets, of: Option<(JogoId, &Jogo)>, told: &JogoTimes) {
        let jogo = of.map(|(_, jogo)| jogo);
        let or_blank = |known: Option<String>| known.unwrap_or_else(|| BLANK.to_owned());
        // Known they speak for themselves; what is to be written needs its name.
        let or_asked =
            |label: &'static str, known: Option<String>| known.unwrap_or_else(|| format!("{}: {BLANK}", self.say(label)));
        let category = or_asked("web-club-category-is", jogo.map(|jogo| self.category(&jogo.category.0)));
        let stage = or_asked("web-club-stage-is", jogo.map(|jogo| named::stage(self.words, jogo.laid.stage)));
        let number =
            self.of("web-club-jogo", "jogo", or_blank(of.and_then(|(id, _)| self.event.number_of(id)).map(|n| n.to_string())));
        sheets.row(Type::Text, &[(0.0, &category), (130.0, &stage), (300.0, &number)]);
        let table = or_blank(jogo.and_then(|jogo| jogo.table).map(|table| table.to_string()));
        let time =
            |label: &'static str, at: Option<Time>| format!("{}: {}", self.say(label), or_blank(at.map(|at| at.to_string())));
        sheets.row(
            Type::Text,
            &[
                (0.0, &self.of("web-club-table", "table", table)),
                (130.0, &time("web-club-time", jogo.and_then(|jogo| jogo.planned))),
                (300.0, &time("web-club-began", told.began)),
                (410.0, &time("web-club-ended", jogo.and_then(|jogo| jogo.played_at))),
            ],
        );
        let judge = or_blank(jogo.and_then(|jogo| jogo.judge).map(|judge| self.person(judge)));
        let judge = format!("{}: {judge}", self.of("web-club-role", "role", "judge"));
        let kit = or_blank(jogo.and_then(|jogo| jogo.table).map(|table| self.event.kit_of(table).to_string()));
        sheets.row(Type::Text, &[(0.0, &judge), (300.0, &self.of("web-club-kit", "kit", kit))]);
        sheets.gap(4.0);
    }

    /// Substitutions, incidents and the result: what is known, or a line to write on while the jogo runs.
    fn what_happened(&self, sheets: &mut Sheets, of: Option<(JogoId, &Jogo)>) {
        let outcome = of.and_then(|(_, jogo)| jogo.outcome.as_ref());
        let or_line = |known: Vec<String>| match known.as_slice() {
            [] if outcome.is_some() => "–".to_owned(),
            [] => LONG_BLANK.to_owned(),
            known => known.join("; "),
        };
        let substitutions = of.into_iter().flat_map(|(_, jogo)| &jogo.substitutions).map(|change| {
            let after = self.of("web-club-partida", "number", change.after_partida);
            format!("{after}: {} > {}", self.person(change.out), self.person(change.comes_in))
        });
        let of_this = |jogo: JogoId| of.is_some_and(|(id, _)| id == jogo);
        let incidents = self.event.incidents.values().filter(|incident| of_this(incident.jogo)).map(|incident| {
            let state = self.of("web-club-incident-state", "state", named::incident_state(&incident.state));
            let ground = named::ground_said(self.words, incident.ground);
            let state = match &incident.state {
                // R45: who ruled, and when.
                IncidentState::Upheld { by, at } | IncidentState::Dismissed { by, at } => {
                    let by = by.iter().map(|&member| self.person(member)).collect::<Vec<_>>().join(", ");
                    format!("{state} ({by}, {at})")
                }
                IncidentState::RejectedLate
                | IncidentState::RejectedNotEntitled
                | IncidentState::UnderReview
                | IncidentState::Proposed { .. } => state,
            };
            let parts = [incident.at.to_string(), self.person(incident.person), ground, incident.text.to_string(), state];
            parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
        });
        let result = of.and_then(|(_, jogo)| {
            let outcome = jogo.outcome.as_ref()?;
            let winner = self.entry(outcome.winner.and_then(|side| jogo.entries[side]));
            let winner = if outcome.winner.is_some() { winner } else { "–".to_owned() };
            let scores = outcome.partidas.iter().map(|[a, b]| format!("{a}–{b}")).collect::<Vec<_>>().join(" ");
            let how = match outcome.how {
                How::Played => String::new(),
                How::Walkover | How::Absent => self.say("web-club-walkover"),
                How::Ground(ground) => named::ground_said(self.words, ground),
                How::BothOut => self.say("web-club-out"),
            };
            Some([winner, scores, how].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · "))
        });
        let lines = [
            ("web-club-substitute", or_line(substitutions.collect())),
            ("web-club-incidents", or_line(incidents.collect())),
            ("web-club-result", or_line(result.into_iter().collect())),
        ];
        for (label, line) in lines {
            sheets.text(Type::Text, &format!("{}: {line}", self.say(label)));
            sheets.gap(6.0);
        }
    }

    /// What proves the partidas that were played at a table of the room.
    fn proofs(&self, sheets: &mut Sheets, jogo: Option<&Jogo>) {
        for room in jogo.into_iter().flat_map(|jogo| &jogo.rooms) {
            let Some(proof) = &room.proof else { continue };
            sheets.text(Type::Text, &self.count("web-club-proved", proof.shuffles as usize));
            sheets.text(Type::Small, &format!("{}: {}", self.say("web-club-commitment"), room.commitment));
            sheets.text(Type::Small, &format!("{}: {}", self.say("web-club-seed"), proof.seed));
            sheets.text(
                Type::Small,
                &format!("{}: /record/{} · SHA-256 {}", self.say("web-club-record"), proof.record, proof.sha256),
            );
            sheets.gap(4.0);
        }
    }

    /// What came back to the results desk.
    fn things(&self, sheets: &mut Sheets, told: &JogoTimes) {
        let things = told.delivered.map(|(things, _)| things);
        let mark = |whole: Option<Complete>| match whole {
            Some(Complete::Complete) => "ok",
            Some(Complete::Missing) => "–",
            None => "______",
        };
        let cards = things.map_or_else(|| "______".to_owned(), |things| things.cards.to_string());
        let counted = format!("{}: {cards}", self.say("web-club-cards-counted"));
        let tentos = format!("tentos: {}", mark(things.map(|things| things.tentos)));
        let tampa = format!("tampa: {}", mark(things.map(|things| things.tampa)));
        sheets.row(Type::Text, &[(0.0, &counted), (170.0, &tentos), (290.0, &tampa)]);
        sheets.text(
            Type::Text,
            &format!(
                "{}: {}",
                self.say("web-club-reg-delivered-by"),
                told.bearer.map_or_else(|| LONG_BLANK[..30].to_owned(), |bearer| self.person(bearer))
            ),
        );
    }

    /// Who signed on a telephone is named under the line; who did not signs on it.
    fn signatures(&self, sheets: &mut Sheets, jogo: Option<&Jogo>, told: &JogoTimes) {
        let role = |name: &str| self.of("web-club-role", "role", name);
        let signed = |side: usize| {
            let name = jogo.and_then(|jogo| jogo.signed[side]).map(|person| self.person(person));
            name.map_or_else(
                || role("capataz"),
                |name| format!("{} · {}", role("capataz"), self.of("web-club-has-signed", "name", name)),
            )
        };
        sheets.signature(&[&signed(0), &signed(1)]);
        let judge = jogo.and_then(|jogo| jogo.judge).map(|judge| self.person(judge));
        let judge = judge.map_or_else(|| role("judge"), |judge| format!("{} · {judge}", role("judge")));
        let desk = told.delivered.map_or_else(|| role("desk_results"), |(_, at)| format!("{} · {at}", role("desk_results")));
        sheets.signature(&[&judge, &desk]);
    }
}
