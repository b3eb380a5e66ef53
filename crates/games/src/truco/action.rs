//! Everything a player can say or do, and its one text form.

use super::laws::Charge;
use super::lexicon::{Heard, Moment, hear};
use super::points::song_from;
use super::stakes::{EnvidoCall, Stage};
use super::state::{FlorCall, Joint, Leaving, Reply};
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::{Action as _, Arg, BadAction, Msg, Seat};
use std::fmt;
use std::str::FromStr;

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

/// Everything a player can say or do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// So many cards lifted.
    Cut(i64),
    /// The tampa baralho demanded.
    RequestTampa,
    /// The pé announces testa.
    AnnounceTesta,
    /// *Na lei do jogo está tudo dito*.
    SayLei,
    /// The pé lets a card fall face up: to whom, and which of his three.
    Expose(Seat, u8),
    /// The pé deals a seat so many cards.
    Misdeal(Seat, u8),
    /// The card turned up is taken.
    AcceptExposed,
    /// It is not: new cards.
    RefuseExposed,
    /// "I have too many cards, or too few."
    ReportCount,
    /// A call of the envido.
    Envido(EnvidoCall),
    Sing(i64),
    /// *Não mato*, *é bom*.
    NaoMato,
    /// A word of the flor.
    Flor(FlorCall),
    /// *É boa*.
    EBoa,
    /// Flor e flor stand.
    Segue,
    /// No word: the flor goes by.
    WaiveFlor,
    /// *Peço flor*.
    PecoFlor(Seat),
    /// Truco, or its raise after an earlier *quero*.
    Truco(Stage),
    /// *Quero retruco*, *quero vale quatro*.
    QueroE(Stage),
    /// *Quero*, *não quero*.
    Answer(Reply),
    /// One part accepted only.
    Passo(Passo),
    /// An answer to the lei with flor: to the truco, after the flor is kept up.
    ComFlor(Reply),
    /// An answer to the lei with flor: to the truco, the flor shrinking.
    AchicoE(Reply),
    /// Two proposals in one breath.
    Double(Double),
    /// A card.
    Play(Card),
    /// Several cards laid on one another, so that all see it.
    PlayMany(Stack),
    /// Several cards laid on one another, so that nobody sees it.
    PlayStacked(Stack),
    /// Cards laid face down, or thrown into the monte.
    Leave(Leaving),
    Show(CardSet),
    /// "Say it again."
    AskRepeat,
    /// "What is to be paid?"
    AskTally,
    /// Words as a player says them.
    Utter(String),
    /// A fault claimed.
    Claim(Charge, Seat),
    /// One's own false flor owned up to.
    Admit,
    /// Nothing more to claim, or to show: the cards may be gathered.
    Gather,
    /// Another's cards gathered too early.
    GatherOf(Seat),
    /// One's cards looked at out of turn.
    Look,
    /// A signal.
    Senha,
}

use Action::*;

/// Actions that are a word and nothing behind it.
const BARE: &[(&str, Action)] = &[
    ("request_tampa", RequestTampa),
    ("announce_testa", AnnounceTesta),
    ("say_lei", SayLei),
    ("accept_exposed", AcceptExposed),
    ("refuse_exposed", RefuseExposed),
    ("report_count", ReportCount),
    ("envido", Envido(EnvidoCall::Envido)),
    ("real_envido", Envido(EnvidoCall::Real)),
    ("falta_envido", Envido(EnvidoCall::Falta)),
    ("nao_mato", NaoMato),
    ("flor", Flor(FlorCall::Flor)),
    ("contra_flor", Flor(FlorCall::ContraFlor)),
    ("contra_flor_resto", Flor(FlorCall::Resto)),
    ("achico", Flor(FlorCall::Achico)),
    ("e_boa", EBoa),
    ("segue", Segue),
    ("waive_flor", WaiveFlor),
    ("truco", Truco(Stage::Truco)),
    ("retruco", Truco(Stage::Retruco)),
    ("vale_quatro", Truco(Stage::ValeQuatro)),
    ("quero_retruco", QueroE(Stage::Retruco)),
    ("quero_vale_quatro", QueroE(Stage::ValeQuatro)),
    ("quero", Answer(Reply::Quero)),
    ("nao_quero", Answer(Reply::NaoQuero)),
    ("passo_1_quero_2", Passo(self::Passo::First)),
    ("passo_2_quero_1", Passo(self::Passo::Second)),
    ("passo_truco_quero_envido", Passo(self::Passo::Truco)),
    ("passo_envido_quero_truco", Passo(self::Passo::Envido)),
    ("com_flor_quero", ComFlor(Reply::Quero)),
    ("com_flor_nao_quero", ComFlor(Reply::NaoQuero)),
    ("achico_quero", AchicoE(Reply::Quero)),
    ("achico_nao_quero", AchicoE(Reply::NaoQuero)),
    ("pass_cards", Leave(Leaving::Pass)),
    ("go_to_baralho", Leave(Leaving::Baralho)),
    ("ask_repeat", AskRepeat),
    ("ask_tally", AskTally),
    ("admit", Admit),
    ("look", Look),
    ("senha", Senha),
];

/// The halves of a double proposal as they are written.
const DOUBLES: &[(&str, Double)] = &[
    ("envido truco", Double::Envido(EnvidoCall::Envido, Joint::EnvidoFirst)),
    ("real_envido truco", Double::Envido(EnvidoCall::Real, Joint::EnvidoFirst)),
    ("falta_envido truco", Double::Envido(EnvidoCall::Falta, Joint::EnvidoFirst)),
    ("truco envido", Double::Envido(EnvidoCall::Envido, Joint::TrucoFirst)),
    ("truco real_envido", Double::Envido(EnvidoCall::Real, Joint::TrucoFirst)),
    ("truco falta_envido", Double::Envido(EnvidoCall::Falta, Joint::TrucoFirst)),
    ("flor truco", Double::Flor),
];

impl Double {
    /// Every double proposal.
    pub fn all() -> impl Iterator<Item = Double> {
        DOUBLES.iter().map(|&(_, double)| double)
    }

    fn text(self) -> &'static str {
        DOUBLES.iter().find(|&&(_, known)| known == self).map_or("", |&(text, _)| text)
    }
}

impl engine::Action for Action {
    fn verb(&self) -> &'static str {
        match self {
            Cut(_) => "cut",
            Expose(..) => "exposed",
            Misdeal(..) => "misdeal",
            Sing(_) => "sing",
            PecoFlor(_) => "peco_flor",
            Double(_) => "double",
            Play(_) => "play",
            PlayMany(_) => "play_many",
            PlayStacked(_) => "play_stacked",
            Show(_) => "show",
            Utter(_) => "utter",
            Claim(..) => "claim",
            Gather | GatherOf(_) => "gather",
            bare => BARE.iter().find(|(_, known)| known == bare).map_or("", |&(verb, _)| verb),
        }
    }

    fn words(&self) -> Msg {
        match self {
            Cut(cards) => Msg::new("truco-cut").with("cards", *cards),
            Expose(seat, card) => Msg::new("truco-exposed").with("seat", *seat).with("card", i64::from(*card)),
            Misdeal(seat, cards) => Msg::new("truco-misdeal").with("seat", *seat).with("cards", i64::from(*cards)),
            Sing(points) => Msg::new("truco-sing").with("points", song_words(*points)),
            PecoFlor(seat) => Msg::new("truco-peco-flor").with("seat", *seat),
            Double(double) => Msg::new(double_words(*double)),
            Play(card) => Msg::new("truco-play").with("card", *card),
            PlayMany(cards) => Msg::new("truco-play-many").with("cards", stack_words(cards)),
            PlayStacked(cards) => Msg::new("truco-play-stacked").with("cards", stack_words(cards)),
            Show(cards) => Msg::new("truco-show").with("cards", *cards),
            Utter(words) => Msg::new("truco-utter").with("words", words.clone()),
            Claim(law, seat) => Msg::new("truco-claim").with("law", law.id().to_owned()).with("seat", *seat),
            Gather => Msg::new("truco-gather"),
            GatherOf(seat) => Msg::new("truco-gather-of").with("seat", *seat),
            bare => Msg::new(bare_words(bare)),
        }
    }

    /// Acts that the law pays by flores nobody has sung: three for each that is held, one if none is (5.5). So they tell
    /// whether there is one, shown or not.
    fn reveals(&self) -> bool {
        match self {
            ReportCount | GatherOf(_) => true,
            Claim(law, _) => law.tells_flores(),
            // *Florzinha* is a flor only of who holds none (R67).
            Utter(words) => Moment::BOTH.into_iter().any(|moment| hear(words, moment) == Heard::Florzinha),
            _ => false,
        }
    }

    /// Words that can end a contest, by leaving, by refusing the truco, or by a first part that carries a side out or lets go
    /// on what was held: then the proofs that are owed are turned up. And one lays his cards open to own up to a false flor.
    fn turns_up(&self) -> bool {
        let refuses = matches!(self, Answer(Reply::NaoQuero) | Passo(_) | ComFlor(Reply::NaoQuero) | AchicoE(Reply::NaoQuero));
        let ends_first = matches!(self, Flor(_) | EBoa | Segue | WaiveFlor | Sing(_) | NaoMato);
        let says = |words: &str| {
            let heard = Moment::BOTH.map(|moment| hear(words, moment));
            heard.iter().any(|heard| matches!(heard, Heard::Means(action) if action.turns_up()))
        };
        match self {
            Utter(words) => says(words),
            Leave(_) | Admit => true,
            _ => refuses || ends_first,
        }
    }

    fn heading(verb: &'static str) -> Msg {
        match verb {
            "play" => Msg::new("truco-heading-play"),
            "show" => Msg::new("truco-heading-show"),
            "sing" => Msg::new("truco-heading-sing"),
            _ => Msg::new("truco-heading-cut"),
        }
    }
}

/// The message of an action that is a word and nothing behind it.
const fn bare_words(action: &Action) -> &'static str {
    match action {
        RequestTampa => "truco-request-tampa",
        AnnounceTesta => "truco-announce-testa",
        SayLei => "truco-say-lei",
        AcceptExposed => "truco-accept-exposed",
        RefuseExposed => "truco-refuse-exposed",
        ReportCount => "truco-report-count",
        Envido(EnvidoCall::Envido) => "truco-envido",
        Envido(EnvidoCall::Real) => "truco-real-envido",
        Envido(EnvidoCall::Falta) => "truco-falta-envido",
        NaoMato => "truco-nao-mato",
        Flor(FlorCall::Flor) => "truco-flor",
        Flor(FlorCall::ContraFlor) => "truco-contra-flor",
        Flor(FlorCall::Resto) => "truco-contra-flor-resto",
        Flor(FlorCall::Achico) => "truco-achico",
        EBoa => "truco-e-boa",
        Segue => "truco-segue",
        WaiveFlor => "truco-waive-flor",
        Truco(Stage::Retruco) => "truco-retruco",
        Truco(Stage::ValeQuatro) => "truco-vale-quatro",
        Truco(_) => "truco-truco",
        QueroE(Stage::ValeQuatro) => "truco-quero-vale-quatro",
        QueroE(_) => "truco-quero-retruco",
        Answer(Reply::Quero) => "truco-quero",
        Answer(Reply::NaoQuero) => "truco-nao-quero",
        Passo(self::Passo::First) => "truco-passo-first",
        Passo(self::Passo::Second) => "truco-passo-second",
        Passo(self::Passo::Truco) => "truco-passo-truco",
        Passo(self::Passo::Envido) => "truco-passo-envido",
        ComFlor(Reply::Quero) => "truco-com-flor-quero",
        ComFlor(Reply::NaoQuero) => "truco-com-flor-nao-quero",
        AchicoE(Reply::Quero) => "truco-achico-quero",
        AchicoE(Reply::NaoQuero) => "truco-achico-nao-quero",
        Leave(Leaving::Pass) => "truco-pass-cards",
        Leave(Leaving::Baralho) => "truco-go-to-baralho",
        AskRepeat => "truco-ask-repeat",
        AskTally => "truco-ask-tally",
        Admit => "truco-admit",
        Look => "truco-look",
        _ => "truco-senha",
    }
}

const fn double_words(double: Double) -> &'static str {
    match double {
        self::Double::Envido(EnvidoCall::Envido, Joint::EnvidoFirst) => "truco-envido-e-truco",
        self::Double::Envido(EnvidoCall::Real, Joint::EnvidoFirst) => "truco-real-envido-e-truco",
        self::Double::Envido(EnvidoCall::Falta, Joint::EnvidoFirst) => "truco-falta-envido-e-truco",
        self::Double::Envido(EnvidoCall::Envido, Joint::TrucoFirst) => "truco-truco-e-envido",
        self::Double::Envido(EnvidoCall::Real, Joint::TrucoFirst) => "truco-truco-e-real-envido",
        self::Double::Envido(EnvidoCall::Falta, Joint::TrucoFirst) => "truco-truco-e-falta-envido",
        self::Double::Flor => "truco-flor-e-truco",
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

fn stack_text(cards: &Stack) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

/// Cards one on the other, the lowest first, by their names.
fn stack_words(cards: &Stack) -> Arg {
    match cards.as_slice() {
        [first, second] => Msg::new("truco-two-cards").with("first", *first).with("second", *second).into(),
        [first, second, third] => {
            Msg::new("truco-three-cards").with("first", *first).with("second", *second).with("third", *third).into()
        }
        _ => stack_text(cards).into(),
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        match self {
            Cut(cards) => write!(f, " {cards}"),
            Expose(seat, n) | Misdeal(seat, n) => write!(f, " {seat} {n}"),
            Sing(points) => write!(f, " {points}"),
            PecoFlor(seat) | GatherOf(seat) => write!(f, " {seat}"),
            Double(double) => write!(f, " {}", double.text()),
            Play(card) => write!(f, " {card}"),
            PlayMany(cards) | PlayStacked(cards) => write!(f, " {}", stack_text(cards)),
            Show(cards) => write!(f, " {cards}"),
            Utter(words) => write!(f, " \"{words}\""),
            Claim(law, seat) => write!(f, " {} {seat}", law.id()),
            _ => Ok(()),
        }
    }
}

fn seat(text: &str) -> Option<Seat> {
    text.parse().ok().and_then(Seat::new)
}

/// Words between quotation marks or without them, without what a record cannot hold.
fn words(text: &str) -> Option<String> {
    let text = text.trim().trim_matches('"').trim();
    let clean =
        !text.is_empty() && text.len() <= LONGEST_WORDS && !text.contains(|c: char| c.is_control() || c == '"' || c == '#');
    // One space between words: so it is written, and so it is read again.
    clean.then(|| text.split_whitespace().collect::<Vec<_>>().join(" "))
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Action, BadAction> {
        let text = text.trim();
        let (verb, behind) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        if verb.is_empty() {
            return Err(BadAction::Empty);
        }
        let wrong = |expected| BadAction::Arguments { verb: verb.chars().take(24).collect(), expected };
        let rest: Vec<&str> = behind.split_whitespace().collect();
        let bare = BARE.iter().find(|&&(known, _)| known == verb).map(|(_, action)| action.clone());
        // A *tentos envido* is a simple envido (R37), and *é bom* is *não mato* (R39).
        let bare = bare.or(match verb {
            "tentos_envido" => Some(Envido(EnvidoCall::Envido)),
            "e_bom" => Some(NaoMato),
            _ => None,
        });
        if let Some(action) = bare {
            return if rest.is_empty() { Ok(action) } else { Err(wrong("nothing behind it")) };
        }
        let stack = || -> Result<Stack, BadAction> {
            let cards = cards::parse_cards(behind)?;
            if !(2..=3).contains(&cards.len()) {
                return Err(wrong("two or three cards, the lowest first"));
            }
            Ok(cards.into_iter().collect())
        };
        let seat_and = |expected: &'static str| -> Result<(Seat, u8), BadAction> {
            match rest[..] {
                [who, n] => seat(who).zip(n.parse().ok()).ok_or(wrong(expected)),
                _ => Err(wrong(expected)),
            }
        };
        match verb {
            "cut" => match rest[..] {
                [cards] => cards.parse().map(Cut).map_err(|_| wrong("a number of cards")),
                _ => Err(wrong("a number of cards")),
            },
            "exposed" => seat_and("a seat and which of its cards").map(|(seat, card)| Expose(seat, card)),
            "misdeal" => seat_and("a seat and a number of cards").map(|(seat, cards)| Misdeal(seat, cards)),
            "sing" => match rest[..] {
                [points] => song_from(points).map(Sing).ok_or(wrong("points: a number up to 38, rei, cavalo or sota")),
                _ => Err(wrong("points: a number up to 38, rei, cavalo or sota")),
            },
            "peco_flor" => match rest[..] {
                [who] => seat(who).map(PecoFlor).ok_or(wrong("a seat")),
                _ => Err(wrong("a seat")),
            },
            "double" => DOUBLES
                .iter()
                .find(|(known, _)| *known == rest.join(" "))
                .map(|&(_, double)| Double(double))
                .ok_or(wrong("an envido and truco, in either order, or flor truco")),
            "play" => match rest[..] {
                [card] => card.parse().map(Play).map_err(|bad| BadAction::Cards(cards::BadCards::Card(bad))),
                _ => Err(wrong("one card")),
            },
            "play_many" => stack().map(PlayMany),
            "play_stacked" => stack().map(PlayStacked),
            "show" => match behind.parse::<CardSet>()? {
                none if none.is_empty() => Err(wrong("one card or more")),
                cards => Ok(Show(cards)),
            },
            "utter" | "say" => words(behind).map(Utter).ok_or(wrong("some words, no longer than a sentence")),
            "claim" => match rest[..] {
                [law, who] => {
                    let law = Charge::from_id(law.strip_prefix("truco:").unwrap_or(law));
                    law.zip(seat(who)).map(|(law, who)| Claim(law, who)).ok_or(wrong("a law, as 9.X.4, and a seat"))
                }
                _ => Err(wrong("a law, as 9.X.4, and a seat")),
            },
            "gather" => match rest[..] {
                [] => Ok(Gather),
                [who] => seat(who).map(GatherOf).ok_or(wrong("nothing or a seat")),
                _ => Err(wrong("nothing or a seat")),
            },
            _ => Err(BadAction::Verb { verb: verb.chars().take(24).collect() }),
        }
    }
}

impl serde::Serialize for Action {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
