//! Words besides the play: answers to cards laid down, revokes seen, pagas due, respostas placed.

use super::value::pack;
use crate::Advice;
use cards::CardSet;
use engine::{Offer, Seat};
use games::ombre::trumps::Trumps;
use games::ombre::voltarete::state::LaidAs;
use games::ombre::voltarete::{Action, Lost, View, Won};

/// The accusation of a revoke that was seen: a card of the suit came later from a player who had not followed.
///
/// Nobody is accused on suspicion (II.10.16): they must have played or shown a card that they were obliged to play.
pub(super) fn accusation(view: &View) -> Option<Advice<Action>> {
    let open = &view.open;
    let trumps = Trumps::of(open.trump?);
    let offered = view.offers.iter().filter_map(|offer| match *offer {
        Offer::Word(Action::Accuse(seat, trick)) => Some((seat, trick)),
        _ => None,
    });
    let course = open.play.course(&open.round, trumps);
    let revoked = |&(seat, trick): &(Seat, u8)| {
        let seen = open.shown[seat.index()] | view.exposed[seat.index()];
        course.play_in(seat, usize::from(trick) - 1).is_some_and(|at| course.is_revoke(at, seen))
    };
    offered.into_iter().find(revoked).map(|(seat, trick)| Advice::new(Action::Accuse(seat, trick), "A102"))
}

/// Pagas that are due: all of them are asked for.
pub(super) fn pagas(view: &View) -> Option<Advice<Action>> {
    view.offers.iter().find_map(|offer| match offer {
        Offer::Word(ask @ Action::AskPagas(..)) => Some(Advice::new(*ask, "R93")),
        _ => None,
    })
}

/// Tricks a seat makes whatever the others do: its trumps above all that anybody else may hold.
fn sure_tricks(view: &View, cards: CardSet) -> u8 {
    let Some(suit) = view.open.trump else { return 0 };
    let trumps = Trumps::of(suit);
    let played: CardSet = view.open.play.plays.iter().map(|&(_, card)| card).collect();
    let gone = played | (view.discards - cards);
    let left = trumps.sequence().iter().filter(|card| pack().contains(**card) && !gone.contains(**card));
    left.take_while(|card| cards.contains(**card)).count() as u8
}

/// Cards are laid down: content if it is certain from what can be seen, else they are to be played (A102).
pub(super) fn answer_claim(view: &View) -> Advice<Action> {
    let agreed = Advice::new(Action::Accept, "R91");
    let play = Advice::new(Action::MakePlay, "A102");
    let (Some(claim), Some(feito), Some(me)) = (view.open.claims.claim, view.open.feito, view.seat()) else { return play };
    let tricks = |seat: Seat| view.open.play.won[seat.index()];
    let left = 9 - view.open.play.won.iter().sum::<u8>();
    let shown = view.exposed[claim.by.index()];
    let certain = match claim.what {
        LaidAs::Won(won) => {
            let sure = tricks(claim.by) + sure_tricks(view, shown);
            match won {
                Won::Hand => sure >= 5,
                Won::Primeiras => sure >= 5 && left == sure - tricks(claim.by),
                Won::Geral => sure == 9,
            }
        }
        // They can win no more: settled, unless this player is ahead of them and may make the codilho.
        LaidAs::Lost(Lost::Resposta) => tricks(me) <= tricks(claim.by),
        LaidAs::Lost(Lost::Codilho) => true,
        // A fellow's codilho is welcome; the feito lets it go only if nothing else can come of it.
        LaidAs::Codilho => me != feito || tricks(claim.by) > tricks(me) + left,
        LaidAs::Granted => tricks(feito) >= 5,
    };
    if certain { agreed } else { play }
}

/// A resposta of one's own: left as a remissa, for it need not be paid before its turn comes (R135).
pub(super) fn place() -> Advice<Action> {
    Advice::new(Action::LeaveRemissa, "R135")
}

/// A remissa that falls due enters whole (R137).
pub(super) fn split(view: &View) -> Option<Advice<Action>> {
    view.offers.iter().find_map(|offer| match *offer {
        Offer::Number { to, make, .. } => Some(Advice::new(make(to), "R137")),
        _ => None,
    })
}
