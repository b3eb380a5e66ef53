//! Cientos: by how much the one to play can be ahead in what is counted in play.
//!
//! What is answered is the play alone, both hands open: leads, tricks on the other's lead, the last trick, bazas and capote. What was
//! named before, pique, and whether somebody reaches a hundred on the way, are not asked.

use super::solved::Solved;
use super::two::{TRICKS, Two};
use super::verdict::{Probe, Unit, Verdict, Wanted};
use super::{Forcing, Play as _};
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::duty::Duty;
use engine::{AnyGame, Eyes, Seat, SeatSet};
use games::cientos::deck::{DUTY, SUITS};
use games::cientos::state::{Phase, other};
use games::cientos::{Cientos, View};

fn seen(face: &dyn AnyGame, eyes: Eyes) -> Option<View> {
    face.seen(eyes).view::<Cientos>().cloned()
}

/// The number of a card in the search: eight to a suit, the ace the highest.
fn number(card: Card) -> Option<u8> {
    let (suit, place) =
        SUITS.iter().enumerate().find_map(|(n, suit)| Some((n, suit.iter().position(|&there| there == card)?)))?;
    Some((suit * 8 + 7 - place) as u8)
}

fn card(number: u8) -> Option<Card> {
    SUITS.get(usize::from(number / 8)).map(|suit| suit[usize::from(7 - number % 8)])
}

fn bits(hand: CardSet) -> u32 {
    hand.iter().filter_map(number).fold(0, |bits, number| bits | 1 << number)
}

impl Solved for Cientos {
    fn verdict(face: &dyn AnyGame, forcing: &mut Forcing, budget: u64, wanted: Wanted) -> Option<Verdict> {
        let view = seen(face, Eyes::Public)?;
        let open = &view.open;
        if !matches!(open.phase, Phase::Accuse | Phase::Answer | Phase::Tricks) {
            return None;
        }
        let to_play = open.to_play;
        let seats = [to_play, other(to_play)];
        let own = seen(face, Eyes::Seat(to_play))?;
        let mut hands = [own.hand, seen(face, Eyes::Seat(seats[1]))?.hand];
        let led = open.trick.led();
        if let Some(card) = led {
            hands[1].insert(card);
        }
        // With a card too many or too few the last trick is another.
        if hands[0].len() != hands[1].len() || hands[0].len() + open.takers.len() != usize::from(TRICKS) {
            return None;
        }
        let taken = open.tricks(to_play);
        let at = Two::new(hands.map(bits), usize::from(led.is_some()), taken);
        let position = match led {
            Some(card) => at.after_lead(number(card)?),
            None => at,
        };
        let lawful = DUTY.playable(own.hand, &open.trick);
        let question = Probe {
            position,
            seats: seats.iter().copied().collect::<ArrayVec<Seat, { Seat::MOST }>>(),
            high: SeatSet::of(to_play),
            to_play,
            playable: lawful.iter().filter_map(|card| Some((card, number(card)?))).collect(),
            unit: Unit::Lead,
            whole: 0,
            card: &card,
            place: Two::place,
        };
        debug_assert!(position.range().0 <= position.range().1);
        question.answer(forcing, budget, wanted)
    }
}
