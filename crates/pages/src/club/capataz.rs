//! The capataz's telephone: line-up, claim, signature.

use super::board::stage;
use super::desk::Desk;
use super::discipline::report;
use super::forms::{act, button, entry as entry_field, hidden, jogo as jogo_field, persons, seats};
use super::judge::counter;
use super::organiser::{jogo_state, set_time};
use super::results::corrections;
use super::seated::own_chair;
use club::entry::{Entry, EntryId, JogoId};
use club::jogo::{Jogo, Running, State, Tampa};
use maud::{Markup, html};

pub(super) fn entries(desk: &Desk<'_>) -> Markup {
    let me = desk.bearer.actor.person;
    let mine = desk.standing.entries.iter().filter(|(_, entry)| entry.capataz == Some(me));
    html! {
        @for (&id, entry) in mine {
            section {
                div.sec { h2 { (entry.name) } p.muted { @if entry.out.is_some() { (desk.text("web-club-out")) } } }
                (jogos(desk, id, entry))
            }
        }
        p.muted { (desk.text("web-club-complain-now")) }
    }
}

fn jogos(desk: &Desk<'_>, id: EntryId, entry: &Entry) -> Markup {
    let of = |jogo: &Jogo| jogo.side_of(id).is_some() && !matches!(jogo.state, State::Bye | State::Void);
    let all: Vec<(JogoId, &Jogo)> =
        desk.standing.jogos.iter().filter(|(_, jogo)| of(jogo)).map(|(&id, jogo)| (id, jogo)).collect();
    html! {
        @if all.is_empty() { p.muted { (desk.text("web-club-wait-for-call")) } }
        @for (jogo, at) in all.into_iter().rev() { (one(desk, (id, entry), jogo, at)) }
    }
}

fn one(desk: &Desk<'_>, (id, entry): (EntryId, &Entry), jogo: JogoId, at: &Jogo) -> Markup {
    let side = at.side_of(id).unwrap_or_default();
    let other = desk.entry(at.entries[1 - side]);
    let line_up = at.line_up[side].as_deref();
    html! {
        div.panel.pad.jogo {
            h3 { (stage(desk.words, at.laid.stage)) " · × " (other) }
            p.muted {
                (desk.of("web-club-jogo-state", "state", jogo_state(at.state)))
                @if let Some(table) = at.table { " · " (desk.of("web-club-table", "table", table)) }
                (set_time(desk, at))
                @if let Some(outcome) = &at.outcome { @for score in &outcome.partidas { " · " (score[side]) "–" (score[1 - side]) } }
            }
            @match at.state {
                State::Running(Running::Called) if line_up.is_none() => (act(desk, "hand_in", html! {
                    (hidden("jogo", jogo)) (hidden("entry", id))
                    span { (desk.text("web-club-line-up")) }
                    (seats(desk, id, at.handed[side].as_deref(), &desk.text("web-club-seat")))
                    button.btn.go { (desk.text(if at.handed[side].is_some() { "web-club-hand-in-again" } else { "web-club-hand-in" })) }
                })),
                State::Running(Running::Playing) if at.judge.is_none() && at.open_table().is_none() => (counter(desk, jogo, at)),
                State::Running(Running::BetweenPartidas) => (between(desk, (id, entry), jogo, line_up.unwrap_or_default())),
                State::Played if at.signed[side].is_none() => {
                    p { (desk.text("web-club-sign-means")) }
                    (button(desk, "sign", &[jogo_field(jogo), entry_field(id)], &desk.text("web-club-sign"), "go"))
                },
                State::Played => p.muted { (desk.text("web-club-other-signs")) },
                State::Homologated | State::Delivered if !at.corrections.is_empty() && at.signed[side].is_none() => {
                    p { (desk.text("web-club-sign-again")) }
                    (button(desk, "sign", &[jogo_field(jogo), entry_field(id)], &desk.text("web-club-sign"), "go"))
                },
                State::Signed if at.outcome.as_ref().is_some_and(|outcome| outcome.winner == Some(side)) => p.lead { (desk.text("web-club-deliver-now")) },
                _ => {},
            }
            (corrections(desk, at))
            (own_chair(desk, jogo, at))
            @if at.state.is_at_table() {
                @if at.tampa == Tampa::NotAsked { (button(desk, "tampa", &[jogo_field(jogo), entry_field(id)], &desk.text("web-club-ask-tampa"), "ghost")) }
                @else { p.muted { (desk.text("web-club-tampa-in-use")) } }
                (report(desk, jogo, at))
            }
        }
    }
}

/// Between two partidas a reserve may come in, or the testas change.
fn between(desk: &Desk<'_>, (id, entry): (EntryId, &Entry), jogo: JogoId, line_up: &[club::entry::PersonId]) -> Markup {
    let outside = entry.members.iter().map(|&(person, _)| person).filter(|person| !line_up.contains(person));
    html! {
        @if entry.members.len() > line_up.len() {
            (act(desk, "substitute", html! {
                (hidden("jogo", jogo)) (hidden("entry", id))
                (persons(desk, "out", &desk.text("web-club-goes-out"), line_up.iter().copied(), None))
                (persons(desk, "in", &desk.text("web-club-comes-in"), outside, None))
                button.btn { (desk.text("web-club-substitute")) }
            }))
        }
        @if line_up.len() > 1 {
            (act(desk, "exchange", html! {
                (hidden("jogo", jogo)) (hidden("entry", id))
                @for person in line_up.iter().rev() { (hidden("player", person)) }
                button.btn { (desk.text("web-club-exchange")) }
            }))
        }
    }
}
