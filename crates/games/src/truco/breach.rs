//! Refusals, each with its rule and its message.

use super::laws::Charge;
use cards::Card;
use engine::Seat;

engine::breaches! {
    /// A breach of the rules: the act is refused and nothing has changed.
    pub(super) enum Breach {
        /// The partida is over.
        Over = "truco R96", "truco-refused-over";
        /// The cards are not dealt yet.
        NotDealt = "truco R15", "truco-refused-not-dealt";
        /// The cards given are not the pack.
        WrongPack = "truco R3", "truco-refused-pack";
        /// No such seat at this table.
        NoSuchSeat = "truco R1", "truco-refused-seat";
        /// By this rule it has another moment.
        NotNow { rule: &'static str } = rule, "truco-refused-not-now";
        /// By this rule another is to act.
        NotYourTurn { turn: Seat as "seat", rule: &'static str } = rule, "truco-refused-turn";
        NotCutter { cutter: Seat as "seat" } = "truco:9.III.5c", "truco-refused-cutter";
        /// At least three cards must stay on the table.
        CutTooDeep = "truco:9.III.5a", "truco-refused-cut";
        /// A tap is no cut.
        Golpe = "truco:9.III.5b", "truco-refused-golpe";
        /// They take no part in this testa.
        Bystander = "truco R25", "truco-refused-bystander";
        /// Something waits for an answer.
        AnswerFirst = "truco R29", "truco-refused-answer-first";
        /// The word is held until all have sung or waived.
        Held = "truco R47", "truco-refused-held";
        /// The other side is asked.
        NotAsked { rule: &'static str } = rule, "truco-refused-not-asked";
        /// Nothing was proposed.
        NothingAsked = "truco R29", "truco-refused-nothing-asked";
        /// No part of a double proposal.
        NotDouble = "truco R69", "truco-refused-not-double";
        /// The lei was not said.
        NoLei = "truco R77", "truco-refused-no-lei";
        /// Only the lei may be said before one has one's cards.
        Blind = "truco:9.XVI.11", "truco-refused-blind";
        /// The lei comes too late, or is not played.
        LeiTooLate = "truco:9.XVI.8", "truco-refused-lei-late";
        /// The lei is not for a testa.
        LeiInTesta = "truco R73", "truco-refused-lei-testa";
        /// The lei is not played here.
        LeiOff = "truco R73", "truco-refused-lei-off";
        /// The lei was answered without flor by one who holds it, or with flor by one who does not.
        LeiFlor = "truco R77", "truco-refused-lei-flor";
        /// An envido after one's own first card.
        EnvidoAfterCard = "truco:9.VIII.f.2", "truco-refused-envido-card";
        /// Their side has called or answered the truco.
        EnvidoAfterTruco = "truco:9.XVI.1", "truco-refused-envido-truco";
        /// The first part is over.
        FirstPartOver { rule: &'static str } = rule, "truco-refused-first-part-over";
        /// Nothing goes over a falta.
        AfterFalta = "truco R34", "truco-refused-after-falta";
        /// The falta would be worth less than the stake.
        FaltaShrinks = "truco:9.XV.c.1", "truco-refused-falta-shrinks";
        /// The stake is as high as it can be.
        Full = "truco R36", "truco-refused-full";
        /// No envido goes over a real envido.
        EnvidoOverReal = "truco:9.XV.b.2", "truco-refused-envido-over-real";
        /// The agreed number of simple envidos is used up.
        NoMoreSimple = "truco R34", "truco-refused-no-more-simple";
        /// Only who is on turn may open.
        OpenOnTurn = "truco R26", "truco-refused-open-on-turn";
        /// A holder must sing their flor first.
        MustSingFlor = "truco R43", "truco-refused-must-sing";
        /// They hold none.
        NoFlor = "truco R43", "truco-refused-no-flor";
        /// A flor after one's own first card.
        FlorAfterCard = "truco R45", "truco-refused-flor-card";
        /// A flor after one has passed.
        FlorAfterPass = "truco R45", "truco-refused-flor-passed";
        /// A player who has called or raised an envido sings no flor.
        FlorSpent = "truco R46", "truco-refused-flor-spent";
        /// Their right to sing is gone.
        FlorTooLate { rule: &'static str } = rule, "truco-refused-flor-late";
        /// A contra-flor only replies.
        ContraOpens = "truco R44", "truco-refused-contra-opens";
        /// It cannot be said over this flor.
        NoRaiseHere { rule: &'static str } = rule, "truco-refused-no-raise";
        /// A side that shrank, or raised, has spoken for all its flores.
        SideHasSpoken = "truco R56", "truco-refused-side-spoke";
        /// There is nothing to waive.
        NothingToWaive = "truco R47", "truco-refused-nothing-to-waive";
        /// Only a singer answers.
        SingersOnly { rule: &'static str } = rule, "truco-refused-singers-only";
        /// Peço flor only by one who has sung theirs.
        PecoWithoutFlor = "truco:9.XI.2", "truco-refused-peco";
        /// They were asked, or have sung.
        PecoAgain = "truco R59", "truco-refused-peco-again";
        /// The truco was called already.
        TrucoCalled = "truco R60", "truco-refused-truco-called";
        QueroFirst = "truco:9.VIII.h.4", "truco-refused-quero-first";
        /// The order of the stages.
        StageOrder = "truco:9.XVI.3", "truco-refused-stage-order";
        /// The other side holds the right to raise.
        NotYourRaise = "truco R63", "truco-refused-not-your-raise";
        /// Raised only in the answer, as agreed.
        RaiseTooLate = "truco R63", "truco-refused-raise-late";
        /// The mão must sing.
        MaoMustSing = "truco:9.XIV.2", "truco-refused-mao-sings";
        /// Songs are true at this table.
        FalseSong = "truco R40", "truco-refused-false-song";
        /// A song must beat the best.
        SongTooLow = "truco R39", "truco-refused-song-low";
        /// A flor's points are sung by all.
        AllSing = "truco R51", "truco-refused-all-sing";
        /// Not a card in their hand.
        NotYourCard { card: Card as "card", rule: &'static str } = rule, "truco-refused-card";
        /// They have passed.
        Passed = "truco R85", "truco-refused-passed";
        /// A proof is owed first.
        ProofFirst = "truco R91", "truco-refused-proof-first";
        /// Only at a real table.
        RealTableOnly = "truco section 8", "truco-refused-real-table";
        /// They have done so already.
        Already { rule: &'static str } = rule, "truco-refused-already";
        /// Only the pé.
        PeOnly = "truco R16", "truco-refused-pe-only";
        /// Not proved by what all have seen.
        NotProved { law: Charge } = law.cite(), "truco-refused-not-proved";
        /// No claim against one's own side.
        OwnSide { rule: &'static str } = rule, "truco-refused-own-side";
        /// Silence in testa.
        Silence = "truco R25", "truco-refused-silence";
        /// No signals here.
        NoSenhas = "truco R25", "truco-refused-senhas";
        /// Nothing is wrong with their cards.
        CountIsRight = "truco:9.VIII.d.2", "truco-refused-count";
        /// The other lives with three cards.
        NoSuchCount = "truco R15", "truco-refused-no-such-count";
    }
}
