//! Page of the decisions of a hand: the reader's own cards that cost most, each asked again before the answer is shown.

use super::analysis::Played;
use super::book;
use super::frame::{Context, layout};
use super::table_text::{TableText, said};
use ::table::VisitorView;
use bots::Reason;
use cards::Card;
use engine::Msg;
use engine::show::HandView;
use maud::{Markup, html};
use solver::outcome::Verdict;
use std::cmp::Reverse;
use words::Words;

/// A finished hand, looked through for one of its players.
#[derive(Clone, Debug)]
pub struct Decided {
    pub number: u32,
    /// Cards of the reader whose outcome was found.
    pub judged: usize,
    /// The costliest of them, as they were played.
    pub decisions: Vec<Decision>,
    /// Cards of the others that gave something away.
    pub others: Vec<Played>,
}

/// A card of the reader that gave something away.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The table before it, as the reader saw it.
    pub visitor_view: VisitorView,
    /// Its place among the reader's cards of the hand, from 1.
    pub number: usize,
    pub played: Played,
    /// The reader's new answer, once there is one.
    pub answer: Option<Answer>,
}

/// The reader's new answer to a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// Card tried; `None` if the reader asked to be shown.
    pub tried: Option<Card>,
    /// Origin of the better card: the seat, or open cards alone. `None` if no tutor can say.
    pub seen: Option<Seen>,
}

/// From where a better card could be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// From the seat, with the book's advice if it has one.
    FromTheSeat(Option<Reason>),
    /// With all cards open alone.
    OnlyOpen,
}

/// The page of a hand's decisions.
pub fn decided(context: &Context, words: &Words, visitor_view: &VisitorView, decided: &Decided) -> Markup {
    let table_text = TableText::new(words, visitor_view);
    let number = i64::from(decided.number);
    let heading = said(words, &Msg::new("web-decided-hand").with("number", number));
    let body = html! {
        h1 { (heading) }
        p { @if decided.judged == 0 { (table_text.text("web-decided-unsolved")) }
            @else if decided.decisions.is_empty() { (table_text.text("web-decided-none")) }
            @else { (table_text.text("web-decided-means")) } }
        @for decision in &decided.decisions { (asked(words, decided, decision)) }
        (others(&table_text, &decided.others))
        p.cta {
            a.btn.go href={ "/table/" (visitor_view.id) } { (table_text.text("web-back-to-table")) }
            a.btn href={ "/table/" (visitor_view.id) "/replay?hand=" (number) "&eyes=all" } { (table_text.text("web-decided-open")) }
        }
    };
    layout(context, words, &heading, body)
}

/// The link from a slip to this page, where the cards of the hand may be opened to the reader.
pub(super) fn opener(table_text: &TableText<'_>, number: u32) -> Markup {
    let visitor_view = table_text.visitor_view;
    html! { @if visitor_view.me.is_some() && visitor_view.opens_past_hands() {
        a.btn id="decided" href={ "/table/" (visitor_view.id) "/hand/" (number) "/decided" } { (table_text.text("web-decided-see")) }
    } }
}

/// One decision: what the reader held and saw, and the question, or the answer.
fn asked(words: &Words, decided: &Decided, decision: &Decision) -> Markup {
    let table_text = TableText::new(words, &decision.visitor_view);
    let id = format!("d{}", decision.played.at);
    html! {
        section.decision id=(id) data-deck=(table_text.deck().name()) {
            h2 { (said(words, &Msg::new("web-decided-card").with("number", decision.number))) }
            (seen(&table_text, &decision.visitor_view))
            @match (&decision.answer, &decision.played.verdict) {
                (Some(answer), Some(verdict)) => (answered(&table_text, decision, answer, verdict)),
                (None, Some(verdict)) => (question(&table_text, decided.number, decision, verdict)),
                (_, None) => {},
            }
        }
    }
}

/// The cards on the table and the reader's hand.
fn seen(table_text: &TableText<'_>, visitor_view: &VisitorView) -> Markup {
    let (view, deck) = (&visitor_view.view, table_text.deck());
    let named = |cards: &[Card]| cards.iter().map(|&card| table_text.card(card)).collect::<Vec<_>>().join(", ");
    let own = view.seats.iter().find(|seat| visitor_view.me == Some(seat.seat));
    let trick: Vec<Card> = view.centre.trick.iter().map(|played| played.card).collect();
    html! {
        div.diagram data-deck=(deck.name()) { ul.rows {
            @if !trick.is_empty() { li.lying {
                b { (table_text.text("web-trick")) }
                span.few role="img" aria-label=(named(&trick)) {
                    @for played in &view.centre.trick { span.holds[played.winning] { (deck.face(played.card)) } }
                }
            } }
            @if let Some(HandView::Faces(cards)) = own.map(|seat| &seat.hand) { li {
                b { (table_text.text("web-decided-held")) }
                span.few role="img" aria-label=(named(cards)) { @for &card in cards { (deck.face(card)) } }
            } }
        } }
    }
}

/// Every legal card as a link that tries it.
fn question(table_text: &TableText<'_>, hand: u32, decision: &Decision, verdict: &Verdict) -> Markup {
    let at = decision.played.at;
    let to = |card: Option<Card>| {
        let card = card.map(|card| format!("&card={card}")).unwrap_or_default();
        format!("/table/{}/hand/{hand}/decided?at={at}{card}#d{at}", decision.visitor_view.id)
    };
    html! {
        p.question { (table_text.text("web-decided-ask")) }
        ol.tries {
            @for &(card, _) in &verdict.cards {
                li { a href=(to(Some(card))) { (table_text.deck().face(card)) span { b { (table_text.card(card)) } } span.worth {} } }
            }
        }
        p { a.btn.ghost href=(to(None)) { (table_text.text("web-decided-show")) } }
    }
}

/// The outcome of every card, the best first, and from where it could be seen.
fn answered(table_text: &TableText<'_>, decision: &Decision, answer: &Answer, verdict: &Verdict) -> Markup {
    let played = &decision.played;
    let mut cards = verdict.cards.clone();
    cards.sort_by_key(|&(_, value)| Reverse(value));
    let board = format!("/table/{}/replay?at={}&eyes=all&analysis=1#board", decision.visitor_view.id, played.at);
    let on = format!("/table/{}/replay?at={}&eyes=all&against={}#board", decision.visitor_view.id, played.at, played.seat);
    html! {
        p.result role="status" { (table_text.say(&judged(verdict, played.card, answer.tried))) }
        ol.tries {
            @for (card, value) in cards {
                li { div {
                    (table_text.deck().face(card))
                    span {
                        b { (table_text.card(card)) }
                        @if value == verdict.value { " " span.badge { (table_text.text("web-analysis-best")) } }
                        @if card == played.card { " " span.badge.indigo { (table_text.text("web-analysis-played")) } }
                    }
                    span.worth { (table_text.say(&verdict.text(value))) }
                } }
            }
        }
        @match answer.seen {
            Some(Seen::FromTheSeat(reason)) => {
                p { (table_text.text("web-decided-from-seat")) }
                @if let Some(reason) = reason {
                    @let cite = format!("{} {reason}", table_text.visitor_view.game);
                    p.advice { a.law href=(book::link(table_text.visitor_view.game, &cite)) { (reason) } " " (table_text.words.rule(&cite).unwrap_or_default()) }
                }
            }
            Some(Seen::OnlyOpen) => p { (table_text.text("web-decided-only-open")) },
            None => {},
        }
        p.cta {
            a.btn href=(board) { (table_text.text("web-analysis-line")) }
            a.btn.ghost href=(on) { (table_text.text("web-decided-on")) }
        }
    }
}

/// Report on the card tried; without one, on the card played then.
fn judged(verdict: &Verdict, played: Card, tried: Option<Card>) -> Msg {
    let result = |card: Card| verdict.after(card).map(|value| verdict.text(value));
    match tried.and_then(|card| Some((card, verdict.after(card)?, result(card)?))) {
        Some((card, value, result)) if value == verdict.value => {
            Msg::new("web-decided-right").with("card", card).with("result", result)
        }
        Some((card, _, result)) => Msg::new("web-decided-wrong").with("card", card).with("result", result),
        None => {
            let result = result(played).unwrap_or_else(|| verdict.text(verdict.value));
            Msg::new("web-decided-played").with("card", played).with("result", result)
        }
    }
}

/// Costly cards of the others, in the order they were played.
fn others(table_text: &TableText<'_>, plays: &[Played]) -> Markup {
    let at = |play: &Played| format!("/table/{}/replay?at={}&eyes=all&analysis=1#board", table_text.visitor_view.id, play.at);
    html! { @if !plays.is_empty() {
        details.others {
            summary { (table_text.text("web-decided-others")) }
            ul { @for play in plays { li { a href=(at(play)) { (table_text.say(&super::analysis::told_of(play))) } } } }
        }
    } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Seat, SeatSet};
    use solver::outcome::Unit;

    fn verdict() -> Verdict {
        let card = |text: &str| text.parse().expect("a card");
        Verdict {
            to_play: Seat::at(0),
            side: SeatSet::of(Seat::at(0)),
            unit: Unit::Tricks,
            value: 3,
            cards: vec![(card("1E"), 3), (card("2E"), 1), (card("7E"), 3)],
            line: Vec::new(),
        }
    }

    #[test]
    fn an_answer_is_right_if_it_keeps_all_that_could_be_had() {
        let (verdict, card) = (verdict(), |text: &str| text.parse::<Card>().expect("a card"));
        let told = |tried: Option<&str>| judged(&verdict, card("2E"), tried.map(card)).id;
        assert_eq!(told(Some("1E")), "web-decided-right");
        assert_eq!(told(Some("7E")), "web-decided-right", "another as good");
        assert_eq!(told(Some("2E")), "web-decided-wrong", "the same mistake again");
        assert_eq!(told(Some("RE")), "web-decided-played", "a card that may not be played is no answer");
        assert_eq!(told(None), "web-decided-played");
    }
}
