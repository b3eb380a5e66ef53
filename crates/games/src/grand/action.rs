//! Everything a player can say or do, and its one text form.

use super::contract::{Contract, Way};
use cards::{Card, CardSet, Suit};
use engine::{Action as _, BadAction, Msg, Seat};
use std::fmt;
use std::str::FromStr;

/// Everything a player can say or do.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// So many points.
    Bid(i64),
    /// *Passo*.
    Pass,
    /// The mão lays this heart open and says "Copas".
    OpenCopas(Card),
    /// The bidder chooses the game.
    Choose(Contract),
    /// Eight cards laid aside.
    Discard(CardSet),
    /// The first card for the second, which lies open.
    Exchange(Card, Card),
    /// No card exchanged.
    NoExchange,
    /// A lone player's opponent has his partner open his five cards, to choose from them.
    OpenPartner,
    /// A card.
    Play(Card),
    /// The trick gathered in; by itself at a strict table.
    Take,
    /// A wrong card replaced by this one.
    Amend(Card),
    /// "That card is wrong."
    Accuse(Seat),
    /// "Time."
    CallTime,
}

use Action::*;

impl engine::Action for Action {
    fn verb(&self) -> &'static str {
        match self {
            Bid(_) => "bid",
            Pass => "pass",
            OpenCopas(_) => "open_copas",
            Choose(_) => "choose",
            Discard(_) => "discard",
            Exchange(..) => "exchange",
            NoExchange => "no_exchange",
            OpenPartner => "open_partner",
            Play(_) => "play",
            Take => "take",
            Amend(_) => "amend",
            Accuse(_) => "accuse",
            CallTime => "call_time",
        }
    }

    fn words(&self) -> Msg {
        match *self {
            Bid(points) => Msg::new("grand-bid").with("points", points),
            Pass => Msg::new("grand-pass"),
            OpenCopas(card) => Msg::new("grand-open-copas").with("card", card),
            Choose(contract) => contract_words(contract),
            Discard(cards) => Msg::new("grand-discard").with("cards", cards),
            Exchange(give, take) => Msg::new("grand-exchange").with("give", give).with("take", take),
            NoExchange => Msg::new("grand-no-exchange"),
            OpenPartner => Msg::new("grand-open-partner"),
            Play(card) => Msg::new("grand-play").with("card", card),
            Take => Msg::new("grand-take"),
            Amend(card) => Msg::new("grand-amend").with("card", card),
            Accuse(seat) => Msg::new("grand-accuse").with("seat", seat),
            CallTime => Msg::new("grand-call-time"),
        }
    }

    fn reveals(&self) -> bool {
        // A partner's cards are laid open.
        matches!(self, OpenPartner)
    }

    fn heading(verb: &'static str) -> Msg {
        match verb {
            "open_copas" => Msg::new("grand-heading-open-copas"),
            "discard" => Msg::new("grand-heading-discard"),
            "amend" => Msg::new("grand-heading-amend"),
            _ => Msg::new("grand-heading-play"),
        }
    }
}

/// The words for a contract, with its trump.
pub(super) fn contract_words(contract: Contract) -> Msg {
    match contract {
        Contract::Whist(trump) => Msg::new("grand-choose-whist").with("suit", trump),
        Contract::Grand => Msg::new("grand-grand"),
        Contract::Eucre(trump, Way::Partners) => Msg::new("grand-choose-eucre").with("suit", trump),
        Contract::Eucre(trump, Way::Alone) => Msg::new("grand-choose-eucre-alone").with("suit", trump),
        Contract::Copas => Msg::new("grand-copas"),
    }
}

/// The words for a game, whatever its trump.
pub(super) const fn game_words(contract: Contract) -> Msg {
    Msg::new(match contract {
        Contract::Whist(_) => "grand-whist",
        Contract::Grand => "grand-grand",
        Contract::Eucre(..) => "grand-eucre",
        Contract::Copas => "grand-copas",
    })
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        match self {
            Bid(points) => write!(f, " {points}"),
            OpenCopas(card) | Play(card) | Amend(card) => write!(f, " {card}"),
            Choose(contract) => {
                write!(f, " {}", contract.name())?;
                contract.trump().map_or(Ok(()), |trump| write!(f, " {trump}"))?;
                if contract.way() == Way::Alone { f.write_str(" alone") } else { Ok(()) }
            }
            Discard(cards) if !cards.is_empty() => write!(f, " {cards}"),
            Exchange(give, take) => write!(f, " {give} {take}"),
            Accuse(seat) => write!(f, " {seat}"),
            Pass | Discard(_) | NoExchange | OpenPartner | Take | CallTime => Ok(()),
        }
    }
}

fn chosen(words: &[&str]) -> Option<Contract> {
    let suit = |text: &str| text.parse::<Suit>().ok();
    match *words {
        ["whist", trump] => suit(trump).map(Contract::Whist),
        ["grand"] => Some(Contract::Grand),
        ["eucre", trump] => suit(trump).map(|trump| Contract::Eucre(trump, Way::Partners)),
        ["eucre", trump, "alone"] => suit(trump).map(|trump| Contract::Eucre(trump, Way::Alone)),
        ["copas"] => Some(Contract::Copas),
        _ => None,
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Action, BadAction> {
        let mut words = text.split_whitespace();
        let verb = words.next().ok_or(BadAction::Empty)?;
        let rest: Vec<&str> = words.collect();
        let wrong = |expected| BadAction::Arguments { verb: verb.chars().take(24).collect(), expected };
        let read = |text: &str| text.parse::<Card>().map_err(|bad| BadAction::Cards(cards::BadCards::Card(bad)));
        let card = || match rest[..] {
            [card] => read(card),
            _ => Err(wrong("one card")),
        };
        if let Some(bare) = [Pass, NoExchange, OpenPartner, Take, CallTime].into_iter().find(|bare| bare.verb() == verb) {
            return if rest.is_empty() { Ok(bare) } else { Err(wrong("nothing behind it")) };
        }
        match verb {
            "bid" => match rest[..] {
                [points] => points.parse().map(Bid).map_err(|_| wrong("a number of points")),
                _ => Err(wrong("a number of points")),
            },
            "open_copas" => Ok(OpenCopas(card()?)),
            "choose" => chosen(&rest)
                .map(Choose)
                .ok_or_else(|| wrong("whist and a suit, grand, eucre and a suit (and perhaps alone), or copas")),
            "discard" => Ok(Discard(rest.join(" ").parse()?)),
            "exchange" => match rest[..] {
                [give, take] => Ok(Exchange(read(give)?, read(take)?)),
                _ => Err(wrong("the card given and the card taken")),
            },
            "play" => Ok(Play(card()?)),
            "amend" => Ok(Amend(card()?)),
            "accuse" => match rest[..] {
                [seat] => seat.parse().ok().and_then(Seat::new).map(Accuse).ok_or_else(|| wrong("a seat")),
                _ => Err(wrong("a seat")),
            },
            _ => Err(BadAction::Verb { verb: verb.chars().take(24).collect() }),
        }
    }
}
