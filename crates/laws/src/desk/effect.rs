//! What can follow from an incident.

use engine::Msg;
use engine::law::Sentence;

macro_rules! effects {
    ($($variant:ident = $token:literal, $message:literal;)*) => {
        /// One thing that follows. A ruling is some of them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct Effect {
            token: &'static str,
            message: &'static str,
        }

        #[allow(non_upper_case_globals, missing_docs)]
        impl Effect {
            $(pub const $variant: Effect = Effect { token: $token, message: $message };)*

            /// All that stand in tables of text.
            pub const ALL: &[Effect] = &[$(Effect::$variant),*];
        }
    };
}

effects! {
    Allowed = "allowed", "laws-effect-allowed";
    AlonePays = "alone-pays", "laws-effect-alone-pays";
    AlonePaysDesbola = "alone-pays-desbola", "laws-effect-alone-pays-desbola";
    AsCodillo = "as-codillo", "laws-effect-as-codillo";
    BolaLost = "bola-lost", "laws-effect-bola-lost";
    BothPayAtStake = "both-pay-at-stake", "laws-effect-both-pay-at-stake";
    CardBack = "card-back", "laws-effect-card-back";
    CodilloAndDesbola = "codillo-and-desbola", "laws-effect-codillo-and-desbola";
    Conduct = "conduct", "laws-effect-conduct";
    Corrected = "corrected", "laws-effect-corrected";
    DealAgain = "deal-again", "laws-effect-deal-again";
    DealPasses = "deal-passes", "laws-effect-deal-passes";
    DefenderNames = "defender-names", "laws-effect-defender-names";
    EachIsPaid = "each-is-paid", "laws-effect-each-is-paid";
    FinePolla = "fine-polla", "laws-effect-fine-polla";
    FinePollaEach = "fine-polla-each", "laws-effect-fine-polla-each";
    FinePollaOthers = "fine-polla-others", "laws-effect-fine-polla-others";
    HalfOfAWin = "half-of-a-win", "laws-effect-half-of-a-win";
    HalfPozo = "half-pozo", "laws-effect-half-pozo";
    HalfPozoEach = "half-pozo-each", "laws-effect-half-pozo-each";
    HalfPozoGranter = "half-pozo-granter", "laws-effect-half-pozo-granter";
    HalfPozoThird = "half-pozo-third", "laws-effect-half-pozo-third";
    HandVoid = "hand-void", "laws-effect-hand-void";
    Harm = "harm", "laws-effect-harm";
    MateToHombre = "mate-to-hombre", "laws-effect-mate-to-hombre";
    MisleaderFined = "misleader-fined", "laws-effect-misleader-fined";
    MisleaderPays = "misleader-pays", "laws-effect-misleader-pays";
    MustPlay = "must-play", "laws-effect-must-play";
    MustPlayIt = "must-play-it", "laws-effect-must-play-it";
    NamesAgain = "names-again", "laws-effect-names-again";
    NoBola = "no-bola", "laws-effect-no-bola";
    NoCollect = "no-collect", "laws-effect-no-collect";
    NoRuling = "no-ruling", "laws-effect-no-ruling";
    NotAgreed = "not-agreed", "laws-effect-not-agreed";
    OnlyTheMiddle = "only-the-middle", "laws-effect-only-the-middle";
    OpponentDrawsSurplus = "opponent-draws-surplus", "laws-effect-opponent-draws-surplus";
    OthersChooseCard = "others-choose-card", "laws-effect-others-choose-card";
    PaidAsOne = "paid-as-one", "laws-effect-paid-as-one";
    PaysAtStake = "pays-at-stake", "laws-effect-pays-at-stake";
    PaysForHombre = "pays-for-hombre", "laws-effect-pays-for-hombre";
    PaysHalfPozoMiddle = "pays-half-pozo-middle", "laws-effect-pays-half-pozo-middle";
    PaysInFull = "pays-in-full", "laws-effect-pays-in-full";
    PaysMiddle = "pays-middle", "laws-effect-pays-middle";
    PaysPozo = "pays-pozo", "laws-effect-pays-pozo";
    PaysPozoOpponents = "pays-pozo-opponents", "laws-effect-pays-pozo-opponents";
    PaysPozoTogether = "pays-pozo-together", "laws-effect-pays-pozo-together";
    PaysShares = "pays-shares", "laws-effect-pays-shares";
    PaysThirdCodillo = "pays-third-codillo", "laws-effect-pays-third-codillo";
    Refused = "refused", "laws-effect-refused";
    Replay = "replay", "laws-effect-replay";
    RevokerPaysBola = "revoker-pays-bola", "laws-effect-revoker-pays-bola";
    RightfulDeals = "rightful-deals", "laws-effect-rightful-deals";
    Stands = "stands", "laws-effect-stands";
    TakesOrLeaves = "takes-or-leaves", "laws-effect-takes-or-leaves";
    TakesOwnDiscard = "takes-own-discard", "laws-effect-takes-own-discard";
    Talon = "talon", "laws-effect-talon";
    TooLate = "too-late", "laws-effect-too-late";
    TrickRightful = "trick(rightful)", "laws-effect-trick-rightful";
    TriesPaysBola = "tries-pays-bola", "laws-effect-tries-pays-bola";
    TrumpOfLead = "trump-of-lead", "laws-effect-trump-of-lead";
    TwoPollas = "two-pollas", "laws-effect-two-pollas";
    Unpaid = "unpaid", "laws-effect-unpaid";
}

impl From<Sentence> for Effect {
    fn from(sentence: Sentence) -> Effect {
        Effect { token: sentence.token, message: sentence.message }
    }
}

impl Effect {
    /// As it is written in cases: `bar(win)`.
    pub const fn token(self) -> &'static str {
        self.token
    }

    /// In words.
    pub const fn message(self) -> Msg {
        Msg::new(self.message)
    }

    /// The effect of this token.
    pub fn from_token(token: &str) -> Option<Effect> {
        Effect::ALL.iter().copied().find(|effect| effect.token() == token)
    }
}

impl serde::Serialize for Effect {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.token())
    }
}
