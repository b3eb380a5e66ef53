//! A desk: what one role sees of an event, and what it may do.

use super::front::sheet;
use super::{capataz, count, discipline, entries, hall, judge, log, of, organiser, refusal_at, results, seated};
use crate::asset;
use crate::frame::{Context, layout};
use crate::table_text::text_of;
use club::entry::{EntryId, JogoId, PersonId};
use club::role::{Bearer, role_name};
use club::{Actor, Breach, Championship, Role, Time};
use maud::{Markup, PreEscaped, html};
use table::EventId;
use words::Words;

/// A desk as its bearer finds it.
pub struct Desk<'a> {
    pub words: &'a Words,
    pub event: &'a EventId,
    pub bearer: Bearer,
    pub standing: &'a Championship,
    /// The time in the hall.
    pub now: Time,
    /// The clock of the hall: minutes east of Greenwich.
    pub zone: i16,
    /// The links that were given out.
    pub links: &'a [Bearer],
    /// The ruling of a referee's desk that was brought here, for the form of an incident.
    pub ruling: &'a str,
}

impl Desk<'_> {
    pub(super) fn path(&self) -> String {
        format!("/club/{}/desk/{}", self.event, self.bearer.link)
    }

    pub(super) fn text(&self, id: &'static str) -> String {
        text_of(self.words, id)
    }

    pub(super) fn of(&self, id: &'static str, name: &'static str, value: impl ToString) -> String {
        of(self.words, id, name, value)
    }

    pub(super) fn count(&self, id: &'static str, many: usize) -> String {
        count(self.words, id, many)
    }

    pub(super) fn person(&self, person: PersonId) -> String {
        self.standing.persons.get(&person).map_or_else(|| person.to_string(), |person| person.name.to_string())
    }

    /// A jogo by its number as it is announced.
    pub(super) fn jogo(&self, id: JogoId) -> String {
        jogo_said(self.words, self.standing, id)
    }

    pub(super) fn entry(&self, entry: Option<EntryId>) -> String {
        entry.and_then(|entry| self.standing.entries.get(&entry)).map_or_else(|| "…".to_owned(), |entry| entry.name.clone())
    }
}

/// A jogo by its number as it is announced.
pub fn jogo_said(words: &Words, event: &Championship, id: JogoId) -> String {
    let number = event.number_of(id).map_or_else(|| "–".to_owned(), |number| number.to_string());
    of(words, "web-club-jogo", "jogo", number)
}

/// Part of a desk that changes with each decision.
pub fn desk_part(desk: &Desk<'_>) -> String {
    let inside = match desk.bearer.actor.role {
        Role::Organising => {
            html! { (organiser::day(desk)) (log::last(desk)) (discipline::incidents(desk)) (entries::entries(desk)) (organiser::people(desk)) }
        }
        Role::Evaluating => {
            html! { (discipline::incidents(desk)) (results::to_homologate(desk)) (log::last(desk)) (organiser::warnings(desk)) }
        }
        Role::DeskEntries => html! { (entries::entries(desk)) (log::last(desk)) },
        Role::DeskResults => html! { (results::sumulas(desk)) (hall::kits(desk)) (log::last(desk)) },
        Role::Judge => judge::jogos(desk),
        Role::Capataz => capataz::entries(desk),
        Role::Player => seated::player(desk),
        Role::Public | Role::Room => html! {},
    };
    inside.into_string()
}

/// The page of a desk. What was just refused is told on top.
pub fn desk_page(context: &Context, desk: &Desk<'_>, refused: Option<&Breach>) -> Markup {
    let actor = desk.bearer.actor;
    let role = desk.of("web-club-role", "role", role_name(actor.role));
    let live = format!("{}/live{}", desk.path(), with_ruling(desk.ruling));
    let body = html! {
        (sheet())
        div.champ.at-desk data-club-live=(live) data-club-lost=(desk.text("web-club-kept"))
            data-club-actor=(actor_name(actor)) data-club-renewed=(desk.text("web-club-renewed")) {
            div.head-of {
                div.sec {
                    h1 { (role) }
                    p.muted { (desk.person(actor.person)) " · " a href={ "/club/" (desk.event) } { (desk.standing.name) } }
                }
                p.clock data-club-zone=(desk.zone) aria-label=(desk.text("web-club-clock")) {}
            }
            @if let Some(breach) = refused {
                p.refusal role="alert" { (refusal_at(desk.words, desk.standing, breach)) " " a.law href=(super::path_of(breach.cite().0)) { (number_of(breach.cite().0)) } }
            }
            div id="club-desk" { (PreEscaped(desk_part(desk))) }
        }
        script src=(asset("club.js")) defer {}
        noscript { p { a href=(desk.path()) { (desk.text("web-club-look-again")) } } }
    };
    layout(context, desk.words, &format!("{role} · {}", desk.standing.name), body)
}

/// A citation as it is said beside a refusal: the number without its book.
fn number_of(cite: &str) -> &str {
    cite.split_once(':').map_or(cite, |(_, number)| number)
}

/// A person in a role, as the script knows them: what they entered under a former link is theirs under the next.
fn actor_name(actor: Actor) -> String {
    format!("{}:{}", actor.person, role_name(actor.role))
}

/// A ruling as it stands in an address, where there is one.
fn with_ruling(ruling: &str) -> String {
    if ruling.is_empty() {
        return String::new();
    }
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.' | b'/');
    let letter = |byte: u8| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    format!("?ruling={}", ruling.bytes().map(letter).collect::<String>())
}
