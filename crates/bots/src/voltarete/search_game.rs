//! Search knowledge of Voltarete beyond its rules.

use super::believed::beliefs;
use super::{Novice, advise, so_is_sound};
use crate::belief::Beliefs;
use crate::lab::Role;
use crate::thought::{Ending, SearchGame, by_the_book};
use crate::tutor::ScoreUnit;
use cards::{CardSet, Suit};
use engine::{Game, Seat, Viewer};
use games::ombre::trumps::ESPADILHA;
use games::ombre::voltarete::{Action, Voltarete};

impl SearchGame for Voltarete {
    by_the_book!(own kin);

    const PLACES: &'static [&'static str] = &["mao", "contrape", "pe", "quarto"];
    const SCORE_UNIT: ScoreUnit = ScoreUnit::Tentos;

    fn beliefs(view: &Self::View) -> Option<Beliefs> {
        Some(beliefs(view))
    }

    fn cards(view: &Self::View) -> [CardSet; 2] {
        [view.hand, view.discards]
    }

    fn solved(_: &Self::View) -> usize {
        9
    }

    fn ending(_: &Self::View) -> (usize, Ending) {
        (5, Ending::Open)
    }

    fn is_weighty(action: &Self::Action) -> bool {
        use Action::*;
        let spoken = matches!(
            action,
            Pass | Licenca | Entro | Preferencia | So(_) | SoCopas | Respeito | Consent | Segundo | Casca(_) | Decline | Treze
        );
        let made = matches!(action, Name(_) | Exchange(_) | ReporCasca | Buy(_) | Discard4(_));
        spoken || made || matches!(action, OrderPlay | DeclareGeral | AskResposta | Give | Refuse | Play(_) | Stop | Continue)
    }

    fn is_worth_trying(view: &Self::View, action: &Self::Action) -> bool {
        use Action::*;
        // Nobody parts with Espadilha: few worlds may say so, and they err.
        let thrown = match action {
            Exchange(cards) | Buy(cards) | Discard4(cards) => *cards,
            Casca(None) => view.hand,
            _ => CardSet::EMPTY,
        };
        if thrown.contains(ESPADILHA) {
            return false;
        }
        // Só when it is sure or nearly so; less is enough only to overcall (A29). It pays more, and few worlds make too much of that.
        let free = view.open.passage.auction.standing().is_none();
        let sound = match action {
            So(Some(suit)) => so_is_sound(view.hand, *suit),
            So(None) => Suit::ALL.into_iter().any(|suit| so_is_sound(view.hand, suit)),
            SoCopas => so_is_sound(view.hand, Suit::Copas),
            _ => true,
        };
        sound || !free
    }

    /// A remissa is a debt that only waits for its hand.
    fn owes(game: &Self, seat: Seat) -> i64 {
        let remissas = game.view(Viewer::Public).match_state.remissas;
        remissas.iter().filter(|remissa| remissa.owner == seat).map(|remissa| remissa.amount).sum()
    }

    fn role(view: &Self::View) -> Role {
        match view.open.feito {
            None => Role::Undecided,
            feito if feito == view.seat() => Role::Declarer,
            Some(_) => Role::Defender,
        }
    }
}
