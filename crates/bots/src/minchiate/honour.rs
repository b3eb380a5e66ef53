//! Duties of players at an honour table: marks, the Matto, counted hands, revokes called (chapter 7).

use crate::Advice;
use engine::Offer;
use games::minchiate::tarocchi::{MATTO, ORDER, cartaccia};
use games::minchiate::{Action, View};

/// A claim that would be lost if it were not made.
pub(super) fn claim(view: &View) -> Option<Advice<Action>> {
    let words = view.offers.iter().filter_map(|offer| match offer {
        Offer::Word(action) => Some(*action),
        _ => None,
    });
    for action in words {
        let reason = match action {
            Action::Mark(..) => "7.4a",
            Action::ReclaimMatto => "R38",
            Action::ClaimLast => "7.4d",
            Action::ClaimCards => "7.4c",
            Action::CallRevoke(seat, trick) if showed_the_suit(view, seat, trick) => "7.3a",
            _ => continue,
        };
        return Some(Advice::new(action, reason));
    }
    view.offers.iter().find_map(|offer| match *offer {
        Offer::Card { of, make } => {
            let card = cartaccia(of).filter(|&card| matches!(make(card), Action::Give(_)))?;
            Some(Advice::new(Action::Give(card), "R38"))
        }
        _ => None,
    })
}

/// Has this seat, after not answering in this trick, played a card of the suit that was led there?
fn showed_the_suit(view: &View, seat: engine::Seat, trick: u8) -> bool {
    let mut tricks = view.open.taken.iter().map(|taken| &taken.plays).skip(usize::from(trick).saturating_sub(1));
    let led = tricks.next().and_then(|plays| plays.iter().map(|&(_, card)| card).find(|&card| card != MATTO));
    let Some(suit) = led.map(|led| ORDER.followers(led)) else { return false };
    let later = tricks.chain([&view.open.plays]).flatten();
    later.into_iter().any(|&(player, card)| player == seat && suit.contains(card))
}

/// A wrong hand is reported: silence costs the whole final count (7.2d).
pub(super) fn count(view: &View) -> Advice<Action> {
    let reported = view.offers.iter().find_map(|offer| match offer {
        Offer::Word(action @ Action::ReportCount(_)) => Some(*action),
        _ => None,
    });
    Advice::bare(reported.unwrap_or(Action::ConfirmCount))
}

/// A surplus goes as worthless as it can; a missing card comes from the top.
pub(super) fn mend(view: &View) -> Option<Advice<Action>> {
    view.offers.iter().find_map(|offer| match *offer {
        Offer::Card { of, make } => {
            let action = cartaccia(of).or(of.first()).map(make)?;
            matches!(action, Action::DiscardSurplus(_)).then(|| Advice::new(action, "7.2e"))
        }
        Offer::Number { from, make, .. } => Some(Advice::new(make(from), "7.2f")),
        _ => None,
    })
}
