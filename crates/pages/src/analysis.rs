//! The analysis board beside a replay: what each card would have led to, what was given away, and other lines to try.

use super::replay::{Replay, link, other_link};
use super::table_text::{TableText, text_of};
use cards::Card;
use engine::{Msg, Seat};
use maud::{Markup, html};
use solver::outcome::Verdict;
use std::cmp::Reverse;
use std::sync::Arc;
use words::Words;

/// A position, and what could be forced in it.
#[derive(Clone, Debug)]
pub struct Looked {
    /// Outcome of each card, unless no card is to be played or the search ran out of time.
    pub verdict: Option<Verdict>,
    /// Card played here in the match, if nothing else is tried.
    pub played: Option<Card>,
    /// Cards tried instead.
    pub tried: Vec<(Seat, Card)>,
    /// Seat to play here, and its legal cards.
    pub asked: Option<(Seat, Vec<Card>)>,
    /// Result of the deal, if the cards tried ended it.
    pub ended: Option<Msg>,
}

/// A card of the hand, as it was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// After how many steps.
    pub at: u64,
    pub seat: Seat,
    pub card: Card,
    /// Outcome that could be forced before it, if the search found it.
    pub verdict: Option<Verdict>,
}

impl Played {
    /// Points the card gave away.
    pub fn cost(&self) -> Option<i16> {
        self.verdict.as_ref()?.cost(self.card)
    }

    /// Did it give something away, as far as was found?
    pub fn is_costly(&self) -> bool {
        self.cost().is_some_and(|cost| cost > 0)
    }
}

/// Whether a reader may see what could have been played, and does.
#[derive(Clone, Debug)]
pub enum Analysis {
    /// Not all cards may be seen.
    Forbidden,
    /// It was not asked for.
    Closed,
    /// This is it.
    Open {
        looked: Looked,
        /// The plays of the hand.
        hand: Arc<Vec<Played>>,
        /// Who plays on against the room, if somebody does.
        against: Option<Seat>,
    },
}

/// The button that opens the board, or closes it.
pub(super) fn opener(words: &Words, replay: &Replay) -> Markup {
    let id = match replay.analysis {
        Analysis::Forbidden => return html! {},
        Analysis::Closed => "web-analysis-open",
        Analysis::Open { .. } => "web-analysis-close",
    };
    html! { a.btn id="analyse" href=(other_link(replay)) { (text_of(words, id)) } }
}

/// The board.
pub(super) fn analysis(table_text: &TableText<'_>, replay: &Replay) -> Markup {
    let Analysis::Open { looked, hand, against } = &replay.analysis else { return html! {} };
    html! {
        section.board aria-labelledby="board" {
            h2 id="board" { (table_text.text("web-analysis")) }
            p.muted { (table_text.text("web-analysis-means")) }
            @if !looked.tried.is_empty() { (tried(table_text, replay, &looked.tried)) }
            @if let Some(ended) = &looked.ended { p.result { (table_text.say(ended)) } }
            @match (&looked.verdict, &looked.asked) {
                (Some(verdict), _) => (position(table_text, replay, looked, verdict)),
                (None, Some((seat, cards))) => (unsolved(table_text, replay, looked, *seat, cards)),
                (None, None) => @if looked.ended.is_none() { p { (table_text.text("web-analysis-nothing")) } },
            }
            (playing_on(table_text, replay, looked, *against))
            (turns(table_text, replay, hand))
        }
    }
}

/// What is tried on the board, and against whom, as an address has it.
pub(super) fn line(replay: &Replay) -> String {
    let Analysis::Open { looked, against, .. } = &replay.analysis else { return String::new() };
    written(&looked.tried, &[], *against)
}

fn written(tried: &[(Seat, Card)], more: &[(Seat, Card)], against: Option<Seat>) -> String {
    let cards: Vec<String> = tried.iter().chain(more).map(|(_, card)| card.to_string()).collect();
    let line = if cards.is_empty() { String::new() } else { format!("&line={}", cards.join(",")) };
    let against = against.map(|seat| format!("&against={seat}")).unwrap_or_default();
    line + &against
}

/// Where this line, played on from here, is looked at.
fn line_link(replay: &Replay, tried: &[(Seat, Card)], more: &[(Seat, Card)]) -> String {
    let against = match &replay.analysis {
        Analysis::Open { against, .. } => *against,
        _ => None,
    };
    format!("{}{}#board", link(replay, replay.at), written(tried, more, against))
}

/// What may be played here, where nobody can say what comes of it.
fn unsolved(table_text: &TableText<'_>, replay: &Replay, looked: &Looked, seat: Seat, cards: &[Card]) -> Markup {
    html! {
        p.result { (table_text.say(&Msg::new("web-analysis-unsolved").with("seat", seat))) }
        h3 { (table_text.text("web-analysis-cards")) }
        ol.tries {
            @for &card in cards {
                li { a href=(line_link(replay, &looked.tried, &[(seat, card)])) {
                    (table_text.deck().face(card))
                    span {
                        b { (table_text.card(card)) }
                        @if looked.played == Some(card) { " " span.badge.indigo { (table_text.text("web-analysis-played")) } }
                    }
                    span.worth {}
                } }
            }
        }
    }
}

/// The position played on against the room's players, from any seat; or back to trying cards for everybody.
fn playing_on(table_text: &TableText<'_>, replay: &Replay, looked: &Looked, against: Option<Seat>) -> Markup {
    let on = |seat: Seat| format!("{}{}#board", link(replay, replay.at), written(&looked.tried, &[], Some(seat)));
    html! {
        @match against {
            Some(seat) => {
                p.result { (table_text.say(&Msg::new("web-analysis-against").with("seat", seat))) }
                p { a.btn href={ (link(replay, replay.at)) (written(&looked.tried, &[], None)) "#board" } { (table_text.text("web-analysis-both")) } }
            },
            None => @if looked.ended.is_none() {
                h3 { (table_text.text("web-analysis-play-on")) }
                p.seats-to-take {
                    @for seat in &table_text.visitor_view.view.seats { a.chip href=(on(seat.seat)) { (table_text.name(seat.seat)) } " " }
                }
            }
        }
    }
}

/// What is tried instead of what was played; each card leads back to the position after it.
fn tried(table_text: &TableText<'_>, replay: &Replay, tried: &[(Seat, Card)]) -> Markup {
    html! {
        h3 { (table_text.text("web-analysis-tried")) }
        ol.line {
            @for (n, (seat, card)) in tried.iter().enumerate() {
                li { a href=(line_link(replay, &tried[..=n], &[])) { (table_text.name(*seat)) " " b { (table_text.card(*card)) } } }
            }
        }
        p { a.btn href={ (link(replay, replay.at)) "#board" } { (table_text.text("web-analysis-return")) } }
    }
}

/// What each card leads to, the best first, and a line of best play.
fn position(table_text: &TableText<'_>, replay: &Replay, looked: &Looked, verdict: &Verdict) -> Markup {
    let mut cards = verdict.cards.clone();
    cards.sort_by_key(|&(_, value)| Reverse(value));
    html! {
        p.result { (table_text.say(&verdict.said())) }
        h3 { (table_text.text("web-analysis-cards")) }
        ol.tries {
            @for (card, value) in cards {
                @let result = verdict.text(value);
                @let label = Msg::new("web-analysis-try").with("card", card).with("result", result.clone());
                li { a href=(line_link(replay, &looked.tried, &[(verdict.to_play, card)])) title=(table_text.say(&label)) {
                    (table_text.deck().face(card))
                    span {
                        b { (table_text.card(card)) }
                        @if value == verdict.value { " " span.badge { (table_text.text("web-analysis-best")) } }
                        @if looked.played == Some(card) { " " span.badge.indigo { (table_text.text("web-analysis-played")) } }
                    }
                    span.worth { (table_text.say(&result)) }
                } }
            }
        }
        @if !verdict.line.is_empty() {
            h3 { (table_text.text("web-analysis-line")) }
            ol.line {
                @for (n, (seat, card)) in verdict.line.iter().enumerate() {
                    li { a href=(line_link(replay, &looked.tried, &verdict.line[..=n])) { (table_text.name(*seat)) " " b { (table_text.card(*card)) } } }
                }
            }
        }
    }
}

/// The plays of the hand, those marked that gave something away.
fn turns(table_text: &TableText<'_>, replay: &Replay, hand: &[Played]) -> Markup {
    let turned = hand.iter().any(Played::is_costly);
    html! {
        h3 { (table_text.text("web-analysis-hand")) }
        ol.strip {
            @for play in hand {
                @let said = table_text.say(&told_of(play));
                @let lost = play.cost().filter(|&cost| cost > 0);
                li class=[lost.map(|_| "lost")] {
                    a href={ (link(replay, play.at)) "#board" } title=(said) aria-label=(said) aria-current=[(play.at == replay.at).then_some("step")] {
                        (table_text.deck().face(play.card))
                        span { @match (lost, play.cost()) { (Some(cost), _) => { "−" (cost) }, (None, Some(_)) => "✓", _ => "·" } }
                    }
                }
            }
        }
        @if !turned && hand.iter().any(|play| play.cost().is_some()) { p { (table_text.text("web-analysis-no-loss")) } }
        @if turned {
            ul.turns {
                @for play in hand.iter().filter(|play| play.is_costly()) {
                    li { a href={ (link(replay, play.at)) "#board" } { (table_text.say(&told_of(play))) } }
                }
            }
        }
    }
}

/// A play and what it gave away, in words.
pub(super) fn told_of(play: &Played) -> Msg {
    let Some((verdict, after)) = play.verdict.as_ref().and_then(|verdict| Some((verdict, verdict.after(play.card)?))) else {
        return Msg::new("web-analysis-unknown").with("seat", play.seat).with("card", play.card);
    };
    if after == verdict.value {
        return Msg::new("web-analysis-kept").with("seat", play.seat).with("card", play.card);
    }
    let (before, after) = (verdict.text(verdict.value), verdict.text(after));
    Msg::new("web-analysis-cost").with("seat", play.seat).with("card", play.card).with("before", before).with("after", after)
}
