//! A match played at random, step by step, as the player to act sees it.

use cards::fair::key;
use cards::{Card, CardSet};
use engine::show::{Choice, Deed, HandView, Prompt, TableView};
use engine::{AnyGame, Entry, Rng, Seat, Setup, Shuffler, Turn, Viewer};

/// Acts tried before a walk is given up.
const TRIES: usize = 24;

/// Bids above the least one that is possible.
const HIGHEST_STEP: usize = 12;

/// A match in progress.
pub(super) struct Walk {
    pub(super) game: Box<dyn AnyGame>,
    rng: Rng,
    shuffler: Shuffler,
}

/// A player to act.
pub(super) struct Stop {
    pub(super) seat: Seat,
    pub(super) view: TableView,
}

impl Stop {
    pub(super) fn prompt(&self) -> Option<&Prompt> {
        self.view.prompt.as_ref()
    }

    /// The cards that may be played; none unless a card is asked for.
    pub(super) fn playable(&self) -> Option<CardSet> {
        self.prompt()?.ways.iter().find_map(|way| match way {
            Choice::Card { of, deed: Deed::Play, .. } => Some(*of),
            Choice::Card { deed: Deed::Other, .. } | Choice::Word { .. } | Choice::Cards { .. } | Choice::Number { .. } => None,
        })
    }

    /// The cards of the player to act, as they sort them.
    pub(super) fn hand(&self) -> Vec<Card> {
        let hand = self.view.seats.iter().find(|seat| seat.seat == self.seat).map(|seat| &seat.hand);
        match hand {
            Some(HandView::Faces(cards)) => cards.clone(),
            Some(HandView::Backs(_)) | None => Vec::new(),
        }
    }

    /// The trick on the table; none if it is not told who played.
    pub(super) fn trick(&self) -> Option<Vec<(Seat, Card)>> {
        self.view.centre.trick.iter().map(|played| Some((played.seat?, played.card))).collect()
    }
}

impl Walk {
    pub(super) fn begin(entry: &Entry, rng: &mut Rng) -> Option<Walk> {
        let mut secret = [0; 32];
        secret[..8].copy_from_slice(&rng.bits().to_le_bytes());
        let game = (entry.open)(&[], &Setup::default()).ok()?;
        Some(Walk { game, rng: Rng::new(rng.bits()), shuffler: Shuffler::new(key(&secret, &[])) })
    }

    /// The next player to act, after the deal; none when the match is over.
    pub(super) fn stop(&mut self) -> Option<Stop> {
        self.shuffler.deal(self.game.as_mut()).ok()?;
        let Turn::Seats { must, may } = self.game.turn() else { return None };
        let seats: Vec<Seat> = if must.is_empty() { may } else { must }.iter().collect();
        let seat = *self.rng.one(&seats)?;
        Some(Stop { seat, view: self.game.show(Viewer::Seat(seat)) })
    }

    /// Lets the player act at random and returns what they did; none if nothing they try is accepted.
    pub(super) fn act(&mut self, stop: &Stop) -> Option<String> {
        let ways = &stop.prompt()?.ways;
        let play = ways.iter().find(|way| matches!(way, Choice::Card { deed: Deed::Play, .. }));
        for _ in 0..TRIES {
            let way = match play.filter(|_| self.rng.happens(31, 32)) {
                Some(play) => play,
                None => self.rng.one(ways)?,
            };
            let Some(action) = self.written(way) else { continue };
            if self.game.act(stop.seat, &action).is_ok() {
                return Some(action);
            }
        }
        None
    }

    /// One of the actions of a way, as it is written.
    fn written(&mut self, way: &Choice) -> Option<String> {
        let rng = &mut self.rng;
        Some(match way {
            Choice::Word { action, .. } => action.clone(),
            Choice::Card { verb, of, .. } => format!("{verb} {}", rng.card(*of)?),
            Choice::Cards { verb, of, must, at_least, at_most, .. } => {
                let fewest = (*at_least).max(must.len());
                let many = fewest + rng.below(at_most.saturating_sub(fewest) + 1);
                let cards = *must | rng.cards(*of - *must, many - must.len());
                if cards.is_empty() { (*verb).to_owned() } else { format!("{verb} {cards}") }
            }
            Choice::Number { verb, from, to, .. } => {
                let range = usize::try_from(to - from + 1).unwrap_or(1).min(HIGHEST_STEP);
                format!("{verb} {}", from + rng.below(range) as i64)
            }
        })
    }
}
