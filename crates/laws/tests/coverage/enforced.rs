//! Laws of class enforce that only the desk can show: principles, and what needs hands of flesh and blood.

use engine::law::{Class, Law};
use laws::desk::{self, Case, Finding};

fn ruled(what: &str) -> Finding {
    let case = Case::read(what).unwrap_or_else(|why| panic!("{what}: {why}"));
    case.finding("voltarete").unwrap_or_else(|why| panic!("{what}: {why}"))
}

fn says(finding: &Finding) -> Vec<&'static str> {
    finding.ruled.effects.iter().map(|effect| effect.token()).collect()
}

fn rests_on(finding: &Finding, law: &str) -> bool {
    finding.ruled.laws.iter().any(|id| id == law)
}

/// voltarete:II.1.p2: laws on the course of the game are carried out by the table, laws on accidents are ruled on.
#[test]
fn ii_1_p2_whatever_is_an_accident_is_the_referees() {
    let rows: Vec<&str> = desk::forms("voltarete").iter().flat_map(desk::Form::ruled_laws).collect();
    let book = laws::book("voltarete").expect("the book");
    let of_course = |law: &&'static Law| matches!(law.class, Class::Enforce | Class::Prevent);
    let ruled = book.laws().filter(|law| law.class != Class::Conduct);
    let (course, accidents): (Vec<&'static Law>, Vec<&'static Law>) = ruled.partition(of_course);
    assert!(accidents.iter().all(|law| rows.contains(&law.id.0)));
    assert_eq!((course.len(), accidents.len()), (131, 192));
}

/// voltarete:II.1.p3: what was meant is asked only under the laws that name it.
#[test]
fn ii_1_p3_intent_is_no_matter_but_where_a_law_names_it() {
    let meant = ["knowingly", "accident", "rushed"];
    let named = ["II.4.5", "II.11.6", "II.13.14", "II.20.5"];
    let mut asked = 0;
    let desk = games::entry("voltarete").and_then(|entry| (entry.desk)()).expect("the desk");
    for form in desk.incidents() {
        for row in desk.rows(form).filter(|row| row.when.iter().any(|(key, _)| meant.contains(key))) {
            let law = row.laws[0].0.trim_start_matches("voltarete:");
            assert!(named.contains(&law), "{}: {law} asks what was meant", form.id);
            asked += 1;
        }
        let keys = desk.questions(form);
        assert!(keys.iter().all(|question| !["on-purpose", "innocent", "malice"].contains(&question.key)), "{}", form.id);
    }
    assert!(asked > 3, "{asked}");
}

/// voltarete:II.1.p4.
#[test]
fn ii_1_p4_where_nobody_is_harmed_nothing_is_paid() {
    let free = ruled("unforeseen harmed=no | bolo=30 by=2");
    assert!(rests_on(&free, "voltarete:II.1.p4") && says(&free) == ["stands"] && free.ruling.payments.is_empty());
    let harmed = "unforeseen harmed=yes can-undo=no can-compute=no decided=no";
    let harmed = ruled(&format!("{harmed} | bolo=30 by=2 whole-hand=no remissa-pending=no"));
    assert_eq!(harmed.ruling.payments.iter().map(|payment| payment.amount).collect::<Vec<_>>(), [30]);
}

/// voltarete:II.7.9.
#[test]
fn ii_7_9_told_to_draw_the_others_may_though_nothing_is_named() {
    for game in ["so laid-down=no", "casca"] {
        let drawn = ruled(&format!("trump-not-named game={game} draw-ordered=yes"));
        assert!(rests_on(&drawn, "voltarete:II.7.9") && says(&drawn) == ["trump(copas)"], "{game}");
        let waits = ruled(&format!("trump-not-named game={game} draw-ordered=no"));
        assert!(!rests_on(&waits, "voltarete:II.7.9") && says(&waits) == ["allowed"], "{game}");
    }
}

/// voltarete:II.7.20.
#[test]
fn ii_7_20_what_came_to_the_face_was_seen() {
    assert_eq!(says(&ruled("cards-seen to-the-face=yes")), ["refused"]);
    assert_eq!(says(&ruled("cards-seen to-the-face=no")), ["allowed"]);
}

/// voltarete:II.10.22.
#[test]
fn ii_10_22_a_card_is_played_when_it_leaves_the_hand() {
    let held = ruled("changed-card left-hand=no");
    assert!(rests_on(&held, "voltarete:II.10.22") && says(&held) == ["allowed"]);
    assert_eq!(says(&ruled("changed-card left-hand=yes revoke=no")), ["refused"]);
}

/// voltarete:II.19.14.
#[test]
fn ii_19_14_who_leaves_three_to_play_on_has_no_part_in_the_remissas() {
    let left = ruled("left-game at-four=yes");
    assert!(rests_on(&left, "voltarete:II.19.14") && says(&left) == ["loses-remissas"]);
}

/// voltarete:II.22.p10.
#[test]
fn ii_22_p10_what_onlookers_denounce_is_not_ruled_on() {
    for what in ["wrong-caller", "onlooker what=denounced", "revoke caller=outsider"] {
        let none = ruled(&format!("{what} | bolo=30 by=2"));
        assert!(rests_on(&none, "voltarete:II.22.p10") && says(&none) == ["no-ruling"], "{what}");
        assert!(none.ruling.payments.is_empty(), "{what}");
    }
}
