//! The referee's desk: what happened, one question after another, and the ruling. Every step is a link, so it works without the
//! script, can be sent to somebody, and gives the same answer to all.

mod faults;

pub(crate) use faults::encoded;
pub use faults::{Fault, MOST_FAULTS};

use super::frame::{Context, layout};
use super::table_text::{TableText, said, text_of};
use ::laws::desk::{self, Case, Effect, Finding, Form, Found, Given, Kind, Next, Question, Unruled};
use engine::show::Choice;
use engine::{Facts, Msg, Seat};
use faults::{Desk, hidden_fields, number};
use maud::{Markup, html};
use words::Words;

/// What the facts of a complaint may say at most.
const JUDGE: usize = 480;

/// Step of an inquiry at the desk.
#[derive(Clone, Debug)]
pub enum AtDesk {
    /// Before the list of incidents, or the incidents and laws that speak of what was told; of one book alone, if it is no game.
    Choosing { told: String, found: Vec<Found>, faults: Vec<Fault>, book: Option<&'static str> },
    /// Before an incident, the last of the case, with the answers so far and how the table stood.
    Before { form: &'static Form, case: Box<Case>, unread: Option<String> },
}

impl AtDesk {
    /// The game of the desk, or the book whose laws are searched.
    fn title(&self, words: &Words, facts: &Facts) -> String {
        let book = match self {
            AtDesk::Choosing { book, .. } => *book,
            AtDesk::Before { .. } => None,
        };
        book.and_then(|book| super::laws::title(words, book)).unwrap_or_else(|| facts.title.to_owned())
    }
}

/// The table somebody comes from, as they see it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FromTable {
    /// Its name in addresses.
    pub table: String,
    /// Names of the players, by seat.
    pub names: Vec<String>,
    /// State of the table, as the form carries it.
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

/// The address of the desk for this table, with the position as these eyes see it.
pub(super) fn desk_link(table_text: &TableText<'_>) -> String {
    let visitor_view = table_text.visitor_view;
    // Seats may stand in another order in the view: a name belongs to its number at the desk.
    let names = desk::seats(&visitor_view.view).into_iter().map(|seat| table_text.name(seat).replace(',', " ")).collect();
    let from = FromTable { table: visitor_view.id.to_string(), names, stood: desk::position(&visitor_view.view) };
    format!("/referee/{}?stood={}{}", visitor_view.game, encoded(&from.stood), from.query())
}

/// Acts by which the reader can carry out the ruling at their table, each as action and as text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Acts(Vec<(String, String)>);

impl Acts {
    /// Acts this visitor is offered at the table by a law of the incident.
    pub fn offered(words: &Words, visitor_view: &table::VisitorView, form: &Form) -> Acts {
        let table_text = TableText::new(words, visitor_view);
        let prompt = visitor_view.me.and(visitor_view.view.prompt.as_ref());
        let ways = prompt.into_iter().flat_map(|prompt| &prompt.ways);
        let by_law = ways.filter_map(|way| match way {
            Choice::Word { action, words } => {
                let law = ::laws::behind(words.id)?;
                form.laws.iter().any(|id| id == law.id.0).then(|| (action.clone(), table_text.say(words)))
            }
            _ => None,
        });
        Acts(by_law.collect())
    }
}

/// The page of the desk.
pub fn referee(context: &Context, words: &Words, facts: &'static Facts, at: &AtDesk, from: &FromTable, acts: &Acts) -> Markup {
    let heading = text_of(words, "web-desk");
    let body = html! {
        div.sec.big { h1 { (heading) } p.gb { (at.title(words, facts)) } }
        p.kept-only role="status" { (text_of(words, "web-desk-kept")) }
        @match at {
            AtDesk::Choosing { told: asked, found, faults, book } => (choosing(Desk { words, facts, from, stood: &from.stood }, asked, found, faults, book.unwrap_or(facts.id))),
            AtDesk::Before { form, case, unread } => (Place::new(words, facts, form, case, from, acts).page(unread.as_deref())),
        }
        p.cta.no-print {
            @if !from.table.is_empty() { a.btn.go href={ "/table/" (from.table) } { (text_of(words, "web-desk-to-table")) } }
            a.btn.ghost href={ "/referee/" (facts.id) @if !from.table.is_empty() { "?stood=" (encoded(&from.stood)) (from.query()) } } { (text_of(words, "web-desk-again")) }
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

fn choosing(desk: Desk<'_>, asked: &str, found: &[Found], faults: &[Fault], book: &str) -> Markup {
    let Desk { words, facts, from, .. } = desk;
    let listed = |form: &&Form| found.iter().any(|item| matches!(item, Found::Incident(found, _) if found.id == form.id));
    let others: Vec<&Form> = desk::asked_at(book).into_iter().flat_map(|(_, forms)| forms).filter(|form| !listed(form)).collect();
    let choice = |form: &Form| {
        html! { li { a.btn href=(desk.address(faults, Some((form.id, &Given::new())))) { (desk::form_name(words, form.id)) } } }
    };
    html! {
        (desk.listed(faults, None))
        form.asking method="get" action={ "/referee/" (book) } role="search" {
            label for="tell" { (text_of(words, "web-desk-tell")) }
            input type="text" id="tell" name="tell" maxlength="120" autocomplete="off" value=(asked);
            @if !from.stood.is_empty() { input type="hidden" name="stood" value=(from.stood); }
            (hidden_fields(faults))
            (carried(from))
            button.btn { (text_of(words, "web-rules-look-up")) }
        }
        h2 { (text_of(words, if faults.is_empty() { "web-desk-what" } else { "web-desk-what-else" })) }
        @if found.is_empty() { (silent(words, facts)) }
        ul.choices {
            @for item in found {
                @match item {
                    Found::Incident(form, _) => (choice(form)),
                    Found::Elsewhere(game, form, _) => li {
                        a.btn href={ "/referee/" (game) "?incident=" (form.id) } { (desk::form_name(words, form.id)) }
                        " " small.muted { (said(words, &Msg::new("web-desk-elsewhere").with("game", title(game)))) }
                    },
                    Found::Law(law) => li {
                        a href={ "/laws/" (book) "?what=" (encoded(law.number())) } { span.law { (law.number()) } }
                        " " (words.rule(law.id.0).unwrap_or_default())
                    },
                }
            }
        }
        @if !others.is_empty() {
            details { summary { (text_of(words, "web-desk-others")) }
                ul.choices { @for form in others { (choice(form)) } }
            }
        }
    }
}

/// The title of a game.
fn title(game: &str) -> String {
    games::entry(game).map_or_else(String::new, |entry| entry.facts.title.to_owned())
}

/// Said where no law seems to speak of a story, with the chapters of the book to look through.
fn silent(words: &Words, facts: &Facts) -> Markup {
    html! {
        p role="status" { (text_of(words, "web-desk-no-law")) }
        ul {
            @for chapter in &words::chapters(facts.id) {
                li { a href={ "/rules/" (facts.id) "#" (chapter.name) } { (words.chapter(chapter)) } }
            }
        }
    }
}

/// Where somebody stands before an incident.
struct Place<'a> {
    words: &'a Words,
    facts: &'static Facts,
    form: &'static Form,
    case: &'a Case,
    /// The faults of the case before this one.
    before: &'a [Fault],
    given: Given,
    from: &'a FromTable,
    acts: &'a Acts,
}

impl<'a> Place<'a> {
    fn new(
        words: &'a Words,
        facts: &'static Facts,
        form: &'static Form,
        case: &'a Case,
        from: &'a FromTable,
        acts: &'a Acts,
    ) -> Self {
        let (given, before) = match case.incidents.split_last() {
            Some(((_, given), before)) => (given.clone(), before),
            None => (Given::new(), &[][..]),
        };
        Place { words, facts, form, case, before, given, from, acts }
    }

    fn text(&self, id: &'static str) -> String {
        text_of(self.words, id)
    }

    fn desk(&self) -> Desk<'_> {
        Desk { words: self.words, facts: self.facts, from: self.from, stood: &self.case.stood }
    }

    /// This fault as it stands in the case.
    fn fault(&self) -> Fault {
        (self.form.id.to_owned(), self.given.clone())
    }

    /// The page: what was answered and is asked, and the ruling.
    fn page(&self, unread: Option<&str>) -> Markup {
        // What is known of the standing answers the questions of this fault too.
        let mut given = Case { incidents: Vec::new(), stood: self.case.stood.clone() }.answers(self.form);
        given.extend(self.given.clone());
        let (answered, next) = self.form.walked(&given);
        // Faults that are joined may ask more, or contradict each other.
        let (finding, next) = match (&next, self.case.finding(self.facts.id)) {
            (Next::Ruled(_), Ok(finding)) => (Some(finding), next),
            (Next::Ruled(_), Err(Unruled::Open(question))) => (None, Next::Ask(question)),
            (Next::Ruled(_), Err(Unruled::Impossible(why))) => (None, Next::Impossible(why)),
            (_, Err(Unruled::Contradicts(which))) => (None, Next::Contradicts(which)),
            (Next::Ask(_) | Next::Impossible(_) | Next::Contradicts(_), _) | (Next::Ruled(_), Err(_)) => (None, next),
        };
        html! {
            (self.desk().listed(self.before, Some(&self.fault())))
            div.desk.ruled[finding.is_some()] {
                section.ask-col aria-live="polite" {
                    h2 { (self.desk().name(&self.fault())) }
                    ol.qs aria-label=[(!answered.is_empty()).then(|| self.text("web-desk-so-far"))] {
                        @for (n, (key, answer)) in answered.iter().enumerate() { (self.answered(n + 1, key, answer)) }
                        @match &next {
                            Next::Ask(question) => (self.asked(answered.len() + 1, question)),
                            Next::Impossible(why) => li.cur { span.n { (answered.len() + 1) } div { p role="alert" { (said(self.words, why)) } } },
                            Next::Contradicts(which) => li.cur { span.n { (answered.len() + 1) } div { p role="alert" { (said(self.words, &desk::contradiction(self.words, self.facts.id, which))) } } },
                            Next::Ruled(_) => {}
                        }
                    }
                }
                @if let Some(finding) = &finding { (self.ruling(finding)) }
            }
            @if let Some(unread) = unread { p role="alert" { (said(self.words, &Msg::new("web-desk-unread").with("what", unread.to_owned()))) } }
        }
    }

    /// The address of this incident with these answers, but for one that is given otherwise, or asked again.
    fn address(&self, other: Option<(&str, &str)>) -> String {
        let mut given = self.given.clone();
        if let Some((key, answer)) = other {
            given.remove(key);
            if !answer.is_empty() {
                given.insert(key.to_owned(), answer.to_owned());
            }
        }
        self.desk().address(self.before, Some((self.form.id, &given)))
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
                            title=[(!is_given).then(|| self.text("web-desk-what-if"))]
                            href=(self.address(Some((key, if is_given { "" } else { other })))) { (self.named_answer(self.form.figure(key), other)) }
                    }
                } }
            } }
        }
    }

    fn asked(&self, n: usize, question: &Question) -> Markup {
        let why = self.words.rule(&question.law);
        html! {
            li.cur { span.n { (n) } div {
                h3 { (desk::question(self.words, question.key)) }
                @if let Some(Kind::Number(most)) = question.figure { (self.number(question.key, most, "")) } @else { div.picks {
                    @for answer in &question.answers {
                        a.btn href=(self.address(Some((question.key, answer)))) { (self.named_answer(question.figure, answer)) }
                    }
                } }
                p.muted.law-why {
                    (self.text("web-desk-why")) " " a.law href=(self.law_page(&question.law)) { (number(&question.law)) }
                    @if let Some(why) = why { ": " (why) }
                }
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
        let given = self.given.iter().filter(|(other, _)| other.as_str() != key);
        html! {
            form.picks method="get" action={ "/referee/" (self.facts.id) } {
                input type="hidden" name="incident" value=(self.form.id);
                @for (key, answer) in given { input type="hidden" name=(key) value=(answer); }
                (hidden_fields(self.before))
                @if !self.case.stood.is_empty() { input type="hidden" name="stood" value=(self.case.stood); }
                (carried(self.from))
                input type="number" name=(key) min="0" max=(most) required aria-label=(desk::question(self.words, key)) value=(answer);
                button.btn { (self.text("web-desk-answer")) }
            }
        }
    }

    fn player(&self, seat: usize) -> String {
        self.desk().player(seat)
    }

    fn law_page(&self, law: &str) -> String {
        format!("/laws/{}#{}", self.facts.id, number(law).to_lowercase())
    }

    /// The ways to tell one more fault of the same hand, and to take this one away again.
    fn joining(&self) -> Markup {
        let mut all = self.before.to_vec();
        all.push(self.fault());
        html! {
            @if all.len() < MOST_FAULTS { a.btn href=(self.desk().address(&all, None)) { (self.text("web-desk-another")) } }
            @if let Some(((id, given), before)) = self.before.split_last() {
                a.btn.ghost href=(self.desk().address(before, Some((id, given)))) { (self.text("web-desk-remove-this")) }
            }
        }
    }

    fn ruling(&self, finding: &Finding) -> Markup {
        let (words, facts) = (self.words, self.facts);
        let link = self.address(None);
        html! {
            section.ruling id="ruling" role="status" {
                p.eyebrow { (said(words, &Msg::new("web-desk-ruling").with("faults", self.before.len() + 1))) }
                (self.effects(finding))
                @for note in &finding.ruling.notes { p { (words.say_in(facts.id, note, &|seat: Seat| self.player(seat.index()), facts.tradition)) } }
                (self.figures(finding))
                (self.by_law(finding))
                output.print-only.small data-absolute { (link) }
                (self.applied())
                p.cta.no-print {
                    (self.joining())
                    a.btn href=(link) { (self.text("web-desk-link")) }
                    button.btn type="button" data-print="" hidden { (self.text("web-desk-print")) }
                }
                (self.for_the_judge(finding))
            }
        }
    }

    /// What follows; of several faults each for itself, as far as it stands beside the others.
    fn effects(&self, finding: &Finding) -> Markup {
        let text = |effect: &Effect| said(self.words, &effect.message());
        let mut effects = finding.ruled.effects.iter().map(text);
        let fault = self.fault();
        let own = |fault: &Fault| {
            let alone = Case { incidents: vec![fault.clone()], stood: self.case.stood.clone() }.finding(self.facts.id).ok();
            let stands = alone.into_iter().flat_map(|alone| alone.ruled.effects);
            stands.filter(|effect| finding.ruled.effects.contains(effect)).map(|effect| text(&effect)).collect::<Vec<_>>()
        };
        html! {
            @if self.before.is_empty() {
                @if let Some(first) = effects.next() { h2 { (first) } }
                @for effect in effects { p { (effect) } }
            } @else {
                @for fault in self.before.iter().chain([&fault]) {
                    h3 { (self.desk().name(fault)) }
                    @for effect in own(fault) { p { (effect) } }
                }
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
        let page = |id: &str| self.law_page(id);
        html! {
            @if let Some(first) = laws.next() {
                article.cite {
                    p.eyebrow { (self.text("web-desk-by-law")) " " a.law href=(page(first)) { (number(first)) } @if let Some(place) = place(first) { " · " (place) } }
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
                    h3 { (self.text("web-desk-apply")) }
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
                    summary { (self.text("web-desk-judge")) }
                    p.muted { (self.text("web-desk-judge-how")) }
                    textarea readonly rows="4" aria-label=(self.text("web-desk-judge")) { (text.chars().take(JUDGE).collect::<String>()) }
                }
            }
        }
    }
}
