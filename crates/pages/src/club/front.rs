//! The list of championships, and the door of a link.

use super::of;
use crate::frame::{Context, layout};
use crate::table_text::text_of;
use club::demo::Speed;
use club::role::{Bearer, role_name};
use maud::{Markup, html};
use store::ListedEvent;
use table::{EventId, Token};
use words::Words;

/// A new link, with what is shown once and never again.
#[derive(Clone, Debug)]
pub struct Issued {
    pub bearer: Bearer,
    pub secret: Token,
    pub pin: String,
}

/// The list, with the ways to found an event.
pub fn list(context: &Context, words: &Words, events: &[ListedEvent]) -> Markup {
    let heading = text_of(words, "web-club-title");
    let body = html! {
        (sheet())
        div.sec.big { h1 { (heading) } p.lead { (text_of(words, "web-club-lead")) } }
        div.front {
            p.cta { a.btn.go.big href="/club/new" { (text_of(words, "web-club-found")) } }
            form.cta method="post" action="/club/demo" {
                select name="speed" aria-label=(text_of(words, "web-club-speed")) {
                    @for speed in Speed::ALL {
                        option value=(speed.name()) selected[speed == Speed::default()] { (of(words, "web-club-speed-of", "speed", speed.name())) }
                    }
                }
                button.btn.big id="club-demo" { (text_of(words, "web-club-demo")) }
            }
        }
        div.cols2.front-of {
            section {
                h2 { (text_of(words, "web-club-events")) }
                @if events.is_empty() { p.muted { (text_of(words, "web-club-none")) } }
                @else { ul.open.panel {
                    @for event in events {
                        li { b { a href={ "/club/" (event.id) } { (event.name) } } span.muted { (of(words, "web-club-state", "state", &event.state)) } }
                    }
                } }
            }
            section {
                h2 { (text_of(words, "web-club-carry")) }
                p.muted { (text_of(words, "web-club-carry-means")) }
                form.upload method="post" action="/club/import" {
                    textarea name="file" id="record" rows="5" required aria-label=(text_of(words, "web-club-file")) {}
                    p.cta {
                        input.js-only type="file" id="record-file" data-into="record" aria-label=(text_of(words, "web-club-file"));
                        button.btn { (text_of(words, "web-club-carry")) }
                    }
                }
            }
        }
    };
    layout(context, words, &heading, body)
}

/// The style of these pages.
pub(super) fn sheet() -> Markup {
    html! { link rel="stylesheet" href=(crate::asset("club.css")); }
}

/// The door of a link: it asks for its PIN.
pub fn door(context: &Context, words: &Words, event: &EventId, name: &str, wrong: Option<&str>) -> Markup {
    let body = html! {
        (sheet())
        div.notice {
            h1 { (name) }
            p.lead { (text_of(words, "web-club-pin-asked")) }
            @if let Some(why) = wrong { p.refusal role="alert" { (why) } }
            form.asking method="post" action=(context.path) {
                label for="pin" { "PIN" }
                input type="text" id="pin" name="pin" inputmode="numeric" pattern="[0-9]{6}" maxlength="6" autocomplete="one-time-code" required autofocus;
                button.btn.go { (text_of(words, "web-club-come-in")) }
            }
            p { a href={ "/club/" (event) } { (text_of(words, "web-club-to-board")) } }
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
    (fresh, back, base): (Fresh, &str, &str),
) -> Markup {
    let heading = text_of(words, "web-club-link");
    let address = format!("{base}/club/{event}/in/{}", issued.secret.as_str());
    let body = html! {
        (sheet())
        div.notice {
            h1 { (who) " · " (of(words, "web-club-role", "role", role_name(issued.bearer.actor.role))) }
            p.lead { (text_of(words, if fresh == Fresh::Own { "web-club-link-own" } else { "web-club-link-once" })) }
            p.asking {
                label for="club-link" { (text_of(words, "web-club-link")) }
                input type="text" id="club-link" readonly value=(address) data-absolute;
            }
            @if let Some(code) = super::qr::code(&address).filter(|_| !base.is_empty()) { figure.qr { (maud::PreEscaped(code)) } }
            p { "PIN " b.pin id="club-pin" { (issued.pin) } }
            p.cta { a.btn.go id="club-on" href=(back) { (text_of(words, "web-club-go-on")) } }
        }
    };
    layout(context, words, &heading, body)
}
