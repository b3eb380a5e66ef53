//! The end of a match: who won, the hand that decided, and the ways on; and before it the proposal to end it as it stands.

use crate::forms::doing;
use crate::table_text::{TableText, figure, said, signed};
use engine::{Msg, Seat};
use maud::{Markup, html};
use std::sync::Arc;
use table::{Closed, HandSummary, Occupant, VisitorView};

/// The seats by what they have, the most first.
fn standing(visitor_view: &VisitorView) -> Vec<(Seat, i64)> {
    let mut standing: Vec<(Seat, i64)> = visitor_view.view.seats.iter().map(|seat| (seat.seat, seat.chips)).collect();
    standing.sort_by_key(|&(seat, chips)| (std::cmp::Reverse(chips), seat));
    standing
}

fn place(standing: &[(Seat, i64)], chips: i64) -> usize {
    1 + standing.iter().filter(|(_, more)| *more > chips).count()
}

/// What the match was to the reader, or who won it.
pub(crate) fn result(table_text: &TableText<'_>) -> String {
    let standing = standing(table_text.visitor_view);
    let Some(&(_, best)) = standing.first() else { return String::new() };
    // What is paid from hand to hand has its sign; points that are only written down have none.
    let is_paid = standing.iter().map(|(_, chips)| chips).sum::<i64>() == 0;
    let amount = |chips: i64| if is_paid { signed(chips) } else { figure(chips) };
    let is_level = standing.iter().all(|(_, chips)| *chips == best);
    let two_places = standing.iter().all(|(_, chips)| *chips == best || Some(chips) == standing.last().map(|(_, least)| least));
    let mine = table_text.visitor_view.me.and_then(|me| standing.iter().find(|(seat, _)| *seat == me));
    let msg = match mine {
        _ if is_level => Msg::new("web-end-level"),
        Some(&(_, chips)) if chips == best => Msg::new("web-end-you-won").with("figure", amount(chips)),
        Some(&(_, chips)) if two_places => Msg::new("web-end-you-lost").with("figure", amount(chips)),
        Some(&(_, chips)) => Msg::new("web-end-you-came").with("place", place(&standing, chips)).with("figure", amount(chips)),
        None => {
            let names: Vec<String> =
                standing.iter().filter(|(_, chips)| *chips == best).map(|(seat, _)| table_text.name(*seat)).collect();
            Msg::new("web-end-name-won").with("names", names.join(", ")).with("many", names.len()).with("figure", amount(best))
        }
    };
    said(table_text.words, &msg)
}

/// The hand in which the winner took the lead for good; where they led from the first hand on, the one that brought them most.
fn decisive(visitor_view: &VisitorView) -> Option<&Arc<HandSummary>> {
    let standing = standing(visitor_view);
    let &(winner, best) = standing.first()?;
    let others: Vec<Seat> = standing.iter().filter(|(_, chips)| *chips < best).map(|(seat, _)| *seat).collect();
    if others.is_empty() || visitor_view.hands.len() < 2 {
        return None;
    }
    let lead = |hand: &Arc<HandSummary>| {
        let all = |seat: Seat| hand.of(seat).map_or(0, |won| won.in_all);
        all(winner) - others.iter().map(|&seat| all(seat)).max().unwrap_or_default()
    };
    let leads: Vec<i64> = visitor_view.hands.iter().map(lead).collect();
    let gains: Vec<i64> = visitor_view.hands.iter().map(|hand| hand.of(winner).map_or(0, |won| won.hand)).collect();
    visitor_view.hands.get(deciding(&leads, &gains)?)
}

/// By the winner's lead after each hand and what they won in it.
fn deciding(leads: &[i64], gains: &[i64]) -> Option<usize> {
    match leads.iter().rposition(|lead| *lead <= 0) {
        Some(behind) => Some(behind + 1).filter(|at| *at < leads.len()),
        None => gains.iter().enumerate().rev().max_by_key(|(_, gain)| **gain).map(|(at, _)| at),
    }
}

/// The end of a match.
pub(super) fn over(table_text: &TableText<'_>) -> Markup {
    let visitor_view = table_text.visitor_view;
    let standing = standing(visitor_view);
    let people = visitor_view.plates.iter().filter(|plate| matches!(plate.is, Occupant::Person | Occupant::Away)).count();
    html! {
        div.actions.over {
            p.question id="question" tabindex="-1" {
                (result(table_text))
                small { @match visitor_view.closed {
                    None => (table_text.say(&visitor_view.view.headline)),
                    Some(Closed::Agreed) => (table_text.text("web-end-agreed")),
                    Some(Closed::Length) => (table_text.text("web-end-length")),
                } }
                @if let Some(change) = visitor_view.rating_change {
                    small id="rating-change" { (said(table_text.words, &Msg::new("web-end-rating")
                        .with("before", format!("{:.1}", change.before)).with("after", format!("{:.1}", change.after)))) }
                }
            }
            ol.standing {
                @for (seat, chips) in &standing {
                    @let place = place(&standing, *chips);
                    li.first[place == 1] { span.place { (place) } b { (table_text.name(*seat)) } span.num { (figure(*chips)) } }
                }
            }
            @if let Some(hand) = decisive(visitor_view) {
                @let number = hand.report.number;
                p.decisive { a href={ "/table/" (visitor_view.id) "/hand/" (number) } data-hand=(number) {
                    (said(table_text.words, &Msg::new("web-end-decided").with("number", i64::from(number)).with("how", super::summary::how(table_text, hand))))
                } }
                (crate::decided::opener(table_text, number))
            }
            div.buttons {
                @if visitor_view.me.is_some() {
                    @let words = if visitor_view.rematch.is_some() { "web-rematch-join" } else if people > 1 { "web-rematch" } else { "web-play-again" };
                    form.one method="post" action={ "/table/" (visitor_view.id) "/rematch" } { button.btn.go id="rematch" { (table_text.text(words)) } }
                }
                a.btn.go[visitor_view.me.is_none()] href={ "/table/" (visitor_view.id) "/replay?at=0" } { (table_text.text("web-replay")) }
                @if visitor_view.me.is_some() {
                    form.one method="post" action={ "/table/" (visitor_view.id) "/share" } { button.btn id="share" { (table_text.text("web-end-share")) } }
                }
                a.btn.ghost href={ "/table/" (visitor_view.id) "/replay?verify=1" } { (table_text.text("web-verify")) }
                a.btn.ghost href="/" { (table_text.text("web-back-to-lobby")) }
            }
        }
    }
}

/// A proposal to end the match, above the question, for as long as it stands.
pub(super) fn proposal(table_text: &TableText<'_>) -> Markup {
    let visitor_view = table_text.visitor_view;
    html! {
        @if let Some(proposal) = &visitor_view.proposal {
            div.proposal role="status" {
                @if visitor_view.me == Some(proposal.seat) {
                    p { (table_text.text("web-end-you-propose")) }
                    (doing(table_text, "refuse_end", table_text.text("web-end-withdraw"), ""))
                } @else {
                    p { (said(table_text.words, &Msg::new("web-end-proposes").with("name", table_text.name(proposal.seat)))) }
                    @if visitor_view.rights.answer_end {
                        (doing(table_text, "agree_end", table_text.text("web-end-agree"), "yes"))
                        (doing(table_text, "refuse_end", table_text.text("web-end-play-on"), ""))
                    }
                }
            }
        }
    }
}

/// The way to propose it, folded: nobody ends a match by a slip.
pub(super) fn proposing(table_text: &TableText<'_>) -> Markup {
    html! {
        @if table_text.visitor_view.rights.propose_end {
            details.proposing id="proposing" {
                summary { (table_text.text("web-end-early")) }
                p.small { (table_text.text("web-end-early-means")) }
                (doing(table_text, "propose_end", table_text.text("web-end-propose"), ""))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::deciding;

    #[test]
    fn the_hand_that_decided_is_where_the_lead_was_taken_for_good_or_where_most_was_won() {
        assert_eq!(deciding(&[-2, 3, -1, 0, 5, 4], &[-2, 5, -4, 1, 5, -1]), Some(4), "the lead was taken for good in the fifth");
        assert_eq!(deciding(&[1, 7, 8], &[1, 6, 1]), Some(1), "they led from the first hand on");
        assert_eq!(deciding(&[2, 4], &[2, 2]), Some(0), "of two alike the first");
        assert_eq!(deciding(&[3, -1], &[3, -4]), None, "what came after the last hand decided");
        assert_eq!(deciding(&[], &[]), None);
    }
}
