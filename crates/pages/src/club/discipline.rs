//! Complaints and rulings, with what follows shown before it is confirmed.

use super::desk::Desk;
use super::forms::{act, hidden, persons};
use super::{of, path_of};
use club::entry::{IncidentId, JogoId};
use club::incident::{Consequence, Distance, Ground, Incident, IncidentState, Verdict};
use club::jogo::Jogo;
use maud::{Markup, html};
use words::Words;

/// The grounds as they can be reported. Of the fifth it matters how the player stood.
pub const GROUNDS: [(&str, Ground); 11] = [
    ("I", Ground::I),
    ("II", Ground::II),
    ("III", Ground::III),
    ("IV", Ground::IV),
    ("V", Ground::V(Distance::Roda)),
    ("V-testa-playing", Ground::V(Distance::TestaPlaying)),
    ("V-testa-played", Ground::V(Distance::TestaPlayed)),
    ("V-testa-allowed", Ground::V(Distance::TestaAllowed)),
    ("VI", Ground::VI),
    ("VII", Ground::VII),
    ("VIII", Ground::VIII),
];

/// A ground in words, with its number.
pub fn ground_said(words: &Words, ground: Ground) -> String {
    let name = GROUNDS.into_iter().find(|(_, known)| *known == ground).map_or("VIII", |(name, _)| name);
    of(words, "web-club-ground-of", "ground", name)
}

/// A complaint about this jogo.
pub(super) fn report(desk: &Desk<'_>, id: JogoId, jogo: &Jogo) -> Markup {
    let accused = jogo.entries.into_iter().flatten().filter_map(|entry| desk.standing.entries.get(&entry));
    let accused: Vec<_> =
        accused.flat_map(|entry| entry.members.iter().map(|&(person, _)| person).chain(entry.capataz)).collect();
    let mut people = accused;
    people.sort();
    people.dedup();
    html! {
        details.report open[!desk.ruling.is_empty()] {
            summary { (desk.text("web-club-report")) }
            (act(desk, "report", html! {
                (hidden("jogo", id))
                select name="ground" aria-label=(desk.text("web-club-ground")) {
                    @for (ground, _) in GROUNDS { option value=(ground) { (desk.of("web-club-ground-of", "ground", ground)) } }
                }
                (persons(desk, "person", &desk.text("web-club-accused"), people.into_iter(), None))
                textarea name="text" rows="2" maxlength="500" aria-label=(desk.text("web-club-facts")) placeholder=(desk.text("web-club-facts")) {}
                label.field { span { (desk.text("web-club-ruling")) } input type="text" name="ruling" maxlength="300" value=(desk.ruling) autocomplete="off"; }
                button.btn { (desk.text("web-club-do-report")) }
            }))
            p { a href={ "/referee/" (desk.standing.options.game) } target="_blank" { (desk.text("web-club-desk")) } }
        }
    }
}

/// Everything that was reported, the open ones first.
pub(super) fn incidents(desk: &Desk<'_>) -> Markup {
    let mut all: Vec<(IncidentId, &Incident)> = desk.standing.incidents.iter().map(|(&id, incident)| (id, incident)).collect();
    all.sort_by_key(|(id, incident)| (!incident.state.is_open(), *id));
    html! {
        section.panel.pad {
            h2 { (desk.text("web-club-incidents")) }
            @if all.is_empty() { p.muted { (desk.text("web-club-no-incidents")) } }
            ul.rows { @for (id, incident) in all { (one(desk, id, incident)) } }
        }
    }
}

/// The machine name of where an incident stands.
pub const fn state_name(state: &IncidentState) -> &'static str {
    match state {
        IncidentState::RejectedLate => "late",
        IncidentState::RejectedNotEntitled => "not-entitled",
        IncidentState::UnderReview => "review",
        IncidentState::Proposed { verdict: Verdict::Uphold, .. } => "to-uphold",
        IncidentState::Proposed { verdict: Verdict::Dismiss, .. } => "to-dismiss",
        IncidentState::Upheld { .. } => "upheld",
        IncidentState::Dismissed { .. } => "dismissed",
    }
}

fn one(desk: &Desk<'_>, id: IncidentId, incident: &Incident) -> Markup {
    let follows = match incident.ground.consequence() {
        _ if incident.ground.is_excused() => "excused",
        Consequence::EntryOut => "entry-out",
        Consequence::PlayerOut => "player-out",
        Consequence::JogoLost => "jogo-lost",
    };
    let law = incident.ground.law();
    html! {
        li {
            b { (desk.person(incident.person)) " · " (desk.entry(Some(incident.entry))) }
            span { (ground_said(desk.words, incident.ground)) " " a.law href=(path_of(law)) { (law.trim_start_matches("campeonato:")) } }
            span.muted { (incident.at) " · " (desk.person(incident.reported_by.person)) " · " (incident.text) }
            @if !incident.ruling.is_empty() { span { (desk.text("web-club-ruling-is")) " " (ruling(&incident.ruling)) } }
            span {
                (desk.of("web-club-incident-state", "state", state_name(&incident.state)))
                @if let IncidentState::Proposed { by, .. } = incident.state { " · " (desk.person(by)) }
            }
            @if incident.state.is_open() {
                p { (desk.of("web-club-follows", "what", follows)) }
                @if is_theirs(desk, &incident.state, Verdict::Uphold) { (act_of(desk, "uphold", id, &desk.text("web-club-uphold"), "danger")) }
                @if is_theirs(desk, &incident.state, Verdict::Dismiss) { (act_of(desk, "dismiss", id, &desk.text("web-club-dismiss"), "ghost")) }
            }
        }
    }
}

/// A ruling of this room's own referee's desk is a link; anything else stays what it is.
fn ruling(text: &str) -> Markup {
    let is_own = text.starts_with("/referee/") && !text.contains(char::is_whitespace);
    html! { @if is_own { a href=(text) { (text) } } @else { (text) } }
}

/// May the member at this desk still make this ruling? One who has made it waits for another.
fn is_theirs(desk: &Desk<'_>, state: &IncidentState, ruling: Verdict) -> bool {
    !matches!(state, IncidentState::Proposed { verdict, by, .. } if *verdict == ruling && *by == desk.bearer.actor.person)
}

/// The ruling of the member at this desk.
fn act_of(desk: &Desk<'_>, name: &str, id: IncidentId, label: &str, class: &str) -> Markup {
    act(
        desk,
        name,
        html! {
            (hidden("incident", id))
            button class={ "btn " (class) } { (label) }
        },
    )
}
