//! The regulation as articles: what this event has chosen, the laws it keeps, and who signs for it.

use super::sheet::{Sheets, Type};
use super::{Draft, named, reais};
use club::Role;
use club::category::Category;
use club::entry::CategoryId;
use club::format::Stage;
use club::options::{BestOf, DrawMethod, LateEntries};
use engine::Msg;

/// Laws of the hall, of those who speak and judge, of the dress, of disqualification and of the súmula, by article.
const HALL: &[&str] = &["campeonato:salao.1", "campeonato:salao.2", "campeonato:salao.3", "campeonato:7"];
const CAPATAZ: &[&str] = &["campeonato:2a", "campeonato:2b", "campeonato:3a", "campeonato:3b", "campeonato:4a", "campeonato:4b"];
const DRESS: &[&str] = &["campeonato:5a", "campeonato:5b", "campeonato:6.par2"];
const GROUNDS: &[(&str, &str)] = &[
    ("I", "campeonato:6.I"),
    ("II", "campeonato:6.II"),
    ("III", "campeonato:6.III"),
    ("IV", "campeonato:6.IV"),
    ("V", "campeonato:6.V"),
    ("VI", "campeonato:6.VI.a"),
    ("VI", "campeonato:6.VI.b"),
    ("VII", "campeonato:6.VII"),
    ("VIII", "campeonato:6.VIII"),
    ("§ 1", "campeonato:6.par1"),
    ("§ 2", "campeonato:6.par2"),
    ("§ 3", "campeonato:6.par3"),
];
const SUMULA: &[&str] = &["campeonato:3.par.a", "campeonato:3.par.b", "campeonato:9.VI", "campeonato:9.VII"];

/// Articles as they are numbered on the sheets.
struct Articles<'s> {
    sheets: &'s mut Sheets,
    last: usize,
}

impl Articles<'_> {
    fn begin(&mut self, draft: &Draft<'_>, name: &'static str) {
        self.last += 1;
        self.sheets.gap(6.0);
        self.sheets.need(44.0);
        let number = draft.of("web-club-reg-article", "n", self.last);
        self.sheets.text(Type::Heading, &format!("{number}  {}", draft.of("web-club-article-of", "article", name)));
        self.sheets.gap(1.0);
    }

    fn say(&mut self, text: &str) {
        self.sheets.text(Type::Text, text);
        self.sheets.gap(2.5);
    }

    fn laws(&mut self, draft: &Draft<'_>, laws: &[&str]) {
        for law in laws {
            self.say(&draft.words.rule(law).unwrap_or_default());
        }
    }
}

impl Draft<'_> {
    /// Only what this event uses: no options of another format, no dress that is not looked at.
    pub(super) fn regulation(&self, sheets: &mut Sheets) {
        let event = self.event;
        let mut articles = Articles { sheets, last: 0 };
        articles.begin(self, "object");
        articles.say(&self.of("web-club-reg-object", "host", &event.host));
        articles.begin(self, "event");
        let msg = Msg::new("web-club-reg-event").with("name", event.name.clone()).with("host", event.host.clone());
        let msg = msg.with("place", event.place.clone()).with("date", event.date.clone());
        articles.say(&self.said(&msg.with("start", event.start.to_string())));
        let used: Vec<(&CategoryId, &Category)> =
            event.categories.iter().filter(|(_, of)| of.state != club::category::CategoryState::Cancelled).collect();
        articles.begin(self, "categories");
        for (id, of) in &used {
            articles.say(&self.category_told(id, of));
        }
        articles.begin(self, "entries");
        for (id, of) in &used {
            let msg = Msg::new("web-club-reg-fee").with("category", self.category(&id.0));
            articles.say(&self.said(&msg.with("amount", reais(of.options.fee))));
        }
        let msg = Msg::new("web-club-reg-close").with("minutes", event.options.close_entries_before.to_string());
        articles.say(&self.said(&msg.with("time", event.entries_close().to_string())));
        if used.iter().any(|(_, of)| of.options.late_entries == LateEntries::UntilDraw) {
            articles.say(&self.say("web-club-reg-late"));
        }
        articles.laws(self, &["campeonato:inscr.2", "campeonato:inscr.1"]);
        articles.begin(self, "draw");
        for (method, text) in [(DrawMethod::Hash, "web-club-reg-hash"), (DrawMethod::Tickets, "web-club-reg-tickets")] {
            if used.iter().any(|(_, of)| of.options.draw_method == method) {
                articles.say(&self.say(text));
            }
        }
        articles.say(&self.say("web-club-reg-repeat"));
        articles.begin(self, "prizes");
        for (id, of) in &used {
            let [first, second, third] = of.options.prize_pcts.map(|share| share.to_string());
            let msg = Msg::new("web-club-reg-prize").with("category", self.category(&id.0)).with("first", first);
            articles.say(&self.said(&msg.with("second", second).with("third", third)));
        }
        articles.begin(self, "hall");
        articles.laws(self, HALL);
        articles.begin(self, "capataz");
        articles.laws(self, CAPATAZ);
        articles.begin(self, "dress");
        articles.laws(self, DRESS);
        self.game_told(&mut articles);
        articles.begin(self, "walkover");
        let msg = Msg::new("web-club-reg-time").with("minutes", event.options.minutes_per_partida.to_string());
        articles.say(&self.said(&msg.with("change", event.options.changeover_minutes.to_string())));
        articles.say(&self.of("web-club-reg-late-jogo", "minutes", event.options.lateness_tolerance));
        articles.begin(self, "grounds");
        for (number, law) in GROUNDS {
            articles.say(&format!("{number}  {}", self.words.rule(law).unwrap_or_default()));
        }
        articles.begin(self, "sumula");
        articles.laws(self, SUMULA);
        self.commissions(&mut articles);
    }

    fn said(&self, msg: &Msg) -> String {
        crate::table_text::said(self.words, msg)
    }

    fn category_told(&self, id: &CategoryId, of: &Category) -> String {
        let format = self.of("web-club-format-of", "format", named::format_name(of.options.format));
        let players = self.count("web-club-reg-players", of.titulars);
        let reserves = self.count("web-club-reg-reserves", of.options.max_reserves);
        let mut stages: Vec<(usize, Stage)> = of
            .options
            .best_of
            .iter()
            .filter(|(_, best)| **best == BestOf::Three)
            .map(|(stage, _)| (order_of(*stage), *stage))
            .collect();
        stages.sort_by_key(|(order, _)| *order);
        let stages: Vec<String> = stages.into_iter().map(|(_, stage)| named::stage(self.words, stage)).collect();
        let three = if stages.is_empty() {
            String::new()
        } else {
            format!(" {}", self.of("web-club-reg-three", "stages", stages.join(", ")))
        };
        format!("{}: {players}, {reserves}. {format}.{three}", self.category(&id.0))
    }

    /// The game with its values, as it is played here.
    fn game_told(&self, articles: &mut Articles<'_>) {
        articles.begin(self, "game");
        let target = self.event.options.target;
        let msg = Msg::new("web-club-reg-target").with("target", target.to_string());
        articles.say(&self.said(&msg.with("half", (target / 2).to_string())));
        let Some(entry) = games::entry(&self.event.options.game) else { return };
        for chart in (entry.charts)() {
            self.chart(articles.sheets, &entry, &chart);
            articles.sheets.gap(4.0);
        }
    }

    fn commissions(&self, articles: &mut Articles<'_>) {
        articles.begin(self, "commissions");
        for role in [Role::Organising, Role::Evaluating] {
            let names: Vec<String> =
                self.event.staff().filter(|(_, its)| *its == role).map(|(person, _)| self.person(person)).collect();
            let role = self.of("web-club-role", "role", club::role::role_name(role));
            articles.say(&format!("{role}: {}", if names.is_empty() { "________________".to_owned() } else { names.join(", ") }));
        }
        articles.say(&self.say("web-club-reg-signed"));
        let roles = ["organising", "evaluating"].map(|role| self.of("web-club-role", "role", role));
        articles.sheets.signature(&[&roles[0], &roles[1]]);
    }
}

/// Stages in the order of the day.
fn order_of(stage: Stage) -> usize {
    match stage {
        Stage::Group | Stage::Swiss | Stage::RoundRobin => 0,
        Stage::Last(places) => 1_000 - usize::from(places),
        Stage::Semifinal => 1_001,
        Stage::Third => 1_002,
        Stage::Final => 1_003,
    }
}
