//! Cientos: by how much the one to play can be ahead in what is counted in play.
//!
//! What is answered is the play alone, both hands open: leads, tricks on the other's lead, the last trick, bazas and capote. What was
//! named before, pique, and whether somebody reaches a hundred on the way, are not asked.

use super::Forcing;
use super::solved::Solved;
use super::verdict::{Unit, Verdict, Wanted};
use crate::cientos::{Position, Solver, TRICKS};
use crate::search::lanes::Lanes;
use cards::{Card, CardSet};
use engine::duty::Duty;
use engine::{AnyGame, Seat, SeatSet, Viewer};
use games::cientos::deck::{DUTY, SUITS};
use games::cientos::state::{Phase, other};
use games::cientos::{Cientos, View};

fn seen(game: &dyn AnyGame, viewer: Viewer) -> Option<View> {
    game.seen(viewer).view::<Cientos>().cloned()
}

/// A card as the search knows it: a lane a suit, the ace the highest of eight.
fn bit(card: Card) -> Option<Lanes> {
    let (suit, place) =
        SUITS.iter().enumerate().find_map(|(n, suit)| Some((n, suit.iter().position(|&there| there == card)?)))?;
    Some(1 << (16 * suit + 7 - place))
}

fn card(bit: Lanes) -> Option<Card> {
    let place = bit.trailing_zeros() as usize;
    SUITS.get(place / 16)?.get(7usize.checked_sub(place % 16)?).copied()
}

fn bits(hand: CardSet) -> Lanes {
    hand.iter().filter_map(bit).fold(0, |bits, bit| bits | bit)
}

impl Solved for Cientos {
    fn verdict(game: &dyn AnyGame, forcing: &mut Forcing, budget: u64, wanted: Wanted) -> Option<Verdict> {
        let view = seen(game, Viewer::Public)?;
        let open = &view.open;
        if !matches!(open.phase, Phase::Accuse | Phase::Answer | Phase::Tricks) {
            return None;
        }
        let to_play = open.to_play;
        let seats = [to_play, other(to_play)];
        let own = seen(game, Viewer::Seat(to_play))?;
        let mut hands = [own.hand, seen(game, Viewer::Seat(seats[1]))?.hand];
        let led = open.trick.led();
        if let Some(card) = led {
            hands[1].insert(card);
        }
        // With a card too many or too few the last trick is another.
        if hands[0].len() != hands[1].len() || hands[0].len() + open.takers.len() != usize::from(TRICKS) {
            return None;
        }
        let dealt = hands.map(bits);
        let whole = Position::new(dealt, usize::from(led.is_some()), open.tricks(to_play));
        let position = match led {
            // It was counted when it was led.
            Some(card) => whole.play(bit(card)?).0,
            None => whole,
        };
        let (solver, mut budget) = (forcing.cientos(), budget);
        solver.begin(&dealt);
        let value = solver.ahead(&position, None, &mut budget)?;
        let mut cards = Vec::new();
        for card in DUTY.playable(own.hand, &open.trick).iter() {
            let (next, ahead) = position.play(bit(card)?);
            // No card leads to more than the best does.
            cards.push((card, ahead + solver.ahead(&next, Some(value - ahead), &mut budget)?));
        }
        let line = match wanted {
            Wanted::Values => Vec::new(),
            Wanted::Line => line(solver, seats, &position, value, &mut budget),
        };
        Some(Verdict { to_play, side: SeatSet::of(to_play), unit: Unit::Lead, value, cards, line })
    }
}

/// A line of best play from a position that comes to so much: of equal lines one, as far as the budget reaches.
fn line(solver: &mut Solver, seats: [Seat; 2], position: &Position, value: i16, budget: &mut u64) -> Vec<(Seat, Card)> {
    let (mut line, mut here, mut value) = (Vec::new(), *position, value);
    while !here.is_over() {
        let mut playable = here.playable();
        let (kept, next, ahead) = loop {
            if playable == 0 {
                return line;
            }
            let kept = 1 << (63 - playable.leading_zeros());
            playable ^= kept;
            let (next, ahead) = here.play(kept);
            match solver.ahead(&next, Some(value - ahead), budget) {
                Some(rest) if rest + ahead == value => break (kept, next, ahead),
                Some(_) => {}
                None => return line,
            }
        };
        let Some(card) = card(kept) else { return line };
        line.push((seats[here.turn()], card));
        (here, value) = (next, value - ahead);
    }
    line
}
