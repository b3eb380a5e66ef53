//! What the book leaves to the company (section 7 of the rules).

use super::contract::STEP;
use crate::brazil::{Fidelity, Switch};
use engine::agreement::{Choice, choose, number, unknown};
use engine::{BadAgreement, OptionFact};
use serde::Serialize;

/// How pairs are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Pairs {
    /// As the company pleases: those who sit opposite.
    Chosen,
    Drawn,
}

impl Choice for Pairs {
    const ALL: &'static [(&'static str, Pairs)] = &[("chosen", Pairs::Chosen), ("drawn", Pairs::Drawn)];
}

/// When the match ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum EndMode {
    /// When a pair has the target.
    Points,
    /// When both pairs have called the time.
    Time,
    /// After so many hands.
    Hands,
}

impl Choice for EndMode {
    const ALL: &'static [(&'static str, EndMode)] =
        &[("points", EndMode::Points), ("time", EndMode::Time), ("hands", EndMode::Hands)];
}

/// Where the opponents of a lone player may take a card from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum DefenderExchange {
    /// From the open hand of his partner.
    OpenedHand,
    /// From each other, the giver's five being opened.
    OwnPartner,
    Off,
}

impl Choice for DefenderExchange {
    const ALL: &'static [(&'static str, DefenderExchange)] = &[
        ("opened_hand", DefenderExchange::OpenedHand),
        ("own_partner", DefenderExchange::OwnPartner),
        ("off", DefenderExchange::Off),
    ];
}

/// All agreements of a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Agreements {
    /// Strict or honour.
    pub fidelity: Fidelity,
    /// Chosen or drawn.
    pub pairs: Pairs,
    /// When the match ends.
    pub end_mode: EndMode,
    /// How many points end it.
    pub target: i64,
    /// How many minutes, by the company's clock.
    pub time_limit: u32,
    /// After how many hands.
    pub hand_limit: u32,
    /// After how many hands it ends in any case.
    pub most_hands: u32,
    /// May one who passed bid again?
    pub rebid_after_pass: Switch,
    /// May the mão open Copas?
    pub copas_opening: Switch,
    /// What such an opening is worth as a bid.
    pub copas_opening_bid: i64,
    /// Where a lone player's opponents take a card from.
    pub eucre_defender_exchange: DefenderExchange,
    /// Does a slam in Grand win the match?
    pub slam_wins: Switch,
    /// What each loser pays.
    pub stake: i64,
}

impl Default for Agreements {
    fn default() -> Agreements {
        Agreements {
            fidelity: Fidelity::Strict,
            pairs: Pairs::Drawn,
            end_mode: EndMode::Points,
            target: 100,
            time_limit: 60,
            hand_limit: 8,
            most_hands: 200,
            rebid_after_pass: Switch::On,
            copas_opening: Switch::On,
            copas_opening_bid: STEP,
            eucre_defender_exchange: DefenderExchange::OpenedHand,
            slam_wins: Switch::On,
            stake: 0,
        }
    }
}

impl Agreements {
    /// Is this an honour table?
    #[inline(always)]
    pub fn honour(&self) -> bool {
        self.fidelity == Fidelity::Honour
    }

    /// The match ends after so many hands, whatever happens.
    pub fn last_hand(&self) -> u32 {
        if self.end_mode == EndMode::Hands { self.hand_limit } else { self.most_hands }
    }
}

impl engine::Agreements for Agreements {
    fn facts() -> &'static [OptionFact] {
        super::facts::OPTIONS
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), BadAgreement> {
        match name {
            "table" => self.fidelity = choose(name, value)?,
            "pairs" => self.pairs = choose(name, value)?,
            "end_mode" => self.end_mode = choose(name, value)?,
            "target" => self.target = number(name, value, 1, 10_000)?,
            "time_limit" => self.time_limit = number(name, value, 1, 10_000)?,
            "hand_limit" => self.hand_limit = number(name, value, 1, 10_000)?,
            "most_hands" => self.most_hands = number(name, value, 1, 10_000)?,
            "rebid_after_pass" => self.rebid_after_pass = choose(name, value)?,
            "copas_opening" => self.copas_opening = choose(name, value)?,
            "copas_opening_bid" => {
                let bid: i64 = number(name, value, 5, 50)?;
                if bid % STEP != 0 {
                    return Err(BadAgreement::Value {
                        name: name.to_owned(),
                        value: value.chars().take(40).collect(),
                        expected: "a multiple of five from 5 to 50".to_owned(),
                    });
                }
                self.copas_opening_bid = bid;
            }
            "eucre_defender_exchange" => self.eucre_defender_exchange = choose(name, value)?,
            "slam_wins" => self.slam_wins = choose(name, value)?,
            "stake" => self.stake = number(name, value, 0, 1_000_000)?,
            _ => return Err(unknown::<Agreements>(name)),
        }
        Ok(())
    }

    fn get(&self, name: &str) -> Option<String> {
        Some(match name {
            "table" => self.fidelity.word().to_owned(),
            "pairs" => self.pairs.word().to_owned(),
            "end_mode" => self.end_mode.word().to_owned(),
            "target" => self.target.to_string(),
            "time_limit" => self.time_limit.to_string(),
            "hand_limit" => self.hand_limit.to_string(),
            "most_hands" => self.most_hands.to_string(),
            "rebid_after_pass" => self.rebid_after_pass.word().to_owned(),
            "copas_opening" => self.copas_opening.word().to_owned(),
            "copas_opening_bid" => self.copas_opening_bid.to_string(),
            "eucre_defender_exchange" => self.eucre_defender_exchange.word().to_owned(),
            "slam_wins" => self.slam_wins.word().to_owned(),
            "stake" => self.stake.to_string(),
            _ => return None,
        })
    }
}
