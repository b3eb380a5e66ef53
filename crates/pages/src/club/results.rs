//! The results desk, which takes súmula, pack and tentos back in; and the commission that homologates.

use super::board::{category_state, stage};
use super::category_name;
use super::desk::Desk;
use super::forms::{Reason, act, asked, button, entry as entry_field, hidden, jogo as jogo_field, persons};
use super::organiser::{at_table, jogo_state};
use club::category::CategoryState;
use club::entry::JogoId;
use club::jogo::{Correction, Flag, How, Jogo, Running, State};
use engine::Msg;
use maud::{Markup, html};

fn listed<'a>(desk: &Desk<'a>, which: impl Fn(&Jogo) -> bool + 'a) -> Vec<(JogoId, &'a Jogo)> {
    desk.standing.jogos.iter().filter(|(_, jogo)| which(jogo)).map(|(&id, jogo)| (id, jogo)).collect()
}

fn headline(desk: &Desk<'_>, id: JogoId, jogo: &Jogo) -> Markup {
    html! {
        b { (desk.entry(jogo.entries[0])) " × " (desk.entry(jogo.entries[1])) }
        span.muted {
            (category_name(desk.words, &jogo.category.0)) " · " (stage(desk.words, jogo.laid.stage)) " · " (desk.jogo(id))
            @if let Some(table) = jogo.table { " · " (desk.of("web-club-table", "table", table)) }
            " · " (desk.of("web-club-jogo-state", "state", jogo_state(jogo.state)))
            @if let Some(outcome) = &jogo.outcome { @for [a, b] in &outcome.partidas { " · " (a) "–" (b) } }
        }
        @if desk.standing.is_overdue(jogo, desk.now) { span.refusal { (desk.of("web-club-flag", "flag", "late")) } }
        (corrections(desk, jogo))
        @for proof in jogo.rooms.iter().filter_map(|room| room.proof.as_ref()) { (super::seated::proved(desk, proof)) }
        @for flag in &jogo.flags { span.refusal { (desk.of("web-club-flag", "flag", flag_name(*flag))) } }
    }
}

/// Both versions of a corrected score: who, when and why, and who had signed the first (R27, R45).
pub(super) fn corrections(desk: &Desk<'_>, jogo: &Jogo) -> Markup {
    html! {
        @for correction in &jogo.corrections {
            @let signed: Vec<String> = correction.signed.into_iter().flatten().map(|person| desk.person(person)).collect();
            span.corrected {
                (corrected(desk.words, correction, desk.person(correction.by)))
                @if !signed.is_empty() { " " (desk.of("web-club-signed-before", "names", signed.join(", "))) }
            }
        }
    }
}

/// A correction in words.
pub(crate) fn corrected(words: &words::Words, correction: &Correction, by: String) -> String {
    let scores = |partidas: &[[u32; 2]]| partidas.iter().map(|[a, b]| format!("{a}–{b}")).collect::<Vec<_>>().join(", ");
    let msg = Msg::new("web-club-corrected").with("at", correction.at.to_string()).with("by", by);
    let msg = msg.with("before", scores(&correction.before)).with("after", scores(&correction.after));
    crate::table_text::said(words, &msg.with("reason", correction.reason.to_string()))
}

const fn flag_name(flag: Flag) -> &'static str {
    match flag {
        Flag::DeliveredByOther => "other",
        Flag::PackShort => "pack",
        Flag::ThingsMissing => "things",
    }
}

/// What is to be taken in: scores from paper, signatures, pack and tentos.
pub(super) fn sumulas(desk: &Desk<'_>) -> Markup {
    let by_paper = |jogo: &Jogo| {
        matches!(jogo.state, State::Running(Running::Ready | Running::Playing))
            && jogo.partidas.iter().all(|partida| partida.tentos.is_empty())
            && jogo.open_table().is_none()
    };
    let waiting =
        listed(desk, move |jogo| matches!(jogo.state, State::Played | State::Signed | State::Delivered) || by_paper(jogo));
    html! {
        section.panel.pad {
            h2 { (desk.text("web-club-sumulas")) }
            @if waiting.is_empty() { p.muted { (desk.text("web-club-no-sumulas")) } }
            ul.rows { @for (id, jogo) in waiting { li { (headline(desk, id, jogo)) (one(desk, id, jogo)) } } }
        }
    }
}

fn one(desk: &Desk<'_>, id: JogoId, jogo: &Jogo) -> Markup {
    let capatazes = jogo.entries.into_iter().flatten().filter_map(|entry| desk.standing.entries.get(&entry)?.capataz);
    html! {
        @match jogo.state {
            State::Running(_) => (scores(desk, "sumula", id, &desk.text("web-club-enter-result"))),
            State::Played => {
                @if jogo.signed == [None, None] && jogo.partidas.iter().all(|partida| partida.tentos.is_empty()) && jogo.rooms.is_empty() {
                    (scores(desk, "sumula", id, &desk.text("web-club-edit")))
                }
                @for (side, of) in jogo.entries.iter().enumerate() {
                    @if let (Some(of), None) = (of, jogo.signed[side]) {
                        (button(desk, "sign", &[jogo_field(id), entry_field(*of)], &desk.of("web-club-signed-by", "name", desk.entry(Some(*of))), "ghost"))
                    }
                }
            },
            State::Signed => (act(desk, "deliver", html! {
                (hidden("jogo", id))
                (persons(desk, "person", &desk.text("web-club-bearer"), capatazes, None))
                label { (desk.text("web-club-cards-counted")) " " input type="number" name="cards" min="0" max="80" required; }
                label { input type="checkbox" name="tentos" value="yes"; " tentos" }
                label { input type="checkbox" name="tampa" value="yes"; " tampa" }
                button.btn.go { (desk.text("web-club-deliver")) }
            })),
            _ => {},
        }
    }
}

fn scores(desk: &Desk<'_>, name: &str, id: JogoId, label: &str) -> Markup {
    act(
        desk,
        name,
        html! {
            (hidden("jogo", id))
            input type="text" name="scores" required maxlength="40" placeholder="24 x 18" aria-label=(desk.text("web-club-scores")) autocomplete="off";
            @if name == "correct" { input type="text" name="text" required maxlength="120" placeholder=(desk.text("web-club-why")) aria-label=(desk.text("web-club-why")); }
            button.btn { (label) }
        },
    )
}

/// What the evaluating commission homologates, corrects and closes.
pub(super) fn to_homologate(desk: &Desk<'_>) -> Markup {
    let event = desk.standing;
    let waiting = listed(desk, |jogo| matches!(jogo.state, State::Delivered | State::Decided | State::Signed | State::Played));
    let running = listed(desk, |jogo| jogo.state.is_at_table());
    let correctable = listed(desk, move |jogo| {
        let is_played = jogo.outcome.as_ref().is_some_and(|outcome| outcome.how == How::Played);
        let is_closed = matches!(jogo.state, State::Homologated | State::Delivered | State::Signed | State::Played);
        let current =
            event.categories.get(&jogo.category).is_some_and(|category| category.state == CategoryState::InPlay(jogo.round));
        is_closed && is_played && current
    });
    html! {
        section.panel.pad {
            h2 { (desk.text("web-club-to-homologate")) }
            @if waiting.is_empty() { p.muted { (desk.text("web-club-no-sumulas")) } }
            ul.rows {
                @for (id, jogo) in waiting { li {
                    (headline(desk, id, jogo))
                    @if matches!(jogo.state, State::Played | State::Signed) { span.muted { (desk.text("web-club-not-delivered")) } }
                    (asked(desk, "homologate", &[jogo_field(id)], &desk.text("web-club-homologate"), &desk.of("web-club-follows-from", "what", "homologate"), Reason::NotAsked))
                } }
            }
            @for (id, category) in &event.categories {
                div.sec { h3 { (category_name(desk.words, &id.0)) } p.muted { (category_state(desk.words, category.state)) } }
                @let of = [("category", id.0.clone())];
                @match category.state {
                    CategoryState::InPlay(round) if round + 1 >= event.rounds_in_all(category) => (button(desk, "decide", &of, &desk.text("web-club-decide"), "go")),
                    CategoryState::Decided => (asked(desk, "homologate_category", &of, &desk.text("web-club-homologate-category"), &desk.of("web-club-follows-from", "what", "category"), Reason::NotAsked)),
                    _ => {},
                }
            }
        }
        @if !correctable.is_empty() {
            details { summary { (desk.text("web-club-correct")) }
                ul.rows { @for (id, jogo) in correctable { li { (headline(desk, id, jogo)) (scores(desk, "correct", id, &desk.text("web-club-correct"))) } } }
            }
        }
        section { h2 { (desk.text("web-club-tables")) } div.cols2 { @for (id, jogo) in running { (at_table(desk, id, jogo)) } } }
    }
}
