//! The referee's desk: what happened, one question after another, and the ruling. Every step is a link, so it works without the
//! script, can be sent to somebody, and gives the same answer to all.

use super::frame::{Context, layout};
use super::voice::{Voice, said, told};
use ::laws::desk::{self, Case, Field, Form, Kind, Next, Question, SEATS, Standing, Verdict};
use engine::{Facts, Msg, Seat};
use maud::{Markup, html};
use words::Words;

/// Where somebody stands at the desk.
#[derive(Clone, Debug)]
pub enum AtDesk {
    /// Before the list of incidents, or those that speak of what was told.
    Choosing { told: String, forms: Vec<&'static Form> },
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

/// Is this table played on honour, so that there is something to rule on?
pub(super) fn is_on_honour(sight: &crate::house::Sight) -> bool {
    let terms = games::entry(sight.game).map_or(&[][..], |entry| entry.honour);
    !terms.is_empty() && terms.iter().all(|term| sight.agreed.iter().any(|(name, value)| (*name, value.as_str()) == *term))
}

/// The address of the desk for this table, with the position as these eyes see it.
pub(super) fn desk_link(voice: &Voice<'_>) -> String {
    let sight = voice.sight;
    // Seats may stand in another order in the view: a name belongs to its number.
    let names = (0..sight.plates.len()).filter_map(Seat::new).map(|seat| voice.name(seat).replace(',', " ")).collect();
    let from = FromTable { table: sight.id.to_string(), names, stood: desk::position(&sight.view) };
    format!("/referee/{}?stood={}{}", sight.game, encoded(&from.stood), from.query())
}

/// The page of the desk.
pub fn referee(context: &Context, words: &Words, facts: &'static Facts, at: &AtDesk, from: &FromTable) -> Markup {
    let heading = told(words, "web-desk");
    let body = html! {
        div.sec.big { h1 { (heading) } p.gb { (facts.title) } }
        @match at {
            AtDesk::Choosing { told: asked, forms } => (choosing(words, facts, asked, forms, from)),
            AtDesk::Before { form, case, unread } => (before(words, facts, form, case, from, unread.as_deref())),
        }
        p.cta {
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

fn choosing(words: &Words, facts: &Facts, asked: &str, forms: &[&'static Form], from: &FromTable) -> Markup {
    let rest = format!("&stood={}{}", encoded(&from.stood), from.query());
    html! {
        form.asking method="get" action={ "/referee/" (facts.id) } role="search" {
            label for="tell" { (told(words, "web-desk-tell")) }
            input type="text" id="tell" name="tell" maxlength="120" autocomplete="off" value=(asked);
            @if !from.stood.is_empty() { input type="hidden" name="stood" value=(from.stood); }
            (carried(from))
            button.btn { (told(words, "web-rules-look-up")) }
        }
        h2 { (told(words, "web-desk-what")) }
        @if forms.is_empty() { p role="status" { (told(words, "web-laws-none")) } }
        ul.rules {
            @for form in forms {
                li { a.btn href={ "/referee/" (facts.id) "?incident=" (form.id) @if !from.stood.is_empty() || !from.table.is_empty() { (rest) } } { (desk::form_name(words, form.id)) } }
            }
        }
    }
}

fn before(words: &Words, facts: &Facts, form: &'static Form, case: &Case, from: &FromTable, unread: Option<&str>) -> Markup {
    let given = case.incidents.first().map(|(_, given)| given.clone()).unwrap_or_default();
    let next = form.next(&given);
    html! {
        h2 { (desk::form_name(words, form.id)) }
        @if !given.is_empty() {
            dl.gb aria-label=(told(words, "web-desk-so-far")) {
                @for (key, answer) in &given {
                    div { dt { (desk::question(words, key)) } dd { (desk::answer(words, answer)) " "
                        a href=(address(facts, form, case, from, Some(key))) { (told(words, "web-desk-what-if")) } } }
                }
            }
        }
        @match next {
            Next::Ask(question) => (asking(words, facts, form, case, from, &question)),
            Next::Ruled(_) => @if let Ok(verdict) = case.verdict(facts.id) { (ruling(words, facts, form, case, from, &verdict, unread)) },
        }
    }
}

/// The address of this incident with these answers, but for one that is asked again.
fn address(facts: &Facts, form: &Form, case: &Case, from: &FromTable, but: Option<&str>) -> String {
    let given = case.incidents.iter().flat_map(|(_, given)| given).filter(|(key, _)| Some(key.as_str()) != but);
    let answers: String = given.map(|(key, answer)| format!("&{key}={answer}")).collect();
    let stood = if case.stood.is_empty() { String::new() } else { format!("&stood={}", encoded(&case.stood)) };
    format!("/referee/{}?incident={}{answers}{stood}{}", facts.id, form.id, from.query())
}

fn asking(words: &Words, facts: &Facts, form: &Form, case: &Case, from: &FromTable, question: &Question) -> Markup {
    let here = address(facts, form, case, from, None);
    html! {
        section aria-live="polite" {
            h3 { (desk::question(words, question.key)) }
            ul.rules {
                @for answer in &question.answers {
                    li { a.btn href={ (here) "&" (question.key) "=" (answer) } { (desk::answer(words, answer)) } }
                }
            }
            p.gb { (said(words, &Msg::new("web-desk-why").with("law", number(&question.law).to_owned()))) }
        }
    }
}

/// `II.10.15` of `voltarete:II.10.15`.
fn number(law: &str) -> &str {
    law.split_once(':').map_or(law, |(_, number)| number)
}

fn ruling(
    words: &Words,
    facts: &Facts,
    form: &Form,
    case: &Case,
    from: &FromTable,
    verdict: &Verdict,
    unread: Option<&str>,
) -> Markup {
    let standing: Standing = case.stood.parse().unwrap_or_default();
    let seats = if standing.four { 4 } else { 3 };
    let player = |seat: Seat| {
        from.names
            .get(seat.index())
            .cloned()
            .unwrap_or_else(|| said(words, &Msg::new("laws-player").with("number", seat.index() + 1)))
    };
    html! {
        section.explained id="ruling" role="status" {
            h2 { (told(words, "web-desk-ruling")) }
            @for effect in &verdict.ruled.effects { p { (said(words, &effect.message())) } }
            @for note in &verdict.ruling.notes { p { (words.say_in(facts.id, note, &player, facts.tradition)) } }
            @if let Some(settled) = verdict.settlement.as_ref().filter(|_| standing.bolo > 0) {
                p { @for (seat, figure) in SEATS.iter().zip(settled.seats).take(seats) { b { (seat) } " " (format!("{figure:+}")) " · " }
                    "bolo " (standing.bolo) " → " (settled.bolo) }
            }
            @let paid = desk::paid(words, facts.id, &verdict.ruling, &from.names);
            @if !paid.is_empty() {
                ul.paid { @for line in &paid { li { (line.from) " → " (line.to) ": " b { (line.amount) } " " small { (line.why) } } } }
            }
            p { a href=(address(facts, form, case, from, None)) { (told(words, "web-desk-link")) } }
        }
        h3 { (told(words, "web-desk-by-law")) }
        ol.rules {
            @for law in &verdict.ruled.laws {
                li { span.law { (number(law)) } p { (words.rule(law).unwrap_or_default()) } }
            }
        }
        (counting(words, facts, form, case, from, unread))
    }
}

/// What the figures need to know: every thing with its own field.
fn counting(words: &Words, facts: &Facts, form: &Form, case: &Case, from: &FromTable, unread: Option<&str>) -> Markup {
    let asked: Vec<Field> = desk::fields(facts.id)
        .into_iter()
        .filter(|field| desk::counts(facts.id) == desk::Counts::Hand || form.stood.contains(&field.key))
        .collect();
    let told_of =
        |key: &str| case.stood.split_whitespace().find_map(|word| word.strip_prefix(key)?.strip_prefix('=')).unwrap_or_default();
    let player = |n: usize| {
        from.names
            .get(n - 1)
            .filter(|name| !name.is_empty())
            .cloned()
            .unwrap_or_else(|| said(words, &Msg::new("laws-player").with("number", n)))
    };
    html! {
        @if let Some(unread) = unread { p role="alert" { (said(words, &Msg::new("web-desk-unread").with("what", unread.to_owned()))) } }
        @if !asked.is_empty() {
            form.asking method="get" action={ "/referee/" (facts.id) } {
                h3 { (told(words, "web-desk-stood")) }
                input type="hidden" name="incident" value=(form.id);
                @for (key, answer) in case.incidents.iter().flat_map(|(_, given)| given) { input type="hidden" name=(key) value=(answer); }
                (carried(from))
                @for field in &asked {
                    @let (id, value) = (format!("stood-{}", field.key), told_of(field.key));
                    label for=(id) { (desk::field_name(words, field.key)) }
                    @match field.kind {
                        Kind::Player(players) => select id=(id) name=(id) {
                            option value="" { "–" }
                            @for n in 1..=players { option value=(n) selected[value == n.to_string()] { (player(n)) } }
                        },
                        Kind::Choice(answers) => select id=(id) name=(id) {
                            option value="" { "–" }
                            @for answer in answers { option value=(answer) selected[value == *answer] { (desk::answer(words, answer)) } }
                        },
                        Kind::Number(_) => input type="text" inputmode="numeric" id=(id) name=(id) maxlength="6" autocomplete="off" value=(value) placeholder=(field.usual);,
                        Kind::Figures => input type="text" id=(id) name=(id) maxlength="12" autocomplete="off" value=(value) placeholder="5,3,1";,
                    }
                }
                button.btn { (told(words, "web-desk-count")) }
            }
        }
    }
}
