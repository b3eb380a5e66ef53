//! What is asked of the visitor, and how they can answer; in one place, whatever it is.

use super::hint::{hint, hinting, hintless};
use super::told::mine;
use super::ways::{lawful, notes, ways};
use crate::house::{HandTold, Line, Phase, Resting, Sitter};
use crate::page::forms::{doing, fill_all};
use crate::page::voice::{Voice, said};
use engine::show::{Prompt, ToAct};
use engine::{Msg, Seat};
use maud::{Markup, html};

/// The question, or what is waited for.
pub(super) fn ask(voice: &Voice<'_>) -> Markup {
    let sight = voice.sight;
    let prompt = sight.view.prompt.as_ref();
    match sight.phase {
        Phase::Gathering => gathering(voice),
        Phase::Over => super::ending::over(voice),
        Phase::Playing if sight.paused => stands(
            voice,
            voice.told("web-rests"),
            html! {
                @if sight.rights.resume { (doing(voice, "resume", voice.told("web-resume"), "go")) }
                @if sight.rights.come_back { (doing(voice, "return", voice.told("web-come-back"), "")) }
                (leaving(voice))
            },
        ),
        Phase::Playing => match (sight.asked, prompt) {
            (Some(seat), _) => take_back(voice, seat),
            _ if sight.rights.come_back => stands(
                voice,
                voice.told("web-room-plays"),
                html! {
                    (doing(voice, "return", voice.told("web-come-back"), "go"))
                },
            ),
            _ if sight.rights.sit => arriving(voice),
            _ if sight.ended.is_some() && sight.resting.is_some() => rest(voice),
            (None, Some(prompt)) => question(voice, prompt),
            (None, None) => waiting(voice),
        },
    }
}

fn stands(voice: &Voice<'_>, text: String, buttons: Markup) -> Markup {
    html! { div.actions { p.question id="question" tabindex="-1" { (text) (aim(voice)) } div.buttons { (buttons) (taking_back(voice)) } (hintless(voice)) } }
}

/// The aim of the hand and how far the viewer is from it; and the worth of their own cards.
fn aim(voice: &Voice<'_>) -> Markup {
    html! { @if let Some(aim) = &voice.sight.view.aim { small.aim { (voice.terms(aim)) } } @if let Some(worth) = &voice.sight.view.worth { small.worth { (voice.terms(worth)) } } }
}

fn taking_back(voice: &Voice<'_>) -> Markup {
    html! { @if voice.sight.rights.ask { (doing(voice, "ask", voice.told("web-take-back"), "ghost")) } }
}

fn leaving(voice: &Voice<'_>) -> Markup {
    html! { @if voice.sight.rights.leave { (doing(voice, "leave", voice.told("web-leave"), "ghost")) } }
}

fn question(voice: &Voice<'_>, prompt: &Prompt) -> Markup {
    let mine = prompt.must.then_some("yes");
    let title = format!("{} · {}", voice.told("web-your-turn"), voice.title());
    html! {
        div.actions.must[prompt.must] data-mine=[mine] data-title=(title) {
            p.question id="question" tabindex="-1" {
                (voice.terms(&prompt.question))
                @if !prompt.must { small { (waited_for(voice)) } }
                (aim(voice))
            }
            (hinting(voice))
            (notes(voice, prompt))
            (hint(voice, prompt))
            (hintless(voice))
            div.buttons { (ways(voice, prompt)) (taking_back(voice)) @if !prompt.must { (replacing(voice)) } }
            (lawful(voice, prompt))
        }
    }
}

fn waited_for(voice: &Voice<'_>) -> String {
    let seats = voice.sight.view.seats.iter().filter(|seat| seat.to_act == ToAct::Must);
    let names: Vec<String> = seats.map(|seat| voice.name(seat.seat)).collect();
    if names.is_empty() {
        return voice.told("web-dealing");
    }
    said(voice.words, &Msg::new("web-waiting-for").with("names", names.join(", ")))
}

fn waiting(voice: &Voice<'_>) -> Markup {
    stands(voice, waited_for(voice), html! { (replacing(voice)) })
}

/// Buttons by which a bot plays for those who are gone and are waited for.
fn replacing(voice: &Voice<'_>) -> Markup {
    let sight = voice.sight;
    let awaited = sight.view.seats.iter().filter(|seat| seat.to_act == ToAct::Must && Some(seat.seat) != sight.me);
    let is_gone = |seat: Seat| {
        let plate = sight.plates.get(seat.index());
        plate.is_some_and(|plate| plate.is == Sitter::Person && plate.line == Line::Gone)
    };
    let gone: Vec<Seat> = awaited.map(|seat| seat.seat).filter(|&seat| is_gone(seat)).collect();
    html! {
        @if sight.rights.leave {
            @for seat in gone {
                form.one method="post" action={ "/table/" (sight.id) "/do/replace" } data-live="do" data-do="replace" {
                    input type="hidden" name="seat" value=(seat);
                    button.btn id={ "replace-" (seat) } { (said(voice.words, &Msg::new("web-let-bot-play").with("name", voice.name(seat)))) }
                    button.btn.ghost.js-only type="button" id={ "wait-" (seat) } data-wait="yes" { (voice.told("web-wait")) }
                }
            }
        }
    }
}

/// A visitor who may still sit down, though the match has begun.
fn arriving(voice: &Voice<'_>) -> Markup {
    html! {
        div.actions data-sit="yes" {
            p.question id="question" tabindex="-1" { (waited_for(voice)) small { (voice.told("web-still-a-chair")) } }
            div.buttons {
                @for (n, _) in voice.sight.plates.iter().enumerate().filter(|(_, plate)| plate.is == Sitter::Nobody) {
                    button.btn.go form="sit-form" name="seat" value=(n) id={ "sit-" (n) } { (voice.told("web-sit")) }
                }
            }
        }
    }
}

/// Between two hands: what this one was to the visitor, who is waited for, and the way on.
fn rest(voice: &Voice<'_>) -> Markup {
    let sight = voice.sight;
    let (Some(hand), Some(resting)) = (&sight.ended, &sight.resting) else { return waiting(voice) };
    let title = format!("{} · {}", voice.say(&over_with(hand)), voice.title());
    html! {
        div.actions.must[sight.rights.go_on] data-mine=[sight.rights.go_on.then_some("rest")] data-title=(title) {
            p.question id="question" tabindex="-1" {
                (mine(voice, hand))
                small { (company_at_rest(voice, resting)) }
            }
            div.buttons {
                @if sight.me.is_some() { a.btn href={ "/table/" (sight.id) "/replay?hand=" (hand.report.number) } { (voice.told("web-replay")) } }
                @if sight.rights.go_on { (going_on(voice, resting)) }
                (taking_back(voice))
            }
        }
    }
}

fn over_with(hand: &HandTold) -> Msg {
    Msg::new("web-told-over").with("number", i64::from(hand.report.number))
}

/// Who is ready, and who is waited for.
fn company_at_rest(voice: &Voice<'_>, resting: &Resting) -> String {
    let others = |seats: &[Seat]| -> Vec<String> {
        seats.iter().filter(|&&seat| Some(seat) != voice.sight.me).map(|&seat| voice.name(seat)).collect()
    };
    let (ready, awaited) = (others(&resting.ready), others(&resting.awaited));
    let is_ready = Msg::new("web-told-ready").with("many", ready.len()).with("names", ready.join(", "));
    let is_awaited = Msg::new("web-told-waiting").with("names", awaited.join(", "));
    let by_itself = resting.left.map(|left| Msg::new("web-told-by-itself").with("seconds", left.div_ceil(1000) as i64));
    let lines = [Some(is_ready).filter(|_| !ready.is_empty()), Some(is_awaited).filter(|_| !awaited.is_empty()), by_itself];
    lines.into_iter().flatten().map(|line| said(voice.words, &line)).collect::<Vec<_>>().join(" ")
}

/// The way on, with a ring that empties where the table goes on by itself.
fn going_on(voice: &Voice<'_>, resting: &Resting) -> Markup {
    html! {
        form.one method="post" action={ "/table/" (voice.sight.id) "/do/go_on" } data-live="do" data-do="go_on" {
            button.btn.go.call id="do-go_on" {
                span { (voice.told("web-go-on")) }
                @if let Some(left) = resting.left {
                    svg.tring viewBox="0 0 24 24" aria-hidden="true" data-left=(left) { circle cx="12" cy="12" r="9" {} circle cx="12" cy="12" r="9" pathLength="100" {} }
                }
            }
        }
    }
}

fn take_back(voice: &Voice<'_>, seat: Seat) -> Markup {
    let text = said(voice.words, &Msg::new("web-asks-back").with("name", voice.name(seat)));
    let buttons = html! {
        @if voice.sight.rights.answer {
            (doing(voice, "grant", voice.told("web-grant"), "yes"))
            (doing(voice, "decline", voice.told("web-decline"), ""))
        } @else if voice.sight.me == Some(seat) {
            (doing(voice, "decline", voice.told("web-withdraw"), ""))
        }
    };
    stands(voice, text, buttons)
}

fn gathering(voice: &Voice<'_>) -> Markup {
    let sight = voice.sight;
    let empty: Vec<Seat> =
        Seat::first(sight.plates.len()).filter(|seat| sight.plates[seat.index()].is == Sitter::Nobody).collect();
    let text = said(voice.words, &Msg::new("web-chairs-free").with("many", empty.len()));
    html! {
        div.actions.gathering data-sit=[sight.rights.sit.then_some("yes")] {
            p.question id="question" tabindex="-1" {
                (text)
                small { @if sight.rights.sit { (voice.told("web-choose-chair")) } @else { (voice.told("web-begins-when-full")) } }
            }
            div.buttons {
                @if sight.rights.fill && !empty.is_empty() { (fill_all(voice, &empty)) }
                @if let Some(invitation) = &sight.invitation {
                    div.invite {
                        label for="invitation" { (voice.told("web-invitation")) }
                        input type="text" id="invitation" readonly value={ "/join/" (invitation) } data-absolute="yes";
                        button.btn.js-only type="button" id="copy-invitation" data-copy="invitation" data-done=(voice.told("web-copied")) { (voice.told("web-copy")) }
                    }
                }
            }
        }
    }
}
