//! A trick out of a record, won as the game has it.

use crate::Unready;
use crate::declared::Hand;
use cards::{Card, Suit};
use engine::record::{Record, Step};
use engine::show::HandView;
use engine::{AnyGame, Arg, Msg, Seat, Viewer};

/// A trick that was played in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// In the order of play; never empty.
    pub plays: Vec<(Seat, Card)>,
    /// The player to whom the game gives the trick.
    pub winner: Seat,
    pub trump: Option<Suit>,
    /// Number of cards in a hand before the first card is played.
    pub cards: usize,
    /// The worked hand of the rule book it comes from, by name.
    pub hand: Option<&'static str>,
}

impl Shown {
    /// The card led.
    pub fn led(&self) -> Card {
        self.plays[0].1
    }

    /// The card that takes the trick.
    pub fn best(&self) -> Card {
        self.plays.iter().find(|(seat, _)| *seat == self.winner).map_or(self.led(), |&(_, card)| card)
    }
}

/// Cards in the order of play, each with its player.
type Plays = Vec<(Seat, Card)>;

/// A trick in progress, as the watcher of a replay sees it.
#[derive(Default)]
struct Watched {
    plays: Plays,
    taken: Vec<(Seat, u8)>,
    trump: Option<Suit>,
    cards: usize,
    done: Vec<(Plays, Seat, Option<Suit>)>,
}

impl Watched {
    fn see(&mut self, game: &dyn AnyGame, step: Option<&Step>) {
        let view = game.show(Viewer::Public);
        let taken: Vec<(Seat, u8)> = view.seats.iter().map(|seat| (seat.seat, seat.tricks)).collect();
        let before = |seat: Seat| self.taken.iter().find(|(known, _)| *known == seat).map_or(0, |&(_, tricks)| tricks);
        // The trick belongs to the player whose count has risen.
        if let Some(&(winner, _)) = taken.iter().find(|&&(seat, tricks)| tricks > before(seat))
            && !self.plays.is_empty()
        {
            self.done.push((std::mem::take(&mut self.plays), winner, self.trump));
        }
        self.taken = taken;
        self.trump = suit_in(&view.headline);
        let Some(Step::Act { seat, action }) = step else { return };
        let (Some(seat), Some(card)) = (Seat::new(*seat), game.card_played(action)) else { return };
        if self.cards == 0 {
            let held = |hand: &HandView| match hand {
                HandView::Faces(cards) => cards.len(),
                HandView::Backs(cards) => *cards,
            };
            self.cards = view.seats.iter().find(|view| view.seat == seat).map_or(0, |view| held(&view.hand));
        }
        self.plays.push((seat, card));
    }
}

/// The suit a message speaks of.
fn suit_in(msg: &Msg) -> Option<Suit> {
    msg.args.iter().find_map(|(_, arg)| match arg {
        Arg::Suit(suit) => Some(*suit),
        Arg::Msg(inner) => suit_in(inner),
        Arg::Number(_) | Arg::Seat(_) | Arg::Seats(_) | Arg::Card(_) | Arg::Cards(_) | Arg::Text(_) => None,
    })
}

/// The trick of a declared hand, by replaying its record.
pub(crate) fn trick(game: &'static str, hand: &Hand) -> Result<Shown, Unready> {
    let fault = |fault| Unready::Record { game, fault };
    let record = Record::from_text(hand.record).map_err(fault)?;
    let mut watched = Watched::default();
    record.replay_watched(&games::catalogue(), &mut |any_game, step| watched.see(any_game, step)).map_err(fault)?;
    let found = watched.done.into_iter().nth(hand.trick.wrapping_sub(1)).filter(|_| record.game == game);
    let (plays, winner, trump) = found.ok_or(Unready::Trick { game, number: hand.trick })?;
    Ok(Shown { plays, winner, trump, cards: watched.cards, hand: hand.name })
}
