//! The worth of a hand: its envido, or its flor (R5, R9).

use super::action::song_words;
use super::points;
use super::view::View;
use engine::Msg;

/// The points of the viewer's three cards and the cards that make them, while the first part is open. At a real table the player counts.
pub(super) fn worth(view: &View) -> Option<Msg> {
    let counts = !view.agreements.real_table() && view.open.first_score.is_none() && view.dealt.len() == 3;
    let count = || match points::flor(view.dealt) {
        Some(flor) => Msg::new("truco-worth-flor").with("points", song_words(flor)).with("cards", view.dealt),
        None => {
            let envido = points::envido(view.dealt);
            let cards = points::proof(view.dealt, envido);
            Msg::new("truco-worth-envido").with("points", song_words(envido)).with("cards", cards)
        }
    };
    counts.then(count)
}
