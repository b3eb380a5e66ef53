//! The visitor's own cards: a form whose buttons are cards.

use super::choices::{Role, role};
use super::hint::{is_advised, is_card_advised};
use crate::book::link;
use crate::table_text::{TableText, said};
use cards::{Card, CardSet};
use engine::Msg;
use engine::show::{Choice, Deed, HandView, RefusedChoice};
use learn::order::suit_of;
use maud::{Markup, html};

/// A hand of more cards than this stands in two rows.
const ONE_ROW: usize = 13;
/// The style sheet has places for so many cards in a row.
const LONGEST_ROW: usize = 18;

/// The visitor's own cards in the order in which they would sort them.
pub(super) fn own(table_text: &TableText<'_>) -> Vec<Card> {
    let seat = table_text.visitor_view.view.seats.iter().find(|seat| Some(seat.seat) == table_text.visitor_view.me);
    match seat.map(|seat| &seat.hand) {
        Some(HandView::Faces(cards)) => cards.clone(),
        _ => Vec::new(),
    }
}

/// What a card in the hand is for now.
enum Use<'a> {
    /// To be played with one tap: the action.
    Play(String),
    /// To be given away with a second tap: the action, and what is said before it.
    Give(String, String),
    /// To be chosen with others.
    Choose,
    /// To be chosen with others in any case.
    Chosen,
    /// To be played against the rules, as an honour table allows: the action.
    Wrong(String),
    /// Not now, by this rule.
    Refused(&'a RefusedChoice),
    Idle,
    /// Only to be looked at: it is no card that is asked for.
    Rest,
}

fn uses<'a>(table_text: &'a TableText<'_>, hand: CardSet, card: Card) -> Use<'a> {
    let Some(prompt) =
        table_text.visitor_view.view.prompt.as_ref().filter(|prompt| prompt.must && !table_text.visitor_view.paused)
    else {
        return Use::Rest;
    };
    let mut asked = false;
    for (n, way) in prompt.ways.iter().enumerate() {
        match (role(&prompt.ways, way, n, hand), way) {
            (Role::Hand, Choice::Card { verb, of, heading, deed }) => {
                asked = true;
                if of.contains(card) {
                    let action = format!("{verb} {card}");
                    let sure =
                        || Msg::new("web-sure").with("what", format!("{} {}", table_text.say(heading), table_text.card(card)));
                    return match deed {
                        Deed::Play => Use::Play(action),
                        Deed::Other => Use::Give(action, said(table_text.words, &sure())),
                    };
                }
            }
            (Role::Wrong, Choice::Card { verb, of, .. }) if of.contains(card) => return Use::Wrong(format!("{verb} {card}")),
            (Role::Choice, Choice::Cards { of, must, .. }) => {
                asked = true;
                if must.contains(card) {
                    return Use::Chosen;
                }
                if of.contains(card) {
                    return Use::Choose;
                }
            }
            _ => {}
        }
    }
    let text = card.to_string();
    match prompt.refused.iter().find(|refused| refused.what == text) {
        Some(refused) => Use::Refused(refused),
        None if asked => Use::Idle,
        None => Use::Rest,
    }
}

pub(crate) fn hand(table_text: &TableText<'_>) -> Markup {
    let cards = own(table_text);
    if cards.is_empty() {
        return html! {};
    }
    let all: CardSet = cards.iter().copied().collect();
    let shown = table_text
        .visitor_view
        .view
        .seats
        .iter()
        .find(|seat| Some(seat.seat) == table_text.visitor_view.me)
        .map_or(CardSet::EMPTY, |seat| seat.shown);
    let rows = rows(&cards);
    let wrong = cards.iter().any(|&card| matches!(uses(table_text, all, card), Use::Wrong(_))).then(|| warning(table_text));
    html! {
        form.play id="play" method="post" action={ "/table/" (table_text.visitor_view.id) "/act" } data-live="act" data-rows=(rows.len()) data-wrong=[wrong.as_ref().map(|(text, _)| text)] data-law=[wrong.as_ref().and_then(|(_, law)| law.as_deref())]
            aria-label=(said(table_text.words, &Msg::new("web-your-cards").with("many", cards.len()))) {
            @for row in &rows {
                div.fan data-n=(row.len()) {
                    @for &card in row { (one(table_text, all, card, shown.contains(card))) }
                }
            }
        }
    }
}

/// What is said before a wrong card is played: that it is one, and what the book does then, by the law's own words; and where that stands.
fn warning(table_text: &TableText<'_>) -> (String, Option<String>) {
    let laws = laws::of_revoke(table_text.visitor_view.game);
    let told: Vec<String> = laws.iter().filter_map(|law| table_text.words.rule(law.id.0)).collect();
    let place = laws.first().map(|law| link(table_text.visitor_view.game, law.id.0));
    if told.is_empty() {
        return (table_text.text("web-wrong-card"), place);
    }
    (said(table_text.words, &Msg::new("web-wrong-card-law").with("law", told.join(" "))), place)
}

/// One row, or two: cards without a suit behind, the others in front; or simply the first half behind.
fn rows(cards: &[Card]) -> Vec<Vec<Card>> {
    if cards.len() <= ONE_ROW {
        return vec![cards.to_vec()];
    }
    let (suits, tarocchi): (Vec<Card>, Vec<Card>) = cards.iter().copied().partition(|card| card.suit().is_some());
    let longest = LONGEST_ROW.min(cards.len() * 3 / 4);
    if tarocchi.is_empty() || suits.is_empty() || tarocchi.len().max(suits.len()) > longest {
        let (behind, front) = cards.split_at(cards.len().div_ceil(2));
        assert!(behind.len() <= LONGEST_ROW, "{} cards do not fit into two rows", cards.len());
        return vec![behind.to_vec(), front.to_vec()];
    }
    vec![tarocchi, suits]
}

/// Why a card of the suit that was led does not follow it: it is always a trump.
fn in_this_case(table_text: &TableText<'_>, card: Card) -> Option<String> {
    let view = &table_text.visitor_view.view;
    let trump = std::iter::once(&view.headline).chain(&view.facts).find_map(suit_of)?;
    let led = view.centre.trick.first()?.card.suit()?;
    let entry = games::entry(table_text.visitor_view.game)?;
    let is_so = card.suit() == Some(led) && learn::order::is_trump_of_another_suit(&entry, card, trump);
    is_so.then(|| table_text.say(&Msg::new("web-case-trump").with("card", card).with("suit", led)))
}

fn one(table_text: &TableText<'_>, hand: CardSet, card: Card, open: bool) -> Markup {
    let name = table_text.card(card);
    let face = table_text.deck().face(card);
    let id = format!("card-{card}");
    let open = open.then_some("yes");
    match uses(table_text, hand, card) {
        Use::Play(action) => {
            let advised = is_advised(table_text, &action).then_some("yes");
            html! {
                button.legal id=(id) name="action" value=(action) data-card=(card) data-open=[open] data-advised=[advised]
                    aria-label=(name) { (face) }
            }
        }
        Use::Give(action, sure) => {
            let advised = is_advised(table_text, &action).then_some("yes");
            html! {
                button.legal id=(id) name="action" value=(action) data-card=(card) data-open=[open] data-advised=[advised]
                    data-sure=(sure) aria-label=(name) { (face) }
            }
        }
        // It is warned of once: the first tap lifts it and says what follows, the second plays it.
        Use::Wrong(action) => html! {
            button.dim.wrong id=(id) name="action" value=(action) data-card=(card) data-open=[open] data-wrong="yes"
                aria-label={ (name) ", " (table_text.text("web-against-the-rules")) } { (face) }
        },
        Use::Choose => html! {
            label.pick data-card=(card) data-open=[open] data-advised=[is_card_advised(table_text, card).then_some("yes")] {
                input.vh type="checkbox" id=(id) name="card" value=(card) aria-label=(name); (face)
            }
        },
        Use::Chosen => html! {
            label.pick.fixed data-card=(card) data-open=[open] {
                input type="hidden" name="card" value=(card);
                input.vh type="checkbox" id=(id) checked aria-disabled="true" aria-label={ (name) ", " (table_text.text("web-must-go")) }; (face)
            }
        },
        Use::Refused(refused) => {
            let why = [Some(table_text.say(&refused.why.why)), in_this_case(table_text, card)]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" ");
            html! {
                button.dim type="button" id=(id) data-card=(card) data-open=[open] aria-disabled="true" data-why=(why)
                    data-cite=(refused.why.cite.0) aria-label={ (name) ". " (why) } { (face) }
            }
        }
        Use::Idle => html! {
            button.dim type="button" id=(id) data-card=(card) data-open=[open] aria-disabled="true"
                aria-label={ (name) ", " (table_text.text("web-not-now")) } { (face) }
        },
        Use::Rest => html! {
            button.rest type="button" id=(id) data-card=(card) data-open=[open] aria-disabled="true" aria-label=(name) { (face) }
        },
    }
}
