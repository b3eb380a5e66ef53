//! Dosillo: Mediator for two, with a monte to draw from (family R14-R17).

use super::super::bid::Undertaking;
use super::super::facts::FAMILY;
use super::super::pack::Stripped;
use super::super::terms::*;
use super::super::variant::{AllPass, Estuches, LoneKing, MEDIATOR, Reckoning, Rules as Cited, Variant};
use super::super::{Spanish, Variation};
use engine::Facts;
use engine::agreement::{Number, TrueFalse};

pub const DOSILLO: Variant = Variant {
    id: "dosillo",
    players: 2,
    hand: 8,
    monte: 14,
    packets: &[&[4, 4]],
    bids: &[Undertaking::Entrada, Undertaking::Solo],
    bola_bids: &[Undertaking::Solo],
    all_pass: AllPass::DealMoves,
    reckoning: Reckoning::Counted { win: 5 },
    lone_king: LoneKing::Favourite,
    rules: Cited { win: "family R15", puesta: "family R15", codillo: "family R15", name: "family R14", ..MEDIATOR.rules },
    ..MEDIATOR
};

engine::choices! {
    /// Whether the king of the suit that is left out stays.
    pub enum Pack {
        Dosillo = "dosillo",
        Rey = "dosillo_rey",
    }
}

family_agreements! { ante 20, hands 20, "mediator R5", {
    pozo_pollas: Pozo = Pozo::Stakes(4), in StakesOrOpen, "how many pollas make a pozo", "mediator R5";
    removed: Removed = Removed::Oros, "which red suit is left out", "family R14";
    variant: Pack = Pack::Dosillo, "whether the king of that suit stays, as the malilla of the favourite", "family R17";
    favourite: Switch = Switch::On, "whether there is a favourite suit", "family D5";
    estuche_count: Estuches = Estuches::Each, "how estuches are counted", "mediator 5.1";
    favour_undeclared: Switch = Switch::Off, in TrueFalse, "whether a plain bid may name the favourite", "mediator R24";
} }

#[derive(Clone, Debug)]
pub struct Rules;

/// A match of Dosillo.
pub type Dosillo = Spanish<Rules>;

impl Variation for Rules {
    type Agreements = Agreements;

    const FACTS: &'static Facts = &Facts {
        id: DOSILLO.id,
        title: "Dosillo",
        about: "Mediator for two: eight cards each, fourteen to draw from, and five tricks win.",
        players: &[2],
        options: Agreements::OPTIONS,
        ..FAMILY
    };

    fn terms(agreements: &Agreements) -> Terms {
        Terms {
            pack: match (agreements.variant, agreements.removed) {
                (Pack::Dosillo, Removed::Oros) => Stripped::WithoutOros,
                (Pack::Dosillo, Removed::Copas) => Stripped::WithoutCopas,
                (Pack::Rey, Removed::Oros) => Stripped::KingOfOros,
                (Pack::Rey, Removed::Copas) => Stripped::KingOfCopas,
            },
            pozo: agreements.pozo_pollas,
            estuches: agreements.estuche_count,
            undeclared: agreements.favour_undeclared,
            favourite: if agreements.variant == Pack::Rey { Switch::On } else { agreements.favourite },
            ..agreements.common(&DOSILLO)
        }
    }
}
