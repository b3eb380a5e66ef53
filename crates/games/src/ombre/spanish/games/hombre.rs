//! Hombre: three players, each for themselves, with a monte to draw from; the mother of the others.

use super::super::bid::Undertaking;
use super::super::facts::FAMILY;
use super::super::terms::*;
use super::super::variant::{
    AllPass, Bidding, Contra, Desbola, MEDIATOR, Prices, Reckoning, Rules as Cited, Staker, Stakes, Variant,
};
use super::super::{Spanish, Variation};
use engine::Facts;
use engine::agreement::{Number, TrueFalse};

pub const HOMBRE: Variant = Variant {
    id: "hombre",
    players: 3,
    hand: 9,
    monte: 13,
    packets: &[&[3, 3, 3]],
    bids: &[Undertaking::Entrada, Undertaking::Solo],
    bola_bids: &[],
    bidding: Bidding::OneRound,
    all_pass: AllPass::DealMoves,
    reckoning: Reckoning::Compared,
    kings: &[King::Nobody],
    liability: Liability::Half,
    stakes: Stakes { by: Staker::Everybody, ante: 9, pass: 2, pozo: 3 },
    prices: Prices { game: [3, 0, 6], bola: [18, 0, 27], desbola: Desbola::Nothing, ..MEDIATOR.prices },
    contra: Contra::OneHand,
    rules: Cited {
        deal: "hombre R2",
        stakes: "hombre R1",
        pozo: "hombre R1",
        stake: "hombre R1",
        pass: "hombre R9",
        shares: "hombre R41",
        speak: "hombre R7",
        win: "hombre R34",
        puesta: "hombre R35",
        codillo: "hombre R36",
        tariff: "hombre section 5",
        bola: "hombre R33",
        granted: "hombre R38",
        name: "hombre R16",
    },
    ..MEDIATOR
};

family_agreements! { ante 9, hands 30, "hombre R1", {
    chillar: Switch = Switch::Off, in TrueFalse, "Must the holder of the espadilla enter when all pass?", "hombre R12";
    fondo_mate_trump: FondoMate = FondoMate::Choice, "What is trump in a fondo when a black ace is turned?", "hombre R13";
    fondo_redeem: i64 = 18, in Number(0..=1000, "tantos"), "What does it cost to buy oneself out of a fondo?", "hombre R14";
    pass_fee: i64 = 2, in Number(0..=1000, "tantos"), "What does a player pay into the pot for passing?", "hombre R9";
    pozo_fichas: Pozo = Pozo::Stakes(9), in StakesOrOpen, "How many fichas make a pozo?", "hombre R1";
    signals: Switch = Switch::On, in TrueFalse, "May defenders ask each other for tricks?", "hombre R26";
    primeras: Switch = Switch::Off, in TrueFalse, "Are the first five tricks paid?", "hombre D2";
    early_leave: Leave = Leave::Consent, "May a player leave before the end if all agree?", "hombre R43", noted;
    substitutes: Leave = Leave::Consent, "May another player take over your cards if all agree?", "hombre R44", noted;
} }

#[derive(Clone, Debug)]
pub struct Rules;

/// A match of Hombre.
pub type Hombre = Spanish<Rules>;

impl Variation for Rules {
    type Agreements = Agreements;

    const FACTS: &'static Facts = &Facts {
        id: HOMBRE.id,
        title: "Hombre",
        about: "Three players with nine cards each, and thirteen to draw from. One plays against the other two, who do not add their tricks together.",
        players: &[3],
        options: Agreements::OPTIONS,
        ..FAMILY
    };

    fn terms(agreements: &Agreements) -> Terms {
        Terms {
            pass_fee: agreements.pass_fee,
            // A pozo is counted in fichas, three of which are staked for every hand.
            pozo: agreements.pozo_fichas,
            pozo_unit: agreements.polla,
            primeras: if agreements.primeras == Switch::On { agreements.common(&HOMBRE).primeras } else { 0 },
            chillar: agreements.chillar,
            fondo_mate: agreements.fondo_mate_trump,
            fondo_redeem: agreements.fondo_redeem,
            signals: agreements.signals,
            ..agreements.common(&HOMBRE)
        }
    }
}
