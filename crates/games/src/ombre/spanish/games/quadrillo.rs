//! The three Quadrillos: entrada and solo, no favourite, and the partner always pays half (family R18-R29).

use super::super::bid::Undertaking;
use super::super::facts::FAMILY;
use super::super::terms::{King, Liability};
use super::super::variant::{AllPass, Estuches, MEDIATOR, Rules as Cited, Variant};
use super::super::{Spanish, Variation};
use engine::Facts;

/// Quadrillo, with a king called.
pub const QUADRILLO: Variant = Variant {
    id: "quadrillo",
    bids: &[Undertaking::Entrada, Undertaking::Solo],
    bola_bids: &[Undertaking::Solo],
    liability: Liability::Half,
    return_tanto: 0,
    rules: Cited { tariff: "quadrillo section 5", ..MEDIATOR.rules },
    ..MEDIATOR
};

/// Quadrillo solitario: the king called is handed over.
pub const SOLITARIO: Variant = Variant {
    id: "quadrillo_solitario",
    all_pass: AllPass::DealMoves,
    kings: &[King::HandedOver],
    rules: Cited { tariff: "quadrillo_solitario section 5", ..QUADRILLO.rules },
    ..QUADRILLO
};

/// Quadrillo español á rey forzado: the first king out makes the partner.
pub const REY_FORZADO: Variant = Variant {
    id: "quadrillo_rey_forzado",
    kings: &[King::FirstOut],
    rules: Cited { tariff: "quadrillo_rey_forzado section 5", ..QUADRILLO.rules },
    ..QUADRILLO
};

/// Declares one of the three: its module, its constant, what the catalogue says, what it asks besides, and its king.
macro_rules! quadrillo {
    ($module:ident, $VARIANT:ident, $title:literal, $about:literal, { $($extra:tt)* }, |$agreed:ident| $own:expr) => {
        pub mod $module {
            use super::super::super::terms::*;
            use super::*;
            use engine::agreement::{Number, TrueFalse};

            family_agreements! { ante 20, hands 40, "mediator R5", {
                pozo_pollas: Pozo = Pozo::Stakes(4), in StakesOrOpen, "How many pollas make a pozo?", "mediator R5";
                zangano: Zangano = Zangano::Off, "Is there an extra player, so that each in turn sits a hand out?", "family R34";
                packets: Packets = Packets::FourLast, "In which round are four cards dealt?", "mediator R9";
                estuche_count: Estuches = Estuches::Each, "How are estuches counted?", "mediator 5.1";
                fine_card: Option<cards::Card> = None, in CardOrMano, "The card by which fines are raffled", "mediator:MUL.1";
                $($extra)*
            } }

            #[derive(Clone, Debug)]
            pub struct Rules;

            impl Variation for Rules {
                type Agreements = Agreements;

                const FACTS: &'static Facts = &Facts {
                    id: $VARIANT.id,
                    title: $title,
                    about: $about,
                    players: &[4, 5],
                    options: Agreements::OPTIONS,
                    ..FAMILY
                };

                fn terms(agreements: &Agreements) -> Terms {
                    let common = Terms {
                        pozo: agreements.pozo_pollas,
                        zangano: agreements.zangano,
                        fine_card: agreements.fine_card,
                        packets: $VARIANT.packets[agreements.packets as usize],
                        estuches: agreements.estuche_count,
                        ..agreements.common(&$VARIANT)
                    };
                    let own = |$agreed: &Agreements, common: Terms| Terms { ..$own(common) };
                    own(agreements, common)
                }
            }
        }
    };
}

quadrillo! { called, QUADRILLO, "Quadrillo",
    "Four players with ten cards each. The Hombre plays with a partner, found by calling a king, or alone: entrada and solo, no favourite.",
    { introduced: Switch = Switch::Off, in TrueFalse, "May the called king be returned?", "mediator R33"; },
    |agreed| |common: Terms| {
        let king = if agreed.introduced == Switch::On { King::NamedReturnable } else { King::Named };
        Terms { king, ..common }
    }
}

quadrillo! { solitario, SOLITARIO, "Quadrillo solitario",
    "Quadrillo in which the called king is always handed to the Hombre, who plays alone.",
    {},
    |_agreed| |common: Terms| common
}

quadrillo! { rey_forzado, REY_FORZADO, "Quadrillo español á rey forzado",
    "Quadrillo in which no king is called: the player of the first king is the partner.",
    { forced_king_trump_counts: Switch = Switch::Off, in TrueFalse, "Is the trump king one of those that make a partner?", "family R21"; },
    |agreed| |common: Terms| Terms { trump_king: agreed.forced_king_trump_counts, ..common }
}

/// A match of Quadrillo.
pub type Quadrillo = Spanish<called::Rules>;
/// A match of Quadrillo solitario.
pub type QuadrilloSolitario = Spanish<solitario::Rules>;
/// A match of Quadrillo á rey forzado.
pub type QuadrilloReyForzado = Spanish<rey_forzado::Rules>;
