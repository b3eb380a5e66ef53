//! The list of championships, founding one, and the door of a link.

use super::of;
use crate::club::choices::{Choice, Kind, OF_CATEGORY, OF_EVENT, STAGES};
use crate::club::{EventId, Issued, Listed, Speed, role_name};
use crate::page::frame::{Context, layout};
use crate::page::voice::told;
use club::options::{CategoryOptions, EventOptions, Format};
use maud::{Markup, html};
use serde::Serialize;
use words::Words;

/// The list, with the ways to found an event.
pub fn list(context: &Context, words: &Words, events: &[Listed]) -> Markup {
    let heading = told(words, "web-club-title");
    let body = html! {
        (sheet())
        div.sec.big { h1 { (heading) } p.lead { (told(words, "web-club-lead")) } }
        div.front {
            p.cta { a.btn.go.big href="/club/new" { (told(words, "web-club-found")) } }
            form.cta method="post" action="/club/demo" {
                select name="speed" aria-label=(told(words, "web-club-speed")) {
                    @for speed in Speed::ALL {
                        option value=(speed.name()) selected[speed == Speed::default()] { (of(words, "web-club-speed-of", "speed", speed.name())) }
                    }
                }
                button.btn.big id="club-demo" { (told(words, "web-club-demo")) }
            }
        }
        div.cols2.front-of {
            section {
                h2 { (told(words, "web-club-events")) }
                @if events.is_empty() { p.muted { (told(words, "web-club-none")) } }
                @else { ul.open.panel {
                    @for event in events {
                        li { b { a href={ "/club/" (event.id) } { (event.name) } } span.muted { (of(words, "web-club-state", "state", &event.state)) } }
                    }
                } }
            }
            section {
                h2 { (told(words, "web-club-carry")) }
                p.muted { (told(words, "web-club-carry-means")) }
                form.upload method="post" action="/club/import" {
                    textarea name="file" id="record" rows="5" required aria-label=(told(words, "web-club-file")) {}
                    p.cta {
                        input.js-only type="file" id="record-file" data-into="record" aria-label=(told(words, "web-club-file"));
                        button.btn { (told(words, "web-club-carry")) }
                    }
                }
            }
        }
    };
    layout(context, words, &heading, body)
}

/// The style of these pages.
pub(super) fn sheet() -> Markup {
    html! { link rel="stylesheet" href=(crate::page::asset("club.css")); }
}

/// The machine name of a format.
pub(crate) const fn format_name(format: Format) -> &'static str {
    match format {
        Format::Knockout => "knockout",
        Format::GroupsKnockout => "groups_knockout",
        Format::Swiss => "swiss",
        Format::RoundRobin => "round_robin",
    }
}

/// Founding an event: the regulation's own answers stand there already.
pub fn new_form(context: &Context, words: &Words, refused: Option<&str>) -> Markup {
    let heading = told(words, "web-club-found");
    let field = |name: &str, label: &'static str, value: &str| {
        html! {
            label.field { span { (told(words, label)) } input type="text" name=(name) value=(value) maxlength="120" required; }
        }
    };
    let number = |name: &str, label: &'static str, value: u32, most: u32| {
        html! {
            label.field { span { (told(words, label)) } input type="number" name=(name) value=(value) min="0" max=(most) required; }
        }
    };
    let body = html! {
        (sheet())
        div.sec.big { h1 { (heading) } p.lead { (told(words, "web-club-found-means")) } }
        @if let Some(why) = refused { p.refusal role="alert" { (why) } }
        form.narrow method="post" action="/club/new" {
            (field("name", "web-club-name", "Campeonato Farroupilha de Truco"))
            (field("host", "web-club-host", ""))
            (field("place", "web-club-place", "Salão Farroupilha"))
            (field("date", "web-club-date", ""))
            label.field { span { (told(words, "web-club-start")) } input type="time" name="start" value="15:00" required; }
            (field("organiser", "web-club-your-name", ""))
            (number("tables", "web-club-tables", 4, 500))
            (number("minutes", "web-club-minutes", 40, 600))
            label.field { span { (told(words, "web-club-zone")) }
                select name="zone" id="club-zone" {
                    @for hours in -12..=14_i16 { option value=(hours * 60) selected[hours == -3] { "UTC" (format!("{hours:+}")) } }
                }
            }
            details { summary { (told(words, "web-club-other-games")) }
                p.muted { (told(words, "web-club-other-games-means")) }
                label.field { span { (told(words, "web-club-game")) }
                    select name="game" {
                        @for entry in games::catalogue() { option value=(entry.facts.id) selected[entry.facts.id == "truco"] { (entry.facts.title) } }
                    }
                }
                (number("target", "web-club-target", 24, 1000))
                (number("watch_delay", "web-club-watch-delay", 0, 3600))
            }
            details { summary { (told(words, "web-club-options")) }
                p.muted { (told(words, "web-club-options-means")) }
                @for choice in OF_EVENT { (asked(words, choice, &EventOptions::default(), choice.name)) }
            }
            @for (category, titulars) in [("individual", 1), ("duplas", 2)] {
                @let usual = CategoryOptions::of_titulars(titulars);
                fieldset {
                    legend { label { input type="checkbox" name="category" value=(category) checked; " " (super::category_name(words, category)) } }
                    label.field { span { (told(words, "web-club-fee")) } input type="text" inputmode="decimal" name={ "fee." (category) } value=(usual.fee); }
                    label.field { span { (told(words, "web-club-format")) }
                        select name={ "format." (category) } {
                            @for format in [Format::Knockout, Format::GroupsKnockout, Format::Swiss, Format::RoundRobin] {
                                option value=(format_name(format)) { (of(words, "web-club-format-of", "format", format_name(format))) }
                            }
                        }
                    }
                    label.field { span { (told(words, "web-club-draw-method")) }
                        select name={ "draw." (category) } {
                            option value="hash" { (told(words, "web-club-draw-hash")) }
                            option value="tickets" { (told(words, "web-club-draw-tickets")) }
                        }
                    }
                    @let (first, more) = OF_CATEGORY.split_at(1);
                    @for choice in first { (asked(words, *choice, &usual, &format!("{}.{category}", choice.name))) }
                    details { summary { (told(words, "web-club-options")) }
                        @for choice in more { (asked(words, *choice, &usual, &format!("{}.{category}", choice.name))) }
                    }
                }
            }
            p.cta { button.btn.go.big { (told(words, "web-club-found")) } }
        }
    };
    layout(context, words, &heading, body)
}

/// A choice of the regulation, with its usual answer.
fn asked(words: &Words, choice: Choice, usual: &impl Serialize, name: &str) -> Markup {
    let answer = choice.answer(usual);
    let options = |answers: Vec<&str>| {
        html! { select name=(name) { @for one in answers { option value=(one) selected[one == answer] { (choice_said(words, choice, one)) } } } }
    };
    html! {
        label.field { span { (of(words, "web-club-option", "option", choice.name)) }
            @match choice.kind {
                Kind::Number(most) => input type="number" name=(name) value=(answer) min="0" max=(most);,
                Kind::Maybe(most) => input type="number" name=(name) value=(answer) min="1" max=(most) placeholder=(choice_said(words, choice, ""));,
                Kind::Money | Kind::Shares => input type="text" name=(name) value=(answer) maxlength="20" autocomplete="off";,
                Kind::Few(few) => select name=(name) {
                    option value="" { (choice_said(words, choice, "")) }
                    @for one in few { option value=(one) { (one) } }
                },
                Kind::One(answers) => (options(answers.to_vec())),
                Kind::Stages => (options(STAGES.iter().map(|(answer, _)| *answer).collect())),
            }
        }
    }
}

/// An answer in words; figures speak for themselves.
pub(crate) fn choice_said(words: &Words, choice: Choice, answer: &str) -> String {
    match choice.kind {
        Kind::Maybe(_) | Kind::Few(_) if answer.is_empty() => of(words, "web-club-option-answer", "answer", "auto"),
        Kind::One(_) | Kind::Stages => of(words, "web-club-option-answer", "answer", answer),
        Kind::Money => format!("R$ {answer}"),
        Kind::Shares => format!("{answer} %"),
        Kind::Number(_) | Kind::Maybe(_) | Kind::Few(_) => answer.to_owned(),
    }
}

/// The door of a link: it asks for its PIN.
pub fn door(context: &Context, words: &Words, event: &EventId, name: &str, wrong: Option<&str>) -> Markup {
    let body = html! {
        (sheet())
        div.notice {
            h1 { (name) }
            p.lead { (told(words, "web-club-pin-asked")) }
            @if let Some(why) = wrong { p.refusal role="alert" { (why) } }
            form.asking method="post" action=(context.path) {
                label for="pin" { "PIN" }
                input type="text" id="pin" name="pin" inputmode="numeric" pattern="[0-9]{6}" maxlength="6" autocomplete="one-time-code" required autofocus;
                button.btn.go { (told(words, "web-club-come-in")) }
            }
            p { a href={ "/club/" (event) } { (told(words, "web-club-to-board")) } }
        }
    };
    layout(context, words, name, body)
}

/// Whether a link was made for oneself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fresh {
    /// The organiser's own, of an event just founded.
    Own,
    ForOther,
}

/// A link and its PIN, shown once.
pub fn issued(
    context: &Context,
    words: &Words,
    event: &EventId,
    who: &str,
    issued: &Issued,
    (fresh, back): (Fresh, &str),
) -> Markup {
    let heading = told(words, "web-club-link");
    let address = format!("/club/{event}/in/{}", issued.secret.as_str());
    let body = html! {
        (sheet())
        div.notice {
            h1 { (who) " · " (of(words, "web-club-role", "role", role_name(issued.bearer.actor.role))) }
            p.lead { (told(words, if fresh == Fresh::Own { "web-club-link-own" } else { "web-club-link-once" })) }
            p.asking {
                label for="club-link" { (told(words, "web-club-link")) }
                input type="text" id="club-link" readonly value=(address) data-absolute;
            }
            p { "PIN " b.pin id="club-pin" { (issued.pin) } }
            p.cta { a.btn.go id="club-on" href=(back) { (told(words, "web-club-go-on")) } }
        }
    };
    layout(context, words, &heading, body)
}
