//! Signing up, in and out.

use super::frame::{Context, SignedIn, layout};
use super::results::Achieved;
use super::table_text::text_of;
use maud::{Markup, html};
use store::Session;
use table::Name;
use words::Words;

/// A device on which one is signed in.
#[derive(Clone, Debug)]
pub struct Device {
    pub session: Session,
    /// Is it the one that asks?
    pub is_this: bool,
}

/// The page of a person.
pub fn account(context: &Context, words: &Words, achieved: &Achieved, devices: &[Device], refused: Option<&str>) -> Markup {
    let heading = match (&context.signed_in, &context.name) {
        (SignedIn::Nobody, _) | (_, None) => text_of(words, "web-account"),
        (_, Some(name)) => name.clone(),
    };
    let body = html! {
        div.sec.big {
            h1 { (heading) }
            p.lead { @match context.signed_in {
                SignedIn::Nobody => (text_of(words, "web-account-nobody")),
                SignedIn::Guest => (text_of(words, "web-account-guest")),
                SignedIn::Member => (text_of(words, "web-account-member")),
            } }
        }
        @if let Some(refused) = refused { p.refusal role="alert" { (refused) } }
        div.cols2 {
            @if context.signed_in != SignedIn::Nobody { (rename(context, words)) }
            @if context.signed_in != SignedIn::Member {
                (credentials(words, "up", text_of(words, "web-sign-up"), text_of(words, "web-sign-up-means"), "new-password"))
                (credentials(words, "in", text_of(words, "web-sign-in"), text_of(words, "web-sign-in-means"), "current-password"))
            } @else {
                form.panel.sign method="post" action="/account/out" {
                    h2 { (text_of(words, "web-sign-out")) }
                    p.small { (text_of(words, "web-sign-out-means")) }
                    button.btn { (text_of(words, "web-sign-out")) }
                }
                (new_password(words))
            }
        }
        @if !devices.is_empty() { (signed_in_on(words, devices)) }
        (achieved.drawn(words))
    };
    layout(context, words, &heading, body)
}

fn new_password(words: &Words) -> Markup {
    let input = |label: &'static str, name: &'static str, kind: &'static str| {
        html! { label.field { span { (text_of(words, label)) }
        input type="password" name=(name) required minlength="8" maxlength="200" autocomplete=(kind); } }
    };
    html! {
        form.panel.sign method="post" action="/account/password" {
            h2 { (text_of(words, "web-new-password")) }
            p.small { (text_of(words, "web-new-password-means")) }
            (input("web-password-now", "password", "current-password"))
            (input("web-password", "new", "new-password"))
            button.btn { (text_of(words, "web-rename")) }
        }
    }
}

/// Where a member is signed in.
fn signed_in_on(words: &Words, devices: &[Device]) -> Markup {
    html! {
        div.sec { h2 { (text_of(words, "web-devices")) } }
        ul.latest { @for device in devices { li {
            @let name = &device.session.device;
            span { @if name.is_empty() { (text_of(words, "web-device-unnamed")) } @else { (name) } }
            @if device.is_this { b { (text_of(words, "web-device-this")) } } @else {
                form method="post" action="/account/end" {
                    input type="hidden" name="session" value=(device.session.id);
                    button.btn { (text_of(words, "web-sign-out")) }
                }
            }
        } } }
        @if devices.len() > 1 {
            form method="post" action="/account/others" { button.btn { (text_of(words, "web-devices-others")) } }
        }
    }
}

fn rename(context: &Context, words: &Words) -> Markup {
    html! {
        form.panel.sign method="post" action="/account/name" {
            h2 { (text_of(words, "web-your-name")) }
            label.field { span { (text_of(words, "web-your-name")) }
                input type="text" name="name" required maxlength=(Name::LONGEST) autocomplete="nickname"
                    value=(context.name.as_deref().unwrap_or_default()); }
            button.btn { (text_of(words, "web-rename")) }
        }
    }
}

fn credentials(words: &Words, what: &'static str, heading: String, means: String, password: &'static str) -> Markup {
    let class = if what == "in" { "btn go" } else { "btn" };
    html! {
        form.panel.sign method="post" action={ "/account/" (what) } {
            h2 { (heading) }
            p.small { (means) }
            label.field { span { (text_of(words, "web-login")) }
                input type="text" name="login" required maxlength=(Name::LONGEST) autocomplete="username" autocapitalize="none"; }
            label.field { span { (text_of(words, "web-password")) }
                input type="password" name="password" required minlength="8" maxlength="200" autocomplete=(password); }
            button class=(class) { (heading) }
        }
    }
}
