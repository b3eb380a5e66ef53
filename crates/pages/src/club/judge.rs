//! The judge's telephone: tentos by tap, the laws a tap away, and an undo that is a record too.

use super::desk::Desk;
use super::discipline::report;
use super::forms::{act, button, hidden, jogo as jogo_field};
use super::organiser::{at_table, jogo_state};
use club::entry::JogoId;
use club::jogo::{Jogo, Running, State};
use maud::{Markup, html};

/// Tentos paid at a tap: what a hand of Truco is worth most often.
const TAPS: [u32; 5] = [1, 2, 3, 4, 6];

pub(super) fn jogos(desk: &Desk<'_>) -> Markup {
    let me = desk.bearer.actor.person;
    let mine = |jogo: &&Jogo| jogo.judge == Some(me) && !jogo.state.is_closed();
    let mine: Vec<(JogoId, &Jogo)> =
        desk.standing.jogos.iter().filter(|(_, jogo)| mine(jogo)).map(|(&id, jogo)| (id, jogo)).collect();
    html! {
        @if mine.is_empty() { p.lead { (desk.text("web-club-no-jogo")) } }
        @for (id, jogo) in mine {
            h2 { (desk.jogo(id)) }
            @let counts = matches!(jogo.state, State::Running(Running::Playing)) && jogo.open_table().is_none();
            @if counts || jogo.state == State::Played { (counter(desk, id, jogo)) }
            @else { (at_table(desk, id, jogo)) }
            @if jogo.state.is_at_table() { (report(desk, id, jogo)) }
        }
        p.cta {
            a.btn.ghost href={ "/referee/" (desk.standing.options.game) } { (desk.text("web-club-referee")) }
            a.btn.ghost href={ "/laws/" (desk.standing.options.game) } { (desk.text("web-club-laws")) }
        }
    }
}

/// The tentos of a jogo: malos up to the half, buenos beyond it.
pub(super) fn counter(desk: &Desk<'_>, id: JogoId, jogo: &Jogo) -> Markup {
    let target = desk.standing.options.target;
    let half = target / 2;
    let score = jogo.partidas.last().map_or([0, 0], |partida| partida.score);
    let falta = target.saturating_sub(score.into_iter().max().unwrap_or_default());
    let won = jogo.partidas_won(target);
    let last = jogo.partidas.last().and_then(|partida| partida.tentos.last());
    let laws = format!("laws-{id}");
    let playing = jogo.state == State::Running(Running::Playing);
    html! {
        section.counter.panel {
            p.muted {
                (desk.of("web-club-table", "table", jogo.table.unwrap_or_default())) " · "
                (desk.of("web-club-partida", "number", jogo.partidas.len())) " · "
                (desk.of("web-club-jogo-state", "state", jogo_state(jogo.state)))
            }
            @for side in 0..2 {
                div.side {
                    h3 { (desk.entry(jogo.entries[side])) @if won != [0, 0] { " · " (won[side]) } }
                    p.score { output { (score[side]) } small { (desk.text(if score[side] <= half { "web-club-malos" } else { "web-club-buenos" })) } }
                    (boxes(score[side], target))
                    @if playing {
                        (act(desk, "tentos", html! {
                            (hidden("jogo", id)) (hidden("side", side))
                            input type="text" name="reason" maxlength="60" list=(laws) autocomplete="off" aria-label=(desk.text("web-club-reason")) placeholder=(desk.text("web-club-reason"));
                            span.taps { @for tap in TAPS { button.btn.tap name="amount" value=(tap) { "+" (tap) } }
                                // The falta is what the leading side still lacks.
                                @if falta > 0 { button.btn.tap.falta name="amount" value=(falta) { (desk.of("web-club-falta", "many", falta)) } } }
                        }))
                    }
                }
            }
            datalist id=(laws) { @for law in ::laws::of_game(&desk.standing.options.game).into_iter().flat_map(|book| book.laws()) { option value=(law.id.0) {} } }
            @if let Some(last) = last {
                p.muted { (desk.of("web-club-last-tento", "tento", format!("+{} {} {}", last.amount, desk.entry(jogo.entries[last.side]), last.reason))) }
                (button(desk, "undo", &[jogo_field(id)], &desk.text("web-club-undo"), "ghost"))
            }
        }
    }
}

/// The tentos in threes, twelve a row.
fn boxes(score: u32, target: u32) -> Markup {
    html! {
        span.tentos aria-hidden="true" { @for n in 0..target.min(60) { i.on[n < score].third[n % 3 == 2] {} } }
    }
}
