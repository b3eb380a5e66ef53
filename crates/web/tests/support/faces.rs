//! The cards whose faces somebody sees, counted apart from the house's own count of them.

use cards::CardSet;
use engine::show::HandView;
use engine::{AnyGame, Viewer};

/// The cards whose faces these eyes see.
pub(crate) fn faces(game: &dyn AnyGame, viewer: Viewer) -> CardSet {
    let view = game.show(viewer);
    let taken = view.centre.taken.iter().flat_map(|trick| &trick.cards);
    let played = view.centre.trick.iter().chain(&view.centre.last_trick).chain(taken).map(|played| played.card);
    let held = view.seats.iter().flat_map(|seat| match &seat.hand {
        HandView::Faces(cards) => cards.clone(),
        HandView::Backs(_) => Vec::new(),
    });
    let shown = view.seats.iter().flat_map(|seat| seat.shown.iter());
    view.centre.turned.iter().copied().chain(played).chain(held).chain(shown).collect()
}
