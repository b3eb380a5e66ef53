//! The organiser's board: categories, draw, calls, tables, delays, people and prizes.

use super::board::{category_state, left, reais, stage};
use super::category_name;
use super::desk::Desk;
use super::forms::{MOST_CHOICES, Reason, act, asked, button, entry, hidden, jogo, persons, seats, text_field};
use super::hall;
use club::Role;
use club::category::{Category, CategoryState};
use club::championship::EventState;
use club::entry::{CategoryId, EntryId, JogoId, PersonId};
use club::jogo::{Jogo, Running, State};
use club::options::{DrawMethod, DressCheck};
use club::public_view::state_name;
use club::role::role_name;
use maud::{Markup, html};

/// The day: where every category is, and what is next.
pub(super) fn day(desk: &Desk<'_>) -> Markup {
    let event = desk.standing;
    html! {
        section.panel.pad {
            p { (desk.of("web-club-state", "state", state_name(event.state))) }
            p.cta {
                @if event.state == EventState::Draft { (button(desk, "publish", &[], &desk.text("web-club-publish"), "go")) }
                @if matches!(event.state, EventState::PrizesPaid | EventState::Cancelled) {
                    (asked(desk, "archive", &[], &desk.text("web-club-archive"), &desk.of("web-club-follows-from", "what", "archive"), Reason::NotAsked))
                }
                a.btn.ghost href={ (desk.path()) "/event.jsonl" } { (desk.text("web-club-export")) }
                (papers(desk))
            }
        }
        @for (id, category) in &event.categories { (one_category(desk, id, category)) }
        (hall::edit(desk))
        (hall::kits(desk))
        (cancel(desk))
        (tables(desk))
        (warnings(desk))
    }
}

fn papers(desk: &Desk<'_>) -> Markup {
    html! {
        details.papers { summary { (desk.text("web-club-papers")) }
            ul {
                @for paper in crate::Paper::ALL {
                    @let name = desk.of("web-club-paper", "paper", paper.name());
                    li {
                        @if paper.is_blank(desk.standing) { (name) span.muted { " · " (desk.text("web-club-blank")) } }
                        @else { a href={ (desk.path()) "/paper/" (paper.name()) ".pdf" } { (name) } }
                    }
                }
            }
        }
    }
}

/// The whole event is called off. It is folded away, and asks why.
fn cancel(desk: &Desk<'_>) -> Markup {
    if matches!(desk.standing.state, EventState::PrizesPaid | EventState::Archived | EventState::Cancelled) {
        return html! {};
    }
    html! {
        details.panel.pad { summary { (desk.text("web-club-cancel")) }
            p.muted { (desk.text("web-club-cancel-means")) }
            (act(desk, "cancel", html! {
                label.field { span { (desk.text("web-club-cancel-why")) } input type="text" name="text" maxlength="200" required autocomplete="off"; }
                button.btn.danger { (desk.text("web-club-cancel")) }
            }))
        }
    }
}

fn one_category(desk: &Desk<'_>, id: &CategoryId, category: &Category) -> Markup {
    let of = [("category", id.0.clone())];
    html! {
        section.panel.pad {
            div.sec { h2 { (category_name(desk.words, &id.0)) } p.muted { (category_state(desk.words, category.state)) } }
            @match category.state {
                CategoryState::Announced if desk.standing.state != EventState::Draft => (button(desk, "open_entries", &of, &desk.text("web-club-open-entries"), "go")),
                CategoryState::EntriesOpen => {
                    p.muted { (desk.of("web-club-close-advice", "time", desk.standing.entries_close())) }
                    (asked(desk, "close_entries", &of, &desk.text("web-club-close-entries"), &desk.of("web-club-follows-from", "what", "close"), Reason::NotAsked))
                },
                CategoryState::EntriesClosed => {
                    (draw(desk, id, category))
                    (asked(desk, "reopen_entries", &of, &desk.text("web-club-reopen-entries"), &desk.text("web-club-reopen-means"), Reason::Asked))
                },
                CategoryState::Drawn => {
                    (button(desk, "start_round", &of, &desk.text("web-club-start-round"), "go"))
                    (asked(desk, "annul_draw", &of, &desk.text("web-club-annul-draw"), &desk.text("web-club-annul-means"), Reason::Asked))
                },
                CategoryState::InPlay(round) => (in_play(desk, id, category, round)),
                CategoryState::Homologated => (awards(desk, id, category)),
                _ => {},
            }
        }
    }
}

/// Each capataz draws a card, in the order of the entries' numbers; or tickets, as they were drawn.
fn draw(desk: &Desk<'_>, id: &CategoryId, category: &Category) -> Markup {
    let confirmed = desk.standing.confirmed(id);
    let is_hash = category.options.draw_method == DrawMethod::Hash;
    act(
        desk,
        if is_hash { "draw" } else { "draw_tickets" },
        html! {
            (hidden("category", &id.0))
            p.muted { (desk.text(if is_hash { "web-club-draw-cards" } else { "web-club-draw-order" })) @if is_hash { " " (desk.text("web-club-draw-names")) } }
            @if is_hash {
                ol.cards {
                    @for (entry, number) in &confirmed {
                        li {
                            label { span { (number) ". " (desk.entry(Some(*entry))) } input type="text" name="card" size="14" maxlength="40" required autocomplete="off" data-fault=(desk.text("web-club-bad-cards")); }
                            label.muted { input type="checkbox" name="proxy" value=(entry); " " (desk.text("web-club-proxy")) }
                        }
                    }
                }
            } @else {
                (text_field("order", &desk.text("web-club-order"), ""))
            }
            button.btn.go { (desk.text("web-club-do-draw")) }
        },
    )
}

fn in_play(desk: &Desk<'_>, id: &CategoryId, category: &Category, round: usize) -> Markup {
    let event = desk.standing;
    let of = [("category", id.0.clone())];
    let jogos = category.rounds.get(round).map_or(&[][..], Vec::as_slice);
    let scheduled =
        jogos.iter().filter_map(|id| Some((*id, event.jogos.get(id)?))).filter(|(_, jogo)| jogo.state == State::Scheduled);
    // Each has a choice among all tables: of very many, those that come next are shown.
    let waiting: Vec<(JogoId, &Jogo)> = scheduled.take(MOST_CHOICES / event.options.tables.max(1) as usize).collect();
    let is_closed = jogos.iter().all(|id| event.jogos.get(id).is_none_or(|jogo| jogo.state.is_closed()));
    let free = event.free_tables().next();
    html! {
        @if !waiting.is_empty() { (button(desk, "call_all", &of, &desk.text("web-club-call-all"), "go")) }
        ul.rows {
            @for (id, jogo) in waiting {
                li {
                    b { (desk.entry(jogo.entries[0])) " × " (desk.entry(jogo.entries[1])) }
                    span.muted { (stage(desk.words, jogo.laid.stage)) " · " (desk.jogo(id)) }
                    (call_form(desk, id, (free, desk.now), &desk.text("web-club-call")))
                }
            }
        }
        @if is_closed && round + 1 < event.rounds_in_all(category) {
            (button(desk, "start_round", &of, &desk.text("web-club-start-round"), "go"))
        }
        (lots(desk, id))
    }
}

/// Lots between capatazes the rules cannot separate, by the numbers of their entries.
fn lots(desk: &Desk<'_>, id: &CategoryId) -> Markup {
    let Some(tied) = desk.standing.open_tie(id) else { return html! {} };
    html! {
        (act(desk, "draw_lots", html! {
            (hidden("category", &id.0))
            p { (desk.text("web-club-lots")) }
            ul { @for entry in &tied { li { (entry) ". " (desk.entry(Some(*entry))) } } }
            (text_field("order", &desk.text("web-club-order"), ""))
            button.btn { (desk.text("web-club-do-draw")) }
        }))
    }
}

/// The tables, and what is awaited at each.
fn tables(desk: &Desk<'_>) -> Markup {
    let running: Vec<(JogoId, &Jogo)> =
        desk.standing.jogos.iter().filter(|(_, jogo)| jogo.state.is_at_table()).map(|(&id, jogo)| (id, jogo)).collect();
    html! {
        section {
            h2 { (desk.text("web-club-tables")) }
            @if running.is_empty() { p.muted { (desk.text("web-club-no-tables")) } }
            div.cols2 { @for (id, jogo) in running { (at_table(desk, id, jogo)) } }
        }
    }
}

/// One table: who is there, who is late, and who judges.
pub(super) fn at_table(desk: &Desk<'_>, id: JogoId, at: &Jogo) -> Markup {
    let event = desk.standing;
    let late = at.planned.is_some_and(|planned| desk.now > planned.plus_minutes(event.options.lateness_tolerance));
    let late_from = at.planned.map(|planned| planned.plus_minutes(event.options.lateness_tolerance));
    let concerned: Vec<_> = at.entries.iter().flatten().filter_map(|entry| event.entries.get(entry)).collect();
    let judges = || {
        let others = event.persons.keys().copied().filter(|&person| !concerned.iter().any(|entry| entry.concerns(person)));
        let tables = event.jogos.values().filter(|jogo| jogo.state.is_at_table()).count().max(1);
        let mut judges: Vec<PersonId> = others.take(MOST_CHOICES / tables).collect();
        judges.extend(at.judge.filter(|judge| !judges.contains(judge)));
        judges.into_iter()
    };
    let seats_players = matches!(desk.bearer.actor.role, Role::Organising | Role::Judge);
    let is_called = at.state == State::Running(Running::Called);
    html! {
        div.panel.pad.jogo {
            h3 { (desk.of("web-club-table", "table", at.table.unwrap_or_default())) " · " (desk.entry(at.entries[0])) " × " (desk.entry(at.entries[1])) }
            p.muted {
                (desk.of("web-club-jogo-state", "state", jogo_state(at.state)))
                (set_time(desk, at))
                @if at.tampa == club::jogo::Tampa::InUse { " · " (desk.text("web-club-tampa-in-use")) }
                @if let Some(judge) = at.judge { " · " (desk.of("web-club-judge-is", "name", desk.person(judge))) }
            }
            @if is_called && seats_players {
                @for side in 0..2 {
                    @if let (Some(of), None) = (at.entries[side], &at.line_up[side]) {
                        (check_in(desk, id, of, at.handed[side].as_deref()))
                        @if late && desk.bearer.actor.role == Role::Organising {
                            (asked(desk, "walkover", &[jogo(id), entry(of)], &desk.of("web-club-walkover-of", "name", desk.entry(Some(of))), &desk.of("web-club-follows-from", "what", "walkover"), Reason::NotAsked))
                        } @else if let Some(time) = late_from.filter(|_| desk.bearer.actor.role == Role::Organising) {
                            span.muted { (desk.of("web-club-late-from", "time", time)) }
                        }
                    }
                }
            }
            @if (is_called || at.state.is_at_table() && at.table.is_none()) && desk.bearer.actor.role == Role::Organising {
                details id={ "call-again-" (id) } { summary { (desk.text("web-club-call-again")) }
                    (call_form(desk, id, (at.table, at.planned.unwrap_or(desk.now)), &desk.text("web-club-call-again")))
                }
            }
            @if seats_players && matches!(at.state, State::Running(Running::Ready | Running::BetweenPartidas)) {
                (button(desk, "start_partida", &[jogo(id)], &desk.text("web-club-start-partida"), "go"))
            }
            (super::seated::table(desk, id, at))
            @if desk.bearer.actor.role.is_commission() {
                (act(desk, "appoint_judge", html! {
                    (hidden("jogo", id))
                    (persons(desk, "person", &desk.text("web-club-judge"), judges(), at.judge))
                    button.btn.ghost { (desk.text("web-club-send-judge")) }
                }))
            }
        }
    }
}

/// The set time, and what it was before it was changed (R65).
pub(super) fn set_time(desk: &Desk<'_>, at: &Jogo) -> Markup {
    html! {
        @if let Some(planned) = at.planned {
            " · " (planned)
            @if at.state == State::Running(Running::Called) && desk.standing.options.lateness_tolerance > 0 {
                @let until = planned.plus_minutes(desk.standing.options.lateness_tolerance);
                " " (desk.of("web-club-until", "time", until)) " " (left(until))
            }
        }
        @if let Some(before) = at.planned_before { " " strong { (desk.of("web-club-moved", "time", before)) } }
    }
}

/// Tables that are listed to choose from; the number of one among more is typed.
const MOST_LISTED: u32 = 100;

/// Where and when a jogo is called to.
fn call_form(desk: &Desk<'_>, id: JogoId, (table, time): (Option<u32>, club::Time), label: &str) -> Markup {
    let tables = desk.standing.options.tables;
    act(
        desk,
        "call",
        html! {
            (hidden("jogo", id))
            @if tables > MOST_LISTED {
                input type="number" name="table" min="1" max=(tables) value=[table] required aria-label=(desk.text("web-club-which-table"));
            } @else {
                select name="table" aria-label=(desk.text("web-club-which-table")) {
                    @for n in 1..=tables { option value=(n) selected[table == Some(n)] { (n) } }
                }
            }
            input type="time" name="time" value=(time) aria-label=(desk.text("web-club-time"));
            button.btn { (label) }
        },
    )
}

fn check_in(desk: &Desk<'_>, id: JogoId, of: EntryId, handed: Option<&[club::entry::PersonId]>) -> Markup {
    act(
        desk,
        "check_in",
        html! {
            (hidden("jogo", id)) (hidden("entry", of))
            span { (desk.entry(Some(of))) @if handed.is_some() { " · " (desk.text("web-club-handed")) } }
            (seats(desk, of, handed, &desk.text("web-club-seat")))
            @if desk.standing.options.dress_check == DressCheck::AtCall { span.muted { (desk.text("web-club-dress-first")) } }
            button.btn { (desk.text("web-club-check-in")) }
        },
    )
}

/// The machine name of where a jogo stands.
pub(super) const fn jogo_state(state: State) -> &'static str {
    match state {
        State::Scheduled => "scheduled",
        State::Running(Running::Called) => "called",
        State::Running(Running::Ready) => "ready",
        State::Running(Running::Playing) => "playing",
        State::Running(Running::BetweenPartidas) => "between",
        State::Suspended(_) => "suspended",
        State::Played => "played",
        State::Signed => "signed",
        State::Delivered => "delivered",
        State::Decided => "decided",
        State::Homologated => "homologated",
        State::Bye => "bye",
        State::Void => "void",
    }
}

fn awards(desk: &Desk<'_>, id: &CategoryId, category: &Category) -> Markup {
    let awards = desk.standing.awards(id).unwrap_or_default();
    html! {
        ul.rows {
            @for award in &awards {
                li {
                    b { (desk.of("web-club-place-of", "place", award.place + 1)) " · " (desk.entry(Some(award.entry))) }
                    span { (reais(award.amount)) " · " (desk.count("web-club-medals", award.medals.0.len())) }
                    @match category.receipts[award.place] {
                        Some((_, receipt)) => span.muted { (desk.of("web-club-receipt", "number", receipt)) },
                        None => (button(desk, "award", &[("category", id.0.clone()), ("place", award.place.to_string())], &desk.text("web-club-hand-over"), "go")),
                    }
                }
            }
        }
    }
}

/// Warnings that stand at a desk, the last ones.
const WARNINGS: usize = 100;

/// Warnings of the hall.
pub(super) fn warnings(desk: &Desk<'_>) -> Markup {
    let all = &desk.standing.warnings;
    let earlier = all.len().saturating_sub(WARNINGS);
    html! {
        section.panel.pad {
            h2 { (desk.text("web-club-hall")) }
            @if earlier > 0 { p.muted { "… (" (earlier) ")" } }
            ul { @for (at, rule, text) in &all[earlier..] { li { (at) " · " span.law { (rule.law()) } " " (text) } } }
            (act(desk, "warn", html! {
                select name="rule" aria-label=(desk.text("web-club-hall")) {
                    @for rule in ["shouting", "crowding", "blade"] { option value=(rule) { (desk.of("web-club-hall-rule", "rule", rule)) } }
                }
                input type="text" name="text" maxlength="200" aria-label=(desk.text("web-club-facts")) placeholder=(desk.text("web-club-facts"));
                button.btn { (desk.text("web-club-warn")) }
            }))
        }
    }
}

/// A name that was typed wrong; those of an entry are corrected with it.
fn rename(desk: &Desk<'_>, person: club::entry::PersonId, role: Role) -> Markup {
    html! {
        details id={ "rename-" (person) "-" (role_name(role)) } { summary { (desk.text("web-club-edit")) }
            (act(desk, "rename", html! {
                (hidden("person", person))
                (text_field("name", &desk.text("web-club-person"), &desk.person(person)))
                button.btn { (desk.text("web-club-save")) }
            }))
        }
    }
}

/// Who has which role, and the links that were given out.
pub(super) fn people(desk: &Desk<'_>) -> Markup {
    let event = desk.standing;
    let appointed = event.staff();
    let judges = event.jogos.values().filter_map(|jogo| Some((jogo.judge?, Role::Judge)));
    let capatazes =
        event.entries.values().filter(|entry| entry.out.is_none()).filter_map(|entry| Some((entry.capataz?, Role::Capataz)));
    let mut roles: Vec<(club::entry::PersonId, Role)> = appointed.chain(judges).chain(capatazes).collect();
    roles.sort_by_key(|(person, role)| (*role, *person));
    roles.dedup();
    html! {
        section.panel.pad {
            h2 { (desk.text("web-club-people")) }
            (act(desk, "appoint", html! {
                (text_field("name", &desk.text("web-club-person"), ""))
                select name="role" aria-label=(desk.text("web-club-role-is")) {
                    @for role in [Role::Organising, Role::Evaluating, Role::DeskEntries, Role::DeskResults] {
                        option value=(role_name(role)) { (desk.of("web-club-role", "role", role_name(role))) }
                    }
                }
                button.btn { (desk.text("web-club-appoint")) }
            }))
            ul.rows {
                @for (person, role) in roles {
                    @let given = desk.links.iter().find(|link| link.actor.person == person && link.actor.role == role);
                    li {
                        b { (desk.person(person)) }
                        span.muted { (desk.of("web-club-role", "role", role_name(role))) }
                        form method="post" action={ (desk.path()) "/link" } {
                            (hidden("person", person)) (hidden("role", role_name(role)))
                            button.btn.ghost { (desk.text(if given.is_some() { "web-club-new-link" } else { "web-club-give-link" })) }
                        }
                        @if let Some(given) = given.filter(|given| given.link != desk.bearer.link) {
                            form method="post" action={ (desk.path()) "/end-link" } {
                                (hidden("number", given.link)) button.btn.ghost { (desk.text("web-club-end-link")) }
                            }
                        }
                        @if role != Role::Capataz { (rename(desk, person, role)) }
                    }
                }
            }
        }
    }
}
