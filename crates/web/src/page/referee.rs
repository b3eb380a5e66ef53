//! The referee's desk: what happened, one question after another, and the ruling. Every step is a link, so it works without the
//! script, can be sent to somebody, and gives the same answer to all.

use super::frame::{Context, layout};
use super::voice::{Voice, said, told};
use ::laws::desk::{self, Case, Field, Finding, Form, Found, Kind, Next, Question};
use engine::show::Way;
use engine::{Facts, Msg, Seat};
use maud::{Markup, html};
use words::Words;

/// What the facts of a complaint may say at most.
const JUDGE: usize = 480;

/// Where somebody stands at the desk.
#[derive(Clone, Debug)]
pub enum AtDesk {
    /// Before the list of incidents, or the incidents and laws that speak of what was told.
    Choosing { told: String, found: Vec<Found> },
    /// Before an incident, with the answers so far and how the table stood.
    Before { form: &'static Form, case: Box<Case>, unread: Option<String> },
}

/// The table somebody comes from, as they see it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FromTable {
    /// Its name in addresses.
    pub table: String,
    /// What the players are called, by their seats.
    pub names: Vec<String>,
    /// How it stands.
    pub stood: String,
}

impl FromTable {
    /// What an address says of it.
    fn query(&self) -> String {
        let mut query = String::new();
        for (key, value) in [("table", &self.table), ("names", &self.names.join(","))] {
            if !value.is_empty() {
                query.push_str(&format!("&{key}={}", encoded(value)));
            }
        }
        query
    }
}

/// Text as it stands in an address.
pub(crate) fn encoded(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b',' => out.push(char::from(byte)),
            b' ' => out.push('+'),
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

/// The address of the desk for this table, with the position as these eyes see it.
pub(super) fn desk_link(voice: &Voice<'_>) -> String {
    let sight = voice.sight;
    // Seats may stand in another order in the view: a name belongs to its number at the desk.
    let names = desk::seats(&sight.view).into_iter().map(|seat| voice.name(seat).replace(',', " ")).collect();
    let from = FromTable { table: sight.id.to_string(), names, stood: desk::position(&sight.view) };
    format!("/referee/{}?stood={}{}", sight.game, encoded(&from.stood), from.query())
}

/// What the reader can do at their table to have the ruling carried out: as it is written, and as it is said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Acts(Vec<(String, String)>);

impl Acts {
    /// What this visitor is offered at the table by a law of the incident.
    pub fn offered(words: &Words, sight: &crate::house::Sight, form: &Form) -> Acts {
        let voice = Voice::new(words, sight);
        let prompt = sight.me.and(sight.view.prompt.as_ref());
        let ways = prompt.into_iter().flat_map(|prompt| &prompt.ways);
        let by_law = ways.filter_map(|way| match way {
            Way::Word { action, words } => {
                let law = ::laws::behind(words.id)?;
                form.laws.iter().any(|id| id == law.id.0).then(|| (action.clone(), voice.say(words)))
            }
            _ => None,
        });
        Acts(by_law.collect())
    }
}

/// The page of the desk.
pub fn referee(context: &Context, words: &Words, facts: &'static Facts, at: &AtDesk, from: &FromTable, acts: &Acts) -> Markup {
    let heading = told(words, "web-desk");
    let body = html! {
        div.sec.big { h1 { (heading) } p.gb { (facts.title) } }
        @match at {
            AtDesk::Choosing { told: asked, found } => (choosing(words, facts, asked, found, from)),
            AtDesk::Before { form, case, unread } => (Place { words, facts, form, case, from, acts }.page(unread.as_deref())),
        }
        p.cta.no-print {
            @if !from.table.is_empty() { a.btn.go href={ "/table/" (from.table) } { (told(words, "web-desk-to-table")) } }
            a.btn.ghost href={ "/referee/" (facts.id) @if !from.table.is_empty() { "?stood=" (encoded(&from.stood)) (from.query()) } } { (told(words, "web-desk-again")) }
            a.btn.ghost href={ "/laws/" (facts.id) } { (said(words, &Msg::new("web-laws-of").with("game", facts.title.to_owned()))) }
        }
    };
    layout(context, words, &heading, body)
}

/// What came with whoever comes from a table goes on with every form.
fn carried(from: &FromTable) -> Markup {
    html! {
        @if !from.table.is_empty() { input type="hidden" name="table" value=(from.table); }
        @if !from.names.is_empty() { input type="hidden" name="names" value=(from.names.join(",")); }
    }
}

fn choosing(words: &Words, facts: &Facts, asked: &str, found: &[Found], from: &FromTable) -> Markup {
    let rest = format!("&stood={}{}", encoded(&from.stood), from.query());
    let listed = |form: &&Form| found.iter().any(|item| matches!(item, Found::Incident(found, _) if found.id == form.id));
    let others: Vec<&Form> = desk::forms(facts.id).iter().filter(|form| !listed(form)).collect();
    let choice = |form: &Form| {
        html! {
            li { a.btn href={ "/referee/" (facts.id) "?incident=" (form.id) @if !from.stood.is_empty() || !from.table.is_empty() { (rest) } } { (desk::form_name(words, form.id)) } }
        }
    };
    html! {
        form.asking method="get" action={ "/referee/" (facts.id) } role="search" {
            label for="tell" { (told(words, "web-desk-tell")) }
            input type="text" id="tell" name="tell" maxlength="120" autocomplete="off" value=(asked);
            @if !from.stood.is_empty() { input type="hidden" name="stood" value=(from.stood); }
            (carried(from))
            button.btn { (told(words, "web-rules-look-up")) }
        }
        h2 { (told(words, "web-desk-what")) }
        @if found.is_empty() { (silent(words, facts)) }
        ul.choices {
            @for item in found {
                @match item {
                    Found::Incident(form, _) => (choice(form)),
                    Found::Law(law) => li {
                        a href={ "/laws/" (facts.id) "?what=" (encoded(law.number())) } { span.law { (law.number()) } }
                        " " (words.rule(law.id.0).unwrap_or_default())
                    },
                }
            }
        }
        @if !others.is_empty() {
            details { summary { (told(words, "web-desk-others")) }
                ul.choices { @for form in others { (choice(form)) } }
            }
        }
    }
}

/// Said where no law seems to speak of a story, with the chapters of the book to look through.
fn silent(words: &Words, facts: &Facts) -> Markup {
    html! {
        p role="status" { (told(words, "web-desk-no-law")) }
        ul {
            @for chapter in &words::chapters(facts.id) {
                li { a href={ "/rules/" (facts.id) "#" (chapter.name) } { (words.chapter(chapter)) } }
            }
        }
    }
}

/// `II.10.15` of `voltarete:II.10.15`.
fn number(law: &str) -> &str {
    law.split_once(':').map_or(law, |(_, number)| number)
}

/// Where somebody stands before an incident.
struct Place<'a> {
    words: &'a Words,
    facts: &'static Facts,
    form: &'static Form,
    case: &'a Case,
    from: &'a FromTable,
    acts: &'a Acts,
}

impl Place<'_> {
    fn told(&self, id: &'static str) -> String {
        told(self.words, id)
    }

    /// The page: what was answered and is asked, and the ruling.
    fn page(&self, unread: Option<&str>) -> Markup {
        let given = self.case.told(self.form);
        let (answered, next) = self.form.walked(&given);
        let finding = matches!(next, Next::Ruled(_)).then(|| self.case.finding(self.facts.id).ok()).flatten();
        html! {
            @let naming = finding.as_ref().is_some_and(|finding| finding.unnamed.is_some());
            div.desk.ruled[finding.is_some()].naming[naming] {
                section.ask-col aria-live="polite" {
                    h2 { (desk::form_name(self.words, self.form.id)) }
                    ol.qs aria-label=[(!answered.is_empty()).then(|| self.told("web-desk-so-far"))] {
                        @for (n, (key, answer)) in answered.iter().enumerate() { (self.answered(n + 1, key, answer)) }
                        @match &next {
                            Next::Ask(question) => (self.asked(answered.len() + 1, question)),
                            Next::Impossible(why) => li.cur { span.n { (answered.len() + 1) } div { p role="alert" { (said(self.words, why)) } } },
                            Next::Ruled(_) => {}
                        }
                        @if let Some(key) = finding.as_ref().and_then(|finding| finding.unnamed) { (self.naming(answered.len() + 1, key)) }
                    }
                }
                @if let Some(finding) = &finding { (self.ruling(finding)) }
            }
            @if finding.is_some() { (self.counting(unread)) }
        }
    }

    /// The address of this incident with these answers, but for one that is given otherwise, or asked again.
    fn address(&self, other: Option<(&str, &str)>) -> String {
        let given = self.case.incidents.iter().flat_map(|(_, given)| given);
        let kept = given.filter(|(key, _)| other.is_none_or(|(changed, _)| changed != key.as_str()));
        let kept = kept.map(|(key, answer)| (key.as_str(), answer.as_str()));
        let answers: String =
            kept.chain(other).filter(|(_, answer)| !answer.is_empty()).map(|(key, answer)| format!("&{key}={answer}")).collect();
        let stood = if self.case.stood.is_empty() { String::new() } else { format!("&stood={}", encoded(&self.case.stood)) };
        format!("/referee/{}?incident={}{answers}{stood}{}", self.facts.id, self.form.id, self.from.query())
    }

    /// A question that was answered. What would follow from another answer is one tap away.
    fn answered(&self, n: usize, key: &str, answer: &str) -> Markup {
        html! {
            li.done { span.n { (n) } div {
                h3 { (desk::question(self.words, key)) }
                @if let Some(Kind::Number(most)) = self.form.figure(key) { (self.number(key, most, answer)) } @else { div.picks {
                    @for other in self.form.answers(key) {
                        @let is_given = other == answer;
                        a.btn.on[is_given].alt[!is_given] aria-current=[is_given.then_some("true")]
                            title=[(!is_given).then(|| self.told("web-desk-what-if"))]
                            href=(self.address(Some((key, if is_given { "" } else { other })))) { (self.named_answer(self.form.figure(key), other)) }
                    }
                } }
            } }
        }
    }

    fn asked(&self, n: usize, question: &Question) -> Markup {
        let why = Msg::new("web-desk-why").with("law", number(&question.law).to_owned());
        html! {
            li.cur { span.n { (n) } div {
                h3 { (desk::question(self.words, question.key)) }
                p.muted { (said(self.words, &why)) }
                @if let Some(Kind::Number(most)) = question.figure { (self.number(question.key, most, "")) } @else { div.picks {
                    @for answer in &question.answers {
                        a.btn href=(self.address(Some((question.key, answer)))) { (self.named_answer(question.figure, answer)) }
                    }
                } }
            } }
        }
    }

    /// An answer in words; a player by name.
    fn named_answer(&self, kind: Option<Kind>, answer: &str) -> String {
        let seat = answer.parse().ok().filter(|number: &usize| *number > 0);
        match (kind, seat) {
            (Some(Kind::Player(_)), Some(number)) => self.player(number - 1),
            _ => desk::answer(self.words, answer),
        }
    }

    /// A figure to be typed in.
    fn number(&self, key: &str, most: i64, answer: &str) -> Markup {
        let given = self.case.incidents.iter().flat_map(|(_, given)| given).filter(|(other, _)| other.as_str() != key);
        html! {
            form.picks method="get" action={ "/referee/" (self.facts.id) } {
                input type="hidden" name="incident" value=(self.form.id);
                @for (key, answer) in given { input type="hidden" name=(key) value=(answer); }
                @if !self.case.stood.is_empty() { input type="hidden" name="stood" value=(self.case.stood); }
                (carried(self.from))
                input type="number" name=(key) min="0" max=(most) required aria-label=(desk::question(self.words, key)) value=(answer);
                button.btn { (self.told("web-desk-count")) }
            }
        }
    }

    /// Who it was, before any figure is told.
    fn naming(&self, n: usize, key: &str) -> Markup {
        let field = desk::fields(self.facts.id).into_iter().find(|field| field.key == key);
        let here = self.address(None);
        let named = |value: &str, text: String| html! { a.btn.who href={ (here) "&stood-" (key) "=" (value) } { (text) } };
        html! {
            li.cur { span.n { (n) } div {
                h3 { (desk::field_name(self.words, key)) }
                p.muted { (self.told("web-desk-name-first")) }
                div.picks {
                    @match field.map(|field| field.kind) {
                        Some(Kind::Player(players)) => @for n in 1..=players { (named(&n.to_string(), self.player(n - 1))) },
                        Some(Kind::Choice(answers)) => @for answer in answers { (named(answer, desk::answer(self.words, answer))) },
                        _ => {}
                    }
                }
            } }
        }
    }

    fn player(&self, seat: usize) -> String {
        desk::player(self.words, self.facts.id, Seat::at(seat), &self.from.names)
    }

    fn ruling(&self, finding: &Finding) -> Markup {
        let (words, facts) = (self.words, self.facts);
        let mut effects = finding.ruled.effects.iter().map(|effect| said(words, &effect.message()));
        let link = self.address(None);
        html! {
            section.ruling id="ruling" role="status" {
                p.eyebrow { (self.told("web-desk-ruling")) }
                @if let Some(first) = effects.next() { h2 { (first) } }
                @for effect in effects { p { (effect) } }
                @for note in &finding.ruling.notes { p { (words.say_in(facts.id, note, &|seat: Seat| self.player(seat.index()), facts.tradition)) } }
                @if finding.unnamed.is_none() { (self.figures(finding)) }
                (self.by_law(finding))
                output.print-only.small data-absolute { (link) }
                (self.applied())
                p.cta.no-print {
                    a.btn href=(link) { (self.told("web-desk-link")) }
                    button.btn type="button" data-print="" hidden { (self.told("web-desk-print")) }
                }
                (self.for_the_judge(finding))
            }
        }
    }

    /// Who pays whom.
    fn figures(&self, finding: &Finding) -> Markup {
        let paid = desk::paid(self.words, self.facts.id, &finding.ruling, &self.from.names);
        html! {
            @if !paid.is_empty() {
                ul.pen { @for line in &paid { li { b { (line.amount) } span { (line.from) " → " (line.to) " " small { (line.why) } } } } }
            }
        }
    }

    /// The law that decides, and the others it stands with.
    fn by_law(&self, finding: &Finding) -> Markup {
        let mut laws = finding.ruled.laws.iter();
        let place = |id: &str| ::laws::law(id).and_then(super::laws::decided).map(|place| said(self.words, &place));
        let page = |id: &str| format!("/laws/{}#{}", self.facts.id, number(id).to_lowercase());
        html! {
            @if let Some(first) = laws.next() {
                article.cite {
                    p.eyebrow { (self.told("web-desk-by-law")) " " a.law href=(page(first)) { (number(first)) } @if let Some(place) = place(first) { " · " (place) } }
                    p.q { (self.words.rule(first).unwrap_or_default()) }
                }
            }
            @if finding.ruled.laws.len() > 1 {
                ol.rules { @for law in laws { li { a.law href=(page(law)) { (number(law)) } p { (self.words.rule(law).unwrap_or_default()) } } } }
            }
        }
    }

    /// What the reader may do at their own table, now.
    fn applied(&self) -> Markup {
        html! {
            @if !self.acts.0.is_empty() {
                form.applied.no-print method="post" action={ "/table/" (self.from.table) "/act" } {
                    h3 { (self.told("web-desk-apply")) }
                    @for (action, text) in &self.acts.0 { button.btn.go name="action" value=(action) { (text) } }
                }
            }
        }
    }

    /// What a championship's judge is handed: a text for the facts of a complaint.
    fn for_the_judge(&self, finding: &Finding) -> Markup {
        let judged = desk::forms(self.facts.id).iter().flat_map(|form| &form.laws).any(|law| law.starts_with("campeonato:"));
        let laws: Vec<&str> = finding.ruled.laws.iter().map(|law| number(law)).collect();
        let effects = finding.ruled.effects.iter().map(|effect| said(self.words, &effect.message()));
        let text = format!("{}: {} {}", laws.join(", "), effects.collect::<Vec<_>>().join(" "), self.address(None));
        html! {
            @if judged {
                details.judge.no-print {
                    summary { (self.told("web-desk-judge")) }
                    p.muted { (self.told("web-desk-judge-how")) }
                    textarea readonly rows="4" aria-label=(self.told("web-desk-judge")) { (text.chars().take(JUDGE).collect::<String>()) }
                }
            }
        }
    }

    /// What the figures need to know: every thing with its own field.
    fn counting(&self, unread: Option<&str>) -> Markup {
        let words = self.words;
        let asked: Vec<Field> =
            desk::fields(self.facts.id).into_iter().filter(|field| self.form.stood.contains(&field.key)).collect();
        let told_of = |key: &str| {
            self.case.stood.split_whitespace().find_map(|word| word.strip_prefix(key)?.strip_prefix('=')).unwrap_or_default()
        };
        html! {
            @if let Some(unread) = unread { p role="alert" { (said(words, &Msg::new("web-desk-unread").with("what", unread.to_owned()))) } }
            @if !asked.is_empty() {
                form.standing-asked.no-print method="get" action={ "/referee/" (self.facts.id) } {
                    h3 { (self.told("web-desk-stood")) }
                    input type="hidden" name="incident" value=(self.form.id);
                    @for (key, answer) in self.case.incidents.iter().flat_map(|(_, given)| given) { input type="hidden" name=(key) value=(answer); }
                    (carried(self.from))
                    div.fields { @for field in &asked {
                        @let (id, value) = (format!("stood-{}", field.key), told_of(field.key));
                        div {
                            label for=(id) { (desk::field_name(words, field.key)) }
                            @match field.kind {
                                Kind::Player(players) => select id=(id) name=(id) {
                                    option value="" { "–" }
                                    @for n in 1..=players { option value=(n) selected[value == n.to_string()] { (self.player(n - 1)) } }
                                },
                                Kind::Choice(answers) => select id=(id) name=(id) {
                                    option value="" { "–" }
                                    @for answer in answers { option value=(answer) selected[value == *answer] { (desk::answer(words, answer)) } }
                                },
                                Kind::Number(_) => input type="text" inputmode="numeric" id=(id) name=(id) maxlength="6" autocomplete="off" value=(value) placeholder=(field.usual);,
                                Kind::Figures => input type="text" id=(id) name=(id) maxlength="12" autocomplete="off" value=(value) placeholder="5,3,1";,
                            }
                        }
                    } }
                    button.btn { (self.told("web-desk-count")) }
                }
            }
        }
    }
}
