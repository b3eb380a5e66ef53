//! Refusals, each with its rule and its message.

use super::action::Action;
use super::contract::Contract;
use cards::{Card, Suit};
use engine::{Action as _, Arg, Seat};

engine::breaches! {
    /// A breach of the rules: the act is refused and nothing has changed.
    pub(super) enum Breach {
        /// The pack must be shuffled first.
        NotDealt { rule: &'static str } = rule, "voltarete-refused-not-dealt";
        /// The cards given are not those to be shuffled.
        WrongPack = "voltarete R2", "voltarete-refused-wrong-pack";
        /// The match is over.
        Over { rule: &'static str } = rule, "voltarete-refused-over";
        /// Another is to act.
        NotYourTurn { turn: Seat as "seat", rule: &'static str } = rule, "voltarete-refused-turn";
        /// They do not sit at this table, or play no cards in this hand.
        NotPlaying = "voltarete R98", "voltarete-refused-not-playing";
        /// This cannot be said or done now.
        NotNow { rule: &'static str } = rule, "voltarete-refused-not-now";
        /// The word of the pé is *entro*, that of the others *licença*.
        EntroIsForPe = "voltarete R24", "voltarete-refused-entro";
        LicencaIsNotForPe = "voltarete R24", "voltarete-refused-licenca-pe";
        /// Somebody stands: the word is leave, or a higher game.
        PassIsConsent = "voltarete R28", "voltarete-refused-pass-is-consent";
        NothingToConsentTo = "voltarete R28", "voltarete-refused-no-consent";
        /// Preferência answers a licença.
        NothingToPrefer = "voltarete R29", "voltarete-refused-nothing-to-prefer";
        /// Licença is never an overcall.
        LicencaOvercalls = "voltarete R29", "voltarete-refused-licenca-overcalls";
        /// The game does not beat the one that stands.
        TooLow { standing: Contract as "standing" } = "voltarete R29", "voltarete-refused-too-low";
        /// A game of the other passage.
        WrongPassage = "voltarete R52", "voltarete-refused-passage";
        /// Respeito without both black aces.
        NoBlackAces = "voltarete R29", "voltarete-refused-black-aces";
        /// The suit is fixed already.
        SuitFixed { suit: Suit as "suit" } = "voltarete R35", "voltarete-refused-suit-fixed";
        /// A card not held.
        NotHeld { card: Card as "card", rule: &'static str } = rule, "voltarete-refused-not-held";
        /// A card that must be kept.
        MustKeep { card: Card as "card" } = "voltarete R39", "voltarete-refused-must-keep";
        /// Too few or too many cards.
        CardCount { rule: &'static str, from: usize as "from", to: usize as "to" } = rule, "voltarete-refused-count";
        /// A só exchanges nothing.
        SoExchangesNothing = "voltarete R38", "voltarete-refused-so-exchange";
        /// Espadilha is obliged to the casca.
        EspadilhaObliged = "voltarete R108", "voltarete-refused-espadilha";
        /// The pé is obliged to the casca.
        PeObliged = "voltarete R108", "voltarete-refused-pe";
        /// A duty to the casca is not fulfilled by throwing Espadilha away.
        MustKeepEspadilha = "voltarete R111", "voltarete-refused-keep-espadilha";
        /// A named casca can neither be thrown in nor given up.
        CascaNamed = "voltarete R60", "voltarete-refused-casca-named";
        /// Resposta cannot be asked now.
        NoResposta = "voltarete R61", "voltarete-refused-no-resposta";
        /// A treze cannot be given up here.
        NoTrezeSurrender = "voltarete R107", "voltarete-refused-treze-surrender";
        /// There is no geral in a treze.
        NoGeralInTreze = "voltarete R104", "voltarete-refused-treze-geral";
        /// A suit must be followed.
        MustFollow { suit: Suit as "suit" } = "voltarete R72", "voltarete-refused-follow";
        /// A trump must be played.
        MustTrump = "voltarete R76", "voltarete-refused-trump";
        /// Not the feito, or not an opponent.
        FeitoOnly = "voltarete R61", "voltarete-refused-feito-only";
        OpponentOnly = "voltarete R88", "voltarete-refused-opponent-only";
        /// Cards can be laid down once in a hand.
        LaidAlready = "voltarete R87", "voltarete-refused-laid";
        /// First five tricks cannot be claimed.
        NoPrimeiras = "voltarete R87", "voltarete-refused-primeiras";
        /// A geral cannot be claimed that nobody tries.
        NoGeral = "voltarete R87", "voltarete-refused-geral";
        /// An honour table's act at a strict table.
        HonourOnly = "voltarete R82", "voltarete-refused-honour";
        /// No revoke to mend.
        NothingToAmend = "voltarete:II.10.21", "voltarete-refused-amend";
        /// The card would be a revoke again.
        StillRevoke = "voltarete:II.10.15", "voltarete-refused-still-revoke";
        /// The right to examine is lost.
        NoExamining { rule: &'static str } = rule, "voltarete-refused-examining";
        /// No card in sight proves it yet.
        NotProved = "voltarete:II.10.16", "voltarete-refused-not-proved";
        /// This accusation has been made, or the trick is not there.
        NoSuchTrick = "voltarete:II.10.16", "voltarete-refused-no-trick";
        AccusedAlready = "voltarete:II.10.16", "voltarete-refused-accused";
        /// While a remissa is pending nothing enters.
        MustLeave = "voltarete R133", "voltarete-refused-must-leave";
        /// Nothing to join it to.
        NothingToJoin = "voltarete R136", "voltarete-refused-joint";
        /// No such part.
        NoSuchPart { most: i64 as "most" } = "voltarete R137", "voltarete-refused-part";
        /// Nothing is owed by this seat to that one.
        NothingDue = "voltarete:II.17.2", "voltarete-refused-nothing-due";
        /// Games are broken off only if so agreed.
        NoBreakOff = "voltarete R140", "voltarete-refused-break-off";
    }
}

impl Breach {
    /// An act out of its time.
    pub(super) fn untimely(action: &Action) -> Breach {
        Breach::NotNow { rule: action.moment() }
    }
}

impl From<Contract> for Arg {
    fn from(contract: Contract) -> Arg {
        contract.said().into()
    }
}
