//! A jogo at a table of the room, on the desks: it is opened, watched, halted and left; and a player's own chair.

use super::desk::Desk;
use super::forms::{button, hidden, jogo as jogo_field};
use super::judge::counter;
use super::organiser::jogo_state;
use club::Role;
use club::entry::JogoId;
use club::jogo::{Flow, Jogo, Proof, RoomTable, Running, State};
use maud::{Markup, html};

/// What whoever runs the jogo can do with a table of the room: the organiser, or its judge.
pub(super) fn table(desk: &Desk<'_>, id: JogoId, at: &Jogo) -> Markup {
    let runs = matches!(desk.bearer.actor.role, Role::Organising | Role::Judge);
    let of = [jogo_field(id)];
    html! {
        @if runs && matches!(at.state, State::Running(Running::Ready | Running::BetweenPartidas)) {
            form method="post" action={ (desk.path()) "/table" } {
                (hidden("jogo", id)) button.btn.ghost { (desk.text("web-club-open-room-table")) }
            }
        }
        @if let Some(room) = at.open_table() {
            p { (desk.text("web-club-at-room-table")) @if room.flow == Flow::Halted { " · " b { (desk.text("web-club-halted")) } } }
            @if desk.bearer.actor.role.is_commission() || desk.bearer.actor.role == Role::Judge {
                p { a.btn href={ (desk.path()) "/watch/" (id) } { (desk.text("web-club-watch")) } }
            }
            @if runs {
                @if room.flow == Flow::Plays { (button(desk, "halt_table", &of, &desk.text("web-club-halt"), "danger")) }
                @else { (button(desk, "resume_table", &of, &desk.text("web-club-release"), "go")) }
                details { summary { (desk.text("web-club-leave-table")) }
                    p.muted { (desk.text("web-club-leave-table-means")) }
                    (button(desk, "leave_table", &of, &desk.text("web-club-leave-table"), "ghost"))
                }
            }
            @if desk.bearer.actor.role == Role::Organising { (chairs(desk, room)) }
        }
        @for proof in at.rooms.iter().filter_map(|room| room.proof.as_ref()) { (proved(desk, proof)) }
    }
}

/// Who sits where, each with a link to their chair.
fn chairs(desk: &Desk<'_>, room: &RoomTable) -> Markup {
    html! {
        ul.rows {
            @for person in room.seats.iter().flatten() {
                li {
                    b { (desk.person(*person)) }
                    form method="post" action={ (desk.path()) "/link" } {
                        (hidden("person", person)) (hidden("role", "player"))
                        button.btn.ghost { (desk.text("web-club-seat-link")) }
                    }
                }
            }
        }
    }
}

/// What proves a partida that was played at a table of the room.
pub(super) fn proved(desk: &Desk<'_>, proof: &Proof) -> Markup {
    html! {
        p.muted {
            (desk.count("web-club-proved", proof.shuffles as usize)) " "
            a href={ "/record/" (proof.record) "?verify=1" } { (desk.text("web-club-record")) }
        }
    }
}

/// The chair of whoever this desk is, if one waits for them.
pub(super) fn own_chair(desk: &Desk<'_>, id: JogoId, at: &Jogo) -> Markup {
    let me = desk.bearer.actor.person;
    let waits = at.open_table().is_some_and(|room| room.seats.contains(&Some(me)));
    html! {
        @if waits {
            form method="post" action={ (desk.path()) "/seat" } {
                (hidden("jogo", id))
                label.field { span { (desk.text("web-entropy")) }
                    input type="text" name="entropy" maxlength="200" autocomplete="off" placeholder=(desk.text("web-entropy-hint")); }
                button.btn.go.big { (desk.text("web-club-take-seat")) }
            }
        }
    }
}

/// The player's telephone: the jogos they were lined up for, their chair, and the tentos where nobody else pays them.
pub(super) fn player(desk: &Desk<'_>) -> Markup {
    let me = desk.bearer.actor.person;
    let lined_up = |at: &Jogo| at.line_up.iter().flatten().any(|players| players.contains(&me));
    let mine: Vec<(JogoId, &Jogo)> =
        desk.standing.jogos.iter().filter(|(_, at)| lined_up(at)).map(|(&id, at)| (id, at)).collect();
    html! {
        @if mine.is_empty() { p.lead { (desk.text("web-club-wait-for-call")) } }
        @for (id, at) in mine.into_iter().rev() {
            h2 { (desk.jogo(id)) }
            div.panel.pad.jogo {
                h3 { (desk.entry(at.entries[0])) " × " (desk.entry(at.entries[1])) }
                p.muted {
                    (desk.of("web-club-jogo-state", "state", jogo_state(at.state)))
                    @if let Some(table) = at.table { " · " (desk.of("web-club-table", "table", table)) }
                    @if let Some(outcome) = &at.outcome { @for [a, b] in &outcome.partidas { " · " (a) "–" (b) } }
                }
                (own_chair(desk, id, at))
                @if at.state == State::Running(Running::Playing) && at.judge.is_none() && at.open_table().is_none() { (counter(desk, id, at)) }
            }
        }
    }
}
