//! Everything a player can say or do, and its one text form.

use super::contract::Item;
use cards::{Card, CardSet, Suit};
use engine::{Action as _, BadAction, Msg, Seat};
use std::fmt;
use std::str::FromStr;

/// How a hand is laid down as won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Won {
    Hand,
    /// The hand with the first five tricks.
    Primeiras,
    /// All nine tricks.
    Geral,
}

/// How a hand is laid down as lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Lost {
    Resposta,
    Codilho,
}

/// What is asked for, and whether at the doubled rate of copas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Asked {
    /// One item, or all that is due.
    pub item: Option<Item>,
    /// At which rate.
    pub rate: Rate,
}

/// The rate at which pagas are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rate {
    /// The ordinary one.
    Single,
    /// That of copas.
    Favorita,
}

impl Asked {
    /// Every form in which pagas can be asked.
    pub fn all() -> impl Iterator<Item = Asked> {
        let items = [None].into_iter().chain(Item::ALL.map(Some));
        items.flat_map(|item| [Rate::Single, Rate::Favorita].map(|rate| Asked { item, rate }))
    }
}

/// Everything a player can say or do.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// *Passo*.
    Pass,
    /// *Licença*.
    Licenca,
    /// *Entro*: the pé's licença, which needs nobody's leave.
    Entro,
    /// *Preferência*.
    Preferencia,
    /// *Só*, the suit named at once or later.
    So(Option<Suit>),
    /// *Só em copas*.
    SoCopas,
    /// *Voltarete de respeito*.
    Respeito,
    /// Leave given to the game that stands.
    Consent,
    /// *Voltarete segundo*.
    Segundo,
    /// To the *casca*, with or without one card.
    Casca(Option<Card>),
    Name(Suit),
    /// The feito's discards.
    Exchange(CardSet),
    /// The casca thrown in.
    ReporCasca,
    /// An opponent's discards; what he does not buy he passes.
    Buy(CardSet),
    /// "Play."
    OrderPlay,
    /// All nine tricks promised.
    DeclareGeral,
    /// *Pedir resposta*.
    AskResposta,
    Give,
    Refuse,
    /// A card.
    Play(Card),
    /// Content with the first five tricks.
    Stop,
    /// On to the sixth trick: an undeclared geral.
    Continue,
    /// The feito lays his hand down as won.
    ClaimWin(Won),
    /// An opponent lays his hand down as codilho.
    ClaimCodilho,
    /// An opponent says the feito has won.
    GrantWin,
    /// The feito lays his hand down as lost.
    Concede(Lost),
    /// Content with what was laid down.
    Accept,
    /// "Play it out."
    MakePlay,
    /// The fourth player lets the hand go.
    Decline,
    /// *Casca das treze*.
    Treze,
    /// The four cards the fourth player puts aside.
    Discard4(CardSet),
    /// A resposta goes into the bolo.
    EnterNow,
    /// A resposta is left as a remissa.
    LeaveRemissa,
    /// A second resposta of the hand is left as a remissa, joined to the first.
    Joint,
    /// A remissa that falls due enters in two parts: so many tentos now.
    Split(i64),
    /// A revoke mended with this card.
    Amend(Card),
    /// "Seat revoked in trick n."
    Accuse(Seat, u8),
    /// The feito tells an opponent that he has codilho.
    SayCodilho(Seat),
    /// Pagas asked from a seat.
    AskPagas(Seat, Asked),
    /// Nothing more to claim.
    Content,
    /// The last packet dealt.
    Deal,
    /// The game broken off, if all agree.
    BreakOff,
}

use Action::*;

impl engine::Action for Action {
    fn verb(&self) -> &'static str {
        match self {
            Pass => "pass",
            Licenca => "licenca",
            Entro => "entro",
            Preferencia => "preferencia",
            So(_) => "so",
            SoCopas => "so_copas",
            Respeito => "respeito",
            Consent => "consent",
            Segundo => "segundo",
            Casca(_) => "casca",
            Name(_) => "name",
            Exchange(_) => "exchange",
            ReporCasca => "repor_casca",
            Buy(_) => "buy",
            OrderPlay => "order_play",
            DeclareGeral => "declare_geral",
            AskResposta => "ask_resposta",
            Give => "give",
            Refuse => "refuse",
            Play(_) => "play",
            Stop => "stop",
            Continue => "continue",
            ClaimWin(_) => "claim_win",
            ClaimCodilho => "claim_codilho",
            GrantWin => "grant_win",
            Concede(_) => "concede",
            Accept => "accept",
            MakePlay => "make_play",
            Decline => "decline",
            Treze => "treze",
            Discard4(_) => "discard4",
            EnterNow => "enter_now",
            LeaveRemissa => "leave_remissa",
            Joint => "joint",
            Split(_) => "split",
            Amend(_) => "amend",
            Accuse(..) => "accuse",
            SayCodilho(_) => "say_codilho",
            AskPagas(..) => "ask_pagas",
            Content => "content",
            Deal => "deal",
            BreakOff => "break_off",
        }
    }

    fn words(&self) -> Msg {
        match *self {
            Pass => Msg::new("voltarete-pass"),
            Licenca => Msg::new("voltarete-licenca"),
            Entro => Msg::new("voltarete-entro"),
            Preferencia => Msg::new("voltarete-preferencia"),
            So(None) => Msg::new("voltarete-so"),
            So(Some(suit)) => Msg::new("voltarete-so-in").with("suit", suit),
            SoCopas => Msg::new("voltarete-so-copas"),
            Respeito => Msg::new("voltarete-respeito"),
            Consent => Msg::new("voltarete-consent"),
            Segundo => Msg::new("voltarete-segundo"),
            Casca(None) => Msg::new("voltarete-casca"),
            Casca(Some(card)) => Msg::new("voltarete-casca-keeping").with("card", card),
            Name(suit) => Msg::new("voltarete-name").with("suit", suit),
            Exchange(cards) => Msg::new("voltarete-exchange").with("cards", cards),
            ReporCasca => Msg::new("voltarete-repor-casca"),
            Buy(cards) => Msg::new("voltarete-buy").with("cards", cards),
            OrderPlay => Msg::new("voltarete-order-play"),
            DeclareGeral => Msg::new("voltarete-declare-geral"),
            AskResposta => Msg::new("voltarete-ask-resposta"),
            Give => Msg::new("voltarete-give"),
            Refuse => Msg::new("voltarete-refuse"),
            Play(card) => Msg::new("voltarete-play").with("card", card),
            Stop => Msg::new("voltarete-stop"),
            Continue => Msg::new("voltarete-continue"),
            ClaimWin(Won::Hand) => Msg::new("voltarete-claim-hand"),
            ClaimWin(Won::Primeiras) => Msg::new("voltarete-claim-primeiras"),
            ClaimWin(Won::Geral) => Msg::new("voltarete-claim-geral"),
            ClaimCodilho => Msg::new("voltarete-claim-codilho"),
            GrantWin => Msg::new("voltarete-grant-win"),
            Concede(Lost::Resposta) => Msg::new("voltarete-concede-resposta"),
            Concede(Lost::Codilho) => Msg::new("voltarete-concede-codilho"),
            Accept => Msg::new("voltarete-accept"),
            MakePlay => Msg::new("voltarete-make-play"),
            Decline => Msg::new("voltarete-decline"),
            Treze => Msg::new("voltarete-treze"),
            Discard4(cards) => Msg::new("voltarete-discard4").with("cards", cards),
            EnterNow => Msg::new("voltarete-enter-now"),
            LeaveRemissa => Msg::new("voltarete-leave-remissa"),
            Joint => Msg::new("voltarete-joint"),
            Split(now) => Msg::new("voltarete-split").with("now", now),
            Amend(card) => Msg::new("voltarete-amend").with("card", card),
            Accuse(seat, trick) => Msg::new("voltarete-accuse").with("seat", seat).with("trick", i64::from(trick)),
            SayCodilho(seat) => Msg::new("voltarete-say-codilho").with("seat", seat),
            AskPagas(seat, asked) => Msg::new("voltarete-ask-pagas").with("seat", seat).with("items", asked.to_string()),
            Content => Msg::new("voltarete-content"),
            Deal => Msg::new("voltarete-deal"),
            BreakOff => Msg::new("voltarete-break-off"),
        }
    }

    fn reveals(&self) -> bool {
        // A card is turned up for the trump, hands are taken up, and at the end an accusation has the cards looked at.
        matches!(self, Respeito | Segundo | Deal | Accuse(..))
    }

    fn turns_up(&self) -> bool {
        // With the last who is content the hand is over, and what pays for itself is shown: matadores, Medalhão (R8).
        matches!(self, Accept | GrantWin)
    }

    fn heading(verb: &'static str) -> Msg {
        match verb {
            "play" => Msg::new("voltarete-heading-play"),
            "exchange" => Msg::new("voltarete-heading-exchange"),
            "buy" => Msg::new("voltarete-heading-buy"),
            "casca" => Msg::new("voltarete-heading-casca"),
            "discard4" => Msg::new("voltarete-heading-discard4"),
            "amend" => Msg::new("voltarete-heading-amend"),
            _ => Msg::new("voltarete-heading-split"),
        }
    }
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rate = if self.rate == Rate::Favorita { " favorita" } else { "" };
        write!(f, "{}{rate}", self.item.map_or("all", Item::name))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        match self {
            So(Some(suit)) | Name(suit) => write!(f, " {suit}"),
            Casca(Some(card)) | Play(card) | Amend(card) => write!(f, " {card}"),
            Exchange(cards) | Buy(cards) | Discard4(cards) if !cards.is_empty() => write!(f, " {cards}"),
            ClaimWin(Won::Hand) => f.write_str(" hand"),
            ClaimWin(Won::Primeiras) => f.write_str(" primeiras"),
            ClaimWin(Won::Geral) => f.write_str(" geral"),
            Concede(Lost::Resposta) => f.write_str(" resposta"),
            Concede(Lost::Codilho) => f.write_str(" codilho"),
            Split(now) => write!(f, " {now}"),
            Accuse(seat, trick) => write!(f, " {seat} {trick}"),
            SayCodilho(seat) => write!(f, " {seat}"),
            AskPagas(seat, asked) => write!(f, " {seat} {asked}"),
            _ => Ok(()),
        }
    }
}

fn seat(text: Option<&str>) -> Option<Seat> {
    text.and_then(|text| text.parse().ok()).and_then(Seat::new)
}

fn asked(words: &[&str]) -> Option<Asked> {
    Asked::all().find(|asked| asked.to_string() == words.join(" "))
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Action, BadAction> {
        let mut words = text.split_whitespace();
        let verb = words.next().ok_or(BadAction::Empty)?;
        let rest: Vec<&str> = words.collect();
        let cards = || rest.join(" ").parse::<CardSet>();
        let wrong = |expected| BadAction::Arguments { verb: verb.chars().take(24).collect(), expected };
        let one_card = || -> Result<Card, BadAction> {
            let [card] = rest[..] else { return Err(wrong("one card")) };
            card.parse().map_err(|bad| BadAction::Cards(cards::BadCards::Card(bad)))
        };
        let bare = [
            Pass,
            Licenca,
            Entro,
            Preferencia,
            So(None),
            SoCopas,
            Respeito,
            Consent,
            Segundo,
            Casca(None),
            ReporCasca,
            OrderPlay,
            DeclareGeral,
            AskResposta,
            Give,
            Refuse,
            Stop,
            Continue,
            ClaimCodilho,
            GrantWin,
            Accept,
            MakePlay,
            Decline,
            Treze,
            EnterNow,
            LeaveRemissa,
            Joint,
            Content,
            Deal,
            BreakOff,
        ];
        if let Some(action) = bare.into_iter().find(|action| action.verb() == verb) {
            return match (action, &rest[..]) {
                (action, []) => Ok(action),
                // Copas named at once is the higher game (D9), and is written as such.
                (So(_), [suit]) => match suit.parse() {
                    Ok(Suit::Copas) => Ok(SoCopas),
                    Ok(suit) => Ok(So(Some(suit))),
                    Err(_) => Err(wrong("nothing or a suit: O, C, E or B")),
                },
                (Casca(_), _) => one_card().map(|card| Casca(Some(card))),
                _ => Err(wrong("nothing behind it")),
            };
        }
        match verb {
            "name" => match rest[..] {
                [suit] => suit.parse().map(Name).map_err(|_| wrong("a suit: O, C, E or B")),
                _ => Err(wrong("a suit: O, C, E or B")),
            },
            "exchange" => Ok(Exchange(cards()?)),
            "buy" => Ok(Buy(cards()?)),
            "discard4" => Ok(Discard4(cards()?)),
            "play" => Ok(Play(one_card()?)),
            "amend" => Ok(Amend(one_card()?)),
            "claim_win" => match rest[..] {
                ["hand"] => Ok(ClaimWin(Won::Hand)),
                ["primeiras"] => Ok(ClaimWin(Won::Primeiras)),
                ["geral"] => Ok(ClaimWin(Won::Geral)),
                _ => Err(wrong("hand, primeiras or geral")),
            },
            "concede" => match rest[..] {
                ["resposta"] => Ok(Concede(Lost::Resposta)),
                ["codilho"] => Ok(Concede(Lost::Codilho)),
                _ => Err(wrong("resposta or codilho")),
            },
            "split" => match rest[..] {
                [now] => now.parse().map(Split).map_err(|_| wrong("a number of tentos")),
                _ => Err(wrong("a number of tentos")),
            },
            "accuse" => match (seat(rest.first().copied()), rest.get(1).and_then(|n| n.parse().ok()), rest.len()) {
                (Some(seat), Some(trick), 2) => Ok(Accuse(seat, trick)),
                _ => Err(wrong("a seat and the number of a trick")),
            },
            "say_codilho" => match (seat(rest.first().copied()), rest.len()) {
                (Some(seat), 1) => Ok(SayCodilho(seat)),
                _ => Err(wrong("a seat")),
            },
            "ask_pagas" => match (seat(rest.first().copied()), rest.get(1..).and_then(asked)) {
                (Some(seat), Some(asked)) => Ok(AskPagas(seat, asked)),
                _ => Err(wrong("a seat and base, matadores, primeiras, geral or all, and perhaps favorita")),
            },
            _ => Err(BadAction::Verb { verb: verb.chars().take(24).collect() }),
        }
    }
}
