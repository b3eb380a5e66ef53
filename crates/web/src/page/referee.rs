//! The referee's desk: what happened, one question after another, and the ruling. Every step is a link, so it works without the
//! script, can be sent to somebody, and gives the same answer to all.

use super::frame::{Context, layout};
use super::voice::{said, told};
use ::laws::desk::{self, Case, Form, Next, Question, SEATS, Verdict};
use engine::{Facts, Msg};
use maud::{Markup, html};
use words::Words;

/// Where somebody stands at the desk.
#[derive(Clone, Debug)]
pub enum AtDesk {
    /// Before the list of incidents, or those that speak of what was told.
    Choosing { told: String, forms: Vec<&'static Form> },
    /// Before an incident, with the answers so far and how the table stood.
    Before { form: &'static Form, case: Box<Case>, stood: String },
}

/// The page of the desk.
pub fn referee(context: &Context, words: &Words, facts: &'static Facts, at: &AtDesk) -> Markup {
    let heading = told(words, "web-desk");
    let body = html! {
        div.sec.big { h1 { (heading) } p.gb { (facts.title) } }
        @match at {
            AtDesk::Choosing { told: asked, forms } => (choosing(words, facts, asked, forms)),
            AtDesk::Before { form, case, stood } => (before(words, facts, form, case, stood)),
        }
        p.cta {
            a.btn.ghost href={ "/referee/" (facts.id) } { (told(words, "web-desk-again")) }
            a.btn.ghost href={ "/laws/" (facts.id) } { (said(words, &Msg::new("web-laws-of").with("game", facts.title.to_owned()))) }
        }
    };
    layout(context, words, &heading, body)
}

fn choosing(words: &Words, facts: &Facts, asked: &str, forms: &[&'static Form]) -> Markup {
    html! {
        form.asking method="get" action={ "/referee/" (facts.id) } role="search" {
            label for="tell" { (told(words, "web-desk-tell")) }
            input type="text" id="tell" name="tell" maxlength="120" autocomplete="off" value=(asked);
            button.btn { (told(words, "web-rules-look-up")) }
        }
        h2 { (told(words, "web-desk-what")) }
        @if forms.is_empty() { p role="status" { (told(words, "web-laws-none")) } }
        ul.rules {
            @for form in forms {
                li { a.btn href={ "/referee/" (facts.id) "?incident=" (form.id) } { (desk::form_name(words, form.id)) } }
            }
        }
    }
}

fn before(words: &Words, facts: &Facts, form: &'static Form, case: &Case, stood: &str) -> Markup {
    let given = case.incidents.first().map(|(_, given)| given.clone()).unwrap_or_default();
    html! {
        h2 { (desk::form_name(words, form.id)) }
        @if !given.is_empty() {
            dl.gb aria-label=(told(words, "web-desk-so-far")) {
                @for (key, answer) in &given { div { dt { (desk::question(words, key)) } dd { (desk::answer(words, answer)) } } }
            }
        }
        @match form.next(&given) {
            Next::Ask(question) => (asking(words, facts, form, case, &question)),
            Next::Ruled(_) => @if let Ok(verdict) = case.verdict(facts.id) { (ruling(words, facts, form, case, stood, &verdict)) },
        }
    }
}

/// The address of this incident with these answers.
fn address(facts: &Facts, form: &Form, case: &Case) -> String {
    let given = case.incidents.iter().flat_map(|(_, given)| given);
    let answers: String = given.map(|(key, answer)| format!("&{key}={answer}")).collect();
    format!("/referee/{}?incident={}{answers}", facts.id, form.id)
}

fn asking(words: &Words, facts: &Facts, form: &Form, case: &Case, question: &Question) -> Markup {
    let here = address(facts, form, case);
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

fn ruling(words: &Words, facts: &Facts, form: &Form, case: &Case, stood: &str, verdict: &Verdict) -> Markup {
    let settled = &verdict.settlement;
    let seats = if case.standing.four { 4 } else { 3 };
    html! {
        section.explained id="ruling" role="status" {
            h2 { (told(words, "web-desk-ruling")) }
            @for effect in &verdict.ruled.effects { p { (said(words, &effect.message())) } }
            @if case.standing.bolo > 0 {
                p { @for (seat, figure) in SEATS.iter().zip(settled.seats).take(seats) { b { (seat) } " " (format!("{figure:+}")) " · " }
                    "bolo " (case.standing.bolo) " → " (settled.bolo) }
            }
        }
        h3 { (told(words, "web-desk-by-law")) }
        ol.rules {
            @for law in &verdict.ruled.laws {
                li { span.law { (number(law)) } p { (words.rule(law).unwrap_or_default()) } }
            }
        }
        @if desk::counts(facts.id) == desk::Counts::Tentos {
            form.asking method="get" action={ "/referee/" (facts.id) } {
                input type="hidden" name="incident" value=(form.id);
                @for (key, answer) in case.incidents.iter().flat_map(|(_, given)| given) { input type="hidden" name=(key) value=(answer); }
                label for="stood" { (told(words, "web-desk-stood")) }
                input type="text" id="stood" name="stood" maxlength="120" autocomplete="off" value=(stood)
                    placeholder="bolo=30 feito=M licenca by=C tricks=5,3,1";
                button.btn { (told(words, "web-desk-count")) }
            }
        }
    }
}
