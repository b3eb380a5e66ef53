//! Dosillo: Mediator for two, with a monte to draw from (family R14-R17).

use super::super::bid::Undertaking;
use super::super::facts::FAMILY;
use super::super::pack::Stripped;
use super::super::terms::*;
use super::super::variant::{AllPass, Estuches, LoneKing, MEDIATOR, Reckoning, Rules as Cited, Variant};
use super::super::{Spanish, Variation};
use engine::agreement::{Number, TrueFalse};
use engine::{BadAgreement, Facts};

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
    kings: &[King::Nobody],
    liability: Liability::Half,
    rules: Cited {
        deal: "family R14",
        win: "family R15",
        puesta: "family R15",
        codillo: "family R15",
        tariff: "dosillo section 5",
        name: "family R14",
        ..MEDIATOR.rules
    },
    ..MEDIATOR
};

engine::choices! {
    /// Presence of the king of the suit that is left out.
    pub enum Pack {
        Dosillo = "dosillo",
        Rey = "dosillo_rey",
    }
}

family_agreements! { ante 20, hands 20, "mediator R5", {
    pozo_pollas: Pozo = Pozo::Stakes(4), in StakesOrOpen, "How many pollas make a pozo?", "mediator R5";
    removed: Removed = Removed::Oros, "Which red suit is left out?", "family R14";
    variant: Pack = Pack::Dosillo, "Does the king of the suit left out stay, as malilla of the favourite?", "family R17";
    favourite: Switch = Switch::On, "Is there a favourite suit?", "family D5";
    estuche_count: Estuches = Estuches::Each, "How are estuches counted?", "mediator 5.1";
    favour_undeclared: Switch = Switch::Off, in TrueFalse, "May a plain bid name the favourite?", "mediator R24";
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

    fn check(agreements: &Agreements) -> Result<(), BadAgreement> {
        if agreements.variant == Pack::Rey && agreements.favourite == Switch::Off {
            let why = "with `variant dosillo_rey` the king's suit is the favourite (family R17)".to_owned();
            return Err(BadAgreement::Together { name: "favourite", why });
        }
        Ok(())
    }

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
            favourite: agreements.favourite,
            ..agreements.common(&DOSILLO)
        }
    }
}
