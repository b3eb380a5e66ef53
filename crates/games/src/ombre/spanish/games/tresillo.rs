//! The three Tresillos: Mediator for three, the Hombre always alone (family R5-R13).

use super::super::bid::Undertaking;
use super::super::facts::FAMILY;
use super::super::pack::Stripped;
use super::super::terms::{King, Liability};
use super::super::variant::{AllPass, Estuches, LoneKing, MEDIATOR, Reckoning, Rules as Cited, Variant};
use super::super::{Spanish, Variation};
use engine::Facts;

/// Tresillo refavor: thirty cards, of oros only the king.
pub const REFAVOR: Variant = Variant {
    id: "tresillo_refavor",
    players: 3,
    bids: &[Undertaking::Mediator, Undertaking::Solo],
    all_pass: AllPass::DealMoves,
    lone_king: LoneKing::Refavour,
    kings: &[King::Nobody],
    liability: Liability::Half,
    rules: Cited { tariff: "tresillo_refavor section 5", ..MEDIATOR.rules },
    ..MEDIATOR
};

/// *Tresillo simple*: thirty cards, one red suit out.
pub const SIMPLE: Variant =
    Variant { id: "tresillo_simple", rules: Cited { tariff: "tresillo_simple section 5", ..REFAVOR.rules }, ..REFAVOR };

/// Tresillo with thirty-six cards, twelve each.
pub const THIRTY_SIX: Variant = Variant {
    id: "tresillo_36",
    hand: 12,
    packets: &[&[4, 4, 4], &[3, 3, 3, 3]],
    reckoning: Reckoning::Counted { win: 7 },
    rules: Cited {
        deal: "family R12",
        win: "family R12",
        puesta: "family R12",
        codillo: "family R12",
        tariff: "tresillo_36 section 5",
        ..REFAVOR.rules
    },
    ..REFAVOR
};

engine::choices! {
    /// Packets in which twelve cards are dealt.
    pub enum Rounds {
        ThreeOfFour = "4-4-4",
        FourOfThree = "3-3-3-3",
    }
}

/// Declares one of the three: its module, its constant, what the catalogue says, what it asks besides, and its pack and favourite.
macro_rules! tresillo {
    ($module:ident, $VARIANT:ident, $title:literal, $about:literal, { $($extra:tt)* }, |$agreed:ident| $pack:expr, $favourite:expr) => {
        pub mod $module {
            use super::super::super::terms::*;
            use super::*;
            use engine::agreement::{Number, TrueFalse};

            family_agreements! { ante 20, hands 30, "mediator R5", {
                pozo_pollas: Pozo = Pozo::Stakes(4), in StakesOrOpen, "How many pollas make a pozo?", "mediator R5";
                $($extra)*
                estuche_count: Estuches = Estuches::Each, "How are estuches counted?", "mediator 5.1";
                favour_undeclared: Switch = Switch::Off, in TrueFalse, "May a plain bid name the favourite?", "mediator R24";
                fine_card: Option<cards::Card> = None, in CardOrMano, "The card by which fines are raffled", "mediator:MUL.1";
            } }

            #[derive(Clone, Debug)]
            pub struct Rules;

            impl Variation for Rules {
                type Agreements = Agreements;

                const FACTS: &'static Facts = &Facts {
                    id: $VARIANT.id,
                    title: $title,
                    about: $about,
                    players: &[3],
                    options: Agreements::OPTIONS,
                    ..FAMILY
                };

                fn terms($agreed: &Agreements) -> Terms {
                    Terms {
                        pack: $pack,
                        favourite: $favourite,
                        pozo: $agreed.pozo_pollas,
                        packets: $VARIANT.packets[$agreed.packets as usize],
                        estuches: $agreed.estuche_count,
                        undeclared: $agreed.favour_undeclared,
                        fine_card: $agreed.fine_card,
                        ..$agreed.common(&$VARIANT)
                    }
                }
            }
        }
    };
}

tresillo! { refavor, REFAVOR, "Tresillo solitario, fulminante ó refavor",
    "Mediator for three with thirty cards, always one against two; of oros only the king is left, and it pays four times.",
    { packets: Packets = Packets::FourLast, "In which round are four cards dealt?", "mediator R9"; },
    |agreed| Stripped::KingOfOros, Switch::On
}

tresillo! { simple, SIMPLE, "Tresillo simple",
    "Mediator for three with thirty cards, always one against two; one red suit is left out.",
    {
        removed: Removed = Removed::Oros, "Which red suit is left out?", "family R11";
        favourite: Switch = Switch::On, "Is there a favourite suit?", "family R11";
        packets: Packets = Packets::FourLast, "In which round are four cards dealt?", "mediator R9";
    },
    |agreed| match agreed.removed {
        Removed::Oros => Stripped::WithoutOros,
        Removed::Copas => Stripped::WithoutCopas,
    }, agreed.favourite
}

tresillo! { thirty_six, THIRTY_SIX, "Tresillo con treinta y seis cartas",
    "Mediator for three with twelve cards each, always one against two: seven tricks win.",
    {
        packets: Rounds = Rounds::ThreeOfFour, "How are the cards dealt?", "family R2";
        favourite: Switch = Switch::On, "Is there a favourite suit?", "family R12";
    },
    |agreed| Stripped::ThirtySix, agreed.favourite
}

/// A match of Tresillo refavor.
pub type TresilloRefavor = Spanish<refavor::Rules>;
/// A match of simple Tresillo.
pub type TresilloSimple = Spanish<simple::Rules>;
/// A match of Tresillo with thirty-six cards.
pub type Tresillo36 = Spanish<thirty_six::Rules>;
