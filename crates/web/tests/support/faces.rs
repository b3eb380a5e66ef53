//! The cards whose faces somebody sees, counted apart from the house's own count of them.

use cards::CardSet;
use engine::show::HandView;
use engine::{AnyGame, Eyes};

/// The cards whose faces these eyes see.
pub(crate) fn faces(face: &dyn AnyGame, eyes: Eyes) -> CardSet {
    let view = face.show(eyes);
    let taken = view.centre.taken.iter().flat_map(|trick| &trick.cards);
    let played = view.centre.trick.iter().chain(&view.centre.last_trick).chain(taken).map(|played| played.card);
    let held = view.seats.iter().flat_map(|seat| match &seat.hand {
        HandView::Faces(cards) => cards.clone(),
        HandView::Backs(_) => Vec::new(),
    });
    let shown = view.seats.iter().flat_map(|seat| seat.shown.iter());
    view.centre.turned.iter().copied().chain(played).chain(held).chain(shown).collect()
}
