//! The entries desk: who plays, who has paid, and the cash.

use super::board::reais;
use super::category_name;
use super::desk::Desk;
use super::forms::{Reason, act, asked, button, entry as entry_field, hidden, text_field};
use super::hall::edit_entry;
use super::log::take_back;
use club::Decision;
use club::category::{Category, CategoryState};
use club::championship::EventState;
use club::entry::{CategoryId, Entry, EntryId, Part};
use maud::{Markup, html};
use std::collections::HashMap;

pub(super) fn entries(desk: &Desk<'_>) -> Markup {
    html! {
        section {
            h2 { (desk.text("web-club-entries")) }
            @for (id, category) in &desk.standing.categories {
                div.panel.pad {
                    h3 { (category_name(desk.words, &id.0)) }
                    @if club::Championship::takes_entries(category) { (enter(desk, id, category)) }
                    (listed(desk, id, category))
                    (cash(desk, id))
                    (name_capataz(desk, id))
                }
            }
            (register(desk))
            @if desk.standing.categories.values().any(|category| category.state == CategoryState::EntriesOpen) {
                details { summary { (desk.text("web-club-csv")) }
                    p.muted { (desk.text("web-club-csv-means")) }
                    form.upload method="post" action={ (desk.path()) "/entries" } {
                        textarea name="file" rows="4" required aria-label="CSV" { "category,name,players,reserves,capataz,contact,paid\n" }
                        p.cta { button.btn { (desk.text("web-club-csv")) } }
                    }
                }
            }
        }
    }
}

fn enter(desk: &Desk<'_>, id: &CategoryId, category: &Category) -> Markup {
    let people: Vec<&str> = desk.standing.persons.values().map(|person| person.name.as_str()).collect();
    act(
        desk,
        "enter",
        html! {
            (hidden("category", &id.0))
            datalist id={ "people-" (id.0) } { @for name in people { option value=(name) {} } }
            @for n in 0..category.titulars {
                label.field { span { (desk.of("web-club-player", "number", n + 1)) }
                    input type="text" name="player" maxlength="120" required list={ "people-" (id.0) } autocomplete="off"; }
            }
            @for _ in 0..category.options.max_reserves {
                label.field { span { (desk.text("web-club-reserve")) }
                    input type="text" name="reserve" maxlength="120" list={ "people-" (id.0) } autocomplete="off"; }
            }
            label.field { span { (desk.text("web-club-capataz-if-other")) }
                input type="text" name="capataz" maxlength="120" list={ "people-" (id.0) } autocomplete="off"; }
            (text_field("ctg", &desk.text("web-club-ctg"), ""))
            (text_field("region", &desk.text("web-club-region"), ""))
            (text_field("contact", &desk.text("web-club-contact"), ""))
            label { input type="checkbox" name="paid" value="yes" checked; " " (desk.of("web-club-paid", "amount", reais(category.options.fee))) }
            button.btn.go { (desk.text("web-club-enter")) }
        },
    )
}

fn listed(desk: &Desk<'_>, id: &CategoryId, category: &Category) -> Markup {
    let withdrawals = withdrawals(desk);
    html! {
        ul.rows {
            @for (entry, of) in desk.standing.entries_of(id) { (one(desk, category, entry, of, withdrawals.get(&entry).copied())) }
        }
    }
}

fn one(desk: &Desk<'_>, category: &Category, id: EntryId, of: &Entry, withdrawn: Option<u32>) -> Markup {
    let event = desk.standing;
    let is_open = club::Championship::takes_entries(category);
    let contact = of.members.iter().filter_map(|(person, _)| event.persons.get(person)?.contact.clone()).next();
    html! {
        li.out[of.out.is_some()] {
            b { (of.number) ". " (of.name) }
            span.muted {
                @if !of.origin.ctg.is_empty() { (of.origin.ctg) " · " }
                @for (n, &(person, part)) in of.members.iter().enumerate() {
                    @if n > 0 { ", " }
                    (desk.person(person)) @if part == Part::Reserve { " (" (desk.text("web-club-reserve")) ")" }
                }
                @if let Some(capataz) = of.capataz { " · capataz " (desk.person(capataz)) }
                @if let Some(contact) = contact { " · " (contact) }
            }
            @if of.out.is_some() {
                span.muted { (desk.text("web-club-out")) }
            } @else if event.is_confirmed(of) {
                span.muted { (desk.text("web-club-confirmed")) @for payment in of.payments.iter().filter(|payment| payment.reversed_by.is_none()) { " · " (desk.of("web-club-receipt", "number", payment.receipt)) } }
            } @else if is_open {
                (button(desk, "pay", &[entry_field(id)], &desk.of("web-club-pay", "amount", reais(event.fee(of) - of.paid())), "go"))
            } @else {
                span.muted { (desk.text("web-club-unpaid")) }
            }
            @if is_open && of.out.is_none() {
                @for payment in of.payments.iter().filter(|payment| payment.reversed_by.is_none()) {
                    (button(desk, "reverse", &[entry_field(id), ("receipt", payment.receipt.to_string())], &desk.text("web-club-reverse"), "ghost"))
                }
            }
            @if of.out.is_none() {
                @let means = desk.of("web-club-follows-from", "what", if is_open { "withdraw" } else { "leave" });
                (asked(desk, "withdraw", &[entry_field(id)], &desk.text("web-club-withdraw"), &means, Reason::NotAsked))
                (edit_entry(desk, id, of, category.options.max_reserves))
            } @else if let Some(number) = withdrawn { (take_back(desk, number)) }
        }
    }
}

/// The latest withdrawals of entries that this desk may take back.
fn withdrawals(desk: &Desk<'_>) -> HashMap<EntryId, u32> {
    let event = desk.standing;
    let numbered = (1..).zip(event.log()).filter_map(|(number, logged)| {
        let Decision::Withdraw { entry } = logged.decision else { return None };
        Some((entry, number))
    });
    let mut latest: HashMap<EntryId, u32> = numbered.filter(|(_, number)| !event.is_taken_back(*number)).collect();
    latest.retain(|_, number| event.may_take_back(desk.bearer.actor, *number));
    latest
}

/// Another capataz for an entry: somebody known by name, or somebody new.
fn name_capataz(desk: &Desk<'_>, id: &CategoryId) -> Markup {
    let entered: Vec<(EntryId, &Entry)> = desk.standing.entries_of(id).filter(|(_, entry)| entry.out.is_none()).collect();
    if entered.is_empty() {
        return html! {};
    }
    html! {
        details { summary { (desk.text("web-club-name-capataz")) }
            (act(desk, "name_capataz", html! {
                select name="entry" aria-label=(desk.text("web-club-entry")) {
                    @for (entry, of) in entered { option value=(entry) { (of.number) ". " (of.name) } }
                }
                (text_field("name", "capataz", ""))
                button.btn { (desk.text("web-club-name-capataz")) }
            }))
        }
    }
}

/// Somebody who plays in no entry: a judge, a capataz, a member of a commission.
fn register(desk: &Desk<'_>) -> Markup {
    if matches!(desk.standing.state, EventState::Archived | EventState::Cancelled) {
        return html! {};
    }
    html! {
        details { summary { (desk.text("web-club-register")) }
            (act(desk, "register", html! {
                (text_field("name", &desk.text("web-club-person"), ""))
                (text_field("contact", &desk.text("web-club-contact"), ""))
                select name="tradition" aria-label="peão, prenda" { option value="peao" { "peão" } option value="prenda" { "prenda" } }
                button.btn { (desk.text("web-club-register")) }
            }))
        }
    }
}

fn cash(desk: &Desk<'_>, id: &CategoryId) -> Markup {
    let taken = desk.standing.entries_of(id).map(|(_, entry)| entry.paid()).sum();
    html! { p.muted { (desk.count("web-club-entries-of", desk.standing.confirmed(id).len())) " · " (desk.of("web-club-cash", "amount", reais(taken))) } }
}
