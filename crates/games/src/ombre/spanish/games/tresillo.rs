//! The three Tresillos: Mediator for three, the Hombre always alone (family R5-R13).

use super::super::bid::Undertaking;
use super::super::facts::FAMILY;
use super::super::pack::Stripped;
use super::super::variant::{AllPass, Estuches, LoneKing, MEDIATOR, Reckoning, Variant};
use super::super::{Spanish, Variation};
use engine::Facts;

/// Tresillo refavor: thirty cards, of oros only the king.
pub const REFAVOR: Variant = Variant {
    id: "tresillo_refavor",
    players: 3,
    bids: &[Undertaking::Mediator, Undertaking::Solo],
    all_pass: AllPass::DealMoves,
    lone_king: LoneKing::Refavour,
    ..MEDIATOR
};

/// Simple Tresillo: thirty cards, one red suit out.
pub const SIMPLE: Variant = Variant { id: "tresillo_simple", ..REFAVOR };

/// Tresillo with thirty-six cards, twelve each.
pub const THIRTY_SIX: Variant = Variant {
    id: "tresillo_36",
    hand: 12,
    packets: &[&[4, 4, 4], &[3, 3, 3, 3]],
    reckoning: Reckoning::Counted { win: 7 },
    ..REFAVOR
};

pub mod refavor {
    use super::super::super::terms::*;
    use super::*;
    use engine::agreement::{Number, TrueFalse};

    family_agreements! { ante 20, hands 30, "mediator R5", {
        pozo_pollas: Pozo = Pozo::Stakes(4), in StakesOrOpen, "how many pollas make a pozo", "mediator R5";
        packets: Packets = Packets::FourLast, "in which round four cards are given", "mediator R9";
        estuche_count: Estuches = Estuches::Each, "how estuches are counted", "mediator 5.1";
        favour_undeclared: Switch = Switch::Off, in TrueFalse, "whether a plain bid may name the favourite", "mediator R24";
        fine_card: Option<cards::Card> = None, in CardOrMano, "the card that fines are raffled by", "mediator:MUL.1";
    } }

    #[derive(Clone, Debug)]
    pub struct Rules;

    impl Variation for Rules {
        type Agreements = Agreements;

        const FACTS: &'static Facts = &Facts {
            id: REFAVOR.id,
            title: "Tresillo solitario, fulminante ó refavor",
            about: "Mediator for three with thirty cards, always one against two; of oros only the king is left, and it pays four times.",
            players: &[3],
            options: Agreements::OPTIONS,
            ..FAMILY
        };

        fn terms(agreements: &Agreements) -> Terms {
            Terms {
                pack: Stripped::KingOfOros,
                pozo: agreements.pozo_pollas,
                favourite: Switch::On,
                packets: REFAVOR.packets[agreements.packets as usize],
                estuches: agreements.estuche_count,
                undeclared: agreements.favour_undeclared,
                fine_card: agreements.fine_card,
                ..agreements.common(&REFAVOR)
            }
        }
    }
}

pub mod simple {
    use super::super::super::terms::*;
    use super::*;
    use engine::agreement::{Number, TrueFalse};

    family_agreements! { ante 20, hands 30, "mediator R5", {
        pozo_pollas: Pozo = Pozo::Stakes(4), in StakesOrOpen, "how many pollas make a pozo", "mediator R5";
        removed: Removed = Removed::Oros, "which red suit is left out", "family R11";
        favourite: Switch = Switch::On, "whether there is a favourite suit", "family R11";
        packets: Packets = Packets::FourLast, "in which round four cards are given", "mediator R9";
        estuche_count: Estuches = Estuches::Each, "how estuches are counted", "mediator 5.1";
        favour_undeclared: Switch = Switch::Off, in TrueFalse, "whether a plain bid may name the favourite", "mediator R24";
        fine_card: Option<cards::Card> = None, in CardOrMano, "the card that fines are raffled by", "mediator:MUL.1";
    } }

    #[derive(Clone, Debug)]
    pub struct Rules;

    impl Variation for Rules {
        type Agreements = Agreements;

        const FACTS: &'static Facts = &Facts {
            id: SIMPLE.id,
            title: "Simple Tresillo",
            about: "Mediator for three with thirty cards, always one against two; one red suit is left out.",
            players: &[3],
            options: Agreements::OPTIONS,
            ..FAMILY
        };

        fn terms(agreements: &Agreements) -> Terms {
            Terms {
                pack: match agreements.removed {
                    Removed::Oros => Stripped::WithoutOros,
                    Removed::Copas => Stripped::WithoutCopas,
                },
                pozo: agreements.pozo_pollas,
                favourite: agreements.favourite,
                packets: SIMPLE.packets[agreements.packets as usize],
                estuches: agreements.estuche_count,
                undeclared: agreements.favour_undeclared,
                fine_card: agreements.fine_card,
                ..agreements.common(&SIMPLE)
            }
        }
    }
}

pub mod thirty_six {
    use super::super::super::terms::*;
    use super::*;
    use engine::agreement::{Number, TrueFalse};

    engine::choices! {
        /// How the cards are given.
        pub enum Packets {
            ThreeOfFour = "4-4-4",
            FourOfThree = "3-3-3-3",
        }
    }

    family_agreements! { ante 20, hands 30, "mediator R5", {
        pozo_pollas: Pozo = Pozo::Stakes(4), in StakesOrOpen, "how many pollas make a pozo", "mediator R5";
        packets: Packets = Packets::ThreeOfFour, "how the cards are given", "family R2";
        favourite: Switch = Switch::On, "whether there is a favourite suit", "family R12";
        estuche_count: Estuches = Estuches::Each, "how estuches are counted", "mediator 5.1";
        favour_undeclared: Switch = Switch::Off, in TrueFalse, "whether a plain bid may name the favourite", "mediator R24";
        fine_card: Option<cards::Card> = None, in CardOrMano, "the card that fines are raffled by", "mediator:MUL.1";
    } }

    #[derive(Clone, Debug)]
    pub struct Rules;

    impl Variation for Rules {
        type Agreements = Agreements;

        const FACTS: &'static Facts = &Facts {
            id: THIRTY_SIX.id,
            title: "Tresillo con treinta y seis cartas",
            about: "Mediator for three with twelve cards each, always one against two: seven tricks win.",
            players: &[3],
            options: Agreements::OPTIONS,
            ..FAMILY
        };

        fn terms(agreements: &Agreements) -> Terms {
            Terms {
                pack: Stripped::ThirtySix,
                pozo: agreements.pozo_pollas,
                packets: THIRTY_SIX.packets[agreements.packets as usize],
                favourite: agreements.favourite,
                estuches: agreements.estuche_count,
                undeclared: agreements.favour_undeclared,
                fine_card: agreements.fine_card,
                ..agreements.common(&THIRTY_SIX)
            }
        }
    }
}

/// A match of Tresillo refavor.
pub type TresilloRefavor = Spanish<refavor::Rules>;
/// A match of simple Tresillo.
pub type TresilloSimple = Spanish<simple::Rules>;
/// A match of Tresillo with thirty-six cards.
pub type Tresillo36 = Spanish<thirty_six::Rules>;
