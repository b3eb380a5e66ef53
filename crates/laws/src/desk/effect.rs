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
    AsSaid = "as-said", "laws-effect-as-said";
    BarCodilho = "bar(codilho)", "laws-effect-bar-codilho";
    BarGeral = "bar(geral)", "laws-effect-bar-geral";
    BarGeralPaid = "bar(geral-paid)", "laws-effect-bar-geral-paid";
    BarPagas = "bar(pagas)", "laws-effect-bar-pagas";
    BarTreze = "bar(treze)", "laws-effect-bar-treze";
    BarWin = "bar(win)", "laws-effect-bar-win";
    BarredSuit = "barred-suit", "laws-effect-barred-suit";
    BlindChainOver = "blind-chain-over", "laws-effect-blind-chain-over";
    BlindChainShort = "blind-chain-short", "laws-effect-blind-chain-short";
    BolaLost = "bola-lost", "laws-effect-bola-lost";
    BothPayAtStake = "both-pay-at-stake", "laws-effect-both-pay-at-stake";
    BoundCasca = "bound(casca)", "laws-effect-bound-casca";
    BoundDrawAll = "bound(draw-all)", "laws-effect-bound-draw-all";
    BoundDrawIt = "bound(draw-it)", "laws-effect-bound-draw-it";
    BoundGeral = "bound(geral)", "laws-effect-bound-geral";
    BoundLicenca = "bound(licenca)", "laws-effect-bound-licenca";
    BoundLicencaCopas = "bound(licenca-copas)", "laws-effect-bound-licenca-copas";
    BoundNine = "bound(nine)", "laws-effect-bound-nine";
    BoundPass = "bound(pass)", "laws-effect-bound-pass";
    BoundRespeito = "bound(respeito)", "laws-effect-bound-respeito";
    BoundSegundo = "bound(segundo)", "laws-effect-bound-segundo";
    BoundSo = "bound(so)", "laws-effect-bound-so";
    CardBack = "card-back", "laws-effect-card-back";
    CardChosenFeito = "card-chosen(feito)", "laws-effect-card-chosen-feito";
    CardChosenHarmed = "card-chosen(harmed)", "laws-effect-card-chosen-harmed";
    CardChosenRight = "card-chosen(right)", "laws-effect-card-chosen-right";
    ClaimantYields = "claimant-yields", "laws-effect-claimant-yields";
    CodilloAndDesbola = "codillo-and-desbola", "laws-effect-codillo-and-desbola";
    Conduct = "conduct", "laws-effect-conduct";
    Corrected = "corrected", "laws-effect-corrected";
    DealAgain = "deal-again", "laws-effect-deal-again";
    DealPasses = "deal-passes", "laws-effect-deal-passes";
    DealsNextBy = "deals-next(by)", "laws-effect-deals-next-by";
    DebtorChooses = "debtor-chooses", "laws-effect-debtor-chooses";
    DefenderNames = "defender-names", "laws-effect-defender-names";
    DiscardFewer = "discard-fewer", "laws-effect-discard-fewer";
    DiscardOld = "discard-old", "laws-effect-discard-old";
    DiscardOne = "discard-one", "laws-effect-discard-one";
    DiscardsUnseen = "discards-unseen", "laws-effect-discards-unseen";
    EachAlone = "each-alone", "laws-effect-each-alone";
    EachIsPaid = "each-is-paid", "laws-effect-each-is-paid";
    EntersNow = "enters-now", "laws-effect-enters-now";
    FeitoWins = "feito-wins", "laws-effect-feito-wins";
    FinePolla = "fine-polla", "laws-effect-fine-polla";
    FinePollaEach = "fine-polla-each", "laws-effect-fine-polla-each";
    FinePollaOthers = "fine-polla-others", "laws-effect-fine-polla-others";
    Free = "free", "laws-effect-free";
    GameResposta = "game-resposta", "laws-effect-game-resposta";
    GeralForBoth = "geral-for-both", "laws-effect-geral-for-both";
    GeralLost = "geral-lost", "laws-effect-geral-lost";
    GivesUp = "gives-up", "laws-effect-gives-up";
    Granted = "granted", "laws-effect-granted";
    HalfOfAWin = "half-of-a-win", "laws-effect-half-of-a-win";
    HalfPozo = "half-pozo", "laws-effect-half-pozo";
    HalfPozoEach = "half-pozo-each", "laws-effect-half-pozo-each";
    HalfPozoGranter = "half-pozo-granter", "laws-effect-half-pozo-granter";
    HalfPozoThird = "half-pozo-third", "laws-effect-half-pozo-third";
    HandVoid = "hand-void", "laws-effect-hand-void";
    Harm = "harm", "laws-effect-harm";
    HolderPays = "holder-pays", "laws-effect-holder-pays";
    LargestFirst = "largest-first", "laws-effect-largest-first";
    LosesCalidades = "loses-calidades", "laws-effect-loses-calidades";
    LosesRemissas = "loses-remissas", "laws-effect-loses-remissas";
    MateToHombre = "mate-to-hombre", "laws-effect-mate-to-hombre";
    MisleaderFined = "misleader-fined", "laws-effect-misleader-fined";
    MisleaderPays = "misleader-pays", "laws-effect-misleader-pays";
    MustPlay = "must-play", "laws-effect-must-play";
    MustPlayIt = "must-play-it", "laws-effect-must-play-it";
    NamesAgain = "names-again", "laws-effect-names-again";
    NextPays = "next-pays", "laws-effect-next-pays";
    NoBeating = "no-beating", "laws-effect-no-beating";
    NoBola = "no-bola", "laws-effect-no-bola";
    NoCollect = "no-collect", "laws-effect-no-collect";
    NoRuling = "no-ruling", "laws-effect-no-ruling";
    NotAgreed = "not-agreed", "laws-effect-not-agreed";
    OnlyTheMiddle = "only-the-middle", "laws-effect-only-the-middle";
    OpponentDrawsSurplus = "opponent-draws-surplus", "laws-effect-opponent-draws-surplus";
    OthersChoose = "others-choose", "laws-effect-others-choose";
    OthersChooseCard = "others-choose-card", "laws-effect-others-choose-card";
    PaidAsOne = "paid-as-one", "laws-effect-paid-as-one";
    PaysAskedAndDue = "pays-asked-and-due", "laws-effect-pays-asked-and-due";
    PaysAtStake = "pays-at-stake", "laws-effect-pays-at-stake";
    PaysEach = "pays-each", "laws-effect-pays-each";
    PaysFeitoDouble = "pays-feito-double", "laws-effect-pays-feito-double";
    PaysForHombre = "pays-for-hombre", "laws-effect-pays-for-hombre";
    PaysHalfPozoMiddle = "pays-half-pozo-middle", "laws-effect-pays-half-pozo-middle";
    PaysInFull = "pays-in-full", "laws-effect-pays-in-full";
    PaysLost = "pays-lost", "laws-effect-pays-lost";
    PaysMiddle = "pays-middle", "laws-effect-pays-middle";
    PaysPozo = "pays-pozo", "laws-effect-pays-pozo";
    PaysPozoOpponents = "pays-pozo-opponents", "laws-effect-pays-pozo-opponents";
    PaysPozoTogether = "pays-pozo-together", "laws-effect-pays-pozo-together";
    PaysShares = "pays-shares", "laws-effect-pays-shares";
    PaysThirdCodillo = "pays-third-codillo", "laws-effect-pays-third-codillo";
    PlaysOnEight = "plays-on(eight)", "laws-effect-plays-on-eight";
    PlaysOnTen = "plays-on(ten)", "laws-effect-plays-on-ten";
    PlaysOnThirteen = "plays-on(thirteen)", "laws-effect-plays-on-thirteen";
    PlaysOpen = "plays-open", "laws-effect-plays-open";
    Redraw = "redraw", "laws-effect-redraw";
    Refused = "refused", "laws-effect-refused";
    RefusedUnlessDealer = "refused-unless-dealer", "laws-effect-refused-unless-dealer";
    RefuserAlone = "refuser-alone", "laws-effect-refuser-alone";
    Replay = "replay", "laws-effect-replay";
    RespostaAlso = "resposta(also)", "laws-effect-resposta-also";
    RespostaBy = "resposta(by)", "laws-effect-resposta-by";
    RespostaOnce = "resposta(once)", "laws-effect-resposta-once";
    RespostaQuarto = "resposta(quarto)", "laws-effect-resposta-quarto";
    Returned = "returned", "laws-effect-returned";
    RevokerPaysBola = "revoker-pays-bola", "laws-effect-revoker-pays-bola";
    RightLeads = "right-leads", "laws-effect-right-leads";
    RightfulDeals = "rightful-deals", "laws-effect-rightful-deals";
    Stands = "stands", "laws-effect-stands";
    Substitute = "substitute", "laws-effect-substitute";
    TakesMissing = "takes-missing", "laws-effect-takes-missing";
    TakesOrLeaves = "takes-or-leaves", "laws-effect-takes-or-leaves";
    TakesOwnDiscard = "takes-own-discard", "laws-effect-takes-own-discard";
    Talon = "talon", "laws-effect-talon";
    TooLate = "too-late", "laws-effect-too-late";
    TrickOne = "trick(one)", "laws-effect-trick-one";
    TrickRightful = "trick(rightful)", "laws-effect-trick-rightful";
    TriesPaysBola = "tries-pays-bola", "laws-effect-tries-pays-bola";
    TrumpCopas = "trump(copas)", "laws-effect-trump-copas";
    TrumpFirst = "trump(first)", "laws-effect-trump-first";
    TrumpLongest = "trump(longest)", "laws-effect-trump-longest";
    TrumpOfLead = "trump-of-lead", "laws-effect-trump-of-lead";
    TrumpSecond = "trump(second)", "laws-effect-trump-second";
    TrumpTurned = "trump(turned)", "laws-effect-trump-turned";
    TwoPollas = "two-pollas", "laws-effect-two-pollas";
    Undone = "undone", "laws-effect-undone";
    Unpaid = "unpaid", "laws-effect-unpaid";
    Void = "void", "laws-effect-void";
    Waits = "waits", "laws-effect-waits";
    Warned = "warned", "laws-effect-warned";
    WitnessDecides = "witness-decides", "laws-effect-witness-decides";
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

    /// Does it matter who did it?
    pub fn is_of_the_doer(self) -> bool {
        matches!(
            self,
            Effect::RespostaBy
                | Effect::PaysFeitoDouble
                | Effect::BarWin
                | Effect::BarCodilho
                | Effect::BarPagas
                | Effect::BarGeralPaid
                | Effect::GeralForBoth
        )
    }

    /// Must whoever did it put a resposta?
    pub fn is_penal(self) -> bool {
        matches!(self, Effect::RespostaBy | Effect::RespostaAlso | Effect::RespostaQuarto)
    }
}

impl serde::Serialize for Effect {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.token())
    }
}
