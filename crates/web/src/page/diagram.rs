//! A table as books print it: who holds what, one row a seat, and what lies in the middle.

use super::replay::Replay;
use super::voice::{Voice, said};
use engine::Msg;
use engine::show::HandView;
use maud::{Markup, html};

/// A step of a match, small: all hands, the trick, what happened, and the ways back and on.
pub(super) fn diagram(voice: &Voice<'_>, replay: &Replay) -> Markup {
    let view = &voice.sight.view;
    let deck = voice.deck();
    let here = replay.stops.iter().find(|stop| stop.at == replay.at);
    let lying = if view.centre.trick.is_empty() { &view.centre.last_trick } else { &view.centre.trick };
    let step = |name: &'static str, at: Option<u64>| {
        let text = voice.told(name);
        html! { @match at {
            Some(at) => a.btn data-step href={ (replay.address) "?at=" (at) } { (text) },
            None => span.btn.off aria-hidden="true" { (text) },
        } }
    };
    html! {
        div.diagram data-deck=(deck.name()) {
            p.question { @match here { Some(stop) => (stop.words), None => (voice.say(&view.headline)) } }
            ul.rows {
                @for seat in &view.seats {
                    @let cards = match &seat.hand { HandView::Faces(cards) => cards.clone(), HandView::Backs(_) => Vec::new() };
                    li {
                        b { (voice.name(seat.seat)) small { @for role in &seat.roles { " · " (voice.say(role)) } } }
                        // Who has played all their cards has nothing to be told of.
                        @if !cards.is_empty() {
                            span.few role="img" aria-label=(cards.iter().map(|&card| voice.card(card)).collect::<Vec<_>>().join(", ")) {
                                @for &card in &cards { (deck.face(card)) }
                            }
                        }
                    }
                }
                @if !lying.is_empty() {
                    li.lying.past[view.centre.trick.is_empty()] {
                        b { (voice.told("web-trick")) }
                        span.few role="img" aria-label=(lying.iter().map(|played| voice.card(played.card)).collect::<Vec<_>>().join(", ")) {
                            @for played in lying { span.holds[played.winning] { (deck.face(played.card)) } }
                        }
                    }
                }
            }
            div.steps {
                (step("web-back", (replay.at > 0).then(|| replay.at - 1)))
                (step("web-forward", (replay.at < replay.last).then_some(replay.at + 1)))
                small { (said(voice.words, &Msg::new("web-step-of").with("at", replay.at as i64).with("last", replay.last as i64))) }
            }
        }
    }
}
