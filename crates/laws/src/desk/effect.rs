//! What can follow from an incident.

use engine::Msg;

macro_rules! effects {
    ($($variant:ident = $token:literal, $message:literal;)*) => {
        /// One thing that follows. A ruling is some of them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Effect { $($variant),* }

        impl Effect {
            /// All of them.
            pub const ALL: &[Effect] = &[$(Effect::$variant),*];

            /// As it is written in the tables: `bar(win)`.
            pub const fn token(self) -> &'static str {
                match self { $(Effect::$variant => $token),* }
            }

            /// In words.
            pub fn message(self) -> Msg {
                Msg::new(match self { $(Effect::$variant => $message),* })
            }
        }
    };
}

effects! {
    Allowed = "allowed", "laws-effect-allowed";
    AlonePays = "alone-pays", "laws-effect-alone-pays";
    AnnounceLost = "announce-lost", "laws-effect-announce-lost";
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
    CollectsNothing = "collects-nothing", "laws-effect-collects-nothing";
    Conduct = "conduct", "laws-effect-conduct";
    Corrected = "corrected", "laws-effect-corrected";
    CountsAsSaid = "counts-as-said", "laws-effect-counts-as-said";
    CountsNothing = "counts-nothing", "laws-effect-counts-nothing";
    Custom = "custom", "laws-effect-custom";
    DealAgain = "deal-again", "laws-effect-deal-again";
    DealPasses = "deal-passes", "laws-effect-deal-passes";
    DealsNextBy = "deals-next(by)", "laws-effect-deals-next-by";
    DebtorChooses = "debtor-chooses", "laws-effect-debtor-chooses";
    DiscardFewer = "discard-fewer", "laws-effect-discard-fewer";
    DiscardOld = "discard-old", "laws-effect-discard-old";
    DiscardOne = "discard-one", "laws-effect-discard-one";
    DiscardsSurplus = "discards-surplus", "laws-effect-discards-surplus";
    DiscardsUnseen = "discards-unseen", "laws-effect-discards-unseen";
    EachAlone = "each-alone", "laws-effect-each-alone";
    EntersNow = "enters-now", "laws-effect-enters-now";
    FeitoWins = "feito-wins", "laws-effect-feito-wins";
    FineOne = "fine-one", "laws-effect-fine-one";
    FineTen = "fine-ten", "laws-effect-fine-ten";
    FineTwenty = "fine-twenty", "laws-effect-fine-twenty";
    FirstNumber = "first-number", "laws-effect-first-number";
    Free = "free", "laws-effect-free";
    GameResposta = "game-resposta", "laws-effect-game-resposta";
    GeralForBoth = "geral-for-both", "laws-effect-geral-for-both";
    GeralLost = "geral-lost", "laws-effect-geral-lost";
    GivenFromStock = "given-from-stock", "laws-effect-given-from-stock";
    GivesUp = "gives-up", "laws-effect-gives-up";
    Granted = "granted", "laws-effect-granted";
    Harm = "harm", "laws-effect-harm";
    HolderPays = "holder-pays", "laws-effect-holder-pays";
    HonourBack = "honour-back", "laws-effect-honour-back";
    LargerLost = "larger-lost", "laws-effect-larger-lost";
    LargestFirst = "largest-first", "laws-effect-largest-first";
    LosesAllFlores = "loses-all-flores", "laws-effect-loses-all-flores";
    LosesBoth = "loses-both", "laws-effect-loses-both";
    LosesEnvido = "loses-envido", "laws-effect-loses-envido";
    LosesFinalCount = "loses-final-count", "laws-effect-loses-final-count";
    LosesFlor = "loses-flor", "laws-effect-loses-flor";
    LosesRemissas = "loses-remissas", "laws-effect-loses-remissas";
    LosesTruco = "loses-truco", "laws-effect-loses-truco";
    ManoChooses = "mano-chooses", "laws-effect-mano-chooses";
    MustLeadNamed = "must-lead-named", "laws-effect-must-lead-named";
    MustPlay = "must-play", "laws-effect-must-play";
    MustPlayIt = "must-play-it", "laws-effect-must-play-it";
    NextPays = "next-pays", "laws-effect-next-pays";
    NoBeating = "no-beating", "laws-effect-no-beating";
    NoCapote = "no-capote", "laws-effect-no-capote";
    NoCount = "no-count", "laws-effect-no-count";
    NoDraw = "no-draw", "laws-effect-no-draw";
    NoRuling = "no-ruling", "laws-effect-no-ruling";
    OtherChooses = "other-chooses", "laws-effect-other-chooses";
    OthersChoose = "others-choose", "laws-effect-others-choose";
    OthersChooseCard = "others-choose-card", "laws-effect-others-choose-card";
    PassedTruco = "passed-truco", "laws-effect-passed-truco";
    PaysAskedAndDue = "pays-asked-and-due", "laws-effect-pays-asked-and-due";
    PaysCut = "pays-cut", "laws-effect-pays-cut";
    PaysDoubt = "pays-doubt", "laws-effect-pays-doubt";
    PaysEach = "pays-each", "laws-effect-pays-each";
    PaysFeitoDouble = "pays-feito-double", "laws-effect-pays-feito-double";
    PaysFour = "pays-four", "laws-effect-pays-four";
    PaysHalf = "pays-half", "laws-effect-pays-half";
    PaysInFull = "pays-in-full", "laws-effect-pays-in-full";
    PaysLeft = "pays-left", "laws-effect-pays-left";
    PaysLost = "pays-lost", "laws-effect-pays-lost";
    PaysPartida = "pays-partida", "laws-effect-pays-partida";
    PaysResto = "pays-resto", "laws-effect-pays-resto";
    PaysStake = "pays-stake", "laws-effect-pays-stake";
    PaysTwo = "pays-two", "laws-effect-pays-two";
    PaysTwoEach = "pays-two-each", "laws-effect-pays-two-each";
    PlaysOnEight = "plays-on(eight)", "laws-effect-plays-on-eight";
    PlaysOnTen = "plays-on(ten)", "laws-effect-plays-on-ten";
    PlaysOnThirteen = "plays-on(thirteen)", "laws-effect-plays-on-thirteen";
    PointsLost = "points-lost", "laws-effect-points-lost";
    RandomCard = "random-card", "laws-effect-random-card";
    ReceivesTwo = "receives-two", "laws-effect-receives-two";
    Redraw = "redraw", "laws-effect-redraw";
    Refused = "refused", "laws-effect-refused";
    RefusedUnlessDealer = "refused-unless-dealer", "laws-effect-refused-unless-dealer";
    RefuserAlone = "refuser-alone", "laws-effect-refuser-alone";
    Replay = "replay", "laws-effect-replay";
    RespostaAlso = "resposta(also)", "laws-effect-resposta-also";
    RespostaBy = "resposta(by)", "laws-effect-resposta-by";
    RespostaQuarto = "resposta(quarto)", "laws-effect-resposta-quarto";
    Returned = "returned", "laws-effect-returned";
    RightLeads = "right-leads", "laws-effect-right-leads";
    RightfulDeals = "rightful-deals", "laws-effect-rightful-deals";
    SayAgain = "say-again", "laws-effect-say-again";
    ShuffleAgain = "shuffle-again", "laws-effect-shuffle-again";
    SimpleEnvido = "simple-envido", "laws-effect-simple-envido";
    Stands = "stands", "laws-effect-stands";
    Substitute = "substitute", "laws-effect-substitute";
    TakesMissing = "takes-missing", "laws-effect-takes-missing";
    TakesOrLeaves = "takes-or-leaves", "laws-effect-takes-or-leaves";
    TakesOwnDiscard = "takes-own-discard", "laws-effect-takes-own-discard";
    Talon = "talon", "laws-effect-talon";
    TooLate = "too-late", "laws-effect-too-late";
    TrickOne = "trick(one)", "laws-effect-trick-one";
    TrickRightful = "trick(rightful)", "laws-effect-trick-rightful";
    TrumpCopas = "trump(copas)", "laws-effect-trump-copas";
    TrumpFirst = "trump(first)", "laws-effect-trump-first";
    TrumpLongest = "trump(longest)", "laws-effect-trump-longest";
    TrumpSecond = "trump(second)", "laws-effect-trump-second";
    TrumpTurned = "trump(turned)", "laws-effect-trump-turned";
    Undone = "undone", "laws-effect-undone";
    Unpaid = "unpaid", "laws-effect-unpaid";
    Void = "void", "laws-effect-void";
    Waits = "waits", "laws-effect-waits";
    Warned = "warned", "laws-effect-warned";
    WitnessDecides = "witness-decides", "laws-effect-witness-decides";
    WorthNothing = "worth-nothing", "laws-effect-worth-nothing";
}

impl Effect {
    /// The effect of this token.
    pub fn from_token(token: &str) -> Option<Effect> {
        Effect::ALL.iter().copied().find(|effect| effect.token() == token)
    }

    /// Must whoever did it put a resposta?
    pub const fn is_penal(self) -> bool {
        matches!(self, Effect::RespostaBy | Effect::RespostaAlso | Effect::RespostaQuarto)
    }
}

impl serde::Serialize for Effect {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.token())
    }
}
