//! A position as a picture of its own, for whoever is sent its link: felt, names, hands and the trick, with the cards drawn into it.

use super::letters::{Letters, Stands};
use super::replay::Replay;
use super::table_text::{TableText, figure};
use cards::Card;
use engine::show::HandView;
use maud::{Markup, PreEscaped, html};
use words::Words;

/// The size that previews of links have.
pub const SIZE: (usize, usize) = (1200, 630);
/// The height of a card in a hand.
const TALL: usize = 92;
/// The cards of a row lie at most so far apart.
const STEP: usize = 48;

/// The picture of a step.
pub fn position(words: &Words, replay: &Replay) -> String {
    let table_text = TableText::new(words, &replay.visitor_view);
    let view = &replay.visitor_view.view;
    let hand = |hand: &HandView| match hand {
        HandView::Faces(cards) => cards.clone(),
        HandView::Backs(_) => Vec::new(),
    };
    let hands: Vec<(String, Vec<Card>)> = view.seats.iter().map(|seat| (table_text.name(seat.seat), hand(&seat.hand))).collect();
    let lying = if view.centre.trick.is_empty() { &view.centre.last_trick } else { &view.centre.trick };
    let trick: Vec<Card> = lying.iter().map(|played| played.card).collect();
    let drawn = hands.iter().flat_map(|(_, cards)| cards).chain(&trick);
    let row = (SIZE.1 - 110) / hands.len().max(1);
    let letters = Letters::of_the_house();
    let headline = letters.fitted(&table_text.say(&view.headline), 26.0, 1080.0 - letters.width(table_text.title(), 40.0));
    let markup = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } width=(SIZE.0) height=(SIZE.1) role="img" {
            title { (table_text.title()) ": " (table_text.say(&view.headline)) }
            defs { (PreEscaped(table_text.deck().symbols(drawn.copied()))) }
            rect width="100%" height="100%" fill="#2d5c4a" {}
            g fill="#f3ecda" {
                path d=(letters.line(table_text.title(), (40.0, 62.0), 40.0, Stands::Left)) {}
                path d=(letters.line(&headline, (1160.0, 62.0), 26.0, Stands::Right)) {}
                @for (n, ((name, _), seat)) in hands.iter().zip(&view.seats).enumerate() {
                    @let line = (110 + n * row + row.min(TALL) / 2) as f32;
                    path d=(letters.line(&letters.fitted(name, 26.0, 190.0), (40.0, line), 26.0, Stands::Left)) {}
                    path d=(letters.line(&figure(seat.chips), (300.0, line), 26.0, Stands::Right)) {}
                }
            }
            @for (n, (_, cards)) in hands.iter().enumerate() { (laid(&table_text, cards, (330, 100 + n * row), row.saturating_sub(12).min(TALL), 520)) }
            (laid(&table_text, &trick, (880, 240), 150, 280))
        }
    };
    markup.into_string()
}

/// Cards side by side from a corner, so tall, within so much room.
fn laid(table_text: &TableText<'_>, cards: &[Card], corner: (usize, usize), tall: usize, room: usize) -> Markup {
    let step = (room.saturating_sub(tall) / cards.len().saturating_sub(1).max(1)).min(STEP * tall / TALL + tall / 8);
    html! {
        @for (n, &card) in cards.iter().enumerate() {
            use href={ "#" (table_text.deck().symbol(card)) } x=(corner.0 + n * step) y=(corner.1) height=(tall) width=(tall) {}
        }
    }
}
