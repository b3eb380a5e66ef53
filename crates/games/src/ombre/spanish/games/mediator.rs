//! Mediator: four players, the base of the family.

use super::super::facts::FAMILY;
use super::super::terms::*;
use super::super::variant::{Estuches, MEDIATOR, Variant};
use super::super::{Spanish, Variation};
use engine::Facts;
use engine::agreement::{Number, TrueFalse};

family_agreements! { ante 20, hands 40, "mediator R5", {
    pozo_pollas: Pozo = Pozo::Stakes(4), in StakesOrOpen, "How many pollas make a pozo?", "mediator R5";
    packets: Packets = Packets::FourLast, "In which round are four cards dealt?", "mediator R9";
    introduced_laws: Switch = Switch::Off, in TrueFalse, "May a called king be returned, and does a light entry cost more?", "mediator R33";
    estuche_count: Estuches = Estuches::Each, "How are estuches counted?", "mediator 5.1";
    favour_undeclared: Switch = Switch::Off, in TrueFalse, "May a plain bid name the favourite?", "mediator R24";
    fine_card: Option<cards::Card> = None, in CardOrMano, "The card by which fines are raffled", "mediator:MUL.1";
} }

#[derive(Clone, Debug)]
pub struct Rules;

/// A match of Mediator.
pub type Mediator = Spanish<Rules>;

impl Variation for Rules {
    type Agreements = Agreements;

    const FACTS: &'static Facts = &Facts { options: Agreements::OPTIONS, ..FAMILY };

    fn terms(agreements: &Agreements) -> Terms {
        let introduced = agreements.introduced_laws == Switch::On;
        Terms {
            pozo: agreements.pozo_pollas,
            packets: MEDIATOR.packets[agreements.packets as usize],
            favourite: Switch::On,
            undeclared: agreements.favour_undeclared,
            king: if introduced { King::NamedReturnable } else { King::Named },
            liability: if introduced { Liability::Introduced } else { MEDIATOR.liability },
            estuches: agreements.estuche_count,
            fine_card: agreements.fine_card,
            ..agreements.common(&MEDIATOR)
        }
    }
}
