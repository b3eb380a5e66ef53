//! What is asked of the visitor, and how they can answer; in one place, whatever it is.

use super::choices::{lawful, notes, ways};
use super::hint::{hint, hinting, hintless};
use super::summary::mine;
use crate::decided;
use crate::forms::{doing, fill_all};
use crate::referee::desk_link;
use crate::table_text::{TableText, said};
use engine::rest::Taker;
use engine::show::{Prompt, ToAct};
use engine::{Msg, Seat};
use maud::{Markup, html};
use table::{HandSummary, Line, Occupant, Phase, Resting};

/// The question, or what is waited for.
pub(super) fn ask(table_text: &TableText<'_>) -> Markup {
    let visitor_view = table_text.visitor_view;
    let prompt = visitor_view.view.prompt.as_ref();
    match visitor_view.phase {
        Phase::Gathering => gathering(table_text),
        Phase::Over => super::ending::over(table_text),
        Phase::Playing if visitor_view.paused => stands(
            table_text,
            table_text.text(if visitor_view.refereed { "web-referee-rests" } else { "web-rests" }),
            html! {
                @if visitor_view.rights.resume { (doing(table_text, "resume", table_text.text("web-resume"), "go")) }
                (refereeing(table_text))
                @if visitor_view.rights.come_back { (doing(table_text, "return", table_text.text("web-come-back"), "")) }
                (leaving(table_text))
            },
        ),
        Phase::Playing => match (visitor_view.asked, prompt) {
            (Some(seat), _) => take_back(table_text, seat),
            _ if visitor_view.rights.come_back => stands(
                table_text,
                table_text.text("web-room-plays"),
                html! {
                    (doing(table_text, "return", table_text.text("web-come-back"), "go"))
                },
            ),
            _ if visitor_view.rights.sit => arriving(table_text),
            _ if visitor_view.ended.is_some() && visitor_view.resting.is_some() => rest(table_text),
            (None, Some(prompt)) => question(table_text, prompt),
            (None, None) => waiting(table_text),
        },
    }
}

fn stands(table_text: &TableText<'_>, text: String, buttons: Markup) -> Markup {
    html! { div.actions { p.question id="question" tabindex="-1" { (text) (aim(table_text)) } (notes(table_text, None)) div.buttons { (buttons) (taking_back(table_text)) } (hintless(table_text)) } }
}

/// The aim of the hand and how far the viewer is from it; and the worth of their own cards.
fn aim(table_text: &TableText<'_>) -> Markup {
    html! { @if let Some(aim) = &table_text.visitor_view.view.aim { small.aim { (table_text.terms(aim)) } } @if let Some(worth) = &table_text.visitor_view.view.worth { small.worth { (table_text.terms(worth)) } } }
}

fn taking_back(table_text: &TableText<'_>) -> Markup {
    html! { @if table_text.visitor_view.rights.ask { (doing(table_text, "ask", table_text.text("web-take-back"), "ghost")) } }
}

/// Button that plays the hand out, if the visitor's cards prove who takes every trick that is left.
fn playing_out(table_text: &TableText<'_>) -> Markup {
    let words = table_text.visitor_view.rights.play_out.map(|taker| match taker {
        Taker::Viewer => "web-play-out-mine",
        Taker::Opponent => "web-play-out-lost",
    });
    html! { @if let Some(words) = words { (doing(table_text, "play_out", table_text.text(words), "")) } }
}

/// Note that a player had the hand played out.
pub(super) fn played_out(table_text: &TableText<'_>) -> Option<String> {
    let seat = table_text.visitor_view.played_out?;
    Some(said(table_text.words, &Msg::new("web-played-out").with("name", table_text.name(seat))))
}

/// The referee's own: the table is stopped and goes on, and the desk has what happened filled in.
fn refereeing(table_text: &TableText<'_>) -> Markup {
    let rights = table_text.visitor_view.rights;
    html! {
        @if rights.halt { (doing(table_text, "halt", table_text.text("web-referee-halt"), "")) }
        @if rights.release { (doing(table_text, "release", table_text.text("web-resume"), "go")) }
        @if rights.halt || rights.release { a.btn.ghost href=(desk_link(table_text)) target="_blank" { (table_text.text("web-desk")) } }
    }
}

fn leaving(table_text: &TableText<'_>) -> Markup {
    html! { @if table_text.visitor_view.rights.leave { (doing(table_text, "leave", table_text.text("web-leave"), "ghost")) } }
}

fn question(table_text: &TableText<'_>, prompt: &Prompt) -> Markup {
    let mine = prompt.must.then_some("yes");
    let title = format!("{} · {}", table_text.text("web-your-turn"), table_text.title());
    html! {
        div.actions.must[prompt.must] data-mine=[mine] data-title=(title) {
            p.question id="question" tabindex="-1" {
                (table_text.terms(&prompt.question))
                @if !prompt.must { small { (waited_for(table_text)) } }
                (aim(table_text))
            }
            (hinting(table_text))
            (notes(table_text, Some(prompt)))
            (hint(table_text, prompt))
            (hintless(table_text))
            div.buttons { (ways(table_text, prompt)) (playing_out(table_text)) (taking_back(table_text)) @if !prompt.must { (replacing(table_text)) } }
            (lawful(table_text, prompt))
        }
    }
}

fn waited_for(table_text: &TableText<'_>) -> String {
    let seats = table_text.visitor_view.view.seats.iter().filter(|seat| seat.to_act == ToAct::Must);
    let names: Vec<String> = seats.map(|seat| table_text.name(seat.seat)).collect();
    if names.is_empty() {
        return table_text.text("web-dealing");
    }
    said(table_text.words, &Msg::new("web-waiting-for").with("names", names.join(", ")))
}

fn waiting(table_text: &TableText<'_>) -> Markup {
    stands(
        table_text,
        waited_for(table_text),
        html! { (playing_out(table_text)) (replacing(table_text)) (refereeing(table_text)) },
    )
}

/// Buttons by which a bot plays for those who are gone and are waited for.
fn replacing(table_text: &TableText<'_>) -> Markup {
    let visitor_view = table_text.visitor_view;
    let awaited = visitor_view.view.seats.iter().filter(|seat| seat.to_act == ToAct::Must && Some(seat.seat) != visitor_view.me);
    let is_gone = |seat: Seat| {
        let plate = visitor_view.plates.get(seat.index());
        plate.is_some_and(|plate| plate.is == Occupant::Person && plate.line == Line::Gone)
    };
    let gone: Vec<Seat> = awaited.map(|seat| seat.seat).filter(|&seat| is_gone(seat)).collect();
    html! {
        @if visitor_view.rights.leave {
            @for seat in gone {
                form.one method="post" action={ "/table/" (visitor_view.id) "/do/replace" } data-live="do" data-do="replace" {
                    input type="hidden" name="seat" value=(seat);
                    button.btn id={ "replace-" (seat) } { (said(table_text.words, &Msg::new("web-let-bot-play").with("name", table_text.name(seat)))) }
                    button.btn.ghost.js-only type="button" id={ "wait-" (seat) } data-wait="yes" { (table_text.text("web-wait")) }
                }
            }
        }
    }
}

/// A visitor who may still sit down, though the match has begun.
fn arriving(table_text: &TableText<'_>) -> Markup {
    html! {
        div.actions data-sit="yes" {
            p.question id="question" tabindex="-1" { (waited_for(table_text)) small { (table_text.text("web-still-a-chair")) } }
            div.buttons {
                @for (n, _) in table_text.visitor_view.plates.iter().enumerate().filter(|(_, plate)| plate.is == Occupant::Nobody) {
                    button.btn.go form="sit-form" name="seat" value=(n) id={ "sit-" (n) } { (table_text.text("web-sit")) }
                }
            }
        }
    }
}

/// Between two hands: what this one was to the visitor, who is waited for, and the way on.
fn rest(table_text: &TableText<'_>) -> Markup {
    let visitor_view = table_text.visitor_view;
    let (Some(hand), Some(resting)) = (&visitor_view.ended, &visitor_view.resting) else { return waiting(table_text) };
    let title = format!("{} · {}", table_text.say(&over_with(hand)), table_text.title());
    html! {
        div.actions.must[visitor_view.rights.go_on] data-mine=[visitor_view.rights.go_on.then_some("rest")] data-title=(title) {
            p.question id="question" tabindex="-1" {
                (mine(table_text, hand))
                @if let Some(words) = played_out(table_text) { small { (words) } }
                small { (company_at_rest(table_text, resting)) }
            }
            (notes(table_text, None))
            div.buttons {
                @if visitor_view.me.is_some() { a.btn href={ "/table/" (visitor_view.id) "/replay?hand=" (hand.report.number) } { (table_text.text("web-replay")) } }
                (decided::opener(table_text, hand.report.number))
                @if visitor_view.rights.go_on { (going_on(table_text, resting)) }
                (refereeing(table_text))
                (taking_back(table_text))
            }
        }
    }
}

fn over_with(hand: &HandSummary) -> Msg {
    Msg::new("web-told-over").with("number", i64::from(hand.report.number))
}

/// Who is ready, and who is waited for.
fn company_at_rest(table_text: &TableText<'_>, resting: &Resting) -> String {
    let others = |seats: &[Seat]| -> Vec<String> {
        seats.iter().filter(|&&seat| Some(seat) != table_text.visitor_view.me).map(|&seat| table_text.name(seat)).collect()
    };
    let (ready, awaited) = (others(&resting.ready), others(&resting.awaited));
    let is_ready = Msg::new("web-told-ready").with("many", ready.len()).with("names", ready.join(", "));
    let is_awaited = Msg::new("web-told-waiting").with("names", awaited.join(", "));
    let by_itself = resting.left.map(|left| Msg::new("web-told-by-itself").with("seconds", left.div_ceil(1000) as i64));
    let lines = [Some(is_ready).filter(|_| !ready.is_empty()), Some(is_awaited).filter(|_| !awaited.is_empty()), by_itself];
    lines.into_iter().flatten().map(|line| said(table_text.words, &line)).collect::<Vec<_>>().join(" ")
}

/// The way on, with a ring that empties where the table goes on by itself.
fn going_on(table_text: &TableText<'_>, resting: &Resting) -> Markup {
    html! {
        form.one method="post" action={ "/table/" (table_text.visitor_view.id) "/do/go_on" } data-live="do" data-do="go_on" {
            button.btn.go.call id="do-go_on" {
                span { (table_text.text("web-go-on")) }
                @if let Some(left) = resting.left {
                    svg.tring viewBox="0 0 24 24" aria-hidden="true" data-left=(left) { circle cx="12" cy="12" r="9" {} circle cx="12" cy="12" r="9" pathLength="100" {} }
                }
            }
        }
    }
}

fn take_back(table_text: &TableText<'_>, seat: Seat) -> Markup {
    let text = said(table_text.words, &Msg::new("web-asks-back").with("name", table_text.name(seat)));
    let buttons = html! {
        @if table_text.visitor_view.rights.answer {
            (doing(table_text, "grant", table_text.text("web-grant"), "yes"))
            (doing(table_text, "decline", table_text.text("web-decline"), ""))
        } @else if table_text.visitor_view.me == Some(seat) {
            (doing(table_text, "decline", table_text.text("web-withdraw"), ""))
        }
    };
    stands(table_text, text, buttons)
}

fn gathering(table_text: &TableText<'_>) -> Markup {
    let visitor_view = table_text.visitor_view;
    let empty: Vec<Seat> =
        Seat::first(visitor_view.plates.len()).filter(|seat| visitor_view.plates[seat.index()].is == Occupant::Nobody).collect();
    let text = said(table_text.words, &Msg::new("web-chairs-free").with("many", empty.len()));
    html! {
        div.actions.gathering data-sit=[visitor_view.rights.sit.then_some("yes")] {
            p.question id="question" tabindex="-1" {
                (text)
                small { @if visitor_view.rights.sit { (table_text.text("web-choose-chair")) } @else { (table_text.text("web-begins-when-full")) } }
            }
            div.buttons {
                @if visitor_view.rights.fill && !empty.is_empty() { (fill_all(table_text, &empty)) }
                @if let Some(invitation) = &visitor_view.invitation {
                    div.invite {
                        label for="invitation" { (table_text.text("web-invitation")) }
                        input type="text" id="invitation" readonly value={ "/join/" (invitation) } data-absolute="yes";
                        button.btn.js-only type="button" id="copy-invitation" data-copy="invitation" data-done=(table_text.text("web-copied")) { (table_text.text("web-copy")) }
                    }
                }
            }
        }
    }
}
