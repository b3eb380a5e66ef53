//! What the rules refuse, each with its rule and the words to say it.

use super::laws::Charge;
use super::stakes::Barred;
use cards::Card;
use engine::{Cite, Msg, Refusal, Seat};

/// A breach of the rules: the act is refused and nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Breach {
    /// The partida is over.
    Over,
    /// The cards are not dealt yet.
    NotDealt,
    /// The cards given are not the pack.
    WrongPack,
    /// No such seat at this table.
    NoSuchSeat,
    /// By this rule it has another moment.
    NotNow {
        rule: &'static str,
    },
    /// By this rule another is to act.
    NotYourTurn {
        turn: Seat,
        rule: &'static str,
    },
    NotCutter {
        cutter: Seat,
    },
    /// At least three cards must stay on the table.
    CutTooDeep,
    /// A tap is no cut.
    Golpe,
    /// He takes no part in this testa.
    Bystander,
    /// Something waits for an answer.
    AnswerFirst,
    /// The word is held until all have sung or waived.
    Held,
    /// The other side is asked.
    NotAsked {
        rule: &'static str,
    },
    /// Nothing was proposed.
    NothingAsked,
    /// No part of a double proposal.
    NotDouble,
    /// The lei was not said.
    NoLei,
    /// Only the lei may be said before one has one's cards.
    Blind,
    /// The lei comes too late, or is not played.
    LeiTooLate,
    /// The lei is not for a testa.
    LeiInTesta,
    /// The lei is not played here.
    LeiOff,
    /// The lei was answered without flor by one who holds it, or with flor by one who does not.
    LeiFlor,
    /// An envido after one's own first card.
    EnvidoAfterCard,
    /// His side has called or answered the truco.
    EnvidoAfterTruco,
    /// The first part is over.
    FirstPartOver {
        rule: &'static str,
    },
    /// The ladder does not allow it.
    Barred(Barred),
    /// Only who is on turn may open.
    OpenOnTurn,
    /// A holder must sing his flor first.
    MustSingFlor,
    /// He holds none.
    NoFlor,
    /// A flor after one's own first card.
    FlorAfterCard,
    /// A flor after one has passed.
    FlorAfterPass,
    /// Who has called or raised an envido sings no flor.
    FlorSpent,
    /// His right to sing is gone.
    FlorTooLate {
        rule: &'static str,
    },
    /// A contra-flor only replies.
    ContraOpens,
    /// It cannot be said over this flor.
    NoRaiseHere {
        rule: &'static str,
    },
    /// A side that shrank, or raised, has spoken for all its flores.
    SideHasSpoken,
    /// There is nothing to waive.
    NothingToWaive,
    /// Only a singer answers.
    SingersOnly {
        rule: &'static str,
    },
    /// Peço flor only by one who has sung his.
    PecoWithoutFlor,
    /// He was asked, or has sung.
    PecoAgain,
    /// The truco was called already.
    TrucoCalled,
    QueroFirst,
    /// The order of the stages.
    StageOrder,
    /// The other side holds the right to raise.
    NotYourRaise,
    /// Raised only in the answer, as agreed.
    RaiseTooLate,
    /// The mão must sing.
    MaoMustSing,
    /// Songs are true at this table.
    FalseSong,
    /// A song must beat the best.
    SongTooLow,
    /// A flor's points are sung by all.
    AllSing,
    /// Not a card in his hand.
    NotYourCard {
        card: Card,
        rule: &'static str,
    },
    /// He has passed.
    Passed,
    /// A proof is owed first.
    ProofFirst,
    /// Only at a real table.
    RealTableOnly,
    /// He has done so already.
    Already {
        rule: &'static str,
    },
    /// Only the pé.
    PeOnly,
    /// Not proved by what all have seen.
    NotProved {
        law: Charge,
    },
    /// No claim against one's own side.
    OwnSide {
        rule: &'static str,
    },
    /// Silence in testa.
    Silence,
    /// No signals here.
    NoSenhas,
    /// Nothing is wrong with his cards.
    CountIsRight,
    /// The other lives with three cards.
    NoSuchCount,
}

impl Breach {
    fn parts(self) -> (&'static str, Msg) {
        use Breach::*;
        let msg = Msg::new;
        match self {
            Over => ("truco R96", msg("truco-refused-over")),
            NotDealt => ("truco R15", msg("truco-refused-not-dealt")),
            WrongPack => ("truco R3", msg("truco-refused-pack")),
            NoSuchSeat => ("truco R1", msg("truco-refused-seat")),
            NotNow { rule } => (rule, msg("truco-refused-not-now")),
            NotYourTurn { turn, rule } => (rule, msg("truco-refused-turn").with("seat", turn)),
            NotCutter { cutter } => ("truco:9.III.5c", msg("truco-refused-cutter").with("seat", cutter)),
            CutTooDeep => ("truco:9.III.5a", msg("truco-refused-cut")),
            Golpe => ("truco:9.III.5b", msg("truco-refused-golpe")),
            Bystander => ("truco R25", msg("truco-refused-bystander")),
            AnswerFirst => ("truco R29", msg("truco-refused-answer-first")),
            Held => ("truco R47", msg("truco-refused-held")),
            NotAsked { rule } => (rule, msg("truco-refused-not-asked")),
            NothingAsked => ("truco R29", msg("truco-refused-nothing-asked")),
            NotDouble => ("truco R69", msg("truco-refused-not-double")),
            NoLei => ("truco R77", msg("truco-refused-no-lei")),
            Blind => ("truco:9.XVI.11", msg("truco-refused-blind")),
            LeiTooLate => ("truco:9.XVI.8", msg("truco-refused-lei-late")),
            LeiInTesta => ("truco R73", msg("truco-refused-lei-testa")),
            LeiOff => ("truco R73", msg("truco-refused-lei-off")),
            LeiFlor => ("truco R77", msg("truco-refused-lei-flor")),
            EnvidoAfterCard => ("truco:9.VIII.f.2", msg("truco-refused-envido-card")),
            EnvidoAfterTruco => ("truco:9.XVI.1", msg("truco-refused-envido-truco")),
            FirstPartOver { rule } => (rule, msg("truco-refused-first-part-over")),
            Barred(self::Barred::AfterFalta) => ("truco R34", msg("truco-refused-after-falta")),
            Barred(self::Barred::FaltaShrinks) => ("truco:9.XV.c.1", msg("truco-refused-falta-shrinks")),
            Barred(self::Barred::Full) => ("truco R36", msg("truco-refused-full")),
            Barred(self::Barred::EnvidoOverReal) => ("truco:9.XV.b.2", msg("truco-refused-envido-over-real")),
            Barred(self::Barred::NoMoreSimple) => ("truco R34", msg("truco-refused-no-more-simple")),
            OpenOnTurn => ("truco R26", msg("truco-refused-open-on-turn")),
            MustSingFlor => ("truco R43", msg("truco-refused-must-sing")),
            NoFlor => ("truco R43", msg("truco-refused-no-flor")),
            FlorAfterCard => ("truco R45", msg("truco-refused-flor-card")),
            FlorAfterPass => ("truco R45", msg("truco-refused-flor-passed")),
            FlorSpent => ("truco R46", msg("truco-refused-flor-spent")),
            FlorTooLate { rule } => (rule, msg("truco-refused-flor-late")),
            ContraOpens => ("truco R44", msg("truco-refused-contra-opens")),
            NoRaiseHere { rule } => (rule, msg("truco-refused-no-raise")),
            SideHasSpoken => ("truco R56", msg("truco-refused-side-spoke")),
            NothingToWaive => ("truco R47", msg("truco-refused-nothing-to-waive")),
            SingersOnly { rule } => (rule, msg("truco-refused-singers-only")),
            PecoWithoutFlor => ("truco:9.XI.2", msg("truco-refused-peco")),
            PecoAgain => ("truco R59", msg("truco-refused-peco-again")),
            TrucoCalled => ("truco R60", msg("truco-refused-truco-called")),
            QueroFirst => ("truco:9.VIII.h.4", msg("truco-refused-quero-first")),
            StageOrder => ("truco:9.XVI.3", msg("truco-refused-stage-order")),
            NotYourRaise => ("truco R63", msg("truco-refused-not-your-raise")),
            RaiseTooLate => ("truco R63", msg("truco-refused-raise-late")),
            MaoMustSing => ("truco:9.XIV.2", msg("truco-refused-mao-sings")),
            FalseSong => ("truco R40", msg("truco-refused-false-song")),
            SongTooLow => ("truco R39", msg("truco-refused-song-low")),
            AllSing => ("truco R51", msg("truco-refused-all-sing")),
            NotYourCard { card, rule } => (rule, msg("truco-refused-card").with("card", card)),
            Passed => ("truco R85", msg("truco-refused-passed")),
            ProofFirst => ("truco R91", msg("truco-refused-proof-first")),
            RealTableOnly => ("truco section 8", msg("truco-refused-real-table")),
            Already { rule } => (rule, msg("truco-refused-already")),
            PeOnly => ("truco R16", msg("truco-refused-pe-only")),
            NotProved { law } => (law.cite(), msg("truco-refused-not-proved")),
            OwnSide { rule } => (rule, msg("truco-refused-own-side")),
            Silence => ("truco R25", msg("truco-refused-silence")),
            NoSenhas => ("truco R25", msg("truco-refused-senhas")),
            CountIsRight => ("truco:9.VIII.d.2", msg("truco-refused-count")),
            NoSuchCount => ("truco R15", msg("truco-refused-no-such-count")),
        }
    }
}

impl From<Breach> for Refusal {
    fn from(breach: Breach) -> Refusal {
        let (cite, why) = breach.parts();
        Refusal { cite: Cite(cite), why }
    }
}
