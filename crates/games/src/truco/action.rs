//! Everything a player can say or do, and its one text form.

use super::laws::Charge;
use super::lexicon::{Moment, ParsedUtterance, hear};
use super::points::song_from;
use super::stakes::{EnvidoCall, Stage};
use super::state::{FlorCall, Joint, Leaving, Reply};
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::action::{Argument, Behind, Unread};
use engine::{Arg, Msg, Seat};
use std::fmt::{self, Formatter};

/// Which part of a double proposal is refused, the other being accepted (R69).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Passo {
    /// *Passo o primeiro e quero o segundo*.
    First,
    /// *Passo o segundo e quero o primeiro*.
    Second,
    /// *Passo o truco e quero o envido*.
    Truco,
    /// *Passo o envido e quero o truco*.
    Envido,
}

/// Two proposals in one breath (R68, R72).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Double {
    /// An envido and truco, in this order.
    Envido(EnvidoCall, Joint),
    /// *Não há flor sem truco*.
    Flor,
}

/// Cards laid on one another, the lowest first.
pub type Stack = ArrayVec<Card, 3>;

/// The longest utterance, in bytes: a sentence.
pub const LONGEST_WORDS: usize = 160;

engine::actions! {
    /// Everything a player can say or do.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Action {
        /// A number of cards lifted.
        Cut(cards: i64) = "cut", "truco-cut" over "truco-heading-cut" takes "a number of cards" at "truco R13";
        /// The tampa baralho demanded.
        RequestTampa = "request_tampa", "truco-request-tampa" at "truco R14" under "truco:9.VII.1";
        /// The pé announces testa.
        AnnounceTesta = "announce_testa", "truco-announce-testa" at "truco R16";
        /// *Na lei do jogo está tudo dito*.
        SayLei = "say_lei", "truco-say-lei" at "truco R73";
        /// The pé lets a card fall face up: to whom, and which of their three.
        Expose(seat: Seat, card: u8) = "exposed", "truco-exposed" takes "a seat and which of its cards" at "truco R18";
        /// The pé deals a seat so many cards.
        Misdeal(seat: Seat, cards: u8) = "misdeal", "truco-misdeal" takes "a seat and a number of cards" at "truco R18";
        /// The card turned up is taken.
        AcceptExposed = "accept_exposed", "truco-accept-exposed" at "truco R19";
        /// It is not: new cards.
        RefuseExposed = "refuse_exposed", "truco-refuse-exposed" at "truco R19";
        /// "I have too many cards, or too few."
        ReportCount = "report_count", "truco-report-count" under "truco:9.VIII.d.2";
        /// A call of the envido; a *tentos envido* is a simple one (R37).
        Envido(call: EnvidoCall) = {
            EnvidoCall::Envido: "envido" | "tentos_envido", "truco-envido";
            EnvidoCall::Real: "real_envido", "truco-real-envido";
            EnvidoCall::Falta: "falta_envido", "truco-falta-envido";
        };
        /// Points sung, in the turn of the singer.
        Sing(points: Song) = "sing", "truco-sing" over "truco-heading-sing";
        /// *Não mato*, *é bom* (R39).
        NaoMato = ["nao_mato" | "e_bom"], "truco-nao-mato";
        /// A word of the flor.
        Flor(call: FlorCall) = {
            FlorCall::Flor: "flor", "truco-flor";
            FlorCall::ContraFlor: "contra_flor", "truco-contra-flor";
            FlorCall::Resto: "contra_flor_resto", "truco-contra-flor-resto";
            FlorCall::Achico: "achico", "truco-achico";
        };
        /// *É boa*.
        EBoa = "e_boa", "truco-e-boa";
        /// Flor e flor stand.
        Segue = "segue", "truco-segue";
        /// No word: the flor goes by.
        WaiveFlor = "waive_flor", "truco-waive-flor";
        /// *Peço flor*.
        PecoFlor(seat: Seat) = "peco_flor", "truco-peco-flor" under "truco:9.XI.2";
        /// Truco, or its raise after an earlier *quero*.
        Truco(stage: Stage) = {
            Stage::Truco: "truco", "truco-truco";
            Stage::Retruco: "retruco", "truco-retruco";
            Stage::ValeQuatro: "vale_quatro", "truco-vale-quatro";
        };
        /// *Quero retruco*, *quero vale quatro*.
        QueroE(stage: Stage) = {
            Stage::Retruco: "quero_retruco", "truco-quero-retruco";
            Stage::ValeQuatro: "quero_vale_quatro", "truco-quero-vale-quatro";
        };
        /// *Quero*, *não quero*.
        Answer(reply: Reply) = {
            Reply::Quero: "quero", "truco-quero";
            Reply::NaoQuero: "nao_quero", "truco-nao-quero";
        };
        /// One part accepted only.
        Passo(passo: Passo) = {
            Passo::First: "passo_1_quero_2", "truco-passo-first";
            Passo::Second: "passo_2_quero_1", "truco-passo-second";
            Passo::Truco: "passo_truco_quero_envido", "truco-passo-truco";
            Passo::Envido: "passo_envido_quero_truco", "truco-passo-envido";
        };
        /// An answer to the lei with flor: to the truco, after the flor is kept up.
        ComFlor(reply: Reply) = {
            Reply::Quero: "com_flor_quero", "truco-com-flor-quero";
            Reply::NaoQuero: "com_flor_nao_quero", "truco-com-flor-nao-quero";
        };
        /// An answer to the lei with flor: to the truco, the flor shrinking.
        AchicoE(reply: Reply) = {
            Reply::Quero: "achico_quero", "truco-achico-quero";
            Reply::NaoQuero: "achico_nao_quero", "truco-achico-nao-quero";
        };
        /// Two proposals in one breath.
        Double(double: Double) = "double", (Msg::new(double.row().1));
        /// A card played.
        Play(card: Card) = "play", "truco-play" over "truco-heading-play";
        /// Several cards laid on one another, so that all see it.
        PlayMany(cards: CardStack) = "play_many", "truco-play-many";
        /// Several cards laid on one another, so that nobody sees it.
        PlayStacked(cards: CardStack) = "play_stacked", "truco-play-stacked";
        /// Cards laid face down, or thrown into the monte.
        Leave(leaving: Leaving) = {
            Leaving::Pass: "pass_cards", "truco-pass-cards";
            Leaving::Baralho: "go_to_baralho", "truco-go-to-baralho";
        };
        /// Cards shown: a proof that is owed, or without need.
        Show(cards: Shown) = "show", "truco-show" over "truco-heading-show";
        /// "Say it again."
        AskRepeat = "ask_repeat", "truco-ask-repeat" under "truco:9.VIII.h.1";
        /// "What is to be paid?"
        AskTally = "ask_tally", "truco-ask-tally" under "truco:9.III.4";
        /// Words as a player says them.
        Utter(words: Sentence) = ["utter" | "say"], "truco-utter";
        /// A fault claimed.
        Claim(law: Charge, seat: Seat) = "claim", "truco-claim" takes "a law, as 9.X.4, and a seat";
        /// One's own false flor owned up to.
        Admit = "admit", "truco-admit" under "truco:9.X.1";
        /// Nothing more to claim, or to show: the cards may be gathered.
        Gather = "gather", "truco-gather" at "truco R93";
        /// Another's cards gathered too early.
        GatherOf(seat: Seat) = "gather", "truco-gather-of" takes "nothing or a seat";
        /// One's cards looked at out of turn.
        Look = "look", "truco-look";
        /// A signal to the partner, which may name a card.
        Senha(card: Option<Card>) = "senha", (senha_words(*card)) over "truco-heading-senha" takes "nothing or a card";
    }
    plays Play;
    tells {
        /// Acts that the law pays by flores nobody has sung: three for each that is held, one if none is (5.5). So they tell
        /// whether there is one, shown or not.
        fn reveals(&self) -> bool {
            match self {
                ReportCount | GatherOf(_) => true,
                Claim(law, _) => law.tells_flores(),
                // *Florzinha* is a flor only from a player who holds none (R67).
                Utter(words) => Moment::BOTH.into_iter().any(|moment| hear(words, moment) == ParsedUtterance::Florzinha),
                _ => false,
            }
        }

        /// Words that can end a contest, by leaving, by refusing the truco, or by a first part that carries a side out or lets
        /// go on what was held: then the proofs that are owed are turned up. And who owns up to a false flor lays their cards
        /// open.
        fn turns_up(&self) -> bool {
            match self {
                Leave(_) | Admit => true,
                Answer(Reply::NaoQuero) | Passo(_) | ComFlor(Reply::NaoQuero) | AchicoE(Reply::NaoQuero) => true,
                Flor(_) | EBoa | Segue | WaiveFlor | Sing(_) | NaoMato => true,
                Utter(words) => {
                    let heard = Moment::BOTH.map(|moment| hear(words, moment));
                    heard.iter().any(|heard| matches!(heard, ParsedUtterance::Means(action) if action.turns_up()))
                }
                _ => false,
            }
        }

        fn asks_first(&self) -> bool {
            matches!(self, Action::Leave(_))
        }
    }
}

use Action::*;

impl serde::Serialize for Action {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

fn senha_words(card: Option<Card>) -> Msg {
    card.map_or(Msg::new("truco-senha"), |card| Msg::new("truco-senha-card").with("card", card))
}

/// Double proposals as they are written and said.
const DOUBLES: &[(&str, &str, Double)] = &[
    ("envido truco", "truco-envido-e-truco", Double::Envido(EnvidoCall::Envido, Joint::EnvidoFirst)),
    ("real_envido truco", "truco-real-envido-e-truco", Double::Envido(EnvidoCall::Real, Joint::EnvidoFirst)),
    ("falta_envido truco", "truco-falta-envido-e-truco", Double::Envido(EnvidoCall::Falta, Joint::EnvidoFirst)),
    ("truco envido", "truco-truco-e-envido", Double::Envido(EnvidoCall::Envido, Joint::TrucoFirst)),
    ("truco real_envido", "truco-truco-e-real-envido", Double::Envido(EnvidoCall::Real, Joint::TrucoFirst)),
    ("truco falta_envido", "truco-truco-e-falta-envido", Double::Envido(EnvidoCall::Falta, Joint::TrucoFirst)),
    ("flor truco", "truco-flor-e-truco", Double::Flor),
];

impl Double {
    /// Every double proposal.
    pub fn all() -> impl Iterator<Item = Double> {
        DOUBLES.iter().map(|&(.., double)| double)
    }

    fn row(self) -> (&'static str, &'static str) {
        DOUBLES.iter().find(|&&(.., known)| known == self).map_or(("", ""), |&(text, message, _)| (text, message))
    }
}

impl Argument for Double {
    type Value = Double;
    const EXPECTED: &'static str = "an envido and truco, in either order, or flor truco";

    fn write(double: &Double, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, " {}", double.row().0)
    }

    fn read(behind: &mut Behind<'_>) -> Result<Double, Unread> {
        let text = behind.rest();
        Double::all().find(|double| double.row().0 == text).ok_or(Unread::Unfit)
    }

    fn arg(double: &Double) -> Arg {
        Msg::new(double.row().1).into()
    }
}

/// Points in words.
pub(super) fn song_words(points: i64) -> Msg {
    match points {
        super::points::SOTA => Msg::new("truco-points-sota"),
        super::points::CAVALO => Msg::new("truco-points-cavalo"),
        super::points::REI => Msg::new("truco-points-rei"),
        _ => Msg::new("truco-points").with("points", points),
    }
}

/// Points as they are sung: some have names.
pub struct Song;

impl Argument for Song {
    type Value = i64;
    const EXPECTED: &'static str = "points: a number up to 38, rei, cavalo or sota";

    fn write(points: &i64, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, " {points}")
    }

    fn read(behind: &mut Behind<'_>) -> Result<i64, Unread> {
        song_from(behind.word()?).ok_or(Unread::Unfit)
    }

    fn arg(points: &i64) -> Arg {
        song_words(*points).into()
    }

    fn number(points: &i64) -> Option<i64> {
        Some(*points)
    }
}

/// Cards one on the other, the lowest first.
pub struct CardStack;

impl Argument for CardStack {
    type Value = Stack;
    const EXPECTED: &'static str = "two or three cards, the lowest first";

    fn write(cards: &Stack, f: &mut Formatter<'_>) -> fmt::Result {
        cards.iter().try_for_each(|card| write!(f, " {card}"))
    }

    fn read(behind: &mut Behind<'_>) -> Result<Stack, Unread> {
        let cards = cards::parse_cards(&behind.rest())?;
        if (2..=3).contains(&cards.len()) { Ok(cards.into_iter().collect()) } else { Err(Unread::Unfit) }
    }

    fn arg(cards: &Stack) -> Arg {
        match *cards.as_slice() {
            [first, second] => Msg::new("truco-two-cards").with("first", first).with("second", second).into(),
            [first, second, third] => {
                Msg::new("truco-three-cards").with("first", first).with("second", second).with("third", third).into()
            }
            _ => cards.iter().copied().collect::<CardSet>().into(),
        }
    }

    fn cards(cards: &Stack) -> CardSet {
        cards.iter().copied().collect()
    }
}

/// One card or more, to be seen.
pub struct Shown;

impl Argument for Shown {
    type Value = CardSet;
    const EXPECTED: &'static str = "one card or more";

    fn write(cards: &CardSet, f: &mut Formatter<'_>) -> fmt::Result {
        CardSet::write(cards, f)
    }

    fn read(behind: &mut Behind<'_>) -> Result<CardSet, Unread> {
        let cards = CardSet::read(behind)?;
        if cards.is_empty() { Err(Unread::Unfit) } else { Ok(cards) }
    }

    fn arg(cards: &CardSet) -> Arg {
        CardSet::arg(cards)
    }

    fn cards(cards: &CardSet) -> CardSet {
        *cards
    }
}

/// Words between quotation marks or without them, without what a record cannot hold.
pub struct Sentence;

impl Argument for Sentence {
    type Value = String;
    const EXPECTED: &'static str = "some words, no longer than a sentence";

    fn write(words: &String, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, " \"{words}\"")
    }

    fn read(behind: &mut Behind<'_>) -> Result<String, Unread> {
        let rest = behind.rest();
        let words = rest.trim_matches('"').trim();
        let unclean = words.contains(|letter: char| letter.is_control() || letter == '"' || letter == '#');
        if words.is_empty() || words.len() > LONGEST_WORDS || unclean { Err(Unread::Unfit) } else { Ok(words.to_owned()) }
    }

    fn arg(words: &String) -> Arg {
        words.clone().into()
    }
}

impl Argument for Charge {
    type Value = Charge;
    const EXPECTED: &'static str = "a law, as 9.X.4";

    fn write(law: &Charge, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, " {}", law.id())
    }

    fn read(behind: &mut Behind<'_>) -> Result<Charge, Unread> {
        let id = behind.word()?;
        Charge::from_id(id.strip_prefix("truco:").unwrap_or(id)).ok_or(Unread::Unfit)
    }

    fn arg(law: &Charge) -> Arg {
        law.id().to_owned().into()
    }
}
