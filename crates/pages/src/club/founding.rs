//! Founding an event: the regulation's own answers stand there already. A form that is refused comes back as it was typed, and says which
//! fields need another answer, and which.

use super::front::sheet;
use super::{board, category_name, count, of, refusal};
use crate::frame::{Context, layout};
use crate::table_text::{said, text_of};
use club::choices::{Choice, Kind, Need, OF_CATEGORY, OF_EVENT, STAGES};
use club::format::Stage;
use club::founding::{CATEGORIES, DRAWS, FORMATS, Fault, MINUTES, NotFounded, TABLES, TARGET, Typed, USUAL_ZONE, WATCH_DELAY};
use club::options::{CategoryOptions, EventOptions, Format};
use engine::Msg;
use maud::{Markup, html};
use serde::Serialize;
use words::Words;

/// The machine name of a format.
pub fn format_name(format: Format) -> &'static str {
    FORMATS.into_iter().find(|(_, known)| *known == format).map_or("", |(name, _)| name)
}

/// The form as it is filled in.
struct Form<'a> {
    words: &'a Words,
    typed: &'a Typed,
    faults: &'a [Fault],
}

/// What an input is like, besides its name and what stands in it.
#[derive(Default)]
struct Input {
    kind: &'static str,
    longest: Option<usize>,
    bounds: Option<(u32, u32)>,
    keys: Option<&'static str>,
    placeholder: Option<String>,
    is_required: bool,
}

const LINE: Input =
    Input { kind: "text", longest: Some(::club::Line::MOST), bounds: None, keys: None, placeholder: None, is_required: true };

fn figure((least, most): (u32, u32)) -> Input {
    Input { kind: "number", bounds: Some((least, most)), ..Input::default() }
}

/// An amount or shares.
fn figures() -> Input {
    Input { kind: "text", longest: Some(20), ..Input::default() }
}

impl Form<'_> {
    fn text(&self, id: &'static str) -> String {
        text_of(self.words, id)
    }

    fn fault(&self, name: &str) -> Option<&Fault> {
        self.faults.iter().find(|fault| fault.field == name)
    }

    /// Is something wrong in these fields? Then what is folded is opened.
    fn has_fault(&self, is_here: impl Fn(&str) -> bool) -> bool {
        self.faults.iter().any(|fault| is_here(&fault.field))
    }

    fn is_first(&self, name: &str) -> bool {
        self.faults.first().is_some_and(|fault| fault.field == name)
    }

    fn value(&self, name: &str, usual: &str) -> String {
        self.typed.said(name).unwrap_or(usual).to_owned()
    }

    /// Under which id stands what a field needs, if it needs something.
    fn about(&self, name: &str) -> Option<String> {
        self.fault(name).map(|fault| format!("{}-needs", id_of(&fault.field)))
    }

    fn needs(&self, name: &str) -> Markup {
        html! { @if let Some(fault) = self.fault(name) { p.needs id=[self.about(name)] { (needed(self.words, fault.need)) } } }
    }

    fn input(&self, name: &str, label: &str, usual: &str, input: Input) -> Markup {
        let (least, most) = input.bounds.unzip();
        html! {
            label.field { span { (label) }
                input type=(input.kind) id=(id_of(name)) name=(name) value=(self.value(name, usual)) maxlength=[input.longest] min=[least] max=[most]
                    inputmode=[input.keys] placeholder=[input.placeholder] required[input.is_required]
                    aria-invalid=[self.fault(name).map(|_| "true")] aria-describedby=[self.about(name)] autofocus[self.is_first(name)];
            }
            (self.needs(name))
        }
    }

    /// A choice among answers, each with what it is called.
    fn select(&self, name: &str, label: &str, usual: &str, answers: impl IntoIterator<Item = (String, String)>) -> Markup {
        let value = self.value(name, usual);
        html! {
            label.field { span { (label) }
                select id=(id_of(name)) name=(name) aria-invalid=[self.fault(name).map(|_| "true")] aria-describedby=[self.about(name)]
                    autofocus[self.is_first(name)] {
                    @for (answer, called) in answers { option value=(answer) selected[answer == value] { (called) } }
                }
            }
            (self.needs(name))
        }
    }

    fn line(&self, name: &str, label: &'static str, usual: &str) -> Markup {
        self.input(name, &self.text(label), usual, LINE)
    }

    fn number(&self, (name, least, most): (&str, u32, u32), label: &'static str, usual: u32) -> Markup {
        self.input(name, &self.text(label), &usual.to_string(), Input { is_required: true, ..figure((least, most)) })
    }

    /// A choice of the regulation, with its usual answer.
    fn asked(&self, choice: Choice, usual: &impl Serialize, name: &str) -> Markup {
        let (label, usual) = (of(self.words, "web-club-option", "option", choice.name), choice.answer(usual));
        let called = |answer: &str| (answer.to_owned(), choice_said(self.words, choice, answer));
        match choice.kind {
            Kind::Number(most) => self.input(name, &label, &usual, figure((0, most))),
            Kind::Maybe(most) => {
                let placeholder = Some(choice_said(self.words, choice, ""));
                self.input(name, &label, &usual, Input { placeholder, ..figure((1, most)) })
            }
            Kind::Money | Kind::Shares => self.input(name, &label, &usual, figures()),
            Kind::Few(few) => {
                let few = few.iter().map(|one| called(&one.to_string()));
                self.select(name, &label, &usual, std::iter::once(called("")).chain(few))
            }
            Kind::One(answers) => self.select(name, &label, &usual, answers.iter().map(|answer| called(answer))),
            Kind::Stages => self.select(name, &label, &usual, STAGES.iter().map(|(answer, _)| called(answer))),
        }
    }

    fn category(&self, category: &str, titulars: usize) -> Markup {
        let usual = CategoryOptions::of_titulars(titulars);
        let own = |name: &str| format!("{name}.{category}");
        let is_more = |field: &str| more().iter().any(|choice| own(choice.name) == field);
        let is_checked = self.typed.chose("category", category);
        // What is wrong with the categories as such is told at the first of them.
        let (first, _) = CATEGORIES[0];
        let fault = self.fault("category").filter(|_| category == first);
        html! {
            fieldset {
                legend { label {
                    input type="checkbox" id=[(category == first).then(|| id_of("category"))] name="category" value=(category) checked[is_checked]
                        aria-invalid=[fault.map(|_| "true")] aria-describedby=[fault.and_then(|_| self.about("category"))]
                        autofocus[fault.is_some() && self.is_first("category")];
                    " " (category_name(self.words, category))
                } }
                @if fault.is_some() { (self.needs("category")) }
                (self.input(&own("fee"), &self.text("web-club-fee"), &usual.fee.to_string(), Input { keys: Some("decimal"), ..figures() }))
                (self.select(&own("format"), &self.text("web-club-format"), format_name(usual.format), FORMATS.map(|(name, _)| {
                    (name.to_owned(), of(self.words, "web-club-format-of", "format", name))
                })))
                (self.select(&own("draw"), &self.text("web-club-draw-method"), "hash", DRAWS.map(|(name, _)| {
                    (name.to_owned(), self.text(if name == "hash" { "web-club-draw-hash" } else { "web-club-draw-tickets" }))
                })))
                (self.asked(OF_CATEGORY[0], &usual, &own(OF_CATEGORY[0].name)))
                details open[self.has_fault(is_more)] { summary { (self.text("web-club-options")) }
                    @for choice in more() { (self.asked(*choice, &usual, &own(choice.name))) }
                }
            }
        }
    }

    /// What the label of a field says, with the category it belongs to.
    fn label(&self, field: &str) -> String {
        let (name, category) = field.split_once('.').map_or((field, None), |(name, category)| (name, Some(category)));
        let known = OF_EVENT.iter().chain(&OF_CATEGORY).find(|choice| choice.name == name);
        let label = match known {
            Some(choice) => of(self.words, "web-club-option", "option", choice.name),
            None => LABELS.into_iter().find(|(known, _)| *known == name).map_or_else(String::new, |(_, label)| self.text(label)),
        };
        category.map_or_else(|| label.clone(), |category| format!("{} · {label}", category_name(self.words, category)))
    }
}

/// What the fields are called that are no choices of section 7.
const LABELS: [(&str, &str); 16] = [
    ("name", "web-club-name"),
    ("host", "web-club-host"),
    ("place", "web-club-place"),
    ("date", "web-club-date"),
    ("start", "web-club-start"),
    ("organiser", "web-club-your-name"),
    ("tables", "web-club-tables"),
    ("minutes", "web-club-minutes"),
    ("zone", "web-club-zone"),
    ("game", "web-club-game"),
    ("target", "web-club-target"),
    ("watch_delay", "web-club-watch-delay"),
    ("category", "web-club-category-is"),
    ("fee", "web-club-fee"),
    ("format", "web-club-format"),
    ("draw", "web-club-draw-method"),
];

/// The choices of a category that are folded.
fn more() -> &'static [Choice] {
    OF_CATEGORY.split_first().map_or(&[], |(_, more)| more)
}

fn id_of(name: &str) -> String {
    format!("found-{name}")
}

/// What a field needs, in words.
fn needed(words: &Words, need: Need) -> String {
    let (name, least, most) = match need {
        Need::Name => ("name", 0, 0),
        Need::Line => ("line", 0, 0),
        Need::Number { least, most } => ("number", least, most),
        Need::Time => ("time", 0, 0),
        Need::Amount => ("amount", 0, 0),
        Need::Shares => ("shares", 0, 0),
        Need::Less => ("less", 0, 0),
        Need::Answer => ("answer", 0, 0),
        Need::Category => ("category", 0, 0),
    };
    let msg = Msg::new("web-club-needs").with("need", name.to_owned());
    said(words, &msg.with("least", least.to_string()).with("most", most.to_string()))
}

/// The form, as it was typed and refused or as it is usual.
pub fn new_form(context: &Context, words: &Words, typed: &Typed, refused: Option<&NotFounded>) -> Markup {
    let faults = match refused {
        Some(NotFounded::Fields(faults)) => faults.as_slice(),
        Some(NotFounded::Refused(_)) | None => &[],
    };
    let form = Form { words, typed, faults };
    let heading = text_of(words, "web-club-found");
    let (usual, is_in) = (EventOptions::usual(), |names: &[&str], field: &str| names.contains(&field));
    let is_option = |field: &str| OF_EVENT.iter().any(|choice| choice.name == field);
    let games = games::catalogue().into_iter().map(|entry| (entry.facts.id.to_owned(), entry.facts.title.to_owned()));
    let zones = (-12..=14_i16).map(|hours| ((hours * 60).to_string(), format!("UTC{hours:+}")));
    let body = html! {
        (sheet())
        div.sec.big { h1 { (heading) } p.lead { (text_of(words, "web-club-found-means")) } }
        @match refused {
            Some(NotFounded::Refused(breach)) => p.refusal role="alert" { (refusal(words, breach)) },
            Some(NotFounded::Fields(faults)) => div.refusal role="alert" {
                p { (count(words, "web-club-not-founded", faults.len())) }
                ul { @for fault in faults { li { a href={ "#" (id_of(&fault.field)) } { (form.label(&fault.field)) } ": " (needed(words, fault.need)) } } }
            },
            None => {},
        }
        form.narrow method="post" action="/club/new" {
            (form.line("name", "web-club-name", "Campeonato Farroupilha de Truco"))
            (form.line("host", "web-club-host", ""))
            (form.line("place", "web-club-place", "Salão Farroupilha"))
            (form.line("date", "web-club-date", ""))
            (form.input("start", &text_of(words, "web-club-start"), "15:00", Input { kind: "time", is_required: true, ..Input::default() }))
            (form.line("organiser", "web-club-your-name", ""))
            (form.number(TABLES, "web-club-tables", usual.tables))
            (form.number(MINUTES, "web-club-minutes", usual.minutes_per_partida))
            (form.select("zone", &text_of(words, "web-club-zone"), &USUAL_ZONE.to_string(), zones))
            details open[form.has_fault(|field| is_in(&["game", TARGET.0, WATCH_DELAY.0], field))] {
                summary { (text_of(words, "web-club-other-games")) }
                p.muted { (text_of(words, "web-club-other-games-means")) }
                (form.select("game", &text_of(words, "web-club-game"), &usual.game, games))
                (form.number(TARGET, "web-club-target", usual.target))
                (form.number(WATCH_DELAY, "web-club-watch-delay", usual.watch_delay))
            }
            details open[form.has_fault(is_option)] { summary { (text_of(words, "web-club-options")) }
                p.muted { (text_of(words, "web-club-options-means")) }
                @for choice in OF_EVENT { (form.asked(choice, &usual, choice.name)) }
            }
            @for (category, titulars) in CATEGORIES { (form.category(category, titulars)) }
            p.cta { button.btn.go.big { (text_of(words, "web-club-found")) } }
        }
    };
    layout(context, words, &heading, body)
}

/// An answer in words; figures speak for themselves.
pub fn choice_said(words: &Words, choice: Choice, answer: &str) -> String {
    let is_offered = || STAGES.iter().any(|(known, _)| *known == answer);
    let stage = |name: &str| serde_json::from_value::<Stage>(name.into()).ok().map(|stage| board::stage(words, stage));
    match choice.kind {
        Kind::Maybe(_) | Kind::Few(_) if answer.is_empty() => of(words, "web-club-option-answer", "answer", "auto"),
        Kind::Stages if !is_offered() => answer.split(' ').filter_map(stage).collect::<Vec<_>>().join(", "),
        Kind::One(_) | Kind::Stages => of(words, "web-club-option-answer", "answer", answer),
        Kind::Money => format!("R$ {answer}"),
        Kind::Shares => format!("{answer} %"),
        Kind::Number(_) | Kind::Maybe(_) | Kind::Few(_) => answer.to_owned(),
    }
}
