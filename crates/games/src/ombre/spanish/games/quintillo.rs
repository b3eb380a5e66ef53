//! Quintillo, also called Cinqueño, and Seisillo: Quadrillo for five and six (family R30-R33).

use super::super::facts::FAMILY;
use super::super::pack::Stripped;
use super::super::terms::King;
use super::super::variant::{BolaLost, Chillada, Estuches, MEDIATOR, Prices, Reckoning, Rules as Cited, Staker, Stakes, Variant};
use super::super::{Spanish, Variation};
use super::quadrillo::QUADRILLO;
use engine::Facts;

pub const QUINTILLO: Variant = Variant {
    id: "quintillo",
    players: 5,
    hand: 8,
    packets: &[&[4, 4]],
    bola_bids: &[],
    kings: &[King::FirstOut, King::Named, King::NamedReturnable],
    reckoning: Reckoning::Counted { win: 5 },
    stakes: Stakes { by: Staker::Everybody, ante: 2, pass: 1, pozo: 4 },
    prices: Prices {
        game: [1, 0, 5],
        bola: [10, 0, 15],
        estuches: Estuches::FirstThreeAsOne,
        calidades: [1, 1, 2],
        ..MEDIATOR.prices
    },
    bola_lost: BolaLost::Free,
    chillada: Chillada::AsVoluntary,
    rules: Cited {
        deal: "family section 2",
        stakes: "family R4",
        pozo: "family D8",
        stake: "family R4",
        win: "family section 2",
        puesta: "family section 2",
        codillo: "family section 2",
        tariff: "quintillo section 5",
        bola: "family R32",
        ..MEDIATOR.rules
    },
    ..QUADRILLO
};

pub const SEISILLO: Variant = Variant {
    id: "seisillo",
    players: 6,
    hand: 6,
    packets: &[&[3, 3]],
    reckoning: Reckoning::Counted { win: 4 },
    prices: Prices { game: [1, 0, 6], bola: [12, 0, 18], ..QUINTILLO.prices },
    rules: Cited {
        deal: "family R33",
        win: "family R33",
        puesta: "family R33",
        codillo: "family R33",
        tariff: "seisillo section 5",
        ..QUINTILLO.rules
    },
    ..QUINTILLO
};

/// Declares one of the two: its module, its constant, how many sit down, the pack, and what the catalogue says.
macro_rules! for_many {
    ($module:ident, $VARIANT:ident, $players:expr, $pack:expr, $title:literal, $about:literal) => {
        pub mod $module {
            use super::super::super::terms::*;
            use super::*;
            use engine::agreement::{Number, TrueFalse};

            family_agreements! { ante 2, hands 40, "family R4", {
                pozo_pollas: Pozo = Pozo::Stakes(4), in StakesOrOpen, "How many stakes by the whole table make a pozo?", "family D8";
                king: King = King::FirstOut, in KingHere, "Who is the partner?", "family R30";
                forced_king_trump_counts: Switch = Switch::Off, in TrueFalse, "Is the trump king one of those that make a partner?", "family R21";
                zangano: Zangano = Zangano::Off, "Is there an extra player, so that each in turn sits a hand out?", "family R34";
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
                    players: $players,
                    options: Agreements::OPTIONS,
                    ..FAMILY
                };

                fn terms(agreements: &Agreements) -> Terms {
                    Terms {
                        pack: $pack,
                        pozo: agreements.pozo_pollas,
                        king: agreements.king,
                        trump_king: agreements.forced_king_trump_counts,
                        zangano: agreements.zangano,
                        fine_card: agreements.fine_card,
                        ..agreements.common(&$VARIANT)
                    }
                }
            }
        }
    };
}

for_many! { five, QUINTILLO, &[5, 6], Stripped::Forty, "Quintillo ó Cinqueño",
"Quadrillo for five, with eight cards each: the player of the first king is the partner, and five tricks win." }
for_many! { six, SEISILLO, &[6, 7], Stripped::ThirtySix, "Seisillo",
"Quadrillo for six, with six cards each: the player of the first king is the partner, and four tricks win." }

/// A match of Quintillo.
pub type Quintillo = Spanish<five::Rules>;
/// A match of Seisillo.
pub type Seisillo = Spanish<six::Rules>;
