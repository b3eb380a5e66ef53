//! Tables and kits as they change during the day, and what was typed and is corrected before it is used.

use super::category_name;
use super::desk::Desk;
use super::forms::{Reason, act, asked, button, hidden, text_field};
use super::founding::{choice_said, format_name};
use club::Role;
use club::category::CategoryState;
use club::championship::EventState;
use club::choices::{Choice, Kind, OF_CATEGORY, OF_EVENT, STAGES};
use club::entry::{Entry, EntryId, Part, PersonId};
use club::founding::{DRAWS, FORMATS};
use club::options::DrawMethod;
use maud::{Markup, html};
use serde::Serialize;

/// Every table with its kit: withdrawn, lent, closed, or in use.
pub(super) fn kits(desk: &Desk<'_>) -> Markup {
    let event = desk.standing;
    let organises = desk.bearer.actor.role == Role::Organising;
    if matches!(event.state, EventState::Draft | EventState::Archived | EventState::Cancelled) {
        return html! {};
    }
    let lenders: Vec<u32> = if event.withdrawn_kits.is_empty() { Vec::new() } else { event.free_tables().collect() };
    html! {
        details.panel.pad id="club-kits" open[!event.withdrawn_kits.is_empty()] { summary { (desk.text("web-club-kits")) }
            ul.rows { @for table in 1..=event.options.tables { (one(desk, table, &lenders, organises)) } }
            @if organises { (button(desk, "add_table", &[], &desk.text("web-club-add-table"), "ghost")) }
        }
    }
}

fn one(desk: &Desk<'_>, table: u32, lenders: &[u32], organises: bool) -> Markup {
    let event = desk.standing;
    let own = [("table", table.to_string())];
    let lenders = lenders.iter().filter(|&&other| other != table);
    let is_short = event.withdrawn_kits.contains(&table);
    html! {
        li {
            b { (desk.of("web-club-table", "table", table)) }
            span.muted {
                @if let Some(reason) = event.closed_tables.get(&table) { (desk.text("web-club-closed")) ": " (reason) }
                @else if is_short { (desk.text("web-club-no-kit")) }
                @else { (desk.of("web-club-kit", "kit", event.kit_of(table))) @if event.is_busy(table) { " · " (desk.text("web-club-in-use")) } }
            }
            @if is_short {
                (button(desk, "give_kit", &own, &desk.text("web-club-new-kit"), "go"))
                (act(desk, "give_kit", html! {
                    (hidden("table", table))
                    select name="from" aria-label=(desk.text("web-club-borrow-kit")) { @for other in lenders { option value=(other) { (desk.of("web-club-table", "table", other)) } } }
                    button.btn.ghost { (desk.text("web-club-borrow-kit")) }
                }))
            } @else {
                (asked(desk, "withdraw_kit", &own, &desk.text("web-club-withdraw-kit"), &desk.text("web-club-withdraw-kit-means"), Reason::Asked))
            }
            @if organises && !event.is_busy(table) {
                @if event.closed_tables.contains_key(&table) { (button(desk, "reopen_table", &own, &desk.text("web-club-reopen-table"), "ghost")) }
                @else { (asked(desk, "close_table", &own, &desk.text("web-club-close-table"), &desk.text("web-club-close-table-means"), Reason::Asked)) }
            }
        }
    }
}

/// The names, place and times of the event, and the fees nobody has paid yet.
pub(super) fn edit(desk: &Desk<'_>) -> Markup {
    let event = desk.standing;
    if matches!(event.state, EventState::Archived | EventState::Cancelled) {
        return html! {};
    }
    let number = |name: &str, label: &'static str, value: u32| {
        html! { label.field { span { (desk.text(label)) } input type="number" name=(name) min="0" max="600" value=(value) required; } }
    };
    html! {
        details.panel.pad id="club-edit" { summary { (desk.text("web-club-edit-event")) }
            (act(desk, "edit_event", html! {
                (text_field("name", &desk.text("web-club-name"), &event.name))
                (text_field("host", &desk.text("web-club-host"), &event.host))
                (text_field("place", &desk.text("web-club-place"), &event.place))
                (text_field("date", &desk.text("web-club-date"), &event.date))
                label.field { span { (desk.text("web-club-start")) } input type="time" name="start" value=(event.start) required; }
                (number("minutes", "web-club-minutes", event.options.minutes_per_partida))
                @for choice in OF_EVENT { (choice_field(desk, choice, &event.options)) }
                button.btn { (desk.text("web-club-save")) }
            }))
            @for (id, category) in &event.categories {
                @if matches!(category.state, CategoryState::Announced | CategoryState::EntriesOpen | CategoryState::EntriesClosed) {
                    h3 { (category_name(desk.words, &id.0)) }
                    (act(desk, "edit_category", html! {
                        (hidden("category", &id.0))
                        (text_field("fee", &desk.text("web-club-fee"), &category.options.fee.to_string()))
                        (select("format", &desk.text("web-club-format"), format_name(category.options.format), FORMATS.map(|(name, _)| (name.to_owned(), desk.of("web-club-format-of", "format", name)))))
                        (select("draw", &desk.text("web-club-draw-method"), draw_name(category.options.draw_method), DRAWS.map(|(name, _)| (name.to_owned(), desk.text(if name == "hash" { "web-club-draw-hash" } else { "web-club-draw-tickets" })))))
                        @for choice in OF_CATEGORY { (choice_field(desk, choice, &category.options)) }
                        label { input type="checkbox" name="late" value="yes" checked[category.options.late_entries == club::options::LateEntries::UntilDraw]; " " (desk.text("web-club-late-entries")) }
                        button.btn { (desk.text("web-club-save")) }
                    }))
                }
            }
        }
    }
}

fn select(name: &str, label: &str, value: &str, answers: impl IntoIterator<Item = (String, String)>) -> Markup {
    html! {
        label.field { span { (label) }
            select name=(name) { @for (answer, called) in answers { option value=(answer) selected[answer == value] { (called) } } }
        }
    }
}

fn draw_name(method: DrawMethod) -> &'static str {
    DRAWS.into_iter().find(|(_, known)| *known == method).map_or("hash", |(name, _)| name)
}

/// A choice of the regulation, as it was made.
fn choice_field(desk: &Desk<'_>, choice: Choice, options: &impl Serialize) -> Markup {
    let (label, value) = (desk.of("web-club-option", "option", choice.name), choice.answer(options));
    let called = |answer: &str| (answer.to_owned(), choice_said(desk.words, choice, answer));
    match choice.kind {
        Kind::Number(most) | Kind::Maybe(most) => html! {
            label.field { span { (label) } input type="number" name=(choice.name) min="0" max=(most) value=(value); }
        },
        Kind::Money | Kind::Shares => text_field(choice.name, &label, &value),
        Kind::Few(few) => {
            let few = few.iter().map(|one| called(&one.to_string()));
            select(choice.name, &label, &value, std::iter::once(called("")).chain(few))
        }
        Kind::One(answers) => select(choice.name, &label, &value, answers.iter().map(|answer| called(answer))),
        Kind::Stages => {
            // A file may have agreed stages that the form does not offer: they stay as they are.
            let own = STAGES.iter().all(|(answer, _)| *answer != value).then(|| called(&value));
            select(choice.name, &label, &value, own.into_iter().chain(STAGES.iter().map(|(answer, _)| called(answer))))
        }
    }
}

/// An entry as it was typed, to be corrected: a name that is changed renames its person, an empty one takes a reserve out.
pub(super) fn edit_entry(desk: &Desk<'_>, id: EntryId, of: &Entry, reserves: usize) -> Markup {
    let field = |name: &str, label: &str, person: Option<PersonId>| {
        let value = person.map(|person| desk.person(person)).unwrap_or_default();
        html! {
            (hidden(&format!("{name}_id"), person.map_or_else(String::new, |person| person.to_string())))
            label.field { span { (label) } input type="text" name=(name) maxlength="120" value=(value) autocomplete="off"; }
        }
    };
    let of_part = |part: Part| of.members.iter().filter(move |(_, its)| *its == part).map(|&(person, _)| person);
    let mut spare: Vec<Option<PersonId>> = of_part(Part::Reserve).map(Some).collect();
    spare.resize(reserves.max(spare.len()), None);
    html! {
        details id={ "edit-entry-" (id) } { summary { (desk.text("web-club-edit")) }
            (act(desk, "edit_entry", html! {
                (hidden("entry", id))
                (text_field("name", &desk.text("web-club-entry-name"), &of.name))
                @for (n, person) in of_part(Part::Titular).enumerate() { (field("player", &desk.of("web-club-player", "number", n + 1), Some(person))) }
                @for person in spare { (field("reserve", &desk.text("web-club-reserve"), person)) }
                (text_field("ctg", &desk.text("web-club-ctg"), &of.origin.ctg))
                (text_field("region", &desk.text("web-club-region"), &of.origin.region))
                button.btn { (desk.text("web-club-save")) }
            }))
        }
    }
}
