//! The end of a match: who won, the hand that decided, and the ways on; and before it the proposal to end it as it stands.

use crate::house::{Closed, HandTold, Sight, Sitter};
use crate::page::forms::doing;
use crate::page::voice::{Voice, figure, said, signed};
use engine::{Msg, Seat};
use maud::{Markup, html};
use std::sync::Arc;

/// The seats by what they have, the most first.
fn standing(sight: &Sight) -> Vec<(Seat, i64)> {
    let mut standing: Vec<(Seat, i64)> = sight.view.seats.iter().map(|seat| (seat.seat, seat.chips)).collect();
    standing.sort_by_key(|&(seat, chips)| (std::cmp::Reverse(chips), seat));
    standing
}

fn place(standing: &[(Seat, i64)], chips: i64) -> usize {
    1 + standing.iter().filter(|(_, more)| *more > chips).count()
}

/// What the match was to the reader, or who won it.
pub(in crate::page) fn result(voice: &Voice<'_>) -> String {
    let standing = standing(voice.sight);
    let Some(&(_, best)) = standing.first() else { return String::new() };
    // What is paid from hand to hand has its sign; points that are only written down have none.
    let is_paid = standing.iter().map(|(_, chips)| chips).sum::<i64>() == 0;
    let amount = |chips: i64| if is_paid { signed(chips) } else { figure(chips) };
    let is_level = standing.iter().all(|(_, chips)| *chips == best);
    let two_places = standing.iter().all(|(_, chips)| *chips == best || Some(chips) == standing.last().map(|(_, least)| least));
    let mine = voice.sight.me.and_then(|me| standing.iter().find(|(seat, _)| *seat == me));
    let msg = match mine {
        _ if is_level => Msg::new("web-end-level"),
        Some(&(_, chips)) if chips == best => Msg::new("web-end-you-won").with("figure", amount(chips)),
        Some(&(_, chips)) if two_places => Msg::new("web-end-you-lost").with("figure", amount(chips)),
        Some(&(_, chips)) => Msg::new("web-end-you-came").with("place", place(&standing, chips)).with("figure", amount(chips)),
        None => {
            let names: Vec<String> =
                standing.iter().filter(|(_, chips)| *chips == best).map(|(seat, _)| voice.name(*seat)).collect();
            Msg::new("web-end-name-won").with("names", names.join(", ")).with("many", names.len()).with("figure", amount(best))
        }
    };
    said(voice.words, &msg)
}

/// The hand in which the winner took the lead for good; where they led from the first hand on, the one that brought them most.
fn decisive(sight: &Sight) -> Option<&Arc<HandTold>> {
    let standing = standing(sight);
    let &(winner, best) = standing.first()?;
    let others: Vec<Seat> = standing.iter().filter(|(_, chips)| *chips < best).map(|(seat, _)| *seat).collect();
    if others.is_empty() || sight.hands.len() < 2 {
        return None;
    }
    let lead = |hand: &Arc<HandTold>| {
        let all = |seat: Seat| hand.of(seat).map_or(0, |won| won.in_all);
        all(winner) - others.iter().map(|&seat| all(seat)).max().unwrap_or_default()
    };
    let leads: Vec<i64> = sight.hands.iter().map(lead).collect();
    let gains: Vec<i64> = sight.hands.iter().map(|hand| hand.of(winner).map_or(0, |won| won.hand)).collect();
    sight.hands.get(deciding(&leads, &gains)?)
}

/// By the winner's lead after each hand and what they won in it.
fn deciding(leads: &[i64], gains: &[i64]) -> Option<usize> {
    match leads.iter().rposition(|lead| *lead <= 0) {
        Some(behind) => Some(behind + 1).filter(|at| *at < leads.len()),
        None => gains.iter().enumerate().rev().max_by_key(|(_, gain)| **gain).map(|(at, _)| at),
    }
}

/// The end of a match.
pub(super) fn over(voice: &Voice<'_>) -> Markup {
    let sight = voice.sight;
    let standing = standing(sight);
    let people = sight.plates.iter().filter(|plate| matches!(plate.is, Sitter::Person | Sitter::Away)).count();
    html! {
        div.actions.over {
            p.question id="question" tabindex="-1" {
                (result(voice))
                small { @match sight.closed {
                    None => (voice.say(&sight.view.headline)),
                    Some(Closed::Agreed) => (voice.told("web-end-agreed")),
                    Some(Closed::Length) => (voice.told("web-end-length")),
                } }
                @if let Some(change) = sight.rating_change {
                    small id="rating-change" { (said(voice.words, &Msg::new("web-end-rating")
                        .with("before", format!("{:.1}", change.before)).with("after", format!("{:.1}", change.after)))) }
                }
            }
            ol.standing {
                @for (seat, chips) in &standing {
                    @let place = place(&standing, *chips);
                    li.first[place == 1] { span.place { (place) } b { (voice.name(*seat)) } span.num { (figure(*chips)) } }
                }
            }
            @if let Some(hand) = decisive(sight) {
                @let number = hand.report.number;
                p.decisive { a href={ "/table/" (sight.id) "/hand/" (number) } data-hand=(number) {
                    (said(voice.words, &Msg::new("web-end-decided").with("number", i64::from(number)).with("how", super::told::how(voice, hand))))
                } }
            }
            div.buttons {
                @if sight.me.is_some() {
                    @let words = if sight.rematch.is_some() { "web-rematch-join" } else if people > 1 { "web-rematch" } else { "web-play-again" };
                    form.one method="post" action={ "/table/" (sight.id) "/rematch" } { button.btn.go id="rematch" { (voice.told(words)) } }
                }
                a.btn.go[sight.me.is_none()] href={ "/table/" (sight.id) "/replay?at=0" } { (voice.told("web-replay")) }
                @if sight.me.is_some() {
                    form.one method="post" action={ "/table/" (sight.id) "/share" } { button.btn id="share" { (voice.told("web-end-share")) } }
                }
                a.btn.ghost href={ "/table/" (sight.id) "/replay?verify=1" } { (voice.told("web-verify")) }
                a.btn.ghost href="/" { (voice.told("web-back-to-lobby")) }
            }
        }
    }
}

/// A proposal to end the match, above the question, for as long as it stands.
pub(super) fn proposal(voice: &Voice<'_>) -> Markup {
    let sight = voice.sight;
    html! {
        @if let Some(proposal) = &sight.proposal {
            div.proposal role="status" {
                @if sight.me == Some(proposal.seat) {
                    p { (voice.told("web-end-you-propose")) }
                    (doing(voice, "refuse_end", voice.told("web-end-withdraw"), ""))
                } @else {
                    p { (said(voice.words, &Msg::new("web-end-proposes").with("name", voice.name(proposal.seat)))) }
                    @if sight.rights.answer_end {
                        (doing(voice, "agree_end", voice.told("web-end-agree"), "yes"))
                        (doing(voice, "refuse_end", voice.told("web-end-play-on"), ""))
                    }
                }
            }
        }
    }
}

/// The way to propose it, folded: nobody ends a match by a slip.
pub(super) fn proposing(voice: &Voice<'_>) -> Markup {
    html! {
        @if voice.sight.rights.propose_end {
            details.proposing id="proposing" {
                summary { (voice.told("web-end-early")) }
                p.small { (voice.told("web-end-early-means")) }
                (doing(voice, "propose_end", voice.told("web-end-propose"), ""))
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
