//! What the book leaves to the company (section 7 of the rules): one small enum a question, with the book's default.

use super::facts::OPTIONS;
use engine::agreement::{Choice, choose, number, unknown};
use engine::{BadAgreement, OptionFact};
use serde::Serialize;

/// Whether irregular acts are refused or played and penalised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Fidelity {
    /// The program marks, returns the Matto, and refuses what the book forbids.
    Strict,
    /// Marks must be claimed, hands counted, suits answered; the book's penalties follow.
    Honour,
}

impl Choice for Fidelity {
    const ALL: &'static [(&'static str, Fidelity)] = &[("strict", Fidelity::Strict), ("honour", Fidelity::Honour)];
}

/// How partners or the first dealer are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Found {
    /// By agreement: as the seats are numbered.
    Agreed,
    Drawn,
}

impl Choice for Found {
    const ALL: &'static [(&'static str, Found)] = &[("agreed", Found::Agreed), ("drawn", Found::Drawn)];
}

/// What a resto is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Coin {
    /// A counter.
    Gettone,
    /// A testone.
    Testone,
    /// A scudo.
    Scudo,
    /// A paolo.
    Paolo,
    /// A grosso.
    Grosso,
}

impl Choice for Coin {
    const ALL: &'static [(&'static str, Coin)] = &[
        ("gettone", Coin::Gettone),
        ("testone", Coin::Testone),
        ("scudo", Coin::Scudo),
        ("paolo", Coin::Paolo),
        ("grosso", Coin::Grosso),
    ];
}

/// What becomes of odd points when the company rises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum BrokenResto {
    Lapses,
    /// They count as one resto more.
    Counts,
}

impl Choice for BrokenResto {
    const ALL: &'static [(&'static str, BrokenResto)] = &[("lapses", BrokenResto::Lapses), ("counts", BrokenResto::Counts)];
}

/// Who pays for a revoke.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum RevokePayer {
    Side,
    /// The offender, for his innocent partner too.
    OffenderAlone,
}

impl Choice for RevokePayer {
    const ALL: &'static [(&'static str, RevokePayer)] =
        &[("side", RevokePayer::Side), ("offender_alone", RevokePayer::OffenderAlone)];
}

/// Who robs from the stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum RobRound {
    /// The dealer, then each of the others once.
    AllOnce,
    /// The dealer only.
    DealerOnly,
}

impl Choice for RobRound {
    const ALL: &'static [(&'static str, RobRound)] = &[("all_once", RobRound::AllOnce), ("dealer_only", RobRound::DealerOnly)];
}

/// Whether not answering with a tarocco is fined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum TarotRevoke {
    /// The book fixes no fine: it is refused at every table.
    Uncovered,
    /// Possible at an honour table, and fined like a suit not answered.
    AsSuit,
}

impl Choice for TarotRevoke {
    const ALL: &'static [(&'static str, TarotRevoke)] =
        &[("uncovered", TarotRevoke::Uncovered), ("as_suit", TarotRevoke::AsSuit)];
}

/// Games named and not described.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Fola {
    Off,
}

impl Choice for Fola {
    const ALL: &'static [(&'static str, Fola)] = &[("off", Fola::Off)];
}

/// Which way the play goes round; only drawn, never decided by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Direction {
    /// To the right.
    Counterclockwise,
    /// To the left.
    Clockwise,
}

impl Choice for Direction {
    const ALL: &'static [(&'static str, Direction)] =
        &[("counterclockwise", Direction::Counterclockwise), ("clockwise", Direction::Clockwise)];
}

/// How long a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Length {
    /// So many giochi.
    Giochi(u32),
    /// Until somebody rises.
    Open,
}

/// No match is longer.
const MOST_GIOCHI: u32 = 1000;

/// Pacts are read by a referee, not by the rules: a page is enough.
const LONGEST_PACTS: usize = 400;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Agreements {
    /// Strict or honour.
    pub fidelity: Fidelity,
    /// How partners are found.
    pub partners: Found,
    /// How the first dealer is found.
    pub first_dealer: Found,
    /// Points to a resto.
    pub resto_points: i64,
    /// What a resto is worth; by default what is usual in the house.
    pub resto_value: Option<i64>,
    /// What it is called.
    pub resto_coin: Coin,
    /// What it is worth in the house.
    pub house_stake: i64,
    /// What becomes of odd points.
    pub broken_resto: BrokenResto,
    /// Who pays for a revoke.
    pub revoke_payer: RevokePayer,
    /// Who robs from the stock.
    pub rob_round: RobRound,
    /// Whether tarocchi must be answered on pain of a resto.
    pub tarot_revoke: TarotRevoke,
    /// How long a match is.
    pub match_giochi: Length,
    /// An open match ends after so many.
    pub most_giochi: u32,
    /// Not described, not played.
    pub fola: Fola,
    /// What else was agreed, for the referee.
    pub pacts: String,
    /// Which way the play goes round.
    pub direction: Direction,
}

impl Default for Agreements {
    fn default() -> Agreements {
        Agreements {
            fidelity: Fidelity::Strict,
            partners: Found::Drawn,
            first_dealer: Found::Drawn,
            resto_points: 60,
            resto_value: None,
            resto_coin: Coin::Gettone,
            house_stake: 1,
            broken_resto: BrokenResto::Lapses,
            revoke_payer: RevokePayer::Side,
            rob_round: RobRound::AllOnce,
            tarot_revoke: TarotRevoke::Uncovered,
            match_giochi: Length::Giochi(4),
            most_giochi: 100,
            fola: Fola::Off,
            pacts: String::new(),
            direction: Direction::Counterclockwise,
        }
    }
}

impl Agreements {
    /// Is this an honour table?
    pub fn honour(&self) -> bool {
        self.fidelity == Fidelity::Honour
    }

    /// What a resto is worth.
    pub fn resto(&self) -> i64 {
        self.resto_value.unwrap_or(self.house_stake)
    }

    /// The giochi a match has at most.
    pub fn most(&self) -> u32 {
        match self.match_giochi {
            Length::Giochi(giochi) => giochi,
            Length::Open => self.most_giochi,
        }
    }
}

impl engine::Agreements for Agreements {
    fn facts() -> &'static [OptionFact] {
        OPTIONS
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), BadAgreement> {
        match name {
            "table" => self.fidelity = choose(name, value)?,
            "partners" => self.partners = choose(name, value)?,
            "first_dealer" => self.first_dealer = choose(name, value)?,
            "resto_points" => self.resto_points = number(name, value, 1, 1_000_000)?,
            "resto_value" => self.resto_value = Some(number(name, value, 1, 1_000_000)?),
            "resto_coin" => self.resto_coin = choose(name, value)?,
            "house_stake" => self.house_stake = number(name, value, 1, 1_000_000)?,
            "broken_resto" => self.broken_resto = choose(name, value)?,
            "revoke_payer" => self.revoke_payer = choose(name, value)?,
            "rob_round" => self.rob_round = choose(name, value)?,
            "tarot_revoke" => self.tarot_revoke = choose(name, value)?,
            "match_giochi" if value == "open" => self.match_giochi = Length::Open,
            "match_giochi" => self.match_giochi = Length::Giochi(number(name, value, 1, MOST_GIOCHI)?),
            "most_giochi" => self.most_giochi = number(name, value, 1, MOST_GIOCHI)?,
            "fola" => self.fola = choose(name, value)?,
            "pacts" => self.pacts = pacts(name, value)?,
            "direction" => self.direction = choose(name, value)?,
            _ => return Err(unknown::<Agreements>(name)),
        }
        Ok(())
    }

    fn get(&self, name: &str) -> Option<String> {
        Some(match name {
            "table" => self.fidelity.word().to_owned(),
            "partners" => self.partners.word().to_owned(),
            "first_dealer" => self.first_dealer.word().to_owned(),
            "resto_points" => self.resto_points.to_string(),
            "resto_value" => self.resto_value?.to_string(),
            "resto_coin" => self.resto_coin.word().to_owned(),
            "house_stake" => self.house_stake.to_string(),
            "broken_resto" => self.broken_resto.word().to_owned(),
            "revoke_payer" => self.revoke_payer.word().to_owned(),
            "rob_round" => self.rob_round.word().to_owned(),
            "tarot_revoke" => self.tarot_revoke.word().to_owned(),
            "match_giochi" => match self.match_giochi {
                Length::Giochi(giochi) => giochi.to_string(),
                Length::Open => "open".to_owned(),
            },
            "most_giochi" => self.most_giochi.to_string(),
            "fola" => self.fola.word().to_owned(),
            "pacts" if self.pacts.is_empty() => return None,
            "pacts" => self.pacts.clone(),
            "direction" => self.direction.word().to_owned(),
            _ => return None,
        })
    }
}

/// Pacts are one line of plain text.
fn pacts(name: &str, value: &str) -> Result<String, BadAgreement> {
    let text = value.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.chars().any(char::is_control) || text.contains('#') || text.chars().count() > LONGEST_PACTS {
        return Err(BadAgreement::Value {
            name: name.to_owned(),
            value: value.chars().take(40).collect(),
            expected: format!("one line of text without `#`, at most {LONGEST_PACTS} letters"),
        });
    }
    Ok(text)
}
