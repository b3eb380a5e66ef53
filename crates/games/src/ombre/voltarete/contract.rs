//! The games a player can make themselves in, and what they pay: tables of data.

use cards::Suit;
use engine::{Cause, Cite, Msg};
use serde::Serialize;

/// A game of Voltarete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Contract {
    /// *Licença* (or *entro*): the feito exchanges cards, any trump.
    Licenca,
    /// *Preferência*: licença in copas and nothing else.
    Preferencia,
    /// *Só*: no exchange, any trump.
    So,
    /// *Só em copas*.
    SoCopas,
    /// *Voltarete de respeito*: both black aces shown, the trump turned up.
    Respeito,
    /// *Voltarete segundo*: the trump turned up, in the second passage.
    Segundo,
    /// *Casca*: eight or nine new cards, then the trump named.
    Casca,
    /// *Casca das treze*: the fourth player with the thirteen of the talon.
    Treze,
}

/// Values and names of a game.
#[derive(Clone, Copy, Debug)]
pub struct ContractTerms {
    /// Its machine name.
    pub name: &'static str,
    /// The message that names it.
    pub said: &'static str,
    /// Its rank in the first passage (R23); 0 if it is not one of that passage.
    pub level: u8,
    /// Base payment of each opponent, in tentos.
    pub base: i64,
    /// Additional payment of each opponent for an undeclared geral; `None` where there is no geral.
    pub geral: Option<i64>,
    /// The rule of its base.
    pub cite: Cite,
    /// Messages that give its base as the cause: when it is won, and when it is lost.
    pub causes: [&'static str; 2],
}

const TABLE: [ContractTerms; 8] = [
    ContractTerms {
        name: "licenca",
        said: "voltarete-licenca",
        level: 1,
        base: 2,
        geral: Some(8),
        cite: Cite("voltarete R116"),
        causes: ["voltarete-cause-licenca", "voltarete-cause-licenca-lost"],
    },
    ContractTerms {
        name: "preferencia",
        said: "voltarete-preferencia",
        level: 2,
        base: 2,
        geral: Some(8),
        cite: Cite("voltarete R116"),
        causes: ["voltarete-cause-preferencia", "voltarete-cause-preferencia-lost"],
    },
    ContractTerms {
        name: "so",
        said: "voltarete-so",
        level: 3,
        base: 6,
        geral: Some(32),
        cite: Cite("voltarete R116"),
        causes: ["voltarete-cause-so", "voltarete-cause-so-lost"],
    },
    ContractTerms {
        name: "so_copas",
        said: "voltarete-so-copas",
        level: 4,
        base: 6,
        geral: Some(32),
        cite: Cite("voltarete R116"),
        causes: ["voltarete-cause-so-copas", "voltarete-cause-so-copas-lost"],
    },
    ContractTerms {
        name: "respeito",
        said: "voltarete-respeito",
        level: 5,
        base: 12,
        geral: Some(64),
        cite: Cite("voltarete R116"),
        causes: ["voltarete-cause-respeito", "voltarete-cause-respeito-lost"],
    },
    ContractTerms {
        name: "segundo",
        said: "voltarete-segundo",
        level: 0,
        base: 4,
        geral: Some(16),
        cite: Cite("voltarete R116"),
        causes: ["voltarete-cause-segundo", "voltarete-cause-segundo-lost"],
    },
    ContractTerms {
        name: "casca",
        said: "voltarete-casca",
        level: 0,
        base: 5,
        geral: Some(24),
        cite: Cite("voltarete R116"),
        causes: ["voltarete-cause-casca", "voltarete-cause-casca-lost"],
    },
    ContractTerms {
        name: "treze",
        said: "voltarete-treze",
        level: 0,
        base: 5,
        geral: None,
        cite: Cite("voltarete R102"),
        causes: ["voltarete-cause-treze", "voltarete-cause-treze-lost"],
    },
];

/// The cause of a payment: its message and its rule.
pub(super) const fn cause(id: &'static str, rule: &'static str) -> Cause {
    Cause::new(id, Cite(rule))
}

/// *Cinco primeiras*: what each opponent pays for the first five tricks.
pub const PRIMEIRAS: i64 = 2;

/// Payment to each player with cards when a casca is thrown in, or a treze given up by consent.
pub const SURRENDER: i64 = 5;

impl Contract {
    /// Its values and names.
    pub const fn worth(self) -> &'static ContractTerms {
        &TABLE[self as usize]
    }

    /// Its name in words.
    pub const fn said(self) -> Msg {
        Msg::new(self.worth().said)
    }

    /// Its rank in the first passage.
    pub const fn level(self) -> u8 {
        self.worth().level
    }

    /// The trump it is fixed to, if it is.
    pub const fn fixed_trump(self) -> Option<Suit> {
        match self {
            Contract::Preferencia | Contract::SoCopas => Some(Suit::Copas),
            _ => None,
        }
    }

    /// Is the trump turned up from the talon?
    pub const fn turns(self) -> bool {
        matches!(self, Contract::Respeito | Contract::Segundo)
    }

    /// Does the feito play with the nine cards they were dealt?
    pub const fn is_so(self) -> bool {
        matches!(self, Contract::So | Contract::SoCopas)
    }
}

/// The factor of every paga: two in copas, the *favorita*.
pub const fn rate(trump: Option<Suit>) -> i64 {
    if matches!(trump, Some(Suit::Copas)) { 2 } else { 1 }
}

/// State of the geral.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Geral {
    /// Nobody tries it.
    No,
    /// Tried without having been declared: the feito led to the sixth trick.
    Tried,
    /// Declared before play.
    Declared,
}

/// One thing paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// The game itself.
    Base,
    Matadores,
    /// The first five tricks.
    Primeiras,
    /// All nine tricks.
    Geral,
}

impl Item {
    /// All of them, in the order in which they are paid.
    pub const ALL: [Item; 4] = [Item::Base, Item::Matadores, Item::Primeiras, Item::Geral];

    /// Its machine name.
    pub const fn name(self) -> &'static str {
        match self {
            Item::Base => "base",
            Item::Matadores => "matadores",
            Item::Primeiras => "primeiras",
            Item::Geral => "geral",
        }
    }
}

/// Facts that decide the pagas between the feito and each opponent (R116).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    /// The game played.
    pub contract: Contract,
    pub trump: Option<Suit>,
    /// Did the feito win?
    pub won: bool,
    /// Their matadores, 0 or 3 to 9.
    pub matadores: usize,
    /// Were the first five tricks theirs?
    pub primeiras: bool,
    /// The geral, if it was tried.
    pub geral: Geral,
    /// Were all nine tricks theirs?
    pub all_nine: bool,
}

impl Score {
    /// The payment of each opponent by item; the feito pays negative amounts.
    pub fn items(&self) -> [(Item, i64, Cause); 4] {
        let worth = self.contract.worth();
        let k = rate(self.trump);
        let sign = if self.won { 1 } else { -1 };
        let made = self.geral != Geral::No && self.all_nine && self.won;
        let stake = worth.geral.unwrap_or(0) * if self.geral == Geral::Declared { 2 } else { 1 };
        let geral = match (self.geral, made) {
            (Geral::No, _) => 0,
            (_, true) => k * stake,
            (_, false) => -k * stake,
        };
        let primeiras = if self.won && self.primeiras && !made { k * PRIMEIRAS } else { 0 };
        let [won, lost] = worth.causes;
        let base = if self.won { Cause::new(won, worth.cite) } else { cause(lost, "voltarete R120") };
        let of_matadores = cause("voltarete-cause-matadores", "voltarete R8").count(self.matadores as i64);
        let of_primeiras = cause("voltarete-cause-primeiras", "voltarete R116").count(PRIMEIRAS);
        let of_geral = match (made, self.geral) {
            (true, Geral::Declared) => cause("voltarete-cause-geral-declared", "voltarete R116"),
            (true, _) => cause("voltarete-cause-geral", "voltarete R116"),
            (false, _) => cause("voltarete-cause-geral-lost", "voltarete R86"),
        };
        [
            (Item::Base, sign * k * worth.base, base.count(worth.base).each(k)),
            (Item::Matadores, sign * k * self.matadores as i64, of_matadores.each(k)),
            (Item::Primeiras, primeiras, of_primeiras.each(k)),
            (Item::Geral, geral, of_geral.count(stake).each(k)),
        ]
    }

    /// The total payment of each opponent.
    pub fn total(&self) -> i64 {
        self.items().iter().map(|(_, amount, _)| amount).sum()
    }
}
