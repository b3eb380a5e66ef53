//! The small forms of the desks. Each is an act of its own and works without the script; with it, it is sent once, also if the line
//! is lost in between.

use super::desk::Desk;
use club::entry::{EntryId, JogoId, Part, PersonId};
use maud::{Markup, html};

/// A form that does one thing.
pub(super) fn act(desk: &Desk<'_>, act: &str, inside: Markup) -> Markup {
    html! {
        form.act method="post" action={ (desk.path()) "/act" } data-act {
            input type="hidden" name="act" value=(act);
            (inside)
        }
    }
}

pub(super) fn hidden(name: &str, value: impl ToString) -> Markup {
    html! { input type="hidden" name=(name) value=(value.to_string()); }
}

/// A button with what it needs to know.
pub(super) fn button(desk: &Desk<'_>, name: &str, fields: &[(&str, String)], label: &str, class: &str) -> Markup {
    act(
        desk,
        name,
        html! { @for (field, value) in fields { (hidden(field, value)) } button class={ "btn " (class) } { (label) } },
    )
}

/// Whether a question asks for the reason too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    Asked,
    NotAsked,
}

/// A button behind a question: what follows is said before it can be pressed.
pub(super) fn asked(desk: &Desk<'_>, name: &str, fields: &[(&str, String)], label: &str, means: &str, reason: Reason) -> Markup {
    let id = fields.iter().map(|(_, value)| value.as_str()).fold(format!("ask-{name}"), |id, value| format!("{id}-{value}"));
    html! {
        details.ask id=(id) {
            summary.btn.ghost { (label) }
            (act(desk, name, html! {
                p { (means) }
                @for (field, value) in fields { (hidden(field, value)) }
                @if reason == Reason::Asked {
                    input type="text" name="text" required maxlength="200" placeholder=(desk.text("web-club-why")) aria-label=(desk.text("web-club-why")) autocomplete="off";
                }
                button.btn.danger { (desk.of("web-club-really", "what", lower(label))) }
            }))
        }
    }
}

/// A label within a sentence.
fn lower(label: &str) -> String {
    let mut letters = label.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

pub(super) fn jogo(id: JogoId) -> (&'static str, String) {
    ("jogo", id.to_string())
}

pub(super) fn entry(id: EntryId) -> (&'static str, String) {
    ("entry", id.to_string())
}

/// The most choices of one kind on a page: where there are very many tables, each offers fewer people.
pub(super) const MOST_CHOICES: usize = 100_000;

/// A choice among people.
pub(super) fn persons(
    desk: &Desk<'_>,
    name: &str,
    label: &str,
    people: impl Iterator<Item = PersonId>,
    chosen: Option<PersonId>,
) -> Markup {
    html! {
        select name=(name) aria-label=(label) {
            @if chosen.is_none() { option value="" { (label) } }
            @for person in people { option value=(person) selected[chosen == Some(person)] { (desk.person(person)) } }
        }
    }
}

/// The seats of an entry, each with a choice among its people: as handed in, or the titulars.
pub(super) fn seats(desk: &Desk<'_>, id: EntryId, handed: Option<&[PersonId]>, label: &str) -> Markup {
    let Some(of) = desk.standing.entries.get(&id) else { return html! {} };
    let sits = |person: &PersonId| !desk.standing.bans.contains_key(person);
    let usual: Vec<PersonId> = handed.map_or_else(|| of.titulars().chain(of.reserves()).filter(sits).collect(), <[_]>::to_vec);
    let seats = of.members.iter().filter(|(_, part)| *part == Part::Titular).count();
    html! {
        @for seat in 0..seats {
            (persons(desk, "player", label, of.members.iter().map(|&(person, _)| person), usual.get(seat).copied()))
        }
    }
}

pub(super) fn text_field(name: &str, label: &str, value: &str) -> Markup {
    html! { label.field { span { (label) } input type="text" name=(name) value=(value) maxlength="120" autocomplete="off"; } }
}
