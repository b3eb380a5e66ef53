//! What the rules refuse, each with its rule and the words to say it.

use super::action::Action;
use super::contract::Contract;
use cards::{Card, Suit};
use engine::{Cite, Msg, Refusal, Seat};

/// A breach of the rules: the act is refused and nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Breach {
    /// The pack must be shuffled first.
    NotDealt {
        rule: &'static str,
    },
    /// The cards given are not those to be shuffled.
    WrongPack,
    /// The match is over.
    Over {
        rule: &'static str,
    },
    /// Another is to act.
    NotYourTurn {
        turn: Seat,
        rule: &'static str,
    },
    /// They do not sit at this table, or play no cards in this hand.
    NotPlaying,
    /// This cannot be said or done now.
    NotNow {
        rule: &'static str,
    },
    /// The word of the pé is *entro*, that of the others *licença*.
    EntroIsForPe,
    LicencaIsNotForPe,
    /// Somebody stands: the word is leave, or a higher game.
    PassIsConsent,
    NothingToConsentTo,
    /// Preferência answers a licença.
    NothingToPrefer,
    /// Licença is never an overcall.
    LicencaOvercalls,
    /// The game does not beat the one that stands.
    TooLow {
        standing: Contract,
    },
    /// A game of the other passage.
    WrongPassage,
    /// Respeito without both black aces.
    NoBlackAces,
    /// The suit is fixed already.
    SuitFixed {
        suit: Suit,
    },
    /// A card not held.
    NotHeld {
        card: Card,
        rule: &'static str,
    },
    /// A card that must be kept.
    MustKeep {
        card: Card,
    },
    /// Too few or too many cards.
    CardCount {
        rule: &'static str,
        from: usize,
        to: usize,
    },
    /// A só exchanges nothing.
    SoExchangesNothing,
    /// Espadilha is obliged to the casca.
    EspadilhaObliged,
    /// The pé is obliged to the casca.
    PeObliged,
    /// A duty to the casca is not fulfilled by throwing Espadilha away.
    MustKeepEspadilha,
    /// A named casca can neither be thrown in nor given up.
    CascaNamed,
    /// Resposta cannot be asked now.
    NoResposta,
    /// A treze cannot be given up here.
    NoTrezeSurrender,
    /// There is no geral in a treze.
    NoGeralInTreze,
    /// A suit must be followed.
    MustFollow {
        suit: Suit,
    },
    /// A trump must be played.
    MustTrump,
    /// Not the feito, or not an opponent.
    FeitoOnly,
    OpponentOnly,
    /// Cards can be laid down once in a hand.
    LaidAlready,
    /// First five tricks cannot be claimed.
    NoPrimeiras,
    /// A geral cannot be claimed that nobody tries.
    NoGeral,
    /// An honour table's act at a strict table.
    HonourOnly,
    /// No revoke to mend.
    NothingToAmend,
    /// The card would be a revoke again.
    StillRevoke,
    /// The right to examine is lost.
    NoExamining {
        rule: &'static str,
    },
    /// No card in sight proves it yet.
    NotProved,
    /// This accusation has been made, or the trick is not there.
    NoSuchTrick,
    AccusedAlready,
    /// While a remissa is pending nothing enters.
    MustLeave,
    /// Nothing to join it to.
    NothingToJoin,
    /// No such part.
    NoSuchPart {
        most: i64,
    },
    /// Nothing is owed by this seat to that one.
    NothingDue,
    /// Games are broken off only if so agreed.
    NoBreakOff,
}

impl Breach {
    /// An act out of its time: the rule that says when it has its place.
    pub(super) fn untimely(action: &Action) -> Breach {
        let rule = match action {
            Action::Pass | Action::Licenca | Action::Entro | Action::Preferencia => "voltarete R23",
            Action::So(_) | Action::SoCopas | Action::Respeito => "voltarete R23",
            Action::Consent => "voltarete R28",
            Action::Segundo | Action::Casca(_) => "voltarete R52",
            Action::Name(_) => "voltarete R35",
            Action::Exchange(_) => "voltarete R37",
            Action::Buy(_) => "voltarete R45",
            Action::ReporCasca => "voltarete R58",
            Action::OrderPlay | Action::AskResposta | Action::Play(_) => "voltarete R61",
            Action::DeclareGeral => "voltarete R62",
            Action::Give | Action::Refuse => "voltarete R64",
            Action::Stop | Action::Continue => "voltarete R85",
            Action::ClaimWin(_) | Action::Accept | Action::MakePlay => "voltarete R87",
            Action::ClaimCodilho => "voltarete R88",
            Action::GrantWin => "voltarete R89",
            Action::Concede(_) => "voltarete R90",
            Action::Amend(_) => "voltarete:II.10.21",
            Action::Accuse(..) => "voltarete:II.10.16",
            Action::SayCodilho(_) => "voltarete:II.12.10",
            Action::Decline | Action::Treze => "voltarete R98",
            Action::Discard4(_) => "voltarete R99",
            Action::EnterNow | Action::LeaveRemissa => "voltarete R132",
            Action::Joint => "voltarete R136",
            Action::Split(_) => "voltarete:II.19.21",
            Action::AskPagas(..) => "voltarete:II.17.4",
            Action::Content => "voltarete R93",
            Action::Deal => "voltarete R13",
            Action::BreakOff => "voltarete R140",
        };
        Breach::NotNow { rule }
    }

    fn parts(self) -> (&'static str, Msg) {
        use Breach::*;
        let msg = Msg::new;
        match self {
            NotDealt { rule } => (rule, msg("voltarete-refused-not-dealt")),
            WrongPack => ("voltarete R2", msg("voltarete-refused-wrong-pack")),
            Over { rule } => (rule, msg("voltarete-refused-over")),
            NotYourTurn { turn, rule } => (rule, msg("voltarete-refused-turn").with("seat", turn)),
            NotPlaying => ("voltarete R98", msg("voltarete-refused-not-playing")),
            NotNow { rule } => (rule, msg("voltarete-refused-not-now")),
            EntroIsForPe => ("voltarete R24", msg("voltarete-refused-entro")),
            LicencaIsNotForPe => ("voltarete R24", msg("voltarete-refused-licenca-pe")),
            PassIsConsent => ("voltarete R28", msg("voltarete-refused-pass-is-consent")),
            NothingToConsentTo => ("voltarete R28", msg("voltarete-refused-no-consent")),
            NothingToPrefer => ("voltarete R29", msg("voltarete-refused-nothing-to-prefer")),
            LicencaOvercalls => ("voltarete R29", msg("voltarete-refused-licenca-overcalls")),
            TooLow { standing } => {
                ("voltarete R29", msg("voltarete-refused-too-low").with("standing", Msg::new(contract_words(standing))))
            }
            WrongPassage => ("voltarete R52", msg("voltarete-refused-passage")),
            NoBlackAces => ("voltarete R29", msg("voltarete-refused-black-aces")),
            SuitFixed { suit } => ("voltarete R35", msg("voltarete-refused-suit-fixed").with("suit", suit)),
            NotHeld { card, rule } => (rule, msg("voltarete-refused-not-held").with("card", card)),
            MustKeep { card } => ("voltarete R39", msg("voltarete-refused-must-keep").with("card", card)),
            CardCount { rule, from, to } => (rule, msg("voltarete-refused-count").with("from", from).with("to", to)),
            SoExchangesNothing => ("voltarete R38", msg("voltarete-refused-so-exchange")),
            EspadilhaObliged => ("voltarete R108", msg("voltarete-refused-espadilha")),
            PeObliged => ("voltarete R108", msg("voltarete-refused-pe")),
            MustKeepEspadilha => ("voltarete R111", msg("voltarete-refused-keep-espadilha")),
            CascaNamed => ("voltarete R60", msg("voltarete-refused-casca-named")),
            NoResposta => ("voltarete R61", msg("voltarete-refused-no-resposta")),
            NoTrezeSurrender => ("voltarete R107", msg("voltarete-refused-treze-surrender")),
            NoGeralInTreze => ("voltarete R104", msg("voltarete-refused-treze-geral")),
            MustFollow { suit } => ("voltarete R72", msg("voltarete-refused-follow").with("suit", suit)),
            MustTrump => ("voltarete R76", msg("voltarete-refused-trump")),
            FeitoOnly => ("voltarete R61", msg("voltarete-refused-feito-only")),
            OpponentOnly => ("voltarete R88", msg("voltarete-refused-opponent-only")),
            LaidAlready => ("voltarete R87", msg("voltarete-refused-laid")),
            NoPrimeiras => ("voltarete R87", msg("voltarete-refused-primeiras")),
            NoGeral => ("voltarete R87", msg("voltarete-refused-geral")),
            HonourOnly => ("voltarete R82", msg("voltarete-refused-honour")),
            NothingToAmend => ("voltarete:II.10.21", msg("voltarete-refused-amend")),
            StillRevoke => ("voltarete:II.10.15", msg("voltarete-refused-still-revoke")),
            NoExamining { rule } => (rule, msg("voltarete-refused-examining")),
            NotProved => ("voltarete:II.10.16", msg("voltarete-refused-not-proved")),
            NoSuchTrick => ("voltarete:II.10.16", msg("voltarete-refused-no-trick")),
            AccusedAlready => ("voltarete:II.10.16", msg("voltarete-refused-accused")),
            MustLeave => ("voltarete R133", msg("voltarete-refused-must-leave")),
            NothingToJoin => ("voltarete R136", msg("voltarete-refused-joint")),
            NoSuchPart { most } => ("voltarete R137", msg("voltarete-refused-part").with("most", most)),
            NothingDue => ("voltarete:II.17.2", msg("voltarete-refused-nothing-due")),
            NoBreakOff => ("voltarete R140", msg("voltarete-refused-break-off")),
        }
    }
}

impl From<Breach> for Refusal {
    fn from(breach: Breach) -> Refusal {
        let (cite, why) = breach.parts();
        Refusal { cite: Cite(cite), why }
    }
}

/// The message that names a game.
pub(super) const fn contract_words(contract: Contract) -> &'static str {
    match contract {
        Contract::Licenca => "voltarete-licenca",
        Contract::Preferencia => "voltarete-preferencia",
        Contract::So => "voltarete-so",
        Contract::SoCopas => "voltarete-so-copas",
        Contract::Respeito => "voltarete-respeito",
        Contract::Segundo => "voltarete-segundo",
        Contract::Casca => "voltarete-casca",
        Contract::Treze => "voltarete-treze",
    }
}
