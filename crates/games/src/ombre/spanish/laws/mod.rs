//! The laws on irregularities of the three rule files. Their incidents are declared once for the family; which of them, and which of their
//! rows, a game has follows from its differences (`traits`). An honour table asks the same desk (`at_table`).

mod at_table;
mod deal;
mod figures;
mod irregularity;
mod monte;
mod outcomes;
mod play;
mod registry;
mod stake;
mod traits;

pub(super) use at_table::Decision;
pub use irregularity::{Draw, Exposed, Harm, Incident, Irregularity, Lift, Looker, Talk, Thrown, TooSoon, Turn};

use super::action::Action;
use super::breach::Breach;
use super::games::dosillo::DOSILLO;
use super::games::hombre::HOMBRE;
use super::games::quadrillo::{QUADRILLO, REY_FORZADO, SOLITARIO};
use super::games::quintillo::{QUINTILLO, SEISILLO};
use super::games::tresillo::{REFAVOR, SIMPLE, THIRTY_SIX};
use super::variant::{MEDIATOR, Variant};
use engine::law::{Desk, Form};
use traits::{Chosen, definitions, has, traits};

/// The lists of incidents that games with these traits have.
const fn forms(traits: &[&str]) -> Chosen<&'static [Form], 17> {
    Chosen::of([
        (true, deal::FORMS),
        (true, play::FORMS),
        (has(traits, "called"), deal::CALLED),
        (has(traits, "chillada"), deal::CHILLADA),
        (has(traits, "partner"), play::PARTNERED),
        (has(traits, "tendered"), play::TENDERED),
        (has(traits, "hombre"), play::SURE),
        (has(traits, "forced"), play::FORCED),
        (has(traits, "returned"), deal::RETURNED),
        (has(traits, "bare"), deal::BARE),
        (has(traits, "spared"), deal::SPARED),
        (has(traits, "monte"), monte::FORMS),
        (has(traits, "hombre"), monte::HOMBRE),
        (has(traits, "dosillo"), deal::DOSILLO),
        (has(traits, "claims"), play::CLAIMS),
        (has(traits, "raffled"), deal::RAFFLED),
        (has(traits, "zangano"), deal::ZANGANO),
    ])
}

macro_rules! desks {
    ($($VARIANT:ident),+ $(,)?) => {
        static DESKS: &[Desk] = &[$({
            const TRAITS: &[&str] = const { &traits(&$VARIANT) }.as_slice();
            const POLLA: i64 = $VARIANT.polla($VARIANT.stakes.ante);
            Desk {
                laws: registry::LAWS,
                players: $VARIANT.players,
                traits: TRAITS,
                forms: const { &forms(TRAITS) }.as_slice(),
                usual: &[("polla", POLLA), ("pozo", $VARIANT.stakes.pozo * POLLA), ("bola", $VARIANT.prices.bola[0])],
                definitions: const { &definitions(TRAITS) }.as_slice(),
                revokes: &["mediator:REN.1", "mediator:REN.5"],
                cited: &[Action::CITED, Breach::CITED],
                join: stake::join,
                of_hand: stake::OF_HAND,
                of_player: &["role"],
                implied: stake::implied,
                ..Desk::EMPTY
            }
        }),+];
    };
}

desks! { HOMBRE, MEDIATOR, REFAVOR, SIMPLE, THIRTY_SIX, DOSILLO, QUADRILLO, SOLITARIO, REY_FORZADO, QUINTILLO, SEISILLO }

/// The desk of a game, whose first trait is its name.
pub(super) fn desk(game: &str) -> Option<&'static Desk> {
    DESKS.iter().find(|desk| desk.has(game))
}

impl Variant {
    /// The desk of the game.
    fn desk(&self) -> &'static Desk {
        desk(self.id).unwrap_or(&DESKS[0])
    }
}
