//! A table as books print it: who holds what, one row a seat, and what lies in the middle.

use super::replay::Replay;
use super::table_text::{TableText, said};
use engine::Msg;
use engine::show::HandView;
use maud::{Markup, html};

/// A step of a match, small: all hands, the trick, what happened, and the ways back and on.
pub(super) fn diagram(table_text: &TableText<'_>, replay: &Replay) -> Markup {
    let view = &table_text.visitor_view.view;
    let deck = table_text.deck();
    let here = replay.stops.iter().find(|stop| stop.at == replay.at);
    let lying = if view.centre.trick.is_empty() { &view.centre.last_trick } else { &view.centre.trick };
    let step = |name: &'static str, at: Option<u64>| {
        let text = table_text.text(name);
        html! { @match at {
            Some(at) => a.btn data-step href={ (replay.address) "?at=" (at) } { (text) },
            None => span.btn.off aria-hidden="true" { (text) },
        } }
    };
    html! {
        div.diagram data-deck=(deck.name()) {
            p.question { @match here { Some(stop) => (stop.words), None => (table_text.say(&view.headline)) } }
            ul.rows {
                @for seat in &view.seats {
                    @let cards = match &seat.hand { HandView::Faces(cards) => cards.clone(), HandView::Backs(_) => Vec::new() };
                    li {
                        b { (table_text.name(seat.seat)) small { @for role in &seat.roles { " · " (table_text.say(role)) } } }
                        // Who has played all their cards has nothing to be told of.
                        @if !cards.is_empty() {
                            span.few role="img" aria-label=(cards.iter().map(|&card| table_text.card(card)).collect::<Vec<_>>().join(", ")) {
                                @for &card in &cards { (deck.face(card)) }
                            }
                        }
                    }
                }
                @if !lying.is_empty() {
                    li.lying.past[view.centre.trick.is_empty()] {
                        b { (table_text.text("web-trick")) }
                        span.few role="img" aria-label=(lying.iter().map(|played| table_text.card(played.card)).collect::<Vec<_>>().join(", ")) {
                            @for played in lying { span.holds[played.winning] { (deck.face(played.card)) } }
                        }
                    }
                }
            }
            div.steps {
                (step("web-back", (replay.at > 0).then(|| replay.at - 1)))
                (step("web-forward", (replay.at < replay.last).then_some(replay.at + 1)))
                small { (said(table_text.words, &Msg::new("web-step-of").with("at", replay.at as i64).with("last", replay.last as i64))) }
            }
        }
    }
}
