//! The visitor's own cards: a form whose buttons are cards.

use super::hint::{is_advised, is_card_advised};
use super::ways::{Role, role};
use crate::page::book::link;
use crate::page::voice::{Voice, said};
use cards::{Card, CardSet};
use engine::Msg;
use engine::show::{Deed, HandView, RefusedWay, Way};
use learn::order::suit_of;
use maud::{Markup, html};

/// A hand of more cards than this stands in two rows.
const ONE_ROW: usize = 13;
/// The style sheet has places for so many cards in a row.
const LONGEST_ROW: usize = 18;

/// The visitor's own cards in the order in which they would sort them.
pub(super) fn own(voice: &Voice<'_>) -> Vec<Card> {
    let seat = voice.sight.view.seats.iter().find(|seat| Some(seat.seat) == voice.sight.me);
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
    Refused(&'a RefusedWay),
    Idle,
    /// Only to be looked at: it is no card that is asked for.
    Rest,
}

fn uses<'a>(voice: &'a Voice<'_>, hand: CardSet, card: Card) -> Use<'a> {
    let Some(prompt) = voice.sight.view.prompt.as_ref().filter(|prompt| prompt.must && !voice.sight.paused) else {
        return Use::Rest;
    };
    let mut asked = false;
    for (n, way) in prompt.ways.iter().enumerate() {
        match (role(&prompt.ways, way, n, hand), way) {
            (Role::Hand, Way::Card { verb, of, heading, deed }) => {
                asked = true;
                if of.contains(card) {
                    let action = format!("{verb} {card}");
                    let sure = || Msg::new("web-sure").with("what", format!("{} {}", voice.say(heading), voice.card(card)));
                    return match deed {
                        Deed::Play => Use::Play(action),
                        Deed::Other => Use::Give(action, said(voice.words, &sure())),
                    };
                }
            }
            (Role::Wrong, Way::Card { verb, of, .. }) if of.contains(card) => return Use::Wrong(format!("{verb} {card}")),
            (Role::Choice, Way::Cards { of, must, .. }) => {
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

pub(in crate::page) fn hand(voice: &Voice<'_>) -> Markup {
    let cards = own(voice);
    if cards.is_empty() {
        return html! {};
    }
    let all: CardSet = cards.iter().copied().collect();
    let shown =
        voice.sight.view.seats.iter().find(|seat| Some(seat.seat) == voice.sight.me).map_or(CardSet::EMPTY, |seat| seat.shown);
    let rows = rows(&cards);
    let wrong = cards.iter().any(|&card| matches!(uses(voice, all, card), Use::Wrong(_))).then(|| warning(voice));
    html! {
        form.play id="play" method="post" action={ "/table/" (voice.sight.id) "/act" } data-live="act" data-rows=(rows.len()) data-wrong=[wrong.as_ref().map(|(text, _)| text)] data-law=[wrong.as_ref().and_then(|(_, law)| law.as_deref())]
            aria-label=(said(voice.words, &Msg::new("web-your-cards").with("many", cards.len()))) {
            @for row in &rows {
                div.fan data-n=(row.len()) {
                    @for &card in row { (one(voice, all, card, shown.contains(card))) }
                }
            }
        }
    }
}

/// What is said before a wrong card is played: that it is one, and what the book does then, by the law's own words; and where that stands.
fn warning(voice: &Voice<'_>) -> (String, Option<String>) {
    let laws = laws::of_revoke(voice.sight.game);
    let told: Vec<String> = laws.iter().filter_map(|law| voice.words.rule(law.id.0)).collect();
    let place = laws.first().map(|law| link(voice.sight.game, law.id.0));
    if told.is_empty() {
        return (voice.told("web-wrong-card"), place);
    }
    (said(voice.words, &Msg::new("web-wrong-card-law").with("law", told.join(" "))), place)
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
fn in_this_case(voice: &Voice<'_>, card: Card) -> Option<String> {
    let view = &voice.sight.view;
    let trump = std::iter::once(&view.headline).chain(&view.facts).find_map(suit_of)?;
    let led = view.centre.trick.first()?.card.suit()?;
    let entry = games::entry(voice.sight.game)?;
    let is_so = card.suit() == Some(led) && learn::order::is_trump_of_another_suit(&entry, card, trump);
    is_so.then(|| voice.say(&Msg::new("web-case-trump").with("card", card).with("suit", led)))
}

fn one(voice: &Voice<'_>, hand: CardSet, card: Card, open: bool) -> Markup {
    let name = voice.card(card);
    let face = voice.deck().face(card);
    let id = format!("card-{card}");
    let open = open.then_some("yes");
    match uses(voice, hand, card) {
        Use::Play(action) => {
            let advised = is_advised(voice, &action).then_some("yes");
            html! {
                button.legal id=(id) name="action" value=(action) data-card=(card) data-open=[open] data-advised=[advised]
                    aria-label=(name) { (face) }
            }
        }
        Use::Give(action, sure) => {
            let advised = is_advised(voice, &action).then_some("yes");
            html! {
                button.legal id=(id) name="action" value=(action) data-card=(card) data-open=[open] data-advised=[advised]
                    data-sure=(sure) aria-label=(name) { (face) }
            }
        }
        // It is warned of once: the first tap lifts it and says what follows, the second plays it.
        Use::Wrong(action) => html! {
            button.dim.wrong id=(id) name="action" value=(action) data-card=(card) data-open=[open] data-wrong="yes"
                aria-label={ (name) ", " (voice.told("web-against-the-rules")) } { (face) }
        },
        Use::Choose => html! {
            label.pick data-card=(card) data-open=[open] data-advised=[is_card_advised(voice, card).then_some("yes")] {
                input.vh type="checkbox" id=(id) name="card" value=(card) aria-label=(name); (face)
            }
        },
        Use::Chosen => html! {
            label.pick.fixed data-card=(card) data-open=[open] {
                input type="hidden" name="card" value=(card);
                input.vh type="checkbox" id=(id) checked aria-disabled="true" aria-label={ (name) ", " (voice.told("web-must-go")) }; (face)
            }
        },
        Use::Refused(refused) => {
            let why = [Some(voice.say(&refused.why.why)), in_this_case(voice, card)]
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
                aria-label={ (name) ", " (voice.told("web-not-now")) } { (face) }
        },
        Use::Rest => html! {
            button.rest type="button" id=(id) data-card=(card) data-open=[open] aria-disabled="true" aria-label=(name) { (face) }
        },
    }
}
